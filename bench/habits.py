"""How often a habit is recognised: people with one habit and no other, ten games each.

Measured only if it is named: ``calico bench habits --games 10`` for ten people with each.
"""

from __future__ import annotations

from functools import partial

from calico.coach.habits.finding import GAMES, find
from calico.coach.habits.habit import Habit
from calico.study.benchmark import Benchmark, Figure, Sample
from support.habits import lapses_of


def recognised(habit: Habit | None, sample: Sample) -> Figure:
    """The share of people whose habit is named; without one, of whom none is."""
    found = []
    for k in range(sample.games):
        sample.on_progress(k, sample.games)
        worst = find(GAMES, lapses_of(habit, f"bench {k}", GAMES)).worst
        found.append((worst.habit if worst else None) is habit)
    return Figure(100 * sum(found) / len(found), "%", len(found), "people")


def sampled(sample: Sample) -> dict[str, Benchmark]:
    return {
        f"habits.{habit or 'none'}": partial(recognised, habit, sample) for habit in (*Habit, None)
    }
