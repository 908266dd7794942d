"""Views: all that a player may know of a game of Cipher, as plain data; and games imagined from it."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cipher.state import Cipher
from mulligan.cipher.table import CipherGame
from mulligan.cipher.terms import (
    BACK,
    BONDS,
    DECK,
    FRONT,
    HAND,
    ORBS,
    PHASE_NAMES,
    RANGE_NAMES,
    RETREAT,
    SETUP,
    SIGN_NAMES,
    SUPPORT,
)
from mulligan.kernel.chance import Chance
from mulligan.kernel.imagine import deal_unknown, unknown_cards
from mulligan.kernel.views import log_view, options_view, story_view


def view(game: Cipher, player: i64) -> dict[str, object]:
    """All that a player may know. -1 is somebody who only watches."""
    names = game.match.names
    return {
        **story_view(game, player, PHASE_NAMES[game.phase]),
        "active": names[game.active] if game.phase != SETUP else None,
        "attacking": game.attacking if game.attacking >= 0 else None,
        "defending": game.defending if game.defending >= 0 else None,
        "players": [player_view(game, player, seat) for seat in range(2)],
        "waiting": [
            {"card": one.source, "player": names[one.player]} for one in game.waiting if sees(game, player, one.source)
        ],
        "decision": options_view(game, player),
        "log": log_view(game, player),
    }


def player_view(game: Cipher, player: i64, seat: i64) -> dict[str, object]:
    """What a player may know of one seat."""
    # rule: zones.hidden zones.hidden-from-both zones.own-hand zones.hand-is-secret zones.look-at-face-down-bonds
    return {
        "name": game.match.names[seat],
        "playing": game.playing[seat],
        "spent": game.spent[seat],
        "faces": faces(game, seat),
        "deck": len(game.pile(seat, DECK)),
        "deck_known": [
            [i, face(game, card)] for i, card in enumerate(game.pile(seat, DECK)) if sees(game, player, card)
        ],
        "hand": [face(game, card) if sees(game, player, card) else None for card in game.pile(seat, HAND)],
        "support": [face(game, card) for card in game.pile(seat, SUPPORT)],
        "retreat": [face(game, card) for card in game.pile(seat, RETREAT)],
        "orbs": [face(game, card) if sees(game, player, card) else None for card in game.pile(seat, ORBS)],
        "bonds": [
            {**face(game, card), "face": "down" if game.face_down[card] else "up"} for card in game.pile(seat, BONDS)
        ],
        "front": [unit(game, card, player) for card in game.pile(seat, FRONT)],
        "back": [unit(game, card, player) for card in game.pile(seat, BACK)],
    }


def faces(game: Cipher, seat: i64) -> dict[str, int]:
    """How many of a player's bonds lie face up, and how many face down."""
    down = sum(game.face_down[card] for card in game.pile(seat, BONDS))
    return {"up": len(game.pile(seat, BONDS)) - down, "down": down}


def sees(game: Cipher, player: i64, card: i64) -> bool:
    """Whether a player knows a card's face."""
    return player >= 0 and game.knows(player, card)


def face(game: Cipher, card: i64) -> dict[str, object]:
    """A card whose face is seen."""
    printed = game.card(card)
    return {"id": card, "name": printed.full_name, "number": printed.facts.number}


def unit(game: Cipher, card: i64, player: i64) -> dict[str, object]:
    """A unit, as it is now, with the cards below it; a face-down main character only its player may see."""
    # rule: zones.look-at-open zones.look-at-stacks setup.main-character
    if game.face_down[card] != 0 and not sees(game, player, card):
        return {"id": card, "name": None, "main": True, "face": "down"}
    under: list[str] = []
    below = game.below[card]
    while below >= 0:
        under.append(game.card(below).full_name)
        below = game.below[below]
    signs = game.signs_of(card)
    return {
        **face(game, card),
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


def imagine(game: CipherGame, player: i64, chance: Chance) -> CipherGame:
    """A game that could be the true one, for all a player knows: the faces unknown to them are dealt anew."""
    new = game.clone()
    hidden = unknown_cards(new, player, (DECK, HAND, ORBS))
    deal_unknown(new, hidden, chance)
    for seat in range(2):
        imagine_main(new, player, hidden[seat], new.main_of(seat), chance)
    for cards in hidden:
        for card in cards:
            new.guise[card] = new.printed[card]
    new.fresh = False
    return new


def imagine_main(game: Cipher, player: i64, hidden: list[int], main: i64, chance: Chance) -> None:
    """A main character that still lies face down could be any card of cost 1 that the player has not seen."""
    # rule: setup.main-character
    if main < 0 or game.knows(player, main):
        return
    able = [card for card in hidden if game.card(card).cost == 1]
    able.append(main)
    other = able[chance.below(len(able))]
    face = game.printed[main]
    game.printed[main] = game.printed[other]
    game.printed[other] = face
    game.guise[main] = game.printed[main]
