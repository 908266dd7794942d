"""Imagined games: nothing of a hidden card stays; who looks on can imagine, and what is imagined can be played on."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from itertools import chain

import pytest

from cipher.tables import own, table
from hidden import GAMES, everything_behind
from mulligan import games
from mulligan.agents import Seat
from mulligan.kernel.chance import chance
from mulligan.kernel.column import Numbers
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option
from mulligan.kernel.views import lies, options_of, sees
from mulligan.sim.invariants import imagined_is_sound
from mulligan.sim.soak import new_match, seatings
from own_cards import card as own_card
from own_cards import settle
from support import TESTS, Story

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


@pytest.mark.slow
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


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_has_changed_is_shown_as_it_is_now(name: str) -> None:
    kind = games.kind(name)
    decks = [kind.built_in_deck(deck) for deck in kind.built_in_decks()[:2]]
    game = kind.new_game(kind.match(["a", "b"], decks, kind.newest(), kind.formats[0], None), 1, False)
    shown = kind.imagine(game, 0, chance(1)).match
    assert shown is kind.imagine(game, 1, chance(2)).match
    assert shown.shown
    assert [sorted(deck) for deck in game.match.decks] == shown.decks
    assert all(one is not game.match and one is not game for one in everything_behind(shown))
    game.match.starter = 1
    again = kind.imagine(game, 0, chance(1)).match
    assert again is not shown
    assert again.starter == 1


def playable(kind: Kind, game: Game, player: int, other: int) -> set[str]:
    """What another player may play in the games that somebody imagines, as faces: each must be in their hand there."""
    found: set[str] = set()
    for seed in range(16):
        imagined = kind.imagine(game, player, chance(seed))
        assert imagined.decision is not None
        options = [one for one in imagined.decision.options if one.verb == "play"]
        cards = [int(one.card) for one in options if one.whose(imagined.decision.player) == other]
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
WITHOUT_CARDS = {
    *("piles", "pool", "acts", "loop", "positions", "barred"),  # piles are seen to, digests are forgotten
    *("commander_casts", "commander_damage", "settled_rolls"),  # commanders go by whose they are
    *("spell_mana", "entering"),  # mana goes by whose it is and the word that added it; counters by their kind
    "looks",  # of copies, by the time stamp of the effect that made them so
}


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


NO_HIDDEN_CARDS = {  # they keep players, permanents, modes, numbers, names
    *("TargetPlayers", "Modal", "Proliferate"),
    *("DamageSharedNow", "AllNameCards", "CopyForEachTarget", "SpellMemory", "CountedCost", "ActivationCount"),
}


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


def registers_of(name: str) -> dict[str, dict[str, str]]:
    """The registers of each frame of a game, with their types, as its source declares them."""
    found: dict[str, dict[str, str]] = {}
    tree = ast.parse((TESTS.parent / "src" / "mulligan" / name / "procedures.py").read_text("utf-8"))
    for one in tree.body:
        if isinstance(one, ast.ClassDef):
            of_base = found.get(ast.unparse(one.bases[0]), {})
            own = [node for node in one.body if isinstance(node, ast.AnnAssign)]
            found[one.name] = {**of_base, **{ast.unparse(node.target): ast.unparse(node.annotation) for node in own}}
    return found


EXAMPLES = {"i64": 5, "Card": 5, "list[int]": [5, 6], "CardList": [5, 6], "bool": False, "list[list[int]]": []}


@pytest.mark.parametrize("name", GAMES)
def test_registers_that_hold_cards_are_told_when_they_have_other_numbers_and_no_others(name: str) -> None:
    module = import_module(f"mulligan.{name}.procedures")
    checked: set[str] = set()
    for called, registers in registers_of(name).items():
        if not EXAMPLES.keys() >= set(registers.values()):
            continue  # it holds packets of damage, which see to themselves
        frame = getattr(module, called)(**{key: EXAMPLES[kind] for key, kind in registers.items()})
        numbers = Numbers(20)
        numbers.give(5, 15)
        frame.rename(numbers)
        for key, kind in registers.items():
            expected = {"Card": 15, "CardList": [15, 6]}.get(kind, EXAMPLES[kind])
            assert getattr(frame, key) == expected, f"{called}.{key}"
        checked.update(registers.values())
    assert checked >= {"i64", "Card"}
