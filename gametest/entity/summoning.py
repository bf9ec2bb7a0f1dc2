"""Entities that come by command (https://minecraft.wiki/w/Commands/summon)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.position import Vec3
from gametest.entity.hanging import hang
from gametest.entity.kinds import EntityKinds, UnknownEntityKindError
from gametest.entity.living.mob_data import FRIENDLY_MONSTERS
from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_riding import add_with_riders, entity_of_nbt
from gametest.level.world.world_state import Difficulty
from gametest.nbt.tags import Compound

if TYPE_CHECKING:
    from gametest.level.level import Level

HORIZONTAL_LIMIT: Final = 30_000_000
VERTICAL_LIMIT: Final = 20_000_000


class SummonError(ValueError):
    """The command fails with this text."""


def create_entity(
    level: Level, type_id: str, pos: Vec3, nbt: Compound | None = None
) -> Entity:
    """Make it at a place with its passengers and add all of them to the level.

    Place comes from `pos`, also for passengers, all else from `nbt`: `UUID` and `Rotation` too.
    Raises `SummonError`. A mob without data would be given random traits by the game, which its
    body is told.
    """
    type_id = type_id if ":" in type_id else f"minecraft:{type_id}"
    _check(level, type_id, pos)
    entity = entity_of_nbt(level, {**(nbt or {}), "id": type_id}, pos, keep_uuid=True)
    assert entity is not None
    hang(entity)
    if not add_with_riders(level, entity):
        msg = "unable to summon an entity: its UUID is in use"
        raise SummonError(msg)
    if nbt is None and entity.body is not None:
        entity.body.came_by_chance()
    return entity


def _check(level: Level, type_id: str, pos: Vec3) -> None:
    kinds = level.world.entity_kinds
    kind = kinds.kind(type_id)
    if not kind.is_known:
        table = EntityKinds.load(level.world.version)
        try:
            kind = table.known(type_id)
        except UnknownEntityKindError as error:
            raise SummonError(str(error)) from None
    if not kind.is_summonable:
        msg = f"{type_id} cannot be summoned"
        raise SummonError(msg)
    x, y, z = pos
    if not (
        -HORIZONTAL_LIMIT <= x < HORIZONTAL_LIMIT
        and -VERTICAL_LIMIT <= y < VERTICAL_LIMIT
        and -HORIZONTAL_LIMIT <= z < HORIZONTAL_LIMIT
    ):
        msg = "invalid position for summon"
        raise SummonError(msg)
    if (
        level.world.difficulty is Difficulty.PEACEFUL
        and kind.category == "monster"
        and type_id not in FRIENDLY_MONSTERS
    ):
        msg = "monsters cannot be summoned in peaceful difficulty"
        raise SummonError(msg)
