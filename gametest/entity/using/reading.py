"""A written book is filled in when it is first opened.

https://minecraft.wiki/w/Written_Book: selectors, scores and data of its pages become text as its reader sees
them, once; `resolved` says that it was done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.nbt.tags import Byte, Tag

if TYPE_CHECKING:
    from gametest.interaction.hand.hand import Hand
    from gametest.level.level import Level

_CONTENT: Final = "minecraft:written_book_content"


def fill_in_book(level: Level, hand: Hand) -> None:
    content = hand.stack.find(_CONTENT)
    if not isinstance(content, dict) or content.get("resolved"):
        return
    pages = content.get("pages")
    filled: list[Tag] = [
        _fill_in(level, hand, page)
        for page in (pages if isinstance(pages, list) else ())
    ]
    read = {**content, "pages": filled, "resolved": Byte(1)}
    hand.put(hand.stack.with_component(_CONTENT, read))


def _fill_in(level: Level, hand: Hand, page: Tag) -> Tag:
    """A page is a text, or a compound with it as `raw`."""
    if isinstance(page, dict) and "raw" in page:
        return {
            key: _resolved(level, hand, text) if key in ("raw", "filtered") else text
            for key, text in page.items()
        }
    return {"raw": _resolved(level, hand, page)}


def _resolved(level: Level, hand: Hand, text: Tag) -> Tag:
    from gametest.text.component import ComponentError, parse_component

    try:
        component = parse_component(text)
    except ComponentError:
        return text
    if component.is_resolved:
        return text
    player = hand.player
    return level.command_host.resolve_text(text, level, player.pos, player)
