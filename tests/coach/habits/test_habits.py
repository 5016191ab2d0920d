"""Habits: people with one habit are recognised, others are not, and it is said kindly."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from calico.coach.habits import messages
from calico.coach.habits.finding import CLEAR, GAMES, find
from calico.coach.habits.habit import Habit
from calico.coach.habits.lapse import lapses
from calico.coach.habits.words import sentences_of
from calico.coach.review.analysis import Analysis
from calico.errors import CalicoError
from calico.lang import LANGUAGES, say, speaking
from support.habits import lapses_of, played, reviewed

FEW = 3
"""Games that are enough for the habits that are easily seen; ``calico bench habits`` has all."""


@pytest.mark.parametrize("habit", [Habit.SHINY, Habit.MATCHES, Habit.FORGETS])
def test_somebody_with_one_habit_is_recognised(habit: Habit) -> None:
    finding = find(GAMES, lapses_of(habit, "test", FEW))
    worst = finding.worst
    assert worst is not None
    assert worst.habit is habit
    assert 0 < worst.points <= finding.lost
    assert worst.examples
    losses = [each.loss for each in worst.examples]
    assert all(loss >= 0.5 for loss in losses)


def test_somebody_without_a_habit_has_none() -> None:
    finding = find(GAMES, lapses_of(None, "test", FEW))
    assert finding.lapses > 10
    assert finding.worst is None
    assert all(each.evidence < CLEAR for each in finding.shares)


def test_too_few_games_say_so_however_clear_it_is() -> None:
    some = lapses_of(Habit.SHINY, "test", FEW)
    finding = find(GAMES - 1, some)
    assert finding.worst is None
    assert finding.shares[0].is_clear
    (sentence,) = sentences_of(finding)
    assert "9" in sentence


def test_no_losses_are_no_habit() -> None:
    finding = find(GAMES, [])
    assert (finding.worst, finding.lost) == (None, 0)
    assert len(list(sentences_of(finding))) == 1


def test_the_same_losses_give_the_same_finding_in_any_order() -> None:
    some = lapses_of(Habit.MATCHES, "test", FEW)
    one, two = find(GAMES, some), find(GAMES, some[::-1])
    assert one.to_dict() == two.to_dict()


def test_a_habit_is_named_kindly_in_every_language() -> None:
    some = lapses_of(Habit.SHINY, "test", FEW)
    finding = find(GAMES, [replace(each, cat="leo") for each in some])
    told = set()
    for lang in LANGUAGES:
        with speaking(lang):
            sentence, explained = sentences_of(finding)
            assert say("cat.leo") in sentence
            told |= {sentence, explained}
    assert len(told) == 2 * len(LANGUAGES)


def test_an_analysis_of_another_game_is_refused() -> None:
    one, two = played(None, "one"), played(None, "two")
    with pytest.raises(CalicoError) as refused:
        list(lapses(one, reviewed(two), 0))
    assert refused.value.code == "habits-other-game"


def test_messages_come_to_the_same_finding() -> None:
    records = [played(Habit.SHINY, f"message {k}") for k in range(2)]
    found: list[Any] = []
    for record in records:
        asked = {"record": record.dumps(), "analysis": reviewed(record).dumps(), "seat": 0}
        found += json.loads(messages.search(json.dumps(asked)))
    text = json.dumps({"games": GAMES, "lapses": found, "language": "de"})
    told = json.loads(messages.judge(text))
    parsed = [Analysis.parse(reviewed(record).dumps()) for record in records]
    some = [
        lapse
        for record, analysis in zip(records, parsed, strict=True)
        for lapse in lapses(record, analysis, 0)
    ]
    finding = find(GAMES, some)
    with speaking("de"):
        sentences = list(sentences_of(finding))
    assert told == {**json.loads(json.dumps(finding.to_dict())), "sentences": sentences}
