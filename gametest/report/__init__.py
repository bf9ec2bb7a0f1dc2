"""Floor 12: listeners that write what a run said.

One module a form: log lines, progress, summary, JUnit, JSON lines, annotations. Each reads only
the events of `gametest.framework.events`; none knows the runner.
"""
