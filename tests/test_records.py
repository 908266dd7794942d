"""Records of a state: copied, told in a row and read back, none of their fields is forgotten."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest

from mulligan.cipher.columns import Act
from mulligan.cipher.remembered import Occurrence, PastEvent
from mulligan.kernel.chance import Chance
from mulligan.kernel.frames import Scope
from mulligan.kernel.modifiers import Modifier
from mulligan.kernel.options import Decision, Option
from mulligan.lorcana.happenings import Happening
from mulligan.magic.damage_dealt import CreatureDamage, PlayerDamage
from mulligan.magic.looks import Look
from mulligan.magic.packets import Packet
from mulligan.magic.spell_mana import SpellMana
from support import TESTS

RECORDS: dict[str, tuple[object, Callable[[list[object]], object]]] = {
    "kernel/chance.py Chance": (Chance(), Chance.from_row),
    "kernel/frames.py Scope": (Scope(), Scope.from_row),
    "kernel/modifiers.py Modifier": (Modifier(), Modifier.from_row),
    "kernel/options.py Option": (Option("play"), Option.from_row),
    "kernel/options.py Decision": (Decision(0, "", []), Decision.from_row),
    "magic/looks.py Look": (Look(), Look.from_row),
    "magic/packets.py Packet": (Packet(0, 0, 0, 0, 0, 0), Packet.from_row),
    "magic/damage_dealt.py CreatureDamage": (CreatureDamage(), CreatureDamage.from_row),
    "magic/damage_dealt.py PlayerDamage": (PlayerDamage(), PlayerDamage.from_row),
    "magic/spell_mana.py SpellMana": (SpellMana(), SpellMana.from_row),
    "cipher/remembered.py PastEvent": (PastEvent(0, 0, 0, 0, 0, 0), PastEvent.from_row),
    "cipher/remembered.py Occurrence": (Occurrence(), Occurrence.from_row),
    "cipher/columns.py Act": (Act(0, 0, False, 0, []), Act.from_row),
    "lorcana/happenings.py Happening": (Happening(0, 0, 0, 0, 0, 0, 0, 0), Happening.from_row),
}


def fields_of(name: str) -> dict[str, str]:
    """The fields of a class with their types, as its source declares them or its `__init__` makes them."""
    file, _, called = name.partition(" ")
    tree = ast.parse((TESTS.parent / "src" / "mulligan" / file).read_text("utf-8"))
    found: dict[str, str] = {}
    body = next(one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == called).body
    for one in body:
        if isinstance(one, ast.AnnAssign):
            found[ast.unparse(one.target)] = ast.unparse(one.annotation)
        if isinstance(one, ast.FunctionDef) and one.name == "__init__":
            told = {argument.arg: ast.unparse(argument.annotation or argument) for argument in one.args.args}
            for line in one.body:
                if isinstance(line, ast.AnnAssign):
                    found[ast.unparse(line.target).removeprefix("self.")] = ast.unparse(line.annotation)
                if isinstance(line, ast.Assign):
                    field = ast.unparse(line.targets[0]).removeprefix("self.")
                    found[field] = told.get(ast.unparse(line.value), "bool")
    return found


def example(kind: str, number: int) -> object:
    """A value of a type that no other field has."""
    values = {"i64": number, "bool": True, "str": str(number), "list[int]": [number], "list[list[int]]": [[number]]}
    values |= {"Few": values["list[int]"], "FewLists": values["list[list[int]]"]}
    values |= {"list[Option]": [Option(str(number), number)]}
    return values[kind]


@pytest.mark.parametrize("name", RECORDS)
def test_no_field_of_a_record_is_forgotten(name: str) -> None:
    record, from_row = RECORDS[name]
    fields = fields_of(name)
    assert len(fields) > 2
    values = {field: example(kind, 100 + i) for i, (field, kind) in enumerate(fields.items())}
    for field, value in values.items():
        setattr(record, field, value)
    again = {"row": from_row(record.row())}  # type: ignore[attr-defined]
    if hasattr(record, "copy"):
        again["copy"] = record.copy()
    for way, other in again.items():
        assert {field: getattr(other, field) for field in fields} == values, way
