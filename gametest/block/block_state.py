"""One state of a block, e.g. `minecraft:lever[face=wall,facing=north,powered=false]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.block.errors import BadPropertyError
from gametest.block.fluid_content import fluid_content
from gametest.block.rotation import mirrored_properties, rotated_properties
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction, Mirror, Rotation

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.block.shape import Box


@final
@attrs.define(eq=False, repr=False)
class BlockState:
    """Interned: one object per state and table, compared with `is`."""

    id: int
    block: Block

    properties: dict[str, str] = attrs.field(init=False)
    """In alphabetical order; shared, so never write to it."""
    is_air: bool = attrs.field(init=False)
    is_conductor: bool = attrs.field(init=False)
    """Passes strong power on: the game's redstone conductor."""
    is_replaceable: bool = attrs.field(init=False)
    """Another block may be placed into it (snow only with one layer)."""
    light_emission: int = attrs.field(init=False)
    fluid: str | None = attrs.field(init=False)
    """`water`, `lava` or None; waterlogged blocks hold water."""
    fluid_amount: int = attrs.field(init=False)
    """8 for a source or a falling column, 7 to 1 flowing, 0 without fluid."""
    is_fluid_source: bool = attrs.field(init=False)
    is_fluid_falling: bool = attrs.field(init=False)
    has_block_entity: bool = attrs.field(init=False)

    _with: dict[tuple[str, str], BlockState] = attrs.field(init=False)
    _turned: dict[Rotation | Mirror, BlockState] | None = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        block = self.block
        offset = self.id - block.first_state_id
        self.properties = {
            name: prop.values[offset // step % len(prop.values)]
            for name, (step, prop) in block.strides.items()
        }
        self.is_air = block.is_air
        trait = block.trait_at
        self.is_conductor = bool(trait("conductor", offset, 0))
        self.is_replaceable = bool(trait("replaceable", offset, 0))
        self.light_emission = trait("light", offset, 0)
        content = fluid_content(block.traits, self.properties)
        self.fluid, self.fluid_amount = content.fluid, content.amount
        self.is_fluid_source = content.is_source
        self.is_fluid_falling = content.is_falling
        self.has_block_entity = block.block_entity_type is not None
        self._with = {}
        self._turned = None

    def get(self, name: str) -> str:
        """The value of a property; `KeyError` if the block does not have it."""
        return self.properties[name]

    def find(self, name: str) -> str | None:
        return self.properties.get(name)

    def has(self, name: str) -> bool:
        return name in self.properties

    def with_(self, name: str, value: str) -> BlockState:
        """The state that differs in one property."""
        try:
            return self._with[name, value]
        except KeyError:
            pass
        block = self.block
        step, prop = block.strides.get(name) or (0, None)
        if prop is None:
            raise BadPropertyError(block.name, name, None, tuple(block.strides))
        values = prop.values
        if value not in values:
            raise BadPropertyError(block.name, name, value, values)
        change = values.index(value) - values.index(self.properties[name])
        state = block.table.state(self.id + change * step)
        self._with[name, value] = state
        return state

    def cycle(self, name: str) -> BlockState:
        """The state with the next value of a property, round to the first."""
        values = self.block.get_property(name).values
        place = values.index(self.properties[name])
        return self.with_(name, values[(place + 1) % len(values)])

    def is_block(self, name: str) -> bool:
        """`name` with namespace, as in `minecraft:lever`."""
        return self.block.name == name

    @property
    def block_entity_type(self) -> str | None:
        return self.block.block_entity_type

    @property
    def fluid_id(self) -> str | None:
        """`minecraft:water` for a source, `minecraft:flowing_water` for all else."""
        if self.fluid is None:
            return None
        return f"minecraft:{'' if self.is_fluid_source else 'flowing_'}{self.fluid}"

    @property
    def instrument(self) -> str:
        return self.block.instrument

    @property
    def blocks_motion(self) -> bool:
        """Solid to fluids, suffocation and height maps."""
        block = self.block
        return bool(block.trait_at("solid", self.id - block.first_state_id, 0))

    @property
    def light_filter(self) -> int:
        """How much light it takes from what passes: 0, 1 or 15, of the default state."""
        value: int = self.block.traits.get("light_filter", 0)
        return value

    @property
    def collision_shape(self) -> tuple[Box, ...]:
        """Boxes in blocks, empty where one can walk; nobody's context (no entity)."""
        return self.block.table.shapes.collision(self.block, self.id)

    @property
    def is_full_cube(self) -> bool:
        """The collision shape is exactly one block."""
        return self.block.table.shapes.is_full_cube(self.block, self.id)

    def is_face_sturdy(
        self, direction: Direction, support: SupportType = SupportType.FULL
    ) -> bool:
        """Whether this side can carry a neighbour that needs `support`."""
        return self.block.table.shapes.is_face_sturdy(
            self.block, self.id, direction, support
        )

    def rotate(self, rotation: Rotation) -> BlockState:
        """Turned clockwise seen from above."""
        if rotation is Rotation.NONE or not self.properties:
            return self
        turned = self._turned
        if turned is None:
            turned = self._turned = {}
        found = turned.get(rotation)
        if found is None:
            found = self.block.state_of(rotated_properties(self, rotation))
            turned[rotation] = found
        return found

    def mirror(self, mirror: Mirror) -> BlockState:
        if mirror is Mirror.NONE or not self.properties:
            return self
        turned = self._turned
        if turned is None:
            turned = self._turned = {}
        found = turned.get(mirror)
        if found is None:
            found = self.block.state_of(mirrored_properties(self, mirror))
            turned[mirror] = found
        return found

    def __str__(self) -> str:
        properties = self.properties
        if not properties:
            return self.block.name
        inside = ",".join(f"{name}={value}" for name, value in properties.items())
        return f"{self.block.name}[{inside}]"

    def __repr__(self) -> str:
        return f"<BlockState {self.id} {self}>"
