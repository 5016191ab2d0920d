"""The lesson teaches what it says: each turn is legal and brings what its words promise."""

from __future__ import annotations

from calico.lang import catalogue
from calico.rules.event import TokenKind
from calico.rules.game import Game
from calico.table.game.lesson import moves
from calico.table.schema.learning import lesson


def test_the_game_of_the_lesson_is_a_whole_game() -> None:
    last = lesson().steps[-1].view
    assert len(moves()) == 44
    assert last.phase == "finished"
    assert last.winners == ["You"]


def test_each_turn_may_be_played_and_previewed() -> None:
    turns = [step for step in lesson().steps if step.tile]
    assert [step.key for step in turns] == ["first", "button", "cat", "goal"]
    for step in turns:
        (mine,) = step.view.you.seats
        assert step.tile in mine.hand
        assert step.cell in mine.cells[step.tile or ""]
        assert step.take in mine.takes
        assert (step.tile, step.cell) in {(p.tile, p.cell) for p in step.previews.previews}


def test_what_the_words_promise_comes() -> None:
    told = {}
    for step in lesson().steps:
        if step.tile:
            now = next(
                p for p in step.previews.previews if (p.tile, p.cell) == (step.tile, step.cell)
            )
            told[step.key] = now
    assert told["first"].tokens == []
    assert len(told["first"].colour_group) == 2
    assert [token.kind for token in told["button"].tokens] == [TokenKind.BUTTON]
    assert [token.what for token in told["cat"].tokens] == ["millie"]
    assert told["goal"].progress["b3"].colour.reach == "done"


def test_all_of_the_lesson_has_words_and_all_words_are_in_it() -> None:
    wanted = {"lesson.you"}
    for step in lesson().steps:
        parts = ("title", "text", "take", "done") if step.tile else ("title", "text")
        wanted |= {f"lesson.{step.key}.{part}" for part in parts}
    assert {key for key in catalogue() if key.startswith("lesson.")} == wanted


def test_nothing_hidden_is_in_it() -> None:
    for step in lesson().steps[:-1]:
        assert step.view.fair.secret is None
        assert [seat.hand for seat in step.view.seats] == [None, None]


def test_R2_1_it_is_a_beginner_game() -> None:
    game = Game.new(2, setup="beginner", seed="any")
    cats = [entry.cat.id for entry in game.setup.cats]
    assert [cat.cat for cat in lesson().steps[0].view.cats] == cats
