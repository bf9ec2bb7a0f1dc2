"""Which pages there are."""

from __future__ import annotations

from gametest.report.events_schema import events_page, events_schema_text
from tools.docs.api_page import api_page
from tools.docs.cli_page import cli_page
from tools.docs.diagnostics_page import diagnostics_page
from tools.docs.formats_page import formats_page
from tools.docs.support_page import support_page


def generated_pages() -> dict[str, str]:
    """File names in `docs/reference` with what they should hold."""
    return {
        "cli.md": cli_page(),
        "diagnostics.md": diagnostics_page(),
        "events.md": events_page(),
        "events.schema.json": events_schema_text(),
        "formats.md": formats_page(),
        "python-api.md": api_page(),
        "support.md": support_page(),
    }
