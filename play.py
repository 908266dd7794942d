#!/usr/bin/env python3
"""Starts a game in the browser, after installing whatever is missing: python3 play.py

Anything after it goes to `mulligan play`: python3 play.py lorcana, python3 play.py --terminal
Somebody new to a game learns it in the terminal by: python3 play.py learn lorcana
With --compile first, the engine is compiled before the game: a minute or two once, and many times faster from then on.
--compile=best takes three times as long, for the last few percent.
"""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import hatch_build
from tools import workshop


def main() -> int:
    """Install once, then play."""
    words = sys.argv[1:]
    if words[:1] in (["--compile"], ["--compile=best"]):
        if words[0] == "--compile=best":
            os.environ["MULLIGAN_COMPILE"] = "best"
        words = words[1:]
        venv = workshop.prepare_compiled(tests=False)
        if not workshop.is_compiled(venv):
            reason = hatch_build.why_not_compile() or "compiling failed"
            workshop.say(f"Mulligan runs uncompiled, because {reason}. It plays the same, only slower.")
    else:
        venv = workshop.prepare_play()
    called = f"{Path(sys.executable).stem} {shlex.quote(sys.argv[0])}"
    here = {**os.environ, "MULLIGAN_STARTED_BY": called}  # so that Mulligan can name a command that works
    asked = words if words[:1] == ["learn"] else ["play", *words]
    return subprocess.run([workshop.command(venv, "mulligan"), *asked], env=here, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
