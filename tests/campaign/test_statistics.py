"""Statistics of a person: every number by hand, and how they are shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from calico import CalicoError, Game
from calico.campaign.facts import CatFact, Facts, GoalFact, SeatFacts, facts_of
from calico.campaign.household import Household, PlayedGame
from calico.campaign.statistics import Against, Bin, statistics_of
from calico.cli.commands.household.chart import print_statistics
from calico.cli.terminal.statistics import kind_words
from calico.players.levels import Decent
from calico.rules.options import Options
from calico.table.schema.household import StatisticsView


def seat(name: str, total: int, *, won: bool = False, bot: str | None = None) -> SeatFacts:
    """A seat with so many points: a goal worth 5, a cat or two worth 3 each, buttons the rest."""
    cats = 2 if total >= 40 else 1
    return SeatFacts(
        name=name,
        bot=bot,
        total=total,
        goal_points=5,
        cat_points=3 * cats,
        button_points=total - 5 - 3 * cats,
        goals=(
            GoalFact("AABBCD", 1, 5),
            GoalFact("ABCDEF", 0, 0),
            GoalFact("AAABBB", 2 if total >= 60 else 0, 0),
        ),
        cats=(CatFact("millie", cats, 3 * cats), CatFact("leo", 0, 0), CatFact("rumi", 0, 0)),
        buttons={},
        rainbow=False,
        restriction_kept=None,
        scenario_passed=None,
        won=won,
    )


def played(at: int, *seats: SeatFacts, **options: Any) -> PlayedGame:
    """A game in which Ari sat first."""
    facts = Facts(Options.from_ids(**options), seats)
    people = ("Ari", *(None for _ in seats[1:]))
    return PlayedGame(f"game-{at}", "table", at, people, facts)


def household(*games: PlayedGame) -> Household:
    found = Household().add("Ari")
    for game in games:
        found = found.enter(game)
    return found


GAMES = (
    played(3, seat("Ari", 62, won=True), seat("Gentle", 50, bot="gentle")),
    played(1, seat("Ari", 40)),
    played(2, seat("Ari", 48)),
    played(5, seat("Ari", 48)),
    played(4, seat("Ari", 31), scenario=10),
    played(6, seat("Ari", 35), scenario=9),
    played(7, seat("Ari", 33), setup="beginner"),
    played(
        8,
        seat("Ari", 55),
        seat("Gentle", 50, bot="gentle"),
        seat("Gentle 2", 57, bot="gentle", won=True),
        seat("Master", 54, bot="master"),
    ),
    played(9, seat("Ari", 70, won=True), seat("Odd", 50, bot="odd")),
    played(10, seat("Ari", 99, won=True, bot="decent"), seat("Bo", 40)),
)


def test_means_and_the_best_count_games_alone_and_with_others() -> None:
    found = statistics_of(household(*GAMES), "ari")
    totals = [40, 48, 62, 31, 48, 35, 33, 55, 70]
    assert found.games == 9  # not the one that a bot finished
    assert found.mean == pytest.approx(sum(totals) / 9)
    assert found.best == 70
    assert found.sd == pytest.approx(13.5319, abs=1e-4)
    assert found.split
    assert found.split.goals == 5
    assert found.split.goals + found.split.cats + found.split.buttons == pytest.approx(found.mean)
    assert [score.score for score in found.over_time] == totals
    assert [score.at for score in found.over_time] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert sorted(found.alone + found.together) == sorted(totals)


def test_the_distribution_has_bars_of_five_points_without_a_gap() -> None:
    found = statistics_of(household(*GAMES), "Ari").distribution
    assert found[0] == Bin(30, 34, 2)
    assert found[-1] == Bin(70, 74, 1)
    assert [each.low for each in found] == list(range(30, 75, 5))
    assert sum(each.n for each in found) == 9
    assert found[4] == Bin(50, 54, 0)


def test_alone_there_is_a_record_to_beat_for_each_setup_and_scenario() -> None:
    found = statistics_of(household(*GAMES), "Ari").solo
    assert [solo.kind for solo in found] == ["beginner", "standard", "scenario_9", "scenario_10"]
    standard = found[1]
    assert (standard.games, standard.best, standard.best_game) == (3, 48, "game-2")
    assert standard.mean == pytest.approx(136 / 3)


def test_win_rates_are_of_games_with_a_bot_of_that_level_and_never_of_games_alone() -> None:
    found = statistics_of(household(*GAMES), "Ari").against
    assert found == (Against("gentle", 2, 1), Against("master", 1, 0), Against("odd", 1, 1))


def test_cats_and_goals_come_with_what_they_brought_the_best_first() -> None:
    found = statistics_of(household(*GAMES), "Ari")
    millie = found.cats[0]
    assert (millie.cat, millie.games) == ("millie", 9)
    assert millie.mean_tokens == pytest.approx(15 / 9)
    assert millie.mean_points == pytest.approx(45 / 9)
    assert found.mean is not None
    assert millie.mean_score == pytest.approx(found.mean)
    goals = {goal.goal: goal for goal in found.goals}
    assert found.goals[0].goal == "AABBCD"
    assert (goals["AABBCD"].one, goals["AABBCD"].both) == (9, 0)
    assert (goals["AAABBB"].one, goals["AAABBB"].both) == (0, 2)
    assert goals["ABCDEF"].mean_points == 0


def test_of_nothing_there_is_no_mean() -> None:
    found = statistics_of(Household().add("Ari"), "Ari")
    plain = found.to_dict()
    assert plain.pop("games") == 0
    assert [plain.pop(key) for key in ("mean", "best", "sd", "split")] == [None] * 4
    assert not any(plain.values())
    assert StatisticsView.model_validate(found.to_dict()).games == 0
    one = statistics_of(household(GAMES[1]), "Ari")
    assert (one.mean, one.sd) == (40, None)


def test_somebody_who_is_not_there_is_refused() -> None:
    with pytest.raises(CalicoError) as refusal:
        statistics_of(household(*GAMES), "Bo")
    assert refusal.value.code == "no-such-person"


def test_the_numbers_of_real_games_fit_their_score_sheets() -> None:
    games, totals = [], []
    for number in range(4):
        game = Game.new(["Ari", "Bo"][: 1 + number % 2], seed=f"numbers {number}")
        agents = [Decent(f"{number}/{name}") for name in game.names]
        for each in game.choosing:
            game.choose_goals(each, agents[each].choose_goals(game.view(each)).goals)
        while game.seat is not None:
            game.play(agents[game.seat].choose(game.view(game.seat)).move)
        people = ("Ari", None)[: game.players]
        facts = facts_of(game, [None] * game.players)
        games.append(PlayedGame(str(number), "file", number, people, facts))
        totals.append(game.scores[0].total)
    found = statistics_of(household(*games), "Ari")
    assert [score.score for score in found.over_time] == totals
    assert sum(cat.games for cat in found.cats) == 12
    assert sum(goal.games for goal in found.goals) == 12
    assert found.split
    points = sum(cat.games * cat.mean_points for cat in found.cats)
    assert points == pytest.approx(4 * found.split.cats)


# How they are shown.


def test_what_goes_over_the_wire_is_the_message() -> None:
    plain = statistics_of(household(*GAMES), "Ari").to_dict()
    message = StatisticsView.model_validate(plain)
    assert json.loads(message.model_dump_json(by_alias=True)) == json.loads(json.dumps(plain))


def test_the_terminal_shows_bars_and_tables(capsys: pytest.CaptureFixture[str]) -> None:
    print_statistics(household(*GAMES), "ari")
    text = capsys.readouterr().out
    assert "Ari: 9 games" in text
    assert "30–34" in text
    longest = max(text.splitlines(), key=lambda line: line.count("█"))
    assert longest.count("█") == 40
    assert "scenario 10" in text.lower()
    assert "50%" in text
    assert "Millie" in text


def test_somebody_without_games_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    print_statistics(Household().add("Ari"), "Ari")
    assert capsys.readouterr().out == "Ari has not finished a game yet.\n"


def test_json_names_the_person_as_the_household_does(capsys: pytest.CaptureFixture[str]) -> None:
    print_statistics(household(*GAMES), "ARI", as_json=True)
    plain = json.loads(capsys.readouterr().out)
    assert plain["name"] == "Ari"
    assert plain["distribution"][0] == {"from": 30, "to": 34, "n": 2}
    assert "alone" not in plain


def test_the_plot_has_a_ridge_for_all_games_those_alone_and_those_with_others(
    tmp_path: Path,
) -> None:
    path = tmp_path / "ari.svg"
    print_statistics(household(*GAMES), "Ari", as_json=True, plot=path)
    picture = ElementTree.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314 - our own
    words = "".join(picture.itertext())
    for label in ("all games", "solo", "with others", "Games of Ari"):
        assert label in words
    with pytest.raises(CalicoError) as refusal:
        print_statistics(household(*GAMES), "Ari", plot=tmp_path / "ari.gif")
    assert refusal.value.code == "plot-ending"


@pytest.mark.parametrize(
    "kind", ["beginner", "standard", "family", "no_hand", "both_ways_only", "scenario_3"]
)
def test_every_kind_of_game_has_a_name(kind: str) -> None:
    assert kind_words(kind)
    assert "_" not in kind_words(kind)
