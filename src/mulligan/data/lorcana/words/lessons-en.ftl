# What the lessons of Lorcana say, in the order of the lessons. Each has a title, what there is to learn, the task, and
# what is said when it is done or missed.

ink-title = Ink a card
ink-learn = Your turn has begun, and you have drawn a card. Once a turn you may put a card from your hand into your inkwell, face down: every card there is one ink to spend each turn, for the rest of the game. Only cards with the inkwell symbol around their cost can be inked.
ink-task = Put a card that you do not need soon into your inkwell.
ink-done = That is one ink, this turn and every turn. Most players ink a card in each of their first turns.
ink-missed = The turn is over, and your inkwell is still empty. Choose a card of your hand, and then to ink it.

play-title = Play a card
play-learn = A card costs as much ink as the number in its top left corner says. To pay, ink cards are exerted, which means turned sideways; at the start of your next turn they are ready again.
play-task = Play Stitch, who costs 1, with the one ink you have.
play-done = Stitch is in play. His ink is exerted until your next turn.
play-missed = The turn is over, and Stitch is still in your hand. Mickey costs 3 and must wait; Stitch costs only 1.

quest-title = Quest for lore
quest-learn = A character quests by exerting itself, and you gain as much lore as it has lore pips. A character that came into play this turn is still drying: it can quest from your next turn on.
quest-task = Send Mickey on a quest.
quest-done = Two lore! Whoever has 20 lore first wins the game.
quest-missed = The turn is over and nobody has quested. Choose Mickey, and then to quest; Stitch is still drying.

challenge-title = Challenge
challenge-learn = Your ready character can challenge an exerted character of an opponent. Both deal each other damage equal to their strength, at the same time; a character with as much damage as willpower is banished.
challenge-task = Let Mickey challenge Minnie. Stitch is ready, so nobody can challenge him.
challenge-done = Three damage is all that Minnie can take. Mickey keeps the 2 that she dealt to him.
challenge-missed = Minnie is still in play. Choose Mickey, then to challenge, then Minnie.

damage-title = Damage stays
damage-learn = Damage is not healed at the end of a turn, it adds up. So a weak character can finish what a strong one began, and the others are free to quest.
damage-task = Stitch has 8 willpower and 7 damage. Banish him with your weaker character, and quest with the other.
damage-done = One more damage was enough, and Mickey has brought you 2 lore besides. Olaf is banished too, but he is the smaller loss.
damage-missed = Olaf's strength of 1 is enough for Stitch, who lacks one damage. Let Olaf challenge, and Mickey quest for 2 lore.

rush-title = Rush
rush-learn = A character with Rush need not dry before it challenges: it can challenge in the turn in which you play it. To quest it must wait like the others.
rush-task = Play Rafiki, and let him challenge Olaf at once.
rush-done = Nobody expects a challenger out of the hand.
rush-missed = Olaf is still there. Play Rafiki with your three ink, and then choose him to challenge.

bodyguard-title = Bodyguard
bodyguard-learn = As long as an opponent has an exerted character with Bodyguard, you must challenge that one before any other of their characters.
bodyguard-task = Banish Simba first, and then Minnie.
bodyguard-done = With the bodyguard gone, Minnie was open to your second challenge.
bodyguard-missed = One of the two is still in play. Mickey is strong enough for Simba; Minnie has one damage, so Stitch is strong enough for her.

support-title = Support
support-learn = When a character with Support quests, you may add its strength to another character's for this turn. So a quest can prepare a challenge.
support-task = Quest with HeiHei, add his strength to Minnie, and let her banish Olaf.
support-done = One lore and a banished opponent in one turn. The order matters: quest first.
support-missed = Minnie alone has 2 strength, and Olaf has 3 willpower. HeiHei must quest before she challenges, and help her.

song-title = Sing a song
song-learn = A song is an action with its own way to pay: instead of ink, exert one of your characters whose cost is at least the number that the song names. It must not be drying.
song-task = You have no ink. Let Mickey, who costs 3, sing the song in your hand.
song-done = Two cards for no ink at all. Stitch, who costs 1, could not have sung it.
song-missed = The song was not sung. Choose it in your hand, and then that Mickey sings it.

shift-title = Shift
shift-learn = A card with Shift may be played for its Shift cost on top of your character of the same name. It takes over whether that one is dry, so it can act at once.
shift-task = Shift Stitch - Rock Star onto Stitch - New Dog for 4 ink, and quest with him.
shift-done = Three lore in the very turn in which he was played.
shift-missed = You have no 3 lore yet. Play Rock Star for his Shift cost onto the Stitch in play, then quest with him; the small Stitch must not have quested before.

item-title = Items and abilities
item-learn = An item stays in play. What it can do stands behind the sign for exerting: exert it, and you have the effect. Unlike a character an item can be used in the turn in which it is played.
item-task = Play the Dinglehopper, and use it to take the damage off Minnie.
item-done = Minnie is as good as new, and the Dinglehopper can do it again next turn.
item-missed = Minnie still has her damage. Play the Dinglehopper with your one ink, choose it again to use it, and choose to remove 1.

location-title = Locations
location-learn = A location lies in play and brings you its lore at the start of each of your turns. For its move cost a character can move there. Opponents may challenge it in any of their turns: a location is never exerted.
location-task = Play the Mermaid Lagoon, and move Stitch to it.
location-done = Stitch is at the lagoon. It brings you 1 lore at the start of each of your turns.
location-missed = Stitch is not at the lagoon. Play it for 1 ink, and keep the other ink to move him.

win-title = Win the game
win-learn = Whoever has 20 lore wins at once. Before you challenge, count what your characters can bring by questing.
win-task = You have 16 lore, your opponent 18. Win in this turn.
win-done = 16 and 3 and 1 are 20: you have won. That is all you need; the rest you learn at the table.
win-missed = Moana brings 3 lore and Stitch 1. Quest with both, and challenge nobody.
