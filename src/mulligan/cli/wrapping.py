"""Lines no wider than the terminal: words wrap, and what belongs together stays together while there is room."""

from __future__ import annotations

from rich.text import Text

from mulligan.cli.breaking import wrapped

NARROWEST = 20  # below this nothing is readable, whatever is done


def hang(text: Text, width: int, indent: int | None = None) -> list[Text]:
    """A text wrapped at its words; the lines after the first stand as far in as the first one begins, and a bit."""
    width = max(width, NARROWEST)
    if text.cell_len <= width:
        return [text]
    start = len(text.plain) - len(text.plain.lstrip(" "))
    lead, body = text[:start], text[start:]
    indent = min(start + 2 if indent is None else indent, width // 2)
    first = wrapped(body, width - lead.cell_len)[0]
    rest = body[len(first.plain) :]
    while rest.plain.startswith(" "):
        rest = rest[1:]
    lines = [tidy(Text.assemble(lead, first))]
    if rest.plain:
        lines += [tidy(Text.assemble(" " * indent, line)) for line in wrapped(rest, width - indent)]
    return lines


def flow(lead: Text, parts: list[Text], width: int, between: str = " · ", indent: int | None = None) -> list[Text]:
    """Parts one after the other behind a lead, as many in a line as there is room for."""
    width = max(width, NARROWEST)
    indent = min(lead.cell_len if indent is None else indent, width // 3)
    lines: list[Text] = []
    line, empty = lead.copy(), True
    for part in parts:
        needed = part.cell_len + (0 if empty else len(between))
        if not empty and line.cell_len + needed > width:
            lines.append(line)
            line, empty = Text(" " * indent), True
        if empty:
            wrapped = hang(Text.assemble(line, part), width, indent + 2)
            lines.extend(wrapped[:-1])
            line, empty = wrapped[-1], False
        else:
            line = Text.assemble(line, (between, "dim"), part)
    return [tidy(one) for one in [*lines, line]]


def tidy(line: Text) -> Text:
    """A line without spaces at its end."""
    line.rstrip()
    return line
