from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.core.diagnostic import DiagnosticCollector


@pytest.fixture
def collector() -> DiagnosticCollector:
    return DiagnosticCollector()


@pytest.fixture
def found(collector: DiagnosticCollector) -> Callable[[], list[tuple[str, str]]]:
    """What has been collected: code and place of each finding."""
    return lambda: [(finding.code, str(finding.location)) for finding in collector]
