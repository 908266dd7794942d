### Simplified Chinese for the words that all games share. docs/card-language.md tells how messages become a card's text.
###
### Forms of effects:     the value is an order (抽一张卡) or a clause with its own subject (每位对手各抽一张卡);
###                       .do follows 你可以, .acts another's name; .apart = yes keeps it a sentence of its own;
###                       .perhaps is what you may do, .static what always holds, .so the same after a condition (…便…);
###                       .then = yes follows ，然后; .doer = others if not you do it; .empty = yes if nothing is done;
###                       .instead is what takes its place (改为…); .linked several as one sentence, after a condition
### Forms of conditions:  the value is a clause; .not its opposite; .while what holds as long as it does (只要…，), .so what then
###                       begins the rest (便)
### Forms of quantities:  the value is a noun (…的数量); .fixed = yes for a plain number, .n its digits, .each for what is done
###                       once for each (每有一个…), .equal for an amount (等同于…); of what is compared: .held .unit (手卡, 张), .sort
### Forms of ranges:      the value follows what is measured (等于或大于 3); .many around a counter (2 个或更多)
### Forms of players:     the value is a subject; .any for 任一…; .whose before a noun (你的); .each = 各 where each does it

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
    .do = { $self }
    .acts = { $self }
    .linked = { $self }
    .nested = { $self }
    .instead = 改为{ $self }
    .perhaps = 你可以{ $self-do }
    .hence = 便{ $self-do }
    .static = { $self }
    .so = { $self }
    .doer = you
    .yours = no
    .iffy = no
    .looks = no
    .mine = no
    .bars = no
    .asks = while
    .apart = no
    .chooses = no
    .then = no
    .empty = no

condition =
    .if = 如果{ $self }
    .while = 只要{ $self }，
    .unless = 除非{ $self }，否则
    .not = 并非{ $self }
    .so = 便
    .who = { $self }
    .has = 是{ $self-who }的玩家
    .chosenif = { $self-if }

quantity =
    .fixed = no
    .n = { $self }
    .each = 每有 1 点{ $self }，
    .equal = 等同于{ $self }
    .counted = {""}
    .percount = no
    .late = no
    .evenly = no
    .done = no
    .factor = 1
    .sign = plus
    .base = { $self }
    .upper = { $self }
    .less = none
    .until = none
    .held = { $self }
    .owns = { $self }
    .unit = {""}
    .isunit = no
    .sort = none

## Numbers

word-number = { $number }
    .like = quantity
    .fixed = yes
    .n = { $number }
    .each = { $number } 次，
    .equal = { $number }

word-count = { $of-counted }的数量
    .like = quantity
    .each = { $of-each }，
    .held = { $of-counted }
    .unit = { $of-unit }

word-plus = { $two ->
    [-1] { $one }减 1
    [-2] { $one }减 2
    [-3] { $one }减 3
   *[other] { $one }与{ $two }之和
}
    .like = quantity
    .less = { $two ->
        [-1] { $one-holder }
       *[other] none
    }
    .until = { $one-unit ->
        [none] none
       *[other] { $two ->
            [-1] 1
            [-2] 2
            [-3] 3
            [-4] 4
            [-5] 5
           *[other] none
        }
    }

word-times = { $of }的 { $factor-n } 倍
    .like = quantity
    .each = { $of-each }
    .factor = { $factor-n }

word-this_way = 该数量
    .like = quantity
    .each = { $last-done ->
        [none] 每有一个，
       *[other] 每以此法{ $last-done }，
    }
    .equal = { $last-done ->
        [none] 等量
       *[other] 等量
    }

word-that_much = 该数量
    .like = quantity
    .each = 每有一张弃置的卡，
    .evenly = yes
    .equal = 等量

word-at_least = 等于或大于 { $number }
    .n = { $number }
    .more = 或更多
word-at_most = 等于或小于 { $number }
    .n = { $number }
    .more = 或更少
word-exactly = 等于 { $number }
    .n = { $number }
    .more = {""}

## Conditions

word-is = { $quantity }{ $within }
    .like = condition
    .not = { $quantity }并非{ $within }
    .who = { $quantity }{ $within }

than-all = { SAME($one-sort, $than-sort) ->
    [yes] { $than-holder }
   *[no] { $than-held }
}
word-more = { $one-held }比{ than-all }多
    .like = condition
    .not = { $one-held }不比{ than-all }多

word-not = { $condition-not }
    .like = condition
    .while = { $condition-unless }
    .so = {""}
    .not = { $condition }

word-both = { $conditions }
    .like = condition
    .not = { $conditions-not }
    .join = { $form ->
        [not] { $before }或{ $next }
       *[other] { $before }且{ $next }
    }

word-either = { $conditions }
    .like = condition
    .not = { $conditions-not }
    .join = { $form ->
        [not] { $before }且{ $next }
       *[other] { $before }或{ $next }
    }

## What holds effects together

# What stands in a sentence of its own; within what one may do, what others do belongs to it, too.
seq-apart = { $form ->
    [do] { $next-doer ->
        [others] { $before }，然后{ $next-usual }
       *[other] { $before }。{ $next-usual }
    }
   *[other] { $before }。{ after-choice }{ $next-usual }
}
after-choice = { $prior-chooses ->
    [yes] 无论选择哪一项，
   *[no] {""}
}
word-seq = { $effects }
    .like = effect
    .do = { $effects-do }
    .acts = { $effects-acts }
    .linked = { $effects-linked }
    .yours = { $effects-first-yours }
    .empty = { $effects-count ->
        [0] yes
       *[other] no
    }
    .join = { $next-then ->
        [yes] { $before }，然后{ $next }
       *[no] { $next-apart ->
            [yes] { seq-apart }
           *[no] { $form ->
                [do] { $before }，{ $next }
                [linked] { $before }，{ $next }
                [acts] { $before }并{ $next }
               *[other] { $before }。{ after-choice }{ $next }
            }
        }
    }
    .last = { $next-then ->
        [yes] { $before }，然后{ $next }
       *[no] { $next-apart ->
            [yes] { seq-apart }
           *[no] { $form ->
                [do] { $before }，然后{ $next }
                [linked] { $before }，然后{ $next }
                [acts] { $before }并{ $next }
               *[other] { $before }。{ after-choice }{ $next }
            }
        }
    }

word-may = { $by ->
    [none] { $effect-perhaps }
   *[other] { $by }可以{ $effect-do }
}
    .like = effect
    .do = { $effect-do }
    .perhaps = { $self }
    .hence = 你便可以{ $effect-do }
    .acts = 可以{ $effect-do }
    .apart = yes
    .sets-doer = { $by ->
        [none] you
       *[other] others
    }

if-not = { $otherwise ->
    [none] {""}
   *[other] 。否则，{ $otherwise }
}
word-if = { $condition-if }，则{ $effect-linked }{ if-not }
    .like = effect
    .nested = { $otherwise ->
        [none] { $self }
       *[other] { $otherwise-linked }。{ $condition-if }，则改为{ $effect-linked }
    }
    .acts = { $condition-if }，则{ $effect-acts }{ if-not }
    .perhaps = { $condition-if }，则{ $effect-perhaps }{ $otherwise ->
        [none] {""}
       *[other] 。否则，{ $otherwise-perhaps }
    }
    .apart = yes
    .iffy = yes
    .yours = { $effect-doer ->
        [you] yes
       *[other] no
    }

word-instead = 选择{ $chosen }。{ $effect }。{ $replaced_if-if }，则改为{ $by }
    .like = effect
    .apart = yes

word-for_each = { $quantity-each }{ $effect-hence }
    .like = effect
    .perhaps = { $quantity-each }你便可以{ $effect-do }
    .do = { $quantity-each }{ $effect-do }
    .acts = { $quantity-each }{ $effect-acts }

word-each = { $players }{ $players-each }{ $effect-acts }
    .like = effect
    .do = 令{ $players }{ $players-each }{ $effect-acts }
    .doer = others

word-choose_one = 选择一项：•{ $effects }
    .like = effect
    .apart = yes
    .chooses = yes
    .join = { $before }。•{ $next }

word-pay_to = { $effect-empty ->
    [yes] { $cost-do }
   *[other] { $cost-do }来{ $effect-iffy ->
        [yes] 执行下列效果：{ $effect }
       *[no] { $effect-do }
    }
}
    .like = effect
    .acts = { $cost-acts }来{ $effect-do }
