"""Entering the battlefield with a choice: as a copy, with a colour or type, an Aura that was not cast."""

from __future__ import annotations

from mulligan.kernel.frames import Plain, scope
from mulligan.kernel.rules import rule
from mulligan.magic.acts import own_scope
from mulligan.magic.casting import scope_of
from mulligan.magic.printed import AURA
from mulligan.magic.protection import protected
from mulligan.magic.state import Magic
from mulligan.magic.targets import option_of, thing_of
from mulligan.magic.zones import arrive


@rule("zones.enters-the-battlefield")
def choose_entering(game: Magic, frame: Plain) -> None:
    """What is chosen as permanents enter is chosen, one after the other. Frame: which card, which of its abilities."""
    own = scope_of(frame)
    frame.b = max(frame.b, 0)
    while frame.a < len(own.it):
        card = own.it[frame.a]
        abilities = game.cards[game.printed[card]].as_enters
        if frame.b < len(abilities):
            player = own.player if own.player >= 0 else game.owner[card]
            ability = abilities[frame.b]
            frame.b += 1
            frame.pc -= 1
            game.resolve(ability.effect.id, scope(card, ability.id, player))
            return
        printed = game.cards[game.face[card]]
        if printed.subtypes & AURA and own.other == -1 and printed.enchant is not None:
            whose = own_scope(game, card)
            whose.player = own.player if own.player >= 0 else game.owner[card]
            things = [
                one for one in printed.enchant.what.cards(game, whose) if one < 0 or not protected(game, one, card)
            ]
            if not things:
                own.it.pop(frame.a)  # it stays where it is
                frame.b = 0
                continue
            game.ask(whose.player, "types.aura", [option_of(game, one) for one in things], about=card, topic="enchant")
            return
        frame.a += 1
        frame.b = 0
    frame.pc += 1


@rule("types.aura")
def take_place(game: Magic, frame: Plain) -> None:
    """The Aura will be attached to that."""
    own = scope_of(frame)
    game.attached[own.it[frame.a]] = thing_of(game.answer)
    frame.pc -= 2
    frame.a += 1
    frame.b = 0


@rule("zones.enters-the-battlefield", "zones.put-onto-battlefield", "types.permanent")
def enter_all(game: Magic, frame: Plain) -> None:
    """All of them enter the battlefield together."""
    own = scope_of(frame)
    if own.it:
        arrive(game, own.it, own.player, own.number == 1, own.other)
