"""Players take items that lie near them (https://minecraft.wiki/w/Item_(entity)#Pickup).

Within one block to each side and half a block up and down of their box, once the delay is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.entity.bodies.item import ItemBody
from gametest.interaction.entity_search import entities_in
from gametest.nbt.tags import IntArray, nbt_equal

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

_ITEM: Final = "minecraft:item"
_ORB: Final = "minecraft:experience_orb"
_SHOT: Final = ("arrow", "trident")
_ORB_PAUSE: Final = 2
"""Ticks."""


def pick_up(level: Level, player: Player) -> bool:
    """True if something near waits for its delay."""
    x0, y0, z0, x1, y1, z1 = player.bounding_box
    around = (x0 - 1.0, y0 - 0.5, z0 - 1.0, x1 + 1.0, y1 + 0.5, z1 + 1.0)
    if player.vehicle is not None:
        around = _with_vehicle(player.bounding_box, player.vehicle.bounding_box)
    waits, orbs = False, []
    for entity in entities_in(level, around):
        if entity.type_id == _ITEM and isinstance(entity.body, ItemBody):
            waits = not _take(level, player, entity.body) or waits
        elif entity.type_id == _ORB:
            orbs.append(entity)
        elif entity.type_id.endswith(_SHOT):
            _take_arrow(level, player, entity)
    if orbs:
        _take_orb(level, player, orbs[level.random.next_int(len(orbs))])
    return waits or bool(orbs)


def _with_vehicle(box: Box, other: Box) -> Box:
    """Who rides takes what lies round both, and nothing above or below."""
    return (
        *(min(box[0], other[0]) - 1.0, min(box[1], other[1])),
        *(min(box[2], other[2]) - 1.0, max(box[3], other[3]) + 1.0),
        *(max(box[4], other[4]), max(box[5], other[5]) + 1.0),
    )


def _take_arrow(level: Level, player: Player, arrow: Entity) -> None:
    """One that sticks, where its data allow it (https://minecraft.wiki/w/Arrow#Retrieval)."""
    from gametest.entity.projectile.arrow import ArrowBody

    body = arrow.body
    if not isinstance(body, ArrowBody) or not body.is_for(player):
        return
    stack = body.item
    if body.is_taken_in_creative and not player.is_creative:
        return
    left = stack.with_count(0)
    if not body.is_taken_in_creative:
        most = level.world.items.max_stack_size(stack)
        selected = player.selected_slot
        left = player.inventory.add(stack, selected=selected, max_count=most)
    if left.is_empty or player.is_creative:
        level.remove_entity(arrow)


def _take_orb(level: Level, player: Player, orb: Entity) -> None:
    """One in two ticks; what mends is spent first (https://minecraft.wiki/w/Experience)."""
    from gametest.entity.bodies.experience_orb import ExperienceOrbBody
    from gametest.entity.living.worn.mending import mend

    body, own = orb.body, player.body
    now = level.game_time
    if not isinstance(body, ExperienceOrbBody) or now < getattr(own, "takes_orb_at", 0):
        return
    own.takes_orb_at = now + _ORB_PAUSE  # type: ignore[union-attr]
    points = mend(level, player, body.value)
    if points > 0:
        player.experience.give_points(points)
        player.score += points
        level.world.triggers.value_changed(player)
    body.count -= 1
    if body.count <= 0:
        level.remove_entity(orb)


def _take(level: Level, player: Player, item: ItemBody) -> bool:
    """False if it may be taken later. In creative mode what does not fit is lost."""
    item.wake()
    if item.pickup_delay or not _is_for(player, item):
        return item.pickup_delay <= 0
    stack = item.stack
    left = player.inventory.add(
        stack,
        selected=player.selected_slot,
        max_count=level.world.items.max_stack_size(stack),
    )
    if left.count != stack.count:
        stat = f"minecraft.picked_up:{stack.id.replace(':', '.', 1)}"
        level.world.triggers.award(player, stat, stack.count - left.count)
    if left.is_empty or player.is_creative:
        level.remove_entity(item.entity)
    elif left.count != stack.count:
        item.set_stack(level, left)
    _tell_thrown(level, player, item, stack)
    return True


def _tell_thrown(
    level: Level, player: Player, item: ItemBody, stack: ItemStack
) -> None:
    """If somebody threw it, the taker has taken a thrown thing (general knowledge)."""
    from gametest.level.entities.entity import uuid_of_ints

    thrower = item.entity.nbt.get("Thrower")
    if not isinstance(thrower, IntArray):
        return
    found = level.find_entity(uuid_of_ints(list(thrower)))
    if found is not None:
        level.world.triggers.fire(
            player,
            "minecraft:thrown_item_picked_up_by_player",
            item=stack,
            entity=found,
        )


def _is_for(player: Player, item: ItemBody) -> bool:
    from gametest.level.entities.entity import uuid_ints

    owner = item.entity.nbt.get("Owner")
    return owner is None or nbt_equal(owner, IntArray(uuid_ints(player.uuid)))
