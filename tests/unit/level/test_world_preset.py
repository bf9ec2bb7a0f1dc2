"""Layers of the test server's world: https://minecraft.wiki/w/Superflat and the 26.3 changelog."""

from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.identifier import Identifier
from gametest.core.version import SUPPORTED_VERSIONS, GameVersion, version_named
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.dimension_type import DIMENSION_TYPES
from gametest.level.level import Level
from gametest.level.world_preset import WorldPreset

OVERWORLD = "overworld"


def column(
    blocks: BlockTable,
    dimension: str,
    heights: tuple[int, ...],
    preset: str | None = None,
) -> list[str]:
    level = Level.of(
        BehaviourTables.empty(blocks),
        dimension=Identifier("minecraft", dimension),
        preset=WorldPreset.of(blocks, preset),
    )
    states = [level.get_block_state((100, y, -200)) for y in heights]
    return [state.block.id.path for state in states]


@pytest.mark.parametrize(
    ("dimension", "heights", "expected"),
    [
        (OVERWORLD, (-65, -64, -63, 3, 4), "void_air bedrock sandstone sandstone air"),
        ("the_nether", (-1, 0, 1, 3, 4), "void_air bedrock basalt basalt air"),
        ("the_end", (-1, 0, 1, 3, 4), "void_air bedrock end_stone end_stone air"),
        (OVERWORLD, (319, 320), "air void_air"),
        ("the_end", (255, 256), "air void_air"),
    ],
)
def test_flat_all_dimensions_has_its_top_at_3_everywhere(
    blocks: BlockTable, dimension: str, heights: tuple[int, ...], expected: str
) -> None:
    assert expected.split() == column(blocks, dimension, heights)


@pytest.mark.parametrize(
    ("dimension", "heights", "expected"),
    [
        (OVERWORLD, (-64, -63, -62, -61, -60), "bedrock dirt dirt grass_block air"),
        ("the_nether", (0, 64), "air air"),
    ],
)
def test_flat_is_grass_on_dirt_and_void_elsewhere(
    dimension: str, heights: tuple[int, ...], expected: str
) -> None:
    blocks = BlockTable.load(version_named("26.2"))

    assert expected.split() == column(blocks, dimension, heights)


@pytest.mark.parametrize(
    ("dimension", "heights", "expected", "biome"),
    [
        (OVERWORLD, (-64, -61, -60), "bedrock grass_block air", "plains"),
        ("the_nether", (0, 3, 4), "bedrock basalt air", "basalt_deltas"),
        ("the_end", (0, 3, 4), "bedrock end_stone air", "the_end"),
    ],
)
def test_world_of_ward_is_plains_with_the_flat_nether_and_end(
    blocks: BlockTable,
    dimension: str,
    heights: tuple[int, ...],
    expected: str,
    biome: str,
) -> None:
    preset = WorldPreset.of(blocks, "ward")

    assert expected.split() == column(blocks, dimension, heights, "ward")
    assert f"minecraft:{biome}" == preset.biome(Identifier("minecraft", dimension))


def test_top_and_biome_are_told(blocks: BlockTable) -> None:
    preset = WorldPreset.of(blocks)
    overworld = Identifier("minecraft", OVERWORLD)

    assert preset.top_y(overworld) == 3
    assert preset.biome(overworld) == "minecraft:desert"
    assert WorldPreset.void(blocks).top_y(overworld) is None


@pytest.mark.parametrize("version", SUPPORTED_VERSIONS, ids=str)
def test_all_states_of_the_sections_are_named(version: GameVersion) -> None:
    preset = WorldPreset.of(BlockTable.load(version))
    for kind in DIMENSION_TYPES:
        heights = range(kind.min_y >> 4, kind.max_y >> 4)
        sections = [preset.section(kind.id, kind.min_y, y) for y in heights]

        found = set(preset.void_air()).union(*sections)

        assert found == set(preset.state_ids(kind.id))
