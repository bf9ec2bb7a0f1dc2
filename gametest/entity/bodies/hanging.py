"""Item frames and paintings: they fall when their wall goes, and break when struck.

https://minecraft.wiki/w/Item_Frame, /Painting. That they look at their wall in every 101st tick is general
knowledge of the game. Of a painting larger than a block it is not known here which blocks it hangs on.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

import attrs

from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.entity.living.damage_types import damage_type
from gametest.entity.living.invulnerability import is_spared, is_spared_by_rule
from gametest.interaction.collision import block_boxes
from gametest.interaction.entity_search import touches
from gametest.interaction.item_spawn import drop_at_feet
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity_body import EntityBody, Rest

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Box
    from gametest.level.level import Level
    from gametest.level.section import Section

_PERIOD: Final = 101
_NUMBERED: Final = (
    Direction.DOWN,
    Direction.UP,
    Direction.NORTH,
    Direction.SOUTH,
    Direction.WEST,
    Direction.EAST,
)
_QUARTERS: Final = (Direction.SOUTH, Direction.WEST, Direction.NORTH, Direction.EAST)
"""By the number in a painting's data."""
_DIODES: Final = ("minecraft:repeater", "minecraft:comparator")
_WIDTH: Final = 0.75
_DEPTH: Final = 0.0625
_SMALL: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("alban", "aztec", "aztec2", "bomb", "kebab", "meditative"),
        *("plant", "wasteland"),
    )
)
"""Paintings of one block (https://minecraft.wiki/w/Painting)."""
_AIR: Final = "minecraft:air"


@attrs.define(eq=False, repr=False)
class HangingBody(EntityBody):
    """Heirs say which way it looks and what it leaves."""

    born_at: int | None = attrs.field(default=None, init=False)
    """Game time of its first turn."""

    def read(self) -> None:
        EntityBody.read(self)
        self.rest = None

    def wake(self) -> None:
        self.rest = None

    def tick(self, level: Level) -> None:
        now = level.game_time
        if self.born_at is None:
            self.born_at = now
        turns = now - self.born_at + 1
        if self.hangs(level):
            self.rest = Rest(self._cells(level), now, None)
            return
        if turns % _PERIOD:
            self.rest = Rest((), now, now + _PERIOD - turns % _PERIOD)
            return
        self.breaks_by_piston(level)

    def breaks_by_piston(self, level: Level) -> bool:
        level.remove_entity(self.entity)
        self.drop(level, None)
        return True

    def tick_at_rest(self, level: Level) -> None:
        self.rest = None
        self.tick(level)

    def _cells(self, level: Level) -> tuple[tuple[Section, int, int], ...]:
        found = []
        for pos in (self.wall, self.entity.block_pos):
            section, index, _ = level.cell(pos)
            found.append((section, index, section.ids[index]))
        return tuple(found)

    @property
    def facing(self) -> Direction:
        raise NotImplementedError

    @property
    def wall(self) -> BlockPos:
        return self.facing.opposite.from_pos(self.entity.block_pos)

    def hangs(self, level: Level) -> bool:
        """On something solid, with nothing in its place."""
        state = level.get_block_state(self.wall)
        is_diode = state.block.name in _DIODES and self.facing.is_horizontal
        if not (state.blocks_motion or is_diode):
            return False
        box = self._box()
        return not any(touches(box, other) for other in block_boxes(level, box))

    def _box(self) -> Box:
        """Flat on its wall."""
        side, (x, y, z) = self.facing, self.entity.pos
        half, thin = _WIDTH / 2.0, _DEPTH / 2.0
        dx, dy, dz = (thin if part else half for part in (side.dx, side.dy, side.dz))
        return x - dx, y - dy, z - dz, x + dx, y + dy, z + dz

    def drop(self, level: Level, source: DamageSource | None) -> None:
        """What it leaves when it is gone."""

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        entity = self.entity
        if is_spared(level, entity, source) or is_spared_by_rule(level, source):
            return False
        level.remove_entity(entity)
        self.drop(level, source)
        return True


def _is_creative(source: DamageSource | None) -> bool:
    causing = None if source is None else source.causing
    return bool(getattr(causing, "is_creative", False))


@attrs.define(eq=False, repr=False)
class ItemFrameBody(HangingBody):
    @property
    def facing(self) -> Direction:
        number = self.entity.nbt.get("Facing", 3)
        known = isinstance(number, int) and 0 <= number < len(_NUMBERED)
        return _NUMBERED[int(number)] if known else Direction.SOUTH  # type: ignore[arg-type]

    def hangs(self, level: Level) -> bool:
        return bool(self.entity.nbt.get("Fixed")) or HangingBody.hangs(self, level)

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        """First its item falls out, but for explosions; a fixed one is hardly touched."""
        entity, type = self.entity, damage_type(level, source)
        is_forced = type.has("bypasses_invulnerability") or _is_creative(source)
        if entity.nbt.get("Fixed"):
            return is_forced and HangingBody.hurt(self, level, source, amount)
        if is_spared(level, entity, source) or is_spared_by_rule(level, source):
            return False
        is_explosion = type.has("is_explosion")
        if entity.nbt.get("Item") and not is_explosion:
            self._drop_item(level, source)
            return True
        return HangingBody.hurt(self, level, source, amount)

    def drop(self, level: Level, source: DamageSource | None) -> None:
        """Nothing if it is fixed (general knowledge)."""
        entity = self.entity
        if entity.nbt.get("Fixed"):
            return
        falls = level.world.game_rules.is_on("entity_drops")
        if falls and not _is_creative(source):
            drop_at_feet(level, entity, ItemStack(entity.type_id))
        self._drop_item(level, source)

    def _drop_item(self, level: Level, source: DamageSource | None) -> None:
        entity, nbt = self.entity, self.entity.nbt
        stack = ItemStack.from_nbt(nbt.pop("Item", None))
        turned, chance = nbt.pop("ItemRotation", 0), nbt.pop("ItemDropChance", 1.0)
        if stack.is_empty and not turned:
            return
        level.write_count += 1
        level.update_comparators_at(entity.block_pos, level.blocks.block(_AIR))
        entity.changed()
        if not level.world.game_rules.is_on("entity_drops") or _is_creative(source):
            return
        likely = float(chance) if isinstance(chance, (int, float)) else 1.0
        if level.random.next_float() < likely:
            drop_at_feet(level, entity, stack)


@attrs.define(eq=False, repr=False)
class PaintingBody(HangingBody):
    @property
    def facing(self) -> Direction:
        number = self.entity.nbt.get("facing", 0)
        return _QUARTERS[int(number) & 3 if isinstance(number, int) else 0]

    def hangs(self, level: Level) -> bool:
        """One that is larger is told only when a block behind it may be missing."""
        if self.entity.nbt.get("variant", "minecraft:kebab") in _SMALL:
            return HangingBody.hangs(self, level)
        x, y, z = (floor(part) for part in self.wall)
        side = self.facing
        for along in range(-2, 3):
            for up in range(-2, 3):
                pos = (x + along * abs(side.dz), y + up, z + along * abs(side.dx))
                if not level.get_block_state(pos).blocks_motion:
                    mechanic = f"{self.entity.type_id}: its wall"
                    raise UnsupportedError(mechanic, self.entity.block_pos)
        return True

    def drop(self, level: Level, source: DamageSource | None) -> None:
        falls = level.world.game_rules.is_on("entity_drops")
        if falls and not _is_creative(source):
            drop_at_feet(level, self.entity, ItemStack(self.entity.type_id))
