"""Carts and boats under a hand: getting in, opening, fuelling.

https://minecraft.wiki/w/Minecart, https://minecraft.wiki/w/Boat, https://minecraft.wiki/w/Minecart_with_Furnace
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.interaction.container_access import entity_container
from gametest.interaction.hand.outcome import Outcome
from gametest.item.item_stack import full_id
from gametest.level.entities.entity_riding import mount

if TYPE_CHECKING:
    from gametest.interaction.hand.hand import Hand
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_BOAT_SEATS: Final = 2


def use_cart(level: Level, hand: Hand, cart: Entity) -> Outcome:
    player = hand.player
    match cart.type_id:
        case "minecraft:minecart":
            if player.is_sneaking or cart.passengers:
                return Outcome.PASSED
            return Outcome.of(mount(player, cart))
        case "minecraft:furnace_minecart":
            if level.world.items.has_tag(hand.stack, "furnace_minecart_fuel"):
                mechanic = f"{cart.type_id}: fuel by a player"
                raise UnsupportedError(mechanic, cart.block_pos)
            return Outcome.DONE
        case _:
            return _look_into(level, hand, cart)


def use_boat(level: Level, hand: Hand, boat: Entity) -> Outcome:
    player = hand.player
    has_chest = "_chest_" in boat.type_id
    seats = 1 if has_chest else _BOAT_SEATS
    if player.is_sneaking or len(boat.passengers) >= seats:
        return _look_into(level, hand, boat) if has_chest else Outcome.PASSED
    return Outcome.of(mount(player, boat))


def _look_into(level: Level, hand: Hand, vehicle: Entity) -> Outcome:
    """A window that nobody sees; the first one to look makes the loot."""
    table = vehicle.nbt.get("LootTable")
    container = None if table is None else entity_container(level, vehicle)
    if container is not None:
        triggers, trigger = level.world.triggers, "player_generates_container_loot"
        loot_table = full_id(str(table))
        triggers.fire(hand.player, f"minecraft:{trigger}", loot_table=loot_table)
        container.get_item(0)
    return Outcome.DONE
