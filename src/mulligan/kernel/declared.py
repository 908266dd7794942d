"""What is declared once: a class names its fields, and copying, saving and loading follow from them.

Uncompiled, a decorator writes the methods when the class is made, as dataclasses do. For the compiler the same text is
written into the copy of the sources that it reads (tools/native_steps.py), so both run the same code.
"""

from __future__ import annotations

import inspect
import sys
from typing import Final, TypeVar, dataclass_transform

Class = TypeVar("Class", bound=type)

# Of each type of field: how a copy is made of it, how it is told in a row, how it is read back.
SAME: Final = "{}"
TYPES: Final[dict[str, tuple[str, str, str]]] = {
    "i64": (SAME, SAME, "_rows.as_int({})"),
    "int": (SAME, SAME, "_rows.as_int({})"),
    "bool": (SAME, "int({})", "_rows.as_int({}) != 0"),
    "str": (SAME, SAME, "str({})"),
    "list[int]": ("{}[:]", SAME, "_rows.as_ints({})"),
    "list[list[int]]": ("[one[:] for one in {}]", SAME, "_rows.as_lists({})"),
}
FIELDS: Final = "declared_fields"


def ways(kind: str) -> tuple[str, str, str]:
    """How a field of a type is copied, told and read back; a list of records leaves that to the records."""
    found = TYPES.get(kind)
    if found is not None:
        return found
    record = kind.removeprefix("list[").removesuffix("]")
    return (
        "[one.copy() for one in {}]",
        "[one.row() for one in {}]",
        f"[{record}.from_row(_rows.as_list(one)) for one in _rows.as_list({{}})]",
    )


class Field:
    """A field of a class: its name, its type, and what it is unless somebody says otherwise."""

    def __init__(self, name: str, type: str, default: str | None) -> None:
        self.name = name
        self.type = type
        self.default = default

    def parameter(self) -> str:
        """The field as a parameter."""
        return f"{self.name}: {self.type}" + ("" if self.default is None else f" = {self.default}")

    def copied(self) -> str:
        """A copy of the field."""
        return ways(self.type)[0].format(f"self.{self.name}")

    def told(self) -> str:
        """The field in a row."""
        return ways(self.type)[1].format(f"self.{self.name}")

    def read(self, place: int) -> str:
        """The field read back from this place of a row."""
        return ways(self.type)[2].format(f"row[{place}]")


def frame_methods(name: str, fields: list[Field]) -> str:
    """The methods of a frame with these registers."""
    set_all = "".join(f"\n    self.{field.name} = {field.name}" for field in fields) or "\n    pass"
    return f'''\
def __init__(self, {", ".join(field.parameter() for field in fields)}) -> None:{set_all}

def copy(self) -> "{name}":
    """An equal frame, with the same scope object: the game that copies it sees to the scope."""
    new = {name}({", ".join(field.copied() for field in fields)})
    new.procedure = self.procedure
    new.pc = self.pc
    new.asking = self.asking
    new.scope = self.scope
    return new

def row(self) -> list[object]:
    """Its state as plain numbers; the game adds the scope."""
    return [{", ".join(["self.procedure", "self.pc", "self.asking", *(field.told() for field in fields)])}]

@staticmethod
def from_row(row: list[object]) -> "{name}":
    """The frame a row tells of, without its scope."""
    new = {name}({", ".join(field.read(place) for place, field in enumerate(fields, 3))})
    new.procedure = _rows.as_int(row[0])
    new.pc = _rows.as_int(row[1])
    new.asking = _rows.as_int(row[2])
    return new
'''


@dataclass_transform()
def registers(cls: Class) -> Class:
    """A frame whose registers have names: `@registers class Challenge(Frame): attacker: i64 = -1`."""
    fields: list[Field] = list(getattr(cls, FIELDS, []))
    for name, kind in inspect.get_annotations(cls).items():
        default = repr(cls.__dict__[name]) if name in cls.__dict__ else None
        fields.append(Field(name, kind, default))
    setattr(cls, FIELDS, fields)
    from mulligan.kernel import rows  # the build reads this file alone

    made: dict[str, object] = {}
    names = {**vars(sys.modules[cls.__module__]), cls.__name__: cls, "_rows": rows}
    exec("from __future__ import annotations\n" + frame_methods(cls.__name__, fields), names, made)  # noqa: S102
    for name, method in made.items():
        if callable(method) or isinstance(method, staticmethod):
            setattr(cls, name, method)
    return cls
