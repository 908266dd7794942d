# What can be wrong with a card's notation, with a word of the language, or with a grammar.

## Notation

notation-unreadable = 「{ $text }」：「{ $rest }」を読めません
notation-too-big = 「{ $text }…」：長すぎます。表記は1行{ $most }文字までです
notation-too-deep = 「{ $text }…」：かっこの入れ子が{ $most }段を超えています
notation-number = 「{ $text }」：{ $number }ほど長い数のカードはありません
notation-expected = 「{ $text }」：「{ $mark }」が必要なところに{ $found ->
    [none] 何もありません
   *[other] 「{ $found }」があります
}
notation-expected-word = 「{ $text }」：語が必要なところに「{ $found }」があります
notation-too-short = 「{ $text }」：途中で終わっています
notation-too-long = 「{ $text }」：終わりの後に「{ $rest }」があります
notation-not-a-word = 「{ $text }」：語ではありません
notation-no-parameter = 「{ $word }」に「{ $name }」はありません。書き方は「{ $signature }」です
notation-lacks = 「{ $word }」に「{ $name }」が足りません。書き方は「{ $signature }」です
notation-takes-no = 「{ $word }」のここに{ $value }は書けません。書き方は「{ $signature }」です
notation-wrong-kind = 「{ $word }」：「{ $name }」は{ $wanted }{ $count ->
    [1] { "" }
   *[other] のどれか
}でなければなりません（今は{ $kind }の{ $value }）
no-word = 「{ $name }」はカード言語の語ではありません{ $hint ->
    [none] { "" }
   *[other] （もしかして：「{ $hint }」）
}

## Words

bad-signature = 「{ $signature }」は語の書き方ではありません
bad-parameter = 「{ $signature }」：「{ $parameter }」は引数ではありません
word-twice = 語「{ $word }」が2回定義されています
word-without-message = 語「{ $word }」のメッセージ「word-{ $word }」がありません

## Grammars

grammar-bracket-too-many = { $line }：「{ $pattern }」の]が1つ多い
grammar-bracket-missing = { $line }：]が足りません
grammar-no-term = { $line }：「{ $pattern }」に項がありません
grammar-no-rule = 文法の規則「{ $rule }」にある「{ $other }」は規則ではありません
grammar-unreadable = { $line }：「{ $rest }」を読めません
grammar-too-long = { $line }：「{ $source }」の終わりの後に「{ $rest }」があります
grammar-too-short = { $line }：項が途中で終わっています
grammar-out-of-place = { $line }：「{ $mark }」の位置が誤っています
grammar-parenthesis-missing = { $line }：)が足りません
not-understood = { $word }語目から読み取れません
