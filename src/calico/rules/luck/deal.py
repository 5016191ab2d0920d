"""The deal: from a seed to cats, patterns, boards, goals and the order of the bag.

The shuffle is written down so that another program can repeat it:

- The seed is a text.  For each purpose (``first``, ``cats``, ``patterns``, ``boards``, ``goals 0``
  to ``goals 3`` and ``bag``) there is a stream of numbers of its own: the SHA-256 digests of the
  UTF-8 texts ``calico 1/SEED/PURPOSE/0``, ``.../1``, ``.../2`` and so on, each cut into eight
  big-endian 32-bit numbers.
- A number below n is the next number of the stream modulo n; numbers from the largest multiple of n
  not above 2**32 upwards are passed over.
- A shuffle goes from the last place down to the second, and swaps it with a place up to itself,
  chosen as a number below (place + 1) counted from 0.

There are two versions of the deal.  They differ in the prototype edition only, where since the
second the promo tile takes part in the draw of the cats (R2.2).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from calico.box import (
    BEGINNER_CATS,
    BEGINNER_GOALS,
    BOARDS,
    CATS,
    GOALS,
    PROMO_CATS,
    TILES,
    Board,
    Cat,
    Goal,
    Pattern,
    Tile,
)
from calico.rules.options import Edition, Mode, Options
from calico.rules.setup import CatInPlay

T = TypeVar("T")

VERSION: Final = 2
"""The current version of the deal; the first version did not draw promo cats."""


class Shuffle:
    """The stream of one purpose of one seed."""

    def __init__(self, seed: str, purpose: str) -> None:
        self._numbers = self._stream(f"calico 1/{seed}/{purpose}/")

    @staticmethod
    def _stream(prefix: str) -> Iterator[int]:
        block = 0
        while True:
            digest = hashlib.sha256(f"{prefix}{block}".encode()).digest()
            for start in range(0, 32, 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = 2**32 - 2**32 % n
        return next(number for number in self._numbers if number < limit) % n

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """``things`` in random order."""
        order = list(things)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


@dataclass(frozen=True, slots=True)
class Deal:
    """The random part of a setup, determined by a seed."""

    cats: tuple[CatInPlay, ...]
    boards: tuple[Board, ...]
    goals: tuple[tuple[Goal, ...], ...]
    """For each seat the goals to choose from: four as a rule, three where they are given."""
    bag: tuple[Tile, ...]


def deal(
    options: Options,
    players: int,
    seed: str,
    cats: Sequence[Cat] | None = None,
    version: int = VERSION,
) -> Deal:
    """The deal of ``seed``; ``cats`` if the players have chosen them (R2)."""
    chosen = tuple(cats) if cats is not None else _cats(options, players, seed, version)
    patterns = Shuffle(seed, "patterns").shuffled(tuple(Pattern))
    in_play = tuple(
        CatInPlay(cat, (patterns[2 * i], patterns[2 * i + 1])) for i, cat in enumerate(chosen)
    )
    boards = Shuffle(seed, "boards").shuffled(tuple(BOARDS.values()))[:players]
    goals = tuple(_goals(options, seed, seat) for seat in range(players))
    tiles = [tile for tile in TILES for _ in range(options.copies)]
    return Deal(in_play, tuple(boards), goals, tuple(Shuffle(seed, "bag").shuffled(tiles)))


def first_seat(players: int, seed: str) -> int:
    """The seat that starts, if it is chosen at random (R2.6)."""
    return Shuffle(seed, "first").below(players)


def turn_order(names: Sequence[str], seed: str) -> tuple[str, ...]:
    """``names`` rotated so that a random one is first (R2.6)."""
    start = first_seat(len(names), seed)
    return (*names[start:], *names[:start])


def drawn_from(
    options: Options, players: int, dots: int, version: int = VERSION
) -> tuple[Cat, ...]:
    """The cats of a dot group, one of which is drawn (R2.2)."""
    has_promo = version > 1 and options.edition is Edition.PROTOTYPE and players > 1
    cats = CATS | PROMO_CATS if has_promo else CATS
    return tuple(cat for cat in cats.values() if cat.dots == dots)


def _cats(options: Options, players: int, seed: str, version: int) -> tuple[Cat, ...]:
    """The cats of the setup or the scenario, or one of each dot group (R2.1, R2.2, R8.4)."""
    if options.setup is Mode.BEGINNER:
        return tuple(CATS[name] for name in BEGINNER_CATS)
    if options.scenario:
        return tuple(CATS[name] for name in options.scenario.cats)
    shuffle = Shuffle(seed, "cats")
    groups = [drawn_from(options, players, dots, version) for dots in (1, 2, 3)]
    return tuple(group[shuffle.below(len(group))] for group in groups)


def _goals(options: Options, seed: str, seat: int) -> tuple[Goal, ...]:
    """The goals that a seat may choose from (R2.1, R2.4, R8.4)."""
    if options.setup is Mode.BEGINNER:
        return tuple(GOALS[name] for name in BEGINNER_GOALS)
    if options.scenario:
        return tuple(GOALS[name] for name in options.scenario.goals)
    return tuple(Shuffle(seed, f"goals {seat}").shuffled(tuple(GOALS.values()))[:4])
