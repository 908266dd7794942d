"""Sets up what play.py and check.py need, on a machine that has only Python and pip.

.tools/           uv, which installs the rest exactly as uv.lock says
.venv/            for working on Mulligan: the tools, and the sources as they are
.tools-page/      what looks over the page's JavaScript, where there is Node
.venv-play/       for playing at once: Mulligan straight from src, nothing else
.venv-compiled/   for playing fast and for testing the compiled modules: Mulligan installed as any user gets it

A second run finds everything in place and takes no time: each folder remembers what it was made from.
"""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import hatch_build

UV = "uv==0.13.7"

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
SOURCES = ROOT / ".venv"
PLAY = ROOT / ".venv-play"
COMPILED = ROOT / ".venv-compiled"
ORDINARY, BEST = "", ", in the best way"
TESTED = ", with the test tools"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")


def say(line: str) -> None:
    print(line, flush=True)


def leave(message: str) -> None:
    """Stop with a message for a person."""
    sys.exit(f"Mulligan: {message}")


def run_within(seconds: float, call: list[str], folder: Path, **environment: str) -> tuple[int | None, str]:
    """Run a command that may want the network, with all that it starts, for no longer than this: its exit code and
    what it said. None is the code of one that took too long; one that cannot be started has 127."""
    variables = {**os.environ, **environment}
    alone = {"start_new_session": True} if os.name == "posix" else {}
    try:
        running = subprocess.Popen(
            call,
            cwd=folder,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            **alone,
        )
    except OSError as error:
        return 127, str(error)
    try:
        said, _ = running.communicate(timeout=seconds)
        return running.returncode, said
    except subprocess.TimeoutExpired:
        if os.name == "posix":
            os.killpg(running.pid, signal.SIGKILL)
        else:
            running.kill()
        running.wait()
        return None, ""


def command(venv: Path, name: str) -> str:
    """The path of a command that is installed in a virtual environment."""
    return str(venv / BIN / (name + EXE))


def prepare_sources() -> Path:
    """Make .venv: all the tools, and Mulligan straight from src."""
    return sync(SOURCES, [], made_from(["pyproject.toml", "uv.lock", "hatch_build.py"]), "the tools")


def prepare_play() -> Path:
    """The quickest way to a game: the compiled install if it is there and up to date, else the sources as they are."""
    if compiled_for_play():
        return COMPILED
    return sync(PLAY, ["--no-dev"], made_from(["pyproject.toml", "uv.lock", "hatch_build.py"]), "what a game needs")


def compiled_for_play() -> bool:
    """Whether the compiled install is up to date, and as good as is asked for."""
    ways = [BEST] if hatch_build.wish() == "best" else [ORDINARY, BEST]
    stamps = [compiled_stamp(way) for way in ways]
    return any(is_stamped(COMPILED, stamp) or is_stamped(COMPILED, stamp + TESTED) for stamp in stamps)


def compiled_stamp(way: str) -> str:
    """What the compiled install is made from, and in which way."""
    tools = [f"tools/{path.name}" for path in sorted((ROOT / "tools").glob("native_*"))]
    sources = made_from(["pyproject.toml", "uv.lock", "hatch_build.py", *tools, "tools/quick", "src"])
    return f"{sources} {hatch_build.why_not_compile()}{way}"


def prepare_compiled(*, tests: bool) -> Path:
    """Make .venv-compiled: Mulligan as an ordinary install, with the test tools if wanted; or in the best way."""
    if not tests and compiled_for_play():
        return COMPILED
    best = hatch_build.wish() == "best"
    if hatch_build.why_not_compile():
        what = "Mulligan, uncompiled"
    else:
        what = f"Mulligan, compiling it: this takes {'some minutes' if best else 'a minute or two'}, once,"
    options = ["--no-editable", "--reinstall-package", "mulligan", *([] if tests else ["--no-dev"])]
    return sync(COMPILED, options, compiled_stamp(BEST if best else ORDINARY) + (TESTED if tests else ""), what)


def sync(venv: Path, options: list[str], stamp: str, what: str) -> Path:
    """Bring a virtual environment to what uv.lock says, unless it is there already."""
    if is_stamped(venv, stamp):
        return venv
    uv = prepare_uv()
    say(f"Installing {what} into {venv.name} …")
    environment = {
        **os.environ,
        "UV_PROJECT_ENVIRONMENT": str(venv),
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_LINK_MODE": os.environ.get("UV_LINK_MODE", "copy"),
    }
    environment.pop("VIRTUAL_ENV", None)
    (venv / "made-from").unlink(missing_ok=True)
    call = [uv, "sync", "--quiet", "--frozen", "--python", sys.executable, *options]
    if subprocess.run(call, cwd=ROOT, env=environment, check=False).returncode:
        leave(f"installing into {venv.name} failed; the lines above say why. Run the command again to retry.")
    (venv / "made-from").write_text(stamp)
    return venv


def prepare_uv() -> str:
    """Install uv into .tools by pip; a folder of its own needs no rights and no venv module."""
    if not is_stamped(TOOLS, UV):
        say(f"Fetching {UV} into {TOOLS.name} …")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--upgrade"]
        quiet = {**os.environ, "PIP_ROOT_USER_ACTION": "ignore"}
        if subprocess.run([*pip, "--target", str(TOOLS), UV], env=quiet, check=False).returncode:
            leave(
                f"pip could not install {UV}. Is pip there (`{sys.executable} -m pip --version`), and the network? "
                "Python's own `python3 -m ensurepip`, or your system's python3-pip package, brings pip."
            )
        (TOOLS / "made-from").write_text(UV)
    return str(TOOLS / BIN / ("uv" + EXE))


def is_compiled(venv: Path) -> bool:
    """Whether the Mulligan installed there has compiled modules."""
    test = "import sys, mulligan.kernel.column as c; sys.exit(c.__file__.endswith('.py'))"
    return subprocess.run([command(venv, "python"), "-c", test], cwd=venv, check=False).returncode == 0


def is_stamped(folder: Path, stamp: str) -> bool:
    note = folder / "made-from"
    return note.is_file() and note.read_text() == stamp


def made_from(names: Iterable[str]) -> str:
    """A fingerprint of files and folders of the project, and of the Python that runs."""
    digest = hashlib.sha256(f"{sys.executable} {sys.version}".encode())
    for name in names:
        top = ROOT / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


if sys.version_info < (3, 11):
    leave(f"this is Python {sys.version.split()[0]}; Python 3.11 or newer is needed.")
