"""What was found about habits, in the language of the reader."""

from __future__ import annotations

from collections.abc import Iterator

from calico.coach.habits.finding import GAMES, Finding
from calico.lang import number, say


def sentences_of(finding: Finding) -> Iterator[str]:
    """The habit that costs most, kindly; or why there is none to name."""
    worst = finding.worst
    if finding.games < GAMES:
        yield say("habits.few", n=finding.games, least=GAMES)
    elif worst is None:
        yield say("habits.none")
    else:
        yield say(f"habits.sentence.{worst.habit}", cat=say(f"cat.{finding.cat}"))
        points, lost = number(worst.points), number(finding.lost)
        yield say("habits.explains", points=points, lost=lost)
