"""What stands in a level beside its states and entities: block entities."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import attrs

from gametest.block.shape import gives_support
from gametest.block.support_type import SupportType
from gametest.core.bounding_box import BoundingBox
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, ChunkPos
from gametest.level.block_entity import BlockEntity
from gametest.level.block_storage import Pos
from gametest.level.entities.entity_storage import EntityStorage
from gametest.level.points_of_interest import PointsOfInterest

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.direction import Direction
    from gametest.level.level import Level

UnsupportedSink = Callable[[str, BlockPos | None], None]


@attrs.define(eq=False, repr=False)
class LevelContents(EntityStorage):
    """Only `Level` inherits it; a floor of its own keeps both readable."""

    block_entities: dict[BlockPos, BlockEntity] = attrs.field(factory=dict, init=False)
    pushed_towards: Direction | None = attrs.field(default=None, init=False)
    """While a piston pushes a body: it goes through blocks that move the same way."""
    forced_chunks: set[ChunkPos] = attrs.field(factory=set, init=False)
    unsupported_sink: UnsupportedSink | None = attrs.field(default=None, init=False)
    """Told of everything that is not simulated; without one it is raised."""
    ticking_block_entities: dict[BlockPos, BlockEntity] = attrs.field(
        factory=dict, init=False
    )
    """Those whose kind overrides `next_due`, in the order in which they were added."""
    listening_block_entities: dict[BlockPos, BlockEntity] = attrs.field(
        factory=dict, init=False
    )
    """Those whose kind overrides `hear`."""
    points_of_interest: PointsOfInterest = attrs.field(
        factory=PointsOfInterest, init=False
    )

    # -- block entities ------------------------------------------------------------------

    def get_block_entity(self, pos: Pos) -> BlockEntity | None:
        return self.block_entities.get(pos)  # type: ignore[call-overload, no-any-return]

    def set_block_entity(self, block_entity: BlockEntity) -> None:
        """Put one at its position, in place of what was there."""
        pos = block_entity.pos
        self.write_count += 1
        self.remove_block_entity(pos)
        self.block_entities[pos] = block_entity
        block_entity.entered(cast("Level", self))
        if type(block_entity).next_due is not BlockEntity.next_due:
            self.ticking_block_entities[pos] = block_entity
        if type(block_entity).hear is not BlockEntity.hear:
            self.listening_block_entities[pos] = block_entity
        if block_entity.point_of_interest is not None:
            self.points_of_interest.add(block_entity.point_of_interest, pos)

    def remove_block_entity(self, pos: BlockPos) -> None:
        self.write_count += 1
        removed = self.block_entities.pop(pos, None)
        if removed is not None and removed.point_of_interest is not None:
            self.points_of_interest.remove(removed.point_of_interest, pos)
        self.ticking_block_entities.pop(pos, None)
        self.listening_block_entities.pop(pos, None)

    def _add_default_block_entity(self, pos: BlockPos, state: BlockState) -> None:
        behaviour = self.behaviours.behaviours[state.id]
        if behaviour is not None and not behaviour.has_default_block_entity:
            return
        made = None if behaviour is None else behaviour.new_block_entity(pos, state)
        kind = state.block_entity_type
        if made is None and kind is not None:
            made = BlockEntity(kind, pos)
        if made is not None:
            self.set_block_entity(made)

    def _block_entity_follows(self, pos: Pos, old_id: int, new_id: int) -> None:
        has = self.behaviours.has_block_entity
        if not has(new_id) and not has(old_id):
            return
        at = BlockPos(*pos)
        new_state = self.behaviours.state(new_id)
        if self.behaviours.state(old_id).block is not new_state.block:
            self.remove_block_entity(at)
        if has(new_id) and at not in self.block_entities:
            self._add_default_block_entity(at, new_state)

    def _needs_care(self, box: BoundingBox, state_id: int) -> bool:
        if super()._needs_care(box, state_id):
            return True
        known = self.block_entities
        if box.volume < len(known):
            return any(pos in known for pos in box.positions())
        return any(box.contains(pos) for pos in known)

    def is_face_sturdy(
        self, pos: Pos, direction: Direction, support: SupportType = SupportType.FULL
    ) -> bool:
        """Whether the block at `pos` carries what needs `support`, if its shape moves too."""
        state = self.get_block_state(pos)
        if state.has_block_entity:
            entity = self.get_block_entity(pos)
            if entity is not None and _has_own_shape(entity):
                shape = entity.collision_shape(cast("Level", self), state)
                return gives_support(shape, direction, support)
        return state.is_face_sturdy(direction, support)

    # -- what is not simulated -----------------------------------------------------------

    def report_unsupported(self, mechanic: str, pos: BlockPos | None) -> None:
        """Tell the sink and go on; raises if there is none."""
        if self.unsupported_sink is None:
            raise UnsupportedError(mechanic, pos)
        self.unsupported_sink(mechanic, pos)

    def raise_unsupported(self, mechanic: str, pos: BlockPos | None) -> None:
        """Leave the running hook; whoever called it reports."""
        raise UnsupportedError(mechanic, pos)


def _has_own_shape(entity: BlockEntity) -> bool:
    return type(entity).collision_shape is not BlockEntity.collision_shape
