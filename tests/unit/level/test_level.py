"""Order of updates: https://minecraft.wiki/w/Block_update."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from gametest.block.block import Block
from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.core.bounding_box import BoundingBox
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos, Vec3
from gametest.level import update_flags
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity
from gametest.level.entities.entity import Entity
from gametest.level.level import Level

MakeLevel = Callable[..., Level]
AT = BlockPos(8, 70, 8)

NEIGHBOR_ORDER = ["west", "east", "down", "up", "north", "south"]
SHAPE_ORDER = ["west", "east", "north", "south", "down", "up"]


@attrs.define(eq=False)
class Recorder(BlockBehaviour):
    """Writes down which hook ran where, seen from `AT`."""

    log: list[str] = attrs.field(factory=list)

    def note(self, hook: str, pos: BlockPos) -> None:
        self.log.append(f"{hook} {place(pos)}")

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        self.note("place", pos)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        self.note("remove", pos)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        self.note("neighbor", pos)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        assert neighbor_pos == direction.from_pos(pos)
        self.note("shape", pos)
        return state


def place(pos: BlockPos) -> str:
    for direction in Direction:
        if direction.from_pos(AT) == pos:
            return direction.label
    return "here" if pos == AT else str(pos)


def surround(level: Level, block: str) -> None:
    state_id = level.blocks.block(block).default_state.id
    level.set_states_quiet((d.from_pos(AT), state_id) for d in Direction)


def state(level: Level, text: str) -> BlockState:
    return level.blocks.parse_state(text)


# -- writing -----------------------------------------------------------------------------


def test_hooks_run_before_neighbour_updates_and_those_before_shape_updates(
    make_level: MakeLevel,
) -> None:
    recorder = Recorder()
    level = make_level(dict.fromkeys(["stone", "dirt", "glass"], recorder))
    surround(level, "glass")
    level.set_states_quiet([(AT, state(level, "stone").id)])

    level.set_block(AT, state(level, "dirt"))

    assert [
        "remove here",
        "place here",
        *(f"neighbor {side}" for side in NEIGHBOR_ORDER),
        *(f"shape {side}" for side in SHAPE_ORDER),
    ] == recorder.log


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        (0, ["place", *["shape"] * 6]),
        (
            update_flags.NEIGHBORS,
            ["remove", "place", *["neighbor"] * 6, *["shape"] * 6],
        ),
        (update_flags.KNOWN_SHAPE, ["place"]),
        (update_flags.KNOWN_SHAPE | update_flags.SKIP_ON_PLACE, []),
        (update_flags.PLACE_STRUCTURE, []),
        (update_flags.MOVE_BY_PISTON, ["remove", "place", *["shape"] * 6]),
    ],
)
def test_flags_choose_the_hooks_and_updates(
    make_level: MakeLevel, flags: int, expected: list[str]
) -> None:
    recorder = Recorder()
    level = make_level(dict.fromkeys(["stone", "dirt", "glass"], recorder))
    surround(level, "glass")
    level.set_states_quiet([(AT, state(level, "stone").id)])

    level.set_block(AT, state(level, "dirt"), flags)

    assert expected == [entry.split()[0] for entry in recorder.log]


def test_removal_hook_is_silent_while_the_block_stays(make_level: MakeLevel) -> None:
    recorder = Recorder()
    level = make_level({"lever": recorder})
    level.set_states_quiet([(AT, state(level, "lever[powered=false]").id)])

    level.set_block(AT, state(level, "lever[powered=true]"))

    assert recorder.log == ["place here"]


def test_removal_hook_of_rails_hears_changes_of_state(make_level: MakeLevel) -> None:
    class Rail(Recorder):
        removed_by_state_change = True

    recorder = Rail()
    level = make_level({"rail": recorder})
    level.set_states_quiet([(AT, state(level, "rail[shape=north_south]").id)])

    level.set_block(AT, state(level, "rail[shape=east_west]"))

    assert recorder.log == ["remove here", "place here"]


def test_same_state_is_no_write(make_level: MakeLevel) -> None:
    recorder = Recorder()
    level = make_level({"stone": recorder})
    level.set_states_quiet([(AT, state(level, "stone").id)])

    assert not level.set_block(AT, state(level, "stone"))
    assert recorder.log == []


@pytest.mark.parametrize("y", [-65, 320])
def test_nothing_can_be_written_outside_the_build_height(
    make_level: MakeLevel, y: int
) -> None:
    level = make_level()
    pos = BlockPos(0, y, 0)

    assert not level.set_block(pos, state(level, "stone"))
    assert str(level.get_block_state(pos)) == "minecraft:void_air"


def test_block_that_a_removal_hook_replaces_gets_no_updates(
    make_level: MakeLevel,
) -> None:
    class Stubborn(Recorder):
        def on_remove(
            self,
            level: Level,
            pos: BlockPos,
            state: BlockState,
            new_state: BlockState,
            moved: bool,
        ) -> None:
            level.set_block(pos, state, update_flags.KNOWN_SHAPE)

    recorder = Stubborn()
    level = make_level({"stone": recorder, "glass": recorder})
    surround(level, "glass")
    level.set_states_quiet([(AT, state(level, "stone").id)])

    assert not level.set_block(AT, state(level, "dirt"))
    assert recorder.log == ["place here"]


def test_unsupported_hook_is_reported_with_its_place_and_the_write_goes_on(
    make_level: MakeLevel,
) -> None:
    class Missing(BlockBehaviour):
        def on_place(
            self,
            level: Level,
            pos: BlockPos,
            state: BlockState,
            old_state: BlockState,
            moved: bool,
        ) -> None:
            msg = "minecraft:stone: thinking"
            raise UnsupportedError(msg)

    reported: list[tuple[str, BlockPos | None]] = []
    recorder = Recorder()
    level = make_level({"stone": Missing(), "glass": recorder})
    level.unsupported_sink = lambda mechanic, pos: reported.append((mechanic, pos))
    surround(level, "glass")

    level.set_block(AT, state(level, "stone"))

    assert reported == [("minecraft:stone: thinking", AT)]
    assert len(recorder.log) == 12


def test_unsupported_is_raised_where_nobody_listens(make_level: MakeLevel) -> None:
    with pytest.raises(UnsupportedError, match="flying is not simulated at 8 70 8"):
        make_level().report_unsupported("flying", AT)


def test_change_listener_hears_every_kind_of_write(make_level: MakeLevel) -> None:
    heard: list[tuple[BlockPos, int, int]] = []
    level = make_level()
    stone, dirt = state(level, "stone").id, state(level, "dirt").id
    level.change_listener = lambda *change: heard.append(change)

    level.set_block(AT, state(level, "stone"))
    level.set_states_quiet([(AT, dirt)])
    level.fill_states(BoundingBox.of_corners(AT, AT), 0)

    assert [(AT, 0, stone), (AT, stone, dirt), (AT, dirt, 0)] == heard


# -- comparators -------------------------------------------------------------------------


class Full(BlockBehaviour):
    def has_analog_output(self, state: BlockState) -> bool:
        return True


def test_comparators_beside_and_behind_a_conductor_are_told(
    make_level: MakeLevel,
) -> None:
    """https://techmcdocs.github.io/pages/GameMechanics/BlockUpdates."""
    recorder = Recorder()
    level = make_level({"barrel": Full(), "comparator": recorder})
    west, east, behind = AT.offset(-1, 0, 0), AT.offset(1, 0, 0), AT.offset(2, 0, 0)
    hidden = AT.offset(0, 0, 2)
    cells = {west: "comparator", east: "stone", behind: "comparator"}
    cells |= {AT.offset(0, 0, 1): "glass", hidden: "comparator"}
    level.set_states_quiet((pos, state(level, text).id) for pos, text in cells.items())

    level.set_block(
        AT, state(level, "barrel"), update_flags.NEIGHBORS | update_flags.KNOWN_SHAPE
    )

    told = f"neighbor {behind}"
    assert ["neighbor west", told, "neighbor west"] == recorder.log


# -- breaking ----------------------------------------------------------------------------


def reports(level: Level) -> list[str]:
    found: list[str] = []
    level.unsupported_sink = lambda mechanic, pos: found.append(f"{mechanic} at {pos}")
    return found


@pytest.mark.parametrize(
    ("drop", "expected"),
    [(True, ["minecraft:torch: item drop at 8 70 8"]), (False, [])],
)
def test_without_rules_of_drops_a_broken_block_reports_them(
    make_level: MakeLevel, drop: bool, expected: list[str]
) -> None:
    level = make_level()
    found = reports(level)
    level.set_states_quiet([(AT, state(level, "torch").id)])

    assert level.destroy_block(AT, drop=drop)
    assert expected == found
    assert level.get_block_state(AT).is_air


def test_rule_against_drops_leaves_nothing_to_report(make_level: MakeLevel) -> None:
    level = make_level()
    found = reports(level)
    level.world.game_rules.set("block_drops", False)
    level.set_states_quiet([(AT, state(level, "torch").id)])

    level.destroy_block(AT, drop=True)

    assert found == []


def test_broken_waterlogged_block_leaves_water(make_level: MakeLevel) -> None:
    level = make_level()
    level.set_states_quiet([(AT, state(level, "oak_fence[waterlogged=true]").id)])

    level.destroy_block(AT, drop=False)

    assert str(level.get_block_state(AT)) == "minecraft:water[level=0]"


def test_air_cannot_be_broken(make_level: MakeLevel) -> None:
    assert not make_level().destroy_block(AT, drop=True)


# -- block entities ----------------------------------------------------------------------


@attrs.define(eq=False)
class Spilling(BlockEntity):
    spilled: bool = False

    def before_removal(self, level: Level, state: BlockState) -> None:
        self.spilled = True


def test_block_with_block_entity_gets_one_and_loses_it(make_level: MakeLevel) -> None:
    level = make_level()
    level.set_block(AT, state(level, "chest"))
    made = level.get_block_entity(AT)

    assert made is not None
    assert made.type_id == "minecraft:chest"

    level.set_block(AT, state(level, "chest[facing=east]"))

    assert made is level.get_block_entity(AT)

    level.set_block(AT, state(level, "stone"))

    assert level.get_block_entity(AT) is None


@pytest.mark.parametrize(
    ("flags", "spilled"),
    [(update_flags.ALL, True), (update_flags.PLACE_STRUCTURE, False)],
)
def test_removed_block_entity_spills_unless_told_not_to(
    make_level: MakeLevel, flags: int, spilled: bool
) -> None:
    level = make_level()
    level.set_block(AT, state(level, "chest"))
    chest = Spilling("minecraft:chest", AT)
    level.set_block_entity(chest)

    level.set_block(AT, state(level, "stone"), flags)

    assert spilled == chest.spilled


def test_behaviour_makes_the_block_entity(make_level: MakeLevel) -> None:
    class Chest(BlockBehaviour):
        def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity:
            return Spilling("minecraft:chest", pos)

    level = make_level({"chest": Chest()})
    level.set_block(AT, state(level, "chest"))

    assert isinstance(level.get_block_entity(AT), Spilling)


def test_block_entities_follow_quiet_writes(make_level: MakeLevel) -> None:
    level = make_level()
    level.set_states_quiet([(AT, state(level, "chest").id)])

    assert level.get_block_entity(AT) is not None

    level.fill_states(BoundingBox.of_corners(AT, AT), 0)

    assert level.get_block_entity(AT) is None


@attrs.define(eq=False)
class Clock(BlockEntity):
    due: int | None = 3
    ran: list[int] = attrs.field(factory=list)

    def next_due(self, level: Level) -> int | None:
        return self.due

    def tick(self, level: Level) -> None:
        self.ran.append(level.game_time)
        self.due = None


def test_block_entity_ticks_when_due_and_tells_the_level(make_level: MakeLevel) -> None:
    level = make_level()
    clock = Clock("minecraft:hopper", AT)
    level.set_block(AT, state(level, "hopper"))
    level.set_block_entity(clock)

    assert level.next_due() == 3

    for _ in range(5):
        level.tick()

    assert clock.ran == [3]
    assert level.next_due() is None


# -- entities ----------------------------------------------------------------------------


def test_entity_that_would_act_is_reported_in_the_next_entity_phase(
    make_level: MakeLevel,
) -> None:
    level = make_level()
    found = reports(level)
    pig = Entity("minecraft:pig", level.new_uuid(), Vec3(8.5, 70.0, 8.5))
    level.add_entity(pig)

    assert found == []
    assert level.next_due() == 1

    level.tick()
    level.tick()

    assert found == ["minecraft:pig: entity at 8 70 8"]


def test_entity_that_left_in_time_is_not_reported(make_level: MakeLevel) -> None:
    level = make_level()
    found = reports(level)
    pig = Entity("minecraft:pig", level.new_uuid(), Vec3(8.5, 70.0, 8.5))
    level.add_entity(pig)
    level.remove_entity(pig)

    level.tick()

    assert found == []
    assert level.entities_in(BoundingBox.of_corners(AT, AT)) == []


def test_marker_is_kept_as_it_is(make_level: MakeLevel) -> None:
    level = make_level()
    marker = Entity("minecraft:marker", 1, Vec3(8.5, 70.0, 8.5))
    level.add_entity(marker)

    assert [marker] == level.entities_in(BoundingBox.of_corners(AT, AT))
    assert level.next_due() is None


# -- what the face promises --------------------------------------------------------------


def test_dimension_decides_heights_and_timelines(blocks: BlockTable) -> None:
    nether = Level.of(
        BehaviourTables.empty(blocks), dimension=Identifier("minecraft", "the_nether")
    )

    assert (nether.min_y, nether.max_y) == (0, 256)
    assert nether.timelines == ("minecraft:villager_schedule",)


def test_new_uuids_are_random_and_of_version_4(make_level: MakeLevel) -> None:
    level = make_level()
    uuids = [level.new_uuid() for _ in range(50)]

    assert len(set(uuids)) == 50
    assert {4} == {uuid >> 76 & 0xF for uuid in uuids}
    assert {2} == {uuid >> 62 & 0x3 for uuid in uuids}


def test_statistics_count_what_the_level_holds(make_level: MakeLevel) -> None:
    level = make_level()
    level.set_block(AT, state(level, "chest"))
    level.schedule_tick(AT, state(level, "chest").block, 2)
    level.schedule_fluid_tick(AT, "minecraft:water", 2)
    level.block_event(AT, state(level, "chest").block, 1, 0)
    found = level.statistics()

    assert (
        found.owned_sections,
        found.block_entities,
        found.block_ticks,
        found.fluid_ticks,
        found.block_events,
    ) == (1, 1, 1, 1, 1)


def test_destroying_a_block_is_told_and_replacing_is_not(blocks: BlockTable) -> None:
    """Only a destroyed block makes a vibration: https://minecraft.wiki/w/Vibration."""
    told: list[tuple[BlockPos, str]] = []
    tables = BehaviourTables(blocks)
    tables.block_destroyed = lambda _level, pos, state: told.append(
        (pos, state.block.name)
    )
    level = Level.of(tables.freeze())
    level.set_block(AT, blocks.parse_state("stone"))
    level.set_block(AT, blocks.parse_state("glass"))
    level.destroy_block(AT, drop=False)

    assert [(AT, "minecraft:glass")] == told


def test_every_kind_of_write_raises_the_write_count(blocks: BlockTable) -> None:
    level = Level.of(BehaviourTables.empty(blocks))
    stone, box = blocks.parse_state("stone"), BoundingBox(*AT, *AT)
    counts = [level.write_count]
    for write in (
        lambda: level.set_block(AT, stone),
        lambda: level.set_states_quiet([(AT, blocks.air.id)]),
        lambda: level.fill_states(box, stone.id),
        lambda: level.set_block_entity(BlockEntity("minecraft:chest", AT)),
        lambda: level.remove_block_entity(AT),
        level.tick,
    ):
        write()
        counts.append(level.write_count)

    assert sorted(set(counts)) == counts
