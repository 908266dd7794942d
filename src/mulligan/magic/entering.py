"""Entering the battlefield with a choice: as a copy, with a colour or type, an Aura that was not cast."""

from __future__ import annotations

from mulligan.kernel.frames import scope
from mulligan.kernel.rules import rule
from mulligan.magic.acts import own_scope
from mulligan.magic.arrival import arrive, given_as_enters, keeps_abilities
from mulligan.magic.printed import AURA
from mulligan.magic.procedures import Enter
from mulligan.magic.protection import protected
from mulligan.magic.state import Magic
from mulligan.magic.targets import option_of, thing_of
from mulligan.magic.things import Thing
from mulligan.magic.words.nouns import things_of


@rule("zones.enters-the-battlefield")
def choose_entering(game: Magic, entering: Enter) -> None:
    """What is chosen as permanents enter is chosen, one after the other."""
    while entering.which < len(entering.cards):
        card = entering.cards[entering.which]
        player = entering.player if entering.player >= 0 else game.owner[card]
        abilities = game.cards[game.printed[card]].as_enters
        if game.modifiers:
            abilities = abilities + given_as_enters(game, card)
        if game.face[card] != game.printed[card]:  # what it has become a copy of is chosen for too
            abilities = abilities + game.cards[game.face[card]].as_enters
        if entering.ability < len(abilities) and keeps_abilities(game, card, player):
            ability = abilities[entering.ability]
            entering.ability += 1
            game.go_again(entering)
            game.resolve(ability.effect.id, scope(card, ability.id, player))
            return
        printed = game.cards[game.face[card]]
        if printed.subtypes & AURA and settled(entering) is None and printed.enchant is not None:
            whose = own_scope(game, card)
            whose.player = player
            things = [
                thing
                for thing in things_of(printed.enchant.what, game, whose)
                if thing.card < 0 or not protected(game, thing.card, card)
            ]
            if not things:
                entering.cards.pop(entering.which)  # it stays where it is
                entering.ability = 0
                continue
            game.ask(player, "types.aura", [option_of(game, one) for one in things], about=card, topic="enchant")
            return
        next_card(entering)
    game.go_past(entering, take_place)


def settled(entering: Enter) -> Thing | None:
    """What an Aura will be attached to, where that was settled before it enters."""
    if entering.holder < 0 and entering.enchanted < 0:
        return None
    return Thing(entering.holder, entering.enchanted)


def next_card(entering: Enter) -> None:
    """On to the next card that enters."""
    entering.which += 1
    entering.ability = 0


@rule("types.aura")
def take_place(game: Magic, entering: Enter) -> None:
    """The Aura will be attached to that."""
    card = entering.cards[entering.which]
    thing = thing_of(game, game.answer)
    game.attached[card] = thing.card
    game.attached_player[card] = thing.player
    next_card(entering)
    game.go_to(entering, choose_entering)


@rule("zones.enters-the-battlefield", at_work=("zones.put-onto-battlefield", "types.permanent"))
def enter_all(game: Magic, entering: Enter) -> None:
    """All of them enter the battlefield together."""
    if entering.cards:
        arrive(game, entering.cards, entering.player, entering.tapped, settled(entering))
