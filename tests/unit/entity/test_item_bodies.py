"""Items in motion and at rest; numbers from https://minecraft.wiki/w/Item_(entity) and
https://minecraft.wiki/w/Entity#Motion_of_entities, where others are meant the test says so.
"""

from __future__ import annotations

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos, Vec3
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.interaction.item_spawn import eject_item
from gametest.item.item_stack import ItemStack
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity import NO_MOTION, Entity
from gametest.level.entities.harming import hurt_entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Byte, Compound, Short

DRAG = 0.9800000190734863
"""0.98 as a 32-bit float."""
FLOOR = Vec3(0.5, 64.0, 0.5)


def _put(level: Level, pos: BlockPos, state: str) -> None:
    level.set_block(pos, level.blocks.parse_state(state))


def _item(level: Level, pos: Vec3, nbt: str = "{}", id: str = "stone") -> Entity:
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    item: Compound = {"id": id, "count": parse_snbt("1")}
    return create_entity(level, "item", pos, {"Item": item, **data})


def _run(level: Level, ticks: int) -> None:
    for _ in range(ticks):
        level.tick()


def test_item_gains_gravity_before_it_moves_and_loses_drag_after(void: Level) -> None:
    item = _item(void, Vec3(0.5, 80.0, 0.5))

    _run(void, 3)

    y, speed = 80.0, 0.0
    for _ in range(3):
        speed -= 0.04
        y += speed
        speed *= DRAG
    assert (y, speed) == (item.pos.y, item.motion.y)


@pytest.mark.parametrize(
    ("ground", "left"),
    # Slipperiness as a 32-bit float times 0.98f: https://minecraft.wiki/w/Slipperiness
    [("stone", 0.588), ("ice", 0.9604), ("blue_ice", 0.96922)],
)
def test_ground_slows_by_its_slipperiness(
    floor: Level, ground: str, left: float
) -> None:
    floor.fill_states(
        BoundingBox(0, 63, 0, 16, 63, 0), floor.blocks.parse_state(ground).id
    )
    item = _item(floor, FLOOR)
    _run(floor, 2)
    item.set_motion(Vec3(0.3, 0.0, 0.0))

    floor.tick()

    assert item.motion.x == pytest.approx(0.3 * left, rel=1e-6)


def test_item_without_gravity_hangs(void: Level) -> None:
    item = _item(void, FLOOR, "{NoGravity: 1b}")

    _run(void, 5)

    assert item.pos == FLOOR


def test_item_vanishes_after_five_minutes(floor: Level) -> None:
    item = _item(floor, FLOOR, "{Age: 5990s}")
    _run(floor, 9)
    assert not item.is_removed

    _run(floor, 1)

    assert item.is_removed


def test_item_at_rest_wakes_its_level_when_its_time_is_over(floor: Level) -> None:
    item = _item(floor, FLOOR)
    _run(floor, 60)

    due = floor.next_due()

    assert due is not None
    floor.world.game_time = due - 1
    floor.tick()
    assert item.is_removed


def test_item_that_never_ages_costs_no_tick_at_rest(floor: Level) -> None:
    _item(floor, FLOOR, "{Age: -32768s, PickupDelay: 32767s}")
    _run(floor, 60)

    assert floor.next_due() is None


def test_data_of_one_at_rest_are_up_to_date(floor: Level) -> None:
    item = _item(floor, FLOOR, "{PickupDelay: 200s}")

    _run(floor, 150)

    nbt = item.to_nbt()
    assert (150, 50, 1) == (nbt["Age"], nbt["PickupDelay"], nbt["OnGround"])


def test_item_at_rest_falls_when_its_ground_goes(floor: Level) -> None:
    item = _item(floor, FLOOR)
    _run(floor, 60)

    _put(floor, BlockPos(0, 63, 0), "air")
    _run(floor, 10)

    assert item.pos.y < 64.0


@pytest.mark.parametrize(
    ("one", "other", "left"),
    [
        ("count: 1", "count: 1", [2]),
        ("count: 40", "count: 24", [64]),
        ("count: 40", "count: 25", [40, 25]),
        ("count: 1, components: {custom_data: {a: 1}}", "count: 1", [1, 1]),
    ],
)
def test_like_items_merge_while_they_fit(
    floor: Level, one: str, other: str, left: list[int]
) -> None:
    for x, item in ((0.5, one), (0.9, other)):
        nbt = parse_snbt(f"{{Item: {{id: 'minecraft:stone', {item}}}}}")
        assert isinstance(nbt, dict)
        create_entity(floor, "item", Vec3(x, 64.0, 0.5), nbt)

    _run(floor, 41)

    found = [
        ItemStack.from_nbt(entity.to_nbt()["Item"]).count
        for entity in floor.entities_of_type("minecraft:item")
    ]
    assert left == found


def test_merged_item_keeps_the_longer_delay_and_the_lower_age(floor: Level) -> None:
    _item(floor, FLOOR, "{Age: 100s, PickupDelay: 0s}")
    _item(floor, FLOOR, "{Age: 50s, PickupDelay: 300s}")

    _run(floor, 40)

    (item,) = floor.entities_of_type("minecraft:item")
    nbt = item.to_nbt()
    assert (90, 260) == (nbt["Age"], nbt["PickupDelay"])


@pytest.mark.parametrize(
    ("age", "delay"), [("-32768s", "0s"), ("0s", "32767s")], ids=["age", "delay"]
)
def test_item_out_of_time_never_merges(floor: Level, age: str, delay: str) -> None:
    for _ in range(2):
        _item(floor, FLOOR, f"{{Age: {age}, PickupDelay: {delay}}}")

    _run(floor, 81)

    assert len(floor.entities_of_type("minecraft:item")) == 2


@pytest.mark.parametrize(
    ("state", "id", "survives"),
    [
        ("lava", "stone", False),
        ("lava", "netherite_ingot", True),
        ("fire", "stone", False),
        ("fire", "netherite_ingot", True),
    ],
)
def test_item_burns_unless_it_resists_fire(
    floor: Level, state: str, id: str, survives: bool
) -> None:
    floor.set_states_quiet(
        [((0, 64, 0), floor.blocks.parse_state(state).id)],
    )
    item = _item(floor, FLOOR, id=id)

    _run(floor, 20)

    assert survives is not item.is_removed


def test_item_beside_a_cactus_is_destroyed(floor: Level) -> None:
    """https://minecraft.wiki/w/Cactus#Damage."""
    _put(floor, BlockPos(1, 64, 0), "cactus")
    item = _item(floor, Vec3(0.8, 64.0, 0.5), "{Motion: [0.3d, 0d, 0d]}")

    _run(floor, 20)

    assert item.is_removed


def test_cobweb_holds_an_item_up(floor: Level) -> None:
    """https://minecraft.wiki/w/Cobweb: a twentieth of the speed down."""
    _put(floor, BlockPos(0, 70, 0), "cobweb")
    item = _item(floor, Vec3(0.5, 70.9, 0.5))

    _run(floor, 2)

    assert item.pos.y == pytest.approx(70.86 - (0.04 * DRAG + 0.04) * 0.05)


def test_item_bounces_on_slime(floor: Level) -> None:
    """https://minecraft.wiki/w/Slime_Block: what is not alive, at 0.8 of its speed."""
    _put(floor, BlockPos(0, 63, 0), "slime_block")
    item = _item(floor, Vec3(0.5, 66.0, 0.5))
    speeds = []
    for _ in range(20):
        floor.tick()
        speeds.append(item.motion.y)

    turn = next(i for i, speed in enumerate(speeds) if speed > 0)
    assert speeds[turn] == pytest.approx(
        (0.04 - speeds[turn - 1]) * 0.8 * DRAG, rel=1e-6
    )


def test_item_floats_in_water(floor: Level) -> None:
    floor.set_states_quiet(
        ((0, y, 0), floor.blocks.parse_state("water").id) for y in range(64, 70)
    )
    item = _item(floor, Vec3(0.5, 65.0, 0.5))

    _run(floor, 1)

    assert item.motion.y == pytest.approx(0.0005 * DRAG, rel=1e-6)


@pytest.mark.parametrize(
    ("nbt", "x", "taken"),
    [
        ("{}", 1.7, True),
        ("{}", 2.0, False),
        ("{PickupDelay: 40s}", 0.5, False),
        ("{PickupDelay: 32767s}", 0.5, False),
        ("{Owner: [I; 1, 2, 3, 4]}", 0.5, False),
    ],
)
def test_dummy_picks_up_what_lies_near(
    floor: Level, nbt: str, x: float, taken: bool
) -> None:
    player = Player.of_name("Alex", FLOOR)
    floor.add_entity(player)
    item = _item(floor, Vec3(x, 64.0, 0.5), nbt)

    _run(floor, 2)

    assert taken is item.is_removed
    assert taken is not player.inventory.is_empty


def test_dummy_picks_up_when_the_delay_is_over(floor: Level) -> None:
    player = Player.of_name("Alex", FLOOR)
    floor.add_entity(player)
    item = eject_item(floor, FLOOR, NO_MOTION, ItemStack("minecraft:stone", 3))
    assert item is not None

    _run(floor, 9)
    waiting = player.inventory.is_empty
    _run(floor, 2)

    assert waiting
    assert player.inventory.get(0).count == 3


def test_full_dummy_takes_what_fits(floor: Level) -> None:
    player = Player.of_name("Alex", FLOOR)
    for slot in range(36):
        player.inventory.set(slot, ItemStack("minecraft:dirt", 64))
    player.inventory.set(4, ItemStack("minecraft:stone", 62))
    floor.add_entity(player)
    nbt: Compound = {"Item": ItemStack("minecraft:stone", 5).to_nbt()}
    item = create_entity(floor, "item", FLOOR, {**nbt, "PickupDelay": Short(0)})

    _run(floor, 2)

    assert player.inventory.get(4).count == 64
    assert ItemStack.from_nbt(item.to_nbt()["Item"]).count == 3


def test_item_in_the_void_is_gone(void: Level) -> None:
    item = _item(void, Vec3(0.5, -127.9, 0.5))

    _run(void, 6)

    assert item.is_removed


@pytest.mark.parametrize(
    ("types", "damage", "is_gone"),
    [
        ("'#minecraft:is_fire'", "lava", False),
        ("'#is_fire'", "hot_floor", False),
        ("'#minecraft:is_fire'", "cactus", True),
        ("'#minecraft:is_explosion'", "player_explosion", False),
        ("'#minecraft:is_explosion'", "lava", True),
        ("'#minecraft:bypasses_armor'", "magic", False),
        ("'minecraft:cactus'", "cactus", False),
        ("['minecraft:magic', 'minecraft:cactus']", "cactus", False),
    ],
)
def test_item_resists_the_damage_types_of_its_component(
    floor: Level, types: str, damage: str, is_gone: bool
) -> None:
    """https://minecraft.wiki/w/Data_component_format#damage_resistant."""
    nbt = f"""{{Item: {{id: stone, count: 1, components:
        {{damage_resistant: {{types: {types}}}}}}}}}"""
    item = _item(floor, FLOOR, nbt)

    hurt_entity(floor, item, DamageSource.of(damage), 10.0)

    assert item.is_removed == is_gone


@pytest.mark.parametrize(
    ("damage", "mode", "is_gone"),
    [
        ("generic", "", False),
        ("generic_kill", "", True),
        ("out_of_world", "", True),
        ("player_attack", "survival", False),
        ("player_attack", "creative", True),
    ],
)
@pytest.mark.parametrize(
    ("kind", "nbt"),
    [
        ("item", "{Item: {id: stone, count: 1}}"),
        ("experience_orb", "{Value: 1s}"),
        ("minecart", "{}"),
        ("end_crystal", "{}"),
        ("item_frame", "{Facing: 1b}"),
        ("item_frame", "{Facing: 1b, Fixed: 1b}"),
    ],
)
def test_the_invulnerable_yield_to_what_passes_it_by_and_to_creative_players(
    floor: Level, kind: str, nbt: str, damage: str, mode: str, is_gone: bool
) -> None:
    """https://minecraft.wiki/w/Entity_format#Tags_common_to_all_entities."""
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    entity = create_entity(floor, kind, FLOOR, {**data, "Invulnerable": Byte(1)})
    player = None
    if mode:
        player = Player.of_name("Alex", FLOOR)
        player.game_mode = mode
    source = DamageSource(f"minecraft:{damage}", player, player)

    hurt_entity(floor, entity, source, 10.0)

    assert entity.is_removed == is_gone


@pytest.mark.parametrize("griefs", [False, True])
@pytest.mark.parametrize(
    ("kind", "nbt"),
    [
        ("item", "{Item: {id: stone, count: 1}}"),
        ("item_frame", "{Facing: 1b}"),
        ("painting", "{variant: 'minecraft:kebab'}"),
    ],
)
def test_mobs_that_may_not_grief_break_no_things(
    floor: Level, kind: str, nbt: str, griefs: bool
) -> None:
    """Game rule `mob_griefing`: general knowledge of the game since 1.21.2."""
    floor.world.game_rules.set("mob_griefing", griefs)
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    thing = create_entity(floor, kind, FLOOR, data)
    creeper = create_entity(floor, "creeper", FLOOR, {"NoAI": Byte(1)})
    source = DamageSource("minecraft:player_explosion", creeper, creeper)

    hurt_entity(floor, thing, source, 10.0)

    assert thing.is_removed == griefs
