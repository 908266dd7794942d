"""Who does it, and whose it is: what players do with cards of their own, and players that are chosen first."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.binding import DONE, IT, PLAYER
from mulligan.cardlang.grammar import WORD, Term, word
from mulligan.cardlang.nodes import LATE
from mulligan.cardlang.roles import MANY, NAMES_DOER, PLAYS
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.nouns import flat, is_choice, is_noun, sort_traits, tells_whose
from mulligan.lorcana.grammar.together import put_together, puts_parts, puts_whole
from mulligan.lorcana.words.vocabulary import LORCANA

# A player who is chosen: among whom, and what that player, and what is theirs, is called from then on.
AMONG: Final = {
    "chosen_opponent": "opponents",
    "chosen_player": "everyone",
    "of_chosen_opponent": "opponents",
    "of_chosen_player": "everyone",
}
HANGS: Final = ("it_ref", "they_ref", "that_ref", "those_ref", "that_many", "this_way_of")


def to_chosen_player(term: Term) -> Term:
    """An effect that speaks of a chosen player: first that player is chosen."""
    known = LORCANA.words.get(term.word)
    if known is None or known.kind not in ("effect", "lasting"):
        return term
    for inner in term.everything():
        if inner.kind == WORD and inner.word in AMONG:
            return word("choose_player", word(AMONG[inner.word]), of_them(term))
    return term


def of_them(term: Term) -> Term:
    """What was said of a chosen player, said of the player who has been chosen."""
    if term.kind == WORD and term.word in AMONG:
        return word("theirs" if term.word.startswith("of_") else "they")
    new = Term(term.kind, term.word, [(name, of_them(item)) for name, item in term.items])
    return sort_traits(new) if new.kind == WORD and is_noun(new) else new


@puts_parts("done_by")
def done_by(effect: Term) -> Term:
    """What one does, done by the player that is spoken of: with their own cards, by their own choice."""
    if effect.kind != WORD:
        return effect
    if effect.word == "you_do" or has_players_of_its_own(effect):
        return effect
    if called_you(effect):
        return effect
    if effect.word == "oneself":
        return word("they")
    if effect.word == "own":
        return word("theirs")
    if effect.word == "said_by" and effect.inner()[0].word == "they":
        return done_by(effect.inner()[1])
    items = [(name, done_by(item)) for name, item in effect.items]
    if effect.word == "your_choice":
        return put_together(Term(WORD, "chosen", items))
    if any(name == "aloud" for name, _ in items):  # chosen by you, or by them?
        raise MulliganError("text-which-player")
    if is_choice(effect) and not any(name == "by" for name, _ in items):
        items.append(("by", word("they")))
    elif LORCANA.has_role(effect.word, PLAYS) and len(items) == 1:
        items.append(("", word("they")))
    elif unsaid_doer(effect.word, items):
        items.insert(len([name for name, _ in items if not name]), ("", word("they")))
    done = Term(WORD, "they_choose_one" if effect.word == "choose_one" else effect.word, items)
    return sort_traits(done) if is_noun(done) else done


def unsaid_doer(name: str, items: list[tuple[str, Term]]) -> bool:
    """Whether what lasts is of the player who does it, and the next thing it would say is who that is."""
    known = LORCANA.words.get(name)
    said = len([one for one, _ in items if not one])
    if known is None or known.kind != "lasting" or said >= len(known.parameters):
        return False
    return known.parameters[said].name == "who" and known.parameters[said].default == "you"


def has_players_of_its_own(effect: Term) -> bool:
    """Whether an effect says who does what is in it: each player, a chosen one."""
    known = LORCANA.words.get(effect.word)
    return known is not None and known.kind == "effect" and known.inside & PLAYER != 0


def done_by_you(term: Term) -> Term:
    """What one does, done by you: what nobody else was said to do."""
    if term.kind == WORD and term.word in ("own", "oneself") and term.items and not called_you(term):
        raise MulliganError("text-which-player")
    if term.kind == WORD and term.word == "oneself":
        return word("you")
    if term.kind == WORD and term.word == "own":
        return word("yours")
    if term.kind == WORD and term.word == "you_do":
        return done_by_you(term.inner()[0])
    if term.kind == WORD and term.word == "said_by":  # until who has so many?
        if term.inner()[0].word != "you":
            raise MulliganError("text-which-player")
        return done_by_you(term.inner()[1])
    if has_players_of_its_own(term):
        if any(one.word == "said_by" or called_you(one) for one in term.everything()):
            raise MulliganError("text-which-player")
        if any(goes_to_yours(one) for one in term.everything()):  # what is theirs goes to no pile of yours
            raise MulliganError("text-whose-pile")
    items = [(name, done_by_you(item)) for name, item in term.items if name != "aloud"]
    if term.kind == WORD and term.word == "your_choice":
        return put_together(Term(WORD, "chosen", items))
    done = Term(term.kind, term.word, items)
    if done.kind == WORD and is_noun(done):
        return sort_traits(done)
    known = LORCANA.words.get(done.word) if done.kind == WORD else None
    if known is not None and items and items[-1][1].show() == "you" and len(items) <= len(known.parameters):
        if known.parameters[len(items) - 1].default == "you" or done.word == "ink":
            return Term(done.kind, done.word, items[:-1])
    return done


def called_you(one: Term) -> bool:
    """Whether whoever does it, or what is their own, was said to be you, or yours."""
    return one.word in ("own", "oneself") and bool(one.items) and one.inner()[0].word == "you"


def goes_to_yours(act: Term) -> bool:
    """Whether cards spoken of go to a pile that is said to be yours."""
    return any(name == "@" and item.word == "yours" for name, item in act.items) and act.inner()[0].word in HANGS


@puts_parts("each")
def each(players: Term, effect: Term) -> Term:
    """Players do something: each in turn, or all of them where the effect has a word for that."""
    if players.word == "you":
        return word("you_do", as_you(effect))
    if players.word == "they_player":
        return word("they_do", effect)
    yours = [i for i, one in enumerate(effect.inner()) if one.word == "you_do"] if effect.word == "seq" else []
    if yours:  # "each opponent loses 1 lore and you gain 1 lore"
        before, after = effect.inner()[: yours[0]], effect.inner()[yours[0] :]
        return flat(word("seq", each(players, flat(word("seq", *before))), *after))
    hangs = any(one.kind == WORD and hangs_on_before(one) for one in effect.everything())
    if effect.word == "seq" and players.word != "that_player" and not hangs:
        return flat(word("seq", *[each(players, one) for one in effect.inner()]))
    if (
        LORCANA.has_role(effect.word, NAMES_DOER)
        and effect.inner()[-1].word in ("they", "they_player")
        and not of_them_each(effect.inner()[0])
    ):
        return word(effect.word, effect.inner()[0], *([] if players.word == "you" else [players]))
    if effect.word == "into_inkwell_exerted" and effect.inner()[0].word == "top":
        return word(effect.word, each(players, effect.inner()[0]))
    return word("each", players, effect)


@puts_parts("unclear_who")
def unclear_who(done: Term, then: Term) -> Term:
    """What you have somebody do, and then something: is that done by them, or by you?"""
    raise MulliganError("text-which-player")


@puts_parts("for_each_player")
def for_each_player(players: Term, effect: Term) -> Term:
    """What you do once for each of several players, without choosing anything."""
    if any(is_choice(one) for one in effect.everything()):
        raise MulliganError("text-which-player")
    return each(players, word("you_do", effect))


@puts_parts("with_most")
@puts_parts("players_who")
def players_who(players: Term, condition: Term) -> None:
    """Those of several players of whom something is so; "you and each opponent with …": also you, of whom it is not?"""
    if players.word == "everyone" and players.items:
        raise MulliganError("text-which-player")


@puts_parts("each_of_them")
def each_of_them(players: Term, one: Term, effect: Term) -> Term:
    """Players do something, and then something happens for each of them who did; not only for some of them."""
    if one.word == "opponents" and not players.mentions("opponents"):  # and if you did?
        raise MulliganError("text-which-player")
    return each(players, effect)


def of_them_each(amount: Term) -> bool:
    """Whether an amount is another one for each player: so many as are theirs."""
    for one in amount.everything():
        known = LORCANA.words.get(one.word) if one.kind == WORD else None
        if one.word == "they_player" or (known is None and tells_whose(one)):
            return True
        if known is not None and known.needs & PLAYER:
            return True
    return False


def hangs_on_before(term: Term) -> bool:
    """Whether a word speaks of what was done or acted on before."""
    known = LORCANA.words.get(term.word)
    return term.word in HANGS or (known is not None and known.needs & (IT | DONE) != 0)


def as_you(effect: Term) -> Term:
    """What players do, done by you."""
    items: list[tuple[str, Term]] = []
    known = LORCANA.words.get(effect.word) if effect.kind == WORD else None
    for i, (name, item) in enumerate(effect.items):
        if item.word == "they" and item.kind == WORD:
            if known is not None and i < len(known.parameters) and not known.parameters[i].default:
                items.append((name, word("you")))
            continue
        items.append((name, word("yours") if item.word == "theirs" else as_you(item)))
    return Term(effect.kind, "choose_one" if effect.word == "they_choose_one" else effect.word, items)


@puts_parts("unless_done")
def unless_done(rather: Term, effect: Term) -> Term:
    """What a player does who would not rather do something else."""
    paying = word("pay_to", put_together(word("by", rather)), word("seq"))
    return word("seq", word("may", paying, word("they")), word("if", word("not", word("it_was_done")), effect))


@puts_parts("unless_they")
def unless_they(players: Term, rather: Term, effect: Term) -> Term:
    """What happens unless a player does something else; of several players, each of them or all?"""
    if LORCANA.has_role(players.word, MANY) or players.word == "you":
        raise MulliganError("text-which-player")
    if players.word in ("owner_ref", "owner_of_that"):  # of a card that the effect speaks of, which is said first
        return word("unless_acted", word("you_do", effect), players, rather)
    return each(players, unless_done(rather, word("you_do", effect)))


@puts_parts("if_after")
def asked_of_chosen(condition: Term, effect: Term) -> Term | None:
    """What a chosen player does if something is so of that player; what is done unless somebody pays."""
    if condition.word == "unpaid":
        if lasts_later(effect) or forbids_anything(effect):  # now, or then?
            raise MulliganError("text-as-it-was")
        return word("unless_paid", effect, *condition.inner())
    exempt = condition.inner()[0] if condition.word == "not" else condition
    if condition.word == "not" and exempt.word == "matches" and forbids(effect) and exempt.inner()[0].word in HANGS:
        return unless_so(effect, exempt.inner()[1])
    if condition.word == "not" and forbids_anything(effect):  # now, or when they would do it?
        raise MulliganError("text-as-it-was")
    if lasts_later(effect):  # now, or then?
        raise MulliganError("text-as-it-was")
    if effect.word != "choose_player" or not condition.mentions("they_player"):
        return None
    return word("choose_player", effect.inner()[0], word("if", condition, effect.inner()[1]))


def forbids(effect: Term) -> bool:
    """Whether an effect only forbids cards something for a time."""
    changes = effect.inner()[1:-1] if effect.word == "give" else []
    return bool(changes) and all(one.word.startswith("cannot_") and not one.items for one in changes)


def forbids_anything(effect: Term) -> bool:
    """Whether an effect forbids cards or players something for a time, whatever else it does."""
    parts = list(effect.everything())
    if any(one.word.startswith("cannot_") and LORCANA.kind(one.word) == "lasting" for one in parts):
        return True
    return any(one.word == "give" and forbids(one) for one in parts)


def lasts_later(effect: Term) -> bool:
    """Whether all that an effect does holds in a turn to come."""
    last = effect.inner()[-1] if effect.items else effect
    if effect.word == "choose_player" or effect.word == "each":
        return lasts_later(last)
    return last.word == "their_next_turn" or last.word == "your_next_turn"


def unless_so(effect: Term, kind: Term) -> Term:
    """What cards may not do unless they are something: asked when they would do it, and not now."""
    who, *changes, duration = effect.inner()
    said = [LORCANA.words.get(one.word) for one in kind.everything()]
    if any(one is None or one.says & LATE for one in said):  # what other effects make of them
        raise MulliganError("text-as-it-was")
    return word("give", who, *[word("unless_so", one, kind.copy()) for one in changes], duration)


@puts_whole("when_if")
def when_so_of_chosen(term: Term) -> Term | None:
    """A condition on a chosen player is asked when that player has been chosen, as the ability resolves."""
    trigger, condition, effect = term.inner()[:3]
    if not condition.mentions("chosen_opponent"):
        return None
    asked = to_chosen_player(word("if", condition, effect))
    return Term(WORD, "when", [("", trigger), ("", asked), *term.items[3:]])
