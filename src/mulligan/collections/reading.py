"""Reading the cards of a file: what kind of file it is, which game they are of, and what becomes of each."""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Iterator
from itertools import chain, islice
from typing import BinaryIO, Final

from mulligan import games
from mulligan.collections.streams import JsonStream, TooDeep
from mulligan.decks.reading import KINDS
from mulligan.kernel.catalog import plain
from mulligan.kernel.entries import Entry, split_entries
from mulligan.kernel.errors import MulliganError, again
from mulligan.kernel.imports import Import, Intake, Listener
from mulligan.kernel.kinds import Kind
from mulligan.kernel.shelves import MARK
from mulligan.kernel.tidying import seldom_tidied
from mulligan.saves.disk import PROBLEMS, path_of, reason

HEAD: Final = 1 << 16  # bytes that tell what kind of file it is
MOST_WORDS: Final = 3  # of the name of a column; a line with more of them between its commas is a sentence
MOST_TEXT: Final = 32 << 20  # bytes of a file that people write themselves
LONGEST_QUOTE: Final = 60  # letters by which a line is found again
LOOKED_AT: Final = 40  # cards that tell of which game they are
TEXTS: Final = ("name", "text", "set")  # columns that hold words even where they look like numbers
NO_FLAGS: Final = ("cost", "rarity", "type")  # and those that may hold a number, but no yes or no
FLAGS: Final = {"yes": True, "true": True, "no": False, "false": False}
_TABLE: Final = re.compile(r'\s*(?:#[^\n]*\n\s*)*\[(?:"[^"\n]*"|\'[^\'\n]*\'|[\w.-]+)\]\s*(?:#[^\n]*)?\n')

JSON: Final = "json"
TOML: Final = "toml"
CSV: Final = "csv"


class OwnRow:
    """A card of a file in our own format."""

    def __init__(self, key: str, row: dict[str, object], path: str, line: int, lines: list[str]) -> None:
        self.key = key
        self.row = row
        self.path = path
        self.line = line  # where it begins in its file
        self.lines = lines  # as it is written there
        self.error: MulliganError | None = None  # why it cannot be read at all

    @property
    def where(self) -> str:
        """Where it is, for people."""
        return f"{self.path}:{self.line}"

    def located(self, error: MulliganError) -> MulliganError:
        """The same complaint, with the line that has what is complained of."""
        if not self.lines:
            return error
        line = next((self.line + at for text in quotes(error) for at, one in enumerate(self.lines) if text in one), 0)
        where = f"{self.path}:{line or self.line}"
        if "where" in error.values:
            return again(type(error), error.message, {**error.values, "where": where})
        return MulliganError("card-at", where=where, why=error)


def quotes(error: MulliganError) -> list[str]:
    """What a complaint quotes of a file, the longest first."""
    found: list[str] = []
    for key, value in error.values.items():
        if isinstance(value, MulliganError):
            found.extend(quotes(value))
        elif isinstance(value, str) and key not in ("where", "card", "hint"):
            found.append(value.split("\n")[0][:LONGEST_QUOTE])
    return sorted((one for one in found if one), key=len, reverse=True)


class Source:
    """A file of cards that was read: what kind of file it is, whose cards they are, and what became of them."""

    def __init__(self, path: str, form: str, kind: Kind, found: Import) -> None:
        self.path = path
        self.form = form
        self.kind = kind
        self.found = found


def read_cards(path: str, game: str | None = None, heard: Listener | None = None) -> Source:
    """What becomes of the cards of a file: of one game, or of the one whose cards they look like.

    Whoever wishes to hear is told of every card as soon as it has been tried.
    """
    try:
        with path_of(path).open("rb") as file, seldom_tidied():
            return read_file(file, path, game, heard)
    except FileNotFoundError:
        raise MulliganError("no-file", path=path) from None
    except PROBLEMS as error:
        raise MulliganError("unreadable", path=path, reason=reason(error)) from None


def read_file(file: BinaryIO, path: str, game: str | None, heard: Listener | None = None) -> Source:
    """The same of an open file."""
    head = file.read(HEAD)
    form = form_of(head, path)
    whole = Rejoined(head, file)
    if form == JSON:
        rows: Iterator[object] = JsonStream(whole, path).cards()
    else:
        text = text_of(whole.read(MOST_TEXT + 1), path)
        game = game or marked_game(text)
        rows = iter(toml_rows(text, path) if form == TOML else csv_rows(text, path, game))
    first = list(islice(rows, LOOKED_AT))
    if not first:
        raise MulliganError("no-cards-in-file", path=path)
    kind = games.kind(game) if game else game_of(first, path)
    taking = kind.intake()
    taking.heard = heard
    wrong = 0
    for row in chain(first, rows):
        if isinstance(row, OwnRow):
            take_own(taking, row)
        elif isinstance(row, TooDeep):
            wrong += 1
            taking.refuse(f"a card nested too deeply ({wrong})", "", MulliganError("card-nested", path=path))
        else:
            taking.take(row)
    found = taking.finish()
    return Source(path, form, kind, found)


def take_own(taking: Intake, row: OwnRow) -> None:
    """Take in a card of a file in our own format; what is wrong with it is told by its line."""
    before = taking.refused.get(plain(row.key))
    if row.error is None:
        taking.take_own(row.key, row.row, row.where)
    else:
        taking.refuse(row.key, "", row.error)
    now = taking.refused.get(plain(row.key))
    if now is not None and now is not before and row.error is None:
        now.error = row.located(now.error)


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
    if _TABLE.match(text) or text.startswith(MARK) or path.lower().endswith(".toml"):
        return TOML
    if start[0] in "{[":
        return JSON
    first = next((line for line in start.split("\n") if line.strip() and not line.startswith("#")), "")
    cells = re.split("[,;\t]", first)
    if len(cells) > 1 and all(len(cell.split()) <= MOST_WORDS for cell in cells):
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
    entries = split_entries(text, path)
    before = text[: text.index(entries[0].heading)] if entries else text
    try:
        tomllib.loads(before)  # a name without its marks begins no card, and would be passed over
    except tomllib.TOMLDecodeError as error:
        raise MulliganError("data-file-unreadable", where=path, reason=str(error)) from None
    for entry in entries:
        start = text.index(entry.heading, at)
        line += text.count("\n", at, start)
        at = start + len(entry.heading)
        found.append(toml_row(entry, path, line))
    if not found:
        raise MulliganError("no-cards-in-file", path=path)
    return found


def toml_row(entry: Entry, path: str, line: int) -> OwnRow:
    """One of them; what is wrong with it is told by the line of its file."""
    row = OwnRow(entry.key, {}, path, line, (entry.heading + entry.body).split("\n"))
    try:
        row.row = entry.by_library()
    except MulliganError as error:
        told = re.sub(
            r"\(at line (\d+)", lambda match: f"(at line {int(match[1]) + line - 1}", str(error.values["reason"])
        )
        row.error = MulliganError("data-file-unreadable", where=row.where, reason=told)
    return row


def csv_rows(text: str, path: str, game: str | None) -> list[object]:
    """The cards of a table with commas, semicolons or tabs: the first line names the columns."""
    lines = text.split("\n")
    first = next((at for at, line in enumerate(lines) if line.strip() and not line.startswith("#")), 0)
    mark = max(",;\t", key=lines[first].count)
    reader = csv.reader(io.StringIO("\n".join(lines[first:]), newline=""), delimiter=mark, strict=True)
    found: list[object] = []
    try:
        columns = [name.strip().lower().replace(" ", "_") for name in next(reader, [])]
        intake = intake_for(columns, game)
        if intake is None:
            raise MulliganError("csv-without-names", path=path, columns=columns[:12] or None)
        line = first + reader.line_num + 1
        for cells in reader:
            if any(cell.strip() for cell in cells):
                found.append(csv_row(columns, intake, cells, OwnRow("", {}, path, line, [])))
            line = first + reader.line_num + 1
    except csv.Error as error:
        raise MulliganError("csv-broken", path=path, line=first + reader.line_num, reason=str(error)) from None
    return found


def intake_for(columns: list[str], game: str | None) -> Intake | None:
    """What takes in a table with these columns: that of the game, or of the one whose columns most of them are."""
    intakes = [games.kind(name).intake() for name in ([game] if game else games.names())]
    fitting = [one for one in intakes if all(name in columns for name in one.columns)]
    return max(fitting, key=lambda one: sum(name in columns for name in (*one.columns, *one.marks)), default=None)


def csv_row(columns: list[str], intake: Intake, cells: list[str], row: OwnRow) -> OwnRow:
    """One of them."""
    told = {name: cell.strip() for name, cell in zip(columns, cells, strict=False) if cell.strip()}
    row.key = told.pop(intake.columns[-1], "")
    row.lines = [",".join(cells)]
    if len(cells) > len(columns):
        more = len(cells) - len(columns)
        row.error = MulliganError("csv-too-many-cells", where=row.where, card=row.key or None, count=more)
    elif not row.key:
        row.error = MulliganError("card-without-name-at", where=row.where)
    else:
        row.row = {one: cell_value(intake, one, cell) for one, cell in told.items()}
    return row


def cell_value(intake: Intake, column: str, cell: str) -> object:
    """What a cell says: words of a list are parted by semicolons or bars, abilities in notation by lines."""
    if column in intake.lists:
        return [word.strip() for word in re.split(r"[;|]", cell) if word.strip()]
    if column == intake.notation:
        return [intake.own_ability(line.strip()) for line in cell.splitlines() if line.strip()]
    if column in (*TEXTS, *intake.texts):
        return cell
    if column not in NO_FLAGS and cell.lower() in FLAGS:
        return FLAGS[cell.lower()]
    return int(cell) if re.fullmatch(r"-?[0-9]{1,9}", cell) else cell
