"""The score pad over HTTP: a sheet goes in, what it comes to goes out, and nothing is kept."""

from __future__ import annotations

from fastapi import APIRouter

from calico.campaign.columns import Column, Count
from calico.campaign.orders import Bounds
from calico.campaign.pad import Pad, Remark, reckon
from calico.campaign.sheet import Sheet
from calico.rules.score import Score, objectives
from calico.table.messages import GoalView, ObjectiveView, TieView
from calico.table.pad_messages import (
    ColumnView,
    CountView,
    PadSheet,
    PadView,
    RangeView,
    RemarkView,
)
from calico.table.routes import refuses

router = APIRouter(prefix="/api")


@router.post("/pad", responses=refuses(403, 409, 413, 415, 422, 429), tags=["pad"])
async def reckoned(sheet: PadSheet) -> PadView:
    """What a game at a real table comes to, and what of it is missing or impossible."""
    return pad_view(reckon(Sheet.of(sheet.model_dump())))


def pad_view(pad: Pad) -> PadView:
    """``pad`` as it goes over the wire."""
    tie = pad.tie if len(pad.columns) > 1 else None
    return PadView(
        columns=[_column_view(pad, seat) for seat in range(len(pad.columns))],
        remarks=[_remark_view(remark) for remark in pad.remarks],
        winners=list(pad.winners),
        tie=TieView(
            names=[score.name for score in tie.level],
            points=tie.level[0].total,
            decider=tie.decider.value,
            counts=dict(tie.counts),
        )
        if tie
        else None,
    )


def _column_view(pad: Pad, seat: int) -> ColumnView:
    column: Column = pad.columns[seat]
    score = pad.scores[seat] if pad.scores else None
    quilt = column.quilt
    return ColumnView(
        name=column.name,
        quilt=quilt.text if quilt else None,
        board=quilt.board.id if quilt else None,
        patches={str(cell): str(tile) for cell, tile in quilt.patches.items()} if quilt else {},
        goals={
            str(cell): GoalView(
                goal=goal.goal.id, colour=goal.colour, pattern=goal.pattern, points=goal.points
            )
            for cell, goal in column.goals.items()
        },
        goal_points=column.goal_points,
        cats={cat.id: _count_view(count) for cat, count in column.cats.items()},
        promo=column.promo,
        can_promo=column.can_promo,
        cat_points=_range_view(column.cat_points),
        buttons={colour.id: _count_view(count) for colour, count in column.buttons.items()},
        rainbow=column.rainbow,
        button_points=_range_view(column.button_points),
        total=_range_view(column.total),
        place=pad.places[seat] if score else None,
        broken=column.broken,
        objectives=_objective_views(pad, score) if score else [],
        scenario_passed=score.scenario_passed if score else None,
    )


def _objective_views(pad: Pad, score: Score) -> list[ObjectiveView]:
    scenario = pad.options.scenario
    return [
        ObjectiveView(objective=objective.value, have=have, wanted=wanted)
        for objective, (have, wanted) in (objectives(scenario, score) if scenario else {}).items()
    ]


def _count_view(count: Count) -> CountView:
    return CountView(
        fewest=count.bounds.fewest, most=count.bounds.most, told=count.told, value=count.value
    )


def _range_view(bounds: Bounds) -> RangeView:
    return RangeView(fewest=bounds.fewest, most=bounds.most)


def _remark_view(remark: Remark) -> RemarkView:
    error = remark.error
    return RemarkView(
        seat=remark.seat,
        field=remark.field,
        missing=remark.missing,
        code=error.code,
        message=error.sentence,
        rule=error.rule,
    )
