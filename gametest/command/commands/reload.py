"""`reload`: load functions run again in the next tick; result 0.

https://minecraft.wiki/w/Commands/reload. A running server reads its packs again, test instances and
environments too, which the game's `/reload` does not; in a batch of tests files are read once.
"""

from __future__ import annotations

from typing import Final

from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import CommandNode, always, literal
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack

SUPPORT: Final = "in a test, files are not read again"


def build(context: CommandBuildContext) -> CommandNode:
    return literal("reload").requires(GAME_MASTER).executes(always(_reload))


def _reload(source: CommandSourceStack) -> int:
    session = source.server.session
    if session is None:
        source.server.reload_functions()
    else:
        session.reload()
    source.send_success("reloading")
    return 0
