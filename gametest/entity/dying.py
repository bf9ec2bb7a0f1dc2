"""`/kill` and death (https://minecraft.wiki/w/Commands/kill)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_riding import dismount, eject
from gametest.nbt.tags import Float

if TYPE_CHECKING:
    from gametest.entity.player import Player


_HOLDERS: Final = ("chest_minecart", "hopper_minecart", "_chest_boat", "_chest_raft")


def kill(entity: Entity) -> None:
    """It is gone at once, its passengers get off; a player is dead until it comes back.

    The 20 ticks in which a dead mob still lies there are not simulated, and what a mob or a
    player drops is reported.
    """
    if entity.is_removed or not entity.is_alive:
        return
    eject(entity)
    dismount(entity)
    if entity.is_player:
        _kill_player(entity)  # type: ignore[arg-type]
        return
    level = entity.level
    if level is None:
        return
    if entity.nbt.get("Items") and entity.type_id.endswith(_HOLDERS):
        level.report_unsupported(
            f"{entity.type_id}: spill what it holds", entity.block_pos
        )
    if entity.kind.is_mob and level.world.game_rules.is_on("mob_drops"):
        level.report_unsupported(f"{entity.type_id}: death drops", entity.block_pos)
    level.remove_entity(entity)


def discard(entity: Entity) -> None:
    """It is gone without dying."""
    if entity.level is not None:
        entity.level.remove_entity(entity)


def _kill_player(player: Player) -> None:
    player.nbt["Health"] = Float(0.0)
    level = player.level
    if level is None or player.is_spectator:
        return
    if not level.world.game_rules.is_on("keep_inventory"):
        experience = player.experience
        if not player.inventory.is_empty or experience.level or experience.progress:
            level.report_unsupported(f"{player.type_id}: death drops", player.block_pos)
        player.inventory.clear()
        experience.level, experience.progress, experience.total = 0, 0.0, 0
