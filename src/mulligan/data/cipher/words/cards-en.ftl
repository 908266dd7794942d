### English for the words of Cipher's cards. docs/card-language.md tells how messages become a card's text; the forms of
### effects, conditions, quantities, ranges and players are listed in data/cardlang/words/cards-en.ftl.
###
### Forms of cards:    the value is all of them ("all other red allies"), or the very one; .one any one ("another red ally");
###                    .some without "all"; .kind .kinds without "a" and "other"; .pick .picks when chosen; .subject before a verb
### Features of cards: .number one or many; .owner before "hand" or "deck"; .holder .where around what is counted; .by who chooses
### Forms of traits:   .slot other, pre or after the noun; .is .are as what is said of cards; .not .notslot of their contrary
### Forms of changes:  the value follows many ("get +10 attack"), .gets one ("gets +10 attack")
### Forms of limits:   .slot tag (before the colon) or clause (a sentence at the end)

## Units and cards of a kind

article = { INITIAL($self-kind) ->
    [a] an
    [e] an
    [i] an
    [o] an
    [u] a
   *[other] a
}
after-traits = { $traits-at-name } { $traits-at-after } { $traits-at-last }
noun = all { $self-some }
    .number = many
    .other = { $traits-at-other }
    .pre = { $traits-at-pre }
    .post = { after-traits }
    .kind = { $self-pre } { $self-noun } { $self-post }
    .kinds = { $self-pre } { $self-nouns } { $self-post }
    .some = { $self-other } { $self-kinds }
    .a = { $self-other ->
        [other] another
       *[none] { article }
    } { $self-kind }
    .one = { $self-a }
    .each = each { $self-other } { $self-kind }
    .counted = { $self-other } { $self-kind }
    .held = {""}
    .where = {""}
    .pick = 1 { $self-other } chosen { $self-kind }
    .picks = { $self-other } chosen { $self-kinds }
    .plain = 1 { $self-other } { $self-kind }
    .ownpick = { $self-pick }
    .ownpicks = { $self-picks }
    .anypicks = { $self-picks }
    .anyown = { $self-anypicks }
    .sort = { $self-nouns }
    .group = units

word-unit = { $traits-at-main-count ->
    [0] all { $self-some }
   *[other] the { $self-kind }
}
    .like = noun
    .noun = { $traits-at-main-count ->
        [0] unit
       *[other] main character
    }
    .nouns = { $traits-at-main-count ->
        [0] units
       *[other] main character
    }
    .number = { $traits-at-main-count ->
        [0] many
       *[other] one
    }
    .subject = { $traits-at-main-count ->
        [0] { $self-some }
       *[other] the { $self-kind }
    }
    .a = { $traits-at-main-count ->
        [0] { $self-other ->
            [other] another
           *[none] { article }
        } { $self-kind }
       *[other] the { $self-kind }
    }
    .some = { $traits-at-main-count ->
        [0] { $self-other } { $self-kinds }
       *[other] the { $self-kind }
    }
    .pick = { $traits-at-main-count ->
        [0] 1 { $self-other } chosen { $self-kind }
       *[other] the { $self-kind }
    }
    .plain = { $traits-at-main-count ->
        [0] 1 { $self-other } { $self-kind }
       *[other] the { $self-kind }
    }
    .owner = its owner's
    .owners = their owners'
    .holder = there are
    .none = there are no
    .has = there is
word-ally = { $traits-at-main-count ->
    [0] all { $self-some }
   *[other] your { $self-kind }
}
    .like = noun
    .ownpick = { $traits-at-main-count ->
        [0] 1 of your { $self-some }
       *[other] your { $self-kind }
    }
    .ownpicks = of your { $self-some }
    .anyown = your { $self-some }
    .noun = { $traits-at-main-count ->
        [0] ally
       *[other] main character
    }
    .nouns = { $traits-at-main-count ->
        [0] allies
       *[other] main character
    }
    .number = { $traits-at-main-count ->
        [0] many
       *[other] one
    }
    .subject = { $traits-at-main-count ->
        [0] your { $self-some }
       *[other] your { $self-kind }
    }
    .a = { $traits-at-main-count ->
        [0] { $self-other ->
            [other] another
           *[none] { article }
        } { $self-kind }
       *[other] your { $self-kind }
    }
    .some = { $traits-at-main-count ->
        [0] { $self-other } { $self-kinds }
       *[other] your { $self-kind }
    }
    .pick = { $traits-at-main-count ->
        [0] 1 { $self-other } chosen { $self-kind }
       *[other] your { $self-kind }
    }
    .plain = { $traits-at-main-count ->
        [0] 1 { $self-other } { $self-kind }
       *[other] your { $self-kind }
    }
    .owner = your
    .owners = your
    .holder = you have
    .none = you have no
    .has = you have
word-enemy = { $traits-at-main-count ->
    [0] all { $self-some }
   *[other] your opponent's { $self-kind }
}
    .like = noun
    .ownpick = { $traits-at-main-count ->
        [0] 1 of their { $self-theirs }
       *[other] their { $self-kind }
    }
    .ownpicks = of their { $self-theirs }
    .anyown = their { $self-theirs }
    .theirs = { $self-other } { $self-pre } units { $self-post }
    .noun = { $traits-at-main-count ->
        [0] enemy
       *[other] main character
    }
    .nouns = { $traits-at-main-count ->
        [0] enemies
       *[other] main character
    }
    .number = { $traits-at-main-count ->
        [0] many
       *[other] one
    }
    .subject = { $traits-at-main-count ->
        [0] { $self-some }
       *[other] your opponent's { $self-kind }
    }
    .a = { $traits-at-main-count ->
        [0] { $self-other ->
            [other] another
           *[none] { article }
        } { $self-kind }
       *[other] your opponent's { $self-kind }
    }
    .some = { $traits-at-main-count ->
        [0] { $self-other } { $self-kinds }
       *[other] your opponent's { $self-kind }
    }
    .pick = { $traits-at-main-count ->
        [0] 1 { $self-other } chosen { $self-kind }
       *[other] your opponent's { $self-kind }
    }
    .plain = { $traits-at-main-count ->
        [0] 1 { $self-other } { $self-kind }
       *[other] your opponent's { $self-kind }
    }
    .owner = your opponent's
    .owners = your opponent's
    .holder = there are
    .none = there are no
    .has = there is

zone-noun = all { $self-some } in { $self-place }
    .like = noun
    .owner = { $whose-whose }
    .owners = { $whose-whose }
    .holder = { $whose-has }
    .has = { $whose-has }
    .none = { $whose-has } no
    .one = { $self-a } { $self-from }
    .counted = { $self-other } { $self-kind } in { $self-place }
    .held = in { $self-place }
    .pick = 1 { $self-other } { $self-kind } { $self-from }
    .picks = { $self-other } { $self-kinds } { $self-from }
    .plain = { $self-pick }
    .ownpick = 1 { $self-kind } from { $whose-their } { $self-zone }
    .ownpicks = { $self-kinds } from { $whose-their } { $self-zone }
    .noun = card
    .nouns = cards
    .where = in { $whose-their } { $self-zone }
    .place = { $whose-whose } { $self-zone }
    .from = from { $self-place }
    .sort = { $self-zone }
    .group = cards
unseen = { $traits-count ->
    [0] { $whose-kind ->
        [opponent] { $last-seen ->
            [yes] {""}
           *[none] , chosen without looking,
        }
       *[other] {""}
    }
   *[other] {""}
}
word-hand =
    .like = zone-noun
    .slot = hand
    .zone = hand
    .pick = 1 { $self-other } { $self-kind } { $self-from }{ unseen }
    .picks = { $self-other } { $self-kinds } { $self-from }{ unseen }
word-deck =
    .like = zone-noun
    .zone = deck
word-retreat =
    .like = zone-noun
    .zone = retreat area
word-supports =
    .like = zone-noun
    .zone = support area
zone-thing = { $whose-whose } { $self-some }
    .like = zone-noun
    .where = {""}
    .from = {""}
    .counted = { $self-kind } { $whose-holds }
    .held = { $whose-holds }
    .one = one of { $whose-whose } { $self-some }
    .pick = 1 of { $whose-whose } { $self-some }
    .picks = of { $whose-whose } { $self-some }
    .anypicks = { $whose-whose } { $self-some }
    .anyown = { $whose-their } { $self-some }
    .ownpick = 1 of { $whose-their } { $self-some }
    .ownpicks = of { $whose-their } { $self-some }
word-bonds =
    .like = zone-thing
    .zone = bonds
    .noun = bond
    .nouns = bonds
word-orbs =
    .like = zone-thing
    .zone = orbs
    .noun = orb
    .nouns = orbs

word-card =
    .like = noun
    .noun = card
    .nouns = cards
    .owner = its owner's
    .owners = their owners'
    .holder = there are
    .none = there are no
    .has = there is
    .group = cards
word-revealed = { $traits-count ->
    [0] { $last-taken ->
        [yes] the rest
       *[none] them
    }
   *[other] all { $self-kinds }
}
    .like = noun
    .sets-taken = { $traits-count ->
        [0] { $last-taken ->
            [yes] yes
           *[other] no
        }
       *[other] yes
    }
    .noun = card
    .nouns = cards
    .kind = { $self-pre } card { $self-post } among them
    .kinds = { $self-pre } cards { $self-post } among them
    .some = { $traits-count ->
        [0] those cards
       *[other] { $self-kinds }
    }
    .pick = 1 { $traits-count ->
        [0] of those cards
       *[other] { $self-kind }
    }
    .picks = { $traits-count ->
        [0] of those cards
       *[other] { $self-kinds }
    }
    .anypicks = { $self-some }
    .rest = yes
    .owner = your
    .owners = your
    .holder = there are
    .none = there are no
    .has = there is
    .group = cards
word-supporting = the { $traits-at-pre } cards { after-traits } that support { $units-some }
    .like = noun
    .noun = card that supports { $units-one }
    .nouns = cards that support { $units-some }
    .holder = there are
    .none = there are no
    .has = there is
    .group = cards
word-below = the { $traits-at-pre } cards { after-traits } below { $units }
    .number = many
    .some = { $traits-at-pre } cards { after-traits } below { $units }
    .a = a { $traits-at-pre } card { after-traits } below { $units }
    .one = { $self-a }
    .counted = { $traits-at-pre } card { after-traits } below { $units }
    .pick = 1 { $self-counted }
    .picks = { $self-some }
    .plain = 1 { $self-counted }
    .held = {""}
    .where = {""}
    .holder = there are
    .none = there are no
    .has = there is
    .owner = your
    .owners = your
    .group = cards
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
    .sets-owner = { $whose-whose }

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
    .sets-owner = { $whose-whose }

## Traits

trait =
    .slot = after
    .is = is { $self }
    .are = are { $self }
    .isnot = is not { $self }
    .arenot = are not { $self }
    .not = that are not { $self }
    .notslot = after
trait-pre =
    .like = trait
    .slot = pre
    .notslot = pre
    .not = non-{ $self }

word-other = other
    .like = trait
    .slot = other
word-another = other
    .like = trait
    .slot = other
word-named = named { $names }
    .like = trait
    .join = { $before }, { $next }
    .last = { $before } or { $next }
    .slot = name
    .not = not named { $names }
    .notslot = last
word-of = { $kinds }
    .like = trait-pre
    .join = { $before }, { $next }
    .last = { $before } or { $next }
word-of_symbol_other_than = with a symbol other than { $symbol }
    .like = trait
    .is = has a symbol other than { $symbol }
    .are = have a symbol other than { $symbol }
    .isnot = has no symbol other than { $symbol }
    .arenot = have no symbol other than { $symbol }
    .not = without a symbol other than { $symbol }
word-with_cost = with deployment cost { $within }
    .like = trait
    .is = has deployment cost { $within }
    .are = have deployment cost { $within }
    .isnot = does not have deployment cost { $within }
    .arenot = do not have deployment cost { $within }
    .not = without deployment cost { $within }
word-with_support = with { $within } support
    .like = trait
    .is = has { $within } support
    .are = have { $within } support
    .isnot = does not have { $within } support
    .arenot = do not have { $within } support
    .not = without { $within } support
word-with_range = with range { $name }
    .like = trait
    .is = has range { $name }
    .are = have range { $name }
    .isnot = does not have range { $name }
    .arenot = do not have range { $name }
    .not = without range { $name }
compared-trait =
    .like = trait
    .is = has { $self-measure }
    .are = have { $self-measure }
    .isnot = does not have { $self-measure }
    .arenot = do not have { $self-measure }
    .not = without { $self-measure }
word-cheaper = with { $self-measure }
    .like = compared-trait
    .measure = a deployment cost lower than { $than }
word-dearer = with { $self-measure }
    .like = compared-trait
    .measure = a deployment cost higher than { $than }
word-weaker = with { $self-measure }
    .like = compared-trait
    .measure = less attack than { $than }
word-stronger = with { $self-measure }
    .like = compared-trait
    .measure = more attack than { $than }
word-cheapest = with { $self-measure }
    .like = compared-trait
    .measure = the lowest deployment cost of { $among }
word-dearest = with { $self-measure }
    .like = compared-trait
    .measure = the highest deployment cost of { $among }
word-weakest = with { $self-measure }
    .like = compared-trait
    .measure = the least attack of { $among }
word-strongest = with { $self-measure }
    .like = compared-trait
    .measure = the most attack of { $among }
word-has_class_change = with { $self-measure }
    .like = compared-trait
    .measure = a class change cost
word-has_support_skill = with { $self-measure }
    .like = compared-trait
    .measure = a support skill
word-with_symbols = with { $self-measure }
    .like = compared-trait
    .measure = { $within } symbols
word-with_weapons = with { $self-measure }
    .like = compared-trait
    .measure = { $within } kinds of weapons
word-stack_of = with { $self-measure }
    .like = compared-trait
    .measure = { $within } cards in its stack
word-one_of = that is { $cards }
    .like = trait
    .is = is { $cards }
    .are = are { $cards }
    .isnot = is not { $cards }
    .arenot = are not { $cards }
    .not = other than { $cards }
word-has_skill = with { $self-measure }
    .like = compared-trait
    .measure = { $names }
    .join = { $before }, { $next }
    .last = { $before } or { $next }
word-attacking_any = that attacks { $whom-one }
    .like = trait
    .is = attacks { $whom-one }
    .are = attack { $whom-one }
    .isnot = does not attack { $whom-one }
    .arenot = do not attack { $whom-one }
    .not = that does not attack { $whom-one }
word-attacked_by_any = that is attacked by { $who-one }
    .like = trait
    .is = is attacked by { $who-one }
    .are = are attacked by { $who-one }
    .isnot = is not attacked by { $who-one }
    .arenot = are not attacked by { $who-one }
    .not = that is not attacked by { $who-one }
word-supported_with = supported by { $by-one }
    .like = trait
    .is = is supported by { $by-one }
    .are = are supported by { $by-one }
    .isnot = is not supported by { $by-one }
    .arenot = are not supported by { $by-one }
    .not = not supported by { $by-one }
word-raised_beside = that levelled up or grew this turn while this unit was on the battlefield
    .like = mark
    .done = levelled up or grown this turn while this unit was on the battlefield
word-tapped_for = that was tapped this turn for “{ $skill }”
    .like = trait
    .is = was tapped this turn for “{ $skill }”
    .are = were tapped this turn for “{ $skill }”
    .isnot = was not tapped this turn for “{ $skill }”
    .arenot = were not tapped this turn for “{ $skill }”
    .not = that was not tapped this turn for “{ $skill }”
word-with_attack = with { $within } attack
    .like = trait
    .is = has { $within } attack
    .are = have { $within } attack
    .isnot = does not have { $within } attack
    .arenot = do not have { $within } attack
    .not = without { $within } attack
word-in_front = in the front line
    .like = trait
    .to = to the front line
word-in_back = in the back line
    .like = trait
    .to = to the back line
word-in_row_of = in the same line as { $of }
    .like = trait
    .not = not in the same line as { $of }
    .to = to the line of { $of }
word-same_name_as = { $of-pronoun ->
    [yes] with the same unit name { $last-it ->
        [cards] as one of them
       *[other] {""}
    }
   *[no] with the unit name of { $of }
}
    .like = trait
    .is = has the unit name of { $of }
    .are = have the unit name of { $of }
    .isnot = does not have the unit name of { $of }
    .arenot = do not have the unit name of { $of }
    .not = without the unit name of { $of }
word-of_that_name = with the named unit name
    .like = trait
    .is = has the named unit name
    .are = have the named unit name
    .isnot = does not have the named unit name
    .arenot = do not have the named unit name
    .not = without the named unit name
word-tapped = tapped
    .like = trait-pre
word-untapped = untapped
    .like = trait-pre
word-face_down = face-down
    .like = trait-pre
word-face_up = face-up
    .like = trait-pre
word-main = that are the main character
    .like = trait
    .slot = main
    .is = is the main character
    .are = are the main character
    .isnot = is not the main character
    .arenot = are not the main character
    .not = other than the main character
    .notslot = last
word-class_changed = class-changed
    .like = trait-pre
word-levelled_up = levelled-up
    .like = trait-pre
mark =
    .like = trait
    .is = has { $self-done }
    .are = have { $self-done }
    .isnot = has not { $self-done }
    .arenot = have not { $self-done }
    .not = that have not { $self-done }
word-attacked_this_turn = that attacked this turn
    .like = mark
    .done = attacked this turn
word-moved_this_turn = that moved this turn
    .like = mark
    .done = moved this turn
word-deployed_this_turn = deployed this turn
    .like = mark
    .done = been deployed this turn
word-levelled_up_this_turn = that levelled up this turn
    .like = mark
    .done = levelled up this turn
word-changed_class_this_turn = that changed class this turn
    .like = mark
    .done = changed class this turn
word-attacking = attacking
    .like = trait-pre
    .notslot = after
    .not = other than the attacking unit
word-defending = defending
    .like = trait-pre
    .notslot = after
    .not = other than the defending unit
word-transforming = with a transformation skill
    .like = trait
    .is = has a transformation skill
    .are = have a transformation skill
    .isnot = has no transformation skill
    .arenot = have no transformation skill
    .not = without a transformation skill
word-any_of = { $traits }
    .like = trait
    .slot = { $traits-first-slot }
    .join = { $before }, { $next }
    .last = { $before } or { $next }
word-non = { $trait-not }
    .like = trait
    .slot = { $trait-notslot }
    .is = { $trait-isnot }
    .are = { $trait-arenot }
    .isnot = { $trait-is }
    .arenot = { $trait-are }

## The very one

one-card =
    .number = one
    .owner = your
    .owners = your
    .some = { $self }
    .counted = { $self }
    .held = {""}
    .where = {""}
    .holder = there is
    .has = there is
    .none = there is no
    .noun = unit
    .kinds = { $self }
    .kind = { $self }
word-this = { $last-paper ->
    [yes] this card
   *[none] this unit
}
    .like = one-card
    .very = yes
word-this_in_retreat = this card from the retreat area
    .like = one-card
    .noun = card
    .has = this card is in
    .a = your retreat area
    .none = this card is not in
    .some = your retreat area
word-that_in_retreat = that card from the retreat area
    .like = one-card
    .noun = card
word-this_in_hand = this card from your hand
    .like = one-card
    .noun = card
    .has = this card is in
    .a = your hand
    .none = this card is not in
    .some = your hand
word-that = that { $last-about ->
    [none] { $last-that ->
        [none] unit
       *[other] { $last-that }
    }
   *[other] { $last-about }
}
    .like = one-card
    .owner = { $last-owner ->
        [none] your
       *[other] { $last-owner }
    }
word-it = { $last-it ->
    [cards] them
    [paper] this card
   *[thing] it
}
    .like = one-card
    .pronoun = yes
    .number = { $last-it ->
        [cards] many
       *[thing] one
    }
    .subject = { $last-it ->
        [cards] they
       *[thing] it
    }
    .owner = { $last-owner ->
        [none] your
       *[other] { $last-owner }
    }
    .owners = { $self-owner }
word-attacking_unit = { $last-attacker ->
    [yes] it
   *[none] the attacking unit
}
    .like = one-card
    .sets-attacker = yes
    .owner = its owner's
    .owners = its owner's
word-failed_card = the card that failed
    .like = one-card
word-other_one = { $last-rival ->
    [none] the other card
   *[other] that { $last-rival }
}
    .like = one-card
    .owner = its owner's
    .owners = its owner's
nth-chosen = the { $number ->
    [1] first
    [2] second
    [3] third
   *[other] last
} chosen card
word-picked = { $last-picked ->
    [none] { nth-chosen }
   *[other] { $number ->
        [1] { $last-pickedagain ->
            [none] { $last-picked }
           *[other] { $last-pickedagain }
        }
       *[other] { nth-chosen }
    }
}
    .like = one-card
    .number = { $last-pickedmany ->
        [many] many
       *[one] one
    }
    .sets-pickedagain = { $last-pickedthen }
    .owner = its owner's
    .owners = its owner's
word-those = those of them
    .like = noun
    .noun = of these cards
    .nouns = of these cards
    .a = one of these cards { after-traits }
    .one = one of these cards { after-traits }
    .owner = your
    .owners = your
    .holder = there are
    .none = there are no
    .has = there is
    .group = cards
word-defending_unit = the defending unit
    .like = one-card
    .owner = its owner's
    .owners = its owner's
word-together = { $parts }
    .like = noun
    .subject = { $parts-first-noun ->
        [ally] { $parts-at-hand-count ->
            [0] { $parts-subject }
           *[other] you
        }
       *[other] { $parts-subject }
    }
    .some = { $parts-some }
    .one = { $parts-one }
    .kind = { $parts-kind }
    .kinds = { $parts-kinds }
    .noun = unit
    .nouns = units
    .pick = { $parts-pick }
    .join = { $before }, { $next }
    .last = { $form ->
        [pick] { $before } or { $next }
        [one] { $before } or { $next }
       *[other] { $before } and { $next }
    }
    .owner = your
    .owners = your
    .holder = there are
    .none = there are no
    .has = there are

## Chosen ones

choice =
    .number = many
    .by = { $by ->
        [none] you
       *[other] { $by-kind }
    }
    .subject = { $self }
    .one = { $self }
    .noun = { $what-noun }
    .owner = { $what-owner }
    .owners = { $what-owners }
    .them = { $self-number ->
        [one] it
       *[many] them
    }
    .sets-it = { $self-number ->
        [one] { $what-noun }
       *[many] cards
    }
    .sets-owner = { $what-owner }
    .sets-taken = { $what-rest ->
        [yes] yes
       *[other] { $last-taken }
    }
word-chosen = { $count-rest ->
    [yes] { $what }
   *[other] { chosen-some }
}
    .like = choice
    .plain = { $count ->
        [1] { $what-plain }
       *[other] { $self }
    }
    .number = { $count ->
        [1] one
       *[other] many
    }
chosen-some = { $count ->
    [1] { $by-kind ->
        [opponent] { $what-ownpick }
        [they] { $what-ownpick }
       *[you] { $what-pick }
    }
   *[other] { $count-head } { $by-kind ->
        [opponent] { $what-ownpicks }
        [they] { $what-ownpicks }
       *[you] { $what-picks }
    } { $count-tail }
}
word-at_random = { $count ->
    [1] { $what-pick }
   *[other] { $count-head } { $what-picks } { $count-tail }
} at random
    .like = choice
    .by = you
    .number = { $count ->
        [1] one
       *[other] many
    }
    .opens-seen = yes
word-up_to = up to { $count ->
    [1] { $by-kind ->
        [opponent] { $what-ownpick }
       *[you] { $what-pick }
    }
   *[other] { $count } { $by-kind ->
        [opponent] { $what-ownpicks }
       *[you] { $what-picks }
    }
}
    .like = choice
    .number = { $count ->
        [1] one
       *[other] many
    }
word-up_to_different = up to { $count } differently named { $what-picks }
    .like = choice
    .by = you
word-chosen_different = { $count } differently named { $what-picks }
    .like = choice
    .by = you
word-any_number_costing = any number of { $what-anypicks } with a total deployment cost of { $total } or less
    .like = choice
    .by = you
word-any_number = any number of { $by-kind ->
    [opponent] { $what-anyown }
   *[you] { $what-anypicks }
}
    .like = choice

## Players

word-you = you
    .kind = you
    .whose = your
    .their = your
    .has = you have
    .holds = you have
    .person = second
word-opponents = your opponent
    .kind = opponent
    .whose = your opponent's
    .their = their
    .has = your opponent has
    .holds = your opponent has
    .person = third
word-everyone = each player
    .kind = everybody
    .whose = each player's
    .their = their
    .has = each player has
    .holds = each player has
    .person = third
word-they = that player
    .kind = they
    .whose = their
    .their = their
    .has = they have
    .holds = they have
    .person = third

## Quantities

word-count = the number of { $of-some } { $of-held }
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each { $of-counted }
    .counts = yes
    .holder = { $of-holder }
    .things = { $of-some } { $of-where }
    .sort = { $of-sort }
    .rest = { $of-rest }
word-attack_of = the attack of { $of }
    .like = quantity
word-support_of = the support of { $of }
    .like = quantity
word-cost_of = the deployment cost of { $of }
    .like = quantity
word-stack_size = the number of cards { $of } consists of
    .like = quantity
word-weapons_of = the number of different weapons of { $of }
    .like = quantity
word-symbols_of = the number of different symbols of { $of }
    .like = quantity
word-names_of = the number of different unit names of { $of }
    .like = quantity
word-sets = the number of sets of { $size } in { $of }
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each { $size } of { $of-things }
word-times_used = the number of times this unit has used { $name } this turn
    .like = quantity
word-greater_of = { $one } or { $two }, whichever is greater
    .like = quantity
word-printed_cost = the deployment cost printed on it
    .like = quantity
word-printed_class_change = the class change cost printed on it
    .like = quantity

## Conditions

word-not = { $condition-not }
    .like = condition
    .not = { $condition }
word-your_turn = it is your turn
    .like = condition
    .while = during your turn
    .not = it is not your turn
word-there_is = { $cards-has } { $cards-a } { $cards-where }
    .like = condition
    .not = { $cards-none } { $cards-some } { $cards-where }
word-are = { $cards-subject } { $cards-number ->
    [one] { $trait-is }
   *[many] { $trait-are }
}
    .like = condition
    .not = { $cards-subject } { $cards-number ->
        [one] { $trait-isnot }
       *[many] { $trait-arenot }
    }
word-is_attacking = { $who-subject } is attacking { $whom ->
    [none] {""}
   *[other] { $whom-one }
}
    .like = condition
    .not = { $who-subject } is not attacking { $whom ->
        [none] {""}
       *[other] { $whom-one }
    }
word-attacked_by = { $who-subject } is being attacked by { $by-one }
    .like = condition
    .not = { $who-subject } is not being attacked by { $by-one }
word-battling = { $who-subject } is battling { $whom-one }
    .like = condition
    .not = { $who-subject } is not battling { $whom-one }
word-supported_by = { $who-subject } is supported by { article } { $self-kind }
    .like = condition
    .kind = { $traits-at-pre } card { after-traits }
    .not = { $who-subject } is not supported by { article } { $self-kind }
word-used = this unit has used { $name } this turn
    .like = condition
    .not = this unit has not used { $name } this turn
word-difference = the difference between { $one } and { $two }
    .like = quantity
word-times_happened = the number of times this turn { $what }
    .like = quantity
word-happened = { $what-past } { $within ->
    [none] {""}
   *[other] { $within } times
} this turn
    .like = condition
    .not = it is not so that { $self }
word-defender_destroyed = the defending unit was destroyed
    .like = condition
    .not = the defending unit was not destroyed
word-more_by = { $one } is greater than { $than } by { $by } or more
    .like = condition
    .not = { $one } is not greater than { $than } by { $by } or more
word-odd = { $quantity } is odd
    .like = condition
    .not = { $quantity } is even

word-is = { $quantity-counts ->
    [yes] { $quantity-holder } { $within-many } { $quantity-things }
    [amount] { $quantity-holder } { $within } { $quantity-things }
    [done] { $within-many ->
        [no] { $last-doer ->
            [none] that many is 0
            [you] you do not
           *[others] they do not
        }
       *[other] { $quantity } is { $within }
    }
   *[no] { $quantity } is { $within }
}
    .like = condition

## What limits skills

tag =
    .slot = tag
word-once = once per turn
    .like = tag
word-special = special skill
    .slot = special
word-bond_skill = bond skill
    .like = tag
word-hand_skill = hand skill
    .like = tag
word-formation = formation skill
    .like = tag
word-class_change = class change skill
    .like = tag
word-level_up = level { $count } skill
    .like = tag
word-union = union skill of { $count } { $symbol } bonds
    .like = tag
word-transformation = transformation skill with { $name }
    .like = tag
word-only_if = only if { $condition }
    .slot = clause

## What skills wait for

about-who =
    .sets-that = { $who-noun }
    .sets-owner = { $who-owner }
word-attacks = when { $who-one } attacks { $whom ->
    [none] {""}
   *[other] { $whom-one }
}
    .like = about-who
    .past = { $who-one } attacked { $whom ->
        [none] {""}
       *[other] { $whom-one }
    }
word-is_attacked = when { $who-one } is attacked { $by ->
    [none] {""}
   *[other] by { $by-one }
}
    .sets-that = enemy
    .past = { $who-one } was attacked { $by ->
        [none] {""}
       *[other] by { $by-one }
    }
word-attack_ends = when the attack of { $who-one } ends
    .like = about-who
    .past = the attack of { $who-one } ended
word-deployed = when { $who-one } is deployed
    .like = about-who
    .past = { $who-one } was deployed
word-deployed_by = when { $who-one } is deployed by “{ $skill }”
    .like = about-who
word-deployed_from = when { $who-one } is deployed from { $zone ->
        [hand] your hand
        [deck] your deck
       *[retreat] your retreat area
    }
    .like = about-who
word-levels_up = when { $who-one } levels up
    .like = about-who
    .past = { $who-one } levelled up
word-changes_class = when { $who-one } changes class
    .like = about-who
    .past = { $who-one } changed class
word-nth = { $what } for the { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $number }th
} time this turn
word-destroys_by_critical = when a critical hit of { $who-one } destroys { $whom ->
    [none] an enemy
   *[other] { $whom-one }
}
    .sets-that = { $whom ->
        [none] enemy
       *[other] { $whom-noun }
    }
    .past = a critical hit of { $who-one } destroyed { $whom ->
        [none] an enemy
       *[other] { $whom-one }
    }
word-destroys = when the attack of { $who-one } destroys { $whom ->
    [none] an enemy
   *[other] { $whom-one }
}
    .sets-that = { $whom ->
        [none] enemy
       *[other] { $whom-noun }
    }
    .past = the attack of { $who-one } destroyed { $whom ->
        [none] an enemy
       *[other] { $whom-one }
    }
    .sets-rival = { $who-noun }
word-destroys_with = when { SAME($skill, "") ->
    [yes] a skill
   *[no] “{ $skill }”
} of { $who-one } destroys { $whom-one }
    .sets-that = { $whom-noun }
    .past = { SAME($skill, "") ->
        [yes] a skill
       *[no] “{ $skill }”
    } of { $who-one } destroyed { $whom-one }
    .sets-rival = { $who-noun }
word-is_destroyed = when { $who-one } is destroyed
    .like = about-who
    .past = { $who-one } was destroyed
word-is_destroyed_by_attack = when { $who-one } is destroyed by the attack of { $by ->
    [none] an enemy
   *[other] { $by-one }
}
    .like = about-who
    .past = { $who-one } was destroyed by the attack of { $by ->
        [none] an enemy
       *[other] { $by-one }
    }
    .sets-rival = { $by ->
        [none] enemy
       *[other] { $by-noun }
    }
word-makes_critical = when { $who-one } makes a critical hit
    .like = about-who
    .past = { $who-one } made a critical hit
word-evades = when { $who-one } evades
    .like = about-who
    .past = { $who-one } evaded
word-moves = when { $who-one } moves { $to ->
    [none] {""}
   *[other] { $to-to }
}
    .like = about-who
    .past = { $who-one } moved { $to ->
        [none] {""}
       *[other] { $to-to }
    }
word-turn_starts = at the start of { $whose-whose } turn
    .edge = at the start of
word-turn_ends = at the end of { $whose-whose } turn
    .edge = at the end of
word-action_phase_starts = at the start of { $whose-whose } action phase
word-draws = when { $who } { $who-person ->
    [second] draw
   *[third] draws
} a card
    .past = { $who } drew a card
word-bonded = when { $what ->
    [none] a card
   *[other] { $what-one }
} is put into { $by-whose } bond area
    .past = { $what ->
        [none] a card
       *[other] { $what-one }
    } was put into { $by-whose } bond area
word-orb_destroyed = when one of { $whose-whose } orbs is destroyed
    .past = one of { $whose-whose } orbs was destroyed
word-is_tapped = when { $who-one } is tapped
    .like = about-who
    .past = { $who-one } was tapped
word-is_supported = when { $who-one } is supported { $by ->
    [none] {""}
   *[other] by { $by-one }
}
    .like = about-who
    .past = { $who-one } was supported { $by ->
        [none] {""}
       *[other] by { $by-one }
    }
word-retreats = when { $what-one } goes to the retreat area
    .past = { $what-one } went to the retreat area
word-discarded = when { $what-one } goes from { $whose ->
    [none] the
   *[other] { $whose-whose }
} hand to the retreat area
    .past = { $what-one } went from { $whose ->
        [none] the
       *[other] { $whose-whose }
    } hand to the retreat area
word-milled = when { $what-one } goes from { $whose ->
    [none] the
   *[other] { $whose-whose }
} deck to the retreat area
    .past = { $what-one } went from { $whose ->
        [none] the
       *[other] { $whose-whose }
    } deck to the retreat area
word-grows = when { $who-one } grows
    .like = about-who
    .past = { $who-one } grew
attack-missed = { $whom ->
    [none] the unit attacked
   *[other] { $whom-one }
}
word-attack_fails = when the attack of { $who-one } does not destroy { attack-missed }
    .past = the attack of { $who-one } did not destroy { attack-missed }
    .sets-rival = enemy
word-survives = when { $who-one } is attacked and not destroyed
    .like = about-who
    .past = { $who-one } was attacked and not destroyed
    .sets-that = enemy
    .sets-rival = { $who-noun }
word-breaks_orb = when the attack of { $who-one } destroys an orb
    .like = about-who
    .past = the attack of { $who-one } destroyed an orb
word-uses = when { $who-one } uses { SAME($skill, "") ->
    [yes] a skill
   *[no] “{ $skill }”
}
    .like = about-who
word-hand_discarded = when a skill or its cost puts cards from { $whose-whose } hand into the retreat area
by-skill-of = { SAME($skill, "") ->
    [yes] { $by ->
        [none] a skill
       *[other] a skill of { $by-one }
    }
   *[no] “{ $skill }”
}
word-untapped_by = when { $who-one } is untapped by { by-skill-of }
    .like = about-who
word-tapped_by = when { $who-one } is tapped by { by-skill-of }
    .like = about-who
word-battle_ends = { $who ->
    [none] at the end of the battle
   *[other] when the battle of { $who-one } ends
}
    .like = about-who
    .edge = at the end of
word-is_evaded = when the attack of { $who-one } is evaded { $by ->
    [none] {""}
   *[other] by { $by-one }
}
    .sets-that = enemy
word-moved_by_skill = when { $who-one } is moved by a skill { $by ->
    [none] {""}
   *[other] of { $by-one }
}
    .like = about-who
    .sets-rival = { $by ->
        [none] enemy
       *[other] { $by-noun }
    }
word-is_untapped = when { $who-one } is untapped
    .like = about-who
    .past = { $who-one } was untapped
word-support_fails = when { $card ->
    [none] a card
   *[other] { $card-one }
} fails to support { $who-one }
    .like = about-who
word-added_to_hand = when { $what-one } is added to your hand { $skill ->
    [none] from your retreat area
   *[other] by “{ $skill }” of this unit
}
    .sets-that = card
word-put_into_retreat = when “{ $skill }” of this unit puts { $what-some } into the retreat area
    .sets-that = card
    .sets-it = cards
word-discarded_by_skill = when a skill puts { $what-one } from { $whose-whose } hand into the retreat area
    .sets-that = card
word-discarded_by_opponent = when a skill of your opponent puts { $what-one } from your hand into the retreat area
    .sets-that = card
word-discarded_by_you = when a skill of yours puts { $what-one } from your opponent's hand into the retreat area
    .sets-that = card
word-discarded_by_enemy = when an enemy's skill or a support skill of your opponent puts { $what-one } from your hand into the retreat area
    .sets-that = card
word-discarded_by_ally = when an ally's skill or a support skill of yours puts { $what-one } from your opponent's hand into the retreat area
    .sets-that = card
word-deck_revealed = when an ally's skill or a support skill of yours reveals a card of { $whose-whose } deck
word-bond_turned_down = when one of { $whose-whose } bonds is turned face-down
    .past = one of { $whose-whose } bonds was turned face-down
word-bond_turned_up = when one of { $whose-whose } bonds is turned face-up
    .past = one of { $whose-whose } bonds was turned face-up
word-deployment_phase_starts = at the start of { $whose-whose } deployment phase
word-bond_phase_starts = at the start of { $whose-whose } bond phase
word-or = { $triggers }
    .past = { $triggers-past }
    .join = { $before }, { $next }
    .last = { $before } or { $next }

## Kinds of skills

only-so = { $limits-at-clause-count ->
    [0] {""}
   *[other] {" "}{ CAPITAL($limits-at-clause) }.
}
with-tags = { $limits-at-special-count ->
    [0] { $limits-at-tag-count ->
        [0] { CAPITAL($self) }
       *[other] { CAPITAL($limits-at-tag) }: { CAPITAL($self) }
    }
   *[other] { CAPITAL($limits-at-special) }{ $limits-at-tag-count ->
        [0] {""}
       *[other] , { $limits-at-tag }
    }: { CAPITAL($self) }
}
on-paper = { $limits-at-special-count ->
    [0] no
   *[other] yes
}
skill =
    .join = { $before }, { $next }
    .line = { story-name } { with-tags }.{ only-so }
    .given = { with-tags }
if-paid = { $costs-count ->
    [0] { $effect }
   *[other] you may { $costs-do }. If you do, { $effect }
}
word-when = { $trigger }, { $if ->
    [none] {""}
   *[other] { $if-if },
} { if-paid }
    .edge = { $trigger-edge }
    .act = { $effect }
    .opens-static = no
    .opens-paper = { on-paper }
    .like = skill
    .join = { $before }, { $next }
    .last = { $before } and { $next }
word-use = { $costs-count ->
    [0] { CAPITAL($effect) }
   *[other] { CAPITAL($costs) }: { CAPITAL($effect) }
}
    .opens-static = no
    .like = skill
    .line = { story-name } { $limits-at-tag-count ->
        [0] { $self }
       *[other] { CAPITAL($limits-at-tag) }{ $costs-count ->
            [0] : { CAPITAL($effect) }
           *[other] , { $costs }: { CAPITAL($effect) }
        }
    }.{ only-so }
    .given = { $self }
word-always = { $if ->
    [none] {""}
   *[other] { $if-while },
} { $effect-static }
    .opens-static = yes
    .opens-paper = { on-paper }
    .like = skill
word-attack_support = attack support: { CAPITAL({ if-paid }) }
    .like = skill
    .join = { $before }, { $next }
    .last = { $before } and { $next }
    .opens-paper = yes
word-defence_support = defense support: { CAPITAL({ if-paid }) }
    .like = skill
    .join = { $before }, { $next }
    .last = { $before } and { $next }
    .opens-paper = yes
word-support_skill = support: { CAPITAL({ if-paid }) }
    .like = skill
    .join = { $before }, { $next }
    .last = { $before } and { $next }
    .opens-paper = yes

word-also_named = this card is also named { $unit }
    .like = ability
word-cannot_be_bond = this card cannot be put into the bond area
    .like = ability
word-deploy_only_if = this card can be deployed only if { $condition }
    .like = ability
word-cannot_be_deployed_by_skills = this card cannot be deployed by skills
    .like = ability
word-several_allowed = this card can be deployed beside an ally of its unit name, and any number of them can be allies at once
    .like = ability
word-any_number_in_deck = a deck can have any number of this card
    .like = ability
word-other_cost = instead of paying the cost of “{ $skills }”, you may { $cost }
    .like = ability
    .join = { $before }”, “{ $next }
    .last = { $before }” or “{ $next }
word-flips_fewer = turn as many bonds fewer for “{ $skill }” as { $by }, but at least { $least }
    .like = ability
word-has_sign = this card also counts as { $sign }
    .like = ability
word-class_change_costs = { $if ->
    [none] {""}
   *[other] if { $if },
} the class change cost of this card is { $cost }
    .like = ability
word-deploys_for = { $if ->
    [none] {""}
   *[other] if { $if },
} the deployment cost of this card in your hand is { $cost }
    .like = ability
word-levels_up_onto = { $if ->
    [none] {""}
   *[other] if { $if },
} an allied { $unit } can level up with this card
    .like = ability

## Costs

word-tap_this = tap this unit
word-tapping = tap { $cards }
    .sets-picked = { $cards-first-number ->
        [many] the allies
       *[one] the ally
    } tapped as the cost of this skill
    .sets-pickedthen = { $cards-first-number ->
        [many] those allies
       *[one] that ally
    }
    .sets-pickedmany = { $cards-first-number }
    .join = { $before }, { $next }
    .last = { $before } and { $next }
word-flip = turn { $what ->
    [none] { $count ->
        [1] 1 bond
       *[other] { $count-head } bonds { $count-tail }
    }
   *[other] { $count-head } { $what-picks } { $count-tail }
} face down
word-discarding = put { $cards } into the retreat area
    .sets-picked = the card put into the retreat area as the cost of this skill
    .sets-pickedthen = that card
    .sets-pickedmany = one
word-by = { $effect-do }

## Effects

count-cards = { $count-head ->
    [1] a card
   *[other] { $count-head } cards
} { $count-tail }
word-draw = { $who-person ->
    [second] draw
   *[third] { $who } draws
} { count-cards }
    .do = { $who-person ->
        [second] draw
       *[third] have { $who } draw
    } { count-cards }
    .acts = draws { count-cards }
    .sets-done = card drawn
up-to-hand = { $count-counts ->
    [yes] as many cards in hand as { $count-holder }
   *[other] { $count ->
        [1] 1 card
       *[other] { $count } cards
    } in hand
}
word-draw_until = { $who-person ->
    [second] draw cards until you have { up-to-hand }
   *[third] { $who } draws cards until they have { up-to-hand }
}
    .do = { $who-person ->
        [second] draw cards until you have { up-to-hand }
       *[third] have { $who } draw cards until they have { up-to-hand }
    }
    .acts = draws cards until they have { up-to-hand }
    .sets-done = card drawn
word-move = { $cards-by ->
    [opponent] your opponent chooses { $cards } and moves { $cards-them }
   *[you] move { $cards }
}
    .do = { $cards-by ->
        [opponent] choose { $cards } and move { $cards-them }
       *[you] move { $cards }
    }
    .acts = moves { $cards }
    .sets-done = unit moved
word-destroy = { $cards-by ->
    [opponent] your opponent chooses { $cards } and destroys { $cards-them }
   *[you] destroy { $cards }
}
    .do = { $cards-by ->
        [opponent] choose { $cards } and destroy { $cards-them }
       *[you] destroy { $cards }
    }
    .acts = destroys { $cards }
    .sets-done = unit destroyed
word-tap = { $cards-by ->
    [opponent] your opponent chooses { $cards } and taps { $cards-them }
   *[you] tap { $cards }
}
    .do = { $cards-by ->
        [opponent] choose { $cards } and tap { $cards-them }
       *[you] tap { $cards }
    }
    .acts = taps { $cards }
    .sets-done = unit tapped
word-untap = { $cards-by ->
    [opponent] your opponent chooses { $cards } and untaps { $cards-them }
   *[you] untap { $cards }
}
    .do = { $cards-by ->
        [opponent] choose { $cards } and untap { $cards-them }
       *[you] untap { $cards }
    }
    .acts = untaps { $cards }
    .sets-done = unit untapped
whose-hand = { $cards-number ->
    [one] { $cards-owner }
   *[many] { $cards-owners }
}
word-to_hand = { $cards-by ->
    [opponent] your opponent chooses { $cards } and puts { $cards-them } into { whose-hand } hand
   *[you] put { $cards } into { whose-hand } hand
}
    .do = put { $cards } into { whose-hand } hand
    .acts = puts { $cards } into { whose-hand } hand
    .sets-done = card put there
word-to_retreat = { $cards-by ->
    [opponent] your opponent chooses { $cards } and puts { $cards-them } into the retreat area
   *[you] put { $cards } into the retreat area
}
    .do = put { $cards } into the retreat area
    .acts = { $cards-by ->
        [they] chooses { $cards } and puts { $cards-them } into the retreat area
       *[you] puts { $cards } into the retreat area
    }
    .sets-done = card put there
word-to_bonds_face_down = put { $cards } face down into { whose-hand } bond area
    .acts = puts { $cards } face down into { whose-hand } bond area
    .sets-done = card put there
word-to_bonds = put { $cards } into { whose-hand } bond area
    .acts = puts { $cards } into { whose-hand } bond area
    .sets-done = card put there
word-shown_to_deck_top = { $cards-by ->
    [opponent] your opponent chooses { $cards }, reveals { $cards-them } and puts { $cards-them } on top of their deck
   *[you] reveal { $cards } and put it on top of { whose-hand } deck
}
    .acts = reveals { $cards } and puts it on top of { whose-hand } deck
    .sets-done = card put there
word-to_orbs = put { $cards } into { whose-hand } orb area
    .acts = puts { $cards } into { whose-hand } orb area
    .sets-done = card put there
word-level_up_with = put { $cards } on top of { $unit-one } to level it up
    .sets-done = card put on it
word-to_deck_top = put { $cards } on top of { whose-hand } deck { $cards-number ->
    [one] {""}
   *[many] in any order
}
    .acts = puts { $cards } on top of { whose-hand } deck
    .sets-done = card put there
word-to_deck_bottom = put { $cards } on the bottom of { whose-hand } deck { $cards-number ->
    [one] {""}
   *[many] in any order
}
    .acts = puts { $cards } on the bottom of { whose-hand } deck
    .sets-done = card put there
word-reveal = { $cards-by ->
    [opponent] your opponent chooses { $cards } and reveals { $cards-them }
   *[you] reveal { $cards }
}
    .do = reveal { $cards }
    .acts = { $cards-by ->
        [they] chooses { $cards } and reveals { $cards-them }
       *[you] reveals { $cards }
    }
    .sets-done = card revealed
    .sets-seen = yes
    .sets-taken = no
word-look_at = { $who-person ->
    [second] look
   *[third] { $who } looks
} at { $cards }
    .do = { $who-person ->
        [second] look
       *[third] have { $who } look
    } at { $cards }
    .acts = looks at { $cards }
    .sets-seen = yes
    .sets-taken = no
word-flip_up = { $cards-by ->
    [opponent] your opponent chooses { $cards } and turns { $cards-them } face up
   *[you] turn { $cards } face up
}
    .do = { $cards-by ->
        [opponent] choose { $cards } and turn { $cards-them } face up
       *[you] turn { $cards } face up
    }
    .acts = turns { $cards } face up
    .sets-done = card turned over
word-flip_down = { $cards-by ->
    [opponent] your opponent chooses { $cards } and turns { $cards-them } face down
   *[you] turn { $cards } face down
}
    .do = { $cards-by ->
        [opponent] choose { $cards } and turn { $cards-them } face down
       *[you] turn { $cards } face down
    }
    .acts = turns { $cards } face down
    .sets-done = card turned over
word-shuffle = { $who-person ->
    [second] shuffle your deck
   *[third] { $who } shuffles their deck
}
    .do = shuffle { $who-whose } deck
    .acts = shuffles their deck
orb-cards = { $count ->
    [1] the top card
   *[other] the top { $count-head } cards
}
word-add_orb = { $who-person ->
    [second] add { orb-cards } of your deck to your orbs
   *[third] { $who } adds { orb-cards } of their deck to their orbs
} { $count-tail }
    .do = add { orb-cards } of { $who-whose } deck to { $who-whose } orbs { $count-tail }
    .acts = adds { orb-cards } of their deck to their orbs { $count-tail }
    .sets-done = orb added
word-destroy_orb = destroy { $count-head } of { $whose-whose } orbs { $count-tail }
    .acts = destroys { $count-head } of { $whose-whose } orbs { $count-tail }
    .sets-done = orb destroyed
word-take_attack = { $cards-one } is attacked instead
    .do = have { $cards-one } be attacked instead
word-place_support = { $who-person ->
    [second] put { $count ->
        [1] 1 more support card
       *[other] { $count } more support cards
    } into your support area
   *[third] { $who } puts { $count ->
        [1] 1 more support card
       *[other] { $count } more support cards
    } into their support area
}
    .sets-done = support card
word-deploy = deploy { $cards }
    .acts = deploys { $cards }
    .sets-done = unit deployed
word-deploy_tapped = deploy { $cards } tapped
    .acts = deploys { $cards } tapped
    .sets-done = unit deployed
word-deploy_to_front = deploy { $cards } in the front line
    .acts = deploys { $cards } in the front line
    .sets-done = unit deployed
word-deploy_to_back = deploy { $cards } in the back line
    .acts = deploys { $cards } in the back line
    .sets-done = unit deployed
word-deploy_tapped_to_front = deploy { $cards } tapped in the front line
    .acts = deploys { $cards } tapped in the front line
    .sets-done = unit deployed
word-deploy_tapped_to_back = deploy { $cards } tapped in the back line
    .acts = deploys { $cards } tapped in the back line
    .sets-done = unit deployed
word-deploy_beside = deploy { $cards } in the same line as { $beside-one }
    .acts = deploys { $cards } in the same line as { $beside-one }
    .sets-done = unit deployed
word-grow = put { $cards } below { $under-one } to let it grow
    .sets-done = card put below it
word-choose = choose { $cards-plain }
    .acts = chooses { $cards-plain }
    .sets-chose = { $cards-noun }
word-name_unit = name a unit name
    .acts = names a unit name
word-if_you_do = { $effect }. If you do, { $then }
    .do = { $effect-do }. If you do, { $then }
    .clause = sentence
word-copy = this unit becomes a copy of { $of } { $duration }, but keeps its name and its attack
    .do = have this unit become a copy of { $of } { $duration }, but keep its name and its attack
    .clause = sentence
word-instead_of_retreat = at the end of the battle, { $effect } instead of putting it into the retreat area
    .clause = sentence
    .opens-it = paper

## How long

word-for_good = for the rest of the game
    .short = {""}
word-this_turn = until the end of the turn
    .time = the turn
word-this_battle = until the end of the battle
    .time = the battle
word-until_end_of_opponents_next_turn = until the end of your opponent's next turn
word-until_end_of_your_next_turn = until the end of your next turn
word-until_your_next_turn = until the start of your next turn
word-opponents_next_turn = during your opponent's next turn
    .time = your opponent's next turn
word-your_next_turn = during your next turn
    .time = your next turn

## What changes

word-attack = get { SIGNED($by-head) } attack { $by-tail }
    .gets = gets { SIGNED($by-head) } attack { $by-tail }
word-attack_becomes = have { $to } attack
    .gets = has { $to } attack
word-support_power = get { SIGNED($by-head) } support { $by-tail }
    .gets = gets { SIGNED($by-head) } support { $by-tail }
word-cost = get { SIGNED($by-head) } deployment cost { $by-tail }
    .gets = gets { SIGNED($by-head) } deployment cost { $by-tail }
word-support_becomes = have { $to } support
    .gets = has { $to } support
word-cost_becomes = have deployment cost { $to }
    .gets = has deployment cost { $to }
word-destroys_orbs = destroy { $count } orbs with their attacks
    .gets = destroys { $count } orbs with its attack
word-doubled = have their attack doubled
    .gets = has its attack doubled
word-tripled = have their attack tripled
    .gets = has its attack tripled
word-sign = also count as { $sign }
    .gets = also counts as { $sign }
word-loses_sign = no longer count as { $sign }
    .gets = no longer counts as { $sign }
word-weapons_of_all = also have the weapons of { $cards-some }
    .gets = also has the weapons of { $cards-some }
word-types_of_all = also have the types of { $cards-some }
    .gets = also has the types of { $cards-some }
word-symbols_of_all = also have the symbols of { $cards-some }
    .gets = also has the symbols of { $cards-some }
word-ranges_of_all = also have the ranges of { $cards-some }
    .gets = also has the ranges of { $cards-some }
word-range = also have range { $name }
    .gets = also has range { $name }
word-loses_range = lose range { $name }
    .gets = loses range { $name }
word-range_becomes = have range { $name } and no other
    .gets = has range { $name } and no other
word-cannot_attack = cannot attack
word-cannot_critical = cannot make critical hits
word-cannot_evade = cannot evade
word-cannot_move = cannot move
word-cannot_untap = cannot be untapped
word-stays_tapped = do not untap as the turn starts
    .gets = does not untap as the turn starts
word-cannot_be_chosen_by_enemies = cannot be chosen by enemies' skills
word-supported_twice = have the support skills of their support cards carried out twice
    .gets = has the support skills of its support card carried out twice
word-cannot_level_up = cannot level up
word-cannot_be_moved_by_skills = cannot be moved by skills
word-cannot_be_moved_by_enemies = cannot be moved by enemies' skills
word-cannot_be_tapped_by_enemies = cannot be tapped by enemies' skills
word-cannot_be_destroyed_by_skills = cannot be destroyed by skills
word-cannot_be_destroyed_by_enemies = cannot be destroyed by enemies' skills
word-cannot_be_destroyed_by = cannot be destroyed by the attacks of { $who-some }
word-cannot_be_evaded = attack without being evaded
    .gets = cannot be evaded
word-cannot_be_evaded_by = cannot be evaded by { $who-some }
word-cannot_be_destroyed_by_attacks = cannot be destroyed by enemies' attacks
word-cannot_be_destroyed = cannot be destroyed
word-triple_critical = triple their attack instead of doubling it with a critical hit
    .gets = triples its attack instead of doubling it with a critical hit
word-cannot_attack_any = cannot attack { $whom-some }
word-cannot_be_attacked_by = cannot be attacked by { $who-some }
word-critical_to_deck_top = may have { $what-one } put on top of the deck instead of into the retreat area for a critical hit
word-critical_with = can be given a critical hit with { $what-one }
    .gets = can be given a critical hit with { $what-one }
word-evades_with = can evade with { $what-one }
word-cannot_be_discarded_by_enemies = cannot be discarded by your opponent's skills
word-class_change_cost = get { SIGNED($by-head) } class change cost { $by-tail }
    .gets = gets { SIGNED($by-head) } class change cost { $by-tail }
word-reaches = can attack { $whom-some } regardless of range
word-reached_by = can be attacked by { $who-some } regardless of range
word-cannot_be_supported_by = cannot be supported by { $what-some }
word-always_supported_by = can be supported by { $what-some } in spite of their name
word-skill = gain { $name }: “{ CAPITAL($skill-given) }”
    .gets = gains { $name }: “{ CAPITAL($skill-given) }”
word-loses_skill = lose { $name } and cannot gain it
    .gets = loses { $name }{ $last-own ->
        [yes] {""}
       *[other] {" "}and cannot gain it
    }
word-free = need not pay the cost of { $name }
    .gets = need not pay the cost of { $name }
word-loses_support_skills = lose their support skills
    .gets = loses its support skills
word-loses_all_skills = lose all their skills
    .gets = loses all its skills
word-cannot_use = cannot use { $name }
word-cannot_use_skills = cannot use skills
word-support_instead = have this: “When a card that supported this unit would go to the retreat area, { $effect } instead”
    .gets = has this: “When a card that supported this unit would go to the retreat area, { $effect } instead”
    .opens-it = card
    .opens-that = card
word-destroyed_instead = have this: “If an attack destroyed this unit, { $effect } instead of into the retreat area”
    .gets = has this: “If an attack destroyed this unit, { $effect } instead of into the retreat area”
    .opens-it = unit

word-destroyed_anyhow_instead = have this: “If this unit is destroyed, { $effect } instead of into the retreat area”
    .gets = has this: “If this unit is destroyed, { $effect } instead of into the retreat area”
    .opens-it = unit
word-destroyed_by_skill_instead = have this: “If a skill destroyed this unit, { $effect } instead of into the retreat area”
    .gets = has this: “If a skill destroyed this unit, { $effect } instead of into the retreat area”
    .opens-it = unit
word-spared = have this happen instead of being destroyed: { $effect }
    .gets = has this happen instead of being destroyed: { $effect }
    .opens-it = unit
word-spared_from_attacks = have this happen instead of being destroyed by an attack: { $effect }
    .gets = has this happen instead of being destroyed by an attack: { $effect }
    .opens-it = unit
word-spared_from_skills = have this happen instead of being destroyed by a skill: { $effect }
    .gets = has this happen instead of being destroyed by a skill: { $effect }
    .opens-it = unit

# What is so for good of a card spoken of before, or always, needs no end.
give-time = { $last-static ->
    [yes] { $duration-short }
   *[other] { $who-pronoun ->
        [yes] { $duration-short }
       *[no] { $duration }
    }
}
word-give = { $who-subject } { $who-number ->
    [many] { $changes }
   *[one] { $changes-gets }
} { give-time }
    .do = have { $who } { $changes } { give-time }
    .static = { $self }
    .opens-own = { $who-very }
    .clause = sentence
    .join = { $before }, { $next }
    .last = { $before } and { $next }
word-while = if { $condition }, { $effect }
    .static = if { $condition }, { $effect-static }
    .clause = sentence
word-cannot_deploy = { $who-subject } cannot deploy { $what-some }
    .static = { $self }
    .clause = sentence
    .join = { $before }, { $next }
    .last = { $before } and { $next }
word-cannot_deploy_by_skills = { $who-subject } cannot deploy { $what-some } by skills
    .static = { $self }
    .clause = sentence
    .join = { $before }, { $next }
    .last = { $before } and { $next }
word-meanwhile = { $duration-long }, { $skill }
    .order = about duration skill
    .opens-about = { $about ->
        [none] none
       *[other] { $last-chose ->
            [none] { $last-that }
           *[other] { $last-chose }
        }
    }
    .opens-static = no
    .clause = sentence
word-later_on = { $skill-edge } { $duration-time }, { $skill-act }
    .order = about duration skill
    .opens-about = { $about ->
        [none] none
       *[other] { $last-chose ->
            [none] { $last-that }
           *[other] { $last-chose }
        }
    }
    .opens-static = no
    .clause = sentence
word-opponent_chooses_one = your opponent chooses one: { $effects }
    .clause = sentence
    .join = { $before }; { $next }
    .last = { $before }; or { $next }
word-throughout = { $duration-long }, { $effect-static }
    .opens-static = yes
    .clause = sentence
word-throughout_here = { $duration-long }, while this unit is on the battlefield, { $effect-static }
    .opens-static = yes
    .clause = sentence
