"""Minecarts on and off rails; numbers from https://minecraft.wiki/w/Minecart and /Powered_Rail, those
of 26.2 as measured on a real server (MIT, https://github.com/Schem-at/Nucleation).
"""

from __future__ import annotations

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos, Vec3
from gametest.entity.summoning import create_entity
from gametest.item.item_stack import ItemStack
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity import Entity
from gametest.level.entities.harming import hurt_entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt

RAIL = 64.0625


def _rails(level: Level, state: str, length: int = 20) -> None:
    box = BoundingBox(0, 64, 0, length - 1, 64, 0)
    level.fill_states(box, level.blocks.parse_state(state).id)


def _put(level: Level, pos: BlockPos, state: str) -> None:
    level.set_block(pos, level.blocks.parse_state(state))


def _cart(level: Level, x: float, nbt: str = "{}", kind: str = "minecart") -> Entity:
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    return create_entity(level, kind, Vec3(x, RAIL, 0.5), data)


def _run(level: Level, ticks: int) -> None:
    for _ in range(ticks):
        level.tick()


def test_empty_cart_loses_a_twentyfifth_of_its_speed(floor: Level) -> None:
    _rails(floor, "rail[shape=east_west]")
    cart = _cart(floor, 0.5, "{Motion: [0.3d, 0d, 0d]}")

    _run(floor, 2)

    assert cart.motion.x == pytest.approx(0.3 * 0.96**2)
    assert cart.pos.x == pytest.approx(0.5 + 0.3 + 0.3 * 0.96)
    assert cart.pos.y == RAIL


def test_cart_from_the_ground_has_left_it_after_a_tick_on_rails(floor: Level) -> None:
    """So that it does not brake as on the ground in the first tick off the rails."""
    _rails(floor, "rail[shape=east_west]", 1)
    cart = _cart(floor, 0.5, "{Motion: [0.4d, 0d, 0d], OnGround: 1b}")

    _run(floor, 3)

    assert cart.motion.x == pytest.approx(0.4 * 0.96**2)


def test_cart_moves_eight_blocks_a_second_at_most(floor: Level) -> None:
    _rails(floor, "powered_rail[shape=east_west,powered=true]")
    cart = _cart(floor, 0.5, "{Motion: [1d, 0d, 0d]}")

    floor.tick()

    assert cart.pos.x == pytest.approx(0.9)
    assert cart.motion.x == pytest.approx(0.96 + 0.06)


@pytest.mark.parametrize(
    ("speed", "left"),
    [(0.2, 0.2 * 0.5 * 0.96), (0.029, 0.0)],
    ids=["halved", "stopped"],
)
def test_rail_without_power_brakes(floor: Level, speed: float, left: float) -> None:
    _rails(floor, "powered_rail[shape=east_west,powered=false]")
    cart = _cart(floor, 0.5, f"{{Motion: [{speed}d, 0d, 0d]}}")

    floor.tick()

    assert cart.motion.x == pytest.approx(left)


@pytest.mark.parametrize(
    ("wall", "speed"), [(-1, 0.02), (1, -0.02)], ids=["west", "east"]
)
def test_standing_cart_is_pushed_off_a_wall(
    floor: Level, wall: int, speed: float
) -> None:
    _rails(floor, "powered_rail[shape=east_west,powered=true]", 1)
    _put(floor, BlockPos(wall, 64, 0), "stone")
    cart = _cart(floor, 0.5)

    floor.tick()

    assert cart.motion.x == speed


def test_slope_pulls_a_cart_down(floor: Level) -> None:
    _put(floor, BlockPos(1, 64, 0), "stone")
    _put(floor, BlockPos(0, 64, 0), "rail[shape=ascending_east]")
    cart = create_entity(floor, "minecart", Vec3(0.5, 64.5625, 0.5))

    floor.tick()

    assert cart.motion.x < 0.0


@pytest.mark.parametrize(
    ("items", "left"),
    # 0.98 and a thousandth for each step of the signal that is missing to 15.
    [("[]", 0.98 + 0.015), ("[{Slot: 0b, id: 'stone', count: 1}]", 0.98 + 0.014)],
)
def test_chest_cart_slows_by_what_it_holds(
    floor: Level, items: str, left: float
) -> None:
    _rails(floor, "rail[shape=east_west]")
    nbt = f"{{Motion: [0.3d, 0d, 0d], Items: {items}}}"
    cart = _cart(floor, 0.5, nbt, "chest_minecart")

    floor.tick()

    assert cart.motion.x == pytest.approx(0.3 * left, rel=1e-6)


def test_furnace_cart_with_fuel_drives_on(floor: Level) -> None:
    _rails(floor, "rail[shape=east_west]")
    nbt = "{PushX: 1d, PushZ: 0d, Fuel: 100s}"
    cart = _cart(floor, 0.5, nbt, "furnace_minecart")

    _run(floor, 20)

    assert cart.motion.x > 0.2
    assert cart.to_nbt()["Fuel"] == 80


def test_furnace_cart_without_fuel_forgets_its_way(floor: Level) -> None:
    _rails(floor, "rail[shape=east_west]")
    cart = _cart(floor, 0.5, "{PushX: 1d, Fuel: 3s}", "furnace_minecart")

    _run(floor, 3)

    assert cart.to_nbt()["PushX"] == 0.0


def test_cart_beside_the_rails_is_slowed_by_half(floor: Level) -> None:
    cart = create_entity(
        floor, "minecart", Vec3(0.5, 64.0, 0.5), {"Motion": parse_snbt("[1d, 0d, 0d]")}
    )
    _run(floor, 1)
    x = cart.pos.x

    floor.tick()

    assert cart.pos.x - x == pytest.approx(0.2)


def test_activator_rail_locks_a_hopper_cart(floor: Level) -> None:
    _put(floor, BlockPos(0, 64, 0), "activator_rail[shape=east_west,powered=true]")
    cart = _cart(floor, 0.5, "{}", "hopper_minecart")

    floor.tick()
    locked = cart.to_nbt()["Enabled"]
    _put(floor, BlockPos(0, 64, 0), "activator_rail[shape=east_west,powered=false]")
    floor.tick()

    assert (0, 1) == (locked, cart.to_nbt()["Enabled"])


def test_hopper_cart_draws_in_what_lies_by_it(floor: Level) -> None:
    _rails(floor, "rail[shape=east_west]", 1)
    cart = _cart(floor, 0.5, "{}", "hopper_minecart")
    item = parse_snbt("{Item: {id: 'minecraft:stone', count: 5}}")
    assert isinstance(item, dict)
    create_entity(floor, "item", Vec3(0.5, 64.5, 0.5), item)

    _run(floor, 2)

    items = cart.to_nbt()["Items"]
    assert isinstance(items, list)
    assert [ItemStack.from_nbt(item).count for item in items] == [5]


def test_activator_rail_lights_tnt_whose_explosion_spares_rails(
    floor: Level, reports: list[str]
) -> None:
    _put(floor, BlockPos(0, 64, 0), "activator_rail[shape=east_west,powered=true]")
    cart = _cart(floor, 0.5, "{}", "tnt_minecart")

    _run(floor, 1)
    assert cart.to_nbt()["fuse"] == 79
    _run(floor, 80)

    assert (cart.is_removed, reports) == (True, [])
    under = [str(floor.get_block_state(BlockPos(x, 63, 0))) for x in (0, 1)]
    assert under == ["minecraft:stone", "minecraft:air"]
    assert str(floor.get_block_state(BlockPos(0, 64, 0))).startswith(
        "minecraft:activator_rail"
    )


def test_carts_push_each_other(floor: Level) -> None:
    """A tenth, halved: the speeds of recorded carts that stand 0.98 apart."""
    _rails(floor, "rail[shape=east_west]")
    _cart(floor, 8.5)
    other = _cart(floor, 9.48)

    floor.tick()

    assert other.pos.x == pytest.approx(9.530000000745058)
    assert other.motion.x == pytest.approx(0.05714369013678122)


def test_cart_takes_in_the_mob_that_it_meets(floor: Level, reports: list[str]) -> None:
    """https://minecraft.wiki/w/Minecart#Mobs."""
    _rails(floor, "rail[shape=east_west]")
    cart = _cart(floor, 0.5, "{Motion: [0.4d, 0d, 0d]}")
    nbt = {"NoAI": parse_snbt("1b")}
    pig = create_entity(floor, "pig", Vec3(1.9, 64.0, 0.5), nbt)

    _run(floor, 3)

    assert pig.vehicle is cart
    assert reports == []


@pytest.mark.parametrize(
    ("kind", "nbt", "damage", "then"),
    [
        ("arrow", "{Fire: 100s}", "arrow", "explodes"),
        ("trident", "{Fire: 100s}", "trident", "explodes"),
        ("arrow", "{}", "arrow", "breaks"),
        ("snowball", "{Fire: 100s}", "thrown", "is lit"),
        ("snowball", "{}", "thrown", "breaks"),
        ("small_fireball", "{}", "fireball", "is lit"),
        (None, "", "player_explosion", "is lit"),
        (None, "", "fireworks", "is lit"),
        (None, "", "hot_floor", "is lit"),
        (None, "", "cactus", "breaks"),
    ],
)
def test_cart_with_tnt_minds_what_hurts_it(
    floor: Level, kind: str | None, nbt: str, damage: str, then: str
) -> None:
    """https://minecraft.wiki/w/Minecart_with_TNT."""
    cart = _cart(floor, 0.5, "{}", "tnt_minecart")
    direct = None
    if kind is not None:
        data = parse_snbt(nbt)
        assert isinstance(data, dict)
        direct = create_entity(floor, kind, Vec3(0.5, 80.0, 0.5), data)

    hurt_entity(floor, cart, DamageSource(f"minecraft:{damage}", direct), 6.0)

    ground = str(floor.get_block_state(BlockPos(0, 63, 0)))
    dropped = floor.entities_of_type("minecraft:item")
    found = "breaks" if any(_is_cart(each) for each in dropped) else "is lit"
    if ground == "minecraft:air":
        found = "explodes"
    assert found == then


def _is_cart(entity: Entity) -> bool:
    stack = ItemStack.from_nbt(entity.nbt["Item"])
    return stack.id == "minecraft:tnt_minecart"


@pytest.mark.parametrize(("height", "explodes"), [(2.5, False), (3.5, True)])
def test_cart_with_tnt_that_falls_deep_explodes(
    floor: Level, height: float, explodes: bool
) -> None:
    """https://minecraft.wiki/w/Minecart_with_TNT: from more than three blocks."""
    cart = create_entity(floor, "tnt_minecart", Vec3(0.5, 64.0 + height, 0.5), {})

    _run(floor, 30)

    assert cart.is_removed == explodes
