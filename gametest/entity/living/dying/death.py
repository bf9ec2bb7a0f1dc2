"""Death of a living body: who is told, what is left, the 20 ticks it still lies there.

https://minecraft.wiki/w/Health#Death, https://minecraft.wiki/w/Statistics; the order is general
knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.entity.living.dying.death_drops import drop_all
from gametest.entity.living.mob_traits import splits
from gametest.entity.living.worn.requirements import is_of_kind
from gametest.level.entities.entity_riding import dismount, eject
from gametest.level.entities.hearing import make_noise
from gametest.level.world.world_state import Difficulty

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

LYING_TIME: Final = 20


def die(level: Level, body: LivingBody, source: DamageSource) -> None:
    """It is dead from now on; what is not a player is gone after `LYING_TIME` turns."""
    entity = body.entity
    if entity.is_removed or body.has_died:
        return
    body.has_died = True
    body.rest = None
    if entity.is_player and level.world.triggers.death_listeners:
        # Here, as few players die.
        from gametest.entity.living.dying.death_messages import death_message

        level.world.triggers.died(entity, death_message(level, body, source))
    killer = _killer(body, source)
    if killer is not None and killer.is_player:
        _award_kill(level, killer, entity, source)
    if entity.is_player:
        if getattr(entity, "bed", None) is not None:
            from gametest.entity.playing.sleeping import wake

            wake(level, entity)
        _award_death(level, entity, killer, source)
        _note_return(level, entity)
    drop_all(level, body, source)
    make_noise(level, entity.pos, "entity_die", entity)
    for effect in body.effects.values():
        kind = effect.kind
        if kind.missing is not None and kind.missing_when == "death":
            level.report_unsupported(kind.missing, entity.block_pos)
    _report_sequels(level, entity, source, killer)


def _note_return(level: Level, player: Entity) -> None:
    """Dummies ask the rule when they die.

    https://github.com/misode/packtest (Dummy), and the test `dummy_immediate_respawn` of
    https://github.com/mcbookshelf/ward.
    """
    from gametest.entity.player import Player

    if isinstance(player, Player):
        rules = level.world.game_rules
        player.returns_at_once = rules.is_on("immediate_respawn", default=False)


def _report_sequels(
    level: Level, entity: Entity, source: DamageSource, killer: Entity | None
) -> None:
    """What single kinds make of a death: https://minecraft.wiki/w/Wither, /Zombie."""
    if killer is not None and killer.type_id == "minecraft:wither":
        mechanic = "minecraft:wither_rose: left by a wither"
        level.report_unsupported(mechanic, entity.block_pos)
    causing = source.causing
    if (
        entity.type_id == "minecraft:villager"
        and causing is not None
        and is_of_kind(level, causing, "zombies")
        and level.world.difficulty in (Difficulty.NORMAL, Difficulty.HARD)
    ):
        mechanic = f"{entity.type_id}: become a zombie villager"
        level.report_unsupported(mechanic, entity.block_pos)


def tick_death(level: Level, body: LivingBody) -> None:
    """A turn of a dead body; a player's stays until it comes back."""
    body.death_time += 1
    if body.death_time < LYING_TIME:
        return
    entity = body.entity
    if splits(entity):
        level.report_unsupported(f"{entity.type_id}: split", entity.block_pos)
    eject(entity)
    dismount(entity)
    if not entity.is_player:
        level.remove_entity(entity)


def _killer(body: LivingBody, source: DamageSource) -> Entity | None:
    """Who has the credit: a player that struck within 100 ticks, else who struck last."""
    player = body.player_attacker
    if player is not None and body.player_memory > 0:
        return player
    return body.attacker if body.attacker is not None else source.causing


def _award_kill(
    level: Level, killer: Entity, victim: Entity, source: DamageSource
) -> None:
    triggers = level.world.triggers
    if victim is not killer:
        id = victim.type_id.replace(":", ".", 1)
        if victim.is_player:
            triggers.award(killer, "minecraft.custom:minecraft.player_kills")
            triggers.award(killer, f"minecraft.killed:{id}")
        else:
            triggers.award(killer, "minecraft.custom:minecraft.mob_kills")
            triggers.award(killer, f"minecraft.killed:{id}")
    triggers.fire(
        killer, "minecraft:player_killed_entity", entity=victim, source=source
    )


def _award_death(
    level: Level, player: Entity, killer: Entity | None, source: DamageSource
) -> None:
    triggers = level.world.triggers
    triggers.award(player, "minecraft.custom:minecraft.deaths")
    if killer is not None:
        id = killer.type_id.replace(":", ".", 1)
        triggers.award(player, f"minecraft.killed_by:{id}")
        triggers.fire(
            player, "minecraft:entity_killed_player", entity=killer, source=source
        )
    triggers.value_changed(player)
