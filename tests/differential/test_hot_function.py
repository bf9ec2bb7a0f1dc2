"""Functions as generated Python against the same lines one by one."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import attrs
import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.compiled_function import HOT
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionResult, FunctionRunner
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.version import GameVersion
from gametest.level.behaviour_tables import BehaviourTables
from gametest.server.server import Server

F = Identifier("p", "f")
HOLDERS = ("#a", "#b", "#c", "q'uote", "x\\y")
OBJECTIVES = ("o", "p", "gone", "health")
OPERATIONS = ("=", "+=", "-=", "*=", "/=", "%=", "<", ">", "><")


@attrs.frozen
class FunctionFile:
    source: str
    text: str

    def read_text(self, collector: DiagnosticCollector) -> str | None:
        return self.text


@pytest.fixture(scope="module")
def dispatcher(version: GameVersion, blocks: BlockTable) -> CommandDispatcher:
    return build_dispatcher(
        CommandBuildContext(version, blocks, TagTable.load(version))
    )


@lru_cache(maxsize=1)
def _tables(blocks: BlockTable) -> BehaviourTables:
    return BehaviourTables.empty(blocks)


def _server(
    version: GameVersion, blocks: BlockTable, dispatcher: CommandDispatcher, text: str
) -> Server:
    library = FunctionLibrary(dispatcher, {F: FunctionFile("p/f.mcfunction", text)})
    server = Server(version, blocks, _tables(blocks), functions=library)
    board = server.world.scoreboard
    for name, criterion in (("o", "dummy"), ("p", "dummy"), ("health", "health")):
        board.add_objective(name, criterion)
    return server


def _lines(random: Random, objectives: tuple[str, ...]) -> str:
    def slot() -> str:
        return f"{random.choice(HOLDERS)} {random.choice(objectives)}"

    def amount() -> int:
        return random.choice((0, 1, 7, 65536, 2147483647))

    def action() -> str:
        kind = random.randrange(5)
        if kind == 0:
            return (
                f"scoreboard players set {slot()} {random.choice((1, -1)) * amount()}"
            )
        if kind in (1, 2):
            word = random.choice(("add", "remove"))
            return f"scoreboard players {word} {slot()} {amount()}"
        operation = random.choice(OPERATIONS)
        return f"scoreboard players operation {slot()} {operation} {slot()}"

    def guard() -> str:
        word = random.choice(("if", "unless"))
        matches = random.choice(("0", "..5", "1..", "-3..70000"))
        return f"{word} score {slot()} matches {matches}"

    made = []
    for _ in range(random.randrange(1, 30)):
        guards = [guard() for _ in range(random.choice((0, 0, 1, 2)))]
        line = action()
        made.append(f"execute {' '.join(guards)} run {line}" if guards else line)
    return "\n".join(made)


def _state(server: Server) -> list[tuple[str, list[tuple[str, int]]]]:
    board = server.world.scoreboard
    return [
        (name, list(each.scores.items())) for name, each in board.objectives.items()
    ]


def _run(server: Server) -> FunctionResult:
    return FunctionRunner().run_function(F, server.overworld, server)


@pytest.mark.parametrize("seed", range(60))
def test_generated_code_does_what_the_lines_do(
    version: GameVersion,
    blocks: BlockTable,
    dispatcher: CommandDispatcher,
    seed: int,
) -> None:
    random = Random(seed)
    text = _lines(random, OBJECTIVES if seed % 3 == 0 else OBJECTIVES[:2])
    plain = _server(version, blocks, dispatcher, text)
    hot = _server(version, blocks, dispatcher, text)
    function = hot.functions.find(F)
    assert function is not None
    function.heat()
    limit = random.choice((5, 17, 60_000))
    for server in (plain, hot):
        server.world.game_rules.set("max_command_sequence_length", limit)

    for _ in range(3):
        expected, found = _run(plain), _run(hot)
        assert (expected.operations, expected.limit_reached) == (
            found.operations,
            found.limit_reached,
        )
        assert [*map(str, expected.limit_chain)] == [*map(str, found.limit_chain)]
        assert _state(plain) == _state(hot)


LOOP_ENDS = (
    "execute if score #i o < #end o run function p:f",
    "execute unless score #i o >= #end o run function p:f",
    "execute if score #i o matches ..9 unless score #a o = #b p run function p:f",
    "execute if score #i o matches ..9 if score #i o < #end o run return run function p:f",
    "execute as @s run function p:f",
)
PLAIN_OPERATIONS = (
    "execute if score #a o <= #b p run scoreboard players operation #c o += #a o",
    "execute unless score #a o > #missing p run scoreboard players add #c p 3",
    "scoreboard players operation #b p -= #i o",
    "scoreboard players operation #c o /= #c p",
)


@pytest.mark.parametrize("limit", [1, 4, 5, 23, 24, 25, 60_000])
@pytest.mark.parametrize("end", LOOP_ENDS)
@pytest.mark.parametrize("lines", [0, 1, 3, 4])
def test_function_that_calls_itself_last_does_what_its_lines_do(
    version: GameVersion,
    blocks: BlockTable,
    dispatcher: CommandDispatcher,
    lines: int,
    end: str,
    limit: int,
) -> None:
    chosen = PLAIN_OPERATIONS[:lines]
    text = "\n".join(("scoreboard players add #i o 1", *chosen, end))
    plain = _server(version, blocks, dispatcher, text)
    hot = _server(version, blocks, dispatcher, text)
    for server in (plain, hot):
        server.world.scoreboard.objectives["o"].set("#end", 12)
        server.world.game_rules.set("max_command_sequence_length", limit)
    function = hot.functions.find(F)
    assert function is not None
    function.heat()

    for start in (0, 11, 30):
        for server in (plain, hot):
            server.world.scoreboard.objectives["o"].set("#i", start)
        expected, found = _run(plain), _run(hot)
        assert attrs.evolve(expected, limit_chain=()) == attrs.evolve(
            found, limit_chain=()
        )
        assert [*map(str, expected.limit_chain)] == [*map(str, found.limit_chain)]
        assert [site.tail_calls for site in expected.limit_chain] == [
            site.tail_calls for site in found.limit_chain
        ]
        assert _state(plain) == _state(hot)


def test_function_becomes_hot_by_being_called(
    version: GameVersion, blocks: BlockTable, dispatcher: CommandDispatcher
) -> None:
    text = "scoreboard players add #a o 1\nscoreboard players add #b o 2"
    server = _server(version, blocks, dispatcher, text)

    for _ in range(HOT + 5):
        _run(server)

    function = server.functions.find(F)
    assert function is not None
    assert 1 == len(function.commands)
    assert 2 * (HOT + 5) == server.world.scoreboard.find_score("#b", "o")


def test_hot_function_serves_another_world_and_a_changed_scoreboard(
    version: GameVersion, blocks: BlockTable, dispatcher: CommandDispatcher
) -> None:
    text = "scoreboard players add #a o 1\nscoreboard players add #b p 2"
    server = _server(version, blocks, dispatcher, text)
    function = server.functions.find(F)
    assert function is not None
    function.heat()
    _run(server)
    fresh = server.fresh()
    fresh.world.scoreboard.add_objective("o", "dummy")

    _run(fresh)
    fresh.world.scoreboard.add_objective("p", "dummy")
    _run(fresh)

    assert (1, 2) == tuple(
        server.world.scoreboard.find_score(*slot) for slot in (("#a", "o"), ("#b", "p"))
    )
    assert (2, 2) == tuple(
        fresh.world.scoreboard.find_score(*slot) for slot in (("#a", "o"), ("#b", "p"))
    )


def test_output_of_a_hot_function_is_not_lost(
    version: GameVersion, blocks: BlockTable, dispatcher: CommandDispatcher
) -> None:
    """A source that wants to hear gets the lines one by one."""
    text = "scoreboard players add #a o 1\nscoreboard players add #b p 2"
    server = _server(version, blocks, dispatcher, text)
    function = server.functions.find(F)
    assert function is not None
    function.heat()
    heard: list[str] = []
    server.feedback_listeners.append(lambda _source, text, _error: heard.append(text))

    FunctionRunner().run(function, CommandSourceStack(server, server.overworld))

    assert 2 == len(heard)
