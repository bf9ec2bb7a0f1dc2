"""Keys that say which registry they speak of."""

from __future__ import annotations

from typing import final

import attrs

from gametest.core.identifier import Identifier


@final
@attrs.frozen(order=True, cache_hash=True)
class ResourceKey:
    """One entry of one registry."""

    registry: Identifier
    identifier: Identifier

    @classmethod
    def parse(cls, registry: str, identifier: str) -> ResourceKey:
        """Raises `InvalidIdentifierError`."""
        return cls(Identifier.parse(registry), Identifier.parse(identifier))

    def __str__(self) -> str:
        return f"{self.registry} / {self.identifier}"


@final
@attrs.frozen(order=True, cache_hash=True)
class TagKey:
    """One tag over the entries of one registry."""

    registry: Identifier
    identifier: Identifier

    @classmethod
    def parse(cls, registry: str, text: str) -> TagKey:
        """`text` with or without the leading `#`; raises `InvalidIdentifierError`."""
        return cls(Identifier.parse(registry), Identifier.parse(text.removeprefix("#")))

    def __str__(self) -> str:
        return f"#{self.identifier}"
