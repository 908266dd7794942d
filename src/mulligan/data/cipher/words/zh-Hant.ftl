# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
# Fire Emblem Cipher's words.

## The board

zone-hand = 手牌
zone-deck = 卡組
zone-front = 前衛區
zone-back = 後衛區
zone-bonds = 羈絆區
zone-orbs = 寶玉區
zone-retreat = 退避區
zone-support = 支援區
zone-waiting = 等待處理
zone-deck-known = 卡組中已知的卡
number-orbs = 寶玉 { $number }
number-faces = 羈絆 { $all }{ $down ->
    [0] { "" }
   *[other] （{ $down }張背面朝上）
}
number-spent = { $number ->
    [0] { "" }
   *[other] 本回合已用{ $number }
}
number-hand = 手牌 { $number }
number-deck = 卡組 { $number }
number-retreat = 退避區 { $number }
phase-setup = 準備
phase-start = 開始階段
phase-bond = 羈絆階段
phase-deployment = 出擊階段
phase-action = 行動階段
phase-end = 結束階段

hand-of-you = 你的手牌：出擊費用/轉職費用，戰鬥力（+支援力）
stats-brief = { $attack }+{ $support } 射程{ $range }
stats = { $attack }（+{ $support }）射程{ $range }
price = { $cost }{ $class_change ->
    [none] { "" }
   *[other] /{ $class_change }
}
state-tapped = 已行動
state-battle = ⚔ { $text ->
    [none] { "" }
    [attacking] 攻擊
    [defending] 防禦
   *[other] { $text }
}
state-main = ★ 主人公
state-under = { $names ->
    [none] 疊在
   *[other] 疊在{ $names }上
}
state-down = 背面朝上
state-face = { $text ->
    [down] 背面朝上
   *[other] { "" }
}

change-destroys-orbs = 破壞{ $amount }顆寶玉
change-attack-becomes = 戰鬥力變為{ $amount }
change-sign = 追加{ TERM($text, join: "、") }
change-range = 追加射程{ $text }

# What an effect says of a card, on the table
change-loses = 失去{ TERM($text, join: "、") }
change-cannot-use = 不能使用{ $text }
rule-cannot-attack = 不能攻擊
rule-cannot-critical = 不能進行必殺攻擊
rule-cannot-be-evaded = 不能對其進行神速迴避
rule-cannot-be-destroyed-by-attacks = 不會被攻擊擊破
rule-cannot-be-destroyed = 不會被擊破
rule-triple-critical = 必殺攻擊使戰鬥力變為3倍
rule-cannot-move = 不能移動
rule-cannot-untap = 不能轉為未行動狀態
rule-cannot-evade = 不能進行神速迴避
rule-cannot-level-up = 不能升級
rule-supported-twice = 得到2次支援
rule-cannot-be-chosen-by-enemies = 不會被敵方單位選擇
rule-cannot-be-moved-by-skills = 不會被能力移動
rule-cannot-be-moved-by-enemies = 不會被敵方單位移動
rule-cannot-be-destroyed-by-skills = 不會被能力擊破
rule-cannot-be-destroyed-by-enemies = 不會被敵方單位擊破

## Cards

sheet-japanese = 日文
sheet-gender = 性別
sheet-weapon = 武器
sheet-set = 系列
sheet-cost = 出擊費用
sheet-class-change = 轉職費用
sheet-attack = 戰鬥力
sheet-support = 支援力
sheet-range = 射程
sheet-symbols = 勢力標記
sheet-symbol = 勢力標記
sheet-traits = 屬性
sheet-class = 兵種
sheet-number = 卡號
sheet-rarity = 稀有度
sheet-title = 稱號
sheet-unit = 單位名

## Choices

example-intent = 攻擊 馬爾斯 奧古瑪
example-why-not = 攻擊 馬爾斯
example-card = 阿利緹亞的王子 馬爾斯
example-rule = 18

ask-main = 選擇哪張卡作為你的主人公？
ask-redraw = 保留這些手牌，還是洗切進卡組後重新抽取？
ask-bond = 羈絆階段：要放置一張羈絆卡嗎？
ask-deployment = 出擊階段：要做什麼？
ask-action = 行動階段：要做什麼？
ask-critical = { $about }攻擊：要棄置1張同名的卡來進行必殺攻擊嗎？
ask-evade = { $about }被攻擊：要棄置1張同名的卡來進行神速迴避嗎？
ask-keep = 你有2名單位名相同的單位，其中一名必須放置到退避區。留下哪一名？
ask-pay = { $head ->
    [none] { $title }：要支付費用來使用這個能力嗎？
   *[other] { $head }要支付費用嗎？
}
ask-orb = 你的主人公被擊破。選擇哪顆寶玉加入手牌？
ask-instead = { $about ->
    [none] 有多個置換效果。適用哪一個？
   *[other] { $about }將被放置到退避區，有多個置換效果。適用哪一個？
}
ask-spare = { $about }將被擊破：要適用置換效果嗎？
ask-triggers = 你有多個能力被誘發。接著處理哪一個？
ask-row = { $about }出擊：放置到哪裡？
ask-flip = { $head ->
    [none] { $title }：將哪張羈絆卡翻到背面？
   *[other] { $head }將哪張羈絆卡翻到背面？
}
ask-may = { $head ->
    [none] { $title }：要使用這個能力嗎？
   *[other] { $head }要這樣做嗎？
}

option-main = { $card }
option-keep = 保留
option-choose-order = { $text }
option-choose-way = { $how ->
    [own] 原本的費用
   *[other] 另一種費用
}
option-redraw = 重新抽取
option-bond = { $card }
option-deploy = { $card }，{ $how ->
    [front] 前衛區
    [back] 後衛區
   *[other] { $text }
}
option-level-up = { $card }，疊在{ $target }上
option-move = { $card }
option-attack = { $card } → { $target ->
    [none] { $player }
   *[other] { $target }
}
option-use = { $card }：{ $ability }
option-critical = { $card }{ $how ->
    [top] （放到卡組頂端）
   *[other] { "" }
}
option-evade = { $card }
option-repeat = 同樣的事再做多次
option-done = 完成
option-done-bond = 不放置羈絆卡
option-done-deployment = 進入行動階段
option-done-action = 結束回合
option-done-critical = 不進行必殺攻擊
option-done-evade = 不進行神速迴避

group-main = 主人公
group-keep = 選擇
group-redraw = 選擇
group-bond = 放置到羈絆區
group-deploy = 出擊
group-level-up = 升級或轉職
group-move = 移動
group-attack = 攻擊
group-use = 使用能力
group-critical = 必殺攻擊
group-evade = 神速迴避
group-repeat = 重複

choice-front = 前衛區
choice-back = 後衛區

also-bond = 羈絆區, 羈絆
also-use = 使用, 能力
cannot-bond = { $card }不能成為羈絆卡
cannot-deploy = { $card }不能出擊
cannot-level-up = 不能用{ $card }將{ $target ->
    [none] 單位
   *[other] { $target }
}升級
also-level-up = 升級, 轉職
cannot-move = { $card }不能移動
cannot-attack = { $card }不能攻擊{ $target ->
    [none] { "" }
   *[other] { $target }
}
cannot-use = 不能使用{ $card }的能力
cannot-critical = 不能用{ $card }進行必殺攻擊
cannot-evade = 不能用{ $card }對攻擊進行神速迴避

refusal = { $what }：{ $why }（規則{ $rule }，第{ $edition }版）
refusal-not-in-hand = 它不在你的手牌中
refusal-not-a-unit = 它不是戰場上的單位
refusal-not-yours = 它不是你的
refusal-cannot-be-bond = 有效果使它不能成為羈絆卡
refusal-symbol-missing = 你沒有帶有其勢力標記且正面朝上的羈絆卡
refusal-too-few-bonds = 你剩下的羈絆卡不夠支付其費用
refusal-name-on-battlefield = 你在戰場上已有單位名相同的單位
refusal-skill-forbids-deploying = 有能力禁止它出擊
refusal-other-name = 它的單位名與那名單位不同
refusal-tapped-already = 它已行動
refusal-effect-forbids-moving = 有效果使它不能移動
refusal-first-turn-no-attack = 遊戲的首個回合不能攻擊
refusal-not-an-enemy = 只能攻擊敵方單位
refusal-out-of-range = { $target }不在其射程內
refusal-effect-forbids-attack = 有效果使它不能攻擊
refusal-effect-protects-target = 有效果保護{ $target }
refusal-no-such-skill = 它沒有這樣的能力可用
refusal-used-already = 本回合已經使用過
refusal-not-usable-now = 沒有滿足其條件
refusal-effect-forbids-skill = 有效果禁止使用它
refusal-cost-cannot-be-paid = 無法支付其費用
refusal-starts-a-loop = 這會再次開始你已結束的循環
refusal-attack-too-low = 它的戰鬥力太低，沒有意義
refusal-effect-forbids-critical = 有效果禁止必殺攻擊
refusal-effect-forbids-evading = 有效果禁止神速迴避
refusal-not-asked-now = 現在不是做這件事的時候

## The log

note-earns-bonus = { $you ->
    [yes] 你
   *[no] { $player }
}得到{ $number }次轉職獎勵。
note-replaced = 改為適用{ $card }。
note-marches = { $you ->
    [yes] 你
   *[no] { $player }
}的後衛區單位進軍到前衛區。
note-is-tapped = { $card }轉為已行動狀態。
note-is-untapped = { $card }轉為未行動狀態。
note-is-destroyed = { $card }被{ $other ->
    [none] { "" }
   *[other] { $other }
}擊破。
note-attacks = { $card }攻擊{ $other }。
note-support-fails = { $card }對{ $other }支援失敗：單位名相同，或有效果禁止。
note-adds-support = { $other }支援{ $card }，戰鬥力+{ $number }。
note-makes-critical = { $card }用{ $other }進行必殺攻擊：戰鬥力+{ $number }。
note-evades = { $card }用{ $other }進行神速迴避。
note-gains-attack = { $card }：戰鬥力{ $number ->
    [0] 不變
   *[other] { SIGNED($number) }
}。
note-attack-fails = { $card }沒有擊破{ $other }。
note-changes-class = { $other }轉職為{ $card }。
note-levels-up = { $other }升級為{ $card }。
note-grows = { $card }用{ $other }成長。
note-support-skill = { $card }：發動支援能力{ $text }。
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
}認輸。
note-game-over = { $player ->
    [none] 這盤遊戲為平局。
   *[other] { $you ->
        [yes] 你
       *[no] { $player }
    }贏得這盤遊戲。
}
note-is-attacked-instead = 改為攻擊{ $card }。
note-is-flipped = { $card }{ $number ->
    [0] 變為正面朝上
   *[other] 變為背面朝上
}。
note-copies = { $card }複製{ $other }。
note-triggers = { $card }：{ $text }被誘發。
note-refills-deck = { $you ->
    [yes] 你
   *[no] { $player }
}的卡組已空：將退避區的卡洗切後補充為卡組。
note-retreats = { $card }放置到退避區。
note-goes-on-deck = { $card }放置到卡組頂端。
note-goes-under-deck = { $card }放置到卡組底端。
note-becomes-bond = { $card }成為羈絆卡。
note-adds-orb = { $you ->
    [yes] 你
   *[no] { $player }
}增加1顆寶玉。
note-takes-orb = { $you ->
    [yes] 你的1顆寶玉被破壞，加入手牌：{ $card }。
   *[no] { $player }的1顆寶玉被破壞，加入手牌。
}
note-is-deployed = { $you ->
    [yes] 你
   *[no] { $player }
}將{ $card }出擊到{ $number ->
    [6] 前衛區
   *[7] 後衛區
}。
note-moves = { $card }移動到{ $number ->
    [6] 前衛區
   *[7] 後衛區
}。
note-supports = { $you ->
    [yes] 你
   *[no] { $player }
}翻開{ $card }作為支援卡。

## Decks

complaint = { $why }（規則{ $rule }，第{ $edition }版）
complaint-deck-too-small = 有{ $count }張卡，卡組至少須有{ $limit }張
complaint-deck-too-many-copies = 有{ $count }張{ $card }，至多{ $limit }張
complaint-deck-no-main = 沒有出擊費用為1、可作為主人公的卡

## Loops and costs that are put back

note-loops = 遊戲陷入循環，沒有人能停止。
note-stops-loop = { $you ->
    [yes] 你
   *[no] { $player }
}必須停止循環。
note-repeats = 再循環{ $number }次。
note-cost-put-back = 無法支付所有費用：一切恢復原狀。
ask-way = { $about }：用哪種費用使用這個能力？
ask-order = { $title }：其費用的各部分互相妨礙。接著支付哪一部分？
ask-rounds = 這可以無限循環。還要再循環多少次？
complaint-deck-without-main-character = 沒有出擊費用為{ $limit }、可作為主人公的卡
complaint-deck-main-character-cost = { $card }不能作為主人公：其出擊費用須為{ $limit }
complaint-deck-marker = { $card }是標記卡，不能放入卡組

## What the decks that come with the project are called

deck-title-s01-light-sword = S01 光之劍
deck-title-s02-brand = S02 聖痕
deck-title-s03-hoshido = S03 白夜
deck-title-s04-nohr = S04 暗夜
deck-title-s05-medallion = S05 紋章
deck-title-s06-mirage = S06 幻影異聞錄
deck-title-first-thunder = 初雷
deck-title-later-children = 後世之子
deck-title-night-riders = 夜之騎手
deck-title-young-flame = 少年之炎

## How the decks that come with the project play

deck-s01-light-sword = 馬爾斯的軍隊，光之劍；互相強化的近戰單位，以及增加戰鬥力的支援
deck-s02-brand = 庫洛姆的軍隊，聖痕；樣樣都會一些：支援、從退避區回收、抽卡
deck-s03-hoshido = 神威，白夜；強力的攻擊，其中許多用弓和暗器從後方發起
deck-s04-nohr = 神威，暗夜；以攻擊擊破敵方單位得到回報，並干擾對手的手牌
deck-s05-medallion = 艾克的傭兵團，紋章；翻面羈絆卡來變強，以及不斷成長的單位
deck-s06-mirage = 蒼井樹的偶像們，光之劍與聖痕；不停移動並從中得利的單位
deck-first-thunder = 自備卡組，龍馬的軍隊，白夜；戰鬥力充裕的戰士，配以飛行者與忍者
deck-later-children = 自備卡組，露琪娜的同伴，聖痕；兵種轉職多，每張卡都能支援
deck-night-riders = 自備卡組，卡米拉的騎手，暗夜；每回合一次強力攻擊，由飛龍騎士相助
deck-young-flame = 自備卡組，羅伊的軍隊，神將器；成雙的騎士，以及放回卡組再抽的卡

# What tells who will win, as reasons of a hint name it
feature-orbs = 寶玉
feature-an-orb-left = 最後1顆寶玉
feature-two-orbs-left = 第2顆寶玉
feature-three-orbs-left = 第3顆寶玉
feature-attack-of-the-main-character = 主人公的戰鬥力
feature-cost-of-the-main-character = 主人公的費用
feature-main-character-class-changed = 主人公的轉職
feature-other-units = 其他單位
feature-attack-of-other-units = 其他單位的戰鬥力
feature-cost-of-other-units = 其他單位的費用
feature-attackers = 攻擊單位
feature-units-in-front = 前衛區的單位
feature-first-cards-in-hand = 手牌
feature-further-cards-in-hand = 更多手牌
feature-namesakes-of-the-main-character-in-hand = 手牌中與主人公同名的卡
feature-greater-namesakes-in-hand = 手牌中與主人公同名的更強的卡
feature-first-bonds = 羈絆卡
feature-further-bonds = 更多羈絆卡
feature-open-bonds = 正面朝上的羈絆卡

## What is said in every game, in the words of this one

note-starts = { $you ->
    [yes] 你
   *[no] { $player }
}先攻。
note-shuffles = { $you ->
    [yes] 你
   *[no] { $player }
}將卡組洗切。
note-resolves = { $card }{ $text ->
    [none] { "" }
   *[other] ：{ $text }
}的效果處理完畢。
note-is-revealed = 公開{ $card }。
note-goes-to-hand = { $card }加入{ $you ->
    [yes] 你
   *[no] { $player }
}的手牌。
note-returns-to-hand = { $card }返回{ $you ->
    [yes] 你
   *[no] { $player }
}的手牌。
deck-colours = 勢力：{ $counts }
