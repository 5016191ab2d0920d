"""The keyboard that the players share."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from calico.cli import signs

try:
    import readline
except ImportError:  # Windows edits lines by itself
    readline = None  # type: ignore[assignment]


class Keyboard:
    """Lines that somebody types, or that come through a pipe."""

    def __init__(self, console: Console) -> None:
        self._console = console
        signs.settle(console)
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # nothing typed can fail for its bytes

    @property
    def is_live(self) -> bool:
        """Whether there is somebody to ask."""
        return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()

    def ask(self, question: str) -> str:
        """The line typed in answer; EOFError when there are no more."""
        if self.is_live and self._console.is_terminal:
            self._console.file.flush()
            return input(f"{question} ").strip()
        self._console.print(Text(f"{question} "), end="")
        if sys.stdin is None or sys.stdin.closed:
            raise EOFError
        line = input().strip()
        if not self.is_live:  # a terminal shows by itself what is typed
            self._console.print(Text(signs.clean(line)), soft_wrap=True)
        return line

    def forget(self) -> None:
        """Let nobody look up what was typed before, on the screen or with the arrow keys."""
        if readline is not None:
            readline.clear_history()
        if self._console.is_dumb_terminal:
            self._console.print("\n" * self._console.height)
        elif self._console.is_terminal:
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")  # the screen and what scrolled away
            self._console.file.flush()
