"""A sentence is read by the rules of a grammar: what each rule reads at each place is found out once and kept."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.paths import Choice, Leaf, Node, Paths, Rule
from mulligan.cardlang.term import SLOT, SPLICE, WORD, Term, Token

MOST_NESTED: Final = 200  # rules within rules; a text that needs more is no card's
PLACES: Final = 1 << 16  # more than the words of any text


class Entry:
    """What a rule reads from one place to another: by which production, with what in its slots; or a term."""

    def __init__(
        self, rule: Rule, start: int, end: int, leaf: Leaf | None, path: list[Entry], term: Term | None
    ) -> None:
        self.rule = rule
        self.start = start
        self.end = end
        self.leaf = leaf
        self.path = path
        self.term = term

    def build(self) -> Term:
        """The term that it stands for, a new one."""
        leaf = self.leaf
        if leaf is None:
            assert self.term is not None
            return self.term.copy()
        return fill(leaf.term, leaf.slots, self.path)

    def parts(self) -> list[Entry]:
        """What is in its slots."""
        return [] if self.leaf is None else [self.path[at] for at in self.leaf.slots.values()]


def fill(term: Term, slots: dict[str, int], path: list[Entry]) -> Term:
    """A production's term with its slots filled; an argument whose slot is missing is left out."""
    if term.kind == SLOT:
        return path[slots[term.word]].build()
    items: list[tuple[str, Term]] = []
    for name, item in term.items:
        if item.kind == SPLICE:
            if item.word in slots:
                items.extend([("", inner) for _, inner in path[slots[item.word]].build().items])
        elif item.kind != SLOT or item.word in slots:
            items.append((name, fill(item, slots, path)))
    if term.word.startswith("$"):
        return Term(WORD, path[slots[term.word[1:]]].build().word, items)
    return Term(term.kind, term.word, items)


def by_rank(entry: Entry) -> int:
    """The place of what was read among the productions of its rule."""
    return 0 if entry.leaf is None else entry.leaf.rank


class Reading:
    """One reading of a sentence, with everything found so far kept."""

    def __init__(self, paths: Paths, tokens: list[Token], thorough: bool = False) -> None:
        self.paths = paths
        self.letters = paths.letters
        self.tokens = tokens
        self.lows = [token.low for token in tokens]
        self.keys = [paths.key(low) for low in self.lows]
        self.keys.append("")
        self.known: list[dict[int, list[Entry]]] = [{} for _ in range(len(tokens) + 1)]  # by place and rule
        self.begun: list[dict[Choice, bool]] = [{} for _ in range(len(tokens) + 1)]  # does one of them read anything?
        self.spelt: list[list[tuple[str, int]]] = self.spell() if self.letters else []
        # What does not stand in the rest of the sentence. Whoever wishes to know how far it can be read does not look.
        self.absent: list[int] = [0] * (len(tokens) + 1) if thorough else self.missing()
        self.furthest = 0
        self.nested = 0

    def missing(self) -> list[int]:
        """Of each place, what is not there nor behind it."""
        masks = self.paths.masks
        absent = self.paths.everything
        found = [absent]
        for at in range(len(self.tokens) - 1, -1, -1):
            if self.letters:
                for word, _ in self.spelt[at]:
                    absent &= ~masks[word]
            else:
                mask = masks.get(self.lows[at])
                if mask is not None:
                    absent &= ~mask
            found.append(absent)
        found.reverse()
        return found

    def spell(self) -> list[list[tuple[str, int]]]:
        """Of each place, the words that are spelt from there on, the longest first, and where they end."""
        whole = "".join([token.raw for token in self.tokens])
        ends: dict[int, int] = {}
        starts: list[int] = []
        at = 0
        for i, token in enumerate(self.tokens):
            starts.append(at)
            ends[at] = i
            at += len(token.raw)
        ends[at] = len(self.tokens)
        spelt = self.paths.spelt
        found: list[list[tuple[str, int]]] = []
        for start in starts:
            here: list[tuple[str, int]] = []
            words = spelt.get(whole[start : start + 1])
            if words is not None:
                for word in words:
                    if whole.startswith(word, start):
                        end = ends.get(start + len(word))
                        if end is not None:
                            here.append((word, end))
            found.append(here)
        found.append([])
        return found

    def find(self, rule: Rule, at: int) -> list[Entry]:
        """Everywhere that what is of this rule may end, with the best reading for each."""
        here = self.known[at]
        known = here.get(rule.number)
        if known is not None:
            return known
        found: list[Entry] = []
        here[rule.number] = found  # a rule that begins with itself finds nothing
        if rule.function is not None:
            for end, term in rule.function(self.tokens, at):
                found.append(Entry(rule, at, end, None, [], term))
            return found
        if rule.phrases is not None:
            self.find_phrases(rule, at, found)
            return found
        hits: list[Entry] = []
        self.nested += 1
        if self.nested > MOST_NESTED:
            raise RecursionError
        if rule.either:
            for one in rule.either:
                hits.extend(self.find(one, at))
        else:
            if at > self.furthest:
                self.furthest = at
            self.walk(rule, rule.root, at, at, [], hits, set())
            if len(hits) > 1:
                hits.sort(key=by_rank)
        self.nested -= 1
        if len(hits) < 2:
            found.extend(hits)
            return found
        ends: set[int] = set()
        for hit in hits:
            if hit.end not in ends:
                ends.add(hit.end)
                found.append(hit)
        return found

    def find_phrases(self, rule: Rule, at: int, found: list[Entry]) -> None:
        """The phrases of a kind that stand at a place."""
        phrases = rule.phrases
        assert phrases is not None
        if self.letters:
            first = self.tokens[at].raw[:1] if at < len(self.tokens) else ""
            for words, term in phrases.that_begin(first):
                end = self.end_of(words[0], at) if words else at
                if end >= 0:
                    found.append(Entry(rule, at, end, None, [], term))
            return
        low = self.lows[at] if at < len(self.lows) else ""
        for words, term in phrases.that_begin(low):
            size = len(words)
            if size < 2 or self.lows[at : at + size] == words:
                found.append(Entry(rule, at, at + size, None, [], term))

    def end_of(self, word: str, at: int) -> int:
        """Where a word ends that is spelt from a place on; -1 if it is not."""
        left = word
        while left:
            if at >= len(self.tokens) or not left.startswith(self.tokens[at].raw):
                return -1
            left = left[len(self.tokens[at].raw) :]
            at += 1
        return at

    def walk(
        self, rule: Rule, node: Node, start: int, at: int, path: list[Entry], hits: list[Entry], been: set[int]
    ) -> None:
        """Go every way from a place of a rule's tree at a place of the sentence, and keep where productions end."""
        while True:
            if node.asks and at > self.furthest:
                self.furthest = at
            key = self.keys[at]
            branches = node.branches.get(key)
            if branches is None:
                branches = self.paths.branches(node, key)
            if len(branches) != 1 or self.letters:
                break
            edge = branches[0].edge
            if edge.rule is not None or edge.leaf is not None:
                break
            if edge.need & self.absent[at]:  # a single word goes on
                return
            node = edge.node
            at += 1
        absent = self.absent[at]
        for branch in branches:
            edge = branch.edge
            if edge.need & absent:
                continue
            inner = edge.rule
            if inner is None:
                if edge.leaf is not None:
                    hits.append(Entry(rule, start, at, edge.leaf, path, None))
                elif self.letters:
                    for word, end in self.spelt[at]:
                        if word in edge.words:
                            self.walk(rule, edge.node, start, end, path, hits, been)
                elif edge.node.last is not None:
                    hits.append(Entry(rule, start, at + 1, edge.node.last, path, None))
                else:
                    self.walk(rule, edge.node, start, at + 1, path, hits, been)
                continue
            if branch.choice is not None and not self.may_begin(branch.choice, at):
                continue
            last = edge.node.last
            for entry in self.find(inner, at):
                if last is not None:
                    hits.append(Entry(rule, start, entry.end, last, [*path, entry], None))
                    continue
                if node.slots:  # of several ways to one place the first is the best
                    place = edge.node.number * PLACES + entry.end
                    if place in been:
                        continue
                    been.add(place)
                self.walk(rule, edge.node, start, entry.end, [*path, entry], hits, been)

    def may_begin(self, choice: Choice, at: int) -> bool:
        """Whether one of some functions reads anything at a place."""
        known = self.begun[at].get(choice)
        if known is None:
            known = False
            for rule in choice.rules:
                if self.find(rule, at):
                    known = True
                    break
            self.begun[at][choice] = known
        return known
