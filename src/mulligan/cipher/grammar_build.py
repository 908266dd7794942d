"""From the phrases of a skill's text to its tree, whatever the language: what belongs together, who does it.

A grammar's terms may hold words that no card has: `ref` for a pronoun, `given` for one thing that changes in cards,
`changes` for several of them with a duration, `by_opponent` and `by_each` for what somebody else does, `skills` for
several skills in one text. Here they become words of the card language, or the text is refused.
"""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import LIST, NUMBER, WORD, Term, word
from mulligan.cardlang.roles import (
    AGAINST,
    CHOICE,
    COMING,
    IN_ZONE,
    JOINED,
    NAMES_DOER,
    NOUN,
)
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import MulliganError

LAST: Final = 99  # the place of a trait that has none of its own
SAID_BY_WHOM: Final = ("yours", "own_side")  # "your", "one's own": it is asked only where somebody else does it


def unbound(pronoun: str) -> MulliganError:
    """The error that nothing, or nothing of its kind, was named before that a pronoun could mean."""
    return MulliganError("text-unbound", pronoun=pronoun)


def parts_of(term: Term) -> list[Term]:
    """The skills of a text: most have one."""
    return term.inner() if term.word == "skills" else [term]


def plain(terms: list[Term]) -> list[tuple[str, Term]]:
    """Arguments that go by their place."""
    return [("", term) for term in terms]


def settle(term: Term) -> Term:
    """All but the pronouns: nouns whole, changes gathered, sequences flat, what the opponent does done by them."""
    if term.kind == WORD and term.word == "done_to":
        return settle(placed(term.inner()[1].copy(), [term.inner()[0]]))
    items: list[tuple[str, Term]] = []
    for name, one in term.items:
        inner = settle(one)
        if inner.word == "ready":
            inner = inner.inner()[0]
            add_trait(inner, word("untapped"))
        elif inner.word == "in_this_row":
            inner = inner.inner()[0]
            add_trait(inner, word("in_row_of", word("this")))
        elif inner.word == "narrowed":
            inner = narrowed(inner)
        elif inner.word == "mine":
            inner = yours(inner.inner()[0])
        elif inner.word == "rest":
            inner = word("revealed")
        if term.word == "seq" and inner.word == "seq":
            items.extend(inner.items)
        elif inner.word != "one":
            items.append((name, inner))
    term.items = items
    if term.kind != WORD:
        return term
    if term.word.endswith("_yours"):  # yours, whoever acts
        term.word = term.word.removesuffix("_yours")
        term.items.append(("whose", word("yours")))
    known = CIPHER.words.get(term.word)
    if known is not None and known.unsaid:
        term.items = [(name, one) for name, one in term.items if one.kind != NUMBER or one.word != known.unsaid]
    elif term.word == "changes":
        return gathered(term)
    elif term.word == "by_opponent":
        return done_by(term.inner()[0], "opponents")
    elif term.word == "by_each":
        return word("each", word("everyone"), done_by(term.inner()[0], "they"))
    elif term.word == "if_you_do":
        return if_you_do(term)
    elif term.word == "otherwise":
        return otherwise(term)
    elif term.word == "destroys_orbs" and term.inner()[0].show() in ("0", "1"):
        raise unbound(term.inner()[0].word)  # more orbs can be destroyed, not fewer
    elif term.word == "seq":
        return sequence(term)
    elif term.word == "is" and term.inner()[0].word == "count" and term.inner()[1].show() == "at_least(1)":
        return word("there_is", term.inner()[0].inner()[0])
    elif known is not None and known.role & AGAINST and len(term.items) > 1:
        rival = term.inner()[1]
        if CIPHER.has_role(rival.word, NOUN):  # whoever attacks or is attacked is an enemy, whether it is said or not
            rival.word = "enemy" if known.kind == "trigger" else "unit"
    elif term.word in ("fewer", "greater", "equal"):
        return compared(term)
    elif term.word == "are" and term.inner()[0].word == "this" and term.inner()[1].word == "non":
        return word("not", word("are", term.inner()[0], *term.inner()[1].inner()))
    elif term.word == "are" and term.inner()[0].word == "supporting":
        return word("supported_by", *term.inner()[0].inner(), *term.inner()[1:])
    elif term.word == "not" and term.inner()[0].word == "not":
        return term.inner()[0].inner()[0]
    elif lists_texts(term.word) or term.word == "tapping":  # whatever the order of the words in a language
        term.items.sort(key=as_written)
    elif term.word == "together":
        term.items.sort(key=this_first)
    elif term.word == "or":
        term.items.sort(key=as_declared)
    elif term.word == "to_retreat_of":
        what, zone = term.inner()
        if f"to_{zone.word}" not in CIPHER.words:
            raise unbound(zone.word)
        return word(f"to_{zone.word}", what)
    elif term.word in ("move_to_front", "move_to_back"):
        return moved_to(term)
    elif term.word == "to_orbs" and term.inner()[0].word == "top" and not term.inner()[0].mentions("opponents"):
        return word("add_orb", *term.inner()[0].inner())
    elif term.word == "shown":
        return shown(term.inner()[0])
    elif term.word == "retreat_instead":  # where the card itself is `it`
        return word("instead_of_retreat", spoken_of_as_it(term.inner()[0]))
    elif term.word == "backed":
        return backed(term)
    elif term.word == "both":
        term.items = [(name, one) for outer in term.inner() for name, one in flat(outer, "both")]
    if known is not None and known.kind == "cards" and known.takes("traits"):
        if any(one.word == "your_side" for one in term.inner()):
            term = yours(Term(WORD, term.word, [item for item in term.items if item[1].word != "your_side"]))
        sort_traits(term)
    return term


def placed(deed: Term, objects: list[Term]) -> Term:
    """A deed with what it is done to in the place left open for it; spoken of again, it is a pronoun."""
    if deed.kind == WORD and deed.word == "object":
        return objects.pop() if objects else word("ref", word("any"))
    deed.items = [(name, placed(one, objects)) for name, one in deed.items]
    return deed


def spoken_of_as_it(term: Term) -> Term:
    """A term in which this card is `it`."""
    if term.kind == WORD and term.word == "this":
        return word("it")
    return Term(term.kind, term.word, [(name, spoken_of_as_it(one)) for name, one in term.items])


def shown(effect: Term) -> Term:
    """What is done to cards that are shown first."""
    told = f"shown_{effect.word}"
    if told in CIPHER.words or effect.word == "to_hand":
        return Term(WORD, told, effect.items)
    return word("seq", word("reveal", effect.inner()[0]), word(effect.word, word("it")))


def lists_texts(name: str) -> bool:
    """Whether a word is a trait of which several texts are told, in any order."""
    known = CIPHER.words.get(name)
    if known is None or known.kind != "trait":
        return False
    return any(one.many and "text" in one.kinds for one in known.parameters)


def as_written(item: tuple[str, Term]) -> str:
    """The notation of an argument, to sort by."""
    return item[1].show()


def as_declared(item: tuple[str, Term]) -> int:
    """The place of an event's word among all words, to sort by."""
    return list(CIPHER.words).index(item[1].word) if item[1].word in CIPHER.words else LAST


def this_first(item: tuple[str, Term]) -> tuple[bool, str]:
    """This card before others, those by their notation."""
    return item[1].word != "this", item[1].show()


def flat(term: Term, same: str) -> list[tuple[str, Term]]:
    """What a term of a word holds, or the term itself."""
    return term.items if term.word == same else [("", term)]


def yours(noun: Term) -> Term:
    """Of what is said that you have it: units of yours."""
    if noun.word == "unit":
        return Term(WORD, "ally", noun.items)
    if noun.word == "enemy":
        raise unbound(noun.word)
    return noun


def narrowed(term: Term) -> Term:
    """A noun, or several, with traits that were said of all of them."""
    noun = term.inner()[0]
    if noun.word == "this":
        noun = word("ally", word("one_of", noun))
    for trait in term.inner()[1:]:
        for one in noun.inner() if noun.word == "together" else [noun]:
            add_trait(one, trait)
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
    for name, one in noun.items:
        if name or one.show() not in told:
            items.append((name, one))
            told.append(one.show())
    first = 1 if noun.word == "supporting" else 0
    noun.items = items[:first] + sorted(items[first:], key=trait_rank)


def trait_rank(item: tuple[str, Term]) -> int:
    """Where a trait stands among the others."""
    name, trait = item
    if name:
        return LAST + 1
    turned = trait.word == "non" and bool(trait.items)
    known = CIPHER.words.get(trait.inner()[0].word if turned else trait.word)
    return 2 * known.rank + turned if known is not None and known.rank else LAST


def gathered(term: Term) -> Term:
    """Changes with their duration as effects: one for all that is given to the same cards."""
    durations = [one for name, one in term.items if name == "duration"]
    whiles = [one for name, one in term.items if name == "while"]
    gives: list[Term] = []
    subject: Term | None = None  # of the clause before
    for one in [one for name, one in term.items if not name]:
        whom, changes = one.inner()[0], changes_of(one)
        if whom.word == "same":
            if subject is None:
                raise unbound("same")
            whom = subject.copy()
        subject = whom
        if one.word == "twice_supported":  # said of its support cards, true of the unit they support
            units = whom.inner()[0] if whom.word == "supporting" else whom
            gives.append(word("give", units, word("supported_twice")))
            continue
        if one.word == "barred":
            gives.append(word("give", changes[0], word("cannot_be_attacked_by", whom.copy())))
            continue
        bars = [change for change in changes if change.word == "cannot_attack_whom"]
        safe = [change for change in changes if change.word == "safe_from_criticals"]
        changes = [change for change in changes if change not in bars + safe]
        if safe:  # said of whom is attacked, true of those who attack
            gives.append(word("give", word("enemy", word("attacking_any", whom.copy())), word("cannot_critical")))
        known = [give for give in gives if give.inner()[0].show() == whom.show()]
        if known:
            known[0].items.extend(plain(changes))
        elif changes or not bars + safe:
            gives.append(word("give", whom, *changes))
        for bar in bars:
            gives.append(word("give", bar.inner()[0], word("cannot_be_attacked_by", whom.copy())))
    coming = bool(durations) and CIPHER.has_role(durations[0].word, COMING)
    if whiles:
        held = [word("while", whiles[0], give) for give in gives]
        if durations:
            return sequence(word("seq", *[word("throughout_here", one, durations[0]) for one in held]))
        return word("skills", *held)
    for i, give in enumerate(gives):
        if coming and CIPHER.has_role(give.inner()[0].word, NOUN | JOINED):
            gives[i] = word("throughout", give, durations[0])
        elif durations and any(CIPHER.has_role(one.word, IN_ZONE) for one in flat_cards(give.inner()[0])):
            raise unbound(give.inner()[0].word)  # what lasts for a time is given to units
        else:
            give.items.extend(plain(durations))
    if len(gives) == 1:
        return gives[0]
    return word("seq" if durations else "skills", *gives)


def flat_cards(cards: Term) -> list[Term]:
    """Several nouns as one, each by itself."""
    return cards.inner() if CIPHER.has_role(cards.word, JOINED) else [cards]


def compared(term: Term) -> Term:
    """More or fewer cards somewhere than the opponent has there."""
    zone = term.inner()[0]
    mine = word("count", zone)
    theirs = word("count", Term(WORD, zone.word, [("whose", word("opponents"))]))
    if term.word == "equal":
        return word("not", word("either", word("more", mine, theirs), word("more", theirs.copy(), mine.copy())))
    return word("more", theirs, mine) if term.word == "fewer" else word("more", mine, theirs)


def moved_to(term: Term) -> Term:
    """A move to one of the rows: of those units that are in the other."""
    noun = term.inner()[0]
    if noun.word == "ref":  # of a choice before it, which takes its place later, or nobody knows which row it is in
        return term
    inner = what_is_chosen(noun) if CIPHER.has_role(noun.word, CHOICE) else noun
    if not CIPHER.has_role(inner.word, NOUN):
        raise unbound(inner.word)
    add_trait(inner, word("in_back" if term.word == "move_to_front" else "in_front"))
    return word("move", noun)


def backed(term: Term) -> Term:
    """A change for this unit's support cards: on the unit where all are meant, on them where some are."""
    card, change = term.inner()
    return word("give", word("supporting", word("this"), *card.inner()) if card.items else word("this"), change)


def changes_of(given: Term) -> list[Term]:
    """What is given, each thing by itself; of what is lost, the losing."""
    found: list[Term] = []
    for one in given.inner()[1:]:
        if one.word == "signs_held":  # by others: each kind of signs by itself
            whose, *kinds = one.inner()
            found.extend(word(kind.word, whose.copy()) for kind in kinds)
        else:
            found.extend(one.inner() if one.kind == LIST else [one])
    return [word("loses_sign", *one.inner()) for one in found] if given.word == "given_lost" else found


def if_you_do(term: Term) -> Term:
    """An effect, and what follows where it was done: both of it optional, where the first is."""
    first, then = term.inner()
    if first.word == "may" and len(first.items) == 1:
        inner = first.inner()[0]
        if inner.word == "paying":
            return word("may", word("pay_to", *inner.inner(), then))
        return word("may", word("if_you_do", inner, then))
    if first.word == "if" and len(first.items) == 2:  # of what was done under a condition, under the same
        condition, effect = first.inner()
        return word("if", condition, if_you_do(word("if_you_do", effect, then)))
    if first.word == "seq":  # what was done last is what counts
        *before, last = first.inner()
        return sequence(word("seq", *before, if_you_do(word("if_you_do", last, then))))
    return term


def otherwise(term: Term) -> Term:
    """An effect under a condition, and what is done where it is not so."""
    first, other = term.inner()
    *before, last = first.inner() if first.word == "seq" else [first]
    if last.word != "if" or len(last.items) != 2:
        raise unbound("otherwise")
    last.items.append(("", other))
    return sequence(word("seq", *before, last))


def sequence(term: Term) -> Term:
    """Effects one after the other; a choice that the next effect acts on is made by that effect."""
    found: list[Term] = []
    for one in term.inner():
        for step in one.inner() if one.word == "seq" else [one]:
            before = found[-1] if found else None
            if step.word == "shuffle" and not step.items and before is not None and before.mentions("opponents"):
                step = Term(WORD, "shuffle", [("who", word("opponents"))])  # the deck spoken of
            if before is not None and before.word == "choose" and is_choice(before.inner()[0]):
                joined = acting_on(step, before.inner()[0])
                if joined is not None:
                    found[-1] = joined
                    continue
            if before is not None and before.word == "if" and len(before.items) == 2:
                condition, effect = before.inner()
                joined = acting_on(step, effect.inner()[0]) if effect.word == "choose" else None
                if joined is not None:  # under the same condition
                    found[-1] = word("if", condition, joined)
                    continue
            found.append(step)
    return found[0] if len(found) == 1 else word("seq", *found)


def acting_on(effect: Term, chosen: Term) -> Term | None:
    """An effect on a pronoun, with the choice in the pronoun's place."""
    if (effect.word == "in_order" or begins_with_effect(effect.word)) and effect.items:
        inner = acting_on(effect.inner()[0], chosen)
        return None if inner is None else Term(WORD, effect.word, [("", inner), *effect.items[1:]])
    if not effect.items or effect.inner()[0].word not in ("ref", "ref_named") or effect.word == "if":
        return None
    joined = Term(WORD, effect.word, [("", chosen), *effect.items[1:]])
    return moved_to(joined) if joined.word.startswith("move_to_") else joined


def is_choice(term: Term) -> bool:
    """Whether a term stands for cards that somebody chooses."""
    return CIPHER.has_role(term.word, CHOICE)


def begins_with_effect(name: str) -> bool:
    """Whether a word takes an effect before all else."""
    known = CIPHER.words.get(name)
    first = known.parameters[0] if known is not None and known.parameters else None
    return first is not None and first.kinds == ["effect"] and not first.many


def done_by(term: Term, whom: str) -> Term:
    """What somebody else does: their cards, their choice."""
    if term.kind == WORD and term.word == "yours":
        return word("you")
    items = [(name, done_by(one, whom)) for name, one in term.items]
    done = Term(term.kind, term.word, items)
    if done.kind != WORD:
        return done
    names = [name for name, _ in items]
    if CIPHER.has_role(done.word, NOUN) and whom == "they":
        raise unbound(done.word)  # whose ally, whose enemy?
    if CIPHER.has_role(done.word, NOUN) and any(one.word == "own_side" for _, one in items):
        done.word = "enemy"  # of the opponent's own units
    if CIPHER.has_role(done.word, IN_ZONE) and "whose" not in names:
        done.items.append(("whose", word(whom)))
    elif (is_choice(done) or done.word == "may") and "by" not in names:
        done.items.append(("by", word(whom)))
    elif CIPHER.has_role(done.word, NAMES_DOER):
        done.items.append(("who", word(whom)))
    return done


def what_is_chosen(choice: Term) -> Term:
    """The cards that a choice is made among, wherever their number stands."""
    for one in choice.inner():
        if one.kind == WORD and CIPHER.kind(one.word) == "cards":
            return one
    raise unbound(choice.word)
