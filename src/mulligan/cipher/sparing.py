"""What happens instead of a unit's destruction: it is not destroyed then."""

from __future__ import annotations

from mulligan.cardlang.control import May
from mulligan.cardlang.nodes import Effect
from mulligan.cipher.acts import fell, spared_by, ways_to_spare
from mulligan.cipher.columns import Grant
from mulligan.cipher.procedures import Sparing
from mulligan.cipher.state import Cipher
from mulligan.kernel.frames import Scope
from mulligan.kernel.options import CHOOSE, NO, Option
from mulligan.kernel.rules import rule


def optional(game: Cipher, grant: Grant) -> bool:
    """Whether somebody may leave it at the destruction."""
    return isinstance(game.nodes[grant.node], May)


def destroy_after_all(game: Cipher, sparing: Sparing) -> None:
    """Nothing else happens: the unit is destroyed, and whatever has destroyed it did so."""
    scope = sparing.scope
    if fell(game, sparing.card, sparing.orbs, sparing.source, sparing.ability, sparing.flags) and scope is not None:
        count_in(scope, sparing.card)


def count_in(scope: Scope, card: int) -> None:
    """A unit is one of those that a skill has destroyed."""
    scope.it = [*scope.it, card]
    scope.done += 1


@rule("replacement.instead", at_work=("keyword.destroy",))
def ask_to_spare(game: Cipher, sparing: Sparing) -> None:
    """Whose skill it is says what happens instead of the destruction; where it is optional, whether anything does."""
    if not game.is_unit(sparing.card) or game.destroyed[sparing.card] != 0:
        game.finish(sparing)
        return
    found = ways_to_spare(game, sparing.card, sparing.flags)
    if not found:
        destroy_after_all(game, sparing)
        game.finish(sparing)
        return
    options = [Option(CHOOSE, grant.source, number=i) for i, grant in enumerate(found)]
    if all(optional(game, grant) for grant in found):
        options.append(Option(NO))
    game.ask(found[0].player, "replacement.instead", options, about=sparing.card, topic="spare")


@rule("replacement.instead", at_work=("keyword.destroy",))
def spare(game: Cipher, sparing: Sparing) -> None:
    """What was picked happens, and the unit is not destroyed; or it is."""
    if game.answer.verb == NO:
        destroy_after_all(game, sparing)
        return
    grant = ways_to_spare(game, sparing.card, sparing.flags)[game.answer.number]
    sparing.node = grant.node
    sparing.giver = grant.source
    effect = game.nodes[grant.node]
    assert isinstance(effect, Effect)
    if isinstance(effect, May):
        effect = effect.effect
    game.note("replaced", grant.player, sparing.card, rule="replacement.instead")
    game.resolve(effect.id, spared_by(grant, sparing.card))


@rule("replacement.instead")
def end_sparing(game: Cipher, sparing: Sparing) -> None:
    """Until all of it has happened, the same skill spares nobody else from what happens by it."""
    game.idle()
