"""A read-only quilt: its board, its goals and the patches placed so far.

A quilt has a text form of one line: the board, the goals on b3, c4 and d2 (``-`` where they are not
chosen), and rows ``a`` to ``e``, two letters a cell, ``..`` for an empty one, ``##`` for a goal::

    blue ABCDEF,AABBCC,AAABBB Ms......../....##..../......##../..##....../..........
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from calico.box import CELLS, GOAL_CELLS, PATCH_CELLS, Board, Cell, Goal, Tile
from calico.errors import NotationError
from calico.rules.kernel import hexes, masks
from calico.rules.setup import parse_board, parse_goal


@dataclass(frozen=True)
class Quilt(Mapping[Cell, Tile]):
    """A read-only quilt: a mapping from hexes to tiles, printed edge tiles included.

    >>> quilt = Quilt.parse("blue - Ms......../....##..../......##../..##....../..........")
    >>> quilt["a1"]
    Tile.parse('Ms')
    >>> len(quilt.free)
    21
    """

    board: Board
    patches: dict[Cell, Tile]
    goals: tuple[Goal, ...] = ()
    _tiles: dict[Cell, Tile] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_tiles", dict(self.board.edges) | self.patches)

    def __getitem__(self, cell: Cell | str) -> Tile:
        return self._tiles[cell]  # type: ignore[index]  # a cell is its name

    def __hash__(self) -> int:
        return hash((self.board, frozenset(self.patches.items()), self.goals))

    def __iter__(self) -> Iterator[Cell]:
        return iter(self._tiles)

    def __len__(self) -> int:
        return len(self._tiles)

    @property
    def free(self) -> tuple[Cell, ...]:
        """The patch cells still empty."""
        return tuple(cell for cell in PATCH_CELLS if cell not in self.patches)

    def colour_group(self, cell: Cell) -> tuple[Cell, ...]:
        """The colour group around ``cell`` (R4.1)."""
        colour = self[cell].colour
        return self._group(cell, [c for c, tile in self.items() if tile.colour == colour])

    def pattern_group(self, cell: Cell) -> tuple[Cell, ...]:
        """The pattern group around ``cell`` (R5.1)."""
        pattern = self[cell].pattern
        return self._group(cell, [c for c, tile in self.items() if tile.pattern == pattern])

    @staticmethod
    def _group(cell: Cell, alike: list[Cell]) -> tuple[Cell, ...]:
        return hexes.cells(masks.group(hexes.mask(alike), hexes.bit(cell)))

    @property
    def text(self) -> str:
        """The quilt in one line; :meth:`parse` is the way back."""
        words = [
            "##" if cell in GOAL_CELLS else str(self.patches.get(cell, "..")) for cell in CELLS
        ]
        rows = ["".join(words[i : i + 5]) for i in range(0, 25, 5)]
        goals = ",".join(goal.id for goal in self.goals) or "-"
        return f"{self.board.id} {goals} {'/'.join(rows)}"

    @classmethod
    def parse(cls, text: str) -> Quilt:
        """The quilt written ``text``."""
        parts = text.split(" ")
        if len(parts) != 3:
            raise NotationError("quilt-syntax", text=text)
        board, goals, drawing = parts
        rows = drawing.split("/")
        if len(rows) != 5 or any(len(row) != 10 for row in rows):
            raise NotationError("quilt-syntax", text=text)
        words = [row[i : i + 2] for row in rows for i in range(0, 10, 2)]
        patches = {}
        for cell, word in zip(CELLS, words, strict=True):
            if (cell in GOAL_CELLS) != (word == "##"):
                raise NotationError("quilt-goal-cell", text=word, cell=cell)
            if word not in ("##", ".."):
                patches[cell] = Tile.parse(word)
        chosen = () if goals == "-" else tuple(parse_goal(goal) for goal in goals.split(","))
        if len(chosen) not in (0, 3):
            raise NotationError("quilt-syntax", text=text)
        return cls(parse_board(board), patches, chosen)

    def __str__(self) -> str:
        lines = []
        for row in range(7):
            words = []
            for col in range(7):
                cell = Cell(row, col)
                words.append("##" if cell in GOAL_CELLS else str(self.get(cell, "..")))
            lines.append(("  " if row % 2 else "") + "  ".join(words))
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"Quilt.parse({self.text!r})"
