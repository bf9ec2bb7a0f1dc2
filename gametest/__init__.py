"""gametest runs Minecraft-style, data-driven game tests without the game.

Public names are resolved on first use, so that importing the package costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gametest.framework.game_test_helper import GameTestHelper
    from gametest.framework.test_function import test_function

__version__ = "0.1.0"

__all__ = ["GameTestHelper", "__version__", "test_function"]


def __getattr__(name: str) -> object:
    if name == "test_function":
        from gametest.framework.test_function import test_function

        return test_function
    if name == "GameTestHelper":
        from gametest.framework.game_test_helper import GameTestHelper

        return GameTestHelper
    msg = f"module 'gametest' has no attribute {name!r}"
    raise AttributeError(msg)
