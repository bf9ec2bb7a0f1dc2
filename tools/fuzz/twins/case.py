"""One random pack with what is done to it, and all that can be seen of a run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, final

import attrs

from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionResult, FunctionRunner
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.position import Vec3
from gametest.core.string_reader import TextSyntaxError
from gametest.core.version import version_named
from gametest.entity.player import Player
from gametest.level.behaviour_tables import BehaviourTables
from gametest.nbt.snbt_writer import write_snbt
from gametest.server.server import Server
from tools.fuzz.twins.modes import MODES

TICK: Final = "@tick "
"""Begins a line of a script that lets ticks pass."""
_CROWD: Final = 150
"""Entities at which a run ends: some packs double theirs in every tick."""
_INT: Final = range(-(2**31), 2**31)


@final
@attrs.frozen
class Case:
    functions: Mapping[str, str]
    tags: Mapping[str, tuple[str, ...]]
    script: tuple[str, ...]

    def __str__(self) -> str:
        parts = [f"== {id}\n{text}" for id, text in self.functions.items() if text]
        tags = [f"== #{id}: {' '.join(members)}" for id, members in self.tags.items()]
        return "\n".join((*parts, *tags, "== script", *self.script))


@final
@attrs.frozen
class _Text:
    source: str
    text: str

    def read_text(self, collector: DiagnosticCollector) -> str | None:
        return self.text


@final
@attrs.frozen
class Game:
    """What all runs share."""

    dispatcher: CommandDispatcher
    server: Server

    @classmethod
    @lru_cache(maxsize=1)
    def newest(cls) -> Game:
        version = version_named("26.3")
        blocks = BlockTable.load(version)
        context = CommandBuildContext(version, blocks, TagTable.load(version))
        behaviours = BehaviourTables(blocks)
        register_behaviours(behaviours)
        server = Server(version, blocks, behaviours.freeze())
        return cls(build_dispatcher(context), server)


def observe(case: Case, mode: str, *, skip: bool = True) -> list[str]:
    """What is told, and how the world stands after each line of the script."""
    with MODES[mode]():
        return list(_Run.of(case, skip=skip).lines())


@final
@attrs.define(eq=False)
class _Run:
    case: Case
    server: Server
    skip: bool
    seen: list[str]

    @classmethod
    def of(cls, case: Case, *, skip: bool) -> _Run:
        game = Game.newest()
        sources = {
            Identifier.parse(id): _Text(f"{id}.mcfunction", text)
            for id, text in case.functions.items()
        }
        tags = {
            Identifier.parse(id): [Identifier.parse(each) for each in members]
            for id, members in case.tags.items()
        }
        library = FunctionLibrary(game.dispatcher, sources, tags=tags)
        server = attrs.evolve(game.server, functions=library)
        seen: list[str] = []
        server.chat_listeners.append(lambda message: seen.append(f"chat {message}"))
        server.notice_listeners.append(lambda text: seen.append(f"notice {text}"))
        server.feedback_listeners.append(
            lambda source, text, error: seen.append(f"{source.name}: {text} {error}")
        )
        for level in server.levels():
            level.unsupported_sink = lambda what, at: seen.append(f"level {what} {at}")
        server.add_player(Player.of_name("Ann", Vec3(0.5, 0.0, 0.5)))
        return cls(case, server, skip, seen)

    def lines(self) -> Iterator[str]:
        for line in self.case.script:
            yield f"> {line}"
            if line.startswith(TICK):
                count = int(line.removeprefix(TICK))
                self.server.run_until(self._is_crowded, skip=self.skip, max_ticks=count)
            else:
                yield from self._typed(line)
            yield from self.seen
            self.seen.clear()
            yield from self._state()
            if self._is_crowded():
                return

    def _is_crowded(self) -> bool:
        return len(self.server.overworld.entities) > _CROWD

    def _typed(self, line: str) -> Iterator[str]:
        server = self.server
        source = CommandSourceStack(server, server.overworld)
        told: list[tuple[bool, int]] = []
        source = source.with_callback(lambda *result: told.append(result))
        runner, dispatcher = FunctionRunner(), server.functions.dispatcher
        try:
            command = dispatcher.parse(line, source.permission_level).compile()
        except TextSyntaxError as error:
            yield f"syntax {error}"
            return
        before = len(self.seen)
        try:
            yield f"why {command.explain(source)}"
        except (UnsupportedError, RecursionError) as error:
            yield f"why {error!r}"
        del self.seen[before:]
        result = runner.run_command(line, source, dispatcher)
        yield from _result(result)
        yield f"told {told}"

    def _state(self) -> Iterator[str]:
        server = self.server
        board, storage = server.world.scoreboard, server.world.command_storage
        for name, objective in board.objectives.items():
            scores = dict(objective.scores.items())
            yield f"{name} {objective.criteria} {scores} {sorted(objective.enabled)}"
            wrong = [score for score in scores.values() if score not in _INT]
            if wrong:
                yield f"FAULT scores that are no 32-bit numbers: {wrong}"
        yield from (f"{id} {write_snbt(storage.get(id))}" for id in storage.ids())
        for entity in server.overworld.entities.values():
            yield (
                f"{entity.type_id} {entity.scoreboard_name} {entity.pos} "
                f"{list(entity.tags)} {entity.is_removed}"
            )
        world = server.world
        yield f"time {world.game_time} ticks {server.tick_count} waiting {len(server.schedule)}"


def _result(result: FunctionResult) -> Iterator[str]:
    chains: Sequence[Any] = (result.limit_chain, *result.unsupported_chains)
    yield f"{attrs.evolve(result, limit_chain=(), unsupported_chains=())}"
    yield from (" ".join(f"{site} {site.tail_calls}" for site in one) for one in chains)
