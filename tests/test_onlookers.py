"""Who looks on while another may play, order or use hidden cards learns nothing of them: neither which nor how many.

Each table is laid twice, with hidden cards exchanged. What somebody who looks on can imagine must be the same at both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from cipher.tables import table
from hidden import GAMES
from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.game import Game
from mulligan.kernel.views import lies, options_of
from mulligan.sim.invariants import imagined_is_sound
from mulligan.sim.soak import new_match, seatings
from own_cards import card as own_card
from own_cards import settle
from support import Story

TIMES = 150
ENOUGH = 6  # questions of a game that are looked at
Cards = list[str]


def playing(held: Cards, left: Cards) -> Story:
    """a may play a character from hand for free."""
    notation = ["does(play_for_free(character(yours, in_hand)))"]
    spell = {"name": "Gift", "type": "action", "cost": 0, "notation": notation}
    players = {"a": {"hand": ["Gift", *held], "deck": left}, "b": {}}
    return Story("lorcana", players, cards=[spell]).do("a", "play", card="Gift")


def paying(held: Cards, left: Cards) -> Story:
    """a may play a character from hand, and pays for it."""
    notation = ["does(play_for_cost(character(yours, in_hand)))"]
    spell = {"name": "Gift", "type": "action", "cost": 0, "notation": notation}
    players = {"a": {"hand": ["Gift", *held], "deck": left, "ink": 2}, "b": {}}
    return Story("lorcana", players, cards=[spell]).do("a", "play", card="Gift")


def ordering(held: Cards, left: Cards) -> Story:
    """a puts three cards of their hand under their deck in any order; equal ones need none."""
    notation = ["does(to_bottom(chosen(card(yours, in_hand), 3)))"]
    spell = {"name": "Tuck", "type": "action", "cost": 0, "notation": notation}
    story = Story("lorcana", {"a": {"hand": ["Tuck", *held], "deck": left}, "b": {}}, cards=[spell])
    story.do("a", "play", card="Tuck")
    while story.game.decision is not None and story.game.decision.options[0].verb == "choose":
        story.game.choose_number(0)
    return story


def sorting(held: Cards, left: Cards) -> Story:
    """a looks at the top three cards of their deck and puts them back in any order."""
    spell = {"name": "Sort", "type": "action", "cost": 0, "notation": ["does(look(3, rest(on_top)))"]}
    players = {"a": {"hand": ["Sort"], "deck": [*held, *left]}, "b": {}}
    return Story("lorcana", players, cards=[spell]).do("a", "play", card="Sort")


def altering(held: Cards, left: Cards) -> Story:
    """a may put cards of their first hand away."""
    decks = {"a": {"deck": [*held, *left]}, "b": {"deck": left * 3}}
    return Story("lorcana", decks, phase="setup")


def casting(held: Cards, left: Cards) -> Story:
    """a may cast creature cards from hand without paying."""
    spell = own_card("Gift", "does(play_free(creature(yours, in_hand)))", cost="{0}")
    story = Story("magic", {"a": {"hand": ["Gift", *held], "library": left}, "b": {}}, cards=[spell])
    return settle(story.do("a", "cast", card="Gift"))


def casting_one(held: Cards, left: Cards) -> Story:
    """a may cast a creature card from hand without paying."""
    spell = own_card("Gift", "does(cast_free(creature(yours, in_hand)))", cost="{0}")
    story = Story("magic", {"a": {"hand": ["Gift", *held], "library": left}, "b": {}}, cards=[spell])
    return settle(story.do("a", "cast", card="Gift"))


def scrying(held: Cards, left: Cards) -> Story:
    """a looks at the top three cards of their library."""
    players = {"a": {"hand": ["Scry"], "library": [*held, *left]}, "b": {}}
    story = Story("magic", players, cards=[own_card("Scry", "does(scry(3))", cost="{0}")])
    return settle(story.do("a", "cast", card="Scry"))


def tucking(held: Cards, left: Cards) -> Story:
    """a puts three cards of their hand under their library in any order."""
    spell = own_card("Tuck", "does(to_bottom_in_any_order(card(yours, in_hand)))", cost="{0}")
    story = Story("magic", {"a": {"hand": ["Tuck", *held], "library": left}, "b": {}}, cards=[spell])
    return settle(story.do("a", "cast", card="Tuck"))


def hitting(held: Cards, left: Cards) -> Story:
    """a attacks, and could make a critical hit with any card of the attacker's name."""
    return table({"hand": held, "deck": left}).do("a", "attack", card="marth", target="chrom")


def evading(held: Cards, left: Cards) -> Story:
    """b attacks, and a could evade with any card of the attacked unit's name."""
    return table({"hand": held, "deck": left}, active="b").do("b", "attack", card="chrom", target="marth")


def returning(held: Cards, left: Cards) -> Story:
    """a puts a character of their hand or, as all see, of their discard under their deck."""
    notation = ["does(to_bottom(chosen(either_of(character(yours, in_hand), character(yours, in_discard)))))"]
    spell = {"name": "Tuck", "type": "action", "cost": 0, "notation": notation}
    mine = {"hand": ["Tuck", *held], "deck": left, "discard": ["Ariel - On Human Legs", "Maui - Hero to All"]}
    return Story("lorcana", {"a": mine, "b": {}}, cards=[spell]).do("a", "play", card="Tuck")


def fetching(held: Cards, left: Cards) -> Story:
    """a takes a creature card of their hand or, as all see, of their graveyard."""
    where = "either_of(creature(yours, in_hand), creature(yours, in_graveyard))"
    spell = own_card("Fetch", f"does(to_library_top(chosen({where})))", cost="{0}")
    mine = {"hand": ["Fetch", *held], "library": left, "graveyard": ["Serra Angel", "Air Servant"]}
    return settle(Story("magic", {"a": mine, "b": {}}, cards=[spell]).do("a", "cast", card="Fetch"))


STITCH, LILO, GOOFY, SIMBA = "Stitch - New Dog", "Lilo - Making a Wish", "Goofy - Daredevil", "Simba - Protective Cub"
MYSTIC, MINOTAUR = "Elvish Mystic", "Canyon Minotaur"
MARTHS = ["B01-003", "B01-001"]
# Who is asked what; the cards held or looked at, some of which the question is about; as many others that it is not.
SITUATIONS: dict[str, tuple[Callable[[Cards, Cards], Story], Cards, Cards]] = {
    "lorcana: play for free": (playing, [STITCH, LILO, GOOFY], [STITCH, LILO, "Break"]),
    "lorcana: play for its cost": (
        paying,
        [STITCH, LILO, "Simba - Protective Cub"],
        [STITCH, LILO, "Maui - Hero to All"],
    ),
    "lorcana: order cards of the hand": (ordering, [STITCH, LILO, "Break"], [STITCH, STITCH, LILO]),
    "lorcana: order cards looked at": (sorting, [STITCH, LILO, "Break"], [STITCH, STITCH, LILO]),
    "lorcana: choose from hand or discard": (returning, [STITCH, LILO, GOOFY], ["Break", "Break", "Smash"]),
    "lorcana: alter the hand": (altering, [STITCH, LILO, GOOFY, "Break", "Smash", STITCH, LILO], [STITCH] * 6 + [LILO]),
    "magic: cast as many as one likes": (casting, ["Shock", MYSTIC, MINOTAUR], ["Shock", MYSTIC, "Negate"]),
    "magic: cast one": (casting_one, ["Shock", MYSTIC, MINOTAUR], ["Shock", MYSTIC, "Negate"]),
    "magic: choose from hand or graveyard": (fetching, ["Shock", MYSTIC, MINOTAUR], ["Shock", "Negate", "Mountain"]),
    "magic: scry": (scrying, ["Shock", MYSTIC, MINOTAUR], ["Shock", "Shock", MYSTIC]),
    "magic: order cards of the hand": (tucking, ["Shock", MYSTIC, MINOTAUR], ["Shock", "Shock", MYSTIC]),
    "cipher: critical hit": (hitting, [*MARTHS, "B01-008"], [MARTHS[0], "B01-010", "B01-008"]),
    "cipher: evasion": (evading, [*MARTHS, "B01-008"], [MARTHS[0], "B01-010", "B01-008"]),
}
REST = {"lorcana": ["Break", "Smash"] * 4, "magic": ["Shock", "Mountain"] * 2, "cipher": ["B01-008", "B01-010"] * 2}


def exchanged(what: str) -> list[Story]:
    """A table, and the same with hidden cards exchanged: the same cards in all, and as many of them held."""
    build, one, other = SITUATIONS[what]
    pool = Counter(one) | Counter(other)
    rest = REST[what.partition(":")[0]]
    return [build(held, [*rest, *(pool - Counter(held)).elements()]) for held in (one, other)]


def told(game: Game) -> tuple[str, ...]:
    """What is on offer to somebody else, but for which card of a pile it is."""
    assert game.decision is not None
    offers = [(one.verb, one.text, lies(game, one.card)[0], one.target >= 0) for one in game.decision.options]
    return tuple(sorted(map(str, offers)))


@pytest.mark.parametrize("what", SITUATIONS)
@pytest.mark.parametrize("viewer", [1, -1])
def test_who_looks_on_learns_nothing_of_the_hidden_cards_that_another_may_use(what: str, viewer: int) -> None:
    stories = exchanged(what)
    assert told(stories[0].game) != told(stories[1].game)  # to who is asked it makes a difference
    imagined: list[set[tuple[str, ...]]] = []
    for story in stories:
        kind, game = story.kind, story.game
        assert game.decision is not None
        assert game.decision.player == 0
        assert kind.view(game, viewer)["decision"] == {"by": "a", "rule": game.decision.rule}
        imagined.append({told(kind.imagine(game, viewer, chance(seed))) for seed in range(TIMES)})
        for seed in range(10):
            imagined_is_sound(kind, game, viewer, chance(seed))
    assert imagined[0] == imagined[1]
    assert len(imagined[0]) > 1


@pytest.mark.parametrize("name", GAMES)
def test_games_that_could_be_the_true_one_tell_who_looks_on_the_same(name: str) -> None:
    """What is imagined at the table is also imagined where the cards lie as somebody imagines them."""
    kind = games.kind(name)
    ways = seatings(kind)
    looked = 0
    for seed in range(40):
        if looked == ENOUGH:
            break
        luck = chance(seed)
        game = kind.new_game(new_match(kind, ways[seed % len(ways)], luck), seed, False)
        for _ in range(60):
            decision = game.decision
            if decision is None or looked == ENOUGH:
                break
            viewer = next(seat for seat in range(game.match.seats) if seat != decision.player)
            if not options_of(decision, viewer) and not game.of_own_accord() and luck.below(3) == 0:
                looked += 1
                worlds = [game, kind.imagine(game, viewer, chance(777)), kind.imagine(game, viewer, chance(778))]
                here, *there = [{told(kind.imagine(one, viewer, chance(i))) for i in range(8)} for one in worlds]
                assert here & set().union(*there), (seed, decision)
            game.choose_number(luck.below(len(decision.options)))
    assert looked == ENOUGH
