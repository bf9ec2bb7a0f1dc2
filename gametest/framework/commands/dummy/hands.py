"""What a dummy does to blocks, entities and with what it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.interaction import attack_block, use_block
from gametest.behaviour.placing.place_context import PlaceContext
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError
from gametest.nbt.tags import Compound, IntArray, Long

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.core.position import BlockPos
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity

INTERACTION: Final = "minecraft:interaction"
_HELD_DOES_NOT_MATTER: Final = (
    "_button",
    "_door",
    "_fence_gate",
    "_trapdoor",
    "comparator",
    "daylight_detector",
    "lever",
    "repeater",
)
"""These answer a hand whatever it holds, unless it sneaks."""


def use_item(_source: CommandSourceStack, dummy: Player) -> int:
    for stack in (dummy.main_hand, dummy.inventory.worn("offhand")):
        if not stack.is_empty:
            mechanic = f"{stack.id}: use"
            raise UnsupportedError(mechanic, dummy.block_pos)
    raise CommandError(f"Dummy {dummy.name} cannot use that item")


def use_block_at(source: CommandSourceStack, dummy: Player, pos: BlockPos) -> int:
    level = dummy.level or source.level
    state = level.get_block_state(pos)
    held = [dummy.main_hand, dummy.inventory.worn("offhand")]
    items = [stack for stack in held if not stack.is_empty]
    if items and not _is_plain(state, dummy):
        mechanic = f"{items[0].id}: use on {state.block.name}"
        raise UnsupportedError(mechanic, pos)
    front = PlaceContext.front_of(dummy.yaw)
    if not use_block(level, pos, front):
        raise CommandError(f"Dummy {dummy.name} cannot interact with that block")
    return 1


def _is_plain(state: BlockState, dummy: Player) -> bool:
    return not dummy.is_sneaking and state.block.name.endswith(_HELD_DOES_NOT_MATTER)


def use_entity(source: CommandSourceStack, dummy: Player, entity: Entity) -> int:
    if entity.type_id == INTERACTION:
        _note_touch(source, dummy, entity, "interaction")
        return 1
    if not _can_be_touched(entity):
        raise CommandError(f"Dummy {dummy.name} cannot interact with that entity")
    mechanic = f"{entity.type_id}: use by a player"
    raise UnsupportedError(mechanic, entity.block_pos)


def attack(source: CommandSourceStack, dummy: Player, entity: Entity) -> int:
    if entity.type_id == INTERACTION:
        _note_touch(source, dummy, entity, "attack")
        return 1
    if not _can_be_touched(entity):
        raise CommandError(f"Dummy {dummy.name} cannot interact with that entity")
    mechanic = f"{entity.type_id}: attack by a player"
    raise UnsupportedError(mechanic, entity.block_pos)


def mine(source: CommandSourceStack, dummy: Player, pos: BlockPos) -> int:
    """At once, as the game's server does when a client says that it is through."""
    level = dummy.level or source.level
    state = level.get_block_state(pos)
    if state.is_air or (state.fluid is not None and not state.collision_shape):
        raise CommandError(f"Dummy {dummy.name} failed to mine block")
    attack_block(level, pos)
    if not dummy.main_hand.is_empty:
        # What it is decides what drops, and it wears off.
        mechanic = f"{dummy.main_hand.id}: mining"
        level.report_unsupported(mechanic, pos)
    if not level.destroy_block(pos, drop=not dummy.is_creative):
        raise CommandError(f"Dummy {dummy.name} failed to mine block")
    return 1


def _can_be_touched(entity: Entity) -> bool:
    """Markers, displays and the like have no body that a hand meets."""
    width, height = entity.size
    return width > 0 and height > 0 and not entity.type_id.endswith("_display")


def _note_touch(
    source: CommandSourceStack, dummy: Player, entity: Entity, key: str
) -> None:
    """An interaction remembers who touched it last (https://minecraft.wiki/w/Interaction)."""
    parts = [dummy.uuid >> shift & 0xFFFFFFFF for shift in (96, 64, 32, 0)]
    signed = [part - 2**32 if part >= 2**31 else part for part in parts]
    note: Compound = {
        "player": IntArray(signed),
        "timestamp": Long(source.level.world.game_time),
    }
    entity.nbt[key] = note
    entity.changed()
