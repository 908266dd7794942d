"""How a game's table is told, at the terminal and on the page: data/GAME/board.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from mulligan.kernel.datafiles import check_keys


class Layout:
    """Which numbers and zones a board shows, what is told in few words, and what Enter takes."""

    def __init__(self, game: str) -> None:
        path = files("mulligan").joinpath("data", game, "board.toml")
        table = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
        self.numbers: list[str] = table.get("numbers", [])
        self.zones: list[str] = table.get("zones", [])
        self.labels: list[str] = table.get("labels", [])
        self.played_from: list[str] = table.get("played_from", [])
        self.signs: list[str] = table.get("signs", [])
        self.for_all: list[str] = table.get("for_all", [])
        self.table: list[str] = table.get("table", [])
        self.hand: str = table.get("hand", "hand")
        self.waiting: str = table.get("waiting", "")
        self.aims: str = table.get("aims", "")
        self.brief: list[str] = table.get("brief", [])
        self.attached: str = table.get("attached", "")
        self.references: list[str] = table.get("references", [])
        self.styles: dict[str, str] = table.get("styles", {})
        self.quiet: list[str] = table.get("quiet", [])
        self.details: list[str] = table.get("details", [])
        self.told_apart: list[str] = table.get("told_apart", [])
        self.follows: dict[str, str] = table.get("follows", {})
        self.enter: list[str] = table.get("enter", [])
        self.vague_reasons: list[str] = table.get("vague_reasons", [])
        self.sentences: dict[str, str] = table.get("sentences", {})
        self.harms: list[str] = table.get("harms", [])
        check_keys(table, vars(self), f"{game}/board.toml")
