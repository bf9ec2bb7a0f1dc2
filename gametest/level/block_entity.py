"""What a block keeps beside its state."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import attrs

from gametest.core.position import BlockPos, Vec3
from gametest.nbt.tags import Compound, Int, copy_tag

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.block.shape import Box
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


@attrs.define(eq=False, repr=False)
class BlockEntity:
    """Keeps its data as NBT; kinds with behaviour override `load` and `save`."""

    point_of_interest: ClassVar[str | None] = None
    """The kind under which its level finds it by radius."""

    type_id: str
    """`minecraft:test_block`; the registry of block entity types."""
    pos: BlockPos
    nbt: Compound = attrs.field(factory=dict)
    """Without `id`, `x`, `y`, `z`."""

    def entered(self, level: Level) -> None:
        """It was put into a level; saved data are loaded afterwards, if there are any."""

    def load(self, nbt: Compound) -> None:
        """Take over saved data; unknown keys are kept."""
        self.nbt = {k: copy_tag(v) for k, v in nbt.items() if k not in _PLACE_KEYS}

    def save(self) -> Compound:
        """Data without `id` and position; the caller may keep it."""
        return {key: copy_tag(value) for key, value in self.nbt.items()}

    def save_with_place(self) -> Compound:
        """Data with `id`, `x`, `y` and `z`, as `/data get block` shows them."""
        saved = self.save()
        saved["id"] = self.type_id
        saved["x"], saved["y"], saved["z"] = map(Int, self.pos)
        return saved

    def next_due(self, level: Level) -> int | None:
        """Game time of the next tick in which this must be ticked; None = not ticking."""
        return None

    def tick(self, level: Level) -> None:
        """One turn in the block entity phase."""

    def hear(self, level: Level, event: str, where: Vec3, by: Entity | None) -> None:
        """A game event happened somewhere in the level; `event` without namespace."""

    def collision_shape(self, level: Level, state: BlockState) -> tuple[Box, ...]:
        """Where the block's shape depends on it: what is under way in a moving block."""
        return state.collision_shape

    def before_removal(self, level: Level, state: BlockState) -> None:
        """Its block `state` was replaced: containers spill here. Quiet writes skip this."""


_PLACE_KEYS = frozenset({"id", "x", "y", "z"})
