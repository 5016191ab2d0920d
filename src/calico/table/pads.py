"""The score pad over HTTP: a sheet goes in, what it comes to goes out, and nothing is kept."""

from __future__ import annotations

from fastapi import APIRouter

from calico.campaign.pad import reckon
from calico.campaign.sheet import Sheet
from calico.table.pad_messages import PadSheet, PadView
from calico.table.routes import refuses

router = APIRouter(prefix="/api")


@router.post("/pad", responses=refuses(403, 409, 413, 415, 422, 429), tags=["pad"])
async def reckoned(sheet: PadSheet) -> PadView:
    """What a game at a real table comes to, and what of it is missing or impossible."""
    return PadView.model_validate(reckon(Sheet.of(sheet.model_dump())).to_dict())
