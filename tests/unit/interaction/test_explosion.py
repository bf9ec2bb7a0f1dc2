"""Explosions (https://minecraft.wiki/w/Explosion)."""

from __future__ import annotations

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos, Vec3
from gametest.entity.summoning import create_entity
from gametest.interaction.blast.exposure import exposure
from gametest.interaction.blast.rays import reached_cells
from gametest.interaction.explosion import TNT_POWER, ExplosionCause, explode
from gametest.item.item_stack import ItemStack
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound

CENTER = Vec3(0.5, 64.5, 0.5)
FARTHEST = TNT_POWER * 1.3 / 0.225 * 0.3
"""In air: strongest ray, loss and length of a step."""


def _nbt(text: str) -> Compound:
    data = parse_snbt(text)
    assert isinstance(data, dict)
    return data


def _fill(level: Level, state: str, box: BoundingBox) -> None:
    level.fill_states(box, level.blocks.parse_state(state).id)


def _around(radius: int) -> BoundingBox:
    return BoundingBox(-radius, 64 - radius, -radius, radius, 64 + radius, radius)


def _put(level: Level, pos: BlockPos, state: str) -> None:
    level.set_block(pos, level.blocks.parse_state(state))


def _name(level: Level, pos: BlockPos) -> str:
    return str(level.get_block_state(pos)).removeprefix("minecraft:")


def _drops(level: Level) -> dict[str, int]:
    found: dict[str, int] = {}
    for entity in level.entities_of_type("minecraft:item"):
        stack = ItemStack.from_nbt(entity.nbt["Item"])
        found[stack.id] = found.get(stack.id, 0) + stack.count
    return found


def test_rays_reach_no_farther_than_their_strength_in_air(void: Level) -> None:
    cells = reached_cells(void, CENTER, TNT_POWER)

    farthest = max((x**2 + (y - 64) ** 2 + z**2) ** 0.5 for x, y, z in cells)
    assert 0.7 / 1.3 * FARTHEST < farthest <= FARTHEST + 0.87


@pytest.mark.parametrize(
    ("state", "breaks"),
    [
        ("stone", True),
        ("dirt", True),
        # Resistance 1,200: the strongest ray next to the middle has not 360.
        ("obsidian", False),
        ("bedrock", False),
        # Fluids count 100: (100 + 0.3) * 0.3 is more than 5.2.
        ("water", False),
        ("oak_slab[waterlogged=true]", False),
        ("oak_slab[waterlogged=false]", True),
    ],
)
def test_block_beside_the_middle_breaks_unless_it_resists(
    void: Level, state: str, breaks: bool
) -> None:
    beside = BlockPos(1, 64, 0)
    _put(void, beside, state)

    explode(void, CENTER, TNT_POWER)

    assert void.get_block_state(beside).is_air is breaks


def test_explosion_in_water_breaks_nothing(void: Level) -> None:
    """https://minecraft.wiki/w/TNT#Behavior."""
    _fill(void, "stone", _around(2))
    _put(void, CENTER.block_pos, "water")

    explode(void, CENTER, TNT_POWER)

    assert (_name(void, BlockPos(1, 64, 0)), _drops(void)) == ("stone", {})


def test_tnt_loses_no_drop_by_default(void: Level) -> None:
    """Rule `tnt_explosion_drop_decay` is off (https://minecraft.wiki/w/Game_rule)."""
    _fill(void, "dirt", _around(1))

    explode(void, CENTER, TNT_POWER)

    assert _drops(void) == {"minecraft:dirt": 27}


def test_drops_are_heaped_up_to_sixteen(void: Level) -> None:
    _fill(void, "dirt", _around(1))

    explode(void, CENTER, TNT_POWER)

    counts = [
        ItemStack.from_nbt(each.nbt["Item"]).count
        for each in void.entities_of_type("minecraft:item")
    ]
    assert sorted(counts) == [11, 16]


def test_with_decay_a_drop_survives_with_one_in_the_power(void: Level) -> None:
    _fill(void, "dirt", _around(2))

    explode(void, CENTER, TNT_POWER, cause=ExplosionCause.BLOCK)

    broken = 125 - sum(
        not void.get_block_state(BlockPos(x, y, z)).is_air
        for x in range(-2, 3)
        for y in range(62, 67)
        for z in range(-2, 3)
    )
    left = _drops(void).get("minecraft:dirt", 0)
    assert broken > 60
    assert 0.1 * broken < left < 0.45 * broken


@pytest.mark.parametrize(("griefing", "found"), [("true", "air"), ("false", "dirt")])
def test_mobs_break_blocks_only_by_their_rule(
    void: Level, griefing: str, found: str
) -> None:
    beside = BlockPos(1, 64, 0)
    _put(void, beside, "dirt")
    void.world.game_rules.set("mob_griefing", griefing == "true")

    explode(void, CENTER, 3.0, cause=ExplosionCause.MOB)

    assert _name(void, beside) == found


def test_tnt_block_is_lit_with_a_short_fuse(void: Level) -> None:
    """10 to 29 ticks (https://minecraft.wiki/w/TNT#Behavior)."""
    for x in range(1, 4):
        _put(void, BlockPos(x, 64, 0), "tnt")

    explode(void, CENTER, TNT_POWER)

    fuses = [each.nbt["fuse"] for each in void.entities_of_type("minecraft:tnt")]
    assert len(fuses) == 3
    assert all(10 <= fuse <= 29 for fuse in fuses if isinstance(fuse, int))
    assert _drops(void) == {}


def test_lit_tnt_is_pushed_from_its_feet_by_how_near_it_is(void: Level) -> None:
    """(1 - distance / twice the power) * exposure, away from the middle."""
    tnt = create_entity(void, "tnt", Vec3(2.5, 64.5, 0.5), _nbt("{fuse: 80s}"))

    explode(void, CENTER, TNT_POWER)

    assert tnt.motion == pytest.approx((0.75, 0.0, 0.0))


def test_wall_keeps_an_entity_from_the_explosion(void: Level) -> None:
    _fill(void, "obsidian", BoundingBox(2, 60, -4, 2, 70, 4))
    tnt = create_entity(void, "tnt", Vec3(4.5, 64.5, 0.5), _nbt("{fuse: 80s}"))

    explode(void, CENTER, TNT_POWER)

    assert tnt.motion == pytest.approx((0.0, 0.0, 0.0))


def test_half_of_an_entity_is_seen_over_a_wall(void: Level) -> None:
    """Three layers of points in a box 0.98 high; the middle one lies behind the wall's top."""
    _fill(void, "obsidian", BoundingBox(1, 60, -4, 1, 64, 4))
    tnt = create_entity(void, "tnt", Vec3(2.5, 65.0, 0.5), _nbt("{fuse: 80s}"))

    assert exposure(void, Vec3(0.5, 64.5, 0.5), tnt) < 0.5
    assert exposure(void, Vec3(0.5, 65.5, 0.5), tnt) == 1.0


def test_item_nearby_is_destroyed_and_a_far_one_is_pushed(void: Level) -> None:
    """Damage at the edge is 1, and an item has 5 health."""
    item = _nbt("{Item: {id: 'minecraft:stone', count: 1}}")
    near = create_entity(void, "item", Vec3(1.5, 64.5, 0.5), item)
    far = create_entity(void, "item", Vec3(8.3, 64.5, 0.5), item)

    explode(void, CENTER, TNT_POWER)

    assert (near.is_removed, far.is_removed) == (True, False)
    assert far.motion.x > 0.0


def test_what_it_would_hurt_without_being_simulated_is_reported(void: Level) -> None:
    reports: list[str] = []
    void.unsupported_sink = lambda mechanic, _pos: reports.append(mechanic)
    create_entity(void, "cushion", Vec3(1.5, 64.5, 0.5), _nbt("{}"))

    explode(void, CENTER, TNT_POWER)

    assert reports == ["minecraft:cushion: damage by explosion"]


def test_frames_and_paintings_break(void: Level) -> None:
    frame = create_entity(void, "item_frame", Vec3(1.5, 64.5, 0.5), _nbt("{}"))

    explode(void, CENTER, TNT_POWER)

    assert frame.is_removed


def test_fire_burns_on_full_blocks_alone(void: Level) -> None:
    _fill(void, "obsidian", BoundingBox(-3, 63, -3, 3, 63, 3))
    _fill(void, "glass", BoundingBox(4, 63, -3, 6, 63, 3))

    explode(void, CENTER, 5.0, cause=ExplosionCause.BLOCK, makes_fire=True)

    burning = [
        BlockPos(x, 64, z)
        for x in range(-3, 7)
        for z in range(-3, 4)
        if _name(void, BlockPos(x, 64, z)).startswith("fire")
    ]
    assert 5 < len(burning) < 30
    assert all(pos.x <= 3 for pos in burning)


def test_explosion_without_power_reaches_nobody(void: Level) -> None:
    pig = create_entity(void, "pig", CENTER, _nbt("{NoAI: 1b}"))
    cart = create_entity(void, "minecart", Vec3(1.5, 64.5, 0.5), {})
    _put(void, BlockPos(0, 63, 0), "dirt")

    explode(void, CENTER, 0.0)

    assert not pig.is_removed
    assert cart.motion == (0.0, 0.0, 0.0)
    assert pig.nbt.get("Health", 10.0) == 10.0
    assert _name(void, BlockPos(0, 63, 0)) == "dirt"
