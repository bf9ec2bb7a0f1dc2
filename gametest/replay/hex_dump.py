"""Where two byte strings differ, for the log."""

from __future__ import annotations

from typing import Final

SHOWN: Final = 32


def differing_bytes(expected: bytes, actual: bytes) -> str:
    """One line for each of the first 32 differing bytes; `--` where one string has ended."""
    lines = []
    for index in range(max(len(expected), len(actual))):
        one, other = expected[index : index + 1], actual[index : index + 1]
        if one != other:
            lines.append(f"{index:08x}: {one.hex() or '--'} {other.hex() or '--'}")
            if len(lines) == SHOWN:
                break
    return "\n".join(("offset    recorded, now", *lines))
