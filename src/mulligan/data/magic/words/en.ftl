# Magic's words.

## The board

zone-hand = hand
zone-library = library
zone-battlefield = battlefield
zone-graveyard = graveyard
zone-exile = exile
zone-planes = plane
zone-middle = planes and schemes
zone-planar-deck = planar deck
zone-scheme-deck = scheme deck
zone-planar-controller = planar controller
zone-planar-die = planar die
zone-supplement = planar deck
zone-stack = stack
zone-command = command zone
zone-library-known = known in the library
zone-life = life
zone-poison = poison
zone-mana = mana
zone-lands = lands
zone-commander-tax = commander tax
zone-commander-damage = commander damage
number-life = { $number } life
number-mana = { $number ->
    [none] { "" }
   *[other] { $number } floating
}
number-poison = { $number ->
    [0] { "" }
   *[other] { $number } poison
}
number-commander-tax = { $number ->
    [0] { "" }
   *[other] commander costs { $number } more
}
number-commander-damage = commander damage { $each } (21 loses)
number-hand = hand { $number }
number-planar-deck = planar deck { $number }
number-scheme-deck = schemes { $number }
number-library = library { $number }
number-graveyard = { $number ->
    [0] { "" }
   *[other] graveyard { $number }
}
number-exile = { $number ->
    [0] { "" }
   *[other] exile { $number }
}
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
stats-land = land
stats-artifact = artifact
stats-enchantment = enchantment
stats-plane = plane
stats-phenomenon = phenomenon
stats-scheme = { $ongoing ->
    [yes] ongoing scheme
   *[no] scheme
}
stats-instant = instant
stats-sorcery = sorcery
waiting-one = { $name }{ $spell ->
    [yes] { "" }
   *[no] { "'s" } ability
} ({ $player }){ $targets ->
    [none] { "" }
   *[other] { " " }→ { $targets }
}
price = { $cost ->
    [none] { "" }
   *[other] { $cost }
}
state-tapped = tapped
state-commander = commander
state-archenemy = archenemy
state-free = free
state-hides = hides { $text }
state-sick = summoning sick
state-damage = { $number } damage
state-counters = { $name ->
    [loyalty] { "" }
   *[other] { $number } × { $name }
}
state-attached-to = { $text ->
    [none] on { $card }
   *[other] on { $text }
}
state-attacking = attacking { $text ->
    [none] { $card }
    [You] you
   *[other] { $text }
}
state-blocking = blocking { $card }

change-power-becomes = power is { $amount }
change-toughness-becomes = toughness is { $amount }
change-protection = protection from { $text }
change-control = controlled by { $text }
change-type = also { $text }
change-type-becomes = is { $text }
change-subtype = also { $text }
change-subtype-becomes = is { $text }
change-loses-subtype = is no longer { $text }
change-color = also { $text }
change-color-becomes = is { $text }
change-switched = power and toughness switched

# What an effect says of a card, on the table
change-loses-abilities = has lost its abilities
change-loses-keyword = loses { $text }
change-cannot-be-target-of = cannot be the target of { $text }
change-cannot-block = cannot block { $text }
rule-cannot-attack = cannot attack
rule-cannot-block = cannot block
rule-cannot-be-blocked = cannot be blocked
rule-does-not-untap = does not untap
rule-must-attack = must attack
rule-must-be-blocked = must be blocked
rule-needs-two-blockers = needs two blockers
rule-lures = lures blockers
rule-cannot-be-countered = cannot be countered

## Cards

sheet-type = type
sheet-types = types
sheet-converted = converted mana cost
sheet-subtypes = subtypes
sheet-faces = other faces
sheet-supertypes = supertypes
sheet-cost = cost
sheet-colors = colours
sheet-power = power
sheet-toughness = toughness
sheet-loyalty = loyalty
sheet-set = set
sheet-rarity = rarity
sheet-number = number
sheet-more-numbers = more numbers

## Choices

example-intent = cast shock
example-why-not = cast Shock
example-card = Shock
example-rule = G.priority

ask-priority = You have priority: what do you do?
ask-free-mulligan = Keep this hand, or shuffle it back and draw seven new cards? The first time costs no card.
ask-mulligan = Keep this hand, or shuffle it back and draw one card less?

ask-attack = Declare your attackers, one by one:

ask-pay-to-block = Do you pay for your creatures to block as they were chosen to?
ask-block = Declare your blockers, one by one:
ask-blockers = Which blocker comes next in the order in which they are dealt damage?
ask-target = { $head ->
    [none] { $title }: which target?
   *[other] { $head } { $which ->
        [none] { "" }
       *[other] This is for: { $which }.{ " " }
    }{ $chosen ->
        [none] { "" }
       *[other] So far: { $chosen }.{ " " }
    }{ $done ->
        [yes] Which target? Or done.
       *[no] Which target?
    }
}
ask-new-targets = { $head ->
    [none] { $title }: do you choose a new target?
   *[other] { $head } { $which ->
        [none] { "" }
       *[other] This is for: { $which }.{ " " }
    }Do you choose a new target?
}
ask-divide = { $head ->
    [none] { $title }: how much of it for { $target }?
   *[other] { $head } How much of it for { $target }?
}
ask-x = { $head ->
    [none] { $title }: what is X?
   *[other] { $head } What is X?
}
ask-draws = { $head ->
    [none] { $title }: how many cards do you draw?
   *[other] { $head } How many cards do you draw?
}
ask-counters = { $head ->
    [none] { $title }: how many counters?
   *[other] { $head } How many of them?
}
ask-enchant = { $title } enters the battlefield: what does it enchant?
ask-mana-ability = { $title } is used for mana: which ability?
ask-starting-player = Who takes the first turn?
ask-assign = How much of the damage of { $card } is dealt to { $target }? Each blocker must have what is lethal before the next has any.
ask-distribute = { $head ->
    [none] { $title }: how many of the counters go on { $target }?
   *[other] { $head } How many of the counters go on { $target }?
}
ask-begin = Which cards of your opening hand do you begin the game with on the battlefield?
ask-stay = Which of these permanents do you leave tapped?
ask-miracle = { $title }: do you reveal it?
ask-miracle-cost = { $title }: do you cast it for its miracle cost?
ask-draw-instead = Does something else happen instead of drawing?
ask-dredge = Do you take a card from your graveyard instead of drawing?
ask-help = { $title }: what helps to pay for it?
ask-half = { $title }: which half do you cast?
ask-way = { $title }: what do you pay for it?
ask-madness = { $title }: cast it for its madness cost?
ask-form = { $title }: which of its forms?
ask-pile = { $title }: which card goes onto the first pile next? Or done.
ask-search = { $title }: where do you search?
ask-piles = { $title }: which pile do you take?
ask-tap-or-untap = { $title }: tap it, or untap it?
ask-clash = { $title } was revealed: do you put it on the bottom of your library?
ask-kicker = { $title }: do you pay its additional cost, and how often?
ask-scry = { $title }: which card goes to the bottom of your library next? The rest go back on top.
ask-tuck = You have left several planes: which goes to the bottom of your planar deck first? Those after it lie below it.
ask-planar-top = { $title }: which plane goes on top of your planar deck?
ask-planar-bottom = { $title } is the top card of your planar deck: do you put it on the bottom?
ask-proliferate = { $title }: who or what gets another counter next?
ask-pay = { $about }: { $left } is left to pay. What do you pay with?
ask-discard = { $about ->
    [none] Your turn ends, and your hand has more than seven cards. Which one do you discard?
   *[other] { $head ->
        [none] { $title }: which card do you discard?
       *[other] { $head } Which card do you discard?
    }
}

ask-order = { $head } { $word ->
    [to_top_in_any_order] Which card is put on top next? The last one lies on top.
   *[other] Which card is put on the bottom next? The last one lies at the very bottom.
}
ask-color = { $head ->
    [none] { $title }: which colour?
   *[other] { $head } Which colour?
}
ask-type = { $head ->
    [none] { $title }: which creature type?
   *[other] { $head } Which creature type?
}
ask-cast-free = { $head ->
    [none] { $title }: which card do you cast? Or done.
   *[other] { $head } Which card do you cast? Or done.
}
ask-command-zone = { $title } would be put into the graveyard or exiled: do you put it into the command zone instead?
ask-redirect = { $title } would deal damage to a player: is it dealt to a planeswalker of that player instead?
ask-prevent = Damage of several sources would be dealt, and an effect prevents only some of it. Which source comes first?
ask-shield = Several effects are there for the same damage. Which one is used first?
ask-replacement = Several effects would change the same damage. Which one does first?
ask-instead = { $title } would go to the graveyard, and several effects put it elsewhere. Where does it go?
ask-legend = You control several legendary permanents of one name, and only one may stay. Which one do you keep?
ask-triggers = Several of your abilities have triggered. Which one goes on the stack first? What goes first resolves last.

option-keep = keep
option-choose-tap-or-untap = { $text ->
    [1] tap
   *[other] untap
}
option-choose-piles = { $number ->
    [1] the first pile
   *[other] the second pile
}
option-done-pile = all others are the second pile
option-choose-begin = { $card }
option-choose-stay = { $card } stays tapped
option-done-begin = no more cards
option-done-stay = all others untap
option-choose-way = { $number ->
    [0] its mana cost
    [99] nothing
   *[other] its other cost
}
option-mulligan = mulligan
option-play = { $card }
option-cast = { $card }
option-activate = { $card }: { $ability ->
    [none] { "" }
   *[other] { $ability }
}
option-choose-mana-ability = { $ability }
option-order-triggers = { $card }{ $target ->
    [none] { $player ->
        [none] { "" }
       *[other] { " (" }{ $player })
    }
   *[other] { " (" }{ $target })
}{ $ability ->
    [none] { "" }
   *[other] : { $ability }
}
option-order-blockers = { $card } (blocks { $target })
option-choose-x = X = { $number }
option-yes-command-zone = yes, into the command zone
option-no-command-zone = no, it goes where it would go
option-yes-redirect = yes, to a planeswalker
option-no-redirect = no, to the player
option-choose-shield = { $card }: { $number }{ $target ->
    [none] { $player ->
        [none] { "" }
       *[other] { " → " }{ $player }
    }
   *[other] { " → " }{ $target }
}
option-choose-prevent = { $card }{ $target ->
    [none] { $player ->
        [none] { "" }
       *[other] { " → " }{ $player }
    }
   *[other] { " → " }{ $target }
}
option-choose-search = { $how ->
    [graveyard] graveyard
    [hand] hand
    [library] library
    [graveyard-hand] graveyard and hand
    [graveyard-library] graveyard and library
    [hand-library] hand and library
   *[other] graveyard and hand and library
}
option-choose-instead = { $how ->
    [rebound] rebound
    [buyback] buyback
   *[other] { $text } ({ $card })
}
option-choose-target = { $card ->
    [none] { $player }
   *[other] { $card }{ $ability ->
        [none] { "" }
       *[other] : { $ability }
    } ({ $whose ->
        [mine] yours
       *[theirs] { $holder }
    })
}
option-choose-enchant = { $card ->
    [none] { $player }
   *[other] { $card } ({ $whose ->
        [mine] yours
       *[theirs] { $holder }
    })
}
option-done-pay = give up, and take it all back
option-done-attack = no more attackers
option-done-block = no more blockers
option-done-target = no more targets
option-done-cast-free = cast none
option-attack = { $card } → { $target ->
    [none] { $player }
   *[other] { $target }{ $target_of ->
        [none] { "" }
       *[other] { " " }({ $target_of })
    }
}
option-block = { $card } blocks { $target }{ $target_of ->
    [none] { "" }
   *[other] { " " }({ $target_of })
}
option-assign = { $number } by { $card } to { $target ->
    [none] { $player }
   *[other] { $target }
}
option-assign-distribute = { $number } on { $target }
option-assign-divide = { $number } to { $target ->
    [none] { $player }
   *[other] { $target }
}
option-pay = { $card ->
    [none] { $text }
   *[other] { $card }
}
option-roll = roll the planar die{ $number ->
    [0] { " " }for free
   *[other] { " " }for {"{"}{ $number }{"}"}
}
option-cast-face-down = { $card }
option-turn-face-up = { $card }
option-suspend = { $card }
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
group-roll = Planar die
group-cast-face-down = Cast face down
group-turn-face-up = Turn face up
group-suspend = Suspend
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
also-activate = use, tap, equip
cannot-attack = { $card } cannot attack{ $target ->
    [none] { "" }
   *[other] { " " }{ $target }
}
cannot-block = { $card } cannot block{ $target ->
    [none] { "" }
   *[other] { " " }{ $target }
}
cannot-choose = { $card } cannot be chosen
cannot-done = You cannot stop here
cannot-roll = The planar die cannot be rolled
cannot-cast-face-down = { $card } cannot be cast face down
cannot-turn-face-up = { $card } cannot be turned face up
cannot-suspend = { $card } cannot be suspended
cannot-pass = You cannot pass

refusal-not-in-hand = it is not in your hand
refusal-not-asked-now = this is not asked of you now
refusal-not-your-priority = you do not have priority
refusal-not-a-land = it is not a land; spells are cast
refusal-lands-are-not-cast = lands are not cast but played
refusal-no-planar-die = this game has no planar die
refusal-has-no-mana-cost = it has no mana cost, so it cannot be cast by paying it
refusal-only-in-your-main-phase-with-an-empty-stack = this is possible only in a main phase of your own turn while nothing is on the stack
refusal-one-land-a-turn = you have already played a land this turn
refusal-effect-forbids-casting = an effect forbids it
refusal-too-little-mana = you cannot make the mana it costs
refusal-cost-cannot-be-paid = its cost cannot be paid
refusal-no-legal-target = it has no legal target
refusal-not-a-legal-target = it is no legal target
refusal-not-on-the-battlefield = it is not on the battlefield
refusal-not-yours = you do not control it
refusal-no-such-ability = it has no such ability that you could activate
refusal-used-this-turn = this has been done once this turn already
refusal-condition-does-not-hold = what it asks for is not so now
refusal-not-a-creature = only creatures can do that
refusal-is-tapped = { $card } is tapped
refusal-summoning-sickness = { $card } has not been under your control since your turn began
refusal-has-defender = { $card } has defender
refusal-effect-forbids-attacking = an effect keeps { $card } from attacking
refusal-effect-forbids-blocking = an effect keeps { $card } from blocking
refusal-not-attacking-you = { $target ->
    [none] nothing attacks you that it could block
   *[other] { $target } does not attack you
}
refusal-only-flying-or-reach-blocks-it = { $target } flies, and { $card } has neither flying nor reach
refusal-only-artifacts-or-its-colors-block-it = { $target } has intimidate: only artifact creatures and creatures that share a colour with it block it
refusal-landwalk = { $target } has landwalk, and you control such a land
refusal-cannot-be-blocked = { $target } cannot be blocked
refusal-has-protection = { $target } has protection from { $card }
refusal-must-attack = a creature that must attack has not been declared
refusal-must-be-blocked = a creature that must be blocked could still be blocked

## The log

note-enters = { $card } enters the battlefield.
note-step-begins = { "" }
note-announces = { "" }
note-plays-a-land = { $you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
note-targets = { $card } targets { $text }.
note-has-no-target = { $card } has no target, and its ability is dropped.
note-ability-resolves = An ability of { $card } resolves.
note-regenerates = { $card } regenerates.
note-is-sacrificed = { $card } is sacrificed.
note-is-attached = { $card } is attached{ $other ->
    [none] { "" }
   *[other] { " " }to { $other }
}.
note-puts-commander = { $you ->
    [yes] Your commander is { $card }.
   *[no] { $player }'s commander is { $card }.
}
note-goes-to-the-command-zone = { $card } goes to the command zone instead.
note-gets-an-emblem = { $you ->
    [yes] You get an emblem.
   *[no] { $player } gets an emblem.
}
note-starting-plane = { $card } is the first plane.
note-rolls = { $you ->
    [yes] You roll
   *[no] { $player } rolls
} the planar die: { $text ->
    [blank] blank
    [chaos] chaos
   *[planeswalk] the planeswalker symbol
}.
note-planeswalks = { $you ->
    [yes] You planeswalk
   *[no] { $player } planeswalks
} to { $card }.
note-sets-in-motion = { $you ->
    [yes] You set
   *[no] { $player } sets
} { $card } in motion.
note-abandons = { $you ->
    [yes] You abandon
   *[no] { $player } abandons
} { $card }.
note-is-countered = { $card } is countered.
note-moves = { $card } goes to { $you ->
    [yes] your
   *[no] { $player }'s
} { $number ->
    [0] library
    [1] hand
    [3] graveyard
   *[other] exile
}.
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
    [none] { $you ->
        [yes] You are dealt { $number } damage.
       *[no] { $player } is dealt { $number } damage.
    }
   *[other] { $card } deals { $number } damage to { $you ->
        [yes] you
       *[no] { $player }
    }.
}
note-is-dealt-damage-by = { $other ->
    [none] { $card } is dealt { $number } damage.
   *[other] { $other } deals { $number } damage to { $card }.
}
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
    [yes] You cast
   *[no] { $player } casts
} { $card }{ $number ->
    [0] { "" }
   *[other] { " " }with X = { $number }
}{ $text ->
    [none] { "" }
   *[other] { " " }→ { $text }
}.
note-is-turned-down = { $card } is turned face down.
note-is-turned-up = { $card } is turned face up.
note-pays-to-attack = { $you ->
    [yes] You pay
   *[no] { $player } pays
} { $number } to attack.
note-pays-to-block = { $you ->
    [yes] You pay
   *[no] { $player } pays
} { $number } to block.
note-are-paired = { $card } and { $other } are paired.
note-dredges = { $you ->
    [yes] You dredge
   *[no] { $player } dredges
} { $card }.
note-phases-out = { $card } phases out.
note-phases-in = { $card } phases in.
note-haunts = { $card } haunts { $other }.
note-is-encoded = { $card } is encoded on { $other }.
note-transforms = { $card } transforms.
note-flips = { $card } flips.
note-suspends = { $you ->
    [yes] You suspend { $card }.
   *[no] { $player } suspends { $card }.
}
note-activates = { $you ->
    [yes] You activate
   *[no] { $player } activates
} an ability of { $card }{ $text ->
    [none] { "" }
   *[other] { " " }→ { $text }
}.
note-attacks = { $card } attacks { $other ->
    [none] { $text ->
        [You] you
       *[other] { $text }
    }
   *[other] { $other }
}.
note-blocks = { $card } blocks { $other }.

note-takes-a-mulligan = { $you ->
    [yes] You take a mulligan to { $number }.
   *[no] { $player } takes a mulligan to { $number }.
}
note-keeps = { $you ->
    [yes] You keep your hand.
   *[no] { $player } keeps a hand of { $number }.
}

note-concedes = { $you ->
    [yes] You give up.
   *[no] { $player } gives up.
}

## What a simulation counts, on average

tally-commander-casts = commander cast { $number } times from the command zone
tally-commander-damage = { $number } combat damage by it
tally-commander-slain = { $number } players lost to it

## Decks

complaint-deck-too-small = it has { $count } cards; a deck needs at least { $limit }
complaint-deck-too-many-copies = it has { $count } copies of { $card }, deck and sideboard together; { $limit } are allowed
complaint-deck-not-a-card-of-it = { $card } is no card of a deck: planes, phenomena and schemes lie beside it
complaint-planar-deck-too-small = its planar deck has { $count } cards; it needs at least { $limit }
complaint-planar-deck-phenomena = its planar deck has { $count } phenomena; { $limit } are allowed
complaint-planar-deck-copies = its planar deck has { $count } copies of { $card }; all must be different
complaint-scheme-deck-too-small = its scheme deck has { $count } cards; it needs at least { $limit }
complaint-scheme-deck-copies = its scheme deck has { $count } copies of { $card }; { $limit } are allowed
complaint-commander-deck-too-big = it has { $count } cards with its commander; a Commander deck has exactly { $limit }
complaint-commander-sideboard = it has a sideboard ({ $count } cards); Commander is played without one
complaint-commander-missing = it names no commander: put a legendary creature of it under the heading Commander, or mark its line with *CMDR*
complaint-commander-not-in-deck = its commander { $card } is not among its cards; it is one of the 100
complaint-commander-not-legendary = its commander { $card } is no legendary creature
complaint-commander-colors = { $card } has a colour, or a mana symbol in its cost or rules text, that its commander has not
complaint-commander-land = { $card } makes mana of a colour that its commander has not
complaint-deck-card-not-in-format = { $card } was in no set that the format had then
complaint-deck-banned-card = { $card } was banned in the format
complaint-sideboard-too-big = its sideboard has { $count } cards; { $limit } are allowed

## What the decks that come with the project are called

set-magic-2010 = Magic 2010
set-magic-2011 = Magic 2011
set-magic-2012 = Magic 2012
set-magic-2013 = Magic 2013
set-magic-2014 = Magic 2014
deck-title-wild-crossing = Wild Crossing
deck-title-chaos-engine = Chaos Engine
deck-title-grave-roads = Grave Roads
deck-title-sky-islands = Sky Islands
deck-title-bow-to-the-dragon = Bow to the Dragon
deck-title-the-dead-march = The Dead March
deck-title-grand-design = Grand Design
deck-title-heroes-hold = Heroes' Hold
deck-title-heroes-fire = Heroes' Fire
deck-title-bestial-strength = Bestial Strength
deck-title-death-reaper = Death Reaper
deck-title-fire-surge = Fire Surge
deck-title-krenko = Krenko
deck-title-nefarox = Nefarox
deck-title-odric = Odric
deck-title-talrand = Talrand
deck-title-yeva = Yeva
deck-title-lightforce = Lightforce
deck-title-psychic-labyrinth = Psychic Labyrinth
deck-title-broad-meadow = Broad Meadow
deck-title-drowned-court = Drowned Court
deck-title-ember-crypt = Ember Crypt
deck-title-wild-forge = Wild Forge

## How the decks that come with the project play

deck-wild-crossing = green and white; a creature every turn, and planes that make them grow
deck-chaos-engine = blue and red; spells on planes that repeat them, and the die rolled for more
deck-grave-roads = black and red; removal and vampires, on planes where the dead come back
deck-sky-islands = white and blue; fliers over planes of wind and peace
deck-bow-to-the-dragon = red and green; dragons early, with schemes of fire and land
deck-the-dead-march = black and white; removal and the risen dead, with schemes that take from everybody
deck-grand-design = blue; artifacts and stolen creatures, with schemes that draw and rebuild
deck-heroes-hold = green and white; for the team: bodies that hold the line, then overrun
deck-heroes-fire = red and white; for the team: quick creatures and burn
deck-bestial-strength = green and black; big creatures made bigger, and a little removal
deck-death-reaper = black and red; creatures that are worth more dead, and life drained away
deck-fire-surge = red and blue; burn, fliers, and a counterspell or two
deck-krenko = Commander, red: goblins that make more goblins, and what throws them
deck-nefarox = Commander, black: a demon that attacks alone, and everything else dead before it does
deck-odric = Commander, white: a host of soldiers and knights behind a tactician who says who blocks whom
deck-talrand = Commander, blue: spells upon spells, and a drake for each of them
deck-yeva = Commander, green: large beasts out of nowhere, in anybody's turn
deck-lightforce = white and green; life gained, creatures held back by Pacifism, angels above
deck-psychic-labyrinth = blue and white; fliers and locks that keep the other side tapped, and cards drawn
deck-broad-meadow = house deck, green and white; solid creatures every turn, and Pacifism for what is bigger
deck-drowned-court = house deck, blue and black; creatures that are hard to block, removal, and cards drawn
deck-ember-crypt = house deck, black and red; vampires above, and fire for whatever stands in the way
deck-wild-forge = house deck, red and green; beasts early, and burn for what could stop them

## What keywords mean, in short

reminder-deathtouch = any damage it deals to a creature is enough to destroy that creature
reminder-defender = it cannot attack
reminder-double-strike = it deals combat damage first, and then once more with the others
reminder-first-strike = it deals its combat damage before creatures without first strike
reminder-flash = it may be cast whenever an instant may
reminder-flying = only creatures with flying or reach can block it
reminder-haste = it can attack and use tap abilities at once
reminder-hexproof = opponents' spells and abilities cannot target it
reminder-indestructible = damage and effects that destroy do not destroy it
reminder-intimidate = only artifact creatures and creatures that share a colour with it can block it
reminder-plainswalk = it cannot be blocked while the defending player controls a Plains
reminder-islandwalk = it cannot be blocked while the defending player controls an Island
reminder-swampwalk = it cannot be blocked while the defending player controls a Swamp
reminder-mountainwalk = it cannot be blocked while the defending player controls a Mountain
reminder-forestwalk = it cannot be blocked while the defending player controls a Forest
reminder-lifelink = damage it deals also gains its controller that much life
reminder-reach = it can block creatures with flying
reminder-trample = damage beyond what kills its blockers goes to the player or planeswalker it attacks
reminder-vigilance = attacking does not tap it
reminder-shroud = no spells and abilities can target it

# What tells who will win, as reasons of a hint name it
feature-life = life
feature-the-last-ten-of-life = the last ten life
feature-the-last-five-of-life = the last five life
feature-creatures = creatures
feature-power = power
feature-toughness = toughness
feature-power-of-fliers = power of flying creatures
feature-worth-of-creatures = worth of creatures
feature-creatures-that-can-attack = creatures that can attack
feature-unanswered-power = power that nothing can block
feature-loyalty = loyalty
feature-other-permanents = other permanents
feature-first-lands = lands
feature-further-lands = further lands
feature-first-cards-in-hand = cards in hand
feature-further-cards-in-hand = further cards in hand
feature-cost-of-cards-in-hand = mana cost of cards in hand
feature-few-cards-in-the-library = few cards in the library
