"""What hurts: its type, and who stands behind it (https://minecraft.wiki/w/Damage_type)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Entity


@final
@attrs.frozen(eq=False)
class DamageSource:
    type: str
    """Id of the damage type with namespace, `minecraft:fall`."""
    direct: Entity | None = None
    """What strikes: the arrow."""
    causing: Entity | None = None
    """Who did it: the archer; for a blow the same as `direct`."""
    position: Vec3 | None = None
    """Where it comes from, if nobody strikes."""

    @classmethod
    def of(cls, name: str) -> DamageSource:
        """Of the game's own type of that name, with nobody behind it."""
        return cls(f"minecraft:{name}")

    @property
    def name(self) -> str:
        """The id without the game's namespace."""
        return self.type.removeprefix("minecraft:")
