"""Items that lie together become one stack (https://minecraft.wiki/w/Item_(entity)#Behavior).

The smaller stack goes into the larger one; of equal ones, that which looks into the other. Held
against the recorded merging of 26.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.interaction.entity_search import touches
from gametest.nbt.tags import nbt_equal

if TYPE_CHECKING:
    from gametest.entity.bodies.item import ItemBody
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_REACH: Final = 0.5
"""Blocks beyond the box, to the sides only."""
_ITEM: Final = "minecraft:item"


def merge_with_neighbors(level: Level, body: ItemBody) -> None:
    entity, wanted = body.entity, body.stack.id
    x0, y0, z0, x1, y1, z1 = entity.bounding_box
    around = (x0 - _REACH, y0, z0 - _REACH, x1 + _REACH, y1, z1 + _REACH)
    # In a heap most neighbours are something else: the cheap looks come first.
    near = [
        other
        for other in level.entities_near(around)
        if other.type_id == _ITEM
        and other is not entity
        and isinstance(other.body, type(body))
        and other.body.stack.id == wanted
        and touches(other.bounding_box, around)
    ]
    near.sort(key=_order)
    for other in near:
        _try(level, body, other)
        if body.is_gone():
            return


def _order(entity: Entity) -> int:
    return entity.order


def _try(level: Level, body: ItemBody, entity: Entity) -> None:
    other: ItemBody = entity.body  # type: ignore[assignment]
    one, two = body.stack, other.stack
    if not one.stacks_with(two):
        return
    other.wake()
    if not other.can_merge(level) or not _same_owner(body.entity, entity):
        return
    if one.count + two.count > level.world.items.max_stack_size(two):
        return
    if two.count < one.count:
        _merge(level, body, other)
    else:
        _merge(level, other, body)


def _merge(level: Level, into: ItemBody, gone: ItemBody) -> None:
    into.wake()
    into.set_stack(level, into.stack.with_count(into.stack.count + gone.stack.count))
    into.pickup_delay = max(into.pickup_delay, gone.pickup_delay)
    into.age = min(into.age, gone.age)
    level.remove_entity(gone.entity)


def _same_owner(one: Entity, other: Entity) -> bool:
    mine, its = one.nbt.get("Owner"), other.nbt.get("Owner")
    if mine is None or its is None:
        return mine is its
    return nbt_equal(mine, its)
