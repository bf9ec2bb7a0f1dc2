"""What everybody reads when somebody has made an advancement.

https://minecraft.wiki/w/Advancement#Announcements
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.command.chat.players import names_of, shown_name

if TYPE_CHECKING:
    from gametest.advancement.advancement import Display
    from gametest.command.server_context import ServerContext
    from gametest.entity.player import Player

_WORDS: Final = {
    "task": "has made the advancement",
    "challenge": "has completed the challenge",
    "goal": "has reached the goal",
}


def announce(display: Display, player: Player, server: ServerContext) -> None:
    server.broadcast(
        ChatMessage(
            kind=MessageKind.SYSTEM,
            text=f"{shown_name(player)} {_WORDS[display.frame]} [{display.title}]",
            receivers=names_of(server.players()),
            to_everybody=True,
            dimension=None if player.level is None else player.level.dimension,
            pos=player.pos,
        )
    )
