### Japanese for the words that all games share. docs/card-language.md tells how messages become a card's text.
###
### Forms of effects:     the value is a clause that ends in a plain verb (カードを１枚引く), with its own subject if others do it;
###                       .and where the sentence goes on (引き), .te before もよい (引いて), .may what you may do, .lets what others may,
###                       .acts without the subject; a word that begins with `.like = effect` has what it does not say itself;
###                       .apart = yes keeps it a sentence of its own, also after 〜てもよい; .then = yes follows 、その後;
###                       .flow where it must be one clause; .within what a condition before it governs, all in one sentence;
###                       .paidmay what you may do after a cost; .doer = others if not you do it; .empty = yes if nothing is done
### Forms of conditions:  the value is a clause (〜がある); .if (〜があるなら), .while (〜がある間), .not (〜がない), .and (〜があって)
### Forms of quantities:  the value is a noun (〜の数); .fixed = yes for a plain number, .n its wide digits, .same what else is
###                       as many (〜と同じ数), .per (〜につき); of what is compared: .held .unit (手札, 枚), .sort
### Forms of costs:       .pay and .payte are the verbs before ことで and もよい (１インクを支払う, 支払って)
### Forms of ranges:      the value follows what is measured (３以上); .n .limit around a counter (３体以上)
### Forms of players:     the value is a subject without は; .any for いずれかの…; .whose before a noun (あなたの)

list =
    .join = { $before }{ $next }

## Lines on a card

story-name = { $name ->
    [none] {""}
   *[other] { $name } –
}

ability =
    .line = { story-name } { $self }。

effect =
    .and = { $self }し
    .te = { $self }して
    .lets = { $self-te }もよい
    .may = { $self-doer ->
        [others] 「{ $self }。」をしてもよい
        [owner] 「{ $self }。」をしてもよい
       *[you] { $self-te }もよい
    }
    .acts = { $self }
    .doer = you
    .apartby = { $self-doer ->
        [others] others
       *[other] you
    }
    .again = { $self-doer ->
        [you] あなたは
       *[other] {""}
    }
    .yours = no
    .looks = no
    .mine = no
    .flow = { $self }
    .paidmay = { $self-may }
    .apart = no
    .chooses = no
    .then = no
    .empty = no
    .slot = { $self-apart ->
        [yes] apart
       *[no] act
    }

condition =
    .if = { $self }なら
    .while = { $self }間
    .not = { $self }わけではない
    .unless = { $self-not }かぎり
    .and = { $self }かつ
    .who = { $self }
    .has = { $self-who }プレイヤーである
    .chosenif = { $self-if }
    .ifnamed = { $self-if }
    .did = no

quantity =
    .fixed = no
    .n = { $self }
    .same = { $self }と同じ数
    .base = { $self-same }
    .factor = 1
    .pre = {""}
    .upper = { $self }
    .less = none
    .until = none
    .per = { $self }１につき
    .held = { $self }
    .unit = {""}
    .sort = none

## Numbers

word-number = { $number }
    .like = quantity
    .fixed = yes
    .n = { WIDE($number) }
    .same = { WIDE($number) }
    .per = { WIDE($number) }回

word-count = { $of-counted }の数
    .like = quantity
    .same = { $of-counted }と同じ数
    .per = { $of-per }につき
    .held = { $of-counted }
    .unit = { $of-unit }
    .sort = { $of-thing }
    .holder = { $of-holder }

word-plus = { $two ->
    [-1] { $one }から１を引いた数
    [-2] { $one }から２を引いた数
    [-3] { $one }から３を引いた数
   *[other] { $one }と{ $two-n }の合計
}
    .like = quantity
    .less = { $two ->
        [-1] { $one-whose1 }
       *[other] none
    }
    .until = { $one-sort ->
        [hand] { $two ->
            [-1] １
            [-2] ２
            [-3] ３
            [-4] ４
            [-5] ５
           *[other] none
        }
       *[other] none
    }
    .same = { $self }と同じ数

word-times = { $of }の{ $factor-n }倍
    .like = quantity
    .same = { $self }と同じ数
    .base = { $of-base }
    .pre = { $of-pre }
    .factor = { $factor }

word-this_way = この方法で{ $last-done ->
    [none] 行った
   *[other] { $last-done }の
}数
    .like = quantity
    .same = { $last-done ->
        [none] 同じ数
       *[other] この方法で{ $last-done }と同じ数
    }
    .per = この方法で{ $last-done ->
        [none] 行うたび
       *[other] { $last-done }１つにつき
    }

word-that_much = その数
    .like = quantity
    .same = 同じ数

word-at_least = { WIDE($number) }以上
    .n = { WIDE($number) }
    .limit = 以上
word-at_most = { WIDE($number) }以下
    .n = { WIDE($number) }
    .limit = 以下
word-exactly = { WIDE($number) }
    .n = { WIDE($number) }
    .limit = {""}

## Conditions

measured = { $quantity-held }が{ $within-n }{ $quantity-unit }{ $within-limit }
word-is = { measured }である
    .like = condition
    .if = { measured }なら
    .not = { measured }ではない
    .and = { measured }で
    .who = { measured }の

than-all = { SAME($one-sort, $than-sort) ->
    [yes] { $than-holder }
   *[no] { $than-held }
}
word-more = { $one-held }が{ than-all }より多い
    .like = condition
    .not = { $one-held }が{ than-all }より多くない
    .and = { $one-held }が{ than-all }より多くて

word-not = { $condition-not }
    .like = condition
    .while = { $condition-unless }
    .not = { $condition }
    .unless = { $condition-while }

word-both = { $conditions }
    .like = condition
    .if = { $conditions-if }
    .while = { $conditions-while }
    .and = { $conditions-and }
    .not = { $conditions-not }
    .join = { $form ->
        [not] { $before }か、{ $next }
       *[other] { $before-and }{ $next }
    }

word-either = { $conditions }
    .like = condition
    .if = { $conditions-if }
    .while = { $conditions-while }
    .not = { $conditions-not }
    .join = { $form ->
        [not] { $before-and }{ $next }
       *[other] { $before-usual }か、{ $next }
    }

## What holds effects together

apart = { $before-usual }。{ $prior-chooses ->
    [yes] いずれの場合も、{ $next }
   *[no] { $next }
}
# A doer is you, others, or the owner of what was spoken of last, who cannot be meant without it.
you-again = { $prior-doer ->
    [others] { $next-again }
    [owner] { $next-again }
   *[you] {""}
}
word-seq = { $effects }
    .like = effect
    .and = { $effects-and }
    .te = { $effects-te }
    .flow = { $effects-flow }
    .within = { $effects-within }
    .may = { $effects-at-apart-count ->
        [0] 「{ $self }。」をしてもよい
       *[other] { $effects-apartby-kinds ->
            [1] { $effects-may }
           *[other] 「{ $self }。」をしてもよい
        }
    }
    .lets = { $self-may }
    .acts = { $effects-acts }
    .yours = { $effects-first-yours }
    .empty = { $effects-count ->
        [0] yes
       *[other] no
    }
    .join = { $next-then ->
        [yes] { $before-and }、その後{ $next }
       *[no] { $form ->
            [may] { $before }。{ $next-usual }
            [acts] { $prior-apart ->
                [yes] { $before }。{ $next-usual }
               *[no] { $next-apart ->
                    [yes] { $before }。{ $next-usual }
                   *[no] { $before-and }、{ $next }
                }
            }
            [flow] { $before-and }、{ $next }
            [within] { $prior-apart ->
                [yes] { apart }
               *[no] { $next-apart ->
                    [yes] { apart }
                   *[no] { $before-and }、{ you-again }{ $next }
                }
            }
            [and] { $before-and }、{ $next }
            [te] { $before-and }、{ $next }
           *[other] { apart }
        }
    }

word-may = { $by ->
    [none] { $effect-may }
   *[other] { $by }は{ $effect-lets }
}
    .like = effect
    .may = { $self }
    .lets = { $self }
    .acts = { $by ->
        [none] { $effect-may }
       *[other] { $effect-lets }
    }
    .apart = yes
    .sets-doer = { $by ->
        [none] you
       *[other] others
    }

if-not = { $otherwise ->
    [none] {""}
   *[other] 。そうでないなら、{ $otherwise }
}
word-if = { $condition-if }、{ $effect }{ if-not }
    .like = effect
    .and = { $condition-if }、{ $effect-and }
    .te = { $condition-if }、{ $effect-te }
    .may = { $condition-if }、{ $effect-may }{ $otherwise ->
        [none] {""}
       *[other] 。そうでないなら、{ $otherwise-may }
    }
    .lets = { $condition-if }、{ $effect-lets }{ if-not }
    .acts = { $condition-if }、{ $effect-acts }{ if-not }
    .apart = yes

word-instead = { $chosen-wo }{ $effect }。{ $replaced_if-if }、代わりに{ $by }
    .like = effect
    .apart = yes

word-for_each = { $quantity-per }、{ $effect-flow }
    .like = effect
    .and = { $quantity-per }、{ $effect-and }
    .te = { $quantity-per }、{ $effect-te }
    .may = { $quantity-per }、{ $effect-may }
    .acts = { $quantity-per }、{ $effect-acts }

word-each = { $players }は{ $effect-acts }
    .like = effect
    .and = { $players }は{ $effect-and }
    .te = { $players }は{ $effect-te }
    .doer = others

word-choose_one = 以下から１つを選ぶ。・{ $effects }
    .like = effect
    .te = 以下から１つを選んで
    .may = 以下から１つを選んでもよい。・{ $effects }
    .apart = yes
    .chooses = yes
    .join = { $before }。・{ $next }

word-pay_to = { $effect-empty ->
    [yes] { $cost-pay }
   *[other] { $cost-pay }ことで{ $effect-within }
}
    .like = effect
    .and = { $cost-pay }ことで{ $effect-and }
    .te = { $effect-empty ->
        [yes] { $cost-payte }
       *[other] { $cost-pay }ことで{ $effect-te }
    }
    .may = { $effect-empty ->
        [yes] { $cost-payte }もよい
       *[other] { $effect-doer ->
            [others] { $cost-payte }もよい。そうしたなら、{ $effect }
            [owner] { $cost-payte }もよい。そうしたなら、{ $effect }
           *[you] { $cost-pay }ことで{ $effect-paidmay }
        }
    }
    .lets = { $effect-empty ->
        [yes] { $cost-payte }もよい
       *[other] { $cost-pay }ことで{ $effect-lets }
    }
    .acts = { $cost-pay }ことで{ $effect-acts }
