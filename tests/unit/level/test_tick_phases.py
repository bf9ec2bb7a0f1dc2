"""Order: https://fallen-breath.github.io/MinecraftGamePhase/; delays: recorded 26.2 traces."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from gametest.block.block_state import BlockState
from gametest.core.bounding_box import BoundingBox
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour, FluidBehaviour
from gametest.level.block_entity import BlockEntity
from gametest.level.level import Level

MakeLevel = Callable[..., Level]
AT = BlockPos(8, 70, 8)


@attrs.define(eq=False)
class Timed(BlockBehaviour):
    log: list[str] = attrs.field(factory=list)
    again: int | None = None

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        self.log.append(f"tick {level.game_time}")
        if self.again is not None:
            level.schedule_tick(pos, state.block, self.again)
            self.again = None

    def trigger_event(
        self, level: Level, pos: BlockPos, state: BlockState, event_id: int, data: int
    ) -> bool:
        self.log.append(f"event {level.game_time}")
        return True

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        self.log.append("random")


def put(level: Level, block: str, pos: BlockPos = AT) -> None:
    level.set_states_quiet([(pos, level.blocks.parse_state(block).id)])


def run(level: Level, ticks: int) -> None:
    level.world.game_rules.set("random_tick_speed", 0)
    for _ in range(ticks):
        level.tick()


def test_delay_asked_between_ticks_counts_the_coming_tick(
    make_level: MakeLevel,
) -> None:
    timed = Timed()
    level = make_level({"observer": timed})
    put(level, "observer")
    level.schedule_tick(AT, level.blocks.block("observer"), 2)

    run(level, 4)

    assert timed.log == ["tick 2"]


def test_delay_asked_inside_a_tick_counts_from_the_next(make_level: MakeLevel) -> None:
    timed = Timed(again=2)
    level = make_level({"observer": timed})
    put(level, "observer")
    level.schedule_tick(AT, level.blocks.block("observer"), 1)

    run(level, 5)

    assert timed.log == ["tick 1", "tick 3"]


def test_tick_of_a_block_that_is_gone_does_nothing(make_level: MakeLevel) -> None:
    timed = Timed()
    level = make_level({"observer": timed, "stone": timed})
    put(level, "observer")
    level.schedule_tick(AT, level.blocks.block("observer"), 1)
    level.block_event(AT, level.blocks.block("observer"), 0, 0)
    put(level, "stone")

    run(level, 2)

    assert timed.log == []


def test_phases_come_in_order(make_level: MakeLevel) -> None:
    timed = Timed()
    log = timed.log

    class Ticking(BlockEntity):
        def next_due(self, level: Level) -> int | None:
            return level.game_time

        def tick(self, level: Level) -> None:
            log.append(f"block entity {level.game_time}")

    class Flowing(FluidBehaviour):
        def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
            log.append(f"fluid {level.game_time}")

    level = make_level({"observer": timed})
    level.behaviours.fluids["minecraft:water"] = Flowing()
    put(level, "observer")
    put(level, "water", AT.offset(0, 5, 0))
    put(level, "hopper", AT.offset(0, 3, 0))
    level.set_block_entity(Ticking("minecraft:hopper", AT.offset(0, 3, 0)))
    level.scheduled_functions = lambda: log.append(
        f"functions {level.game_time} day {level.world.day_time}"
    )
    level.block_event(AT, level.blocks.block("observer"), 0, 0)
    level.schedule_fluid_tick(AT.offset(0, 5, 0), "minecraft:water", 1)
    level.schedule_tick(AT, level.blocks.block("observer"), 1)

    run(level, 1)

    assert log == [
        "functions 1 day 0",
        "tick 1",
        "fluid 1",
        "event 1",
        "block entity 1",
    ]
    assert level.world.day_time == 1


def test_flow_without_behaviour_is_unsupported(make_level: MakeLevel) -> None:
    reported: list[tuple[str, BlockPos | None]] = []
    level = make_level()
    level.unsupported_sink = lambda *report: reported.append(report)
    put(level, "water")
    level.schedule_fluid_tick(AT, "minecraft:water", 5)
    level.schedule_fluid_tick(AT.offset(1, 0, 0), "minecraft:water", 5)

    run(level, 5)

    assert reported == [("minecraft:water: flow", AT)]


def test_unsupported_ticks_are_reported_and_the_phase_goes_on(
    make_level: MakeLevel,
) -> None:
    class Missing(Timed):
        def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
            msg = "minecraft:observer: watching"
            raise UnsupportedError(msg)

        def trigger_event(
            self,
            level: Level,
            pos: BlockPos,
            state: BlockState,
            event_id: int,
            data: int,
        ) -> bool:
            msg = "minecraft:observer: ringing"
            raise UnsupportedError(msg)

    reported: list[tuple[str, BlockPos | None]] = []
    level = make_level({"observer": Missing()})
    level.unsupported_sink = lambda *report: reported.append(report)
    other = AT.offset(3, 0, 0)
    for pos in (AT, other):
        put(level, "observer", pos)
        level.schedule_tick(pos, level.blocks.block("observer"), 1)
    level.block_event(AT, level.blocks.block("observer"), 0, 0)

    run(level, 1)

    assert [
        ("minecraft:observer: watching", AT),
        ("minecraft:observer: watching", other),
        ("minecraft:observer: ringing", AT),
    ] == reported


def test_random_ticks_hit_only_sections_with_ticking_blocks(
    make_level: MakeLevel,
) -> None:
    timed = Timed()
    level = make_level({"observer": timed})
    level.world.game_rules.set("random_tick_speed", 50)

    assert level.next_due() is None

    level.fill_states(
        BoundingBox.of_size((0, 64, 0), (16, 16, 16)),
        level.blocks.block("observer").default_state.id,
    )

    assert level.next_due() == 1

    level.tick()

    assert timed.log == ["random"] * 50

    level.fill_states(BoundingBox.of_size((0, 64, 0), (16, 16, 16)), 0)
    level.tick()

    assert len(timed.log) == 50
    assert level.next_due() is None


def test_rule_of_random_ticks_at_0_stops_them(make_level: MakeLevel) -> None:
    timed = Timed()
    level = make_level({"observer": timed})
    level.world.game_rules.set("random_tick_speed", 0)
    put(level, "observer")

    assert level.next_due() is None


def test_next_due_is_the_earliest_of_all_queues(make_level: MakeLevel) -> None:
    level = make_level()
    level.schedule_tick(AT, level.blocks.block("stone"), 9)
    level.schedule_fluid_tick(AT, "minecraft:water", 5)

    assert level.next_due() == 5

    level.block_event(AT, level.blocks.block("stone"), 0, 0)

    assert level.next_due() == 1


def test_block_entity_added_meanwhile_waits_for_the_next_tick(
    make_level: MakeLevel,
) -> None:
    log: list[str] = []
    level = make_level()

    class Ticking(BlockEntity):
        def next_due(self, level: Level) -> int | None:
            return level.game_time

        def tick(self, level: Level) -> None:
            log.append(f"{self.pos} {level.game_time}")
            level.set_block_entity(Ticking("minecraft:hopper", AT.offset(1, 0, 0)))

    level.set_block_entity(Ticking("minecraft:hopper", AT))

    run(level, 1)

    assert log == ["8 70 8 1"]


def test_block_entities_outside_the_ticking_box_stand_still(
    make_level: MakeLevel,
) -> None:
    log: list[BlockPos] = []
    level = make_level()
    level.ticking_box = BoundingBox.of_corners(AT, AT)

    class Ticking(BlockEntity):
        def next_due(self, level: Level) -> int | None:
            return level.game_time

        def tick(self, level: Level) -> None:
            log.append(self.pos)

    for pos in (AT.offset(1, 0, 0), AT):
        put(level, "hopper", pos)
        level.set_block_entity(Ticking("minecraft:hopper", pos))

    run(level, 1)

    assert log == [AT]
