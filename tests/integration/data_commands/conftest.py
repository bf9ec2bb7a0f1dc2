"""A world with all blocks and entities, and a console that types into it."""

from __future__ import annotations

import attrs
import pytest

from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionRunner
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos, Vec3
from gametest.core.version import GameVersion
from gametest.entity.player import Player
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import Tag
from gametest.server.server import Server
from gametest.structure.template import StructureTemplate


@attrs.define(eq=False)
class World:
    server: Server
    dispatcher: CommandDispatcher
    templates: dict[str, StructureTemplate]

    unsupported: list[str] = attrs.field(factory=list, init=False)

    def __attrs_post_init__(self) -> None:
        for level in self.server.levels():
            level.unsupported_sink = lambda mechanic, _pos: self.unsupported.append(
                mechanic
            )

    @property
    def level(self) -> Level:
        return self.server.overworld

    def run(self, line: str, entity: Entity | None = None) -> int | str:
        """The result, or how the line failed or what it lacks."""
        source = CommandSourceStack(self.server, self.level)
        if entity is not None:
            source = CommandSourceStack.of_entity(self.server, entity)
        result = FunctionRunner().run_command(line, source, self.dispatcher)
        if result.unsupported:
            return f"unsupported {result.unsupported[0].mechanic}"
        if not result.success:
            return result.failure or "failed"
        return result.result or 0

    def run_all(self, *lines: str) -> list[int | str]:
        return [self.run(line) for line in lines]

    def data(self, target: str, path: str) -> str:
        """What `data get` would show, as SNBT."""
        line = f"data modify storage test:shown v set from {target} {path}"
        self.run("data remove storage test:shown v")
        found = self.run(line)
        if isinstance(found, str):
            return found
        tag: Tag = self.server.world.command_storage.get("test:shown")["v"]
        return write_snbt(tag)

    def block(self, *pos: int) -> str:
        return str(self.level.get_block_state(BlockPos(*pos)))

    def entity(self, tag: str) -> Entity:
        (found,) = (
            entity
            for level in self.server.levels()
            for entity in level.entities_with_tag(tag)
        )
        return found

    def add_player(self, name: str, pos: str = "0 100 0") -> Player:
        player = Player.of_name(name, Vec3(*map(float, pos.split())))
        assert self.server.add_player(player)
        return player


@pytest.fixture(scope="session")
def all_behaviours(blocks: BlockTable) -> BehaviourTables:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    return tables.freeze()


@pytest.fixture
def world(
    version: GameVersion, blocks: BlockTable, all_behaviours: BehaviourTables
) -> World:
    context = CommandBuildContext(version, blocks, TagTable.load(version))
    dispatcher = build_dispatcher(context)
    templates: dict[str, StructureTemplate] = {}

    def find(id: Identifier) -> StructureTemplate | None:
        return templates.get(str(id))

    server = Server(
        version,
        blocks,
        all_behaviours,
        functions=FunctionLibrary(dispatcher, {}),
        find_template=find,
    )
    return World(server, dispatcher, templates)
