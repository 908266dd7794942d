"""Whose side a text speaks of: your attacking unit, the opponent's bond area. What cannot be so is refused."""

from __future__ import annotations

from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.roles import AGAINST, SECOND
from mulligan.cipher.grammar_nouns import is_choice, is_noun, unbound, what_is_chosen
from mulligan.cipher.words.vocabulary import CIPHER


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


def attackers(skill: Term, support: str) -> str:
    """Whose unit attacks whenever a skill is carried out; nothing where it may be either's."""
    if support:
        return {"attack": "ally", "defence": "enemy"}.get(support, "")
    event = skill.inner()[0] if skill.items else skill
    if not CIPHER.has_role(event.word, AGAINST) or CIPHER.kind(event.word) != "trigger":
        return ""
    first = side_of(event.inner()[0])
    if not first:
        return ""
    attacked = event.word.startswith("is_") if not CIPHER.has_role(event.word, SECOND) else event.word == "is_attacked"
    return CIPHER.find(first).other if attacked else first


def in_battle(term: Term, attacking: str) -> Term:
    """A skill in which the attacking or defending unit of a side is that unit, if it can only be of that side."""
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
