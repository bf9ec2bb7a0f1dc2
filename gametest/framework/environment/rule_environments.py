"""Environments of game rules, in the shape of 1.21.11 and later and in the one before.

https://minecraft.wiki/w/Test_environment_definition
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import final

import attrs

from gametest.framework.environment.test_environment import (
    EnvironmentContext,
    KnownNames,
    PathSteps,
    TestEnvironmentDefinition,
)
from gametest.level.world.game_rules import RuleValue
from gametest.registry.structuring import StructuringIssue, pointer_of


@final
@attrs.frozen(kw_only=True)
class GameRulesEnvironment(TestEnvironmentDefinition):
    """Since 1.21.11."""

    rules: dict[str, bool | int]
    """Names as `/gamerule` takes them; what is not named stays."""

    def set_up(self, context: EnvironmentContext) -> object:
        return _apply(self.rules.items(), context)

    def tear_down(self, context: EnvironmentContext, saved: object) -> None:
        _undo(saved, context)

    def issues(self, known: KnownNames, path: PathSteps) -> Iterator[StructuringIssue]:
        for name, value in self.rules.items():
            steps = (*path, "rules", name)
            yield from _issues(name, value, known, steps, steps)


@final
@attrs.frozen(kw_only=True)
class BoolRule:
    rule: str
    value: bool


@final
@attrs.frozen(kw_only=True)
class IntRule:
    rule: str
    value: int


@final
@attrs.frozen(kw_only=True)
class GameRulesListEnvironment(TestEnvironmentDefinition):
    """Until 1.21.10; both lists have to be there."""

    bool_rules: tuple[BoolRule, ...]
    """Rules that are true or false."""
    int_rules: tuple[IntRule, ...]
    """Rules that are numbers."""

    def set_up(self, context: EnvironmentContext) -> object:
        entries: tuple[BoolRule | IntRule, ...] = (*self.bool_rules, *self.int_rules)
        return _apply(((entry.rule, entry.value) for entry in entries), context)

    def tear_down(self, context: EnvironmentContext, saved: object) -> None:
        _undo(saved, context)

    def issues(self, known: KnownNames, path: PathSteps) -> Iterator[StructuringIssue]:
        for field in ("bool_rules", "int_rules"):
            entries: tuple[BoolRule | IntRule, ...] = getattr(self, field)
            for index, entry in enumerate(entries):
                steps = (*path, field, index)
                yield from _issues(
                    entry.rule,
                    entry.value,
                    known,
                    (*steps, "rule"),
                    (*steps, "value"),
                )


def _apply(
    rules: Iterable[tuple[str, RuleValue]], context: EnvironmentContext
) -> dict[str, RuleValue]:
    saved: dict[str, RuleValue] = {}
    game_rules = context.world.game_rules
    for name, value in rules:
        saved.setdefault(name, game_rules.get(name))
        game_rules.set(name, value)
    return saved


def _undo(saved: object, context: EnvironmentContext) -> None:
    assert isinstance(saved, dict)
    game_rules = context.world.game_rules
    for name, value in saved.items():
        if context.version.restores_previous_rules:
            game_rules.set(name, value)
        else:
            game_rules.reset(name)


def _issues(
    name: str,
    value: RuleValue,
    known: KnownNames,
    name_path: PathSteps,
    value_path: PathSteps,
) -> Iterator[StructuringIssue]:
    rule = known.rules.find(name)
    if rule is None:
        hint = known.rules.hint(name)
        yield StructuringIssue(
            "unknown-rule",
            f"{known.version} has no game rule {name!r}{hint}",
            pointer_of(name_path),
            at_key=name_path == value_path,
        )
    elif rule.checked(value) is None:
        code = "out-of-range" if type(value) is type(rule.default) else "wrong-type"
        yield StructuringIssue(
            code,
            f"game rule {name!r} takes {rule.domain}, got {value!r}",
            pointer_of(value_path),
        )
