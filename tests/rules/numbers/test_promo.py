"""R11: the two promo cats, for the largest group or the longest path at the table.

The other cats of these games want long lines of other patterns, so that all cat points are those
of the promo tokens: 8 and 4.
"""

from __future__ import annotations

import pytest

from calico import Game
from calico.box import PROMO_CATS
from calico.rules.score import winners
from support.tables import arrange, sew

OTHERS = {"leo": "flowers vines", "cira": "ferns quatrefoil"}
GERTRUDE = {"gertrude": "stripes dots", **OTHERS}
ZIGZAG = {"zigzag": "stripes dots", **OTHERS}
BLANK = "Yf@a1 Gv@a3 Ln@a5 Dq@b1 Pf@b5 Mv@e1"
"""Placements that concern no promo cat."""


def blank(turns: int) -> str:
    return " ".join(BLANK.split()[:turns])


def points(game: Game) -> list[int]:
    """The promo points of each seat."""
    return [score.cat_points for score in game.scores]


def history(*plans: str, cats: dict[str, str] | None = None) -> list[list[int]]:
    """The promo points of all seats after each placement."""
    game, moves = arrange(*plans, cats=cats or GERTRUDE)
    told = []
    for move in moves:
        game.play(move)
        told.append(points(game))
    return told


def test_R11_2_two_tiles_are_not_enough() -> None:
    assert history("Ys@c2 Gs@c3 Lf@e3", blank(3))[-1] == [0, 0]


def test_R11_2_a_group_of_one_pattern_counts_not_of_both() -> None:
    assert history("Ys@c2 Gs@c3 Ld@d3 Dd@d4", blank(4))[-1] == [0, 0]


@pytest.mark.parametrize("pattern", ["s", "d"])
def test_R11_2_either_pattern_of_the_cat_will_do(pattern: str) -> None:
    plan = "Y@c2 G@c3 L@d3".replace("@", f"{pattern}@")
    assert history(plan, blank(3))[-1] == [8, 0]


def test_R11_2_patterns_of_other_cats_do_not_count() -> None:
    assert history("Yf@c2 Gf@c3 Lf@d3", "Yv@c2 Gv@c3 Lv@d3")[-1] == [0, 0]


def test_R11_2_printed_edge_tiles_count() -> None:
    assert history("Gs@a1 Ls@b2", blank(2))[-1] == [8, 0]


def test_R11_2_the_largest_group_counts_not_all_together() -> None:
    assert history("Ys@c2 Gs@c3 Ls@e3 Ds@e4 Ps@a3", blank(5))[-1] == [0, 0]


def test_R11_3_the_first_with_three_takes_the_higher() -> None:
    told = history("Ys@c2 Gs@c3 Ls@d3", blank(3))
    assert told[3:] == [[0, 0], [8, 0], [8, 0]]


def test_R11_3_who_ties_takes_the_lower_if_it_is_free() -> None:
    told = history("Ys@c2 Gs@c3 Ls@d3", "Ms@c2 Ys@c3 Gs@d3")
    assert told[4:] == [[8, 0], [8, 4]]


def test_R11_3_who_beats_the_holder_still_takes_the_lower_if_it_is_free() -> None:
    """Bo joins two pairs to four at once."""
    told = history("Ys@c2 Gs@c3 Ls@d3 Df@a1", "Ms@c2 Ys@b2 Gs@d4 Ls@c3")
    assert told[4:] == [[8, 0], [8, 0], [8, 0], [8, 4]]


def test_R11_3_with_both_taken_the_higher_comes_from_the_beaten_who_takes_the_lower() -> None:
    told = history("Ys@c2 Gs@c3 Ls@d3 Df@a1 Df@a3", "Ms@c2 Ys@b2 Gs@d4 Ls@c3 Dn@a1")
    assert told[7:] == [[8, 4], [8, 4], [4, 8]]


def test_R11_3_who_is_not_the_longest_takes_nothing() -> None:
    told = history("Ys@c2 Gs@c3 Ls@d3 Ds@d4", f"Mf@a1 {blank(3).replace('a1', 'a2')}")
    assert told[-1] == [8, 0]
    told = history("Ys@c2 Gs@c3 Ls@d3 Ds@d4", "Df@a1 Ms@c2 Ys@c3 Gs@d3")
    assert told[-1] == [8, 0]


def test_R11_3_a_tie_is_enough_to_take_the_higher_when_both_are_taken() -> None:
    """Any placement will do: after it Bo still has as many as Ari."""
    told = history("Ys@c2 Gs@c3 Ls@d3 Df@a1", "Ms@c2 Ys@c3 Gs@d3 Dn@a1")
    assert told[5:] == [[8, 4], [8, 4], [4, 8]]


def test_R11_3_and_back_again() -> None:
    told = history("Ys@c2 Gs@c3 Ls@d3 Df@a1 Dq@a3", "Ms@c2 Ys@c3 Gs@d3 Dn@a1 Dn@b1")
    assert told[7:] == [[4, 8], [8, 4], [4, 8]]


def test_R11_3_the_holder_of_the_higher_takes_nothing_more() -> None:
    game = sew("Ys@c2 Gs@c3 Ls@d3 Ds@d4 Ps@b4", blank(4), cats=GERTRUDE)
    assert points(game) == [8, 0]
    assert [len(event.promo) for event in game.events[::2]] == [0, 0, 1, 0, 0]


def test_R11_3_nobody_holds_both() -> None:
    told = history("Ys@c2 Gs@c3 Ls@d3 Ds@d4 Ps@b4 Ms@b2", BLANK)
    assert told[-1] == [8, 0]


def test_R11_3_a_third_who_beats_both_takes_the_higher_and_the_loser_takes_the_lower() -> None:
    told = history(
        "Ys@c2 Gs@c3 Ls@d3 Df@a1",
        "Ms@c2 Ys@c3 Gs@d3 Dn@a1",
        "Ls@c2 Ms@b2 Ys@d4 Ds@c3",
    )
    # Before Cy's fourth, Bo has tied and taken the higher from Ari.
    assert told[8:] == [[8, 4, 0], [8, 4, 0], [4, 8, 0], [0, 4, 8]]


def test_R11_3_a_third_who_ties_takes_the_higher_of_the_two() -> None:
    told = history("Ys@c2 Gs@c3 Ls@d3", "Ms@c2 Ys@c3 Gs@d3", "Ls@c2 Ms@c3 Ds@d3")
    assert told[6:] == [[8, 0, 0], [8, 4, 0], [4, 0, 8]]


def test_R11_3_a_fourth_player_out_of_reach_changes_nothing() -> None:
    told = history("Ys@c2 Gs@c3 Ls@d3", "Ms@c2 Ys@c3 Gs@d3", blank(3), "Ds@c2 Ms@c3 Dn@b4")
    assert told[-1] == [8, 4, 0, 0]


def test_R11_3_an_event_tells_who_took_what() -> None:
    game = sew("Ys@c2 Gs@c3 Ls@d3 Df@a1", "Ms@c2 Ys@c3 Gs@d3 Dn@a1", cats=GERTRUDE)
    told = [[(c.cat.id, c.points, c.seat) for c in event.promo] for event in game.events[4:]]
    assert told == [
        [("gertrude", 8, 0)],
        [("gertrude", 4, 1)],
        [],
        [("gertrude", 8, 1), ("gertrude", 4, 0)],
    ]
    move = game.events[4].move
    assert str(game.events[4]) == f"5. Ari: {move}, takes Gertrude (8 points)"


def test_R11_3_they_count_as_cats() -> None:
    game = sew("Ys@c2 Gs@c3 Ls@d3", "Ms@c2 Ys@c3 Gs@d3", cats=GERTRUDE)
    assert [score.cats[PROMO_CATS["gertrude"]] for score in game.scores] == [1, 1]
    assert [score.cat_count for score in game.scores] == [1, 1]
    assert [score.total for score in game.scores] == [8, 4]
    assert winners(game.options, game.scores) == [0]


def test_R11_3_groups_of_the_promo_cat_earn_no_other_token() -> None:
    game = sew("Ys@c2 Gs@c3 Ls@d3 Ds@d4 Ps@b4 Ms@b2", BLANK, cats=GERTRUDE)
    assert all(score.tokens == () for score in game.scores)


def test_R11_3_undo_gives_the_tokens_back() -> None:
    game = sew("Ys@c2 Gs@c3 Ls@d3 Df@a1", "Ms@c2 Ys@c3 Gs@d3 Dn@a1", cats=GERTRUDE)
    back = [points(game)]
    for _ in range(4):
        game.undo()
        back.append(points(game))
    assert back == [[4, 8], [8, 4], [8, 4], [8, 0], [0, 0]]


STAR = "Ys@c3 Gs@c2 Ls@b4 Ds@d4"
"""Four tiles, of which no path visits more than three."""


@pytest.mark.parametrize(
    ("cats", "end"), [(GERTRUDE, [8, 4]), (ZIGZAG, [4, 8])], ids=["gertrude", "zigzag"]
)
def test_R11_2_a_path_does_not_branch_but_a_group_may(cats: dict[str, str], end: list[int]) -> None:
    """Ari's star is a group of four but a path of three, which Bo ties with."""
    assert history(STAR, "Ms@c2 Ys@c3 Gs@d3 Dn@a1", cats=cats)[-1] == end


def test_R11_2_a_path_may_wind() -> None:
    told = history("Ys@c2 Gs@c3 Ls@d3 Ds@e3", "Ms@c2 Ys@c3 Gs@d4 Df@a1", cats=ZIGZAG)
    assert told[4:] == [[8, 0], [8, 4], [8, 4], [8, 4]]


def test_R11_2_a_path_of_two_is_too_short_and_a_triangle_is_a_path_of_three() -> None:
    told = history("Ys@c2 Gs@c3 Ls@d3", blank(3), cats=ZIGZAG)
    assert told[2:] == [[0, 0], [0, 0], [8, 0], [8, 0]]


def test_R11_2_a_path_keeps_to_one_pattern() -> None:
    assert history("Ys@c2 Gs@c3 Ld@d3 Dd@e3", blank(4), cats=ZIGZAG)[-1] == [0, 0]
