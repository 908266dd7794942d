"""Views: all that a player may know of a game of Cipher, as plain data; and games imagined from it."""

from typing import Final, NotRequired, TypedDict

from mypy_extensions import i64

from mulligan.cardlang.asking import Asking, asked_view, asking, looked_at
from mulligan.cardlang.nodes import Ability
from mulligan.cardlang.notation import show
from mulligan.cipher.abilities import NamedChange
from mulligan.cipher.cost import cost_asked, costs_of
from mulligan.cipher.glimpses import HIDING, SetupGlimpse
from mulligan.cipher.loops import forget_positions
from mulligan.cipher.printed import CipherMatch
from mulligan.cipher.procedures import Paying
from mulligan.cipher.state import Cipher
from mulligan.cipher.table import CipherGame
from mulligan.cipher.terms import (
    AIM_BAR,
    ATTACK,
    ATTACK_SET,
    BACK,
    BAR,
    BONDS,
    CRITICAL_TO_DECK,
    CRITICAL_WITH,
    DECK,
    DEPLOY_COST,
    DESTROYED_INSTEAD,
    EVADE_BAR,
    EVADE_WITH,
    FAILS,
    FREE,
    FRONT,
    HAND,
    IN_HAND,
    INDESTRUCTIBLE,
    LOSES,
    NO_ATTACK,
    NO_CRITICAL,
    NO_EVADE,
    NO_EVADING,
    NO_LEVEL_UP,
    NO_MOVE,
    NO_UNTAP,
    NOT_CHOSEN_BY_ENEMIES,
    NOT_DESTROYED_BY_ENEMIES,
    NOT_DESTROYED_BY_SKILLS,
    NOT_MOVED_BY_ENEMIES,
    NOT_MOVED_BY_SKILLS,
    NOT_USABLE,
    ORBS,
    ORBS_DESTROYED,
    PHASE_NAMES,
    RANGE,
    RANGE_ALONE,
    RANGE_NAMES,
    REACH,
    REACHED,
    RETREAT,
    RETREAT_INSTEAD,
    SAFE_FROM,
    SAFE_FROM_ATTACKS,
    SETUP,
    SHIELD,
    SIGN,
    SIGN_NAMES,
    SKILL,
    SPARED,
    STAYS_TAPPED,
    SUCCEEDS,
    SUPPORT,
    SUPPORT_POWER,
    SUPPORTED_TWICE,
    TRIPLE_CRITICAL,
    ZONE_NAMES,
)
from mulligan.cipher.words.nouns import REVEALED
from mulligan.kernel.chance import Chance
from mulligan.kernel.frames import Scope
from mulligan.kernel.glimpses import Glimpse
from mulligan.kernel.imagine import by_face, deal_unknown, mix_places, renumber, same_before, shown_match, unknown_cards
from mulligan.kernel.options import RESOLVE, Decision, Option
from mulligan.kernel.spares import copied
from mulligan.kernel.views import Cause, Face, View, log_view, sees, story_view

NUMBERS: Final = {
    ATTACK: "attack",
    ATTACK_SET: "attack_becomes",
    SUPPORT_POWER: "support",
    DEPLOY_COST: "cost",
    ORBS_DESTROYED: "destroys_orbs",
}
BARS: Final = {  # as the card language says them
    NO_ATTACK: "cannot_attack",
    NO_CRITICAL: "cannot_critical",
    NO_EVADE: "cannot_be_evaded",
    SAFE_FROM_ATTACKS: "cannot_be_destroyed_by_attacks",
    INDESTRUCTIBLE: "cannot_be_destroyed",
    TRIPLE_CRITICAL: "triple_critical",
    NO_MOVE: "cannot_move",
    NO_UNTAP: "cannot_untap",
    STAYS_TAPPED: "stays_tapped",
    NO_EVADING: "cannot_evade",
    NO_LEVEL_UP: "cannot_level_up",
    SUPPORTED_TWICE: "supported_twice",
    NOT_CHOSEN_BY_ENEMIES: "cannot_be_chosen_by_enemies",
    NOT_MOVED_BY_SKILLS: "cannot_be_moved_by_skills",
    NOT_MOVED_BY_ENEMIES: "cannot_be_moved_by_enemies",
    NOT_DESTROYED_BY_SKILLS: "cannot_be_destroyed_by_skills",
    NOT_DESTROYED_BY_ENEMIES: "cannot_be_destroyed_by_enemies",
}
WORDED: Final = {  # changes that speak of cards or effects
    SHIELD: "cannot_be_attacked_by",
    AIM_BAR: "cannot_attack_any",
    REACH: "reaches",
    REACHED: "reached_by",
    FAILS: "cannot_be_supported_by",
    SUCCEEDS: "always_supported_by",
    EVADE_BAR: "cannot_be_evaded_by",
    SAFE_FROM: "cannot_be_destroyed_by",
    CRITICAL_TO_DECK: "critical_to_deck_top",
    RETREAT_INSTEAD: "support_instead",
    DESTROYED_INSTEAD: "destroyed_instead",
    CRITICAL_WITH: "critical_with",
    EVADE_WITH: "evades_with",
    SPARED: "spared",
}


class Bond(Face):
    """A bond card; both players may look at it whichever way it lies."""

    face: str  # "up" or "down"


class Bonds(TypedDict):
    """How many of a player's bonds lie which way."""

    up: int
    down: int


class Unit(TypedDict):
    """A unit, as it is now; of a main character that lies face down only that it is there."""

    id: NotRequired[int]
    name: str | None
    main: bool
    face: NotRequired[str]  # "down" for a main character not yet revealed
    number: NotRequired[str]
    tapped: NotRequired[bool]
    battle: NotRequired[str]  # "attacking", "defending" or nothing
    attack: NotRequired[int]
    support: NotRequired[int]
    cost: NotRequired[int]
    printed_attack: NotRequired[int]  # where it is another now
    printed_cost: NotRequired[int]
    range: NotRequired[str]
    signs: NotRequired[list[str]]
    under: NotRequired[list[str]]  # the cards below it in its stack, the topmost first
    copies: NotRequired[str]  # the card whose skills and signs it has
    changes: NotRequired[list[Cause]]  # what makes it other than printed


class Supporter(Face):
    """A card in the support area."""

    support: int
    printed_support: NotRequired[int]
    changes: NotRequired[list[Cause]]


class CipherPlayer(TypedDict):
    """What is seen of one player."""

    name: str
    playing: bool
    spent: int
    faces: Bonds
    deck: int
    deck_known: list[tuple[int, Face]]  # the cards of it whose faces are known, each with its position from the top
    hand: list[Face | None]
    support: list[Supporter]
    retreat: list[Face]
    orbs: list[Face | None]
    bonds: list[Bond]
    front: list[Unit]
    back: list[Unit]


class Waiting(TypedDict):
    """A triggered skill that waits to resolve."""

    card: int
    name: str
    player: str
    ability: str  # the skill's name


class CipherView(View):
    """All that somebody may know of a game of Cipher."""

    attacking: int | None
    defending: int | None
    players: list[CipherPlayer]
    waiting: list[Waiting]


class Watched(Cipher):
    """A copy of a game that notes what changes its cards."""

    causes: list[tuple[int, int, int, int, int]]  # a card, what is changed, how much, a word, the source

    def change(self, card: i64, kind: i64, amount: i64, node: i64, source: i64, player: i64) -> None:
        self.causes.append((card, kind, amount, node, source))
        super().change(card, kind, amount, node, source, player)


def view(game: Cipher, player: i64, since: i64 = 0) -> CipherView:
    """All that a player may know; of the log without its first lines. -1 is somebody who only watches."""
    names = game.match.names
    causes = causes_in(game, player)
    story = story_view(game, player, PHASE_NAMES[game.phase])
    if game.phase == SETUP:
        story["active"] = None
    return {
        **story,
        "attacking": game.attacking if game.attacking >= 0 else None,
        "defending": game.defending if game.defending >= 0 else None,
        "players": [player_view(game, player, seat, causes) for seat in range(2)],
        "waiting": [
            {
                "card": one.source,
                "name": game.card(one.source).full_name,
                "player": names[one.player],
                "ability": skill_name(game, one.ability),
            }
            for one in game.waiting
            if sees(game, player, one.source)
        ],
        "decision": asked_view(game, player, ZONE_NAMES, asked(game), looking(game, player)),
        **log_view(game, player, since),
    }


def player_view(game: Cipher, player: i64, seat: i64, causes: dict[int, list[Cause]]) -> CipherPlayer:
    """What a player may know of one seat."""
    # rule: zones.hidden zones.hidden-from-both zones.own-hand zones.hand-is-secret
    return {
        "name": game.match.names[seat],
        "playing": game.playing[seat],
        "spent": game.spent[seat],
        "faces": faces(game, seat),
        "deck": len(game.pile(seat, DECK)),
        "deck_known": [
            (i, face(game, card)) for i, card in enumerate(game.pile(seat, DECK)) if sees(game, player, card)
        ],
        "hand": [face(game, card) if sees(game, player, card) else None for card in game.pile(seat, HAND)],
        "support": [supporter(game, card, causes.get(card)) for card in game.pile(seat, SUPPORT)],
        "retreat": [face(game, card) for card in game.pile(seat, RETREAT)],
        "orbs": [face(game, card) if sees(game, player, card) else None for card in game.pile(seat, ORBS)],
        "bonds": [bond(game, card) for card in game.pile(seat, BONDS)],
        "front": [unit(game, card, player, causes.get(card)) for card in game.pile(seat, FRONT)],
        "back": [unit(game, card, player, causes.get(card)) for card in game.pile(seat, BACK)],
    }


def faces(game: Cipher, seat: i64) -> Bonds:
    """How many of a player's bonds lie face up, and how many face down."""
    down = 0
    for card in game.pile(seat, BONDS):
        down += game.face_down[card]
    return {"up": len(game.pile(seat, BONDS)) - down, "down": down}


def bond(game: Cipher, card: i64) -> Bond:
    """A bond: its face is seen whichever way it lies."""
    # rule: zones.look-at-face-down-bonds
    return {**face(game, card), "face": "down" if game.face_down[card] else "up"}


def face(game: Cipher, card: i64) -> Face:
    """A card whose face is seen."""
    printed = game.card(card)
    return {"id": card, "name": printed.full_name, "number": printed.facts.number}


def supporter(game: Cipher, card: i64, causes: list[Cause] | None) -> Supporter:
    """A card in the support area, as it is now."""
    printed = game.card(card)
    shown: Supporter = {
        "id": card,
        "name": printed.full_name,
        "number": printed.facts.number,
        "support": game.support_of(card),
    }
    if shown["support"] != printed.support:
        shown["printed_support"] = printed.support
    if causes is not None:
        shown["changes"] = causes
    return shown


def unit(game: Cipher, card: i64, player: i64, causes: list[Cause] | None) -> Unit:
    """A unit, as it is now, with the cards below it; a face-down main character only its player may see."""
    # rule: zones.look-at-open zones.look-at-stacks setup.main-character
    if game.face_down[card] != 0 and not sees(game, player, card):
        return {"name": None, "main": True, "face": "down"}
    under: list[str] = []
    below = game.below[card]
    while below >= 0:
        under.append(game.card(below).full_name)
        below = game.below[below]
    signs = game.signs_of(card)
    printed = game.card(card)
    shown: Unit = {
        "id": card,
        "name": printed.full_name,
        "number": printed.facts.number,
        "main": game.main[card] != 0,
        "tapped": game.tapped[card] != 0,
        "battle": "attacking" if card == game.attacking else "defending" if card == game.defending else "",
        "attack": game.attack_of(card),
        "support": game.support_of(card),
        "cost": game.cost_of(card),
        "range": RANGE_NAMES[game.range_of(card)],
        "signs": [name for i, name in enumerate(SIGN_NAMES) if (signs >> i) & 1],
        "under": under,
    }
    if shown["attack"] != printed.attack:
        shown["printed_attack"] = printed.attack
    if shown["cost"] != printed.cost:
        shown["printed_cost"] = printed.cost
    if game.acts_as[card] != game.printed[card]:
        shown["copies"] = game.looks(card).full_name
    if causes is not None:
        shown["changes"] = causes
    return shown


def skill_name(game: Cipher, ability: i64) -> str:
    """The name of a skill."""
    node = game.nodes[ability] if ability >= 0 else None
    return node.name if isinstance(node, Ability) else ""


def asked(game: Cipher) -> Asking:
    """What the pending decision is about: where a cost is being paid, the part of it."""
    found = asking(game)
    frame = game.frames[-1] if game.frames else None
    if isinstance(frame, Paying):
        cost = cost_asked(game, frame)
        if cost is not None:
            found.effect = cost
        else:
            found.modes = list(costs_of(game.nodes[frame.skill]))
    return found


def looking(game: Cipher, player: i64) -> list[Face]:
    """The cards of decks and orbs that a player looks at while they choose."""
    scope = game.frames[-1].scope if game.frames else None
    cards: list[int] = []
    if scope is not None:
        cards = scope.it + (scope.picks[REVEALED] if len(scope.picks) > REVEALED else [])
    return [face(game, card) for card in looked_at(game, player, cards, (DECK, ORBS))]


# -- What makes cards other than printed -------------------------------------------------------------------------------


def causes_in(game: Cipher, player: i64) -> dict[int, list[Cause]]:
    """What changes each unit and support card, as far as a player may know where it comes from."""
    found: dict[int, list[Cause]] = {}
    if not anything_changed(game):
        return found
    watched = Watched()
    game.copy_into(watched)
    watched.causes = []
    watched.refresh()
    watched.refresh_attack()
    for card, kind, amount, node, source in watched.causes:
        if game.face_down[card] != 0 and not sees(game, player, card):
            continue
        cause = cause_of(game, kind, amount, node)
        if cause is not None:
            if source >= 0 and sees(game, player, source):
                cause["by"] = source
                cause["name"] = game.card(source).full_name
            found.setdefault(card, []).append(cause)
    return found


def anything_changed(game: Cipher) -> bool:
    """Whether any unit or support card is other than printed, or an effect says something of one."""
    if not game.fresh:
        game.refresh()
    if game.grants:
        return True
    for seat in range(2):
        for card in game.supporters(seat):
            if game.support_of(card) != game.card(card).support or game.bars[card] != 0:
                return True
        for card in game.units(seat):
            looks = game.looks(card)
            if (
                game.attack_of(card) != game.card(card).attack
                or game.cost_of(card) != looks.cost
                or game.signs_of(card) != looks.signs
                or game.range_of(card) != looks.range
                or game.orbs_taken[card] != 1
                or game.bars[card] != 0
            ):
                return True
    return False


def cause_of(game: Cipher, kind: i64, amount: i64, node: i64) -> Cause | None:
    """What a continuous effect changes; None for one that changes nothing to be seen."""
    if kind in NUMBERS:
        return {"what": NUMBERS[kind], "amount": amount}
    if kind == SIGN:
        if amount < 0:
            return {"what": "loses", "text": " ".join(name for i, name in enumerate(SIGN_NAMES) if (-amount >> i) & 1)}
        return {"what": "sign", "text": " ".join(name for i, name in enumerate(SIGN_NAMES) if (amount >> i) & 1)}
    if kind == RANGE and amount < 0:
        return {"what": "rule", "text": f'loses_range("{RANGE_NAMES[-amount]}")'}
    if kind == RANGE and amount & RANGE_ALONE:
        return {"what": "rule", "text": f'range_becomes("{RANGE_NAMES[amount & ~RANGE_ALONE]}")'}
    if kind == RANGE:
        return {"what": "range", "text": RANGE_NAMES[amount]}
    if kind == BAR:
        return {"what": "rule", "text": " ".join(word for bit, word in BARS.items() if amount & bit)}
    if kind in WORDED:
        return {"what": "rule", "text": f"{WORDED[kind]}({show(game.nodes[node])})"}
    if kind == SKILL:
        return {"what": "ability", "text": show(game.nodes[node])}
    if kind == FREE:
        change = game.nodes[node]
        return {"what": "rule", "text": show(change)}
    if kind == LOSES or kind == NOT_USABLE:
        change = game.nodes[node]
        name = change.skill if isinstance(change, NamedChange) else ""
        return {"what": "loses" if kind == LOSES else "cannot_use", "text": name}
    return None


# -- Imagining ---------------------------------------------------------------------------------------------------------


def imagine(game: CipherGame, player: i64, chance: Chance) -> CipherGame:
    """A game that could be the true one, for all a player knows: the faces unknown to them are dealt anew."""
    return deal_anew(game.clone(), player, chance)


def glimpse(game: CipherGame, player: i64) -> Glimpse | None:
    """A game for who looks ahead only, with the cards whose faces are to be dealt there."""
    if game.before or (game.own_match.hand_skills and game.waiting):
        return None
    new = copied(game)
    assert isinstance(new, CipherGame)
    forget_positions(new, player)
    for seat in range(2):
        main = game.main_of(seat)
        if main >= 0 and not game.knows(player, main):
            return SetupGlimpse(new, player)
    return Glimpse(new, player, [[*HIDING]], False)


def deal_anew(new: CipherGame, player: i64, chance: Chance, luck: Chance | None = None) -> CipherGame:
    """A game that nobody else has, in which the faces unknown to a player have been dealt anew."""
    if new.own_match.hand_skills:
        forget_hand_skills(new, player)
    nameless = unknown_cards(new, player, HIDING)
    for seat in range(2):
        main = new.main_of(seat)
        if main >= 0 and not sees(new, player, main):
            nameless[seat].append(main)
    numbers = renumber(new, nameless, chance)
    hidden = unknown_cards(new, player, HIDING)
    for seat in range(2):
        imagine_main(new, player, hidden[seat], new.main_of(seat), chance)
    looks = deal_unknown(new, hidden, chance, luck)
    places = mix_places(new, player, (DECK, HAND), chance)
    if not new.match.shown:
        forget_positions(new, player)
        new.before = same_before(new, new.before, [numbers, looks, places])
    match = shown_match(new.match)
    assert isinstance(match, CipherMatch)
    new.match = match
    new.own_match = match
    for cards in hidden:
        for card in cards:
            new.acts_as[card] = new.printed[card]
    new.fresh = False
    new.brought = -1
    return new


def forget_hand_skills(game: Cipher, player: i64) -> None:
    """What waits in a hand that a player does not see would tell what is in it; and so would that it may be chosen."""
    # rule: triggers.hand-stays-secret
    kept: list[Scope] = []
    numbers: dict[int, int] = {}  # of what stays, by the number it had
    for number, one in enumerate(game.waiting):
        if one.flags & IN_HAND == 0 or sees(game, player, one.source):
            numbers[number] = len(kept)
            kept.append(one)
    if len(kept) == len(game.waiting):
        return
    game.waiting = kept
    decision = game.decision
    if decision is not None and decision.topic == "triggers":
        options: list[Option] = []
        for option in decision.options:
            if option.verb != RESOLVE:
                options.append(option)
            elif option.number in numbers:
                new = option.copy()
                new.number = numbers[option.number]
                options.append(new)
        game.decision = Decision(decision.player, decision.rule, options, decision.about, decision.topic)


def imagine_main(game: Cipher, player: i64, hidden: list[int], main: i64, chance: Chance) -> None:
    """A main character that still lies face down could be any card of cost 1 that the player has not seen."""
    # rule: setup.main-character
    if main < 0 or sees(game, player, main):
        return
    able = [card for card in hidden if game.card(card).cost == 1]
    able.append(main)
    able = by_face(game, able)
    other = able[chance.below(len(able))]
    face = game.printed[main]
    game.printed[main] = game.printed[other]
    game.printed[other] = face
    game.acts_as[main] = game.printed[main]
