"""A tournament: matches played to the end, or as far as they come, and kept."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Any, Final

from calico import __version__
from calico.errors import CalicoError
from calico.players.agent import Spec
from calico.study.match import Match, MatchResult, MatchTerms
from calico.study.results import Results

MOST_AGENTS: Final = 16

Crew = Callable[[Sequence[Match]], Generator[MatchResult, None, None]]
"""Whoever plays matches and hands over results as they come: this machine, or a cluster."""


def check(specs: Sequence[Spec], terms: MatchTerms, seed: str, games: int) -> None:
    """Refuse what cannot be played, before it is."""
    if games < 1:
        raise CalicoError("games", text=games)
    if len(specs) > MOST_AGENTS:
        raise CalicoError("too-many-agents", n=len(specs), most=MOST_AGENTS)
    terms.game(f"{seed}-1")


def settings(kind: str, specs: Sequence[Spec], terms: MatchTerms, seed: str) -> dict[str, Any]:
    """What must agree for games to be summed up together; ``kind`` is that of the schedule."""
    agents = [str(spec) for spec in specs]
    return {"calico": __version__, "kind": kind, "agents": agents, "seed": seed, **terms.to_dict()}


def play_out(
    matches: Sequence[Match], results: Results, crew: Crew, heed: Callable[[int], None]
) -> bool:
    """Add to ``results`` what is missing of ``matches``; False if Ctrl-C came first.

    ``heed`` hears how many are done, again and again.
    """
    todo = [match for match in matches if match.number not in results]
    done = len(matches) - len(todo)
    heed(done)
    try:
        with closing(crew(todo)) as games:
            for game in games:
                results.add(game)
                done += 1
                heed(done)
    except KeyboardInterrupt:
        return False
    return True
