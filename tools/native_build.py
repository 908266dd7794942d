"""Compiles the engine: sources become C by mypyc, and C becomes extension modules (called by hatch_build.py).

The ordinary way takes a minute or two. While mypyc writes C, some games are played by the sources to see which
functions they go through (tools/hot_functions.py); these go into one C file that is compiled for speed, with the
runtime of mypyc, so that they can be taken into one another; all the rest is compiled quickly.

The best way takes many minutes, and needs gcc to be better: the modules are compiled to watch what games go through,
hundreds of games are played, and they are compiled again for that, as one. docs/speed.md has what each is worth.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from native_docs import docs_of, with_docs
from native_steps import make_native

UNIX = ["-fno-semantic-interposition", "-fno-plt", "-w"]
FAST, QUICK, SHIM = "-O3", "-Og", "-O0"
HOT = 100  # calls in the games that are watched, from which on a function is compiled for speed
BUSY = 0.01  # of all calls, from which on a module is
HOT_FILE = "hot.c"
GROUP = "mulligan"

FUNCTION = re.compile(r"^(?!static)[A-Za-z_][\w *]*?\bCPyDef_(\w+)\(.*\) \{\n(?:.*\n)*?\}\n", re.M)
TOP_LEVEL = re.compile(r"\bCPyDef_(\w*?)_____top_level__\(void\) \{")
HEADER = re.compile(r"\A#ifndef .*\n#define .*\n(?:#include .*\n)+")


def compile_modules(root: Path, sources: list[str], output: Path, best: bool) -> list[Path]:
    """Compile all sources into one library and a small module each; returns the files to install."""
    shutil.rmtree(output, ignore_errors=True)
    copy = output / "copy"
    copy_to_compile(root, copy, sorted({source.split("/")[2] for source in sources}))
    watching = None if best or os.name == "nt" else watch(root)
    before = Path.cwd()
    os.chdir(copy)
    try:
        library, *shims = write_c(sources, output / "c")
    finally:
        os.chdir(before)
    folder = output / "c"
    for source in sources:
        add_docs(folder, source, copy)
    if os.name == "nt":
        build([library, *shims], output, [])
    elif best:
        build_best(root, library, shims, output)
    else:
        hide_symbols(folder)
        calls = watched(watching)
        if calls:
            library.sources = gather(folder, library.sources, hot_functions(sources, root, copy, calls))
            fast = [HOT_FILE, *(c_file(folder, source).name for source in busy_modules(sources, calls))]
            build([library], output, [*UNIX, QUICK], dict.fromkeys(fast, FAST))
        else:
            build([library], output, [*UNIX, FAST])
        build(shims, output, [*UNIX, SHIM])
    return libraries(output)


def copy_to_compile(root: Path, copy: Path, packages: Sequence[str]) -> None:
    """Copy the sources, with the steps of every game made native calls."""
    shutil.copytree(root / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    shutil.copy(root / "pyproject.toml", copy)
    for name in packages:
        make_native(copy / "src" / "mulligan" / name)


def write_c(sources: list[str], folder: Path) -> list[Any]:
    """Have mypyc write the C files: the extension with all modules in it, and one for each that only leads there."""
    from mypyc.build import mypycify

    extensions: list[Any] = mypycify(
        ["--config-file=pyproject.toml", f"--cache-dir={os.devnull}", *sources],
        only_compile_paths=sources,
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(folder),
        multi_file=True,
    )
    return extensions


# -- What the C files are changed in -----------------------------------------------------------------------------------


def c_file(folder: Path, source: str) -> Path:
    """The C file of a source."""
    return folder / f"__native_{module_of(source).replace('.', '___')}.c"


def add_docs(folder: Path, source: str, copy: Path) -> None:
    """Put the docstrings of a source into its C file."""
    file = c_file(folder, source)
    text = file.read_text("utf-8")
    if found := TOP_LEVEL.search(text):
        docs = docs_of((copy / source).read_text("utf-8"))
        file.write_text(with_docs(text, found[1], docs), "utf-8")


def hide_symbols(folder: Path) -> None:
    """Keep what modules share within the library, so that it is reached directly; Python only asks for one function."""
    for name in (f"__native_{GROUP}.h", f"__native_internal_{GROUP}.h"):
        file = folder / name
        text = file.read_text("utf-8")
        head = HEADER.match(text)
        if head:
            declarations, end = text[head.end() :].rsplit("#endif", 1)
            push, pop = "#pragma GCC visibility push(hidden)\n", "#pragma GCC visibility pop\n"
            file.write_text(f"{head[0]}{push}{declarations}{pop}#endif{end}", "utf-8")


def gather(folder: Path, files: list[str], hot: dict[str, set[str]]) -> list[str]:
    """Move hot functions out of the C files of their modules into one file; returns all files to compile."""
    moved: list[str] = []

    def move(match: re.Match[str]) -> str:
        if match[1] not in names:
            return match[0]
        moved.append(match[0])
        return ""

    for source, functions in hot.items():
        file = c_file(folder, source)
        text = file.read_text("utf-8")
        if found := TOP_LEVEL.search(text):
            names = {f"{found[1]}___{function.replace('.', '___')}" for function in functions}
            file.write_text(FUNCTION.sub(move, text), "utf-8")
    runtime = [file for file in files if Path(file).parent == folder and not Path(file).name.startswith("__native_")]
    heads = [Path(file).name for file in runtime] + [f"__native_{GROUP}.h", f"__native_internal_{GROUP}.h"]
    hot_file = folder / HOT_FILE
    hot_file.write_text("".join(f'#include "{name}"\n' for name in heads) + "\n".join(moved), "utf-8")
    return [str(hot_file), *(file for file in files if file not in runtime)]


# -- Which functions are hot -------------------------------------------------------------------------------------------


def watch(root: Path) -> subprocess.Popen[str]:
    """Play some games with the sources as they are, beside what goes on here, to see which functions they call."""
    call = [sys.executable, str(root / "tools" / "hot_functions.py")]
    pure = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1", "MULLIGAN_PURE": "1"}
    return subprocess.Popen(call, env=pure, stdout=subprocess.PIPE, text=True)


def watched(watching: subprocess.Popen[str] | None) -> dict[str, dict[str, int]]:
    """How often each function of each module was called; nothing where no games could be played."""
    if watching is None:
        return {}
    answer, _ = watching.communicate()
    if watching.returncode:
        print("Mulligan: no games could be watched; all is compiled for speed, which takes longer")
        return {}
    found: dict[str, dict[str, int]] = json.loads(answer)
    return found


def hot_functions(sources: list[str], root: Path, copy: Path, calls: dict[str, dict[str, int]]) -> dict[str, set[str]]:
    """By source, the functions that games go through often, and those that were written for the compiler only."""
    hot: dict[str, set[str]] = {}
    for source in sources:
        often = {name for name, count in calls.get(module_of(source), {}).items() if count >= HOT}
        written = functions_of(copy / source) - functions_of(root / source)
        hot[source] = often | written
    return hot


def busy_modules(sources: list[str], calls: dict[str, dict[str, int]]) -> list[str]:
    """The sources that games are in most of the time: there, what makes and frees objects counts as well."""
    share = BUSY * sum(sum(functions.values()) for functions in calls.values())
    return [source for source in sources if sum(calls.get(module_of(source), {}).values()) >= share]


def module_of(source: str) -> str:
    """The name of the module that a source is."""
    return source.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def functions_of(file: Path) -> set[str]:
    """The functions and methods of a source."""
    found: set[str] = set()
    for one in ast.parse(file.read_text("utf-8")).body:
        if isinstance(one, ast.FunctionDef):
            found.add(one.name)
        elif isinstance(one, ast.ClassDef):
            found.update(f"{one.name}.{inner.name}" for inner in one.body if isinstance(inner, ast.FunctionDef))
    return found


# -- From C to modules -------------------------------------------------------------------------------------------------


def build_best(root: Path, library: Any, shims: list[Any], output: Path) -> None:
    """With gcc twice: the first time to watch what games go through, the second time for that. Else once, for speed."""
    hide_symbols(output / "c")
    build(shims, output, [*UNIX, SHIM])
    if not is_gcc():
        build([library], output, [*UNIX, FAST])
        return
    seen = str(output / "watched")
    build([library], output, [*UNIX, FAST, f"-fprofile-generate={seen}"])
    learned = [f"-fprofile-use={seen}", "-fprofile-partial-training", "-flto=auto"] if exercise(root, output) else []
    build([library], output, [*UNIX, FAST, *learned])


def build(extensions: list[Any], output: Path, flags: list[str], more: Mapping[str, str] = {}) -> None:
    """Compile and link, on all cores, with mypyc's own flags and these, and some files with one more."""
    from setuptools import Distribution

    for extension in extensions:
        extension.extra_link_args = flags
    command = side_by_side(flags, more)(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(output / "lib")
    command.build_temp = str(output / "temp")
    command.force = True
    command.ensure_finalized()
    command.run()


def side_by_side(flags: list[str], more: Mapping[str, str]) -> Any:
    """The command that builds extensions, made to work on several files at once, the longest first."""
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        def build_extensions(self) -> None:
            one = self.compiler.compile

            def compile_one(file: str, how: dict[str, Any]) -> list[str]:
                own = [*how.pop("extra_postargs", []), *flags, more.get(Path(file).name, "")]
                made: list[str] = one([file], extra_postargs=[flag for flag in own if flag], **how)
                return made

            def compile_all(files: list[str], **how: Any) -> list[str]:
                order = sorted(files, key=lambda file: (Path(file).name != HOT_FILE, -Path(file).stat().st_size))
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [item for made in pool.map(lambda file: compile_one(file, {**how}), order) for item in made]

            self.compiler.compile = compile_all
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(self.build_extension, self.extensions))

    return SideBySide


def libraries(output: Path) -> list[Path]:
    """The compiled modules."""
    return sorted(path for path in (output / "lib").rglob("*") if path.suffix in (".so", ".pyd"))


def is_gcc() -> bool:
    """Whether the C compiler is gcc, which can watch a program and compile it again."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    answer = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in answer.stdout


def exercise(root: Path, output: Path) -> bool:
    """Play games with the modules just compiled; whether that went well."""
    shutil.copytree(root / "src" / "mulligan", output / "lib" / "mulligan", dirs_exist_ok=True)
    call = [sys.executable, "-m", "mulligan.sim.exercise"]
    environment = {**os.environ, "PYTHONPATH": str(output / "lib"), "PYTHONDONTWRITEBYTECODE": "1", "MULLIGAN_PURE": ""}
    played = subprocess.run(call, cwd=output, env=environment, capture_output=True, text=True, check=False)
    if played.returncode:
        print("Mulligan: no games could be watched:", played.stderr.strip().rpartition("\n")[2])
    return played.returncode == 0
