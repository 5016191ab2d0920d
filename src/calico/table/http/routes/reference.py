"""What can be looked up: options, the box, words, the rules, the lesson, and the server itself."""

from __future__ import annotations

import gzip
import hashlib
import json
from functools import lru_cache
from typing import Final

from fastapi import APIRouter, Request, Response

from calico.lang import catalogue, language
from calico.lang import rules as text_of_rules
from calico.table.http.auth import Asks
from calico.table.http.language import Lang, Names
from calico.table.http.network import LOOPBACK, lan_address
from calico.table.http.routes.common import JSON, LOOK, refuses
from calico.table.http.settings import Settings
from calico.table.schema.box import BoxView, box_view
from calico.table.schema.lesson import Lesson, lesson
from calico.table.schema.offers import Offers, offers
from calico.table.schema.responses import BotsView, ReachView, RulesText

router = APIRouter(prefix="/api")

_CACHED: Final = {"cache-control": "public, max-age=300", "vary": "accept-language"}


@router.get("/bots", responses=LOOK, tags=["server"])
async def bots(_visitor: Asks) -> BotsView:
    """Whether the bots are ready, for pages of earlier releases: they are."""
    return BotsView(preparing=False)


@router.get("/options", response_model=Offers, responses=refuses(429), tags=["words"])
async def options(request: Request) -> Response:
    """Everything a table can be made of, and the version of the server."""
    return _cacheable(request, offers().model_dump_json(by_alias=True).encode())


@router.get("/box", response_model=BoxView, responses=refuses(429), tags=["words"])
async def box(request: Request) -> Response:
    """What is in the box of each printed edition, and who made the game."""
    return _cacheable(request, box_view().model_dump_json(by_alias=True).encode())


@router.get(
    "/words",
    response_model=dict[str, str | dict[str, str]],
    responses=refuses(422, 429),
    tags=["words"],
)
async def words(
    request: Request,
    lang: Lang = None,
    names: Names = None,
) -> Response:
    """All words of a language, with cats and setups in the names of an edition, else its own."""
    said = catalogue(lang or language(), names)
    vary = "" if lang else ", accept-language"
    return _cacheable(request, json.dumps(said, ensure_ascii=False).encode(), vary)


def _cacheable(request: Request, body: bytes, vary: str = "") -> Response:
    """An answer that a browser may cache, if it validates it each time."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": f"accept-encoding{vary}"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = _packed(body), "gzip"
    return Response(body, 200, headers, JSON)


@lru_cache(maxsize=16)
def _packed(body: bytes) -> bytes:
    """``body`` as gzip makes it; packed once, as it is the same for everybody."""
    return gzip.compress(body, mtime=0)


@router.get("/reach", responses=refuses(429), tags=["server"])
async def reached(request: Request) -> ReachView:
    """How others reach this server; only answered on its own machine, as it has an address."""
    settings: Settings = request.app.state.settings
    here = request.client is not None and request.client.host in LOOPBACK
    host = lan_address() if here and settings.everywhere else None
    return ReachView(here_only=settings.here_only, host=host)


@router.get("/lesson", responses=refuses(422, 429), tags=["words"])
async def taught(response: Response, lang: Lang = None) -> Lesson:
    """The lesson, step by step."""
    response.headers.update(_CACHED)
    return lesson(lang or language())


@router.get("/rules", responses=refuses(422, 429), tags=["words"])
async def rules(response: Response, lang: Lang = None, names: Names = None) -> RulesText:
    """The rules in our own words, with the cats in the names of an edition, else its own."""
    response.headers.update(_CACHED)
    return RulesText(text=text_of_rules(lang or language(), names))
