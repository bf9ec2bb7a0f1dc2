"""A kind of block: its properties, its states, and the numbers all its states share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, final

import attrs

from gametest.block.errors import BadPropertyError
from gametest.block.property import Property
from gametest.block.push_reaction import PushReaction
from gametest.core.identifier import Identifier

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.block.block_table import BlockTable


@final
@attrs.define(eq=False, repr=False)
class Block:
    """One object per block and table, compared with `is`."""

    id: Identifier
    name: str
    """With namespace: `minecraft:stone`."""
    index: int = attrs.field(kw_only=True)
    """Place in the version's registry."""
    properties: tuple[Property, ...] = attrs.field(kw_only=True)
    first_state_id: int = attrs.field(kw_only=True)
    state_count: int = attrs.field(kw_only=True)
    table: BlockTable = attrs.field(kw_only=True)
    traits: Mapping[str, Any] = attrs.field(kw_only=True)
    """Whatever differs from a plain block; the keys are explained in `block_table`."""
    default_state_id: int = attrs.field(kw_only=True)

    strides: dict[str, tuple[int, Property]] = attrs.field(init=False)
    """Property name -> step in state ids, property; alphabetical, as the ids are."""
    push_reaction: PushReaction = attrs.field(init=False)
    is_air: bool = attrs.field(init=False)
    block_entity_type: str | None = attrs.field(init=False)
    """Such as `minecraft:chest`, or None."""

    def __attrs_post_init__(self) -> None:
        step = 1
        strides: list[tuple[str, tuple[int, Property]]] = []
        for prop in reversed(self.properties):
            strides.append((prop.name, (step, prop)))
            step *= len(prop.values)
        self.strides = dict(reversed(strides))
        self.push_reaction = PushReaction(self.traits.get("push", "normal"))
        self.is_air = self.traits.get("air", False)
        entity = self.traits.get("block_entity")
        self.block_entity_type = None if entity is None else f"minecraft:{entity}"

    @property
    def default_state(self) -> BlockState:
        return self.table.state(self.default_state_id)

    def states(self) -> Iterator[BlockState]:
        """In the order of their ids."""
        first = self.first_state_id
        return map(self.table.state, range(first, first + self.state_count))

    def state_of(self, properties: Mapping[str, str]) -> BlockState:
        """Properties that are not named keep their default value."""
        if not properties:
            return self.table.state(self.default_state_id)
        offset = self.default_state_id - self.first_state_id
        for name, value in properties.items():
            step, prop = self._stride(name)
            values = prop.values
            if value not in values:
                raise BadPropertyError(self.name, name, value, values)
            offset += (values.index(value) - offset // step % len(values)) * step
        return self.table.state(self.first_state_id + offset)

    def _stride(self, name: str) -> tuple[int, Property]:
        try:
            return self.strides[name]
        except KeyError:
            raise BadPropertyError(self.name, name, None, tuple(self.strides)) from None

    def get_property(self, name: str) -> Property:
        """Raises `BadPropertyError` for a name that the block does not have."""
        return self._stride(name)[1]

    def find_property(self, name: str) -> Property | None:
        found = self.strides.get(name)
        return None if found is None else found[1]

    def has_property(self, name: str) -> bool:
        return name in self.strides

    def trait_at(self, name: str, offset: int, default: Any) -> Any:
        """A trait of the state `first_state_id + offset`: one value or one per state."""
        found = self.traits.get(name, default)
        return found[offset] if isinstance(found, list) else found

    @property
    def hardness(self) -> float:
        """Below 0: cannot be broken by hand."""
        value: float = self.traits.get("hardness", 0.0)
        return value

    @property
    def resistance(self) -> float:
        """Against explosions."""
        value: float = self.traits.get("resistance", self.hardness)
        return value

    @property
    def friction(self) -> float:
        value: float = self.traits.get("friction", 0.6)
        return value

    @property
    def speed_factor(self) -> float:
        value: float = self.traits.get("speed_factor", 1.0)
        return value

    @property
    def jump_factor(self) -> float:
        value: float = self.traits.get("jump_factor", 1.0)
        return value

    @property
    def instrument(self) -> str:
        """What a note block plays that stands on it (for a head: under it)."""
        value: str = self.traits.get("instrument", "harp")
        return value

    @property
    def requires_correct_tool(self) -> bool:
        """It drops nothing unless broken with the right tool."""
        value: bool = self.traits.get("requires_tool", False)
        return value

    @property
    def is_gravity_affected(self) -> bool:
        """It falls as a falling block entity when nothing supports it."""
        value: bool = self.traits.get("falls", False)
        return value

    @property
    def is_ignited_by_lava(self) -> bool:
        value: bool = self.traits.get("ignited_by_lava", False)
        return value

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<Block {self.name}>"
