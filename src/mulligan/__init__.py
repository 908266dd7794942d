"""Mulligan plays trading card games by their own rulebooks."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

from mulligan.version import __version__ as __version__

if os.environ.get("MULLIGAN_PURE") == "1":
    # Run the sources that lie beside the compiled modules: to compare the two, or to step through with a debugger.
    _HOUSE = str(Path(__file__).parent)

    def _sources_only(path: str) -> FileFinder:
        if path != _HOUSE and not path.startswith(_HOUSE + os.sep):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, _sources_only)

from mulligan.kernel.errors import told_by  # only now is it settled which modules run


def _tell(message: str, values: dict[str, object]) -> str:
    """An error in English words. They are read when something has gone wrong, and not before."""
    from mulligan.speech.errors import tell

    return tell(message, values)


told_by(_tell)
