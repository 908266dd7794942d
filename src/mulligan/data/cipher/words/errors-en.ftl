# What can be wrong in Cipher.

scenario-symbol = '{ $symbol }' is not a symbol; there are { $known }
scenario-without-main = { $player }: the deck has no card of deployment cost 1, so no main character
deck-without-main = { $player }'s deck has no card of deployment cost 1 to lead it, so no main character ({ $rule })
cipher-players = Cipher is played by 2 players, not { $count }
two-main-characters = { $where }, line { $line }: { $card } is marked as the main character, but { $first } is already
no-card-or-number = no card has the name or number '{ $name }'{ $hint ->
    [none] { "" }
   *[other] ; did you mean '{ $hint }'?
}
not-a-cipher-card = { $card }: a card of Cipher has a cost and an attack
card-skill-list = { $where }: { $card }: a skill is a list of its name and its notations
card-not-a-skill = { $card }: '{ $word }' alone is not a skill
not-a-range = '{ $name }' is not a range; the ranges are { $known }
not-an-origin = '{ $zone }' is no place that units are deployed from; there are { $known }
not-a-sign = '{ $name }' is not a sign; the signs are { $known }
nothing-chosen-before = nothing is chosen before 'picked({ $number })' of which it could speak
