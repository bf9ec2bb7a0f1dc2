"""Criteria of objectives: their names, and which of them are counted for players.

https://minecraft.wiki/w/Scoreboard#Criteria, https://minecraft.wiki/w/Statistics
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from gametest.level.world.scoreboard import READ_ONLY_CRITERIA

if TYPE_CHECKING:
    from gametest.core.version import GameVersion

STAT_TYPES: Final = {
    "mined": "block",
    "crafted": "item",
    "used": "item",
    "broken": "item",
    "picked_up": "item",
    "dropped": "item",
    "killed": "entity_type",
    "killed_by": "entity_type",
    "custom": "custom_stat",
}
"""Kind of statistic to the registry of what it counts."""

COUNTED: Final = "counted"
NEVER: Final = "never"
"""Nothing here does it; a line that would is unsupported itself, so 0 is the truth."""
MISSED: Final = "missed"
"""It may happen without being counted: asking for it is unsupported."""


class CriterionRow(NamedTuple):
    """Of the support table."""

    names: str
    coverage: str
    note: str


STAT_COVERAGE: Final = {
    "mined": COUNTED,
    "crafted": NEVER,
    "used": COUNTED,
    "broken": COUNTED,
    "picked_up": COUNTED,
    "dropped": COUNTED,
    "killed": COUNTED,
    "killed_by": COUNTED,
}

_COUNTED: Final = (
    *("bell_ring", "clean_armor", "clean_banner", "clean_shulker_box"),
    *("damage_absorbed", "damage_blocked_by_shield"),
    *("damage_dealt", "damage_dealt_absorbed"),
    *("damage_dealt_resisted", "damage_resisted", "damage_taken", "deaths"),
    *("drop", "eat_cake_slice", "fall_one_cm"),
    *("fill_cauldron", "inspect_dispenser", "inspect_dropper", "inspect_hopper"),
    *("interact_with_anvil", "interact_with_beacon", "interact_with_blast_furnace"),
    *("interact_with_brewingstand", "interact_with_campfire"),
    *("interact_with_cartography_table", "interact_with_crafting_table"),
    *("interact_with_furnace", "interact_with_grindstone", "interact_with_lectern"),
    *("interact_with_loom", "interact_with_smithing_table", "interact_with_smoker"),
    *("interact_with_stonecutter", "jump", "leave_game", "mob_kills"),
    *("open_barrel", "open_chest", "open_enderchest", "open_shulker_box"),
    *("play_record", "play_time", "player_kills", "pot_flower", "sneak_time"),
    *("time_since_death", "time_since_rest", "total_world_time", "tune_noteblock"),
    *(
        "sleep_in_bed",
        "talked_to_villager",
        "target_hit",
        "trigger_trapped_chest",
        "use_cauldron",
    ),
)
_NEVER: Final = (
    *("animals_bred", "enchant_item", "fish_caught"),
    *("play_noteblock", "raid_trigger", "raid_win"),
    "traded_with_villager",
    *("aviate_one_cm", "climb_one_cm", "crouch_one_cm", "fly_one_cm"),
    *("sprint_one_cm", "swim_one_cm", "walk_on_water_one_cm", "walk_one_cm"),
    "walk_under_water_one_cm",
)
"""The game counts ways where a client tells of its movement, which dummies do not (general
knowledge, not confirmed; those of riders are counted by the server).
"""
_MISSED: Final = (
    *("boat_one_cm", "happy_ghast_one_cm", "horse_one_cm", "minecart_one_cm"),
    *("nautilus_one_cm", "pig_one_cm", "strider_one_cm"),
)
CUSTOM_COVERAGE: Final = {
    **dict.fromkeys(_COUNTED, COUNTED),
    **dict.fromkeys(_NEVER, NEVER),
    **dict.fromkeys(_MISSED, MISSED),
}
"""General statistics by path."""
_SINCE: Final = {"happy_ghast_one_cm": 4671, "nautilus_one_cm": 4671}
"""Data versions of the first supported versions that have them."""

TIME_STATS: Final = {
    f"minecraft.custom:minecraft.{name}": name
    for name in (
        *("play_time", "total_world_time", "time_since_death", "time_since_rest"),
        "sneak_time",
    )
}
"""They grow in each tick of the player (https://minecraft.wiki/w/Statistics)."""


def custom_stats(version: GameVersion) -> tuple[str, ...]:
    """Paths of the general statistics that a version has."""
    return tuple(
        sorted(
            name
            for name in CUSTOM_COVERAGE
            if _SINCE.get(name, 0) <= version.data_version
        )
    )


def full_stat(criterion: str) -> str | None:
    """With both namespaces, `minecraft.used:minecraft.bow`; None for what is no statistic."""
    kind, colon, name = criterion.partition(":")
    if not colon:
        return None
    return f"{_full(kind)}:{_full(name)}"


def stat_of(kind: str, id: str) -> str:
    """`minecraft:used` and `minecraft:bow` as a criterion spells them."""
    return f"{kind.replace(':', '.', 1)}:{id.replace(':', '.', 1)}"


def coverage_of(criterion: str) -> str:
    """Of any criterion but `dummy` and `trigger`."""
    stat = full_stat(criterion)
    if stat is None:
        return COUNTED
    kind, _, name = stat.partition(":")
    word = kind.removeprefix("minecraft.")
    if word == "custom":
        return CUSTOM_COVERAGE.get(name.removeprefix("minecraft."), MISSED)
    return STAT_COVERAGE.get(word, MISSED)


def _full(name: str) -> str:
    return name if "." in name else f"minecraft.{name}"


def criterion_rows() -> tuple[CriterionRow, ...]:
    return (
        CriterionRow("dummy trigger", COUNTED, "only commands change them"),
        CriterionRow(
            " ".join(sorted(READ_ONLY_CRITERIA)),
            COUNTED,
            "set at a player's first tick and when the value has changed; read-only",
        ),
        CriterionRow(
            "deathCount playerKillCount totalKillCount teamkill.* killedByTeam.*",
            COUNTED,
            "",
        ),
        *(
            CriterionRow(
                " ".join(
                    f"minecraft.{kind}:*"
                    for kind, found in STAT_COVERAGE.items()
                    if found == word
                ),
                word,
                "",
            )
            for word in (COUNTED, NEVER, MISSED)
            if word in STAT_COVERAGE.values()
        ),
        *(
            CriterionRow(
                " ".join(
                    f"minecraft.custom:minecraft.{name}"
                    for name, found in sorted(CUSTOM_COVERAGE.items())
                    if found == word
                ),
                word,
                note,
            )
            for word, note in (
                (COUNTED, ""),
                (NEVER, "nothing here does it, so the score stays as it is"),
                (MISSED, "asking for a player's score is *unsupported*"),
            )
        ),
    )
