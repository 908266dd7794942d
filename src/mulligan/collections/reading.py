"""Reading the cards of a file: what kind of file it is, which game they are of, and what becomes of each."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from itertools import chain, islice
from typing import BinaryIO, Final

from mulligan import games
from mulligan.collections.streams import JsonStream, TooDeep
from mulligan.decks.reading import KINDS
from mulligan.kernel.entries import Entry, split_entries
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.imports import Import, Intake
from mulligan.kernel.kinds import Kind
from mulligan.kernel.shelves import MARK
from mulligan.saves.disk import PROBLEMS, path_of, reason

HEAD: Final = 1 << 16  # bytes that tell what kind of file it is
MOST_TEXT: Final = 32 << 20  # bytes of a file that people write themselves
LOOKED_AT: Final = 40  # cards that tell of which game they are
LIST_KEYS: Final = (
    "ink",
    "classes",
    "types",
    "supertypes",
    "subtypes",
    "symbols",
    "genders",
    "weapons",
    "colors",
    "ja",
)
NOTATION: Final = ("abilities", "skills")
FLAGS: Final = {"yes": True, "true": True, "no": False, "false": False}
_TABLE: Final = re.compile(r'\s*(?:#[^\n]*\n\s*)*\[(?:"[^"\n]*"|\'[^\'\n]*\'|[\w.-]+)\]\s*(?:#[^\n]*)?\n')

JSON: Final = "json"
TOML: Final = "toml"
CSV: Final = "csv"


class OwnRow:
    """A card of a file in our own format."""

    def __init__(self, key: str, row: dict[str, object], where: str, error: MulliganError | None = None) -> None:
        self.key = key
        self.row = row
        self.where = where
        self.error = error  # why it cannot be read at all


class Source:
    """A file of cards that was read: what kind of file it is, whose cards they are, and what became of them."""

    def __init__(self, path: str, form: str, kind: Kind, found: Import) -> None:
        self.path = path
        self.form = form
        self.kind = kind
        self.found = found


def read_cards(path: str, game: str | None = None, intake: Intake | None = None) -> Source:
    """What becomes of the cards of a file: of one game, or of the one whose cards they look like."""
    try:
        with path_of(path).open("rb") as file:
            return read_file(file, path, game, intake)
    except FileNotFoundError:
        raise MulliganError("no-file", path=path) from None
    except PROBLEMS as error:
        raise MulliganError("unreadable", path=path, reason=reason(error)) from None


def read_file(file: BinaryIO, path: str, game: str | None, intake: Intake | None = None) -> Source:
    """The same of an open file."""
    head = file.read(HEAD)
    form = form_of(head, path)
    whole = Rejoined(head, file)
    if form == JSON:
        rows: Iterator[object] = JsonStream(whole, path).cards()
    else:
        text = text_of(whole.read(MOST_TEXT + 1), path)
        rows = iter(toml_rows(text, path) if form == TOML else csv_rows(text, path))
        game = game or marked_game(text)
    first = list(islice(rows, LOOKED_AT))
    kind = games.kind(game) if game else game_of(first, path)
    taking = intake or kind.intake()
    wrong = 0
    for row in chain(first, rows):
        if isinstance(row, OwnRow):
            if row.error is None:
                taking.take_own(row.key, row.row, row.where)
            else:
                taking.refuse(row.key, "", row.error)
        elif isinstance(row, TooDeep):
            wrong += 1
            taking.refuse(f"a card nested too deeply ({wrong})", "", MulliganError("card-nested", path=path))
        else:
            taking.take(row)
    found = taking.finish()
    if not found.cards and not found.refused:
        raise MulliganError("no-cards-in-file", path=path)
    return Source(path, form, kind, found)


class Rejoined:
    """A file of which the beginning has been read already."""

    def __init__(self, head: bytes, file: BinaryIO) -> None:
        self.head = head
        self.file = file

    def read(self, size: int) -> bytes:
        """Read so much, from the beginning on."""
        found, self.head = self.head[:size], self.head[size:]
        while len(found) < size:
            more = self.file.read(size - len(found))
            if not more:
                break
            found += more
        return found


def form_of(head: bytes, path: str) -> str:
    """What kind of file it is by how it begins; one that cannot hold cards is called what it is."""
    for mark, sort in KINDS.items():
        if head.startswith(mark):
            raise MulliganError("cards-of-unknown-kind", path=path, kind=sort)
    if head[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise MulliganError("not-utf-8", path=path)
    if b"\x00" in head:
        raise MulliganError("cards-of-unknown-kind", path=path, kind="binary")
    text = head.removeprefix(b"\xef\xbb\xbf").decode("utf-8", errors="replace")
    start = text.lstrip()
    if not start:
        raise MulliganError("no-cards-in-file", path=path)
    if start.startswith("<"):
        raise MulliganError("cards-of-unknown-kind", path=path, kind="page")
    if _TABLE.match(text) or text.startswith(MARK):
        return TOML
    if start[0] in "{[":
        return JSON
    first = start.partition("\n")[0]
    if any(mark in first for mark in ",;\t"):
        return CSV
    raise MulliganError("cards-of-unknown-kind", path=path, kind="text")


def text_of(data: bytes, path: str) -> str:
    """The text of a file that people write."""
    if len(data) > MOST_TEXT:
        raise MulliganError("file-too-big", path=path, most=MOST_TEXT >> 20)
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise MulliganError("not-utf-8", path=path) from None


def marked_game(text: str) -> str | None:
    """The game that a file of ours names in its first line: a shelf, or an example of `cards new`."""
    words = text.partition("\n")[0].lower().replace(",", " ").replace(":", " ").split()
    return next((word for word in words if word in games.names()), None) if text.startswith("#") else None


def game_of(rows: list[object], path: str) -> Kind:
    """The game whose cards these look like, by what is told of them."""
    counts: dict[str, int] = {}
    for name in games.names():
        marks = games.kind(name).intake().marks
        told = [row.row if isinstance(row, OwnRow) else row for row in rows]
        counts[name] = sum(mark in row for row in told if isinstance(row, dict) for mark in marks)
    best = max(counts, key=lambda name: counts[name])
    if not counts[best]:
        raise MulliganError("database-of-no-game", path=path)
    return games.kind(best)


def toml_rows(text: str, path: str) -> list[object]:
    """The cards of a file of our own in TOML, each read by itself."""
    found: list[object] = []
    line = 1
    at = 0
    for entry in split_entries(text, path):
        start = text.index(entry.heading, at)
        line += text.count("\n", at, start)
        at = start
        found.append(toml_row(entry, f"{path}:{line}", line))
    if not found:
        raise MulliganError("no-cards-in-file", path=path)
    return found


def toml_row(entry: Entry, where: str, line: int) -> OwnRow:
    """One of them; what is wrong with it is told by the line of its file."""
    try:
        return OwnRow(entry.key, entry.by_library(), where)
    except MulliganError as error:
        told = re.sub(
            r"\(at line (\d+)", lambda match: f"(at line {int(match[1]) + line - 1}", str(error.values["reason"])
        )
        return OwnRow(entry.key, {}, where, MulliganError("data-file-unreadable", where=where, reason=told))


def csv_rows(text: str, path: str) -> list[object]:
    """The cards of a table with commas, semicolons or tabs: the first line names the columns."""
    lines = [line for line in text.split("\n") if not line.startswith("#")]
    skipped = text.count("\n") + 1 - len(lines)
    first = lines[0] if lines else ""
    mark = max(",;\t", key=first.count)
    reader = csv.reader(io.StringIO("\n".join(lines), newline=""), delimiter=mark, strict=True)
    found: list[object] = []
    try:
        columns = [name.strip().lower().replace(" ", "_") for name in next(reader, [])]
        key = "number" if "title" in columns and "number" in columns else "name"
        if key not in columns:
            raise MulliganError("csv-without-names", path=path, columns=columns[:12] or None)
        for cells in reader:
            if not any(cell.strip() for cell in cells):
                continue
            where = f"{path}:{reader.line_num + skipped}"
            row = {name: cell.strip() for name, cell in zip(columns, cells, strict=False) if cell.strip()}
            name = row.get(key, "")
            if key == "name":
                row.pop(key, None)
            else:
                row.pop("number", None)
            if len(cells) > len(columns):
                error = MulliganError(
                    "csv-too-many-cells", where=where, card=name or None, count=len(cells) - len(columns)
                )
                found.append(OwnRow(name, {}, where, error))
            elif not name:
                found.append(OwnRow("", {}, where, MulliganError("card-without-name-at", where=where)))
            else:
                found.append(OwnRow(name, {one: cell_value(one, cell) for one, cell in row.items()}, where))
    except csv.Error as error:
        raise MulliganError("csv-broken", path=path, line=reader.line_num + skipped, reason=str(error)) from None
    return found


def cell_value(column: str, cell: str) -> object:
    """What a cell says: words of a list are parted by semicolons or bars, abilities in notation by lines."""
    if column in LIST_KEYS:
        return [word.strip() for word in re.split(r"[;|]", cell) if word.strip()]
    if column == "skills":
        return [["", line.strip()] for line in cell.splitlines() if line.strip()]
    if column in NOTATION:
        return [line.strip() for line in cell.splitlines() if line.strip()]
    if column not in ("name", "title", "text", "cost", "range", "set", "rarity", "class", "type"):
        if cell.lower() in FLAGS:
            return FLAGS[cell.lower()]
    if re.fullmatch(r"-?[0-9]{1,9}", cell) and column not in ("name", "title", "text", "range", "set"):
        return int(cell)
    return cell
