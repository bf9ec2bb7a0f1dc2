"""What runs down in the data of a mob by itself, with a will and without.

https://minecraft.wiki/w/Entity_format and each mob's page; that all of it goes on under `NoAI` is general
knowledge of the game. Where time is up and something happens that is not simulated, it is named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.level.entities.entity_phase import had_its_turn

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.nbt.tags import Compound, Tag

_AGEABLE: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("armadillo", "axolotl", "bee", "camel", "cat", "chicken", "cow", "dolphin"),
        *("donkey", "fox", "frog", "glow_squid", "goat", "hoglin", "horse", "llama"),
        *("mooshroom", "mule", "ocelot", "panda", "parrot", "pig", "polar_bear"),
        *("rabbit", "sheep", "skeleton_horse", "sniffer", "squid", "strider"),
        *("trader_llama", "turtle", "villager", "wandering_trader", "wolf"),
        "zombie_horse",
    )
)
_GROWN_FROG: Final = 24000
_TRAP: Final = 18000
_MITE_LIFE: Final = 2400
_TRADERS: Final = ("minecraft:trader_llama", "minecraft:wandering_trader")
_ALLAY: Final = "minecraft:allay"
INVULNERABLE: Final = "invulnerable_time"
"""Ticks for which nothing hurts it (Minecraft 26.3 Snapshot 6)."""
_WITCH: Final = "minecraft:witch"
_HEALS_EVERY: Final = 10
"""Ticks in which an allay gains a point (https://minecraft.wiki/w/Allay)."""
_DRINKS_FOR: Final = 32
"""No potion works sooner on a witch that is hurt (https://minecraft.wiki/w/Witch)."""
_HORSES: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("camel", "camel_husk", "donkey", "horse", "llama", "mule"),
        *("skeleton_horse", "trader_llama", "zombie_horse"),
    )
)
_MENDS_IN: Final = 900
"""One turn in so many gives a hurt horse a point: it heals slowly by https://minecraft.wiki/w/Horse, how slowly
is general knowledge of the game."""
_MENDING: Final = _HORSES | {_ALLAY, _WITCH}
_OWN_WAYS: Final = _MENDING | {"minecraft:creeper", "minecraft:snow_golem"}


@final
@attrs.frozen
class Clock:
    key: str
    end: int
    """It counts up or down to this, by one in each tick."""
    deed: str | None = None
    """What happens at its end, if anything does that is not simulated."""


def clocks_of(entity: Entity) -> tuple[Clock, ...]:
    """Those of its data that run."""
    kind, nbt = entity.type_id.removeprefix("minecraft:"), entity.nbt
    found: list[Clock] = [Clock(INVULNERABLE, 0)] if INVULNERABLE in nbt else []
    if entity.type_id in _AGEABLE and not nbt.get("AgeLocked"):
        found.append(Clock("Age", 0))
        found.append(Clock("InLove", 0))
    match kind:
        case "chicken" if not nbt.get("IsChickenJockey"):
            found.append(Clock("EggLayTime", 0, "lay an egg"))
        case "tadpole" if not nbt.get("AgeLocked"):
            found.append(Clock("Age", _GROWN_FROG, "become a frog"))
        case "vex":
            found.append(Clock("life_ticks", 0, "lose health as its time is over"))
        case "zombie_villager":
            found.append(Clock("ConversionTime", 0, "be cured"))
        case "skeleton_horse" if nbt.get("SkeletonTrap"):
            found.append(Clock("SkeletonTrapTime", _TRAP, "vanish with its trap"))
        case "endermite" if not nbt.get("PersistenceRequired"):
            found.append(Clock("Lifetime", _MITE_LIFE, "vanish"))
        case "glow_squid":
            found.append(Clock("DarkTicksRemaining", 0))
        case "allay":
            found.append(Clock("DuplicationCooldown", 0))
        case "bee":
            found.append(Clock("CannotEnterHiveTicks", 0))
        case _ if entity.type_id in _TRADERS:
            found.append(Clock("DespawnDelay", 0, "vanish"))
    return tuple(clock for clock in found if _runs(nbt.get(clock.key), clock))


def _runs(value: Tag | None, clock: Clock) -> bool:
    if not isinstance(value, int) or value == clock.end:
        return False
    # What counts down to a deed is over, or off, below it.
    return clock.deed is None or clock.end > 0 or value > 0


def ticks_until_due(entity: Entity, clocks: tuple[Clock, ...]) -> int | None:
    """Until the next of them ends; None: all have ended."""
    left = [abs(_value(entity.nbt, clock) - clock.end) for clock in clocks]
    return min((ticks for ticks in left if ticks), default=None)


def run_clocks(body: LivingBody, clocks: tuple[Clock, ...], ticks: int) -> list[str]:
    """So many turns pass; the deeds of those that came to their end."""
    nbt = body.entity.nbt
    deeds: list[str] = []
    for clock in clocks:
        value = _value(nbt, clock)
        left = clock.end - value
        if not left:
            continue
        step = max(-ticks, min(ticks, left))
        _put(nbt, clock.key, value + step)
        if step == left and clock.deed is not None:
            deeds.append(clock.deed)
    if "InLove" in nbt and nbt.get("Age") and any(c.key == "InLove" for c in clocks):
        # Who is young, or has just bred, is not in love.
        _put(nbt, "InLove", 0)
    return deeds


def _put(nbt: Compound, key: str, value: int) -> None:
    """As the kind of number that it is."""
    old = nbt[key]
    assert isinstance(old, int)
    nbt[key] = cast("Tag", type(old)(value))


def _value(nbt: Compound, clock: Clock) -> int:
    value = nbt.get(clock.key, clock.end)
    return int(value) if isinstance(value, int) else clock.end


def turns_until(level: Level, entity: Entity) -> int:
    """Game time of its last turn."""
    return level.game_time - (not had_its_turn(level, entity))


def check_own_ways(level: Level, body: LivingBody) -> None:
    """What it does without a will, in any turn. Raises `UnsupportedError`."""
    entity = body.entity
    kind = entity.type_id
    is_hurt = body.health < body.max_health
    if kind == _ALLAY and is_hurt and not body.tick_count % _HEALS_EVERY:
        body.heal(1.0)
    if kind in _HORSES and is_hurt and not level.random.next_int(_MENDS_IN):
        body.heal(1.0)
    if kind == _WITCH:
        if not is_hurt:
            body.hurt_since = None
        elif body.hurt_since is None:
            body.hurt_since = level.game_time
        elif level.game_time - body.hurt_since >= _DRINKS_FOR:
            raise UnsupportedError(f"{kind}: would drink a potion", entity.block_pos)
    if kind == "minecraft:creeper" and entity.nbt.get("ignited"):
        raise UnsupportedError(f"{kind}: would explode", entity.block_pos)
    if kind == "minecraft:snow_golem" and _leaves_snow(level, entity):
        raise UnsupportedError(f"{kind}: trail of snow", entity.block_pos)


def has_own_ways(entity: Entity) -> bool:
    """Whether `check_own_ways` has something to ask."""
    return entity.type_id in _OWN_WAYS


def mends(body: LivingBody) -> bool:
    """Whether it will heal itself, so that it does not rest."""
    return body.entity.type_id in _MENDING and body.health < body.max_health


def _leaves_snow(level: Level, entity: Entity) -> bool:
    """Where it stands, if nothing is there and what is below carries snow (https://minecraft.wiki/w/Snow_Golem)."""
    if not level.world.game_rules.is_on("mob_griefing"):
        return False
    from gametest.core.direction import Direction

    pos = entity.block_pos
    if not level.get_block_state(pos).is_air:
        return False
    below = level.get_block_state(Direction.DOWN.from_pos(pos))
    carries = below.is_face_sturdy(Direction.UP)
    return carries and below.block.id.path not in ("ice", "packed_ice", "barrier")
