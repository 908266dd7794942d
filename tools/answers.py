#!/usr/bin/env python3
"""How heavy the page is, and how long its answers take, as a browser sees it: python tools/answers.py [--choices 60]

First what is loaded until the page is there. Then a game of each kind against `greedy`: from the click that chooses to
the frame that shows what came of it, and for every choice of the computer the time until it is on the screen.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from answering import answers, weight  # noqa: E402
from browsing import CHROMIUM, browser  # noqa: E402
from crowd import percentile  # noqa: E402
from serving import running  # noqa: E402

GAMES = ("lorcana", "cipher", "magic")


def main() -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=60)
    asked = parser.parse_args()
    if CHROMIUM is None:
        print("There is no chromium on this machine.")
        return 2
    with running() as server, browser() as opened:
        size, painted = weight(opened, server.address)
        print(f"the page: {size / 1024:.0f} KiB in all, first painted after {painted:.0f} ms")
        for game in GAMES:
            found = answers(opened, server.address, game, asked.choices)
            for whose, times in found.items():
                print(
                    f"{game}, {whose}: {len(times)} answers, median {percentile(times, 50):.0f} ms, "
                    f"95 % {percentile(times, 95):.0f} ms, longest {max(times, default=0):.0f} ms"
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
