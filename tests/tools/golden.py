"""Golden playthroughs: whole games as texts that a reviewer can read, and counts of legal moves.

Besides them what compiled code does for a seed: the choices of the searching players in every kind
of game, the games that a batch deals and plays, and what training learns.

``make golden`` writes ``tests/rules/golden/`` anew; ``test_golden.py``
compares.  After a change of the rules the diff shows what it did to whole games.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from calico import Event, Game, Move
from calico.box import Tile
from calico.engine.workspace import Workspace, workspace
from calico.players.agent import Limit
from calico.players.conformance import KINDS
from calico.players.levels import Master, Strong
from calico.rules.luck.deal import Shuffle

FOLDER = Path(__file__).parents[1] / "rules" / "golden"
COMPILED = Path(__file__).parents[1] / "players" / "search" / "compiled.json"

GAMES: dict[str, dict[str, Any]] = {
    "beginner-2": {"players": ["Ari", "Bo"], "setup": "beginner"},
    "standard-solo": {"players": ["Ari"]},
    "family-4": {"players": ["Ari", "Bo", "Cy", "Di"], "variants": ["family", "open_hands"]},
    "no-hand-solo": {"players": ["Ari"], "restriction": "no_hand"},
    "same-colour-only-3": {"players": ["Ari", "Bo", "Cy"], "restriction": "same_colour_only"},
    "scenario-6-solo": {"players": ["Ari"], "scenario": 6},
    "promo-3": {"players": ["Ari", "Bo", "Cy"], "cats": ["zigzag", "rumi", "almond"]},
    "lower-variance-prototype-2": {
        "players": ["Ari", "Bo"],
        "edition": "prototype",
        "variants": ["lower_variance"],
    },
}
"""The games by the name of their file, which is also the seed."""


def listed(things: Iterable[object]) -> str:
    return " ".join(map(str, things)) or "-"


def alike(game: Game, seat: int, move: Move) -> int:
    """How many tiles around the cell share colour or pattern: what the players here like."""
    quilt = game.quilt(seat)
    around = [quilt[near] for near in move.cell.neighbours if near in quilt]
    return sum(
        (tile.colour == move.tile.colour) + (tile.pattern == move.tile.pattern) for tile in around
    )


def choose(game: Game, seat: int, luck: Shuffle) -> Move:
    """A placement that earns the most, or else lies next to its like; the draft is luck."""
    takes: tuple[Tile | None, ...] = game.takeable or (None,)
    take = takes[luck.below(len(takes))]
    moves = [move for move in game.legal_moves if move.take == take]
    worth = []
    for move in moves:
        worth.append((game.play(move).points, alike(game, seat, move)))
        game.undo()
    best = [move for move, points in zip(moves, worth, strict=True) if points == max(worth)]
    return best[luck.below(len(best))]


def begin(name: str) -> Game:
    """The game ``name`` before its first move, with goals chosen by luck."""
    game = Game.new(**GAMES[name], seed=name)
    for seat in game.choosing:
        goals = Shuffle(name, f"golden goals {seat}").shuffled(game.dealt(seat))
        game.choose_goals(seat, [goal.id for goal in goals[:3]])
    return game


def play(game: Game, name: str) -> Iterator[tuple[str, Event]]:
    """Play ``game`` to the end: each turn as it stood before, and what happened."""
    luck = Shuffle(name, "golden moves")
    while game.seat is not None:
        seat = game.seat
        before = f"market {listed(game.market)}, bag {game.bag_count}"
        if not game.options.no_hand:
            before = f"hand {listed(game.hand(seat))}, {before}"
        yield before, game.play(choose(game, seat, luck))


def opening(game: Game) -> Iterator[str]:
    """What lies on the table before the first move."""
    options = game.options
    yield f"edition {options.edition}, setup {options.setup}"
    yield f"variants {listed(options.variants)}"
    yield f"restriction {options.restriction or '-'}"
    yield f"scenario {options.scenario.number if options.scenario else '-'}"
    yield f"seed {game.seed}"
    for entry in game.setup.cats:
        yield f"cat {entry.cat.id}: {listed(pattern.id for pattern in entry.patterns)}"
    for seat, player in enumerate(game.setup.players):
        goals = ", ".join(f"{cell} {goal.id}" for cell, goal in player.goal_cells.items())
        dealt = listed(goal.id for goal in game.dealt(seat))
        yield f"player {player.name}: {player.board.id} board, dealt {dealt}, goals {goals}"
    yield f"bag {listed(game.bag)}"


def sheet(game: Game, seat: int) -> Iterator[str]:
    """The score sheet of a seat, where every token came from, and the quilt."""
    score = game.score(seat)
    yield str(score)
    for goal in score.goals.values():
        yield f"  {goal}: {goal.points}"
    cats = ", ".join(f"{cat.id} {count}" for cat, count in score.cats.items())
    yield f"  cats {cats}: {score.cat_points}"
    buttons = ", ".join(f"{colour.id} {count}" for colour, count in score.buttons.items())
    rainbow = ", rainbow" if score.rainbow else ""
    yield f"  buttons {buttons}{rainbow}: {score.button_points}"
    for token in score.tokens:
        group = f", group {listed(token.group)}" if token.group else ""
        yield f"  move {token.number}: {token} on {token.cell}{group}"
    if game.options.restriction:
        yield f"  restriction {'broken' if score.restriction_broken else 'kept'}"
    if score.scenario_passed is not None:
        yield f"  scenario {'passed' if score.scenario_passed else 'not passed'}"
    yield f"  {game.quilt(seat).text}"
    yield from (f"  {line}" for line in str(game.quilt(seat)).splitlines())


def playthrough(name: str) -> str:
    """The whole game ``name`` as text."""
    game = begin(name)
    lines = [*opening(game), ""]
    for before, event in play(game, name):
        lines += [before, f"  {event}"]
        if event.refill:
            gone = f", {event.discard} discarded" if event.discard else ""
            lines.append(f"  refill {listed(event.refill)}{gone}")
        for change in event.promo:
            lines.append(f"  {game.names[change.seat]} {change}")
    lines += ["", f"winners {listed(game.winners)}"]
    for seat in range(game.players):
        lines += ["", *sheet(game, seat)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def leaves(game: Game, depth: int) -> int:
    """How many ways the next ``depth`` moves can go."""
    if depth == 1:
        return len(game.legal_moves)
    total = 0
    for move in game.legal_moves:
        game.play(move)
        total += leaves(game, depth - 1)
        game.undo()
    return total


def counts(name: str) -> dict[str, Any]:
    """The number of legal moves at each turn of the game ``name``, and of all pairs of moves."""
    game = begin(name)
    luck = Shuffle(name, "golden moves")
    two = leaves(game, 2)
    turns = []
    while game.seat is not None:
        turns.append(len(game.legal_moves))
        game.play(choose(game, game.seat, luck))
    return {"depth 2": two, "turns": " ".join(map(str, turns))}


SIMULATIONS = Limit(simulations=64)


def choices(kind: dict[str, Any]) -> list[str]:
    """What strong and master choose in a game of ``kind``: goals, then moves as it goes on."""
    game = Game.new(seed="choices", **kind)
    agents = {"strong": Strong("choices"), "master": Master("choices")}
    told = []
    for seat in game.choosing:
        view = game.view(seat)
        for name, agent in agents.items():
            goals = agent.choose_goals(view, SIMULATIONS).goals
            told.append(f"{name} goals {listed(goals)}")
        game.choose_goals(seat, goals)
    luck = Shuffle("choices", "moves")
    asked = {game.players * turn + turn % game.players for turn in (0, 5, 11, 16, 19, 20, 21)}
    while game.seat is not None:
        moves = list(game.legal_moves)
        if game.turn - 1 in asked:
            for name, agent in agents.items():
                choice = agent.choose(game.view(game.seat), SIMULATIONS)
                told.append(f"{name} {choice.move} {choice.expected:.4f}")
        game.play(moves[luck.below(len(moves))])
    return told


def _digest(*arrays: Any) -> str:
    digest = hashlib.sha256()
    for array in arrays:
        digest.update(array.tobytes())
    return digest.hexdigest()[:16]


def batches(space: Workspace | None = None) -> dict[str, str]:
    """For kinds of game, digests of what a batch deals and plays at random."""
    from calico.study.environments import BatchEnv

    found = {}
    for kind in KINDS:
        batch = BatchEnv(4, workspace=space, **{"setup": "standard", **kind})
        batch.reset("golden")
        parts = [batch.states.copy(), batch.observations.copy()]
        for _ in range(26):
            told = batch.step(batch.random_actions())
            parts += [batch.states.copy(), *(array.copy() for array in told)]
        found[str(kind)] = _digest(*parts)
    return found


def learned() -> str:
    """A digest of the weights that a short training learns."""
    from calico.players.search import train

    with workspace() as space:
        return _digest(train.learn(space, 1, 400, lambda _done, _mean: None))


def files() -> Iterator[tuple[Path, str]]:
    """All golden files and what they should hold."""
    for name in GAMES:
        yield FOLDER / f"{name}.txt", playthrough(name)
    yield (
        FOLDER / "counts.json",
        json.dumps({name: counts(name) for name in GAMES}, indent=2) + "\n",
    )
    yield COMPILED, json.dumps(compiled(), indent=2) + "\n"


def compiled() -> dict[str, Any]:
    """What compiled code does for a seed."""
    return {
        "choices": {str(kind): choices(kind) for kind in KINDS},
        "batches": batches(),
        "learned": learned(),
    }


def main() -> None:
    """Write the golden files anew."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.iterdir():
        path.unlink()
    for path, text in files():
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
