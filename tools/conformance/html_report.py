"""All results as one page without outside parts."""

from __future__ import annotations

from html import escape
from typing import Final

import attrs

from tools.conformance.explanation import first_divergence
from tools.conformance.result import TraceResult, totals

_STYLE: Final = (
    "body{font:14px sans-serif;margin:2em}"
    "table{border-collapse:collapse;margin:1em 0}"
    "td,th{border:1px solid #ccc;padding:2px 8px;text-align:left;vertical-align:top}"
    ".exact{background:#dfd}.differs{background:#fed}"
    ".unsupported{background:#eee}.error{background:#fcc}"
    "pre{margin:0;white-space:pre-wrap}"
)
_HEAD: Final = ("trace", "family", "verdict", "score", "events", "extra", "first")


def page(results: list[TraceResult]) -> str:
    rows = "\n".join(map(_row, results))
    head = "".join(f"<th>{name}</th>" for name in (*_HEAD, "what there is to say"))
    groups = "\n".join(_groups(name, results) for name in ("families", "mechanics"))
    return (
        "<!doctype html><html lang='en'><meta charset='utf-8'>"
        f"<title>Conformance</title><style>{_STYLE}</style>"
        f"<h1>Recorded traces</h1><table><tr>{head}</tr>\n{rows}</table>{groups}</html>\n"
    )


def _row(result: TraceResult) -> str:
    score = result.score
    first = result.comparison.first_tick
    cells = (
        result.trace.name,
        result.trace.family,
        result.verdict,
        f"{result.value:.3f}",
        f"{score.matched}/{score.expected}",
        str(score.extra),
        "" if first is None else str(first),
    )
    said = [f"not simulated: {name}" for name in result.unsupported]
    said += first_divergence(result)
    if result.replay.error is not None:
        said.append(result.replay.error)
    text = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    notes = f"<td><pre>{escape(chr(10).join(said))}</pre></td>"
    return f"<tr class='{result.verdict}'>{text}{notes}</tr>"


def _groups(name: str, results: list[TraceResult]) -> str:
    rows = []
    for group in totals(results)[name]:
        values = attrs.astuple(group)
        shown = (f"{v:.3f}" if isinstance(v, float) else str(v) for v in values)
        rows.append("<tr>" + "".join(f"<td>{escape(v)}</td>" for v in shown) + "</tr>")
    head = "<th>name<th>traces<th>exact<th>unsupported<th>matched<th>expected<th>extra"
    body = "\n".join(rows)
    return f"<h2>{name}</h2><table><tr>{head}<th>mean</tr>{body}</table>"
