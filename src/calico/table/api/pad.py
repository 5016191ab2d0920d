"""The score pad: a sheet goes in, what it comes to goes out, and nothing is stored."""

from __future__ import annotations

from calico.campaign.pad.pad import evaluate
from calico.campaign.pad.sheet import Sheet
from calico.lang import language
from calico.table.api.operation import Answer, computed, operation
from calico.table.api.visitor import Visitor
from calico.table.schema.pad import PadSheet, PadView


@operation("POST", "/api/pad", PadView, tag="pad", refuses=(401, 403, 409, 413, 415, 422, 429))
async def evaluated(visitor: Visitor, sheet: PadSheet) -> Answer:
    """The scores of a game at a real table, and what is missing or impossible in its sheet."""
    key = ("pad", sheet.model_dump_json(), language())
    return await computed(visitor, key, lambda: _reckoned(sheet))


def _reckoned(sheet: PadSheet) -> PadView:
    return PadView.model_validate(evaluate(Sheet.of(sheet.model_dump())).to_dict())
