"""The same for packs with tests: outcomes, reasons and places, with idle time skipped and not."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from gametest.app.loading import LoadOptions, load_packs
from gametest.app.selection import SelectionOptions, select_tests
from tools.determinism import events_of
from tools.fuzz.twins.comparison import WAYS
from tools.fuzz.twins.grammar import Grammar
from tools.fuzz.twins.modes import MODES

_METADATA: Final = {"pack": {"description": "", "min_format": 121, "max_format": 121}}
_TESTS: Final = 6


def random_pack(seed: str) -> dict[str, str]:
    """Its files by path."""
    random = Random(seed)
    grammar = Grammar(random)
    case = grammar.case()
    files = {"pack.mcmeta": json.dumps(_METADATA)}
    for id, text in case.functions.items():
        files[f"data/p/function/{id.removeprefix('p:')}.mcfunction"] = text
    for id, members in case.tags.items():
        space, _, path = id.partition(":")
        tag = json.dumps({"values": list(members)})
        files[f"data/{space}/tags/function/{path}.json"] = tag
    for number in range(_TESTS):
        lines = ["# @optional", "# @timeout 60", *grammar.setup()]
        lines += [_test_line(random, grammar) for _ in range(random.randrange(2, 12))]
        files[f"data/p/test/t{number}.mcfunction"] = "\n".join(lines)
    return files


def _test_line(random: Random, grammar: Grammar) -> str:
    kind = random.random()
    if kind < 0.3:
        return grammar.call()
    if kind < 0.5:
        return f"await delay {random.choice((1, 2, 7, 40))}t"
    if kind < 0.75:
        word = random.choice(("assert", "await", "assert not"))
        condition = grammar.guard().partition(" ")[2]
        if random.random() < 0.3:
            condition = f"entity @e[tag={random.choice('xyz')}]"
        return f"{word} {condition}"
    if kind < 0.8:
        return random.choice(("succeed", "fail 'no'"))
    return grammar.line()


def pack_difference(files: Mapping[str, str]) -> str | None:
    """The first event that is not as without all short ways."""
    with TemporaryDirectory() as folder:
        for name, text in files.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        wanted = _events(folder, "plain", skip=True)
        for name, (mode, skip) in WAYS.items():
            found = _events(folder, mode, skip=skip)
            if found != wanted:
                return f"{name}:\n{_first(wanted, found)}"
    return None


def _events(folder: str, mode: str, *, skip: bool) -> dict[str, Any]:
    with MODES[mode]():
        options = LoadOptions(packs=(Path(folder),), use_cache=False)
        loaded = load_packs(options)
        tests = select_tests(loaded, SelectionOptions(), Path(folder)).tests
        return events_of(loaded, tests, skip_idle=skip)


def _first(wanted: dict[str, Any], found: dict[str, Any]) -> str:
    for test in sorted(wanted.keys() | found.keys()):
        pairs = zip(wanted.get(test, ()), found.get(test, ()), strict=False)
        for one, other in pairs:
            if one != other:
                return f"  {test}\n  plain: {one}\n  found: {other}"
    return "  one run has more events"
