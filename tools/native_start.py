"""Shortens what mypyc writes for the start of a module, a third of all C that is compiled quickly (native_build.py).

An import is some forty statements there, most with a way out of an error, and a class as many: here each is one call of
a function that does the same. All of it is indented ever deeper, too: these blanks go, and so does what every class has
for generators only. And a module that cannot be started gives nothing back: it says where it failed, and ends.
"""

from __future__ import annotations

import re
from pathlib import Path

from native_c import with_each
from native_docs import TOP_LEVEL, c_file
from native_short import HEADS as SHORT_HEADS
from native_short import SHARED, begin_of, begun_alike, with_constants

R = r"cpy_r_r\d+"
STATIC = r"CPyStatics\[(\d+)\];.*"
FAIL = r"(?P<fail>\{\nCPy_AddTraceback\(.*\);\ngoto CPyL\d+;\n\})"


def named(name: str) -> str:
    """The same as before, as a pattern for the number of a literal."""
    return STATIC.replace("(", f"(?P<{name}>", 1)


# One of our modules: looked up where it is loaded, else loaded.
LOADED = (
    rf"(?P<m>{R}) = \(void \*\)&CPyModule_(?P<module>\w+);\n"
    rf"(?P<s>{R}) = \(void \*\)&CPyImportState_(?P=module);\n"
    rf"{R} = (?P<lock>\w+);\n"
    rf"(?P<i>{R}) = CPyImport_IsInitialized\((?P=s)\);\n"
    rf"if \(!(?P=i)\) goto (?P<load>CPyL\d+);\n"
    rf"{R} = PyImport_GetModuleDict\(\);\n"
    rf"{R} = {named('id')}\n"
    rf"(?P<d>{R}) = CPyDict_GetItem\({R}, {R}\);\n"
    rf"if \(unlikely\((?P=d) == NULL\)\) {FAIL}\n"
    rf"(?P<found>{R}) = (?P=d);\n"
    rf"goto (?P<go>CPyL\d+);\n"
    rf"(?P=load): ;\n"
    rf"{R} = CPyInitOnly_(?P=module);\n"
    rf"{R} = CPyExec_(?P=module);\n"
    rf"{R} = \(PyObject \*\*\)&CPyModule_(?P=module)__internal;\n"
    rf"{R} = PyImport_GetModuleDict\(\);\n"
    rf"{R} = {named('library')}\n"
    rf"(?P<g>{R}) = CPyDict_GetItem\({R}, {R}\);\n"
    rf"if \(unlikely\((?P=g) == NULL\)\) (?P=fail)\n"
    rf"{R} = {named('file')}\n"
    rf"(?P<f>{R}) = CPyObject_GetAttr\((?P=g), {R}\);\n"
    rf"CPy_DECREF\((?P=g)\);\n"
    rf"if \(unlikely\((?P=f) == NULL\)\) (?P=fail)\n"
    rf"{R} = {named('suffix')}\n"
    rf"{R} = CPyStatics\[(?P=id)\];.*\n"
    rf"(?P<n>{R}) = CPyImport_ImportNative\(.*, (?P<package>\d)\);\n"
    rf"CPy_DECREF\((?P=f)\);\n"
    rf"if \(unlikely\((?P=n) == NULL\)\) (?P=fail)\n"
    rf"(?P=found) = (?P=n);\n"
    rf"(?P=go): ;\n"
)
# And given a name.
MODULES = re.compile(
    rf"{LOADED}"
    rf"(?P<a>{R}) = {named('name')}\n"
    rf"(?P<d2>{R}) = CPyDict_SetItem\((?P<globals>{R}), (?P=a), (?P=found)\);\n"
    rf"CPy_DECREF\((?P=found)\);\n"
    rf"(?P<j>{R}) = (?P=d2) >= 0;\n"
    rf"if \(unlikely\(!(?P=j)\)\) (?P=fail)\n"
)
# Or some names out of it.
OURS = re.compile(
    rf"{LOADED}"
    rf"(?P<a>{R}) = {named('names')}\n"
    rf"(?:(?P<b>{R}) = {named('others')}\n)?"
    rf"(?P<w>{R}) = (?P<globals>\w+);\n"
    rf"(?P<got>{R}) = CPyImport_GetNativeAttrs\((?P=found), (?P=a), {R}, (?P=w)\);\n"
    rf"CPy_DECREF\((?P=found)\);\n"
    rf"if \(unlikely\((?P=got) == NULL\)\) (?P=fail) else\n"
    rf"goto (?P<free>CPyL\d+);\n"
    rf"(?P<on>CPyL\d+): ;\n"
)
# From a module of somebody else.
OTHERS = re.compile(
    rf"(?P<a>{R}) = {named('names')}\n"
    rf"(?:(?P<b>{R}) = {named('others')}\n)?"
    rf"(?P<i>{R}) = {named('id')}\n"
    rf"(?P<w>{R}) = (?P<globals>\w+);\n"
    rf"(?P<got>{R}) = CPyImport_ImportFromMany\((?P=i), (?P=a), {R}, (?P=w)\);\n"
    rf"if \(unlikely\((?P=got) == NULL\)\) {FAIL}\n"
    rf"(?P<m>{R}) = \(void \*\)&(?P<module>CPyModule_\w+);\n"
    rf"CPyImport_ReplaceModuleCacheForImport\((?P=m), (?P=got)\);\n"
    rf"CPy_DECREF\((?P=got)\);\n"
)
# The names of the attributes of a class.
ATTRIBUTES = re.compile(
    rf"(?P<k>{R}) = CPyStatics\[(?P<key>\d+)\]; /\* '__mypyc_attrs__' \*/\n"
    rf"(?P<names>(?:{R} = {STATIC}\n)+)"
    rf"(?P<t>{R}) = PyTuple_Pack\(.*\);\n"
    rf"if \(unlikely\((?P=t) == NULL\)\) {FAIL}\n"
    rf"(?P<d>{R}) = PyObject_SetAttr\((?P<type>{R}), (?P=k), (?P=t)\);\n"
    rf"CPy_DECREF\((?P=t)\);\n"
    rf"(?P<i>{R}) = (?P=d) >= 0;\n"
    rf"if \(unlikely\(!(?P=i)\)\) (?P=fail)\n"
)
# A class, after the names of its attributes have become one call.
CLASSES = re.compile(
    rf"{R} = {named('module')}\n"
    rf"(?P<p>{R}) = \(PyObject \*\)(?P<template>CPyType_\w+_template);\n"
    rf"(?P<type>{R}) = CPyType_FromTemplate\((?P=p), (?P<bases>{R}), {R}\);\n"
    rf"(?:CPy_DECREF\((?P=bases)\);\n)?"
    rf"if \(unlikely\((?P=type) == NULL\)\) {FAIL}\n"
    rf"(?P<v>{R}) = (?P<methods>CPyDef_\w+_trait_vtable_setup)\(\);\n"
    rf"if \(unlikely\((?P=v) == 2\)\) {FAIL.replace('fail', 'late')}\n"
    rf"(?P<c>{R}) = (?P<coroutine>CPyDef_\w+_coroutine_setup)\((?P=type)\);\n"
    rf"if \(unlikely\((?P=c) == 2\)\) (?P=late)\n"
    rf"if \(unlikely\(!mulligan_attributes\((?P=type), (?P<names>.*)\)\)\) (?P=late)\n"
    rf"(?P<place>CPyType_\w+) = \(PyTypeObject \*\)(?P=type);\n"
    rf"CPy_INCREF\((?P=place)\);\n"
    rf"(?P<g>{R}) = (?P<globals>\w+);\n"
    rf"{R} = {named('name')}\n"
    rf"(?P<d>{R}) = PyDict_SetItem\((?P=g), {R}, (?P=type)\);\n"
    rf"(?P<i>{R}) = (?P=d) >= 0;\n"
    rf"if \(unlikely\(!(?P=i)\)\) (?P=late)\n"
    rf"(?P<s>{R}) = CPy_InitSubclass\((?P=type)\);\n"
    rf"CPy_DECREF\((?P=type)\);\n"
    rf"if \(unlikely\(!(?P=s)\)\) (?P=fail)\n"
)
# What empties an object is there twice; once for generators, which we hardly have.
CLEARED = re.compile(r"static int32_t (CPyDef_\w+_clear_on_completion)\(PyObject \*cpy_r_self\)\n\{\n(?: .*\n)*\}\n\n?")
DECLARED = re.compile(rf"[\w ]+[ *]+({R}|line);\n")
DECLARATIONS = re.compile(rf"(?:[\w ]+[ *]+(?:{R}|line);\n)*")
LABEL = re.compile(r"^(CPyL\d+): ;\n", re.M)
GONE_TO = re.compile(r"goto (CPyL\d+);")
TRACED = re.compile(
    r'\{\nCPy_AddTraceback\((?P<what>".*?", "<module>"), (?P<line>\d+), (?P<where>\w+)\);\ngoto (?P<to>CPyL\d+);\n\}'
)
FAILED = re.compile(
    rf"(?:CPy(?:Tagged)?_X?DecRef\(.*\);\n)*(?:goto (?P<to>CPyL\d+);|(?P<r>{R}) = 2;\nreturn (?P=r);)\n+"
)
ENDED = "return 2;\n"
REGISTER = re.compile(R)
BLANKS = re.compile(r"^[ \t]+", re.M)

HEADS = """\
bool mulligan_from_ours(PyObject *(*load)(void), int names, int others, PyObject *globals);
bool mulligan_from_others(CPyModuleCache *cache, int module, int names, int others, PyObject *globals);
bool mulligan_module(PyObject *(*load)(void), int name, PyObject *globals);
bool mulligan_attributes(PyObject *type, int key, int count, const int *names);
bool mulligan_class(PyTypeObject *template, PyObject *bases, int module, bool (*methods)(void),
                    bool (*coroutine)(PyObject *), PyTypeObject **place, PyObject *globals, int name,
                    int key, int count, const int *names);
"""
FROM = """
bool mulligan_from_ours(PyObject *(*load)(void), int names, int others, PyObject *globals) {
    PyObject *module = load();
    if (module == NULL) return false;
    PyObject *got = CPyImport_GetNativeAttrs(module, CPyStatics[names], CPyStatics[others], globals);
    Py_DECREF(module);
    Py_XDECREF(got);
    return got != NULL;
}

bool mulligan_from_others(CPyModuleCache *cache, int module, int names, int others, PyObject *globals) {
    PyObject *got = CPyImport_ImportFromMany(CPyStatics[module], CPyStatics[names], CPyStatics[others], globals);
    if (got == NULL) return false;
    CPyImport_ReplaceModuleCacheForImport(cache, got);
    Py_DECREF(got);
    return true;
}

bool mulligan_attributes(PyObject *type, int key, int count, const int *names) {
    PyObject *all = PyTuple_New(count);
    if (all == NULL) return false;
    for (int i = 0; i < count; i++) {
        Py_INCREF(CPyStatics[names[i]]);
        PyTuple_SET_ITEM(all, i, CPyStatics[names[i]]);
    }
    int done = PyObject_SetAttr(type, CPyStatics[key], all);
    Py_DECREF(all);
    return done >= 0;
}

bool mulligan_module(PyObject *(*load)(void), int name, PyObject *globals) {
    PyObject *module = load();
    if (module == NULL) return false;
    int done = CPyDict_SetItem(globals, CPyStatics[name], module);
    Py_DECREF(module);
    return done >= 0;
}

bool mulligan_class(PyTypeObject *template, PyObject *bases, int module, bool (*methods)(void),
                    bool (*coroutine)(PyObject *), PyTypeObject **place, PyObject *globals, int name,
                    int key, int count, const int *names) {
    PyObject *type = CPyType_FromTemplate((PyObject *)template, bases, CPyStatics[module]);
    Py_XDECREF(bases);
    if (type == NULL) return false;
    bool done = methods() && coroutine(type) && mulligan_attributes(type, key, count, names);
    if (done) {
        *place = (PyTypeObject *)type;
        Py_INCREF(type);
        done = PyDict_SetItem(globals, CPyStatics[name], type) >= 0 && CPy_InitSubclass(type);
    }
    Py_DECREF(type);
    return done;
}
"""
LOAD = """
PyObject *mulligan_load_{module}(void) {{
    if (CPyImport_IsInitialized(&CPyImportState_{module})) {{
        return CPyDict_GetItem(PyImport_GetModuleDict(), CPyStatics[{id}]);
    }}
    PyObject *library = CPyDict_GetItem(PyImport_GetModuleDict(), CPyStatics[{library}]);
    if (library == NULL) return NULL;
    PyObject *file = CPyObject_GetAttr(library, CPyStatics[{file}]);
    Py_DECREF(library);
    if (file == NULL) return NULL;
    PyObject *module = CPyImport_ImportNative(
        CPyStatics[{id}], CPyInitOnly_{module}, CPyExec_{module}, &CPyModule_{module}__internal, &CPyModule_{module},
        &CPyImportState_{module}, {lock}, file, CPyStatics[{suffix}], {package});
    Py_DECREF(file);
    return module;
}}
"""


def shorten_starts(folder: Path, group: str, sources: list[str]) -> None:
    """Shorten the start of every module."""
    files = [c_file(folder, source) for source in sources]
    begin = next((text for file in files if (text := begin_of(file.read_text("utf-8")))), "")
    loads: dict[str, str] = {}
    for those in with_each(shorten_start, [(file, begin) for file in files]):
        if any(loads.setdefault(module, load) != load for module, load in those.items()):
            raise RuntimeError("modules of ours are not loaded alike")
    with (folder / f"__native_{group}.c").open("a", encoding="utf-8") as library:
        library.write(FROM + SHARED + begin + "".join(loads.values()))
    header = folder / f"__native_internal_{group}.h"
    before, end = header.read_text("utf-8").rsplit("#endif", 1)
    heads = HEADS + SHORT_HEADS + "".join(f"PyObject *mulligan_load_{module}(void);\n" for module in loads)
    header.write_text(f"{before}{heads}#endif{end}", "utf-8")


def shorten_start(file: Path, begin: str) -> dict[str, str]:
    """Shorten the start of a module in its C file; returns what has to be there to load others."""
    loads: dict[str, str] = {}
    text = begun_alike(without_unused(file.read_text("utf-8")), begin)
    if found := TOP_LEVEL.search(text):
        end = text.index("\n}\n", found.end()) + 1
        text = text[: found.end()] + shortened(text[found.end() : end], loads) + text[end:]
    file.write_text(text, "utf-8")
    return loads


def without_unused(text: str) -> str:
    """A C file without what empties objects for generators, where nobody calls it."""
    return CLEARED.sub(lambda match: match[0] if f"= {match[1]}(" in text else "", text)


def shortened(start: str, loads: dict[str, str]) -> str:
    """What starts a module, with its imports made calls; notes what has to be there to load our modules."""
    dead: list[str] = []

    def ours(match: re.Match[str]) -> str:
        module, names = match["module"], match["names"]
        load = LOAD.format(**match.groupdict())
        if loads.setdefault(module, load) != load:
            return match[0]
        dead.append(f"{match['free']}: ;\nCPy_DECREF({match['got']});\ngoto {match['on']};\n")
        call = f"mulligan_from_ours(mulligan_load_{module}, {names}, {match['others'] or names}, {match['globals']})"
        return f"if (unlikely(!{call})) {match['fail']}\n{match['on']}: ;\n"

    def module(match: re.Match[str]) -> str:
        load = LOAD.format(**match.groupdict())
        if loads.setdefault(match["module"], load) != load:
            return match[0]
        call = f"mulligan_module(mulligan_load_{match['module']}, {match['name']}, {match['globals']})"
        return f"if (unlikely(!{call})) {match['fail']}\n"

    start = MODULES.sub(module, OURS.sub(ours, BLANKS.sub("", start)))
    for block in dead:
        start = start.replace(block, "", 1)
    start = CLASSES.sub(one_class, ATTRIBUTES.sub(attributes, OTHERS.sub(others, start)))
    return without_unused_registers(with_constants(failing_at_once(start)))


def others(match: re.Match[str]) -> str:
    """What is imported from a module of somebody else."""
    names = f"{match['names']}, {match['others'] or match['names']}"
    call = f"mulligan_from_others(&{match['module']}, {match['id']}, {names}, {match['globals']})"
    return f"if (unlikely(!{call})) {match['fail']}\n"


def attributes(match: re.Match[str]) -> str:
    """The names of the attributes of a class."""
    numbers = re.findall(STATIC, match["names"])
    names = f"(const int[]){{{', '.join(numbers)}}}"
    call = f"mulligan_attributes({match['type']}, {match['key']}, {len(numbers)}, {names})"
    return f"if (unlikely(!{call})) {match['fail']}\n"


def one_class(match: re.Match[str]) -> str:
    """A class that is made."""
    made = [match["template"], match["bases"], match["module"], match["methods"], match["coroutine"]]
    made += [f"&{match['place']}", match["globals"], match["name"], match["names"]]
    return f"if (unlikely(!mulligan_class({', '.join(made)}))) {match['fail']}\n"


def failing_at_once(start: str) -> str:
    """What starts a module, giving nothing back when it fails."""
    parts = LABEL.split(start)  # what comes before any label, and each label with what follows
    blocks = dict(zip(parts[1::2], parts[2::2], strict=True))
    failed: set[str] = set()
    while more := {label for label, block in blocks.items() if label not in failed and only_fails(block, failed)}:
        failed |= more
    if not failed:
        return start

    def fail(match: re.Match[str]) -> str:
        return f"{{ line = {match['line']}; goto failed; }}" if match["to"] in failed else match[0]

    what = next(iter(TRACED.finditer(start)), None)
    if what is None:
        return start
    end = f"failed: ;\nCPy_AddTraceback({what['what']}, line, {what['where']});\n{ENDED}"
    left = [TRACED.sub(fail, parts[0])]
    for label, block in blocks.items():
        if label not in failed:
            left.append(f"{label}: ;\n{TRACED.sub(fail, block)}")
        elif left[-1] != ENDED:  # whoever comes here has said where
            left.append(ENDED)
    declarations, body = parted("".join(left))
    asked = "".join(f"{label}: ;\n" for label in sorted(failed.intersection(GONE_TO.findall(body))))
    return f"{declarations}int line;\n{body}{asked and asked + ENDED}{end}"


def only_fails(block: str, failed: set[str]) -> bool:
    """Whether all that a part of a start does is to give back what it has, and to end with an error."""
    end = FAILED.fullmatch(block)
    return end is not None and (end["to"] is None or end["to"] in failed)


def parted(start: str) -> tuple[str, str]:
    """What a start declares, and what it does."""
    declarations = DECLARATIONS.match(start)
    assert declarations is not None
    return declarations[0], start[declarations.end() :]


def without_unused_registers(start: str) -> str:
    """A start that declares only what it uses."""
    declarations, body = parted(start)
    used = {*REGISTER.findall(body), "line"}
    return "".join(one[0] for one in DECLARED.finditer(declarations) if one[1] in used) + body
