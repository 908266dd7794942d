# What is said in every game. A game's own file comes first and may say any of it in its own words.

## Names of games

game-lorcana = ディズニー・ロルカナ
game-cipher = ファイアーエムブレム サイファ
game-magic = マジック

## Names of formats

format-constructed = 構築
format-limited = リミテッド
format-learning = 入門
format-two-headed-giant = 双頭巨人戦
format-planechase = プレインチェイス戦
format-archenemy = アーチエネミー戦
format-commander = 統率者戦
format-draft = ドラフト
format-sealed = シールド
format-standard = スタンダード
format-modern = モダン
format-core = コア

## Help of the commands

help-mulligan = トレーディングカードゲームを、それぞれのルールブックのとおりに遊べます。何がどのルールで起きたかも答えます。
help-play = ゲームをブラウザーで遊びます。--terminalや、GAMEと--no-open以外のオプションを付けるとターミナルで遊びます。足りない指定はその場で尋ねます。
help-learn = ターミナルで遊び方を学びます。短いレッスンが十数回あります。
help-option-from = 最初のレッスン。番号か名前で指定。
help-sim = コンピューター同士で何度も対戦し、勝敗を数えます。--formatにdraftかsealedを指定してデッキを省くと、パックの開封からデッキ構築、対戦までを1回の大会とし（回数は--games）、どのカードが勝つかを調べます。
help-event = 大会：プレイヤー同士のスイスドローまたは勝ち抜き戦。対戦はテーブルでもシミュレーションでもよく、結果が出るたびにファイルに保存します。
help-event-new = 大会を始め、FILEに保存します。
help-event-pair = 次のラウンドの組み合わせを決めます。
help-event-result = 結果を報告します。テーブルの番号かプレイヤー名と、勝ったゲーム数（2-1、引き分けがあれば2-1-1）。最初の数字は、名前を挙げたプレイヤー、またはテーブルで先に書かれたプレイヤーのものです。
help-event-drop = プレイヤーが棄権します。対戦中なら相手の勝ちになります。
help-event-show = 各ラウンドと順位を表示します。
help-event-play = コンピューター同士のマッチをすべて、ラウンドごとに対戦させます。途中からでも続けられます。
help-option-event-player = プレイヤーの名前。人数分くり返し指定。
help-option-event-count = 名前を付けないプレイヤーの人数。
help-option-event-deck = 各プレイヤーのデッキを順に（付属のデッキまたはファイル）。1つだけなら全員が使います。シールドやドラフトの大会で省くと、コンピューターが組みます。
help-option-event-agents = マッチをシミュレーションする際の各プレイヤーの担当（例：normal,greedy）。1つだけなら全員。結果を自分で報告する人はperson。
help-option-knock-out = スイスドローではなく、最初から勝ち抜き戦にする。
help-option-cut = スイスドローの後、上位この人数で勝ち抜き戦を行う。
help-option-one-round = 今のラウンドだけ。
help-draft = ターミナルで、人やコンピューターと4～8人でドラフトし、40枚のデッキを組んで対戦します。1回ピックするたびに保存します。
help-option-draft-seats = テーブルの人数。
help-option-person = このキーボードで遊ぶ人の名前。人数分くり返し指定。省くとあなた1人。
help-option-bots = ドラフト後の対戦で他の席を担当するコンピューター：easy、normal、hard、expert、random。
help-option-draft-file = ドラフトをこのファイルに保存する。対戦は同じ場所に保存。
help-option-draft-load = このファイルのドラフトを続ける。
help-option-draft-go-on = 最後のドラフトを続ける。
help-option-review = 終わったドラフトを1ピックずつ、コンピューターならどうピックしたかとともに表示する。
help-option-review-seat = このプレイヤーのピックだけ。
help-option-sealed-play = ターミナルで自分のプールからデッキを組み、他のプレイヤーと対戦する。
help-booster = セットのパックを開け、中身を表示します。
help-sealed = シールド戦のパックを開けます。各プレイヤーのプールから40枚のデッキを組みます。
help-scenario = シナリオファイルを実行し、失敗したものを表示します。
help-deck = デッキリストを確認・表示・一覧します。
help-deck-check = デッキがルールに合うかを調べ、合わなければ理由をすべて表示します。
help-deck-list = 付属のデッキの一覧。
help-deck-show = デッキをリストとして表示します。
help-cards = カードを表示・検索・一覧・確認・取り込み、または自作を始めます。
help-cards-show = カードのデータと効果を表示します。
help-cards-list = すべてのカードの名前の一覧。
help-cards-search = カードを探します：名前の一部、cost<=3、strength>2、ink=ruby、type=character、keyword=evasive、set=3、text:draw。すべてに合うものを表示します。
help-cards-import = ファイルのカードを、印刷された文章から読み取ってコレクションに加え、読み取れなかったものを表示します。読めるファイル：LorcanaJSON、Scryfall、MTGJSON、サイファのカード表、独自形式のTOMLとCSV（docs/collections.md）。
help-exercise = コレクションも含む全カードのランダムなデッキで、すべてのカードがプレイされ、すべての能力が解決されるまで対戦し、残ったものを表示します。
help-cards-coverage = カードデータベースのどれだけを読み取れるか、どの語句が最も妨げになっているか、何が手書きかをセットごとに表示します。
help-cards-check = ファイルのカードの誤りとその場所を表示します。保存はしません。
help-cards-new = 自作カードの手本となる例入りのファイルを書きます。FILEの拡張子は.tomlか.csv。
help-cards-collections = コレクションの中身の一覧。--updateで取り込み元のファイルを読み直し、--removeで取り除きます。
help-rules = ルールを番号か名前で表示します：内容、コードの場所、テスト、他の版での番号。それ以外の語なら、その語をすべて含むルールの一覧。何も書かなければ全ルールの一覧。
help-bench = 速さを測ります：1秒あたりのゲーム数と選択数、コピーにかかる時間。コンパイル版と非コンパイル版。
help-soak = 長時間の耐久試験：全フォーマットと全人数で、適正なデッキをランダムに作って対戦し、絶えず点検します（docs/soak.md）。
help-fit = エンジン同士を対戦させ、局面から各プレイヤーの勝率を予測する式を調整し、未知のゲームでどれだけ当たるかを表示します。
help-analyse = 終わったゲームを保存ファイルから振り返ります：各プレイヤーの勝率の推移、勝敗を分けた選択、より良い選択、失った勝率。
help-tournament = デッキとエージェントの総当たりなどで、全デッキを各エージェントが使って対戦させます：順位と区間、レーティング、先攻の有利、ゲームの長さ、勝ち方。
help-tune = デッキのカードの入れ替えを、他のデッキとの対戦で同じ運のもとに試し、確実に良くなるものを表示します。後から都合よく選ぶことはしません。
help-solve = ファイルの最初のシナリオで、選択するプレイヤーが知っている範囲から、このターンに誰にも防げない勝ち筋を探すか、無いことを証明します。終了コード 0：見つかった、1：無い、3：未決。
help-lang = 表示する言語（例：ja、zh-TW）。省くとシステムの設定に従う。
help-version = Mulliganのバージョンと、コンパイル版かどうかを表示する。
help-option-deck = 付属のデッキまたはファイル。自分のもの、他のプレイヤーのものの順。
help-option-opponent = 対戦相手：easy、normal、hard、expert、random、greedy、search-0.5s、module:Class、または同じキーボードの人ならperson。複数なら人数分指定。
help-option-name = あなたの名前。キーボードの人が複数なら人数分指定。
help-option-edition = ルールブックの版。省くと最新。
help-option-format = ゲームのフォーマット。
help-option-players = プレイヤーの人数。
help-option-teams = 各プレイヤーのチームを順に（例：1,2,1,2）。
help-option-seed = 乱数のシード。同じシードなら同じ運になる。
help-option-match = マッチ（2本先取）で遊ぶ。
help-option-by-hand = 自動で支払われるコストも、何で支払うかを自分で決める。
help-option-scenario = このファイルの最初のシナリオから始める。
help-option-load = 保存したゲームを続ける。
help-option-defaults = 始める前に何も尋ねず、既定のものを使う。
help-option-games = ゲームの回数。
help-option-agents = どのデッキを誰が使うか（例：normal,random）：easy、normal、hard、expert、random、greedy、greedy-0.1、search-0.5s（1選択あたりの秒数）、search-400（1選択あたりの試行数）。1つだけなら全デッキ。自作のエージェントはmodule:Class、任意の言語のプログラムは'command:node bot.js'（docs/agents.md）。
help-option-fit-decks = 使う付属のデッキ（例：one,two）。randomなら1ゲームごとにランダムなデッキ2つ。省くとすべて。
help-option-fit-out = 重みをこのファイルに書く。ゲームが読むのはsrc/mulligan/data/GAME/value.toml。
help-option-imagined = 選択ごとに調べる仮想ゲームの数。
help-option-turning = 表示する分岐点の数。損の大きいものから。
help-option-by-card = カードごとにも数える：最初の手札にあったとき、引いたとき、プレイしたとき、引かなかったときのデッキの勝率と、ゲームの終わった時期。
help-option-tournament-agents = 参加するエージェント（例：normal,search-200）。各デッキをそれぞれが使う。
help-option-form = 対戦の形式：round-robinは総当たり、swissは成績の近い者同士のスイスドロー、matrixは同じデッキ同士も含む総当たり。
help-option-meet = 当たった2者が行うマッチ数。
help-option-swiss-rounds = スイスドローのラウンド数。省くと、全勝が1人になるまでの数。
help-option-best-of-three = マッチは2本先取。エージェントはゲームの間にサイドボードを使える。
help-option-go-on = 1マッチ終わるごとにこのファイルに書く。もう一度実行すると、トーナメントの続きから始まる。
help-option-html = 全グラフ入りの、単独で開けるページをこのファイルに書く。
help-option-parquet = 全ゲームをParquetでこのファイルに書く。mulligan[lab]が必要。
help-option-against = 対戦相手のデッキ（付属またはファイル）。複数指定できる。
help-option-out-card = 抜いてよいカード。複数指定できる。省くとデッキの全カード。
help-option-in-card = 入れてよいカード。複数指定できる。省くとサイドボードのカード、サイドボードが無ければ全デッキのカード（自分のカードの追加も含む）。
help-option-copies = 一度に入れ替える枚数。
help-option-exchanges = 試す入れ替えの最大数。それより多ければランダムに選ぶ。少ないほど早く確かになる。
help-option-tune-games = 各デッキの最大ゲーム数。
help-option-tune-agents = 使うエージェント：1つなら両者、または自分と相手（例：normal,easy）。
help-option-interest = これより小さい勝率の差は調べない（例：0.02）。確実にそれ未満のものは打ち切る。
help-option-cluster = Daskクラスターのワーカーにゲームを分ける。スケジューラーのアドレス（例：tcp://192.0.2.1:8786）。mulligan[cluster]が必要。
help-option-resume = --outのファイルのゲームを続ける。すでにあるものは数え、もう一度行わない。
help-option-solve-seconds = 考える時間の上限（秒）。
help-option-solve-states = 調べる局面の上限。同じ数なら、時間の足りるどのマシンでも同じ答えになる。
help-option-first = 最初のゲームの番号。番号がそのままシードになる。
help-option-every = この数の選択につき1回、詳しく調べる。
help-option-soak-format = このフォーマットのゲームだけ。繰り返して指定できる。
help-option-soak-players = この人数で行うゲームだけ。繰り返して指定できる。
help-option-smallest = 各フォーマットの最少人数のテーブルで行うゲームだけ。
help-option-jobs = 分担するプロセスの数。作業やコアの数を超えては起動しない。
help-option-results = 1ゲーム終わるごとに、JSON 1行でこのファイルに書き足す。
help-option-report = レポートをこのファイルに保存する：行ったゲーム、問題、最長、最も遅いもの、メモリ。もう一度実行すると続きから。
help-option-show = ゲームは行わず、レポートをMarkdownで表示する。
help-option-most-decisions = この数の選択で打ち切り、終わらなかったゲームとして数える。
help-option-out = カードをコレクションではなくこのファイルに、独自形式で書く。
help-option-collection = 別のコレクション。名前かフォルダーで指定。MULLIGAN_COLLECTIONでも指定できる。
help-option-replace = 同じ名前のカードが付属していても、ファイルのカードを使う。
help-option-all = 読み取れなかったカードを、最初のものだけでなくすべて表示する。
help-option-remove = 取り込みNAMEをコレクションから取り除く。
help-option-update = 取り込みNAMEのファイル、または全ファイルを読み直す。
help-option-pool = デッキを組む元になる、パックから出たカードのリスト。
help-option-set = パックのセット。記号か名前で指定。省くと最新。--setsで一覧。
help-option-sets = パックを開けられるセットの一覧。
help-option-packs = パックの数。
help-option-pools = 各プレイヤーのプールをこのフォルダーに、deck check --poolで読めるリストとして書く。--playのときは保存先のファイル。
help-option-seats = --formatにdraftかsealedを指定してデッキを省いたとき：テーブルの人数。ドラフトは4～8人。
help-option-rounds = スイスドローのラウンド数。省くと、全勝が1人になるまでの数。
help-option-needed = マッチに勝つのに必要なゲーム数。
help-option-flat = 1つおきの席は全カードを同じ強さとみなしてドラフトと構築を行い、他の席の勝率を表示する：数値の有効さの目安。
help-option-measure = デッキをランダムに組み、各カードの強さをこのファイルに書く。ドラフトのコンピューターが読むのはsrc/mulligan/data/GAME/strength.toml。
help-option-date = 禁止カードやフォーマットを判断する日付（例：2025-07-04）。省くと版の日付。
help-option-json = JSONで答える。
help-option-strict = 知らないカードを使うシナリオを失敗と数える。
help-option-verbose = 各シナリオのログをルール付きで表示する。
help-option-game = どのゲームか。
help-option-coverage = 版ごとに数える：項目、規定、コードのあるもの、テストのあるもの。抜けも一覧にする。
help-option-seconds = それぞれを測る秒数。
help-option-texts = 代わりに、データベースのカードを読み取る時間を測る。複数のファイルには繰り返し指定。

## Errors; what they say is in errors-en.ftl

error = エラー：{ $message }
error-inside = Mulligan内部で問題が起きました（{ $message }）。こちらの不具合です。ご報告ください。MULLIGAN_DEBUG=1を設定すると場所が表示されます。

## Version

version = mulligan { $version }（{ $state ->
    [compiled] コンパイル版
   *[uncompiled] 非コンパイル版
}、Python { $python }）

## Languages

# What stands between things in a row, between names that may have commas of their own, and between two sentences.
list-between = { "、" }
list-between-names = { "、" }
list-between-sentences = { "。" }
sentence-end = 。
# What is to be known of the words of this language; nothing of most.
language-note = { "" }
language-now = 今の言語は{ $language }です。langの後に次のどれかを入力すると切り替わります：{ $languages }

## Names of things

a-card = カード1枚
made-you = あなた
made-player = プレイヤー{ $number }
made-guest = ゲスト{ $number ->
    [0] { "" }
   *[other] { $number }
}
made-bot = CPU{ $number }
made-learner = あなた
made-teacher = 先生
made-list = 持ち込みデッキ
made-agent = { $known ->
    [yes] { $agent }CPU
   *[no] CPU（{ $agent }）
}{ $number ->
    [0] { "" }
   *[other] { $number }
}
agent-title-easy = やさしい
agent-title-normal = ふつう
agent-title-hard = 強い
agent-title-expert = 達人
agent-title-random = ランダム
agent-title-greedy = 欲張り{ $further ->
    [none] { "" }
   *[other] { $further }
}
agent-title-search = 先読み{ $further ->
    [none] { "" }
   *[other] { $further }
}
agent-easy = easy: やさしい。ルールは知っているが見落としをする初心者
agent-normal = normal: ふつう。1手先を読む
agent-hard = hard: 強い。あなたの応手まで少し考える
agent-expert = expert: 達人。待てるだけの時間をかけて考える
agent-random = random: すべて運まかせ
agent-person = person: このキーボードで遊ぶ人
# A keyword and its number, on the table.
numbered-keyword = { $name }{ $number }
yes = はい
no = いいえ
surprise = おまかせ

## Before a game

setup-game = どのゲームで遊びますか？
setup-go-on = 前のゲームを続けますか？
setup-new = new: 新しいゲーム
setup-left = { $game }：{ $players }、{ $when }、{ $choices }手まで
setup-deck = あなたのデッキは？
setup-deck-of = { $player }のデッキは？
setup-opponent = 対戦相手は？
setup-name = プレイヤー{ $number }の名前は？
setup-default = （Enter：{ $default }）
setup-again = 一覧の番号か名前で答えてください{ $names ->
    [none] 。
   *[other] （もしかして：{ $names }）。
}
setup-plays = { $you ->
    [yes] あなた
   *[no] { $player }
}のデッキは{ $deck }。
setup-begins = { $game }、{ $edition }版{ $seed ->
    [none] { "" }
   *[other] 、シード{ $seed }
}。番号か、したいことを入力してください。{ $help }でコマンドの一覧を表示します。

## Lessons

help-commands-lessons =
    lesson           このレッスンの説明をもう一度
    hint             お手本の選択
    again            このレッスンを最初から
    next             次のレッスン
lesson-title = レッスン{ $number }/{ $count }：{ $title }
lesson-task = 課題：{ $task }
lesson-rules = ルール{ $rules }。ruleと番号でルールを、hintでお手本を表示します。
lesson-well-done = よくできました！
lesson-not-yet = もう一息です。
lesson-after-done = Enterで次のレッスンへ。undoで1手戻す、againでもう一度、quitで終了。
lesson-after-missed = Enterでこのレッスンをもう一度。undoで1手戻す、nextで次のレッスンへ、quitで終了。
lesson-all-done = 最後のレッスンが終わりました。Enterで終了。通常のゲームは mulligan play { $game } --terminal で始められます。
lesson-next = 次のレッスン
lesson-again = もう一度
lesson-hint = レッスンのお手本は{ $number }番：{ $words }。
lesson-kept = レッスンの続きはこちら：{ $command }

## At the table

prompt = >
turn-line = { $turn }ターン目 · { $phase } · { $you ->
    [yes] あなた
   *[no] { $player }
}のターン
team-turn-line = { $turn }ターン目 · { $phase } · { $you ->
    [yes] 味方
   *[no] { $players }
}のターン
before-turn-line = { $phase }
nothing-here = なし
hand-of-you = あなたの手札
not-a-choice = 「{ $text }」は選択肢にありません{ $hint ->
    [none] 。
   *[other] （もしかして：{ $hint }）。
}1～{ $count }の番号か、helpを入力してください。
unknown-command = 「{ $text }」というコマンドはありません（もしかして：{ $hint }）
no-such-command = 「{ $text }」というコマンドはありません{ $hint ->
    [none] 。
   *[other] （もしかして：{ $hint }）。
}helpで一覧を表示します。
undone = 1手戻しました。
nothing-to-undo = これ以上戻せません。
redone = やり直しました。
nothing-to-redo = やり直せるものがありません。
saved = { $path }に保存しました。続きはこちら：{ $command }
save-scenario-where = どのファイルに保存しますか？ 例：save as scenario puzzle.json
save-over-file = { $path }はすでにあります。上書きしますか？
save-over = { $path }はゲームの保存ファイルではありません。上書きしますか？
kept = ゲームを保存しました。続きはこちら：{ $command }
loaded = { $path }を読み込みました。
save-where = どのファイルに保存しますか？ 例：save evening.json
load-which = どのファイルを読み込みますか？ 例：load evening.json
card-which = どのカードですか？ 例：card { $example }
card-of-no-choice = { $number }番の選択肢にカードはありません。
rule-which = どのルールですか？ 例：rule { $example }
deed = { $group }：{ $option }
analyse-progress = 手
analyse-curve = 各ターン開始時の勝率（本人が知り得た範囲）。棒は{ $player }のもの。
analyse-turn = { $turn }ターン目
analyse-won = { $player }の勝ち。
analyse-drawn = 引き分け。
analyse-point = { $number }手目（{ $turn }ターン目、{ $player }）：{ $chosen }（{ $chance }）。より良い手：{ $better }（{ $best }）。勝率で{ $cost }ポイントの損（{ $low }～{ $high }）。{ $reasons ->
    [none] { "" }
   *[other] 相手のターンが終わった時点で有利になっていた点：{ $reasons }。
}
analyse-player = { $player }：{ $count ->
    [0] { $choices }手のうち、明らかな損は無し。
   *[other] { $choices }手のうち{ $count }手が明らかな損、合わせて勝率{ $cost }ポイント。
}
solve-won = { $player }はこのターンに必ず勝てる：
solve-won-deals = { $player }は、伏せられたカードが何であっても、このターンに必ず勝てる（結果の変わる{ $deals }通りをすべて確認）：
solve-none = { $player }はこのターンに必ず勝つことはできない：どう応じられても、伏せられたカードが何であっても勝てる手順は無い。
solve-open = 未決：{ $reason ->
    [time] 考える時間が尽きた。
    [states] 調べる局面が多すぎた。
    [luck] { $player }の勝ち筋は運に左右される。仮想ゲーム{ $deals }回では勝てた：
    [deals] { $player }の勝ち筋は伏せられたカードに左右され、すべての場合は調べきれない。調べた{ $deals }通りでは勝てた：
   *[other] 選択肢の中に、最後まで調べられないものがあった。
}
solve-if = { $answer }の後：
solve-case = カードが場合{ $number }のとおりなら：
solve-as-above = …以下、上と同じ
solve-more = …ほか{ $number }行
solve-looked = { $seconds }秒で{ $states }局面を調べた。
hint-people = ヒントは、1人でコンピューターと対戦しているときだけ使えます。
hint-none = 今は選ぶものがありません。
hint-sure = ここはこの一手です：{ $option }
hint-why = 数字はその手の後の勝率。あなたの知っている範囲から{ $rounds }回、相手のターンが終わるまで仮に対戦した結果です。多く試した順に並んでいます。
hint-reasons = 「{ $better }」が「{ $other }」より良い理由（平均して有利になる点）：{ $reasons }。
reason = { $name }（{ $more }）
between-reasons = { "、" }
looking-back = ゲームを1手ずつ振り返っています。Ctrl-Cで中止。
why-not-what = 何ができない理由ですか？ 例：why not { $example }
why-not-which = 「{ $text }」というカードは、あなたに見える範囲にありません。尋ねられること：{ $verbs }。
why-not-any = あなたのどのカードでもできません
you-may = できます：{ $number }番、{ $option }。
interrupted = もう一度Ctrl-Cを押すか、quitと入力すると終了します。
goodbye = おつかれさまでした。
game-over = ゲーム終了。
you-won = あなたの勝ち！
you-lost = { $player }の勝ち。
drawn = 引き分け。
after-game = rematch：再戦、analyse：勝敗を分けた手、undo：1手戻す、save FILE：保存、log：ログ、quit：終了。
after-game-of-match = swap CARD for CARD：デッキとサイドボードの入れ替え、next：マッチの次のゲーム。
match-none = 次のゲームはありません。mulligan play --match でマッチ（2本先取）が遊べます。
match-not-over = ゲームはまだ終わっていません。
match-score = マッチの成績：{ $score }。
match-won = { $you ->
    [yes] あなたがマッチに勝利しました！
   *[no] { $player }がマッチに勝利しました。
}
swap-what = 何を入れ替えますか？ 例：swap 2 CARD for CARD。あなたのサイドボード：{ $side ->
    [none] なし
   *[other] { $side }
}。
swapped = { $out } ×{ $count }を抜き、{ $into } ×{ $count }を入れました。
news-more = …その前に{ $number }件：log
pages-more = …その前に{ $number }行：more
pages-first = 最初のページです。
log-empty = まだ何も起きていません。
no-open-cards = 表向きのカードはまだありません。
times = { SAME($name, "カード1枚") ->
    [yes] カード{ $number }枚
   *[no] { $name } ×{ $number }
}
times-told = { $text }（×{ $number }）
leads-on = { $words } …（{ $number }通り）
leads-to = { $group }：{ $words } …
numbers-on-board = { $first }～{ $last }（カードの横の番号）
which-of-them = どれにしますか？
no-longer = { $option }はもう選べません。
enter-back = （Enter：戻る）
yes-or-no = （y/n）
own-harm = { $option }：選べるのはあなたの{ $target }だけです。続けますか？
team-yours = 味方
team-other = 相手チーム
attached = { $name }{ $player ->
    [none] { "" }
   *[other] （{ $player }）
}{ $changes ->
    [none] { "" }
   *[other] ：{ $changes }
}
changed-by = { $changes }{ $name ->
    [none] { "" }
   *[other] （{ $name }）
}
its-own-text = 自身の能力
change-more-text = ほかの効果
pile-of = { $player }の{ $zone }
card-now = { $player }、{ $zone }：{ $change }
looking-at = あなたが見ているカード：
more-cards = ほか{ $number }枚
pass-the-keyboard = { $player }に交代してください。交代したらEnterを押してください。
rematch = もう一度！
stops-none = このゲームに停止の設定は要りません。できることがあれば必ず確認します。
stops-are = 必ず確認するステップ：{ $stops }。確認しないステップ：{ $skips }。必要なときだけ確認するステップ：{ $others }。stop NAMEとskip NAMEで前の2つを切り替えます。skipはNAMEの前にmyかtheirを付けられます。
stop-unknown = { $stop }というステップはありません。
stop-on = これから{ $stop }では必ず確認します。
stop-off = { $stop }では、できることが無ければ確認しません。
skip-on = 解決を待つものが無ければ、{ $stop }では確認しません。
skip-off = { $stop }で、できることがあればまた確認します。
pass-until-what = 「{ $text }」までのパスはできません。turn、my turn、something happens、または次のどれかを指定してください：{ $stops }。
pass-not-now = 今はパスできません。ほかの選択が必要です。
hold-on = 優先権を保持します：毎回確認します。もう一度holdで解除。
hold-off = できることがあるときだけ確認します。

help-commands =
    番号             選ぶ。いくつか並べると順に選ぶ：1 3 4
    言葉             したいことを書く：{ $intent }
    Enter            入力欄の前に示されたものを選ぶ
    hint             コンピューターの考え：選択肢とその勝率
    analyse          ゲームの後に：勝率の推移と、勝敗を分けた手
    why not …        できない理由とそのルール：why not { $example }
    card NAME        カードの内容。card 2なら2番の選択肢のカード
    rule NUMBER      ルールの内容。ほかの語なら、それを含むルールの一覧
    board            テーブルをもう一度表示
    piles            公開されているカードを、場所ごとに全部
    log, more        起きたこととそのルール。moreで前のページ、log allで全部
    undo, redo       1手戻す、やり直す
    save FILE        ゲームを保存。load FILEで続きから
    save as scenario FILE   今のテーブルを、誰でも始められる形で保存
    concede          投了
    rematch          ゲームの後に：再戦
    lang TAG         言語を変える：lang ja、lang zh-TWなど。langだけで一覧
    quit             終了
help-commands-stops =
    pass turn        このターンが終わるまでパス。pass until my turn、pass until end
    pass on          誰かが何かするまでパス
    stops            確認するステップの設定。stop NAMEとskip NAMEで変更
    hold             優先権を保持
help-commands-match =
    next             ゲームの後に：マッチの次のゲーム
    swap … for …     ゲームの間に：デッキとサイドボードの入れ替え

## Choices that every game has

# $title: the card that asks, whose it is, the name of its ability; $head: the same and what it would do, in words.
# $which: of several things to be chosen the one that is meant now; $chosen: what has been chosen for it already;
# $done: whether one may stop here; $card: the card that all options are about, if there is one.
ask-title = { $about }{ $ability ->
    [none] { "" }
   *[other] 「{ $ability }」
}{ $whose ->
    [theirs] （{ $holder }）
   *[other] { "" }
}
ask-head = { $title }：{ $text }。
ask-choose = { $head ->
    [none] { $title ->
        [none] { "" }
       *[other] { $title }：
    }
   *[other] { $head }
}{ $which ->
    [none] { "" }
   *[other] 今選ぶもの：{ $which }。
}{ $chosen ->
    [none] { "" }
   *[other] 選択済み：{ $chosen }。
}{ $done ->
    [yes] どれを選びますか？（または完了）
   *[no] どれを選びますか？
}
ask-may = { $head ->
    [none] { $title }：使いますか？
   *[other] { $head }{ $word ->
        [unless] 支払いますか？
       *[other] 行いますか？
    }
}
ask-mode = { $title }：どれを行いますか？
ask-player = { $head ->
    [none] { $title }：
   *[other] { $head }
}どのプレイヤーを選びますか？
ask-name = { $head ->
    [none] { $title }：
   *[other] { $head }
}どの名前を指定しますか？
ask-put = { $head }{ $verb ->
    [order] 上から順に、次に置くカードは？
   *[other] { $text ->
        [none] { $done ->
            [yes] どのカードを選びますか？（または完了）
           *[no] どのカードを選びますか？
        }
       *[other] { $card ->
            [none] 次にどのカードを、どこに置きますか？
           *[other] { $card }をどこに置きますか？
        }
    }
}
ask-turn = あなたのターン：何をしますか？
waits-for = { $player }が選択中です。

option-choose = { $card ->
    [none] { $player ->
        [none] { $text ->
            [none] { $number }
           *[other] { $text }
        }
       *[other] { $player }
    }
   *[other] { $card }{ $text ->
        [none] { "" }
       *[other] ：{ $text }
    }{ $whose ->
        [theirs] （{ $holder }）
       *[other] { "" }
    }
}
option-yes = はい
option-no = いいえ
option-done = 完了
option-pass = パス
option-keep = キープ
option-end = ターンを終了する
option-resolve = { $card }{ $ability ->
    [none] { "" }
   *[other] ：{ $ability }
}{ $target ->
    [none] { "" }
   *[other] （{ $target }）
}
option-order = { $card }
option-concede = 投了
option-use = { $card }：{ $ability }
option-play = { $card }
option-move = { $card } → { $target }
option-attack = { $card } → { $target ->
    [none] { $player }
   *[other] { $target }
}
option-assign = { $target ->
    [none] { $player }
   *[other] { $target }
}に{ $number }
option-pay = { $card ->
    [none] { $text }
   *[other] { $card }
}

group-choose = 選ぶ
group-yes = 選ぶ
group-no = 選ぶ
group-done = その他
group-pass = その他
group-end = その他
group-keep = その他
group-resolve = 次に解決
group-order = 先に置く
group-play = プレイ
group-use = 能力を使う
group-move = 移動
group-attack = 攻撃

cannot = { $card ->
    [none] { "" }
   *[other] { $card }で
}{ $verb }はできません
refusal = { $what }：{ $why }（ルール{ $rule }、{ $edition }版）
refusal-without-rule = { $what }：{ $why }
refusal-not-your-turn = あなたのターンではありません
refusal-not-asked-now = 今はそのタイミングではありません
refusal-not-in-hand = 手札にありません
refusal-not-in-play = 場にありません
refusal-not-yours = あなたのものではありません

## Log lines that every game has

note-wins = { $you ->
    [yes] あなた
   *[no] { $player }
}はゲームに勝利した。
note-loses = { $you ->
    [yes] あなた
   *[no] { $player }
}はゲームに敗北した。
note-leaves = { $you ->
    [yes] あなた
   *[no] { $player }
}はゲームから離れた。
note-is-drawn = ゲームは引き分け。
note-starts = { $you ->
    [yes] あなた
   *[no] { $player }
}が先攻。
note-turn-begins = { $number }ターン目：{ $you ->
    [yes] あなた
   *[no] { $player }
}のターン。
note-turn-ends = { $you ->
    [yes] あなた
   *[no] { $player }
}のターン終了。
note-draws = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }を引いた。
note-shuffles = { $you ->
    [yes] あなた
   *[no] { $player }
}はシャッフルした。
note-looks = { $you ->
    [yes] あなた
   *[no] { $player }
}はカード{ $number }枚を見た。
note-names = { $you ->
    [yes] あなた
   *[no] { $player }
}は「{ $text }」を指定した。
note-triggers = { $card }の能力が誘発した。
note-resolves = { $card }{ $text ->
    [none] { "" }
   *[other] ：{ $text }
}が解決された。
note-uses = { $you ->
    [yes] あなた
   *[no] { $player }
}は{ $card }{ $text ->
    [none] { "" }
   *[other] の「{ $text }」
}を使用した。
note-is-chosen = { $card }が選ばれた。
note-is-revealed = { $card }が公開された。
note-is-discarded = { $card }が捨てられた。
note-goes-to-hand = { $card }が{ $you ->
    [yes] あなた
   *[no] { $player }
}の手札に加わった。
note-returns-to-hand = { $card }が{ $you ->
    [yes] あなた
   *[no] { $player }
}の手札に戻った。
note-deck-is-empty = { $you ->
    [yes] あなた
   *[no] { $player }
}のデッキが空になった。

## Decks

complaint-deck-not-in-pool = { $card }がデッキとサイドボードで合わせて{ $count }枚あります。{ $limit ->
    [0] プールにはありません
   *[other] プールにあるのは{ $limit }枚です
}
complaint-deck-beyond-packs = { $card }が{ $count }枚あります。パックから出るのは多くても{ $limit }枚です
complaint = { $why }（ルール{ $rule }、{ $edition }版）
deck-legal = { $deck }：{ $count }枚、{ $game }（{ $edition }版）で使用できます。
deck-curve = コスト分布：{ $curve }（平均{ $average }）
deck-colours = 色：{ $counts }
deck-types = タイプ：{ $counts }
deck-side = サイドボード：{ $count }枚
deck-illegal = { $deck }：{ $count }枚、{ $game }（{ $edition }版）では使用できません：

## Drafts

draft-begins = { $set }のドラフト、{ $seats }人。{ $path }に保存します。
sealed-begins = { $set }のシールド戦、{ $players }人。{ $path }に保存します。
draft-page = パック{ $round }/{ $rounds }、{ $pick }ピック目：{ $from }から受け取り、{ $way ->
    [left] 左
   *[other] 右
}の{ $to }へ渡す。{ $have ->
    [0] ピック済みのカードはまだありません。
   *[other] ピック済み{ $have }枚。
}
draft-several = 2枚以上あるもの：{ $cards }
draft-picked = { $card }をピックしました。
draft-pool = { $count ->
    [0] まだ何もピックしていません。
   *[other] ピックした{ $count }枚：
}
draft-hint = コンピューターなら{ $card }をピックします。
draft-what = 「{ $text }」に当てはまるカードが無いか、いくつもあります。コマンドでもありません。helpで入力できるものを表示します。
draft-help = カードの番号か名前でピックします。pool：ピックしたカード、card NAME：カードの内容、hint：コンピューターならどうピックするか、quit：終了。1回ピックするたびに保存されます。
draft-left = 保存しました。続きはこちら：{ $command }
pool-no-card = 「{ $text }」というカードはありません
build-begin = { $player }：40枚以上のデッキを組んでください。カードは{ $count }枚。コンピューターならこう組みます：
build-size = デッキ{ $count }枚
build-not-there = そのカードが無いか、枚数が足りません：「{ $text }」
build-saved = デッキを{ $path }に保存しました。
build-what = 「{ $text }」というコマンドはありません。helpで入力できるものを表示します。
build-help = add [N] CARD：入れる、cut [N] CARD：抜く、side：プールの残り、deck：デッキ、card NAME：カードの内容、suggest：組み直し、save FILEとload FILE：保存と読み込み、done：このデッキで対戦、quit：終了。
review-pick = { $player }、パック{ $pack }、{ $pick }ピック目：{ $card }{ $same ->
    [yes] { "" }
   *[no] （コンピューター：{ $bot }）
}{ $others ->
    [none] { "" }
   *[other] 、選ばなかったもの：{ $others }
}
event-play = テーブル{ $table }：{ $players }

## Events

event-round = 第{ $number }ラウンド（{ $stage ->
    [swiss] スイスドロー
   *[other] 勝ち抜き戦
}）
event-table = { $table }：{ $first } – { $second }{ $score ->
    [none] { "" }
   *[other] ：{ $score }
}
event-has-bye = { $table }：{ $first }は不戦勝
event-points = 勝ち点
event-player = プレイヤー
event-matches = マッチ
event-opponents-match = 相手マッチ率
event-games = ゲーム率
event-opponents-game = 相手ゲーム率
event-left = { $player }（棄権）
event-won = { $player }が大会に優勝しました。
event-begun = { $players }人、{ $rounds ->
    [0] 最初から勝ち抜き戦
   *[other] { $rounds }ラウンド
}の大会を{ $path }に作りました。mulligan event pair で始まります。
event-dropped = { $player }が棄権しました。
event-waits = 第{ $round }ラウンドは、テーブル{ $tables }の結果を待っています。

## Packs

season-figures = カードの強さの数値に従う者は、従わない者との{ $games }ゲームに{ $rate }で勝った（{ $low }～{ $high }）。
season-progress = 大会
season-title = { $game }、{ $form }：大会{ $evenings }回、{ $games }ゲーム、シード{ $seed }
season-card = カード
season-drawn = 引いたゲーム数
season-rate = 勝率
season-interval = 95%区間
season-brought = 入れたデッキの勝率
season-colours = デッキ
season-matches = マッチ
season-best = 勝率の高いカード
season-worst = 勝率の低いカード
season-few = { $least }ゲーム以上で引かれたカードはありません。
season-endless = { $number }ゲームは{ $most }選択以内に終わりませんでした。
season-lost = どのプロセスでも完了しなかった大会：{ $numbers }
season-stopped = 中止：大会{ $count }回のうち{ $played }回を行いました。
season-measured = カード{ $count }枚の強さを{ $path }に書きました。

pack-of = { $set }のパック{ $number }、シード{ $seed }
pool-of = { $player }：{ $count }枚
pool-written = { $player }のプールを{ $path }に書きました。
set-cards = { $code }  { $name }：{ $count }枚

## Cards

sheet-text = 文章
card-count = { $number }枚
card-from = { $file }から{ $date }に取り込み
cards-reading = { $file }を読んでいます…
cards-kept = { $game }のカード{ $number }枚をコレクション「{ $collection }」に加えました。
cards-written = { $game }のカード{ $number }枚を{ $path }に書きました。
cards-built-in = { $number }枚は付属のカードにあり、そのまま残ります。--replaceでファイルのものを使います。
cards-left-out = { $number }行はトークンなど、デッキに入らないものなので、取り込みませんでした。
cards-refused = { $number }枚は読み取れませんでした。`mulligan cards coverage { $file }` で主な原因を表示します。
cards-more-refused = …ほか{ $number }枚。--allですべて表示します。
cards-right = 正しいカード{ $number }枚、誤りのあるカード{ $wrong }枚。{ $wrong ->
    [0] `mulligan cards import { $file }` で対戦に使えます。
   *[other] { "" }
}
cards-begun = 例入りの{ $path }を作りました。`mulligan cards check { $path }` で書いたものの誤りを調べられます。
cards-coverage-title = { $game }、{ $file }
coverage-set = セット
coverage-names = 名前
coverage-understood = 読み取り
coverage-share = 割合
coverage-all = 全体
coverage-phrases = 読み取りを最も妨げている語句：
coverage-by-hand = 手書きの表記による付属カード：文法が受け付けないもの{ $refused }枚、文法の読みと異なるもの{ $otherwise }枚（名前の{ $share }%）。
coverage-lines = 文法は{ $lines }行。ここで使われたのは{ $used }行、うち{ $alone }行は1枚だけで使用。
coverage-own = 記法で書かれているか、ほかのカードが使わない行や長い語句が必要なカードは合わせて{ $names }枚（{ $share } %）。
exercise-playing = { $game }を対戦中…
exercise-unplayed = 一度もプレイされず：{ $card }
exercise-unresolved = 一度も解決されず：{ $card }：{ $ability }
exercise-done = { $games }ゲームで、カード{ $cards }枚のうち{ $played }枚をプレイ、能力{ $abilities }個のうち{ $resolved }個を解決。
collection-title = コレクション「{ $name }」（{ $folder }）：
collection-line = { $name }：{ $game }のカード{ $number }枚、{ $file }、{ $date }。セット：{ $sets }{ $replaces ->
    [yes] 。付属のカードを置き換え
   *[no] { "" }
}
collection-empty = まだ何も取り込んでいません。`mulligan cards import FILE` で取り込めます。
collection-removed = { $name }をコレクションから取り除きました：{ $number }枚。
collection-updated = { $name }：{ $number }枚（以前は{ $before }枚）。

## Simulations

sim-title = { $game }、{ $edition }版：{ $games }ゲーム、シード{ $seed }
fit-tempo = 手番
fit-auc = 未知のゲームで、勝った局面が負けた局面より高く評価された組は全体の{ $auc }（{ $positions }局面。{ $rows }局面で調整）。
sim-progress = ゲーム
sim-deck = デッキ
sim-agent = エージェント
sim-wins = 勝ち
sim-rate = 勝率
sim-interval = 95%区間
sim-as-first = 先攻時
language-code = ja
tune-title = 入れ替え{ $of }通りのうち{ $tried }通り、各{ $games }ゲーム、同じ運のもとで
tune-out = 抜く
tune-in = 入れる
tune-games = ゲーム
tune-difference = 勝ちの増減（100ゲームあたり）
tune-interval = 95%区間
tune-verdict = 判定
tune-better = 良い
tune-worse = 悪い
tune-alike = ほぼ変わらない
tune-open = まだ不明
tune-sure = { $sure ->
    [0] 確実に良くなる入れ替えはありません。
   *[other] 確実に良くなる入れ替えは{ $sure }通りです（それぞれ単独の結果で、組み合わせは試していません）。
}この表の判定が1つでも誤っている確率は、何度見ても最大5%です。{ $undecided ->
    [0] { "" }
   *[other] { $undecided }通りはまだ何とも言えません。ゲームを増やせば分かるかもしれません。その並び順にあまり意味はありません。
}
tournament-progress = マッチ
tournament-title = トーナメント：{ $game }、{ $edition }版
tournament-played = { $matches }マッチ、{ $games }ゲーム、シード{ $seed }。
tournament-standings = 順位
tournament-ratings = レーティング
tournament-ratings-why = openskillのPlackett-Luceモデルによる。全員25から始め、95%区間付き。
tournament-decks = デッキ対デッキ
tournament-decks-why = 行のデッキが列のデッキとのマッチに勝った割合とマッチ数。区間は指すと表示されます。
tournament-lengths = ゲームの長さ
tournament-lengths-axis = 各ターンまでに終わったゲームの割合。
tournament-how = 勝ち方
tournament-matches = マッチ
tournament-share = 勝率
tournament-points = 勝ち点
tournament-rating = レーティング
tournament-endless = 終わらなかったゲーム：{ $number }。
tournament-lost = プロセスが2回落ちたマッチ：{ $numbers }。もう一度実行すると試します。
tournament-timed = { $agents }：考える時間に依存するか外部のプログラムなので、同じシードでも同じゲームになるとは限りません。
tournament-stopped = { $of }マッチのうち{ $played }マッチで中止。{ $out ->
    [none] --outの指定が無いため、何も保存していません。
   *[other] 同じ--outでもう一度実行すると続きから始まります。
}
ending = { $how ->
    [lore] 20ロア
    [life] ライフが0
    [poison] 毒
    [main] 主人公の撃破
    [deck] デッキ切れ
   *[other] その他
}
sim-cards-title = { $deck }のカード別：勝率／ゲーム数
sim-card = カード
sim-card-opening = 最初の手札
sim-card-drawn = 引いた
sim-card-played = プレイした
sim-card-not-drawn = 引かず
sim-card-lift = 勝率差
sim-card-turn = ターン
sim-cards-why = 勝率差：そのカードを引いたとき、引かなかったときより100ゲームあたり何勝多いか。ターン：最初にプレイした時期。長いゲームほど多くのカードを引くので、同じデッキのカード同士で比べてください。区間は--jsonにあります。
sim-turns-title = 終わったゲームと、そのうち各デッキの勝ち
sim-turn = ターン
sim-ended = 終了
sim-first = 先攻の勝率は{ $rate }（{ $low }～{ $high }）。
sim-draws = 引き分け：{ $number }。
sim-length = 長さ：平均{ $mean }ターン、中央値{ $median }、{ $least }～{ $most }。1ゲームあたり{ $decisions }選択。
sim-endless = { $most }選択で終わらず、上に数えていないもの：{ $numbers }。
sim-lost = プロセスが落ちて失われたもの：{ $numbers }。
sim-stopped = 中止：{ $games }ゲームのうち{ $played }ゲームを行いました。
sim-speed = { $seconds }秒、毎秒{ $rate }ゲーム。

soak-summary = { $games }ゲーム、{ $decisions }選択、失敗{ $failures }、{ $hours }時間。
soak-sitting = テーブル
soak-games = ゲーム
soak-decisions = 選択
soak-longest = 最長のゲーム
soak-longest-game = 最長のゲーム：{ $turns }ターン、{ $decisions }選択（ゲーム{ $number }、{ $sitting }）。
soak-slowest = 最も遅い処理：{ $seconds }秒。ゲーム{ $number }（{ $sitting }）の選択{ $decision }（{ $rule }）の後。
soak-memory = メモリ：1プロセスあたり最大{ $most } MB。最初の{ $games }ゲームの後は{ $early } MB。
soak-seeds = { $build }のゲーム：{ $seeds }。

## Scenarios

scenario-failed = 失敗 { $where }：{ $id }：{ $message }
scenario-skipped = 省略 { $where }：{ $id }：{ $message }
scenario-log = { $id }（{ $status ->
    [passed] 成功
    [failed] 失敗
   *[skipped] 省略
}）
scenario-illegal = 手順{ $step }、不適正：{ $reason }
scenario-counts = 成功{ $passed }、失敗{ $failed }、省略{ $skipped }

## Rules

rule-title = { $game }、{ $edition }版、{ $number }
rule-name = ルール
rule-none = コード無し
rule-code = コード
rule-tests = テスト
rule-editions = 他の版
rule-below = 下位の項目
rule-no-code = まだ無し
rule-no-tests = まだ無し
rule-nowhere = 記載無し
none-heading = 見出し
none-definition = 定義
none-example = 例
none-reference = 他のルールへの参照
none-hands = 人が手で行うこと
none-card = カードやパックに印刷されたこと
none-not-built = 未実装
coverage-title = { $game }：ルール、コード、テスト
coverage-edition = 版
coverage-entries = 項目
coverage-normative = 規定
coverage-with-code = コードあり
coverage-with-tests = テストあり
coverage-hole-code = コードの無いもの、{ $edition }版：
coverage-hole-tests = テストの無いもの、{ $edition }版：
coverage-whole = 抜けはありません。
coverage-unknown = どの台帳にも無いルールを挙げているコード：

## Speed

bench-title = { $game }（{ $decks }）
bench-variant = 種類
bench-games = ゲーム/秒
bench-decisions = 選択/秒
bench-clone = µs/コピー
bench-wide = 全{ $cards }枚からのランダムな適正デッキ：毎秒{ $games }ゲーム、{ $decisions }選択。上の選択数の{ $share }%。
bench-load = 読み込み：2つのデッキがテーブルに並ぶまで{ $decks } ms、全カードで{ $catalog } ms。
bench-compiled = コンパイル版
bench-uncompiled = 非コンパイル版
bench-ratio = コンパイル版は{ $ratio }倍のゲームを行えます。
bench-not-compiled = このMulliganはコンパイル版ではないため、比べるものがありません。
bench-texts = カードのテキストの読み取り（プロセッサの秒数）
bench-texts-cards = カード

## The server

help-serve = 仲間と遊ぶテーブルをブラウザーに用意します：招待リンク、観戦、コンピューターとの対戦。
help-option-host = 待ち受けるアドレス。0.0.0.0ならこのマシンのすべて。
help-option-port = 待ち受けるポート。0なら空いているもの。
help-option-origin = サーバー自身のもの以外に人が使うアドレス（例：https://table.example）。複数指定できる。
help-option-workers = コンピューターが考えるプロセスの数。省くとプロセッサー数より1少ない。
serve-begins = Mulliganは{ $address }で動いています（Ctrl+Cで終了）
server-begun = ゲームはすでに始まっています。
server-deck = このデッキは使用できません。
server-engine = ゲーム自体に問題が起きました。選択は取り消され、ほかに変わったことはありません。
server-hello-first = 最初のメッセージはhelloです。
server-hello-once = helloは最初に1回だけです。
server-illegal = その選択肢はありません。あなたの選択肢のidを指定してください。
server-late = その選択はもう終わっています。今の選択は{ $number }番です。
server-malformed = メッセージを読み取れません。
server-no-deck = { $name }という付属のデッキはありません。
server-no-edition = その版はありません。あるのは{ $editions }です。
server-no-format = そのフォーマットはありません。あるのは{ $formats }です。
server-no-game = 「{ $name }」というゲームはありません。あるのは{ $games }です。
server-no-seat = このトークンの席はこのテーブルにありません。
server-no-table = そのテーブルはありません。
server-not-asked = 今はあなたの選ぶ番ではありません。
server-not-begun = ゲームはまだ始まっていません。
server-not-full = 席がすべて埋まるとゲームが始まります。
server-not-over = ゲームはまだ終わっていません。
server-not-playing = 対戦中のゲームはありません。
server-not-watched = このテーブルは観戦できません。
server-one-host = あなたの席は1つです：種類がmeの席をちょうど1つにしてください。
server-only-watching = あなたは観戦中です。
server-players = ここでは{ $fewest }～{ $most }人用です。
server-players-exactly = { $most }人用です。
server-protocol = このサーバーのプロトコルは{ $number }です。
server-repeated = この選択は受け付け済みです。二重には行われません。
server-seat-taken = この席は埋まっています。
server-too-big = 大きすぎます。
server-undo-hidden = その後に誰かが新しい情報を得ています。人との対戦では、それより前には戻せません。
server-undo-nothing = これ以上戻せません。
server-undo-counted = このゲームの結果はすでに数えられています。
server-not-between = カードの入れ替えは、マッチのゲームとゲームの間に行います。
server-not-brought = 持ち込んだカードに{ $name }はそれほどありません。
server-chat-off = このテーブルのチャットはオフです。
server-muted = ホストがあなたの発言を止めています。
server-no-stop = そのステップはありません。あるのは{ $stops }です。
server-only-host = これはテーブルを作った人だけができます。
server-hint-unfair = ヒントは、ほかに人がいないときだけ使えます。
server-storage = 記録できないため、行われませんでした。もう一度試してください。
server-moved = このテーブルは別のサーバーに移りました。接続し直してください。
server-elsewhere = このテーブルは{ $address }にあります。
server-unreadable = このバージョンではゲームを続けられません（{ $error }）。記録は読めます。
help-option-database = テーブルの保存先：postgresql://… のようなアドレス。省くとデータフォルダーのファイル。
server-no-such-game = そのゲームはこのテーブルにありません。
help-option-terminal = ターミナルで遊ぶ。
help-option-no-open = アドレスだけを表示し、ブラウザーを開かない。
play-begins = Mulliganは{ $address }で動いています（Ctrl+Cで終了、--terminalならここで遊べます）
server-too-fast = 速すぎます。少し待ってください。
server-crowded = このテーブルにはすでに人が多すぎます。
help-option-redis = 1つのデータベースを共有する複数のサーバーの連絡先：redis://… のようなアドレス
server-nobody-answers = このテーブルのサーバーが応答しません。少し待ってもう一度試してください。
server-your-list = あなたのリスト
server-no-language = 「{ $name }」という言語には対応していません。あるのは{ $languages }です。
sorting-code = shift_jis
list-between-lines = { "" }
label = { $name }：
percent = { $share }%
in-brackets = （{ $text }）
in-quotes = 「{ $text }」
server-no-evening = そのようなドラフトやシールドはここにありません。
server-not-building = デッキを組めるのは、最後のピックのあと、最初のラウンドの前です。
server-late-pick = このピックはもう終わっています。これまでに{ $number }枚ピックしました。
server-has-left = { $name }はすでに棄権しています。
server-not-away = { $name }を待たずに進められるのは、ホストか、離席した人を5分待った人だけです。
server-no-match = { $name }には今行うマッチがありません。
server-evening-goes-on = このマッチは終わりました。次のラウンドはドラフトのページにあります。
server-match-secret = ここで使われたカードは、マッチが終わってから公開されます。
server-evening-secret = ここで使われたカードは、すべてのラウンドが終わってから公開されます。
