"""Fills in what a component refers to.

https://minecraft.wiki/w/Text_component_format#Component_resolution
"""

from __future__ import annotations

from typing import Final

import attrs

from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import Tag
from gametest.text.component import (
    Component,
    ComponentError,
    ComponentResolver,
    parse_component,
)
from gametest.text.contents import (
    SEPARATOR,
    NbtContent,
    ScoreContent,
    SelectorContent,
    TextContent,
    TranslatableContent,
)

_MAX_DEPTH: Final = 100
"""Beyond it the game leaves a component as it is."""


def resolve(
    component: Component,
    resolver: ComponentResolver,
    spaced_nbt: bool,
    depth: int = 0,
) -> Component:
    if depth > _MAX_DEPTH:
        return component
    siblings: list[Component] = []
    for sibling in component.siblings:
        siblings.append(resolve(sibling, resolver, spaced_nbt, depth + 1))  # noqa: PERF401  # one frame a level
    match component.content:
        case ScoreContent(name, objective):
            score = resolver.score(name, objective)
            if isinstance(score, Component):
                parts = [score]
            else:
                parts = [] if score is None else [Component.text(str(score))]
        case SelectorContent(selector, separator):
            names = [
                Component.text(name) if isinstance(name, str) else name
                for name in resolver.selector(selector)
            ]
            parts = _separated(names, separator, resolver, spaced_nbt, depth)
        case NbtContent() as content:
            tags = resolver.nbt(content.kind, content.place, content.path)
            texts = _of_tags(content, tags, resolver, spaced_nbt, depth)
            parts = _separated(texts, content.separator, resolver, spaced_nbt, depth)
        case TranslatableContent(args=args) as content:
            resolved = tuple(
                arg
                if isinstance(arg, str)
                else resolve(arg, resolver, spaced_nbt, depth + 1)
                for arg in args
            )
            made = attrs.evolve(content, args=resolved)
            return Component(made, component.style, tuple(siblings))
        case other:
            return Component(other, component.style, tuple(siblings))
    if len(parts) == 1:
        part = parts[0]
        style = {**part.style, **component.style}
        return Component(part.content, style, (*part.siblings, *siblings))
    return Component(TextContent(""), component.style, (*parts, *siblings))


def is_resolved(component: Component) -> bool:
    content = component.content
    if isinstance(content, (ScoreContent, SelectorContent, NbtContent)):
        return False
    inner = [*component.siblings]
    if isinstance(content, TranslatableContent):
        inner += [arg for arg in content.args if not isinstance(arg, str)]
    return all(is_resolved(each) for each in inner)


def _separated(
    parts: list[Component],
    separator: Component | None,
    resolver: ComponentResolver,
    spaced_nbt: bool,
    depth: int,
) -> list[Component]:
    if len(parts) < 2:
        return parts
    between = (
        Component.text(SEPARATOR)
        if separator is None
        else resolve(separator, resolver, spaced_nbt, depth + 1)
    )
    joined: list[Component] = []
    for part in parts:
        joined += (between, part) if joined else (part,)
    return joined


def _of_tags(
    content: NbtContent,
    tags: list[Tag],
    resolver: ComponentResolver,
    spaced_nbt: bool,
    depth: int,
) -> list[Component]:
    if not content.interpret:
        return [Component.text(tag_text(tag, spaced=spaced_nbt)) for tag in tags]
    found: list[Component] = []
    for tag in tags:
        try:
            one = parse_component(tag)
        except ComponentError:
            # What cannot be read as a text is left out, as in the game (it logs a warning).
            continue
        found.append(resolve(one, resolver, spaced_nbt, depth + 1))
    return found


def tag_text(tag: Tag, *, spaced: bool = True) -> str:
    """A string as it is, any other tag as SNBT."""
    return tag if isinstance(tag, str) else write_snbt(tag, spaced=spaced)
