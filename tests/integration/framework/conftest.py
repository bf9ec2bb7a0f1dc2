"""Plays packs kept in memory, and keeps every event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar, cast

import attrs
import pytest

from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.version import GameVersion, version_named
from gametest.framework.events import Event, RunFinished, TestFinished
from gametest.framework.listener import GameTestListener
from gametest.framework.loading import TestLoader, TestRegistries
from gametest.framework.run.executor import TestExecutor
from gametest.framework.run.game_test_runner import GameTestRunner
from gametest.framework.run.level_executor import LevelExecutor
from gametest.framework.run.notifier import METHODS
from gametest.framework.run.run_control import RunOptions
from gametest.framework.run.run_plan import PlanOptions, first_origin
from gametest.framework.template_library import TemplateLibrary
from gametest.framework.test_function import TestFunction
from gametest.level.behaviour_tables import BehaviourTables
from gametest.nbt.binary_writer import write_nbt
from gametest.nbt.tags import Byte, Double, Int, Tag
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs
from gametest.server.server import Server

E = TypeVar("E")
Body = Callable[[Any], object]


class Recorder(GameTestListener):
    """Every event in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []


for _name in METHODS.values():
    setattr(Recorder, _name, lambda self, event: self.events.append(event))


@attrs.define(eq=False, repr=False)
class Played:
    summary: RunFinished
    events: list[Event]
    servers: list[Server]

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def finished(self) -> list[TestFinished]:
        return self.all(TestFinished)

    def of(self, test: str) -> TestFinished:
        """The final result of a test."""
        (found,) = (e for e in self.finished if e.final and e.test == f"demo:{test}")
        return found

    def by_test(self) -> dict[tuple[str, int], list[Event]]:
        """Events that speak of a test, without what the clock or the order gives."""
        found: dict[tuple[str, int], list[Event]] = {}
        for event in self.events:
            test = getattr(event, "test", None)
            if test is None:
                continue
            if isinstance(event, TestFinished):
                event = attrs.evolve(event, duration_s=0.0)
            found.setdefault((test, getattr(event, "repeat", 1)), []).append(event)
        return found


def test_json(**fields: Any) -> dict[str, Any]:
    return {
        "type": "function",
        "environment": "minecraft:default",
        "structure": "minecraft:empty",
        "max_ticks": 20,
        **fields,
    }


test_json.__test__ = False  # type: ignore[attr-defined]

Cell = tuple[tuple[int, int, int], str]


def structure(
    size: tuple[int, int, int], cells: Iterable[Cell], entities: Iterable[str] = ()
) -> bytes:
    """States are written `id[property=value]`; test blocks get their data from the state."""
    palette: list[Tag] = []
    blocks: list[Tag] = []
    for pos, text in cells:
        name, _, inside = text.rstrip("]").partition("[")
        properties = dict(pair.split("=") for pair in inside.split(",") if pair)
        message = properties.pop("message", "")
        state: Tag = {"Name": f"minecraft:{name}", "Properties": dict(properties)}
        if state not in palette:
            palette.append(state)
        block: dict[str, Tag] = {
            "pos": [Int(part) for part in pos],
            "state": Int(palette.index(state)),
        }
        if name == "test_block":
            block["nbt"] = {
                "id": "minecraft:test_block",
                "mode": properties["mode"],
                "message": message,
                "powered": Byte(0),
            }
        blocks.append(block)
    root: dict[str, Tag] = {
        "DataVersion": Int(4325),
        "size": [Int(part) for part in size],
        "palette": palette,
        "blocks": blocks,
        "entities": [
            {
                "pos": [Double(0.5), Double(0.0), Double(0.5)],
                "blockPos": [Int(0), Int(0), Int(0)],
                "nbt": {"id": f"minecraft:{name}"},
            }
            for name in entities
        ],
    }
    return write_nbt(root, compress=True)


@attrs.define(eq=False, repr=False)
class Stage:
    """Built once a session: tables cost more than a run."""

    tables: dict[str, BehaviourTables] = attrs.field(factory=dict)

    def tables_of(self, version: GameVersion) -> BehaviourTables:
        if version.name not in self.tables:
            tables = BehaviourTables(BlockTable.load(version))
            register_behaviours(tables)
            self.tables[version.name] = tables.freeze()
        return self.tables[version.name]

    def play(
        self,
        files: dict[str, Any] | None = None,
        *,
        bodies: dict[str, Body] | None = None,
        version: str = "26.3",
        plan: PlanOptions | None = None,
        listeners: Sequence[GameTestListener] = (),
        max_failures: int | None = None,
        halt_on_error: bool = False,
        only: Iterable[str] = (),
        wrap_executor: Callable[[LevelExecutor, TestRegistries], TestExecutor]
        | None = None,
        **executor_options: Any,
    ) -> Played:
        """Each body is a test function; those without a JSON file get a default one."""
        files = dict(files or {})
        functions = []
        for name, body in (bodies or {}).items():
            id = Identifier.parse(f"demo:{name}")
            functions.append(TestFunction(id=id, body=cast(Any, body)))
            key = f"test_instance/{name}.json"
            files[key] = test_json(function=str(id), **files.get(key, {}))
        collector = DiagnosticCollector()
        target = version_named(version)
        paths = {
            name if name.startswith("data/") else f"data/demo/{name}": content
            for name, content in files.items()
        }
        stack = open_packs([MemoryPack.of("p", paths)], collector, target)
        registries = TestLoader(
            stack=stack, collector=collector, functions=tuple(functions)
        ).load()
        assert collector.errors == ()
        tables = self.tables_of(target)
        tags = TagTable.load(target)
        dispatcher = build_dispatcher(CommandBuildContext(target, tables.blocks, tags))
        library = FunctionLibrary.load(stack, dispatcher, collector)
        server = Server(target, tables.blocks, tables, functions=library)
        servers: list[Server] = []

        def fresh() -> Server:
            servers.append(server.fresh())
            return servers[-1]

        templates = TemplateLibrary.of(stack)
        recorder = Recorder()
        executor = LevelExecutor(
            registries=registries,
            templates=templates,
            world_factory=fresh,
            tags=tags,
            spawn=first_origin(target, plan or PlanOptions()),
            **executor_options,
        )
        runner = GameTestRunner(
            registries=registries,
            executors={
                "level": executor
                if wrap_executor is None
                else wrap_executor(executor, registries)
            },
            size_of=lambda test: templates.size(test.instance.structure),
            options=RunOptions(
                plan=plan or PlanOptions(),
                max_failures=max_failures,
                halt_on_error=halt_on_error,
            ),
            listeners=(recorder, *listeners),
            packs=("p",),
        )
        wanted = {f"demo:{name}" for name in only}
        tests = [
            test
            for test in registries.tests.values()
            if not test.is_builtin and (not wanted or str(test.id) in wanted)
        ]
        return Played(runner.run(tests), recorder.events, servers)


@pytest.fixture(scope="session")
def stage() -> Stage:
    return Stage()


@pytest.fixture(scope="session")
def make_structure() -> Callable[..., bytes]:
    return structure
