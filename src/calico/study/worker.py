"""A worker plays matches in an agent process, so that a faulty agent cannot harm the caller.

For each match the process replies with the seat of the agent that chooses next, for every choice,
and finally with the result.  A seat in a list belongs to an agent that is new to the process and is
warmed up first.  If no reply arrives in time, the process is killed, and the agent that was
choosing has lost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from calico.engine.workspace import prefer_native
from calico.errors import CalicoError
from calico.lang import say
from calico.players.agent import Spec
from calico.players.answers import timeout_of
from calico.players.process import AgentProcess, ProcessEnded
from calico.study.match import Match, MatchResult, forfeit, play, warm_up

READY: Final = 3
"""Factor of the timeout for an agent that is warmed up."""


class _Lost(Exception):
    """The process ended while the agent on ``seat`` was choosing."""

    def __init__(self, seat: int | None, why: str) -> None:
        super().__init__(why)
        self.seat = seat


class Worker:
    """Plays one match at a time, and gets a new process when one is lost."""

    def __init__(self, wait: float | None = None) -> None:
        """``wait`` is the timeout of a choice in seconds, if it is not the default."""
        self._wait = wait
        self._process = AgentProcess(f"{__name__}:play_match")

    def play(self, match: Match) -> MatchResult:
        """The result of ``match``; an agent that hangs, or ends two processes, has lost it."""
        try:
            return self._attempt(match)
        except _Lost:
            pass  # another program may have killed the process, so try once more
        try:
            return self._attempt(match)
        except _Lost as lost:
            why = str(lost) or say("failure.ends")
            if lost.seat is None:
                raise CalicoError("worker", why=why) from None
            error = CalicoError("agent-failed", agent=match.specs[lost.seat], why=why)
            return forfeit(match, lost.seat, str(error))

    def stop(self) -> None:
        """Kill the process permanently; callable from any thread."""
        self._process.close()

    def _attempt(self, match: Match) -> MatchResult:
        seat: int | None = None
        warms = False
        try:
            self._process.send(match.to_dict())
            while True:
                timeout = self._timeout(match, seat, warms)
                reply = self._process.receive(timeout)
                if isinstance(reply, str):
                    raise CalicoError("worker", why=reply)
                if isinstance(reply, dict):
                    return MatchResult.from_dict(reply)
                warms = isinstance(reply, list)
                seat = reply[0] if warms else reply
        except TimeoutError:
            if seat is None:
                raise _Lost(None, "") from None
            error = CalicoError("agent-hangs", agent=match.specs[seat], n=f"{timeout:g}")
            return forfeit(match, seat, str(error))
        except ProcessEnded as ended:
            raise _Lost(seat, str(ended)) from None

    def _timeout(self, match: Match, seat: int | None, warms: bool) -> float:
        if seat is None:  # Python itself starts
            return timeout_of(None)
        return self._wait or timeout_of(match.specs[seat].limit) * (READY if warms else 1)


_warm: set[Spec] = set()
"""The agents that have played in this process."""


def play_match(request: dict[str, Any], reply: Callable[[Any], None]) -> None:
    """The handler of the process: play the match that ``request`` describes."""
    try:
        match = Match.from_dict(request)
    except CalicoError as error:
        reply(str(error))
        return
    prefer_native()
    for seat, spec in enumerate(match.specs):
        if spec not in _warm:
            reply([seat])
            warm_up(spec, match.terms)
            _warm.add(spec)
    reply(play(match, reply).to_dict())
