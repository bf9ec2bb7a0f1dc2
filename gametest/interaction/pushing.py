"""Living things that overlap push each other apart (https://minecraft.wiki/w/Entity#Collision).

The numbers are general knowledge of the game.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.position import Vec3
from gametest.interaction.entity_search import touches

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_LEAST: Final = 0.009999999776482582
_PUSH: Final = 0.05000000074505806
_CART_PUSH: Final = 0.10000000149011612
_CART_LEAST: Final = 9.999999747378752e-05


def may_push(level: Level, entity: Entity, other: Entity) -> bool:
    """What the teams of both say: https://minecraft.wiki/w/Commands/team (`collisionRule`).

    Against their names, `pushOtherTeams` is for pushing within the team and `pushOwnTeam` for all others (MC-87984).
    """
    board = level.world.scoreboard
    if not board.teams:
        return True
    own, theirs = (board.team_of(each.scoreboard_name) for each in (entity, other))
    rules = {team.collision_rule for team in (own, theirs) if team is not None}
    is_same = own is not None and own is theirs
    if "never" in rules:
        return False
    return ("pushOwnTeam" if is_same else "pushOtherTeams") not in rules


def push_neighbors(level: Level, entity: Entity) -> None:
    """Everything pushable in its box gives way, and it to them."""
    if len(level.entities) < 2:
        return
    for other in _neighbors(level, entity):
        if other.type_id.endswith("minecart"):
            push_from_cart(other, entity)
        else:
            push_apart(other, entity)


def has_neighbors(level: Level, entity: Entity) -> bool:
    """Whether there is something that it would push."""
    return bool(_neighbors(level, entity))


def _neighbors(level: Level, entity: Entity) -> list[Entity]:
    if not entity.kind.is_pushable:
        # Bats pass all others (general knowledge).
        return []
    box = entity.bounding_box
    # Sizes are asked last: they cost most, and may be unknown of those that are not pushed at all.
    found = [
        other
        for other in level.entities_near(box)
        if other is not entity
        and other.kind.is_pushable
        and not other.is_player
        and touches(other.bounding_box, box)
        and other.is_alive
        and not _share_vehicle(entity, other)
        and may_push(level, entity, other)
    ]
    found.sort(key=lambda other: other.order)
    return found


def push_apart(one: Entity, other: Entity) -> None:
    """Both give way, unless somebody rides them."""
    x, z = other.pos.x - one.pos.x, other.pos.z - one.pos.z
    distance = max(abs(x), abs(z))
    if distance < _LEAST:
        return
    distance = sqrt(distance)
    part = min(1.0, 1.0 / distance)
    x, z = x / distance * part * _PUSH, z / distance * part * _PUSH
    if not one.passengers:
        _add(one, -x, -z)
    if not other.passengers:
        _add(other, x, z)


def push_from_cart(cart: Entity, other: Entity) -> None:
    """Both move apart; who is no cart takes a quarter."""
    x, z = other.pos.x - cart.pos.x, other.pos.z - cart.pos.z
    square = x * x + z * z
    if square < _CART_LEAST:
        return
    distance = sqrt(square)
    part = min(1.0, 1.0 / distance)
    x, z = (each / distance * part * _CART_PUSH * 0.5 for each in (x, z))
    _add(cart, -x, -z)
    _add(other, x / 4.0, z / 4.0)


def _add(entity: Entity, x: float, z: float) -> None:
    if entity.body is not None:
        entity.body.wake()
    motion = entity.motion
    entity.motion = Vec3(motion[0] + x, motion[1], motion[2] + z)


def _share_vehicle(one: Entity, other: Entity) -> bool:
    return one.vehicle is other or other.vehicle is one
