"""Words as our own data files write them."""

from __future__ import annotations

from mulligan.kernel.visible import is_visible


def quoted(text: str) -> str:
    """A text as TOML writes it, and reads it again; a half of a letter, which no file can hold, becomes a mark."""
    if '"' not in text and "\\" not in text and text.isprintable():
        return f'"{text}"'
    if '"' in text and "'" not in text and all(is_visible(letter) for letter in text):
        return f"'{text}'"
    return '"' + "".join(escaped(letter) for letter in text) + '"'


def escaped(letter: str) -> str:
    """A letter within double quotes."""
    if letter in ('"', "\\"):
        return f"\\{letter}"
    if is_visible(letter):
        return letter
    number = ord(letter)
    if 0xD800 <= number <= 0xDFFF:
        return "\ufffd"
    return f"\\u{number:04X}" if number <= 0xFFFF else f"\\U{number:08X}"


def listed(texts: list[str]) -> str:
    """Texts as TOML lists them."""
    return f"[{', '.join(quoted(one) for one in texts)}]"
