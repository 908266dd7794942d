# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
# What can be wrong in Cipher.

scenario-symbol = 「{ $symbol }」不是勢力標記；現有{ $known }
scenario-without-main = { $player }：卡組中沒有出擊費用為1的卡，因此沒有主人公
deck-without-main = { $player }的卡組中沒有出擊費用為1的卡，因此沒有主人公（{ $rule }）
cipher-players = Cipher 由2位玩家進行，而不是{ $count }位
two-main-characters = { $where }，第{ $line }行：{ $card }標為主人公，但主人公已是{ $first }
no-card-or-number = 沒有名稱或卡號為「{ $name }」的卡{ $hint ->
    [none] { "" }
   *[other] ；是不是「{ $hint }」？
}
not-a-cipher-card = { $card }：Cipher 的卡須有費用和戰鬥力
card-skill-list = { $where }：{ $card }：能力須為由其名稱和記法組成的列表
card-not-a-skill = { $card }：單獨的「{ $word }」不是能力
not-a-range = 「{ $name }」不是射程；射程有{ $known }
not-an-origin = 「{ $zone }」不是單位出擊的來處；來處有{ $known }
not-a-sign = 「{ $name }」不是標記；標記有{ $known }
nothing-chosen-before = 「picked({ $number })」之前沒有選擇可供它指代的東西
