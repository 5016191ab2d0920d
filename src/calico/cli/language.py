"""The language of the command line: ``--lang``, else that of the system."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final

from calico.errors import CalicoError
from calico.lang import LANGUAGES, match

_WITH_VALUE: Final = ("--names",)
"""The options before the command that take a value, besides ``--lang``."""


def wanted_language(words: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language that ``--lang`` before the command names, else that of the system."""
    i = 0
    while i < len(words) and words[i].startswith("-"):
        name, given, value = words[i].partition("=")
        if name == "--lang":
            wanted = value if given else "".join(words[i + 1 : i + 2])
            found = match([wanted])
            if found.partition("-")[0] != wanted.replace("_", "-").partition("-")[0].casefold():
                raise CalicoError("unknown-language", text=wanted, known=", ".join(LANGUAGES))
            return found
        i += 2 if name in _WITH_VALUE and not given else 1
    return _system_language(environment)


def _system_language(environment: Mapping[str, str]) -> str:
    """The language of the system, as gettext finds it: English where it is ``C``."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return match([])
    return match([*environment.get("LANGUAGE", "").split(":"), locale])
