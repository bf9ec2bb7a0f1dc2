"""The format numbers of a pack or an overlay, of every era.

Rules: https://minecraft.wiki/w/Pack.mcmeta, changes of 25w31a
(https://github.com/misode/technical-changes/blob/main/1.21.9/25w31a.md).
"""

from __future__ import annotations

from gametest.pack.format_range import (
    ANY_MINOR,
    FIRST_MINOR_MAJOR,
    Format,
    FormatRange,
)
from gametest.pack.json_object import JsonObject
from gametest.registry.json_words import describe, short


def read_pack_formats(pack: JsonObject) -> FormatRange | None:
    """The range a pack claims; None if the fields do not say one."""
    main = _read_major(pack, "pack_format")
    old = read_old_range(pack, "supported_formats")
    new = read_new_range(pack)
    if new is not None:
        _check_old_fields(pack, new, main, old)
        return new
    if pack.has("min_format") or pack.has("max_format"):
        return old
    if not pack.has("pack_format"):
        _missing(pack, "pack_format", "packs without min_format and max_format need it")
        return old
    if main is None:
        return old
    claimed = old or FormatRange.of_majors(main, main)
    if claimed.reaches_minors:
        pack.issue(
            "missing-field",
            "fields 'min_format' and 'max_format' are missing: the pack claims format "
            f"{claimed.maximum[0]}, and formats from {FIRST_MINOR_MAJOR} on need them",
        )
    _check_main(pack, claimed, main)
    return claimed


def read_new_range(fields: JsonObject) -> FormatRange | None:
    """`min_format` and `max_format`; None, with an issue, if only one is there."""
    low = _read_format(fields, "min_format", 0)
    high = _read_format(fields, "max_format", ANY_MINOR)
    for key, other in (("min_format", "max_format"), ("max_format", "min_format")):
        if fields.has(other) and not fields.has(key):
            _missing(fields, key, f"it goes with {other!r}")
    if low is None or high is None:
        return None
    if low > high:
        fields.issue(
            "bad-pack-format",
            f"min_format {_text(low)} is above max_format {_text(high)}",
            "min_format",
        )
        return None
    return FormatRange(low, high)


def read_old_range(fields: JsonObject, key: str) -> FormatRange | None:
    """A number, a list of two, or an object of `min_inclusive` and `max_inclusive`."""
    if not fields.has(key):
        return None
    match _cut(fields, key):
        case bool():
            pass
        case int(single):
            return _old_range(fields, key, single, single)
        case [int(low), int(high)] if bool not in (type(low), type(high)):
            return _old_range(fields, key, low, high)
        case dict():
            ends = fields.find_object(key)
            if ends is None:
                return None
            low_end = ends.get("min_inclusive", int)
            high_end = ends.get("max_inclusive", int)
            ends.report_unknown()
            if low_end is None or high_end is None:
                return None
            return _old_range(fields, key, low_end, high_end)
    fields.issue(
        "wrong-type",
        "expected a whole number, a list of two or an object with min_inclusive and "
        f"max_inclusive, got {describe(fields.fields[key])}",
        key,
    )
    return None


def _cut(fields: JsonObject, key: str) -> object:
    value = fields.fields[key]
    if isinstance(value, list):
        return [fields.cut(number, key) for number in value]
    return fields.cut(value, key)


def check_old_matches(
    fields: JsonObject, key: str, new: FormatRange, old: FormatRange
) -> None:
    """The older field must name the majors of the newer ones."""
    majors = (new.minimum[0], new.maximum[0])
    if (old.minimum[0], old.maximum[0]) != majors:
        fields.issue(
            "bad-pack-format",
            f"{key} says {old}, but min_format and max_format say {new}",
            key,
        )


def _check_old_fields(
    pack: JsonObject, new: FormatRange, main: int | None, old: FormatRange | None
) -> None:
    if new.reaches_majors_only:
        reason = f"the pack claims formats older than {FIRST_MINOR_MAJOR}"
        for key in ("pack_format", "supported_formats"):
            if not pack.has(key):
                _missing(pack, key, reason)
        if old is not None:
            check_old_matches(pack, "supported_formats", new, old)
    elif pack.has("supported_formats"):
        pack.issue(
            "bad-pack-format",
            "supported_formats is not allowed when every claimed format is "
            f"{FIRST_MINOR_MAJOR} or newer",
            "supported_formats",
            at_key=True,
        )
    if main is not None:
        _check_main(pack, new, main)


def _check_main(pack: JsonObject, claimed: FormatRange, main: int) -> None:
    if not claimed.minimum[0] <= main <= claimed.maximum[0]:
        pack.issue(
            "bad-pack-format",
            f"pack_format {main} is not one of the claimed formats {claimed}",
            "pack_format",
        )


def _read_major(fields: JsonObject, key: str) -> int | None:
    value = fields.find(key, int)
    return value if value is None or _in_range(fields, key, value) else None


def _read_format(fields: JsonObject, key: str, bare_minor: int) -> Format | None:
    """A bare major, also as a list of one, means minor 0 below and any minor above."""
    if not fields.has(key):
        return None
    value = fields.fields[key]
    given = value if isinstance(value, list) else [value]
    numbers = [fields.cut(number, key) for number in given]
    if not 1 <= len(numbers) <= 2 or any(type(number) is not int for number in numbers):
        fields.issue(
            "wrong-type",
            f"expected a whole number or a list of one or two, got {describe(value)}",
            key,
        )
        return None
    if not all(_in_range(fields, key, number) for number in numbers):
        return None
    return numbers[0], numbers[1] if len(numbers) == 2 else bare_minor


def _old_range(fields: JsonObject, key: str, low: int, high: int) -> FormatRange | None:
    if not (_in_range(fields, key, low) and _in_range(fields, key, high)):
        return None
    if low > high:
        fields.issue(
            "bad-pack-format", f"{key} starts at {low} above its end {high}", key
        )
        return None
    return FormatRange.of_majors(low, high)


def _in_range(fields: JsonObject, key: str, value: int) -> bool:
    if 0 <= value <= ANY_MINOR:
        return True
    expected = "of at least 0" if value < 0 else "of 32 bits"
    fields.issue(
        "out-of-range", f"{key}: expected a number {expected}, got {short(value)}", key
    )
    return False


def _missing(fields: JsonObject, key: str, reason: str) -> None:
    fields.issue("missing-field", f"field {key!r} is missing: {reason}")


def _text(pack_format: Format) -> str:
    major, minor = pack_format
    return str(major) if minor in (0, ANY_MINOR) else f"{major}.{minor}"
