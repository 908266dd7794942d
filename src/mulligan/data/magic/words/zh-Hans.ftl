# Magic's words.

## The board

zone-hand = 手牌
zone-library = 牌库
zone-battlefield = 战场
zone-graveyard = 坟墓场
zone-exile = 放逐区
zone-planes = 时空
zone-middle = 时空与阴谋
zone-planar-deck = 时空套牌
zone-scheme-deck = 阴谋套牌
zone-planar-controller = 时空操控者
zone-planar-die = 时空骰
zone-supplement = 时空套牌
zone-stack = 堆叠
zone-command = 统帅区
zone-library-known = 牌库中已知的牌
zone-life = 生命
zone-poison = 中毒
zone-mana = 法术力
zone-lands = 地
zone-commander-tax = 指挥官附加费用
zone-commander-damage = 指挥官伤害
number-life = 生命 { $number }
number-mana = { $number ->
    [none] { "" }
   *[other] 法术力池 { $number }
}
number-poison = { $number ->
    [0] { "" }
   *[other] 中毒 { $number }
}
number-commander-tax = { $number ->
    [0] { "" }
   *[other] 指挥官费用+{ $number }
}
number-commander-damage = 指挥官伤害 { $each }（满21即输）
number-hand = 手牌 { $number }
number-planar-deck = 时空套牌 { $number }
number-scheme-deck = 阴谋 { $number }
number-library = 牌库 { $number }
number-graveyard = { $number ->
    [0] { "" }
   *[other] 坟墓场 { $number }
}
number-exile = { $number ->
    [0] { "" }
   *[other] 放逐 { $number }
}
phase-setup = 准备
phase-untap = 重置步骤
phase-upkeep = 维持步骤
phase-draw = 抓牌步骤
phase-main-1 = 第一个行动阶段
phase-beginning-of-combat = 战斗开始步骤
phase-declare-attackers = 宣告攻击者步骤
phase-declare-blockers = 宣告阻挡者步骤
phase-first-strike-damage = 先攻伤害步骤
phase-combat-damage = 战斗伤害步骤
phase-end-of-combat = 战斗结束步骤
phase-main-2 = 第二个行动阶段
phase-end = 结束步骤
phase-cleanup = 清除步骤

stats-creature = { $power }/{ $toughness }
stats-planeswalker = 忠诚{ $loyalty }
stats-land = 地
stats-artifact = 神器
stats-enchantment = 结界
stats-plane = 时空
stats-phenomenon = 异象
stats-scheme = { $ongoing ->
    [yes] 持续阴谋
   *[no] 阴谋
}
stats-instant = 瞬间
stats-sorcery = 法术
waiting-one = { $name }{ $spell ->
    [yes] { "" }
   *[no] 的异能
}（{ $player }）{ $targets ->
    [none] { "" }
   *[other] { " " }→ { $targets }
}
price = { $cost ->
    [none] { "" }
   *[other] { $cost }
}
state-tapped = 已横置
state-commander = 指挥官
state-archenemy = 魔王
state-free = 免费
state-hides = 实为{ $text }
state-sick = 召唤失调
state-damage = { $number ->
    [none] 伤害
   *[other] { $number }点伤害
}
state-counters = { $name ->
    [loyalty] { "" }
   *[other] { $number } × { TERM($name, table: "counters") }
}
state-attached-to = { $text ->
    [none] { $card ->
        [none] 贴附
       *[other] 贴附于{ $card }
    }
   *[other] 贴附于{ $text }
}
state-attacking = { $text ->
    [none] { $card ->
        [none] 攻击
       *[other] 攻击{ $card }
    }
    [You] 攻击你
   *[other] 攻击{ $text }
}
state-blocking = { $card ->
    [none] 阻挡
   *[other] 阻挡{ $card }
}

change-power-becomes = 力量为{ $amount }
change-toughness-becomes = 防御力为{ $amount }
change-protection = 反{ TERM($text, join: "、") }保护
change-control = 由{ $text }操控
change-type = 还是{ TERM($text, join: "") }
change-type-becomes = 是{ TERM($text, join: "") }
change-subtype = 还是{ TERM($text, table: "classifications", join: "／") }
change-subtype-becomes = 是{ TERM($text, table: "classifications", join: "／") }
change-loses-subtype = 不再是{ TERM($text, table: "classifications", join: "／") }
change-color = 还是{ TERM($text, join: "、") }
change-color-becomes = 是{ TERM($text, join: "、") }
change-switched = 力量与防御力互换

# What an effect says of a card, on the table
change-loses-abilities = 失去所有异能
change-loses-keyword = 失去{ TERM($text, table: "keywords") }
change-cannot-be-target-of = 不能成为{ TERM($text, join: "") }的目标
change-cannot-block = 不能阻挡{ TERM($text, join: "") }
rule-cannot-attack = 不能攻击
rule-cannot-block = 不能阻挡
rule-cannot-be-blocked = 不能被阻挡
rule-does-not-untap = 不能重置
rule-must-attack = 必须攻击
rule-must-be-blocked = 必须被阻挡
rule-needs-two-blockers = 只能被两个或更多生物阻挡
rule-lures = 所有能阻挡它的生物都须阻挡它
rule-cannot-be-countered = 不能被反击

## Cards

sheet-type = 类别
sheet-types = 类别
sheet-converted = 总法术力费用
sheet-subtypes = 副类别
sheet-faces = 其他面
sheet-supertypes = 超类别
sheet-cost = 法术力费用
sheet-colors = 颜色
sheet-power = 力量
sheet-toughness = 防御力
sheet-loyalty = 忠诚
sheet-set = 系列
sheet-rarity = 稀有度
sheet-number = 收集编号
sheet-more-numbers = 其他编号

## Choices

example-intent = 施放 电震
example-why-not = 施放 电震
example-card = 电震
example-rule = G.priority

ask-priority = 你有优先权：要做什么？
ask-free-mulligan = 保留这副手牌，还是洗回牌库并重抓七张？第一次不少抓牌。
ask-mulligan = 保留这副手牌，还是洗回牌库并少抓一张？

ask-attack = 逐个宣告攻击者：

ask-pay-to-block = 你要为你的生物如所选般进行阻挡支付费用吗？
ask-block = 逐个宣告阻挡者：
ask-blockers = 排列受到伤害的顺序：下一个是哪个阻挡者？
ask-target = { $head ->
    [none] { $title }：选择哪个目标？
   *[other] { $head }{ $which ->
        [none] { "" }
       *[other] 现在选择：{ $which }。
    }{ $chosen ->
        [none] { "" }
       *[other] 已选择：{ $chosen }。
    }{ $done ->
        [yes] 选择哪个目标？或完成。
       *[no] 选择哪个目标？
    }
}
ask-new-targets = { $head ->
    [none] { $title }：要选择新的目标吗？
   *[other] { $head }{ $which ->
        [none] { "" }
       *[other] 现在选择：{ $which }。
    }要选择新的目标吗？
}
ask-divide = { $head ->
    [none] { $title }：分配给{ $target }多少？
   *[other] { $head }分配给{ $target }多少？
}
ask-x = { $head ->
    [none] { $title }：X是多少？
   *[other] { $head }X是多少？
}
ask-draws = { $head ->
    [none] { $title }：抓几张牌？
   *[other] { $head }抓几张牌？
}
ask-counters = { $head ->
    [none] { $title }：移去多少个指示物？
   *[other] { $head }移去多少个指示物？
}
ask-enchant = { $title }进战场：结附于什么？
ask-mana-ability = { $title }用来产生法术力：用哪个异能？
ask-starting-player = 由谁先手进行第一回合？
ask-assign = { $card }对{ $target }造成多少伤害？须先给前一个阻挡者分配致命伤害，才能分配给下一个。
ask-distribute = { $head ->
    [none] { $title }：在{ $target }上放置多少个指示物？
   *[other] { $head }在{ $target }上放置多少个指示物？
}
ask-begin = 你起手牌中的哪些牌要在游戏开始时就在战场上？
ask-stay = 让哪些永久物保持横置？
ask-miracle = { $title }：你要展示它吗？
ask-miracle-cost = { $title }：你要支付奇迹费用施放它吗？
ask-draw-instead = 你要改为作其他事，而不抓牌吗？
ask-dredge = 你要改为从坟墓场取回一张牌，而不抓牌吗？
ask-help = { $title }：用什么帮助支付？
ask-half = { $title }：施放哪一半？
ask-way = { $title }：支付哪种费用？
ask-madness = { $title }：要支付其疯魔费用来施放吗？
ask-form = { $title }：选择哪种形态？
ask-pile = { $title }：下一张放进第一堆的是哪张牌？或完成。
ask-search = { $title }：搜寻哪里？
ask-piles = { $title }：选择哪一堆？
ask-tap-or-untap = { $title }：横置，还是重置？
ask-clash = 展示了{ $title }：要将它置于牌库底吗？
ask-kicker = { $title }：要支付其额外费用吗？支付几次？
ask-scry = { $title }：接着将哪张牌置于牌库底？其余的放回牌库顶。
ask-tuck = 你离开了数个时空：先将哪个置于时空套牌底？之后的放在它下面。
ask-planar-top = { $title }：将哪个时空置于时空套牌顶？
ask-planar-bottom = { $title }是你时空套牌顶的牌：要将它置于底部吗？
ask-proliferate = { $title }：接着给谁或什么再放一个指示物？
ask-pay = { $about }：还须支付{ $left }。用什么支付？
ask-discard = { $about ->
    [none] 你的回合结束，手牌超过七张。弃掉哪一张？
   *[other] { $head ->
        [none] { $title }：弃掉哪张牌？
       *[other] { $head }弃掉哪张牌？
    }
}

ask-order = { $head }{ $word ->
    [to_top_in_any_order] 接着将哪张牌置于牌库顶？最后放的在最上面。
   *[other] 接着将哪张牌置于牌库底？最后放的在最下面。
}
ask-color = { $head ->
    [none] { $title }：选择哪种颜色？
   *[other] { $head }选择哪种颜色？
}
ask-type = { $head ->
    [none] { $title }：选择哪种生物类别？
   *[other] { $head }选择哪种生物类别？
}
ask-cast-free = { $head ->
    [none] { $title }：施放哪张牌？或完成。
   *[other] { $head }施放哪张牌？或完成。
}
ask-command-zone = { $title }将置入坟墓场或被放逐：要改为将它置入统帅区吗？
ask-redirect = { $title }将对牌手造成伤害：要改为对该牌手的鹏洛客造成吗？
ask-prevent = 将有数个来源造成伤害，而效应只能防止其中一部分。先防止哪个来源的？
ask-shield = 数个效应会防止或转移同一伤害。先使用哪一个？
ask-replacement = 有数个效应将改变同一伤害。先适用哪一个？
ask-instead = { $title }将进入坟墓场，而数个效应会将它放到别处。放到哪里？
ask-legend = 你操控数个同名的传奇永久物，只能留下一个。留下哪一个？
ask-triggers = 你有数个异能触发。先将哪一个放进堆叠？先放的后结算。

option-keep = 保留
option-choose-tap-or-untap = { $text ->
    [1] 横置
   *[other] 重置
}
option-choose-piles = { $number ->
    [1] 第一堆
   *[other] 第二堆
}
option-done-pile = 其余的都是第二堆
option-choose-begin = { $card }
option-choose-stay = { $card }保持横置
option-done-begin = 不再选择其他牌
option-done-stay = 其余的都重置
option-choose-way = { $number ->
    [0] 其法术力费用
    [99] 不支付
   *[other] 其另一种费用
}
option-mulligan = 再调度
option-play = { $card }
option-cast = { $card }
option-activate = { $card }：{ $ability ->
    [none] { "" }
   *[other] { $ability }
}
option-choose-mana-ability = { $ability }
option-order-triggers = { $card }{ $target ->
    [none] { $player ->
        [none] { "" }
       *[other] （{ $player }）
    }
   *[other] （{ $target }）
}{ $ability ->
    [none] { "" }
   *[other] ：{ $ability }
}
option-order-blockers = { $card }（阻挡{ $target }）
option-choose-x = X = { $number }
option-yes-command-zone = 是，置入统帅区
option-no-command-zone = 否，照常进行
option-yes-redirect = 是，对鹏洛客造成
option-no-redirect = 否，对牌手造成
option-choose-shield = { $card }：{ $number }{ $target ->
    [none] { $player ->
        [none] { "" }
       *[other] { " → " }{ $player }
    }
   *[other] { " → " }{ $target }
}
option-choose-prevent = { $card }{ $target ->
    [none] { $player ->
        [none] { "" }
       *[other] { " → " }{ $player }
    }
   *[other] { " → " }{ $target }
}
option-choose-search = { $how ->
    [graveyard] 坟墓场
    [hand] 手牌
    [library] 牌库
    [graveyard-hand] 坟墓场和手牌
    [graveyard-library] 坟墓场和牌库
    [hand-library] 手牌和牌库
   *[other] 坟墓场和手牌和牌库
}
option-choose-instead = { $how ->
    [rebound] 弹回
    [buyback] 购回
   *[other] { $text }（{ $card }）
}
option-choose-target = { $card ->
    [none] { $player }
   *[other] { $card }{ $ability ->
        [none] { "" }
       *[other] ：{ $ability }
    }（{ $whose ->
        [mine] 你的
       *[theirs] { $holder }
    }）
}
option-choose-enchant = { $card ->
    [none] { $player }
   *[other] { $card }（{ $whose ->
        [mine] 你的
       *[theirs] { $holder }
    }）
}
option-done-pay = 放弃，全部撤回
option-done-attack = 不再宣告攻击者
option-done-block = 不再宣告阻挡者
option-done-target = 不再选择目标
option-done-cast-free = 不施放
option-attack = { $card } → { $target ->
    [none] { $player }
   *[other] { $target }{ $target_of ->
        [none] { "" }
       *[other] （{ $target_of }）
    }
}
option-block = { $card }阻挡{ $target }{ $target_of ->
    [none] { "" }
   *[other] （{ $target_of }）
}
option-assign = { $card }对{ $target ->
    [none] { $player }
   *[other] { $target }
}造成{ $number }
option-assign-distribute = { $target }：{ $number }
option-assign-divide = { $target ->
    [none] { $player }
   *[other] { $target }
}：{ $number }
option-pay = { $card ->
    [none] { $text }
   *[other] { $card }
}
option-roll = { $number ->
    [0] 免费
   *[other] 支付{"{"}{ $number }{"}"}来
}掷时空骰
option-cast-face-down = { $card }
option-turn-face-up = { $card }
option-suspend = { $card }
option-pass = 让过
option-done = 完成

group-keep = 选择
group-mulligan = 选择
group-play = 使用地
group-cast = 施放
group-activate = 起动异能
group-attack = 攻击
group-block = 阻挡
group-assign = 分配伤害
group-pay = 支付
group-roll = 时空骰
group-cast-face-down = 牌面朝下施放
group-turn-face-up = 翻回正面
group-suspend = 延缓
group-pass = 其他
group-order = 先放进堆叠

choice-w = 白色
choice-u = 蓝色
choice-b = 黑色
choice-r = 红色
choice-g = 绿色
choice-c = 无色
choice-white = 白色
choice-blue = 蓝色
choice-black = 黑色
choice-red = 红色
choice-green = 绿色

also-play = 使用
also-choose = 选择
also-done = 停止
also-pass = 让过
cannot-play = 不能使用{ $card }
cannot-cast = 不能施放{ $card }
cannot-activate = 不能起动{ $card }的异能
also-activate = 起动, 横置, 佩带
cannot-attack = { $card }不能攻击{ $target ->
    [none] { "" }
   *[other] { $target }
}
cannot-block = { $card }不能阻挡{ $target ->
    [none] { "" }
   *[other] { $target }
}
cannot-choose = 不能选择{ $card }
cannot-done = 你不能就此停止
cannot-roll = 不能掷时空骰
cannot-cast-face-down = 不能将{ $card }牌面朝下施放
cannot-turn-face-up = 不能将{ $card }翻回正面
cannot-suspend = 不能延缓{ $card }
cannot-pass = 你不能让过

refusal-not-in-hand = 它不在你手上
refusal-not-asked-now = 现在不是做这件事的时候
refusal-not-your-priority = 你没有优先权
refusal-not-a-land = 它不是地；咒语须施放
refusal-lands-are-not-cast = 地不能施放，只能使用
refusal-no-planar-die = 这盘游戏没有时空骰
refusal-has-no-mana-cost = 它没有法术力费用，因此不能支付该费用来施放
refusal-only-in-your-main-phase-with-an-empty-stack = 只能在你自己回合的行动阶段、且堆叠中没有东西时这样做
refusal-one-land-a-turn = 你本回合已使用过地
refusal-effect-forbids-casting = 有效应禁止这样做
refusal-too-little-mana = 你无法产生足够的法术力来支付
refusal-cost-cannot-be-paid = 无法支付其费用
refusal-no-legal-target = 它没有合法的目标
refusal-not-a-legal-target = 它不是合法的目标
refusal-not-on-the-battlefield = 它不在战场上
refusal-not-yours = 它不由你操控
refusal-no-such-ability = 它没有你能起动的这样的异能
refusal-used-this-turn = 本回合已做过一次
refusal-condition-does-not-hold = 现在不符合其条件
refusal-not-a-creature = 只有生物才能这样做
refusal-is-tapped = { $card }已横置
refusal-summoning-sickness = { $card }并非从你的回合开始时就一直由你操控
refusal-has-defender = { $card }具有守军异能
refusal-effect-forbids-attacking = 有效应使{ $card }不能攻击
refusal-effect-forbids-blocking = 有效应使{ $card }不能阻挡
refusal-not-attacking-you = { $target ->
    [none] 没有攻击你的生物可供它阻挡
   *[other] { $target }没有攻击你
}
refusal-only-flying-or-reach-blocks-it = { $target }具有飞行异能，而{ $card }既没有飞行也没有延势异能
refusal-only-artifacts-or-its-colors-block-it = { $target }具有威吓异能：只有神器生物和与它有共通颜色的生物能阻挡它
refusal-landwalk = { $target }具有地行者异能，而你操控这种地
refusal-cannot-be-blocked = { $target }不能被阻挡
refusal-has-protection = { $target }具有反{ $card }保护异能
refusal-must-attack = 有必须攻击的生物还没有宣告
refusal-must-be-blocked = 有必须被阻挡的生物还能被阻挡

## The log

note-enters = { $card }进战场。
note-step-begins = { "" }
note-announces = { "" }
note-plays-a-land = { $you ->
    [yes] 你
   *[no] { $player }
}使用{ $card }。
note-targets = { $card }以{ $text }为目标。
note-has-no-target = { $card }没有目标，其异能不生效。
note-ability-resolves = { $card }的异能结算。
note-regenerates = { $card }重生。
note-is-sacrificed = { $card }被牺牲。
note-is-attached = { $card }{ $other ->
    [none] 已贴附
   *[other] 贴附于{ $other }
}。
note-puts-commander = { $you ->
    [yes] 你
   *[no] { $player }
}的指挥官是{ $card }。
note-goes-to-the-command-zone = { $card }改为进入统帅区。
note-gets-an-emblem = { $you ->
    [yes] 你
   *[no] { $player }
}得到一个徽记。
note-starting-plane = { $card }是起始时空。
note-rolls = { $you ->
    [yes] 你
   *[no] { $player }
}掷时空骰：{ $text ->
    [blank] 空白
    [chaos] 混沌
   *[planeswalk] 鹏洛客符号
}。
note-planeswalks = { $you ->
    [yes] 你
   *[no] { $player }
}时空换境至{ $card }。
note-sets-in-motion = { $you ->
    [yes] 你
   *[no] { $player }
}实行{ $card }。
note-abandons = { $you ->
    [yes] 你
   *[no] { $player }
}放弃{ $card }。
note-is-countered = { $card }被反击。
note-moves = { $card }进入{ $you ->
    [yes] 你
   *[no] { $player }
}的{ $number ->
    [0] 牌库
    [1] 手牌
    [3] 坟墓场
   *[other] 放逐区
}。
note-becomes-a-copy = { $card }成为{ $other }的复制品。
note-wins-the-flip = { $you ->
    [yes] 你
   *[no] { $player }
}掷硬币赢了。
note-loses-the-flip = { $you ->
    [yes] 你
   *[no] { $player }
}掷硬币输了。
note-is-dealt-damage = { $card ->
    [none] { $you ->
        [yes] 你
       *[no] { $player }
    }受到{ $number }点伤害。
   *[other] { $card }对{ $you ->
        [yes] 你
       *[no] { $player }
    }造成{ $number }点伤害。
}
note-is-dealt-damage-by = { $other ->
    [none] { $card }受到{ $number }点伤害。
   *[other] { $other }对{ $card }造成{ $number }点伤害。
}
note-gains-life = { $you ->
    [yes] 你
   *[no] { $player }
}获得{ $number }点生命。
note-loses-life = { $you ->
    [yes] 你
   *[no] { $player }
}失去{ $number }点生命。
note-dies = { $card }死去。
note-goes-to-the-graveyard = { $card }置入坟墓场。
note-casts = { $you ->
    [yes] 你
   *[no] { $player }
}施放{ $card }{ $number ->
    [0] { "" }
   *[other] （X = { $number }）
}{ $text ->
    [none] { "" }
   *[other] { " " }→ { $text }
}。
note-is-turned-down = { $card }翻为牌面朝下。
note-is-turned-up = { $card }翻回正面。
note-pays-to-attack = { $you ->
    [yes] 你
   *[no] { $player }
}为攻击支付{ $number }点法术力。
note-pays-to-block = { $you ->
    [yes] 你
   *[no] { $player }
}为阻挡支付{ $number }点法术力。
note-are-paired = { $card }与{ $other }组成搭档。
note-dredges = { $you ->
    [yes] 你
   *[no] { $player }
}发掘{ $card }。
note-phases-out = { $card }跃离。
note-phases-in = { $card }跃回。
note-haunts = { $card }缠身于{ $other }。
note-is-encoded = { $card }编码于{ $other }上。
note-transforms = { $card }转化。
note-flips = { $card }翻转。
note-suspends = { $you ->
    [yes] 你
   *[no] { $player }
}延缓{ $card }。
note-activates = { $you ->
    [yes] 你
   *[no] { $player }
}起动{ $card }的异能{ $text ->
    [none] { "" }
   *[other] { " " }→ { $text }
}。
note-attacks = { $card }攻击{ $other ->
    [none] { $text ->
        [You] 你
       *[other] { $text }
    }
   *[other] { $other }
}。
note-blocks = { $card }阻挡{ $other }。

note-takes-a-mulligan = { $you ->
    [yes] 你
   *[no] { $player }
}再调度至{ $number }张。
note-keeps = { $you ->
    [yes] 你保留手牌。
   *[no] { $player }保留{ $number }张手牌。
}

note-concedes = { $you ->
    [yes] 你
   *[no] { $player }
}认输。

## What a simulation counts, on average

tally-commander-casts = 从统帅区施放指挥官{ $number }次
tally-commander-damage = 由它造成{ $number }点战斗伤害
tally-commander-slain = 有{ $number }位牌手因它落败

## Decks

complaint-deck-too-small = 有{ $count }张牌，套牌至少须有{ $limit }张
complaint-deck-too-many-copies = 套牌和备牌中合计有{ $count }张{ $card }，至多{ $limit }张
complaint-deck-not-a-card-of-it = { $card }不能放入套牌：时空、异象和阴谋另放一边
complaint-planar-deck-too-small = 其时空套牌有{ $count }张牌，至少须有{ $limit }张
complaint-planar-deck-phenomena = 其时空套牌有{ $count }张异象，至多{ $limit }张
complaint-planar-deck-copies = 其时空套牌有{ $count }张{ $card }；必须各不相同
complaint-scheme-deck-too-small = 其阴谋套牌有{ $count }张牌，至少须有{ $limit }张
complaint-scheme-deck-copies = 其阴谋套牌有{ $count }张{ $card }，至多{ $limit }张
complaint-commander-deck-too-big = 连同指挥官有{ $count }张牌；指挥官套牌须恰好{ $limit }张
complaint-commander-sideboard = 有备牌（{ $count }张）；指挥官赛制没有备牌
complaint-commander-missing = 没有指明指挥官：请将其中一个传奇生物写在标题 Commander 下，或在该行标上 *CMDR*
complaint-commander-not-in-deck = 其指挥官{ $card }不在套牌中；它是100张牌中的一张
complaint-commander-not-legendary = 其指挥官{ $card }不是传奇生物
complaint-commander-colors = { $card }的颜色，或其费用、规则文字中的法术力符号，有其指挥官没有的颜色
complaint-commander-land = { $card }会产生其指挥官没有的颜色的法术力
complaint-deck-card-not-in-format = { $card }不属于该赛制当时的任何系列
complaint-deck-banned-card = { $card }在该赛制中被禁用
complaint-sideboard-too-big = 其备牌有{ $count }张牌，至多{ $limit }张

## What the decks that come with the project are called

set-magic-2010 = 2010核心系列
set-magic-2011 = 2011核心系列
set-magic-2012 = 2012核心系列
set-magic-2013 = 2013核心系列
set-magic-2014 = 2014核心系列
deck-title-wild-crossing = 荒野越界
deck-title-chaos-engine = 混沌引擎
deck-title-grave-roads = 墓途
deck-title-sky-islands = 天空海岛
deck-title-bow-to-the-dragon = 臣服于龙
deck-title-the-dead-march = 亡者行军
deck-title-grand-design = 宏图
deck-title-heroes-hold = 英雄据守
deck-title-heroes-fire = 英雄之火
deck-title-bestial-strength = 野兽之力
deck-title-death-reaper = 死亡收割者
deck-title-fire-surge = 火焰奔涌
deck-title-krenko = 克仑可
deck-title-nefarox = 涅法洛
deck-title-odric = 欧吉克
deck-title-talrand = 陶岚
deck-title-yeva = 叶娃
deck-title-lightforce = 圣光之军
deck-title-psychic-labyrinth = 心灵迷宫
deck-title-broad-meadow = 辽阔草原
deck-title-drowned-court = 沉没宫廷
deck-title-ember-crypt = 余烬墓穴
deck-title-wild-forge = 荒野熔炉

## How the decks that come with the project play

deck-wild-crossing = 绿白；每回合一个生物，以及让它们成长的时空
deck-chaos-engine = 蓝红；在能重复咒语的时空上施放咒语，并掷骰求更多
deck-grave-roads = 黑红；去除与吸血鬼，在死者复返的时空上
deck-sky-islands = 白蓝；飞行生物越过风与和平的时空
deck-bow-to-the-dragon = 红绿；龙早早登场，配以火焰与大地的阴谋
deck-the-dead-march = 黑白；去除与复生的死者，配以人人受损的阴谋
deck-grand-design = 蓝；神器与偷来的生物，配以抓牌与重建的阴谋
deck-heroes-hold = 绿白；为队伍而战：先守住防线，再一举碾压
deck-heroes-fire = 红白；为队伍而战：快速的生物与直伤
deck-bestial-strength = 绿黑；让大生物变得更大，外加少许去除
deck-death-reaper = 黑红；死去更有价值的生物，以及吸取生命
deck-fire-surge = 红蓝；直伤、飞行生物，以及一两张反击咒语
deck-krenko = 指挥官，红：鬼怪造出更多鬼怪，以及把它们扔出去的手段
deck-nefarox = 指挥官，黑：单独攻击的恶魔，在那之前先清除其他一切
deck-odric = 指挥官，白：士兵与骑士的大军，由决定谁阻挡谁的战术家率领
deck-talrand = 指挥官，蓝：咒语接着咒语，每个都带来一只龙兽
deck-yeva = 指挥官，绿：巨大的野兽凭空而来，在任何人的回合
deck-lightforce = 白绿；获得生命，用和平主义缚住生物，天使在上空
deck-psychic-labyrinth = 蓝白；飞行生物与让对方保持横置的封锁，以及抓牌
deck-broad-meadow = 自备套牌，绿白；每回合稳健的生物，以和平主义应付更大的
deck-drowned-court = 自备套牌，蓝黑；难以阻挡的生物、去除与抓牌
deck-ember-crypt = 自备套牌，黑红；空中的吸血鬼，以火焰清除挡路者
deck-wild-forge = 自备套牌，红绿；早早出场的野兽，以火焰清除阻碍

## What keywords mean, in short

reminder-deathtouch = 它对生物造成的伤害，不论多少，都足以消灭该生物
reminder-defender = 它不能攻击
reminder-double-strike = 它先造成一次战斗伤害，再与其他生物一同造成一次
reminder-first-strike = 它比没有先攻异能的生物先造成战斗伤害
reminder-flash = 只要能施放瞬间，就能施放它
reminder-flying = 只有具飞行或延势异能的生物能阻挡它
reminder-haste = 它能立即攻击，并使用须横置的异能
reminder-hexproof = 对手的咒语和异能不能以它为目标
reminder-indestructible = 伤害和消灭的效应都不会消灭它
reminder-intimidate = 只有神器生物和与它有共通颜色的生物能阻挡它
reminder-plainswalk = 只要防御牌手操控平原，它就不能被阻挡
reminder-islandwalk = 只要防御牌手操控海岛，它就不能被阻挡
reminder-swampwalk = 只要防御牌手操控沼泽，它就不能被阻挡
reminder-mountainwalk = 只要防御牌手操控山脉，它就不能被阻挡
reminder-forestwalk = 只要防御牌手操控树林，它就不能被阻挡
reminder-lifelink = 它造成伤害时，其操控者获得等量的生命
reminder-reach = 它能阻挡具飞行异能的生物
reminder-trample = 超过消灭阻挡者所需的伤害，会对它所攻击的牌手或鹏洛客造成
reminder-vigilance = 它攻击时不须横置
reminder-shroud = 任何咒语和异能都不能以它为目标

# What tells who will win, as reasons of a hint name it
feature-life = 生命
feature-the-last-ten-of-life = 最后十点生命
feature-the-last-five-of-life = 最后五点生命
feature-creatures = 生物
feature-power = 力量
feature-toughness = 防御力
feature-power-of-fliers = 飞行生物的力量
feature-worth-of-creatures = 生物的价值
feature-creatures-that-can-attack = 能攻击的生物
feature-unanswered-power = 无法阻挡的力量
feature-loyalty = 忠诚
feature-other-permanents = 其他永久物
feature-first-lands = 地
feature-further-lands = 更多的地
feature-first-cards-in-hand = 手牌
feature-further-cards-in-hand = 更多手牌
feature-cost-of-cards-in-hand = 手牌的法术力费用
feature-few-cards-in-the-library = 牌库剩余的牌少

## What is said in every game, in the words of this one

a-card = 一张牌
why-not-any = 你的哪张牌都不行
why-not-which = 你能看到的牌中没有“{ $text }”。可以询问：{ $verbs }。
ask-put = { $head }{ $verb ->
    [order] 从上到下，下一张是哪张牌？
   *[other] { $text ->
        [none] { $done ->
            [yes] 哪张牌？或完成。
           *[no] 哪张牌？
        }
       *[other] { $card }放到哪里？
    }
}
ask-player = { $head ->
    [none] { $title }：选择哪位牌手？
   *[other] { $head }选择哪位牌手？
}
note-draws = { $you ->
    [yes] 你
   *[no] { $player }
}抓到{ $card }。
note-shuffles = { $you ->
    [yes] 你
   *[no] { $player }
}将牌库洗牌。
note-looks = { $you ->
    [yes] 你
   *[no] { $player }
}检视{ $number }张牌。
note-is-discarded = { $card }被弃掉。
note-deck-is-empty = { $you ->
    [yes] 你
   *[no] { $player }
}的牌库已空。
page-your-deck = 你的套牌
page-my-deck = 我的套牌
page-own-list = 或粘贴套牌列表
page-hidden = 牌面朝下的牌
page-looking = 你检视的牌
page-key-arrows = 在牌之间移动
page-key-enter = 使用或选择这张牌
page-key-why = 这张牌为什么不能用
page-change-deck = 更换我的套牌
page-change-deck-about = 在同一次对局的两盘之间，可以与备牌交换牌。
page-in-deck = 套牌
page-use-deck = 下一盘使用这副套牌
short-phase-draw = 抓牌
