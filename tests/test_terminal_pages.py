"""Pages at the terminal: readable at 60, 80 and 120 columns, board and choices together, the log in pages."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console
from rich.text import Text

from mulligan import games
from mulligan.agents import Agent, Seat, agent
from mulligan.cli.table import TerminalTable
from mulligan.cli.telling import happened, last_of
from mulligan.cli.terminal import Gone, Terminal, meant
from mulligan.cli.wrapping import flow, hang
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.scenarios.sessions import scenario_session


class Paged(Terminal):
    """A screen of some size whose person plays like an agent, now and then at random; every page is kept."""

    def __init__(self, width: int, height: int, seed: int, most: int = 300) -> None:
        self.page = io.StringIO()
        super().__init__(Console(file=self.page, width=width, height=height, highlight=False), wraps=True)
        self.table: TerminalTable | None = None
        self.pages: list[str] = []
        self.typist = random.Random(seed)
        self.mind: Agent = agent("greedy")
        self.left = most

    def read(self, prompt: str) -> str:
        assert self.table is not None
        self.pages.append(self.page.getvalue() + prompt)
        self.page.seek(0)
        self.page.truncate()
        self.left -= 1
        game = self.table.session.game
        if game.over or self.left == 0:
            raise Gone
        told = self.table.told
        if self.typist.random() < 0.6 and not self.table.narrowed:
            wanted = self.mind.choose(Seat(self.table.kind, game, 0, self.left))
            for choice in told:
                if any(wanted in leaf.options for leaf in choice.leaves()):
                    return str(choice.number)
        return str(self.typist.randrange(len(told)) + 1)


def sit(game: str, width: int, height: int, seed: int, players: int = 2, format: str = "") -> Paged:
    kind = games.kind(game)
    names = kind.built_in_decks()
    decks = [kind.built_in_deck(names[(seed + seat) % len(names)]) for seat in range(players)]
    players_names = ["You", *(f"Greedy {seat}" for seat in range(1, players))]
    session = Session(Setting(kind, players_names, decks, format=format, seed=seed))
    terminal = Paged(width, height, seed)
    terminal.table = TerminalTable(session, [None, *[agent("greedy")] * (players - 1)], terminal)
    return terminal


@pytest.mark.parametrize("width", [80, *(pytest.param(width, marks=pytest.mark.slow) for width in (60, 120))])
@pytest.mark.parametrize(("game", "seed"), [("lorcana", 4), ("cipher", 5), ("magic", 2)])
def test_board_and_choices_are_on_one_page_of_forty_lines(game: str, seed: int, width: int) -> None:
    terminal = sit(game, width, 40, seed)
    assert terminal.table is not None
    terminal.table.run()
    assert len(terminal.pages) > 10
    for page in terminal.pages:
        lines = page.split("\n")
        assert len(lines) <= 40, page
        assert max(map(len, lines)) <= width, page


def told_in(room: int, *paragraphs: list[str]) -> list[str]:
    return [line.plain for line in last_of(list(paragraphs), 40, room)]


def test_news_that_are_cut_begin_with_a_whole_sentence_and_say_how_much_came_before() -> None:
    first = ["Ann draws a card.", "Bob does that long thing with the cat."]
    second = ["Turn 2: your turn.", "You draw Forest, which is a long sentence."]
    whole = ["  Ann draws a card. Bob does that long", "    thing with the cat."]
    last = ["  Turn 2: your turn. You draw Forest,", "    which is a long sentence."]
    assert told_in(4, first, second) == [*whole, *last]
    assert told_in(3, first, second) == ["  … and 2 things before that: log", *last]
    assert told_in(1, first, second) == ["  … and 4 things before that: log"]
    assert told_in(0, first, second) == []


def test_cards_drawn_one_after_the_other_are_one_sentence() -> None:
    terminal = sit("magic", 80, 40, 2)
    assert terminal.table is not None
    table = terminal.table
    told = happened(table.session.game, 0, table.speaker, table.board.layout)
    mine = [one.sentence for one in told if one.sentence.startswith("You draw ")]
    assert len(mine) == 1
    hand = [table.speaker.card_now(table.session.game, card) for card in table.session.game.pile(0, 1)]
    assert all(name in mine[0] for name in hand)


@pytest.mark.parametrize(("answer", "found"), [("heart", "the-heart-of-magic"), ("the heart", "the-heart-of-magic")])
def test_a_part_of_a_name_is_enough_before_the_game(answer: str, found: str) -> None:
    assert meant(games.kind("lorcana").built_in_decks(), answer) == [found]


def test_a_list_that_is_too_long_for_the_screen_has_a_line_for_each() -> None:
    terminal = Paged(60, 20, 1)
    terminal.read = lambda prompt: ""  # type: ignore[method-assign]
    decks = [(name, f"{name}: what it is like, told at such length that it takes two lines") for name in "abcdefghij"]
    assert terminal.pick("Which?", decks, "a") == "a"
    lines = terminal.page.getvalue().splitlines()
    assert len(lines) == 11
    assert max(map(len, lines)) <= 60


def test_two_headed_giant_names_the_teams() -> None:
    terminal = sit("magic", 80, 50, 1, players=4, format="two-headed-giant")
    terminal.left = 2
    assert terminal.table is not None
    terminal.table.run()
    page = terminal.pages[0]
    assert "Greedy 2 (your team)" in page
    assert "Greedy 1 (the other team)" in page
    assert page.index("the other team") < page.index("your team") < page.index("You   ")


def test_equal_cards_and_choices_are_told_once() -> None:
    terminal = sit("magic", 80, 40, 4)
    table = terminal.table
    assert table is not None
    terminal.left = 12
    terminal.table.run()
    assert any(" × " in page for page in terminal.pages)
    for page in terminal.pages:
        assert page.count("Play a land:") <= 1
    for choices in [table.told]:
        assert len({choice.in_words() for choice in choices}) == len(choices)


def test_words_wrap_and_lines_stand_in() -> None:
    lines = hang(Text("    one two three four five six seven eight nine ten"), 24)
    assert [line.plain for line in lines] == ["    one two three four", "      five six seven", "      eight nine ten"]
    lines = flow(Text("  Or: "), [Text("1 first"), Text("2 second"), Text("3 third")], 24, "  ", 4)
    assert [line.plain for line in lines] == ["  Or: 1 first  2 second", "    3 third"]
    long = flow(Text("  "), [Text("word " * 12)], 30)
    assert all(len(line.plain) <= 30 for line in long)


def test_the_log_is_read_page_by_page_and_every_inking_is_told_once() -> None:
    terminal = sit("lorcana", 80, 24, 4)
    table = terminal.table
    assert table is not None
    table.run()
    terminal.page.seek(0)
    terminal.page.truncate()
    table.looking.log("")
    last = terminal.page.getvalue()
    assert len(last.splitlines()) <= 24
    assert "before that: more" in last
    told = last
    while "before that" in told:
        terminal.page.seek(0)
        terminal.page.truncate()
        table.looking.more("")
        told = terminal.page.getvalue()
        assert told != last
    table.looking.more("")
    assert "That was the first page." in terminal.page.getvalue()
    terminal.page.seek(0)
    terminal.page.truncate()
    table.looking.log("all")
    whole = terminal.page.getvalue()
    inked = [line for line in whole.splitlines() if "into your inkwell" in line]
    assert inked
    assert "goes into your inkwell" not in whole
    assert "(4.3.3.1, 4.3.3.2)" in whole  # with the rules of both steps


def test_what_happened_is_cut_to_what_fits_and_says_where_the_rest_is() -> None:
    terminal = sit("cipher", 60, 30, 5)
    assert terminal.table is not None
    terminal.table.run()
    assert any("before that: log" in page for page in terminal.pages)


def test_nothing_in_a_name_steers_the_terminal() -> None:
    terminal = Paged(80, 40, 1)
    terminal.print_lines([Text("a card \x1b[2J of somebody")])
    terminal.print("another \x1b]0;title\x07")
    assert "\x1b" not in terminal.page.getvalue()
    assert "a card \\x1b[2J of somebody" in terminal.page.getvalue()


CROWD = [
    "Shivan Dragon", "Serra Angel", "Air Servant", "Deadly Recluse", "Accursed Spirit", "Messenger Drake",
    "Coral Merfolk", "Jace's Mindseeker", "Elvish Mystic", "Canyon Minotaur", "Briarpack Alpha", "Gnawing Zombie",
]  # fmt: skip


def test_four_full_boards_are_on_one_page_of_forty_lines_and_what_can_be_chosen_is_among_it() -> None:
    land = [{"card": name, "n": 3} for name in ("Mountain", "Island", "Swamp")]
    shaken = [{"card": name, "tapped": place % 2 == 0, "damage": place % 2} for place, name in enumerate(CROWD)]
    seat = {"battlefield": [*land, *shaken], "hand": ["Shock", "Negate", "Divination", "Doom Blade", "Naturalize"]}
    players = dict.fromkeys(("You", "Ann", "Mate", "Bob"), seat)
    teams = [["You", "Mate"], ["Ann", "Bob"]]
    told = {"game": "magic", "format": "two-headed-giant", "teams": teams, "players": players, "steps": []}
    session = scenario_session(told)
    terminal = Paged(60, 40, 1)
    terminal.table = TerminalTable(session, [None, *[agent("greedy")] * 3], terminal)
    terminal.table.advance()
    terminal.table.show_table()
    first = terminal.page.getvalue()
    assert "Ann (the other team)" in first
    terminal.table.listen("cast shock")
    terminal.page.truncate(terminal.page.seek(0))
    terminal.table.show_table()
    aimed = terminal.page.getvalue()
    assert all(f"[{number}] {name}" in aimed for number, name in enumerate(CROWD, 1))
    assert len(terminal.table.told) == 4 * len(CROWD) + 4
    for page in (first, aimed):
        lines = page.split("\n")  # the last is where one types
        assert len(lines) <= 40, page
        assert max(map(len, lines)) <= 60, page


def crowded(game: str, rng: random.Random) -> dict[str, object]:
    """A table on which much of what there is to draw lies in front of everybody."""
    kind = games.kind(game)
    decks = [kind.built_in_deck(name) for name in kind.built_in_decks()[:8]]
    sheets = {name: kind.card_sheet(name) for name in sorted({card for deck in decks for _, card in deck.cards})}
    names = ["You", "Ann"] if game == "cipher" else ["You", "Ann", "Mate", "Bob"]
    players: dict[str, object] = {}
    for name in names:
        hand = rng.sample(list(sheets), 8)
        if game == "cipher":
            units = list({str(sheets[card]["name"]): card for card in rng.sample(list(sheets), 14)}.values())
            front = [{"card": card, "main": place == 0} for place, card in enumerate(units[:7])]
            players[name] = {
                "front": front,
                "back": units[7:],
                "orbs": 5,
                "bonds": {"n": 8, "symbol": "red"},
                "hand": hand,
            }
        else:
            people = [card for card, sheet in sheets.items() if sheet["type"] == "character"]
            cards = [{"card": card, "exerted": place % 2 == 0} for place, card in enumerate(rng.sample(people, 20))]
            players[name] = {"play": cards, "ink": 10, "hand": hand}
    teams = {} if game == "cipher" else {"teams": [["You", "Mate"], ["Ann", "Bob"]]}
    return {"game": game, "players": players, "steps": [], **teams}


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("game", ["lorcana", "cipher"])
def test_a_crowded_table_is_on_one_page_too(game: str, width: int) -> None:
    for seed in range(3):
        session = scenario_session(crowded(game, random.Random(seed)))
        terminal = Paged(width, 40, seed)
        others = len(session.setting.names) - 1
        terminal.table = TerminalTable(session, [None, *[agent("greedy")] * others], terminal)
        terminal.table.advance()
        terminal.table.show_table()
        page = terminal.page.getvalue()
        assert len(page.split("\n")) <= 40, page
        assert max(map(len, page.split("\n"))) <= width, page
