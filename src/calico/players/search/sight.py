"""What a player can know: from a view to the integers that a search starts from.

Everything here is made from the view alone.  Tiles that the view knows in the hands of others stay
there; any other tile not seen yet may be in any hidden hand or in the bag.
"""

from __future__ import annotations

from dataclasses import dataclass

from calico.box import TILES
from calico.rules.kernel import kernel
from calico.rules.view import View


@dataclass(frozen=True, slots=True)
class Sight:
    """What the viewer knows, for a search to deal the rest."""

    state: tuple[int, ...]
    """The game of :mod:`calico.rules.kernel.kernel`, with known tiles in other hands and no bag."""
    unseen: tuple[int, ...]
    """For each of the 36 tiles how many are in the bag or in places that ``hidden`` marks."""
    hidden: tuple[int, ...]
    """1 for each of the eight places in hands that holds a tile nobody else knows."""

    @classmethod
    def of(cls, view: View) -> Sight:
        """What the viewer of ``view`` knows."""
        state, unseen, hidden = list(view.state), view.unseen, [0] * 8
        for seat in range(view.players):
            if view.hand(seat) or seat == view.viewer or view.options.no_hand:
                continue
            known = view.known(seat)
            size = 2 if view.placed(seat) < kernel.TURNS else 1
            for i in range(size):
                if i < len(known):
                    state[kernel.HAND + 2 * seat + i] = known[i].index
                else:
                    hidden[2 * seat + i] = 1
        return cls(tuple(state), tuple(unseen[tile] for tile in TILES), tuple(hidden))
