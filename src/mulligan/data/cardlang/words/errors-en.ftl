# What can be wrong with a card's notation, with a word of the language, or with a grammar.

## Notation

notation-unreadable = '{ $text }': cannot read '{ $rest }'
notation-too-big = '{ $text }…': too long; a line of notation has { $most } letters at most
notation-too-deep = '{ $text }…': brackets within brackets more than { $most } deep
notation-number = '{ $text }': no card has a number as long as { $number }
notation-expected = '{ $text }': expected '{ $mark }', found { $found ->
    [none] the end
   *[other] '{ $found }'
}
notation-expected-word = '{ $text }': expected a word, found '{ $found }'
notation-too-short = '{ $text }': ends too early
notation-too-long = '{ $text }': '{ $rest }' comes after the end
notation-not-a-word = '{ $text }': not a word
notation-no-parameter = '{ $word }' has no '{ $name }'; it is written '{ $signature }'
notation-lacks = '{ $word }' lacks its '{ $name }'; it is written '{ $signature }'
notation-takes-no = '{ $word }' takes no { $value } here; it is written '{ $signature }'
notation-wrong-kind = '{ $word }': its '{ $name }' must be { $count ->
    [one] a { $wanted }
   *[other] one of { $wanted }
}, not the { $kind } { $value }
no-word = '{ $name }' is not a word of the card language{ $hint ->
    [none] { "" }
   *[other] ; did you mean '{ $hint }'?
}

## Words

bad-signature = '{ $signature }' is not a word's signature
bad-parameter = '{ $signature }': '{ $parameter }' is not a parameter
word-twice = the word '{ $word }' is defined twice
word-without-message = there is no message for the word '{ $word }': 'word-{ $word }' is missing

## Grammars

grammar-bracket-too-many = { $line }: a ] too many in '{ $pattern }'
grammar-bracket-missing = { $line }: a ] is missing
grammar-no-term = { $line }: '{ $pattern }' has no term
grammar-no-rule = the grammar's rule '{ $rule }' speaks of '{ $other }', which is no rule
grammar-unreadable = { $line }: cannot read '{ $rest }'
grammar-too-long = { $line }: '{ $rest }' comes after the end of '{ $source }'
grammar-too-short = { $line }: the term ends too early
grammar-out-of-place = { $line }: '{ $mark }' is out of place
grammar-parenthesis-missing = { $line }: a ) is missing
not-understood = not understood from word { $word } on
