# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
# What can be wrong in Magic.

magic-players = { $way }在這裡可供{ $fewest }到{ $most }位玩家進行，而不是{ $count }位
archenemy-teams = 魔王賽制由一位玩家對抗其他所有人組成的隊伍
archenemy-who = 魔王須為{ $names }之一，而不是「{ $name }」
planar-decks-missing = 每位玩家各帶一副時空套牌，或由一人為所有人帶一副：{ $names }沒有帶
no-supplement = 這裡沒有時空或陰謀可用：請帶上時空套牌或陰謀套牌
scenario-die = 「{ $value }」不是時空骰的一面；現有{ $known }
player-without-commander = { $player }的套牌沒有指揮官：請在列表的標題 Commander 下寫出，或在該行標上 *CMDR*
two-commanders = { $where }，第{ $line }行：一副套牌只有一個指揮官，而不是{ $cards }
scenario-commander-damage = commander-damage：「{ $name }」不是玩家；現有{ $players }
scenario-no-commander = { $player }在這裡沒有指揮官：請為一張牌寫上 "commander": true
giant-teams = 雙頭巨人由兩支各兩人的隊伍進行
spell-without-effect = { $card }：此瞬間或巫術沒有說明其效應的敘述
aura-without-enchant = { $card }：靈氣須說明其結附於何物
card-not-a-color = { $card }：「{ $value }」不是顏色；顏色為{ $known }
creature-without-power = { card-and-file }：生物須有力量和防禦力
card-not-a-number = { $card }：{ $key }「{ $value }」不是數字
not-a-mana-cost = 「{ $cost }」不是魔法力費用：「{ $symbol }」不是符號；寫法如 {"{"}2{"}"}{"{"}W{"}"}{"{"}G/U{"}"}{"{"}X{"}"}
scenario-face-down = { $card }不能牌面朝下：此劇本中沒有能翻回正面的牌
scenario-counters = counters：{ $kind }：須為數字，而不是{ $value }
