"""Words for how cards come into the game: cast or played for nothing, attached, attacking; piles; exile."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import STEADY, Cards, Effect, Node, Players
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import FOR_GOOD, NEXT_USE, THIS_BATTLE
from mulligan.kernel.options import CHOOSE, DONE, NO, YES, Option
from mulligan.magic import acts, needs, sources
from mulligan.magic.alternatives import toll
from mulligan.magic.arrival import enter
from mulligan.magic.attacks import defenders
from mulligan.magic.castable import lands_a_turn, may_cast_free
from mulligan.magic.casting import play_land
from mulligan.magic.choices import MagicCards
from mulligan.magic.procedures import CAST_SPELL, CastSpell, Combat
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    BEGINNING_OF_COMBAT,
    BLOCK_CHOOSER,
    CONTROL,
    DECLARE_BLOCKERS,
    END_OF_COMBAT,
    EXILE,
    FLOATING,
    GRAVEYARD,
    LIBRARY,
)
from mulligan.magic.things import Thing
from mulligan.magic.words.effects import Act, players_of, real
from mulligan.magic.words.nouns import fits_anywhere, set_aside
from mulligan.magic.words.picking import nth_choice
from mulligan.magic.zones import move

PLAYING: Final = Vocabulary()

# -- Cast or played for nothing ----------------------------------------------------------------------------------------


class PlayFree(Effect[Magic]):
    """Somebody plays certain cards without paying mana costs: lands too, or only spells; because they may, or must."""

    # rule: casting.play golden.card-over-rulebook
    def __init__(self, cards: Cards[Magic], by: Players[Magic] | None, lands: bool, must: bool) -> None:
        self.cards = cards
        self.by = by
        self.lands = lands
        self.must = must

    def offers(self, game: Magic, frame: Resolve, scope: Scope) -> list[Option] | None:
        player = players_of(self.by, game, scope)[0]
        options: list[Option] = []
        for card in game.distinct(real(game, self.cards.cards(game, scope)), player):
            if may_cast_free(game, player, card):
                options.append(Option("cast", card))
            elif self.lands and may_play(game, player, card):
                options.append(Option("play", card))
        if options and not (self.must and any(is_forced(game, player, one.card) for one in options)):
            options.append(Option(DONE))
        return options

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        players = players_of(self.by, game, scope)
        if not players:
            return False
        player = players[0]
        if frame.stage == 0:
            frame.stage = 1
            frame.index = 0
            frame.count = 0  # how many were played
        elif frame.stage == 2:
            frame.stage = 1
            if game.answer.verb == DONE:
                scope.done = frame.count
                return False
            frame.count += 1
            scope.done = frame.count
            if game.answer.verb == "play":
                play_land(game, player, game.answer.card)
            else:
                game.begin(CAST_SPELL, CastSpell(game.answer.card, player, free=True))
            return True
        options = self.offers(game, frame, scope)
        if not options:
            scope.done = frame.count
            return False
        frame.stage = 2
        game.ask(player, "casting.play", options, about=scope.source, topic="cast-free")
        return True

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


def is_forced(game: Magic, player: i64, card: i64) -> bool:
    """Whether a player who must cast a card if able has to: nobody must make mana for what it costs all the same."""
    # rule: cost.additional mana.produce golden.card-over-rulebook
    cost = toll(game, player, card)
    return not cost.text or needs.affordable(sources.pool_purse(game, player), cost, 0, 0)


def may_play(game: Magic, player: i64, card: i64) -> bool:
    """Whether an effect may have a player play a land: in their own turn, and no more lands than they may play."""
    # rule: types.land
    if not game.cards[game.face[card]].land or game.zone[card] == BATTLEFIELD:
        return False
    return game.is_active(player) and game.lands_played[player] < lands_a_turn(game, player)


PLAYING.add(
    "play_free(cards: cards, by: players = none) -> effect",
    lambda cards, by: PlayFree(cards, by, True, False),
    "casting.play",
    sets=binding.DONE,
)
PLAYING.add(
    "must_cast_free(cards: cards, by: players = none) -> effect",
    lambda cards, by: PlayFree(cards, by, False, True),
    "casting.play",
    sets=binding.DONE,
    role=roles.NAMES_DOER,
)

# -- Attached, attacking -----------------------------------------------------------------------------------------------


class EnterAttached(Act):
    """Auras or Equipment are put onto the battlefield attached to a permanent; what cannot be stays where it is."""

    tallies: ClassVar[bool] = True

    # rule: zones.put-onto-battlefield types.aura
    def __init__(self, cards: Cards[Magic], to: Cards[Magic]) -> None:
        self.cards = cards
        self.to = to

    def act(self, game: Magic, scope: Scope) -> None:
        holders = self.to.cards(game, scope)
        cards = [card for card in real(game, self.cards.cards(game, scope)) if game.card(card).permanent]
        scope.it = cards
        scope.done = 0
        for card in cards:
            enchant = game.card(card).enchant
            if holders and enchant is not None and enchant.what.fits(game, acts.own_scope(game, card), holders[0]):
                enter(game, [card], scope.player, False, Thing(holders[0]))
                scope.done += 1
            elif enchant is None:
                enter(game, [card], scope.player)
                if holders:
                    acts.attach(game, card, holders[0])
                scope.done += 1


class NowAttacking(Effect[Magic]):
    """Creatures are attacking, without having been declared: whom or what, their controller chooses."""

    # rule: combat.attacking
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            frame.index = 0
        elif frame.stage == 2:
            frame.stage = 1
            answer = game.answer
            join_attack(game, answer.card, answer.player, answer.target)
            frame.index += 1
        cards = self.cards.cards(game, scope)
        while frame.index < len(cards):
            card = cards[frame.index]
            player = game.controller[card]
            things = defenders(game, player) if can_join(game, card, player) else []
            if things:
                frame.stage = 2
                options = [Option("attack", card, thing.card, player=thing.player) for thing in things]
                game.ask(player, "combat.attacking", options, about=scope.source, topic="attack")
                return True
            frame.index += 1
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class AttackInPlace(Act):
    """Creatures are attacking what the creature attacked that was returned for the cost: ninjutsu."""

    # rule: combat.attacking
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        walker = scope.other
        if walker >= 0 and (game.zone[walker] != BATTLEFIELD or game.state[walker] != scope.other_mark):
            return  # what it would attack is gone
        for card in self.cards.cards(game, scope):
            player = game.controller[card]
            if can_join(game, card, player) and scope.someone in game.in_turn_order():
                join_attack(game, card, -1 if walker >= 0 else scope.someone, walker)


def join_attack(game: Magic, card: i64, player: i64, walker: i64) -> None:
    """A creature attacks a player, or else a planeswalker; nobody has blocked it."""
    for frame in game.frames:
        if isinstance(frame, Combat):
            frame.joined = True
    game.attacking[card] = player if player >= 0 else game.controller[walker]
    game.attacked_walker[card] = walker
    if game.phase >= DECLARE_BLOCKERS:
        game.formation.append([card])
    game.touch()


def can_join(game: Magic, card: i64, player: i64) -> bool:
    """Whether a creature can be attacking: while its controller's combat is going on."""
    # rule: combat.attacking
    if not game.is_active(player) or not BEGINNING_OF_COMBAT <= game.phase <= END_OF_COMBAT:
        return False
    return game.zone[card] == BATTLEFIELD and game.is_creature(card) and game.attacking[card] == -1


class ChooseBlocks(Act):
    """You choose which creatures block this combat, and how."""

    # rule: combat.block
    def act(self, game: Magic, scope: Scope) -> None:
        acts.modify(game, BLOCK_CHOOSER, -1, 0, -1, scope, THIS_BATTLE)


class Scramble(Act):
    """Each of certain permanents comes under the control of a player chosen at random."""

    # rule: players.control
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        players = game.in_turn_order()
        cards = real(game, self.cards.cards(game, scope))
        for card in cards:
            acts.modify(game, CONTROL, card, players[game.chance.below(len(players))], -1, scope, FOR_GOOD)
        scope.it = cards


class MoreCombat(Act):
    """There is an additional combat phase after this phase; perhaps with a main phase after it."""

    # rule: golden.card-over-rulebook
    def __init__(self, main: bool) -> None:
        self.main = main

    def act(self, game: Magic, scope: Scope) -> None:
        if self.main or not BEGINNING_OF_COMBAT <= game.phase <= END_OF_COMBAT:
            game.more_mains += 1
        else:
            game.more_combats += 1


PLAYING.add(
    "onto_battlefield_attached(cards: cards, to: cards) -> effect",
    EnterAttached,
    "zones.put-onto-battlefield",
    "types.aura",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES | roles.FETCHES | roles.UNDER_YOU,
)
PLAYING.add("now_attacking(cards: cards) -> effect", NowAttacking, "combat.attacking")
PLAYING.add("attack_in_place(cards: cards) -> effect", AttackInPlace, "combat.attacking")
PLAYING.add("choose_blocks -> effect", ChooseBlocks, "combat.block", "golden.card-over-rulebook")
PLAYING.add("scramble(cards: cards) -> effect", Scramble, "players.control", sets=binding.IT)
PLAYING.add("more_combat -> effect", lambda: MoreCombat(False), "golden.card-over-rulebook")
PLAYING.add("more_combat_and_main -> effect", lambda: MoreCombat(True), "golden.card-over-rulebook")

# -- Piles, and cards exiled until one is found ------------------------------------------------------------------------


class Piles(Effect[Magic]):
    """A player separates cards into two piles, and another chooses one: something is done with it, and the other."""

    keeps_cards: ClassVar[bool] = True

    # rule: golden.card-over-rulebook
    def __init__(
        self,
        cards: Cards[Magic],
        by: Players[Magic],
        one: Effect[Magic],
        other: Effect[Magic] | None,
        chooser: Players[Magic] | None,
    ) -> None:
        self.cards = cards
        self.by = by
        self.one = one
        self.other = other
        self.chooser = chooser  # you unless said otherwise

    def room(self) -> i64:
        return 1

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """Stages: who separates; cards for the first pile; which pile; what is done with one, and with the other."""
        if frame.stage == 0:
            frame.stage = 7
            scope.have_room(self.slot + 1)
            scope.picks[self.slot] = []
            options = [Option(CHOOSE, player=player) for player in self.by.who(game, scope)]
            if options:
                game.ask(scope.player, "players.opponent", options, about=scope.source, topic="player")
                return True
        if frame.stage == 7:
            frame.stage = 1
            frame.player = game.answer.player
        pile = scope.picks[self.slot]
        cards = real(game, self.cards.cards(game, scope)) if frame.stage < 4 else []
        if frame.stage == 2:
            frame.stage = 1
            if game.answer.verb == DONE:
                frame.stage = 3
            else:
                pile.append(game.answer.card)
        if frame.stage == 1:
            left = [card for card in cards if card not in pile]
            if left and frame.player in self.by.who(game, scope):
                options = [Option(CHOOSE, card) for card in left]
                options.append(Option(DONE))
                frame.stage = 2
                game.ask(frame.player, "stack.resolve", options, about=scope.source, topic="pile")
                return True
            frame.stage = 3
        if frame.stage == 3:
            frame.stage = 4
            options = [Option(CHOOSE, number=1), Option(CHOOSE, number=2)]
            players = players_of(self.chooser, game, scope) or [scope.player]
            game.ask(players[0], "stack.resolve", options, about=scope.source, topic="piles")
            return True
        if frame.stage == 4:
            frame.stage = 5
            first = game.answer.number == 1
            cards = self.cards.cards(game, scope)
            rest = [card for card in cards if card not in pile]
            scope.picks[self.slot] = rest if first else pile[:]
            scope.it = pile[:] if first else rest
            game.resolve(self.one.id, scope)
            return True
        if frame.stage == 5 and self.other is not None:
            frame.stage = 6
            scope.it = scope.picks[self.slot][:]
            game.resolve(self.other.id, scope)
            return True
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class Clash(Effect[Magic]):
    """You clash with an opponent: each reveals the top card of their library, and may put it on the bottom.

    It is done if you win: if your card has the greater converted mana cost.
    """

    keeps_cards: ClassVar[bool] = True

    # rule: zones.reveal cost.converted
    def room(self) -> i64:
        return 1

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """Stages: with whom; what is revealed; who puts it on the bottom, the active player first."""
        if frame.stage == 0:
            frame.stage = 1
            options = [Option(CHOOSE, player=player) for player in game.opponents(scope.player)]
            game.ask(scope.player, "players.opponent", options, about=scope.source, topic="player")
            return True
        if frame.stage == 1:
            frame.stage = 2
            scope.have_room(self.slot + 1)
            scope.picks[self.slot] = []
            for player in (scope.player, game.answer.player):
                for card in game.library(player)[:1]:
                    game.reveal(card)
                    game.note("is-revealed", player, card, rule="zones.reveal")
                    scope.picks[self.slot].append(card)
            frame.index = 0
            scope.done = 1 if self.wins(game, scope) else 0
        elif frame.stage == 3:
            frame.stage = 2
            if game.answer.verb == YES:
                move(game, [game.answer.card], LIBRARY, False)
            frame.index += 1
        cards = scope.picks[self.slot]
        order = [player for player in game.in_turn_order() if any(game.owner[card] == player for card in cards)]
        if frame.index >= len(order):
            return False
        card = next(one for one in cards if game.owner[one] == order[frame.index])
        frame.stage = 3
        game.ask(order[frame.index], "zones.library", [Option(YES, card), Option(NO, card)], about=card, topic="clash")
        return True

    def wins(self, game: Magic, scope: Scope) -> bool:
        """Whether the card of whoever clashes costs more than the other, or is the only one."""
        mine = [card for card in scope.picks[self.slot] if game.owner[card] == scope.player]
        theirs = [card for card in scope.picks[self.slot] if game.owner[card] != scope.player]
        if not mine:
            return False
        return not theirs or game.converted_of(mine[0]) > game.converted_of(theirs[0])

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class ExileUntil(Act):
    """A player exiles cards from the top of the library until one of a kind is exiled."""

    # rule: zones.exile zones.library
    def __init__(self, what: Cards[Magic], who: Players[Magic] | None) -> None:
        self.what = what
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        gone: list[int] = []
        for player in players_of(self.who, game, scope):
            for card in game.library(player):
                gone.append(card)
                if fits_anywhere(self.what, game, scope, card):
                    break
        move(game, gone, EXILE)
        set_aside(game, scope, gone)


PLAYING.add(
    "piles(cards: cards, by: players, one: effect, other: effect = none, chooser: players = none) -> effect",
    Piles,
    "golden.card-over-rulebook",
    inside=binding.IT,
)
PLAYING.add("clash -> effect", Clash, "zones.reveal", "cost.converted", sets=binding.DONE)
PLAYING.add(
    "exile_until(what: cards, who: players = none) -> effect",
    ExileUntil,
    "zones.exile",
    "zones.library",
    sets=binding.IT,
    role=roles.SHOWS,
)

# -- Abilities that wait a while ---------------------------------------------------------------------------------------


class NextTime(Act):
    """A triggered ability works once this turn, without a permanent to carry it."""

    # rule: triggers.automatic
    def __init__(self, ability: Node) -> None:
        self.ability = ability

    def act(self, game: Magic, scope: Scope) -> None:
        acts.modify(game, FLOATING, -1, 0, self.ability.id, scope, NEXT_USE)


PLAYING.add("next_time_this_turn(ability: triggered) -> effect", NextTime, "triggers.automatic", role=roles.ENCLOSES)

# -- Particular cards --------------------------------------------------------------------------------------------------


class Picked(MagicCards):
    """The cards chosen for the first, second … choice of this ability."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        slot = nth_choice(game, scope, self.number)
        return scope.picks[slot] if 0 <= slot < len(scope.picks) else []


class WhatTargets(MagicCards):
    """The spell or ability that has the permanent of the event as its target."""

    # rule: targets.choose-and-check
    def cards(self, game: Magic, scope: Scope) -> list[int]:
        return [thing.card for thing in self.things(game, scope) if thing.card >= 0]

    def things(self, game: Magic, scope: Scope) -> list[Thing]:
        for one in game.waiting:
            if one.stamp == scope.number:
                spell = acts.is_spell(game, one)
                return [Thing(one.source, mark=game.state[one.source]) if spell else Thing(ability=one.stamp)]
        return []


class ThisGone(MagicCards):
    """This card in the graveyard, if it went there from the battlefield as the permanent that it was."""

    # rule: zones.leaves-the-battlefield
    def cards(self, game: Magic, scope: Scope) -> list[int]:
        card = scope.source
        if card < 0 or game.zone[card] != GRAVEYARD or game.state[card] != game.incarnation(scope) + 1:
            return []
        return [card]


class Affected(MagicCards):
    """The permanent that a static ability changes, where it changes each by another number."""

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        return scope.it


PLAYING.add("picked(number: number) -> cards", Picked, role=roles.PRONOUN)
PLAYING.add("what_targets -> cards", WhatTargets, "targets.choose-and-check", role=roles.PRONOUN, needs=binding.CARD)
PLAYING.add("this_gone -> cards", ThisGone, "zones.leaves-the-battlefield", role=roles.PRONOUN)
PLAYING.add("affected -> cards", Affected, looks=0, says=STEADY, role=roles.PRONOUN)
