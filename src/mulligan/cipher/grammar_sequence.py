"""Effects one after the other: a choice that the next effect acts on is made by that effect."""

from __future__ import annotations

from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.roles import CHOICE, IN_ZONE, NOUN
from mulligan.cipher.grammar_nouns import (
    add_trait,
    is_choice,
    is_noun,
    plain,
    unbound,
    what_is_chosen,
)
from mulligan.cipher.grammar_rest import all_but_chosen
from mulligan.cipher.grammar_sides import side_of
from mulligan.cipher.words.vocabulary import CIPHER


def sequence(term: Term) -> Term:
    """Effects one after the other; a choice that the next effect acts on is made by that effect."""
    found: list[Term] = []
    for one in term.inner():
        for step in one.inner() if one.word == "seq" else [one]:
            before = found[-1] if found else None
            spoken = [one.show() for one in step.everything() if one.word == "ref"]
            if before is not None and before.word == "pair" and spoken == ["ref(any)"] and acts_alone(step):
                before.items = plain([word("seq", one, step.copy()) for one in before.inner()])
                continue
            if any(one.show() == "ref(next)" for one in step.everything()) and before is not None:
                done = last_of(before)  # to whom it was done is not said again
                if not done.items or CIPHER.kind(done.inner()[0].word) not in ("cards", ""):
                    raise unbound(done.word)
            if step.word == "shuffle" and before is not None and last_of(before).word == "to_deck":
                last_of(before).word = "to_deck_top"  # wherever in a deck that is shuffled
            if step.word == "if_you_do" and step.inner()[0].word == "shuffle" and before is not None:
                if last_of(before).word == "to_deck":  # one act in two sentences
                    done = sequence(word("seq", before, step.inner()[0]))
                    found[-1] = word("if_you_do", done, step.inner()[1])
                    continue
            if step.word == "shuffle" and not step.items and before is not None and into_theirs(before):
                step = Term(WORD, "shuffle", [("who", word("opponents"))])  # the deck spoken of
            if before is not None and before.word == "for_each" and before.inner()[1].word == "choose":
                found[-1] = word("for_each", before.inner()[0], sequence(word("seq", before.inner()[1], step)))
                continue
            if before is not None and before.word == "choose" and len(before.items) == 2:  # one and another
                one_only = any(one.word == "ref" and one.show() != "ref(any)" for one in step.everything())
                first, second = before.inner()
                by_side = spoken and all(one in (f"ref({side_of(first)})", f"ref({side_of(second)})") for one in spoken)
                if by_side and side_of(first) != side_of(second):  # each is spoken of by its side
                    of_first = spoken[0] == f"ref({side_of(first)})"
                    meant, other = (first, second) if of_first else (second, first)
                    joined = acting_on(step, meant) if len(set(spoken)) == 1 else None
                    choices = [joined, word("choose", other)] if joined is not None else []
                    found[-1:] = choices or [word("choose", first), word("choose", second), step]
                    continue
                second = apart(first, second, step)
                both_of_them = [None if one_only else acting_on(step, one) for one in (first, second)]
                if both_of_them[0] is None or both_of_them[1] is None:
                    raise unbound("choose")
                found[-1] = word("pair", *[one for one in both_of_them if one is not None])
                continue
            if before is not None and spoken and is_left_open(before) and (step.word == "if" or acts_alone(step)):
                found[-1] = word("may", word("if_you_do", before.inner()[0], step))  # of a card that may stay there
                continue
            kept = all_but_chosen(before, step) if before is not None else None
            if kept is not None:
                found[-1] = kept
                continue
            if before is not None and before.word == "reveal" and is_choice(before.inner()[0]):
                told = f"shown_{step.word}"
                if told in CIPHER.words and step.inner()[0].show() == "ref(any)":
                    found[-1] = word(told, before.inner()[0])
                    continue
            if before is not None and before.word == "choose" and is_picked(before.inner()[0]):
                if step.word == "choose_one":
                    found[-1] = word("if_you_do", before, step)
                    continue
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


def is_left_open(effect: Term) -> bool:
    """Whether it may be done or not, to cards of a deck that nobody chooses: of them is spoken where it was done."""
    if effect.word != "may" or len(effect.items) != 1:
        return False
    done = effect.inner()[0]
    cards = done.inner()[0].word if done.items else ""
    return CIPHER.has_role(cards, IN_ZONE) and CIPHER.find(cards).takes("count")


def into_theirs(effect: Term) -> bool:
    """Whether the deck that cards have just gone to is the opponent's."""
    done = last_of(effect)
    cards = what_is_moved(done.inner()[0]) if done.items else None
    if cards is not None and is_noun(cards) and not side_of(cards):
        raise unbound(cards.word)  # whose deck?
    theirs = effect.mentions("opponents")
    if theirs and not any(of_deck(one) for one in effect.everything()):
        raise unbound("deck")  # whose, where nothing was done with one?
    return theirs or (cards is not None and side_of(cards) == "enemy")


def of_deck(term: Term) -> bool:
    """Whether a term speaks of a deck: its cards, its ends, what is put there."""
    ends = CIPHER.has_role(term.word, IN_ZONE) and CIPHER.find(term.word).takes("count")
    return ends or term.word == "deck" or term.word.startswith("to_deck")


def what_is_moved(cards: Term) -> Term:
    """Cards, or those that a choice is made among."""
    return what_is_chosen(cards) if is_choice(cards) else cards


def and_then(term: Term) -> Term:
    """One act and another in a sentence that says only at its end that they may be done: both of them."""
    if len(term.items) == 1:
        return term.inner()[0]
    first, second = term.inner()
    asked = second.word == "may" and len(second.items) == 1 and first.word != "may"
    if asked and CIPHER.kind(first.word) == "effect" and first.word != "choose" and first.word != "if":
        return word("may", sequence(word("seq", first, second.inner()[0])))
    return sequence(word("seq", first, second))


def apart(first: Term, choice: Term, deed: Term) -> Term:
    """The second of two choices: whoever has moved by the first is not there by the second."""
    if deed.mentions("in_order"):  # of both together
        raise unbound("in_order")
    if deed.mentions("move") or deed.mentions("destroy"):
        moving_along(choice)
    if not deed.mentions("move"):
        return choice
    noun = what_is_chosen(choice)
    by_row = noun.mentions("in_front") or noun.mentions("in_back")
    if not by_row or what_is_chosen(first).word != noun.word:
        return choice
    add_trait(noun, word("non", word("one_of", word("ref", word("next")))))
    return choice


def moving_along(choice: Term) -> None:
    """Refuse a second choice beside the first one, which is elsewhere by then: both are chosen before they go."""
    if any(one.word == "in_row_of" and one.mentions("ref") for one in choice.everything()):
        raise unbound("in_row_of")


def acts_alone(step: Term) -> bool:
    """Whether an effect is done to cards, and nothing else."""
    return CIPHER.kind(step.word) == "effect" and bool(step.items) and step.inner()[0].word == "ref"


def last_of(effect: Term) -> Term:
    """What an effect does last, whether it must or may."""
    while True:
        inner = [one for one in effect.inner() if one.word == "to_deck" or CIPHER.kind(one.word) == "effect"]
        if not inner:
            return effect
        effect = inner[-1]


def acting_on(effect: Term, chosen: Term) -> Term | None:
    """An effect on a pronoun, with the choice in the pronoun's place."""
    if (effect.word == "in_order" or begins_with_effect(effect.word)) and effect.items:
        inner = acting_on(effect.inner()[0], chosen)
        return None if inner is None else Term(WORD, effect.word, [("", inner), *effect.items[1:]])
    if not effect.items or effect.inner()[0].word not in ("ref", "ref_named") or effect.word == "if":
        return None
    if not may_mean(effect.inner()[0], chosen):
        return None
    joined = Term(WORD, effect.word, [("", chosen), *effect.items[1:]])
    if joined.word == "move_beside":
        return move_beside(joined)
    return moved_to(joined) if joined.word.startswith("move_to_") else joined


def may_mean(pronoun: Term, chosen: Term) -> bool:
    """Whether a pronoun may stand for what was chosen: "that ally" is none of the enemies."""
    told = side_of(pronoun) if pronoun.word == "ref" else ""
    return not told or side_of(chosen) in ("", told)


def moved_to(term: Term) -> Term:
    """A move to one of the rows: of those units that are in the other."""
    noun = term.inner()[0]
    # of a choice before it, which takes its place later; of this unit, or nobody knows which row it is in
    if noun.word == "ref" or noun.word == "this":
        return term
    inner = what_is_chosen(noun) if CIPHER.has_role(noun.word, CHOICE) else noun
    if not CIPHER.has_role(inner.word, NOUN):
        raise unbound(inner.word)
    add_trait(inner, word("in_back" if term.word == "move_to_front" else "in_front"))
    return word("move", noun)


def move_beside(term: Term) -> Term:
    """A move to the row of a unit: of those that are in the other."""
    noun, beside = term.inner()
    if noun.word == "ref":  # of a choice before it, which takes its place later
        return term
    inner = what_is_chosen(noun) if CIPHER.has_role(noun.word, CHOICE) else noun
    if not CIPHER.has_role(inner.word, NOUN):
        raise unbound(inner.word)
    add_trait(inner, word("non", word("in_row_of", beside)))
    return word("move", noun)


def is_picked(cards: Term) -> bool:
    """Whether cards are chosen, by somebody or by chance."""
    return is_choice(cards) or cards.word == "at_random"


def begins_with_effect(name: str) -> bool:
    """Whether a word takes an effect before all else."""
    known = CIPHER.words.get(name)
    first = known.parameters[0] if known is not None and known.parameters else None
    return first is not None and first.kinds == ["effect"] and not first.many
