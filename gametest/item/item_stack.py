"""A stack of items: kind, number, and what differs from the kind's own components.

https://minecraft.wiki/w/Data_component_format
"""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.nbt.tags import Compound, Int, Tag, copy_compound, nbt_equal

AIR: Final = "minecraft:air"
_MAX_COUNT: Final = 99


@final
@attrs.frozen(eq=False)
class ItemStack:
    """A value: every change makes another."""

    id: str
    """With namespace."""
    count: int = 1
    components: Compound = attrs.field(factory=dict)
    """What was set, by full name; `!minecraft:name` for a default that was taken away."""

    @classmethod
    def from_nbt(cls, nbt: Tag | None) -> ItemStack:
        """Of `{id, count, components}`, or of an id alone; anything else is empty.

        So are counts above 99 (https://minecraft.wiki/w/Item_format), as in the game, and
        components of the wrong type. Values take the form in which the game keeps them.
        """
        if isinstance(nbt, str):
            return cls(full_id(nbt))
        if not isinstance(nbt, dict):
            return EMPTY
        id, count = nbt.get("id"), nbt.get("count", 1)
        if not isinstance(id, str) or not isinstance(count, int):
            return EMPTY
        if not 1 <= count <= _MAX_COUNT:
            return EMPTY
        components = nbt.get("components")
        if not isinstance(components, dict) or not components:
            return cls(full_id(id), int(count))
        from gametest.item.component_values import ComponentValueError, kept_components

        try:
            return cls(full_id(id), int(count), kept_components(components))
        except ComponentValueError:
            return EMPTY

    @property
    def is_empty(self) -> bool:
        return self.count <= 0 or self.id == AIR

    def to_nbt(self) -> Compound:
        """`{count, id, components?}`, as the game saves it; an empty stack is `{}`."""
        if self.is_empty:
            return {}
        nbt: Compound = {"count": Int(self.count), "id": self.id}
        if self.components:
            nbt["components"] = copy_compound(self.components)
        return nbt

    def with_count(self, count: int) -> ItemStack:
        return ItemStack(self.id, count, self.components) if count > 0 else EMPTY

    def with_component(self, name: str, value: Tag) -> ItemStack:
        full = full_component(name)
        components = {k: v for k, v in self.components.items() if k != f"!{full}"}
        return ItemStack(self.id, self.count, {**components, full: value})

    def find(self, name: str) -> Tag | None:
        """The value that was set for a component of full name; see `ItemTable` for defaults."""
        return self.components.get(name)

    def removes(self, name: str) -> bool:
        return f"!{name}" in self.components

    def stacks_with(self, other: ItemStack) -> bool:
        """Same kind and same components; the number does not count."""
        return self.id == other.id and nbt_equal(self.components, other.components)

    def equals(self, other: ItemStack) -> bool:
        if self.is_empty or other.is_empty:
            return self.is_empty and other.is_empty
        return self.count == other.count and self.stacks_with(other)

    def __str__(self) -> str:
        if self.is_empty:
            return "nothing"
        text = f"{self.count} {self.id}"
        if not self.components:
            return text
        from gametest.nbt.snbt_writer import write_snbt

        parts = [
            name if name.startswith("!") else f"{name}={write_snbt(value)}"
            for name, value in self.components.items()
        ]
        return f"{text}[{','.join(parts)}]"


EMPTY: Final = ItemStack(AIR, 0)


def full_id(id: str) -> str:
    return id if ":" in id else f"minecraft:{id}"


def full_component(name: str) -> str:
    """Of `damage` or `!damage`."""
    return f"!{full_id(name[1:])}" if name.startswith("!") else full_id(name)
