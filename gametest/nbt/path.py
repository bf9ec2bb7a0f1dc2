"""Paths into NBT: `Items[0].components."minecraft:damage"` (https://minecraft.wiki/w/NBT_path).

Keys are looser than in SNBT: unquoted ones may hold anything but a space, quotes, brackets,
braces and dots.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

import attrs

from gametest.core.string_reader import StringReader
from gametest.nbt.collection import insert_element, is_collection
from gametest.nbt.path_node import (
    AllElements,
    ElementMatch,
    Index,
    Key,
    KeyMatch,
    Maker,
    PathNode,
    RootMatch,
)
from gametest.nbt.snbt import MAX_DEPTH, read_compound
from gametest.nbt.tags import Tag, copy_tag, tag_depth

_KEY_END: Final = frozenset(" \"'[].{}")


class NbtPathError(ValueError):
    """The path leads nowhere or to the wrong kind of tag; the text says which part."""


@final
@attrs.frozen
class NbtPath:
    text: str
    """As the user wrote it."""
    nodes: tuple[PathNode, ...] = attrs.field(eq=False)
    _ends: tuple[int, ...] = attrs.field(eq=False)

    keys: tuple[str, ...] | None = attrs.field(init=False, eq=False)
    """The names, if the path is nothing but keys: most are, and most are short."""

    @property
    def first_key(self) -> str | None:
        """The only key of the root that the path looks at; None if it looks at the root."""
        first = self.nodes[0]
        return first.name if isinstance(first, Key | KeyMatch) else None

    @keys.default
    def _only_keys(self) -> tuple[str, ...] | None:
        names = tuple(node.name for node in self.nodes if isinstance(node, Key))
        return names if len(names) == len(self.nodes) else None

    @classmethod
    def parse(cls, text: str) -> NbtPath:
        """The whole text must be a path; raises `TextSyntaxError`."""
        reader = StringReader(text)
        path = cls.read(reader)
        if reader.can_read():
            msg = "expected the end of the path"
            raise reader.error(msg)
        return path

    @classmethod
    def read(cls, reader: StringReader) -> NbtPath:
        """The path at the cursor, up to the end or a space."""
        start = reader.cursor
        nodes: list[PathNode] = []
        ends: list[int] = []
        while reader.can_read() and reader.peek() != " ":
            nodes.append(_read_node(reader, is_first=not nodes))
            ends.append(reader.cursor - start)
            if reader.can_read() and reader.peek() not in " [{":
                reader.expect(".")
        if not nodes:
            msg = "expected an NBT path"
            raise reader.error(msg)
        return cls(reader.text[start : reader.cursor], tuple(nodes), tuple(ends))

    def __str__(self) -> str:
        return self.text

    def get(self, root: Tag) -> list[Tag]:
        """Everything that matches, not copied; empty if nothing does."""
        if self.keys is not None:
            tag: Tag | None = root
            for key in self.keys:
                tag = tag.get(key) if isinstance(tag, dict) else None
                if tag is None:
                    return []
            return [tag]  # type: ignore[list-item]  # there is at least one key
        found = [root]
        for node in self.nodes:
            found = [child for parent in found for child in node.find(parent)]
            if not found:
                break
        return found

    def count(self, root: Tag) -> int:
        return len(self.get(root))

    def places(self, root: Tag) -> int:
        """Into how many places `set` and `insert` would put a copy, at least one."""
        if self.keys is not None:
            return 1
        parents = [root]
        for node in self.nodes[:-1]:
            parents = [child for parent in parents for child in node.find(parent)]
        last = self.nodes[-1]
        return max(1, sum(max(1, len(last.find(parent))) for parent in parents))

    def missing_part(self, root: Tag) -> str | None:
        """The shortest beginning of the path that finds nothing; None if all of it does."""
        found = [root]
        for node, end in zip(self.nodes, self._ends, strict=True):
            found = [child for parent in found for child in node.find(parent)]
            if not found:
                return self.text[:end]
        return None

    def get_or_create(self, root: Tag, make: Maker) -> list[Tag]:
        """As `get`, but missing keys and first elements are made on the way.

        Raises `NbtPathError` if that cannot be.
        """
        parents = self._create_parents(root)
        last = self.nodes[-1]
        found = [
            child for parent in parents for child in last.find_or_create(parent, make)
        ]
        if not found:
            raise self._not_found(len(self.nodes) - 1)
        return found

    def set(self, root: Tag, value: Tag) -> int:
        """Put copies of the value at every match; the number of tags that changed."""
        self._check_depth(value)
        last = self.nodes[-1]
        # Copied before parents are made: the value may be part of the same root.
        make = _Copies(value).next
        return sum(last.set(parent, make) for parent in self._create_parents(root))

    def insert(self, root: Tag, index: int, values: Iterable[Tag]) -> int:
        """Put copies into every matching list or array; the number of those that changed.

        A negative index counts from the end: -1 appends. Raises `NbtPathError` for a tag that
        is no list and an index outside it.
        """
        copies = []
        for value in values:
            self._check_depth(value)
            copies.append(_Copies(value).next)
        changed = 0
        for target in self.get_or_create(root, list):
            if not is_collection(target):
                msg = f"{self.text} is not a list"
                raise NbtPathError(msg)
            place = len(target) + index + 1 if index < 0 else index
            inserted = False
            for make in copies:
                if not 0 <= place <= len(target):
                    msg = (
                        f"{self.text} has no place {index}, its length is {len(target)}"
                    )
                    raise NbtPathError(msg)
                if insert_element(target, place, make()):
                    place += 1
                    inserted = True
            changed += inserted
        return changed

    def remove(self, root: Tag) -> int:
        """The number of tags removed."""
        parents = [root]
        for node in self.nodes[:-1]:
            parents = [child for parent in parents for child in node.find(parent)]
        return sum(self.nodes[-1].remove(parent) for parent in parents)

    def _create_parents(self, root: Tag) -> list[Tag]:
        if len(self.nodes) == 1:
            return [root]
        found = [root]
        for index, node in enumerate(self.nodes[:-1]):
            make = self.nodes[index + 1].new_parent
            found = [
                child for parent in found for child in node.find_or_create(parent, make)
            ]
            if not found:
                raise self._not_found(index)
        return found

    def _check_depth(self, value: Tag) -> None:
        if tag_depth(value) + len(self.nodes) > MAX_DEPTH:
            msg = f"{self.text} would be nested deeper than {MAX_DEPTH} levels"
            raise NbtPathError(msg)

    def _not_found(self, index: int) -> NbtPathError:
        return NbtPathError(f"nothing matches {self.text[: self._ends[index]]}")


@attrs.define(eq=False, repr=False)
class _Copies:
    """Copies of a tag as it was when this was made; the first costs no second copy."""

    _tag: Tag = attrs.field(converter=copy_tag)
    _is_used: bool = attrs.field(default=False, init=False)

    def next(self) -> Tag:
        if self._is_used:
            return copy_tag(self._tag)
        self._is_used = True
        return self._tag


def _read_node(reader: StringReader, *, is_first: bool) -> PathNode:
    match reader.peek():
        case "'" | '"':
            return _read_key(reader, reader.cursor, reader.read_quoted())
        case "[":
            return _read_element(reader)
        case "{" if is_first:
            return RootMatch(read_compound(reader))
        case _:
            start = reader.cursor
            while reader.can_read() and reader.peek() not in _KEY_END:
                reader.cursor += 1
            return _read_key(reader, start, reader.text[start : reader.cursor])


def _read_key(reader: StringReader, start: int, name: str) -> PathNode:
    if not name:
        msg = "expected a key of an NBT path"
        raise reader.error(msg, start)
    if reader.peek() == "{":
        return KeyMatch(name, read_compound(reader))
    return Key(name)


def _read_element(reader: StringReader) -> PathNode:
    reader.expect("[")
    node: PathNode
    match reader.peek():
        case "{":
            node = ElementMatch(read_compound(reader))
        case "]":
            node = AllElements()
        case _:
            node = Index(reader.read_int())
    reader.expect("]")
    return node
