"""Values that somebody wrote into a file: taken for what is wanted in their place, or refused in one sentence."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.errors import BadScenario

MOST: Final = 1_000_000  # nobody means a larger number


def as_dict(value: object) -> dict[str, object]:
    """The object that is wanted here."""
    if not isinstance(value, dict):
        raise BadScenario("scenario-wants-object", value=shortly(value))
    return value


def as_list(value: object) -> list[object]:
    """The list that is wanted here."""
    if not isinstance(value, list):
        raise BadScenario("scenario-wants-list", value=shortly(value))
    return value


def as_whole(value: object, least: int = -MOST, most: int = MOST) -> int:
    """The whole number that is wanted here."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadScenario("scenario-wants-number", value=shortly(value), least=str(least), most=str(most))
    return value


def as_count(value: object, most: int = MOST) -> int:
    """The number, at least 0, that is wanted here."""
    return as_whole(value, 0, most)


def as_text(value: object) -> str:
    """The text that is wanted here."""
    if not isinstance(value, str):
        raise BadScenario("scenario-wants-text", value=shortly(value))
    return value


def as_yes_or_no(value: object) -> bool:
    """The true or false that is wanted here."""
    if not isinstance(value, bool):
        raise BadScenario("scenario-wants-yes-or-no", value=shortly(value))
    return value


def shortly(value: object) -> str:
    """A value for a message, cut where it is long."""
    if isinstance(value, int) and abs(value) > MOST**3:
        return "…"
    told = repr(value)
    return told if len(told) <= 80 else f"{told[:80]}…"
