"""The game rules of a world, under the names of its target version.

Code of this project asks by the name of 1.21.11 and later (`value`); users' files go through
`get` and `set`, which take the target version's own spelling and, for the renamed rules whose
meaning was turned round, its own sense (https://minecraft.wiki/w/Game_rule).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

import attrs

from gametest.core.identifier import DEFAULT_NAMESPACE
from gametest.core.suggest import did_you_mean
from gametest.core.version import GameVersion
from gametest.level.world.game_rule_table import GAME_RULES, GameRule

RuleValue = bool | int


class UnknownGameRuleError(ValueError):
    """The target version has no such rule; the message quotes it and the nearest."""


class BadGameRuleValueError(ValueError):
    """The value has the wrong type or lies outside the rule's range."""


@final
@attrs.frozen
class GameRuleNames:
    """The rules that a version has, by the spelling that users write."""

    version: GameVersion
    _by_name: dict[str, GameRule] = attrs.field(init=False)
    defaults: dict[str, RuleValue] = attrs.field(init=False)
    """By internal name; copied for each world."""

    def __attrs_post_init__(self) -> None:
        named = self.version.namespaced_game_rules
        rules: dict[str, GameRule] = {}
        for rule in GAME_RULES:
            spelling = rule.name if named else rule.old_name
            if spelling is not None:
                rules[spelling] = rule
        object.__setattr__(self, "_by_name", rules)
        defaults = {rule.key: rule.default for rule in rules.values()}
        object.__setattr__(self, "defaults", defaults)

    def find(self, name: str) -> GameRule | None:
        return self._by_name.get(self._bare(name))

    def rule(self, name: str) -> GameRule:
        """Raises `UnknownGameRuleError` with the nearest known name."""
        found = self.find(name)
        if found is None:
            raise UnknownGameRuleError(self.about_unknown(name))
        return found

    def about_unknown(self, name: str) -> str:
        return f"{name!r} is no game rule of {self.version}{self.hint(name)}"

    def hint(self, name: str) -> str:
        """A clause for a name that the version does not have; empty if nothing is near."""
        bare = name.removeprefix(f"{DEFAULT_NAMESPACE}:")
        for rule in self._by_name.values():
            if bare in (rule.name, rule.old_name):
                also = " and means the opposite" if rule.is_inverted else ""
                return f", it is called {self.spelling(rule)!r} there{also}"
        return did_you_mean(self._bare(name), self._by_name)

    def names(self) -> tuple[str, ...]:
        """As users write them, sorted."""
        return tuple(sorted(self._by_name))

    def spelling(self, rule: GameRule) -> str:
        """The rule's name in this version."""
        old = rule.old_name
        return rule.key if self.version.namespaced_game_rules or old is None else old

    def _bare(self, name: str) -> str:
        prefix = f"{DEFAULT_NAMESPACE}:"
        if self.version.namespaced_game_rules and name.startswith(prefix):
            return name[len(prefix) :]
        return name


@final
@attrs.define(eq=False, repr=False)
class GameRules:
    """Starts with the defaults."""

    names: GameRuleNames
    _values: dict[str, RuleValue] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._values = dict(self.names.defaults)

    @classmethod
    def of(cls, version: GameVersion) -> GameRules:
        return cls(GameRuleNames(version))

    def value(self, key: str) -> RuleValue:
        """By internal name; `KeyError` if this version does not have the rule."""
        return self._values[key]

    def is_on(self, key: str, *, default: bool = True) -> bool:
        """A boolean rule by internal name; `default` if this version does not have it."""
        return bool(self._values.get(key, default))

    def get(self, name: str) -> RuleValue:
        """As the target version's user sees it."""
        rule = self.names.rule(name)
        value = self._values[rule.key]
        return not value if self._inverted(rule) else value

    def set(self, name: str, value: RuleValue) -> None:
        """As the target version's user writes it.

        Raises `UnknownGameRuleError` or `BadGameRuleValueError`.
        """
        rule = self.names.rule(name)
        checked = rule.checked(value)
        if checked is None:
            msg = f"game rule {name!r} takes {rule.domain}, got {value!r}"
            raise BadGameRuleValueError(msg)
        self._values[rule.key] = not checked if self._inverted(rule) else checked

    def reset(self, name: str) -> None:
        rule = self.names.rule(name)
        self._values[rule.key] = rule.default

    def snapshot(self) -> Mapping[str, RuleValue]:
        """All values by internal name; equal mappings mean equal rules."""
        return dict(self._values)

    def restore(self, snapshot: Mapping[str, RuleValue]) -> None:
        self._values = dict(snapshot)

    def _inverted(self, rule: GameRule) -> bool:
        return rule.is_inverted and not self.names.version.namespaced_game_rules
