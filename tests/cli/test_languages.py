"""The command line in every language: chosen by ``--lang``, else by the system."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from typing import Any

import pytest
import typer

from calico.cli.app import app
from calico.cli.commands import command_modules, load_command
from calico.cli.help import KEY, walk
from calico.cli.language import wanted_language
from calico.cli.play import answers
from calico.lang import LANGUAGES, catalogue, english, say, speaking
from calico.rules.game import Game
from calico.rules.record import Record
from support.commands import Run

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")
COMMANDS = list(command_modules())
WHOLE: list[tuple[str, Any]] = [
    each for name in COMMANDS for each in walk(load_command(name), f"{KEY}.{name}")
]
"""All commands, groups and those in them, each with the key of its help."""


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that names no language."""
    for name in SYSTEM:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="module")
def finished() -> Record:
    game = Game.new(["Ari", "Zoë"], setup="beginner", seed="languages")
    while not game.is_finished:
        game.play(next(iter(game.legal_moves)))
    return Record.of(game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_score_sheet_in_every_language(calico: Run, finished: Record, lang: str) -> None:
    sheet = calico("--lang", lang, "score", "-", given=finished.dumps()).out
    for key in ("sheet.title", "sheet.total", "cat.millie", "colour.yellow"):
        assert str(catalogue(lang)[key]) in sheet


def test_json_is_the_same_in_every_language(calico: Run, finished: Record) -> None:
    told = {
        calico("--lang", lang, "score", "-", "--json", given=finished.dumps()).out
        for lang in LANGUAGES
    }
    assert len(told) == 1
    assert json.loads(told.pop())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_said_in_every_language(
    calico: Run,
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    command: str,
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    words = ["--lang", lang, *([command] if command else []), "--help"]
    text = " ".join(calico(*words).out.split())
    with speaking(lang):
        head = say(f"cli.command.{command}" if command else "cli.about").replace("`", "")
        for sentence in (head, say("cli.usage"), say("cli.show-help"), say("cli.panel.options")):
            assert " ".join(sentence.split()) in text
    assert "cli." not in text


def test_every_help_is_a_key(calico: Run) -> None:
    commands: list[Any] = [typer.main.get_group(app), *(command for _, command in WHOLE)]
    shown = [each for command in commands for each in command.params if not each.hidden]
    assert [each.name for each in shown if each.help not in catalogue()] == []
    assert [key for key, _ in WHOLE if key not in catalogue()] == []


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_AT.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "pl_PL.UTF-8", "LANGUAGE": "da:pt:de"}, "pt-BR"),
        ({"LANG": "da_DK.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_names_the_language(environment: dict[str, str], lang: str) -> None:
    assert wanted_language(["score", "--lang"], environment) == lang
    assert wanted_language(["--names", "de", "--lang=pt", "score"], environment) == "pt-BR"


def test_a_refusal_is_in_the_language_of_the_system(
    calico: Run,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    with speaking("de"):
        wanted = say("error.not-object", where="record", text="7")
    assert wanted.split(":")[1] in calico("score", "-", given="7").refusal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("scor",), "error.no-such-command-but"),
        (("score",), "error.missing-argument"),
        (("score", "--jsno", "-"), "error.no-such-option-but"),
        (("show", "-", "--move", "-3"), "error.bad-value"),
        (("show", "-", "--move"), "error.option-needs-value"),
        (("score", "--json=1", "-"), "error.option-takes-none"),
        (("score", "a", "b"), "error.extra-words"),
        (("score", "/no/such/file"), "error.no-such-file"),
    ],
)
def test_words_that_cannot_be_taken_are_refused_in_our_own(
    calico: Run,
    lang: str,
    words: tuple[str, ...],
    key: str,
) -> None:
    pattern = re.sub(r"\\\{\w+\\\}", ".+", re.escape(str(catalogue(lang)[key])))
    assert re.fullmatch(f"calico: {pattern}", calico("--lang", lang, *words).refusal)


def test_an_unknown_language_is_refused_with_those_there_are(calico: Run) -> None:
    for words in (("--lang", "xx", "rules"), ("--lang=xx",), ("--lang",)):
        assert calico(*words).refusal.endswith("expected one of en, pl, fr, pt-BR, de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_during_a_game_are_typed_in_the_language_or_in_english(lang: str) -> None:
    with speaking(lang):
        own = [word for name in answers.COMMANDS for word in say(f"command.{name}").split()]
        assert len(set(own)) == len(own)
        for name in answers.COMMANDS:
            for word in say(f"command.{name}").split():
                assert answers.command(f"{word} x") == (name, "x")
            for word in english(f"command.{name}").split():
                assert word in own or answers.command(word) == (name, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_told_with_the_names_chosen(calico: Run, lang: str) -> None:
    assert "Thimble" in calico("--lang", lang, "--names", "prototype", "rules").out


def test_a_quilt_is_drawn_in_every_language(calico: Run) -> None:
    record = Record.of(Game.new(["Ari"], setup="beginner", seed="drawn")).dumps()
    for lang in LANGUAGES:
        out = calico("--lang", lang, "show", "-", given=record).out
        assert str(catalogue(lang)["draw.goals"]) in out
        assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "words", [[], *(key.removeprefix(f"{KEY}.").split(".") for key, _ in WHOLE)], ids=" ".join
)
def test_help_shows_what_to_type_and_no_types(calico: Run, lang: str, words: list[str]) -> None:
    text = calico("--lang", lang, *words, "--help").out
    assert re.findall(r"<\w+|\[\[|\{|\.\.\.\]?\.\.\.", text) == []
    usage = next(line for line in text.splitlines() if line.strip())
    assert say_in(lang, "cli.usage") in usage
    assert f"[{say_in(lang, 'cli.word.options')}]" in usage


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_shown_where_there_is_only_ascii(lang: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "calico", "--lang", lang, "--help"],
        env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def say_in(lang: str, key: str) -> str:
    with speaking(lang):
        return say(key)


def test_the_first_line_of_help_shows_arguments_as_people_know_them(calico: Run) -> None:
    def usage(*words: str) -> str:
        return calico(*words, "--help").out.split("\n")[1].strip()

    assert usage("play") == "Usage: calico play [OPTIONS] [FILE]"
    assert usage("score") == "Usage: calico score [OPTIONS] FILE"
    assert usage("simulate") == "Usage: calico simulate [OPTIONS] AGENT..."
    assert usage("bench") == "Usage: calico bench [OPTIONS] [BENCHMARK...]"
    assert usage("--lang", "de", "score") == "Aufruf: calico score [OPTIONEN] DATEI"


@pytest.mark.parametrize("command", ["box", "scenarios"])
def test_french_has_a_space_before_a_colon(calico: Run, command: str) -> None:
    assert re.findall(r"\w+:", calico("--lang", "fr", command).out) == []
