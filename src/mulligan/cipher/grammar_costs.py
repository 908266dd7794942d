"""What a text says of costs, as trees: what is done to pay, and what a card itself costs."""

from __future__ import annotations

from mulligan.cardlang.grammar import NUMBER, WORD, Term, word
from mulligan.cipher.grammar_nouns import add_trait, is_choice, is_noun, named_item, narrowed, unbound, what_is_chosen
from mulligan.cipher.words.vocabulary import CIPHER


def as_cost(term: Term) -> Term:
    """What is done as a cost: some of it has a word of its own."""
    effect = term.inner()[0]
    if effect.word == "may":  # instead of another cost
        effect = effect.inner()[0]
    if effect.word == "paying":
        return effect.inner()[0]
    effect = shown_at_once(effect)
    what = effect.inner()[0] if effect.items else effect
    if effect.word == "tap":
        if what.word == "this":
            return word("tap_this")
        what = what if is_choice(what) else word("chosen", what)
        add_trait(what_is_chosen(what), word("untapped"))
        return word("tapping", what)
    if is_noun(what) and what.mentions("named"):  # one of them
        effect.items[0] = ("", word("chosen", what))
    if is_choice(what):
        zone = what_is_chosen(what)
        if effect.word == "to_retreat" and zone.word == "hand" and not what.word.startswith("up_to"):
            return word("discarding", what)
        if effect.word == "flip_down" and zone.word == "bonds" and what.word == "chosen":
            counts = [one for one in what.inner() if one.kind == NUMBER] or [Term(NUMBER, "1")]
            zone.items = [item for item in zone.items if item[1].word != "face_up"]
            return word("flip", *counts, *([zone] if zone.items else []))
    return word("by", effect)


def shown_at_once(effect: Term) -> Term:
    """What is shown and then put somewhere, as one act, if it is one."""
    parts = effect.inner() if effect.word == "seq" else []
    if len(parts) != 2 or parts[0].word != "reveal" or not parts[1].items or parts[1].inner()[0].word != "ref":
        return effect
    told = f"shown_{parts[1].word}"
    return word(told, *parts[0].inner()) if told in CIPHER.words else effect


def to_each(effect: Term) -> list[Term]:
    """What is done to several as a cost: to each, so that all of them must be there."""
    what = effect.inner()[0] if effect.items else effect
    if what.word != "together":
        return [effect]
    cards = [word("chosen", one) if is_noun(one) else one for one in what.inner()]
    return [Term(WORD, effect.word, [("", one), *effect.items[1:]]) for one in cards]


def apart(cost: Term) -> list[Term]:
    """A cost, or several that were told as one; what nobody could do while they pay is refused."""
    if cost.word != "by":
        return [cost]
    effect = cost.inner()[0]
    acts = effect.inner() if effect.word == "seq" else [effect]
    if effect.word == "pair":
        acts = effect.inner()
    parts = [part for one in acts for part in to_each(one)]
    for one in parts:
        known = CIPHER.words.get(one.word)
        asks = one.word.startswith("deploy") or one.word == "name_unit"
        if known is not None and (known.kind != "effect" or known.takes_kind("effect") or asks):
            raise unbound("cost")
    if len(parts) > 1 and any(one.mentions("ref") for one in parts):
        raise unbound("cost")  # of what was done a moment ago
    if parts[-1].word == "shuffle" and not any(is_choice(one) for one in effect.everything()):
        return [cost]
    return [word("by", one) for one in parts]


def joined(costs: list[Term]) -> list[Term]:
    """The parts of a cost; what is done to the cards of the part before belongs to it."""
    found: list[Term] = []
    for one in costs:
        if found and found[-1].word == one.word == "as_cost" and one.mentions("ref"):
            found[-1] = word("as_cost", word("seq", *found[-1].inner(), *one.inner()))
        else:
            found.append(one)
    return found


def each_as_cost(term: Term) -> Term:
    """What is done to one unit of each of several kinds."""
    side, deed, *kinds = term.inner()
    found = [word(deed.word, word("chosen", narrowed(side, kind))) for kind in sorted(kinds, key=Term.show)]
    paid = [as_cost(word("as_cost", one)) for one in found]
    if paid[0].word == "tapping":
        return word("tapping", *[one.inner()[0] for one in paid])
    return word("by", word("seq", *found))


def own_cost(term: Term) -> Term:
    """What a card itself costs, to deploy it or to change class with it: another number, or so much more or less."""
    kind, cost, *limits = [one for name, one in term.items if not name]
    condition = named_item(term, "if")
    each = named_item(term, "each") or named_item(term, "per")
    if cost.word == "changed":
        by = cost.inner()[0]
        printed = word(CIPHER.find(kind.word).other)
        cost = word("plus", printed, word("times", by, each) if each is not None else by)
    elif each is not None:
        raise unbound(kind.word)
    conditions = ([condition] if condition is not None else []) + [one.inner()[0] for one in limits]
    items = [("", cost)]
    if conditions:
        items.append(("if", conditions[0] if len(conditions) == 1 else word("both", *conditions)))
    return Term(WORD, kind.word, items)


def own_bar(term: Term) -> Term:
    """What cannot be done with a card, perhaps unless something is so."""
    bar, *condition = term.inner()
    if bool(condition) != bool(CIPHER.find(bar.word).parameters):
        raise unbound(bar.word)
    return word(bar.word, *condition)
