"""Particle types by version, and the options that a type needs.

Names from npm `minecraft-data`; options from https://github.com/SpyglassMC/vanilla-mcdoc and the wiki's
page on particles (https://minecraft.wiki/w/Particles). Since 26.2 the list is not complete.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gametest.core.version import GameVersion

_SINCE_1_21_5: Final = (
    "angry_villager ash block block_crumble block_marker bubble bubble_column_up "
    "bubble_pop campfire_cosy_smoke campfire_signal_smoke cherry_leaves cloud "
    "composter crimson_spore crit current_down damage_indicator dolphin dragon_breath "
    "dripping_dripstone_lava dripping_dripstone_water dripping_honey dripping_lava "
    "dripping_obsidian_tear dripping_water dust dust_color_transition dust_pillar "
    "dust_plume effect egg_crack elder_guardian electric_spark enchant enchanted_hit "
    "end_rod entity_effect explosion explosion_emitter falling_dripstone_lava "
    "falling_dripstone_water falling_dust falling_honey falling_lava falling_nectar "
    "falling_obsidian_tear falling_spore_blossom falling_water firefly firework "
    "fishing flame flash glow glow_squid_ink gust gust_emitter_large "
    "gust_emitter_small happy_villager heart infested instant_effect item item_cobweb "
    "item_slime item_snowball landing_honey landing_lava landing_obsidian_tear "
    "large_smoke lava mycelium nautilus note ominous_spawning pale_oak_leaves poof "
    "portal raid_omen rain reverse_portal scrape sculk_charge sculk_charge_pop "
    "sculk_soul shriek small_flame small_gust smoke sneeze snowflake sonic_boom soul "
    "soul_fire_flame spit splash spore_blossom_air squid_ink sweep_attack "
    "tinted_leaves totem_of_undying trail trial_omen trial_spawner_detection "
    "trial_spawner_detection_ominous underwater vault_connection vibration "
    "warped_spore wax_off wax_on white_ash white_smoke witch"
)
_SINCE_1_21_9: Final = "copper_fire_flame"
_SINCE_26_1: Final = "pause_mob_growth reset_mob_growth"
_SINCE_26_2: Final = "geyser geyser_base geyser_plume geyser_poof sulfur_cube_goo"

_INTRODUCED: Final = (
    (0, _SINCE_1_21_5),
    (4671, _SINCE_1_21_9),
    (4786, _SINCE_26_1),
    (4903, _SINCE_26_2),
)
"""Data versions of the first supported version with the names."""
_COMPLETE_UNTIL: Final = 4786

_BLOCK: Final = ("block_state",)
_OPTIONS: Final = {
    "block": _BLOCK,
    "block_crumble": _BLOCK,
    "block_marker": _BLOCK,
    "dust_pillar": _BLOCK,
    "falling_dust": _BLOCK,
    "dust": ("color", "scale"),
    "dust_color_transition": ("from_color", "to_color", "scale"),
    "entity_effect": ("color",),
    "geyser": ("water_blocks",),
    "geyser_base": ("water_blocks", "burst_impulse_base"),
    "geyser_plume": ("water_blocks",),
    "geyser_poof": ("water_blocks", "burst_impulse_base"),
    "item": ("item",),
    "sculk_charge": ("roll",),
    "shriek": ("delay",),
    "tinted_leaves": ("color",),
    "trail": ("target", "color", "duration"),
    "vibration": ("destination", "arrival_in_ticks"),
}


def particle_names(version: GameVersion) -> frozenset[str]:
    """Without namespace."""
    return frozenset(
        name
        for since, names in _INTRODUCED
        if version.data_version >= since
        for name in names.split()
    )


def is_complete(version: GameVersion) -> bool:
    """Whether a name that is not in the list is no particle."""
    return version.data_version <= _COMPLETE_UNTIL


def needed_options(name: str, version: GameVersion) -> tuple[str, ...]:
    """Keys of the compound behind the name."""
    if name == "flash" and version.data_version >= 4671:
        return ("color",)
    return _OPTIONS.get(name, ())
