"""The steps of an NBT path: what each finds, creates, writes and removes.

https://minecraft.wiki/w/NBT_path
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, final

import attrs

from gametest.nbt.collection import (
    clear,
    element_at,
    elements,
    insert_element,
    is_collection,
    set_element,
)
from gametest.nbt.matching import nbt_matches
from gametest.nbt.tags import Compound, Tag, copy_compound, nbt_equal

Maker = Callable[[], Tag]
"""Gives a new tag each time."""


class PathNode(Protocol):
    """One step from a parent tag to some of its children."""

    def find(self, parent: Tag) -> list[Tag]: ...

    def find_or_create(self, parent: Tag, make: Maker) -> list[Tag]: ...

    def set(self, parent: Tag, make: Maker) -> int:
        """Number of children that became something else."""
        ...

    def remove(self, parent: Tag) -> int:
        """Number of children removed."""
        ...

    def new_parent(self) -> Tag:
        """An empty tag of the kind that this step can start from."""
        ...


@final
@attrs.frozen
class RootMatch:
    """`{...}` at the start."""

    pattern: Compound

    def find(self, parent: Tag) -> list[Tag]:
        return [parent] if nbt_matches(self.pattern, parent) else []

    def find_or_create(self, parent: Tag, make: Maker) -> list[Tag]:
        return self.find(parent)

    def set(self, parent: Tag, make: Maker) -> int:
        return 0

    def remove(self, parent: Tag) -> int:
        return 0

    def new_parent(self) -> Tag:
        return {}


@final
@attrs.frozen
class Key:
    """`key`."""

    name: str

    def find(self, parent: Tag) -> list[Tag]:
        if isinstance(parent, dict) and self.name in parent:
            return [parent[self.name]]
        return []

    def find_or_create(self, parent: Tag, make: Maker) -> list[Tag]:
        if not isinstance(parent, dict):
            return []
        child = parent.get(self.name)
        if child is None:
            child = parent[self.name] = make()
        return [child]

    def set(self, parent: Tag, make: Maker) -> int:
        if not isinstance(parent, dict):
            return 0
        old, new = parent.get(self.name), make()
        parent[self.name] = new
        return int(old is None or not nbt_equal(old, new))

    def remove(self, parent: Tag) -> int:
        if isinstance(parent, dict) and self.name in parent:
            del parent[self.name]
            return 1
        return 0

    def new_parent(self) -> Tag:
        return {}


@final
@attrs.frozen
class KeyMatch:
    """`key{...}`."""

    name: str
    pattern: Compound

    def find(self, parent: Tag) -> list[Tag]:
        if isinstance(parent, dict):
            child = parent.get(self.name)
            if child is not None and nbt_matches(self.pattern, child):
                return [child]
        return []

    def find_or_create(self, parent: Tag, make: Maker) -> list[Tag]:
        if not isinstance(parent, dict):
            return []
        if self.name not in parent:
            parent[self.name] = copy_compound(self.pattern)
        return self.find(parent)

    def set(self, parent: Tag, make: Maker) -> int:
        if not isinstance(parent, dict) or not self.find(parent):
            return 0
        new = make()
        if nbt_equal(parent[self.name], new):
            return 0
        parent[self.name] = new
        return 1

    def remove(self, parent: Tag) -> int:
        if not isinstance(parent, dict) or not self.find(parent):
            return 0
        del parent[self.name]
        return 1

    def new_parent(self) -> Tag:
        return {}


@final
@attrs.frozen
class AllElements:
    """`[]`."""

    def find(self, parent: Tag) -> list[Tag]:
        return list(elements(parent)) if is_collection(parent) else []

    def find_or_create(self, parent: Tag, make: Maker) -> list[Tag]:
        if not is_collection(parent):
            return []
        if not parent:
            child = make()
            return [child] if insert_element(parent, 0, child) else []
        return list(elements(parent))

    def set(self, parent: Tag, make: Maker) -> int:
        if not is_collection(parent):
            return 0
        size, new = len(parent), make()
        if not size:
            insert_element(parent, 0, new)
            return 1
        changed = sum(not nbt_equal(old, new) for old in elements(parent))
        if not changed:
            return 0
        clear(parent)
        if not insert_element(parent, 0, new):
            return 0
        for index in range(1, size):
            insert_element(parent, index, make())
        return changed

    def remove(self, parent: Tag) -> int:
        if not is_collection(parent):
            return 0
        size = len(parent)
        clear(parent)
        return size

    def new_parent(self) -> Tag:
        return []


@final
@attrs.frozen
class Index:
    """`[0]`, `[-1]`: counted from the end if negative."""

    index: int

    def find(self, parent: Tag) -> list[Tag]:
        if is_collection(parent) and -len(parent) <= self.index < len(parent):
            return [element_at(parent, self.index)]
        return []

    def find_or_create(self, parent: Tag, make: Maker) -> list[Tag]:
        return self.find(parent)

    def set(self, parent: Tag, make: Maker) -> int:
        found = self.find(parent)
        if not found or not is_collection(parent):
            return 0
        new = make()
        if nbt_equal(found[0], new):
            return 0
        return int(set_element(parent, self.index, new))

    def remove(self, parent: Tag) -> int:
        if not self.find(parent) or not is_collection(parent):
            return 0
        del parent[self.index]
        return 1

    def new_parent(self) -> Tag:
        return []


@final
@attrs.frozen
class ElementMatch:
    """`[{...}]`: of lists only, not of arrays."""

    pattern: Compound

    def find(self, parent: Tag) -> list[Tag]:
        if not isinstance(parent, list):
            return []
        return [child for child in parent if nbt_matches(self.pattern, child)]

    def find_or_create(self, parent: Tag, make: Maker) -> list[Tag]:
        if not isinstance(parent, list):
            return []
        found = self.find(parent)
        if not found:
            found = [copy_compound(self.pattern)]
            parent.extend(found)
        return found

    def set(self, parent: Tag, make: Maker) -> int:
        if not isinstance(parent, list):
            return 0
        if not parent:
            parent.append(make())
            return 1
        changed = 0
        for index, old in enumerate(parent):
            if nbt_matches(self.pattern, old):
                new = make()
                if not nbt_equal(old, new):
                    parent[index] = new
                    changed += 1
        return changed

    def remove(self, parent: Tag) -> int:
        if not isinstance(parent, list):
            return 0
        kept = [child for child in parent if not nbt_matches(self.pattern, child)]
        removed = len(parent) - len(kept)
        parent[:] = kept
        return removed

    def new_parent(self) -> Tag:
        return []
