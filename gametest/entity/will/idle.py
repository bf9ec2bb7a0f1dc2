"""A mob with a will, as long as its will can change nothing that is told of here.

It is shut in, so that no walk leads anywhere, or sits in a cart or boat; nobody is there whom it would attack,
and nothing about it that it would see to. Then it is a body like any other, which does not even walk within
its cell, as a path of one step is at its end at once (general knowledge). Where it looks is its own affair.
Without players nothing despawns: https://minecraft.wiki/w/Mob_spawning#Despawning asks how far the nearest is.
"""

from __future__ import annotations

from math import floor, sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.entity.attributes import attribute_value
from gametest.entity.will.confinement import walls_of
from gametest.entity.will.kinds import IDLE_KINDS, IdleKind
from gametest.interaction.blast.exposure import sees

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_SPREAD: Final = 1.12
"""A mob's follow range is drawn up to so much above the kind's (general knowledge)."""
_RANGE: Final = 16.0
_STAYS_WITHIN: Final = 32.0
_CARRIERS: Final = ("minecart", "_boat", "_raft")
_CLIMBED: Final = ("ladder", "vine", "scaffolding", "vines", "vines_plant")
_GRAZED: Final = (
    "grass_block",
    "short_grass",
    "short_dry_grass",
    "tall_dry_grass",
    "fern",
)
_WISHES: Final = {
    "Age": "grow up",
    "InLove": "breed",
    "CanPickUpLoot": "pick up items",
    "CanBreakDoors": "break doors",
    "ignited": "explode",
    "Patrolling": "patrol",
    "invulnerable_time": "become vulnerable",
}
"""Data that make it do more than walk, and what."""


def check_idle(level: Level, body: LivingBody) -> list[BlockPos]:
    """The cells that its being idle hangs on, beside those of its own box.

    Raises `UnsupportedError` by what it would do, or by its kind where it would walk.
    """
    entity = body.entity
    kind = IDLE_KINDS.get(entity.type_id)
    if kind is None:
        raise _refusal(entity, None)
    walls = [] if _is_carried(entity) else walls_of(level, body)
    if walls is None:
        raise _refusal(entity, None)
    deed = _find_deed(level, body, kind)
    if deed is not None:
        raise _refusal(entity, deed)
    return [*walls, *_looked_at(entity, kind)]


def may_rest(body: LivingBody) -> bool:
    """Whether only the blocks around it can stir it, and nobody who comes by."""
    return body.entity.kind.category != "monster" and body.hurt_since is None


def draws_traits(entity: Entity) -> bool:
    kind = IDLE_KINDS.get(entity.type_id)
    return kind is not None and kind.draws_traits


def _refusal(entity: Entity, deed: str | None) -> UnsupportedError:
    what = "entity" if deed is None else f"would {deed}"
    return UnsupportedError(f"{entity.type_id}: {what}", entity.block_pos)


def _is_carried(entity: Entity) -> bool:
    """In what holds whoever sits in it: https://minecraft.wiki/w/Boat, /Minecart."""
    vehicle = entity.vehicle
    return vehicle is not None and vehicle.type_id.endswith(_CARRIERS)


def _find_deed(level: Level, body: LivingBody, kind: IdleKind) -> str | None:
    """What its will would do, beside walking."""
    entity = body.entity
    for key, wish in _WISHES.items():
        if entity.nbt.get(key):
            return wish
    if entity.passengers:
        return "carry a rider"
    if kind.is_fighter and body.last_attacker() is not None:
        return "strike back"
    if _would_drink(level, body, kind):
        return "drink a potion"
    return _deed_by_company(level, entity, kind) or _deed_by_place(level, entity, kind)


def _would_drink(level: Level, body: LivingBody, kind: IdleKind) -> bool:
    """Once it has been hurt so long that a potion may have worked."""
    if kind.drink_time is None:
        return False
    if body.hurt_since is None:
        if body.health >= body.max_health and body.fire_ticks <= 0:
            return False
        body.hurt_since = level.game_time
    return level.game_time - body.hurt_since >= kind.drink_time


def _deed_by_company(level: Level, entity: Entity, kind: IdleKind) -> str | None:
    is_monster = entity.kind.category == "monster"
    nearest: float | None = None
    reach = (attribute_value(entity, "minecraft:follow_range") or _RANGE) * _SPREAD
    reach = reach if kind.reach is None else kind.reach
    for other in level.bodies.values():
        if other is entity or not other.is_alive:
            continue
        if not (other.is_player or other.type_id in kind.targets):
            continue
        away = _distance(entity, other)
        if other.is_player:
            if getattr(other, "is_spectator", False):
                continue
            nearest = away if nearest is None else min(nearest, away)
            if getattr(other, "is_creative", False):
                continue
        if away <= reach and _finds(level, entity, other, kind):
            return f"attack {other.type_id}"
    stays = not is_monster or entity.nbt.get("PersistenceRequired")
    if nearest is not None and nearest > _STAYS_WITHIN and not stays:
        return "despawn"
    return None


def _finds(level: Level, entity: Entity, other: Entity, kind: IdleKind) -> bool:
    """Blocks stop a look if they stop a body, glass too."""
    if other.type_id not in kind.targets:
        return False
    if other.type_id in kind.unseen_targets:
        return True
    return sees(level, entity.eye_position, other.eye_position, entity)


def _distance(one: Entity, other: Entity) -> float:
    return sqrt(sum(part * part for part in other.pos.minus(one.pos)))


def _deed_by_place(level: Level, entity: Entity, kind: IdleKind) -> str | None:
    for pos in _own_cells(entity):
        state = level.get_block_state(pos)
        if state.is_air:
            continue
        name = state.block.name
        if state.fluid is not None:
            return "swim"
        if name.endswith(_CLIMBED):
            return "climb"
        if name == "minecraft:powder_snow":
            return "climb out of powder snow"
    names = {
        level.get_block_state(pos).block.name.removeprefix("minecraft:")
        for pos in _looked_at(entity, kind)
    }
    if kind.grazes and not names.isdisjoint(_GRAZED):
        return "graze"
    if kind.tramples_eggs and "turtle_egg" in names:
        return "trample eggs"
    return None


def _own_cells(entity: Entity) -> Iterator[BlockPos]:
    x0, y0, z0, x1, y1, z1 = entity.bounding_box
    for x in range(floor(x0), floor(x1) + 1):
        for y in range(floor(y0), floor(y1) + 1):
            for z in range(floor(z0), floor(z1) + 1):
                yield BlockPos(x, y, z)


def _looked_at(entity: Entity, kind: IdleKind) -> list[BlockPos]:
    """Around its feet, where it would see to things."""
    x, y, z = entity.block_pos
    if kind.tramples_eggs:
        return [
            BlockPos(x + dx, y + dy, z + dz)
            for dy in (-1, 0, 1)
            for dx in (-1, 0, 1)
            for dz in (-1, 0, 1)
        ]
    return [BlockPos(x, y - 1, z), BlockPos(x, y, z)] if kind.grazes else []
