# Fire Emblem Cipher's words.

## The board

zone-hand = hand
zone-deck = deck
zone-front = front line
zone-back = back line
zone-bonds = bonds
zone-orbs = orbs
zone-retreat = retreat
zone-support = support
zone-waiting = waiting
zone-deck-known = known in the deck
number-orbs = orbs { $number }
number-faces = bonds { $all }{ $down ->
    [0] { "" }
   *[other] {" "}({ $down } face down)
}
number-spent = { $number ->
    [0] { "" }
   *[other] { $number } spent this turn
}
number-hand = hand { $number }
number-deck = deck { $number }
number-retreat = retreat { $number }
phase-setup = setup
phase-start = beginning of the turn
phase-bond = bond phase
phase-deployment = deployment phase
phase-action = action phase
phase-end = end phase

hand-of-you = Your hand: cost/class change, attack (+support)
stats-brief = { $attack }+{ $support } r{ $range }
stats = { $attack } (+{ $support }) range { $range }
price = { $cost }{ $class_change ->
    [none] { "" }
   *[other] /{ $class_change }
}
state-tapped = tapped
state-battle = ⚔ { $text }
state-main = ★ main
state-under = on { $names }
state-down = face down
state-face = { $text ->
    [down] face down
   *[other] { "" }
}

change-destroys-orbs = destroys { $amount } orbs
change-attack-becomes = attack is { $amount }
change-sign = also { $text }
change-range = also range { $text }

# What an effect says of a card, on the table
change-loses = loses { $text }
change-cannot-use = cannot use { $text }
rule-cannot-attack = cannot attack
rule-cannot-critical = cannot make critical hits
rule-cannot-be-evaded = cannot be evaded
rule-cannot-be-destroyed-by-attacks = cannot be destroyed by attacks
rule-cannot-be-destroyed = cannot be destroyed
rule-triple-critical = critical hits triple its attack
rule-cannot-move = cannot move
rule-cannot-untap = cannot untap
rule-cannot-evade = cannot evade
rule-cannot-level-up = cannot level up
rule-supported-twice = supported twice
rule-cannot-be-chosen-by-enemies = cannot be chosen by enemies
rule-cannot-be-moved-by-skills = cannot be moved by skills
rule-cannot-be-moved-by-enemies = cannot be moved by enemies
rule-cannot-be-destroyed-by-skills = cannot be destroyed by skills
rule-cannot-be-destroyed-by-enemies = cannot be destroyed by enemies

## Cards

sheet-japanese = Japanese
sheet-gender = gender
sheet-weapon = weapon
sheet-set = set
sheet-cost = cost
sheet-class-change = class change
sheet-attack = attack
sheet-support = support
sheet-range = range
sheet-symbols = symbols
sheet-symbol = symbol
sheet-traits = traits
sheet-class = class
sheet-number = number
sheet-rarity = rarity
sheet-title = title
sheet-unit = unit

## Choices

example-intent = attack marth ogma
example-why-not = attack Marth
example-card = Altean Prince, Marth
example-rule = 18

ask-main = Which card is your main character?
ask-redraw = Keep this hand, or shuffle it back and draw a new one?
ask-bond = Bond phase: place a card as a bond?
ask-deployment = Deployment phase: what do you do?
ask-action = Action phase: what do you do?
ask-critical = { $about } attacks: discard a card of the same name for a critical hit?
ask-evade = { $about } is attacked: discard a card of the same name to evade?
ask-keep = Two of your units have the same name, and one must retreat. Which one stays?
ask-pay = { $head ->
    [none] { $title }: do you pay for its skill?
   *[other] { $head } Do you pay for it?
}
ask-orb = Your main character was destroyed. Which orb do you take?
ask-instead = { $about ->
    [none] Several effects would happen instead. Which one does?
   *[other] { $about } would go to the retreat area, and several effects would happen instead. Which one does?
}
ask-spare = { $about } would be destroyed: what happens instead?
ask-triggers = Several of your skills have triggered. Which one resolves next?
ask-row = { $about } is deployed: in which line?
ask-flip = { $head ->
    [none] { $title }: which bond do you turn face down?
   *[other] { $head } Which bond do you turn face down?
}
ask-may = { $head ->
    [none] { $title }: do you use its skill?
   *[other] { $head } Do you?
}

option-main = { $card }
option-keep = keep
option-choose-order = { $text }
option-choose-way = { $how ->
    [own] its own cost
   *[other] the other cost
}
option-redraw = redraw
option-bond = { $card }
option-deploy = { $card }, { $how ->
    [front] front line
    [back] back line
   *[other] { $text }
}
option-level-up = { $card }, on { $target }
option-move = { $card }
option-attack = { $card } → { $target ->
    [none] { $player }
   *[other] { $target }
}
option-use = { $card }: { $ability }
option-critical = { $card }{ $how ->
    [top] {" "}(onto your deck)
   *[other] {""}
}
option-evade = { $card }
option-repeat = the same again, several times
option-done = done
option-done-bond = no bond
option-done-deployment = to the action phase
option-done-action = end the turn
option-done-critical = no critical hit
option-done-evade = do not evade

group-main = Main character
group-keep = Choose
group-redraw = Choose
group-bond = Place as a bond
group-deploy = Deploy
group-level-up = Level up or change class
group-move = Move
group-attack = Attack
group-use = Use a skill
group-critical = Critical hit
group-evade = Evade
group-repeat = Repeat

choice-front = front line
choice-back = back line

cannot-bond = { $card } cannot become a bond
cannot-deploy = { $card } cannot be deployed
cannot-level-up = { $card } cannot level up { $target ->
    [none] a unit
   *[other] { $target }
}
also-level-up = class change, change class, levelup
cannot-move = { $card } cannot move
cannot-attack = { $card } cannot attack{ $target ->
    [none] { "" }
   *[other] { " " }{ $target }
}
cannot-use = The skill of { $card } cannot be used
cannot-critical = { $card } cannot make a critical hit
cannot-evade = { $card } cannot make an attack miss

refusal-not-in-hand = it is not in your hand
refusal-not-a-unit = it is not a unit on the battlefield
refusal-not-yours = it is not yours
refusal-cannot-be-bond = an effect keeps it from becoming a bond
refusal-symbol-missing = you have no face-up bond with its symbol
refusal-too-few-bonds = you have too few bonds left for its cost
refusal-name-on-battlefield = you have a unit of that name on the battlefield
refusal-skill-forbids-deploying = a skill forbids deploying it
refusal-other-name = it does not have the name of that unit
refusal-tapped-already = it is tapped
refusal-effect-forbids-moving = an effect keeps it from moving
refusal-first-turn-no-attack = nobody attacks in the first turn of the game
refusal-not-an-enemy = only an enemy can be attacked
refusal-out-of-range = { $target } is out of its range
refusal-effect-forbids-attack = an effect keeps it from attacking
refusal-effect-protects-target = an effect protects { $target }
refusal-no-such-skill = it has no such skill to use
refusal-used-already = it was used this turn
refusal-not-usable-now = its condition is not met
refusal-effect-forbids-skill = an effect forbids using it
refusal-cost-cannot-be-paid = its cost cannot be paid
refusal-starts-a-loop = it would begin a loop again that you have ended
refusal-attack-too-low = its attack is too low for it to matter
refusal-effect-forbids-critical = an effect forbids critical hits
refusal-effect-forbids-evading = an effect forbids evading
refusal-not-asked-now = now is not the time for it

## The log

note-earns-bonus = { $you ->
    [yes] You earn
   *[no] { $player } earns
} { $number ->
    [one] a class change bonus
   *[other] { $number } class change bonuses
}.
note-replaced = { $card } takes its place.
note-marches = { $you ->
    [yes] Your back line marches to the front.
   *[no] { $player }'s back line marches to the front.
}
note-is-tapped = { $card } is tapped.
note-is-untapped = { $card } is untapped.
note-is-destroyed = { $card } is destroyed{ $other ->
    [none] { "" }
   *[other] { " " }by { $other }
}.
note-attacks = { $card } attacks { $other }.
note-support-fails = { $card } cannot support { $other }: they share a name, or an effect forbids it.
note-adds-support = { $other } supports { $card } with { $number }.
note-makes-critical = { $card } makes a critical hit with { $other }: +{ $number } attack.
note-evades = { $card } evades with { $other }.
note-gains-attack = { $card }: attack { $number ->
    [0] stays as it is
   *[other] changes by { $number }
}.
note-attack-fails = { $card } does not defeat { $other }.
note-changes-class = { $card } is the new class of { $other }.
note-levels-up = { $card } is the new level of { $other }.
note-grows = { $card } grows by { $other }.
note-support-skill = { $card }: { $text } works as support.
note-redraws = { $you ->
    [yes] You draw a new hand.
   *[no] { $player } draws a new hand.
}
note-reveals-main = { $you ->
    [yes] Your main character is { $card }.
   *[no] { $player }'s main character is { $card }.
}
note-concedes = { $you ->
    [yes] You give up.
   *[no] { $player } gives up.
}
note-game-over = { $player ->
    [none] The game is a draw.
   *[other] { $you ->
        [yes] You win the game.
       *[no] { $player } wins the game.
    }
}
note-is-attacked-instead = { $card } is attacked instead.
note-is-flipped = { $card } is turned { $number ->
    [0] face up
   *[other] face down
}.
note-copies = { $card } becomes like { $other }.
note-triggers = { $card }: { $text } triggers.
note-refills-deck = { $you ->
    [yes] Your deck is empty: you shuffle your retreat area into a new one.
   *[no] { $player }'s deck is empty: the retreat area is shuffled into a new one.
}
note-retreats = { $card } goes to the retreat area.
note-goes-on-deck = { $card } goes on top of the deck.
note-goes-under-deck = { $card } goes to the bottom of the deck.
note-becomes-bond = { $card } becomes a bond.
note-adds-orb = { $you ->
    [yes] You add an orb.
   *[no] { $player } adds an orb.
}
note-takes-orb = { $you ->
    [yes] You lose an orb and take it to your hand: { $card }.
   *[no] { $player } loses an orb and takes it to their hand.
}
note-is-deployed = { $you ->
    [yes] You deploy { $card } to the { $number ->
        [6] front
       *[7] back
    } line.
   *[no] { $player } deploys { $card } to the { $number ->
        [6] front
       *[7] back
    } line.
}
note-moves = { $card } moves to the { $number ->
    [6] front
   *[7] back
} line.
note-supports = { $you ->
    [yes] You turn up { $card } as support.
   *[no] { $player } turns up { $card } as support.
}

## Decks

complaint-deck-too-small = it has { $count } cards; a deck needs at least { $limit }
complaint-deck-too-many-copies = it has { $count } copies of { $card }; { $limit } are allowed
complaint-deck-no-main = it has no main character of cost 1

## Loops and costs that are put back

note-loops = The game goes round and round, and nobody can stop it.
note-stops-loop = { $you ->
    [yes] You must stop going round.
   *[no] { $player } must stop going round.
}
note-repeats = It goes round { $number ->
    [one] once more
   *[other] { $number } times more
}.
note-cost-put-back = The cost cannot be paid in full: everything is as it was before.
ask-way = { $about }: for which cost is the skill used?
ask-order = { $title }: the parts of its cost are in each other's way. Which part do you pay next?
ask-rounds = This could go round and round. How many times more shall it go round?
complaint-deck-without-main-character = it has no card of cost { $limit } that could be the main character
complaint-deck-main-character-cost = { $card } cannot be the main character: it must cost { $limit }
complaint-deck-marker = { $card } is a marker, not a card for a deck

## What the decks that come with the project are called

deck-title-s01-light-sword = S01 Light Sword
deck-title-s02-brand = S02 Brand
deck-title-s03-hoshido = S03 Hoshido
deck-title-s04-nohr = S04 Nohr
deck-title-s05-medallion = S05 Medallion
deck-title-s06-mirage = S06 Mirage
deck-title-first-thunder = First Thunder
deck-title-later-children = Later Children
deck-title-night-riders = Night Riders
deck-title-young-flame = Young Flame

## How the decks that come with the project play

deck-s01-light-sword = Marth's army, red; fighters up close that strengthen one another, and support that adds attack
deck-s02-brand = Chrom's army, blue; a bit of everything: support, healing from the retreat area, cards drawn
deck-s03-hoshido = Corrin of Hoshido, white; strong attacks, many of them from behind with bows and shuriken
deck-s04-nohr = Corrin of Nohr, black; rewards for what its attacks destroy, and trouble for the other hand
deck-s05-medallion = Ike's mercenaries, green; bonds turned face down for strength, and units that grow
deck-s06-mirage = Itsuki's idols, red and blue; units that move all the time and gain by it
deck-first-thunder = house deck, Ryoma's army, white; fighters with attack to spare, fliers and ninjas beside them
deck-later-children = house deck, Lucina's friends, blue; many classes to change, and support in every card
deck-night-riders = house deck, Camilla's riders, black; one great attack a turn, and wyverns that help it along
deck-young-flame = house deck, Roy's army, purple; knights in pairs, and cards put back on the deck to be drawn again

# What tells who will win, as reasons of a hint name it
feature-orbs = orbs
feature-an-orb-left = the last orb
feature-two-orbs-left = the second orb
feature-three-orbs-left = the third orb
feature-attack-of-the-main-character = attack of the main character
feature-cost-of-the-main-character = cost of the main character
feature-main-character-class-changed = class change of the main character
feature-other-units = other units
feature-attack-of-other-units = attack of other units
feature-cost-of-other-units = cost of other units
feature-attackers = attackers
feature-units-in-front = units in the front line
feature-first-cards-in-hand = cards in hand
feature-further-cards-in-hand = further cards in hand
feature-namesakes-of-the-main-character-in-hand = cards in hand with the name of the main character
feature-greater-namesakes-in-hand = stronger cards in hand with the name of the main character
feature-first-bonds = bonds
feature-further-bonds = further bonds
feature-open-bonds = face-up bonds
