# What the lessons of Cipher say, in the order of the lessons. Each has a title, what there is to learn, the task, and
# what is said when it is done or missed.

bond-title = Place a bond
bond-learn = Your turn has begun, and you have drawn a card. In the bond phase you may put one card from your hand into your bond area, face up. How many bonds you have, and of which colours, decides what you can deploy.
bond-task = Place a card as a bond. Keep the strong Marth for later.
bond-done = One bond: from now on you can deploy a red unit of cost 1 each turn.
bond-missed = The turn is over without a new bond. Choose a card of your hand in the bond phase.

deploy-title = Deploy a unit
deploy-learn = In the deployment phase you may deploy units whose costs together are no more than the number of your bonds, if their colour is among your face-up bonds. You choose the front line or the back line for each.
deploy-task = Deploy Cain in the front line. Barst costs 2, and you have one bond.
deploy-done = Cain stands beside Marth, untapped and ready to attack this very turn.
deploy-missed = Cain is not in your front line. Choose him in your hand, and then the front line.

attack-title = Attack
attack-learn = To attack, a unit is tapped and an enemy within its range is chosen. Then both players turn over the top card of their deck as a support, and its support number is added to the attack. If the attacker's sum is at least the defender's, the defender is destroyed.
attack-task = Let Marth attack Lon'qu. Your support shows whether it is enough.
attack-done = 40 and 20 against 50 and 10: when it is even, the attacker wins.
attack-missed = Lon'qu still stands. Choose Marth, then to attack, then Lon'qu.

orbs-title = Break an orb
orbs-learn = The main character is not lost so easily: when it would be destroyed and there are orbs left, its player takes an orb into the hand instead. Orbs are the lives of a player.
orbs-task = Attack the enemy's main character, Chrom, and break an orb.
orbs-done = One orb of five is gone. It has become a card in your opponent's hand.
orbs-missed = All five orbs are still there. Attack Chrom, who is the main character, not Lon'qu.

range-title = Range
range-learn = A unit in the front line with range 1 reaches the enemy front line. With range 2 it reaches the enemy back line, over the heads of the others; from the back line, range 2 reaches the front line.
range-task = Lissa stands in the back line. Attack her with the one who can reach her.
range-done = Gordin's bow has range 2. Marth's sword could not have reached her.
range-missed = Lissa is still there. Gordin has range 2: choose him to attack, then Lissa.

move-title = Move
move-learn = Instead of attacking, an untapped unit may move to the other line; it is tapped then. From the back line range 1 reaches nobody, but enemies with range 1 do not reach you there either.
move-task = Lena cannot fight. Bring her to safety in the back line.
move-done = Now only enemies with range 2 can reach her.
move-missed = Lena still stands in the front line. Choose her, and then to move.

support-title = Support skills
support-learn = A support adds more than its number if it has a support skill: the Attack Emblem adds 20 while you attack. Some units besides get stronger when a certain friend supports them, like Cain with Abel.
support-task = Abel lies on top of your deck. Attack Stahl, who has 60, with the unit that Abel helps most.
support-done = Cain's 40, Abel's 10, the emblem's 20 and their bond's 30 are 100. That was more than enough.
support-missed = Stahl still stands. Cain gets 30 more when Abel supports him; Marth does not.

critical-title = Critical hit
critical-learn = After the supports you may discard a card with the same unit name as your attacker: that is a critical hit, and it doubles your attack.
critical-task = Attack Stahl with Marth, and make it a critical hit with the Marth in your hand.
critical-done = 50 doubled is 100. A second card of your main character is never wasted.
critical-missed = Stahl still stands. When you are asked for a critical hit, choose the Marth in your hand.

evade-title = Evade
evade-learn = Whoever is attacked may discard a card with the same unit name as the defender: then the defender is not destroyed in this battle, however strong the attack is.
evade-task = The teacher attacks Marth. Evade it, and keep your five orbs.
evade-done = Nothing happened to Marth, and the attacker is tapped for nothing.
evade-missed = The attack hit, and you lost an orb. When you are asked, discard the Marth in your hand.

class-change-title = Class change
class-change-learn = A stronger card of the same unit can be laid on a unit in play. If it has a class change cost, that is a class change: it costs that instead, and you draw a card.
class-change-task = You have three bonds. Lay Star and Savior on your Marth.
class-change-done = Marth has 70 attack now, stands where he stood, and you have a new card.
class-change-missed = Marth has not changed his class. In the deployment phase choose Star and Savior, and then the Marth in play.

skill-title = Skills and bonds
skill-learn = A skill with a cost is used in your action phase. Many are paid by turning bonds face down: they still count as bonds for deploying, but their colour does not, and they cannot be turned again.
skill-task = Linde alone is too weak for Lon'qu. Use her Thunder for 10 more attack, then attack him with her.
skill-done = 30 and 10 and a support of 20 were just enough against 60.
skill-missed = Lon'qu still stands. Use the skill Thunder before Linde attacks.

win-title = Win the game
win-learn = Who has no orbs left and whose main character is destroyed has lost. Then other units do not matter any more.
win-task = Your opponent has no orb left. Attack the right one, and win.
win-done = Chrom had no orb to save him: you have won. That is all you need; the rest you learn at the table.
win-missed = You have not won. Attack Chrom, the main character, with Marth.
