"""`python -m tools.mecha`: the same lines judged by us and by mecha, and the forms of the game."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from gametest.command.command_table import ALIASES, SIMULATED
from gametest.core.string_reader import TextSyntaxError
from gametest.core.version import SUPPORTED_VERSIONS
from tools.fuzz.world import FuzzWorld
from tools.mecha.differences import Difference, differences, page
from tools.mecha.environment import PARSER_VERSION, MechaEnvironment
from tools.mecha.forms import TreeComparison, dispatcher_forms, is_unread, tree_forms
from tools.mecha.lines import good_lines, spoilt_lines

_CACHE: Final = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
_PAGE: Final = Path(__file__).parents[2] / "docs/explanation/parser-differences.md"
_WORDS_OF_ARGUMENTS: Final = frozenset({"team modify <> color reset ."})
"""Forms that we have as a value of an argument."""
_OF_DEVELOPERS: Final = frozenset(
    {
        *("test export <> .", "test exportclosest .", "test exportthat ."),
        "test exportthese .",
    }
)
"""Forms of the game that only its developers' builds have, so no tree lists them."""


def _compare_lines(
    environment: MechaEnvironment, seed: int, good: int, spoilt: int
) -> int:
    """The number of differences that no kind covers."""
    tree = environment.tree(PARSER_VERSION)
    random = Random(seed)
    lines = good_lines(tree, frozenset([*SIMULATED, *ALIASES]), random, good)
    world = FuzzWorld.of_version(PARSER_VERSION)
    unexplained = 0
    for name, batch in (
        ("good", lines),
        ("spoilt", spoilt_lines(lines, random, spoilt)),
    ):
        # What we take unread proves nothing.
        batch = [line for line in batch if not _is_unread(world, line)]
        ours = [_verdict(world, line) for line in batch]
        theirs = environment.verdicts(batch)
        both = sum(a is None and b is None for a, b in zip(ours, theirs, strict=True))
        found = differences(batch, ours, theirs)
        print(
            f"{name}: {len(batch):,} lines, {both:,} taken by both, {len(found)} differ"
        )
        unexplained += _show(found)
    return unexplained


def _show(found: list[Difference]) -> int:
    counts = Counter(one.kind.name for one in found if one.kind is not None)
    for name, count in counts.most_common():
        print(f"  {count:5} {name}")
    unexplained = [one for one in found if one.kind is None]
    for one in unexplained:
        print(f"  UNEXPLAINED refused by {one.refuses}: {one.line}\n    {one.message}")
    return len(unexplained)


def _verdict(world: FuzzWorld, line: str) -> str | None:
    try:
        world.dispatcher.parse(line).compile()
    except TextSyntaxError as error:
        return str(error)
    return None


def _is_unread(world: FuzzWorld, line: str) -> bool:
    try:
        return is_unread(world.dispatcher.parse(line).last)
    except TextSyntaxError:
        return False


def _compare_trees(environment: MechaEnvironment) -> int:
    wrong = 0
    for version in SUPPORTED_VERSIONS:
        world = FuzzWorld.of_version(version.name)
        found = TreeComparison.of(
            tree_forms(environment.tree(version.name)),
            dispatcher_forms(world.dispatcher),
        )
        absent = [form for form in found.absent if form not in _WORDS_OF_ARGUMENTS]
        extra = [form for form in found.extra if form not in _OF_DEVELOPERS]
        print(
            f"{version.name}: {found.roots} roots, {found.forms:,} forms; "
            f"{len(found.unread)} taken unread, {len(absent)} absent, "
            f"{len(extra)} extra"
        )
        for what in (found.absent_roots, found.extra_roots, absent, extra):
            for form in what:
                print(f"  {form}")
            wrong += len(what)
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mecha", description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--good", type=int, default=3000)
    parser.add_argument("--spoilt", type=int, default=1000)
    parser.add_argument("--folder", type=Path, default=_CACHE / "gametest-mecha")
    parser.add_argument("--write-page", action="store_true", help="and nothing else")
    options = parser.parse_args()
    if options.write_page:
        _PAGE.write_text(page(), "utf-8")
        return 0
    environment = MechaEnvironment(options.folder)
    environment.install()
    wrong = _compare_trees(environment)
    wrong += _compare_lines(environment, options.seed, options.good, options.spoilt)
    print(f"{wrong} unexplained")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
