"""What must be true of every game: random games of random legal decks, of every game, edition and number of players."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.options import CONCEDE, Option
from mulligan.kernel.soundness import Broken, decision_is_sound
from mulligan.saves.loading import load_session
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.sim.invariants import Cards, copies_are_exact, refusals_are_told, view_is_blind
from mulligan.sim.random_decks import broken, random_deck
from mulligan.sim.soak import Seats, new_match, replays_exactly, seatings, soak, watch

EVERYWHERE = [
    pytest.param(name, seats, id=f"{name}-{seats.in_words()}".replace(" ", "-"))
    for name in games.names()
    for seats in seatings(games.kind(name))
]
AT_EVERY_TABLE = pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
IN_EVERY_GAME = pytest.mark.parametrize("name", games.names())
BY_CHANCE = settings(
    max_examples=5, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
SEEDS = st.integers(0, 2**32)


def session(name: str, seats: Seats, seed: int) -> Session:
    """A sitting with random decks, before its first choice."""
    kind = games.kind(name)
    luck = chance(seed)
    decks = [random_deck(kind, seats.edition, seats.form, luck) for _ in range(seats.players)]
    return Session(
        Setting(kind, ["Ada", "Bo", "Cy", "Di"][: seats.players], decks, seats.edition, seats.form, seats.teams, seed)
    )


def play_on(sitting: Session, seed: int, count: int) -> None:
    """Make so many random choices, or until the game is over."""
    luck = chance(seed)
    for _ in range(count):
        if sitting.game.decision is not None:
            options = sitting.game.decision.options
            sitting.choose(options[luck.below(len(options))])


@pytest.mark.slow
@AT_EVERY_TABLE
def test_random_games_end_and_everything_stays_true_on_the_way(name: str, seats: Seats) -> None:
    kind = games.kind(name)
    match = new_match(kind, seats, chance(7))
    for seed in range(2):
        game = kind.new_game(match, seed, True)
        watch(kind, game, chance(seed), 25, 2_500)
        assert game.over
        replays_exactly(kind, game, seed)


@IN_EVERY_GAME
@BY_CHANCE
@given(data=st.data())
def test_what_is_undone_and_redone_is_the_same_game(name: str, data: st.DataObject) -> None:
    kind = games.kind(name)
    sitting = session(name, data.draw(st.sampled_from(seatings(kind))), data.draw(SEEDS))
    play_on(sitting, data.draw(SEEDS), data.draw(st.integers(1, 60)))
    told = sitting.game.to_bytes()
    log = [note.what for note in sitting.game.log or []]
    back = data.draw(st.integers(1, 20))
    undone = sitting.undo(back)
    assert undone == min(back, len(sitting.choices()) + undone)
    assert sitting.redo(undone) == undone
    assert sitting.game.to_bytes() == told
    assert [note.what for note in sitting.game.log or []] == log
    assert sitting.at(len(sitting.choices())) == sitting.game


@IN_EVERY_GAME
@BY_CHANCE
@given(data=st.data())
def test_what_is_saved_and_loaded_is_the_same_sitting(name: str, data: st.DataObject) -> None:
    kind = games.kind(name)
    sitting = session(name, data.draw(st.sampled_from(seatings(kind))), data.draw(SEEDS))
    play_on(sitting, data.draw(SEEDS), data.draw(st.integers(0, 80)))
    loaded = load_session(sitting.save())
    assert loaded.trouble is None
    assert loaded.game.to_bytes() == sitting.game.to_bytes()
    assert loaded.save() == sitting.save()


@IN_EVERY_GAME
@BY_CHANCE
@given(data=st.data())
def test_giving_up_is_always_possible_and_can_be_replayed(name: str, data: st.DataObject) -> None:
    kind = games.kind(name)
    sitting = session(name, data.draw(st.sampled_from(seatings(kind))), data.draw(SEEDS))
    cards = Cards(sitting.game)
    while not sitting.game.over:
        play_on(sitting, data.draw(SEEDS), 12)
        if sitting.game.decision is None:
            break
        left = [player for player, still in enumerate(sitting.game.playing) if still]
        sitting.choose(Option(CONCEDE, actor=data.draw(st.sampled_from(left))))
        decision_is_sound(sitting.game)
        cards.all_there(sitting.game)
    assert sitting.replayed() == sitting.game


@IN_EVERY_GAME
@BY_CHANCE
@given(seed=SEEDS)
def test_a_random_deck_is_legal(name: str, seed: int) -> None:
    kind = games.kind(name)
    for edition in kind.editions:
        assert (
            broken(kind, random_deck(kind, edition, kind.formats[0], chance(seed)), edition, kind.formats[0]) == set()
        )


@IN_EVERY_GAME
def test_the_same_seed_is_the_same_game_and_another_is_another(name: str) -> None:
    kind = games.kind(name)
    match = new_match(kind, seatings(kind)[0], chance(1))
    assert kind.new_game(match, 5, False) == kind.new_game(match, 5, False)
    assert len({kind.new_game(match, seed, False).to_bytes() for seed in range(10)}) > 1


@pytest.mark.slow
@IN_EVERY_GAME
def test_a_log_changes_nothing_in_a_game(name: str) -> None:
    kind = games.kind(name)
    for number, seats in enumerate(seatings(kind)):
        match = new_match(kind, seats, chance(number))
        told: list[bytes] = []
        for log in (True, False):
            game = kind.new_game(match, number, log)
            luck = chance(number)
            while game.decision is not None:
                game.choose_number(luck.below(len(game.decision.options)))
            told.append(game.to_bytes())
        assert told[0] == told[1], str(seats)


@pytest.mark.slow
@IN_EVERY_GAME
def test_a_short_soak_finds_nothing(name: str) -> None:
    decisions, wrong = soak(name, 1000, 2, 100)
    assert wrong == []
    assert decisions > 0


@pytest.mark.slow
@IN_EVERY_GAME
@pytest.mark.parametrize("part", range(2))  # much longer: `mulligan soak`
def test_a_longer_soak_finds_nothing(name: str, part: int, compiled: bool) -> None:
    count = 5 if not compiled else 9 if name == "magic" else 50
    assert soak(name, 10_000 + part * count, count, 100)[1] == []


# -- The looking itself: each of these mistakes would be seen ----------------------------------------------------------


def running(name: str) -> Game:
    kind = games.kind(name)
    return kind.new_game(new_match(kind, seatings(kind)[0], chance(3)), 3, True)


@IN_EVERY_GAME
def test_a_lost_card_a_doubled_card_and_a_misplaced_card_are_seen(name: str) -> None:
    game = running(name)
    cards = Cards(game)
    cards.all_there(game)
    pile = next(pile for pile in game.piles if len(pile) > 1)
    card = pile.pop()
    with pytest.raises(Broken, match="lies in 0 piles"):
        cards.all_there(game)
    pile += [card, card]
    with pytest.raises(Broken, match="lies in 2 piles"):
        cards.all_there(game)
    pile.pop()
    pile.remove(card)
    elsewhere = (game.piles.index(pile) + 1) % len(game.piles)
    game.piles[elsewhere].append(card)
    with pytest.raises(Broken, match="says it is in zone"):
        cards.all_there(game)


@IN_EVERY_GAME
def test_an_option_on_offer_twice_is_seen(name: str) -> None:
    game = running(name)
    assert game.decision is not None
    game.decision.options.append(game.decision.options[0])
    with pytest.raises(Broken, match="an option twice"):
        decision_is_sound(game)


@IN_EVERY_GAME
def test_a_view_that_shows_too_much_is_seen(name: str) -> None:
    kind = games.kind(name)
    game = running(name)

    class Indiscreet:
        imagine = kind.imagine

        def view(self, game: Game, player: int) -> dict[str, object]:
            return {"faces": [int(face) for face in game.printed]}

    with pytest.raises(Broken, match="depends on hidden cards"):
        view_is_blind(Indiscreet(), game, 0, chance(1))  # type: ignore[arg-type]


@IN_EVERY_GAME
def test_copies_and_refusals_are_looked_at_from_the_first_decision_on(name: str) -> None:
    game = running(name)
    copies_are_exact(games.kind(name), game, 0)
    for seed in range(50):
        refusals_are_told(games.kind(name), game, 0, chance(seed))


@IN_EVERY_GAME
def test_nobody_plays_alone(name: str) -> None:
    kind = games.kind(name)
    with pytest.raises(MulliganError):
        new_match(kind, Seats(kind.newest(), kind.formats[0], 1, None), chance(0))


@pytest.mark.parametrize(
    ("seed", "luck"),
    [
        (0, [458324646, 222123427, 1154911559, 2051558345]),
        (2**31, [3053792214, 972448471, 2558328218, 4266450650]),
        (2**63 + 1, [2917690627, 1836419697, 570656392, 4133256573]),
        (2**70 + 5, [1685270639, 1723586304, 200261461, 3686059288]),
    ],
)
def test_a_seed_of_any_length_brings_the_same_luck_compiled_or_not(seed: int, luck: list[int]) -> None:
    assert chance(seed).row() == luck
