"""What is shown is made only once, and is always what it would be if it were made anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from calico.table.game.events import TableEvent
from calico.table.game.table import Table
from calico.table.schema.requests import SeatRequest
from calico.table.schema.table import TableView
from calico.table.schema.views import ViewCache
from support.people import message, table_spec

PEOPLE = ("ari", "bo", "cy")


def a_table(luck: random.Random, **terms: Any) -> Table:
    table = Table("t")
    seats = [SeatRequest(kind="me"), *[SeatRequest(kind="open")] * 2]
    wish = table_spec(seats=seats, take_back=True, **terms)
    take(table, Table.create(wish, "ari", "Ari"))
    take(table, table.sit("bo", "Bo", entropy=str(luck.random())))
    return table


def take(table: Table, lines: list[TableEvent]) -> None:
    for line in lines:
        table.apply(line, table.version)


def something(table: Table, luck: random.Random) -> list[TableEvent]:
    """Anything that may happen now."""
    if table.game is None:
        return table.sit("cy", "Cy")
    if table.game.choosing:
        seat = luck.choice(table.game.choosing)
        b3, c4, d2 = luck.sample([goal.id for goal in table.game.dealt(seat)], 3)
        who = table.seats[seat].guest or ""
        return table.choose_goals(who, seat, {"b3": b3, "c4": c4, "d2": d2})
    seat = table.waiting_for[0]
    who = table.seats[seat].guest or ""
    if table.seats[seat].kind == "away":
        return table.come_back(who)
    if table.pending:
        left = table.seats[min(table.pending.waiting_for)].guest or ""
        return table.answer_back(left, luck.random() < 0.8)
    if table.game.turn > 1 and luck.random() < 0.1:
        return table.ask_back(who, luck.randrange(max(1, table.game.turn - 4), table.game.turn))
    if luck.random() < 0.05:
        return table.leave(who)
    move = luck.choice(list(table.game.legal_moves))
    return table.move(who, table.game.turn, str(move))


@pytest.mark.parametrize(
    "terms",
    [
        {},
        {"variants": ["open_hands"]},
        {"edition": "prototype", "cats": ["millie", "tibbit", "zigzag"]},
    ],
    ids=str,
)
def test_what_is_kept_is_what_would_be_made_anew(terms: dict[str, Any]) -> None:
    luck = random.Random(str(terms))
    table = a_table(luck, **terms)
    shown = ViewCache(table)
    while table.phase in ("gathering", "goals", "play"):
        take(table, something(table, luck))
        if luck.random() < 0.7:  # now and then several things happen before somebody looks
            for guest in (*PEOPLE, "nobody", None):
                since = luck.randrange(table.version + 2) - 1
                text = shown.view(guest, since).model_dump_json().encode()
                assert text == message(table, guest, since)
                TableView.model_validate_json(text)
