"""Fields of components that hold what they would without being written: the game does not keep them.

https://github.com/SpyglassMC/vanilla-mcdoc, `java/world/component/item.mcdoc`, has the defaults;
https://minecraft.wiki/w/Data_component_format.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gametest.core.float32 import f32
from gametest.nbt.tags import Tag

_EMPTY: Final[tuple[Tag, ...]] = ()
"""A list without elements."""
_SWING: Final = MappingProxyType({"type": "whack", "duration": 6})
_DEFAULTS: Final[Mapping[str, Mapping[str, object]]] = MappingProxyType(
    {
        "attack_animation": _SWING,
        "attack_range": {
            "min_reach": 0,
            "max_reach": 3,
            "min_creative_reach": 0,
            "max_creative_reach": 5,
            "hitbox_margin": 0.3,
        },
        "blocks_attacks": {"block_delay_seconds": 0, "disable_cooldown_scale": 1},
        "container_loot": {"seed": 0},
        "consumable": {
            "consume_seconds": 1.6,
            "animation": "eat",
            "sound": "minecraft:entity.generic.eat",
            "has_consume_particles": 1,
            "on_consume_effects": _EMPTY,
        },
        "custom_model_data": {
            "floats": _EMPTY,
            "flags": _EMPTY,
            "strings": _EMPTY,
            "colors": _EMPTY,
        },
        "death_protection": {"death_effects": _EMPTY},
        "equippable": {
            "equip_sound": "minecraft:item.armor.equip_generic",
            "dispensable": 1,
            "swappable": 1,
            "damage_on_hurt": 1,
            "equip_on_interact": 0,
            "can_be_sheared": 0,
            "shearing_sound": "minecraft:item.shears.snip",
        },
        "firework_explosion": {
            "colors": _EMPTY,
            "fade_colors": _EMPTY,
            "has_trail": 0,
            "has_twinkle": 0,
        },
        "fireworks": {"explosions": _EMPTY},
        "food": {"can_always_eat": 0},
        "interact_animation": _SWING,
        "kinetic_weapon": {
            "contact_cooldown_ticks": 10,
            "delay_ticks": 0,
            "forward_movement": 0,
            "damage_multiplier": 1,
        },
        "lodestone_tracker": {"tracked": 1},
        "piercing_weapon": {"deals_knockback": 1, "dismounts": 0},
        "potion_contents": {"custom_effects": _EMPTY},
        "swing_animation": _SWING,
        "tool": {
            "default_mining_speed": 1,
            "damage_per_block": 1,
            "can_destroy_blocks_in_creative": 1,
        },
        "tooltip_display": {"hide_tooltip": 0, "hidden_components": _EMPTY},
        "use_effects": {
            "can_sprint": 0,
            "speed_multiplier": 0.2,
            "interact_vibrations": 1,
        },
        "writable_book_content": {"pages": _EMPTY},
        "written_book_content": {"pages": _EMPTY, "generation": 0, "resolved": 0},
        "weapon": {"item_damage_per_attack": 1, "disable_blocking_for_seconds": 0},
    }
)


def without_defaults(name: str, value: Tag) -> Tag:
    """`name` with namespace; the value itself where there is nothing to leave out."""
    defaults = _DEFAULTS.get(name.removeprefix("minecraft:"))
    if defaults is None or not isinstance(value, dict):
        return value
    if not any(key in defaults for key in value):
        return value
    return {
        key: part
        for key, part in value.items()
        if key not in defaults or not _is(part, defaults[key])
    }


def _is(part: Tag, default: object) -> bool:
    if isinstance(default, tuple):
        return not isinstance(part, str | dict | int | float) and not part
    if isinstance(default, str):
        words = (default, default.removeprefix("minecraft:"))
        return isinstance(part, str) and part in words
    if isinstance(part, int | float) and isinstance(default, int | float):
        return f32(part) == f32(default)
    return False
