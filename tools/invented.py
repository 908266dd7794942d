"""Cards that nobody has printed, told in every language: PYTHONPATH=src python tools/invented.py GAME [TAG …]

    [--count 300] [--seed 1] [--show]

Parts of the trees of known cards are exchanged for others that may stand in their place, so that words meet that no
card has together. A tree in which a word speaks of nothing is none. Each is told in English and in the languages asked
for, and what looks wrong is listed: errors, English words, words said twice, marks beside marks, open brackets.
With --show every text is told, for reading.
"""

from __future__ import annotations

import argparse
import random
import re
from collections.abc import Iterator
from itertools import pairwise

from untranslated import foreign, names_in

from mulligan import games
from mulligan.cardlang.binding import unbound
from mulligan.cardlang.nodes import Node, Trait
from mulligan.cardlang.notation import read, show
from mulligan.cardlang.roles import TARGET
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.catalog import catalog as cipher
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.catalog import catalog as lorcana
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.magic.catalog import catalog as magic
from mulligan.magic.words.vocabulary import MAGIC
from mulligan.speech.cards import card_text
from mulligan.speech.names import names

LANGUAGES = ("ja", "zh-Hans", "zh-Hant")
BEARERS = {"lorcana": "character", "cipher": "unit", "magic": "creature"}
LARGEST = 14  # words of a part that is put in
FREELY = {"effect", "condition", "quantity", "trigger"}  # kinds that may stand wherever one of the kind stands
ALIKE = {"another": "other", "opposing": "yours", "theirs": "yours", "ready": "exerted", "undamaged": "damaged"}
TRIES = 60  # for each text, before another card is taken

# Said twice in a row: a particle, a mark, or anything longer that is no word of its own.
TWICE = re.compile(r"([のがをにでとはへも的将把被在和与或且则令各得从向])\1|([、。，；：！])[、。，；：]")
REPEATED = re.compile(r"([^\d０-９+＋/／{}○◇]{2,12}?)\1")
PAIRS = ("「」", "『』", "（）", "【】", "“”", "《》", "〔〕", "［］", "()")
# What is rightly said though it looks so.
RIGHTLY = re.compile(
    "いない|ここ|とともに|それぞれ|それと|このターン、|。」を持つ|支援[^，。]*的卡|非生物|在下一个结束步骤开始时|在下一個結束步驟開始時"
)


def notations(game: str) -> list[str]:
    """Every ability of every card of a game, in notation."""
    if game == "lorcana":
        found = {text for facts in lorcana().cards.values() for _, text in facts.abilities}
    elif game == "cipher":
        found = {text for facts in cipher().cards.values() for _, several in facts.skills for text in several}
    else:
        found = {text for facts in magic().cards.values() for text in facts.abilities}
    return sorted(found)


def vocabulary(game: str) -> Vocabulary:
    """The words of a game."""
    return {"lorcana": LORCANA, "cipher": CIPHER, "magic": MAGIC}[game]


class Inventor:
    """Makes trees of the parts of those there are."""

    def __init__(self, game: str, seed: int) -> None:
        self.words = vocabulary(game)
        self.luck = random.Random(seed)
        self.trees = [read(text, self.words) for text in notations(game)]
        self.parts: dict[str, list[str]] = {}  # by word: parts of trees that begin with it, in notation
        self.seen: dict[tuple[str, str], dict[str, None]] = {}  # by word and parameter: words that stand there
        for tree in self.trees:
            for node in tree.everything():
                self.note(node)
        self.kinds: dict[str, list[str]] = {}
        for word in sorted(self.parts):
            self.kinds.setdefault(self.words.kind(word), []).append(word)

    def note(self, node: Node) -> None:
        """Remember a part, and what stands in it."""
        if len(node.everything()) <= LARGEST:
            self.parts.setdefault(node.word, []).append(show(node))
        for name, value in node.arguments:
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, Node):
                    self.seen.setdefault((node.word, name), {})[one.word] = None

    def texts(self, count: int) -> Iterator[str]:
        """So many trees in notation, no two the same and none of a card that there is."""
        known = {show(tree) for tree in self.trees}
        while count > 0:
            found = self.one()
            if not found or found in known:
                continue
            tree = read(found, self.words)
            if not self.aims_at_its_host(tree) and not any(echoes(node) for node in tree.everything()):
                known.add(found)
                count -= 1
                yield found

    def aims_at_its_host(self, tree: Node) -> bool:
        """Whether it says of what may be enchanted that it is a target: nobody would, it is told by what it is."""
        return tree.word == "enchant" and any(self.words.has_role(node.word, TARGET) for node in tree.everything())

    def one(self) -> str:
        """A tree of a card with one part exchanged, or two; empty if none came of it."""
        text = show(self.luck.choice(self.trees))
        for _ in range(self.luck.choice((1, 1, 2))):
            for _ in range(TRIES):
                found = self.exchanged(read(text, self.words))
                if found and self.is_sound(found):
                    text = found
                    break
            else:
                return ""
        return text

    def exchanged(self, tree: Node) -> str:
        """The same with a part exchanged."""
        places = [
            (node, name, one)
            for node in tree.everything()
            for name, value in node.arguments
            for one in (value if isinstance(value, list) else [value])
            if isinstance(one, Node)
        ]
        if not places:
            return ""
        node, name, old = self.luck.choice(places)
        kind = self.words.kind(old.word)
        able = [word for word in self.seen[node.word, name] if word in self.parts]
        if kind in FREELY and self.luck.random() < 0.5:
            able = self.kinds[kind]
        if not able:
            return ""
        new = self.luck.choice(self.parts[self.luck.choice(able)])
        return told_with(tree, old, new)

    def is_sound(self, text: str) -> bool:
        """Whether it is a tree of the language in which every word speaks of something."""
        try:
            tree = read(text, self.words)
        except MulliganError:
            return False
        return unbound(tree, self.words) == "" and not any(says_twice(node) for node in tree.everything())


def says_twice(node: Node) -> bool:
    """Whether a word has the same in it twice, as nobody would say it: other other characters."""
    texts = [show(child) for child in node.children()]
    traits = [ALIKE.get(child.word, child.word) for child in node.children() if isinstance(child, Trait)]
    return len(set(texts)) < len(texts) or len(set(traits)) < len(traits)


def echoes(node: Node) -> bool:
    """Whether something is done as the end of one act and at once again as the next: discard to draw, then draw."""
    acts = node.children() if node.word == "seq" else []
    return any(show(later) in [show(one) for one in before.children()] for before, later in pairwise(acts))


def told_with(tree: Node, old: Node, new: str) -> str:
    """A tree in notation, with something else in the place of one of its parts."""
    mark = "\x00"
    arguments = old.arguments
    word = old.word
    old.word, old.arguments = mark, []
    text = show(tree)
    old.word, old.arguments = word, arguments
    return text.replace(mark, new)


def told(game: str, notation: str, tag: str) -> str:
    """What a card of one ability says."""
    return card_text([read(notation, vocabulary(game))], game, BEARERS[game], tag)[0]


def faults(game: str, notation: str, tag: str) -> list[str]:
    """What looks wrong in a text; the text itself comes last."""
    try:
        text = told(game, notation, tag)
    except (MulliganError, LookupError, ValueError, RecursionError, AssertionError) as error:
        return [f"!! {error!r}"]
    found: list[str] = []
    known = names(tag, game)
    own = names_in([read(notation, vocabulary(game))], known)
    plain = text
    for name in sorted(own, key=len, reverse=True):
        plain = plain.replace(name, "○")
    found += [f"English: {word}" for word in foreign(plain)]
    bare = RIGHTLY.sub("◇", plain)
    found += [f"twice: {one[0]}" for one in TWICE.finditer(bare)]
    found += [f"again: {one[1]}" for one in REPEATED.finditer(bare) if len(set(one[1])) > 1]
    for opening, closing in PAIRS:
        if plain.count(opening) != plain.count(closing):
            found.append(f"open: {opening}")
        if opening + closing in plain:
            found.append(f"empty: {opening}{closing}")
    if re.search(r"none|^[、。，；」）]|[（「][、。，]|([，。；：～•]|如果|只要)的|\{ |  ", plain):
        found.append("mark")
    return found


def main() -> None:
    """Invent, tell, and list what looks wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("tags", nargs="*", default=LANGUAGES)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true")
    asked = parser.parse_args()
    wrong = 0
    for notation in Inventor(asked.game, asked.seed).texts(asked.count):
        listed = {tag: faults(asked.game, notation, tag) for tag in asked.tags or LANGUAGES}
        wrong += sum(map(bool, listed.values()))
        if not asked.show and not any(listed.values()):
            continue
        print(f"\n{notation}\n  {told(asked.game, notation, 'en')}")
        for tag, found in listed.items():
            if asked.show or found:
                text = "" if found and found[0].startswith("!!") else told(asked.game, notation, tag)
                print(f"  {tag}: {text}{''.join(f'   << {one}' for one in found)}")
    print(f"\n{asked.count} cards, {wrong} texts that look wrong")


if __name__ == "__main__":
    main()
