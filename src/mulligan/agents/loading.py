"""Agents that people wrote themselves, by where their class is: `module:Class`, or `path/to/file.py:Class`."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from mulligan.agents.seat import Agent
from mulligan.kernel.errors import MulliganError


def load_agent(name: str) -> Agent:
    """The agent of a class that somebody names, made without arguments."""
    where, _, called = name.rpartition(":")
    module = load_module(where, name)
    made = getattr(module, called, None)
    if not isinstance(made, type):
        classes = [one for one, what in vars(module).items() if isinstance(what, type) and hasattr(what, "choose")]
        raise MulliganError("agent-no-class", name=name, called=called, classes=classes or None)
    if not callable(getattr(made, "choose", None)):
        raise MulliganError("agent-cannot-choose", name=name)
    try:
        found = made()
    except Exception as error:  # whatever goes wrong in somebody's class is told as theirs
        raise MulliganError("agent-broken", name=name, reason=f"{type(error).__name__}: {error}") from error
    if not getattr(found, "name", ""):
        found.name = called
    return found  # type: ignore[no-any-return]  # it can choose, which is all an agent must


def load_module(where: str, name: str) -> ModuleType:
    """The module or file that an agent's class is in; where nothing else is found, here."""
    try:
        if where.endswith(".py"):
            path = Path(where).expanduser().resolve()
            spec = importlib.util.spec_from_file_location(path.stem, path)
            if spec is None or spec.loader is None or not path.is_file():
                raise MulliganError("no-file", path=where)
            module = importlib.util.module_from_spec(spec)
            sys.modules.setdefault(path.stem, module)
            spec.loader.exec_module(module)
            return module
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.append(here)
        return importlib.import_module(where)
    except MulliganError:
        raise
    except Exception as error:  # whatever goes wrong in somebody's module is told as theirs
        raise MulliganError("agent-broken", name=name, reason=f"{type(error).__name__}: {error}") from error
