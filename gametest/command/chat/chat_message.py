"""What players would see or hear, as events: nothing is drawn, and nothing is dropped."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, final

import attrs

if TYPE_CHECKING:
    from gametest.core.identifier import Identifier
    from gametest.core.position import Vec3


class MessageKind(Enum):
    """How it would reach a player."""

    CHAT = "chat"
    """`say`, `me`, `msg`, `teammsg`: somebody speaks."""
    SYSTEM = "system"
    """`tellraw`: a text without a speaker."""
    TITLE = "title"
    SUBTITLE = "subtitle"
    ACTION_BAR = "actionbar"
    TITLE_CONTROL = "title_control"
    """`title clear`, `reset` and `times`."""
    BOSS_BAR = "bossbar"
    SOUND = "sound"
    STOP_SOUND = "stopsound"
    PARTICLE = "particle"
    DIALOG = "dialog"

    @property
    def is_chat(self) -> bool:
        """Whether it stands in the chat window."""
        return self in (MessageKind.CHAT, MessageKind.SYSTEM)


@final
@attrs.frozen(kw_only=True)
class ChatMessage:
    """One effect for the same receivers; `str()` gives its text."""

    kind: MessageKind
    text: str
    """Plain, as the receivers see it; for sounds and particles the id."""
    receivers: tuple[str, ...] = ()
    """Names of players; empty if there are none."""
    to_everybody: bool = False
    """The server's log gets it too, and so do players who are not there."""
    sender: str = ""
    dimension: Identifier | None = None
    """Where it was sent or has its place."""
    pos: Vec3 | None = None
    details: Mapping[str, str] = attrs.field(factory=dict)
    """Whatever else the command said, by the names of its arguments."""

    def __str__(self) -> str:
        return self.text
