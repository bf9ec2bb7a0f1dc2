from __future__ import annotations

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.entity.player import Player, PlayerDataError, offline_uuid
from gametest.item.item_stack import ItemStack
from gametest.level.dimension_type import OVERWORLD
from gametest.level.entities.entity import uuid_text
from gametest.level.level import Level
from gametest.level.world.world_spawn import SpawnPoint
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import nbt_equal

AT = Vec3(0.5, 64.0, 0.5)


# https://minecraft.wiki/w/Universally_unique_identifier: name-based, of `OfflinePlayer:Notch`.
def test_uuid_is_that_of_an_offline_account() -> None:
    assert "b50ad385-829d-3141-a216-7e7d7539ba7f" == uuid_text(offline_uuid("Notch"))


def test_name_is_its_holder_and_display_name() -> None:
    player = Player.of_name("Alex", AT)

    assert ("Alex", "Alex") == (player.scoreboard_name, player.display_name)
    assert player.is_player
    assert "minecraft:player" == player.type_id


# https://minecraft.wiki/w/Player.dat_format
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("Dimension", "'minecraft:overworld'"),
        ("EnderItems", "[]"),
        ("Health", "20f"),
        ("Inventory", "[{Slot: 3b, id: 'minecraft:stone', count: 5}]"),
        ("SelectedItem", "{id: 'minecraft:stone', count: 5}"),
        ("SelectedItemSlot", "3"),
        ("XpLevel", "0"),
        ("equipment", "{head: {id: 'minecraft:dirt', count: 1}}"),
        ("foodLevel", "20"),
        ("foodSaturationLevel", "5f"),
        ("playerGameType", "0"),
    ],
)
def test_data_show_a_player(void: Level, key: str, value: str) -> None:
    player = Player.of_name("Alex", AT)
    void.add_entity(player)
    player.selected_slot = 3
    player.inventory.set(3, ItemStack("minecraft:stone", 5))
    player.inventory.wear("head", ItemStack("minecraft:dirt"))

    shown = player.to_nbt()

    assert nbt_equal(parse_snbt(value), shown[key]), shown[key]


def test_data_of_a_player_cannot_be_written() -> None:
    player = Player.of_name("Alex", AT)

    with pytest.raises(PlayerDataError):
        player.merge({"Health": "x"})


# https://minecraft.wiki/w/Player: 1.8 high, 1.5 when sneaking, eyes at 1.62 and 1.27.
def test_sneaking_makes_it_smaller() -> None:
    player = Player.of_name("Alex", AT)
    player.is_sneaking = True

    assert (0.6, 1.5) == player.size
    assert 1.27 == pytest.approx(player.eye_height)


@pytest.mark.parametrize(
    ("mode", "flies", "is_flying"),
    [
        ("survival", True, False),
        ("creative", False, False),
        ("creative", True, True),
        ("spectator", False, True),
    ],
)
def test_mode_decides_whether_it_flies(mode: str, flies: bool, is_flying: bool) -> None:
    player = Player.of_name("Alex", AT, game_mode=mode)
    player.flies = flies

    assert is_flying == player.is_flying


def test_mode_before_is_remembered() -> None:
    player = Player.of_name("Alex", AT)

    assert player.set_game_mode("creative")
    assert not player.set_game_mode("creative")
    assert ("creative", "survival") == (player.game_mode, player.previous_game_mode)


def test_respawn_gives_a_new_body_with_the_old_tags(void: Level) -> None:
    player = Player.of_name("Alex", AT)
    void.add_entity(player)
    player.add_tag("a")
    player.set_health(0.0)
    player.food_level = 3

    player.respawn(void, Vec3(5.5, 70.0, 5.5), 90.0)

    assert (20.0, 20, 90.0) == (player.health, player.food_level, player.yaw)
    assert Vec3(5.5, 70.0, 5.5) == player.pos
    assert [player] == void.entities_with_tag("a")
    assert 2 == player.id


def test_own_spawn_point_is_shown(void: Level) -> None:
    player = Player.of_name("Alex", AT)
    player.respawn_point = SpawnPoint(OVERWORLD, BlockPos(1, 2, 3), forced=True)

    expected = parse_snbt(
        """{dimension: 'minecraft:overworld', forced: 1b, pitch: 0f, pos: [I; 1, 2, 3], yaw: 0f}"""
    )
    assert nbt_equal(expected, player.to_nbt()["respawn"])
