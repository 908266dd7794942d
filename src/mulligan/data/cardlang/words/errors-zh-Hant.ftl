# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
# What can be wrong with a card's notation, with a word of the language, or with a grammar.

## Notation

notation-unreadable = 「{ $text }」：無法讀取「{ $rest }」
notation-too-big = 「{ $text }…」：太長；一行記法至多{ $most }個字元
notation-too-deep = 「{ $text }…」：括號巢狀超過{ $most }層
notation-number = 「{ $text }」：沒有卡具有{ $number }這麼長的數字
notation-expected = 「{ $text }」：應為「{ $mark }」，卻是{ $found ->
    [none] 結尾
   *[other] 「{ $found }」
}
notation-expected-word = 「{ $text }」：應為詞，卻是「{ $found }」
notation-too-short = 「{ $text }」：過早結束
notation-too-long = 「{ $text }」：結尾之後還有「{ $rest }」
notation-not-a-word = 「{ $text }」：不是詞
notation-no-parameter = 「{ $word }」沒有「{ $name }」；寫法為「{ $signature }」
notation-lacks = 「{ $word }」缺少「{ $name }」；寫法為「{ $signature }」
notation-takes-no = 「{ $word }」在這裡不接受{ $value }；寫法為「{ $signature }」
notation-wrong-kind = 「{ $word }」：其「{ $name }」須為{ $count ->
    [1] { $wanted }
   *[other] { $wanted }之一
}，而不是{ $kind } { $value }
no-word = 「{ $name }」不是卡牌語言中的詞{ $hint ->
    [none] { "" }
   *[other] ；是不是「{ $hint }」？
}

## Words

bad-signature = 「{ $signature }」不是詞的寫法
bad-parameter = 「{ $signature }」：「{ $parameter }」不是引數
word-twice = 詞「{ $word }」定義了兩次
word-without-message = 詞「{ $word }」沒有訊息：缺少「word-{ $word }」

## Grammars

grammar-bracket-too-many = { $line }：「{ $pattern }」中多了一個 ]
grammar-bracket-missing = { $line }：缺少一個 ]
grammar-no-term = { $line }：「{ $pattern }」沒有項
grammar-no-rule = 語法規則「{ $rule }」提到「{ $other }」，但沒有這條規則
grammar-unreadable = { $line }：無法讀取「{ $rest }」
grammar-too-long = { $line }：「{ $source }」結尾之後還有「{ $rest }」
grammar-too-short = { $line }：項過早結束
grammar-out-of-place = { $line }：「{ $mark }」的位置不對
grammar-parenthesis-missing = { $line }：缺少一個 )
not-understood = 從第{ $word }個詞起未能讀懂
