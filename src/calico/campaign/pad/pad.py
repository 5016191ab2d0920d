"""The score pad: scores a game that was played on a real table from its quilts.

Goals are counted exactly (R6).  For buttons and cats the pad computes what any order of placement
could have earned (:mod:`calico.campaign.pad.orders`); if more than one number is possible, somebody
has to count the tokens.  The rainbow button follows: a colour has a button in every order or in
none.

No sheet is refused.  It may be incomplete or wrong: :func:`evaluate` computes what it can, and each
:class:`Remark` says what is missing or impossible, and where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from calico.box import PATCH_CELLS, PROMO_CATS, PROMO_POINTS, Colour, Pattern
from calico.campaign.facts import Facts, seat_facts
from calico.campaign.pad.columns import Column, Count, column, empty_column
from calico.campaign.pad.sheet import Sheet, SheetPlayer
from calico.errors import CalicoError, HouseholdError, SetupError
from calico.lang import say
from calico.rules.options import Edition, Options
from calico.rules.quilt import Quilt
from calico.rules.score import Score, TieBreak, objectives, passed, tie_break, winners
from calico.rules.setup import CatInPlay, check_name, parse_cat, parse_pattern


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that is missing on a sheet, or impossible."""

    seat: int | None
    """The player it is about, or None for the whole game."""
    field: str
    """`game`, `cats`, `name`, `board`, `goals`, `quilt`, `buttons.ID`, `cats.ID` or `promo`."""
    error: CalicoError
    missing: bool = False
    """Whether it is missing, not wrong."""

    def to_dict(self) -> dict[str, Any]:
        """The remark as plain data."""
        error = self.error
        return {
            "seat": self.seat,
            "field": self.field,
            "missing": self.missing,
            "code": error.code,
            "message": error.sentence,
            "rule": error.rule,
        }


@dataclass(frozen=True, slots=True)
class Pad:
    """The evaluation of a sheet."""

    options: Options
    cats: tuple[CatInPlay, ...]
    columns: tuple[Column, ...]
    remarks: tuple[Remark, ...]
    scores: tuple[Score, ...]
    """The score sheets in turn order; none until everything is known and possible."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win (R7.1, R7.2); nobody while something is open, and nobody alone."""
        return tuple(winners(self.options, self.scores)) if len(self.scores) > 1 else ()

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat; equal results after all tie-breaks share a place."""
        prototype = self.options.edition is Edition.PROTOTYPE
        ranks = [
            (score.total, score.cat_count, seat if prototype else score.button_count)
            for seat, score in enumerate(self.scores)
        ]
        return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)

    @property
    def tie(self) -> TieBreak | None:
        """What decided, if several have the most points."""
        return tie_break(self.options, self.scores) if self.scores else None

    @property
    def promo(self) -> CatInPlay | None:
        """The promo cat, if it was in play (R11)."""
        return next((entry for entry in self.cats if entry.cat.id in PROMO_CATS), None)

    def to_dict(self) -> dict[str, Any]:
        """The pad as plain data, for the page and `calico pad --json`."""
        tie = self.tie if len(self.columns) > 1 else None
        return {
            "columns": [
                column.to_dict() | self._decided(seat) for seat, column in enumerate(self.columns)
            ],
            "remarks": [remark.to_dict() for remark in self.remarks],
            "winners": list(self.winners),
            "tie": tie
            and {
                "names": [score.name for score in tie.level],
                "points": tie.level[0].total,
                "decider": str(tie.decider),
                "counts": dict(tie.counts),
            },
        }

    def _decided(self, seat: int) -> dict[str, Any]:
        """What is known of a player once everything is."""
        if not self.scores:
            return {"place": None, "objectives": [], "scenario_passed": None}
        score, scenario = self.scores[seat], self.options.scenario
        counts = objectives(scenario, score) if scenario else {}
        return {
            "place": self.places[seat],
            "objectives": [
                {"objective": str(objective), "have": have, "wanted": wanted}
                for objective, (have, wanted) in counts.items()
            ],
            "scenario_passed": score.scenario_passed,
        }


def evaluate(sheet: Sheet) -> Pad:
    """Count what can be counted on ``sheet``, and say what is missing or impossible."""
    remarks: list[Remark] = []
    options = _options(sheet, remarks)
    cats = _cats(sheet, options, remarks)
    columns = []
    for seat, player in enumerate(sheet.players):
        quilt = _quilt(options, seat, player, remarks)
        made = column(options, cats, player, quilt) if quilt else empty_column(player)
        remarks += _token_remarks(seat, made)
        columns.append(made)
    remarks += _clashes(options, columns)
    if any(entry.cat.id in PROMO_CATS for entry in cats):
        remarks += _promo_remarks(sheet, columns)
    scores = () if remarks else tuple(_score(options, cats, each) for each in columns)
    return Pad(options, cats, tuple(columns), tuple(remarks), scores)


def facts_of_sheet(sheet: Sheet) -> Facts:
    """What a chart needs to know; a sheet that is not complete is refused with the first reason."""
    pad = evaluate(sheet)
    if pad.remarks:
        first = pad.remarks[0].error
        raise HouseholdError("pad-incomplete", rule=first.rule, reason=first.sentence)
    options = pad.options
    return Facts(
        options,
        seats=tuple(
            seat_facts(options, score, None, won=seat in pad.winners)
            for seat, score in enumerate(pad.scores)
        ),
    )


def _options(sheet: Sheet, remarks: list[Remark]) -> Options:
    """The options; the default ones while those on the sheet are an invalid combination (R8.7)."""
    try:
        options = Options.from_ids(**sheet.options)
        options.check_players(len(sheet.players))
    except CalicoError as error:
        remarks.append(Remark(None, "game", error))
        return Options()
    return options


def _cats(sheet: Sheet, options: Options, remarks: list[Remark]) -> tuple[CatInPlay, ...]:
    """The three cats with their patterns (R2.2, R2.3); none unless they are complete and right."""
    dealt = [pattern for _, patterns in sheet.cats for pattern in patterns]
    if len(sheet.cats) < 3 or len(dealt) < len(Pattern):
        lacking = SetupError("pad-cats-missing", rule="R2.3")
        remarks.append(Remark(None, "cats", lacking, missing=True))
        return ()
    try:
        cats = [parse_cat(cat) for cat, _ in sheet.cats]
        options.check_cats(cats, len(sheet.players))
        pairs = [tuple(parse_pattern(each) for each in liked) for _, liked in sheet.cats]
        all_pairs = all(len(pair) == 2 for pair in pairs)
        if not all_pairs or sorted(each for pair in pairs for each in pair) != list(Pattern):
            raise SetupError("patterns-dealt", rule="R2.3", text=dealt)
        return tuple(
            CatInPlay(cat, (one, other)) for cat, (one, other) in zip(cats, pairs, strict=True)
        )
    except CalicoError as error:
        remarks.append(Remark(None, "cats", error))
    return ()


def _quilt(options: Options, seat: int, player: SheetPlayer, remarks: list[Remark]) -> Quilt | None:
    """The quilt of a player, with what is wrong or missing there and with the name."""
    try:
        check_name(player.name)
    except CalicoError as error:
        remarks.append(Remark(seat, "name", error, missing=not player.name))
    if not player.quilt:
        lacking = SetupError("pad-cells-empty", rule="R3.5", n=len(PATCH_CELLS))
        remarks.append(Remark(seat, "quilt", lacking, missing=True))
        return None
    try:
        quilt = Quilt.parse(" ".join(player.quilt.split()))
    except CalicoError as error:
        remarks.append(Remark(seat, "quilt", error))
        return None
    if quilt.goals:
        try:
            options.check_goals(quilt.goals)
        except CalicoError as error:
            remarks.append(Remark(seat, "goals", error))
    elif not options.family:
        lacking = SetupError("pad-goals-missing", rule="R2.4")
        remarks.append(Remark(seat, "goals", lacking, missing=True))
    if quilt.free:
        lacking = SetupError("pad-cells-empty", rule="R3.5", n=len(quilt.free))
        remarks.append(Remark(seat, "quilt", lacking, missing=True))
    return quilt


def _token_remarks(seat: int, made: Column) -> Iterator[Remark]:
    """Tokens that somebody has to count, and counts that no order of placement brings."""
    kinds: list[tuple[str, str, Count]] = [
        *((f"buttons.{c.id}", f"colour.{c.id}", count) for c, count in made.buttons.items()),
        *((f"cats.{cat.id}", f"cat.{cat.id}", count) for cat, count in made.cats.items()),
    ]
    for field, name, count in kinds:
        if count.told is not None and count.told not in count.bounds:
            yield Remark(seat, field, _impossible(name, count))
        elif count.value is None:
            yield Remark(seat, field, _uncounted(name, count), missing=True)


def _impossible(name: str, count: Count) -> CalicoError:
    rule = "R4.3" if name.startswith("colour") else "R5.3"
    return SetupError(
        "pad-impossible", rule=rule, what=say(name), told=count.told, possible=count.bounds
    )


def _uncounted(name: str, count: Count) -> CalicoError:
    return SetupError("pad-uncounted", what=say(name), possible=count.bounds)


def _clashes(options: Options, columns: Sequence[Column]) -> Iterator[Remark]:
    """What cannot be on the quilts of several players at once (R1.1, R2.7)."""
    names = Counter(each.name for each in columns)
    boards = Counter(each.quilt.board.id for each in columns if each.quilt)
    patches = [tile for each in columns if each.quilt for tile in each.quilt.patches.values()]
    copies = Counter(patches)
    rule = "R8.2" if options.lower_variance else "R1.1"
    for seat, each in enumerate(columns):
        if each.name and names[each.name] > 1:
            yield Remark(seat, "name", SetupError("pad-name-twice", text=each.name))
        if each.quilt is None:
            continue
        board = each.quilt.board.id
        if boards[board] > 1:
            error = SetupError("pad-board-twice", rule="R2.7", text=board)
            yield Remark(seat, "board", error)
        for tile in sorted(set(each.quilt.patches.values())):
            if copies[tile] > options.copies:
                error = SetupError(
                    "pad-too-many", rule=rule, tile=tile, n=copies[tile], most=options.copies
                )
                yield Remark(seat, "quilt", error)


def _promo_remarks(sheet: Sheet, columns: Sequence[Column]) -> Iterator[Remark]:
    """Who may have the two promo cats: of each there is one at the table (R11)."""
    high = PROMO_POINTS[0]
    held = Counter(each.promo for each in columns if each.promo)
    for seat, (player, each) in enumerate(zip(sheet.players, columns, strict=True)):
        if player.promo and not each.can_promo:
            yield Remark(seat, "promo", SetupError("pad-promo-group", rule="R11.2"))
        elif each.promo is None:
            yield Remark(seat, "promo", SetupError("pad-promo-open", rule="R11.3"), missing=True)
        elif held[each.promo] > 1:
            error = SetupError("pad-promo-twice", rule="R11.3", points=each.promo)
            yield Remark(seat, "promo", error)
    told = all(each.promo is not None for each in columns)
    if told and not held[high] and any(each.can_promo for each in columns):
        for seat, each in enumerate(columns):
            if each.can_promo:
                error = SetupError("pad-promo-nobody", rule="R11.3", points=high)
                yield Remark(seat, "promo", error)
    # Whoever reached the most last took a promo cat then, and nobody could take it back.
    full = all(each.quilt and not each.quilt.free for each in columns)
    most = max(each.reach for each in columns)
    best = [seat for seat, each in enumerate(columns) if each.can_promo and each.reach == most]
    if full and held[high] and best and all(columns[seat].promo == 0 for seat in best):
        for seat in best:
            yield Remark(seat, "promo", SetupError("pad-promo-best", rule="R11.3", n=most))


def _score(options: Options, cats: Sequence[CatInPlay], made: Column) -> Score:
    """The score sheet of a column in which everything is known."""
    counts = {
        entry.cat: made.cats[entry.cat].range.fewest
        if entry.cat in made.cats
        else int(bool(made.promo))
        for entry in cats
    }
    score = Score(
        name=made.name,
        goals=made.goals,
        cats=counts,
        cat_points=made.cat_points.fewest,
        buttons={colour: made.buttons[colour].range.fewest for colour in Colour},
        rainbow=made.rainbow,
        button_points=made.button_points.fewest,
        placed=len(made.quilt.patches) if made.quilt else 0,
        restriction_broken=made.broken,
        scenario_passed=None if options.scenario is None else False,
        tokens=(),
    )
    if options.scenario and passed(options.scenario, score):
        return replace(score, scenario_passed=True)
    return score
