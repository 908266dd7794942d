"""Shortens what mypyc writes for the ends of functions in C, well and badly (called by tools/native_build.py).

Wherever a function can fail, mypyc writes down anew all that is to be released there, and a traceback. Here a list of
releases goes on with a shorter one that it contains, and a traceback is made in one place for each way on, by the
number of a line. What is compiled is a tenth shorter, and what is left lies closer together.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from native_text import definitions

RELEASE = r"(?:CPy\w*DECREF|CPy\w*DecRef|VEC_\w+_DECREF)\([\w.]+\);"
RELEASES = re.compile(rf"(?P<label>CPyL\d+): ;\n(?P<what>(?: +{RELEASE}\n)+) +goto (?P<to>CPyL\d+);\n")
TRACED = re.compile(
    r'CPy_AddTraceback\((?P<what>".*?", ".*?"), (?P<line>\d+), (?P<where>\w+)\);\n *goto (?P<to>CPyL\d+);'
)


def with_short_ends(text: str, also: Callable[[str], str] = str) -> str:
    """C functions with short ends, and with what else is to be done with what each of them does."""
    parts: list[str] = []
    done = 0
    for one in definitions(text):
        if not one.name.endswith("_____top_level__"):  # tools/native_start.py has done it
            body = traced_together(also(released_in_chains(text[one.first : one.last + 1])))
            parts += [text[done : one.first], body]
            done = one.last + 1
    return "".join([*parts, text[done:]])


def released_in_chains(body: str) -> str:
    """What a function does, with no list of releases that contains another one of the same way on."""
    found = list(RELEASES.finditer(body))
    if len(found) < 2:
        return body
    chains: dict[str, list[tuple[int, Counter[str], str]]] = {}
    for one in found:
        those = Counter(line.strip() for line in one["what"].splitlines())
        chains.setdefault(one["to"], []).append((those.total(), those, one["label"]))
    shorter: dict[str, tuple[Counter[str], str]] = {}
    for to, lists in chains.items():
        lists.sort(key=lambda one: one[0])
        for place, (_, those, label) in enumerate(lists):
            for _, fewer, other in reversed(lists[:place]):
                if fewer <= those:
                    shorter[label] = (those - fewer, other)
                    break
            else:
                shorter[label] = (those, to)
    parts: list[str] = []
    done = 0
    for one in found:
        those, to = shorter[one["label"]]
        lines = "".join(f"    {line}\n" for line in those.elements())
        parts += [body[done : one.start()], f"{one['label']}: ;\n{lines}    goto {to};\n"]
        done = one.end()
    return "".join([*parts, body[done:]])


def traced_together(body: str) -> str:
    """What a function does, with its tracebacks made in one place for each way on."""
    made: dict[str, str] = {}

    def trace(found: re.Match[str]) -> str:
        to = found["to"]
        made[to] = f"T{to}: ;\n    CPy_AddTraceback({found['what']}, line, {found['where']});\n    goto {to};\n"
        return f"line = {found['line']};\n    goto T{to};"

    body = TRACED.sub(trace, body)
    return "".join(["    int line;\n", body, *made.values()]) if made else body
