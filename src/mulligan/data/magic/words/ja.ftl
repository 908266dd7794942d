# Magic's words.

## The board

zone-hand = 手札
zone-library = ライブラリー
zone-battlefield = 戦場
zone-graveyard = 墓地
zone-exile = 追放
zone-planes = 次元
zone-middle = 次元と計略
zone-planar-deck = 次元デッキ
zone-scheme-deck = 計略デッキ
zone-planar-controller = 次元コントローラー
zone-planar-die = 次元ダイス
zone-supplement = 次元デッキ
zone-stack = スタック
zone-command = 統率領域
zone-library-known = ライブラリーの既知のカード
zone-life = ライフ
zone-poison = 毒
zone-mana = マナ
zone-lands = 土地
zone-commander-tax = 統率者税
zone-commander-damage = 統率者ダメージ
number-life = ライフ{ $number }
number-mana = { $number ->
    [none] { "" }
   *[other] マナ{ $number }
}
number-poison = { $number ->
    [0] { "" }
   *[other] 毒{ $number }
}
number-commander-tax = { $number ->
    [0] { "" }
   *[other] 統率者のコスト+{ $number }
}
number-commander-damage = 統率者ダメージ：{ $each }（21で敗北）
number-hand = 手札{ $number }
number-planar-deck = 次元デッキ{ $number }
number-scheme-deck = 計略{ $number }
number-library = ライブラリー{ $number }
number-graveyard = { $number ->
    [0] { "" }
   *[other] 墓地{ $number }
}
number-exile = { $number ->
    [0] { "" }
   *[other] 追放{ $number }
}
phase-setup = ゲームの準備
phase-untap = アンタップ・ステップ
phase-upkeep = アップキープ・ステップ
phase-draw = ドロー・ステップ
phase-main-1 = 第1メイン・フェイズ
phase-beginning-of-combat = 戦闘開始ステップ
phase-declare-attackers = 攻撃クリーチャー指定ステップ
phase-declare-blockers = ブロック・クリーチャー指定ステップ
phase-first-strike-damage = 先制攻撃の戦闘ダメージ・ステップ
phase-combat-damage = 戦闘ダメージ・ステップ
phase-end-of-combat = 戦闘終了ステップ
phase-main-2 = 第2メイン・フェイズ
phase-end = 終了ステップ
phase-cleanup = クリンナップ・ステップ

stats-creature = { $power }/{ $toughness }
stats-planeswalker = 忠誠度{ $loyalty }
stats-land = 土地
stats-artifact = アーティファクト
stats-enchantment = エンチャント
stats-plane = 次元
stats-phenomenon = フェノメナ
stats-scheme = { $ongoing ->
    [yes] 持続計略
   *[no] 計略
}
stats-instant = インスタント
stats-sorcery = ソーサリー
waiting-one = { $name }{ $spell ->
    [yes] { "" }
   *[no] の能力
}（{ $player }）{ $targets ->
    [none] { "" }
   *[other] { " " }→ { $targets }
}
price = { $cost ->
    [none] { "" }
   *[other] { $cost }
}
state-tapped = タップ
state-commander = 統率者
state-archenemy = アーチエネミー
state-free = 無料
state-hides = 正体：{ $text }
state-sick = 召喚酔い
state-damage = { $number ->
    [none] ダメージ
   *[other] { $number }ダメージ
}
state-counters = { $name ->
    [loyalty] { "" }
   *[other] { TERM($name, table: "counters") }カウンター{ $number }個
}
state-attached-to = { $text ->
    [none] { $card ->
        [none] つけられている
       *[other] { $card }につけられている
    }
   *[other] { $text }につけられている
}
state-attacking = { $text ->
    [none] { $card ->
        [none] 攻撃中
       *[other] { $card }を攻撃中
    }
    [You] あなたを攻撃中
   *[other] { $text }を攻撃中
}
state-blocking = { $card ->
    [none] ブロック中
   *[other] { $card }をブロック中
}

change-power-becomes = パワーは{ $amount }
change-toughness-becomes = タフネスは{ $amount }
change-protection = プロテクション（{ TERM($text, join: "、") }）
change-control = { $text }がコントロール
change-type = { TERM($text, join: "・") }でもある
change-type-becomes = { TERM($text, join: "・") }である
change-subtype = { TERM($text, table: "classifications", join: "・") }でもある
change-subtype-becomes = { TERM($text, table: "classifications", join: "・") }である
change-loses-subtype = { TERM($text, table: "classifications", join: "・") }ではない
change-color = { TERM($text, join: "、") }でもある
change-color-becomes = { TERM($text, join: "、") }である
change-switched = パワーとタフネスを入れ替え

# What an effect says of a card, on the table
change-loses-abilities = 能力を失っている
change-loses-keyword = { TERM($text, table: "keywords") }を失う
change-cannot-be-target-of = { TERM($text, join: "・") }の対象にならない
change-cannot-block = { TERM($text, join: "・") }をブロックできない
rule-cannot-attack = 攻撃できない
rule-cannot-block = ブロックできない
rule-cannot-be-blocked = ブロックされない
rule-does-not-untap = アンタップしない
rule-must-attack = 可能なら攻撃する
rule-must-be-blocked = 可能ならブロックされる
rule-needs-two-blockers = 2体以上でしかブロックされない
rule-lures = ブロックを引きつける
rule-cannot-be-countered = 打ち消されない

## Cards

sheet-type = カード・タイプ
sheet-types = カード・タイプ
sheet-converted = 点数で見たマナ・コスト
sheet-subtypes = サブタイプ
sheet-faces = 他の面
sheet-supertypes = 特殊タイプ
sheet-cost = マナ・コスト
sheet-colors = 色
sheet-power = パワー
sheet-toughness = タフネス
sheet-loyalty = 忠誠度
sheet-set = セット
sheet-rarity = 希少度
sheet-number = 番号
sheet-more-numbers = 他の番号

## Choices

example-intent = 唱える ショック
example-why-not = 唱える ショック
example-card = ショック
example-rule = G.priority

ask-priority = あなたに優先権があります：何をしますか？
ask-free-mulligan = この手札をキープしますか？ それともライブラリーに戻して切り直し、7枚引き直しますか？ 最初の1回は枚数が減りません。
ask-mulligan = この手札をキープしますか？ それともライブラリーに戻して切り直し、1枚少なく引き直しますか？

ask-attack = 攻撃クリーチャーを1体ずつ指定してください：

ask-pay-to-block = 選ばれたとおりにあなたのクリーチャーがブロックするためのコストを支払いますか？
ask-block = ブロック・クリーチャーを1体ずつ指定してください：
ask-blockers = ダメージの割り振り順で、次のブロック・クリーチャーはどれですか？
ask-target = { $head ->
    [none] { $title }：どれを対象にしますか？
   *[other] { $head }{ $which ->
        [none] { "" }
       *[other] 今選ぶ対象：{ $which }。
    }{ $chosen ->
        [none] { "" }
       *[other] 選択済み：{ $chosen }。
    }{ $done ->
        [yes] どれを対象にしますか？（または完了）
       *[no] どれを対象にしますか？
    }
}
ask-new-targets = { $head ->
    [none] { $title }：新しい対象を選びますか？
   *[other] { $head }{ $which ->
        [none] { "" }
       *[other] 今選ぶ対象：{ $which }。
    }新しい対象を選びますか？
}
ask-divide = { $head ->
    [none] { $title }：
   *[other] { $head }
}{ $target }にいくつ割り振りますか？
ask-x = { $head ->
    [none] { $title }：
   *[other] { $head }
}Xの値はいくつですか？
ask-draws = { $head ->
    [none] { $title }：カードを何枚引きますか。
   *[other] { $head }カードを何枚引きますか。
}
ask-counters = { $head ->
    [none] { $title }：
   *[other] { $head }
}カウンターをいくつ取り除きますか？
ask-enchant = { $title }が戦場に出ます：何をエンチャントしますか？
ask-mana-ability = { $title }のマナ能力：どれを使いますか？
ask-starting-player = 最初のターンを行うのは誰ですか？
ask-assign = { $card }のダメージを{ $target }に何点割り振りますか？ 前のブロック・クリーチャーに致死ダメージを割り振らなければ、次には割り振れません。
ask-distribute = { $head ->
    [none] { $title }：
   *[other] { $head }
}カウンターを{ $target }にいくつ置きますか？
ask-begin = 最初の手札のどのカードを、戦場に出してゲームを始めますか？
ask-stay = どのパーマネントをタップしたままにしますか？
ask-miracle = { $title }：公開しますか？
ask-miracle-cost = { $title }：奇跡コストで唱えますか？
ask-draw-instead = カードを引く代わりに別のことをしますか？
ask-dredge = カードを引く代わりに墓地からカードを戻しますか？
ask-help = { $title }：何を支払いに充てますか？
ask-half = { $title }：どちら側を唱えますか？
ask-way = { $title }：何を支払いますか？
ask-madness = { $title }：マッドネス・コストで唱えますか？
ask-form = { $title }：どちらの形にしますか？
ask-pile = { $title }：次にどのカードを1つ目の束に置きますか？（または完了）
ask-search = { $title }：どこから探しますか？
ask-piles = { $title }：どちらの束を取りますか？
ask-tap-or-untap = { $title }：タップしますか、アンタップしますか？
ask-clash = { $title }が公開されました：ライブラリーの一番下に置きますか？
ask-kicker = { $title }：追加コストを支払いますか？ 何回支払いますか？
ask-scry = { $title }：次にどのカードをライブラリーの一番下に置きますか？ 残りは一番上に戻ります。
ask-tuck = いくつかの次元を離れました：どれを先に次元デッキの一番下に置きますか？ 後のものほど下になります。
ask-planar-top = { $title }：どの次元を次元デッキの一番上に置きますか？
ask-planar-bottom = { $title }が次元デッキの一番上にあります：一番下に置きますか？
ask-proliferate = { $title }：次に誰または何のカウンターを増やしますか？
ask-pay = { $about }：残り{ $left }。何で支払いますか？
ask-discard = { $about ->
    [none] ターンの終わりに手札が7枚を超えています。どのカードを捨てますか？
   *[other] { $head ->
        [none] { $title }：
       *[other] { $head }
    }どのカードを捨てますか？
}

ask-order = { $head }{ $word ->
    [to_top_in_any_order] 次にどのカードを一番上に置きますか？ 最後のものが一番上になります。
   *[other] 次にどのカードを一番下に置きますか？ 最後のものが一番下になります。
}
ask-color = { $head ->
    [none] { $title }：
   *[other] { $head }
}どの色を選びますか？
ask-type = { $head ->
    [none] { $title }：
   *[other] { $head }
}どのクリーチャー・タイプを選びますか？
ask-cast-free = { $head ->
    [none] { $title }：
   *[other] { $head }
}どのカードを唱えますか？（または完了）
ask-command-zone = { $title }が墓地に置かれるか追放されます：代わりに統率領域に置きますか？
ask-redirect = { $title }がプレイヤーにダメージを与えます：代わりにそのプレイヤーのプレインズウォーカーに与えますか？
ask-prevent = いくつかの発生源がダメージを与え、軽減できるのはその一部です。どの発生源から軽減しますか？
ask-shield = いくつかの効果が同じダメージを軽減するか移し替えます。どれを先に使いますか？
ask-replacement = いくつかの効果が同じダメージを変えます。どれを先に適用しますか？
ask-instead = { $title }が墓地に置かれる代わりに、いくつかの効果が別の場所に置きます。どこに置きますか？
ask-legend = 同じ名前の伝説のパーマネントを複数コントロールしています。どれを残しますか？
ask-triggers = あなたの能力がいくつか誘発しています。どれを先にスタックに置きますか？ 先に置いたものほど後で解決します。

option-keep = キープ
option-choose-tap-or-untap = { $text ->
    [1] タップ
   *[other] アンタップ
}
option-choose-piles = { $number ->
    [1] 1つ目の束
   *[other] 2つ目の束
}
option-done-pile = 残りはすべて2つ目の束
option-choose-begin = { $card }
option-choose-stay = { $card }：タップしたまま
option-done-begin = 以上
option-done-stay = 残りはアンタップ
option-choose-way = { $number ->
    [0] マナ・コスト
    [99] 支払わない
   *[other] もう一方のコスト
}
option-mulligan = マリガン
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
option-order-blockers = { $card }（{ $target }をブロック）
option-choose-x = X＝{ $number }
option-yes-command-zone = はい、統率領域に置く
option-no-command-zone = いいえ、そのままにする
option-yes-redirect = はい、プレインズウォーカーに
option-no-redirect = いいえ、プレイヤーに
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
    [graveyard] 墓地
    [hand] 手札
    [library] ライブラリー
    [graveyard-hand] 墓地と手札
    [graveyard-library] 墓地とライブラリー
    [hand-library] 手札とライブラリー
   *[other] 墓地と手札とライブラリー
}
option-choose-instead = { $how ->
    [rebound] 反復
    [buyback] バイバック
   *[other] { $text }（{ $card }）
}
option-choose-target = { $card ->
    [none] { $player }
   *[other] { $card }{ $ability ->
        [none] { "" }
       *[other] ：{ $ability }
    }（{ $whose ->
        [mine] あなた
       *[theirs] { $holder }
    }）
}
option-choose-enchant = { $card ->
    [none] { $player }
   *[other] { $card }（{ $whose ->
        [mine] あなた
       *[theirs] { $holder }
    }）
}
option-done-pay = やめて元に戻す
option-done-attack = 攻撃クリーチャーは以上
option-done-block = ブロック・クリーチャーは以上
option-done-target = 対象は以上
option-done-cast-free = 唱えない
option-attack = { $card } → { $target ->
    [none] { $player }
   *[other] { $target }{ $target_of ->
        [none] { "" }
       *[other] （{ $target_of }）
    }
}
option-block = { $card } → { $target }{ $target_of ->
    [none] { "" }
   *[other] （{ $target_of }）
}
option-assign = { $target ->
    [none] { $player }
   *[other] { $target }
}に{ $number }点（{ $card }）
option-assign-distribute = { $target }に{ $number }個
option-assign-divide = { $target ->
    [none] { $player }
   *[other] { $target }
}に{ $number }
option-pay = { $card ->
    [none] { $text }
   *[other] { $card }
}
option-roll = 次元ダイスを振る{ $number ->
    [0] （無料）
   *[other] （{"{"}{ $number }{"}"}）
}
option-cast-face-down = { $card }
option-turn-face-up = { $card }
option-suspend = { $card }
option-pass = パス
option-done = 完了

group-keep = 選ぶ
group-mulligan = 選ぶ
group-play = 土地をプレイ
group-cast = 唱える
group-activate = 能力を起動
group-attack = 攻撃
group-block = ブロック
group-assign = ダメージの割り振り
group-pay = 支払い
group-roll = 次元ダイス
group-cast-face-down = 裏向きで唱える
group-turn-face-up = 表向きにする
group-suspend = 待機
group-pass = その他
group-order = 先にスタックへ

choice-w = 白
choice-u = 青
choice-b = 黒
choice-r = 赤
choice-g = 緑
choice-c = 無色
choice-white = 白
choice-blue = 青
choice-black = 黒
choice-red = 赤
choice-green = 緑

also-play = プレイ
also-choose = 選ぶ
also-done = 終える
also-pass = パス
cannot-play = { $card }はプレイできません
cannot-cast = { $card }は唱えられません
cannot-activate = { $card }の能力は起動できません
also-activate = 起動, 使用, タップ, 装備
cannot-attack = { $card }は{ $target ->
    [none] { "" }
   *[other] { $target }を
}攻撃できません
cannot-block = { $card }は{ $target ->
    [none] { "" }
   *[other] { $target }を
}ブロックできません
cannot-choose = { $card }は選べません
cannot-done = ここで終えることはできません
cannot-roll = 次元ダイスは振れません
cannot-cast-face-down = { $card }は裏向きで唱えられません
cannot-turn-face-up = { $card }は表向きにできません
cannot-suspend = { $card }は待機できません
cannot-pass = パスできません

refusal-not-in-hand = 手札にありません
refusal-not-asked-now = 今はそのタイミングではありません
refusal-not-your-priority = あなたに優先権がありません
refusal-not-a-land = 土地ではありません。呪文は唱えるものです
refusal-lands-are-not-cast = 土地は唱えるのではなく、プレイします
refusal-no-planar-die = このゲームに次元ダイスはありません
refusal-has-no-mana-cost = マナ・コストが無いので、それを支払って唱えることはできません
refusal-only-in-your-main-phase-with-an-empty-stack = 自分のターンのメイン・フェイズで、スタックが空のときだけできます
refusal-one-land-a-turn = このターンはすでに土地をプレイしています
refusal-effect-forbids-casting = 効果により禁止されています
refusal-too-little-mana = 必要なマナを生み出せません
refusal-cost-cannot-be-paid = コストを支払えません
refusal-no-legal-target = 適正な対象がありません
refusal-not-a-legal-target = 適正な対象ではありません
refusal-not-on-the-battlefield = 戦場にありません
refusal-not-yours = あなたがコントロールしていません
refusal-no-such-ability = そのような起動型能力を持っていません
refusal-used-this-turn = このターンはすでに1回行っています
refusal-condition-does-not-hold = 条件を満たしていません
refusal-not-a-creature = クリーチャーではありません
refusal-is-tapped = { $card }はタップ状態です
refusal-summoning-sickness = { $card }を、あなたのターンの開始時から続けてコントロールしていません
refusal-has-defender = { $card }は防衛を持っています
refusal-effect-forbids-attacking = 効果により{ $card }は攻撃できません
refusal-effect-forbids-blocking = 効果により{ $card }はブロックできません
refusal-not-attacking-you = { $target ->
    [none] ブロックできる攻撃クリーチャーがいません
   *[other] { $target }はあなたを攻撃していません
}
refusal-only-flying-or-reach-blocks-it = { $target }は飛行を持ち、{ $card }は飛行も到達も持っていません
refusal-only-artifacts-or-its-colors-block-it = { $target }は威嚇を持つので、アーティファクト・クリーチャーか同じ色のクリーチャーしかブロックできません
refusal-landwalk = { $target }は土地渡りを持ち、あなたはその土地をコントロールしています
refusal-cannot-be-blocked = { $target }はブロックされません
refusal-has-protection = { $target }は{ $card }に対するプロテクションを持っています
refusal-must-attack = 攻撃しなければならないクリーチャーが指定されていません
refusal-must-be-blocked = ブロックしなければならないクリーチャーを、まだブロックできます

## The log

note-enters = { $card }が戦場に出た。
note-step-begins = { "" }
note-announces = { "" }
note-plays-a-land = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }をプレイした。
note-shuffles = { $you ->
    [yes] あなた
   *[no] { $player }
}はライブラリーを切り直した。
note-targets = { $card }は{ $text }を対象とした。
note-has-no-target = { $card }の能力は対象が無く、取り除かれた。
note-ability-resolves = { $card }の能力が解決された。
note-regenerates = { $card }が再生した。
note-is-sacrificed = { $card }が生け贄に捧げられた。
note-is-attached = { $card }が{ $other ->
    [none] { "" }
   *[other] { $other }に
}つけられた。
note-puts-commander = { $you ->
    [yes] あなた
   *[no] { $player }
}の統率者は{ $card }。
note-goes-to-the-command-zone = { $card }は代わりに統率領域に置かれた。
note-gets-an-emblem = { $you ->
    [yes] あなた
   *[no] { $player }
}は紋章を得た。
note-starting-plane = 最初の次元は{ $card }。
note-rolls = { $you ->
    [yes] あなた
   *[no] { $player }
}は次元ダイスを振った：{ $text ->
    [blank] 空白
    [chaos] カオス
   *[planeswalk] プレインズウォーカー・シンボル
}。
note-planeswalks = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }にプレインズウォークした。
note-sets-in-motion = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }を実行中にした。
note-abandons = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }を放棄した。
note-is-countered = { $card }が打ち消された。
note-moves = { $card }が{ $you ->
    [yes] あなた
   *[no] { $player }
}の{ $number ->
    [0] ライブラリーに置かれた
    [1] 手札に加わった
    [3] 墓地に置かれた
   *[other] 追放領域に置かれた
}。
note-becomes-a-copy = { $card }が{ $other }のコピーになった。
note-wins-the-flip = { $you ->
    [yes] あなた
   *[no] { $player }
}はコイン投げに勝った。
note-loses-the-flip = { $you ->
    [yes] あなた
   *[no] { $player }
}はコイン投げに負けた。
note-is-dealt-damage = { $card ->
    [none] { $you ->
        [yes] あなた
       *[no] { $player }
    }は{ $number }点のダメージを受けた。
   *[other] { $card }が{ $you ->
        [yes] あなた
       *[no] { $player }
    }に{ $number }点のダメージを与えた。
}
note-is-dealt-damage-by = { $other ->
    [none] { $card }は{ $number }点のダメージを受けた。
   *[other] { $other }が{ $card }に{ $number }点のダメージを与えた。
}
note-gains-life = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $number }点のライフを得た。
note-loses-life = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $number }点のライフを失った。
note-dies = { $card }が死亡した。
note-goes-to-the-graveyard = { $card }が墓地に置かれた。
note-casts = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }を{ $number ->
    [0] { "" }
   *[other] X＝{ $number }で
}唱えた{ $text ->
    [none] { "" }
   *[other] （対象：{ $text }）
}。
note-is-turned-down = { $card }は裏向きになった。
note-is-turned-up = { $card }は表向きになった。
note-pays-to-attack = { $you ->
    [yes] あなた
   *[no] { $player }
}は攻撃するために{ $number }点のマナを支払った。
note-pays-to-block = { $you ->
    [yes] あなた
   *[no] { $player }
}はブロックするために{ $number }点のマナを支払った。
note-are-paired = { $card }と{ $other }は組になった。
note-dredges = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }を発掘した。
note-phases-out = { $card }はフェイズ・アウトした。
note-phases-in = { $card }はフェイズ・インした。
note-haunts = { $card }は{ $other }に憑依した。
note-is-encoded = { $card }は{ $other }に暗号化された。
note-transforms = { $card }は変身した。
note-flips = { $card }は反転した。
note-suspends = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }を待機させた。
note-activates = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }の能力を起動した{ $text ->
    [none] { "" }
   *[other] （対象：{ $text }）
}。
note-attacks = { $card }が{ $other ->
    [none] { $text ->
        [You] あなた
       *[other] { $text }
    }
   *[other] { $other }
}を攻撃した。
note-blocks = { $card }が{ $other }をブロックした。

note-takes-a-mulligan = { $you ->
    [yes] あなた
   *[no] { $player }
}はマリガンして{ $number }枚にした。
note-keeps = { $you ->
    [yes] あなたは手札をキープした。
   *[no] { $player }は手札{ $number }枚をキープした。
}

note-concedes = { $you ->
    [yes] あなた
   *[no] { $player }
}は投了した。

## What a simulation counts, on average

tally-commander-casts = 統率者を統率領域から{ $number }回唱えた
tally-commander-damage = その戦闘ダメージ{ $number }点
tally-commander-slain = それに敗北したプレイヤー{ $number }人

## Decks

complaint-deck-too-small = { $count }枚しかありません。デッキには{ $limit }枚以上必要です
complaint-deck-too-many-copies = { $card }がデッキとサイドボードで合わせて{ $count }枚あります。入れられるのは{ $limit }枚までです
complaint-deck-not-a-card-of-it = { $card }はデッキに入れられません：次元、フェノメナ、計略はデッキの外に置きます
complaint-planar-deck-too-small = 次元デッキが{ $count }枚です。{ $limit }枚以上必要です
complaint-planar-deck-phenomena = 次元デッキにフェノメナが{ $count }枚あります。入れられるのは{ $limit }枚までです
complaint-planar-deck-copies = 次元デッキに{ $card }が{ $count }枚あります。すべて異なるカードでなければなりません
complaint-scheme-deck-too-small = 計略デッキが{ $count }枚です。{ $limit }枚以上必要です
complaint-scheme-deck-copies = 計略デッキに{ $card }が{ $count }枚あります。入れられるのは{ $limit }枚までです
complaint-commander-deck-too-big = 統率者を含めて{ $count }枚あります。統率者戦のデッキはちょうど{ $limit }枚です
complaint-commander-sideboard = サイドボードが{ $count }枚あります。統率者戦ではサイドボードを使いません
complaint-commander-missing = 統率者が指定されていません：伝説のクリーチャー1体をCommanderという見出しの下に置くか、その行に*CMDR*と付けてください
complaint-commander-not-in-deck = 統率者{ $card }がデッキに入っていません。100枚のうちの1枚です
complaint-commander-not-legendary = 統率者{ $card }は伝説のクリーチャーではありません
complaint-commander-colors = { $card }の色、またはコストやルール文章のマナ・シンボルが、統率者の固有色にありません
complaint-commander-land = { $card }は統率者の固有色に無い色のマナを生み出します
complaint-deck-card-not-in-format = { $card }は、当時のフォーマットのどのセットにもありません
complaint-deck-banned-card = { $card }はそのフォーマットの禁止カードです
complaint-sideboard-too-big = サイドボードが{ $count }枚あります。{ $limit }枚までです

## What the decks that come with the project are called

set-magic-2010 = 基本セット2010
set-magic-2011 = 基本セット2011
set-magic-2012 = 基本セット2012
set-magic-2013 = 基本セット2013
set-magic-2014 = 基本セット2014
deck-title-wild-crossing = 野生の渡り
deck-title-chaos-engine = カオス・エンジン
deck-title-grave-roads = 墓場への道
deck-title-sky-islands = 空の島々
deck-title-bow-to-the-dragon = ドラゴンにひれ伏せ
deck-title-the-dead-march = 死者の行進
deck-title-grand-design = 壮大な計画
deck-title-heroes-hold = 英雄の守り
deck-title-heroes-fire = 英雄の炎
deck-title-bestial-strength = 野獣の力
deck-title-death-reaper = 死の刈り手
deck-title-fire-surge = 炎のうねり
deck-title-krenko = クレンコ
deck-title-nefarox = ネファロックス
deck-title-odric = オドリック
deck-title-talrand = ターランド
deck-title-yeva = イェヴァ
deck-title-lightforce = 光の軍勢
deck-title-psychic-labyrinth = 精神の迷宮
deck-title-broad-meadow = 広い草原
deck-title-drowned-court = 沈んだ宮廷
deck-title-ember-crypt = 残り火の墓所
deck-title-wild-forge = 荒野の鍛冶場

## How the decks that come with the project play

deck-wild-crossing = 緑と白。毎ターンのクリーチャーと、それを育てる次元
deck-chaos-engine = 青と赤。次元が呪文を繰り返し、ダイスを振ってさらに伸ばす
deck-grave-roads = 黒と赤。除去と吸血鬼、死者が戻る次元
deck-sky-islands = 白と青。風と平和の次元を飛ぶ飛行クリーチャー
deck-bow-to-the-dragon = 赤と緑。早いドラゴンと、炎と土地の計略
deck-the-dead-march = 黒と白。除去とよみがえる死者、全員から奪う計略
deck-grand-design = 青。アーティファクトと奪ったクリーチャー、カードを引き立て直す計略
deck-heroes-hold = 緑と白、チーム戦用。戦線を守り抜き、最後に押しつぶす
deck-heroes-fire = 赤と白、チーム戦用。素早いクリーチャーと火力
deck-bestial-strength = 緑と黒。大型クリーチャーをさらに大きくし、少しの除去を添える
deck-death-reaper = 黒と赤。死んで得をするクリーチャーと、ライフの吸収
deck-fire-surge = 赤と青。火力、飛行クリーチャー、少しの打ち消し
deck-krenko = 統率者戦、赤。ゴブリンがゴブリンを増やし、投げつける
deck-nefarox = 統率者戦、黒。単独で攻撃するデーモンと、その前にすべてを片づける除去
deck-odric = 統率者戦、白。兵士と騎士の軍勢と、誰が何をブロックするかを決める戦術家
deck-talrand = 統率者戦、青。呪文に次ぐ呪文と、そのたびに現れるドレイク
deck-yeva = 統率者戦、緑。誰のターンにも突然現れる大型ビースト
deck-lightforce = 白と緑。ライフを得て、平和な心でクリーチャーを抑え込み、天使が空から攻める
deck-psychic-labyrinth = 青と白。飛行クリーチャーと、相手をタップしたままにする呪文、ドロー
deck-broad-meadow = ハウスデッキ、緑と白。毎ターンの堅実なクリーチャーと、大きな相手への平和な心
deck-drowned-court = ハウスデッキ、青と黒。ブロックされにくいクリーチャー、除去、ドロー
deck-ember-crypt = ハウスデッキ、黒と赤。空の吸血鬼と、立ちふさがるものを焼く火力
deck-wild-forge = ハウスデッキ、赤と緑。早いビーストと、それを止めるものへの火力

## What keywords mean, in short

reminder-deathtouch = クリーチャーに何点でもダメージを与えれば、それを破壊する
reminder-defender = 攻撃できない
reminder-double-strike = 先に戦闘ダメージを与え、通常の戦闘ダメージも与える
reminder-first-strike = 先制攻撃を持たないクリーチャーより先に戦闘ダメージを与える
reminder-flash = インスタントを唱えられるときならいつでも唱えてよい
reminder-flying = 飛行か到達を持つクリーチャーにしかブロックされない
reminder-haste = 出たターンに攻撃でき、タップ能力も起動できる
reminder-hexproof = 対戦相手の呪文や能力の対象にならない
reminder-indestructible = ダメージや「破壊する」効果では破壊されない
reminder-intimidate = アーティファクト・クリーチャーか、同じ色を持つクリーチャーにしかブロックされない
reminder-plainswalk = 防御プレイヤーが平地をコントロールしているかぎりブロックされない
reminder-islandwalk = 防御プレイヤーが島をコントロールしているかぎりブロックされない
reminder-swampwalk = 防御プレイヤーが沼をコントロールしているかぎりブロックされない
reminder-mountainwalk = 防御プレイヤーが山をコントロールしているかぎりブロックされない
reminder-forestwalk = 防御プレイヤーが森をコントロールしているかぎりブロックされない
reminder-lifelink = ダメージを与えると、コントローラーは同じ点数のライフを得る
reminder-reach = 飛行を持つクリーチャーをブロックできる
reminder-trample = ブロック・クリーチャーへの致死ダメージを超える分を、攻撃先のプレイヤーかプレインズウォーカーに与えられる
reminder-vigilance = 攻撃してもタップしない
reminder-shroud = 呪文や能力の対象にならない

# What tells who will win, as reasons of a hint name it
feature-life = ライフ
feature-the-last-ten-of-life = 最後の10点のライフ
feature-the-last-five-of-life = 最後の5点のライフ
feature-creatures = クリーチャー
feature-power = パワー
feature-toughness = タフネス
feature-power-of-fliers = 飛行クリーチャーのパワー
feature-worth-of-creatures = クリーチャーの価値
feature-creatures-that-can-attack = 攻撃できるクリーチャー
feature-unanswered-power = ブロックされないパワー
feature-loyalty = 忠誠度
feature-other-permanents = 他のパーマネント
feature-first-lands = 土地
feature-further-lands = 土地の余裕
feature-first-cards-in-hand = 手札
feature-further-cards-in-hand = 手札の余裕
feature-cost-of-cards-in-hand = 手札のマナ・コスト
feature-few-cards-in-the-library = ライブラリーの残りの少なさ
