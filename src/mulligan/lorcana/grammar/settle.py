"""From what a text says to what it means, word by word."""

from __future__ import annotations

from mulligan.cardlang import binding, roles
from mulligan.cardlang.grammar import LIST, WORD, Term, number, word
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.describing import outdone_by_none
from mulligan.lorcana.grammar.doing import each, has_players_of_its_own, unless_done
from mulligan.lorcana.grammar.nouns import (
    add,
    has_zone,
    is_choice,
    is_noun,
)
from mulligan.lorcana.grammar.recalling import Recalling
from mulligan.lorcana.grammar.referents import CARD, REFERRING, Referent, kinds_of
from mulligan.lorcana.grammar.terms import (
    acts_on_those,
    another,
    besides_this,
    by_number,
    chooses,
    chosen_first,
    counted_on,
    for_good,
    holds_effects,
    holds_in_play,
    is_deed,
    is_duration,
    is_list_of_ways,
    others_than,
    refers,
    several,
    summed,
    told_as,
    waits,
)
from mulligan.lorcana.words.vocabulary import LORCANA


class Settling(Recalling):
    """Finds what is meant in every part of a text, from left to right."""

    def settle(self, term: Term) -> Term:
        """The term with everything it refers to found."""
        if term.kind not in (WORD, LIST):
            return Term(term.kind, self.story) if term.word == "@" else term
        if term.word == "those_ref" and self.event_word == "song_sung" and term.inner()[0].word == "character":
            return word("singers")
        if term.show() == "that_ref(location)" and self.moving:
            return word("that_location")
        if self.there.items and not self.moving and not self.tells_location():
            term = self.where_it_is(term)
        term = self.of_a_character(term)
        if term.word in REFERRING:
            return self.they(term)
        if term.word == "this":
            if term.items:  # it works where it lies, and is a card there
                self.memory.speak(Referent(word("this"), CARD))
                self.own_moved = True
                self.zone = term.inner()[0].word
                return term
            return self.in_its_zone(self.this())
        if term.word == "here":
            if self.type not in ("location", "") and self.there.word == "this":
                raise MulliganError("text-no-location")
            if self.has_left() and self.there.word == "this":  # where nobody is any more
                raise MulliganError("text-as-it-was")
            return self.there.copy()
        if term.word == "was_there":
            return self.was_there(term.inner()[0].word)
        if term.word == "cards_under":
            left = self.has_left_play(term.inner()[0]) and not self.pairing  # not at once with what was under it
            top = self.settle(term.inner()[0])
            if top.show() == "wherever(this)":
                top = word("this")
            if left:
                return word("were_under", top)
            if top.show() == "this" and self.event_word == "leaves_play" and not self.own_banished:
                return word("were_under", top)  # wherever it went
            if top.show() == "this" and (self.own_banished or self.has_left()):  # what was under it lies beside it
                top = word("this", word("in_discard"))
            return word("were_under" if LORCANA.has_role(top.word, roles.SUBJECT) and top.items else "cards_under", top)
        if term.word == "lying_song":  # that was sung or played, and lies in the discard
            song = self.they(word("that_ref", word("song")))
            if not song.mentions("in_discard"):
                raise MulliganError("text-as-it-was")
            return song
        if term.word == "moved_one":
            return self.by_verb("move_to", "character")
        if term.word == "chosen_is":
            return word("matches", self.they(word("chosen_ref", word("card"))), self.settle(term.inner()[0]))
        if term.word == "by_verb":
            return self.by_verb(term.inner()[0].word, term.inner()[1].word)
        if term.word == "this_card":
            if self.action:
                return word("this", word("being_played"))
            return self.in_its_zone(self.this())
        if term.word == "same_place":  # as this card, or as whom?
            if self.action or any(not one.own and one.is_a("character") for one in self.memory.known):
                raise MulliganError("text-no-location")
            return word("location_of", word("this"))
        if term.word == "that_player":
            if self.player:
                return word("they")
            who = self.player_of(word("that_ref", word("card")))
            meant = self.memory.meant
            others = self.of_others if who.word == "they" else meant is None or meant.others
            if term.items and not others:  # who is you
                raise MulliganError("text-which-player")
            return who
        if term.word == "unless_paid" or term.word == "unless_acted":
            first = chosen_first(term)
            if first is not None:
                return self.settle(first)
        if term.word == "unless_paid":
            effect = self.settle(term.inner()[0])
            players = self.one_by_one(term.inner()[1])
            unpaid = word("if", word("not", word("it_was_done")), effect)
            if players.word == "you":
                return word("seq", word("may", word("pay_to", word("ink", term.inner()[2]), word("seq"))), unpaid)
            paying = word("may", word("pay_to", word("ink", term.inner()[2], word("they")), word("seq")), word("they"))
            return word("each", players, word("seq", paying, unpaid))
        if term.word == "unless_acted":
            effect = self.settle(term.inner()[0])
            players = self.one_by_one(term.inner()[1])
            before, self.player = self.player, True
            rather = self.settle(term.inner()[2])
            self.player = before
            return word("each", players, unless_done(rather, effect))
        if term.word == "from_there":
            return add(self.settle(term.inner()[0]), [word("yours"), word(self.looked_in())])
        if term.word == "they_player":
            if not self.player and not self.each:
                raise MulliganError("text-which-player")
            return word("they")
        if term.word == "move_to" and self.type != "location":  # another than where they are, which no word says
            if any(one.word in ("other", "another_one") for one in term.inner()[1].everything()):
                raise MulliganError("text-which-card")
        if term.word == "theirs" and not self.player and not self.each and not self.memory.static:
            raise MulliganError("text-which-player")
        if term.word == "they_do":
            return self.they_do(term.inner()[0])
        if term.word == "choose_players":
            self.several = True
            return term
        if term.word == "there":
            return self.location()
        if term.word == "same_location":
            return self.same_location(*term.inner())
        if term.word == "among_them":
            return word("among", self.they(word("those_ref", word("card"))), self.settle(term.inner()[0]))
        if term.word == "of_them_all":
            return self.of_them_all()
        if term.word == "owner_of_that":
            return self.player_of(word("that_ref", *term.inner()))
        if term.word == "dealt_by":  # damage by another card than this one is no effect's
            if self.settle(term.inner()[0]).show() != "this":
                raise MulliganError("text-which-card")
            return self.settle(term.inner()[1])
        if term.word == "only_one":  # there is no other than this card
            if self.settle(term.inner()[0]).show() != "this":
                raise MulliganError("text-which-card")
            return self.only_one(self.settle(term.inner()[1]))
        if term.word == "owner_of_fighter":
            return word("player_of", self.settle(term.inner()[0]))
        if term.word == "owner_ref":
            return self.player_of(term.inner()[0])
        if term.word == "that_many":
            if self.counted is not None and self.counted_done and not self.amount:
                return self.settle(self.counted.copy())
            fitting = [one for one in (self.counted is not None, self.acted, self.amount) if one]
            if (
                len(fitting) != 1 or self.covered or (self.acted and self.done_to_one)
            ):  # as many as were counted, as the event tells, or as were done since?
                raise MulliganError("text-how-many")
            if self.counted is not None:
                self.counted_done = True
                return self.settle(self.counted.copy())
            return word("this_way" if self.acted else "that_much")
        if term.word == "this_way_of":
            if len(term.items) > 1 and (self.acted or not self.amount):
                self.was_done(term.inner()[1].word)
            return self.this_way(term.inner()[0])
        if term.word == "so_much_of":
            if self.amount and not self.acted:
                return word("that_much")
            self.was_done(term.inner()[0].word)
            return word("this_way")
        if term.word == "opponents" and term.items:  # other players than you: or than who was spoken of?
            if self.player or self.each:
                raise MulliganError("text-which-player")
            return word("opponents")
        if term.word == "everyone":
            return word("everyone")
        if term.word == "in_hindsight":  # "if you did": what was asked about, or what was done since?
            if self.asked_past:
                raise MulliganError("text-unclear-word", word="did")
            return self.settle(term.inner()[0])
        if term.word == "happened":
            self.asked_past = True
        if term.word == "in_vain":  # who may do it and does not is not unable to
            if self.may_decline:
                raise MulliganError("text-unclear-word", word="can't")
            return self.settle(term.inner()[0])
        if term.word == "you_did":
            if self.done_by_them:
                raise MulliganError("text-which-player")
            return self.settle(term.inner()[0])
        if term.word == "they_did":  # a player who was spoken of, and did it
            if not self.told_of_them:
                raise MulliganError("text-which-player")
            return self.settle(term.inner()[0])
        if term.word == "done_by_yourself":
            if self.each or self.done_by_others:  # and what did the others do?
                raise MulliganError("text-which-player")
            return self.settle(term.inner()[0])
        if term.word == "done_by_act":
            return self.done_this_way(*term.inner())
        if term.word == "if_after":  # "ready this character if he has no damage"
            current, told = self.memory.current, self.acts_told
            done = self.settle(term.inner()[1])
            after, self.acts_told = self.acts_told, told
            condition = self.settle(term.inner()[0])
            self.acts_told = after
            if refers(condition) and self.memory.current is not current:  # asked before it is chosen
                raise MulliganError("text-which-card")
            return word("if", condition, done)
        if term.word == "it_was_done" and (not self.done or self.unknown):  # what?
            raise MulliganError("text-unclear-word", word="if you do")
        if term.word == "was_shifted" and self.own_event and self.event_word == "played":
            return word("happened", word("shifted", word("this")))
        if term.word == "it_is_nth":
            return word("happened", self.settle(term.inner()[1]), word("exactly", term.inner()[0]))
        if term.word == "put_under":
            return self.put_under(term)
        if term.word == "put_back":  # where it was looked at: on top of the deck
            meant = self.memory.find(term.inner()[0])
            if not meant.shown and meant.pick >= 0:
                raise MulliganError("text-as-it-was")
            return self.settle(word("to_top", *term.inner()))
        if term.word == "the_number" or (term.word == "that_number" and self.number_named and self.counted is None):
            if not self.number_named:
                raise MulliganError("text-how-many")
            return word("named_number")
        if term.word == "that_number":
            if self.counted is None:
                raise MulliganError("text-how-many")
            return self.settle(self.counted.copy())
        if term.word == "matches" and term.show() == "matches(this, card(at_location))":
            self.memory.speak(Referent(word("location_of", word("this")), frozenset(("location",))))
        if term.word == "another_one":
            return word("other")
        if term.word == "matches" and self.has_left_play(term.inner()[0]) and holds_in_play(term.inner()[1]):
            raise MulliganError("text-as-it-was")
        if term.word == "matches" and term.inner()[0].word == "they_ref" and self.memory.find(term.inner()[0]).many:
            raise MulliganError("text-which-card")  # all of them, or one?
        if term.word == "matches":
            self.called(*term.inner())
        if term.word == "name_first":
            self.named = True
        if term.word == "name_type":
            self.type_named = True
        if term.word == "name_class":
            self.class_named = True
        if term.word == "name_number":
            self.number_named = True
        if (term.word == "of_named_class" or term.word == "gains_named_class") and not self.class_named:
            raise MulliganError("text-unclear-word", word="that classification")
        if term.word == "of_named_type" and not self.type_named:
            raise MulliganError("text-unclear-word", word="that type")
        if term.word in ("with_named_name", "the_named_one"):
            if not self.named and term.word == "the_named_one":
                raise MulliganError("text-which-card")
            if not self.named:  # the name of a card spoken of
                return word("same_name_as", self.they(word("that_ref", word("card"))))
            return word("with_named_name")
        if term.word == "that_location" and not self.moving:
            return word("location_of", self.they(word("they_ref")))
        if term.word in ("rival", "challenged_one"):
            return self.rival(term.word == "challenged_one")
        if is_noun(term):
            term = outdone_by_none(term)
        if term.word == "have" and is_noun(term.inner()[0]) and term.items[-1][0] != "@":
            self.asked_for.add(term.inner()[0].word)
            self.asked_of = term.inner()[0] if len(term.items) > 1 and several(term.inner()[1]) else None
        if term.word == "damage_left":  # on a card that is no longer in play
            left = self.has_left_play(term.inner()[0]) or self.has_gone(term.inner()[0])
            on = self.settle(term.inner()[0])
            if not left and not (on.items and (on.word == "this" or on.word == "wherever")):  # this card, that is gone
                raise MulliganError("text-as-it-was")
            return word("damage_had", on)
        had = f"{term.word.removesuffix('_of')}_had"
        if had in LORCANA.words:  # of a character that has left play, what it had there
            who = self.location_told(term.inner()[0])
            left = self.has_left_play(who) or self.has_gone(who)
            of = self.settle(who)
            as_character = who.show() != "that_ref(card)"
            banished = self.gone or self.event_word == "banished" or self.event_word == "banishes"
            banished = banished or self.event_word == "returned_to_hand"
            if self.own_mixed and of.show() == "this":  # as it is, or as it was?
                raise MulliganError("text-as-it-was")
            gone = banished and LORCANA.has_role(of.word, roles.SUBJECT) and bool(of.items)
            gone = gone or (self.zone == "" and of.show() == "wherever(this)")
            return word(had if left or (gone and as_character) else term.word, of)
        says_other = is_noun(term) and any(item.word in ("other", "another_one") for item in term.inner())
        if says_other and term.word in self.two_of_event and self.memory.picks == 0:  # than which of the two?
            return self.inside(self.others_in_challenge(term))
        elsewhere = "card" in self.chosen and (self.action or has_zone(term))  # where this card is not
        if is_noun(term) and (term.word in self.chosen or elsewhere):
            opposing = any(item.word == "opposing" for item in term.inner())
            itself = not self.action and not elsewhere and not opposing and self.type in ("", term.word)
            if itself and self.others_than_two(term):  # than this card, or than the other one?
                return self.inside(self.others_than_event(term))
            term = Term(WORD, term.word, [("", another(item, not itself)) for item in term.inner()])
            term = self.than_all_chosen(term)
        if says_other and any(item.word in ("other", "another_one") for item in term.inner()):
            term = self.others(term)
        if term.word == "seq":
            return self.sequence(term)
        if is_list_of_ways(term):
            return word(term.word, *[self.apart(inner) for inner in term.inner()])
        if term.word == "ability":
            return word(term.word, self.settle(term.inner()[0]), self.of_another_card().ability(term.inner()[1]))
        if waits(term):
            return self.later(term)
        if term.word == "may_play_free":  # what is being played pays for nothing
            return besides_this(self.inside(term))
        if term.word == "floating" or term.word == "next_time":
            return self.floating(term)
        if term.word == "name_card":
            self.memory.current = self.memory.speak(Referent(word("it"), frozenset(("card",)), False, -1))
            return word("name_card", *[self.apart(inner) for inner in term.inner()])
        if has_players_of_its_own(term):
            before = self.player
            known = self.memory.known[:]
            who = self.settle(term.inner()[0])  # before there is a player they could be
            self.player = True
            done = self.inside(Term(WORD, term.word, [("", who), *term.items[1:]]))
            self.player = before or term.word == "choose_player"
            if term.word == "each":  # each player has chosen
                self.each = True
                for one in self.memory.known:
                    one.each = one.each or one not in known
                    if one.shown and one not in known and LORCANA.has_role(who.word, roles.MANY):
                        one.shown_by_several()
            return done
        if self.is_done_to_banisher(term):
            term = Term(WORD, term.word, [("", word("the_other")), *term.items[1:]])
        if LORCANA.has_role(term.word, roles.MOVES) and term.inner()[0].word in REFERRING:
            meant = self.memory.find(term.inner()[0])
            if meant.somewhere and not meant.told:
                raise MulliganError("text-as-it-was")
        in_play = LORCANA.has_role(term.word, roles.ON_BATTLEFIELD) or term.word == "exert" or term.word == "make_ready"
        of_place = self.moving and term.mentions("location")  # that is of the event
        if in_play and not of_place and not self.other_case and any(map(self.has_left_play, term.inner())):
            raise MulliganError("text-as-it-was")  # or is another meant?
        if term.word == "give" and term.inner()[0].word == "it_ref" and self.is_no_character(*term.inner()):
            raise MulliganError("text-which-card")
        if any(name == "@" and item.word == "yours" for name, item in term.items) and term.inner()[0].word in REFERRING:
            if self.memory.find(term.inner()[0]).others:  # which go to piles of their own player
                raise MulliganError("text-whose-pile")
        asking = LORCANA.words.get(term.word)
        before, asks_each_one = self.player, asking is not None and asking.inside & binding.PLAYER != 0
        self.player = self.player or asks_each_one
        self.optional += term.word == "may"
        self.choosing += is_choice(term)
        if term.word == "give" and any(one.word == "ability" for one in term.inner()):
            self.receiving = self.kinds_meant(term.inner()[0])
        picks = self.memory.picks
        done = self.inside(term)
        if is_choice(term) and self.memory.picks > picks:  # choices are counted in the order in which they are written
            self.memory.make_room(picks)
            done = counted_on(done, picks)
        self.player = before if asks_each_one else self.player
        self.optional -= term.word == "may"
        self.choosing -= is_choice(term)
        if done.word == "matches" and done.inner()[0].items and LORCANA.has_role(done.inner()[0].word, roles.SUBJECT):
            if holds_in_play(done.inner()[1]):  # where it lies now
                raise MulliganError("text-as-it-was")
        acted_on = done.inner()[0].show() if done.items and is_deed(done) else "nothing"
        if acted_on == self.gone_card or (acted_on == "this" and self.own_mixed):
            raise MulliganError("text-as-it-was")
        if done.word == "give":
            done = others_than(done)
            if not self.memory.static and not is_duration(done.inner()[-1]) and not for_good(done):
                raise MulliganError("text-how-long")
            if done.inner()[-1].word == "this_challenge" and not self.challenge and self.event_word != "damaged_now":
                raise MulliganError("text-how-long")  # in which challenge?
        if done.word == "damage_on" and refers(done) and self.moved_away():
            raise MulliganError("text-as-it-was")
        if done.word == "for_each":
            done = summed(done)
        if is_choice(done):
            self.chosen.extend(inner.word for inner in done.everything() if is_noun(inner))
            self.memory.moment += chooses(word("seq", *done.inner()))  # within a choice another was made before
            referent = self.memory.choose(done, picks + 1)
            return Term(WORD, done.word, [*done.items, ("@", number(referent.pick))])
        self.speak(done)
        self.ask_for(done)
        return done

    def was_there(self, place: str) -> Term:
        """Who was at a location that left play by the event: this one, or that of the event."""
        of_location = self.type in ("", "location") if self.own_event else self.of_event == {"location"}
        left = of_location and (self.event_word == "banished" or self.event_word == "leaves_play")
        if not left or place != ("here" if self.own_event else "there"):
            raise MulliganError("text-as-it-was")
        return word("was_at", word("this" if self.own_event else "that"))

    def inside(self, term: Term) -> Term:
        """The term with all its parts settled. What was chosen before another choice is meant by its number."""
        items = [(name, self.settle(item)) for name, item in term.items]
        done = Term(term.kind, term.word, items)
        if not holds_effects(term.word):
            new = [inner for inner in done.everything() if is_choice(inner)]
            if new and not is_choice(term):
                mine = new[-1].items[-1][1].word
                done = by_number(done, mine)
        return done

    def apart(self, term: Term) -> Term:
        """One of several ways, which knows nothing of the others."""
        memory, chosen, player, put_away = self.memory.copy(), self.chosen[:], self.player, self.put_away.copy()
        done = self.settle(term)
        memory.picks = self.memory.picks
        self.memory, self.chosen, self.player, self.put_away = memory, chosen, player, put_away
        return done

    def put_under(self, term: Term) -> Term:
        """Cards are put under a card, which is none of them: "under him" is not the one just chosen."""
        if len(term.items) < 2 and self.own_event and self.own_moved and self.zone:  # which is not in play any more
            raise MulliganError("text-as-it-was")
        if len(term.items) < 2 or term.inner()[1].word not in REFERRING:
            done = self.inside(term)
        else:
            cards = self.settle(term.inner()[0])
            known = self.memory.known
            if is_choice(cards):
                self.memory.known = [one for one in known if one is not self.memory.current]
            done = word(term.word, cards, self.they(term.inner()[1]))
            self.memory.known = known
        self.speak(done)
        return done

    def of_them_all(self) -> Term:
        """ "One of them": of several that were spoken of, or of which it was asked whether there are so many."""
        if self.paired:  # of both, or of the last?
            raise MulliganError("text-which-card")
        meant = next((one for one in reversed(self.memory.known) if one.many), None)
        if meant is not None and is_noun(meant.term):  # it was asked whether there are several
            return meant.term.copy()
        if (meant is None) == (self.asked_of is None):  # of which of those?
            raise MulliganError("text-which-card")
        if self.asked_of is not None:
            return self.settle(self.asked_of.copy())
        assert meant is not None
        kind = next(iter(meant.kinds)) if len(meant.kinds) == 1 else "card"
        return word("among", self.memory.named(meant), word(kind))

    def one_by_one(self, players: Term) -> Term:
        """Who may keep something from happening: of several cards, whose players may be others, nobody can tell."""
        of_card = players.word in ("owner_ref", "owner_of_that")
        done = self.settle(players)
        if of_card and self.memory.meant is not None and self.memory.meant.many:
            raise MulliganError("text-which-player")
        return done

    def they_do(self, effect: Term) -> Term:
        """Something that a player does who was spoken of before; else `they` are cards, and cards do nothing."""
        if self.several:
            return self.settle(each(word("those_players"), effect))
        if not self.player and not self.each:
            raise MulliganError("text-which-player")
        return self.settle(effect)

    def done_this_way(self, act: Term, condition: Term) -> Term:
        """The condition that something was done to a card of a kind; if more was done since, to the one chosen."""
        done = [one for verb, one in self.verbs.items() if told_as(act.word, verb) and (one.pick > 0 or one.shown)]
        since = not any(told_as(act.word, one) for one in self.acts_told)
        if condition.word == "matches" and done and since:
            return word("matches", self.memory.named(done[0]), self.settle(condition.inner()[1]))
        self.was_done(act.word)
        return self.settle(condition)

    def this_way(self, noun: Term) -> Term:
        """How many cards of a kind something was done to."""
        current = self.memory.current
        if self.paired:  # to both of two, of which only the second is known
            raise MulliganError("text-how-many")
        if self.amount and noun.show() == "card":
            if self.acted:  # as many as the event says, or as were done since?
                raise MulliganError("text-how-many")
            return word("that_much")
        if not self.acted:
            raise MulliganError("text-how-many")
        plain = not any(one.items for one in noun.inner()) if noun.word == "either_of" else not noun.items
        kinds = current.kinds if current else self.moved_kinds
        if plain and (noun.word == "card" or kinds == kinds_of(noun)):
            return word("this_way")
        meant = [self.verbs.get(act) for act in self.acts_told]
        if current is None or self.each or current not in meant:  # or are they others?
            raise MulliganError("text-how-many")
        return word("count", word("among", self.memory.named(current), self.settle(noun)))

    def later(self, term: Term) -> Term:
        """What waits for its moment: `that` is what was chosen or played before."""
        before = self.memory
        self.memory = before.copy()
        current = before.current
        self.memory.known = [one for one in before.known if one.term.word == "this"]
        if current is not None and (not current.many or acts_on_those(term)):
            self.memory.speak(Referent(word("that"), current.kinds, current.many)).others = current.others
        elif before.on_that and not before.picks:  # the card of the event is still what is acted on
            for one in before.known:
                if one.term.show() == "that" and not self.zone:
                    self.memory.speak(Referent(word("that"), one.kinds))
        self.memory.current = None
        done = self.inside(term)
        self.memory = before
        return done

    def sequence(self, term: Term) -> Term:
        """Sentences one after the other; some change the one before."""
        raise NotImplementedError

    def ability(self, term: Term) -> Term:
        """A whole ability."""
        raise NotImplementedError

    def floating(self, term: Term) -> Term:
        """A triggered ability for a time: of the card spoken of, or outside of any card."""
        raise NotImplementedError

    def of_another_card(self) -> Settling:
        """A reader for an ability that cards are given, whose card is one of those."""
        raise NotImplementedError
