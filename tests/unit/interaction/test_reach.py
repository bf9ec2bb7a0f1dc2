"""What a player looks at (https://minecraft.wiki/w/Reach)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.direction import Direction
from gametest.core.position import BlockPos, Vec3
from gametest.entity.attribute_editing import set_base
from gametest.entity.attributes import attribute_value
from gametest.entity.player import Player
from gametest.interaction.hand.reach import find_sight

if TYPE_CHECKING:
    from gametest.level.level import Level

FEET = Vec3(0.5, 64.0, 0.4)


def _put(level: Level, pos: BlockPos, block: str) -> None:
    level.set_block(pos, level.blocks.parse_state(f"minecraft:{block}"))


def _player(yaw: float, pitch: float, mode: str = "survival") -> Player:
    return Player.of_name("Eye", FEET, yaw=yaw, pitch=pitch, game_mode=mode)


@pytest.mark.parametrize(
    ("yaw", "pitch", "block", "face"),
    [
        (0.0, 0.0, (0, 65, 3), Direction.NORTH),
        (180.0, 0.0, (0, 65, -3), Direction.SOUTH),
        (90.0, 0.0, (-3, 65, 0), Direction.EAST),
        (-90.0, 0.0, (3, 65, 0), Direction.WEST),
        (0.0, 90.0, (0, 63, 0), Direction.UP),
        (0.0, -90.0, (0, 68, 0), Direction.DOWN),
    ],
)
def test_the_first_block_on_the_line_is_seen(
    void: Level, yaw: float, pitch: float, block: BlockPos, face: Direction
) -> None:
    _put(void, BlockPos(*block), "stone")

    sight = find_sight(void, _player(yaw, pitch))

    assert sight is not None
    assert (block, face) == (sight.pos, sight.face)


@pytest.mark.parametrize(
    ("mode", "z", "is_seen"),
    [
        ("survival", 4, True),
        ("survival", 5, False),
        ("creative", 5, True),
        ("creative", 6, False),
    ],
)
def test_creative_players_reach_half_a_block_farther(
    void: Level, mode: str, z: int, is_seen: bool
) -> None:
    _put(void, BlockPos(0, 65, z), "stone")
    player = _player(0.0, 0.0, mode)
    void.add_entity(player)

    assert is_seen is (find_sight(void, player) is not None)


@pytest.mark.parametrize(
    ("base", "mode", "z", "is_seen"),
    [
        (2.0, "survival", 2, True),
        (2.0, "survival", 3, False),
        (12.0, "survival", 12, True),
        (12.0, "survival", 13, False),
        (12.0, "creative", 12, True),
        (0.0, "survival", 1, False),
    ],
)
def test_the_reach_is_that_of_the_attribute(
    void: Level, base: float, mode: str, z: int, is_seen: bool
) -> None:
    """https://minecraft.wiki/w/Attribute: `block_interaction_range`."""
    _put(void, BlockPos(0, 65, z), "stone")
    player = _player(0.0, 0.0, mode)
    void.add_entity(player)
    set_base(player, "minecraft:block_interaction_range", base)

    assert is_seen is (find_sight(void, player) is not None)


def test_creative_mode_lengthens_the_arms_by_modifiers_that_are_no_data(
    void: Level,
) -> None:
    player = _player(0.0, 0.0)
    void.add_entity(player)
    names = [f"minecraft:{what}_interaction_range" for what in ("block", "entity")]
    before = [attribute_value(player, name) for name in names]
    player.set_game_mode("creative")

    assert before == [4.5, 3.0]
    assert [attribute_value(player, name) for name in names] == [5.0, 5.0]
    assert "creative_mode" not in str(player.to_nbt())


@pytest.mark.parametrize(
    ("block", "sources", "fluids", "is_seen"),
    [
        ("water", False, False, False),
        ("water", True, False, True),
        ("water[level=3]", True, False, False),
        ("water[level=3]", False, True, True),
    ],
)
def test_fluids_are_seen_by_those_who_look_for_them(
    void: Level, block: str, sources: bool, fluids: bool, is_seen: bool
) -> None:
    _put(void, BlockPos(0, 64, 1), block)
    player = _player(0.0, 60.0)

    sight = find_sight(void, player, sources=sources, fluids=fluids)

    assert is_seen is (sight is not None)


def test_a_look_passes_over_a_slab(void: Level) -> None:
    _put(void, BlockPos(0, 65, 1), "oak_slab[type=bottom]")
    _put(void, BlockPos(0, 65, 3), "stone")

    sight = find_sight(void, _player(0.0, 0.0))

    assert sight is not None
    assert BlockPos(0, 65, 3) == sight.pos
