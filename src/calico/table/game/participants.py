"""Who sat where at a finished table, for the charts of a household.

A guest's own seat is theirs whatever its name; other seats of theirs are people at the same
screen, known by name.  A seat for which a bot placed a patch or chose goals that stayed counts as
the bot's: nobody wins, passes or claims anything by what a bot did for them.
"""

from __future__ import annotations

from dataclasses import dataclass

from calico.campaign.household import fold
from calico.table.game.events import Started
from calico.table.game.state import TableState


@dataclass(frozen=True, slots=True)
class Participant:
    """A seat of a guest: their own, or that of somebody at the same screen."""

    seat: int
    name: str
    is_own: bool


def bots_at(state: TableState) -> tuple[str | None, ...]:
    """The level of the bot that played in each seat, or that acted for the person there."""
    stood_in = state.stand_ins
    return tuple(
        seat.level if seat.guest is None else stood_in.get(i) for i, seat in enumerate(state.seats)
    )


def participants(state: TableState, guest: str, name: str) -> list[Participant]:
    """The seats of ``guest``, whose name is ``name`` now, at which a person played to the end."""
    mine = state.seats_of(guest)
    own = _own(state, mine, name)
    bots = bots_at(state)
    return [
        Participant(seat, state.seats[seat].name or "", seat == own)
        for seat in mine
        if bots[seat] is None
    ]


def _own(state: TableState, mine: tuple[int, ...], name: str) -> int | None:
    """The guest's own seat: the one taken as `me`, which early releases did not store."""
    named = [seat for seat in mine if fold(state.seats[seat].name or "") == fold(name)]
    taken = [seat for seat in mine if not state.seats[seat].here]
    if len(taken) == 1:
        return taken[0]
    for seat in named:
        if not taken or seat in taken:
            return seat
    first = next(e.event.first for e in state.entries if isinstance(e.event, Started))
    count = len(state.seats)
    return min(taken, key=lambda seat: (seat + first) % count, default=None)
