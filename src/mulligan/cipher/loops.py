"""Loops: what is repeated without end, or can be. Nobody can stop it: a draw. Else whoever can must, for good.

A loop is found in two ways. The game has come back to where it was: then it must be stopped. Or two rounds were the
same and used nothing up, though each left something behind: then it can be repeated at a word.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.columns import Act
from mulligan.cipher.procedures import LOOP, Looping
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import ACTION, ATTACKED_MARK, FRONT, MOVED_MARK, UNDER, ZONES
from mulligan.cipher.use import find_skill
from mulligan.kernel.digests import Digest, number_of
from mulligan.kernel.game import DRAWN
from mulligan.kernel.options import CHOOSE, DONE, NO, ORDER, RESOLVE, Decision, Option
from mulligan.kernel.rules import rule

PATIENCE: Final = 40  # decisions of one phase before anybody suspects a loop where nothing gave reason to
CHAIN: Final = 3  # triggered skills on one action before anybody suspects one
SUSPICIOUS: Final = 10  # skills between two decisions before anybody suspects one; rounds that nobody could stop
ENDLESS: Final = 1000  # skills between two decisions after which there is no doubt
LONGEST: Final = 12  # acts in one round of a loop
MOST_ROUNDS: Final = 50  # rounds that can be named
REPEAT: Final = "repeat"
TURN_TOPICS: Final = ("bond", "deployment", "action")  # what a player is asked even if there is but one option
ROUNDS: Final = "rounds"  # the topic of the question how many


def forget_loops(game: Cipher) -> None:
    """Another phase has begun: a loop does not reach beyond it."""
    game.asked = 0
    game.resolved = 0
    game.unasked = 0
    game.repeats = 0
    game.watching = False
    game.barred_once = 0
    game.here = 0
    if game.acts:
        game.acts = []
    if game.positions:
        game.positions = []


def forget_positions(game: Cipher, player: i64) -> None:
    """Leave nothing that would tell whether a player's guess at hidden cards is right, only what was the same."""
    game.positions = []
    game.here = 0
    game.loop = []
    game.repeats = 0
    seen: dict[int, int] = {}  # a small number for each great one
    for act in game.acts:
        for number in (act.here, act.what):
            seen.setdefault(number, len(seen) + 1)
    game.acts = [
        Act(act.player, act.what if act.player == player else seen[act.what], act.voluntary, seen[act.here], act.stock)
        for act in game.acts
    ]


# -- Nobody can stop it ----------------------------------------------------------------------------------------------


def position(game: Cipher) -> i64:
    """Where the game stands, without anything that only counts time."""
    found = Digest()
    for pile in game.piles:
        found.add_cards(pile, game.known, game.face_down)
    for player in range(2):
        for number in range(player * ZONES + FRONT, player * ZONES + UNDER + 1):  # what other cards have not
            for card in game.piles[number]:
                found.add(game.tapped[card] + 2 * game.main[card] + 4 * game.marks[card] + 1024 * game.destroyed[card])
                found.add((game.acts_as[card] << 20) + game.below[card])
                found.add(game.used[card])
    if game.own_match.far_uses or game.own_match.hand_skills:
        found.add_column(game.used, 0)
    if game.own_match.counts_uses:
        found.add_column(game.uses, 0)
    for one in game.modifiers:
        found.add_list([one.kind, one.card, one.amount, one.node, one.source, one.player, one.until, one.whose])
    for waiting in game.waiting:
        found.add_list([waiting.source, waiting.ability, waiting.player, waiting.subject, waiting.other])
    found.add_list([game.turn, game.active, game.phase, game.attacking, game.defending, int(game.evaded)])
    found.add_list(game.spent)
    for frame in game.frames:
        found.add_row(frame.row())
    return found.number()


def noted_position(game: Cipher) -> None:
    """A skill is about to resolve: if the game has stood here before and nobody was asked since, it is a draw."""
    # rule: loops.nobody-can-stop
    game.resolved += 1
    game.unasked += 1
    if game.unasked < SUSPICIOUS:
        return
    here = position(game)
    if here in game.positions or game.unasked > ENDLESS:
        nobody_can_stop(game)
    else:
        game.positions.append(here)


def nobody_can_stop(game: Cipher) -> None:
    """The game goes round and round: it is a draw."""
    game.note("loops", rule="loops.nobody-can-stop")
    game.cite("loops.loop", "loops.round")
    game.end(DRAWN)


# -- Acts, and what they use up --------------------------------------------------------------------------------------


def act_of(game: Cipher, player: i64, rule: str, about: i64, option: Option) -> i64:
    """What a player does by an option, whichever copy of a card they do it with."""
    found = Digest()
    found.add(player)
    found.add(number_of(rule))
    found.add(face(game, about))
    found.add(number_of(option.verb))
    found.add(face(game, option.card))
    found.add(face(game, option.target))
    found.add(option.ability)
    found.add(number_of(option.text))
    found.add(option.number if option.card < 0 else -1)
    return found.number()


def face(game: Cipher, card: i64) -> i64:
    """The printed card of a card; -1 for none."""
    return game.printed[card] if card >= 0 else -1


def stock(game: Cipher) -> list[int]:
    """How much both players have of all that acts could use up: cards, bonds, orbs, units that are not tapped."""
    found: list[int] = []
    for player in range(2):
        bonds = game.bonds(player)
        up = 0
        for card in bonds:
            up += 1 - game.face_down[card]
        units = game.units(player)
        untapped = 0
        for card in units:
            untapped += 1 - game.tapped[card]
        cards = len(game.deck(player)) + len(game.retreat(player))
        found.extend((len(game.hand(player)), cards, up, len(bonds) - game.spent[player]))
        found.extend((len(game.orbs(player)), len(units), untapped))
    return found


def is_voluntary(decision: Decision, option: Option) -> bool:
    """Whether whoever chose this could have left it alone: then they can stop what it keeps going."""
    verb = option.verb
    if verb == NO or verb == DONE or verb == RESOLVE or verb == ORDER:
        return False
    if verb != CHOOSE:
        return True
    for other in decision.options:
        if other.verb == DONE:
            return True
    return False


def gives_reason(game: Cipher, option: Option) -> bool:
    """Whether what a player chooses gives reason to suspect a loop: it costs nothing that would ever run out."""
    if game.asked > PATIENCE or game.resolved > CHAIN:
        return True
    if game.phase != ACTION:  # elsewhere nobody moves, attacks or uses a skill
        return False
    if option.verb == "move":
        return game.marks[option.card] & MOVED_MARK != 0
    if option.verb == "attack":
        return game.marks[option.card] & ATTACKED_MARK != 0
    if option.verb != "use":
        return False
    skill = find_skill(game, option.card, option.ability)
    if skill is None or skill.once:
        return False
    for cost in skill.costs:
        if cost.word == "flip" or cost.word == "discarding":
            return False
    return not skill.costs or (game.used[option.card] >> option.ability) & 1 != 0


def remember(game: Cipher, decision: Decision, option: Option) -> None:
    """Something is chosen: where the game may be going round, it is remembered to the end of the phase."""
    if not game.watching:
        game.watching = gives_reason(game, option)
    if not game.watching or decision.topic == ROUNDS or option.verb == REPEAT or len(decision.options) < 2:
        return
    what = act_of(game, decision.player, decision.rule, decision.about, option)
    now = Act(decision.player, what, is_voluntary(decision, option), game.here or position(game), stock(game))
    game.here = 0
    same = [one for one in game.acts if one.what == what]
    if now.voluntary and len(same) > PATIENCE and not less(now.stock, same[0].stock):
        bar(game, now)  # it was never twice the same in between, yet it can go on for ever
    game.acts.append(now)


def less(one: list[int], other: list[int]) -> bool:
    """Whether there is less of anything."""
    for i in range(len(one)):
        if one[i] < other[i]:
            return True
    return False


# -- The game has come back to where it was --------------------------------------------------------------------------


def comes_back(game: Cipher, decision: Decision) -> bool:
    """Whether it must be settled first who stops a loop: the game has come back to where somebody was asked before."""
    # rule: loops.loop loops.one-can-stop loops.both-can-stop
    here = position(game)
    game.here = here
    start = -1
    times = 0
    for i in range(len(game.acts)):
        if game.acts[i].here == here and game.acts[i].player == decision.player:
            start = i
            times += 1
    if start < 0:
        return False
    able = who_can_stop(game.acts[start:])
    if len(able) == 1:  # the position is the same however often it comes back, so no number is asked for
        bar(game, first_act(game.acts[start:], able[0]))
        game.acts = []
        decision.options = unbarred(game, decision.player, decision.rule, decision.options, decision.about)
        return False
    if len(able) == 2:
        looping = hold(game, decision, len(game.acts) - start)
        game.go_past(looping, ask_rounds)
        ask_rounds(game, looping)  # at once: whoever was about to ask waits for an answer
        return True
    if times > SUSPICIOUS:
        game.answer = decision.options[0]
        nobody_can_stop(game)
        return True
    return False


def who_can_stop(acts: list[Act]) -> list[int]:
    """The players who keep a loop going though they need not."""
    able: list[int] = []
    for act in acts:
        if act.voluntary and act.player not in able:
            able.append(act.player)
    return able


def first_act(acts: list[Act], player: i64) -> Act:
    """The first act of a round by which a player keeps it going."""
    for act in acts:
        if act.player == player and act.voluntary:
            return act
    raise AssertionError("they can stop it")


def hold(game: Cipher, decision: Decision, length: i64) -> Looping:
    """A question waits while it is settled how often a loop goes round whose round has so many acts."""
    able = who_can_stop(game.acts[len(game.acts) - length :])
    left = [option for option in decision.options if option.verb != REPEAT]
    game.held = Decision(decision.player, decision.rule, left, decision.about, decision.topic)
    looping = Looping(length, game.active if game.active in able else able[0], len(able) > 1)
    game.begin(LOOP, looping)
    return looping


# -- It can be repeated without end, though each round leaves something behind -----------------------------------------


def round_length(game: Cipher) -> i64:
    """How many acts make a round, if the last two rounds were the same and used nothing up; else 0."""
    # rule: loops.loop loops.round
    acts = game.acts
    last = len(acts) - 1
    for length in range(1, min(LONGEST, len(acts) // 2) + 1):
        same = True
        for i in range(length):
            now = acts[last - i]
            before = acts[last - length - i]
            if now.what != before.what or less(now.stock, before.stock):
                same = False
                break
        if same:
            return length
    return 0


def option_of(game: Cipher, decision: Decision, act: i64) -> Option | None:
    """The option by which an act is done again, if it is there."""
    for option in decision.options:
        if act_of(game, decision.player, decision.rule, decision.about, option) == act:
            return option
    return None


def can_repeat(game: Cipher, decision: Decision) -> bool:
    """Whether a player may have the last round done again any number of times: they keep it going, and it can go on."""
    # rule: loops.loop loops.one-can-stop
    length = round_length(game)
    if length == 0:
        return False
    first = game.acts[len(game.acts) - length]
    return first.voluntary and option_of(game, decision, first.what) is not None


def repeat_loop(game: Cipher, decision: Decision) -> None:
    """A player has the last round done again: how often is settled first."""
    hold(game, decision, round_length(game))


# -- What begins no loop again ---------------------------------------------------------------------------------------


def bar(game: Cipher, act: Act) -> None:
    """A player may not do again in this game what would begin a loop."""
    game.barred.append(act.what)
    game.cite("loops.loop", "loops.round")
    game.note("stops-loop", act.player, rule="loops.one-can-stop")


def is_barred(game: Cipher, player: i64, rule: str, about: i64, option: Option) -> bool:
    """Whether an option would begin a loop again that has been ended."""
    return act_of(game, player, rule, about, option) in game.barred


def unbarred(game: Cipher, player: i64, rule: str, options: list[Option], about: i64) -> list[Option]:
    """The options that begin no loop again."""
    left: list[Option] = []
    for option in options:
        act = act_of(game, player, rule, about, option)
        if act == game.barred_once:
            game.barred_once = 0
        elif act not in game.barred:
            left.append(option)
    return left or options


# -- Rounds that are repeated -----------------------------------------------------------------------------------------


def repeats(game: Cipher, decision: Decision) -> bool:
    """Do the next act of a loop that is being repeated; False when there is none, or it is no longer possible."""
    # rule: loops.one-can-stop loops.both-can-stop
    option = option_of(game, decision, game.loop[game.next_act])
    if option is None:
        game.repeats = 0
        return False
    game.repeats -= 1
    game.next_act = (game.next_act + 1) % len(game.loop)
    game.unasked = 0
    game.positions = []
    game.answer = option
    if game.log is not None:
        game.taken.append(option)
    return True


# -- How many rounds -------------------------------------------------------------------------------------------------


@rule("loops.both-can-stop", at_work=("loops.one-can-stop", "golden.numbers-from-zero"))
def ask_rounds(game: Cipher, looping: Looping) -> None:
    """Whoever can stop the loop, the turn player first, says how many times more it goes round."""
    options = [Option(CHOOSE, number=number) for number in range(MOST_ROUNDS + 1)]
    if not looping.both:
        game.go_past(looping, ask_other_rounds)
        game.put(looping.player, "loops.one-can-stop", options, ROUNDS)
    else:
        game.put(looping.player, "loops.both-can-stop", options, ROUNDS)


@rule("loops.both-can-stop", "loops.no-same-number")
def ask_other_rounds(game: Cipher, looping: Looping) -> None:
    """The other player says another number."""
    looping.rounds = game.answer.number
    options = [Option(CHOOSE, number=number) for number in range(MOST_ROUNDS + 2) if number != looping.rounds]
    game.put(1 - looping.player, "loops.no-same-number", options, ROUNDS)


@rule("loops.one-can-stop")
def settle_loop(game: Cipher, looping: Looping) -> None:
    """It goes round that many times, the smaller of two numbers; then its player stops it. It is not begun again."""
    if looping.both:
        game.cite("loops.both-can-stop")
    acts = game.acts[len(game.acts) - looping.length :]
    stopper = looping.player
    rounds = game.answer.number
    if looping.both:
        if game.answer.number < looping.rounds:
            stopper = 1 - looping.player
        rounds = min(looping.rounds, game.answer.number)
    game.loop = [act.what for act in acts]
    game.repeats = rounds * len(acts)
    game.next_act = 0
    game.acts = []
    game.note("repeats", stopper, number=rounds)
    stops = first_act(acts, stopper)
    if looping.both:
        bar(game, first_act(acts, 1 - stopper))
        game.barred_once = stops.what
        game.repeats += acts.index(stops)  # it goes on to where who named the smaller number stops it
    else:
        bar(game, stops)
    held = game.held
    game.held = None
    assert held is not None
    game.ask(held.player, held.rule, held.options, held.topic in TURN_TOPICS, held.about, held.topic)
