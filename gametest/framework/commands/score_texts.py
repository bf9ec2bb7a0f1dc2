"""What assertions about scores expect and find."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.command.arguments.score_holder import NamedHolder, SelectedHolders
from gametest.framework.commands.text_shape import Texts

if TYPE_CHECKING:
    from gametest.command.arguments.ranges import IntRange
    from gametest.command.arguments.score_holder import ScoreHolders
    from gametest.command.arguments.scoreboard import ObjectiveName
    from gametest.command.command_node import CommandContext
    from gametest.command.command_source_stack import CommandSourceStack


def score_matched(context: CommandContext) -> Texts:
    target: ScoreHolders = context["target"]
    objective: ObjectiveName = context["targetObjective"]
    wanted: IntRange = context["range"]
    typed = context.text.rsplit(" ", 1)[-1]

    def expected(source: CommandSourceStack) -> str:
        if _value(target, objective, source) is None:
            name = target.single(source)
            return f"{name} to have a score on {objective.name}"
        return f"{_typed(target)} {objective.name} to match {typed}"

    def found(source: CommandSourceStack, _ward: bool, _held: bool) -> str | None:
        value = _value(target, objective, source)
        return None if value is None else str(value)

    def distance(source: CommandSourceStack) -> float | None:
        value = _value(target, objective, source)
        if value is None:
            return None
        least, most = wanted.bounds
        return max(least - value, value - most, 0.0)

    return Texts(expected, found, distance, says_all=isinstance(target, NamedHolder))


def score_compared(context: CommandContext) -> Texts:
    target: ScoreHolders = context["target"]
    objective: ObjectiveName = context["targetObjective"]
    other: ScoreHolders = context["source"]
    other_objective: ObjectiveName = context["sourceObjective"]
    left = f"{_typed(target)} {objective.name}"
    right = f"{_typed(other)} {other_objective.name}"
    sign = context.text.strip().removesuffix(right).rstrip().rsplit(" ", 1)[-1]

    def expected(source: CommandSourceStack) -> str:
        for holder, named in ((target, objective), (other, other_objective)):
            if _value(holder, named, source) is None:
                return f"{holder.single(source)} to have a score on {named.name}"
        return f"{left} {sign} {right}"

    def values(source: CommandSourceStack) -> tuple[int | None, int | None]:
        return (
            _value(target, objective, source),
            _value(other, other_objective, source),
        )

    def found(source: CommandSourceStack, ward: bool, _held: bool) -> str | None:
        one, two = values(source)
        if not ward and (one is None or two is None):
            return None
        return f"{_shown(one)} {sign} {_shown(two)}"

    def distance(source: CommandSourceStack) -> float | None:
        one, two = values(source)
        return None if one is None or two is None else float(abs(one - two))

    return Texts(expected, found, distance, says_all=True)


def _typed(holder: ScoreHolders) -> str:
    if isinstance(holder, SelectedHolders):
        return holder.selector.text
    return holder.name if isinstance(holder, NamedHolder) else "*"


def _shown(value: int | None) -> str:
    return "undefined" if value is None else str(value)


def _value(
    holder: ScoreHolders, objective: ObjectiveName, source: CommandSourceStack
) -> int | None:
    return objective.resolve(source).scores.get(holder.single(source))
