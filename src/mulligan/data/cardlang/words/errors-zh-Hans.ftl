# What can be wrong with a card's notation, with a word of the language, or with a grammar.

## Notation

notation-unreadable = “{ $text }”：无法读取“{ $rest }”
notation-too-big = “{ $text }…”：太长；一行记法至多{ $most }个字符
notation-too-deep = “{ $text }…”：括号嵌套超过{ $most }层
notation-number = “{ $text }”：没有卡具有{ $number }这么长的数字
notation-expected = “{ $text }”：应为“{ $mark }”，却是{ $found ->
    [none] 结尾
   *[other] “{ $found }”
}
notation-expected-word = “{ $text }”：应为词，却是“{ $found }”
notation-too-short = “{ $text }”：过早结束
notation-too-long = “{ $text }”：结尾之后还有“{ $rest }”
notation-not-a-word = “{ $text }”：不是词
notation-no-parameter = “{ $word }”没有“{ $name }”；写法为“{ $signature }”
notation-lacks = “{ $word }”缺少“{ $name }”；写法为“{ $signature }”
notation-takes-no = “{ $word }”在这里不接受{ $value }；写法为“{ $signature }”
notation-wrong-kind = “{ $word }”：其“{ $name }”须为{ $count ->
    [1] { $wanted }
   *[other] { $wanted }之一
}，而不是{ $kind } { $value }
no-word = “{ $name }”不是卡牌语言中的词{ $hint ->
    [none] { "" }
   *[other] ；是不是“{ $hint }”？
}

## Words

bad-signature = “{ $signature }”不是词的写法
bad-parameter = “{ $signature }”：“{ $parameter }”不是参数
word-twice = 词“{ $word }”定义了两次
word-without-message = 词“{ $word }”没有消息：缺少“word-{ $word }”

## Grammars

grammar-bracket-too-many = { $line }：“{ $pattern }”中多了一个 ]
grammar-bracket-missing = { $line }：缺少一个 ]
grammar-no-term = { $line }：“{ $pattern }”没有项
grammar-no-rule = 语法规则“{ $rule }”提到“{ $other }”，但没有这条规则
grammar-unreadable = { $line }：无法读取“{ $rest }”
grammar-too-long = { $line }：“{ $source }”结尾之后还有“{ $rest }”
grammar-too-short = { $line }：项过早结束
grammar-out-of-place = { $line }：“{ $mark }”的位置不对
grammar-parenthesis-missing = { $line }：缺少一个 )
not-understood = 从第{ $word }个词起未能读懂
