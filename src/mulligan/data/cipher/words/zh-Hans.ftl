# Fire Emblem Cipher's words.

## The board

zone-hand = 手牌
zone-deck = 卡组
zone-front = 前卫区
zone-back = 后卫区
zone-bonds = 羁绊区
zone-orbs = 宝玉区
zone-retreat = 退避区
zone-support = 支援区
zone-waiting = 等待处理
zone-deck-known = 卡组中已知的卡
number-orbs = 宝玉 { $number }
number-faces = 羁绊 { $all }{ $down ->
    [0] { "" }
   *[other] （{ $down }张背面朝上）
}
number-spent = { $number ->
    [0] { "" }
   *[other] 本回合已用{ $number }
}
number-hand = 手牌 { $number }
number-deck = 卡组 { $number }
number-retreat = 退避区 { $number }
phase-setup = 准备
phase-start = 开始阶段
phase-bond = 羁绊阶段
phase-deployment = 出击阶段
phase-action = 行动阶段
phase-end = 结束阶段

hand-of-you = 你的手牌：出击费用/转职费用，战斗力（+支援力）
stats-brief = { $attack }+{ $support } 射程{ $range }
stats = { $attack }（+{ $support }）射程{ $range }
price = { $cost }{ $class_change ->
    [none] { "" }
   *[other] /{ $class_change }
}
state-tapped = 已行动
state-battle = ⚔ { $text ->
    [none] { "" }
    [attacking] 攻击
    [defending] 防御
   *[other] { $text }
}
state-main = ★ 主人公
state-under = { $names ->
    [none] 叠在
   *[other] 叠在{ $names }上
}
state-down = 背面朝上
state-face = { $text ->
    [down] 背面朝上
   *[other] { "" }
}

change-destroys-orbs = 破坏{ $amount }颗宝玉
change-attack-becomes = 战斗力变为{ $amount }
change-sign = 追加{ TERM($text, join: "、") }
change-range = 追加射程{ $text }

# What an effect says of a card, on the table
change-loses = 失去{ TERM($text, join: "、") }
change-cannot-use = 不能使用{ $text }
rule-cannot-attack = 不能攻击
rule-cannot-critical = 不能进行必杀攻击
rule-cannot-be-evaded = 不能对其进行神速回避
rule-cannot-be-destroyed-by-attacks = 不会被攻击击破
rule-cannot-be-destroyed = 不会被击破
rule-triple-critical = 必杀攻击使战斗力变为3倍
rule-cannot-move = 不能移动
rule-cannot-untap = 不能转为未行动状态
rule-cannot-evade = 不能进行神速回避
rule-cannot-level-up = 不能升级
rule-supported-twice = 得到2次支援
rule-cannot-be-chosen-by-enemies = 不会被敌方单位选择
rule-cannot-be-moved-by-skills = 不会被能力移动
rule-cannot-be-moved-by-enemies = 不会被敌方单位移动
rule-cannot-be-destroyed-by-skills = 不会被能力击破
rule-cannot-be-destroyed-by-enemies = 不会被敌方单位击破

## Cards

sheet-japanese = 日文
sheet-gender = 性别
sheet-weapon = 武器
sheet-set = 系列
sheet-cost = 出击费用
sheet-class-change = 转职费用
sheet-attack = 战斗力
sheet-support = 支援力
sheet-range = 射程
sheet-symbols = 势力标记
sheet-symbol = 势力标记
sheet-traits = 属性
sheet-class = 兵种
sheet-number = 卡号
sheet-rarity = 稀有度
sheet-title = 称号
sheet-unit = 单位名

## Choices

example-intent = 攻击 马尔斯 奥古玛
example-why-not = 攻击 马尔斯
example-card = 阿利缇亚的王子 马尔斯
example-rule = 18

ask-main = 选择哪张卡作为你的主人公？
ask-redraw = 保留这些手牌，还是洗切进卡组后重新抽取？
ask-bond = 羁绊阶段：要放置一张羁绊卡吗？
ask-deployment = 出击阶段：要做什么？
ask-action = 行动阶段：要做什么？
ask-critical = { $about }攻击：要弃置1张同名的卡来进行必杀攻击吗？
ask-evade = { $about }被攻击：要弃置1张同名的卡来进行神速回避吗？
ask-keep = 你有2名单位名相同的单位，其中一名必须放置到退避区。留下哪一名？
ask-pay = { $head ->
    [none] { $title }：要支付费用来使用这个能力吗？
   *[other] { $head }要支付费用吗？
}
ask-orb = 你的主人公被击破。选择哪颗宝玉加入手牌？
ask-instead = { $about ->
    [none] 有多个置换效果。适用哪一个？
   *[other] { $about }将被放置到退避区，有多个置换效果。适用哪一个？
}
ask-spare = { $about }将被击破：要适用置换效果吗？
ask-triggers = 你有多个能力被诱发。接着处理哪一个？
ask-row = { $about }出击：放置到哪里？
ask-flip = { $head ->
    [none] { $title }：将哪张羁绊卡翻到背面？
   *[other] { $head }将哪张羁绊卡翻到背面？
}
ask-may = { $head ->
    [none] { $title }：要使用这个能力吗？
   *[other] { $head }要这样做吗？
}

option-main = { $card }
option-keep = 保留
option-choose-order = { $text }
option-choose-way = { $how ->
    [own] 原本的费用
   *[other] 另一种费用
}
option-redraw = 重新抽取
option-bond = { $card }
option-deploy = { $card }，{ $how ->
    [front] 前卫区
    [back] 后卫区
   *[other] { $text }
}
option-level-up = { $card }，叠在{ $target }上
option-move = { $card }
option-attack = { $card } → { $target ->
    [none] { $player }
   *[other] { $target }
}
option-use = { $card }：{ $ability }
option-critical = { $card }{ $how ->
    [top] （放到卡组顶端）
   *[other] { "" }
}
option-evade = { $card }
option-repeat = 同样的事再做多次
option-done = 完成
option-done-bond = 不放置羁绊卡
option-done-deployment = 进入行动阶段
option-done-action = 结束回合
option-done-critical = 不进行必杀攻击
option-done-evade = 不进行神速回避

group-main = 主人公
group-keep = 选择
group-redraw = 选择
group-bond = 放置到羁绊区
group-deploy = 出击
group-level-up = 升级或转职
group-move = 移动
group-attack = 攻击
group-use = 使用能力
group-critical = 必杀攻击
group-evade = 神速回避
group-repeat = 重复

choice-front = 前卫区
choice-back = 后卫区

also-bond = 羁绊区, 羁绊
also-use = 使用, 能力
cannot-bond = { $card }不能成为羁绊卡
cannot-deploy = { $card }不能出击
cannot-level-up = 不能用{ $card }将{ $target ->
    [none] 单位
   *[other] { $target }
}升级
also-level-up = 升级, 转职
cannot-move = { $card }不能移动
cannot-attack = { $card }不能攻击{ $target ->
    [none] { "" }
   *[other] { $target }
}
cannot-use = 不能使用{ $card }的能力
cannot-critical = 不能用{ $card }进行必杀攻击
cannot-evade = 不能用{ $card }对攻击进行神速回避

refusal = { $what }：{ $why }（规则{ $rule }，第{ $edition }版）
refusal-not-in-hand = 它不在你的手牌中
refusal-not-a-unit = 它不是战场上的单位
refusal-not-yours = 它不是你的
refusal-cannot-be-bond = 有效果使它不能成为羁绊卡
refusal-symbol-missing = 你没有带有其势力标记且正面朝上的羁绊卡
refusal-too-few-bonds = 你剩下的羁绊卡不够支付其费用
refusal-name-on-battlefield = 你在战场上已有单位名相同的单位
refusal-skill-forbids-deploying = 有能力禁止它出击
refusal-other-name = 它的单位名与那名单位不同
refusal-tapped-already = 它已行动
refusal-effect-forbids-moving = 有效果使它不能移动
refusal-first-turn-no-attack = 游戏的首个回合不能攻击
refusal-not-an-enemy = 只能攻击敌方单位
refusal-out-of-range = { $target }不在其射程内
refusal-effect-forbids-attack = 有效果使它不能攻击
refusal-effect-protects-target = 有效果保护{ $target }
refusal-no-such-skill = 它没有这样的能力可用
refusal-used-already = 本回合已经使用过
refusal-not-usable-now = 没有满足其条件
refusal-effect-forbids-skill = 有效果禁止使用它
refusal-cost-cannot-be-paid = 无法支付其费用
refusal-starts-a-loop = 这会再次开始你已结束的循环
refusal-attack-too-low = 它的战斗力太低，没有意义
refusal-effect-forbids-critical = 有效果禁止必杀攻击
refusal-effect-forbids-evading = 有效果禁止神速回避
refusal-not-asked-now = 现在不是做这件事的时候

## The log

note-earns-bonus = { $you ->
    [yes] 你
   *[no] { $player }
}得到{ $number }次转职奖励。
note-replaced = 改为适用{ $card }。
note-marches = { $you ->
    [yes] 你
   *[no] { $player }
}的后卫区单位进军到前卫区。
note-is-tapped = { $card }转为已行动状态。
note-is-untapped = { $card }转为未行动状态。
note-is-destroyed = { $card }被{ $other ->
    [none] { "" }
   *[other] { $other }
}击破。
note-attacks = { $card }攻击{ $other }。
note-support-fails = { $card }对{ $other }支援失败：单位名相同，或有效果禁止。
note-adds-support = { $other }支援{ $card }，战斗力+{ $number }。
note-makes-critical = { $card }用{ $other }进行必杀攻击：战斗力+{ $number }。
note-evades = { $card }用{ $other }进行神速回避。
note-gains-attack = { $card }：战斗力{ $number ->
    [0] 不变
   *[other] { SIGNED($number) }
}。
note-attack-fails = { $card }没有击破{ $other }。
note-changes-class = { $other }转职为{ $card }。
note-levels-up = { $other }升级为{ $card }。
note-grows = { $card }用{ $other }成长。
note-support-skill = { $card }：发动支援能力{ $text }。
note-redraws = { $you ->
    [yes] 你
   *[no] { $player }
}重新抽取手牌。
note-reveals-main = { $you ->
    [yes] 你
   *[no] { $player }
}的主人公是{ $card }。
note-concedes = { $you ->
    [yes] 你
   *[no] { $player }
}认输。
note-game-over = { $player ->
    [none] 这盘游戏为平局。
   *[other] { $you ->
        [yes] 你
       *[no] { $player }
    }赢得这盘游戏。
}
note-is-attacked-instead = 改为攻击{ $card }。
note-is-flipped = { $card }{ $number ->
    [0] 变为正面朝上
   *[other] 变为背面朝上
}。
note-copies = { $card }复制{ $other }。
note-triggers = { $card }：{ $text }被诱发。
note-refills-deck = { $you ->
    [yes] 你
   *[no] { $player }
}的卡组已空：将退避区的卡洗切后补充为卡组。
note-retreats = { $card }放置到退避区。
note-goes-on-deck = { $card }放置到卡组顶端。
note-goes-under-deck = { $card }放置到卡组底端。
note-becomes-bond = { $card }成为羁绊卡。
note-adds-orb = { $you ->
    [yes] 你
   *[no] { $player }
}增加1颗宝玉。
note-takes-orb = { $you ->
    [yes] 你的1颗宝玉被破坏，加入手牌：{ $card }。
   *[no] { $player }的1颗宝玉被破坏，加入手牌。
}
note-is-deployed = { $you ->
    [yes] 你
   *[no] { $player }
}将{ $card }出击到{ $number ->
    [6] 前卫区
   *[7] 后卫区
}。
note-moves = { $card }移动到{ $number ->
    [6] 前卫区
   *[7] 后卫区
}。
note-supports = { $you ->
    [yes] 你
   *[no] { $player }
}翻开{ $card }作为支援卡。

## Decks

complaint = { $why }（规则{ $rule }，第{ $edition }版）
complaint-deck-too-small = 有{ $count }张卡，卡组至少须有{ $limit }张
complaint-deck-too-many-copies = 有{ $count }张{ $card }，至多{ $limit }张
complaint-deck-no-main = 没有出击费用为1、可作为主人公的卡

## Loops and costs that are put back

note-loops = 游戏陷入循环，没有人能停止。
note-stops-loop = { $you ->
    [yes] 你
   *[no] { $player }
}必须停止循环。
note-repeats = 再循环{ $number }次。
note-cost-put-back = 无法支付所有费用：一切恢复原状。
ask-way = { $about }：用哪种费用使用这个能力？
ask-order = { $title }：其费用的各部分互相妨碍。接着支付哪一部分？
ask-rounds = 这可以无限循环。还要再循环多少次？
complaint-deck-without-main-character = 没有出击费用为{ $limit }、可作为主人公的卡
complaint-deck-main-character-cost = { $card }不能作为主人公：其出击费用须为{ $limit }
complaint-deck-marker = { $card }是标记卡，不能放入卡组

## What the decks that come with the project are called

deck-title-s01-light-sword = S01 光之剑
deck-title-s02-brand = S02 圣痕
deck-title-s03-hoshido = S03 白夜
deck-title-s04-nohr = S04 暗夜
deck-title-s05-medallion = S05 纹章
deck-title-s06-mirage = S06 幻影异闻录
deck-title-first-thunder = 初雷
deck-title-later-children = 后世之子
deck-title-night-riders = 夜之骑手
deck-title-young-flame = 少年之炎

## How the decks that come with the project play

deck-s01-light-sword = 马尔斯的军队，光之剑；互相强化的近战单位，以及增加战斗力的支援
deck-s02-brand = 库洛姆的军队，圣痕；样样都会一些：支援、从退避区回收、抽卡
deck-s03-hoshido = 神威，白夜；强力的攻击，其中许多用弓和暗器从后方发起
deck-s04-nohr = 神威，暗夜；以攻击击破敌方单位得到回报，并干扰对手的手牌
deck-s05-medallion = 艾克的佣兵团，纹章；翻面羁绊卡来变强，以及不断成长的单位
deck-s06-mirage = 苍井树的偶像们，光之剑与圣痕；不停移动并从中得利的单位
deck-first-thunder = 自备卡组，龙马的军队，白夜；战斗力充裕的战士，配以飞行者与忍者
deck-later-children = 自备卡组，露琪娜的同伴，圣痕；兵种转职多，每张卡都能支援
deck-night-riders = 自备卡组，卡米拉的骑手，暗夜；每回合一次强力攻击，由飞龙骑士相助
deck-young-flame = 自备卡组，罗伊的军队，神将器；成双的骑士，以及放回卡组再抽的卡

# What tells who will win, as reasons of a hint name it
feature-orbs = 宝玉
feature-an-orb-left = 最后1颗宝玉
feature-two-orbs-left = 第2颗宝玉
feature-three-orbs-left = 第3颗宝玉
feature-attack-of-the-main-character = 主人公的战斗力
feature-cost-of-the-main-character = 主人公的费用
feature-main-character-class-changed = 主人公的转职
feature-other-units = 其他单位
feature-attack-of-other-units = 其他单位的战斗力
feature-cost-of-other-units = 其他单位的费用
feature-attackers = 攻击单位
feature-units-in-front = 前卫区的单位
feature-first-cards-in-hand = 手牌
feature-further-cards-in-hand = 更多手牌
feature-namesakes-of-the-main-character-in-hand = 手牌中与主人公同名的卡
feature-greater-namesakes-in-hand = 手牌中与主人公同名的更强的卡
feature-first-bonds = 羁绊卡
feature-further-bonds = 更多羁绊卡
feature-open-bonds = 正面朝上的羁绊卡

## What is said in every game, in the words of this one

note-starts = { $you ->
    [yes] 你
   *[no] { $player }
}先攻。
note-shuffles = { $you ->
    [yes] 你
   *[no] { $player }
}将卡组洗切。
note-resolves = { $card }{ $text ->
    [none] { "" }
   *[other] ：{ $text }
}的效果处理完毕。
note-is-revealed = 公开{ $card }。
note-goes-to-hand = { $card }加入{ $you ->
    [yes] 你
   *[no] { $player }
}的手牌。
note-returns-to-hand = { $card }返回{ $you ->
    [yes] 你
   *[no] { $player }
}的手牌。
deck-colours = 势力：{ $counts }
