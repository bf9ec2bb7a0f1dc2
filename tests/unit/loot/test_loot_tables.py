"""https://minecraft.wiki/w/Loot_table; the spelling is that of 26.3 where none is named.

Numbers of random sequences: those of https://minecraft.wiki/w/Random_sequence_format for world
seed 0, worked out by hand of the page's rule (`minecraft:test` gives 5 5 1 1 5 2 3 2 4 1 for a
die, `minecraft:blocks/gravel` 84 39 30 76 31 for 1 to 100).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.core.random_source import LegacyRandom
from gametest.core.version import version_named
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.loot.loot_context import LootContext
from gametest.loot.table.loot_library import InlineLootError, LootLibrary
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound

Context = Callable[..., LootContext]
MakeLoot = Callable[..., LootLibrary]
Summon = Callable[..., Entity]

TRUE = {"type": "weather_check"}
FALSE = {"type": "inverted", "term": TRUE}
DIE = {"type": "uniform", "min": 1, "max": 6}


def entry(name: str, **fields: Any) -> dict[str, Any]:
    return {"type": "item", "name": name, **fields}


def table(*entries: Any, rolls: Any = 1, **fields: Any) -> dict[str, Any]:
    return {"pools": [{"rolls": rolls, "entries": [*entries]}], **fields}


def drawn(loot: LootLibrary, context: LootContext, value: Any) -> list[str]:
    stacks = loot.parse_table(value).roll(context)
    return [f"{each.count} {each.id.removeprefix('minecraft:')}" for each in stacks]


def _compound(text: str) -> Compound:
    data = parse_snbt(text)
    assert isinstance(data, dict)
    return data


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ({}, []),
        (table(entry("stick")), ["1 stick"]),
        (table(entry("stick"), rolls=3), ["1 stick"] * 3),
        (table(entry("stick"), rolls=0), []),
        (table({"type": "empty"}), []),
        (table(entry("stick", weight=0)), []),
        (table(entry("stick", condition=FALSE)), []),
        (table(entry("stick", condition=TRUE)), ["1 stick"]),
        (
            {"pools": [{"rolls": 1, "entries": [entry("stick")], "condition": FALSE}]},
            [],
        ),
        (
            table({"type": "alternatives", "children": [entry("bow"), entry("stick")]}),
            ["1 bow"],
        ),
        (
            table(
                {
                    "type": "alternatives",
                    "children": [entry("bow", condition=FALSE), entry("stick")],
                }
            ),
            ["1 stick"],
        ),
        (
            table(
                {
                    "type": "sequence",
                    "children": [
                        entry("bow", weight=0),
                        entry("stick"),
                        entry("egg", condition=FALSE),
                        entry("clay"),
                    ],
                }
            ),
            ["1 stick"],
        ),
        (
            table(
                {
                    "type": "group",
                    "children": [entry("bow", condition=FALSE), entry("stick")],
                }
            ),
            ["1 stick"],
        ),
        (
            table({"type": "group", "children": [entry("egg")], "condition": FALSE}),
            [],
        ),
        (
            table({"type": "loot_table", "value": table(entry("egg"), rolls=2)}),
            ["1 egg", "1 egg"],
        ),
        (table({"type": "tag", "items": "egg"}), ["1 egg"]),
        (
            table({"type": "tag", "items": ["egg", "bow"], "expand": False}),
            ["1 egg", "1 bow"],
        ),
    ],
)
def test_entries(loot: LootLibrary, context: Context, value: Any, found: Any) -> None:
    assert drawn(loot, context(), value) == found


def test_functions_of_an_entry_go_before_those_of_pool_and_table(
    loot: LootLibrary, context: Context
) -> None:
    def add(count: int) -> dict[str, Any]:
        return {"type": "set_count", "count": count, "add": True}

    double = {
        "type": "filtered",
        "item_filter": {"count": 3},
        "on_pass": {"type": "set_count", "count": 10},
    }
    value = {
        "pools": [{"rolls": 1, "entries": [entry("egg", modifier=add(1))]}],
        "modifier": [double, add(1)],
    }
    value["pools"][0]["modifier"] = add(1)

    assert drawn(loot, context(), value) == ["11 egg"]


def test_stacks_are_split_to_the_size_of_the_item(
    loot: LootLibrary, context: Context
) -> None:
    value = table(entry("egg", modifier={"type": "set_count", "count": 40}))

    assert drawn(loot, context(), value) == ["16 egg", "16 egg", "8 egg"]


def test_random_sequence_gives_its_numbers(loot: LootLibrary, context: Context) -> None:
    value = table(
        entry("stick", modifier={"type": "set_count", "count": DIE}),
        rolls=10,
        random_sequence="minecraft:test",
    )

    counts = [int(each.split()[0]) for each in drawn(loot, context(), value)]
    assert counts == [5, 5, 1, 1, 5, 2, 3, 2, 4, 1]


def test_random_sequence_goes_on_where_it_was(
    loot: LootLibrary, context: Context
) -> None:
    value = table(
        entry("stick", modifier={"type": "set_count", "count": DIE}),
        random_sequence="test",
    )
    asked = context()

    assert [*drawn(loot, asked, value), *drawn(loot, asked, value)] == [
        "5 stick",
        "5 stick",
    ]
    assert drawn(loot, asked, value) == ["1 stick"]


def test_weights_share_one_draw_in_the_order_of_the_entries(
    loot: LootLibrary, context: Context
) -> None:
    """83, 38, 29, 75, 30 of 100."""
    value = table(
        entry("bow", weight=30),
        entry("stick", weight=30),
        entry("egg", weight=40),
        rolls=5,
        random_sequence="minecraft:blocks/gravel",
    )

    assert drawn(loot, context(), value) == [
        *("1 egg", "1 stick", "1 bow", "1 egg", "1 stick"),
    ]


def test_single_choice_draws_no_number(loot: LootLibrary, context: Context) -> None:
    random, untouched = LegacyRandom(7), LegacyRandom(7)

    drawn(loot, context(own_random=random), table(entry("egg"), rolls=5))

    assert random.next_int() == untouched.next_int()


@pytest.mark.parametrize(("luck", "found"), [(0.0, 1), (1.0, 1), (2.0, 2), (5.0, 3)])
def test_bonus_rolls_are_times_the_luck_rounded_down(
    loot: LootLibrary, context: Context, luck: float, found: int
) -> None:
    value = {"pools": [{"rolls": 1, "bonus_rolls": 0.5, "entries": [entry("egg")]}]}

    assert len(drawn(loot, context(luck=luck), value)) == found


@pytest.mark.parametrize(("luck", "found"), [(0.0, ["1 egg"]), (-1.0, [])])
def test_quality_times_luck_is_added_to_the_weight(
    loot: LootLibrary, context: Context, luck: float, found: list[str]
) -> None:
    value = table(entry("egg", weight=1, quality=1))

    assert drawn(loot, context(luck=luck), value) == found


def test_table_of_a_file_is_found_by_its_id(
    make_loot: MakeLoot, context: Context
) -> None:
    library = make_loot(
        {
            "outer": table({"type": "loot_table", "value": "demo:inner"}),
            "inner": table(entry("egg")),
        }
    )

    found = library.table(Identifier("demo", "outer")).roll(context())

    assert [each.id for each in found] == ["minecraft:egg"]


def test_table_that_names_itself_gives_nothing_more(
    make_loot: MakeLoot, context: Context
) -> None:
    library = make_loot(
        {
            "a": table(
                {
                    "type": "group",
                    "children": [{"type": "loot_table", "value": "demo:a"}],
                }
            )
        }
    )

    assert library.table(Identifier("demo", "a")).roll(context()) == []


def test_modifier_that_names_itself_leaves_the_item(
    make_loot: MakeLoot, context: Context
) -> None:
    counted = {"type": "set_count", "count": 2}
    library = make_loot(modifiers={"a": [counted, "demo:a"]})
    modifier = library.find_modifier(Identifier("demo", "a"))

    assert modifier is not None
    assert 2 == modifier(ItemStack("minecraft:egg"), context()).count


def test_table_of_the_game_is_unsupported_by_name(
    loot: LootLibrary, context: Context
) -> None:
    value = table({"type": "loot_table", "value": "minecraft:chests/simple_dungeon"})

    with pytest.raises(UnsupportedError, match="loot table: minecraft:chests/simple"):
        drawn(loot, context(), value)


@pytest.mark.parametrize(
    ("release", "value"),
    [
        (
            "26.2",
            {
                "type": "minecraft:chest",
                "pools": [
                    {
                        "rolls": 1.0,
                        "bonus_rolls": 0.0,
                        "entries": [
                            {
                                "type": "minecraft:item",
                                "name": "minecraft:egg",
                                "functions": [
                                    {
                                        "function": "minecraft:set_count",
                                        "count": {"min": 2, "max": 2},
                                        "conditions": [{"condition": "weather_check"}],
                                    }
                                ],
                                "conditions": [{"condition": "weather_check"}],
                            }
                        ],
                        "conditions": [],
                    }
                ],
                "functions": [{"function": "reference", "name": "demo:more"}],
            },
        ),
        (
            "26.3",
            table(
                entry(
                    "minecraft:egg",
                    modifier={"type": "set_count", "count": 2, "condition": TRUE},
                    condition=TRUE,
                ),
                modifier="demo:more",
            ),
        ),
    ],
)
def test_both_spellings_mean_the_same(
    make_loot: MakeLoot, context: Context, release: str, value: Any
) -> None:
    key = "type" if release == "26.3" else "function"
    library = make_loot(
        {"a": value},
        {"more": {key: "set_count", "count": 1, "add": True}},
        version=version_named(release),
    )

    found = library.table(Identifier("demo", "a")).roll(context())

    assert [(each.id, each.count) for each in found] == [("minecraft:egg", 3)]


@pytest.mark.parametrize(
    ("release", "value", "code"),
    [
        ("26.2", table(entry("egg", functions=[{"type": "set_count"}])), "old-format"),
        ("26.3", table(entry("egg", modifier={"function": "discard"})), "old-format"),
        ("26.3", table(entry("no_such_item")), "unknown-item"),
        ("26.3", table({"type": "itme", "name": "egg"}), "unknown-type"),
        ("26.3", table(entry("egg", modifier={"type": "set_cont"})), "unknown-type"),
        ("26.3", {"pools": [{"entries": []}]}, "missing-field"),
        ("26.3", {"pool": []}, "unknown-field"),
        (
            "26.3",
            table({"type": "loot_table", "value": "demo:b"}),
            "missing-loot-table",
        ),
        ("26.3", table(entry("egg", modifier="demo:b")), "missing-item-modifier"),
    ],
)
def test_bad_table_is_a_finding(
    make_loot: MakeLoot, release: str, value: Any, code: str
) -> None:
    library = make_loot({"a": value}, version=version_named(release))

    library.compile_all()

    assert [found.code for found in library.predicates.collector] == [code]


def _naming(*ids: str) -> dict[str, Any]:
    return table(*({"type": "loot_table", "value": f"demo:{id}"} for id in ids))


@pytest.mark.parametrize(
    ("files", "rings"),
    [
        ({"a": _naming("a")}, ["demo:a -> demo:a"]),
        ({"a": _naming("a", "a")}, ["demo:a -> demo:a"]),
        (
            {"a": _naming("b"), "b": _naming("c"), "c": _naming("a")},
            ["demo:c -> demo:a -> demo:b -> demo:c"],
        ),
        ({"a": _naming("b"), "b": _naming("b")}, ["demo:b -> demo:b"]),
        ({"a": _naming("b", "c"), "b": _naming("c"), "c": table()}, []),
    ],
)
def test_tables_that_name_each_other_are_a_warning(
    make_loot: MakeLoot, files: dict[str, Any], rings: list[str]
) -> None:
    library = make_loot(files, version=version_named("26.3"))

    library.compile_all()

    assert [f"loot tables name each other: {ring}" for ring in rings] == [
        found.message for found in library.predicates.collector
    ]
    assert library.find_table(Identifier("demo", "a")) is not None


def test_bad_table_in_a_command_says_where(loot: LootLibrary) -> None:
    with pytest.raises(InlineLootError, match=r"unknown loot entry 'itm'.* at pools/0"):
        loot.parse_table(table({"type": "itm"}))


# -- dynamic entries and slot sources ------------------------------------------------------


def _block(level: Level, state: str, data: str) -> LootContext:
    pos = BlockPos(0, 64, 0)
    level.set_block(pos, level.blocks.parse_state(state))
    block_entity = level.get_block_entity(pos)
    assert block_entity is not None
    block_entity.load(_compound(data))
    return LootContext(
        level=level,
        origin=None,
        block_state=level.get_block_state(pos),
        block_entity=block_entity,
    )


def test_contents_of_the_block_are_drawn(void: Level, loot: LootLibrary) -> None:
    data = "{Items: [{Slot: 3b, id: 'egg', count: 2}, {Slot: 5b, id: 'bow', count: 1}]}"
    context = _block(void, "shulker_box", data)
    value = table({"type": "dynamic", "name": "minecraft:contents"})

    assert drawn(loot, context, value) == ["2 egg", "1 bow"]


@pytest.mark.parametrize(
    ("sherds", "places"),
    [
        ("['minecraft:arms_up_pottery_sherd']", [0]),
        ("{front: {id: arms_up_pottery_sherd, count: 1}}", [3]),
        ("{back: arms_up_pottery_sherd, right: {id: arms_up_pottery_sherd}}", [0, 2]),
        ("{}", []),
    ],
)
def test_sherds_of_a_pot_are_drawn_with_bricks_for_the_rest(
    void: Level, loot: LootLibrary, sherds: str, places: list[int]
) -> None:
    """A list until 26.2, stacks by side since 26.3."""
    context = _block(void, "decorated_pot", f"{{sherds: {sherds}}}")
    value = table({"type": "dynamic", "name": "sherds"})
    expected = ["1 brick"] * 4
    for place in places:
        expected[place] = "1 arms_up_pottery_sherd"

    assert drawn(loot, context, value) == expected


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ({"type": "empty"}, []),
        (
            {"type": "slot_range", "source": "this", "slots": "weapon.mainhand"},
            ["1 bow"],
        ),
        (
            {"type": "slot_range", "source": "this", "slots": "weapon.*"},
            ["1 bow", "1 bundle"],
        ),
        (
            {
                "type": "limit_slots",
                "limit": 1,
                "slot_source": {
                    "type": "slot_range",
                    "source": "this",
                    "slots": "weapon.*",
                },
            },
            ["1 bow"],
        ),
        (
            {
                "type": "contents",
                "component": "bundle_contents",
                "slot_source": {
                    "type": "slot_range",
                    "source": "this",
                    "slots": "weapon.*",
                },
            },
            ["2 egg"],
        ),
        (
            [
                {
                    "type": "filtered",
                    "item_filter": {"items": "bow"},
                    "slot_source": {
                        "type": "slot_range",
                        "source": "this",
                        "slots": "weapon.*",
                    },
                }
            ],
            ["1 bow"],
        ),
    ],
)
def test_slot_sources(
    loot: LootLibrary, context: Context, summon: Summon, source: Any, found: list[str]
) -> None:
    """https://minecraft.wiki/w/Slot_source."""
    bundle = (
        "{id: 'bundle', count: 1, "
        "components: {'minecraft:bundle_contents': [{id: 'egg', count: 2}]}}"
    )
    nbt = f"{{equipment: {{mainhand: {{id: 'bow', count: 1}}, offhand: {bundle}}}}}"
    holder = summon("zombie", (0.5, 64.0, 0.5), nbt)

    assert (
        drawn(loot, context(holder), table({"type": "slots", "slot_source": source}))
        == found
    )


def test_block_s_table_of_a_pack_says_what_it_drops(
    make_loot: MakeLoot, void: Level
) -> None:
    value = table(
        entry("egg", condition={"type": "match_block", "blocks": "minecraft:stone"}),
        type="minecraft:block",
    )
    library = make_loot(files={"data/minecraft/loot_table/blocks/stone.json": value})
    pos = BlockPos(0, 64, 0)
    void.set_block(pos, void.blocks.parse_state("stone"))

    found = library.block_drops(void, pos, void.get_block_state(pos))

    assert found is not None
    assert [each.id for each in found] == ["minecraft:egg"]
    dirt = void.blocks.parse_state("dirt")
    assert library.block_drops(void, pos, dirt) is None
    assert ItemStack("minecraft:egg").equals(found[0])


@pytest.mark.parametrize(
    "value",
    [
        table(entry("stick"), rolls=2_000_000_000),
        table({"type": "empty"}, rolls=1e30),
        table(
            {"type": "empty"}, rolls={"type": "binomial", "n": 2_000_000_000, "p": 0}
        ),
        table(
            {"type": "loot_table", "value": table(entry("stick"), rolls=2000)},
            rolls=2000,
        ),
        table(
            entry(
                "diamond_sword",
                modifier={"type": "set_count", "count": 2_000_000_000},
            )
        ),
    ],
)
def test_a_table_that_would_draw_without_end_says_so(
    make_loot: MakeLoot, context: Context, value: Any
) -> None:
    with pytest.raises(UnsupportedError, match="more than 1,000,000 draws at once"):
        drawn(make_loot(), context(), value)
