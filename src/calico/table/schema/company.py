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
    """A reaction."""

    mood: MoodId


class ReactionView(Message):
    """A reaction of somebody at the table."""

    key: str
    """Unique among reactions, so that each is shown once."""
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
    """The reactions of the last seconds."""


class CompanyMessage(Message):
    """What a socket sends between views, if it was asked to."""

    company: CompanyView
