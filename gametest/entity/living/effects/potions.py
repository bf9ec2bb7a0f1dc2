"""The effects of potions by their ids (https://minecraft.wiki/w/Potion#Effect_potions)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.entity.living.effects.active_effect import INFINITE, ActiveEffect
from gametest.item.item_stack import ItemStack, full_id
from gametest.nbt.tags import Tag

Row: TypeAlias = tuple[tuple[str, int, int], ...]
"""Effect, ticks, level less one."""

CONTENTS: Final = "minecraft:potion_contents"
_SCALE: Final = "minecraft:potion_duration_scale"
_SCALES: Final = {
    "minecraft:lingering_potion": 0.25,
    "minecraft:tipped_arrow": 0.125,
}
WATER: Final = "water"
_PLAIN: Final = (WATER, "mundane", "thick", "awkward")


def _timed(potion: str, effect: str, *ticks: int) -> dict[str, Row]:
    """Plain, long, and strong where there is one."""
    names = (potion, f"long_{potion}", f"strong_{potion}")
    return {
        name: ((effect, time, int(name.startswith("strong_"))),)
        for name, time in zip(names, ticks, strict=False)
    }


_POTIONS: Final[Mapping[str, Row]] = {
    **dict.fromkeys(_PLAIN, ()),
    **_timed("night_vision", "night_vision", 3600, 9600),
    **_timed("invisibility", "invisibility", 3600, 9600),
    **_timed("leaping", "jump_boost", 3600, 9600, 1800),
    **_timed("fire_resistance", "fire_resistance", 3600, 9600),
    **_timed("swiftness", "speed", 3600, 9600, 1800),
    **_timed("slowness", "slowness", 1800, 4800),
    "strong_slowness": (("slowness", 400, 3),),
    "turtle_master": (("slowness", 400, 3), ("resistance", 400, 2)),
    "long_turtle_master": (("slowness", 800, 3), ("resistance", 800, 2)),
    "strong_turtle_master": (("slowness", 400, 5), ("resistance", 400, 3)),
    **_timed("water_breathing", "water_breathing", 3600, 9600),
    "healing": (("instant_health", 1, 0),),
    "strong_healing": (("instant_health", 1, 1),),
    "harming": (("instant_damage", 1, 0),),
    "strong_harming": (("instant_damage", 1, 1),),
    **_timed("poison", "poison", 900, 1800, 432),
    **_timed("regeneration", "regeneration", 900, 1800, 450),
    **_timed("strength", "strength", 3600, 9600, 1800),
    **_timed("weakness", "weakness", 1800, 4800),
    "luck": (("luck", 6000, 0),),
    **_timed("slow_falling", "slow_falling", 1800, 4800),
    **{
        name: ((name, 3600, 0),)
        for name in ("wind_charged", "weaving", "oozing", "infested")
    },
}


def potion_name(contents: Tag | None) -> str | None:
    """Without the game's namespace; None if there is no potion but perhaps effects."""
    found: Any = contents.get("potion") if isinstance(contents, dict) else contents
    return found.removeprefix("minecraft:") if isinstance(found, str) else None


def effects_of(contents: Tag | None) -> list[ActiveEffect]:
    """Those of the potion, then its own; fresh ones."""
    name = potion_name(contents)
    if name is not None and name not in _POTIONS:
        mechanic = f"potion {name}: effects"
        raise UnsupportedError(mechanic)
    rows = _POTIONS.get(name, ()) if name is not None else ()
    found = [
        ActiveEffect(f"minecraft:{effect}", ticks, amplifier)
        for effect, ticks, amplifier in rows
    ]
    custom = contents.get("custom_effects") if isinstance(contents, dict) else None
    found += [
        _own(each)
        for each in (custom if isinstance(custom, list) else ())
        if isinstance(each, dict) and isinstance(each.get("id"), str)
    ]
    return found


def effects_of_stack(stack: ItemStack) -> list[ActiveEffect]:
    """With their durations as the item scales them, at least a tick."""
    return scaled(effects_of(stack.find(CONTENTS)), duration_scale(stack))


def duration_scale(stack: ItemStack) -> float:
    found = stack.find(_SCALE)
    if isinstance(found, (int, float)):
        return f32(found)
    return _SCALES.get(stack.id, 1.0)


def scaled(effects: list[ActiveEffect], scale: float) -> list[ActiveEffect]:
    for effect in effects:
        if not effect.is_infinite and scale != 1.0:
            effect.duration = max(1, int(f32(effect.duration * scale)))
    return effects


def _own(written: Mapping[str, Any]) -> ActiveEffect:
    """Of `{id, amplifier, duration, ambient, show_particles, show_icon}`."""
    duration = written.get("duration", 0)
    shows = bool(written.get("show_particles", True))
    return ActiveEffect(
        full_id(written["id"]),
        INFINITE if duration == INFINITE else int(duration),
        int(written.get("amplifier", 0)) & 0xFF,
        bool(written.get("ambient", False)),
        shows,
        bool(written.get("show_icon", shows)),
    )
