"""`python -m tools.packs_survey PACK...`: loads packs of others and runs them for a while.

Counts findings and what is not simulated; nothing may crash. Each pack stands alone unless
`--together` makes one stack of them. With `--dummy SEED` a dummy walks, uses, places, attacks and
breaks at random among things of the packs.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

import attrs

from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import build_server
from gametest.command.engine.function_reader import read_lines
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.position import BlockPos, Vec3
from gametest.core.string_reader import TextSyntaxError
from gametest.entity.player import Player
from gametest.server.server import Server
from tools.survey_dummy import SurveyDummy

_SHOWN: Final = 12


@final
@attrs.define(eq=False)
class Survey:
    """What came of one pack."""

    name: str
    functions: int = 0
    absent: int = 0
    """Functions that one wrong line keeps out."""
    lines: int = 0
    load_s: float = 0.0
    run_s: float = 0.0
    ticks: int = 0
    findings: Counter[str] = attrs.field(factory=Counter)
    """By severity and code."""
    messages: list[str] = attrs.field(factory=list)
    mechanics: Counter[str] = attrs.field(factory=Counter)
    notices: list[str] = attrs.field(factory=list)
    deeds: Counter[str] = attrs.field(factory=Counter)
    """What a dummy did, and how often it could."""
    crash: str | None = None

    def print(self, *, verbose: bool) -> None:
        print(
            f"== {self.name}: {self.functions:,} functions, {self.lines:,} lines, "
            f"{self.absent:,} absent; loaded in {self.load_s:.1f} s; "
            f"{self.ticks} ticks in {self.run_s:.1f} s"
        )
        for what, count in self.findings.most_common():
            print(f"   {count:6,} {what}")
        for mechanic, count in self.mechanics.most_common(None if verbose else _SHOWN):
            print(f"   {count:6,} unsupported {mechanic}")
        if self.deeds:
            done = ", ".join(f"{name} {count}" for name, count in self.deeds.items())
            print(f"   dummy: {done}")
        for text in self.notices[:_SHOWN]:
            print(f"   notice: {text}")
        if verbose:
            print("   " + "\n   ".join(self.messages))
        if self.crash is not None:
            print(f"   CRASH {self.crash}", flush=True)


def survey(
    name: str,
    packs: Sequence[Path],
    *,
    ticks: int,
    version: str | None = None,
    players: int = 1,
    dummy: int | None = None,
) -> Survey:
    found = Survey(name)
    try:
        started = time.perf_counter()
        loaded = load_packs(
            LoadOptions(packs=tuple(packs), target_version=version, use_cache=False)
        )
        found.load_s = time.perf_counter() - started
        _count(found, loaded)
        started = time.perf_counter()
        _run(found, loaded, ticks, players, dummy)
        found.run_s = time.perf_counter() - started
    except Exception:
        found.crash = traceback.format_exc(limit=-8)
    return found


def _count(found: Survey, loaded: LoadedPacks) -> None:
    for one in loaded.diagnostics:
        found.findings[f"{one.severity.value} {one.code}"] += 1
        found.messages.append(str(one))
    library = loaded.functions
    for id, source in library.sources.items():
        found.functions += 1
        found.absent += not library.has(id)
        text = source.read_text(DiagnosticCollector())
        try:
            found.lines += len(read_lines(text or ""))
        except TextSyntaxError:
            continue


def _run(
    found: Survey, loaded: LoadedPacks, ticks: int, players: int, seed: int | None
) -> None:
    server = build_server(loaded)

    def note(mechanic: str, _pos: BlockPos | None) -> None:
        found.mechanics[mechanic] += 1

    for level in server.levels():
        level.unsupported_sink = note
    server.notice_listeners.append(found.notices.append)
    _join(server, players)
    dummy = None if seed is None else SurveyDummy.join(server, seed)
    for _ in range(ticks):
        if dummy is not None:
            dummy.act(found.deeds)
        server.tick()
        found.ticks += 1


def _join(server: Server, players: int) -> None:
    level = server.overworld
    floor = level.min_y + 128
    for number in range(players):
        stone = level.blocks.block("minecraft:stone").default_state
        level.set_block(BlockPos(number, floor, 0), stone)
        place = Vec3(0.5 + number, floor + 1.0, 0.5)
        server.add_player(Player.of_name(f"Player{number}", place))


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.packs_survey", description=__doc__
    )
    parser.add_argument("pack", nargs="+", type=Path)
    parser.add_argument("--ticks", type=int, default=200)
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument(
        "--dummy", type=int, metavar="SEED", help="a dummy acts at random"
    )
    parser.add_argument("--target-version", default=None)
    parser.add_argument("--together", action="store_true", help="one stack of all")
    parser.add_argument("--verbose", action="store_true", help="every finding")
    options = parser.parse_args()
    stacks: list[tuple[str, list[Path]]] = [(str(one), [one]) for one in options.pack]
    if options.together:
        stacks = [(f"{len(options.pack)} packs", options.pack)]
    crashed = 0
    for name, packs in stacks:
        found = survey(
            name,
            packs,
            ticks=options.ticks,
            version=options.target_version,
            players=options.players,
            dummy=options.dummy,
        )
        found.print(verbose=options.verbose)
        crashed += found.crash is not None
    seed = "" if options.dummy is None else f", seed {options.dummy}"
    print(f"{len(stacks)} stacks, {crashed} crashed{seed}")
    return bool(crashed)


if __name__ == "__main__":
    sys.exit(main())
