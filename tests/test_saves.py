"""Saves, snapshots and journals: what was chosen outlives the program that it was chosen in, and nothing is lost."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import CONCEDE, Decision, Option
from mulligan.saves import journal
from mulligan.saves.best_of import BestOf
from mulligan.saves.chosen import describe, find, what_is_chosen
from mulligan.saves.disk import NOTHING, OTHER, SAVE, what_is_there, write_file
from mulligan.saves.loading import load_session
from mulligan.saves.session import MOST_SNAPSHOTS, SPACING, Session, Snapshot
from mulligan.saves.setting import Setting
from mulligan.sim.random_decks import random_deck
from mulligan.sim.soak import Seats, seatings
from mulligan.version import __version__

IN_EVERY_GAME = pytest.mark.parametrize("kind", [games.kind(name) for name in games.names()], ids=games.names())
FOLDER = Path(__file__).parent / "saves"


def sitting(kind: Kind, choices: int, seed: int = 5, seats: Seats | None = None) -> Session:
    """A sitting with random decks, so many random choices made."""
    seats = seats or seatings(kind)[0]
    luck = chance(seed)
    decks = [random_deck(kind, seats.edition, seats.form, luck) for _ in range(seats.players)]
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][: seats.players]
    session = Session(Setting(kind, names, decks, seats.edition, seats.form, seats.teams, seed))
    for _ in range(choices):
        if session.game.decision is None:
            break
        options = session.game.decision.options
        session.choose(options[luck.below(len(options))])
    return session


def notes(game: Game) -> list[tuple[object, ...]]:
    """All of a log."""
    return [
        (one.what, one.rules, one.player, one.card, one.other, one.number, one.text, one.known, one.other_known)
        for one in game.log or []
    ]


def rows(session: Session) -> list[dict]:
    """The lines of a save."""
    return [json.loads(line) for line in session.save().splitlines()]


def text(lines: list[dict]) -> bytes:
    """A save of these lines."""
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


# -- What was chosen ---------------------------------------------------------------------------------------------------


@IN_EVERY_GAME
def test_every_option_is_found_again_by_what_it_says(kind: Kind) -> None:
    """No two options of a decision are the same choice, also among cards that nobody can tell apart."""
    for number, seats in enumerate(seatings(kind)):
        session = sitting(kind, 0, number, seats)
        luck = chance(number)
        for _ in range(120):
            decision = session.game.decision
            if decision is None:
                break
            for option in decision.options[:40]:
                assert find(session.names, session.game, what_is_chosen(session.names, session.game, option)) is option
            session.choose(decision.options[luck.below(len(decision.options))])


@IN_EVERY_GAME
def test_a_save_says_what_was_chosen_in_words(kind: Kind) -> None:
    session = sitting(kind, 300)
    head, *lines = rows(session)
    assert (head["mulligan"], head["game"], head["players"]) == (2, kind.name, ["Ada", "Bo"])
    assert head["engine"]
    assert set(head["cards"]) == {name for deck in session.setting.decks for _, name in deck.cards}
    chosen = [line for line in lines if "do" in line]
    assert len(chosen) == len(session.choices())
    named = [line["card"] for line in chosen if "card" in line]
    assert named
    for owner, name, copy in named:
        assert owner in (0, 1)
        assert copy >= 1
        assert isinstance(name, str)


@IN_EVERY_GAME
def test_a_save_survives_another_order_of_options(kind: Kind) -> None:
    session = sitting(kind, 150)
    game = kind.new_game(session.match, session.setting.seed, True)
    for chosen in session.choices():
        one = game.decision
        assert one is not None
        game.decision = Decision(one.player, one.rule, one.options[::-1], one.about, one.topic)
        game.choose(find(session.names, game, chosen))
    assert game.to_bytes() == session.game.to_bytes()


@IN_EVERY_GAME
def test_a_save_does_not_look_at_the_bytes_of_a_state(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new field of a state changes them, and no save."""
    session = sitting(kind, 80)
    saved = session.save()
    if not hasattr(Game.to_bytes, "__code__"):
        pytest.skip("compiled methods cannot be replaced")
    monkeypatch.setattr(Game, "to_bytes", lambda self: pytest.fail("a save asked for the bytes of a state"))
    monkeypatch.setattr("mulligan.saves.session.SPACING", 10**6)  # snapshots are made of them, and outlive no process
    monkeypatch.setattr(Snapshot, "__init__", lambda self, game: setattr(self, "count", 0))
    assert session.save() == saved
    assert load_session(saved).trouble is None


@IN_EVERY_GAME
def test_a_card_that_was_mended_is_named_only_where_the_game_goes_otherwise(kind: Kind) -> None:
    lines = rows(sitting(kind, 60))
    name = next(iter(lines[0]["cards"]))
    lines[0]["cards"][name] = "00000000"
    assert load_session(text(lines)).trouble is None
    where = next(number for number, line in enumerate(lines) if "check" in line)
    lines[where]["check"] += 1
    loaded = load_session(text(lines), "evening")
    assert len(loaded.choices()) == sum("do" in line for line in lines)
    told = str(loaded.trouble)
    assert told.startswith("evening is loaded, and goes otherwise than it did. From choice 1 on")
    assert f"Changed since then: {name}" in told


@pytest.mark.parametrize("name", ["lorcana", "magic"])
def test_a_save_outlives_a_mended_card(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that gets another ability in front of its own renumbers all abilities of the match, and no choice."""
    kind = games.kind(name)
    session = sitting(kind, 400, 7)
    saved = session.save()
    cards = import_module(f"mulligan.{name}.catalog").catalog()
    wanted = {"lorcana": "character", "magic": "creature"}[name]
    names = [one for _, one in session.setting.decks[0].cards if wanted in json.dumps(kind.card_sheet(one))]
    mended = next(cards.find(one) for one in names if cards.find(one).abilities)
    ability = {"lorcana": ("", "ward"), "magic": "vigilance"}[name]
    monkeypatch.setattr(mended, "abilities", [ability, *mended.abilities])
    loaded = load_session(saved, "evening")
    assert len(loaded.choices()) > 20
    if loaded.trouble is None:
        assert loaded.game.turn == session.game.turn
    else:
        assert "Changed since then: " in str(loaded.trouble)


@IN_EVERY_GAME
def test_a_choice_that_can_no_longer_be_made_is_told_with_its_number_and_the_game_is_shown_up_to_there(
    kind: Kind,
) -> None:
    session = sitting(kind, 60)
    lines = rows(session)
    chosen = [number for number, line in enumerate(lines) if "do" in line]
    lines[chosen[40]]["do"] = "celebrate"
    lines[0]["engine"] = "0.1.9"
    loaded = load_session(text(lines), "evening")
    assert loaded.game.to_bytes() == session.at(40).to_bytes()
    assert notes(loaded.game) == notes(session.at(40))
    told = str(loaded.trouble)
    assert "evening is loaded up to where it stops: choice 41 of 60 can no longer be made: 'celebrate" in told
    assert "It was saved by Mulligan 0.1.9" in told


@IN_EVERY_GAME
def test_another_copy_of_the_same_card_will_do_where_only_one_can_be_meant(kind: Kind) -> None:
    session = sitting(kind, 0)
    for _ in range(300):
        decision = session.game.decision
        assert decision is not None
        for option in decision.options:
            said = describe(session.names, session.game, decision, option)
            if said.card is None:
                continue
            alike = [one for one in decision.options if one.verb == option.verb and one.text == option.text]
            names = [session.names.of(session.game, one.card) for one in alike]
            if sum(name is not None and name[:2] == said.card[:2] for name in names) == 1:
                other = msgspec.structs.replace(said, card=(*said.card[:2], 99))
                assert find(session.names, session.game, other) is option
                return
        session.choose(decision.options[0])
    pytest.fail("no card was ever chosen")


def test_a_save_of_the_first_release_is_refused_in_a_sentence() -> None:
    old = {"mulligan": 1, "game": "lorcana", "choices": [0, 1], "check": 5}
    for data in (json.dumps(old).encode(), json.dumps(old, indent=2).encode()):
        with pytest.raises(MulliganError) as caught:
            load_session(data, "evening.json")
        assert str(caught.value).startswith("evening.json was saved by Mulligan 0.1.0, and this is ")
        assert str(caught.value).endswith("saved games can be loaded from 0.2 on")


OTHERWISE = dict(line.split(None, 1) for line in (FOLDER / "otherwise.txt").read_text("utf-8").splitlines())
RELEASE = ".".join(__version__.split(".")[:2])


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.save")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_saves_of_earlier_releases_are_loaded(path: Path) -> None:
    """Each to its end, or as `otherwise.txt` says, because a rule was mended; a release under way may still change."""
    session = load_session(path.read_bytes(), path.name)
    under_way = ".dev" in __version__ and path.parent.name == RELEASE
    if session.trouble is not None and not under_way:
        assert f"{path.parent.name}/{path.name}" in OTHERWISE, str(session.trouble)
    assert session.choices()
    assert session.undo() == 1
    assert session.redo() == 1


def test_there_are_saves_of_every_game_edition_and_format() -> None:
    heads = [json.loads(path.read_bytes().partition(b"\n")[0]) for path in FOLDER.glob("*/*.save")]
    have = {(head["game"], head["edition"], head["format"]) for head in heads}
    for name in games.names():
        kind = games.kind(name)
        assert {(name, edition, form) for edition in kind.editions for form in kind.formats} <= have
    assert any(head.get("best_of") for head in heads)
    assert any(head.get("teams") for head in heads)
    assert any(head.get("switches") for head in heads)


# -- Going back --------------------------------------------------------------------------------------------------------


@IN_EVERY_GAME
def test_what_is_undone_is_the_game_and_the_log_of_a_replay(kind: Kind) -> None:
    session = sitting(kind, 150)
    for count in (150, 149, SPACING * 5, SPACING * 5 - 1, 17, 1, 0):
        count = min(count, len(session.choices()))
        at = session.at(count)
        session.undo(len(session.choices()) - count)
        again = session.replayed()
        assert session.game.to_bytes() == at.to_bytes() == again.to_bytes()
        assert notes(session.game) == notes(at) == notes(again)
        assert session.game.choices == again.choices
        assert session.game.taken == again.taken
    while session.redo():
        pass
    assert session.undone == []
    assert notes(session.game) == notes(session.replayed())


@IN_EVERY_GAME
def test_looking_back_changes_nothing(kind: Kind) -> None:
    session = sitting(kind, 100)
    before, log = session.game.to_bytes(), notes(session.game)
    then = session.at(50)
    while then.decision is not None and len(then.choices or []) < 80:
        then.choose_number(0)
    assert session.game.to_bytes() == before
    assert notes(session.game) == log
    assert session.at(50).to_bytes() == session.at(50).to_bytes()


def test_a_very_long_game_keeps_few_snapshots_and_goes_back_to_any_choice() -> None:
    kind = games.kind("magic")
    session = sitting(kind, 0)
    decision = session.game.decision
    assert decision is not None
    session.choose(decision.options[0])
    session.snapshots += [session.snapshots[-1]] * (MOST_SNAPSHOTS - 1)
    while len(session.choices()) < 2 * SPACING:
        assert session.game.decision is not None
        session.choose(session.game.decision.options[0])
    assert len(session.snapshots) <= MOST_SNAPSHOTS
    assert session.at(0).to_bytes() == kind.new_game(session.match, session.setting.seed, True).to_bytes()


def test_a_step_back_after_1500_choices_of_magic_takes_less_than_5_ms(compiled: bool) -> None:
    found = (sitting(games.kind("magic"), 1500, seed) for seed in range(50))
    session = next(one for one in found if len(one.choices()) == 1500)
    took = []
    for back in range(1, 16):
        start = time.process_time()
        session.undo(back)
        took.append(time.process_time() - start)
        start = time.process_time()
        session.at(100 * back - 7)
        took.append(time.process_time() - start)
        session.redo(back)
    assert sorted(took)[len(took) // 2] < (0.005 if compiled else 0.05)


# -- Files -------------------------------------------------------------------------------------------------------------


def test_a_file_is_written_whole_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "evening.save"
    write_file(str(path), b"one")
    usual = stat.S_IMODE((tmp_path / "evening.save").stat().st_mode)
    (tmp_path / "plain").touch()
    assert usual == stat.S_IMODE((tmp_path / "plain").stat().st_mode)
    path.chmod(0o640)
    write_file(str(path), b"two")
    assert (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) == (b"two", 0o640)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["evening.save", "plain"]


def test_folders_links_pipes_and_devices_are_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"real")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    (tmp_path / "loose").symlink_to(tmp_path / "nowhere")
    os.mkfifo(tmp_path / "pipe")
    for name, sort in (
        ("link", "a link"),
        ("loose", "a link"),
        ("pipe", "a pipe"),
        (".", "a folder"),
        ("", "a folder"),
    ):
        with pytest.raises(MulliganError, match=sort):
            write_file(f"{tmp_path}/{name}", b"new")
    with pytest.raises(MulliganError, match="a device"):
        write_file(os.devnull, b"new")
    assert (tmp_path / "real").read_bytes() == b"real"
    assert (tmp_path / "link").is_symlink()
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["link", "loose", "pipe", "real"]


@pytest.mark.parametrize("path", [".", "..", "/", "~nobody-of-that-name/x", "no/such/folder/x", "a\0b", "x" * 5000, ""])
def test_what_cannot_be_written_is_told(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(MulliganError):
        write_file(path, b"new")
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_is_full_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.save"
    path.write_bytes(b"old")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(MulliganError, match="No space left on device"):
        write_file(str(path), b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_a_save_would_replace_is_known_before(tmp_path: Path) -> None:
    def there(data: bytes) -> str:
        (tmp_path / "x").write_bytes(data)
        return what_is_there(str(tmp_path / "x"))

    assert what_is_there(str(tmp_path / "x")) == NOTHING
    assert there(b"") == NOTHING
    assert there(sitting(games.kind("lorcana"), 3).save()) == SAVE
    assert there(b'{\n  "mulligan": 1,\n  "game": "magic"\n}') == SAVE
    assert there(b"4 Stitch\n") == OTHER
    assert there(b'{"other": 1}\n') == OTHER
    assert what_is_there(str(tmp_path)) == OTHER


# -- The journal -------------------------------------------------------------------------------------------------------


@pytest.fixture
def kept_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of a test's own."""
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "games"


def some(session: Session, count: int) -> None:
    for number in range(count):
        assert session.game.decision is not None
        options = session.game.decision.options
        session.choose(options[number % len(options)])


@IN_EVERY_GAME
def test_a_game_is_on_disk_after_every_choice(kind: Kind, kept_in: Path) -> None:
    session = sitting(kind, 3)
    journal.keep(session)
    assert session.journal is not None
    assert (stat.S_IMODE(kept_in.stat().st_mode), session.journal.trouble) == (0o700, None)
    for count in range(1, 30):
        some(session, 1)
        loaded = load_session(session.journal.path.read_bytes())
        assert loaded.choices() == session.choices()
        assert len(loaded.choices()) == 3 + count
        assert loaded.trouble is None
    session.undo(9)
    session.redo(4)
    loaded = load_session(session.journal.path.read_bytes())
    assert loaded.game.to_bytes() == session.game.to_bytes()
    assert (loaded.choices(), loaded.undone) == (session.choices(), session.undone)


def test_a_game_that_is_being_played_is_nobody_elses(kept_in: Path) -> None:
    session = sitting(games.kind("cipher"), 5)
    one = journal.keep(session)
    assert journal.unfinished() == []
    one.close()
    found = journal.unfinished()
    assert [(kept.path, kept.game, kept.players, kept.choices) for kept in found] == [
        (one.path, "cipher", ["Ada", "Bo"], 5)
    ]
    again = journal.go_on(found[0])
    assert journal.unfinished() == []
    some(again, 4)
    assert again.journal is not None
    again.journal.close()
    assert [kept.choices for kept in journal.unfinished()] == [9]


def test_a_game_that_is_over_or_not_begun_is_not_offered_and_one_taken_back_is(kept_in: Path) -> None:
    kind = games.kind("lorcana")
    idle = sitting(kind, 0)
    journal.keep(idle).close()
    assert journal.unfinished() == []
    session = sitting(kind, 5)
    one = journal.keep(session)
    session.choose(Option(CONCEDE, actor=0))
    assert session.game.over
    one.close()
    assert journal.unfinished() == []
    one = journal.keep(session)
    session.undo()
    one.close()
    assert [kept.choices for kept in journal.unfinished()] == [5]


def test_a_match_of_three_is_kept_between_its_games(kept_in: Path) -> None:
    kind = games.kind("magic")
    setting = sitting(kind, 0).setting
    best_of = BestOf(setting)
    session = Session(setting, best_of)
    one = journal.keep(session)
    session.choose(Option(CONCEDE, actor=1))
    one.close()
    again = journal.go_on(journal.unfinished()[0])
    assert again.game.over
    assert again.best_of is not None
    assert again.best_of.row() == best_of.row()
    assert again.journal is not None
    again.journal.leave()
    again.journal.close()
    assert journal.unfinished() == []


def test_a_line_that_was_not_written_whole_is_left_out(kept_in: Path) -> None:
    session = sitting(games.kind("magic"), 20)
    one = journal.keep(session)
    one.close()
    data = one.path.read_bytes()
    for cut in range(1, 40):
        one.path.write_bytes(data[:-cut])
        loaded = journal.go_on(journal.unfinished()[0])
        assert 19 <= len(loaded.choices()) <= 20
        assert loaded.journal is not None
        loaded.journal.close()


def test_where_nothing_can_be_kept_the_game_goes_on_and_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").write_bytes(b"a file")
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path / "data"))
    session = sitting(games.kind("lorcana"), 2)
    one = journal.keep(session)
    assert "this game is not kept while it is played" in str(one.trouble)
    some(session, 5)
    assert len(session.choices()) == 7
    assert journal.unfinished() == []


def test_a_disk_that_fills_up_while_a_game_is_played_does_not_end_it(
    kept_in: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sitting(games.kind("lorcana"), 2)
    one = journal.keep(session)
    some(session, 2)

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        some(session, 5)
    assert "No space left on device" in str(one.trouble)
    assert len(session.choices()) == 9
    assert journal.unfinished()[0].choices >= 4


def test_broken_files_among_the_journals_are_passed_over(kept_in: Path) -> None:
    kept_in.mkdir(parents=True)
    (kept_in / "a.game").write_bytes(b"nonsense")
    (kept_in / "b.game").mkdir()
    (kept_in / "c.game").symlink_to(os.devnull)
    (kept_in / "d.game").write_bytes(b"\xff" * 1000)
    session = sitting(games.kind("lorcana"), 4)
    journal.keep(session).close()
    assert [one.choices for one in journal.unfinished()] == [4]


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_a_program_that_is_ended_from_outside_loses_nothing(end: signal.Signals, kept_in: Path) -> None:
    """A closed terminal, a killed process: every choice that was made is there."""
    program = """
import signal
import sys
signal.signal(signal.SIGHUP, signal.SIG_DFL)
from mulligan import games
from mulligan.saves import journal
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
kind = games.kind("lorcana")
decks = [kind.built_in_deck(name) for name in kind.built_in_decks()[:2]]
session = Session(Setting(kind, ["Ada", "Bo"], decks, seed=1))
journal.keep(session)
while True:
    session.choose(session.game.decision.options[0])
    print(len(session.choices()), flush=True)
    if len(session.choices()) >= 25:
        sys.stdin.readline()
"""
    child = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True, env={**os.environ}
    )
    assert child.stdout is not None
    while child.stdout.readline() != "25\n":
        assert child.poll() is None
    assert journal.unfinished() == []  # somebody is playing it
    child.send_signal(end)
    child.wait(30)
    child.stdout.close()
    if child.stdin is not None:
        child.stdin.close()
    found = journal.unfinished()
    assert [one.choices for one in found] == [25]
    session = journal.go_on(found[0])
    assert len(session.choices()) == 25
    assert session.trouble is None
    assert session.journal is not None
    session.journal.close()


@pytest.mark.slow
def test_old_finished_games_make_room(kept_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MOST_KEPT", 3)
    session = sitting(games.kind("lorcana"), 4)
    open_one = journal.keep(session)
    open_one.close()
    os.utime(open_one.path, (1, 1))
    for number in range(6):
        done = sitting(games.kind("lorcana"), 1)
        one = journal.keep(done)
        done.choose(Option(CONCEDE, actor=0))
        one.close()
        os.utime(one.path, (number + 10, number + 10))
    assert open_one.path.exists()
    assert len(list(kept_in.iterdir())) <= 5
