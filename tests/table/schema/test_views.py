"""R3.6: what is sent to somebody holds nothing that is hidden from them.

The strong form is that of two tables which differ only in what a viewer may not see: hands of
others, the order of the bag, goals that others were dealt or chose, the secret and the seed, and
who the others are.  What the viewer is sent must be the same to the byte.  ``CALICO_LARGE=1`` plays
twenty times as many games.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from calico.box import GOALS, TILES, Tile
from calico.rules.game import Game
from calico.rules.kernel import kernel
from calico.rules.position import Phase as GamePhase
from calico.table.game.events import Created
from calico.table.game.state import HistoryEntry, TablePhase
from calico.table.game.table import Table
from calico.table.schema.table import PublicView, TableView
from calico.table.schema.views import preview_views
from support.games import KINDS
from support.people import HOST, SavedTable, message, of_kind, seen, some_goals, wish

GAMES = 2 * (20 if os.environ.get("CALICO_LARGE") else 1)
"""Games of each kind."""
PARTS = 16


class Sealed(Table):
    """A table whose promise is a constant: it is public, and a digest of what is hidden."""

    commitment = "0" * 64


def gathered(kind: dict[str, Any], rng: Random) -> SavedTable:
    """A table of ``kind`` with people and bots, some of them with several seats, that has begun."""
    players: int = kind["players"]
    seats = ["open"] * players
    for i in range(players):
        seats[i] = rng.choice(("open", "open", "bot"))
    seats[rng.randrange(players)] = "me"
    if players > 2 and rng.random() < 0.3:
        seats[seats.index("me") - 1] = "here"
    saved = SavedTable(of_kind(kind, seats, turn_seconds=10))
    for i in range(seats.count("open")):
        saved.do(saved.table.sit(f"guest-{i}-{rng.random()}", "Bo", entropy=f"from {i}"))
    return saved


def twin(table: Table, viewer: str | None, rng: Random) -> Table:
    """Another table that ``viewer`` cannot tell from ``table``: all that is hidden is different."""
    game = table.game
    assert game is not None
    other = Sealed(table.id)
    for entry in table.entries:
        line = entry.event
        if isinstance(line, Created):
            line = line.model_copy(update={"secret": rng.randbytes(32).hex(), "host": "somebody"})
            if viewer == table.created.host:
                line = line.model_copy(update={"host": viewer})
        other.entries.append(
            HistoryEntry(entry.number, entry.at, line, entry.played, entry.turn, entry.name)
        )
    other.seats = tuple(
        type(seat)(
            seat.name,
            seat.guest if seat.guest in (None, viewer) else f"other {rng.random()}",
            seat.level,
        )
        for seat in table.seats
    )
    other.since, other.pending, other.entropy = table.since, table.pending, table.entropy
    other.game = _other_game(game, table.seats_of(viewer), rng)
    return other


def _other_game(game: Game, mine: tuple[int, ...], rng: Random) -> Game:
    others = [seat for seat in range(game.players) if seat not in mine]
    dealt = [
        game.dealt(seat)
        if seat in mine or game.options.scenario or game.phase is not GamePhase.GOALS
        else tuple(rng.sample(list(GOALS.values()), 4))
        for seat in range(game.players)
    ]
    other = Game(game.setup, rng.sample(game.bag, len(game.bag)), dealt, "another seed")
    other._events = list(game.events)
    if game.phase is GamePhase.GOALS:
        players = list(game.setup.players)
        for seat in others:
            if players[seat].goals is not None and not game.options.scenario:
                b3, c4, d2 = rng.sample(dealt[seat], 3)
                players[seat] = type(players[seat])(
                    players[seat].name, players[seat].board, (b3, c4, d2)
                )
        other._setup = type(game.setup)(game.setup.options, game.setup.cats, tuple(players))
        return other
    state = list(game._s)
    hidden = [] if game.options.open_hands else others
    places = [kernel.HAND + 2 * seat + i for seat in hidden for i in range(2)]
    places = [place for place in places if state[place] != kernel.NOTHING]
    tiles = [TILES[state[place]] for place in places]
    tiles += game.bag[len(game.bag) - game.bag_count :]
    rng.shuffle(tiles)
    for place in places:
        state[place] = tiles.pop().index
    for i in range(kernel.BAG, kernel.SIZE):
        state[i] = rng.randrange(2**48)
    other._s = state
    return other


def hidden_texts(saved: SavedTable) -> list[str]:
    """Texts that no message may hold before the game is over."""
    guests = [seat.guest for seat in saved.table.seats if seat.guest]
    return [saved.table.created.secret, saved.table.seed, *guests]


def check(saved: SavedTable, rng: Random) -> None:
    """Nobody who looks at this moment is shown anything hidden."""
    table = saved.table
    viewers = [None, "somebody else", *dict.fromkeys(seat.guest for seat in table.seats)]
    texts = hidden_texts(saved)
    sealed = Sealed(table.id)
    sealed.__dict__ |= table.__dict__
    for viewer in viewers:
        since = rng.choice((0, table.version - 1))
        other, sent = twin(table, viewer, rng), message(sealed, viewer, since)
        assert message(other, viewer, since) == sent
        shown = preview_views(table, viewer).model_dump_json()
        assert preview_views(other, viewer).model_dump_json() == shown
        assert not [text for text in texts if text in sent.decode() + shown]


@pytest.mark.parametrize("part", range(PARTS))
def test_R3_6_nobody_is_sent_what_is_hidden(part: int) -> None:
    """Every kind of game, while goals are being chosen, and at a random moment of play."""
    for number, kind in enumerate(KINDS[part::PARTS]):
        for game in range(GAMES):
            rng = Random(f"{part} {number} {game} {os.environ.get('CALICO_LUCK', '')}")
            saved = gathered(kind, rng)
            if saved.game.choosing and rng.random() < 0.5:
                for _ in range(rng.randrange(len(saved.game.choosing))):
                    saved.act(rng)
            else:
                last = rng.randrange(22 * saved.game.players)
                while saved.game.choosing or saved.game.turn <= last:
                    saved.act(rng)
            check(saved, rng)


def test_the_twin_is_another_game() -> None:
    """Else the test above would compare a game with itself."""
    rng = Random(1)
    saved = SavedTable(wish("me", "here", "open", first=0))
    saved.do(saved.table.sit("guest-of-bo", "Bo"))
    goals = twin(saved.table, "guest-of-bo", rng).game
    assert goals is not None
    assert goals.dealt(0) != saved.game.dealt(0)
    assert goals.dealt(2) == saved.game.dealt(2)
    chosen = some_goals(saved.game, 0, rng)
    saved.do(saved.table.choose_goals(HOST, 0, dict(zip(("b3", "c4", "d2"), chosen, strict=True))))
    goals = twin(saved.table, "guest-of-bo", rng).game
    assert goals is not None
    assert goals.choosing == (1, 2)
    assert goals.setup.players[0].goals != saved.game.setup.players[0].goals
    while saved.game.turn < 5:
        saved.act(rng)
    other = twin(saved.table, "guest-of-bo", rng)
    assert other.game is not None
    assert other.game.hand(2) == saved.game.hand(2)
    assert [other.game.hand(seat) for seat in (0, 1)] != [saved.game.hand(0), saved.game.hand(1)]
    assert other.seed != saved.table.seed
    assert message(other, HOST) != message(saved.table, HOST)


def test_a_leak_would_be_found() -> None:
    """A hand that slips into a message makes the messages of the twins differ."""
    rng = Random(1)
    saved = SavedTable(wish("me", "open", setup="beginner"))
    saved.do(saved.table.sit("guest-of-bo", "Bo"))
    other = twin(saved.table, None, rng)
    assert other.game is not None
    leaks = [
        message(table, None) + str(table.game.hand(0) if table.game else None).encode()
        for table in (saved.table, other)
    ]
    assert leaks[0] != leaks[1]


def plan(saved: SavedTable, moves: int) -> SavedTable:
    rng = Random(1)
    while saved.game.choosing or saved.game.turn <= moves:
        saved.act(rng)
    return saved


def test_unseen_is_what_lies_in_the_bag_and_in_hidden_hands() -> None:
    rng = Random(5)
    for kind in KINDS[::4]:
        saved = plan(gathered(kind, rng), rng.randrange(22 * kind["players"]))
        game = saved.game
        for guest in (None, *(seat.guest for seat in saved.table.seats)):
            is_open = game.options.open_hands
            shown = tuple(range(game.players)) if is_open else saved.table.seats_of(guest)
            want: Counter[Tile] = Counter(game.bag[len(game.bag) - game.bag_count :])
            for seat in range(game.players):
                if seat not in shown:  # what it took openly, and still holds, has been seen
                    hand = Counter(game.hand(seat))
                    want.update(hand - Counter(game.view(None).known(seat)))
            told_unseen = seen(saved.table, guest).you.unseen
            assert told_unseen == {str(tile): n for tile, n in want.items() if n}


@pytest.mark.parametrize("restriction", [None, "no_hand"])
def test_R8_3_alone_a_message_says_how_each_tile_is_taken_and_what_goes(
    restriction: str | None,
) -> None:
    saved = SavedTable(wish("me", setup="beginner", restriction=restriction))
    game = saved.game
    first = game._s[kernel.MARKET]
    game._s[kernel.MARKET + 1] = (first + 1) % 36
    game._s[kernel.MARKET + 2] = first
    (own,) = seen(saved.table, HOST).you.seats
    far, middle = str(game.market[0]), str(game.market[1])
    assert [offer.take for offer in own.offers] == [far, middle, f"{far}/3"]
    assert [offer.discard for offer in own.offers] == [1, 0, 0]
    source = f"{far}/3" if restriction else game.hand(0)[0]
    move = f"{source}@a1" if restriction else f"{source}@a1 {far}/3"
    saved.do(saved.table.move(HOST, 1, move))
    assert str(saved.game.market[0]) == middle
    shown = seen(saved.table, HOST)
    assert (shown.log[-1].move, shown.log[-1].discard) == (move, far)
    together = SavedTable(wish("me", "here", setup="beginner", first=0))
    offers = seen(together.table, HOST).you.seats[0].offers
    assert [offer.take for offer in offers] == [str(tile) for tile in together.game.market]
    assert {offer.discard for offer in offers} == {None}
    assert seen(together.table, HOST).you.seats[1].offers == []


def test_a_message_says_what_the_game_says() -> None:
    rng = Random(6)
    for kind in KINDS[::5]:
        saved = plan(gathered(kind, rng), rng.randrange(22 * kind["players"]))
        game = saved.game
        for guest in (None, HOST):
            view = seen(saved.table, guest)
            assert view.market == [str(tile) for tile in game.market]
            assert (view.bag, view.turn, view.seat) == (game.bag_count, game.turn, game.seat)
            for i, seat in enumerate(view.seats):
                assert seat.score is not None
                assert seat.score.model_dump() == game.score(i).to_dict()
                assert list(seat.patches.values()) == [
                    str(event.move.tile) for event in game.events if event.seat == i
                ]
                open_hand = [str(tile) for tile in game.hand(i)]
                assert seat.hand == (open_hand if game.options.open_hands else None)
            for own in view.you.seats:
                assert own.hand == [str(tile) for tile in game.hand(own.seat)]
                assert bool(own.cells) == (own.seat == game.seat)
                for tile, cells in own.cells.items():
                    for cell in cells:
                        take = f" {own.takes[-1]}" if own.takes else ""
                        assert game.is_legal(f"{tile}@{cell}{take}")


def test_since_cuts_the_log_and_nothing_else() -> None:
    saved = plan(SavedTable(wish("me", "bot", setup="beginner")), 8)
    whole = json.loads(message(saved.table, HOST))
    assert [entry["number"] for entry in whole["log"]] == list(range(1, saved.table.version + 1))
    for since in range(saved.table.version + 3):
        part = json.loads(message(saved.table, HOST, since))
        assert part.pop("log") == whole["log"][since:]
        assert part == {name: value for name, value in whole.items() if name != "log"}
    assert message(saved.table, HOST, -3) == message(saved.table, HOST)


def test_all_but_you_is_the_same_for_everybody() -> None:
    saved = plan(SavedTable(wish("me", "here")), 8)
    mine, spectator = (json.loads(message(saved.table, guest)) for guest in (HOST, None))
    assert mine.pop("you") != spectator.pop("you")
    assert mine == spectator
    assert TableView.model_fields.keys() == PublicView.model_fields.keys() | {"you"}


def test_a_finished_game_shows_its_seed_and_one_given_up_does_not() -> None:
    saved = plan(SavedTable(wish("me", "here", setup="beginner")), 44)
    assert saved.table.phase is TablePhase.FINISHED
    view = seen(saved.table, None)
    assert (view.fair.secret, view.fair.seed) == (saved.table.created.secret, saved.table.seed)
    assert view.winners == list(saved.game.winners)
    given_up = plan(SavedTable(wish("me", "here", setup="beginner")), 4)
    given_up.do(given_up.table.leave(HOST))
    view = seen(given_up.table, HOST)
    assert (view.phase, view.fair.secret, view.fair.seed) == ("closed", None, None)


def test_names_are_text() -> None:
    """A name that looks like markup or like JSON stays a name."""
    for name in ('"},{"', "<script>", "\\u0000", "a\nb", "\u202e", "猫" * 13):
        saved = SavedTable(wish("me", "open", setup="beginner"))
        saved.do(saved.table.sit("guest-of-bo", name))
        assert name in [seat.name for seat in seen(saved.table, None).seats]
