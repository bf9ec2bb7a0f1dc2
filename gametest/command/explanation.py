"""Which link of a line stops it, found by asking its links once more without running anything."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from gametest.command.engine.compiled_command import (
    CompiledCommand,
    CompiledModifier,
    Condition,
    ControlModifier,
    Fork,
    SourceChange,
)
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.engine.compiled_command import Why


def explain(command: CompiledCommand, source: CommandSourceStack) -> str | None:
    level = source.level
    random = level.random if hasattr(level, "random") else None
    try:
        if random is not None:
            # Selectors and predicates draw numbers; asking must not use them up.
            level.random = copy(random)
        return _explain(command, source.with_callback(None))
    finally:
        if random is not None:
            level.random = random


def _explain(command: CompiledCommand, source: CommandSourceStack) -> str | None:
    sources = [source]
    for modifier in command.modifiers:
        link = modifier.link
        if isinstance(link, ControlModifier) or (
            isinstance(link, SourceChange) and link.acts
        ):
            return None
        made: list[CommandSourceStack] = []
        problem = ""
        for one in sources:
            try:
                made.extend(modifier.apply(one))
            except (CommandError, UnsupportedError) as error:
                problem = problem or str(error)
        if not made:
            return f"{modifier.text}: {problem or _stopped(modifier, sources)}"
        sources = made
    if command.why is None or command.run is None:
        return None
    try:
        command.run(sources[0])
    except (CommandError, UnsupportedError):
        return _reason(command.why, sources[0])
    return None


def _reason(why: Why, source: CommandSourceStack) -> str:
    try:
        return why(source)
    except (CommandError, UnsupportedError) as error:
        return str(error)


def _stopped(modifier: CompiledModifier, sources: list[CommandSourceStack]) -> str:
    link = modifier.link
    why = link.why if isinstance(link, Condition | Fork) else None
    reason = "it is not so" if why is None else why(sources[0])
    if len(sources) > 1:
        return f"stopped all {len(sources)} branches, the first as {reason}"
    return reason
