# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
# Lorcana's words.

## The board

zone-hand = 手卡
zone-deck = 卡組
zone-play = 場上
zone-discard = 棄置區
zone-ink = 奇墨
zone-inkwell = 奇墨池
zone-being-played = 正在打出
zone-deck-known = 卡組中已知的卡
zone-lore = 奇談
zone-characters = 角色
zone-rest = 物品和地點
number-lore = ◆ { $number }/20 奇談
number-ink = 奇墨 { $ready }/{ $all }
number-hand = 手卡 { $number }
number-deck = 卡組 { $number }
number-discard = 棄置區 { $number }
phase-setup = 準備
phase-ready = 就緒
phase-set = 預備
phase-draw = 抽卡
phase-main = 主要階段
phase-end = 回合結束

hand-of-you = 你的手卡：費用（⬡ 可放進奇墨池），力量/意志力 ◆奇談值
stats-character = { $strength }/{ $willpower } ◆{ $lore }
stats-location = 0/{ $willpower } ◆{ $lore }
stats-item = 物品
stats-action = 行動
stats-song = 歌曲
price = { $cost }{ $inkable ->
    [yes] ⬡
   *[no] { " " }
}
state-exerted = 力竭
state-drying = 奇墨未乾
state-damage = { $number ->
    [none] 傷害
   *[other] { $number }點傷害
}
state-at = { $card ->
    [none] 位於
   *[other] 位於{ $card }
}
state-under = { $names ->
    [none] 疊在
   *[other] 疊在{ $names }上
}

numbered-keyword = { $name } { $keyword ->
    [challenger] +
    [resist] +
   *[other] { "" }
}{ $number }
keyword-bodyguard = 護衛
keyword-challenger = 善戰
keyword-evasive = 靈活
keyword-reckless = 魯莽
keyword-resist = 抵抗
keyword-rush = 速擊
keyword-shift = 轉形
keyword-singer = 歌手
keyword-sing-together = 合唱
keyword-support = 輔助
keyword-ward = 庇護

# What an effect says of a card, on the table
rule-cannot-quest = 不能探奇
rule-cannot-challenge = 不能挑戰
rule-cannot-ready-at-start = 回合開始時不能就緒
rule-cannot-sing = 不能演唱
rule-cannot-be-challenged = 不能受到挑戰
rule-can-challenge-ready = 能挑戰就緒的角色
rule-cannot-be-used = 不能使用
rule-cannot-ready = 不能就緒
rule-cannot-be-exerted-for-costs = 不能力竭來支付費用
rule-no-challenge-damage = 不會受到挑戰的傷害
rule-no-damage = 不會受到傷害
rule-must-quest = 必須探奇
rule-must-challenge = 必須挑戰

## Cards

sheet-type = 卡的類別
sheet-ink = 奇墨類別
sheet-cost = 費用
sheet-inkable = 奇墨池符號
counted-inkable = 具奇墨池符號：{ $count }（{ $share }%）
sheet-strength = 力量
sheet-willpower = 意志力
sheet-lore = 奇談值
sheet-move-cost = 移動費用
sheet-classifications = 類別
sheet-set = 系列
sheet-number = 編號
sheet-rarity = 稀有度

## Choices

example-intent = 奇墨池 史迪奇
example-why-not = 挑戰 史迪奇 邁羅
example-card = 史迪奇——新養的小狗
example-rule = 4.3.6

ask-head = { $title }：{ SPACED($text) }。
ask-turn = 你的主要階段：要做什麼？
ask-bag = 你有多個奇能觸發。接著結算哪一個？
ask-starting-player = 由你決定誰先手：
ask-loop = 這可以無限循環。還要再做多少次？
ask-alter = 調整手卡：要將哪些卡置於卡組底來換新的？滿意後選擇完成。
ask-type = { $head ->
    [none] { $title }：你說出哪種卡種類？
   *[other] { $head }你說出哪種卡種類？
}
ask-class = { $head ->
    [none] { $title }：你說出哪種類別？
   *[other] { $head }你說出哪種類別？
}
ask-number = { $head ->
    [none] { $title }：你說出哪個數字？
   *[other] { $head }你說出哪個數字？
}
ask-divide = { $head ->
    [none] { $title }：下一點傷害分配給哪張卡？
   *[other] { $head }下一點傷害分配給哪張卡？
}
ask-heal = { $head ->
    [none] { $title }：從{ $card }上移去多少點傷害？
   *[other] { $head }從{ $card }上移去多少點傷害？
}
ask-pay = { $head ->
    [none] { $title }：支付多少奇墨？
   *[other] { $head }支付多少奇墨？
}
ask-move-damage = { $head ->
    [none] { $title }：移動多少點傷害？
   *[other] { $head }移動多少點傷害？
}
ask-play-free = { $head ->
    [none] { $title }：免費打出哪張卡？
   *[other] { $head }免費打出哪張卡？
}
ask-singers = { $about }由多個角色合唱：還有誰來演唱？
ask-replacement = { $about }造成的傷害：有多個效果可以替代它。由哪一個來替代？
ask-instead = { $about }將被驅逐：有多個效果可以替代它。由哪一個來替代？
ask-enter-exerted = { $about }具有護衛：要力竭進場嗎？

option-choose-heal = { $number }
option-choose-move-damage = { $number }
option-choose-pay = { $number }
option-alter = { $card }
option-ink = { $card }
option-play = { $how ->
    [shift] { $card }，轉形到{ $target }上
    [sing] { $card }，由{ $target }演唱
    [sing-together] { $card }，合唱
    [free] { $card }，免費{ $target ->
        [none] { "" }
       *[other] ，轉形到{ $target }上
    }
   *[ink] { $card }
}
option-quest = { $card }
option-repeat = 同樣的事再做多次
option-challenge = { $card } → { $target }{ $target_of ->
    [none] { "" }
   *[other] （{ $target_of }）
}
option-move = { $card } → { $target }

group-alter = 置於卡組底
group-ink = 放進奇墨池
group-play = 打出
group-quest = 探奇
group-challenge = 挑戰
group-move = 移至地點
group-use = 使用奇能
group-repeat = 重複

choice-top = 置於卡組頂
choice-bottom = 置於卡組底
choice-hand = 置於你手上
choice-discard = 置入棄置區
choice-inkwell = 放進你的奇墨池
choice-under = 置於其下方
choice-play = 打出

also-ink = 奇墨池, 奇墨
also-move = 移動, 移至
also-use = 使用, 奇能
also-choose = 選擇
also-end = 結束回合, 結束
cannot-ink = { $card }不能放進你的奇墨池
cannot-play = 不能{ $target ->
    [none] { "" }
   *[other] 用{ $target }
}打出{ $card }
cannot-quest = { $card }不能探奇
cannot-challenge = { $card }不能挑戰{ $target ->
    [none] { "" }
   *[other] { $target }
}
cannot-move = { $card }不能移動{ $target ->
    [none] { "" }
   *[other] 到{ $target }
}
cannot-use = 不能使用{ $card }的奇能
cannot-end = 你不能結束回合
cannot-choose = 不能選擇{ $card }

refusal-not-your-turn = 現在不是你的回合
refusal-not-in-hand = 它不在你手上
refusal-not-in-play = 它不在場上
refusal-not-yours = 它不是你的角色
refusal-no-inkwell-symbol = 它沒有奇墨池符號
refusal-not-of-a-type = 依這一版規則，它既不是角色、行動，也不是物品或地點
refusal-inked-already = 你本回合已將一張卡放進奇墨池
refusal-not-a-character = 它不是角色
refusal-exerted-already = 它已力竭
refusal-still-drying = 它的奇墨未乾：本回合才進場
refusal-reckless-cannot-quest = 它具有魯莽
refusal-effect-forbids-quest = 有效果阻止它探奇
refusal-effect-forbids-challenge = 有效果阻止它挑戰
refusal-not-opposing = 只能挑戰對手的角色或地點
refusal-target-is-ready = 不能挑戰就緒的角色
refusal-target-has-evasive = { $target }具有靈活，而{ $card }沒有
refusal-bodyguard-first = 必須先挑戰具有護衛的角色
refusal-effect-protects-target = 有效果保護{ $target }
refusal-neither-character-nor-location = 只能挑戰角色和地點
refusal-too-little-ink = 你就緒的奇墨不夠
refusal-nothing-to-shift-onto = 你沒有同名的角色可供轉形
refusal-no-shift = 它沒有轉形
refusal-not-a-song = 它不是歌曲
refusal-singer-too-cheap = { $target }的費用太低，不能演唱它
refusal-effect-forbids-using = 有效果阻止使用它
refusal-effect-forbids-singing = 有效果阻止這個角色演唱
refusal-no-sing-together = 它沒有合唱
refusal-too-few-voices = 你就緒角色的費用總和太低，不能演唱它
refusal-effect-forbids-playing = 有效果禁止這樣做
refusal-not-a-location = 角色只能移至自己玩家的地點
refusal-already-there = 它已在那裡
refusal-no-such-ability = 它沒有這樣的奇能可用
refusal-cost-cannot-be-paid = 無法支付其費用
refusal-reckless-must-challenge = 有就緒的魯莽角色能發起挑戰，必須挑戰
refusal-must-quest = 有必須探奇的角色還能探奇
refusal-must-challenge = 有必須挑戰的角色還能挑戰
refusal-has-ward = 它具有庇護
refusal-not-asked-now = 現在不是做這件事的時候

## The log

note-alters = { $you ->
    [yes] 你
   *[no] { $player }
}將{ $card }置於卡組底。
note-inks = { $you ->
    [yes] 你
   *[no] { $player }
}將{ $card }放進奇墨池。
note-goes-into-the-inkwell = { $card }進入{ $you ->
    [yes] 你
   *[no] { $player }
}的奇墨池。
note-plays = { $you ->
    [yes] 你
   *[no] { $player }
}{ $text ->
    [shift] 打出{ $card }，轉形到{ $other }上
    [sing] 打出{ $card }，由{ $other }演唱
    [sing-together] 以合唱打出{ $card }
    [free] 免費打出{ $card }
   *[ink] 打出{ $card }
}。
note-pays = { $you ->
    [yes] 你
   *[no] { $player }
}支付{ $number }點奇墨。
note-quests = { $card }探奇。
note-challenges = { $card }挑戰{ $other }。
note-moves = { $card }移至{ $other }。
note-is-exerted = { $card }力竭。
note-is-readied = { $card }就緒。
note-is-banished = { $card }被驅逐。
note-takes-damage = { $card }受到{ $other ->
    [none] { "" }
   *[other] { $other }的
}{ $number }點傷害。
note-skips-draw = { $you ->
    [yes] 你
   *[no] { $player }
}略過抽卡。
note-goes-under = { $card }正面朝下置於{ $other }下面。
note-takes-damage-for = { $card }代替{ $other }受到{ $number }點傷害。
note-resists = { $card }抵抗了{ $number }點傷害。
note-repeats = { $player }將這件事重複{ $number }次。
note-draws-not = { $player }沒有抽卡：因{ $other }而改為其他結果。
note-is-not-returned = { $card }沒有移回手上：因{ $other }而改為其他結果。
note-is-rescued = { $card }沒有被驅逐：因{ $other }而改為其他結果。
note-is-healed = 從{ $card }上移去{ $number }點傷害。
note-damage-moves = { $number }點傷害從{ $card }移到{ $other }上。
note-gains-lore = { $you ->
    [yes] 你
   *[no] { $player }
}獲得{ $number }點奇談。
note-loses-lore = { $you ->
    [yes] 你
   *[no] { $player }
}失去{ $number }點奇談。
note-has-twenty-lore = { $you ->
    [yes] 你
   *[no] { $player }
}達到20點奇談。
note-drew-from-empty-deck = { $you ->
    [yes] 你
   *[no] { $player }
}須抽卡，但卡組已空。
note-triggers = { $card }觸發。
note-resolves = { $card }{ $text ->
    [none] { "" }
   *[other] ：{ $text }
}結算。

## Decks

complaint-deck-too-small = 有{ $count }張卡，卡組至少須有{ $limit }張；還差{ $missing }張
complaint-deck-too-many-inks = 有{ $count }種奇墨類別的卡（{ $card }），至多{ $limit }種
complaint-deck-too-many-copies = 有{ $count }張{ $card }，至多{ $limit }張
complaint-deck-banned-card = { $card }是禁止卡
complaint-deck-card-not-in-format = { $card }在當時不屬於這種賽制

## What the decks that come with the project are called

deck-title-a-steadfast-strategy = 堅定策略
deck-title-daring-and-deception = 膽識與詭計
deck-title-s2-tactical-teamwork = 戰術協作
deck-title-s2-might-and-magic = 力量與魔法
deck-title-s3-dogged-and-dynamic = 勇犬出動
deck-title-s3-plenty-of-pluck = 勇氣十足
deck-title-s4-madrigal-magic = 馬利加家的魔法
deck-title-s4-stand-together = 並肩而立
deck-title-s5-ready-to-let-loose = 盡情釋放
deck-title-s5-a-roaring-guest-list = 喧鬧的賓客
deck-title-s6-a-seaworthy-crew = 遠航船員
deck-title-s6-genius-reinvented = 天才新發明
deck-title-s7-feathered-and-feared = 可畏的羽翼
deck-title-s7-an-inventive-pair = 發明搭檔
deck-title-s8-a-harmonious-team = 和諧團隊
deck-title-s8-brave-and-brazen = 勇敢無畏
deck-title-stitch-and-maleficent = 史迪奇與黑巫婆
deck-title-elsa-and-mickey-mouse = 艾莎與米奇
deck-title-the-heart-of-magic = 魔法之心

## How the decks that come with the project play

deck-a-steadfast-strategy = 藍鑽與鋼鐵；奇墨池增長快，再以善戰和傷害掃清道路
deck-daring-and-deception = 翡翠與紅玉；出手快的角色早早挑戰，並用計策除去擋路者
deck-s2-tactical-teamwork = 琥珀與藍鑽；七個小矮人互相幫助，物品讓手卡源源不斷
deck-s2-might-and-magic = 紫晶與鋼鐵；便宜的巫師打出、收回、再打出，身後有堅實的戰士
deck-s3-dogged-and-dynamic = 琥珀與翡翠；成群小狗四處探奇，地點為它們遮風擋雨
deck-s3-plenty-of-pluck = 紅玉與藍鑽；大膽的角色爭奪地點，奇墨和物品在身後壯大
deck-s4-madrigal-magic = 琥珀與紫晶；一家人互相輔助、齊聲演唱，並治好傷痛
deck-s4-stand-together = 藍鑽與鋼鐵；主角們發起挑戰，有護衛保護，並因歌曲變強
deck-s5-ready-to-let-loose = 紫晶與紅玉；靈活的賽手、快速的攻勢，以及讓眾多角色再次就緒的回合
deck-s5-a-roaring-guest-list = 翡翠與鋼鐵；鬣狗與東道主造成傷害，並從每處傷口獲益
deck-s6-a-seaworthy-crew = 琥珀與紅玉；又多又便宜的海盜，從一個地點航向另一個地點來獲得奇談
deck-s6-genius-reinvented = 翡翠與藍鑽；發明家和他們的物品，難以捉摸，一步一步積累奇談
deck-s7-feathered-and-feared = 紫晶與鋼鐵；飛鳥與統治者驅逐角色，並從中得到回報
deck-s7-an-inventive-pair = 紅玉與藍鑽；大量物品，用掉、取回、化作奇墨
deck-s8-a-harmonious-team = 琥珀與紫晶；歌手之家：不花費用的歌曲，以及再次就緒來獲得更多奇談的角色
deck-s8-brave-and-brazen = 紅玉與鋼鐵；從最初幾回合起就速擊與挑戰，並抽卡來保持攻勢
deck-stitch-and-maleficent = 琥珀與紫晶，30張的入門卡組；簡單的角色，幾個能抽卡，一個能治療
deck-elsa-and-mickey-mouse = 紅玉與藍鑽，30張的入門卡組；簡單的角色，幾個能令他人力竭或化作奇墨
deck-the-heart-of-magic = 琥珀與紫晶；友善的探奇者，靠魔法和歌曲抽卡、移去傷害

## What keywords mean, in short

reminder-bodyguard = 進場時可以選擇力竭；它力竭時，對手若要挑戰你的角色，就只能先挑戰具有護衛的角色
reminder-challenger = 由它發起挑戰時，力量增加這麼多
reminder-evasive = 只有同樣具有靈活的角色才能挑戰它
reminder-reckless = 它不能探奇；每回合只要能挑戰就必須挑戰
reminder-resist = 對它造成的傷害減少這麼多
reminder-rush = 它打出的當回合就能挑戰
reminder-shift = 可以付這麼多奇墨來代替其費用，將它打出在你的同名角色上面
reminder-singer = 演唱歌曲時，它視為費用這麼高的角色
reminder-sing-together = 你的任意幾個角色，費用總和達到這麼多，就可以一起演唱它
reminder-support = 它每次探奇時，你可以將它的力量加給另一個角色，到回合結束
reminder-vanish = 對手的行動選擇它時，它被驅逐
reminder-ward = 對手除了挑戰，不能選擇它

# What tells who will win, as reasons of a hint name it
feature-lore = 奇談
feature-lore-from-10 = 10點以上的奇談
feature-lore-from-15 = 15點以上的奇談
feature-lore-a-turn = 每回合的奇談
feature-lore-a-turn-late = 後期每回合的奇談
feature-characters = 角色
feature-strength = 力量
feature-willpower = 意志力
feature-evasive-or-ward = 具靈活或庇護的角色
feature-bodyguards = 具護衛的角色
feature-exerted-characters = 力竭的角色
feature-exerted-willpower = 力竭角色的意志力
feature-items-and-locations = 物品和地點
feature-first-cards-in-hand = 手卡
feature-further-cards-in-hand = 更多手卡
feature-first-ink = 奇墨
feature-next-ink = 奇墨
feature-further-ink = 更多奇墨
feature-few-cards-in-the-deck = 卡組剩餘的卡少

## What is said in every game, in the words of this one

page-hand = 你的手卡
deck-colours = 奇墨類別：{ $counts }
