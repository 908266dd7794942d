"""Forms of speech for cards: lists of types, where they lie, whose they are."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import LIST, NUMBER, WORD, Term, number, text, word
from mulligan.cardlang.roles import FIXED, LOOKS_BACK, NOUN, OF_CREATURES
from mulligan.magic.grammar_terms import become, is_players, spread, traits, unclear
from mulligan.magic.words.vocabulary import MAGIC

EITHER_SPELL: Final = "any_of(is_instant, is_sorcery)"
PAIR: Final = 2
WHOSE_RANK: Final = 2  # of traits that say whose something is
# Phrases that add traits to the noun inside them.
WHOSE: Final = {"mine": "yours", "opposing_one": "opposing"}


def lone_of(term: Term) -> Term:
    """One or more of something: of a single one, just that."""
    term.items = spread([(name, one) for name, one in term.items if one.word != "everywhere"])
    if len(term.items) == 1:
        return term.inner()[0]
    told = [one.show() for one in term.inner()]
    if term.word == "any_of" and len(set(told)) < len(told):
        raise unclear(told[-1])  # `creature or creature card`: are both cards?
    if term.show() == EITHER_SPELL:
        return word("is_instant_or_sorcery")
    return term


def listed(term: Term) -> Term:
    """`artifact or creature you control`: of each kind, what the words around the list say."""
    heads, before, after = term.inner()
    if len({head.word for head in heads.inner()}) < len(heads.items):  # `tapped creatures and creatures with defender`
        if len(heads.items) > len((before, after)):
            raise unclear(heads.inner()[0].word)
        one, two = (
            word("listed", Term(LIST, "", [head]), Term(LIST, "", []), Term(LIST, "", [])) for head in heads.items
        )
        one.items[1] = ("", before)
        two.items[2] = ("", after)
        return word("either_of", listed(one), listed(two))
    around = [*before.inner(), *after.inner()] if len(heads.items) > 1 else [*after.inner(), *before.inner()]
    more = [("", one) for one in around if one.word != "everywhere"]
    mixed = len({is_creature(head) for head in heads.inner()}) > 1
    told = [("", one) for _, one in more if mixed and only_of_creatures(one)]
    for one in before.inner() if len(heads.items) > 1 else []:
        of_all = one.word == "other" or MAGIC.has_role(one.word, LOOKS_BACK) or one.word == "everywhere"
        if not of_all and not any(one is each for _, each in told):
            raise unclear(one.word)  # `black creature or enchantment`: is the enchantment black, too?
    if told:  # `artifact or creature with flying`: the artifact need not have it
        first = any(one in before.inner() for _, one in told)
        last = any(one in after.inner() for _, one in told)
        if (first and not is_creature(heads.inner()[0])) or (last and not is_creature(heads.inner()[-1])):
            raise unclear(told[0][1].word)
    kinds = []
    for head in heads.inner():
        own = [one for one in more if is_creature(head) or one not in told]
        kinds.append(Term(WORD, head.word, [(name, one.copy()) for name, one in own]))
    return kinds[0] if len(kinds) == 1 else word("either_of", *kinds)


def is_creature(noun: Term) -> bool:
    """Whether a noun stands for creatures and nothing else."""
    return MAGIC.words[noun.word].called[:1] == ("creature",) if noun.word in MAGIC.words else False


def only_of_creatures(trait: Term) -> bool:
    """Whether only creatures are so; what other permanents may have as well could be said of all of a list."""
    inner = [one for one in trait.inner() if MAGIC.kind(one.word) == "trait"]
    if inner:
        return all(only_of_creatures(one) for one in inner)
    if not MAGIC.has_role(trait.word, OF_CREATURES):
        return False
    for one in trait.inner():
        if MAGIC.kind(one.word) == "keyword" and not MAGIC.has_role(one.word, OF_CREATURES):
            raise unclear(one.word)
    return True


def beside_each_other(term: Term) -> Term:
    """`Each A and each B you control`: whether those words are about both is not told, if they could be."""
    held = [any(is_whose(one) for one in each.inner()) for each in term.inner()]
    kinds = [MAGIC.has_role(each.word, NOUN) and not each.mentions("in_graveyard") for each in term.inner()]
    if len(held) > 1 and all(kinds) and held[-1] and not any(held[:-1]):
        raise unclear("and")
    return lone_of(word("either_of", *term.inner()))


def either_kind(term: Term) -> Term:
    """A card of one kind or another, in the same place: `Elf or green creature card in your graveyard` is not clear."""
    nouns = [each for each in term.inner() if MAGIC.has_role(each.word, NOUN)]
    elsewhere = [each for each in nouns if each.mentions("in_graveyard") or each.mentions("in_hand")]
    if elsewhere and len(elsewhere) < len(nouns):
        raise unclear("or")
    behind = [any(is_behind(trait) for trait in each.inner()) for each in nouns]
    if len(nouns) > 1 and behind[-1] and not any(behind[:-1]):
        raise unclear("with")  # `creature, Aura, or Equipment with converted mana cost 2 or less`
    return beside_each_other(term)


def is_behind(trait: Term) -> bool:
    """Whether a trait is said behind its noun, of whatever kind that is."""
    known = MAGIC.words.get(trait.word)
    told = known is not None and (known.takes("within") or known.takes("counter"))
    return told and not MAGIC.has_role(trait.word, OF_CREATURES)


def each_and_each(term: Term) -> Term:
    """`For each Swamp you control and each Island you control`: whose the first are must be told, too."""
    one, two = term.inner()
    nouns = [each.inner()[0] for each in (one, two) if each.items and MAGIC.has_role(each.inner()[0].word, NOUN)]
    if len(nouns) > 1:
        held = [any(is_whose(trait) for trait in noun.inner()) for noun in nouns]
        if held[-1] and not held[0]:
            raise unclear("each")
    return word("plus", one, two)


def some_spell(term: Term) -> Term:
    """A spell; an instant or sorcery spell has a word of its own."""
    term.items = spread([(name, one) for name, one in term.items if one.word != "everywhere"])
    for i, one in enumerate(term.inner()):
        if one.word == "is_instant_or_sorcery":
            return Term(WORD, "instant_or_sorcery", term.items[:i] + term.items[i + 1 :])
    return term


def by_number(term: Term) -> Term:
    """A trait that tells a number: one of two numbers are two traits, a converted mana cost of just so much is that."""
    within = term.inner()[0]
    if within.word == "either_number":
        return word("any_of", *[by_number(word(term.word, word("exactly", one))) for one in within.inner()])
    just = within.word == "exactly" or within.word == "just_number"
    if just and MAGIC.words[term.word].takes_kind("quantity"):
        term.items = within.items
    return term


def so_far(term: Term) -> Term:
    """Up to a number, from it on or just that: there is one word for numbers, and another for quantities."""
    amount, *how = term.inner()
    one, other = how[0].inner() if how else (word("exactly"), word("just_number"))
    return word(one.word if amount.kind == NUMBER else other.word, amount)


def zoned(term: Term) -> Term:
    """A card in a zone: the zone stands before its other traits."""
    noun, zone = term.inner()
    return traits(noun, zone.inner())


def lying(term: Term) -> Term:
    """A card in a zone, or one in exile that somebody owns."""
    noun, zone = term.inner()
    found = traits(noun, zone.inner())
    if noun.word == "card" and not any(one.word.startswith("in_") for one in found.inner()):
        raise unclear("card")  # where?
    return found


def in_zone(term: Term) -> Term:
    """A zone, and whose it is."""
    for i, (name, one) in enumerate(term.items):
        if is_players(one):
            term.items[i] = (name, word("yours") if one.word == "you" else word("controlled_by", one))
    return term


def further(term: Term) -> Term:
    """Another target of a kind, or a third."""
    which, noun = term.inner()
    return traits(noun, [word("other" if which.word == "another" else "third_one")], False)


def more_traits(term: Term) -> Term:
    """A noun with what follows it."""
    noun, *more = term.inner()
    for types in noun.inner():
        several = len({one.word for one in types.inner() if one.word.startswith("is_")}) > 1
        if several and any(only_of_creatures(one) for one in more):
            raise unclear(more[0].word)  # of an artifact or creature card, or of a creature card only
    return traits(noun, more, False)


def mine(term: Term) -> Term:
    """A noun with whose it is, unless it says so already."""
    if not term.items:
        return term
    noun, *more = term.inner()
    if noun.word == "either_of":
        kinds = [one if one.word == "this" else mine(word(term.word, one, *more)) for one in noun.inner()]
        return word("either_of", *kinds)
    whose = word(WHOSE.get(term.word, term.word))
    told = [one.word for one in noun.inner()]
    if whose.word in told or "opposing" in told:
        if more:
            noun = traits(noun, more, False)
        return noun
    if whose.word == "theirs" and any(one.word == "controlled_by" for one in noun.inner()):
        noun.items = [(name, one) for name, one in noun.items if one.word != "controlled_by"]
    found = traits(noun, [whose])
    return traits(found, more, False) if more else found


def others(term: Term) -> Term:
    """Others of a kind."""
    return traits(term.inner()[0], [word("other")], False)


def top_cards(term: Term) -> Term:
    """The top cards of a library, which is yours unless it is said whose."""
    term.items = [(name, one) for name, one in term.items if one.word != "you"]
    return term


def creature_kind(term: Term) -> Term:
    """Something of a creature type, whatever else it is."""
    kind, *more = term.inner()
    return Term(WORD, "permanent", [("", one) for one in [*more, kind] if one.word != "everywhere"])


def of_player(term: Term) -> Term:
    """What a player controls; what you control is yours."""
    return word("yours") if term.inner()[0].word == "you" else term


def joined(term: Term) -> Term:
    """Several names as one text."""
    return text(" ".join(one.word for one in term.inner()))


def sacrificer(term: Term) -> Term:
    """What players sacrifice, as a noun."""
    noun, who = term.inner()
    if who.word == "you":
        return mine(word("mine", noun))
    if who.word == "opponents":
        return mine(word("opposing_one", noun))
    if who.word == "everyone":
        return noun
    raise unclear("sacrifices")


def quantified(term: Term) -> Term:
    """Any number of something, up to so many of it, or just so many."""
    how, noun = term.inner()
    if how.word == "chosen":
        return word("chosen", noun, *how.inner())
    return word(how.word, *how.inner(), noun)


def aimed(term: Term) -> Term:
    """A target; or several, as many as is said."""
    noun, *more = term.inner()
    if not more:
        return word("target", noun)
    how = more[0]
    if how.word == "chosen":
        return word("target", noun, *how.inner())
    return word("up_to_targets", *(how.inner() or [number(99)]), noun)


def aimed_so(term: Term) -> Term:
    """A target, perhaps of somebody else's choice."""
    aim, *by = term.inner()
    if not by:
        return aim
    if aim.word != "target" or len(aim.items) > 1:
        raise unclear("choice")
    return Term(WORD, "target_by", [*aim.items, ("by", by[0])])


def at_random(term: Term) -> Term:
    """Cards chosen at random: one unless it is said how many."""
    cards, count = [one for name, one in term.items if not name]
    for zone in [one for name, one in term.items if name]:
        cards = traits(cards, zone.inner())
    if cards.word == "card" and not any(one.word.startswith("in_") for one in cards.inner()):
        raise unclear("at random")  # from where?
    return word("at_random", cards) if count.show() == "1" else word("at_random", cards, count)


def as_trait(term: Term) -> Term:
    """A noun as what a card is."""
    noun = term.inner()[0]
    if noun.word == "either_of":
        return word("any_of", *[as_trait(word("as_trait", one)) for one in noun.inner()])
    if not MAGIC.has_role(noun.word, NOUN):
        raise unclear(noun.word)
    found = [one for one in noun.inner() if one.word != "everywhere"]
    kind = word(f"is_{noun.word}")
    if noun.word == "instant_or_sorcery" or MAGIC.kind(kind.word) == "trait":
        found.append(kind)
    return lone_of(word("all_of", *found)) if found else kind


def some_source(term: Term) -> Term:
    """A source of damage that is one thing or another."""
    return word("either_of", *term.inner())


def protected(term: Term) -> Term:
    """Protection from all cards of a kind."""
    return word("protection", as_trait(term))


def of_colors(term: Term) -> Term:
    """`White, blue, and red creatures` are of any of these colours; `black and red` may be of both."""
    told = lone_of(Term(WORD, "any_of", term.items))
    if len(told.items) == PAIR:
        raise unclear("and")
    return told


def as_card(term: Term) -> Term:
    """A kind of which a text says that it is a card of that kind, or just that it is so."""
    return term.inner()[0] if len(term.items) == 1 else word("as_card", term.inner()[0])


def bare_kind(claim: Term) -> bool:
    """Take away that it is said of a card, and tell whether it was."""
    told = [one for one in claim.everything() if one.word == "as_card"]
    for one in told:
        become(one, one.inner()[0])
    return bool(told)


def that_claim(term: Term) -> Term:
    """What is said of a card behind its noun."""
    claim = term.inner()[0]
    bare_kind(claim)
    if claim.show() == "combat_damage_to(to_player, this_combat)":
        return word("hit_this_combat")
    if claim.word in MAGIC.words and MAGIC.kind(claim.word) != "trait":
        raise unclear("that")
    if claim.word in ("combat_damage_to", "damage_to", "dealt_by", "put_into", "aimed_at", "targeted_by"):
        raise unclear("that")
    return word("non", *claim.inner()) if claim.word == "isnt" else claim


def those_done(term: Term) -> Term:
    """Those that were spoken of; perhaps those that were chosen, or to which something was done."""
    if any(name for name, _ in term.items):
        if len(term.items) > 2:
            raise unclear("chosen")
        return word("chosen_ones", term.inner()[0])
    return word("refs", *term.inner()) if len(term.items) == 1 else term


def without_counter(term: Term) -> Term:
    """Without a counter of a kind."""
    return word("non", word("with_counter", *term.inner()))


def whose_one(term: Term) -> Term:
    """What certain players control of a kind."""
    noun, whose = term.inner()
    return traits(noun, [whose])


def each_kind(term: Term) -> Term:
    """One kind and another: what is said of whose they are behind the last is said of the others, too."""
    kinds = [one for one in term.inner() if not MAGIC.has_role(one.word, FIXED)]
    if len(term.items) == 1:
        return term.inner()[0]
    if not kinds or any(one.word == "ref" for one in kinds):
        raise unclear("and")
    others = [any(trait.word == "other" for trait in one.inner()) for one in kinds]
    if len(kinds) > 1 and others[0] and not all(others):
        raise unclear("other")  # than this one, and than which?
    whose = [trait for trait in kinds[-1].inner() if is_whose(trait)]
    told = [one if any(is_whose(trait) for trait in one.inner()) else traits(one, whose) for one in kinds]
    fixed = [one for one in term.inner() if MAGIC.has_role(one.word, FIXED)]
    return lone_of(word("either_of", *told, *fixed))


def so_few(term: Term) -> Term:
    """Cards of a kind; or no more of them than so many."""
    return term if len(term.items) > 1 else term.inner()[0]


def excepted(term: Term) -> Term:
    """Other than a card; or other than all cards of a kind."""
    but = term.inner()[0]
    if MAGIC.kind(but.word) == "trait":
        return but
    if MAGIC.has_role(but.word, NOUN) or but.word == "either_of":
        return word("non", as_trait(word("as_trait", but)))
    return word("apart_from", but)


def is_whose(trait: Term) -> bool:
    """Whether a trait says who controls something."""
    told = trait.inner()[0] if trait.word == "non" else trait
    known = MAGIC.words.get(told.word)
    return known is not None and known.rank == WHOSE_RANK
