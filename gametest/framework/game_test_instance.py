"""What a test does: the kinds of `test_instance` and the table that tells them apart.

https://minecraft.wiki/w/Test_instance_definition
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Final, final

import attrs

from gametest.core.identifier import Identifier
from gametest.core.source_location import SourceLocation
from gametest.core.suggest import did_you_mean
from gametest.framework.block_based_run import run_block_based
from gametest.framework.run.executor import LEVEL_EXECUTOR
from gametest.framework.test_data import TestData
from gametest.registry.structuring import StructuringIssue, pointer_of

if TYPE_CHECKING:
    from gametest.framework.dialect.script import DialectScript
    from gametest.framework.game_test_helper import GameTestHelper
    from gametest.framework.test_function import TestFunction
    from gametest.registry.registry import Registry

TestBody = Callable[["GameTestHelper"], None]


@attrs.frozen(kw_only=True)
class GameTestInstance(TestData):
    """One kind per subclass; its extra fields stand beside those of `TestData`."""

    type_id: ClassVar[Identifier]
    executor: ClassVar[str] = LEVEL_EXECUTOR
    """Name of the `TestExecutor` that runs it."""

    @property
    def ignores_freeze(self) -> bool:
        """Whether it goes on in a frozen game; the game's own tests stand still in it."""
        return False

    def body(self, functions: Registry[TestFunction]) -> TestBody:
        """What runs at tick 0."""
        raise NotImplementedError

    def body_location(self, functions: Registry[TestFunction]) -> SourceLocation | None:
        """Where the body is written; None if that is where the test is declared."""
        return None

    def issues(self, functions: Collection[Identifier]) -> Iterator[StructuringIssue]:
        """Names of this kind's own fields that do not exist."""
        return iter(())


@final
@attrs.frozen(kw_only=True)
class FunctionGameTestInstance(GameTestInstance):
    """Its body is code, registered under `function`; a data pack cannot add one."""

    type_id = Identifier("minecraft", "function")

    function: Identifier
    """The id that `@test_function` gave it."""

    def body(self, functions: Registry[TestFunction]) -> TestBody:
        return functions.get(self.function).body

    def body_location(self, functions: Registry[TestFunction]) -> SourceLocation | None:
        return functions.get(self.function).location

    def issues(self, functions: Collection[Identifier]) -> Iterator[StructuringIssue]:
        if self.function not in functions:
            hint = did_you_mean(str(self.function), map(str, functions))
            yield StructuringIssue(
                "missing-test-function",
                f"no test function {str(self.function)!r} is registered{hint}",
                pointer_of(("function",)),
            )


@final
@attrs.frozen(kw_only=True)
class BlockBasedTestInstance(GameTestInstance):
    """Its structure holds test blocks that start, accept and fail it."""

    type_id = Identifier("minecraft", "block_based")

    def body(self, functions: Registry[TestFunction]) -> TestBody:
        return run_block_based


@final
@attrs.frozen(kw_only=True)
class DialectTestInstance(GameTestInstance):
    """A `test/*.mcfunction` file of PackTest or Ward, or one case of it."""

    type_id = Identifier("gametest", "dialect")

    script: DialectScript = attrs.field(eq=False, repr=False)
    dummy: str | None = None
    """Where the fake player stands that runs the lines; None: the server runs them."""

    @property
    def ignores_freeze(self) -> bool:
        """Ward's go on while the game is frozen: its test `tick_freeze`.

        https://github.com/mcbookshelf/ward
        """
        return self.script.dialect.is_ward

    def body(self, functions: Registry[TestFunction]) -> TestBody:
        return self.script.run


@final
@attrs.frozen(kw_only=True)
class LoadedTest:
    """A test with its id and where it is declared."""

    id: Identifier
    instance: GameTestInstance
    location: SourceLocation | None = None
    structure_at: SourceLocation | None = None
    """Where it names a structure that no pack has."""
    is_builtin: bool = False
    """Of the game itself: left out unless a selector names it."""
    tags: tuple[str, ...] = ()

    @property
    def required(self) -> bool:
        return self.instance.required

    @property
    def max_attempts(self) -> int:
        return self.instance.max_attempts


_KINDS: Final[tuple[type[GameTestInstance], ...]] = (
    BlockBasedTestInstance,
    FunctionGameTestInstance,
)


def instance_types(
    extra: Mapping[Identifier, type[GameTestInstance]] | None = None,
) -> dict[Identifier, type[GameTestInstance]]:
    """The registry `test_instance_type`; `extra` are kinds of third parties."""
    return {kind.type_id: kind for kind in _KINDS} | dict(extra or {})
