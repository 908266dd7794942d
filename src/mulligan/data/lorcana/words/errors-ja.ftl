# What can be wrong in Lorcana.

card-two-texts = { $card }：能力の欄と全文の内容が一致していません
card-without-willpower = { $card }：{ $type }には意志力が必要です
card-older-wordings = { $where }：{ $card }：untilは、日付ごとの古い文章の表でなければなりません
card-ability-list = { $where }：{ $card }：能力は表記1つか、名前と表記のリストです
scenario-ink = inkは数か、レディしている数とエグザートしている数です
scenario-action-in-play = { $card }はアクションなので、場に出ることはありません

## Why a printed text cannot be compiled

text-too-short = 途中で終わっています
text-without-word = 表す語がありません：{ $why }
text-waits-for-whom = 期間のある能力は、誰を待つのかを示さなければなりません
text-how-many = いくつなのか分かりません
text-played-from-where = どこからプレイされるのか分かりません
text-as-it-was = 前に起きたことについては、カードが今もそうであることしか調べられません
text-which-player = どのプレイヤーなのか分かりません
text-no-location = 「ここ」はロケーションでしか使えません
text-whose-pile = カードはその持ち主の場所に置かれ、あなたの場所には置かれません
text-paid-by-then = そのときには、すでに支払われています
text-which-act = 最後に行われたのは別のことか、後で起きることなので、「これにより」では何回なのか分かりません
text-which-card = どのカードなのか分かりません
text-instead-of-what = 何の「代わりに」か分かりません
text-otherwise-than-what = 何に対する「そうでないなら」か分かりません
text-if-nothing-chosen = 先に何も選ばれていない場合に何を指すのか分かりません
text-chosen-for-nothing = カードを選んだまま、何もしません
text-nothing-chosen = 何も選ばれていません
text-shift-not-played = 「変身を使用していたなら」には、プレイされるカードが必要です
text-how-long = いつまでなのか分かりません
text-damage-to-what = 何へのダメージか分かりません
text-for-each-what = 「1つにつき」には数が必要です
text-either-act = どちらか一方の行動：どちらができるのか分かりません
text-cannot-be-given = この種の常在能力は与えられません
text-rest-of-cards = 残りのカードをどこに置くのかが書かれていません
