"""Droppers and dispensers; sources are https://minecraft.wiki/w/Dropper and .../w/Dispenser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.nbt.tags import Int

if TYPE_CHECKING:
    from tests.integration.containers.conftest import Slots, Yard

POS = (0, 100, 0)
FRONT = (1, 100, 0)
POWER = (0, 100, 1)
FLOOR = (1, 99, 0)


def dispense(yard: Yard, item: str, front: str = "air", floor: str = "stone") -> None:
    """A dispenser that looks east, with one such item in its first slot."""
    yard.put(FLOOR, floor)
    yard.put(FRONT, front)
    yard.put(POS, "dispenser[facing=east]", {0: item})
    yard.power(POWER)


def test_dropper_throws_an_item_after_four_ticks(yard: Yard) -> None:
    """The trace `dropper_eject` of a 26.2 server."""
    yard.put(POS, "dropper[facing=east]", {4: "2 stone"})
    yard.power(POWER, 3)

    assert [] == yard.thrown()

    yard.tick()

    assert ["1 stone"] == yard.thrown()
    assert {4: "1 stone"} == yard.slots(POS)


def test_dropper_fills_the_container_before_it(yard: Yard) -> None:
    """The trace `dropper_fill`."""
    yard.put(POS, "dropper[facing=east]", {4: "2 stone"})
    yard.put(FRONT, "chest")
    yard.power(POWER)

    assert {0: "1 stone"} == yard.slots(FRONT)
    assert {4: "1 stone"} == yard.slots(POS)
    assert [] == yard.thrown()


def test_dropper_before_a_full_container_keeps_its_item(yard: Yard) -> None:
    yard.put(POS, "dropper[facing=east]", {0: "1 stone"})
    yard.put(FRONT, "hopper", dict.fromkeys(range(5), "64 dirt"))
    yard.power(POWER)

    assert {0: "1 stone"} == yard.slots(POS)


def test_every_slot_is_chosen_in_time(yard: Yard) -> None:
    yard.put(POS, "dropper[facing=east]", dict.fromkeys(range(9), "64 stone"))
    for _ in range(100):
        yard.power(POWER)
        yard.put(POWER, "air")

    left = [int(text.split()[0]) for text in yard.slots(POS).values()]
    assert 9 * 64 - 100 == sum(left)
    assert all(count < 64 for count in left)


def test_power_above_triggers_it_too(yard: Yard) -> None:
    """https://minecraft.wiki/w/Quasi-connectivity; an update must reach it."""
    yard.put(POS, "dropper[facing=east]", {0: "1 stone"})
    yard.put((0, 102, 0), "redstone_block")
    yard.put((0, 101, 0), "stone")
    yard.tick(4)

    assert ["1 stone"] == yard.thrown()


@pytest.mark.parametrize(
    ("item", "front", "becomes", "left"),
    [
        ("water_bucket", "air", "water", {0: "1 bucket"}),
        ("lava_bucket", "air", "lava", {0: "1 bucket"}),
        ("water_bucket", "short_grass", "water", {0: "1 bucket"}),
        ("powder_snow_bucket", "air", "powder_snow", {0: "1 bucket"}),
        ("bucket", "water", "air", {0: "1 water_bucket"}),
        ("bucket", "lava", "air", {0: "1 lava_bucket"}),
        ("bucket", "powder_snow", "air", {0: "1 powder_snow_bucket"}),
        ("flint_and_steel", "air", "fire", {0: "1 flint_and_steel"}),
        ("flint_and_steel", "stone", "stone", {0: "1 flint_and_steel"}),
        ("tnt", "air", "air", {}),
        ("red_shulker_box", "air", "red_shulker_box", {}),
        ("honeycomb", "copper_block", "waxed_copper_block", {}),
        ("glowstone", "respawn_anchor", "respawn_anchor", {}),
        ("shears", "stone", "stone", {0: "1 shears"}),
        ("bone_meal", "stone", "stone", {0: "1 bone_meal"}),
        ("carved_pumpkin", "air", "air", {0: "1 carved_pumpkin"}),
        ("glass_bottle", "water", "water", {0: "1 potion"}),
        (
            'potion {potion_contents:{potion:"water"}}',
            "dirt",
            "mud",
            {0: "1 glass_bottle"},
        ),
    ],
)
def test_item_is_used(
    yard: Yard, item: str, front: str, becomes: str, left: Slots
) -> None:
    dispense(yard, item, front)

    assert becomes == yard.scene.name(FRONT)
    assert left == yard.slots(POS)
    assert [] == [text for text in yard.thrown() if "seeds" not in text]


@pytest.mark.parametrize(
    ("item", "front"),
    [
        ("stone", "air"),
        ("diamond_helmet", "air"),
        ("water_bucket", "stone"),
        ("powder_snow_bucket", "stone"),
        ("bucket", "stone"),
        ("honeycomb", "stone"),
        ("glowstone", "stone"),
        ("glass_bottle", "air"),
        ("ender_pearl", "air"),
        ("minecart", "air"),
        ("oak_boat", "air"),
        ('potion {potion_contents:{potion:"swiftness"}}', "dirt"),
    ],
)
def test_item_without_use_is_thrown_out(yard: Yard, item: str, front: str) -> None:
    dispense(yard, item, front)

    assert [f"1 {item.split()[0]}"] == yard.thrown()
    assert {} == yard.slots(POS)


@pytest.mark.parametrize(
    ("item", "verb"),
    [
        ("firework_rocket", "shoot"),
        ("wind_charge", "shoot"),
        ("cod_bucket", "release"),
    ],
)
def test_what_is_not_simulated_is_refused_by_item(
    yard: Yard, item: str, verb: str
) -> None:
    dispense(yard, item)

    assert [f"minecraft:dispenser: {verb} (minecraft:{item})"] == yard.missing
    assert {0: f"1 {item}"} == yard.slots(POS)


def test_water_bucket_waterlogs(yard: Yard) -> None:
    dispense(yard, "water_bucket", "oak_slab")

    assert "true" == yard.state(FRONT, "waterlogged")


def test_tool_wears_off(yard: Yard) -> None:
    """https://minecraft.wiki/w/Flint_and_Steel: one point of durability a use."""
    dispense(yard, "flint_and_steel")

    assert Int(1) == yard.entity(POS).items[0].components["minecraft:damage"]


def test_worn_out_tool_breaks(yard: Yard) -> None:
    dispense(yard, "flint_and_steel {damage:63}")

    assert {} == yard.slots(POS)


def test_flint_and_steel_lights_a_campfire(yard: Yard) -> None:
    dispense(yard, "flint_and_steel", "campfire[lit=false]")

    assert "true" == yard.state(FRONT, "lit")


def test_flint_and_steel_primes_tnt(yard: Yard) -> None:
    dispense(yard, "flint_and_steel", "tnt")

    assert "air" == yard.scene.name(FRONT)
    assert 1 == len(yard.level.entities_of_type("minecraft:tnt"))


def test_shears_take_combs_from_a_full_hive(yard: Yard) -> None:
    """https://minecraft.wiki/w/Beehive: three honeycombs at level 5."""
    dispense(yard, "shears", "beehive[honey_level=5]")

    assert "0" == yard.state(FRONT, "honey_level")
    assert ["3 honeycomb"] == yard.thrown()


def test_bottle_takes_honey(yard: Yard) -> None:
    dispense(yard, "2 glass_bottle", "beehive[honey_level=5]")

    assert {0: "1 glass_bottle", 1: "1 honey_bottle"} == yard.slots(POS)


def test_filled_bucket_goes_into_another_slot(yard: Yard) -> None:
    dispense(yard, "2 bucket", "water")

    assert {0: "1 bucket", 1: "1 water_bucket"} == yard.slots(POS)


def test_shulker_box_keeps_its_contents(yard: Yard) -> None:
    dispense(yard, 'shulker_box {container:[{slot:3,item:{id:"stone",count:5}}]}')

    assert {3: "5 stone"} == yard.slots(FRONT)
    assert "up" == yard.state(FRONT, "facing")


def test_shulker_box_over_air_points_away(yard: Yard) -> None:
    dispense(yard, "shulker_box", floor="air")

    assert "east" == yard.state(FRONT, "facing")


def test_anchor_takes_four_charges(yard: Yard) -> None:
    """https://minecraft.wiki/w/Respawn_Anchor."""
    dispense(yard, "glowstone", "respawn_anchor[charges=4]")

    assert {0: "1 glowstone"} == yard.slots(POS)


def test_bone_meal_makes_a_crop_older(yard: Yard) -> None:
    """https://minecraft.wiki/w/Bone_Meal: by two to five of its ages."""
    yard.put(FLOOR, "farmland")
    yard.scene.build({FRONT: "wheat"})
    yard.put(POS, "dispenser[facing=east]", {0: "bone_meal"})
    yard.power(POWER)

    assert 2 <= int(yard.state(FRONT, "age")) <= 5
    assert {} == yard.slots(POS)


def test_bone_meal_that_would_need_world_generation_is_refused(yard: Yard) -> None:
    yard.put(FLOOR, "stone")
    yard.scene.build({FRONT: "moss_block"})
    yard.put(POS, "dispenser[facing=east]", {0: "bone_meal"})
    yard.power(POWER)

    assert ["bone meal: on minecraft:moss_block"] == yard.missing


@pytest.mark.parametrize(
    ("front", "floor", "height"),
    [
        ("rail", "stone", 0.1),
        ("rail[shape=ascending_east]", "stone", 0.6),
        ("air", "rail", -0.9),
    ],
)
def test_cart_is_set_on_a_rail(
    yard: Yard, front: str, floor: str, height: float
) -> None:
    """https://minecraft.wiki/w/Minecart; heights are general knowledge of the game."""
    yard.put((1, 98, 0), "stone")
    yard.scene.build({(2, 100, 0): "stone", FLOOR: floor, FRONT: front})
    yard.put(POS, "dispenser[facing=east]", {0: "minecart"})
    dispenser = yard.level.behaviours.behaviour(yard.scene.get(POS).block)
    assert dispenser is not None
    dispenser.tick(yard.level, BlockPos(*POS), yard.scene.get(POS))
    cart = yard.level.entities_of_type("minecraft:minecart")[0]

    assert Vec3(1.625, 100 + height, 0.5) == cart.pos
    assert {} == yard.slots(POS)


@pytest.mark.parametrize(
    ("front", "height"), [("air", 0.0), ("smooth_stone_slab", 0.5)]
)
def test_spawn_egg_sets_a_mob_out_in_front(
    yard: Yard, front: str, height: float
) -> None:
    """https://minecraft.wiki/w/Spawn_Egg, https://minecraft.wiki/w/Dispenser."""
    dispense(yard, "pig_spawn_egg", front)
    (pig,) = yard.level.entities_of_type("minecraft:pig")

    assert (1.5, 100.0 + height, 0.5) == pig.pos
    assert {} == yard.slots(POS)


def test_armor_stand_looks_as_the_dispenser_does(yard: Yard) -> None:
    dispense(yard, "armor_stand")
    stand = yard.level.entities_of_type("minecraft:armor_stand")[0]

    assert 270.0 == stand.yaw % 360
    assert (1.5, 100.0, 0.5) == stand.pos


@pytest.mark.parametrize(
    ("front", "floor", "height"), [("water", "stone", 1.5), ("air", "water", 0.5)]
)
def test_boat_is_set_out_on_water(
    yard: Yard, front: str, floor: str, height: float
) -> None:
    """https://minecraft.wiki/w/Boat; heights are general knowledge of the game."""
    dispense(yard, "oak_boat", front, floor)
    (boat,) = yard.level.entities_of_type("minecraft:oak_boat")

    assert (0.5 + 0.5625 + 1.375 / 2, 0.5) == (boat.pos.x, boat.pos.z)
    assert 100 + height == pytest.approx(boat.pos.y, abs=0.1)
    assert 270.0 == boat.yaw % 360
    assert {} == yard.slots(POS)
