# What can be wrong in Magic.

magic-players = { $way }在这里可供{ $fewest }到{ $most }位牌手进行，而不是{ $count }位
archenemy-teams = 魔王赛制由一位牌手对抗其他所有人组成的队伍
archenemy-who = 魔王须为{ $names }之一，而不是“{ $name }”
planar-decks-missing = 每位牌手各带一副时空套牌，或由一人为所有人带一副：{ $names }没有带
no-supplement = 这里没有时空或阴谋可用：请带上时空套牌或阴谋套牌
scenario-die = “{ $value }”不是时空骰的一面；现有{ $known }
player-without-commander = { $player }的套牌没有指挥官：请在列表的标题 Commander 下写出，或在该行标上 *CMDR*
two-commanders = { $where }，第{ $line }行：一副套牌只有一个指挥官，而不是{ $cards }
scenario-commander-damage = commander-damage：“{ $name }”不是牌手；现有{ $players }
scenario-no-commander = { $player }在这里没有指挥官：请为一张牌写上 "commander": true
giant-teams = 双头巨人由两支各两人的队伍进行
spell-without-effect = { $card }：此瞬间或法术没有说明其效应的叙述
aura-without-enchant = { $card }：灵气须说明其结附于何物
card-not-a-color = { $card }：“{ $value }”不是颜色；颜色为{ $known }
creature-without-power = { card-and-file }：生物须有力量和防御力
card-not-a-number = { $card }：{ $key }“{ $value }”不是数字
not-a-mana-cost = “{ $cost }”不是法术力费用：“{ $symbol }”不是符号；写法如 {"{"}2{"}"}{"{"}W{"}"}{"{"}G/U{"}"}{"{"}X{"}"}
scenario-face-down = { $card }不能牌面朝下：此剧本中没有能翻回正面的牌
scenario-counters = counters：{ $kind }：须为数字，而不是{ $value }
