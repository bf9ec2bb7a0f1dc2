"""What a text component can hold besides its style and its siblings.

Each kind knows its plain text, and turns into text where it refers to something.
https://minecraft.wiki/w/Text_component_format
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.nbt.snbt_writer import java_float_text
from gametest.nbt.tags import Compound, Tag

if TYPE_CHECKING:
    from gametest.text.component import Component

SEPARATOR: Final = ", "
"""Stands between the parts of a selector or of many tags."""
BLOCK_ATLAS: Final = "minecraft:blocks"


@final
@attrs.frozen
class TextContent:
    text: str

    def plain(self) -> str:
        return self.text

    def fields(self) -> Compound:
        return {"text": self.text}


@final
@attrs.frozen
class TranslatableContent:
    key: str
    fallback: str | None = None
    args: tuple[Component | str, ...] = ()
    """Numbers and booleans have become their text."""

    def plain(self) -> str:
        from gametest.text.translation import translate

        words = [arg if isinstance(arg, str) else arg.plain() for arg in self.args]
        return translate(self.key, self.fallback, words)

    def fields(self) -> Compound:
        found: Compound = {"translate": self.key}
        if self.fallback is not None:
            found["fallback"] = self.fallback
        if self.args:
            found["with"] = [
                arg if isinstance(arg, str) else arg.to_tag() for arg in self.args
            ]
        return found


@final
@attrs.frozen
class KeybindContent:
    """A server knows no key bindings, so the name of the binding is shown."""

    key: str

    def plain(self) -> str:
        return self.key

    def fields(self) -> Compound:
        return {"keybind": self.key}


@final
@attrs.frozen
class ScoreContent:
    name: str
    """A score holder, a selector, or `*` for the reader of the text."""
    objective: str

    def plain(self) -> str:
        return ""

    def fields(self) -> Compound:
        return {"score": {"name": self.name, "objective": self.objective}}


@final
@attrs.frozen
class SelectorContent:
    selector: str
    separator: Component | None = None

    def plain(self) -> str:
        """Before it is resolved, the selector itself."""
        return self.selector

    def fields(self) -> Compound:
        found: Compound = {"selector": self.selector}
        if self.separator is not None:
            found["separator"] = self.separator.to_tag()
        return found


@final
@attrs.frozen
class NbtContent:
    kind: str
    """`block`, `entity` or `storage`."""
    place: str
    """A position, a selector or an identifier, as written."""
    path: str
    interpret: bool = False
    unstyled: bool = False
    """`plain`: printed data gets no colours (26.1)."""
    separator: Component | None = None

    def plain(self) -> str:
        return ""

    def fields(self) -> Compound:
        from gametest.nbt.tags import Byte

        found: Compound = {"nbt": self.path, self.kind: self.place}
        if self.interpret:
            found["interpret"] = Byte(1)
        if self.unstyled:
            found["plain"] = Byte(1)
        if self.separator is not None:
            found["separator"] = self.separator.to_tag()
        return found


@final
@attrs.frozen
class ObjectContent:
    """A sprite or a player's head (1.21.9), in plain text a word in brackets."""

    data: Compound
    """Its own keys, `sprite` and `atlas` or `player`, as written."""
    fallback: Component | None = None

    def plain(self) -> str:
        if self.fallback is not None:
            return self.fallback.plain()
        if "sprite" in self.data:
            atlas = self.data.get("atlas", BLOCK_ATLAS)
            where = "" if atlas == BLOCK_ATLAS else f"@{atlas}"
            return f"[{self.data['sprite']}{where}]"
        player = self.data["player"]
        name = player.get("name") if isinstance(player, dict) else player
        return f"[{name or 'unknown player'} head]"

    def fields(self) -> Compound:
        found = dict(self.data)
        if self.fallback is not None:
            found["fallback"] = self.fallback.to_tag()
        return found


Content: TypeAlias = (
    TextContent
    | TranslatableContent
    | KeybindContent
    | ScoreContent
    | SelectorContent
    | NbtContent
    | ObjectContent
)


def primitive_text(value: Tag | bool | float) -> str:
    """A number or boolean as Java writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float):
        return java_float_text(value)
    return str(int(value)) if isinstance(value, int) else str(value)
