"""What can be read over HTTP: finished games, what can be chosen, the rules and the lesson."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated

from fastapi import APIRouter, Path, Response

from calico.table.choices import choices
from calico.table.identity import Asks
from calico.table.lesson import lesson
from calico.table.messages import Choices, Lesson, PublicView, RulesText, TableDraft, VerdictView
from calico.table.replays import position, verdict
from calico.table.routes import TableId, refuses

router = APIRouter(prefix="/api")

Moves = Annotated[int, Path(ge=0, le=1000, description="How many moves have been played.")]


@router.get(
    "/tables/{table}/positions/{moves}", responses=refuses(401, 404, 409, 422, 429), tags=["tables"]
)
async def replayed(visitor: Asks, table: TableId, moves: Moves) -> PublicView:
    """A finished game as it was after so many moves, with all hands open."""
    return position(await visitor.house.table(table), moves)


@router.get("/tables/{table}/verdict", responses=refuses(401, 404, 409, 422, 429), tags=["tables"])
async def judged(visitor: Asks, table: TableId) -> VerdictView:
    """Who won a finished game and why, and whether its luck was the one promised."""
    return verdict(await visitor.house.table(table))


@router.post("/choices", responses=refuses(401, 403, 413, 415, 422, 429), tags=["tables"])
async def chosen(visitor: Asks, wish: TableDraft) -> Choices:
    """What would be refused of a wish for a table, and of each change to it; makes nothing."""
    return choices(wish, await visitor.house.charts.passed(visitor.id))


@router.get("/lesson", responses=refuses(429), tags=["words"])
async def taught(response: Response) -> Lesson:
    """The lesson, step by step."""
    response.headers["cache-control"] = "public, max-age=300"
    return lesson()


@router.get("/rules", responses=refuses(429), tags=["words"])
async def rules(response: Response) -> RulesText:
    """The rules in our own words."""
    response.headers["cache-control"] = "public, max-age=300"
    text = files("calico.lang").joinpath("rules.en.md").read_text(encoding="utf-8")
    return RulesText(text=text)
