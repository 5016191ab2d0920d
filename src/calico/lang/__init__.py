"""Translations: one catalogue per language, shared by the command line and the browser.

A catalogue is a flat JSON object.  A value is a sentence with ``{names}`` to fill in, or an object
of plural forms chosen by the number ``n``.  The editions of the game call the cats and the setups
by different names (R10); these lie over the catalogue, so names and language are chosen apart.

Plural forms, dates, lists and numbers come from the Unicode CLDR: here through Babel, in the
browser through Intl.  Babel is imported when one of them is first needed, so that ``calico --help``
and ``import calico`` do without it.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from babel import Locale

LANGUAGES: Final = {
    "en": "English",
    "pl": "Polski",
    "fr": "Français",
    "pt-BR": "Português (Brasil)",
    "de": "Deutsch",
}
"""The languages, each with its own name for itself."""
NAMES: Final = ("final", "de", "prototype")
"""The editions whose names of cats and setups can be used."""
_PLAIN: Final = str.maketrans("’łŁ\u00a0\u202f", "'lL  ")

_ENGLISH: Final = "en"
_lang: ContextVar[str] = ContextVar("lang", default=_ENGLISH)
_names: ContextVar[str | None] = ContextVar("names", default=None)
_ids: ContextVar[bool] = ContextVar("ids", default=False)


def use_language(lang: str) -> None:
    """Set the current language to ``lang``, one of :data:`LANGUAGES`."""
    _lang.set(lang)


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Use ``lang`` in a ``with`` block."""
    before = _lang.set(lang)
    try:
        yield
    finally:
        _lang.reset(before)


def language() -> str:
    """The current language."""
    return _lang.get()


def names() -> str | None:
    """The edition whose names were chosen, or None."""
    return _names.get()


def use_names(edition: str | None) -> None:
    """Use the names of ``edition`` for cats and setups; None for the edition of the language."""
    _names.set(edition)


def use_ids(shown: bool) -> None:
    """Set whether a :class:`Named` thing shows its id too, which people type in the terminal."""
    _ids.set(shown)


@dataclass(frozen=True, slots=True)
class Named:
    """A variant or restriction in a sentence: its name, and in the terminal its id in brackets."""

    kind: str
    id: str

    def __str__(self) -> str:
        name = say("name.quoted", name=say(f"web.{self.kind}.{self.id}"))
        return f"{name} ({self.id})" if _ids.get() else name


def match(wanted: Iterable[str]) -> str:
    """The best of our languages for tags such as ``de-AT`` or ``pt_BR.UTF-8``; else English."""
    for tag in wanted:
        plain = tag.partition(".")[0].partition("@")[0].replace("_", "-").strip().casefold()
        for lang in LANGUAGES:
            if plain == lang.casefold():
                return lang
        for lang in LANGUAGES:
            if plain.partition("-")[0] == lang.partition("-")[0]:
                return lang
    return _ENGLISH


@cache
def _load(file: str) -> dict[str, Any]:
    words: dict[str, Any] = json.loads(files(__name__).joinpath(file).read_text(encoding="utf-8"))
    return words


@cache
def catalogue(lang: str = _ENGLISH, names: str | None = None) -> dict[str, str | dict[str, str]]:
    """All words of a language, with cats and setups in the names of an edition (R10).

    Without ``names`` they have the names of the edition in that language.  Missing translations are
    in English.
    """
    names = names or names_of(lang)
    words: dict[str, str | dict[str, str]] = _load("en.json") | _load(f"{lang}.json")
    words |= _load("names.json")[names]
    if names == "prototype":
        for setup in ("beginner", "standard"):
            for place in ("setup", "web.setup"):
                words[f"{place}.{setup}"] = words[f"{place}.prototype.{setup}"]
    return words


def cat_names(cat: str) -> dict[str, str]:
    """What each edition calls ``cat``."""
    return {edition: _load("names.json")[edition][f"cat.{cat}"] for edition in NAMES}


def names_of(lang: str) -> str:
    """The edition whose names are the default for ``lang``."""
    return "de" if lang == "de" else "final"


@cache
def rules(lang: str, names: str | None = None) -> str:
    """The rules in our own words, as Markdown; cats and setups in the names of an edition (R10).

    ``{setup.ID}`` in the text is the name of a setup, ``{Setup.ID}`` the same as a heading.
    """
    text = files(__name__).joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")
    written, wanted = catalogue(lang), catalogue(lang, names)
    cats = {str(name): str(wanted[key]) for key, name in written.items() if key.startswith("cat.")}
    for setup in ("beginner", "standard"):
        name = str(wanted[f"setup.{setup}"])
        text = text.replace(f"{{setup.{setup}}}", name)
        text = text.replace(f"{{Setup.{setup}}}", name[0].upper() + name[1:])
    known_cats = "|".join(map(re.escape, cats))
    return re.sub(rf"\b({known_cats})\b", lambda found: cats[found[0]], text)


def folded(text: str) -> str:
    """``text`` for comparing: without case, accents, kinds of apostrophe and of space.

    >>> folded("L’Étoffe\u202f!")
    "l'etoffe !"
    """
    plain = unicodedata.normalize("NFD", text.translate(_PLAIN))
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).casefold()


def is_printable(text: str) -> bool:
    """Whether ``text`` can be printed on one line; French has spaces that do not break."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


def known(key: str) -> bool:
    """Whether there is a sentence ``key``."""
    return key in catalogue(_lang.get(), _names.get())


def say(key: str, **details: object) -> str:
    """The sentence ``key`` with ``details`` filled in."""
    entry = catalogue(_lang.get(), _names.get())[key]
    if isinstance(entry, dict):
        entry = entry.get(form(_lang.get(), details["n"])) or entry["other"]
    return entry.format(**details)


def english(key: str) -> str:
    """The sentence ``key`` in English, for what people may type in any language."""
    return str(catalogue()[key])


@cache
def _locale(lang: str, *, counting: bool = False) -> Locale:
    """``lang`` as the CLDR knows it; our English is British.

    Brazilian Portuguese counts by the rule of Portugal: that of Brazil has "0 ponto", where
    publishers print "0 pontos".  ``web/src/words/languages.ts`` does the same.
    """
    from babel import Locale

    tag = {"en": "en-GB", "pt-BR": "pt-PT" if counting else "pt-BR"}.get(lang, lang)
    return Locale.parse(tag, sep="-")


def forms(lang: str) -> frozenset[str]:
    """The plural forms of ``lang``, by their names in the CLDR."""
    return _locale(lang, counting=True).plural_form.tags | {"other"}


def form(lang: str, n: object) -> str:
    """The plural form that ``lang`` uses with the number ``n``, as the CLDR has it.

    >>> [form("pl", n) for n in (0, 1, 2, 5, 12, 22, 1.5)]
    ['many', 'one', 'few', 'many', 'many', 'few', 'other']
    >>> [form("pt-BR", n) for n in (0, 1, 2, 1_000_000)]
    ['other', 'one', 'other', 'many']
    """
    if not isinstance(n, int | float):
        return "other"
    return _locale(lang, counting=True).plural_form(n)


def number(value: float, digits: int = 0) -> str:
    """``value`` with a number of digits after the decimal separator."""
    from babel.numbers import format_decimal

    return format_decimal(value, _digits(digits), _locale(_lang.get()))


def percent(share: float, digits: int = 1) -> str:
    """A fraction as a percentage."""
    from babel.numbers import format_percent

    locale = _locale(_lang.get())
    pattern = locale.percent_formats[None].pattern.replace("#,##0", _digits(digits))
    return format_percent(share, pattern, locale)


def _digits(digits: int) -> str:
    """The pattern of a number with so many digits after the point, without grouping."""
    return f"0.{'0' * digits}" if digits else "0"


def listed(parts: Sequence[str]) -> str:
    """Several things in a sentence: "a, b and c"."""
    from babel.lists import format_list

    return format_list(parts, "standard", _locale(_lang.get()))


def day(when: date) -> str:
    """A date in words: "16 November 2026".

    French and Portuguese write the first of a month as an ordinal, which the CLDR does not do.
    """
    from babel.dates import format_date

    text = format_date(when, "long", _locale(_lang.get()))
    return re.sub(r"\b1\b", say("date.first"), text, count=1) if when.day == 1 else text
