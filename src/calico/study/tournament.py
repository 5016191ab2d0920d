"""Plays the matches of a tournament and stores their results."""

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

PlayAll = Callable[[Sequence[Match]], Generator[MatchResult, None, None]]
"""Plays matches and yields results as they arrive: a local pool of workers, or a cluster."""


def check(specs: Sequence[Spec], terms: MatchTerms, seed: str, games: int) -> None:
    """Raise an error for matches that cannot be played."""
    if games < 1:
        raise CalicoError("games", text=games)
    if len(specs) > MOST_AGENTS:
        raise CalicoError("too-many-agents", n=len(specs), most=MOST_AGENTS)
    terms.game(f"{seed}-1")


def settings(kind: str, specs: Sequence[Spec], terms: MatchTerms, seed: str) -> dict[str, Any]:
    """What must be equal for games to be combined; ``kind`` is the kind of schedule."""
    agents = [str(spec) for spec in specs]
    return {"calico": __version__, "kind": kind, "agents": agents, "seed": seed, **terms.to_dict()}


def play_out(
    matches: Sequence[Match],
    results: Results,
    play_all: PlayAll,
    on_progress: Callable[[int], None],
) -> bool:
    """Play those ``matches`` that are not in ``results`` yet; False if Ctrl-C interrupted it.

    ``on_progress`` is called with the number of finished matches.
    """
    todo = [match for match in matches if match.number not in results]
    done = len(matches) - len(todo)
    on_progress(done)
    try:
        with closing(play_all(todo)) as games:
            for game in games:
                results.add(game)
                done += 1
                on_progress(done)
    except KeyboardInterrupt:
        return False
    return True
