"""Which collection a command uses: `--collection`, or MULLIGAN_COLLECTION."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import click

from mulligan.cli.language import say
from mulligan.kernel.shelves import VARIABLE, use_collection


def set_collection(ctx: click.Context, option: click.Parameter, value: str | None) -> None:
    """Use this collection while the command runs."""
    if not value:
        return
    before = os.environ.get(VARIABLE)
    use_collection(value)
    ctx.call_on_close(lambda: restore(before))


def restore(before: str | None) -> None:
    """Use the collection again that was used before."""
    if before is None:
        os.environ.pop(VARIABLE, None)
    else:
        os.environ[VARIABLE] = before


def collecting(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command take `--collection`."""
    option = click.option(
        "--collection", callback=set_collection, is_eager=True, expose_value=False, help=say("help-option-collection")
    )
    return option(command)
