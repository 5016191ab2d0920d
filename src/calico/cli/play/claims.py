"""A finished game enters the household, and who won chooses what to claim (R9.2)."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from time import time_ns

from rich.console import Console

from calico.campaign.chart import TO_CHOOSE, check_achievement
from calico.campaign.document import game_of_record
from calico.campaign.facts import bots_of
from calico.campaign.household import Claim, Household, PlayedGame, fold
from calico.cli.files.household import change_household, load_household
from calico.cli.terminal import symbols
from calico.cli.terminal.chart import day, title, why
from calico.cli.terminal.keyboard import Keyboard
from calico.cli.terminal.screen import print_sentence
from calico.errors import CalicoError, HouseholdError
from calico.lang import say
from calico.rules.record import Record


def now() -> int:
    """The time in milliseconds since 1970."""
    return time_ns() // 1_000_000


def played(record: Record, household: Household, seated: Sequence[str | None]) -> PlayedGame:
    """The game of ``record``; ``seated`` are the people by seat, or None to find them by name."""
    bots, who = bots_of(record), list(seated)
    for seat, (name, bot) in enumerate(zip(record.setup.names, bots, strict=True)):
        if who[seat] is not None and bot is not None:
            raise HouseholdError("seat-of-bot", text=name, level=bot)
        if who[seat] is None and bot is None:
            person = household.find(name)
            who[seat] = person if person not in who else None
    ended = record.meta.get("finished")
    at = ended if type(ended) is int and 0 <= ended <= now() else now()
    return game_of_record(record.to_dict(), at, who, bots)


def after_game(record: Record, keyboard: Keyboard, console: Console) -> None:
    """Enter a game just finished here if somebody of the household played, and let them claim."""
    try:
        household = load_household()
        game = played(record, household, [None] * len(record.setup.names))
        if not any(game.people):
            return
        if game.id not in household.games:
            household = change_household(lambda current: current.enter(game))
        offer(household, household.games[game.id], keyboard, console)
    except CalicoError as reason:
        print_sentence(console, say("chart.not-entered", why=reason))


def offer(
    household: Household, game: PlayedGame, keyboard: Keyboard | None, console: Console
) -> None:
    """Print what a game is worth on the charts, and ask the winners for claims if possible."""
    for name in game.people:
        if name is None:
            continue
        chart = household.chart(name)
        for claim in chart.claims:
            if claim.game == game.id and claim.achievement not in TO_CHOOSE:
                number = claim.achievement.removeprefix("scenario_")
                print_sentence(console, say("chart.scenario-claimed", name=name, n=number))
        met = next((met for each, met in chart.claimable if each.id == game.id), ())
        if met:
            household = _ask(household, game, name, met, keyboard, console)


def _ask(
    household: Household,
    game: PlayedGame,
    name: str,
    met: Sequence[str],
    keyboard: Keyboard | None,
    console: Console,
) -> Household:
    print_sentence(console, say("chart.claimable", name=name, date=day(game.at), game=game.id[:8]))
    for number, entry in enumerate(met, start=1):
        print_sentence(console, say("chart.line", n=number, title=title(entry), why=why(entry)))
    question = say("chart.asked", name=symbols.clean(name))
    chosen = choose(len(met), question, keyboard, console) if keyboard else None
    if chosen is None:
        command = f"calico chart claim {shlex.quote(name)} {met[0]} --game {game.id[:8]}"
        print_sentence(console, say("chart.later", command=command))
        return household
    return claim(Claim(name, met[chosen], game.id, now()), console)


def choose(count: int, question: str, keyboard: Keyboard, console: Console) -> int | None:
    """Which of ``count`` things somebody chooses, counted from 0; None for none of them."""
    while True:
        try:
            line = keyboard.ask(question)
        except EOFError:
            return None
        if not line:
            return None
        if line.isdecimal() and 1 <= int(line) <= count:
            return int(line) - 1
        print_sentence(console, say("chart.not-a-number", text=symbols.clean(line), n=count))


def claim(wanted: Claim, console: Console) -> Household:
    """Claim, save and print it, with the rank that it brings."""
    before = load_household().chart(wanted.person).rank
    after = change_household(lambda current: current.claim(wanted))
    chart = after.chart(wanted.person)
    name = chart.person
    print_sentence(console, say("chart.claimed", name=name, title=title(wanted.achievement)))
    if chart.rank > before:
        print_sentence(console, say("chart.ranked", name=name, rank=say(f"rank.{chart.rank}")))
    return after


def game_to_claim(
    household: Household, name: str, achievement: str, game_id: str | None
) -> list[PlayedGame]:
    """The games from which somebody may claim ``achievement``, or the one whose id begins so."""
    if game_id is not None:
        found = [game for key, game in household.games.items() if key.startswith(game_id)]
        if len(found) != 1:
            raise HouseholdError("no-such-game", text=game_id)
        return found
    chart = household.chart(name)
    found = [game for game, met in chart.claimable if achievement in met]
    if not found:
        _check_alone(household, chart.person, achievement)
        raise HouseholdError("nothing-to-claim", rule="R9.2", name=chart.person, text=achievement)
    return found


def _check_alone(household: Household, name: str, achievement: str) -> None:
    """Refuse what no game could be claimed for."""
    check_achievement(achievement)
    if any((each.person, each.achievement) == (name, achievement) for each in household.claims):
        raise HouseholdError("achievement-claimed", rule="R9.2", name=name, text=achievement)


def seats_named(record: Record, household: Household, words: Sequence[str]) -> list[str | None]:
    """The people by seat from words like ``Ann=Player 1``; None for a seat that is not named."""
    names, seated = record.setup.names, dict[int, str]()
    for word in words:
        person, _, seat = word.partition("=")
        found = next((i for i, name in enumerate(names) if fold(name) == fold(seat)), None)
        if found is None:
            raise HouseholdError("as-syntax", text=word, names=", ".join(names))
        seated[found] = household.person(person)
    return [seated.get(i) for i in range(len(names))]
