"""What a replay says of entities that are not simulated."""

from __future__ import annotations

from pathlib import Path

from gametest.block.block_table import BlockTable
from gametest.core.position import Vec3
from gametest.core.version import version_named
from gametest.entity.kinds import EntityKinds
from gametest.entity.summoning import create_entity
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.level.world.world_state import WorldState
from gametest.level.world_preset import WorldPreset
from tools.conformance.events import EntityMoved
from tools.conformance.replay import Replay
from tools.conformance.trace import Trace


def test_an_entity_of_unknown_size_is_named_once_and_no_crash() -> None:
    version = version_named("26.2")
    blocks = BlockTable.load(version)
    level = Level.of(
        BehaviourTables.empty(blocks),
        preset=WorldPreset.void(blocks),
        world=WorldState(version, entity_kinds=EntityKinds.load(version)),
    )
    create_entity(level, "sulfur_cube", Vec3(0.5, 4.0, 0.5), {})
    cart = create_entity(level, "minecart", Vec3(2.5, 4.0, 0.5), {})
    observed = {"entities": [[-8, 0, -8], [8, 8, 8]]}
    entry = {"start": {"origin": [0, 0, 0]}, "observed": observed}
    replay = Replay(Trace(Path(), entry))
    replay.level = level

    moved = [*replay._entity_events(), *replay._entity_events()]

    assert [e.id for e in moved if isinstance(e, EntityMoved)] == [cart.id]
    assert [each.mechanic for each in replay.unsupported] == [
        "minecraft:sulfur_cube: size"
    ]
