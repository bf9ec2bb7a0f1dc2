"""Each `golden/command/*.mcfunction` is typed line by line into the console of a fresh world.

The `.out` beside it has one line for each command: `result N`, `fails MESSAGE`, `unsupported
MECHANIC`, `no result`, or `syntax CURSOR MESSAGE` of which the message is only the beginning. The
values come from the pages that each file names.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionRunner
from gametest.core.string_reader import TextSyntaxError
from gametest.core.version import NEWEST_VERSION, version_named
from gametest.interaction.block_drops import drop_block
from gametest.level.behaviour_tables import BehaviourTables
from gametest.server.server import Server

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "command"
VERSION_MARK: Final = "# version "
CASES: Final = sorted(path.stem for path in GOLDEN.glob("*.mcfunction"))


def _outcome(
    line: str, source: CommandSourceStack, dispatcher: CommandDispatcher
) -> str:
    try:
        result = FunctionRunner().run_command(line, source, dispatcher)
    except TextSyntaxError as error:
        return f"syntax {error.cursor} {error.message}"
    if result.unsupported:
        return f"unsupported {result.unsupported[0].mechanic}"
    if result.success is None:
        return "no result"
    return f"result {result.result}" if result.success else f"fails {result.failure}"


@pytest.mark.parametrize("name", CASES)
def test_command_line_gives_the_expected_outcome(name: str) -> None:
    lines = (GOLDEN / f"{name}.mcfunction").read_text("utf-8").splitlines()
    expected = (GOLDEN / f"{name}.out").read_text("utf-8").splitlines()
    version = NEWEST_VERSION
    for line in lines:
        if line.startswith(VERSION_MARK):
            version = version_named(line.removeprefix(VERSION_MARK))
    blocks = BlockTable.load(version)
    context = CommandBuildContext(version, blocks, TagTable.load(version))
    dispatcher = build_dispatcher(context)
    functions = FunctionLibrary(dispatcher, {})
    tables = BehaviourTables.empty(blocks)
    tables.drop_block = drop_block
    server = Server(version, blocks, tables, functions=functions)
    source = CommandSourceStack(server, server.overworld)

    found = [
        _outcome(line, source, dispatcher) for line in lines if not line.startswith("#")
    ]

    assert len(expected) == len(found)
    for wanted, got in zip(expected, found, strict=True):
        shown = got[: len(wanted)] if wanted.startswith("syntax") else got
        assert wanted == shown
