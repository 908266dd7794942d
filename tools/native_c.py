"""Has mypyc write its C files on all cores (called by tools/native_build.py).

mypyc checks types and builds its own form of all functions in a third of its time; then it counts references and writes
C, a function after the other. Here processes that are forked in between share that by modules, and their parent writes
what is left, the declarations of everything. What comes out is what mypyc writes by itself, but for the order of the
declarations (tests/test_package.py).
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

KNOWN = "2.4."  # the releases of mypyc whose inner order this follows; others write by themselves
Finish = Callable[[str], None]  # what is to be done with the C file of a source once it is written


def knows_mypyc() -> bool:
    """Whether this can be done here."""
    from mypy.version import __version__

    return __version__.startswith(KNOWN) and can_fork()


def can_fork() -> bool:
    """Whether work can be shared by processes that begin with all that their parent has."""
    return sys.platform == "linux" and (os.cpu_count() or 1) > 1


def with_each(do: Callable[..., Any], several: Iterable[tuple[Any, ...]]) -> list[Any]:
    """What comes of doing something with each of several, on all cores where that can be."""
    if can_fork():
        with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("fork")) as pool:
            return [one.result() for one in [pool.submit(do, *those) for those in several]]
    return [do(*those) for those in several]


def write_on_all_cores(options: list[str], sources: list[str], folder: Path, group: str, finish: Finish) -> Any:
    """Write the C files of these sources, each finished; returns what mypycify() goes on with (`skip_cgen_input`)."""
    work = Work(options, sources, folder, group, finish)
    gc.freeze()  # else every process would have copies of what it only looks through for garbage
    shares = parted(list(work.modules), lambda name: Path(work.paths[name]).stat().st_size, os.cpu_count() or 1)
    with ProcessPoolExecutor(len(shares), multiprocessing.get_context("fork"), begin, (work,)) as pool:
        for written in pool.map(write_share, shares):
            work.take(written)
    return work.written()


def parted(items: list[str], size: Callable[[str], int], parts: int) -> list[list[str]]:
    """Items in parts of about the same size, each in the order they had."""
    sums = [0] * parts
    part: dict[str, int] = {}
    for item in sorted(items, key=lambda one: -size(one)):
        part[item] = sums.index(min(sums))
        sums[part[item]] += size(item)
    return [[item for item in items if part[item] == number] for number in range(parts)]


_work: Work


def begin(work: Work) -> None:
    """A forked process has all that its parent had."""
    global _work
    _work = work
    gc.disable()


def write_share(modules: list[str]) -> Any:
    """Write the C files of some modules, in a process of its own."""
    return _work.write(modules)


class Work:
    """What mypyc knows of all modules, from their types to their C files."""

    def __init__(self, options: list[str], sources: list[str], folder: Path, group: str, finish: Finish) -> None:
        from mypy.fscache import FileSystemCache
        from mypyc import build
        from mypyc.options import CompilerOptions

        self.folder, self.group, self.finish = folder, group, finish
        self.how = CompilerOptions(multi_file=True, target_dir=str(folder), group_name=group)
        files = FileSystemCache()
        own, every, self.asked = build.get_mypy_config([*options, *sources], sources, self.how, files)
        groups = build.construct_groups(own, False, True, group)
        self.homes = {source.module: name for those, name in groups for source in those}
        self.checked = self.check(every, groups, files)
        built = self.build()
        self.modules = {source.module: built[source.module] for those, _ in groups for source in those}
        self.paths = {name: self.checked.graph[name].xpath for name in self.modules}
        self.generators: dict[Any, Any] = {}
        self.change_generators()
        self.literals = self.collect_literals()
        self.declared: dict[str, Any] = {}
        self.files: list[tuple[str, str]] = []

    def check(self, every: list[Any], groups: Any, files: Any) -> Any:
        """Have the types checked; what is wrong with them is said."""
        from mypy.errors import CompileError
        from mypyc import build
        from mypyc.codegen import emitmodule

        try:
            checked = emitmodule.parse_and_typecheck(every, self.asked, self.how, groups, files)
        except CompileError as error:
            build.emit_messages(self.asked, error.messages, 0, serious=not error.use_stdout)
            raise SystemExit(1) from error
        if checked.errors:
            build.emit_messages(self.asked, checked.errors, 0)
            raise SystemExit(1)
        return checked

    def build(self) -> dict[str, Any]:
        """All modules in mypyc's own form."""
        from mypy.build import sorted_components
        from mypyc import build
        from mypyc.errors import Errors
        from mypyc.irbuild.main import build_ir
        from mypyc.irbuild.mapper import Mapper

        graph, errors, mapper = self.checked.graph, Errors(self.asked), Mapper(self.homes)
        self.checked.manager.errors.set_file("<mypyc>", None, scope=None, options=self.asked)
        built: dict[str, Any] = {}
        for component in sorted_components(graph):
            states = [graph[name] for name in sorted(component.mod_ids)]
            if trees := [state.tree for state in states if state.id in self.homes and state.tree]:
                built |= build_ir(trees, graph, self.checked.types, mapper, self.how, errors)
        build.emit_messages(self.asked, errors.new_messages(), 0)
        if errors.num_errors:
            raise SystemExit(1)
        return built

    def change_generators(self) -> None:
        """What generators keep becomes a part of their classes, which all processes must know."""
        for module in self.modules.values():
            self.generators |= {one.env_user_function: one for one in module.classes if one.env_user_function}
        for module in self.modules.values():
            for function in module.functions:
                if function in self.generators:
                    self.change(module, function)

    def collect_literals(self) -> Any:
        """The numbers of all literals, which all processes must know."""
        from mypyc.codegen import emitmodule
        from mypyc.codegen.literals import Literals

        literals = Literals()
        for module in self.modules.values():
            for function in module.functions:
                emitmodule.collect_literals(function, literals)
        return literals

    def change(self, module: Any, function: Any) -> None:
        """What mypyc does with a function between building and writing it, in its order."""
        from mypyc.codegen import emitmodule

        strict = self.how.strict_traceback_checks
        emitmodule.insert_uninit_checks(function, strict)
        emitmodule.insert_exception_handling(function, strict)
        generator = self.generators.get(function)
        if generator:
            emitmodule.borrow_generator_attrs(function, generator)
        emitmodule.insert_ref_count_opcodes(function)
        if generator:
            emitmodule.insert_spills(function, generator)
        emitmodule.lower_ir(function, self.how)
        module.dependencies.update(emitmodule.find_implicit_op_dependencies(function) or ())
        emitmodule.do_copy_propagation(function, self.how)
        emitmodule.do_flag_elimination(function, self.how)

    def write(self, names: list[str]) -> Any:
        """Write the C files of some modules; returns their names, what they declare and what they need."""
        from mypyc.codegen import emitmodule

        modules = {name: self.modules[name] for name in names}
        for module in modules.values():
            for function in module.functions:
                if function not in self.generators:
                    self.change(module, function)
            for one in module.classes:
                module.dependencies.update(emitmodule.find_class_dependencies(one) or ())
        generator = self.generator(modules)
        files = generator.generate_c_for_modules()[:-3]  # the last three are of all modules
        for (file, text), name in zip(files, names, strict=True):
            (self.folder / file).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / file).write_text(text, "utf-8")
            self.finish(self.paths[name])
        declared = {
            name: (one.decl, one.defn, one.dependencies, one.is_type, one.needs_export)
            for name, one in generator.context.declarations.items()
        }
        needed = {name: [told(need) for need in module.dependencies] for name, module in modules.items()}
        return [file for file, _ in files], declared, needed

    def take(self, written: Any) -> None:
        """Know what another process has written."""
        from mypyc.codegen.emit import HeaderDeclaration

        files, declared, needed = written
        self.files += [(file, "") for file in files]
        for name, (text, defined, needs, is_type, exported) in declared.items():
            self.declared[name] = HeaderDeclaration(
                text, defined, dependencies=needs, is_type=is_type, needs_export=exported
            )
        for name, those in needed.items():
            self.modules[name].dependencies.update(map(need_of, those))

    def written(self) -> Any:
        """Write what all modules share, with nothing in their functions: that is written already."""
        from mypyc.codegen import emitmodule
        from mypyc.ir.ops import BasicBlock, Unreachable

        for module in self.modules.values():
            for function in module.functions:
                nothing = BasicBlock()
                nothing.ops.append(Unreachable())
                function.blocks = [nothing]
        generator = self.generator(self.modules)
        generator.context.declarations.update(self.declared)
        shared = generator.generate_c_for_modules()[-3:]
        needed = sorted(emitmodule.collect_source_dependencies(self.modules), key=lambda one: one.path)
        self.checked.manager.metastore.close()
        return [[*self.files, *shared]], [(one.path, one.include_dirs, one.internal) for one in needed]

    def generator(self, modules: dict[str, Any]) -> Any:
        """What writes the C files of some of all modules."""
        from mypyc.codegen import emitmodule
        from mypyc.namegen import NameGenerator

        names = NameGenerator([list(self.modules)], separate=False)
        made = emitmodule.GroupGenerator(modules, self.paths, self.group, self.homes, names, self.how)
        made.context.literals = self.literals
        return made


def told(need: Any) -> tuple[Any, ...]:
    """What a module needs of mypyc's library, in a form that can be sent to another process."""
    kind = type(need).__name__
    return (kind, need.name) if kind == "Capsule" else (kind, need.path, need.include_dirs, need.internal)


def need_of(sent: tuple[Any, ...]) -> Any:
    """The same again."""
    from mypyc.ir import deps

    kind, what, *more = sent
    return deps.Capsule(what) if not more else getattr(deps, kind)(what, include_dirs=more[0], internal=more[1])
