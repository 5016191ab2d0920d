"""The four quilt boards: 24 printed edge tiles around 25 empty cells (R1.2).

Each drawing below is a board as it lies on the table; every second row is shifted by half a hex.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from calico.box.cells import EDGES, Cell
from calico.box.tiles import Tile


@dataclass(frozen=True, slots=True)
class Board:
    """A quilt board, known by the colour of its stitching."""

    id: str
    edges: tuple[tuple[Cell, Tile], ...]
    """The printed tiles, in the order of :data:`calico.box.EDGES`."""

    def __repr__(self) -> str:
        return f"BOARDS[{self.id!r}]"


def _board(name: str, drawing: str) -> Board:
    printed = [Tile.parse(word) for word in drawing.split() if word != ".."]
    return Board(name, tuple(zip(EDGES, printed, strict=True)))


BOARDS: Final = {
    board.id: board
    for board in (
        _board(
            "blue",
            """
            Mv Ys Lv Mn Pq Yf Gs
             Gf .. .. .. .. .. Dd
            Dq .. .. .. .. .. Pv
             Ln .. .. .. .. .. Yn
            Ps .. .. .. .. .. Gq
             Yd .. .. .. .. .. Df
            Pf Lq Mf Dn Gv Md Ls
            """,
        ),
        _board(
            "green",
            """
            Dn Yv Gn Ds Pq Yd Lv
             Pd .. .. .. .. .. Mf
            Mq .. .. .. .. .. Pn
             Ls .. .. .. .. .. Ys
            Yf .. .. .. .. .. Lq
             Pv .. .. .. .. .. Md
            Gs Dd Gq Ms Ln Df Gv
            """,
        ),
        _board(
            "purple",
            """
            Yf Md Pf Yn Ls Mq Gd
             Lq .. .. .. .. .. Dv
            Ds .. .. .. .. .. Lf
             Gn .. .. .. .. .. Mn
            Mv .. .. .. .. .. Gs
             Ld .. .. .. .. .. Dq
            Pn Yq Ps Dn Gf Yv Pd
            """,
        ),
        _board(
            "yellow",
            """
            Gq Df Ys Pd Dv Gn Mq
             Mn .. .. .. .. .. Lf
            Pv .. .. .. .. .. Ds
             Yd .. .. .. .. .. Gd
            Gf .. .. .. .. .. Mv
             Dq .. .. .. .. .. Ln
            Lv Pn Yv Ld Ms Pf Yq
            """,
        ),
    )
}
"""The boards by id."""
