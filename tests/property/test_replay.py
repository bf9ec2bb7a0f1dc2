"""Whatever is recorded is read back and replays."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import attrs
from hypothesis import given
from hypothesis import strategies as st

from gametest.replay.failed_assertion import AssertionLedger
from gametest.replay.file.byte_reader import ByteReader
from gametest.replay.file.recording import Recording
from gametest.replay.file.value_codec import (
    read_column,
    read_value,
    write_column,
    write_value,
)
from gametest.replay.record_session import RecordSession
from gametest.replay.replay_session import ReplaySession
from gametest.replay.values import EXACT, difference

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(),
    st.binary(),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.lists(inner, max_size=4).map(tuple),
        st.dictionaries(st.one_of(st.text(), st.integers()), inner, max_size=4),
    ),
    max_leaves=10,
)
CALLS = st.lists(
    st.tuples(
        st.sampled_from(["pin", "track", "update", "sync_signal"]),
        st.sampled_from(["a", "b", 7]),
        VALUES,
    ),
    max_size=30,
)


@given(VALUES)
def test_value_is_read_back(value: Any) -> None:
    out = bytearray()
    write_value(out, value)
    reader = ByteReader(bytes(out))

    assert difference(value, read_value(reader), EXACT) is None
    assert not reader.left


@given(st.lists(VALUES, max_size=40))
def test_column_is_read_back(values: list[Any]) -> None:
    out = bytearray()
    write_column(out, values)

    assert difference(values, read_column(ByteReader(bytes(out))), EXACT) is None


def play(session: RecordSession | ReplaySession, calls: Any) -> list[Any]:
    pins = []
    for call, key, value in calls:
        if call == "update":
            session.update()
        elif call == "sync_signal":
            session.sync_signal(key)
        elif call == "pin":
            pins.append(session.pin(key, value))
        else:
            session.track(key, value)
    return pins


@given(CALLS)
def test_what_is_recorded_replays(calls: Any) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "a.rec")
        session = RecordSession(path)
        pinned = play(session, calls)
        session.close()
        ledger = AssertionLedger(on_fail=lambda: None)
        again = ReplaySession(path, ledger=ledger)
        pins = play(again, calls)
        report = again.close()
        frames = [attrs.asdict(one) for one in Recording.load(path).frames()]

    assert report.passed, str(report)
    assert difference(pinned, pins, EXACT) is None
    assert len(frames) == 1 + sum(call == "update" for call, *_ in calls)
