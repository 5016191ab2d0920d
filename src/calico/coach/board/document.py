"""The document of an analysis board (``docs/study/board.md``): the record, and what was tried."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, Self

from calico.coach.board.tree import AnalysisBoard, BoardStep
from calico.errors import CalicoError
from calico.rules.notation import Move
from calico.rules.record import Record
from calico.rules.setup import is_text
from calico.rules.strict import as_json, as_list, as_text, fields, load

VERSION: Final = 1
_FIELDS: Final = ("board", "record", "steps", "at")


@dataclass(frozen=True, slots=True)
class BoardDocument:
    """A board as it is saved, and the position that was shown."""

    board: AnalysisBoard
    at: int

    @classmethod
    def parse(cls, text: str | bytes) -> Self:
        """What was saved as ``text``: a board, or the record of a game, of which nothing is tried.

        A record is shown at its end.
        """
        data = load(text)
        if isinstance(data, dict) and "calico" in data:
            board = AnalysisBoard(Record.of_dict(data))
            return cls(board, board.last)
        if not isinstance(data, dict) or "board" not in data:
            raise CalicoError("board-foreign")
        data = fields(data, "board", _FIELDS)
        if type(data["board"]) is not int or data["board"] != VERSION:
            raise CalicoError("board-version", text=data["board"], version=VERSION)
        steps = [_step(n, each) for n, each in enumerate(as_list(data["steps"], "steps"), start=1)]
        board = AnalysisBoard(Record.of_dict(data["record"]), steps)
        board.game(_number(data["at"], "at"))
        return cls(board, data["at"])

    def dumps(self) -> str:
        """The document as text, with a line for each step."""
        data = self.board.record.to_dict()
        record = ",\n".join(f"    {json.dumps(k)}: {as_json(v)}" for k, v in data.items())
        steps = ",\n".join(f"    {as_json(_plain(step))}" for step in self.board.steps)
        return (
            f'{{\n  "board": {VERSION},\n  "record": {{\n{record}\n  }},\n'
            f'  "steps": [{f"{chr(10)}{steps}{chr(10)}  " if steps else ""}],\n'
            f'  "at": {self.at}\n}}\n'
        )


def _plain(step: BoardStep) -> dict[str, Any]:
    if step.move is not None:
        return {"after": step.after, "move": str(step.move)}
    return {"after": step.after, "shuffle": step.shuffle}


def _step(number: int, value: Any) -> BoardStep:
    where = "steps"
    kind = "shuffle" if isinstance(value, dict) and "shuffle" in value else "move"
    value = fields(value, where, ("after", kind))
    after, text = _number(value["after"], where), as_text(value[kind], where)
    if kind == "move":
        try:
            return BoardStep(after, move=Move.parse(text))
        except CalicoError as reason:
            raise CalicoError("board-step", n=number, reason=reason) from None
    if not is_text(text):
        raise CalicoError("board-step", n=number, reason=CalicoError("seed-text", text=text))
    return BoardStep(after, shuffle=text)


def _number(value: Any, where: str) -> int:
    if type(value) is not int:
        raise CalicoError("board-number", where=where, text=value)
    return value
