"""The game record: one JSON document with a whole game (``docs/study/record.md``).

Reading checks everything that can be checked without playing; :meth:`Record.replay` plays it by the
rules.  Either refuses with one line that says what is wrong and, for a move, its number and rule.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from calico.box import GOAL_CELLS, Goal, Tile
from calico.errors import CalicoError, IllegalMove, NotationError, RecordError
from calico.rules.game import Game
from calico.rules.kernel.kernel import TURNS
from calico.rules.luck.deal import deal
from calico.rules.notation import Move
from calico.rules.options import Options
from calico.rules.setup import (
    CatInPlay,
    Player,
    Setup,
    parse_board,
    parse_cat,
    parse_goal,
    parse_pattern,
)
from calico.rules.strict import as_json, as_list, as_text, fields, load

VERSION: Final = 1

_FIELDS: Final = (
    "calico",
    "edition",
    "setup",
    "variants",
    "restriction",
    "scenario",
    "cats",
    "players",
    "bag",
    "moves",
)


@dataclass(frozen=True, slots=True)
class Record:
    """A game as data: its setup, the whole draw order and the moves."""

    setup: Setup
    bag: tuple[Tile, ...]
    moves: tuple[Move, ...] = ()
    meta: dict[str, Any] = field(default_factory=dict)
    """Anything that the rules ignore: seed, times, which seats were bots."""

    def __post_init__(self) -> None:
        """Raise an error for a bag that does not contain the right tiles."""
        self.setup.options.check_bag(self.bag)

    @classmethod
    def parse(cls, text: str | bytes) -> Record:
        """The record written ``text``; errors name what is wrong in it."""
        return cls.of_dict(load(text))

    @classmethod
    def of_dict(cls, data: Any) -> Record:
        """The record in the JSON value ``data``; errors name what is wrong in it."""
        return _read(data)

    @classmethod
    def of(cls, game: Game, meta: dict[str, Any] | None = None) -> Record:
        """The record of ``game``; its goals must have been chosen.

        Its ``meta`` says what repeats the luck, if it is known, and what is given here.
        """
        if game.choosing:
            raise RecordError("goals-open", names=", ".join(game.names[i] for i in game.choosing))
        luck: dict[str, Any] = {} if game.seed is None else {"seed": game.seed}
        if game.seated is not None:
            luck["seated"] = list(game.seated)
        return cls(game.setup, game.bag, game.moves, luck | (meta or {}))

    def replay(self, moves: int | None = None) -> Game:
        """The game after its first ``moves`` moves, or after all."""
        game = Game(self.setup, self.bag)
        for number, move in enumerate(self.moves[:moves], start=1):
            try:
                game.play(move)
            except IllegalMove as reason:
                name = None if game.seat is None else game.names[game.seat]
                raise _refused(number, move, reason, name) from None
        return game

    @property
    def dealt(self) -> tuple[tuple[Goal, ...], ...] | None:
        """For each seat the goals that it chose from (R2.4), if ``meta`` says so or its seed does.

        Nothing that does not contain what was chosen is believed.
        """
        for dealt in (self._said_dealt(), self._seeded_dealt()):
            if dealt and all(
                player.goals is None or set(player.goals) <= set(goals)
                for player, goals in zip(self.setup.players, dealt, strict=True)
            ):
                return dealt
        return None

    def _said_dealt(self) -> tuple[tuple[Goal, ...], ...] | None:
        try:
            dealt = tuple(
                tuple(parse_goal(goal) for goal in goals) for goals in self.meta.get("dealt", ())
            )
        except (CalicoError, TypeError):
            return None
        is_whole = len(dealt) == len(self.setup.players) and all(len(each) >= 3 for each in dealt)
        return dealt if is_whole else None

    def _seeded_dealt(self) -> tuple[tuple[Goal, ...], ...] | None:
        seed = self.meta.get("seed")
        if not isinstance(seed, str):
            return None
        luck = deal(self.setup.options, len(self.setup.players), seed)
        return luck.goals if luck.bag == self.bag else None

    def to_dict(self) -> dict[str, Any]:
        """The record as plain data, its fields in the order of the contract."""
        plain: dict[str, Any] = {
            "calico": VERSION,
            **self.setup.options.to_ids(),
            "cats": [
                {"cat": entry.cat.id, "patterns": [pattern.id for pattern in entry.patterns]}
                for entry in self.setup.cats
            ],
            "players": [
                {
                    "name": player.name,
                    "board": player.board.id,
                    "goals": {str(cell): goal.id for cell, goal in player.goal_cells.items()},
                }
                for player in self.setup.players
            ],
            "bag": [str(tile) for tile in self.bag],
            "moves": [str(move) for move in self.moves],
        }
        return plain | {"meta": self.meta} if self.meta else plain

    def dumps(self) -> str:
        """The record as text, with a line for each field: easy to read and to compare."""
        lines = (
            f"  {json.dumps(name)}: {as_json(value)}" for name, value in self.to_dict().items()
        )
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def __str__(self) -> str:
        return self.dumps()

    def __repr__(self) -> str:
        return f"<Record of {', '.join(self.setup.names)}: {len(self.moves)} moves>"


def hints_of(record: Record) -> tuple[tuple[int, ...], ...]:
    """For each seat the turns in which it had a hint, if ``meta`` says so; 0 is choosing goals."""
    found = record.meta.get("hints")
    none: tuple[tuple[int, ...], ...] = ((),) * len(record.setup.players)
    if not isinstance(found, list) or len(found) != len(none):
        return none
    is_sound = all(
        isinstance(turns, list) and all(type(turn) is int and 0 <= turn <= TURNS for turn in turns)
        for turns in found
    )
    return tuple(tuple(sorted(set(turns))) for turns in found) if is_sound else none


def score_of(game: Game) -> dict[str, Any]:
    """The score of a game as ``calico score --json`` prints it."""
    return {
        "players": [score.to_dict() for score in game.scores],
        "finished": game.is_finished,
        "winners": list(game.winners),
    }


def _refused(
    number: int, move: object, reason: CalicoError, name: str | None = None
) -> RecordError:
    """The error about move ``number``, with the text of ``reason``."""
    if name is None:
        return RecordError("move", rule=reason.rule, n=number, move=move, reason=reason.sentence)
    return RecordError(
        "move-of", rule=reason.rule, n=number, move=move, name=name, reason=reason.sentence
    )


def _read(data: Any) -> Record:
    """The record in the JSON value ``data``."""
    data = fields(data, "record", _FIELDS, "meta")
    if type(data["calico"]) is not int or data["calico"] != VERSION:
        raise RecordError("version", text=data["calico"], version=VERSION)
    meta = data.get("meta", {})
    if not isinstance(meta, dict):
        raise RecordError("not-object", where="meta", text=meta)
    options = Options.from_ids(
        setup=data["setup"],
        edition=data["edition"],
        variants=as_list(data["variants"], "variants"),
        restriction=data["restriction"],
        scenario=data["scenario"],
    )
    players = [_player(entry) for entry in as_list(data["players"], "players")]
    options.check_players(len(players))
    cats = [_cat(entry) for entry in as_list(data["cats"], "cats")]
    setup = Setup(options, tuple(cats), tuple(players))
    bag = [Tile.parse(as_text(tile, "bag")) for tile in as_list(data["bag"], "bag")]
    moves: list[Move] = []
    for number, text in enumerate(as_list(data["moves"], "moves"), start=1):
        try:
            moves.append(Move.parse(as_text(text, "moves")))
        except (NotationError, RecordError) as error:
            # A record is refused for its first bad move: one before this may break a rule.
            Record(setup, tuple(bag), tuple(moves)).replay()
            raise RecordError("move-unreadable", n=number, reason=error) from None
    return Record(setup, tuple(bag), tuple(moves), meta)


def _cat(value: Any) -> CatInPlay:
    value = fields(value, "cat", ("cat", "patterns"))
    patterns = [parse_pattern(pattern) for pattern in as_list(value["patterns"], "patterns")]
    if len(patterns) != 2:
        raise RecordError("two-patterns", rule="R2.3", text=value["patterns"])
    return CatInPlay(parse_cat(value["cat"]), (patterns[0], patterns[1]))


def _player(value: Any) -> Player:
    value = fields(value, "player", ("name", "board", "goals"))
    goals = fields(value["goals"], "goals", tuple(str(cell) for cell in GOAL_CELLS))
    b3, c4, d2 = (parse_goal(goals[str(cell)]) for cell in GOAL_CELLS)
    return Player(as_text(value["name"], "name"), parse_board(value["board"]), (b3, c4, d2))
