"""What is set up round a batch of tests: `data/<namespace>/test_environment/<path>.json`.

https://minecraft.wiki/w/Test_environment_definition. Setting up returns what teardown needs, so a
world is left as it was found.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Protocol, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.version import GameVersion
from gametest.registry.structuring import StructuringIssue

if TYPE_CHECKING:
    from gametest.level.level import Level
    from gametest.level.world.game_rules import GameRuleNames
    from gametest.level.world.world_state import WorldState
    from gametest.registry.registry import Registry

PathSteps = tuple[str | int, ...]


class FunctionRunner(Protocol):
    """Runs a function as the server does: level 2, silent, no entity."""

    def run_function(self, function: Identifier, level: Level) -> bool:
        """False if no such function exists."""
        ...


@final
@attrs.frozen(kw_only=True)
class KnownNames:
    """What the references of an environment are checked against."""

    version: GameVersion
    environments: Collection[Identifier]
    has_function: Callable[[Identifier], bool]
    clocks: Collection[Identifier]
    timelines: Collection[Identifier]
    rules: GameRuleNames


@final
@attrs.define(eq=False, kw_only=True, repr=False)
class EnvironmentContext:
    """The world that an environment works on."""

    level: Level
    version: GameVersion
    environments: Registry[TestEnvironmentDefinition]
    functions: FunctionRunner
    log: Callable[[str], None]
    """Takes what the game only logs."""

    @property
    def world(self) -> WorldState:
        return self.level.world


class TestEnvironmentDefinition:
    """One kind per subclass; a kind of its own is an entry of the table of types."""

    __test__ = False

    def set_up(self, context: EnvironmentContext) -> object:
        """Returns what `tear_down` will be handed."""
        raise NotImplementedError

    def tear_down(self, context: EnvironmentContext, saved: object) -> None:
        raise NotImplementedError

    def references(self) -> Iterator[Identifier]:
        """Other environments that this one names, in order."""
        return iter(())

    def issues(self, known: KnownNames, path: PathSteps) -> Iterator[StructuringIssue]:
        """Names that do not exist; `path` leads to this definition in its file."""
        return iter(())


@final
@attrs.frozen
class AppliedEnvironment:
    """An environment that is set up, with what it will be undone with."""

    definition: TestEnvironmentDefinition
    saved: object

    @classmethod
    def apply(
        cls, definition: TestEnvironmentDefinition, context: EnvironmentContext
    ) -> AppliedEnvironment | None:
        """None, reported to the tests of the level, if it is not simulated."""
        try:
            return cls(definition, definition.set_up(context))
        except UnsupportedError as error:
            context.level.report_unsupported(error.mechanic, error.pos)
            return None

    def undo(self, context: EnvironmentContext) -> None:
        try:
            self.definition.tear_down(context, self.saved)
        except UnsupportedError as error:
            context.level.report_unsupported(error.mechanic, error.pos)
