"""`/test` in a running world (https://minecraft.wiki/w/Commands/test)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, final

import attrs

from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.command.errors import CommandError
from gametest.core.errors import UsageError
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.framework.chat import ChatLine, GameTestChat
from gametest.framework.live.live_plan import (
    grid_batches,
    origin_of,
    standing_batches,
    verify_batches,
)
from gametest.framework.live.live_report import (
    FailedMemory,
    blocks_counted,
    summary_lines,
    tests_counted,
)
from gametest.framework.live.live_run import LiveRun
from gametest.framework.live.test_blocks import TestBlockFinder
from gametest.framework.live.test_editing import (
    clear_test,
    create_test,
    export_test,
    reset_test,
)
from gametest.framework.run.notifier import Notifier
from gametest.framework.run.retry_options import RetryOptions
from gametest.framework.run.run_control import RunControl, RunOptions
from gametest.framework.run.test_world import TestWorld
from gametest.framework.selection.test_finder import TestFinder, TestSelector

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.session_control import TestRunRequest
    from gametest.framework.events import RunFinished
    from gametest.framework.game_test_info import GameTestInfo, TagLookup
    from gametest.framework.game_test_instance import LoadedTest
    from gametest.framework.listener import GameTestListener
    from gametest.framework.loading import TestRegistries
    from gametest.framework.run.executor import BatchSpec
    from gametest.framework.template_library import TemplateLibrary
    from gametest.server.server import Server


@final
@attrs.define(eq=False, kw_only=True, repr=False)
class ServerTests:
    """The `TestControl` of a server; one run goes on at a time."""

    server: Server
    registries: TestRegistries
    templates: TemplateLibrary
    tags: TagLookup | None = None
    listeners: Sequence[GameTestListener] = ()
    """Told of every run."""
    export_folder: Path | None = None
    """Where `export` writes, as a pack; None: it fails."""
    on_unsupported: Callable[[str, BlockPos | None], None]
    """Told of all that is not simulated, whether a test is concerned or not."""

    world: TestWorld = attrs.field(init=False)
    run: LiveRun | None = attrs.field(default=None, init=False)
    _failed: dict[Identifier, bool] = attrs.field(factory=dict, init=False)
    """Tests of the last run that failed, and whether they are required."""

    def __attrs_post_init__(self) -> None:
        self.world = TestWorld(self.server, is_running=True)
        self.server.add_tickable(self)
        self.server.tests = self
        for level in self.server.levels():
            to_tests = self.world.ticker.unsupported_in(level)

            def tell(
                mechanic: str,
                pos: BlockPos | None,
                to_tests: Callable[[str, BlockPos | None], None] = to_tests,
            ) -> None:
                to_tests(mechanic, pos)
                self.on_unsupported(mechanic, pos)

            level.unsupported_sink = tell

    def use(
        self,
        registries: TestRegistries,
        templates: TemplateLibrary,
        tags: TagLookup | None,
    ) -> None:
        """After packs were read again: a run that goes on keeps what it began with."""
        self.registries, self.templates, self.tags = registries, templates, tags

    # -- ticks ---------------------------------------------------------------------------

    def tick(self, server: Server) -> None:
        """Right after the ticker of the tests."""
        if self.run is not None:
            self.run.tick()
            if self.run.is_over:
                self.run = None

    def next_due(self, server: Server) -> int | None:
        """The ticker knows; what follows it happens in the same tick."""
        return None

    @property
    def is_running(self) -> bool:
        return self.run is not None

    # -- running -------------------------------------------------------------------------

    def run_selected(
        self, source: CommandSourceStack, tests: str, request: TestRunRequest
    ) -> int:
        return self._run_grid(source, self._select(tests), request)

    def run_failed(
        self, source: CommandSourceStack, only_required: bool, request: TestRunRequest
    ) -> int:
        known = self.registries.tests
        chosen = [
            test
            for id, required in self._failed.items()
            if (required or not only_required) and (test := known.find(id)) is not None
        ]
        return self._run_grid(source, chosen, request)

    def run_found(
        self, source: CommandSourceStack, finder: str, request: TestRunRequest
    ) -> int:
        """In place, with the rotation that each block has."""
        self.stop_running()
        found = self._finder.find(source, finder)
        for one in found:
            if one.test is None:
                source.send_failure(f"no test {one.block.test!r} exists ({one.pos})")
        known = [one for one in found if one.test is not None]
        chosen = [one for one in known if self._has_structure(source, one.test)]
        retry = _retry(request)
        batches = standing_batches(chosen, self.registries.version, retry)
        return self._start(source, batches, len(chosen), retry)

    def verify(self, source: CommandSourceStack, tests: str) -> int:
        self.stop_running()
        chosen = [t for t in self._select(tests) if self._has_structure(source, t)]
        batches = verify_batches(
            chosen, self.registries.version, self._size_of, origin_of(source)
        )
        count = sum(len(batch.tests) for batch in batches)
        return self._start(
            source, batches, count, RetryOptions.NO_RETRIES, is_verify=True
        )

    def stop(self, source: CommandSourceStack) -> int:
        self.stop_running()
        source.send_success("stopped the tests")
        return 1

    def stop_running(self) -> None:
        """Before anything else that `/test` does to the world."""
        run, self.run = self.run, None
        if run is not None:
            run.stop()

    def _run_grid(
        self,
        source: CommandSourceStack,
        tests: Iterable[LoadedTest],
        request: TestRunRequest,
    ) -> int:
        self.stop_running()
        chosen = [test for test in tests if self._has_structure(source, test)]
        batches = grid_batches(
            chosen,
            self.registries.version,
            self._size_of,
            origin_of(source),
            request,
            _retry(request),
        )
        count = len(chosen) * max(request.copies, 0)
        return self._start(source, batches, count, _retry(request))

    def _start(
        self,
        source: CommandSourceStack,
        batches: Sequence[BatchSpec],
        count: int,
        retry: RetryOptions,
        *,
        is_verify: bool = False,
    ) -> int:
        if not count:
            source.send_failure("no tests to run")
            return 0
        source.send_success(f"running {tests_counted(count)}")
        self._failed.clear()
        chat = GameTestChat(self._say, retry)
        notifier = Notifier.of([chat, FailedMemory(self._failed), *self.listeners])
        run = self.run = LiveRun(
            world=self.world,
            registries=self.registries,
            templates=self.templates,
            control=RunControl(
                options=RunOptions(halt_on_error=is_verify), notifier=notifier
            ),
            tags=self.tags,
            waiting=deque(batches),
            announce=self._announce,
            finished=self._finished,
        )
        if is_verify:
            run.before_next = _clear_all
        run.start()
        return 1

    def _announce(self, batch: BatchSpec) -> None:
        self._tell(f"running environment {batch.environment} batch {batch.index}")

    def _finished(self, summary: RunFinished) -> None:
        for line in summary_lines(summary):
            self._tell(line.text, line.color)

    # -- blocks --------------------------------------------------------------------------

    def locate(self, source: CommandSourceStack, tests: str) -> int:
        """In all dimensions, as since 26.3; the distance is told where it is one."""
        wanted = {str(test.id) for test in self._select(tests)}
        center, finder = source.position.block_pos, self._finder
        source.send_success("looking for test instance blocks")
        count = 0
        for level in source.server.levels():
            for one in finder.within(level, center, finder.default_radius):
                if one.block.test not in wanted:
                    continue
                count += 1
                x, y, z = one.pos
                away = "N/A"
                if level is source.level:
                    away = f"{_distance(one.pos, center):.0f} blocks"
                where = f"{x} {y} {z} in {level.dimension}"
                source.send_success(f"found {one.block.test} at {where} ({away})")
        if not count:
            raise CommandError(_NO_BLOCKS)
        source.send_success(f"found {blocks_counted(count)}")
        return count

    def reset(self, source: CommandSourceStack, finder: str) -> int:
        self.stop_running()
        count = 0
        for one in self._finder.find(source, finder):
            try:
                reset_test(one, self.templates)
            except CommandError as error:
                source.send_failure(error.message)
            else:
                count += 1
        if not count:
            raise CommandError("no tests to clear are near")
        source.send_success(f"reset {tests_counted(count)}")
        return count

    def clear(self, source: CommandSourceStack, finder: str, radius: int | None) -> int:
        self.stop_running()
        found = self._finder.find(source, finder, radius)
        for one in found:
            clear_test(one.level, one.placement)
        if not found:
            raise CommandError("no tests to clear are near")
        source.send_success(f"cleared {tests_counted(len(found))}")
        return len(found)

    def export(
        self, source: CommandSourceStack, finder: str, test: Identifier | None
    ) -> int:
        folder = self.export_folder
        if folder is None:
            raise CommandError("nothing can be exported: the server has no --export")
        if test is None:
            found = self._finder.find(source, finder)
        else:
            found = [
                one
                for one in self._finder.find(source, "these")
                if one.block.test == str(test)
            ][:1]
        if not found:
            raise CommandError(_NO_BLOCKS)
        for one in found:
            path = export_test(one, folder)
            source.send_success(f"exported {one.block.test} to {path}")
        return len(found)

    def tell_position(self, source: CommandSourceStack, variable: str) -> int:
        from gametest.command.chat.players import require_player
        from gametest.framework.live.looking import block_in_view, view_of

        require_player(source)
        pos = block_in_view(source.level, *view_of(source, _REACH))
        if pos is None:
            raise CommandError("no block is in view")
        one = self._finder.holding(source.level, pos)
        if one is None:
            raise CommandError(f"no test holds the block at {pos}")
        x, y, z = one.placement.relative_pos(pos)
        source.send_success(f"in {one.block.test}: {variable} = {x} {y} {z}")
        return 1

    def create(
        self,
        source: CommandSourceStack,
        id: Identifier,
        size: tuple[int, int, int],
    ) -> int:
        placement = create_test(source.level, origin_of(source), id, size)
        x, y, z = placement.pos
        source.send_success(f"created the test {id} at {x} {y} {z}")
        return 1

    # -- helpers -------------------------------------------------------------------------

    @property
    def _finder(self) -> TestBlockFinder:
        return TestBlockFinder(self.registries)

    def _select(self, tests: str) -> list[LoadedTest]:
        registry = self.registries.tests
        try:
            selector = TestSelector.parse(tests)
        except UsageError as error:
            raise CommandError(str(error)) from None
        found = TestFinder.of(registry.keys()).find((selector,))
        if not found:
            hint = f"; {tests!r} means {selector.pattern!r}"
            hint = hint if selector.lacks_namespace else ""
            raise CommandError(f"no test matches {tests!r}{hint}")
        return [registry.get(id) for id in found]

    def _size_of(self, test: LoadedTest) -> tuple[int, int, int]:
        return self.templates.size(test.instance.structure)

    def _has_structure(
        self, source: CommandSourceStack, test: LoadedTest | None
    ) -> bool:
        if test is None:
            return False
        structure = test.instance.structure
        if self.templates.find(structure) is not None:
            return True
        why = self.templates.why_missing(structure) or "it cannot be read"
        source.send_failure(f"{test.id}: structure {structure}: {why}")
        return False

    def _say(self, line: ChatLine) -> None:
        self._tell(line.text, line.color.value)

    def _tell(self, text: str, color: str = "") -> None:
        self.server.broadcast(
            ChatMessage(
                kind=MessageKind.SYSTEM,
                text=text,
                to_everybody=True,
                details={"color": color} if color else {},
            )
        )


_NO_BLOCKS = "no test instance blocks are near"
_REACH = 10


def _retry(request: TestRunRequest) -> RetryOptions:
    return RetryOptions(request.number_of_times, request.until_failed)


def _clear_all(infos: tuple[GameTestInfo, ...]) -> None:
    for info in infos:
        if info.placement is not None:
            clear_test(info.level, info.placement)


def _distance(pos: BlockPos, center: BlockPos) -> float:
    squares = ((a - b) ** 2 for a, b in zip(pos, center, strict=True))
    return float(sum(squares) ** 0.5)
