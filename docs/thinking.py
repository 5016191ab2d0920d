"""Draws how the score of master grows with its time to think, from ``docs/study/thinking.csv``."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor, log
from pathlib import Path

from calico.box import Colour
from calico.box.dyes import COLOURS, CREAM, INK, THREAD
from calico.study.plots import WIDTH, bar, button, paper

HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 560, 96, 72, 156, 456
TITLE = "What a longer thought is worth"
ABOUT = "Mean score of master alone, standard setup, by seconds a move on one core; 95 % intervals"


@dataclass(frozen=True, slots=True)
class Pace:
    """What master made with so many seconds a move: the mean, and half of its 95 % interval."""

    seconds: float
    games: int
    mean: float
    interval: float


def paces() -> list[Pace]:
    """The measured paces, quickest first."""
    with (Path(__file__).parent / "study" / "thinking.csv").open(
        encoding="utf-8", newline=""
    ) as file:
        return [
            Pace(float(r["seconds"]), int(r["games"]), float(r["mean"]), float(r["interval"]))
            for r in csv.DictReader(file)
        ]


def curve() -> str:
    """The means as buttons on a thread, the seconds by factors; an SVG."""
    found = paces()
    description = ", ".join(f"{p.mean:.1f} ± {p.interval:.1f} with {p.seconds:g} s" for p in found)
    description = f"Master alone, standard setup, means: {description}."
    return paper(HEIGHT, TITLE, ABOUT, description, _Sheet(found).drawn())


class _Sheet:
    """Where seconds and points are on the paper."""

    def __init__(self, found: list[Pace]) -> None:
        self._found = found
        self._low = 2 * floor(min(p.mean - p.interval for p in found) / 2)
        self._high = 2 * ceil(max(p.mean + p.interval for p in found) / 2)

    def _x(self, seconds: float) -> float:
        first, last = self._found[0].seconds, self._found[-1].seconds
        share = log(seconds / first) / log(last / first)
        return LEFT + 40 + (WIDTH - RIGHT - LEFT - 80) * share

    def _y(self, points: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (points - self._low) / (self._high - self._low)

    def drawn(self) -> Iterator[str]:
        """The threads of the scale, the seam through the means, and the buttons."""
        for points in range(self._low, self._high + 1, 2):
            y = self._y(points)
            yield (
                f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{THREAD}" '
                'stroke-opacity=".22" stroke-dasharray="2 5"/>'
                f'<text x="{LEFT - 14}" y="{y + 5:.1f}" font-size="15" text-anchor="end" '
                f'fill="{THREAD}">{points}</text>'
            )
        dye = COLOURS[Colour.DARK_BLUE]
        corners = " ".join(f"{self._x(p.seconds):.1f} {self._y(p.mean):.1f}" for p in self._found)
        for stroke in (
            f'stroke="{CREAM}" stroke-width="6"',
            f'stroke="{dye}" stroke-width="3" stroke-dasharray="9 4" stroke-linecap="round"',
        ):
            yield f'<path d="M{corners}" fill="none" {stroke}/>'
        for pace in self._found:
            yield from self._point(pace, dye)

    def _point(self, pace: Pace, dye: str) -> Iterator[str]:
        x, y = self._x(pace.seconds), self._y(pace.mean)
        reach = self._y(0) - self._y(pace.interval)
        yield f'<g transform="translate({x:.1f} {y:.1f}) rotate(90)">{bar(-reach, reach, 0)}</g>'
        yield from button(x, y, dye)
        yield (
            f'<text x="{x - 12:.1f}" y="{y - 18:.1f}" font-size="18" text-anchor="end" '
            f'fill="{INK}">{pace.mean:.1f}</text>'
            f'<text x="{x:.1f}" y="{BOTTOM + 32}" font-size="17" text-anchor="middle" '
            f'fill="{INK}">{pace.seconds:g} s</text>'
            f'<text x="{x:.1f}" y="{BOTTOM + 54}" font-size="13" text-anchor="middle" '
            f'fill="{THREAD}">{pace.games} games</text>'
        )
