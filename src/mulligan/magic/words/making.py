"""Words for making things: tokens, emblems, mana; choices of colour and type, and chance."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards, Effect, Node, Players, Quantity
from mulligan.cardlang.notation import show
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.magic import acts
from mulligan.magic.abilities import AddMana, Does
from mulligan.magic.printed import Facts, TokenMaker
from mulligan.magic.state import Magic
from mulligan.magic.terms import COLOR_NAMES, TYPE_NAMES
from mulligan.magic.things import Thing
from mulligan.magic.words.effects import Act, players_of
from mulligan.magic.words.nouns import as_they_were
from mulligan.magic.words.traits import ENTERING_COLOR, ENTERING_TYPE

MAKING: Final = Vocabulary()


class Token(Node):
    """What a token is: name, power and toughness, colours, types, abilities."""

    def __init__(self, name: str, power: i64, toughness: i64, colors: str, types: str, abilities: list[Node]) -> None:
        self.name = name
        self.power = power
        self.toughness = toughness
        self.colors = colors
        self.types = types
        self.abilities = abilities

    def facts(self) -> Facts:
        """The same as facts of a card."""
        facts = Facts(self.name)
        facts.power = self.power
        facts.toughness = self.toughness
        facts.colors = 0
        for word in self.colors.lower().split():
            if word != "colorless":
                facts.colors |= 1 << COLOR_NAMES.index(word)
        for word in self.types.lower().split():
            facts.types |= 1 << TYPE_NAMES.index(word)
        facts.subtypes = self.name.split()
        facts.abilities = [show(node) for node in self.abilities]
        return facts

    def children(self) -> list[Node]:
        return []


class SizedToken(Token):
    """What an X/X token is: X is told as it is made, and its power and toughness from then on."""

    def __init__(self, size: Quantity[Magic], name: str, colors: str, types: str, abilities: list[Node]) -> None:
        super().__init__(name, 0, 0, colors, types, abilities)
        self.size = size

    def facts(self) -> Facts:
        facts = super().facts()
        facts.sized = True
        return facts

    def children(self) -> list[Node]:
        return [self.size]


class NamedToken(Token):
    """What a token is that has a name of its own, which is not its creature types."""

    # rule: types.token
    def __init__(self, name: str, token: Token) -> None:
        super().__init__(token.name, token.power, token.toughness, token.colors, token.types, token.abilities)
        self.called = name
        self.token = token

    def facts(self) -> Facts:
        facts = self.token.facts()
        facts.name = self.called
        return facts

    def children(self) -> list[Node]:
        return [self.token]


class Create(TokenMaker):
    """Tokens are put onto the battlefield."""

    # rule: types.token
    def __init__(self, number: Quantity[Magic], token: Token, tapped: bool, who: Players[Magic] | None) -> None:
        self.number = number
        self.token = token
        self.tapped = tapped
        self.who = who

    def token_facts(self) -> Facts:
        return self.token.facts()

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage > 0:
            return False
        frame.stage = 1
        made: list[int] = []
        number = self.number.value(game, scope)
        size = self.token.size.value(game, scope) if isinstance(self.token, SizedToken) else 0
        for player in players_of(self.who, game, scope):
            made.extend(acts.make_tokens(game, self.printed_token, number, player, self.tapped, size))
        scope.it = made
        return True

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class CreateCopy(Act):
    """A token that is a copy of a permanent is put onto the battlefield."""

    # rule: types.token
    def __init__(self, of: Cards[Magic], who: Players[Magic] | None) -> None:
        self.of = of
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        made: list[int] = []
        things = [thing for thing in as_they_were(self.of, game, scope) if thing.card >= 0]
        for player in players_of(self.who, game, scope):
            for thing in things:
                face = copied_face(game, thing)
                made.extend(acts.make_tokens(game, face, 1, player, False, copied_size(game, face, thing.card)))
        scope.it = made


def copied_face(game: Magic, thing: Thing) -> i64:
    """The printed card that a copy of a permanent is of: as it is, or as it last was on the battlefield."""
    # rule: zones.leaves-the-battlefield
    return game.copiable(game.last_face[thing.card] if game.has_left(thing.card, thing.mark) else game.face[thing.card])


def copied_size(game: Magic, face: i64, card: i64) -> i64:
    """The size of an X/X token, which its copies have, too."""
    return game.paid_x[card] if game.cards[face].sized else 0


class Emblem(TokenMaker):
    """You get an emblem with abilities."""

    # rule: types.emblem
    def __init__(self, abilities: list[Node]) -> None:
        self.abilities = abilities

    def token_facts(self) -> Facts:
        facts = Facts("Emblem")
        facts.colors = 0
        facts.abilities = [show(node) for node in self.abilities]
        return facts

    def children(self) -> list[Node]:
        return []

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        acts.make_emblem(game, self.printed_token, scope.player)
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


ABILITIES: Final = "keyword|change|triggered|activated|static|regulation"
MAKING.add(
    "create_copy(of: cards, who: players = none) -> effect",
    CreateCopy,
    "types.token",
    "types.permanent",
    sets=binding.IT,
    role=roles.MAKES | roles.NAMES_DOER,
    called="token creature permanent",
)
MAKING.add(
    "token(name: text, power: number, toughness: number, colors: text, types: text = 'creature', "
    f"*abilities: {ABILITIES}) -> token",
    Token,
    role=roles.ENCLOSES,
)
MAKING.add("named_token(name: text, token: token) -> token", NamedToken)
MAKING.add(
    "sized_token(size: quantity, name: text, colors: text, types: text = 'creature', "
    f"*abilities: {ABILITIES}) -> token",
    SizedToken,
    role=roles.ENCLOSES,
    first="size",
)
MAKING.add(
    "create(count: quantity, token: token, who: players = none) -> effect",
    lambda number, token, who: Create(number, token, False, who),
    "types.token",
    "types.permanent",
    sets=binding.IT,
    role=roles.MAKES | roles.SCALES | roles.NAMES_DOER,
    called="token creature permanent",
)
MAKING.add(
    "create_tapped(count: quantity, token: token, who: players = none) -> effect",
    lambda number, token, who: Create(number, token, True, who),
    sets=binding.IT,
    role=roles.MAKES | roles.SCALES | roles.NAMES_DOER,
    called="token creature permanent",
)
MAKING.add(f"emblem(*abilities: {ABILITIES}) -> effect", Emblem, "types.emblem", "zones.command", role=roles.ENCLOSES)

# -- Mana, chance, the spell itself ------------------------------------------------------------------------------------


class FlipCoin(Act):
    """A coin is flipped; one effect if you win the flip, another if you lose it."""

    def __init__(self, win: Effect[Magic] | None, lose: Effect[Magic] | None) -> None:
        self.win = win
        self.lose = lose

    def act(self, game: Magic, scope: Scope) -> None:
        won = game.chance.below(2) == 1
        game.note("wins-the-flip" if won else "loses-the-flip", scope.player, scope.source)
        effect = self.win if won else self.lose
        if effect is not None:
            game.resolve(effect.id, scope)


class ChooseColor(Effect[Magic]):
    """A colour is chosen, now or as the permanent enters."""

    # rule: types.colorless types.color
    def __init__(self, entering: bool) -> None:
        self.entering = entering

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            options = [Option(CHOOSE, text=name) for name in COLOR_NAMES[:5]]
            game.ask(scope.player, "types.color", options, about=scope.source, topic="color")
            return True
        chosen = COLOR_NAMES.index(game.answer.text)
        note_choice(scope, chosen)
        if self.entering:
            game.choice[scope.source] = chosen
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class ChooseCreatureType(Effect[Magic]):
    """A creature type is chosen as the permanent enters."""

    # rule: types.creature-type
    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            names = game.own_match.creature_types()
            game.ask(
                scope.player,
                "types.creature-type",
                [Option(CHOOSE, text=name) for name in names],
                about=scope.source,
                topic="type",
            )
            return True
        chosen = game.own_match.subtypes.index(game.answer.text)
        note_choice(scope, chosen)
        game.choice[scope.source] = chosen
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


def note_choice(scope: Scope, chosen: i64) -> None:
    """Remember a colour or type chosen."""
    scope.have_room(3)
    scope.picks[2] = [chosen]


class EndsHere(Act):
    """Nothing happens, and that counts as done: what was asked for has been paid."""

    tallies: ClassVar[bool] = True

    def act(self, game: Magic, scope: Scope) -> None:
        scope.done = 1


MAKING.add(
    "add_mana(mana: text, who: players = none) -> effect",
    lambda mana, who: AddMana(mana, 0, who),
    "mana.produce",
    "mana.pool",
    "mana.kinds",
    role=roles.NAMES_DOER,
)
MAKING.add(
    "add_any_color(count: number = 1, who: players = none) -> effect",
    lambda number, who: AddMana("", number, who),
    "mana.produce",
    "mana.pool",
    "mana.kinds",
    "types.colorless",
    role=roles.SCALES | roles.NAMES_DOER,
    unsaid="1",
)
MAKING.add("flip_coin(win: effect = none, lose: effect = none) -> effect", FlipCoin)
MAKING.add(
    "choose_color -> effect",
    lambda: ChooseColor(False),
    "types.color",
    "types.colorless",
    sets=ENTERING_COLOR,
    role=roles.NOT_BY_OTHERS,
)
MAKING.add(
    "choose_color_entering -> effect", lambda: ChooseColor(True), "types.color", "types.colorless", sets=ENTERING_COLOR
)
MAKING.add("choose_creature_type -> effect", ChooseCreatureType, sets=ENTERING_TYPE)
MAKING.add("nothing -> effect", EndsHere)
MAKING.add("does(effect: effect) -> ability", Does, role=roles.OF_SPELL)
