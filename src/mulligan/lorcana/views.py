"""Views: all that a player may know of a game of Lorcana, as plain data; and games imagined from it."""

from typing import Final, NotRequired, TypedDict

from mypy_extensions import i64

from mulligan.cardlang.asking import Asking, asked_view, asking, looked_at
from mulligan.cardlang.nodes import Ability
from mulligan.cardlang.notation import show
from mulligan.kernel.chance import Chance
from mulligan.kernel.glimpses import Glimpse
from mulligan.kernel.imagine import deal_unknown, mix_places, renumber, shown_match, unknown_cards
from mulligan.kernel.spares import copied
from mulligan.kernel.views import Cause, Face, View, log_view, sees, story_view
from mulligan.lorcana.abilities import Keyword
from mulligan.lorcana.printed import LorcanaMatch
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.table import LorcanaGame
from mulligan.lorcana.terms import (
    ABILITY,
    BAR,
    CHALLENGE_READY,
    CHALLENGER,
    COST,
    DECK,
    DISCARD,
    HAND,
    INKWELL,
    KEYWORD,
    KEYWORD_NAMES,
    LIMBO,
    LOCATION,
    LORE,
    MUST_CHALLENGE,
    MUST_QUEST,
    NO_CHALLENGE,
    NO_CHALLENGE_DAMAGE,
    NO_DAMAGE,
    NO_EXERT_COST,
    NO_QUEST,
    NO_READY,
    NO_READY_AT_START,
    NO_SING,
    NO_USE,
    NOT_CHALLENGED,
    PHASE_NAMES,
    PLAY,
    QUESTS_AT_ONCE,
    RESIST,
    SHIELD,
    SINGER,
    STRENGTH,
    TYPE_NAMES,
    UNDER,
    WILLPOWER,
    ZONE_NAMES,
)

UNKNOWN: Final = "?"  # a card that lies face down under another
NUMBERS: Final = {STRENGTH: "strength", WILLPOWER: "willpower", LORE: "lore", COST: "cost"}
BARS: Final = {  # as the card language says them
    NO_QUEST: "cannot_quest",
    NO_CHALLENGE: "cannot_challenge",
    NO_READY_AT_START: "cannot_ready_at_start",
    NO_SING: "cannot_sing",
    NOT_CHALLENGED: "cannot_be_challenged",
    CHALLENGE_READY: "can_challenge_ready",
    QUESTS_AT_ONCE: "can_quest_at_once",
    NO_READY: "cannot_ready",
    NO_USE: "cannot_be_used",
    NO_EXERT_COST: "cannot_be_exerted_for_costs",
    NO_CHALLENGE_DAMAGE: "no_challenge_damage",
    NO_DAMAGE: "no_damage",
    MUST_QUEST: "must_quest",
    MUST_CHALLENGE: "must_challenge",
}


class Ink(TypedDict):
    """A player's ink: how much, never which cards."""

    ready: int
    exerted: int


class CardInPlay(TypedDict):
    """A card in play, as it is now."""

    id: int
    name: str
    type: str
    exerted: bool
    drying: bool
    damage: int
    strength: int
    willpower: int
    lore: int
    printed_strength: NotRequired[int]  # where it is another now
    printed_willpower: NotRequired[int]
    printed_lore: NotRequired[int]
    keywords: list[str]  # with their numbers: "challenger 3"
    changes: NotRequired[list[Cause]]  # what makes it other than printed
    at: int | None  # the location it is at
    here: NotRequired[list[int]]  # of a location: the characters at it
    under: list[str]  # the cards under it in its stack, the topmost first; "?" where the viewer does not know it


class LorcanaPlayer(TypedDict):
    """What is seen of one player."""

    name: str
    team: int
    playing: bool
    lore: int
    deck: int
    deck_known: list[tuple[int, Face]]  # the cards of it whose faces are known, each with its position from the top
    ink: Ink
    hand: list[Face | None]
    play: list[CardInPlay]
    discard: list[Face]
    being_played: list[Face]


class InBag(TypedDict):
    """A triggered ability in the bag."""

    player: str
    card: NotRequired[int]
    name: NotRequired[str]
    ability: str  # its name, if it has one


class LorcanaView(View):
    """All that somebody may know of a game of Lorcana."""

    players: list[LorcanaPlayer]
    bag: list[InBag]


class Watched(Lorcana):
    """A copy of a game that notes what changes its cards."""

    causes: list[tuple[int, int, int, int, int]]  # a card, what is changed, how much, a word, the source

    def change(self, card: i64, kind: i64, amount: i64, node: i64, source: i64) -> None:
        if not self.gathers:
            self.causes.append((card, kind, amount, node, source))
        super().change(card, kind, amount, node, source)

    def take_back(self, count: i64) -> None:
        del self.causes[len(self.causes) - count :]


def view(game: Lorcana, player: i64, since: i64 = 0) -> LorcanaView:
    """All that a player may know; of the log without its first lines. -1 is somebody who only watches."""
    if not game.fresh:
        game.refresh()
    causes = causes_in(game, player)
    return {
        **story_view(game, player, PHASE_NAMES[game.phase]),
        "players": [player_view(game, player, seat, causes) for seat in range(game.match.seats)],
        "bag": bag_view(game, player),
        "decision": asked_view(game, player, ZONE_NAMES, asked(game), looking(game, player)),
        **log_view(game, player, since),
    }


def player_view(game: Lorcana, player: i64, seat: i64, causes: dict[int, list[Cause]]) -> LorcanaPlayer:
    """What a player may know of one seat."""
    ready = game.ready_ink(seat)
    return {
        "name": game.match.names[seat],
        "team": game.match.teams[seat],
        "playing": game.playing[seat],
        "lore": game.lore[seat],
        "deck": len(game.pile(seat, DECK)),
        "deck_known": [
            (i, face(game, card)) for i, card in enumerate(game.pile(seat, DECK)) if knows(game, player, card)
        ],
        "ink": {"ready": ready, "exerted": len(game.pile(seat, INKWELL)) - ready},
        "hand": [face(game, card) if knows(game, player, card) else None for card in game.pile(seat, HAND)],
        "play": [in_play(game, player, card, causes.get(card)) for card in game.pile(seat, PLAY)],
        "discard": [face(game, card) for card in game.pile(seat, DISCARD)],
        "being_played": [face(game, card) for card in game.pile(seat, LIMBO)],
    }


def knows(game: Lorcana, player: i64, card: i64) -> bool:
    """Whether a player may see a card's face now."""
    # rule: zones.inkwell-private zones.private
    return game.zone[card] != INKWELL and sees(game, player, card)


def face(game: Lorcana, card: i64) -> Face:
    """A card whose face is seen."""
    return {"id": card, "name": game.card(card).full_name}


def in_play(game: Lorcana, player: i64, card: i64, causes: list[Cause] | None) -> CardInPlay:
    """A card in play, as it is now, for somebody who looks at it."""
    printed = game.card(card)
    under: list[str] = []
    below = game.below[card]
    while below >= 0:
        under.append(game.card(below).full_name if knows(game, player, below) else UNKNOWN)
        below = game.below[below]
    location = printed.type == LOCATION
    shown: CardInPlay = {
        "id": card,
        "name": printed.full_name,
        "type": TYPE_NAMES[printed.type],
        "exerted": game.exerted[card] != 0,
        "drying": game.drying[card] != 0 and not location,
        "damage": int(game.damage[card]),
        "strength": game.strength_of(card),
        "willpower": game.willpower_of(card),
        "lore": game.lore_of(card),
        "keywords": [keyword(game, card, i) for i in range(len(KEYWORD_NAMES)) if game.has(card, i)],
        "at": int(game.at[card]) if game.at[card] >= 0 else None,
        "under": under,
    }
    if shown["strength"] != printed.strength:
        shown["printed_strength"] = printed.strength
    if shown["willpower"] != printed.willpower:
        shown["printed_willpower"] = printed.willpower
    if shown["lore"] != printed.lore:
        shown["printed_lore"] = printed.lore
    if location:
        shown["here"] = [one for one in game.all_in_play() if game.at[one] == card]
    if causes is not None:
        shown["changes"] = causes
    return shown


def keyword(game: Lorcana, card: i64, word: i64) -> str:
    """A keyword that a card in play has, with its number if it has one."""
    number: i64 = game.card(card).numbers[word]
    if word == CHALLENGER:
        number = game.challenger[card]
    elif word == RESIST:
        number = game.resist[card]
    elif word == SINGER:
        number = game.singer[card]
    return f"{KEYWORD_NAMES[word]} {number}" if number > 0 else KEYWORD_NAMES[word]


def bag_view(game: Lorcana, player: i64) -> list[InBag]:
    """The triggered abilities in the bag."""
    shown: list[InBag] = []
    for one in game.waiting:
        ability = game.nodes[one.ability] if one.ability >= 0 else None
        told: InBag = {
            "player": game.match.names[one.player],
            "ability": ability.name if isinstance(ability, Ability) else "",
        }
        if one.source >= 0 and knows(game, player, one.source):
            told["card"] = one.source
            told["name"] = game.card(one.source).full_name
        shown.append(told)
    return shown


def asked(game: Lorcana) -> Asking:
    """What the pending decision is about."""
    return asking(game)


def looking(game: Lorcana, player: i64) -> list[Face]:
    """The cards of decks that a player looks at while they choose."""
    scope = game.frames[-1].scope if game.frames else None
    cards = scope.it if scope is not None else []
    return [face(game, card) for card in looked_at(game, player, cards, (DECK,))]


# -- What makes cards other than printed -------------------------------------------------------------------------------


def causes_in(game: Lorcana, player: i64) -> dict[int, list[Cause]]:
    """What changes each card in play, as far as a player may know where it comes from."""
    found: dict[int, list[Cause]] = {}
    if anything_changed(game):
        watched = Watched()
        game.copy_into(watched)
        watched.causes = []
        watched.refresh()
        for card, kind, amount, node, source in watched.causes:
            cause = cause_of(game, kind, amount, node)
            if cause is not None:
                found.setdefault(card, []).append(with_source(game, player, cause, source))
    strong = game.challenging
    if strong >= 0 and game.challenges_now(strong) and game.challenger[strong] > 0:
        by = game.challenger[strong]
        cause = {"what": "strength", "amount": by, "text": KEYWORD_NAMES[CHALLENGER]}
        found.setdefault(strong, []).append(with_source(game, player, cause, strong))
    return found


def anything_changed(game: Lorcana) -> bool:
    """Whether any card in play is other than printed, or an effect says something of one."""
    if game.granted or game.shields:
        return True
    for card in game.all_in_play():
        printed = game.card(card)
        if (
            game.strength[card] != printed.strength
            or game.willpower[card] != printed.willpower
            or game.lore_value[card] != printed.lore
            or game.keywords[card] != printed.keywords
            or game.challenger[card] != printed.numbers[CHALLENGER]
            or game.resist[card] != printed.numbers[RESIST]
            or game.singer[card] != printed.numbers[SINGER]
            or game.price[card] != printed.cost
            or game.bars[card] != 0
        ):
            return True
    return False


def cause_of(game: Lorcana, kind: i64, amount: i64, node: i64) -> Cause | None:
    """What a continuous effect changes; None for one that changes nothing to be seen."""
    if kind in NUMBERS:
        return {"what": NUMBERS[kind], "amount": amount}
    if kind == KEYWORD:
        given = game.nodes[node]
        assert isinstance(given, Keyword)
        cause: Cause = {"what": "keyword", "text": KEYWORD_NAMES[given.keyword]}
        if amount:
            cause["amount"] = amount
        return cause
    if kind == BAR:
        return {"what": "rule", "text": " ".join(word for bit, word in BARS.items() if amount & bit)}
    if kind == SHIELD:
        return {"what": "rule", "text": f"cannot_be_challenged_by({show(game.nodes[node])})"}
    if kind == ABILITY:
        return {"what": "ability", "text": show(game.nodes[node])}
    return None


def with_source(game: Lorcana, player: i64, cause: Cause, source: i64) -> Cause:
    """A cause with the card it comes from, if the viewer knows that."""
    if source >= 0 and knows(game, player, source):
        cause["by"] = source
        cause["name"] = game.card(source).full_name
    return cause


# -- Imagining ---------------------------------------------------------------------------------------------------------

HIDING: Final = (DECK, HAND, INKWELL, UNDER)  # the zones of cards whose faces somebody may not know


def imagine(game: LorcanaGame, player: i64, chance: Chance) -> LorcanaGame:
    """A game that could be the true one, for all a player knows: the faces unknown to them are dealt anew."""
    return deal_anew(game.clone(), player, chance)


def glimpse(game: LorcanaGame, player: i64) -> Glimpse | None:
    """A game for who looks ahead only, with the cards whose faces are to be dealt there."""
    new = copied(game)
    assert isinstance(new, LorcanaGame)
    return Glimpse(new, player, [[*HIDING]], True)


def deal_anew(new: LorcanaGame, player: i64, chance: Chance, luck: Chance | None = None) -> LorcanaGame:
    """A game that nobody else has, in which the faces unknown to a player have been dealt anew."""
    hidden = unknown_cards(new, player, HIDING)
    renumber(new, hidden, chance)
    deal_unknown(new, hidden, chance, luck)
    mix_places(new, player, (DECK, HAND), chance)
    match = shown_match(new.match)
    assert isinstance(match, LorcanaMatch)
    new.match = match
    new.own_match = match
    new.fresh = False
    return new
