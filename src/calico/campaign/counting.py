"""What a game counts for: one mode per game, or nothing and the reason (R9.2, R9.3)."""

from __future__ import annotations

from enum import StrEnum
from typing import Unpack

from calico.lang import say
from calico.rules.options import Edition, Mode, OptionalIds, Variant, setup_name


class Counts(StrEnum):
    """The three modes, and the reasons why a game counts for nothing."""

    NORMAL = "normal"
    RESTRICTION = "restriction"
    SCENARIO = "scenario"
    NOT_ALONE = "not_alone"
    NOT_BEGINNER = "not_beginner"
    NOT_VARIANT = "not_variant"
    NOT_TAKEN_BACK = "not_taken_back"

    @property
    def is_nothing(self) -> bool:
        """Whether nobody can claim anything from such a game."""
        return self not in (Counts.NORMAL, Counts.RESTRICTION, Counts.SCENARIO)

    def sentence(self, edition: str = Edition.FINAL) -> str:
        """An explanation for people; setups have the names of ``edition`` (R10)."""
        return say(f"counts.{self}", setup=setup_name(Mode.STANDARD, edition))


def counts_for(*, players: int, taken_back: bool = False, **options: Unpack[OptionalIds]) -> Counts:
    """What a game with these options counts for; they may be an invalid combination.

    Open hands change no rule, so they are allowed (R9.2).  A game in which a move was undone after
    new tiles had come out of the bag counts for nothing: the player knew what comes next.
    """
    if taken_back:
        return Counts.NOT_TAKEN_BACK
    if options.get("scenario") is not None:
        return Counts.SCENARIO
    if players == 1:
        return Counts.NOT_ALONE
    if options.get("setup", Mode.STANDARD) != Mode.STANDARD:
        return Counts.NOT_BEGINNER
    if any(variant != Variant.OPEN_HANDS for variant in options.get("variants", ())):
        return Counts.NOT_VARIANT
    return Counts.NORMAL if options.get("restriction") is None else Counts.RESTRICTION
