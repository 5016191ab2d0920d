"""The preview of a link: what a messenger shows of it, in the language of whoever asks."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from typing import Final

from calico.errors import TableError
from calico.lang import listed, say
from calico.table.game.state import TablePhase
from calico.table.game.summary import TableSummary, summary_of
from calico.table.service.house import House

PICTURE: Final = "invitation.png"
_TABLE: Final = re.compile(r"^table/([A-Za-z0-9_-]{1,64})$")


@dataclass(frozen=True, slots=True)
class LinkPreview:
    """A title and a sentence."""

    title: str
    text: str

    def on(self, page: str, picture: str) -> str:
        """``page`` with this preview and the address of the ``picture``."""
        contents = {"og:title": self.title, "og:description": self.text, "og:image": picture}
        for name, content in contents.items():
            # A name may contain a backslash, which a replacement would read as a reference.
            tag = f'property="{name}" content="{html.escape(content)}"'.replace("\\", r"\\")
            page = re.sub(rf'property="{name}" content="[^"]*"', tag, page)
        return page


async def preview_of(house: House, path: str) -> LinkPreview:
    """The preview of the page at ``path``: of a table with the names of who is there."""
    about = say("cli.about")
    found = _TABLE.match(path)
    if found:
        try:
            table = await house.read(found[1], None, lambda table: summary_of(table, None))
            return _preview_of_table(table, about)
        except TableError:  # there is none, or not for everybody's eyes
            pass
    return LinkPreview(say("page.title"), about)


def _preview_of_table(table: TableSummary, about: str) -> LinkPreview:
    people = [
        name for name, level in zip(table.names, table.levels, strict=True) if name and not level
    ]
    names = listed(people)
    if table.phase == TablePhase.GATHERING and people:
        seats = say("page.seats", n=table.names.count(None))
        return LinkPreview(say("page.invitation", n=len(people), names=names), f"{seats} {about}")
    if people and table.phase != TablePhase.CLOSED:
        return LinkPreview(say("page.game", names=names), about)
    return LinkPreview(say("page.title"), about)
