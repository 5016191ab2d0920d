"""Households of a server: what comes into a chart, what may be claimed, and who is faster."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import sqlalchemy as sa

from calico.campaign.document import dumps, game_of_record, read
from calico.campaign.household import Claim, Household
from calico.errors import CalicoError
from calico.rules.game import Game
from calico.rules.record import Record
from calico.table.schema.requests import SeatRequest
from calico.table.server.house import open_house
from calico.table.service.house import House
from calico.table.service.storage import StoredGuest
from calico.table.store.metadata import games
from support.households import PASSED, WON, won_by
from support.houses import ME, guest, opened, play_one, sql, table_of, two_at
from support.people import table_spec

HERE = SeatRequest(kind="here", name="Cleo")


def at(url: str, work: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    """Do ``work`` in a house."""

    async def run() -> None:
        async with opened(url, bots=0) as house:
            await work(house)

    asyncio.run(run())


async def change(house: House, statement: sa.Executable) -> None:
    """Change the database behind everybody's back."""
    await sql(house).writer.run(lambda connection: connection.execute(statement))


async def finish(house: House, table_id: str, people: dict[int, StoredGuest]) -> None:
    while await play_one(house, table_id, people):
        pass


async def refused(doing: Coroutine[Any, Any, Any]) -> str:
    """The code with which ``doing`` is refused."""
    with pytest.raises(CalicoError) as caught:
        await doing
    return caught.value.code


async def winner(house: House) -> tuple[StoredGuest, StoredGuest, str, list[str]]:
    """Who won a game for two, who did not, the table, and what the winner may claim.

    The luck of a table is its own, so they play until somebody wins alone with something to claim.
    """
    while True:
        table, people = await two_at(house, setup="standard")
        await finish(house, table, people)
        game = await seen_game(house, table)
        won = people[game.names.index(game.winners[0])]
        claimable = (await chart_of(house, won)).claimable
        if len(game.winners) == 1 and claimable:
            (lost,) = (person for person in people.values() if person is not won)
            return won, lost, table, list(claimable[0][1])


def test_R9_2_the_winner_claims_one_and_nobody_else_any(url: str) -> None:
    async def work(house: House) -> None:
        won, lost, table, met = await winner(house)
        charts = house.households
        assert not (await charts.household(lost)).chart(lost.name).claimable
        assert await refused(charts.claim(lost, lost.name, table, met[0])) == "not-the-winner"
        assert await refused(charts.claim(won, won.name, table, "score_85")) == (
            "achievement-not-met"
        )
        await charts.claim(won, won.name.upper(), table, met[0])
        chart = (await charts.household(won)).chart(won.name)
        assert [(claim.achievement, claim.game) for claim in chart.claims] == [(met[0], table)]
        assert chart.claimable == ()
        assert await refused(charts.claim(won, won.name, table, met[0])) == "achievement-claimed"
        assert await refused(charts.claim(won, won.name, table, "score_60")) == "game-claimed"

    at(url, work)


def test_a_claim_cannot_be_forged(url: str) -> None:
    async def work(house: House) -> None:
        won, lost, table, met = await winner(house)
        stranger, charts = await guest(house, "Eve"), house.households
        for who, person, game, what, code in (
            (stranger, "Eve", table, met[0], "no-such-game"),
            (won, "Eve", table, met[0], "no-such-person"),
            (won, won.name, "elsewhere", met[0], "no-such-game"),
            (won, won.name, table, "scenario_1", "scenario-by-itself"),
            (won, won.name, table, "best_of_all", "unknown-achievement"),
            (won, lost.name, table, met[0], "no-such-person"),
        ):
            assert await refused(charts.claim(who, person, game, what)) == code
        running, people = await two_at(house)
        await play_one(house, running, people)
        assert await refused(charts.claim(people[0], "Ari", running, met[0])) == "no-such-game"

    at(url, work)


def test_a_claim_is_computed_again_from_the_record(sql_url: str) -> None:
    """Whatever facts were stored, the record decides."""

    async def work(house: House) -> None:
        won, _, table, _ = await winner(house)
        (row,) = await sql(house).database.rows(sa.select(games).where(games.c.id == table))
        facts = json.loads(row.facts)
        for seat in facts["seats"]:
            seat["total"] = 99
        mine = sa.and_(games.c.guest_id == won.id, games.c.id == table)
        await change(house, sa.update(games).where(mine).values(facts=json.dumps(facts)))
        chart = (await house.households.household(won)).chart(won.name)
        assert "score_85" in chart.claimable[0][1]
        assert await refused(house.households.claim(won, won.name, table, "score_85")) == (
            "achievement-not-met"
        )

    at(sql_url, work)


def test_facts_of_another_version_are_made_anew(sql_url: str) -> None:
    async def work(house: House) -> None:
        won, _, _, _ = await winner(house)
        before = await house.households.household(won)
        query = sa.select(games.c.id, games.c.facts).where(games.c.guest_id == won.id)
        (stored,) = await sql(house).database.rows(query)
        old = json.dumps(json.loads(stored.facts) | {"version": 0})
        await change(house, sa.update(games).where(games.c.id == stored.id).values(facts=old))
        assert await house.households.household(won) == before
        assert await sql(house).database.rows(query) == [stored]

    at(sql_url, work)


@pytest.mark.parametrize("same_game", [True, False])
def test_of_two_claims_at_once_one_counts(
    same_game: bool, url: str, request: pytest.FixtureRequest
) -> None:
    """On PostgreSQL two houses, as two processes have them: the database decides."""

    async def work(house: House) -> None:
        ari = await guest(house, "Ari")
        await house.households.import_document(ari, dumps(won_by("Ari")).encode())
        first, second = (game.id for game, _ in (await chart_of(house, ari)).claimable)
        what = ("score_60", "score_65") if same_game else ("score_60", "score_60")
        won = (first, first) if same_game else (first, second)
        houses = [house, house]
        if house._storage.is_shared:
            houses[1] = await open_house(url, pace=0, bots=0)
        try:
            results = await asyncio.gather(
                *(
                    each.households.claim(ari, "Ari", game, wanted)
                    for each, game, wanted in zip(houses, won, what, strict=True)
                ),
                return_exceptions=True,
            )
        finally:
            if houses[1] is not house:
                await houses[1].close()
        failed = [result for result in results if not isinstance(result, Household)]
        assert len(failed) == 1
        assert isinstance(failed[0], CalicoError)
        assert failed[0].code == ("game-claimed" if same_game else "achievement-claimed")
        assert len((await chart_of(house, ari)).claims) == 1

    at(url, work)


async def chart_of(house: House, who: StoredGuest) -> Any:
    return (await house.households.household(who)).chart(who.name)


# Who sat where


def test_people_at_the_same_screen_are_known_by_name_also_later(url: str) -> None:
    async def work(house: House) -> None:
        ari, charts = await guest(house, "Ari"), house.households
        wish = table_spec(seats=[HERE, ME], setup="beginner", first=0)
        table = await house.create(ari, wish)
        await finish(house, table, {0: ari, 1: ari})
        (game,) = (await charts.household(ari)).games.values()
        assert game.people == (None, "Ari")
        await charts.add_person(ari, "cleo")
        (game,) = (await charts.household(ari)).games.values()
        assert game.people == ("cleo", "Ari")
        await charts.rename_person(ari, "CLEO", "Kleopatra")
        (game,) = (await charts.household(ari)).games.values()
        assert game.people == ("Kleopatra", "Ari")
        await charts.remove_person(ari, "Kleopatra")
        await charts.add_person(ari, "Cleo")
        (game,) = (await charts.household(ari)).games.values()
        assert game.people == ("Cleo", "Ari")

    at(url, work)


def test_a_seat_under_another_name_is_still_the_guests(url: str) -> None:
    async def work(house: House) -> None:
        ari = await guest(house, "Ari")
        seats = [HERE, SeatRequest(kind="me", name="Queen of Patches")]
        table = await house.create(ari, table_spec(seats=seats, setup="beginner", first=1))
        await finish(house, table, {0: ari, 1: ari})
        await house.rename_guest(ari.id, "Cleo")
        cleo = await house.guests.get(ari.id)
        assert cleo
        (game,) = (await house.households.household(cleo)).games.values()
        assert game.people == ("Cleo", None)

    at(url, work)


def test_a_seat_that_a_bot_played_for_counts_for_nobody(url: str) -> None:
    async def work(house: House) -> None:
        table, people = await two_at(house)
        ari, bo = people[0], people[1]
        await play_one(house, table, people)
        await house.act(table, lambda t: t.leave(bo.id), bo.id)
        move = str(next(iter((await seen_game(house, table)).legal_moves)))
        assert await house.act(table, lambda t: t.bot_acts(1, move), "")
        await house.act(table, lambda t: t.come_back(bo.id), bo.id)
        await finish(house, table, people)
        (game,) = (await house.households.household(bo)).games.values()
        assert game.people == (None, None)
        assert read(await house.households.document(bo)).games == {}
        (game,) = (await house.households.household(ari)).games.values()
        assert game.facts.bots == (None, "decent")
        record = (await table_of(house, table)).record()
        theirs = game_of_record(record.to_dict(), 1, [None, "Bo"], [None, None])
        forged = json.loads(dumps(Household().add("Bo").enter(theirs)))
        assert (
            await refused(house.households.import_document(bo, json.dumps(forged).encode()))
            == "games-differ"
        )
        seats = record.meta["seats"]
        assert [seat.get("stand_in") for seat in seats] == [None, "decent"]

    at(url, work)


def test_who_is_back_before_a_bot_did_anything_has_played(url: str) -> None:
    async def work(house: House) -> None:
        table, people = await two_at(house)
        await house.act(table, lambda t: t.leave(people[1].id), "")
        await house.act(table, lambda t: t.come_back(people[1].id), "")
        await finish(house, table, people)
        (game,) = (await house.households.household(people[1])).games.values()
        assert game.people == (None, "Bo")

    at(url, work)


async def seen_game(house: House, table: str) -> Game:
    game = (await table_of(house, table)).game
    assert game
    return game


# People


def test_R9_1_a_household_has_six_people_who_are_called_differently(url: str) -> None:
    async def work(house: House) -> None:
        ari, charts = await guest(house, "Ari"), house.households
        assert await refused(charts.add_person(ari, "ARI")) == "person-known"
        for name in ("Bo", "Cy", "Di", "Ed"):
            await charts.add_person(ari, name)
        both = (charts.add_person(ari, name) for name in ("Flo", "Gus"))
        results = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(getattr(result, "code", "") for result in results) == ["", "household-full"]
        assert len((await charts.household(ari)).people) == 6
        assert await refused(charts.rename_person(ari, "Bo", "cy")) == "person-known"
        assert await refused(charts.remove_person(ari, "Ari")) == "person-is-you"
        assert await refused(charts.remove_person(ari, "Zed")) == "no-such-person"
        assert await refused(house.rename_guest(ari.id, "di")) == "person-known"
        await charts.rename_person(ari, "ari", "Arianna")
        known = await house.guests.get(ari.id)
        assert known
        assert known.name == "Arianna"

    at(url, work)


def test_who_comes_to_a_free_place_inherits_nothing(url: str) -> None:
    async def work(house: House) -> None:
        ari, charts = await guest(house, "Ari"), house.households
        await charts.import_document(ari, dumps(won_by("Bo")).encode())
        household = await charts.household(ari)
        (game, met), *_ = household.chart("Bo").claimable
        await charts.claim(ari, "Bo", game.id, met[0])
        await charts.remove_person(ari, "Bo")
        await charts.add_person(ari, "Cy")
        chart = (await charts.household(ari)).chart("Cy")
        assert (chart.claims, chart.claimable) == ((), ())
        assert read(await charts.document(ari)).games == {}
        await charts.import_document(ari, dumps(won_by("Bo")).encode())
        assert len((await charts.household(ari)).chart("Bo").claimable) == 2

    at(url, work)


# Documents


def test_a_household_goes_out_and_comes_in_elsewhere_and_twice_is_once(url: str) -> None:
    async def work(house: House) -> None:
        won, _, table, met = await winner(house)
        charts = house.households
        await charts.claim(won, won.name, table, met[0])
        await charts.add_person(won, "Cleo")
        document = await charts.document(won)
        assert read(document).people == (won.name, "Cleo")
        await charts.import_document(won, document.encode())
        assert await charts.document(won) == document
        twin = await guest(house, won.name)
        for _ in range(2):
            await charts.import_document(twin, document.encode())
            household = await charts.household(twin)
            assert household.people == (won.name, "Cleo")
            (game,) = household.games.values()
            assert (game.source, game.id) == ("file", read(document).claims[0].game)
            (claim,) = household.chart(won.name).claims
            assert claim.achievement == met[0]
        assert json.loads(await charts.document(twin)) == json.loads(
            document.replace('"source": "table"', '"source": "file"')
        )

    at(url, work)


def test_a_document_with_anything_wrong_changes_nothing(url: str) -> None:
    async def work(house: House) -> None:
        ari, charts = await guest(house, "Ari"), house.households
        good = json.loads(dumps(won_by("Ari", "Bo")))
        claim = {"person": "Ari", "achievement": "score_60", "game": WON[0].id, "at": 1}
        for bad, code in (
            (good | {"claims": [claim, claim]}, "document-at"),
            (good | {"claims": [claim | {"achievement": "no_cats"}]}, "document-at"),
            (good | {"calico_household": 2}, "household-newer"),
            (good | {"people": ["Ari", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"]}, "document-at"),
        ):
            assert await refused(charts.import_document(ari, json.dumps(bad).encode())) == code
        assert await charts.household(ari) == Household(("Ari",))
        await charts.import_document(ari, json.dumps(good | {"claims": [claim]}).encode())
        assert len((await chart_of(house, ari)).claims) == 1
        for name in ("Cy", "Di", "Ed", "Flo"):
            await charts.add_person(ari, name)
        more = json.dumps(good | {"people": ["Ari", "Bo", "Gus"]}).encode()
        before = await charts.household(ari)
        assert await refused(charts.import_document(ari, more)) == "household-full"
        assert await charts.household(ari) == before

    at(url, work)


def test_a_table_and_its_record_in_a_document_are_one_game(url: str) -> None:
    """Somebody brings in a record of a table that they finished here."""

    async def work(house: House) -> None:
        won, _, table, met = await winner(house)
        record = (await table_of(house, table)).record()
        seat = record.setup.names.index(won.name)
        who = [won.name if i == seat else None for i in range(2)]
        game = game_of_record(record.to_dict(), 1, who, [None, None])
        claim = Claim(won.name, met[0], game.id, 7)
        theirs = Household().add(won.name).enter(game).claim(claim)
        await house.households.import_document(won, dumps(theirs).encode())
        household = await house.households.household(won)
        assert [(each.id, each.source) for each in household.games.values()] == [(table, "table")]
        assert [(each.game, each.at) for each in household.claims] == [(table, 7)]

    at(url, work)


# Scenarios


def test_R8_4_a_scenario_alone_opens_when_the_one_before_it_is_passed(url: str) -> None:
    async def work(house: House) -> None:
        ari, charts = await guest(house, "Ari"), house.households

        await charts.check_scenario(ari, 1, 1)
        await charts.check_scenario(ari, 2, 2)
        assert await refused(charts.check_scenario(ari, 2, 1)) == "scenario-closed"
        assert await charts.passed(None) == set()
        await charts.import_document(ari, dumps(passed_by("Bo")).encode())
        await charts.check_scenario(ari, 2, 1)
        assert await refused(charts.check_scenario(ari, 3, 1)) == "scenario-closed"
        assert await charts.passed(ari.id) == {1}

    at(url, work)


def passed_by(name: str) -> Household:
    """A household in which somebody has passed the first scenario alone."""
    game = game_of_record(PASSED.to_dict(), 1, [name], [None])
    return Household().add(name).enter(game)


def test_records_of_games_come_out_as_they_were(url: str) -> None:
    async def work(house: House) -> None:
        won, _, table, _ = await winner(house)
        (game,) = read(await house.households.document(won)).games.values()
        assert Record.of_dict(game.document) == (await table_of(house, table)).record()

    at(url, work)
