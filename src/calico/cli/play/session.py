"""A whole game at one keyboard: up to four people, and bots."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.style import Style

from calico.campaign.counting import counts_for
from calico.cli.files.saves import Autosave, record_of, write_own
from calico.cli.play import answers, claims, typed
from calico.cli.play.hints import StagedHints
from calico.cli.terminal import drawing, rulebook, styles, symbols
from calico.cli.terminal.keyboard import Keyboard
from calico.cli.terminal.score_sheet import sheet
from calico.cli.terminal.screen import print_sentence, thinking
from calico.errors import CalicoError
from calico.lang import say
from calico.players.agent import Agent, Spec
from calico.players.answers import ask, ask_goals
from calico.rules.event import Event
from calico.rules.game import Game
from calico.rules.notation import Move
from calico.rules.position import Phase
from calico.rules.record import Record


def run(
    game: Game,
    bots: dict[str, str],
    console: Console,
    save: Path | None = None,
    again: str | None = None,
    hints: list[list[int]] | None = None,
) -> None:
    """Play ``game`` to its end, or until somebody leaves; either way it is saved.

    ``bots`` are the kinds of the players that are bots, by name.  The game is saved after every
    move in ``save``, or else in :func:`autosave_path`.  ``again`` are the arguments that
    resume the game, if not those of ``play``.  ``hints`` are the turns of each seat that had a
    hint so far; None allows none.
    """
    _Session(game, bots, console, save, again, hints).play()


class _Quit(Exception):
    """Somebody has asked to stop."""


class _Session:
    """One game, the people at one keyboard, and what each of them has seen."""

    def __init__(
        self,
        game: Game,
        bots: dict[str, str],
        console: Console,
        save: Path | None,
        again: str | None,
        hints: list[list[int]] | None,
    ) -> None:
        self._game = game
        self._hints = StagedHints(console, hints)
        self._bots = bots
        self._console = console
        self._keyboard = Keyboard(console)
        self._autosave = Autosave(save)
        self._again = again
        self._save_error: CalicoError | None = None
        specs = {game.names.index(name): Spec.parse(kind) for name, kind in bots.items()}
        self._limits = {seat: spec.limit for seat, spec in specs.items()}
        self._agents: dict[int, Agent] = {
            seat: spec.agent(f"{game.seed}/{game.names[seat]}") for seat, spec in specs.items()
        }
        self._people = [seat for seat in range(game.players) if seat not in self._agents]
        self._at_keyboard: int | None = None
        self._seen = dict.fromkeys(self._people, max(0, len(game.events) - game.players))

    def play(self) -> None:
        """Choose goals, take turns, count points."""
        try:
            self._save()
            for seat in self._game.choosing:
                self._choose_goals(seat)
                self._save()
            while self._game.seat is not None:
                self._take_turn(self._game.seat)
                self._save()
            self._finish()
        except (EOFError, KeyboardInterrupt, _Quit):
            self._leave()

    # Goals.

    def _choose_goals(self, seat: int) -> None:
        """Let ``seat`` choose three of the goals dealt (R2.4)."""
        view = self._game.view(seat)
        if seat in self._agents:
            kind = self._bots[view.names[seat]]
            with thinking(self._console, view.names[seat]):
                choice = ask_goals(self._agents[seat], kind, view, self._limits[seat])
            self._game.choose_goals(seat, choice.goals)
            return
        self._hand_over(seat)
        self._clear_screen()
        self._console.print(drawing.SeatDrawing(view, seat))
        self._print_counts()
        self._print(say("play.dealt"))
        self._console.print(answers.goals_page(view))
        self._print_save_error()
        chosen: list[str] = []
        while True:
            key = "play.keep-goals" if chosen else "play.ask-goals"
            line = self._keyboard.ask(say(key, name=symbols.clean(view.names[seat])))
            try:
                if chosen and not line:
                    self._game.choose_goals(seat, chosen)
                    return
                if line and not self._run_command(line, seat):
                    wanted = typed.read_goals(line, view.dealt)
                    twin = self._game.copy()
                    twin.choose_goals(seat, wanted)
                    chosen = wanted
                    self._console.print(drawing.QuiltDrawing(twin.view(seat), seat))
            except CalicoError as error:
                self._print(str(error), styles.ERROR)

    # Turns.

    def _take_turn(self, seat: int) -> None:
        if seat in self._agents:
            kind, view = self._bots[self._game.names[seat]], self._game.view(seat)
            with thinking(self._console, view.names[seat]):
                choice = ask(self._agents[seat], kind, view, self._limits[seat])
            self._game.play(choice.move)
            return
        self._hand_over(seat)
        self._show(seat)
        view, placed = self._game.view(seat), None
        while True:
            line = self._keyboard.ask(self._question(seat, placed))
            try:
                if not line:
                    self._show(seat, placed)
                elif placed and _is(line, "undo"):
                    placed = None
                    self._show(seat)
                elif not self._run_command(line, seat):
                    move = typed.read_move(line, view, placed)
                    whole = replace(move, take=view.takeable[0]) if self._is_half(move) else move
                    reason = view.why_illegal(whole)
                    if reason:
                        raise reason
                    if whole is move:
                        self._game.play(move)
                        self._seen[seat] = len(view.events)
                        return
                    placed = move
                    self._show(seat, placed)
            except CalicoError as error:
                self._print(str(error), styles.ERROR)

    def _is_half(self, move: Move) -> bool:
        """Whether the draft is still to come."""
        return move.take is None and move.place is None and bool(self._game.takeable)

    def _question(self, seat: int, placed: Move | None) -> str:
        key = "play.ask-take" if placed else "play.ask-place"
        return say(key, name=symbols.clean(self._game.names[seat]))

    def _show(self, seat: int, placed: Move | None = None) -> None:
        """Show ``seat`` everything it may see, with the patch just ``placed`` but not final."""
        view = self._game.view(seat)
        hand = list(view.hand(seat))
        self._clear_screen()
        if placed is None:
            offer = drawing.Offer(hand, view.market, view.bag_count)
            self._console.print(drawing.SeatDrawing(view, seat, offer, others=True))
            self._print_events(self._game.events[self._seen[seat] :])
            if not any(event.seat == seat for event in self._game.events):
                self._print_counts()
                self._print(say("play.first-move", tile=view.placeable[0]), styles.QUIET)
                if view.players == 1:
                    self._print(say("help.alone"), styles.QUIET)
            self._print_save_error()
            return
        # What the placement earns does not depend on the draft, so any will do for a look ahead.
        twin = self._game.copy()
        event = twin.play(replace(placed, take=view.takeable[0]))
        hand.remove(placed.tile)
        offer = drawing.Offer(hand, view.market, view.bag_count, has_placed=True)
        shown = drawing.SeatDrawing(twin.view(seat), seat, offer, placed.cell, others=True)
        self._console.print(shown)
        self._print(_earned(event), styles.GOOD)

    # Between turns, and commands.

    def _hand_over(self, seat: int) -> None:
        """Let the person of ``seat`` take the keyboard, on a clear screen if hands are hidden."""
        if self._must_hide and self._at_keyboard != seat:
            self._keyboard.forget()
            self._print_events(self._game.events[self._seen[seat] :])
            name = symbols.clean(self._game.names[seat])
            if _is(self._keyboard.ask(say("play.curtain", name=name)), "quit"):
                raise _Quit
            self._keyboard.forget()
        self._at_keyboard = seat

    @property
    def _must_hide(self) -> bool:
        """Whether somebody at the keyboard could see what another may not (R2.4, R3.6)."""
        options = self._game.options
        open_now = self._game.phase is not Phase.GOALS and (options.open_hands or options.no_hand)
        return len(self._people) > 1 and not open_now

    def _run_command(self, line: str, seat: int) -> bool:
        """Run ``line`` if it is a command; whether it is one."""
        found = answers.command(line)
        if found is None:
            return False
        name, rest = found
        view = self._game.view(seat)
        match name:
            case "help":
                self._console.print(answers.help_page(view))
            case "undo":
                self._print(say("play.nothing-to-undo"), styles.ERROR)
            case "hint":
                self._hints.show(view)
                self._save()
            case "quilt":
                self._quilt(seat, answers.named(view, rest) if rest else seat)
            case "score":
                self._console.print(sheet(view))
            case "cats":
                self._console.print(answers.cats_page(view, seat))
            case "bag":
                self._console.print(answers.bag_page(view))
            case "log":
                self._console.print(answers.log_page(view.events))
            case "rules":
                self._console.print(rulebook.page(rest))
            case "save":
                self._save_as(Path(rest.strip("'\"")) if rest else self._autosave.path)
            case "quit":
                self._save()
                if self._save_error is None:
                    raise _Quit
                self._print_save_error()
                self._print(say("play.quit-unsaved"), styles.ERROR)
        return True

    def _save_as(self, path: Path) -> None:
        """Save in ``path``, and from now on there if the usual place will not do."""
        write_own(path, self._record())
        self._print(say("play.saved", path=path))
        if self._save_error:
            self._autosave = Autosave(path)

    def _quilt(self, seat: int, other: int) -> None:
        """Show ``seat`` the quilt of ``other``, with the hand if it may be seen."""
        view = self._game.view(seat)
        offer = drawing.Offer(view.hand(other), view.market, view.bag_count)
        self._console.print(drawing.SeatDrawing(view, other, offer if view.market else None))

    # The end.

    def _finish(self) -> None:
        """The last moves, the quilts of the people, the score sheet, and where the record is."""
        game = self._game
        self._clear_screen()
        self._print_events(game.events[min(self._seen.values(), default=0) :])
        quilts = [drawing.titled(game, seat) for seat in self._people]
        self._console.print("", drawing.Abreast(quilts), sheet(game))
        self._save()
        self._print_renamed()
        self._print_save_error()
        if self._save_error is None:
            self._print(say("play.finished", path=self._autosave.path))
        claims.after_game(self._record(), self._keyboard, self._console)

    def _leave(self) -> None:
        """Save, and print how to resume."""
        self._save()
        self._print_renamed()
        self._print_save_error()
        if self._save_error is None:
            path = self._autosave.path
            way = "--resume" if self._autosave.is_last else shlex.quote(str(path))
            again = self._again or f"play {way}"
            self._print(say("play.left", path=path, command=f"{_program()} {again}"))

    def _record(self) -> Record:
        return record_of(self._game, self._bots, self._hints.used)

    def _save(self) -> None:
        """Save; an error is shown later, and the game goes on."""
        try:
            self._autosave.write(self._record())
        except CalicoError as error:
            self._save_error = error
        else:
            self._save_error = None

    def _print_counts(self) -> None:
        """What the game can count for on the charts (R9.2, R9.3)."""
        options = self._game.options
        counts = counts_for(players=self._game.players, **options.to_ids())
        self._print(counts.sentence(options.edition), styles.QUIET)

    def _print_save_error(self) -> None:
        if self._save_error:
            self._print(say("play.not-saved", why=self._save_error), styles.ERROR)

    def _print_renamed(self) -> None:
        if self._autosave.aside:
            self._print(say("play.aside", path=self._autosave.aside), styles.QUIET)

    # The screen.

    def _clear_screen(self) -> None:
        """Clear the screen where there is a terminal."""
        if self._keyboard.is_live:
            self._console.clear()

    def _print(self, text: str, style: Style | None = None) -> None:
        print_sentence(self._console, text, style)

    def _print_events(self, events: Iterable[Event]) -> None:
        self._console.print(answers.log_page(events), end="")


def _program() -> str:
    """How to call this program again from here."""
    called = Path(sys.argv[0])
    is_hidden = called.name == "calico" and shutil.which("calico") is None
    return shlex.quote(str(called)) if is_hidden else "calico"


def _is(line: str, name: str) -> bool:
    """Whether ``line`` is the command ``name``."""
    found = answers.command(line)
    return found is not None and found[0] == name


def _earned(event: Event) -> str:
    """What a placement earns, in words."""
    parts: list[object] = [*event.tokens, *event.goals]
    parts += [change for change in event.promo if change.seat == event.seat]
    if event.broken:
        parts.append(say("event.broken"))
    if not parts:
        return say("play.earns-nothing")
    return say("play.earns", tokens=", ".join(str(part) for part in parts))
