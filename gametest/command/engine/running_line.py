"""Where a queue stands while one of its commands runs: for failures that happen in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.command.engine.call_chain import CallSite

if TYPE_CHECKING:
    from gametest.command.engine.compiled_command import CompiledCommand
    from gametest.command.engine.execution import CommandExecution, Frame


def running_line(execution: CommandExecution) -> CompiledCommand | None:
    """The line that runs, filled in if it is a macro line."""
    for _, command in execution.running():
        return command
    return None


def running_chain(execution: CommandExecution) -> tuple[CallSite, ...]:
    """The functions that run, the innermost first; what runs outside of one is left out."""
    sites: list[CallSite] = []
    last: Frame | None = None
    for frame, command in execution.running():
        if frame is not last and frame.function is not None:
            sites.append(CallSite(frame.function, command.line, 0))
        last = frame
    return tuple(sites)
