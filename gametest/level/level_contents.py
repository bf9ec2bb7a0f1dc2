"""What stands in a level beside its states: block entities and entities."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import attrs

from gametest.core.bounding_box import BoundingBox
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, ChunkPos
from gametest.core.random_source import LegacyRandom
from gametest.level.block_entity import BlockEntity
from gametest.level.block_storage import Pos
from gametest.level.signals import SignalGetter
from gametest.level.stored_entity import StoredEntity
from gametest.level.world_state import WorldState

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState

UnsupportedSink = Callable[[str, BlockPos | None], None]


@attrs.define(eq=False, repr=False)
class LevelContents(SignalGetter):
    """Only `Level` inherits it; a floor of its own keeps both readable."""

    world: WorldState
    random: LegacyRandom

    block_entities: dict[BlockPos, BlockEntity] = attrs.field(factory=dict, init=False)
    entities: dict[int, StoredEntity] = attrs.field(factory=dict, init=False)
    """By UUID, in the order in which they were added."""
    forced_chunks: set[ChunkPos] = attrs.field(factory=set, init=False)
    unsupported_sink: UnsupportedSink | None = attrs.field(default=None, init=False)
    """Told of everything that is not simulated; without one it is raised."""
    ticking_block_entities: dict[BlockPos, BlockEntity] = attrs.field(
        factory=dict, init=False
    )
    """Those whose kind overrides `next_due`, in the order in which they were added."""
    acting_entities: list[StoredEntity] = attrs.field(factory=list, init=False)
    """Added since the last tick and not simulated: reported in the entity phase."""

    # -- block entities ------------------------------------------------------------------

    def get_block_entity(self, pos: Pos) -> BlockEntity | None:
        return self.block_entities.get(pos)  # type: ignore[call-overload, no-any-return]

    def set_block_entity(self, block_entity: BlockEntity) -> None:
        """Put one at its position, in place of what was there."""
        pos = block_entity.pos
        self.remove_block_entity(pos)
        self.block_entities[pos] = block_entity
        if type(block_entity).next_due is not BlockEntity.next_due:
            self.ticking_block_entities[pos] = block_entity

    def remove_block_entity(self, pos: BlockPos) -> None:
        self.block_entities.pop(pos, None)
        self.ticking_block_entities.pop(pos, None)

    def _add_default_block_entity(self, pos: BlockPos, state: BlockState) -> None:
        behaviour = self.behaviours.behaviours[state.id]
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

    # -- entities ------------------------------------------------------------------------

    def add_entity(self, entity: StoredEntity) -> None:
        """A kind that acts in the game is reported at the next entity phase, if still here."""
        entity.is_removed = False
        self.entities[entity.uuid] = entity
        if entity.acts:
            self.acting_entities.append(entity)

    def remove_entity(self, entity: StoredEntity) -> None:
        entity.is_removed = True
        self.entities.pop(entity.uuid, None)

    def entities_in(self, box: BoundingBox) -> list[StoredEntity]:
        """Whose feet are in the box, in the order in which they were added."""
        return [entity for entity in self.entities.values() if entity.is_in(box)]

    def new_uuid(self) -> int:
        """A random one (version 4)."""
        high = self.random.next_long() & 0xFFFFFFFFFFFF0FFF | 0x4000
        low = self.random.next_long() & 0x3FFFFFFFFFFFFFFF | 1 << 63
        return high << 64 | low

    # -- what is not simulated -----------------------------------------------------------

    def report_unsupported(self, mechanic: str, pos: BlockPos | None) -> None:
        """Tell the sink and go on; raises if there is none."""
        if self.unsupported_sink is None:
            raise UnsupportedError(mechanic, pos)
        self.unsupported_sink(mechanic, pos)

    def raise_unsupported(self, mechanic: str, pos: BlockPos | None) -> None:
        """Leave the running hook; whoever called it reports."""
        raise UnsupportedError(mechanic, pos)
