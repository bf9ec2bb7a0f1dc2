"""`"type": "gametest:replay"`: a test that is a recording, replayed in the game it was made of.

A pack is data and starts nothing: whoever runs it has to allow it. Light, for every load of packs
knows the kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.framework.builtin_tests import DEFAULT_ENVIRONMENT, EMPTY_STRUCTURE
from gametest.framework.environment.test_environment import TestEnvironmentDefinition
from gametest.framework.game_test_instance import GameTestInstance, TestBody
from gametest.registry.holder import Holder, Reference
from gametest.registry.ranges import in_range

if TYPE_CHECKING:
    from gametest.framework.test_function import TestFunction
    from gametest.registry.registry import Registry

REPLAY_EXECUTOR: Final = "replay"
RECORDINGS: Final = "recording"
"""`data/<namespace>/recording/<path>.rec`."""

_DEFAULT_ENVIRONMENT: Final[Reference[TestEnvironmentDefinition]] = Reference(
    DEFAULT_ENVIRONMENT
)


@final
@attrs.frozen(kw_only=True)
class ReplayTestInstance(GameTestInstance):
    """Passes if the replay does what was recorded, to the end; it has no place in a level."""

    type_id = Identifier("gametest", "replay")
    executor: ClassVar[str] = REPLAY_EXECUTOR

    recording: Identifier
    """The file `data/<namespace>/recording/<path>.rec`."""
    program: str | None = None
    """A file that ends in .py, or a module; default: the recorded one."""
    lenient: bool = False
    """Calls that are missing or too many do not fail."""
    timeout_s: float | None = attrs.field(
        default=None, validator=attrs.validators.optional(in_range(0))
    )
    """Default: a minute and five times the recording's length."""

    # Of a test in a level; here they have defaults and mean nothing.
    environment: Holder[TestEnvironmentDefinition] = _DEFAULT_ENVIRONMENT
    structure: Identifier = EMPTY_STRUCTURE
    max_ticks: int = 1

    def body(self, functions: Registry[TestFunction]) -> TestBody:
        """It has none: `/test` of a running server cannot start it."""
        raise UnsupportedError("gametest:replay: in a level")
