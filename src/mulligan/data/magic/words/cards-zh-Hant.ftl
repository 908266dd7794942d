# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
### Simplified Chinese for the words of Magic's cards, in the wording of the Chinese cards of 2013.
### docs/card-language.md tells how messages become a card's text.
###
### Forms of effects:     the value is a whole clause (目標玩家棄一張牌); .do follows 你可以; .acts follows somebody's name, and says 其 of
###                       what is theirs; .flow is the value without a full stop inside, for what depends on a condition;
###                       .clause = sentence keeps it apart, life joins it with 且; .search = yes looks for a card in a library
### Forms of conditions:  the value is a clause; .not its opposite; .if .then stand around it and what follows where it is asked once,
###                       .while .so where it is always looked at
### Forms of quantities:  the value is a noun (由你操控的沼澤數量); .cn is what stands before a measure word (兩 個, X 個), .n before 點 (2 點);
###                       .front is 你每操控一個沼澤，, .ben the 便 that answers it, .back is ，X為…; .xcn .xn .xback are the same without .front;
###                       .signed is +2; .counts is yes or no; .kept is it and what it counts around a range (你操控 / 個 / 地)
### Forms of ranges:      the value follows a number's name (力量 等於或小於2); .is follows 為; .low .or stand around a measure word
### Forms of players:     the value is a subject; .ge is 各 where each does it; .whose 你的; .of before 牌庫; .any 任一玩家; .all 所有玩家
### Forms of cards:       the value is all of them (所有生物), or the very one; .subject before a verb; .one any one (一個由你操控的生物);
###                       .each 每個由你操控的生物; .some without 一個 and 所有; .kin the same without whose they are; .a 一個 with that;
###                       .core the noun and what stands right before it; .aimed 目標由你操控的生物; .np without where they lie, .from 從你的墳墓場
###                       .lie 你墳墓場中的; .mw 個 or 張; .its 其 or 該生物的; .zhi 的 or 之; .owner .owns 其擁有者 or 你
### Features of cards:    .zone, .whose, .self, .number, .ge as 各 where each is meant
### Forms of traits:      the value stands before the noun, where .slot says: whose, other, after (with 的 behind it), color, subtype, class, zone;
###                       .is is a whole predicate; .lacks the opposite of an after
### Forms of changes:     the value is what one gets (獲得飛行異能), .have what one has (具有飛行異能); .open .haveopen leave 異能 out; .front .ben as above

list =
    .join = { $before }{ $next }

ability =
    .line = { $self }。
    .slot = spoken

condition =
    .if = 若{ $self }，
    .case = 如果{ $self }，
    .then = 則
    .while = 只要{ $self }，
    .so = 便
    .before = {""}
    .not = 並非{ $self }
    .group = { $self }
    .brief = { $self }
    .turns = no
    .who = { $self }的
    .when = 只有當{ $self }時才能

## Quantities

quantity =
    .cn = X
    .n = X
    .signed = +X
    .front = {""}
    .ben = {""}
    .back = ，X為{ $self }
    .xcn = { $self-cn }
    .xn = { $self-n }
    .xback = { $self-back }
    .per = 重複X次，X為{ $self }，
    .counts = no
    .negative = no
    .deed = none
    .did = none
    .anyhow = no
    .size = { $self-cn }
    .abs = { $self }
    .fixed = no

## Numbers

word-number = { $number }
    .like = quantity
    .cn = { number-cn }
    .n = { $number }
    .signed = { SIGNED($number) }
    .back = {""}
    .per = { $number ->
        [1] {""}
       *[other] 重複{ number-cn }次，
    }
    .negative = { SAME(INITIAL($number), "-") }
    .fixed = yes
    .size = { $number ->
        [-1] 一
        [-2] 兩
        [-3] 三
        [-4] 四
        [-5] 五
        [-7] 七
       *[other] { number-cn }
    }
    .abs = { $number ->
        [-1] 1
        [-2] 2
        [-3] 3
       *[other] { $number }
    }
number-cn = { $number ->
    [0] 零
    [1] 一
    [2] 兩
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
    [11] 十一
    [12] 十二
    [13] 十三
    [14] 十四
    [15] 十五
    [16] 十六
    [17] 十七
    [18] 十八
    [19] 十九
    [20] 二十
    [25] 二十五
    [30] 三十
    [40] 四十
    [50] 五十
    [100] 一百
    [200] 兩百
   *[other] { $number }
}
word-count = { $of-thing }{ $of-zone ->
    [hand] { $of-plain ->
        [yes] 數量
       *[other] 數量
    }
   *[other] 數量
}
    .like = quantity
    .cn = 一
    .n = 1
    .signed = +1
    .front = { $of-everyone }
    .ben = 便
    .back = {""}
    .xcn = X
    .xn = X
    .xback = ，X為{ $self }
    .per = { $of-everyone }
    .counts = yes
    .keeps = { $of-keeps }
    .mw = { $of-mw }
    .things = { $of-things }
    .all = { $of-thing }
    .none = { $of-none }
word-plus = { $one }{ $two-negative ->
    [yes] 減
   *[no] 加
}{ $two-abs }
    .like = quantity
word-times = { $of }的{ $factor-size }倍
    .like = quantity
    .cn = { $of-counts ->
        [yes] { $factor-cn }
       *[no] X
    }
    .n = { $of-counts ->
        [yes] { $factor-n }
       *[no] X
    }
    .signed = { $of-counts ->
        [yes] { $factor-signed }
       *[no] { $factor-negative ->
            [yes] -X
           *[no] +X
        }
    }
    .front = { $of-front }
    .ben = { $of-ben }
    .back = { $of-counts ->
        [yes] {""}
       *[no] ，X為{ $self }
    }
    .xcn = X
    .xn = X
    .xback = ，X為{ $self }
    .per = { $of-per }
    .negative = { $factor-negative }
    .abs = { $self }
word-this_way = 以此法{ done-so }數量
    .like = quantity
    .cn = { $self-counts ->
        [ways] 一
       *[other] 等量
    }
    .n = { $self-counts ->
        [ways] 1
       *[other] 等量
    }
    .xcn = 等量
    .xn = 等量
    .signed = { $self-counts ->
        [ways] +1
       *[other] +X
    }
    .back = {""}
    .front = { $last-done ->
        [none] {""}
        [damage] {""}
        [life] {""}
       *[other] 每以此法{ done-one }，
    }
    .ben = { $last-done ->
        [none] {""}
        [damage] {""}
        [life] {""}
       *[other] 便
    }
    .per = 每以此法{ done-one }，
    .counts = { $last-done ->
        [none] that
        [damage] way
        [life] way
       *[other] ways
    }
done-so = { $last-done ->
    [drawn] 抽的牌之
    [discarded] 棄掉的牌之
    [milled] 置入墳墓場的牌之
    [exiled] 放逐的牌之
    [hand] 置於手上的牌之
    [arrived] 放進戰場的牌之
    [destroyed] 消滅的永久物之
    [sacrificed] 犧牲的永久物之
    [tapped] 橫置的永久物之
    [untapped] 重置的永久物之
    [countered] 反擊的咒語之
    [counters] 移去的指示物之
    [damage] 造成的傷害
    [life] 失去的生命
   *[other] 影響之
}
done-one = { $last-done ->
    [drawn] 抽一張牌
    [discarded] 棄掉一張牌
    [milled] 將一張牌置入墳墓場
    [exiled] 放逐一張牌
    [hand] 將一張牌置於手上
    [arrived] 將一張牌放進戰場
    [destroyed] 消滅一個永久物
    [sacrificed] 犧牲一個永久物
    [tapped] 橫置一個永久物
    [untapped] 重置一個永久物
    [countered] 反擊一個咒語
    [counters] 移去一個指示物
   *[other] 如此作一次
}
word-that_much = 該數量
    .like = quantity
    .cn = 等量
    .n = 等量
    .back = {""}
    .counts = that
amount =
    .like = quantity
word-x = X
    .like = quantity
    .fixed = yes
    .back = {""}
    .per = 重複X次，
word-power_of = { $of }{ $of-zhi }力量{ $of-sum }
    .like = amount
word-toughness_of = { $of }{ $of-zhi }防禦力{ $of-sum }
    .like = amount
word-converted_of = { $of }{ $of-zhi }總魔法力費用
    .like = amount
counter-name = { TERM($counter, table: "counters") }
counters-on = { $of ->
    [none] { this-on }
   *[other] { $of-on }
}
word-counters = { counters-on }{ counter-name }指示物數量
    .like = amount
    .cn = 一
    .n = 1
    .signed = +1
    .front = { counters-on }每有一個{ counter-name }指示物，
    .ben = 便
    .back = {""}
    .xcn = X
    .xn = X
    .xback = ，X為{ $self }
    .per = { counters-on }每有一個{ counter-name }指示物，
    .counts = yes
    .keeps = { counters-on }有
    .mw = 個
    .things = { counter-name }指示物
    .all = { counters-on }的{ counter-name }指示物
    .none = { counters-on }沒有{ counter-name }指示物
word-life_of = { $whose ->
    [none] 你的
   *[other] { $whose-whose }
}總生命
    .like = amount
word-starting_life = 你的起始總生命
    .like = amount
word-life_gained = 你本回合中獲得的生命總和
    .like = amount
    .counts = yes
    .keeps = 本回合中你獲得了
    .mw = 點
    .things = 生命
    .all = 你本回合中獲得的生命
    .none = 本回合中你未獲得生命
    .digits = yes
word-half = { $of }的一半，小數點以下捨去
    .like = amount
    .half = 小數點以下捨去
    .halved = yes
word-half_up = { $of }的一半，小數點以下進位
    .like = amount
    .half = 小數點以下進位
    .halved = yes
word-minus = { $of }的負值
    .like = amount
    .abs = { $of }
    .signed = -{ $of-n }
    .front = { $of-front }
    .ben = { $of-ben }
    .back = { $of-back }
    .negative = yes
word-greatest_power = { $of-thing }中最大的力量
    .like = amount
word-greatest_toughness = { $of-thing }中最大的防禦力
    .like = amount
word-greatest_converted = { $of-thing }中最高的總魔法力費用
    .like = amount
word-colors_among = { $of-thing }中所具有的顏色數量
    .like = amount
word-basic_types = { $whose ->
    [none] 由你
   *[other] 由{ $whose }
}操控的地中所具有的基本地類別數量
    .like = amount
word-deaths_this_turn = 本回合中死去的生物數量
    .like = amount
word-number_of = { $who-all }的數量
    .like = amount
word-blockers_of = 阻擋{ $of }的生物數量
    .like = amount
word-more_blockers_of = 阻擋{ $of }的生物中第一個之外的數量
    .like = amount
word-number_done = 其中{ $traits }牌的數量
    .like = amount
word-noted_number = { this-card }進戰場時所記的數字
    .like = amount
word-times_kicked = { this-card }的增幅次數
    .like = amount
word-activations = 本回合中此異能已起動的次數
    .like = amount
word-spells_cast = { $who ->
    [none] 你
   *[other] { $who }
}本回合中施放過的咒語數量
    .like = amount
    .deed = { $who ->
        [none] 你
       *[other] { $who }
    }本回合中施放過咒語
    .did = 本回合中施放過咒語
word-spells_last_turn = { $who ->
    [none] 你
   *[other] { $who }
}上回合中施放的咒語數量
    .like = amount
word-spells_before = 本回合中在它之前施放過的咒語數量
    .like = amount
word-attackers_this_turn = { $who ->
    [none] 你
   *[other] { $who }
}本回合中用來攻擊過的生物數量
    .like = amount
    .deed = { $who ->
        [none] 你
       *[other] { $who }
    }本回合中以生物攻擊過
    .did = 本回合中以生物攻擊過
word-turns_taken = 你已開始的回合數量
    .like = amount
word-most_of_one_owner = 這些牌中由單一玩家所擁有者之最大數量
    .like = amount
word-symbols_in = { $of-thing }之魔法力費用中{ $color }魔法力符號的數量
    .like = amount
word-colors_spent = 用來施放{ this-card }的魔法力顏色數量
    .like = amount
word-color_spent = 曾用{ $mana }來施放{ this-card }
    .like = condition
    .not = 未曾用{ $mana }來施放{ this-card }
word-damage_taken = 本回合中對{ $who ->
    [none] 你
   *[other] { $who }
}造成的傷害總和
    .like = amount
word-cards_buried = 本回合中從任何區域置入{ $whose ->
    [none] 你的
   *[other] { $whose-whose }
}墳墓場的牌之數量
    .like = amount
word-lowest_life = { $among-all }的總生命中之最低者
    .like = amount
word-payable_targets = 任意數量
    .like = quantity
    .cn = 任意數量
    .n = 任意數量
    .back = {""}
    .per = 重複任意次，
    .anyhow = yes

## Ranges

word-at_least = 等於或大於{ $number }
    .is = 為{ $number }或更多
    .low = { number-cn }
    .digit = { $number }
    .or = 或更多
    .not = 少於
    .opposite = 小於{ $number }
    .kind = least
    .empty = { $number ->
        [1] yes
       *[other] no
    }
word-at_most = 等於或小於{ $number }
    .is = 為{ $number }或更少
    .low = { number-cn }
    .digit = { $number }
    .or = 或更少
    .not = 多於
    .opposite = 大於{ $number }
    .kind = most
    .empty = no
word-exactly = 等於{ $number }
    .is = 為{ $number }
    .low = { $number ->
        [0] 沒有
       *[other] 恰好{ number-cn }
    }
    .digit = 恰好{ $number }
    .or = {""}
    .not = 不等於
    .opposite = 不等於{ $number }
    .kind = { $number ->
        [0] none
       *[other] exactly
    }
    .empty = no
word-up_to_number = 等於或小於{ $number }
word-below_number = 小於{ $number }
word-no_less_than = 等於或大於{ $number }
word-above_number = 大於{ $number }
word-just_number = 等於{ $number }

## Conditions

is-counted = { $quantity-counts ->
    [yes] { $within-kind ->
        [none] { $quantity-none }
       *[some] { $quantity-keeps }{ $quantity-digits ->
            [yes] { $within-digit }
           *[no] { $within-low }
        }{ $quantity-mw }{ $within-or }{ $quantity-things }
    }
   *[no] { $quantity }{ $within-is }
}
word-is = { $quantity-deed ->
    [none] { is-counted }
   *[other] { $within-empty ->
        [yes] { $quantity-deed }
       *[no] { is-counted }
    }
}
    .like = condition
    .who = { $quantity-did ->
        [none] { $self }的
       *[other] { $within-empty ->
            [yes] { $quantity-did }的
           *[no] { $self }的
        }
    }
    .not = { $quantity-counts ->
        [yes] { $within-empty ->
            [yes] { $quantity-none }
           *[no] { $within-kind ->
                [none] { $quantity-keeps }{ $quantity-things }
               *[some] { $quantity-all }{ $within-not }{ $within-low }{ $quantity-mw }
            }
        }
       *[no] { $quantity }{ $within-opposite }
    }
word-more = { $one }大於{ $than }
    .like = condition
    .not = { $one }等於或小於{ $than }
    .turns = yes
word-not = { $condition-not }
    .like = condition
    .not = { $condition }
    .while = { $condition-turns ->
        [yes] 只要{ $self }，
       *[no] 除非{ $condition }，
    }
    .before = { $condition-turns ->
        [yes] {""}
       *[no] 否則
    }
    .so = { $condition-turns ->
        [yes] 便
       *[no] {""}
    }
word-both = { $conditions }
    .like = condition
    .join = { SAME($prior-group, $next-group) ->
        [yes] { $before }與{ $next-brief }
       *[no] { $before }且{ $next }
    }
word-either = { $conditions }
    .like = condition
    .join = { SAME($prior-group, $next-group) ->
        [yes] { $before }或{ $next-brief }
       *[no] { $before }或{ $next }
    }
word-there_is = { $cards-exists }
    .like = condition
    .not = { $cards-none }
    .group = { $cards-keeps }
    .brief = { $cards-kin }
word-are = { $trait-key ->
    [library] { $cards-number ->
        [many] 這些牌
       *[other] 該牌
    }仍在牌庫中
   *[other] { $cards-subject }{ $trait-is }
}
    .like = condition
    .not = { $trait-key ->
        [library] { $cards-number ->
            [many] 這些牌
           *[other] 該牌
        }已不在牌庫中
       *[other] { $cards-subject }{ $trait-isnot }
    }
    .sets-landed = { $trait-key ->
        [library] none
       *[other] {""}
    }
    .sets-self = { $cards-self ->
        [yes] yes
       *[other] no
    }
word-your_turn = 現在是你的回合
    .like = condition
    .if = 若現在是你的回合，
    .not = 現在不是你的回合
    .while = 在你的回合中，
    .so = {""}
    .when = 只能於你的回合中
word-did_so = { $last-doer ->
    [others] 該玩家如此作
   *[other] 你如此作
}
    .like = condition
    .case = { $last-doer ->
        [others] 若該玩家如此作，
       *[other] 若你如此作，
    }
    .not = { $last-doer ->
        [others] 該玩家未如此作
       *[other] 你未如此作
    }
word-some_opponent = { $condition }
    .like = condition
    .not = 沒有對手符合以下條件：{ $condition }
    .opens-they = opponent
    .sets-they = none
word-some_player = { $condition }
    .like = condition
    .not = 沒有玩家符合以下條件：{ $condition }
    .opens-they = player
    .sets-they = none
word-was_damaged = { $who-any }本回合受到過傷害
    .like = condition
    .not = { $who-any }本回合未受到過傷害
word-lost_life = { $who-any }本回合失去過生命
    .like = condition
    .not = { $who-any }本回合未失去過生命
word-fits = { $cards }是{ $kind-kind }
    .like = condition
    .not = { $cards }不是{ $kind-kind }
word-on_battlefield = { $cards }在戰場上
    .like = condition
    .not = { $cards }不在戰場上
word-defender_controls = 防禦玩家操控{ $what-kin }
    .like = condition
    .not = 防禦玩家未操控{ $what-kin }
word-during_combat = 現在是戰鬥階段
    .like = condition
    .not = 現在不是戰鬥階段
    .when = 只能於戰鬥中
step-name = { $name ->
    [untap] 重置步驟
    [upkeep] 維持步驟
    [draw] 抽牌步驟
    [main] 行動階段
    [main1] 第一個行動階段
    [main2] 第二個行動階段
    [combat] 戰鬥階段
    [end] 結束步驟
    [cleanup] 清除步驟
   *[other] { TERM($name) }步驟
}
word-during_step = 現在是{ step-name }
    .like = condition
    .when = 只能於{ step-name }中
word-attacked_now = 你於本步驟中受到攻擊
    .like = condition
    .not = 你於本步驟中未受到攻擊
word-before_attackers = 攻擊者尚未宣告
    .like = condition
    .when = 只能於宣告攻擊者之前
    .not = 攻擊者已宣告
word-before_blockers = 阻擋者尚未宣告
    .like = condition
    .when = 只能於宣告阻擋者之前
    .not = 阻擋者已宣告
word-kicked = { this-card }已增幅
    .like = condition
    .not = { this-card }未增幅
word-cast_since_your_turn = 自你上一個回合結束後{ $who-any }施放過咒語
    .like = condition
    .not = 自你上一個回合結束後沒有對手施放過咒語
word-you_defend = 你是防禦玩家
    .like = condition
word-in_form = 它的形態為第{ $number ->
    [1] 一
    [2] 二
    [3] 三
   *[other] { $number }
}種
    .like = condition
word-cast_from_hand = 你從手上施放了它
    .like = condition
    .not = 你並非從手上施放它
word-was_cast_from_graveyard = { this-card }是從墳墓場施放
    .like = condition
    .not = { this-card }並非從墳墓場施放
word-was_cast = 你施放了它
    .like = condition
    .not = 你並未施放它
word-prowled = 你於本回合中曾以與{ this-card }有共通生物類別的生物對任一玩家造成戰鬥傷害
    .like = condition
    .not = 你於本回合中未曾以與{ this-card }有共通生物類別的生物對任一玩家造成戰鬥傷害
word-alternative_paid = 已支付其替代費用
    .like = condition
    .not = 未支付其替代費用

## What holds effects together

apart = { $before }。{ $next-usual }
then-next = { $before }，然後{ $next }
join-action = { $prior-search ->
    [yes] { $next-puts ->
        [yes] { $before }，並{ $next }
       *[no] { then-next }
    }
   *[no] { $prior-clause ->
        [action] { $before }，{ $next }
       *[sentence] { join-after }
    }
}
last-action = { $prior-search ->
    [yes] { $next-puts ->
        [yes] { $before }，並{ $next }
       *[no] { then-next }
    }
   *[no] { $prior-clause ->
        [action] { then-next }
       *[sentence] { join-after }
    }
}
join-after = { $form ->
    [usual] { $prior-doer ->
        [others] { $next-doer ->
            [others] { then-next }
           *[you] { $before }，且你{ $next }
        }
       *[you] { apart }
    }
   *[other] { then-next }
}
join-other = { $next-clause ->
    [life] { $prior-clause ->
        [life] { $before }且{ $next }
        [sentence] { $form ->
            [usual] { apart }
           *[other] { $before }，且{ $next }
        }
       *[action] { $before }，且{ $next }
    }
    [reveals] { $form ->
        [usual] { apart }
       *[other] { then-next }
    }
   *[sentence] { $form ->
        [usual] { $next-leads ->
            [yes] { $before }。然後{ $next }
           *[other] { apart }
        }
       *[other] { then-next }
    }
}
effect =
    .do = { $self }
    .acts = { $self-do }
    .flow = { $self }
    .clause = action
    .search = no
    .puts = no
    .lies = no
    .lands = no
    .doer = you
sentence =
    .like = effect
    .clause = sentence
word-seq = { $effects }
    .do = { $effects-do }
    .acts = { $effects-acts }
    .flow = { $effects-flow }
    .empty = { $effects-count ->
        [0] yes
       *[other] no
    }
    .clause = sentence
    .search = no
    .puts = no
    .foryou = { $effects-first-foryou }
    .lies = { $effects-first-lies }
    .join = { SAME($next-joint, $next-usual) ->
        [yes] { $next-clause ->
            [action] { join-action }
           *[other] { join-other }
        }
       *[no] { $before }且{ $next-joint }
    }
    .last = { SAME($next-joint, $next-usual) ->
        [yes] { $next-clause ->
            [action] { last-action }
           *[other] { join-other }
        }
       *[no] { $before }且{ $next-joint }
    }
word-may = { $by ->
    [none] 你可以{ $effect-do }
   *[other] { $by }可以{ $effect-acts }
}
    .like = sentence
    .sets-landed = { $effect-lands ->
        [yes] yes
       *[no] {""}
    }
    .lies = { $effect-lies }
    .acts = 可以{ $effect-acts }
    .do = 你可以{ $effect-do }
    .copying = { $effect-copying }
if-not = { $otherwise ->
    [none] {""}
   *[other] 。否則，{ $otherwise-flow }
}
word-if = { $otherwise-targets ->
    [yes] { $otherwise-flow }。{ $condition-case }則改為{ $effect-flow }
   *[other] { $condition-case }{ $condition-then }{ $effect-flow }{ if-not }
}
    .like = sentence
    .flow = { $condition-case }{ $condition-then }{ $effect-flow }{ $otherwise ->
        [none] {""}
       *[other] ；否則，{ $otherwise-flow }
    }
    .do = { $condition-case }{ $condition-then }{ $effect-do }
    .acts = { $condition-case }{ $condition-then }{ $effect-acts }
word-instead = 選擇{ $chosen-one }。{ $effect }。{ $replaced_if-case }則改為{ $by }
    .like = sentence
word-for_each = { $quantity-per }{ $effect-clause ->
    [action] { $quantity-ben }
   *[other] {""}
}{ $effect }
    .like = effect
    .do = { $quantity-per }{ $quantity-ben }{ $effect-do }
    .acts = { $quantity-per }{ $quantity-ben }{ $effect-acts }
word-each = { $effect-foryou ->
    [yes] 對{ $players }而言，{ $effect-flow }
   *[other] { $players }{ $players-ge }{ $effect-acts }
}
    .like = sentence
    .do = 令{ $players }{ $players-ge }{ $effect-acts }
    .acts = { $players-they ->
        [yes] { $effect-acts }
       *[other] 令{ $players }{ $players-ge }{ $effect-acts }
    }
    .doer = others
word-choose_one = 選擇一項～{ $effects }
    .like = sentence
    .acts = 選擇一項～{ $effects-acts }
    .join = { $before }；或{ $next }
word-choose_some = 選擇{ $most ->
    [2] { $least ->
        [1] 一項或兩項都選
       *[other] 兩項
    }
   *[other] { $least }至{ $most }項
}～{ $effects }
    .like = sentence
    .join = { $before }；{ $next }
    .last = { $before }；{ $least ->
        [1] 和／或
       *[other] 或
    }{ $next }
word-choose_one_or_all = 選擇一項；如果{ this-card }已增幅，則改為選擇全部～{ $effects }
    .like = sentence
    .join = { $before }；或{ $next }
word-pay_to = { $effect-empty ->
    [yes] { $cost-do }
   *[other] { $cost-do }來{ $effect-do }
}
    .like = effect
    .do = { $effect-empty ->
        [yes] { $cost-do }
       *[other] { $cost-do }。若你如此作，則{ $effect-flow }
    }
    .acts = { $effect-empty ->
        [yes] { $cost-acts }
       *[other] { $cost-acts }來{ $effect-acts }
    }
    .clause = sentence

## Cards of a kind. Traits have slots: whose, other, after, color, subtype, class, zone

de-free = { $traits-at-after-count ->
    [0] {""}
   *[other] { $traits-at-after }的
}
de-held = { $traits-at-whose-count ->
    [0] { de-free }
   *[other] { $traits-at-whose }{ $traits-at-after-count ->
        [0] {""}
       *[other] 且{ $traits-at-after }
    }的
}
noun-bearing = { $traits-at-color }{ $traits-at-subtype }{ $traits-at-class }
noun = { $self-zone ->
    [battlefield] 所有{ $self-some }
    [stack] 所有{ $self-some }
    [exile] 所有被放逐的{ $self-kin }
   *[elsewhere] { $self-ownall }{ $self-pile }中的所有{ $self-things }
}
    .number = many
    .join = { $next-slot ->
        [after] { $before }且{ $next }
        [class] { $next-neg ->
            [yes] { $prior-neg ->
                [yes] { $before }且{ $next }的
               *[other] { $before }{ $next }
            }
           *[other] { $before }{ $next }
        }
       *[other] { $before }{ $next }
    }
    .whose = { $traits-at-whose-count ->
        [0] any
       *[other] { $traits-at-whose-key }
    }
    .other = { $traits-at-other-count ->
        [0] no
       *[other] yes
    }
    .others = { $traits-at-other-count ->
        [0] {""}
       *[other] 其他
    }
    .zone = { $traits-at-zone-count ->
        [0] { $self-home }
       *[other] { $traits-at-zone-key }
    }
    .home = battlefield
    .away = { $self-zone ->
        [battlefield] no
        [stack] no
        [one] no
       *[elsewhere] yes
    }
    .that = { $self-noun }
    .mw = { $self-away ->
        [yes] 張
       *[no] { $self-unit }
    }
    .unit = 個
    .de = { $self-away ->
        [yes] { de-free }
       *[no] { de-held }
    }
    .core = { noun-bearing }{ $self-away ->
        [yes] { $self-printed }
       *[no] { $self-noun }
    }
    .cores = { $self-core }
    .bearing = { noun-bearing }{ $self-noun }
    .kin = { de-free }{ $self-core }
    .kind = { $self-de }{ $self-core }
    .some = { $self-de }{ $self-others }{ $self-cores }
    .things = { de-free }{ $self-others }{ $self-cores }
    .a = { $self-other ->
        [yes] 另一
       *[no] 一
    }{ $self-mw }{ $self-kin }
    .one = { $self-other ->
        [yes] 另一
       *[no] 一
    }{ $self-mw }{ $self-kind }
    .each = { $self-away ->
        [yes] { $self-lie }每{ $self-mw }{ $self-things }
       *[no] 每{ $self-mw }{ $self-some }
    }
    .ge = 各
    .many = {""}
    .subject = { $self-away ->
        [yes] { $self-lie }{ $self-things }
       *[no] { $self-zone ->
            [battlefield] { $self-whose ->
                [any] 所有{ $self-some }
               *[whose] { $self-some }
            }
           *[stack] { $self-some }
        }
    }
    .cast = { $traits-at-after-count ->
        [0] 由你施放的
       *[other] 由你施放且{ $traits-at-after }的
    }{ $self-cores }
    .aimed = { $self-other ->
        [yes] 另一{ $self-mw }目標
       *[no] 目標
    }{ $self-kind }
    .aims = 目標{ $self-kind }
    .target = { $self-noun }
    .np = { $self-away ->
        [yes] 所有{ $self-things }
       *[no] { $self }
    }
    .from = { $self-zone ->
        [battlefield] {""}
        [stack] {""}
        [exile] 從放逐區
        [hand] 從{ $self-own }手上
        [library] 從{ $self-ownde }牌庫中
       *[graveyard] 從{ $self-ownde }墳墓場
    }
    .fromone = { $self-from }
    .lie = { $self-zone ->
        [battlefield] {""}
        [stack] {""}
        [exile] 被放逐的
       *[elsewhere] { $self-own }{ $self-pile }中的
    }
    .pile = { $self-zone ->
        [hand] 手牌
        [library] 牌庫
        [exile] 放逐區
       *[graveyard] 墳墓場
    }
    .own = { $self-whose ->
        [yours] 你
        [opposing] 對手
        [any] {""}
       *[players] { $traits-at-whose-owner }
    }
    .ownde = { $self-whose ->
        [yours] 你的
        [opposing] 對手的
        [any] {""}
       *[players] { $traits-at-whose-owners }
    }
    .ownall = { $self-whose ->
        [any] 所有
       *[whose] { $self-own }
    }
    .pileown = { $self-whose ->
        [any] 所有
       *[whose] { $self-ownde }
    }{ $self-pile }
    .holder = { $self-whose ->
        [yours] 你
        [opposing] 對手
       *[players] { $traits-at-whose-holder }
    }
    .plain = no
    .thing = { $self-away ->
        [yes] { $self-plain ->
            [yes] { $self-zone ->
                [hand] { $self-pileown }
               *[other] { $self-ownall }{ $self-pile }中的{ $self-things }
            }
           *[no] { $self-ownall }{ $self-pile }中的{ $self-things }
        }
       *[no] { $self-whose ->
            [any] { $self-zone ->
                [battlefield] 戰場上的{ $self-some }
               *[stack] { $self-some }
            }
           *[whose] { $self-some }
        }
    }
    .everyone = { $self-away ->
        [yes] { $self-plain ->
            [yes] { $self-zone ->
                [hand] { $self-ownall }每有一張手牌，
               *[other] { $self-ownall }{ $self-pile }中每有一張{ $self-things }，
            }
           *[no] { $self-ownall }{ $self-pile }中每有一張{ $self-things }，
        }
       *[no] { $self-whose ->
            [any] 戰場上每有一{ $self-mw }{ $self-things }，
            [not-yours] 每有一{ $self-mw }{ $self-some }，
           *[whose] { $self-holder }每操控一{ $self-mw }{ $self-things }，
        }
    }
    .keeps = { $self-away ->
        [yes] { $self-ownall }{ $self-zone ->
            [hand] 手上有
            [exile] 放逐區中有
           *[other] { $self-pile }中有
        }
       *[no] { $self-whose ->
            [any] 戰場上有
            [not-yours] 其他玩家操控
           *[whose] { $self-holder }操控
        }
    }
    .none = { $self-away ->
        [yes] { $self-plain ->
            [yes] { $self-zone ->
                [hand] { $self-ownall }沒有手牌
               *[other] { $self-ownall }{ $self-pile }中沒有牌
            }
           *[no] { $self-ownall }{ $self-pile }中沒有{ $self-things }
        }
       *[no] { $self-whose ->
            [any] 戰場上沒有{ $self-things }
            [not-yours] 其他玩家未操控{ $self-things }
            [opposing] 沒有對手操控{ $self-things }
           *[whose] { $self-holder }未操控{ $self-things }
        }
    }
    .exists = { $self-keeps }{ $self-other ->
        [yes] 另一{ $self-mw }
       *[no] {""}
    }{ $self-kin }
    .revealer = { $traits-at-whose-owner }
    .revealge = { $traits-at-whose-ge }
    .owner = { $self-away ->
        [yes] { $self-whose ->
            [yours] 你
           *[other] 其擁有者
        }
       *[no] 其擁有者
    }
    .ownerde = { $self-away ->
        [yes] { $self-whose ->
            [yours] 你的
           *[other] 其擁有者的
        }
       *[no] 其擁有者的
    }
    .its = { $self }的
    .zhi = 之
    .self = no
    .among = no
    .very = no
    .sum = 總和
    .searched = no
    .backs = {""}
    .on = { $self-each }上
    .near = { $self }的
    .die = 從戰場置入墳墓場
    .sort = { $self-de }／{ $self-zone }／{ $self-whose }／{ $self-other }

word-card = { $self-plain ->
    [yes] { $self-zone ->
        [hand] { $self-pileown }
        [graveyard] { $self-pileown }
        [library] { $self-pileown }
       *[other] { noun }
    }
   *[no] { noun }
}
    .like = noun
    .card = yes
    .plainly = { $self-plain }
    .allcards = { $self-zone ->
        [hand] { $self }
       *[other] { $self-ownall }{ $self-pile }中的所有牌
    }
    .plain = { $traits-at-class-count ->
        [0] { $traits-at-after-count ->
            [0] { $traits-at-color-count ->
                [0] { $traits-at-subtype-count ->
                    [0] { $traits-at-other-count ->
                        [0] yes
                       *[other] no
                    }
                   *[other] no
                }
               *[other] no
            }
           *[other] no
        }
       *[other] no
    }
    .np = { $self-plain ->
        [yes] { $self }
       *[no] 所有{ $self-things }
    }
    .from = { $self-plain ->
        [yes] {""}
       *[no] { noun.from }
    }
    .fromone = { noun.from }
    .noun = 牌
    .printed = 牌
    .unit = 張
word-permanent =
    .like = noun
    .noun = 永久物
    .printed = 永久物牌
    .one = { $traits-count ->
        [0] { $last-about ->
            [yes] 該{ $last-aimed }
           *[other] { noun.one }
        }
       *[other] { noun.one }
    }
    .core = { $traits-at-subtype-count ->
        [1] { $self-away ->
            [yes] { noun.core }
           *[no] { $traits-at-color }{ $traits-at-class }{ $traits-at-subtype }
        }
       *[other] { noun.core }
    }
    .bearing = { $self-core }
word-creature =
    .like = noun
    .noun = 生物
    .printed = 生物牌
    .die = 死去
word-land =
    .like = noun
    .noun = 地
    .printed = 地牌
    .core = { $traits-at-subtype-count ->
        [1] { $traits-at-color }{ $traits-at-class }{ $traits-at-subtype }{ $self-away ->
            [yes] 牌
           *[no] {""}
        }
       *[other] { noun.core }
    }
    .bearing = { $self-core }
word-artifact =
    .like = noun
    .noun = 神器
    .printed = 神器牌
word-enchantment =
    .like = noun
    .noun = 結界
    .printed = 結界牌
word-planeswalker =
    .like = noun
    .noun = 鵬洛客
    .printed = 鵬洛客牌
word-spell =
    .like = noun
    .home = stack
    .noun = 咒語
    .printed = 牌
word-instant_or_sorcery =
    .like = noun
    .home = stack
    .noun = 瞬間或巫術咒語
    .target = 咒語
    .printed = 瞬間或巫術牌
    .cores = { noun-bearing }{ $self-away ->
        [yes] 瞬間與巫術牌
       *[no] 瞬間與巫術咒語
    }
word-source =
    .like = noun
    .home = stack
    .source = yes
    .held = { $traits-at-whose }
    .only = { $traits-count ->
        [1] { $traits-at-whose-count ->
            [1] yes
           *[other] no
        }
       *[other] no
    }
    .noun = 來源
    .printed = 來源

either-last = { $form ->
    [usual] { $before }與{ $next }
    [some] { $before }與{ $next }
    [cores] { $before }與{ $next }
    [bearings] { $before }與{ $next }
    [subject] { $before }與{ $next }
    [each] { $before }與{ $next }
    [bare] { $before }與{ $next }
   *[other] { $before }或{ $next }
}
word-any_place = { $self-alike ->
    [yes] { noun }
   *[no] { $nouns }
}
    .like = word-either_of
word-either_of = { $self-alike ->
    [yes] { noun }
   *[no] { $nouns }
}
    .like = noun
    .join = { SAME($before, $next) ->
        [yes] { $before }
       *[no] { $before }，{ $next }
    }
    .last = { SAME($before, $next) ->
        [yes] { $before }
       *[no] { either-last }
    }
    .alike = { $nouns-first-very ->
        [yes] no
       *[no] { $nouns-first-plainly ->
            [yes] no
           *[other] { $nouns-sort-kinds ->
                [1] yes
               *[other] no
            }
        }
    }
    .whose = { $nouns-whose-kinds ->
        [1] { $nouns-first-whose }
       *[other] { $nouns-first-self ->
            [yes] mine
           *[other] any
        }
    }
    .other = { $nouns-other-kinds ->
        [1] { $nouns-first-other }
       *[other] no
    }
    .others = { $nouns-other-kinds ->
        [1] { $nouns-first-others }
       *[other] {""}
    }
    .zone = { $nouns-zone-kinds ->
        [1] { $nouns-first-zone }
       *[other] { $nouns-first-very ->
            [yes] one
           *[no] both
        }
    }
    .away = { $self-alike ->
        [yes] { noun.away }
       *[no] { $nouns-first-very ->
            [yes] no
           *[no] { $self-zone ->
                [both] both
               *[other] no
            }
        }
    }
    .mw = { $nouns-first-mw }
    .die = { $nouns-first-die }
    .that = { $nouns-first-self ->
        [yes] it
       *[other] 永久物
    }
    .noun = { $nouns-noun }
    .printed = { $nouns-noun }牌
    .target = 永久物
    .de = { $nouns-first-de }
    .core = { $self-away ->
        [yes] { $nouns-bearing }牌
       *[no] { $nouns-core }
    }
    .cores = { $self-away ->
        [yes] { $nouns-bearing }牌
       *[no] { $nouns-cores }
    }
    .bearing = { $nouns-bearing }
    .kin = { $self-alike ->
        [yes] { $self-core }
       *[no] { $nouns-kin }
    }
    .things = { $self-alike ->
        [yes] { $self-others }{ $self-cores }
       *[no] { $nouns-things }
    }
    .kind = { $self-alike ->
        [yes] { $self-de }{ $self-core }
       *[no] { $nouns-kind }
    }
    .some = { $self-alike ->
        [yes] { $self-de }{ $self-others }{ $self-cores }
       *[no] { $nouns-some }
    }
    .a = { $self-alike ->
        [yes] { noun.a }
       *[no] { $self-zone ->
            [both] { $nouns-first-a }
           *[other] { $nouns-a }
        }
    }
    .one = { $self-alike ->
        [yes] { noun.one }
       *[no] { $nouns-one }
    }
    .each = { $self-alike ->
        [yes] { noun.each }
       *[no] { $nouns-each }
    }
    .subject = { $self-alike ->
        [yes] { noun.subject }
       *[no] { $nouns-subject }
    }
    .np = { $self-alike ->
        [yes] { noun.np }
       *[no] { $self }
    }
    .from = { $self-alike ->
        [yes] { noun.from }
       *[no] {""}
    }
    .fromone = { $self-from }
    .lie = { $self-alike ->
        [yes] { noun.lie }
       *[no] {""}
    }
    .own = { $nouns-first-own }
    .ownde = { $nouns-first-ownde }
    .holder = { $nouns-first-holder }
    .bare = { $nouns-bare }
    .chosen = { $nouns-first-chosen }
    .searched = { $nouns-first-searched }
    .pileof = { $nouns-first-pileof }
    .backs = {""}
    .its = { $self }的
    .self = no
    .sets-it = cards

people =
    .number = many
    .many = {""}
    .whose = any
    .zone = battlefield
    .away = no
    .other = no
    .others = {""}
    .de = {""}
    .from = {""}
    .fromone = {""}
    .lie = {""}
    .ge = 各
    .mw = 位
    .its = { $self }的
    .zhi = 的
    .self = no
    .among = no
    .owner = 其
word-any_player = { $who ->
    [none] 所有玩家
   *[other] { $who }
}
    .like = people
    .one = { $who ->
        [none] 任一玩家
       *[other] { $who-any }
    }
    .a = { $self-one }
    .subject = { $self }
    .each = { $who ->
        [none] 每位玩家
       *[other] { $who }
    }
    .kind = { $who ->
        [none] 玩家
       *[other] { $who-holder }
    }
    .some = { $self-kind }
    .core = 玩家
    .noun = 玩家
    .aimed = 目標玩家
    .aims = 目標玩家
    .target = 玩家
another-one = { $other ->
    [none] {""}
   *[other] 另一個
}
word-creature_or_player = 所有生物與玩家
    .like = people
    .mw = 個
    .one = 任一生物或玩家
    .a = { $self-one }
    .subject = 所有生物與玩家
    .each = 每個生物與每位玩家
    .kind = 生物或玩家
    .some = 生物與玩家
    .core = 生物或玩家
    .noun = 生物或玩家
    .aimed = { another-one }目標生物或玩家
    .aims = 目標生物和／或玩家
    .target = 生物或玩家
abilities-of = { $whose ->
    [none] {""}
   *[other] 由{ $whose }操控的
}
word-abilities_of = { $what-some }的起動式異能
    .like = people
    .some = { $self }
    .abilities = yes
word-activated_ability = 所有{ abilities-of }起動式異能
    .like = people
    .mw = 個
    .one = 一個{ abilities-of }起動式異能
    .a = { $self-one }
    .subject = { $self }
    .each = 每個{ abilities-of }起動式異能
    .kind = { abilities-of }起動式異能
    .some = { abilities-of }起動式異能
    .core = 起動式異能
    .noun = 起動式異能
    .aimed = 目標{ abilities-of }起動式異能
    .aims = 目標{ abilities-of }起動式異能
    .target = 異能
word-triggered_ability = 所有{ abilities-of }觸發式異能
    .like = people
    .mw = 個
    .one = 一個{ abilities-of }觸發式異能
    .a = { $self-one }
    .subject = { $self }
    .each = 每個{ abilities-of }觸發式異能
    .kind = { abilities-of }觸發式異能
    .some = { abilities-of }觸發式異能
    .core = 觸發式異能
    .noun = 觸發式異能
    .aimed = 目標{ abilities-of }觸發式異能
    .aims = 目標{ abilities-of }觸發式異能
    .target = 異能

## Traits

trait =
    .neg = no
    .is = 是{ $self }
    .isnot = 不是{ $self }
    .short = { $self }
    .tail = { $self }
    .mid = { $self-tail }
    .open = { $self }
    .lacks = 非{ $self }
trait-whose =
    .like = trait
    .slot = whose
    .ge = {""}
trait-color =
    .like = trait
    .slot = color
trait-type =
    .like = trait
    .slot = class
    .non = 非{ $self }
    .is = 是{ $self }{ $last-sort ->
        [card] 牌
       *[other] {""}
    }
    .isnot = 不是{ $self }{ $last-sort ->
        [card] 牌
       *[other] {""}
    }
trait-after =
    .like = trait
    .slot = after
    .is = { $self }
    .isnot = { $self-lacks }
    .lacks = 未{ $self }
trait-zone =
    .like = trait
    .slot = zone

word-yours = 由你操控
    .like = trait-whose
    .key = yours
    .owner = 你
    .owners = 你的
    .is = 由你操控
    .isnot = 不由你操控
    .lacks = 不由你操控
word-opposing = 由對手操控
    .like = trait-whose
    .key = opposing
    .owner = 對手
    .owners = 對手的
    .is = 由對手操控
    .isnot = 不由對手操控
    .lacks = 不由對手操控
they-are = { $last-they ->
    [opponent] 任一對手
    [player] 任一玩家
   *[other] 該玩家
}
word-theirs = 由{ they-are }操控
    .like = trait-whose
    .key = theirs
    .holder = { they-are }
    .owner = { $last-they ->
        [opponent] 任一對手
        [player] 任一玩家
       *[other] 其
    }
    .owners = { $last-they ->
        [opponent] 任一對手的
        [player] 任一玩家的
       *[other] 其
    }
    .is = 由{ they-are }操控
    .isnot = 不由{ they-are }操控
    .lacks = 不由{ they-are }操控
word-controlled_by = 由{ $players-holder }操控
    .like = trait-whose
    .key = players
    .holder = { $players }
    .owner = { $players }
    .owners = { $players-whose }
    .ge = { $players-ge }
    .is = 由{ $players-holder }操控
    .isnot = 不由{ $players-holder }操控
    .lacks = 不由{ $players-holder }操控
word-owned_by = 由{ $players }擁有
    .like = trait-after
    .lacks = 不由{ $players }擁有
word-other = 其他
    .like = trait
    .slot = other
    .is = 是另一個
word-apart_from = 其他
    .like = trait
    .slot = other
    .is = 不是{ $cards }
    .isnot = 是{ $cards }
word-face_down = 牌面朝下
    .like = trait-after
    .lacks = 牌面朝上
word-with_morph = 具變身異能
    .like = trait-after
    .lacks = 不具變身異能
word-tapped = 已橫置
    .like = trait-after
    .lacks = 未橫置
word-untapped = 未橫置
    .like = trait-after
    .lacks = 已橫置
word-attacking = 進行攻擊
    .like = trait-after
    .tail = 攻擊
    .lacks = 未進行攻擊
    .is = 正進行攻擊
word-blocking = 進行阻擋
    .like = trait-after
    .tail = 阻擋
    .lacks = 未進行阻擋
    .is = 正進行阻擋
word-blocked = 被阻擋
    .like = trait-after
    .lacks = 未被阻擋
word-unblocked = 未受阻擋
    .like = trait-after
    .lacks = 被阻擋
word-damaged = 受到過傷害
    .like = trait-after
    .lacks = 未受到過傷害
word-enchanted_one = 已受結附
    .like = trait-after
    .lacks = 未受結附
word-equipped_one = 佩帶著武具
    .like = trait-after
    .lacks = 未佩帶武具
word-token_made = 衍生
    .like = trait-type
    .non = 非衍生物的
    .is = 是衍生物
    .isnot = 不是衍生物
word-of = { TERM($kind, table: "classifications", join: "／") }
    .like = trait-type
    .slot = subtype
word-of_chosen_type = 該類別
    .like = trait-after
    .slot = subtype
    .is = 屬於所選類別
    .isnot = 不屬於所選類別
    .lacks = 非所選類別
word-of_chosen_color = 具有所選顏色
    .like = trait-after
    .lacks = 不具有所選顏色
word-white = 白色
    .like = trait-color
    .short = 白
word-blue = 藍色
    .like = trait-color
    .short = 藍
word-black = 黑色
    .like = trait-color
    .short = 黑
word-red = 紅色
    .like = trait-color
    .short = 紅
word-green = 綠色
    .like = trait-color
    .short = 綠
word-is_colorless = 無色
    .like = trait-color
word-multicolored = 多色
    .like = trait-color
word-monocolored = 單色
    .like = trait-color
word-is_artifact = 神器
    .like = trait-type
word-is_creature = 生物
    .like = trait-type
word-is_enchantment = 結界
    .like = trait-type
word-is_instant = 瞬間
    .like = trait-type
word-is_sorcery = 巫術
    .like = trait-type
word-is_instant_or_sorcery = 瞬間或巫術
    .like = trait-type
word-is_land = 地
    .like = trait-type
word-is_planeswalker = 鵬洛客
    .like = trait-type
word-is_permanent_card = 永久物
    .like = trait-type
word-basic = 基本
    .like = trait-color
    .joint = yes
word-legendary = 傳奇
    .like = trait-color
    .joint = yes
word-snow = 雪境
    .like = trait-color
    .joint = yes
word-world = 世界
    .like = trait-color
    .joint = yes
word-with = 具{ $keyword-word }異能
    .like = trait-after
    .is = 具有{ $keyword-word }異能
    .lacks = 不具{ $keyword-word }異能
    .open = 具{ $keyword-word }
    .tail = { $keyword-word }異能
    .mid = { $keyword-word }
word-without = 不具{ $keyword-word }異能
    .like = trait-after
    .is = 不具有{ $keyword-word }異能
    .lacks = 具{ $keyword-word }異能
word-with_power = 力量{ $within }
    .like = trait-after
    .is = 之力量{ $within }
    .isnot = 之力量並非{ $within }
    .lacks = 力量並非{ $within }
word-with_toughness = 防禦力{ $within }
    .like = trait-after
    .is = 之防禦力{ $within }
    .isnot = 之防禦力並非{ $within }
    .lacks = 防禦力並非{ $within }
word-with_converted = 總魔法力費用{ $within-counts ->
    [no] 等同於{ $within }
    [yes] 等同於{ $within }
    [that] 等同於{ $within }
    [ways] 等同於{ $within }
   *[range] { $within }
}
    .like = trait-after
    .is = 的{ $self }
    .isnot = 的總魔法力費用並非{ $within }
    .lacks = 總魔法力費用並非{ $within }
word-named = 名稱為{ CARD($name) }
    .like = trait-after
    .tail = { CARD($name) }
    .is = 的名稱為{ CARD($name) }
    .isnot = 的名稱不為{ CARD($name) }
    .lacks = 名稱不為{ CARD($name) }
word-died_this_turn = 於本回合中從戰場置入墳墓場
    .like = trait-after
    .is = 於本回合中從戰場置入墳墓場
    .lacks = 並非於本回合中從戰場置入墳墓場
word-wounded_by_this = 本回合中曾受到{ this-card }傷害
    .like = trait-after
    .is = 本回合中曾受到{ this-card }傷害
    .lacks = 本回合中未受到{ this-card }傷害
word-with_counter = 上面有{ counter-name }指示物
    .like = trait-after
    .lacks = 上面沒有{ counter-name }指示物
word-attached_to = 裝備或結附在{ $what-one }上
    .like = trait-after
    .lacks = 未裝備或結附在{ $what-one }上
word-blocking_this = 阻擋{ this-card }
    .like = trait-after
    .is = 阻擋{ this-card }
    .lacks = 未阻擋{ this-card }
word-blocked_by_this = 被{ this-card }阻擋
    .like = trait-after
    .lacks = 未被{ this-card }阻擋
word-blocking_one = 阻擋{ $what-one }
    .like = trait-after
    .is = 阻擋{ $what-one }
    .lacks = 未阻擋{ $what-one }
word-blocked_by_one = 被{ $what-one }阻擋
    .like = trait-after
    .lacks = 未被{ $what-one }阻擋
word-facing = 阻擋{ $what-one }或被其阻擋
    .like = trait-after
    .is = 阻擋{ $what-one }或被其阻擋
    .lacks = 既未阻擋{ $what-one }，也未被其阻擋
word-of_one_owner = 同一位玩家的
    .like = trait-after
word-names_differ = 名稱各不相同
    .like = trait-after
word-with_any_counter = 上面有指示物
    .like = trait-after
    .lacks = 上面沒有指示物
word-attacked_this_turn = 本回合中攻擊過
    .like = trait-after
    .lacks = 本回合中未攻擊過
word-blocked_this_combat = 本次戰鬥中阻擋過
    .like = trait-after
    .lacks = 本次戰鬥中未阻擋過
word-blocked_this_turn = 本回合中阻擋過
    .like = trait-after
    .lacks = 本回合中未阻擋過
word-attacked_this_combat = 本次戰鬥中攻擊過
    .like = trait-after
    .lacks = 本次戰鬥中未攻擊過
word-came_this_turn = 本回合中進戰場
    .like = trait-after
    .is = 是於本回合中進戰場
    .lacks = 並非於本回合中進戰場
word-came_since_upkeep = 在其操控者最近一次維持開始後才受該玩家操控
    .like = trait-after
    .is = 在你最近一次維持開始後才受你操控
    .lacks = 在其操控者最近一次維持開始前便已受該玩家操控
word-was_dealt_damage = 本回合中受到過傷害
    .like = trait-after
    .lacks = 本回合中未受到過傷害
word-dealt_damage_to = 本回合中對{ $who-any }造成過傷害
    .like = trait-after
    .lacks = 本回合中未對{ $who-any }造成過傷害
word-same_name_as = 與{ $of }同名
    .like = trait-after
    .lacks = 不與{ $of }同名
word-shares_color_with = 與{ $of }有共通顏色
    .like = trait-after
    .lacks = 不與{ $of }有共通顏色
word-shares_type_with = 與{ $of }有共通生物類別
    .like = trait-after
    .lacks = 不與{ $of }有共通生物類別
word-shares_card_type_with = 與{ $of-any }有共通牌類別
    .like = trait-after
    .lacks = 不與{ $of }有共通牌類別
word-targets_one = 以{ $what-one }為目標
    .like = trait-after
    .lacks = 未以{ $what-one }為目標
word-with_single_target = 只有單一目標
    .like = trait-after
    .lacks = 並非只有單一目標
word-chosen_name = 具有所選名稱
    .like = trait-after
    .is = 具有所選名稱
    .lacks = 不具有所選名稱
word-named_by_owner = 名稱與其擁有者所說者相同
    .like = trait-after
    .is = 的名稱與其擁有者所說者相同
    .lacks = 名稱與其擁有者所說者不同
word-dealt_combat_damage_to = 本回合中對{ $who-any }造成過戰鬥傷害
    .like = trait-after
    .lacks = 本回合中未對{ $who-any }造成過戰鬥傷害
word-attacking_you = 攻擊你
    .like = trait-after
    .lacks = 未攻擊你
word-hit_this_combat = 於此戰鬥中對玩家造成過戰鬥傷害
    .like = trait-after
    .lacks = 未於此戰鬥中對玩家造成過戰鬥傷害
word-any_of = { $traits }
    .like = trait
    .slot = { $traits-first-slot }
    .key = { $traits-first-key }
    .is = { $traits-is }
    .isnot = { $traits-isnot }
    .lacks = { $traits-lacks }
    .short = { $traits-short }
    .join = { $form ->
        [lacks] { $before }且{ $next }
        [isnot] { $before }且{ $next }
       *[other] { $before-open }，{ $next-mid }
    }
    .last = { $form ->
        [lacks] { $before }且{ $next }
        [isnot] { $before }且{ $next }
        [is] { $before }或{ $next }
       *[other] { $before-open }或{ $next-tail }
    }
word-all_of = { $traits }
    .like = trait
    .slot = after
    .key = { $traits-first-key }
    .is = { $traits-is }
    .lacks = 非{ $traits }
    .join = { $next-slot ->
        [after] { $before }且{ $next }
       *[other] { $form ->
            [is] { $before }也{ $next }
           *[other] { $before }{ $next }
        }
    }
word-non = { $trait-slot ->
    [subtype] 非{ $trait }的
    [class] { $trait-non }
    [color] { $trait-joint ->
        [yes] 非{ $trait }
       *[other] 非{ $trait }的
    }
   *[other] { $trait-lacks }
}
    .like = trait
    .neg = yes
    .slot = { $trait-slot ->
        [subtype] color
       *[other] { $trait-slot }
    }
    .key = not-{ $trait-key }
    .owner = 其他玩家
    .owners = 其他玩家的
    .ge = {""}
    .is = { $trait-isnot }
    .isnot = { $trait-is }
word-in_hand = 在手上
    .like = trait-zone
    .key = hand
    .pile = 手上
word-in_library = 在牌庫中
    .like = trait-zone
    .key = library
    .pile = 牌庫
word-in_graveyard = 在墳墓場中
    .like = trait-zone
    .key = graveyard
    .pile = 墳墓場
word-in_exile = 被放逐
    .like = trait-zone
    .key = exile
    .pile = 放逐區

## The very one

one-card =
    .number = one
    .very = yes
    .sum = {""}
    .named = { $self-noun }
    .backs = {""}
    .on = { $self }上
    .near = { $self-its }
    .die = 死去
    .sort = one
    .many = {""}
    .subject = { $self }
    .that = { $self-noun }
    .one = { $self }
    .a = { $self }
    .each = { $self }
    .ge = {""}
    .np = { $self }
    .from = {""}
    .fromone = {""}
    .lie = {""}
    .de = one
    .kin = { $self }
    .kind = { $self }
    .some = { $self }
    .thing = { $self }
    .things = { $self }
    .core = { $self }
    .cores = { $self }
    .free = { $self }
    .bare = { $self }
    .mw = 個
    .whose = any
    .zone = one
    .away = no
    .other = no
    .others = {""}
    .self = no
    .among = no
    .searched = no
    .owner = 其擁有者
    .ownerde = 其擁有者的
    .its = { $self }的
    .zhi = 的
    .noun = 牌
    .everyone = 每有一個{ $self }，
    .exists = { $self }存在
    .none = { $self }不存在

this-card = { $last-self ->
    [yes] 它
   *[other] { this-one }
}
this-one = { $last-bearer ->
    [none] { this-type }
   *[other] 此{ $last-bearer }
}
this-type = { $this ->
    [artifact] 此神器
    [creature] 此生物
    [enchantment] 此結界
    [land] 此地
    [planeswalker] 此鵬洛客
    [instant] 此咒語
    [sorcery] 此咒語
    [plane] 此時空
    [phenomenon] 此異象
    [scheme] 此陰謀
    [emblem] 此徽記
    [permanent] 此永久物
   *[card] 此牌
}
this-its = { $last-self ->
    [yes] 其
   *[other] { this-one }的
}
this-on = { $last-self ->
    [yes] 其上
   *[other] { this-one }上
}
this-die = { $last-bearer ->
    [none] { $this ->
        [creature] 死去
       *[other] 從戰場置入墳墓場
    }
   *[other] 死去
}
word-this = { $zone ->
    [none] { this-card }
   *[elsewhere] { $last-self ->
        [yes] 它
       *[other] 此牌
    }
}
    .like = one-card
    .self = yes
    .lies = { $zone ->
        [none] no
       *[elsewhere] yes
    }
    .noun = { $this ->
        [creature] 生物
        [artifact] 神器
        [enchantment] 結界
        [land] 地
       *[other] 永久物
    }
    .owner = { $zone ->
        [none] 其擁有者
       *[elsewhere] 你
    }
    .ownerde = { $zone ->
        [none] 其擁有者的
       *[elsewhere] 你的
    }
    .from = { $zone ->
        [none] {""}
       *[elsewhere] { $zone-key ->
            [hand] 從你手上
            [exile] 從放逐區
           *[other] 從你的{ $zone-pile }
        }
    }
    .its = { this-its }
    .on = { this-on }
    .die = { this-die }
that-noun = { $last-self ->
    [yes] 它
   *[other] { $last-that ->
        [none] 該牌
        [it] 它
        [them] 它們
       *[other] 該{ $last-that }
    }
}
that-on = { $last-self ->
    [yes] 其上
   *[other] { that-noun }上
}
word-that = { $zone ->
    [none] { that-noun }
   *[elsewhere] { $last-self ->
        [yes] 它
       *[other] 該牌
    }
}
    .like = one-card
    .noun = { $last-that }
    .named = {""}
    .its = 其
    .on = { that-on }
word-that_as_it_was = { $last-source ->
    [yes] 該來源
   *[other] { that-noun }
}
    .like = one-card
    .named = {""}
    .noun = { $last-that }
    .its = { $last-source ->
        [yes] 該來源的
       *[other] 其
    }
word-other_one = 該生物
    .like = one-card
    .noun = 生物
word-it = { $last-it ->
    [cards] { $last-sort ->
        [card] 這些牌
       *[other] 它們
    }
   *[other] { $last-sort ->
        [source] 該來源
       *[other] 它
    }
}
    .like = one-card
    .number = { $last-it ->
        [cards] many
       *[other] one
    }
    .sum = { $last-it ->
        [cards] 總和
       *[other] {""}
    }
    .noun = { $last-it ->
        [cards] them
       *[other] it
    }
    .on = { $last-it ->
        [cards] 它們上
       *[other] 其上
    }
    .its = 其
    .everyone = 其中每有一張，
    .owner = { $last-its ->
        [none] 其擁有者
       *[other] { $last-its }
    }
    .ownerde = { $last-its ->
        [none] 其擁有者的
       *[other] { $last-itsde }
    }
word-enchanted = 所結附的{ $enchants ->
    [none] 永久物
   *[other] { $enchants }
}
    .like = one-card
    .zhi = 之
    .its = { $self }之
    .die = { SAME($enchants, "生物") ->
        [yes] 死去
       *[no] 從戰場置入墳墓場
    }
    .noun = { $enchants ->
        [none] 永久物
       *[other] { $enchants }
    }
word-equipped = 佩帶此武具的生物
    .like = one-card
    .zhi = 之
    .noun = 生物
word-holder_of = { $last-held ->
    [yes] 該永久物
   *[other] { $of }所裝備的永久物
}
    .like = one-card
    .zhi = 之
    .noun = 永久物
    .sets-held = yes
word-those = { $traits-count ->
    [0] { $last-rest ->
        [yes] 其餘的牌
       *[none] { $last-aside ->
            [card] { $last-landed ->
                [yes] 未放進戰場的該牌
               *[none] 該牌
            }
           *[other] 這些牌
        }
    }
   *[other] { SAME($self-kin, "牌") ->
        [yes] { $last-rest ->
            [yes] 其餘的牌
           *[none] 其中所有牌
        }
       *[no] 其中所有{ $self-kin }
    }
}
    .like = one-card
    .number = { $last-aside ->
        [card] one
       *[other] many
    }
    .join = { noun.join }
    .among = yes
    .zone = those
    .noun = 牌
    .mw = 張
    .kin = { de-free }{ noun-bearing }牌
    .kind = { $self-kin }
    .some = { $self-kin }
    .core = { $self-kin }
    .a = 一張{ $self-kin }
    .one = 其中{ $traits-count ->
        [0] 一張牌
       *[other] 一張{ $self-kin }
    }
    .lie = 其中
    .thing = { $traits-count ->
        [0] 這些牌
       *[other] 其中{ $self-kin }
    }
    .things = { $self-kin }
    .everyone = 其中每有一張{ $self-kin }，
    .exists = 其中有{ $self-kin }
    .none = 其中沒有{ $self-kin }
    .keeps = 其中有
    .owner = { $last-its ->
        [none] 其擁有者
       *[other] { $last-its }
    }
    .ownerde = { $last-its ->
        [none] 其擁有者的
       *[other] { $last-itsde }
    }
    .its = 其
    .sets-rest = { $traits-count ->
        [0] {""}
       *[other] yes
    }
    .sets-sort = card
top-of = { $whose ->
    [none] 你
   *[other] { $whose-of }
}
top-whose = { $whose ->
    [none] 你的
   *[other] { $whose-whose }
}
word-top = { $count ->
    [1] { top-whose }牌庫頂牌
   *[other] { top-of }牌庫頂的{ $count-xcn }張牌{ $count-xback }
}
    .like = one-card
    .np = { $self }
    .number = { $count ->
        [1] one
       *[other] many
    }
    .zone = top
    .noun = 牌
    .owner = { $whose ->
        [none] 你
       *[other] { $whose-of }
    }
    .ownerde = { top-whose }
    .any = { $whose ->
        [none] 你的
       *[other] { $whose-any }的
    }牌庫頂牌
    .its = 其
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-aside = { $count ->
        [1] card
       *[other] cards
    }
    .sets-its = { $whose ->
        [none] 你
       *[other] 其
    }
    .sets-itsde = { $whose ->
        [none] 你的
       *[other] 其
    }
    .sets-sort = card
    .sets-self = no
word-remembered = 所放逐的牌
    .like = one-card
    .sum = 總和
    .zhi = 之
    .noun = 牌
word-sacrificed = 所犧牲的永久物
    .like = one-card
    .zhi = 之
    .noun = 永久物
word-discarded_card = 所棄掉的牌
    .like = one-card
    .zhi = 之
    .noun = 牌
word-met = 該生物
    .like = one-card
    .noun = 生物
word-picked = 所選的牌
    .like = one-card
    .zhi = 之
    .noun = 牌
word-what_targets = 該咒語或異能
    .like = one-card
    .noun = 咒語
word-this_gone = { this-card }
    .like = one-card
    .its = { this-its }
    .noun = 牌
word-affected = 它
    .like = one-card
    .its = 其
    .noun = 牌
word-put_with_this = 利用{ this-card }放進戰場的生物
    .like = one-card
    .zhi = 之
    .one = 一個利用{ this-card }放進戰場的生物
    .noun = 生物
word-suspended = 每張已延緩且{ $traits }的牌
    .like = one-card
    .number = many
    .zhi = 之

## Targets

aim =
    .like = one-card
    .np = { $self }
    .lie = {""}
    .ge = { $self-number ->
        [one] {""}
       *[many] 各
    }
    .zone = { $what-zone }
    .away = { $what-away }
    .from = { $what-fromone }
    .whose = { $what-whose }
    .noun = { $what-target }
    .zhi = 之
    .owner = { $what-zone ->
        [graveyard] { $what-whose ->
            [yours] 你
           *[other] 其擁有者
        }
       *[other] 其擁有者
    }
    .ownerde = { $what-zone ->
        [graveyard] { $what-whose ->
            [yours] 你的
           *[other] 其擁有者的
        }
       *[other] 其擁有者的
    }
    .many = { $self-number ->
        [one] {""}
       *[many] 各
    }
    .aim = yes
    .sets-aimed = { $what-target }
    .sets-aims = { $self-number }
    .sets-it = { $self-number ->
        [one] card
       *[many] cards
    }
    .sets-its = { $what-zone ->
        [graveyard] { $what-whose ->
            [yours] 你
           *[other] none
        }
       *[other] none
    }
    .sets-itsde = { $what-zone ->
        [graveyard] { $what-whose ->
            [yours] 你的
           *[other] none
        }
       *[other] none
    }
    .sets-sort = { $what-away ->
        [yes] card
       *[other] none
    }
    .sets-self = no
word-target = { $what-lie }{ $self-np }
    .like = aim
    .np = { $self-number ->
        [one] { $what-aimed }
       *[many] { $count-xcn }{ $what-mw }{ $what-aims }{ $count-xback }
    }
    .number = { $count ->
        [none] one
        [1] one
       *[other] many
    }
word-up_to_targets = { $what-lie }{ $self-np }
    .like = aim
    .np = { $by ->
        [none] {""}
       *[other] 由{ $by }選擇的
    }{ SAME($count-xback, "") ->
        [yes] { $count-anyhow ->
            [yes] 任意數量的{ $what-aims }
           *[other] { $least ->
                [none] { $count ->
                    [99] 任意數量的{ $what-aims }
                   *[other] 至多{ $count-xcn }{ $what-mw }{ $what-aims }
                }
                [1] { $count ->
                    [2] 一{ $what-mw }或兩{ $what-mw }{ $what-aims }
                    [3] 一{ $what-mw }，兩{ $what-mw }，或三{ $what-mw }{ $what-aims }
                   *[other] 一至{ $count-xcn }{ $what-mw }{ $what-aims }
                }
               *[other] { $least-xcn }至{ $count-xcn }{ $what-mw }{ $what-aims }
            }
        }
       *[no] { $least ->
            [none] 至多X{ $what-mw }{ $what-aims }（X為{ $count }）
           *[other] 任意數量的{ $what-aims }
        }
    }
    .number = { $count ->
        [1] one
       *[other] many
    }
word-targeted = { $last-aims ->
    [many] 這些{ $last-aimed }
    [one] 該{ $last-aimed }
   *[none] 該目標
}
    .like = one-card
    .number = { $last-aims ->
        [many] many
       *[other] one
    }
    .noun = { $last-aimed }
    .near = 其
word-alike_targets = { $what-lie }{ $count-xcn }{ $what-mw }有共通牌類別的{ $what-aims }
    .like = aim
    .number = many
word-target_of_each = { $who }{ $what-zone ->
    [graveyard] 墳墓場中的至多一張目標{ $what-kin }
   *[other] 所操控的至多一個目標{ $what-kin }
}
    .like = aim
    .from = {""}
    .number = many
word-target_by = 由{ $by }選擇的{ $what-aimed }
    .like = aim
    .number = one
    .bychoice = yes
    .chooser = { $by }
    .chosen = { $what-aimed }

## Chosen ones

choice =
    .like = one-card
    .number = { $count ->
        [none] one
        [1] one
       *[other] many
    }
    .chosen = yes
    .searched = { $what-zone ->
        [library] yes
        [both] yes
       *[other] no
    }
    .pileof = { $what-ownde }{ $what-zone ->
        [both] 墳墓場和／或牌庫
       *[other] 牌庫
    }
    .random = no
    .revealer = { $what-whose ->
        [players] { $what-own }
       *[other] {""}
    }
    .ge = {""}
    .zone = { $what-zone }
    .away = { $what-away }
    .from = { $what-fromone }
    .fromone = { $what-fromone }
    .a = { $self-np }
    .lie = { $what-lie }
    .whose = { $what-whose }
    .noun = { $what-noun }
    .zhi = 之
    .among = { $what-among ->
        [yes] yes
       *[other] no
    }
    .owner = { $what-among ->
        [yes] { $what-owner }
       *[other] { $what-away ->
            [no] 其擁有者
           *[other] { $what-whose ->
                [yours] 你
                [theirs] 其
               *[other] 其擁有者
            }
        }
    }
    .ownerde = { $what-among ->
        [yes] { $what-ownerde }
       *[other] { $what-away ->
            [no] 其擁有者的
           *[other] { $what-whose ->
                [yours] 你的
                [theirs] 其
               *[other] 其擁有者的
            }
        }
    }
    .sets-it = { $self-number ->
        [one] card
       *[many] cards
    }
    .sets-its = { $what-whose ->
        [yours] 你
       *[other] {""}
    }
    .sets-itsde = { $what-whose ->
        [yours] 你的
       *[other] {""}
    }
    .sets-rest = { $what-among ->
        [yes] yes
       *[other] {""}
    }
    .sets-sort = { $what-among ->
        [yes] card
       *[other] { $what-away ->
            [yes] card
           *[other] { $what-source ->
                [yes] source
               *[other] none
            }
        }
    }
    .sets-self = no
word-chosen = { $what-lie }{ $self-np }
    .like = choice
    .np = { $self-number ->
        [one] { $what-other ->
            [yes] 另一
           *[no] 一
        }{ $what-mw }{ $what-kind }
       *[many] { $count-xcn }{ $what-mw }{ $what-some }{ $count-xback }
    }
    .bare = { $self-number ->
        [one] { $what-a }
       *[many] { $count-xcn }{ $what-mw }{ $what-things }
    }
    .backs = { $self-number ->
        [one] {""}
       *[many] { $count-xback }
    }
    .free = { $what-zone ->
        [battlefield] { $self-bare }
        [hand] { $self-bare }
       *[other] { $self }
    }
    .anyone = { $what-zone ->
        [battlefield] { $what-whose ->
            [any] 戰場上任一{ $what-some }
           *[whose] 任一{ $what-some }
        }
       *[other] { $what-lie }任一{ $what-mw }{ $what-some }
    }
word-up_to = { $what-lie }{ $self-np }
    .like = choice
    .np = 至多{ $count-xcn }{ $what-mw }{ $what-some }{ $count-xback }
    .bare = 至多{ $count-xcn }{ $what-mw }{ $what-things }
    .backs = { $count-xback }
    .free = { $self-bare }
word-any_number = { $what-lie }{ $self-np }
    .like = choice
    .number = many
    .np = 任意數量的{ $what-some }
    .bare = 任意數量的{ $what-things }
    .free = { $self-bare }
word-at_random = { $what-alike ->
    [no] { $what }中隨機選擇的一個
   *[other] { $what-lie }{ $self-np }
}
    .like = choice
    .random = yes
    .number = { $count ->
        [none] one
       *[other] many
    }
    .np = 隨機選擇的{ $self-bare }
    .bare = { $count ->
        [none] 一
       *[other] { $count-xcn }
    }{ $what-mw }{ $what-kin }
    .free = { $self-bare }
word-one_for_each = 與每個{ $of-some }同名的{ $what-kin }各至多一張
    .like = choice
    .number = many
    .searched = { $what-zone ->
        [library] yes
       *[other] no
    }
    .bare = { $self }
word-top_for_owners = 每位玩家從其牌庫頂起、與其所擁有的牌等量的牌
    .like = one-card
    .number = many
    .sets-it = cards

## Players

player =
    .ge = {""}
    .dou = {""}
    .any = { $self }
    .holder = { $self }
    .payer = { $self }
    .they = no
    .all = { $self }
    .of = { $self }
    .whose = { $self }的
    .aimed = 目標玩家
    .one = { $self }
    .each = { $self }
    .from = {""}
    .its = { $self }的
    .zhi = 的
    .self = no
    .person = third
    .subject = { $self }
word-you = 你
    .like = player
    .person = second
word-opponents = 每位對手
    .like = player
    .ge = 各
    .dou = 都
    .any = 任一對手
    .payer = 任一對手
    .holder = 對手
    .all = 所有對手
    .aimed = 目標對手
word-each_from_you = 由你開始，每位玩家
    .like = word-everyone
word-everyone = 每位玩家
    .like = player
    .ge = 各
    .dou = 都
    .any = 任一玩家
    .payer = 任一玩家
    .all = 所有玩家
    .aimed = 目標玩家
word-they = { they-are }
    .like = player
    .they = yes
word-controller_of = { $cards-its }操控者
    .like = player
    .payer = { $cards-near }操控者
word-owner_of = { $cards-its }擁有者
    .like = player
word-controller_then = 該玩家
    .like = player
word-enchanted_player = 所結附的玩家
    .like = player
    .whose = 所結附的玩家之
word-defending_player = 防禦玩家
    .like = player
word-targeted_player = 該玩家
    .like = player
aim-player = { $who ->
    [none] 目標玩家
   *[other] { $who-aimed }
}
word-target_player = { $count ->
    [none] { aim-player }
    [1] { aim-player }
   *[other] { $count-xcn }位{ aim-player }
}
    .like = player
    .ge = { $count ->
        [none] {""}
        [1] {""}
       *[other] 各
    }
    .aim = yes
    .sets-aimed = 玩家
    .sets-aims = one
word-target_players = { $most ->
    [none] 任意數量的{ aim-player }
   *[other] 至多{ $most-xcn }位{ aim-player }
}
    .like = player
    .ge = 各
    .sets-aimed = 玩家
    .sets-aims = many
word-random_target_player = 隨機選擇的目標玩家
    .like = player
    .aim = yes
    .sets-aimed = 玩家
    .sets-aims = one
word-others_than_you = 每位其他玩家
    .like = player
    .ge = 各
    .dou = 都
    .any = 任一其他玩家
    .all = 所有其他玩家
    .aimed = 另一位目標玩家
word-players_who = { $condition-who }{ $among }
    .like = player
    .ge = 各
    .dou = 都
    .any = { $condition-who }{ $among-any }
    .all = { $condition-who }{ $among-all }
word-others_than = { $who }以外的每位玩家
    .like = player
    .ge = 各
    .all = { $who }以外的所有玩家
word-chosen_player = 所選的玩家
    .like = player
    .whose = 所選的玩家之
word-opponents_but = { $who }以外的每位對手
    .like = player
    .ge = 各
    .all = { $who }以外的所有對手
word-opponents_of = { $who-whose }每位對手
    .like = player
    .ge = 各
    .any = { $who-whose }任一對手
    .holder = { $who-whose }對手
    .all = { $who-whose }所有對手
word-you_and = 你與{ $who }
    .like = player
    .ge = 各
word-hit_by = 該玩家
    .like = player
word-whose_turn = 目前回合的玩家
    .like = player
    .holder = 該玩家
    .whose = 目前回合玩家的

## Keywords

keyword = 獲得{ $self-word }異能
    .line = { $self-word }
    .slot = keyword
    .have = 具有{ $self-word }異能
    .front = {""}
    .ben = {""}
    .back = {""}
    .then = 便具有{ $self-word }異能
    .token = { $self-word }
word-deathtouch =
    .like = keyword
    .word = 死觸
word-defender =
    .like = keyword
    .word = 守軍
word-double_strike =
    .like = keyword
    .word = 連擊
word-first_strike =
    .like = keyword
    .word = 先攻
word-flash =
    .like = keyword
    .word = 閃現
word-flying =
    .like = keyword
    .word = 飛行
word-haste =
    .like = keyword
    .word = 敏捷
word-hexproof =
    .like = keyword
    .word = 辟邪
word-indestructible =
    .like = keyword
    .word = 不滅
word-intimidate =
    .like = keyword
    .word = 威嚇
word-plainswalk =
    .like = keyword
    .word = 平原行者
word-islandwalk =
    .like = keyword
    .word = 海島行者
word-swampwalk =
    .like = keyword
    .word = 沼澤行者
word-mountainwalk =
    .like = keyword
    .word = 山脈行者
word-forestwalk =
    .like = keyword
    .word = 樹林行者
word-lifelink =
    .like = keyword
    .word = 繫命
word-reach =
    .like = keyword
    .word = 延勢
word-trample =
    .like = keyword
    .word = 踐踏
word-vigilance =
    .like = keyword
    .word = 警戒
word-shroud =
    .like = keyword
    .word = 帷幕
word-fear =
    .like = keyword
    .word = 恐懼
word-shadow =
    .like = keyword
    .word = 陰影
word-horsemanship =
    .like = keyword
    .word = 馬術
word-infect =
    .like = keyword
    .word = 侵染
word-wither =
    .like = keyword
    .word = 枯萎
word-phasing =
    .like = keyword
    .word = 躍離
word-flanking =
    .like = keyword
    .word = 側面攻擊

## What changes

change =
    .slot = change
    .have = { $self }
    .later = { $self }
    .front = {""}
    .ben = {""}
    .back = {""}
    .then = 便{ $self-have }
    .token = { $self-have }
    .line = { $self }。
become = 成為{ $self-size }{ $self-hue }{ $self-sub }{ $self-type }
    .like = change
    .slot = become
    .have = 是{ $self-size }{ $self-hue }{ $self-sub }{ $self-type }
    .size = {""}
    .hue = {""}
    .sub = {""}
    .type = {""}
    .keeps = {""}
    .drops = {""}
bar =
    .like = change
    .slot = bar

pair-power = { $power ->
    [0] { $toughness-negative ->
        [yes] -0
       *[no] +0
    }
   *[other] { $power-signed }
}
pair-toughness = { $toughness ->
    [0] { $power-negative ->
        [yes] -0
       *[no] +0
    }
   *[other] { $toughness-signed }
}
pair-two = { $power-fixed ->
    [yes] no
   *[no] { $toughness-fixed ->
        [yes] no
       *[no] { SAME($power-abs, $toughness-abs) ->
            [yes] no
           *[no] yes
        }
    }
}
word-pump = 得{ $self-two ->
    [yes] { $power-negative ->
        [yes] -X
       *[no] +X
    }/{ $toughness-negative ->
        [yes] -Y
       *[no] +Y
    }
   *[no] { pair-power }/{ pair-toughness }
}
    .like = change
    .two = { pair-two }
    .abs = { $power-abs }
    .evenly = { SAME($self-front, "") ->
        [yes] no
       *[no] { SAME($power-abs, $toughness-abs) }
    }
    .by = 得{ $power-negative ->
        [yes] -X/-X
       *[no] +X/+X
    }
    .front = { $self-two ->
        [yes] {""}
       *[no] { SAME($power-front, "") ->
            [yes] { $toughness-front }
           *[no] { $power-front }
        }
    }
    .ben = { $self-two ->
        [yes] {""}
       *[no] { SAME($power-ben, "") ->
            [yes] { $toughness-ben }
           *[no] { $power-ben }
        }
    }
    .back = { $self-two ->
        [yes] ，X為{ $power-abs }，Y為{ $toughness-abs }
       *[no] { SAME($power-back, "") ->
            [yes] { $toughness-back }
           *[no] { $power-back }
        }
    }
word-power_becomes =
    .like = become
    .size = { $power }/{ $toughness }
word-power_is = 的力量與防禦力各等同於{ $both }
    .like = change
    .slot = poss
    .later = 其力量與防禦力各等同於{ $both }
word-power_and_toughness_are = 的力量等同於{ $power }，防禦力等同於{ $toughness }
    .like = change
    .slot = poss
    .later = 其力量等同於{ $power }，防禦力等同於{ $toughness }
word-own_power_is = 的力量等同於{ $number }
    .like = change
    .slot = poss
    .later = 其力量等同於{ $number }
word-own_toughness_is = 的防禦力等同於{ $number }
    .like = change
    .slot = poss
    .later = 其防禦力等同於{ $number }
word-switched = 的力量與防禦力互換
    .like = change
    .slot = poss
    .later = 其力量與防禦力互換
word-loses = 失去{ $keyword-word }異能
    .like = change
word-loses_all_abilities = 失去所有異能
    .like = change
word-has = 獲得「{ $ability }。」
    .like = change
    .have = 具有「{ $ability }。」
    .slot = quoted
    .opens-bearer = { $last-bearing }
    .opens-self = no
    .sets-bearer = none
from-whom = { $whom-short }
text-chosen-entering = 所選顏色
    .short = 所選顏色
text-white = 白色
    .short = 白
text-blue = 藍色
    .short = 藍
text-black = 黑色
    .short = 黑
text-red = 紅色
    .short = 紅
text-green = 綠色
    .short = 綠
text-colorless = 無色
    .short = 無色
text-nonland = 非地
text-noncreature = 非生物
text-nonbasic = 非基本
text-chosen = 所選顏色
    .short = 所選顏色
word-protection =
    .like = keyword
    .word = 反{ from-whom }保護
word-protection_sparing_this =
    .like = keyword
    .word = 不會移除{ this-card }的反{ from-whom }保護
word-no_target_of = 不能成為{ $what-some }的目標
    .like = bar
word-no_target_from = { $what-only ->
    [yes] 不能成為{ $what-held }之咒語或異能的目標
   *[other] 不能成為來自{ $what-some }的咒語或異能之目標
}
    .like = bar
word-cannot_block_those = 不能阻擋{ $what-some }
    .like = bar
word-cannot_attack = 不能攻擊
    .like = bar
    .word = 攻擊
word-cannot_block = 不能阻擋
    .like = bar
    .word = 阻擋
word-cannot_be_blocked = 不能被阻擋
    .like = bar
word-cannot_be_countered = 不能被反擊
    .like = bar
word-exiled_if_leaving = 若將離開戰場，則改為被放逐
    .like = bar
word-exiled_if_dying = 若將死去，則改為被放逐
    .like = bar
word-cannot_be_regenerated = 不能重生
    .like = bar
word-does_not_untap = 於其操控者的重置步驟中不能重置
    .like = bar
    .then = 於其操控者的重置步驟中便不能重置
word-must_attack = 若能攻擊，則必須攻擊
    .like = bar
    .have = 每次戰鬥若能攻擊，則必須攻擊
word-must_block = 若能阻擋，則必須阻擋
    .like = bar
    .have = 每次戰鬥若能阻擋，則必須阻擋
word-must_attack_each_turn = 每回合若能攻擊，則必須攻擊
    .like = bar
word-must_block_each_turn = 每回合若能阻擋，則必須阻擋
    .like = bar
word-must_be_blocked = 若能被阻擋，則必須被阻擋
    .like = bar
word-needs_two_blockers = 只能被兩個或更多生物阻擋
    .like = bar
word-needs_three_blockers = 只能被三個或更多生物阻擋
    .like = bar
word-one_blocker_at_most = 不能被多於一個的生物阻擋
    .like = bar
word-lures = 必須被所有能阻擋它的生物阻擋
    .like = bar
word-not_blocked_by = 不能被{ $what-some }阻擋
    .like = bar
word-only_blocked_by = 只能被{ $what-some }阻擋
    .like = bar
word-blocks_only = 只能阻擋{ $what-some }
    .like = bar
word-cannot_activate = 的起動式異能不能起動
    .like = bar
    .slot = poss
    .later = 其起動式異能不能起動
word-no_combat_damage = 不分配戰鬥傷害
    .like = bar
word-damage_by_toughness = 依照其防禦力而非其力量來分配戰鬥傷害
    .like = bar
word-damage_past_blockers = 可以視同未受阻擋地分配其戰鬥傷害
    .like = bar
word-ignores_defender = 可以視同不具守軍異能地攻擊
    .like = bar
word-not_alone_attack = 不能單獨攻擊
    .like = bar
word-not_alone_block = 不能單獨阻擋
    .like = bar
word-may_stay_tapped = 可以於你的重置步驟中選擇不重置
    .like = bar
word-blocks_more = { $count ->
    [99] 可以阻擋任意數量的生物
   *[other] 可以額外阻擋{ $count-xcn }個生物{ $count-xback }
}
    .like = bar
word-attacks_only_where = 不能攻擊，除非防禦玩家操控{ $what-kin }
    .like = bar
word-cannot_attack_those = 不能攻擊{ $who-holder }或由{ $who-holder }操控的鵬洛客
    .like = bar
word-cannot_attack_players = 不能攻擊{ $who-holder }
    .like = bar
word-must_attack_those = { $last-span ->
    [lasting] 每次戰鬥
   *[none] {""}
}若能攻擊{ $whom }，則必須如此作
    .like = bar
word-must_block_those = 若能阻擋{ $what }，則必須如此作
    .like = bar
word-land_type_chosen = 屬於所選的地類別
    .like = change
word-also_types =
    .like = become
    .type = { TERM($types, table: "types", join: "") }
    .keeps = 類別
word-types_become =
    .like = become
    .type = { TERM($types, table: "types", join: "") }
a-subtype = { SAME($subtypes, "*") ->
    [yes] 具有所有生物類別的
   *[other] { TERM($subtypes, table: "classifications", join: "／") }
}
word-also_subtypes =
    .like = become
    .sub = { a-subtype }
    .keeps = { SAME($subtypes, "*") ->
        [yes] {""}
       *[other] 類別
    }
word-subtypes_become =
    .like = become
    .sub = { a-subtype }
word-no_longer =
    .like = become
    .drops = ，且不再是{ a-subtype }
word-chosen_type_becomes = 只具有所選的生物類別
    .like = change
word-also_chosen_type = 額外具有所選的類別
    .like = change
word-also_colors =
    .like = become
    .hue = { TERM($colors, join: "與") }
    .keeps = 顏色
word-colors_become =
    .like = become
    .hue = { TERM($colors, join: "與") }
word-controlled = 由{ $by ->
    [none] 你
   *[other] { $by }
}操控
    .like = change
    .slot = control
    .giver = { $by ->
        [none] 你
       *[other] { $by }
    }
    .taker = { $by ->
        [none] {""}
       *[other] { $by }
    }

## How long

word-this_turn = 直到回合結束
    .turn = 本回合
    .early = no
word-for_good = {""}
    .turn = {""}
    .early = none
    .opens-span = lasting
    .long = 在這盤遊戲的剩餘時段中
word-while_you_control_this = 只要你操控{ this-card }
    .turn = { $self }
    .early = while
word-until_your_next_turn = 直到你的下一個回合
    .turn = { $self }
    .early = yes
word-until_your_next_upkeep = 直到你的下一個維持
    .turn = { $self }
    .early = yes
word-until_end_of_combat = 直到戰鬥結束
    .turn = 此戰鬥中
    .early = no
word-while_this_stays = 只要{ this-card }仍在戰場上
    .turn = { $self }
    .early = while
word-while_you_control_this_tapped = 只要你操控{ this-card }且{ this-card }仍為橫置
    .turn = { $self }
    .early = while
word-while_this_is_tapped = 只要{ this-card }仍為橫置
    .turn = { $self }
    .early = while
word-while_it_has = 只要其上有{ counter-name }指示物
    .turn = { $self }
    .early = while
word-until_planeswalk = 直到任一玩家時空換境
    .turn = { $self }
    .early = yes

## Costs

word-pay = { $mana }
    .do = 支付{ $mana }
    .acts = 支付{ $mana }
word-pay_amount = { "{" }X{ "}" }（X為{ $amount }）
    .do = 支付{ "{" }X{ "}" }，X為{ $amount }
    .acts = 支付{ "{" }X{ "}" }（X為{ $amount }）
word-tapping = { "{" }T{ "}" }
    .do = 橫置{ this-card }
    .acts = 橫置{ this-card }
word-untapping = { "{" }Q{ "}" }
    .do = 重置{ this-card }
    .acts = 重置{ this-card }
word-loyalty = { $amount ->
    [0] 0
   *[other] { SIGNED($amount) }
}
    .do = { $self }
word-loyalty_x = -X
    .do = { $self }
cost =
    .do = { $self }
    .acts = { $self }
word-sacrificing = 犧牲{ $cards-free }{ $cards-backs }
    .like = cost
word-sacrificing_this = 犧牲{ this-card }
    .like = cost
word-discarding = { $cards-random ->
    [yes] 隨機棄{ $cards-free }
   *[other] 棄{ $cards-free }{ $cards-backs }
}
    .like = cost
word-exiling = { $cards-away ->
    [yes] 將{ $cards-np }{ $cards-from }放逐
   *[other] { SAME($cards-from, "") ->
        [yes] 放逐{ $cards-free }
       *[no] 將{ $cards-np }{ $cards-from }放逐
    }
}
    .like = cost
word-being_dealt = 令{ this-card }對自己造成{ $amount-xn }點傷害{ $amount-xback }
    .like = cost
word-paying_life = 支付{ $amount-xn }點生命{ $amount-xback }
    .like = cost
word-paying_life_x = 支付X點生命
    .like = cost
word-removing = 從{ this-card }上移去{ $count-xcn }個{ counter-name }指示物
    .like = cost
word-removing_all = 從{ this-card }上移去所有{ counter-name }指示物
    .like = cost
word-removing_x = 從{ this-card }上移去X個{ counter-name }指示物
    .like = cost
word-removing_from = 從{ $cards }上移去一個{ counter-name }指示物
    .like = cost
word-putting = 在{ this-card }上放置{ $count-xcn }個{ counter-name }指示物
    .like = cost
word-tapping_others = 橫置{ $cards }
    .like = cost
word-untapping_others = 重置{ $cards }
    .like = cost
word-putting_on_top = 將{ $cards }置於{ $cards-owner }牌庫頂
    .like = cost
word-putting_on_bottom = 將{ $cards }置於{ $cards-owner }牌庫底
    .like = cost
word-putting_on = 在{ $cards }上放置{ $count-xcn }個{ counter-name }指示物
    .like = cost
word-returning = 將{ $cards }移回{ $cards-owner }手上
    .like = cost
word-milling = 將你牌庫頂的{ $count-xcn }張牌置入你的墳墓場
    .do = { $self }
    .acts = 將其牌庫頂的{ $count-xcn }張牌置入其墳墓場
word-revealing = { SAME($cards-from, "") ->
    [yes] 展示{ $cards-free }
   *[no] { $cards-from }展示{ $cards-np }
}
    .like = cost
word-pay_times = { $mana }，其次數等同於{ $times }
    .do = 支付{ $self }
    .acts = 支付{ $self }
word-all_costs = { $costs }
    .do = { $costs-do }
    .acts = { $costs-acts }
    .join = { $before }，{ $next }
    .last = { $form ->
        [usual] { $before }，{ $next }
       *[other] { $before }並{ $next }
    }

## What abilities wait for

trigger = { $self-bare }時
when-card = { $who-number ->
    [one] 當
   *[other] 每當
}
about-card = { trigger }
    .sets-that = { $who-that }
    .sets-it = card
    .sets-source = no
    .sets-self = { $who-self ->
        [yes] yes
       *[other] no
    }
entering = { $who-whose ->
    [yours] 在你的操控下
    [mine] 在你的操控下
    [opposing] 在對手的操控下
   *[any] {""}
}進戰場
word-enters =
    .like = about-card
    .bare = { when-card }{ $who-whose ->
        [yours] { $who-a }
        [mine] { $who-a }
        [opposing] { $who-a }
       *[any] { $who-one }
    }{ entering }
    .head = { about-head }
    .always = 每當{ $who-one }{ entering }
    .verb = { entering }
about-head = { $who-self ->
    [yes] this
   *[other] { $who-one }
}
word-dies =
    .like = about-card
    .bare = { when-card }{ $who-one }{ $who-die }
    .head = { about-head }
    .always = 每當{ $who-one }{ $who-die }
    .verb = { $who-die }
word-leaves =
    .like = about-card
    .bare = { when-card }{ $who-one }離開戰場
word-casts = { trigger }
    .bare = 每當{ $by-any }施放{ $spell-kin }
    .next = 當{ $by-any }於本回合中下一次施放{ $spell-kin }時
    .nexts = yes
    .sets-that = 咒語
    .sets-it = card
word-casts_nth = { trigger }
    .bare = 每當{ $by-any }施放每回合中的第{ $number ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
       *[other] 五
    }個咒語
    .sets-that = 咒語
    .sets-it = card
word-attacks =
    .like = about-card
    .bare = 每當{ $who-one }攻擊
    .head = { about-head }
    .always = { $self-bare }
    .verb = 攻擊
word-attacks_you =
    .like = about-card
    .bare = { when-card }{ $who-one }攻擊你或由你操控的鵬洛客
word-attacks_just_you =
    .like = about-card
    .bare = 每當{ $who-one }攻擊你
word-attacks_player =
    .like = about-card
    .bare = 每當{ $who-one }攻擊任一玩家
word-attacks_with =
    .like = about-card
    .bare = 每當{ $who-one }與至少{ $others ->
        [1] 一
        [2] 兩
        [3] 三
        [4] 四
       *[other] { $others }
    }個其他生物攻擊
word-attacks_alone =
    .like = about-card
    .bare = 每當{ $who-one }單獨攻擊
word-attack_together = { trigger }
    .bare = 每當一個或數個由{ $by-holder }操控的生物攻擊
word-many_attack_you = { trigger }
    .bare = 當{ $count ->
        [2] 兩
        [3] 三
        [4] 四
        [5] 五
        [6] 六
       *[other] { $count }
    }個或更多生物攻擊你
word-blocks =
    .like = about-card
    .bare = 每當{ $who-one }{ $self-verb }
    .head = { about-head }
    .always = { $self-bare }
    .verb = 阻擋{ $whom ->
        [none] {""}
       *[other] { $whom-one }
    }
word-faces =
    .like = about-card
    .bare = 每當{ $whom-one }被{ $who-one }阻擋
word-becomes_blocked =
    .like = about-card
    .bare = 每當{ $who-one }被阻擋
    .head = { about-head }
    .always = { $self-bare }
    .verb = 被阻擋
word-is_unblocked =
    .like = about-card
    .bare = 每當{ $who-one }攻擊且未受阻擋
word-meets =
    .like = about-card
    .bare = 每當{ $who-one }阻擋{ $whom-one }或被{ $whom-one }阻擋
word-deals_combat_damage =
    .like = about-card
    .bare = 每當{ $who-one }對{ $to-any }造成戰鬥傷害
word-deals_damage =
    .like = about-card
    .bare = 每當{ $who-one }對{ $to-any }造成傷害
word-deals_damage_to =
    .like = about-card
    .bare = 每當{ $who-one }對{ $whom-one }造成傷害
word-deals_combat_damage_to =
    .like = about-card
    .bare = 每當{ $who-one }對{ $whom-one }造成戰鬥傷害
word-deals_any_damage =
    .like = about-card
    .bare = 每當{ $who-one }造成傷害
word-deals_any_combat =
    .like = about-card
    .bare = 每當{ $who-one }造成戰鬥傷害
word-deals_noncombat = { trigger }
    .bare = 每當{ $to-any }受到非戰鬥傷害
word-hits_first =
    .like = about-card
    .bare = 每當{ $who-one }於每回合中首次對一位或數位玩家造成傷害
word-harmed_in_combat = { trigger }
    .bare = 每當{ $who-any }{ $walkers ->
        [none] {""}
       *[other] 或{ $walkers-one }
    }受到戰鬥傷害
word-is_dealt_damage =
    .like = about-card
    .sets-source = yes
    .bare = 每當{ $who-one }受到{ $by ->
        [none] {""}
       *[other] { $by-one }造成的
    }傷害
word-gains_life = { trigger }
    .bare = 每當{ $who-any }獲得生命
word-loses_life = { trigger }
    .bare = 每當{ $who-any }失去生命
word-draws = { trigger }
    .bare = 每當{ $who-any }抽一張牌
word-draws_card = { trigger }
    .bare = 每當{ $who-any }抽{ $what-a }
word-discards = { trigger }
    .bare = 每當{ $who-any }棄一張牌
word-is_sacrificed =
    .like = about-card
    .bare = { when-card }{ $who-one }被犧牲
word-is_targeted =
    .like = about-card
    .bare = { $who-number ->
        [one] 當
       *[many] 每當
    }{ $who-one }成為{ $by ->
        [none] {""}
       *[other] { $by-key ->
            [yours] 由你操控之
           *[opposing] 由對手操控之
        }
    }咒語或異能的目標
word-turned_up =
    .like = about-card
    .bare = 當{ $who-one }翻回正面
word-transforms =
    .like = about-card
    .bare = 當{ $who-one }轉化
word-is_tapped =
    .like = about-card
    .bare = 每當{ $who-one }成為橫置
word-is_untapped =
    .like = about-card
    .bare = 每當{ $who-one }成為未橫置
word-is_tapped_for_mana =
    .like = about-card
    .bare = { $by-person ->
        [second] 每當你橫置{ $who-one }以產生魔法力
       *[other] { $who-number ->
            [one] 每當{ $who-one }橫置以產生魔法力
           *[many] 每當{ $by-any }橫置{ $who-one }以產生魔法力
        }
    }
word-is_cycled = { trigger }
    .bare = { $who-self ->
        [yes] 當你循環{ this-card }
       *[other] 每當{ $by-any }循環{ $who-a }
    }
    .sets-it = card
whose-graveyard = { $who-whose ->
    [yours] 你的墳墓場
    [opposing] 對手的墳墓場
   *[other] 墳墓場
}
word-is_buried = { trigger }
    .bare = { $who-zone ->
        [graveyard] 每當{ $who-a }
       *[other] { when-card }{ $who-one }
    }從任何區域置入{ whose-graveyard }
    .sets-it = card
    .sets-self = { $who-self ->
        [yes] yes
       *[other] no
    }
    .sets-that = 牌
word-is_buried_from_library = { trigger }
    .bare = { $who-zone ->
        [graveyard] 每當{ $who-a }
       *[other] { when-card }{ $who-one }
    }從牌庫置入{ whose-graveyard }
    .sets-it = card
    .sets-self = { $who-self ->
        [yes] yes
       *[other] no
    }
    .sets-that = 牌
word-is_buried_from_elsewhere = { trigger }
    .bare = { $who-zone ->
        [graveyard] 每當{ $who-a }
       *[other] { when-card }{ $who-one }
    }從戰場以外的任何區域置入{ whose-graveyard }
    .sets-it = card
    .sets-self = { $who-self ->
        [yes] yes
       *[other] no
    }
    .sets-that = 牌
word-discards_card = { trigger }
    .bare = 每當{ $who-any }棄{ $what-a }
    .sets-it = card
    .sets-that = 牌
word-discarded_by_opponent = { trigger }
    .bare = { $what-self ->
        [yes] 當由對手操控的咒語或異能令你棄掉{ this-card }
       *[other] 每當由對手操控的咒語或異能令你棄{ $what-a }
    }
    .sets-it = card
    .sets-that = 牌
word-is_targeted_by =
    .like = about-card
    .bare = { $who-number ->
        [one] 當
       *[many] 每當
    }{ $who-one }成為{ $by-a }的目標
word-attack_in_force = { trigger }
    .bare = 每當{ $by-any }以{ $least ->
        [2] 兩
        [3] 三
        [4] 四
        [5] 五
       *[other] { $least }
    }個或更多生物攻擊
word-counter_put = { trigger }
    .bare = 每當在{ $who-one }上放置一個{ counter-name }指示物
    .sets-it = card
    .sets-that = { $who-that }
word-counters_put = { trigger }
    .bare = 每當在{ $who-one }上放置一個或更多{ counter-name }指示物
    .sets-it = card
    .sets-that = { $who-that }
word-counter_taken = { trigger }
    .bare = 每當從{ $who-one }上移去一個{ counter-name }指示物
    .sets-it = card
    .sets-that = { $who-that }
word-last_counter_taken = { trigger }
    .bare = 當從{ $who-one }上移去最後一個{ counter-name }指示物
    .sets-it = card
    .sets-that = { $who-that }
word-activates =
    .like = about-card
    .bare = 每當{ $by-any }起動{ $what-one }的非魔法力異能
word-searches = { trigger }
    .bare = 每當{ $by-any }搜尋牌庫
word-searches_own = { trigger }
    .bare = 每當{ $by-any }搜尋自己的牌庫
word-plays_land = { trigger }
    .bare = 每當{ $by-any }使用一個地
word-upkeep = { trigger }
    .bare = 在{ $whose-whose }維持開始
word-each_upkeep = { trigger }
    .bare = 在每位玩家的維持開始
word-end_step = { trigger }
    .bare = 在{ $whose-whose }結束步驟開始
word-each_end_step = { trigger }
    .bare = 在每個結束步驟開始
word-draw_step = { trigger }
    .bare = 在{ $whose-whose }抽牌步驟開始
word-each_draw_step = { trigger }
    .bare = 在每位玩家的抽牌步驟開始
word-main_phase = { trigger }
    .bare = 在{ $whose-whose }戰鬥前行動階段開始
word-combat = { trigger }
    .bare = 在{ $whose-of }回合的戰鬥開始
word-each_combat = { trigger }
    .bare = 在每次戰鬥開始
word-end_of_combat = { trigger }
    .bare = 在戰鬥結束
word-state = { trigger }
    .bare = 當{ $condition }
word-or = { $triggers }
    .bare = { $triggers-bare }
    .join = { SAME($prior-head, $next-head) ->
        [yes] { $before-always }或{ $next-verb }時
       *[no] { $before-bare }或{ $next }
    }

## Planes, phenomena and schemes: what they wait for

word-planeswalk_to = { trigger }
    .bare = 當你時空換境至{ this-card }
word-planeswalk_away = { trigger }
    .bare = 當你時空換境離開{ this-card }
word-encounter = { trigger }
    .bare = 當你遭遇{ this-card }
word-chaos_rolled = { trigger }
    .bare = 每當你擲出混沌
word-die_rolled = { trigger }
    .bare = 每當你擲時空骰
word-planeswalker_rolled = { trigger }
    .bare = 每當你擲出鵬洛客符號
word-set_in_motion = { trigger }
    .bare = 當你實行{ this-card }
word-abandoned = { trigger }
    .bare = 當你放棄{ this-card }

## Kinds of abilities

spoken =
    .like = ability
    .token = 「{ $self }。」

word-when = { $trigger }，{ $if ->
    [none] { $works ->
        [none] { $effect }
       *[other] { $effect-lies ->
            [yes] { $effect }
           *[no] { $works-given }{ $effect }
        }
    }
   *[other] { $if-if }{ $if-then }{ $effect-flow }
}
    .like = spoken
    .order = trigger if
    .next = { $trigger-nexts ->
        [yes] { $trigger-next }
       *[other] 本回合中，下一次{ $trigger }
    }，{ $effect }
word-from_graveyard = 墳墓場
    .given = 若此牌在你的墳墓場中，則
word-from_hand = 手牌
    .given = 若此牌在你的手牌中，則
word-from_stack = 堆疊
    .given = {""}
word-does = { $effect }
    .like = ability
word-activated = { $costs }：{ $effect }{ $if ->
    [none] {""}
   *[other] 。{ $if-when }起動此異能
}{ $limit ->
    [none] {""}
   *[other] 。{ $limit }
}
    .like = spoken
    .join = { $before }，{ $next }
word-only_as_sorcery = 只可以於你能施放巫術的時機下起動此異能
word-only_once_each_turn = 每回合只能起動此異能一次
word-only_so_often_each_turn = 每回合只能起動此異能{ $times ->
    [2] 兩
    [3] 三
   *[other] { $times }
}次
word-open_to_all = 任何玩家都能起動此異能
word-equip = 佩帶{ $cost }
    .line = 佩帶{ $cost }
    .slot = spoken
    .token = 佩帶{ $cost }
static-so = { $if ->
    [none] { $changes-ben }
   *[other] { SAME($if-so, "") ->
        [yes] { $changes-ben }
       *[no] { $if-so }
    }
}
word-static = { $if ->
    [none] {""}
   *[other] { $if-while }
}{ $changes-front }{ $if ->
    [none] {""}
   *[other] { $if-before }
}{ $changes-first-slot ->
    [control] { $changes-first-giver }操控{ $what }{ SAME(has-all, "") ->
        [yes] {""}
       *[no] ，且它{ has-all }
    }
   *[other] { $what-subject }{ static-so }{ has-all }{ $changes-back }
}
    .like = spoken
    .line = { $what-self ->
        [yes] { $if ->
            [none] { SAME($changes-at-keyword-count, $changes-count) ->
                [yes] { $changes-at-keyword-word }
               *[no] { $self }。
            }
           *[other] { $self }。
        }
       *[other] { $self }。
    }
    .opens-bearing = { $what-noun }
    .of = { $what-whose ->
        [yours] 所操控的{ $what-kin }{ has-all }
       *[other] 具有「{ $self }。」
    }
    .turn = { $changes-front }{ $what-subject }{ $changes-ben }{ $changes-first-slot ->
        [bar] 本回合{ gets-all }{ $changes-back }
       *[other] { gets-all }直到回合結束{ $changes-back }
    }
    .order = if what
    .join = { join-changes }
    .last = { last-changes }
first-of = { SAME($before, "") ->
    [yes] { $next }
   *[no] { $before }
}
both-bars = { SAME($before, "不能攻擊") ->
    [yes] { SAME($next, "不能阻擋") ->
        [yes] 不能進行攻擊或阻擋
       *[no] { $before }且{ $next }
    }
   *[no] { $before }且{ $next }
}
join-changes = { $form ->
    [front] { first-of }
    [ben] { first-of }
    [back] { first-of }
    [size] { $before }{ $next }
    [hue] { $before }{ $next }
    [sub] { $before }{ $next }
    [type] { $before }{ $next }
    [drops] { SAME($next, "") ->
        [yes] { $before }
       *[no] { $next }
    }
    [keeps] { SAME($next, "") ->
        [yes] { $before }
       *[no] { SAME($before, "") ->
            [yes] { $next }
           *[no] { SAME($before, $next) ->
                [yes] { $before }
               *[no] { $before }與{ $next }
            }
        }
    }
    [word] { $before }，{ $next }
   *[told] { $next-slot ->
        [bar] { both-bars }
        [poss] { $before }，{ $next-later }
       *[other] { $before }且{ $next }
    }
}
last-changes = { $form ->
    [word] { $before }與{ $next }
   *[other] { join-changes }
}
becoming = { $changes-at-become-size }{ $changes-at-become-hue }{ $changes-at-become-sub }{ $changes-at-become-type }
still = { SAME($changes-at-become-keeps, "") ->
    [yes] {""}
   *[no] ，且仍具有其原本的{ $changes-at-become-keeps }
}{ $changes-at-become-drops }
gets-1 = { $changes-at-change }
gets-2 = { $changes-at-become-count ->
    [0] { gets-1 }
   *[other] { SAME(gets-1, "") ->
        [yes] 成為{ becoming }
       *[no] { gets-1 }且成為{ becoming }
    }
}
gets-3 = { $changes-at-keyword-count ->
    [0] { gets-2 }
   *[other] { SAME(gets-2, "") ->
        [yes] 獲得{ $changes-at-keyword-word }異能
       *[no] { gets-2 }且獲得{ $changes-at-keyword-word }異能
    }
}
gets-4 = { $changes-at-quoted-count ->
    [0] { gets-3 }
   *[other] { SAME(gets-3, "") ->
        [yes] { $changes-at-quoted }
       *[no] { gets-3 }且{ $changes-at-quoted }
    }
}
gets-5 = { $changes-at-bar-count ->
    [0] { gets-4 }
   *[other] { SAME(gets-4, "") ->
        [yes] { $changes-at-bar }
       *[no] { gets-4 }且{ $changes-at-bar }
    }
}
gets-all = { $changes-at-poss-count ->
    [0] { gets-5 }
   *[other] { SAME(gets-5, "") ->
        [yes] { $changes-at-poss }
       *[no] { gets-5 }，且{ $changes-at-poss-later }
    }
}{ still }
has-1 = { $changes-at-change-have }
has-2 = { $changes-at-become-count ->
    [0] { has-1 }
   *[other] { SAME(has-1, "") ->
        [yes] 是{ becoming }
       *[no] { has-1 }且是{ becoming }
    }
}
has-3 = { $changes-at-keyword-count ->
    [0] { has-2 }
   *[other] { SAME(has-2, "") ->
        [yes] 具有{ $changes-at-keyword-word }異能
       *[no] { has-2 }且具有{ $changes-at-keyword-word }異能
    }
}
has-4 = { $changes-at-quoted-count ->
    [0] { has-3 }
   *[other] { SAME(has-3, "") ->
        [yes] { $changes-at-quoted-have }
       *[no] { has-3 }且{ $changes-at-quoted-have }
    }
}
has-5 = { $changes-at-bar-count ->
    [0] { has-4 }
   *[other] { SAME(has-4, "") ->
        [yes] { $changes-at-bar-have }
       *[no] { has-4 }且{ $changes-at-bar-have }
    }
}
has-all = { $changes-at-poss-count ->
    [0] { has-5 }
   *[other] { SAME(has-5, "") ->
        [yes] { $changes-at-poss }
       *[no] { has-5 }，且{ $changes-at-poss-later }
    }
}{ still }
word-enchant = 結附於{ $what-kind }
    .line = 結附於{ $what-kind }
    .tells-enchants = { $what-core }
word-additional_cost = { $cost-do }，以作為施放{ this-card }的額外費用
    .like = ability
word-alternative = { $if ->
    [none] {""}
   *[other] 若{ $if }，則
}你可以{ $costs-count ->
    [0] 施放{ this-card }，且不需支付其魔法力費用
   *[other] { $costs-do }，而不支付{ this-card }的魔法力費用
}
    .like = ability
    .join = { $before }，{ $next }
    .last = { $before }並{ $next }
word-as_enters = { $effect-copying ->
    [yes] { $effect }
   *[other] 於{ this-card }進戰場時，{ $effect }
}
    .like = ability
    .opens-entering = yes
with-counters = { $count-counts ->
    [no] 上面有{ $count-xcn }個{ counter-name }指示物{ $count-xback }
    [yes] 上面有若干{ counter-name }指示物，其數量等同於{ $count }
   *[other] 上面有{ $count-xcn }的{ counter-name }指示物
}
word-enters_with = { $if ->
    [none] {""}
   *[other] { $if-if }則
}{ this-card }進戰場時{ with-counters }
    .like = ability

## Keywords that are abilities of their own

word-cycling = { $what ->
    [none] 循環{ $cost }
   *[other] { $what }循環{ $cost }
}
    .line = { $self }
    .slot = spoken
    .token = { $self }
kicker-costs = { $costs-count ->
    [0] { $cost }
   *[other] { SAME($cost, "{0}") ->
        [yes] —{ $costs }
       *[no] —{ $cost }，{ $costs }
    }
}
word-kicker = 增幅{ kicker-costs }
    .join = { $before }，{ $next }
    .last = { $before }，{ $next }
    .line = { $self }
word-multikicker = 多重增幅{ $cost }
    .line = { $self }
word-buyback = 購回{ kicker-costs }
    .join = { $before }，{ $next }
    .last = { $before }，{ $next }
    .line = { $self }
word-flashback = 返照{ $cost }{ $costs-count ->
    [0] {""}
   *[other] ，{ $costs }
}
    .line = { $self }
    .join = { $before }，{ $next }
word-split_second = 剎那
    .line = { $self }
word-splice = 通聯秘奧{ $mana }{ $costs-count ->
    [0] {""}
   *[other] ，{ $costs }
}
    .line = { $self }
    .join = { $before }，{ $next }
word-totem_armor = 圖騰護甲
    .line = { $self }
word-rebound = 彈回
    .line = { $self }
word-cast_from_graveyard = { $if ->
    [none] {""}
   *[other] 若{ $if }，則
}你可以從你的墳墓場施放{ this-card }{ $costs-count ->
    [0] {""}
   *[other] ，且須額外{ $costs-do }
}
    .like = ability
    .join = { $before }，{ $next }
    .last = { $before }並{ $next }
word-retrace = 追溯
    .line = { $self }
word-madness = 瘋魔{ $cost }
    .line = { $self }
word-morph = 變身{ kicker-costs }
    .join = { $before }，{ $next }
    .last = { $before }，{ $next }
    .line = { $self }
word-miracle = 奇蹟{ $cost }
    .line = { $self }
word-dredge = 發掘{ $count }
    .line = { $self }
word-pair = 將{ $one }與{ $two }組成搭檔
    .like = effect
word-couple = 這兩個生物
    .like = one-card
    .zhi = 之
    .noun = 生物
word-is_paired = { this-card }與另一個生物組成搭檔
    .like = condition
    .not = { this-card }未與另一個生物組成搭檔
word-unpaired = 未組成搭檔
    .like = trait-after
    .lacks = 已組成搭檔
word-attack_tax = 除非其操控者為每個如此攻擊的生物支付{ $amount }點魔法力，否則{ $who }不能攻擊{ $whom ->
    [none] {""}
   *[other] { $whom }{ $walkers ->
        [none] {""}
       *[other] 或由你操控的鵬洛客
    }
}
    .like = rule
word-block_tax = 除非其操控者為每個如此阻擋的生物支付{ $amount }點魔法力，否則{ $who }不能阻擋
    .like = rule
word-add_color_like = 加一點{ $of-thing }能產生之顏色的魔法力到你的魔法力池中
    .like = effect
word-add_type_like = 加一點{ $of-thing }能產生之種類的魔法力到你的魔法力池中
    .like = effect
word-add_mana_for = 加{ $mana }到你的魔法力池中。此魔法力只能用來{ $what-abilities ->
    [yes] 起動
   *[other] 施放
}{ $what-some }
    .like = effect
word-add_any_color_for = 加{ $count }點任意一種顏色的魔法力到你的魔法力池中。此魔法力只能用來{ $what-abilities ->
    [yes] 起動
   *[other] 施放
}{ $what-some }
    .like = effect
word-convoke = 召集
    .line = { $self }
word-delve = 掘穴
    .line = { $self }
word-kickers = 增幅{ $one }和／或{ $two }
    .line = { $self }
word-kicked_with = { this-card }已用其{ $mana }增幅費用增幅
    .like = condition
    .not = { this-card }未用其{ $mana }增幅費用增幅
word-encode = 將此咒語放逐並編碼於{ $on }
    .like = effect
word-haunt = 將{ this-card }放逐並纏身於{ $on }，且具有「{ $ability }」
    .like = effect
word-encoded = 所編碼的牌
    .like = one-card
    .noun = 牌
word-suspend_this = 放逐{ this-card }，且上面有{ $count }個計時指示物
    .like = effect
word-suspend = 延緩{ $count }～{ $cost }
    .line = { $self }
word-overload = { $one }。若支付超載費用，則改為：{ $all }
    .like = sentence

## Rules that a card adds

rule =
    .like = spoken
    .of = 具有「{ $self }」
    .turn = 本回合中，{ $self }

word-cannot_cast = { $who-all }{ $who-dou }{ $self-of }
    .like = rule
    .of = 不能施放{ $what ->
        [none] 咒語
       *[other] { $what-some }
    }
    .turn = { $who-all }本回合{ $who-dou }{ $self-of }
word-may_cast_top = 如果你的牌庫頂牌是{ $what-kin }，你可以施放之
    .like = rule
word-may_play_tops = 你可以使用{ $whose-person ->
    [second] 你的
   *[other] 任一玩家的
}牌庫頂牌
    .like = rule
word-top_revealed = { $who-person ->
    [second] 你以展示牌庫頂牌的方式進行遊戲
   *[other] { $who-all }{ $who-dou }以展示其牌庫頂牌的方式進行遊戲
}
    .like = rule
word-more_lands = { $who-person ->
    [second] 你於你的每個回合中可以額外使用{ $count-xcn }個地
   *[other] { $who }於其每個回合中可以額外使用{ $count-xcn }個地
}
    .like = rule
word-any_lands = 你於你的每個回合中可以使用任意數量的地
    .like = rule
word-no_lands = { $who-all }{ $who-dou }{ $self-of }
    .like = rule
    .of = 不能使用地
    .turn = { $who-all }本回合{ $who-dou }{ $self-of }
word-no_maximum_hand_size = { $who-all }{ $who-dou }沒有手牌數量上限
    .like = rule
word-costs_less = { $who-person ->
    [second] { $what-cast }
   *[other] { $what-some }
}減少{ "{" }{ $amount }{ "}" }來施放
    .like = rule
word-costs_more = { $what-some }增加{ "{" }{ $amount }{ "}" }來施放
    .like = rule
word-costs_less_itself = { $if ->
    [none] {""}
   *[other] { $if-if }則
}{ this-card }減少{ "{" }X{ "}" }來施放，X為{ $amount }
    .like = rule
word-costs_more_per_target = 除第一個目標外，{ this-card }每有一個目標，便增加{ "{" }{ $amount }{ "}" }來施放
    .like = rule
word-double_damage = 如果{ $by-one }將{ $to ->
    [none] {""}
   *[other] 對{ $to-one }
}造成傷害，則改為它{ $to ->
    [none] {""}
   *[other] 對該{ $to-kind }
}造成兩倍數量的傷害
    .like = rule
word-more_damage = 如果{ $by-one }將對任一永久物或玩家造成傷害，則改為它造成該數量加{ $amount }的傷害
    .like = rule
word-life_times = { $factor ->
    [0] { $who-all }{ $who-dou }不能獲得生命
   *[other] 如果{ $who-any }將獲得生命，則改為獲得{ $factor ->
        [2] 兩
        [3] 三
       *[other] { $factor }
    }倍數量的生命
}
    .like = rule
word-life_plus = 如果{ $who-any }將獲得生命，則改為{ $who-person ->
    [second] 你
   *[other] 該玩家
}獲得該數量加{ $amount }點的生命
    .like = rule
word-draw_times = { $count ->
    [0] { $who-all }{ $who-dou }不能抽牌
   *[other] 如果{ $who-any }將抽一張牌，則改為抽{ $count ->
        [2] 兩
        [3] 三
       *[other] { $count }
    }張牌
}
    .like = rule
word-draw_instead = 如果{ $who-any }將抽一張牌，則改為{ $effect-flow }
    .like = rule
word-may_draw_instead = 如果{ $who-any }將抽一張牌，則{ $who-person ->
    [second] 你
   *[third] 該玩家
}可以改為{ $effect-flow }
    .like = rule
word-enter_tapped = { $if ->
    [none] {""}
   *[other] { $if-while }{ $if-before }
}{ $what-number ->
    [many] { $what-some }
   *[one] { $what }
}須橫置進戰場
    .like = rule
prevented = { $by ->
    [none] { $to ->
        [none] 將造成的所有
       *[other] 將對{ $to }造成的所有
    }
   *[other] { $by }{ $to ->
        [none] 將造成的所有
       *[other] 將對{ $to }造成的所有
    }
}
word-prevent = 防止{ prevented }傷害
    .like = rule
    .turn = 於本回合中，防止{ prevented }傷害
    .whom = { $to }
    .then = {""}
word-prevent_combat = 防止{ prevented }戰鬥傷害
    .like = rule
    .turn = 於本回合中，防止{ prevented }戰鬥傷害
word-prevent_noncombat = 防止{ prevented }非戰鬥傷害
    .like = rule
    .turn = 於本回合中，防止{ prevented }非戰鬥傷害
word-prevent_and = 如果{ $by ->
    [none] {""}
   *[other] { $by-one }
}將對{ $to }造成傷害，則防止該傷害，並{ $effect-flow }
    .like = rule
    .whom = { $to }
    .then = ，並{ $effect-flow }
word-reduce_damage = 如果{ $by ->
    [none] 任一來源
   *[other] { $by-one }
}將對{ $to }造成傷害，則防止其中{ $amount }點傷害
    .like = rule
word-send_damage = 將對{ $whom }造成的所有傷害改為對{ $to }造成
    .like = rule
word-least_life = 如果傷害將使你的總生命降至小於{ $number }，則改為使其降至{ $number }
    .like = rule
word-no_prevention = 傷害不能被防止
    .like = rule
    .turn = 本回合中，傷害不能被防止
buried = { $what-card ->
    [yes] { $what-a }將從任何區域置入{ $what-ownde }墳墓場
   *[other] { $what-one }將從任何區域置入墳墓場
}
word-shuffled_instead_of_graveyard = 若{ buried }，則改為展示該牌，並將它洗入其擁有者的牌庫
    .like = rule
word-exiled_instead_of_graveyard = 若{ buried }，則改為將它放逐
    .like = rule
word-returned_instead_of_graveyard = 若{ buried }，則改為將它移回其擁有者手上
    .like = rule
word-exiled_instead_of_leaving = 如果{ $what-one }將離開戰場，則改為將它放逐，而非置於任何其他區域
    .like = rule
word-any_number_in_deck = 套牌中可以包含任意數量的此牌
    .like = rule
word-hand_size_becomes = { $who-whose }手牌上限為{ $number-size }張
    .like = rule
word-hand_size = { $who-whose }手牌上限{ $by-negative ->
    [yes] 減少
   *[no] 增加
}{ $by-size }張
    .like = rule
word-skips = { $who-person ->
    [second] 略過你的
   *[other] { $who }{ $who-ge }略過其
}{ $step ->
    [untap] 重置步驟
    [upkeep] 維持步驟
    [draw] 抽牌步驟
    [combat] 戰鬥階段
    [end] 結束步驟
   *[other] { TERM($step) }步驟
}
    .like = rule
word-player_hexproof = 你具有辟邪異能
    .like = rule
word-player_shroud = 你具有帷幕異能
    .like = rule
word-cannot_lose = 你不會輸掉這盤遊戲，且你的對手不會贏得這盤遊戲
    .like = rule
    .turn = 本回合中，你不會輸掉這盤遊戲，且你的對手不會贏得這盤遊戲
word-may_cast_fast = { $who-all }{ $who-dou }可以視同{ $what-some }具有閃現異能地來施放之
    .like = rule
word-cast_only = { $if-when }施放{ this-card }
    .like = rule
word-hands_revealed = { $who-all }{ $who-dou }以展示手牌的方式進行遊戲
    .like = rule
word-hushed = { $what-subject }失去所有異能
    .like = rule
word-hidden = { $what-subject }不能成為咒語或異能的目標
    .like = rule
word-rule_while = { $condition-while }{ $rule }
    .like = rule
word-opening = 如果{ this-card }在你的起手手牌中，你可以讓它在戰場上開始這盤遊戲
    .like = rule
word-no_activation = { $what-subject }的起動式異能除非是魔法力異能，否則都不能起動
    .like = rule
word-casts_free = 你可以從你手上施放{ $what-some }，且不需支付其魔法力費用
    .like = rule
word-mana_on_x = 只能用{ TERM($colors, join: "與") }魔法力來支付X
    .like = rule
word-not_countered_by = { $what-subject }不能被{ $by-some }反擊
    .like = rule
word-not_countered = { $what-subject }不能被反擊
    .like = rule
word-no_prevention_of = { $by-subject }將造成的傷害不能被防止
    .like = rule
word-enter_with = { $what-some }進戰場時，除原有指示物外，{ with-counters }
    .like = rule
word-twice_the_tokens = 如果{ $who-any }將把一個或數個衍生物放進戰場，則改為{ $who-person ->
    [second] 你
   *[other] 該玩家
}將兩倍數量的這些衍生物放進戰場
    .like = rule
word-twice_the_counters = 如果某效應將在{ $what-one }上放置一個或數個{ $counter ->
    [none] {""}
   *[other] { counter-name }
}指示物，則改為放置兩倍數量的這些指示物
    .like = rule
word-attackers_at_most = 每次戰鬥中，至多只能有{ $count ->
    [1] 一
    [2] 兩
   *[other] { $count }
}個生物攻擊
    .like = rule
word-blockers_at_most = 每次戰鬥中，至多只能有{ $count ->
    [1] 一
    [2] 兩
   *[other] { $count }
}個生物阻擋
    .like = rule
word-untap_instead = 如果{ $what-one }將於你的重置步驟中重置，則改為{ $effect-flow }
    .like = rule
    .opens-that = { $what-that }
word-untap_at_most = { $who-all }於其重置步驟中不能重置多於{ $count-xcn }個的{ $what-subject }{ $count-xback }
    .like = rule
word-untaps_too = 於{ $who-whose }重置步驟中，重置{ $what }
    .like = rule
word-draws_revealed = { $who-all }展示其所抽的每張牌
    .like = rule
word-have_flashback = { $what-subject }具有返照異能，其返照費用等同於其魔法力費用
    .like = rule
word-have_unearth = { $what-subject }具有破墳異能，其破墳費用等同於其魔法力費用
    .like = rule
word-have_rebound = { $what-some }具有彈回異能
    .like = rule
word-may_suspend = 於你能施放巫術的時機下，你可以從你手上放逐{ $what-a }，且其上有X個時間指示物，X為其總魔法力費用。如果所放逐的牌不具延緩異能，則它獲得延緩異能
    .like = rule
word-enters_if_discarded = 如果由對手操控的咒語或異能使你棄掉{ this-card }，則將它放進戰場，而非置入你的墳墓場
    .like = rule

## Effects: damage and life

dealer = { $by ->
    [none] { this-card }
   *[other] { $by }
}
dealt = { $amount-counts ->
    [yes] 造成傷害，其數量等同於{ $amount }
    [ways] 造成傷害，其數量等同於{ $amount }
    [that] 造成等量的傷害
    [way] 造成等量的傷害
   *[no] 造成{ $amount-xn }點傷害{ $amount-xback }
}
dealt-to = { $to-self ->
    [yes] { $by ->
        [none] 其本身
       *[other] { $to-each }
    }
   *[other] { $to-each }
}{ $to-ge }
word-damage = { dealer }對{ dealt-to }{ dealt }
    .like = sentence
    .order = by to
    .targets = { $to-aim }
    .do = 令{ dealer }對{ dealt-to }{ dealt }
    .acts = { $to-they ->
        [yes] 受到{ dealer }造成的{ $amount-counts ->
            [yes] 傷害，其數量等同於{ $amount }
            [ways] 傷害，其數量等同於{ $amount }
            [that] 等量傷害
            [way] 等量傷害
           *[no] { $amount-xn }點傷害{ $amount-xback }
        }
       *[other] 令{ dealer }對{ dealt-to }{ dealt }
    }
    .sets-done = damage
word-damage_both = { this-card }對{ $to-each }{ $to-ge }{ dealt }，且對{ $to2-each }{ $to2-ge }造成{ $amount2-xn }點傷害{ $amount2-xback }
    .like = sentence
    .do = 令{ $self }
word-damage_divided = { this-card }對{ $among }造成共{ $amount-xn }點傷害{ $amount-xback }，你可以任意分配
    .like = sentence
    .do = 令{ $self }
word-damage_evenly = { this-card }對{ $among }造成共{ $amount-xn }點傷害{ $amount-xback }，平均分配且小數點以下捨去
    .like = sentence
    .do = 令{ $self }
word-damage_for_sure = { this-card }對{ $to-each }{ $to-ge }造成{ $amount-xn }點傷害{ $amount-xback }。此傷害不能被防止
    .like = sentence
word-damage_by_own_power = { $by }各對{ $to }造成等同於其力量的傷害
    .like = sentence
word-damage_shared_now = { $by }對任意數量之曾對其造成傷害者造成共{ $amount-xn }點傷害{ $amount-xback }，由{ $who ->
    [none] 你
   *[other] { $who }
}分配
    .like = sentence
word-fight = { $one }與{ $two }互鬥
    .like = sentence
    .leads = yes
    .do = 令{ $self }
life-way = { $last-done ->
    [life] 等同於以此法失去之生命總和的生命
    [damage] 等同於以此法所造成的傷害之生命
   *[other] 等量的生命
}
life = { $amount-counts ->
    [that] 等量的生命
    [way] { life-way }
    [ways] { $amount-n }點生命
   *[other] { $amount-n }點生命{ $amount-back }
}
life-later = { $amount-counts ->
    [that] 等量的生命
    [way] { life-way }
    [ways] 等量的生命
   *[no] { $amount-xn }點生命{ $amount-xback }
}
life-who = { $who ->
    [none] { SAME(INITIAL($amount-front), "你") ->
        [yes] {""}
       *[no] 你
    }
   *[other] { $who }{ $who-ge }
}
word-gain_life = { $amount-front }{ life-who }{ $amount-ben }獲得{ life }
    .like = effect
    .clause = life
    .do = { $who ->
        [none] {""}
       *[other] 令{ $who }{ $who-ge }
    }獲得{ life-later }
    .acts = 獲得{ life-later }
    .flow = { $who ->
        [none] 你
       *[other] { $who }{ $who-ge }
    }獲得{ life-later }
word-lose_life = { $amount-front }{ life-who }{ $amount-ben }失去{ life }
    .like = effect
    .clause = life
    .do = { $who ->
        [none] {""}
       *[other] 令{ $who }{ $who-ge }
    }失去{ life-later }
    .acts = 失去{ life-later }
    .flow = { $who ->
        [none] 你
       *[other] { $who }{ $who-ge }
    }失去{ life-later }
    .sets-done = life
word-life_becomes = { $who ->
    [none] 你的
   *[other] { $who-whose }
}總生命成為{ $number }
    .like = sentence
    .do = 令{ $self }
    .acts = 的總生命成為{ $number }
word-exchange_life = 與{ $who }交換總生命
    .like = effect
word-extra_turn = { $who ->
    [none] 在本回合後，你進行一個額外回合
   *[other] 在本回合後，{ $who }進行一個額外回合
}
    .like = sentence
    .do = 在本回合後進行一個額外回合
word-win_game = 你贏得這盤遊戲
    .like = sentence
    .do = 贏得這盤遊戲
word-draw_game = 這盤遊戲以平手結束
    .like = sentence
word-lose_game = { $who ->
    [none] 你
   *[other] { $who }{ $who-ge }
}輸掉這盤遊戲
    .like = sentence
    .do = { $who ->
        [none] {""}
       *[other] 令{ $who }{ $who-ge }
    }輸掉這盤遊戲
    .acts = 輸掉這盤遊戲
word-get_poison = { $who ->
    [none] 你
   *[other] { $who }{ $who-ge }
}得到{ $count-xcn }箇中毒指示物{ $count-xback }
    .like = sentence
    .do = { $who ->
        [none] {""}
       *[other] 令{ $who }{ $who-ge }
    }得到{ $count-xcn }箇中毒指示物{ $count-xback }
    .acts = 得到{ $count-xcn }箇中毒指示物{ $count-xback }

## Effects: cards

cards-now = { $count-counts ->
    [that] 等量的牌
    [way] 等量的牌
   *[other] { $count-cn }張牌{ $count-back }
}
cards-later = { $count-counts ->
    [that] 等量的牌
    [way] 等量的牌
    [ways] 等量的牌
   *[other] { $count-xcn }張牌{ $count-xback }
}
who-does = { $who ->
    [none] {""}
   *[other] { $who }{ $who-ge }
}
who-let = { $who ->
    [none] {""}
   *[other] 令{ $who }{ $who-ge }
}
word-draw_up_to = { who-does }抽至多{ $count-cn }張牌
    .like = effect
    .do = { who-let }抽至多{ $count-cn }張牌
    .acts = 抽至多{ $count-cn }張牌
    .flow = { who-does }抽至多{ $count-cn }張牌
    .clause = { $who ->
        [none] action
       *[other] sentence
    }
    .doer = { $who ->
        [none] you
       *[other] others
    }
    .sets-done = drawn
word-draw = { $count-front }{ who-does }{ $count-ben }抽{ cards-now }
    .like = effect
    .do = { who-let }抽{ cards-later }
    .acts = 抽{ cards-later }
    .flow = { who-does }抽{ cards-later }
    .clause = { $who ->
        [none] action
       *[other] sentence
    }
    .doer = { $who ->
        [none] you
       *[other] others
    }
    .sets-done = drawn
word-discard = { $cards-among ->
    [yes] 你選擇{ $cards }。該玩家棄掉該牌
   *[other] { $cards-random ->
        [yes] { $cards-revealer }隨機棄{ $cards-free }
       *[other] 棄{ $cards-chosen ->
            [yes] { $cards-free }{ $cards-backs }
           *[other] 掉{ $cards }
        }
    }
}
    .like = effect
    .acts = { $cards-among ->
        [yes] 棄掉其中由你選擇的{ $cards-bare }
       *[other] { $self }
    }
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
    .sets-sort = card
    .clause = { $cards-among ->
        [yes] sentence
       *[other] action
    }
    .sets-done = discarded
word-discard_own = { $count-front }{ who-does }{ $count-ben }棄{ cards-now }
    .like = effect
    .do = { who-let }棄{ cards-later }
    .acts = 棄{ cards-later }
    .flow = { who-does }棄{ cards-later }
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-sort = card
    .clause = { $who ->
        [none] action
       *[other] sentence
    }
    .doer = { $who ->
        [none] you
       *[other] others
    }
    .sets-done = discarded
mill-own = { $who ->
    [none] 你
   *[other] { $who-person ->
        [second] 你
       *[other] 其
    }
}
mill-owns = { $who ->
    [none] 你的
   *[other] { $who-person ->
        [second] 你的
       *[other] 其
    }
}
mill-cards = { $count-halved ->
    [yes] 牌庫從頂上算起一半數量的牌
   *[other] 牌庫頂的{ $count-counts ->
        [that] 等量的牌
        [way] 等量的牌
    [way] 等量的牌
        [ways] 等量的牌
       *[other] { $count-xcn }張牌
    }
}
mill-tail = { $count-halved ->
    [yes] ，{ $count-half }
   *[other] { $count-xback }
}
word-mill = { who-does }將{ mill-own }{ mill-cards }置入{ mill-owns }墳墓場{ mill-tail }
    .like = sentence
    .do = { who-let }將{ mill-own }{ mill-cards }置入{ mill-owns }墳墓場{ mill-tail }
    .acts = 將其{ mill-cards }置入其墳墓場{ mill-tail }
    .doer = { $who ->
        [none] you
       *[other] others
    }
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-aside = { $count ->
        [1] card
       *[other] cards
    }
    .sets-sort = card
    .sets-done = milled
word-look_at = { $who ->
    [none] {""}
   *[other] { $who-person ->
        [second] {""}
       *[other] { $who }
    }
}檢視{ $cards }
    .like = effect
    .acts = 檢視{ $cards }
    .clause = sentence
word-reveal = { $cards-searched ->
    [yes] 從{ $cards-pileof }中搜尋{ $cards-bare }，展示{ searched-it }{ $cards-backs }
   *[other] { $cards-zone ->
        [hand] { $cards-chosen ->
            [yes] { $cards-revealer }{ shown-from }展示{ $cards-np }
           *[other] { $cards-whose ->
                [players] { $cards-revealer }{ $cards-revealge }展示其手牌
                [opposing] 每位對手各展示其手牌
                [theirs] 該玩家展示其手牌
               *[other] 展示{ $cards }
            }
        }
       *[other] 展示{ $cards }
    }
}
    .like = effect
    .acts = { $cards-searched ->
        [yes] 從其牌庫中搜尋{ $cards-bare }，展示{ searched-it }
       *[other] { $cards-zone ->
            [hand] { $cards-chosen ->
                [yes] 從其手上展示{ $cards-np }
               *[other] 展示其手牌
            }
           *[other] 展示{ $cards }
        }
    }
    .search = { $cards-searched ->
        [yes] yes
       *[other] { $cards-among ->
            [yes] yes
           *[other] no
        }
    }
    .clause = { $cards-searched ->
        [yes] action
       *[other] { $cards-among ->
            [yes] reveals
           *[other] sentence
        }
    }
    .doer = { $cards-zone ->
        [hand] { $cards-whose ->
            [yours] you
           *[other] shown
        }
       *[other] you
    }
    .sets-aside = { $cards-number ->
        [one] card
       *[many] cards
    }
    .sets-sort = card
    .sets-laid = shown
    .sets-shown = { $cards-zone ->
        [hand] { $cards-chosen ->
            [yes] none
           *[other] hand
        }
       *[other] none
    }
shown-from = { $cards-revealer ->
    [none] {""}
   *[other] { SAME($cards-revealer, "") ->
        [yes] { $cards-from }
       *[no] 從其手上
    }
}
searched-it = { $cards-number ->
    [one] 該牌
   *[many] 這些牌
}
word-show_all = 展示{ $cards }
    .like = effect
    .clause = sentence
it-them = { $cards-number ->
    [many] 它們
   *[one] 它
}
word-to_hand = { $cards-zone ->
    [library] { $cards-chosen ->
        [yes] 從{ $cards-pileof }中搜尋{ $cards-bare }並置於{ $cards-owner }手上{ $cards-backs }
       *[other] 將{ $cards-np }{ $cards-from }置於{ $cards-owner }手上
    }
    [graveyard] 將{ $cards-np }{ $cards-from }移回{ $cards-owner }手上
    [battlefield] 將{ $cards-np }移回{ $cards-owner }手上
    [one] { $cards-self ->
        [yes] 將{ $cards-np }{ $cards-from }移回{ $cards-owner }手上
       *[other] { $last-sort ->
            [card] 將{ $cards-np }置於{ $cards-owner }手上
           *[other] 將{ $cards-np }移回{ $cards-owner }手上
        }
    }
    [exile] 將{ $cards-np }{ $cards-from }移回{ $cards-owner }手上
   *[other] 將{ $cards }置於{ $cards-owner }手上
}
    .like = effect
    .lies = { $cards-lies }
    .acts = { $cards-zone ->
        [library] 從其牌庫中搜尋{ $cards-bare }並置於其手上
        [graveyard] 將{ $cards-np }{ $cards-from }移回其手上
       *[other] { $self }
    }
    .puts = yes
    .sets-done = hand
    .sets-it = { $cards-number ->
        [many] cards
       *[one] card
    }
moved = { $cards-self ->
    [yes] { $cards-np }{ $cards-from }
   *[other] { $cards-away ->
        [yes] { $cards-np }{ $cards-from }
       *[other] { $cards }
    }
}
word-to_graveyard = 將{ moved }置入{ $cards-ownerde }墳墓場
    .like = effect
    .puts = yes
    .sets-done = milled
exiled = { $cards-among ->
    [yes] { $last-shown ->
        [hand] 你選擇{ $cards }，並放逐該牌
       *[other] 放逐{ $cards }
    }
   *[other] { $cards-plainly ->
        [yes] 放逐{ $cards-allcards }
       *[other] { exile-from }
    }
}
word-exile = { exiled }
    .like = effect
    .clause = { $cards-self ->
        [yes] sentence
       *[other] action
    }
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
    .puts = yes
    .sets-done = exiled
    .sets-laid = gone
    .sets-aside = { $cards-number ->
        [many] cards
       *[one] card
    }
exile-from = { $cards-searched ->
    [yes] 從{ $cards-pileof }中搜尋{ $cards-bare }並將{ it-them }放逐
   *[other] { SAME($cards-from, "") ->
        [yes] 放逐{ $cards }
       *[no] 將{ $cards-np }{ $cards-from }放逐
    }
}
word-to_library_top = 將{ moved }置於{ $cards-ownerde }牌庫頂
    .like = effect
    .lies = { $cards-lies }
    .puts = yes
word-to_library_bottom = 將{ moved }置於{ $cards-ownerde }牌庫底
    .like = effect
    .puts = yes
word-to_bottom_in_any_order = { $by ->
    [none] {""}
   *[other] { $by }
}將{ moved }以任意順序置於{ $cards-ownerde }牌庫底
    .like = effect
    .acts = 將{ moved }以任意順序置於其牌庫底
    .puts = yes
word-to_top_in_any_order = { $by ->
    [none] {""}
   *[other] { $by }
}將{ moved }以任意順序置於{ $cards-ownerde }牌庫頂
    .like = effect
    .acts = 將{ moved }以任意順序置於其牌庫頂
    .puts = yes
word-to_bottom_at_random = 將{ moved }以隨機順序置於你的牌庫底
    .like = effect
    .puts = yes
word-to_library_at = 將{ moved }置入{ $cards-ownerde }牌庫從頂上算起的第{ $at ->
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [7] 七
   *[other] { $at }
}張
    .like = effect
    .puts = yes
word-exile_until_this_leaves = 放逐{ $cards }，直到{ this-one }離開戰場為止
    .like = effect
word-exile_down = 牌面朝下地{ exiled }
    .like = effect
word-exile_down_and_remember = 牌面朝下地{ exiled }
    .like = effect
word-exile_and_remember = { exiled }
    .like = effect
word-shuffle_into_library = 將{ moved }洗入{ $cards-ownerde }牌庫
    .like = effect
    .lies = { $cards-lies }
word-shuffle = { $who ->
    [none] 將你的牌庫洗牌
   *[other] { $who }{ $who-ge }將其牌庫洗牌
}
    .like = effect
    .do = { $who ->
        [none] 將你的牌庫洗牌
       *[other] 令{ $who }將其牌庫洗牌
    }
    .acts = 將其牌庫洗牌
    .doer = { $who ->
        [none] you
       *[other] others
    }
word-fateseal = 封運{ $count }
    .like = effect
word-scry = 占卜{ $count }
    .like = effect
word-choose = { $cards-searched ->
    [yes] 從{ $cards-pileof }中搜尋{ $cards-bare }
   *[other] { $cards-bychoice ->
        [yes] { $cards-chooser }選擇{ $cards-chosen }
       *[other] 選擇{ $cards }
    }
}
    .like = effect
    .clause = { $cards-searched ->
        [yes] action
       *[other] sentence
    }
until-shown = { $count ->
    [none] 一張{ $what-kin }
   *[other] { $count-counts ->
        [that] 等量的{ $what-kin }
        [way] 等量的{ $what-kin }
        [ways] 等量的{ $what-kin }
       *[other] { $count-xcn }張{ $what-kin }
    }
}
word-reveal_until = { $who ->
    [none] 從你的牌庫頂開始展示牌，直到展示出{ until-shown }為止
   *[other] { $who }{ $who-ge }從其牌庫頂開始展示牌，直到展示出{ until-shown }為止
}
    .like = effect
    .acts = 從其牌庫頂開始展示牌，直到展示出{ until-shown }為止
    .clause = sentence
    .sets-it = cards
    .sets-sort = card
    .sets-laid = shown
word-exile_until = { $who ->
    [none] 從你的牌庫頂開始放逐牌，直到放逐{ $what-a }為止
   *[other] { $who }{ $who-ge }從其牌庫頂開始放逐牌，直到放逐{ $what-a }為止
}
    .like = effect
    .acts = 從其牌庫頂開始放逐牌，直到放逐{ $what-a }為止
    .clause = sentence
    .sets-it = cards
    .sets-sort = card
word-piles = { $by ->
    [none] 由任一對手
   *[other] 由{ $by-any }
}將{ $cards }分成兩堆。對{ $chooser ->
    [none] 你
   *[other] { $chooser }
}所選的那堆：{ $one }{ $other ->
    [none] {""}
   *[other] 。對另一堆：{ $other }
}
    .like = sentence

## Effects: permanents

onto-yours = { $cards-zone ->
    [graveyard] { $cards-whose ->
        [yours] {""}
       *[other] 在你的操控下
    }
   *[other] {""}
}
put-from = { $cards-zone ->
    [graveyard] { $cards-plainly ->
        [yes] { $cards }
       *[other] { $cards-chosen ->
            [yes] { $cards-np }{ $cards-from }
           *[other] { $cards-aim ->
                [yes] { $cards-np }{ $cards-from }
               *[other] { $cards }
            }
        }
    }
    [hand] { $cards-np }{ $cards-from }
    [exile] { $cards }
   *[other] { moved }
}
word-onto_battlefield = { $cards-searched ->
    [yes] 從{ $cards-pileof }中搜尋{ $cards-bare }並將{ it-them }放進戰場{ $cards-backs }
   *[other] 將{ put-from }{ onto-yours }放進戰場
}
    .like = effect
    .lies = { $cards-lies }
    .lands = { $cards-among }
    .acts = { $cards-searched ->
        [yes] 從其牌庫中搜尋{ $cards-bare }並將{ it-them }放進戰場{ $cards-backs }
       *[other] 將{ put-from }放進戰場
    }
    .puts = yes
    .sets-done = arrived
    .sets-sort = none
word-onto_battlefield_tapped = { $cards-searched ->
    [yes] 從{ $cards-pileof }中搜尋{ $cards-bare }並將{ it-them }橫置放進戰場{ $cards-backs }
   *[other] 將{ put-from }{ onto-yours }橫置放進戰場
}
    .like = effect
    .lies = { $cards-lies }
    .acts = { $cards-searched ->
        [yes] 從其牌庫中搜尋{ $cards-bare }並將{ it-them }橫置放進戰場{ $cards-backs }
       *[other] 將{ put-from }橫置放進戰場
    }
    .puts = yes
    .sets-done = arrived
    .sets-sort = none
word-onto_battlefield_attached = { $cards-searched ->
    [yes] 從{ $cards-pileof }中搜尋{ $cards-bare }並將{ it-them }放進戰場，且結附在{ $to }上
   *[other] 將{ put-from }放進戰場，且結附在{ $to }上
}
    .like = effect
    .puts = yes
    .sets-done = arrived
word-onto_battlefield_with_this = 利用{ this-card }將{ put-from }在你的操控下放進戰場
    .like = effect
    .sets-done = arrived
back-control = 在{ $cards-ownerde }操控下
comes-back = { $cards-zone ->
    [graveyard] 移回戰場
    [exile] 移回戰場
    [one] { $last-laid ->
        [shown] 放進戰場
       *[other] 移回戰場
    }
   *[other] 放進戰場
}
word-return_to_battlefield = { $cards-searched ->
    [yes] 從其牌庫中搜尋{ $cards-bare }並將{ it-them }放進戰場
   *[other] 將{ $cards-np }{ $cards-from }{ back-control }{ comes-back }
}
    .like = effect
    .sets-done = arrived
word-return_to_battlefield_tapped = { $cards-searched ->
    [yes] 從其牌庫中搜尋{ $cards-bare }並將{ it-them }橫置放進戰場
   *[other] 將{ $cards-np }{ $cards-from }{ back-control }橫置{ comes-back }
}
    .like = effect
    .sets-done = arrived
word-destroy = 消滅{ $cards }
    .like = effect
    .sets-done = destroyed
word-destroy_for_sure = 消滅{ $cards }，且{ it-them }不能重生
    .like = effect
    .sets-done = destroyed
word-cannot_regenerate = { $cards-subject }本回合不能重生
    .like = sentence
    .do = 令{ $self }
word-remove_from_combat = 將{ $cards }移出戰鬥
    .like = effect
word-create_copy = { who-does }將一個為{ $of }之複製品的衍生物放進戰場
    .like = effect
    .do = 將一個為{ $of }之複製品的衍生物放進戰場
    .sets-it = card
    .sets-self = no
word-sacrifice = 犧牲{ $cards-free }{ $cards-backs }
    .like = effect
    .sets-done = sacrificed
word-tap = 橫置{ $cards }
    .like = effect
    .sets-done = tapped
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-turn_up = 將{ $cards }翻回正面
    .like = effect
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-turn_down = 將{ $cards }翻為牌面朝下
    .like = effect
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-transform = 轉化{ $cards }
    .like = effect
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-turn_over = 翻轉{ $cards }
    .like = effect
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-phase_out = 使{ $cards }躍離
    .like = effect
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-untap = 重置{ $cards }
    .like = effect
    .sets-done = untapped
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-tap_or_untap = 橫置或重置{ $cards }
    .like = effect
word-regenerate = 重生{ $cards }
    .like = effect
word-attach = { attach-how }
    .like = effect
attach-how = 將{ $what ->
    [none] { this-card }{ $this ->
        [artifact] 裝備
       *[other] 結附
    }
   *[other] { $what }結附
}在{ $to-on }
word-unattach = 將{ $cards }卸裝
    .like = effect
copying = { $last-entering ->
    [yes] 使{ this-card }當成{ $of-anyone }的複製品來進入戰場
   *[other] 使{ this-card }成為{ $of }的複製品
}
word-becomes_copy = { $cards-subject }成為{ $of }的複製品{ $duration ->
    [none] 直到回合結束
   *[other] {""}
}
    .like = sentence
    .do = 令{ $self }
word-become_copy = { copying }
    .like = effect
    .copying = yes
but-also = { SAME($types, $subtypes) ->
    [yes] ，但具有{ $abilities-token }
   *[no] { but-of-types }
}
but-of-types = ，但額外具有{ TERM($types, table: "types", join: "") }{ TERM($subtypes, table: "classifications", join: "／") }此類別{ $abilities-count ->
    [0] {""}
   *[other] ，且具有{ $abilities-token }
}
word-become_copy_but = { copying }{ but-also }
    .like = effect
    .copying = yes
    .join = { $before }與{ $next }
word-exchange_control = { $two ->
    [none] 交換{ $one }的操控權
   *[other] 交換{ $one }與{ $two }的操控權
}
    .like = effect
word-tap_entering = { this-card }須橫置進戰場
    .like = sentence
    .do = 使{ this-card }橫置進戰場
    .copying = yes
    .sets-done = none
word-now_attacking = { $cards }正進行攻擊
    .like = sentence
    .joint = 正進行攻擊
word-attack_in_place = { $cards }攻擊被移回的生物原先攻擊的對象
    .like = sentence
    .joint = 攻擊被移回的生物原先攻擊的對象
word-scramble = 隨機決定由哪位玩家獲得{ $cards }中每一個的操控權
    .like = sentence
    .sets-it = cards

## Effects: counters, tokens, emblems

counters-put = { $count-counts ->
    [that] 等量的{ counter-name }指示物
    [way] 等量的{ counter-name }指示物
   *[other] { $count-cn }個{ counter-name }指示物{ $count-back }
}
counters-later = { $count-counts ->
    [that] 等量的{ counter-name }指示物
    [way] 等量的{ counter-name }指示物
    [ways] 等量的{ counter-name }指示物
   *[other] { $count-xcn }個{ counter-name }指示物{ $count-xback }
}
word-put_counters = { $count-front }{ $count-ben }在{ $cards-on }{ $cards-many }放置{ counters-put }
    .like = effect
    .order = cards
    .do = 在{ $cards-on }{ $cards-many }放置{ counters-later }
    .acts = { $self-do }
    .flow = { $self-do }
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-double_counters = 將{ $cards-each }上之{ counter-name }指示物數量加倍
    .like = effect
word-distribute_counters = 將若干{ counter-name }指示物分配至任意數量的{ $among-some }上，其數量等同於{ $count }
    .like = effect
word-counters_divided = 將{ $amount-xcn }個{ counter-name }指示物分配至{ $among }上{ $amount-xback }
    .like = effect
word-remove_counters = 從{ $cards-on }移去{ removed-many }
    .like = effect
    .sets-done = counters
removed-many = { $count-counts ->
    [that] 等量的{ counter-name }指示物
    [way] 等量的{ counter-name }指示物
    [ways] 等量的{ counter-name }指示物
   *[other] { $count-xcn }個{ counter-name }指示物{ $count-xback }
}
word-remove_any_counters = 從{ $cards-on }移去任意數量的{ counter-name }指示物
    .like = effect
    .sets-done = counters
word-remove_all_counters = 從{ $cards-on }移去所有{ SAME($counter, "") ->
    [yes] 指示物
   *[no] { counter-name }指示物
}
    .sets-done = counters
    .like = effect
    .sets-done = counters
word-move_counter = 將一個{ counter-name }指示物從{ $source }上移到{ $target }上
    .like = effect
word-counters_entering = { this-card }進戰場時上面有{ $count-xcn }個{ counter-name }指示物{ $count-xback }
    .like = sentence
    .do = 使{ $self }
word-enters_with_more = { $if ->
    [none] {""}
   *[other] { $if-if }則
}{ $cards }進戰場時上面額外有{ $count-xcn }個+1/+1指示物{ $count-xback }
    .like = sentence
word-entering_with = { $effect }，且{ with-counters }
    .like = sentence
    .do = { $effect-do }，且{ with-counters }
    .acts = { $effect-acts }，且{ with-counters }
word-proliferate = 增殖
    .like = effect
made = { $count-counts ->
    [that] 等量的{ $token }
    [way] 等量的{ $token }
   *[other] { $count-cn }個{ $token }
}
made-later = { $count-counts ->
    [that] 等量的{ $token }
    [way] 等量的{ $token }
    [ways] 等量的{ $token }
   *[other] { $count-xcn }個{ $token }
}
token-extra = { $count-xcn ->
   *[other] { $count ->
        [1] { $token-extra }
       *[other] { $token-extras }
    }
}
word-create = { $count-front }{ who-does }{ $count-ben }將{ made }放進戰場{ $count-back }{ token-extra }
    .like = effect
    .do = { who-let }將{ made-later }放進戰場{ $count-xback }{ token-extra }
    .acts = 將{ made-later }放進戰場{ $count-xback }{ token-extra }
    .flow = { who-does }將{ made-later }放進戰場{ $count-xback }{ token-extra }
    .clause = { $who ->
        [none] action
       *[other] sentence
    }
    .doer = { $who ->
        [none] you
       *[other] others
    }
    .foryou = { $who ->
        [none] yes
       *[other] { $who-person ->
            [second] yes
           *[other] no
        }
    }
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-sort = none
    .sets-self = no
word-create_tapped = { $count-front }{ who-does }{ $count-ben }將{ made }橫置放進戰場{ $count-back }{ token-extra }
    .like = effect
    .do = { who-let }將{ made-later }橫置放進戰場{ $count-xback }{ token-extra }
    .acts = 將{ made-later }橫置放進戰場{ $count-xback }{ token-extra }
    .flow = { who-does }將{ made-later }橫置放進戰場{ $count-xback }{ token-extra }
    .foryou = { $who-person ->
        [second] yes
       *[other] no
    }
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-sort = none
    .sets-self = no
word-create_blocking = 將{ made-later }放進戰場，且正阻擋{ $whom }{ token-extra }
    .like = effect
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-sort = none
    .sets-self = no
token-kind = { TERM($types, table: "types", join: "") }
token-colors = { TERM($colors, join: "與") }
token-name = { $name-raw ->
    [Badger] 的
    [Bear] 的
    [Bird] 的
    [Cat] 的
    [Dragon] 的
    [Elephant] 的
    [Fish] 的
    [Horse] 的
    [Ox] 的
    [Snake] 的
    [Turtle] 的
    [Whale] 的
    [Wolf] 的
   *[other] {""}
}{ TERM($name, table: "classifications", join: "／") }
token-called = { TERM($name, table: "classifications", join: "／") }
word-sized_token = X/X{ token-colors }{ $abilities-at-keyword-count ->
    [0] { token-name }
   *[other] ，具{ $abilities-at-keyword-token }異能的{ token-called }
}衍生{ token-kind }{ SAME($size, "X") ->
    [yes] {""}
   *[no] （X為{ $size }）
}
    .extra = { $abilities-at-spoken-count ->
        [0] {""}
       *[other] 。它具有{ $abilities-at-spoken-token }
    }{ $abilities-at-bar-count ->
        [0] {""}
       *[other] 。它{ $abilities-at-bar }
    }{ $abilities-at-change-count ->
        [0] {""}
       *[other] 。它{ $abilities-at-change }
    }{ $abilities-at-poss-count ->
        [0] {""}
       *[other] 。{ $abilities-at-poss-later }
    }
    .extras = { $abilities-at-spoken-count ->
        [0] {""}
       *[other] 。它們具有{ $abilities-at-spoken-token }
    }{ $abilities-at-bar-count ->
        [0] {""}
       *[other] 。它們{ $abilities-at-bar }
    }{ $abilities-at-change-count ->
        [0] {""}
       *[other] 。它們{ $abilities-at-change }
    }{ $abilities-at-poss-count ->
        [0] {""}
       *[other] 。{ $abilities-at-poss-later }
    }
    .join = { $before }，{ $next }
    .last = { $before }與{ $next }
    .opens-bearer = 生物
    .opens-self = no
    .sets-bearer = none
word-token = { $power }/{ $toughness }{ token-colors }{ $abilities-at-keyword-count ->
    [0] { token-name }
   *[other] ，具{ $abilities-at-keyword-token }異能的{ token-called }
}衍生{ token-kind }
    .extra = { $abilities-at-spoken-count ->
        [0] {""}
       *[other] 。它具有{ $abilities-at-spoken-token }
    }{ $abilities-at-bar-count ->
        [0] {""}
       *[other] 。它{ $abilities-at-bar }
    }{ $abilities-at-change-count ->
        [0] {""}
       *[other] 。它{ $abilities-at-change }
    }{ $abilities-at-poss-count ->
        [0] {""}
       *[other] 。{ $abilities-at-poss-later }
    }
    .extras = { $abilities-at-spoken-count ->
        [0] {""}
       *[other] 。它們具有{ $abilities-at-spoken-token }
    }{ $abilities-at-bar-count ->
        [0] {""}
       *[other] 。它們{ $abilities-at-bar }
    }{ $abilities-at-change-count ->
        [0] {""}
       *[other] 。它們{ $abilities-at-change }
    }{ $abilities-at-poss-count ->
        [0] {""}
       *[other] 。{ $abilities-at-poss-later }
    }
    .join = { $before }，{ $next }
    .last = { $before }與{ $next }
    .opens-bearer = 生物
    .opens-self = no
    .sets-bearer = none
word-named_token = 名稱為{ $name }的{ $token }
    .extra = { $token-extra }
    .extras = { $token-extras }
word-emblem = 你得到具有{ $abilities-token }的徽記
    .like = sentence
    .do = 得到具有{ $abilities-token }的徽記
    .join = { $before }與{ $next }
    .opens-bearer = 徽記
    .opens-self = no
    .sets-bearer = none
word-copies_attack_others = 對每位其他對手，你可以將一個為{ $of }之複製品的衍生物橫置放進戰場，且正攻擊該對手
    .like = sentence
    .sets-it = cards
    .sets-that = 衍生物

## Effects: mana, chance, choices

whose-pool = { $who ->
    [none] 你的
   *[other] 其
}
word-add_mana = { who-does }加{ $mana }到{ whose-pool }魔法力池中
    .like = effect
    .do = 加{ $mana }到{ whose-pool }魔法力池中
    .acts = 加{ $mana }到其魔法力池中
any-mana = { $count ->
    [1] 一點任意顏色的魔法力
    [2] 兩點任意一種顏色的魔法力
    [3] 三點任意一種顏色的魔法力
    [4] 四點任意一種顏色的魔法力
    [5] 五點任意一種顏色的魔法力
   *[other] { $count }點任意一種顏色的魔法力
}
word-add_any_color = { who-does }加{ any-mana }到{ whose-pool }魔法力池中
    .like = effect
    .do = 加{ any-mana }到{ whose-pool }魔法力池中
    .acts = 加{ any-mana }到其魔法力池中
word-add_much = { $times-per }{ who-does }{ $times-ben }加{ $mana }到{ whose-pool }魔法力池中
    .like = effect
word-add_one_color = { who-does }加{ $count-xcn }點任意一種顏色的魔法力到{ whose-pool }魔法力池中{ $count-xback }
    .like = effect
word-add_mixed = { who-does }加{ $count-xcn }點{ $one }和／或{ $other }之任意組合的魔法力到{ whose-pool }魔法力池中{ $count-xback }
    .like = effect
word-add_chosen_color = { who-does }加{ $count-xcn }點所選顏色的魔法力到{ whose-pool }魔法力池中{ $count-xback }
    .like = effect
word-add_produced = { who-does }加一點該永久物所產生之任意類別的魔法力到{ whose-pool }魔法力池中
    .like = effect
    .do = 加一點該永久物所產生之任意類別的魔法力到{ whose-pool }魔法力池中
    .acts = 加一點該永久物所產生之任意類別的魔法力到其魔法力池中
word-flip_coin = 擲一枚硬幣{ $win ->
    [none] {""}
   *[other] 。如果你贏得此擲，{ $win-flow }
}{ $lose ->
    [none] {""}
   *[other] 。如果你輸掉此擲，{ $lose-flow }
}
    .like = effect
word-choose_color = 選擇一種顏色
    .like = effect
    .clause = sentence
word-choose_color_entering = 選擇一種顏色
    .like = effect
    .clause = sentence
word-choose_creature_type = 選擇一種生物類別
    .like = effect
    .clause = sentence
word-choose_land_type = 選擇一種基本地類別
    .like = effect
    .clause = sentence
word-choose_player_entering = 選擇一位{ $among ->
    [none] 玩家
   *[other] 對手
}
    .like = effect
    .clause = sentence
word-name_a_card = { $by ->
    [none] {""}
   *[other] { $by }
}說出一個{ TERM($types, table: "types", join: "") }牌名
    .like = effect
    .acts = 說出一個{ TERM($types, table: "types", join: "") }牌名
    .clause = sentence
word-all_name_a_card = { $who }{ $who-ge }說出一個牌名
    .like = sentence
    .acts = 說出一個牌名
word-note_number = 記下{ $number }
    .like = effect
word-choose_form = 選擇{ $count ->
    [2] 兩
    [3] 三
   *[other] { $count }
}種形態之一
    .like = effect
word-choose_blocks = 你選擇哪些生物於此戰鬥中阻擋，以及這些生物如何阻擋
    .like = sentence
word-clash = 與任一對手比點
    .like = effect
word-self_or_others = { $who }選擇自己或他人。如果該玩家選擇自己，則{ $one-flow }。如果該玩家選擇他人，則{ $other-flow }
    .like = sentence
word-names_player = { $by }選擇{ $among-any }
    .like = sentence
word-nothing = 不產生任何效應
    .like = effect
    .empty = yes

## Effects that last

given = { $changes-front }{ $who-subject }{ $who-many }{ $changes-ben }
given-end = { $duration ->
    [none] 直到回合結束
   *[other] { $duration }
}
given-now = { $changes-at-quoted-count ->
    [0] { $changes-first-slot ->
        [bar] { $changes-front }{ $who-subject }本回合{ gets-all }{ $changes-back }
       *[other] { $changes-at-bar-count ->
            [0] { SAME(still, "") ->
                [yes] { given }{ gets-all }{ given-end }{ $changes-back }
               *[no] { given-end }，{ given }{ gets-all }{ $changes-back }
            }
           *[other] { given-end }，{ given }{ gets-all }{ $changes-back }
        }
    }
   *[other] { given-end }，{ given }{ gets-all }{ $changes-back }
}
given-control = { $changes-first-taker }獲得{ $who }的操控權
word-give = { $changes-first-slot ->
    [control] { $duration-early ->
        [while] { $duration }，{ SAME($changes-first-taker, "") ->
            [yes] 你
           *[no] { $changes-first-taker }
        }便獲得{ $who }的操控權
        [none] { given-control }
        [yes] { $duration }，{ given-control }
       *[no] { given-control }{ given-end }
    }{ SAME(gets-all, "") ->
        [yes] {""}
       *[no] 。它{ gets-all }{ $duration-early ->
            [none] {""}
            [while] {""}
            [yes] {""}
           *[no] { given-end }
        }
    }
   *[other] { $duration-early ->
        [yes] { $duration }，{ given }{ gets-all }{ $changes-back }
        [while] { $duration }，{ $changes-front }{ $who-subject }{ $changes-count ->
            [1] { $changes-first-then }
           *[other] 便{ has-all }
        }{ $changes-back }
        [none] { given }{ gets-all }{ $changes-back }
       *[no] { given-now }
    }
}
    .like = sentence
    .order = duration who
    .do = { $changes-first-slot ->
        [control] { $self }
       *[other] 令{ $self }
    }
    .acts = { $self-do }
    .opens-bearing = { $who-noun }
    .sets-span = none
    .sets-it = { $who-number ->
        [many] cards
       *[other] card
    }
    .join = { join-changes }
    .last = { last-changes }
word-give_either = { $one-evenly ->
    [yes] { $cards-subject }{ $one-by }或{ $two-by }直到回合結束，X為{ $one-abs }
   *[other] { $one-front }{ $cards-subject }{ $one-ben }{ $one }或{ $two }{ $more-count ->
        [0] {""}
       *[other] 或{ $more }
    }直到回合結束{ $one-back }
}
    .join = { $before }或{ $next }
    .last = { $before }或{ $next }
    .like = sentence
    .do = 令{ $self }
word-apply = { $about-aim ->
    [yes] 選擇{ $about }，
   *[other] { $about-chosen ->
        [yes] 選擇{ $about }，
       *[other] {""}
    }
}{ $regulation-turn }
    .like = sentence
    .order = about
word-apply_once = 選擇{ $about }，本回合中，下一次該來源將對{ $regulation-whom }造成傷害時，防止該傷害{ $regulation-then }
    .like = sentence
word-this_turn_always = { $static-turn }
    .like = sentence
word-next_turn_always = 於{ $who ->
    [none] 你的
   *[other] { $who-whose }
}下一個回合中，{ $static }
    .like = sentence
word-prevent_next = 於本回合中，防止接下來將對{ $to }造成的{ $amount-xn }點傷害{ $amount-xback }
    .like = sentence
word-prevent_next_and = 於本回合中，防止接下來將對{ $to }造成的{ $amount-xn }點傷害{ $amount-xback }{ $about ->
    [none] {""}
   *[other] ，並選擇{ $about }
}。如果以此法防止了傷害，則{ $effect-flow }
    .like = sentence
word-redirect_next = 於本回合中，接下來{ $by ->
    [none] {""}
   *[other] 由你選擇的{ $by }
}將對{ $whom }{ $also ->
    [none] {""}
   *[other] 和／或{ $also }
}造成的{ $amount-xn }點傷害改為對{ $to }造成
    .like = sentence
untap-steps = { $whose ->
    [none] 其操控者的
   *[other] { $whose-whose }
}
word-take_next = 於本回合中，接下來將對{ $whom }造成的{ $amount-xn }點傷害改為對{ $to }造成
    .like = sentence
word-skip_untap = { $cards-subject }於{ untap-steps }下一個重置步驟中不能重置
    .like = sentence
    .do = 令{ $self }
word-later = { $later }
    .like = sentence
    .order = about
    .opens-that = { $about-named }
word-at_end_step = 在下一個結束步驟開始時，{ $effect }
word-at_your_upkeep = 在你的下一個維持開始時，{ $effect }
word-at_next_upkeep = 在下一回合的維持開始時，{ $effect }
word-at_end_of_combat = 在戰鬥結束時，{ $effect }
word-while_this_turn = { $about ->
    [none] {""}
   *[other] 選擇{ $about }。
}直到回合結束，{ $ability }
    .like = sentence
    .order = about
    .opens-about = { $about ->
        [none] {""}
       *[other] yes
    }
    .sets-about = none
word-floating = { $duration }，{ $ability }
    .like = sentence
word-in_force = { $who ->
    [none] { $duration-early ->
        [yes] { $duration }，{ $rule }
        [while] { $duration }，{ $rule }
        [none] { $duration-long }，{ $rule }
       *[no] { $rule-turn }
    }
   *[other] { $duration-early ->
        [none] { $duration-long }，
       *[other] { $duration }，
    }{ $who }{ $rule-of }
}
    .like = sentence
word-next_time_this_turn = { $ability-next }
    .like = sentence
word-may_play = 你本回合可以使用{ $cards }
    .like = sentence
    .do = 於本回合中使用{ $cards }
next-more = { $changes-count ->
    [0] {""}
   *[other] 。該咒語{ $changes }
}{ $plus ->
    [none] {""}
   *[other] 。該永久物進戰場時上面額外有{ $plus-xcn }個+1/+1指示物
}
word-next_spell = 你本回合施放的下一{ $spell-mw }{ $spell-kin }可以視同具有閃現異能地來施放{ next-more }
    .like = sentence
    .join = { $before }且{ $next }
word-counter = 反擊{ $what }
    .like = effect
    .sets-done = countered
word-counter_exile = 反擊{ $what }。如果該咒語以此法被反擊，則改為將它放逐，而非置入其擁有者的墳墓場
    .like = sentence
word-counter_to_top = 反擊{ $what }。如果該咒語以此法被反擊，則改為將它置於其擁有者的牌庫頂，而非置入該玩家的墳墓場
    .like = sentence
word-counter_to_hand = 反擊{ $what }。如果該咒語以此法被反擊，則改為將它移回其擁有者手上，而非置入該玩家的墳墓場
    .like = sentence
cast-what = { $cards-zone ->
    [hand] { $cards-fromone }施放{ $cards-a }
   *[other] 施放{ $times ->
        [none] { $cards-one }
       *[other] { $cards }
    }
}
word-cast_free = 你可以{ cast-what }，且不需支付其魔法力費用
    .like = sentence
    .do = { cast-what }，且不需支付其魔法力費用
    .acts = 可以{ cast-what }，且不需支付其魔法力費用
word-play_free = { $by ->
    [none] 你
   *[other] { $by }
}可以使用{ $cards }，且不需支付其魔法力費用
    .like = sentence
    .do = 使用{ $cards }，且不需支付其魔法力費用
    .acts = 可以使用{ $cards }，且不需支付其魔法力費用
word-must_cast_free = { $by ->
    [none] {""}
   *[other] { $by }
}若能施放{ $cards }，則施放之，且不需支付其魔法力費用
    .like = effect
    .clause = sentence
word-cast_suspended = 施放此牌，且不需支付其魔法力費用；如果它是生物，則它具有敏捷異能
    .like = sentence
word-copy_card = 複製{ $cards }{ $count ->
    [none] {""}
    [1] {""}
   *[other] { $count-xcn }次
}
    .like = effect
    .sets-it = { $count ->
        [none] { $cards-number ->
            [many] cards
           *[other] card
        }
       *[other] cards
    }
    .sets-sort = none
word-copy_on_stack = { $who ->
    [none] 複製{ $what }。你可以為此複製品選擇新的目標
   *[other] { $who }{ $who-ge }複製{ $what }，並可以為其複製品選擇新的目標
}
    .like = sentence
    .do = { $who ->
        [none] 複製{ $what }。你可以為此複製品選擇新的目標
       *[other] 令{ $self }
    }
    .acts = 複製{ $what }，並可以為其複製品選擇新的目標
word-copy_for_each_target = { $who ->
    [none] {""}
   *[other] { $who }
}為該咒語能指定為目標的其他每個咒語，永久物，不在戰場上的牌，或玩家各複製{ $what }一次。每個複製品各以其中不同的一個為目標
    .like = sentence
word-change_target = 改變{ $what }的目標
    .like = sentence
word-new_targets = 你可以為{ $what }選擇新的目標
    .like = sentence
    .do = 為{ $what }選擇新的目標
word-unless = 除非{ $by-payer }{ $cost-acts }，否則{ $effect }
    .like = sentence
    .flow = 除非{ $by-payer }{ $cost-acts }，否則{ $effect-flow }
    .acts = 除非{ $cost-acts }，否則{ $effect-acts }
word-or_else = { $effect }。如果未如此作，則{ $otherwise-flow }
    .like = sentence
    .flow = { $effect-flow }；如果未如此作，則{ $otherwise-flow }
word-pay_x = 你可以支付{ $mana }。若你如此作，則{ $effect-flow }
    .like = sentence
skip-who = { $who ->
    [none] 你略過你的
   *[other] { $who-person ->
        [second] 你略過你的
       *[third] { $who }{ $who-ge }略過其
    }
}
word-process = { $effect }
    .like = sentence
word-repeat_process = 重複此流程
    .like = effect
word-for_each_of = 對其中的每一張而言，{ $effect-flow }
    .like = sentence
word-with_x = { $effect-flow }，X為{ $number }
    .like = sentence
    .acts = { $effect-acts }，X為{ $number }
    .do = { $effect-do }，X為{ $number }
word-skip_turn = { skip-who }下一個回合
    .like = sentence
    .acts = 略過其下一個回合
word-skip_step = { skip-who }下一個{ step-name }
    .like = sentence
    .acts = 略過其下一個{ step-name }
word-more_combat = 在此階段後，額外進行一個戰鬥階段
    .like = sentence
word-more_combat_and_main = 在此行動階段後，額外進行一個戰鬥階段，並接著額外進行一個行動階段
    .like = sentence
word-end_turn = 結束此回合
    .like = effect
word-control_next_turn = 你於{ $who-whose }下一個回合中操控該玩家
    .like = sentence

## Planes, phenomena and schemes

word-planeswalk = 時空換境
    .like = effect
    .clause = sentence
    .leads = yes
word-roll_planar_die = 擲時空骰
    .like = effect
word-blanks_are_chaos = 直到任一玩家時空換境離開時空，每次擲時空骰的空白結果都視為混沌
    .like = sentence
word-reverse_turn_order = 反轉這盤遊戲的回合順序
    .like = effect
some-count = { $count ->
    [1] 一
    [2] 兩
    [3] 三
    [4] 四
    [5] 五
   *[other] { $count }
}
word-chaos_of_planar_top = 展示你時空套牌頂的{ some-count }張牌。所展示之每張牌的混沌異能各觸發一次。然後將所展示的牌以任意順序置於你的時空套牌底
    .like = sentence
word-planar_tunnel = 從你的時空套牌頂開始展示牌，直到展示出{ some-count }張時空牌為止。將其中一張置於你的時空套牌頂，然後將其餘的牌以隨機順序置於該套牌底
    .like = sentence
word-merge_planes = 從你的時空套牌頂開始展示牌，直到展示出{ some-count }張時空牌為止。同時時空換境至這些時空。將其餘的牌以任意順序置於你的時空套牌底
    .like = sentence
word-planar_glance = 展示你的時空套牌頂牌。你可以將它置於你的時空套牌底
    .like = sentence
word-abandon = 放棄{ $cards }
    .like = effect
word-set_scheme_in_motion = 實行你陰謀套牌頂的陰謀
    .like = effect
word-extra_turn_without_schemes = 在本回合後，你進行一個額外回合。該回合中不能實行陰謀
    .like = sentence
