"""How a living body moves that does not walk: falling, sinking, sliding.

https://minecraft.wiki/w/Entity#Motion_of_entities for air; fluids by general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.core.position import Vec3
from gametest.entity.attributes import attribute_value
from gametest.entity.bodies.climbing import RISE, hold, rises
from gametest.interaction.block_friction import friction
from gametest.interaction.collision import is_free, moved
from gametest.interaction.movement import move
from gametest.loot.entity_slots import equipped
from gametest.nbt.tags import Byte

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gametest.entity.living.effects.active_effect import ActiveEffect
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

_GRAVITY: Final = 0.08
_SLOW_GRAVITY: Final = 0.01
_LIFT: Final = 0.05
"""Blocks per tick for each level of levitation."""
_LIFT_PART: Final = 0.2
_LEVITATION: Final = "minecraft:levitation"
_SLOW_FALLING: Final = "minecraft:slow_falling"
_AIR_DRAG: Final = 0.9800000190734863
_GROUND_FACTOR: Final = 0.9100000262260437
_WATER_DRAG: Final = 0.800000011920929
_SPRINTING_DRAG: Final = 0.8999999761581421
_GRACEFUL_DRAG: Final = 0.9599999785423279
_LAND_DRAG: Final = 0.5460000634193420
_GRACE: Final = "minecraft:dolphins_grace"
_EFFICIENCY: Final = "minecraft:water_movement_efficiency"
_GLIDER: Final = "minecraft:glider"
_UNKNOWN: Final = (
    ("minecraft:air_drag_modifier", 1.0),
    ("minecraft:bounciness", 0.0),
    ("minecraft:friction_modifier", 1.0),
)
"""Attributes of which it is not known here what they do exactly, with what leaves all as it is."""
_LAVA_DRAG: Final = 0.5
_SHALLOW_LAVA: Final = 0.4


def travel(
    level: Level, entity: Entity, body: EntityBody, *, gravity: float | None = None
) -> None:
    """By default with the gravity of its attribute."""
    body.efficiency = 0.0
    if "attributes" in entity.nbt or _wears_modifiers(body):
        _refuse_unknown(entity)
        name = "minecraft:movement_efficiency"
        body.efficiency = f32(attribute_value(entity, name) or 0.0)
    if entity.nbt.get("FallFlying"):
        _refuse_gliding(level, entity)
    if gravity is None:
        gravity = attribute_value(entity, "minecraft:gravity")
    if gravity is None:
        gravity = _GRAVITY
    if body.no_gravity:
        gravity = 0.0
    lift = None
    effects = getattr(body, "effects", None)
    if effects:
        gravity, lift = _by_effects(entity, body, effects, gravity)
    step = attribute_value(entity, "minecraft:step_height")
    body.step_height = f32(step or 0.0)
    if body.is_in_water:
        _in_water(level, entity, body, gravity)
    elif body.is_in_lava:
        _in_lava(level, entity, body, gravity)
    else:
        slip = friction(level, entity, body) if body.on_ground else 1.0
        hold(level, entity, body)
        move(level, entity, body, entity.motion)
        drag = f32(slip * _GROUND_FACTOR)
        x, y, z = entity.motion
        if rises(level, entity, body):
            y = RISE
        y = y - gravity if lift is None else y + (lift - y) * _LIFT_PART
        entity.motion = Vec3(x * drag, y * _AIR_DRAG, z * drag)


def _wears_modifiers(body: EntityBody) -> bool:
    """Whether anything that it wears may change what the attributes here are by kind."""
    worn: dict[str, ItemStack] = getattr(body, "worn", {})
    return any(stack.components for stack in worn.values())


def _refuse_unknown(entity: Entity) -> None:
    for name, default in _UNKNOWN:
        if attribute_value(entity, name) not in (None, default):
            raise UnsupportedError(f"{name}: other than {default:g}", entity.block_pos)


def _refuse_gliding(level: Level, entity: Entity) -> None:
    """Who wears nothing to glide with just falls (https://minecraft.wiki/w/Elytra)."""
    table = level.world.items.table
    slots = ("head", "chest", "legs", "feet", "body", "mainhand", "offhand")
    worn = [equipped(entity, slot) for slot in slots]
    if any(
        not stack.is_empty and table.component(stack, _GLIDER) is not None
        for stack in worn
    ):
        raise UnsupportedError(f"{entity.type_id}: glide", entity.block_pos)
    entity.nbt["FallFlying"] = Byte(0)


def _by_effects(
    entity: Entity,
    body: EntityBody,
    effects: Mapping[str, ActiveEffect],
    gravity: float,
) -> tuple[float, float | None]:
    """Gravity, and the speed upwards that it is drawn to.

    https://minecraft.wiki/w/Slow_Falling, https://minecraft.wiki/w/Levitation
    """
    floats, slows = effects.get(_LEVITATION), _SLOW_FALLING in effects
    if slows or floats is not None:
        body.fall_distance = 0.0
    if slows and entity.motion[1] <= 0.0:
        gravity = min(gravity, _SLOW_GRAVITY)
    return gravity, None if floats is None else _LIFT * (floats.amplifier + 1)


def _in_water(level: Level, entity: Entity, body: EntityBody, gravity: float) -> None:
    height, falls = entity.pos.y, entity.motion[1] <= 0.0
    drag = _water_drag(entity, body)
    move(level, entity, body, entity.motion)
    x, y, z = entity.motion
    y = _sinking(gravity, y * _WATER_DRAG, falls=falls)
    entity.motion = Vec3(x * drag, y, z * drag)
    _climb_out(level, entity, body, height)


def _water_drag(entity: Entity, body: EntityBody) -> float:
    """To the sides: https://minecraft.wiki/w/Depth_Strider, /Dolphin%27s_Grace; the numbers are general knowledge."""
    if _GRACE in getattr(body, "effects", ()):
        return _GRACEFUL_DRAG
    sprints = bool(getattr(entity, "is_sprinting", False))
    drag = _SPRINTING_DRAG if sprints else _WATER_DRAG
    efficiency = f32(attribute_value(entity, _EFFICIENCY) or 0.0)
    if not body.on_ground:
        efficiency *= 0.5
    return f32(drag + f32(f32(_LAND_DRAG - drag) * efficiency))


def _in_lava(level: Level, entity: Entity, body: EntityBody, gravity: float) -> None:
    height, falls = entity.pos.y, entity.motion[1] <= 0.0
    move(level, entity, body, entity.motion)
    x, y, z = entity.motion
    if body.lava_height <= _SHALLOW_LAVA:
        y = _sinking(gravity, y * _WATER_DRAG, falls=falls)
        x, z = x * _LAVA_DRAG, z * _LAVA_DRAG
    else:
        x, y, z = x * _LAVA_DRAG, y * _LAVA_DRAG, z * _LAVA_DRAG
    if gravity:
        y -= gravity / 4.0
    entity.motion = Vec3(x, y, z)
    _climb_out(level, entity, body, height)


def _sinking(gravity: float, y: float, *, falls: bool) -> float:
    if not gravity:
        return y
    slow = gravity / 16.0
    if falls and abs(y - 0.005) >= 0.003 and abs(y - slow) < 0.003:
        return -0.003
    return y - slow


def _climb_out(level: Level, entity: Entity, body: EntityBody, height: float) -> None:
    """Against a wall it rises if there is room above."""
    if not body.horizontal_collision:
        return
    x, y, z = entity.motion
    lift = (x, y + 0.6000000238418579 - entity.pos.y + height, z)
    box = moved(entity.bounding_box, lift)
    if is_free(level, box, entity) and not _is_wet(level, box):
        entity.motion = Vec3(x, 0.30000001192092896, z)


def _is_wet(level: Level, box: tuple[float, ...]) -> bool:
    x0, y0, z0, x1, y1, z1 = (int(part // 1) for part in box)
    return any(
        level.get_block_state((x, y, z)).fluid is not None
        for x in range(x0, x1 + 1)
        for y in range(y0, y1 + 1)
        for z in range(z0, z1 + 1)
    )
