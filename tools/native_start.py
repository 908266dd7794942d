"""Shortens what mypyc writes for the start of a module, a third of all C that is compiled quickly (native_build.py).

An import is some forty statements there, most with a way out of an error, and the names of what a class has are twenty:
here each is one call of a function that does the same. All of it is indented ever deeper, too: these blanks go, and so
does what every class has for generators only.
"""

from __future__ import annotations

import re
from pathlib import Path

from native_docs import TOP_LEVEL, c_file

R = r"cpy_r_r\d+"
STATIC = r"CPyStatics\[(\d+)\];.*"
FAIL = r"(?P<fail>\{\nCPy_AddTraceback\(.*\);\ngoto CPyL\d+;\n\})"


def named(name: str) -> str:
    """The same as before, as a pattern for the number of a literal."""
    return STATIC.replace("(", f"(?P<{name}>", 1)


# From one of our modules: looked up where it is loaded, else loaded; then some names out of it.
OURS = re.compile(
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
# What empties an object is there twice; once for generators, which we hardly have.
CLEARED = re.compile(r"static int32_t (CPyDef_\w+_clear_on_completion)\(PyObject \*cpy_r_self\)\n\{\n(?: .*\n)*\}\n\n?")
DECLARED = re.compile(rf"[\w ]+[ *]+({R});\n")
DECLARATIONS = re.compile(rf"(?:[\w ]+[ *]+{R};\n)*")
REGISTER = re.compile(R)
BLANKS = re.compile(r"^[ \t]+", re.M)

HEADS = """\
bool mulligan_from_ours(PyObject *(*load)(void), int names, int others, PyObject *globals);
bool mulligan_from_others(CPyModuleCache *cache, int module, int names, int others, PyObject *globals);
bool mulligan_attributes(PyObject *type, int key, int count, const int *names);
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
    loads: dict[str, str] = {}
    for source in sources:
        file = c_file(folder, source)
        text = without_unused(file.read_text("utf-8"))
        found = TOP_LEVEL.search(text)
        if found:
            end = text.index("\n}\n", found.end()) + 1
            start = shortened(text[found.end() : end], loads)
            file.write_text(text[: found.end()] + start + text[end:], "utf-8")
    with (folder / f"__native_{group}.c").open("a", encoding="utf-8") as library:
        library.write(FROM + "".join(loads.values()))
    header = folder / f"__native_internal_{group}.h"
    before, end = header.read_text("utf-8").rsplit("#endif", 1)
    heads = HEADS + "".join(f"PyObject *mulligan_load_{module}(void);\n" for module in loads)
    header.write_text(f"{before}{heads}#endif{end}", "utf-8")


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

    def others(match: re.Match[str]) -> str:
        names = f"{match['names']}, {match['others'] or match['names']}"
        call = f"mulligan_from_others(&{match['module']}, {match['id']}, {names}, {match['globals']})"
        return f"if (unlikely(!{call})) {match['fail']}\n"

    def attributes(match: re.Match[str]) -> str:
        numbers = re.findall(STATIC, match["names"])
        names = f"(const int[]){{{', '.join(numbers)}}}"
        call = f"mulligan_attributes({match['type']}, {match['key']}, {len(numbers)}, {names})"
        return f"if (unlikely(!{call})) {match['fail']}\n"

    start = ATTRIBUTES.sub(attributes, OTHERS.sub(others, OURS.sub(ours, BLANKS.sub("", start))))
    for block in dead:
        start = start.replace(block, "", 1)
    declarations = DECLARATIONS.match(start)
    assert declarations is not None
    body = start[declarations.end() :]
    used = set(REGISTER.findall(body))
    return "".join(one[0] for one in DECLARED.finditer(declarations[0]) if one[1] in used) + body
