"""Sentences one after the other: what "instead", "otherwise" and "if you do" change in those before."""

from __future__ import annotations

from mulligan.cardlang import roles
from mulligan.cardlang.grammar import Term, word
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.nouns import (
    AT_ONCE,
    flat,
    is_choice,
)
from mulligan.lorcana.grammar.settle import Settling
from mulligan.lorcana.grammar.terms import (
    asks_of_another_type,
    asks_of_shown,
    asks_whether_done,
    chooses,
    chooses_of_theirs,
    conditional,
    done_by_several,
    done_to_chosen,
    fill_same,
    hangs_on,
    if_done_at_all,
    is_done_by_others,
    is_perhaps,
    is_the_other_case,
    is_unless_so,
    last_if,
    may_be_done_by_them,
    mentions_reference,
    name_touched,
    of_the_same,
    of_them,
    perhaps_chooses_player,
    perhaps_gone_by,
    perhaps_of_player,
    refers,
    shown_together,
    swap,
    tells_of_them,
    tells_touched,
    when_played,
    within,
)
from mulligan.lorcana.words.vocabulary import LORCANA


class Sequences(Settling):
    """Reads sentences that belong together."""

    def sequence(self, term: Term) -> Term:
        """Sentences one after the other; some change the one before."""
        found: list[Term] = []
        told, away = self.acts_told, self.put_away
        for name, effect in term.items:
            self.memory.moment += name != AT_ONCE
            self.paired = self.pairing
            self.pairing = name == AT_ONCE
            if effect.word == "unreduced":
                dealt = found[-1] if found else word("nothing")
                if dealt.word != "deal":
                    raise MulliganError("text-damage-to-what")
                dealt.word = "deal_fully"
            elif effect.word == "counting":
                self.counted = effect.inner()[0]
            elif effect.word == "replaced":
                if not found:
                    raise MulliganError("text-instead-of-what")
                self.acts_told = told | {one.word for one in found[-1].everything()}  # asked before any of it
                found.append(self.instead(found.pop(), effect))
            elif effect.word == "otherwise" and found and found[-1].word == "chosen_if":
                choice, perhaps = found[-1].inner()
                self.other_case = True
                other = self.settle(effect.inner()[0])
                self.other_case = False
                found[-1] = word("instead", choice, other, *perhaps.inner())
            elif effect.word == "otherwise":
                before = last_if(found[-1]) if found else None
                if before is None or (len(effect.items) > 1 and not refers(before.inner()[0])):  # "if it isn't"
                    raise MulliganError("text-otherwise-than-what")
                if before is not found[-1] and asks_whether_done(before) and found[-1].word == "if":
                    raise MulliganError("text-otherwise-than-what")  # than either of two conditions?
                done_so, self.put_away = self.put_away, away
                other = effect.inner()[0]
                chosen = [one for one in before.inner()[1].everything() if is_choice(one)]
                if before is found[-1] and len(chosen) == 1 and mentions_reference(other) and not refers(before):
                    before.items = [before.items[0], ("", swap(before.inner()[1], chosen[0]))]
                    found[-1] = flat(word("seq", word("choose", chosen[0]), before))
                    chosen = []
                self.other_case = True
                done = self.settle(effect.inner()[0])
                self.other_case = False
                picks = [one.items[-1][1].word for one in chosen]
                if any(one.word == "picked" and one.inner()[0].word in picks for one in done.everything()):
                    raise MulliganError("text-which-card")  # nobody was chosen then
                before.items.append(("", done))
                self.put_away |= done_so
                while len(found) > 1 and before is found[-1] and asks_of_another_type(found[-2], before):
                    found.pop()  # "if it's an item … . If it's a character … . Otherwise": neither of them
                    found[-1].items.append(("", before))
                    before = found[-1]
                if len(found) > 1 and perhaps_gone_by(found[-2], before):
                    raise MulliganError("text-otherwise-than-what")
            elif effect.word == "choose_card":
                found.append(self.settle(effect))
            else:
                told, away = self.acts_told, self.put_away.copy()
                if found and shown_together(found[-1]) and asks_of_shown(effect):
                    found[-1] = self.show_together(found[-1])
                if any(tells_touched(one) for one in effect.everything()):
                    effect = name_touched(found[-1] if found else None, effect)
                self.told_of_them = not found or (tells_of_them(found[-1]) and not asks_whether_done(found[-1]))
                self.done_by_them = bool(found) and may_be_done_by_them(found[-1])
                self.done_by_others = bool(found) and is_done_by_others(found[-1])
                self.may_decline = bool(found) and any(one.word == "may" for one in found[-1].everything())
                done = self.settle(effect)
                self.told_of_them, self.done_by_them, self.done_by_others = True, False, False
                if found and asks_whether_done(done) and done_by_several(found[-1]):
                    if done.inner()[0].word != "not" or not of_them(done) or chooses(done):  # by which of them?
                        raise MulliganError("text-which-player")
                    who, act = found[-1].inner()
                    found[-1] = word("each", who, flat(word("seq", act, done)))
                    continue
                if found and found[-1].word == "for_each" and asks_whether_done(done):  # the last time, or any?
                    raise MulliganError("text-unclear-word", word="if you do")
                optional = found and found[-1].word != "if" and any(one.word == "may" for one in found[:-1])
                if asks_whether_done(done) and optional:
                    raise MulliganError("text-unclear-word", word="if you do")  # what was said last, or what one may?
                if asks_whether_done(done) and found and is_unless_so(found[-1]):
                    raise MulliganError("text-unclear-word", word="if you do")  # what is not so, or what is done then?
                if found and is_the_other_case(done, found[-1]):
                    found[-1].items.append(("", done.inner()[1]))
                elif found and found[-1].word == "choose_card":
                    choice = found.pop().inner()[0]
                    asked = is_perhaps(done) and refers(done.inner()[0])  # and what otherwise?
                    found.append(word("chosen_if", choice, done) if asked else done_to_chosen(choice, done))
                elif found and found[-1].word == "may" and found[-1].inner()[0].word == "choose_card" and refers(done):
                    hangs = (
                        done.inner()[1] if asks_whether_done(done) and done.inner()[0].word == "it_was_done" else done
                    )
                    found.append(word("may", done_to_chosen(found.pop().inner()[0].inner()[0], hangs)))
                elif found and chooses_of_theirs(found[-1]):
                    chosen_by = found.pop()
                    who, choice = chosen_by.inner()
                    if not refers(done):
                        raise MulliganError("text-chosen-for-nothing")
                    if LORCANA.has_role(who.word, roles.MANY) and done.word == "seq":  # all of it once for each?
                        raise MulliganError("text-which-player")
                    found.append(word(chosen_by.word, who, done_to_chosen(choice.inner()[0], done)))
                elif found and LORCANA.has_role(found[-1].word, roles.PLAYS) and done.word != "if" and refers(done):
                    found.append(word("if", word("it_was_done"), when_played(found[-1], done)))
                elif (
                    found and found[-1].word == "choose_player" and found[-1].inner()[1].word == "seq" and of_them(done)
                ):
                    if done.word == "each" and done.inner()[0].word == "they":  # the one who was chosen
                        done = done.inner()[1]
                    inside = found[-1].inner()[1].inner()
                    found[-1].items[1] = ("", flat(word("seq", *inside, done)) if inside else done)
                elif found and perhaps_chooses_player(found[-1]) and of_them(done):
                    found[-1] = word("may", word("choose_player", found[-1].inner()[0].inner()[0], done))
                elif found and perhaps_of_player(found[-1]) and of_them(done) and not asks_whether_done(done):
                    who, before = found[-1].inner()[0].inner()
                    found[-1] = word("may", word("choose_player", who, flat(word("seq", before, done))))
                elif found and asks_whether_done(done) and is_perhaps(found[-1]):
                    found.append(if_done_at_all(found.pop(), done))
                elif found and hangs_on(done, found[-1]):
                    found.append(within(found.pop(), done))
                elif refers(done) and not chooses(done) and any(conditional(one) for one in found[:-1]):
                    raise MulliganError("text-if-nothing-chosen")
                else:
                    found.append(done)
        if any(effect.word == "choose_card" or effect.word == "chosen_if" for effect in found):
            raise MulliganError("text-chosen-for-nothing")
        return flat(word("seq", *found))

    def instead(self, before: Term, effect: Term) -> Term:
        """What happens in place of the sentence before, if something is so."""
        condition, other = effect.inner()
        if condition.mentions("it_was_done"):  # whether the sentence before was done, in place of which?
            raise MulliganError("text-instead-of-what")
        if LORCANA.has_role(before.word, roles.OPTIONAL):
            parts = before.inner()
            return word(before.word, *parts[:-1], self.instead(parts[-1], effect))
        other = fill_same(other, before)
        choices = [term for term in before.everything() if is_choice(term)]
        about_chosen = condition.word == "chosen_is" or mentions_reference(condition) or mentions_reference(other)
        if about_chosen and choices:
            if len(choices) > 1:
                raise MulliganError("text-which-card")
            condition = self.settle(condition)
            other = self.settle(swap(other, choices[0]))
            return word("instead", choices[0], swap(before, choices[0]), condition, other)
        if condition.word == "chosen_is":
            raise MulliganError("text-nothing-chosen")
        condition = self.settle(condition)
        other = self.settle(of_the_same(other, before) if mentions_reference(other) else other)
        if other.word == "may" and len(other.items) == 1:  # who does not wish the other does as was said first
            other = word("choose_one", other.inner()[0], before.copy())
        return word("if", condition, other, before)
