"""A mannequin: it looks like a player, falls, can be hurt and wear things, and has no will.

https://minecraft.wiki/w/Mannequin. What holds one that is `immovable` is not told there, so such a one
is unsupported once something would move it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.entity.bodies.still_mob import StillMobBody

if TYPE_CHECKING:
    from gametest.level.level import Level


@final
@attrs.define(eq=False, repr=False)
class MannequinBody(StillMobBody):
    def read(self) -> None:
        StillMobBody.read(self)
        self.has_lost_will = True

    def tick(self, level: Level) -> None:
        entity = self.entity
        before = entity.pos
        StillMobBody.tick(self, level)
        if entity.nbt.get("immovable") and entity.pos != before:
            mechanic = f"{entity.type_id}: moved though immovable"
            raise UnsupportedError(mechanic, entity.block_pos)
