"""What a Python test body is given (https://minecraft.wiki/w/GameTest).

The names are the game's in snake_case. Positions are relative to the structure, before rotation.
"""

from __future__ import annotations

from typing import final

from gametest.framework.helper.commands import CommandHelper


@final
class GameTestHelper(CommandHelper):
    """Coordinates, blocks, assertions, planning; see the modules of `framework.helper`."""
