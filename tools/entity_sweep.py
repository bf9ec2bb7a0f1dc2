"""`python -m tools.entity_sweep [KIND...]`: each kind of entity lives, is read, saved, hurt and killed.

One of each kind is summoned on stone, mobs with `NoAI` once more, and takes 100 turns; then its data are read, its
world is written and read again, it is hurt and killed. What must not be: an exception of ours, data that a
saved world does not bring back, and a kind that is neither moved nor still by nature nor reported. Then the
program ends with 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final, final

import attrs

from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.core.bounding_box import BoundingBox
from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.core.version import NEWEST_VERSION
from gametest.entity.dying import kill
from gametest.entity.kinds import EntityKinds
from gametest.entity.summoning import SummonError, create_entity
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_kind import INERT_TYPES
from gametest.level.entities.harming import hurt_entity
from gametest.nbt.tags import Byte, Compound, nbt_equal
from gametest.saved_world.world_image import decode_world, encode_world
from gametest.server.server import Server

_TURNS: Final = 100
_PLACE: Final = Vec3(0.5, 100.0, 0.5)
_WIDTH: Final = 34


class Life(Enum):
    """How a kind spent its turns."""

    SIMULATED = "simulated"
    STILL = "still"
    GONE = "gone"
    """It vanished by itself, as a bolt of lightning does."""
    UNSUPPORTED = "unsupported"
    NOT_SUMMONED = "not summoned"
    SILENT = "silent"
    BROKEN = "broken"
    LOST = "lost when saved"


FAULTS: Final = (Life.SILENT, Life.BROKEN, Life.LOST)


@final
@attrs.define
class Verdict:
    kind: str
    life: Life
    missing: list[str] = attrs.field(factory=list)
    harm: str = ""
    death: str = ""
    problem: str = ""


@final
@attrs.frozen
class Sweep:
    tables: BehaviourTables
    kinds: EntityKinds

    @classmethod
    def load(cls) -> Sweep:
        tables = BehaviourTables(BlockTable.load(NEWEST_VERSION))
        register_behaviours(tables)
        return cls(tables.freeze(), EntityKinds.load(NEWEST_VERSION))

    def all(self, names: Sequence[str] = ()) -> Iterator[Verdict]:
        for kind in names or self.kinds.names():
            yield self.one(kind)
            if self.kinds.kind(kind).is_mob:
                yield self.one(kind, {"NoAI": Byte(1)})

    def one(self, kind: str, nbt: Compound | None = None) -> Verdict:
        name = kind if nbt is None else f"{kind} {', '.join(nbt)}"
        verdict = Verdict(name, Life.SIMULATED)
        server = self._server()
        level = server.overworld
        level.unsupported_sink = lambda mechanic, _pos: verdict.missing.append(mechanic)
        try:
            entity = create_entity(level, kind, _PLACE, nbt)
        except SummonError as error:
            verdict.life, verdict.problem = Life.NOT_SUMMONED, str(error)
            return verdict
        try:
            self._live(server, entity, verdict)
            self._save(server, entity, verdict)
            self._hurt(server, entity, verdict)
            self._kill(entity, verdict)
        except Exception as error:  # This is what the sweep looks for.
            verdict.life = Life.BROKEN
            verdict.problem = f"{type(error).__name__}: {error}"
        return verdict

    def _server(self) -> Server:
        blocks = self.tables.blocks
        server = Server(NEWEST_VERSION, blocks, self.tables)
        stone = blocks.parse_state("stone")
        server.overworld.fill_states(BoundingBox(-8, 99, -8, 8, 99, 8), stone.id)
        return server

    def _live(self, server: Server, entity: Entity, verdict: Verdict) -> None:
        for _ in range(_TURNS):
            server.tick()
        if verdict.missing:
            verdict.life = Life.UNSUPPORTED
        elif entity.is_removed:
            verdict.life = Life.GONE
        elif entity.body is None:
            is_still = entity.type_id in INERT_TYPES
            verdict.life = Life.STILL if is_still else Life.SILENT

    def _save(self, server: Server, entity: Entity, verdict: Verdict) -> None:
        before = entity.to_nbt()
        if entity.is_removed or not entity.kind.is_saved:
            return
        other = self._server()
        decode_world(encode_world(server), other)
        found = other.overworld.find_entity(entity.uuid)
        if found is None or not nbt_equal(found.to_nbt(), before):
            verdict.life = Life.LOST
            verdict.problem = "not saved" if found is None else "other data"

    def _hurt(self, server: Server, entity: Entity, verdict: Verdict) -> None:
        if entity.is_removed:
            return
        try:
            source = DamageSource.of("generic")
            was_hurt = hurt_entity(server.overworld, entity, source, 1.0)
            verdict.harm = "hurt" if was_hurt else "unhurt"
        except UnsupportedError as error:
            verdict.harm = f"unsupported: {error.mechanic}"

    def _kill(self, entity: Entity, verdict: Verdict) -> None:
        if entity.is_removed:
            return
        told = len(verdict.missing)
        try:
            kill(entity)
        except UnsupportedError as error:
            verdict.death = f"unsupported: {error.mechanic}"
            return
        if entity.is_alive:
            verdict.life, verdict.problem = Life.BROKEN, "killed, and yet it lives"
        verdict.death = "dead" if len(verdict.missing) == told else "dead, reported"


def table(verdicts: Sequence[Verdict]) -> str:
    lines = [f"{'kind':<{_WIDTH}}  {'life':<15}  {'harm':<8}  {'death':<14}  rest"]
    for one in verdicts:
        name = one.kind.removeprefix("minecraft:")
        rest = "; ".join(dict.fromkeys([*one.missing, one.problem])).strip("; ")
        harm, _, why = one.harm.partition(": ")
        rest = "; ".join(filter(None, (rest, why)))
        lines.append(
            f"{name:<{_WIDTH}}  {one.life.value:<15}  {harm:<8.8}  {one.death:<14.14}"
            f"  {rest}".rstrip()
        )
    counts = {life: sum(one.life is life for one in verdicts) for life in Life}
    lines += ["", ", ".join(f"{count} {life.value}" for life, count in counts.items())]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.entity_sweep")
    parser.add_argument("kinds", nargs="*", help="full ids; all kinds by default")
    options = parser.parse_args(arguments)
    verdicts = list(Sweep.load().all(options.kinds))
    sys.stdout.write(table(verdicts) + "\n")
    return 1 if any(one.life in FAULTS for one in verdicts) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
