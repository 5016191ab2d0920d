"""The game API: what a person or a server waits for."""

from __future__ import annotations

import json
import random

from calico.rules.game import Game
from calico.rules.record import Record, score_of
from calico.study.benchmark import Benchmark, Figure, seconds
from support.reference import naive


def play() -> Figure:
    """One move with its event, averaged over a whole four-player game; yardstick the naive twin."""
    record = Record.parse(json.dumps(_four_players()))
    game = Game(record.setup, record.bag)

    def whole() -> None:
        for move in record.moves:
            game.play(move)
        for _ in record.moves:
            game.undo()

    mine = seconds(whole, repeat=20) / len(record.moves)
    plain = record.to_dict()
    other = seconds(lambda: naive.replay(plain), repeat=3) / len(record.moves)
    return Figure(mine * 1e6, "µs", other / mine, "the naive twin of the tests")


def legal_moves() -> Figure:
    """All legal moves of an opening, as a list."""
    game = Game.new(4, setup="beginner", seed=1)
    mine = seconds(lambda: list(game.legal_moves), repeat=200)
    plain = Record.of(game).to_dict()
    table = naive.replay(plain)
    other = seconds(lambda: naive.legal_moves(table), repeat=20)
    return Figure(mine * 1e6, "µs", other / mine, "the naive twin of the tests")


def score() -> Figure:
    """Reading and scoring a finished four-player record."""
    text = json.dumps(_four_players())
    mine = seconds(lambda: score_of(Record.parse(text).replay()), repeat=20)
    other = seconds(lambda: naive.score(json.loads(text)), repeat=3)
    return Figure(mine * 1e3, "ms", other / mine, "the naive twin of the tests")


def _four_players() -> dict[str, object]:
    return naive.random_record(
        random.Random(4), players=4, variants=[], restriction=None, promo=False, finished=True
    )


BENCHMARKS: dict[str, Benchmark] = {
    "game.play": play,
    "game.legal_moves": legal_moves,
    "record.score": score,
}
