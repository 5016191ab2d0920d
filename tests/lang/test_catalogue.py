"""The words: every error has a sentence, every sentence an error, and nothing is left unfilled."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import calico
from calico import CalicoError, errors
from calico.box import CATS, GOALS, PROMO_CATS, RESTRICTIONS, Colour, Objective, Pattern, Shape
from calico.errors import quoted
from calico.lang import NAMES, catalogue, say, use_names
from calico.rules.options import Mode
from calico.table.browser.rows import REASONS
from calico.table.game.state import TablePhase

PACKAGE = Path(calico.__file__).parent
ERRORS = {
    name
    for name, thing in vars(errors).items()
    if isinstance(thing, type) and issubclass(thing, CalicoError)
}


@dataclass(frozen=True)
class Site:
    """A place in the sources that makes an error: its possible codes and the details it gives."""

    where: str
    codes: frozenset[str]
    details: frozenset[str]


def filled(parts: ast.JoinedStr, words: dict[str, set[str]]) -> set[str]:
    """What an f-string may come to when each name in it is one of ``words``."""
    options = [
        words[ast.unparse(part.value)] if isinstance(part, ast.FormattedValue) else texts(part, {})
        for part in parts.values
    ]
    return {"".join(choice) for choice in product(*options)}


def texts(node: ast.AST, words: dict[str, set[str]]) -> set[str]:
    """The texts that an expression may come to, as far as it says so itself."""
    if isinstance(node, ast.JoinedStr):
        return filled(node, words)
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return texts(node.body, words) | texts(node.orelse, words)
    if isinstance(node, ast.Tuple):
        return set().union(*(texts(part, words) for part in node.elts))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        found = texts(node.func.value, words)
        if node.func.attr == "replace":
            old, new = (ast.literal_eval(argument) for argument in node.args)
            return {text.replace(old, new) for text in found}
    return set()


def words_of(tree: ast.AST) -> dict[str, set[str]]:
    """What the names in the f-strings of error codes stand for."""
    chosen: set[str] = set()
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "_choose":
            chosen |= texts(call.args[2], {})
    breakable = {str(each) for each in RESTRICTIONS} - {"both_ways_only", "no_hand"}
    phases = {str(phase) for phase in TablePhase}
    return {
        "what": chosen,
        "self.options.restriction": breakable,
        "self.phase": phases,
        "self._ended": set(REASONS),
        "reason": set(REASONS),
    }


def sites() -> list[Site]:
    """Every place that makes an error."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        words = words_of(tree)
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        seen: set[ast.AST] = set()
        for scope in (*functions, tree):
            for call in ast.walk(scope):
                if call in seen or not isinstance(call, ast.Call) or not call.args:
                    continue
                if ast.unparse(call.func) in ERRORS:
                    seen.add(call)
                    codes = texts(call.args[0], words)
                    if isinstance(call.args[0], ast.Name):
                        codes = assigned(scope, call.args[0].id, words)
                    details = frozenset(k.arg for k in call.keywords if k.arg) - {"rule"}
                    where = f"{path.relative_to(PACKAGE)}:{call.lineno}"
                    found.append(Site(where, frozenset(codes), details))
    return found


def assigned(function: ast.AST, name: str, words: dict[str, set[str]]) -> set[str]:
    """The texts that ``name`` may have got in ``function``; a rule's number is no code."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and name in ast.unparse(node.targets[0]).strip("()").split(
            ", "
        ):
            found |= texts(node.value, words)
    return {text for text in found if not re.fullmatch(r"R[\d.]+", text)}


SITES = sites()
ENTRIES = catalogue()


def forms(key: str) -> list[str]:
    """The sentences of an entry: one, or its plural forms."""
    entry = ENTRIES[key]
    return [entry] if isinstance(entry, str) else list(entry.values())


def placeholders(key: str) -> set[str]:
    """The names that the sentences of ``key`` fill in."""
    return {name for form in forms(key) for _, name, _, _ in Formatter().parse(form) if name}


def test_the_sources_make_errors_in_many_places() -> None:
    assert len(SITES) > 60
    assert {"rules", "box", "cli"} <= {site.where.split("/")[0] for site in SITES}


@pytest.mark.parametrize("site", SITES, ids=lambda site: site.where)
def test_every_error_made_in_the_sources_has_a_sentence_that_its_details_fill(site: Site) -> None:
    assert site.codes, "the test cannot tell which codes this place uses"
    for code in site.codes:
        assert f"error.{code}" in ENTRIES
        assert placeholders(f"error.{code}") <= site.details
        details: dict[str, Any] = dict.fromkeys(site.details, 1)
        made = CalicoError(code, **details)
        assert str(made).isprintable()
        assert "{" not in str(made)


def test_every_sentence_for_an_error_is_used() -> None:
    used = {f"error.{code}" for site in SITES for code in site.codes}
    assert {key for key in ENTRIES if key.startswith("error.")} - used == set()


def test_every_key_that_the_sources_say_is_there_and_filled() -> None:
    said = 0
    for path in PACKAGE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "say":
                for key in (
                    texts(call.args[0], {}) if isinstance(call.args[0], ast.Constant) else ()
                ):
                    said += 1
                    assert key in ENTRIES, f"{path.name}:{call.lineno}"
                    given = {keyword.arg for keyword in call.keywords}
                    assert placeholders(key) <= given, f"{path.name}:{call.lineno}"
    assert said > 5


@pytest.mark.parametrize("key", ENTRIES)
def test_a_sentence_is_a_line_with_named_places(key: str) -> None:
    for form in forms(key):
        assert form
        assert form == form.strip() or not key.startswith("error.")
        assert form.isprintable()
        for _, name, spec, conversion in Formatter().parse(form):
            assert name is None or name.isidentifier()
            assert not spec
            assert not conversion


@pytest.mark.parametrize("key", [key for key, entry in ENTRIES.items() if isinstance(entry, dict)])
def test_plural_forms_are_one_and_other(key: str) -> None:
    entry = ENTRIES[key]
    assert isinstance(entry, dict)
    assert set(entry) == {"one", "other"}


@pytest.mark.parametrize("names", NAMES)
def test_everything_in_the_box_has_a_name(names: str) -> None:
    words = catalogue("en", names)
    keys = [f"colour.{colour.id}" for colour in Colour]
    keys += [f"pattern.{pattern.id}" for pattern in Pattern]
    keys += [f"cat.{cat}" for cat in (*CATS, *PROMO_CATS)]
    keys += [f"setup.{mode}" for mode in Mode]
    keys += [f"restriction.{each}" for each in RESTRICTIONS]
    keys += [f"objective.{each}" for each in Objective]
    keys += [f"need.{each}" for each in Shape]
    keys += [f"goal-words.{each}" for each in GOALS]
    assert [key for key in keys if not words.get(key)] == []
    for kind in ("colour", "pattern", "cat"):
        same_kind = [words[key] for key in keys if key.startswith(f"{kind}.")]
        assert len({str(word) for word in same_kind}) == len(same_kind)


def test_R10_each_edition_calls_the_cats_by_its_names() -> None:
    told = {}
    for names in NAMES:
        use_names(names)
        told[names] = (say("cat.millie"), say("setup.standard"))
    use_names(None)
    assert told == {
        "final": ("Millie", "standard"),
        "de": ("Emy", "standard"),
        "prototype": ("Thimble", "advanced"),
    }
    assert say("cat.millie") == "Millie"


def test_a_number_chooses_its_plural_form() -> None:
    assert [say("draw.points", n=n) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


# The browser


WEB = PACKAGE.parent.parent / "web" / "src"
QUOTED = re.compile(r"""["'`]([a-z][\w-]*(?:\.[\w-]*(?:\$\{[^}]*\}[\w-]*)?)+)["'`]""")
"""A text in the sources of the page that looks like a key, with ``${...}`` where it is filled."""


def web_keys() -> dict[str, set[str]]:
    """The keys that the page says, or their beginnings and ends, with the files that say them."""
    found: dict[str, set[str]] = {}
    for path in sorted((*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"))):
        for key in QUOTED.findall(path.read_text(encoding="utf-8")):
            found.setdefault(key, set()).add(path.name)
    return found


def said_by(key: str) -> set[str]:
    """The entries that a key from the page may mean."""
    pattern = re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(key))
    return {entry for entry in ENTRIES if re.fullmatch(pattern, entry)}


def test_every_key_that_the_page_says_is_there() -> None:
    said = {key: files for key, files in web_keys().items() if key.startswith("web.")}
    assert len(said) > 80
    assert {key: files for key, files in said.items() if not said_by(key)} == {}


def test_every_word_of_the_page_is_said() -> None:
    said = set().union(*(said_by(key) for key in web_keys()))
    assert {key for key in ENTRIES if key.startswith("web.")} - said == set()


# How an error reads


def test_an_error_is_a_sentence_and_its_rule() -> None:
    error = CalicoError("game-over", rule="R3.5")
    assert str(error) == "the game is over (R3.5)"
    assert (error.code, error.rule, error.details) == ("game-over", "R3.5", {})


def test_foreign_text_is_quoted_and_never_long() -> None:
    assert str(CalicoError("no-such-topic", text="x y")).endswith("'x y'")
    assert len(str(CalicoError("no-such-topic", text="x" * 10_000))) < 120
    assert len(quoted("x" * 10_000)) == 60
    assert quoted("x" * 58) == "'" + "x" * 58 + "'"


@pytest.mark.parametrize("text", ["a\nb", "\x1b[31m", "\u202e", "\ud800", "a\tb"])
@pytest.mark.parametrize("detail", ["name", "text"])
def test_what_cannot_be_printed_is_escaped(text: str, detail: str) -> None:
    codes = {"name": "goals-chosen", "text": "no-such-topic"}
    details: dict[str, Any] = {detail: text}
    assert str(CalicoError(codes[detail], **details)).isprintable()


# The words of the browser client

WEB = PACKAGE.parent.parent / "web" / "src"
SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(WEB.rglob("*"))
    if path.suffix in (".svelte", ".ts") and path.name != "protocol.ts"
)
SAID = re.compile(r"""\bsay\(\s*(?:[^"'`)]*?\?\s*)?(["'`])([^"'`]+)\1""")
"""A call of say, with the first key that it names."""
NAMED = re.compile(r"""["'`]((?:web|lesson)\.[^"'`\s]*)["'`]""")
"""A key, wherever it stands."""


def pattern(key: str) -> re.Pattern[str]:
    """What a key with ``${places}`` may come to."""
    parts = re.split(r"\$\{[^}]*\}", key)
    return re.compile("[^ ]+".join(re.escape(part) for part in parts))


@pytest.mark.skipif(not WEB.is_dir(), reason="the browser client is not in an installed package")
def test_every_key_that_the_browser_client_says_is_there() -> None:
    keys = {key for _, key in SAID.findall(SOURCES)} | set(NAMED.findall(SOURCES))
    assert len(keys) > 100
    missing = {key for key in keys if not any(pattern(key).fullmatch(each) for each in ENTRIES)}
    assert missing == set()


@pytest.mark.skipif(not WEB.is_dir(), reason="the browser client is not in an installed package")
def test_every_word_of_the_browser_client_is_used() -> None:
    keys = [pattern(key) for key in set(NAMED.findall(SOURCES))]
    unused = {
        each
        for each in ENTRIES
        if each.startswith("web.") and not any(key.fullmatch(each) for key in keys)
    }
    assert unused == set()
