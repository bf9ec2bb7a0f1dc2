"""What the effects of enchantments do to an entity (https://minecraft.wiki/w/Enchantment_definition).

Effects that are not here are unsupported by their name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import half_up, local_offset
from gametest.core.position import Vec3
from gametest.entity.living.effects.active_effect import ActiveEffect
from gametest.entity.living.effects.block_effects import change_blocks
from gametest.entity.living.effects.effect_store import add_effect
from gametest.entity.living.living_body import living_body
from gametest.entity.living.worn.level_values import value_at
from gametest.entity.living.worn.wear import mend_slot, wear_slot
from gametest.item.item_stack import full_id
from gametest.level.command_host import CommandOrigin
from gametest.level.entities.damage_source import DamageSource

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.entity.living.worn.enchantments import Found
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


def run_effect(
    level: Level,
    effect: Any,
    found: Found,
    owner: Entity,
    entity: Entity,
    pos: Vec3 | None = None,
) -> None:
    """An entity effect of an enchantment; unknown ones are unsupported by name.

    It happens where the entity is, or at `pos`.
    """
    word = str(effect.get("type", "")).removeprefix("minecraft:")
    at = found.level
    match word:
        case "all_of":
            for each in effect["effects"]:
                run_effect(level, each, found, owner, entity, pos)
        case "ignite":
            ticks = int(value_at(effect["duration"], at) * 20.0)
            if entity.body is not None:
                entity.body.ignite(ticks)
                entity.changed()
        case "apply_mob_effect":
            _give_effect(level, effect, at, entity)
        case "damage_entity":
            amount = _between(level, effect, "damage", at)
            type = full_id(str(effect["damage_type"]))
            if entity.body is not None:
                entity.body.hurt(level, DamageSource(type, owner, owner), amount)
        case "change_item_damage":
            _change_damage(level, found, owner, int(value_at(effect["amount"], at)))
        case "apply_exhaustion":
            body = living_body(entity)
            if body is not None:
                body.exhaust(value_at(effect["amount"], at))
        case "apply_impulse":
            _push(effect, at, entity)
        case "run_function":
            _run_function(level, str(effect["function"]), entity, pos or entity.pos)
        case "summon_entity":
            _summon(level, effect, entity, pos or entity.pos)
        case "explode" | "replace_block" | "replace_disk":
            change_blocks(level, word, effect, at, pos or entity.pos)
        case "play_sound" | "spawn_particles":
            return
        case _:
            mechanic = f"enchantment: effect {word}"
            raise UnsupportedError(mechanic, entity.block_pos)


def _change_damage(level: Level, found: Found, owner: Entity, amount: int) -> None:
    """What is negative mends (https://github.com/SpyglassMC/vanilla-mcdoc, `change_item_damage`)."""
    if amount < 0:
        mend_slot(level, owner, found.slot, -amount)
    else:
        wear_slot(level, owner, found.slot, amount)


def _run_function(level: Level, function: str, entity: Entity, pos: Vec3) -> None:
    """As the entity, turned as it is; a missing function is an entry of the game's log only."""
    origin = CommandOrigin(
        level=level,
        block_pos=pos.block_pos,
        position=pos,
        yaw=entity.yaw,
        name=entity.display_name,
        on_result=lambda _success, _result: None,
        on_output=lambda _message, _is_error: None,
        entity=entity,
        pitch=entity.pitch,
    )
    level.command_host.run(f"function {full_id(function)}", origin)


def _push(effect: Any, at: int, entity: Entity) -> None:
    """`direction` is seen from the entity (left, up, forwards); the scale is of the world's axes.

    https://minecraft.wiki/w/Lunge: forwards where its bearer looks, and never up or down.
    """
    if entity.body is None:
        return
    turned = local_offset(entity.yaw, entity.pitch, Vec3(*effect["direction"]))
    strength = value_at(effect["magnitude"], at)
    pushed = [
        motion + part * scale * strength
        for motion, part, scale in zip(
            entity.motion, turned, effect["coordinate_scale"], strict=True
        )
    ]
    entity.motion = Vec3(*pushed)
    entity.changed()


def _summon(level: Level, effect: Any, entity: Entity, pos: Vec3) -> None:
    """One of the kinds that are named."""
    from gametest.entity.summoning import create_entity

    named = effect["entity"]
    kinds = [named] if isinstance(named, str) else named
    if any(kind.startswith("#") for kind in kinds):
        raise UnsupportedError("enchantment: summon of a tag", entity.block_pos)
    kind = kinds[level.random.next_int(len(kinds))] if len(kinds) > 1 else kinds[0]
    made = create_entity(level, full_id(kind), pos)
    if effect.get("join_team"):
        board = level.world.scoreboard
        team = board.team_of(entity.scoreboard_name)
        if team is not None:
            board.join_team(made.scoreboard_name, team)


def _give_effect(level: Level, effect: Any, at: int, entity: Entity) -> None:
    body = living_body(entity)
    if body is None:
        return
    named = effect["to_apply"]
    if not isinstance(named, str) or named.startswith("#"):
        raise UnsupportedError("enchantment: one of several effects")
    seconds = _between(level, effect, "duration", at)
    amplifier = max(0, int(_between(level, effect, "amplifier", at)))
    given = ActiveEffect(full_id(named), half_up(seconds * 20.0), amplifier)
    add_effect(level, body, given)


def _between(level: Level, effect: Any, what: str, at: int) -> float:
    low = value_at(effect[f"min_{what}"], at)
    high = value_at(effect[f"max_{what}"], at)
    return low + level.random.next_float() * (high - low) if high > low else low
