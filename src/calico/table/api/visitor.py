"""Who asks for something, with what is needed to answer."""

from __future__ import annotations

from dataclasses import dataclass

from calico.errors import TableError
from calico.table.api.limits import Limits
from calico.table.schema.offers import FEATURES, Feature
from calico.table.service.house import House
from calico.table.service.storage import StoredGuest


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: a guest by id, or a stranger at an address."""

    house: House
    limits: Limits
    key: bytes
    """What the deals of daily quilts follow from."""
    id: str | None
    address: str
    features: frozenset[Feature] = FEATURES
    """What there is here; a device without a server has none of it."""

    def need(self, feature: Feature) -> None:
        """Refuse what is not possible without a server."""
        if feature not in self.features:
            raise TableError("needs-server")

    def spend_action(self) -> str:
        """Spend one rate token of the guest, whose id it returns; refused to strangers."""
        if self.id is None:
            raise TableError("no-guest")
        self.limits.actions.take(self.id)
        return self.id

    @property
    def rate_key(self) -> str:
        """Who pays for computations: a guest, or all strangers at an address."""
        return self.id or self.address

    async def guest(self) -> StoredGuest:
        """The guest as stored; refused to strangers."""
        found = await self.house.guests.get(self.id) if self.id else None
        if found is None:
            raise TableError("no-guest")
        return found
