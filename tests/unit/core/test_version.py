"""Formats: https://minecraft.wiki/w/Pack_format."""

from __future__ import annotations

import pytest

from gametest.core.version import (
    NEWEST_VERSION,
    SUPPORTED_VERSIONS,
    version_named,
)


@pytest.mark.parametrize(
    ("name", "pack_format"),
    [
        ("1.21.5", (71, 0)),
        ("1.21.11", (94, 1)),
        ("26.1", (101, 1)),
        ("26.2", (107, 1)),
        ("26.3", (121, 0)),
    ],
)
def test_each_version_has_its_data_pack_format(
    name: str, pack_format: tuple[int, int]
) -> None:
    assert pack_format == version_named(name).pack_format


def test_versions_come_oldest_first() -> None:
    versions = list(SUPPORTED_VERSIONS)

    assert versions == sorted(versions, key=lambda version: version.data_version)
    assert versions == sorted(versions, key=lambda version: version.pack_format)
    assert NEWEST_VERSION is versions[-1]


def test_minor_formats_begin_with_82() -> None:
    assert all(
        version.minor_formats == (version.pack_format[0] >= 82)
        for version in SUPPORTED_VERSIONS
    )


def test_an_unknown_name_is_no_version() -> None:
    with pytest.raises(KeyError):
        version_named("1.21.6")


def test_a_version_names_its_tables_without_dots() -> None:
    assert version_named("1.21.11").table_name == "1_21_11"
