"""Plots of score distributions as SVG, drawn as ridges of cloth.

Each agent has a ridge with its own colour and texture, so that the plot can be read without
colours; a button marks the mean, and the thread through it the 95 % interval.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, exp, floor, pi, sqrt
from statistics import quantiles, stdev
from typing import Final
from xml.sax.saxutils import escape

from calico.box import Colour
from calico.box.dyes import COLOURS, CREAM, INK, LINEN, THREAD, WALNUT
from calico.lang import number, say
from calico.study.summary import Standing, Summary

WIDTH: Final = 960
"""Of every plot."""
_TOP: Final = 168
_ROW: Final = 92
_RIDGE: Final = 128
"""Height of the highest ridge: more than a row, so that ridges overlap."""
_BOTTOM: Final = 124
_RIGHT: Final = 150
_STEP: Final = 0.25
"""Points from one corner of a ridge to the next."""

_ORDER: Final = (
    Colour.MAGENTA,
    Colour.DARK_BLUE,
    Colour.YELLOW,
    Colour.GREEN,
    Colour.PURPLE,
    Colour.LIGHT_BLUE,
)

_TEXTURES: Final = (
    (16, '<circle cx="4" cy="4" r="2.4"/><circle cx="12" cy="12" r="2.4"/>'),
    (12, '<path d="M-3 3 3-3M0 12 12 0M9 15 15 9" stroke-width="3"/>'),
    (20, '<path d="M0 5q5-6 10 0t10 0M0 15q5-6 10 0t10 0" fill="none" stroke-width="2"/>'),
    (20, '<path d="M10 5v.1M10 13v.1M6 9v.1M14 9v.1" stroke-width="6" stroke-linecap="round"/>'),
    (16, '<path d="M2 5 8 1l6 4M2 13l6-4 6 4" fill="none" stroke-width="2"/>'),
    (12, '<path d="M0 3h12M0 9h12M3 0v12M9 0v12" stroke-width="1.5"/>'),
)
"""For each dye a tile of cloth: its size, and what is printed on it."""


def ridges(summary: Summary, about: str = "") -> str:
    """The scores of ``summary`` as an SVG; ``about`` says which game was played."""
    agents = summary.agents
    every = [total for agent in agents for total in agent.totals] or [0]
    low, high = 10 * max(0, floor(min(every) / 10 - 0.2)), 10 * ceil(max(every) / 10 + 0.2)
    left = 64 + 10.5 * min(24, max(len(agent.agent) for agent in agents))
    sheet = _Drawing(agents, low, high, left)
    title = say("plot.title", n=summary.games)
    description = " ".join(map(_description, agents))
    body = [
        *_cloths(len(agents)),
        *sheet.axis(),
        *(line for row in range(len(agents)) for line in sheet.ridge(row)),
        *(line for row in range(len(agents)) for line in (*sheet.mean(row), *sheet.label(row))),
        *_legend(sheet.height),
    ]
    return paper(sheet.height, title, about, description, body)


def paper(height: int, title: str, about: str, description: str, body: Iterable[str]) -> str:
    """An SVG of ``body`` on linen; ``description`` is for screen readers."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"',
        ' role="img" aria-labelledby="title desc" font-family="Georgia, serif">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="desc">{escape(description)}</desc>',
        *_linen(height),
        f'<text x="48" y="74" font-size="30" fill="{INK}">{escape(title)}</text>',
        f'<text x="48" y="102" font-size="16" fill="{THREAD}">{escape(about)}</text>',
        *body,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


class _Drawing:
    """Where points and rows are on the paper."""

    def __init__(self, agents: Sequence[Standing], low: int, high: int, left: float) -> None:
        self._agents, self._low, self._high, self._left = agents, low, high, left
        self.height = _TOP + _ROW * len(agents) + _BOTTOM
        self._curves = [density(agent.totals, low, high, _STEP) for agent in agents]
        self._most = max((share for curve in self._curves for share in curve), default=0) or 1

    def _x(self, points: float) -> float:
        inner = WIDTH - self._left - _RIGHT
        return self._left + inner * (points - self._low) / (self._high - self._low)

    def _y(self, row: int) -> float:
        return _TOP + _ROW * (row + 1) - 8

    def axis(self) -> Iterator[str]:
        """Fine threads up the sheet, every ten points, or fewer where it is wide."""
        span = self._high - self._low
        every = next(step for step in (10, 20, 50, 100) if span / step <= 12)
        bottom = self._y(len(self._agents) - 1)
        for points in range(every * ceil(self._low / every), self._high + 1, every):
            x = self._x(points)
            yield (
                f'<path d="M{x:.1f} {_TOP - 44}V{bottom + 26:.1f}" stroke="{THREAD}" '
                'stroke-opacity=".22" stroke-dasharray="2 5"/>'
            )
            yield (
                f'<text x="{x:.1f}" y="{bottom + 44:.1f}" font-size="15" text-anchor="middle" '
                f'fill="{THREAD}">{points}</text>'
            )
        yield (
            f'<text x="{WIDTH - _RIGHT + 24}" y="{bottom + 44:.1f}" font-size="15" '
            f'font-style="italic" fill="{THREAD}">{escape(say("plot.axis"))}</text>'
        )

    def ridge(self, row: int) -> Iterator[str]:
        """The cloth of one agent with its seam and its hem."""
        base, dye = self._y(row), COLOURS[_ORDER[row % len(_ORDER)]]
        corners = [
            f"{self._x(self._low + i * _STEP):.1f} {base - _RIDGE * share / self._most:.1f}"
            for i, share in enumerate(self._curves[row])
        ]
        yield f'<path d="M{self._left:.1f} {base:.1f}H{WIDTH - _RIGHT}" stroke="{dye}"/>'
        if not corners:
            return
        shape = f"M{corners[0]}L" + " ".join(corners[1:])
        cloth = f"{shape}L{self._x(self._high):.1f} {base:.1f}H{self._left:.1f}Z"
        yield f'<path d="{cloth}" fill="{dye}" fill-opacity=".84"/>'
        yield f'<path d="{cloth}" fill="url(#cloth{row % len(_ORDER)})"/>'
        yield f'<path d="{shape}" fill="none" stroke="{CREAM}" stroke-width="5"/>'
        yield (
            f'<path d="{shape}" fill="none" stroke="{dye}" stroke-width="2.2" '
            'stroke-dasharray="9 4" stroke-linecap="round"/>'
        )

    def mean(self, row: int) -> Iterator[str]:
        """The button at the mean, and under it the interval."""
        agent, base, dye = self._agents[row], self._y(row), COLOURS[_ORDER[row % len(_ORDER)]]
        if agent.mean is not None:
            yield from button(self._x(agent.mean), base, dye)
        if agent.interval is not None:
            low, high = map(self._x, agent.interval)
            yield bar(low, high, base + 17)

    def label(self, row: int) -> Iterator[str]:
        """The agent's name on the left, its figures on the right."""
        agent, base = self._agents[row], self._y(row)
        name = agent.agent if len(agent.agent) <= 24 else agent.agent[:23] + "…"
        mean = say("study.none") if agent.mean is None else number(agent.mean, 1)
        yield (
            f'<text x="48" y="{base + 5:.1f}" font-size="20" font-weight="bold" '
            f'fill="{INK}">{escape(name)}</text>'
        )
        yield (
            f'<text x="{WIDTH - _RIGHT + 16}" y="{base - 4:.1f}" font-size="24" '
            f'fill="{INK}">{mean}</text>'
        )
        if agent.interval is not None:
            half = (agent.interval[1] - agent.interval[0]) / 2
            yield (
                f'<text x="{WIDTH - _RIGHT + 16}" y="{base + 15:.1f}" font-size="14" '
                f'fill="{THREAD}">± {number(half, 1)}</text>'
            )


def density(totals: Sequence[int], low: int, high: int, step: float) -> list[float]:
    """A kernel density estimate of ``totals`` from ``low`` to ``high``.

    Gaussian kernels with Silverman's bandwidth, at least half a point.
    """
    if not totals:
        return []
    width = 1.5
    if len(totals) > 1:
        lower, _, upper = quantiles(totals, n=4)
        spread = min(stdev(totals), (upper - lower) / 1.34 or stdev(totals))
        width = max(0.5, 0.9 * spread * len(totals) ** -0.2) if spread else width
    counts = {total: totals.count(total) for total in set(totals)}
    scale = 1 / (len(totals) * width * sqrt(2 * pi))
    places = (low + i * step for i in range(int((high - low) / step) + 1))
    return [
        scale * sum(n * exp(-(((x - at) / width) ** 2) / 2) for at, n in counts.items())
        for x in places
    ]


def _description(agent: Standing) -> str:
    """The ridge in words, for screen readers."""
    if agent.mean is None or len(agent.totals) < 2:
        return f"{agent.agent}."
    low, _, high = quantiles(agent.totals, n=4)
    return say(
        "plot.agent",
        agent=agent.agent,
        mean=number(agent.mean, 1),
        low=f"{low:g}",
        high=f"{high:g}",
        best=max(agent.totals),
        n=agent.n,
    )


def _cloths(count: int) -> Iterator[str]:
    yield "<defs>"
    for row, (size, print_) in enumerate(_TEXTURES[:count]):
        yield (
            f'<pattern id="cloth{row}" width="{size}" height="{size}" '
            f'patternUnits="userSpaceOnUse"><g fill="{CREAM}" stroke="{CREAM}" stroke-width="0" '
            f'opacity=".3">{print_}</g></pattern>'
        )
    yield "</defs>"


def _linen(height: int) -> Iterator[str]:
    """The paper: cream, with a hem of linen and a seam."""
    yield f'<rect width="{WIDTH}" height="{height}" rx="22" fill="{LINEN}"/>'
    yield (
        f'<rect x="12" y="12" width="{WIDTH - 24}" height="{height - 24}" rx="14" fill="{CREAM}"/>'
    )
    yield (
        f'<rect x="20" y="20" width="{WIDTH - 40}" height="{height - 40}" rx="9" fill="none" '
        f'stroke="{WALNUT}" stroke-opacity=".35" stroke-width="1.6" stroke-dasharray="9 6" '
        'stroke-linecap="round"/>'
    )


def button(x: float, y: float, dye: str) -> Iterator[str]:
    """A button with four holes: where a mean is."""
    yield (
        f'<g transform="translate({x:.1f} {y:.1f})"><circle r="10" fill="{CREAM}" '
        f'stroke="{WALNUT}" stroke-width="1.5"/><circle r="6.8" fill="{dye}"/>'
        f'<g fill="{CREAM}"><circle cx="-2.2" cy="-2.2" r="1.3"/><circle cx="2.2" cy="-2.2" '
        'r="1.3"/><circle cx="-2.2" cy="2.2" r="1.3"/><circle cx="2.2" cy="2.2" r="1.3"/></g></g>'
    )


def bar(low: float, high: float, y: float) -> str:
    """A thread from ``low`` to ``high``: an interval."""
    path = f'<path d="M{low:.1f} {y - 4:.1f}v8m0-4H{high:.1f}m0-4v8" fill="none" '
    halo = f'stroke="{CREAM}" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/>'
    return f'{path}{halo}{path}stroke="{INK}" stroke-width="2" stroke-linecap="round"/>'


def _legend(height: int) -> Iterator[str]:
    y = height - 46
    yield from button(58, y, THREAD)
    yield f'<text x="78" y="{y + 5}" font-size="15" fill="{THREAD}">{say("plot.mean")}</text>'
    yield bar(192, 226, y)
    yield f'<text x="240" y="{y + 5}" font-size="15" fill="{THREAD}">{say("plot.interval")}</text>'
