"""Compiles the engine with mypyc while the wheel is built (tools/native_build.py says how).

An ordinary install compiles where there is a C compiler, and stays plain Python, saying so, where there is none.
MULLIGAN_COMPILE=1 insists on compiling (no compiler is then an error), MULLIGAN_COMPILE=best insists and takes the
long way, as our wheels do, MULLIGAN_COMPILE=0 refuses. Editable installs are never compiled: a stale compiled module
would hide the source it was made from.
"""

from __future__ import annotations

import fnmatch
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # play.py and check.py only ask why_not_compile()
    BuildHookInterface = object

COMPILED_PACKAGES = ("kernel", "cardlang", "lorcana", "cipher", "magic")

# Modules of those packages that stay plain Python, as patterns under src/mulligan, each with its reason.
UNCOMPILED: dict[str, str] = {
    "*__init__.py": "only says what a package is",
    "*/grammar/*": "reads printed text once, long before any game; uses Python that mypyc does not take",
    "*/grammar.py": "reads printed text as well",
    "*/grammar_*.py": "reads printed text as well",
    "*/writing.py": "writes notation while printed text is read",
    "*/imports.py": "reads card databases once",
    "*/decks.py": "reads deck lists once",
    "*_decks.py": "reads and checks deck lists as well",
    "*/formats.py": "says of a deck which cards a format had on a day",
    "kernel/datafiles.py": "reads data files once",
    "kernel/foreign.py": "reads the names of cards in other languages once",
    "kernel/shelves.py": "finds the files of a collection once",
    "kernel/decklists.py": "reads deck lists once",
    "*/sheet.py": "tells people about a card",
    "*/scenario.py": "sets a scenario's table once",
    "kernel/tabletop.py": "only names what a game must say of its table",
    "kernel/values.py": "reads what people wrote, which is little",
    "kernel/declared.py": "writes methods when classes are made, which the compiler's copy has written out",
    "kernel/pools.py": "looks a deck over once",
    "kernel/tidying.py": "says something to Python now and then",
    "kernel/kinds.py": "only names what a game must offer",
    "kernel/parts.py": "only hands on to what is compiled",
    "*/kind.py": "only hands on to what is compiled",
}

COMPILER_NEEDS = ["mypy[mypyc]>=2.4,<3", "setuptools>=77"]
WISHES = ("", "0", "1", "best")


class MypycBuildHook(BuildHookInterface):
    """Adds the compiled modules to the wheel, beside their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs on top of hatchling: the compiler, and what the compiled modules import."""
        if self.target_name != "wheel" or why_not_compile() is not None:
            return []
        return [*COMPILER_NEEDS, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless there is a reason not to."""
        if version == "editable":
            return
        self.add_test_index(build_data)
        if reason := why_not_compile():
            self.stay_plain(reason)
            return
        sources = compiled_sources(Path(self.root))
        if not sources:
            self.stay_plain("there is nothing to compile yet")
            return
        output = Path(self.root, "build", "mypyc", sysconfig.get_platform() + "-" + sys.implementation.cache_tag)
        sys.path.insert(0, str(Path(self.root, "tools")))
        from native_build import compile_modules

        try:
            libraries = compile_modules(Path(self.root), sources, output, wish() == "best")
        except (Exception, SystemExit) as error:  # mypyc leaves by sys.exit
            if wish():
                raise RuntimeError("Mulligan could not be compiled; the messages above say why") from error
            self.stay_plain(f"compiling failed ({type(error).__name__}: {error})")
            return
        for library in libraries:
            build_data["force_include"][str(library)] = library.relative_to(output / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"Mulligan: compiled {len(sources)} modules.")

    def add_test_index(self, build_data: dict[str, Any]) -> None:
        """Put in which tests show which rule, for `mulligan rules`: an install has no tests to read it from."""
        root = Path(self.root)
        if self.target_name == "wheel" and (root / "tests").is_dir():
            sys.path.insert(0, str(root / "tools"))
            from test_index import write_index

            for path, target in write_index(root, root / "build" / "tests").items():
                build_data["force_include"][str(path)] = target

    def stay_plain(self, reason: str) -> None:
        """Say why the install is not compiled."""
        self.app.display_warning(f"Mulligan: NOT compiled, because {reason}. It plays the same, only slower.")


def wish() -> str:
    """How compiling is asked for: "" is where it goes, "0" not at all, "1" insists, "best" takes the best way."""
    found = os.environ.get("MULLIGAN_COMPILE", "")
    if found not in WISHES:
        choice = "0 (never compile), 1 (insist on compiling) or best (compile for as long as it takes)"
        raise ValueError(f"MULLIGAN_COMPILE is {found!r}; it can be {choice}")
    return found


def why_not_compile() -> str | None:
    """The reason to install plain Python, or None."""
    if wish() in ("1", "best"):
        return None
    if wish() == "0":
        return "MULLIGAN_COMPILE=0 asks for plain Python"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} runs plain Python best"
    return None if has_c_compiler() else "no C compiler was found (with Python's headers)"


def has_c_compiler() -> bool:
    """Whether a C file that includes Python.h compiles here."""
    if os.name == "nt":
        return True  # setuptools knows where to look; a failure falls back to plain Python
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def stays_plain(module: str) -> bool:
    """Whether a module, as a path under src/mulligan, is not compiled."""
    return any(fnmatch.fnmatch(module, pattern) for pattern in UNCOMPILED)


def compiled_sources(root: Path) -> list[str]:
    """The modules to compile, in a fixed order, relative to the project."""
    package = root / "src" / "mulligan"
    return [
        path.relative_to(root).as_posix()
        for name in COMPILED_PACKAGES
        for path in sorted((package / name).rglob("*.py"))
        if not stays_plain(path.relative_to(package).as_posix()) and path.stat().st_size
    ]
