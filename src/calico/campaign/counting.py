"""What a game can count for on the charts: one mode a game, or nothing and why (R9.2, R9.3)."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

from calico.lang import say
from calico.rules.options import Edition, Mode, Variant, setup_name


class Counts(StrEnum):
    """The three modes, and what keeps a game out of them."""

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
        """What it means, for people; setups go by the names of ``edition`` (R10)."""
        return say(f"counts.{self}", setup=setup_name(Mode.STANDARD, edition))


def counts_for(
    *,
    players: int,
    setup: str,
    variants: Collection[str] = (),
    restriction: str | None = None,
    scenario: int | None = None,
    taken_back: bool = False,
) -> Counts:
    """What a game counts for, by the ids of the record.

    Open hands change no rule, so they do no harm (R9.2).  A game in which a move was taken back
    after the bag had shown more counts for nothing: whoever went back knew what was to come.
    """
    if taken_back:
        return Counts.NOT_TAKEN_BACK
    if scenario is not None:
        return Counts.SCENARIO
    if players == 1:
        return Counts.NOT_ALONE
    if setup != Mode.STANDARD:
        return Counts.NOT_BEGINNER
    if any(variant != Variant.OPEN_HANDS for variant in variants):
        return Counts.NOT_VARIANT
    return Counts.NORMAL if restriction is None else Counts.RESTRICTION
