# Fire Emblem Cipher's words.

## The board

zone-hand = 手札
zone-deck = デッキ
zone-front = 前衛
zone-back = 後衛
zone-bonds = 絆
zone-orbs = オーブ
zone-retreat = 退避
zone-support = 支援
zone-waiting = 解決待ち
zone-deck-known = デッキの既知のカード
number-orbs = オーブ{ $number }
number-faces = 絆{ $all }{ $down ->
    [0] { "" }
   *[other] （裏向き{ $down }）
}
number-spent = { $number ->
    [0] { "" }
   *[other] このターン使用{ $number }
}
number-hand = 手札{ $number }
number-deck = デッキ{ $number }
number-retreat = 退避{ $number }
phase-setup = ゲームの準備
phase-start = 開始フェイズ
phase-bond = 絆フェイズ
phase-deployment = 出撃フェイズ
phase-action = 行動フェイズ
phase-end = 終了フェイズ

hand-of-you = あなたの手札：コスト/クラスチェンジ、戦闘力（＋支援力）
stats-brief = { $attack }+{ $support } 射{ $range }
stats = { $attack }（+{ $support }）射程{ $range }
price = { $cost }{ $class_change ->
    [none] { "" }
   *[other] /{ $class_change }
}
state-tapped = 行動済み
state-battle = ⚔{ $text ->
    [none] { "" }
   *[other] { " " }{ $text }
}
state-main = ★主人公
state-under = { $names ->
    [none] 下のカード
   *[other] 下に{ $names }
}
state-down = 裏向き
state-face = { $text ->
    [down] 裏向き
   *[other] { "" }
}

change-destroys-orbs = オーブを{ $amount }つ破壊
change-attack-becomes = 戦闘力は{ $amount }
change-sign = { TERM($text, join: "、") }を追加
change-range = 射程{ $text }を追加

# What an effect says of a card, on the table
change-loses = { TERM($text, join: "、") }を失う
change-cannot-use = { $text }を使用できない
rule-cannot-attack = 攻撃できない
rule-cannot-critical = 必殺攻撃できない
rule-cannot-be-evaded = 神速回避されない
rule-cannot-be-destroyed-by-attacks = 攻撃で撃破されない
rule-cannot-be-destroyed = 撃破されない
rule-triple-critical = 必殺攻撃で戦闘力が3倍
rule-cannot-move = 移動できない
rule-cannot-untap = 未行動にならない
rule-cannot-evade = 神速回避できない
rule-cannot-level-up = レベルアップできない
rule-supported-twice = 2回支援される
rule-cannot-be-chosen-by-enemies = 敵に選ばれない
rule-cannot-be-moved-by-skills = スキルで移動しない
rule-cannot-be-moved-by-enemies = 敵に移動させられない
rule-cannot-be-destroyed-by-skills = スキルで撃破されない
rule-cannot-be-destroyed-by-enemies = 敵に撃破されない

## Cards

sheet-japanese = 日本語
sheet-gender = 性別
sheet-weapon = 武器
sheet-set = セット
sheet-cost = 出撃コスト
sheet-class-change = クラスチェンジコスト
sheet-attack = 戦闘力
sheet-support = 支援力
sheet-range = 射程
sheet-symbols = シンボル
sheet-symbol = シンボル
sheet-traits = タイプ
sheet-class = 兵種
sheet-number = 番号
sheet-rarity = レアリティ
sheet-title = 称号
sheet-unit = ユニット名

## Choices

example-intent = 攻撃 マルス オグマ
example-why-not = 攻撃 マルス
example-card = アリティアの王子 マルス
example-rule = 18

ask-main = どのカードを主人公にしますか？
ask-redraw = この手札をキープしますか？ それともデッキに戻してシャッフルし、引き直しますか？
ask-bond = 絆フェイズ：カードを絆エリアに置きますか？
ask-deployment = 出撃フェイズ：何をしますか？
ask-action = 行動フェイズ：何をしますか？
ask-critical = { $about }の攻撃：手札から同じユニット名のカードを退避エリアに置いて必殺攻撃しますか？
ask-evade = { $about }が攻撃されました：手札から同じユニット名のカードを退避エリアに置いて神速回避しますか？
ask-keep = 同じユニット名の味方が2体いるため、1体は退避エリアに置かれます。どちらを残しますか？
ask-pay = { $head ->
    [none] { $title }：スキルのコストを支払いますか？
   *[other] { $head }コストを支払いますか？
}
ask-orb = あなたの主人公が撃破されました。どのオーブを手札に加えますか？
ask-instead = { $about ->
    [none] 代わりに起こる効果がいくつかあります。どれを適用しますか？
   *[other] { $about }が退避エリアに置かれる代わりに起こる効果がいくつかあります。どれを適用しますか？
}
ask-spare = { $about }が撃破されます：代わりに何かを起こしますか？
ask-triggers = あなたのスキルがいくつか誘発しています。次にどれを解決しますか？
ask-row = { $about }の出撃：前衛と後衛のどちらに置きますか？
ask-flip = { $head ->
    [none] { $title }：
   *[other] { $head }
}どの絆カードを裏向きにしますか？
ask-may = { $head ->
    [none] { $title }：スキルを使用しますか？
   *[other] { $head }行いますか？
}

ask-title = { $about }{ $ability ->
    [none] { "" }
   *[other] 『{ $ability }』
}{ $whose ->
    [theirs] （{ $holder }）
   *[other] { "" }
}

option-main = { $card }
option-keep = キープ
option-choose-order = { $text }
option-choose-way = { $how ->
    [own] 本来のコスト
   *[other] もう一方のコスト
}
option-redraw = 引き直す
option-bond = { $card }
option-deploy = { $card }：{ $how ->
    [front] 前衛
    [back] 後衛
   *[other] { $text }
}
option-level-up = { $card } → { $target }
option-move = { $card }
option-attack = { $card } → { $target ->
    [none] { $player }
   *[other] { $target }
}
option-use = { $card }：{ $ability }
option-critical = { $card }{ $how ->
    [top] （デッキの一番上へ）
   *[other] { "" }
}
option-evade = { $card }
option-repeat = 同じことを何回か繰り返す
option-done = 完了
option-done-bond = 絆を置かない
option-done-deployment = 行動フェイズへ
option-done-action = ターンを終了する
option-done-critical = 必殺攻撃しない
option-done-evade = 神速回避しない

group-main = 主人公
group-keep = 選ぶ
group-redraw = 選ぶ
group-bond = 絆エリアに置く
group-deploy = 出撃
group-level-up = レベルアップ・クラスチェンジ
group-move = 移動
group-attack = 攻撃
group-use = スキルを使用
group-critical = 必殺攻撃
group-evade = 神速回避
group-repeat = 繰り返す

choice-front = 前衛
choice-back = 後衛

also-bond = 絆エリア, 絆
also-use = 使用, スキル
cannot-bond = { $card }は絆エリアに置けません
cannot-deploy = { $card }は出撃できません
cannot-level-up = { $card }で{ $target ->
    [none] ユニット
   *[other] { $target }
}をレベルアップできません
also-level-up = クラスチェンジ, レベルアップ
cannot-move = { $card }は移動できません
cannot-attack = { $card }は{ $target ->
    [none] { "" }
   *[other] { $target }を
}攻撃できません
cannot-use = { $card }のスキルは使用できません
cannot-critical = { $card }で必殺攻撃できません
cannot-evade = { $card }で神速回避できません

refusal-not-in-hand = 手札にありません
refusal-not-a-unit = 戦場のユニットではありません
refusal-not-yours = あなたのものではありません
refusal-cannot-be-bond = 効果により絆エリアに置けません
refusal-symbol-missing = 同じシンボルの表向きの絆カードがありません
refusal-too-few-bonds = コストに対して絆カードの残りが足りません
refusal-name-on-battlefield = 同じユニット名のユニットが戦場にいます
refusal-skill-forbids-deploying = スキルにより出撃できません
refusal-other-name = ユニット名が異なります
refusal-tapped-already = 行動済みです
refusal-effect-forbids-moving = 効果により移動できません
refusal-first-turn-no-attack = ゲームの最初のターンには攻撃できません
refusal-not-an-enemy = 攻撃できるのは敵だけです
refusal-out-of-range = { $target }は射程の外です
refusal-effect-forbids-attack = 効果により攻撃できません
refusal-effect-protects-target = 効果が{ $target }を守っています
refusal-no-such-skill = 使用できるスキルを持っていません
refusal-used-already = このターンはすでに使用しています
refusal-not-usable-now = 条件を満たしていません
refusal-effect-forbids-skill = 効果により使用できません
refusal-cost-cannot-be-paid = コストを支払えません
refusal-starts-a-loop = あなたが終わらせたループがまた始まってしまいます
refusal-attack-too-low = 戦闘力が低く、結果が変わりません
refusal-effect-forbids-critical = 効果により必殺攻撃できません
refusal-effect-forbids-evading = 効果により神速回避できません
refusal-not-asked-now = 今はそのタイミングではありません

## The log

note-earns-bonus = { $you ->
    [yes] あなた
   *[no] { $player }
}にクラスチェンジボーナス（{ $number }枚）。
note-replaced = 代わりに{ $card }の効果が適用された。
note-marches = { $you ->
    [yes] あなた
   *[no] { $player }
}の後衛が前衛に進軍した。
note-is-tapped = { $card }が行動済みになった。
note-is-untapped = { $card }が未行動になった。
note-is-destroyed = { $card }が{ $other ->
    [none] { "" }
   *[other] { $other }に
}撃破された。
note-attacks = { $card }が{ $other }を攻撃した。
note-support-fails = { $card }は{ $other }を支援できない：ユニット名が同じか、効果により失敗した。
note-adds-support = { $other }が{ $card }を支援した：戦闘力+{ $number }。
note-makes-critical = { $card }が必殺攻撃した（{ $other }を退避エリアに置いた）：戦闘力+{ $number }。
note-evades = { $card }が神速回避した（{ $other }を退避エリアに置いた）。
note-gains-attack = { $card }：戦闘力{ $number ->
    [0] は変わらず
   *[other] { SIGNED($number) }
}。
note-attack-fails = { $card }は{ $other }を撃破できなかった。
note-changes-class = { $other }が{ $card }にクラスチェンジした。
note-levels-up = { $other }が{ $card }にレベルアップした。
note-grows = { $card }が{ $other }で成長した。
note-support-skill = { $card }の支援スキル『{ $text }』。
note-redraws = { $you ->
    [yes] あなた
   *[no] { $player }
}は手札を引き直した。
note-reveals-main = { $you ->
    [yes] あなた
   *[no] { $player }
}の主人公は{ $card }。
note-concedes = { $you ->
    [yes] あなた
   *[no] { $player }
}は投了した。
note-game-over = { $player ->
    [none] ゲームは引き分け。
   *[other] { $you ->
        [yes] あなた
       *[no] { $player }
    }はゲームに勝利した。
}
note-is-attacked-instead = 代わりに{ $card }が攻撃される。
note-is-flipped = { $card }が{ $number ->
    [0] 表向き
   *[other] 裏向き
}になった。
note-copies = { $card }が{ $other }と同じになった。
note-triggers = { $card }の『{ $text }』が誘発した。
note-resolves = { $card }{ $text ->
    [none] { "" }
   *[other] の『{ $text }』
}が解決された。
note-uses = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }{ $text ->
    [none] { "" }
   *[other] の『{ $text }』
}を使用した。
note-refills-deck = { $you ->
    [yes] あなた
   *[no] { $player }
}のデッキが無くなり、退避エリアのカードをシャッフルして新しいデッキにした。
note-retreats = { $card }が退避エリアに置かれた。
note-goes-on-deck = { $card }がデッキの一番上に置かれた。
note-goes-under-deck = { $card }がデッキの一番下に置かれた。
note-becomes-bond = { $card }が絆エリアに置かれた。
note-adds-orb = { $you ->
    [yes] あなた
   *[no] { $player }
}はオーブを1つ加えた。
note-takes-orb = { $you ->
    [yes] あなたはオーブを1つ破壊され、{ $card }を手札に加えた。
   *[no] { $player }はオーブを1つ破壊され、手札に加えた。
}
note-is-deployed = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }を{ $number ->
    [6] 前衛
   *[7] 後衛
}に出撃させた。
note-moves = { $card }が{ $number ->
    [6] 前衛
   *[7] 後衛
}に移動した。
note-supports = { $you ->
    [yes] あなた
   *[no] { $player }
}の支援カードは{ $card }。

## Decks

deck-colours = シンボル：{ $counts }
complaint-deck-too-small = { $count }枚しかありません。デッキには{ $limit }枚以上必要です
complaint-deck-too-many-copies = { $card }が{ $count }枚あります。入れられるのは{ $limit }枚までです
complaint-deck-no-main = 主人公にする出撃コスト1のカードがありません

## Loops and costs that are put back

note-loops = ゲームがループし、誰も止められない。
note-stops-loop = { $you ->
    [yes] あなた
   *[no] { $player }
}はループを止めなければならない。
note-repeats = あと{ $number }回繰り返す。
note-cost-put-back = コストをすべては支払えないため、元に戻した。
ask-way = { $about }：どちらのコストでスキルを使用しますか？
ask-order = { $title }：コストの各部分が互いに影響します。次にどれを支払いますか？
ask-rounds = このループは何度でも繰り返せます。あと何回行いますか？
complaint-deck-without-main-character = 主人公にできる出撃コスト{ $limit }のカードがありません
complaint-deck-main-character-cost = { $card }は主人公にできません：出撃コスト{ $limit }でなければなりません
complaint-deck-marker = { $card }はマーカーで、デッキに入れるカードではありません

## What the decks that come with the project are called

deck-title-s01-light-sword = S01 光の剣
deck-title-s02-brand = S02 聖痕
deck-title-s03-hoshido = S03 白夜
deck-title-s04-nohr = S04 暗夜
deck-title-s05-medallion = S05 メダリオン
deck-title-s06-mirage = S06 幻影異聞録
deck-title-first-thunder = 初雷
deck-title-later-children = 後の世の子ら
deck-title-night-riders = 夜の騎手
deck-title-young-flame = 若き炎

## How the decks that come with the project play

deck-s01-light-sword = マルスの軍、光の剣（赤）。接近戦で互いに強め合い、支援で戦闘力を加える
deck-s02-brand = クロムの軍、聖痕（青）。支援、退避エリアからの回収、ドローと、何でもひととおり
deck-s03-hoshido = 白夜のカムイ、白夜（白）。強い攻撃、その多くは弓や暗器で後衛から
deck-s04-nohr = 暗夜のカムイ、暗夜（黒）。攻撃で撃破するたびに得をし、相手の手札を苦しめる
deck-s05-medallion = アイクの傭兵団、メダリオン（緑）。絆カードを裏向きにして強くなり、ユニットが成長する
deck-s06-mirage = 樹たちアイドル、光の剣（赤）と聖痕（青）。絶えず移動し、そのたびに得をするユニット
deck-first-thunder = ハウスデッキ、リョウマの軍、白夜（白）。戦闘力の高い者と、飛行や忍者
deck-later-children = ハウスデッキ、ルキナの仲間、聖痕（青）。クラスチェンジの多さと、どのカードにもある支援
deck-night-riders = ハウスデッキ、カミラの騎手、暗夜（黒）。毎ターンの大きな攻撃と、それを助ける竜騎士
deck-young-flame = ハウスデッキ、ロイの軍、神器（紫）。二人組の騎士と、デッキに戻して引き直すカード

# What tells who will win, as reasons of a hint name it
feature-orbs = オーブ
feature-an-orb-left = 最後のオーブ
feature-two-orbs-left = 残り2つ目のオーブ
feature-three-orbs-left = 残り3つ目のオーブ
feature-attack-of-the-main-character = 主人公の戦闘力
feature-cost-of-the-main-character = 主人公のコスト
feature-main-character-class-changed = 主人公のクラスチェンジ
feature-other-units = 主人公以外のユニット
feature-attack-of-other-units = 主人公以外のユニットの戦闘力
feature-cost-of-other-units = 主人公以外のユニットのコスト
feature-attackers = 攻撃できるユニット
feature-units-in-front = 前衛のユニット
feature-first-cards-in-hand = 手札
feature-further-cards-in-hand = 手札の余裕
feature-namesakes-of-the-main-character-in-hand = 手札の主人公と同名のカード
feature-greater-namesakes-in-hand = 手札の主人公と同名の上級カード
feature-first-bonds = 絆カード
feature-further-bonds = 絆カードの余裕
feature-open-bonds = 表向きの絆カード
