"""The score pad, asked for step by step: cats, boards, goals, quilts, and the tokens left open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from rich.console import Console
from rich.text import Text

from calico.box import (
    BEGINNER_CATS,
    BEGINNER_GOALS,
    BOARDS,
    CATS,
    CELLS,
    GOAL_CELLS,
    GOALS,
    PROMO_CATS,
    Pattern,
    Tile,
)
from calico.campaign.columns import BREAKABLE
from calico.campaign.pad import Remark, reckon
from calico.campaign.sheet import Sewn, Sheet
from calico.cli import signs
from calico.cli.keyboard import Keyboard
from calico.cli.screen import console
from calico.cli.typed import read_goals
from calico.errors import CalicoError, NotationError, SetupError
from calico.lang import folded, say
from calico.rules import kernel
from calico.rules.quilt import Quilt
from calico.rules.setup import MOST_PLAYERS, Options, check_name, parse_cat

T = TypeVar("T")


def asked(
    *,
    setup: str,
    edition: str,
    variants: Sequence[str],
    restriction: str | None,
    scenario: int | None,
) -> Sheet:
    """The sheet that somebody answers; what is not said twice is not asked twice."""
    options = Options.of(
        setup=setup,
        edition=edition,
        variants=variants,
        restriction=restriction,
        scenario=scenario,
    )
    questions = _Questions(console(), options)
    try:
        return questions.sheet()
    except EOFError:
        raise CalicoError("pad-unanswered") from None


class _Questions:
    """One question after the other; an answer that cannot be is refused and asked for again."""

    def __init__(self, out: Console, options: Options) -> None:
        self._out = out
        self._keyboard = Keyboard(out)
        self._options = options

    def sheet(self) -> Sheet:
        """Everything."""
        options = self._options
        players = self._ask(say("pad.people"), self._people)
        cats = self._cats(players)
        sheet = Sheet(
            (),
            cats,
            str(options.setup),
            str(options.edition),
            tuple(str(variant) for variant in options.variants),
            str(options.restriction) if options.restriction else None,
            options.scenario.number if options.scenario else None,
        )
        for number in range(1, players + 1):
            sewn = self._sewn(number, sheet)
            sewn = replace(sewn, broken=not self._kept(sewn.name))
            sheet = replace(sheet, players=(*sheet.players, sewn))
        return self._tokens(sheet)

    def _ask(self, question: str, read: Callable[[str], T]) -> T:
        """What ``read`` makes of the answer, as soon as it can make something of it."""
        while True:
            answer = self._keyboard.ask(question)
            try:
                return read(answer)
            except CalicoError as error:
                self._out.print(Text(signs.clean(str(error))))

    def _people(self, text: str) -> int:
        count = _number(text, 1, MOST_PLAYERS)
        self._options.check_players(count)
        return count

    def _cats(self, players: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The three cats, given or told, and the patterns of two: the third has the rest."""

        def three(text: str) -> list[str]:
            cats = [_cat(word) for word in text.replace(",", " ").split()]
            self._options.check_cats([parse_cat(cat) for cat in cats], players)
            return cats

        scenario = self._options.scenario
        if scenario:
            cats = list(scenario.cats)
        elif self._options.setup == "beginner":
            cats = list(BEGINNER_CATS)
        else:
            cats = self._ask(say("pad.cats"), three)
        left = [pattern.id for pattern in Pattern]
        found = []
        for cat in cats[:2]:
            question = say("pad.patterns", cat=say(f"cat.{cat}"), patterns=_patterns(left))
            pair = self._ask(question, partial(_pair, left))
            left = [pattern for pattern in left if pattern not in pair]
            found.append((cat, pair))
        return (*found, (cats[2], tuple(left)))

    def _sewn(self, number: int, sheet: Sheet) -> Sewn:
        """One player: name, board, goals and quilt."""
        taken = [player.name for player in sheet.players]

        def name(text: str) -> str:
            text = text or say("start.player", n=number)
            check_name(text)
            if text in taken:
                raise SetupError("pad-name-twice", text=text)
            return text

        def first(text: str) -> str:
            """A board, or the whole quilt in one line."""
            return Quilt.parse(text).text if "/" in text else _board(text)

        called = self._ask(say("start.name", n=number), name)
        line = self._ask(say("pad.board", boards=_boards()), first)
        if "/" in line:
            return Sewn(called, line)
        goals = "-"
        if self._options.setup == "beginner":
            goals = ",".join(BEGINNER_GOALS)
        elif not self._options.family:
            goals = ",".join(self._ask(say("pad.goals"), self._goals))
        self._out.print(say("pad.rows"))
        rows = [self._ask(say("pad.row", row=row), _row_reader(row)) for row in "abcde"]
        return Sewn(called, f"{line} {goals} {'/'.join(rows)}")

    def _goals(self, text: str) -> list[str]:
        ids = read_goals(text, tuple(GOALS.values()))
        quilt = Quilt.parse(f"blue {','.join(ids)} {'/'.join(_EMPTY)}")
        self._options.check_goals(quilt.goals)
        return ids

    def _kept(self, name: str) -> bool:
        """Whether a restriction that can be impossible to keep was kept all the time (R8.5)."""
        if self._options.restriction not in BREAKABLE:
            return True
        question = say("pad.broken", name=signs.clean(name))
        return self._ask(question, lambda text: _number(text, 0, kernel.TURNS)) == 0

    def _tokens(self, sheet: Sheet) -> Sheet:
        """Ask for the tokens that the quilts leave open, until each can be."""
        for remark in reckon(sheet).remarks:
            if remark.seat is None or remark.error.code not in ("pad-uncounted", "pad-promo-open"):
                continue
            sheet = self._token(sheet, remark, remark.seat)
        return sheet

    def _token(self, sheet: Sheet, remark: Remark, seat: int) -> Sheet:
        kind, _, what = remark.field.partition(".")
        column = reckon(sheet).columns[seat]
        name = signs.clean(column.name)

        def told(sewn: Sewn) -> Sheet:
            return replace(sheet, players=(*sheet.players[:seat], sewn, *sheet.players[seat + 1 :]))

        sewn = sheet.players[seat]
        if kind == "promo":
            return told(replace(sewn, promo=self._ask(say("pad.promo", name=name), _promo)))
        counts = {colour.id: count for colour, count in column.buttons.items()}
        counts |= {cat.id: count for cat, count in column.cats.items()}
        possible = counts[what].bounds
        label = say(f"colour.{what}" if kind == "buttons" else f"cat.{what}")
        question = say(f"pad.{kind}-of", name=name, what=label, possible=possible)
        count = self._ask(question, lambda text: _number(text, possible.fewest, possible.most))
        if kind == "buttons":
            return told(replace(sewn, buttons={**sewn.buttons, what: count}))
        return told(replace(sewn, cats={**sewn.cats, what: count}))


_EMPTY = tuple(
    "".join("##" if cell in GOAL_CELLS else ".." for cell in CELLS if cell.row == row)
    for row in range(1, 6)
)


def _number(text: str, fewest: int, most: int) -> int:
    if not text.isascii() or not text.isdigit() or not fewest <= int(text[:9]) <= most:
        raise NotationError("pad-number", text=text, fewest=fewest, most=most)
    return int(text)


def _promo(text: str) -> int:
    if text not in ("0", "4", "8"):
        raise NotationError("pad-promo", rule="R11.3", text=text)
    return int(text)


def _cat(word: str) -> str:
    """The cat called ``word``, by its id or by the name that it goes by here."""
    names = {folded(say(f"cat.{cat}")): cat for cat in (*CATS, *PROMO_CATS)}
    return parse_cat(names.get(folded(word), word.lower())).id


def _boards() -> str:
    """The boards, by their names."""
    return ", ".join(say(f"board.{board}") for board in BOARDS)


def _board(text: str) -> str:
    """The board called ``text``, by its id or by its name."""
    names = {folded(say(f"board.{board}")): board for board in BOARDS}
    found = names.get(folded(text), text.lower())
    if found not in BOARDS:
        raise SetupError("unknown-board", rule="R1.2", text=text, known=_boards())
    return found


def _patterns(left: Sequence[str]) -> str:
    """The patterns that are ``left``, by their names."""
    return ", ".join(say(f"pattern.{pattern}") for pattern in left)


def _pair(left: Sequence[str], text: str) -> tuple[str, ...]:
    """Two of the patterns that are ``left``, by id, name or letter."""
    known = {pattern.id: pattern.id for pattern in Pattern}
    known |= {folded(say(f"pattern.{pattern.id}")): pattern.id for pattern in Pattern}
    known |= {pattern.letter: pattern.id for pattern in Pattern}
    pair = tuple(known.get(folded(word), "") for word in text.replace(",", " ").split())
    if len(set(pair)) != 2 or len(pair) != 2 or not set(pair) <= set(left):
        raise NotationError("pad-patterns", rule="R2.3", text=text, known=_patterns(left))
    return pair


def _row_reader(row: str) -> Callable[[str], str]:
    """Reads the patches of ``row``; the goal may be left out, and spaces may stand anywhere."""
    cells = [cell for cell in CELLS if str(cell).startswith(row)]
    free = [cell for cell in cells if cell not in GOAL_CELLS]

    def read(text: str) -> str:
        letters = "".join(text.replace("##", "").split())
        words = [letters[i : i + 2] for i in range(0, len(letters), 2)]
        if len(words) != len(free):
            raise NotationError("pad-row", text=text, row=row, n=len(free))
        tiles = iter([str(Tile.parse(word.capitalize())) for word in words])
        return "".join("##" if cell in GOAL_CELLS else next(tiles) for cell in cells)

    return read
