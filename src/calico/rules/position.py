"""A position: everything that can be read from a game.

:class:`~calico.rules.game.Game` and :class:`~calico.rules.view.View` are both positions; a view
does not contain what its seat may not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum

from calico.box import GOAL_CELLS, TILES, Cell, Colour, Tile
from calico.errors import IllegalMove, NotationError
from calico.rules.earned import goal_score
from calico.rules.event import Event, GoalScore
from calico.rules.kernel import hexes, kernel, scoring
from calico.rules.notation import Move
from calico.rules.options import Options
from calico.rules.quilt import Quilt
from calico.rules.score import Score, passed, winners
from calico.rules.setup import CatInPlay, Setup


class Phase(StrEnum):
    """Where a game stands."""

    GOALS = "goals"
    """The players choose their goals (R2.4)."""
    PLAY = "play"
    FINISHED = "finished"


class Position:
    """Quilts, hands, market, scores and legal moves at one moment."""

    def __init__(self, setup: Setup, state: list[int], events: list[Event]) -> None:
        self._setup = setup
        self._s = state
        self._events = events

    @property
    def setup(self) -> Setup:
        """What was on the table before the first patch was drawn."""
        return self._setup

    @property
    def options(self) -> Options:
        """Which game is played."""
        return self._setup.options

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, one event a turn."""
        return tuple(self._events)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self._setup.players)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in turn order."""
        return self._setup.names

    @property
    def phase(self) -> Phase:
        """Whether goals are being chosen, patches placed, or all is done."""
        if self._s[kernel.DRAWN] == 0:
            return Phase.GOALS
        return Phase.FINISHED if kernel.is_finished(self._s) else Phase.PLAY

    @property
    def is_finished(self) -> bool:
        """Whether every quilt is full (R3.5)."""
        return self.phase is Phase.FINISHED

    @property
    def seat(self) -> int | None:
        """The seat whose turn it is, or None when nobody places a patch now."""
        return self._s[kernel.SEAT] if self.phase is Phase.PLAY else None

    @property
    def turn(self) -> int:
        """The number of the next move, counted from 1 over all players."""
        return self._s[kernel.TURN] + 1

    @property
    def bag_count(self) -> int:
        """How many tiles are left in the bag, which everybody may know (R3.6)."""
        return self.options.bag_size - self._s[kernel.DRAWN]

    @property
    def market(self) -> tuple[Tile, ...]:
        """The tiles of the market; in solo games the first is the furthest from the bag (R8.3)."""
        return self._tiles(kernel.MARKET, 3)

    def hand(self, seat: int) -> tuple[Tile, ...]:
        """The hand of ``seat`` as far as it is known here."""
        self._check_seat(seat)
        return self._tiles(kernel.HAND + 2 * seat, 2)

    def _check_seat(self, seat: int) -> None:
        """Raise an error for a seat that does not exist; a negative index would be another seat."""
        if not 0 <= seat < self.players:
            raise IllegalMove("no-such-seat", text=seat, last=self.players - 1)

    def _tiles(self, start: int, count: int) -> tuple[Tile, ...]:
        words = self._s[start : start + count]
        return tuple(TILES[word] for word in words if word != kernel.NOTHING)

    def quilt(self, seat: int) -> Quilt:
        """The quilt of ``seat``."""
        self._check_seat(seat)
        player = self._setup.players[seat]
        patches = {e.move.cell: e.move.tile for e in self._events if e.seat == seat}
        return Quilt(player.board, patches, player.goals or ())

    def placed(self, seat: int) -> int:
        """How many patches ``seat`` has placed."""
        self._check_seat(seat)
        return kernel.TURNS - self._s[seat * kernel.QUILT + kernel.FREE].bit_count()

    def score(self, seat: int) -> Score:
        """The score sheet of ``seat`` as it stands."""
        self._check_seat(seat)
        s, q = self._s, seat * kernel.QUILT
        player = self._setup.players[seat]
        score = Score(
            name=player.name,
            goals={cell: self.goal(seat, cell) for cell in player.goal_cells},
            cats={entry.cat: self._cat_count(seat, entry) for entry in self._setup.cats},
            cat_points=scoring.cat_points(s, seat),
            buttons={
                colour: (s[q + kernel.BUTTONS] & s[q + kernel.COLOURS + colour]).bit_count()
                for colour in Colour
            },
            rainbow=s[q + kernel.RAINBOW] != 0,
            button_points=scoring.button_points(s, q),
            placed=self.placed(seat),
            restriction_broken=s[q + kernel.BROKEN] != 0,
            scenario_passed=None if self.options.scenario is None else False,
            tokens=tuple(t for e in self._events if e.seat == seat for t in e.tokens),
        )
        if self.options.scenario and self.is_finished and passed(self.options.scenario, score):
            return replace(score, scenario_passed=True)
        return score

    def _cat_count(self, seat: int, entry: CatInPlay) -> int:
        s, q = self._s, seat * kernel.QUILT
        if entry.cat is self._setup.promo:
            return int(seat in (s[kernel.HIGH], s[kernel.LOW]))
        return sum(
            (s[q + kernel.CATS] & s[q + kernel.PATTERNS + pattern]).bit_count()
            for pattern in entry.patterns
        )

    def goal(self, seat: int, cell: Cell) -> GoalScore:
        """The goal of ``seat`` on ``cell`` as it stands (R6)."""
        self._check_seat(seat)
        goal = self._setup.players[seat].goal_cells[cell]
        return goal_score(self._s, seat * kernel.QUILT, cell, goal)

    @property
    def scores(self) -> tuple[Score, ...]:
        """The score sheets of all players in turn order."""
        return tuple(self.score(seat) for seat in range(self.players))

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who won, in turn order; nobody until the game is finished."""
        if not self.is_finished:
            return ()
        return tuple(self.names[seat] for seat in winners(self.options, self.scores))

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the current seat: supports ``len``, iteration and ``in``."""
        return LegalMoves(self)

    def is_legal(self, move: Move | str) -> bool:
        """Whether ``move`` may be made now."""
        return self.why_illegal(move) is None

    def why_illegal(self, move: Move | str) -> IllegalMove | None:
        """Why ``move`` is illegal now, or None if it is legal: the one place that decides.

        Text that is not a move raises :class:`~calico.errors.NotationError`.
        """
        if isinstance(move, str):
            move = Move.parse(move)
        return (
            self._why_no_turn()
            or self._why_no_tile(move)
            or self._why_no_cell(move)
            or self._why_no_draft(move)
            or self._why_no_place(move)
        )

    def _why_no_turn(self) -> IllegalMove | None:
        if self.phase is Phase.GOALS:
            return IllegalMove("goals-first", rule="R2.4")
        if self.phase is Phase.FINISHED:
            return IllegalMove("game-over", rule="R3.5")
        return None

    def _why_no_tile(self, move: Move) -> IllegalMove | None:
        offered = self.placeable
        if move.tile in offered:
            return None
        rule, code = ("R8.6", "not-in-market") if self.options.no_hand else ("R3.1", "not-in-hand")
        return IllegalMove(code, rule=rule, tile=move.tile, tiles=_listed(offered))

    def _why_no_cell(self, move: Move) -> IllegalMove | None:
        if move.cell in GOAL_CELLS:
            return IllegalMove("goal-cell", rule="R3.1", cell=move.cell)
        q = self._s[kernel.SEAT] * kernel.QUILT
        if not hexes.bit(move.cell) & self._s[q + kernel.FREE]:
            there = self.quilt(self._s[kernel.SEAT])[move.cell]
            return IllegalMove("cell-taken", rule="R3.1", cell=move.cell, tile=there)
        if move.cell not in self.cells(move.tile):
            code = f"breaks-{self.options.restriction}".replace("_", "-")
            return IllegalMove(code, rule="R8.5", cell=move.cell, tile=move.tile)
        return None

    def _why_no_draft(self, move: Move) -> IllegalMove | None:
        if self.options.no_hand:
            return None if move.take is None else IllegalMove("no-draft-no-hand", rule="R8.6")
        if self.placed(self._s[kernel.SEAT]) == kernel.TURNS - 1:
            return None if move.take is None else IllegalMove("no-draft-at-end", rule="R3.4")
        if move.take is None:
            return IllegalMove("draft-missing", rule="R3.3", tiles=_listed(self.market))
        if move.take not in self.market:
            tiles = _listed(self.market)
            return IllegalMove("not-drafted", rule="R3.3", tile=move.take, tiles=tiles)
        return None

    def _why_no_place(self, move: Move) -> IllegalMove | None:
        """Why the tile taken may not be told by its place in the market (R8.3)."""
        if move.place is None:
            return None
        taken = move.tile if self.options.no_hand else move.take
        if self.players > 1:
            return IllegalMove("place-not-alone", rule="R8.3", place=move.place)
        if taken is None:
            return IllegalMove("place-of-nothing", rule="R8.3", place=move.place)
        if not 1 <= move.place <= len(self.market):
            return IllegalMove("no-such-place", rule="R8.3", place=move.place)
        there = self.market[move.place - 1]
        if there != taken:
            return IllegalMove(
                "place-holds", rule="R8.3", place=move.place, tile=taken, there=there
            )
        return None

    def slot(self, move: Move) -> int:
        """The place in the market, counted from 0, of the tile that the legal ``move`` takes.

        Of tiles alike it is the furthest from the bag, unless the move says otherwise (R8.3).
        """
        taken = move.tile if self.options.no_hand else move.take
        if move.place is not None:
            return move.place - 1
        return self.market.index(taken) if taken else 0

    def place(self, slot: int) -> int | None:
        """How a move tells that it takes the market tile in ``slot``, if that must be told.

        It must when, alone, the same tile lies at both ends of the market and another between:
        taking the furthest from the bag discards the middle tile, taking the nearest keeps it
        (R8.3).
        """
        is_alike = self.market.index(self.market[slot]) < slot
        return slot + 1 if is_alike and not kernel.is_repeated(self._s, slot) else None

    def discarded(self, slot: int) -> int | None:
        """Alone: the slot of the tile that is discarded if that in ``slot`` is taken (R8.3)."""
        return int(slot == 0) if self.players == 1 else None

    @property
    def placeable(self) -> tuple[Tile, ...]:
        """The tiles that the seat on turn may place: its hand, else the market (R8.6)."""
        if self.seat is None:
            return ()
        return self.market if self.options.no_hand else self.hand(self.seat)

    @property
    def takeable(self) -> tuple[Tile, ...]:
        """The tiles that the seat on turn may draft after placing (R3.3, R3.4, R8.6)."""
        seat = self.seat
        if seat is None or self.options.no_hand or self.placed(seat) == kernel.TURNS - 1:
            return ()
        return self.market

    def cells(self, tile: Tile) -> tuple[Cell, ...]:
        """The cells where the seat on turn may place ``tile`` (R3.1, R8.5)."""
        seat = self.seat
        if seat is None:
            return ()
        if self.hand(seat):
            return hexes.cells(kernel.cells_for(self._s, seat, tile.index))
        return hexes.cells(kernel.allowed(self._s, seat * kernel.QUILT, tile.index))


def _listed(tiles: Iterable[Tile]) -> str:
    return ", ".join(str(tile) for tile in tiles)


class LegalMoves:
    """The legal moves of a position, computed on demand."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[Move]:
        position = self._position
        no_hand = position.options.no_hand
        takes: list[tuple[Tile | None, int | None]] = [*self._distinct(position.takeable)]
        for tile, place in self._distinct(position.placeable, no_hand):
            for cell in position.cells(tile):
                if no_hand:
                    yield Move(tile, cell, None, place)
                else:
                    yield from (Move(tile, cell, *take) for take in takes or [(None, None)])

    def _distinct(
        self, tiles: tuple[Tile, ...], from_market: bool = True
    ) -> list[tuple[Tile, int | None]]:
        """Each of ``tiles`` once; twice where its place in the market matters (R8.3)."""
        places = (
            (t, self._position.place(i) if from_market else None) for i, t in enumerate(tiles)
        )
        return list(dict.fromkeys(places))

    def __len__(self) -> int:
        position = self._position
        placeable = self._distinct(position.placeable, position.options.no_hand)
        placements = sum(len(position.cells(tile)) for tile, _ in placeable)
        return placements * (len(self._distinct(position.takeable)) or 1)

    def __bool__(self) -> bool:
        return bool(self._position.placeable)

    def __contains__(self, move: object) -> bool:
        try:
            return isinstance(move, Move | str) and self._position.is_legal(move)
        except NotationError:
            return False

    def count(self) -> int:
        """How many there are."""
        return len(self)

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves>"
