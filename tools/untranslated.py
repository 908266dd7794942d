"""What a language still lacks, as a list to work off: PYTHONPATH=src python tools/untranslated.py TAG [--games N]

Every message of every English file must be there, with no value that English does not give and no English left in it,
and what every rule says.
With --games, random games of all three games are told in it, too, and every line with an English word is shown.
"""

from __future__ import annotations

import argparse
import random
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import fluent.syntax.ast as syntax
from fluent.syntax import FluentParser
from fluent.syntax.visitor import Visitor

import mulligan
from mulligan import games
from mulligan.cardlang.nodes import Node
from mulligan.cardlang.render import tidy
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.options import Option
from mulligan.kernel.rules import editions, ledger
from mulligan.speech import Names, Speaker, names
from mulligan.speech.cards import card_text
from mulligan.speech.files import folders
from mulligan.speech.words import words

MOST_CHOICES = 400  # of a game; more say little that is new
DATA = Path(mulligan.__file__).parent / "data"

# Latin words that stand in other scripts, too: names of things, formats, keys, what is typed as it is.
ALLOWED = frozenset(
    word
    for line in (
        "Mulligan mulligan Python JSON TOML CSV HTML UTF MB Dask Parquet Redis PostgreSQL SQLite Markdown Prometheus",
        "openskill Plackett Luce Scryfall MTGJSON LorcanaJSON GitHub WebSocket hello host me Ctrl Enter Esc module",
        "Class node bot js Disney Lorcana Magic The Gathering Cipher Fire Emblem DCI KO OK ID URL PC vs ms",
        "ja zh redis postgresql sqlite tcp http https json toml csv jsonl cod dek dck",
    )
    for word in line.split()
)
TYPED = re.compile(
    r"https?://\S+|tcp://\S+|redis://\S*|postgresql://\S*"  # addresses
    r"|[\w/.-]+\.(?:md|toml|json|jsonl|csv|save|txt|cod|dek|dck|event|html|js|py|ftl|game|example|sqlite)\b"  # files
    r"|(?<![\w.])[\dA-Z][\w-]*(?:\.[\w-]+)+"  # rules that have names for numbers: 2.spells.cast, G.priority
    r"|--?[a-z][a-z-]*|\b[A-Z][A-Z_0-9]+\b|\{[^{}]*\}"  # options, what stands for something else, symbols
    r"|\b[a-z_]+(?:[<>]=?|!=|=|:)[\w.+-]*|\[\w+\]",  # what is searched for: cost<=3, module:Class; mulligan[lab]
    re.ASCII,
)
KEPT = {  # what single messages name as it is typed, or as it stands in a file
    "help-lang": "ja zh",
    "sorting-code": "gb big shift jis",
    "help-commands": "ja zh",
    "language-code": "ja zh Hans Hant",
    "help-option-form": "round",
    "stops-are": "stop skip my their",
    "pass-until-what": "my something happens",
    "help-commands-stops": "until my end stop skip",
    "draft-help": "pool",
    "build-help": "add cut side suggest done",
    "server-illegal": "id",
    "agent-cannot-choose": "choose seat",
    "agent-chose-nothing": "seat options",
    "match-without-kind": "game",
    "deck-xml-unknown": "Cockatrice Online",
    "card-wants-flag": "true false",
    "csv-without-names": "name",
    "needs-extra": "pip install",
    "command-answer": "id",
    "scenario-without-steps": "steps",
    "scenario-wants-yes-or-no": "true false",
    "scenario-legal": "legal illegal do",
    "scenario-ink": "ink",
    "scenario-commander-damage": "commander",
    "scenario-no-commander": "commander true",
    "scenario-counters": "counters",
    "word-without-message": "word",
    "nothing-chosen-before": "picked",
    "card-older-wordings": "until",
    "example-rule": "priority",
    "complaint-commander-missing": "Commander",
    "player-without-commander": "Commander",
}
LATIN = re.compile(r"[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ'’]+")


def english_files() -> Iterator[tuple[str, str]]:
    """Every English message file: whose folder, and what stands before the language in its name."""
    for folder in folders():
        for path in sorted((DATA / folder / "words").glob("*en.ftl")):
            yield folder, path.name.removesuffix("en.ftl")


def path_of(folder: str, prefix: str, tag: str) -> Path:
    """A message file of a language."""
    return DATA / folder / "words" / f"{prefix}{tag}.ftl"


@cache
def body(path: Path) -> list[syntax.EntryType]:
    """The entries of a file."""
    return FluentParser().parse(path.read_text("utf-8")).body


def messages(path: Path) -> dict[str, syntax.Message]:
    """The messages of a file."""
    return {entry.id.name: entry for entry in body(path) if isinstance(entry, syntax.Message)}


class Speaks(Visitor):
    """What a message speaks of, and what stands in it as it is."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802
        """A value."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: syntax.MessageReference) -> None:  # noqa: N802
        """Another message."""
        self.others.add(node.id.name)

    def visit_TextElement(self, node: syntax.TextElement) -> None:  # noqa: N802
        """Words."""
        self.texts.append(str(node.value))

    def visit_StringLiteral(self, node: syntax.StringLiteral) -> None:  # noqa: N802
        """Words in quotes."""
        self.texts.append(str(node.parse()["value"]))

    def visit_NamedArgument(self, node: syntax.NamedArgument) -> None:  # noqa: N802
        """Settings of a function, which nobody reads."""

    def visit_Attribute(self, node: syntax.Attribute) -> None:  # noqa: N802
        """Forms of a word; `like`, `slot` and the like are names of ours, not words."""
        if node.id.name not in ("like", "slot", "number", "kind", "person"):
            self.generic_visit(node)


def speaks(entry: syntax.Message) -> Speaks:
    """What a message speaks of."""
    found = Speaks()
    found.visit(entry)
    return found


def given(name: str, english: dict[str, syntax.Message]) -> set[str]:
    """The values that an English message is given, also for the messages that it speaks of."""
    found = speaks(english[name])
    return found.variables.union(*(given(other, english) for other in found.others if other in english))


def foreign(text: str, allowed: frozenset[str] = frozenset()) -> list[str]:
    """The words of a text that are in Latin letters and should not be."""
    bare = TYPED.sub(" ", text)
    return [word for word in LATIN.findall(bare) if word not in ALLOWED and word not in allowed]


def typed_words() -> frozenset[str]:
    """What is typed as it is in every language: the commands, their options, the names of agents and games."""
    from mulligan.agents import AGENTS, LEVELS
    from mulligan.cli.commands import PARTS, mulligan_command

    found = {*PARTS, *AGENTS, *LEVELS, "person", "greedy", "search", "random", "draft", "sealed", "all"}
    listed = re.findall(
        r"^(?:help-commands?|commands)[\w-]* =\n((?: +.*\n)+)", DATA.joinpath("words/en.ftl").read_text(), re.M
    )
    for text in listed:  # "lesson    what there is to learn": the first words of each line are typed
        for line in text.splitlines():
            found |= set(re.findall(r"[a-z]+", re.split(r" {2,}", line.strip())[0]))
    found.update(
        [
            "undo",
            "redo",
            "quit",
            "help",
            "log",
            "rule",
            "card",
            "hint",
            "again",
            "next",
            "save",
            "load",
            "as",
            "lang",
            "scenario",
            "why",
            "not",
            "swap",
            "for",
        ]
    )
    found.update(["rematch", "analyse", "concede", "back", "board", "more", "stops", "one", "two"])
    for name in PARTS:
        command = mulligan_command.get_command(None, name)  # type: ignore[arg-type]
        for one in (command, *getattr(command, "commands", {}).values()):
            found.add(str(one.name))
            found |= {str(choice) for option in one.params for choice in getattr(option.type, "choices", ())}
    return frozenset(found)


@cache
def shared() -> frozenset[str]:
    """The messages of all games and of the page, any of which a game may say in its own words."""
    return frozenset(name for prefix in ("", "page-") for name in messages(path_of("", prefix, "en")))


def missing(tag: str) -> Iterator[str]:
    """Everything that is wrong with the message files of a language, each with its file and message."""
    typed = typed_words()
    for folder, prefix in english_files():
        path = path_of(folder, prefix, tag)
        where = str(path.relative_to(DATA))
        if not path.is_file():
            yield f"{where}: there is no such file"
            continue
        yield from (
            f"{where}: cannot be read: {one.content[:60]!r}" for one in body(path) if isinstance(one, syntax.Junk)
        )
        english, own = messages(path_of(folder, prefix, "en")), messages(path)
        cards = prefix == "cards-"
        for name, entry in english.items():
            if name not in own and (not cards or name.startswith("word-")):
                yield f"{where}: {name}: missing"
            elif name in own and not cards and (more := speaks(own[name]).variables - given(name, english)):
                yield f"{where}: {name}: speaks of ${', $'.join(sorted(more))}, which English does not give"
            elif name in own and entry.value is not None and own[name].value is None and not own[name].attributes:
                yield f"{where}: {name}: says nothing"
        if not cards:
            known = {*english, *(shared() if folder and not prefix else ())}
            yield from (
                f"{where}: {name}: no such message in English"
                for name in own
                if name not in known and not name.startswith("also-")  # a language may have more words for a deed
            )
        for name, entry in own.items():
            if (
                tag != "en"
                and not cards
                and (left := foreign(" ".join(speaks(entry).texts), typed | set(KEPT.get(name, "").split())))
            ):
                yield f"{where}: {name}: English: {' '.join(left)}"
    if tag != "en":
        for game in games.names():
            yield from missing_rules(game, tag)


def rules_path(game: str, tag: str) -> Path:
    """What the rules of a game say in a language."""
    return DATA / game / "words" / f"rules-{tag}.toml"


@cache
def summaries(game: str) -> dict[str, str]:
    """What the rules of a game say in English, in all its editions, and where."""
    rules = [(edition, entry) for edition in editions(game) for entry in ledger(game, edition).entries]
    return {entry.summary: f"{edition}, {entry.number}" for edition, entry in rules}


def missing_rules(game: str, tag: str) -> Iterator[str]:
    """The rules of a game, of all its editions, of which a language does not tell what they say."""
    path = rules_path(game, tag)
    where = str(path.relative_to(DATA))
    if not path.is_file():
        yield f"{where}: there is no such file"
        return
    own = tomllib.loads(path.read_text("utf-8"))
    english = summaries(game)
    yield from (f"{where}: {number}: missing: {summary}" for summary, number in english.items() if summary not in own)
    yield from (f"{where}: no rule says: {summary}" for summary in own if summary not in english)
    for summary, said in own.items():
        if left := foreign(said):
            yield f"{where}: {summary}: English: {' '.join(left)}"


# -- What is heard -----------------------------------------------------------------------------------------------------


class Ears:
    """Listens to a game in a language for English words that are no names."""

    def __init__(self, tag: str, game: str) -> None:
        self.tag = tag
        self.kind = games.kind(game)
        self.names = names(tag, game)
        self.found: dict[str, str] = {}  # where it was heard, by what was heard

    def hear(self, where: str, text: str, known: list[str]) -> None:
        """Note what is English in a text, apart from these names, the longest of them first."""
        bare = text
        for name in known:
            bare = bare.replace(name, " ")
        if left := foreign(bare):
            self.found.setdefault(f"{' '.join(left)}: {text}", where)

    def cards(self, wanted: list[str]) -> None:
        """What cards say."""
        for name in wanted:
            trees = [tree for tree in self.kind.card_trees(name) if isinstance(tree, Node)]
            sheet = self.kind.card_sheet(name)
            known = longest_first(names_in(trees, self.names) | untranslated_parts(name, self.names))
            try:
                lines = card_text(trees, self.kind.name, str(sheet.get("type", "card")), self.tag)
            except MulliganError as error:
                self.found.setdefault(str(error), name)
                continue
            for line in lines:
                self.hear(name, line, known)

    def play(self, seed: int, viewer: int = 0) -> None:
        """A random game: what is asked and may be chosen, why not, and the log."""
        luck = random.Random(seed)
        kind = self.kind
        form = kind.formats[seed % len(kind.formats)]
        edition = kind.editions[seed % len(kind.editions)]
        players = kind.usual_players(form)
        decks = [kind.built_in_deck(luck.choice(kind.decks_for(form))) for _ in range(players)]
        seats = ["王甲", "李乙", "山丙", "川丁", "林戊", "森己"][:players]
        game = kind.new_game(kind.match(seats, decks, edition, form, None), seed, True)
        speaker = Speaker(kind, edition, words(self.tag, kind.name), viewer)
        heard: set[str] = set()  # the same is said again and again
        known = longest_first(part for card in range(len(game.known)) for part in self.card_names(game, card))
        verbs = [one.removeprefix("cannot-") for one in speaker.words.ids if one.startswith("cannot-")]
        for _ in range(MOST_CHOICES):
            decision = game.decision
            if decision is None:
                break
            where = f"{kind.name}, game {seed}, {decision.topic or decision.rule}"
            said = {speaker.prompt(game, decision): where}
            for option in decision.options[:12]:
                said.setdefault(speaker.option(game, option, decision.topic), f"{where}, option {option.verb}")
            for text in said:
                if text not in heard:
                    self.hear(said[text], text, known)
            heard |= said.keys()
            asked = Option(luck.choice(verbs), luck.randrange(len(game.known)))
            refusal = kind.why_not(game, viewer, asked)
            if refusal is not None:
                self.hear(f"refusal {refusal.message} of {asked.verb}", speaker.refusal(game, asked, refusal), known)
            game.choose(luck.choice(decision.options))
        later = (part for card in range(len(game.known)) for part in self.card_names(game, card))
        known = longest_first([*known, *later])
        for note in game.log or []:
            if note.what:
                self.hear(f"note-{note.what}", speaker.note(game, note), known)

    def card_names(self, game: Game, card: int) -> set[str]:
        """What a card of a game is called where its name has no translation, and what its text names."""
        name = self.kind.card_name(game, card)
        try:
            trees = [tree for tree in self.kind.card_trees(name) if isinstance(tree, Node)]
        except MulliganError:
            trees = []
        return untranslated_parts(name, self.names) | names_in(trees, self.names)


def longest_first(known: Iterable[str]) -> list[str]:
    """Names, each once, so that none is taken for a part of a longer one."""
    return sorted({one for one in known if one}, key=len, reverse=True)


def untranslated_parts(name: str, known: Names) -> set[str]:
    """A card's name and its parts, if the language has no name for it."""
    return {name, *re.split(r" - |, | & ", name)} if known.card(name) == name else {known.card(name)}


def names_in(trees: list[Node], known: Names) -> set[str]:
    """What trees name that the language has no word for: abilities, characters, cards."""
    every = [node for tree in trees for node in tree.everything()]
    texts = [str(getattr(node, "name", "") or "") for node in every]
    for _, value in [pair for node in every for pair in node.arguments]:
        texts += [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)]
    said = [known.called(text) for text in texts if text]  # a name in the language may have Latin letters, too
    own = {*said, *(str(tidy(one)) for one in said)}
    return {text for text in own if not text.isascii() or text.strip("\"'“”‘’(… ")[:1].isupper()}


def heard(tag: str, count: int, most_cards: int = 1_000_000) -> Iterator[str]:
    """Every line with an English word in it that cards and random games of all games say, once."""
    for game in games.names():
        ears = Ears(tag, game)
        ears.cards(random.Random(1).sample(ears.kind.card_names(), min(most_cards, len(ears.kind.card_names()))))
        for seed in range(count):
            ears.play(seed, seed % 2)
        yield from (f"{game}: {where}: {text}" for text, where in ears.found.items())


def main() -> None:
    """Print the list, and how long it is."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("tag")
    parser.add_argument("--games", type=int, default=0, help="tell so many random games of each, and all cards")
    asked = parser.parse_args()
    lines = list(missing(asked.tag))
    if asked.games:
        lines += heard(asked.tag, asked.games)
    print(*lines, sep="\n")
    print(f"{len(lines)} to do in {asked.tag}")


if __name__ == "__main__":
    try:
        main()
    except MulliganError as error:
        raise SystemExit(str(error)) from None
