"""Short ways for what packs do most: storages, paths of keys only, one value.

Each does the frequent case and leaves everything else, failures included, to the plain step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.data_access.accessor import DataAccessor
from gametest.command.data_access.storage_data import StorageData
from gametest.command.engine.compiled_command import Step
from gametest.nbt.memory import ELEMENT_BYTES, extent, string_bytes
from gametest.nbt.snbt import MAX_DEPTH
from gametest.nbt.tags import NUMBER_TYPES, copy_tag, nbt_equal, tag_depth

if TYPE_CHECKING:
    from gametest.command.commands.data.values import Values
    from gametest.level.world.command_storage import CommandStorage
    from gametest.nbt.path import NbtPath
    from gametest.nbt.tags import Compound, Tag

_LEAF_TYPES: Final = (str, *NUMBER_TYPES)

Find: TypeAlias = "Callable[[CommandSourceStack], Tag | None]"
"""A tag that may be written as it is; None leaves the line to the plain step."""
WriteLeaf: TypeAlias = "Callable[[CommandStorage, Tag], bool]"
"""False, with nothing done, where the plain way has to write."""


def quick_step(
    operation: str, target: DataAccessor, path: NbtPath, values: Values, plain: Step
) -> Step | None:
    """A faster step with the same outcome as `plain`; None if the line is not frequent."""
    if not isinstance(target, StorageData) or path.keys is None:
        return None
    find = _finder(values, MAX_DEPTH - len(path.keys))
    if find is None:
        return None
    if operation == "append":
        constant = values.constant
        cost = ELEMENT_BYTES + (0 if constant is None else extent(constant)[1])
        return _append(target, path.keys, find, cost, plain)
    return _set(target, path.keys, find, plain) if operation == "set" else None


def leaf_writer(target: DataAccessor, path: NbtPath) -> WriteLeaf | None:
    """For what writes one number at a path; None if the place is not frequent."""
    if not isinstance(target, StorageData) or path.keys is None:
        return None
    storage_id = target.id
    *parents, last = path.keys

    def write(storage: CommandStorage, value: Tag) -> bool:
        tag: Tag | None = storage.get(storage_id)
        for key in parents:
            if type(tag) is not dict:
                return False
            tag = tag.get(key)
        # An empty compound may be that of a storage which was never written.
        if type(tag) is not dict or not (tag or parents):
            return False
        tag[last] = value
        return True

    return write


def _finder(values: Values, depth: int) -> Find | None:
    constant = values.constant
    if constant is not None:
        if isinstance(constant, _LEAF_TYPES):
            # A long string is charged for by the plain step.
            return None if string_bytes(constant) else lambda _source: constant
        return _copier(constant) if tag_depth(constant) <= depth else None
    origin, path = values.accessor, values.path
    if not isinstance(origin, StorageData) or path is None or path.keys is None:
        return None
    storage_id, keys = origin.id, path.keys

    def find(source: CommandSourceStack) -> Tag | None:
        tag: Tag | None = source.level.world.command_storage.get(storage_id)
        for key in keys:
            if type(tag) is not dict:
                return None
            tag = tag.get(key)
        if tag is None or isinstance(tag, _LEAF_TYPES):
            return tag
        meter = source.level.world.data_meter
        if meter.is_over:
            raise meter.refusal()
        levels, cost = extent(tag)
        if levels > depth:
            return None
        meter.charge(cost)
        return copy_tag(tag)

    return find


def _copier(constant: Tag) -> Find:
    """What is flat, as most written values are, is copied by Python's own `copy`."""
    if isinstance(constant, dict) and not any(map(_has_parts, constant.values())):
        flat: Compound = constant
        return lambda _source: flat.copy()
    return lambda _source: copy_tag(constant)


def _has_parts(tag: Tag) -> bool:
    return not isinstance(tag, _LEAF_TYPES)


def _append(
    target: StorageData, keys: tuple[str, ...], find: Find, cost: int, plain: Step
) -> Step:
    """`cost`: bytes of an element, charged for when the list has grown by many."""
    storage_id = target.id
    done = f"modified storage {storage_id}"

    def append(source: CommandSourceStack) -> int:
        value = find(source)
        tag: Tag | None = source.level.world.command_storage.get(storage_id)
        for key in keys:
            if type(tag) is not dict:
                return plain(source)
            tag = tag.get(key)
        if type(tag) is not list or value is None:
            return plain(source)
        tag.append(value)
        # Seldom, and with the number in place: this line is run millions of times.
        if not len(tag) & 4095:
            source.level.world.data_meter.charge(cost << 12)
        if not source.silent:
            source.send_success(done)
        return 1

    return append


def _set(target: StorageData, keys: tuple[str, ...], find: Find, plain: Step) -> Step:
    storage_id = target.id
    *parents, last = keys
    done = f"modified storage {storage_id}"

    def set_value(source: CommandSourceStack) -> int:
        value = find(source)
        tag: Tag | None = source.level.world.command_storage.get(storage_id)
        for key in parents:
            if type(tag) is not dict:
                return plain(source)
            tag = tag.get(key)
        if type(tag) is not dict or value is None:
            return plain(source)
        old = tag.get(last)
        # A storage that was never written must be made known, which the plain step does.
        if nbt_equal(old, value) if old is not None else not parents:
            return plain(source)
        tag[last] = value
        if not source.silent:
            source.send_success(done)
        return 1

    return set_value
