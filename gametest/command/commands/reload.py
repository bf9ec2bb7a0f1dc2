"""`reload`: load functions run again in the next tick; result 0.

https://minecraft.wiki/w/Commands/reload. Files are read once a run, so there is nothing else to do.
"""

from __future__ import annotations

from typing import Final

from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import CommandNode, always, literal
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack

SUPPORT: Final = "files are not read again"


def build(context: CommandBuildContext) -> CommandNode:
    return literal("reload").requires(GAME_MASTER).executes(always(_reload))


def _reload(source: CommandSourceStack) -> int:
    source.server.reload_functions()
    source.send_success("reloading")
    return 0
