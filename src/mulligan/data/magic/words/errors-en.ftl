# What can be wrong in Magic.

magic-players = { $way } is played by { $fewest } to { $most } players here, not { $count }
giant-teams = Two-Headed Giant is played by two teams of two
creature-without-power = { card-and-file }: a creature needs power and toughness
card-not-a-number = { $card }: { $key } '{ $value }' is not a number
not-a-mana-cost = '{ $cost }' is not a mana cost: '{ $symbol }' is no symbol; they are written as in {"{"}2{"}"}{"{"}W{"}"}{"{"}G/U{"}"}{"{"}X{"}"}
scenario-counters = counters: { $kind }: a number is wanted, not { $value }
