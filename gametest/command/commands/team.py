"""`team`: groups of score holders (https://minecraft.wiki/w/Commands/team).

`add`, `remove` and `list` give the number of teams, `list <team>`, `join`, `leave` and `empty` that of
members; `modify` gives 0, a prefix or suffix 1.
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.component import ComponentArgument
from gametest.command.arguments.primitive import WordArgument
from gametest.command.arguments.score_holder import ScoreHolderArgument, ScoreHolders
from gametest.command.arguments.team import TeamArgument, TeamName
from gametest.command.chat.component_resolver import resolve_for
from gametest.command.chat.players import listed, named_holders, require_entity
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    always,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.commands.team_options import build_options
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.text.component import Component

SUPPORT: Final = "what players see of others is not acted upon"


def build(context: CommandBuildContext) -> CommandNode:
    new = argument("team", WordArgument()).executes(_add)
    new.then(argument("displayName", ComponentArgument()).executes(_add))
    joined = argument("team", TeamArgument()).executes(_join)
    joined.then(argument("members", ScoreHolderArgument()).executes(_join))
    listed = argument("team", TeamArgument()).executes(_members)
    return (
        literal("team")
        .requires(GAME_MASTER)
        .then(
            literal("list").executes(always(_list)).then(listed),
            literal("add").then(new),
            literal("remove").then(argument("team", TeamArgument()).executes(_remove)),
            literal("empty").then(argument("team", TeamArgument()).executes(_empty)),
            literal("join").then(joined),
            literal("leave").then(
                argument("members", ScoreHolderArgument()).executes(_leave)
            ),
            literal("modify").then(build_options(argument("team", TeamArgument()))),
        )
    )


def _list(source: CommandSourceStack) -> int:
    teams = source.level.world.scoreboard.teams
    names = (team.shown_name for team in teams.values())
    source.send_success(f"there are {len(teams)} teams{listed(names)}")
    return len(teams)


def _members(context: CommandContext) -> Step:
    name: TeamName = context["team"]

    def run(source: CommandSourceStack) -> int:
        team = name.resolve(source)
        names = listed(team.members)
        source.send_success(
            f"team {team.shown_name} has {len(team.members)} members{names}"
        )
        return len(team.members)

    return run


def _add(context: CommandContext) -> Step:
    name: str = context["team"]
    display_name: Component | None = context.find("displayName")

    def run(source: CommandSourceStack) -> int:
        scoreboard = source.level.world.scoreboard
        team = scoreboard.add_team(name)
        if team is None:
            message = f"a team '{name}' already exists"
            raise CommandError(message)
        if display_name is not None:
            team.display_name = resolve_for(display_name, source)
        source.send_success(f"created team {team.shown_name}")
        return len(scoreboard.teams)

    return run


def _remove(context: CommandContext) -> Step:
    name: TeamName = context["team"]

    def run(source: CommandSourceStack) -> int:
        scoreboard = source.level.world.scoreboard
        scoreboard.remove_team(name.resolve(source).name)
        source.send_success(f"removed team {name.name}")
        return len(scoreboard.teams)

    return run


def _empty(context: CommandContext) -> Step:
    name: TeamName = context["team"]

    def run(source: CommandSourceStack) -> int:
        team = name.resolve(source)
        members = tuple(team.members)
        if not members:
            message = "nothing changed, that team is already empty"
            raise CommandError(message)
        for member in members:
            source.level.world.scoreboard.leave_team(member)
        source.send_success(f"removed {len(members)} members from team {name.name}")
        return len(members)

    return run


def _join(context: CommandContext) -> Step:
    name: TeamName = context["team"]
    members: ScoreHolders | None = context.find("members")

    def run(source: CommandSourceStack) -> int:
        if members is None:
            names = [require_entity(source).scoreboard_name]
        else:
            names = list(members.names(source))
        team = name.resolve(source)
        for member in names:
            source.level.world.scoreboard.join_team(member, team)
        who = named_holders(source, names, "members")
        source.send_success(f"added {who} to team {name.name}")
        return len(names)

    return run


def _leave(context: CommandContext) -> Step:
    members: ScoreHolders = context["members"]

    def run(source: CommandSourceStack) -> int:
        names = members.names(source)
        for member in names:
            source.level.world.scoreboard.leave_team(member)
        who = named_holders(source, names, "members")
        source.send_success(f"removed {who} from any team")
        return len(names)

    return run
