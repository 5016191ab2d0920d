"""Habits as messages: JSON goes in, JSON comes out, for workers of the page.

:func:`search` is called for each reviewed game, and :func:`judge` with all that it found.
"""

from __future__ import annotations

import json
from dataclasses import asdict

from calico.coach.habits.finding import find
from calico.coach.habits.habit import Likelihoods
from calico.coach.habits.lapse import Lapse, lapses
from calico.coach.habits.words import sentences_of
from calico.coach.review.analysis import Analysis
from calico.lang import speaking
from calico.rules.record import Record


def search(text: str) -> str:
    """The lapses of a ``seat``, given a ``record`` and its ``analysis``, both as texts."""
    asked = json.loads(text)
    record, analysis = Record.parse(asked["record"]), Analysis.parse(asked["analysis"])
    return json.dumps([asdict(each) for each in lapses(record, analysis, asked["seat"])])


def judge(text: str) -> str:
    """What the ``lapses`` of so many ``games`` have in common, and in words of ``language``."""
    asked = json.loads(text)
    some = [
        Lapse(**each | {"likelihoods": Likelihoods(**each["likelihoods"])})
        for each in asked["lapses"]
    ]
    finding = find(asked["games"], some)
    with speaking(asked["language"]):
        return json.dumps(finding.to_dict() | {"sentences": list(sentences_of(finding))})
