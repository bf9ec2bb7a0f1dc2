"""https://minecraft.wiki/w/Predicate#Location and #Block."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_entity import BlockEntity
from gametest.level.level import Level
from gametest.loot.loot_context import LootContext
from gametest.loot.predicate import Predicate
from gametest.loot.predicate_library import InlinePredicateError
from gametest.nbt.snbt import parse_snbt

Parse = Callable[[Any], Predicate]
Context = Callable[..., LootContext]


@pytest.fixture
def place(void: Level) -> Level:
    """Around 0 64 0: a lamp, a chest above it, water and a slab beside it."""
    for pos, state in (
        ((0, 64, 0), "redstone_lamp[lit=true]"),
        ((0, 65, 0), "chest[facing=west]"),
        ((1, 64, 0), "water[level=0]"),
        ((2, 64, 0), "oak_slab[waterlogged=true]"),
        ((3, 64, 0), "water[level=3]"),
        ((4, 64, 0), "repeater[delay=3]"),
    ):
        void.set_block(BlockPos(*pos), void.blocks.parse_state(f"minecraft:{state}"), 0)
    data = parse_snbt('{Items:[{Slot:0b,id:"minecraft:stick",count:1}]}')
    assert isinstance(data, dict)
    chest = BlockPos(0, 65, 0)
    void.set_block_entity(BlockEntity("minecraft:chest", chest, data))
    return void


def check(predicate: dict[str, Any], x: int = 0, y: int = 0) -> dict[str, Any]:
    offset = {"offsetX": x, "offsetY": y}
    return {"type": "location_check", **offset, "predicate": predicate}


@pytest.mark.parametrize(
    ("condition", "passes"),
    [
        (check({}), True),
        (check({"dimension": "overworld"}), True),
        (check({"dimension": "minecraft:the_nether"}), False),
        (check({"biomes": "desert"}), False),
        (check({"biomes": ["plains", "desert"]}), True),
        (check({"position": {"x": 0.5, "y": {"min": 64}}}), True),
        (check({"position": {"y": {"max": 64}}}, y=1), False),
        (check({"block": {"blocks": "redstone_lamp"}}), True),
        (check({"block": {"blocks": ["stone", "chest"]}}), False),
        (check({"block": {"blocks": "chest"}}, y=1), True),
        (check({"block": {"blocks": "#slabs"}}, x=2), True),
        (check({"block": {"blocks": "#slabs"}}), False),
        (check({"block": {"state": {"lit": "true"}}}), True),
        (check({"block": {"state": {"lit": "false"}}}), False),
        (check({"block": {"state": {"facing": "west"}}}), False),
        (check({"block": {"state": {"delay": {"min": "2"}}}}, x=4), True),
        (check({"block": {"state": {"delay": {"max": "2"}}}}, x=4), False),
        (check({"block": {"nbt": "{Items:[{Slot:0b}]}"}}, y=1), True),
        (check({"block": {"nbt": "{Items:[{Slot:1b}]}"}}, y=1), False),
        (check({"block": {"nbt": "{}"}}), False),
        (check({"fluid": {"fluids": "water"}}, x=1), True),
        (check({"fluid": {"fluids": "water"}}, x=2), True),
        (check({"fluid": {"fluids": "water"}}, x=3), False),
        (check({"fluid": {"fluids": "flowing_water"}}, x=3), True),
        (check({"fluid": {"fluids": "#water"}}, x=3), True),
        (check({"fluid": {"fluids": "empty"}}), True),
    ],
)
def test_location_is_checked(
    parse: Parse,
    context: Context,
    place: Level,
    condition: dict[str, Any],
    passes: bool,
) -> None:
    assert passes is parse(condition).test(context())


@pytest.mark.parametrize("key", ["structures", "smokey", "can_see_sky"])
def test_what_is_not_known_refuses_by_name(
    parse: Parse, context: Context, key: str
) -> None:
    with pytest.raises(UnsupportedError, match=f"location predicate: {key}"):
        parse(check({key: True})).test(context())


def test_light_refuses_only_if_a_level_is_wanted(
    parse: Parse, context: Context
) -> None:
    assert parse(check({"light": {}})).test(context())
    with pytest.raises(UnsupportedError, match="light"):
        parse(check({"light": {"light": 15}})).test(context())


def test_location_without_an_origin_fails(parse: Parse, context: Context) -> None:
    assert not parse(check({})).test(context(origin=None))


def test_match_block_asks_the_block_of_the_context(
    parse: Parse, context: Context, place: Level
) -> None:
    state = place.get_block_state(BlockPos(0, 64, 0))
    predicate = parse(
        {"type": "match_block", "blocks": "redstone_lamp", "state": {"lit": "true"}}
    )

    assert predicate.test(context(block_state=state))
    assert not predicate.test(context())


def test_explanation_shows_the_block(
    parse: Parse, context: Context, place: Level
) -> None:
    predicate = parse(check({"block": {"state": {"lit": "false"}}}))

    assert (
        "inline predicate: location_check.block.state: expected [lit=false], "
        "found minecraft:redstone_lamp[lit=true]"
    ) == predicate.explain(context())


@pytest.mark.parametrize(
    ("biomes", "told"),
    [
        ("planes", "unknown worldgen/biome 'minecraft:planes', did you mean"),
        (["plains", "demo:marsh"], "unknown worldgen/biome 'demo:marsh'"),
    ],
)
def test_a_biome_that_nobody_has_is_an_error(
    parse: Parse, biomes: object, told: str
) -> None:
    with pytest.raises(InlinePredicateError, match=told):
        parse(check({"biomes": biomes}))


def test_tag_of_biomes_is_read_though_the_game_s_own_are_not_listed(
    parse: Parse, context: Context
) -> None:
    predicate = parse(check({"biomes": "#demo:marsh"}))

    with pytest.raises(UnsupportedError, match="worldgen/biome tag: #demo:marsh"):
        predicate.test(context())
