"""Objectives and their scores, and teams."""

from __future__ import annotations

from typing import Any, Final, final

import attrs

from gametest.core.suggest import did_you_mean

_SPAN: Final = 1 << 32
_HALF: Final = 1 << 31


class UnknownObjectiveError(ValueError):
    """No objective has this name; the message quotes it and the nearest."""


def wrap_int(value: int) -> int:
    """As 32-bit numbers overflow."""
    return (value + _HALF) % _SPAN - _HALF


@final
@attrs.define(eq=False, repr=False)
class Objective:
    """Scores by holder: a player's name, an entity's UUID as text, or any fake name."""

    name: str
    criteria: str
    display_name: Any = attrs.field(default=None, kw_only=True)
    """A text component; None shows the name."""
    scores: dict[str, int] = attrs.field(factory=dict, kw_only=True)
    """In the order in which the holders got a score."""
    enabled: set[str] = attrs.field(factory=set, kw_only=True)
    """Holders that may use `/trigger` on it."""

    def set(self, holder: str, value: int) -> None:
        self.scores[holder] = wrap_int(value)

    def add(self, holder: str, amount: int) -> int:
        """The new score; a holder without one starts from 0."""
        value = wrap_int(self.scores.get(holder, 0) + amount)
        self.scores[holder] = value
        return value


@final
@attrs.define(eq=False, repr=False)
class Team:
    name: str
    members: set[str] = attrs.field(factory=set, kw_only=True)
    options: dict[str, Any] = attrs.field(factory=dict, kw_only=True)
    """By the command's words, `friendlyFire`; kept, not acted upon."""


@final
@attrs.define(eq=False, repr=False)
class Scoreboard:
    objectives: dict[str, Objective] = attrs.field(factory=dict, init=False)
    teams: dict[str, Team] = attrs.field(factory=dict, init=False)
    displays: dict[str, str] = attrs.field(factory=dict, init=False)
    """Display slot to objective name."""

    def add_objective(
        self, name: str, criteria: str, display_name: Any = None
    ) -> Objective | None:
        """None if the name is taken."""
        if name in self.objectives:
            return None
        objective = Objective(name, criteria, display_name=display_name)
        self.objectives[name] = objective
        return objective

    def remove_objective(self, name: str) -> bool:
        if self.objectives.pop(name, None) is None:
            return False
        for slot in [slot for slot, shown in self.displays.items() if shown == name]:
            del self.displays[slot]
        return True

    def objective(self, name: str) -> Objective:
        """Raises `UnknownObjectiveError`."""
        found = self.objectives.get(name)
        if found is None:
            near = did_you_mean(name, self.objectives)
            msg = f"{name!r} is no scoreboard objective{near}"
            raise UnknownObjectiveError(msg)
        return found

    def find_score(self, holder: str, objective: str) -> int | None:
        """None if there is no such objective or the holder has no score."""
        found = self.objectives.get(objective)
        return None if found is None else found.scores.get(holder)

    def reset(self, holder: str, objective: str | None = None) -> None:
        """Remove the holder's score in one objective or in all."""
        chosen = (
            self.objectives.values()
            if objective is None
            else (self.objective(objective),)
        )
        for each in chosen:
            each.scores.pop(holder, None)

    def holders(self) -> tuple[str, ...]:
        """Everyone who has a score, in the order of objectives and of their scores."""
        return tuple(
            dict.fromkeys(h for o in self.objectives.values() for h in o.scores)
        )

    def team_of(self, holder: str) -> Team | None:
        return next((t for t in self.teams.values() if holder in t.members), None)
