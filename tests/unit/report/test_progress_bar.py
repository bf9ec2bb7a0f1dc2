from __future__ import annotations

from collections.abc import Callable
from io import StringIO

from gametest.framework import events
from gametest.report.progress_bar import ProgressBarReporter


def test_a_bar_is_written_when_it_changes(tell: Callable[..., None]) -> None:
    stream = StringIO()
    bars = ["__ ", "__ ", "+X_"]

    tell(ProgressBarReporter(stream), [events.ProgressTicked(bar=bar) for bar in bars])

    assert stream.getvalue() == "[__ ]\n[+X_]\n"
