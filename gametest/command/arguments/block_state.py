"""Blocks to place and blocks to look for (https://minecraft.wiki/w/Argument_types)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.block.block_tags import UnsupportedTagError
from gametest.block.errors import BadPropertyError, UnknownBlockError
from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.data.nbt import CompoundArgument
from gametest.command.arguments.identifiers import read_identifier
from gametest.command.command_build_context import CommandBuildContext
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level
    from gametest.nbt.tags import Compound


@final
@attrs.frozen(eq=False)
class BlockInput:
    """`stone_slab[type=top]{...}`: the state, what of it was written, and block entity data."""

    state: BlockState
    named: tuple[tuple[str, str], ...]
    """The properties that the user wrote; they hold whatever the neighbours say."""
    nbt: Compound | None
    """None if nothing was written: then old data stay."""


@final
@attrs.frozen(eq=False)
class BlockPredicate:
    """Any block of a kind or tag whose written properties have the written values."""

    block: Block | None
    tag: str | None
    named: tuple[tuple[str, str], ...]
    nbt: Compound | None
    context: CommandBuildContext

    def test(self, level: Level, pos: BlockPos) -> bool:
        state = level.get_block_state(pos)
        if self.tag is not None:
            if not self._is_tagged(self.tag, state):
                return False
        elif state.block is not self.block:
            return False
        if not all(state.find(name) == value for name, value in self.named):
            return False
        return self.nbt is None or self._has_data(level, pos, self.nbt)

    def _has_data(self, level: Level, pos: BlockPos, pattern: Compound) -> bool:
        from gametest.nbt.matching import nbt_matches

        found = level.get_block_entity(pos)
        return found is not None and nbt_matches(pattern, found.save_with_place())

    def _is_tagged(self, tag: str, state: BlockState) -> bool:
        try:
            return self.context.block_tags_at_run.contains(tag, state.block.name)
        except UnsupportedTagError:
            mechanic = f"block tag: #{tag}"
            raise UnsupportedError(mechanic) from None


@final
@attrs.frozen(eq=False)
class BlockStateArgument(ArgumentType[BlockInput]):
    context: CommandBuildContext

    def parse(self, reader: StringReader) -> BlockInput:
        if reader.peek() == "#":
            raise reader.error("a block tag cannot be placed, expected a block")
        block = _read_block(reader, self.context)
        state = block.default_state
        named: list[tuple[str, str]] = []
        for at, name, value in _read_properties(reader):
            try:
                state = state.with_(name, value)
            except BadPropertyError as error:
                raise reader.error(str(error), at) from None
            named.append((name, value))
        nbt = _read_nbt(reader)
        if nbt is not None and not state.has_block_entity:
            # The game reads and forgets it.
            nbt = None
        return BlockInput(state, tuple(named), nbt)


@final
@attrs.frozen(eq=False)
class BlockPredicateArgument(ArgumentType[BlockPredicate]):
    context: CommandBuildContext

    def parse(self, reader: StringReader) -> BlockPredicate:
        block: Block | None = None
        tag: str | None = None
        if reader.peek() == "#":
            tag = self._read_tag(reader)
        else:
            block = _read_block(reader, self.context)
        named: list[tuple[str, str]] = []
        for at, name, value in _read_properties(reader):
            if block is not None:
                try:
                    block.default_state.with_(name, value)
                except BadPropertyError as error:
                    raise reader.error(str(error), at) from None
            named.append((name, value))
        return BlockPredicate(block, tag, tuple(named), _read_nbt(reader), self.context)

    def _read_tag(self, reader: StringReader) -> str:
        start = reader.cursor
        reader.cursor += 1
        tag = str(read_identifier(reader))
        if not self.context.knows_tag("block", tag):
            near = did_you_mean(tag, self.context.tag_names("block"))
            raise reader.error(f"unknown block tag '#{tag}'{near}", start)
        return tag


def _read_block(reader: StringReader, context: CommandBuildContext) -> Block:
    start = reader.cursor
    identifier = read_identifier(reader)
    try:
        return context.blocks.block(identifier)
    except UnknownBlockError as error:
        raise reader.error(str(error), start) from None


def _read_properties(reader: StringReader) -> list[tuple[int, str, str]]:
    """Cursor, name and value of each; nothing if no bracket follows."""
    if reader.peek() != "[":
        return []
    start = reader.cursor
    reader.cursor += 1
    reader.skip_whitespace()
    found: list[tuple[int, str, str]] = []
    while reader.peek() != "]":
        at = reader.cursor
        name = reader.read_string()
        if not name:
            raise reader.error("expected the name of a property or ']'")
        if any(name == known for _, known, _ in found):
            raise reader.error(f"property {name!r} is set twice", at)
        reader.skip_whitespace()
        if reader.peek() != "=":
            raise reader.error(f"expected '=' after the property {name!r}")
        reader.cursor += 1
        reader.skip_whitespace()
        value = reader.read_string()
        if not value:
            raise reader.error(f"expected a value of the property {name!r}")
        found.append((at, name, value))
        reader.skip_whitespace()
        if reader.peek() == ",":
            reader.cursor += 1
            reader.skip_whitespace()
        elif reader.peek() != "]":
            raise reader.error("the properties are not closed with ']'", start)
    reader.cursor += 1
    return found


def _read_nbt(reader: StringReader) -> Compound | None:
    if reader.peek() != "{":
        return None
    return CompoundArgument().parse(reader)
