"""Potions that break (https://minecraft.wiki/w/Splash_Potion, /Lingering_Potion).

The nearer, the stronger: a splash reaches four blocks to a side and two up and down, and works by one less a
quarter of the distance between the boxes.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.living.effects.effect_store import add_effect
from gametest.entity.living.effects.potions import (
    CONTENTS,
    WATER,
    duration_scale,
    effects_of,
    potion_name,
)
from gametest.entity.living.living_body import living_body
from gametest.entity.projectile.instant_effects import is_instant, work_at_once
from gametest.interaction.entity_search import entities_in
from gametest.level.entities.entity import Entity, uuid_ints
from gametest.nbt.tags import Float, Int, IntArray

if TYPE_CHECKING:
    from gametest.entity.projectile.projectile_path import Hit
    from gametest.entity.projectile.thrown import ThrownBody
    from gametest.level.entities.entity import Box
    from gametest.level.level import Level
    from gametest.nbt.tags import Compound

_WIDE: Final = 4.0
_HIGH: Final = 2.0
_SHORTEST: Final = 20
"""Shorter effects do not come at all."""
_CLOUD_TIME: Final = 600
_CLOUD_WAIT: Final = 10
_CLOUD_RADIUS: Final = 3.0
_STAND: Final = "minecraft:armor_stand"


def splash(level: Level, body: ThrownBody, hit: Hit) -> None:
    stack = body.item
    contents = stack.find(CONTENTS)
    if potion_name(contents) == WATER:
        _drench(level, body, hit)
        return
    effects = effects_of(contents)
    if not effects:
        return
    owner, scale = body.owner(level), duration_scale(stack)
    box = _moved_to(body, hit.pos)
    for target in entities_in(level, _around(box)):
        victim = living_body(target)
        if not target.is_living or target.type_id == _STAND or not target.is_alive:
            continue
        square = _distance(box, target.bounding_box)
        if square >= _WIDE * _WIDE:
            continue
        if victim is None:
            mechanic = f"{target.type_id}: effects"
            raise UnsupportedError(mechanic, target.block_pos)
        part = 1.0 - sqrt(square) / _WIDE
        for effect in effects_of(contents):
            if is_instant(effect):
                work_at_once(level, victim, effect, part, body.entity, owner)
                continue
            if not effect.is_infinite:
                effect.duration = int(part * effect.duration * scale + 0.5)
                if effect.duration <= _SHORTEST:
                    continue
            add_effect(level, victim, effect, owner)


def linger(level: Level, body: ThrownBody, hit: Hit) -> None:
    """A cloud is left, unless there was only water in it."""
    stack = body.item
    contents = stack.find(CONTENTS)
    if potion_name(contents) == WATER:
        _drench(level, body, hit)
        return
    if not effects_of(contents):
        return
    nbt: Compound = {
        "Duration": Int(_CLOUD_TIME),
        "Radius": Float(_CLOUD_RADIUS),
        "RadiusOnUse": Float(-0.5),
        "RadiusPerTick": Float(-_CLOUD_RADIUS / _CLOUD_TIME),
        "ReapplicationDelay": Int(20),
        "WaitTime": Int(_CLOUD_WAIT),
        "potion_contents": contents if contents is not None else {},
        "potion_duration_scale": Float(duration_scale(stack)),
    }
    owner = body.owner(level)
    if owner is not None and owner.is_living:
        nbt["Owner"] = IntArray(uuid_ints(owner.uuid))
    cloud = Entity("minecraft:area_effect_cloud", level.new_uuid(), hit.pos, nbt=nbt)
    level.add_entity(cloud)


def _drench(level: Level, body: ThrownBody, hit: Hit) -> None:
    # Here, as few potions are water.
    from gametest.entity.projectile.drenching import drench

    drench(level, body, hit, _around(_moved_to(body, body.entity.pos)))


def _moved_to(body: ThrownBody, pos: Vec3) -> Box:
    width, height = body.entity.size
    half = width / 2.0
    x, y, z = pos
    return x - half, y, z - half, x + half, y + height, z + half


def _around(box: Box) -> Box:
    x0, y0, z0, x1, y1, z1 = box
    return x0 - _WIDE, y0 - _HIGH, z0 - _WIDE, x1 + _WIDE, y1 + _HIGH, z1 + _WIDE


def _distance(one: Box, other: Box) -> float:
    """Square of the gap between two boxes."""
    square = 0.0
    for axis in range(3):
        gap = max(one[axis] - other[axis + 3], other[axis] - one[axis + 3], 0.0)
        square += gap * gap
    return square
