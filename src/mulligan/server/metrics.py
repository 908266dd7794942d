"""Numbers about the server, as Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mulligan.server.hall import Hall

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.choices = 0
        self.refused: Counter[str] = Counter()
        self.buckets = [0] * (len(BOUNDS) + 1)  # choices by how long they took to be confirmed
        self.seconds = 0.0

    def chose(self, seconds: float) -> None:
        """A choice was confirmed after so long."""
        self.choices += 1
        self.seconds += seconds
        self.buckets[bisect_left(BOUNDS, seconds)] += 1

    def text(self, hall: Hall) -> str:
        """All of it."""
        states = Counter(table.row.state for table in hall.tables.values())
        people = sum(len(table.connections) for table in hall.tables.values())
        lines = [f'mulligan_tables{{state="{state}"}} {count}' for state, count in sorted(states.items())]
        lines += [
            f"mulligan_connections {people}",
            f"mulligan_remembered_choices {sum(len(table.story()) for table in hall.tables.values())}",
            f"mulligan_thinking {len(hall.thinkers.busy)}",
            f"mulligan_thought_total {hall.thinkers.asked}",
            f"mulligan_thinking_failed_total {hall.thinkers.failed}",
            f"mulligan_troubles_total {hall.log.troubles}",
        ]
        lines += [f'mulligan_refused_total{{code="{code}"}} {count}' for code, count in sorted(self.refused.items())]
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            total += count
            lines.append(f'mulligan_choice_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"mulligan_choice_seconds_sum {self.seconds:.6f}", f"mulligan_choice_seconds_count {self.choices}"]
        return "\n".join(lines) + "\n"
