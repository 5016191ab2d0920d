"""What can be looked up: options, the box, words, the rules, the lesson, and the server."""

from __future__ import annotations

import json
from functools import cache

from calico.lang import catalogue, language
from calico.lang import rules as text_of_rules
from calico.table.api.operation import Answer, Lang, Lasting, Names, Reach, operation
from calico.table.api.visitor import Visitor
from calico.table.schema.box import BoxView, box_view
from calico.table.schema.learning import Lesson, lesson
from calico.table.schema.offers import Offers, offers
from calico.table.schema.responses import BotsView, ReachView, RulesText


@operation("GET", "/api/bots", BotsView, tag="server")
async def bots(_visitor: Visitor) -> BotsView:
    """Whether the bots are ready, which is always true: for pages of earlier releases."""
    return BotsView(preparing=False)


@operation("GET", "/api/options", Offers, tag="words", refuses=(429,), lasting=Lasting.RELEASE)
async def options(visitor: Visitor) -> Offers:
    """All options of a table, and the version of the server."""
    return offers(visitor.features)


@operation("GET", "/api/box", BoxView, tag="words", refuses=(429,), lasting=Lasting.RELEASE)
async def box() -> BoxView:
    """What is in the box of each printed edition, and who made the game."""
    return box_view()


@operation(
    "GET",
    "/api/words",
    dict[str, str | dict[str, str]],
    tag="words",
    refuses=(422, 429),
    lasting=Lasting.RELEASE,
)
async def words(lang: Lang = None, names: Names = None) -> Answer:
    """All words of a language, with the names that an edition gives to cats and setups."""
    return Answer(_words(lang or language(), names))


@cache
def _words(lang: str, names: str | None) -> str:
    return json.dumps(catalogue(lang, names), ensure_ascii=False)


@operation("GET", "/api/reach", ReachView, tag="server", refuses=(429,))
async def reach_of_server(reach: Reach) -> ReachView:
    """How others reach this server; its address in the network only if asked on its own machine."""
    return reach()


@operation("GET", "/api/lesson", Lesson, tag="words", refuses=(422, 429), lasting=Lasting.MINUTES)
async def lesson_steps(lang: Lang = None) -> Lesson:
    """The lesson, step by step."""
    return lesson(lang or language())


@operation("GET", "/api/rules", RulesText, tag="words", refuses=(422, 429), lasting=Lasting.MINUTES)
async def rules(lang: Lang = None, names: Names = None) -> RulesText:
    """The rules in our own words, with the names that an edition gives to cats and setups."""
    return RulesText(text=text_of_rules(lang or language(), names))
