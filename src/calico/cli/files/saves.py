"""Saved games: written atomically, and never over another game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from platformdirs import user_data_path

from calico.cli.files.atomic import write_text
from calico.errors import CalicoError
from calico.rules.game import Game
from calico.rules.luck.deal import deal
from calico.rules.record import Record, hints_of
from calico.rules.strict import LARGEST


def autosave_path() -> Path:
    """Where the game is saved after every move, unless another file is named."""
    return user_data_path("calico") / "autosave.json"


class SavedGame(NamedTuple):
    """A game to be continued."""

    game: Game
    bots: dict[str, str]
    """The kinds of the players that are bots, by name."""
    hints: list[list[int]]
    """For each seat the turns in which it had a hint; 0 is the choice of goals."""


def record_of(game: Game, bots: dict[str, str], hints: list[list[int]] | None = None) -> Record:
    """The record of ``game``; goals not chosen yet are filled in, which its meta says."""
    meta: dict[str, Any] = luck_of(game) | {"bots": bots}
    if hints and any(hints):
        meta["hints"] = hints
    if game.choosing:
        meta["choosing"] = list(game.choosing)
        game = game.copy()
        for seat in game.choosing:
            game.choose_goals(seat, [goal.id for goal in game.dealt(seat)[:3]])
    return Record.of(game, meta)


def luck_of(game: Game) -> dict[str, Any]:
    """The metadata for ``calico verify``: the seed, and what was chosen instead of dealt."""
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


def resume(path: Path) -> SavedGame:
    """The game saved in ``path``."""
    with path.open("rb") as stream:
        return reopen(Record.parse(stream.read(LARGEST + 1)))


def reopen(record: Record) -> SavedGame:
    """The game of ``record`` to continue, with goals not chosen yet."""
    record.replay()
    meta, setup = record.meta, record.setup
    seed = meta.get("seed")
    dealt = record.dealt
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
    kinds = {name: str(kind) for name, kind in named if name in setup.names}
    return SavedGame(game, kinds, [list(turns) for turns in hints_of(record)])


def write(path: Path, record: Record) -> None:
    """Write ``record`` to ``path``."""
    write_text(path, record.dumps())


def write_own(path: Path, record: Record) -> None:
    """As :func:`write`, but only over an earlier state of the same game."""
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
        """Whether ``calico play --resume`` finds the game without its path."""
        self.path = path or autosave_path()
        self.aside: Path | None = None
        """Where an older game that was in this place is now."""
        self._started = False

    def write(self, record: Record) -> None:
        """Save ``record``; another game in the place of the autosave is renamed."""
        if not self.is_last:
            write_own(self.path, record)
        else:
            if not _is_earlier(self.path, record):
                self._free_place()
            write(self.path, record)
        self._started = True

    def _free_place(self) -> None:
        """Rename an older game; if another process has begun one meanwhile, use another place."""
        free = next(path for path in _numbered(self.path) if not path.exists())
        if self._started:
            self.path, self.is_last = free, False
        else:
            self.aside = self.path.rename(free)


def _numbered(path: Path) -> Iterator[Path]:
    return (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(1))
