"""What a text says that changes in cards, as trees: one effect for all that is given to the same cards."""

from __future__ import annotations

from mulligan.cardlang.grammar import LIST, NUMBER, WORD, Term, word
from mulligan.cardlang.nodes import LATE
from mulligan.cardlang.roles import AS_IT_ENDS, CHOICE, COMING, IN_BATTLE, IN_ZONE, JOINED, NOUN
from mulligan.cipher.grammar_nouns import flat_cards, is_bare, named_item, narrowed, plain, unbound
from mulligan.cipher.words.vocabulary import CIPHER


def gathered(term: Term) -> Term:
    """Changes with their duration as effects: one for all that is given to the same cards."""
    durations = [one for name, one in term.items if name == "duration"]
    whiles = [one for name, one in term.items if name == "while"]
    gives: list[Term] = []
    of_players: list[Term] = []  # what is said of a player, and holds for all units that they have in that time
    subject: Term | None = None  # of the clause before
    for one in [one for name, one in term.items if not name]:
        if CIPHER.kind(one.word) == "lasting":  # of players, not of cards
            gives.append(one)
            of_players.append(one)
            continue
        whom, changes = of_whom(one), changes_of(one)
        if whom is None:
            if subject is None:
                raise unbound("same")
            whom = subject.copy()
        if subject is not None and whom.show() == f"ref({subject.word})" and CIPHER.has_role(subject.word, NOUN):
            whom = subject.copy()  # those of whom the clause before speaks
        by_player = whom.word in ("yours_all", "theirs_all")
        if by_player:  # whose skills, wherever they are, or who acts
            whom = all_skills_of(whom.word) if changes_only(changes, "cannot_use") else side_of_all(whom.word)
        if whom.word == "signed_unit":
            whom = signed_unit(whom)
        subject = whom
        if any(change.word == "class_change_cost" for change in changes) and whom.word != "hand":
            raise unbound(whom.word)  # which is paid for a card in the hand
        if any(change.word == "supported_twice" for change in changes) and whom.word == "supporting":
            whom = whom.inner()[0]  # said of its support cards, true of the unit they support
        if one.word == "barred" and whom.word == "ref":  # a unit that was spoken of, whatever becomes of the others
            changes = [word("cannot_attack_any", changes[0])]
        elif one.word == "barred":
            gives.append(word("give", changes[0], word("cannot_be_attacked_by", whom.copy())))
            continue
        if whom.word == "ref":
            changes = [named_so(change) for change in changes]
        bars = [change for change in changes if change.word == "cannot_attack_whom"]
        aims = [change for change in changes if change.word == "reaches" and change.inner()[0].word == "ref"]
        safe = [change for change in changes if change.word == "safe_from_criticals"]
        changes = [change for change in changes if change not in bars + safe + aims]
        if safe:  # said of whom is attacked, true of those who attack
            gives.append(word("give", word("enemy", word("attacking_any", whom.copy())), word("cannot_critical")))
        known = [give for give in gives if give.inner()[0].show() == whom.show()]
        if known:
            known[0].items.extend(plain(changes))
        elif changes or not bars + safe + aims:
            gives.append(word("give", whom, *changes))
            if by_player:
                of_players.append(gives[-1])
        for aim in aims:  # a unit that was spoken of, wherever it goes
            gives.append(word("give", aim.inner()[0], word("reached_by", whom.copy())))
        for bar in bars:
            gives.append(word("give", bar.inner()[0], word("cannot_be_attacked_by", whom.copy())))
    if durations and durations[0].word == "at_start":
        durations = durations[0].inner()
        gives = [at_start(give) for give in gives]
    if durations and durations[0].word == "their_next_turn":  # the enemies'
        if not all(give.inner()[0].mentions("enemy") for give in gives):
            raise unbound("their_next_turn")
        durations = [word("opponents_next_turn")]
    coming = bool(durations) and CIPHER.has_role(durations[0].word, COMING)
    if whiles:
        here = whiles[0].show() == "are(this, here)"
        held = gives if here else [word("while", whiles[0], give) for give in gives]
        if durations:
            lasting = [word("throughout_here", one, durations[0]) for one in held]
            return lasting[0] if len(lasting) == 1 else word("seq", *lasting)
        return word("skills", *held)
    for i, give in enumerate(gives):
        later_too = coming and CIPHER.has_role(give.inner()[0].word, NOUN | JOINED)
        for_all = later_too or any(one is give for one in of_players)
        if durations and (for_all or lasts_for_whoever(give, durations[0])):
            gives[i] = word("throughout", give, durations[0])
        elif durations and any(stays(one, durations[0]) for one in flat_cards(give.inner()[0])):
            raise unbound(give.inner()[0].word)  # what lasts for a time is given to units
        else:
            give.items.extend(plain(durations))
    if len(gives) == 1:
        return gives[0]
    return word("seq" if durations else "skills", *gives)


def deploy_barred(term: Term) -> Term:
    """What a player cannot deploy, in any way or by skills: the opponent, which goes without saying."""
    which, what, who = term.inner()
    for trait in what.inner():
        of_cards_anywhere(trait)
    return word(which.word, what, *([] if who.word == "opponents" else [who]))


def of_cards_anywhere(trait: Term) -> None:
    """Refuse what is said of units only: of cards anywhere names, signs and printed numbers are known."""
    known = CIPHER.words.get(trait.word)
    if known is None:
        raise unbound(trait.word)
    if known.takes_kind("trait"):
        for one in trait.inner():
            of_cards_anywhere(one)
        return
    printed = known.takes_kind("text") or known.takes_kind("range") or known.needs
    if not printed or known.says & LATE or known.takes_kind("cards"):
        raise unbound(trait.word)


def kept(term: Term) -> Term:
    """The cards of your hand that cannot be discarded by skills of the opponent."""
    what, *cause = term.inner()
    whose = named_item(what, "whose")
    if what.word != "hand" or (whose is not None and whose.word != "yours"):
        raise unbound(what.word)
    if any(one.word != "by_enemies" for one in cause):
        raise unbound("by_skills")
    return Term(WORD, "hand", [item for item in what.items if item[0] != "whose"])


def changes_only(changes: list[Term], which: str) -> bool:
    """Whether all that changes is of one kind."""
    return all(change.word == which for change in changes)


def all_skills_of(whose: str) -> Term:
    """Whatever a player uses skills of: units, cards in the hand, support cards."""
    if whose == "yours_all":
        return word("together", word("ally"), word("hand"), word("supports"))
    theirs = [("whose", word("opponents"))]
    return word("together", word("enemy"), Term(WORD, "hand", theirs[:]), Term(WORD, "supports", theirs[:]))


def side_of_all(whose: str) -> Term:
    """The units of a player of whom something is said."""
    return word("ally" if whose == "yours_all" else "enemy")


def at_start(give: Term) -> Term:
    """What holds as a turn starts, and no longer: who is not untapped then stays tapped."""
    if [one.word for one in give.inner()[1:]] != ["cannot_untap"]:
        raise unbound("at_start")
    return word("give", give.inner()[0], word("stays_tapped"))


def named_so(change: Term) -> Term:
    """A change of a unit that was spoken of: whom it cannot attack is said of the unit itself."""
    return word("cannot_attack_any", *change.inner()) if change.word == "cannot_attack_whom" else change


def lasting(term: Term) -> Term:
    """Changes that last for a time; of a unit with a sign, if it has that sign."""
    first = term.items[0][1]
    whom = named_item(first, "who")
    if whom is None or whom.word != "signed_unit":
        return gathered(Term(WORD, "changes", term.items))
    unit, trait = whom.inner()  # if it is so
    first.items = [(name, unit.copy() if name == "who" else one) for name, one in first.items]
    return word("if_signed", word("are", unit, trait), gathered(Term(WORD, "changes", term.items)))


def timed(term: Term) -> Term:
    """Changes and how long they last, in either order."""
    one, two = term.inner()
    changes, duration = (one, two) if one.kind == LIST else (two, one)
    if changes.kind != LIST or duration.kind == LIST:
        raise unbound("duration")
    return lasting(Term(WORD, "lasting", [*plain(changes.inner()), ("duration", duration)]))


def thing_done(term: Term) -> Term:
    """What cannot be done to attacks, perhaps by some units; what becomes of support skills."""
    thing, change, *by = term.inner()
    of_attacks = change.word.startswith("cannot_be_evaded")
    if of_attacks != (thing.word == "attack") or (by and not of_attacks):
        raise unbound(thing.word)
    return by_any_enemy(word("cannot_be_evaded_by", *by)) if of_attacks else change


def no_criticals(term: Term) -> Term:
    """Nobody attacks critically in a battle: only whoever attacks in it could."""
    duration = term.inner()[0]
    if duration.word != "this_battle":
        raise unbound(duration.word)
    return word("give", word("attacking_unit"), word("cannot_critical"), duration)


def signed_unit(whom: Term) -> Term:
    """A side's attacking or defending unit of which something is said, whenever there is one."""
    unit, trait = whom.inner()
    side, role = unit.inner()
    return narrowed(side, word("attacking" if role.word == "attacking_unit" else "defending"), trait)


def stays(cards: Term, duration: Term) -> bool:
    """Whether cards lie where nothing lasts for a time: support cards are there for the battle."""
    return CIPHER.has_role(cards.word, IN_ZONE) and not comes_in_battle(cards, duration)


def lasts_for_whoever(give: Term, duration: Term) -> bool:
    """Whether a change is for whichever cards are such in the time it lasts: support cards to come, skills anywhere."""
    whom = give.inner()[0]
    of_skills = give.mentions("cannot_use") or give.mentions("loses_support_skills")
    return comes_in_battle(whom, duration) or (of_skills and (whom.mentions("supports") or whom.word == "supporting"))


def comes_in_battle(cards: Term, duration: Term) -> bool:
    """Whether cards are the support cards of a battle, which come after the attack."""
    return cards.word == "supports" and duration.word == "this_battle"


def at_moment(term: Term) -> Term:
    """What is done at a moment to come; whom it speaks of is remembered until then."""
    moment, effect = term.inner()
    trigger, duration = moment.inner()
    if effect.mentions("later_on") or any(CIPHER.has_role(one.word, AS_IT_ENDS) for one in effect.everything()):
        raise unbound("later_on")
    spoken = spoken_of(effect)
    skill = word("when", trigger, effect)
    if not spoken:
        return word("later_on", skill, duration)
    chooses = any(CIPHER.has_role(one.word, CHOICE) for one in effect.everything())
    if chooses or len({one.show() for one in spoken}) > 1:
        raise unbound("later_on")
    about = spoken[0].copy()
    for one in spoken:
        one.word, one.items = "that", []
    return word("later_on", skill, duration, about)


def from_now(term: Term) -> Term:
    """What is done each time something happens within a time; of what happens alone it speaks."""
    duration, trigger, effect = [one for name, one in term.items if not name]
    if duration.word == "at_start" or effect.mentions("later_on"):
        raise unbound(duration.word)
    conditions = [(name, one) for name, one in term.items if name == "if"]
    skill = Term(WORD, "when", [("", trigger), ("", effect), *conditions])
    spoken = spoken_of(trigger)
    if not spoken:
        return word("meanwhile", skill, duration)
    about = spoken[0].copy()
    alike = [one for one in skill.everything() if one.show() == about.show()]
    if len({one.show() for one in spoken}) > 1 or about.word != "ref":
        raise unbound(about.word)
    for one in alike:
        one.word, one.items = "that", []
    if spoken_of(skill):  # of somebody else in the event, beside whom it waits for
        raise unbound("that")
    return word("meanwhile", skill, duration, about)


def spoken_of(term: Term) -> list[Term]:
    """Whom a text speaks of: by pronouns, and those who battle now, who may be others by then."""
    now = CIPHER.kind(term.word) == "cards" and CIPHER.has_role(term.word, IN_BATTLE)
    if term.kind == WORD and (now or term.word in ("ref", "ref_named", "of_side")):
        return [term]
    return [one for inner in term.inner() for one in spoken_of(inner)]


def of_whom(given: Term) -> Term | None:
    """The cards something is given to; nothing where they go without saying."""
    if given.word == "given":
        return named_item(given, "who")
    return given.inner()[0]


def changes_of(given: Term) -> list[Term]:
    """What is given, each thing by itself."""
    told = [one for name, one in given.items if not name]
    return flattened(told if given.word == "given" else told[1:])


def flattened(changes: list[Term]) -> list[Term]:
    """Changes, each by itself."""
    found: list[Term] = []
    for one in changes:
        if one.word == "signs_held":  # by others: each kind of signs by itself
            whose, *kinds = one.inner()
            found.extend(word(kind.word, whose.copy()) for kind in kinds)
        elif one.kind == LIST:
            found.extend(flattened(one.inner()))
        else:
            found.append(one)
    return found


def per(term: Term) -> Term:
    """A change that is made so many times."""
    *times, given = term.inner()
    if not times:
        return given
    each = times[0]
    changes = changes_of(given)
    if given.word != "given" or not all(one.items and one.inner()[0].kind == NUMBER for one in changes):
        raise unbound(given.word)
    who = of_whom(given)
    many = plain([each_time(word("each_time", one, each.copy())) for one in changes])
    return Term(WORD, "given", many if who is None else [("who", who), *many])


def per_all(term: Term) -> Term:
    """Changes that are all made so many times."""
    each, changes = term.inner()
    return Term(LIST, "", plain([per(word("per", each.copy(), one)) for one in changes.inner()]))


def each_time(term: Term) -> Term:
    """A change by a number, which may be multiplied."""
    change, *each = term.inner()
    if each and change.inner()[0].show() == "1":
        return word(change.word, *each)
    return word(change.word, word("times", *change.inner(), *each)) if each else change


def becomes(term: Term) -> Term:
    """A number set to another, or multiplied."""
    which, amount = term.inner()
    if CIPHER.kind(amount.word) != "change" or amount.kind == NUMBER:
        return word(which.word, amount)
    if which.word != "attack_becomes":
        raise unbound(which.word)
    return amount


def lost(term: Term) -> Term:
    """A sign or a skill that is lost, or so much of a number."""
    what = term.inner()[0]
    numbers = [one for one in what.everything() if one.kind == NUMBER]
    if numbers and CIPHER.find(what.word).takes_kind("quantity"):
        numbers[0].word = str(-abs(int(numbers[0].word)))
        return what
    if what.word == "gains":
        return word("loses_skill", *what.inner())
    losing = f"loses_{what.word}"
    if losing in CIPHER.words:  # a sign, a range
        return word(losing, *what.inner())
    raise unbound(what.word)


def barred_by(term: Term) -> Term:
    """What cannot be done to a card, perhaps by something only."""
    done, *causes = term.inner()
    if causes and CIPHER.kind(causes[0].word) == "cards":  # by the attacks of some
        return by_any_enemy(word(f"{done.word}_by", causes[0]))
    told = "_".join(one.word for one in term.inner())
    if told not in CIPHER.words:
        raise unbound(told)
    return word(told)


def barred_by_both(term: Term) -> Term:
    """One or two things that cannot be done to a card, perhaps by something only."""
    cause = named_item(term, "cause")
    causes = [] if cause is None else [cause]
    done = [one for name, one in term.items if not name]
    bars = [barred_by(word("barred_by", one, *causes)) for one in done]
    return Term(LIST, "", plain(sorted(bars, key=as_declared)))


def as_declared(change: Term) -> int:
    """The place of a change's word among all words, to sort by."""
    return list(CIPHER.words).index(change.word)


def by_any_enemy(term: Term) -> Term:
    """What cannot be done by certain enemies; where none are named, by any."""
    if term.items and term.inner()[0].show() == "ally":
        raise unbound("ally")  # who attacks is an enemy
    if term.items and not (CIPHER.has_role(term.inner()[0].word, NOUN) and is_bare(term.inner()[0])):
        return term
    plainly = term.word.removesuffix("_by")
    if plainly not in CIPHER.words:
        return word(term.word, word("enemy"))
    return word(f"{plainly}_by_attacks") if f"{plainly}_by_attacks" in CIPHER.words else word(plainly)


def backed(term: Term) -> Term:
    """A change for this unit's support cards: on the unit where all are meant, on them where some are."""
    card, change = term.inner()
    return word("give", word("supporting", word("this"), *card.inner()) if card.items else word("this"), change)
