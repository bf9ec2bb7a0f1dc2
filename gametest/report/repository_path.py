"""Paths as build servers look them up: from the top of the repository, however they were typed."""

from __future__ import annotations

import os
from collections.abc import Mapping


def repository_path(source: str, environ: Mapping[str, str] | None = None) -> str:
    """A file relative to the checkout, with `/`; one outside of it stays as it was typed.

    The checkout is `GITHUB_WORKSPACE`, else the nearest folder above the working folder that
    holds `.git`, else the working folder. What follows a `!` lies inside an archive.
    """
    environ = os.environ if environ is None else environ
    archive, mark, inside = source.partition("!")
    return _relative(archive, environ).replace(os.sep, "/") + mark + inside


def _relative(path: str, environ: Mapping[str, str]) -> str:
    plain = os.path.normpath(path) if path else path
    try:
        here = os.getcwd()
    except OSError:
        return plain
    top = environ.get("GITHUB_WORKSPACE") or _repository(here) or here
    whole = os.path.normpath(os.path.join(here, plain))
    # The checkout may be reached by a link, and the pack be one.
    for file, folder in (
        (whole, os.path.abspath(top)),
        (os.path.realpath(whole), os.path.realpath(top)),
    ):
        prefix = folder.rstrip(os.sep) + os.sep
        if file.startswith(prefix):
            return file[len(prefix) :]
    return plain


def _repository(folder: str) -> str | None:
    while not os.path.exists(os.path.join(folder, ".git")):
        folder, before = os.path.dirname(folder), folder
        if folder == before:
            return None
    return folder
