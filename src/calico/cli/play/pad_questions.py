"""The questions of the score pad: cats, boards, goals, quilts, and tokens that are open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

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
from calico.campaign.pad.columns import BREAKABLE
from calico.campaign.pad.pad import Remark, evaluate
from calico.campaign.pad.sheet import Sheet, SheetPlayer
from calico.cli.play.typed import read_goals
from calico.cli.terminal import symbols
from calico.cli.terminal.keyboard import Keyboard
from calico.errors import CalicoError, NotationError, SetupError
from calico.lang import folded, say
from calico.rules.kernel import kernel
from calico.rules.options import MOST_PLAYERS, Options
from calico.rules.quilt import Quilt
from calico.rules.setup import check_name, parse_cat

T = TypeVar("T")


def asked(
    sheet: Sheet | None, options: Options, store: Callable[[Sheet], None], out: Console
) -> Sheet:
    """The sheet that the answers make; ``store`` is called with it after every answer.

    What ``sheet`` contains already is not asked again.
    """
    return _PadQuestions(sheet, options, store, out).answered()


class _PadQuestions:
    """Asks one question after the other; an invalid answer is refused and asked for again."""

    def __init__(
        self, sheet: Sheet | None, options: Options, store: Callable[[Sheet], None], out: Console
    ) -> None:
        self._options = options
        self._out = out
        self._keyboard = Keyboard(out)
        self._store = store
        self._sheet = sheet or self._begun()

    def answered(self) -> Sheet:
        """Everything."""
        self._cats()
        for seat in range(len(self._sheet.players)):
            self._name(seat)
            self._quilt(seat)
            self._broken(seat)
        self._tokens()
        return self._sheet

    def _begun(self) -> Sheet:
        """A sheet with only the options and the number of players."""
        options = self._options
        sheet = Sheet(
            (SheetPlayer("", ""),) * self._ask(say("pad.people"), self._people),
            (),
            options.to_ids(),
        )
        self._store(sheet)
        return sheet

    def _put(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._store(sheet)

    def _set(self, seat: int, **fields: Any) -> None:
        """Set ``fields`` of the player at ``seat``."""
        players = list(self._sheet.players)
        players[seat] = replace(players[seat], **fields)
        self._put(replace(self._sheet, players=tuple(players)))

    def _ask(self, question: str, read: Callable[[str], T]) -> T:
        """What ``read`` returns for the answer; asks again while it raises an error."""
        while True:
            answer = self._keyboard.ask(question)
            try:
                return read(answer)
            except CalicoError as error:
                self._out.print(Text(symbols.clean(str(error))))

    def _people(self, text: str) -> int:
        count = _number(text, 1, MOST_PLAYERS)
        self._options.check_players(count)
        return count

    def _cats(self) -> None:
        """The three cats, given or asked for, and the patterns of two: the third has the rest."""
        if not self._sheet.cats:
            self._put(replace(self._sheet, cats=tuple((cat, ()) for cat in self._three())))
        for place, (cat, pair) in enumerate(self._sheet.cats):
            cats = list(self._sheet.cats)
            taken = {pattern for _, patterns in cats for pattern in patterns}
            left = [pattern.id for pattern in Pattern if pattern.id not in taken]
            if pair or len(left) < 2:
                continue
            question = say("pad.patterns", cat=say(f"cat.{cat}"), patterns=_patterns(left))
            is_last = len(left) == 2
            cats[place] = cat, tuple(left) if is_last else self._ask(question, partial(_pair, left))
            self._put(replace(self._sheet, cats=tuple(cats)))

    def _three(self) -> list[str]:
        def three(text: str) -> list[str]:
            cats = [_cat(word) for word in text.replace(",", " ").split()]
            self._options.check_cats([parse_cat(cat) for cat in cats], len(self._sheet.players))
            return cats

        if self._options.scenario:
            return list(self._options.scenario.cats)
        if self._options.setup == "beginner":
            return list(BEGINNER_CATS)
        return self._ask(say("pad.cats"), three)

    def _name(self, seat: int) -> None:
        def name(text: str) -> str:
            text = text or say("start.player", n=seat + 1)
            check_name(text)
            if any(player.name == text for player in self._sheet.players):
                raise SetupError("pad-name-twice", text=text)
            return text

        if not self._sheet.players[seat].name:
            self._set(seat, name=self._ask(say("start.name", n=seat + 1), name))

    def _quilt(self, seat: int) -> None:
        """Board, goals and rows, or the whole quilt in one line."""

        def first(text: str) -> str:
            return Quilt.parse(text).text if "/" in text else f"{_board(text)} - {_EMPTY}"

        if not self._sheet.players[seat].quilt:
            question = say("pad.board", boards=_boards())
            self._set(seat, quilt=self._ask(question, first))
        try:
            quilt = Quilt.parse(self._sheet.players[seat].quilt)
        except CalicoError:
            return
        board, goals, lines = quilt.text.split()
        if goals == "-" and not self._options.family:
            is_given = self._options.setup == "beginner"
            ids = BEGINNER_GOALS if is_given else self._ask(say("pad.goals"), self._goals)
            goals = ",".join(ids)
            self._set(seat, quilt=f"{board} {goals} {lines}")
        rows = lines.split("/")
        if quilt.free:
            self._out.print(say("pad.rows"))
        for place, row in enumerate("abcde"):
            if ".." in rows[place]:
                rows[place] = self._ask(say("pad.row", row=row), _row_reader(row))
                self._set(seat, quilt=f"{board} {goals} {'/'.join(rows)}")

    def _goals(self, text: str) -> list[str]:
        ids = read_goals(text, tuple(GOALS.values()))
        self._options.check_goals(Quilt.parse(f"blue {','.join(ids)} {_EMPTY}").goals)
        return ids

    def _broken(self, seat: int) -> None:
        """Whether a restriction was broken, if it is one that can be impossible to keep (R8.5).

        A sheet does not store a no, so it is asked again unless a later answer is there.
        """
        players = self._sheet.players
        is_past = any(later.name for later in players[seat + 1 :]) or any(
            player.buttons or player.cats or player.promo is not None for player in players
        )
        if self._options.restriction in BREAKABLE and not is_past:
            question = say("pad.broken", name=symbols.clean(players[seat].name))
            times = self._ask(question, lambda text: _number(text, 0, kernel.TURNS))
            self._set(seat, broken=times > 0)

    def _tokens(self) -> None:
        """Ask for the tokens that the quilts leave open, until each can be."""
        for remark in evaluate(self._sheet).remarks:
            if remark.seat is not None and remark.error.code in _OPEN:
                self._token(remark, remark.seat)

    def _token(self, remark: Remark, seat: int) -> None:
        kind, _, what = remark.field.partition(".")
        column, sewn = evaluate(self._sheet).columns[seat], self._sheet.players[seat]
        name = symbols.clean(column.name)
        if kind == "promo":
            self._set(seat, promo=self._ask(say("pad.promo", name=name), _promo))
            return
        counts = {colour.id: count for colour, count in column.buttons.items()}
        counts |= {cat.id: count for cat, count in column.cats.items()}
        possible = counts[what].bounds
        label = say(f"colour.{what}" if kind == "buttons" else f"cat.{what}")
        question = say(f"pad.{kind}-of", name=name, what=label, possible=possible)
        count = self._ask(question, lambda text: _number(text, possible.fewest, possible.most))
        counted = sewn.buttons if kind == "buttons" else sewn.cats
        self._set(seat, **{kind: {**counted, what: count}})


_OPEN = ("pad-uncounted", "pad-promo-open")
"""The codes of remarks about tokens that must be counted."""
_EMPTY = "/".join(
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
    """The cat called ``word``, by its id or by its name in this language."""
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
