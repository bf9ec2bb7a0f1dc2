"""A block on its way down: it lands, or breaks into its item (https://minecraft.wiki/w/Falling_Block).

The order of a turn is general knowledge of the game.
"""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.block.block_state import BlockState
from gametest.block.state_nbt import find_state
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.entity.bodies.landing import can_land, land
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.entity_search import entities_in
from gametest.interaction.item_spawn import eject_item
from gametest.interaction.movement import move
from gametest.item.item_stack import ItemStack
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity_body import EntityBody
from gametest.level.entities.entity_field import int_of
from gametest.nbt.tags import Byte, Int

if TYPE_CHECKING:
    from gametest.level.level import Level

_GRAVITY: Final = 0.04
_DRAG: Final = 0.98
_LOST_AFTER: Final = 100
"""Ticks outside the build height."""
_LIFETIME: Final = 600


@final
@attrs.define(eq=False, repr=False)
class FallingBlockBody(EntityBody):
    state: BlockState | None = attrs.field(default=None, init=False)
    time: int = attrs.field(default=0, init=False)
    drops_item: bool = attrs.field(default=True, init=False)
    cancels_drop: bool = attrs.field(default=False, init=False)
    """It vanishes on the ground."""
    hurts: bool = attrs.field(default=False, init=False)
    hurt_amount: float = attrs.field(default=0.0, init=False)
    """Points for each block that it fell."""
    hurt_max: int = attrs.field(default=40, init=False)

    def read(self) -> None:
        EntityBody.read(self)
        nbt = self.entity.nbt
        self.state = self._carried(nbt.get("BlockState"))
        time = nbt.get("Time", 0)
        self.time = int(time) if isinstance(time, int) else 0
        self.drops_item = bool(nbt.get("DropItem", 1))
        self.cancels_drop = bool(nbt.get("CancelDrop", 0))
        name = "" if self.state is None else self.state.block.name
        self.hurts = bool(nbt.get("HurtEntities", name.endswith("anvil")))
        amount = nbt.get("FallHurtAmount", 0.0)
        self.hurt_amount = float(amount) if isinstance(amount, (int, float)) else 0.0
        self.hurt_max = int_of(nbt.get("FallHurtMax"), 40)

    def write(self) -> None:
        EntityBody.write(self)
        nbt = self.entity.nbt
        nbt["Time"] = Int(self.time)
        nbt["DropItem"] = Byte(self.drops_item)
        nbt["CancelDrop"] = Byte(self.cancels_drop)

    def _carried(self, saved: object) -> BlockState | None:
        """Sand where none is named, or none in the version's own form."""
        level = self.entity.level
        if level is None:
            return None
        found = find_state(level.blocks, saved)
        return found or level.blocks.block("minecraft:sand").default_state

    def tick(self, level: Level) -> None:
        entity = self.entity
        state = self.state
        if state is None or state.is_air:
            level.remove_entity(entity)
            return
        self.tick_count += 1
        self.time += 1
        x, y, z = entity.motion
        if not self.no_gravity:
            entity.motion = Vec3(x, y - _GRAVITY, z)
        move(level, entity, self, entity.motion)
        apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        self._look_around(level, state)
        x, y, z = entity.motion
        entity.motion = Vec3(x * _DRAG, y * _DRAG, z * _DRAG)

    def _look_around(self, level: Level, state: BlockState) -> None:
        entity = self.entity
        pos = entity.pos.block_pos
        hardens = state.block.name.endswith("_concrete_powder")
        in_water = hardens and level.get_block_state(pos).fluid == "water"
        x, y, z = entity.motion
        if hardens and not in_water and x * x + y * y + z * z > 1.0:
            raise UnsupportedError(f"{state.block.name}: fast into water", pos)
        if not self.on_ground and not in_water:
            is_outside = not level.min_y < pos.y <= level.max_y
            if (self.time > _LOST_AFTER and is_outside) or self.time > _LIFETIME:
                level.remove_entity(entity)
                self._drop(level, state)
            return
        entity.motion = Vec3(x * 0.7, y * -0.5, z * 0.7)
        there = level.get_block_state(pos)
        if there.is_block("minecraft:moving_piston"):
            return
        level.remove_entity(entity)
        if self.cancels_drop:
            return
        if can_land(level, pos, state, there, in_water=in_water):
            land(level, pos, state, there, entity)
        else:
            self._drop(level, state)

    def _drop(self, level: Level, state: BlockState) -> None:
        """As an item, with a little hop, where it was."""
        if not self.drops_item or not level.world.game_rules.is_on("entity_drops"):
            return
        random = level.random
        motion = Vec3(
            random.next_double() * 0.2 - 0.1, 0.2, random.next_double() * 0.2 - 0.1
        )
        eject_item(level, self.entity.pos, motion, ItemStack(state.block.name))

    def landed(self, level: Level, distance: float, pos: BlockPos) -> None:
        state = self.state
        deep = ceil(distance - 1.0)
        if state is None or not self.hurts or deep < 0:
            return
        self._hurt_below(level, state, deep)
        if state.block.name.endswith("anvil") and level.random.next_float() < (
            0.05 + deep * 0.05
        ):
            self._wear(level, state)

    def _hurt_below(self, level: Level, state: BlockState, deep: int) -> None:
        """2 points a block, at most 40 (https://minecraft.wiki/w/Anvil#Falling_anvils)."""
        entity, name = self.entity, state.block.name
        amount = float(min(floor(deep * self.hurt_amount), self.hurt_max))
        kind = "falling_block"
        if name.endswith("anvil"):
            kind = "falling_anvil"
        elif name == "minecraft:pointed_dripstone":
            kind = "falling_stalactite"
        source = DamageSource(f"minecraft:{kind}", entity, entity)
        below = entities_in(level, entity.bounding_box, where=lambda e: e.is_living)
        for each in below:
            if each.is_alive and each.body is not None:
                each.body.hurt(level, source, amount)

    def _wear(self, level: Level, state: BlockState) -> None:
        """One step on, by chance (https://minecraft.wiki/w/Anvil#Falling_anvils)."""
        worn = {
            "minecraft:anvil": "minecraft:chipped_anvil",
            "minecraft:chipped_anvil": "minecraft:damaged_anvil",
        }.get(state.block.name)
        if worn is None:
            self.cancels_drop = True
        else:
            self.state = level.blocks.state_of(worn, state.properties)
