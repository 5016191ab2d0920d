"""The analysis document: what a review found, stored beside the record (docs/study/analysis.md).

The same record, engine and terms give the same bytes, also where JavaScript, which writes 2.0 as 2,
has put the document together in any order.  One of another record, engine or terms is stale; one
that lacks decisions is continued.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from calico import __version__
from calico.coach.review.decision import Decision, Option, Terms
from calico.coach.review.duel import PARTS
from calico.coach.review.labels import Label
from calico.coach.review.luck import Luck
from calico.coach.review.summary import ReviewSummary, summarise
from calico.errors import CalicoError
from calico.players.search.weights import digest as digest_of_weights
from calico.rules.record import Record
from calico.rules.strict import load

VERSION: Final = 1
"""The version of the document and of the method."""
ENGINE: Final = "master"


def digest_of(record: Record) -> str:
    """What tells one game from another: its record without ``meta``, and the dealt goals."""
    plain = record.to_dict()
    plain.pop("meta", None)
    dealt = record.dealt
    plain["dealt"] = dealt and [[goal.id for goal in goals] for goals in dealt]
    text = json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True, slots=True)
class SeatAnalysis:
    """What is known of the game of one seat."""

    seat: int
    name: str
    score: int
    bonus: float
    """What a scenario is worth on top; 0 without one."""
    par: float | None
    """What the best play of such a game brings on average, if it was measured."""
    luck: tuple[Luck, ...]
    """What happened before each turn."""
    due: tuple[int, ...]
    """The turns to be judged, 0 for the choice of goals."""
    decisions: tuple[Decision, ...] = ()
    """Those judged so far, by turn."""

    @property
    def summary(self) -> ReviewSummary | None:
        """What it comes to, once all decisions are judged."""
        if len(self.decisions) < len(self.due):
            return None
        return summarise(self.decisions, self.luck, self.par, self.score, self.bonus)

    def with_decision(self, decision: Decision) -> SeatAnalysis:
        """The same with one more decision."""
        others = [each for each in self.decisions if each.turn != decision.turn]
        return replace(
            self, decisions=tuple(sorted([*others, decision], key=lambda each: each.turn))
        )


@dataclass(frozen=True, slots=True)
class Analysis:
    """All that is known of a game."""

    record: str
    """The digest of the record."""
    terms: Terms
    seats: tuple[SeatAnalysis, ...]
    engine: str = ENGINE
    version: str = __version__
    weights: str = field(default_factory=digest_of_weights)

    def fits(self, other: Analysis) -> bool:
        """Whether both are of the same record, by the same engine and on the same terms."""
        return self._identity == other._identity

    @property
    def _identity(self) -> tuple[object, ...]:
        return self.record, self.terms, self.engine, self.version, self.weights

    @property
    def is_complete(self) -> bool:
        """Whether every decision is judged."""
        return all(seat.summary for seat in self.seats)

    def seat(self, seat: int) -> SeatAnalysis:
        """What is known of ``seat``."""
        return next(each for each in self.seats if each.seat == seat)

    def with_seat(self, new: SeatAnalysis) -> Analysis:
        """The same with what is now known of a seat."""
        seats = {each.seat: each for each in self.seats} | {new.seat: new}
        return replace(self, seats=tuple(seats[seat] for seat in sorted(seats)))

    def to_dict(self) -> dict[str, Any]:
        """The document as plain data."""
        return {
            "analysis": VERSION,
            "record": self.record,
            "engine": {"name": self.engine, "version": self.version, "weights": self.weights},
            "terms": asdict(self.terms),
            "seats": [_seat_to_dict(seat) for seat in self.seats],
        }

    def dumps(self) -> str:
        """The document as text."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def parse(cls, text: str | bytes) -> Analysis:
        """The analysis written ``text``."""
        data = load(text)
        if not isinstance(data, dict) or "analysis" not in data:
            raise CalicoError("analysis-foreign")
        if data["analysis"] != VERSION:
            raise CalicoError("analysis-version", text=data["analysis"], version=VERSION)
        try:
            engine = data["engine"]
            return cls(
                str(data["record"]),
                Terms(**data["terms"] | {"screen": float(data["terms"]["screen"])}),
                tuple(_seat_of_dict(seat) for seat in data["seats"]),
                str(engine["name"]),
                str(engine["version"]),
                str(engine["weights"]),
            )
        except (KeyError, TypeError, ValueError):
            raise CalicoError("analysis-foreign") from None


def _seat_to_dict(seat: SeatAnalysis) -> dict[str, Any]:
    summary = seat.summary
    return {
        "seat": seat.seat,
        "name": seat.name,
        "score": seat.score,
        "bonus": seat.bonus,
        "par": seat.par,
        "luck": [asdict(each) for each in seat.luck],
        "due": list(seat.due),
        "decisions": [decision_to_dict(each) for each in seat.decisions],
        "summary": summary and summary.to_dict(),
    }


def _seat_of_dict(data: dict[str, Any]) -> SeatAnalysis:
    return SeatAnalysis(
        int(data["seat"]),
        str(data["name"]),
        int(data["score"]),
        float(data["bonus"]),
        None if data["par"] is None else float(data["par"]),
        tuple(Luck(float(each["draws"]), float(each["others"])) for each in data["luck"]),
        tuple(int(turn) for turn in data["due"]),
        tuple(sorted(map(_decision_of_dict, data["decisions"]), key=lambda each: each.turn)),
    )


def decision_to_dict(decision: Decision) -> dict[str, Any]:
    """A decision as plain data."""
    return {
        "turn": decision.turn,
        "number": decision.number,
        "played": decision.played,
        "label": str(decision.label),
        "loss": decision.loss,
        "error": decision.mine.error,
        "deals": decision.mine.deals,
        "searched": decision.mine.searched,
        "expected": decision.best.expected,
        "lost": decision.lost,
        "decent": decision.decent,
        "options": [
            asdict(option) | {"label": str(option.label), "parts": _named(option.parts)}
            for option in decision.options
        ],
    }


def _decision_of_dict(data: dict[str, Any]) -> Decision:
    return Decision(
        int(data["turn"]),
        int(data["number"]),
        str(data["played"]),
        Label(data["label"]),
        tuple(
            Option(
                **option
                | {
                    "label": Label(option["label"]),
                    "gap": float(option["gap"]),
                    "error": float(option["error"]),
                    "expected": float(option["expected"]),
                    "parts": tuple(float(option["parts"][part]) for part in PARTS),
                }
            )
            for option in data["options"]
        ),
        {part: float(data["lost"][part]) for part in PARTS},
        float(data["decent"]),
    )


def _named(parts: Iterable[float]) -> dict[str, float]:
    return dict(zip(PARTS, parts, strict=True))
