"""Views: all that a player may know of a game of Magic, as plain data; and games imagined from it."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.chance import Chance
from mulligan.kernel.imagine import deal_unknown, unknown_cards
from mulligan.kernel.views import log_view, options_view, story_view
from mulligan.magic.acts import is_spell
from mulligan.magic.sheet import main_type
from mulligan.magic.state import Magic
from mulligan.magic.table import MagicGame
from mulligan.magic.terms import (
    COLOR_LETTERS,
    COLOR_NAMES,
    COLORS,
    COMMAND,
    CREATURE,
    EXILE,
    FIRST_ABILITY,
    GRAVEYARD,
    HAND,
    KEYWORD_NAMES,
    KINDS_OF_MANA,
    LIBRARY,
    NOWHERE,
    PHASE_NAMES,
    PLANESWALKER,
    TYPE_NAMES,
    player_of_thing,
)


def view(game: Magic, player: i64) -> dict[str, object]:
    """All that a player may know. -1 is somebody who only watches."""
    # rule: zones.library zones.hand zones.battlefield zones.graveyard zones.exile
    if not game.fresh:
        game.refresh()
    return {
        **story_view(game, player, PHASE_NAMES[game.phase]),
        "players": [player_view(game, player, seat) for seat in range(game.match.seats)],
        "stack": [stack_view(game, i) for i in range(len(game.waiting) - 1, -1, -1)],
        "decision": options_view(game, player),
        "log": log_view(game, player),
    }


def player_view(game: Magic, player: i64, seat: i64) -> dict[str, object]:
    """What a player may know of one seat."""
    letters = COLOR_LETTERS + "C"
    pool = game.pool[seat * KINDS_OF_MANA : (seat + 1) * KINDS_OF_MANA]
    return {
        "name": game.match.names[seat],
        "team": game.match.teams[seat],
        "playing": game.playing[seat],
        "life": game.life_of(seat),
        "poison": game.poison[game.account(seat)],
        "mana": "".join(letters[kind] * pool[kind] for kind in range(KINDS_OF_MANA)),
        "lands_played": game.lands_played[seat],
        "library": len(game.pile(seat, LIBRARY)),
        "library_known": [
            [i, face(game, card)]
            for i, card in enumerate(game.pile(seat, LIBRARY))
            if player >= 0 and game.knows(player, card)
        ],
        "hand": [
            face(game, card) if player >= 0 and game.knows(player, card) else None for card in game.pile(seat, HAND)
        ],
        "battlefield": [permanent(game, card) for card in game.field[seat]] if game.playing[seat] else [],
        "graveyard": [face(game, card) for card in game.pile(seat, GRAVEYARD)],
        "exile": [face(game, card) for card in game.pile(seat, EXILE)],
        "command": [face(game, card) for card in game.pile(seat, COMMAND)],
    }


def face(game: Magic, card: i64) -> dict[str, object]:
    """A card whose face is seen."""
    return {"id": card, "name": game.card(card).name}


def permanent(game: Magic, card: i64) -> dict[str, object]:
    """A permanent, as it is now."""
    types = game.types[card]
    told: dict[str, object] = {
        "id": card,
        "name": game.card(card).name,
        "owner": game.match.names[game.owner[card]],
        "type": main_type(types),
        "types": [name for i, name in enumerate(TYPE_NAMES) if (types >> i) & 1],
        "subtypes": [name for i, name in enumerate(game.book.subtypes) if (game.subtypes[card] >> i) & 1],
        "colors": [COLOR_NAMES[i] for i in range(COLORS) if (game.colors[card] >> i) & 1],
        "keywords": [name for i, name in enumerate(KEYWORD_NAMES) if (game.keywords[card] >> i) & 1],
        "tapped": game.tapped[card] != 0,
        "token": game.unreal[card] != 0,
        "counters": counters(game, card),
        "attached_to": thing(game, game.attached[card]),
        "attacking": thing(game, game.attacking[card]),
        "blocking": int(game.blocking[card]) if game.blocking[card] >= 0 else None,
    }
    if types & CREATURE:
        told["power"] = int(game.power[card])
        told["toughness"] = int(game.toughness[card])
        told["damage"] = int(game.damage[card])
        told["sick"] = game.sick[card] != 0
    if types & PLANESWALKER:
        told["loyalty"] = int(game.loyalty[card])
    return told


def counters(game: Magic, card: i64) -> dict[str, int]:
    """The counters on a card, by kind."""
    found: dict[str, int] = {}
    for kind, name in enumerate(game.book.counters):
        number = game.counters_of(card, kind)
        if number:
            found[name] = int(number)
    return found


def thing(game: Magic, what: i64) -> object:
    """A card by its number, a player by name; nothing for neither."""
    if what >= 0:
        return int(what)
    if what <= NOWHERE or what == -1:
        return None
    return game.match.names[player_of_thing(what)]


def stack_view(game: Magic, i: i64) -> dict[str, object]:
    """A spell or ability on the stack, the top first, with its targets."""
    one = game.waiting[i]
    targets: list[object] = []
    for nodes in game.book.targets.get(one.ability, []):
        for node in nodes:
            if len(one.picks) > node.slot:
                targets.extend(thing(game, pick) for pick in one.picks[node.slot] if pick < FIRST_ABILITY)
    return {
        "card": one.source,
        "name": game.card(one.source).name,
        "player": game.match.names[one.player],
        "spell": is_spell(game, one),
        "targets": targets,
        "x": one.number if is_spell(game, one) else 0,
    }


def imagine(game: MagicGame, player: i64, chance: Chance) -> MagicGame:
    """A game that could be the true one, for all a player knows: the faces unknown to them are dealt anew."""
    new = game.clone()
    hidden = unknown_cards(new, player, (LIBRARY, HAND))
    deal_unknown(new, hidden, chance)
    for cards in hidden:
        for card in cards:
            new.face[card] = new.printed[card]
    new.fresh = False
    return new
