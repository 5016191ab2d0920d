"""The chart of a review as SVG: the expected score by turn, the luck between, and labels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor
from typing import Final
from xml.sax.saxutils import escape

from calico.box import Colour
from calico.box.dyes import COLOURS, CREAM, INK, THREAD, WALNUT
from calico.coach.review.analysis import SeatAnalysis
from calico.coach.review.decision import Decision
from calico.coach.review.labels import Label
from calico.coach.review.words import label_of, signed
from calico.lang import number, say
from calico.study.plots import WIDTH, paper

_TOP: Final = 150
_HEIGHT: Final = 250
_BARS: Final = 70
"""Height of the room for luck, half of it above its zero."""
_ROW: Final = _HEIGHT + _BARS + 130
"""Height of the chart of one seat."""
_LEFT: Final = 92
_RIGHT: Final = 60

MARKS: Final = {
    Label.INACCURACY: ("?!", COLOURS[Colour.YELLOW]),
    Label.MISTAKE: ("?", COLOURS[Colour.PURPLE]),
    Label.BLUNDER: ("??", COLOURS[Colour.MAGENTA]),
}
"""What stands at a decision, as in chess, and its dye: it can be read without colours."""


def chart(seats: Sequence[SeatAnalysis]) -> str:
    """The charts of ``seats``, one below the other."""
    names = ", ".join(seat.name for seat in seats)
    body = []
    for i, seat in enumerate(seats):
        if len(seats) > 1:
            body.append(_name(seat.name, i * _ROW + _TOP - 16))
        body += _SeatChart(seat, i * _ROW).lines()
    description = " ".join(
        say(
            "review.chart.turn",
            turn=each.turn,
            points=number(each.best.expected, 1),
            label=label_of(each),
        )
        for seat in seats
        for each in seat.decisions
        if each.turn
    )
    title = say("review.chart.title", name=names)
    return paper(_TOP + _ROW * len(seats), title, say("review.chart.about"), description, body)


class _SeatChart:
    """The chart of one seat, so far down the paper."""

    def __init__(self, seat: SeatAnalysis, down: int) -> None:
        self._seat, self._down = seat, down
        self._turns = [each for each in seat.decisions if each.turn]
        ends = [each.best.expected for each in self._turns]
        ends += [each.best.expected - each.loss for each in self._turns]
        ends += [float(seat.score + seat.bonus)]
        self._low, self._high = 10 * floor(min(ends) / 10), 10 * ceil(max(ends) / 10 + 0.01)

    def lines(self) -> Iterator[str]:
        """All of it."""
        yield from self._axes()
        yield from self._bars()
        yield from self._line()
        for each in self._turns:
            yield from self._mark(each)

    def _x(self, turn: float) -> float:
        return _LEFT + (WIDTH - _LEFT - _RIGHT) * (turn - 1) / 22

    def _y(self, points: float) -> float:
        share = (points - self._low) / (self._high - self._low)
        return self._down + _TOP + _HEIGHT * (1 - share)

    @property
    def _zero(self) -> float:
        return self._down + _TOP + _HEIGHT + 30 + _BARS / 2

    def _axes(self) -> Iterator[str]:
        step = 10 if self._high - self._low <= 60 else 20
        for points in range(self._low, self._high + 1, step):
            y = self._y(points)
            yield (
                f'<path d="M{_LEFT - 12} {y:.1f}H{WIDTH - _RIGHT}" stroke="{THREAD}" '
                'stroke-opacity=".22" stroke-dasharray="2 5"/>'
            )
            yield _label(_LEFT - 20, y + 5, str(points), "end")
        for turn in (1, 5, 10, 15, 20):
            yield _label(self._x(turn), self._zero + _BARS / 2 + 24, str(turn))
        yield f'<path d="M{_LEFT - 12} {self._zero:.1f}H{WIDTH - _RIGHT}" stroke="{THREAD}"/>'
        yield _label(_LEFT - 20, self._zero + 5, say("review.column.luck"), "end")

    def _bars(self) -> Iterator[str]:
        most = max([1.0, *(abs(each.draws) for each in self._seat.luck)])
        for turn, luck in enumerate(self._seat.luck, start=1):
            height = _BARS / 2 * abs(luck.draws) / most
            top = self._zero - height if luck.draws > 0 else self._zero
            dye = COLOURS[Colour.GREEN if luck.draws > 0 else Colour.DARK_BLUE]
            yield (
                f'<rect x="{self._x(turn) - 9:.1f}" y="{top:.1f}" width="18" '
                f'height="{height:.1f}" fill="{dye}"><title>{signed(luck.draws)}</title></rect>'
            )

    def _line(self) -> Iterator[str]:
        """From turn to turn: what was expected, and down to what was left after the move."""
        corners = []
        for each in self._turns:
            x, best = self._x(each.turn), each.best.expected
            corners += [f"{x:.1f} {self._y(best):.1f}", f"{x:.1f} {self._y(best - each.loss):.1f}"]
        end = self._seat.score + self._seat.bonus
        corners.append(f"{self._x(23):.1f} {self._y(end):.1f}")
        yield (
            f'<path d="M{"L".join(corners)}" fill="none" stroke="{WALNUT}" stroke-width="2.5" '
            'stroke-linejoin="round"/>'
        )
        yield _label(self._x(23) + 8, self._y(end) + 5, number(end), "start")

    def _mark(self, decision: Decision) -> Iterator[str]:
        x, y = self._x(decision.turn), self._y(decision.best.expected - decision.loss)
        sign, dye = MARKS.get(decision.label, ("", CREAM))
        yield (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{9 if sign else 4}" fill="{dye}" '
            f'stroke="{WALNUT}" stroke-width="1.5"><title>'
            f"{escape(decision.played)}: {escape(label_of(decision))}</title></circle>"
        )
        if sign:
            yield (
                f'<text x="{x:.1f}" y="{y + 26:.1f}" font-size="15" font-weight="bold" '
                f'text-anchor="middle" fill="{INK}">{sign}</text>'
            )


def _name(name: str, y: float) -> str:
    return (
        f'<text x="48" y="{y}" font-size="20" font-weight="bold" fill="{INK}">{escape(name)}</text>'
    )


def _label(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="15" text-anchor="{anchor}" '
        f'fill="{THREAD}">{escape(text)}</text>'
    )
