"""Cards in the format of LorcanaJSON, as players have them."""

from __future__ import annotations

import re
from collections import Counter
from typing import ClassVar, Final

from mulligan.kernel.catalog import plain
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.imports import Imported, Intake, demand_english, number_on, own_text, take_all
from mulligan.lorcana.catalog import facts_from_row
from mulligan.lorcana.definitions import is_character
from mulligan.lorcana.editions import EDITIONS
from mulligan.lorcana.grammar.texts import TextRefused, compile_keyword, compile_text, note_on_card, split_name
from mulligan.lorcana.grammar.words import tidy
from mulligan.lorcana.printed import Facts, Printed
from mulligan.lorcana.terms import ACTION, CHARACTER, LOCATION, TYPE_NAMES
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.lorcana.writing import write_card

OLDEST: Final = min(EDITIONS)
NEWEST: Final = max(EDITIONS)
# Where a card's words are: an older wording has its own.
WORDING: Final = ("abilities", "effects", "fullText", "fullTextSections", "keywordAbilities", "historicData")
NUMBERS: Final = ("cost", "inkwell", "lore", "moveCost", "strength", "subtypes", "willpower")
KEYWORD_LINE: Final = re.compile(
    r"(?:(?:Bodyguard|Evasive|Reckless|Rush|Support|Ward|Vanish|Alert"
    r"|(?:Singer|Sing Together|Challenger|Resist) \+?\d+|Boost \d+(?: \{I\})?)(?:, )?)+\.?$"
    r"|(?:\w+ )?Shift(?: \d+(?: \{I\})?|: .*)\.?$"
)


# A keyword that nobody has heard of, with its reminder: one or more words, perhaps a number, and brackets.
NEW_KEYWORD: Final = re.compile(r"((?:[A-Z][\w'’-]*\s)*[A-Z][\w'’-]*(?: \+?\d+(?: (?:\{I\}|⬡))?)?)\s*\(([^()]+)\)\.?")


WORD_OR_NUMBER: Final = re.compile(r"\w+")


# What an action says of itself: this card, or what is meant where none is named.
OF_ITSELF: Final = re.compile(
    r"always\((?:pay_less\w*\(.*, this\)|may_play_(?:free|from_discard)(?:[),]|\(by=))|.*\bthis\(in_discard\)"
)


def facts_from_json(row: dict[str, object]) -> Facts:
    """The facts of a card in LorcanaJSON's fields; our own `notation` may stand for abilities in words."""
    name = name_of(row)
    if not name:
        raise MulliganError("card-without-name")
    demand_english(name, row.get("type"), row.get("fullText"), row.get("fullTextSections"), row.get("abilities"))
    facts = Facts(name)
    facts.classifications = listed(row.get("subtypes") or row.get("subtypesText"), "•")
    kind = str(row.get("type") or "").lower()
    if not kind and is_character(row.get("strength"), row.get("willpower"), facts.classifications):
        kind = TYPE_NAMES[CHARACTER]  # as the documents say it: the word Character is not on the card
        facts.guessed = True
    if kind not in TYPE_NAMES[1:]:
        raise MulliganError("not-a-card-type", where=None, card=name, word=kind, known=list(TYPE_NAMES[1:]))
    facts.type = TYPE_NAMES.index(kind)
    facts.cost = whole(row, "cost")
    if facts.cost < 0:
        raise MulliganError("card-wants-number", where=None, card=name, key="cost", value=repr(row.get("cost")))
    facts.inkable = flag(row, "inkwell", True)
    facts.inks = [ink.lower() for ink in listed(row.get("colors") or row.get("color"), "-/,")]
    facts.strength = whole(row, "strength")
    facts.willpower = whole(row, "willpower")
    facts.lore = whole(row, "lore")
    facts.move_cost = whole(row, "moveCost")
    if facts.type in (CHARACTER, LOCATION) and facts.willpower == 0:
        raise MulliganError("card-without-willpower", card=name, type=kind)
    facts.limit = whole(row, "maxCopiesInDeck") if isinstance(row.get("maxCopiesInDeck"), int) else 4
    add_formats(facts, row)
    facts.set = str(row.get("setCode") or "")
    facts.number = in_set(row)
    facts.rarity = str(row.get("rarity") or "").lower()
    notation = in_notation(row)
    if notation is not None:
        facts.abilities = notation
    else:
        add_texts(facts, row)
    add_older(facts, row)
    return facts


def add_formats(facts: Facts, row: dict[str, object]) -> None:
    """Since when a card is banned in a format, and from when until when the format has it, as a database tells."""
    # rule: decks.no-banned
    facts.banned = row.get("banned") is True
    formats = row.get("allowedInFormats")
    since = str(row.get("allowedInTournamentsFromDate") or "")
    for name, told in formats.items() if isinstance(formats, dict) else []:
        if isinstance(told, bool):
            told = {"allowed": told}
        if not isinstance(told, dict):
            continue
        until = str(told.get("allowedUntilDate") or "")
        banned = str(told.get("bannedSinceDate") or "")
        if not told.get("allowed") and not until:
            until = banned or since or "0000"  # it never had the card
        facts.allowed.append((name.lower(), str(told.get("allowedFromDate") or since), until))
        if banned:
            facts.bans.append((name.lower(), banned))


def add_older(facts: Facts, row: dict[str, object]) -> None:
    """How a card was worded before, where an edition of that time is played; what came after all has none."""
    # rule: golden.current-wording
    history = row.get("historicData")
    if str(row.get("allowedInTournamentsFromDate") or "") > NEWEST:
        return
    for past in history if isinstance(history, list) else []:
        until = str(past.get("usedUntil") or "") if isinstance(past, dict) else ""
        if until > OLDEST:
            told = any(key in past for key in WORDING)
            plain = {key: value for key, value in row.items() if key not in (WORDING if told else WORDING[-1:])}
            if told or any(key in past for key in NUMBERS):  # else only its picture was another
                facts.older.append((until, facts_from_json({**plain, **past})))
    facts.older.sort(key=dated)


def dated(older: tuple[str, Facts]) -> str:
    """The date of an older wording."""
    return older[0]


def in_notation(row: dict[str, object]) -> list[tuple[str, str]] | None:
    """A card's abilities where they are given in notation: as `notation`, or as `abilities` as in our own files."""
    given = row.get("notation", row.get("abilities"))
    if isinstance(given, str):
        given = [given]
    if not isinstance(given, list) or ("notation" not in row and not all_notation(given)):
        return None
    return [(str(one[0]), str(one[1])) if isinstance(one, list) and len(one) == 2 else ("", str(one)) for one in given]


def all_notation(given: list[object]) -> bool:
    """Whether a list of abilities is one of our own: notation, each with a name or without."""
    return bool(given) and all(isinstance(one, (str, list)) for one in given)


def name_of(row: dict[str, object]) -> str:
    """The full name of a card."""
    if row.get("fullName"):
        return str(row["fullName"])
    version = str(row.get("version") or "")
    return f"{row.get('name', '')} - {version}" if version else str(row.get("name", ""))


def listed(value: object, parted: str) -> list[str]:
    """What a card has several of: as a list, or as one text with signs between them."""
    parts = value if isinstance(value, list) else re.split(f"[{re.escape(parted)}]", str(value or ""))
    return [told for told in (str(one).strip() for one in parts) if told]


def in_set(row: dict[str, object]) -> int:
    """A card's number in its set; of one that has letters too, as promos have, the number in front."""
    number = row.get("number")
    front = re.match(r"\d{1,6}", number.strip()) if isinstance(number, str) else None
    if isinstance(number, str):
        return int(front[0]) if front is not None else 0
    return whole(row, "number")


def whole(row: dict[str, object], key: str) -> int:
    """A whole number of a card; 0 where it has none."""
    return number_on(name_of(row), key, row.get(key))


def add_texts(facts: Facts, row: dict[str, object]) -> None:
    """Compile the printed texts of a card. Text that cannot be compiled is refused by name, never left out."""
    abilities = row.get("abilities")
    effects = row.get("effects")
    entries = [one for one in abilities if isinstance(one, (dict, str))] if isinstance(abilities, list) else []
    sentences = [str(one) for one in effects] if isinstance(effects, list) else []
    listed_keywords = row.get("keywordAbilities")
    keywords = [str(one) for one in listed_keywords] if isinstance(listed_keywords, list) else []
    lines = sections(row)
    parts = words_of([*(text_of(one) for one in entries), *sentences])
    whole = words_of(lines)
    told = parts | whole
    more = parts - whole if whole else Counter[str]()
    if more or (told and words_of(first_words(keywords)).keys() - told):
        raise MulliganError("card-two-texts", card=facts.full_name)
    if whole - parts:  # where not all of it is told in parts
        add_whole(facts, lines)
        return
    for entry in entries:
        if isinstance(entry, dict):
            add_entry(facts, entry)
        else:
            add_section(facts, " ".join(entry.split()))
    for sentence in sentences:
        add_line(facts, "", sentence)
    if not parts:
        for keyword in keywords:
            add_keyword(facts, keyword)


def flag(row: dict[str, object], key: str, default: bool) -> bool:
    """Whether something is so of a card; `default` where the row does not say."""
    value = row.get(key, default)
    if isinstance(value, str) and value.strip().lower() in ("true", "false"):
        return value.strip().lower() == "true"
    if isinstance(value, str):
        raise MulliganError("card-wants-flag", where=None, card=name_of(row), key=key, value=repr(value)[:40])
    return bool(value)


def text_of(entry: dict[str, object] | str) -> str:
    """All that one of a card's `abilities` says, however it says it."""
    if isinstance(entry, str):
        return entry
    costs = entry.get("costs")
    value = entry.get("keywordValue") or entry.get("keywordValueNumber") or ""
    paid = " ".join(str(one) for one in costs) if isinstance(costs, list) else str(entry.get("costsText") or "")
    pieced = f"{entry.get('name') or ''} {entry.get('keyword') or ''} {value} {paid} {entry.get('effect') or ''}"
    return str(entry.get("fullText") or pieced)


def words_of(texts: list[str]) -> Counter[str]:
    """How often each word is in some texts, but for their reminders."""
    return Counter(one for text in texts for one in WORD_OR_NUMBER.findall(tidy(text).lower()))


def first_words(texts: list[str]) -> list[str]:
    """The first word of each of some texts."""
    return [text.split()[0] for text in texts if text.split()]


def add_whole(facts: Facts, lines: list[str]) -> None:
    """Compile all lines of a card, one after the other."""
    if facts.type == ACTION:  # all it does is one effect
        lines = [*(line for line in lines if KEYWORD_LINE.match(tidy(line))), " ".join(plain_lines(lines))]
    for line in lines:
        add_section(facts, line)


def add_entry(facts: Facts, entry: dict[str, object]) -> None:
    """One of a card's `abilities`."""
    printed = str(entry.get("fullText") or "")
    if entry.get("type") == "keyword" or "keyword" in entry:
        value = str(entry.get("keywordValue") or entry.get("keywordValueNumber") or "")
        between = ": " if value[:1].isalpha() else " "
        bare = f"{entry.get('keyword', '')}{between}{value}".strip(": ")
        reminder = str(entry.get("reminderText") or "")
        add_keyword(facts, printed or (f"{bare} ({reminder})" if reminder else bare))
        return
    story = str(entry.get("name") or "")
    text = str(entry.get("effect") or "")
    if not text:
        found, text = split_name(" ".join(printed.split()))
        story = story or found
    costs = entry.get("costs")
    told = ", ".join(str(one) for one in costs) if isinstance(costs, list) else str(entry.get("costsText") or "")
    if told and "—" not in tidy(text):
        text = f"{told} — {text}"
    add_line(facts, story, text)


def add_section(facts: Facts, line: str) -> None:
    """A line of a card's whole text: a keyword, an ability with or without its name, what an action does."""
    if KEYWORD_LINE.match(tidy(line)) or NEW_KEYWORD.fullmatch(line):
        add_keyword(facts, line)
        return
    story, text = split_name(line)
    add_line(facts, story, text)


def plain_lines(lines: list[str]) -> list[str]:
    """The lines that are neither keywords nor reminders."""
    return [line for line in lines if not KEYWORD_LINE.match(tidy(line)) and note_on_card(line) is None]


def add_line(facts: Facts, story: str, text: str) -> None:
    """One ability in words; of an action, what it does."""
    # rule: cards.reminder-text
    note = note_on_card(text)
    if not tidy(text) or (note is not None and note[0] == "reminder"):
        return
    if note is not None and note[0] == "limit":
        facts.limit = note[1]
        return
    if note is not None and len(facts.names()) > 1:
        return
    if facts.type == ACTION:
        found = action_text(facts.full_name, story, text)
    else:
        found = compile_text(text, facts.full_name, story, type=TYPE_NAMES[facts.type])
    facts.abilities.extend((story, one) for one in found)


def action_text(card: str, story: str, text: str) -> list[str]:
    """What an action does, and before that perhaps what it says of itself where it is not being played."""
    kind = TYPE_NAMES[ACTION]
    try:
        return compile_text(text, card, story, action=True, type=kind)
    except TextRefused as refused:
        first, _, others = text.partition(". ")
        for said, rest in ((text, ""), (f"{first}.", others)):
            try:
                found = compile_text(said, card, story, type=kind)
                if all(OF_ITSELF.match(one) for one in found):  # nothing else works there
                    return found + (action_text(card, story, rest) if rest else [])
            except TextRefused:
                pass  # then it says what it does
        raise refused from None


def add_keyword(facts: Facts, printed: str) -> None:
    """A keyword, perhaps with its number or its cost; one that no rulebook has is what its reminder says."""
    new = NEW_KEYWORD.fullmatch(" ".join(printed.split()))
    if new is not None and not is_keyword(new[1]):
        told = compile_text(new[2], facts.full_name, new[1], type=TYPE_NAMES[facts.type])
        facts.abilities.extend((tidy(new[1]), notation) for notation in told)
        return
    keywords = tidy(printed).split(", ")
    reminder = printed.partition("(")[1:] if len(keywords) == 1 else ()  # tells what a new kind of Shift is
    for one in keywords:
        told = compile_keyword(" ".join((one, *reminder)), facts.full_name)
        facts.abilities.extend(("", notation) for notation in told)


def is_keyword(name: str) -> bool:
    """Whether what a line says is a keyword that the rules, or we, know."""
    return KEYWORD_LINE.match(tidy(name)) is not None or name.endswith("Shift")


def sections(row: dict[str, object]) -> list[str]:
    """The lines of a card's whole text, each an ability of its own; lines broken in print are put together again."""
    given = row.get("fullTextSections")
    if isinstance(given, list):
        return [" ".join(str(one).split()) for one in given if tidy(str(one))]
    found: list[str] = []
    for line in str(row.get("fullText") or "").splitlines():
        line = line.strip()
        start = tidy(line.partition("(")[0])
        named = bool(split_name(line)[0]) or not start or KEYWORD_LINE.match(start) is not None
        if found and (not whole_line(found[-1]) or line.startswith("•") or (split_name(found[-1])[0] and not named)):
            found[-1] += f" {line}"
        elif line:
            found.append(line)
    return [line for line in found if tidy(line)]


def whole_line(line: str) -> bool:
    """Whether a line is not broken in print: its brackets are closed, and it ends a sentence or is a keyword."""
    if line.count("(") != line.count(")") or line.count("“") != line.count("”"):
        return False
    return re.search(r"[.)”!\"]$", line) is not None or KEYWORD_LINE.match(tidy(line)) is not None


class LorcanaIntake(Intake):
    """Takes in cards of Lorcana."""

    names: ClassVar[tuple[str, ...]] = ("fullName", "name")
    marks: ClassVar[tuple[str, ...]] = ("fullName", "inkwell", "willpower", "lore", "moveCost", "ink", "inkable")
    lists: ClassVar[tuple[str, ...]] = ("ink", "classes")

    def take(self, row: object) -> None:
        """Take in a card; one that is there already may be in a format for longer by another printing."""
        name = plain(name_of(row)) if isinstance(row, dict) else ""
        known = self.found.get(name)
        if known is None or not isinstance(row, dict) or not isinstance(known.facts, Facts):
            super().take(row)
            return
        printing = Facts(known.name)
        add_formats(printing, row)
        spans = widest(known.facts.allowed, printing.allowed)
        if spans != known.facts.allowed:
            known.facts.allowed = spans
            known.text = write_card(known.facts)

    def compile(self, row: dict[str, object]) -> Imported:
        facts = facts_from_json(row)
        if row.get("cost") is None:  # a scenario may leave it out, a printed card has one
            raise MulliganError("card-wants-number", where=None, card=facts.name, key="cost", value="None")
        return imported(facts)

    def compile_own(self, key: str, row: dict[str, object], where: str) -> Imported:
        facts = facts_from_row(key, {name: value for name, value in row.items() if name != "text"}, where)
        text = own_text(row, where, key)
        if text:
            add_texts(facts, {"fullText": text})
        return imported(facts)


def widest(spans: list[tuple[str, str, str]], others: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """When formats have a card that is printed twice: from the first day of either to the last."""
    found = {form: (since, until) for form, since, until in spans}
    for form, since, until in others:
        mine = found.get(form, (since, until))
        last = "" if "" in (mine[1], until) else max(mine[1], until)
        found[form] = (min(mine[0], since), last)
    return [(form, since, until) for form, (since, until) in found.items()]


def imported(facts: Facts) -> Imported:
    """A card of which every ability can be played, also as it was worded before."""
    for one in [facts, *(older for _, older in facts.older)]:
        Printed(one, [], LORCANA)
    notation = [one for _, one in facts.abilities]
    return Imported(facts.full_name, facts.full_name, facts.set, write_card(facts), facts, notation)


def import_database(data: object) -> tuple[list[Facts], list[MulliganError]]:
    """All cards of a database in LorcanaJSON's format that can be compiled, each once, and why the others cannot."""
    found = take_all(LorcanaIntake(), data)
    return [one.facts for one in found.cards if isinstance(one.facts, Facts)], found.refusals
