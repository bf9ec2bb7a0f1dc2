from __future__ import annotations

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import attrs
import pytest

from gametest.core.errors import UsageError
from gametest.core.source_location import SourceLocation
from gametest.framework import events
from gametest.framework.events import Event, Outcome
from gametest.report.events import (
    EVENT_TYPES,
    EventFormatError,
    EventReader,
    EventStreamReporter,
    structure_event,
    unstructure_event,
)

MISSING = events.MissingMechanic(
    mechanic="minecraft:piston: extend", pos=(1, 5, 3), relative_pos=None, tick=-1
)
SAMPLES: list[Event] = [
    events.RunStarted(
        total=1, target_version="26.3", seed=-42, packs=("demo",), origin=(0, 4, 0)
    ),
    events.BatchStarted(
        environment="minecraft:default",
        dimension="minecraft:overworld",
        index=0,
        tests=("demo:lamp",),
    ),
    events.EnvironmentFailed(
        environment="demo:rain",
        dimension="minecraft:overworld",
        index=1,
        message="no function demo:x",
    ),
    events.TestPlaced(
        test="demo:lamp",
        attempt=1,
        pos=(0, 4, 0),
        rotation="180",
        extra_rotation="none",
    ),
    events.TestStarted(test="demo:lamp", attempt=1),
    events.TestLogged(test="demo:lamp", attempt=1, tick=3, message="hé\ud800\n"),
    events.TestUnsupportedMechanic(test="demo:lamp", attempt=1, missing=MISSING),
    events.TestFinished(
        test="demo:lamp",
        structure="demo:box",
        environment="minecraft:default",
        dimension="minecraft:overworld",
        required=True,
        outcome=Outcome.FAILED,
        attempt=1,
        max_attempts=1,
        successes=0,
        final=True,
        pos=(0, 4, 0),
        duration_s=0.5,
        failure=events.Failure(
            kind="assert",
            message="no on tick 3",
            reason="no",
            tick=3,
            location=SourceLocation("demo/a.mcfunction", 14, 1),
        ),
        missing=(MISSING,),
        log=("a",),
        tags=("slow",),
    ),
    events.TestLeaked(test="demo:lamp", leaks=("2 items",)),
    events.BatchFinished(
        environment="minecraft:default",
        dimension="minecraft:overworld",
        index=0,
        ticks=20,
    ),
    events.ProgressTicked(bar="_+ "),
    events.ListenerFailed(listener="Broken", error="OSError: full"),
    events.RunFinished(
        total=1,
        passed=0,
        failed_required=1,
        failed_optional=0,
        unsupported=0,
        errors=0,
        flaky=0,
        ticks=20,
        duration_s=1.0,
    ),
]


def test_there_is_a_sample_of_every_event() -> None:
    assert set(EVENT_TYPES.values()) == {type(event) for event in SAMPLES}


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_an_event_survives_the_way_through_json(event: Event) -> None:
    line = json.dumps(unstructure_event(event))

    assert event == structure_event(json.loads(line))


def test_an_event_names_its_kind_and_version() -> None:
    assert unstructure_event(events.TestStarted(test="demo:lamp", attempt=2)) == {
        "event": "test_started",
        "version": 1,
        "test": "demo:lamp",
        "attempt": 2,
    }


def test_the_stream_holds_every_event_of_a_run(tell: Callable[..., None]) -> None:
    stream = StringIO()

    tell(EventStreamReporter(stream), SAMPLES)

    read = list(EventReader().read(stream.getvalue().splitlines()))
    assert read == SAMPLES


def test_the_stream_to_a_file_is_written_as_the_run_goes_on(
    tmp_path: Path, tell: Callable[..., None]
) -> None:
    path = tmp_path / "events.jsonl"
    reporter = EventStreamReporter(path)

    tell(reporter, SAMPLES[:2])

    assert len(path.read_text(encoding="ascii").splitlines()) == 2
    tell(reporter, SAMPLES[2:])
    assert len(SAMPLES) == len(path.read_text(encoding="ascii").splitlines())


def test_a_stream_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot write the event stream to"):
        EventStreamReporter(tmp_path)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 2}, "expected an event of version 1, got version 2"),
        ({"event": "test_flew"}, "there is no event 'test_flew'"),
        ({"event": None}, "there is no event None"),
        ({"attempt": "1"}, r"expected int, got '1'.*attempt"),
        ({"attempt": True}, "expected int, got True"),
    ],
)
def test_what_is_no_event_is_refused_with_a_reason(
    change: dict[str, Any], message: str
) -> None:
    document = unstructure_event(events.TestStarted(test="demo:lamp", attempt=1))

    with pytest.raises(EventFormatError, match=message):
        structure_event(document | change)


def test_a_field_that_is_missing_is_named() -> None:
    document = unstructure_event(events.TestStarted(test="demo:lamp", attempt=1))
    del document["attempt"]

    with pytest.raises(EventFormatError, match="attempt"):
        structure_event(document)


def test_a_field_of_a_later_version_is_left_aside() -> None:
    event = events.TestStarted(test="demo:lamp", attempt=1)

    assert event == structure_event(unstructure_event(event) | {"mood": "fine"})


def test_a_line_that_is_not_json_is_named() -> None:
    with pytest.raises(EventFormatError, match="line 2 is not JSON"):
        list(EventReader().read(["\n", "{"]))


def test_every_field_is_written() -> None:
    for event in SAMPLES:
        fields = {field.name for field in attrs.fields(type(event))}

        assert {"event", "version", *fields} == set(unstructure_event(event))
