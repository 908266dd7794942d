"""The rules of a grammar as they are read: the productions of a rule are one tree, in which those that begin alike part
only where they differ.

Of every way through the tree it is known with which words it may go on, and which words must stand somewhere in the
rest of a sentence: so next to nothing is tried in vain.
"""

from __future__ import annotations

from mulligan.cardlang.pattern import Part, Phrases, Production, Terminal


class Leaf:
    """The end of a way through a rule: a production, what is in its slots by their place on the way."""

    def __init__(self, production: Production, rank: int, slots: dict[str, int]) -> None:
        self.term = production.term
        self.line = production.line
        self.rank = rank  # among the productions of its rule; the least is the best
        self.slots = slots


class Node:
    """A place on the ways through a rule: where they go on, or a production ends."""

    def __init__(self, number: int, slots: int) -> None:
        self.number = number
        self.slots = slots  # on the way to here
        self.edges: list[Edge] = []
        self.ends = False  # whether a production may end there
        self.last: Leaf | None = None  # where nothing but the end of a production follows
        self.asks = False  # whether a word or what a rule reads may follow
        self.branches: dict[str, list[Branch]] = {}  # the edges that may begin with a word


class Edge:
    """A step from one place to the next: one of some words, or what a rule reads; or the end of a production."""

    def __init__(self, words: frozenset[str], rule: Rule | None, node: Node, leaf: Leaf | None) -> None:
        self.words = words
        self.rule = rule
        self.node = node
        self.leaf = leaf
        self.need = 0  # what must stand in the rest of the sentence, from here on


class Branch:
    """A step that may begin with a word; or only where one of some functions reads something."""

    def __init__(self, edge: Edge, choice: Choice | None) -> None:
        self.edge = edge
        self.choice = choice


class Choice:
    """Functions of which one must read something; one object for all steps that have the same."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules


class Rule:
    """What a slot asks for: a rule of the grammar, a kind of phrases, a function, or one of several of these."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number
        self.function: Terminal | None = None
        self.phrases: Phrases | None = None
        self.either: list[Rule] = []
        self.root = Node(0, 0)
        self.words: set[str] = set()  # that it may begin with
        self.functions: set[str] = set()  # that it may begin with
        self.nothing = False  # whether it may read nothing at all
        self.need = 0
        self.measured = False  # whether it is known what it needs

    def is_rule(self) -> bool:
        """Whether it is a rule of the grammar, or may be one."""
        if self.either:
            return any(one.is_rule() for one in self.either)
        return self.function is None and self.phrases is None


class Step:
    """A part of a pattern in which nothing may be missing."""

    def __init__(self, words: frozenset[str], slot: str, rule: str) -> None:
        self.words = words
        self.slot = slot
        self.rule = rule


class Paths:
    """All rules of a grammar, with what their texts begin with and need."""

    def __init__(
        self,
        productions: dict[str, list[Production]],
        terminals: dict[str, Terminal],
        phrases: dict[str, Phrases],
        letters: bool,
    ) -> None:
        self.letters = letters  # of a language without spaces
        self.productions = productions
        self.terminals = terminals
        self.phrases = phrases
        self.rules: dict[str, Rule] = {}
        self.nodes = 0
        self.classes: dict[frozenset[str], int] = {}  # what may be needed: one of some words, each a bit
        self.everything = 0  # all of them
        self.choices: dict[frozenset[str], Choice] = {}
        for name in productions:
            self.rule(name)
        self.find_beginnings()
        self.masks: dict[str, int] = {}  # by word: what is there where it stands
        self.firsts: set[str] = set()  # the words that some text begins with, or goes on with
        # Where words are read letter by letter: the words that begin with some letters.
        self.begun: dict[str, set[str]] = {}
        self.spelt: dict[str, list[str]] = {}  # by the first letter as it is written
        for rule in list(self.rules.values()):
            self.measure(rule)
        self.index_words()

    def rule(self, name: str) -> Rule:
        """The rule of a name."""
        known = self.rules.get(name)
        if known is not None:
            return known
        rule = self.rules[name] = Rule(name, len(self.rules))
        if name in self.terminals:
            rule.function = self.terminals[name]
            rule.functions.add(name)
        elif name in self.phrases:
            rule.phrases = self.phrases[name]
            rule.words = set(rule.phrases.first)
            rule.nothing = bool(rule.phrases.empty)
        elif "|" in name:
            rule.either = [self.rule(one) for one in name.split("|")]
        else:
            rule.root = self.node(0)
            for rank, production in enumerate(self.productions[name]):
                self.add(rule, production, rank)
        return rule

    def node(self, slots: int) -> Node:
        """A new place."""
        self.nodes += 1
        return Node(self.nodes, slots)

    def add(self, rule: Rule, production: Production, rank: int) -> None:
        """Add a production to the tree of its rule.

        Its ways are tried in their order. So a step that is there already is taken again only if the way before it has
        not gone past it.
        """
        last: dict[int, int] = {}  # of each place the step that was taken last
        for steps in ways(production.parts):
            node = rule.root
            slots: dict[str, int] = {}
            for step in steps:
                at = last.get(node.number, 0)
                while at < len(node.edges) and not is_same(node.edges[at], step):
                    at += 1
                if at == len(node.edges):
                    inner = self.rule(step.rule) if step.slot else None
                    child = self.node(node.slots + (1 if step.slot else 0))
                    node.edges.append(Edge(step.words, inner, child, None))
                    node.last = None
                    node.asks = node.asks or inner is None or inner.is_rule()
                last[node.number] = at
                if step.slot:
                    slots[step.slot] = node.slots
                node = node.edges[at].node
            if not node.ends:  # else a better production does
                leaf = Leaf(production, rank, slots)
                node.ends = True
                node.last = None if node.edges else leaf
                last[node.number] = len(node.edges)
                node.edges.append(Edge(frozenset(), None, node, leaf))

    def find_beginnings(self) -> None:
        """Find out what a text of each rule may begin with, and whether it may be nothing."""
        growing = True
        while growing:
            growing = False
            for rule in self.rules.values():
                if rule.function is None and rule.phrases is None:
                    before = len(rule.words) + len(rule.functions) + rule.nothing
                    for one in rule.either:
                        rule.words |= one.words
                        rule.functions |= one.functions
                        rule.nothing = rule.nothing or one.nothing
                    self.begin(rule, rule.root)
                    growing = growing or len(rule.words) + len(rule.functions) + rule.nothing > before

    def begin(self, rule: Rule, node: Node) -> None:
        """Let a rule begin with what may follow a place, before which nothing need be read."""
        for edge in node.edges:
            if edge.leaf is not None:
                rule.nothing = True
            elif edge.rule is None:
                rule.words |= edge.words
            else:
                rule.words |= edge.rule.words
                rule.functions |= edge.rule.functions
                if edge.rule.nothing:
                    self.begin(rule, edge.node)

    def measure(self, rule: Rule) -> int:
        """What a text of a rule needs; of one that is being measured already, nothing is known."""
        if not rule.measured:
            rule.measured = True
            if rule.phrases is not None:
                rule.need = 0 if rule.phrases.empty or self.letters else self.one_of(frozenset(rule.words))
            elif rule.either:
                need = self.measure(rule.either[0])
                for one in rule.either[1:]:
                    need &= self.measure(one)
                rule.need = need
            elif rule.function is None:
                rule.need = self.need_of(rule.root)
        return rule.need

    def need_of(self, node: Node) -> int:
        """What every way from a place on needs."""
        need = -1
        for edge in node.edges:
            if edge.leaf is not None:
                need = 0
                continue
            own = self.one_of(edge.words) if edge.rule is None else self.measure(edge.rule)
            edge.need = own | self.need_of(edge.node)
            need &= edge.need
        return need if node.edges else 0

    def one_of(self, words: frozenset[str]) -> int:
        """The bit of one of some words."""
        bit = self.classes.get(words)
        if bit is None:
            bit = self.classes[words] = 1 << len(self.classes)
            self.everything |= bit
        return bit

    def index_words(self) -> None:
        """Find out where each word may be of use."""
        for words, bit in self.classes.items():
            for word in words:
                self.masks[word] = self.masks.get(word, 0) | bit
        self.firsts.update(self.masks)
        for rule in self.rules.values():
            self.firsts |= rule.words
        if self.letters:
            for word in self.firsts:
                for end in range(1, len(word) + 1):
                    self.begun.setdefault(word[:end].lower(), set()).add(word)
            for word in sorted(self.masks, key=len, reverse=True):
                self.spelt.setdefault(word[:1], []).append(word)

    def key(self, low: str) -> str:
        """What counts of a word to tell how a text may begin: nothing, if no text begins with it."""
        return low if low in (self.begun if self.letters else self.firsts) else ""

    def may_begin(self, name: str, low: str) -> bool:
        """Whether a text of a rule may begin with a word."""
        rule = self.rule(name)
        return bool(rule.either or rule.nothing or rule.functions or self.may_be(rule.words, self.key(low)))

    def branches(self, node: Node, key: str) -> list[Branch]:
        """The steps that may begin with a word, the best first."""
        found = node.branches.get(key)
        if found is None:
            found = node.branches[key] = []
            for edge in node.edges:
                rule = edge.rule
                if rule is None:
                    if edge.leaf is not None or self.may_be(edge.words, key):
                        found.append(Branch(edge, None))
                elif rule.nothing or self.may_be(rule.words, key):
                    found.append(Branch(edge, None))
                elif rule.functions:
                    found.append(Branch(edge, self.choice(rule.functions)))
        return found

    def may_be(self, words: frozenset[str] | set[str], key: str) -> bool:
        """Whether one of some words stands here, or may begin here where words are read letter by letter."""
        if self.letters:
            return key != "" and not self.begun[key].isdisjoint(words)
        return key in words

    def choice(self, functions: set[str]) -> Choice:
        """One of some functions."""
        names = frozenset(functions)
        known = self.choices.get(names)
        if known is None:
            known = self.choices[names] = Choice([self.rules[name] for name in sorted(names)])
        return known


def is_same(edge: Edge, step: Step) -> bool:
    """Whether a step is one that is there already."""
    if edge.rule is not None:
        return edge.rule.name == step.rule
    return not step.slot and edge.leaf is None and edge.words == step.words


def ways(parts: list[Part]) -> list[list[Step]]:
    """The ways to read a pattern, with what may be missing and without it; the best first."""
    found: list[list[Step]] = [[]]
    for part in parts:
        nexts: list[list[Step]] = []
        if part.parts is not None:
            nexts = [*ways(part.parts), []]
        elif part.phrases:
            nexts = [[Step(frozenset((one,)), "", "") for one in phrase] for phrase in part.phrases]
        else:
            nexts = [[Step(part.words, part.slot, part.rule)]]
        found = [before + after for before in found for after in nexts]
    return found
