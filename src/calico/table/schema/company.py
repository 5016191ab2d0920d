"""The messages about company: who is at a table, and how they feel.  None of it is stored."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from calico.table.schema.fields import Message, OneOf


class Mood(StrEnum):
    """What a cat can say for somebody."""

    HELLO = "hello"
    HAPPY = "happy"
    WOW = "wow"
    THINKING = "thinking"
    OOPS = "oops"
    SLEEPY = "sleepy"


MoodId = Annotated[str, OneOf(Mood)]


class ReactionRequest(Message):
    """How you feel: a drawing, no words."""

    mood: MoodId


class ReactionView(Message):
    """How somebody at the table felt a moment ago."""

    key: str
    """What no other reaction has: show each once."""
    seat: int
    mood: MoodId


class CompanyView(Message):
    """Who is at a table now."""

    here: list[int]
    """The seats whose person has the table open; the other people are away."""
    watchers: int
    """How many others have it open."""
    watching: list[str]
    """The names of some of those."""
    reactions: list[ReactionView]
    """Those of the last seconds."""


class CompanyMessage(Message):
    """What a socket sends between views, if it was asked to."""

    company: CompanyView
