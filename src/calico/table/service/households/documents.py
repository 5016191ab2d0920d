"""Reading a document of a household that somebody imports."""

from __future__ import annotations

from calico.campaign.document import read_data
from calico.campaign.household import Household
from calico.errors import HouseholdError, RecordError, TableError
from calico.rules.strict import load


def read_document(body: bytes) -> Household:
    """The household in the JSON object ``body``, read as strictly as a record."""
    try:
        data = load(body)
    except RecordError as error:
        raise HouseholdError("document", reason=error) from None
    if not isinstance(data, dict):
        raise TableError("bad-field", where="body", text=data, why="expected an object")
    return read_data(data)
