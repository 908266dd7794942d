"""Views: all that a player may know of a game of Lorcana, as plain data; and games imagined from it."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.chance import Chance
from mulligan.kernel.imagine import deal_unknown, unknown_cards
from mulligan.kernel.views import log_view, options_view, story_view
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.table import LorcanaGame
from mulligan.lorcana.terms import (
    DECK,
    DISCARD,
    HAND,
    INKWELL,
    KEYWORD_NAMES,
    LIMBO,
    LOCATION,
    PHASE_NAMES,
    PLAY,
    TYPE_NAMES,
)


def view(game: Lorcana, player: i64) -> dict[str, object]:
    """All that a player may know. -1 is somebody who only watches."""
    names = game.match.names
    return {
        **story_view(game, player, PHASE_NAMES[game.phase]),
        "players": [player_view(game, player, seat) for seat in range(game.match.seats)],
        "bag": [{"card": one.source, "player": names[one.player]} for one in game.waiting],
        "decision": options_view(game, player),
        "log": log_view(game, player),
    }


def player_view(game: Lorcana, player: i64, seat: i64) -> dict[str, object]:
    """What a player may know of one seat."""
    return {
        "name": game.match.names[seat],
        "team": game.match.teams[seat],
        "playing": game.playing[seat],
        "lore": game.lore[seat],
        "deck": len(game.pile(seat, DECK)),
        "deck_known": [
            [i, face(game, card)] for i, card in enumerate(game.pile(seat, DECK)) if knows(game, player, card)
        ],
        "ink": {"ready": game.ready_ink(seat), "exerted": len(game.pile(seat, INKWELL)) - game.ready_ink(seat)},
        "hand": [face(game, card) if knows(game, player, card) else None for card in game.pile(seat, HAND)],
        "play": [in_play(game, card) for card in game.pile(seat, PLAY)],
        "discard": [face(game, card) for card in game.pile(seat, DISCARD)],
        "being_played": [face(game, card) for card in game.pile(seat, LIMBO)],
    }


def knows(game: Lorcana, player: i64, card: i64) -> bool:
    """Whether a player may see a card's face now."""
    # rule: zones.inkwell-private zones.ink-count-open zones.private
    return player >= 0 and game.zone[card] != INKWELL and game.knows(player, card)


def face(game: Lorcana, card: i64) -> dict[str, object]:
    """A card whose face is seen."""
    return {"id": card, "name": game.card(card).full_name}


def in_play(game: Lorcana, card: i64) -> dict[str, object]:
    """A card in play, as it is now."""
    printed = game.card(card)
    under: list[str] = []
    below = game.below[card]
    while below >= 0:
        under.append(game.card(below).full_name)
        below = game.below[below]
    location = printed.type == LOCATION
    return {
        "id": card,
        "name": printed.full_name,
        "type": TYPE_NAMES[printed.type],
        "exerted": game.exerted[card] != 0,
        "drying": game.drying[card] != 0 and not location,
        "damage": int(game.damage[card]),
        "strength": game.strength_of(card),
        "willpower": game.willpower_of(card),
        "lore": game.lore_of(card),
        "keywords": [name for i, name in enumerate(KEYWORD_NAMES) if game.has(card, i)],
        "at": int(game.at[card]) if game.at[card] >= 0 else None,
        "under": under,
    }


def imagine(game: LorcanaGame, player: i64, chance: Chance) -> LorcanaGame:
    """A game that could be the true one, for all a player knows: the faces unknown to them are dealt anew."""
    new = game.clone()
    hidden = unknown_cards(new, player, (DECK, HAND, INKWELL))
    deal_unknown(new, hidden, chance)
    new.fresh = False
    return new
