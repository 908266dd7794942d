"""Compiles the engine: sources become C by mypyc, and C becomes extension modules (called by hatch_build.py).

The ordinary way takes a minute or two. Which functions games go through is known (tools/native_times.py): these are
compiled for speed, and the rest quickly (tools/native_hot.py).

The best way takes some minutes more, and needs gcc to be better: the same files are compiled to watch what games go
through, hundreds of games are played, and they are compiled again for that. docs/speed.md has what each is worth.
"""

from __future__ import annotations

import gc
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from typing import Any

from native_c import knows_mypyc, with_each, write_on_all_cores
from native_docs import add_docs, c_file, tell_plain_classes
from native_hot import Heat, hide_symbols, leave_out_unused, sorted_by_heat, trust_types
from native_lent import lend
from native_quick import add_short_ways, quicken
from native_start import shorten_starts
from native_steps import make_native
from native_times import Times

UNIX = ["-fno-semantic-interposition", "-fno-plt", "-fno-asynchronous-unwind-tables"]
UNIX += ["-w", "-Wno-all"]  # looking for warnings takes as long as compiling
QUICK = ["-O0"]  # for what games never come to
FAIR, FAST = ["-O1"], ["-O2"]  # for what they come to now and then, and are in all the time
FAIR += ["-freorder-blocks-and-partition", "-freorder-functions"]  # as at -O2: tools/native_branches.py
FAST += [f"-fno-{one}" for one in ("gcse", "schedule-insns2", "tree-pre")]  # a fifth of gcc's time
FAST += ["-fno-tree-loop-vectorize", "-fno-tree-slp-vectorize"]  # and of no use to games
# Small functions are taken into others as at -O3.
FAST += ["-finline-functions", "--param=max-inline-insns-auto=30", "--param=early-inlining-insns=14"]
# What is only done when something is wrong goes elsewhere, and nothing is spread out, so that less is to be fetched.
DENSE = ["--param=builtin-expect-probability=100", *(f"-fno-align-{one}" for one in ("functions", "jumps", "loops"))]
BEST, GOOD = ["-O3"], ["-O2"]  # for what games are in all the time, and for the rest, where time does not matter
GROUP = "mulligan"
SECOND = "#undef PyInit___init__\n#define PyInit___init__"


def compile_modules(root: Path, sources: list[str], output: Path, best: bool) -> list[Path]:
    """Compile all sources into one library and a small module each; returns the files to install."""
    times = Times(root, output / "copy")
    library, *shims = write_all(root, sources, output, times)
    if os.name == "nt":
        build([library], output, [])
        build_shims(shims, output, [])
        return libraries(output)
    with ThreadPoolExecutor(1) as beside:  # what takes one core leaves another one free
        shimmed = beside.submit(build_shims, shims, output, [*UNIX, *QUICK])
        folder = output / "c"
        library.sources, *files = sorted_by_heat(folder, GROUP, library.sources, Heat(times, sources, folder))
        if best:
            shimmed.result()  # games are played with all modules in place
            build_best(root, library, output, *files)
        else:
            build_sorted(library, output, files, QUICK, FAST, FAIR)
        shimmed.result()
    return libraries(output)


def write_all(root: Path, sources: list[str], output: Path, times: Times) -> list[Any]:
    """Write all C files: the extension with all modules in it, and one for each that only leads there."""
    shutil.rmtree(output, ignore_errors=True)
    copy, folder = output / "copy", output / "c"
    copy_to_compile(root, copy, sources)
    extensions = write_c(sources, copy, folder, times)
    shorten_starts(folder, GROUP, sources)
    if os.name != "nt":
        hide_symbols(folder, GROUP)
        extensions[0].sources.extend(add_short_ways(folder, GROUP))
    return extensions


def copy_to_compile(root: Path, copy: Path, sources: list[str]) -> None:
    """Copy the sources, with the steps of every game made native calls."""
    shutil.copytree(root / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "data", "web"))
    shutil.copy(root / "pyproject.toml", copy)
    packages = groupby(sources, lambda source: source.split("/")[2])
    shares = [(copy / "src" / "mulligan" / name, [copy / source for source in those]) for name, those in packages]
    with_each(make_native, reversed(shares))  # the largest first
    tell_plain_classes([copy / source for source in sources])


def write_c(sources: list[str], copy: Path, folder: Path, times: Times) -> list[Any]:
    """Have mypyc write the C files: the extension with all modules in it, and one for each that only leads there."""
    from mypyc.build import mypycify

    def finish(source: str) -> None:
        """Put docstrings into the C file of a source, leave out checks that mypy has made, and go by short ways."""
        add_docs(folder, source, copy)
        trust_types(c_file(folder, source))
        leave_out_unused(c_file(folder, source))
        if os.name != "nt":
            quicken(c_file(folder, source), times.of(source).comes_to)
            lend(c_file(folder, source))

    before = Path.cwd()
    os.chdir(copy)
    options = ["--config-file=pyproject.toml", f"--cache-dir={os.devnull}"]
    try:
        written = write_on_all_cores(options, sources, folder, GROUP, finish) if knows_mypyc() else None
        extensions: list[Any] = mypycify(
            [*options, *sources],
            only_compile_paths=sources,
            opt_level="3",
            debug_level="0",
            group_name=GROUP,
            target_dir=str(folder),
            multi_file=True,
            skip_cgen_input=written,
        )
    finally:
        os.chdir(before)
    for source in sources if written is None else ():
        finish(source)
    gc.freeze()  # what mypy leaves behind is not looked through for garbage again and again
    return extensions


# -- From C to modules -------------------------------------------------------------------------------------------------


def build_best(root: Path, library: Any, output: Path, *files: str) -> None:
    """With gcc twice: the first time to watch what games go through, the second time for that. Else once, for speed."""
    learned: list[str] = []
    if is_gcc():
        seen = str(output / "watched")
        build_sorted(library, output, files, QUICK, FAST, FAIR, [f"-fprofile-generate={seen}"], ["-lgcov"])
        if exercise(root, output):
            learned = [f"-fprofile-use={seen}", "-fprofile-partial-training"]
    build_sorted(library, output, files, GOOD, BEST, GOOD, learned)


def build_sorted(
    library: Any,
    output: Path,
    files: Iterable[str],
    rest: list[str],
    hot: list[str],
    warm: list[str],
    more: Iterable[str] = (),
    libraries: Iterable[str] = (),
) -> None:
    """Compile what games are in all the time, what they come to, and the rest, each with flags of its own."""
    flags = {name: [*own, *DENSE, *more] for name, own in zip(files, (hot, warm), strict=True)}
    build([library], output, [*UNIX, *rest], flags, libraries)


def build_shims(shims: list[Any], output: Path, flags: list[str]) -> None:
    """The modules that only lead to the library: those of a package are one file under many names."""
    shims.sort(key=package_of)
    packages = [list(those) for _, those in groupby(shims, package_of)]
    for those in packages:
        both = Path(those[0].sources[0]).with_name("shims.c")
        files = [Path(source) for shim in those for source in shim.sources]
        # Each of them brings this second name of its own, which Python never asks for.
        both.write_text("".join(f'{SECOND} PyInit_{file.stem}_\n#include "{file.name}"\n' for file in files), "utf-8")
        those[0].sources = [str(both)]
    build([those[0] for those in packages], output, flags)
    for those in packages:
        first, *others = [installed(shim.name, output) for shim in those]
        for other in others:
            shutil.copy(first, other)


def package_of(shim: Any) -> str:
    """The package that a module is in."""
    package: str = shim.name.rpartition(".")[0]
    return package


def installed(module: str, output: Path) -> Path:
    """Where a module is when it is compiled."""
    return output / "lib" / (module.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX"))


def build(
    extensions: list[Any],
    output: Path,
    flags: list[str],
    more: Mapping[str, list[str]] | None = None,
    libraries: Iterable[str] = (),
) -> None:
    """Compile and link, on all cores, with mypyc's own flags and these, and some files with more."""
    from setuptools import Distribution

    for extension in extensions:
        extension.extra_link_args = [*flags, *libraries]
    command = side_by_side(flags, more or {})(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(output / "lib")
    command.build_temp = str(output / "temp")
    command.force = True
    command.ensure_finalized()
    command.run()


def side_by_side(flags: list[str], more: Mapping[str, list[str]]) -> Any:
    """The command that builds extensions, made to work on several files at once: those first that take long."""
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        def build_extensions(self) -> None:
            one = self.compiler.compile

            def compile_one(file: str, how: dict[str, Any]) -> list[str]:
                last = more.get(Path(file).name, [])
                made: list[str] = one([file], **{**how, "extra_postargs": [*how["extra_postargs"], *flags, *last]})
                return made

            def compile_all(files: list[str], **how: Any) -> list[str]:
                files = sorted(files, key=lambda file: Path(file).name not in more)
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [item for made in pool.map(lambda file: compile_one(file, how), files) for item in made]

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
