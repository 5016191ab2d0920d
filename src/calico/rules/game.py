"""A game: created from options and a seed, or from a record, and played move by move.

>>> game = Game.new(["Ari", "Bo"], setup="beginner", seed="cosy")
>>> game.legal_moves
<132 legal moves>
>>> move = next(iter(game.legal_moves))
>>> event = game.play(move)
>>> game.undo() == move
True
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Unpack

from calico.box import GOAL_CELLS, TILES, Cat, Goal, Tile
from calico.errors import IllegalMove, SetupError
from calico.rules.earned import tokens
from calico.rules.event import Event, PromoChange
from calico.rules.kernel import hexes, kernel, scoring
from calico.rules.kernel.state import build, fill_bag
from calico.rules.luck.deal import VERSION, deal, turn_order
from calico.rules.notation import Move
from calico.rules.options import Mode, OptionalIds, Options
from calico.rules.position import Phase, Position
from calico.rules.setup import Player, Setup, choose_three, is_text, parse_board, parse_cat
from calico.rules.view import View


class Game(Position):
    """A whole game with everything hidden in it; give players a :meth:`view`."""

    def __init__(
        self,
        setup: Setup,
        bag: Sequence[Tile],
        dealt: Sequence[tuple[Goal, ...]] | None = None,
        seed: str | None = None,
        seated: Sequence[str] | None = None,
    ) -> None:
        """A game from its setup and the whole draw order; see :meth:`new` for the usual way."""
        setup.options.check_bag(bag)
        super().__init__(setup, build(setup), [])
        self._bag = tuple(bag)
        self._dealt = tuple(dealt) if dealt else tuple(p.goals or () for p in setup.players)
        self._seed = seed
        self._seated = tuple(seated) if seated is not None else None
        self._before: list[list[int]] = []
        self._start()

    @classmethod
    def new(
        cls,
        players: int | Sequence[str] = 2,
        *,
        options: Options | None = None,
        seed: str | int | None = None,
        cats: Sequence[str] | None = None,
        boards: Sequence[str] | None = None,
        first: str | None = None,
        deal_version: int = VERSION,
        **ids: Unpack[OptionalIds],
    ) -> Game:
        """A fresh game; ``players`` are names in turn order, or a number of them.

        Which game is said by ``options``, or by their ids: ``setup="beginner"``, ``scenario=3``.

        ``first`` is who starts if not the first of them: a name, or ``"random"`` (R2.6).
        The same arguments and seed give the same game everywhere; see :mod:`.luck.deal`.
        Without a seed one is made up.  ``deal_version`` 1 deals as earlier releases did.  Unless
        goals are given (beginner setup), the players choose theirs with :meth:`choose_goals` before
        the first tile is drawn.
        """
        if options is None:
            options = Options.from_ids(**ids)
        elif ids:
            raise TypeError(f"options and {', '.join(ids)}: give one or the other")
        if isinstance(players, str):
            players = [players]
        if isinstance(players, int):
            options.check_players(players)
            players = [f"Player {i + 1}" for i in range(players)]
        options.check_players(len(players))
        chosen: list[Cat] | None = None
        if cats is not None:
            chosen = [parse_cat(cat) for cat in cats]
            options.check_cats(chosen, len(players))
        seed = secrets.token_hex(16) if seed is None else str(seed)
        if not is_text(seed):
            raise SetupError("seed-text", text=seed)
        seated = players if first == "random" and len(players) > 1 else None
        players = _turn_order(players, first, seed)
        dealt = deal(options, len(players), seed, chosen, deal_version)
        quilts = dealt.boards
        if boards is not None:
            if len(boards) != len(players):
                raise SetupError("board-count", rule="R2.7", n=len(boards), players=len(players))
            quilts = tuple(parse_board(board) for board in boards)
        given = options.setup is Mode.BEGINNER
        seats = tuple(
            Player(name, board, _three(goals) if given else None)
            for name, board, goals in zip(players, quilts, dealt.goals, strict=True)
        )
        return cls(Setup(options, dealt.cats, seats), dealt.bag, dealt.goals, seed, seated)

    @property
    def seed(self) -> str | None:
        """The seed that the game was dealt from, if it was."""
        return self._seed

    @property
    def seated(self) -> tuple[str, ...] | None:
        """The names in their original order, if the first player was chosen at random (R2.6)."""
        return self._seated

    @property
    def bag(self) -> tuple[Tile, ...]:
        """The whole draw order, hands and market first."""
        return self._bag

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves played so far."""
        return tuple(event.move for event in self._events)

    def dealt(self, seat: int) -> tuple[Goal, ...]:
        """The goals that ``seat`` chooses from, or chose from (R2.4)."""
        self._check_seat(seat)
        return self._dealt[seat]

    @property
    def choosing(self) -> tuple[int, ...]:
        """The seats that have still to choose their goals."""
        return tuple(i for i, player in enumerate(self._setup.players) if player.goals is None)

    def choose_goals(self, seat: int, goals: Sequence[str] | Mapping[str, str]) -> None:
        """Put three of the dealt goals on b3, c4 and d2 of the quilt of ``seat`` (R2.4, R8.4).

        ``goals`` are their ids in that order, or by cell.  When the last player has chosen, hands
        and market are drawn.
        """
        self._check_seat(seat)
        if seat not in self.choosing:
            raise IllegalMove("goals-chosen", rule="R2.4", name=self.names[seat])
        chosen = choose_three(self.options, self._dealt[seat], goals)
        players = list(self._setup.players)
        players[seat] = replace(players[seat], goals=chosen)
        self._setup = replace(self._setup, players=tuple(players))
        self._start()

    def _start(self) -> None:
        """Draw hands and market once all goals are chosen (R2.5)."""
        if not self.choosing:
            self._s = build(self._setup)
            fill_bag(self._s, self._bag)
            kernel.deal(self._s)

    def play(self, move: Move | str) -> Event:
        """Play ``move`` for the current seat, and return the event (R3)."""
        if isinstance(move, str):
            move = Move.parse(move)
        reason = self.why_illegal(move)
        if reason is not None:
            raise reason
        before = self._s
        seat = before[kernel.SEAT]
        slot = self.slot(move)
        if move.place is not None:  # it is written only where it changes the game
            move = replace(move, place=self.place(slot))
        mine = kernel.HAND + 2 * seat
        hand = 0 if self.options.no_hand else before.index(move.tile.index, mine) - mine
        self._s = before.copy()
        gained = kernel.play(self._s, hand, hexes.bit(move.cell), slot)
        event = self._event(before, seat, move, gained, slot)
        self._before.append(before)
        self._events.append(event)
        return event

    def _event(self, before: list[int], seat: int, move: Move, gained: int, slot: int) -> Event:
        q = seat * kernel.QUILT
        drawn = range(before[kernel.DRAWN], self._s[kernel.DRAWN])
        discarded = self.discarded(slot) if drawn else None
        return Event(
            number=self._s[kernel.TURN],
            seat=seat,
            name=self.names[seat],
            move=move,
            tokens=tuple(tokens(self._setup, self._s, seat, move, gained)),
            goals=tuple(
                self.goal(seat, cell)
                for cell, ring in zip(GOAL_CELLS, hexes.RINGS, strict=True)
                if hexes.bit(move.cell) & ring and not self._s[q + kernel.FREE] & ring
            ),
            promo=tuple(self._promo_changes(before)),
            broken=kernel.is_stuck(before, seat),
            refill=tuple(self._bag[i] for i in drawn),
            discard=None if discarded is None else TILES[before[kernel.MARKET + discarded]],
        )

    def _promo_changes(self, before: list[int]) -> Iterable[PromoChange]:
        tokens = ((kernel.HIGH, scoring.PROMO_HIGH), (kernel.LOW, scoring.PROMO_LOW))
        for holder, worth in tokens:
            if self._s[holder] != before[holder] and self._setup.promo:
                yield PromoChange(self._setup.promo, worth, self._s[holder])

    def undo(self) -> Move:
        """Undo the last move, and return it."""
        if not self._events:
            raise IllegalMove("nothing-to-undo")
        self._s = self._before.pop()
        return self._events.pop().move

    def view(self, seat: int | None) -> View:
        """What ``seat`` may see, or what a spectator may see for None (R3.6)."""
        dealt = () if seat is None else self.dealt(seat)
        return View(self._setup, self._s, self._events, seat, dealt)

    def copy(self) -> Game:
        """An independent copy."""
        copy = Game(self._setup, self._bag, self._dealt, self._seed, self._seated)
        copy._s, copy._before, copy._events = self._s, list(self._before), list(self._events)
        return copy

    def __repr__(self) -> str:
        names = ", ".join(self.names)
        if self.phase is Phase.GOALS:
            return f"<Game of {names}: choosing goals>"
        return f"<Game of {names}: {len(self._events)} of {kernel.TURNS * self.players} moves>"

    def __str__(self) -> str:
        parts = []
        for seat in range(self.players):
            parts.append(f"{self.score(seat)}\n{self.quilt(seat)}")
            if self.hand(seat):
                parts[-1] += "\nhand: " + " ".join(map(str, self.hand(seat)))
        parts.append("market: " + " ".join(map(str, self.market)) + f", bag: {self.bag_count}")
        return "\n\n".join(parts)


def _turn_order(names: Sequence[str], first: str | None, seed: str) -> Sequence[str]:
    """``names`` turned so that ``first`` starts (R2.6)."""
    if first is None:
        return names
    if first == "random":
        return turn_order(names, seed)
    if first not in names:
        raise SetupError("first-unknown", rule="R2.6", text=first, known=", ".join(names))
    start = names.index(first)
    return [*names[start:], *names[:start]]


def _three(goals: Sequence[Goal]) -> tuple[Goal, Goal, Goal]:
    return goals[0], goals[1], goals[2]
