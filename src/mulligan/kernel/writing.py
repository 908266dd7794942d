"""Words as our own data files write them."""

from __future__ import annotations

import json


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    if '"' in text and "'" not in text:
        return f"'{text}'"
    return json.dumps(text, ensure_ascii=False)


def listed(texts: list[str]) -> str:
    """Texts as TOML lists them."""
    return f"[{', '.join(quoted(one) for one in texts)}]"
