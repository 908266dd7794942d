"""Forms of speech for single acts: searching, entering, damage, shields, costs paid meanwhile, tokens."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import NUMBER, WORD, Term, number, text, word
from mulligan.magic.grammar_terms import is_noun, is_players, is_target, replace, spread, traits, unclear
from mulligan.magic.words.vocabulary import MAGIC

ENTERING: Final = {
    "tapped": "onto_battlefield_tapped",
    "yours_now": "onto_battlefield",
    "yours_now_tapped": "onto_battlefield_tapped",
    "owners": "return_to_battlefield",
    "owners_tapped": "return_to_battlefield_tapped",
}
FOUND: Final = {
    "tapped": "onto_battlefield_tapped",
    "battlefield": "onto_battlefield",
    "hand": "to_hand",
    "graveyard": "to_graveyard",
}


def both_ways(term: Term) -> Term:
    """Damage to and by something, as two rules."""
    what, whom = term.inner()
    by = Term(WORD, what.word, [("by", whom.copy())])
    return word("several", word(what.word, whom), by)


def entering(term: Term) -> Term:
    """Cards come to the battlefield: tapped or not, under whose control."""
    cards, how = term.inner()
    return word(ENTERING[how.word], cards)


def creating(term: Term) -> Term:
    """Tokens come to the battlefield in a special way."""
    count, token, how = term.inner()[:3]
    rest = term.items[3:]
    if how.word not in ("tapped", "yours_now"):
        raise unclear("attacking")
    return Term(WORD, "create_tapped" if how.word == "tapped" else "create", [("", count), ("", token), *rest])


def search(term: Term) -> Term:
    """A library is searched; what is found goes somewhere, and the library is shuffled."""
    wanted, where = term.inner()
    if where.word == "reveal_to_hand":
        return word("seq", word("reveal", wanted), word("to_hand", word("it")), word("shuffle"))
    if where.word == "top":
        return word("seq", word("choose", wanted), word("shuffle"), word("to_library_top", word("it")))
    if where.word == "reveal_top":
        return word("seq", word("reveal", wanted), word("shuffle"), word("to_library_top", word("it")))
    if where.word == "cultivate":
        first = word("onto_battlefield_tapped", word("chosen", word("those")))
        return word("seq", word("reveal", wanted), first, word("to_hand", word("those")), word("shuffle"))
    return word("seq", word(FOUND.get(where.word, where.word), wanted), word("shuffle"))


def taken(term: Term) -> Term:
    """What is done with a card chosen from a hand."""
    cards, how = term.inner()
    return word(how.word, cards)


def shown(term: Term) -> Term:
    """Of the cards revealed or looked at, those of a kind."""
    return Term(WORD, "those" if term.word == "shown" else "seen", term.inner()[0].items)


def divided(term: Term) -> Term:
    """Damage divided among targets."""
    amount, among = term.inner()
    most, noun = among.inner()
    if most.word == "99":
        most = amount.copy()
    targets = Term(WORD, "up_to_targets", [("", most), ("", noun), ("least", number(1))])
    return word("damage_divided", amount, targets)


def applied(term: Term) -> Term:
    """A rule for this turn about all cards of a kind holds for whatever is of that kind."""
    rule, *about = term.inner()
    if about and is_noun(about[0]):
        replace(rule, "it", about[0])
        term.items = [("", rule)]
    return term


def shielding(term: Term) -> Term:
    """Damage to players or permanents is prevented this turn."""
    what, whom = term.inner()
    if is_players(whom) or is_noun(whom):
        return word("apply", word(what.word, whom))
    return word("apply", word(what.word, word("it")), whom)


def damage_both(term: Term) -> Term:
    """Damage to two kinds of victims at once; or to players and cards of a kind."""
    if term.word == "damage" and len(term.items) > 1 and term.inner()[1].word == "both_of":
        amount, both = term.inner()[:2]
        players, cards = both.inner()
        return Term(
            WORD,
            "damage_both",
            [("", amount), ("", players), ("", amount.copy()), ("", cards), *term.items[2:]],
        )
    return term


def plain_token(term: Term) -> Term:
    """A token: its size, colours, types and creature types."""
    size, words = term.inner()
    types = [one.inner()[0].word for one in words.inner() if one.word == "types"]
    kinds = [one.inner()[0].word for one in words.inner() if one.word == "kinds"]
    colors = [one.inner()[0].word for one in words.inner() if one.word == "colors"]
    if "creature" not in types or not kinds or not colors or any(one.kind != NUMBER for one in size.inner()):
        raise unclear("token")
    made = word("token", text(" ".join(kinds)), *size.inner(), text(" ".join(colors)))
    if len(types) > 1:
        made.items.append(("", text(" ".join(types))))
    return made


def gifted(term: Term) -> Term:
    """A token with abilities."""
    token, gifts = term.inner()
    for _, gift in spread(gifts.items):
        for each in gift.inner() if gift.word in ("several", "has") else [gift]:
            own = MAGIC.kind(each.word) == "change"
            token.items.append(("", word("static", word("this"), each) if own else each))
    return token


def called(term: Term) -> Term:
    """A token with a name of its own, which is not its creature type."""
    raise unclear("named")


def payable(term: Term) -> Term:
    """A cost paid while something resolves has no X of its own to choose."""
    for i, (name, one) in enumerate(term.items):
        if one.word == "pay" and "{X}" in one.inner()[0].word:
            if one.inner()[0].word != "{X}" or term.word != "unless":
                raise unclear("X")
            term.items[i] = (name, word("pay_amount", word("x")))
    return term


def everywhere_named(term: Term) -> Term:
    """Cards of a name are exiled from a player's graveyard, hand and library, which is then shuffled."""
    who, which, *zones = term.inner()
    again = word("refp", text("player")) if is_target(who) else who
    acts: list[Term] = []
    for i, there in enumerate(zones):  # the first is open to all
        whose = word("controlled_by", (who if i == 0 else again).copy())
        cards = traits(there, [whose, which.inner()[0].copy()], False)
        acts.append(word("exile", cards if i == 0 and which.word == "all_of" else word("any_number", cards)))
    return word("seq", *acts, word("shuffle", again.copy()))
