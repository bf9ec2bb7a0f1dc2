"""What a dummy does to blocks, entities and with what it holds.

The main hand is tried first, then the off hand (https://github.com/misode/packtest, `DummyCommand`). Nobody
asks how far away a thing is. Rooms of the hand are imported when a dummy first uses it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.command.errors import CommandError
from gametest.framework.commands.checking import find_run
from gametest.interaction.hand.hand import hands_of

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.core.direction import Direction
    from gametest.core.position import BlockPos, Vec3
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity


def use_item(source: CommandSourceStack, dummy: Player) -> int:
    from gametest.framework.hands.using import use_item as use

    level = dummy.level or source.level
    for hand in hands_of(dummy):
        if use(level, hand).is_done:
            return 1
    raise CommandError(f"Dummy {dummy.name} cannot use that item")


def use_block_at(
    source: CommandSourceStack, dummy: Player, hit: Vec3, face: Direction
) -> int:
    from gametest.framework.hands.using import use_item_on

    level = dummy.level or source.level
    for hand in hands_of(dummy):
        if use_item_on(level, hand, hit.block_pos, face, hit).is_done:
            return 1
    raise CommandError(f"Dummy {dummy.name} cannot interact with that block")


def use_entity(
    source: CommandSourceStack, dummy: Player, entity: Entity, at: Vec3 | None = None
) -> int:
    from gametest.entity.using.on_entity import use_on_entity

    level = dummy.level or source.level
    run = find_run(source)
    for hand in hands_of(dummy):
        stack = hand.stack
        if not use_on_entity(level, hand, entity, at or entity.pos).is_done:
            continue
        if run is not None and run.is_ward:
            # Of its own doing (https://github.com/mcbookshelf/ward, `use_entity_advancement`): the
            # game fires it for the message of a client, which PackTest's dummies do not send.
            trigger = "minecraft:player_interacted_with_entity"
            level.world.triggers.fire(dummy, trigger, item=stack, entity=entity)
        return 1
    raise CommandError(f"Dummy {dummy.name} cannot interact with that entity")


def attack(source: CommandSourceStack, dummy: Player, entity: Entity) -> int:
    """Succeeds whatever comes of it."""
    from gametest.entity.using.striking import strike

    strike(dummy.level or source.level, dummy, entity)
    return 1


def mine(source: CommandSourceStack, dummy: Player, pos: BlockPos) -> int:
    """At once, as the game's server does when a client says that it is through."""
    from gametest.behaviour.using.mining import mine_block

    if not mine_block(dummy.level or source.level, dummy, pos):
        raise CommandError(f"Dummy {dummy.name} failed to mine block")
    return 1
