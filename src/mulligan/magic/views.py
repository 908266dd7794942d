"""Views: all that a player may know of a game of Magic, as plain data; and games imagined from it."""

from typing import Final, NotRequired, TypedDict

from mypy_extensions import i64

from mulligan.cardlang.asking import Asking, asked_view, asking, looked_at
from mulligan.cardlang.notation import show
from mulligan.kernel.chance import Chance
from mulligan.kernel.column import column
from mulligan.kernel.game import ALIASES
from mulligan.kernel.glimpses import Glimpse
from mulligan.kernel.imagine import Dealing, deal_unknown, mix_places, renumber, same_before, shown_match, unknown_cards
from mulligan.kernel.spares import copied
from mulligan.kernel.views import Cause, Face, View, called, log_view, sees, story_view
from mulligan.magic.abilities import ATTACHES, AddSpellMana
from mulligan.magic.acts import is_spell
from mulligan.magic.alternatives import discount
from mulligan.magic.casting import cost_asked
from mulligan.magic.commander import DAMAGE_TO_LOSE
from mulligan.magic.phasing import phased_of
from mulligan.magic.planes import face_up, planar_deck, roll_cost
from mulligan.magic.printed import MagicMatch, Printed
from mulligan.magic.procedures import Announced, ChangeTargets, ChooseTargets
from mulligan.magic.schemes import scheme_deck
from mulligan.magic.sheet import main_type
from mulligan.magic.state import Magic
from mulligan.magic.table import MagicGame
from mulligan.magic.targets import modal_of, target_asked, target_nodes
from mulligan.magic.terms import (
    ADD_ABILITY,
    ADD_COLOR,
    ADD_KEYWORD,
    ADD_SUBTYPE,
    ADD_TYPE,
    ASIDE,
    ATTACKS_EACH_TURN,
    BAR,
    BATTLEFIELD,
    COLOR_LETTERS,
    COLOR_NAMES,
    COLORS,
    COMMAND,
    CONTROL,
    CREATURE,
    DEFINE_POWER,
    EXILE,
    GRAVEYARD,
    HAND,
    KEYWORD_NAMES,
    KINDS_OF_MANA,
    LIBRARY,
    LOSE_ABILITIES,
    LOSE_KEYWORD,
    LOSE_SUBTYPE,
    LURES,
    MUST_ATTACK,
    MUST_BE_BLOCKED,
    NEEDS_TWO,
    NO_ATTACK,
    NO_BLOCK,
    NO_BLOCKING,
    NO_MORE,
    NO_TARGET,
    NO_UNTAP,
    ONGOING,
    PHASE_NAMES,
    PLANAR,
    PLANESWALKER,
    PROTECTION,
    PUMP,
    SET_COLOR,
    SET_POWER,
    SET_SUBTYPE,
    SET_TYPE,
    STACK,
    SUPPLEMENT,
    SUPPLEMENTAL,
    SWITCH,
    TYPE_NAMES,
    UNBLOCKABLE,
    UNCOUNTERABLE,
    ZONE_NAMES,
    power_of_pair,
    toughness_of_pair,
)
from mulligan.magic.things import chosen_things

BARS: Final = {  # as the card language says them
    NO_ATTACK: "cannot_attack",
    NO_BLOCK: "cannot_block",
    UNBLOCKABLE: "cannot_be_blocked",
    NO_UNTAP: "does_not_untap",
    MUST_ATTACK: "must_attack",
    ATTACKS_EACH_TURN: "must_attack",
    MUST_BE_BLOCKED: "must_be_blocked",
    NEEDS_TWO: "needs_two_blockers",
    LURES: "lures",
    UNCOUNTERABLE: "cannot_be_countered",
}


class Permanent(TypedDict):
    """A permanent, as it is now."""

    id: int
    name: str
    owner: str
    type: str  # the type that says most of it
    types: list[str]
    subtypes: list[str]
    colors: list[str]
    keywords: list[str]
    tapped: bool
    token: bool
    commander: NotRequired[bool]
    face_down: NotRequired[bool]
    hides: NotRequired[str]  # the name of what is face down, for those who know it
    counters: dict[str, int]
    attached_to: int | str | None  # a permanent by its number, a player by name
    attachments: NotRequired[list[int]]  # what is attached to it
    attacking: int | str | None
    blocking: int | None
    also_blocking: NotRequired[list[int]]  # further attackers that it blocks
    power: NotRequired[int]
    toughness: NotRequired[int]
    printed_power: NotRequired[int]  # where it is another now
    printed_toughness: NotRequired[int]
    damage: NotRequired[int]
    sick: NotRequired[bool]
    loyalty: NotRequired[int]
    changes: NotRequired[list[Cause]]  # what makes it other than printed


class CardFace(Face):
    """A card whose face is seen."""

    commander: NotRequired[bool]  # it leads its owner's deck
    counters: NotRequired[dict[str, int]]  # of a card in exile that is suspended, for instance


class FaceUp(Face):
    """A card in the command zone: an emblem, a plane, a scheme, a commander."""

    commander: NotRequired[bool]
    cost: NotRequired[str]  # what a commander costs to cast from there now
    type: NotRequired[str]  # plane, phenomenon or scheme
    owner: NotRequired[str]  # of whose planar deck a plane or phenomenon is, where they do not share one
    ongoing: NotRequired[bool]  # a scheme that stays until it is abandoned
    counters: NotRequired[dict[str, int]]


class MagicPlayer(TypedDict):
    """What is seen of one player."""

    name: str
    team: int
    playing: bool
    life: int
    poison: int
    mana: str
    bound_mana: NotRequired[list[tuple[str, str]]]  # mana for certain spells only: its kind, and for which
    lands_played: int
    library: int
    library_known: list[
        tuple[int, CardFace]
    ]  # the cards of it whose faces are known, each with its position from the top
    hand: list[CardFace | None]
    battlefield: list[Permanent]
    graveyard: list[CardFace]
    exile: list[CardFace]
    phased: NotRequired[list[CardFace]]  # permanents that have phased out under the player's control
    command: list[FaceUp]  # without planes, which are nobody's alone
    planar_deck: NotRequired[int]  # how many cards it has; that of all where they share one
    archenemy: NotRequired[bool]  # this player is alone against all others
    scheme_deck: NotRequired[int]
    commander_tax: NotRequired[int]  # how much more mana their commander costs from the command zone
    commander_damage: NotRequired[dict[str, int]]  # combat damage by commanders, by whose they are
    attachments: NotRequired[list[int]]  # what enchants the player


class OnStack(TypedDict):
    """A spell or ability on the stack."""

    card: int | None  # None where nobody may know any longer which card it was
    name: str | None
    player: str
    spell: bool
    effect: str  # what it does, in the notation of the card language
    targets: list[int | str | None]  # permanents, cards and spells by number, players by name
    targets_of: list[str | None]  # who controls each of them, if it is a card
    x: int


class Planes(TypedDict):
    """What is seen of planes, in a game that has them."""

    planes: NotRequired[list[FaceUp]]  # the planes and phenomena that are face up
    planar_controller: NotRequired[str]
    roll_cost: NotRequired[int]  # how much mana the planar controller pays for the next roll of the planar die


class Together(TypedDict):
    """What is seen of a table where players are bound to one another, or to the same end."""

    turn_of: NotRequired[list[str]]  # whose turn it is, where a team takes its turns together
    deadly_commander_damage: NotRequired[int]  # combat damage by one commander with which a player loses


class MagicView(View):
    """All that somebody may know of a game of Magic."""

    players: list[MagicPlayer]
    stack: list[OnStack]
    turn_of: NotRequired[list[str]]  # as in Together
    deadly_commander_damage: NotRequired[int]
    planes: NotRequired[list[FaceUp]]  # as in Planes
    planar_controller: NotRequired[str]
    roll_cost: NotRequired[int]


def view(game: Magic, player: i64, since: i64 = 0) -> MagicView:
    """All that a player may know; of the log without its first lines. -1 is somebody who only watches."""
    # rule: zones.library zones.hand zones.battlefield zones.graveyard zones.exile
    if not game.fresh:
        game.refresh()
    causes = causes_in(game, player)
    attached = attachments_in(game, player)
    players = [player_view(game, player, seat, causes, attached) for seat in range(game.match.seats)]
    if game.own_match.commanders:
        commanders_view(game, players)
    return {
        **story_view(game, player, PHASE_NAMES[game.phase]),
        "players": players,
        "stack": [stack_view(game, player, i) for i in range(len(game.waiting) - 1, -1, -1)],
        "decision": asked_view(game, player, ZONE_NAMES, asked(game), looking(game, player)),
        **log_view(game, player, since),
        **together_view(game),
        **planes_view(game),
    }


def together_view(game: Magic) -> Together:
    """Whose turn it is, where it is a team's, and how much combat damage by a commander is too much."""
    # rule: two-headed-giant.team archenemy.schemes commander.game
    shown: Together = {}
    if game.own_match.shared_turns:
        shown["turn_of"] = [
            name for seat, name in enumerate(game.match.names) if game.is_active(seat) and game.playing[seat]
        ]
    if game.own_match.commanders:
        shown["deadly_commander_damage"] = DAMAGE_TO_LOSE
    return shown


def planes_view(game: Magic) -> Planes:
    """The planes that are face up, if there are any at all."""
    # rule: planechase.planes
    if game.planar < 0:
        return {}
    return {
        "planes": [up(game, card) for card in face_up(game)],
        "planar_controller": game.match.names[game.planar],
        "roll_cost": int(roll_cost(game, game.planar).generic),
    }


def player_view(
    game: Magic, player: i64, seat: i64, causes: dict[int, list[Cause]], attached: dict[int, list[int]]
) -> MagicPlayer:
    """What a player may know of one seat."""
    letters = COLOR_LETTERS + "C"
    pool = game.pool[seat * KINDS_OF_MANA : (seat + 1) * KINDS_OF_MANA]
    permanents = game.field[seat] if game.playing[seat] else []
    shown: MagicPlayer = {
        "name": game.match.names[seat],
        "team": game.match.teams[seat],
        "playing": game.playing[seat],
        "life": game.life_of(seat),
        "poison": game.poison[game.account(seat)],
        "mana": "".join(letters[kind] * pool[kind] for kind in range(KINDS_OF_MANA)),
        "lands_played": game.lands_played[seat],
        "library": len(game.pile(seat, LIBRARY)),
        "library_known": [
            (i, face(game, card)) for i, card in enumerate(game.pile(seat, LIBRARY)) if sees(game, player, card)
        ],
        "hand": [face(game, card) if sees(game, player, card) else None for card in game.pile(seat, HAND)],
        "battlefield": [permanent(game, player, card, causes.get(card), attached.get(card)) for card in permanents],
        "graveyard": [face(game, card) for card in game.pile(seat, GRAVEYARD)],
        "exile": [face(game, card) for card in game.pile(seat, EXILE)],
        "command": [
            up(game, card) for card in game.pile(seat, COMMAND) if game.cards[game.face[card]].types & PLANAR == 0
        ],
    }
    if game.own_match.phases:
        away = [phased(game, player, card) for card in phased_of(game, seat)]
        if away:
            shown["phased"] = away
    if game.spell_mana:
        mine = [(letters[mana.kind], show_spells(game, mana.word)) for mana in game.spell_mana if mana.player == seat]
        if mine:
            shown["bound_mana"] = mine
    if game.planar >= 0:
        shown["planar_deck"] = len(planar_deck(game, seat))
    elif seat == game.own_match.archenemy:
        shown["archenemy"] = True
        shown["scheme_deck"] = len(scheme_deck(game, seat))
    curses = [called(game, player, card) for card in game.all_permanents() if game.attached_player[card] == seat]
    if curses:
        shown["attachments"] = curses
    return shown


def phased(game: Magic, player: i64, card: i64) -> CardFace:
    """A permanent that has phased out."""
    # rule: golden.card-over-rulebook
    number = int(card) if sees(game, player, card) else int(ALIASES + game.since[card])
    return {"id": number, "name": game.card(card).name}


def show_spells(game: Magic, node: i64) -> str:
    """For which spells mana may be spent, in the notation of the card language."""
    adds = game.nodes[node]
    assert isinstance(adds, AddSpellMana)
    return show(adds.what)


def face(game: Magic, card: i64) -> CardFace:
    """A card whose face is seen."""
    shown: CardFace = {"id": card, "name": game.card(card).name}
    if game.is_commander(card):
        shown["commander"] = True
    if game.counters and game.zone[card] == EXILE and counters(game, card):
        shown["counters"] = counters(game, card)
    return shown


def commanders_view(game: Magic, players: list[MagicPlayer]) -> None:
    """What each player's commander costs more, and what commanders have done to the players."""
    # rule: commander.game
    wounds: list[dict[str, int]] = [{} for _ in players]
    for card in range(len(game.printed)):
        if game.is_commander(card):
            owner = game.owner[card]
            mark = game.commander_mark(card) * game.match.seats
            players[owner]["commander_tax"] = int(game.commander_tax(card))
            for seat in range(len(players)):
                damage = game.commander_damage.get(mark + seat, 0)
                if damage:
                    wounds[seat][game.match.names[owner]] = damage
    for seat in range(len(players)):
        if wounds[seat]:
            players[seat]["commander_damage"] = wounds[seat]


def up(game: Magic, card: i64) -> FaceUp:
    """A card that lies face up in the command zone."""
    printed = game.cards[game.face[card]]
    shown: FaceUp = {"id": card, "name": printed.name}
    if printed.types & PLANAR and not game.own_match.shared_planes:
        shown["owner"] = game.match.names[game.owner[card]]
    if printed.types & SUPPLEMENTAL:
        shown["type"] = main_type(printed.types)
        if printed.supertypes & ONGOING:
            shown["ongoing"] = True
        if counters(game, card):
            shown["counters"] = counters(game, card)
    if game.is_commander(card):
        shown["commander"] = True
        shown["cost"] = printed.cost.with_more(game.commander_tax(card) - discount(game, game.owner[card], card))
    return shown


def permanent(game: Magic, viewer: i64, card: i64, causes: list[Cause] | None, attached: list[int] | None) -> Permanent:
    """A permanent, as it is now."""
    types = game.types[card]
    printed: Printed = game.cards[game.printed[card]]
    if game.down[card] or printed.layout:
        printed = game.cards[game.face[card]]
    shown: Permanent = {
        "id": called(game, viewer, card),
        "name": game.card(card).name,
        "owner": game.match.names[game.owner[card]],
        "type": main_type(types),
        "types": type_names(types),
        "subtypes": subtype_names(game, game.subtypes[card]),
        "colors": color_names(game.colors[card]),
        "keywords": keyword_names(game.keywords[card]),
        "tapped": game.tapped[card] != 0,
        "token": game.unreal[card] != 0,
        "counters": counters(game, card),
        "attached_to": thing(game, viewer, game.attached[card], game.attached_player[card]),
        "attacking": attacked(game, viewer, card),
        "blocking": called(game, viewer, game.blocking[card]) if game.blocking[card] >= 0 else None,
    }
    if game.down[card]:
        shown["face_down"] = True
        if sees(game, viewer, card):
            shown["hides"] = game.cards[game.printed[card]].name
    if game.is_commander(card) and sees(game, viewer, card):
        shown["commander"] = True
    if len(game.blocked_by(card)) > 1:
        shown["also_blocking"] = [called(game, viewer, other) for other in game.blocked_by(card)[1:]]
    if types & CREATURE:
        shown["power"] = int(game.power[card])
        shown["toughness"] = int(game.toughness[card])
        shown["damage"] = int(game.damage[card])
        shown["sick"] = game.sick[card] != 0
        if printed.types & CREATURE:
            if shown["power"] != printed.power:
                shown["printed_power"] = printed.power
            if shown["toughness"] != printed.toughness:
                shown["printed_toughness"] = printed.toughness
    if types & PLANESWALKER:
        shown["loyalty"] = int(game.loyalty[card])
    if attached is not None:
        shown["attachments"] = attached
    if causes is not None:
        shown["changes"] = causes
    return shown


def type_names(bits: i64) -> list[str]:
    """Card types by name."""
    return [name for i, name in enumerate(TYPE_NAMES) if (bits >> i) & 1]


def subtype_names(game: Magic, bits: int) -> list[str]:
    """Subtypes by name."""
    found: list[str] = []
    while bits:
        lowest = bits & -bits
        found.append(game.own_match.subtypes[lowest.bit_length() - 1])
        bits ^= lowest
    return found


def color_names(bits: i64) -> list[str]:
    """Colours by name."""
    return [COLOR_NAMES[i] for i in range(COLORS) if (bits >> i) & 1]


def keyword_names(bits: i64) -> list[str]:
    """Keywords by name."""
    return [name for i, name in enumerate(KEYWORD_NAMES) if (bits >> i) & 1]


def attachments_in(game: Magic, viewer: i64) -> dict[int, list[int]]:
    """What is attached to each permanent, as somebody calls it."""
    found: dict[int, list[int]] = {}
    for card in game.all_permanents():
        if game.attached[card] >= 0:
            found.setdefault(game.attached[card], []).append(called(game, viewer, card))
    return found


def counters(game: Magic, card: i64) -> dict[str, int]:
    """The counters on a card, by kind."""
    found: dict[str, int] = {}
    for kind, name in enumerate(game.own_match.counters):
        number = game.counters_of(card, kind)
        if number:
            found[name] = int(number)
    return found


def thing(game: Magic, viewer: i64, card: i64, player: i64) -> int | str | None:
    """A card by its number, a player by name; nothing for neither."""
    if card >= 0:
        return called(game, viewer, card)
    return game.match.names[player] if player >= 0 else None


def attacked(game: Magic, viewer: i64, card: i64) -> int | str | None:
    """What a creature attacks: a planeswalker by its number, a player by name; nothing if it attacks neither."""
    walker = game.attacked_walker[card]
    return None if walker == NO_MORE else thing(game, viewer, walker, game.attacking[card])


def stack_view(game: Magic, player: i64, i: i64) -> OnStack:
    """A spell or ability on the stack, the top first, with its targets."""
    one = game.waiting[i]
    names = game.match.names
    targets: list[int | str | None] = []
    owners: list[str | None] = []
    for nodes in game.own_match.targets_of(one.ability):
        for node in nodes:
            for pick in chosen_things(one, node.slot):
                if pick.card >= 0 and pick.ability < 0:
                    lies_open = sees(game, player, pick.card) or game.alias(pick.card) >= 0
                    targets.append(called(game, player, pick.card) if lies_open else None)
                    owners.append(names[game.controller[pick.card]])
                elif pick.ability < 0:
                    targets.append(thing(game, player, pick.card, pick.player))
                    owners.append(None)
    seen = sees(game, player, one.source)
    return {
        "card": one.source if seen else None,
        "name": game.card(one.source).name if seen else None,
        "player": names[one.player],
        "spell": is_spell(game, one),
        "effect": show(game.nodes[one.ability]) if one.ability >= 0 else "",
        "targets": targets,
        "targets_of": owners,
        "x": one.number if is_spell(game, one) else 0,
    }


def asked(game: Magic) -> Asking:
    """What the pending decision is about: of a spell or ability with modes the one chosen; a target, or a cost."""
    found = asking(game)
    if not game.frames or found.scope is None or game.decision is None:
        return found
    frame = game.frames[-1]
    modal = modal_of(game, found.scope)
    if modal is not None:
        found.modes = list(modal.effects)
    if isinstance(frame, (ChooseTargets, ChangeTargets)):
        if modal is not None:
            found.effect = modal.effects[max(modal.mode(found.scope), 0)]
        if found.ability is not None and found.ability.says & ATTACHES:
            found.besides = list(game.card(found.scope.source).always)
        found.part = target_asked(game, frame)
        found.several = len(target_nodes(game, found.scope)) > 1
        if isinstance(frame, ChooseTargets) and found.part is not None and len(found.scope.picks) > found.part.slot:
            found.chosen = found.scope.picks[found.part.slot]
    elif isinstance(frame, Announced) and not game.decision.rule.startswith("casting"):
        cost = cost_asked(game, frame, game.decision.topic)
        if cost is not None:
            found.effect = cost
    return found


def looking(game: Magic, player: i64) -> list[Face]:
    """The cards of libraries and planar decks that a player looks at while they choose."""
    scope = game.frames[-1].scope if game.frames else None
    cards: list[int] = []
    if scope is not None:
        cards = scope.it + (scope.picks[ASIDE] if len(scope.picks) > ASIDE else [])
    return [face(game, card) for card in looked_at(game, player, cards, (LIBRARY, SUPPLEMENT))]


# -- What makes permanents other than printed --------------------------------------------------------------------------


def causes_in(game: Magic, player: i64) -> dict[int, list[Cause]]:
    """What changes each permanent, in the order of the layers; who only watches knows less of where it comes from."""
    found: dict[int, list[Cause]] = {}
    if anything_changed(game):
        watched = MagicGame()
        game.copy_into(watched)
        watched.causes = []
        watched.refresh()
        for card, kind, amount, node, source in watched.causes or []:
            for cause in causes_of(game, kind, amount, node):
                if source >= 0 and sees(game, player, source):
                    cause["by"] = source
                    cause["name"] = game.card(source).name
                found.setdefault(card, []).append(cause)
    for card in game.all_permanents():
        by = int(game.plus[card] - game.minus[card])
        if by != 0 and game.types[card] & CREATURE:
            found.setdefault(card, []).append({"what": "power", "amount": by, "text": "counters"})
            found[card].append({"what": "toughness", "amount": by, "text": "counters"})
    return found


def anything_changed(game: Magic) -> bool:
    """Whether any permanent is other than printed, or an effect says something of one."""
    if game.grants or game.protections or game.restrictions or game.block_rules:
        return True
    for seat in range(game.match.seats):
        for card in game.field[seat]:
            printed = game.card(card)
            if (
                game.power[card] != printed.power
                or game.toughness[card] != printed.toughness
                or game.keywords[card] != printed.keywords
                or game.types[card] != printed.types
                or game.subtypes[card] != printed.subtypes
                or game.colors[card] != printed.colors
                or game.bars[card] != 0
                or game.stripped[card] != 0
                or game.controller[card] != game.under[card]
            ):
                return True
    return False


def causes_of(game: Magic, kind: i64, amount: i64, node: i64) -> list[Cause]:
    """What a continuous effect changes."""
    if kind == PUMP or kind == SET_POWER or kind == DEFINE_POWER:
        end = "" if kind == PUMP else "_becomes"
        told: list[Cause] = []
        for what, by in (("power", power_of_pair(amount)), ("toughness", toughness_of_pair(amount))):
            if by != 0 or kind != PUMP:
                told.append({"what": what + end, "amount": by})
        return told
    if kind == CONTROL:
        return [{"what": "control", "text": game.match.names[amount]}]
    if kind == LOSE_ABILITIES:
        return [{"what": "loses_abilities"}]
    if kind == SWITCH:
        return [{"what": "switched"}]
    what, text = worded(game, kind, amount, node)
    return [{"what": what, "text": text}] if what else []


def worded(game: Magic, kind: i64, amount: i64, node: i64) -> tuple[str, str]:
    """A change that is no number: what it changes, and to what."""
    if kind == ADD_KEYWORD or kind == LOSE_KEYWORD:
        return "keyword" if kind == ADD_KEYWORD else "loses_keyword", ", ".join(keyword_names(amount))
    if kind == BAR:
        return "rule", " ".join(word for bit, word in BARS.items() if amount & bit)
    if kind == ADD_TYPE or kind == SET_TYPE:
        return "type" if kind == ADD_TYPE else "type_becomes", " ".join(type_names(amount))
    if kind in (ADD_SUBTYPE, SET_SUBTYPE, LOSE_SUBTYPE):
        what = {ADD_SUBTYPE: "subtype", SET_SUBTYPE: "subtype_becomes"}.get(kind, "loses_subtype")
        return what, " ".join(subtype_names(game, game.own_match.subtype_sets[amount]))
    if kind == ADD_COLOR or kind == SET_COLOR:
        return "color" if kind == ADD_COLOR else "color_becomes", " ".join(color_names(amount))
    if kind == ADD_ABILITY:
        return "ability", show(game.nodes[node])
    if kind == PROTECTION:
        return "protection", " ".join(color_names(amount)) if node < 0 else show(game.nodes[node])
    if kind == NO_TARGET:
        return "cannot_be_target_of", show(game.nodes[node])
    if kind == NO_BLOCKING:
        return "cannot_block", show(game.nodes[node])
    return "", ""


# -- Imagining ---------------------------------------------------------------------------------------------------------


def imagine(game: MagicGame, player: i64, chance: Chance) -> MagicGame:
    """A game that could be the true one, for all a player knows: the faces unknown to them are dealt anew."""
    return deal_anew(game.clone(), player, chance)


def glimpse(game: MagicGame, player: i64) -> Glimpse | None:
    """A game for who looks ahead only, with the cards whose faces are to be dealt there."""
    if game.before or game.own_match.morphs:
        return None
    new = copied(game)
    assert isinstance(new, MagicGame)
    new.positions = []  # they would tell whether somebody's guess is right
    zones = [[LIBRARY, HAND]]
    if new.planar >= 0 or new.own_match.archenemy >= 0:
        zones.append([SUPPLEMENT])
    return Glimpse(new, player, zones, True)


def hiding(game: Magic, player: i64) -> list[list[int]]:
    """The cards whose faces a player does not know, group by group."""
    zones: tuple[int, ...] = (LIBRARY, HAND)
    if game.own_match.morphs:
        zones = (LIBRARY, HAND, BATTLEFIELD, STACK)
    hidden = unknown_cards(game, player, zones)
    if game.planar >= 0 or game.own_match.archenemy >= 0:
        hidden += unknown_cards(game, player, (SUPPLEMENT,))
    return hidden


def deal_anew(new: MagicGame, player: i64, chance: Chance, luck: Chance | None = None) -> MagicGame:
    """A game that nobody else has, in which the faces unknown to a player have been dealt anew."""
    hidden = hiding(new, player)
    numbers = renumber(new, hidden, chance)
    looks = deal_unknown(new, hidden, chance, luck)
    if new.own_match.morphs:
        deal_morphs(new, hidden, looks, chance)
    places = mix_places(new, player, (LIBRARY, HAND, SUPPLEMENT), chance)
    if not new.match.shown:
        new.positions = []  # they would tell whether somebody's guess is right
        new.before = same_before(new, new.before, [numbers, looks, places])
    match = shown_match(new.match)
    assert isinstance(match, MagicMatch)
    new.match = match
    new.own_match = match
    for cards in hidden:
        for card in cards:
            if new.down[card] == 0:
                new.face[card] = new.printed[card]
    new.begun = column(len(new.begun))
    new.fresh = False
    return new


def deal_morphs(game: MagicGame, hidden: list[list[int]], looks: Dealing, chance: Chance) -> None:
    """What was cast face down is a card with morph: one that was dealt another face exchanges it."""
    # rule: golden.card-over-rulebook
    for cards in hidden:
        for card in cards:
            if game.down[card] and game.cards[game.printed[card]].morph is None:
                others = [
                    other
                    for other in cards
                    if game.down[other] == 0 and game.cards[game.printed[other]].morph is not None
                ]
                other = others[chance.below(len(others))]
                face = game.printed[card]
                game.printed[card] = game.printed[other]
                game.printed[other] = face
                looks.faces.append((card, other))
