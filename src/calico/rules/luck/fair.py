"""Provably fair deals: a commitment before the game, and its verification afterwards.

Whoever deals makes up a secret and shows its SHA-256 digest, the commitment, before anything else
happens.  Players may then add texts of their own.  The seed of the game is made of both, so neither
side alone can choose it; when the game is over the secret is shown, and anybody can repeat it all:

- the commitment is the SHA-256 digest of the secret, in hexadecimal digits;
- the seed is that of the compact JSON list ``["SECRET","TEXT OF A PLAYER",...]`` in UTF-8;
- ``docs/play/luck.md`` says how a seed becomes cats, patterns, boards, goals and the bag.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from calico.errors import CalicoError, RecordError
from calico.lang import say
from calico.rules.luck.deal import VERSION, Deal, deal, turn_order
from calico.rules.record import Record
from calico.rules.setup import is_text, parse_cat


def commitment_to(secret: str) -> str:
    """The digest that commits a dealer to ``secret`` without revealing it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, entropy: Sequence[str] = ()) -> str:
    """The seed of a game from the dealer's secret and what the players added."""
    text = json.dumps([secret, *entropy], ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


class Part(StrEnum):
    """What is checked, in this order."""

    COMMITMENT = "commitment"
    SEED = "seed"
    FIRST = "first"
    CATS = "cats"
    BOARDS = "boards"
    GOALS = "goals"
    BAG = "bag"


@dataclass(frozen=True, slots=True)
class Check:
    """Whether one part of a record follows from its seed."""

    part: Part
    agrees: bool

    def __str__(self) -> str:
        return say(f"fair.{self.part}.{'agrees' if self.agrees else 'differs'}")


def verify(record: Record) -> list[Check]:
    """Repeat the luck of ``record`` from its seed and compare, part by part.

    The ``meta`` of the record holds ``seed``; ``fair`` with ``commitment``, ``secret`` and
    ``entropy`` if somebody else dealt; ``seated``, the names before it was decided who starts, if
    luck did; and ``chosen_cats`` or ``chosen_boards`` if these were not left to luck.  Cats may
    also be those that the deal of an earlier release drew.
    """
    meta = record.meta
    seed = meta.get("seed")
    if not isinstance(seed, str) or not is_text(seed):
        raise RecordError("no-seed")
    checks = _promises(meta["fair"], seed) if "fair" in meta else []
    setup, dealt = record.setup, _deal(record, seed)
    goals = all(
        set(player.goals or ()) <= set(offered)
        for player, offered in zip(setup.players, dealt.goals, strict=True)
    )
    cats = {(entry.cat.id, frozenset(entry.patterns)) for entry in setup.cats}
    boards = tuple(player.board for player in setup.players)
    return [
        *checks,
        *([_first(meta["seated"], setup.names, seed)] if "seated" in meta else []),
        Check(
            Part.CATS, cats == {(entry.cat.id, frozenset(entry.patterns)) for entry in dealt.cats}
        ),
        *([] if "chosen_boards" in meta else [Check(Part.BOARDS, boards == dealt.boards)]),
        Check(Part.GOALS, goals),
        Check(Part.BAG, record.bag == dealt.bag),
    ]


def _first(seated: Any, names: tuple[str, ...], seed: str) -> Check:
    """Whether the first player is the one that the seed chose among those ``seated`` (R2.6)."""
    if not isinstance(seated, list):
        raise RecordError("not-list", where="seated", text=seated)
    return Check(Part.FIRST, len(seated) == len(names) and turn_order(seated, seed) == names)


def _deal(record: Record, seed: str) -> Deal:
    chosen: Any = record.meta.get("chosen_cats")
    if chosen is not None and not isinstance(chosen, list):
        raise RecordError("not-list", where="chosen_cats", text=chosen)
    cats = None if chosen is None else [parse_cat(cat) for cat in chosen]
    options, players = record.setup.options, len(record.setup.players)
    if cats is not None:
        options.check_cats(cats, players)
    drawn = {entry.cat for entry in record.setup.cats}
    versions = [deal(options, players, seed, cats, each) for each in range(VERSION, 0, -1)]
    return next(
        (each for each in versions if drawn == {entry.cat for entry in each.cats}), versions[0]
    )


def _promises(fair: Any, seed: str) -> list[Check]:
    """Whether the secret matches the commitment, and the seed matches the secret."""
    try:
        promised, secret, entropy = fair["commitment"], fair["secret"], list(fair["entropy"])
        kept = commitment_to(secret) == promised
        made = seed_of(secret, entropy) == seed
    except (TypeError, KeyError, AttributeError, ValueError):
        raise CalicoError("fair-unreadable", text=fair) from None
    return [Check(Part.COMMITMENT, kept), Check(Part.SEED, made)]
