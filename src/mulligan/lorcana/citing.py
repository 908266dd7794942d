"""Rules at work that no step shows: those behind the words of a card."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.nodes import Node
from mulligan.lorcana.state import Lorcana

THAT: Final = (
    "resolve.that",
    "resolve.that-after-choices",
    "resolve.that-gone-no-effect",
    "resolve.that-gone-rest-resolves",
)
IN_CHALLENGE: Final = ("challenge.in-a-challenge",)
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "character": ("cards.character-only-in-play",),
    "item": ("cards.item-only-in-play", "cards.item-type"),
    "location": ("cards.location-only-in-play", "cards.location-type"),
    "action": ("cards.action-type",),
    "song": ("cards.song-type", "cards.song-is-action"),
    "in_challenge": IN_CHALLENGE,
    "while_challenging": IN_CHALLENGE,
    "while_challenged": IN_CHALLENGE,
    "banishes": IN_CHALLENGE,
    "rival": THAT,
    "with_cost": ("cards.cost", "cost.printed-stays"),
    "in_hand": ("zones.hand-private", "zones.private"),
    "in_deck": ("zones.deck-private", "zones.private"),
    "in_discard": ("zones.discard-public", "zones.public"),
    "seq": ("resolve.clauses", "resolve.then", "resolve.and", "triggers.independent-sentences"),
    "pay_to": ("resolve.to", "resolve.to-is-a-cost"),
    "instead": ("replacement.instead", "replacement.replaces", "replacement.original-never-happens"),
    "up_to": ("resolve.up-to",),
    "heal": ("resolve.up-to",),
    "other": ("resolve.other",),
    "that": THAT,
    "that_song": THAT,
    "it": THAT,
    "your_turn": ("turn.during-your-turn",),
    "they": ("players.their-is-the-card-player",),
    "look": ("zones.private", "zones.deck-private", "turn.what-drawing-is", "turn.only-drawing-draws"),
    "top": ("turn.what-drawing-is",),
    "shuffle_into_deck": ("players.their-is-the-card-player",),
    "named": ("cards.name", "cards.two-names", "cards.two-names-one-character"),
    "name_card": ("cards.name",),
    "of": ("cards.classifications",),
    "damaged": ("cards.damaged",),
    "undamaged": ("cards.undamaged",),
    "opponents": ("players.opponents", "players.teammates"),
    "opposing": ("players.opponents", "players.teammates"),
    "everyone": ("players.active-first",),
    "each": ("players.active-first",),
    "you": ("players.you-is-the-card-player",),
    "yours": ("players.you-is-the-card-player",),
    "player_of": ("players.their-is-the-card-player",),
    "their_next_turn": ("players.their-is-the-card-player",),
    "or": ("triggers.two-conditions",),
    "give": ("static.continuous", "modifiers.at-once", "modifiers.one-by-one", "modifiers.all-together"),
    "play_for_free": ("resolve.play-after-resolving", "cost.free"),
    "return_to_hand": ("resolve.put-into-hand-is-no-draw", "players.their-is-the-card-player"),
    "into_hand": ("resolve.put-into-hand-is-no-draw",),
    "reveal": ("resolve.reveal",),
    "reveal_top": ("resolve.reveal",),
    "may_take": ("resolve.reveal",),
    "take_up_to": ("resolve.reveal", "resolve.up-to"),
    "discard": ("zones.discard-chosen-by-player",),
    "into_inkwell": ("zones.ink-by-effect", "zones.ink-enters-ready", "players.their-is-the-card-player"),
    "into_inkwell_exerted": ("zones.ink-by-effect", "players.their-is-the-card-player"),
    "move_damage": ("damage.move", "resolve.up-to"),
    "move_exactly": ("damage.move",),
    "put_damage": ("damage.put-is-not-dealt",),
    "to_bottom": ("zones.known-order-into-deck",),
    "to_top": ("zones.known-order-into-deck",),
}


def cite_words(game: Lorcana, ability: Node) -> None:
    """Name the rules behind the words of an ability that is resolving."""
    if game.log is not None:
        found = ["players.owner-decides", "players.you-is-the-card-player", "resolve.clauses"]
        for node in ability.everything():
            found.extend(rule for rule in WORDS.get(node.word, ()) if rule not in found)
        game.cite(*found)
