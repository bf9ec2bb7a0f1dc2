"""`python -m tools.bench.entities`: what crowds of entities cost a tick, and what a selector costs among them.

Each row is measured with a crowd and with one ten times as large: what grows much faster than the crowd is a
fault. A row over its bar ends the program with 1.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from typing import Final

import attrs

from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.selector.selector_reader import read_selector
from gametest.core.bounding_box import BoundingBox
from gametest.core.position import Vec3
from gametest.core.string_reader import StringReader
from gametest.core.version import NEWEST_VERSION
from gametest.entity.summoning import create_entity
from gametest.level.behaviour_tables import BehaviourTables
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound
from gametest.server.server import Server

_CROWD: Final = 1000
_LARGE: Final = 10_000
_WIDTH: Final = 100
"""Entities stand a block apart in rows of so many."""
_SETTLE: Final = 120
"""Ticks until what falls lies still."""
_TICKS: Final = 100
_ASKED: Final = 50
_RUNS: Final = 3
_MOST_GROWTH: Final = 25.0


@attrs.frozen
class Row:
    name: str
    measure: Callable[[int], float]
    """Milliseconds for a crowd of so many."""
    count: int
    bar: float
    """Milliseconds at `count`."""


def _server() -> Server:
    blocks = BlockTable.load(NEWEST_VERSION)
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    server = Server(NEWEST_VERSION, blocks, tables.freeze())
    stone = blocks.parse_state("stone")
    floor = BoundingBox(-2, 99, -2, _WIDTH + 2, 99, _LARGE // _WIDTH + 2)
    server.overworld.fill_states(floor, stone.id)
    return server


def _crowd(kind: str, count: int, nbt: str = "{}", tagged: int = 0) -> Server:
    server = _server()
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    for number in range(count):
        own: Compound = dict(data)
        if tagged and number % (count // tagged) == 0:
            own["Tags"] = ["some"]
        x, z = number % _WIDTH + 0.5, number // _WIDTH + 0.5
        create_entity(server.overworld, kind, Vec3(x, 100.0, z), own)
    return server


def _tick(kind: str, nbt: str = "{}") -> Callable[[int], float]:
    def measure(count: int) -> float:
        server = _crowd(kind, count, nbt)
        for _ in range(_SETTLE):
            server.tick()
        return _least(server.tick, _TICKS)

    return measure


def _select(text: str) -> Callable[[int], float]:
    def measure(count: int) -> float:
        server = _crowd("marker", count, tagged=100)
        context = CommandBuildContext(
            NEWEST_VERSION, server.blocks, TagTable.load(NEWEST_VERSION)
        )
        selector = read_selector(StringReader(text), context)
        source = CommandSourceStack(server, server.overworld)
        source = source.with_position(Vec3(50.0, 100.0, 5.0))
        return _least(lambda: selector.find(source), _ASKED)

    return measure


def _least(action: Callable[[], object], times: int) -> float:
    """Milliseconds of CPU for each, the least of some runs."""
    best = float("inf")
    for _ in range(_RUNS):
        started = time.process_time()
        for _ in range(times):
            action()
        best = min(best, (time.process_time() - started) / times * 1000)
    return best


_ITEM: Final = "{Item: {id: 'stone', count: 64}, Age: -32768s}"
ROWS: Final = (
    Row("a tick of resting items", _tick("item", _ITEM), _CROWD, 2.0),
    Row("a tick of idle markers", _tick("marker"), _LARGE, 0.05),
    Row("a tick of armour stands", _tick("armor_stand"), _CROWD, 2.0),
    Row("@e[tag=some], 100 have it", _select("@e[tag=some]"), _LARGE, 1.0),
    Row("@e[distance=..5]", _select("@e[distance=..5]"), _LARGE, 3.0),
    Row("@e[dx=4,dy=4,dz=4]", _select("@e[dx=4,dy=4,dz=4]"), _LARGE, 3.0),
    Row(
        "@e[type=marker,sort=nearest,limit=1]",
        _select("@e[type=marker,sort=nearest,limit=1]"),
        _LARGE,
        10.0,
    ),
)


def report() -> Iterator[bool]:
    """Prints a line for each row; whether it is good."""
    print(f"{'':40} {'crowd':>7} {'ms':>9} {'bar':>7} {'times ten':>10}")
    for row in ROWS:
        other = row.count * 10 if row.count < _LARGE else row.count // 10
        here, there = row.measure(row.count), row.measure(other)
        small, large = (here, there) if other > row.count else (there, here)
        growth = large / small if small > 0.001 else 0.0
        is_good = here <= row.bar and growth <= _MOST_GROWTH
        mark = "" if is_good else "  over"
        print(
            f"{row.name:40} {row.count:7} {here:9.3f} {row.bar:7.2f} {growth:9.1f}x{mark}"
        )
        yield is_good


def main() -> int:
    return 0 if all(list(report())) else 1


if __name__ == "__main__":
    sys.exit(main())
