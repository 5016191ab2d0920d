"""What an operation is: method, path, messages, refusals, and the function that does it.

A handler takes the :class:`~.visitor.Visitor` (if it asks who that is) and its parameters by name:
those in the path, a message as the body, and others from the query.  It returns a message or an
:class:`Answer`.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from calico.lang import LANGUAGES, NAMES
from calico.table.api.visitor import Visitor
from calico.table.schema.fields import Id, OneOf, Since
from calico.table.schema.responses import ReachView

H = TypeVar("H", bound=Callable[..., Any])

OPERATIONS: Final[list[Operation]] = []
"""All operations, in the order in which their modules are imported."""

BODY: Final = (403, 413, 415, 422, 429)
"""The refusals of every operation that takes a body."""
ACT: Final = (401, 404, 409, *BODY)
LOOK: Final = (401, 422, 429)

Upload = Callable[[int], Awaitable[bytes]]
"""Reads the body as it is, if it has at most so many bytes."""
Reach = Callable[[], ReachView]
"""Finds out how others reach this machine."""
GIVEN: Final = frozenset({"upload", "reach"})
"""The parameters of handlers that are not sent, but given by whoever calls them."""


class Asker(Enum):
    """Who may ask."""

    ANYBODY = "anybody"
    KNOWN = "known"
    """Anybody; a guest may see more."""
    GUEST = "guest"


class Lasting(Enum):
    """For how long an answer stays the same for everybody."""

    RELEASE = "release"
    MINUTES = "minutes"


@dataclass(frozen=True, slots=True)
class About:
    """What a parameter of the path or the query means."""

    text: str


TableId = Annotated[Id, About("The table, as in its link.")]
After = Annotated[Since, About("The version you have: only what was logged after it is sent.")]
Lang = Annotated[
    Annotated[str, OneOf(LANGUAGES)] | None,
    About("The language; that of the browser if not given."),
]
Names = Annotated[
    Annotated[str, OneOf(NAMES)] | None,
    About("Whose names cats and setups go by; the edition's in that language if not."),
]


@dataclass(frozen=True, slots=True)
class Answer:
    """What is sent back."""

    body: bytes | str = b""
    headers: Mapping[str, str] = field(default_factory=dict)
    remember: str | None = None
    """The guest whom the browser is from now on."""
    forget: bool = False
    """Whether the browser is nobody from now on."""


def written(message: BaseModel, headers: Mapping[str, str] | None = None) -> Answer:
    """The answer with ``message``, which needs no further validation."""
    return Answer(message.model_dump_json(by_alias=True), headers or {})


async def computed(visitor: Visitor, key: Hashable, work: Callable[[], BaseModel]) -> Answer:
    """The answer that ``work`` computes beside the event loop, cached under ``key``."""
    offload = visitor.house.offload
    return Answer(
        await offload.cached(
            visitor.rate_key, key, lambda: work().model_dump_json(by_alias=True).encode()
        )
    )


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Callable[..., Awaitable[BaseModel | Answer | None]]
    response: Any
    """The type of the answer; None if there is nothing to say."""
    status: int
    refuses: tuple[int, ...]
    asker: Asker
    tag: str
    lasting: Lasting | None

    @cached_property
    def parameters(self) -> dict[str, inspect.Parameter]:
        """The parameters of the handler, with their types."""
        hints = get_type_hints(self.handler, include_extras=True)
        return {
            name: parameter.replace(annotation=hints[name])
            for name, parameter in inspect.signature(self.handler).parameters.items()
        }

    @cached_property
    def body(self) -> inspect.Parameter | None:
        """The parameter that takes the body, if there is one."""
        for parameter in self.parameters.values():
            kind = parameter.annotation
            if isinstance(kind, type) and issubclass(kind, BaseModel):
                return parameter
        return None

    def is_in_path(self, name: str) -> bool:
        """Whether a parameter is a part of the path."""
        return f"{{{name}}}" in self.path or f"{{{name}:path}}" in self.path

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What paths of this operation look like."""
        parts = re.split(r"\{(\w+)(:path)?\}", self.path)
        found = re.escape(parts[0])
        for name, rest, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            found += f"(?P<{name}>{'.*' if rest else '[^/]+'}){re.escape(text)}"
        return re.compile(found)


def operation(
    method: str,
    path: str,
    response: Any,
    *,
    tag: str,
    status: int = 200,
    refuses: tuple[int, ...] = LOOK,
    asker: Asker = Asker.ANYBODY,
    lasting: Lasting | None = None,
) -> Callable[[H], H]:
    """Declare the function below as the handler of an operation."""

    def declare(handler: H) -> H:
        OPERATIONS.append(
            Operation(method, path, handler, response, status, refuses, asker, tag, lasting)
        )
        return handler

    return declare


def split(kind: Any) -> tuple[Any, About | None]:
    """A type without what it says about itself, and that."""
    if get_origin(kind) is not Annotated:
        return kind, None
    plain, *extras = get_args(kind)
    about = [extra for extra in extras if isinstance(extra, About)]
    others = tuple(extra for extra in extras if not isinstance(extra, About))
    return Annotated[plain, *others] if others else plain, about[0] if about else None
