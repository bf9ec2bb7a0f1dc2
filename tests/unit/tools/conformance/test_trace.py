"""Records and their catalogue."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools.conformance.events import BlockChanged, EntityRemoved
from tools.conformance.trace import Trace, event_of, load_traces

_STONE, _AIR = "minecraft:stone", "minecraft:air"
_EVENTS = [
    {"kind": "block_changed", "pos": [1, 2, 3], "from": _AIR, "to": _STONE},
    {"kind": "entity_removed", "id": 7},
]


def _entry(name: str, **changes: Any) -> dict[str, Any]:
    return {
        "name": name,
        "trace": "trace.json",
        "scored": True,
        "kinds": ["blocks"],
        "actions": [{"tick": 4, "do": "set", "pos": [1, 2, 3], "block": _STONE}],
        "start": {"mode": "place", "origin": [10, 100, 20]},
        "observed": {"blocks": [[-1, 0, 0], [2, 3, 4]]},
        **changes,
    }


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    record = {"ticks": [{"tick": 4, "events": _EVENTS}]}
    (tmp_path / "trace.json").write_text(json.dumps(record), "utf-8")
    entries = [_entry("one"), _entry("other"), _entry("untrusted", scored=False)]
    catalog = json.dumps({"traces": entries})
    (tmp_path / "catalog.json").write_text(catalog, "utf-8")
    return tmp_path


def test_traces_that_are_not_scored_are_left_out(folder: Path) -> None:
    assert [trace.name for trace in load_traces(folder)] == ["one", "other"]


def test_single_traces_are_chosen_by_name(folder: Path) -> None:
    assert [trace.name for trace in load_traces(folder, ["other"])] == ["other"]


def test_an_unknown_name_is_an_error(folder: Path) -> None:
    with pytest.raises(ValueError, match="no such trace: untrusted"):
        load_traces(folder, ["one", "untrusted"])


def test_entities_count_only_where_they_were_watched(folder: Path) -> None:
    block = BlockChanged(4, (1, 2, 3), _AIR, _STONE)

    assert Trace(folder, _entry("one")).expected == [block]
    watched = Trace(folder, _entry("one", kinds=["blocks", "entities"]))
    assert watched.expected == [block, EntityRemoved(4, 7)]


def test_what_an_action_writes_is_known_by_tick_and_place(folder: Path) -> None:
    trace = Trace(folder, _entry("one"))

    assert trace.is_own_write(BlockChanged(4, (1, 2, 3), _AIR, _STONE))
    assert not trace.is_own_write(BlockChanged(5, (1, 2, 3), _AIR, _STONE))
    assert not trace.is_own_write(BlockChanged(4, (1, 2, 4), _AIR, _STONE))


def test_the_watched_box_is_absolute(folder: Path) -> None:
    box = Trace(folder, _entry("one")).watched_blocks

    assert (box.min_corner, box.max_corner) == ((9, 100, 20), (12, 103, 24))


def test_an_unknown_kind_of_event_is_an_error() -> None:
    with pytest.raises(ValueError, match="unknown kind of event: weather"):
        event_of(0, {"kind": "weather"})
