"""A puzzle at the keyboard: moves until one solves it, hints, or the solution."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from calico.cli.files.puzzles import load_solved, remember
from calico.cli.play.typed import read_move
from calico.cli.terminal import drawing, styles
from calico.cli.terminal.keyboard import Keyboard
from calico.cli.terminal.screen import print_sentence
from calico.coach.puzzles.collection import collection
from calico.coach.puzzles.puzzle import Puzzle
from calico.coach.puzzles.solving import STAGES, check, hint_of, solution_of
from calico.errors import CalicoError
from calico.lang import listed, say


def run(puzzle: Puzzle, number: int, console: Console) -> None:
    """Show the puzzle and ask until it is solved or given up."""
    view = puzzle.view()
    about = [say(f"puzzle.difficulty.{puzzle.difficulty}")]
    about += [say(f"puzzle.theme.{theme}") for theme in puzzle.themes]
    console.print(Text(say("puzzle.title", number=number), styles.TITLE))
    print_sentence(console, listed(about))
    print_sentence(console, say("puzzle.about"))
    if load_solved().get(puzzle.seed):
        print_sentence(console, say("puzzle.solved-before"), styles.QUIET)
    offer = drawing.Offer(view.hand(0), view.takeable, view.bag_count)
    console.print(drawing.SeatDrawing(view, 0, offer))
    try:
        _ask(puzzle, console)
    except (EOFError, KeyboardInterrupt):
        print_sentence(console, say("puzzle.again", number=number), styles.QUIET)


def _ask(puzzle: Puzzle, console: Console) -> None:
    keyboard, view, stage = Keyboard(console), puzzle.view(), 0
    is_first = True
    while True:
        line = keyboard.ask(say("puzzle.ask"))
        if line == "?":
            stage = min(stage + 1, STAGES)
            print_sentence(console, hint_of(puzzle, stage))
        elif line == "!":
            remember(puzzle.seed, solved=False)
            _explain(puzzle, console)
            return
        elif line.lower() == "q":
            raise EOFError
        elif line:
            try:
                move = read_move(line, view)
                right = check(puzzle, str(move))
            except CalicoError as error:
                print_sentence(console, str(error))
                continue
            if right:
                known = remember(puzzle.seed, solved=is_first)
                print_sentence(console, say("puzzle.right"), styles.TITLE)
                _explain(puzzle, console)
                seeds = {each.seed for each in collection()}
                done = sum(solved for seed, solved in known.items() if seed in seeds)
                count = say("puzzle.count", done=done, all=len(seeds))
                print_sentence(console, count, styles.QUIET)
                return
            remember(puzzle.seed, solved=False)
            is_first = False
            print_sentence(console, say("puzzle.wrong", move=move))


def _explain(puzzle: Puzzle, console: Console) -> None:
    for sentence in solution_of(puzzle).sentences:
        print_sentence(console, sentence)
