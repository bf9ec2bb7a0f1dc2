"""How a list of new values goes into one that is there (`mode` of functions)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from gametest.nbt.tags import Tag
    from gametest.registry.data_node import DataObject

ListOperation: TypeAlias = Callable[[Sequence["Tag"], Sequence["Tag"]], list["Tag"]]
"""Of the values that are there and the new ones."""

_MODES: Final = ("append", "insert", "replace_all", "replace_section")


def read_list_operation(
    fields: DataObject, *, default: str | None = None
) -> ListOperation:
    """An offset behind the end leaves the list as it is, as in the game."""
    node = fields.find("mode") if default is not None else fields.get("mode")
    mode = (default or _MODES[0]) if node is None else node.word(*_MODES)
    if mode == "append":
        return lambda there, new: [*there, *new]
    if mode == "replace_all":
        return lambda _there, new: [*new]
    found = fields.find("offset")
    offset = 0 if found is None else found.integer(0)
    if mode == "insert":
        return lambda there, new: _section(there, new, offset, 0)
    found = fields.find("size")
    size = None if found is None else found.integer(0)
    return lambda there, new: _section(
        there, new, offset, len(new) if size is None else size
    )


def _section(
    there: Sequence[Tag], new: Sequence[Tag], offset: int, size: int
) -> list[Tag]:
    if offset > len(there):
        return [*there]
    return [*there[:offset], *new, *there[offset + size :]]
