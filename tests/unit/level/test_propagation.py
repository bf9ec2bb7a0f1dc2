"""Depth first: https://beta.techmc.wiki/en/articles/block-update/continuous-updates."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from gametest.block.block import Block
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level import update_flags
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.level import Level
from gametest.level.propagation import MAX_CHAINED_NEIGHBOR_UPDATES

MakeLevel = Callable[..., Level]
AT = BlockPos(8, 70, 8)


@attrs.define(eq=False)
class Chain(BlockBehaviour):
    """A lamp that lights at its first neighbour update and tells all around."""

    log: list[tuple[int, int, int]] = attrs.field(factory=list)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        self.log.append(pos.minus(AT))
        if state.get("lit") == "false":
            level.set_block(pos, state.with_("lit", "true"))


def put(level: Level, block: str, *places: tuple[int, int, int]) -> None:
    state_id = level.blocks.parse_state(block).id
    level.set_states_quiet((AT.offset(*place), state_id) for place in places)


def test_reacting_block_finishes_its_cascade_before_the_next_neighbour_is_told(
    make_level: MakeLevel,
) -> None:
    chain = Chain()
    level = make_level({"redstone_lamp": chain})
    put(level, "redstone_lamp", (-1, 0, 0), (-2, 0, 0), (1, 0, 0))

    level.update_neighbors_at(AT, level.blocks.block("stone"))

    # The first lamp in the west tells its western neighbour, which tells back, all before the
    # lamp in the east hears of anything.
    assert chain.log == [(-1, 0, 0), (-2, 0, 0), (-1, 0, 0), (1, 0, 0)]


def test_long_cascade_needs_no_recursion(make_level: MakeLevel) -> None:
    chain = Chain()
    level = make_level({"redstone_lamp": chain})
    put(level, "redstone_lamp", *((x, 0, 0) for x in range(1, 3001)))

    level.update_neighbors_at(AT, level.blocks.block("stone"))

    lit = level.get_block_state(AT.offset(3000, 0, 0))
    assert lit.get("lit") == "true"


def test_direction_that_is_excepted_hears_nothing(make_level: MakeLevel) -> None:
    chain = Chain()
    level = make_level({"redstone_lamp": chain})
    put(level, "redstone_lamp[lit=true]", *((d.dx, d.dy, d.dz) for d in Direction))

    level.update_neighbors_at(AT, level.blocks.block("stone"), Direction.DOWN)

    assert chain.log == [(-1, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, -1), (0, 0, 1)]


def test_updates_over_the_limit_are_skipped_and_counted(make_level: MakeLevel) -> None:
    chain = Chain()
    level = make_level({"redstone_lamp": chain})
    level.updater.max_chained = 8
    put(level, "redstone_lamp", (1, 0, 0), (2, 0, 0), (3, 0, 0))

    level.update_neighbors_at(AT, level.blocks.block("stone"))

    # The round itself, then per lamp its round and six shape updates.
    assert chain.log[:2] == [(1, 0, 0), (2, 0, 0)]
    assert level.get_block_state(AT.offset(3, 0, 0)).get("lit") == "false"
    assert level.statistics().skipped_updates > 0

    level.update_neighbors_at(AT.offset(2, 0, 0), level.blocks.block("stone"))

    assert (3, 0, 0) in chain.log, "the count starts afresh when all has settled"


def test_limit_is_a_million() -> None:
    assert MAX_CHAINED_NEIGHBOR_UPDATES == 1_000_000


def test_single_update_reaches_one_block_with_its_source(make_level: MakeLevel) -> None:
    heard: list[tuple[BlockPos, str, BlockPos | None]] = []

    class Listener(BlockBehaviour):
        def neighbor_changed(
            self,
            level: Level,
            pos: BlockPos,
            state: BlockState,
            source: Block,
            source_pos: BlockPos | None,
        ) -> None:
            heard.append((pos, source.name, source_pos))

    level = make_level({"glass": Listener()})
    put(level, "glass", (0, 0, 0), (1, 0, 0))

    level.neighbor_changed(AT, level.blocks.block("stone"), AT.offset(0, 1, 0))

    assert [(AT, "minecraft:stone", AT.offset(0, 1, 0))] == heard


class Attached(BlockBehaviour):
    """Breaks without its floor."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is Direction.DOWN and neighbor_state.is_air:
            return level.blocks.air
        return state


def test_tower_without_support_breaks_from_below(make_level: MakeLevel) -> None:
    changes: list[BlockPos] = []
    level = make_level({"sugar_cane": Attached()})
    level.unsupported_sink = lambda _mechanic, _pos: None
    put(level, "stone", (0, 0, 0))
    put(level, "sugar_cane", (0, 1, 0), (0, 2, 0), (0, 3, 0))
    level.change_listener = lambda pos, _old, _new: changes.append(pos)

    level.set_block(AT, level.blocks.air)

    assert [AT.offset(0, y, 0) for y in range(4)] == changes


def test_shape_updates_stop_at_the_depth_that_the_write_allows(
    make_level: MakeLevel,
) -> None:
    level = make_level({"sugar_cane": Attached()})
    level.unsupported_sink = lambda _mechanic, _pos: None
    put(level, "stone", (0, 0, 0))
    put(level, "sugar_cane", (0, 1, 0), (0, 2, 0), (0, 3, 0))

    level.set_block(AT, level.blocks.air, update_flags.ALL, limit=2)

    left = [level.get_block_state(AT.offset(0, y, 0)).is_air for y in range(4)]
    assert left == [True, True, True, False]


def test_break_by_shape_update_is_free_of_drops_where_the_write_says_so(
    make_level: MakeLevel,
) -> None:
    reported: list[str] = []
    level = make_level({"sugar_cane": Attached()})
    level.unsupported_sink = lambda mechanic, _pos: reported.append(mechanic)
    put(level, "sugar_cane", (0, 1, 0))

    level.update_shape_at(
        AT.offset(0, 1, 0),
        Direction.DOWN,
        AT,
        level.blocks.air,
        update_flags.SUPPRESS_DROPS,
        10,
    )

    assert level.get_block_state(AT.offset(0, 1, 0)).is_air
    assert reported == []


def test_wire_is_left_out_of_shape_updates_that_skip_it(make_level: MakeLevel) -> None:
    heard: list[BlockPos] = []

    class Listener(BlockBehaviour):
        def update_shape(
            self,
            level: Level,
            pos: BlockPos,
            state: BlockState,
            direction: Direction,
            neighbor_pos: BlockPos,
            neighbor_state: BlockState,
        ) -> BlockState:
            heard.append(pos)
            return state

    listener = Listener()
    level = make_level({"redstone_wire": listener, "glass": listener})
    put(level, "redstone_wire", (1, 0, 0))
    put(level, "glass", (-1, 0, 0))
    stone = level.blocks.block("stone").default_state

    level.set_block(AT, stone, update_flags.SKIP_SHAPE_UPDATE_ON_WIRE)

    assert [AT.offset(-1, 0, 0)] == heard


def test_unsupported_neighbour_is_reported_and_the_round_goes_on(
    make_level: MakeLevel,
) -> None:
    class Missing(BlockBehaviour):
        def neighbor_changed(
            self,
            level: Level,
            pos: BlockPos,
            state: BlockState,
            source: Block,
            source_pos: BlockPos | None,
        ) -> None:
            msg = "minecraft:glass: ringing"
            raise UnsupportedError(msg)

    reported: list[BlockPos | None] = []
    level = make_level({"glass": Missing()})
    level.unsupported_sink = lambda _mechanic, pos: reported.append(pos)
    put(level, "glass", (-1, 0, 0), (1, 0, 0))

    level.update_neighbors_at(AT, level.blocks.block("stone"))

    assert [AT.offset(-1, 0, 0), AT.offset(1, 0, 0)] == reported


def test_wires_tell_their_diagonals_for_the_old_and_the_new_state(
    make_level: MakeLevel,
) -> None:
    calls: list[str] = []

    class Wire(BlockBehaviour):
        def update_indirect_neighbor_shapes(
            self, level: Level, pos: BlockPos, state: BlockState, flags: int, limit: int
        ) -> None:
            calls.append(f"{state.get('power')} {flags} {limit}")

    level = make_level({"redstone_wire": Wire()})
    put(level, "redstone_wire[power=1]", (0, 0, 0))

    level.set_block(AT, level.blocks.parse_state("redstone_wire[power=2]"))

    assert [
        f"1 {update_flags.CLIENTS} 511",
        f"2 {update_flags.CLIENTS} 511",
    ] == calls


@attrs.define(eq=False)
class Listener(BlockBehaviour):
    """Notes where it hears from whom."""

    log: list[tuple[BlockPos, BlockPos | None]] = attrs.field(factory=list)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        self.log.append((pos.minus(AT), source_pos and source_pos.minus(AT)))


def test_rounds_asked_for_together_come_one_after_the_other(
    make_level: MakeLevel,
) -> None:
    listener = Listener()
    level = make_level({"glass": listener})
    put(level, "glass", (1, 0, 0), (-1, 0, 0))
    places = (AT, AT.offset(2, 0, 0), AT.offset(-2, 0, 0))
    rounds = tuple((place, level.neighbor_cells(place)) for place in places)

    level.updater.update_around_each(rounds, level.blocks.block("stone"))

    assert listener.log == [
        ((-1, 0, 0), (0, 0, 0)),
        ((1, 0, 0), (0, 0, 0)),
        ((1, 0, 0), (2, 0, 0)),
        ((-1, 0, 0), (-2, 0, 0)),
    ]


def test_the_front_hears_first_and_then_all_around_it_but_the_back(
    make_level: MakeLevel,
) -> None:
    listener = Listener()
    level = make_level({"glass": listener})
    around = [(0, 0, -1), *((d.dx, d.dy, d.dz - 1) for d in Direction)]
    put(level, "glass", *around)

    level.updater.update_front(AT, Direction.SOUTH, level.blocks.block("stone"))

    front, back = (0, 0, -1), (0, 0, 0)
    assert listener.log[0] == (front, back)
    assert {pos for pos, source in listener.log[1:]} == {*around} - {front, back}
    assert {source for _, source in listener.log[1:]} == {front}


def test_a_settled_block_hears_nothing_until_something_is_written(
    make_level: MakeLevel,
) -> None:
    listener = Listener()
    level = make_level({"glass": listener})
    put(level, "glass", (1, 0, 0))
    stone = level.blocks.block("stone")

    level.updater.settle(AT.offset(1, 0, 0))
    level.update_neighbors_at(AT, stone)
    assert listener.log == []

    put(level, "stone", (5, 0, 0))
    level.update_neighbors_at(AT, stone)
    assert len(listener.log) == 1


@pytest.mark.parametrize(("is_dependent", "heard"), [(True, 1), (False, 0)])
def test_a_write_of_power_unsettles_only_what_depends_on_it(
    make_level: MakeLevel, is_dependent: bool, heard: int
) -> None:
    listener = Listener()
    level = make_level({"glass": listener})
    put(level, "glass", (1, 0, 0))
    place = AT.offset(1, 0, 0)

    level.updater.settle(place)
    level.updater.unsettle([place] if is_dependent else [])
    put(level, "stone", (5, 0, 0))
    level.update_neighbors_at(AT, level.blocks.block("stone"))

    assert len(listener.log) == heard


def test_what_is_settled_for_now_hears_of_any_write(make_level: MakeLevel) -> None:
    listener = Listener()
    level = make_level({"glass": listener})
    put(level, "glass", (1, 0, 0))

    level.updater.settle_for_now(AT.offset(1, 0, 0))
    level.updater.unsettle([])
    put(level, "stone", (5, 0, 0))
    level.update_neighbors_at(AT, level.blocks.block("stone"))

    assert len(listener.log) == 1
