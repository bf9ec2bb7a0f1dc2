"""Files that are either wholly there or not at all, whatever happens while writing."""

from __future__ import annotations

import os
from pathlib import Path

from gametest.core.errors import UsageError


def check_writable(path: Path, what: str) -> None:
    """Make the parent folders and try them; raises `UsageError` naming `what` it is.

    Called before a run, so that an hour of tests is not lost to a mistyped folder.
    """
    try:
        if _is_plain(path):
            target = _target(path)
            target.parent.mkdir(parents=True, exist_ok=True)
            temporary = _temporary(target)
            temporary.touch()
            temporary.unlink()
        else:
            path.open("ab").close()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        msg = f"cannot write {what} to {str(path)!r}: {reason}"
        raise UsageError(msg) from error


def write_atomically(path: Path, content: bytes) -> None:
    """Replace `path`; a reader sees the old content or the new. Raises `OSError`."""
    if not _is_plain(path):
        path.write_bytes(content)
        return
    target = _target(path)
    target.parent.mkdir(parents=True, exist_ok=True)
    temporary = _temporary(target)
    try:
        temporary.write_bytes(content)
        temporary.replace(target)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise


def _is_plain(path: Path) -> bool:
    """A device such as /dev/stdout must be written to, never replaced by a file."""
    return path.is_file() or not path.exists()


def _target(path: Path) -> Path:
    """A symbolic link stays one: the file that it names is replaced."""
    return Path(os.path.realpath(path))


def _temporary(target: Path) -> Path:
    """In the same folder, since a rename does not cross file systems."""
    return target.with_name(f".{target.name}.{os.getpid()}.tmp")
