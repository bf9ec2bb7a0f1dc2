"""Entities from NBT and to NBT (https://minecraft.wiki/w/Entity_format)."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final

from gametest.core.position import Vec3
from gametest.level.entities.entity_field import (
    BASE_FIELDS,
    read_fields,
    shown_defaults,
)
from gametest.nbt.tags import (
    Compound,
    Double,
    Float,
    IntArray,
    Tag,
    copy_compound,
    copy_tag,
)

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_HORIZONTAL_LIMIT: Final = 30_000_512.0
_VERTICAL_LIMIT: Final = 20_000_000.0
_MOTION_LIMIT: Final = 10.0
"""Faster than this along an axis is taken as standing still along it."""
_ZERO: Final = Vec3(0.0, 0.0, 0.0)
_OWN_KEYS: Final = frozenset(
    {"id", "Pos", "Motion", "Rotation", "UUID", "Tags", "Passengers"}
)


def to_nbt(entity: Entity) -> Compound:
    """The whole data; `Passengers` with their ids if it has any."""
    from gametest.level.entities.entity import uuid_ints

    kind = entity.kind
    if entity.body is not None:
        entity.body.write()
    nbt = shown_defaults(BASE_FIELDS)
    nbt.update(shown_defaults(kind.fields))
    nbt.update(copy_compound(entity.nbt))
    nbt["Pos"] = [Double(value) for value in entity.pos]
    nbt["Motion"] = [Double(value) for value in entity.motion]
    nbt["Rotation"] = [Float(entity.yaw), Float(entity.pitch)]
    nbt["UUID"] = IntArray(uuid_ints(entity.uuid))
    if entity.tags:
        nbt["Tags"] = [*entity.tags]
    riders = [rider for rider in entity.passengers if not rider.is_player]
    if riders:
        nbt["Passengers"] = [rider.save() for rider in riders]
    return nbt


def load(entity: Entity, nbt: Compound) -> None:
    """All but identity and passengers; what is missing becomes the default.

    That a list of the wrong length counts as missing is documented (25w07a), that a missing
    place is 0 0 0 is not confirmed.
    """
    _load_place(entity, nbt)
    _load_tags(entity, nbt.get("Tags"))
    entity.nbt = _kept(entity, nbt)
    finish = entity.kind.finish
    if finish is not None:
        finish(entity)
    if entity.level is not None:
        settle_in(entity.level, entity, nbt)
    if entity.body is not None:
        entity.body.read()


def settle_in(level: Level, entity: Entity, nbt: Compound) -> None:
    """What its data do in its level: it joins a team, and fills in what they refer to.

    `Team` is read and not kept (https://minecraft.wiki/w/Entity_format); since 26.3 by every kind:
    https://github.com/SpyglassMC/vanilla-mcdoc, `java/world/entity`.
    """
    name, world = nbt.get("Team"), level.world
    joins = entity.kind.is_living or world.version.teams_for_all
    if isinstance(name, str) and joins:
        entity.nbt.pop("Team", None)
        team = world.scoreboard.teams.get(name)
        if team is not None:
            world.scoreboard.join_team(entity.scoreboard_name, team)
    if entity.kind.settle is not None:
        entity.kind.settle(level, entity)


def merge(entity: Entity, nbt: Compound) -> None:
    """As if the whole data had been read, merged and loaded again."""
    from gametest.nbt.merging import merge_compound

    whole = to_nbt(entity)
    merge_compound(whole, nbt)
    load(entity, whole)


def _load_place(entity: Entity, nbt: Compound) -> None:
    x, y, z = _vector(nbt.get("Pos"))
    entity.pos = Vec3(
        max(-_HORIZONTAL_LIMIT, min(_HORIZONTAL_LIMIT, x)),
        max(-_VERTICAL_LIMIT, min(_VERTICAL_LIMIT, y)),
        max(-_HORIZONTAL_LIMIT, min(_HORIZONTAL_LIMIT, z)),
    )
    entity.motion = Vec3(
        *(
            0.0 if abs(part) > _MOTION_LIMIT else part
            for part in _vector(nbt.get("Motion"))
        )
    )
    yaw, pitch = _numbers(nbt.get("Rotation"), 2) or (0.0, 0.0)
    entity.turn_to(yaw, pitch)


def _load_tags(entity: Entity, tags: Tag | None) -> None:
    from gametest.level.entities.entity import MAX_TAGS

    words = tags if isinstance(tags, list) else []
    if not all(isinstance(word, str) for word in words):
        words = []
    wanted = dict.fromkeys(str(word) for word in words[:MAX_TAGS])
    if list(wanted) == list(entity.tags):
        return
    for tag in tuple(entity.tags):
        entity.remove_tag(tag)
    for tag in wanted:
        entity.add_tag(tag)


def _kept(entity: Entity, nbt: Compound) -> Compound:
    kind = entity.kind
    kept = read_fields(nbt, BASE_FIELDS)
    kept.update(read_fields(nbt, kind.fields))
    if not kind.is_closed:
        for key, value in nbt.items():
            if (
                key not in _OWN_KEYS
                and key not in BASE_FIELDS
                and key not in kind.fields
            ):
                kept[key] = copy_tag(value)
    return kept


def _vector(value: Tag | None) -> Vec3:
    numbers = _numbers(value, 3)
    return _ZERO if numbers is None else Vec3(*numbers)


def _numbers(value: Tag | None, count: int) -> tuple[float, ...] | None:
    """None if it is no list of so many finite numbers."""
    if not isinstance(value, list) or len(value) != count:
        return None
    numbers: list[float] = []
    for part in value:
        if not isinstance(part, (int, float)) or not isfinite(part):
            return None
        numbers.append(float(part))
    return tuple(numbers)
