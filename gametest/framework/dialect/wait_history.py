"""What a condition showed while a test waited for it."""

from __future__ import annotations

from typing import Final, final

import attrs

_SHOWN: Final = 5


@final
@attrs.define(eq=False, repr=False)
class WaitHistory:
    """Told in every tick in which the condition does not hold."""

    _seen: list[tuple[int, str]] = attrs.field(factory=list, init=False)
    """What was found, with the first tick of each change."""
    _changes: int = attrs.field(default=0, init=False)
    _nearest: tuple[float, int, str] | None = attrs.field(default=None, init=False)
    """Distance, tick and what was found."""

    def note(self, tick: int, found: str | None, distance: float | None) -> None:
        if found is None:
            return
        if distance is not None and (
            self._nearest is None or distance < self._nearest[0]
        ):
            self._nearest = (distance, tick, found)
        if self._seen and self._seen[-1][1] == found:
            return
        self._changes += 1
        self._seen.append((tick, found))
        del self._seen[:-_SHOWN]

    def sentences(self) -> list[str]:
        """Nothing if there is no more to say than what is found now."""
        said = []
        last = self._seen[-1][1] if self._seen else None
        if self._nearest is not None and self._nearest[2] != last:
            _, tick, found = self._nearest
            said.append(f"while waiting, the nearest was {found} on tick {tick}")
        if len(self._seen) > 1:
            steps = ", ".join(f"{found} from tick {tick}" for tick, found in self._seen)
            more = self._changes - len(self._seen)
            before = f"{more} others, then " if more else ""
            said.append(f"while waiting, it was {before}{steps}")
        elif self._seen:
            tick, found = self._seen[0]
            said.append(f"while waiting, it was {found} all the time from tick {tick}")
        return said
