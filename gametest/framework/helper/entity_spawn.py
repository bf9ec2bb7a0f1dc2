"""One entity about to be made, as `spawn_entity` and `spawn_mob` give it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.nbt.tags import Float

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.framework.helper.entity_spawning import EntitySpawning
    from gametest.level.entities.entity import Entity
    from gametest.nbt.tags import Compound


@final
@attrs.define(eq=False, repr=False)
class EntitySpawn:
    _helper: EntitySpawning
    kind: str
    pos: Vec3
    """Absolute."""
    nbt: Compound
    is_willing: bool = attrs.field(default=True, init=False)

    def rotation(self, yaw: float, pitch: float = 0.0) -> Self:
        """Where it looks, in the world."""
        self.nbt["Rotation"] = [Float(yaw), Float(pitch)]
        return self

    def require_persistence(self, required: bool = True) -> Self:
        """Whether a mob stays when nobody is near; it does unless this says no."""
        from gametest.nbt.tags import Byte

        self.nbt["PersistenceRequired"] = Byte(required)
        return self

    def with_no_free_will(self) -> Self:
        """Its goals are taken from it; it falls, floats and can be hurt."""
        self.is_willing = False
        return self

    def spawn(self) -> Entity:
        entity = self._helper._created(self.kind, self.pos, dict(self.nbt))
        if not self.is_willing:
            lose_will = getattr(entity.body, "lose_will", None)
            if lose_will is None:
                mechanic = f"{self.kind}: a mob without free will"
                raise UnsupportedError(mechanic, self.pos.block_pos)
            lose_will()
        return entity

    def spawn_many(self, count: int) -> list[Entity]:
        """All at the same place."""
        return [self.spawn() for _ in range(count)]
