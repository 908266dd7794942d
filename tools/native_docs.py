"""Puts docstrings into the C files that mypyc writes, which have only signatures (called by tools/native_build.py).

Wherever such a file has a place for the docstring of a module, a class, a function, a method or a property, that of the
source is added, so that help() says the same of an install that is compiled and of one that is not.
"""

from __future__ import annotations

import ast
import re
import string
from pathlib import Path

PLAIN = frozenset(string.ascii_letters + string.digits + " !#$%&'()*+,-./:;<=>@[]^_`{|}~")
ESCAPES = {byte: f"\\{byte:03o}" for byte in range(256) if chr(byte) not in PLAIN}
STRING = r'NULL|"(?:[^"\\]|\\.)*"'
MODULE = "NULL, /* docstring */"
FIELDS = r"    PyVarObject_HEAD_INIT.*\n(?:    \..*\n)*?"
CLASS = re.compile(
    rf"(static PyTypeObject CPyType_(\w+)_template_ = \{{\n{FIELDS}    \.tp_doc = PyDoc_STR\()({STRING})\)"
)
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s+METH_[\w |]+, PyDoc_STR\()({STRING})\)")
TOP_LEVEL = re.compile(r"char CPyDef_(\w*)_____top_level__\(void\) \{\n")
PROPERTY = re.compile(r"(\(getter\)(\w+)_get_(\w+),\s+(?:\(setter\)\w+|NULL),\s+)NULL, NULL\}")


def add_docs(folder: Path, source: str, copy: Path) -> None:
    """Put the docstrings of a source into its C file."""
    file = c_file(folder, source)
    text = file.read_text("utf-8")
    if found := TOP_LEVEL.search(text):
        docs = docs_of((copy / source).read_text("utf-8"))
        file.write_text(with_docs(text, found[1], docs), "utf-8")


def tell_plain_classes(files: list[Path]) -> None:
    """Have sources set the docstrings of classes that mypyc makes as Python does, which get another one from it."""
    plain = {"TypedDict"}
    for file in files:  # a source comes after those that it imports from
        source = file.read_text("utf-8")
        told = ""
        for one in ast.parse(source).body:
            if isinstance(one, ast.ClassDef) and any(ast.unparse(base) in plain for base in one.bases):
                plain.add(one.name)
                told += f'setattr({one.name}, "__doc__", {ast.get_docstring(one)!r})\n'
        if told:
            file.write_text(source + told, "utf-8")


def c_file(folder: Path, source: str) -> Path:
    """The C file of a source."""
    return folder / f"__native_{module_of(source).replace('.', '___')}.c"


def module_of(source: str) -> str:
    """The name of the module that a source is."""
    return source.removeprefix("src/").removesuffix(".py").replace("/", ".")


def docs_of(source: str) -> dict[str, str]:
    """The docstrings of a source by their places in it: "" is the module, "Game", "Game.choose"."""
    found: dict[str, str] = {}
    collect(ast.parse(source), "", found)
    return found


def collect(place: ast.Module | ast.ClassDef, name: str, found: dict[str, str]) -> None:
    keep(place, name, found)
    for one in place.body:
        inner = f"{name}.{one.name}" if name and hasattr(one, "name") else getattr(one, "name", "")
        if isinstance(one, ast.ClassDef):
            collect(one, inner, found)
        elif isinstance(one, ast.FunctionDef):
            keep(one, inner, found)


def keep(place: ast.Module | ast.ClassDef | ast.FunctionDef, name: str, found: dict[str, str]) -> None:
    if doc := ast.get_docstring(place):
        found[name] = doc


def with_docs(text: str, module: str, docs: dict[str, str]) -> str:
    """The C file of a module, with its docstrings; `module` is the name that its C functions begin with."""
    by_name = {f"{module}___{name.replace('.', '___')}": doc for name, doc in docs.items() if name}

    def add(match: re.Match[str]) -> str:
        return f"{match[1]}{joined(match[3], by_name.get(match[2], ''))})"

    def add_to_property(match: re.Match[str]) -> str:
        doc = by_name.get(f"{match[2]}___{match[3]}", "")
        return f"{match[1]}{c_string(doc)}, NULL}}" if doc else match[0]

    text = PROPERTY.sub(add_to_property, FUNCTION.sub(add, CLASS.sub(add, text)))
    return text.replace(MODULE, f"{c_string(docs[''])}, /* docstring */", 1) if "" in docs else text


def joined(signature: str, doc: str) -> str:
    """A C string of a signature, which may be none, and a docstring behind it."""
    if not doc:
        return signature
    return c_string(doc) if signature == "NULL" else f"{signature} {c_string(doc)}"


def c_string(text: str) -> str:
    """A C string literal; whatever is not a plain letter or mark is written as a number of three digits."""
    return f'"{text.encode().decode("latin-1").translate(ESCAPES)}"'
