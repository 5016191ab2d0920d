"""The best quilt of a seat beside the one that was sewn, and what is proved about it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from calico.cli.terminal import styles, symbols
from calico.cli.terminal.drawing import Abreast, QuiltDrawing
from calico.coach.quilts.best import FoundQuilt, SeatQuilts
from calico.lang import say
from calico.rules.position import Position


def best_quilts(game: Position, found: SeatQuilts) -> RenderableType:
    """The quilt of a seat, the best in any order beside it, and all figures below."""
    name = symbols.clean(found.name)
    best = found.quilts[0]
    pair = Abreast(
        [
            _titled(say("best.real", name=name, points=found.points), game, found.seat),
            _titled(say("best.best", points=best.points), best.game, 0),
        ]
    )
    grid = Table.grid(padding=(0, 2, 0, 0))
    for quilt in found.quilts:
        grid.add_row(
            Text(str(quilt.points), styles.TITLE, justify="right"),
            Text(say(f"best.{quilt.figure}")),
            Text(status(quilt), styles.QUIET),
        )
    return Group(pair, grid, "")


def best_on_board(quilt: FoundQuilt, title: str) -> RenderableType:
    """The best quilt at all on a board."""
    return Group(_titled(title, quilt.game, 0), Text(status(quilt), styles.QUIET))


def status(quilt: FoundQuilt) -> str:
    """What is proved about a quilt."""
    if quilt.bound is None:
        return say("best.found")
    return say("best.proved") if quilt.is_proved else say("best.at-most", bound=quilt.bound)


def _titled(title: str, position: Position, seat: int) -> RenderableType:
    line = Text(title, styles.TITLE, no_wrap=True, overflow="ellipsis")
    return Group(line, QuiltDrawing(position, seat))
