"""Compiles the engine with mypyc while the wheel is built.

An ordinary install compiles where there is a C compiler, and stays plain Python, saying so, where there is none.
MULLIGAN_COMPILE=1 insists on compiling (no compiler is then an error), MULLIGAN_COMPILE=0 refuses. Editable installs
are never compiled: a stale compiled module would hide the source it was made from.
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
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # play.py and check.py only ask why_not_compile()
    BuildHookInterface = object

COMPILED_PACKAGES = ("kernel", "cardlang", "lorcana", "cipher", "magic")

# Modules of those packages that stay plain Python, as patterns under src/mulligan, each with its reason.
UNCOMPILED: dict[str, str] = {
    "*/grammar/*": "reads printed text once, long before any game; uses Python that mypyc does not take",
    "*/grammar.py": "reads printed text as well",
    "*/writing.py": "writes notation while printed text is read",
    "*/imports.py": "reads card databases once",
    "*/decks.py": "reads deck lists once",
    "kernel/datafiles.py": "reads data files once",
    "kernel/decklists.py": "reads deck lists once",
    "*/sheet.py": "tells people about a card",
    "*/scenario.py": "sets a scenario's table once",
    "kernel/tabletop.py": "only names what a game must say of its table",
    "kernel/values.py": "reads what people wrote, which is little",
    "kernel/declared.py": "writes methods when classes are made, which the compiler's copy has written out",
    "kernel/kinds.py": "only names what a game must offer",
    "kernel/parts.py": "only hands on to what is compiled",
    "*/kind.py": "only hands on to what is compiled",
}

COMPILER_NEEDS = ["mypy[mypyc]>=2.4,<3", "setuptools>=77"]
UNIX_FLAGS = ["-O3", "-fno-semantic-interposition", "-fno-plt", "-w"]


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
        try:
            libraries = compile_modules(Path(self.root), sources, output)
        except (Exception, SystemExit) as error:  # mypyc leaves by sys.exit
            if os.environ.get("MULLIGAN_COMPILE") == "1":
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

            for path, place in write_index(root, root / "build" / "tests").items():
                build_data["force_include"][str(path)] = place

    def stay_plain(self, reason: str) -> None:
        """Say why the install is not compiled."""
        self.app.display_warning(f"Mulligan: NOT compiled, because {reason}. It plays the same, only slower.")


def why_not_compile() -> str | None:
    """The reason to install plain Python, or None."""
    wish = os.environ.get("MULLIGAN_COMPILE", "")
    if wish not in ("", "0", "1"):
        raise ValueError(f"MULLIGAN_COMPILE is {wish!r}; it can be 0 (never compile) or 1 (insist on compiling)")
    if wish == "1":
        return None
    if wish == "0":
        return "MULLIGAN_COMPILE=0 asks for plain Python"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} runs plain Python best"
    return None if has_c_compiler() else "no C compiler was found (with Python's headers)"


def c_compiler() -> list[str]:
    """The command that compiles C."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def has_c_compiler() -> bool:
    """Whether a C file that includes Python.h compiles here."""
    if os.name == "nt":
        return True  # setuptools knows where to look; a failure falls back to plain Python
    compiler = c_compiler()
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


def side_by_side() -> Any:
    """The command that builds extensions, made to compile several C files at once, the longest first."""
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        def build_extensions(self) -> None:
            one = self.compiler.compile

            def many(sources: list[str], **how: Any) -> list[str]:
                longest_first = sorted(sources, key=os.path.getsize, reverse=True)
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [item for made in pool.map(lambda c: one([c], **how), longest_first) for item in made]

            self.compiler.compile = many
            super().build_extensions()

    return SideBySide


def copy_to_compile(root: Path, copy: Path) -> None:
    """Copy the sources, with the steps of every game made native calls."""
    sys.path.insert(0, str(root / "tools"))
    from native_steps import make_native

    shutil.copytree(root / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    shutil.copy(root / "pyproject.toml", copy)
    for name in COMPILED_PACKAGES:
        make_native(copy / "src" / "mulligan" / name)


def compile_modules(root: Path, sources: list[str], output: Path) -> list[Path]:
    """Compile all sources into one group of extension modules; returns the files to install.

    With gcc twice: the first time to watch what games go through, the second time for that. It is worth a sixth.
    """
    from mypyc.build import mypycify

    shutil.rmtree(output, ignore_errors=True)
    copy_to_compile(root, output / "copy")
    before = Path.cwd()
    os.chdir(output / "copy")
    try:
        extensions = mypycify(
            ["--config-file=pyproject.toml", f"--cache-dir={os.devnull}", *sources],
            only_compile_paths=sources,
            opt_level="3",
            debug_level="0",
            group_name="mulligan",
            target_dir=str(output / "c"),
            multi_file=True,
        )
        own = extensions[0].extra_compile_args
        if os.name == "nt":
            build(extensions, output, own, [])
        elif is_gcc():
            watched = str(output / "watched")
            build(extensions, output, own, [*UNIX_FLAGS, f"-fprofile-generate={watched}"])
            learned = (
                [f"-fprofile-use={watched}", "-fprofile-partial-training", "-flto=auto"]
                if exercise(root, output)
                else []
            )
            build(extensions, output, own, [*UNIX_FLAGS, *learned])
        else:
            build(extensions, output, own, UNIX_FLAGS)
    finally:
        os.chdir(before)
    return libraries(output)


def build(extensions: list[Any], output: Path, own: list[str], flags: list[str]) -> None:
    """Compile and link the C files, on all cores, with mypyc's own flags and these."""
    from setuptools import Distribution

    for extension in extensions:
        extension.extra_compile_args = [*own, *flags]
        extension.extra_link_args = flags
    command = side_by_side()(Distribution({"name": "mulligan", "ext_modules": extensions}))
    command.build_lib = str(output / "lib")
    command.build_temp = str(output / "temp")
    command.force = True
    command.ensure_finalized()
    command.run()


def libraries(output: Path) -> list[Path]:
    """The compiled modules."""
    return sorted(path for path in (output / "lib").rglob("*") if path.suffix in (".so", ".pyd"))


def is_gcc() -> bool:
    """Whether the C compiler is gcc, which can watch a program and compile it again."""
    call = [*c_compiler(), "--version"]
    return "Free Software Foundation" in subprocess.run(call, capture_output=True, text=True, check=False).stdout


def exercise(root: Path, output: Path) -> bool:
    """Play games with the modules just compiled; whether that went well."""
    shutil.copytree(root / "src" / "mulligan", output / "lib" / "mulligan", dirs_exist_ok=True)
    call = [sys.executable, "-m", "mulligan.sim.exercise"]
    environment = {**os.environ, "PYTHONPATH": str(output / "lib"), "PYTHONDONTWRITEBYTECODE": "1", "MULLIGAN_PURE": ""}
    played = subprocess.run(call, cwd=output, env=environment, capture_output=True, text=True, check=False)
    if played.returncode:
        print("Mulligan: no games could be watched:", played.stderr.strip().rpartition("\n")[2])
    return played.returncode == 0
