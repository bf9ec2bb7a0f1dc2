"""Ranges of data pack formats (https://minecraft.wiki/w/Pack_format)."""

from __future__ import annotations

from typing import Final, TypeAlias, final

import attrs

Format: TypeAlias = tuple[int, int]
"""Major and minor; formats before 82 have only a major."""

ANY_MINOR: Final = 0x7FFFFFFF
"""The minor of an upper end that is given as a bare major: any minor."""

FIRST_MINOR_MAJOR: Final = 82
"""Since this major (1.21.9) formats have minors and packs say min_format and max_format."""

FIRST_SINGULAR_MAJOR: Final = 45
"""Since this major (24w21a) folders have singular names."""


@final
@attrs.frozen
class FormatRange:
    """Both ends belong to the range."""

    minimum: Format
    maximum: Format

    @classmethod
    def of_majors(cls, low: int, high: int) -> FormatRange:
        return cls((low, 0), (high, ANY_MINOR))

    def contains(self, pack_format: Format) -> bool:
        return self.minimum <= pack_format <= self.maximum

    def intersection(self, other: FormatRange) -> FormatRange | None:
        low = max(self.minimum, other.minimum)
        high = min(self.maximum, other.maximum)
        return FormatRange(low, high) if low <= high else None

    @property
    def reaches_majors_only(self) -> bool:
        """Some format of the range is older than `FIRST_MINOR_MAJOR`."""
        return self.minimum[0] < FIRST_MINOR_MAJOR

    @property
    def reaches_minors(self) -> bool:
        """Some format of the range is `FIRST_MINOR_MAJOR` or newer."""
        return self.maximum[0] >= FIRST_MINOR_MAJOR

    @property
    def is_plural_only(self) -> bool:
        """Every format of the range wants the older plural folder names."""
        return self.maximum[0] < FIRST_SINGULAR_MAJOR

    @property
    def reaches_plural(self) -> bool:
        return self.minimum[0] < FIRST_SINGULAR_MAJOR

    def __str__(self) -> str:
        low, high = _end(self.minimum), _end(self.maximum)
        return low if low == high else f"{low} to {high}"


def _end(pack_format: Format) -> str:
    major, minor = pack_format
    return str(major) if minor in (0, ANY_MINOR) else f"{major}.{minor}"


EVERY_FORMAT: Final = FormatRange((0, 0), (ANY_MINOR, ANY_MINOR))
