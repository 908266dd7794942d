"""What a noun says of its cards: of which kinds, whose, where, with which numbers."""

from __future__ import annotations

from mulligan.cardlang.grammar import WORD, Term, number, word
from mulligan.cardlang.roles import MOVES
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.nouns import (
    add,
    as_classified,
    is_noun,
    owned,
    sort_traits,
    tells_whose,
    tells_zone,
    times,
    without_trait,
)
from mulligan.lorcana.grammar.nouns import beside as beside_number
from mulligan.lorcana.grammar.together import put_together, puts_parts, puts_whole
from mulligan.lorcana.words.vocabulary import LORCANA


@puts_parts("either_of")
def either_of(*nouns: Term) -> Term:
    """Cards of several kinds; what the first of them is said to be, the others can be."""
    if any(cannot_be(one) for one in nouns):
        raise MulliganError("text-which-card")
    return word("either_of", *[as_classified(one, list(nouns)) for one in nouns])


def cannot_be(noun: Term) -> bool:
    """Whether cards are said to be what they never are: damaged items, exerted locations, either with Evasive."""
    if noun.word == "location":
        never = noun.mentions("exerted") or noun.mentions("ready")
    else:
        never = noun.word == "item" and (noun.mentions("damaged") or noun.mentions("undamaged"))
    if noun.word != "item" and noun.word != "location":
        return False
    given = [one.inner()[0].word for one in noun.everything() if one.word == "with"]
    of_characters = any(one != "ward" and one != "resist" and one != "boost" for one in given)
    return never or of_characters or noun.mentions("with_strength") or noun.mentions("strength_within")


@puts_parts("two_nouns")
def two_nouns(one: Term, two: Term, behind: Term, article: Term | None = None) -> Term:
    """Cards of two kinds. What stands before the first or behind the second is said of both, if nothing parts them."""
    more = behind.inner()
    apart = one.word == two.word and not two.items  # "Pirate characters or characters with Evasive"
    if apart and any(tells_whose(trait) for trait in one.inner()):  # and whose are the others?
        raise MulliganError("text-which-card")
    if article is None and not two.items and not apart and cannot_be(add_all(one, more)):
        # "items and characters with 3 {S}": only the second can be so
        shared = [trait for trait in more if tells_whose(trait) or tells_zone(trait)]
        return put_together(word("either_of", add_all(one, shared), add_all(two, [*one.inner(), *more])))
    if article is None and not two.items and not apart:
        return put_together(word("either_of", add_all(one, more), add_all(two, [*one.inner(), *more])))
    shared = [trait for trait in more if tells_whose(trait) or tells_zone(trait)]
    if len(shared) < len(more) and article is None and not apart:
        raise MulliganError("text-which-card")
    return either_of(add_all(one, shared), add_all(two, more))


def add_all(noun: Term, traits: list[Term]) -> Term:
    """A noun with more traits, whatever it has said already."""
    return sort_traits(word(noun.word, *noun.inner(), *traits))


@puts_parts("add")
def with_more(noun: Term, *traits: Term) -> Term:
    """A noun with more traits; what cannot be so is no text."""
    told = [trait for one in nouns_of(noun) for trait in one.inner()]
    for trait in traits:
        if any(contradict(trait, one) for one in told):
            raise MulliganError("text-which-card")
    return add(noun, list(traits))


def nouns_of(cards: Term) -> list[Term]:
    """Each of the nouns that are joined in one."""
    return [each for one in cards.inner() for each in nouns_of(one)] if cards.word == "either_of" else [cards]


def contradict(one: Term, other: Term) -> bool:
    """Whether cards cannot be both: yours and opposing, in two zones."""
    if tells_zone(one) and tells_zone(other):
        return one.word != other.word
    yours = one.word == "yours" or other.word == "yours"
    return yours and (one.word == "opposing" or other.word == "opposing")


@puts_parts("any_of")
def any_of(*traits: Term) -> Term | None:
    """One of several traits."""
    return traits[0] if len(traits) == 1 else None


@puts_parts("with_stat")
def with_stat(stat: Term, within: Term) -> Term:
    """Cards whose strength, cost and so on lies between bounds."""
    return word(f"with_{stat.word}", within)


@puts_parts("stat_of")
def stat_of(stat: Term, cards: Term) -> Term:
    """The strength, cost and so on of cards."""
    return word(f"{stat.word}_of", cards)


@puts_parts("highest")
def highest(stat: Term, cards: Term) -> Term:
    """The highest strength, cost and so on among cards."""
    return word(f"highest_{stat.word}", cards)


@puts_parts("lowest")
def lowest(stat: Term, cards: Term) -> Term:
    """The lowest strength, cost and so on among cards."""
    return word(f"lowest_{stat.word}", cards)


def outdone_by_none(cards: Term) -> Term:
    """Cards of a kind that have the highest or lowest of a number among all of that kind."""
    said = next((one for one in cards.inner() if one.word == "extreme"), None)
    if said is None:
        return cards
    most, stat, *among = said.inner()
    if among and among[0].word == "in_play":  # among all that are in play, or among theirs?
        if any(one.word != "yours" and tells_whose(one) for one in cards.inner()):
            raise MulliganError("text-which-card")
        among = []
    others = among[0] if among else without_trait(cards, "extreme")
    if among:  # it is one of those
        if others.word != cards.word:
            raise MulliganError("text-which-card")
        cards = add_all(cards, others.inner())
    top = most.word == "uppermost"
    bound = word(f"highest_{stat.word}" if top else f"lowest_{stat.word}", others.copy())
    kept = [(name, one) for name, one in cards.items if one is not said]
    limit = Term(WORD, f"{stat.word}_within", [("" if top else "most", bound)])
    return Term(WORD, cards.word, [*kept, ("", limit)])


@puts_parts("beside")
def beside(stat: Term, how: Term, bound: Term) -> Term:
    """Cards whose number lies beside another number."""
    return beside_number(stat.word, how.word, bound)


@puts_whole("beside_card")
def beside_card(term: Term) -> Term:
    """A number of a card beside that of another, or of the one spoken of: "the same cost or less"."""
    what, how = term.inner()[0].word, term.inner()[1].word
    more = dict(term.items[2:])
    if how != "equal" and ("so" in more or "than" not in more):  # less than what?
        raise MulliganError("text-which-card")
    of = word(f"{what}_of", more.get("than") or word("same_ref"))
    return beside_number(what, more["so"].word if "so" in more else how, of)


@puts_parts("in_zone")
def in_zone(owner: Term, zone: Term) -> Term:
    """What a card is that lies in somebody's hand, deck, discard or inkwell."""
    whose = owned(owner)
    return zone if whose is None else word("both_traits", word(whose), zone)


@puts_parts("in_zones")
def in_zones(owner: Term, *zones: Term) -> Term:
    """What a card is that lies in a zone of somebody, or in one of several."""
    return put_together(word("in_zone" if len(zones) == 1 else "either_zone", owner, *zones))


@puts_parts("either_zone")
def either_zone(owner: Term, *zones: Term) -> Term | None:
    """What a card is that lies in one of several zones of somebody."""
    whose = owned(owner)
    return None if whose is None else word("either_zone", word(whose), *zones)


@puts_parts("range")
def within(count: Term, how: Term | None = None) -> Term:
    """Numbers beside one; none but it, if nothing else is said."""
    most = int(count.word)
    if how is None or how.word == "equal":
        return word("exactly", count)
    if how.word == "no_less" or how.word == "higher":
        return word("at_least", number(most + (how.word == "higher")))
    return word("at_most", number(most - (how.word == "lower")))


@puts_parts("told_where")
def told_where(cards: Term) -> Term:
    """ "The characters here": all of them, where it is told which they are."""
    if not cards.mentions("at_location") and not cards.mentions("sang_this"):
        raise MulliganError("text-which-card")
    return cards


@puts_parts("of_each_opponent")
def of_each_opponent(what: Term) -> Term:
    """Cards of opponents; the highest of each opponent's are not the highest of all of theirs."""
    if what.mentions("extreme"):
        raise MulliganError("text-which-player")
    return add(what, [word("opposing")])


@puts_parts("at_one")
def at_one(where: Term) -> Term:
    """Who is at a location of a kind."""
    if where.word != "location":
        raise MulliganError("text-no-location")
    return word("at_location", where)


@puts_parts("same_name")
def same_name(cards: Term | None = None) -> Term:
    """Cards with the name of others, or of those spoken of."""
    return word("same_name_as", cards or word("same_ref"))


@puts_parts("same_name_as_another")
def same_name_as_another(cards: Term) -> Term:
    """Cards with the name of another: others than themselves, and not than this card."""
    return word("same_name_as_another", without_trait(cards, "other"))


@puts_parts("had")
def had(how: Term, *traits: Term) -> Term:
    """Cards with something, or without it."""
    if how.word == "with":
        return word("both_traits", *traits)
    if len(traits) != 1 or traits[0].word in ("extreme", "total_said"):
        raise MulliganError("text-unclear-word", word="without")
    return put_together(word("without", *traits))


@puts_parts("without")
def without(trait: Term) -> Term | None:
    """Cards that lack something."""
    if LORCANA.kind(trait.word) == "keyword":
        return None
    if trait.word == "with":
        return word("without", trait.inner()[0])
    return word("undamaged") if trait.word == "damaged" else word("non", trait)


@puts_parts("at_location")
def at_location(place: Term) -> Term | None:
    """Cards at a location, whichever it is, or at one that is spoken of."""
    return word("at_location") if place.word == "anywhere" else None


@puts_parts("which_of")
def which_of(which: Term, kind: Term) -> Term:
    """The other, the chosen card; or the one to which something was done."""
    return word("by_verb", which, kind) if which.word in LORCANA.words else word(which.word, kind)


@puts_parts("put_away_so")
def put_away_so(act: Term, kind: Term) -> Term:
    """Those that were put away; of those exerted or readied some were so before, and nobody knows which."""
    if not LORCANA.has_role(act.word, MOVES):
        raise MulliganError("text-which-card")
    return word("by_verb", act, kind)


@puts_parts("pick")
def pick(picking: Term, what: Term) -> Term:
    """Cards that are chosen: one, so many, up to so many, as many as one likes."""
    more = [one for one in picking.inner() if one.word == "another_one" or one.word == "yours"]
    aloud = [("aloud", one) for one in picking.inner() if one.word == "aloud"]  # "chosen": by whom?
    count = [one for one in picking.inner() if one not in more and one.word != "aloud"]
    if what.word == "among_them" and (picking.word != "so_many" or (count and count[0].show() != "1")):
        raise MulliganError("text-how-many")
    what = in_total(add(what, more), picking.word != "so_many")
    if picking.word == "so_many":
        done = put_together(word("chosen", what, *count))
        return Term(WORD, done.word, [*done.items, *aloud])
    return put_together(word(picking.word, *count, what))


def in_total(what: Term, few_enough: bool) -> Term:
    """Cards of which it is said what they are together: fewer may be chosen, else whose turn is it to fit?"""
    if not what.mentions("total_said"):
        return what
    if not few_enough or not is_noun(what):
        raise MulliganError("text-how-many")
    said = [word("in_total", *one.inner()) if one.word == "total_said" else one for one in what.inner()]
    return sort_traits(word(what.word, *said))


@puts_parts("times")
def so_many_times(factor: Term, of: Term | None = None) -> Term:
    """A quantity several times over."""
    return factor if of is None else times(factor, of)


@puts_parts("stands")
def stands(subject: Term, trait: Term, *more: Term) -> Term:
    """The condition that a card is or has something, or several things."""
    if more:
        return word("matches", subject, word("card", trait, *more))
    if subject.word == "this" and trait.word in ("being_challenged_by", "challenging_one"):  # by or against whom
        return word("while_it_is", trait, subject)
    if trait.word == "noun_trait":
        return word("matches", subject, trait.inner()[0])
    if trait.word == "damage_range":
        return word("is", word("damage_on", subject), trait.inner()[0])
    if trait.word == "with_strength":
        return word("is", word("strength_of", subject), trait.inner()[0])
    if trait.word == "both_traits":
        return word("matches", subject, word("card", *trait.inner()))
    return word("matches", subject, word("card", trait))


@puts_parts("being_challenged_by")
def being_challenged_by(who: Term | None = None) -> Term | None:
    """Who is being challenged."""
    return word("being_challenged") if who is None else None


@puts_parts("challenging_one")
def challenging_one(whom: Term | None = None) -> Term | None:
    """Who is challenging."""
    return word("challenging") if whom is None else None
