"""A right click on an entity: what it does with the item, or what the item does to it.

Each entity's page on https://minecraft.wiki/. Mobs that would need a will to answer are unsupported by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.interaction.hand.outcome import Outcome
from gametest.level.entities.hearing import make_noise

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.interaction.hand.hand import Hand
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

INTERACTION = "minecraft:interaction"


def use_on_entity(level: Level, hand: Hand, entity: Entity, at: Vec3) -> Outcome:
    """`at`: where it was clicked, absolute. Raises `UnsupportedError` by its name.

    The trigger player_interacted_with_entity is the caller's: the game fires it where a client's
    message arrives.
    """
    player = hand.player
    if player.is_spectator:
        return Outcome.PASSED
    return _use(level, hand, entity, at)


def _use(level: Level, hand: Hand, entity: Entity, at: Vec3) -> Outcome:
    name = entity.type_id.removeprefix("minecraft:")
    if not can_be_touched(entity):
        return Outcome.PASSED
    # Longer than other functions because it is a table, one case a kind.
    match name:
        case "interaction":
            note_touch(level, hand.player, entity, "interaction")
            return Outcome.DONE
        case "armor_stand":
            from gametest.entity.using.stands import use_stand

            return use_stand(level, hand, entity, at)
        case "item_frame" | "glow_item_frame":
            from gametest.entity.using.frames import use_frame

            return use_frame(level, hand, entity)
        case "minecart" | "chest_minecart" | "hopper_minecart" | "furnace_minecart":
            from gametest.entity.using.vehicles import use_cart

            return use_cart(level, hand, entity)
        case _ if name.endswith(("_boat", "_raft")):
            from gametest.entity.using.vehicles import use_boat

            return use_boat(level, hand, entity)
        case _ if entity.is_living and not entity.is_player:
            from gametest.entity.using.mobs import use_mob

            outcome = use_mob(level, hand, entity)
            if outcome.is_done:
                make_noise(level, entity.pos, "entity_interact", hand.player)
            return outcome
        case _:
            return Outcome.PASSED


def can_be_touched(entity: Entity) -> bool:
    """Markers, displays and the like have no body that a hand meets."""
    width, height = entity.size
    return width > 0 and height > 0 and not entity.type_id.endswith("_display")


def note_touch(level: Level, player: Entity, entity: Entity, key: str) -> None:
    """An interaction remembers who touched it last (https://minecraft.wiki/w/Interaction)."""
    from gametest.level.entities.entity import uuid_ints
    from gametest.nbt.tags import Compound, IntArray, Long

    note: Compound = {
        "player": IntArray(uuid_ints(player.uuid)),
        "timestamp": Long(level.world.game_time),
    }
    entity.nbt[key] = note
    entity.changed()
