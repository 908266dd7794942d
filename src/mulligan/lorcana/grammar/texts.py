"""Printed rules text compiled to notation, one ability at a time."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from mulligan.cardlang.binding import bound
from mulligan.cardlang.grammar import WORD, Grammar, NotUnderstood, Term, Token
from mulligan.cardlang.lexicon import lexicon
from mulligan.cardlang.remembering import Memory
from mulligan.cardlang.roles import ON_BATTLEFIELD, PLAYS, SUBJECT
from mulligan.kernel.errors import BadNotation, Message, MulliganError
from mulligan.lorcana.grammar.build import build
from mulligan.lorcana.grammar.discourse import Discourse
from mulligan.lorcana.grammar.doing import done_by_you
from mulligan.lorcana.grammar.nouns import in_the_singular, is_choice, is_noun, tells_zone
from mulligan.lorcana.grammar.standing import of_the_same, speaks_of_others
from mulligan.lorcana.grammar.terms import is_acted_on
from mulligan.lorcana.grammar.words import (
    KNOWN,
    TOLD_APART,
    Names,
    count_number,
    in_form,
    ink,
    is_of_one,
    is_order,
    is_past,
    is_present,
    keyword,
    of_type,
    one_of_type,
    ordinal,
    place_in_row,
    plain_keyword,
    several_of_type,
    tidy,
    tokens,
    type_of_card,
    value,
)
from mulligan.lorcana.terms import ANY_CHARACTER
from mulligan.lorcana.words.vocabulary import LORCANA

FILES: Final = ("abilities", "acts", "conditions", "effects", "looking", "nouns", "triggers")

_CAPITALS: Final = frozenset([*map(chr, range(ord("À"), ord("Þ") + 1)), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"])
_SHOUTED: Final = _CAPITALS | frozenset("'’“”!?,.:&…-")
# So many cards of each of several piles, which is not so many of all of them.
_OF_EACH_PILE: Final = re.compile(
    r"\b(?:an?|another|one|\d+|any number of)(?: (?!for each|number of)[^ .,]+)*? "
    r"(?:from|in) each (?:player|opponent)'s (?:hand|discard|inkwell)",
    re.IGNORECASE,
)
# What stands beside the sentence before it: the others are not those.
_OF_OTHERS: Final = re.compile(r"(?:your |each |all |all your )?other\b", re.IGNORECASE)
_ALSO: Final = re.compile(r"\b(?:they|he|she|it) also\b", re.IGNORECASE)
_WORD: Final = re.compile(r"(\S+)(\s*)")
_TEXT: Final = re.compile(r"[A-Z{⟳⬡\d(—]")


class TextRefused(MulliganError):
    """A printed text that cannot be compiled: the sentence, and what about it is not understood."""

    def __init__(self, card: str, sentence: str, why: Message | MulliganError) -> None:
        super().__init__("text-refused", card=card, sentence=sentence, why=why)
        self.card = card
        self.sentence = sentence


_NAMES: Final = Names()
_GRAMMARS: Final[list[Grammar]] = []
_TEXTS: Final[Memory[list[str]]] = Memory()


def grammar() -> Grammar:
    """The grammar of English cards, read once."""
    if not _GRAMMARS:
        listed = files("mulligan").joinpath("data", "lorcana", "grammar", "classifications.txt")
        _NAMES.known = frozenset(listed.read_text("utf-8").splitlines())
        phrases, words = lexicon("lorcana", "lexicon")
        new = Grammar(
            {
                "name": _NAMES.name,
                "class": _NAMES.classification,
                "title": _NAMES.title,
                "known_class": _NAMES.known_classification,
                "classes_named": _NAMES.several_of_class,
                "shout": _NAMES.shout,
                "count_number": count_number,
                "ink": ink,
                "keyword": keyword,
                "kind": one_of_type,
                "kinds": several_of_type,
                "of_type": of_type,
                "other_than": _NAMES.other_than,
                "ordinal": ordinal,
                "place_in_row": place_in_row,
                "plain_keyword": plain_keyword,
                "type": type_of_card,
                "value": value,
            },
            phrases=phrases,
        )
        for told in ("verb", "did_it", "player_did"):  # are made of what is written
            new.rules[told] = []
        new.add_files("lorcana", FILES)
        rules = new.rules
        rules["verb"] = in_form(rules["verbs"], is_order, others=True)
        rules["does"] += in_form(rules["verbs"], is_of_one)
        for present, past in (("does_it", "did_it"), ("player_does", "player_did")):
            rules[past] += in_form(rules[present], is_past)
            rules[present] = in_form(rules[present], is_present)
        _NAMES.plain = new.literals | words | KNOWN
        _GRAMMARS.append(new)
    return _GRAMMARS[0]


def compile_text(printed: str, card: str = "", story: str = "", action: bool = False, type: str = "") -> list[str]:
    """The notation of an ability, or of what an action does. Text that cannot be read in full is refused.

    `type` is the card's type, which tells what its text can speak of; without it, anything.
    """
    return compile_as("action" if action else "ability", printed, card, story, action, type)


def compile_keyword(printed: str, card: str = "") -> list[str]:
    """The notation of a keyword with a line of its own. A kind of Shift that is new must be told by its reminder."""
    found = compile_as("keyword_line", printed, card)
    onto = re.fullmatch(r'shift\(.*, "(.+)"\)', found[0])
    if onto is not None and onto[1] != ANY_CHARACTER and onto[1] not in _NAMES.known:
        if onto[1] not in printed.partition("(")[2]:
            raise TextRefused(card, tidy(printed), Message("text-unclear-word", word=onto[1]))
    return found


def note_on_card(printed: str) -> tuple[str, int] | None:
    """What a text says that is no ability: how many a deck may have (`limit`), its two names, how songs work."""
    line = tidy(printed)
    known = grammar()
    _NAMES.printed = line
    term = known.understood("note", tokens(line))
    if term is None:
        return None
    return term.word, int(term.inner()[0].word) if term.items else 0


def parse(rule: str, line: str, words: list[Token]) -> Term:
    """What a line says, as one of a rule."""
    known = grammar()
    _NAMES.printed = line
    return known.read(rule, words)


def compile_as(rule: str, printed: str, card: str, story: str = "", action: bool = False, type: str = "") -> list[str]:
    """The notation of a text that is one of a rule."""
    key = (rule, printed, story, action, type)
    return _TEXTS.of(key, lambda: compile_once(rule, printed, card, story, action, type))[:]


def compile_once(rule: str, printed: str, card: str, story: str, action: bool, type: str) -> list[str]:
    """The same of a text that has not been read before."""
    line = tidy(printed)
    words = tokens(line)
    if _OF_EACH_PILE.search(line) is not None:
        raise TextRefused(card, line, Message("text-how-many"))
    try:
        term = parse(rule, line, words)
    except NotUnderstood as unread:
        parts = what_holds_first(line, words) if rule == "ability" else None
        if parts is not None and _OF_OTHERS.match(parts[1].strip()) is None:
            try:
                holding = compile_as("static", parts[0], card, story, action, type)
                return holding + after_what_holds(*parts, card, story, action, type)
            except TextRefused:
                pass  # then the sentences do not stand by themselves
        raise TextRefused(card, sentence_at(line, words, unread.at), not_understood(line, words, unread.at)) from None
    return as_notation(term, line, card, story, action, type)


def as_notation(term: Term, line: str, card: str, story: str, action: bool, type: str) -> list[str]:
    """The notation of a reading."""
    try:
        done = meaning(term, story, action, type)
        return [bound(one.show(), LORCANA) for one in (done.inner() if done.word == "several" else [done])]
    except BadNotation as unsaid:
        raise TextRefused(card, line, Message("text-without-word", why=unsaid)) from None
    except MulliganError as unclear:
        raise TextRefused(card, line, unclear) from None


def after_what_holds(first: str, rest: str, card: str, story: str, action: bool, type: str) -> list[str]:
    """The notation of what follows a sentence that always holds, and may speak of the same cards as it."""
    rest = rest.strip()
    before = parse("static", first, tokens(first))
    try:
        also = _ALSO.search(rest) is not None
        told = of_the_same(before, parse("static", rest, tokens(rest)), also)
        return as_notation(told, rest, card, story, action, type)
    except NotUnderstood:
        pass  # it is no one sentence of that kind
    except MulliganError as unclear:
        raise TextRefused(card, rest, unclear) from None
    try:
        waiting = parse("ability", rest, tokens(rest))
    except NotUnderstood:
        return compile_as("ability", rest, card, story, action, type)  # of several sentences once more
    if speaks_of_others(before, waiting):
        raise TextRefused(card, rest, MulliganError("text-which-card"))
    return compile_as("ability", rest, card, story, action, type)


def what_holds_first(line: str, words: list[Token]) -> tuple[str, str] | None:
    """A text of several sentences, of which the first may say what always holds: that one, and the others."""
    for i, token in enumerate(words):
        if token.raw == "“":
            return None
        if token.raw == "." and i + 1 < len(words) and words[i + 1].start > token.start:
            return line[: token.end], line[token.end :]
    return None


def meaning(term: Term, story: str, action: bool, type: str) -> Term:
    """What a reading means, in words of the card language only."""
    discourse = Discourse(story, type)
    discourse.action = action
    done = discourse.ability(done_by_you(build(in_the_singular(own_card(term, type)))))
    for inner in done.everything():
        if inner.kind == WORD and inner.word == "it":
            inner.items = []
        elif inner.kind == WORD and inner.word not in LORCANA.words and inner.word != "several":
            raise MulliganError("text-unclear-word", word=inner.word.replace("_", " "))
        if has_left_to_you(inner) and of_others(done):
            raise MulliganError("text-whose-pile")
        inner.items = [(name, item) for name, item in inner.items if name != "@"]
        if LORCANA.has_role(inner.word, PLAYS) and len(inner.items) == 1 and plays_of_others(inner):
            raise MulliganError("text-played-from-where")  # everybody plays cards of their own
        if LORCANA.has_role(inner.word, PLAYS) and len(inner.items) == 1 and is_acted_on(inner.inner()[0]):
            if any((is_choice(one) and plays_of_others(one)) or shows_of_others(one) for one in done.everything()):
                raise MulliganError("text-played-from-where")
        if (LORCANA.has_role(inner.word, ON_BATTLEFIELD) or inner.word == "damage_on") and any(
            lies_elsewhere(one) for one in inner.inner()
        ):
            raise MulliganError("text-as-it-was")
        turned = inner.word == "make_ready" or inner.word == "exert"
        if turned and any(lies_elsewhere(one) and one.mentions("in_discard") for one in inner.inner()):
            raise MulliganError("text-as-it-was")
        if action and inner.word == "pay_less" and inner.inner()[1].word == "this":  # who does something is paid for
            raise MulliganError("text-paid-by-then")
        if inner.word == "loses" and inner.inner()[0].word in TOLD_APART:
            raise MulliganError("text-unclear-word", word=inner.inner()[0].word)
        if inner.word == "each" and any(is_choice(one) for one in inner.inner()[0].everything()):
            raise MulliganError("text-which-player")  # whose card is chosen when the players are found
        if LORCANA.kind(inner.word) == "condition" and any(is_choice(one) for one in inner.everything()):
            raise MulliganError("text-nothing-chosen")  # a condition asks nobody
    return done


def has_left_to_you(act: Term) -> bool:
    """Whether the card of the event, or the song that was sung in it, goes to a pile of yours."""
    to_you = ("@", "yours") in [(name, item.word) for name, item in act.items]
    return to_you and (act.inner()[0].word == "that" or act.inner()[0].word == "that_song")


def of_others(ability: Term) -> bool:
    """Whether an ability waits for what happens to cards that may be another player's; who is here is yours."""
    event = ability.inner()[0]
    if ability.word != "when":
        return False
    if event.mentions("opposing") or event.mentions("opponents") or event.mentions("everyone"):
        return True
    told = event.mentions("yours") or event.mentions("this") or LORCANA.find(event.word).takes_kind("players")
    return not told and is_noun(event.inner()[0])


def lies_elsewhere(card: Term) -> bool:
    """Whether the card of the event is meant where it lies since it left play."""
    return LORCANA.has_role(card.word, SUBJECT) and any(tells_zone(one) for one in card.inner())


def plays_of_others(effect: Term) -> bool:
    """Whether you would play cards of somebody else."""
    return effect.mentions("theirs") or effect.mentions("opposing")


def shows_of_others(effect: Term) -> bool:
    """Whether cards of somebody else's deck are shown."""
    shown = LORCANA.words.get(effect.word)
    from_deck = shown is not None and shown.name == "reveal_top"
    return from_deck and len(effect.items) > 1 and effect.inner()[1].word != "you"


def own_card(term: Term, type: str) -> Term:
    """The term with this card for "this character", which must be one; an ability that is given is another card's."""
    if term.kind == WORD and term.word == "this_one":
        said = term.inner()[0].word
        if type and type != said and not (type == "action" and said == "song"):
            raise MulliganError("text-which-card")
        return Term(WORD, "this")
    if term.kind == WORD and term.word == "this_place":
        if type and type != "location":
            raise MulliganError("text-no-location")
        return Term(WORD, "this")
    known = "" if term.word == "ability" else type
    return Term(term.kind, term.word, [(name, own_card(item, known)) for name, item in term.items])


def not_understood(line: str, words: list[Token], at: int) -> Message:
    """The words from which on nothing makes sense, to the end of their sentence."""
    if at >= len(words):
        return Message("text-too-short")
    if words[at].raw == "." and at > 0:
        at -= 1
    end = next((i for i in range(at, len(words)) if words[i].raw == "."), len(words) - 1)
    found = line[words[at].start : words[max(end - 1, at)].end]
    return Message("text-not-understood", words=found)


def sentence_at(line: str, words: list[Token], at: int) -> str:
    """The sentence that has a word."""
    start = 0
    for i in range(min(at, len(words))):
        if words[i].raw == ".":
            start = words[i].end
    at = min(at, len(words) - 1)
    end = next((words[i].end for i in range(max(at, 0), len(words)) if words[i].raw == "."), len(line))
    return line[start:end].strip()


def split_name(printed: str) -> tuple[str, str]:
    """The story name in capitals that an ability begins with, and its text."""
    end = 0
    named = 0  # where the name may end
    for word in _WORD.finditer(printed):
        if word.start() != end or not word[2] or not _SHOUTED.issuperset(word[1]) or _CAPITALS.isdisjoint(word[1]):
            break
        end = word.end()
        if _TEXT.match(printed, end):
            named = end
    story = printed[:named].rstrip()
    if not re.search(r"[A-ZÀ-Þ]{2}", story):
        return "", printed
    count = story.rstrip("0123456789")
    if count != story and count[-1:].isspace():  # the number belongs to the cost that follows
        story = count.rstrip()
    return story, printed[len(story) :].strip()
