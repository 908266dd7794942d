"""Shapes of sentences that cards not seen yet may have: our own sentences with names of nobody, and what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulligan.lorcana.grammar.texts import TextRefused, compile_text
from mulligan.lorcana.imports import facts_from_json
from support import Story, in_parcels, result_of, rule

# The type of the card, a line of it, and what it says.
SHAPES = [tuple(one.splitlines()) for one in (Path(__file__).parent / "shapes.txt").read_text("utf-8").split("\n\n")]
REFUSED = [
    # One of yours, or all of them?
    "Exert your Knight character.",
    "Deal 1 damage to your character.",
    # Than you, or than the player who was spoken of?
    "Chosen player draws 2 cards. Each other player draws a card.",
    "Each player discards a card. Each other player draws a card.",
    # Others did it.
    "Chosen player discards a card. If you discarded a song this way, draw a card.",
    # Who may do it and does not is not unable to.
    "Chosen opponent may discard a card. If they can't, gain 1 lore.",
    "You may banish chosen item of yours. If you can't, draw a card.",
    # Than if there is an item, or than if it was banished?
    "If you have an item in play, you may banish chosen item of yours. If you do, draw a card. Otherwise, gain 1 lore.",
    # Chosen by you, or by them?
    "Each opponent loses lore equal to the {L} of chosen character of yours.",
    "Each opponent exerts chosen character of yours.",
    "Chosen opponent banishes chosen character of theirs.",
    # Others than each of them: no number is right for all.
    "Your characters get +1 {S} this turn for each other character you have in play.",
    # Who has taken too much damage is banished only afterwards.
    "Deal 2 damage to chosen character. If a character is banished this way, draw a card.",
    "Deal 1 damage to each character. Draw a card for each character banished this way.",
    # Both, or only the second?
    "Draw a card and gain 1 lore if you have a Gardener character in play.",
    # Instead of what?
    "If you have a Gardener character in play, draw 2 cards instead.",
    # As many as the event tells, or as many as were drawn since?
    "Whenever an opponent discards 1 or more cards, draw a card, then gain 1 lore for each card discarded.",
    # Asked before anybody is chosen.
    "Choose a character. If they're damaged, banish them.",
    "Deal 1 damage to chosen character if they're exerted.",
    "Exert all characters if they're damaged.",
    # If you do what? In place of what?
    "If you do, draw a card.",
    "You may choose and discard a card. Draw a card. If you do, draw 2 cards instead.",
    # Less than what?
    "Banish chosen character with less {S}.",
    # For each of them so much Evasive?
    "Chosen character gains Evasive this turn for each item you have in play.",
    # Of which of the two?
    "Banish chosen character and chosen item. Their player draws a card.",
    "Banish chosen character and chosen item. Draw a card for each character banished this way.",
    "Deal 1 damage to chosen character and chosen location. It gets +1 {W} this turn.",
    # The cards of which player, of which only how many is known?
    "Each player discards a card at random. Draw a card for each character card discarded this way.",
    # In their hand, or where?
    "Chosen opponent reveals their hand. If they have a song card, draw a card.",
    # What was banished, or this card?
    "If this card is in your discard, you may banish chosen item of yours to return it to your hand.",
    # Chosen only if there is one; of which kind; each time another?
    "If you have an item in play, exert chosen character and chosen item. Otherwise, exert that character.",
    "Exert up to 2 chosen characters and up to 2 chosen items. Ready one of them.",
    "For each opponent, choose a character. Banish it.",
    # Of all opponents' together, or of each?
    "Deal 2 damage to each opponent's character with the highest cost.",
    # Which characters, that are nowhere?
    "Banish the characters.",
    # Of which of them?
    "Exert your characters. For each one exerted this way, deal damage equal to their {S} to chosen location.",
    # Nobody was spoken of.
    "Return that card to your hand.",
    "Put it into your hand.",
    "Draw a card. If it's a character card, gain 1 lore.",
    "Each player draws a card. They gain 1 lore.",
    # Instead of what? Otherwise than what?
    "Deal 2 damage to chosen character instead.",
    "Draw a card. Otherwise, gain 1 lore.",
    "If you have a Gardener character in play, draw a card. Gain 1 lore instead.",
    "If you have an item in play, draw a card. If it isn't, gain 1 lore.",
    # Which of those looked at went where is not remembered.
    "Look at the top 3 cards of your deck. Put 1 into your hand and the rest on the bottom. If you do, gain 1 lore.",
    "Look at the top 4 cards of your deck. Put any number into your discard and the rest back. Draw that many cards.",
    "Look at the top card of your deck. You may put it into your discard. If it's a character card, gain 1 lore.",
    # What it was in play, where it no longer is.
    "Banish chosen item. If it's exerted, draw a card.",
    "Return chosen character to their player's hand. If they have Evasive, draw a card.",
    # All of them, or one? Both, or the first?
    "Ready your Gardener characters. If they're damaged, draw a card.",
    "Exert chosen character and chosen item. They can't ready at the start of their next turn.",
    # No keywords.
    "Chosen character gains Shimmering this turn.",
    # How many cards?
    "Return cards at random from your inkwell to your hand.",
    "Draw cards.",
    "Gain lore.",
    # Which of the conditions belong together?
    "If you have an item in play and it's your turn or you have a location in play, draw a card.",
    # Cards of others, who play them.
    "Play a character from chosen opponent's discard for free.",
    "Chosen opponent reveals the top card of their deck. If it's an item card, you may play it for free.",
    # To a location, and with what is in play.
    "Move chosen character of yours to another chosen character of yours.",
    # Where it no longer has any.
    "Banish chosen damaged character. Draw a card for each damage on them.",
    # Not only its name.
    "Chosen character loses Vanish this turn.",
    # Up or down?
    "Each opponent loses half their lore.",
    # Of several players, which of them did not?
    "Each player exerts one of their ready characters. If you can't, lose 1 lore.",
    "You and each opponent discard a card. If you discarded a song this way, draw 2 cards.",
    # In which challenge?
    "Chosen character of yours can challenge ready characters this turn. They take no damage from the challenge.",
    # Asked now, or in that turn?
    "Chosen opposing character can't quest during their next turn unless you have an item in play.",
    # All of them, or as many as fit?
    "Banish all characters with total cost 5 or less.",
    "Banish 2 chosen characters with total cost 5 or less.",
    # Whose of them?
    "Each player reveals the top card of their deck. Deal damage equal to that card's cost to chosen character.",
    # Of which name? Nothing was named, and nobody spoken of.
    "Return all character cards with that name from your discard to your hand.",
    "Opponents can't play that card until the start of your next turn.",
    # Into whose? Cards go to piles of their own player.
    "Return chosen opposing character to your hand.",
    "Put chosen character into your inkwell facedown and exerted.",
    "Chosen opponent reveals their hand. Choose a card from it and put it into your hand.",
    "Look at the top 2 cards of chosen opponent's deck. Put one into your hand and the other into their discard.",
    # One of each, or one of all?
    "Return a card from each player's discard to their hand.",
    "Put up to 2 cards from each opponent's discard on the bottom of their deck.",
    # It is paid for by then.
    "You pay 2 {I} less to play this action.",
    # For each opponent of all players who did?
    "Each player may draw a card. Gain 1 lore for each opponent who does.",
    # Of what was done before, nobody remembers how much.
    "Remove up to 3 damage from chosen character. Draw a card. Gain 1 lore for each damage removed this way.",
    "Discard any number of cards. Each opponent loses 1 lore. Draw a card for each card discarded this way.",
    (
        "Put the top 3 cards of your deck into your discard."
        " Deal 1 damage to chosen character for each song card put into your discard this way."
    ),
    # All of them, or each for itself?
    "Draw a card unless each opponent discards a card.",
    # Which of the two was done?
    "You may banish chosen item. Gain 1 lore. If you do, draw a card.",
    # And whose are the others?
    "Banish all opposing Pirate characters or characters with cost 3 or less.",
    # Chosen anew if it is not done, and chosen before if it is.
    "If you have an item in play, you may draw a card. If you don't, banish chosen item.",
    # Whose piles? What is another's goes to none of yours, and what is yours to none of others'.
    "Look at the top 4 cards of your deck. Put one into your hand and the rest on the bottom of each opponent's deck.",
    "Put chosen item on the bottom of its player's deck. Then, that player reveals a card and puts it into your hand.",
    # Until who has so many?
    "Each opponent discards cards until you have 3 cards in your hand.",
    "Draw cards until they have 3 cards in their hand.",
    # No card is both.
    "Banish one of your opposing characters.",
    # No such card was spoken of.
    "Exert chosen character. Banish the exerted item.",
    "Remove up to 1 damage from each of your characters. Ready each item you removed damage from this way.",
    # What may be another's goes to no pile of yours.
    "Exert chosen opposing character. Return it to your hand.",
    "Chosen character gains Rush this turn. At the end of your turn, return them to your hand.",
    "Choose a character. Put them into your inkwell facedown and exerted.",
    "Each player puts the top card of their deck into your inkwell facedown and exerted.",
    # One that is both, or one of each, or all of the second?
    "Banish chosen Gardener and Pilot character.",
    "Exert opposing character.",
    # Whose hand, whose deck?
    "Discard their hand.",
    "Each opponent shuffles your deck.",
    "Each player reveals your hand.",
    # Who does what?
    "Each player may play a character for free. If you do, draw a card.",
    "Chosen opponent may play a character for free. If you don't, draw 2 cards.",
    "You may discard a card. If you do, each opponent discards a card. If they don't, draw a card.",
    "You may remove up to 2 damage from chosen character. If they removed damage this way, draw a card.",
    # At what price?
    "Move one of your characters to a location.",
    # Which number? Who was dealt damage?
    "Return all characters with that cost to their players' hands.",
    "Exert chosen character. Draw a card for each character damaged this way.",
    "Deal 2 damage to each opposing character. Draw a card for each item damaged this way.",
    # Of which others?
    "Each character without the highest {S} in play can't quest this turn.",
    "Return all other characters to their players' hands.",
    "Draw a card for each other character you have in play.",
    # Who draws, where the ability is their player's?
    "Chosen character gains Rush this turn. When they're banished this turn, draw a card.",
    "Chosen character gains Rush this turn. When they challenge a character this turn, deal 1 damage to them.",
    # Which card is this, where others are given an ability?
    "Chosen character of yours gains Rush this turn. When they're banished this turn, return this card to your hand.",
    # As many as were counted, or as were drawn since?
    "Count the number of items you have in play. Draw a card, then gain that much lore.",
    "Pay any amount of {I}. Draw a card. Deal that much damage to chosen character.",
    "Remove up to 3 damage from chosen character. Draw a card. Deal that much damage to another chosen character.",
    # Returned to where?
    "Draw a card. If you have an item in play, return chosen opposing character instead.",
    "Return a character card from your discard to your hand. If you have an item in play, return chosen item instead.",
    # To whose hand?
    "Chosen player returns a card at random from their discard to your hand.",
    # Another kind than what is played.
    "Play an item for free. That character enters play exerted.",
    # Done by them, or by you?
    "Chosen opponent reveals their hand. Choose a song card and have them discard it, then draw a card.",
    "You may have chosen opponent choose and discard a card, then draw a card.",
    # Asked now, or in that turn?
    "Chosen opponent can't play characters during their next turn unless they have no cards in their inkwell.",
    "Opposing characters can't quest during their next turn if you have an item in play.",
    # Of several players each for theirs, or one for all?
    "Exert up to 2 chosen characters. They can't ready at the start of their next turn unless their player pays 2 {I}.",
    # The highest of all in play, or of theirs?
    "Opposing characters with the highest {S} in play gain Reckless this turn.",
    # Which has less by then.
    "Remove up to 3 damage from chosen character. Draw a card for each damage that was on it.",
    # From the discard, or from play?
    "Return an item card from your discard to your hand. If you have a location, return chosen character instead.",
]


def compiled(type: str, line: str) -> list[str]:
    """The notation of a line of a card of a type."""
    return compile_text(line, action=type == "action", type=type)


def notation_of(type: str, line: str) -> str:
    """The same in one line."""
    return " | ".join(compiled(type, line))


@pytest.mark.parametrize("shapes", in_parcels(SHAPES))
def test_a_sentence_says_what_is_meant(shapes: list[tuple[str, str, str]]) -> None:
    found = [(line, result_of(notation_of, kind, line), notation) for kind, line, notation in shapes]
    assert [one for one in found if one[1] != one[2]] == []


# The type of the card, and a line of it.
UNCLEAR = [
    # No opponent, but you.
    (
        "character",
        "Whenever you play an item, if you have more items in play than an opponent, that opponent loses 1 lore.",
    ),
    ("action", "Banish chosen item of yours. That opponent draws a card."),
    # Nobody is there.
    (
        "character",
        (
            "When you play this character, if your opponents have no damaged characters in play,"
            " deal 1 damage to each of them."
        ),
    ),
    # The same as each other?
    ("character", "While you have 3 or more cards with the same cost in your discard, this character gets +1 {L}."),
    # Others than this card, as in the event, or than the one of the event?
    (
        "character",
        "Whenever one of your other characters is banished, if you have no other characters in play, draw a card.",
    ),
    ("item", "Whenever you play another item, you may ready this item and one other item of yours."),
    (
        "character",
        "Whenever one of your other characters quests, this character and your other characters get +1 {S} this turn.",
    ),
    # The one that is gone, or the one of the event?
    (
        "character",
        "Whenever an opponent plays an item, you may banish one of your items. If you do, banish that item.",
    ),
    (
        "character",
        "Whenever an opponent plays a character, you may banish one of your characters. If you do, exert them.",
    ),
    # As it is, or as it was?
    (
        "character",
        "When you play this character and when she's banished, deal damage equal to her {S} to chosen character.",
    ),
    (
        "character",
        "Whenever this character or another character is banished, draw cards equal to this character's {S}.",
    ),
    ("character", "When this character is banished, draw a card for each damage on this character."),
    ("character", "When this character is banished, put the top card of your deck under this character facedown."),
    # Wherever it has gone.
    ("character", "Whenever one of your other characters leaves play, return it to your hand."),
    ("character", "Whenever a character card leaves your discard, put it on the bottom of your deck."),
    ("character", "When this character leaves play, you may play this card for free."),
    # As whom?
    ("action", "Banish chosen character and each other character at the same location."),
    ("character", "Your characters get +1 {S} for each other character at the same location."),
    # No item is ever damaged, no location exerted, neither has Evasive.
    ("action", "Banish all damaged characters and items."),
    ("action", "Banish chosen exerted character or location."),
    ("action", "Return chosen character or location with Evasive to its player's hand."),
    ("action", "Banish chosen character or item with 3 {S} or less."),
    # This card, or those under it?
    (
        "character",
        (
            "Whenever this character quests, put the top card of your deck under her facedown."
            " Then, if there are 4 or more cards under her, put them into your hand."
        ),
    ),
    # Paid now, or then?
    (
        "character",
        (
            "Whenever this character quests, chosen opposing character can't quest during their next turn"
            " unless their player pays 1 {I}."
        ),
    ),
    # Also you, who have not fewer than you?
    ("character", "When you play this character, you and each opponent with fewer cards in hand than you draw a card."),
    # What was asked about, or what was done then?
    (
        "character",
        "At the end of your turn, if you didn't play a character this turn, draw a card. If you did, gain 1 lore.",
    ),
    ("character", "If you don't have an item in play at the end of your turn, draw a card. If you do, gain 1 lore."),
    (
        "character",
        "Whenever this character quests, if you don't have an item in play, draw a card. If you do, gain 1 lore.",
    ),
    # As they were before, or as they are since?
    ("character", "Whenever one of your ready characters is exerted by an opponent, gain 1 lore."),
    ("character", "Whenever an undamaged character is dealt damage, gain 1 lore."),
    ("character", "Whenever one of your damaged characters is dealt damage, gain 1 lore."),
    ("character", "Whenever one of your characters at a location moves, gain 1 lore."),
    ("character", "Whenever this character takes damage while she has no damage, draw a card."),
    # As many as were asked about, or the one that is banished?
    (
        "item",
        (
            "At the start of your turn, if there are 3 or more cards under this item,"
            " banish it and draw that many cards."
        ),
    ),
    # Of a song that was sung by several nothing is known.
    ("character", "Whenever you sing a song, return it to your hand."),
    ("character", "Whenever one or more of your characters sing a song, gain lore equal to its cost."),
    # One of yours, or all of them?
    (
        "character",
        (
            "Whenever an opposing character challenges one of your Knight characters,"
            " your Knight character gets +2 {W} this turn."
        ),
    ),
    ("character", "Your Knight character gets +1 {S}."),
    # Than you, or than the player of the event?
    ("character", "Whenever a player discards a card, each other player gains 1 lore."),
    ("character", "At the start of each player's turn, each other player draws a card."),
    # Of yours, or of anybody's?
    ("character", "{E}, Banish another item — Draw a card."),
    ("character", "{E}, Exert another character named Arlo — Draw a card."),
    ("character", "When you play this character, you may exert another character to draw a card."),
    # Whose: of the one that challenges, or of the other?
    (
        "character",
        "Whenever one of your characters challenges another character, their player discards a card at random.",
    ),
    # In play, or in the discard?
    ("character", "Whenever you play a card, you may return it to your hand."),
    ("character", "Whenever you play an action or item, if it costs 3 or more, draw a card."),
    # Whose? The player of this card is you.
    ("character", "Whenever this character is chosen for an opponent's action, their player discards a card."),
    # A card is no action or item because it may be one; an item gets nothing that only characters get.
    ("character", "Whenever an opponent discards a card, you may play that action for free."),
    ("character", "Whenever this character quests, reveal the top card of your deck. Put that item into your hand."),
    ("character", "Whenever you play a character, you may banish chosen item. If you do, it gains Rush this turn."),
    # In whose discard?
    ("character", "While chosen opponent has 10 or more cards in your discard, this character gains Evasive."),
    ("character", "If you have 5 or more characters in play, you may play this location for free."),
    ("character", "When you play this character, chosen opposing character can't quest while this item is in play."),
    ("character", "When you play this character, if you used Shift to play another character, draw a card."),
    ("character", "If a Gardener and Pilot character is in play, this character gets +1 {S}."),
    # Into whose inkwell, and who gains?
    ("character", "Whenever an opponent puts a card into your inkwell, draw a card."),
    ("character", "If an opponent would gain lore, you gain 1 less lore instead."),
    # Who did what?
    ("item", "Whenever an opponent plays a song, you may banish this item. If they do, gain 2 lore."),
    # Another card than this one.
    ("character", "If you have an item in play, you pay 1 {I} less to play this item."),
    # Wherever it comes from?
    ("character", "Whenever you put a card from your hand into your inkwell, draw a card."),
    # Cards that may be another player's, and what is "here" on a character.
    ("character", "Whenever a character sings a song, you may return that song to your hand."),
    ("character", "Whenever a character is banished, you may return that card to your hand."),
    ("character", "Whenever a player plays a song, return that song from your discard to your hand."),
    ("location", "Your characters here gain “Whenever this character quests while here, draw a card.”"),
    # Where nothing is ready or exerted.
    ("character", "Whenever this character banishes another character in a challenge, ready that character."),
    ("character", "Whenever one of your characters is banished, exert them."),
    # The one in play, or the one that is not?
    (
        "character",
        "Whenever one of your characters banishes another character in a challenge, banish that character.",
    ),
    # Not in the discard.
    (
        "character",
        (
            "Whenever this character quests, reveal the top card of your deck."
            " If it's a song card, return that song from your discard to your hand."
        ),
    ),
    # Of the event, or counted?
    ("character", "Whenever this character is dealt damage, count the number of items in play. Gain that much lore."),
    # Who quests, or this one?
    (
        "character",
        (
            "When you play this character, chosen character gains Rush this turn."
            " When they quest this turn, this character gets +1 {L} this turn."
        ),
    ),
    # Not played by that event.
    ("character", "Whenever this character quests, if you used Shift to play her, draw a card."),
    ("character", "Whenever you play another character, if you used Shift to play this character or not, draw a card."),
    # All of them, the last, or any?
    ("character", "When you play this character, play up to 2 items from your hand for free. If you do, draw a card."),
    # What it was in play, which nobody remembers.
    ("character", "When this character is banished, if this character is exerted, draw a card."),
    ("character", "When this character is banished, if this character is damaged, draw a card."),
    # Who was here when? Where is that?
    ("location", "Whenever a character quests while here, draw a card for each character that was here."),
    ("location", "When this location is banished, draw a card for each character that was there."),
    # In the hand by then, or on the bottom?
    (
        "character",
        (
            "When you play this character, reveal the top card of your deck. If it's an action card, put it into your"
            " hand. If it's a song card, gain 1 lore. Otherwise, put it on the bottom of your deck."
        ),
    ),
    # This card is none.
    ("item", "Whenever this character quests, draw a card."),
    ("location", "This item gets +1 {L}."),
    ("character", "{E} — Ready this item."),
    # Sentences that do not stand by themselves.
    ("character", "Your other characters get +1 {S}. While this character is exerted, they gain Ward."),
    ("character", "During your turn, your characters get +1 {S}. They also gain Ward."),
    ("character", "Your Pilot characters gain Ward. Whenever they quest, draw a card."),
    ("character", "Whenever one of your characters quests, if you have another Pilot character in play, draw a card."),
    ("character", "While you have an item in play, this character gets +1 {S}. Otherwise, they get -1 {S}."),
    # Nobody was spoken of, or two were.
    ("character", "When you play this character, that character gets +1 {S} this turn."),
    ("character", "At the start of your turn, ready it."),
    ("character", "At the start of your turn, that player loses 1 lore."),
    ("character", "Whenever this character challenges, banish that character."),
    ("character", "Whenever an opposing character challenges one of your other characters, ready that character."),
    (
        "character",
        "Whenever this character challenges, if the challenged character is damaged, he gets +2 {S} this turn.",
    ),
    (
        "character",
        "When you play this character, deal 2 damage to chosen character and 1 damage to each other character.",
    ),
    (
        "character",
        "Whenever one of your characters deals damage in a challenge, remove up to 1 damage from that character.",
    ),
    # Where it no longer is.
    ("character", "Whenever you play a card from your discard, gain 1 lore."),
    # Next from when on?
    ("character", "The next action you play this turn costs 3 {I} less."),
    # Where nobody is any more, and where it does not work.
    ("location", "When this location is banished, each character here gets +2 {S} this turn."),
    ("character", "While this card is in your discard, your Gardener characters get +1 {S}."),
    ("character", "When this character is banished, move all damage from her to chosen opposing character."),
    ("character", "When this character is banished, gain lore equal to the damage on her."),
    # For how long?
    ("character", "Whenever this character challenges a character, that character can't ready."),
    (
        "character",
        "Whenever this character challenges a character, if you have an item with the same name in play, draw a card.",
    ),
    ("character", "Whenever this character challenges another character, banish chosen item with the same cost."),
    (
        "character",
        "Whenever one of your characters quests, that character gets +1 {S} and your items gain Ward this turn.",
    ),
    # Whose?
    (
        "character",
        "Whenever this character challenges another character, exert all other characters they have in play.",
    ),
    ("character", "The first time this character is challenged each turn, she takes no damage."),
    # What several players do is no price of one.
    ("character", "{E}, Each player discards a card — Draw a card."),
    # Also where this character is the one that challenges?
    ("character", "When this character is banished in a challenge, draw a card and banish the challenging character."),
    # The only one still there, or the only one at all?
    ("character", "At the end of your turn, if this is the only character that quested this turn, draw a card."),
    # Must each of them be dealt some, or not?
    ("action", "Deal 3 damage divided as you choose among all opposing characters."),
    # Their own player's.
    ("character", "Whenever an opposing character is banished, put that card into your inkwell facedown and exerted."),
    ("character", "Whenever this character is dealt damage for an action, draw a card."),
    # Which location?
    ("character", "When you play this character, move all your characters to this location for free."),
    # Another than where they are: no card is that this one is not.
    ("character", "{E}, Move this character to another location for free — Gain 1 lore."),
    (
        "character",
        "Whenever this character quests, you may move chosen character of yours to another location for free.",
    ),
    ("character", "Whenever this character quests, you may move one of your characters to the same location for free."),
    # What they have by print they do not gain.
    ("character", "Opposing characters can't gain Evasive."),
    # Others than this card, than those spoken of, or than which of the two?
    ("character", "Your other Knight characters get +1 {S} and your other characters get +1 {W}."),
    ("item", "Your Knight characters get +1 {S}. Your other characters get +1 {W}."),
    ("item", "While you have a character named Arlo in play, your other characters get +1 {W}."),
    (
        "character",
        "Whenever one of your characters challenges another character, deal 1 damage to another chosen character.",
    ),
    (
        "character",
        "Whenever one of your characters is challenged, another chosen character of yours gets +1 {S} this turn.",
    ),
    # This location, or the character?
    (
        "location",
        "When you play this location, you may move one of your characters here for free. If it's damaged, draw a card.",
    ),
    # This character, or the items?
    ("character", "Whenever this character quests, if you have 2 or more items in play, ready them."),
    # No classification that anybody has had.
    ("character", "Your characters who aren't Gloomings get +1 {W}."),
    # Not this one, which was acted on since.
    (
        "character",
        "Whenever you play an item, this character gets +1 {S} this turn. At the end of your turn, banish that item.",
    ),
    # Not this character's damage.
    (
        "character",
        "Whenever one of your other characters is dealt damage, it deals that much damage to chosen character.",
    ),
    # Everybody plays cards of their own.
    ("character", "Whenever this character quests, chosen opponent discards a card. You may play it for free."),
    # This character, or the one it is compared with or fights?
    ("character", "Whenever you play a character, if that character has more {S} than this character, they gain Rush."),
    ("character", "Whenever this character challenges a damaged character, they get -2 {S} this turn."),
    # What it was in play, where it no longer is.
    ("character", "Whenever one of your characters is banished, if they're damaged, draw a card."),
    ("character", "When this character is banished, if he's exerted, draw a card."),
    # Nobody named one.
    ("character", "Your characters with that classification get +1 {L}."),
    # This character, or the other one?
    ("character", "While you have a character named Elm in play, this character gets +1 {L} and she gains Ward."),
    # So much for each of them, whoever it is.
    ("character", "Your characters get +1 {S} for each damage on them."),
]


@pytest.mark.parametrize(("type", "line"), UNCLEAR)
def test_what_a_card_cannot_say_is_refused(type: str, line: str) -> None:
    with pytest.raises(TextRefused):
        compiled(type, line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_clear_is_refused(line: str) -> None:
    with pytest.raises(TextRefused):
        compiled("action", line)


@pytest.mark.parametrize(
    "line", ["Whenever you play a character, draw a card.", "When you play this action, draw a card."]
)
def test_an_action_waits_for_nothing_where_it_is_gone(line: str) -> None:
    row = {"fullName": "Nothing Much", "type": "Action", "cost": 1, "fullTextSections": [line]}
    with pytest.raises(TextRefused):
        facts_from_json(row)


def card(name: str, *notation: str, type: str = "character", cost: int = 1) -> dict[str, object]:
    """A card of our own."""
    numbers = {"strength": 2, "willpower": 5, "lore": 1} if type == "character" else {}
    return {"name": name, "type": type, "cost": cost, "notation": list(notation), **numbers}


@rule("lorcana", "resolve.other")
def test_another_is_another_than_the_one_that_quests() -> None:
    watcher = card(
        "Watcher", *compiled("character", "Whenever one of your characters quests, ready another character.")
    )
    play = [{"card": "Watcher", "as": "watcher", "exerted": True}, {"card": "Stitch - New Dog", "as": "stitch"}]
    story = Story("lorcana", {"a": {"play": play, "deck": 5}, "b": {}}, cards=[watcher])
    story.do("a", "quest", card="stitch")
    if story.may("a", "choose", card="watcher"):
        assert not story.may("a", "choose", card="stitch")
        story.do("a", "choose", card="watcher")
    story.expect(stitch__exerted=True, watcher__exerted=False)


@rule("lorcana", "damage.counters")
def test_damage_stays_on_cards_from_which_it_cannot_be_removed() -> None:
    line = "Damage counters can't be removed from opposing characters."
    jailer = card("Jailer", *compiled("character", line))
    nurse = card("Nurse", "use(ink(1), heal_fully(character))")
    hurt = {"card": "Stitch - New Dog", "as": "hurt", "damage": 1}
    mine = {"play": ["Nurse", hurt], "ink": 1, "deck": 5}
    theirs = {"play": ["Jailer", {"card": "Nurse", "as": "other", "damage": 2}]}
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=[jailer, nurse])
    story.do("a", "use", card="Nurse")
    story.expect(hurt__damage=1, other__damage=0)


@rule("lorcana", "resolve.clauses")
def test_who_is_chosen_is_asked_about_after_the_choice() -> None:
    line = "Choose a character. If they're damaged, banish them. Otherwise, deal 2 damage to them."
    plan = card("Plan", *compiled("action", line), type="action", cost=0)
    play = [{"card": "Guard", "as": "hurt", "damage": 1}, {"card": "Guard", "as": "whole"}]
    for who, expected in (("whole", {"whole__damage": 2}), ("hurt", {"a__discard": 2})):
        mine = {"hand": ["Plan"], "play": play, "deck": 5}
        story = Story("lorcana", {"a": mine, "b": {}}, cards=[plan, card("Guard")])
        story.do("a", "play", card="Plan").do("a", "choose", card=who)
        story.expect(**expected)


@rule("lorcana", "triggers.once-per-condition")
def test_only_the_discarded_card_of_a_kind_is_waited_for() -> None:
    line = "Whenever you discard a character card, gain 2 lore."
    past = "{E} — If you discarded an action card this turn, gain 1 lore."
    mourner = card("Mourner", *compiled("character", line), *compiled("character", past))
    waste = card("Waste", "use(ink(1), discard(chosen(card(yours, in_hand))))")
    for thrown, lore in (("Stitch - New Dog", 2), ("Friends on the Other Side", 1)):
        mine = {"play": ["Mourner", "Waste"], "hand": [thrown], "ink": 1, "deck": 5}
        story = Story("lorcana", {"a": mine, "b": {}}, cards=[mourner, waste])
        story.do("a", "use", card="Waste")
        story.do("a", "use", card="Mourner")
        story.expect(a__lore=lore, a__discard=1)


@rule("lorcana", "play.sing")
def test_the_song_that_was_sung_has_its_cost_in_the_discard() -> None:
    line = "Whenever this character sings a song, gain lore equal to that song's cost."
    singer = card("Singer", *compiled("character", line), cost=5)
    mine = {"play": [{"card": "Singer", "as": "singer"}], "hand": ["Friends on the Other Side"], "deck": 5}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[singer])
    story.do("a", "play", card="Friends on the Other Side", how="sing", **{"with": "singer"})
    story.expect(a__lore=3, a__discard=1)


@rule("lorcana", "resolve.clauses")
def test_what_hangs_on_a_condition_that_is_not_so_was_not_done() -> None:
    line = "Draw a card. If you have an item in play, you may choose and discard a card. If you do, gain 3 lore."
    plan = card("Plan", *compiled("action", line), type="action", cost=0)
    story = Story("lorcana", {"a": {"hand": ["Plan", "Stitch - New Dog"], "deck": 5}, "b": {}}, cards=[plan])
    story.do("a", "play", card="Plan").expect(a__lore=0, a__hand=2)


@rule("lorcana", "resolve.clauses")
def test_the_highest_of_several_numbers_is_one_number_and_of_none_nothing() -> None:
    line = "Gain lore equal to the highest {L} among your characters."
    glory = card("Glory", *compiled("action", line), type="action", cost=0)
    for play, gained in ((["Stitch - New Dog", "Stitch - New Dog"], 1), ([], 0)):
        story = Story("lorcana", {"a": {"hand": ["Glory"], "play": play, "deck": 5}, "b": {}}, cards=[glory])
        story.do("a", "play", card="Glory").expect(a__lore=gained)


@pytest.mark.parametrize("edition", ["2024-05-20", "2025-03-14", "2025-07-04"])
@rule("lorcana", "challenge.damage")
def test_damage_is_dealt_by_willpower_where_a_card_says_so(edition: str) -> None:
    line = "Your characters deal damage equal to their {W} instead of their {S} in challenges."
    wall = card("Wall", *compiled("character", line))
    mine = {"play": [{"card": "Wall", "as": "wall"}], "deck": 5}
    theirs = {"play": [{"card": "Guard", "as": "guard", "exerted": True}], "deck": 5}
    guard = {"name": "Guard", "type": "character", "cost": 1, "strength": 2, "willpower": 9, "lore": 1}
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=[wall, guard], edition=edition)
    story.do("a", "challenge", card="wall", target="guard")
    story.expect(guard__damage=5, wall__damage=2)


@pytest.mark.parametrize("edition", ["2024-05-20", "2025-03-14", "2025-07-04"])
@rule("lorcana", "turn.declare-end")
def test_a_turn_does_not_end_while_a_character_can_do_what_it_must(edition: str) -> None:
    line = "Chosen opposing character can't challenge and must quest if able during their next turn."
    push = card("Push", *compiled("action", line), type="action", cost=0)
    theirs = {"play": [{"card": "Stitch - New Dog", "as": "stitch"}], "deck": 9}
    story = Story("lorcana", {"a": {"hand": ["Push"], "deck": 9}, "b": theirs}, cards=[push], edition=edition)
    story.do("a", "play", card="Push")
    if story.may("a", "choose", card="stitch"):
        story.do("a", "choose", card="stitch")
    story.do("a", "end")
    assert not story.may("b", "end")
    story.do("b", "quest", card="stitch")
    assert story.may("b", "end")
