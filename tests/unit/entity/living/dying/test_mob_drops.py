"""What is drawn of the game's own tables: https://minecraft.wiki/w/Drops, https://minecraft.wiki/w/Looting."""

from __future__ import annotations

from collections import Counter

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.living.dying.mob_drops import mob_drops
from gametest.entity.living.living_body import living_of
from gametest.entity.living.worn.wear import equipment_access
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.item.item_stack import ItemStack
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt

AT = Vec3(0.5, 64.0, 0.5)
DEATHS = 300


def _mob(level: Level, id: str, nbt: str = "") -> Entity:
    data = parse_snbt(f"{{NoAI: 1b, {nbt}}}")
    assert isinstance(data, dict)
    return create_entity(level, id, AT, data)


def _player(level: Level, looting: int) -> Player:
    player = Player.of_name("Alex", Vec3(0.5, 64.0, 3.5))
    level.add_entity(player)
    if looting:
        levels = parse_snbt(f"{{looting: {looting}}}")
        sword = ItemStack("minecraft:iron_sword")
        sword = sword.with_component("minecraft:enchantments", levels)
        equipment_access(player, "mainhand").set(sword)
    return player


def _deaths(
    level: Level, id: str, nbt: str = "", looting: int | None = None
) -> list[list[ItemStack]]:
    """Of many deaths; by a player if there is a level of Looting."""
    mob = _mob(level, id, nbt)
    body = living_of(mob)
    assert body is not None
    player = None if looting is None else _player(level, looting)
    source = DamageSource("minecraft:generic_kill", player, player)
    if player is not None:
        body.player_memory = 100
    return [mob_drops(level, body, source) or [] for _ in range(DEATHS)]


def _counts(deaths: list[list[ItemStack]], id: str) -> set[int]:
    full = f"minecraft:{id}"
    return {sum(s.count for s in found if s.id == full) for found in deaths}


@pytest.mark.parametrize(
    ("id", "nbt", "looting", "item", "counts"),
    [
        ("breeze", "", None, "breeze_rod", {0}),
        ("breeze", "", 0, "breeze_rod", {1, 2}),
        ("breeze", "", 1, "breeze_rod", {2, 3, 4}),
        ("breeze", "", 3, "breeze_rod", {4, 5, 6, 7, 8}),
        ("stray", "", None, "tipped_arrow", {0}),
        ("stray", "", 3, "tipped_arrow", {0, 1}),
        ("shulker", "", None, "shulker_shell", {0, 1}),
        ("slime", "", None, "slime_ball", {0, 1, 2}),
        ("slime", "Size: 1", None, "slime_ball", {0}),
        ("magma_cube", "", None, "magma_cream", {0}),
        ("magma_cube", "Size: 1", None, "magma_cream", {0, 1}),
        ("elder_guardian", "", 0, "wet_sponge", {1}),
        ("elder_guardian", "", None, "wet_sponge", {0}),
        ("elder_guardian", "", None, "tide_armor_trim_smithing_template", {0, 1}),
        ("guardian", "", None, "prismarine_crystals", {0, 1}),
        ("guardian", "", None, "salmon", {0}),
        ("witch", "", None, "redstone", {4, 5, 6, 7, 8}),
        ("copper_golem", "", None, "copper_ingot", {1, 2, 3}),
        ("polar_bear", "", None, "cod", {0, 1, 2}),
        ("pillager", "", 0, "arrow", {0}),
    ],
)
def test_amounts_lie_where_the_page_says(
    floor: Level, id: str, nbt: str, looting: int | None, item: str, counts: set[int]
) -> None:
    assert counts == _counts(_deaths(floor, id, nbt, looting), item)


def test_entries_are_drawn_by_weight(floor: Level) -> None:
    deaths = _deaths(floor, "polar_bear")
    kinds = Counter(stack.id for found in deaths for stack in found)

    assert set(kinds) == {"minecraft:cod", "minecraft:salmon"}
    assert kinds["minecraft:cod"] > 2 * kinds["minecraft:salmon"]


def test_a_witch_leaves_three_other_things_at_most(floor: Level) -> None:
    deaths = _deaths(floor, "witch")
    others = [[s for s in found if s.id != "minecraft:redstone"] for found in deaths]

    assert {0, 1, 2, 3} == {len(found) for found in others}
    assert {1, 2} == {stack.count for found in others for stack in found}


@pytest.mark.parametrize(
    ("id", "potion"),
    [("stray", "slowness"), ("bogged", "poison"), ("parched", "weakness")],
)
def test_arrows_of_a_skeleton_have_its_potion(
    floor: Level, id: str, potion: str
) -> None:
    stacks = [stack for found in _deaths(floor, id, "", 0) for stack in found]
    contents = [
        stack.components["minecraft:potion_contents"]
        for stack in stacks
        if stack.id == "minecraft:tipped_arrow"
    ]

    assert {"potion": f"minecraft:{potion}"} in contents
    assert all(found == contents[0] for found in contents)


@pytest.mark.parametrize(
    ("id", "nbt", "killer", "mechanic"),
    [
        ("pillager", "PatrolLeader: 1b", "pig", "drop an ominous bottle"),
        ("creeper", "", "skeleton", "drop a music disc"),
        ("magma_cube", "Size: 1", "frog", "drop for a frog"),
        ("slime", "", "frog", "drop for a frog"),
    ],
)
def test_what_hangs_on_the_killer_is_unsupported(
    floor: Level, id: str, nbt: str, killer: str, mechanic: str
) -> None:
    body = living_of(_mob(floor, id, nbt))
    assert body is not None
    other = _mob(floor, killer)
    source = DamageSource("minecraft:mob_attack", other, other)

    with pytest.raises(UnsupportedError, match=mechanic):
        mob_drops(floor, body, source)


def test_a_charged_creeper_takes_heads(floor: Level) -> None:
    body = living_of(_mob(floor, "zombie"))
    assert body is not None
    creeper = _mob(floor, "creeper", "powered: 1b")
    source = DamageSource("minecraft:explosion", creeper, creeper)

    with pytest.raises(UnsupportedError, match="zombie: drop its head"):
        mob_drops(floor, body, source)


def test_looting_that_is_not_known_is_unsupported(floor: Level) -> None:
    with pytest.raises(UnsupportedError, match="panda: death drops with Looting"):
        _deaths(floor, "panda", "", 1)
