"""Shows a text component to players: resolved for each, told once for all who see the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.command.chat.component_resolver import resolve_for
from gametest.command.chat.players import names_of, sender_name

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.level.entities.entity import Entity
    from gametest.text.component import Component


def show_text(
    source: CommandSourceStack,
    kind: MessageKind,
    text: Component,
    receivers: Sequence[Entity],
) -> None:
    readers: dict[str, list[Entity]] = {}
    for receiver in receivers:
        shown = resolve_for(text, source, receiver).plain()
        readers.setdefault(shown, []).append(receiver)
    for shown, group in readers.items():
        tell(source, kind, shown, group)


def tell(
    source: CommandSourceStack,
    kind: MessageKind,
    text: str,
    receivers: Sequence[Entity],
    **details: str,
) -> None:
    source.server.broadcast(
        ChatMessage(
            kind=kind,
            text=text,
            receivers=names_of(receivers),
            sender=sender_name(source),
            dimension=source.level.dimension,
            pos=source.position,
            details=details,
        )
    )
