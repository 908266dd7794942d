"""From the phrases of a skill's text to its tree, whatever the language: who "that ally" is, what belongs together.

A grammar's terms may hold words that no card has: `ref` for a pronoun, `given` for one thing that changes in cards,
`changes` for several of them with a duration, `by_opponent` and `by_each` for what somebody else does, `skills` for
several skills in one text. Here they become words of the card language, or the text is refused.
"""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import LIST, NUMBER, TEXT, WORD, Term, word
from mulligan.kernel.errors import MulliganError

CHOICES: Final = frozenset({"chosen", "up_to", "up_to_different", "any_number"})
ZONES: Final = frozenset({"hand", "deck", "retreat", "bonds", "orbs", "supports"})
UNITS: Final = frozenset({"ally", "enemy", "unit"})
# What the pronoun for the card, and for the other card, of an event is, by the word of the event: whom a slot names.
EVENTS: Final = {
    "attacks": ("that", "defending_unit"),
    "is_attacked": ("defending_unit", "that"),
    "destroys": ("other_one", "that"),
    "destroys_with": ("other_one", "that"),
    "is_destroyed_by_attack": ("that", "other_one"),
    "is_supported": ("that", "other_one"),
}
# Whoever is attacked or attacks is an enemy, whether the text says so or not.
RIVALS: Final = {
    "is_attacking": "unit",
    "attacked_by": "unit",
    "battling": "unit",
    "attacks": "enemy",
    "is_attacked": "enemy",
    "destroys": "enemy",
    "is_destroyed_by_attack": "enemy",
}
TRAIT_RANKS: Final = (
    "other",
    "another",
    "main",
    "non-main",
    "named",
    "non-named",
    "same_name_as",
    "with_cost",
    "with_attack",
    "of",
    "non-of",
    "untapped",
    "tapped",
    "class_changed",
    "levelled_up",
)
ONES: Final = frozenset({"chosen", "draw", "top", "add_orb", "destroy_orb", "up_to_different"})


def unbound(pronoun: str) -> MulliganError:
    """The error that nothing, or nothing of its kind, was named before that a pronoun could mean."""
    return MulliganError("text-unbound", pronoun=pronoun)


class Named:
    """Cards that a text has named: of what kind, what stands for them from then on, and whether a cost chose them."""

    def __init__(self, kind: str, meaning: Term, paid: str = "") -> None:
        self.kind = kind
        self.meaning = meaning
        self.paid = paid
        self.names: list[str] = []  # the unit names it was spoken of with
        self.of_event = False


def parts_of(term: Term) -> list[Term]:
    """The skills of a text: most have one."""
    return term.inner() if term.word == "skills" else [term]


def plain(terms: list[Term]) -> list[tuple[str, Term]]:
    """Arguments that go by their place."""
    return [("", term) for term in terms]


# -- What belongs together ---------------------------------------------------------------------------------------------


def settle(term: Term) -> Term:
    """All but the pronouns: nouns whole, changes gathered, sequences flat, what the opponent does done by them."""
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
    if term.word in ONES:
        term.items = [(name, one) for name, one in term.items if one.kind != NUMBER or one.word != "1"]
    elif term.word == "changes":
        return gathered(term)
    elif term.word == "by_opponent":
        return done_by(term.inner()[0], "opponents")
    elif term.word == "by_each":
        return word("each", word("everyone"), done_by(term.inner()[0], "they"))
    elif term.word == "if_you_do":
        return if_you_do(term)
    elif term.word == "seq":
        return sequence(term)
    elif term.word == "is" and term.inner()[0].word == "count" and term.inner()[1].show() == "at_least(1)":
        return word("there_is", term.inner()[0].inner()[0])
    elif term.word in RIVALS and len(term.items) > 1:
        rival = term.inner()[1]
        if rival.word in UNITS:
            rival.word = RIVALS[term.word]
    elif term.word in ("fewer", "greater", "equal"):
        return compared(term)
    elif term.word == "are" and term.inner()[0].word == "this" and term.inner()[1].word == "non":
        return word("not", word("are", term.inner()[0], *term.inner()[1].inner()))
    elif term.word == "are" and term.inner()[0].word == "supporting":
        return word("supported_by", *term.inner()[0].inner(), *term.inner()[1:])
    elif term.word == "not" and term.inner()[0].word == "not":
        return term.inner()[0].inner()[0]
    elif term.word in ("named", "of") or term.word == "tapping":  # whatever the order of the words in a language
        term.items.sort(key=as_written)
    elif term.word == "together":
        term.items.sort(key=this_first)
    elif term.word == "to_retreat_of":
        what, zone = term.inner()
        if zone.word not in ("retreat", "hand", "bonds"):
            raise unbound(zone.word)
        return word(f"to_{zone.word}", what)
    elif term.word in ("move_to_front", "move_to_back"):
        return moved_to(term)
    elif term.word == "backed":
        return backed(term)
    elif term.word == "both":
        term.items = [(name, one) for outer in term.inner() for name, one in flat(outer, "both")]
    if term.word in UNITS or term.word in ZONES or term.word in ("card", "revealed", "supporting"):
        sort_traits(term)
    return term


def as_written(item: tuple[str, Term]) -> str:
    """The notation of an argument, to sort by."""
    return item[1].show()


def this_first(item: tuple[str, Term]) -> tuple[bool, str]:
    """This card before others, those by their notation."""
    return item[1].word != "this", item[1].show()


def flat(term: Term, same: str) -> list[tuple[str, Term]]:
    """What a term of a word holds, or the term itself."""
    return term.items if term.word == same else [("", term)]


def narrowed(term: Term) -> Term:
    """A noun, or several, with traits that were said of all of them."""
    noun = term.inner()[0]
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
    key = trait.word
    if key == "non" and trait.items:
        key = f"non-{trait.inner()[0].word}"
    if name:
        return len(TRAIT_RANKS) + 1
    return TRAIT_RANKS.index(key) if key in TRAIT_RANKS else len(TRAIT_RANKS)


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
        changes = [change for change in changes if change not in bars]
        known = [give for give in gives if give.inner()[0].show() == whom.show()]
        if known:
            known[0].items.extend(plain(changes))
        elif changes or not bars:
            gives.append(word("give", whom, *changes))
        for bar in bars:
            gives.append(word("give", bar.inner()[0], word("cannot_be_attacked_by", whom.copy())))
    coming = bool(durations) and durations[0].word in ("for_good", "opponents_next_turn", "your_next_turn")
    if whiles:
        held = [word("while", whiles[0], give) for give in gives]
        if durations:
            return sequence(word("seq", *[word("throughout_here", one, durations[0]) for one in held]))
        return word("skills", *held)
    for i, give in enumerate(gives):
        if coming and give.inner()[0].word in UNITS | {"together"}:
            gives[i] = word("throughout", give, durations[0])
        else:
            give.items.extend(plain(durations))
    if len(gives) == 1:
        return gives[0]
    return word("seq" if durations else "skills", *gives)


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
    inner = noun.inner()[-1] if noun.word in CHOICES else noun
    if inner.word not in UNITS:
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


def sequence(term: Term) -> Term:
    """Effects one after the other; a choice that the next effect acts on is made by that effect."""
    found: list[Term] = []
    for one in term.inner():
        for step in one.inner() if one.word == "seq" else [one]:
            before = found[-1] if found else None
            if step.word == "shuffle" and not step.items and before is not None and before.mentions("opponents"):
                step = Term(WORD, "shuffle", [("who", word("opponents"))])  # the deck spoken of
            if before is not None and before.word == "choose" and before.inner()[0].word in CHOICES:
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
    if effect.word in ("may", "if_you_do", "in_order") and effect.items:
        inner = acting_on(effect.inner()[0], chosen)
        return None if inner is None else Term(WORD, effect.word, [("", inner), *effect.items[1:]])
    if not effect.items or effect.inner()[0].word not in ("ref", "ref_named") or effect.word == "if":
        return None
    return Term(WORD, effect.word, [("", chosen), *effect.items[1:]])


def done_by(term: Term, whom: str) -> Term:
    """What somebody else does: their cards, their choice."""
    if term.kind == WORD and term.word == "yours":
        return word("you")
    items = [(name, done_by(one, whom)) for name, one in term.items]
    done = Term(term.kind, term.word, items)
    if done.kind != WORD:
        return done
    names = [name for name, _ in items]
    if done.word in ZONES | {"top"} and "whose" not in names:
        done.items.append(("whose", word(whom)))
    elif done.word in CHOICES | {"may"} and "by" not in names:
        done.items.append(("by", word(whom)))
    elif done.word in ("draw", "shuffle", "add_orb"):
        done.items.append(("who", word(whom)))
    return done


# -- Who is meant ------------------------------------------------------------------------------------------------------


class Binder:
    """Goes through a whole skill as it will be carried out, and puts what is meant in the place of every pronoun."""

    def __init__(self) -> None:
        self.named: list[Named] = []
        self.count = 0  # choices so far
        self.it: Named | None = None  # what `it` is now

    def bind(self, term: Term, paying: str = "") -> Term:
        """A term without pronouns."""
        if term.kind != WORD:
            return term
        term.items = [(name, one) for name, one in term.items if one.word != "yours"]
        if term.word == "ref":
            return self.meant(term.inner()[0].word)
        if term.word in EVENTS or term.word in TRIGGERS:
            return self.event(term)
        if term.word in ("skill", "loses_skills") and term.items and term.items[0][1].kind == TEXT:
            inner = Binder()
            term.items = [(name, inner.bind(one)) for name, one in term.items]
            self.count += inner.count
            return term
        if term.word == "flip":  # which bonds is nobody's concern
            return term
        if term.word == "ref_named":
            return self.meant_by_name(term.inner()[0].word)
        if term.word == "shown_to_hand":
            return self.bind(word("seq", word("reveal", *term.inner()), word("to_hand", word("it"))))
        if term.word == "in_order":  # to the deck, as its player likes
            return self.in_order(term)
        if term.word in ("grow", "level_up_with") and len(term.items) > 1 and term.inner()[1].show() == "ref(any)":
            term.inner()[1].items = plain([word("unit")])  # what grows is a unit
        if term.word in ("support_instead", "destroyed_instead"):  # what happens to the card in question
            self.named.append(Named("card", word("that" if term.mentions("grow") else "one")))
        verb = term.word if term.word in ("tapping", "discarding") else paying
        order = list(range(len(term.items)))
        order.sort(key=lambda i: looked_at(term, i))
        for i in order:
            name, one = term.items[i]
            term.items[i] = (name, self.bind(one, verb))
        if term.word == "seq":
            term.items = [item for one in term.inner() for item in flat(one, "seq")]
        if term.word == "destroyed_instead":  # the card is no unit any more
            term.items = plain([spoken_of_as_it(one) for one in term.inner()])
        if term.word in CHOICES:
            self.count += 1
            self.it = Named(kind_of(term.inner()[0]), word("picked", number_of(self.count)), paying)
            self.it.names = names_in(term)
            self.named.append(self.it)
        elif term.word in ("reveal", "look_at"):
            if not self.it_is(term.inner()[0]):
                self.it = Named("card", word("revealed"))
                self.named.append(self.it)
        elif term.word in MOVERS and term.items:
            what = term.inner()[0]
            if what.word in UNITS or what.word in ZONES or what.word == "top":
                self.it = Named(kind_of(what), word("it"))
                self.named.append(self.it)
            elif what.word not in CHOICES and what.word != "it":
                self.it = None
        elif term.word in ("there_is", "is", "are", "is_attacking", "supported_by"):
            self.condition(term)
        return term

    def in_order(self, term: Term) -> Term:
        """Cards put somewhere in any order: those revealed are chosen one after the other."""
        effect = self.bind(term.inner()[0])
        what = effect.inner()[0]
        if what.word == "revealed" or (
            what.word == "it" and self.it is not None and self.it.meaning.word == "revealed"
        ):
            self.count += 1
            effect.items = plain([word("chosen", word("revealed"), word("count", word("revealed")))])
        return effect

    def it_is(self, what: Term) -> bool:
        """Whether an effect on these cards leaves `it` what it was."""
        return what.word in CHOICES or what.word == "it"

    def condition(self, term: Term) -> None:
        """Cards that a condition finds may be spoken of after it."""
        noun = term.inner()[0]
        if noun.word == "count" and len(term.items) > 1 and term.inner()[1].show() == "exactly(1)":
            noun = noun.inner()[0]
        if term.word == "supported_by" and noun.word in UNITS:
            battling = noun.copy()
            add_trait(battling, word("any_of", word("attacking"), word("defending")))
            self.named.append(Named(noun.word, battling))
            return
        if term.word == "is_attacking" and noun.word in UNITS:
            attacking = noun.copy()
            add_trait(attacking, word("attacking"))
            self.named.append(Named(noun.word, attacking))
            return
        if term.word == "are" and noun.word in ("attacking_unit", "defending_unit"):
            self.named.append(Named("unit", noun))
        elif noun.word in UNITS and term.word != "are":
            self.named.append(Named(noun.word, noun))

    def event(self, term: Term) -> Term:
        """The cards of an event may be spoken of after it."""
        first, second = EVENTS.get(term.word, ("that", "that"))
        cards = [one for _, one in term.items if one.kind == WORD]
        if term.word == "or":
            for one in cards:
                self.event(one)
            return term
        for noun, meaning in zip(cards, (first, second), strict=False):
            if noun.word == "this":
                self.named.append(Named("this", noun))
            found = Named(kind_of(noun), word(meaning))
            found.names = names_in(noun)
            found.of_event = True
            self.named.append(found)
        if term.word in ("destroys", "destroys_with") and len(cards) == 1:
            self.named.append(Named("enemy", word(second)))
        return term

    def meant_by_name(self, name: str) -> Term:
        """What "that" with a unit name stands for: the cards of this name spoken of last."""
        for one in reversed(self.named):
            if name in one.names:
                return word("it") if one is self.it else one.meaning.copy()
        raise unbound(name)

    def meant(self, pronoun: str) -> Term:
        """What a pronoun stands for: the cards of its kind named last; of two that an event names, neither."""
        for one in reversed(self.named):
            if fits(pronoun, one):
                rivals = [other for other in self.named if other.of_event and other is not one and fits(pronoun, other)]
                if one.of_event and rivals:
                    raise unbound(pronoun)
                if one.meaning.word == "one":
                    return word("it")
                if one is self.it or one.meaning.word == "it":
                    if one is not self.it:
                        break
                    return word("it")
                return one.meaning.copy()
        raise unbound(pronoun)


TRIGGERS: Final = frozenset(
    {
        "deployed",
        "deployed_by",
        "levels_up",
        "changes_class",
        "is_destroyed",
        "makes_critical",
        "evades",
        "moves",
        "moved_by_skill",
        "is_tapped",
        "is_untapped",
        "retreats",
        "grows",
        "attack_ends",
        "battle_ends",
        "added_to_hand",
        "put_into_retreat",
        "discarded_by_opponent",
        "discarded_by_you",
        "bonded",
        "survives",
        "untapped_by",
        "uses",
        "breaks_orb",
        "or",
    }
)
MOVERS: Final = frozenset(
    {"move", "destroy", "tap", "untap", "to_hand", "to_retreat", "to_bonds", "to_deck_top", "to_deck_bottom", "give"}
    | {"deploy", "deploy_tapped", "flip_up", "flip_down", "choose", "move_to_front", "move_to_back", "to_orbs"}
)


def names_in(noun: Term) -> list[str]:
    """The unit names that a noun is limited to."""
    found: list[str] = []
    for one in noun.everything():
        if one.word == "named":
            found.extend(inner.word for inner in one.inner())
    return found


def spoken_of_as_it(term: Term) -> Term:
    """A term in which this card is `it`."""
    if term.kind == WORD and term.word == "this":
        return word("it")
    return Term(term.kind, term.word, [(name, spoken_of_as_it(one)) for name, one in term.items])


def looked_at(term: Term, place: int) -> int:
    """When a part of a term is looked at: the event first, then a condition, then the rest as written."""
    if term.word == "when" and place == 0:
        return -2
    return -1 if term.items[place][0] == "if" else place


def number_of(value: int) -> Term:
    """A number as a term."""
    return Term(NUMBER, str(value))


def kind_of(noun: Term) -> str:
    """What pronoun a noun takes: ally, enemy, unit or card; nothing for what needs none."""
    if noun.word in UNITS:
        return noun.word
    if noun.word in ZONES or noun.word in ("card", "top", "revealed", "supporting", "below"):
        return "card"
    if noun.word == "together":
        kinds = {kind_of(one) for one in noun.inner() if one.word != "this"}
        return kinds.pop() if len(kinds) == 1 else "unit"
    if noun.word in CHOICES:
        return kind_of(noun.inner()[0])
    return ""


def fits(pronoun: str, named: Named) -> bool:
    """Whether cards may be meant by a pronoun."""
    if pronoun.startswith("paid_"):
        return named.paid == pronoun.removeprefix("paid_")
    if pronoun == "revealed":
        return named.meaning.word == "revealed"
    if pronoun == "any":
        return bool(named.kind)
    if pronoun == "unit":
        return named.kind in UNITS
    if pronoun in ("ally", "enemy"):
        return named.kind == pronoun or named.kind == "unit"
    return named.kind == pronoun
