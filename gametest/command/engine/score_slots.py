"""Scores that one line of a function names, found fast again and again.

A line's objective is looked up once for each state of the scoreboard's objectives and then kept; the
scoreboard's `version` tells whether it still holds, in this world or another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from gametest.command.arguments.score_holder import (
    NamedHolder,
    ScoreHolders,
    SelectedHolders,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.level.world.scoreboard import wrap_int

if TYPE_CHECKING:
    from gametest.command.arguments.scoreboard import ObjectiveName
    from gametest.command.engine.compiled_command import Step

_LEAST = -(2**31)
_MOST = 2**31 - 1


def add_step(targets: ScoreHolders, objective: ObjectiveName, amount: int) -> Step:
    """`players add`, and `remove` with a negative amount."""
    if isinstance(targets, NamedHolder):
        return _add_to_named(targets.name, objective, amount)
    if isinstance(targets, SelectedHolders) and targets.selector.is_plain_self:
        return _add_to_self(targets, objective, amount)

    def run(source: CommandSourceStack) -> int:
        names = targets.names(source)
        found = objective.resolve_writable(source)
        total = sum([found.add(name, amount) for name in names])
        if not source.silent:
            _tell_added(source, amount, objective, names, wrap_int(total))
        return wrap_int(total)

    return run


def _add_to_named(name: str, objective: ObjectiveName, amount: int) -> Step:
    version: object = None
    scores: dict[str, int] = {}

    def run(source: CommandSourceStack) -> int:
        nonlocal version, scores
        board = source.level.world.scoreboard
        if board.version is not version:
            scores = objective.resolve_writable(source).scores
            version = board.version
        value = scores.get(name, 0) + amount
        if not _LEAST <= value <= _MOST:
            value = wrap_int(value)
        scores[name] = value
        if not source.silent:
            _tell_added(source, amount, objective, (name,), value)
        return value

    return run


def _add_to_self(
    targets: SelectedHolders, objective: ObjectiveName, amount: int
) -> Step:
    version: object = None
    scores: dict[str, int] = {}

    def run(source: CommandSourceStack) -> int:
        nonlocal version, scores
        entity = source.entity
        if entity is None:
            raise targets.selector.nothing_found()
        board = source.level.world.scoreboard
        if board.version is not version:
            scores = objective.resolve_writable(source).scores
            version = board.version
        name = entity.scoreboard_name
        value = scores.get(name, 0) + amount
        if not _LEAST <= value <= _MOST:
            value = wrap_int(value)
        scores[name] = value
        if not source.silent:
            _tell_added(source, amount, objective, (name,), value)
        return value

    return run


def set_step(targets: ScoreHolders, objective: ObjectiveName, value: int) -> Step:
    if isinstance(targets, NamedHolder):
        return _set_named(targets.name, objective, value)

    def run(source: CommandSourceStack) -> int:
        names = targets.names(source)
        scores = objective.resolve_writable(source).scores
        for name in names:
            scores[name] = value
        if not source.silent:
            _tell_set(source, value, objective, names)
        return wrap_int(value * len(names))

    return run


def _set_named(name: str, objective: ObjectiveName, value: int) -> Step:
    version: object = None
    scores: dict[str, int] = {}

    def run(source: CommandSourceStack) -> int:
        nonlocal version, scores
        board = source.level.world.scoreboard
        if board.version is not version:
            scores = objective.resolve_writable(source).scores
            version = board.version
        scores[name] = value
        if not source.silent:
            _tell_set(source, value, objective, (name,))
        return value

    return run


def operate_step(
    target: tuple[str, ObjectiveName],
    other: tuple[str, ObjectiveName],
    calculate: Callable[[int, int], int],
) -> Step:
    """`players operation` between two named holders, all but `><`."""
    name, objective = target
    other_name, other_objective = other
    version: object = None
    scores: dict[str, int] = {}
    other_scores: dict[str, int] = {}

    def run(source: CommandSourceStack) -> int:
        nonlocal version, scores, other_scores
        board = source.level.world.scoreboard
        if board.version is not version:
            scores = objective.resolve_writable(source).scores
            other_scores = other_objective.resolve(source).scores
            version = board.version
        # A score that is missing on either side comes into being as 0.
        one = scores.get(name)
        if one is None:
            one = scores[name] = 0
        two = other_scores.get(other_name)
        if two is None:
            two = other_scores[other_name] = 0
        value = calculate(one, two)
        if not _LEAST <= value <= _MOST:
            value = wrap_int(value)
        scores[name] = value
        if not source.silent:
            tell_operated(source, objective, (name,), value)
        return value

    return run


def tell_operated(
    source: CommandSourceStack,
    objective: ObjectiveName,
    names: Sequence[str],
    value: int,
) -> None:
    """One holder is told with its score, several by their number."""
    who = _shown(source, names)
    if len(names) == 1:
        source.send_success(f"set '{objective.name}' for {who} to {value}")
    else:
        source.send_success(f"updated '{objective.name}' for {who}")


def _tell_added(
    source: CommandSourceStack,
    amount: int,
    objective: ObjectiveName,
    names: Sequence[str],
    value: int,
) -> None:
    done = f"added {amount} to" if amount >= 0 else f"removed {-amount} from"
    now = f" (now {value})" if len(names) == 1 else ""
    who = _shown(source, names)
    source.send_success(f"{done} '{objective.name}' for {who}{now}")


def _tell_set(
    source: CommandSourceStack,
    value: int,
    objective: ObjectiveName,
    names: Sequence[str],
) -> None:
    who = _shown(source, names)
    source.send_success(f"set '{objective.name}' for {who} to {value}")


def _shown(source: CommandSourceStack, names: Sequence[str]) -> str:
    # Here, as most worlds never tell it.
    from gametest.command.chat.players import named_holders

    return named_holders(source, names, "holders")
