"""Printed skill text of Cipher compiled to notation, a skill at a time. What is not understood is refused."""

from __future__ import annotations

import re
from typing import Final

from mulligan.cardlang.binding import bound
from mulligan.cardlang.grammar import NUMBER, TEXT, WORD, Grammar, NotUnderstood, Term, Token, number, text, word
from mulligan.cardlang.remembering import Memory
from mulligan.cardlang.roles import AGAINST, AS_IT_ENDS, HOW_MANY, MOVES, ON_BATTLEFIELD, STACKS, TELLS
from mulligan.cipher.grammar_binding import Binder
from mulligan.cipher.grammar_build import parts_of, settle
from mulligan.cipher.grammar_costs import apart, joined
from mulligan.cipher.grammar_en import (
    apart_from_text,
    english_grammar,
    english_parts,
    english_tokens,
    explained,
    plain_english,
)
from mulligan.cipher.grammar_events import EMBLEMS, failing_card, replaced
from mulligan.cipher.grammar_ja import (
    japanese_grammar,
    japanese_parts,
    japanese_signs,
    japanese_tidy,
    japanese_tokens,
    lessons,
    signs_reminded,
    taught,
)
from mulligan.cipher.grammar_nouns import plain, unbound
from mulligan.cipher.grammar_sides import NESTED, attackers, for_whoever, goes_on, in_battle, without_sides, your_own
from mulligan.cipher.grammar_signs import of_no_name, speaks_of_it
from mulligan.cipher.printed import skill_title
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import Message, MulliganError

RULES: Final = {
    "ACT": "paid_text|use",
    "AUTO": "auto|continuous",
    "CONT": "continuous",
    "SPEC": "special|instead_of",
    "SUPP": "paid_text|support",
}
# Signs before a skill that say where it works: in the bond area, in the hand.
PLACES: Final = {
    "BS": "bond_skill",
    "BOND": "bond_skill",
    "絆": "bond_skill",
    "HAND": "hand_skill",
    "HS": "hand_skill",
    "手": "hand_skill",
    "手札": "hand_skill",
}
MARKS: Final = ("paid", "freely")
MOMENTS: Final = ("_starts", "_ends")  # how the words for turns and phases end
LANGUAGES: Final = ("en", "ja")
LONGEST_NAME: Final = 20
NO_END_OF_A_NAME: Final = (
    "この",
    "その",
    "自分の",
    "相手の",
    "味方の",
    "敵の",
    "他の",
    "すべての",
    "は",
    "が",
    "を",
    "まで",
)
ANTI_FLIERS: Final = 'always(give(this, attack(30)), is_attacking(this, unit(of("flier"))))'
_CALLED: Final = re.compile(
    r'\b(?:used|times_used|tapped_for|flips_fewer|free)\("([^"]*)"'
)  # skills of the same unit, by name
_UNIT_NAME: Final = re.compile(r'\bnamed\("([^"]*)"\)')  # where no other name stands beside it
_NAME_AND_COST: Final = re.compile(r"([^【]*)【([^】]*)】(.*)")
COST_IN_NAME: Final = re.compile(r"\[((?:Flip|Tap|Send)[^\]]*)\]")  # where the table took it for a part of the name
_COST_BEFORE: Final = re.compile(r"\s*\[((?!cf\]|once per turn)[^\]]*)\]\s*(.*)", re.IGNORECASE | re.DOTALL)
_ONCE: Final = re.compile(r"\s*\[(?:1ターンに1回|once per turn)\]\s*", re.IGNORECASE)
# A choice and how many it is of; those of whom is spoken as of several.
_CHOICE: Final = {
    "ja": re.compile(r"(\d+)(?:体|枚|つ)(まで)?を?選"),
    "en": re.compile(r"\bchooses? (\d+|an?|one)\b()|\bchooses? (?:up to|any)\b", re.IGNORECASE),
}
_SEVERAL: Final = {
    "ja": re.compile(r"それら(?!のカード)"),
    "en": re.compile(r"\bthose (?:allies|enemies|units)\b", re.IGNORECASE),
}
# Cards that a cost takes several of; one card that is spoken of before anything else brought one.
_PAID: Final = {
    "ja": re.compile(r"手札[^、,]*?([2-9])枚"),
    "en": re.compile(r"\b(?:send|reveal|place|discard) ([2-9])\b", re.IGNORECASE),
}
_THAT_CARD: Final = {
    "ja": re.compile(r"^[^選公見引支出]*そのカードが"),
    "en": re.compile(r"^(?:(?!\b(?:choose|reveal|look|draw|deploy|support)).)*\bthat card\b", re.IGNORECASE),
}
_LEVEL: Final = re.compile(r"lvs(\d)", re.IGNORECASE)
_SKILLS: Final[Memory[list[str]]] = Memory()


class Printing:
    """A skill as the card table has it, and the language of its text."""

    def __init__(self, card: str, row: dict[str, object], language: str = "en") -> None:
        self.card = card
        self.language = language
        self.kind = str(row.get("type") or "").upper().partition("+")[0]
        self.support = str(row.get("support_type") or "")
        self.once = bool(row.get("once_per_turn"))
        self.cost = str(row.get("cost") or "")
        swallowed = COST_IN_NAME.search(str(row.get("name") or ""))
        if swallowed is not None and not self.cost:
            self.cost = swallowed[1]
        self.cost_too = ""  # what the text has of it besides
        self.text = str(row.get("text") or "")
        self.line = str(row.get("raw") or self.text)  # as it is printed
        self.signs_told = self.text  # with the reminders that tell what its signs mean
        self.gained: dict[str, str] = {}  # the notations of skills that its reminders explain
        keywords = row.get("keywords")
        self.keywords = [str(one) for one in keywords] if isinstance(keywords, list) else []
        if self.kind in PLACES:
            self.keywords.append(self.kind)
            self.kind = "CONT"


def compile_skill(
    card: str, row: dict[str, object], language: str = "en", names: dict[str, str] | None = None
) -> list[str]:
    """The notations of one skill of the card table: most have one, some name several parts."""
    if names is not None:
        taught(names)
    if language not in LANGUAGES:
        raise MulliganError("text-language", card=card, language=language)
    printing = Printing(card, row, language)
    told = (printing.kind, printing.support, printing.once, printing.cost, printing.text, *printing.keywords)
    return _SKILLS.of((language, lessons(), *told), lambda: compile_printing(printing))[:]


def compile_printing(printing: Printing) -> list[str]:
    """The notations of a skill as it is printed."""
    found: list[str] = []
    kind = printing.kind
    language = printing.language
    if language == "ja":
        text, reminded = japanese_tidy(printing.text)
        printing.keywords += [one for one in signs_reminded(printing.text) if one not in printing.keywords]
        for name, inner, says in reminded:
            printing.gained[name] = explained_skill(printing, inner, says)
        for inner, part in japanese_parts(text, kind):
            found.extend(compile_part(printing, inner, part))
        return whole_text(printing, found)
    printing.text = apart_from_text(printing.text)
    for name, inner, says in explained(printing.text):
        if name != "Anti-Fliers":  # which everybody knows
            printing.gained[name] = explained_skill(printing, inner, says)
    before = _COST_BEFORE.fullmatch(printing.text)
    if before is not None:  # a cost that the table has in the text, and perhaps in its place too
        printing.cost_too, printing.text = before[1], before[2]
    for inner, part in english_parts(printing.text, kind):
        found.extend(compile_part(printing, inner, part))
    return whole_text(printing, found)


def explained_skill(printing: Printing, kind: str, says: str) -> str:
    """The notation of a skill that a reminder explains, which may say that it works once a turn."""
    once = _ONCE.match(says)
    told = says[once.end() :] if once is not None else says
    found = compile_part(printing, kind, told if printing.language == "ja" else plain_english(told), bare=True)
    if once is None:
        return found[0]
    if kind == "CONT":
        raise MulliganError("text-refused", card=printing.card, sentence=says, why=None)
    return f"{found[0][:-1]}, once)"


def whole_text(printing: Printing, found: list[str]) -> list[str]:
    """What a skill was compiled to: one of which nothing was read is refused, for no card lacks a part of its text."""
    if not found and printing.line:
        raise MulliganError("text-refused", card=printing.card, sentence=printing.line, why=None)
    return found


def own_names(card: str, skills: list[tuple[str, list[str]]]) -> list[tuple[str, list[str]]]:
    """The skills of a card, which call one another by their names; one that calls a skill nobody has is refused."""
    titles = {skill_title(title).lower(): skill_title(title) for title, _ in skills}
    found: list[tuple[str, list[str]]] = []
    for title, notations in skills:
        told: list[str] = []
        for notation in notations:
            if any(one.lower() in titles for one in _UNIT_NAME.findall(notation)):
                raise MulliganError("text-refused", card=card, sentence=title, why=unbound("named"))
            for name in _CALLED.findall(notation):
                if name.lower() not in titles:
                    raise MulliganError("text-no-such-skill", card=card, skill=name)
                notation = notation.replace(f'"{name}"', f'"{titles[name.lower()]}"')
            told.append(notation)
        found.append((title, told))
    return found


def name_and_text(card: str, row: dict[str, object]) -> dict[str, object]:
    """A Japanese support skill whose name and text stand together without a sign between them, taken apart.

    The text begins where everything that follows is understood; with a name of its own nothing is changed.
    """
    printing = Printing(card, row, "ja")
    if printing.kind != "SUPP" or row.get("name"):
        return row
    line = japanese_tidy(printing.text)[0]
    costly = _NAME_AND_COST.fullmatch(line)
    if costly is not None:
        return {**row, "name": costly[1], "cost": costly[2], "text": costly[3]}
    ends = [at for at in (line.find("、"), line.find("。"), LONGEST_NAME) if at >= 0]
    emblem = line.find(EMBLEMS[1], 0, LONGEST_NAME) + len(EMBLEMS[1])
    for start in [emblem] if emblem >= len(EMBLEMS[1]) else range(min(ends)):
        if line[:start].endswith(NO_END_OF_A_NAME):
            continue
        try:
            understand(printing, "support", line[start:])
        except MulliganError:
            continue
        return {**row, "name": line[:start], "text": line[start:]}
    return row


def compile_part(printing: Printing, kind: str, sentence: str, bare: bool = False) -> list[str]:
    """The notations of a text of one kind; of a skill that another one gives, without costs and limits."""
    rule = RULES.get(kind)
    if rule is None:
        raise MulliganError("text-refused", card=printing.card, sentence=sentence, why=None)
    if "CF" in printing.keywords and not bare:
        rule = "form"
    if of_two_choices(sentence, printing.language):
        raise MulliganError("text-refused", card=printing.card, sentence=sentence, why=unbound("those"))
    if not bare and of_several_paid(printing, sentence):
        raise MulliganError("text-refused", card=printing.card, sentence=sentence, why=unbound("card"))
    told = where_it_is(printing, kind, understand(printing, rule, sentence))
    costs: list[Term] = []
    if printing.cost and not bare:
        costs = joined(where_it_is(printing, kind, understand(printing, "costs", printing.cost)).inner())
    if printing.cost_too and not bare:
        known = [one.show() for one in costs]
        more = joined(understand(printing, "costs", printing.cost_too).inner())
        costs = costs + [one for one in more if one.show() not in known]
    try:
        found: list[str] = []
        for skill in spread(told):
            support = printing.support if kind == "SUPP" else ""
            attacking, battle = attackers(skill, support), goes_on(skill, support)
            inner = [one.copy() for one in costs]
            limits = [] if bare else limits_of(printing)
            if skill.word == "skill":
                skill = whole(printing, kind, skill, [part for one in inner for part in apart(settle(one))], limits)
            elif skill.word == "limited":
                skill.items = skill.items + plain(limits)
            if speaks_of_it(skill):
                raise unbound("sign")
            if kind == "ACT" and of_attacks(skill) and not tells_of_later(skill):
                raise unbound("take_attack")  # nobody attacks while it is used
            if of_no_name(skill):
                raise unbound("name")
            if any(sign in PLACES for sign in printing.keywords) and acts_as_unit(skill):
                raise unbound("this")
            skill = until_when(skill, "ally" if kind == "ACT" else attacking)
            sided = for_whoever(in_battle(skill, attacking), battle)
            skill = said_once(your_own(Binder().bind(without_sides(gain(printing, sided)))))
            if "US" in printing.keywords and not bare and not skill.mentions("union") and not skill.mentions("bonds"):
                raise unbound("US")  # of which bonds is not told
            found.append(bound(skill.show(), CIPHER))
        return found
    except MulliganError as unsaid:
        raise MulliganError("text-refused", card=printing.card, sentence=sentence, why=unsaid) from None


def until_when(term: Term, acting: str) -> Term:
    """A skill in which something lasts until the opponent's turn ends: this one, or the next, as whose turn it is."""
    if term.word == "until_their_turn_ends":
        if not acting:
            raise unbound(term.word)
        return word("until_end_of_opponents_next_turn" if acting == "ally" else "this_turn")
    return Term(term.kind, term.word, [(name, until_when(one, acting)) for name, one in term.items])


def of_attacks(skill: Term) -> bool:
    """Whether a skill does what can only be done in a battle."""
    return skill.mentions("take_attack") or skill.mentions("place_support")


def tells_of_later(skill: Term) -> bool:
    """Whether a skill tells of what will happen, or gives skills that do."""
    return any(CIPHER.has_role(one.word, TELLS) or one.word in NESTED for one in skill.everything())


def said_once(skill: Term) -> Term:
    """A skill that gives something to such cards as support a unit, if such a one does: the cards tell it."""
    if skill.word != "always" or skill.inner()[0].word != "give":
        return skill
    who = skill.inner()[0].inner()[0]
    twice = word("supported_by", *who.inner()).show() if who.word == "supporting" and len(who.items) > 1 else ""
    return Term(skill.kind, skill.word, [(name, one) for name, one in skill.items if one.show() != twice])


def of_two_choices(sentence: str, language: str) -> bool:
    """Whether a text speaks as of several where one was chosen last and others before: of all, or only of the last?"""
    for several in _SEVERAL[language].finditer(sentence):
        chosen = [one.groups() for one in _CHOICE[language].finditer(sentence[: several.start()])]
        if len(chosen) > 1 and chosen[-1][0] in ("1", "a", "an", "one") and not chosen[-1][1]:
            return True
    return False


def of_several_paid(printing: Printing, sentence: str) -> bool:
    """Whether a text speaks of one card where several were paid: which of them?"""
    cost = japanese_tidy(printing.cost)[0] if printing.language == "ja" else printing.cost
    return bool(_PAID[printing.language].search(cost) and _THAT_CARD[printing.language].search(sentence))


def acts_as_unit(skill: Term) -> bool:
    """Whether a skill does to its own card what is done to units only, without having deployed it."""
    done = [one for one in skill.everything() if one.kind == WORD and one.word in CIPHER.words and own(one)]
    if any("ally" in CIPHER.find(one.word).called for one in done):
        return False
    gives = [one for one in done if one.word == "give" and not gives_signs(one)]
    return bool(gives) or any(CIPHER.has_role(one.word, ON_BATTLEFIELD) for one in done)


def own(term: Term) -> bool:
    """Whether something is done to, or said of, the skill's own card."""
    return bool(term.items) and term.inner()[0].word == "this"


def gives_signs(give: Term) -> bool:
    """Whether nothing but signs is given."""
    return all(one.word == "sign" for one in give.inner()[1:] if CIPHER.kind(one.word) == "change")


def where_it_is(printing: Printing, kind: str, term: Term) -> Term:
    """A term in which this card is spoken of; as one in the hand only by a skill that works there."""
    if term.kind == WORD and term.word == "this_in_hand":
        in_hand = any(PLACES.get(sign) == "hand_skill" for sign in printing.keywords)
        if kind != "SPEC" and not in_hand:
            raise MulliganError("text-refused", card=printing.card, sentence=printing.text, why=None)
        return word("this" if in_hand else "this_in_hand")
    if term.word == "card_moved":  # which says where from
        return term
    return Term(term.kind, term.word, [(name, where_it_is(printing, kind, one)) for name, one in term.items])


def spread(told: Term) -> list[Term]:
    """The skills that a text holds, each by itself: one that gives several things to several cards is several."""
    if told.word == "freed":  # once a turn, but not while something is so
        condition, skill = told.inner()
        kept, free = skill.copy(), skill.copy()
        kept.items.append(("", word("only_if", word("not", condition.copy()))))
        free.items.extend(plain([word("only_if", condition), word("freely")]))
        return [settle(kept), settle(free)]
    if told.word == "special_limited":
        first, *rest = told.inner()
        if rest:
            first.items.append(("if", rest[0].inner()[0]))
        return [settle(first)]
    found: list[Term] = []
    for skill in parts_of(told):
        for one in skill.inner():
            if one.word == "both" and len(one.items) == 1:
                one.word, one.items = one.inner()[0].word, one.inner()[0].items
        settled = replacing(settle(with_otherwise(skill)))
        if any(one.word == "special" for one in settled.inner()):
            of_others(failing_card(settled))
        signs = own_signs(settled)
        if signs:
            found.extend(signs)
            continue
        many = [one for one in settled.inner() if one.word == "skills"]
        if not many:
            found.append(settled)
            continue
        for give in many[0].inner():
            items = [(name, give if one is many[0] else one.copy()) for name, one in settled.items]
            found.append(Term(WORD, settled.word, items))
    return found


def replacing(skill: Term) -> Term:
    """A skill by which something happens to whoever is destroyed instead of their retreat: it works all the time."""
    if not skill.mentions("not_retreating"):
        return skill
    parts = skill.inner()
    if skill.word == "skill" and CIPHER.kind(parts[0].word) != "trigger":  # nobody retreats: a card paid with
        return already_retreated(skill)
    if skill.word != "skill" or len(skill.items) < 2 or parts[1].word != "not_retreating":
        raise unbound("instead")  # the unit has retreated by then
    event, effect, *limits = parts
    if any(name for name, _ in skill.items) or not all(CIPHER.kind(one.word) == "limit" for one in limits):
        raise unbound("instead")
    return replaced(word("replaced", event, word("ref", word("any")), *effect.inner(), *limits))


def already_retreated(term: Term) -> Term:
    """A term in which something happens to a card that was paid with, which is in the retreat area by now."""
    items = [(name, already_retreated(one)) for name, one in term.items]
    if term.word != "not_retreating":
        return Term(term.kind, term.word, items)
    if {one.show() for one in term.everything() if one.word == "ref"} != {"ref(card)"}:
        raise unbound("instead")
    return items[0][1]


def with_otherwise(skill: Term) -> Term:
    """A skill that asks for something before its effect, and says what is done otherwise: the effect asks for it."""
    conditions = [one for name, one in skill.items if name == "if"]
    effects = [one for name, one in skill.items if not name and one.word in ("otherwise", "seq")]
    if len(conditions) != 1 or not effects:
        return skill
    first = effects[0].inner()[0] if effects[0].word == "seq" else effects[0]
    if first.word != "otherwise" or first.inner()[0].word == "if":
        return skill
    first.items[0] = ("", word("if", conditions[0], first.inner()[0]))
    return Term(WORD, skill.word, [item for item in skill.items if item[0] != "if"])


def of_others(skill: Term) -> None:
    """Refuse a special skill that changes something in other cards than its own."""
    gives = [one for part in skill.inner() for one in (part.inner() if part.word == "skills" else [part])]
    if any(one.word == "give" and one.inner()[0].word != "this" for one in gives):
        raise unbound("special")


def own_signs(skill: Term) -> list[Term]:
    """The signs that a special skill gives its card without condition: each is the card's own."""
    parts = skill.inner()
    if len(parts) != 2 or parts[0].word != "give" or parts[1].word != "special":
        return []
    changes = parts[0].inner()[1:]
    plainly = all(one.word == "sign" for one in changes)
    return [word("has_sign", *one.inner()) for one in changes] if plainly else []


def gain(printing: Printing, term: Term) -> Term:
    """Skills that are gained by name as the reminders explain them; those gained in words as skills of their own."""
    items: list[tuple[str, Term]] = []
    for name, one in term.items:
        if one.word == "gains":
            title = one.inner()[0].word
            known = printing.gained.get(title)
            if known is None and title in ("Anti-Fliers", "飛行特効"):
                known = ANTI_FLIERS
            if known is None:
                raise unbound(title)
            items.append((name, word("skill", text(title), notation(known))))
        elif one.word.startswith("granted_"):
            inner = spread(one.inner()[0])
            if len(inner) != 1:
                raise unbound("skill")
            kind = {"granted_auto": "AUTO", "granted_always": "CONT", "granted_use": "ACT"}[one.word]
            items.append((name, word("skill", text(""), whole(printing, kind, inner[0], [], []))))
        else:
            items.append((name, gain(printing, one)))
    term.items = items
    return term


def notation(source: str) -> Term:
    """A notation as a term, to be put into another."""
    return Term(WORD, source)


def words_of(printing: Printing, rule: str, line: str) -> tuple[Grammar, list[Token]]:
    """The grammar that reads a text, and the text's words."""
    japanese = printing.language == "ja"
    if rule == "costs":
        line = japanese_tidy(line)[0].rstrip("。") if japanese else plain_english(line).rstrip(" .")
    words = japanese_tokens(line) if japanese else english_tokens(line)
    stop = "。" if japanese else "."
    if rule != "costs" and words and words[-1].raw != stop:
        words.append(Token(stop, len(line), len(line)))
    return japanese_grammar() if japanese else english_grammar(), words


def understand(printing: Printing, rule: str, line: str) -> Term:
    """What a text says as one of a rule."""
    reader, words = words_of(printing, rule, line)
    try:
        return reader.read(rule, words)
    except NotUnderstood as unread:
        rest = line[words[unread.at].start :] if unread.at < len(words) else line
        why = Message("text-not-understood", words=rest)
        raise MulliganError("text-refused", card=printing.card, sentence=line, why=why) from None


def whole(printing: Printing, kind: str, skill: Term, costs: list[Term], signs: list[Term]) -> Term:
    """The skill with its kind, its costs and its limits."""
    limits = [item for name, item in skill.items if not name and CIPHER.kind(item.word) == "limit"]
    at_the_end = any(CIPHER.has_role(one.word, AS_IT_ENDS) for one in skill.everything())
    if skill.mentions("defender_destroyed") and not at_the_end:
        raise unbound("defender_destroyed")  # nobody knows yet
    words = [item.word for item in skill.inner()]
    if "paid" in words and not costs:
        raise unbound("cost")
    free = "freely" in words
    parts = [item for name, item in skill.items if not name and item not in limits and item.word not in MARKS]
    named = [(name, item) for name, item in skill.items if name]
    of_named = [one for _, one in named]
    limits = [one for one in signs if one.word != "once" or not free] + limits
    if "US" in printing.keywords:
        limits = [united(one) for one in limits]
    if kind == "SUPP":
        parts = [retreated_by_then(asked_now(one)) for one in parts]
        support = "support_skill" if printing.support == "both" else f"{printing.support}_support"
        if support not in CIPHER.words:
            raise unbound(support)
        return Term(WORD, support, plain(costs + parts + limits))
    if kind == "ACT":
        return Term(WORD, "use", plain(costs + parts + limits))
    if len(parts) > 1 and before_supports(parts[0]) and any(asks_for_support(one) for one in [parts[1], *of_named]):
        raise unbound("supported_by")  # nobody is supported yet
    if len(parts) > 1 and out_of_battle(parts[0]) and any(asks_of_battle(one) for _, one in named):
        raise unbound("attacking")  # nobody fights as a turn or a phase begins or ends
    if len(parts) > 1:
        return Term(WORD, "when", plain([parts[0], *costs, parts[1]]) + named + plain(limits))
    if costs or any(one.word == "once" for one in limits):
        raise unbound("cost")  # nobody uses what works all the time
    if any(one.mentions("doubled") or one.mentions("tripled") for one in parts):
        raise unbound("doubled")  # what a number is as the skill is used, which this is all the time
    return Term(WORD, "always", plain(parts) + named + plain(limits))


def before_supports(event: Term) -> bool:
    """Whether an event is the beginning of a battle, when no card supports anybody yet."""
    return CIPHER.find(event.word).other == "defending_unit"


def asks_for_support(term: Term) -> bool:
    """Whether it is asked at once by which cards a unit is supported; what lasts may ask for it later."""
    if term.word == "supported_by":
        return True
    if CIPHER.has_role(term.word, TELLS) or CIPHER.kind(term.word) not in ("effect", "condition"):
        return False
    return not term.word.startswith("throughout") and any(asks_for_support(one) for one in term.inner())


def out_of_battle(event: Term) -> bool:
    """Whether an event is the start or the end of a turn or a phase."""
    known = CIPHER.find(event.word)
    return bool(known.parameters) and known.parameters[0].kinds == ["players"] and event.word.endswith(MOMENTS)


def asks_of_battle(condition: Term) -> bool:
    """Whether a condition asks who fights whom just now."""
    if CIPHER.kind(condition.word) != "condition" or CIPHER.words[condition.word].takes_kind("trigger"):
        return False
    return CIPHER.has_role(condition.word, AGAINST) or any(asks_of_battle(one) for one in condition.inner())


def asked_now(effect: Term) -> Term:
    """An effect of a card that is no unit: what it asks for within its duration, it asks for as it resolves."""
    if effect.word == "throughout_here" and effect.inner()[0].word == "while":
        condition, change = effect.inner()[0].inner()
        return word("if", condition, Term(WORD, change.word, [*change.items, ("", effect.inner()[1])]))
    return Term(effect.kind, effect.word, [(name, asked_now(one)) for name, one in effect.items])


def retreated_by_then(effect: Term) -> Term:
    """An effect of a support card: at a later moment, the end of the battle at the earliest, it has retreated."""
    if CIPHER.has_role(effect.word, TELLS):
        for one in effect.everything():
            if CIPHER.kind(one.word) == "effect" and one.items and one.inner()[0].show() == "this":
                if not CIPHER.has_role(one.word, MOVES | STACKS) and not CIPHER.find(one.word).called:
                    raise unbound("this")
                one.items[0] = ("", word("this_in_retreat"))
        return effect
    return Term(effect.kind, effect.word, [(name, retreated_by_then(one)) for name, one in effect.items])


def united(limit: Term) -> Term:
    """So many bonds of a symbol, as a union skill asks for them."""
    condition = limit.inner()[0] if limit.word == "only_if" else limit
    if not CIPHER.has_role(condition.word, HOW_MANY) or not condition.mentions("bonds"):
        return limit
    if condition.mentions("opponents") or (condition.word == "is" and not condition.mentions("at_least")):
        return limit
    symbols = [term for term in condition.everything() if term.kind == TEXT]
    counts = [term for term in condition.everything() if term.kind == NUMBER] or [number(1)]
    return word("union", symbols[0], counts[0]) if len(symbols) == len(counts) == 1 else limit


def limits_of(printing: Printing) -> list[Term]:
    """What the signs before a skill say: once a turn, formation, class changed, so many cards in the stack."""
    found = [word("once")] if printing.once else []
    for sign in printing.keywords:
        level = _LEVEL.fullmatch(sign)
        if level is not None:
            found.append(word("level_up", number(int(level[1]))))
        elif sign == "CCS":
            found.append(word("class_change"))
        elif sign == "FS":
            found.append(word("formation"))
        elif sign in PLACES:
            found.append(word(PLACES[sign]))
        elif sign == "US":  # which their texts say, or their reminders
            found.extend(bonds_reminded(printing))
        elif sign != "CF":  # which their texts say
            found.extend(with_its_place(printing, reminded(printing, sign)))
    return found


def with_its_place(printing: Printing, limit: Term) -> list[Term]:
    """What a sign asks for; a skill that works in the retreat area waits there, and nobody uses it from there."""
    if not limit.mentions("this_in_retreat"):
        return [limit]
    if printing.kind != "AUTO":
        raise unbound("this_in_retreat")
    return [word("special"), limit]


def bonds_reminded(printing: Printing) -> list[Term]:
    """The bonds of a union skill, if its reminder tells of them."""
    try:
        return [reminded(printing, "US")]
    except MulliganError:
        return []


def reminded(printing: Printing, sign: str) -> Term:
    """What a sign that nobody knows asks for, as the reminder of its text says; without one it is refused."""
    japanese = printing.language == "ja"
    line = japanese_signs(printing.text) if japanese else printing.signs_told
    told = re.search(rf"\(\s*\[{re.escape(sign)}\]\s*([^()]*?)[.。]?\s*\)", line, re.IGNORECASE)
    if told is None:
        raise MulliganError("text-refused", card=printing.card, sentence=f"[{sign}] {printing.text}", why=None)
    says = f"このスキル{told[1]}。" if japanese else plain_english(f"This skill {told[1]}.")
    return settle(where_it_is(printing, printing.kind, understand(printing, "only", says)))
