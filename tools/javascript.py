"""Looks over the page's JavaScript, its types by JSDoc (tsc) and its style (eslint): python tools/javascript.py

Node is nothing that Mulligan needs. Where it is missing or too old, or npm cannot fetch the two, one line says so and
nothing is wrong. They are pinned by tools/page/package-lock.json and lie in .tools-page.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import workshop

HERE = workshop.ROOT / "tools" / "page"
PLACE = workshop.ROOT / ".tools-page"
NEWEST_TOO_OLD = (20, 18)  # of Node, for eslint
FETCHED_WITHIN = 180.0  # seconds
CHECKED_WITHIN = 120.0


def why_not() -> str:
    """Why it cannot be looked over here; empty when both tools are in place."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return "there is no Node with npm here"
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    if version is None or (int(version[1]), int(version[2])) <= NEWEST_TOO_OLD:
        return f"Node {told.strip() or 'of no version'} is too old"
    return fetch(npm)


def fetch(npm: str) -> str:
    """Put the two tools in place as the lock file says; why that failed, if it did."""
    names = ["package.json", "package-lock.json"]
    stamp = workshop.made_from(f"tools/page/{name}" for name in names)
    PLACE.mkdir(exist_ok=True)
    shutil.copy(HERE / "eslint.config.mjs", PLACE)
    if workshop.is_stamped(PLACE, stamp):
        return ""
    for name in names:
        shutil.copy(HERE / name, PLACE)
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=1"]
    code, _ = workshop.run_within(FETCHED_WITHIN, [npm, "ci", *quiet], PLACE)
    if code != 0:
        return "npm could not fetch its tools" if code is not None else "npm took too long to fetch its tools"
    (PLACE / "made-from").write_text(stamp)
    return ""


def look_over() -> bool:
    """Whether nothing is wrong with it; what is, is printed."""
    node = shutil.which("node")
    assert node is not None
    modules = PLACE / "node_modules"
    good = True
    for call in (
        [modules / "typescript" / "bin" / "tsc", "-p", HERE / "tsconfig.json"],
        [modules / "eslint" / "bin" / "eslint.js", "--config", PLACE / "eslint.config.mjs", "src/mulligan/web/js"],
    ):
        code, told = workshop.run_within(CHECKED_WITHIN, [node, *map(str, call)], workshop.ROOT)
        if code != 0:
            good = False
            workshop.say(told.strip() or f"{Path(call[0]).name} took too long")
    return good


def main() -> int:
    """Look it over, if that can be done here."""
    reason = why_not()
    if reason:
        workshop.say(f"JavaScript: left out, because {reason}.")
        return 0
    return 0 if look_over() else 1


if __name__ == "__main__":
    sys.exit(main())
