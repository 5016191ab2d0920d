"""People with one habit, their games, and reviews of these that cost nothing."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from calico import Game
from calico.coach.habits.habit import MATCHES, SHINY, Habit
from calico.coach.habits.lapse import Lapse, lapses
from calico.coach.review.analysis import Analysis, SeatAnalysis, digest_of
from calico.coach.review.decision import Decision, Option, Terms
from calico.coach.review.labels import FLOOR, THRESHOLDS, Label
from calico.coach.review.luck import Luck, TwoPly
from calico.engine.workspace import workspace
from calico.players.human.habits import Habits, Person
from calico.players.search.weights import weights
from calico.rules.kernel import kernel
from calico.rules.numbers import move_of, number_of
from calico.rules.record import Record

CLEAR: Final = Habits(
    overlooks=0, forgets=0, shiny=1, matches=0, hasty=0, later=0.6, hope=0.7, pace=1.8
)
"""Somebody who makes no mistake of these."""
PEOPLE: Final = {
    None: CLEAR,
    Habit.OVERLOOKS: replace(CLEAR, overlooks=0.33),
    Habit.FORGETS: replace(CLEAR, forgets=0.5),
    Habit.SHINY: replace(CLEAR, shiny=SHINY),
    Habit.MATCHES: replace(CLEAR, matches=MATCHES),
    Habit.HASTY: replace(CLEAR, hasty=0.4),
    Habit.NOW: replace(CLEAR, later=0),
}
"""People with one habit, as strong as gentle has it; by None somebody with none."""


def played(habit: Habit | None, seed: str) -> Record:
    """A game alone of somebody with ``habit``."""
    person = Person(seed, PEOPLE[habit])
    game = Game.new(1, seed=seed)
    for seat in game.choosing:
        game.choose_goals(seat, list(person.choose_goals(game.view(seat)).goals))
    while not game.is_finished:
        game.play(person.choose(game.view(0)).move)
    return Record.of(game)


def reviewed(record: Record) -> Analysis:
    """A review of a game alone, by two-ply values instead of play-outs."""
    game = Game(record.setup, record.bag)
    decisions = []
    with workspace() as space:
        value = TwoPly(space, weights(space))
        for turn, move in enumerate(record.moves, start=1):
            view = game.view(0)
            worth = value.moves(view.state)
            best = max(worth, key=lambda number: worth[number])
            mine = number_of(view, move)
            options = tuple(
                _option(str(move_of(view, number)), worth[best] - worth[number], number == best)
                for number in sorted(worth, key=lambda number: -worth[number])
                if number == mine or worth[best] - worth[number] <= FLOOR
            )
            played = str(move_of(view, mine))
            label = next(each.label for each in options if each.move == played)
            decisions.append(Decision(turn, turn, played, label, options, _NONE, 0.0))
            game.play(move)
    turns = range(1, kernel.TURNS + 1)
    luck = tuple(Luck() for _ in turns)
    seat = SeatAnalysis(
        0, game.names[0], game.score(0).total, 0.0, None, luck, tuple(turns), tuple(decisions)
    )
    return Analysis(digest_of(record), Terms(), (seat,))


_NONE: Final = {"goals": 0.0, "cats": 0.0, "buttons": 0.0, "scenario": 0.0}


def _option(move: str, gap: float, is_best: bool) -> Option:
    reached = [label for label, points in THRESHOLDS.items() if gap >= points]
    label = Label.BEST if is_best else reached[-1] if reached else Label.GOOD
    return Option(move, gap, 0.0, 1, 0.0, (0.0, 0.0, 0.0, 0.0), False, label)


@cache
def lapses_of(habit: Habit | None, person: str, games: int) -> tuple[Lapse, ...]:
    """What somebody with ``habit`` lost in so many games."""
    records = [played(habit, f"{habit} {person} {k}") for k in range(games)]
    return tuple(lapse for record in records for lapse in lapses(record, reviewed(record), 0))
