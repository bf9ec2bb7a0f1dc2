"""`"type": "gametest:process"`: a test that is a manifest of processes.

A pack is data and starts nothing: whoever runs it has to allow it. Light, for every load of packs
knows the kind.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

import attrs

from gametest.core.identifier import Identifier
from gametest.framework.levelless_test import LevellessTestInstance

PROCESS_EXECUTOR: Final = "process"
MANIFESTS: Final = "process_manifest"
"""`data/<namespace>/process_manifest/<path>.json`."""


@final
@attrs.frozen(kw_only=True)
class ProcessTestInstance(LevellessTestInstance):
    """Passes if all scenarios of its manifest do.

    `timeout_s` stands beside each scenario's own; without it only those count.
    """

    type_id = Identifier("gametest", "process")
    executor: ClassVar[str] = PROCESS_EXECUTOR

    manifest: Identifier
    """The file `data/<namespace>/process_manifest/<path>.json`."""
    values: dict[str, str] = attrs.field(factory=dict)
    """What placeholders stand for."""
    only: tuple[str, ...] = ()
    """Scenarios by id, with `*` and `?`; none: all."""
