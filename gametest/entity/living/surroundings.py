"""Harm by where a living body is: walls, water, frost, daylight, the border.

https://minecraft.wiki/w/Suffocation, /Drowning (in `Damage`), /Powder_Snow, /World_border,
https://minecraft.wiki/w/Undead. The order within a turn is general knowledge of the game.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.entity.attributes import attribute_value
from gametest.entity.living.effects.active_effect import ActiveEffect
from gametest.entity.living.effects.effect_store import add_effect, tick_effects
from gametest.entity.living.living_body import FROZEN_AT
from gametest.entity.living.worn.item_modifiers import look_at_worn
from gametest.entity.living.worn.requirements import is_of_kind
from gametest.entity.living.worn.worn_ticks import tick_worn
from gametest.interaction.entity_search import entities_in
from gametest.interaction.pushing import may_push
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity_riding import dismount
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.entity.living.living_body import LivingBody
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

_NO_AIR: Final = -20
_AIR_BACK: Final = 4
_DOLPHIN: Final = "minecraft:dolphin"
_IRON_GOLEM: Final = "minecraft:iron_golem"
_FREEZE_PERIOD: Final = 40
_BREATH: Final = "minecraft:water_breathing"
_BREATH_TICKS: Final = 200
_ARMOR: Final = ("head", "chest", "legs", "feet", "body")
_TAKE_OFF: Final = 2
"""Turns after which one thrown by wind has left the ground, or stays on it."""
_SHAKES_OFF: Final = "dismounts_underwater"
"""Entity tag: nobody rides it under water (https://minecraft.wiki/w/Entity_type_tag_(Java_Edition))."""


def living_turn(level: Level, body: LivingBody) -> None:
    """After the turn that every entity has: what hurts it here, counters, effects."""
    entity = body.entity
    if entity.is_alive and not entity.nbt.get("Marker"):
        _suffocate(level, body)
        _border(level, body)
    if entity.is_alive:
        _breathe(level, body)
        tick_worn(level, body)
    if body.hurt_time > 0:
        body.hurt_time -= 1
    if body.invulnerable_time > 0:
        body.invulnerable_time -= 1
    if body.player_memory > 0:
        body.player_memory -= 1
    else:
        body.player_attacker = None
    body.has_impulse = False
    if body.wind and body.on_ground and level.game_time > body.wind[1] + _TAKE_OFF:
        body.wind = None
    if not entity.is_alive:
        from gametest.entity.living.dying.death import tick_death

        tick_death(level, body)
        if body.is_gone():
            return
    if body.effects:
        tick_effects(level, body)
    else:
        # Those that come later in this turn begin with the next.
        body.turned_at = level.game_time
    look_at_worn(body)


def _suffocate(level: Level, body: LivingBody) -> None:
    """A thin slice of its box at the eyes meets a block that takes the air."""
    entity = body.entity
    if body.no_physics or getattr(entity, "is_spectator", False):
        return
    x, y, z = entity.eye_position
    half = entity.size[0] * 0.8 / 2.0
    cy = floor(y)
    for cx in range(floor(x - half), floor(x + half) + 1):
        for cz in range(floor(z - half), floor(z + half) + 1):
            state = level.get_block_state((cx, cy, cz))
            if not state.is_air and _suffocates(state):
                body.hurt(level, DamageSource.of("in_wall"), 1.0)
                return


def _suffocates(state: BlockState) -> bool:
    return state.is_conductor and state.is_full_cube


def _border(level: Level, body: LivingBody) -> None:
    """A player beyond it: so much for each block past the buffer, at least 1."""
    border = level.world.find_border(level.dimension)
    if border is None or not body.entity.is_player:
        return
    x, _, z = body.entity.pos
    half = border.size_at(level.game_time) / 2.0
    inside = half - max(abs(x - border.center_x), abs(z - border.center_z))
    beyond = -(inside + border.damage_buffer)
    if beyond > 0.0 and border.damage_per_block > 0.0:
        amount = float(max(1, floor(beyond * border.damage_per_block)))
        body.hurt(level, DamageSource.of("outside_border"), amount)


def _breathe(level: Level, body: LivingBody) -> None:
    entity = body.entity
    eyes = level.get_block_state(entity.eye_position.block_pos)
    if _is_under(level, body) and not eyes.is_block("minecraft:bubble_column"):
        vehicle = entity.vehicle
        if vehicle is not None and is_of_kind(level, vehicle, _SHAKES_OFF):
            dismount(entity)
        if not _needs_air(level, body):
            return
        body.air = _less_air(level, body)
        if body.air <= _NO_AIR:
            body.air = 0
            body.hurt(level, DamageSource.of("drown"), 2.0)
        body.values_changed()
    elif body.air < body.max_air and not body.has_effect("breath_of_the_nautilus"):
        # A dolphin breathes once (https://minecraft.wiki/w/Dolphin).
        back = body.max_air if entity.type_id == _DOLPHIN else _AIR_BACK
        body.air = min(body.air + back, body.max_air)
        body.values_changed()


def _is_under(level: Level, body: LivingBody) -> bool:
    eyes = level.get_block_state(body.entity.eye_position.block_pos)
    return eyes.fluid == "water" and _eyes_are_wet(level, body, eyes)


def tick_helmet(level: Level, body: LivingBody) -> None:
    """A turtle shell keeps a player's breath for ten seconds (https://minecraft.wiki/w/Turtle_Shell)."""
    if wears_turtle(body) and not _is_under(level, body):
        breath = ActiveEffect(_BREATH, _BREATH_TICKS, shows_particles=False)
        add_effect(level, body, breath)


def wears_turtle(body: LivingBody) -> bool:
    return "minecraft:turtle_helmet" == equipped(body.entity, "head").id


def _eyes_are_wet(level: Level, body: LivingBody, state: BlockState) -> bool:
    """Up to the height of the water in the cell of the eyes."""
    y = body.entity.eye_position.y
    above = level.get_block_state(
        (floor(body.entity.pos.x), floor(y) + 1, floor(body.entity.pos.z))
    )
    if above.fluid == "water":
        return True
    return y - floor(y) < _height(state)


def _height(state: BlockState) -> float:
    """Ninths of a block: a source 8, flowing water one less for each step."""
    step = int(state.get("level") or 0) if state.is_block("minecraft:water") else 0
    return (8 - step) / 9.0 if step < 8 else 8.0 / 9.0


def _needs_air(level: Level, body: LivingBody) -> bool:
    return (
        body.needs_air()
        and not body.has_effect("water_breathing")
        and not body.has_effect("conduit_power")
        and not body.has_effect("breath_of_the_nautilus")
        and not is_of_kind(level, body.entity, "can_breathe_under_water")
    )


def _less_air(level: Level, body: LivingBody) -> int:
    """The attribute `oxygen_bonus` spares a tick with a chance of n in n + 1.

    An iron golem needs none: https://minecraft.wiki/w/Iron_Golem.
    """
    if body.entity.type_id == _IRON_GOLEM:
        return body.air
    bonus = attribute_value(body.entity, "minecraft:oxygen_bonus") or 0.0
    if bonus > 0.0 and level.random.next_double() >= 1.0 / (bonus + 1.0):
        return body.air
    return body.air - 1


# -- a crowd -----------------------------------------------------------------------------


def tick_crowd(level: Level, body: LivingBody) -> None:
    """Too many in one place hurt (https://minecraft.wiki/w/Tutorials/Entity_cramming)."""
    most = int(level.world.game_rules.value("max_entity_cramming"))
    if most <= 0 or len(level.entities) < most:
        return
    entity = body.entity
    near = entities_in(
        level,
        entity.bounding_box,
        where=lambda other: (
            other is not entity
            and other.kind.is_pushable
            and other.is_alive
            and may_push(level, entity, other)
        ),
    )
    if len(near) <= most - 1 or level.random.next_int(4):
        return
    if sum(other.vehicle is None for other in near) > most - 1:
        body.hurt(level, DamageSource.of("cramming"), 6.0)


# -- frost -------------------------------------------------------------------------------


def tick_frost(level: Level, body: LivingBody) -> None:
    """After it moved and blocks touched it."""
    if not (body.is_in_powder_snow or body.frozen_ticks):
        return
    entity = body.entity
    freezes = _can_freeze(level, body)
    if body.is_in_powder_snow and freezes:
        body.frozen_ticks = min(FROZEN_AT, body.frozen_ticks + 1)
    else:
        body.frozen_ticks = max(0, body.frozen_ticks - 2)
    body.is_in_powder_snow = False
    _slow_by_frost(body)
    if (
        body.tick_count % _FREEZE_PERIOD == 0
        and body.frozen_ticks >= FROZEN_AT
        and freezes
        and entity.is_alive
    ):
        body.hurt(level, DamageSource.of("freeze"), 1.0)


def _can_freeze(level: Level, body: LivingBody) -> bool:
    entity = body.entity
    if getattr(entity, "is_spectator", False):
        return False
    if is_of_kind(level, entity, "freeze_immune_entity_types"):
        return False
    return not any(
        not (stack := equipped(entity, slot)).is_empty and _is_warm(level, stack)
        for slot in _ARMOR
    )


def _is_warm(level: Level, stack: ItemStack) -> bool:
    return level.world.items.has_tag(stack, "freeze_immune_wearables")


def _slow_by_frost(body: LivingBody) -> None:
    """-0.05 of movement speed when frozen through, less before."""
    from gametest.core.float32 import f32
    from gametest.entity.attribute_editing import add_modifier, remove_modifier

    entity, name = body.entity, "minecraft:movement_speed"
    if name not in entity.kind.attributes:
        return
    remove_modifier(entity, name, "minecraft:powder_snow")
    if body.frozen_ticks > 0:
        part = f32(body.frozen_ticks / FROZEN_AT)
        amount = f32(f32(-0.05) * part)
        add_modifier(entity, name, "minecraft:powder_snow", amount, "add_value")
