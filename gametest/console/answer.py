"""What one line of the console came to."""

from __future__ import annotations

from typing import final

import attrs


@final
@attrs.frozen
class Answer:
    lines: tuple[str, ...] = ()
    """What was said, in order."""
    failed: bool = False
    """The line is no command, the command failed, or something is not simulated."""
    cursor: int | None = None
    """Where in the line the mistake is; None if it was read."""
    result: int | None = None

    def marked(self, line: str, indent: int = 0) -> tuple[str, ...]:
        """The lines, under the caret that stands below the guilty word of `line`.

        `indent` is the width of what stands before the line on the screen.
        """
        if self.cursor is None:
            return self.lines
        start = self.cursor
        word = line[start:].split(" ", 1)[0]
        caret = " " * (indent + start) + "^" * max(1, len(word))
        return (caret, *self.lines)
