"""https://minecraft.wiki/w/Slot."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.core.version import GameVersion, version_named
from gametest.entity.player import Player
from gametest.item.item_stack import ItemStack
from gametest.item.item_table import ItemTable
from gametest.item.slot_ranges import slot_ranges
from gametest.level.block_entity import BlockEntity
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.loot.block_slots import block_slot, block_slot_count
from gametest.loot.entity_slots import entity_slot, equipped
from gametest.nbt.snbt import parse_snbt

Summon = Callable[..., Entity]

STICK = ItemStack("minecraft:stick")
POS = BlockPos(0, 64, 0)


@pytest.fixture(scope="session")
def items(version: GameVersion) -> ItemTable:
    return ItemTable.load(version)


def put(level: Level, kind: str, nbt: str = "{}") -> None:
    level.set_block(POS, level.blocks.parse_state(f"minecraft:{kind}"), 0)
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    level.set_block_entity(BlockEntity(f"minecraft:{kind}", POS, data))


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("chest", 27),
        ("barrel", 27),
        ("dispenser", 9),
        ("hopper", 5),
        ("furnace", 3),
        ("brewing_stand", 5),
        ("jukebox", 1),
    ],
)
def test_slots_of_blocks(void: Level, kind: str, count: int) -> None:
    put(void, kind)

    assert count == block_slot_count(void, POS)
    assert block_slot(void, POS, count - 1) is not None
    assert block_slot(void, POS, count) is None


def test_block_without_an_inventory_has_no_slots(void: Level) -> None:
    assert block_slot_count(void, POS) is None
    assert block_slot(void, POS, 0) is None


def test_stack_in_a_block_is_written_to_its_data(void: Level) -> None:
    put(void, "chest")
    slot = block_slot(void, POS, 4)
    assert slot is not None

    slot.set(STICK.with_count(3))

    block_entity = void.get_block_entity(POS)
    assert block_entity is not None
    assert block_entity.nbt == parse_snbt(
        '{Items:[{Slot:4b,count:3,id:"minecraft:stick"}]}'
    )


def test_loot_table_that_waits_is_unsupported(void: Level) -> None:
    put(void, "chest", '{LootTable:"demo:x"}')

    with pytest.raises(UnsupportedError, match="loot table"):
        block_slot(void, POS, 0)


def test_block_whose_state_follows_its_items_is_read_only(void: Level) -> None:
    put(void, "jukebox", '{RecordItem:{id:"minecraft:music_disc_13",count:1}}')
    slot = block_slot(void, POS, 0)
    assert slot is not None

    assert "1 minecraft:music_disc_13" == str(slot.get())
    with pytest.raises(UnsupportedError, match="minecraft:jukebox: insert item"):
        slot.set(STICK)


@pytest.mark.parametrize(
    ("kind", "nbt", "slot", "found"),
    [
        ("item_frame", '{Item:{id:"stick"}}', "contents", "1 minecraft:stick"),
        ("item_display", '{item:{id:"stick"}}', "contents", "1 minecraft:stick"),
        ("item", '{Item:{id:"stick"}}', "container.0", "1 minecraft:stick"),
        (
            "zombie",
            '{equipment:{head:{id:"stick"}}}',
            "armor.head",
            "1 minecraft:stick",
        ),
        ("zombie", "{}", "weapon.mainhand", "nothing"),
        (
            "chest_minecart",
            '{Items:[{Slot:5b,id:"stick"}]}',
            "container.5",
            "1 minecraft:stick",
        ),
        ("hopper_minecart", "{}", "container.5", None),
        ("oak_chest_boat", "{}", "container.26", "nothing"),
        (
            "villager",
            '{Inventory:[{id:"stick"}]}',
            "mob.inventory.0",
            "1 minecraft:stick",
        ),
        ("allay", "{}", "mob.inventory.1", None),
        ("piglin", "{}", "mob.inventory.7", "nothing"),
        ("donkey", "{ChestedHorse:1b}", "horse.14", "nothing"),
        ("donkey", "{}", "horse.0", None),
        ("donkey", "{ChestedHorse:1b}", "horse.chest", "1 minecraft:chest"),
        ("donkey", "{}", "horse.chest", "nothing"),
        ("horse", "{}", "horse.chest", None),
        ("horse", "{ChestedHorse:1b}", "horse.0", None),
        ("llama", "{ChestedHorse:1b,Strength:2}", "horse.5", "nothing"),
        ("llama", "{ChestedHorse:1b,Strength:2}", "horse.6", None),
        ("llama", "{ChestedHorse:1b,Strength:9}", "horse.14", "nothing"),
        (
            "mule",
            '{ChestedHorse:1b,Items:[{},{Slot:3b,id:"stick"}]}',
            "horse.3",
            "1 minecraft:stick",
        ),
        ("zombie", "{}", "hotbar.0", None),
        ("marker", "{}", "weapon.mainhand", None),
    ],
)
def test_slots_of_entities(
    version: GameVersion,
    items: ItemTable,
    summon: Summon,
    kind: str,
    nbt: str,
    slot: str,
    found: str | None,
) -> None:
    (number,) = slot_ranges(version)[slot].slots
    access = entity_slot(summon(kind, (0, 64, 0), nbt), number, items)

    assert found == (None if access is None else str(access.get()))


def test_armour_slots_take_only_what_is_made_for_them(
    version: GameVersion, items: ItemTable, summon: Summon
) -> None:
    (number,) = slot_ranges(version)["armor.chest"].slots
    slot = entity_slot(summon("zombie", (0, 64, 0)), number, items)
    assert slot is not None

    assert not slot.set(STICK)
    assert slot.set(ItemStack("minecraft:iron_chestplate"))


def test_piglins_had_no_slots_before_26_1(summon: Summon) -> None:
    items = ItemTable.load(version_named("1.21.11"))

    assert entity_slot(summon("piglin", (0, 64, 0)), 300, items) is None


def test_strength_of_a_llama_that_nobody_gave_is_unsupported(
    items: ItemTable, summon: Summon
) -> None:
    llama = summon("llama", (0, 64, 0), "{ChestedHorse:1b}")

    with pytest.raises(UnsupportedError, match="llama: a strength of its own"):
        entity_slot(llama, 500, items)


@pytest.mark.parametrize(
    ("kind", "nbt", "known"),
    [
        ("horse", "{Tame:1b}", True),
        ("pig", "{}", True),
        ("horse", "{}", False),
        ("camel", "{Age:-1}", False),
    ],
)
def test_saddles_are_for_the_tame_and_grown(
    version: GameVersion,
    items: ItemTable,
    summon: Summon,
    kind: str,
    nbt: str,
    known: bool,
) -> None:
    (number,) = slot_ranges(version)["saddle"].slots
    slot = entity_slot(summon(kind, (0, 64, 0), nbt), number, items)
    assert slot is not None

    if known:
        assert slot.set(ItemStack("minecraft:saddle"))
    else:
        with pytest.raises(UnsupportedError, match=f"minecraft:{kind}: a saddle while"):
            slot.set(ItemStack("minecraft:saddle"))


@pytest.mark.parametrize(
    ("slot", "key"),
    [
        ("hotbar.3", "Inventory"),
        ("inventory.0", "Inventory"),
        ("container.9", "Inventory"),
        ("weapon.mainhand", "Inventory"),
        ("weapon.offhand", "equipment"),
        ("armor.head", "equipment"),
        ("enderchest.2", "EnderItems"),
    ],
)
def test_slots_of_a_player(
    version: GameVersion, items: ItemTable, slot: str, key: str
) -> None:
    player = Player.of_name("Alex", Vec3(0, 64, 0))
    (number,) = slot_ranges(version)[slot].slots
    access = entity_slot(player, number, items)
    assert access is not None
    access.set(STICK)

    assert "1 minecraft:stick" == str(access.get())
    assert player.to_nbt()[key]


def test_player_holds_what_is_in_the_selected_slot(items: ItemTable) -> None:
    player = Player.of_name("Alex", Vec3(0, 64, 0))
    access = entity_slot(player, 98, items)
    assert access is not None
    access.set(STICK)

    assert "1 minecraft:stick" == str(equipped(player, "mainhand"))


def test_cursor_of_a_player_is_empty_and_not_written(items: ItemTable) -> None:
    access = entity_slot(Player.of_name("Alex", Vec3(0, 64, 0)), 499, items)
    assert access is not None

    assert access.get().is_empty
    with pytest.raises(UnsupportedError, match="screen"):
        access.set(STICK)
