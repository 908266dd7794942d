# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
# Magic's words.

## The board

zone-hand = 手牌
zone-library = 牌庫
zone-battlefield = 戰場
zone-graveyard = 墳墓場
zone-exile = 放逐區
zone-planes = 時空
zone-middle = 時空與陰謀
zone-planar-deck = 時空套牌
zone-scheme-deck = 陰謀套牌
zone-planar-controller = 時空操控者
zone-planar-die = 時空骰
zone-supplement = 時空套牌
zone-stack = 堆疊
zone-command = 統帥區
zone-library-known = 牌庫中已知的牌
zone-life = 生命
zone-poison = 中毒
zone-mana = 魔法力
zone-lands = 地
zone-commander-tax = 指揮官附加費用
zone-commander-damage = 指揮官傷害
number-life = 生命 { $number }
number-mana = { $number ->
    [none] { "" }
   *[other] 魔法力池 { $number }
}
number-poison = { $number ->
    [0] { "" }
   *[other] 中毒 { $number }
}
number-commander-tax = { $number ->
    [0] { "" }
   *[other] 指揮官費用+{ $number }
}
number-commander-damage = 指揮官傷害 { $each }（滿21即輸）
number-hand = 手牌 { $number }
number-planar-deck = 時空套牌 { $number }
number-scheme-deck = 陰謀 { $number }
number-library = 牌庫 { $number }
number-graveyard = { $number ->
    [0] { "" }
   *[other] 墳墓場 { $number }
}
number-exile = { $number ->
    [0] { "" }
   *[other] 放逐 { $number }
}
phase-setup = 準備
phase-untap = 重置步驟
phase-upkeep = 維持步驟
phase-draw = 抽牌步驟
phase-main-1 = 第一個行動階段
phase-beginning-of-combat = 戰鬥開始步驟
phase-declare-attackers = 宣告攻擊者步驟
phase-declare-blockers = 宣告阻擋者步驟
phase-first-strike-damage = 先攻傷害步驟
phase-combat-damage = 戰鬥傷害步驟
phase-end-of-combat = 戰鬥結束步驟
phase-main-2 = 第二個行動階段
phase-end = 結束步驟
phase-cleanup = 清除步驟

stats-creature = { $power }/{ $toughness }
stats-planeswalker = 忠誠{ $loyalty }
stats-land = 地
stats-artifact = 神器
stats-enchantment = 結界
stats-plane = 時空
stats-phenomenon = 異象
stats-scheme = { $ongoing ->
    [yes] 持續陰謀
   *[no] 陰謀
}
stats-instant = 瞬間
stats-sorcery = 巫術
waiting-one = { $name }{ $spell ->
    [yes] { "" }
   *[no] 的異能
}（{ $player }）{ $targets ->
    [none] { "" }
   *[other] { " " }→ { $targets }
}
price = { $cost ->
    [none] { "" }
   *[other] { $cost }
}
state-tapped = 已橫置
state-commander = 指揮官
state-archenemy = 魔王
state-free = 免費
state-hides = 實為{ $text }
state-sick = 召喚失調
state-damage = { $number ->
    [none] 傷害
   *[other] { $number }點傷害
}
state-counters = { $name ->
    [loyalty] { "" }
   *[other] { $number } × { TERM($name, table: "counters") }
}
state-attached-to = { $text ->
    [none] { $card ->
        [none] 貼附
       *[other] 貼附於{ $card }
    }
   *[other] 貼附於{ $text }
}
state-attacking = { $text ->
    [none] { $card ->
        [none] 攻擊
       *[other] 攻擊{ $card }
    }
    [You] 攻擊你
   *[other] 攻擊{ $text }
}
state-blocking = { $card ->
    [none] 阻擋
   *[other] 阻擋{ $card }
}

change-power-becomes = 力量為{ $amount }
change-toughness-becomes = 防禦力為{ $amount }
change-protection = 反{ TERM($text, join: "、") }保護
change-control = 由{ $text }操控
change-type = 還是{ TERM($text, join: "") }
change-type-becomes = 是{ TERM($text, join: "") }
change-subtype = 還是{ TERM($text, table: "classifications", join: "／") }
change-subtype-becomes = 是{ TERM($text, table: "classifications", join: "／") }
change-loses-subtype = 不再是{ TERM($text, table: "classifications", join: "／") }
change-color = 還是{ TERM($text, join: "、") }
change-color-becomes = 是{ TERM($text, join: "、") }
change-switched = 力量與防禦力互換

# What an effect says of a card, on the table
change-loses-abilities = 失去所有異能
change-loses-keyword = 失去{ TERM($text, table: "keywords") }
change-cannot-be-target-of = 不能成為{ TERM($text, join: "") }的目標
change-cannot-block = 不能阻擋{ TERM($text, join: "") }
rule-cannot-attack = 不能攻擊
rule-cannot-block = 不能阻擋
rule-cannot-be-blocked = 不能被阻擋
rule-does-not-untap = 不能重置
rule-must-attack = 必須攻擊
rule-must-be-blocked = 必須被阻擋
rule-needs-two-blockers = 只能被兩個或更多生物阻擋
rule-lures = 所有能阻擋它的生物都須阻擋它
rule-cannot-be-countered = 不能被反擊

## Cards

sheet-type = 類別
sheet-types = 類別
sheet-converted = 總魔法力費用
sheet-subtypes = 副類別
sheet-faces = 其他面
sheet-supertypes = 超類別
sheet-cost = 魔法力費用
sheet-colors = 顏色
sheet-power = 力量
sheet-toughness = 防禦力
sheet-loyalty = 忠誠
sheet-set = 系列
sheet-rarity = 稀有度
sheet-number = 收集編號
sheet-more-numbers = 其他編號

## Choices

example-intent = 施放 電震
example-why-not = 施放 電震
example-card = 電震
example-rule = G.priority

ask-priority = 你有優先權：要做什麼？
ask-free-mulligan = 保留這副手牌，還是洗回牌庫並重抽七張？第一次不少抽牌。
ask-mulligan = 保留這副手牌，還是洗回牌庫並少抽一張？

ask-attack = 逐個宣告攻擊者：

ask-pay-to-block = 你要為你的生物如所選般進行阻擋支付費用嗎？
ask-block = 逐個宣告阻擋者：
ask-blockers = 排列受到傷害的順序：下一個是哪個阻擋者？
ask-target = { $head ->
    [none] { $title }：選擇哪個目標？
   *[other] { $head }{ $which ->
        [none] { "" }
       *[other] 現在選擇：{ $which }。
    }{ $chosen ->
        [none] { "" }
       *[other] 已選擇：{ $chosen }。
    }{ $done ->
        [yes] 選擇哪個目標？或完成。
       *[no] 選擇哪個目標？
    }
}
ask-new-targets = { $head ->
    [none] { $title }：要選擇新的目標嗎？
   *[other] { $head }{ $which ->
        [none] { "" }
       *[other] 現在選擇：{ $which }。
    }要選擇新的目標嗎？
}
ask-divide = { $head ->
    [none] { $title }：分配給{ $target }多少？
   *[other] { $head }分配給{ $target }多少？
}
ask-x = { $head ->
    [none] { $title }：X是多少？
   *[other] { $head }X是多少？
}
ask-draws = { $head ->
    [none] { $title }：抽幾張牌？
   *[other] { $head }抽幾張牌？
}
ask-counters = { $head ->
    [none] { $title }：移去多少個指示物？
   *[other] { $head }移去多少個指示物？
}
ask-enchant = { $title }進戰場：結附於什麼？
ask-mana-ability = { $title }用來產生魔法力：用哪個異能？
ask-starting-player = 由誰先手進行第一回合？
ask-assign = { $card }對{ $target }造成多少傷害？須先給前一個阻擋者分配致命傷害，才能分配給下一個。
ask-distribute = { $head ->
    [none] { $title }：在{ $target }上放置多少個指示物？
   *[other] { $head }在{ $target }上放置多少個指示物？
}
ask-begin = 你起手牌中的哪些牌要在遊戲開始時就在戰場上？
ask-stay = 讓哪些永久物保持橫置？
ask-miracle = { $title }：你要展示它嗎？
ask-miracle-cost = { $title }：你要支付奇蹟費用施放它嗎？
ask-draw-instead = 你要改為作其他事，而不抽牌嗎？
ask-dredge = 你要改為從墳墓場取回一張牌，而不抽牌嗎？
ask-help = { $title }：用什麼幫助支付？
ask-half = { $title }：施放哪一半？
ask-way = { $title }：支付哪種費用？
ask-madness = { $title }：要支付其瘋魔費用來施放嗎？
ask-form = { $title }：選擇哪種形態？
ask-pile = { $title }：下一張放進第一堆的是哪張牌？或完成。
ask-search = { $title }：搜尋哪裡？
ask-piles = { $title }：選擇哪一堆？
ask-tap-or-untap = { $title }：橫置，還是重置？
ask-clash = 展示了{ $title }：要將它置於牌庫底嗎？
ask-kicker = { $title }：要支付其額外費用嗎？支付幾次？
ask-scry = { $title }：接著將哪張牌置於牌庫底？其餘的放回牌庫頂。
ask-tuck = 你離開了數個時空：先將哪個置於時空套牌底？之後的放在它下面。
ask-planar-top = { $title }：將哪個時空置於時空套牌頂？
ask-planar-bottom = { $title }是你時空套牌頂的牌：要將它置於底部嗎？
ask-proliferate = { $title }：接著給誰或什麼再放一個指示物？
ask-pay = { $about }：還須支付{ $left }。用什麼支付？
ask-discard = { $about ->
    [none] 你的回合結束，手牌超過七張。棄掉哪一張？
   *[other] { $head ->
        [none] { $title }：棄掉哪張牌？
       *[other] { $head }棄掉哪張牌？
    }
}

ask-order = { $head }{ $word ->
    [to_top_in_any_order] 接著將哪張牌置於牌庫頂？最後放的在最上面。
   *[other] 接著將哪張牌置於牌庫底？最後放的在最下面。
}
ask-color = { $head ->
    [none] { $title }：選擇哪種顏色？
   *[other] { $head }選擇哪種顏色？
}
ask-type = { $head ->
    [none] { $title }：選擇哪種生物類別？
   *[other] { $head }選擇哪種生物類別？
}
ask-cast-free = { $head ->
    [none] { $title }：施放哪張牌？或完成。
   *[other] { $head }施放哪張牌？或完成。
}
ask-command-zone = { $title }將置入墳墓場或被放逐：要改為將它置入統帥區嗎？
ask-redirect = { $title }將對玩家造成傷害：要改為對該玩家的鵬洛客造成嗎？
ask-prevent = 將有數個來源造成傷害，而效應只能防止其中一部分。先防止哪個來源的？
ask-shield = 數個效應會防止或轉移同一傷害。先使用哪一個？
ask-replacement = 有數個效應將改變同一傷害。先適用哪一個？
ask-instead = { $title }將進入墳墓場，而數個效應會將它放到別處。放到哪裡？
ask-legend = 你操控數個同名的傳奇永久物，只能留下一個。留下哪一個？
ask-triggers = 你有數個異能觸發。先將哪一個放進堆疊？先放的後結算。

option-keep = 保留
option-choose-tap-or-untap = { $text ->
    [1] 橫置
   *[other] 重置
}
option-choose-piles = { $number ->
    [1] 第一堆
   *[other] 第二堆
}
option-done-pile = 其餘的都是第二堆
option-choose-begin = { $card }
option-choose-stay = { $card }保持橫置
option-done-begin = 不再選擇其他牌
option-done-stay = 其餘的都重置
option-choose-way = { $number ->
    [0] 其魔法力費用
    [99] 不支付
   *[other] 其另一種費用
}
option-mulligan = 再調度
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
option-order-blockers = { $card }（阻擋{ $target }）
option-choose-x = X = { $number }
option-yes-command-zone = 是，置入統帥區
option-no-command-zone = 否，照常進行
option-yes-redirect = 是，對鵬洛客造成
option-no-redirect = 否，對玩家造成
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
    [graveyard] 墳墓場
    [hand] 手牌
    [library] 牌庫
    [graveyard-hand] 墳墓場和手牌
    [graveyard-library] 墳墓場和牌庫
    [hand-library] 手牌和牌庫
   *[other] 墳墓場和手牌和牌庫
}
option-choose-instead = { $how ->
    [rebound] 彈回
    [buyback] 購回
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
option-done-pay = 放棄，全部撤回
option-done-attack = 不再宣告攻擊者
option-done-block = 不再宣告阻擋者
option-done-target = 不再選擇目標
option-done-cast-free = 不施放
option-attack = { $card } → { $target ->
    [none] { $player }
   *[other] { $target }{ $target_of ->
        [none] { "" }
       *[other] （{ $target_of }）
    }
}
option-block = { $card }阻擋{ $target }{ $target_of ->
    [none] { "" }
   *[other] （{ $target_of }）
}
option-assign = { $card }對{ $target ->
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
    [0] 免費
   *[other] 支付{"{"}{ $number }{"}"}來
}擲時空骰
option-cast-face-down = { $card }
option-turn-face-up = { $card }
option-suspend = { $card }
option-pass = 讓過
option-done = 完成

group-keep = 選擇
group-mulligan = 選擇
group-play = 使用地
group-cast = 施放
group-activate = 起動異能
group-attack = 攻擊
group-block = 阻擋
group-assign = 分配傷害
group-pay = 支付
group-roll = 時空骰
group-cast-face-down = 牌面朝下施放
group-turn-face-up = 翻回正面
group-suspend = 延緩
group-pass = 其他
group-order = 先放進堆疊

choice-w = 白色
choice-u = 藍色
choice-b = 黑色
choice-r = 紅色
choice-g = 綠色
choice-c = 無色
choice-white = 白色
choice-blue = 藍色
choice-black = 黑色
choice-red = 紅色
choice-green = 綠色

also-play = 使用
also-choose = 選擇
also-done = 停止
also-pass = 讓過
cannot-play = 不能使用{ $card }
cannot-cast = 不能施放{ $card }
cannot-activate = 不能起動{ $card }的異能
also-activate = 起動, 橫置, 佩帶
cannot-attack = { $card }不能攻擊{ $target ->
    [none] { "" }
   *[other] { $target }
}
cannot-block = { $card }不能阻擋{ $target ->
    [none] { "" }
   *[other] { $target }
}
cannot-choose = 不能選擇{ $card }
cannot-done = 你不能就此停止
cannot-roll = 不能擲時空骰
cannot-cast-face-down = 不能將{ $card }牌面朝下施放
cannot-turn-face-up = 不能將{ $card }翻回正面
cannot-suspend = 不能延緩{ $card }
cannot-pass = 你不能讓過

refusal-not-in-hand = 它不在你手上
refusal-not-asked-now = 現在不是做這件事的時候
refusal-not-your-priority = 你沒有優先權
refusal-not-a-land = 它不是地；咒語須施放
refusal-lands-are-not-cast = 地不能施放，只能使用
refusal-no-planar-die = 這盤遊戲沒有時空骰
refusal-has-no-mana-cost = 它沒有魔法力費用，因此不能支付該費用來施放
refusal-only-in-your-main-phase-with-an-empty-stack = 只能在你自己回合的行動階段、且堆疊中沒有東西時這樣做
refusal-one-land-a-turn = 你本回合已使用過地
refusal-effect-forbids-casting = 有效應禁止這樣做
refusal-too-little-mana = 你無法產生足夠的魔法力來支付
refusal-cost-cannot-be-paid = 無法支付其費用
refusal-no-legal-target = 它沒有合法的目標
refusal-not-a-legal-target = 它不是合法的目標
refusal-not-on-the-battlefield = 它不在戰場上
refusal-not-yours = 它不由你操控
refusal-no-such-ability = 它沒有你能起動的這樣的異能
refusal-used-this-turn = 本回合已做過一次
refusal-condition-does-not-hold = 現在不符合其條件
refusal-not-a-creature = 只有生物才能這樣做
refusal-is-tapped = { $card }已橫置
refusal-summoning-sickness = { $card }並非從你的回合開始時就一直由你操控
refusal-has-defender = { $card }具有守軍異能
refusal-effect-forbids-attacking = 有效應使{ $card }不能攻擊
refusal-effect-forbids-blocking = 有效應使{ $card }不能阻擋
refusal-not-attacking-you = { $target ->
    [none] 沒有攻擊你的生物可供它阻擋
   *[other] { $target }沒有攻擊你
}
refusal-only-flying-or-reach-blocks-it = { $target }具有飛行異能，而{ $card }既沒有飛行也沒有延勢異能
refusal-only-artifacts-or-its-colors-block-it = { $target }具有威嚇異能：只有神器生物和與它有共通顏色的生物能阻擋它
refusal-landwalk = { $target }具有地行者異能，而你操控這種地
refusal-cannot-be-blocked = { $target }不能被阻擋
refusal-has-protection = { $target }具有反{ $card }保護異能
refusal-must-attack = 有必須攻擊的生物還沒有宣告
refusal-must-be-blocked = 有必須被阻擋的生物還能被阻擋

## The log

note-enters = { $card }進戰場。
note-step-begins = { "" }
note-announces = { "" }
note-plays-a-land = { $you ->
    [yes] 你
   *[no] { $player }
}使用{ $card }。
note-targets = { $card }以{ $text }為目標。
note-has-no-target = { $card }沒有目標，其異能不生效。
note-ability-resolves = { $card }的異能結算。
note-regenerates = { $card }重生。
note-is-sacrificed = { $card }被犧牲。
note-is-attached = { $card }{ $other ->
    [none] 已貼附
   *[other] 貼附於{ $other }
}。
note-puts-commander = { $you ->
    [yes] 你
   *[no] { $player }
}的指揮官是{ $card }。
note-goes-to-the-command-zone = { $card }改為進入統帥區。
note-gets-an-emblem = { $you ->
    [yes] 你
   *[no] { $player }
}得到一個徽記。
note-starting-plane = { $card }是起始時空。
note-rolls = { $you ->
    [yes] 你
   *[no] { $player }
}擲時空骰：{ $text ->
    [blank] 空白
    [chaos] 混沌
   *[planeswalk] 鵬洛客符號
}。
note-planeswalks = { $you ->
    [yes] 你
   *[no] { $player }
}時空換境至{ $card }。
note-sets-in-motion = { $you ->
    [yes] 你
   *[no] { $player }
}實行{ $card }。
note-abandons = { $you ->
    [yes] 你
   *[no] { $player }
}放棄{ $card }。
note-is-countered = { $card }被反擊。
note-moves = { $card }進入{ $you ->
    [yes] 你
   *[no] { $player }
}的{ $number ->
    [0] 牌庫
    [1] 手牌
    [3] 墳墓場
   *[other] 放逐區
}。
note-becomes-a-copy = { $card }成為{ $other }的複製品。
note-wins-the-flip = { $you ->
    [yes] 你
   *[no] { $player }
}擲硬幣贏了。
note-loses-the-flip = { $you ->
    [yes] 你
   *[no] { $player }
}擲硬幣輸了。
note-is-dealt-damage = { $card ->
    [none] { $you ->
        [yes] 你
       *[no] { $player }
    }受到{ $number }點傷害。
   *[other] { $card }對{ $you ->
        [yes] 你
       *[no] { $player }
    }造成{ $number }點傷害。
}
note-is-dealt-damage-by = { $other ->
    [none] { $card }受到{ $number }點傷害。
   *[other] { $other }對{ $card }造成{ $number }點傷害。
}
note-gains-life = { $you ->
    [yes] 你
   *[no] { $player }
}獲得{ $number }點生命。
note-loses-life = { $you ->
    [yes] 你
   *[no] { $player }
}失去{ $number }點生命。
note-dies = { $card }死去。
note-goes-to-the-graveyard = { $card }置入墳墓場。
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
note-is-turned-down = { $card }翻為牌面朝下。
note-is-turned-up = { $card }翻回正面。
note-pays-to-attack = { $you ->
    [yes] 你
   *[no] { $player }
}為攻擊支付{ $number }點魔法力。
note-pays-to-block = { $you ->
    [yes] 你
   *[no] { $player }
}為阻擋支付{ $number }點魔法力。
note-are-paired = { $card }與{ $other }組成搭檔。
note-dredges = { $you ->
    [yes] 你
   *[no] { $player }
}發掘{ $card }。
note-phases-out = { $card }躍離。
note-phases-in = { $card }躍回。
note-haunts = { $card }纏身於{ $other }。
note-is-encoded = { $card }編碼於{ $other }上。
note-transforms = { $card }轉化。
note-flips = { $card }翻轉。
note-suspends = { $you ->
    [yes] 你
   *[no] { $player }
}延緩{ $card }。
note-activates = { $you ->
    [yes] 你
   *[no] { $player }
}起動{ $card }的異能{ $text ->
    [none] { "" }
   *[other] { " " }→ { $text }
}。
note-attacks = { $card }攻擊{ $other ->
    [none] { $text ->
        [You] 你
       *[other] { $text }
    }
   *[other] { $other }
}。
note-blocks = { $card }阻擋{ $other }。

note-takes-a-mulligan = { $you ->
    [yes] 你
   *[no] { $player }
}再調度至{ $number }張。
note-keeps = { $you ->
    [yes] 你保留手牌。
   *[no] { $player }保留{ $number }張手牌。
}

note-concedes = { $you ->
    [yes] 你
   *[no] { $player }
}認輸。

## What a simulation counts, on average

tally-commander-casts = 從統帥區施放指揮官{ $number }次
tally-commander-damage = 由它造成{ $number }點戰鬥傷害
tally-commander-slain = 有{ $number }位玩家因它落敗

## Decks

complaint-deck-too-small = 有{ $count }張牌，套牌至少須有{ $limit }張
complaint-deck-too-many-copies = 套牌和備牌中合計有{ $count }張{ $card }，至多{ $limit }張
complaint-deck-not-a-card-of-it = { $card }不能放入套牌：時空、異象和陰謀另放一邊
complaint-planar-deck-too-small = 其時空套牌有{ $count }張牌，至少須有{ $limit }張
complaint-planar-deck-phenomena = 其時空套牌有{ $count }張異象，至多{ $limit }張
complaint-planar-deck-copies = 其時空套牌有{ $count }張{ $card }；必須各不相同
complaint-scheme-deck-too-small = 其陰謀套牌有{ $count }張牌，至少須有{ $limit }張
complaint-scheme-deck-copies = 其陰謀套牌有{ $count }張{ $card }，至多{ $limit }張
complaint-commander-deck-too-big = 連同指揮官有{ $count }張牌；指揮官套牌須恰好{ $limit }張
complaint-commander-sideboard = 有備牌（{ $count }張）；指揮官賽制沒有備牌
complaint-commander-missing = 沒有指明指揮官：請將其中一個傳奇生物寫在標題 Commander 下，或在該行標上 *CMDR*
complaint-commander-not-in-deck = 其指揮官{ $card }不在套牌中；它是100張牌中的一張
complaint-commander-not-legendary = 其指揮官{ $card }不是傳奇生物
complaint-commander-colors = { $card }的顏色，或其費用、規則文字中的魔法力符號，有其指揮官沒有的顏色
complaint-commander-land = { $card }會產生其指揮官沒有的顏色的魔法力
complaint-deck-card-not-in-format = { $card }不屬於該賽制當時的任何系列
complaint-deck-banned-card = { $card }在該賽制中被停用
complaint-sideboard-too-big = 其備牌有{ $count }張牌，至多{ $limit }張

## What the decks that come with the project are called

set-magic-2010 = 2010核心系列
set-magic-2011 = 2011核心系列
set-magic-2012 = 2012核心系列
set-magic-2013 = 2013核心系列
set-magic-2014 = 2014核心系列
deck-title-wild-crossing = 荒野越界
deck-title-chaos-engine = 混沌引擎
deck-title-grave-roads = 墓途
deck-title-sky-islands = 天空海島
deck-title-bow-to-the-dragon = 臣服於龍
deck-title-the-dead-march = 亡者行軍
deck-title-grand-design = 宏圖
deck-title-heroes-hold = 英雄據守
deck-title-heroes-fire = 英雄之火
deck-title-bestial-strength = 野獸之力
deck-title-death-reaper = 死亡收割者
deck-title-fire-surge = 火焰奔湧
deck-title-krenko = 克侖可
deck-title-nefarox = 涅法洛
deck-title-odric = 歐吉克
deck-title-talrand = 陶嵐
deck-title-yeva = 葉娃
deck-title-lightforce = 聖光之軍
deck-title-psychic-labyrinth = 心靈迷宮
deck-title-broad-meadow = 遼闊草原
deck-title-drowned-court = 沉沒宮廷
deck-title-ember-crypt = 餘燼墓穴
deck-title-wild-forge = 荒野熔爐

## How the decks that come with the project play

deck-wild-crossing = 綠白；每回合一個生物，以及讓它們成長的時空
deck-chaos-engine = 藍紅；在能重複咒語的時空上施放咒語，並擲骰求更多
deck-grave-roads = 黑紅；去除與吸血鬼，在死者復返的時空上
deck-sky-islands = 白藍；飛行生物越過風與和平的時空
deck-bow-to-the-dragon = 紅綠；龍早早登場，配以火焰與大地的陰謀
deck-the-dead-march = 黑白；去除與復生的死者，配以人人受損的陰謀
deck-grand-design = 藍；神器與偷來的生物，配以抽牌與重建的陰謀
deck-heroes-hold = 綠白；為隊伍而戰：先守住防線，再一舉碾壓
deck-heroes-fire = 紅白；為隊伍而戰：快速的生物與直傷
deck-bestial-strength = 綠黑；讓大生物變得更大，外加少許去除
deck-death-reaper = 黑紅；死去更有價值的生物，以及吸取生命
deck-fire-surge = 紅藍；直傷、飛行生物，以及一兩張反擊咒語
deck-krenko = 指揮官，紅：鬼怪造出更多鬼怪，以及把它們扔出去的手段
deck-nefarox = 指揮官，黑：單獨攻擊的惡魔，在那之前先清除其他一切
deck-odric = 指揮官，白：士兵與騎士的大軍，由決定誰阻擋誰的戰術家率領
deck-talrand = 指揮官，藍：咒語接著咒語，每個都帶來一隻龍獸
deck-yeva = 指揮官，綠：巨大的野獸憑空而來，在任何人的回合
deck-lightforce = 白綠；獲得生命，用和平主義縛住生物，天使在上空
deck-psychic-labyrinth = 藍白；飛行生物與讓對方保持橫置的封鎖，以及抽牌
deck-broad-meadow = 自備套牌，綠白；每回合穩健的生物，以和平主義應付更大的
deck-drowned-court = 自備套牌，藍黑；難以阻擋的生物、去除與抽牌
deck-ember-crypt = 自備套牌，黑紅；空中的吸血鬼，以火焰清除擋路者
deck-wild-forge = 自備套牌，紅綠；早早出場的野獸，以火焰清除阻礙

## What keywords mean, in short

reminder-deathtouch = 它對生物造成的傷害，不論多少，都足以消滅該生物
reminder-defender = 它不能攻擊
reminder-double-strike = 它先造成一次戰鬥傷害，再與其他生物一同造成一次
reminder-first-strike = 它比沒有先攻異能的生物先造成戰鬥傷害
reminder-flash = 只要能施放瞬間，就能施放它
reminder-flying = 只有具飛行或延勢異能的生物能阻擋它
reminder-haste = 它能立即攻擊，並使用須橫置的異能
reminder-hexproof = 對手的咒語和異能不能以它為目標
reminder-indestructible = 傷害和消滅的效應都不會消滅它
reminder-intimidate = 只有神器生物和與它有共通顏色的生物能阻擋它
reminder-plainswalk = 只要防禦玩家操控平原，它就不能被阻擋
reminder-islandwalk = 只要防禦玩家操控海島，它就不能被阻擋
reminder-swampwalk = 只要防禦玩家操控沼澤，它就不能被阻擋
reminder-mountainwalk = 只要防禦玩家操控山脈，它就不能被阻擋
reminder-forestwalk = 只要防禦玩家操控樹林，它就不能被阻擋
reminder-lifelink = 它造成傷害時，其操控者獲得等量的生命
reminder-reach = 它能阻擋具飛行異能的生物
reminder-trample = 超過消滅阻擋者所需的傷害，會對它所攻擊的玩家或鵬洛客造成
reminder-vigilance = 它攻擊時不須橫置
reminder-shroud = 任何咒語和異能都不能以它為目標

# What tells who will win, as reasons of a hint name it
feature-life = 生命
feature-the-last-ten-of-life = 最後十點生命
feature-the-last-five-of-life = 最後五點生命
feature-creatures = 生物
feature-power = 力量
feature-toughness = 防禦力
feature-power-of-fliers = 飛行生物的力量
feature-worth-of-creatures = 生物的價值
feature-creatures-that-can-attack = 能攻擊的生物
feature-unanswered-power = 無法阻擋的力量
feature-loyalty = 忠誠
feature-other-permanents = 其他永久物
feature-first-lands = 地
feature-further-lands = 更多的地
feature-first-cards-in-hand = 手牌
feature-further-cards-in-hand = 更多手牌
feature-cost-of-cards-in-hand = 手牌的魔法力費用
feature-few-cards-in-the-library = 牌庫剩餘的牌少

## What is said in every game, in the words of this one

a-card = 一張牌
why-not-any = 你的哪張牌都不行
why-not-which = 你能看到的牌中沒有「{ $text }」。可以詢問：{ $verbs }。
ask-put = { $head }{ $verb ->
    [order] 從上到下，下一張是哪張牌？
   *[other] { $text ->
        [none] { $done ->
            [yes] 哪張牌？或完成。
           *[no] 哪張牌？
        }
       *[other] { $card }放到哪裡？
    }
}
ask-player = { $head ->
    [none] { $title }：選擇哪位玩家？
   *[other] { $head }選擇哪位玩家？
}
note-draws = { $you ->
    [yes] 你
   *[no] { $player }
}抽到{ $card }。
note-shuffles = { $you ->
    [yes] 你
   *[no] { $player }
}將牌庫洗牌。
note-looks = { $you ->
    [yes] 你
   *[no] { $player }
}檢視{ $number }張牌。
note-is-discarded = { $card }被棄掉。
note-deck-is-empty = { $you ->
    [yes] 你
   *[no] { $player }
}的牌庫已空。
page-your-deck = 你的套牌
page-my-deck = 我的套牌
page-own-list = 或貼上套牌列表
page-hidden = 牌面朝下的牌
page-looking = 你檢視的牌
page-key-arrows = 在牌之間移動
page-key-enter = 使用或選擇這張牌
page-key-why = 這張牌為什麼不能用
page-change-deck = 更換我的套牌
page-change-deck-about = 在同一次對局的兩盤之間，可以與備牌交換牌。
page-in-deck = 套牌
page-use-deck = 下一盤使用這副套牌
short-phase-draw = 抽牌
