"""From what a text says to what it means: who "they" are, what "instead" and "otherwise" change."""

from __future__ import annotations

from mulligan.cardlang import binding, roles
from mulligan.cardlang.grammar import LIST, NUMBER, WORD, Term, number, word
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.grammar.describing import outdone_by_none
from mulligan.lorcana.grammar.doing import each, has_players_of_its_own, unless_done
from mulligan.lorcana.grammar.events import past
from mulligan.lorcana.grammar.hearing import Hearing
from mulligan.lorcana.grammar.nouns import (
    AT_ONCE,
    add,
    flat,
    has_zone,
    is_choice,
    is_noun,
    narrower,
    sort_traits,
    tells_class,
    tells_whose,
)
from mulligan.lorcana.grammar.referents import CARD, REFERRING, SHOWN, Referent, fits, kinds_of
from mulligan.lorcana.grammar.terms import (
    CARDS,
    about_those,
    acts_on_those,
    another,
    apart,
    asks_another,
    asks_each,
    asks_of_shown,
    asks_of_the_same,
    asks_whether_done,
    besides_this,
    by_number,
    by_the_same,
    chooses,
    chooses_of_theirs,
    conditional,
    done_by_several,
    fill_same,
    for_good,
    hangs_on,
    holds_effects,
    holds_events,
    holds_in_play,
    if_done_at_all,
    is_acted_on,
    is_duration,
    is_list_of_ways,
    is_perhaps,
    is_the_other_case,
    last_if,
    may_be_done_by_them,
    mentions_reference,
    name_touched,
    of_the_same,
    of_them,
    of_those_that_are,
    of_turn_player,
    only_those,
    others_than,
    parts_of,
    perhaps_chooses_player,
    refers,
    several,
    shifted,
    shown_together,
    spoken,
    swap,
    tells_of_characters,
    tells_of_them,
    tells_touched,
    told_as,
    use_choice,
    waits,
    when_played,
    who_are_so,
    within,
)
from mulligan.lorcana.words.vocabulary import LORCANA


class Discourse(Hearing):
    """Reads an ability from left to right and finds what is meant."""

    def settle(self, term: Term) -> Term:
        """The term with everything it refers to found."""
        if term.kind not in (WORD, LIST):
            return Term(term.kind, self.story) if term.word == "@" else term
        if term.word == "those_ref" and self.event_word == "song_sung" and term.inner()[0].word == "character":
            return word("singers")
        if term.show() == "that_ref(location)" and self.moving:
            return word("that_location")
        term = self.of_a_character(term)
        if term.word in REFERRING:
            return self.they(term)
        if term.word == "this":
            if term.items:  # it works where it lies, and is a card there
                self.memory.speak(Referent(word("this"), CARD))
                self.own_moved = True
                self.zone = term.inner()[0].word
                return term
            return self.this()
        if term.word == "here":
            if self.type not in ("location", "") and self.there.word == "this":
                raise MulliganError("text-no-location")
            if self.has_left() and self.there.word == "this":  # where nobody is any more
                raise MulliganError("text-as-it-was")
            return self.there.copy()
        if term.word == "cards_under":
            left = self.has_left_play(term.inner()[0]) and not self.pairing  # not at once with what was under it
            top = self.settle(term.inner()[0])
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
        if term.word == "that_player":
            return word("they") if self.player else self.player_of(word("that_ref", word("card")))
        if term.word == "unless_paid":
            effect = self.settle(term.inner()[0])
            players = self.settle(term.inner()[1])
            paying = word("may", word("pay_to", word("ink", term.inner()[2], word("they")), word("seq")), word("they"))
            return word("each", players, word("seq", paying, word("if", word("not", word("it_was_done")), effect)))
        if term.word == "unless_acted":
            effect = self.settle(term.inner()[0])
            players = self.settle(term.inner()[1])
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
        if term.word == "among_them":
            return word("among", self.they(word("those_ref", word("card"))), self.settle(term.inner()[0]))
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
            if len(fitting) != 1 or self.covered:  # as many as were counted, as the event tells, or as were done since?
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
        if term.word == "you_did":
            if self.done_by_them:
                raise MulliganError("text-which-player")
            return self.settle(term.inner()[0])
        if term.word == "they_did":  # a player who was spoken of, and did it
            if not self.told_of_them:
                raise MulliganError("text-which-player")
            return self.settle(term.inner()[0])
        if term.word == "done_by_yourself":
            if self.each:  # and what did the others do?
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
        if term.word == "of_named_class" and not self.class_named:
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
        had = f"{term.word.removesuffix('_of')}_had"
        if had in LORCANA.words:  # of a character that has left play, what it had there
            left = self.has_left_play(term.inner()[0]) or self.has_gone(term.inner()[0])
            of = self.settle(term.inner()[0])
            as_character = term.inner()[0].show() != "that_ref(card)"
            banished = self.event_word == "banished" or self.event_word == "banishes"
            gone = banished and LORCANA.has_role(of.word, roles.SUBJECT) and bool(of.items)
            return word(had if left or (gone and as_character) else term.word, of)
        says_other = is_noun(term) and any(item.word in ("other", "another_one") for item in term.inner())
        if says_other and term.word in self.two_of_event and self.memory.picks == 0:  # than which of the two?
            return self.inside(self.others_in_challenge(term))
        elsewhere = "card" in self.chosen and (self.action or has_zone(term))  # where this card is not
        if is_noun(term) and (term.word in self.chosen or elsewhere):
            opposing = any(item.word == "opposing" for item in term.inner())
            itself = not self.action and not elsewhere and not opposing and self.type in ("", term.word)
            if itself and self.others_than_two(term):  # than this card, or than the other one?
                raise MulliganError("text-which-card")
            term = Term(WORD, term.word, [("", another(item, not itself)) for item in term.inner()])
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
        done = self.inside(term)
        self.player = before if asks_each_one else self.player
        self.optional -= term.word == "may"
        self.choosing -= is_choice(term)
        if done.word == "matches" and done.inner()[0].items and LORCANA.has_role(done.inner()[0].word, roles.SUBJECT):
            if holds_in_play(done.inner()[1]):  # where it lies now
                raise MulliganError("text-as-it-was")
        if done.word == "give":
            done = others_than(done)
            if not self.memory.static and not is_duration(done.inner()[-1]) and not for_good(done):
                raise MulliganError("text-how-long")
            if done.inner()[-1].word == "this_challenge" and not self.challenge and self.event_word != "damaged_now":
                raise MulliganError("text-how-long")  # in which challenge?
        if done.word == "damage_on" and refers(done) and self.moved_away():
            raise MulliganError("text-as-it-was")
        if is_choice(done):
            self.chosen.extend(inner.word for inner in done.everything() if is_noun(inner))
            self.memory.moment += chooses(word("seq", *done.inner()))  # within a choice another was made before
            referent = self.memory.choose(done)
            return Term(WORD, done.word, [*done.items, ("@", number(referent.pick))])
        self.speak(done)
        self.ask_for(done)
        return done

    def ask_for(self, condition: Term) -> None:
        """Cards of which there must be some may be spoken of: "if you have 2 or more items in play, ready them".

        Where this card may be meant as well, they are not clear.
        """
        asked = condition.inner()[0] if condition.word == "have" or condition.word == "is" else condition
        if self.memory.static or self.triggering or asked is condition or condition.items[-1][0] == "@":
            return
        they = [one for one in self.memory.known if fits(word("they_ref"), one, False)]
        if any(not one.own for one in they):  # who are rather they
            return
        many = len(condition.items) == 2 and several(condition.inner()[1])
        clear = many and not they
        if condition.word == "is" and clear and asked.show() == "count(cards_under(this))":
            self.memory.speak(Referent(asked.inner()[0], frozenset(("card",)), True))
        elif condition.word == "have" and is_noun(asked) and asked.mentions("yours"):
            told = self.memory.speak(Referent(asked, kinds_of(asked), many))
            told.unclear = not clear

    def others(self, noun: Term) -> Term:
        """Others than this card; beside a part of a kind the rest of it; where this card is none, than the event's."""
        kept = [one for one in noun.inner() if one.word not in ("other", "another_one")]
        group, current = self.memory.group, self.memory.current
        than = word("other")
        if group is not None and narrower(group, word(noun.word, *kept)):
            if group.mentions("other") or current is None or current.group is not group:
                raise MulliganError("text-which-card")
            than = word("another")
        elif self.is_none_of(noun):
            second = self.second_of_event(noun)
            may_be_action = noun.word == "card" or noun.word == "action" or noun.word == "song"
            if second is None and self.action and not may_be_action and not self.choosing:  # which is none of them
                raise MulliganError("text-which-card")
            than = than if second is None else word("apart_from", second)
        return sort_traits(word(noun.word, *kept, than))

    def others_in_challenge(self, noun: Term) -> Term:
        """Others in a challenge of two other cards: opposing ones than the challenged, yours than the other."""
        kept = [one for one in noun.inner() if one.word not in ("other", "another_one")]
        whose = [one.word for one in kept if tells_whose(one)]
        if self.event_word != "challenges" or len(whose) != 1:
            raise MulliganError("text-which-card")
        if whose[0] == "yours" and not self.is_none_of(noun):  # than this card, or than the one that challenges?
            raise MulliganError("text-which-card")
        than = word("another") if whose[0] == "yours" else word("apart_from", word("the_other"))
        return sort_traits(word(noun.word, *kept, than))

    def is_none_of(self, noun: Term) -> bool:
        """Whether this card cannot be one of a kind, so that no others than this one are meant."""
        if self.triggering:
            return False
        if any(one.word == "opposing" for one in noun.inner()) or self.action:
            return True
        return not self.given and self.type not in ("", noun.word) and noun.word != "card"

    def second_of_event(self, noun: Term) -> Term | None:
        """The card of the event beside which there are others: whom this card fights, or the song that was sung."""
        sung = self.event_word == "sings" and (noun.word == "song" or noun.word == "action")
        if sung and has_zone(noun):
            return word("that_song", word("in_discard"))
        if self.own_event and noun.word == "character" and LORCANA.has_role(self.event_word, roles.AGAINST):
            return word("rival")
        told = any(noun.word in one.kinds for one in self.memory.known if not one.own)
        if told or sung or noun.word in self.asked_for:  # than which of them?
            raise MulliganError("text-which-card")
        return None

    def others_than_two(self, noun: Term) -> bool:
        """Whether others of a kind may be others than this card, or than one of that kind that was spoken of."""
        if not any(trait.word == "other" for trait in noun.inner()):
            return False
        beside = self.memory.current
        chosen = beside is not None and beside.pick > 0 and noun.word in beside.kinds
        return noun.word in self.of_event or chosen

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

    def of_another_card(self) -> Discourse:
        """A reader for an ability that cards are given, whose card is one of those."""
        known = self.receiving - CARD
        inner = Discourse(self.story, next(iter(known)) if len(known) == 1 else "")
        inner.given = True
        return inner

    def is_done_to_banisher(self, act: Term) -> bool:
        """Whether something is done in play to "that character" of two, of whom one has banished the other."""
        if self.event_word != "banishes" or self.own_event or self.memory.picks:
            return False
        in_play = LORCANA.has_role(act.word, roles.ON_BATTLEFIELD) and not LORCANA.has_role(act.word, roles.MOVES)
        return (in_play or act.word == "make_ready") and act.inner()[0].show() == "that_ref(character)"

    def kinds_meant(self, cards: Term) -> frozenset[str]:
        """What cards are that get something: this card, those spoken of, or those of a kind."""
        if cards.word == "this":
            return frozenset((self.type,)) if self.type else frozenset()
        return self.memory.find(cards).kinds if cards.word in REFERRING else kinds_of(cards)

    def put_under(self, term: Term) -> Term:
        """Cards are put under a card, which is none of them: "under him" is not the one just chosen."""
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

    def apart(self, term: Term) -> Term:
        """One of several ways, which knows nothing of the others."""
        memory, chosen, player, put_away = self.memory.copy(), self.chosen[:], self.player, self.put_away.copy()
        done = self.settle(term)
        memory.picks = self.memory.picks
        self.memory, self.chosen, self.player, self.put_away = memory, chosen, player, put_away
        return done

    def they(self, term: Term) -> Term:
        """What a pronoun means; what was banished lies in the discard."""
        if term.word == "they_ref" and self.paired and self.memory.picks > 1:  # both of two?
            raise MulliganError("text-which-card")
        meant = self.memory.find(term)
        self.memory.meant = meant
        return self.in_its_zone(self.memory.named(meant))

    def of_a_character(self, term: Term) -> Term:
        """What only characters get or are is said of a character, not of the item or location that says it."""
        if self.type in ("", "character") or self.type == "action" or self.memory.static or not term.items:
            return term
        who, *said = term.inner()
        if who.word != "it_ref" or not any(tells_of_characters(one) for one in said):
            return term
        last = next((one for one in reversed(self.memory.known) if fits(who, one, False)), None)
        if last is not None and last.kinds == CARD:  # a card that may be one
            return term
        return Term(WORD, term.word, [("", word("that_ref", word("character"))), *term.items[1:]])

    def they_do(self, effect: Term) -> Term:
        """Something that a player does who was spoken of before; else `they` are cards, and cards do nothing."""
        if self.several:
            return self.settle(each(word("those_players"), effect))
        if not self.player and not self.each:
            raise MulliganError("text-which-player")
        return self.settle(effect)

    def looked_in(self) -> str:
        """The zone that was looked at: "from there"."""
        if "look_at_inkwell" not in self.done:
            raise MulliganError("text-played-from-where")
        return "in_inkwell"

    def location(self) -> Term:
        """The location spoken of: "there"."""
        if self.moving:
            return word("that_location")
        return self.they(word("that_ref", word("location")))

    def player_of(self, term: Term) -> Term:
        """The player of what a pronoun means; the event knows who is the player of its card, or tells nobody."""
        if self.event_word == "challenges" and self.two_of_event and not self.done and term.word == "any_ref":
            raise MulliganError("text-which-player")  # of the one that challenges, or of the other?
        card = self.they(term)
        card = card.inner()[0] if card.word == "wherever" else card
        if card.word == "this":  # whose player is you
            raise MulliganError("text-which-player")
        return word("they") if card.word == "that" and self.tells_player else word("player_of", card)

    def in_its_zone(self, card: Term) -> Term:
        """The card of an event, where it lies by now."""
        if card.word in self.put_away:
            return word("wherever", word(card.word))
        about = card.word == "that" or (card.word == "this" and self.own_moved)
        return word(card.word, word(self.zone)) if self.zone and about and not card.items else card

    def rival(self, challenged: bool) -> Term:
        """The challenging or the challenged character of the event."""
        if not self.challenge and not self.memory.static:
            raise MulliganError("text-which-card")
        if not self.challenge:
            return word("character", word("being_challenged" if challenged else "challenging"))
        self.against = self.against or challenged
        if self.own_event:
            self.side = "while_challenging" if challenged else "while_challenged"  # what this card is then
            self.memory.meant = self.memory.speak(Referent(word("rival"), frozenset(("character",))))
            return self.memory.meant.term.copy()
        if LORCANA.has_role(self.challenge, roles.AGAINST):
            return word("the_other" if challenged else "that")
        if self.challenge == "in_challenge":  # then the card of the event is the other one
            self.side = "while_challenging" if challenged else "while_challenged"
            return word("the_other")
        if self.challenge == ("while_challenging" if challenged else "while_challenged"):
            return word("the_other")
        raise MulliganError("text-which-card")

    def by_verb(self, verb: str, kind: str) -> Term:
        """What something was done to before: "the exerted character"."""
        if verb == "banish" and verb not in self.verbs and self.event_word == "banishes":
            return word("that", word("in_discard"))
        known = LORCANA.words.get(verb)
        if verb not in self.verbs and known is not None and known.event and known.event == self.event_word:
            who = word("this" if self.own_event else "that")
            if any(one.term.word == who.word and not one.is_a(kind) for one in self.memory.known):
                raise MulliganError("text-which-card")
            return self.in_its_zone(who)
        if verb not in self.verbs or not self.verbs[verb].is_a(kind):
            raise MulliganError("text-which-card")
        return self.memory.named(self.memory.speak(self.verbs[verb]))

    def was_done(self, act: str) -> None:
        """Refuse "this way" of an act where the last thing done was another: only the last is known."""
        if not any(told_as(act, one) for one in self.acts_told):
            raise MulliganError("text-which-act")

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
        if not noun.items and (noun.word == "card" or (current and current.kinds == frozenset((noun.word,)))):
            return word("this_way")
        meant = [self.verbs.get(act) for act in self.acts_told]
        if current is None or self.each or current not in meant:  # or are they others?
            raise MulliganError("text-how-many")
        return word("count", word("among", self.memory.named(current), self.settle(noun)))

    def speak(self, effect: Term) -> None:
        """Remember what an effect was about, and what is `it` from now on."""
        known = LORCANA.words.get(effect.word)
        if known is None or known.kind not in ("effect", "lasting"):
            return
        self.done.append(effect.word)
        self.own_banished = self.own_banished or effect.show() == "banish(this)"
        if LORCANA.has_role(effect.word, roles.MOVES) and effect.items:
            self.put_away.update(one.word for one in effect.inner()[:1] if LORCANA.has_role(one.word, roles.SUBJECT))
        if known.sets & binding.DONE and not holds_effects(effect.word):
            so_many = bool(effect.items) and effect.inner()[0].kind == NUMBER
            self.covered = self.acted and so_many and LORCANA.has_role(effect.word, roles.NAMES_DOER)
            self.acted = True
            self.acts_told = {effect.word}
            self.unknown = False
        if not known.sets & binding.IT:
            return
        if known.role & roles.SHOWS and not known.takes("cards"):
            many = effect.inner()[0].show() != "1" and effect.word != "reveal_until"
            pick = -1 - self.memory.moment
            known_by_it = effect.word == "reveal_top" and not many
            shown = Referent(word("it"), frozenset(("card",)), many, pick - SHOWN if known_by_it else pick)
            shown.shown = known_by_it
            self.memory.current = self.memory.speak(shown)
            puts = [one for one in effect.inner() if LORCANA.kind(one.word) == "put"]
            if puts:  # where they were looked at they are no more
                self.memory.current = None
                self.acted = False  # it is not known how many went where
                self.acts_told = set()
                self.unknown = any(not LORCANA.has_role(one.word, roles.FOR_THE_REST) for one in puts)
        elif known.role & roles.PLAYS:
            if chooses(effect):
                raise MulliganError("text-which-card")
            played = effect.inner()[0]
            if is_acted_on(played):
                self.memory.act_on(played)
                return
            kinds = kinds_of(played) or frozenset(("card",))
            self.memory.current = self.memory.speak(Referent(word("it"), kinds, False, -1 - self.memory.moment))
        elif self.unsaid_cards(effect):
            cards = effect.inner()[0]
            one = cards.inner()[-1 if cards.word == "at_random" else 0].show() == "1"
            kinds = kinds_of(cards) or frozenset(("card",))
            self.memory.current = self.memory.speak(Referent(word("it"), kinds, not one, -1 - self.memory.moment))
        else:
            for inner in effect.inner()[::-1]:
                if inner.kind == WORD and LORCANA.has_role(inner.word, CARDS):
                    self.memory.group = inner if is_noun(inner) else self.memory.group
                    if self.optional and (is_noun(inner) or inner.word == "either_of"):
                        # also where nothing was done to them: rule triggers.independent-sentences
                        self.memory.speak(Referent(inner, kinds_of(inner), True))
                        self.memory.current = None
                        self.memory.on_that = False
                    elif not is_choice(inner):
                        self.memory.act_on(inner)
                    break
        if self.memory.current is not None:
            self.verbs[effect.word] = self.memory.current
        for inner in effect.inner():
            if LORCANA.has_role(inner.word, roles.SUBJECT):
                self.memory.speak(Referent(inner, self.memory.kinds_known(inner)))

    def has_left_play(self, cards: Term) -> bool:
        """Whether a pronoun means what was chosen in play and has left it by what was done."""
        if cards.word not in REFERRING:
            return False
        meant = self.memory.find(cards)
        moved = [one for verb, one in self.verbs.items() if LORCANA.has_role(verb, roles.MOVES)]
        in_play = meant.pick > 0 or (meant.group is not None and not has_zone(meant.group))
        return in_play and not meant.elsewhere and any(one is meant for one in moved)

    def has_gone(self, cards: Term) -> bool:
        """Whether those are meant to whom something was done by which they left play: "the banished character"."""
        meant = self.verbs.get(cards.inner()[0].word) if cards.word == "by_verb" else None
        if meant is None or not LORCANA.has_role(cards.inner()[0].word, roles.MOVES):
            return False
        return meant.pick > 0 and not meant.elsewhere

    def moved_away(self) -> bool:
        """Whether what was spoken of last has left play by what was done."""
        return any(
            LORCANA.has_role(verb, roles.MOVES) and cards is self.memory.current for verb, cards in self.verbs.items()
        )

    def unsaid_cards(self, effect: Term) -> bool:
        """Whether an effect is about cards that nobody chose, and that all see: at random, or put from a deck."""
        cards = effect.inner()[0] if effect.items else effect
        return cards.word == "at_random" or (cards.word == "top" and effect.word == "into_discard")

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

    def floating(self, term: Term) -> Term:
        """A triggered ability for a time: of the card spoken of, or outside of any card."""
        when = term.inner()[0]
        trigger = when.inner()[0]
        inner = Discourse(self.story, self.type)
        referring = next((one for one in trigger.inner()[:1] if one.word in REFERRING), None)
        if referring is not None:
            told = [one for _, said in [*when.items[1:], *trigger.items[1:]] for one in spoken(said)]
            if any(one.word == "this" or one.word == "this_card" for one in told):  # the one that says it
                raise MulliganError("text-which-card")
            in_your_turn = trigger.word == "quests" or trigger.word == "challenges"  # which only yours do
            if self.memory.find(referring).others and not in_your_turn:  # then it is their player's ability
                raise MulliganError("text-which-player")
            self.receiving = self.memory.find(referring).kinds
            inner = self.of_another_card()
            if not LORCANA.has_role(trigger.word, roles.GIVEN) or term.inner()[-1].word != "this_turn":
                raise MulliganError("text-waits-for-whom")
            whom = self.they(referring)
            own = Term(WORD, trigger.word, [("", word("this")), *trigger.items[1:]])
            given = inner.ability(Term(WORD, "when", [("", own), *when.items[1:]]))
            return word("give", whom, word("ability", Term(2, self.story), given), term.inner()[-1])
        if mentions_reference(trigger):
            raise MulliganError("text-waits-for-whom")
        return Term(WORD, term.word, [("", inner.ability(when)), *term.items[1:]])

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
                other = self.settle(effect.inner()[0])
                found[-1] = word("instead", choice, other, *perhaps.inner())
            elif effect.word == "otherwise":
                before = last_if(found[-1]) if found else None
                if before is None or (len(effect.items) > 1 and not refers(before.inner()[0])):  # "if it isn't"
                    raise MulliganError("text-otherwise-than-what")
                done_so, self.put_away = self.put_away, away
                before.items.append(("", self.settle(effect.inner()[0])))
                self.put_away |= done_so
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
                done = self.settle(effect)
                self.told_of_them, self.done_by_them = True, False
                if found and asks_whether_done(done) and done_by_several(found[-1]):
                    if done.inner()[0].word != "not" or not of_them(done) or chooses(done):  # by which of them?
                        raise MulliganError("text-which-player")
                    who, act = found[-1].inner()
                    found[-1] = word("each", who, flat(word("seq", act, done)))
                    continue
                optional = found and found[-1].word != "if" and any(one.word == "may" for one in found[:-1])
                if asks_whether_done(done) and optional:
                    raise MulliganError("text-unclear-word", word="if you do")  # what was said last, or what one may?
                if found and is_the_other_case(done, found[-1]):
                    found[-1].items.append(("", done.inner()[1]))
                elif found and found[-1].word == "choose_card":
                    choice = found.pop().inner()[0]
                    asked = is_perhaps(done) and refers(done.inner()[0])  # and what otherwise?
                    found.append(word("chosen_if", choice, done) if asked else use_choice(choice, done))
                elif found and found[-1].word == "may" and found[-1].inner()[0].word == "choose_card" and refers(done):
                    hangs = (
                        done.inner()[1] if asks_whether_done(done) and done.inner()[0].word == "it_was_done" else done
                    )
                    found.append(word("may", use_choice(found.pop().inner()[0].inner()[0], hangs)))
                elif found and chooses_of_theirs(found[-1]):
                    chosen_by = found.pop()
                    who, choice = chosen_by.inner()
                    if not refers(done):
                        raise MulliganError("text-chosen-for-nothing")
                    if LORCANA.has_role(who.word, roles.MANY) and done.word == "seq":  # all of it once for each?
                        raise MulliganError("text-which-player")
                    found.append(word(chosen_by.word, who, use_choice(choice.inner()[0], done)))
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

    def show_together(self, before: Term) -> Term:
        """What several players revealed one after the other is revealed at once, and all of it is spoken of."""
        players, revealing = before.inner()
        cards = word("top", revealing.inner()[0], players)
        done = word("reveal", cards)
        self.each, self.acted = False, True
        self.acts_told = {done.word}
        self.memory.current = self.memory.speak(Referent(word("it"), CARD, True, -1 - self.memory.moment))
        self.verbs[done.word] = self.memory.current
        return done

    def is_no_character(self, who: Term, *changes: Term) -> bool:
        """Whether a pronoun means a card that gets what only characters get, and is none."""
        kinds = self.memory.find(who).kinds
        none = bool(kinds) and "character" not in kinds and "card" not in kinds
        only = [one for one in changes if one.word != "ward" and one.word != "resist"]  # which others have too
        return none and any(tells_of_characters(one) for one in only)

    def called(self, card: Term, kind: Term) -> None:
        """Remember what a card was asked to be: from then on it may be called so."""
        meant = self.memory.current
        if card.word in REFERRING:
            meant = self.memory.find(card)
        if meant is None:
            return
        classed = any(tells_class(one) or one.word == "named" for one in kind.inner())
        elsewhere = kind.word == "action" or kind.word == "song" or (kind.word == "card" and not classed)
        if meant.somewhere and elsewhere:  # in play, or in the discard?
            raise MulliganError("text-as-it-was")
        meant.told.update(["character"] if kind.word == "card" and classed else [kind.word])

    def only_one(self, kind: Term) -> Term:
        """That this card is the only one of a kind: it is one, where more is said than whose, and there is no other."""
        traits = [one for one in kind.inner() if one.word != "yours"]
        if any(LORCANA.find(one.word).event for one in traits):  # also of those that have left since?
            raise MulliganError("text-as-it-was")
        alone = word("not", word("have", add(kind, [word("other")])))
        return word("both", word("matches", word("this"), kind.copy()), alone) if traits else alone

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

    def ability(self, term: Term) -> Term:
        """A whole ability."""
        if term.word in ("when", "when_if"):
            parts = apart(term)
            if len(parts) > 1:
                return flat(word("several", *[Discourse(self.story, self.type).ability(one) for one in parts]))
            return self.when(term)
        if term.word == "always":
            return self.always(term)
        if term.word == "several":
            return flat(word("several", *[self.ability(one) for one in term.inner()]))
        done = self.settle(term)
        if any(one.word == "choose_card" for one in done.everything()):
            raise MulliganError("text-chosen-for-nothing")
        return done

    def settle_of_player(self, condition: Term) -> Term:
        """A condition asked of one player after the other."""
        before = self.player
        self.player = True
        done = self.settle(condition)
        self.player = before
        return done

    def when(self, term: Term) -> Term:
        """A triggered ability: its event says who is spoken of, then its conditions, then its effect."""
        parts = term.inner()
        trigger, effect = parts[0], parts[-1] if parts[-1].kind != LIST else parts[-2]
        condition = parts[1] if term.word == "when_if" else None
        asked = condition
        frame = parts[-1].inner() if parts[-1].kind == LIST else []
        during = [one for one in frame if one.word not in ("once", "first")]
        if trigger.word == "during":
            during.append(trigger.inner()[1])
            trigger = trigger.inner()[0]
        two_cases = effect.word == "seq" and effect.inner()[1].word == "otherwise"
        must_be = [] if condition is None or two_cases else [one.word for one in parts_of(condition)]
        if condition is not None and "was_shifted" in must_be:
            trigger, condition = shifted(trigger, condition)
        if trigger.mentions("turn_player"):
            if not any(one.word == "their_turn" for one in during):
                raise MulliganError("text-which-player")
            trigger = of_turn_player(trigger)
        trigger = self.event(trigger)
        if condition is not None and condition.word == "it_is_nth":  # as often as it happened by then
            counted, of = condition.inner()
            if self.event(by_the_same(of, trigger)).show() == trigger.show():
                trigger, condition = word("nth", counted, trigger), None
        during = [self.before_event(one) for one in during]
        if any(one.show() == "matches(this, card(at_location))" for one in during):
            self.there = word("location_of", word("this"))
        self.hear(trigger)
        items: list[tuple[str, Term]] = []
        if condition is not None:
            condition = self.settle(condition)
            items.append(("if", condition))
        if during:
            items.append(("during", flat(word("both", *during))))
        if any(one.word in ("once", "first") for one in frame):
            items.append(("limit", word("once_per_turn")))
        if condition is not None and two_cases:
            effect = word("seq", word("if", condition, effect.inner()[0]), *effect.inner()[1:])
            items = items[1:]
        if condition is not None and (asks_another(effect) or (asked is not None and asks_of_the_same(asked, effect))):
            effect = word("seq", word("if", condition, effect.inner()[0]), *effect.inner()[1:])
            items = items[1:]
        done = self.ability(effect)
        if self.side and trigger.word == "banished" and trigger.inner()[-1].word == "in_challenge":
            if done.word == "seq":  # and the rest of it whoever challenged?
                raise MulliganError("text-which-card")
            trigger = word("banished", trigger.inner()[0], word(self.side))
        if self.against and (trigger.word != "challenges" or len(trigger.items) == 1):
            whom = word("rival" if self.own_event else "the_other")
            done = word("if", word("matches", whom, word("character")), done)
        return Term(WORD, "when", [("", trigger), ("", done), *items])

    def before_event(self, condition: Term) -> Term:
        """A condition asked before anybody looks at the event: its pronouns mean this card."""
        inner = Discourse(self.story, self.type)
        inner.this()
        return inner.settle(condition)

    def event(self, trigger: Term) -> Term:
        """A trigger, whose pronouns mean this card."""
        if holds_events(trigger):
            return Term(
                WORD, trigger.word, [(n, self.event(one) if one.kind == WORD else one) for n, one in trigger.items]
            )
        inner = Discourse(self.story, self.type)
        inner.triggering = True
        inner.this()
        return Term(trigger.kind, trigger.word, [(name, inner.settle(item)) for name, item in trigger.items])

    def spared(self, fact: Term) -> Term:
        """What happens instead of a card being banished, which the effect may speak of."""
        who = self.event(word("banished", fact.inner()[0])).inner()[0]
        inner = Discourse(self.story, self.type)
        if who.word == "this":
            inner.this()
        else:
            inner.memory.speak(Referent(word("that"), kinds_of(who)))
        effect = inner.ability(fact.inner()[1])
        return Term(WORD, fact.word, [("", who), ("", effect), *fact.items[2:]])

    def in_place_of_it(self, fact: Term) -> Term:
        """What happens instead of what a player would do, who may be spoken of."""
        inner = Discourse(self.story, self.type)
        inner.this()
        inner.player = len(fact.items) > 1
        return Term(WORD, fact.word, [("", inner.ability(fact.inner()[0])), *fact.items[1:]])

    def always(self, term: Term) -> Term:
        """A static ability."""
        if term.inner()[0].word == "given_so":  # what is so while something else is
            fact, so = term.inner()[0].inner()
            term = Term(WORD, term.word, [("", fact), *term.items[1:], ("if", so)])
        fact = term.inner()[0]
        known = LORCANA.words.get(fact.word)
        spares = known is not None and known.inside & binding.CARD != 0  # its effect speaks of the card it is about
        if spares:
            fact = self.spared(fact)
        if known is not None and known.inside & binding.PLAYER and known.takes_kind("effect"):
            fact = self.in_place_of_it(fact)
        if fact.word == "pay_less_next":  # next from when on?
            raise MulliganError("text-how-long")
        self.memory.static = True
        items: list[tuple[str, Term]] = []
        if fact.mentions("this"):
            self.this()
        said = [one for _, condition in term.items[1:] for one in parts_of(condition)]
        fact, said = about_those(fact, said)
        asked = [one.inner()[0] for one in said if one.word == "have" and is_noun(one.inner()[0])]
        if asked and fact.items and fact.inner()[0].word in REFERRING:  # this one, or those?
            raise MulliganError("text-which-card")
        if any(one.word == "while_it_is" and len(one.items) > 1 for one in said) and fact.inner()[0].word in REFERRING:
            fact = Term(WORD, fact.word, [("", self.this()), *fact.items[1:]])  # "while this character …, she …"
        for condition in said:
            those = of_those_that_are(fact, condition)
            if those is not None:
                fact = those
                continue
            so = condition.inner()[0] if condition.word == "while_it_is" else condition
            of_this = len(condition.items) > 1 and condition.word == "while_it_is"  # whomever the fact is about
            if so.word == "challenging_one":
                fact = fact if of_this else only_those(fact, [word("challenging")])
                whom = self.settle(add(so.inner()[0], [word("being_challenged")]))
                if of_this or fact.inner()[0].word == "this":
                    items.append(("if", word("matches", self.this(), word("card", word("challenging")))))
                items.append(("if", word("have", whom)))
            elif so.word == "being_challenged_by":
                fact = fact if of_this else only_those(fact, [word("being_challenged")])
                if of_this or fact.inner()[0].word == "this":
                    items.append(("if", word("matches", self.this(), word("card", word("being_challenged")))))
                items.append(("if", word("have", self.settle(add(so.inner()[0], [word("challenging")])))))
            elif condition.word == "while_it_is" and fact.inner()[0].word == "either_of":
                fact = only_those(fact, condition.inner())
            elif condition.word == "while_it_is" and is_noun(fact.inner()[0]):
                fact = Term(WORD, fact.word, [("", add(fact.inner()[0], condition.inner())), *fact.items[1:]])
            elif condition.word == "while_it_is":
                items.append(("if", word("matches", self.this(), word("card", *condition.inner()))))
            elif asks_each(condition):
                fact = who_are_so(fact, self.settle_of_player(condition))
            elif condition.show() == "have(this(in_discard))":  # where it does not work
                raise MulliganError("text-as-it-was")
            else:
                items.append(("if", self.settle(condition)))
        if fact.word == "pay_less_nth":  # as long as so many were played this turn
            played = word("happened", self.settle(past(word("played", fact.inner()[1].copy()))))
            before = int(fact.inner()[2].word) - 1
            if before:
                played.items.append(("", word("exactly", number(before))))
            items.append(("if", played if before else word("not", played)))
            fact = Term(WORD, "pay_less", fact.items[:2])
        done = fact if spares else self.settle(fact)
        known = LORCANA.words.get(fact.word)
        paid = known is None or known.takes_kind("cost") or known.takes_kind("effect")  # which may choose in its time
        if not paid and any(is_choice(one) for one in spoken(done)):
            raise MulliganError("text-which-card")
        if len(items) > 1:
            items = [("if", flat(word("both", *[one for _, one in items])))]
        return Term(WORD, "always", [("", done), *items])
