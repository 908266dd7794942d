"""Work shared among machines, by Dask, which comes with `mulligan[cluster]`: a worker that dies costs only time.

Each piece of work is a task of its own. Of a worker that dies the scheduler gives its tasks to others; what was told
already is not told again. A worker makes itself ready once for each work, as processes on one machine do.
"""

from __future__ import annotations

import pickle
import threading
from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from mulligan.kernel.errors import MulliganError
from mulligan.sim.workers import undisturbed
from mulligan.version import __version__

PATIENCE: Final = 30.0  # seconds until a scheduler and a worker are there
WINDOW: Final = 500  # tasks that are given out at once

Result = TypeVar("Result")


@lru_cache(maxsize=8)
def ready(packed: bytes, thread: int) -> Callable[[int], object]:
    """What does one piece of work, made once in each thread of a worker."""
    make = pickle.loads(packed)  # noqa: S301  sent by whoever uses the cluster, who runs there what they like anyway
    do: Callable[[int], object] = make()
    return do


def work(packed: bytes, number: int) -> object:
    """One piece of work, at a worker."""
    return ready(packed, threading.get_ident())(number)


def version() -> str:
    """Which Mulligan a worker has."""
    return __version__


class Cluster:
    """A cluster by the address of its scheduler. `share` does what `mulligan.sim.workers.share` does."""

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        self.address = address
        self.patience = patience

    @undisturbed
    def share(
        self, make: Callable[[], Callable[[int], Result]], numbers: Sequence[int], jobs: int, batch: int
    ) -> Generator[tuple[int, Result | None], None, None]:
        """Do numbered pieces of work; each with its result as it comes, None if every worker that tried it died."""
        try:
            import distributed
            from distributed.scheduler import KilledWorker
        except ImportError:
            raise MulliganError("needs-extra", what="Dask", extra="cluster") from None
        dask: Any = distributed  # which has types only here and there
        packed = pickle.dumps(make)
        try:
            client = dask.Client(self.address, timeout=self.patience, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as error:
            raise MulliganError("no-cluster", address=self.address, reason=str(error) or type(error).__name__) from None
        try:
            self.check(client)
            left = list(reversed(numbers))
            of: dict[str, int] = {}
            coming = dask.as_completed([], loop=client.loop)
            while left or of:
                while left and len(of) < WINDOW:
                    number = left.pop()
                    future = client.submit(work, packed, number, pure=False)
                    of[future.key] = number
                    coming.add(future)
                future = next(coming)
                number = of.pop(future.key)
                try:
                    result: Result | None = future.result()
                except KilledWorker:
                    result = None
                yield number, result
        finally:
            client.close()

    def check(self, client: Any) -> None:
        """Wait for a worker, and refuse those that have another Mulligan: they would play other games."""
        try:
            client.wait_for_workers(1, timeout=self.patience)
        except TimeoutError:
            raise MulliganError("no-cluster", address=self.address, reason="it has no workers") from None
        found: dict[str, object] = client.run(version, on_error="return")
        for worker, told in found.items():
            if told != __version__:
                raise MulliganError("cluster-version", worker=worker, found=str(told)[:80], wanted=__version__)
