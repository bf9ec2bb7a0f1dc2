"""A value that a file gives either by name or in place: a closed pair."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar, final

import attrs

from gametest.core.identifier import Identifier
from gametest.registry.registry import Registry

T = TypeVar("T")


@final
@attrs.frozen
class Reference(Generic[T]):
    """Names an entry of a registry; it need not exist before `resolve`."""

    identifier: Identifier

    def resolve(self, registry: Registry[T]) -> T:
        """Raises `UnknownEntryError`."""
        return registry.get(self.identifier)

    def __str__(self) -> str:
        return str(self.identifier)


@final
@attrs.frozen
class Direct(Generic[T]):
    """Written in place, so it has no name."""

    value: T

    def resolve(self, registry: Registry[T]) -> T:
        return self.value

    def __str__(self) -> str:
        return "<inline>"


Holder: TypeAlias = Reference[T] | Direct[T]
"""`Holder[X]` as the type of a field: the converter reads a text or an object."""
