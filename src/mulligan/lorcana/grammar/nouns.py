"""Nouns and their traits as the grammar builds them: whose they are, where they lie, how many; and numbers."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import NUMBER, WORD, Term, number, text, word
from mulligan.cardlang.roles import CHOICE, IN_ZONE, NOUN, WHOSE
from mulligan.cardlang.traits import TRAITS as SHARED_TRAITS
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.words.traits import TRAITS
from mulligan.lorcana.words.vocabulary import LORCANA

ORDER: Final = {name: i for i, name in enumerate((*TRAITS.words, *SHARED_TRAITS.words))}
AT_ONCE: Final = "&"  # the name of what is done at once with what stands before it
OWNED: Final = {  # how cards are called that are somebody's
    "you": "yours",
    "they_player": "theirs",
    "that_player": "theirs",
    "chosen_opponent": "of_chosen_opponent",
    "chosen_player": "of_chosen_player",
}


def is_noun(term: Term) -> bool:
    """Whether a term stands for all cards of a kind."""
    return LORCANA.has_role(term.word, NOUN)


def is_choice(term: Term) -> bool:
    """Whether a term stands for cards that somebody chooses."""
    return LORCANA.has_role(term.word, CHOICE)


def tells_whose(trait: Term) -> bool:
    """Whether a trait tells whose cards they are."""
    return trait.word in ("mover", "own", "held_by") or LORCANA.has_role(trait.word, WHOSE)


def tells_zone(trait: Term) -> bool:
    """Whether a trait tells in which zone cards lie."""
    return LORCANA.has_role(trait.word, IN_ZONE)


def owned(player: Term) -> str | None:
    """How cards are called that are a player's."""
    return "opposing" if player.word == "opponents" else OWNED.get(player.word)


KINDS: Final = tuple(name for name in LORCANA.words if LORCANA.has_role(name, NOUN))
CARDS: Final = {f"{kind}_card": kind for kind in KINDS} | {f"{kind}_cards": kind for kind in KINDS}  # not in play
PLACES: Final = ("in_zone", "in_zones", "lying_under", "nothing")  # where cards are: in play, if nothing is said
PLURALS: Final = {f"{kind}s": kind for kind in KINDS} | {f"{kind}_cards": kind for kind in KINDS}


def in_the_singular(term: Term) -> Term:
    """The term with every noun in the singular; "chosen characters", however many, is refused."""
    if term.word == "pick" and term.inner()[0].show() in ("so_many", "so_many(aloud)") and is_plural(term.inner()[1]):
        raise MulliganError("text-how-many")
    if term.word == "have" and is_plural(term.inner()[0]):  # "characters named Ann and Bob": one of each
        parts = [in_the_singular(with_name(term, one)) for one in named_together(term.inner()[0])]
        if parts:
            return word("both", *parts)
    if term.word == "have" and is_plural(term.inner()[0]) and term.mentions("same_name"):
        if any(one.word == "same_name" and not one.items for one in term.everything()):  # as each other?
            raise MulliganError("text-which-card")
    if term.word == "have" and is_plural(term.inner()[0]):  # "with the same cost": as each other?
        beside_what = [one for one in term.everything() if one.word == "beside_card"]
        if any(all(name != "than" for name, _ in one.items) for one in beside_what):
            raise MulliganError("text-which-card")
    if term.word == "bare":  # "characters" are all of them, "character" is none
        if not is_plural(term.inner()[0]):
            raise MulliganError("text-how-many")
        return in_the_singular(term.inner()[0])
    if term.word == "every_one":
        return in_the_singular(without_trait(term.inner()[0], "and_said"))
    if term.word == "count":
        term = without_trait(term, "and_said")
    if term.word == "any_of" and any(one.word == "and_said" for one in term.inner()):  # one that is both, or either?
        raise MulliganError("text-unclear-word", word="and")
    if term.word == "have" or term.word == "exists":
        there_in_play(term.inner()[0])
    if term.word == "both_cards" and not says_card(term.inner()[0]):
        term = Term(WORD, "both_apart", term.items)
    if term.kind == WORD and term.word in PLURALS:
        term = Term(WORD, term.word, [(name, without_trait(item, "and_said")) for name, item in term.items])
    noun = (CARDS | PLURALS).get(term.word, term.word) if term.kind == WORD else term.word
    items = [(name, in_the_singular(item)) for name, item in term.items]
    if term.kind == WORD and term.word in PLURALS:  # "characters named Ann and Bob" have either name
        items = [(name, either_name(item)) for name, item in items]
    return Term(term.kind, noun, items)


def says_card(term: Term) -> bool:
    """Whether cards are spoken of as cards, which are not in play."""
    return any(one.kind == WORD and (one.word in ("card", "cards") or one.word in CARDS) for one in term.everything())


def there_in_play(cards: Term) -> None:
    """Refuse "you have a song card", which is not in play, and not said to be anywhere else."""
    said = [one for one in cards.everything() if one.kind == WORD]
    there = any(one.word in PLACES or tells_zone(one) for one in said)
    if not there and any(one.word in CARDS for one in said):
        raise MulliganError("text-played-from-where")


def named_together(noun: Term) -> list[str]:
    """The names of several cards, joined by "and"."""
    for trait in noun.everything():
        if trait.word == "named" and " and " in trait.inner()[0].word:
            return trait.inner()[0].word.split(" and ")
    return []


def with_name(term: Term, name: str) -> Term:
    """A term with one name in the place of several."""
    if term.word == "named":
        return word("named", text(name))
    return Term(term.kind, term.word, [(n, with_name(item, name)) for n, item in term.items])


def either_name(trait: Term) -> Term:
    """A trait of several cards; of two names joined by "and" each has one."""
    if trait.word != "named" or " and " not in trait.inner()[0].word:
        return trait
    return word("any_of", *[word("named", text(one)) for one in trait.inner()[0].word.split(" and ")])


def is_plural(noun: Term) -> bool:
    """Whether several cards are spoken of."""
    if noun.word == "add":
        return is_plural(noun.inner()[0])
    joined = noun.word == "either_of" or noun.word == "two_nouns"
    return noun.word in PLURALS or (joined and any(is_plural(one) for one in noun.inner()))


def sort_traits(noun: Term) -> Term:
    """A noun with its traits in one order, none of them twice."""
    found: dict[str, Term] = {}
    zones = next((trait for trait in noun.inner() if trait.word == "either_zone"), None)
    if zones is not None:
        owner, *places = zones.inner()
        others = [trait for trait in noun.inner() if trait is not zones]
        return word("either_of", *[sort_traits(word(noun.word, *others, owner, place)) for place in places])
    for _, trait in noun.items:
        if not (noun.word == "location" and trait.word == "at_location"):
            found.setdefault(trait.show(), trait)
    return word(noun.word, *sorted(found.values(), key=order_of))


def order_of(trait: Term) -> int:
    """How far back a trait stands among others: as its word does in the vocabulary."""
    return ORDER.get(trait.word, len(ORDER))


def add(noun: Term, traits: list[Term]) -> Term:
    """A noun with more traits; whose cards they are is said once."""
    if noun.word == "either_of":
        return word("either_of", *[add(one, traits) for one in noun.inner()])
    if not is_noun(noun):
        return noun
    whose = any(tells_whose(trait) for trait in noun.inner())
    zone = any(tells_zone(trait) for trait in noun.inner())
    more = [one for one in traits if not (whose and tells_whose(one)) and not (zone and tells_zone(one))]
    return sort_traits(word(noun.word, *noun.inner(), *more))


def as_classified(noun: Term, among: list[Term]) -> Term:
    """A noun beside others: "Princess characters and items" are items of any kind, for only characters have kinds."""
    if noun.word == "character" or not any(one.word == "character" for one in among):
        return noun
    return Term(WORD, noun.word, [(name, one) for name, one in noun.items if not tells_class(one)])


def tells_class(trait: Term) -> bool:
    """Whether a trait is a classification, or one of several."""
    if trait.word == "any_of":
        return all(tells_class(one) for one in trait.inner())
    return trait.word == "of"


def has_zone(noun: Term) -> bool:
    """Whether a noun says where its cards are."""
    return any(one.kind == WORD and tells_zone(one) for one in noun.everything())


def without_trait(term: Term, trait: str) -> Term:
    """A term without a trait."""
    return Term(term.kind, term.word, [(n, without_trait(one, trait)) for n, one in term.items if one.word != trait])


def times(factor: Term, of: Term) -> Term:
    """A quantity several times over, perhaps no more than so much in all."""
    if of.word == "capped_in_all":
        return capped_in_all(factor, *of.inner())
    if factor.kind == NUMBER and of.kind == NUMBER:
        return number(int(factor.word) * int(of.word))
    return of if factor.show() == "1" else word("times", factor, of)


def capped_in_all(factor: Term, of: Term, most: Term) -> Term:
    """A quantity several times over, or less than nothing, but no more than so much in all."""
    if factor.kind != NUMBER:
        raise MulliganError("text-how-many")
    sign = -1 if int(factor.word) < 0 else 1
    inside = word("capped", times(number(sign * int(factor.word)), of), number(abs(int(most.word))))
    return inside if sign > 0 else word("times", number(-1), inside)


def flat(term: Term) -> Term:
    """Several of a kind, one after the other, not one in the other."""
    found: list[tuple[str, Term]] = []
    for name, inner in term.items:
        if inner.kind == WORD and inner.word == term.word and inner.items:
            (_, first), *rest = inner.items
            found += [(name, first), *rest]
        else:
            found.append((name, inner))
    return found[0][1] if len(found) == 1 else Term(WORD, term.word, found)


def narrower(some: Term, all: Term) -> bool:
    """Whether cards of a kind are a part of others, of which less is said."""
    less, more = {one.show() for one in all.inner()}, {one.show() for one in some.inner()}
    return some.word == all.word and less < more


def kind_of_choice(choice: Term) -> str:
    """What is chosen: a noun, or nothing."""
    return next((one.word for one in choice.inner() if is_noun(one)), "")


def besides(term: Term, kind: str) -> Term:
    """What a chosen card gets for each other card of its kind: others than itself."""
    if term.word == "count" and term.inner()[0].word == kind:
        noun = term.inner()[0]
        traits = [word("another") if trait.word == "other" else trait for trait in noun.inner()]
        return word("count", sort_traits(word(noun.word, *traits)))
    if term.word == "ability":
        return term
    return Term(term.kind, term.word, [(name, besides(item, kind)) for name, item in term.items])


def beside(what: str, how: str, bound: Term) -> Term:
    """A trait: a number of a card lies beside another number."""
    items: list[tuple[str, Term]] = []
    if how == "higher":
        items = [("", word("plus", bound, number(1)))]
    elif how == "lower":
        items = [("most", word("plus", bound, number(-1)))]
    elif how == "no_more":
        items = [("most", bound)]
    elif how == "no_less":
        items = [("", bound)]
    else:
        items = [("", bound), ("", bound.copy())]
    return Term(WORD, f"{what}_within", items)


def without_owner(cards: Term) -> Term:
    """Cards of a kind, whoever's they are."""
    return Term(cards.kind, cards.word, [(n, without_owner(one)) for n, one in cards.items if not tells_whose(one)])
