"""The score pad over HTTP: a sheet goes in, what it comes to goes out, and nothing is stored."""

from __future__ import annotations

from fastapi import APIRouter, Response

from calico.campaign.pad.pad import evaluate
from calico.campaign.pad.sheet import Sheet
from calico.lang import language
from calico.table.http.auth import Asks
from calico.table.http.routes.common import computed, refuses
from calico.table.schema.pad import PadSheet, PadView

router = APIRouter(prefix="/api")


@router.post(
    "/pad",
    response_model=PadView,
    responses=refuses(401, 403, 409, 413, 415, 422, 429),
    tags=["pad"],
)
async def reckoned(visitor: Asks, sheet: PadSheet) -> Response:
    """What a game at a real table comes to, and what of it is missing or impossible."""
    key = ("pad", sheet.model_dump_json(), language())
    return await computed(visitor, key, lambda: _reckoned(sheet))


def _reckoned(sheet: PadSheet) -> PadView:
    return PadView.model_validate(evaluate(Sheet.of(sheet.model_dump())).to_dict())
