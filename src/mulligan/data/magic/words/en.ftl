# Magic's words.

## The board

zone-hand = hand
zone-library = library
zone-battlefield = battlefield
zone-graveyard = graveyard
zone-exile = exile
zone-stack = stack
zone-command = command
number-life = { $number } life
number-mana = mana { $number }
number-poison = poison { $number }
number-hand = hand { $number }
number-library = library { $number }
number-graveyard = graveyard { $number }
number-exile = exile { $number }
phase-setup = setup
phase-untap = untap step
phase-upkeep = upkeep
phase-draw = draw step
phase-main-1 = first main phase
phase-beginning-of-combat = beginning of combat
phase-declare-attackers = declare attackers
phase-declare-blockers = declare blockers
phase-first-strike-damage = first-strike damage
phase-combat-damage = combat damage
phase-end-of-combat = end of combat
phase-main-2 = second main phase
phase-end = end step
phase-cleanup = cleanup

stats-creature = { $power }/{ $toughness }
stats-planeswalker = loyalty { $loyalty }
price = { $cost }
state-tapped = tapped
state-sick = summoning sick
state-damage = { $number } damage
state-counters = { $number } × { $name }
state-attached-to = on { $card }
state-attacking = attacking
state-blocking = blocking
state-loyalty = loyalty { $number }

## Cards

sheet-type = type
sheet-types = types
sheet-subtypes = subtypes
sheet-supertypes = supertypes
sheet-cost = cost
sheet-colors = colours
sheet-power = power
sheet-toughness = toughness
sheet-loyalty = loyalty
sheet-set = set
sheet-rarity = rarity

## Choices

example-why-not = cast Shock
example-card = Shock
example-rule = 601

ask-priority = You have priority: what do you do?
ask-mulligan = Keep this hand, or shuffle it back and draw one card less?
ask-attackers = Declare your attackers:
ask-attack = Declare your attackers:
ask-blockers = Declare your blockers:
ask-block = Declare your blockers:
ask-assign = { $about }: how is the damage divided?
ask-distribute = { $about }: how is it divided?
ask-pay = { $about }: what do you pay with?
ask-discard = Which card do you discard?
ask-cleanup = Discard down to your hand size:
ask-color = { $about }: which colour?
ask-type = { $about }: which creature type?
ask-cast-free = { $about }: cast which card?
ask-redirect = { $about }: deal the damage to a planeswalker instead?
ask-prevent = Which effect changes the damage first?
ask-legend = Which of them do you keep?
ask-triggers = Which of your abilities goes on the stack first?

option-keep = keep
option-mulligan = mulligan
option-play = { $card }
option-cast = { $card }{ $target ->
    [none] { "" }
   *[other] { " " }→ { $target }
}{ $text ->
    [none] { "" }
   *[other] { " " }({ $text })
}
option-activate = { $card }: { $ability }
option-attack = { $card } → { $target ->
    [none] { $player }
   *[other] { $target }
}
option-block = { $card } blocks { $target }
option-assign = { $number } to { $target ->
    [none] { $player }
   *[other] { $target }
}
option-pay = { $card ->
    [none] { $text }
   *[other] { $card }
}
option-pass = pass
option-done = done

group-keep = Choose
group-mulligan = Choose
group-play = Play a land
group-cast = Cast
group-activate = Activate an ability
group-attack = Attack
group-block = Block
group-assign = Assign damage
group-pay = Pay with
group-pass = Or
group-order = On the stack first

choice-w = white
choice-u = blue
choice-b = black
choice-r = red
choice-g = green
choice-c = colourless
choice-white = white
choice-blue = blue
choice-black = black
choice-red = red
choice-green = green

cannot-play = { $card } cannot be played
cannot-cast = { $card } cannot be cast
cannot-activate = The ability of { $card } cannot be activated
cannot-attack = { $card } cannot attack{ $target ->
    [none] { "" }
   *[other] { " " }{ $target }
}
cannot-block = { $card } cannot block{ $target ->
    [none] { "" }
   *[other] { " " }{ $target }
}
cannot-choose = { $card } cannot be chosen

refusal-not-in-hand = it is not in your hand
refusal-not-asked-now = this is not asked of you now

## The log

note-enters = { $card } enters the battlefield.
note-regenerates = { $card } regenerates.
note-is-sacrificed = { $card } is sacrificed.
note-is-attached = { $card } is attached{ $other ->
    [none] { "" }
   *[other] { " " }to { $other }
}.
note-gets-an-emblem = { $you ->
    [yes] You get an emblem of { $card }.
   *[no] { $player } gets an emblem of { $card }.
}
note-is-countered = { $card } is countered.
note-moves = { $card } moves.
note-becomes-a-copy = { $card } becomes a copy of { $other }.
note-wins-the-flip = { $you ->
    [yes] You win the flip.
   *[no] { $player } wins the flip.
}
note-loses-the-flip = { $you ->
    [yes] You lose the flip.
   *[no] { $player } loses the flip.
}
note-is-dealt-damage = { $card ->
    [none] { "" }
   *[other] { $card } deals { $number } damage to { $you ->
        [yes] you
       *[no] { $player }
    }.
}
note-is-dealt-damage-by = { $other } deals { $number } damage to { $card }.
note-gains-life = { $you ->
    [yes] You gain { $number } life.
   *[no] { $player } gains { $number } life.
}
note-loses-life = { $you ->
    [yes] You lose { $number } life.
   *[no] { $player } loses { $number } life.
}
note-dies = { $card } dies.
note-goes-to-the-graveyard = { $card } goes to the graveyard.
note-casts = { $you ->
    [yes] You cast { $card }.
   *[no] { $player } casts { $card }.
}
note-activates = { $you ->
    [yes] You activate { $card }.
   *[no] { $player } activates { $card }.
}
note-attacks = { $card } attacks{ $other ->
    [none] { "" }
   *[other] { " " }{ $other }
}.
note-blocks = { $card } blocks { $other }.
note-is-tapped = { $card } is tapped.
note-is-untapped = { $card } is untapped.
note-is-destroyed = { $card } is destroyed.
note-is-exiled = { $card } is exiled.
note-mulligans = { $you ->
    [yes] You take a mulligan.
   *[no] { $player } takes a mulligan.
}
note-keeps = { $you ->
    [yes] You keep your hand.
   *[no] { $player } keeps their hand.
}

## Decks

complaint-deck-too-small = it has { $count } cards; a deck needs at least { $limit }
complaint-deck-too-many-copies = it has { $count } copies of { $card }; { $limit } are allowed
