# What can be wrong in Magic.

magic-players = { $way }は{ $fewest }～{ $most }人で遊びます（指定は{ $count }人）
archenemy-teams = アーチエネミー戦は、1人対残り全員のチームで遊びます
archenemy-who = アーチエネミーは{ $names }の1人でなければなりません（指定は「{ $name }」）
planar-decks-missing = 次元デッキは全員が用意するか、1人が全員分を用意します：{ $names }は用意していません
no-supplement = ここには次元も計略もありません：次元デッキか計略デッキを用意してください
scenario-die = 「{ $value }」という次元ダイスの面はありません：あるのは{ $known }です
player-without-commander = { $player }のデッキに統率者がありません：リストのCommanderという見出しの下に書くか、その行に*CMDR*と付けてください
two-commanders = { $where }、{ $line }行目：デッキの統率者は1枚です（指定は{ $cards }）
scenario-commander-damage = commander-damage：「{ $name }」というプレイヤーはいません。いるのは{ $players }です
scenario-no-commander = { $player }の統率者がいません：カードに"commander": trueと書いてください
giant-teams = 双頭巨人戦は、2人ずつの2チームで遊びます
spell-without-effect = { $card }：何をするかを述べる文章のないインスタントまたはソーサリーです
aura-without-enchant = { $card }：オーラには何にエンチャントするかを述べる文章が必要です
card-not-a-color = { $card }：「{ $value }」は色ではありません。色は{ $known }です
creature-without-power = { card-and-file }：クリーチャーにはパワーとタフネスが必要です
card-not-a-number = { $card }：{ $key }の「{ $value }」は数ではありません
not-a-mana-cost = 「{ $cost }」はマナ・コストではありません：「{ $symbol }」というシンボルはありません。{"{"}2{"}"}{"{"}W{"}"}{"{"}G/U{"}"}{"{"}X{"}"}のように書いてください
scenario-face-down = { $card }は裏向きにできません：この話には表向きにできるカードがありません
scenario-counters = counters：{ $kind }：{ $value }ではなく数が必要です
