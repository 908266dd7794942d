"""What a spell costs besides or instead of its mana cost: kicker and buyback, flashback from a graveyard."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.options import CHOOSE, NO, YES, Option
from mulligan.kernel.rules import rule
from mulligan.magic import payment
from mulligan.magic.mana import ManaCost
from mulligan.magic.procedures import CastSpell
from mulligan.magic.state import Magic
from mulligan.magic.terms import GRAVEYARD, HAND


def cost_to_cast(game: Magic, card: i64) -> ManaCost:
    """The mana cost a card would be cast for from where it is, without what may be paid besides."""
    # rule: cost.mana-cost
    printed = game.cards[game.face[card]]
    if printed.flashback is not None and game.zone[card] == GRAVEYARD:
        return printed.flashback.mana
    return printed.cost


def spell_cost(game: Magic, card: i64) -> ManaCost:
    """The mana cost of a spell that is being cast, with its kicker as often as that is paid."""
    # rule: cost.mana-cost cost.additional
    printed = game.cards[game.face[card]]
    cost = printed.cost
    if game.flashed[card] and printed.flashback is not None:
        cost = printed.flashback.mana
    if game.kicked[card] > 0 and printed.kicker is not None:
        return ManaCost(cost.text + printed.kicker.mana.text * game.kicked[card])
    return cost


@rule("cost.additional")
def choose_kicker(game: Magic, cast: CastSpell) -> None:
    """Whether the kicker or buyback is paid, or how often the multikicker is, is announced."""
    card = cast.card
    kicker = game.cards[game.face[card]].kicker
    if kicker is None:
        game.idle()
        game.go_past(cast, take_kicker)
        return
    purse = payment.purse_of(game, cast.player)
    base = "" if cast.free else spell_cost(game, card).text
    most: i64 = 0
    while (kicker.many or most < 1) and payment.affordable(
        purse, ManaCost(base + kicker.mana.text * (most + 1)), 0, cast.less
    ):
        most += 1
    if most == 0:
        game.idle()
        game.go_past(cast, take_kicker)
        return
    options = [Option(YES), Option(NO)]
    if kicker.many:
        options = [Option(CHOOSE, number=number) for number in range(most + 1)]
    game.ask(cast.player, "cost.additional", options, about=card, topic="kicker")


@rule("cost.additional")
def take_kicker(game: Magic, cast: CastSpell) -> None:
    """It is paid as an additional cost."""
    answer = game.answer
    game.kicked[cast.card] = answer.number if answer.verb == CHOOSE else 1 if answer.verb == YES else 0


def bought_back(game: Magic, card: i64) -> bool:
    """Whether a spell that has resolved returns to its owner's hand because its buyback was paid."""
    kicker = game.cards[game.face[card]].kicker
    return kicker is not None and kicker.buyback and game.kicked[card] > 0


def destination(game: Magic, card: i64) -> i64:
    """Where an instant or sorcery goes once it has resolved."""
    # rule: stack.resolve-spell golden.card-over-rulebook
    return HAND if bought_back(game, card) and not game.flashed[card] else GRAVEYARD
