"""Secrets: an agent that tries everything finds neither hidden cards, nor the seed, nor the true game."""

from __future__ import annotations

import gc
import hashlib
import re
from collections.abc import Callable
from importlib.resources import files
from itertools import chain
from types import FunctionType, ModuleType

import pytest

from cipher.tables import own, table
from mulligan import api, games
from mulligan.agents import Agent, Seat, ask, deciders
from mulligan.cli import playing
from mulligan.kernel.chance import MASK, SEED_BITS, Chance, chance, fresh_seed, next_seed, one_way
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option
from mulligan.kernel.views import actor_of, lies, options_of, sees
from mulligan.scenarios import writing
from mulligan.sim.invariants import imagined_is_sound, view_is_blind
from mulligan.sim.soak import new_match, seatings
from own_cards import card as own_card
from own_cards import settle
from support import Story

GAMES = games.names()
SECRET = 0x5EC2E7_0F_7415_6A4E_1234_5678_9ABC_DEF1  # of a game between people


def some_game(kind: Kind, seed: int = SECRET) -> Game:
    names = kind.built_in_decks()
    decks = [kind.built_in_deck(name) for name in names[:2]]
    return kind.new_game(kind.match(["a", "b"], decks, kind.newest(), kind.formats[0], None), seed, True)


def unknown(game: Game, player: int) -> list[int]:
    """The cards whose faces a player does not know."""
    return [card for card in range(len(game.printed)) if not game.knows(player, card)]


def step_back(luck: Chance) -> None:
    """Take back what `next` did: whoever has a generator's state has all it ever said."""
    a, b, c, d = luck.row()
    e = (d - a) & MASK
    old_d = (c - e) & MASK
    old_c = (b - old_d) & MASK
    old_b = a ^ (((old_c << 17) & MASK) | (old_c >> 15))
    old_a = (e + (((old_b << 27) & MASK) | (old_b >> 5))) & MASK
    luck.a, luck.b, luck.c, luck.d = old_a, old_b, old_c, old_d


def seed_behind(luck: Chance) -> int:
    """The seed that a generator began with."""
    begun = luck.copy()
    for _ in range(20):
        step_back(begun)
    assert begun.a == 0xF1EA5EED
    return begun.b | begun.c << 32 | begun.d << 64


def everything_behind(start: object) -> list[object]:
    """All that can be reached from an object through attributes and containers, compiled or not; code is not data."""
    found: dict[int, object] = {}
    todo = [start]
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(one, (type, ModuleType, FunctionType)):
            continue
        found[id(one)] = one
        todo.extend(gc.get_referents(one))
        for name in getattr(type(one), "__mypyc_attrs__", ()):
            if hasattr(one, name):
                todo.append(getattr(one, name))
    return list(found.values())


class Spy(Agent):
    """Plays some option, and tries to learn what nobody may: it tells what it thinks, the test knows what is so."""

    name = "spy"

    def __init__(self, lists: list[list[int]]) -> None:
        self.lists = [face for deck in lists for face in deck]  # it knows the lists of both, in their order
        self.guessed: dict[int, int] = {}  # of each hidden card in the true place, the face it thinks it has
        self.seeds: list[int] = []
        self.reached: list[object] = []
        self.deep = True

    def choose(self, seat: Seat) -> Option:
        self.seeds.append(seed_behind(seat.chance))
        imagined = seat.imagine()
        self.reached = everything_behind([seat, imagined, seat.view()]) if self.deep else []
        self.guessed = {}
        for i, pile in enumerate(imagined.piles):
            for position, card in enumerate(pile):
                if not imagined.knows(seat.player, card) and card < len(self.lists):
                    self.guessed[i * 1000 + position] = self.lists[card]  # numbers follow the lists
        return seat.options[seat.chance.below(len(seat.options))]


@pytest.mark.parametrize("name", GAMES)
def test_a_spy_finds_neither_the_true_game_nor_its_seed(name: str) -> None:
    kind = games.kind(name)
    game = some_game(kind)
    spy = Spy(game.match.decks)
    for step in range(16):
        assert game.decision is not None
        player = deciders(game.decision)[0]
        secret = (SECRET << 20) + step
        spy.deep = step % 4 == 0
        heard = len(spy.seeds)
        option = ask(spy, kind, game, player, secret)
        if len(spy.seeds) == heard:  # who has one option is not asked
            game.choose(option)
            continue
        for one in spy.reached:
            assert one is not game
            assert one is not game.match
            assert one is not game.match.laid
            assert one is not game.log
            assert not (isinstance(one, Match) and one.laid is not None)
            assert not (isinstance(one, Chance) and one.row() == game.chance.row())
            assert not (isinstance(one, int) and one in (SECRET, secret))
        assert spy.seeds[-1] == one_way(secret, player, 1)
        assert all(one_way(seed, player, 1) != spy.seeds[-1] for seed in range(2000))
        game.choose(option)
    assert len(set(spy.seeds)) == len(spy.seeds) > 3


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_a_hidden_card_tells_nothing_of_its_face(name: str) -> None:
    """Reading faces off the numbers in imagined games is right no more often than guessing is."""
    kind = games.kind(name)
    right = total = 0
    by_luck = 0.0
    for seed in range(8):
        game = some_game(kind, SECRET + seed)
        spy = Spy(game.match.decks)
        spy.deep = False
        for step in range(12):
            assert game.decision is not None
            player = deciders(game.decision)[0]
            option = ask(spy, kind, game, player, (SECRET << 20) + seed * 1000 + step)
            for key, face in spy.guessed.items():
                pile = game.piles[key // 1000]
                mine = [
                    int(game.printed[card])
                    for card in unknown(game, player)
                    if game.owner[card] == key // 1000 // game.zones
                ]
                right += game.printed[pile[key % 1000]] == face
                by_luck += mine.count(face) / len(mine)
                total += 1
            game.choose(option)
    assert total > 3000
    assert right < by_luck * 1.25 + 50


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_change_numbers_and_known_ones_keep_theirs(name: str) -> None:
    kind = games.kind(name)
    game = some_game(kind)
    player = 0
    before = [pile[:] for pile in game.piles]
    seen: set[int] = set()
    for seed in range(60):
        imagined = kind.imagine(game, player, chance(seed))
        for old, new in zip(before, imagined.piles, strict=True):
            for one, other in zip(old, new, strict=True):
                assert game.knows(player, one) == imagined.knows(player, other)
                assert one == other or not game.knows(player, one)
        deepest = max(range(len(before)), key=lambda i: len(before[i]) * (i >= game.zones))
        seen.add(imagined.piles[deepest][0])
        view_is_blind(kind, game, player, chance(seed))
        again = kind.imagine(imagined, player, chance(seed + 1))
        assert again.piles == imagined.piles  # one seat's options fit all its imagined games
        assert again.match is imagined.match
    assert len(seen) > 20
    assert [pile[:] for pile in game.piles] == before


class Third(Agent):
    """Takes the third option."""

    name = "third"

    def choose(self, seat: Seat) -> Option:
        return seat.options[2]


def test_options_of_hidden_cards_are_renumbered_for_a_seat_and_understood() -> None:
    """Who picks from a hand unseen picks places, not cards."""
    kind = games.kind("lorcana")
    game = some_game(kind)
    hand = game.pile(1, 1) or game.pile(1, 0)
    assert game.decision is not None
    game.decision.options[:] = [Option("choose", card, actor=0) for card in hand]
    numbers: set[tuple[int, ...]] = set()
    for seed in range(20):
        seat = Seat(kind, game, 0, seed)
        numbers.add(tuple(int(option.card) for option in seat.options))
        assert ask(Third(), kind, game, 0, seed).card == hand[2]
    assert len(numbers) > 10


@pytest.mark.parametrize("name", GAMES)
def test_the_luck_of_an_imagined_game_does_not_run_back_to_how_it_was_dealt(name: str) -> None:
    """Whoever finds the generator that dealt the cards deals them back."""
    kind = games.kind(name)
    game = some_game(kind)
    assert game.decision is not None
    player = deciders(game.decision)[0]
    seat = Seat(kind, game, player, 5)
    begun = seat.known.chance.copy()
    starts = 0
    for _ in range(3000):
        if begun.a == 0xF1EA5EED:
            starts += 1
            guess = chance(begun.b | begun.c << 32 | begun.d << 64)
            assert kind.imagine(game, player, guess).piles != seat.known.piles
        step_back(begun)
    assert starts > 0


class Forger(Agent):
    """Changes its options before it takes one."""

    name = "forger"

    def __init__(self, looks: bool) -> None:
        self.looks = looks

    def choose(self, seat: Seat) -> Option:
        for option in seat.options:
            option.card, option.verb, option.player = 3, "concede", 1
        return seat.options[-1]


@pytest.mark.parametrize("looks", [True, False])
def test_whoever_changes_their_options_changes_nothing_of_the_game(looks: bool) -> None:
    kind = games.kind("lorcana")
    game = some_game(kind)
    assert game.decision is not None
    before = [option.copy() for option in game.decision.options]
    player = deciders(game.decision)[0]
    assert ask(Forger(looks), kind, game, player, 1) == before[-1]
    assert game.decision.options == before


class Listener(Agent):
    """Does not look, and keeps what it was told."""

    name = "listener"
    looks = False

    def choose(self, seat: Seat) -> Option:
        self.heard = [option.card for option in seat.options]
        return seat.options[2]


def test_whoever_does_not_look_is_not_told_the_numbers_of_hidden_cards() -> None:
    kind = games.kind("lorcana")
    game = some_game(kind)
    hand = game.pile(1, 1) or game.pile(1, 0)
    assert game.decision is not None
    game.decision.options[:] = [Option("choose", card, actor=0) for card in hand]
    agent = Listener()
    assert ask(agent, kind, game, 0, 1).card == hand[2]
    assert set(agent.heard) == {-1}


def test_an_agent_at_a_scenario_does_not_get_the_scenario() -> None:
    story = Story("lorcana", {"a": {"hand": ["Break"]}, "b": {"hand": ["Smash"]}})
    assert story.game.match.origin is not None
    seat = Seat(story.kind, story.game, 0, 1)
    assert seat.imagine().match.origin is None
    assert all(one is not story.game.match.origin for one in everything_behind(seat))


# -- What an imagined game keeps ---------------------------------------------------------------------------------------

TIMES = 20
# What everybody sees of a card that lies face down, or what follows from its place.
SEEN = {"owner", "controller", "zone", "known", "exerted", "tapped", "face_down", "main"}


def columns_of(game: Game) -> dict[str, list[int]]:
    """Everything that a game keeps of each card."""
    found: dict[str, list[int]] = {}
    for name in dir(game):
        if name.startswith("_") or name in SEEN or callable(value := getattr(game, name)):
            continue
        if name not in ("choices", "log") and hasattr(value, "__getitem__") and not isinstance(value, (str, bytes)):
            if len(value) == len(game.printed) and all(isinstance(one, int) for one in value):
                found[name] = [int(one) for one in value]
    return found


def what_stays(kind: Kind, game: Game, player: int, seed: int) -> list[str]:
    """What is true of a hidden place in every game imagined for a player, and is true of few such places."""
    imagined = [kind.imagine(game, player, chance(seed * 1000 + time)) for time in range(TIMES)]
    truth = columns_of(game)
    told = [columns_of(one) for one in imagined]
    found: list[str] = []
    for seat in range(game.match.seats):
        positions = [
            (pile, position)
            for pile in range(seat * game.zones, (seat + 1) * game.zones)
            for position, card in enumerate(game.piles[pile])
            if not game.knows(player, card)
        ]
        if len(positions) < 4:
            continue
        for pile, position in positions:
            if all(one.piles[pile][position] == game.piles[pile][position] for one in imagined):
                found.append(f"the number of the card in pile {pile}, position {position}")
        for name, column in truth.items():
            values = [column[game.piles[pile][position]] for pile, position in positions]
            for (pile, position), value in zip(positions, values, strict=True):
                if values.count(value) * 2 <= len(values) and all(
                    one[name][other.piles[pile][position]] == value for one, other in zip(told, imagined, strict=True)
                ):
                    found.append(f"{name} of the card in pile {pile}, position {position}")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_nothing_of_a_hidden_card_stays_where_it_lies(name: str) -> None:
    """Neither its number nor anything that ever happened to it, also while effects refer to it."""
    kind = games.kind(name)
    ways = seatings(kind)
    for seed in range(3):
        luck = chance(seed)
        game = kind.new_game(new_match(kind, ways[seed % len(ways)], luck), seed, False)
        for step in range(120 if name != "magic" else 400):
            if game.decision is None:
                break
            if step % (10 if name != "magic" else 40) == 9 or len(game.frames) > 4:
                for player in range(min(game.match.seats, 2)):
                    assert what_stays(kind, game, player, step) == [], (seed, step, player)
            game.choose_number(luck.below(len(game.decision.options)))


def paying_in_any_order() -> Story:
    """Somebody pays a cost that may have to be put back, so that the moment before is kept."""
    payer = own("Payer", 'use(discarding(chosen(hand)), discarding(chosen(hand(named("Cain")))), draw(2))')
    hand = [{"card": "B01-008", "as": "cain"}, {"card": "B01-010", "as": "abel"}]
    deck = ["B01-016", "B01-020", "B01-008", "B01-010", "B01-001", "B01-003"]
    mine = {"front": [{"card": "T-Payer", "as": "payer"}], "hand": hand, "deck": deck}
    return table(mine, {"deck": deck[::-1]}, cards=[payer]).do("a", "use", card="payer", ability=1)


def paying_by_hand() -> Story:
    """Somebody pays for a spell by hand, and may give it up."""
    library = ["Shock", "Negate", "Duress", "Lightning Talons", "Canyon Minotaur", "Mountain"]
    mine = {
        "battlefield": [{"card": "Mountain", "n": 2}],
        "hand": [{"card": "Shock", "as": "shock"}],
        "library": library,
    }
    story = Story("magic", {"a": mine, "b": {"library": library[::-1]}}, manual_mana=True)
    story.do("a", "cast", card="shock")
    while story.game.decision.topic != "pay":
        story.game.choose_number(0)
    return story


def put_back(story: Story, game: Game) -> None:
    """Have the player give up paying."""
    assert game.decision is not None
    if story.kind.name == "magic":
        game.choose(Option("done"))
        return
    game.choose(Option("choose", number=0))
    cain = next(
        one for one in game.decision.options if game.printed[one.card] == story.game.printed[story.card("cain")]
    )
    game.choose(cain)


def lying(game: Game) -> list[list[int]]:
    """The faces in every pile."""
    return [[int(game.printed[card]) for card in pile] for pile in game.piles]


@pytest.mark.parametrize("begun", [paying_in_any_order, paying_by_hand])
def test_a_moment_that_a_game_may_be_put_back_to_is_imagined_too(begun: Callable[[], Story]) -> None:
    story = begun()
    kind, game = story.kind, story.game
    assert game.before
    truth = kind.load_game(game.match, game.before)
    seen: set[str] = set()
    for seed in range(12):
        seat = Seat(kind, game, 0, seed)
        assert all(one != game.before for one in everything_behind(seat))
        known = seat.known
        past = kind.load_game(known.match, known.before)
        assert past.chance.row() != truth.chance.row()
        assert sorted(chain(*lying(past))) == sorted(chain(*lying(truth)))
        assert lying(past)[game.zones :] == lying(known)[game.zones :]  # b has nothing to do with it
        seen.add(str(lying(past)))
        put_back(story, known)
        assert lying(known) == lying(past)
    assert len(seen) > 6


def playable(kind: Kind, game: Game, player: int, other: int) -> set[str]:
    """What another player may play in the games that somebody imagines, as faces: each must be in their hand there."""
    found: set[str] = set()
    for seed in range(16):
        imagined = kind.imagine(game, player, chance(seed))
        assert imagined.decision is not None
        options = [one for one in imagined.decision.options if one.verb == "play"]
        cards = [int(one.card) for one in options if actor_of(imagined.decision, one) == other]
        assert set(cards) <= set(imagined.pile(other, int(imagined.zone[cards[0]]))) if cards else True
        found.add(" ".join(sorted(str(imagined.printed[card]) for card in cards)))
    return found


HAND = ["Stitch - New Dog", "Break", "Maui - Hero to All", "Ariel - On Human Legs"]
DECK = ["Lilo - Making a Wish", "Smash", "Befuddle", "Simba - Protective Cub", "Goofy - Daredevil"] * 2


def test_what_a_partner_could_do_is_imagined_by_the_cards_they_have_there() -> None:
    seats = {"a": {"ink": 3, "hand": HAND, "deck": DECK}, "b": {}, "c": {"ink": 3, "hand": HAND, "deck": DECK}, "d": {}}
    story = Story("lorcana", seats, teams=[["a", "c"], ["b", "d"]])
    own_ids = {str(options_of(story.kind.imagine(story.game, 0, chance(seed)).decision, 0)) for seed in range(5)}
    assert own_ids == {str(options_of(story.game.decision, 0))}  # one's own cards are as they are
    assert len(playable(story.kind, story.game, 0, 2)) > 5


def test_what_somebody_else_could_do_is_imagined_by_the_cards_they_have_there() -> None:
    story = Story("lorcana", {"a": {"ink": 3, "hand": HAND, "deck": DECK}, "b": {}})
    assert len(playable(story.kind, story.game, 1, 0)) > 5
    mine = {"hand": ["Shock", "Negate", "Duress"], "library": ["Mountain"] * 3 + ["Canyon Minotaur"] * 2}
    duel = Story("magic", {"a": {**mine, "battlefield": [{"card": "Mountain", "n": 1}]}, "b": {}})
    casts = {
        len([one for one in duel.kind.imagine(duel.game, 1, chance(seed)).decision.options if one.verb == "cast"])
        for seed in range(16)
    }
    assert len(casts) > 1


CHOOSING = {
    "a cost": ("additional_cost(discarding(chosen(card(yours, in_hand))))", "does(draw)"),
    "the order of cards looked at": ("does(scry(3))",),
    "cards to discard": ("does(each(everyone, discard_own(1, they)))",),
    "a card of the library": ("does(to_hand(chosen(card(yours, in_library))))",),
}


@pytest.mark.parametrize("what", CHOOSING)
def test_whoever_looks_on_while_cards_are_chosen_can_imagine_the_game(what: str) -> None:
    spell = own_card("Trade", *CHOOSING[what], cost="{0}")
    hand = [{"card": "Trade", "as": "trade"}, "Shock", "Negate", "Duress"]
    library = ["Mountain", "Forest", "Plains", "Swamp", "Island", 9]
    story = Story(
        "magic", {"a": {"hand": hand, "library": library}, "b": {"library": library, "hand": hand[1:]}}, cards=[spell]
    )
    story.do("a", "cast", card="trade")
    settle(story)
    asked = 0
    while story.game.decision is not None and story.game.decision.topic != "priority":
        asked += 1
        for player in (0, 1):
            for seed in range(4):
                imagined_is_sound(story.kind, story.game, player, chance(seed))
        story.game.choose_number(0)
    assert asked


def searching() -> dict[str, Story]:
    """In each game somebody chooses, of cards that only they see, one of a kind that only some of them are."""
    hand = [{"card": name, "as": f"held{place}"} for place, name in enumerate(["Break", *HAND[::-1], "Smash"])]
    spell = {"name": "Give", "type": "action", "cost": 0}
    spell["notation"] = ["does(to_bottom(chosen(character(yours, in_hand), 2)))"]
    lorcana = Story("lorcana", {"a": {"hand": ["Give", *hand], "deck": DECK}, "b": {}}, cards=[spell])
    peek = {"name": "Peek", "type": "action", "cost": 0}
    peek["notation"] = ["does(look(4, may_take(song), rest(on_bottom)))"]
    deck = ["Break", "Let It Go", "Smash", "Be Our Guest", *DECK]
    looking = Story("lorcana", {"a": {"hand": ["Peek"], "deck": deck}, "b": {}}, cards=[peek])
    finder = own("Finder", 'use(seq(to_hand(chosen(deck(named("Cain")))), shuffle))')
    deck = ["B01-016", "B01-020", "B01-008", "B01-010", "B01-001", "B01-003"]
    cipher = table({"front": [{"card": "T-Finder", "as": "finder"}], "deck": deck}, {}, cards=[finder])
    tutor = own_card("Find", "does(to_hand(chosen(creature(yours, in_library))))", cost="{0}")
    library = ["Mountain", "Canyon Minotaur", "Shock", "Negate", "Plains", "Elvish Mystic"]
    magic = Story("magic", {"a": {"hand": ["Find"], "library": library}, "b": {}}, cards=[tutor])
    lorcana.do("a", "play", card="Give")
    looking.do("a", "play", card="Peek")
    if looking.may("a", "yes"):
        looking.do("a", "yes")
    cipher.do("a", "use", card="finder", ability=1)
    magic.do("a", "cast", card="Find")
    settle(magic)
    return {"lorcana hand": lorcana, "lorcana deck": looking, "cipher": cipher, "magic": magic}


def places_on_offer(game: Game) -> frozenset[tuple[int, int]]:
    """Where the cards lie that may be chosen."""
    assert game.decision is not None
    return frozenset(lies(game, one.card) for one in game.decision.options if one.card >= 0)


@pytest.mark.parametrize("what", ["lorcana hand", "lorcana deck", "cipher", "magic"])
@pytest.mark.parametrize("viewer", [1, -1])
def test_whoever_looks_on_is_not_told_where_the_cards_lie_that_another_may_choose(what: str, viewer: int) -> None:
    story = searching()[what]
    kind, game = story.kind, story.game
    truth = places_on_offer(game)
    hidden = [place for place in truth if not sees(game, viewer, game.piles[place[0]][place[1]])]
    assert hidden
    offered = {places_on_offer(kind.imagine(game, viewer, chance(seed))) for seed in range(20)}
    assert len(offered) == 1  # neither places nor numbers change with what truly lies there
    pile = hidden[0][0]
    known = {int(game.known[game.piles[pile][place]]) for _, place in hidden}
    assert {place for place in next(iter(offered)) if place[0] == pile} == {
        (pile, place) for place, card in enumerate(game.piles[pile]) if int(game.known[card]) in known
    }
    for seed in range(20):
        imagined_is_sound(kind, game, viewer, chance(seed))


def test_whoever_looks_on_is_not_told_where_a_card_lies_that_has_been_chosen() -> None:
    story = searching()["lorcana hand"]
    kind, game = story.kind, story.game
    game.choose_number(0)
    assert game.decision is not None
    assert game.decision.options[0].verb == "choose"
    for viewer in (1, -1):
        left = {places_on_offer(kind.imagine(game, viewer, chance(seed))) for seed in range(40)}
        assert {len(places) for places in left} == {5}  # of six cards one has been chosen
        assert len(left) == 6
    assert places_on_offer(kind.imagine(game, 0, chance(1))) == places_on_offer(game)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_imagined_at_any_moment_can_be_played_on(name: str) -> None:
    kind = games.kind(name)
    luck = chance(17)
    game = kind.new_game(new_match(kind, seatings(kind)[0], luck), 17, False)
    for _ in range(40 if name != "magic" else 120):
        if game.decision is None:
            break
        for player in range(2):
            imagined_is_sound(kind, game, player, luck)
        game.choose_number(luck.below(len(game.decision.options)))


# Lists of a game's state that hold no cards; every other must be told of new numbers by `Game.rename`.
WITHOUT_CARDS = {"piles", "pool", "acts", "loop", "positions", "barred"}  # piles are seen to, digests are forgotten


@pytest.mark.parametrize("name", GAMES)
def test_every_list_that_may_hold_cards_is_told_when_they_have_other_numbers(name: str) -> None:
    folder = files("mulligan").joinpath(name)
    paths = [folder.joinpath(file) for file in ("columns.py", "state.py")]
    source = "".join(path.read_text("utf-8") for path in paths if path.is_file())
    if not source:
        pytest.skip("no sources here")
    lists = re.findall(r"^    (\w+): [^=]+ = listing\(", source, re.MULTILINE)
    renaming = source[source.index("    def rename(self") :]
    renaming = renaming[: renaming.index("\n    def ", 10)]
    assert [one for one in lists if one not in WITHOUT_CARDS and f"self.{one} = " not in renaming] == []
    assert lists


NO_HIDDEN_CARDS = {"TargetPlayers", "Divided", "Modal", "Proliferate"}  # they keep players, permanents, modes


def test_every_word_of_magic_that_keeps_something_says_whether_it_is_cards() -> None:
    """So that they are told when cards have other numbers; in the other games all that words keep are cards."""
    folder = files("mulligan").joinpath("magic")
    paths = [*folder.iterdir(), *folder.joinpath("words").iterdir()]
    classes = [
        one
        for path in paths
        if path.name.endswith(".py")
        for one in re.split(r"^class ", path.read_text("utf-8"), flags=re.MULTILINE)[1:]
        if "    def room(self)" in one
    ]
    named = {one.partition("(")[0]: "keeps_cards: ClassVar[bool] = True" in one for one in classes}
    if not named:
        pytest.skip("no sources here")
    assert {name for name, says in named.items() if not says} == NO_HIDDEN_CARDS


# -- Seeds -------------------------------------------------------------------------------------------------------------


def test_every_bit_of_a_seed_counts() -> None:
    rows = {tuple(chance(SECRET ^ (1 << bit)).row()) for bit in range(SEED_BITS)}
    assert len(rows | {tuple(chance(SECRET).row())}) == SEED_BITS + 1


def test_people_play_with_seeds_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """All places where people sit down take them from one function, which takes as many bits as it says."""
    assert SEED_BITS >= 96
    for module in (playing, api, writing):
        assert module.fresh_seed is fresh_seed
    asked: list[int] = []

    def randbits(bits: int) -> int:
        asked.append(bits)
        return 5

    with monkeypatch.context() as during:
        during.setattr("secrets.randbits", randbits)
        assert fresh_seed() == 5
    assert asked == [SEED_BITS]
    assert len({fresh_seed() for _ in range(100)}) == 100
    assert max(fresh_seed().bit_length() for _ in range(20)) > 120
    assert next_seed(7) == 8  # a seed of one's own: repeatable
    assert next_seed(SECRET) != SECRET + 1  # whoever read it in a save does not know the next


def test_what_follows_from_a_secret_is_a_digest_under_that_secret() -> None:
    key = SECRET.to_bytes(16, "little")
    told = hashlib.blake2b(b"1,0", digest_size=12, key=key, person=b"mulligan").digest()
    assert one_way(SECRET, 1, 0) == int.from_bytes(told, "little")
    assert chance(one_way(SECRET)).row() == chance(SECRET).row()  # more than 96 bits are digested
    near = [SECRET, SECRET + 1, -SECRET, SECRET << 1, SECRET << 8, SECRET << 700, SECRET << 708]
    found = {one_way(one, *numbers) for one in near for numbers in ((), (0,), (1,), (0, 1), (1, 0), (10,), (1, 0, 0))}
    assert len(found) == len(near) * 7
    # Each bit of the secret changes about half of the bits: no part of it can be found by itself.
    first = one_way(SECRET, 3)
    changed = [(one_way(SECRET ^ (1 << bit), 3) ^ first).bit_count() for bit in range(SEED_BITS)]
    assert min(changed) > 24
    assert max(changed) < 72
    assert 44 < sum(changed) / len(changed) < 52


def hand_by(deck: list[int], guess: int) -> list[int]:
    """The opening hand of Lorcana's first player if the seed is what somebody guesses."""
    cards = deck[:]
    chance(guess).shuffle(cards)
    return cards[:7]


def test_an_opening_hand_finds_a_small_seed_and_no_seed_from_the_system() -> None:
    """The attack that works on seeds of few bits: deal by each seed, and compare the hand.

    A hand of 7 of 60 cards tells less than 39 bits, so that of 2**96 generators about 2**57 deal it: whoever could try
    them all would not know which. Here as many are tried as would find any seed of 14 bits, and those that have parts
    of the true one.
    """
    kind = games.kind("lorcana")
    names = kind.built_in_decks()
    match = kind.match(["a", "b"], [kind.built_in_deck(name) for name in names[:2]], kind.newest(), "constructed", None)
    match.starter = 0
    deck = list(range(60))
    small, fresh = 13_579, fresh_seed()
    hands = {seed: list(kind.new_game(match, seed, False).pile(0, 1)) for seed in (small, fresh, SECRET)}
    assert hands[small] == hand_by(deck, small), "the attacker knows how cards are dealt"
    found: dict[int, list[int]] = {seed: [] for seed in hands}
    parts = [
        seed >> shift & (1 << bits) - 1 for seed in (fresh, SECRET) for shift in (0, 20, 32) for bits in (31, 32, 64)
    ]
    for guess in [*range(1 << 14), *parts]:
        dealt = hand_by(deck, guess)
        for seed, hand in hands.items():
            if dealt == hand:
                found[seed].append(guess)
    assert found == {small: [small], fresh: [], SECRET: []}


def opened(game: Game) -> list[list[int]]:
    """Where all cards lie once the first decisions are made."""
    for _ in range(3):
        game.choose_number(0)
    return [pile[:] for pile in game.piles]


@pytest.mark.parametrize("name", GAMES)
def test_an_opening_hand_does_not_find_the_seed(name: str) -> None:
    """Trying seeds of 31 bits and parts of the true one, nobody deals the same hand."""
    kind = games.kind(name)
    game = some_game(kind)
    dealt = opened(game)
    guesses = [*range(60), SECRET & 0x7FFFFFFF, SECRET & MASK, SECRET & ((1 << 64) - 1), SECRET & ((1 << 96) - 1)]
    guesses += [SECRET >> shift for shift in (20, 31, 32, 64)]
    for guess in guesses:
        assert opened(kind.new_game(game.match, guess, False)) != dealt
    assert opened(kind.new_game(game.match, SECRET, False)) == dealt
