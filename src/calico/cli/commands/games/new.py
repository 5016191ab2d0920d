"""``calico new``: a record with everything dealt and the goals chosen, before the first move."""

from __future__ import annotations

from collections.abc import Sequence

from calico.cli.files.output import print_bytes
from calico.cli.files.saves import luck_of
from calico.cli.options.game import (
    Boards,
    Cats,
    Edition,
    First,
    Goals,
    Names,
    Restriction,
    Scenario,
    Seed,
    Setup,
    Variants,
    read_options,
    split_commas,
)
from calico.errors import SetupError
from calico.rules.game import Game
from calico.rules.record import Record


def new(
    names: Names = None,
    setup: Setup = None,
    edition: Edition = "final",
    variants: Variants = None,
    restriction: Restriction = None,
    scenario: Scenario = None,
    cats: Cats = None,
    boards: Boards = None,
    goals: Goals = None,
    seed: Seed = None,
    first: First = None,
) -> None:
    """Print a fresh record: everything dealt, no move made."""
    options = read_options(
        setup=setup,
        edition=edition,
        variants=variants,
        restriction=restriction,
        scenario=scenario,
    )
    game = Game.new(
        names or ["Ari"],
        options=options,
        seed=seed,
        cats=split_commas(cats),
        boards=split_commas(boards),
        first=first,
    )
    _choose_goals(game, goals or [])
    print_bytes(Record.of(game, luck_of(game)).dumps())


def _choose_goals(game: Game, goals: Sequence[str]) -> None:
    """Choose goals by texts ``NAME=X,Y,Z``; players without one keep the first three dealt."""
    chosen = dict(_choice(game, text) for text in goals)
    for seat in game.choosing:
        default = [goal.id for goal in game.dealt(seat)[:3]]
        game.choose_goals(seat, chosen.pop(seat, default))
    if chosen:
        raise SetupError("goals-given", rule="R2.1", name=game.names[min(chosen)])


def _choice(game: Game, text: str) -> tuple[int, list[str]]:
    name, equals, goals = text.rpartition("=")
    if not equals or name not in game.names:
        raise SetupError("goals-option", text=text, known=", ".join(game.names))
    return game.names.index(name), [goal.strip() for goal in goals.split(",")]
