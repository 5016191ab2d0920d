"""What a seat may see: the one place that hides information (R3.6).

A view is a position without other hands, without the order of the bag, and, while goals are being
chosen, without what the others chose.  What the object does not contain cannot leak.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from calico.box import TILES, Goal, Tile
from calico.errors import IllegalMove
from calico.rules.event import Event
from calico.rules.kernel import kernel
from calico.rules.position import Phase, Position
from calico.rules.setup import Setup


class View(Position):
    """A position as ``viewer`` sees it; a spectator has no seat and sees what is public."""

    def __init__(
        self,
        setup: Setup,
        state: list[int],
        events: list[Event],
        viewer: int | None,
        dealt: tuple[Goal, ...],
    ) -> None:
        """Copy the state of the game, and remove what ``viewer`` may not see."""
        super().__init__(setup, list(state), list(events))
        self._viewer = viewer
        self._dealt = dealt
        for i in range(kernel.BAG, kernel.SIZE):
            self._s[i] = 0
        if self.phase is Phase.GOALS:
            players = (
                player if seat == viewer else replace(player, goals=None)
                for seat, player in enumerate(setup.players)
            )
            self._setup = replace(setup, players=tuple(players))
        if not setup.options.open_hands:
            for seat in range(len(setup.players)):
                if seat != viewer:
                    self._s[kernel.HAND + 2 * seat] = kernel.NOTHING
                    self._s[kernel.HAND + 2 * seat + 1] = kernel.NOTHING

    @property
    def viewer(self) -> int | None:
        """The seat of the viewer, or None for a spectator."""
        return self._viewer

    @property
    def dealt(self) -> tuple[Goal, ...]:
        """The goals that the viewer was dealt to choose from."""
        return self._dealt

    @property
    def state(self) -> tuple[int, ...]:
        """The integers of :mod:`calico.rules.kernel`, without what the viewer may not see."""
        return tuple(self._s)

    def known(self, seat: int) -> tuple[Tile, ...]:
        """The tiles that the viewer knows in the hand of ``seat``: all of its own or an open one.

        Of others, what they took from the market for all to see, until they place it (R3.6).  Tiles
        alike are interchangeable: who holds one known and one unknown tile and places one like the
        known is left with the unknown one, whichever of the two was placed.
        """
        hand = self.hand(seat)
        if hand:
            return hand
        held: Counter[Tile] = Counter()
        for event in self._events:
            if event.seat == seat:
                held[event.move.tile] -= held[event.move.tile] > 0
                if event.move.take:
                    held[event.move.take] += 1
        return tuple(held.elements())

    @property
    def unseen(self) -> Counter[Tile]:
        """How many of each tile are in the bag, or in a hand and not :meth:`known`."""
        left = [self.options.copies] * len(TILES)
        seen = [*self.market, *(tile for seat in range(self.players) for tile in self.known(seat))]
        for event in self._events:
            seen.append(event.move.tile)
            if event.discard:
                seen.append(event.discard)
        for tile in seen:
            left[tile.index] -= 1
        return Counter({tile: count for tile, count in zip(TILES, left, strict=True) if count > 0})

    def _why_no_turn(self) -> IllegalMove | None:
        reason = super()._why_no_turn()
        if reason is None and self.seat != self._viewer:
            return IllegalMove("not-your-turn", rule="R3.5")
        return reason

    @property
    def placeable(self) -> tuple[Tile, ...]:
        """The tiles that the viewer may place now; none when another seat is on turn."""
        return super().placeable if self.seat == self._viewer else ()

    def __repr__(self) -> str:
        who = "spectator" if self._viewer is None else self.names[self._viewer]
        return f"<View of {who}: {self.phase}, move {self.turn}>"
