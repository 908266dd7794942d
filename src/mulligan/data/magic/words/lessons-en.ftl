# What the lessons of Magic say, in the order of the lessons. Each has a title, what there is to learn, the task, and
# what is said when it is done or missed.

land-title = Play a land
land-learn = Your turn has begun, and you have drawn a card. Lands give you mana, with which you pay for everything else. You may play one land in each of your turns; it costs nothing.
land-task = Play the Forest.
land-done = The Forest gives one green mana each turn. Play a land every turn while you have one.
land-missed = The turn is over without a land. Choose the Forest in your hand in your main phase.

creature-title = Cast a creature
creature-learn = The symbols in its top right corner tell what a spell costs: a tree is one green mana, a number is mana of any kind. A spell waits on the stack until both players pass; then it resolves, and a creature is on the battlefield.
creature-task = Cast Kalonian Tusker with your two Forests, and let it resolve.
creature-done = A 3/3 for two mana. Rumbling Baloth costs four and must wait.
creature-missed = Kalonian Tusker is not on the battlefield. Choose it in your hand; then pass once, so that it resolves.

attack-title = Attack
attack-learn = In combat your untapped creatures may attack the opponent; they tap for it. What is not blocked deals damage equal to its power. A creature that came this turn cannot attack yet.
attack-task = Attack with Rumbling Baloth. The Tusker came this turn.
attack-done = 20 life less 4. Whoever has no life left has lost.
attack-missed = The teacher was not hit. When you are asked for attackers choose Rumbling Baloth, then done.

block-title = Block
block-learn = When you are attacked, each of your untapped creatures may block one attacker. The two then deal damage to each other instead of to you; who takes as much damage as its toughness dies.
block-task = The teacher attacks with Coral Merfolk, a 2/1. Block it with your Ox, a 2/4.
block-done = The Ox took 2 damage and has 4 toughness: it lives. The Merfolk does not.
block-missed = The Merfolk was not blocked. When you are asked for blockers choose the Ox, and then the Merfolk.

flying-title = Flying
flying-learn = A creature with flying can be blocked only by creatures with flying or reach. Attackers without it may run into a bigger blocker.
flying-task = The teacher has a 4/4 without flying. Attack only with the creature that it cannot block.
flying-done = 2 damage from the air, and your Merfolk is safe at home to block.
flying-missed = Only the Seakite should attack: the Baloth cannot block it, but would kill the Merfolk.

reach-title = Reach and deathtouch
reach-learn = A creature with reach can block one with flying. Any damage from a creature with deathtouch is enough to destroy a creature, however big it is.
reach-task = Serra Angel, a 4/4 with flying, attacks you. Block it with the creature that can, and that kills it.
reach-done = One point of damage from the Recluse was enough. Few would trade their angel for a spider.
reach-missed = The Angel lives. Deadly Recluse has both keywords: choose it to block the Angel.

sorcery-title = Sorceries and targets
sorcery-learn = A sorcery is cast in your own main phase, does once what it says, and goes to the graveyard. Where it says "target" you choose one when you cast it.
sorcery-task = Cast Lava Axe, which deals 5 damage, at the teacher.
sorcery-done = 5 damage without any creature. Mind whom you choose: you are a player too.
sorcery-missed = The teacher should have lost 5 life. Choose Lava Axe, then the teacher as its target, and let it resolve.

instant-title = Instants
instant-learn = An instant can be cast whenever you have priority: also in combat after blockers are known, and in your opponent's turn. That is when it surprises.
instant-task = Attack with your Tusker. When the Baloth has blocked it, cast Giant Growth on the Tusker.
instant-done = A 6/6 until the end of the turn, and the Baloth had no way back.
instant-missed = The Baloth still lives. Attack with the Tusker, and after the block, before damage, cast Giant Growth on it.

respond-title = Respond
respond-learn = A spell on the stack has not happened yet. You may respond with an instant, which then resolves first: what comes last resolves first.
respond-task = The teacher casts Doom Blade on your Angel. Counter it with Negate.
respond-done = Doom Blade was countered before it did anything, and the Angel lives.
respond-missed = The Angel is gone. While Doom Blade waits on the stack, cast Negate with Doom Blade as its target.

aura-title = Auras
aura-learn = An enchantment stays on the battlefield. An Aura targets something when it is cast, enters attached to it, and works there until one of the two is gone.
aura-task = Cast Pacifism on the more dangerous creature of the teacher.
aura-done = A 7/7 that can neither attack nor block.
aura-missed = Garruk's Horde is still free. Choose Pacifism, then the Horde as its target, and let it resolve.

ability-title = Activated abilities
ability-learn = Some permanents can do more: before the colon stands what you pay, after it what you get. The bent arrow means: tap it. A creature must have been yours since your turn began to do that.
ability-task = Use Soulmender's ability to gain a life.
ability-done = One life each turn, as long as it does not attack. Abilities wait on the stack as spells do.
ability-missed = You have gained no life. Choose Soulmender, and let its ability resolve.

trigger-title = Triggered abilities
trigger-learn = An ability that begins with "when" or "whenever" happens by itself: it goes onto the stack, and you choose its targets then. Look for them before you attack, not after.
trigger-task = Cast Goblin Shortcutter, so that the Ox cannot block, and attack with Regathan Firecat.
trigger-done = The way was free: 4 damage.
trigger-missed = The Firecat did not get through. Cast the Goblin first, choose the Ox for its ability, and then attack.

win-title = Win the game
win-learn = A player at 0 life has lost. Count all that you have before you attack: power that cannot be blocked, and damage in your hand.
win-task = The teacher has 9 life and a 4/4 without flying. Win in this turn.
win-done = 4 from the air and 5 from the axe are 9: you have won. That is all you need; the rest you learn at the table.
win-missed = The Angel's 4 and Lava Axe's 5 are just enough. Attack with the Angel, and cast Lava Axe at the teacher before or after.
