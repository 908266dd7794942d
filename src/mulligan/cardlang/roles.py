"""What part a word plays in a text: bits that a word declares (`Vocabulary.add(…, role=NOUN)`) and a grammar asks for.

A grammar never lists words. It asks the vocabulary what a word is: `MAGIC.has_role(term.word, CHOICE)`.
"""

from __future__ import annotations

from typing import Final

# Words for cards and players.
NOUN: Final = 1 << 0  # all cards of a kind
JOINED: Final = 1 << 1  # several nouns, as one
FIXED: Final = 1 << 2  # the same card whatever has happened: this one, or the one it is attached to
PRONOUN: Final = 1 << 3  # cards spoken of before
SUBJECT: Final = 1 << 4  # whom a plain `it` means before anything was done: this card, that of the event, those shown
CHOICE: Final = 1 << 5  # cards that somebody chooses as it happens
TARGET: Final = 1 << 6  # cards or players that are chosen before it happens
MANY: Final = 1 << 7  # players of whom there may be several; or an act that makes several cards
IN_ZONE: Final = 1 << 8  # cards by the zone in which they lie
IN_BATTLE: Final = 1 << 9  # it speaks of a battle: a card by its part in it, or an event of one
WHOSE: Final = 1 << 10  # a trait that tells whose cards they are
LASTS: Final = 1 << 11  # a trait that a card keeps whatever happens to it
PER_CARD: Final = 1 << 12  # a change whose numbers may differ from card to card
# Words for what is done.
MOVES: Final = 1 << 13  # its cards lie elsewhere afterwards
FETCHES: Final = 1 << 14  # it takes its cards from wherever they lie
SHOWS: Final = 1 << 15  # its cards are seen, and may be spoken of as those seen
MAKES: Final = 1 << 16  # its cards were not there before
SCALES: Final = 1 << 17  # `for each` of something, its first number is so many times as much
NAMES_DOER: Final = 1 << 18  # it says itself which players do it
DONE_BY_ANY: Final = 1 << 19  # it is the same whoever does it
NOT_BY_OTHERS: Final = 1 << 20  # it cannot be said of another player
UNDER_YOU: Final = 1 << 21  # its cards come under your control
STACKS: Final = 1 << 22  # the first of its cards come under the second, or onto them
PLAYS: Final = 1 << 23  # its cards are played
FOR_THE_REST: Final = 1 << 24  # it says where all go that nothing else is said of
AWHILE: Final = 1 << 54  # a change of which a text says for how long, if it has an end
# Words for what happens, and for what is asked.
SECOND: Final = 1 << 25  # the card of the event is not the one named first
ATTACKED: Final = 1 << 53  # the unit named first is attacked
AGAINST: Final = 1 << 26  # the second of its cards is of the other side
UNSEEN: Final = 1 << 27  # the event does not say of which card
GIVEN: Final = 1 << 28  # a card may be given an ability that waits for it
TOPIC: Final = 1 << 29  # what it asks about is what is spoken of next
HOW_MANY: Final = 1 << 30  # it asks how many cards there are
COMING: Final = 1 << 31  # a time in which cards may come that are meant, too
# How words hold other words.
ABILITY: Final = 1 << 32  # an ability: what was spoken of outside it is unknown in it
ENCLOSES: Final = 1 << 33  # it holds abilities of something else, which speak for themselves
BRANCHES: Final = 1 << 34  # of the words in it one happens; what all of them set is set
PERHAPS: Final = 1 << 35  # what is in it may never happen: only how much was done is known
OPTIONAL: Final = 1 << 36  # what is in it happens if somebody wishes it, or pays for it
FLAT: Final = 1 << 37  # the same word directly in it says nothing more
AT_ONCE: Final = 1 << 38  # what it stands for is known only now, and not at a later time
OF_SPELL: Final = 1 << 39  # its X is that of the card's cost
LOOKS_BACK: Final = 1 << 40  # it asks what its cards are, or what they were before they went
ASKS_X: Final = 1 << 41  # X is chosen as it is paid
TAKES_X: Final = 1 << 42  # an X in it is chosen as it is paid
ON_BATTLEFIELD: Final = 1 << 43  # it is done to cards on the battlefield, or asked of them, and of no others
SINGLE: Final = 1 << 44  # one player or card, of whom or of which may be spoken again: that player, that creature
SUMS: Final = 1 << 45  # a number of each of its cards, added up
ONE_ALONE: Final = 1 << 46  # a trait that one card of a player has at most
AS_IT_ENDS: Final = 1 << 47  # it happens, or is done, as a battle ends
BY_ANYBODY: Final = 1 << 48  # an event whose player did it to a card that may be another's
TELLS: Final = 1 << 50  # the ability in it speaks of what the word sets inside
OF_HOLDER: Final = 1 << 49  # an event whose player is the one who controls its card as it happens
ONCE_EACH: Final = 1 << 51  # an event that one and the same card has once: it is another afterwards
OF_CREATURES: Final = 1 << 56  # what only creatures are, do or have
BEFOREHAND: Final = 1 << 55  # a change that comes before its event: that does not happen then
LESS: Final = 1 << 52  # a trait of a number smaller than another
