# What can be wrong, in every game: what is wrong, where, by which rule, and what would be right.
# A value that there is none of is `none`. What is wrong only in one game, or in the card language, is in its own folder.

# What stands between the things of a list.
between = { "、" }
# What stands before each line of a list of sentences.
next-line = { "\u000A  " }

game-name = { $game ->
    [lorcana] ロルカナ
    [cipher] サイファ
    [magic] マジック
   *[other] { $game }
}

## Files

no-file = { $path }というファイルがありません
unreadable = { $path }を読めません：{ $reason }
file-too-big = { $path }は大きすぎます。読めるのは{ $most } MBまでです
not-utf-8 = { $path }を読めません：UTF-8のテキストではありません
no-port = { $host }のポート{ $port }で待ち受けできません：{ $reason }
no-database = { $url }にデータベースがありません：{ $reason }
no-redis = { $url }にRedisがありません：{ $reason }
no-path = { $path }はパスではありません：{ $reason }
not-a-file = { $path }は{ $sort ->
    [folder] フォルダー
    [link] リンク（リンク先のファイルを指定してください）
    [pipe] パイプ
   *[device] デバイス
}です。{ $act ->
    [read] 読める
   *[written] 書き込める
}のはファイルだけです
no-journal = { $path }に書き込めないため、このゲームは途中で保存されません：{ $reason }
unwritable = { $path }に書き込めません：{ $reason }

## Games, editions, players

no-game = 「{ $name }」というゲームはありません。あるのは{ $games }です
no-language = 「{ $name }」という言語には対応していません。あるのは{ $languages }です
no-lesson = 「{ $name }」というレッスンはありません。あるのは{ $lessons }です
no-agent = 「{ $name }」というエージェントはありません。あるのは{ $agents }、自作のものはmodule:Classです
search-budget = 「{ $name }」では考える時間がありません。1選択0.5秒ならsearch-0.5s、400回の試行ならsearch-400と指定してください
value-missing = { $where }：{ $names }の重みがありません。このファイルは `mulligan fit` が書きます
value-no-number = { $where }：{ $name }の値{ $value }は数ではありません
agent-no-class = { $name }：「{ $called }」というクラスがありません{ $classes ->
    [none] { "" }
   *[other] 。あるのは{ $classes }です
}
agent-cannot-choose = { $name }：エージェントにはメソッドchoose(seat)が必要です。書き方はdocs/agents.mdにあります
agent-broken = { $name }：{ $reason }
no-edition = { game-name }に「{ $edition }」という版はありません。あるのは{ $editions }です
no-format = { game-name }に「{ $format }」というフォーマットはありません。あるのは{ $formats }です
no-set = { game-name }に「{ $set }」というセットはありません。パックを開けられるのは{ $sets }です
set-without-rarity = { game-name }：セット{ $set }には、パックに必要なレアリティ{ $rarities }のカードがありません
strength-no-number = { $where }：{ $card }の強さ{ $value }は数ではありません
packs-no-number = { $where }：{ $key }の値{ $value }は小さな数ではありません
event-players = 大会のプレイヤーは2～{ $most }人です（指定は{ $count }人）
event-names = 大会のプレイヤーには別々の名前が必要です{ $names ->
    [none] { "" }
   *[other] 。{ $names }が重なっています
}
event-rounds = 大会は{ $most }ラウンドまで、勝ち抜き戦の人数は{ $players }人まで、マッチに必要な勝ち数は50までです
event-round-open = 第{ $round }ラウンドはまだ終わっていません：テーブル{ $tables }の結果がありません
event-over = 大会は終わっています
event-no-table = { $count ->
    [0] まだ組み合わせが決まったラウンドはありません。mulligan event pair で最初の組み合わせを決めます
   *[other] このラウンドにテーブル{ $table }はありません。あるのは{ $count }までです
}
event-bye = テーブル{ $table }の{ $player }は不戦勝なので、結果は要りません
event-score = { $score }は結果になりません：マッチは{ $needed }ゲーム勝てば終わりです
event-no-draw = テーブル{ $table }：勝ち抜き戦なので、勝者を決めてください
event-gone = { $player }はすでに棄権しています
event-no-player = 「{ $name }」というプレイヤーがいないか、何人もいます。プレイヤーは{ $players }です
event-unreadable = { $where }はMulliganが書いた大会のファイルではありません
event-of-later-version = { $where }は、このMulligan（{ $version }）より新しいバージョンで書かれています
event-broken = { $where }：{ $why }
event-there = { $path }はすでにあります。大会は新しいファイルで始めてください
event-result = 「{ $text }」は結果として読めません。2-1、または引き分けがあれば2-1-1のように書いてください
event-without-decks = この大会のプレイヤーにはデッキがありません。始めるときに--deckで指定するか、テーブルで対戦して結果を報告してください
draft-seats = ドラフトは{ $fewest }～{ $most }人です（指定は{ $count }人）
draft-packs = ドラフトでは全員が同じ数のパックを使います
draft-people = { $people }人は{ $seats }席に着けません。名前も1人ずつ別にしてください
draft-which-game = どのゲームのドラフトですか？ あるのは{ $games }です
draft-none-kept = 続きのあるドラフトはありません
draft-busy = { $path }のドラフトは今、使用中です
draft-goes-on = ドラフトはまだ終わっていません。全員のピックは終わった後に見られます
draft-over = ドラフトは終わっています：すべてのカードがピックされました
draft-waits = { $player }はピックを終え、他の人を待っています
draft-not-there = { $player }は{ $card }を持っていません。あるのは{ $cards }です
draft-unreadable = { $where }はMulliganが書いたドラフトのファイルではありません
draft-of-later-version = { $where }は、このMulligan（{ $version }）より新しいバージョンで書かれています
draft-broken = { $where }：{ $line }行目のピックは行えません：{ $why }
draft-misses-cards = { $where }：{ $cards }がここのカードにありません
no-rule = { game-name }の{ $edition }版に、ルール{ $number }はありません{ $hint ->
    [none] 。その語を含むルールもありません
   *[other] 。近いものは{ $hint }です
}
agent-failed = エージェント{ $agent }でエラーが起きました：{ $error }{ $why ->
    [none] { "" }
   *[other] ：{ $why }
}。MULLIGAN_DEBUG=1を設定し、1プロセスで実行すると詳細が表示されます
agent-chose-nothing = エージェント{ $agent }が、選択肢に無い{ $chosen }を選びました。seat.optionsの中から選んでください
no-import = { game-name }のカードデータベースはまだ取り込めません。ロルカナのものは取り込めます
match-without-kind = このゲームにはゲームの種類がありません。mulligan.new_gameか、ゲームの種類から作ってください
no-switch = { $switch ->
    [by-hand] { game-name }では、コストの支払い方を選ぶことはありません。--by-handを外してください
   *[other] { game-name }で「{ $switch }」は設定できません。設定できるのは{ $switches }です
}
too-few-players = { $count }人では足りません。{ $fewest }人以上必要です
too-many-players = { $count }人は多すぎます。1卓に座れるのは{ $most }人までです。これはルールではなく、このプログラムの上限です
players-need-decks = プレイヤー{ $players }人には{ $players }個のデッキが必要です（指定は{ $decks }個）
player-without-deck = { $player }のデッキがありません。プレイヤーはデッキを各自1つ用意します（{ $rule }）
teams-of-players = --teamsには、プレイヤー{ $players }人それぞれのチームを1,2,1,2のように指定してください
teams-for-players = チームの指定は{ $teams }人分ですが、プレイヤーは{ $players }人です
team-number = チームの番号は0からで、プレイヤーの人数（{ $players }）より小さい数です
player-name = 「{ $name }」はプレイヤーの名前に使えません。目に見える文字で1～{ $most }文字です
players-of-one-name = 「{ $name }」というプレイヤーが2人います。別々の名前にしてください
no-such-player = プレイヤーは{ $players }人で、{ $number }番のプレイヤーはいません
seed-too-long = シードは0以上の、{ $bits }ビット以内の数です
copies-of-card = 「{ $name }」が{ $count }枚です。入れられるのは1～{ $most }枚です
leader-not-in-deck = デッキ{ $deck }を率いる「{ $leader }」が、そのデッキに入っていません
table-too-big = 1つのテーブルに置けるカードは{ $most }枚までです
deck-too-big = デッキ{ $deck }のカードが多すぎます。最大{ $most }枚です
one-team = プレイヤー全員が同じチームです。チームは2つ以上必要です
few-decks = ゲームにはデッキが2つ以上必要です
agents-for-decks = デッキ{ $decks }個に対してエージェントが{ $agents }個です。全体で1つか、デッキごとに1つ指定してください

## Cards and decks

no-card = 「{ $name }」という名前のカードはありません{ $hint ->
    [none] { "" }
   *[other] （もしかして：「{ $hint }」）
}
card-of-several = 「{ $name }」という名前のカードは複数あります。どれかを指定してください：{ $cards }
no-card-like = 「{ $name }」という名前のカードはありません{ $hint ->
    [none] { "" }
   *[other] （もしかして：{ $hint }）
}
no-built-in-deck = { game-name }に「{ $name }」というデッキは付属していません。あるのは{ $decks }です
no-deck = { $name }というデッキはありません。ファイルでも付属のデッキでもありません{ $hint ->
    [none] { "" }
   *[other] （もしかして：「{ $hint }」）
}。付属のデッキは{ $decks }です
deck-of-no-game = { $path }はどのゲームのデッキでもありません。{ $reason }
illegal-deck = { $deck }は使用できないデッキです：{ $why }
deck-line = { $where }、{ $line }行目：{ $why }
deck-lines = { $where }：{ $count }行のカードが見つかりません。{ $lines }
deck-lines-one = { $line }行目：{ $why }
deck-too-long = { $where }：{ $most }行を超えるものはデッキではありません
deck-too-big-file = { $where }は{ $most } MBより大きく、デッキではありません
deck-of-unknown-kind = { $where }は{ $kind ->
    [pdf] PDF
    [picture] 画像
    [zip] 圧縮ファイル
    [word] ワープロの文書
    [database] データベース
    [program] プログラム
    [page] ウェブページ
   *[binary] テキストでないもの
}で、デッキリストではありません{ $kind ->
    [page] 。デッキそのものをテキストで保存してください
   *[other] { "" }
}
deck-xml-doctype = { $where }：DOCTYPEや実体のあるXMLは読みません。デッキには不要です
deck-xml-broken = { $where }：XMLを読めません：{ $reason }
deck-xml-unknown = { $where }：「{ $root }」のXMLはデッキではありません。読めるのはCockatriceの.codとMagic Onlineの.dekです
deck-json-broken = { $where }：JSONを読めません：{ $reason }
deck-json-unknown = { $where }：JSONの中にデッキがありません：枚数のあるカードが見つかりません
deck-line-unreadable = { $where }、{ $line }行目：「{ $text }」を読めません。1行に枚数とカードの名前を書いてください
deck-line-copies = { $where }、{ $line }行目：カードが{ $count }枚です。入れられるのは1～999枚です
deck-empty = { $where }：カードがありません。「4 カード名」のように、1行に枚数とカードの名前を書いてください
too-few-to-swap = 「{ $name }」は{ $there }枚で、{ $count }枚はありません
no-random-deck = { game-name }の適正なデッキができませんでした。まだ満たしていないルール：{ $rules }

## Choices

game-is-over = ゲームは終わっています
nobody-is-asked = 今は誰も選ぶ番ではありません
no-choice-of-seat = { $player }に今「{ $id }」という選択肢はありません
not-an-option = { $option }は、{ $rule }による{ $player }の選択肢{ $count }個の中にありません：{ $verbs }
no-way-to-leave = ゲームから離れる手順が指定されていません

## Saved games

save-file = { $where ->
    [none] 保存ファイル
   *[other] { $where }
}
save-unreadable = { save-file }はゲームの保存ファイルではありません
save-too-big = { save-file }は保存ファイルとしては大きすぎます。読めるのは{ $most } MBまでです
save-of-first-version = { save-file }はMulligan 0.1.0で保存されました。このMulligan（{ $version }）で読めるのは0.2以降です
save-of-later-version = { save-file }は、このMulligan（{ $version }）より新しいバージョンで保存されています
save-of-another-game = { save-file }は{ $found }のゲームで、{ $wanted ->
    [none] ここにはありません。あるのは{ $games }です
   *[other] { $wanted }ではありません
}
save-incomplete = { save-file }に必要なものが欠けています（{ $reason }）
save-misses-cards = { save-file }で遊べません：ここに無いカードが{ $count }枚あります：{ $cards }{ $files ->
    [none] { "" }
   *[other] 。{ $files }から取り込まれたものです
}
save-unplayable = { save-file }で遊べません：{ $why }
save-match = マッチの記録に矛盾があります
save-circumstances = { $since ->
    [none] { "" }
   *[other] 。選択{ $since }から、元のゲームと異なります
}{ $engine ->
    [none] { "" }
   *[other] 。Mulligan { $engine }で保存されました
}{ $changed ->
    [none] { "" }
   *[other] 。その後に変わったもの：{ $changed }
}
save-stops = { save-file }を途中まで読み込みました：{ $why }{ save-circumstances }
save-differs = { save-file }を読み込みましたが、元のとおりには進みません{ save-circumstances }
save-choice = { $count }個のうち{ $number }個目の選択はもう行えません：{ $why }
save-line = 選択{ $count }の後の{ $line }行目は選択ではありません
save-breaks-off = 選択{ $count }の後で途切れています
chosen-after-the-end = 「{ $choice }」の前にゲームが終わっています
chosen-by-nobody = 「{ $choice }」を選んだのは参加していない人です
chosen-unclear = 「{ $choice }」は{ $count }通りに読めます
chosen-not-offered = 「{ $choice }」は選べません。{ $player }ができること：{ $verbs }
no-such-step = 続きの手順（{ $steps }段階）に、{ $step }がちょうど1回ありません
save-bytes = このデータは、このマッチの保存ゲームではありません（{ $reason }）

## Data files, card files and card databases

data-file-unreadable = { $where }を読めません：{ $reason }
data-entry = { $where }：{ $name }は{ $value }ではなく表でなければなりません
data-key = { $where }{ $name ->
    [none] { "" }
   *[other] ：{ $name }
}：「{ $key }」というキーはありません{ $hint ->
    [none] 。あるのは{ $known }です
   *[other] （もしかして：「{ $hint }」）
}

card-and-file = { $where ->
    [none] { $card }
   *[other] { $where }：{ $card }
}
card-wants-number = { card-and-file }：{ $key }は整数でなければなりません{ $value ->
    [none] { "" }
   *[other] （今は{ $value }）
}
card-wants-flag = { card-and-file }：{ $key }はtrueかfalseでなければなりません（今は{ $value }）
card-wants-word = { card-and-file }：{ $key }は語でなければなりません（今は{ $value }）
card-wants-words = { card-and-file }：{ $key }は語のリストでなければなりません（今は{ $value }）
card-wants-rows = { card-and-file }：{ $key }は、{ $width }語のリストのリストでなければなりません
card-wants-list = { card-and-file }：{ $key }はリストでなければなりません
card-not-among = { card-and-file }：{ $key }に「{ $word }」はありません。あるのは{ $known }です
card-name = 「{ $card }」はカードの名前に使えません。目に見える文字で{ $most }文字までです
card-text-too-long = { $card }：文章が{ $count }文字あります。{ $most }文字を超えるカードはありません
card-too-big = { $card }：値が{ $most }個を超えるものはカードではありません
card-too-deep = { $card }：文章が複雑すぎて読み取れません
card-without-name = 名前の無いカード
card-without-type = { card-and-file }：カードにはタイプが必要です。タイプは{ $known }です
card-is-token = { $card }はトークンです。デッキに入るカードではなく、呪文や能力が作ります
card-not-in-english = { $card }：タイプかテキストが日本語か中国語です。このゲームのカードは英語で読むので、英語の行を並べるか、代わりに置いてください
not-a-card-type = { card-and-file }：「{ $word }」というカード・タイプはありません。タイプは{ $known }です
database-of-no-game = { $path }はどのゲームのカードデータベースでもありません。--game GAMEを付けると、カードの誤りを表示します
cards-of-unknown-kind = { $path }にカードがありません。{ $kind ->
    [pdf] PDF文書のようです
    [picture] 画像のようです
    [zip] 圧縮ファイルのようです。先に展開してください
    [word] ワープロの文書のようです。テキストとして保存してください
    [database] データベースのファイルのようです。先にJSONで書き出してください
    [program] プログラムのようです
    [page] ウェブページのようです。表示されているJSONファイルをダウンロードしてください
    [text] テキスト、おそらくデッキリストのようです。デッキは `mulligan deck check` で読めます
   *[other] テキストでもJSONでもないようです
}
cards-json-broken = { $path }は{ $count ->
    [0] 先頭
   *[other] カード{ $count }枚の後{ $last ->
        [none] { "" }
       *[other] （最後は{ $last }）
    }
}で壊れています：{ $reason }。何も取り込んでいません
no-cards-in-file = { $path }にカードがありません
too-many-cards = カードが{ $most }枚を超えています。そこまで多いゲームはありません
card-nested = { $path }：カードの入れ子が深すぎて読めません
card-twice = { $where }：{ $card }はすでにこのファイルにあります
card-of-two-faces = { $card }：両面や分割のカードは、ここのどのルールでも扱えません
card-without-name-at = { $where }：名前の無いカード
csv-without-names = { $path }：表の1行目には「name」を含む列名が必要です。ここにある列：{ $columns ->
    [none] なし
   *[other] { $columns }
}
csv-too-many-cells = { $where }：{ $card ->
    [none] カード
   *[other] { $card }
}のセルが、列より{ $count }個多くあります。カンマを含む文章は引用符で囲んでください
csv-broken = { $path }:{ $line }：表として読めません：{ $reason }
collection-name = 「{ $name }」はコレクションの名前に使えません。名前は文字、数字、空白、ハイフンで、フォルダーは/を付けて指定します
no-such-import = コレクションに取り込み「{ $name }」が無いか、いくつもあります。あるのは{ $known }です
remove-what = どの取り込みを取り除きますか？ あるのは{ $known }です
import-file-gone = { $name }を読み直せません：{ $path }がもうありません
already-there = { $path }はすでにあります
no-decks-for = { $game }に、フォーマット{ $format }のデッキは付属していません
not-a-date = 「{ $text }」は日付ではありません。2025-07-04のように書いてください
search-wants-number = 「{ $wish }」には数が必要です
search-unknown = 「{ $key }」を持つカードはありません{ $hint ->
    [none] { "" }
   *[other] （もしかして：{ $hint }）
}
not-a-database = カードデータベースは、カードのリストか、「cards」の下にそれを持つものです
not-a-card = カードは{ $value }ではなく、データの表でなければなりません
card-at = { $where }：{ $why }
card-wrong = { $card }：{ $why }
card-not-an-ability = { $card }：「{ $word }」だけでは能力になりません
text-language = { $card }：言語「{ $language }」の文章は読み取れません。読み取れるのは英語と日本語です
text-no-such-skill = { $card }：文章にある自身のスキル「{ $skill }」を持っていません
skills-not-told = { $card }：スキルは文章のリストでなければなりません（{ $value }ではなく）
skill-told-twice = { $card }：スキルの行と各欄の内容が違います：「{ $line }」
text-unbound = 「{ $pronoun }」の指すものが前にありません
text-not-understood = 読み取れません：「{ $words }」
text-unclear-word = 「{ $word }」が何を指すのか分かりません
text-refused = { $card }：文章を読み取れません：「{ $sentence }」{ $why ->
    [none] { "" }
   *[other] ：{ $why }
}

## Scenarios: what does not follow the format

few-entrants = トーナメントには、デッキとエージェントの組が2～{ $most }必要です
other-tournament = { $path }には別のトーナメントの結果があるか、結果がありません。別のファイルを指定してください
needs-extra = { $what }には追加のインストールが必要です：pip install 'mulligan[{ $extra }]'
agent-sideboard = { $agent }がゲームの間に、デッキを使用できないものにしました：{ $complaint }
no-such-action = 今、行動{ $action }はありません。選択肢は{ $count }個です
command-words = 「{ $command }」はコマンドではありません：{ $reason ->
    [none] 中身がありません
   *[other] { $reason }
}
command-start = プログラム{ $command }を起動できません：{ $reason }
command-late = プログラム{ $agent }が{ $seconds }秒以内に答えませんでした
command-ended = プログラム{ $agent }が答えずに終了しました{ $code ->
    [none] { "" }
   *[other] （終了コード{ $code }）
}
command-answer = プログラム{ $agent }の答えが選択肢にありません：{ $answer }。{ "{" }"choose": ID{ "}" }の形の1行で、選択肢のidか番号を答えてください
nothing-to-exchange = 入れ替えるものがありません：デッキを適正なまま入れ替えられるカードがありません
tune-agents = エージェントは両者共通の1つか、自分と相手の2つを指定してください
no-cluster = { $address }に使えるクラスターがありません：{ $reason }
cluster-version = ワーカー{ $worker }のMulliganが異なり（{ $found }、ここは{ $wanted }）、同じゲームになりません
other-series = { $path }には別のシリーズ、またはいくつものシリーズのゲームがあります。別のファイルを指定するか、--resumeを外してください
analyse-not-over = ゲームはまだ終わっていません。終わるまでは他の人の持つものを見られないので、分析は終わった後に行えます
solve-nobody-chooses = このシナリオのテーブルでは、誰も選ぶ番ではありません
scenario-none = { $where }：シナリオがありません
scenario-of-another-game = このシナリオは{ $wanted }ではなく{ $found }のものです
scenario-not-json = JSONではありません：{ $reason }
scenario-not-an-object = シナリオは{ $value }ではなくオブジェクトです
scenario-without-game = シナリオにはゲームの指定が必要です：{ $games }
scenario-without-steps = シナリオにはstepsが必要です：起きることを順に並べたリスト
scenario-wants-object = ここには{ $value }ではなくオブジェクトが必要です
scenario-wants-number = ここには{ $value }ではなく{ $least }～{ $most }の数が必要です
scenario-wants-text = ここには{ $value }ではなく文字列が必要です
scenario-wants-yes-or-no = ここには{ $value }ではなくtrueかfalseが必要です
scenario-wants-list = ここには{ $value }ではなくリストが必要です
scenario-legal = legalとillegalには、doとその項目を持つオブジェクトを指定します
scenario-step = 手順には{ $known }のどれか1つが必要です：{ $step }
scenario-path = 「{ $path }」はパスではありません：そのような別名、プレイヤー、語はありません{ $hint ->
    [none] { "" }
   *[other] （もしかして：「{ $hint }」）
}
scenario-alias = 別名「{ $name }」：{ $key }がありません
scenario-alias-of = { $key }：「{ $name }」という別名はありません。あるのは{ $aliases }です{ $hint ->
    [none] { "" }
   *[other] （もしかして：「{ $hint }」）
}
scenario-unknown = { $what ->
    [key] 「{ $word }」というキーはここにありません
    [verb] 「{ $word }」という行動はこのゲームにありません
    [player] 「{ $word }」というプレイヤーはいません
    [phase] 「{ $word }」というフェイズはこのゲームにありません
    [format] 「{ $word }」というフォーマットはこのゲームにありません
    [edition] 「{ $word }」という版はこのゲームにありません
    [zone] 「{ $word }」という領域や数値は、このゲームのプレイヤーにありません
    [state] 「{ $word }」という状態は、このゲームのカードにありません
    [field] 「{ $word }」は、このゲームのプレイヤーについて調べられません
   *[value] 「{ $word }」はここで使える語ではありません
}。あるのは{ $known }です{ $hint ->
    [none] { "" }
   *[other] （もしかして：「{ $hint }」）
}
scenario-unknown-card = 「{ $name }」は別名でもカードでもありません{ $hint ->
    [none] 。別名は{ $aliases }です
   *[other] （もしかして：「{ $hint }」）
}
scenario-unknown-ability = 「{ $name }」という能力を持つカードはここにありません{ $hint ->
    [none] { "" }
   *[other] （もしかして：「{ $hint }」）
}
scenario-teams = どのプレイヤーも1つのチームに入らなければなりません
scenario-two-cards = 「{ $alias }」という別名のカードが2枚あります
scenario-field = 「{ $name }」は{ game-name }のカードの項目ではありません。あるのは{ $known }です{ $hint ->
    [none] { "" }
   *[other] （もしかして：「{ $hint }」）
}
scenario-word = 「{ $word }」を持つカードはここにありません（もしかして：「{ $hint }」）
scenario-field-of-verb = 「{ $verb }」に「{ $field }」という項目はありません。{ $known ->
    [none] 項目はありません
   *[other] あるのは{ $known }です
}

## Scenarios: what does not go as it should

step-failed = 手順{ $number }：{ $why }
step-not-legal = { $step }は適正ではありません。{ $situation }
step-not-illegal = { $step }は適正です。{ $situation }
step-fits-many = { $step }に当てはまる選択肢が{ $count }個あります。{ $situation }
step-fits-none = { $step }は選択肢にありません。{ $situation }
step-expects = { $path }は{ $wanted }のはずですが、{ $found }です。{ $situation }
step-without-rules = { $rules }がありません
step-wrong-about = { $words }が異なります
step-replay = 保存して読み込み、再現したゲームが同じになりません
step-until = { $wanted }になりませんでした。{ $situation }
step-resolve = スタックの解決がそこまで進みませんでした。{ $situation }
step-alias = { $player }の{ $zone }に「{ $name }」がありません
story-opens = 全員がパック{ $number }を開ける（{ $rule }）
story-picks = { $player }が{ $count }枚から{ $card }をピックする（{ $rule }）
story-has = { $player }は{ $count }枚を開けた（{ $rule }）
situation-asked = { $player }ができること：{ $options }
situation-not-asked = 誰も選ぶ番ではない

## Many games

workers-die = { $count }個のプロセスが続けて、1ゲームも終えずに落ちました
bench-failed = 速さを測れませんでした：{ $reason }
soak-no-game = どのゲームですか？ { $games }のどれかです
soak-no-table = そのようなテーブルはありません。あるのは{ $tables }です
soak-no-report = --showには、表示する--reportが必要です
soak-died = 対戦したプロセスがどれも落ちました
bad-soak-report = { $path }は耐久試験のレポートではありません
soak-failed = ゲーム{ $number }（{ $seats }）：{ $error }
soak-seats = { $format }、{ $players }人{ $teams ->
    [none] { "" }
   *[other] 、チーム{ $teams }
}
soak-progress = { $games }ゲーム、{ $decisions }選択、失敗{ $failures }、毎秒{ $pace }ゲーム

## What must be true of every game at every moment, and is not

broken-pile = カード{ $card }は束{ $pile }にあるのに、領域{ $zone }にあると記録されています
broken-count = カード{ $card }が{ $count }個の束にあります
broken-face = カード{ $card }の表側が変わりました
broken-owner = カード{ $card }の持ち主が変わりました
broken-end = 終わったゲームで誰かに尋ねているか、終わっていないゲームで誰にも尋ねていません
broken-no-option = { $rule }による選択肢がありません
broken-asked-left = ゲームから離れたプレイヤーに、{ $rule }で尋ねています
broken-option-twice = { $rule }による選択肢が重なっています：{ $options }
broken-copy = { $copy ->
    [clone] 複製
   *[save] 読み込んだ保存ゲーム
}が同じゲームになりません
broken-copy-equal = { $copy ->
    [clone] 複製
   *[save] 読み込んだ保存ゲーム
}が等しくないか、ハッシュが異なります
broken-clone-shares = 複製での選択が、元のゲームを変えました
broken-copies-part = 複製と読み込んだ保存ゲームの進み方が異なります
broken-view = プレイヤー{ $player }に見えるものが、非公開のカードに左右されています
broken-imagined = 仮想ゲームで選択肢が変わりました
broken-refusal = { $option }を断る理由の文がありません
broken-offer = { $option }は選択肢にあるのに断られます
broken-endless = ゲームが終わりません：{ $decisions }選択
broken-replay = 再現したゲームが同じになりません

## Message files

bad-message-file = { $file }：「{ $line }」を読めません
bad-message = メッセージ「{ $name }」、形「{ $form }」：{ $reason }
