"""Bytes that writer and reader share."""

from __future__ import annotations

import struct
from typing import Final

MAGIC: Final = b"\x89GTR\r\n\x1a\n"
"""As PNG's: shows at once what a transfer as text has done to the file."""
VERSION: Final = 1
HEAD: Final = struct.Struct("<8sHHI")
"""Magic, version, flags (0), length of the header's JSON."""
BLOCK: Final = struct.Struct("<BBIIII")
"""Tag, method, first frame, number of frames, length of the payload, length as stored."""
CHECKSUM: Final = struct.Struct("<I")
END: Final = struct.Struct("<QIBI")
"""Offset of the index, number of frames, ending, CRC-32 of the file before this block."""

FRAMES_TAG: Final = 0x46
INDEX_TAG: Final = 0x49
END_TAG: Final = 0x45
STORED: Final = 0
ZLIB: Final = 1
ENDINGS: Final = ("closed", "stopped")

MEBIBYTE: Final = 1024 * 1024
MAXIMUM_HEADER: Final = MEBIBYTE
MAXIMUM_PAYLOAD: Final = 16 * MEBIBYTE
"""Of one block, unpacked; what a reader holds in memory is a small multiple of it."""
BLOCK_FRAMES: Final = 60
"""A killed game loses at most these."""
BLOCK_BYTES: Final = 256 * 1024
