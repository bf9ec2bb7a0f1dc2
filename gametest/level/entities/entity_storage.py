"""The entities of a level: adding, removing, and finding them by UUID, kind and tag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import attrs

from gametest.core.bounding_box import BoundingBox
from gametest.core.random_source import LegacyRandom
from gametest.level.entities.entity_grid import EntityGrid
from gametest.level.entities.entity_kind import INERT_TYPES
from gametest.level.signals import SignalGetter
from gametest.level.world.world_state import WorldState

if TYPE_CHECKING:
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

_ITEM: Final = "minecraft:item"


@attrs.define(eq=False, repr=False)
class EntityStorage(SignalGetter):
    """Only `LevelContents` inherits it."""

    world: WorldState
    random: LegacyRandom

    entities: dict[int, Entity] = attrs.field(factory=dict, init=False)
    """By UUID, in the order in which they were added; players too."""
    changed_entities: dict[int, Entity] = attrs.field(factory=dict, init=False)
    """Added or changed since the last tick: the next entity phase looks at them."""
    bodies: dict[int, Entity] = attrs.field(factory=dict, init=False)
    """Those with a body that still moves, in the order in which they were added."""
    item_changes: int = attrs.field(default=0, init=False)
    """Rises when an item comes, moves or changes its stack: those at rest look around again."""
    pushable_moves: int = attrs.field(default=0, init=False)
    """Rises when what pushes others comes or moves: those at rest look whether it meets them."""
    body_in_turn: int = attrs.field(default=0, init=False)
    """`order` of the entity whose turn it is, 0 outside the entity phase."""
    bodies_looked_at: int = attrs.field(default=-1, init=False)
    """`write_count` of the next tick if nothing is written until then."""
    hard_entities: dict[int, Entity] = attrs.field(factory=dict, init=False)
    """Boats, shulkers and their like, which nothing passes."""
    collision_shapes: dict[int, tuple[Box, ...]] = attrs.field(factory=dict, init=False)
    """By state id, as far as they were asked for and only the state decides."""
    resting_entities: dict[int, Entity] = attrs.field(factory=dict, init=False)
    """Quiet only while the blocks around them stay as they are."""
    _by_type: dict[str, dict[int, Entity]] = attrs.field(factory=dict, init=False)
    _by_tag: dict[str, dict[int, Entity]] = attrs.field(factory=dict, init=False)
    _unordered_tags: set[str] = attrs.field(factory=set, init=False)
    """Tags that were given to an entity after a younger one: to be sorted when asked for."""
    _added: int = attrs.field(default=0, init=False)
    _grid: EntityGrid = attrs.field(factory=EntityGrid, init=False)

    # -- adding and removing -------------------------------------------------------------

    def add_entity(self, entity: Entity) -> bool:
        """False if one with its UUID is here. What acts is reported at the next entity phase.

        Its passengers are added by whoever made them.
        """
        if entity.uuid in self.entities:
            return False
        self._added += 1
        entity.order = self._added
        entity.id = entity.id or self.world.next_entity_id()
        entity.is_removed = False
        entity.level = cast("Level", self)
        self.entities[entity.uuid] = entity
        self._by_type.setdefault(entity.type_id, {})[entity.uuid] = entity
        for tag in entity.tags:
            self.tag_added(entity, tag)
        kind = entity.kind
        if kind.is_pushable:
            self.pushable_moves += 1
        if kind.is_collidable:
            self.hard_entities[entity.uuid] = entity
            for other in self.bodies.values():
                if other.body is not None:
                    other.body.wake()
        if entity.body is None and kind.make_body is not None:
            entity.body = kind.make_body(entity)
            if entity.body is not None:
                entity.body.read()
        if entity.body is not None:
            self.bodies[entity.uuid] = entity
        self._grid.add(entity)
        self.entity_changed(entity)
        return True

    def remove_entity(self, entity: Entity) -> None:
        """Take it out; it leaves what it rides, and its passengers get off."""
        if self.entities.pop(entity.uuid, None) is None:
            return
        entity.is_removed = True
        self._grid.remove(entity)
        self.bodies.pop(entity.uuid, None)
        self.hard_entities.pop(entity.uuid, None)
        self._by_type[entity.type_id].pop(entity.uuid, None)
        for tag in entity.tags:
            self.tag_removed(entity, tag)
        self.changed_entities.pop(entity.uuid, None)
        self.resting_entities.pop(entity.uuid, None)
        if entity.passengers or entity.vehicle is not None:
            # Here, as few entities ride.
            from gametest.level.entities.entity_riding import dismount, eject

            eject(entity)
            dismount(entity)

    # -- finding -------------------------------------------------------------------------

    def find_entity(self, uuid: int) -> Entity | None:
        return self.entities.get(uuid)

    def entities_in(self, box: BoundingBox) -> list[Entity]:
        """Whose feet are in the box, in the order in which they were added."""
        return [entity for entity in self.entities.values() if entity.is_in(box)]

    def entities_near(self, box: Box) -> list[Entity]:
        """All whose boxes reach into a box, and some beside it, in no order."""
        return self._grid.near(box)

    def entities_close(self, box: Box) -> list[Entity] | None:
        """As `entities_near`; None where looking at all of them costs less."""
        if self._grid.cells_in(box) * 2 > len(self.entities):
            return None
        return self._grid.near(box)

    def entities_of_type(self, type_id: str) -> list[Entity]:
        """By full id, in the order in which they were added."""
        found = self._by_type.get(type_id)
        return list(found.values()) if found else []

    def entities_with_tag(self, tag: str) -> list[Entity]:
        """In the order in which they were added to the level."""
        found = self._by_tag.get(tag)
        if not found:
            return []
        if tag in self._unordered_tags:
            self._unordered_tags.discard(tag)
            ordered = sorted(found.values(), key=_order)
            found = self._by_tag[tag] = {entity.uuid: entity for entity in ordered}
        return list(found.values())

    # -- told by entities ----------------------------------------------------------------

    def entity_moved(self, entity: Entity) -> None:
        """Its position was set."""
        self._grid.move(entity)
        if entity.kind.is_pushable:
            self.pushable_moves += 1

    def entity_changed(self, entity: Entity) -> None:
        self.entity_moved(entity)
        if entity.type_id == _ITEM:
            self.item_changes += 1
        if entity.is_removed or (entity.body is not None and entity.vehicle is None):
            return
        if (
            entity.type_id in INERT_TYPES
            and entity.vehicle is None
            and not entity.passengers
        ):
            return
        self.changed_entities[entity.uuid] = entity

    def tag_added(self, entity: Entity, tag: str) -> None:
        found = self._by_tag.get(tag)
        if found is None:
            self._by_tag[tag] = {entity.uuid: entity}
            return
        last = next(reversed(found.values()))
        if entity.order < last.order:
            self._unordered_tags.add(tag)
        found[entity.uuid] = entity

    def tag_removed(self, entity: Entity, tag: str) -> None:
        found = self._by_tag.get(tag)
        if found is not None:
            found.pop(entity.uuid, None)
            if not found:
                del self._by_tag[tag]
                self._unordered_tags.discard(tag)

    # -- identity ------------------------------------------------------------------------

    def new_uuid(self) -> int:
        """A random one (version 4)."""
        random = self.world.uuid_random
        high = random.next_long() & 0xFFFFFFFFFFFF0FFF | 0x4000
        low = random.next_long() & 0x3FFFFFFFFFFFFFFF | 1 << 63
        return high << 64 | low


def _order(entity: Entity) -> int:
    return entity.order
