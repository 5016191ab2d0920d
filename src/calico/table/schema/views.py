"""The messages about a table, made from the views of the rules, which hide what is secret (R3.6).

All of a view but ``you`` is the same for everybody, so it is made once for all viewers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import Any

from calico.rules.position import Phase as GamePhase
from calico.rules.preview import previews, progress
from calico.rules.score import Score, objectives
from calico.rules.view import View
from calico.table.game.state import HistoryEntry, TablePhase
from calico.table.game.table import Table
from calico.table.schema.table import (
    CatView,
    FairView,
    LogView,
    ObjectiveView,
    OfferView,
    OwnSeat,
    Previews,
    PreviewView,
    PublicView,
    ScoreView,
    SeatView,
    TableView,
    TakeBackView,
    TermsView,
    You,
)


def table_view(table: Table, guest: str | None, since: int = 0) -> TableView:
    """The table as ``guest`` may see it, with the log after the first ``since`` events."""
    return ViewCache(table).view(guest, since)


class ViewCache:
    """The views of one table for all viewers: nothing is made again that has not changed."""

    def __init__(self, table: Table) -> None:
        """Nothing of ``table`` is made yet."""
        self._table = table
        self._version = -1
        self._seats: list[SeatView] = []
        self._log: list[LogView] = []
        self._public: dict[str, Any] = {}
        self._you: dict[str | None, You] = {}

    def view(self, guest: str | None, since: int = 0) -> TableView:
        """The table as ``guest`` may see it, with the log after the first ``since`` events."""
        if self._version != self._table.version:
            self._update()
        own = self._you.get(guest)
        if own is None:
            own = self._you[guest] = you(self._table, guest)
        log = self._log[max(since, 0) :]
        return TableView.model_construct(**self._public, log=log, you=own)  # valid already

    def _update(self) -> None:
        table = self._table
        seen = table.game.view(None) if table.game else None
        news = table.entries[len(self._log) :]
        stale = self._stale(news)
        self._seats = [
            seat_view(table, seen, i) if i in stale else self._seats[i]
            for i in range(len(table.seats))
        ]
        self._log += [log_view(entry) for entry in news]
        self._public = dict(public_view(table, seen, self._seats))
        del self._public["log"]
        self._you.clear()
        self._version = table.version

    def _stale(self, news: list[HistoryEntry]) -> Container[int]:
        """The seats that may have changed with ``news``: after a move mostly the one it was."""
        moves = [entry.played for entry in news if entry.played]
        if (
            len(moves) < len(news)
            or len(self._seats) != len(self._table.seats)
            or self._table.phase is TablePhase.FINISHED
            or any(played.promo for played in moves)  # tokens change hands (R11.3)
        ):
            return range(len(self._table.seats))
        return {played.seat for played in moves}


def public_view(table: Table, seen: View | None, seats: list[SeatView]) -> PublicView:
    """What everybody may see but the log, given what a spectator sees of the game."""
    over = table.phase is TablePhase.FINISHED
    pending = table.pending
    return PublicView(
        table=table.id,
        version=table.version,
        phase=table.phase.value,
        created=table.entries[0].at,
        daily=table.created.daily,
        terms=TermsView.model_validate(table.terms),
        cats=[CatView.model_validate(entry) for entry in (seen.setup.cats if seen else ())],
        seats=seats,
        turn=seen.turn if seen and seen.phase is GamePhase.PLAY else None,
        seat=seen.seat if seen and table.phase is TablePhase.PLAY else None,
        since=table.since,
        market=[str(tile) for tile in seen.market] if seen else [],
        bag=seen.bag_count if seen else None,
        winners=list(seen.winners) if seen else [],
        counts=table.counts,
        fair=FairView(
            commitment=table.commitment,
            entropy=table.entropy,
            secret=table.created.secret if over else None,
            seed=table.seed if over else None,
        ),
        take_back=TakeBackView(
            seat=pending.seat, number=pending.number, waiting_for=sorted(pending.waiting_for)
        )
        if pending
        else None,
        rematch=table.rematch,
        log=[],
    )


def seat_view(table: Table, seen: View | None, i: int) -> SeatView:
    """Seat ``i`` as everybody sees it."""
    seat = table.seats[i]
    shown: dict[str, Any] = {
        "name": seat.name,
        "kind": seat.kind.value,
        "level": seat.level,
        "stand_in": seat.stand_in,
        "board": None,
        "goals_chosen": False,
        "patches": {},
        "tokens": [],
        "progress": {},
        "objectives": [],
        "hand": None,
        "score": None,
        "hinted": list(table.hinted[i]),
    }
    if seen is not None and table.game is not None:
        shown["board"] = seen.setup.players[i].board.id
        shown["goals_chosen"] = i not in table.game.choosing
        shown["patches"] = {e.move.cell: e.move.tile for e in seen.events if e.seat == i}
        if seen.options.open_hands:
            shown["hand"] = seen.hand(i)
        if seen.phase is not GamePhase.GOALS:
            score, quilt = seen.score(i), seen.quilt(i)
            goals = seen.setup.players[i].goal_cells
            shown["tokens"] = score.tokens
            shown["progress"] = {cell: progress(quilt, cell, goals[cell]) for cell in goals}
            shown["objectives"] = _objective_views(seen, score)
            shown["score"] = ScoreView.model_validate(score.to_dict())
    return SeatView.model_validate(shown)


def _objective_views(seen: View, score: Score) -> list[ObjectiveView]:
    scenario = seen.options.scenario
    return [
        ObjectiveView(objective=objective.value, have=have, wanted=wanted)
        for objective, (have, wanted) in (objectives(scenario, score) if scenario else {}).items()
    ]


def preview_views(table: Table, guest: str | None) -> Previews:
    """What each placement that ``guest`` may make now would bring."""
    return previews_of(table.version, view_on_turn(table, guest))


def view_on_turn(table: Table, guest: str | None) -> View | None:
    """What the seat on turn sees, if it is one of ``guest``."""
    seat = table.game.seat if table.game and table.phase is TablePhase.PLAY else None
    if table.game is None or seat is None or seat not in table.seats_of(guest):
        return None
    return table.game.view(seat)


def previews_of(version: int, view: View | None) -> Previews:
    """What each placement in ``view`` would bring, at a table that has this ``version``."""
    return Previews(
        version=version,
        previews=[
            PreviewView.model_validate(
                {
                    "tile": found.tile,
                    "cell": found.cell,
                    "tokens": found.tokens,
                    "colour_group": found.colour_group,
                    "pattern_group": found.pattern_group,
                    "progress": found.goals,
                }
            )
            for found in (previews(view) if view else ())
        ],
    )


def log_view(entry: HistoryEntry) -> LogView:
    """What everybody may know of an event: never goals before all are chosen."""
    played = entry.played
    if played is None:
        return LogView(
            number=entry.number,
            at=entry.at,
            what=entry.event.what,
            seat=getattr(entry.event, "seat", None),
            name=entry.name,
            turn=entry.turn,
        )
    return LogView.model_validate(
        {
            "number": entry.number,
            "at": entry.at,
            "what": entry.event.what,
            "seat": played.seat,
            "name": entry.name,
            "turn": entry.turn,
            "move": played.move,
            "tokens": played.tokens,
            "goals": {goal.cell: goal for goal in played.goals},
            "promo": played.promo,
            "refill": played.refill,
            "discard": played.discard,
            "broken": played.broken,
            "points": played.points,
        }
    )


def you(table: Table, guest: str | None) -> You:
    """What only ``guest`` may see."""
    mine = table.seats_of(guest)
    host = guest is not None and guest == table.created.host
    if table.game is None:
        waiting = [
            OwnSeat(seat=seat, hand=[], dealt=[], goals=None, cells={}, takes=[], offers=[])
            for seat in mine
        ]
        return You(host=host, seats=waiting, unseen={})
    views = [table.game.view(seat) for seat in mine]
    unseen = views[0].unseen if views else table.game.view(None).unseen
    for view, seat in zip(views[1:], mine[1:], strict=True):
        unseen.subtract(Counter(view.hand(seat)) - Counter(views[0].known(seat)))
    return You(
        host=host,
        seats=[own_seat(view, seat) for view, seat in zip(views, mine, strict=True)],
        unseen={str(tile): count for tile, count in unseen.items() if count > 0},
    )


def own_seat(view: View, seat: int) -> OwnSeat:
    """What the person of ``seat`` may see of it."""
    choosing = view.phase is GamePhase.GOALS
    goals = view.setup.players[seat].goal_cells
    return OwnSeat(
        seat=seat,
        hand=[str(tile) for tile in view.hand(seat)],
        dealt=[goal.id for goal in view.dealt] if choosing else [],
        goals={str(cell): goal.id for cell, goal in goals.items()} or None,
        cells={str(tile): [str(cell) for cell in view.cells(tile)] for tile in view.placeable},
        takes=[str(tile) for tile in view.takeable] if view.seat == seat else [],
        offers=_offers(view) if view.seat == seat else [],
    )


def _offers(view: View) -> list[OfferView]:
    """The tiles of the market as those to take, if one is taken this turn."""
    offers = []
    for slot, tile in enumerate(view.placeable if view.options.no_hand else view.takeable):
        place = view.place(slot)
        take = str(tile) if place is None else f"{tile}/{place}"
        offers.append(OfferView(take=take, discard=view.discarded(slot)))
    return offers
