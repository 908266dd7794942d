# What can be wrong in Lorcana.

card-two-texts = { $card }: its abilities and its whole text do not say the same
card-without-willpower = { $card }: a { $type } needs a willpower
card-older-wordings = { $where }: { $card }: until must be a table of older wordings by date
card-ability-list = { $where }: { $card }: an ability is a notation, or a list of its name and its notation
scenario-ink = ink is a number, or how many ready and how many exerted
scenario-action-in-play = { $card } is an action, which is never in play

## Why a printed text cannot be compiled

text-too-short = it ends too early
text-without-word = what it says has no word: { $why }
text-waits-for-whom = an ability for a time must say whom it waits for
text-how-many = it is not clear how many are meant
text-played-from-where = it is not clear from where a card is played
text-as-it-was = of what happened before only what cards still are can be asked
text-which-player = it is not clear which player is meant
text-no-location = nothing is "here" but at a location
text-whose-pile = cards go to piles of their own player, not to yours
text-paid-by-then = by then it has been paid for
text-which-act = what was done last is something else, or happens only later, so that "this way" does not tell how often
text-which-card = it is not clear which card is meant
text-instead-of-what = 'instead' of what?
text-otherwise-than-what = 'otherwise' than what?
text-if-nothing-chosen = it is not clear what this speaks of if nothing was chosen before
text-chosen-for-nothing = the text chooses a card and does nothing with it
text-nothing-chosen = nothing was chosen
text-shift-not-played = 'if you used Shift' needs a card that is played
text-how-long = for how long?
text-damage-to-what = damage to what?
text-for-each-what = 'for each' needs a number
text-either-act = one act or the other: it is not clear which of them can be done
text-cannot-be-given = a static ability of this kind cannot be given
text-rest-of-cards = the text does not say where the rest of the cards goes
