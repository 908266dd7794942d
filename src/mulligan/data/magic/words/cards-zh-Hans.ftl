### Simplified Chinese for the words of Magic's cards, in the wording of the Chinese cards of 2013.
### docs/card-language.md tells how messages become a card's text.
###
### Forms of effects:     the value is a whole clause (目标牌手弃一张牌); .do follows 你可以; .acts follows somebody's name, and says 其 of
###                       what is theirs; .flow is the value without a full stop inside, for what depends on a condition;
###                       .clause = sentence keeps it apart, life joins it with 且; .search = yes looks for a card in a library
### Forms of conditions:  the value is a clause; .not its opposite; .if .then stand around it and what follows where it is asked once,
###                       .while .so where it is always looked at
### Forms of quantities:  the value is a noun (由你操控的沼泽数量); .cn is what stands before a measure word (两 个, X 个), .n before 点 (2 点);
###                       .front is 你每操控一个沼泽，, .ben the 便 that answers it, .back is ，X为…; .xcn .xn .xback are the same without .front;
###                       .signed is +2; .counts is yes or no; .kept is it and what it counts around a range (你操控 / 个 / 地)
### Forms of ranges:      the value follows a number's name (力量 等于或小于2); .is follows 为; .low .or stand around a measure word
### Forms of players:     the value is a subject; .ge is 各 where each does it; .whose 你的; .of before 牌库; .any 任一牌手; .all 所有牌手
### Forms of cards:       the value is all of them (所有生物), or the very one; .subject before a verb; .one any one (一个由你操控的生物);
###                       .each 每个由你操控的生物; .some without 一个 and 所有; .kin the same without whose they are; .a 一个 with that;
###                       .core the noun and what stands right before it; .aimed 目标由你操控的生物; .np without where they lie, .from 从你的坟墓场
###                       .lie 你坟墓场中的; .mw 个 or 张; .its 其 or 该生物的; .zhi 的 or 之; .owner .owns 其拥有者 or 你
### Features of cards:    .zone, .whose, .self, .number, .ge as 各 where each is meant
### Forms of traits:      the value stands before the noun, where .slot says: whose, other, after (with 的 behind it), color, subtype, class, zone;
###                       .is is a whole predicate; .lacks the opposite of an after
### Forms of changes:     the value is what one gets (获得飞行异能), .have what one has (具有飞行异能); .open .haveopen leave 异能 out; .front .ben as above

list =
    .join = { $before }{ $next }

ability =
    .line = { $self }。
    .slot = spoken

condition =
    .if = 若{ $self }，
    .case = 如果{ $self }，
    .then = 则
    .while = 只要{ $self }，
    .so = 便
    .before = {""}
    .not = 并非{ $self }
    .group = { $self }
    .brief = { $self }
    .turns = no
    .who = { $self }的
    .when = 只有当{ $self }时才能

## Quantities

quantity =
    .cn = X
    .n = X
    .signed = +X
    .front = {""}
    .ben = {""}
    .back = ，X为{ $self }
    .xcn = { $self-cn }
    .xn = { $self-n }
    .xback = { $self-back }
    .per = 重复X次，X为{ $self }，
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
       *[other] 重复{ number-cn }次，
    }
    .negative = { SAME(INITIAL($number), "-") }
    .fixed = yes
    .size = { $number ->
        [-1] 一
        [-2] 两
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
    [2] 两
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
    [200] 两百
   *[other] { $number }
}
word-count = { $of-thing }{ $of-zone ->
    [hand] { $of-plain ->
        [yes] 数量
       *[other] 数量
    }
   *[other] 数量
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
    .xback = ，X为{ $self }
    .per = { $of-everyone }
    .counts = yes
    .keeps = { $of-keeps }
    .mw = { $of-mw }
    .things = { $of-things }
    .all = { $of-thing }
    .none = { $of-none }
word-plus = { $one }{ $two-negative ->
    [yes] 减
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
       *[no] ，X为{ $self }
    }
    .xcn = X
    .xn = X
    .xback = ，X为{ $self }
    .per = { $of-per }
    .negative = { $factor-negative }
    .abs = { $self }
word-this_way = 以此法{ done-so }数量
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
    [drawn] 抓的牌之
    [discarded] 弃掉的牌之
    [milled] 置入坟墓场的牌之
    [exiled] 放逐的牌之
    [hand] 置于手上的牌之
    [arrived] 放进战场的牌之
    [destroyed] 消灭的永久物之
    [sacrificed] 牺牲的永久物之
    [tapped] 横置的永久物之
    [untapped] 重置的永久物之
    [countered] 反击的咒语之
    [counters] 移去的指示物之
    [damage] 造成的伤害
    [life] 失去的生命
   *[other] 影响之
}
done-one = { $last-done ->
    [drawn] 抓一张牌
    [discarded] 弃掉一张牌
    [milled] 将一张牌置入坟墓场
    [exiled] 放逐一张牌
    [hand] 将一张牌置于手上
    [arrived] 将一张牌放进战场
    [destroyed] 消灭一个永久物
    [sacrificed] 牺牲一个永久物
    [tapped] 横置一个永久物
    [untapped] 重置一个永久物
    [countered] 反击一个咒语
    [counters] 移去一个指示物
   *[other] 如此作一次
}
word-that_much = 该数量
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
    .per = 重复X次，
word-power_of = { $of }{ $of-zhi }力量{ $of-sum }
    .like = amount
word-toughness_of = { $of }{ $of-zhi }防御力{ $of-sum }
    .like = amount
word-converted_of = { $of }{ $of-zhi }总法术力费用
    .like = amount
counter-name = { TERM($counter, table: "counters") }
counters-on = { $of ->
    [none] { this-on }
   *[other] { $of-on }
}
word-counters = { counters-on }{ counter-name }指示物数量
    .like = amount
    .cn = 一
    .n = 1
    .signed = +1
    .front = { counters-on }每有一个{ counter-name }指示物，
    .ben = 便
    .back = {""}
    .xcn = X
    .xn = X
    .xback = ，X为{ $self }
    .per = { counters-on }每有一个{ counter-name }指示物，
    .counts = yes
    .keeps = { counters-on }有
    .mw = 个
    .things = { counter-name }指示物
    .all = { counters-on }的{ counter-name }指示物
    .none = { counters-on }没有{ counter-name }指示物
word-life_of = { $whose ->
    [none] 你的
   *[other] { $whose-whose }
}总生命
    .like = amount
word-starting_life = 你的起始总生命
    .like = amount
word-life_gained = 你本回合中获得的生命总和
    .like = amount
    .counts = yes
    .keeps = 本回合中你获得了
    .mw = 点
    .things = 生命
    .all = 你本回合中获得的生命
    .none = 本回合中你未获得生命
    .digits = yes
word-half = { $of }的一半，小数点以下舍去
    .like = amount
    .half = 小数点以下舍去
    .halved = yes
word-half_up = { $of }的一半，小数点以下进位
    .like = amount
    .half = 小数点以下进位
    .halved = yes
word-minus = { $of }的负值
    .like = amount
    .abs = { $of }
    .signed = -{ $of-n }
    .front = { $of-front }
    .ben = { $of-ben }
    .back = { $of-back }
    .negative = yes
word-greatest_power = { $of-thing }中最大的力量
    .like = amount
word-greatest_toughness = { $of-thing }中最大的防御力
    .like = amount
word-greatest_converted = { $of-thing }中最高的总法术力费用
    .like = amount
word-colors_among = { $of-thing }中所具有的颜色数量
    .like = amount
word-basic_types = { $whose ->
    [none] 由你
   *[other] 由{ $whose }
}操控的地中所具有的基本地类别数量
    .like = amount
word-deaths_this_turn = 本回合中死去的生物数量
    .like = amount
word-number_of = { $who-all }的数量
    .like = amount
word-blockers_of = 阻挡{ $of }的生物数量
    .like = amount
word-more_blockers_of = 阻挡{ $of }的生物中第一个之外的数量
    .like = amount
word-number_done = 其中{ $traits }牌的数量
    .like = amount
word-noted_number = { this-card }进战场时所记的数字
    .like = amount
word-times_kicked = { this-card }的增幅次数
    .like = amount
word-activations = 本回合中此异能已起动的次数
    .like = amount
word-spells_cast = { $who ->
    [none] 你
   *[other] { $who }
}本回合中施放过的咒语数量
    .like = amount
    .deed = { $who ->
        [none] 你
       *[other] { $who }
    }本回合中施放过咒语
    .did = 本回合中施放过咒语
word-spells_last_turn = { $who ->
    [none] 你
   *[other] { $who }
}上回合中施放的咒语数量
    .like = amount
word-spells_before = 本回合中在它之前施放过的咒语数量
    .like = amount
word-attackers_this_turn = { $who ->
    [none] 你
   *[other] { $who }
}本回合中用来攻击过的生物数量
    .like = amount
    .deed = { $who ->
        [none] 你
       *[other] { $who }
    }本回合中以生物攻击过
    .did = 本回合中以生物攻击过
word-turns_taken = 你已开始的回合数量
    .like = amount
word-most_of_one_owner = 这些牌中由单一牌手所拥有者之最大数量
    .like = amount
word-symbols_in = { $of-thing }之法术力费用中{ $color }法术力符号的数量
    .like = amount
word-colors_spent = 用来施放{ this-card }的法术力颜色数量
    .like = amount
word-color_spent = 曾用{ $mana }来施放{ this-card }
    .like = condition
    .not = 未曾用{ $mana }来施放{ this-card }
word-damage_taken = 本回合中对{ $who ->
    [none] 你
   *[other] { $who }
}造成的伤害总和
    .like = amount
word-cards_buried = 本回合中从任何区域置入{ $whose ->
    [none] 你的
   *[other] { $whose-whose }
}坟墓场的牌之数量
    .like = amount
word-lowest_life = { $among-all }的总生命中之最低者
    .like = amount
word-payable_targets = 任意数量
    .like = quantity
    .cn = 任意数量
    .n = 任意数量
    .back = {""}
    .per = 重复任意次，
    .anyhow = yes

## Ranges

word-at_least = 等于或大于{ $number }
    .is = 为{ $number }或更多
    .low = { number-cn }
    .digit = { $number }
    .or = 或更多
    .not = 少于
    .opposite = 小于{ $number }
    .kind = least
    .empty = { $number ->
        [1] yes
       *[other] no
    }
word-at_most = 等于或小于{ $number }
    .is = 为{ $number }或更少
    .low = { number-cn }
    .digit = { $number }
    .or = 或更少
    .not = 多于
    .opposite = 大于{ $number }
    .kind = most
    .empty = no
word-exactly = 等于{ $number }
    .is = 为{ $number }
    .low = { $number ->
        [0] 没有
       *[other] 恰好{ number-cn }
    }
    .digit = 恰好{ $number }
    .or = {""}
    .not = 不等于
    .opposite = 不等于{ $number }
    .kind = { $number ->
        [0] none
       *[other] exactly
    }
    .empty = no
word-up_to_number = 等于或小于{ $number }
word-below_number = 小于{ $number }
word-no_less_than = 等于或大于{ $number }
word-above_number = 大于{ $number }
word-just_number = 等于{ $number }

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
word-more = { $one }大于{ $than }
    .like = condition
    .not = { $one }等于或小于{ $than }
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
       *[no] 否则
    }
    .so = { $condition-turns ->
        [yes] 便
       *[no] {""}
    }
word-both = { $conditions }
    .like = condition
    .join = { SAME($prior-group, $next-group) ->
        [yes] { $before }与{ $next-brief }
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
        [many] 这些牌
       *[other] 该牌
    }仍在牌库中
   *[other] { $cards-subject }{ $trait-is }
}
    .like = condition
    .not = { $trait-key ->
        [library] { $cards-number ->
            [many] 这些牌
           *[other] 该牌
        }已不在牌库中
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
word-your_turn = 现在是你的回合
    .like = condition
    .if = 若现在是你的回合，
    .not = 现在不是你的回合
    .while = 在你的回合中，
    .so = {""}
    .when = 只能于你的回合中
word-did_so = { $last-doer ->
    [others] 该牌手如此作
   *[other] 你如此作
}
    .like = condition
    .case = { $last-doer ->
        [others] 若该牌手如此作，
       *[other] 若你如此作，
    }
    .not = { $last-doer ->
        [others] 该牌手未如此作
       *[other] 你未如此作
    }
word-some_opponent = { $condition }
    .like = condition
    .not = 没有对手符合以下条件：{ $condition }
    .opens-they = opponent
    .sets-they = none
word-some_player = { $condition }
    .like = condition
    .not = 没有牌手符合以下条件：{ $condition }
    .opens-they = player
    .sets-they = none
word-was_damaged = { $who-any }本回合受到过伤害
    .like = condition
    .not = { $who-any }本回合未受到过伤害
word-lost_life = { $who-any }本回合失去过生命
    .like = condition
    .not = { $who-any }本回合未失去过生命
word-fits = { $cards }是{ $kind-kind }
    .like = condition
    .not = { $cards }不是{ $kind-kind }
word-on_battlefield = { $cards }在战场上
    .like = condition
    .not = { $cards }不在战场上
word-defender_controls = 防御牌手操控{ $what-kin }
    .like = condition
    .not = 防御牌手未操控{ $what-kin }
word-during_combat = 现在是战斗阶段
    .like = condition
    .not = 现在不是战斗阶段
    .when = 只能于战斗中
step-name = { $name ->
    [untap] 重置步骤
    [upkeep] 维持步骤
    [draw] 抓牌步骤
    [main] 行动阶段
    [main1] 第一个行动阶段
    [main2] 第二个行动阶段
    [combat] 战斗阶段
    [end] 结束步骤
    [cleanup] 清除步骤
   *[other] { TERM($name) }步骤
}
word-during_step = 现在是{ step-name }
    .like = condition
    .when = 只能于{ step-name }中
word-attacked_now = 你于本步骤中受到攻击
    .like = condition
    .not = 你于本步骤中未受到攻击
word-before_attackers = 攻击者尚未宣告
    .like = condition
    .when = 只能于宣告攻击者之前
    .not = 攻击者已宣告
word-before_blockers = 阻挡者尚未宣告
    .like = condition
    .when = 只能于宣告阻挡者之前
    .not = 阻挡者已宣告
word-kicked = { this-card }已增幅
    .like = condition
    .not = { this-card }未增幅
word-cast_since_your_turn = 自你上一个回合结束后{ $who-any }施放过咒语
    .like = condition
    .not = 自你上一个回合结束后没有对手施放过咒语
word-you_defend = 你是防御牌手
    .like = condition
word-in_form = 它的形态为第{ $number ->
    [1] 一
    [2] 二
    [3] 三
   *[other] { $number }
}种
    .like = condition
word-cast_from_hand = 你从手上施放了它
    .like = condition
    .not = 你并非从手上施放它
word-was_cast_from_graveyard = { this-card }是从坟墓场施放
    .like = condition
    .not = { this-card }并非从坟墓场施放
word-was_cast = 你施放了它
    .like = condition
    .not = 你并未施放它
word-prowled = 你于本回合中曾以与{ this-card }有共通生物类别的生物对任一牌手造成战斗伤害
    .like = condition
    .not = 你于本回合中未曾以与{ this-card }有共通生物类别的生物对任一牌手造成战斗伤害
word-alternative_paid = 已支付其替代费用
    .like = condition
    .not = 未支付其替代费用

## What holds effects together

apart = { $before }。{ $next-usual }
then-next = { $before }，然后{ $next }
join-action = { $prior-search ->
    [yes] { $next-puts ->
        [yes] { $before }，并{ $next }
       *[no] { then-next }
    }
   *[no] { $prior-clause ->
        [action] { $before }，{ $next }
       *[sentence] { join-after }
    }
}
last-action = { $prior-search ->
    [yes] { $next-puts ->
        [yes] { $before }，并{ $next }
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
            [yes] { $before }。然后{ $next }
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
   *[other] 。否则，{ $otherwise-flow }
}
word-if = { $otherwise-targets ->
    [yes] { $otherwise-flow }。{ $condition-case }则改为{ $effect-flow }
   *[other] { $condition-case }{ $condition-then }{ $effect-flow }{ if-not }
}
    .like = sentence
    .flow = { $condition-case }{ $condition-then }{ $effect-flow }{ $otherwise ->
        [none] {""}
       *[other] ；否则，{ $otherwise-flow }
    }
    .do = { $condition-case }{ $condition-then }{ $effect-do }
    .acts = { $condition-case }{ $condition-then }{ $effect-acts }
word-instead = 选择{ $chosen-one }。{ $effect }。{ $replaced_if-case }则改为{ $by }
    .like = sentence
word-for_each = { $quantity-per }{ $effect-clause ->
    [action] { $quantity-ben }
   *[other] {""}
}{ $effect }
    .like = effect
    .do = { $quantity-per }{ $quantity-ben }{ $effect-do }
    .acts = { $quantity-per }{ $quantity-ben }{ $effect-acts }
word-each = { $effect-foryou ->
    [yes] 对{ $players }而言，{ $effect-flow }
   *[other] { $players }{ $players-ge }{ $effect-acts }
}
    .like = sentence
    .do = 令{ $players }{ $players-ge }{ $effect-acts }
    .acts = { $players-they ->
        [yes] { $effect-acts }
       *[other] 令{ $players }{ $players-ge }{ $effect-acts }
    }
    .doer = others
word-choose_one = 选择一项～{ $effects }
    .like = sentence
    .acts = 选择一项～{ $effects-acts }
    .join = { $before }；或{ $next }
word-choose_some = 选择{ $most ->
    [2] { $least ->
        [1] 一项或两项都选
       *[other] 两项
    }
   *[other] { $least }至{ $most }项
}～{ $effects }
    .like = sentence
    .join = { $before }；{ $next }
    .last = { $before }；{ $least ->
        [1] 和／或
       *[other] 或
    }{ $next }
word-choose_one_or_all = 选择一项；如果{ this-card }已增幅，则改为选择全部～{ $effects }
    .like = sentence
    .join = { $before }；或{ $next }
word-pay_to = { $effect-empty ->
    [yes] { $cost-do }
   *[other] { $cost-do }来{ $effect-do }
}
    .like = effect
    .do = { $effect-empty ->
        [yes] { $cost-do }
       *[other] { $cost-do }。若你如此作，则{ $effect-flow }
    }
    .acts = { $effect-empty ->
        [yes] { $cost-acts }
       *[other] { $cost-acts }来{ $effect-acts }
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
        [yes] 张
       *[no] { $self-unit }
    }
    .unit = 个
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
        [yes] 另一{ $self-mw }目标
       *[no] 目标
    }{ $self-kind }
    .aims = 目标{ $self-kind }
    .target = { $self-noun }
    .np = { $self-away ->
        [yes] 所有{ $self-things }
       *[no] { $self }
    }
    .from = { $self-zone ->
        [battlefield] {""}
        [stack] {""}
        [exile] 从放逐区
        [hand] 从{ $self-own }手上
        [library] 从{ $self-ownde }牌库中
       *[graveyard] 从{ $self-ownde }坟墓场
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
        [library] 牌库
        [exile] 放逐区
       *[graveyard] 坟墓场
    }
    .own = { $self-whose ->
        [yours] 你
        [opposing] 对手
        [any] {""}
       *[players] { $traits-at-whose-owner }
    }
    .ownde = { $self-whose ->
        [yours] 你的
        [opposing] 对手的
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
        [opposing] 对手
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
                [battlefield] 战场上的{ $self-some }
               *[stack] { $self-some }
            }
           *[whose] { $self-some }
        }
    }
    .everyone = { $self-away ->
        [yes] { $self-plain ->
            [yes] { $self-zone ->
                [hand] { $self-ownall }每有一张手牌，
               *[other] { $self-ownall }{ $self-pile }中每有一张{ $self-things }，
            }
           *[no] { $self-ownall }{ $self-pile }中每有一张{ $self-things }，
        }
       *[no] { $self-whose ->
            [any] 战场上每有一{ $self-mw }{ $self-things }，
            [not-yours] 每有一{ $self-mw }{ $self-some }，
           *[whose] { $self-holder }每操控一{ $self-mw }{ $self-things }，
        }
    }
    .keeps = { $self-away ->
        [yes] { $self-ownall }{ $self-zone ->
            [hand] 手上有
            [exile] 放逐区中有
           *[other] { $self-pile }中有
        }
       *[no] { $self-whose ->
            [any] 战场上有
            [not-yours] 其他牌手操控
           *[whose] { $self-holder }操控
        }
    }
    .none = { $self-away ->
        [yes] { $self-plain ->
            [yes] { $self-zone ->
                [hand] { $self-ownall }没有手牌
               *[other] { $self-ownall }{ $self-pile }中没有牌
            }
           *[no] { $self-ownall }{ $self-pile }中没有{ $self-things }
        }
       *[no] { $self-whose ->
            [any] 战场上没有{ $self-things }
            [not-yours] 其他牌手未操控{ $self-things }
            [opposing] 没有对手操控{ $self-things }
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
           *[other] 其拥有者
        }
       *[no] 其拥有者
    }
    .ownerde = { $self-away ->
        [yes] { $self-whose ->
            [yours] 你的
           *[other] 其拥有者的
        }
       *[no] 其拥有者的
    }
    .its = { $self }的
    .zhi = 之
    .self = no
    .among = no
    .very = no
    .sum = 总和
    .searched = no
    .backs = {""}
    .on = { $self-each }上
    .near = { $self }的
    .die = 从战场置入坟墓场
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
    .unit = 张
word-permanent =
    .like = noun
    .noun = 永久物
    .printed = 永久物牌
    .one = { $traits-count ->
        [0] { $last-about ->
            [yes] 该{ $last-aimed }
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
    .noun = 结界
    .printed = 结界牌
word-planeswalker =
    .like = noun
    .noun = 鹏洛客
    .printed = 鹏洛客牌
word-spell =
    .like = noun
    .home = stack
    .noun = 咒语
    .printed = 牌
word-instant_or_sorcery =
    .like = noun
    .home = stack
    .noun = 瞬间或法术咒语
    .target = 咒语
    .printed = 瞬间或法术牌
    .cores = { noun-bearing }{ $self-away ->
        [yes] 瞬间与法术牌
       *[no] 瞬间与法术咒语
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
    .noun = 来源
    .printed = 来源

either-last = { $form ->
    [usual] { $before }与{ $next }
    [some] { $before }与{ $next }
    [cores] { $before }与{ $next }
    [bearings] { $before }与{ $next }
    [subject] { $before }与{ $next }
    [each] { $before }与{ $next }
    [bare] { $before }与{ $next }
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
    [none] 所有牌手
   *[other] { $who }
}
    .like = people
    .one = { $who ->
        [none] 任一牌手
       *[other] { $who-any }
    }
    .a = { $self-one }
    .subject = { $self }
    .each = { $who ->
        [none] 每位牌手
       *[other] { $who }
    }
    .kind = { $who ->
        [none] 牌手
       *[other] { $who-holder }
    }
    .some = { $self-kind }
    .core = 牌手
    .noun = 牌手
    .aimed = 目标牌手
    .aims = 目标牌手
    .target = 牌手
another-one = { $other ->
    [none] {""}
   *[other] 另一个
}
word-creature_or_player = 所有生物与牌手
    .like = people
    .mw = 个
    .one = 任一生物或牌手
    .a = { $self-one }
    .subject = 所有生物与牌手
    .each = 每个生物与每位牌手
    .kind = 生物或牌手
    .some = 生物与牌手
    .core = 生物或牌手
    .noun = 生物或牌手
    .aimed = { another-one }目标生物或牌手
    .aims = 目标生物和／或牌手
    .target = 生物或牌手
abilities-of = { $whose ->
    [none] {""}
   *[other] 由{ $whose }操控的
}
word-abilities_of = { $what-some }的起动式异能
    .like = people
    .some = { $self }
    .abilities = yes
word-activated_ability = 所有{ abilities-of }起动式异能
    .like = people
    .mw = 个
    .one = 一个{ abilities-of }起动式异能
    .a = { $self-one }
    .subject = { $self }
    .each = 每个{ abilities-of }起动式异能
    .kind = { abilities-of }起动式异能
    .some = { abilities-of }起动式异能
    .core = 起动式异能
    .noun = 起动式异能
    .aimed = 目标{ abilities-of }起动式异能
    .aims = 目标{ abilities-of }起动式异能
    .target = 异能
word-triggered_ability = 所有{ abilities-of }触发式异能
    .like = people
    .mw = 个
    .one = 一个{ abilities-of }触发式异能
    .a = { $self-one }
    .subject = { $self }
    .each = 每个{ abilities-of }触发式异能
    .kind = { abilities-of }触发式异能
    .some = { abilities-of }触发式异能
    .core = 触发式异能
    .noun = 触发式异能
    .aimed = 目标{ abilities-of }触发式异能
    .aims = 目标{ abilities-of }触发式异能
    .target = 异能

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
word-opposing = 由对手操控
    .like = trait-whose
    .key = opposing
    .owner = 对手
    .owners = 对手的
    .is = 由对手操控
    .isnot = 不由对手操控
    .lacks = 不由对手操控
they-are = { $last-they ->
    [opponent] 任一对手
    [player] 任一牌手
   *[other] 该牌手
}
word-theirs = 由{ they-are }操控
    .like = trait-whose
    .key = theirs
    .holder = { they-are }
    .owner = { $last-they ->
        [opponent] 任一对手
        [player] 任一牌手
       *[other] 其
    }
    .owners = { $last-they ->
        [opponent] 任一对手的
        [player] 任一牌手的
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
word-owned_by = 由{ $players }拥有
    .like = trait-after
    .lacks = 不由{ $players }拥有
word-other = 其他
    .like = trait
    .slot = other
    .is = 是另一个
word-apart_from = 其他
    .like = trait
    .slot = other
    .is = 不是{ $cards }
    .isnot = 是{ $cards }
word-face_down = 牌面朝下
    .like = trait-after
    .lacks = 牌面朝上
word-with_morph = 具变身异能
    .like = trait-after
    .lacks = 不具变身异能
word-tapped = 已横置
    .like = trait-after
    .lacks = 未横置
word-untapped = 未横置
    .like = trait-after
    .lacks = 已横置
word-attacking = 进行攻击
    .like = trait-after
    .tail = 攻击
    .lacks = 未进行攻击
    .is = 正进行攻击
word-blocking = 进行阻挡
    .like = trait-after
    .tail = 阻挡
    .lacks = 未进行阻挡
    .is = 正进行阻挡
word-blocked = 被阻挡
    .like = trait-after
    .lacks = 未被阻挡
word-unblocked = 未受阻挡
    .like = trait-after
    .lacks = 被阻挡
word-damaged = 受到过伤害
    .like = trait-after
    .lacks = 未受到过伤害
word-enchanted_one = 已受结附
    .like = trait-after
    .lacks = 未受结附
word-equipped_one = 佩带着武具
    .like = trait-after
    .lacks = 未佩带武具
word-token_made = 衍生
    .like = trait-type
    .non = 非衍生物的
    .is = 是衍生物
    .isnot = 不是衍生物
word-of = { TERM($kind, table: "classifications", join: "／") }
    .like = trait-type
    .slot = subtype
word-of_chosen_type = 该类别
    .like = trait-after
    .slot = subtype
    .is = 属于所选类别
    .isnot = 不属于所选类别
    .lacks = 非所选类别
word-of_chosen_color = 具有所选颜色
    .like = trait-after
    .lacks = 不具有所选颜色
word-white = 白色
    .like = trait-color
    .short = 白
word-blue = 蓝色
    .like = trait-color
    .short = 蓝
word-black = 黑色
    .like = trait-color
    .short = 黑
word-red = 红色
    .like = trait-color
    .short = 红
word-green = 绿色
    .like = trait-color
    .short = 绿
word-is_colorless = 无色
    .like = trait-color
word-multicolored = 多色
    .like = trait-color
word-monocolored = 单色
    .like = trait-color
word-is_artifact = 神器
    .like = trait-type
word-is_creature = 生物
    .like = trait-type
word-is_enchantment = 结界
    .like = trait-type
word-is_instant = 瞬间
    .like = trait-type
word-is_sorcery = 法术
    .like = trait-type
word-is_instant_or_sorcery = 瞬间或法术
    .like = trait-type
word-is_land = 地
    .like = trait-type
word-is_planeswalker = 鹏洛客
    .like = trait-type
word-is_permanent_card = 永久物
    .like = trait-type
word-basic = 基本
    .like = trait-color
    .joint = yes
word-legendary = 传奇
    .like = trait-color
    .joint = yes
word-snow = 雪境
    .like = trait-color
    .joint = yes
word-world = 世界
    .like = trait-color
    .joint = yes
word-with = 具{ $keyword-word }异能
    .like = trait-after
    .is = 具有{ $keyword-word }异能
    .lacks = 不具{ $keyword-word }异能
    .open = 具{ $keyword-word }
    .tail = { $keyword-word }异能
    .mid = { $keyword-word }
word-without = 不具{ $keyword-word }异能
    .like = trait-after
    .is = 不具有{ $keyword-word }异能
    .lacks = 具{ $keyword-word }异能
word-with_power = 力量{ $within }
    .like = trait-after
    .is = 之力量{ $within }
    .isnot = 之力量并非{ $within }
    .lacks = 力量并非{ $within }
word-with_toughness = 防御力{ $within }
    .like = trait-after
    .is = 之防御力{ $within }
    .isnot = 之防御力并非{ $within }
    .lacks = 防御力并非{ $within }
word-with_converted = 总法术力费用{ $within-counts ->
    [no] 等同于{ $within }
    [yes] 等同于{ $within }
    [that] 等同于{ $within }
    [ways] 等同于{ $within }
   *[range] { $within }
}
    .like = trait-after
    .is = 的{ $self }
    .isnot = 的总法术力费用并非{ $within }
    .lacks = 总法术力费用并非{ $within }
word-named = 名称为{ CARD($name) }
    .like = trait-after
    .tail = { CARD($name) }
    .is = 的名称为{ CARD($name) }
    .isnot = 的名称不为{ CARD($name) }
    .lacks = 名称不为{ CARD($name) }
word-died_this_turn = 于本回合中从战场置入坟墓场
    .like = trait-after
    .is = 于本回合中从战场置入坟墓场
    .lacks = 并非于本回合中从战场置入坟墓场
word-wounded_by_this = 本回合中曾受到{ this-card }伤害
    .like = trait-after
    .is = 本回合中曾受到{ this-card }伤害
    .lacks = 本回合中未受到{ this-card }伤害
word-with_counter = 上面有{ counter-name }指示物
    .like = trait-after
    .lacks = 上面没有{ counter-name }指示物
word-attached_to = 装备或结附在{ $what-one }上
    .like = trait-after
    .lacks = 未装备或结附在{ $what-one }上
word-blocking_this = 阻挡{ this-card }
    .like = trait-after
    .is = 阻挡{ this-card }
    .lacks = 未阻挡{ this-card }
word-blocked_by_this = 被{ this-card }阻挡
    .like = trait-after
    .lacks = 未被{ this-card }阻挡
word-blocking_one = 阻挡{ $what-one }
    .like = trait-after
    .is = 阻挡{ $what-one }
    .lacks = 未阻挡{ $what-one }
word-blocked_by_one = 被{ $what-one }阻挡
    .like = trait-after
    .lacks = 未被{ $what-one }阻挡
word-facing = 阻挡{ $what-one }或被其阻挡
    .like = trait-after
    .is = 阻挡{ $what-one }或被其阻挡
    .lacks = 既未阻挡{ $what-one }，也未被其阻挡
word-of_one_owner = 同一位牌手的
    .like = trait-after
word-names_differ = 名称各不相同
    .like = trait-after
word-with_any_counter = 上面有指示物
    .like = trait-after
    .lacks = 上面没有指示物
word-attacked_this_turn = 本回合中攻击过
    .like = trait-after
    .lacks = 本回合中未攻击过
word-blocked_this_combat = 本次战斗中阻挡过
    .like = trait-after
    .lacks = 本次战斗中未阻挡过
word-blocked_this_turn = 本回合中阻挡过
    .like = trait-after
    .lacks = 本回合中未阻挡过
word-attacked_this_combat = 本次战斗中攻击过
    .like = trait-after
    .lacks = 本次战斗中未攻击过
word-came_this_turn = 本回合中进战场
    .like = trait-after
    .is = 是于本回合中进战场
    .lacks = 并非于本回合中进战场
word-came_since_upkeep = 在其操控者最近一次维持开始后才受该牌手操控
    .like = trait-after
    .is = 在你最近一次维持开始后才受你操控
    .lacks = 在其操控者最近一次维持开始前便已受该牌手操控
word-was_dealt_damage = 本回合中受到过伤害
    .like = trait-after
    .lacks = 本回合中未受到过伤害
word-dealt_damage_to = 本回合中对{ $who-any }造成过伤害
    .like = trait-after
    .lacks = 本回合中未对{ $who-any }造成过伤害
word-same_name_as = 与{ $of }同名
    .like = trait-after
    .lacks = 不与{ $of }同名
word-shares_color_with = 与{ $of }有共通颜色
    .like = trait-after
    .lacks = 不与{ $of }有共通颜色
word-shares_type_with = 与{ $of }有共通生物类别
    .like = trait-after
    .lacks = 不与{ $of }有共通生物类别
word-shares_card_type_with = 与{ $of-any }有共通牌类别
    .like = trait-after
    .lacks = 不与{ $of }有共通牌类别
word-targets_one = 以{ $what-one }为目标
    .like = trait-after
    .lacks = 未以{ $what-one }为目标
word-with_single_target = 只有单一目标
    .like = trait-after
    .lacks = 并非只有单一目标
word-chosen_name = 具有所选名称
    .like = trait-after
    .is = 具有所选名称
    .lacks = 不具有所选名称
word-named_by_owner = 名称与其拥有者所说者相同
    .like = trait-after
    .is = 的名称与其拥有者所说者相同
    .lacks = 名称与其拥有者所说者不同
word-dealt_combat_damage_to = 本回合中对{ $who-any }造成过战斗伤害
    .like = trait-after
    .lacks = 本回合中未对{ $who-any }造成过战斗伤害
word-attacking_you = 攻击你
    .like = trait-after
    .lacks = 未攻击你
word-hit_this_combat = 于此战斗中对牌手造成过战斗伤害
    .like = trait-after
    .lacks = 未于此战斗中对牌手造成过战斗伤害
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
    .owner = 其他牌手
    .owners = 其他牌手的
    .ge = {""}
    .is = { $trait-isnot }
    .isnot = { $trait-is }
word-in_hand = 在手上
    .like = trait-zone
    .key = hand
    .pile = 手上
word-in_library = 在牌库中
    .like = trait-zone
    .key = library
    .pile = 牌库
word-in_graveyard = 在坟墓场中
    .like = trait-zone
    .key = graveyard
    .pile = 坟墓场
word-in_exile = 被放逐
    .like = trait-zone
    .key = exile
    .pile = 放逐区

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
    .mw = 个
    .whose = any
    .zone = one
    .away = no
    .other = no
    .others = {""}
    .self = no
    .among = no
    .searched = no
    .owner = 其拥有者
    .ownerde = 其拥有者的
    .its = { $self }的
    .zhi = 的
    .noun = 牌
    .everyone = 每有一个{ $self }，
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
    [enchantment] 此结界
    [land] 此地
    [planeswalker] 此鹏洛客
    [instant] 此咒语
    [sorcery] 此咒语
    [plane] 此时空
    [phenomenon] 此异象
    [scheme] 此阴谋
    [emblem] 此徽记
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
       *[other] 从战场置入坟墓场
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
        [enchantment] 结界
        [land] 地
       *[other] 永久物
    }
    .owner = { $zone ->
        [none] 其拥有者
       *[elsewhere] 你
    }
    .ownerde = { $zone ->
        [none] 其拥有者的
       *[elsewhere] 你的
    }
    .from = { $zone ->
        [none] {""}
       *[elsewhere] { $zone-key ->
            [hand] 从你手上
            [exile] 从放逐区
           *[other] 从你的{ $zone-pile }
        }
    }
    .its = { this-its }
    .on = { this-on }
    .die = { this-die }
that-noun = { $last-self ->
    [yes] 它
   *[other] { $last-that ->
        [none] 该牌
        [it] 它
        [them] 它们
       *[other] 该{ $last-that }
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
       *[other] 该牌
    }
}
    .like = one-card
    .noun = { $last-that }
    .named = {""}
    .its = 其
    .on = { that-on }
word-that_as_it_was = { $last-source ->
    [yes] 该来源
   *[other] { that-noun }
}
    .like = one-card
    .named = {""}
    .noun = { $last-that }
    .its = { $last-source ->
        [yes] 该来源的
       *[other] 其
    }
word-other_one = 该生物
    .like = one-card
    .noun = 生物
word-it = { $last-it ->
    [cards] { $last-sort ->
        [card] 这些牌
       *[other] 它们
    }
   *[other] { $last-sort ->
        [source] 该来源
       *[other] 它
    }
}
    .like = one-card
    .number = { $last-it ->
        [cards] many
       *[other] one
    }
    .sum = { $last-it ->
        [cards] 总和
       *[other] {""}
    }
    .noun = { $last-it ->
        [cards] them
       *[other] it
    }
    .on = { $last-it ->
        [cards] 它们上
       *[other] 其上
    }
    .its = 其
    .everyone = 其中每有一张，
    .owner = { $last-its ->
        [none] 其拥有者
       *[other] { $last-its }
    }
    .ownerde = { $last-its ->
        [none] 其拥有者的
       *[other] { $last-itsde }
    }
word-enchanted = 所结附的{ $enchants ->
    [none] 永久物
   *[other] { $enchants }
}
    .like = one-card
    .zhi = 之
    .its = { $self }之
    .die = { SAME($enchants, "生物") ->
        [yes] 死去
       *[no] 从战场置入坟墓场
    }
    .noun = { $enchants ->
        [none] 永久物
       *[other] { $enchants }
    }
word-equipped = 佩带此武具的生物
    .like = one-card
    .zhi = 之
    .noun = 生物
word-holder_of = { $last-held ->
    [yes] 该永久物
   *[other] { $of }所装备的永久物
}
    .like = one-card
    .zhi = 之
    .noun = 永久物
    .sets-held = yes
word-those = { $traits-count ->
    [0] { $last-rest ->
        [yes] 其余的牌
       *[none] { $last-aside ->
            [card] { $last-landed ->
                [yes] 未放进战场的该牌
               *[none] 该牌
            }
           *[other] 这些牌
        }
    }
   *[other] { SAME($self-kin, "牌") ->
        [yes] { $last-rest ->
            [yes] 其余的牌
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
    .mw = 张
    .kin = { de-free }{ noun-bearing }牌
    .kind = { $self-kin }
    .some = { $self-kin }
    .core = { $self-kin }
    .a = 一张{ $self-kin }
    .one = 其中{ $traits-count ->
        [0] 一张牌
       *[other] 一张{ $self-kin }
    }
    .lie = 其中
    .thing = { $traits-count ->
        [0] 这些牌
       *[other] 其中{ $self-kin }
    }
    .things = { $self-kin }
    .everyone = 其中每有一张{ $self-kin }，
    .exists = 其中有{ $self-kin }
    .none = 其中没有{ $self-kin }
    .keeps = 其中有
    .owner = { $last-its ->
        [none] 其拥有者
       *[other] { $last-its }
    }
    .ownerde = { $last-its ->
        [none] 其拥有者的
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
    [1] { top-whose }牌库顶牌
   *[other] { top-of }牌库顶的{ $count-xcn }张牌{ $count-xback }
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
    }牌库顶牌
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
    .sum = 总和
    .zhi = 之
    .noun = 牌
word-sacrificed = 所牺牲的永久物
    .like = one-card
    .zhi = 之
    .noun = 永久物
word-discarded_card = 所弃掉的牌
    .like = one-card
    .zhi = 之
    .noun = 牌
word-met = 该生物
    .like = one-card
    .noun = 生物
word-picked = 所选的牌
    .like = one-card
    .zhi = 之
    .noun = 牌
word-what_targets = 该咒语或异能
    .like = one-card
    .noun = 咒语
word-this_gone = { this-card }
    .like = one-card
    .its = { this-its }
    .noun = 牌
word-affected = 它
    .like = one-card
    .its = 其
    .noun = 牌
word-put_with_this = 利用{ this-card }放进战场的生物
    .like = one-card
    .zhi = 之
    .one = 一个利用{ this-card }放进战场的生物
    .noun = 生物
word-suspended = 每张已延缓且{ $traits }的牌
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
           *[other] 其拥有者
        }
       *[other] 其拥有者
    }
    .ownerde = { $what-zone ->
        [graveyard] { $what-whose ->
            [yours] 你的
           *[other] 其拥有者的
        }
       *[other] 其拥有者的
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
       *[other] 由{ $by }选择的
    }{ SAME($count-xback, "") ->
        [yes] { $count-anyhow ->
            [yes] 任意数量的{ $what-aims }
           *[other] { $least ->
                [none] { $count ->
                    [99] 任意数量的{ $what-aims }
                   *[other] 至多{ $count-xcn }{ $what-mw }{ $what-aims }
                }
                [1] { $count ->
                    [2] 一{ $what-mw }或两{ $what-mw }{ $what-aims }
                    [3] 一{ $what-mw }，两{ $what-mw }，或三{ $what-mw }{ $what-aims }
                   *[other] 一至{ $count-xcn }{ $what-mw }{ $what-aims }
                }
               *[other] { $least-xcn }至{ $count-xcn }{ $what-mw }{ $what-aims }
            }
        }
       *[no] { $least ->
            [none] 至多X{ $what-mw }{ $what-aims }（X为{ $count }）
           *[other] 任意数量的{ $what-aims }
        }
    }
    .number = { $count ->
        [1] one
       *[other] many
    }
word-targeted = { $last-aims ->
    [many] 这些{ $last-aimed }
    [one] 该{ $last-aimed }
   *[none] 该目标
}
    .like = one-card
    .number = { $last-aims ->
        [many] many
       *[other] one
    }
    .noun = { $last-aimed }
    .near = 其
word-alike_targets = { $what-lie }{ $count-xcn }{ $what-mw }有共通牌类别的{ $what-aims }
    .like = aim
    .number = many
word-target_of_each = { $who }{ $what-zone ->
    [graveyard] 坟墓场中的至多一张目标{ $what-kin }
   *[other] 所操控的至多一个目标{ $what-kin }
}
    .like = aim
    .from = {""}
    .number = many
word-target_by = 由{ $by }选择的{ $what-aimed }
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
        [both] 坟墓场和／或牌库
       *[other] 牌库
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
            [no] 其拥有者
           *[other] { $what-whose ->
                [yours] 你
                [theirs] 其
               *[other] 其拥有者
            }
        }
    }
    .ownerde = { $what-among ->
        [yes] { $what-ownerde }
       *[other] { $what-away ->
            [no] 其拥有者的
           *[other] { $what-whose ->
                [yours] 你的
                [theirs] 其
               *[other] 其拥有者的
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
            [any] 战场上任一{ $what-some }
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
    .np = 任意数量的{ $what-some }
    .bare = 任意数量的{ $what-things }
    .free = { $self-bare }
word-at_random = { $what-alike ->
    [no] { $what }中随机选择的一个
   *[other] { $what-lie }{ $self-np }
}
    .like = choice
    .random = yes
    .number = { $count ->
        [none] one
       *[other] many
    }
    .np = 随机选择的{ $self-bare }
    .bare = { $count ->
        [none] 一
       *[other] { $count-xcn }
    }{ $what-mw }{ $what-kin }
    .free = { $self-bare }
word-one_for_each = 与每个{ $of-some }同名的{ $what-kin }各至多一张
    .like = choice
    .number = many
    .searched = { $what-zone ->
        [library] yes
       *[other] no
    }
    .bare = { $self }
word-top_for_owners = 每位牌手从其牌库顶起、与其所拥有的牌等量的牌
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
    .aimed = 目标牌手
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
word-opponents = 每位对手
    .like = player
    .ge = 各
    .dou = 都
    .any = 任一对手
    .payer = 任一对手
    .holder = 对手
    .all = 所有对手
    .aimed = 目标对手
word-each_from_you = 由你开始，每位牌手
    .like = word-everyone
word-everyone = 每位牌手
    .like = player
    .ge = 各
    .dou = 都
    .any = 任一牌手
    .payer = 任一牌手
    .all = 所有牌手
    .aimed = 目标牌手
word-they = { they-are }
    .like = player
    .they = yes
word-controller_of = { $cards-its }操控者
    .like = player
    .payer = { $cards-near }操控者
word-owner_of = { $cards-its }拥有者
    .like = player
word-controller_then = 该牌手
    .like = player
word-enchanted_player = 所结附的牌手
    .like = player
    .whose = 所结附的牌手之
word-defending_player = 防御牌手
    .like = player
word-targeted_player = 该牌手
    .like = player
aim-player = { $who ->
    [none] 目标牌手
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
    .sets-aimed = 牌手
    .sets-aims = one
word-target_players = { $most ->
    [none] 任意数量的{ aim-player }
   *[other] 至多{ $most-xcn }位{ aim-player }
}
    .like = player
    .ge = 各
    .sets-aimed = 牌手
    .sets-aims = many
word-random_target_player = 随机选择的目标牌手
    .like = player
    .aim = yes
    .sets-aimed = 牌手
    .sets-aims = one
word-others_than_you = 每位其他牌手
    .like = player
    .ge = 各
    .dou = 都
    .any = 任一其他牌手
    .all = 所有其他牌手
    .aimed = 另一位目标牌手
word-players_who = { $condition-who }{ $among }
    .like = player
    .ge = 各
    .dou = 都
    .any = { $condition-who }{ $among-any }
    .all = { $condition-who }{ $among-all }
word-others_than = { $who }以外的每位牌手
    .like = player
    .ge = 各
    .all = { $who }以外的所有牌手
word-chosen_player = 所选的牌手
    .like = player
    .whose = 所选的牌手之
word-opponents_but = { $who }以外的每位对手
    .like = player
    .ge = 各
    .all = { $who }以外的所有对手
word-opponents_of = { $who-whose }每位对手
    .like = player
    .ge = 各
    .any = { $who-whose }任一对手
    .holder = { $who-whose }对手
    .all = { $who-whose }所有对手
word-you_and = 你与{ $who }
    .like = player
    .ge = 各
word-hit_by = 该牌手
    .like = player
word-whose_turn = 当前回合的牌手
    .like = player
    .holder = 该牌手
    .whose = 当前回合牌手的

## Keywords

keyword = 获得{ $self-word }异能
    .line = { $self-word }
    .slot = keyword
    .have = 具有{ $self-word }异能
    .front = {""}
    .ben = {""}
    .back = {""}
    .then = 便具有{ $self-word }异能
    .token = { $self-word }
word-deathtouch =
    .like = keyword
    .word = 死触
word-defender =
    .like = keyword
    .word = 守军
word-double_strike =
    .like = keyword
    .word = 连击
word-first_strike =
    .like = keyword
    .word = 先攻
word-flash =
    .like = keyword
    .word = 闪现
word-flying =
    .like = keyword
    .word = 飞行
word-haste =
    .like = keyword
    .word = 敏捷
word-hexproof =
    .like = keyword
    .word = 辟邪
word-indestructible =
    .like = keyword
    .word = 不灭
word-intimidate =
    .like = keyword
    .word = 威吓
word-plainswalk =
    .like = keyword
    .word = 平原行者
word-islandwalk =
    .like = keyword
    .word = 海岛行者
word-swampwalk =
    .like = keyword
    .word = 沼泽行者
word-mountainwalk =
    .like = keyword
    .word = 山脉行者
word-forestwalk =
    .like = keyword
    .word = 树林行者
word-lifelink =
    .like = keyword
    .word = 系命
word-reach =
    .like = keyword
    .word = 延势
word-trample =
    .like = keyword
    .word = 践踏
word-vigilance =
    .like = keyword
    .word = 警戒
word-shroud =
    .like = keyword
    .word = 帷幕
word-fear =
    .like = keyword
    .word = 恐惧
word-shadow =
    .like = keyword
    .word = 阴影
word-horsemanship =
    .like = keyword
    .word = 马术
word-infect =
    .like = keyword
    .word = 侵染
word-wither =
    .like = keyword
    .word = 枯萎
word-phasing =
    .like = keyword
    .word = 跃离
word-flanking =
    .like = keyword
    .word = 侧面攻击

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
become = 成为{ $self-size }{ $self-hue }{ $self-sub }{ $self-type }
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
        [yes] ，X为{ $power-abs }，Y为{ $toughness-abs }
       *[no] { SAME($power-back, "") ->
            [yes] { $toughness-back }
           *[no] { $power-back }
        }
    }
word-power_becomes =
    .like = become
    .size = { $power }/{ $toughness }
word-power_is = 的力量与防御力各等同于{ $both }
    .like = change
    .slot = poss
    .later = 其力量与防御力各等同于{ $both }
word-power_and_toughness_are = 的力量等同于{ $power }，防御力等同于{ $toughness }
    .like = change
    .slot = poss
    .later = 其力量等同于{ $power }，防御力等同于{ $toughness }
word-own_power_is = 的力量等同于{ $number }
    .like = change
    .slot = poss
    .later = 其力量等同于{ $number }
word-own_toughness_is = 的防御力等同于{ $number }
    .like = change
    .slot = poss
    .later = 其防御力等同于{ $number }
word-switched = 的力量与防御力互换
    .like = change
    .slot = poss
    .later = 其力量与防御力互换
word-loses = 失去{ $keyword-word }异能
    .like = change
word-loses_all_abilities = 失去所有异能
    .like = change
word-has = 获得「{ $ability }。」
    .like = change
    .have = 具有「{ $ability }。」
    .slot = quoted
    .opens-bearer = { $last-bearing }
    .opens-self = no
    .sets-bearer = none
from-whom = { $whom-short }
text-chosen-entering = 所选颜色
    .short = 所选颜色
text-white = 白色
    .short = 白
text-blue = 蓝色
    .short = 蓝
text-black = 黑色
    .short = 黑
text-red = 红色
    .short = 红
text-green = 绿色
    .short = 绿
text-colorless = 无色
    .short = 无色
text-nonland = 非地
text-noncreature = 非生物
text-nonbasic = 非基本
text-chosen = 所选颜色
    .short = 所选颜色
word-protection =
    .like = keyword
    .word = 反{ from-whom }保护
word-protection_sparing_this =
    .like = keyword
    .word = 不会移除{ this-card }的反{ from-whom }保护
word-no_target_of = 不能成为{ $what-some }的目标
    .like = bar
word-no_target_from = { $what-only ->
    [yes] 不能成为{ $what-held }之咒语或异能的目标
   *[other] 不能成为来自{ $what-some }的咒语或异能之目标
}
    .like = bar
word-cannot_block_those = 不能阻挡{ $what-some }
    .like = bar
word-cannot_attack = 不能攻击
    .like = bar
    .word = 攻击
word-cannot_block = 不能阻挡
    .like = bar
    .word = 阻挡
word-cannot_be_blocked = 不能被阻挡
    .like = bar
word-cannot_be_countered = 不能被反击
    .like = bar
word-exiled_if_leaving = 若将离开战场，则改为被放逐
    .like = bar
word-exiled_if_dying = 若将死去，则改为被放逐
    .like = bar
word-cannot_be_regenerated = 不能重生
    .like = bar
word-does_not_untap = 于其操控者的重置步骤中不能重置
    .like = bar
    .then = 于其操控者的重置步骤中便不能重置
word-must_attack = 若能攻击，则必须攻击
    .like = bar
    .have = 每次战斗若能攻击，则必须攻击
word-must_block = 若能阻挡，则必须阻挡
    .like = bar
    .have = 每次战斗若能阻挡，则必须阻挡
word-must_attack_each_turn = 每回合若能攻击，则必须攻击
    .like = bar
word-must_block_each_turn = 每回合若能阻挡，则必须阻挡
    .like = bar
word-must_be_blocked = 若能被阻挡，则必须被阻挡
    .like = bar
word-needs_two_blockers = 只能被两个或更多生物阻挡
    .like = bar
word-needs_three_blockers = 只能被三个或更多生物阻挡
    .like = bar
word-one_blocker_at_most = 不能被多于一个的生物阻挡
    .like = bar
word-lures = 必须被所有能阻挡它的生物阻挡
    .like = bar
word-not_blocked_by = 不能被{ $what-some }阻挡
    .like = bar
word-only_blocked_by = 只能被{ $what-some }阻挡
    .like = bar
word-blocks_only = 只能阻挡{ $what-some }
    .like = bar
word-cannot_activate = 的起动式异能不能起动
    .like = bar
    .slot = poss
    .later = 其起动式异能不能起动
word-no_combat_damage = 不分配战斗伤害
    .like = bar
word-damage_by_toughness = 依照其防御力而非其力量来分配战斗伤害
    .like = bar
word-damage_past_blockers = 可以视同未受阻挡地分配其战斗伤害
    .like = bar
word-ignores_defender = 可以视同不具守军异能地攻击
    .like = bar
word-not_alone_attack = 不能单独攻击
    .like = bar
word-not_alone_block = 不能单独阻挡
    .like = bar
word-may_stay_tapped = 可以于你的重置步骤中选择不重置
    .like = bar
word-blocks_more = { $count ->
    [99] 可以阻挡任意数量的生物
   *[other] 可以额外阻挡{ $count-xcn }个生物{ $count-xback }
}
    .like = bar
word-attacks_only_where = 不能攻击，除非防御牌手操控{ $what-kin }
    .like = bar
word-cannot_attack_those = 不能攻击{ $who-holder }或由{ $who-holder }操控的鹏洛客
    .like = bar
word-cannot_attack_players = 不能攻击{ $who-holder }
    .like = bar
word-must_attack_those = { $last-span ->
    [lasting] 每次战斗
   *[none] {""}
}若能攻击{ $whom }，则必须如此作
    .like = bar
word-must_block_those = 若能阻挡{ $what }，则必须如此作
    .like = bar
word-land_type_chosen = 属于所选的地类别
    .like = change
word-also_types =
    .like = become
    .type = { TERM($types, table: "types", join: "") }
    .keeps = 类别
word-types_become =
    .like = become
    .type = { TERM($types, table: "types", join: "") }
a-subtype = { SAME($subtypes, "*") ->
    [yes] 具有所有生物类别的
   *[other] { TERM($subtypes, table: "classifications", join: "／") }
}
word-also_subtypes =
    .like = become
    .sub = { a-subtype }
    .keeps = { SAME($subtypes, "*") ->
        [yes] {""}
       *[other] 类别
    }
word-subtypes_become =
    .like = become
    .sub = { a-subtype }
word-no_longer =
    .like = become
    .drops = ，且不再是{ a-subtype }
word-chosen_type_becomes = 只具有所选的生物类别
    .like = change
word-also_chosen_type = 额外具有所选的类别
    .like = change
word-also_colors =
    .like = become
    .hue = { TERM($colors, join: "与") }
    .keeps = 颜色
word-colors_become =
    .like = become
    .hue = { TERM($colors, join: "与") }
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

word-this_turn = 直到回合结束
    .turn = 本回合
    .early = no
word-for_good = {""}
    .turn = {""}
    .early = none
    .opens-span = lasting
    .long = 在这盘游戏的剩余时段中
word-while_you_control_this = 只要你操控{ this-card }
    .turn = { $self }
    .early = while
word-until_your_next_turn = 直到你的下一个回合
    .turn = { $self }
    .early = yes
word-until_your_next_upkeep = 直到你的下一个维持
    .turn = { $self }
    .early = yes
word-until_end_of_combat = 直到战斗结束
    .turn = 此战斗中
    .early = no
word-while_this_stays = 只要{ this-card }仍在战场上
    .turn = { $self }
    .early = while
word-while_you_control_this_tapped = 只要你操控{ this-card }且{ this-card }仍为横置
    .turn = { $self }
    .early = while
word-while_this_is_tapped = 只要{ this-card }仍为横置
    .turn = { $self }
    .early = while
word-while_it_has = 只要其上有{ counter-name }指示物
    .turn = { $self }
    .early = while
word-until_planeswalk = 直到任一牌手时空换境
    .turn = { $self }
    .early = yes

## Costs

word-pay = { $mana }
    .do = 支付{ $mana }
    .acts = 支付{ $mana }
word-pay_amount = { "{" }X{ "}" }（X为{ $amount }）
    .do = 支付{ "{" }X{ "}" }，X为{ $amount }
    .acts = 支付{ "{" }X{ "}" }（X为{ $amount }）
word-tapping = { "{" }T{ "}" }
    .do = 横置{ this-card }
    .acts = 横置{ this-card }
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
word-sacrificing = 牺牲{ $cards-free }{ $cards-backs }
    .like = cost
word-sacrificing_this = 牺牲{ this-card }
    .like = cost
word-discarding = { $cards-random ->
    [yes] 随机弃{ $cards-free }
   *[other] 弃{ $cards-free }{ $cards-backs }
}
    .like = cost
word-exiling = { $cards-away ->
    [yes] 将{ $cards-np }{ $cards-from }放逐
   *[other] { SAME($cards-from, "") ->
        [yes] 放逐{ $cards-free }
       *[no] 将{ $cards-np }{ $cards-from }放逐
    }
}
    .like = cost
word-being_dealt = 令{ this-card }对自己造成{ $amount-xn }点伤害{ $amount-xback }
    .like = cost
word-paying_life = 支付{ $amount-xn }点生命{ $amount-xback }
    .like = cost
word-paying_life_x = 支付X点生命
    .like = cost
word-removing = 从{ this-card }上移去{ $count-xcn }个{ counter-name }指示物
    .like = cost
word-removing_all = 从{ this-card }上移去所有{ counter-name }指示物
    .like = cost
word-removing_x = 从{ this-card }上移去X个{ counter-name }指示物
    .like = cost
word-removing_from = 从{ $cards }上移去一个{ counter-name }指示物
    .like = cost
word-putting = 在{ this-card }上放置{ $count-xcn }个{ counter-name }指示物
    .like = cost
word-tapping_others = 横置{ $cards }
    .like = cost
word-untapping_others = 重置{ $cards }
    .like = cost
word-putting_on_top = 将{ $cards }置于{ $cards-owner }牌库顶
    .like = cost
word-putting_on_bottom = 将{ $cards }置于{ $cards-owner }牌库底
    .like = cost
word-putting_on = 在{ $cards }上放置{ $count-xcn }个{ counter-name }指示物
    .like = cost
word-returning = 将{ $cards }移回{ $cards-owner }手上
    .like = cost
word-milling = 将你牌库顶的{ $count-xcn }张牌置入你的坟墓场
    .do = { $self }
    .acts = 将其牌库顶的{ $count-xcn }张牌置入其坟墓场
word-revealing = { SAME($cards-from, "") ->
    [yes] 展示{ $cards-free }
   *[no] { $cards-from }展示{ $cards-np }
}
    .like = cost
word-pay_times = { $mana }，其次数等同于{ $times }
    .do = 支付{ $self }
    .acts = 支付{ $self }
word-all_costs = { $costs }
    .do = { $costs-do }
    .acts = { $costs-acts }
    .join = { $before }，{ $next }
    .last = { $form ->
        [usual] { $before }，{ $next }
       *[other] { $before }并{ $next }
    }

## What abilities wait for

trigger = { $self-bare }时
when-card = { $who-number ->
    [one] 当
   *[other] 每当
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
    [opposing] 在对手的操控下
   *[any] {""}
}进战场
word-enters =
    .like = about-card
    .bare = { when-card }{ $who-whose ->
        [yours] { $who-a }
        [mine] { $who-a }
        [opposing] { $who-a }
       *[any] { $who-one }
    }{ entering }
    .head = { about-head }
    .always = 每当{ $who-one }{ entering }
    .verb = { entering }
about-head = { $who-self ->
    [yes] this
   *[other] { $who-one }
}
word-dies =
    .like = about-card
    .bare = { when-card }{ $who-one }{ $who-die }
    .head = { about-head }
    .always = 每当{ $who-one }{ $who-die }
    .verb = { $who-die }
word-leaves =
    .like = about-card
    .bare = { when-card }{ $who-one }离开战场
word-casts = { trigger }
    .bare = 每当{ $by-any }施放{ $spell-kin }
    .next = 当{ $by-any }于本回合中下一次施放{ $spell-kin }时
    .nexts = yes
    .sets-that = 咒语
    .sets-it = card
word-casts_nth = { trigger }
    .bare = 每当{ $by-any }施放每回合中的第{ $number ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
       *[other] 五
    }个咒语
    .sets-that = 咒语
    .sets-it = card
word-attacks =
    .like = about-card
    .bare = 每当{ $who-one }攻击
    .head = { about-head }
    .always = { $self-bare }
    .verb = 攻击
word-attacks_you =
    .like = about-card
    .bare = { when-card }{ $who-one }攻击你或由你操控的鹏洛客
word-attacks_just_you =
    .like = about-card
    .bare = 每当{ $who-one }攻击你
word-attacks_player =
    .like = about-card
    .bare = 每当{ $who-one }攻击任一牌手
word-attacks_with =
    .like = about-card
    .bare = 每当{ $who-one }与至少{ $others ->
        [1] 一
        [2] 两
        [3] 三
        [4] 四
       *[other] { $others }
    }个其他生物攻击
word-attacks_alone =
    .like = about-card
    .bare = 每当{ $who-one }单独攻击
word-attack_together = { trigger }
    .bare = 每当一个或数个由{ $by-holder }操控的生物攻击
word-many_attack_you = { trigger }
    .bare = 当{ $count ->
        [2] 两
        [3] 三
        [4] 四
        [5] 五
        [6] 六
       *[other] { $count }
    }个或更多生物攻击你
word-blocks =
    .like = about-card
    .bare = 每当{ $who-one }{ $self-verb }
    .head = { about-head }
    .always = { $self-bare }
    .verb = 阻挡{ $whom ->
        [none] {""}
       *[other] { $whom-one }
    }
word-faces =
    .like = about-card
    .bare = 每当{ $whom-one }被{ $who-one }阻挡
word-becomes_blocked =
    .like = about-card
    .bare = 每当{ $who-one }被阻挡
    .head = { about-head }
    .always = { $self-bare }
    .verb = 被阻挡
word-is_unblocked =
    .like = about-card
    .bare = 每当{ $who-one }攻击且未受阻挡
word-meets =
    .like = about-card
    .bare = 每当{ $who-one }阻挡{ $whom-one }或被{ $whom-one }阻挡
word-deals_combat_damage =
    .like = about-card
    .bare = 每当{ $who-one }对{ $to-any }造成战斗伤害
word-deals_damage =
    .like = about-card
    .bare = 每当{ $who-one }对{ $to-any }造成伤害
word-deals_damage_to =
    .like = about-card
    .bare = 每当{ $who-one }对{ $whom-one }造成伤害
word-deals_combat_damage_to =
    .like = about-card
    .bare = 每当{ $who-one }对{ $whom-one }造成战斗伤害
word-deals_any_damage =
    .like = about-card
    .bare = 每当{ $who-one }造成伤害
word-deals_any_combat =
    .like = about-card
    .bare = 每当{ $who-one }造成战斗伤害
word-deals_noncombat = { trigger }
    .bare = 每当{ $to-any }受到非战斗伤害
word-hits_first =
    .like = about-card
    .bare = 每当{ $who-one }于每回合中首次对一位或数位牌手造成伤害
word-harmed_in_combat = { trigger }
    .bare = 每当{ $who-any }{ $walkers ->
        [none] {""}
       *[other] 或{ $walkers-one }
    }受到战斗伤害
word-is_dealt_damage =
    .like = about-card
    .sets-source = yes
    .bare = 每当{ $who-one }受到{ $by ->
        [none] {""}
       *[other] { $by-one }造成的
    }伤害
word-gains_life = { trigger }
    .bare = 每当{ $who-any }获得生命
word-loses_life = { trigger }
    .bare = 每当{ $who-any }失去生命
word-draws = { trigger }
    .bare = 每当{ $who-any }抓一张牌
word-draws_card = { trigger }
    .bare = 每当{ $who-any }抓{ $what-a }
word-discards = { trigger }
    .bare = 每当{ $who-any }弃一张牌
word-is_sacrificed =
    .like = about-card
    .bare = { when-card }{ $who-one }被牺牲
word-is_targeted =
    .like = about-card
    .bare = { $who-number ->
        [one] 当
       *[many] 每当
    }{ $who-one }成为{ $by ->
        [none] {""}
       *[other] { $by-key ->
            [yours] 由你操控之
           *[opposing] 由对手操控之
        }
    }咒语或异能的目标
word-turned_up =
    .like = about-card
    .bare = 当{ $who-one }翻回正面
word-transforms =
    .like = about-card
    .bare = 当{ $who-one }转化
word-is_tapped =
    .like = about-card
    .bare = 每当{ $who-one }成为横置
word-is_untapped =
    .like = about-card
    .bare = 每当{ $who-one }成为未横置
word-is_tapped_for_mana =
    .like = about-card
    .bare = { $by-person ->
        [second] 每当你横置{ $who-one }以产生法术力
       *[other] { $who-number ->
            [one] 每当{ $who-one }横置以产生法术力
           *[many] 每当{ $by-any }横置{ $who-one }以产生法术力
        }
    }
word-is_cycled = { trigger }
    .bare = { $who-self ->
        [yes] 当你循环{ this-card }
       *[other] 每当{ $by-any }循环{ $who-a }
    }
    .sets-it = card
whose-graveyard = { $who-whose ->
    [yours] 你的坟墓场
    [opposing] 对手的坟墓场
   *[other] 坟墓场
}
word-is_buried = { trigger }
    .bare = { $who-zone ->
        [graveyard] 每当{ $who-a }
       *[other] { when-card }{ $who-one }
    }从任何区域置入{ whose-graveyard }
    .sets-it = card
    .sets-self = { $who-self ->
        [yes] yes
       *[other] no
    }
    .sets-that = 牌
word-is_buried_from_library = { trigger }
    .bare = { $who-zone ->
        [graveyard] 每当{ $who-a }
       *[other] { when-card }{ $who-one }
    }从牌库置入{ whose-graveyard }
    .sets-it = card
    .sets-self = { $who-self ->
        [yes] yes
       *[other] no
    }
    .sets-that = 牌
word-is_buried_from_elsewhere = { trigger }
    .bare = { $who-zone ->
        [graveyard] 每当{ $who-a }
       *[other] { when-card }{ $who-one }
    }从战场以外的任何区域置入{ whose-graveyard }
    .sets-it = card
    .sets-self = { $who-self ->
        [yes] yes
       *[other] no
    }
    .sets-that = 牌
word-discards_card = { trigger }
    .bare = 每当{ $who-any }弃{ $what-a }
    .sets-it = card
    .sets-that = 牌
word-discarded_by_opponent = { trigger }
    .bare = { $what-self ->
        [yes] 当由对手操控的咒语或异能令你弃掉{ this-card }
       *[other] 每当由对手操控的咒语或异能令你弃{ $what-a }
    }
    .sets-it = card
    .sets-that = 牌
word-is_targeted_by =
    .like = about-card
    .bare = { $who-number ->
        [one] 当
       *[many] 每当
    }{ $who-one }成为{ $by-a }的目标
word-attack_in_force = { trigger }
    .bare = 每当{ $by-any }以{ $least ->
        [2] 两
        [3] 三
        [4] 四
        [5] 五
       *[other] { $least }
    }个或更多生物攻击
word-counter_put = { trigger }
    .bare = 每当在{ $who-one }上放置一个{ counter-name }指示物
    .sets-it = card
    .sets-that = { $who-that }
word-counters_put = { trigger }
    .bare = 每当在{ $who-one }上放置一个或更多{ counter-name }指示物
    .sets-it = card
    .sets-that = { $who-that }
word-counter_taken = { trigger }
    .bare = 每当从{ $who-one }上移去一个{ counter-name }指示物
    .sets-it = card
    .sets-that = { $who-that }
word-last_counter_taken = { trigger }
    .bare = 当从{ $who-one }上移去最后一个{ counter-name }指示物
    .sets-it = card
    .sets-that = { $who-that }
word-activates =
    .like = about-card
    .bare = 每当{ $by-any }起动{ $what-one }的非法术力异能
word-searches = { trigger }
    .bare = 每当{ $by-any }搜寻牌库
word-searches_own = { trigger }
    .bare = 每当{ $by-any }搜寻自己的牌库
word-plays_land = { trigger }
    .bare = 每当{ $by-any }使用一个地
word-upkeep = { trigger }
    .bare = 在{ $whose-whose }维持开始
word-each_upkeep = { trigger }
    .bare = 在每位牌手的维持开始
word-end_step = { trigger }
    .bare = 在{ $whose-whose }结束步骤开始
word-each_end_step = { trigger }
    .bare = 在每个结束步骤开始
word-draw_step = { trigger }
    .bare = 在{ $whose-whose }抓牌步骤开始
word-each_draw_step = { trigger }
    .bare = 在每位牌手的抓牌步骤开始
word-main_phase = { trigger }
    .bare = 在{ $whose-whose }战斗前行动阶段开始
word-combat = { trigger }
    .bare = 在{ $whose-of }回合的战斗开始
word-each_combat = { trigger }
    .bare = 在每次战斗开始
word-end_of_combat = { trigger }
    .bare = 在战斗结束
word-state = { trigger }
    .bare = 当{ $condition }
word-or = { $triggers }
    .bare = { $triggers-bare }
    .join = { SAME($prior-head, $next-head) ->
        [yes] { $before-always }或{ $next-verb }时
       *[no] { $before-bare }或{ $next }
    }

## Planes, phenomena and schemes: what they wait for

word-planeswalk_to = { trigger }
    .bare = 当你时空换境至{ this-card }
word-planeswalk_away = { trigger }
    .bare = 当你时空换境离开{ this-card }
word-encounter = { trigger }
    .bare = 当你遭遇{ this-card }
word-chaos_rolled = { trigger }
    .bare = 每当你掷出混沌
word-die_rolled = { trigger }
    .bare = 每当你掷时空骰
word-planeswalker_rolled = { trigger }
    .bare = 每当你掷出鹏洛客符号
word-set_in_motion = { trigger }
    .bare = 当你实行{ this-card }
word-abandoned = { trigger }
    .bare = 当你放弃{ this-card }

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
word-from_graveyard = 坟墓场
    .given = 若此牌在你的坟墓场中，则
word-from_hand = 手牌
    .given = 若此牌在你的手牌中，则
word-from_stack = 堆叠
    .given = {""}
word-does = { $effect }
    .like = ability
word-activated = { $costs }：{ $effect }{ $if ->
    [none] {""}
   *[other] 。{ $if-when }起动此异能
}{ $limit ->
    [none] {""}
   *[other] 。{ $limit }
}
    .like = spoken
    .join = { $before }，{ $next }
word-only_as_sorcery = 只可以于你能施放法术的时机下起动此异能
word-only_once_each_turn = 每回合只能起动此异能一次
word-only_so_often_each_turn = 每回合只能起动此异能{ $times ->
    [2] 两
    [3] 三
   *[other] { $times }
}次
word-open_to_all = 任何牌手都能起动此异能
word-equip = 佩带{ $cost }
    .line = 佩带{ $cost }
    .slot = spoken
    .token = 佩带{ $cost }
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
       *[other] { gets-all }直到回合结束{ $changes-back }
    }
    .order = if what
    .join = { join-changes }
    .last = { last-changes }
first-of = { SAME($before, "") ->
    [yes] { $next }
   *[no] { $before }
}
both-bars = { SAME($before, "不能攻击") ->
    [yes] { SAME($next, "不能阻挡") ->
        [yes] 不能进行攻击或阻挡
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
               *[no] { $before }与{ $next }
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
    [word] { $before }与{ $next }
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
        [yes] 成为{ becoming }
       *[no] { gets-1 }且成为{ becoming }
    }
}
gets-3 = { $changes-at-keyword-count ->
    [0] { gets-2 }
   *[other] { SAME(gets-2, "") ->
        [yes] 获得{ $changes-at-keyword-word }异能
       *[no] { gets-2 }且获得{ $changes-at-keyword-word }异能
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
        [yes] 具有{ $changes-at-keyword-word }异能
       *[no] { has-2 }且具有{ $changes-at-keyword-word }异能
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
word-enchant = 结附于{ $what-kind }
    .line = 结附于{ $what-kind }
    .tells-enchants = { $what-core }
word-additional_cost = { $cost-do }，以作为施放{ this-card }的额外费用
    .like = ability
word-alternative = { $if ->
    [none] {""}
   *[other] 若{ $if }，则
}你可以{ $costs-count ->
    [0] 施放{ this-card }，且不需支付其法术力费用
   *[other] { $costs-do }，而不支付{ this-card }的法术力费用
}
    .like = ability
    .join = { $before }，{ $next }
    .last = { $before }并{ $next }
word-as_enters = { $effect-copying ->
    [yes] { $effect }
   *[other] 于{ this-card }进战场时，{ $effect }
}
    .like = ability
    .opens-entering = yes
with-counters = { $count-counts ->
    [no] 上面有{ $count-xcn }个{ counter-name }指示物{ $count-xback }
    [yes] 上面有若干{ counter-name }指示物，其数量等同于{ $count }
   *[other] 上面有{ $count-xcn }的{ counter-name }指示物
}
word-enters_with = { $if ->
    [none] {""}
   *[other] { $if-if }则
}{ this-card }进战场时{ with-counters }
    .like = ability

## Keywords that are abilities of their own

word-cycling = { $what ->
    [none] 循环{ $cost }
   *[other] { $what }循环{ $cost }
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
word-buyback = 购回{ kicker-costs }
    .join = { $before }，{ $next }
    .last = { $before }，{ $next }
    .line = { $self }
word-flashback = 返照{ $cost }{ $costs-count ->
    [0] {""}
   *[other] ，{ $costs }
}
    .line = { $self }
    .join = { $before }，{ $next }
word-split_second = 刹那
    .line = { $self }
word-splice = 通联秘奥{ $mana }{ $costs-count ->
    [0] {""}
   *[other] ，{ $costs }
}
    .line = { $self }
    .join = { $before }，{ $next }
word-totem_armor = 图腾护甲
    .line = { $self }
word-rebound = 弹回
    .line = { $self }
word-cast_from_graveyard = { $if ->
    [none] {""}
   *[other] 若{ $if }，则
}你可以从你的坟墓场施放{ this-card }{ $costs-count ->
    [0] {""}
   *[other] ，且须额外{ $costs-do }
}
    .like = ability
    .join = { $before }，{ $next }
    .last = { $before }并{ $next }
word-retrace = 追溯
    .line = { $self }
word-madness = 疯魔{ $cost }
    .line = { $self }
word-morph = 变身{ kicker-costs }
    .join = { $before }，{ $next }
    .last = { $before }，{ $next }
    .line = { $self }
word-miracle = 奇迹{ $cost }
    .line = { $self }
word-dredge = 发掘{ $count }
    .line = { $self }
word-pair = 将{ $one }与{ $two }组成搭档
    .like = effect
word-couple = 这两个生物
    .like = one-card
    .zhi = 之
    .noun = 生物
word-is_paired = { this-card }与另一个生物组成搭档
    .like = condition
    .not = { this-card }未与另一个生物组成搭档
word-unpaired = 未组成搭档
    .like = trait-after
    .lacks = 已组成搭档
word-attack_tax = 除非其操控者为每个如此攻击的生物支付{ $amount }点法术力，否则{ $who }不能攻击{ $whom ->
    [none] {""}
   *[other] { $whom }{ $walkers ->
        [none] {""}
       *[other] 或由你操控的鹏洛客
    }
}
    .like = rule
word-block_tax = 除非其操控者为每个如此阻挡的生物支付{ $amount }点法术力，否则{ $who }不能阻挡
    .like = rule
word-add_color_like = 加一点{ $of-thing }能产生之颜色的法术力到你的法术力池中
    .like = effect
word-add_type_like = 加一点{ $of-thing }能产生之种类的法术力到你的法术力池中
    .like = effect
word-add_mana_for = 加{ $mana }到你的法术力池中。此法术力只能用来{ $what-abilities ->
    [yes] 起动
   *[other] 施放
}{ $what-some }
    .like = effect
word-add_any_color_for = 加{ $count }点任意一种颜色的法术力到你的法术力池中。此法术力只能用来{ $what-abilities ->
    [yes] 起动
   *[other] 施放
}{ $what-some }
    .like = effect
word-convoke = 召集
    .line = { $self }
word-delve = 掘穴
    .line = { $self }
word-kickers = 增幅{ $one }和／或{ $two }
    .line = { $self }
word-kicked_with = { this-card }已用其{ $mana }增幅费用增幅
    .like = condition
    .not = { this-card }未用其{ $mana }增幅费用增幅
word-encode = 将此咒语放逐并编码于{ $on }
    .like = effect
word-haunt = 将{ this-card }放逐并缠身于{ $on }，且具有“{ $ability }”
    .like = effect
word-encoded = 所编码的牌
    .like = one-card
    .noun = 牌
word-suspend_this = 放逐{ this-card }，且上面有{ $count }个计时指示物
    .like = effect
word-suspend = 延缓{ $count }～{ $cost }
    .line = { $self }
word-overload = { $one }。若支付超载费用，则改为：{ $all }
    .like = sentence

## Rules that a card adds

rule =
    .like = spoken
    .of = 具有“{ $self }”
    .turn = 本回合中，{ $self }

word-cannot_cast = { $who-all }{ $who-dou }{ $self-of }
    .like = rule
    .of = 不能施放{ $what ->
        [none] 咒语
       *[other] { $what-some }
    }
    .turn = { $who-all }本回合{ $who-dou }{ $self-of }
word-may_cast_top = 如果你的牌库顶牌是{ $what-kin }，你可以施放之
    .like = rule
word-may_play_tops = 你可以使用{ $whose-person ->
    [second] 你的
   *[other] 任一牌手的
}牌库顶牌
    .like = rule
word-top_revealed = { $who-person ->
    [second] 你以展示牌库顶牌的方式进行游戏
   *[other] { $who-all }{ $who-dou }以展示其牌库顶牌的方式进行游戏
}
    .like = rule
word-more_lands = { $who-person ->
    [second] 你于你的每个回合中可以额外使用{ $count-xcn }个地
   *[other] { $who }于其每个回合中可以额外使用{ $count-xcn }个地
}
    .like = rule
word-any_lands = 你于你的每个回合中可以使用任意数量的地
    .like = rule
word-no_lands = { $who-all }{ $who-dou }{ $self-of }
    .like = rule
    .of = 不能使用地
    .turn = { $who-all }本回合{ $who-dou }{ $self-of }
word-no_maximum_hand_size = { $who-all }{ $who-dou }没有手牌数量上限
    .like = rule
word-costs_less = { $who-person ->
    [second] { $what-cast }
   *[other] { $what-some }
}减少{ "{" }{ $amount }{ "}" }来施放
    .like = rule
word-costs_more = { $what-some }增加{ "{" }{ $amount }{ "}" }来施放
    .like = rule
word-costs_less_itself = { $if ->
    [none] {""}
   *[other] { $if-if }则
}{ this-card }减少{ "{" }X{ "}" }来施放，X为{ $amount }
    .like = rule
word-costs_more_per_target = 除第一个目标外，{ this-card }每有一个目标，便增加{ "{" }{ $amount }{ "}" }来施放
    .like = rule
word-double_damage = 如果{ $by-one }将{ $to ->
    [none] {""}
   *[other] 对{ $to-one }
}造成伤害，则改为它{ $to ->
    [none] {""}
   *[other] 对该{ $to-kind }
}造成两倍数量的伤害
    .like = rule
word-more_damage = 如果{ $by-one }将对任一永久物或牌手造成伤害，则改为它造成该数量加{ $amount }的伤害
    .like = rule
word-life_times = { $factor ->
    [0] { $who-all }{ $who-dou }不能获得生命
   *[other] 如果{ $who-any }将获得生命，则改为获得{ $factor ->
        [2] 两
        [3] 三
       *[other] { $factor }
    }倍数量的生命
}
    .like = rule
word-life_plus = 如果{ $who-any }将获得生命，则改为{ $who-person ->
    [second] 你
   *[other] 该牌手
}获得该数量加{ $amount }点的生命
    .like = rule
word-draw_times = { $count ->
    [0] { $who-all }{ $who-dou }不能抓牌
   *[other] 如果{ $who-any }将抓一张牌，则改为抓{ $count ->
        [2] 两
        [3] 三
       *[other] { $count }
    }张牌
}
    .like = rule
word-draw_instead = 如果{ $who-any }将抓一张牌，则改为{ $effect-flow }
    .like = rule
word-may_draw_instead = 如果{ $who-any }将抓一张牌，则{ $who-person ->
    [second] 你
   *[third] 该牌手
}可以改为{ $effect-flow }
    .like = rule
word-enter_tapped = { $if ->
    [none] {""}
   *[other] { $if-while }{ $if-before }
}{ $what-number ->
    [many] { $what-some }
   *[one] { $what }
}须横置进战场
    .like = rule
prevented = { $by ->
    [none] { $to ->
        [none] 将造成的所有
       *[other] 将对{ $to }造成的所有
    }
   *[other] { $by }{ $to ->
        [none] 将造成的所有
       *[other] 将对{ $to }造成的所有
    }
}
word-prevent = 防止{ prevented }伤害
    .like = rule
    .turn = 于本回合中，防止{ prevented }伤害
    .whom = { $to }
    .then = {""}
word-prevent_combat = 防止{ prevented }战斗伤害
    .like = rule
    .turn = 于本回合中，防止{ prevented }战斗伤害
word-prevent_noncombat = 防止{ prevented }非战斗伤害
    .like = rule
    .turn = 于本回合中，防止{ prevented }非战斗伤害
word-prevent_and = 如果{ $by ->
    [none] {""}
   *[other] { $by-one }
}将对{ $to }造成伤害，则防止该伤害，并{ $effect-flow }
    .like = rule
    .whom = { $to }
    .then = ，并{ $effect-flow }
word-reduce_damage = 如果{ $by ->
    [none] 任一来源
   *[other] { $by-one }
}将对{ $to }造成伤害，则防止其中{ $amount }点伤害
    .like = rule
word-send_damage = 将对{ $whom }造成的所有伤害改为对{ $to }造成
    .like = rule
word-least_life = 如果伤害将使你的总生命降至小于{ $number }，则改为使其降至{ $number }
    .like = rule
word-no_prevention = 伤害不能被防止
    .like = rule
    .turn = 本回合中，伤害不能被防止
buried = { $what-card ->
    [yes] { $what-a }将从任何区域置入{ $what-ownde }坟墓场
   *[other] { $what-one }将从任何区域置入坟墓场
}
word-shuffled_instead_of_graveyard = 若{ buried }，则改为展示该牌，并将它洗入其拥有者的牌库
    .like = rule
word-exiled_instead_of_graveyard = 若{ buried }，则改为将它放逐
    .like = rule
word-returned_instead_of_graveyard = 若{ buried }，则改为将它移回其拥有者手上
    .like = rule
word-exiled_instead_of_leaving = 如果{ $what-one }将离开战场，则改为将它放逐，而非置于任何其他区域
    .like = rule
word-any_number_in_deck = 套牌中可以包含任意数量的此牌
    .like = rule
word-hand_size_becomes = { $who-whose }手牌上限为{ $number-size }张
    .like = rule
word-hand_size = { $who-whose }手牌上限{ $by-negative ->
    [yes] 减少
   *[no] 增加
}{ $by-size }张
    .like = rule
word-skips = { $who-person ->
    [second] 略过你的
   *[other] { $who }{ $who-ge }略过其
}{ $step ->
    [untap] 重置步骤
    [upkeep] 维持步骤
    [draw] 抓牌步骤
    [combat] 战斗阶段
    [end] 结束步骤
   *[other] { TERM($step) }步骤
}
    .like = rule
word-player_hexproof = 你具有辟邪异能
    .like = rule
word-player_shroud = 你具有帷幕异能
    .like = rule
word-cannot_lose = 你不会输掉这盘游戏，且你的对手不会赢得这盘游戏
    .like = rule
    .turn = 本回合中，你不会输掉这盘游戏，且你的对手不会赢得这盘游戏
word-may_cast_fast = { $who-all }{ $who-dou }可以视同{ $what-some }具有闪现异能地来施放之
    .like = rule
word-cast_only = { $if-when }施放{ this-card }
    .like = rule
word-hands_revealed = { $who-all }{ $who-dou }以展示手牌的方式进行游戏
    .like = rule
word-hushed = { $what-subject }失去所有异能
    .like = rule
word-hidden = { $what-subject }不能成为咒语或异能的目标
    .like = rule
word-rule_while = { $condition-while }{ $rule }
    .like = rule
word-opening = 如果{ this-card }在你的起手手牌中，你可以让它在战场上开始这盘游戏
    .like = rule
word-no_activation = { $what-subject }的起动式异能除非是法术力异能，否则都不能起动
    .like = rule
word-casts_free = 你可以从你手上施放{ $what-some }，且不需支付其法术力费用
    .like = rule
word-mana_on_x = 只能用{ TERM($colors, join: "与") }法术力来支付X
    .like = rule
word-not_countered_by = { $what-subject }不能被{ $by-some }反击
    .like = rule
word-not_countered = { $what-subject }不能被反击
    .like = rule
word-no_prevention_of = { $by-subject }将造成的伤害不能被防止
    .like = rule
word-enter_with = { $what-some }进战场时，除原有指示物外，{ with-counters }
    .like = rule
word-twice_the_tokens = 如果{ $who-any }将把一个或数个衍生物放进战场，则改为{ $who-person ->
    [second] 你
   *[other] 该牌手
}将两倍数量的这些衍生物放进战场
    .like = rule
word-twice_the_counters = 如果某效应将在{ $what-one }上放置一个或数个{ $counter ->
    [none] {""}
   *[other] { counter-name }
}指示物，则改为放置两倍数量的这些指示物
    .like = rule
word-attackers_at_most = 每次战斗中，至多只能有{ $count ->
    [1] 一
    [2] 两
   *[other] { $count }
}个生物攻击
    .like = rule
word-blockers_at_most = 每次战斗中，至多只能有{ $count ->
    [1] 一
    [2] 两
   *[other] { $count }
}个生物阻挡
    .like = rule
word-untap_instead = 如果{ $what-one }将于你的重置步骤中重置，则改为{ $effect-flow }
    .like = rule
    .opens-that = { $what-that }
word-untap_at_most = { $who-all }于其重置步骤中不能重置多于{ $count-xcn }个的{ $what-subject }{ $count-xback }
    .like = rule
word-untaps_too = 于{ $who-whose }重置步骤中，重置{ $what }
    .like = rule
word-draws_revealed = { $who-all }展示其所抓的每张牌
    .like = rule
word-have_flashback = { $what-subject }具有返照异能，其返照费用等同于其法术力费用
    .like = rule
word-have_unearth = { $what-subject }具有破坟异能，其破坟费用等同于其法术力费用
    .like = rule
word-have_rebound = { $what-some }具有弹回异能
    .like = rule
word-may_suspend = 于你能施放法术的时机下，你可以从你手上放逐{ $what-a }，且其上有X个时间指示物，X为其总法术力费用。如果所放逐的牌不具延缓异能，则它获得延缓异能
    .like = rule
word-enters_if_discarded = 如果由对手操控的咒语或异能使你弃掉{ this-card }，则将它放进战场，而非置入你的坟墓场
    .like = rule

## Effects: damage and life

dealer = { $by ->
    [none] { this-card }
   *[other] { $by }
}
dealt = { $amount-counts ->
    [yes] 造成伤害，其数量等同于{ $amount }
    [ways] 造成伤害，其数量等同于{ $amount }
    [that] 造成等量的伤害
    [way] 造成等量的伤害
   *[no] 造成{ $amount-xn }点伤害{ $amount-xback }
}
dealt-to = { $to-self ->
    [yes] { $by ->
        [none] 其本身
       *[other] { $to-each }
    }
   *[other] { $to-each }
}{ $to-ge }
word-damage = { dealer }对{ dealt-to }{ dealt }
    .like = sentence
    .order = by to
    .targets = { $to-aim }
    .do = 令{ dealer }对{ dealt-to }{ dealt }
    .acts = { $to-they ->
        [yes] 受到{ dealer }造成的{ $amount-counts ->
            [yes] 伤害，其数量等同于{ $amount }
            [ways] 伤害，其数量等同于{ $amount }
            [that] 等量伤害
            [way] 等量伤害
           *[no] { $amount-xn }点伤害{ $amount-xback }
        }
       *[other] 令{ dealer }对{ dealt-to }{ dealt }
    }
    .sets-done = damage
word-damage_both = { this-card }对{ $to-each }{ $to-ge }{ dealt }，且对{ $to2-each }{ $to2-ge }造成{ $amount2-xn }点伤害{ $amount2-xback }
    .like = sentence
    .do = 令{ $self }
word-damage_divided = { this-card }对{ $among }造成共{ $amount-xn }点伤害{ $amount-xback }，你可以任意分配
    .like = sentence
    .do = 令{ $self }
word-damage_evenly = { this-card }对{ $among }造成共{ $amount-xn }点伤害{ $amount-xback }，平均分配且小数点以下舍去
    .like = sentence
    .do = 令{ $self }
word-damage_for_sure = { this-card }对{ $to-each }{ $to-ge }造成{ $amount-xn }点伤害{ $amount-xback }。此伤害不能被防止
    .like = sentence
word-damage_by_own_power = { $by }各对{ $to }造成等同于其力量的伤害
    .like = sentence
word-damage_shared_now = { $by }对任意数量之曾对其造成伤害者造成共{ $amount-xn }点伤害{ $amount-xback }，由{ $who ->
    [none] 你
   *[other] { $who }
}分配
    .like = sentence
word-fight = { $one }与{ $two }互斗
    .like = sentence
    .leads = yes
    .do = 令{ $self }
life-way = { $last-done ->
    [life] 等同于以此法失去之生命总和的生命
    [damage] 等同于以此法所造成的伤害之生命
   *[other] 等量的生命
}
life = { $amount-counts ->
    [that] 等量的生命
    [way] { life-way }
    [ways] { $amount-n }点生命
   *[other] { $amount-n }点生命{ $amount-back }
}
life-later = { $amount-counts ->
    [that] 等量的生命
    [way] { life-way }
    [ways] 等量的生命
   *[no] { $amount-xn }点生命{ $amount-xback }
}
life-who = { $who ->
    [none] { SAME(INITIAL($amount-front), "你") ->
        [yes] {""}
       *[no] 你
    }
   *[other] { $who }{ $who-ge }
}
word-gain_life = { $amount-front }{ life-who }{ $amount-ben }获得{ life }
    .like = effect
    .clause = life
    .do = { $who ->
        [none] {""}
       *[other] 令{ $who }{ $who-ge }
    }获得{ life-later }
    .acts = 获得{ life-later }
    .flow = { $who ->
        [none] 你
       *[other] { $who }{ $who-ge }
    }获得{ life-later }
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
}总生命成为{ $number }
    .like = sentence
    .do = 令{ $self }
    .acts = 的总生命成为{ $number }
word-exchange_life = 与{ $who }交换总生命
    .like = effect
word-extra_turn = { $who ->
    [none] 在本回合后，你进行一个额外回合
   *[other] 在本回合后，{ $who }进行一个额外回合
}
    .like = sentence
    .do = 在本回合后进行一个额外回合
word-win_game = 你赢得这盘游戏
    .like = sentence
    .do = 赢得这盘游戏
word-draw_game = 这盘游戏以平手结束
    .like = sentence
word-lose_game = { $who ->
    [none] 你
   *[other] { $who }{ $who-ge }
}输掉这盘游戏
    .like = sentence
    .do = { $who ->
        [none] {""}
       *[other] 令{ $who }{ $who-ge }
    }输掉这盘游戏
    .acts = 输掉这盘游戏
word-get_poison = { $who ->
    [none] 你
   *[other] { $who }{ $who-ge }
}得到{ $count-xcn }个中毒指示物{ $count-xback }
    .like = sentence
    .do = { $who ->
        [none] {""}
       *[other] 令{ $who }{ $who-ge }
    }得到{ $count-xcn }个中毒指示物{ $count-xback }
    .acts = 得到{ $count-xcn }个中毒指示物{ $count-xback }

## Effects: cards

cards-now = { $count-counts ->
    [that] 等量的牌
    [way] 等量的牌
   *[other] { $count-cn }张牌{ $count-back }
}
cards-later = { $count-counts ->
    [that] 等量的牌
    [way] 等量的牌
    [ways] 等量的牌
   *[other] { $count-xcn }张牌{ $count-xback }
}
who-does = { $who ->
    [none] {""}
   *[other] { $who }{ $who-ge }
}
who-let = { $who ->
    [none] {""}
   *[other] 令{ $who }{ $who-ge }
}
word-draw_up_to = { who-does }抓至多{ $count-cn }张牌
    .like = effect
    .do = { who-let }抓至多{ $count-cn }张牌
    .acts = 抓至多{ $count-cn }张牌
    .flow = { who-does }抓至多{ $count-cn }张牌
    .clause = { $who ->
        [none] action
       *[other] sentence
    }
    .doer = { $who ->
        [none] you
       *[other] others
    }
    .sets-done = drawn
word-draw = { $count-front }{ who-does }{ $count-ben }抓{ cards-now }
    .like = effect
    .do = { who-let }抓{ cards-later }
    .acts = 抓{ cards-later }
    .flow = { who-does }抓{ cards-later }
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
    [yes] 你选择{ $cards }。该牌手弃掉该牌
   *[other] { $cards-random ->
        [yes] { $cards-revealer }随机弃{ $cards-free }
       *[other] 弃{ $cards-chosen ->
            [yes] { $cards-free }{ $cards-backs }
           *[other] 掉{ $cards }
        }
    }
}
    .like = effect
    .acts = { $cards-among ->
        [yes] 弃掉其中由你选择的{ $cards-bare }
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
word-discard_own = { $count-front }{ who-does }{ $count-ben }弃{ cards-now }
    .like = effect
    .do = { who-let }弃{ cards-later }
    .acts = 弃{ cards-later }
    .flow = { who-does }弃{ cards-later }
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
    [yes] 牌库从顶上算起一半数量的牌
   *[other] 牌库顶的{ $count-counts ->
        [that] 等量的牌
        [way] 等量的牌
    [way] 等量的牌
        [ways] 等量的牌
       *[other] { $count-xcn }张牌
    }
}
mill-tail = { $count-halved ->
    [yes] ，{ $count-half }
   *[other] { $count-xback }
}
word-mill = { who-does }将{ mill-own }{ mill-cards }置入{ mill-owns }坟墓场{ mill-tail }
    .like = sentence
    .do = { who-let }将{ mill-own }{ mill-cards }置入{ mill-owns }坟墓场{ mill-tail }
    .acts = 将其{ mill-cards }置入其坟墓场{ mill-tail }
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
}检视{ $cards }
    .like = effect
    .acts = 检视{ $cards }
    .clause = sentence
word-reveal = { $cards-searched ->
    [yes] 从{ $cards-pileof }中搜寻{ $cards-bare }，展示{ searched-it }{ $cards-backs }
   *[other] { $cards-zone ->
        [hand] { $cards-chosen ->
            [yes] { $cards-revealer }{ shown-from }展示{ $cards-np }
           *[other] { $cards-whose ->
                [players] { $cards-revealer }{ $cards-revealge }展示其手牌
                [opposing] 每位对手各展示其手牌
                [theirs] 该牌手展示其手牌
               *[other] 展示{ $cards }
            }
        }
       *[other] 展示{ $cards }
    }
}
    .like = effect
    .acts = { $cards-searched ->
        [yes] 从其牌库中搜寻{ $cards-bare }，展示{ searched-it }
       *[other] { $cards-zone ->
            [hand] { $cards-chosen ->
                [yes] 从其手上展示{ $cards-np }
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
       *[no] 从其手上
    }
}
searched-it = { $cards-number ->
    [one] 该牌
   *[many] 这些牌
}
word-show_all = 展示{ $cards }
    .like = effect
    .clause = sentence
it-them = { $cards-number ->
    [many] 它们
   *[one] 它
}
word-to_hand = { $cards-zone ->
    [library] { $cards-chosen ->
        [yes] 从{ $cards-pileof }中搜寻{ $cards-bare }并置于{ $cards-owner }手上{ $cards-backs }
       *[other] 将{ $cards-np }{ $cards-from }置于{ $cards-owner }手上
    }
    [graveyard] 将{ $cards-np }{ $cards-from }移回{ $cards-owner }手上
    [battlefield] 将{ $cards-np }移回{ $cards-owner }手上
    [one] { $cards-self ->
        [yes] 将{ $cards-np }{ $cards-from }移回{ $cards-owner }手上
       *[other] { $last-sort ->
            [card] 将{ $cards-np }置于{ $cards-owner }手上
           *[other] 将{ $cards-np }移回{ $cards-owner }手上
        }
    }
    [exile] 将{ $cards-np }{ $cards-from }移回{ $cards-owner }手上
   *[other] 将{ $cards }置于{ $cards-owner }手上
}
    .like = effect
    .lies = { $cards-lies }
    .acts = { $cards-zone ->
        [library] 从其牌库中搜寻{ $cards-bare }并置于其手上
        [graveyard] 将{ $cards-np }{ $cards-from }移回其手上
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
word-to_graveyard = 将{ moved }置入{ $cards-ownerde }坟墓场
    .like = effect
    .puts = yes
    .sets-done = milled
exiled = { $cards-among ->
    [yes] { $last-shown ->
        [hand] 你选择{ $cards }，并放逐该牌
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
    [yes] 从{ $cards-pileof }中搜寻{ $cards-bare }并将{ it-them }放逐
   *[other] { SAME($cards-from, "") ->
        [yes] 放逐{ $cards }
       *[no] 将{ $cards-np }{ $cards-from }放逐
    }
}
word-to_library_top = 将{ moved }置于{ $cards-ownerde }牌库顶
    .like = effect
    .lies = { $cards-lies }
    .puts = yes
word-to_library_bottom = 将{ moved }置于{ $cards-ownerde }牌库底
    .like = effect
    .puts = yes
word-to_bottom_in_any_order = { $by ->
    [none] {""}
   *[other] { $by }
}将{ moved }以任意顺序置于{ $cards-ownerde }牌库底
    .like = effect
    .acts = 将{ moved }以任意顺序置于其牌库底
    .puts = yes
word-to_top_in_any_order = { $by ->
    [none] {""}
   *[other] { $by }
}将{ moved }以任意顺序置于{ $cards-ownerde }牌库顶
    .like = effect
    .acts = 将{ moved }以任意顺序置于其牌库顶
    .puts = yes
word-to_bottom_at_random = 将{ moved }以随机顺序置于你的牌库底
    .like = effect
    .puts = yes
word-to_library_at = 将{ moved }置入{ $cards-ownerde }牌库从顶上算起的第{ $at ->
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [7] 七
   *[other] { $at }
}张
    .like = effect
    .puts = yes
word-exile_until_this_leaves = 放逐{ $cards }，直到{ this-one }离开战场为止
    .like = effect
word-exile_down = 牌面朝下地{ exiled }
    .like = effect
word-exile_down_and_remember = 牌面朝下地{ exiled }
    .like = effect
word-exile_and_remember = { exiled }
    .like = effect
word-shuffle_into_library = 将{ moved }洗入{ $cards-ownerde }牌库
    .like = effect
    .lies = { $cards-lies }
word-shuffle = { $who ->
    [none] 将你的牌库洗牌
   *[other] { $who }{ $who-ge }将其牌库洗牌
}
    .like = effect
    .do = { $who ->
        [none] 将你的牌库洗牌
       *[other] 令{ $who }将其牌库洗牌
    }
    .acts = 将其牌库洗牌
    .doer = { $who ->
        [none] you
       *[other] others
    }
word-fateseal = 封运{ $count }
    .like = effect
word-scry = 占卜{ $count }
    .like = effect
word-choose = { $cards-searched ->
    [yes] 从{ $cards-pileof }中搜寻{ $cards-bare }
   *[other] { $cards-bychoice ->
        [yes] { $cards-chooser }选择{ $cards-chosen }
       *[other] 选择{ $cards }
    }
}
    .like = effect
    .clause = { $cards-searched ->
        [yes] action
       *[other] sentence
    }
until-shown = { $count ->
    [none] 一张{ $what-kin }
   *[other] { $count-counts ->
        [that] 等量的{ $what-kin }
        [way] 等量的{ $what-kin }
        [ways] 等量的{ $what-kin }
       *[other] { $count-xcn }张{ $what-kin }
    }
}
word-reveal_until = { $who ->
    [none] 从你的牌库顶开始展示牌，直到展示出{ until-shown }为止
   *[other] { $who }{ $who-ge }从其牌库顶开始展示牌，直到展示出{ until-shown }为止
}
    .like = effect
    .acts = 从其牌库顶开始展示牌，直到展示出{ until-shown }为止
    .clause = sentence
    .sets-it = cards
    .sets-sort = card
    .sets-laid = shown
word-exile_until = { $who ->
    [none] 从你的牌库顶开始放逐牌，直到放逐{ $what-a }为止
   *[other] { $who }{ $who-ge }从其牌库顶开始放逐牌，直到放逐{ $what-a }为止
}
    .like = effect
    .acts = 从其牌库顶开始放逐牌，直到放逐{ $what-a }为止
    .clause = sentence
    .sets-it = cards
    .sets-sort = card
word-piles = { $by ->
    [none] 由任一对手
   *[other] 由{ $by-any }
}将{ $cards }分成两堆。对{ $chooser ->
    [none] 你
   *[other] { $chooser }
}所选的那堆：{ $one }{ $other ->
    [none] {""}
   *[other] 。对另一堆：{ $other }
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
    [yes] 从{ $cards-pileof }中搜寻{ $cards-bare }并将{ it-them }放进战场{ $cards-backs }
   *[other] 将{ put-from }{ onto-yours }放进战场
}
    .like = effect
    .lies = { $cards-lies }
    .lands = { $cards-among }
    .acts = { $cards-searched ->
        [yes] 从其牌库中搜寻{ $cards-bare }并将{ it-them }放进战场{ $cards-backs }
       *[other] 将{ put-from }放进战场
    }
    .puts = yes
    .sets-done = arrived
    .sets-sort = none
word-onto_battlefield_tapped = { $cards-searched ->
    [yes] 从{ $cards-pileof }中搜寻{ $cards-bare }并将{ it-them }横置放进战场{ $cards-backs }
   *[other] 将{ put-from }{ onto-yours }横置放进战场
}
    .like = effect
    .lies = { $cards-lies }
    .acts = { $cards-searched ->
        [yes] 从其牌库中搜寻{ $cards-bare }并将{ it-them }横置放进战场{ $cards-backs }
       *[other] 将{ put-from }横置放进战场
    }
    .puts = yes
    .sets-done = arrived
    .sets-sort = none
word-onto_battlefield_attached = { $cards-searched ->
    [yes] 从{ $cards-pileof }中搜寻{ $cards-bare }并将{ it-them }放进战场，且结附在{ $to }上
   *[other] 将{ put-from }放进战场，且结附在{ $to }上
}
    .like = effect
    .puts = yes
    .sets-done = arrived
word-onto_battlefield_with_this = 利用{ this-card }将{ put-from }在你的操控下放进战场
    .like = effect
    .sets-done = arrived
back-control = 在{ $cards-ownerde }操控下
comes-back = { $cards-zone ->
    [graveyard] 移回战场
    [exile] 移回战场
    [one] { $last-laid ->
        [shown] 放进战场
       *[other] 移回战场
    }
   *[other] 放进战场
}
word-return_to_battlefield = { $cards-searched ->
    [yes] 从其牌库中搜寻{ $cards-bare }并将{ it-them }放进战场
   *[other] 将{ $cards-np }{ $cards-from }{ back-control }{ comes-back }
}
    .like = effect
    .sets-done = arrived
word-return_to_battlefield_tapped = { $cards-searched ->
    [yes] 从其牌库中搜寻{ $cards-bare }并将{ it-them }横置放进战场
   *[other] 将{ $cards-np }{ $cards-from }{ back-control }横置{ comes-back }
}
    .like = effect
    .sets-done = arrived
word-destroy = 消灭{ $cards }
    .like = effect
    .sets-done = destroyed
word-destroy_for_sure = 消灭{ $cards }，且{ it-them }不能重生
    .like = effect
    .sets-done = destroyed
word-cannot_regenerate = { $cards-subject }本回合不能重生
    .like = sentence
    .do = 令{ $self }
word-remove_from_combat = 将{ $cards }移出战斗
    .like = effect
word-create_copy = { who-does }将一个为{ $of }之复制品的衍生物放进战场
    .like = effect
    .do = 将一个为{ $of }之复制品的衍生物放进战场
    .sets-it = card
    .sets-self = no
word-sacrifice = 牺牲{ $cards-free }{ $cards-backs }
    .like = effect
    .sets-done = sacrificed
word-tap = 横置{ $cards }
    .like = effect
    .sets-done = tapped
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-turn_up = 将{ $cards }翻回正面
    .like = effect
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-turn_down = 将{ $cards }翻为牌面朝下
    .like = effect
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-transform = 转化{ $cards }
    .like = effect
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-turn_over = 翻转{ $cards }
    .like = effect
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-phase_out = 使{ $cards }跃离
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
word-tap_or_untap = 横置或重置{ $cards }
    .like = effect
word-regenerate = 重生{ $cards }
    .like = effect
word-attach = { attach-how }
    .like = effect
attach-how = 将{ $what ->
    [none] { this-card }{ $this ->
        [artifact] 装备
       *[other] 结附
    }
   *[other] { $what }结附
}在{ $to-on }
word-unattach = 将{ $cards }卸装
    .like = effect
copying = { $last-entering ->
    [yes] 使{ this-card }当成{ $of-anyone }的复制品来进入战场
   *[other] 使{ this-card }成为{ $of }的复制品
}
word-becomes_copy = { $cards-subject }成为{ $of }的复制品{ $duration ->
    [none] 直到回合结束
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
but-of-types = ，但额外具有{ TERM($types, table: "types", join: "") }{ TERM($subtypes, table: "classifications", join: "／") }此类别{ $abilities-count ->
    [0] {""}
   *[other] ，且具有{ $abilities-token }
}
word-become_copy_but = { copying }{ but-also }
    .like = effect
    .copying = yes
    .join = { $before }与{ $next }
word-exchange_control = { $two ->
    [none] 交换{ $one }的操控权
   *[other] 交换{ $one }与{ $two }的操控权
}
    .like = effect
word-tap_entering = { this-card }须横置进战场
    .like = sentence
    .do = 使{ this-card }横置进战场
    .copying = yes
    .sets-done = none
word-now_attacking = { $cards }正进行攻击
    .like = sentence
    .joint = 正进行攻击
word-attack_in_place = { $cards }攻击被移回的生物原先攻击的对象
    .like = sentence
    .joint = 攻击被移回的生物原先攻击的对象
word-scramble = 随机决定由哪位牌手获得{ $cards }中每一个的操控权
    .like = sentence
    .sets-it = cards

## Effects: counters, tokens, emblems

counters-put = { $count-counts ->
    [that] 等量的{ counter-name }指示物
    [way] 等量的{ counter-name }指示物
   *[other] { $count-cn }个{ counter-name }指示物{ $count-back }
}
counters-later = { $count-counts ->
    [that] 等量的{ counter-name }指示物
    [way] 等量的{ counter-name }指示物
    [ways] 等量的{ counter-name }指示物
   *[other] { $count-xcn }个{ counter-name }指示物{ $count-xback }
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
word-double_counters = 将{ $cards-each }上之{ counter-name }指示物数量加倍
    .like = effect
word-distribute_counters = 将若干{ counter-name }指示物分配至任意数量的{ $among-some }上，其数量等同于{ $count }
    .like = effect
word-counters_divided = 将{ $amount-xcn }个{ counter-name }指示物分配至{ $among }上{ $amount-xback }
    .like = effect
word-remove_counters = 从{ $cards-on }移去{ removed-many }
    .like = effect
    .sets-done = counters
removed-many = { $count-counts ->
    [that] 等量的{ counter-name }指示物
    [way] 等量的{ counter-name }指示物
    [ways] 等量的{ counter-name }指示物
   *[other] { $count-xcn }个{ counter-name }指示物{ $count-xback }
}
word-remove_any_counters = 从{ $cards-on }移去任意数量的{ counter-name }指示物
    .like = effect
    .sets-done = counters
word-remove_all_counters = 从{ $cards-on }移去所有{ SAME($counter, "") ->
    [yes] 指示物
   *[no] { counter-name }指示物
}
    .sets-done = counters
    .like = effect
    .sets-done = counters
word-move_counter = 将一个{ counter-name }指示物从{ $source }上移到{ $target }上
    .like = effect
word-counters_entering = { this-card }进战场时上面有{ $count-xcn }个{ counter-name }指示物{ $count-xback }
    .like = sentence
    .do = 使{ $self }
word-enters_with_more = { $if ->
    [none] {""}
   *[other] { $if-if }则
}{ $cards }进战场时上面额外有{ $count-xcn }个+1/+1指示物{ $count-xback }
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
   *[other] { $count-cn }个{ $token }
}
made-later = { $count-counts ->
    [that] 等量的{ $token }
    [way] 等量的{ $token }
    [ways] 等量的{ $token }
   *[other] { $count-xcn }个{ $token }
}
token-extra = { $count-xcn ->
   *[other] { $count ->
        [1] { $token-extra }
       *[other] { $token-extras }
    }
}
word-create = { $count-front }{ who-does }{ $count-ben }将{ made }放进战场{ $count-back }{ token-extra }
    .like = effect
    .do = { who-let }将{ made-later }放进战场{ $count-xback }{ token-extra }
    .acts = 将{ made-later }放进战场{ $count-xback }{ token-extra }
    .flow = { who-does }将{ made-later }放进战场{ $count-xback }{ token-extra }
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
word-create_tapped = { $count-front }{ who-does }{ $count-ben }将{ made }横置放进战场{ $count-back }{ token-extra }
    .like = effect
    .do = { who-let }将{ made-later }横置放进战场{ $count-xback }{ token-extra }
    .acts = 将{ made-later }横置放进战场{ $count-xback }{ token-extra }
    .flow = { who-does }将{ made-later }横置放进战场{ $count-xback }{ token-extra }
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
word-create_blocking = 将{ made-later }放进战场，且正阻挡{ $whom }{ token-extra }
    .like = effect
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-sort = none
    .sets-self = no
token-kind = { TERM($types, table: "types", join: "") }
token-colors = { TERM($colors, join: "与") }
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
   *[other] ，具{ $abilities-at-keyword-token }异能的{ token-called }
}衍生{ token-kind }{ SAME($size, "X") ->
    [yes] {""}
   *[no] （X为{ $size }）
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
       *[other] 。它们具有{ $abilities-at-spoken-token }
    }{ $abilities-at-bar-count ->
        [0] {""}
       *[other] 。它们{ $abilities-at-bar }
    }{ $abilities-at-change-count ->
        [0] {""}
       *[other] 。它们{ $abilities-at-change }
    }{ $abilities-at-poss-count ->
        [0] {""}
       *[other] 。{ $abilities-at-poss-later }
    }
    .join = { $before }，{ $next }
    .last = { $before }与{ $next }
    .opens-bearer = 生物
    .opens-self = no
    .sets-bearer = none
word-token = { $power }/{ $toughness }{ token-colors }{ $abilities-at-keyword-count ->
    [0] { token-name }
   *[other] ，具{ $abilities-at-keyword-token }异能的{ token-called }
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
       *[other] 。它们具有{ $abilities-at-spoken-token }
    }{ $abilities-at-bar-count ->
        [0] {""}
       *[other] 。它们{ $abilities-at-bar }
    }{ $abilities-at-change-count ->
        [0] {""}
       *[other] 。它们{ $abilities-at-change }
    }{ $abilities-at-poss-count ->
        [0] {""}
       *[other] 。{ $abilities-at-poss-later }
    }
    .join = { $before }，{ $next }
    .last = { $before }与{ $next }
    .opens-bearer = 生物
    .opens-self = no
    .sets-bearer = none
word-named_token = 名称为{ $name }的{ $token }
    .extra = { $token-extra }
    .extras = { $token-extras }
word-emblem = 你得到具有{ $abilities-token }的徽记
    .like = sentence
    .do = 得到具有{ $abilities-token }的徽记
    .join = { $before }与{ $next }
    .opens-bearer = 徽记
    .opens-self = no
    .sets-bearer = none
word-copies_attack_others = 对每位其他对手，你可以将一个为{ $of }之复制品的衍生物横置放进战场，且正攻击该对手
    .like = sentence
    .sets-it = cards
    .sets-that = 衍生物

## Effects: mana, chance, choices

whose-pool = { $who ->
    [none] 你的
   *[other] 其
}
word-add_mana = { who-does }加{ $mana }到{ whose-pool }法术力池中
    .like = effect
    .do = 加{ $mana }到{ whose-pool }法术力池中
    .acts = 加{ $mana }到其法术力池中
any-mana = { $count ->
    [1] 一点任意颜色的法术力
    [2] 两点任意一种颜色的法术力
    [3] 三点任意一种颜色的法术力
    [4] 四点任意一种颜色的法术力
    [5] 五点任意一种颜色的法术力
   *[other] { $count }点任意一种颜色的法术力
}
word-add_any_color = { who-does }加{ any-mana }到{ whose-pool }法术力池中
    .like = effect
    .do = 加{ any-mana }到{ whose-pool }法术力池中
    .acts = 加{ any-mana }到其法术力池中
word-add_much = { $times-per }{ who-does }{ $times-ben }加{ $mana }到{ whose-pool }法术力池中
    .like = effect
word-add_one_color = { who-does }加{ $count-xcn }点任意一种颜色的法术力到{ whose-pool }法术力池中{ $count-xback }
    .like = effect
word-add_mixed = { who-does }加{ $count-xcn }点{ $one }和／或{ $other }之任意组合的法术力到{ whose-pool }法术力池中{ $count-xback }
    .like = effect
word-add_chosen_color = { who-does }加{ $count-xcn }点所选颜色的法术力到{ whose-pool }法术力池中{ $count-xback }
    .like = effect
word-add_produced = { who-does }加一点该永久物所产生之任意类别的法术力到{ whose-pool }法术力池中
    .like = effect
    .do = 加一点该永久物所产生之任意类别的法术力到{ whose-pool }法术力池中
    .acts = 加一点该永久物所产生之任意类别的法术力到其法术力池中
word-flip_coin = 掷一枚硬币{ $win ->
    [none] {""}
   *[other] 。如果你赢得此掷，{ $win-flow }
}{ $lose ->
    [none] {""}
   *[other] 。如果你输掉此掷，{ $lose-flow }
}
    .like = effect
word-choose_color = 选择一种颜色
    .like = effect
    .clause = sentence
word-choose_color_entering = 选择一种颜色
    .like = effect
    .clause = sentence
word-choose_creature_type = 选择一种生物类别
    .like = effect
    .clause = sentence
word-choose_land_type = 选择一种基本地类别
    .like = effect
    .clause = sentence
word-choose_player_entering = 选择一位{ $among ->
    [none] 牌手
   *[other] 对手
}
    .like = effect
    .clause = sentence
word-name_a_card = { $by ->
    [none] {""}
   *[other] { $by }
}说出一个{ TERM($types, table: "types", join: "") }牌名
    .like = effect
    .acts = 说出一个{ TERM($types, table: "types", join: "") }牌名
    .clause = sentence
word-all_name_a_card = { $who }{ $who-ge }说出一个牌名
    .like = sentence
    .acts = 说出一个牌名
word-note_number = 记下{ $number }
    .like = effect
word-choose_form = 选择{ $count ->
    [2] 两
    [3] 三
   *[other] { $count }
}种形态之一
    .like = effect
word-choose_blocks = 你选择哪些生物于此战斗中阻挡，以及这些生物如何阻挡
    .like = sentence
word-clash = 与任一对手比点
    .like = effect
word-self_or_others = { $who }选择自己或他人。如果该牌手选择自己，则{ $one-flow }。如果该牌手选择他人，则{ $other-flow }
    .like = sentence
word-names_player = { $by }选择{ $among-any }
    .like = sentence
word-nothing = 不产生任何效应
    .like = effect
    .empty = yes

## Effects that last

given = { $changes-front }{ $who-subject }{ $who-many }{ $changes-ben }
given-end = { $duration ->
    [none] 直到回合结束
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
given-control = { $changes-first-taker }获得{ $who }的操控权
word-give = { $changes-first-slot ->
    [control] { $duration-early ->
        [while] { $duration }，{ SAME($changes-first-taker, "") ->
            [yes] 你
           *[no] { $changes-first-taker }
        }便获得{ $who }的操控权
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
    [yes] { $cards-subject }{ $one-by }或{ $two-by }直到回合结束，X为{ $one-abs }
   *[other] { $one-front }{ $cards-subject }{ $one-ben }{ $one }或{ $two }{ $more-count ->
        [0] {""}
       *[other] 或{ $more }
    }直到回合结束{ $one-back }
}
    .join = { $before }或{ $next }
    .last = { $before }或{ $next }
    .like = sentence
    .do = 令{ $self }
word-apply = { $about-aim ->
    [yes] 选择{ $about }，
   *[other] { $about-chosen ->
        [yes] 选择{ $about }，
       *[other] {""}
    }
}{ $regulation-turn }
    .like = sentence
    .order = about
word-apply_once = 选择{ $about }，本回合中，下一次该来源将对{ $regulation-whom }造成伤害时，防止该伤害{ $regulation-then }
    .like = sentence
word-this_turn_always = { $static-turn }
    .like = sentence
word-next_turn_always = 于{ $who ->
    [none] 你的
   *[other] { $who-whose }
}下一个回合中，{ $static }
    .like = sentence
word-prevent_next = 于本回合中，防止接下来将对{ $to }造成的{ $amount-xn }点伤害{ $amount-xback }
    .like = sentence
word-prevent_next_and = 于本回合中，防止接下来将对{ $to }造成的{ $amount-xn }点伤害{ $amount-xback }{ $about ->
    [none] {""}
   *[other] ，并选择{ $about }
}。如果以此法防止了伤害，则{ $effect-flow }
    .like = sentence
word-redirect_next = 于本回合中，接下来{ $by ->
    [none] {""}
   *[other] 由你选择的{ $by }
}将对{ $whom }{ $also ->
    [none] {""}
   *[other] 和／或{ $also }
}造成的{ $amount-xn }点伤害改为对{ $to }造成
    .like = sentence
untap-steps = { $whose ->
    [none] 其操控者的
   *[other] { $whose-whose }
}
word-take_next = 于本回合中，接下来将对{ $whom }造成的{ $amount-xn }点伤害改为对{ $to }造成
    .like = sentence
word-skip_untap = { $cards-subject }于{ untap-steps }下一个重置步骤中不能重置
    .like = sentence
    .do = 令{ $self }
word-later = { $later }
    .like = sentence
    .order = about
    .opens-that = { $about-named }
word-at_end_step = 在下一个结束步骤开始时，{ $effect }
word-at_your_upkeep = 在你的下一个维持开始时，{ $effect }
word-at_next_upkeep = 在下一回合的维持开始时，{ $effect }
word-at_end_of_combat = 在战斗结束时，{ $effect }
word-while_this_turn = { $about ->
    [none] {""}
   *[other] 选择{ $about }。
}直到回合结束，{ $ability }
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
    .do = 于本回合中使用{ $cards }
next-more = { $changes-count ->
    [0] {""}
   *[other] 。该咒语{ $changes }
}{ $plus ->
    [none] {""}
   *[other] 。该永久物进战场时上面额外有{ $plus-xcn }个+1/+1指示物
}
word-next_spell = 你本回合施放的下一{ $spell-mw }{ $spell-kin }可以视同具有闪现异能地来施放{ next-more }
    .like = sentence
    .join = { $before }且{ $next }
word-counter = 反击{ $what }
    .like = effect
    .sets-done = countered
word-counter_exile = 反击{ $what }。如果该咒语以此法被反击，则改为将它放逐，而非置入其拥有者的坟墓场
    .like = sentence
word-counter_to_top = 反击{ $what }。如果该咒语以此法被反击，则改为将它置于其拥有者的牌库顶，而非置入该牌手的坟墓场
    .like = sentence
word-counter_to_hand = 反击{ $what }。如果该咒语以此法被反击，则改为将它移回其拥有者手上，而非置入该牌手的坟墓场
    .like = sentence
cast-what = { $cards-zone ->
    [hand] { $cards-fromone }施放{ $cards-a }
   *[other] 施放{ $times ->
        [none] { $cards-one }
       *[other] { $cards }
    }
}
word-cast_free = 你可以{ cast-what }，且不需支付其法术力费用
    .like = sentence
    .do = { cast-what }，且不需支付其法术力费用
    .acts = 可以{ cast-what }，且不需支付其法术力费用
word-play_free = { $by ->
    [none] 你
   *[other] { $by }
}可以使用{ $cards }，且不需支付其法术力费用
    .like = sentence
    .do = 使用{ $cards }，且不需支付其法术力费用
    .acts = 可以使用{ $cards }，且不需支付其法术力费用
word-must_cast_free = { $by ->
    [none] {""}
   *[other] { $by }
}若能施放{ $cards }，则施放之，且不需支付其法术力费用
    .like = effect
    .clause = sentence
word-cast_suspended = 施放此牌，且不需支付其法术力费用；如果它是生物，则它具有敏捷异能
    .like = sentence
word-copy_card = 复制{ $cards }{ $count ->
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
    [none] 复制{ $what }。你可以为此复制品选择新的目标
   *[other] { $who }{ $who-ge }复制{ $what }，并可以为其复制品选择新的目标
}
    .like = sentence
    .do = { $who ->
        [none] 复制{ $what }。你可以为此复制品选择新的目标
       *[other] 令{ $self }
    }
    .acts = 复制{ $what }，并可以为其复制品选择新的目标
word-copy_for_each_target = { $who ->
    [none] {""}
   *[other] { $who }
}为该咒语能指定为目标的其他每个咒语，永久物，不在战场上的牌，或牌手各复制{ $what }一次。每个复制品各以其中不同的一个为目标
    .like = sentence
word-change_target = 改变{ $what }的目标
    .like = sentence
word-new_targets = 你可以为{ $what }选择新的目标
    .like = sentence
    .do = 为{ $what }选择新的目标
word-unless = 除非{ $by-payer }{ $cost-acts }，否则{ $effect }
    .like = sentence
    .flow = 除非{ $by-payer }{ $cost-acts }，否则{ $effect-flow }
    .acts = 除非{ $cost-acts }，否则{ $effect-acts }
word-or_else = { $effect }。如果未如此作，则{ $otherwise-flow }
    .like = sentence
    .flow = { $effect-flow }；如果未如此作，则{ $otherwise-flow }
word-pay_x = 你可以支付{ $mana }。若你如此作，则{ $effect-flow }
    .like = sentence
skip-who = { $who ->
    [none] 你略过你的
   *[other] { $who-person ->
        [second] 你略过你的
       *[third] { $who }{ $who-ge }略过其
    }
}
word-process = { $effect }
    .like = sentence
word-repeat_process = 重复此流程
    .like = effect
word-for_each_of = 对其中的每一张而言，{ $effect-flow }
    .like = sentence
word-with_x = { $effect-flow }，X为{ $number }
    .like = sentence
    .acts = { $effect-acts }，X为{ $number }
    .do = { $effect-do }，X为{ $number }
word-skip_turn = { skip-who }下一个回合
    .like = sentence
    .acts = 略过其下一个回合
word-skip_step = { skip-who }下一个{ step-name }
    .like = sentence
    .acts = 略过其下一个{ step-name }
word-more_combat = 在此阶段后，额外进行一个战斗阶段
    .like = sentence
word-more_combat_and_main = 在此行动阶段后，额外进行一个战斗阶段，并接着额外进行一个行动阶段
    .like = sentence
word-end_turn = 结束此回合
    .like = effect
word-control_next_turn = 你于{ $who-whose }下一个回合中操控该牌手
    .like = sentence

## Planes, phenomena and schemes

word-planeswalk = 时空换境
    .like = effect
    .clause = sentence
    .leads = yes
word-roll_planar_die = 掷时空骰
    .like = effect
word-blanks_are_chaos = 直到任一牌手时空换境离开时空，每次掷时空骰的空白结果都视为混沌
    .like = sentence
word-reverse_turn_order = 反转这盘游戏的回合顺序
    .like = effect
some-count = { $count ->
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
   *[other] { $count }
}
word-chaos_of_planar_top = 展示你时空套牌顶的{ some-count }张牌。所展示之每张牌的混沌异能各触发一次。然后将所展示的牌以任意顺序置于你的时空套牌底
    .like = sentence
word-planar_tunnel = 从你的时空套牌顶开始展示牌，直到展示出{ some-count }张时空牌为止。将其中一张置于你的时空套牌顶，然后将其余的牌以随机顺序置于该套牌底
    .like = sentence
word-merge_planes = 从你的时空套牌顶开始展示牌，直到展示出{ some-count }张时空牌为止。同时时空换境至这些时空。将其余的牌以任意顺序置于你的时空套牌底
    .like = sentence
word-planar_glance = 展示你的时空套牌顶牌。你可以将它置于你的时空套牌底
    .like = sentence
word-abandon = 放弃{ $cards }
    .like = effect
word-set_scheme_in_motion = 实行你阴谋套牌顶的阴谋
    .like = effect
word-extra_turn_without_schemes = 在本回合后，你进行一个额外回合。该回合中不能实行阴谋
    .like = sentence
