"""Playing a card: announce it, how, what it costs, pay, and it is played."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Cost
from mulligan.kernel.events import Event
from mulligan.kernel.frames import scope
from mulligan.kernel.modifiers import Modifier
from mulligan.kernel.options import CHOOSE, DONE, NO, YES, Option
from mulligan.kernel.rules import rule
from mulligan.lorcana.abilities import ON_ENTERING, ON_PLAYING, ON_PRICES, Always, Continuous
from mulligan.lorcana.acts import exert, in_force
from mulligan.lorcana.bag import settle
from mulligan.lorcana.cost import pay_ink, spend_discounts, total_cost
from mulligan.lorcana.damage import put as put_damage
from mulligan.lorcana.procedures import AS_FROM_HAND, PLAY_CARD, PlayCard
from mulligan.lorcana.refusals import (
    CANNOT_SING,
    COST_CANNOT_BE_PAID,
    EXERTED_ALREADY,
    FORBIDDEN_TO_PLAY,
    NO_SHIFT,
    NO_TOGETHER,
    NOT_A_CHARACTER,
    NOT_A_SONG,
    NOT_IN_HAND,
    NOT_OF_A_TYPE,
    NOTHING_TO_SHIFT_ONTO,
    OK,
    SINGER_TOO_CHEAP,
    STILL_DRYING,
    TOO_FEW_VOICES,
    TOO_LITTLE_INK,
)
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    ACTION,
    ANY_CHARACTER,
    BODYGUARD,
    BY_INK,
    BY_SHIFT,
    BY_SHIFTING,
    BY_SONG,
    CHARACTER,
    DECK,
    DISCARD,
    ENTERS_EXERTED,
    FOR_FREE,
    HAND,
    INSTEAD_OF_DISCARD,
    LIMBO,
    LOCATION,
    NEXT_PLAYED,
    NO_EXERT_COST,
    NO_SING,
    NO_TYPE,
    PLAY,
    PLAYED,
    PLAYER_BAR,
    RECKLESS,
    SANG,
    SHIFT,
    SING_TOGETHER,
    SINGER,
    SUNG,
    TOGETHER,
    WAY_NAMES,
)
from mulligan.lorcana.trace import trace_type, trace_words
from mulligan.lorcana.triggers import tell
from mulligan.lorcana.words.traits import has_class
from mulligan.lorcana.zones import enter_play, place, shift_onto

# -- What may be played, and how ---------------------------------------------------------------------------------------


def may_not_play(game: Lorcana, player: i64, card: i64) -> bool:
    """Whether an effect forbids a player to play this card at all, or it is of no type that can be played."""
    # rule: golden.cannot-beats-can cards.character-by-numbers-and-class
    if game.card(card).type == NO_TYPE:
        return True
    if game.card(card).special & ON_PLAYING:
        for ability in game.card(card).always:
            if ability.effect.forbids_play(game, card, ability, player, card):
                return True
    if not game.fresh:
        game.refresh()
    if game.special & ON_PLAYING or game.modifiers:
        for modifier in game.modifiers:
            if modifier.kind == PLAYER_BAR and modifier.about == player and in_force(game, modifier):
                if is_barred(game, modifier, card):
                    return True
        if game.special & ON_PLAYING:
            for source in game.all_in_play():
                for ability in game.card(source).always:
                    if ability.effect.forbids_play(game, source, ability, player, card):
                        return True
    return False


def is_barred(game: Lorcana, modifier: Modifier, card: i64) -> bool:
    """Whether a continuous effect that forbids cards of a kind means this one; perhaps those of a named name."""
    what = game.nodes[modifier.node]
    assert isinstance(what, Cards)
    said = scope(modifier.source, -1, modifier.player)
    said.named = modifier.named
    return what.fits(game, said, card)


def within_reach(game: Lorcana, player: i64, card: i64) -> bool:
    """Whether a card lies where a player may play it from: the hand; discard or deck where something lets them."""
    # rule: play.active-from-hand golden.card-beats-rule
    if game.owner[card] != player:
        return False
    if game.zone[card] == HAND:
        return True
    if game.zone[card] == DECK and game.own_match.plays_tops:
        return game.deck(player)[0] == card and may_play_top(game, player, card)
    if game.zone[card] != DISCARD or not game.own_match.plays_discards:
        return False
    if not game.fresh:
        game.refresh()
    for ability in game.card(card).always:
        if ability.effect.lets_play(game, card, ability, player, card):
            return True
    for source in game.in_play(player):
        for ability in game.card(source).always:
            if ability.effect.lets_play(game, source, ability, player, card):
                return True
    return False


def may_play_top(game: Lorcana, player: i64, card: i64) -> bool:
    """Whether something lets a player play this card from the top of their deck."""
    # rule: golden.card-beats-rule
    if not game.fresh:
        game.refresh()
    for source in game.in_play(player):
        for ability in game.card(source).always:
            if ability.effect.lets_play_top(game, source, ability, player, card):
                return True
    return False


def cannot_play(game: Lorcana, player: i64, card: i64, how: i64, target: i64) -> str:
    """Why a player may not play a card in this way now, if so."""
    # rule: play.active-from-hand play.choose-how play.whole-or-not
    if not within_reach(game, player, card):
        return NOT_IN_HAND
    if game.card(card).type == NO_TYPE:
        return NOT_OF_A_TYPE
    if may_not_play(game, player, card):
        return FORBIDDEN_TO_PLAY
    if how == BY_SHIFT:
        if (game.card(card).keywords >> SHIFT) & 1 == 0:
            return NO_SHIFT
        if target < 0 or not may_shift_onto(game, player, card, target):
            return NOTHING_TO_SHIFT_ONTO
        if not can_pay_shift(game, player, card):
            return COST_CANNOT_BE_PAID
    elif how == BY_SONG:
        return cannot_sing(game, player, card, target)
    elif how == TOGETHER:
        return cannot_sing_together(game, player, card)
    if total_cost(game, player, card, how) > game.ready_ink(player):
        return TOO_LITTLE_INK
    return OK


def may_shift_onto(game: Lorcana, player: i64, card: i64, target: i64) -> bool:
    """Whether a card with Shift may be played on top of that character: one of the player's own with the same name."""
    # rule: keyword.shift.cost cards.two-names
    if game.zone[target] != PLAY or game.controller[target] != player:
        return False
    printed = game.card(card)
    other = game.card(target)
    if other.type != CHARACTER:
        return False
    if printed.shift_from == ANY_CHARACTER:
        return True
    for ability in other.always:
        if ability.effect.answers_to(printed.names):
            return True
    if printed.shift_from in other.names:
        return True
    if printed.shift_from:
        if not game.fresh:
            game.refresh()
        if has_class(game, target, printed.shift_from.lower()):
            return True
    return any(name in other.names for name in printed.names)


def price_instead(game: Lorcana, player: i64, card: i64) -> i64:
    """The node of what lets a player play a card of their hand for free: a price, or an ability that asks none."""
    # rule: cost.free
    for ability in game.card(card).always:
        found = ability.effect.price_instead(game, card, ability, player, card)
        if found >= 0:
            return found
    if not game.fresh:
        game.refresh()
    if game.special & ON_PRICES:
        for source in game.in_play(player):
            for ability in game.card(source).always:
                found = ability.effect.price_instead(game, source, ability, player, card)
                if found >= 0:
                    return found
    return -1


def can_pay_shift(game: Lorcana, player: i64, card: i64) -> bool:
    """Whether a player can do what a card asks for to be shifted, where that is not paying ink."""
    # rule: keyword.shift.cost
    price = game.card(card).shift_price
    return price is None or price.in_full(game, scope(card, -1, player))


def voice(game: Lorcana, card: i64) -> i64:
    """The cost a character counts as when it sings."""
    # rule: keyword.singer keyword.singer.only-when-singing cost.printed-stays
    printed = game.card(card).cost
    if game.has(card, SINGER):  # which refreshes what is now
        return max(printed, game.singer[card]) + game.voices[card]
    return printed + game.voices[card]


def cannot_exert_for_cost(game: Lorcana, card: i64) -> str:
    """Why a character may not be exerted to pay a cost, if so."""
    if game.zone[card] != PLAY or game.card(card).type != CHARACTER:
        return NOT_A_CHARACTER
    if game.exerted[card] != 0:
        return EXERTED_ALREADY
    if game.drying[card] != 0:
        return STILL_DRYING
    if game.barred(card, NO_EXERT_COST):
        return CANNOT_SING
    return OK


def cannot_sing(game: Lorcana, player: i64, song: i64, singer: i64) -> str:
    """Why a character may not sing a song, if so."""
    # rule: play.sing play.sing-from-hand cards.song-type cards.song-is-action keyword.reckless.may-exert
    printed = game.card(song)
    if not printed.song:
        return NOT_A_SONG
    if singer < 0 or game.controller[singer] != player:
        return NOT_A_CHARACTER
    why = cannot_exert_for_cost(game, singer)
    if why:
        return why
    if game.barred(singer, NO_SING):
        return CANNOT_SING
    return OK if voice(game, singer) >= printed.cost else SINGER_TOO_CHEAP


def choir(game: Lorcana, player: i64) -> list[int]:
    """The characters of a player and their teammates that could sing together."""
    # rule: keyword.sing-together.cost players.teammates
    found: list[int] = []
    for other in game.in_turn_order():
        if game.match.together(other, player):
            for card in game.in_play(other):
                if not cannot_exert_for_cost(game, card) and not game.barred(card, NO_SING):
                    found.append(card)
    return found


def cannot_sing_together(game: Lorcana, player: i64, song: i64) -> str:
    """Why a song may not be sung together, if so."""
    # rule: keyword.sing-together.add-costs
    printed = game.card(song)
    if (printed.keywords >> SING_TOGETHER) & 1 == 0:
        return NO_TOGETHER
    total = 0
    for card in choir(game, player):
        total += voice(game, card)
    return OK if total >= printed.numbers[SING_TOGETHER] else TOO_FEW_VOICES


def from_hand_only(game: Lorcana, song: i64) -> bool:
    """Whether a song may be sung from where it is: only from a hand."""
    # rule: play.sing-from-hand
    return game.zone[song] == HAND


def from_anywhere(game: Lorcana, song: i64) -> bool:
    """Whether a song may be sung from where it is: wherever it is played from."""
    # rule: play.sing
    return True


def ways_for_free(game: Lorcana, player: i64, card: i64) -> list[Option]:
    """Every way to play a card for free: for nothing, or for an alternate cost; what is ink of either is ignored."""
    # rule: cost.free play.choose-how keyword.shift.cost play.sing keyword.sing-together.cost
    printed = game.card(card)
    options = [Option("play", card, text=WAY_NAMES[FOR_FREE])]
    mine = game.in_play(player)
    if (printed.keywords >> SHIFT) & 1 and can_pay_shift(game, player, card):
        for target in mine:
            if may_shift_onto(game, player, card, target):
                options.append(Option("play", card, target, WAY_NAMES[FOR_FREE]))
    if printed.song and game.edition.may_sing(game, card):
        for singer in mine:
            if not cannot_sing(game, player, card, singer):
                options.append(Option("play", card, singer, WAY_NAMES[BY_SONG]))
        if not cannot_sing_together(game, player, card):
            options.append(Option("play", card, text=WAY_NAMES[TOGETHER]))
    return options


def ways_as_from_hand(game: Lorcana, player: i64, card: i64) -> list[Option]:
    """Every way to play a card that lies elsewhere as if it were in the hand: for ink, shifted, sung."""
    # rule: golden.card-beats-rule play.choose-how
    printed = game.card(card)
    ink = game.ready_ink(player)
    options: list[Option] = []
    if total_cost(game, player, card, BY_INK) <= ink:
        options.append(Option("play", card, text=WAY_NAMES[BY_INK]))
    mine = game.in_play(player)
    shift = (printed.keywords >> SHIFT) & 1 and total_cost(game, player, card, BY_SHIFT) <= ink
    if shift and can_pay_shift(game, player, card):
        options += [
            Option("play", card, target, WAY_NAMES[BY_SHIFT])
            for target in mine
            if may_shift_onto(game, player, card, target)
        ]
    if printed.song:
        for singer in mine:
            if not cannot_sing(game, player, card, singer):
                options.append(Option("play", card, singer, WAY_NAMES[BY_SONG]))
        if not cannot_sing_together(game, player, card):
            options.append(Option("play", card, text=WAY_NAMES[TOGETHER]))
    return options


# -- The steps ---------------------------------------------------------------------------------------------------------


@rule("play.announce", at_work=("play.active-from-hand", "play.when", "play.whole-or-not"))
def announce_card(game: Lorcana, play: PlayCard) -> None:
    """The player announces the card and shows it; one that an ability has them play was announced by that ability."""
    if game.zone[play.card] == HAND or play.procedure == PLAY_CARD:
        place(game, play.card, LIMBO)
    play.scope = scope(play.card, -1, game.owner[play.card])


@rule("play.choose-how")
def keep_how(game: Lorcana, play: PlayCard) -> None:
    """How a card is played for free was said with it; what can no longer be done so is played for nothing."""
    player = game.owner[play.card]
    if play.how == BY_SHIFT:
        kept = may_shift_onto(game, player, play.card, play.target) and can_pay_shift(game, player, play.card)
    elif play.how == BY_SONG:
        kept = not cannot_sing(game, player, play.card, play.target)
    elif play.how == TOGETHER:
        kept = not cannot_sing_together(game, player, play.card)
    else:
        return
    if not kept:
        play.how = BY_INK if play.price == AS_FROM_HAND else FOR_FREE
        play.target = -1


@rule("play.choose-how")
def choose_how(game: Lorcana, play: PlayCard) -> None:
    """How it is played was said with it; those who sing it together are picked now, one by one."""
    play_scope = play.scope
    assert play_scope is not None
    player = play_scope.player
    game.note("plays", player, play.card, play.target, text=WAY_NAMES[play.how])
    if game.traced is not None:
        trace_type(game, play.card)
        if play.how != BY_INK:
            game.trace("cost.printed-stays")
    if play.how == BY_SONG:
        play_scope.it = [play.target]
    if play.how != TOGETHER:
        game.go_past(play, take_voice)


@rule("keyword.sing-together.cost", "keyword.sing-together.add-costs")
def ask_voice(game: Lorcana, play: PlayCard) -> None:
    """Ask who sings next; done is offered once the voices are enough."""
    play_scope = play.scope
    assert play_scope is not None
    total = 0
    for card in play_scope.it:
        total += voice(game, card)
    enough = total >= game.card(play.card).numbers[SING_TOGETHER]
    left = [card for card in choir(game, play_scope.player) if card not in play_scope.it]
    options = [Option(CHOOSE, card) for card in left]
    if enough:
        options.append(Option(DONE))
    game.ask(play_scope.player, "keyword.sing-together.cost", options, about=play.card, topic="singers")


@rule("keyword.sing-together.cost", "keyword.sing-together.add-costs")
def take_voice(game: Lorcana, play: PlayCard) -> None:
    """One more character sings, until the player is done."""
    play_scope = play.scope
    assert play_scope is not None
    if game.answer.verb != DONE:
        play_scope.it = [*play_scope.it, game.answer.card]
        game.go_to(play, ask_voice)


@rule("cost.total", at_work=("cards.cost",))
def determine_cost(game: Lorcana, play: PlayCard) -> None:
    """The total cost is determined."""
    # rule: cards.location-cost static.outside-play
    if game.card(play.card).type == LOCATION:
        game.trace("cards.location-cost")
    play_scope = play.scope
    assert play_scope is not None
    for ability in game.card(play.card).always:
        if ability.effect.own_discount(game, play.card, ability):
            game.cite("static.outside-play")
    play.cost = total_cost(game, play_scope.player, play.card, play.how)
    if play.procedure == PLAY_CARD and play.how == FOR_FREE:
        play.cost = 0
        play.price = price_instead(game, play_scope.player, play.card)


@rule("cost.free")
def waive_ink(game: Lorcana, play: PlayCard) -> None:
    """All ink costs of a card that is played for free are ignored; other costs remain."""
    if play.how != BY_INK and play.price != AS_FROM_HAND:  # an ability may also have a card played for its cost
        play.cost = 0


@rule("cost.pay")
def pay_cost(game: Lorcana, play: PlayCard) -> None:
    """The total cost is paid: ink is exerted, singers are exerted."""
    # rule: play.sing
    play_scope = play.scope
    assert play_scope is not None
    player = play_scope.player
    if play.how == BY_INK or play.how == BY_SHIFT or play.how == FOR_FREE:
        pay_ink(game, player, play.cost)
        if play.procedure == PLAY_CARD:
            game.note("pays", player, number=play.cost)
        price = game.card(play.card).shift_price
        if play.how == BY_SHIFT and price is not None:
            game.resolve(price.id, scope(play.card, -1, player))
        if play.price >= 0:
            node = game.nodes[play.price]
            if isinstance(node, Cost):
                node.pay(game, scope(play.card, -1, player))
    elif play.how == BY_SONG or play.how == TOGETHER:
        game.cite("play.sing")
        for singer in play_scope.it:
            exert(game, singer, player)
            if game.has(singer, SINGER):
                game.cite("keyword.singer")
                game.trace("keyword.singer.only-when-singing", "cost.printed-stays")
            if game.has(singer, RECKLESS):
                game.trace("keyword.reckless", "keyword.reckless.may-exert")
    if (game.card(play.card).keywords >> BODYGUARD) & 1:
        game.trace("replacement.enters", "keyword.bodyguard", "keyword.bodyguard.enter")
    if game.frames[-1] is play and not may_enter_exerted(game, play):
        game.go_past(play, choose_entering)
    if play.how != FOR_FREE or game.modifiers:
        spend_discounts(game, player, play.card)


@rule("replacement.enters")
def choose_entering(game: Lorcana, play: PlayCard) -> None:
    """A character that may enter play exerted: its player says whether it does. One that must, does."""
    # rule: keyword.bodyguard keyword.bodyguard.enter
    play_scope = play.scope
    assert play_scope is not None
    if not may_enter_exerted(game, play):
        return
    play.entering = True
    if must_enter_exerted(game, play.card):
        game.answer = Option(YES)
        return
    game.cite("keyword.bodyguard", "keyword.bodyguard.enter")
    options = [Option(YES), Option(NO)]
    game.ask(play_scope.player, "replacement.enters", options, about=play.card, topic="enter-exerted")


def may_enter_exerted(game: Lorcana, play: PlayCard) -> bool:
    """Whether a card that is being played enters play exerted, or may do so; a shifted one may be exerted already."""
    printed = game.card(play.card)
    if (printed.keywords >> BODYGUARD) & 1 and printed.type == CHARACTER:
        if play.how != BY_SHIFT or game.exerted[play.target] == 0:
            return True
    if (play.how != BY_SHIFT or game.exerted[play.target] == 0) and bargains(game, play.card):
        return True
    return must_enter_exerted(game, play.card)


def bargains(game: Lorcana, card: i64) -> list[tuple[int, int]]:
    """The abilities for which a card being played may enter play exerted, its own and others': cards and nodes."""
    # rule: replacement.enters
    found = [
        (card, int(ability.id))
        for ability in game.card(card).always
        if ability.effect.bargains_with(game, card, ability, card)
    ]
    if game.special & ON_ENTERING:
        for source in game.all_in_play():
            for ability in game.card(source).always:
                if ability.effect.bargains_with(game, source, ability, card):
                    found.append((source, int(ability.id)))
    return found


def must_enter_exerted(game: Lorcana, card: i64) -> bool:
    """Whether something has a card that is being played enter play exerted."""
    for ability in game.card(card).always:
        if ability.effect.enters_exerted(game, card, ability):
            return True
    for modifier in game.modifiers:
        if modifier.kind == ENTERS_EXERTED and modifier.card == card and modifier.state == game.state[card]:
            return True
        waiting = waits_for(game, modifier, card)
        if waiting is not None and waiting.has_next_exerted():
            return True
    if game.special & ON_ENTERING:
        for source in game.all_in_play():
            for ability in game.card(source).always:
                if ability.effect.has_enter_exerted(game, source, ability, card):
                    return True
    return False


def waits_for(game: Lorcana, modifier: Modifier, card: i64) -> Continuous | None:
    """What the card being played gets as the next of a kind that its player plays, if it is that."""
    if modifier.kind != NEXT_PLAYED or modifier.player != game.owner[card]:
        return None
    waiting = game.nodes[modifier.node]
    assert isinstance(waiting, Continuous)
    return waiting if waiting.awaits(game, modifier.source, modifier.player, card) else None


def give_what_waits(game: Lorcana, card: i64) -> None:
    """A card that has entered play gets what waited for the next of its kind, which has been used up by that."""
    # rule: static.continuous
    for modifier in game.modifiers[:]:
        waiting = waits_for(game, modifier, card)
        if waiting is not None:
            game.modifiers.remove(modifier)
            waiting.give_next(game, modifier.source, modifier.player, card)


def enter_damaged(game: Lorcana, card: i64) -> None:
    """A card that has entered play has the damage with which its own or others' abilities have it enter."""
    # rule: replacement.enters
    damage: i64 = 0
    for static in game.card(card).always:
        damage += static.effect.enters_damaged(game, card, static, card)
    if not game.fresh:
        game.refresh()
    if game.special & ON_ENTERING:
        for source in game.all_in_play():
            if source != card:
                for ability in game.card(source).always:
                    damage += ability.effect.enters_damaged(game, source, ability, card)
    if damage:
        put_damage(game, card, damage)


@rule("play.enter")
def enter(game: Lorcana, play: PlayCard) -> None:
    """The card is now played: it enters play, or, if it is an action, its effect resolves at once."""
    # rule: cards.action-never-in-play cards.item-only-in-play cards.location-only-in-play cards.character-only-in-play
    play_scope = play.scope
    assert play_scope is not None
    card = play.card
    printed = game.card(card)
    exerted = play.entering and game.answer.verb == YES
    singers = play_scope.it
    promised = bargains(game, card) if exerted else []
    if game.traced is not None:
        game.trace("play.triggers-wait")
        trace_type(game, card)
    if printed.type != ACTION:
        game.go_past(play, discard_action)
    if printed.type == ACTION:
        for i in range(len(printed.effects) - 1, -1, -1):  # the first goes on top
            ability = printed.effects[i]
            trace_words(game, ability)
            game.resolve(ability.effect.id, scope(card, ability.id, play_scope.player))
    elif play.how == BY_SHIFT:
        shift_onto(game, card, play.target, exerted)
    else:
        enter_play(game, card, exerted)
    if exerted and printed.type != ACTION:
        for source, node in promised:
            static = game.nodes[node]
            assert isinstance(static, Always)
            game.resolve(static.effect.bargain(), scope(source, node, play_scope.player))
    if printed.type != ACTION:
        enter_damaged(game, card)
    if game.modifiers and printed.type != ACTION:
        give_what_waits(game, card)
    flags = BY_SHIFTING if play.how == BY_SHIFT else 0
    tell(game, Event(PLAYED, card, -1, play_scope.player, flags=flags))
    if play.how == BY_SONG or play.how == TOGETHER:
        tell(game, Event(SUNG, card, -1, play_scope.player))
        for singer in singers:  # rule: keyword.sing-together.triggers
            if play.how == TOGETHER:
                game.cite("keyword.sing-together.triggers")
            tell(game, Event(SANG, singer, card, play_scope.player))


@rule("play.enter", "zones.to-own-discard", at_work=("cards.action-skips-bag", "cards.action-never-in-play"))
def discard_action(game: Lorcana, play: PlayCard) -> None:
    """An action that has resolved goes to its player's discard pile, unless that is replaced."""
    if game.zone[play.card] != LIMBO:
        return
    for modifier in game.modifiers:
        if modifier.kind == INSTEAD_OF_DISCARD and modifier.card == play.card:
            game.modifiers.remove(modifier)
            game.cite("replacement.instead")
            place(game, play.card, DECK, top=modifier.amount > 0)
            return
    place(game, play.card, DISCARD)


@rule("play.triggers-wait", at_work=("triggers.wait-for-action",))
def resolve_play(game: Lorcana, play: PlayCard) -> None:
    """What triggered while the card was played resolves now that it is fully played."""
    if game.triggered and game.card(play.card).type == ACTION:
        game.cite("triggers.wait-for-action")
    settle(game)
