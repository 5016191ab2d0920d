"""What can be chosen for a new table: every single change to a draft is tried.

A client sends what is chosen so far, and shows what cannot be chosen with the reason; the rules
about what goes together (R8.7) stay in :mod:`calico.rules.options`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import Any

from calico.box import BEGINNER_CATS, CATS, PROMO_CATS, RESTRICTIONS, SCENARIOS
from calico.campaign.chart import check_ladder
from calico.campaign.counting import counts_for
from calico.errors import CalicoError
from calico.rules.options import MOST_PLAYERS, Edition, Mode, Options, Variant
from calico.rules.setup import parse_cat
from calico.table.game.table import Table
from calico.table.schema.requests import TableDraft
from calico.table.schema.responses import Choices, Error

EVERY_CAT = (*CATS, *PROMO_CATS)


def choices(draft: TableDraft, passed: Collection[int]) -> Choices:
    """What would be refused, of ``draft`` as it stands and of each single change to it.

    Alone, a scenario must be open to who has ``passed`` these (R8.4).
    """
    changes = {key: _error(other, passed) for key, other in _others(draft)}
    changes |= {f"cat.{cat}": _cat_error(draft, cat) for cat in EVERY_CAT}
    return Choices(
        refused=_error(draft, passed, whole=True),
        changes={key: error for key, error in changes.items() if error},
        cats=_given(draft),
        counts=counts_for(players=len(draft.seats), **draft.option_ids),
    )


def _others(draft: TableDraft) -> Iterator[tuple[str, TableDraft]]:
    """Every draft that is one choice away, with the name of that choice."""

    def changed(**fields: Any) -> TableDraft:
        return draft.model_copy(update={"cats": None, **fields})

    for mode in Mode:
        yield f"setup.{mode}", changed(setup=mode)
    for edition in Edition:
        yield f"edition.{edition}", changed(edition=edition)
    for variant in Variant:
        more = [*(other for other in draft.variants if other != variant), variant]
        yield f"variant.{variant}", changed(variants=more)
    for restriction in RESTRICTIONS:
        yield f"restriction.{restriction}", changed(restriction=restriction)
    for number in SCENARIOS:
        yield f"scenario.{number}", changed(scenario=number)
    for count in range(1, MOST_PLAYERS + 1):
        seats = (draft.seats * MOST_PLAYERS)[:count]
        yield f"players.{count}", changed(seats=seats)


def _options(draft: TableDraft) -> Options:
    options = draft.options
    options.check_players(len(draft.seats))
    return options


def _error(draft: TableDraft, passed: Collection[int], whole: bool = False) -> Error | None:
    """Why ``draft`` would be refused; the whole of it, or its options alone."""
    try:
        Table.create(draft.spec, "host", "host") if whole else _options(draft)
        if draft.scenario is not None and len(draft.seats) == 1:
            check_ladder(draft.scenario, passed)
    except CalicoError as error:
        return as_message(error)
    return None


def _cat_error(draft: TableDraft, cat: str) -> Error | None:
    """Why ``cat`` cannot be one of the three, whatever the rest that is still to choose."""
    picked = [other for other in draft.cats or () if other != cat][:2]
    reason: CalicoError | None = None
    for rest in combinations(EVERY_CAT, 2 - len(picked)):
        try:
            three = [parse_cat(each) for each in (*picked, cat, *rest)]
            _options(draft).check_cats(three, len(draft.seats))
        except CalicoError as error:
            # That two of them share a tile is said only if nothing else is the matter.
            if reason is None or reason.code == "cats-share-tile":
                reason = error
        else:
            return None
    return as_message(reason) if reason else None


def _given(draft: TableDraft) -> list[str] | None:
    if draft.scenario in SCENARIOS:
        return list(SCENARIOS[draft.scenario].cats)
    return list(BEGINNER_CATS) if draft.setup == "beginner" else None


def as_message(error: CalicoError) -> Error:
    """``error`` as it goes over the wire."""
    return Error(code=error.code, message=error.sentence, rule=error.rule)
