"""Lines of a log that are long past are kept packed, and come back as they were."""

from __future__ import annotations

import msgspec

from mulligan.server.loglines import CHUNK, LARGE, RECENT, LogLines


def lines(first: int, last: int) -> list[msgspec.Raw]:
    return [msgspec.Raw(msgspec.json.encode({"words": f"line {number}\nof Łódź"})) for number in range(first, last)]


def told(log: LogLines) -> list[bytes]:
    return [bytes(line) for line in log.all()]


def test_lines_come_back_as_they_were_and_take_little_room() -> None:
    log = LogLines()
    for start in range(0, 1000, 7):
        log.add(lines(start, start + 7))
    assert len(log) == 1001
    assert told(log) == [bytes(line) for line in lines(0, 1001)]
    assert len(log.recent) <= RECENT
    assert sum(len(chunk) for chunk in (*log.old, *log.packed)) < sum(len(bytes(line)) for line in lines(0, 1001)) / 6


def test_lines_are_cut_off_wherever_a_game_goes_back_to() -> None:
    for left in (0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK + 3, LARGE * CHUNK, 20 * CHUNK + 1, 30 * CHUNK):
        log = LogLines()
        log.add(lines(0, 30 * CHUNK))
        log.cut(left)
        log.add(lines(left, left + 2))
        assert told(log) == [bytes(line) for line in lines(0, left + 2)]
