"""Nouns of a skill's text as trees: cards with what is said of them, whose they are, choices among them."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.roles import CHOICE, JOINED, NOUN, ONE_ALONE
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import MulliganError

LAST: Final = 99  # the place of a trait that has none of its own
DID: Final = "did"  # beside cards that this very skill did something to: what that was
SIDE_SAID: Final = "side_said"  # beside an ally or an enemy: whose side is meant was said


def unbound(pronoun: str) -> MulliganError:
    """The error that nothing, or nothing of its kind, was named before that a pronoun could mean."""
    return MulliganError("text-unbound", pronoun=pronoun)


def plain(terms: list[Term]) -> list[tuple[str, Term]]:
    """Arguments that go by their place."""
    return [("", term) for term in terms]


def flat(term: Term, same: str) -> list[tuple[str, Term]]:
    """What a term of a word holds, or the term itself."""
    return term.items if term.word == same else [("", term)]


def flat_cards(cards: Term) -> list[Term]:
    """Several nouns as one, each by itself."""
    return cards.inner() if CIPHER.has_role(cards.word, JOINED) else [cards]


def named_item(term: Term, name: str) -> Term | None:
    """What a term holds under a name."""
    return next((one for key, one in term.items if key == name), None)


def is_noun(term: Term) -> bool:
    """Whether a term stands for all units of a kind."""
    return CIPHER.has_role(term.word, NOUN)


def not_joined(cards: Term) -> None:
    """Refuse some cards of one sign and another: so many of each, of both together, or with both signs?"""
    if any(named_item(one, "joined") is not None for one in cards.everything()):
        raise unbound("and")


def only_one(cards: Term) -> None:
    """Refuse units of a kind whose number is meant, unless there is but one: which of them, or all together?"""
    if not is_noun(cards):
        return
    traits = [one for trait in cards.inner() for one in (trait.inner() if trait.word == "any_of" else [trait])]
    if not any(CIPHER.has_role(one.word, ONE_ALONE) and len(one.items) < 2 for one in traits):
        raise unbound(cards.word)


def is_bare(noun: Term) -> bool:
    """Whether nothing is said of the cards of a noun."""
    return not noun.items


def narrowed(noun: Term, *traits: Term) -> Term:
    """A noun, or several, of which something more is said."""
    noun = noun.copy()
    if noun.word == "this" and traits:
        noun = word("ally", word("one_of", noun))
    for trait in traits:
        for one in noun.inner() if noun.word == "together" else [noun]:
            add_trait(one, trait.copy())
    return noun


def add_trait(noun: Term, trait: Term) -> None:
    """A noun has one trait more."""
    if not any(one.show() == trait.show() for one in noun.inner()):
        noun.items.append(("", trait))
    sort_traits(noun)


def sort_traits(noun: Term) -> None:
    """The traits of a noun in one order, whatever the order of the words in a language; what is said twice, once."""
    told: list[str] = []
    items: list[tuple[str, Term]] = []
    for name, one in [(name, inner) for name, outer in noun.items for inner in each_trait(outer)]:
        if name or one.show() not in told:
            items.append((name, one))
            told.append(one.show())
    first = 1 if CIPHER.find(noun.word).parameters[0].kinds == ["cards"] else 0  # of whom
    noun.items = items[:first] + sorted(items[first:], key=trait_rank)


def each_trait(trait: Term) -> list[Term]:
    """Traits that were said together, each by itself."""
    return trait.inner() if trait.word == "all_of" else [trait]


def trait_rank(item: tuple[str, Term]) -> int:
    """Where a trait stands among the others."""
    name, trait = item
    if name:
        return LAST + 1
    turned = trait.word == "non" and bool(trait.items)
    known = CIPHER.words.get(trait.inner()[0].word if turned else trait.word)
    return 2 * known.rank + turned if known is not None and known.rank else LAST


def on_side(noun: Term) -> Term:
    """A noun of which it is said whose side it is on: yours, or the opponent's."""
    told = [one.word for one in noun.inner()]
    if noun.word == "card" and ("your_side" in told or "own_side" in told):  # wherever it lies?
        raise unbound(noun.word)
    bare = Term(WORD, noun.word, [item for item in noun.items if item[1].word not in ("your_side", "their_side")])
    if "their_side" in told:
        if CIPHER.find(noun.word).takes("whose"):
            bare.items.append(("whose", word("opponents")))
            return bare
        if noun.word == "ally" or not CIPHER.has_role(noun.word, NOUN):  # a card is no unit
            raise unbound(noun.word)
        return Term(WORD, "enemy", [*bare.items, ("", word(SIDE_SAID))])
    if "your_side" in told and CIPHER.find(noun.word).takes("whose"):
        bare.items.append(("whose", word("yours")))  # asked where somebody else acts
        return bare
    if "your_side" in told and CIPHER.has_role(noun.word, NOUN):
        bare.items.append(("", word(SIDE_SAID)))
    if "own_side" in told and CIPHER.has_role(noun.word, NOUN):
        return yours(noun)  # of whom is asked where somebody else does it
    return yours(bare) if "your_side" in told else noun


def but_such(noun: Term) -> Term:
    """A noun of which such units are no part: all that is said before them is said of them."""
    such = [i for i, (_, one) in enumerate(noun.items) if one.word == "but_such"]
    if not such:
        return noun
    last = such[-1]
    units = noun.items[last][1].inner()[0]
    traits = [*noun.inner()[:last], *units.inner()]
    if len(such) > 1 or units.word != noun.word or not traits:  # of what they are no part anyway, or of all of them
        raise unbound(units.word)
    one_only = len(traits) == 1 and traits[0].word not in ("other", SIDE_SAID)
    apart = traits[0] if one_only else word("one_of", Term(WORD, units.word, plain(traits)))
    return Term(WORD, noun.word, [("", word("non", apart)), *noun.items[last + 1 :]])


def beside_own(side: str, trait: Term) -> None:
    """Refuse units in the row of a unit of the other side: each player has rows of their own."""
    if trait.word == "non" and trait.items:
        trait = trait.inner()[0]
    if trait.word != "in_row_of":
        return
    beside = trait.inner()[0]
    told = beside.inner()[0].word if beside.word == "ref" else "ally" if beside.word == "this" else beside.word
    known = CIPHER.words.get(side)
    if known is not None and known.role & NOUN and known.other == told != "":
        raise unbound(trait.word)


def but_of(noun: Term) -> Term:
    """A noun of which units of a side are no part: of its own side it is enough to say which."""
    noun = but_such(noun)
    for trait in noun.inner():
        beside_own(noun.word, trait)
    items: list[tuple[str, Term]] = []
    for name, one in noun.items:
        if one.word == "but_of":
            units = one.inner()[0]
            if units.word == noun.word:
                one = word("non", *units.inner())
            elif noun.word == "unit":
                one = word("non", word("one_of", units))
            else:
                raise unbound(units.word)  # none of that side is among them
        items.append((name, one))
    return Term(WORD, noun.word, items)


def yours(noun: Term) -> Term:
    """Of what is said that you have it: units of yours."""
    if noun.word == "unit":
        return Term(WORD, "ally", noun.items)
    if noun.word == "enemy":
        raise unbound(noun.word)
    return noun


def is_choice(term: Term) -> bool:
    """Whether a term stands for cards that somebody chooses."""
    return CIPHER.has_role(term.word, CHOICE)


def what_is_chosen(choice: Term) -> Term:
    """The cards that a choice is made among, wherever their number stands."""
    for one in choice.inner():
        if one.kind == WORD and CIPHER.kind(one.word) == "cards":
            return one
    raise unbound(choice.word)


def mirrored(term: Term) -> Term:
    """What somebody has, as the other player has it."""
    known = CIPHER.words.get(term.word) if term.kind == WORD else None
    if known is not None and known.role & NOUN and known.other:
        return Term(WORD, known.other, [(name, mirrored(one)) for name, one in term.items])
    if known is not None and known.takes("whose"):
        theirs = term.mentions("opponents")
        items = [item for item in term.items if item[0] != "whose"]
        return Term(WORD, term.word, items if theirs else [*items, ("whose", word("opponents"))])
    return Term(term.kind, term.word, [(name, mirrored(one)) for name, one in term.items])
