"""The keyboard that the players share."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console
from rich.text import Text

from calico.cli.terminal import symbols

try:
    import readline
except ImportError:  # Windows edits lines by itself
    readline = None  # type: ignore[assignment]
try:
    import termios
except ImportError:  # Windows always shows what is typed
    termios = None  # type: ignore[assignment]

_FLAGS: Final = 3
"""Where a terminal's local flags are among its attributes."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C at a question, whose line is ended already."""


class Keyboard:
    """Lines from a terminal, or from a pipe."""

    def __init__(self, console: Console) -> None:
        self._console = console
        symbols.settle(console)
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # nothing typed can fail for its bytes

    @property
    def is_live(self) -> bool:
        """Whether input comes from a terminal."""
        return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()

    def ask(self, question: str) -> str:
        """The line typed in answer; EOFError when there are no more.

        The output after it begins on a new line: a terminal echoes what is typed, other input is
        echoed here, and Ctrl-C and Ctrl-D end the line too.
        """
        try:
            line = self._read(question).strip()
        except EOFError:
            self._console.print()
            raise
        except KeyboardInterrupt:
            self._console.print()
            raise Interrupted from None
        if not self._is_shown:
            self._console.print(Text(symbols.clean(line)), soft_wrap=True)
        return line

    def _read(self, question: str) -> str:
        """Read with :func:`input` if possible, so that editing the line leaves the question."""
        if self.is_live and self._console.is_terminal and self._console.file is sys.stdout:
            *before, last = Text(question).wrap(self._console, self._console.width) or [Text()]
            for line in before:
                self._console.print(line)
            self._console.file.flush()
            return input(f"{last} ")
        self._console.print(Text(f"{question} "), end="", soft_wrap=True)
        self._console.file.flush()
        if sys.stdin is None or sys.stdin.closed:
            raise EOFError
        return input()

    @property
    def _is_shown(self) -> bool:
        """Whether the terminal echoes what is typed."""
        if not self.is_live or termios is None:
            return self.is_live
        try:
            return bool(termios.tcgetattr(sys.stdin.fileno())[_FLAGS] & termios.ECHO)
        except (OSError, termios.error):
            return True

    def forget(self) -> None:
        """Clear the screen and the history of the arrow keys: the next player must not see them."""
        if readline is not None:
            readline.clear_history()
        if self._console.is_dumb_terminal:
            self._console.print("\n" * self._console.height)
        elif self._console.is_terminal:
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")  # the screen and what scrolled away
            self._console.file.flush()
