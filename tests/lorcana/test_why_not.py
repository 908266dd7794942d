"""Why not: the reason and the rule for everything that is not on the list of options."""

from __future__ import annotations

import pytest

from mulligan.kernel.options import Option
from mulligan.lorcana.play import cannot_play
from mulligan.lorcana.refusals import FORBIDDEN_TO_PLAY, NOT_IN_HAND, OK, RULES, TOO_LITTLE_INK, WANTED
from mulligan.lorcana.terms import BY_INK
from support import Story, rule

MINE = {
    "ink": 2,
    "hand": [
        {"card": "Stitch - New Dog", "as": "dog"},
        {"card": "Hades - King of Olympus", "as": "hades"},
        {"card": "Be Prepared", "as": "song"},
        {"card": "Look at This Family", "as": "family"},
        {"card": "Stitch - Rock Star", "as": "star"},
    ],
    "play": [
        {"card": "Lilo - Making a Wish", "as": "lilo"},
        {"card": "Mickey Mouse - True Friend", "as": "wet", "drying": True},
        {"card": "Minnie Mouse - Always Classy", "as": "tired", "exerted": True},
        {"card": "Gaston - Arrogant Hunter", "as": "gaston"},
        {"card": "Ariel - On Human Legs", "as": "ariel"},
        {"card": "Lantern", "as": "lantern", "exerted": True},
        {"card": "RLS Legacy - Solar Galleon", "as": "ship"},
        {"card": "Agrabah - Marketplace", "as": "market"},
    ],
    "discard": [{"card": "Break", "as": "gone"}, {"card": "De Vil Manor - Cruella's Estate", "as": "ruin"}],
}
THEIRS = {
    "hand": [{"card": "Smash", "as": "secret"}],
    "play": [
        {"card": "Maui - Hero to All", "as": "maui", "exerted": True},
        {"card": "Simba - Protective Cub", "as": "guard", "exerted": True},
        {"card": "Pongo - Ol' Rascal", "as": "flying", "exerted": True},
        {"card": "Genie - The Ever Impressive", "as": "ready"},
        {"card": "Dinglehopper", "as": "fork"},
        {"card": "Aladdin - Prince Ali", "as": "warded"},
    ],
}


@pytest.fixture
def story() -> Story:
    return Story("lorcana", {"a": MINE, "b": THEIRS})


@pytest.mark.parametrize(
    ("verb", "card", "target", "text", "reason"),
    [
        ("ink", "hades", "", "", "no-inkwell-symbol"),
        ("ink", "gone", "", "", "not-in-hand"),
        ("ink", "secret", "", "", "not-in-hand"),
        ("play", "hades", "", "ink", "too-little-ink"),
        ("play", "secret", "", "ink", "not-in-hand"),
        ("play", "lilo", "", "ink", "not-in-hand"),
        ("play", "dog", "lilo", "shift", "no-shift"),
        ("play", "star", "lilo", "shift", "nothing-to-shift-onto"),
        ("play", "star", "", "shift", "nothing-to-shift-onto"),
        ("play", "star", "dog", "shift", "nothing-to-shift-onto"),
        ("play", "dog", "lilo", "sing", "not-a-song"),
        ("play", "family", "lilo", "sing", "singer-too-cheap"),
        ("play", "song", "lilo", "sing", "singer-too-cheap"),
        ("play", "song", "ariel", "sing", "effect-forbids-singing"),
        ("play", "song", "wet", "sing", "still-drying"),
        ("play", "song", "tired", "sing", "exerted-already"),
        ("play", "song", "maui", "sing", "not-a-character"),
        ("play", "song", "market", "sing", "not-a-character"),
        ("play", "song", "", "sing-together", "no-sing-together"),
        ("play", "family", "", "sing-together", "too-few-voices"),
        ("quest", "wet", "", "", "still-drying"),
        ("quest", "tired", "", "", "exerted-already"),
        ("quest", "gaston", "", "", "reckless-cannot-quest"),
        ("quest", "maui", "", "", "not-yours"),
        ("quest", "market", "", "", "not-a-character"),
        ("quest", "dog", "", "", "not-in-play"),
        ("challenge", "lilo", "maui", "", "bodyguard-first"),
        ("challenge", "lilo", "flying", "", "target-has-evasive"),
        ("challenge", "lilo", "ready", "", "target-is-ready"),
        ("challenge", "lilo", "gaston", "", "not-opposing"),
        ("challenge", "lilo", "fork", "", "neither-character-nor-location"),
        ("challenge", "lilo", "gone", "", "not-in-play"),
        ("challenge", "wet", "guard", "", "still-drying"),
        ("challenge", "tired", "guard", "", "exerted-already"),
        ("challenge", "maui", "lilo", "", "not-yours"),
        ("challenge", "ship", "guard", "", "not-a-character"),
        ("challenge", "dog", "guard", "", "not-in-play"),
        ("move", "lilo", "ship", "", "too-little-ink"),
        ("move", "lilo", "tired", "", "not-a-location"),
        ("move", "maui", "market", "", "not-yours"),
        ("move", "lantern", "market", "", "not-a-character"),
        ("move", "dog", "market", "", "not-in-play"),
        ("move", "lilo", "ruin", "", "not-in-play"),
        ("use", "lilo", "", "", "no-such-ability"),
        ("end", "", "", "", "reckless-must-challenge"),
        ("choose", "warded", "", "", "has-ward"),
        ("choose", "maui", "", "", "not-asked-now"),
        ("nonsense", "lilo", "", "", "not-asked-now"),
    ],
)
def test_a_refusal_says_why_and_by_which_rule(
    story: Story, verb: str, card: str, target: str, text: str, reason: str
) -> None:
    refusal = story.why_not("a", verb, card, target, text)
    assert refusal is not None
    assert refusal.message == reason
    assert refusal.rule == WANTED.get((verb, reason), RULES[reason])
    assert (refusal.card, refusal.target) == (story.card(card), story.card(target))


@pytest.mark.parametrize(
    ("verb", "card", "target", "text"),
    [
        ("ink", "dog", "", ""),
        ("play", "dog", "", "ink"),
        ("quest", "lilo", "", ""),
        ("challenge", "lilo", "guard", ""),
        ("move", "lilo", "market", ""),
    ],
)
def test_what_may_be_done_is_not_refused(story: Story, verb: str, card: str, target: str, text: str) -> None:
    assert story.why_not("a", verb, card, target, text) is None
    refusal = story.why_not("b", verb, card, target, text)
    assert refusal is not None
    assert refusal.message == "not-your-turn"
    assert refusal.rule == ("play.active-from-hand" if verb == "play" else "turn.actions-any-order")


@rule("lorcana", "play.active-from-hand")
def test_a_card_in_another_hand_is_refused_as_not_in_yours_also_when_it_is_known(story: Story) -> None:
    story.game.known[story.card("secret")] |= 1
    refusal = story.why_not("a", "play", "secret", text="ink")
    assert refusal is not None
    assert refusal.message == NOT_IN_HAND


@rule("lorcana", "golden.cannot-beats-can")
def test_a_card_that_an_effect_forbids_is_refused_for_that() -> None:
    ban = {"fullName": "Ban", "type": "Item", "cost": 1, "notation": ["always(cannot_play(character))"]}
    mine = {"ink": 2, "hand": [{"card": "Stitch - New Dog", "as": "dog"}]}
    story = Story("lorcana", {"a": mine, "b": {"play": ["Ban"]}}, cards=[ban])
    refusal = story.why_not("a", "play", "dog", text="ink")
    assert refusal is not None
    assert refusal.message == FORBIDDEN_TO_PLAY


@rule("lorcana", "play.choose-how")
def test_singing_and_shifting_without_saying_who_is_refused_for_that() -> None:
    hand = [{"card": "Be Prepared", "as": "song"}, {"card": "Stitch - Rock Star", "as": "star"}]
    mine = {"hand": hand, "play": [{"card": "Stitch - New Dog", "as": "dog"}]}
    story = Story("lorcana", {"b": {}, "a": mine}, active="a")
    for card, how, reason in (("song", "sing", "not-a-character"), ("star", "shift", "nothing-to-shift-onto")):
        refusal = story.why_not("a", "play", card, text=how)
        assert refusal is not None
        assert refusal.message == reason


@rule("lorcana", "use.steps")
def test_an_ability_of_another_players_card_is_refused(story: Story) -> None:
    refusal = story.kind.why_not(story.game, 0, Option("use", story.card("fork"), ability=1))
    assert refusal is not None
    assert refusal.message == "not-yours"


@rule("lorcana", "play.whole-or-not")
def test_just_enough_ink_is_enough() -> None:
    for ink, why in ((2, TOO_LITTLE_INK), (3, OK)):
        story = Story("lorcana", {"a": {"ink": ink, "hand": [{"card": "Smash", "as": "smash"}]}, "b": {}})
        assert cannot_play(story.game, 0, story.card("smash"), BY_INK, -1) == why


@rule("lorcana", "ink.once")
def test_a_second_card_for_the_inkwell_is_refused(story: Story) -> None:
    story.do("a", "ink", card="dog")
    refusal = story.why_not("a", "ink", "star")
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("inked-already", "ink.once")


@pytest.mark.parametrize(
    ("edition", "rules"),
    [
        ("2024-05-20", ["4.3.8.2", "5.1.1", "7.5.5", "7.5.5"]),
        ("2025-03-14", ["4.3.8.2", "5.1.1", "7.5.3.2", "7.5.3.2"]),
        ("2025-07-04", ["4.3.8.2", "5.1.1", "7.5.3.2", "7.5.3.2"]),
    ],
)
@rule("lorcana", "use.pay", "use.dry", "cards.ready")
def test_an_ability_whose_cost_cannot_be_paid_is_refused_by_the_rule_of_what_is_missing(
    edition: str, rules: list[str]
) -> None:
    cook = {"fullName": "Cook - Test", "type": "Character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1}
    cook |= {"notation": ["use(by(banish(chosen(item(yours)))), draw(1))"]}
    mine = [
        {"card": "Elsa - Snow Queen", "as": "wet", "drying": True},
        {"card": "Elsa - Snow Queen", "as": "tired", "exerted": True},
        {"card": "Cook - Test", "as": "cook"},
    ]
    story = Story("lorcana", {"a": {"play": mine}, "b": {}}, edition=edition, cards=[cook])
    poor = Story("lorcana", {"a": {"play": [{"card": "Magic Mirror", "as": "mirror"}]}, "b": {}}, edition=edition)
    refusals = [
        told.kind.why_not(told.game, 0, Option("use", told.card(alias), ability=1))
        for told, alias in ((story, "wet"), (story, "tired"), (poor, "mirror"), (story, "cook"))
    ]
    assert [refusal.message for refusal in refusals if refusal is not None] == [
        "still-drying",
        "exerted-already",
        "too-little-ink",
        "cost-cannot-be-paid",
    ]
    ledger = story.game.own_match.ledger
    assert [ledger.numbers(refusal.rule)[0] for refusal in refusals if refusal is not None] == rules


@pytest.mark.parametrize(
    ("verb", "card", "target", "text", "number"),
    [
        ("quest", "wet", "", "", "4.3.5.5"),
        ("quest", "tired", "", "", "4.3.5.7"),
        ("quest", "market", "", "", "4.3.5.1"),
        ("quest", "gaston", "", "", "10.5.2"),
        ("challenge", "wet", "guard", "", "4.3.6.6"),
        ("challenge", "tired", "guard", "", "4.3.6.6"),
        ("challenge", "market", "guard", "", "4.3.6.1"),
        ("challenge", "lilo", "ready", "", "4.3.6.7"),
        ("challenge", "lilo", "flying", "", "10.4.1"),
        ("challenge", "lilo", "maui", "", "10.2.3"),
        ("move", "maui", "market", "", "4.3.7.1"),
        ("move", "lilo", "ship", "", "4.3.7.4"),
        ("ink", "hades", "", "", "4.3.3.1"),
        ("play", "hades", "", "ink", "4.3.4.6"),
        ("play", "star", "lilo", "shift", "10.8.1"),
        ("play", "song", "lilo", "sing", "6.3.3.3"),
        ("play", "song", "tired", "sing", "6.3.3.3"),
        ("play", "family", "", "sing-together", "10.10.3"),
        ("end", "", "", "", "10.5.3"),
    ],
)
def test_the_rule_of_a_refusal_is_the_one_about_what_was_wanted(
    story: Story, verb: str, card: str, target: str, text: str, number: str
) -> None:
    refusal = story.why_not("a", verb, card, target, text)
    assert refusal is not None
    assert number in story.game.own_match.ledger.numbers(refusal.rule)


@rule("lorcana", "move.declare")
def test_moving_where_one_is_already_is_refused(story: Story) -> None:
    story.do("a", "move", card="lilo", target="market")
    refusal = story.why_not("a", "move", "lilo", "market")
    assert refusal is not None
    assert refusal.message == "already-there"


@rule("lorcana", "zones.hand-private")
def test_a_refusal_says_the_same_of_every_hidden_card() -> None:
    """Otherwise asking would tell what the card is."""
    told = set()
    for card in ("Smash", "Stitch - New Dog", "Hades - King of Olympus", "Agrabah - Marketplace"):
        story = Story("lorcana", {"a": {"ink": 9}, "b": {"hand": [{"card": card, "as": "secret"}]}})
        for verb in ("ink", "play", "quest", "challenge", "move", "use", "choose"):
            refusal = story.why_not("a", verb, "secret")
            assert refusal is not None
            told.add((verb, refusal.message, refusal.rule))
    assert len(told) == 7


def test_every_reason_has_a_rule_of_some_edition() -> None:
    from mulligan import games
    from mulligan.kernel.rules import ledger

    known = {name for edition in games.kind("lorcana").editions for name in ledger("lorcana", edition).by_rule}
    assert {reason: name for reason, name in RULES.items() if name not in known} == {}
