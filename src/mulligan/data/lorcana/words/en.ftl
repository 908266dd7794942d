# Lorcana's words.

## The board

zone-hand = hand
zone-deck = deck
zone-play = in play
zone-discard = discard
zone-ink = ink
zone-inkwell = inkwell
zone-being-played = being played
zone-deck-known = known in the deck
zone-lore = lore
zone-characters = characters
zone-rest = items and locations
number-lore = ◆ { $number }/20 lore
number-ink = ink { $ready }/{ $all }
number-hand = hand { $number }
number-deck = deck { $number }
number-discard = discard { $number }
phase-setup = setup
phase-ready = ready
phase-set = set
phase-draw = draw
phase-main = main phase
phase-end = end of turn

hand-of-you = Your hand: cost (⬡ inkable), strength/willpower ◆lore
stats-character = { $strength }/{ $willpower } ◆{ $lore }
stats-location = 0/{ $willpower } ◆{ $lore }
stats-item = item
stats-action = action
stats-song = song
price = { $cost }{ $inkable ->
    [yes] ⬡
   *[no] { " " }
}
state-exerted = exerted
state-drying = drying
state-damage = { $number } damage
state-at = at { $card }
state-under = on { $names }

numbered-keyword = { $name } { $keyword ->
    [challenger] +
    [resist] +
   *[other] { "" }
}{ $number }
keyword-bodyguard = Bodyguard
keyword-challenger = Challenger
keyword-evasive = Evasive
keyword-reckless = Reckless
keyword-resist = Resist
keyword-rush = Rush
keyword-shift = Shift
keyword-singer = Singer
keyword-sing-together = Sing Together
keyword-support = Support
keyword-ward = Ward

# What an effect says of a card, on the table
rule-cannot-quest = cannot quest
rule-cannot-challenge = cannot challenge
rule-cannot-ready-at-start = cannot ready at the start of the turn
rule-cannot-sing = cannot sing
rule-cannot-be-challenged = cannot be challenged
rule-can-challenge-ready = can challenge ready characters
rule-cannot-be-used = cannot be used
rule-cannot-ready = cannot ready
rule-cannot-be-exerted-for-costs = cannot be exerted for costs
rule-no-challenge-damage = takes no damage from challenges
rule-no-damage = takes no damage
rule-must-quest = must quest
rule-must-challenge = must challenge

## Cards

sheet-type = type
sheet-ink = ink
sheet-cost = cost
sheet-inkable = inkwell symbol
counted-inkable = Inkable: { $count } ({ $share } %)
sheet-strength = strength
sheet-willpower = willpower
sheet-lore = lore
sheet-move-cost = move cost
sheet-classifications = classifications
sheet-set = set
sheet-number = number
sheet-rarity = rarity

## Choices

example-intent = ink stitch
example-why-not = challenge Stitch Milo
example-card = Stitch - New Dog
example-rule = 4.3.6

ask-turn = Your main phase: what do you do?
ask-bag = Several of your abilities have triggered. Which one resolves next?
ask-starting-player = You decide who goes first:
ask-loop = This could go round and round. How many times more is it done?
ask-alter = Which cards do you put on the bottom of your deck for new ones? Done when you are happy with your hand.
ask-type = { $head ->
    [none] { $title }: which card type do you name?
   *[other] { $head } Which card type do you name?
}
ask-class = { $head ->
    [none] { $title }: which classification do you name?
   *[other] { $head } Which classification do you name?
}
ask-number = { $head ->
    [none] { $title }: which number do you name?
   *[other] { $head } Which number do you name?
}
ask-divide = { $head ->
    [none] { $title }: where does the next damage go?
   *[other] { $head } Where does the next damage go?
}
ask-heal = { $head ->
    [none] { $title }: how much damage is removed from { $card }?
   *[other] { $head } How much damage is removed from { $card }?
}
ask-pay = { $head ->
    [none] { $title }: how much ink is paid?
   *[other] { $head } How much ink is paid?
}
ask-move-damage = { $head ->
    [none] { $title }: how much damage is moved?
   *[other] { $head } How much damage is moved?
}
ask-play-free = { $head ->
    [none] { $title }: which card do you play for free?
   *[other] { $head } Which card do you play for free?
}
ask-singers = { $about } is sung by several characters together: who else sings?
ask-replacement = Damage by { $about }: several effects would take its place. Which one does?
ask-instead = { $about } would be banished: several effects would take the place of that. Which one does?
ask-enter-exerted = { $about } has Bodyguard: does it enter play exerted?

option-choose-heal = { $number }
option-choose-move-damage = { $number }
option-choose-pay = { $number }
option-alter = { $card }
option-ink = { $card }
option-play = { $how ->
    [shift] { $card }, shifted onto { $target }
    [sing] { $card }, sung by { $target }
    [sing-together] { $card }, sung together
    [free] { $card }, for free{ $target ->
        [none] { "" }
       *[other] , shifted onto { $target }
    }
   *[ink] { $card }
}
option-quest = { $card }
option-repeat = the same again, several times
option-challenge = { $card } → { $target }{ $target_of ->
    [none] { "" }
   *[other] { " " }({ $target_of })
}
option-move = { $card } → { $target }

group-alter = Put on the bottom
group-ink = Put into your inkwell
group-play = Play
group-quest = Quest
group-challenge = Challenge
group-move = Move to a location
group-use = Use an ability
group-repeat = Repeat

choice-top = on top
choice-bottom = on the bottom
choice-hand = into your hand
choice-discard = into the discard pile
choice-inkwell = into your inkwell
choice-under = under it
choice-play = play it

cannot-ink = { $card } cannot go into your inkwell
cannot-play = { $card } cannot be played{ $target ->
    [none] { "" }
   *[other] { " " }with { $target }
}
cannot-quest = { $card } cannot quest
cannot-challenge = { $card } cannot challenge{ $target ->
    [none] { "" }
   *[other] { " " }{ $target }
}
cannot-move = { $card } cannot move{ $target ->
    [none] { "" }
   *[other] { " " }to { $target }
}
cannot-use = The ability of { $card } cannot be used
cannot-end = You cannot end your turn
cannot-choose = { $card } cannot be chosen

refusal-not-your-turn = it is not your turn
refusal-not-in-hand = it is not in your hand
refusal-not-in-play = it is not in play
refusal-not-yours = it is not your character
refusal-no-inkwell-symbol = it has no inkwell symbol
refusal-not-of-a-type = by these rules it is neither a character, an action, an item nor a location
refusal-inked-already = you have put a card into your inkwell this turn
refusal-not-a-character = it is not a character
refusal-exerted-already = it is exerted
refusal-still-drying = its ink is still drying: it came into play this turn
refusal-reckless-cannot-quest = it has Reckless
refusal-effect-forbids-quest = an effect keeps it from questing
refusal-effect-forbids-challenge = an effect keeps it from challenging
refusal-not-opposing = only an opposing character or location can be challenged
refusal-target-is-ready = a ready character cannot be challenged
refusal-target-has-evasive = { $target } has Evasive, and { $card } does not
refusal-bodyguard-first = a character with Bodyguard must be challenged first
refusal-effect-protects-target = an effect protects { $target }
refusal-neither-character-nor-location = only characters and locations can be challenged
refusal-too-little-ink = you have too little ready ink
refusal-nothing-to-shift-onto = you have no character of that name to shift it onto
refusal-no-shift = it has no Shift
refusal-not-a-song = it is not a song
refusal-singer-too-cheap = { $target } costs too little to sing it
refusal-effect-forbids-using = an effect keeps it from being used
refusal-effect-forbids-singing = an effect keeps the character from singing
refusal-no-sing-together = it has no Sing Together
refusal-too-few-voices = your ready characters together cost too little to sing it
refusal-effect-forbids-playing = an effect forbids it
refusal-not-a-location = characters move only to locations of their own player
refusal-already-there = it is there already
refusal-no-such-ability = it has no such ability to use
refusal-cost-cannot-be-paid = its cost cannot be paid
refusal-reckless-must-challenge = a ready character with Reckless can challenge, and must
refusal-must-quest = a character that must quest still can
refusal-must-challenge = a character that must challenge still can
refusal-has-ward = it has Ward
refusal-not-asked-now = this is not asked of you now

## The log

note-alters = { $you ->
    [yes] You put { $card } on the bottom of your deck.
   *[no] { $player } puts { $card } on the bottom of their deck.
}
note-inks = { $you ->
    [yes] You put { $card } into your inkwell.
   *[no] { $player } puts { $card } into their inkwell.
}
note-goes-into-the-inkwell = { $card } goes into { $you ->
    [yes] your inkwell
   *[no] { $player }'s inkwell
}.
note-plays = { $you ->
    [yes] You play
   *[no] { $player } plays
} { $card }{ $text ->
    [shift] , shifted onto { $other }
    [sing] , sung by { $other }
    [sing-together] , sung together
    [free] { " " }for free
   *[ink] { "" }
}.
note-pays = { $you ->
    [yes] You pay { $number } ink.
   *[no] { $player } pays { $number } ink.
}
note-quests = { $card } quests.
note-challenges = { $card } challenges { $other }.
note-moves = { $card } moves to { $other }.
note-is-exerted = { $card } is exerted.
note-is-readied = { $card } is readied.
note-is-banished = { $card } is banished.
note-takes-damage = { $card } takes { $number } damage{ $other ->
    [none] { "" }
   *[other] { " " }from { $other }
}.
note-skips-draw = { $you ->
    [yes] You skip your draw.
   *[no] { $player } skips the draw.
}
note-goes-under = { $card } goes face down under { $other }.
note-takes-damage-for = { $card } takes { $number } damage in the place of { $other }.
note-resists = { $card } resists { $number } damage.
note-repeats = { $player } repeats that { $number } times.
note-draws-not = { $player } does not draw a card: { $other } has something else happen instead.
note-is-not-returned = { $card } is not returned to hand: { $other } has something else happen instead.
note-is-rescued = { $card } is not banished: { $other } has something else happen instead.
note-is-healed = { $number } damage is removed from { $card }.
note-damage-moves = { $number } damage moves from { $card } to { $other }.
note-gains-lore = { $you ->
    [yes] You gain { $number } lore.
   *[no] { $player } gains { $number } lore.
}
note-loses-lore = { $you ->
    [yes] You lose { $number } lore.
   *[no] { $player } loses { $number } lore.
}
note-has-twenty-lore = { $you ->
    [yes] You have 20 lore.
   *[no] { $player } has 20 lore.
}
note-drew-from-empty-deck = { $you ->
    [yes] You had to draw from an empty deck.
   *[no] { $player } had to draw from an empty deck.
}
note-triggers = { $card } triggers.
note-resolves = { $card }{ $text ->
    [none] { "" }
   *[other] : { $text }
} resolves.

## Decks

complaint-deck-too-small = it has { $count } cards; a deck needs at least { $limit }. Add { $missing } more.
complaint-deck-too-many-inks = it has cards of { $count } ink types ({ $card }); { $limit } are allowed
complaint-deck-too-many-copies = it has { $count } copies of { $card }; { $limit } are allowed
complaint-deck-banned-card = { $card } is banned
complaint-deck-card-not-in-format = { $card } is not in this format at that date

## What the decks that come with the project are called

deck-title-a-steadfast-strategy = A Steadfast Strategy
deck-title-daring-and-deception = Daring and Deception
deck-title-s2-tactical-teamwork = Tactical Teamwork
deck-title-s2-might-and-magic = Might and Magic
deck-title-s3-dogged-and-dynamic = Dogged and Dynamic
deck-title-s3-plenty-of-pluck = Plenty of Pluck
deck-title-s4-madrigal-magic = Madrigal Magic
deck-title-s4-stand-together = Stand Together
deck-title-s5-ready-to-let-loose = Ready to Let Loose
deck-title-s5-a-roaring-guest-list = A Roaring Guest List
deck-title-s6-a-seaworthy-crew = A Seaworthy Crew
deck-title-s6-genius-reinvented = Genius Reinvented
deck-title-s7-feathered-and-feared = Feathered and Feared
deck-title-s7-an-inventive-pair = An Inventive Pair
deck-title-s8-a-harmonious-team = A Harmonious Team
deck-title-s8-brave-and-brazen = Brave and Brazen
deck-title-stitch-and-maleficent = Stitch and Maleficent
deck-title-elsa-and-mickey-mouse = Elsa and Mickey Mouse
deck-title-the-heart-of-magic = The Heart of Magic

## How the decks that come with the project play

deck-a-steadfast-strategy = sapphire and steel; its inkwell grows fast, then Challengers and damage clear the way
deck-daring-and-deception = emerald and ruby; quick characters that challenge early, with tricks to be rid of blockers
deck-s2-tactical-teamwork = amber and sapphire; the Seven Dwarfs help one another, and items keep the cards coming
deck-s2-might-and-magic = amethyst and steel; cheap sorcerers that are played, returned and played again, behind sturdy fighters
deck-s3-dogged-and-dynamic = amber and emerald; a pack of puppies quests from many sides, and places give them shelter
deck-s3-plenty-of-pluck = ruby and sapphire; bold characters that fight for places, while ink and items grow behind them
deck-s4-madrigal-magic = amber and amethyst; a family that supports one another and sings, and heals what was hurt
deck-s4-stand-together = sapphire and steel; heroes who challenge, protected by Bodyguards and made stronger by songs
deck-s5-ready-to-let-loose = amethyst and ruby; evasive racers, quick attacks, and turns in which many are readied again
deck-s5-a-roaring-guest-list = emerald and steel; hyenas and hosts that deal damage and gain by every wound
deck-s6-a-seaworthy-crew = amber and ruby; pirates, cheap and many, who sail from place to place for lore
deck-s6-genius-reinvented = emerald and sapphire; inventors and their items, hard to get hold of, and lore in small steps
deck-s7-feathered-and-feared = amethyst and steel; birds and rulers that banish, and rewards for what is banished
deck-s7-an-inventive-pair = ruby and sapphire; many items, which are used up, brought back and turned into ink
deck-s8-a-harmonious-team = amber and amethyst; a family of singers; songs that cost nothing, and characters readied for more lore
deck-s8-brave-and-brazen = ruby and steel; rush and challenge from the first turns on, with cards drawn to keep going
deck-stitch-and-maleficent = amber and amethyst, 30 cards to learn with; plain characters, a few that draw cards, one that heals
deck-elsa-and-mickey-mouse = ruby and sapphire, 30 cards to learn with; plain characters, a few that exert others or become ink
deck-the-heart-of-magic = amber and amethyst; friendly questers, cards drawn by magic and songs, damage healed

## What keywords mean, in short

reminder-bodyguard = it may enter play exerted; while it is exerted, an opponent who challenges one of your characters must challenge one with Bodyguard
reminder-challenger = while it challenges, it has that much more strength
reminder-evasive = only characters with Evasive can challenge it
reminder-reckless = it cannot quest, and must challenge each turn if it can
reminder-resist = damage dealt to it is that much less
reminder-rush = it can challenge in the turn it is played
reminder-shift = pay that much ink instead of its cost to put it on top of one of your characters of the same name
reminder-singer = to sing songs, it counts as a character of that cost
reminder-sing-together = any number of your characters whose costs add up to that much may sing it together
reminder-support = whenever it quests, you may add its strength to that of another character this turn
reminder-vanish = when an opponent chooses it for an action, it is banished
reminder-ward = opponents cannot choose it, except to challenge it

# What tells who will win, as reasons of a hint name it
feature-lore = lore
feature-lore-from-10 = lore from 10 on
feature-lore-from-15 = lore from 15 on
feature-lore-a-turn = lore a turn
feature-lore-a-turn-late = lore a turn late in the game
feature-characters = characters
feature-strength = strength
feature-willpower = willpower
feature-evasive-or-ward = evasive or warded characters
feature-bodyguards = bodyguards
feature-exerted-characters = exerted characters
feature-exerted-willpower = willpower of exerted characters
feature-items-and-locations = items and locations
feature-first-cards-in-hand = cards in hand
feature-further-cards-in-hand = further cards in hand
feature-first-ink = ink
feature-next-ink = ink
feature-further-ink = further ink
feature-few-cards-in-the-deck = few cards in the deck
