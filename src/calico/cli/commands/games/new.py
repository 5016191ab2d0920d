"""Fresh records: a deal with its goals chosen."""

from __future__ import annotations

from collections.abc import Sequence

from calico.cli.files.saves import luck_of
from calico.errors import SetupError
from calico.rules.game import Game
from calico.rules.record import Record


def fresh_record(game: Game, goals: Sequence[str]) -> Record:
    """The record of ``game`` before its first move.

    ``goals`` are texts ``NAME=X,Y,Z``; who chose none keeps the first three dealt.
    """
    chosen = dict(_choice(game, text) for text in goals)
    for seat in game.choosing:
        default = [goal.id for goal in game.dealt(seat)[:3]]
        game.choose_goals(seat, chosen.pop(seat, default))
    if chosen:
        raise SetupError("goals-given", rule="R2.1", name=game.names[min(chosen)])
    return Record.of(game, luck_of(game))


def _choice(game: Game, text: str) -> tuple[int, list[str]]:
    name, equals, goals = text.rpartition("=")
    if not equals or name not in game.names:
        raise SetupError("goals-option", text=text, known=", ".join(game.names))
    return game.names.index(name), [goal.strip() for goal in goals.split(",")]
