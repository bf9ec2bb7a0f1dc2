"""`diagnostics.md`: one paragraph a code."""

from __future__ import annotations

from gametest.core.diagnostic_codes import CODES
from tools.docs.markdown import code, note_of_origin, page

_INTRODUCTION = """
A finding names its place, says what was expected and what was found, and ends with a code in brackets:

```
demo/data/demo/test_instance/lamp.json:5:16: error: max_ticks: expected a number of at least 1, got 0 [out-of-range]
```

Everything is read before anything is said, so one broken file hides no other.
An *error* ends a run with exit code 2; `--keep-going` runs what can be run, and the exit code stays 2.
A *warning* is something that the game swallows silently: `run` only counts warnings, `gametest check` tells them all,
and `check --strict` takes them for errors.
A code never changes its meaning; `gametest check --format json` gives it as a field.
"""


def diagnostics_page() -> str:
    parts = [f"## {code(name)}\n\n{text}" for name, text in CODES.items()]
    return page(
        "# Diagnostics",
        note_of_origin("gametest/core/diagnostic_codes.py"),
        _INTRODUCTION,
        *parts,
    )
