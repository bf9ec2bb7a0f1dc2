"""A world with one player, who gets the items."""

from __future__ import annotations

from typing import final

import attrs

from gametest.app.tags import GameTags
from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionRunner
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.core.version import NEWEST_VERSION
from gametest.entity.kinds import EntityKinds
from gametest.entity.player import Player
from gametest.item.item_stack import ItemStack
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.entities.entity_kind import LazyEntityKinds
from gametest.level.world.item_access import ItemAccess
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs
from gametest.server.server import Server

_NAME = "Alex"


@final
@attrs.define(eq=False)
class ItemBench:
    server: Server

    @classmethod
    def of(cls, blocks: BlockTable) -> ItemBench:
        version, collector = NEWEST_VERSION, DiagnosticCollector()
        stack = open_packs([MemoryPack.of("none", {})], collector, version)
        tags = GameTags(stack, blocks, collector)
        context = CommandBuildContext(version, blocks, tags.of("block"), tags=tags)
        functions = FunctionLibrary(build_dispatcher(context), {})
        behaviours = BehaviourTables(blocks)
        register_behaviours(behaviours)
        kinds = LazyEntityKinds(lambda: EntityKinds.load(version))
        server = Server(
            version,
            blocks,
            behaviours.freeze(),
            functions=functions,
            entity_kinds=kinds,
        )
        server.items = server.world.items = ItemAccess(version, tags=tags)
        bench = cls(server)
        server.add_player(Player.of_name(_NAME, Vec3(0.5, 100.0, 0.5)))
        bench.run("fill -3 99 -3 3 99 3 stone")
        return bench

    @property
    def player(self) -> Player:
        found = self.server.find_player(_NAME)
        assert found is not None
        return found

    def run(self, line: str) -> None:
        """Raises what the line refuses with; a failure of the line is an `AssertionError`."""
        source = CommandSourceStack(self.server, self.server.overworld, silent=True)
        found = FunctionRunner().run_command(
            line, source, self.server.functions.dispatcher
        )
        if found.unsupported:
            raise UnsupportedError(found.unsupported[0].mechanic)
        assert found.success, f"{line}: {found.failure}"

    def held(self) -> ItemStack:
        return self.player.inventory.get(0)

    def clear(self) -> None:
        level = self.server.overworld
        for entity in [*level.entities.values()]:
            if not entity.is_player:
                level.remove_entity(entity)
        self.player.nbt["Inventory"] = []
        self.player.changed()

    def ticks(self, count: int) -> None:
        """Raises what was reported meanwhile."""
        reported: list[str] = []
        level = self.server.overworld
        level.unsupported_sink = lambda mechanic, _pos: reported.append(mechanic)
        for _ in range(count):
            self.server.tick()
        if reported:
            raise UnsupportedError(reported[0])
