"""Saved games: written whole or not at all, and never over a game that is another one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from calico.box import Goal
from calico.errors import CalicoError
from calico.rules.deal import deal
from calico.rules.game import Game
from calico.rules.record import Record
from calico.rules.setup import parse_goal
from calico.rules.strict import LARGEST


def autosave_path() -> Path:
    """Where the game goes after every move, unless somebody names another file."""
    return user_data_path("calico") / "autosave.json"


def record_of(game: Game, bots: dict[str, str]) -> Record:
    """The record of ``game``; goals still to be chosen are filled in, and noted in its meta."""
    meta = luck_of(game) | {"bots": bots}
    if game.choosing:
        meta["choosing"] = list(game.choosing)
        game = game.copy()
        for seat in game.choosing:
            game.choose_goals(seat, [goal.id for goal in game.dealt(seat)[:3]])
    return Record.of(game, meta)


def luck_of(game: Game) -> dict[str, Any]:
    """What repeats the luck (``calico verify``): the seed, and what was chosen instead."""
    dealt = [[goal.id for goal in game.dealt(seat)] for seat in range(game.players)]
    meta: dict[str, Any] = {"seed": game.seed, "dealt": dealt}
    if game.seed is not None:
        setup = game.setup
        luck = deal(setup.options, game.players, game.seed)
        cats = [entry.cat.id for entry in setup.cats]
        if cats != [entry.cat.id for entry in luck.cats]:
            meta["chosen_cats"] = cats
        boards = tuple(player.board for player in setup.players)
        if boards != luck.boards:
            meta["chosen_boards"] = [board.id for board in boards]
    return meta


def resume(path: Path) -> tuple[Game, dict[str, str]]:
    """The game saved in ``path``, and which of its players are bots of which kind."""
    with path.open("rb") as stream:
        return reopen(Record.parse(stream.read(LARGEST + 1)))


def reopen(record: Record) -> tuple[Game, dict[str, str]]:
    """The game of ``record`` to go on with, goals still to be chosen included, and its bots."""
    record.replay()
    meta, setup = record.meta, record.setup
    seed = meta.get("seed")
    dealt = _dealt(meta.get("dealt"), len(setup.players))
    choosing = meta.get("choosing")
    if dealt and isinstance(choosing, list) and not record.moves:
        players = (
            replace(player, goals=None) if seat in choosing else player
            for seat, player in enumerate(setup.players)
        )
        setup = replace(setup, players=tuple(players))
    seated = meta.get("seated")
    game = Game(
        setup,
        record.bag,
        dealt,
        seed if isinstance(seed, str) else None,
        seated if isinstance(seated, list) else None,
    )
    for move in record.moves:
        game.play(move)
    bots = meta.get("bots")
    named = bots.items() if isinstance(bots, dict) else ()
    return game, {name: str(kind) for name, kind in named if name in setup.names}


def _dealt(value: Any, players: int) -> list[tuple[Goal, ...]] | None:
    """The goals that were dealt, if ``value`` says so."""
    try:
        dealt = [tuple(parse_goal(goal) for goal in goals) for goals in value]
    except (CalicoError, TypeError):
        return None
    return dealt if len(dealt) == players and all(len(goals) >= 3 for goals in dealt) else None


def write(path: Path, record: Record) -> None:
    """Put ``record`` into ``path``: the file is the old one or the new one, never half of it."""
    write_text(path, record.dumps())


def write_text(path: Path, text: str) -> None:
    """Put ``text`` into ``path``, whole or not at all."""
    path = path.expanduser().resolve()
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with fresh.open("wb") as stream:
                stream.write(text.encode())
                stream.flush()
                os.fsync(stream.fileno())
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
    except OSError as error:
        raise CalicoError("cannot-write", path=path, why=error.strerror) from None


def write_new(path: Path, text: str) -> None:
    """As :func:`write_text`, but never over anything that is there."""
    if path.expanduser().exists():
        raise CalicoError("save-taken", path=path)
    write_text(path, text)


def write_own(path: Path, record: Record) -> None:
    """As :func:`write`, but refuse to write over anything except this game as it was earlier."""
    if not _is_earlier(path.expanduser(), record):
        raise CalicoError("save-taken", path=path)
    write(path, record)


def _is_earlier(path: Path, record: Record) -> bool:
    """Whether ``path`` is free, or holds the same game with the same or fewer moves."""
    if not path.exists():
        return True
    try:
        old = Record.parse(path.read_bytes())
    except (CalicoError, OSError):
        return False
    same = old.bag == record.bag and old.setup.names == record.setup.names
    return same and record.moves[: len(old.moves)] == old.moves


class Autosave:
    """The file of one game in progress."""

    def __init__(self, path: Path | None) -> None:
        self.is_last = path is None
        """Whether ``calico play --resume`` will find the game by itself."""
        self.path = path or autosave_path()
        self.aside: Path | None = None
        """Where an older game in the way was put."""
        self._started = False

    def write(self, record: Record) -> None:
        """Save ``record``; another game in the way of an autosave is put aside."""
        if not self.is_last:
            write_own(self.path, record)
        else:
            if not _is_earlier(self.path, record):
                self._make_way()
            write(self.path, record)
        self._started = True

    def _make_way(self) -> None:
        """Rename an older game; but leave one that was begun meanwhile, and go elsewhere."""
        free = next(path for path in _numbered(self.path) if not path.exists())
        if self._started:
            self.path, self.is_last = free, False
        else:
            self.aside = self.path.rename(free)


def _numbered(path: Path) -> Iterator[Path]:
    return (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(1))
