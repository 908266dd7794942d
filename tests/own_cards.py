"""Cards of our own for Magic's rule tests, and what is done at their tables again and again."""

from __future__ import annotations

from support import Story


def card(name: str, *notation: str, cost: str = "{R}", line: str = "Instant", **more: object) -> dict[str, object]:
    """A card of our own, with its abilities in notation."""
    return {"name": name, "mana_cost": cost, "type_line": line, "notation": list(notation), **more}


def creature(name: str, *notation: str, cost: str = "{R}", line: str = "Creature — Bear") -> dict[str, object]:
    """A creature of our own."""
    return card(name, *notation, cost=cost, line=line, power="2", toughness="2")


def resolve(story: Story, number: int | str = 1) -> Story:
    """All pass until so many objects have left the stack."""
    story.runner.take({"resolve": number})
    return story


def settle(story: Story) -> Story:
    """All pass until the stack is empty."""
    return resolve(story, "all")


def lines(story: Story) -> list[str]:
    """What the log tells, without who and whom."""
    return [line[0] for line in story.log()]
