"""What any order of placement could have earned: the fewest and the most tokens of a quilt.

A quilt at a real table shows where its patches lie, and not in which order they came.  The order
decides how many buttons and cats there are: groups that join keep all their tokens and earn no more
(R4.3, R5.3), so two groups that earned theirs apart and joined later have two, and the same patches
laid side by side one after the other have one.

**One kind at a time.**  Tokens of a colour depend only on the order among the patches of that
colour, and the cats of a pattern on the order among those of that pattern.  So each has bounds of
its own; the bounds of a cat are the sums over its two patterns, and every number between them is
possible too.  (Whether the most of a colour and the fewest of a pattern could have come in *one*
order is another question, which we do not ask.)

**What happens in an order.**  At any moment the patches laid so far and the printed edge tiles,
which lie there from the start, form groups.  No two printed tiles of a kind touch, so no group
meets a need before a patch is laid.  A patch that leaves its group meeting the need earns a token
unless there is one, so a group has a token exactly when it meets the need, and what is counted is
how often a group that meets it is *born* out of ones that did not.

**The fewest** is one for each final group that meets the need: lay each group from one patch
outwards, always touching what lies there.  Then it is one group at all times, born once; and not
even once if it never meets the need.

**The most** is the largest number of sets of tiles such that each is connected, meets the need,
holds every printed tile that touches one of its patches, and no two sets touch.

- *No order earns more.*  Take the groups at the moments of their births.  A later one was born
  without a token, so it touched none of the earlier ones, which had theirs and only grew.
- *This order earns as many.*  Lay the sets first, one after the other, each from one patch
  outwards: nothing but the set itself is in its group, and it is born once.  Lay the rest so that
  each patch touches a group that has a token: nothing is born.

Using only some of the sets gives every number down to one for each final group.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from calico.rules.kernel import masks
from calico.rules.kernel.shapes import size_of


@dataclass(frozen=True, slots=True)
class Bounds:
    """From the fewest to the most tokens; every number between is possible as well."""

    fewest: int
    most: int

    @property
    def known(self) -> int | None:
        """The number, if there is only one."""
        return self.fewest if self.fewest == self.most else None

    def to_dict(self) -> dict[str, int]:
        """The bounds as plain data."""
        return {"fewest": self.fewest, "most": self.most}

    def __contains__(self, count: object) -> bool:
        return isinstance(count, int) and self.fewest <= count <= self.most

    def __add__(self, other: Bounds) -> Bounds:
        return Bounds(self.fewest + other.fewest, self.most + other.most)

    def __str__(self) -> str:
        return str(self.fewest) if self.fewest == self.most else f"{self.fewest}–{self.most}"


@lru_cache(maxsize=1024)
def bounds(patches: int, printed: int, need: int) -> Bounds:
    """The tokens that ``patches`` of one kind could have earned beside ``printed`` ones (R4, R5).

    Both are masks of hexes; ``need`` is written as the kernel writes it, 3 for buttons.
    """
    fewest = most = 0
    for group in masks.groups(patches | printed, patches):
        if masks.meets(group, need):
            fewest += 1
            most += _Group(group & patches, group & printed, need).most()
    return Bounds(fewest, most)


class _Group:
    """One final group that meets the need, and how many sets as described above fit into it."""

    def __init__(self, patches: int, printed: int, need: int) -> None:
        self._patches = patches
        self._printed = printed
        self._need = need
        self._size = size_of(need)
        self._found: dict[int, int] = {}
        self._sets: dict[int, list[int]] = {}

    def most(self) -> int:
        """How many sets fit."""
        if self._room(self._patches | self._printed) > 1:
            self._list_sets()
        return self._fit(self._patches)

    def _room(self, group: int) -> int:
        """A bound: several sets in one group have a tile between them that is in none."""
        return max(1, (group.bit_count() - 1) // self._size)

    def _list_sets(self) -> None:
        """Find the smallest sets that meet the need, by the first of their patches."""
        level = set(_bits(self._patches | self._printed))
        for _ in range(self._size - 1):
            level = {part | cell for part in level for cell in self._beside(part)}
        sets = {
            part | masks.neighbours(part & self._patches) & self._printed
            for part in level
            if masks.meets(part, self._need)
        }
        for each in sets:
            mine = each & self._patches
            self._sets.setdefault(mine & -mine, []).append(each)

    def _beside(self, part: int) -> list[int]:
        """The tiles of the group that touch ``part``."""
        return _bits(masks.neighbours(part) & (self._patches | self._printed) & ~part)

    def _fit(self, patches: int) -> int:
        """How many sets fit where only ``patches`` are used; groups of these count apart."""
        total = 0
        for group in masks.groups(patches | self._printed, patches):
            if masks.meets(group, self._need):
                total += 1 if self._room(group) == 1 else self._fit_group(group)
        return total

    def _fit_group(self, group: int) -> int:
        """How many sets fit into ``group``: its first patch is in one of them, or in none."""
        patches = group & self._patches
        if patches not in self._found:
            first = patches & -patches
            best = self._fit(patches ^ first)
            for each in self._sets.get(first, ()):
                if best == self._room(group):
                    break
                if each & ~group == 0:
                    best = max(best, 1 + self._fit(patches & ~each & ~masks.neighbours(each)))
            self._found[patches] = best
        return self._found[patches]


def _bits(mask: int) -> list[int]:
    """The hexes of ``mask``, each by itself."""
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found
