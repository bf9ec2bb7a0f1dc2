"""The progress bar (https://minecraft.wiki/w/GameTest)."""

from __future__ import annotations

from gametest.core.identifier import Identifier
from gametest.framework.events import Outcome
from gametest.framework.run.executor import TestSpec
from gametest.framework.run.multiple_test_tracker import MultipleTestTracker


def test_each_test_has_a_character() -> None:
    tracker = MultipleTestTracker()
    specs = [TestSpec(id=Identifier.parse(f"demo:{name}")) for name in "abcdef"]
    for spec in specs:
        tracker.track(spec)
    for spec in specs[1:5]:
        tracker.started(spec)
    tracker.finished(specs[2], Outcome.PASSED, required=True)
    tracker.finished(specs[3], Outcome.FAILED, required=True)
    tracker.finished(specs[4], Outcome.FAILED, required=False)
    tracker.finished(specs[5], Outcome.FAILED, required=True)

    assert tracker.bar == " _+Xx "
