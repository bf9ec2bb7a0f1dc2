"""What can be wrong with the name of a block state."""

from __future__ import annotations

from typing import final

from gametest.core.suggest import did_you_mean


class BlockStateError(ValueError):
    """A text or a structure names a state that the target version does not have."""

    @property
    def code(self) -> str:
        """The diagnostic code that fits."""
        return "bad-property"


@final
class UnknownBlockError(BlockStateError, KeyError):
    """No such block in this version; the message names the nearest known one."""

    def __init__(self, name: str, version: str, nearest: str | None) -> None:
        hint = f", did you mean {nearest!r}?" if nearest else ""
        self.message = f"{name!r} is no block of {version}{hint}"
        super().__init__(self.message)
        self.name = name
        self.nearest = nearest

    @property
    def code(self) -> str:
        return "unknown-block"

    # KeyError would show the repr of the message.
    def __str__(self) -> str:
        return self.message


@final
class BadPropertyError(BlockStateError):
    """The block has no such property, or the property no such value."""

    def __init__(
        self, block: str, name: str, value: str | None, known: tuple[str, ...]
    ) -> None:
        if value is None:
            hint = did_you_mean(name, known)
            what = f"{block} has no property {name!r}{hint}"
        else:
            what = (
                f"property {name!r} of {block} cannot be {value!r}, "
                f"only {', '.join(known)}"
            )
        super().__init__(what)
        self.block = block
        self.name = name
        self.value = value


@final
class BlockStateSyntaxError(BlockStateError):
    """The text is not of the form `block[name=value,...]`."""
