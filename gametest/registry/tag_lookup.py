"""Tags of one registry, and of all, as the packs leave them."""

from __future__ import annotations

from typing import Protocol, final, runtime_checkable


class TagLookup(Protocol):
    """The tags of one registry after the packs had their say; names without `#`."""

    @property
    def known_tags(self) -> frozenset[str]: ...

    @property
    def unsupported_tags(self) -> frozenset[str]:
        """Tags of the game whose members are not known; `contains` raises for them."""
        ...

    def contains(self, tag: str, id: str) -> bool:
        """Raises `UnknownTagError` or `UnsupportedTagError`."""
        ...


@runtime_checkable
class OrderedTagLookup(Protocol):
    """A lookup that knows in which order its tags name their members."""

    def ordered_members(self, tag: str) -> tuple[str, ...]:
        """As written, nested tags in their place; raises as `contains` does."""
        ...


class TagLookups(Protocol):
    def of(self, registry: str) -> TagLookup:
        """`block`, `item`, `entity_type`...; raises `UnsupportedTagError` for the untabled."""
        ...


@final
class UnknownTagError(KeyError):
    """There is no such tag in this version."""

    def __str__(self) -> str:
        return str(self.args[0])


@final
class UnsupportedTagError(Exception):
    """The game has the tag, and this project does not know all its members."""

    def __init__(self, tag: str, registry: str) -> None:
        super().__init__(f"the members of the {registry} tag #{tag} are not known")
        self.tag = tag
        self.registry = registry
