"""What the game itself brings: one environment, one test and an empty structure.

https://minecraft.wiki/w/Test_instance_definition
"""

from __future__ import annotations

from typing import Final

from gametest.core.identifier import Identifier
from gametest.framework.environment.environment_kinds import AllOfEnvironment
from gametest.framework.environment.test_environment import TestEnvironmentDefinition
from gametest.framework.game_test_instance import FunctionGameTestInstance, LoadedTest
from gametest.framework.test_function import ALWAYS_PASS
from gametest.registry.holder import Reference

DEFAULT_ENVIRONMENT: Final = Identifier("minecraft", "default")
EMPTY_STRUCTURE: Final = Identifier("minecraft", "empty")

BUILTIN_ENVIRONMENTS: Final[dict[Identifier, TestEnvironmentDefinition]] = {
    DEFAULT_ENVIRONMENT: AllOfEnvironment(())
}


def builtin_tests() -> tuple[LoadedTest, ...]:
    instance = FunctionGameTestInstance(
        function=ALWAYS_PASS,
        environment=Reference(DEFAULT_ENVIRONMENT),
        structure=EMPTY_STRUCTURE,
        max_ticks=1,
        setup_ticks=1,
        required=False,
    )
    return (LoadedTest(id=ALWAYS_PASS, instance=instance, is_builtin=True),)
