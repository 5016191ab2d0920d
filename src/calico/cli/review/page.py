"""A review as one page of HTML that needs no other file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from calico.box.dyes import CREAM, INK, LINEN, WALNUT
from calico.cli.review.chart import chart
from calico.cli.review.quilt import picture
from calico.coach.review.analysis import Analysis, SeatAnalysis
from calico.coach.review.decision import Decision
from calico.coach.review.words import (
    label_of,
    sentence_of,
    signed,
    verdict_of,
    waterfall_of,
)
from calico.lang import language, number, say
from calico.rules.notation import Move
from calico.rules.record import Record

_COLUMNS: Final = ("turn", "played", "cost", "error", "deals", "label", "best", "expected", "luck")
_STYLE: Final = f"""
:root {{ color-scheme: light dark; }}
body {{ margin: 0 auto; max-width: 60rem; padding: 1rem; color: {INK}; background: {CREAM};
  font: 1rem/1.5 Georgia, serif; }}
svg {{ display: block; max-width: 100%; height: auto; }}
svg.quilt {{ width: 22rem; }}
table {{ border-collapse: collapse; }}
.wide {{ overflow-x: auto; }}
td, th {{ padding: .15rem .6rem; text-align: left; border-bottom: 1px solid {LINEN}; }}
td.n, th.n {{ text-align: right; font-variant-numeric: tabular-nums; }}
figure {{ margin: 1rem 0; }}
@media (prefers-color-scheme: dark) {{
  body {{ color: {CREAM}; background: {INK}; }}
  td, th {{ border-color: {WALNUT}; }}
}}
"""


def page(record: Record, analysis: Analysis, seats: Sequence[SeatAnalysis]) -> str:
    """The review of ``seats`` as HTML."""
    names = ", ".join(seat.name for seat in seats)
    title = escape(say("review.title", name=names))
    made = say(
        "review.page.made",
        version=analysis.version,
        engine=analysis.engine,
        seed=escape(analysis.terms.seed),
    )
    lines = [
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{_STYLE}</style></head><body><main>",
        f"<h1>{title}</h1>",
        *(line for seat in seats for line in _seat(record, seat)),
        f"<p><small>{made}</small></p></main></body></html>",
    ]
    return "\n".join(lines) + "\n"


def _seat(record: Record, seat: SeatAnalysis) -> Iterator[str]:
    yield f"<section><h2>{escape(seat.name)}</h2>"
    yield chart([seat])
    summary = seat.summary
    if summary is not None:
        yield f"<p>{escape(verdict_of(summary))}</p>"
        yield f"<p>{say('review.adjusted', points=number(summary.adjusted, 1))}</p>"
        yield f"<h3>{say('review.page.waterfall')}</h3><table>"
        for name, points in waterfall_of(seat, summary):
            yield f'<tr><td>{escape(name)}</td><td class="n">{points}</td></tr>'
        yield "</table>"
    costly = sorted(seat.decisions, key=lambda each: -each.loss)
    yield f"<h3>{say('review.page.costly')}</h3>"
    explained = [each for each in costly if sentence_of(each)]
    if not explained:
        yield f"<p>{say('review.perfect')}</p>"
    for each in explained:
        yield from _costly(record, seat.seat, each)
    yield f'<h3>{say("review.page.turns")}</h3><div class="wide"><table><tr>'
    for name in _COLUMNS:
        yield f'<th class="{_kind(name)}">{say(f"review.column.{name}")}</th>'
    yield "</tr>"
    for each in seat.decisions:
        yield _row(seat, each)
    yield f"</table></div><h3>{say('review.page.quilt')}</h3>"
    quilt = record.replay().quilt(seat.seat)
    yield f"<figure>{picture(quilt, title=say('review.page.quilt'))}</figure></section>"


def _costly(record: Record, seat: int, decision: Decision) -> Iterator[str]:
    """A decision that cost points: in words, and on the quilt."""
    label = label_of(decision)
    yield f"<p><strong>{escape(label[0].upper() + label[1:])}.</strong> "
    yield f"{escape(sentence_of(decision) or '')}</p>"
    if decision.number == 0:
        return
    quilt = record.replay(decision.number - 1).quilt(seat)
    best, played = Move.parse(decision.best.move), Move.parse(decision.played)
    words = {"best": best, "played": played}
    marks = {move.cell: (say(f"review.page.{name}"), move.tile) for name, move in words.items()}
    yield f"<figure>{picture(quilt, marks, sentence_of(decision) or '')}</figure>"


def _row(seat: SeatAnalysis, decision: Decision) -> str:
    mine, turn = decision.mine, decision.turn
    cells = {
        "turn": str(turn) if turn else say("review.goals"),
        "played": decision.played,
        "cost": number(decision.loss, 1) if decision.is_decision else "",
        "error": number(mine.error, 2),
        "deals": number(mine.deals),
        "label": label_of(decision),
        "best": decision.best.move,
        "expected": number(decision.best.expected, 1),
        "luck": signed(seat.luck[turn - 1].draws) if turn > 1 else "",
    }
    row = "".join(f'<td class="{_kind(name)}">{escape(cells[name])}</td>' for name in _COLUMNS)
    return f"<tr>{row}</tr>"


def _kind(column: str) -> str:
    return "" if column in ("played", "label", "best") else "n"
