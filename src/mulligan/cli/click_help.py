"""How click lays out its help: lists tell whole sentences, and lines break between ideographs.

Click cuts what a command is for at 45 letters, breaks at spaces only, and takes every letter for one column.
"""

from __future__ import annotations

import difflib
from typing import Final

import click
import click.formatting
from rich.cells import cell_len
from rich.text import Text

from mulligan.cli.breaking import wrapped
from mulligan.cli.language import say

LONGEST: Final = 400  # letters of a first sentence
_shortened = click.Command.get_short_help_str
_resolved = click.Group.resolve_command
_wrapped = click.formatting.wrap_text


def is_wide(text: str) -> bool:
    """Whether a text has letters that take two columns."""
    return cell_len(text) != len(text)


class Formatter(click.HelpFormatter):
    """Click's help, with the signs of the language behind its headings."""

    def write_heading(self, heading: str) -> None:
        """A heading of a list."""
        self.write(f"{'':>{self.current_indent}}{say('label', name=heading).rstrip()}\n")


def columns(text: str) -> int:
    """How many columns a text takes."""
    return cell_len(click.unstyle(text))


def short_help(command: click.Command, limit: int = 45) -> str:
    """A command's help in a list: its first sentence, in as many lines as it takes."""
    text = command.short_help or command.help or ""
    if not is_wide(text):
        return _shortened(command, LONGEST)
    first, found, _ = text.partition("\n\n")[0].partition(say("sentence-end"))
    return first + found


def wrap_text(
    text: str,
    width: int = 78,
    initial_indent: str = "",
    subsequent_indent: str = "",
    preserve_paragraphs: bool = False,
) -> str:
    """A text in lines no wider than this, as click asks for it."""
    if not is_wide(initial_indent + text):
        return _wrapped(text, width, initial_indent, subsequent_indent, preserve_paragraphs)
    paragraphs = text.split("\n\n") if preserve_paragraphs else [text]
    room = width - max(cell_len(initial_indent), cell_len(subsequent_indent))
    told: list[str] = []
    for paragraph in paragraphs:
        lines = [line.plain.rstrip() for line in wrapped(Text(" ".join(paragraph.split())), room)]
        told.append("\n".join([initial_indent + lines[0], *(subsequent_indent + line for line in lines[1:])]))
    return "\n\n".join(told)


def resolve_command(
    group: click.Group, ctx: click.Context, args: list[str]
) -> tuple[str | None, click.Command | None, list[str]]:
    """The command that is asked for; where there is none of that name, the one that is spelt almost so is told."""
    if args and not args[0].startswith("-") and group.get_command(ctx, args[0]) is None:
        near = difflib.get_close_matches(args[0], group.list_commands(ctx), 1, 0.6)
        if near:
            ctx.fail(say("unknown-command", text=args[0], hint=near[0]))
    return _resolved(group, ctx, args)


def lay_out() -> None:
    """Let click lay out all its help so."""
    click.Context.formatter_class = Formatter
    click.Command.get_short_help_str = short_help  # type: ignore[method-assign,assignment]
    click.Group.resolve_command = resolve_command  # type: ignore[method-assign,assignment]
    click.formatting.wrap_text = wrap_text
    click.formatting.term_len = columns  # type: ignore[attr-defined,assignment]
