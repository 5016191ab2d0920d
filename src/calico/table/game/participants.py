"""Who sat where at a finished table, for the charts of a household.

A guest's own seat is theirs whatever it was called; other seats of theirs are people at the same
screen, known by name.  A seat for which a bot placed a patch or chose goals that stayed counts as
the bot's: nobody wins, passes or claims anything by what a bot did for them.
"""

from __future__ import annotations

from dataclasses import dataclass

from calico.campaign.household import fold
from calico.table.game.events import Started
from calico.table.game.state import Story


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat of a guest: their own, or that of somebody at the same screen."""

    seat: int
    name: str
    is_own: bool


def bots_at(story: Story) -> tuple[str | None, ...]:
    """The level of the bot that played in each seat, or that acted for the person there."""
    stood_in = story.stand_ins
    return tuple(
        seat.level if seat.guest is None else stood_in.get(i) for i, seat in enumerate(story.seats)
    )


def sittings(story: Story, guest: str, name: str) -> list[Sitting]:
    """The seats of ``guest``, called ``name`` now, at which a person played to the end."""
    mine = story.seats_of(guest)
    own = _own(story, mine, name)
    bots = bots_at(story)
    return [
        Sitting(seat, story.seats[seat].name or "", seat == own)
        for seat in mine
        if bots[seat] is None
    ]


def _own(story: Story, mine: tuple[int, ...], name: str) -> int | None:
    """The seat of the guest themself: the one taken as `me`; tables of old do not tell which."""
    named = [seat for seat in mine if fold(story.seats[seat].name or "") == fold(name)]
    taken = [seat for seat in mine if not story.seats[seat].here]
    if len(taken) == 1:
        return taken[0]
    for seat in named:
        if not taken or seat in taken:
            return seat
    first = next(e.line.first for e in story.entries if isinstance(e.line, Started))
    count = len(story.seats)
    return min(taken, key=lambda seat: (seat + first) % count, default=None)
