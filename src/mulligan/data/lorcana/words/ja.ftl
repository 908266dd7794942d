# Lorcana's words.

## The board

zone-hand = 手札
zone-deck = デッキ
zone-play = 場
zone-discard = 捨て札
zone-ink = インク
zone-inkwell = インクウェル
zone-being-played = プレイ中
zone-deck-known = デッキの既知のカード
zone-lore = ロア
zone-characters = キャラクター
zone-rest = アイテムとロケーション
number-lore = ◆ { $number }/20ロア
number-ink = インク{ $ready }/{ $all }
number-hand = 手札{ $number }
number-deck = デッキ{ $number }
number-discard = 捨て札{ $number }
phase-setup = 開始の手順
phase-ready = レディステップ
phase-set = セットステップ
phase-draw = ドローステップ
phase-main = メインフェイズ
phase-end = エンドフェイズ

hand-of-you = あなたの手札：コスト（⬡＝インクウェル・シンボル）、攻撃力/意志力 ◆ロア値
stats-character = { $strength }/{ $willpower } ◆{ $lore }
stats-location = 0/{ $willpower } ◆{ $lore }
stats-item = アイテム
stats-action = アクション
stats-song = 歌
price = { $cost }{ $inkable ->
    [yes] ⬡
   *[no] { " " }
}
state-exerted = エグザート
state-drying = 塗りたて
state-damage = { $number ->
    [none] ダメージ
   *[other] { $number }ダメージ
}
state-at = { $card ->
    [none] ロケーション
   *[other] { $card }にいる
}
state-under = { $names ->
    [none] 下のカード
   *[other] 下に{ $names }
}

numbered-keyword = { $name }{ $keyword ->
    [challenger] +
    [resist] +
   *[other] { "" }
}{ $number }
keyword-bodyguard = 護衛
keyword-challenger = 果敢
keyword-evasive = 回避
keyword-reckless = 暴勇
keyword-resist = 耐久
keyword-rush = 突進
keyword-shift = 変身
keyword-singer = 歌声
keyword-sing-together = 合唱
keyword-support = 支援
keyword-ward = 魔除

# What an effect says of a card, on the table
rule-cannot-quest = クエストできない
rule-cannot-challenge = チャレンジできない
rule-cannot-ready-at-start = ターンの始めにレディしない
rule-cannot-sing = 歌えない
rule-cannot-be-challenged = チャレンジされない
rule-can-challenge-ready = レディしているキャラクターにもチャレンジできる
rule-cannot-be-used = 使用できない
rule-cannot-ready = レディできない
rule-cannot-be-exerted-for-costs = コストのためにエグザートできない
rule-no-challenge-damage = チャレンジでダメージを受けない
rule-no-damage = ダメージを受けない
rule-must-quest = クエストしなければならない
rule-must-challenge = チャレンジしなければならない

## Cards

sheet-type = カード・タイプ
sheet-ink = インク・タイプ
sheet-cost = コスト
sheet-inkable = インクウェル・シンボル
counted-inkable = インクウェル・シンボルあり：{ $count }枚（{ $share }%）
sheet-strength = 攻撃力
sheet-willpower = 意志力
sheet-lore = ロア値
sheet-move-cost = 移動・コスト
sheet-classifications = クラス
sheet-set = セット
sheet-number = 番号
sheet-rarity = レアリティ

## Choices

example-intent = インク スティッチ
example-why-not = チャレンジ スティッチ マイロ
example-card = スティッチ
example-rule = 4.3.6

ask-turn = メインフェイズ：何をしますか？
ask-bag = あなたの能力がいくつか誘発しています。次にどれを解決しますか？
ask-starting-player = 開始プレイヤーを決めてください：
ask-loop = このループは何度でも繰り返せます。あと何回行いますか？
ask-alter = 手札の入れ替え：どのカードをデッキの一番下に置きますか？ このままでよければ完了。
ask-type = { $head ->
    [none] { $title }：どのカード・タイプを指定しますか？
   *[other] { $head }どのカード・タイプを指定しますか？
}
ask-class = { $head ->
    [none] { $title }：どのクラスを指定しますか？
   *[other] { $head }どのクラスを指定しますか？
}
ask-number = { $head ->
    [none] { $title }：どの数を指定しますか？
   *[other] { $head }どの数を指定しますか？
}
ask-divide = { $head ->
    [none] { $title }：次のダメージをどのカードに与えますか？
   *[other] { $head }次のダメージをどのカードに与えますか？
}
ask-heal = { $head ->
    [none] { $title }：
   *[other] { $head }
}{ $card }からダメージをいくつ取り除きますか？
ask-pay = { $head ->
    [none] { $title }：
   *[other] { $head }
}インクをいくつ支払いますか？
ask-move-damage = { $head ->
    [none] { $title }：
   *[other] { $head }
}ダメージをいくつ移動しますか？
ask-play-free = { $head ->
    [none] { $title }：
   *[other] { $head }
}どのカードをコストを支払わずにプレイしますか？
ask-singers = { $about }の合唱：ほかにどのキャラクターが歌いますか？
ask-replacement = { $about }によるダメージ：複数の置換効果があります。どれを適用しますか？
ask-instead = { $about }が退場します：複数の置換効果があります。どれを適用しますか？
ask-enter-exerted = { $about }は護衛を持っています。エグザートして場に出しますか？

option-choose-heal = { $number }
option-choose-move-damage = { $number }
option-choose-pay = { $number }
option-alter = { $card }
option-ink = { $card }
option-play = { $how ->
    [shift] { $card }：{ $target }に重ねて変身
    [sing] { $card }：{ $target }が歌う
    [sing-together] { $card }：合唱
    [free] { $card }：コストを支払わずに{ $target ->
        [none] { "" }
       *[other] 、{ $target }に重ねて変身
    }
   *[ink] { $card }
}
option-quest = { $card }
option-repeat = 同じことを何回か繰り返す
option-challenge = { $card } → { $target }{ $target_of ->
    [none] { "" }
   *[other] （{ $target_of }）
}
option-move = { $card } → { $target }

group-alter = デッキの一番下に置く
group-ink = インクウェルに置く
group-play = プレイ
group-quest = クエスト
group-challenge = チャレンジ
group-move = ロケーションに移動
group-use = 能力を使用
group-repeat = 繰り返す

choice-top = デッキの一番上
choice-bottom = デッキの一番下
choice-hand = 手札に加える
choice-discard = 捨て札
choice-inkwell = インクウェル
choice-under = 下に置く
choice-play = プレイする

also-ink = インクウェル, インク
also-move = 移動
also-use = 使用, 能力
also-choose = 選ぶ
also-end = ターン終了, ターンを終了
cannot-ink = { $card }はインクウェルに置けません
cannot-play = { $card }は{ $target ->
    [none] { "" }
   *[other] { $target }では
}プレイできません
cannot-quest = { $card }はクエストできません
cannot-challenge = { $card }は{ $target ->
    [none] { "" }
   *[other] { $target }に
}チャレンジできません
cannot-move = { $card }は{ $target ->
    [none] { "" }
   *[other] { $target }に
}移動できません
cannot-use = { $card }の能力は使用できません
cannot-end = ターンを終了できません
cannot-choose = { $card }は選べません

refusal-not-your-turn = あなたのターンではありません
refusal-not-in-hand = 手札にありません
refusal-not-in-play = 場にありません
refusal-not-yours = あなたのキャラクターではありません
refusal-no-inkwell-symbol = インクウェル・シンボルがありません
refusal-not-of-a-type = このルールでは、キャラクター、アクション、アイテム、ロケーションのどれでもありません
refusal-inked-already = このターンはすでにインクウェルにカードを置いています
refusal-not-a-character = キャラクターではありません
refusal-exerted-already = エグザートしています
refusal-still-drying = このターンに場に出たので、まだ塗りたてです
refusal-reckless-cannot-quest = 暴勇を持っています
refusal-effect-forbids-quest = 効果によりクエストできません
refusal-effect-forbids-challenge = 効果によりチャレンジできません
refusal-not-opposing = チャレンジできるのは対戦相手のキャラクターかロケーションだけです
refusal-target-is-ready = レディしているキャラクターにはチャレンジできません
refusal-target-has-evasive = { $target }は回避を持ち、{ $card }は持っていません
refusal-bodyguard-first = 先に護衛を持つキャラクターにチャレンジしなければなりません
refusal-effect-protects-target = 効果が{ $target }を守っています
refusal-neither-character-nor-location = チャレンジできるのはキャラクターとロケーションだけです
refusal-too-little-ink = レディしているインクが足りません
refusal-nothing-to-shift-onto = 変身の元になる同じ名前のキャラクターがいません
refusal-no-shift = 変身を持っていません
refusal-not-a-song = 歌ではありません
refusal-singer-too-cheap = { $target }のコストが足りず、この歌を歌えません
refusal-effect-forbids-using = 効果により使用できません
refusal-effect-forbids-singing = 効果により、このキャラクターは歌えません
refusal-no-sing-together = 合唱を持っていません
refusal-too-few-voices = レディしているキャラクターのコストを合計しても足りず、この歌を歌えません
refusal-effect-forbids-playing = 効果により禁止されています
refusal-not-a-location = キャラクターはそのプレイヤーのロケーションにしか移動できません
refusal-already-there = すでにそこにいます
refusal-no-such-ability = 使用できる能力を持っていません
refusal-cost-cannot-be-paid = コストを支払えません
refusal-reckless-must-challenge = チャレンジできる、レディしている暴勇のキャラクターがいます
refusal-must-quest = クエストしなければならないキャラクターが残っています
refusal-must-challenge = チャレンジしなければならないキャラクターが残っています
refusal-has-ward = 魔除を持っています
refusal-not-asked-now = 今はそのタイミングではありません

## The log

note-starts = { $you ->
    [yes] あなた
   *[no] { $player }
}が開始プレイヤー。
note-alters = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }をデッキの一番下に置いた。
note-inks = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }をインクウェルに置いた。
note-goes-into-the-inkwell = { $card }が{ $you ->
    [yes] あなた
   *[no] { $player }
}のインクウェルに置かれた。
note-plays = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }を{ $text ->
    [free] コストを支払わずにプレイした
    [shift] { $other }に重ねて変身でプレイした
    [sing] { $other }に歌わせてプレイした
    [sing-together] 合唱でプレイした
   *[ink] プレイした
}。
note-pays = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $number }インクを支払った。
note-quests = { $card }がクエストした。
note-challenges = { $card }が{ $other }にチャレンジした。
note-moves = { $card }が{ $other }に移動した。
note-is-exerted = { $card }がエグザートした。
note-is-readied = { $card }がレディした。
note-is-banished = { $card }が退場した。
note-takes-damage = { $card }は{ $other ->
    [none] { "" }
   *[other] { $other }から
}{ $number }ダメージを受けた。
note-skips-draw = { $you ->
    [yes] あなた
   *[no] { $player }
}はドローステップを飛ばした。
note-goes-under = { $card }が裏向きで{ $other }の下に置かれた。
note-takes-damage-for = { $card }が{ $other }の代わりに{ $number }ダメージを受けた。
note-resists = { $card }は耐久により{ $number }ダメージを軽減した。
note-repeats = { $player }はこれを{ $number }回繰り返した。
note-draws-not = { $player }はカードを引かなかった：{ $other }により代わりのことが起きた。
note-is-not-returned = { $card }は手札に戻らなかった：{ $other }により代わりのことが起きた。
note-is-rescued = { $card }は退場しなかった：{ $other }により代わりのことが起きた。
note-is-healed = { $card }から{ $number }ダメージが取り除かれた。
note-damage-moves = { $number }ダメージが{ $card }から{ $other }に移動した。
note-gains-lore = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $number }ロアを得た。
note-loses-lore = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $number }ロアを失った。
note-has-twenty-lore = { $you ->
    [yes] あなた
   *[no] { $player }
}のロアが20に到達した。
note-drew-from-empty-deck = { $you ->
    [yes] あなた
   *[no] { $player }
}は0枚のデッキからカードを引こうとした。
note-triggers = { $card }の能力が誘発した。
note-resolves = { $card }{ $text ->
    [none] { "" }
   *[other] の「{ $text }」
}を解決した。

## Decks

deck-colours = インク・タイプ：{ $counts }
complaint-deck-too-small = { $count }枚しかありません。デッキには{ $limit }枚以上必要です。あと{ $missing }枚加えてください
complaint-deck-too-many-inks = インク・タイプが{ $count }種類あります（{ $card }）。入れられるのは{ $limit }種類までです
complaint-deck-too-many-copies = { $card }が{ $count }枚あります。入れられるのは{ $limit }枚までです
complaint-deck-banned-card = { $card }は禁止カードです
complaint-deck-card-not-in-format = { $card }はその日付のこのフォーマットでは使用できません

## What the decks that come with the project are called

deck-title-a-steadfast-strategy = 揺るぎない戦略
deck-title-daring-and-deception = 度胸と策略
deck-title-s2-tactical-teamwork = 戦術チームワーク
deck-title-s2-might-and-magic = 力と魔法
deck-title-s3-dogged-and-dynamic = わんわん大奮闘
deck-title-s3-plenty-of-pluck = 勇気いっぱい
deck-title-s4-madrigal-magic = マドリガル家の魔法
deck-title-s4-stand-together = ともに立ち向かえ
deck-title-s5-ready-to-let-loose = 全力で行こう
deck-title-s5-a-roaring-guest-list = 吠える招待客
deck-title-s6-a-seaworthy-crew = 荒海の船乗りたち
deck-title-s6-genius-reinvented = 天才の再発明
deck-title-s7-feathered-and-feared = 恐るべき羽
deck-title-s7-an-inventive-pair = 発明コンビ
deck-title-s8-a-harmonious-team = 息の合ったチーム
deck-title-s8-brave-and-brazen = 勇敢で大胆
deck-title-stitch-and-maleficent = スティッチとマレフィセント
deck-title-elsa-and-mickey-mouse = エルサとミッキーマウス
deck-title-the-heart-of-magic = 魔法の心

## How the decks that come with the project play

deck-a-steadfast-strategy = サファイアとスティール。インクウェルを早く増やし、果敢とダメージで道を開く
deck-daring-and-deception = エメラルドとルビー。素早いキャラクターで早くからチャレンジし、邪魔者は策で片づける
deck-s2-tactical-teamwork = アンバーとサファイア。７人のこびとが助け合い、アイテムで手札を切らさない
deck-s2-might-and-magic = アメジストとスティール。頑丈な戦士の後ろで、軽い魔法使いをプレイしては手札に戻し、またプレイする
deck-s3-dogged-and-dynamic = アンバーとエメラルド。子犬の群れがあちこちでクエストし、ロケーションが守る
deck-s3-plenty-of-pluck = ルビーとサファイア。勇敢なキャラクターがロケーションをめぐって戦い、その間にインクとアイテムを増やす
deck-s4-madrigal-magic = アンバーとアメジスト。支援し合い、歌い、傷を癒やす家族
deck-s4-stand-together = サファイアとスティール。護衛に守られ、歌で強くなるヒーローがチャレンジする
deck-s5-ready-to-let-loose = アメジストとルビー。回避を持つレーサー、速い攻め、何体もまたレディするターン
deck-s5-a-roaring-guest-list = エメラルドとスティール。ハイエナたちがダメージを与え、傷つくたびに得をする
deck-s6-a-seaworthy-crew = アンバーとルビー。軽くて数の多い海賊が、ロアを求めてロケーションを渡り歩く
deck-s6-genius-reinvented = エメラルドとサファイア。つかまえにくい発明家とアイテムで、ロアを少しずつ集める
deck-s7-feathered-and-feared = アメジストとスティール。鳥と支配者が退場させ、退場から利益を得る
deck-s7-an-inventive-pair = ルビーとサファイア。多くのアイテムを使い切り、回収し、インクに変える
deck-s8-a-harmonious-team = アンバーとアメジスト。歌い手の一家。コストのかからない歌と、レディし直してさらにロアを得るキャラクター
deck-s8-brave-and-brazen = ルビーとスティール。最初のターンから突進とチャレンジで攻め、カードを引いて攻め続ける
deck-stitch-and-maleficent = アンバーとアメジスト、入門用30枚。分かりやすいキャラクターに、カードを引く者と癒やす者
deck-elsa-and-mickey-mouse = ルビーとサファイア、入門用30枚。分かりやすいキャラクターに、相手をエグザートする者やインクになる者
deck-the-heart-of-magic = アンバーとアメジスト。親しみやすいクエスト役、魔法と歌でのドロー、ダメージの回復

## What keywords mean, in short

reminder-bodyguard = エグザートして場に出してもよい。エグザートしている間、あなたのキャラクターにチャレンジする対戦相手は、可能なら護衛を持つものにチャレンジする
reminder-challenger = チャレンジしている間、その数だけ攻撃力が上がる
reminder-evasive = 回避を持つキャラクターからしかチャレンジされない
reminder-reckless = クエストできず、可能なら毎ターンチャレンジしなければならない
reminder-resist = 受けるダメージがその数だけ減る
reminder-rush = プレイしたターンにチャレンジできる
reminder-shift = コストの代わりにその数のインクを支払い、あなたの同じ名前のキャラクターの上に重ねてプレイできる
reminder-singer = 歌を歌う際、そのコストのキャラクターとして扱う
reminder-sing-together = コストの合計がその数以上になるように、あなたのキャラクター何体でもで歌える
reminder-support = クエストするたび、その攻撃力を他のキャラクター1体の攻撃力に、このターン加えてもよい
reminder-vanish = 対戦相手がアクションのために選ぶと退場する
reminder-ward = 対戦相手は、チャレンジする場合を除いてこれを選べない

# What tells who will win, as reasons of a hint name it
feature-lore = ロア
feature-lore-from-10 = 10以上のロア
feature-lore-from-15 = 15以上のロア
feature-lore-a-turn = 毎ターンのロア
feature-lore-a-turn-late = 終盤の毎ターンのロア
feature-characters = キャラクター
feature-strength = 攻撃力
feature-willpower = 意志力
feature-evasive-or-ward = 回避か魔除のキャラクター
feature-bodyguards = 護衛
feature-exerted-characters = エグザートしているキャラクター
feature-exerted-willpower = エグザートしているキャラクターの意志力
feature-items-and-locations = アイテムとロケーション
feature-first-cards-in-hand = 手札
feature-further-cards-in-hand = 手札の余裕
feature-first-ink = インク
feature-next-ink = インク
feature-further-ink = インクの余裕
feature-few-cards-in-the-deck = デッキの残りの少なさ
