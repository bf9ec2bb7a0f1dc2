"""`scoreboard players operation`: 32-bit arithmetic that rounds down.

https://minecraft.wiki/w/Commands/scoreboard: division and remainder are floored, sums wrap; a
division by zero fails and leaves the target as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gametest.command.arguments.score_holder import NamedHolder, ScoreHolders
from gametest.command.arguments.scoreboard import ObjectiveName
from gametest.command.command_node import CommandContext
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.engine.score_slots import operate_step, tell_operated
from gametest.command.engine.score_terms import ScoreOperation, ScoreStep, Slot
from gametest.command.errors import CommandError
from gametest.level.world.scoreboard import wrap_int

SWAP: Final = "><"


def _divide(one: int, other: int) -> int:
    if other == 0:
        raise _by_zero()
    return one // other


def _remainder(one: int, other: int) -> int:
    if other == 0:
        raise _by_zero()
    return one % other


def _by_zero() -> CommandError:
    return CommandError("cannot divide by zero")


ARITHMETIC: Final[dict[str, Callable[[int, int], int]]] = {
    "=": lambda _one, other: other,
    "+=": lambda one, other: one + other,
    "-=": lambda one, other: one - other,
    "*=": lambda one, other: one * other,
    "/=": _divide,
    "%=": _remainder,
    "<": min,
    ">": max,
}


def operate(context: CommandContext) -> Step | ScoreStep:
    targets: ScoreHolders = context["targets"]
    target_objective: ObjectiveName = context["targetObjective"]
    sources: ScoreHolders = context["source"]
    source_objective: ObjectiveName = context["sourceObjective"]
    operation: str = context["operation"]
    calculate = ARITHMETIC.get(operation)
    if (
        calculate is not None
        and isinstance(targets, NamedHolder)
        and isinstance(sources, NamedHolder)
    ):
        step = operate_step(
            (targets.name, target_objective),
            (sources.name, source_objective),
            calculate,
        )
        target = Slot(targets.name, target_objective.name)
        other = Slot(sources.name, source_objective.name)
        return ScoreStep(step, ScoreOperation(operation, target, other=other))

    def run(source: CommandSourceStack) -> int:
        target_names = targets.names(source)
        written = target_objective.resolve_writable(source).scores
        source_names = sources.names(source)
        read = source_objective.resolve(source).scores
        total = 0
        for name in target_names:
            for other in source_names:
                # A score that is missing on either side comes into being as 0.
                one = written.setdefault(name, 0)
                two = read.setdefault(other, 0)
                if calculate is None:
                    written[name], read[other] = two, one
                else:
                    written[name] = wrap_int(calculate(one, two))
            total += written[name]
        total = wrap_int(total)
        if not source.silent:
            tell_operated(source, target_objective, target_names, total)
        return total

    return run
