"""The `mulligan` command."""

from mulligan.cli.house import main

__all__ = ["main"]
