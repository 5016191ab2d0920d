"""Whole reviews: every kind of game, resumed, stored and summed up."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from calico.coach.review.analysis import Analysis, digest_of
from calico.coach.review.decision import Terms
from calico.coach.review.labels import Label
from calico.coach.review.review import Review
from calico.coach.review.summary import accuracy_of
from calico.coach.review.words import sentence_of, verdict_of, waterfall_of
from calico.errors import CalicoError
from calico.lang import LANGUAGES, speaking
from calico.rules.record import Record
from support.reviews import FEW, finished

KINDS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2, "setup": "beginner"},
    {"players": 1, "scenario": 3},
    {"players": 2, "variants": ("family", "lower_variance")},
    {"players": 1, "restriction": "no_hand"},
    {"players": 1, "restriction": "same_colour_only"},
    {"players": 3, "variants": ("open_hands",), "cats": ("zigzag", "almond", "tecolote")},
]


def reviewed(record: Record, terms: Terms = FEW, seats: list[int] | None = None) -> Analysis:
    review = Review(record, terms, seats)
    for _ in review.steps():
        pass
    return review.analysis


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_kind_of_game_can_be_reviewed(kind: dict[str, Any]) -> None:
    record = finished(**kind)
    last = len(record.setup.players) - 1
    analysis = reviewed(record, Terms(screen=0.002, deals=3, more=3, searched=1, most=2), [last])
    seat = analysis.seat(last)
    summary = seat.summary
    assert summary is not None
    has_goals = kind.get("setup") != "beginner" and "family" not in kind.get("variants", ())
    assert [each.turn for each in seat.decisions] == list(range(0 if has_goals else 1, 23))
    assert seat.score == record.replay().score(last).total
    fall = summary.waterfall
    shown = fall.par + fall.deal + fall.draws + fall.others - fall.losses + fall.rest
    assert shown == fall.result == round(10 * (seat.score + seat.bonus))
    assert (seat.bonus != 0) == ("scenario" in kind)
    assert (fall.others == 0) or len(record.setup.players) > 1
    assert Analysis.parse(analysis.dumps()).dumps() == analysis.dumps()
    assert sum(summary.labels.values()) == len(seat.decisions)
    assert summary.decisions == len(seat.decisions) - summary.labels[Label.NONE]
    assert summary.accuracy == accuracy_of(summary.mean_loss)


def test_the_waterfall_adds_up_as_it_is_shown() -> None:
    seat = reviewed(finished()).seat(0)
    summary = seat.summary
    assert summary is not None
    shown = [points.replace("−", "-").replace("+", "") for _, points in waterfall_of(seat, summary)]
    tenths = [round(10 * float(points)) for points in shown]
    assert sum(tenths[:-1]) == tenths[-1] == 10 * seat.score
    fall = summary.waterfall
    assert summary.adjusted == (fall.result - fall.deal - fall.draws) / 10


def test_a_review_that_was_stopped_continues_to_the_same_bytes() -> None:
    record = finished()
    whole = reviewed(record)
    stopped = Review(record, FEW)
    steps = stopped.steps()
    for step in steps:
        if step.done == 5 and step.decision is None:
            break
    steps.close()
    partial = Analysis.parse(stopped.analysis.dumps())
    assert len(partial.seat(0).decisions) == 5
    assert partial.seat(0).summary is None
    resumed = Review(record, FEW, known=partial)
    assert len(resumed.todo) == 18
    for _ in resumed.steps():
        pass
    assert resumed.analysis.dumps() == whole.dumps()
    assert Review(record, FEW, known=whole).todo == []


def test_another_record_engine_seed_or_effort_makes_an_analysis_stale() -> None:
    record = finished()
    known = reviewed(record, Terms(screen=0.002, deals=2, more=2, searched=1, most=2))
    terms = known.terms
    assert Review(record, terms, known=known).todo == []
    for stale in (
        replace(known, record="0"),
        replace(known, version="0.0.0"),
        replace(known, weights="0"),
        replace(known, engine="strong"),
        replace(known, terms=replace(terms, seed="2")),
        replace(known, terms=replace(terms, most=3)),
    ):
        assert len(Review(record, terms, known=stale).todo) == 23
    noted = replace(record, meta=record.meta | {"note": "seen"})
    assert digest_of(noted) == digest_of(record)
    assert digest_of(finished("other")) != digest_of(record)


def test_one_seat_after_the_other_fills_one_document() -> None:
    record = finished(players=2, setup="beginner")
    terms = Terms(screen=0.002, deals=2, more=2, searched=1, most=2)
    first = reviewed(record, terms, [1])
    review = Review(record, terms, [0], known=first)
    for _ in review.steps():
        pass
    assert review.analysis.dumps() == reviewed(record, terms).dumps()


def test_suspects_come_first_and_progress_is_told() -> None:
    review = Review(finished(), FEW)
    todo = review.todo
    first = next(step for step in review.steps() if step.decision)
    assert (first.done, first.of, first.due) == (1, 23, todo[0])
    told = list(islice(review.steps(), 2))
    assert told[0].due == todo[1]


@pytest.mark.parametrize("text", ["{}", "[]", '{"analysis": 1}', '{"analysis": 1, "engine": 3}'])
def test_what_is_no_analysis_is_refused(text: str) -> None:
    with pytest.raises(CalicoError) as refused:
        Analysis.parse(text)
    assert refused.value.code == "analysis-foreign"


def test_an_analysis_of_another_version_is_refused() -> None:
    with pytest.raises(CalicoError) as refused:
        Analysis.parse(json.dumps({"analysis": 99}))
    assert refused.value.code == "analysis-version"


def test_a_review_reads_well_in_every_language() -> None:
    seat = reviewed(finished(), Terms(screen=0.02, deals=40, more=40, searched=4, most=8)).seat(0)
    summary = seat.summary
    assert summary is not None
    told = set()
    for lang in LANGUAGES:
        with speaking(lang):
            costly = max(seat.decisions, key=lambda each: each.loss)
            sentence = sentence_of(costly)
            assert sentence is not None
            assert costly.played in sentence
            assert costly.best.move in sentence
            told |= {sentence, verdict_of(summary)}
    assert len(told) == 2 * len(LANGUAGES)
