"""`list`: who is there; the result is their number (https://minecraft.wiki/w/Commands/list)."""

from __future__ import annotations

from typing import Final

from gametest.command.chat.players import listed, players_of, shown_name
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import CommandNode, always, literal
from gametest.command.command_source_stack import CommandSourceStack

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("list").executes(always(_list))
    return node.then(literal("uuids").executes(always(_list_uuids)))


def _list(source: CommandSourceStack) -> int:
    players = players_of(source)
    names = listed(map(shown_name, players))
    source.send_success(f"there are {len(players)} players{names}")
    return len(players)


def _list_uuids(source: CommandSourceStack) -> int:
    players = players_of(source)
    names = listed(f"{shown_name(p)} ({p.uuid_text})" for p in players)
    source.send_success(f"there are {len(players)} players{names}")
    return len(players)
