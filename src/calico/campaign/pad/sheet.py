"""A sheet of the score pad: what people see on a real table when a game is over.

It is one JSON object, the same for the page, the command line and the household's document::

    {"setup": "standard", "cats": [{"cat": "millie", "patterns": ["dots", "vines"]}, ...],
     "players": [{"name": "Ari", "quilt": "blue ABCDEF,AABBCC,AAABBB Ms.../...",
                  "buttons": {"yellow": 2}, "cats": {"millie": 1}}, ...]}

Only ``players`` must be there, and of a player ``name`` and ``quilt``; the other fields have the
values that most games have.  Tokens are told only where the quilt leaves them open.  Here only the
shape of a sheet is checked; :mod:`calico.campaign.pad.pad` says what it means and what is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from calico.box import CATS, PROMO_POINTS, Colour
from calico.errors import RecordError
from calico.rules.options import MOST_PLAYERS, OptionIds, Options
from calico.rules.strict import as_list, as_text, load

VERSION: Final = 1
MOST_TOLD: Final = 22
"""A limit for the number of tokens of a kind; nobody can have so many."""


@dataclass(frozen=True, slots=True)
class SheetPlayer:
    """One player: the quilt in one line (:mod:`calico.rules.quilt`), and the tokens on it."""

    name: str
    quilt: str
    buttons: dict[str, int] = field(default_factory=dict)
    """By colour, where somebody has counted them."""
    cats: dict[str, int] = field(default_factory=dict)
    """By cat, where somebody has counted them; promo cats aside."""
    promo: int | None = None
    """What the promo cat is worth that came to this player: 8, 4 or 0 (R11.3)."""
    broken: bool = False
    """Whether the restriction could not be kept (R8.5)."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole game, by the ids of the record; players in turn order."""

    players: tuple[SheetPlayer, ...]
    cats: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Each cat with its patterns; none while they are not chosen yet."""
    options: OptionIds = field(default_factory=Options().to_ids)
    """The options as entered; they may be an invalid combination."""

    @classmethod
    def parse(cls, text: str | bytes) -> Sheet:
        """Parse a sheet from JSON."""
        return cls.of(load(text))

    @classmethod
    def of(cls, data: object) -> Sheet:
        """The sheet in the JSON value ``data``, which must have the right structure."""
        data = _object(data, "sheet", ("players",), _OPTIONAL)
        version = data.get("calico_pad", VERSION)
        if type(version) is not int or version != VERSION:
            raise RecordError("pad-version", text=version, version=VERSION)
        players = as_list(data["players"], "players")
        if not 1 <= len(players) <= MOST_PLAYERS:
            raise RecordError("pad-players", rule="R2.7", n=len(players), most=MOST_PLAYERS)
        scenario = data.get("scenario")
        if scenario is not None and type(scenario) is not int:
            raise RecordError("pad-not-number", where="scenario", text=scenario)
        restriction = data.get("restriction")
        variants = as_list(data.get("variants", []), "variants")
        options = OptionIds(
            edition=as_text(data.get("edition", "final"), "edition"),
            setup=as_text(data.get("setup", "standard"), "setup"),
            variants=[as_text(each, "variants") for each in variants],
            restriction=None if restriction is None else as_text(restriction, "restriction"),
            scenario=scenario,
        )
        return cls(
            tuple(_sewn(player) for player in players),
            tuple(_cat(entry) for entry in as_list(data.get("cats", []), "cats")),
            options,
        )

    def dumps(self) -> str:
        """The sheet as text that is easy to read and edit."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=2) + "\n"

    def to_dict(self) -> dict[str, Any]:
        """The sheet as plain data; :meth:`of` is the way back."""
        return {
            "calico_pad": VERSION,
            **self.options,
            "cats": [{"cat": cat, "patterns": list(patterns)} for cat, patterns in self.cats],
            "players": [asdict(player) for player in self.players],
        }


_OPTIONAL: Final = ("calico_pad", *Options().to_ids(), "cats")
_TOLD: Final = ("buttons", "cats", "promo", "broken")
_COLOURS: Final = tuple(colour.id for colour in Colour)


def _sewn(value: object) -> SheetPlayer:
    value = _object(value, "player", ("name", "quilt"), _TOLD)
    promo, broken = value.get("promo"), value.get("broken", False)
    if promo is not None and (type(promo) is not int or promo not in (0, *PROMO_POINTS)):
        raise RecordError("pad-promo", rule="R11.3", text=promo)
    if not isinstance(broken, bool):
        raise RecordError("pad-not-truth", where="broken", text=broken)
    return SheetPlayer(
        as_text(value["name"], "name"),
        as_text(value["quilt"], "quilt"),
        _counts(value.get("buttons", {}), "buttons", _COLOURS),
        _counts(value.get("cats", {}), "cats", tuple(CATS)),
        promo,
        broken,
    )


def _counts(value: object, where: str, known: tuple[str, ...]) -> dict[str, int]:
    """How many tokens somebody counted, by colour or cat."""
    value = _object(value, where, (), known)
    for count in value.values():
        if type(count) is not int or not 0 <= count <= MOST_TOLD:
            raise RecordError("pad-count", where=where, text=count, most=MOST_TOLD)
    return dict(value)


def _cat(value: object) -> tuple[str, tuple[str, ...]]:
    value = _object(value, "cat", ("cat", "patterns"))
    patterns = (as_text(each, "patterns") for each in as_list(value["patterns"], "patterns"))
    return as_text(value["cat"], "cat"), tuple(patterns)


def _object(
    value: object, where: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()
) -> Mapping[str, Any]:
    """``value`` if it is an object with the fields that it must and may have."""
    if not isinstance(value, Mapping):
        raise RecordError("not-object", where=where, text=value)
    for name in needed:
        if name not in value:
            raise RecordError("field-missing", where=where, field=name)
    for name in value:
        if name not in needed and name not in optional:
            raise RecordError("field-unknown", where=where, text=name)
    return value
