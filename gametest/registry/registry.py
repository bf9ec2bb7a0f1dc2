"""Registries: identifiers to values, filled once and then read only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar, final

import attrs

from gametest.core.identifier import Identifier
from gametest.core.suggest import did_you_mean

T = TypeVar("T")


class UnknownEntryError(LookupError):
    """No entry has the key; the message names registry, key and the nearest known key."""

    def __init__(self, message: str, registry: Identifier, key: Identifier) -> None:
        super().__init__(message)
        self.registry = registry
        self.key = key


class DuplicateEntryError(ValueError):
    """The key is taken already."""


class RegistryStateError(RuntimeError):
    """Read before freezing, or written after it: an error of the program, not of a user."""


@final
@attrs.define(eq=False, repr=False)
class Registry(Generic[T]):
    """Iteration and `len` follow the order of registering."""

    name: Identifier
    """`minecraft:test_instance`, as the game names the registry."""

    _entries: dict[Identifier, T] = attrs.field(factory=dict, init=False)
    _frozen: bool = attrs.field(default=False, init=False)

    @classmethod
    def named(cls, name: str) -> Registry[T]:
        """An empty registry; `name` may leave out the namespace."""
        return cls(Identifier.parse(name))

    def register(self, key: Identifier, value: T) -> None:
        """Raises `DuplicateEntryError` for a key that is taken."""
        if self._frozen:
            msg = f"registry {self.name} is frozen, so {key} cannot be registered"
            raise RegistryStateError(msg)
        if key in self._entries:
            msg = f"registry {self.name} already has an entry {key}"
            raise DuplicateEntryError(msg)
        self._entries[key] = value

    def freeze(self) -> Registry[T]:
        """End filling and begin reading; returns the registry itself."""
        if self._frozen:
            msg = f"registry {self.name} is frozen already"
            raise RegistryStateError(msg)
        self._frozen = True
        return self

    @property
    def is_frozen(self) -> bool:
        return self._frozen

    def get(self, key: Identifier) -> T:
        """Raises `UnknownEntryError` with the nearest known key."""
        entries = self._readable()
        try:
            return entries[key]
        except KeyError:
            hint = did_you_mean(str(key), map(str, entries))
            msg = f"registry {self.name} has no entry {key}{hint}"
            raise UnknownEntryError(msg, self.name, key) from None

    def find(self, key: Identifier) -> T | None:
        return self._readable().get(key)

    def keys(self) -> tuple[Identifier, ...]:
        return tuple(self._readable())

    def values(self) -> tuple[T, ...]:
        return tuple(self._readable().values())

    def items(self) -> tuple[tuple[Identifier, T], ...]:
        return tuple(self._readable().items())

    def __contains__(self, key: object) -> bool:
        return key in self._readable()

    def __iter__(self) -> Iterator[Identifier]:
        return iter(self._readable())

    def __len__(self) -> int:
        return len(self._readable())

    def _readable(self) -> dict[Identifier, T]:
        if not self._frozen:
            msg = f"registry {self.name} is read before it is frozen"
            raise RegistryStateError(msg)
        return self._entries
