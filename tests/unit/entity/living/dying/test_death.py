"""Death: https://minecraft.wiki/w/Health#Death, /Mob#Equipment, /Experience, /Totem_of_Undying."""

from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.dying import kill
from gametest.entity.living.dying.mob_drops import MobDrops
from gametest.entity.living.living_body import living_of
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.item.item_stack import ItemStack
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound

AT = Vec3(0.5, 64.0, 0.5)
EMPTY = "DeathLootTable: 'minecraft:empty'"


def _mob(level: Level, id: str, nbt: str) -> Entity:
    data = parse_snbt(f"{{NoAI: 1b, {nbt}}}")
    assert isinstance(data, dict)
    return create_entity(level, id, AT, data)


def _player(level: Level) -> Player:
    player = Player.of_name("Alex", Vec3(0.5, 64.0, 3.5))
    level.add_entity(player)
    return player


def _kill_by(level: Level, player: Player, mob: Entity) -> None:
    source = DamageSource("minecraft:player_attack", player, player)
    assert mob.body is not None
    mob.body.hurt(level, source, 100.0)


def _items(level: Level) -> list[Compound]:
    found = level.entities_of_type("minecraft:item")
    return [entity.nbt["Item"] for entity in found]  # type: ignore[misc]


def _points(level: Level) -> int:
    total = 0
    for orb in level.entities_of_type("minecraft:experience_orb"):
        value = orb.nbt["Value"]
        assert isinstance(value, int)
        total += value
    return total


def test_the_dead_lie_for_twenty_turns(floor: Level) -> None:
    mob = _mob(floor, "villager", EMPTY)
    kill(mob)

    for _ in range(19):
        floor.tick()
    before = mob.is_removed, mob.to_nbt()["DeathTime"]
    floor.tick()

    assert (before, mob.is_removed) == ((False, 19), True)


def test_a_dead_mob_with_a_will_is_not_reported(
    floor: Level, reports: list[str]
) -> None:
    data = parse_snbt(f"{{{EMPTY}}}")
    assert isinstance(data, dict)
    kill(create_entity(floor, "zombie", AT, data))

    for _ in range(21):
        floor.tick()

    assert (reports, floor.entities) == ([], {})


@pytest.mark.parametrize(
    ("chance", "by_player", "dropped"),
    [
        ("2f", False, 1),
        ("2f", True, 1),
        ("1f", False, 0),
        ("1f", True, 1),
        ("0f", True, 0),
    ],
)
def test_what_a_mob_holds_drops_by_its_chance(
    floor: Level, chance: str, by_player: bool, dropped: int
) -> None:
    mob = _mob(
        floor,
        "husk",
        f"{EMPTY}, equipment: {{mainhand: {{id: 'stick'}}}}, drop_chances: {{mainhand: {chance}}}",
    )

    if by_player:
        _kill_by(floor, _player(floor), mob)
    else:
        kill(mob)

    assert len(_items(floor)) == dropped


def test_nothing_drops_without_the_rule(floor: Level, reports: list[str]) -> None:
    floor.world.game_rules.set("mob_drops", False)
    mob = _mob(
        floor,
        "husk",
        "drop_chances: {mainhand: 2f}, equipment: {mainhand: {id: 'stick'}}",
    )

    _kill_by(floor, _player(floor), mob)

    assert (_items(floor), _points(floor), reports) == ([], 0, [])


@pytest.mark.parametrize(
    ("id", "data", "points"),
    [
        ("husk", "", {5}),
        ("cow", "", {1, 2, 3}),
        ("cow", "Age: -5", {0}),
        ("villager", "", {0}),
        ("tadpole", "", {0}),
        ("zombie", "IsBaby: 1b", {12}),
        ("drowned", "IsBaby: 1b", {12}),
        ("zombified_piglin", "IsBaby: 1b", {12}),
        ("piglin", "IsBaby: 1b", {5}),
        ("hoglin", "Age: -5", {5}),
        ("slime", "Size: 0", {1}),
        ("slime", "Size: 1", {2}),
        ("magma_cube", "Size: 3", {4}),
        ("chicken", "IsChickenJockey: 1b", {10}),
        ("blaze", "", {10}),
        ("endermite", "", {3}),
        ("wither_skeleton", "equipment: {head: {id: 'stick'}}", {6, 7, 8}),
        (
            *("husk", "equipment: {head: {id: 'stick'}}, drop_chances: {head: 2f}"),
            {5},
        ),
        ("horse", "equipment: {body: {id: 'stick'}}", {1, 2, 3}),
    ],
)
def test_a_kill_by_a_player_gives_experience(
    floor: Level, id: str, data: str, points: set[int]
) -> None:
    """https://minecraft.wiki/w/Experience#Sources."""
    _kill_by(floor, _player(floor), _mob(floor, id, f"{EMPTY}, {data}"))

    assert _points(floor) in points


@pytest.mark.parametrize("id", ["husk", "cow"])
def test_other_deaths_give_none(floor: Level, id: str) -> None:
    kill(_mob(floor, id, EMPTY))

    assert _points(floor) == 0


def test_young_animals_leave_nothing(floor: Level, reports: list[str]) -> None:
    _kill_by(floor, _player(floor), _mob(floor, "cow", "Age: -100"))

    assert (_items(floor), _points(floor), reports) == ([], 0, [])


def test_a_slime_would_split(floor: Level, reports: list[str]) -> None:
    kill(_mob(floor, "slime", f"Size: 1, {EMPTY}"))
    for _ in range(20):
        floor.tick()

    assert reports == ["minecraft:slime: split"]


@pytest.mark.parametrize(
    ("slot", "health"), [("mainhand", 1.0), ("offhand", 1.0), ("head", 0.0)]
)
def test_a_totem_saves_from_a_hand(floor: Level, slot: str, health: float) -> None:
    mob = _mob(floor, "villager", f"equipment: {{{slot}: {{id: 'totem_of_undying'}}}}")
    body = living_of(mob)

    body.hurt(floor, DamageSource.of("magic"), 100.0)

    assert body.health == health


def test_player_loses_things_and_levels(floor: Level) -> None:
    player = _player(floor)
    player.inventory.set(4, ItemStack("minecraft:dirt", 7))
    player.inventory.wear("head", ItemStack("minecraft:iron_helmet"))
    player.experience.set_level(20)

    kill(player)

    assert [(item["id"], item["count"]) for item in _items(floor)] == [
        ("minecraft:dirt", 7),
        ("minecraft:iron_helmet", 1),
    ]
    assert _points(floor) == 100
    player.respawn(floor, AT)
    assert (player.xp_level, player.inventory.is_empty) == (0, True)


def test_the_curse_of_vanishing_leaves_nothing(floor: Level) -> None:
    """https://minecraft.wiki/w/Curse_of_Vanishing."""
    player = _player(floor)
    cursed = parse_snbt("{'minecraft:vanishing_curse': 1}")
    stack = ItemStack("minecraft:dirt").with_component("minecraft:enchantments", cursed)
    player.inventory.set(4, stack)

    kill(player)

    assert (_items(floor), player.inventory.is_empty) == ([], True)


# https://minecraft.wiki/w/Looting: at most one more for each level
@pytest.mark.parametrize(
    ("looting", "most"), [("{}", 3), ("{'minecraft:looting': 3}", 6)]
)
def test_looting_adds_to_what_is_left(floor: Level, looting: str, most: int) -> None:
    player = _player(floor)
    sword = ItemStack("minecraft:iron_sword")
    player.inventory.set(
        0, sword.with_component("minecraft:enchantments", parse_snbt(looting))
    )

    for _ in range(40):
        _kill_by(floor, player, _mob(floor, "pig", "Health: 1f"))

    counts = {item["count"] for item in _items(floor)}
    assert max(counts) == most  # type: ignore[type-var]
    assert min(counts) == 1  # type: ignore[type-var]


def test_tables_of_the_game_name_what_there_is(floor: Level) -> None:
    items, kinds = floor.world.items, floor.world.entity_kinds
    table = MobDrops.load(items)

    named = [
        name
        for rows in table.rows.values()
        for row in rows
        for entry in row[0].split("|")
        if (name := entry.partition("*")[0].partition("@")[0])
    ]

    assert [
        name
        for name in (*named, *table.cooked.values())
        if not items.table.has(f"minecraft:{name}")
    ] == []
    assert [id for id in table.rows if not kinds.kind(f"minecraft:{id}").is_mob] == []


@pytest.mark.parametrize("table", ["''", "'A B'", "5"])
def test_data_that_name_no_loot_table_leave_the_one_of_the_kind(
    floor: Level, reports: list[str], table: str
) -> None:
    kill(_mob(floor, "bat", f"DeathLootTable: {table}"))

    assert reports == []
    assert _items(floor) == []
