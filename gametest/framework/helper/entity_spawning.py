"""Entities that a body makes, changes and removes.

A point of whole numbers is a block, in whose middle the feet stand; any other is exact.
"""

# size: the helper of the game has these methods

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.framework.helper.coordinates import Pos
from gametest.framework.helper.entity_finding import (
    EntityFinding,
    Point,
    check_finite,
    named,
)
from gametest.nbt.tags import Byte, Compound, Float, Int, Short

if TYPE_CHECKING:
    from gametest.framework.helper.entity_spawn import EntitySpawn
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity

_LOW_HEALTH = 0.25


class EntitySpawning(EntityFinding):
    def spawn(
        self, kind: str, pos: Pos | Point, *, nbt: Compound | None = None
    ) -> Entity:
        """One entity; a mob stays when nobody is near, as a test's shall."""
        return self.spawn_entity(kind, pos, nbt=nbt).spawn()

    def spawn_entity(
        self, kind: str, pos: Pos | Point, *, nbt: Compound | None = None
    ) -> EntitySpawn:
        """To be told more before its `spawn()` or `spawn_many(n)` makes entities."""
        from gametest.framework.helper.entity_spawn import EntitySpawn

        return EntitySpawn(self, named(kind), self._point(pos), dict(nbt or {}))

    def spawn_mob(
        self, kind: str, pos: Pos | Point, *, nbt: Compound | None = None
    ) -> EntitySpawn:
        """As `spawn_entity`, of a mob."""
        spawn = self.spawn_entity(kind, pos, nbt=nbt)
        if not self.level.world.entity_kinds.kind(named(kind)).is_mob:
            msg = f"{named(kind)} is no mob"
            raise ValueError(msg)
        return spawn

    def spawn_with_no_free_will(self, kind: str, pos: Pos | Point) -> Entity:
        """A mob that falls and can be hurt, and does nothing by itself."""
        return self.spawn_mob(kind, pos).with_no_free_will().spawn()

    def spawn_item(self, item: str, pos: Pos | Point) -> Entity:
        """One item that does not move; whole numbers mean the corner of the block, as in the game."""
        x, y, z = pos
        check_finite(x, y, z)
        self.level.world.items.table.check(named(item))
        where = self.absolute_vec((float(x), float(y), float(z)))
        nbt: Compound = {"Item": {"id": named(item), "count": Int(1)}}
        return self._created("minecraft:item", where, nbt)

    def despawn_item(self, pos: Pos, distance: float) -> None:
        """All items around a block are gone."""
        from gametest.entity.dying import discard

        for item in self._at("minecraft:item", pos, distance):
            discard(item)

    def kill_all_entities(self) -> None:
        """All but players, in the structure and a block around it."""
        self._kill(None)

    def kill_all_entities_of_class(self, kind: str) -> None:
        """As `kill_all_entities`, of one kind."""
        self._kill(named(kind))

    def kill(self, entity: Entity) -> None:
        """As the command does."""
        from gametest.entity.dying import kill

        kill(entity)

    def discard(self, entity: Entity) -> None:
        """It is gone without dying."""
        from gametest.entity.dying import discard

        discard(entity)

    def hurt(self, entity: Entity, source: DamageSource | str, amount: float) -> bool:
        """Whether it was hurt; a text names a type of damage with nobody behind it."""
        from gametest.entity.living.damage_types import find_damage_type
        from gametest.level.entities.damage_source import DamageSource
        from gametest.level.entities.harming import hurt_entity

        if isinstance(source, str):
            source = DamageSource(named(source))
            if find_damage_type(self.level, source.type) is None:
                msg = f"{source.type!r} is no type of damage"
                raise ValueError(msg)
        return hurt_entity(self.level, entity, source, amount)

    def move_to(
        self,
        entity: Entity,
        pos: Pos | Point,
        yaw: float | None = None,
        pitch: float | None = None,
    ) -> None:
        """At once; the angles are the world's."""
        entity.move_to(self._point(pos), yaw, pitch)

    def rotate_entity_with_test(self, entity: Entity) -> None:
        """It turns as the structure was turned."""
        from gametest.core.float32 import wrap_degrees

        turn = 90.0 * self.placement.rotation.steps
        entity.turn_to(wrap_degrees(entity.yaw) + turn, entity.pitch)
        entity.changed()

    def with_low_health(self, entity: Entity) -> Entity:
        """A quarter of a point is left."""
        self._set(entity, "Health", Float(_LOW_HEALTH))
        return entity

    def make_about_to_drown(self, entity: Entity) -> Entity:
        """Without air, and with a quarter of a point of health."""
        self._set(entity, "Air", Short(0))
        return self.with_low_health(entity)

    def walk_to(self, entity: Entity, pos: Pos, speed: float) -> Any:
        """Needs mobs that find their way."""
        mechanic = "GameTestHelper.walk_to"
        raise UnsupportedError(mechanic)

    # -- parts ---------------------------------------------------------------------------

    def _set(self, entity: Entity, key: str, value: Float | Short) -> None:
        if not entity.is_living:
            msg = f"{entity.type_id} is not alive"
            raise ValueError(msg)
        if entity.body is not None:
            entity.body.write()
        entity.nbt[key] = value
        if entity.body is not None:
            entity.body.read()
        entity.changed()

    def _kill(self, kind: str | None) -> None:
        from gametest.entity.dying import kill
        from gametest.interaction.entity_search import entities_in

        x0, y0, z0, x1, y1, z1 = self._structure_box()
        around = (x0 - 1.0, y0 - 1.0, z0 - 1.0, x1 + 1.0, y1 + 1.0, z1 + 1.0)
        for entity in entities_in(self.level, around, kind):
            if not entity.is_player and not entity.is_removed:
                kill(entity)

    def _created(self, kind: str, pos: Vec3, nbt: Compound) -> Entity:
        from gametest.entity.summoning import SummonError, create_entity

        if self.level.world.entity_kinds.kind(kind).is_mob:
            nbt = {"PersistenceRequired": Byte(1), **nbt}
        try:
            return create_entity(self.level, kind, pos, nbt)
        except SummonError as error:
            text = self.assertion_error("test.error.spawn_failure", f"{kind}: {error}")
            raise text from None
