### English for the words of Lorcana's cards. docs/card-language.md tells how messages become a card's text; the forms of
### effects, conditions, quantities, ranges and players are listed in data/cardlang/words/cards-en.ftl.
###
### Forms of cards:   the value is all of them ("your characters"), or the very one; .one any one ("one of your characters");
###                   .each "each of your characters"; .a .some without whose they are ("a character", "other characters");
###                   .kind .kinds without "a" and "other"; .pick .picks when chosen; .subject before a verb
### Features of cards: .number one or many; .whose yours, theirs, opposing; .zone play, hand, …; .owner before "hand" or "deck"
### Forms of changes: the value follows many ("get +1 strength"), .gets one ("gets +1 strength")

## Cards of a kind. Traits have slots: whose, other, state, class, after, there, zone

noun = { $self-zone ->
    [play] { $self-whose ->
        [yours] your { $self-some }
        [theirs] their { $self-some }
        [opposing] all opposing { $self-some }
       *[any] all { $self-some }
    }
   *[elsewhere] { $self-whole ->
        [yes] { $self-place }
       *[no] all { $self-some } in { $self-place }
    }
}
    .whole = no
    .subject = { $self-zone ->
        [play] { $self-whose ->
            [yours] your { $self-some }
            [theirs] their { $self-some }
            [opposing] { $self-other } opposing { $self-kinds }
           *[any] { $self-some }
        }
       *[elsewhere] { $self-some } in { $self-place }
    }
    .number = many
    .whose = { $traits-at-whose-key }
    .other = { $traits-at-other }
    .zone = { $traits-at-zone-count ->
        [0] play
       *[other] { $traits-at-zone-key }
    }
    .pre = { $traits-at-state } { $traits-at-class }
    .post = { $traits-at-after } { $traits-at-there }
    .there = { $traits-at-there-count ->
        [0] no
       *[other] yes
    }
    .around = { $self-pre } / { $self-post } / { $self-whose } / { $self-zone }
    .alike = { $self-pre } / { $self-post } / { $self-whose } / { $self-noun }
    .kind = { $self-pre } { $self-zone ->
        [play] { $self-noun }
       *[elsewhere] { $self-printed }
    } { $self-post }
    .kinds = { $self-pre } { $self-zone ->
        [play] { $self-nouns }
       *[elsewhere] { $self-printeds }
    } { $self-post }
    .mixedkind = { $self-whose ->
        [yours] { $self-kind } of yours
        [opposing] opposing { $self-kind }
       *[any] { $self-kind }
    }
    .mixedkinds = { $self-whose ->
        [yours] { $self-kinds } of yours
        [opposing] opposing { $self-kinds }
       *[any] { $self-kinds }
    }
    .card = { $self-pre } { $self-printed } { $self-post }
    .cards = { $self-pre } { $self-printeds } { $self-post }
    .acard = { INITIAL($self-card) ->
        [a] an
        [e] an
        [i] an
        [o] an
        [u] an
       *[other] a
    } { $self-card }
    .a = { $self-other ->
        [other] another
       *[none] { INITIAL($self-kind) ->
            [a] an
            [e] an
            [i] an
            [o] an
            [u] an
           *[other] a
        }
    } { $self-kind }
    .some = { $self-other } { $self-kinds }
    .one = { $self-zone ->
        [play] { $self-whose ->
            [yours] one of your { $self-some }
            [theirs] one of their { $self-some }
            [opposing] { $self-other ->
                [other] another
               *[none] an
            } opposing { $self-kind }
           *[any] { $self-a }
        }
       *[elsewhere] { $self-a } from { $self-place }
    }
    .each = { $self-zone ->
        [play] { $self-whose ->
            [yours] each of your { $self-some }
            [theirs] each of their { $self-some }
            [opposing] each { $self-other } opposing { $self-kind }
           *[any] each { $self-other } { $self-kind }
        }
       *[elsewhere] each { $self-kind } in { $self-place }
    }
    .another = { $self-other ->
        [other] another
       *[none] {""}
    }
    .pick = { $self-whose ->
        [yours] { $self-another } chosen { $self-kind } of yours
        [theirs] one of their { $self-some }
        [opposing] { $self-another } chosen opposing { $self-kind }
       *[any] { $self-another } chosen { $self-kind }
    }
    .picks = { $self-whose ->
        [yours] chosen { $self-some } of yours
        [theirs] of their { $self-some }
        [opposing] { $self-other } chosen opposing { $self-kinds }
       *[any] { $self-other } chosen { $self-kinds }
    }
    .picked = { $self-zone ->
        [play] { $self-pick }
       *[elsewhere] { $self-one }
    }
    .place = { $self-whose ->
        [yours] your
        [theirs] their
        [opposing] an opponent's
       *[any] any player's
    } { $self-zone ->
        [hand] hand
        [deck] deck
        [inkwell] inkwell
        [under] cards under others
       *[discard] discard pile
    }
    .owner = { $self-whose ->
        [yours] your
        [theirs] their
       *[any] { $self-noun ->
            [character] their player's
           *[other] its player's
        }
    }
    .owners = { $self-whose ->
        [yours] your
        [theirs] their
       *[any] their players'
    }
    .where = { $self-zone ->
        [play] { $self-there ->
            [yes] {""}
           *[no] in play
        }
       *[elsewhere] in { $self-place }
    }
    .holder = { $self-whose ->
        [yours] you have
        [theirs] they have
        [opposing] opponents have
       *[any] there are
    }
    .held = { $self-whose ->
        [yours] { $self-zone ->
            [play] you have in play
           *[elsewhere] in { $self-place }
        }
        [opposing] { $self-zone ->
            [play] opponents have in play
           *[elsewhere] in opponents' { $self-zone }
        }
        [theirs] { $self-zone ->
            [play] they have in play
           *[elsewhere] in { $self-place }
        }
       *[any] { $self-where }
    }
    .counted = { $self-other } { $self-kind } { $self-held }
    .predicate = { $self-whose ->
        [opposing] { $self-zone ->
            [play] an opposing { $self-kind }
           *[elsewhere] { $self-a }
        }
       *[other] { $self-a }
    }

word-card =
    .like = noun
    .whole = { $traits-count ->
        [2] { $self-zone ->
            [hand] { $self-whose ->
                [yours] yes
                [theirs] yes
               *[other] no
            }
           *[other] no
        }
       *[other] no
    }
    .noun = card
    .nouns = cards
    .printed = card
    .printeds = cards
    .predicate = { $traits-at-state-count ->
        [0] { $traits-at-after-count ->
            [0] { $self-there ->
                [yes] { $self-post }
               *[no] { $self-whose ->
                    [yours] yours
                   *[other] { $self-a }
                }
            }
           *[other] { $self-post }
        }
       *[other] { $traits-at-state } { $self-there ->
            [yes] and { $self-post }
           *[no] {""}
        }
    }
word-character =
    .like = noun
    .noun = character
    .nouns = characters
    .printed = character card
    .printeds = character cards
    .anybody = { $traits-count ->
        [0] yes
       *[other] no
    }
word-item =
    .like = noun
    .noun = item
    .nouns = items
    .printed = item card
    .printeds = item cards
word-location =
    .like = noun
    .noun = location
    .nouns = locations
    .printed = location card
    .printeds = location cards
word-action =
    .like = noun
    .noun = action
    .nouns = actions
    .printed = action card
    .printeds = action cards
word-song =
    .like = noun
    .noun = song
    .nouns = songs
    .printed = song card
    .printeds = song cards

word-either_of =
    .like = noun
    .join = { $before }, { $next }
    .last = { $before } { $form ->
        [nouns] and
        [kinds] and
        [mixedkinds] and
       *[other] or
    } { $next }
    .one = { $nouns-first-self ->
        [yes] { $nouns-one }
       *[other] { noun.one }
    }
    .whose = { $nouns-whose-kinds ->
        [1] { $nouns-first-whose }
       *[other] mixed
    }
    .zone = { $nouns-first-zone }
    .other = { $nouns-first-other }
    .pre = { $nouns-first-pre }
    .post = { $nouns-first-post }
    .there = { $nouns-first-there }
    .noun = { $nouns-noun }
    .nouns = { $nouns-nouns }
    .printed = { $nouns-noun } card
    .printeds = { $nouns-noun } cards
    .place = { $nouns-zone-kinds ->
        [1] { $nouns-first-place }
       *[other] { $nouns-place }
    }
    .kind = { $nouns-around-kinds ->
        [1] { noun.kind }
       *[other] { $nouns-alike-kinds ->
            [1] { $nouns-first-kind }
           *[other] { $nouns-whose-kinds ->
                [1] { $nouns-kind }
               *[other] { $nouns-mixedkind }
            }
        }
    }
    .kinds = { $nouns-around-kinds ->
        [1] { noun.kinds }
       *[other] { $nouns-whose-kinds ->
            [1] { $nouns-kinds }
           *[other] { $nouns-mixedkinds }
        }
    }
    .card = { $nouns-around-kinds ->
        [1] { noun.card }
       *[other] { $nouns-card }
    }
    .cards = { $nouns-around-kinds ->
        [1] { noun.cards }
       *[other] { $nouns-cards }
    }

## Traits

trait-whose =
    .slot = whose
trait-state =
    .slot = state
trait-class =
    .slot = class
trait-after =
    .slot = after
trait-there =
    .slot = there
trait-zone =
    .slot = zone

word-yours = yours
    .like = trait-whose
    .key = yours
word-opposing = opposing
    .like = trait-whose
    .key = opposing
word-theirs = theirs
    .like = trait-whose
    .key = theirs
word-other = other
    .slot = other
word-another = other
    .slot = other
word-apart_from = other
    .slot = other
word-damaged = damaged
    .like = trait-state
word-undamaged = undamaged
    .like = trait-state
word-exerted = exerted
    .like = trait-state
word-ready = ready
    .like = trait-state
word-of = { $kind }
    .like = trait-class
word-of_ink = { $ink }
    .like = trait-class
word-is_character = character
    .like = trait-class
word-is_item = item
    .like = trait-class
word-is_location = location
    .like = trait-class
word-is_action = action
    .like = trait-class
word-is_song = song
    .like = trait-class
word-named = named { $name }
    .like = trait-after
word-with = with { $keyword-word }
    .like = trait-after
word-without = without { $keyword-word }
    .like = trait-after
word-with_cost = with cost { $within }
    .like = trait-after
    .bare = cost { $within }
word-with_strength = with { $within } strength
    .like = trait-after
    .bare = strength { $within }
word-with_willpower = with { $within } willpower
    .like = trait-after
    .bare = willpower { $within }
word-with_lore = with { $within } lore
    .like = trait-after
    .bare = lore { $within }
word-in_total = with total { $trait-bare }
    .like = trait-after
word-at_location = { $which ->
    [none] at a location
   *[other] at { $which-one }
}
    .like = trait-there
word-challenging = challenging
    .like = trait-state
word-being_challenged = being challenged
    .like = trait-after
word-with_cards_under = with { $within } cards under them
    .like = trait-after
word-with_card_under = with a card under them
    .like = trait-after
word-any_of = { $traits }
    .slot = { $traits-first-slot }
    .key = { $traits-first-key }
    .join = { $before }, { $next }
    .last = { $before } or { $next }
word-non = { $trait-slot ->
    [class] non-{ $trait }
   *[other] { SAME($trait-not, $trait) ->
        [no] { $trait-not }
       *[yes] not { $trait }
    }
}
    .slot = { $trait-slot }
word-in_deck = in a deck
    .like = trait-zone
    .key = deck
word-in_hand = in a hand
    .like = trait-zone
    .key = hand
word-in_inkwell = in an inkwell
    .like = trait-zone
    .key = inkwell
word-in_discard = in a discard pile
    .like = trait-zone
    .key = discard
word-under = under a card
    .like = trait-zone
    .key = under

## The very one

one-card =
    .number = one
    .owner = their player's
    .predicate = { $self }

this-card = { $this ->
    [character] this character
    [item] this item
    [location] this location
    [action] this action
   *[card] this card
}
word-this = { $zone ->
    [none] { $last-given ->
        [yes] this character
       *[none] { this-card }
    }
   *[elsewhere] this card
}
    .like = one-card
    .self = yes
    .noun = { $this }
    .owner = your
    .place = your { $zone-key ->
        [discard] discard pile
       *[other] { $zone-key }
    }

word-that = { $zone ->
    [none] { $last-that ->
        [none] that card
        [challenger] the challenging character
       *[other] that { $last-that }
    }
   *[elsewhere] that card
}
    .like = one-card
    .noun = { $last-that ->
        [challenger] character
       *[other] { $last-that }
    }
    .owner = { $last-owner ->
        [none] their player's
       *[other] { $last-owner }
    }
word-that_song = that song
    .one = { $zone ->
        [none] that song
       *[elsewhere] that song again from your { $zone-key ->
            [discard] discard pile
           *[other] { $zone-key }
        }
    }
    .like = one-card
    .noun = song
    .owner = your
word-that_location = that location
    .like = one-card
    .owner = its player's
word-it = { $last-it ->
    [healed] each character you removed damage from this way
    [harmed] each character dealt damage this way
    [none] them
    [cards] them
    [character] them
    [card] that card
   *[thing] it
}
    .like = one-card
    .counted = { $last-it ->
        [healed] character you removed damage from this way
        [harmed] character dealt damage this way
       *[other] of { $self }
    }
    .number = { $last-it ->
        [none] many
        [cards] many
        [character] many
       *[thing] one
    }
    .subject = { $last-it ->
        [none] they
        [cards] they
        [character] they
       *[thing] it
    }
    .moved = { $last-it ->
        [card] put
       *[thing] return
    }
    .owner = { $last-itsowner ->
        [none] { $self-number ->
            [many] their player's
           *[one] its player's
        }
       *[other] { $last-itsowner }
    }
    .owners = { $last-itsowner ->
        [your] your
        [their] their
       *[other] their player's
    }
word-picked = the card chosen { $number ->
    [1] first
    [2] second
   *[other] as number { $number }
}
    .like = one-card
word-shown = the revealed card
    .like = one-card
word-together = { $parts }
    .number = many
    .join = { $before }, { $next }
    .last = { $before } and { $next }
word-were_under = the cards that were under { $top }
    .number = many
    .owner = { $top-owner }
    .owners = { $top-owner }
    .counted = card that was under { $top }
    .some = cards that were under { $top }
    .kind = card that was under { $top }
    .pick = a card that was under { $top }
    .picked = a card that was under { $top }
    .one = a card that was under { $top }
    .a = a card that was under { $top }
    .held = {""}
    .holder = there are
    .where = {""}
word-singers = those characters
    .number = many
word-rival = { $last-rival ->
    [none] the other character in the challenge
   *[other] the { $last-rival }
}
    .like = one-card
    .duel = yes
word-the_other = the other card in it
    .like = one-card
word-wherever = { $card-self ->
    [yes] this card
   *[other] that card
}
    .like = one-card
    .owner = { $card-owner }
word-among = { $of } that are { $what-kinds }
    .number = many
    .counted = { $what-kind } among { $of }
    .some = { $what-kinds } among { $of }
    .pick = { $what-a } among { $of }
    .picked = { $what-a } among { $of }
    .one = { $what-a } among { $of }
    .a = { $what-a } among { $of }
    .owner = { $of-owner }
    .owners = { $of-owners }
    .held = {""}
    .holder = there are
    .where = {""}
word-cards_under = { $top ->
    [none] the cards under a card
   *[other] the cards under { $top }
}
    .number = many
    .owner = { $top-owner }
    .owners = { $top-owner }
    .counted = card under { $top }
    .some = cards under { $top }
    .kind = card under { $top }
    .pick = a card from under { $top }
    .picked = a card from under { $top }
    .one = a card from under { $top }
    .a = a card from under { $top }
    .held = {""}
    .holder = there are
    .where = {""}
word-location_of = { $who-self ->
    [yes] the location this character is at
   *[no] the location of { $who }
}
    .like = one-card
    .owner = its player's
word-bottom = { $count ->
    [1] the bottom card of { $whose-whose } deck
   *[other] the bottom { $count-head } cards of { $whose-whose } deck { $count-tail }
}
    .number = { $count ->
        [1] one
       *[other] many
    }
    .owner = { $whose-whose }
    .owners = { $whose-whose }
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-itsowner = { $whose-whose }
word-top = { $count ->
    [1] the top card of { $whose-whose } deck
   *[other] the top { $count-head } cards of { $whose-whose } deck { $count-tail }
}
    .number = { $count ->
        [1] one
       *[other] many
    }
    .owner = { $whose-whose }
    .owners = { $whose-whose }
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-itsowner = { $whose-whose }

## Chosen ones

choice =
    .number = many
    .chosen = yes
    .by = { $by ->
        [none] you
       *[other] they
    }
    .zone = { $what-zone }
    .moved = { $what-zone ->
        [deck] put
       *[other] return
    }
    .whose = { $what-whose }
    .noun = { $what-noun }
    .owner = { $what-owner }
    .owners = { $what-owners }
    .sets-it = { $self-number ->
        [one] { $what-zone ->
            [play] { $what-noun }
           *[elsewhere] card
        }
       *[many] cards
    }
    .sets-itsowner = { $self-number ->
        [one] { $what-owner }
       *[many] { $what-owners }
    }
chosen-by = { $by ->
    [none] {""}
   *[other] { $what-whose ->
        [theirs] {""}
       *[other] chosen by { $by }
    }
}
word-chosen = { $self-number ->
    [one] { $what-picked } { chosen-by }
   *[many] { $what-zone ->
        [play] { $count-head } { $what-picks } { $count-tail } { chosen-by }
       *[elsewhere] { $count-head } { $what-some } from { $what-place } { $count-tail } { chosen-by }
    }
}
    .like = choice
    .number = { $count ->
        [none] one
        [1] one
       *[other] many
    }
    .one = { $self-number ->
        [one] { $what-one }
       *[many] { $self }
    }
    .unplaced = { $self-number ->
        [one] { $what-a }
       *[many] { $count-until ->
            [none] { $count-head } { $what-some } { $count-tail }
           *[other] { $what-some } until { $what-whose ->
                [yours] you have
               *[theirs] they have
            } { $count-until } { $count-until ->
                [1] card
               *[other] cards
            } in { $what-whose ->
                [yours] your
               *[theirs] their
            } hand
        }
    }
word-up_to = up to { $count ->
    [1] 1 { $what-zone ->
        [play] { $what-pick }
       *[elsewhere] { $what-kind } from { $what-place }
    }
   *[other] { $count } { $what-zone ->
        [play] { $what-picks }
       *[elsewhere] { $what-some } from { $what-place }
    }
} { chosen-by }
    .like = choice
    .number = { $count ->
        [1] one
       *[other] many
    }
    .unplaced = up to { $count } { $count ->
        [1] { $what-kind }
       *[other] { $what-some }
    }
word-up_to_different = up to { $count } { $what-zone ->
    [play] { $what-picks }
   *[elsewhere] { $what-some } from { $what-place }
} with different names
    .like = choice
    .unplaced = up to { $count } { $what-some } with different names
word-chosen_different = { $count } { $what-zone ->
    [play] { $what-picks }
   *[elsewhere] { $what-some } from { $what-place }
} with different names
    .like = choice
    .unplaced = { $count } { $what-some } with different names
word-any_number = any number of { $what-zone ->
    [play] { $what-picks }
   *[elsewhere] { $what-some } from { $what-place }
} { chosen-by }
    .like = choice
    .unplaced = any number of { $what-some }

## Players

word-you = you
    .whose = your
    .person = second
    .plural = you
word-opponents = each opponent
    .any = an opponent
    .whose = each opponent's
    .several = yes
    .alls = opponents'
    .person = third
    .plural = opponents
word-everyone = each player
    .any = a player
    .all = yes
    .whose = each player's
    .several = yes
    .alls = players'
    .person = third
    .plural = players
word-they = { $last-they ->
    [challenger] the challenging player
   *[none] they
}
    .doing = { $last-they ->
        [challenger] the challenging player
       *[none] that player
    }
    .whose = their
    .person = { $last-they ->
        [challenger] third
       *[none] plural
    }
    .plural = they
word-player_of = { $cards-owner ->
    [your] you
   *[other] { SAME($cards-owner, "their player's") ->
        [yes] their player
       *[no] { SAME($cards-owner, "its player's") ->
            [yes] its player
           *[no] the player of { $cards }
        }
    }
}
    .whose = { $cards-owner }
    .person = { $cards-owner ->
        [your] second
       *[other] third
    }
    .plural = the player of { $cards }
word-challenging_player = the challenging player
    .whose = the challenging player's
    .person = third
    .plural = the challenging player
word-those_players = each of those players
    .whose = their
    .person = third
    .plural = those players
word-players_who = { $among } { $condition-who }
    .any = { $among-any } { $condition-who }
    .whose = their
    .person = third
    .plural = { $among-plural } { $condition-who }

## Keywords

keyword =
    .line = { $self }
    .slot = keyword
    .word = { $self }

word-bodyguard = Bodyguard
    .like = keyword
word-challenger = Challenger { SIGNED($number-head) } { $number-tail }
    .like = keyword
    .word = Challenger
word-evasive = Evasive
    .like = keyword
word-reckless = Reckless
    .like = keyword
word-resist = Resist { SIGNED($number-head) } { $number-tail }
    .like = keyword
    .word = Resist
word-rush = Rush
    .like = keyword
word-shift = { $onto ->
    [none] Shift
   *[other] { SAME($onto, "*") ->
        [yes] Universal
       *[no] { $onto }
    } Shift
}{ $cost-counts ->
    [no] {" "}{ $cost }
    [yes] {" "}{ $cost }
   *[effect] : { CAPITAL($cost) }
}
    .like = keyword
    .word = Shift
word-singer = Singer { $cost }
    .like = keyword
    .word = Singer
word-sing_together = Sing Together { $cost }
    .like = keyword
    .word = Sing Together
word-support = Support
    .like = keyword
word-ward = Ward
    .like = keyword

## Quantities

has-amount = { $of-subject } { $of-number ->
    [many] have
   *[one] has
}
word-strength_of = the strength of { $of }
    .like = quantity
    .counts = amount
    .sort = strength
    .holder = { has-amount }
    .things = strength
word-willpower_of = the willpower of { $of }
    .like = quantity
    .counts = amount
    .sort = willpower
    .holder = { has-amount }
    .things = willpower
word-greatest_strength = the highest strength of { $of-plural }
    .like = quantity
word-highest_strength = the highest strength among { $of-plural }
    .like = quantity
word-highest_willpower = the highest willpower among { $of-plural }
    .like = quantity
word-highest_lore = the highest lore among { $of-plural }
    .like = quantity
word-highest_cost = the highest cost among { $of-plural }
    .like = quantity
word-lowest_strength = the lowest strength among { $of-plural }
    .like = quantity
word-lowest_willpower = the lowest willpower among { $of-plural }
    .like = quantity
word-lowest_lore = the lowest lore among { $of-plural }
    .like = quantity
word-lowest_cost = the lowest cost among { $of-plural }
    .like = quantity
word-strength_had = the strength that { $of-subject } had
    .like = quantity
    .counts = amount
    .sort = strength
    .holder = { has-amount }
    .things = strength
word-willpower_had = the willpower that { $of-subject } had
    .like = quantity
    .counts = amount
    .sort = willpower
    .holder = { has-amount }
    .things = willpower
word-damage_had = the damage that { $on-subject } had
    .like = quantity
    .counts = amount
    .sort = damage
    .holder = { $on-subject } had
    .things = damage
word-lore_had = the lore that { $of-subject } had
    .like = quantity
    .counts = amount
    .sort = lore
    .holder = { has-amount }
    .things = lore
word-lore_of = the lore of { $of }
    .like = quantity
word-cost_of = the cost of { $of }
    .like = quantity
word-damage_on = the damage on { $on }
    .like = quantity
    .counts = amount
    .sort = damage
    .holder = { $on } { $on-number ->
        [many] have
       *[one] has
    }
    .things = damage
    .head = 1
    .tail = for each 1 damage on { $on }
    .per = for each 1 damage on { $on }
has-have = { $whose-any } { $whose-person ->
    [third] has
   *[other] have
}
all-hands = { $whose-several ->
    [yes] { $whose-alls } hands
   *[no] { $whose-whose } hand
}
all-inkwells = { $whose-several ->
    [yes] { $whose-alls } inkwells
   *[no] { $whose-whose } inkwell
}
their-own = { $whose-person ->
    [second] your
   *[other] their
}
word-cards_in_hand = the number of cards in { all-hands }
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each card in { all-hands }
    .counts = yes
    .sort = hand
    .holder = { has-have }
    .things = cards in { their-own } hand
word-cards_in_inkwell = the number of cards in { all-inkwells }
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each card in { all-inkwells }
    .counts = yes
    .sort = inkwell
    .holder = { has-have }
    .things = cards in { their-own } inkwell
word-largest_hand = the number of cards in the largest hand of { $whose-plural }
    .like = quantity
    .counts = yes
    .sort = hand
    .holder = { has-have }
    .things = cards in { their-own } hand
word-lore_gained = the amount of lore { $whose-any } gained this turn
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each lore { $whose-any } gained this turn
    .counts = yes
    .holder = { $whose-any } gained
    .having = gained
    .with = who gained
    .things = lore this turn
word-lore_lost = the amount of lore { $whose-any } lost this turn
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each lore { $whose-any } lost this turn
    .counts = yes
    .holder = { $whose-any } lost
    .having = lost
    .with = who lost
    .things = lore this turn
word-half = half { $of }, rounded down
    .like = quantity
word-half_up = half { $of }, rounded up
    .like = quantity
word-every = the number of times { $number } goes into { $of }
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each { $number } of { $of }
word-capped = { $of }, up to { $most }
    .like = quantity
    .head = { $of-head }
    .mass = { $of-mass }
    .tail = { $of-tail }, up to { $most }
    .per = { $of-per }, up to { $most }
word-lore_total = the lore { $whose-plural } have
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each lore { $whose-plural } have
    .counts = yes
    .sort = lore
    .holder = { has-have }
    .things = lore

## Conditions

having = { $within ->
    [none] { $what-a }
   *[other] { $within-many } { $what-some }
} { $what-where }
word-have = { $what-self ->
    [yes] this card is in { $what-place }
   *[no] { $what-whose ->
        [yours] you have { having }
        [theirs] they have { having }
        [opposing] an opponent has { having }
       *[any] { $within ->
            [none] there is
           *[other] there are
        } { having }
    }
}
    .like = condition
    .not = { $what-whose ->
        [yours] you don't have { having }
        [theirs] they don't have { having }
        [opposing] no opponent has { having }
       *[any] there isn't { having }
    }
    .who = { $what-whose ->
        [theirs] with { having }
       *[any] for whom { $self }
    }
who-is = { $who-duel ->
    [yes] the other card in the challenge
   *[no] { $who-subject }
}
word-matches = { who-is } { $who-number ->
    [many] are
   *[one] is
} { $kind-predicate }
    .like = condition
    .not = { who-is } { $who-number ->
        [many] aren't
       *[one] isn't
    } { $kind-predicate }
word-your_turn = it's your turn
    .like = condition
    .while = during your turn
    .not = it isn't your turn
word-first_turn = it's your first turn
    .like = condition
    .while = during your first turn
    .not = it isn't your first turn
word-first_of_game = it's the first turn of the game
    .like = condition
    .while = during the first turn of the game
    .not = it isn't the first turn of the game
word-their_turn = it's an opponent's turn
    .like = condition
    .while = during opponents' turns
    .not = it isn't an opponent's turn
word-some_player = { $among-any } { $condition-has }
    .like = condition
    .not = { $condition-denies ->
        [outdone] { $condition-outdoing } { $among }
        [yes] { $among } { $condition-denied }
       *[no] no player among { $among-plural } is one { $condition-who }
    }
    .spares = { $condition-denies ->
        [outdone] yes
        [yes] yes
       *[no] no
    }
word-turn_of = it's { $who-whose } turn
    .like = condition
    .who = whose turn it is
word-it_was_done = { $last-doer ->
    [others] they do
   *[you] you do
}
    .like = condition
    .not = { $last-doer ->
        [others] they don't
       *[you] you don't
    }

## What abilities wait for

word-in_challenge = in a challenge
word-while_challenging = while challenging
    .sets-rival = challenged character
word-while_challenged = while being challenged
    .sets-rival = challenging character

when-what = { $what-self ->
    [yes] when
   *[no] whenever
}
when-who = { $who-self ->
    [yes] when
   *[no] whenever
}
about-what =
    .sets-that = { $what-noun }
    .sets-owner = { $what-owner }
about-who =
    .sets-that = { $who-noun }
    .sets-owner = { $who-owner }

word-played = { when-what } { $by-any } { $by-person ->
    [third] plays
   *[other] play
} { $what-one }
    .like = about-what
    .past = { $by-any } played { $what-one }
word-shifted = { when-what } { $by-any } { $by-person ->
    [third] uses
   *[other] use
} Shift to play { $what-one }
    .like = about-what
    .past = { $by-any } used Shift to play { $what-one }
word-ability_used = whenever { $by-any } { $by-person ->
    [third] uses
   *[other] use
} an ability of { $who-one }
    .like = about-who
    .past = { $by-any } used an ability of { $who-one }
word-quests = whenever { $who-one } quests
    .like = about-who
    .past = { $who-one } quested
word-challenges = whenever { $who-one } challenges { $whom ->
    [none] {""}
   *[other] { $whom-anybody ->
        [yes] another character
       *[other] { $whom-one }
    }
}
    .like = about-who
    .sets-that = { $who-self ->
        [yes] { $who-noun }
       *[no] { $whom ->
            [none] { $who-noun }
           *[other] challenger
        }
    }
    .sets-rival = challenged character
    .past = { $who-one } challenged { $whom ->
        [none] {""}
       *[other] { $whom-one }
    }
word-is_challenged = whenever { $who-one } is challenged { $by ->
    [none] {""}
   *[other] by { $by-one }
}
    .sets-that = { $who-self ->
        [yes] { $who-noun }
       *[no] challenger
    }
    .sets-owner = { $who-self ->
        [yes] { $who-owner }
       *[no] their player's
    }
    .sets-they = challenger
    .sets-rival = challenging character
    .past = { $who-one } was challenged { $by ->
        [none] {""}
       *[other] by { $by-one }
    }
word-banished = { when-who } { $who-one } is banished { $how ->
    [none] {""}
   *[other] { $how }
}
    .like = about-who
    .past = { $who-one } was banished { $how ->
        [none] {""}
       *[other] { $how }
    }
word-banishes = whenever { $who-one } banishes { $whom-one } in a challenge
    .sets-that = { $whom-noun }
    .sets-owner = { $whom-owner }
    .past = { $who-one } banished { $whom-one } in a challenge
together-who = 1 or more { $who-other } { $who-mixedkinds }
word-banished_together = whenever { together-who } are banished { $how ->
    [none] {""}
   *[other] { $how }
}
    .past = { together-who } were banished { $how ->
        [none] {""}
       *[other] { $how }
    }
word-leaves_play_together = whenever { together-who } leave play
    .past = { together-who } left play
word-returned_to_hand_together = whenever { together-who } are returned to a hand
    .past = { together-who } were returned to a hand
word-leaves_play = { when-who } { $who-one } leaves play
    .like = about-who
    .past = { $who-one } left play
word-enters_play = { when-who } { $who-one } enters play
    .like = about-who
    .past = { $who-one } entered play
word-sings = whenever { $who-one } sings { $what ->
    [none] a song
   *[other] { $what-one }
}
    .like = about-who
    .past = { $who-one } sang { $what ->
        [none] a song
       *[other] { $what-one }
    }
word-inks = whenever a card is put into { $by-person ->
    [third] { $by-any }'s
   *[other] { $by-whose }
} inkwell
    .past = a card was put into { $by-whose } inkwell
word-moves = whenever { $who-one } moves to { $to ->
    [none] a location
   *[other] { $to-one }
} { $how ->
    [none] {""}
   *[other] { $how }
}
    .sets-that = { $who-self ->
        [yes] { $who-noun }
       *[no] moved { $who-noun }
    }
    .sets-owner = { $who-owner }
    .past = { $who-one } moved to { $to ->
        [none] a location
       *[other] { $to-one }
    }
word-turn_starts = at the start of { $whose-whose } turn
word-turn_ends = at the end of { $whose-whose } turn
word-draws = whenever { $who-any } { $who-person ->
    [third] draws
   *[other] draw
} a card
    .past = { $who-any } drew a card
word-discards = whenever { $who-any } { $who-person ->
    [third] discards
   *[other] discard
} { $what ->
    [none] a card
   *[other] { $what-a }
}
    .past = { $who-any } discarded { $what ->
        [none] a card
       *[other] { $what-a }
    }
word-discards_together = whenever { $who-any } { $who-person ->
    [third] discards
   *[other] discard
} 1 or more cards
word-damaged_now = whenever { $who-one } is dealt damage { $by ->
    [none] {""}
   *[other] by { $by-one }
} { $how ->
    [none] {""}
   *[other] { $how }
}
    .like = about-who
    .past = { $who-one } was dealt damage { $by ->
        [none] {""}
       *[other] by { $by-one }
    }
word-healed = whenever { $by-any } { $by-person ->
    [third] removes
   *[other] remove
} damage from { $who-one }
    .like = about-who
    .past = { $by-any } removed damage from { $who-one }
word-readied = whenever { $by-any } { $by-person ->
    [third] readies
   *[other] ready
} { $who-one }
    .like = about-who
word-is_exerted = { $by-all ->
    [yes] whenever { $who-one } is exerted
   *[no] whenever { $by-any } { $by-person ->
        [third] exerts
       *[other] exert
    } { $who-one }
}
    .like = about-who
    .past = { $by-all ->
        [yes] { $who-one } was exerted
       *[no] { $by-any } exerted { $who-one }
    }
word-returned_to_hand = { when-who } { $who-one } is returned to a hand
    .like = about-who
    .past = { $who-one } was returned to a hand
word-gains_lore = whenever { $who-any } { $who-person ->
    [third] gains
   *[other] gain
} lore
    .past = { $who-any } gained lore
word-loses_lore = whenever { $who-any } { $who-person ->
    [third] loses
   *[other] lose
} lore
    .past = { $who-any } lost lore
word-or = { $triggers }
    .join = { $before }, { $next }
    .last = { $before } and { $next }

## Kinds of abilities

word-when = { $during ->
    [none] {""}
   *[other] { $during-while },
} { $limit ->
    [none] {""}
   *[other] { $limit },
} { $trigger }, { $if ->
    [none] {""}
   *[other] { $if-if },
} { $if ->
    [none] { $effect }
   *[other] { $effect-under }
}
    .like = ability
word-always = { $if ->
    [none] {""}
   *[other] { $if-while },
} { $effect-static }
    .like = ability
word-use = { CAPITAL($costs) }: { CAPITAL($effect) }
    .like = ability
    .join = { $before }, { $next }
word-does = { $effect }
    .like = ability
word-once_per_turn = once per turn

## Costs

word-exert_this = exert
    .do = exert { this-card }
    .acts = exerts { this-card }
word-ink = { $amount } ink
    .do = pay { $amount } ink
    .acts = pays { $amount } ink
word-by = { $effect-do }
    .acts = { $effect-acts }

## Effects

count-cards = { $count-head ->
    [1] a card
   *[other] { $count-head } cards
} { $count-tail }
amount-damage = { $amount-mass } damage { $amount-tail }
amount-lore = { $amount-mass } lore { $amount-tail }
to-hand = { $cards-number ->
    [many] { $cards-owners ->
        [your] your hand
        [their] their hand
       *[other] their players' hands
    }
   *[one] { $cards-owner } hand
}
to-deck = { $cards-number ->
    [many] { $cards-owners ->
        [your] your deck
        [their] their deck
       *[other] their players' decks
    }
   *[one] { $cards-owner } deck
}
to-inkwell = { $cards-number ->
    [many] { $cards-owners ->
        [your] your inkwell
        [their] their inkwell
       *[other] their players' inkwells
    }
   *[one] { $cards-owner } inkwell
}
choosing = { $cards-by ->
    [they] chooses and
   *[other] {""}
}
of-cards =
    .yours = { $cards-by ->
        [you] yes
       *[other] no
    }

word-draw = { $who-person ->
    [second] draw
    [third] { $who } draws
   *[plural] { $who } draw
} { count-cards }
    .do = { $who-person ->
        [second] draw
        [third] have { $who } draw
       *[plural] draw
    } { count-cards }
    .acts = { $who-person ->
        [second] you draw
       *[other] draws
    } { count-cards }
    .doer = { $who-person ->
        [second] you
       *[other] others
    }
    .sets-done = card drawn
so-many-in-hand = { $count-counts ->
    [yes] as many cards in hand as { $count-holder }
   *[no] { $count ->
        [1] 1 card
       *[other] { $count } cards
    } in hand
}
word-draw_until = { $who-person ->
    [second] draw until you have
    [third] { $who } draws until they have
   *[plural] { $who } draw until they have
} { so-many-in-hand }
    .do = { $who-person ->
        [third] have { $who } draw until they have
       *[other] draw until you have
    } { so-many-in-hand }
    .acts = draws until they have { so-many-in-hand }
    .doer = { $who-person ->
        [second] you
       *[other] others
    }
word-discard = { $cards-by ->
    [they] they choose and discard { $cards-unplaced }
   *[other] { $self-do }
}
    .do = { $cards-chosen ->
        [yes] choose and discard { $cards-unplaced }
       *[no] discard { $cards }
    }
    .acts = { $cards-by ->
        [they] chooses and discards { $cards-unplaced }
        [you] discards { $cards-unplaced } of your choice
       *[nobody] discards { $cards }
    }
    .sets-done = card discarded
word-discard_at_random = { $who-person ->
    [second] discard
    [third] { $who } discards
   *[plural] { $who } discard
} { count-cards } at random
    .do = { $who-person ->
        [third] have { $who } discard
       *[other] discard
    } { count-cards } at random
    .acts = discards { count-cards } at random
    .doer = { $who-person ->
        [second] you
       *[other] others
    }
word-deal = deal { amount-damage } to { $to-each }
    .acts = deals { amount-damage } to { $to-each }
    .sets-done = damage dealt
word-deal_fully = deal { amount-damage } that can't be reduced to { $to-each }
    .acts = deals { amount-damage } that can't be reduced to { $to-each }
    .sets-done = damage dealt
word-deal_some = deal { amount-damage } to { $to-each }
    .acts = deals { amount-damage } to { $to-each }
    .sets-done = damage dealt
    .sets-it = harmed
word-deal_divided = deal { amount-damage } divided as you choose among { $among }
    .acts = deals { amount-damage } divided as they choose among { $among }
    .sets-done = damage dealt
word-put_damage = put { amount-damage } on { $on-each }
    .acts = puts { amount-damage } on { $on-each }
word-heal = remove up to { amount-damage } from { $cards-each }
    .acts = removes up to { amount-damage } from { $cards-each }
    .sets-done = damage removed
word-heal_some = remove up to { amount-damage } from { $cards-each }
    .acts = removes up to { amount-damage } from { $cards-each }
    .sets-done = damage removed
    .sets-it = healed
heal-amount = { $amount ->
    [none] all damage
   *[other] { $amount-mass } damage { $amount-tail }
}
word-heal_fully = remove { heal-amount } from { $cards-each }
    .acts = removes { heal-amount } from { $cards-each }
    .sets-done = damage removed
word-move_damage = move up to { amount-damage } from { $source-each } to { $target }
    .acts = moves up to { amount-damage } from { $source-each } to { $target }
    .sets-done = damage moved
word-move_exactly = move { amount-damage } from { $source-each } to { $target }
    .acts = moves { amount-damage } from { $source-each } to { $target }
    .sets-done = damage moved
word-banish = banish { $cards }
    .acts = { choosing } banishes { $cards }
    .sets-done = card banished
word-return_to_hand = { $cards-moved ->
    [put] put { $cards } into { to-hand }
   *[return] return { $cards } to { to-hand }
}
    .acts = { choosing } { $cards-moved ->
        [put] puts { $cards } into { to-hand }
       *[return] returns { $cards } to { to-hand }
    }
    .sets-done = card returned
word-choose = choose { $cards-one }
    .acts = chooses { $cards-one }
    .clause = sentence
word-exert = exert { $cards }
    .acts = { choosing } exerts { $cards }
    .sets-done = card exerted
word-make_ready = ready { $cards }
    .acts = { choosing } readies { $cards }
    .sets-done = card readied
word-into_inkwell = put { $cards } into { to-inkwell } facedown
    .acts = { choosing } puts { $cards } into { to-inkwell } facedown
word-into_inkwell_exerted = put { $cards } into { to-inkwell } facedown and exerted
    .acts = { choosing } puts { $cards } into { to-inkwell } facedown and exerted
word-gain_lore = { $who-person ->
    [second] gain
    [third] { $who } gains
   *[plural] { $who } gain
} { amount-lore }
    .do = { $who-person ->
        [third] have { $who } gain
       *[other] gain
    } { amount-lore }
    .acts = { $who-person ->
        [second] you gain { amount-lore }
       *[other] gains { amount-lore }
    }
    .doer = { $who-person ->
        [second] you
       *[other] others
    }
    .sets-done = lore gained
word-lose_lore = { $who-person ->
    [second] lose
    [third] { $who } loses
   *[plural] { $who } lose
} { amount-lore }
    .do = { $who-person ->
        [third] have { $who } lose
       *[other] lose
    } { amount-lore }
    .acts = loses { amount-lore }
    .doer = { $who-person ->
        [second] you
       *[other] others
    }
    .sets-done = lore lost
word-shuffle_into_deck = shuffle { $cards } into { to-deck }
    .acts = { choosing } shuffles { $cards } into { to-deck }
    .like = of-cards
word-shuffle_deck = { $who-person ->
    [second] shuffle your deck
    [third] { $who } shuffles their deck
   *[plural] { $who } shuffle their deck
}
    .acts = shuffles their deck
    .doer = { $who-person ->
        [second] you
       *[other] others
    }
word-to_top = put { $cards } on top of { to-deck }
    .acts = { choosing } puts { $cards } on top of { to-deck }
    .like = of-cards
word-to_bottom = put { $cards } on the bottom of { to-deck }
    .acts = { choosing } puts { $cards } on the bottom of { to-deck }
    .like = of-cards
word-into_discard = put { $cards } into the discard pile
    .acts = { choosing } puts { $cards } into the discard pile
    .like = of-cards
word-bottom_instead_of_discard = put { $cards } on the bottom of { to-deck } instead of into the discard pile
    .acts = puts { $cards } on the bottom of { to-deck } instead of into the discard pile
word-top_instead_of_discard = put { $cards } on top of { to-deck } instead of into the discard pile
    .acts = puts { $cards } on top of { to-deck } instead of into the discard pile
word-reveal = reveal { $cards }
    .acts = { choosing } reveals { $cards }
word-look_at_hand = look at { $whose-whose } hand
    .yours = yes
word-look_at_deck = search your deck
    .acts = searches their deck
word-move_to = move { $who } to { $to } for free
    .acts = moves { $who } to { $to } for free
word-play_for_free = play { $what-one } for free
    .acts = plays { $what-one } for free
    .sets-it = { $what-noun }
    .sets-that = { $what-noun }
    .sets-itsowner = your
word-shift_for_free = shift { $what-one } for free
    .sets-it = { $what-noun }
    .sets-that = { $what-noun }
    .sets-itsowner = your
word-shift_for_cost = shift { $what-one }
    .sets-it = { $what-noun }
    .sets-that = { $what-noun }
    .sets-itsowner = your
word-play_for_free_exerted = play { $what-one } for free. They enter play exerted
    .acts = plays { $what-one } for free. They enter play exerted
    .sets-it = { $what-noun }
    .sets-that = { $what-noun }
    .sets-itsowner = your
word-play_several_for_free = play { $what } for free
    .acts = plays { $what } for free
    .sets-it = { $what-noun }
    .sets-that = { $what-noun }
word-play_several_for_free_exerted = play { $what } for free. They enter play exerted
    .acts = plays { $what } for free. They enter play exerted
    .sets-it = { $what-noun }
    .sets-that = { $what-noun }
word-name_card = name a card, then reveal the top card of your deck. If it has that name, { $hit }{ $miss ->
    [none] {""}
   *[other] . Otherwise, { $miss }
}
    .acts = names a card, then reveals the top card of their deck. If it has that name, { $hit }{ $miss ->
        [none] {""}
       *[other] . Otherwise, { $miss }
    }
    .clause = sentence
    .opens-it = card
    .opens-itsowner = your
word-they_choose_one = choose one: { $effects }
    .acts = chooses one: { $effects-acts }
    .clause = sentence
    .join = { $before }; { $next }
    .last = { $before }; or { $next }
word-choose_players = choose any number of { $among-plural }
    .acts = chooses any number of { $among-plural }
    .clause = sentence
word-choose_player = choose { $among-any }. { $effect-yours ->
    [yes] { CAPITAL($effect) }
   *[no] That player { $effect-acts }
}
    .clause = sentence

## Looking at a deck

that-deck = { $last-deck ->
    [none] the deck
   *[other] { $last-deck } deck
}
word-on_top = on top of { that-deck }
    .rest = back on top of { that-deck } in any order
    .short = on top
word-on_bottom = on the bottom of { that-deck }
    .rest = on the bottom of { that-deck } in any order
    .short = on the bottom
word-into_hand = into your hand
    .instead = put it into your hand
word-played_free = and play it for free
    .instead = play it for free instead
word-played_free_exerted = and play it for free, exerted
    .instead = play it for free instead and it enters play exerted
word-in_the_discard = into the discard pile
word-under_this = facedown under { this-card }
    .instead = put it facedown under { this-card } instead
word-as_exerted_ink = into your inkwell facedown and exerted
    .instead = put it into your inkwell facedown and exerted instead

put-many = { $what ->
    [none] { $count } of them
   *[other] { $count } { $count ->
        [1] { $what-card }
       *[other] { $what-cards }
    } among them
}
word-put = put { put-many } { $where }
    .single = put it { $where }
    .takes = { $count }
word-may_take = you may { $last-shown ->
    [yes] put { $what-acard } among them { $where }
   *[no] reveal { $what-acard } among them and put it { $where }
}
    .single = if it is { $what-acard }, you may { $last-shown ->
        [yes] put it { $where }
       *[no] reveal it and put it { $where }
    }
word-may_take_or = you may reveal { $what-acard } among them and put it { $where }. If it is { $if-acard }, you may { $elsewhere-instead }
    .single = if it is { $what-acard }, you may reveal it and put it { $where }. If it is { $if-acard }, you may { $elsewhere-instead }
so-many = { SAME($last-looked, $self-limit) ->
    [yes] any number of
   *[no] up to { $count }
}
word-take_up_to = you may { $last-shown ->
    [yes] put { so-many } { $what-cards } among them { $where }
   *[no] reveal { so-many } { $what-cards } among them and put them { $where }
}
    .limit = all { $count-head }
word-put_up_to = you may put up to { $count } of them { $where }
    .single = you may put it { $where }
word-may_take_each = you may { $last-shown ->
    [yes] put each { $what-card } among them { $where }
   *[no] reveal each { $what-card } among them and put them { $where }
}
    .single = if it is { $what-acard }, you may put it { $where }
word-rest = put the rest { $where-rest }
    .only = put them { $where-rest }
    .two = put the other { $where }
    .single = otherwise, put it { $where }
word-either_place = put each of them { $one } or { $other-short }
    .single = put it { $one } or { $other-short }
top-cards = { $count ->
    [1] the top card
   *[other] the top { $count-head } cards
} of { $whose-whose } deck { $count-tail }
look-puts = { $puts-count ->
    [0] {""}
   *[other] . { CAPITAL({ $count ->
        [1] { $puts-single }
        [2] { $puts-first-takes ->
            [1] { $puts-two }
           *[other] { $puts }
        }
       *[other] { $puts-count ->
            [1] { $puts-only }
           *[other] { $puts }
        }
    }) }
}
word-look = look at { top-cards }{ look-puts }
    .yours = yes
    .clause = sentence
    .join = { $before }. { CAPITAL($next) }
    .opens-looked = all { $count-head }
    .opens-deck = { $whose-person ->
        [second] your
       *[other] their
    }
    .opens-it = { $count ->
        [1] card
       *[other] cards
    }
word-reveal_top = reveal { top-cards }{ look-puts }
    .acts = reveals { top-cards }{ look-puts }
    .clause = sentence
    .join = { $before }. { CAPITAL($next) }
    .opens-shown = yes
    .opens-looked = all { $count-head }
    .opens-deck = { $whose-person ->
        [second] your
       *[other] their
    }
    .opens-it = { $count ->
        [1] card
       *[other] cards
    }

## How long

word-for_good = {""}
    .turn = their turn
    .mine = your turn
word-this_turn = this turn
    .turn = this turn
    .mine = this turn
word-this_challenge = during this challenge
    .fight = challenge
    .beyond = {""}
    .turn = this challenge
    .mine = this challenge
word-their_next_turn = during their next turn
    .turn = their next turn
    .mine = your next turn
word-your_next_turn = during your next turn
    .turn = your next turn
    .mine = your next turn
word-until_your_next_turn = until the start of your next turn
    .turn = their turns until the start of your next turn
    .mine = your turns until the start of your next turn
word-until_their_next_turn = until the start of their next turn
    .turn = their turns until the start of their next turn
    .mine = your turns until the start of your next turn
word-while_this_is_in_play = while { this-card } is in play
    .turn = their turns while { this-card } is in play
    .mine = your turns while { this-card } is in play
word-until_end_of_your_next_turn = until the end of your next turn
    .turn = their turns until the end of your next turn
    .mine = your turns until the end of your next turn

## What changes

change =
    .slot = change
bar =
    .slot = change
    .bars = yes

word-strength = get { SIGNED($by-head) } strength { $by-tail }
    .like = change
    .gets = gets { SIGNED($by-head) } strength { $by-tail }
word-willpower = get { SIGNED($by-head) } willpower { $by-tail }
    .like = change
    .gets = gets { SIGNED($by-head) } willpower { $by-tail }
word-lore = get { SIGNED($by-head) } lore { $by-tail }
    .like = change
    .gets = gets { SIGNED($by-head) } lore { $by-tail }
word-cost = get { SIGNED($by-head) } cost { $by-tail }
    .like = change
    .gets = gets { SIGNED($by-head) } cost { $by-tail }
word-loses_abilities = lose all abilities
    .like = change
    .gets = loses all abilities
word-loses_ability = lose the { $name } ability
    .like = change
    .gets = loses the { $name } ability
word-deals_fully = deal damage that can't be reduced
    .like = change
    .gets = deals damage that can't be reduced
word-deals_by_willpower = deal damage equal to their willpower instead of their strength in challenges
    .like = change
    .gets = deals damage equal to their willpower instead of their strength in challenges
word-keeps_damage = can't have damage removed
    .like = bar
word-cannot_quest = can't quest
    .like = bar
word-must_quest = must quest if able
    .like = bar
word-must_challenge = must challenge if able
    .like = bar
word-cannot_challenge = can't challenge
    .like = bar
word-cannot_be_used = can't be used
    .like = bar
word-cannot_ready = can't ready
    .like = bar
word-cannot_ready_at_start = can't ready
    .like = bar
    .start = yes
word-unless_so = { $change } unless they're { $kind-predicate }
    .like = bar
    .start = { $change-start }
word-cannot_sing = can't sing songs
    .like = bar
word-cannot_be_exerted_for_costs = can't be exerted to pay costs
    .like = bar
word-cannot_be_challenged = can't be challenged
    .like = bar
word-cannot_be_challenged_by = can't be challenged by { $who-some }
    .like = bar
word-can_challenge_ready = can challenge ready characters
    .like = bar
word-can_quest_at_once = can quest the turn they're played
    .like = bar
from-challenges = from { $last-fight ->
    [challenge] the challenge
   *[other] challenges
}
word-no_challenge_damage = take no damage { from-challenges }
    .like = change
    .gets = takes no damage { from-challenges }
    .fights = yes
word-spared_once = take no damage the next time they would be dealt damage
    .like = change
    .gets = takes no damage the next time they would be dealt damage
word-strength_is = have { $number-head } strength { $number-tail }
    .like = change
    .gets = has { $number-head } strength { $number-tail }
word-willpower_is = have { $number-head } willpower { $number-tail }
    .like = change
    .gets = has { $number-head } willpower { $number-tail }
word-lore_is = have { $number-head } lore { $number-tail }
    .like = change
    .gets = has { $number-head } lore { $number-tail }
word-deals_more = deal { $by-head } additional damage { $by-tail }
    .like = change
    .gets = deals { $by-head } additional damage { $by-tail }
word-takes_more = take { $by-head } additional damage { $by-tail }
    .like = change
    .gets = takes { $by-head } additional damage { $by-tail }
word-no_damage_by = can't be dealt damage by { $who-subject }
    .like = bar
word-no_effect_damage = can't be dealt damage by actions or abilities
    .like = bar
word-no_damage = take no damage
    .like = change
    .gets = takes no damage
word-ability = gain “{ CAPITAL($ability) }”
    .like = change
    .opens-given = yes
    .sets-given = no
    .gets = gains “{ CAPITAL($ability) }”

and-keywords = { $changes-at-change-count ->
    [0] {""}
   *[other] and
}
give-many = { $changes-at-change } { $changes-at-keyword-count ->
    [0] {""}
   *[other] { and-keywords } gain { $changes-at-keyword }
}
give-one = { $changes-at-change-gets } { $changes-at-keyword-count ->
    [0] {""}
   *[other] { and-keywords } gains { $changes-at-keyword }
}
have-many = { $changes-at-change } { $changes-at-keyword-count ->
    [0] {""}
   *[other] { and-keywords } have { $changes-at-keyword }
}
have-one = { $changes-at-change-gets } { $changes-at-keyword-count ->
    [0] {""}
   *[other] { and-keywords } has { $changes-at-keyword }
}
give-time = { $changes-first-start ->
    [yes] at the start of { $who-self ->
        [yes] { $duration-mine }
       *[no] { $duration-turn }
    }
   *[no] { $changes-first-fights ->
        [yes] { $duration-beyond }
       *[no] { $duration }
    }
}
word-give = { $who-subject } { $who-number ->
    [many] { give-many }
   *[one] { give-one }
} { give-time }
    .do = have { $who } { give-many } { give-time }
    .acts = has { $who } { give-many } { give-time }
    .static = { $who-subject } { $who-number ->
        [many] { have-many }
       *[one] { have-one }
    } { give-time }
    .opens-fight = { $duration-fight }
    .clause = { $changes-first-bars ->
        [yes] sentence
       *[no] statement
    }
    .join = { $before }, { $next }
    .last = { $before } and { $next }

ink-less = { $amount-head ->
    [-1] 1 ink more
    [-2] 2 ink more
    [-3] 3 ink more
   *[other] { $amount-head } ink less
}
who-pays = { $who-plural } pay
word-pay_less = { who-pays } { ink-less } to play { $what-some } { $amount-tail } { $duration }
    .do = pay { ink-less } to play { $what-some } { $amount-tail } { $duration }
    .static = { who-pays } { ink-less } to play { $what-some } { $amount-tail }
    .clause = sentence
word-pay_less_next = { who-pays } { ink-less } for the next { $what-kind } { $who-plural } play this turn { $amount-tail }
    .do = pay { ink-less } for the next { $what-kind } you play this turn { $amount-tail }
    .clause = sentence
word-next_gets = the next { $what-kind } you play this turn { give-one } { $duration }
    .do = have the next { $what-kind } you play this turn { give-many } { $duration }
    .clause = sentence
    .join = { $before }, { $next }
    .last = { $before } and { $next }
word-next_enters_exerted = the next { $what-kind } you play this turn enters play exerted
    .clause = sentence
more-ink = { $count ->
    [1] an additional card
   *[other] { $count-head } additional { $count-head ->
        [1] card
       *[other] cards
    }
} from your hand into your inkwell { $count-tail }
word-extra_ink = you may put { more-ink } { $duration }
    .static = you may put { more-ink }
    .clause = sentence
word-enters_exerted = { $what-subject } { $what-number ->
    [many] enter
   *[one] enters
} play exerted
word-enters_damaged = { $what-subject } { $what-number ->
    [many] enter
   *[one] enters
} play with { $amount } damage
word-takes_damage_for = damage that would be dealt to { $who-one } is put on { this-card } instead
word-skips_draw_step = skip your draw step
word-pay_less_to_move = { $who-owner ->
    [their] opponents
   *[other] you
} pay { ink-less } to move { $who } to { $to } { $amount-tail }
word-move_for_free = you may move { $who } to { $to } for free
word-use_for_free = you may use { $name } for free
word-cannot_play = { $who-plural } can't play { $what-some } { $duration }
    .static = { $who-plural } can't play { $what-some }
    .acts = can't play { $what-some } { $duration }
    .clause = sentence
word-next_time = once this turn, { $ability }
    .clause = sentence
word-floating = { $duration }, { $ability }
    .clause = sentence
word-at_end_of_turn = at the end of the turn, { $effect }
    .clause = sentence
word-at_start_of_your_turn = at the start of your next turn, { $effect }
    .clause = sentence

## What happened this turn

word-times_happened = the number of times { $what-past } this turn
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each time { $what-past } this turn
    .counts = yes
    .holder = {""}
    .things = times { $what-past } this turn
word-cards_that = the number of cards of which { $what-past } this turn is true
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each card of which it is true that { $what-past } this turn
    .counts = yes
    .holder = of
    .things = cards it is true that { $what-past } this turn
word-happened = { $what-past } { $within ->
    [none] {""}
   *[other] { $within } times
} this turn
    .like = condition
    .not = it is not so that { $self }
word-nth = { $number ->
    [1] the first time
    [2] the second time
    [3] the third time
   *[other] time number { $number }
} in a turn that { $what-past }
word-played_this_turn = played this turn
    .like = trait-after
word-quested_this_turn = that quested this turn
    .like = trait-after
    .not = that didn't quest this turn
word-challenged_this_turn = that challenged this turn
    .like = trait-after
    .not = that didn't challenge this turn
word-was_challenged_this_turn = that was challenged this turn
    .like = trait-after
    .not = that weren't challenged this turn
word-was_damaged_this_turn = that was dealt damage this turn
    .like = trait-after
    .not = that weren't dealt damage this turn
word-was_healed_this_turn = that had damage removed this turn
    .like = trait-after
    .not = that had no damage removed this turn
word-sang_this_turn = that sang a song this turn
    .like = trait-after
    .not = that didn't sing a song this turn
word-sang_this = that sang this song
    .like = trait-after
word-was_at = { $which-self ->
    [yes] that had been here
   *[no] that had been at { $which-one }
}
    .like = trait-there
word-moved_this_turn = that moved this turn
    .like = trait-after

## Comparing

word-same_name_as_another = with the same name as { $of-one }
    .like = trait-after
word-different_costs = the number of different costs of { $of-some } { $of-held }
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each different cost among { $of-some } { $of-held }
    .counts = yes
    .holder = { $of-holder }
    .things = different costs among { $of-some } { $of-where }
word-different_types = the number of different card types among { $of-some } { $of-held }
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each different card type among { $of-some } { $of-held }
    .counts = yes
    .holder = { $of-holder }
    .things = different card types among { $of-some } { $of-where }
word-different_inks = the number of different inks of { $of-some } { $of-held }
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each different ink among { $of-some } { $of-held }
    .counts = yes
    .holder = { $of-holder }
    .things = different inks among { $of-some } { $of-where }
word-different_names = the number of different names of { $of-some } { $of-held }
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each { $of-kind } with a different name { $of-held }
    .counts = yes
    .holder = { $of-holder }
    .things = { $of-some } with different names { $of-where }
word-most_of_a_name = the greatest number of { $of-some } { $of-held } with the same name
    .like = quantity
    .counts = yes
    .holder = { $of-holder }
    .things = { $of-some } { $of-where } with the same name
word-most_of_an_ink = the greatest number of { $of-some } { $of-held } of the same ink type
    .like = quantity
    .counts = yes
    .holder = { $of-holder }
    .things = { $of-some } { $of-where } of the same ink type
word-same_name_as = with the same name as { $of-one }
    .like = trait-after
word-same_ink_as = of the same ink type as { $of-one }
    .like = trait-after
word-same_class_as = with the same classification as { $of-one }
    .like = trait-after
between = { $least ->
    [none] { $most ->
        [none] {""}
       *[other] of at most { $most }
    }
   *[other] { $most ->
        [none] of at least { $least }
       *[other] { SAME($least, $most) ->
            [yes] equal to { $least }
           *[no] from { $least } to { $most }
        }
    }
}
word-cost_within = with a cost { between }
    .like = trait-after
word-strength_within = with a strength { between }
    .like = trait-after
word-willpower_within = with a willpower { between }
    .like = trait-after
word-lore_within = with a lore value { between }
    .like = trait-after
word-with_most = { $of-counts ->
    [yes] { $among } with the most { $of-things }
   *[no] { $among } who has the most of this: { $of }
}
    .any = { $self }
    .whose = their
    .person = third
    .plural = { $of-counts ->
        [yes] { $among-plural } with the most { $of-things }
       *[no] { $among-plural } who have the most of this: { $of }
    }

## Rules for players

word-cannot_gain_lore = { $who-plural } can't gain lore { $duration }
    .static = { $who-plural } can't gain lore
    .clause = sentence
word-cannot_lose_lore = { $who-plural } can't lose lore { $duration }
    .static = { $who-plural } can't lose lore
    .clause = sentence
word-discards_nothing = { $who-plural } don't discard cards by effects { $duration }
    .static = { $who-plural } don't discard cards by effects
    .clause = sentence
word-damage_stays = damage can't be removed from cards of { $who-plural } { $duration }
    .static = damage can't be removed from cards of { $who-plural }
    .clause = sentence
word-cannot_draw = { $who-plural } can't draw cards { $duration }
    .static = { $who-plural } can't draw cards
    .clause = sentence
word-more_lore = if { $who-any } would gain lore, { $who-person ->
    [second] you
   *[other] they
} gain { $amount } more lore instead
    .clause = sentence
word-less_lore = if { $who-any } would gain lore, { $who-person ->
    [second] you
   *[other] they
} gain { $amount } less lore instead
    .clause = sentence
word-more_loss = if { $who-any } would lose lore, { $who-person ->
    [second] you
   *[other] they
} lose { $amount } more lore instead
    .clause = sentence
word-less_loss = if { $who-any } would lose lore, { $who-person ->
    [second] you
   *[other] they
} lose { $amount } less lore instead
    .clause = sentence
word-lore_to_win = { $who-plural } need { $number } lore to win the game
    .clause = sentence
word-may_play_free = you may { $by ->
    [none] {""}
   *[other] { $by } to
} play { $what } for free
    .clause = sentence
word-pay_less_to_shift = { who-pays } { ink-less } to play { $what-some } by Shift { $amount-tail }
    .clause = sentence
word-pay_less_to_boost = { $who-owner ->
    [their] opponents
   *[other] you
} pay { ink-less } to use Boost of { $who-each } { $amount-tail }
    .clause = sentence
word-boost_for_free = you may use Boost of { $who-each } for free
    .clause = sentence
word-named_for_shift = this character counts as having { $name ->
    [none] any name
   *[other] the name { $name }
} for Shift
    .clause = sentence

## More of what happens

word-put_tops_under = put the top { $count ->
    [1] card
   *[other] { $count } cards
} of your deck face down under each of { $tops }
    .acts = puts the top { $count ->
        [1] card
       *[other] { $count } cards
    } of their deck face down under each of { $tops }
word-put_under = put { $cards } face down under { $top }
    .acts = puts { $cards } face down under { $top }
word-at_random = { $count } of { $what } at random
    .number = many
    .owners = { $what-owners }
    .owner = { $what-owners }
word-look_at_inkwell = look at the cards in your inkwell
    .acts = looks at the cards in their inkwell
word-move_all_damage = move all damage from { $source } to { $target }
    .acts = moves all damage from { $source } to { $target }
    .sets-done = damage moved
word-after_challenge = after the challenge, { $effect }
    .clause = sentence
word-play_for_cost = play { $what-one }
    .acts = plays { $what-one }
    .sets-it = { $what-noun }
    .sets-that = { $what-noun }
    .sets-itsowner = your
word-play_as_from_hand = play { $what-one } as if it were in your hand
    .acts = plays { $what-one } as if it were in their hand
    .sets-it = { $what-noun }
    .sets-that = { $what-noun }
    .sets-itsowner = your
word-play_for_cost_exerted = play { $what-one }. They enter play exerted
    .acts = plays { $what-one }. They enter play exerted
    .sets-it = { $what-noun }
    .sets-that = { $what-noun }
    .sets-itsowner = your

## More changes

word-gains_class = gain the classification { $kind }
    .like = change
    .gets = gains the classification { $kind }
word-gains_named_class = gain that classification
    .like = change
    .gets = gains that classification
word-loses_classes = lose all classifications
    .like = change
    .gets = loses all classifications
word-loses_class = lose the classification { $kind }
    .like = change
    .gets = loses the classification { $kind }
word-sings_as = count as having { SIGNED($more-head) } cost to sing songs { $more-tail }
    .like = change
    .gets = counts as having { SIGNED($more-head) } cost to sing songs { $more-tail }
word-loses = don't have { $keyword-word }
    .like = change
    .gets = doesn't have { $keyword-word }
word-can_challenge = can challenge { $whom-some }
    .like = change
    .gets = can challenge { $whom-some }
word-vanish = Vanish
    .like = keyword
word-alert = Alert
    .like = keyword
word-boost = Boost { $cost }
    .like = keyword
    .word = Boost

## More triggers

word-is_chosen = whenever { $by-any } { $by-person ->
    [third] chooses
   *[other] choose
} { $who-one } { $how ->
    [none] {""}
   *[other] { $how }
}
    .like = about-who
word-card_put_under = whenever { $by-any } { $by-person ->
    [third] puts
   *[other] put
} a card under { $who-one }
    .like = about-who
    .past = { $by-any } put a card under { $who-one }
word-cards_put_under = whenever { $by-any } { $by-person ->
    [third] puts
   *[other] put
} 1 or more cards under { $who-one }
    .like = about-who
    .past = { $by-any } put 1 or more cards under { $who-one }
word-is_shifted_onto = whenever { $by ->
    [none] a character
   *[other] { $by-one }
} is played on top of { $who-one }
    .like = about-who
word-returned_from_discard = whenever { $whose-any } { $whose-person ->
    [third] returns { $what-a } from their discard pile to their
    [second] return { $what-a } from your discard pile to your
   *[other] return { $what-a } from their discard pile to their
} hand
    .like = about-what
    .past = { $whose-any } returned { $what-a } from { $whose-person ->
        [second] your discard pile to your
       *[other] their discard pile to their
    } hand
word-leaves_discard = whenever { $what-a } leaves { $whose-whose } discard pile
    .like = about-what
    .past = { $what-a } left { $whose-whose } discard pile
word-out_of_hand = hand
word-out_of_deck = deck
out-of-zone = { $from ->
    [none] {""}
   *[other] from { $whose-person ->
        [second] your
       *[other] their
    } { $from }
}
word-put_into_discard = whenever { $what-a } is put into { $whose-whose } discard pile { out-of-zone }
    .like = about-what
    .past = { $what-a } was put into { $whose-whose } discard pile { out-of-zone }
word-song_sung = whenever { $by-any } { $by-person ->
    [third] sings
   *[other] sing
} a song with one or more characters
word-for_action = for an action
word-for_ability = for an ability
word-for_support = for Support
word-from_location = from a location
word-enters_exerted_to = { $what-self ->
    [yes] { this-card }
   *[no] { $what-plural }
} may enter play exerted to { $effect }
    .clause = sentence
word-only_if = only if { $condition }
word-being_played = that is being played
    .like = trait-zone
    .key = play
would-be-banished = if { $who-one } would be banished { $how ->
    [none] {""}
   *[other] { $how }
}
word-drawn_instead = if { $who-any } would draw a card, instead { $effect }
    .clause = sentence
word-may_be_drawn_instead = if { $who-any } would draw a card, you may instead { $effect-do }
    .clause = sentence
word-banished_instead = { would-be-banished }, { $effect } instead
    .clause = sentence
    .sets-that = { $who-noun }
    .sets-owner = { $who-owner }
word-may_be_banished_instead = { would-be-banished }, you may { $effect-do } instead
    .clause = sentence
word-returned_instead = if { $who-one } would be returned to { $who-owner } hand, { $effect } instead
    .clause = sentence
    .sets-that = { $who-noun }
    .sets-owner = { $who-owner }
word-may_be_returned_instead = if { $who-one } would be returned to { $who-owner } hand, you may { $effect-do } instead
    .clause = sentence
word-may_play_from_discard = you may play { $what-self ->
    [yes] { $what } from your discard pile
   *[no] { $what-some } from your discard pile
}
    .clause = sentence
word-may_play_top = you may play { $what-some } from the top of your deck, which you may look at at any time
    .clause = sentence
word-top_seen = you may look at the top card of your deck at any time
    .clause = sentence
word-top_faceup = { $who } { $who-person ->
    [third] plays
   *[other] play
} with the top card of { $who-person ->
    [second] your
   *[other] their
} deck face up
    .clause = sentence
word-may_ink_from_discard = you may ink { $what-some } from your discard pile
    .clause = sentence
word-ink_enters_exerted = cards enter { $who-whose } inkwell exerted
    .clause = sentence
word-all_inkable = all cards in your hand count as having the inkwell symbol
    .clause = sentence
word-may_play_found = you may reveal { $what-a } and play it for free
word-name_type = name a card type. { CAPITAL($effect) }
    .clause = sentence
word-of_named_type = of that type
    .like = trait-after
word-name_class = name a classification. { CAPITAL($effect) }
    .clause = sentence
word-name_number = name a number. { CAPITAL($effect) }
    .clause = sentence
word-named_number = that number
    .like = quantity
    .head = that many
    .mass = that much
    .tail = {""}
word-of_named_class = with that classification
    .like = trait-after
word-name_first = name a card. { CAPITAL($effect) }
    .clause = sentence
word-with_named_name = with that name
    .like = trait-after
word-pay_any_amount = pay any amount of ink
    .acts = pays any amount of ink
    .sets-done = ink paid
word-repeat_effect = repeat this effect
    .acts = repeats this effect
word-reveal_until = reveal cards from the top of your deck until you reveal { $what-a }
    .acts = reveals cards from the top of their deck until they reveal { $what-a }
    .sets-it = card
word-inkable = with the inkwell symbol
    .like = trait-after
