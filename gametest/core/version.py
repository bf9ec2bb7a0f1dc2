"""The game versions that can be a target, as data: code asks a version for a rule.

Format numbers: `https://minecraft.wiki/w/Pack_format`; data versions: npm
`@spyglassmc/java-edition` and `minecraft-data`. 26.3 = 121.0 and 5023 are likely, not confirmed.
"""

from __future__ import annotations

from typing import Final, final

import attrs


@final
@attrs.frozen
class GameVersion:
    """One supported target version and every rule in which the versions differ."""

    name: str
    data_version: int
    pack_format: tuple[int, int]
    """Data pack format, major and minor."""
    minor_formats: bool = attrs.field(kw_only=True)
    """Pack metadata uses min_format and max_format (since format 82)."""
    namespaced_game_rules: bool = attrs.field(kw_only=True)
    """Game rules are snake_case ids in one map (since 1.21.11)."""
    environment_types: frozenset[str] = attrs.field(kw_only=True)
    """Paths of the test_environment_definition_type ids that exist."""
    has_padding: bool = attrs.field(kw_only=True)
    has_dimension: bool = attrs.field(kw_only=True)
    """test_instance has `dimension`; batches are keyed by it; one grid per dimension."""
    flat_preset: str = attrs.field(kw_only=True)
    """`flat_all_dimensions` (26.3) or `flat`."""
    first_test_y: int = attrs.field(kw_only=True)
    """Height of the first test instance block, in blocks."""
    restores_previous_rules: bool = attrs.field(kw_only=True)
    """Teardown restores the previous game rules and weather, not the defaults (by 26.1)."""
    reverse_teardown: bool = attrs.field(kw_only=True)
    """`all_of` unwinds in reverse (since 1.21.8 at the latest)."""
    id_palettes: bool = attrs.field(kw_only=True)
    """Structures are written with `id`/`properties` instead of `Name`/`Properties`."""
    teams_for_all: bool = attrs.field(kw_only=True, default=False)
    """`Team` in the data makes any entity join, not mobs alone (since 26.3)."""
    spreads_by_tag: bool = attrs.field(kw_only=True, default=False)
    """`spreadplayers` asks the block tag `entities_can_teleport_to` what is safe (since 26.3)."""
    has_invulnerable_time: bool = attrs.field(kw_only=True, default=False)
    """`invulnerable_time` in the data of a mob spares it for a while (since 26.3)."""
    find_radius: int = attrs.field(kw_only=True, default=250)
    """Blocks within which `/test` looks for test instance blocks."""

    @property
    def table_name(self) -> str:
        """Name of the version's block table, safe for files: `1_21_5`."""
        return self.name.replace(".", "_")

    def __str__(self) -> str:
        return self.name


_OLD_ENVIRONMENTS: Final = frozenset(
    {"all_of", "function", "game_rules", "time_of_day", "weather"}
)
_ENVIRONMENTS_26_1: Final = frozenset(
    {"all_of", "clock_time", "function", "game_rules", "timeline_attributes", "weather"}
)
_ENVIRONMENTS_26_2: Final = _ENVIRONMENTS_26_1 | {"difficulty"}

SUPPORTED_VERSIONS: Final = (
    GameVersion(
        "1.21.5",
        4325,
        (71, 0),
        minor_formats=False,
        namespaced_game_rules=False,
        environment_types=_OLD_ENVIRONMENTS,
        has_padding=False,
        has_dimension=False,
        flat_preset="flat",
        first_test_y=-59,
        restores_previous_rules=False,
        reverse_teardown=False,
        id_palettes=False,
        find_radius=200,
    ),
    GameVersion(
        "1.21.11",
        4671,
        (94, 1),
        minor_formats=True,
        namespaced_game_rules=True,
        environment_types=_OLD_ENVIRONMENTS,
        has_padding=False,
        has_dimension=False,
        flat_preset="flat",
        first_test_y=-59,
        # Which of 1.21.11 and 26.1 began restoring is not known; the older rule is taken.
        restores_previous_rules=False,
        reverse_teardown=True,
        id_palettes=False,
    ),
    GameVersion(
        "26.1",
        4786,
        (101, 1),
        minor_formats=True,
        namespaced_game_rules=True,
        environment_types=_ENVIRONMENTS_26_1,
        has_padding=True,
        has_dimension=False,
        flat_preset="flat",
        first_test_y=-59,
        restores_previous_rules=True,
        reverse_teardown=True,
        id_palettes=False,
    ),
    GameVersion(
        "26.2",
        4903,
        (107, 1),
        minor_formats=True,
        namespaced_game_rules=True,
        environment_types=_ENVIRONMENTS_26_2,
        has_padding=True,
        has_dimension=False,
        flat_preset="flat",
        first_test_y=-59,
        restores_previous_rules=True,
        reverse_teardown=True,
        id_palettes=False,
    ),
    GameVersion(
        "26.3",
        5023,
        (121, 0),
        minor_formats=True,
        namespaced_game_rules=True,
        environment_types=_ENVIRONMENTS_26_2,
        has_padding=True,
        has_dimension=True,
        flat_preset="flat_all_dimensions",
        first_test_y=4,
        restores_previous_rules=True,
        reverse_teardown=True,
        id_palettes=True,
        teams_for_all=True,
        spreads_by_tag=True,
        has_invulnerable_time=True,
    ),
)
"""Oldest first."""

NEWEST_VERSION: Final = SUPPORTED_VERSIONS[-1]


def version_named(name: str) -> GameVersion:
    """Raises `KeyError` for a name that is not supported."""
    for version in SUPPORTED_VERSIONS:
        if version.name == name:
            return version
    raise KeyError(name)
