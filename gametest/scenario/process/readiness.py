"""Whether a process that says nothing is ready: a port, a file, an answer."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Final

from gametest.scenario.manifest.manifest import Readiness

PROBE_S: Final = 1.0
"""What one look may take."""
PAUSE_S: Final = 0.02
"""Between two looks."""


def is_ready(readiness: Readiness, directory: str | None) -> bool:
    """Of a kind without marker; placeholders are filled in. `directory` is the process's."""
    if readiness.tcp is not None:
        return _listens(readiness.tcp)
    if readiness.file is not None:
        return (Path(directory or os.curdir) / readiness.file).exists()
    return readiness.http is not None and _answers(readiness.http, readiness.status)


def _listens(address: str) -> bool:
    host, _, port = address.rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PROBE_S):
            return True
    except (OSError, ValueError):
        return False


def _answers(address: str, status: int) -> bool:
    """Redirections are answers of their own."""
    # Here, as they take longer to import than all else and few manifests ask for an answer.
    from http.client import HTTPConnection, HTTPException
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(address)
        connection = HTTPConnection(parts.hostname or "", parts.port, timeout=PROBE_S)
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("GET", path)
            return connection.getresponse().status == status
        finally:
            connection.close()
    except (OSError, ValueError, HTTPException):
        return False
