"""What is declared once: a class names its fields, and laying out, copying, saving and loading follow from them.

`@state` is for all of a game, `@registers` for frames, `@record` and `@value` for what else a state holds. Uncompiled,
the decorator writes the methods when the class is made, as dataclasses do. For the compiler the same text is written
into the copy of the sources that it reads (tools/native_steps.py), so both run the same code.
"""

from __future__ import annotations

import inspect
import sys
from typing import Any, Final, TypeVar, dataclass_transform

Class = TypeVar("Class", bound=type)

# Of each type of field: how a copy is made of it, how it is told in a row, how it is read back.
SAME: Final = "{}"
TYPES: Final[dict[str, tuple[str, str, str]]] = {
    "i64": (SAME, SAME, "_rows.as_int({})"),
    "int": (SAME, SAME, "_rows.as_int({})"),
    "Card": (SAME, SAME, "_rows.as_int({})"),
    "bool": (SAME, "int({})", "_rows.as_int({}) != 0"),
    "str": (SAME, SAME, "str({})"),
    "bytes": (SAME, SAME, "_rows.as_bytes({})"),
    "vec[i64]": ("{}[:]", "_column.pack({})", "_column.unpack({})"),
    "list[int]": ("{}[:]", SAME, "_rows.as_ints({})"),
    "CardList": ("{}[:]", SAME, "_rows.as_ints({})"),
    "list[bool]": ("{}[:]", SAME, "_rows.as_bools({})"),
    "list[list[int]]": ("[one[:] for one in {}]", SAME, "_rows.as_lists({})"),
    "dict[int, int]": ("{}.copy()", "_rows.counts({})", "_rows.as_counts({})"),
    "Few": ("{0}[:] if {0} else NO_CARDS", SAME, "_rows.as_ints({})"),
    "FewLists": ("[one[:] for one in {0}] if {0} else NO_CHOICES", SAME, "_rows.as_lists({})"),
    "Chance": ("{}.copy()", "{}.row()", "Chance.from_row(_rows.as_list({}))"),
    "Option": (SAME, "{}.row()", "Option.from_row(_rows.as_list({}))"),
    "list[Option]": ("{}[:]", "[one.row() for one in {}]", "options_from_rows({})"),
    "Decision | None": (
        SAME,
        "None if {0} is None else {0}.row()",
        "None if {0} is None else Decision.from_row(_rows.as_list({0}))",
    ),
    "list[Frame]": ("copy_frames({})", "frame_rows({})", "frames_from_rows(self.procedures, {})"),
    "list[Scope]": ("[one.copy() for one in {}]", "[one.row() for one in {}]", "scopes_from_rows({})"),
    "list[Modifier]": ("{}[:]", "[one.row() for one in {}]", "modifiers_from_rows({})"),
}
FIELDS: Final = "declared_fields"


def ways(kind: str) -> tuple[str, str, str]:
    """How a field of a type is copied, told and read back; a record that may be none, or a list of them, does it."""
    found = TYPES.get(kind)
    if found is not None:
        return found
    if kind.endswith(" | None"):
        record = kind.removesuffix(" | None")
        return (
            "None if {0} is None else {0}.copy()",
            "[] if {0} is None else {0}.row()",
            f"{record}.from_row(_rows.as_list({{0}})) if {{0}} else None",
        )
    record = kind.removeprefix("list[").removesuffix("]")
    return (
        "[one.copy() for one in {}]",
        "[one.row() for one in {}]",
        f"[{record}.from_row(_rows.as_list(one)) for one in _rows.as_list({{}})]",
    )


class Field:
    """A field of a class: its name, its type, what it begins as, and what becomes of it."""

    def __init__(self, name: str, type: str, default: str | None) -> None:
        self.name = name
        self.type = type
        self.default = default  # an expression, or None
        self.made = False  # each object begins with one of its own
        self.per_card = ""  # the column with a new card, if it is one
        self.placed = False  # the column says something of where a card lies, which everybody sees
        self.saved = True
        self.blank = ""  # what it is after loading, if it is not saved
        self.refilled = False  # a copy into a game that was one before keeps what is as it must be
        self.copying, self.telling, self.reading = ways(type)

    def parameter(self) -> str:
        """The field as a parameter."""
        return f"{self.name}: {self.type}" + ("" if self.default is None else f" = {self.default}")

    def copied(self) -> str:
        """A copy of the field."""
        if self.refilled:
            return f"_rows.copied_lists(self.{self.name}, new.{self.name})"
        return self.copying.format(f"self.{self.name}")

    def holds_cards(self) -> bool:
        """Whether a register holds a card, or cards."""
        return self.type in ("Card", "CardList")

    def held(self) -> str:
        """The numbers in a register, to be put into a list."""
        if self.type == "Card":
            return f"self.{self.name}"
        return f"*self.{self.name}" if self.type == "CardList" else f"*[n for row in self.{self.name} for n in row]"

    def renamed(self) -> str:
        """The register, where cards have other numbers now."""
        if self.type == "Card":
            return f"numbers.get(self.{self.name}, self.{self.name})"
        return f"[numbers.get(card, card) for card in self.{self.name}]"

    def moved(self) -> str:
        """The column in which cards have taken the places of others."""
        where = "_column" if self.type == "vec[i64]" else "_rows"
        return f"{where}.moved(self.{self.name}, cards, order)"

    def in_row(self) -> str:
        """The field in a row."""
        return self.telling.format(f"self.{self.name}")

    def read(self, row: str, position: int) -> str:
        """The field read back from this position in a row."""
        return self.reading.format(f"{row}[{position}]")


# -- How a field is declared -----------------------------------------------------------------------------------------
# Each of these stands for the value of a field in the body of a class. A value that is a text is an expression.


class Mark:
    """A declaration that says more than a type and a value."""

    def __init__(self, word: str, values: tuple[object, ...], options: dict[str, object]) -> None:
        self.word = word
        self.values = values
        self.options = options


def per_card(first: int | str = 0, *, shared: bool = False, placed: bool = False) -> Any:
    """A column: a number for each card, for a new card this one (or this expression of `printed` and `owner`).

    One that is `placed` tells of a card nobody knows what everybody sees: where it lies, how it lies there.
    """
    return Mark("per_card", (first,), {"shared": shared, "placed": placed})


def computed(first: int | str = 0, *, shared: bool = False) -> Any:
    """A column that follows from the rest: it is copied, or shared with copies, and not saved."""
    return Mark("computed", (first,), {"shared": shared})


def wide_per_card() -> Any:
    """A list with a number for each card that may have more bits than a column has room for."""
    return Mark("wide_per_card", (), {})


def per_player(value: object = 0) -> Any:
    """A list with a value for each player."""
    return Mark("per_player", (value,), {})


def listing(*, fixed: bool = False, refilled: bool = False) -> Any:
    """A list or dictionary that begins empty. Rows that nobody changes are `fixed`: copies of the list share them.

    Lists of numbers are `refilled` where a game is copied into one that was a copy before and has the same, mostly.
    """
    return Mark("listing", (), {"fixed": fixed, "refilled": refilled})


def derived(value: object, *, copied: bool = False) -> Any:
    """What follows from the rest and is this until it is computed; shared with copies or copied."""
    return Mark("derived", (value,), {"copied": copied})


def given() -> Any:
    """What comes with the match and never changes."""
    return Mark("given", (), {})


def aside(value: object) -> Any:
    """What is kept for people and is no part of the game: this in every copy."""
    return Mark("aside", (value,), {})


def field_of(name: str, type: str, default: str | None, mark: Mark | None) -> Field:
    """A field as it was declared."""
    field = Field(name, type, default)
    if mark is None:
        return field
    first = mark.values[0] if mark.values else None
    value = first if isinstance(first, str) else repr(first)
    if mark.word in ("per_card", "computed"):
        field.default = "_column.column(0)"
        field.per_card = f"_column.append(self.{name}, {value})"
        field.placed = bool(mark.options.get("placed"))
        if mark.options.get("shared"):
            field.copying = SAME
        if mark.word == "computed":
            field.saved = False
            field.blank = "_column.column(size)"
    elif mark.word == "wide_per_card":
        field.default = "[]"
        field.per_card = f"[*self.{name}, 0]"
        field.telling, field.reading = "_rows.wide({})", "_rows.as_wide({})"
    elif mark.word == "per_player":
        field.default = f"[{value} for _ in range(self.match.seats)]"
    elif mark.word == "listing":
        field.default = "{}" if type.startswith("dict") else "[]"
        field.made = True
        if mark.options.get("fixed"):
            field.copying = "{}[:]"
        field.refilled = bool(mark.options.get("refilled"))
    elif mark.word == "derived":
        field.default = field.blank = value
        field.saved = False
        field.copying = "{}[:]" if mark.options.get("copied") else SAME
    elif mark.word == "aside":
        field.default = value
        field.saved = False
        field.copying = value.replace("{", "{{").replace("}", "}}")
    elif mark.word == "given":
        field.default = None
        field.saved = False
        field.copying = SAME
    return field


# -- The methods that follow -------------------------------------------------------------------------------------------


def frame_methods(name: str, fields: list[Field]) -> str:
    """The methods of a frame with these registers."""
    cards = [field for field in fields if field.holds_cards()]
    renamed = "".join(f"\n    self.{field.name} = {field.renamed()}" for field in cards)
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
    return [{", ".join(["self.procedure", "self.pc", "self.asking", *(field.in_row() for field in fields)])}]

def held(self) -> list[int]:
    """The cards in its registers."""
    return [{", ".join(field.held() for field in fields if field.holds_cards())}]

def unclear(self) -> list[int]:
    """The numbers in registers that hold cards beside other things."""
    return [{", ".join(field.held() for field in fields if field.type == "list[list[int]]")}]

def rename(self, numbers: _column.Numbers) -> None:
    """Cards in its registers have other numbers now."""{renamed}

@staticmethod
def from_row(row: list[object]) -> "{name}":
    """The frame a row tells of, without its scope."""
    new = {name}({", ".join(field.read("row", position) for position, field in enumerate(fields, 3))})
    new.procedure = _rows.as_int(row[0])
    new.pc = _rows.as_int(row[1])
    new.asking = _rows.as_int(row[2])
    return new
'''


def record_methods(name: str, fields: list[Field]) -> str:
    """The methods of a record with these fields; it is made with them, unless each begins with a value."""
    given = [] if all(field.default is not None and not field.made for field in fields) else fields
    asked = [field for field in given if not field.made]
    rest = [field for field in fields if field not in asked]
    copied = "".join(f"\n    new.{field.name} = {field.copied()}" for field in rest)
    told = {field.name: field.read("row", i) for i, field in enumerate(fields)}
    read = "".join(f"\n    new.{field.name} = {told[field.name]}" for field in rest)
    begun = "".join(f"\n    self.{field.name} = {'[]' if field.made else field.name}" for field in given)
    made = f"""\
def __init__(self, {", ".join(field.parameter() for field in asked)}) -> None:{begun}

"""
    return (
        (made if given else "")
        + f'''\
def copy(self) -> "{name}":
    """An equal, independent record."""
    new = {name}({", ".join(field.copied() for field in asked)}){copied}
    return new

def row(self) -> list[object]:
    """The record as plain numbers."""
    return [{", ".join(field.in_row() for field in fields)}]

@staticmethod
def from_row(row: list[object]) -> "{name}":
    """The record a row tells of."""
    new = {name}({", ".join(told[field.name] for field in asked)}){read}
    return new
'''
    )


def value_methods(name: str, fields: list[Field]) -> str:
    """The methods of a record that is equal to another with the same in its fields."""
    quick = sorted(fields, key=lambda field: field.type not in ("i64", "Card"))  # numbers are compared first
    same = "".join(f" and self.{field.name} == other.{field.name}" for field in quick)
    each = [f"tuple(self.{field.name})" if field.type.startswith("list") else f"self.{field.name}" for field in fields]
    return (
        record_methods(name, fields)
        + f"""
def __eq__(self, other: object) -> bool:
    return isinstance(other, {name}){same}

def __hash__(self) -> int:
    return hash(({", ".join(each)},))

def __reduce__(self) -> tuple[object, ...]:
    return {name}, ({", ".join(f"self.{field.name}" for field in fields)},)
"""
    )


def state_methods(name: str, base: str, depth: int, fields: list[Field]) -> str:
    """The methods of a game with these fields of its own, beside those of its base."""
    saved = [field for field in fields if field.saved]
    first = "super().{}" if base else "pass  # {}"
    methods = {
        "lay_fields(self) -> None": (
            "Every field as it is on an empty table.",
            [
                first.format("lay_fields()"),
                *(f"self.{field.name} = {field.default}" for field in fields if field.default is not None),
            ],
        ),
        "add_fields(self, printed: i64, owner: i64) -> None": (
            "A number in every column for a new card.",
            [
                first.format("add_fields(printed, owner)"),
                *(f"self.{field.name} = {field.per_card}" for field in fields if field.per_card),
            ],
        ),
        f"copy_fields(self, new: {base or name}) -> None": (
            "Fill a blank game with an equal, independent state.",
            [
                first.format("copy_fields(new)"),
                *([f"assert isinstance(new, {name})"] if base else []),
                *(f"new.{field.name} = {field.copied()}" for field in fields),
            ],
        ),
        "move_fields(self, cards: vec[i64], order: vec[i64]) -> None": (
            "Each of these cards takes what the columns say of another of the same owner.",
            [
                first.format("move_fields(cards, order)"),
                *(f"self.{field.name} = {field.moved()}" for field in fields if field.per_card and field.saved),
            ],
        ),
        "move_looks(self, cards: vec[i64], order: vec[i64]) -> None": (
            "Each of these cards becomes another of the same owner, in the place where it lies.",
            [
                first.format("move_looks(cards, order)"),
                *(
                    f"self.{field.name} = {field.moved()}"
                    for field in fields
                    if field.per_card and field.saved and not field.placed
                ),
            ],
        ),
        "field_rows(self) -> list[object]": (
            "Everything that is saved, a row for each class.",
            [
                f"rows: list[object] = {'super().field_rows()' if base else '[]'}",
                f"rows.append([{', '.join(field.in_row() for field in saved)}])",
                "return rows",
            ],
        ),
        "fill_fields(self, rows: list[object], size: i64) -> None": (
            "Take over what was saved of so many cards; the rest is to be computed.",
            [
                first.format("fill_fields(rows, size)"),
                f"mine = _rows.as_list(rows[{depth}])",
                *(f"self.{field.name} = {field.read('mine', position)}" for position, field in enumerate(saved)),
                *(f"self.{field.name} = {field.blank}" for field in fields if field.blank),
            ],
        ),
    }
    return "\n".join(
        f'def {head}:\n    """{says}"""\n' + "".join(f"    {line}\n" for line in body)
        for head, (says, body) in methods.items()
    )


# -- The decorators ----------------------------------------------------------------------------------------------------


@dataclass_transform()
def registers(cls: Class) -> Class:
    """A frame whose registers have names: `@registers class Challenge(Frame): attacker: Card = -1`.

    One that holds a card is a `Card`, several are a `CardList`: where cards have other numbers it is told.
    """
    fields = [*getattr(cls, FIELDS, []), *own_fields(cls)]
    setattr(cls, FIELDS, fields)
    return with_methods(cls, frame_methods(cls.__name__, fields))


@dataclass_transform()
def record(cls: Class) -> Class:
    """A part of a state. If each field begins with a value it is made with these, and filled afterwards."""
    return with_methods(cls, record_methods(cls.__name__, own_fields(cls)))


@dataclass_transform()
def value(cls: Class) -> Class:
    """A record that is equal to another with the same in its fields, and sent elsewhere as what they hold."""
    return with_methods(cls, value_methods(cls.__name__, own_fields(cls)))


def state(cls: Class) -> Class:
    """All of a game, or what a game of one kind adds to it."""
    base = next((one for one in cls.__mro__[1:] if FIELDS in vars(one)), None)
    fields = own_fields(cls)
    setattr(cls, FIELDS, fields)
    depth = sum(FIELDS in vars(one) for one in cls.__mro__) - 1
    return with_methods(cls, state_methods(cls.__name__, base.__name__ if base else "", depth, fields))


def own_fields(cls: type) -> list[Field]:
    """The fields that a class declares itself."""
    fields: list[Field] = []
    for name, kind in inspect.get_annotations(cls).items():
        begins = vars(cls).get(name, inspect.Parameter.empty)
        mark = begins if isinstance(begins, Mark) else None
        if mark is not None and mark.options.get("refilled"):
            setattr(cls, name, [])  # what a blank game has
        elif mark is not None:
            delattr(cls, name)
        default = None if mark is not None or begins is inspect.Parameter.empty else repr(begins)
        fields.append(field_of(name, kind, default, mark))
    return fields


def with_methods(cls: Class, text: str) -> Class:
    """A class with the methods that a text tells of."""
    from mulligan.kernel import column, rows  # the build reads this file alone

    text = text.replace("super()", f"super({cls.__name__}, self)")
    names = vars(sys.modules[cls.__module__])
    names.update(_rows=rows, _column=column)
    made: dict[str, object] = {}
    told = (
        f"<methods of {cls.__module__}.{cls.__name__}>"  # where a traceback is, and what tools/hot_functions.py reads
    )
    exec(compile("from __future__ import annotations\n" + text, told, "exec"), names, made)  # noqa: S102
    for name, method in made.items():
        if callable(method) or isinstance(method, staticmethod):
            setattr(cls, name, method)
    return cls
