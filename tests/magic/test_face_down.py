"""Cards face down: nobody but who controls one knows what it is, in views, imagined games, logs and saves."""

from __future__ import annotations

from tests.magic.blocks import KIND, play, row
from tests.support import rule

from mulligan.kernel.chance import chance
from mulligan.magic.catalog import catalog
from mulligan.magic.imports import facts_from_json
from mulligan.magic.table import MagicGame, make_match, new_game
from mulligan.magic.terms import FACE_DOWN

CARDS = [
    row("Hidden Ogre", "{4}{R}", "Creature — Ogre", "Haste\nMorph {2}{R}", "5/4"),
    row("Hidden Cat", "{3}{R}", "Creature — Cat", "Morph—Discard a card.", "3/3"),
    row(
        "Hidden Elf",
        "{2}{R}",
        "Creature — Elf",
        "Morph {R}\nWhen Hidden Elf is turned face up, it deals 1 damage to target creature or player.",
        "1/1",
    ),
    row("Cover Up", "{R}", "Sorcery", "Turn target creature with morph face down."),
    row("Go Home", "{R}", "Instant", "Return target creature to its owner's hand."),
    row("Not That", "{R}", "Instant", "Counter target spell."),
    row("Peer Under", "{R}", "Sorcery", "Look at target face-down creature. Draw a card."),
    row("For A While", "{1}{R}", "Sorcery", "Gain control of target creature until end of turn. Untap that creature."),
    row("Sleeve", "{1}{R}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."),
    row("Open Book", "{R}", "Sorcery", "Target opponent reveals their hand. Draw a card."),
]


@rule("magic", "golden.card-over-rulebook")
def test_everything_holds_in_games_with_face_down_cards() -> None:
    taken = play(CARDS, ["Mountain"], 3, 11)
    assert taken["cast-face-down"] > 5
    assert taken["turn-face-up"] > 5


def masked() -> MagicGame:
    """A game in which player a has cast a creature face down."""
    cards = catalog().copy()
    for one in CARDS[:3]:
        cards.add(facts_from_json(one))
    deck = ["Hidden Ogre", "Hidden Cat", "Hidden Elf"] * 8 + ["Mountain"] * 30
    match = make_match(["a", "b"], [deck, deck], cards)
    match.kind = KIND
    game = new_game(match, 5, True)
    luck = chance(5)
    while not any(game.down[card] for card in game.in_play()):
        decision = game.decision
        assert decision is not None
        best = [i for i, one in enumerate(decision.options) if one.verb in ("play", "cast-face-down", "keep")]
        game.choose_number(best[0] if best and decision.player == 0 else luck.below(1))
    return game


@rule("magic", "zones.battlefield")
def test_who_controls_it_knows_it_and_others_do_not() -> None:
    game = masked()
    card = next(one for one in game.in_play() if game.down[one])
    real = game.cards[game.printed[card]].name
    owner, other = (KIND.view(game, player)["players"][0]["battlefield"] for player in (0, 1))
    mine = next(one for one in owner if one.get("face_down"))
    theirs = next(one for one in other if one.get("face_down"))
    assert (mine["name"], mine["hides"], mine["id"]) == (FACE_DOWN, real, card)
    assert (theirs["name"], "hides" in theirs, theirs["power"], theirs["toughness"]) == (FACE_DOWN, False, 2, 2)
    assert theirs["id"] >= len(game.printed)
    assert "printed_power" not in theirs


@rule("magic", "zones.battlefield")
def test_the_other_player_imagines_any_card_that_could_lie_there() -> None:
    game = masked()
    real = {game.cards[game.printed[card]].name for card in game.in_play() if game.down[card]}
    seen = set()
    for seed in range(60):
        new = KIND.imagine(game, 1, chance(seed))
        assert isinstance(new, MagicGame)
        for card in new.in_play():
            if new.down[card]:
                assert new.cards[new.printed[card]].morph is not None
                seen.add(new.cards[new.printed[card]].name)
        own = KIND.imagine(game, 0, chance(seed))
        assert isinstance(own, MagicGame)
        assert {own.cards[own.printed[card]].name for card in own.in_play() if own.down[card]} == real
    assert seen == {"Hidden Ogre", "Hidden Cat", "Hidden Elf"}


@rule("magic", "ending.concede")
def test_at_the_end_all_see_what_it_was() -> None:
    game = masked()
    card = next(one for one in game.in_play() if game.down[one])
    assert not game.knows(1, card)
    game.concede(1)
    assert game.knows(1, card)
