"""The `mulligan` command."""

from mulligan.cli.commands import main

__all__ = ["main"]
