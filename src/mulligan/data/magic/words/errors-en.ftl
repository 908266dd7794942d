# What can be wrong in Magic.

magic-players = { $way } is played by { $fewest } to { $most } players here, not { $count }
archenemy-teams = Archenemy is played by one player against a team of all the others
archenemy-who = the archenemy must be one of { $names }, not '{ $name }'
planar-decks-missing = every player brings a planar deck, or one of them brings one for all: { $names } brought none
no-supplement = there are no planes or schemes to play with here: bring a planar deck or scheme deck
scenario-die = '{ $value }' is no face of the planar die: those are { $known }
giant-teams = Two-Headed Giant is played by two teams of two
creature-without-power = { card-and-file }: a creature needs power and toughness
card-not-a-number = { $card }: { $key } '{ $value }' is not a number
not-a-mana-cost = '{ $cost }' is not a mana cost: '{ $symbol }' is no symbol; they are written as in {"{"}2{"}"}{"{"}W{"}"}{"{"}G/U{"}"}{"{"}X{"}"}
scenario-counters = counters: { $kind }: a number is wanted, not { $value }
