"""The short ways of `data modify … storage` do what the plain step does, failures included."""

from __future__ import annotations

from importlib import import_module
from itertools import product
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.commands.data import modify
from gametest.command.engine.execution import CommandExecution
from gametest.command.errors import CommandError
from gametest.core.version import GameVersion
from gametest.level.world.world_state import WorldState
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.snbt_writer import write_snbt

START: Final = (
    "{n:1,s:'x',l:[1,{a:2}],c:{l:[],n:1,c:{k:{z:1}}},y:[I;1,2],empty:{},deep:[[[1]]]}"
)
TARGETS: Final = (
    "n",
    "l",
    "y",
    "c.l",
    "c.n",
    "c.new",
    "c.c.k",
    "new",
    "new.x.y",
    "n.x",
)
VALUES: Final = (
    "value 1",
    "value 'x'",
    "value {a:[1]}",
    "from storage p:a n",
    "from storage p:a l",
    "from storage p:a c",
    "from storage p:a c.c.k",
    "from storage p:a missing",
    "from storage p:a n.x",
    "from storage p:other x",
)
TWINS: Final = ("p:a", "p:unknown")


@pytest.fixture(scope="module")
def dispatcher(version: GameVersion, blocks: BlockTable) -> CommandDispatcher:
    context = CommandBuildContext(version, blocks, TagTable.load(version))
    return build_dispatcher(context)


def _run(line: str, dispatcher: CommandDispatcher, version: GameVersion) -> list[str]:
    """Twice, as the second run meets what the first one wrote."""
    world = WorldState(version)
    start = parse_snbt(START)
    assert isinstance(start, dict)
    world.command_storage.set("p:a", start)
    level = cast(Any, SimpleNamespace(world=world))
    source = CommandSourceStack(cast(Any, None), level, silent=True)
    step = cast(Any, dispatcher.parse(line).compile().action)
    found = []
    for _ in range(2):
        try:
            found.append(str(step(source)))
        except CommandError as error:
            found.append(error.message)
    storage = world.command_storage
    found += [f"{id} {write_snbt(storage.get(id))}" for id in sorted(storage.ids())]
    return found


@pytest.mark.parametrize(
    ("operation", "target"), [*product(("append", "set"), TARGETS)]
)
def test_short_way_is_the_plain_way(
    operation: str,
    target: str,
    dispatcher: CommandDispatcher,
    version: GameVersion,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = [
        f"data modify storage {storage} {target} {operation} {value}"
        for storage in TWINS
        for value in VALUES
    ]
    quick = [_run(line, dispatcher, version) for line in lines]
    monkeypatch.setattr(modify, "quick_step", lambda *_arguments: None)
    plain = [_run(line, dispatcher, version) for line in lines]

    for line, wanted, got in zip(lines, plain, quick, strict=True):
        assert wanted == got, line


@pytest.mark.parametrize("target", TARGETS)
def test_short_way_of_a_store_is_the_plain_way(
    target: str,
    dispatcher: CommandDispatcher,
    version: GameVersion,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = [
        f"execute store {what} storage {storage} {target} {kind} 1.5 "
        "run data get storage p:a n"
        for storage in TWINS
        for what in ("result", "success")
        for kind in ("int", "double")
    ]
    quick = [_stored(line, dispatcher, version) for line in lines]
    # By its full name, as the package has a function of the module's name.
    store = import_module("gametest.command.commands.execute.store")
    monkeypatch.setattr(store, "leaf_writer", lambda *_arguments: None)
    plain = [_stored(line, dispatcher, version) for line in lines]

    for line, wanted, got in zip(lines, plain, quick, strict=True):
        assert wanted == got, line
    assert len(set(plain)) > 1


def _stored(line: str, dispatcher: CommandDispatcher, version: GameVersion) -> str:
    """What stands in the storages after two runs."""
    world = WorldState(version)
    start = parse_snbt(START)
    assert isinstance(start, dict)
    world.command_storage.set("p:a", start)
    level = cast(Any, SimpleNamespace(world=world))
    source = CommandSourceStack(cast(Any, None), level, silent=True)
    command = dispatcher.parse(line).compile()
    for _ in range(2):
        CommandExecution(100, 100).run_command(command, source)
    storage = world.command_storage
    return str([f"{id} {write_snbt(storage.get(id))}" for id in sorted(storage.ids())])
