"""What tags cost in memory: small files can claim much more than they are long.

Measured with CPython 3.11, rounded up; a number and its place in a list are two objects.
"""

from __future__ import annotations

from typing import Final

MAX_MEMORY_BYTES: Final = 192 * 1024 * 1024
"""What the tags of one file may cost."""

COMPOUND_BYTES: Final = 64
ENTRY_BYTES: Final = 64
"""Of a compound: its share of the table, and a small value."""
KEY_BYTES: Final = 128
"""Of a key that was not seen before in the file; a key's text is kept once."""
LIST_BYTES: Final = 64
ELEMENT_BYTES: Final = 8
NUMBER_BYTES: Final = 32
STRING_BYTES: Final = 64
ARRAY_BYTES: Final = 80
