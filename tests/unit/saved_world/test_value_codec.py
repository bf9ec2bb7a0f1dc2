from __future__ import annotations

import json
from typing import Any

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos, Vec3
from gametest.core.random_source import LegacyRandom, Xoroshiro128PlusPlus
from gametest.core.version import NEWEST_VERSION
from gametest.level.behaviour_tables import BehaviourTables
from gametest.nbt.tags import (
    Byte,
    ByteArray,
    Double,
    Float,
    Int,
    IntArray,
    Long,
    LongArray,
    Short,
)
from gametest.saved_world.errors import SavedWorldError
from gametest.saved_world.value_codec import ValueCodec
from gametest.server.server import Server

VALUES: list[Any] = [
    *(None, True, False, 0, -1, 1 << 70, 0.1, -0.0, float("inf"), "", "ä\0"),
    *(Byte(-1), Short(1), Int(1), Long(-(1 << 63)), Float(0.1), Double(0.1)),
    *(Float(float("nan")), ByteArray([1]), IntArray([]), LongArray([1 << 62])),
    *([1, [2]], (1, (2,)), {"a": 1, (1, 2): [3]}, {3, 1}, frozenset({"b"})),
    *(BlockPos(1, 2, 3), Vec3(0.5, 1, 2), Direction.NORTH, Identifier("a", "b/c")),
    {"list": ["one", Byte(1)], "inner": {"x": Double(1.0)}},
]


@pytest.fixture(scope="module")
def codec() -> ValueCodec:
    blocks = BlockTable.load(NEWEST_VERSION)
    return ValueCodec(Server(NEWEST_VERSION, blocks, BehaviourTables.empty(blocks)))


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_value_comes_back_type_by_type(codec: ValueCodec, value: Any) -> None:
    found = codec.decode(json.loads(json.dumps(codec.encode(value, "it"))))

    assert _typed(value) == _typed(found)


def _typed(value: Any) -> Any:
    if isinstance(value, dict):
        return [(_typed(key), _typed(one)) for key, one in value.items()]
    if isinstance(value, list | tuple):
        return type(value).__name__, [_typed(one) for one in value]
    return type(value).__name__, repr(value)


def test_objects_come_back_with_all_their_fields(codec: ValueCodec) -> None:
    for random in (LegacyRandom(7), Xoroshiro128PlusPlus.of_seed(7)):
        random.next_gaussian()
        copy = codec.decode(json.loads(json.dumps(codec.encode(random, "it"))))
        drawn = [random.next_gaussian(), *(random.next_long() for _ in range(5))]

        assert drawn == [copy.next_gaussian(), *(copy.next_long() for _ in range(5))]


def test_states_and_blocks_come_back_as_the_very_same(codec: ValueCodec) -> None:
    state = codec.server.blocks.parse_state("minecraft:lever[face=floor,powered=true]")
    for value in (state, state.block):
        assert value is codec.decode(codec.encode(value, "it"))


@pytest.mark.parametrize(
    "value", [print, object(), b"", range(3)], ids=lambda value: type(value).__name__
)
def test_what_has_no_form_is_refused_by_name(codec: ValueCodec, value: object) -> None:
    with pytest.raises(UnsupportedError, match="saving the thing"):
        codec.encode({"a": [value]}, "the thing")


@pytest.mark.parametrize(
    "form",
    [
        {"object": "os:system", "fields": {}},
        {"object": "app.cache:Cache", "fields": {}},
        {"object": "core.position:BlockPos", "fields": {}},
        {"object": "core.random_source:LegacyRandom", "fields": {"other": 1}},
        {"object": "core.random_source:shuffle", "fields": {}},
        {"named": ["core.random_source:LegacyRandom", [1]]},
        {"word": ["core.position:BlockPos", "x"]},
        {"entity": "7"},
        {"unheard_of": 1},
    ],
    ids=str,
)
def test_a_file_can_name_nothing_but_values(codec: ValueCodec, form: Any) -> None:
    with pytest.raises(SavedWorldError):
        codec.decode(form)
