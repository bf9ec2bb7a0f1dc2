"""What advancements run waits until the command that met them is through, as in the game's queue."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack


def holding_rewards(source: CommandSourceStack) -> AbstractContextManager[None]:
    """For commands that do much at once; it costs nothing where no pack has advancements."""
    control = source.server.advancements
    return nullcontext() if control is None else control.holding_functions()
