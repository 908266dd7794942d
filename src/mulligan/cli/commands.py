"""The command as a whole: its options, its parts, and how errors are told."""

from __future__ import annotations

import os
import platform
import sys
from importlib import import_module
from typing import Final

import click

import mulligan
import mulligan.kernel.column
from mulligan.cli.click_help import lay_out
from mulligan.cli.click_words import let_click_speak
from mulligan.cli.collecting import collecting
from mulligan.cli.language import LANGUAGE, apart, say, sentence
from mulligan.kernel.errors import MulliganError

# Where each command is. A module is loaded when its command is asked for: whoever plays does not wait for the server.
PARTS: Final = {
    "play": "playing",
    "learn": "learning",
    "serve": "serving",
    "sim": "simulating",
    "booster": "boosters",
    "sealed": "sealing",
    "draft": "drafting",
    "event": "eventing",
    "scenario": "scenarios",
    "deck": "decks",
    "cards": "cards",
    "rules": "rulebook",
    "bench": "benching",
    "exercise": "exercising",
    "soak": "soaking",
    "fit": "fitting",
    "tournament": "competing",
    "tune": "tuning",
    "solve": "solving",
    "analyse": "analysing",
}


let_click_speak()
lay_out()


class Commands(click.Group):
    """A group of commands that tells what went wrong in one clear line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return sorted(PARTS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command by its name."""
        if cmd_name not in PARTS:
            return None
        found: click.Command = getattr(import_module(f"mulligan.cli.{PARTS[cmd_name]}"), cmd_name)
        return found

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The language may be said before a command or after it."""
        said, others = apart(args)
        return super().parse_args(ctx, [*said, *others])

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; whatever goes wrong is told, never shown as a stack trace."""
        try:
            return super().invoke(ctx)
        except MulliganError as error:
            if os.environ.get("MULLIGAN_DEBUG") == "1" and error.__cause__ is not None:
                raise  # somebody else's code went wrong: an agent's
            click.echo(say("error", message=sentence(error)), err=True)
            ctx.exit(2)
        except (click.ClickException, click.Abort, click.exceptions.Exit, BrokenPipeError):
            raise
        except (KeyboardInterrupt, EOFError):
            click.echo()
            ctx.exit(130)
        except Exception as error:
            if os.environ.get("MULLIGAN_DEBUG") == "1":
                raise
            click.echo(say("error-inside", message=f"{type(error).__name__}: {error}"), err=True)
            ctx.exit(70)


def set_language(ctx: click.Context, option: click.Parameter, value: str | None) -> None:
    """Speak this language from here on."""
    if value:
        try:
            LANGUAGE.speak(value)
        except MulliganError as error:
            click.echo(say("error", message=sentence(error)), err=True)
            ctx.exit(2)


def tell_version(ctx: click.Context, option: click.Parameter, value: bool) -> None:
    """Say which Mulligan this is."""
    if value and not ctx.resilient_parsing:
        state = "uncompiled" if mulligan.kernel.column.__file__.endswith(".py") else "compiled"
        click.echo(say("version", version=mulligan.__version__, state=state, python=platform.python_version()))
        if note := say("language-note"):
            click.echo(note)
        ctx.exit()


@click.group(cls=Commands, help=say("help-mulligan"), context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--lang", callback=set_language, is_eager=True, expose_value=False, help=say("help-lang"))
@click.option(
    "--version", is_flag=True, callback=tell_version, is_eager=True, expose_value=False, help=say("help-version")
)
@collecting
def mulligan_command() -> None:
    """All commands."""


def main() -> None:
    """The `mulligan` command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    mulligan_command()
