"""Work shared among processes: results come one by one, and a process that dies costs only what it had in hand."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from functools import wraps
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Final, Generic, ParamSpec, TypeVar

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.tidying import seldom_tidied

MOST_TRIES: Final = 2  # a piece of work with which so many processes have died is lost
MOST_DEATHS: Final = 10  # so many deaths without any result in between, and nothing will come
PATIENCE: Final = 0.5  # seconds for a process to end before it is killed
BEAT: Final = 0.05  # seconds after which a process tells what it has done since, and at the end
SHORT: Final = 0.25  # seconds: whoever is done sooner is given twice as much the next time

Result = TypeVar("Result")
Item = TypeVar("Item")
Words = ParamSpec("Words")
Make = Callable[[], Callable[[int], Result]]  # makes a process ready; what it gives does one piece of work


def sensible(jobs: int, work: int) -> int:
    """So many processes as are of use: no more than there are pieces of work or cores, but two always may be."""
    return max(1, min(jobs, work, max(2, os.cpu_count() or 1)))


class Failed:
    """A piece of work ended with an error."""

    def __init__(self, error: Exception) -> None:
        self.error = error


class Worker:
    """A process and what it has in hand."""

    def __init__(self, make: Make[Result]) -> None:
        self.connection, theirs = multiprocessing.Pipe()
        self.process: BaseProcess = multiprocessing.get_context().Process(target=work, args=(theirs, make), daemon=True)
        self.hand: deque[int] = deque()
        self.given = 0.0  # when it was given that
        self.batches = 1  # how many at a time: the more, the sooner it is done with one
        hold_interrupts(True)  # a Ctrl-C meanwhile is for us, and not for a process that cannot ignore it yet
        try:
            self.process.start()
        finally:
            hold_interrupts(False)
        theirs.close()

    def give(self, numbers: list[int]) -> None:
        """Work to do; nothing left means the end."""
        self.hand = deque(numbers)
        self.given = monotonic()
        with suppress(OSError):  # it has died, which is noticed where results are awaited
            self.connection.send(numbers)

    def stop(self) -> None:
        """End it, whatever it does."""
        self.connection.close()
        self.process.terminate()


def hold_interrupts(held: bool) -> None:
    """Keep a Ctrl-C waiting, or no longer, where the system knows how."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK if held else signal.SIG_UNBLOCK, [signal.SIGINT])


def work(connection: Connection, make: Make[Result]) -> None:
    """What a process does: one piece of work after the other, until there is no more or nobody who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    hold_interrupts(False)
    parent = multiprocessing.parent_process()
    assert parent is not None
    number = -1
    try:
        do = make()
        with seldom_tidied():
            while True:
                wait([connection, parent.sentinel])
                numbers: list[int] = connection.recv() if connection.poll() else []
                if not numbers:
                    return
                done: list[tuple[int, object]] = []
                told = monotonic()
                for number in numbers:
                    done.append((number, do(number)))
                    if monotonic() - told > BEAT:
                        connection.send(done)
                        done = []
                        told = monotonic()
                        if not parent.is_alive():
                            return
                if done:
                    connection.send(done)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except Exception as error:  # noqa: BLE001  told to those who asked for the work
        connection.send([(number, Failed(portable(error)))])


def portable(error: Exception) -> Exception:
    """An error that can be sent to another process: itself, or one that says the same."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301  our own, made a moment ago
    except Exception:  # noqa: BLE001  some errors cannot be sent, each for its own reason
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


class Crew(Generic[Result]):
    """Processes that share numbered pieces of work."""

    def __init__(self, make: Make[Result], numbers: Sequence[int], jobs: int, batch: int) -> None:
        self.make = make
        self.left = deque(list(numbers[start : start + batch]) for start in range(0, len(numbers), batch))
        self.jobs = jobs
        self.workers: list[Worker] = []
        self.tries: dict[int, int] = {}
        self.deaths = 0

    def results(self) -> Iterator[tuple[int, Result | None]]:
        """Each number with its result as it comes; None if every process that tried it died."""
        try:
            for _ in range(min(self.jobs, len(self.left))):
                self.hire()
            while self.workers:
                ready = wait([worker.connection for worker in self.workers])
                for worker in [one for one in self.workers if one.connection in ready]:
                    yield from self.hear(worker)
        finally:
            self.stop()

    def hire(self) -> None:
        """One more process, with work."""
        worker: Worker = Worker(self.make)
        self.workers.append(worker)
        self.give(worker)

    def give(self, worker: Worker) -> None:
        """Work for a process: as many batches as it does in a short while, but nobody else is left without any."""
        batch = self.left.popleft()
        for _ in range(min(worker.batches - 1, len(self.left) // (4 * self.jobs))):
            if len(batch) == 1 or len(self.left[0]) == 1:  # it stands alone, as it may have killed a process
                break
            batch = [*batch, *self.left.popleft()]
        worker.give(batch)

    def hear(self, worker: Worker) -> Iterator[tuple[int, Result | None]]:
        """What a process has to say: a result, an error, or nothing ever again."""
        try:
            told = worker.connection.recv()
        except (EOFError, OSError):
            yield from self.bury(worker)
            return
        for number, result in told:
            if isinstance(result, Failed):
                raise result.error
            self.deaths = 0
            worker.hand.remove(number)
            yield number, result
        if not worker.hand:
            if self.left:
                if monotonic() - worker.given < SHORT:
                    worker.batches *= 2
                self.give(worker)
            else:
                worker.give([])
                self.workers.remove(worker)
                worker.process.join()

    def bury(self, worker: Worker) -> Iterator[tuple[int, Result | None]]:
        """A process has died: what it was at is tried once more, and what it had not begun goes to another.

        Which of several it was at nobody knows, as it tells of them together: each is tried alone.
        """
        self.workers.remove(worker)
        worker.stop()
        worker.process.join()
        self.deaths += 1
        if self.deaths >= MOST_DEATHS:
            raise MulliganError("workers-die", count=self.deaths)
        left = list(worker.hand)
        tried = left if len(left) == 1 else []
        for one in tried:
            self.tries[one] = self.tries.get(one, 0) + 1
            if self.tries[one] >= MOST_TRIES:
                yield one, None
                left = []
        self.left.extendleft([one] for one in reversed(left))
        if self.left:
            self.hire()

    def stop(self) -> None:
        """End all processes, now."""
        for worker in self.workers:
            worker.stop()
        for worker in self.workers:
            worker.process.join(PATIENCE)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join(PATIENCE)
        self.workers = []


class Interrupts:
    """Hears a Ctrl-C: at once while results are awaited, and afterwards while one of them is being taken in."""

    def __init__(self) -> None:
        self.taking = False
        self.waits = False

    def hear(self, *_: object) -> None:
        """Somebody has pressed Ctrl-C."""
        if not self.taking:
            raise KeyboardInterrupt
        self.waits = True


def undisturbed(shared: Callable[Words, Generator[Item, None, None]]) -> Callable[Words, Generator[Item, None, None]]:
    """Have a Ctrl-C wait while somebody takes in what comes, so that what was counted has also been written."""

    @wraps(shared)
    def one_by_one(*words: Words.args, **named: Words.kwargs) -> Generator[Item, None, None]:
        interrupts = Interrupts()
        usual = signal.getsignal(signal.SIGINT)
        ours = usual is signal.default_int_handler and threading.current_thread() is threading.main_thread()
        if ours:
            signal.signal(signal.SIGINT, interrupts.hear)
        coming = shared(*words, **named)
        try:
            for item in coming:
                interrupts.taking = True
                yield item
                interrupts.taking = False
                if interrupts.waits:
                    raise KeyboardInterrupt
        finally:
            coming.close()
            if ours:
                signal.signal(signal.SIGINT, usual)

    return one_by_one


@undisturbed
def share(
    make: Make[Result], numbers: Sequence[int], jobs: int, batch: int
) -> Generator[tuple[int, Result | None], None, None]:
    """Do numbered pieces of work, here or in several processes; each with its result as it comes."""
    jobs = sensible(jobs, len(numbers))
    if jobs > 1:
        yield from Crew(make, numbers, jobs, max(1, min(batch, len(numbers) // (4 * jobs)))).results()
        return
    do = make()
    with seldom_tidied():
        for number in numbers:
            yield number, do(number)
