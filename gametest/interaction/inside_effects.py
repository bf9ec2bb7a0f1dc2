"""Effects of blocks and fluids on what is in them that no behaviour of their own needs.

https://minecraft.wiki/w/Bubble_Column, /Cobweb, /Honey_Block, /Slime_Block, /Lava, /Fire, /Cactus.
Numbers not on those pages are general knowledge; bubble columns were held against recorded motion.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.damage_source import DamageSource

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

Effect = Callable[["Level", BlockPos, "BlockState", "Entity", "EntityBody"], None]

_WEB: Final = Vec3(0.25, 0.05000000074505806, 0.25)
_WOVEN_WEB: Final = Vec3(0.5, 0.25, 0.5)
_POWDER: Final = Vec3(0.8999999761581421, 1.5, 0.8999999761581421)
_BUSH: Final = Vec3(0.800000011920929, 0.75, 0.800000011920929)
_PRICK_SPEED: Final = 0.003000000026077032
_LAVA_DAMAGE: Final = 4.0
_LAVA_BURN: Final = 300
_FIRE_BURN: Final = 160
_HONEY_TOP: Final = 0.9375
_SLIDE: Final = -0.05
_FALL_DRAG: Final = 0.9800000190734863


def _bubbles(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    """Faster where the column ends in air."""
    above = level.get_block_state((pos.x, pos.y + 1, pos.z))
    x, y, z = entity.motion
    drags = state.get("drag") == "true"
    if not above.collision_shape and above.fluid is None:
        y = max(-0.9, y - 0.03) if drags else min(1.8, y + 0.1)
    else:
        y = max(-0.3, y - 0.03) if drags else min(0.7, y + 0.06)
        body.fall_distance = 0.0
    entity.motion = Vec3(x, y, z)


def _cobweb(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    """Who weaves is held half as much (https://minecraft.wiki/w/Weaving)."""
    body.fall_distance = 0.0
    weaves = "minecraft:weaving" in getattr(body, "effects", ())
    body.stuck = _WOVEN_WEB if weaves else _WEB


def _powder_snow(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    """It slows, puts out fire, and freezes what lives (https://minecraft.wiki/w/Powder_Snow)."""
    if entity.is_living:
        body.is_in_powder_snow = True  # type: ignore[attr-defined]
    if not entity.is_living or level.get_block_state(entity.block_pos) is state:
        body.stuck = _POWDER
        body.fall_distance = 0.0
    if body.fire_ticks > 0:
        body.fire_ticks = 0
        if entity.is_player or level.world.game_rules.is_on("mob_griefing"):
            level.destroy_block(pos, drop=False)


def _berries(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    """It pricks who moves in it, once it has berries (https://minecraft.wiki/w/Sweet_Berries)."""
    if not entity.is_living or entity.type_id in ("minecraft:fox", "minecraft:bee"):
        return
    body.stuck = _BUSH
    body.fall_distance = 0.0
    moved = entity.pos.minus(body.old_pos)
    if state.get("age") != "0" and (
        abs(moved[0]) >= _PRICK_SPEED or abs(moved[2]) >= _PRICK_SPEED
    ):
        body.hurt(level, DamageSource.of("sweet_berry_bush"), 1.0)


def _cactus(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    body.hurt(level, DamageSource.of("cactus"), 1.0)


def _honey(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    """Down its side one slides slowly."""
    x, y, z = entity.pos
    mx, my, mz = entity.motion
    if body.on_ground or y > pos.y + _HONEY_TOP - 1e-7:
        return
    if my / _FALL_DRAG + 0.08 >= -0.08:
        return
    reach = 0.4375 + entity.size[0] / 2
    if abs(pos.x + 0.5 - x) + 1e-7 <= reach and abs(pos.z + 0.5 - z) + 1e-7 <= reach:
        return
    slow = (_SLIDE - 0.08) * _FALL_DRAG
    speed = my / _FALL_DRAG + 0.08
    if speed < -0.13:
        part = _SLIDE / speed
        entity.motion = Vec3(mx * part, slow, mz * part)
    else:
        entity.motion = Vec3(mx, slow, mz)
    body.fall_distance = 0.0


def _slime_step(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    x, y, z = entity.motion
    down = abs(y)
    if down < 0.1 and not getattr(entity, "is_sneaking", False):
        part = 0.4 + down * 0.2
        entity.motion = Vec3(x * part, y, z * part)


def _magma_step(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    """Who sneaks is spared (https://minecraft.wiki/w/Magma_Block)."""
    if entity.is_living and not getattr(entity, "is_sneaking", False):
        body.hurt(level, DamageSource.of("hot_floor"), 1.0)


def _fire(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    body.ignite(_FIRE_BURN)
    body.hurt(
        level,
        DamageSource.of("in_fire"),
        2.0 if state.is_block("minecraft:soul_fire") else 1.0,
    )


def _campfire(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    if state.get("lit") == "true" and entity.is_living:
        amount = 2.0 if state.is_block("minecraft:soul_campfire") else 1.0
        body.hurt(level, DamageSource.of("campfire"), amount)


def _lava(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    burn_in_lava(level, body)


def burn_in_lava(level: Level, body: EntityBody) -> None:
    body.ignite(_LAVA_BURN)
    body.hurt(level, DamageSource.of("lava"), _LAVA_DAMAGE)


def _water(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    body.fire_ticks = min(body.fire_ticks, 0)


def _portal(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    raise UnsupportedError(f"{state.block.name}: travel", pos)


def _rose(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, body: EntityBody
) -> None:
    """It withers for two seconds (https://minecraft.wiki/w/Wither_Rose)."""
    give = getattr(body, "wither_by_rose", None)
    if give is not None:
        give(level)


EFFECTS: Final[Mapping[str, Effect]] = {
    "fluid:lava": _lava,
    "fluid:water": _water,
    "minecraft:bubble_column": _bubbles,
    "minecraft:cactus": _cactus,
    "minecraft:campfire": _campfire,
    "minecraft:cobweb": _cobweb,
    "minecraft:end_gateway": _portal,
    "minecraft:end_portal": _portal,
    "minecraft:fire": _fire,
    "minecraft:honey_block": _honey,
    "minecraft:nether_portal": _portal,
    "minecraft:powder_snow": _powder_snow,
    "minecraft:soul_campfire": _campfire,
    "minecraft:soul_fire": _fire,
    "minecraft:sweet_berry_bush": _berries,
    "minecraft:wither_rose": _rose,
}
"""By block id; `fluid:` for what every block with the fluid does."""
STEP_EFFECTS: Final[Mapping[str, Effect]] = {
    "minecraft:magma_block": _magma_step,
    "minecraft:slime_block": _slime_step,
}
