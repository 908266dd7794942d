"""Environments: PettingZoo's own tests, nothing told that the view does not hold, every option reachable."""

from __future__ import annotations

import importlib.util
import re
from functools import partial
from pathlib import Path

import pytest

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.options import Decision, Option

numpy = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from mulligan.lab.environment import CardGame, env  # noqa: E402
from mulligan.lab.observing import ACTIONS, Observer, count_words, fields_of  # noqa: E402
from mulligan.lab.playground import TURN_PAGE, Playground, Playgrounds  # noqa: E402

TABLES = [(name, form) for name in games.names() for form in games.kind(name).formats]
DOCS = Path(__file__).parents[2] / "docs" / "environments.md"
# PettingZoo's own games with a mask are dictionaries too, and known to it by name.
DICTIONARY = pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
NO_ARRAY = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
NOTHING_TO_DO = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")


@DICTIONARY
@NO_ARRAY
@NOTHING_TO_DO
@pytest.mark.parametrize(("game", "form"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game: str, form: str) -> None:
    try:
        table = CardGame(game, format=form)
    except MulliganError as error:
        pytest.skip(f"{form} needs cards that are brought along: {error}")
    api_test(table, num_cycles=120)


@pytest.mark.parametrize("game", games.names())
def test_the_same_seed_is_the_same_game(game: str) -> None:
    seed_test(partial(env, game), num_cycles=30)


def test_it_can_be_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, "lorcana"))
    assert "player_0: lore" in capsys.readouterr().out


def walk(table: Playground, seed: int, most: int = 4000):
    """Play by chance, and stop at every choice."""
    table.begin(seed)
    luck = chance(seed)
    for _ in range(most):
        if table.seat < 0:
            return
        yield table
        _, mask, _ = table.observe(table.seat)
        legal = numpy.flatnonzero(mask)
        table.act(int(legal[luck.below(len(legal))]))


@pytest.mark.parametrize("game", games.names())
def test_what_is_seen_follows_from_the_view_alone(game: str) -> None:
    """In a game that could be the true one for all a seat knows, it sees the same."""
    table = Playground(game)
    for number, one in enumerate(walk(table, 3, 60)):
        if number % 6:
            continue
        seat = one.seat
        true, mask, _ = one.observe(seat)
        game_now = one.game
        one.game = one.kind.imagine(game_now, seat, chance(number))
        imagined, again, _ = one.observe(seat)
        one.game = game_now
        told, other = one.observer.parts(true), one.observer.parts(imagined)
        assert (mask == again).all()
        for part in ("players", "waiting"):
            assert (told[part] == other[part]).all()
        assert (told["cards"] == other["cards"]).all()


def test_numbers_are_those_of_the_view() -> None:
    table = Playground("lorcana")
    one = list(walk(table, 5, 80))[-1]
    seat = max(0, one.seat)
    view = one.kind.view(one.game, seat)
    told = one.observer.parts(one.observe(seat)[0])
    columns = one.observer.columns
    lore = columns["players"].index("lore")
    for place in range(2):
        assert told["players"][place][lore] == view["players"][(seat + place) % 2]["lore"]
    rows = [row for row in told["cards"] if row[0]]
    faces = sum(len([card for card in player[pile] if card]) for player in view["players"] for pile in ("hand", "play"))
    piles = fields_of("lorcana").piles
    wanted = {piles.index(pile) + 1 for pile in ("hand", "play")}
    assert sum(row[columns["cards"].index("pile")] in wanted for row in rows) == faces


@pytest.mark.parametrize("game", games.names())
def test_every_option_has_a_row(game: str) -> None:
    for one in walk(Playground(game), 2, 60):
        told = one.observer.parts(one.observe(one.seat)[0])
        assert (told["options"][:, 0] > 0).sum() == min(one.count(), ACTIONS)


def test_many_options_are_told_by_pages_and_all_can_be_reached() -> None:
    table = Playground("lorcana")
    table.begin(1)
    decision = table.game.decision
    assert decision is not None
    many = [Option("choose", number=number) for number in range(300)]
    table.game.decision = Decision(decision.player, decision.rule, many, decision.about, decision.topic)
    assert table.pages() == 3
    reached: set[int] = set()
    number = table.observer.columns["options"].index("number")
    for _ in range(3):
        seen, mask, overflow = table.observe(table.seat)
        rows = table.observer.parts(seen)["options"]
        reached |= {int(rows[place][number]) for place in numpy.flatnonzero(mask) if place != TURN_PAGE}
        assert overflow["options"] == 300 - (mask.sum() - 1)
        table.act(TURN_PAGE)
    assert reached == set(range(1, 301))
    assert table.page == 0


def test_what_cannot_be_done_is_refused() -> None:
    table = Playground("cipher")
    with pytest.raises(MulliganError, match="no action"):
        table.act(ACTIONS - 1)


def test_what_there_is_no_room_for_is_counted() -> None:
    kind = games.kind("lorcana")
    table = Playground("lorcana")
    view = kind.view(table.game, 0)
    view["players"][0]["discard"] = [{"id": 1000 + number, "name": "Stampede"} for number in range(300)]
    _, overflow = Observer(kind, 2, ["Stampede"]).observe(view)
    assert overflow["cards"] == 300 + len(view["players"][0]["hand"]) - 160


def test_words_are_counted_with_their_numbers() -> None:
    one, two = [0] * 16, [0] * 16
    count_words(["challenger 3"], one)
    count_words({"challenger": 3}, two)
    assert one == two
    assert sum(one) == 3


@pytest.mark.parametrize("game", games.names())
def test_many_tables_at_once_are_the_same_games(game: str) -> None:
    tables = Playgrounds([Playground(game) for _ in range(2)], seed=7)
    seen, masks, seats = tables.reset()
    assert seen.shape[0] == masks.shape[0] == len(seats) == 2
    ended = 0
    for _ in range(25):
        seen, masks, seats, rewards, over = tables.step([int(numpy.flatnonzero(mask)[0]) for mask in masks])
        ended += int(over.sum())
        assert rewards.shape == (2, 2)
        assert (rewards[~over] == 0).all()
    again = Playgrounds([Playground(game) for _ in range(2)], seed=7)
    first = again.reset()[0]
    assert (first == tables.reset()[0]).all()


def test_winner_and_loser_are_rewarded() -> None:
    table = Playground("lorcana")
    for _ in walk(table, 4):
        pass
    assert table.over
    assert sorted(table.rewards()) == [-1.0, 1.0]


@pytest.mark.parametrize("game", games.names())
def test_the_page_names_every_field(game: str) -> None:
    text = DOCS.read_text("utf-8")
    named = set(re.findall(r"`([\w.]+)`", text))
    own = fields_of(game)
    observer = Observer(games.kind(game), 2, [])
    told = {*own.story, *own.players, *own.player_words, *own.piles, *own.numbers, *own.words, *own.links}
    told |= set(observer.columns["cards"][:4])
    for part in ("story", "waiting", "options"):
        told |= set(observer.columns[part])
    assert told <= named, told - named


@pytest.mark.slow
def test_the_worked_example_learns_to_beat_chance() -> None:
    path = Path(__file__).parents[2] / "examples" / "learn.py"
    spec = importlib.util.spec_from_file_location("learn_example", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.train("cipher", games=80, test=40, seed=1, tell=False) >= 0.65  # chance alone wins half
