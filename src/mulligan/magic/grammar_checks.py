"""What an ability may not say once all its pronouns are bound, and other than which card *other* means."""

from __future__ import annotations

from mulligan.cardlang.binding import DONE, IT, PLAYER
from mulligan.cardlang.grammar import TEXT, WORD, Term, word
from mulligan.cardlang.roles import AT_ONCE, CHOICE, FIXED, JOINED, MANY, NOUN, PER_CARD, TARGET
from mulligan.magic.grammar_lexicon import other_types
from mulligan.magic.grammar_memory import noun_of, speaking
from mulligan.magic.grammar_terms import become, is_noun, is_target, unclear
from mulligan.magic.words.vocabulary import MAGIC


def is_holder(term: Term) -> bool:
    """Whether a term is the creature or other permanent that the card itself is attached to."""
    return term.word != "this" and MAGIC.kind(term.word) == "cards" and MAGIC.has_role(term.word, FIXED)


def beside_holder(joined: Term) -> None:
    """In `enchanted creature and other creatures that share a color with it`, that is the enchanted creature."""
    holders = [one for one in joined.inner() if is_holder(one)]
    for one in joined.inner() if len(holders) == 1 else []:
        for inner in one.everything():
            if inner.show() == 'ref("it")':
                become(inner, holders[0])


def other_than_holder(root: Term) -> None:
    """On a card that is attached to a creature, other creatures are others than that one."""
    held = [one for one in speaking(root) if is_holder(one)]
    if not held:
        return
    holder = held[0] if root.word == "activated" else root.inner()[0]
    while root.word == "when" and MAGIC.kind(holder.word) == "trigger" and holder.items:
        holder = holder.inner()[0]
    for noun in speaking(root):
        for i, (name, trait) in enumerate(noun.items):
            if trait.kind == WORD and trait.word == "other":
                if not is_holder(holder) or noun.show() == "permanent(other)":
                    raise unclear("other")  # than the card, or than what it is attached to
                noun.items[i] = (name, word("apart_from", word("that" if root.word == "when" else holder.word)))


def may_be_same(one: Term, other: Term) -> bool:
    """Whether a card can be of both kinds, so that another of the one kind is another than that of the other."""
    kinds = [noun.inner() if MAGIC.has_role(noun.word, JOINED) else [noun] for noun in (one, other)]
    words = [{noun.word if not is_attachment(noun) else "attachment" for noun in nouns} for nouns in kinds]
    return bool(words[0] & words[1]) or any("permanent" in told or "creature_or_player" in told for told in words)


def is_attachment(noun: Term) -> bool:
    """Whether a noun stands for Auras, Equipment and the like."""
    return any(trait.word == "of" and trait.inner()[0].word in other_types() for trait in noun.inner())


def nobody_asked(root: Term) -> None:
    """What always holds asks nobody to choose: `a creature` is each creature there."""
    if MAGIC.kind(root.word) not in ("static", "regulation"):
        return
    for one in speaking(root):
        for i, (name, item) in enumerate(one.items):
            asked = MAGIC.kind(one.word) in ("effect", "cost")  # whoever does it, or pays it
            if item.word == "chosen" and len(item.items) == 1 and not asked:
                one.items[i] = (name, item.inner()[0])
    done = [one for one in speaking(root) if MAGIC.kind(one.word) in ("effect", "cost")]
    acts = [each for one in done for each in one.everything()]
    for one in speaking(root):
        if MAGIC.has_role(one.word, TARGET | CHOICE) and all(one is not each for each in acts):
            raise unclear("target")


def apart_from_affected(static: Term) -> None:
    """Where a static ability changes each card by another number, others are others than that card."""
    for change in static.inner()[1:]:
        if not change.mentions("affected"):
            continue
        if not MAGIC.has_role(change.word, PER_CARD):
            raise unclear("it")
        for one in change.everything():
            for i, (name, trait) in enumerate(one.items):
                if trait.kind == WORD and trait.word == "other":
                    one.items[i] = (name, word("apart_from", word("affected")))


def asks_of_some(asked: Term) -> bool:
    """Whether a condition asks something of some player or opponent, who may be spoken of afterwards."""
    for one in asked.everything():
        if one.kind == WORD and MAGIC.kind(one.word) == "condition" and MAGIC.words[one.word].inside & PLAYER:
            return True
    return asked.mentions("opposing")


def asks_number(asked: Term) -> bool:
    """Whether a condition asks for a number of its own, which may be spoken of afterwards."""
    numbers = [one for one in asked.everything() if one.kind == WORD and MAGIC.kind(one.word) == "quantity"]
    return any(not MAGIC.has_role(one.word, AT_ONCE) and not MAGIC.words[one.word].needs for one in numbers)


def is_there(noun: Term) -> bool:
    """Whether a noun stands for permanents, which are on the battlefield already."""
    return MAGIC.has_role(noun.word, NOUN) and not any(trait.word.startswith("in_") for trait in noun.inner())


def knows_more(term: Term) -> bool:
    """Whether a word speaks of what was done or counted in the same ability."""
    if term.kind != WORD or term.word not in MAGIC.words:
        return False
    known = MAGIC.words[term.word]
    return known.needs & (IT | DONE) != 0 or (known.kind == "cards" and bool(known.event))


def of_each(trait: Term) -> bool:
    """Whether a trait says that something is of each of several players."""
    whose = trait.inner() if trait.word == "controlled_by" else []
    return any(MAGIC.has_role(who.word, MANY) and not who.items for who in whose)


def check_all(bound: Term) -> None:
    """Refuse what nobody could play, and say in the words of the language what a text says in its own."""
    free = [one for one in bound.everything() if is_target(one) and not (one.word == "target" and len(one.items) > 1)]
    aimed = [inner for one in free for inner in one.everything()]
    for one in bound.everything():
        if one.word == "of_one_owner" and all(one is not each for each in aimed):
            raise unclear("single")
    for one in bound.everything():
        if one.kind == WORD and one.word in (
            "ref",
            "refs",
            "refp",
            "again",
            "actor",
            "not_your",
            "owned",
            "doer",
            "seen",
        ):
            raise unclear(one.inner()[0].word if one.items and one.inner()[0].kind == TEXT else one.word)
        if one.word == "flanked":  # of others, the keyword itself
            one.word = "flanking"
        if one.word == "give_as_before":
            raise unclear("gets")
        if one.word == "seq" and any(act.word == "may" and act.inner()[0].word == "later" for act in one.inner()):
            if one.mentions("did_so"):
                raise unclear("if you do")  # now that it is to be done later, or then
        if one.word == "attach" and len(one.items) > 1 and one.inner()[0].mentions("other"):
            raise unclear("another")  # than the one it is attached to, which has no word
        if "onto_battlefield" in one.word or "to_battlefield" in one.word:
            for moved in one.inner()[:1]:
                if is_there(noun_of(moved) if MAGIC.has_role(moved.word, CHOICE | TARGET) else moved):
                    raise unclear("onto the battlefield")
        if (
            one.kind == WORD
            and MAGIC.has_role(one.word, TARGET)
            and any(of_each(trait) for trait in noun_of(one).inner())
        ):
            raise unclear("each")  # one target of each of them, or one in all
        if one.kind == WORD and MAGIC.has_role(one.word, TARGET) and any(knows_more(each) for each in one.everything()):
            raise unclear("target")  # it is chosen before anything is done or paid
        if one.word == "skip_untap" and one.inner()[0].word == "targeted" and one.inner()[-1].word == "you":
            if not any(MAGIC.has_role(each.word, TARGET) and each.mentions("yours") for each in bound.everything()):
                raise unclear("it")  # what untaps in your untap step is yours
        if one.word == "must_block_those" and one.inner()[0].show() != "this":
            raise unclear("it")  # what is to be blocked is not kept
        if one.word == "fight" and any(is_noun(each) for each in one.inner()):
            raise unclear("fights")  # two creatures fight, not all of a kind
        if one.word == "copies_attack_others" and bound.inner()[0].word != "attacks_player":
            raise unclear("other opponent")  # than whom?
        known = MAGIC.words.get(one.word)
        if known is not None and known.takes("which") and one.items and one.inner()[0].word == "0":
            raise unclear("it")  # a target that has no number
        if one.word == "damage" or (known is not None and not known.takes("by")):  # else the card itself deals it
            one.items = [(name, item) for name, item in one.items if name != "by" or item.word != "this"]
        for i, (name, item) in enumerate(one.items):
            if name == "by" and one.word == "damage" and item.word == "that" and not item.items:
                one.items[i] = (name, word("that_as_it_was"))
