"""Lines of which every link keeps one source against the same lines by way of the queue."""

from __future__ import annotations

import attrs
import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionResult, FunctionRunner
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.position import Vec3
from gametest.core.version import GameVersion
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.entities.entity import Entity
from gametest.server.server import Server

F, LEAF = Identifier("p", "f"), Identifier("p", "leaf")
LINES = (
    "execute at @s run scoreboard players add #a o 1",
    "execute as @s at @s positioned ~ ~1 ~ run function p:leaf",
    "execute positioned as @s rotated as @s if score #a o matches 1.. run function p:leaf",
    "execute at @s run return run scoreboard players get #a o",
    "execute at @s run return run scoreboard players get #gone o",
    "execute if score #a o matches 5 at @s run return 7",
    "execute at @s run scoreboard players add #a gone 1",
    "execute store result score #r o at @s run scoreboard players get #a o",
    "execute at @s run place feature minecraft:oak",
    "return run execute at @s run scoreboard players add #a o 4",
    "return run execute as @s if score #a o matches 99 run say hi",
)
LEAF_LINE = "execute at @s run scoreboard players add #leaf o 1"


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


@pytest.fixture(scope="module")
def tables(blocks: BlockTable) -> BehaviourTables:
    return BehaviourTables.empty(blocks)


@attrs.define
class Twin:
    server: Server
    marker: Entity
    heard: list[str]

    def run(self, *, as_marker: bool) -> tuple[FunctionResult, list[object]]:
        server = self.server
        function = server.functions.find(F)
        assert function is not None
        source = CommandSourceStack(server, server.overworld)
        if as_marker:
            source = source.with_entity(self.marker)
        result = FunctionRunner().run(function, source)
        scores = dict(server.world.scoreboard.objectives["o"].scores)
        return result, [scores, list(self.heard)]


def _twin(
    version: GameVersion,
    tables: BehaviourTables,
    dispatcher: CommandDispatcher,
    text: str,
    *,
    queued: bool,
) -> Twin:
    files = {
        F: FunctionFile("p/f.mcfunction", text),
        LEAF: FunctionFile("p/leaf.mcfunction", LEAF_LINE),
    }
    library = FunctionLibrary(dispatcher, files)
    for id in files:
        function = library.find(id)
        assert function is not None
        for command in function.commands if queued else ():
            if command.chain_cost:
                command.chain = None
    server = Server(version, tables.blocks, tables, functions=library)
    server.world.scoreboard.add_objective("o", "dummy")
    level = server.overworld
    marker = Entity("minecraft:marker", 1, Vec3(1.0, 2.0, 3.0))
    level.add_entity(marker)
    twin = Twin(server, marker, [])
    server.feedback_listeners.append(lambda _s, text, _e: twin.heard.append(text))
    return twin


@pytest.mark.parametrize("limit", [1, 2, 3, 4, 5, 6, 7, 9, 12, 60_000])
@pytest.mark.parametrize("forks", [1, 2])
@pytest.mark.parametrize("after", [(), (LEAF_LINE,)], ids=["last", "not last"])
@pytest.mark.parametrize("line", LINES)
def test_selecting_the_source_itself_is_what_a_fork_to_one_does(
    version: GameVersion,
    tables: BehaviourTables,
    dispatcher: CommandDispatcher,
    line: str,
    after: tuple[str, ...],
    forks: int,
    limit: int,
) -> None:
    text = "\n".join(("scoreboard players add #a o 1", line, *after))
    direct = _twin(version, tables, dispatcher, text, queued=False)
    queued = _twin(version, tables, dispatcher, text, queued=True)
    for twin in (direct, queued):
        twin.server.world.game_rules.set("max_command_sequence_length", limit)
        twin.server.world.game_rules.set("max_command_forks", forks)

    for as_marker in (True, False, True):
        (found, found_state), (wanted, wanted_state) = (
            twin.run(as_marker=as_marker) for twin in (direct, queued)
        )
        assert _as_text(wanted) == _as_text(found)
        assert wanted_state == found_state


def _as_text(result: FunctionResult) -> str:
    """Errors and places by their words."""
    chains = [[*map(str, chain)] for chain in result.unsupported_chains]
    plain = attrs.evolve(result, unsupported=(), unsupported_chains=(), limit_chain=())
    limit = [*map(str, result.limit_chain)]
    return f"{plain} {[*map(str, result.unsupported)]} {chains} {limit}"


def test_what_is_missed_in_a_branch_of_a_last_line_is_told_with_its_place(
    version: GameVersion, tables: BehaviourTables, dispatcher: CommandDispatcher
) -> None:
    text = "say hi\nexecute as @e run place feature minecraft:oak"
    twin = _twin(version, tables, dispatcher, text, queued=False)

    result, _ = twin.run(as_marker=False)

    assert [["p:f:2"]] == [[*map(str, chain)] for chain in result.unsupported_chains]
