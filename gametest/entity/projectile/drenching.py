"""Splashed water: it puts out fire and hurts whom water hurts.

https://minecraft.wiki/w/Splash_Potion#Splash_water_bottles: a point to those within four blocks, and the fire in
the cell before the struck block, in that block and in the four beside. An enderman teleports, and an axolotl is
wetted: both are unsupported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.direction import HORIZONTALS
from gametest.core.errors import UnsupportedError
from gametest.interaction.entity_search import entities_in
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.harming import hurt_entity
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.entity.projectile.projectile_path import Hit
    from gametest.entity.projectile.thrown import ThrownBody
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

_REACH: Final = 4.0
_DAMAGE: Final = 1.0
_SENSITIVE: Final = frozenset(
    f"minecraft:{name}" for name in ("blaze", "snow_golem", "strider")
)
_UNSUPPORTED: Final = ("minecraft:axolotl", "minecraft:enderman")
_FIRES: Final = ("minecraft:fire", "minecraft:soul_fire")
_LIT: Final = ("candle", "candle_cake", "campfire")


def drench(level: Level, body: ThrownBody, hit: Hit, around: Box) -> None:
    """`around`: where those are looked for whom it may reach."""
    if hit.block is not None and hit.side is not None:
        before = hit.side.from_pos(hit.block)
        for pos in (
            before,
            hit.block,
            *(side.from_pos(before) for side in HORIZONTALS),
        ):
            _put_out(level, pos)
    for target in entities_in(level, around, where=lambda each: each.is_living):
        _wet(level, body, target)


def _wet(level: Level, body: ThrownBody, target: Entity) -> None:
    x, y, z = target.pos.minus(body.entity.pos)
    if x * x + y * y + z * z >= _REACH * _REACH:
        return
    if target.type_id in _UNSUPPORTED:
        mechanic = f"{target.type_id}: splashed with water"
        raise UnsupportedError(mechanic, target.block_pos)
    if target.type_id in _SENSITIVE:
        source = DamageSource(
            "minecraft:indirect_magic", body.entity, body.owner(level)
        )
        hurt_entity(level, target, source, _DAMAGE)
    if target.body is not None and target.is_alive:
        target.body.fire_ticks = min(0, target.body.fire_ticks)


def _put_out(level: Level, pos: BlockPos) -> None:
    state = level.get_block_state(pos)
    if state.block.name in _FIRES:
        level.destroy_block(pos, drop=False)
    elif state.block.name.endswith(_LIT) and state.find("lit") == "true":
        level.set_block(pos, state.with_("lit", "false"), ALL)
