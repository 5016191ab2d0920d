"""The column beside a quilt: points, cats, goals and buttons of one player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from calico.box import Cat, Colour, Goal, Pattern, Restriction, Shape
from calico.cli.terminal import styles, symbols, tiles
from calico.lang import say
from calico.rules.event import GoalScore
from calico.rules.position import Position
from calico.rules.score import Score, is_within_reach, objectives

WIDTH: Final = 33

Kind = TypeVar("Kind", Colour, Pattern)


@dataclass(frozen=True)
class Sidebar:
    """The column beside the quilt of ``seat``."""

    position: Position
    seat: int
    spaced: bool = False
    """Whether there is room for empty lines between the parts."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        gap = "\n" if self.spaced else ""
        score = self.position.score(self.seat)
        yield from self._points(score)
        yield Text(f"{gap}{say('draw.cats')}", styles.TITLE)
        yield from cat_lines(self.position, score)
        if score.goals:
            yield Text(f"{gap}{say('draw.goals')}", styles.TITLE)
            for state in score.goals.values():
                yield self._goal(state, options.ascii_only)
                yield self._ring(state)
        yield Text.assemble((f"{gap}{say('draw.buttons')} ", styles.TITLE), _rainbow(score))
        yield _buttons(score)
        yield from self._demands(score)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(WIDTH, WIDTH)

    def _points(self, score: Score) -> Iterator[Text]:
        name, points = symbols.clean(score.name), say("draw.points", n=score.total)
        yield Text.assemble((f"{name}  {points}", styles.TITLE), no_wrap=True, overflow="ellipsis")
        parts = say(
            "draw.sum", goals=score.goal_points, cats=score.cat_points, buttons=score.button_points
        )
        yield Text(f" {parts}", styles.QUIET)
        for seat, other in enumerate(self.position.scores):
            if seat != self.seat:
                name, points = symbols.clean(other.name), say("draw.points", n=other.total)
                line = say("draw.other", name=name, points=points, placed=other.placed)
                yield Text(f" {line}", styles.QUIET, no_wrap=True, overflow="ellipsis")
                hand = " ".join(str(tile) for tile in self.position.hand(seat))
                if hand and self.position.options.open_hands:
                    yield Text(f"   {say('draw.other-hand', tiles=hand)}", styles.QUIET)

    def _goal(self, state: GoalScore, ascii_only: bool) -> Text:
        options, goal = self.position.options, state.goal
        line = Text(f" {state.cell} {set_cell_size(printed(goal, ascii_only), 12)}")
        if options.family:
            return line
        one = 0 if options.restriction is Restriction.BOTH_WAYS_ONLY else goal.one
        line.append(f"{one:2}/{goal.both}", styles.QUIET)
        if state.points:
            line.append(f"  {say('draw.points', n=state.points)}", styles.GOOD)
        return line

    def _ring(self, state: GoalScore) -> Text:
        """The tiles around a goal by colour and by pattern, and how the goal stands in each way."""
        quilt = self.position.quilt(self.seat)
        around = [quilt[cell] for cell in state.cell.neighbours if cell in quilt]
        empty = symbols.BLANK * (6 - len(around))
        colours = _by_count(tile.colour for tile in around)
        line = Text("    ")
        for colour in colours:
            line.append(colour.letter, styles.on(colour))
        line.append(f"{empty} ", styles.QUIET).append_text(
            _state(state.goal, colours, state.colour)
        )
        patterns = _by_count(tile.pattern for tile in around)
        line.append("   ").append("".join(tiles.swatch(pattern)[0] for pattern in patterns))
        return line.append(f"{empty} ", styles.QUIET).append_text(
            _state(state.goal, patterns, state.pattern)
        )

    def _demands(self, score: Score) -> Iterator[Text]:
        """What a restriction or a scenario asks for."""
        options = self.position.options
        if options.restriction:
            yield Text(say(f"restriction.{options.restriction}"), styles.QUIET)
        if options.scenario:
            yield Text(say("draw.scenario", n=options.scenario.number), styles.TITLE)
            for objective, (have, wanted) in objectives(options.scenario, score).items():
                met = have >= wanted
                line = f" {say(f'objective.{objective}', n=wanted)} {have}/{wanted}"
                yield Text(f"{line} {symbols.DONE if met else ''}", styles.GOOD if met else "")


def printed(goal: Goal, ascii_only: bool = False) -> str:
    """What is printed on the goal; spelled out where a terminal lacks the sign."""
    return "-".join(goal.id) if ascii_only and not goal.printed.isascii() else goal.printed


def cat_lines(position: Position, score: Score | None = None) -> Iterator[Text]:
    """Each cat in play: what it is worth, what it needs, how many came, its sign and its likes."""
    for entry in position.setup.cats:
        count = score.cats[entry.cat] if score else 0
        line = Text(" ").append(f"{say('draw.times', n=count):3}" if count else "   ", styles.GOOD)
        line.append(set_cell_size(say(f"cat.{entry.cat.id}"), 10))
        line.append(f"{entry.cat.points:2}", styles.TITLE).append(f"  {need(entry.cat)}")
        yield line
        likes = "  ".join(f"{tiles.swatch(p)} {say(f'pattern.{p.id}')}" for p in entry.patterns)
        room = 4 if cell_len(likes) <= WIDTH - 4 else 3
        yield Text(f" {symbols.cat(entry.cat.id)} "[-room:] + likes, styles.QUIET)


def need(cat: Cat) -> str:
    """What ``cat`` needs, in words."""
    if isinstance(cat.need, Shape):
        return say(f"need.{cat.need}")
    return say("need.group", n=cat.need)


def _by_count(kinds: Iterable[Kind]) -> list[Kind]:
    """``kinds`` with the most frequent first and equal ones together."""
    counts = Counter(kinds)
    return sorted(counts.elements(), key=lambda kind: (-counts[kind], kind))


def _state(goal: Goal, around: Iterable[object], done: bool) -> Text:
    if done:
        return Text(symbols.DONE, styles.GOOD)
    return Text(symbols.OPEN if is_within_reach(goal, around) else symbols.LOST, styles.QUIET)


def _buttons(score: Score) -> Text:
    line = Text(" ")
    for colour, count in score.buttons.items():
        line.append(colour.letter, styles.on(colour)).append(f"{count or symbols.NONE}  ")
    return line


def _rainbow(score: Score) -> Text:
    if score.rainbow:
        return Text(f" {symbols.RAINBOW} {say('draw.rainbow')} {symbols.DONE}", styles.GOOD)
    line = Text(f" {symbols.RAINBOW} {say('draw.rainbow-missing')} ", styles.QUIET)
    for colour, count in score.buttons.items():
        if not count:
            line.append(colour.letter, styles.on(colour))
    return line
