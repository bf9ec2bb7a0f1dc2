"""The command line inside the test's own process: as fast as a call, and as the user sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import final

import attrs
import pytest

from gametest.behaviour.interaction import use_block
from gametest.behaviour.registry import register_behaviours
from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos
from gametest.entity.kinds import EntityKinds
from gametest.item.item_stack import ItemStack
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.dimension_type import OVERWORLD
from gametest.level.entities.entity_kind import LazyEntityKinds
from gametest.level.level import Level
from gametest.level.world.world_state import WorldState
from gametest.nbt.tags import Compound

Pos = tuple[int, int, int]


@final
@attrs.frozen
class CliResult:
    code: int
    stdout: str
    stderr: str


@pytest.fixture
def cli(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Callable[..., CliResult]:
    """`cli("run", pack)`; it stands in `tmp_path`, whose configuration is empty."""
    from gametest.cli import main

    for name in ("GITHUB_ACTIONS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("GAMETEST_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str | Path) -> CliResult:
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        written = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return CliResult(ended.value.code, written.out, written.err)

    return run


@pytest.fixture(scope="session")
def packs() -> Path:
    """The small packs of `tests/packs`."""
    return Path(__file__).parents[1] / "packs"


@attrs.define(eq=False)
class Scene:
    """A level on its own, in which things stand where a test puts them."""

    level: Level
    missing: list[str]
    """What was reported as not simulated, in order."""

    def state(self, text: str) -> BlockState:
        return self.level.blocks.parse_state(text)

    def put(self, pos: Pos, text: str, nbt: Compound | None = None) -> None:
        """As `setblock` does; data come after the block."""
        self.level.set_block(BlockPos(*pos), self.state(text))
        entity = self.level.get_block_entity(BlockPos(*pos))
        if nbt is not None and entity is not None:
            entity.load(nbt)

    def build(self, cells: Mapping[Pos, str]) -> None:
        """Without hooks and updates, as a structure is pasted."""
        placed = {BlockPos(*pos): self.state(text).id for pos, text in cells.items()}
        self.level.set_states_quiet(placed.items())

    def get(self, pos: Pos) -> BlockState:
        return self.level.get_block_state(BlockPos(*pos))

    def block_entity_number(self, pos: Pos, key: str) -> int:
        """A number out of the saved data of the block at `pos`."""
        entity = self.level.get_block_entity(BlockPos(*pos))
        assert entity is not None
        value = entity.save()[key]
        assert isinstance(value, int)
        return int(value)

    def name(self, pos: Pos) -> str:
        return self.get(pos).block.name.removeprefix("minecraft:")

    def items(self) -> list[ItemStack]:
        """What lies about, in the order in which it came."""
        found = self.level.entities_of_type("minecraft:item")
        return [ItemStack.from_nbt(entity.to_nbt().get("Item")) for entity in found]

    def item_names(self) -> list[str]:
        return [stack.id.removeprefix("minecraft:") for stack in self.items()]

    def destroy(self, pos: Pos) -> None:
        self.level.destroy_block(BlockPos(*pos), drop=False)

    def use(self, pos: Pos) -> bool:
        return use_block(self.level, BlockPos(*pos))

    def tick(self, count: int = 1) -> None:
        for _ in range(count):
            if self.level.dimension is not OVERWORLD:
                # The overworld's tick moves the clock for all.
                self.level.world.game_time += 1
            self.level.tick()


@pytest.fixture(scope="session")
def all_behaviours(blocks: BlockTable) -> BehaviourTables:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    return tables.freeze()


@pytest.fixture
def make_scene(all_behaviours: BehaviourTables) -> Callable[..., Scene]:
    def make(dimension: str = "overworld") -> Scene:
        id = Identifier("minecraft", dimension)
        version = all_behaviours.blocks.version
        kinds = LazyEntityKinds(lambda: EntityKinds.load(version))
        world = WorldState(version, 0, entity_kinds=kinds)
        found = Scene(Level.of(all_behaviours, dimension=id, world=world), [])
        found.level.world.game_rules.set("random_tick_speed", 0)
        found.level.unsupported_sink = lambda mechanic, _pos: found.missing.append(
            mechanic
        )
        return found

    return make


@pytest.fixture
def scene(make_scene: Callable[..., Scene]) -> Scene:
    return make_scene()
