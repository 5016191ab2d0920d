"""Measure par for the review: ``make par`` writes ``coach/review/par.json``.

Par is the mean, over seeded deals, of the score that a review expects at the first turn of the
first seat: goals chosen by master's search, the best first move found by the search of a review
and played out on fresh deals, and what master beats its play-outs by.  Kinds of game that are in
the file are not measured again.
"""

from __future__ import annotations

import json
import sys
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

from calico.box import RESTRICTIONS, SCENARIOS
from calico.coach.review.decision import Terms, decide_move
from calico.engine.workspace import prefer_native, workspace
from calico.players.agent import Limit
from calico.players.search import goals, search
from calico.players.search.targets import targets
from calico.players.search.weights import digest, weights
from calico.rules.game import Game
from calico.rules.numbers import move_of
from calico.rules.options import Options

FILE: Final = Path(__file__).parents[2] / "src" / "calico" / "coach" / "review" / "par.json"
TERMS: Final = Terms(screen=0.15, deals=100, more=100, searched=0, most=0)
GOAL_GAMES: Final = 1_500
KINDS: Final[list[dict[str, Any]]] = [
    *({"setup": "standard", "players": n} for n in (1, 2)),
    *({"setup": "beginner", "players": n} for n in (1, 2)),
    *({"setup": "standard", "players": n} for n in (3, 4)),
    *({"setup": "beginner", "players": n} for n in (3, 4)),
    *({"scenario": number, "players": 1} for number in SCENARIOS),
    *({"restriction": str(each), "players": 1} for each in RESTRICTIONS),
    *({"variants": ["family"], "players": n} for n in (1, 2, 3, 4)),
]


def start_of(seed: str, players: int, options: Options) -> float:
    """What a review expects of the first seat at its first turn."""
    game = Game.new(players, options=options, seed=seed)
    wanted = targets(options.scenario)
    for seat in game.choosing:
        with workspace() as space:
            dealt = [goal.index for goal in game.dealt(seat)]
            chosen = goals.rank(
                space, weights(space), game.view(seat).state, seat, dealt,
                simulations=GOAL_GAMES, seed=7, wanted=wanted,
            )[0].goals  # fmt: skip
        by_index = {goal.index: goal.id for goal in game.dealt(seat)}
        game.choose_goals(seat, [by_index[goal] for goal in chosen])
    view = game.view(0)
    with workspace() as space:
        thought = search.think(
            space, weights(space), search.Question.of(view), Limit(simulations=24), 3
        )
    work = decide_move(view, move_of(view, thought.moves[0]), TERMS, f"par {seed}")
    while True:
        try:
            next(work)
        except StopIteration as end:
            expected: float = end.value.best.expected
            return expected


def main(deals: int) -> None:
    """Measure what is missing, and write the file after every kind."""
    prefer_native()
    data = json.loads(FILE.read_text(encoding="utf-8"))
    for kind in KINDS:
        ids = {name: value for name, value in kind.items() if name != "players"}
        options = Options.from_ids(**ids)
        row = {**options.to_ids(), "players": kind["players"]}
        if any(row.items() <= each.items() for each in data["par"]):
            continue
        found = [start_of(f"par {i}", kind["players"], options) for i in range(deals)]
        row |= {
            "par": round(mean(found), 2),
            "error": round(stdev(found) / sqrt(deals), 2),
            "deals": deals,
        }
        print(row, flush=True)  # noqa: T201 a tool
        data["par"].append(row)
        data["made"] = {"by": "make par", "weights": digest(), "seeds": "par 0 and up"}
        rows = ",\n".join(" " + json.dumps(each) for each in data["par"])
        text = f'{{"made": {json.dumps(data["made"])},\n"par": [\n{rows}\n]}}\n'
        FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
