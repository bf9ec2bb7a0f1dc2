"""Objectives and their scores, and teams."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.level.world.score_drawing import NumberFormat, ScoreDrawing
    from gametest.text.component import Component

_SPAN: Final = 1 << 32
_HALF: Final = 1 << 31
READ_ONLY_CRITERIA: Final = frozenset({"health", "food", "air", "armor", "xp", "level"})
"""They follow a value of the player; commands do not write them."""
_OF_COMMANDS: Final = ("dummy", "trigger")


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
    display_name: Component | None = attrs.field(default=None, kw_only=True)
    """None shows the name."""
    scores: dict[str, int] = attrs.field(factory=dict, kw_only=True)
    """In the order in which the holders got a score."""
    enabled: set[str] = attrs.field(factory=set, kw_only=True)
    """Holders that may use `/trigger` on it."""
    render_type: str = attrs.field(kw_only=True)
    """`integer` or `hearts`, in the list of players."""
    auto_update: bool = attrs.field(default=False, kw_only=True)
    """Whether the names drawn follow those of the holders."""
    number_format: NumberFormat | None = attrs.field(default=None, kw_only=True)
    drawings: dict[str, ScoreDrawing] = attrs.field(factory=dict, kw_only=True)
    """Of the holders whose score is drawn in a way of its own."""

    @render_type.default
    def _usual(self) -> str:
        # Health is drawn as hearts: https://minecraft.wiki/w/Scoreboard#Criteria
        return "hearts" if self.criteria == "health" else "integer"

    def format_of(self, holder: str) -> NumberFormat | None:
        own = self.drawings.get(holder)
        return (None if own is None else own.number_format) or self.number_format

    def set(self, holder: str, value: int) -> None:
        self.scores[holder] = wrap_int(value)

    def add(self, holder: str, amount: int) -> int:
        """The new score; a holder without one starts from 0."""
        value = wrap_int(self.scores.get(holder, 0) + amount)
        self.scores[holder] = value
        return value


COLLISION_RULES: Final = ("always", "never", "pushOtherTeams", "pushOwnTeam")
VISIBILITIES: Final = ("always", "hideForOtherTeams", "hideForOwnTeam", "never")
RESET: Final = "reset"
"""The colour of a team that has none."""


@final
@attrs.define(eq=False, repr=False)
class Team:
    """Only names and membership have effects here (https://minecraft.wiki/w/Scoreboard#Teams)."""

    name: str
    display_name: Component | None = attrs.field(default=None, kw_only=True)
    """None shows the name."""
    members: dict[str, None] = attrs.field(factory=dict, kw_only=True)
    """Score holders in the order of joining."""
    color: str = attrs.field(default=RESET, kw_only=True)
    prefix: Component | None = attrs.field(default=None, kw_only=True)
    suffix: Component | None = attrs.field(default=None, kw_only=True)
    friendly_fire: bool = attrs.field(default=True, kw_only=True)
    see_friendly_invisibles: bool = attrs.field(default=True, kw_only=True)
    nametag_visibility: str = attrs.field(default="always", kw_only=True)
    death_message_visibility: str = attrs.field(default="always", kw_only=True)
    collision_rule: str = attrs.field(default="always", kw_only=True)

    @property
    def shown_name(self) -> str:
        return self.name if self.display_name is None else self.display_name.plain()

    def decorated(self, name: str) -> str:
        """A member's name with the team's prefix and suffix."""
        before = "" if self.prefix is None else self.prefix.plain()
        after = "" if self.suffix is None else self.suffix.plain()
        return before + name + after


@final
@attrs.define(eq=False, repr=False)
class Scoreboard:
    objectives: dict[str, Objective] = attrs.field(factory=dict, init=False)
    teams: dict[str, Team] = attrs.field(factory=dict, init=False)
    displays: dict[str, str] = attrs.field(factory=dict, init=False)
    """Display slot to objective name."""
    version: object = attrs.field(factory=object, init=False)
    """Another object after each change of `objectives`; compiled commands look at it."""
    player_names: dict[str, None] = attrs.field(factory=dict, init=False)
    """Of all who have joined, as an ordered set."""
    on_live_objective: Callable[[], None] | None = attrs.field(default=None, init=False)
    """Called before an objective is made that follows players."""
    _team_by_member: dict[str, Team] = attrs.field(factory=dict, init=False)

    def add_objective(
        self, name: str, criteria: str, display_name: Component | None = None
    ) -> Objective | None:
        """None if the name is taken."""
        if name in self.objectives:
            return None
        objective = Objective(name, criteria, display_name=display_name)
        self._guard(objective)
        self.objectives[name] = objective
        self.version = object()
        return objective

    def guard_scores(self) -> None:
        """Of all objectives, as when a world is opened."""
        for objective in self.objectives.values():
            self._guard(objective)

    def _guard(self, objective: Objective) -> None:
        criteria = objective.criteria
        if criteria in _OF_COMMANDS:
            return
        if self.on_live_objective is not None:
            self.on_live_objective()
        # Here, as few objectives have another criterion.
        from gametest.level.world.criteria import MISSED, coverage_of
        from gametest.level.world.uncounted_scores import UncountedScores

        if coverage_of(criteria) != MISSED:
            return
        objective.scores = UncountedScores(
            objective.scores, criteria, self.player_names
        )

    def remove_objective(self, name: str) -> bool:
        if self.objectives.pop(name, None) is None:
            return False
        self.version = object()
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
            each.drawings.pop(holder, None)

    def holders(self) -> tuple[str, ...]:
        """Everyone who has a score, in the order of objectives and of their scores."""
        return tuple(
            dict.fromkeys(h for o in self.objectives.values() for h in o.scores)
        )

    # -- teams ---------------------------------------------------------------------------

    def add_team(self, name: str) -> Team | None:
        """None if the name is taken."""
        if name in self.teams:
            return None
        team = self.teams[name] = Team(name)
        return team

    def remove_team(self, name: str) -> None:
        for member in self.teams.pop(name).members:
            del self._team_by_member[member]

    def join_team(self, holder: str, team: Team) -> None:
        """Leaves any other team first."""
        self.leave_team(holder)
        team.members[holder] = None
        self._team_by_member[holder] = team

    def leave_team(self, holder: str) -> bool:
        """False if the holder was in no team."""
        team = self._team_by_member.pop(holder, None)
        if team is None:
            return False
        del team.members[holder]
        return True

    def adopt(self, member: str, team: Team) -> None:
        """A member that its team lists already, as when a world is opened."""
        self._team_by_member[member] = team

    def team_of(self, holder: str) -> Team | None:
        return self._team_by_member.get(holder)
