"""Duels in which the next own turn is searched, not played by the quick choice.

Play-outs know one way to go on.  Where a move leaves that way, they think that its plans are lost,
and a player who searches the next turn finds others: play-outs make weak moves look a third worse
than they are (docs/study/review.md).  So each move is followed by a small search on every deal,
which sees no more than a player would: for it, the bag is shuffled anew.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from calico.coach.review.duel import MoveDuel, measure, note
from calico.engine.kinds import Doubles, Integers
from calico.engine.routines import compiled, large
from calico.players.search.policy import pick
from calico.players.search.search import draws_for, find_candidates, finish
from calico.players.search.targets import bonus
from calico.players.search.value import Floats, Ints
from calico.rules.kernel import chance, kernel
from calico.rules.kernel.dealing import deal_unseen
from calico.rules.kernel.kernel import FREE, QUILT, SEAT
from calico.rules.kernel.moves import play_number
from calico.rules.kernel.scoring import points

WIDTH: Final = 8
"""Candidates of the next turn."""
SOME: Final = 3
"""Deals on which all of them are played out."""
FINAL: Final = 3
"""How many are played out further."""
MORE: Final = 8
"""Deals on which these were played out in the end."""
FRESH: Final = 16
"""Further deals on which the best of them is measured."""


class NextTurn(NamedTuple):
    """Room for the search of the next turn."""

    seed: int
    moves: Integers
    worth: Doubles
    best: Integers
    """The candidates."""
    totals: Doubles
    """What they came to."""
    bag: Integers
    dealt: Integers
    game: Integers


@large
def take_best(count: int, moves: Ints, worth: Floats, best: Ints, totals: Floats) -> int:
    """Put the most promising of ``count`` moves into ``best``; returns how many."""
    found = min(count, WIDTH)
    for k in range(found):
        top = 0
        for i in range(1, count):
            if worth[i] > worth[top]:
                top = i
        best[k] = moves[top]
        totals[k] = 0.0
        worth[top] = -1e9
    return found


@large
def sort(count: int, best: Ints, totals: Floats) -> None:
    """Sort the first ``count`` candidates by their totals."""
    for k in range(count):
        top = k
        for i in range(k + 1, count):
            if totals[i] > totals[top]:
                top = i
        move, total = best[k], totals[k]
        best[k], totals[k] = best[top], totals[top]
        best[top], totals[top] = move, total


@large
def shuffle_rest(
    game: Ints, tiles: Ints, start: int, total: int, rest: Ints, draws: int, counter: int,
    dealt: Ints,
) -> None:  # fmt: skip
    """Make ``dealt`` the ``game`` with another order of its bag: ``tiles`` from ``start`` on."""
    for k in range(kernel.SIZE):
        dealt[k] = game[k]
    left = total - start
    for k in range(left):
        rest[k] = tiles[start + k]
    at = game[kernel.DRAWN]
    for k in range(min(draws, left)):
        kernel.put_in_bag(dealt, at + k, chance.draw_one(rest, k, left, counter))


@compiled
def play_searched(given: MoveDuel, turn: NextTurn, n: int, start: int, stop: int) -> None:
    """As :func:`~.duel.play_moves`, with a search of the next own turn."""
    s, work, dealt, game, tally = given.s, given.work, given.dealt, given.game, given.tally
    w, seat = given.w, s[SEAT] & 3
    q = seat * QUILT
    draws = draws_for(s, seat)
    total = 0
    for tile in range(36):
        total += given.unseen[tile]
    known = 0
    for k in range(8):
        known += given.hidden[k]
    for j in range(start, stop):
        for k in range(kernel.SIZE):
            dealt[k] = s[k]
        counter = (given.seed << 36) + (j << 8)
        deal_unseen(dealt, given.unseen, given.hidden, given.bag, draws, counter)
        for i in range(n):
            for k in range(kernel.SIZE):
                game[k] = dealt[k]
            play_number(game, given.moves[i])
            while game[q + FREE] != 0 and game[SEAT] != seat:
                play_number(game, pick(w, game, work.f, work.z))
            if game[q + FREE] == 0:
                measure(game, seat, given.wanted, work.tally, 1.0, tally.end)
                note(i, tally.end, tally.parts, tally.gaps, tally.squares, tally.first)
                continue
            count = find_candidates(w, game, work.f, work.z, work.after, turn.moves, turn.worth)
            alive = take_best(count, turn.moves, turn.worth, turn.best, turn.totals)
            drawn = known + game[kernel.DRAWN] - s[kernel.DRAWN]
            for d in range(MORE + FRESH):
                if d == SOME:
                    sort(alive, turn.best, turn.totals)
                    alive = min(alive, FINAL)
                if d == MORE:
                    sort(alive, turn.best, turn.totals)
                    alive = 1
                inner = (turn.seed << 36) + ((j << 5) + d << 8)
                shuffle_rest(game, given.bag, drawn, total, turn.bag, draws, inner, turn.dealt)
                for c in range(alive):
                    for k in range(kernel.SIZE):
                        turn.game[k] = turn.dealt[k]
                    play_number(turn.game, turn.best[c])
                    finish(w, turn.game, seat, given.deeper, work.f, work.z, work.after)
                    if d < MORE:
                        turn.totals[c] += points(turn.game, seat)
                        turn.totals[c] += bonus(turn.game, seat, given.wanted, work.tally)
                    else:
                        measure(turn.game, seat, given.wanted, work.tally, 1.0 / FRESH, tally.end)
            note(i, tally.end, tally.parts, tally.gaps, tally.squares, tally.first)
