"""A world without blocks, for commands that touch only what all levels share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import Any, cast

import attrs
import pytest

from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.chat.chat_message import ChatMessage
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionResult, FunctionRunner
from gametest.command.server_context import TickRateControl
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.version import GameVersion
from gametest.entity.player import Player
from gametest.level.dimension_type import OVERWORLD
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.level.world.world_state import WorldState


@attrs.define(eq=False)
class FunctionFile:
    source: str
    text: str
    reads: int = 0

    def read_text(self, _collector: DiagnosticCollector) -> str | None:
        self.reads += 1
        return self.text


@attrs.define(eq=False)
class Console:
    """A server context that notes what it is told, and one line or function at a time."""

    level: Level
    dispatcher: CommandDispatcher

    functions: FunctionLibrary = attrs.field(init=False)
    chat: list[str] = attrs.field(factory=list, init=False)
    notices: list[str] = attrs.field(factory=list, init=False)
    feedback: list[tuple[str, bool]] = attrs.field(factory=list, init=False)
    running_test: object | None = attrs.field(default=None, init=False)
    advancements: None = attrs.field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        self.functions = FunctionLibrary(self.dispatcher, {})

    def levels(self) -> Iterable[Level]:
        return (self.level,)

    @property
    def session(self) -> None:
        return None

    @property
    def tests(self) -> None:
        return None

    def players(self) -> tuple[Player, ...]:
        return ()

    def find_player(self, name: str) -> Player | None:
        return None

    def find_entity(self, uuid: int) -> Entity | None:
        return None

    def add_player(self, player: Player, level: Level | None = None) -> bool:
        raise AssertionError

    def remove_player(self, player: Player) -> bool:
        raise AssertionError

    def respawn_player(self, player: Player) -> None:
        raise AssertionError

    def broadcast(self, message: ChatMessage) -> None:
        self.chat.append(message.text)

    def notice(self, message: str) -> None:
        self.notices.append(message)

    def find_template(self, id: Identifier) -> Any:
        return None

    def reload_functions(self) -> None:
        raise AssertionError

    @property
    def tick_rate(self) -> TickRateControl:
        raise AssertionError

    def set_tick_rate(self, rate: float) -> None:
        raise AssertionError

    @property
    def clock_ms(self) -> int:
        raise AssertionError

    def command_feedback(
        self, source: CommandSourceStack, message: str, *, error: bool
    ) -> None:
        assert not source.silent
        self.feedback.append((message, error))

    def schedule_function(
        self, function: Identifier, delay: int, *, tag: bool, append: bool
    ) -> int:
        raise AssertionError

    def clear_scheduled(self, name: str) -> int:
        raise AssertionError

    def load(
        self,
        files: Mapping[str, str],
        tags: Mapping[str, tuple[str, ...]] | None = None,
    ) -> FunctionLibrary:
        sources = {
            Identifier.parse(name): FunctionFile(f"pack/{name}.mcfunction", text)
            for name, text in files.items()
        }
        members = {
            Identifier.parse(name): [Identifier.parse(one) for one in members]
            for name, members in (tags or {}).items()
        }
        self.functions = FunctionLibrary(self.dispatcher, sources, tags=members)
        return self.functions

    def run(self, line: str) -> FunctionResult:
        source = CommandSourceStack(self, self.level)
        return FunctionRunner().run_command(line, source, self.dispatcher)

    def run_function(self, name: str) -> FunctionResult:
        return FunctionRunner().run_function(Identifier.parse(name), self.level, self)

    def score(self, holder: str, objective: str = "o") -> int | None:
        return self.level.world.scoreboard.find_score(holder, objective)


@pytest.fixture(scope="session")
def dispatcher(version: GameVersion, blocks: BlockTable) -> CommandDispatcher:
    context = CommandBuildContext(version, blocks, TagTable.load(version))
    return build_dispatcher(context)


@pytest.fixture
def console(version: GameVersion, dispatcher: CommandDispatcher) -> Console:
    bare = SimpleNamespace(
        world=WorldState(version),
        dimension=OVERWORLD,
        forced_chunks=set(),
        min_y=-64,
        max_y=320,
    )
    made = Console(cast(Any, bare), dispatcher)
    made.level.world.scoreboard.add_objective("o", "dummy")
    return made
