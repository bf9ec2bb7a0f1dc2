"""The names that a server knows at this moment, for whoever completes a line."""

# size: a list for each kind of name

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, final

import attrs

from gametest.registry.tag_lookup import UnsupportedTagError

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.server_context import ServerContext
    from gametest.level.world.world_state import WorldState


def _none() -> Iterable[str]:
    return ()


@final
@attrs.define(eq=False, repr=False)
class WordSource:
    """Lists that never change are made once."""

    server: ServerContext
    structures: Callable[[], Iterable[str]] = attrs.field(default=_none, kw_only=True)
    tests: Callable[[], Iterable[str]] = attrs.field(default=_none, kw_only=True)

    _kept: dict[str, tuple[str, ...]] = attrs.field(factory=dict, init=False)

    @property
    def context(self) -> CommandBuildContext | None:
        """None for a world without the game's commands."""
        return self.server.functions.dispatcher.context

    @property
    def world(self) -> WorldState:
        return next(iter(self.server.levels())).world

    # -- of the version ------------------------------------------------------------------

    def blocks(self) -> tuple[str, ...]:
        return self._once(
            "block", lambda context: (one.name for one in context.blocks.blocks())
        )

    def items(self) -> tuple[str, ...]:
        return self._once("item", lambda context: context.items.ids())

    def entity_types(self) -> tuple[str, ...]:
        return self._once("entity_type", lambda context: context.entity_types)

    def biomes(self) -> tuple[str, ...]:
        return self._once("biome", lambda context: context.biomes)

    def attributes(self) -> tuple[str, ...]:
        from gametest.entity.attribute_ranges import RANGES

        return tuple(f"minecraft:{name}" for name in RANGES)

    def find_block(self, name: str) -> Block | None:
        from gametest.block.errors import UnknownBlockError
        from gametest.core.identifier import Identifier, InvalidIdentifierError

        if self.context is None:
            return None
        try:
            return self.context.blocks.block(Identifier.parse(name))
        except (UnknownBlockError, InvalidIdentifierError):
            return None

    # -- of the packs --------------------------------------------------------------------

    def tags(self, registry: str) -> Iterable[str]:
        """With `#`."""
        context = self.context
        if context is None:
            return ()
        try:
            return [f"#{name}" for name in context.tag_names(registry)]
        except UnsupportedTagError:
            return ()

    def functions(self) -> Iterable[str]:
        return map(str, self.server.functions.ids())

    def function_tags(self) -> Iterable[str]:
        return [f"#{id}" for id in self.server.functions.tags]

    def pack_ids(self, folder: str) -> Iterable[str]:
        """Of the files of a registry, `loot_table` or `worldgen/biome`."""
        library = None if self.context is None else self.context.predicates_at_run
        if library is None or library.named_files is None:
            return ()
        return map(str, library.named_files(folder))

    # -- of the world --------------------------------------------------------------------

    def objectives(self) -> Iterable[str]:
        return self.world.scoreboard.objectives

    def holders(self) -> Iterable[str]:
        return self.world.scoreboard.holders()

    def teams(self) -> Iterable[str]:
        return self.world.scoreboard.teams

    def storages(self) -> Iterable[str]:
        return self.world.command_storage.ids()

    def boss_bars(self) -> Iterable[str]:
        return map(str, self.world.boss_bars)

    def stopwatches(self) -> Iterable[str]:
        return self.world.stopwatches

    def random_sequences(self) -> Iterable[str]:
        """Those that have been used."""
        return self.world.random_sequences.ids()

    def players(self) -> Iterable[str]:
        return [player.name for player in self.server.players()]

    def dimensions(self) -> Iterable[str]:
        return [str(level.dimension) for level in self.server.levels()]

    def entity_tags(self) -> Iterable[str]:
        return {
            tag
            for level in self.server.levels()
            for entity in level.entities.values()
            for tag in entity.tags
        }

    def _once(
        self, name: str, make: Callable[[CommandBuildContext], Iterable[str]]
    ) -> tuple[str, ...]:
        found = self._kept.get(name)
        if found is None:
            context = self.context
            found = self._kept[name] = () if context is None else tuple(make(context))
        return found
