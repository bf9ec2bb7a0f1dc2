"""`if score`: two scores, or one against a range. A missing score makes it false."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gametest.command.arguments.ranges import IntRange, IntRangeArgument
from gametest.command.arguments.score_holder import (
    NamedHolder,
    ScoreHolderArgument,
    ScoreHolders,
    SelectedHolders,
)
from gametest.command.arguments.scoreboard import ObjectiveArgument, ObjectiveName
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.commands.execute.condition_words import (
    ConditionWord,
    Measure,
    Measurer,
)
from gametest.command.engine.score_terms import ScoreComparison, ScoreTest, Slot

if TYPE_CHECKING:
    from gametest.command.engine.compiled_command import Test

_COMPARISONS: Final[dict[str, Callable[[int, int], bool]]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
}


def score(word: ConditionWord) -> CommandNode:
    holder = ScoreHolderArgument(is_single=True, context=word.context)
    objective = argument("targetObjective", ObjectiveArgument())
    range_ = word.ends(argument("range", IntRangeArgument()), _matches)
    objective.then(literal("matches").then(range_))
    for sign, compare in _COMPARISONS.items():
        other = word.ends(
            argument("sourceObjective", ObjectiveArgument()), _compares(sign, compare)
        )
        objective.then(literal(sign).then(argument("source", holder).then(other)))
    return literal("score").then(argument("target", holder).then(objective))


def _matches(context: CommandContext) -> Measure:
    target: ScoreHolders = context["target"]
    objective: ObjectiveName = context["targetObjective"]
    wanted: IntRange = context["range"]
    least, most = wanted.bounds

    def why(source: CommandSourceStack) -> str:
        return _found(target, objective, source)

    if isinstance(target, NamedHolder):
        return _named_matches(target.name, objective, wanted, why)

    def test(source: CommandSourceStack) -> bool:
        name = target.single(source)
        found = objective.resolve(source).scores.get(name)
        return found is not None and least <= found <= most

    return Measure(test, why)


def _named_matches(
    name: str,
    objective: ObjectiveName,
    wanted: IntRange,
    why: Callable[[CommandSourceStack], str],
) -> Measure:
    """The commonest of all conditions, without a call on its way."""
    least, most = wanted.bounds
    version: object = None
    scores: dict[str, int] = {}

    def test(source: CommandSourceStack) -> bool:
        nonlocal version, scores
        board = source.level.world.scoreboard
        if board.version is not version:
            scores = objective.resolve(source).scores
            version = board.version
        found = scores.get(name)
        return found is not None and least <= found <= most

    def fails(source: CommandSourceStack) -> bool:
        nonlocal version, scores
        board = source.level.world.scoreboard
        if board.version is not version:
            scores = objective.resolve(source).scores
            version = board.version
        found = scores.get(name)
        return found is None or not least <= found <= most

    slot = Slot(name, objective.name)
    return Measure(test, why, fails=fails, score=ScoreTest(slot, least, most))


def _compares(sign: str, compare: Callable[[int, int], bool]) -> Measurer:
    def measure(context: CommandContext) -> Measure:
        target: ScoreHolders = context["target"]
        objective: ObjectiveName = context["targetObjective"]
        other: ScoreHolders = context["source"]
        other_objective: ObjectiveName = context["sourceObjective"]

        def test(source: CommandSourceStack) -> bool:
            name = target.single(source)
            scores = objective.resolve(source).scores
            other_name = other.single(source)
            other_scores = other_objective.resolve(source).scores
            one, two = scores.get(name), other_scores.get(other_name)
            return one is not None and two is not None and compare(one, two)

        def why(source: CommandSourceStack) -> str:
            return (
                f"{_found(target, objective, source)} and "
                f"{_found(other, other_objective, source)}"
            )

        if isinstance(target, NamedHolder) and isinstance(other, NamedHolder):
            named = _named_compares(
                (target.name, objective), (other.name, other_objective), compare
            )
            slots = (
                Slot(target.name, objective.name),
                Slot(other.name, other_objective.name),
            )
            python_sign = "==" if sign == "=" else sign
            as_data = ScoreComparison(slots[0], python_sign, slots[1])
            return Measure(named, why, score=as_data)
        return Measure(test, why)

    return measure


def _named_compares(
    target: tuple[str, ObjectiveName],
    other: tuple[str, ObjectiveName],
    compare: Callable[[int, int], bool],
) -> Test:
    name, objective = target
    other_name, other_objective = other
    version: object = None
    scores: dict[str, int] = {}
    other_scores: dict[str, int] = {}

    def test(source: CommandSourceStack) -> bool:
        nonlocal version, scores, other_scores
        board = source.level.world.scoreboard
        if board.version is not version:
            scores = objective.resolve(source).scores
            other_scores = other_objective.resolve(source).scores
            version = board.version
        one, two = scores.get(name), other_scores.get(other_name)
        return one is not None and two is not None and compare(one, two)

    return test


def _found(
    holder: ScoreHolders, objective: ObjectiveName, source: CommandSourceStack
) -> str:
    name = holder.single(source)
    score = objective.resolve(source).scores.get(name)
    shown = name
    if isinstance(holder, SelectedHolders):
        entity = holder.selector.single(source)
        kind = name if entity.is_player else entity.type_id.removeprefix("minecraft:")
        shown = f"{holder.selector.text} ({kind})"
    return f"{shown} has no score" if score is None else f"{shown} is {score}"
