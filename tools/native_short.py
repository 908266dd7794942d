"""Shortens C that games never come to, which is compiled quickly, but there is much of it (called by native_build.py).

What a compiler needs for it goes by the statements: so whatever mypyc writes for every class, module or error becomes
one call of a function that does the same, and tables stand where statements filled them.
"""

from __future__ import annotations

import re
from pathlib import Path

from native_ends import with_short_ends

# What is looked up and let go of in an object, and how it is unmade: a list of what it holds is enough.
FIELD = r"    Py_{}\(self->(\w+)\);\n"
LAST = r"    Py_{}\(\*\(\(PyObject \*\*\)\(\(char \*\)self \+ (?P<{}>[\w *+()]+)\)\)\);\n"
LIFE = re.compile(
    r"static int\n(?P<class>\w+)_traverse\((?P<object>\w+) \*self, visitproc visit, void \*arg\)\n\{\n"
    r"(?P<visits>(?:    Py_VISIT\(self->\w+\);\n)*)    int rv = 0;\n"
    rf"(?:{LAST.format('VISIT', 'one')}{LAST.format('VISIT', 'two')})?    return rv;\n\}}\n\n"
    r"static int32_t CPyDef_(?P=class)_clear\(PyObject \*cpy_r_self\)\n\{\n"
    r"    (?P=object) \*self = \((?P=object) \*\)cpy_r_self;\n"
    r"(?P<clears>(?:    Py_CLEAR\(self->\w+\);\n)*)"
    r"(?:    Py_CLEAR\(\*\(\(PyObject \*\*\)\(\(char \*\)self \+ [\w *+()]+\)\)\);\n)*    return 0;\n\}\n\n"
    r"static void\n(?P=class)_dealloc\((?P=object) \*self\)\n\{\n"
    r"    PyObject_GC_UnTrack\(self\);\n    CPy_TRASHCAN_BEGIN\(self, (?P=class)_dealloc\)\n"
    r"    CPyDef_(?P=class)_clear\(\(PyObject \*\)self\);\n    Py_TYPE\(self\)->tp_free\(\(PyObject \*\)self\);\n"
    r"    CPy_TRASHCAN_END\(self\)\n    done: ;\n\}\n"
)
NAMED = re.compile(r"self->(\w+)")
LIVES = """\
static const Py_ssize_t {name}_held[] = {{{held}}};
static int {name}_traverse({object} *self, visitproc visit, void *arg)
{{
    return mulligan_traverse((PyObject *)self, {count}, {name}_held, visit, arg);
}}

static int32_t CPyDef_{name}_clear(PyObject *self)
{{
    return mulligan_clear(self, {count}, {name}_held);
}}

static void {name}_dealloc({object} *self)
{{
    mulligan_dealloc((PyObject *)self, {count}, {name}_held, (destructor){name}_dealloc);
}}
"""
# A table of functions that is filled when a class is made.
FILLED = re.compile(r"^    (?=CPyVTableItem \w+_scratch\[\] = \{$)", re.M)
DECLARED = re.compile(r"^(?! *return ) *[\w ]+[ *]+(cpy_r_r\d+);\n", re.M)
REGISTER = re.compile(r"cpy_r_r\d+")
# What is known without asking, and kept for a moment.
KNOWN = re.compile(
    r"^ *(cpy_r_r\d+) = "
    r"(NULL|CPY_INT_TAG|CPyStatics\[\d+\]|CPyStatic_\w+___globals|\(PyObject \*\)CPyType_\w+);(?: /\*.*)?\n",
    re.M,
)
SET = re.compile(r"(&?)(cpy_r_r\d+)((?:\.\w+)* = )?")
# An argument that Python gave, asked what it is: of one class, of one of some, of one or what inherits it; a number.
TYPE = r"Py_TYPE\(obj_(?P=name)\) == "
ASKED = r" *if \(likely\({}\)\)\n *arg_(?P=name) = obj_(?P=name);\n *else \{{\n *{}"
REFUSED = r"CPy_TypeError\((?P<title>\".*?\"), obj_(?P=name)\); ?\n? *goto fail;\n *\}\n"
GIVEN = r" *PyObject \*arg_(?P<name>\w+);\n"
OBJECT = re.compile(GIVEN + ASKED.format(rf"{TYPE}(?P<type>CPyType_\w+)", REFUSED))
CHOICE = re.compile(GIVEN + ASKED.format(rf"(?P<types>\({TYPE}CPyType_\w+\)(?: \|\| \({TYPE}CPyType_\w+\))+)", REFUSED))
KIND = re.compile(GIVEN + ASKED.format(r"PyObject_TypeCheck\(obj_(?P=name), (?P<type>CPyType_\w+)\)", REFUSED))
NUMBER = re.compile(
    r" *int64_t arg_(?P<name>\w+);\n *arg_(?P=name) = CPyLong_AsInt64\(obj_(?P=name)\);\n"
    rf" *if \(arg_(?P=name) == -113 && PyErr_Occurred\(\)\) \{{\n *{REFUSED}"
)
CLASSES = re.compile(r"CPyType_\w+")
# What is handed back to Python: nothing, or whether something is so.
RETURNED = re.compile(
    r"char retval = (?P<call>CPyDef_\w+\(.*\));\n *if \(retval == 2\) \{\n *return NULL;\n *\}\n"
    r" *PyObject \*retbox = (?P<what>Py_None|retval \? Py_True : Py_False);\n"
    r" *CPy_INCREF\(retbox\);\n *return retbox;\n"
)
# What Python reads out of an object, and writes into it.
GOT = re.compile(
    r"\{\n    if \(unlikely\(self->(?P<field>\w+) == NULL\)\) \{\n        PyErr_SetString\(PyExc_AttributeError,\n"
    r" *(?P<missing>\".*\")\);\n        return NULL;\n    \}\n    CPy_INCREF\(self->(?P=field)\);\n"
    r"    PyObject \*retval = self->(?P=field);\n    return retval;\n\}\n"
)
PUT = re.compile(
    r"\{\n    if \(value == NULL\) \{\n        PyErr_SetString\(PyExc_AttributeError,\n *(?P<kept>\".*\")\);\n"
    r"        return -1;\n    \}\n    PyObject \*tmp;\n"
    r"    if \(likely\(PyObject_TypeCheck\(value, (?P<type>CPyType_\w+)\)\)\)\n        tmp = value;\n    else \{\n"
    r"        CPy_TypeError\((?P<title>\".*\"), value\); \n        tmp = NULL;\n    \}\n"
    r"    if \(!tmp\)\n        return -1;\n    CPy_INCREF\(tmp\);\n"
    r"    if \(self->(?P<field>\w+) != NULL\) \{\n        CPy_DECREF\(self->(?P=field)\);\n    \}\n"
    r"    self->(?P=field) = tmp;\n    return 0;\n\}\n"
)
# How a module is begun: the same for all but for names.
BEGUN = re.compile(r"PyObject \*CPyInit_(\w+)\(void\)\n(\{\n(?:.*\n)*?    fail:\n(?:.*\n)*? +return NULL;\n) +\}\n")
DEFINED = re.compile(r"PyModule_Create\(&(\w+)\)")
TITLE = re.compile(r'modname = PyUnicode_FromString\(("[\w.]+")\)')

HEADS = """\
int mulligan_traverse(PyObject *self, int count, const Py_ssize_t *held, visitproc visit, void *arg);
int32_t mulligan_clear(PyObject *self, int count, const Py_ssize_t *held);
void mulligan_dealloc(PyObject *self, int count, const Py_ssize_t *held, destructor dealloc);
PyObject *mulligan_begin(PyObject **module, struct PyModuleDef *defined, const char *name, int (*exec)(PyObject *));
bool mulligan_is(PyObject *one, PyTypeObject *type, const char *title);
bool mulligan_is_kind(PyObject *one, PyTypeObject *type, const char *title);
bool mulligan_is_any(PyObject *one, const char *title, int count, ...);
bool mulligan_number(PyObject *one, int64_t *number);
PyObject *mulligan_nothing(char done);
PyObject *mulligan_whether(char done);
PyObject *mulligan_get(PyObject *one, const char *missing);
int mulligan_put(PyObject **place, PyObject *one, PyTypeObject *type, const char *title, const char *kept);
"""
SHARED = """
int mulligan_traverse(PyObject *self, int count, const Py_ssize_t *held, visitproc visit, void *arg) {
    for (int i = 0; i < count; i++) Py_VISIT(*(PyObject **)((char *)self + held[i]));
    return 0;
}

int32_t mulligan_clear(PyObject *self, int count, const Py_ssize_t *held) {
    for (int i = 0; i < count; i++) Py_CLEAR(*(PyObject **)((char *)self + held[i]));
    return 0;
}

void mulligan_dealloc(PyObject *self, int count, const Py_ssize_t *held, destructor dealloc) {
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, dealloc)
    mulligan_clear(self, count, held);
    Py_TYPE(self)->tp_free(self);
    CPy_TRASHCAN_END(self)
    done: ;
}

bool mulligan_is(PyObject *one, PyTypeObject *type, const char *title) {
    if (likely(Py_TYPE(one) == type)) return true;
    CPy_TypeError(title, one);
    return false;
}

bool mulligan_is_kind(PyObject *one, PyTypeObject *type, const char *title) {
    if (likely(PyObject_TypeCheck(one, type))) return true;
    CPy_TypeError(title, one);
    return false;
}

bool mulligan_is_any(PyObject *one, const char *title, int count, ...) {
    va_list types;
    va_start(types, count);
    bool found = false;
    while (count-- > 0 && !found) found = Py_TYPE(one) == va_arg(types, PyTypeObject *);
    va_end(types);
    if (!found) CPy_TypeError(title, one);
    return found;
}

bool mulligan_number(PyObject *one, int64_t *number) {
    *number = CPyLong_AsInt64(one);
    if (likely(*number != -113 || !PyErr_Occurred())) return true;
    CPy_TypeError("i64", one);
    return false;
}

PyObject *mulligan_nothing(char done) {
    if (done == 2) return NULL;
    Py_RETURN_NONE;
}

PyObject *mulligan_whether(char done) {
    return done == 2 ? NULL : PyBool_FromLong(done);
}

PyObject *mulligan_get(PyObject *one, const char *missing) {
    if (unlikely(one == NULL)) PyErr_SetString(PyExc_AttributeError, missing);
    Py_XINCREF(one);
    return one;
}

int mulligan_put(PyObject **place, PyObject *one, PyTypeObject *type, const char *title, const char *kept) {
    if (one == NULL) {
        PyErr_SetString(PyExc_AttributeError, kept);
        return -1;
    }
    if (!mulligan_is_kind(one, type, title)) return -1;
    Py_INCREF(one);
    Py_XSETREF(*place, one);
    return 0;
}
"""
BEGIN = """
PyObject *mulligan_begin(PyObject **module, struct PyModuleDef *defined, const char *name, int (*exec)(PyObject *))
"""

# What becomes one call.
GIVEN_CALL = r"PyObject *arg_\g<name> = obj_\g<name>;\nif (!{}(obj_\g<name>, \g<type>, \g<title>)) goto fail;\n"
CALLS = {
    OBJECT: GIVEN_CALL.format("mulligan_is"),
    KIND: GIVEN_CALL.format("mulligan_is_kind"),
    NUMBER: r"int64_t arg_\g<name>;\nif (!mulligan_number(obj_\g<name>, &arg_\g<name>)) goto fail;\n",
    GOT: r"{\n    return mulligan_get(self->\g<field>, \g<missing>);\n}\n",
    PUT: r"{\n    return mulligan_put(&self->\g<field>, value, \g<type>, \g<title>, \g<kept>);\n}\n",
}


def shorten(file: Path) -> None:
    """Shorten the C file of a source, out of which has been taken what games come to."""
    file.write_text(shortened(file.read_text("utf-8")), "utf-8")


def shortened(text: str) -> str:
    """What is left of the C file of a source, shortened."""
    text = FILLED.sub("    static const ", LIFE.sub(held, text))
    for pattern, call in CALLS.items():
        text = pattern.sub(call, text)
    return with_short_ends(CHOICE.sub(any_of, RETURNED.sub(returned, text)), with_constants)


def held(found: re.Match[str]) -> str:
    """What keeps and lets go of what an object holds, by a list of that."""
    names = NAMED.findall(found["visits"])
    if names != NAMED.findall(found["clears"]):
        return found[0]
    places = [f"offsetof({found['object']}, {name})" for name in names]
    places += [found[last] for last in ("one", "two") if found[last]]
    listed = ", ".join(places) or "0"
    return LIVES.format(name=found["class"], object=found["object"], held=listed, count=len(places))


def any_of(found: re.Match[str]) -> str:
    """An argument of one of some classes."""
    name, types = found["name"], CLASSES.findall(found["types"])
    call = f"mulligan_is_any(obj_{name}, {found['title']}, {len(types)}, {', '.join(types)})"
    return f"PyObject *arg_{name} = obj_{name};\nif (!{call}) goto fail;\n"


def returned(found: re.Match[str]) -> str:
    """What is handed back to Python."""
    return f"return mulligan_{'nothing' if found['what'] == 'Py_None' else 'whether'}({found['call']});\n"


def with_constants(body: str) -> str:
    """What a function does, with what is known without asking where it is used."""
    known = dict(found.groups() for found in KNOWN.finditer(body))
    if not known:
        return body
    times: dict[str, int] = {}
    for address, name, given in SET.findall(body):
        if (address or given) and name in known:
            times[name] = times.get(name, 0) + (2 if address else 1)
    known = {name: value for name, value in known.items() if times[name] == 1}
    for line in (DECLARED, KNOWN):
        body = line.sub(lambda found: "" if found[1] in known else found[0], body)
    return REGISTER.sub(lambda found: known.get(found[0], found[0]), body)


def begun_alike(text: str, begin: str) -> str:
    """The C file of a source that begins its module as all do."""
    if not begin or begin_of(text) != begin:
        return text
    found = BEGUN.search(text)
    assert found is not None
    module, defined, name = names_of(found)
    call = f"mulligan_begin(&CPyModule_{module}__internal, &{defined}, {name}, CPyExec_{module})"
    return f"{text[: found.start()]}PyObject *CPyInit_{module}(void)\n{{\n    return {call};\n}}\n{text[found.end() :]}"


def begin_of(text: str) -> str:
    """How the C file of a source begins its module, without the module's names."""
    if not (found := BEGUN.search(text)):
        return ""
    module, defined, name = names_of(found)
    body = found[2]
    general = {f"CPyModule_{module}__internal": "(*module)", f"&{defined}": "defined", f"CPyExec_{module}": "exec"}
    for one, other in {**general, name: "name"}.items():
        body = body.replace(one, other)
    return f"{BEGIN}{body}}}\n"


def names_of(begun: re.Match[str]) -> tuple[str, str, str]:
    """The names in the beginning of a module: of the module in C, of what defines it, and its own."""
    defined, name = DEFINED.search(begun[2]), TITLE.search(begun[2])
    return begun[1], defined[1] if defined else "", name[1] if name else ""
