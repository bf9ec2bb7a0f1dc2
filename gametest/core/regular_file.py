"""Reading files that somebody else named: never a device or a pipe, never without a limit."""

from __future__ import annotations

import errno
import os
import stat

MEBIBYTE = 1024 * 1024
_STEP = MEBIBYTE


class TooLargeError(OSError):
    """The file is over the limit; nothing was read."""


class NotRegularError(OSError):
    """A device, a pipe or a socket: opening it could wait for ever or do something."""


def read_regular(path: str | os.PathLike[str], limit: int) -> bytes:
    """The content; raises `OSError`, with the reason in `strerror`."""
    name = os.fspath(path)
    # Looked at before it is opened, since opening a device can already do something.
    _check(os.stat(name), limit, name)
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with open(os.open(name, flags), "rb", buffering=0) as file:
        status = os.fstat(file.fileno())
        _check(status, limit, name)
        data = file.read(status.st_size + 1)
        # One read gives all, unless the file grows or its size is not known.
        while len(data) <= limit and (more := file.read(_STEP)):
            data += more
    if len(data) > limit:
        raise _too_large(limit, name)
    return data


def _check(status: os.stat_result, limit: int, name: str) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), name)
    if not stat.S_ISREG(status.st_mode):
        raise NotRegularError(errno.EINVAL, "it is no regular file", name)
    if status.st_size > limit:
        raise _too_large(limit, name)


def _too_large(limit: int, name: str) -> TooLargeError:
    text = f"it is larger than {limit // MEBIBYTE} MiB"
    return TooLargeError(errno.EFBIG, text, name)
