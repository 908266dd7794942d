# What can be wrong in Magic.

magic-players = { $way } is played by { $fewest } to { $most } players here, not { $count }
archenemy-teams = Archenemy is played by one player against a team of all the others
archenemy-who = the archenemy must be one of { $names }, not '{ $name }'
planar-decks-missing = every player brings a planar deck, or one of them brings one for all: { $names } brought none
no-supplement = there are no planes or schemes to play with here: bring a planar deck or scheme deck
scenario-die = '{ $value }' is no face of the planar die: those are { $known }
player-without-commander = { $player } has a deck without a commander: a list names it under the heading Commander, or marks its line with *CMDR*
two-commanders = { $where }, line { $line }: a deck has one commander, not { $cards }
scenario-commander-damage = commander-damage: '{ $name }' is not a player; the players are { $players }
scenario-no-commander = { $player } has no commander here: say "commander": true of a card
giant-teams = Two-Headed Giant is played by two teams of two
spell-without-effect = { $card }: an instant or sorcery without a text that says what it does
aura-without-enchant = { $card }: an Aura needs a text that says what it enchants
card-not-a-color = { $card }: '{ $value }' is not a colour; the colours are { $known }
creature-without-power = { card-and-file }: a creature needs power and toughness
card-not-a-number = { $card }: { $key } '{ $value }' is not a number
not-a-mana-cost = '{ $cost }' is not a mana cost: '{ $symbol }' is no symbol; they are written as in {"{"}2{"}"}{"{"}W{"}"}{"{"}G/U{"}"}{"{"}X{"}"}
scenario-face-down = { $card } cannot lie face down: no card of the story can be turned face up
scenario-counters = counters: { $kind }: a number is wanted, not { $value }
