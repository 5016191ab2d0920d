"""Games of every kind for tests, started and played."""

from __future__ import annotations

from itertools import chain, combinations, permutations, product
from random import Random
from typing import Any

from hypothesis import strategies as st

from calico import Game, Move, SetupError, Tile
from calico.box import RESTRICTIONS, SCENARIOS
from calico.players.agent import Spec
from calico.rules.options import Options


def combines(kind: dict[str, Any]) -> bool:
    """Whether the options of ``kind`` go together."""
    options = {name: value for name, value in kind.items() if name not in ("players", "cats")}
    try:
        Options.from_ids(**options).check_players(kind["players"])
    except SetupError:
        return False
    return True


def every_kind() -> list[dict[str, Any]]:
    """All kinds of game there are; scenarios and promo cats only without variants."""
    variants = ("family", "lower_variance", "open_hands")
    subsets = list(chain.from_iterable(combinations(variants, n) for n in range(4)))
    found: list[dict[str, Any]] = []
    for players, setup, edition in product(
        range(1, 5), ("beginner", "standard"), ("final", "prototype")
    ):
        base = {"players": players, "setup": setup, "edition": edition}
        for restriction in (None, *map(str, RESTRICTIONS)):
            found += [base | {"restriction": restriction, "variants": some} for some in subsets]
        if setup == "standard":
            found += [base | {"scenario": number} for number in SCENARIOS]
            if players > 1:
                promos = [["gertrude", "millie", "leo"], ["zigzag", "tibbit", "cira"]]
                found += [base | {"cats": cats} for cats in promos]
    return [kind for kind in found if combines(kind)]


KINDS = every_kind()
HIDDEN = [
    kind
    for kind in KINDS
    if kind["players"] > 1
    and "open_hands" not in kind.get("variants", ())
    and kind.get("restriction") != "no_hand"
]
"""Games with hands that others may not see."""

kinds = st.sampled_from(KINDS)
seeds = st.integers(0, 2**32).map(str)


def random_move(game: Game, rng: Random) -> Move:
    """Some legal move, found without listing them all."""
    fits = [tile for tile in game.placeable if game.cells(tile)]
    tile = rng.choice(fits)
    takes: tuple[Tile | None, ...] = game.takeable or (None,)
    return Move(tile, rng.choice(game.cells(tile)), rng.choice(takes))


def start(kind: dict[str, Any], seed: str) -> Game:
    """A game of ``kind`` whose goals have been chosen, somehow."""
    game = Game.new(**kind, seed=seed)
    for seat in game.choosing:
        choices = list(permutations([goal.id for goal in game.dealt(seat)], 3))
        game.choose_goals(seat, Random(f"{seed} {seat}").choice(choices))
    return game


def played(*kinds: str, **options: Any) -> Game:
    options.setdefault("players", len(kinds))
    options.setdefault("seed", "simple")
    game = Game.new(**options)
    agents = [
        Spec.parse(kinds[seat % len(kinds)]).agent(f"seat {seat}") for seat in range(game.players)
    ]
    for seat in game.choosing:
        game.choose_goals(seat, agents[seat].choose_goals(game.view(seat)).goals)
    while game.seat is not None:
        game.play(agents[game.seat].choose(game.view(game.seat)).move)
    return game
