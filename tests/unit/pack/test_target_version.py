from __future__ import annotations

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.version import version_named
from gametest.pack.format_range import ANY_MINOR, Format, FormatRange
from gametest.pack.pack_metadata import PackMetadata
from gametest.pack.target_version import Claim, choose_version


def claim(name: str, low: Format, high: Format) -> Claim:
    metadata = PackMetadata(formats=FormatRange(low, high), claims_formats=True)
    return Claim(name, metadata, f"{name}/pack.mcmeta")


def majors(name: str, low: int, high: int) -> Claim:
    return claim(name, (low, 0), (high, ANY_MINOR))


@pytest.mark.parametrize(
    ("claims", "version", "codes"),
    [
        ([], "26.3", []),
        ([majors("a", 71, 121)], "26.3", []),
        ([majors("a", 71, 999)], "26.3", []),
        ([majors("a", 48, 88)], "1.21.5", []),
        ([majors("a", 71, 110), majors("b", 94, 121)], "26.2", []),
        ([claim("a", (94, 0), (94, 1))], "1.21.11", []),
        # 1.21.11 is 94.1, which this range does not reach.
        ([claim("a", (88, 0), (94, 0))], "1.21.5", ["unlisted-format"]),
        ([majors("a", 88, 88)], "1.21.5", ["unlisted-format"]),
        ([majors("a", 130, 131)], "26.3", ["unlisted-format"]),
        ([majors("a", 48, 48)], "26.3", ["no-common-version"]),
        ([majors("a", 48, 71), majors("b", 94, 121)], "26.3", ["no-common-version"]),
    ],
)
def test_the_newest_version_that_all_packs_claim_is_chosen(
    claims: list[Claim], version: str, codes: list[str], collector: DiagnosticCollector
) -> None:
    chosen = choose_version(claims, None, collector)

    assert version == chosen.name
    assert codes == [finding.code for finding in collector]


def test_packs_without_a_common_version_are_all_named(
    collector: DiagnosticCollector,
) -> None:
    choose_version([majors("a", 48, 71), majors("b", 94, 121)], None, collector)

    (finding,) = collector
    assert finding.notes == ("a claims 48 to 71", "b claims 94 to 121")
    assert [str(place) for place in (finding.location, *finding.related)] == [
        "b/pack.mcmeta",
        "a/pack.mcmeta",
    ]


def test_an_explicit_target_is_taken_and_packs_that_do_not_claim_it_are_told(
    collector: DiagnosticCollector,
) -> None:
    claims = [majors("a", 71, 121), majors("b", 94, 121)]

    chosen = choose_version(claims, version_named("1.21.5"), collector)

    assert chosen.name == "1.21.5"
    assert [(finding.code, str(finding.location)) for finding in collector] == [
        ("incompatible-pack", "b/pack.mcmeta")
    ]
