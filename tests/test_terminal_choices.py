"""Choosing at the terminal: who acts first and then on what, words, numbers, Enter, and a second look at harm."""

from __future__ import annotations

import importlib
import io
from typing import cast

import pytest
from click.testing import CliRunner, Result
from rich.console import Console
from tests.support import Story

from mulligan import games
from mulligan.agents import agent
from mulligan.cli.board import Board
from mulligan.cli.changes import changes, changes_in_full
from mulligan.cli.choosing import Choice, Choices, choice_lines, understand
from mulligan.cli.commands import mulligan_command
from mulligan.cli.lines import can_edit
from mulligan.cli.looking import keyword_id
from mulligan.cli.table import TerminalTable
from mulligan.cli.terminal import Gone, Terminal
from mulligan.cli.why import WhyNot
from mulligan.kernel.options import Option
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.speech import Speaker, Words
from mulligan.speech.layouts import Layout


def play(*lines: str, arguments: list[str]) -> Result:
    result = CliRunner().invoke(mulligan_command, arguments, input="".join(f"{line}\n" for line in lines))
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


CIPHER = ["play", "cipher", "--yes", "--seed", "3", "--opponent", "greedy-0.1"]
LORCANA = ["play", "lorcana", "--yes", "--seed", "3", "--deck", "the-heart-of-magic", "--opponent", "greedy-0.1"]
MAGIC = ["play", "magic", "--yes", "--seed", "3", "--opponent", "greedy-0.1"]


def test_of_many_choices_first_who_acts_and_then_on_what() -> None:
    output = play("1", "1", "1", "back", "1", "2", "quit", arguments=CIPHER).output
    assert "1) Neophyte Phantom Prince, Chrom … (2 ways)" in output
    first = output.split("Neophyte Phantom Prince, Chrom …\n")[1]
    assert first.startswith("   1) front line\n   2) back line\n")
    assert "(Enter: back) >" in output
    assert "You deploy Neophyte Phantom Prince, Chrom to the back line." in output


def test_typed_intent_goes_straight_through_both_steps() -> None:
    output = play("1", "1", "deploy chrom back", "quit", arguments=CIPHER).output
    assert "You deploy Neophyte Phantom Prince, Chrom to the back line." in output


def test_the_beginnings_of_words_are_understood_and_several_meanings_are_asked_about() -> None:
    output = play("done", "ink mag broo", "quit", arguments=LORCANA).output
    assert "You put Magic Broom - Bucket Brigade into your inkwell." in output
    output = play("done", "ink", "2", "quit", arguments=LORCANA).output
    assert "Which of them?" in output
    assert output.count("into your inkwell.") == 1


def test_a_verb_with_a_number() -> None:
    output = play("done", "ink 2", "quit", arguments=LORCANA).output
    assert "You put Magic Broom - Bucket Brigade into your inkwell." in output


def test_several_numbers_are_chosen_one_after_the_other() -> None:
    output = play("1 2", "log", "quit", arguments=LORCANA).output
    assert "You put Hades - Lord of the Underworld on the bottom of your deck." in output
    assert "You put Stitch - New Dog on the bottom of your deck." in output


def test_card_with_the_number_of_a_choice_and_what_its_keywords_mean() -> None:
    output = play("done", "card 2", "card dr. facilier charlatan", "quit", arguments=LORCANA).output
    assert "Magic Broom - Bucket Brigade\n" in output
    assert "SWEEP" in output
    assert "Challenger +2: " in output


def test_y_and_n_answer() -> None:
    kind = games.kind("lorcana")
    terminal = asked(kind.name)
    table = terminal.table
    assert [choice.option.verb for choice in table.told] == ["yes", "no"]
    table.listen("n")
    assert table.session.game.decision is None or table.session.game.decision.topic != "may"


def test_enter_takes_what_the_prompt_says_and_never_ends_a_turn_in_which_something_can_be_done() -> None:
    output = play("", "", "quit", arguments=MAGIC).output
    assert "(Enter: keep) >" in output
    assert "(Enter: pass) >" in output
    output = play("done", "", "quit", arguments=LORCANA).output
    assert output.count("Your main phase: what do you do?") == 2  # the table is shown again
    assert "Turn 2" not in output


def test_an_amount_is_chosen_by_typing_it() -> None:
    kind = games.kind("lorcana")
    speaker = Speaker(kind, kind.newest(), Words("en", "lorcana"), 0)
    decks = [kind.built_in_deck(kind.built_in_decks()[0])] * 2
    game = Session(Setting(kind, ["a", "b"], decks, seed=1)).game
    amounts = [Option("choose", number=number) for number in (2, 1, 0)]
    board = Board(kind, Words("en", "lorcana"))
    found = Choices(game, amounts, "heal", speaker, board, kind.view(game, 0))
    assert [choice.number for choice in found.all] == [2, 1, 0]
    assert [line.plain for line in choice_lines(found.all, 80)] == ["  2  1  0"]
    assert understand("0", found.all)[0].option.number == 0


class Typed(Terminal):
    """A terminal whose person types given lines."""

    def __init__(self, *lines: str) -> None:
        self.written = io.StringIO()
        super().__init__(Console(file=self.written, width=100, height=40, highlight=False), wraps=True)
        self.typed = list(lines)
        self.table = cast("TerminalTable", None)

    def read(self, prompt: str) -> str:
        self.written.write(prompt + "\n")
        if not self.typed:
            raise Gone
        return self.typed.pop(0)


def asked(game: str) -> Typed:
    """A table at which the person is asked yes or no."""
    kind = games.kind(game)
    for seed in range(40):
        names = kind.built_in_decks()
        decks = [kind.built_in_deck(names[(seed + seat) % len(names)]) for seat in range(2)]
        terminal = Typed()
        session = Session(Setting(kind, ["You", "Foe"], decks, seed=seed))
        terminal.table = TerminalTable(session, [None, agent("random")], terminal)
        for _ in range(60):
            terminal.table.advance()
            decision = session.game.decision
            if decision is None:
                break
            if decision.topic == "may" and decision.player == 0:
                terminal.table.ask_anew()
                return terminal
            session.choose(decision.options[seed % len(decision.options)])
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("answer", ["n", "y"])
def test_ones_own_creature_as_the_only_target_of_harm_is_shown_first(answer: str) -> None:
    kind = games.kind("magic")
    deck = kind.read_deck("20 Plains\n20 Pacifism\n20 Pillarfield Ox\n", "test")
    foe = kind.read_deck("60 Plains\n", "test")
    session = Session(Setting(kind, ["You", "Foe"], [deck, foe], seed=3))
    terminal = Typed()
    terminal.table = TerminalTable(session, [None, agent("greedy")], terminal)
    table = terminal.table
    for _ in range(200):
        table.advance()
        table.ask_anew()
        lands = [one for one in table.told if one.option.verb == "play"]
        oxen = [one for one in table.told if "Pillarfield Ox" in one.words and one.option.verb == "cast"]
        auras = [one for one in table.told if "Pacifism" in one.words]
        in_play = table.board.own(kind.view(session.game, 0))
        names = [kind.card_name(session.game, card) for card in in_play]
        if "Pillarfield Ox" in names:
            if auras:
                terminal.typed = [answer]
                table.take(auras[0])
                break
            oxen = []
        table.listen(str((lands or oxen or [table.default()])[0].number))  # type: ignore[union-attr]
    assert "Pacifism: your own Pillarfield Ox would be the only target. Go on?" in terminal.written.getvalue()
    attached = [card for card in table.board.looks(kind.view(session.game, 0)).values() if "attached_to" in card]
    assert attached is not None
    table.advance()
    log = "\n".join(table.speaker.note(session.game, note) for note in session.game.log or [])
    assert ("casts Pacifism" in log or "cast Pacifism" in log) == (answer == "y")


@pytest.mark.parametrize("game", games.names())
def test_every_keyword_on_a_card_is_explained(game: str) -> None:
    kind = games.kind(game)
    words = Words("en", game)
    found = [kind.card_sheet(name).get("keywords") for name in kind.card_names()]
    keywords = {keyword_id(str(one)) for several in found if isinstance(several, list) for one in several}
    assert [one for one in sorted(keywords) if not words.has(f"reminder-{one}")] == []


@pytest.mark.parametrize("game", games.names())
def test_what_a_board_names_is_there(game: str) -> None:
    kind = games.kind(game)
    layout = Layout(game)
    vocabulary = importlib.import_module(f"mulligan.{game}.words.vocabulary")
    words = getattr(vocabulary, game.upper()).words
    assert [word for word in layout.harms if word not in words] == []
    messages = Words("en", game)
    notes = [*layout.quiet, *layout.details, *layout.follows, *layout.follows.values()]
    assert [note for note in notes if not messages.has(f"note-{note}")] == []
    assert [reason for reason in layout.vague_reasons if not messages.has(f"refusal-{reason}")] == []
    verbs = {choice.partition("-")[0] for choice in layout.enter}
    assert [verb for verb in verbs if not messages.has(f"option-{verb}")] == []
    assert [
        zone for zone in layout.labels if messages.name("zone", zone) == zone and zone not in ("command", "support")
    ] == []
    decks = [kind.built_in_deck(kind.built_in_decks()[0])] * 2
    view = kind.view(Session(Setting(kind, ["a", "b"], decks)).game, 0)
    assert layout.waiting in view


def test_why_not_speaks_of_the_copy_that_could_be_meant() -> None:
    players = {
        "a": {
            "hand": ["Magic Broom - Bucket Brigade"],
            "play": [{"card": "Magic Broom - Bucket Brigade", "exerted": True}],
        },
        "b": {},
    }
    story = Story("lorcana", players)
    speaker = Speaker(story.kind, story.kind.newest(), Words("en", "lorcana"), 0)
    question = WhyNot(story.game, 0, speaker, story.view("a"), [])
    assert question.answer("quest magic broom")[0].startswith(
        "Magic Broom - Bucket Brigade cannot quest: it is exerted"
    )
    assert "too little ready ink" in question.answer("play magic broom")[0]
    assert question.meant("quest broom")
    assert not question.meant("quest")
    assert not question.meant("frobnicate broom")
    japanese = Speaker(story.kind, story.kind.newest(), Words("ja", "lorcana"), 0)
    asked = WhyNot(story.game, 0, japanese, story.view("a"), []).answer("クエスト magic broom")
    assert "クエストできません：エグザートしています" in asked[0]


def test_something_typed_that_cannot_be_done_is_told_why() -> None:
    output = play("done", "play hades", "ink hades", "quit", arguments=LORCANA).output
    assert "Hades - Lord of the Underworld cannot be played: you have too little ready ink (rule " in output
    assert "Hades - Lord of the Underworld cannot go into your inkwell: it has no inkwell symbol (rule " in output


def test_a_dumb_terminal_is_read_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "dumb")
    assert not can_edit()
    monkeypatch.setenv("TERM", "xterm-256color")
    assert can_edit()


def test_cards_that_are_looked_at_stand_before_the_question() -> None:
    players = {
        "a": {"hand": ["Be Our Guest"], "ink": 2, "deck": ["Stitch - New Dog", "Dinglehopper", "Smash", "Ransack"]},
        "b": {},
    }
    story = Story("lorcana", players).do("a", "play", card="Be Our Guest", how="ink")
    board = Board(story.kind, Words("en", "lorcana"))
    lines = [line.plain for line in board.looked_at(story.view("a"), 80)]
    assert lines[0] == "You look at:"
    assert [name for name in ("Stitch - New Dog", "Dinglehopper", "Smash", "Ransack") if name in "\n".join(lines)]
    assert board.looked_at(story.view("b"), 80) == []


def test_why_not_is_about_cards_that_could_do_it_at_all() -> None:
    """An item does not challenge, and nobody challenges their own hand: neither is told."""
    mine = {"play": ["HeiHei - Boat Snack", "Dinglehopper"], "hand": ["Stitch - New Dog", "Break"]}
    story = Story("lorcana", {"a": mine, "b": {"play": ["Captain Hook - Forceful Duelist"]}})
    speaker = Speaker(story.kind, story.game.match.edition, Words("en", "lorcana"), 0)
    told = WhyNot(story.game, 0, speaker, story.view("a"), []).answer("challenge")
    assert len(told) == 1
    assert told[0].startswith("HeiHei - Boat Snack cannot challenge Captain Hook")


GIVER = {
    "name": "Giver",
    "type": "item",
    "cost": 1,
    "notation": [
        'always(give(character(yours), ability("STORY", when(quests(this), gain_lore(1)))))',
        "always(give(character(yours), cannot_be_challenged_by(character(with_cost(at_least(3))))))",
    ],
}


def test_text_that_a_card_has_gained_is_hinted_at_on_the_board_and_told_by_card() -> None:
    story = Story("lorcana", {"a": {"play": ["Giver", "Stitch - New Dog"]}, "b": {}}, cards=[GIVER])
    stitch = next(card for card in story.seat("a", "a")["play"] if card["name"] == "Stitch - New Dog")
    words = Words("en", "lorcana")
    assert changes(stitch, words, []) == ["more text by Giver"]
    assert changes_in_full(stitch, story.kind, words, "character") == [
        "“Whenever this character quests, gain 1 lore.” by Giver",
        "“This character can't be challenged by characters with cost 3 or more.” by Giver",
    ]


def test_a_slip_of_the_fingers_is_told_what_may_have_been_meant() -> None:
    output = play("doen", "bord", "frobnicate", "quit", arguments=LORCANA).output
    assert "doen is not among the choices; did you mean done? Type a number" in output
    assert "bord is not among the choices; did you mean board?" in output
    assert "frobnicate is not among the choices. Type a number" in output


def test_why_not_tells_what_all_cards_lack_once() -> None:
    mine = {"battlefield": ["Plains"], "hand": ["Forest", "Shock", "Negate", "Canyon Minotaur"]}
    story = Story("magic", {"a": mine, "b": {}})
    speaker = Speaker(story.kind, story.game.match.edition, Words("en", "magic"), 0)
    told = WhyNot(story.game, 0, speaker, story.view("a"), []).answer("attack")
    assert len(told) == 1
    assert "not on the battlefield" in told[0]


def test_the_back_line_is_no_way_back() -> None:
    """In Cipher `back` names a row; where it does not, it leads out of a second step."""
    terminal = Console(file=io.StringIO(), width=100)
    kind = games.kind("cipher")
    decks = [kind.built_in_deck(name) for name in kind.built_in_decks()[:2]]
    session = Session(Setting(kind, ["You", "Bo"], decks, seed=5))
    table = TerminalTable(session, [None, agent("random")], Terminal(terminal))
    for _ in range(30):
        table.advance()
        table.show_table()
        if session.game.decision.topic == "deployment":
            break
        table.take(table.told[0])
    table.listen(f"deploy {table.told[0].words.split()[0]}")
    assert table.narrowed
    before = len(session.choices())
    table.listen("back")
    assert len(session.choices()) == before + 1


def test_a_choice_is_meant_by_another_name_of_what_is_done() -> None:
    choice = Choice(Option("end"), "その他", "ターンを終了する")
    assert understand("ターン終了", [choice]) == []
    choice.also = "ターン終了, ターンを終了"
    assert understand("ターン終了", [choice]) == [choice]
