"""A pack for each code that an example explains better than a sentence; the program says the rest."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from gametest.app.loading import LoadOptions, check_packs
from gametest.core.diagnostic import Diagnostic
from gametest.core.version import NEWEST_VERSION

Files = dict[str, Any]
_TEST: Final = {
    "type": "minecraft:block_based",
    "environment": "minecraft:default",
    "structure": "minecraft:empty",
    "max_ticks": 20,
}
_STATE: Final = "minecraft:test_block{mode:start}"


def _test(**fields: Any) -> Files:
    return {"test_instance/lamp.json": {**_TEST, **fields}}


def _environment(**fields: Any) -> Files:
    return {"test_environment/still.json": fields}


def _advancement(**fields: Any) -> Files:
    criteria = {"given": {"trigger": "minecraft:impossible"}}
    return {"advancement/lamp.json": {"criteria": criteria, **fields}}


def _structure(state: str, version: int = NEWEST_VERSION.data_version) -> Files:
    text = f'{{DataVersion: {version}, size: [1, 1, 1], data: [{{pos: [0, 0, 0], state: "{state}"}}]}}'
    return {"gametest/structure/lamp.snbt": text}


EXAMPLES: Final[dict[str, Files]] = {
    "json-syntax": {"test_instance/lamp.json": '{"type": }'},
    "duplicate-key": {
        "test_instance/lamp.json": json.dumps(_TEST)[:-1] + ', "max_ticks": 30}'
    },
    "unknown-field": _test(max_tick=30),
    "missing-field": {
        "test_instance/lamp.json": {k: _TEST[k] for k in _TEST if k != "max_ticks"}
    },
    "wrong-type": _test(max_ticks="20"),
    "out-of-range": _test(max_ticks=0),
    "bad-identifier": _test(structure="My Lamp"),
    "unknown-type": _test(type="minecraft:blocks"),
    "unknown-word": _test(rotation="clockwise"),
    "misplaced-folder": {"functions/lamp.mcfunction": "say hi\n"},
    "misnamed-file": {"test_instance/Lamp.json": _TEST},
    "tag-missing-entry": {"tags/function/all.json": {"values": ["demo:nobody"]}},
    "missing-structure": _test(structure="demo:lamp"),
    "missing-environment": _test(environment="demo:rain"),
    "environment-cycle": _environment(
        type="minecraft:all_of", definitions=["demo:still"]
    ),
    "missing-function": _environment(type="minecraft:function", setup="demo:before"),
    "missing-test-function": _test(type="minecraft:function", function="demo:lamp"),
    "unknown-dimension": _test(dimension="minecraft:nether"),
    "unknown-rule": _environment(
        type="minecraft:game_rules", rules={"doDaylightCycle": False}
    ),
    "unknown-clock": _environment(
        type="minecraft:clock_time", clock="minecraft:nether", time=0
    ),
    "missing-advancement": _advancement(parent="demo:rot"),
    "bad-requirements": _advancement(requirements=[["gain"]]),
    "snbt-syntax": {"gametest/structure/lamp.snbt": "{size: [1, 1, 1]"},
    "test-blocks": {**_test(structure="demo:lamp"), **_structure(_STATE)},
    "unknown-block": _structure("minecraft:redstone_lamb"),
    "bad-property": _structure("minecraft:lever{face:roof}"),
    "command-syntax": {"function/lamp.mcfunction": "setblock ~ ~\n"},
    "unknown-command": {"function/lamp.mcfunction": "setblok ~ ~ ~ stone\n"},
    "unreachable-successes": _test(max_attempts=2, required_successes=3),
}


@cache
def example_of(code: str) -> str | None:
    """What the program says of the pack of a code; None where there is no example."""
    files = EXAMPLES.get(code)
    if files is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        pack = Path(folder) / "demo"
        claim = list(NEWEST_VERSION.pack_format)
        metadata = {"description": "", "min_format": claim, "max_format": claim}
        for name, content in (("pack.mcmeta", {"pack": metadata}), *_below_data(files)):
            path = pack / name
            path.parent.mkdir(parents=True, exist_ok=True)
            text = (
                content if isinstance(content, str) else json.dumps(content, indent=2)
            )
            path.write_text(text, encoding="utf-8")
        found: list[Diagnostic] = list(
            check_packs(LoadOptions(packs=(pack,), use_cache=False)).diagnostics
        )
    shown = next(one for one in found if one.code == code)
    return str(shown).replace(f"{folder}/", "")


def _below_data(files: Files) -> Iterator[tuple[str, Any]]:
    for name, content in files.items():
        yield f"data/demo/{name}", content
