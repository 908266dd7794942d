"""Decks in text with marks of a program: Forge's and XMage's `.dck`. Lines stay at their numbers."""

from __future__ import annotations

import re
from typing import Final

from mulligan.decks.listed import LEAD, LEFT_OUT

_SECTION: Final = re.compile(r"\[(\w{1,40})\]$")
_XMAGE: Final = re.compile(r"(?:NAME|AUTHOR|LAYOUT (?:MAIN|SIDEBOARD)):")


def plain_text(text: str) -> tuple[str, str]:
    """A list without the marks of a program, and the name it gives the deck."""
    lines = text.splitlines()
    if any(_XMAGE.match(line) for line in lines):
        return xmage(lines)
    sections = [match[1].lower() for line in lines if (match := _SECTION.match(line.strip())) is not None]
    return forge(lines) if "metadata" in sections or "main" in sections else (text, "")


def xmage(lines: list[str]) -> tuple[str, str]:
    """`NAME:…`, then `4 [M14:155] Name` and `SB: 2 [M14:1] Name`, then where the cards lie on the screen."""
    name = next((line.partition(":")[2].strip() for line in lines if line.startswith("NAME:")), "")
    return "\n".join("" if _XMAGE.match(line) else line for line in lines), name


def forge(lines: list[str]) -> tuple[str, str]:
    """Sections in brackets; a card is `4 Name|SET|1`."""
    found: list[str] = []
    section = ""
    name = ""
    for line in lines:
        match = _SECTION.match(line.strip())
        if match is not None:
            section = match[1].lower()
            found.append({"sideboard": "Sideboard", LEAD: "Commander", "main": "Deck"}.get(section, ""))
        elif section == "metadata" or any(word in section for word in LEFT_OUT):
            key, _, value = line.partition("=")
            name = value.strip() if section == "metadata" and key.strip().lower() == "name" else name
            found.append("")
        else:
            found.append(line.partition("|")[0].strip())
    return "\n".join(found), name
