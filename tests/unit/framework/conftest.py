"""One test without a world: its body, its ticks and what it told its observer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import attrs
import pytest

from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.framework.events import MissingMechanic
from gametest.framework.game_test_helper import GameTestHelper
from gametest.framework.game_test_info import GameTestInfo
from gametest.framework.game_test_instance import FunctionGameTestInstance, LoadedTest
from gametest.framework.run.executor import TestSpec
from gametest.framework.run.test_placement import TestPlacement
from gametest.registry.holder import Reference

Body = Callable[[GameTestHelper], object]


@attrs.define(eq=False)
class Lone:
    """Notes what its test tells, with the ticker's count."""

    now: int = 0
    told: list[tuple[int, str]] = attrs.field(factory=list)

    def started(self, info: GameTestInfo) -> None:
        self.told.append((info.tick_count, "started"))

    def logged(self, info: GameTestInfo, text: str, pos: BlockPos | None) -> None:
        self.told.append((info.tick_count, f"log {text}"))

    def unsupported(self, info: GameTestInfo, missing: MissingMechanic) -> None:
        self.told.append((missing.tick, f"missing {missing.mechanic}"))

    def finished(self, info: GameTestInfo) -> None:
        failure = info.failure
        result = "passed" if info.error is None else "failed"
        text = result if failure is None else f"{result}: {failure.message}"
        self.told.append((info.tick_count, text))


@attrs.define(eq=False)
class Made:
    info: GameTestInfo
    lone: Lone
    ticks_run: int = 0

    @property
    def told(self) -> list[tuple[int, str]]:
        return self.lone.told

    def run(self, *, skip: bool, limit: int = 200_000) -> list[tuple[int, str]]:
        """Until the test is done; with `skip` only ticks in which it is due are run."""
        now = 0
        self.info.begin(now)
        while not self.info.is_done and now < limit:
            now = max(self.info.due, now + 1) if skip else now + 1
            self.ticks_run += 1
            self.info.tick(now)
        return self.lone.told


MakeInfo = Callable[..., Made]


@pytest.fixture
def make_info() -> MakeInfo:
    def make(body: Body, **settings: Any) -> Made:
        settings.setdefault("max_ticks", 100)
        instance = FunctionGameTestInstance(
            environment=Reference(Identifier.parse("default")),
            structure=Identifier.parse("empty"),
            function=Identifier.parse("demo:body"),
            **settings,
        )
        test = LoadedTest(id=Identifier.parse("demo:test"), instance=instance)
        lone = Lone()
        info = GameTestInfo(
            TestSpec(id=test.id), test, cast(Any, body), cast(Any, None), lone
        )
        info.placement = TestPlacement(pos=BlockPos(0, 4, 0), size=(1, 1, 1))
        return Made(info, lone)

    return make
