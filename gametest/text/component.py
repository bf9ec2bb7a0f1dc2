"""Text components as values (https://minecraft.wiki/w/Text_component_format)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol, final

import attrs

from gametest.text.contents import Content, TextContent

if TYPE_CHECKING:
    from gametest.core.string_reader import StringReader
    from gametest.nbt.tags import Compound, Tag

MAX_DEPTH: Final = 256
"""Components inside components; two levels of NBT each, of which the game takes 512."""


class ComponentResolver(Protocol):
    """Looks up what a component refers to; commands make one from their source.

    May raise whatever the command that shows the component shall fail with.
    """

    def score(self, name: str, objective: str) -> int | Component | None:
        """`name` may be a selector or `*`; None: no such score, shown as nothing.

        A component is the score drawn in its format.
        """
        ...

    def selector(self, text: str) -> list[str | Component]:
        """Display names of the entities found; components have what a client may click."""
        ...

    def nbt(self, kind: str, place: str, path: str) -> list[Tag]:
        """`kind` is `block`, `entity` or `storage`; what the path matches there."""
        ...


class ComponentError(ValueError):
    """A tag or JSON value is no text component; the text names the path."""


@final
@attrs.frozen
class Component:
    content: Content
    style: Compound = attrs.field(factory=dict)
    """Colours, formats and events by the game's keys."""
    siblings: tuple[Component, ...] = ()

    @classmethod
    def text(cls, text: str) -> Component:
        return cls(TextContent(text))

    def plain(self, resolver: ComponentResolver | None = None) -> str:
        """What a client would show, without styles.

        Without a resolver, scores and NBT show as nothing and selectors as written.
        """
        shown = self if resolver is None else resolve(self, resolver)
        text = shown.content.plain()
        for sibling in shown.siblings:
            text += sibling.plain()
        return text

    @property
    def is_resolved(self) -> bool:
        """It refers to no score, entity or data."""
        from gametest.text.resolution import is_resolved

        return is_resolved(self)

    def to_tag(self) -> Tag:
        """The component as data; a text without style is a plain string."""
        content = self.content
        if isinstance(content, TextContent) and not self.style and not self.siblings:
            return content.text
        tag = content.fields()
        if self.siblings:
            tag["extra"] = [sibling.to_tag() for sibling in self.siblings]
        tag.update(self.style)
        return tag


def parse_component(value: Tag | Any) -> Component:
    """From NBT or from parsed JSON; raises `ComponentError`."""
    from gametest.text.component_reader import parse

    return parse(value)


def read_component(reader: StringReader) -> Component:
    """From a command line, SNBT or JSON; raises `TextSyntaxError`."""
    from gametest.nbt.snbt import read_snbt

    start = reader.cursor
    tag = read_snbt(reader)
    try:
        return parse_component(tag)
    except ComponentError as error:
        raise reader.error(str(error), start) from None


def resolve(
    component: Component, resolver: ComponentResolver, *, spaced_nbt: bool = True
) -> Component:
    """A copy in which scores, selectors and NBT have become text.

    `spaced_nbt`: data is printed with spaces, as since 26.1.
    """
    from gametest.text.resolution import resolve as resolve_all

    return resolve_all(component, resolver, spaced_nbt)
