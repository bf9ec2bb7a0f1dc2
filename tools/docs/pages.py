"""Which pages there are."""

from __future__ import annotations

from gametest.report.events_schema import events_page, events_schema_text
from tools.docs.api_page import api_page
from tools.docs.cli_page import cli_page
from tools.docs.diagnostics_page import diagnostics_page
from tools.docs.formats_page import formats_page
from tools.docs.json_schemas import (
    configuration_schema_text,
    environment_schema_text,
    instance_schema_text,
)
from tools.docs.spyglass_commands import spyglass_commands
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
        "schemas/gametest-toml.schema.json": configuration_schema_text(),
        "schemas/spyglass-commands.json": spyglass_commands(),
        "schemas/test-environment.schema.json": environment_schema_text(),
        "schemas/test-instance.schema.json": instance_schema_text(),
        "support.md": support_page(),
    }
