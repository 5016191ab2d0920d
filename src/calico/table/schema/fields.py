"""What messages are made of: their base class, and the types of their fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from calico.box import CATS, GOAL_CELLS, PROMO_POINTS, SCENARIOS, Colour, Restriction
from calico.rules.options import MOST_PLAYERS, Edition, Mode, OptionIds, Options, Variant
from calico.rules.setup import LONGEST_NAME, PLAIN


class Message(BaseModel):
    """What all messages have in common: no fields that the schema does not name.

    A message can be made from an object of the rules that has the same attributes.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        from_attributes=True,
        use_attribute_docstrings=True,
        json_schema_serialization_defaults_required=True,
    )


class OneOf:
    """An annotation: the value is one of ``ids``, such as the members of an enum."""

    def __init__(self, ids: Iterable[str | int]) -> None:
        self._ids = [str(each) if isinstance(each, str) else each for each in ids]

    def __get_pydantic_core_schema__(self, _source: Any, _handler: Any) -> CoreSchema:
        """The schema, with all ids in it."""
        return core_schema.literal_schema(self._ids)


def _whole(value: object) -> object:
    """Refuse what only looks like a number: ``"1"`` and ``true``."""
    if isinstance(value, str | bool):
        raise PydanticCustomError("int_type", "Input should be a valid integer")
    return value


def _text(value: object) -> object:
    """The id of something in the box, or the notation of a tile, cell or move."""
    if isinstance(value, str) or value is None:
        return value
    return getattr(value, "id", None) or str(value)


WHOLE = BeforeValidator(_whole)
"""What every whole number in a request is read with."""

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME, pattern=PLAIN),
]
LONGEST_ENTROPY: Final = 100
Entropy = Annotated[str, StringConstraints(max_length=LONGEST_ENTROPY)]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Since = Annotated[int, Field(ge=0, le=1_000_000)]
Truth = Annotated[bool, Field(strict=True)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_PLAYERS), WHOLE]
MoveNumber = Annotated[int, Field(ge=1, le=1000), WHOLE]
Level = Annotated[str, StringConstraints(max_length=40)]
CatText = Annotated[str, StringConstraints(max_length=40)]
"""A cat in a request: an unknown one is refused by the rules, which name those there are."""
Notation = Annotated[str, BeforeValidator(_text)]
"""A tile, a cell, a move, or the id of anything in the box."""

SetupId = Annotated[str, OneOf(Mode)]
EditionId = Annotated[str, OneOf(Edition)]
VariantId = Annotated[str, OneOf(Variant)]
RestrictionId = Annotated[str, OneOf(Restriction)]
ColourId = Annotated[str, OneOf(colour.id for colour in Colour)]
CatId = Annotated[str, OneOf(CATS)]
GoalCell = Annotated[str, OneOf(str(cell) for cell in GOAL_CELLS)]
PromoPoints = Annotated[int, OneOf((0, *sorted(PROMO_POINTS))), WHOLE]
Scenario = Annotated[int, Field(ge=min(SCENARIOS), le=max(SCENARIOS)), WHOLE]


class OptionFields(Message):
    """The options of a game, by their ids."""

    setup: SetupId = Mode.STANDARD.value
    edition: EditionId = Edition.FINAL.value
    variants: list[VariantId] = Field(default=[], max_length=len(Variant))
    restriction: RestrictionId | None = None
    scenario: Scenario | None = None

    @property
    def options(self) -> Options:
        """The options; refused if they do not go together (R8.7)."""
        return Options.from_ids(**self.option_ids)

    @property
    def option_ids(self) -> OptionIds:
        """The ids of the options, which need not go together."""
        return OptionIds(
            edition=self.edition,
            setup=self.setup,
            variants=self.variants,
            restriction=self.restriction,
            scenario=self.scenario,
        )
