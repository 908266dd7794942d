"""Whose side a text speaks of: your attacking unit, the opponent's bond area. What cannot be so is refused."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.nodes import ANYTHING
from mulligan.cardlang.roles import AGAINST, ATTACKED, IN_BATTLE, IN_ZONE, NAMES_DOER, NOUN
from mulligan.cipher.grammar_nouns import SIDE_SAID, is_choice, is_noun, unbound, what_is_chosen
from mulligan.cipher.terms import WATCH_BATTLE
from mulligan.cipher.words.vocabulary import CIPHER

NESTED: Final = ("granted_auto", "granted_use")  # a skill within another, with an event of its own


def side_of(cards: Term) -> str:
    """Whose cards these are, as the word for units of that side; nothing where it is not known."""
    if is_choice(cards):
        return side_of(what_is_chosen(cards))
    if cards.word == "ref":
        return side_of(cards.inner()[0])
    if cards.word == "this":
        return "ally"
    if is_noun(cards):
        return cards.word if CIPHER.find(cards.word).other else ""
    known = CIPHER.words.get(cards.word)
    if known is not None and known.takes("whose"):
        return "enemy" if cards.mentions("opponents") else "" if cards.mentions("theirs") else "ally"
    return ""


def event_of(skill: Term) -> Term:
    """What a skill waits for, if it waits for something, the first time or the nth."""
    event = skill.inner()[0] if skill.items else skill
    return event.inner()[1] if event.word == "nth" else event


def attackers(skill: Term, support: str) -> str:
    """Whose unit attacks whenever a skill is carried out; nothing where it may be either's."""
    if support:
        return {"attack": "ally", "defence": "enemy"}.get(support, "")
    event = event_of(skill)
    if not CIPHER.has_role(event.word, AGAINST) or CIPHER.kind(event.word) != "trigger":
        return ""
    first = side_of(event.inner()[0])
    if not first:
        return ""
    return CIPHER.find(first).other if CIPHER.has_role(event.word, ATTACKED) else first


def of_signed(condition: Term, effect: Term) -> Term:
    """An effect for a side's attacking or defending unit that has a sign, whenever there is one."""
    unit, trait = condition.inner()
    side, role = unit.inner()
    whom = word(side.word, word("attacking" if role.word == "attacking_unit" else "defending"), trait)
    return replaced(effect, unit.show(), whom)


def replaced(term: Term, old: str, new: Term) -> Term:
    """A term in which something stands for something else."""
    if term.show() == old:
        return new.copy()
    return Term(term.kind, term.word, [(name, replaced(one, old, new)) for name, one in term.items])


def goes_on(skill: Term, support: str) -> bool:
    """Whether a battle goes on whenever a skill is carried out."""
    event = event_of(skill)
    return bool(support) or (CIPHER.kind(event.word) == "trigger" and CIPHER.has_role(event.word, IN_BATTLE))


def for_whoever(term: Term, battle: bool) -> Term:
    """A skill in which changes for units by their part in a battle are for those of battles to come, if none goes on.

    What lasts is given to whoever is such when it begins; out of a battle nobody attacks, defends or is supported.
    """
    if term.word in NESTED:
        battle = goes_on(term.inner()[0], "")
    items = [(name, for_whoever(one, battle)) for name, one in term.items]
    durations = [one for name, one in items if not name and CIPHER.kind(one.word) == "duration"]
    if term.word != "give" or battle or not durations or not looks_at_battle(items[0][1]):
        return Term(term.kind, term.word, items)
    kept = [item for item in items if item[1] not in durations]
    return word("throughout", Term(WORD, "give", kept), durations[0])


def looks_at_battle(cards: Term) -> bool:
    """Whether cards are told by their part in a battle."""
    if is_choice(cards):
        return False
    looks = [
        CIPHER.words[one.word].looks for one in cards.everything() if one.kind == WORD and one.word in CIPHER.words
    ]
    return any(one != ANYTHING and one & WATCH_BATTLE for one in looks)


def in_battle(term: Term, attacking: str) -> Term:
    """A skill in which the attacking or defending unit of a side is that unit, if it can only be of that side."""
    if term.word in NESTED:
        attacking = attackers(term.inner()[0], "")
    if term.word == "if_signed":
        condition, effect = term.inner()
        if attacking:
            return in_battle(word("if", condition, effect), attacking)
        return in_battle(of_signed(condition, effect), attacking)
    items = [(name, in_battle(one, attacking)) for name, one in term.items]
    if term.kind != WORD or term.word != "of_side":
        return Term(term.kind, term.word, items)
    side, unit = term.inner()
    role = "attacking" if unit.word == "attacking_unit" else "defending"
    if not attacking:
        return word(side.word, word(role))
    if (side.word == attacking) != (role == "attacking"):
        raise unbound(unit.word)  # it is the other side's
    return unit


def done_by(term: Term, whom: str) -> Term:
    """What somebody else does: their cards, their choice."""
    if term.kind == WORD and term.word == "yours":
        return word("you")
    if term.kind == WORD and term.word == "theirs":
        return word(whom)
    items = [(name, done_by(one, whom)) for name, one in term.items if name != "goes"]  # to their own place
    done = Term(term.kind, term.word, items)
    if done.kind != WORD:
        return done
    if done.word == "draw_until_yours":
        raise unbound("hand")  # somebody draws, and another's hand is meant?
    if done.word == "draw_until_theirs":
        done.word = "draw_until"
    names = [name for name, _ in items]
    if CIPHER.has_role(done.word, NOUN) and whom == "they":
        raise unbound(done.word)  # whose ally, whose enemy?
    if whom == "opponents" and is_choice(done) and whose_eyes(what_is_chosen(done)):
        raise unbound(what_is_chosen(done).word)
    if CIPHER.has_role(done.word, NOUN) and any(one.word == "own_side" for _, one in items):
        done.word = "enemy"  # of the opponent's own units
    if CIPHER.has_role(done.word, IN_ZONE) and CIPHER.find(done.word).takes("whose") and "whose" not in names:
        done.items.append(("whose", word(whom)))
    elif (is_choice(done) or done.word == "may") and "by" not in names:
        done.items.append(("by", word(whom)))
    elif CIPHER.has_role(done.word, NAMES_DOER):
        done.items.append(("who", word(whom)))
    return done


def whose_eyes(cards: Term) -> bool:
    """Whether cards are an ally or an enemy, and nothing tells of whom: yours, or the opponent's who chooses."""
    sided = CIPHER.has_role(cards.word, NOUN) and CIPHER.find(cards.word).other != ""
    return sided and not any(one.word in (SIDE_SAID, "own_side") for one in cards.inner())


def without_sides(term: Term) -> Term:
    """A term in which nothing tells any more whose side was said."""
    items = [
        (name, without_sides(one))
        for name, one in term.items
        if one.kind != WORD or one.word not in (SIDE_SAID, "own_side")
    ]
    return Term(term.kind, term.word, items)


def your_own(term: Term) -> Term:
    """A term in which whose deck it is goes without saying where its top or bottom is yours."""
    known = CIPHER.words.get(term.word) if term.kind == WORD else None
    ends = known is not None and known.role & IN_ZONE and known.takes("count")
    items = [(name, your_own(one)) for name, one in term.items if name != "whose" or one.word != "you" or not ends]
    return Term(term.kind, term.word, items)
