from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable, split_state
from gametest.block.errors import (
    BadPropertyError,
    BlockStateSyntaxError,
    UnknownBlockError,
)
from gametest.core.identifier import Identifier
from gametest.core.version import SUPPORTED_VERSIONS, version_named

# Registries of npm minecraft-data 3.119.0 and the state lists of ViaVersion/Mappings.
COUNTS = {
    "1.21.5": (1104, 27914),
    "1.21.11": (1166, 29671),
    "26.1": (1168, 29873),
    "26.2": (1196, 32366),
    "26.3": (1286, 35723),
}


@pytest.mark.parametrize("version", COUNTS)
def test_each_version_has_its_known_number_of_blocks_and_states(version: str) -> None:
    table = BlockTable.load(version_named(version))

    assert COUNTS[version] == (table.block_count, table.state_count)


def test_every_supported_version_has_a_table() -> None:
    assert set(COUNTS) == {version.name for version in SUPPORTED_VERSIONS}


# npm minecraft-data 3.119.0, pc/26.1/blocks.json: minStateId, defaultState, maxStateId
@pytest.mark.parametrize(
    ("block", "first", "default", "last"),
    [
        ("air", 0, 0, 0),
        ("stone", 1, 1, 1),
        ("lever", 6771, 6780, 6794),
    ],
)
def test_state_ids_of_26_1_are_those_of_the_game(
    block: str, first: int, default: int, last: int
) -> None:
    found = BlockTable.load(version_named("26.1")).block(block)

    assert (first, default, last) == (
        found.first_state_id,
        found.default_state.id,
        found.first_state_id + found.state_count - 1,
    )


# The state list of ViaVersion/Mappings for 26.3 has these at these places.
@pytest.mark.parametrize(
    ("state_id", "text"),
    [
        (2385, "minecraft:piston_head[facing=north,short=true,type=normal]"),
        (2386, "minecraft:piston_head[facing=north,short=true,type=sticky]"),
    ],
)
def test_first_property_is_the_most_significant_and_true_comes_first(
    blocks: BlockTable, state_id: int, text: str
) -> None:
    assert text == str(blocks.state(state_id))


def test_state_is_the_same_object_each_time(blocks: BlockTable) -> None:
    assert blocks.state(1) is blocks.state(1)
    assert blocks.state(1) is blocks.parse_state("minecraft:stone")
    assert blocks.state(1) is blocks.block("stone").default_state


def test_air_is_state_zero(blocks: BlockTable) -> None:
    assert blocks.air.is_block("minecraft:air")
    assert blocks.air.id == 0


@pytest.mark.parametrize("state_id", [-1, 35723])
def test_state_outside_the_table_is_an_index_error(
    blocks: BlockTable, state_id: int
) -> None:
    with pytest.raises(IndexError):
        blocks.state(state_id)


@pytest.mark.parametrize(
    "name", ["lever", "minecraft:lever", Identifier("minecraft", "lever")]
)
def test_block_is_found_with_and_without_namespace(
    blocks: BlockTable, name: str | Identifier
) -> None:
    assert blocks.block(name).name == "minecraft:lever"


def test_find_block_gives_none_for_an_unknown_name(blocks: BlockTable) -> None:
    assert blocks.find_block("other:lever") is None


def test_unknown_block_names_the_nearest_known_one(blocks: BlockTable) -> None:
    with pytest.raises(UnknownBlockError) as caught:
        blocks.block("minecraft:redstone_lmap")

    assert str(caught.value) == (
        "'minecraft:redstone_lmap' is no block of 26.3, "
        "did you mean 'minecraft:redstone_lamp'?"
    )
    assert caught.value.code == "unknown-block"


def test_unnamed_properties_keep_their_default(blocks: BlockTable) -> None:
    state = blocks.parse_state("lever[powered=true]")

    assert str(state) == "minecraft:lever[face=wall,facing=north,powered=true]"


def test_unknown_property_names_the_nearest_known_one(blocks: BlockTable) -> None:
    with pytest.raises(BadPropertyError, match="did you mean 'powered'"):
        blocks.parse_state("lever[power=true]")


def test_bad_value_lists_the_possible_ones(blocks: BlockTable) -> None:
    with pytest.raises(BadPropertyError, match="only floor, wall, ceiling"):
        blocks.parse_state("lever[face=north]")


@pytest.mark.parametrize(
    ("text", "name", "properties"),
    [
        ("stone", "stone", {}),
        ("stone[]", "stone", {}),
        ("a:b[c=d]", "a:b", {"c": "d"}),
        ("b[ c = d , e=f ]", "b", {"c": "d", "e": "f"}),
    ],
)
def test_text_of_a_state_is_split(
    text: str, name: str, properties: dict[str, str]
) -> None:
    assert (name, properties) == split_state(text)


@pytest.mark.parametrize("text", ["b[c=d", "b[c]", "b[=d]", "b[c=]", "b[c=d,c=e]"])
def test_text_of_another_form_is_refused(text: str) -> None:
    with pytest.raises(BlockStateSyntaxError):
        split_state(text)


@pytest.mark.parametrize("table", ["conductor", "light", "is_air_table", "replaceable"])
def test_flat_table_has_a_byte_for_each_state(blocks: BlockTable, table: str) -> None:
    assert len(getattr(blocks, table)) == blocks.state_count


def test_flat_tables_say_what_the_states_say(blocks: BlockTable) -> None:
    states = [state for block in blocks.blocks() for state in block.states()]

    assert blocks.conductor == bytes(state.is_conductor for state in states)
    assert blocks.light == bytes(state.light_emission for state in states)
    assert blocks.is_air_table == bytes(state.is_air for state in states)
    assert blocks.replaceable == bytes(state.is_replaceable for state in states)
    assert blocks.blocks_motion == bytes(state.blocks_motion for state in states)


def test_blocks_come_in_the_order_of_the_registry(blocks: BlockTable) -> None:
    first = [block.id.path for block, _ in zip(blocks.blocks(), range(3), strict=False)]

    assert first == ["air", "stone", "granite"]
