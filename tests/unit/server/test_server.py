"""Order of a tick: https://minecraft.wiki/w/Tick."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_node import CommandContext, CommandNode
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.function_library import LOAD_TAG, TICK_TAG, FunctionLibrary
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.level import Level
from gametest.server.server import Server

MakeServer = Callable[..., Server]
AT = BlockPos(8, 70, 8)


@pytest.fixture
def make_server(blocks: BlockTable) -> MakeServer:
    def make(
        behaviours: dict[str, BlockBehaviour] | None = None,
        *,
        functions: FunctionLibrary | None = None,
        seed: int = 0,
    ) -> Server:
        tables = BehaviourTables(blocks)
        for name, behaviour in (behaviours or {}).items():
            tables.register([name], behaviour)
        tables.freeze()
        return Server(blocks.version, blocks, tables, seed=seed, functions=functions)

    return make


@attrs.define(eq=False)
class Alarm:
    """Acts at some ticks and writes down what it saw."""

    times: list[int]
    log: list[tuple[int, int]] = attrs.field(factory=list)

    def tick(self, server: Server) -> None:
        if server.tick_count in self.times:
            self.log.append((server.tick_count, server.world.game_time))

    def next_due(self, server: Server) -> int | None:
        return min((t for t in self.times if t > server.tick_count), default=None)


@attrs.define(eq=False)
class Clock(BlockBehaviour):
    """Ticks for ever, each time a while later."""

    log: list[str] = attrs.field(factory=list)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        self.log.append(f"block {level.game_time} {level.dimension}")
        level.schedule_tick(pos, state.block, level.game_time * 2)


def test_levels_come_overworld_first(make_server: MakeServer) -> None:
    server = make_server()

    assert [str(level.dimension) for level in server.levels()] == [
        "minecraft:overworld",
        "minecraft:the_nether",
        "minecraft:the_end",
    ]
    assert server.level(Identifier("minecraft", "the_end")) is list(server.levels())[2]
    assert server.find_level(Identifier("demo", "moon")) is None


def test_tick_moves_the_clock_once_for_all_levels(make_server: MakeServer) -> None:
    server = make_server()
    server.tick()

    assert (server.tick_count, server.world.game_time, server.world.day_time) == (
        1,
        1,
        1,
    )


def test_tickables_run_after_the_levels_in_their_order(make_server: MakeServer) -> None:
    clock = Clock()
    log = clock.log

    @attrs.define(eq=False)
    class Noting:
        name: str

        def tick(self, server: Server) -> None:
            log.append(self.name)

        def next_due(self, server: Server) -> int | None:
            return None

    server = make_server({"observer": clock})
    observer = server.blocks.block("observer")
    for level in server.levels():
        level.set_states_quiet([(AT, observer.default_state.id)])
        level.schedule_tick(AT, observer, 1)
    server.add_tickable(Noting("first"))
    server.add_tickable(Noting("second"))

    server.tick()

    assert log == [
        "block 1 minecraft:overworld",
        "block 1 minecraft:the_nether",
        "block 1 minecraft:the_end",
        "first",
        "second",
    ]


def run_alarms(server: Server, *, skip: bool) -> tuple[object, ...]:
    clock = Clock()
    server.behaviours.behaviours[server.blocks.block("observer").default_state.id] = (
        clock
    )
    observer = server.blocks.block("observer")
    nether = server.level(Identifier("minecraft", "the_nether"))
    nether.set_states_quiet([(AT, observer.default_state.id)])
    nether.schedule_tick(AT, observer, 3)
    alarm = Alarm([5, 6, 700, 12001])
    server.add_tickable(alarm)
    server.world.weather.set_parameters(0, 150, raining=True, thundering=False)
    finished = server.run_until(lambda: False, skip=skip, max_ticks=40000)
    world = server.world
    return (
        finished,
        alarm.log,
        clock.log,
        server.tick_count,
        world.game_time,
        world.clocks.snapshot(),
        attrs.asdict(world.weather),
        server.overworld.random.state,
        nether.random.state,
    )


@pytest.mark.parametrize("advances", [True, False])
def test_skipping_idle_ticks_changes_nothing(
    make_server: MakeServer, advances: bool
) -> None:
    servers = [make_server(seed=4) for _ in range(2)]
    for server in servers:
        server.world.game_rules.set("advance_time", advances)
        server.world.game_rules.set("advance_weather", advances)
    skipped, run = (
        run_alarms(server, skip=skip)
        for server, skip in zip(servers, (True, False), strict=True)
    )

    assert run == skipped
    assert servers[0].statistics().ticks_run < 100
    assert servers[1].statistics().ticks_run == 40000


def test_run_ends_as_soon_as_it_is_done(make_server: MakeServer) -> None:
    server = make_server()
    alarm = Alarm([70, 90])
    server.add_tickable(alarm)

    assert server.run_until(lambda: bool(alarm.log))
    assert server.tick_count == 70


def test_run_that_can_never_be_done_ends_too(make_server: MakeServer) -> None:
    server = make_server()
    server.world.game_rules.set("advance_weather", False)

    assert not server.run_until(lambda: False)


def test_run_stops_at_its_limit(make_server: MakeServer) -> None:
    server = make_server()
    server.add_tickable(Alarm([500]))

    assert not server.run_until(lambda: False, max_ticks=50)
    assert server.tick_count == 50
    assert server.world.game_time == 50


def test_frozen_server_counts_ticks_and_does_nothing(make_server: MakeServer) -> None:
    server = make_server()
    alarm = Alarm([1, 2, 3, 4])
    server.add_tickable(alarm)
    server.tick_rate.freeze()

    assert not server.run_until(lambda: False, max_ticks=2)
    assert (server.tick_count, server.world.game_time) == (2, 0)

    server.tick_rate.step(1)
    server.tick()
    server.tick()

    assert alarm.log == [(3, 1)]


def test_removed_tickable_is_left_alone(make_server: MakeServer) -> None:
    server = make_server()
    alarm = Alarm([1])
    server.add_tickable(alarm)
    server.remove_tickable(alarm)
    server.tick()

    assert alarm.log == []


def test_fresh_world_shares_what_never_changes_and_nothing_else(
    make_server: MakeServer,
) -> None:
    server = make_server(seed=1)
    server.overworld.set_block(AT, server.blocks.block("stone").default_state)
    server.world.game_rules.set("keep_inventory", True)
    server.tick()
    other = server.fresh(2)

    assert other.preset is server.preset
    assert other.overworld.get_block_state(AT).is_air
    assert other.world.game_rules.get("keep_inventory") is False
    assert (other.tick_count, other.seed, other.world.seed) == (0, 2, 2)
    assert server.fresh().seed == 1


def test_chat_and_feedback_reach_their_listeners(make_server: MakeServer) -> None:
    server = make_server()
    heard: list[str] = []
    server.chat_listeners.append(lambda message: heard.append(message.text))
    server.feedback_listeners.append(
        lambda _source, message, error: heard.append(f"{message} {error}")
    )
    source = CommandSourceStack(server, server.overworld)

    server.broadcast(ChatMessage(kind=MessageKind.CHAT, text="hello"))
    server.command_feedback(source, "done", error=False)

    assert heard == ["hello", "done False"]


# -- functions ---------------------------------------------------------------------------


@attrs.define(eq=False)
class Text:
    text: str

    @property
    def source(self) -> str:
        return "demo"

    def read_text(self, collector: DiagnosticCollector) -> str:
        return self.text


def library(log: list[str], **functions: str) -> FunctionLibrary:
    """Functions of the namespace demo; the command `note` writes down the game time."""

    def build() -> CommandNode:
        def compile_note(
            _context: CommandContext,
        ) -> Callable[[CommandSourceStack], int]:
            return run

        def run(source: CommandSourceStack) -> int:
            log.append(f"note {source.level.game_time}")
            return 1

        return CommandNode("note").executes(compile_note)

    dispatcher = CommandDispatcher()
    dispatcher.register("note", build)
    sources = {Identifier("demo", name): Text(text) for name, text in functions.items()}
    return FunctionLibrary(
        dispatcher,
        sources,
        tags={
            LOAD_TAG: [
                Identifier("demo", name) for name in functions if name == "load"
            ],
            TICK_TAG: [
                Identifier("demo", name) for name in functions if name == "tick"
            ],
        },
    )


def test_load_functions_run_once_and_tick_functions_before_the_clock_moves(
    make_server: MakeServer,
) -> None:
    log: list[str] = []
    server = make_server(functions=library(log, load="note\nnote\nnote", tick="note"))

    server.tick()
    server.tick()

    assert log == ["note 0"] * 4 + ["note 1"]
    assert server.statistics().functions_run == 3

    server.reload_functions()
    server.tick()

    assert log[5:] == ["note 2"] * 4


def test_tick_functions_forbid_skipping_unless_they_are_empty(
    make_server: MakeServer,
) -> None:
    log: list[str] = []
    busy = make_server(functions=library(log, tick="note"))
    idle = make_server(functions=library(log, tick="# nothing"))
    for server in (busy, idle):
        server.run_until(lambda: False, max_ticks=100)

    assert len(log) == 100
    assert idle.statistics().ticks_skipped > 90


def test_scheduled_function_runs_after_the_clock_has_moved(
    make_server: MakeServer,
) -> None:
    log: list[str] = []
    server = make_server(functions=library(log, later="note"))

    time = server.schedule_function(
        Identifier("demo", "later"), 40, tag=False, append=False
    )
    server.run_until(lambda: bool(log), max_ticks=100)

    assert time == 40
    assert log == ["note 40"]
    assert server.tick_count == 40


def test_scheduled_tag_runs_its_members_and_can_be_cleared(
    make_server: MakeServer,
) -> None:
    log: list[str] = []
    server = make_server(functions=library(log, tick="note"))
    server.schedule_function(TICK_TAG, 1, tag=True, append=False)
    server.schedule_function(TICK_TAG, 3, tag=True, append=True)
    server.tick()

    assert log == ["note 0", "note 1"]
    assert server.statistics().scheduled_functions == 1
    assert server.clear_scheduled("#minecraft:tick") == 1
