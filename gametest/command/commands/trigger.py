"""`trigger`: a player changes an own score that was enabled; the result is the new score.

https://minecraft.wiki/w/Commands/trigger
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.primitive import IntegerArgument
from gametest.command.arguments.scoreboard import ObjectiveArgument, ObjectiveName
from gametest.command.chat.players import require_player
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    objective = argument("objective", ObjectiveArgument())
    objective.executes(_trigger(adds=True))
    for word, adds in (("add", True), ("set", False)):
        value = argument("value", IntegerArgument()).executes(_trigger(adds=adds))
        objective.then(literal(word).then(value))
    return literal("trigger").then(objective)


def _trigger(*, adds: bool) -> Compiler:
    def compile_trigger(context: CommandContext) -> Step:
        objective: ObjectiveName = context["objective"]
        value: int = 1 if context.find("value") is None else context["value"]

        def run(source: CommandSourceStack) -> int:
            player = require_player(source)
            found = objective.resolve(source)
            if found.criteria != "trigger":
                message = "only objectives of the criterion 'trigger' can be triggered"
                raise CommandError(message)
            name = player.scoreboard_name
            if name not in found.enabled:
                message = f"trigger '{objective.name}' is not enabled for {name}"
                raise CommandError(message)
            found.enabled.discard(name)
            if adds:
                result = found.add(name, value)
            else:
                found.set(name, value)
                result = value
            source.send_success(f"triggered '{objective.name}', now {result}")
            return result

        return run

    return compile_trigger
