"""Which version of the game a run imitates, from what its packs claim."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.source_location import SourceLocation
from gametest.core.version import NEWEST_VERSION, SUPPORTED_VERSIONS, GameVersion
from gametest.pack.format_range import EVERY_FORMAT, Format, FormatRange
from gametest.pack.pack_metadata import PackMetadata


@final
@attrs.frozen
class Claim:
    """The formats of one pack whose metadata say some."""

    pack: str
    metadata: PackMetadata
    source: str
    """Its pack.mcmeta."""

    @property
    def formats(self) -> FormatRange:
        return self.metadata.formats

    def locate(self) -> SourceLocation:
        return self.metadata.locate_formats(self.source)


def choose_version(
    claims: Sequence[Claim],
    target: GameVersion | None,
    collector: DiagnosticCollector,
) -> GameVersion:
    """`target` if given, else the newest supported version that every pack claims."""
    if target is not None:
        for claim in claims:
            if not claim.formats.contains(target.pack_format):
                collector.warning(
                    "incompatible-pack",
                    f"the pack claims formats {claim.formats}, but the target "
                    f"{target} has {format_text(target.pack_format)}",
                    claim.locate(),
                )
        return target
    common: FormatRange | None = EVERY_FORMAT
    for claim in claims:
        common = None if common is None else common.intersection(claim.formats)
    if common is not None:
        inside = [v for v in SUPPORTED_VERSIONS if common.contains(v.pack_format)]
        if inside:
            return inside[-1]
        older = [v for v in SUPPORTED_VERSIONS if v.pack_format < common.maximum]
        if older:
            newest = min(claims, key=lambda claim: claim.formats.maximum)
            collector.warning(
                "unlisted-format",
                f"no supported version has a format in {common}, so the nearest older "
                f"one, {older[-1]}, is taken",
                newest.locate(),
            )
            return older[-1]
    _report_no_common(claims, collector)
    return NEWEST_VERSION


def format_text(pack_format: Format) -> str:
    major, minor = pack_format
    return f"{major}.{minor}" if minor else str(major)


def _report_no_common(claims: Sequence[Claim], collector: DiagnosticCollector) -> None:
    if len(claims) == 1:
        message = f"formats {claims[0].formats} are older than every supported version"
    else:
        message = "the packs have no supported format in common"
    collector.warning(
        "no-common-version",
        f"{message}, so {NEWEST_VERSION} is taken",
        claims[-1].locate(),
        notes=tuple(f"{claim.pack} claims {claim.formats}" for claim in claims),
        related=tuple(claim.locate() for claim in claims[:-1]),
    )
