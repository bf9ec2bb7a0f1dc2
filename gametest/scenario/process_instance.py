"""`"type": "gametest:process"`: a test that is a manifest of processes.

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

PROCESS_EXECUTOR: Final = "process"
MANIFESTS: Final = "process_manifest"
"""`data/<namespace>/process_manifest/<path>.json`."""

_DEFAULT_ENVIRONMENT: Final[Reference[TestEnvironmentDefinition]] = Reference(
    DEFAULT_ENVIRONMENT
)


@final
@attrs.frozen(kw_only=True)
class ProcessTestInstance(GameTestInstance):
    """Passes if all scenarios of its manifest do; it has no place in a level."""

    type_id = Identifier("gametest", "process")
    executor: ClassVar[str] = PROCESS_EXECUTOR

    manifest: Identifier
    """The file `data/<namespace>/process_manifest/<path>.json`."""
    values: dict[str, str] = attrs.field(factory=dict)
    """What placeholders stand for."""
    only: tuple[str, ...] = ()
    """Scenarios by id, with `*` and `?`; none: all."""
    timeout_s: float | None = attrs.field(
        default=None, validator=attrs.validators.optional(in_range(0))
    )
    """Seconds that all of it may take together, beside each scenario's own timeout."""

    # Of a test in a level; here they have defaults and mean nothing.
    environment: Holder[TestEnvironmentDefinition] = _DEFAULT_ENVIRONMENT
    structure: Identifier = EMPTY_STRUCTURE
    max_ticks: int = 1

    def body(self, functions: Registry[TestFunction]) -> TestBody:
        """It has none: `/test` of a running server cannot start it."""
        raise UnsupportedError("gametest:process: in a level")
