"""What people do at a table: each operation is a POST, and is answered with the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pydantic import BaseModel

from calico.players.stages import WHOLE
from calico.table.api.operation import ACT, After, Answer, Asker, TableId, operation, written
from calico.table.api.visitor import Visitor
from calico.table.game.events import TableEvent
from calico.table.game.table import Table
from calico.table.schema.company import CompanyView, Mood, ReactionRequest
from calico.table.schema.hints import HintView, MoveCheck, hint_view, is_mistake, move_check
from calico.table.schema.offers import Feature
from calico.table.schema.requests import (
    BotRequest,
    CheckRequest,
    GoalsRequest,
    HintRequest,
    MoveRequest,
    SitRequest,
    TakeBackAnswer,
    TakeBackRequest,
)
from calico.table.schema.table import Reply, TableView
from calico.table.service.advice import TurnQuestion
from calico.table.service.clock import now

_ANY_SEAT: Final = SitRequest()


def acts(path: str, response: Any = Reply) -> Callable[..., Any]:
    """An operation for something that a guest does at a table."""
    return operation(
        "POST",
        f"/api/tables/{{table}}/{path}",
        response,
        refuses=ACT,
        asker=Asker.GUEST,
        tag="play",
    )


async def _act(
    visitor: Visitor, table: str, since: int, decide: Callable[[Table, str], list[TableEvent]]
) -> Answer:
    """Let the house do what ``decide`` decides for the guest, and answer with the view."""
    guest = visitor.spend_action()
    accepted = await visitor.house.act(table, lambda at: decide(at, guest), guest)
    view = await visitor.house.view(table, guest, since, fresh=not accepted)
    return written(Reply.model_construct(accepted=accepted, view=view))


@acts("moves")
async def move(visitor: Visitor, table: TableId, body: MoveRequest, since: After = 0) -> Answer:
    """Play a turn: a placement and a draft together (R3)."""
    return await _act(
        visitor, table, since, lambda at, guest: at.move(guest, body.number, body.move)
    )


@acts("sit")
async def sit(
    visitor: Visitor, table: TableId, body: SitRequest = _ANY_SEAT, since: After = 0
) -> Answer:
    """Take an open seat; the game starts when all are taken."""
    visitor.need(Feature.LINKS)
    name = (await visitor.guest()).name
    return await _act(
        visitor, table, since, lambda at, guest: at.sit(guest, name, body.seat, body.entropy)
    )


@acts("leave")
async def leave(visitor: Visitor, table: TableId, since: After = 0) -> Answer:
    """Leave your seat: before the game it becomes open, during the game a bot plays on."""
    return await _act(visitor, table, since, Table.leave)


@acts("bots")
async def seat_bot(visitor: Visitor, table: TableId, body: BotRequest, since: After = 0) -> Answer:
    """Give an open seat to a bot, if you created the table."""
    await visitor.house.check_bots(visitor.id or "", [body.level])
    return await _act(
        visitor, table, since, lambda at, guest: at.give(guest, body.seat, body.level)
    )


@acts("goals")
async def goals(visitor: Visitor, table: TableId, body: GoalsRequest, since: After = 0) -> Answer:
    """Choose your goals (R2.4)."""
    chosen: dict[str, str] = dict(body.goals.items())
    return await _act(
        visitor, table, since, lambda at, guest: at.choose_goals(guest, body.seat, chosen)
    )


@acts("take-back")
async def take_back(
    visitor: Visitor, table: TableId, body: TakeBackRequest, since: After = 0
) -> Answer:
    """Ask to undo moves back to one of them, if the table allows it."""
    return await _act(visitor, table, since, lambda at, guest: at.ask_back(guest, body.number))


@acts("take-back/answer")
async def answer_take_back(
    visitor: Visitor, table: TableId, body: TakeBackAnswer, since: After = 0
) -> Answer:
    """Agree to an undo that somebody asked for, or refuse it."""
    return await _act(visitor, table, since, lambda at, guest: at.answer_back(guest, body.agree))


@acts("replace")
async def replace(visitor: Visitor, table: TableId, body: BotRequest, since: After = 0) -> Answer:
    """Let a bot finish for somebody who has exceeded the time limit of the table."""
    return await _act(
        visitor, table, since, lambda at, guest: at.replace(guest, body.seat, body.level, now())
    )


@acts("return")
async def return_to_seat(visitor: Visitor, table: TableId, since: After = 0) -> Answer:
    """Take your seat back from the bot that played on for you."""
    return await _act(visitor, table, since, Table.come_back)


@acts("hints", HintView)
async def hint(visitor: Visitor, table: TableId, body: HintRequest) -> Answer:
    """A hint about your turn, where the table allows it; stored with the game."""
    guest, house = visitor.spend_action(), visitor.house
    question = await house.read(
        table, guest, lambda at: TurnQuestion.of(at, guest, body.seat, body.number)
    )
    advice = await house.adviser.advise(guest, question)
    await house.act(table, lambda at: at.hint(guest, body.seat, body.number, body.stage), guest)
    return await _computed(visitor, lambda: hint_view(question.view, body.number, advice))


@acts("check", MoveCheck)
async def check(visitor: Visitor, table: TableId, body: CheckRequest) -> Answer:
    """Compare a move that you think of with the best one, where the table allows hints.

    If it is certainly a mistake, the better move is a hint, and stored as one.
    """
    guest, house = visitor.spend_action(), visitor.house
    question = await house.read(
        table, guest, lambda at: TurnQuestion.of(at, guest, body.seat, body.number)
    )
    move = None if body.move is None else question.check(body.move)
    advice = await house.adviser.advise(guest, question)
    weighed = None
    if move is not None:
        weighed = await house.adviser.weigh(guest, question, move)
        if is_mistake(weighed):
            await house.act(table, lambda at: at.hint(guest, body.seat, body.number, WHOLE), guest)
    return await _computed(visitor, lambda: move_check(question.view, advice, weighed))


async def _computed(visitor: Visitor, work: Callable[[], BaseModel]) -> Answer:
    """The answer that ``work`` computes beside the event loop."""
    offload = visitor.house.offload
    return Answer(await offload.run(visitor.rate_key, lambda: work().model_dump_json().encode()))


@acts("rematch", TableView)
async def rematch(visitor: Visitor, table: TableId) -> Answer:
    """Create the table for a rematch; if there is one already, that table."""
    visitor.spend_action()
    guest = await visitor.guest()
    visitor.limits.tables.take(guest.id)
    again = await visitor.house.rematch(guest, table)
    return written(await visitor.house.view(again, guest.id))


@acts("reactions", CompanyView)
async def react(visitor: Visitor, table: TableId, body: ReactionRequest) -> Answer:
    """Show everybody at the table how you feel, for a moment; it is not stored."""
    guest = visitor.spend_action()
    visitor.limits.reactions.take(guest)
    return written(await visitor.house.react(table, guest, Mood(body.mood)))
