"""What can be read over HTTP: finished games, what can be chosen, the rules and the lesson."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Response

from calico.lang import language
from calico.lang import rules as text_of_rules
from calico.table.choices import choices
from calico.table.identity import Asks
from calico.table.lesson import lesson
from calico.table.messages import Choices, Lesson, PublicView, RulesText, TableDraft, VerdictView
from calico.table.readers import Lang, Names
from calico.table.replays import position, verdict
from calico.table.routes import TableId, refuses

router = APIRouter(prefix="/api")

_KEPT: Final = {"cache-control": "public, max-age=300", "vary": "accept-language"}

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


@router.post("/choices", responses=refuses(403, 413, 415, 422, 429), tags=["tables"])
async def chosen(wish: TableDraft) -> Choices:
    """What would be refused of a wish for a table, and of each change to it; makes nothing."""
    return choices(wish)


@router.get("/lesson", responses=refuses(422, 429), tags=["words"])
async def taught(response: Response, lang: Lang = None) -> Lesson:
    """The lesson, step by step."""
    response.headers.update(_KEPT)
    return lesson(lang or language())


@router.get("/rules", responses=refuses(422, 429), tags=["words"])
async def rules(response: Response, lang: Lang = None, names: Names = None) -> RulesText:
    """The rules in our own words, with the cats in the names of an edition, else its own."""
    response.headers.update(_KEPT)
    return RulesText(text=text_of_rules(lang or language(), names))
