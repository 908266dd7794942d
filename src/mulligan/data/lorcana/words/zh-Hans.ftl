# Lorcana's words.

## The board

zone-hand = 手卡
zone-deck = 卡组
zone-play = 场上
zone-discard = 弃置区
zone-ink = 奇墨
zone-inkwell = 奇墨池
zone-being-played = 正在打出
zone-deck-known = 卡组中已知的卡
zone-lore = 奇谈
zone-characters = 角色
zone-rest = 物品和地点
number-lore = ◆ { $number }/20 奇谈
number-ink = 奇墨 { $ready }/{ $all }
number-hand = 手卡 { $number }
number-deck = 卡组 { $number }
number-discard = 弃置区 { $number }
phase-setup = 准备
phase-ready = 就绪
phase-set = 预备
phase-draw = 抽卡
phase-main = 主要阶段
phase-end = 回合结束

hand-of-you = 你的手卡：费用（⬡ 可放进奇墨池），力量/意志力 ◆奇谈值
stats-character = { $strength }/{ $willpower } ◆{ $lore }
stats-location = 0/{ $willpower } ◆{ $lore }
stats-item = 物品
stats-action = 行动
stats-song = 歌曲
price = { $cost }{ $inkable ->
    [yes] ⬡
   *[no] { " " }
}
state-exerted = 力竭
state-drying = 奇墨未干
state-damage = { $number ->
    [none] 伤害
   *[other] { $number }点伤害
}
state-at = { $card ->
    [none] 位于
   *[other] 位于{ $card }
}
state-under = { $names ->
    [none] 叠在
   *[other] 叠在{ $names }上
}

numbered-keyword = { $name } { $keyword ->
    [challenger] +
    [resist] +
   *[other] { "" }
}{ $number }
keyword-bodyguard = 护卫
keyword-challenger = 善战
keyword-evasive = 灵活
keyword-reckless = 鲁莽
keyword-resist = 抵抗
keyword-rush = 速击
keyword-shift = 转形
keyword-singer = 歌手
keyword-sing-together = 合唱
keyword-support = 辅助
keyword-ward = 庇护

# What an effect says of a card, on the table
rule-cannot-quest = 不能探奇
rule-cannot-challenge = 不能挑战
rule-cannot-ready-at-start = 回合开始时不能就绪
rule-cannot-sing = 不能演唱
rule-cannot-be-challenged = 不能受到挑战
rule-can-challenge-ready = 能挑战就绪的角色
rule-cannot-be-used = 不能使用
rule-cannot-ready = 不能就绪
rule-cannot-be-exerted-for-costs = 不能力竭来支付费用
rule-no-challenge-damage = 不会受到挑战的伤害
rule-no-damage = 不会受到伤害
rule-must-quest = 必须探奇
rule-must-challenge = 必须挑战

## Cards

sheet-type = 卡的类别
sheet-ink = 奇墨类别
sheet-cost = 费用
sheet-inkable = 奇墨池符号
counted-inkable = 具奇墨池符号：{ $count }（{ $share }%）
sheet-strength = 力量
sheet-willpower = 意志力
sheet-lore = 奇谈值
sheet-move-cost = 移动费用
sheet-classifications = 类别
sheet-set = 系列
sheet-number = 编号
sheet-rarity = 稀有度

## Choices

example-intent = 奇墨池 史迪奇
example-why-not = 挑战 史迪奇 迈罗
example-card = 史迪奇——新养的小狗
example-rule = 4.3.6

ask-head = { $title }：{ SPACED($text) }。
ask-turn = 你的主要阶段：要做什么？
ask-bag = 你有多个奇能触发。接着结算哪一个？
ask-starting-player = 由你决定谁先手：
ask-loop = 这可以无限循环。还要再做多少次？
ask-alter = 调整手卡：要将哪些卡置于卡组底来换新的？满意后选择完成。
ask-type = { $head ->
    [none] { $title }：你说出哪种卡种类？
   *[other] { $head }你说出哪种卡种类？
}
ask-class = { $head ->
    [none] { $title }：你说出哪种类别？
   *[other] { $head }你说出哪种类别？
}
ask-number = { $head ->
    [none] { $title }：你说出哪个数字？
   *[other] { $head }你说出哪个数字？
}
ask-divide = { $head ->
    [none] { $title }：下一点伤害分配给哪张卡？
   *[other] { $head }下一点伤害分配给哪张卡？
}
ask-heal = { $head ->
    [none] { $title }：从{ $card }上移去多少点伤害？
   *[other] { $head }从{ $card }上移去多少点伤害？
}
ask-pay = { $head ->
    [none] { $title }：支付多少奇墨？
   *[other] { $head }支付多少奇墨？
}
ask-move-damage = { $head ->
    [none] { $title }：移动多少点伤害？
   *[other] { $head }移动多少点伤害？
}
ask-play-free = { $head ->
    [none] { $title }：免费打出哪张卡？
   *[other] { $head }免费打出哪张卡？
}
ask-singers = { $about }由多个角色合唱：还有谁来演唱？
ask-replacement = { $about }造成的伤害：有多个效果可以替代它。由哪一个来替代？
ask-instead = { $about }将被驱逐：有多个效果可以替代它。由哪一个来替代？
ask-enter-exerted = { $about }具有护卫：要力竭进场吗？

option-choose-heal = { $number }
option-choose-move-damage = { $number }
option-choose-pay = { $number }
option-alter = { $card }
option-ink = { $card }
option-play = { $how ->
    [shift] { $card }，转形到{ $target }上
    [sing] { $card }，由{ $target }演唱
    [sing-together] { $card }，合唱
    [free] { $card }，免费{ $target ->
        [none] { "" }
       *[other] ，转形到{ $target }上
    }
   *[ink] { $card }
}
option-quest = { $card }
option-repeat = 同样的事再做多次
option-challenge = { $card } → { $target }{ $target_of ->
    [none] { "" }
   *[other] （{ $target_of }）
}
option-move = { $card } → { $target }

group-alter = 置于卡组底
group-ink = 放进奇墨池
group-play = 打出
group-quest = 探奇
group-challenge = 挑战
group-move = 移至地点
group-use = 使用奇能
group-repeat = 重复

choice-top = 置于卡组顶
choice-bottom = 置于卡组底
choice-hand = 置于你手上
choice-discard = 置入弃置区
choice-inkwell = 放进你的奇墨池
choice-under = 置于其下方
choice-play = 打出

also-ink = 奇墨池, 奇墨
also-move = 移动, 移至
also-use = 使用, 奇能
also-choose = 选择
also-end = 结束回合, 结束
cannot-ink = { $card }不能放进你的奇墨池
cannot-play = 不能{ $target ->
    [none] { "" }
   *[other] 用{ $target }
}打出{ $card }
cannot-quest = { $card }不能探奇
cannot-challenge = { $card }不能挑战{ $target ->
    [none] { "" }
   *[other] { $target }
}
cannot-move = { $card }不能移动{ $target ->
    [none] { "" }
   *[other] 到{ $target }
}
cannot-use = 不能使用{ $card }的奇能
cannot-end = 你不能结束回合
cannot-choose = 不能选择{ $card }

refusal-not-your-turn = 现在不是你的回合
refusal-not-in-hand = 它不在你手上
refusal-not-in-play = 它不在场上
refusal-not-yours = 它不是你的角色
refusal-no-inkwell-symbol = 它没有奇墨池符号
refusal-not-of-a-type = 依这一版规则，它既不是角色、行动，也不是物品或地点
refusal-inked-already = 你本回合已将一张卡放进奇墨池
refusal-not-a-character = 它不是角色
refusal-exerted-already = 它已力竭
refusal-still-drying = 它的奇墨未干：本回合才进场
refusal-reckless-cannot-quest = 它具有鲁莽
refusal-effect-forbids-quest = 有效果阻止它探奇
refusal-effect-forbids-challenge = 有效果阻止它挑战
refusal-not-opposing = 只能挑战对手的角色或地点
refusal-target-is-ready = 不能挑战就绪的角色
refusal-target-has-evasive = { $target }具有灵活，而{ $card }没有
refusal-bodyguard-first = 必须先挑战具有护卫的角色
refusal-effect-protects-target = 有效果保护{ $target }
refusal-neither-character-nor-location = 只能挑战角色和地点
refusal-too-little-ink = 你就绪的奇墨不够
refusal-nothing-to-shift-onto = 你没有同名的角色可供转形
refusal-no-shift = 它没有转形
refusal-not-a-song = 它不是歌曲
refusal-singer-too-cheap = { $target }的费用太低，不能演唱它
refusal-effect-forbids-using = 有效果阻止使用它
refusal-effect-forbids-singing = 有效果阻止这个角色演唱
refusal-no-sing-together = 它没有合唱
refusal-too-few-voices = 你就绪角色的费用总和太低，不能演唱它
refusal-effect-forbids-playing = 有效果禁止这样做
refusal-not-a-location = 角色只能移至自己玩家的地点
refusal-already-there = 它已在那里
refusal-no-such-ability = 它没有这样的奇能可用
refusal-cost-cannot-be-paid = 无法支付其费用
refusal-reckless-must-challenge = 有就绪的鲁莽角色能发起挑战，必须挑战
refusal-must-quest = 有必须探奇的角色还能探奇
refusal-must-challenge = 有必须挑战的角色还能挑战
refusal-has-ward = 它具有庇护
refusal-not-asked-now = 现在不是做这件事的时候

## The log

note-alters = { $you ->
    [yes] 你
   *[no] { $player }
}将{ $card }置于卡组底。
note-inks = { $you ->
    [yes] 你
   *[no] { $player }
}将{ $card }放进奇墨池。
note-goes-into-the-inkwell = { $card }进入{ $you ->
    [yes] 你
   *[no] { $player }
}的奇墨池。
note-plays = { $you ->
    [yes] 你
   *[no] { $player }
}{ $text ->
    [shift] 打出{ $card }，转形到{ $other }上
    [sing] 打出{ $card }，由{ $other }演唱
    [sing-together] 以合唱打出{ $card }
    [free] 免费打出{ $card }
   *[ink] 打出{ $card }
}。
note-pays = { $you ->
    [yes] 你
   *[no] { $player }
}支付{ $number }点奇墨。
note-quests = { $card }探奇。
note-challenges = { $card }挑战{ $other }。
note-moves = { $card }移至{ $other }。
note-is-exerted = { $card }力竭。
note-is-readied = { $card }就绪。
note-is-banished = { $card }被驱逐。
note-takes-damage = { $card }受到{ $other ->
    [none] { "" }
   *[other] { $other }的
}{ $number }点伤害。
note-skips-draw = { $you ->
    [yes] 你
   *[no] { $player }
}略过抽卡。
note-goes-under = { $card }正面朝下置于{ $other }下面。
note-takes-damage-for = { $card }代替{ $other }受到{ $number }点伤害。
note-resists = { $card }抵抗了{ $number }点伤害。
note-repeats = { $player }将这件事重复{ $number }次。
note-draws-not = { $player }没有抽卡：因{ $other }而改为其他结果。
note-is-not-returned = { $card }没有移回手上：因{ $other }而改为其他结果。
note-is-rescued = { $card }没有被驱逐：因{ $other }而改为其他结果。
note-is-healed = 从{ $card }上移去{ $number }点伤害。
note-damage-moves = { $number }点伤害从{ $card }移到{ $other }上。
note-gains-lore = { $you ->
    [yes] 你
   *[no] { $player }
}获得{ $number }点奇谈。
note-loses-lore = { $you ->
    [yes] 你
   *[no] { $player }
}失去{ $number }点奇谈。
note-has-twenty-lore = { $you ->
    [yes] 你
   *[no] { $player }
}达到20点奇谈。
note-drew-from-empty-deck = { $you ->
    [yes] 你
   *[no] { $player }
}须抽卡，但卡组已空。
note-triggers = { $card }触发。
note-resolves = { $card }{ $text ->
    [none] { "" }
   *[other] ：{ $text }
}结算。

## Decks

complaint-deck-too-small = 有{ $count }张卡，卡组至少须有{ $limit }张；还差{ $missing }张
complaint-deck-too-many-inks = 有{ $count }种奇墨类别的卡（{ $card }），至多{ $limit }种
complaint-deck-too-many-copies = 有{ $count }张{ $card }，至多{ $limit }张
complaint-deck-banned-card = { $card }是禁止卡
complaint-deck-card-not-in-format = { $card }在当时不属于这种赛制

## What the decks that come with the project are called

deck-title-a-steadfast-strategy = 坚定策略
deck-title-daring-and-deception = 胆识与诡计
deck-title-s2-tactical-teamwork = 战术协作
deck-title-s2-might-and-magic = 力量与魔法
deck-title-s3-dogged-and-dynamic = 勇犬出动
deck-title-s3-plenty-of-pluck = 勇气十足
deck-title-s4-madrigal-magic = 马利加家的魔法
deck-title-s4-stand-together = 并肩而立
deck-title-s5-ready-to-let-loose = 尽情释放
deck-title-s5-a-roaring-guest-list = 喧闹的宾客
deck-title-s6-a-seaworthy-crew = 远航船员
deck-title-s6-genius-reinvented = 天才新发明
deck-title-s7-feathered-and-feared = 可畏的羽翼
deck-title-s7-an-inventive-pair = 发明搭档
deck-title-s8-a-harmonious-team = 和谐团队
deck-title-s8-brave-and-brazen = 勇敢无畏
deck-title-stitch-and-maleficent = 史迪奇与黑巫婆
deck-title-elsa-and-mickey-mouse = 艾莎与米奇
deck-title-the-heart-of-magic = 魔法之心

## How the decks that come with the project play

deck-a-steadfast-strategy = 蓝钻与钢铁；奇墨池增长快，再以善战和伤害扫清道路
deck-daring-and-deception = 翡翠与红玉；出手快的角色早早挑战，并用计策除去挡路者
deck-s2-tactical-teamwork = 琥珀与蓝钻；七个小矮人互相帮助，物品让手卡源源不断
deck-s2-might-and-magic = 紫晶与钢铁；便宜的巫师打出、收回、再打出，身后有坚实的战士
deck-s3-dogged-and-dynamic = 琥珀与翡翠；成群小狗四处探奇，地点为它们遮风挡雨
deck-s3-plenty-of-pluck = 红玉与蓝钻；大胆的角色争夺地点，奇墨和物品在身后壮大
deck-s4-madrigal-magic = 琥珀与紫晶；一家人互相辅助、齐声演唱，并治好伤痛
deck-s4-stand-together = 蓝钻与钢铁；主角们发起挑战，有护卫保护，并因歌曲变强
deck-s5-ready-to-let-loose = 紫晶与红玉；灵活的赛手、快速的攻势，以及让众多角色再次就绪的回合
deck-s5-a-roaring-guest-list = 翡翠与钢铁；鬣狗与东道主造成伤害，并从每处伤口获益
deck-s6-a-seaworthy-crew = 琥珀与红玉；又多又便宜的海盗，从一个地点航向另一个地点来获得奇谈
deck-s6-genius-reinvented = 翡翠与蓝钻；发明家和他们的物品，难以捉摸，一步一步积累奇谈
deck-s7-feathered-and-feared = 紫晶与钢铁；飞鸟与统治者驱逐角色，并从中得到回报
deck-s7-an-inventive-pair = 红玉与蓝钻；大量物品，用掉、取回、化作奇墨
deck-s8-a-harmonious-team = 琥珀与紫晶；歌手之家：不花费用的歌曲，以及再次就绪来获得更多奇谈的角色
deck-s8-brave-and-brazen = 红玉与钢铁；从最初几回合起就速击与挑战，并抽卡来保持攻势
deck-stitch-and-maleficent = 琥珀与紫晶，30张的入门卡组；简单的角色，几个能抽卡，一个能治疗
deck-elsa-and-mickey-mouse = 红玉与蓝钻，30张的入门卡组；简单的角色，几个能令他人力竭或化作奇墨
deck-the-heart-of-magic = 琥珀与紫晶；友善的探奇者，靠魔法和歌曲抽卡、移去伤害

## What keywords mean, in short

reminder-bodyguard = 进场时可以选择力竭；它力竭时，对手若要挑战你的角色，就只能先挑战具有护卫的角色
reminder-challenger = 由它发起挑战时，力量增加这么多
reminder-evasive = 只有同样具有灵活的角色才能挑战它
reminder-reckless = 它不能探奇；每回合只要能挑战就必须挑战
reminder-resist = 对它造成的伤害减少这么多
reminder-rush = 它打出的当回合就能挑战
reminder-shift = 可以付这么多奇墨来代替其费用，将它打出在你的同名角色上面
reminder-singer = 演唱歌曲时，它视为费用这么高的角色
reminder-sing-together = 你的任意几个角色，费用总和达到这么多，就可以一起演唱它
reminder-support = 它每次探奇时，你可以将它的力量加给另一个角色，到回合结束
reminder-vanish = 对手的行动选择它时，它被驱逐
reminder-ward = 对手除了挑战，不能选择它

# What tells who will win, as reasons of a hint name it
feature-lore = 奇谈
feature-lore-from-10 = 10点以上的奇谈
feature-lore-from-15 = 15点以上的奇谈
feature-lore-a-turn = 每回合的奇谈
feature-lore-a-turn-late = 后期每回合的奇谈
feature-characters = 角色
feature-strength = 力量
feature-willpower = 意志力
feature-evasive-or-ward = 具灵活或庇护的角色
feature-bodyguards = 具护卫的角色
feature-exerted-characters = 力竭的角色
feature-exerted-willpower = 力竭角色的意志力
feature-items-and-locations = 物品和地点
feature-first-cards-in-hand = 手卡
feature-further-cards-in-hand = 更多手卡
feature-first-ink = 奇墨
feature-next-ink = 奇墨
feature-further-ink = 更多奇墨
feature-few-cards-in-the-deck = 卡组剩余的卡少

## What is said in every game, in the words of this one

page-hand = 你的手卡
deck-colours = 奇墨类别：{ $counts }
