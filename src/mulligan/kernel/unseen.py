"""Out of sight: what somebody knew of cards among which another has chosen unseen."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.game import Game


def lose_sight(game: Game, cards: list[int], zone: i64, seers: i64) -> None:
    """Cards are about to leave their owners' piles of a zone face down, and only some (as bits) see which they are.

    Everybody else knows neither what has gone nor what is left, whatever they knew before.
    """
    for owner in range(game.match.seats):
        pile = game.pile(owner, zone)
        for card in cards:
            if card in pile:
                mix_up(game, pile, owner, seers)
                break


def mix_up(game: Game, cards: list[int], owner: i64, seers: i64) -> None:
    """Cards of a player have changed places: who did not see how does not know which is which, unless all are equal."""
    for player in range(game.match.seats):
        if (seers >> player) & 1 == 0 and not game.looks_along(player, owner) and not all_alike(game, cards, player):
            for card in cards:
                game.known[card] &= ~(1 << player)


def all_alike(game: Game, cards: list[int], player: i64) -> bool:
    """Whether a player knows all of these cards, and all have the same face."""
    for card in cards:
        if not game.knows(player, card) or game.printed[card] != game.printed[cards[0]]:
            return False
    return True


def known_to_all(game: Game, cards: list[int]) -> bool:
    """Whether every player knows all of these cards."""
    for player in range(game.match.seats):
        for card in cards:
            if not game.knows(player, card):
                return False
    return True
