"""Looking ahead: what is spread, weighed and answered on the way, and dealing by columns as by piles."""

from __future__ import annotations

import pytest

from mulligan import games
from mulligan.agents import Seat, agent, ask, deciders
from mulligan.agents.greedily import MOST_ANSWERS, foresight_of
from mulligan.kernel.chance import chance
from mulligan.kernel.column import Numbers, column_of
from mulligan.kernel.foresight import (
    UNKNOWN,
    FirstForesight,
    heaviest_first,
    own_numbers,
    simple_answer,
    spread,
    weighed,
    weightiest,
)
from mulligan.kernel.game import Game
from mulligan.kernel.imagine import by_face, shuffle_part
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Decision, Option
from mulligan.kernel.playouts import play_alone
from mulligan.kernel.views import options_of
from support import Story

GAMES = games.names()


def begun(kind: Kind, seed: int) -> Game:
    decks = [kind.built_in_deck(name) for name in kind.built_in_decks()[:2]]
    return kind.new_game(kind.match(["a", "b"], decks, kind.newest(), kind.formats[0], None), seed, False)


def test_of_many_options_some_are_looked_at_the_first_and_the_last_among_them() -> None:
    assert spread([3, 5, 8], 12) == [3, 5, 8]
    chosen = spread(list(range(100)), 12)
    assert len(chosen) == 12
    assert (chosen[0], chosen[-1]) == (0, 99)


def test_the_weightiest_come_first_and_equals_in_their_order() -> None:
    assert heaviest_first([0, 7, -30, 7, 1000]) == [4, 1, 3, 0, 2]
    assert weightiest([0, 7, -30, 7]) == 1


def test_only_ones_own_options_are_weighed() -> None:
    options = [Option("end", actor=0), Option("play", 4, actor=1), Option("end", actor=1)]
    decision = Decision(0, "r", options)
    assert own_numbers(decision, 1) == [1, 2]
    found = weighed(decision, 1, options[1:], [9, 5, 6])
    assert [(weight, option.verb) for weight, option in found] == [(6, "end"), (5, "play")]


def test_somebody_of_whom_nothing_is_known_does_nothing_where_that_is_offered() -> None:
    decision = Decision(0, "r", [Option("play", 4), Option("done"), Option("no")])
    assert simple_answer(decision, ("no", "done")) == 1
    assert simple_answer(decision, ("pass",)) == 0


@pytest.mark.parametrize("name", GAMES)
def test_lone_options_are_taken_until_somebody_has_a_choice(name: str) -> None:
    kind = games.kind(name)
    game, other = begun(kind, 3), begun(kind, 3)
    for _ in range(30):
        count = play_alone(game)
        for _ in range(count):
            assert other.decision is not None
            assert len(other.decision.options) == 1
            other.choose_number(0)
        assert game == other
        if game.decision is None:
            return
        assert len(game.decision.options) > 1
        game.choose_number(0)
        other.choose_number(0)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("who", ["greedy", "greedy-0.1"])
def test_what_is_looked_at_is_no_more_than_the_options_and_the_seats_game_stays_as_it_was(name: str, who: str) -> None:
    kind = games.kind(name)
    game = begun(kind, 5)
    for step in range(25):
        play_alone(game)
        if game.decision is None:
            return
        player = deciders(game.decision)[0]
        seat = Seat(kind, game, player, step)
        known = seat.known.to_bytes()
        chosen = agent(who).choose(seat)
        assert seat.known.to_bytes() == known
        assert chosen == agent(who).choose(Seat(kind, game, player, step))
        number = seat.options.index(chosen)
        asked = ask(agent(who), kind, game, player, step)  # it looks once, and at the seat's own game
        assert asked is options_of(game.decision, player)[number]
        game.choose(asked)


class Plainly:
    """What the greedy agent of version 0.1 looks ahead at, in new copies of whole games, with everything listed."""

    def __init__(self, kind: Kind, player: int, games: int) -> None:
        self.kind = kind
        self.player = player
        self.games = games

    def best(self, game: Game, count: int) -> int:
        found, most, idle = -1, UNKNOWN, False
        for i in range(count):
            assert game.decision is not None
            passive = game.decision.options[i].verb in self.kind.passive
            value = self.look(game, i, 40)
            if value > most or (value == most and passive and not idle):
                found, most, idle = i, value, passive
        return found

    def look(self, game: Game, number: int, answers: int) -> int:
        copy = self.kind.clone(game)
        self.games -= 1
        copy.choose_number(number)
        return self.see(copy, answers if self.games > 0 or answers == 40 else min(answers, 8))

    def see(self, game: Game, answers: int) -> int:
        while answers > 0 and not game.over and not game.settled():
            answers -= 1
            assert game.decision is not None
            mine = own_numbers(game.decision, self.player)
            if self.games > 0 and mine:
                return max(self.look(game, number, answers) for number in spread(mine, 12))
            game.choose_number(simple_answer(game.decision, self.kind.passive))
        return self.kind.score(game, self.player)


@pytest.mark.parametrize("name", GAMES)
def test_the_greedy_agent_of_version_0_1_chooses_as_if_it_saw_everything(name: str) -> None:
    """However few games it may look into: so many are counted as if each had been copied and listed in full."""
    kind = games.kind(name)
    met = 0
    for seed in range(4):
        luck = chance(seed)
        game = begun(kind, seed)
        for step in range(40):
            play_alone(game)
            if game.decision is None:
                break
            player = deciders(game.decision)[0]
            count = len(game.decision.options)
            if len(own_numbers(game.decision, player)) == count:
                for most in (400, 30, 4):
                    seen = FirstForesight(player, most, 40, 12, kind.passive, kind.scoring())
                    options = game.decision.options
                    assert seen.best(kind.clone(game), options) == Plainly(kind, player, most).best(game, count)
                    met += 1
            game.choose_number(luck.below(count) if step % 3 else 0)
    assert met > 60


@pytest.mark.parametrize("name", GAMES)
def test_who_looks_no_further_than_the_end_of_an_action_sees_the_same_there(name: str) -> None:
    kind = games.kind(name)
    luck = chance(3)
    rested = 0
    for seed in range(2):
        game = begun(kind, seed)
        for _ in range(60):
            if game.decision is None:
                break
            looked_over = kind.clone(game)
            looked_over.look_over()
            for number in range(len(game.decision.options)):
                usual, glance = kind.clone(game), kind.clone(looked_over)
                glance.glancing = True
                usual.choose_number(number)
                glance.choose_number(number)
                assert glance.over == usual.over
                assert glance.settled() == usual.settled()
                assert kind.clone(glance).glancing is False
                for player in range(game.match.seats):
                    assert kind.score(glance, player) == kind.score(usual, player)
                    assert kind.features()(glance, player) == kind.features()(usual, player)
                if usual.decision is not None and glance.decision is not None:
                    asked = (usual.decision.player, usual.decision.rule, usual.decision.topic)
                    assert (glance.decision.player, glance.decision.rule, glance.decision.topic) == asked
                    if glance.decision.options:
                        assert glance.decision == usual.decision
                    else:
                        rested += 1
            game.choose_number(luck.below(len(game.decision.options)))
    assert rested > 20


def test_who_looks_once_has_nothing_left_to_look_at() -> None:
    kind = games.kind("lorcana")
    game = begun(kind, 2)
    assert game.decision is not None
    player = game.decision.player
    usual = Seat(kind, game, player, 1).imagine(chance(4))
    seat = Seat(kind, game, player, 1, once=True)
    assert seat.known.chance.row() == [0, 0, 0, 0]  # nothing that could be run backwards
    assert seat.imagine(chance(4)) == usual
    with pytest.raises(AttributeError):
        seat.view()


def test_a_part_of_a_column_is_shuffled_as_a_pile_is() -> None:
    pile = list(range(20, 57))
    cells = column_of([1, 2, *pile, 3])
    chance(9).shuffle(pile)
    shuffle_part(chance(9), cells, 2, 2 + len(pile))
    assert [cells[i] for i in range(len(pile) + 3)] == [1, 2, *pile, 3]


def test_cards_are_put_in_the_order_of_their_faces() -> None:
    game = begun(games.kind("lorcana"), 1)
    for cards in (list(range(40, 10, -1)), [*range(119, 50, -1), *range(51)] * 2):
        assert by_face(game, cards) == sorted(cards, key=lambda card: (game.printed[card], card))


def test_cards_without_another_number_keep_theirs() -> None:
    numbers = Numbers(10)
    assert not numbers.changed
    numbers.give(4, 7)
    assert numbers.changed
    assert [numbers.get(card, card) for card in (3, 4, -1, 12)] == [3, 7, -1, 12]


def test_an_action_is_seen_to_its_end_when_no_more_games_may_be_looked_into() -> None:
    """At a table of ten, everybody passes before a spell resolves: it must not be judged before."""
    kind = games.kind("magic")
    own: dict[str, object] = {"hand": ["Shock"], "battlefield": ["Mountain"]}
    players: dict[str, object] = {
        "a": own,
        "b": {"battlefield": ["Coral Merfolk"]},
        **{name: {} for name in "cdefghij"},
    }
    game = Story("magic", players).until(phase="main-1").game
    assert game.decision is not None
    game.choose(next(option for option in game.decision.options if option.verb == "cast"))
    plenty, nothing = foresight_of(kind, 0), foresight_of(kind, 0)
    nothing.games = 1
    assert nothing.best_branch(game.clone(), MOST_ANSWERS) == plenty.best_branch(game.clone(), MOST_ANSWERS)
