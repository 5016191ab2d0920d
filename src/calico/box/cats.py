"""The cats: ten on five two-sided tiles, and the promo tile of the prototype (R1.3, R11)."""

from __future__ import annotations

from typing import Final, NamedTuple

from calico.box.shapes import Shape


class Cat(NamedTuple):
    """One side of a cat tile.

    ``need`` is the size of group the cat wants, or the shape that a group must contain.
    """

    id: str
    points: int
    dots: int
    tile: str
    need: int | Shape

    def __repr__(self) -> str:
        return f"{'CATS' if self.id in CATS else 'PROMO_CATS'}[{self.id!r}]"


CATS: Final = {
    cat.id: cat
    for cat in (
        Cat("millie", 3, 1, "A", 3),
        Cat("callie", 3, 1, "A", Shape.TRIANGLE),
        Cat("tibbit", 5, 1, "B", 4),
        Cat("rumi", 5, 1, "B", Shape.LINE_3),
        Cat("coconut", 7, 2, "C", 5),
        Cat("tecolote", 7, 2, "C", Shape.LINE_4),
        Cat("cira", 9, 2, "D", 6),
        Cat("almond", 9, 2, "D", Shape.TRAPEZOID),
        Cat("gwenivere", 11, 3, "E", 7),
        Cat("leo", 11, 3, "E", Shape.LINE_5),
    )
}
"""The ten cats by id."""

PROMO_POINTS: Final = (8, 4)
"""The values of the promo tile's two tokens.  No source prints them: a ruling (R11.3)."""

PROMO_CATS: Final = {
    cat.id: cat
    for cat in (
        Cat("gertrude", PROMO_POINTS[0], 3, "F", Shape.LARGEST_GROUP),
        Cat("zigzag", PROMO_POINTS[0], 3, "F", Shape.LONGEST_PATH),
    )
}
"""The two sides of the promo tile by id; ``points`` is the value of the higher token.

Its dots are a ruling: where it is drawn, it is in the group that has a single tile (R2.2).
"""

BEGINNER_CATS: Final = ("millie", "tibbit", "coconut")
"""The cats of the beginner setup (R2.1)."""
