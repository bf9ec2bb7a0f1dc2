"""The game's kinds of test environments, with the shapes of each supported version.

https://minecraft.wiki/w/Test_environment_definition
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, final

import attrs

from gametest.core.diagnostic import Severity
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.suggest import did_you_mean
from gametest.core.version import GameVersion
from gametest.framework.environment.rule_environments import (
    GameRulesEnvironment,
    GameRulesListEnvironment,
)
from gametest.framework.environment.test_environment import (
    AppliedEnvironment,
    EnvironmentContext,
    KnownNames,
    PathSteps,
    TestEnvironmentDefinition,
)
from gametest.level.dimension_type import DIMENSION_TYPES
from gametest.level.world.weather import WeatherKind
from gametest.level.world.world_clocks import OVERWORLD_CLOCK
from gametest.level.world.world_state import Difficulty
from gametest.registry.holder import Holder, Reference
from gametest.registry.ranges import in_range
from gametest.registry.structuring import StructuringIssue, pointer_of


@final
@attrs.frozen
class AllOfEnvironment(TestEnvironmentDefinition):
    """Several environments, set up in order."""

    definitions: tuple[Holder[TestEnvironmentDefinition], ...]
    """Ids of environments, or environments themselves."""

    def set_up(self, context: EnvironmentContext) -> object:
        applied = (
            AppliedEnvironment.apply(holder.resolve(context.environments), context)
            for holder in self.definitions
        )
        return [one for one in applied if one is not None]

    def tear_down(self, context: EnvironmentContext, saved: object) -> None:
        assert isinstance(saved, list)
        # 1.21.5 to 1.21.7 undo in the order of setting up.
        order = reversed(saved) if context.version.reverse_teardown else iter(saved)
        for applied in order:
            applied.undo(context)

    def references(self) -> Iterator[Identifier]:
        for holder in self.definitions:
            if isinstance(holder, Reference):
                yield holder.identifier
            else:
                yield from holder.value.references()

    def issues(self, known: KnownNames, path: PathSteps) -> Iterator[StructuringIssue]:
        for index, holder in enumerate(self.definitions):
            steps = (*path, "definitions", index)
            if not isinstance(holder, Reference):
                yield from holder.value.issues(known, steps)
            elif holder.identifier not in known.environments:
                yield unknown_name(
                    "missing-environment",
                    "test environment",
                    holder.identifier,
                    known.environments,
                    steps,
                )


@final
@attrs.frozen(kw_only=True)
class ClockTimeEnvironment(TestEnvironmentDefinition):
    """Since 26.1."""

    clock: Identifier
    """Which world clock: `minecraft:overworld` or `minecraft:the_end`, or one of a pack."""
    time: int = attrs.field(validator=in_range(0))
    """In ticks."""

    def set_up(self, context: EnvironmentContext) -> object:
        clocks, clock = context.world.clocks, str(self.clock)
        saved = clocks.get(clock)
        clocks.set(clock, self.time)
        return saved

    def tear_down(self, context: EnvironmentContext, saved: object) -> None:
        assert isinstance(saved, int)
        context.world.clocks.set(str(self.clock), saved)

    def issues(self, known: KnownNames, path: PathSteps) -> Iterator[StructuringIssue]:
        if self.clock not in known.clocks:
            yield unknown_name(
                "unknown-clock",
                "world clock",
                self.clock,
                known.clocks,
                (*path, "clock"),
            )


@final
@attrs.frozen(kw_only=True)
class TimeOfDayEnvironment(TestEnvironmentDefinition):
    """Until 1.21.11; it is never undone."""

    time: int = attrs.field(validator=in_range(0))
    """In ticks: 6000 is noon, 18000 midnight."""

    def set_up(self, context: EnvironmentContext) -> object:
        context.world.clocks.set(OVERWORLD_CLOCK, self.time)
        return None

    def tear_down(self, context: EnvironmentContext, saved: object) -> None:
        """The game leaves the time as the tests left it."""


@final
@attrs.frozen(kw_only=True)
class DifficultyEnvironment(TestEnvironmentDefinition):
    """Since 26.2."""

    difficulty: Difficulty
    """Of the world, while the batch runs."""

    def set_up(self, context: EnvironmentContext) -> object:
        saved = context.world.difficulty
        context.world.difficulty = self.difficulty
        return saved

    def tear_down(self, context: EnvironmentContext, saved: object) -> None:
        assert isinstance(saved, Difficulty)
        context.world.difficulty = saved


@final
@attrs.frozen(kw_only=True)
class FunctionEnvironment(TestEnvironmentDefinition):
    """Names of functions, not of tags; a missing one is only logged, as in the game."""

    setup: Identifier | None = None
    """Run before the batch, at the world's spawn."""
    teardown: Identifier | None = None
    """Run after the batch."""

    def set_up(self, context: EnvironmentContext) -> object:
        self._run(self.setup, context)
        return None

    def tear_down(self, context: EnvironmentContext, saved: object) -> None:
        self._run(self.teardown, context)

    def issues(self, known: KnownNames, path: PathSteps) -> Iterator[StructuringIssue]:
        for name, function in (
            ("setup", self.setup),
            ("teardown", self.teardown),
        ):
            if function is not None and not known.has_function(function):
                yield unknown_name(
                    "missing-function",
                    "function",
                    function,
                    (),
                    (*path, name),
                    severity=Severity.WARNING,
                )

    def _run(self, function: Identifier | None, context: EnvironmentContext) -> None:
        if function is None:
            return
        if not context.functions.run_function(function, context.level):
            context.log(f"the environment's function {function} does not exist")


@final
@attrs.frozen(kw_only=True)
class TimelineAttributesEnvironment(TestEnvironmentDefinition):
    """Since 26.1: the level's timelines are exactly these."""

    timelines: tuple[Identifier, ...]
    """`minecraft:day`, `minecraft:moon` and such, or those of a pack."""

    def set_up(self, context: EnvironmentContext) -> object:
        known = {each for one in DIMENSION_TYPES for each in one.timelines}
        for timeline in map(str, self.timelines):
            if timeline not in known:
                # What its tracks do to the world is in no rule of ours.
                raise UnsupportedError(f"timeline of a pack: {timeline}")
        saved = context.level.timelines
        context.level.timelines = tuple(map(str, self.timelines))
        return saved

    def tear_down(self, context: EnvironmentContext, saved: object) -> None:
        assert isinstance(saved, tuple)
        context.level.timelines = saved

    def issues(self, known: KnownNames, path: PathSteps) -> Iterator[StructuringIssue]:
        for index, timeline in enumerate(self.timelines):
            if timeline not in known.timelines:
                yield unknown_name(
                    "unknown-timeline",
                    "timeline",
                    timeline,
                    known.timelines,
                    (*path, "timelines", index),
                )


@final
@attrs.frozen(kw_only=True)
class WeatherEnvironment(TestEnvironmentDefinition):
    """It stays for the whole batch."""

    weather: WeatherKind
    """What falls, or nothing."""

    def set_up(self, context: EnvironmentContext) -> object:
        saved = context.world.weather.kind
        context.world.weather.set_kind(self.weather)
        return saved

    def tear_down(self, context: EnvironmentContext, saved: object) -> None:
        assert isinstance(saved, WeatherKind)
        context.world.weather.reset_cycle()
        if context.version.restores_previous_rules:
            # The kind comes back, its old counters do not.
            context.world.weather.set_kind(saved)


_KINDS: Final[dict[str, type[TestEnvironmentDefinition]]] = {
    "all_of": AllOfEnvironment,
    "clock_time": ClockTimeEnvironment,
    "difficulty": DifficultyEnvironment,
    "function": FunctionEnvironment,
    "time_of_day": TimeOfDayEnvironment,
    "timeline_attributes": TimelineAttributesEnvironment,
    "weather": WeatherEnvironment,
}


def environment_types(
    version: GameVersion,
    extra: Mapping[Identifier, type[TestEnvironmentDefinition]] | None = None,
) -> dict[Identifier, type[TestEnvironmentDefinition]]:
    """The registry `test_environment_definition_type` of a version."""
    kinds: dict[str, type[TestEnvironmentDefinition]] = {
        **_KINDS,
        "game_rules": GameRulesEnvironment
        if version.namespaced_game_rules
        else GameRulesListEnvironment,
    }
    return {
        Identifier("minecraft", path): kinds[path]
        for path in sorted(version.environment_types)
    } | dict(extra or {})


def unknown_name(
    code: str,
    noun: str,
    name: object,
    known: Iterable[object],
    path: PathSteps,
    *,
    severity: Severity = Severity.ERROR,
) -> StructuringIssue:
    """An issue that names what does not exist and the nearest that does."""
    hint = did_you_mean(str(name), map(str, known))
    text = f"there is no {noun} {str(name)!r}{hint}"
    return StructuringIssue(code, text, pointer_of(path), severity=severity)
