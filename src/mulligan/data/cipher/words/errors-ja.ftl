# What can be wrong in Cipher.

scenario-symbol = 「{ $symbol }」というシンボルはありません。あるのは{ $known }です
scenario-without-main = { $player }：デッキに出撃コスト1のカードが無いため、主人公がいません
deck-without-main = { $player }のデッキには率いる出撃コスト1のカードが無いため、主人公がいません（{ $rule }）
cipher-players = サイファは2人で遊びます（指定は{ $count }人）
two-main-characters = { $where }、{ $line }行目：{ $card }が主人公とされていますが、すでに{ $first }が主人公です
no-card-or-number = 名前か番号が「{ $name }」のカードはありません{ $hint ->
    [none] { "" }
   *[other] （もしかして：「{ $hint }」）
}
not-a-cipher-card = { $card }：サイファのカードにはコストと戦闘力が必要です
card-skill-list = { $where }：{ $card }：スキルは名前と表記のリストです
card-not-a-skill = { $card }：「{ $word }」だけではスキルになりません
not-a-range = 「{ $name }」という射程はありません。あるのは{ $known }です
not-an-origin = 「{ $zone }」はユニットが出撃する場所ではありません。あるのは{ $known }です
not-a-sign = 「{ $name }」という記号はありません。あるのは{ $known }です
nothing-chosen-before = 「picked({ $number })」の指すものが、先に選ばれていません
