"""The drawings: everything on them, in any terminal, with colour and without."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console, Group, RenderableType

from calico import Game
from calico.box import CATS, CELLS, EDGES, GOAL_CELLS, PROMO_CATS, TILES, Colour, Pattern
from calico.cli.terminal import drawing, sidebar, symbols, tiles
from calico.cli.terminal.score_sheet import sheet
from calico.lang import LANGUAGES, NAMES, say, speaking, use_names
from calico.players.dice import Dice
from calico.players.levels import Decent
from support.games import played


def sewn(moves: int, players: int = 2, **options: Any) -> Game:
    """A game after some moves of decent players."""
    game = Game.new(["Ari", "Bo", "Cy", "Di"][:players], **{"seed": "draw"} | options)
    for seat in game.choosing:
        game.choose_goals(seat, [goal.id for goal in game.dealt(seat)[:3]])
    while len(game.moves) < moves and game.seat is not None:
        game.play(Decent(str(game.seat)).choose(game.view(game.seat)).move)
    return game


def plain(shown: RenderableType, width: int = 80, height: int = 24, **options: Any) -> str:
    """What a terminal without colours shows."""
    console = Console(file=io.StringIO(), width=width, height=height, **options)
    console.print(shown)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def in_ascii(shown: RenderableType) -> str:
    """What a terminal shows that knows only ASCII."""
    raw = io.BytesIO()
    console = Console(file=io.TextIOWrapper(raw, encoding="ascii"), width=80, height=24)
    symbols.settle(console)
    console.print(shown)
    console.file.flush()
    return raw.getvalue().decode("ascii")


@pytest.mark.parametrize("rows", [2, 3])
def test_the_six_patterns_differ_without_colour(rows: int) -> None:
    for shown in (plain, in_ascii):
        pictures = set()
        for pattern in Pattern:
            tile = next(tile for tile in TILES if tile.pattern == pattern)
            lines = [shown(line) for line in tiles.patch(tile, rows=rows)]
            assert all(line.strip() for line in lines)
            pictures.add("".join(lines).replace(str(tile), ""))
        assert len(pictures) == len(Pattern)
    assert len({tiles.swatch(pattern) for pattern in Pattern}) == len(Pattern)
    assert len({tiles.swatch(pattern)[0] for pattern in Pattern}) == len(Pattern)


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_writing_on_cloth_is_readable(tile: Any) -> None:
    for printed in (False, True):
        colour = tiles.colour_of(tile, printed=printed)
        assert tiles.contrast(colour, tiles.ink_on(colour)) >= 4.5
    assert tiles.contrast(tiles.THREAD, tiles.LINEN) >= 4.5
    assert tiles.contrast(tiles.GOLD, tiles.WALNUT) >= 4.5


def test_printed_tiles_look_different_from_placed_ones() -> None:
    for tile in TILES:
        assert tiles.colour_of(tile, printed=True) != tiles.colour_of(tile)


EMPTY_QUILT = """\
 ╱Mv╲╱ ┃Ys┃┃ ╱Lv╲╱ ↟Mn ↟ ╬Pq╬╬ ✿Yf ✿ ┃Gs┃┃
 ╲╱╲╱╲ ┃┃┃┃┃ ╲╱╲╱╲  ↟ ↟  ╬╬╬╬╬  ✿ ✿  ┃┃┃┃┃
    ✿Gf ✿  a1    a2    a3    a4    a5   •Dd •
     ✿ ✿                                 • •
 ╬Dq╬╬  b1    b2     ≠    b4    b5   ╱Pv╲╱
 ╬╬╬╬╬                               ╲╱╲╱╲
    ↟Ln ↟  c1    c2    c3   AA-BB  c5   ↟Yn ↟
     ↟ ↟                     CC          ↟ ↟
 ┃Ps┃┃  d1    AAA   d3    d4    d5   ╬Gq╬╬
 ┃┃┃┃┃        BBB                    ╬╬╬╬╬
    •Yd •  e1    e2    e3    e4    e5   ✿Df ✿
     • •                                 ✿ ✿
 ✿Pf ✿ ╬Lq╬╬ ✿Mf ✿ ↟Dn ↟ ╱Gv╲╱ •Md • ┃Ls┃┃
  ✿ ✿  ╬╬╬╬╬  ✿ ✿   ↟ ↟  ╲╱╲╱╲  • •  ┃┃┃┃┃"""


def test_an_empty_quilt_shows_its_rim_its_goals_and_the_names_of_its_cells() -> None:
    game = Game.new(1, setup="beginner", boards=["blue"], seed=1)
    lines = [line.rstrip() for line in plain(drawing.QuiltDrawing(game, 0)).splitlines()]
    assert lines == EMPTY_QUILT.splitlines()


def test_while_goals_are_chosen_their_cells_show_their_names() -> None:
    shown = plain(drawing.QuiltDrawing(Game.new(1, seed=1), 0))
    assert all(str(cell) in shown for cell in CELLS)


def test_a_quilt_shows_patches_tokens_and_the_marked_cell() -> None:
    game = sewn(44)
    for seat in range(2):
        quilt = game.quilt(seat)
        last = [event.move.cell for event in game.events if event.seat == seat][-1]
        shown = plain(drawing.QuiltDrawing(game, seat, last))
        for cell in EDGES:
            assert str(quilt[cell]) in shown
        assert not any(str(cell) in shown for cell in CELLS if cell not in GOAL_CELLS)
        assert f"{symbols.POINTER}[{quilt[last]}]" in shown
        score = game.score(seat)
        assert shown.count(symbols.BUTTON) == sum(score.buttons.values())
        assert shown.count(symbols.RAINBOW) == score.rainbow
        for cat, count in score.cats.items():
            assert shown.count(cat.id.capitalize()[:2]) == count


@pytest.mark.parametrize("width", [20, 45, 60, 79, 80, 100, 127, 164, 300])
@pytest.mark.parametrize("height", [24, 50])
def test_every_width_is_kept(width: int, height: int) -> None:
    game = sewn(51, 3)
    offer = drawing.Offer(game.hand(0), game.market, game.bag_count)
    for shown in (
        drawing.table(game),
        drawing.SeatDrawing(game, 0, offer, others=True),
        drawing.legend(),
        sheet(game),
    ):
        console = Console(file=io.StringIO(), width=width, height=height)
        for line in console.render_lines(shown, pad=False):
            assert sum(segment.cell_length for segment in line) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_small_terminal_names_of_colours_and_patterns_stay_whole(lang: str) -> None:
    with speaking(lang):
        legend = plain(drawing.legend())
        likes = plain(Group(*sidebar.cat_lines(sewn(0))), sidebar.WIDTH)
        for colour in Colour:
            assert f" {colour.letter}  {say(f'colour.{colour.id}')}" in legend
        for pattern in Pattern:
            named = f"{tiles.swatch(pattern)} {say(f'pattern.{pattern.id}')}"
            assert named in legend
            assert named in likes


def test_a_turn_fits_on_a_small_terminal() -> None:
    game = sewn(30)
    offer = drawing.Offer(game.hand(0), game.market, game.bag_count)
    assert len(plain(drawing.SeatDrawing(game, 0, offer, others=True)).splitlines()) <= 20


def test_wide_terminals_show_the_quilts_of_others() -> None:
    game = sewn(30)
    offer = drawing.Offer(game.hand(0), game.market, game.bag_count)
    seat = drawing.SeatDrawing(game, 0, offer, others=True)
    there = str(game.quilt(1).board.edges[0][1])
    narrow, wide = plain(seat, 80), plain(seat, 130)
    assert wide.splitlines()[0].count(there) > narrow.splitlines()[0].count(there)


def test_no_color_means_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    game = sewn(30)
    shown = plain(drawing.table(game), force_terminal=True, color_system="truecolor")
    assert "38;2;" not in shown
    assert "48;2;" not in shown


def test_colours_are_there_where_they_can_be() -> None:
    game = sewn(30)
    table = drawing.table(game)
    shown = plain(table, force_terminal=True, color_system="truecolor", no_color=False)
    red, green, blue = (int(tiles.COLOURS[Colour.YELLOW][i : i + 2], 16) for i in (1, 3, 5))
    assert f"48;2;{red};{green};{blue}" in shown


def test_a_terminal_without_unicode_gets_stand_ins_and_no_question_marks() -> None:
    game = sewn(44, setup="beginner")
    shown = in_ascii(drawing.table(game))
    assert "A-B-C" in shown
    assert "?" not in shown.replace("? still possible", "")
    assert "wins" in in_ascii(sheet(game))


def test_names_from_elsewhere_cannot_move_the_cursor() -> None:
    game = Game.new(["A\x1b[2Jri", "[bold]Bo\n"], setup="beginner", seed=1)
    for shown in (plain(drawing.table(game)), plain(sheet(game))):
        assert "\x1b" not in shown
        assert "[bold]Bo?" in shown


def test_the_side_tells_points_cats_goals_and_buttons() -> None:
    game = sewn(44, setup="beginner")
    score = game.score(0)
    shown = plain(sidebar.Sidebar(game, 0))
    assert f"Ari  {score.total} points" in shown
    assert f"Bo: {game.score(1).total} points, 22 of 22 placed" in shown
    for entry in game.setup.cats:
        assert f"{entry.cat.id.capitalize():10}{entry.cat.points:2}" in shown
        assert all(pattern.id in shown for pattern in entry.patterns)
    for state in score.goals.values():
        assert f"{state.cell} {state.goal.printed}" in shown
    marks = [sign for sign in shown if sign in (symbols.DONE, symbols.OPEN, symbols.LOST)]
    ways = [way for state in score.goals.values() for way in (state.colour, state.pattern)]
    assert [mark == symbols.DONE for mark in marks[:6]] == ways
    assert symbols.OPEN not in marks


def test_the_side_counts_the_goals_of_a_ring() -> None:
    game = Game.new(1, setup="beginner", seed=1)
    assert plain(sidebar.Sidebar(game, 0)).count("______ …") == 6


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"scenario": 3, "players": 1}, "of each cat 0/1"),
        ({"restriction": "adjacent_only"}, "next to patches you placed before"),
        ({"variants": ["open_hands"]}, "hand: "),
        ({"cats": ["gertrude", "rumi", "leo"]}, "largest group"),
    ],
)
def test_the_side_tells_what_is_special(options: dict[str, Any], words: str) -> None:
    assert words in " ".join(plain(sidebar.Sidebar(sewn(3, **options), 0)).split())


def test_a_picture_can_be_made_of_it() -> None:
    game = sewn(44, setup="beginner")
    picture = drawing.to_svg(game, "A game")
    assert picture.startswith("<svg")
    assert "A&#160;game" in picture or "A game" in picture
    assert tiles.COLOURS[Colour.YELLOW] in picture
    assert drawing.to_svg(sheet(game)).startswith("<svg")


def test_show_draws_every_quilt() -> None:
    game = sewn(10, 4)
    console = Console(file=io.StringIO(), width=80)
    console.print(drawing.table(game))
    file = console.file
    assert isinstance(file, io.StringIO)
    for name in game.names:
        assert f"{name}  {game.score(game.names.index(name)).total} point" in file.getvalue()
    assert f"Market, {game.bag_count} in the bag" in file.getvalue()


def test_the_sheet_adds_up() -> None:
    game = sewn(88, 4)
    shown = plain(sheet(game))
    rows = {
        cells[0].strip(): [cell.strip() for cell in cells[1:]]
        for cells in (line.strip("│").split("│") for line in shown.splitlines() if "│" in line)
    }
    scores = game.scores
    assert rows["Goals"] == [str(score.goal_points) for score in scores]
    assert rows["Cats"] == [str(score.cat_points) for score in scores]
    assert rows["Buttons"] == [str(score.button_points) for score in scores]
    assert rows["Total"] == [str(score.total) for score in scores]
    for entry in game.setup.cats:
        for score, text in zip(scores, rows[entry.cat.id.capitalize()], strict=True):
            count = score.cats[entry.cat]
            points = count * entry.cat.points
            assert text == (f"{count} × {entry.cat.points} = {points}" if count else "–")
    assert f"{game.winners[0]} wins." in shown


def test_the_sheet_of_a_game_in_progress_names_no_winner() -> None:
    shown = plain(sheet(sewn(10)))
    assert "Score so far" in shown
    assert "wins" not in shown


@pytest.mark.parametrize(
    ("seed", "edition", "words"),
    [
        (416, "final", "Most cats wins the tie"),
        (521, "final", "most buttons wins"),
        (402, "final", "share the victory"),
        (416, "prototype", "Most cats wins the tie"),
        (402, "prototype", "the player later in turn order wins"),
    ],
)
def test_the_sheet_explains_a_tie_break(seed: int, edition: str, words: str) -> None:
    game = Game.new(2, seed=seed, setup="beginner", edition=edition)
    while game.seat is not None:
        dice = Dice(f"{seed} {game.seat}")
        game.play(dice.choose(game.view(game.seat)).move)
    assert game.score(0).total == game.score(1).total
    assert words in " ".join(plain(sheet(game)).split())


def test_the_sheet_tells_restrictions_scenarios_and_promo_cats() -> None:
    scenario = plain(sheet(played("decent", scenario=3)))
    assert "goals completed" in scenario
    assert "passed" in scenario
    restricted = plain(sheet(played("dice", "dice", restriction="same_colour_only")))
    assert "broken" in restricted
    promo = played("decent", "decent", cats=["gertrude", "rumi", "leo"])
    points = [score.cat_points for score in promo.scores]
    row = next(line for line in plain(sheet(promo)).splitlines() if "Gertrude" in line)
    values = [int(cell.replace("–", "0")) for cell in row.strip("│").split("│")[1:]]
    assert max(values) == 8
    assert all(value <= total for value, total in zip(values, points, strict=True))


@pytest.fixture
def _own_names() -> Iterator[None]:
    yield
    use_names(None)


@pytest.mark.usefixtures("_own_names")
@pytest.mark.parametrize("names", [None, *NAMES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cats_share_a_sign(lang: str, names: str | None) -> None:
    use_names(names)
    with speaking(lang):
        found = {cat: symbols.cat(cat) for cat in (*CATS, *PROMO_CATS)}
        assert len(set(found.values())) == len(found)
        assert not set(found.values()) & set(map(str, TILES))  # a cat lies on a patch with its sign
        for cat, sign in found.items():
            assert len(sign) == 2
            assert say(f"cat.{cat}")[0] == sign[0]
            assert sign[1] in say(f"cat.{cat}")[1:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sign_of_each_cat_stands_beside_its_quilt(lang: str) -> None:
    game = sewn(0)
    with speaking(lang):
        lines = [line.plain for line in sidebar.cat_lines(game)]
        for entry, line in zip(game.setup.cats, lines[1::2], strict=True):
            assert line.split()[0] == symbols.cat(entry.cat.id)
            assert len(line) <= sidebar.WIDTH
