"""What players heard while a test ran, kept for each test by itself.

A message belongs to the test whose line sent it; what the world sends by itself, as a function of
`#minecraft:tick` does, is for every test. So tests that run side by side do not hear each other.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple, final

import attrs

if TYPE_CHECKING:
    from collections.abc import Collection

    from gametest.command.chat.chat_message import ChatMessage
    from gametest.server.server import Server

_KEPT: Final = 4096


class HeardMessage(NamedTuple):
    tick: int
    """The server's count."""
    text: str
    receivers: tuple[str, ...]


@final
@attrs.define(eq=False, repr=False)
class ChatLog:
    """Listens from its making until `close`."""

    server: Server
    owner: object
    """The test, as `server.running_test` has it."""
    only_this_tick: bool
    """PackTest forgets what was said in an earlier tick; Ward keeps all of the test, and what
    everybody is told also where there is no player (its test `chat_server`).
    """
    dummies: Collection[str] = ()
    """Of the test. If there are any, the world's own messages count only if one of them hears."""
    _heard: deque[HeardMessage] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._heard = deque(maxlen=_KEPT)
        self.server.chat_listeners.append(self.note)

    def close(self) -> None:
        self.server.chat_listeners.remove(self.note)

    def note(self, message: ChatMessage) -> None:
        if not message.kind.is_chat:
            return
        is_logged = message.to_everybody and not self.only_this_tick
        if not message.receivers and not is_logged:
            return
        sender = self.server.running_test
        if sender is not self.owner:
            if sender is not None:
                return
            if self.dummies and not set(self.dummies).intersection(message.receivers):
                return
        self._heard.append(
            HeardMessage(self.server.tick_count, message.text, message.receivers)
        )

    def heard(self, receivers: Collection[str] | None = None) -> list[str]:
        """Texts in order, each once; with `receivers` those that one of them got."""
        now = self.server.tick_count
        return [
            message.text
            for message in self._heard
            if (message.tick == now or not self.only_this_tick)
            and (receivers is None or not set(receivers).isdisjoint(message.receivers))
        ]
