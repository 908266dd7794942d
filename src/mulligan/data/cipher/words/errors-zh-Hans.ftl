# What can be wrong in Cipher.

scenario-symbol = “{ $symbol }”不是势力标记；现有{ $known }
scenario-without-main = { $player }：卡组中没有出击费用为1的卡，因此没有主人公
deck-without-main = { $player }的卡组中没有出击费用为1的卡，因此没有主人公（{ $rule }）
cipher-players = Cipher 由2位玩家进行，而不是{ $count }位
two-main-characters = { $where }，第{ $line }行：{ $card }标为主人公，但主人公已是{ $first }
no-card-or-number = 没有名称或卡号为“{ $name }”的卡{ $hint ->
    [none] { "" }
   *[other] ；是不是“{ $hint }”？
}
not-a-cipher-card = { $card }：Cipher 的卡须有费用和战斗力
card-skill-list = { $where }：{ $card }：能力须为由其名称和记法组成的列表
card-not-a-skill = { $card }：单独的“{ $word }”不是能力
not-a-range = “{ $name }”不是射程；射程有{ $known }
not-an-origin = “{ $zone }”不是单位出击的来处；来处有{ $known }
not-a-sign = “{ $name }”不是标记；标记有{ $known }
nothing-chosen-before = “picked({ $number })”之前没有选择可供它指代的东西
