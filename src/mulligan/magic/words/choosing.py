"""Words for what is chosen, mostly as a permanent enters, and spoken of later: a card's name, a player, a land type."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards, Condition, Effect, Players, Trait
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.magic.abilities import Activated
from mulligan.magic.choices import ActivationCount
from mulligan.magic.printed import Printed
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.terms import BASIC_LAND_TYPES, HAND, TYPE_NAMES
from mulligan.magic.ways_to_cast import Alternative
from mulligan.magic.words.making import note_choice
from mulligan.magic.words.nouns import Noun, fits_anywhere
from mulligan.magic.words.traits import choice_of

CHOOSING: Final = Vocabulary()
NAME: Final = binding.OWN << 2  # a name was named
NAMES: Final = binding.OWN << 4  # players have named names, each their own
WHOM: Final = binding.OWN << 3  # a player was chosen


# -- Names of cards ----------------------------------------------------------------------------------------------------


class NameCard(Effect[Magic]):
    """A player names a card, perhaps one of certain types: of those that anybody here could have."""

    # rule: types.own-name
    def __init__(self, types: str, by: Players[Magic] | None) -> None:
        self.wanted = 0
        self.barred = 0
        self.by = by
        for word in types.lower().split():
            if word.startswith("non"):
                self.barred |= 1 << TYPE_NAMES.index(word[3:])
            else:
                self.wanted |= 1 << TYPE_NAMES.index(word)

    def may_be_named(self, printed: Printed) -> bool:
        """Whether a card is of the types asked for."""
        if printed.token or printed.types & self.barred:
            return False
        return self.wanted == 0 or printed.types & self.wanted != 0

    def names(self, game: Magic) -> list[str]:
        """The names that may be named."""
        found: list[str] = []
        for printed in game.cards:
            if self.may_be_named(printed) and printed.name not in found:
                found.append(printed.name)
        return sorted(found)

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        player = scope.player
        if self.by is not None:
            players = self.by.who(game, scope)
            player = players[0] if players else player
        if frame.stage == 0:
            frame.stage = 1
            options = [Option(CHOOSE, text=name) for name in self.names(game)]
            game.ask(player, "types.own-name", options, about=scope.source, topic="name")
            return True
        for number, printed in enumerate(game.cards):
            if printed.name == game.answer.text and not printed.token:
                note_choice(scope, number)
                if game.zone[scope.source] != HAND:
                    game.choice[scope.source] = number
                break
        game.note("names", player, scope.source, text=game.answer.text)
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class ChosenName(Trait[Magic]):
    """With the name that was named."""

    # rule: types.own-name
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        choice = choice_of(game, scope)
        return choice >= 0 and game.card(card).name == game.cards[choice].name


class AllNameCards(NameCard):
    """Each of several players names a card, the active player first; which is which is remembered."""

    # rule: types.own-name priority.active-player-first
    def __init__(self, who: Players[Magic]) -> None:
        super().__init__("", None)
        self.who = who

    def room(self) -> i64:
        return 1

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        players = self.who.who(game, scope)
        if frame.stage == 0:
            scope.have_room(self.slot + 1)
            scope.picks[self.slot] = [-1] * game.match.seats
        elif frame.stage <= len(players):
            player = players[frame.stage - 1]
            for number, printed in enumerate(game.cards):
                if printed.name == game.answer.text and not printed.token:
                    scope.picks[self.slot][player] = number
                    break
            game.note("names", player, scope.source, text=game.answer.text)
        if frame.stage >= len(players):
            return False
        options = [Option(CHOOSE, text=name) for name in self.names(game)]
        frame.stage += 1
        game.ask(players[frame.stage - 1], "types.own-name", options, about=scope.source, topic="name")
        return True


class NamedByOwner(Trait[Magic]):
    """With the name that its owner named."""

    # rule: types.own-name players.owner
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        for node in game.nodes[scope.ability].everything():
            if isinstance(node, AllNameCards) and node.slot < len(scope.picks):
                named = scope.picks[node.slot][game.owner[card]]
                return named >= 0 and game.card(card).name == game.cards[named].name
        return False


# -- Players and land types --------------------------------------------------------------------------------------------


class ChoosePlayer(Effect[Magic]):
    """A player is chosen as the permanent enters."""

    # rule: players.player
    def __init__(self, among: Players[Magic] | None) -> None:
        self.among = among

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            players = game.in_turn_order() if self.among is None else self.among.who(game, scope)
            options = [Option(CHOOSE, player=player) for player in players]
            game.ask(scope.player, "players.player", options, about=scope.source, topic="player")
            return True
        note_choice(scope, game.answer.player)
        game.choice[scope.source] = game.answer.player
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class ChosenPlayer(Players[Magic]):
    """The player that was chosen."""

    # rule: players.player
    def who(self, game: Magic, scope: Scope) -> list[int]:
        choice = choice_of(game, scope)
        return [int(choice)] if choice >= 0 and game.playing[choice] else []


class ChooseLandType(Effect[Magic]):
    """A basic land type is chosen as the permanent enters."""

    # rule: types.basic-land-type
    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            options = [Option(CHOOSE, text=name) for name in BASIC_LAND_TYPES]
            game.ask(scope.player, "types.basic-land-type", options, about=scope.source, topic="type")
            return True
        chosen = BASIC_LAND_TYPES.index(game.answer.text) + 1
        note_choice(scope, chosen)
        game.choice[scope.source] = chosen
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


CHOOSING.add("name_a_card(types: text = '', by: players = none) -> effect", NameCard, "types.own-name", sets=NAME)
CHOOSING.add("chosen_name -> trait", ChosenName, "types.own-name", needs=NAME)
CHOOSING.add("all_name_a_card(who: players) -> effect", AllNameCards, "types.own-name", sets=NAMES)
CHOOSING.add("named_by_owner -> trait", NamedByOwner, "types.own-name", "players.owner", needs=NAMES)
CHOOSING.add("choose_player_entering(among: players = none) -> effect", ChoosePlayer, "players.player", sets=WHOM)
CHOOSING.add("chosen_player -> players", ChosenPlayer, "players.player", needs=WHOM, role=roles.SINGLE)
CHOOSING.add("choose_land_type -> effect", ChooseLandType, "types.basic-land-type")

# -- What may be done, and for what ------------------------------------------------------------------------------------


class NoActivation(Regulation):
    """Activated abilities of cards of a kind, wherever they are, cannot be activated, unless they make mana."""

    # rule: activated.any-time
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def forbids_activation(self, game: Magic, scope: Scope, card: i64, ability: Activated) -> bool:
        return not ability.makes_mana and fits_anywhere(self.what, game, scope, card)


class CastsFree(Regulation):
    """You may cast cards of a kind from your hand without paying their mana costs."""

    # rule: cost.mana-cost
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def casts_free(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        return player == scope.player and isinstance(self.what, Noun) and self.what.fits_anywhere(game, scope, card)


class AlternativePaid(Condition[Magic]):
    """This spell, or the spell this permanent was, was cast for an alternative cost."""

    # rule: cost.mana-cost
    def holds(self, game: Magic, scope: Scope) -> bool:
        return scope.source >= 0 and game.way[scope.source] > 0


CHOOSING.add(
    "no_activation(what: cards) -> regulation", NoActivation, "activated.any-time", "golden.card-over-rulebook"
)
CHOOSING.add("casts_free(what: cards) -> regulation", CastsFree, "cost.mana-cost", "golden.card-over-rulebook")
CHOOSING.add(
    "alternative(*costs: cost, if: condition = none) -> ability",
    Alternative,
    "cost.mana-cost",
    "golden.card-over-rulebook",
)
CHOOSING.add("alternative_paid -> condition", AlternativePaid, "cost.mana-cost")
CHOOSING.add("activations -> quantity", ActivationCount, "activated.activate")
