"""What is sent to whoever looks at a table: made from the views of the rules, which hide (R3.6).

All of a message but ``you`` is the same for everybody, so it is written once for all who look.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

from calico.rules.event import GoalScore, Token
from calico.rules.position import Phase as GamePhase
from calico.rules.preview import Progress, previews, progress
from calico.rules.score import Score, objectives
from calico.rules.view import View
from calico.table.game.state import Entry, Phase
from calico.table.game.table import Table
from calico.table.schema.responses import (
    CatView,
    FairView,
    GoalView,
    LogView,
    ObjectiveView,
    OfferView,
    OwnSeat,
    Previews,
    PreviewView,
    ProgressView,
    PromoView,
    PublicView,
    ScoreView,
    SeatView,
    TakeBackView,
    TokenView,
    WayView,
    You,
)


def message(table: Table, guest: str | None, since: int = 0) -> bytes:
    """A :class:`TableView` for ``guest``, with the log after the first ``since`` entries."""
    return Shown(table).message(guest, since)


class Shown:
    """A table as it is shown to all who look: nothing is made twice that has not changed."""

    def __init__(self, table: Table) -> None:
        """Nothing of ``table`` is made yet."""
        self.table = table
        self._version = -1
        self._seats: list[SeatView] = []
        self._log: list[str] = []
        self._public = ""
        self._you: dict[str | None, str] = {}

    def message(self, guest: str | None, since: int = 0) -> bytes:
        """A :class:`TableView` for ``guest``, with the log after the first ``since`` entries."""
        if self._version != self.table.version:
            self._look()
        own = self._you.get(guest)
        if own is None:
            own = self._you[guest] = you(self.table, guest).model_dump_json()
        log = ",".join(self._log[max(since, 0) :])
        return f'{self._public}{log}],"you":{own}}}'.encode()

    def _look(self) -> None:
        """See what has changed."""
        table = self.table
        seen = table.game.view(None) if table.game else None
        news = table.entries[len(self._log) :]
        stale = self._stale(news)
        self._seats = [
            seat_view(table, seen, i) if i in stale else self._seats[i]
            for i in range(len(table.seats))
        ]
        self._log += [log_view(entry).model_dump_json() for entry in news]
        whole = public_view(table, seen, self._seats, []).model_dump_json()
        self._public = whole.removesuffix("]}")  # the log is the last field, and still empty
        self._you.clear()
        self._version = table.version

    def _stale(self, news: list[Entry]) -> Container[int]:
        """The seats that may look otherwise after ``news``: after a move mostly the one it was."""
        moves = [entry.event for entry in news if entry.event]
        if (
            len(moves) < len(news)
            or len(self._seats) != len(self.table.seats)
            or self.table.phase is Phase.FINISHED
            or any(event.promo for event in moves)  # tokens change hands (R11.3)
        ):
            return range(len(self.table.seats))
        return {event.seat for event in moves}


def public_view(
    table: Table, seen: View | None, seats: list[SeatView], log: list[LogView]
) -> PublicView:
    """What everybody may see, given what a spectator sees of the game."""
    over = table.phase is Phase.FINISHED
    asking = table.asking
    return PublicView(
        table=table.id,
        version=table.version,
        phase=table.phase.value,
        created=table.entries[0].at,
        daily=table.created.daily,
        terms=table.terms,
        cats=[
            CatView(cat=entry.cat.id, patterns=[pattern.id for pattern in entry.patterns])
            for entry in (seen.setup.cats if seen else ())
        ],
        seats=seats,
        turn=seen.turn if seen and seen.phase is GamePhase.PLAY else None,
        seat=seen.seat if seen and table.phase is Phase.PLAY else None,
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
            seat=asking.seat, number=asking.number, waiting_for=sorted(asking.waiting_for)
        )
        if asking
        else None,
        rematch=table.rematch,
        log=log,
    )


def seat_view(table: Table, seen: View | None, i: int) -> SeatView:
    """Seat ``i`` as everybody sees it."""
    seat = table.seats[i]
    if seen is None or table.game is None:
        return SeatView(
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            stand_in=seat.stand_in,
            board=None,
            goals_chosen=False,
            patches={},
            tokens=[],
            progress={},
            objectives=[],
            hand=None,
            score=None,
        )
    choosing = seen.phase is GamePhase.GOALS
    score = None if choosing else seen.score(i)
    return SeatView(
        name=seat.name,
        kind=seat.kind,
        level=seat.level,
        stand_in=seat.stand_in,
        board=seen.setup.players[i].board.id,
        goals_chosen=i not in table.game.choosing,
        patches={str(e.move.cell): str(e.move.tile) for e in seen.events if e.seat == i},
        tokens=[token_view(token) for token in score.tokens] if score else [],
        progress=_progress_views(seen, i) if score else {},
        objectives=_objective_views(seen, score) if score else [],
        hand=[str(tile) for tile in seen.hand(i)] if seen.options.open_hands else None,
        score=ScoreView.model_validate(score.to_dict()) if score else None,
    )


def _progress_views(seen: View, i: int) -> dict[str, ProgressView]:
    quilt = seen.quilt(i)
    goals = seen.setup.players[i].goal_cells
    return {str(cell): progress_view(progress(quilt, cell, goals[cell])) for cell in goals}


def _objective_views(seen: View, score: Score) -> list[ObjectiveView]:
    scenario = seen.options.scenario
    return [
        ObjectiveView(objective=objective.value, have=have, wanted=wanted)
        for objective, (have, wanted) in (objectives(scenario, score) if scenario else {}).items()
    ]


def progress_view(found: Progress) -> ProgressView:
    """How far a goal is."""
    colour, pattern = (
        WayView(counts=list(way.counts), reach=way.reach.value)
        for way in (found.colour, found.pattern)
    )
    return ProgressView(goal=found.goal.id, colour=colour, pattern=pattern)


def preview_views(table: Table, guest: str | None) -> Previews:
    """What each placement that ``guest`` may make now would bring."""
    return previews_of(table.version, view_on_turn(table, guest))


def view_on_turn(table: Table, guest: str | None) -> View | None:
    """What the seat on turn sees, if it is one of ``guest``."""
    seat = table.game.seat if table.game and table.phase is Phase.PLAY else None
    if table.game is None or seat is None or seat not in table.seats_of(guest):
        return None
    return table.game.view(seat)


def previews_of(version: int, view: View | None) -> Previews:
    """What each placement in ``view`` would bring, at a table that has this ``version``."""
    return Previews(
        version=version,
        previews=[
            PreviewView(
                tile=str(found.tile),
                cell=str(found.cell),
                tokens=[token_view(token) for token in found.tokens],
                colour_group=[str(cell) for cell in found.colour_group],
                pattern_group=[str(cell) for cell in found.pattern_group],
                progress={str(cell): progress_view(each) for cell, each in found.goals.items()},
            )
            for found in (previews(view) if view else ())
        ],
    )


def token_view(token: Token) -> TokenView:
    """A token that came."""
    return TokenView(
        kind=token.kind.value,
        what=token.what.id if token.what is not None else None,
        points=token.points,
        cell=str(token.cell),
        group=[str(cell) for cell in token.group],
    )


def goal_view(goal: GoalScore) -> GoalView:
    """A goal as it stands."""
    return GoalView(goal=goal.goal.id, colour=goal.colour, pattern=goal.pattern, points=goal.points)


def log_view(entry: Entry) -> LogView:
    """What everybody may know of something that happened: never goals before all are chosen."""
    event = entry.event
    if event is None:
        seat = getattr(entry.line, "seat", None)
        return LogView(
            number=entry.number,
            at=entry.at,
            what=entry.line.what,
            seat=seat,
            name=entry.name,
            turn=entry.turn,
        )
    return LogView(
        number=entry.number,
        at=entry.at,
        what=entry.line.what,
        seat=event.seat,
        name=entry.name,
        turn=entry.turn,
        move=str(event.move),
        tokens=[token_view(token) for token in event.tokens],
        goals={str(goal.cell): goal_view(goal) for goal in event.goals},
        promo=[
            PromoView(cat=change.cat.id, points=change.points, seat=change.seat)
            for change in event.promo
        ],
        refill=[str(tile) for tile in event.refill],
        discard=str(event.discard) if event.discard else None,
        broken=event.broken,
        points=event.points,
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
