#!/usr/bin/env python3
"""Tries broken and hostile input in great numbers: python tools/fuzz.py --cases 20000 [saves decks …]

Saves, decks, scenarios, card databases, notation and typed lines, as tests/fuzzing.py makes them. What goes wrong is
shown in its smallest form. Each run tries others, unless --seed says which.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]


def main() -> int:
    """Try what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=20_000, help="how many in all")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32), help="which ones")
    parser.add_argument("what", nargs="*", help="only these")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MULLIGAN_DATA"] = folder
        os.chdir(folder)
        return try_all(asked.what, asked.cases, asked.seed)


def try_all(what: list[str], cases: int, seed: int) -> int:
    """Try each kind of input, in the shares it has in the tests."""
    from fuzzing import TARGETS

    chosen = {name: TARGETS[name] for name in (what or TARGETS)}
    whole = sum(share for _, share in chosen.values())
    print(f"--seed {seed}")
    failed = 0
    for name, (target, share) in chosen.items():
        count = max(1, cases * share // whole)
        start = time.monotonic()
        good = attempt(target, count, seed)
        failed += not good
        print(f"{'✓' if good else '✗'} {name:10} {count:7,} cases {time.monotonic() - start:6.0f} s", flush=True)
    return 1 if failed else 0


def attempt(target: object, count: int, seed: int) -> bool:
    """Whether one kind of input went well so many times."""
    import hypothesis
    from hypothesis import HealthCheck, given, settings
    from hypothesis import strategies as st

    @hypothesis.seed(seed)
    @settings(max_examples=count, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(data=st.data())
    def case(data: st.DataObject) -> None:
        target(data)

    try:
        case()
    except Exception:  # noqa: BLE001  whatever it is, it is shown
        traceback.print_exc()
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
