"""How a living body is hurt, in the game's order (https://minecraft.wiki/w/Damage#Dealing_damage).

Before: difficulty, immunity. Then the 10 ticks in which only the difference counts, armour,
resistance, enchantments, absorption, health. After: knock-back, death, and who hears of it. What
the page does not say is general knowledge of the game.
"""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final

from gametest.core.float32 import f32, half_up
from gametest.entity.living.damage_types import (
    DamageType,
    damage_type,
    scaled_for_players,
)
from gametest.entity.living.dying.death import die
from gametest.entity.living.dying.totem import saved_by_totem
from gametest.entity.living.knockback import knock_back_from
from gametest.entity.living.worn.armor import after_armor, after_magic, wear_armor
from gametest.entity.living.worn.blocking import blocked_amount
from gametest.entity.living.worn.requirements import is_of_kind
from gametest.level.entities.hearing import make_noise
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

INVULNERABLE_TIME: Final = 20
HURT_TIME: Final = 10
_HALF: Final = 10
MOST: Final = 3.4028234663852886e38
"""The greatest 32-bit number."""
_COUNTED: Final = 3.4028235e37
"""Statistics leave out what is as much or more."""
_PLAYER_MEMORY: Final = 100


def hurt_living(
    level: Level, body: LivingBody, source: DamageSource, amount: float
) -> bool:
    """Whether it was hurt. Player and armour stand have questions of their own before."""
    entity, type = body.entity, damage_type(level, source)
    if body.is_invulnerable_to(level, source) or not entity.is_alive:
        return False
    if type.has("is_fire") and body.has_effect("fire_resistance"):
        return False
    if entity.is_player:
        _wake(level, entity)
    given = amount = max(0.0, f32(amount))
    blocked = blocked_amount(level, body, source, amount)
    amount = f32(amount - blocked)
    if type.has("is_freezing") and is_of_kind(
        level, entity, "freeze_hurts_extra_types"
    ):
        amount = f32(amount * 5.0)
    if type.has("damages_helmet") and not equipped(entity, "head").is_empty:
        wear_armor(level, body, source, amount, ("head",))
        amount = f32(amount * 0.75)
    if not isfinite(amount):
        amount = MOST
    is_new = True
    if body.invulnerable_time > _HALF and not type.has("bypasses_cooldown"):
        if amount <= body.last_amount:
            return False
        _take(level, body, source, f32(amount - body.last_amount))
        body.last_amount, is_new = amount, False
    else:
        body.last_amount = amount
        body.invulnerable_time = INVULNERABLE_TIME
        _take(level, body, source, amount)
        body.hurt_time = HURT_TIME
    _note_attackers(level, body, source, type)
    if is_new and not type.has("no_knockback"):
        knock_back_from(body, source, is_projectile=type.has("is_projectile"))
    body.rest = None
    if body.health <= 0.0 and not saved_by_totem(level, body, type):
        die(level, body, source)
    is_hurt = not blocked or amount > 0.0
    if is_hurt:
        _hurt_by_effects(level, body)
    _tell(level, entity, source, given, amount, blocked)
    return is_hurt


def hurt_player(
    level: Level, body: LivingBody, source: DamageSource, amount: float
) -> bool:
    """What asks before: creative mode, difficulty, who may harm whom."""
    player, type = body.entity, damage_type(level, source)
    if body.is_invulnerable_to(level, source) or not player.is_alive:
        return False
    spared = getattr(player, "is_creative", False) or getattr(
        player, "is_spectator", False
    )
    if spared and not type.has("bypasses_invulnerability"):
        return False
    if source.causing is not None and not _may_harm(level, source.causing, player):
        return False
    if type.scales(source):
        amount = scaled_for_players(level, f32(amount))
    return amount != 0.0 and hurt_living(level, body, source, amount)


def _may_harm(level: Level, attacker: Entity, player: Entity) -> bool:
    """Rule `pvp` and the friendly fire of teams (https://minecraft.wiki/w/Commands/team)."""
    if not attacker.is_player:
        return True
    if not level.world.game_rules.is_on("pvp"):
        return False
    board = level.world.scoreboard
    team = board.team_of(attacker.scoreboard_name)
    return (
        team is None
        or team is not board.team_of(player.scoreboard_name)
        or team.friendly_fire
    )


def _wake(level: Level, player: Entity) -> None:
    """A blow gets one out of bed at once (https://minecraft.wiki/w/Bed#Sleeping)."""
    if getattr(player, "bed", None) is not None:
        from gametest.entity.playing.sleeping import wake

        wake(level, player)


def _take(level: Level, body: LivingBody, source: DamageSource, amount: float) -> None:
    """Armour, magic, absorption, and the rest from its health."""
    entity = body.entity
    amount = after_armor(level, body, source, amount)
    amount = after_magic(level, body, source, amount)
    left = max(0.0, f32(amount - body.absorption))
    absorbed = f32(amount - left)
    if absorbed:
        body.set_absorption(body.absorption - absorbed)
    triggers = level.world.triggers
    if 0.0 < absorbed < _COUNTED:
        name = "minecraft.custom:minecraft.damage_"
        if entity.is_player:
            triggers.award(entity, f"{name}absorbed", half_up(f32(absorbed * 10.0)))
        elif source.causing is not None and source.causing.is_player:
            tenths = half_up(f32(absorbed * 10.0))
            triggers.award(source.causing, f"{name}dealt_absorbed", tenths)
    if left == 0.0:
        return
    body.exhaust(damage_type(level, source).exhaustion)
    body.set_health(f32(body.health - left))
    make_noise(level, entity.pos, "entity_damage", entity)
    if entity.is_player and left < _COUNTED:
        name = "minecraft.custom:minecraft.damage_taken"
        triggers.award(entity, name, half_up(f32(left * 10.0)))


def _note_attackers(
    level: Level, body: LivingBody, source: DamageSource, type: DamageType
) -> None:
    causing = source.causing
    if causing is None or not causing.is_living:
        return
    if not type.has("no_anger") and not (
        source.name == "wind_charge"
        and is_of_kind(level, body.entity, "no_anger_from_wind_charge")
    ):
        body.note_attacker(level, causing)
    if causing.is_player:
        body.player_attacker, body.player_memory = causing, _PLAYER_MEMORY


def _hurt_by_effects(level: Level, body: LivingBody) -> None:
    """Those that answer a blow (https://minecraft.wiki/w/Infested)."""
    for effect in body.effects.values():
        kind = effect.kind
        if kind.missing is None or kind.missing_when != "hurt":
            continue
        if not is_of_kind(level, body.entity, "immune_to_infested"):
            level.report_unsupported(kind.missing, body.entity.block_pos)


def _tell(
    level: Level,
    entity: Entity,
    source: DamageSource,
    dealt: float,
    taken: float,
    blocked: float,
) -> None:
    triggers, causing = level.world.triggers, source.causing
    what = {
        "source": source,
        "dealt": dealt,
        "taken": taken,
        "blocked": blocked > 0.0,
    }
    if entity.is_player:
        triggers.fire(entity, "minecraft:entity_hurt_player", **what)
        if 0.0 < blocked < _COUNTED:
            name = "minecraft.custom:minecraft.damage_blocked_by_shield"
            triggers.award(entity, name, half_up(f32(blocked * 10.0)))
    if causing is not None and causing.is_player:
        triggers.fire(causing, "minecraft:player_hurt_entity", entity=entity, **what)
