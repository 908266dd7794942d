# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
# What can be wrong, in every game: what is wrong, where, by which rule, and what would be right.
# A value that there is none of is `none`. What is wrong only in one game, or in the card language, is in its own folder.

# What stands between the things of a list.
between = 、
# What stands before each line of a list of sentences.
next-line = { "\u000A  " }

game-name = { $game ->
    [lorcana] 洛卡納
    [cipher] Cipher
    [magic] 魔法風雲會
   *[other] { $game }
}

## Files

no-file = 沒有檔案 { $path }
unreadable = 無法讀取 { $path }：{ $reason }
file-too-big = { $path } 太大；至多讀取{ $most } MB
not-utf-8 = 無法讀取 { $path }：不是 UTF-8 文本
no-port = 無法監聽 { $host } 的埠{ $port }：{ $reason }
no-database = { $url } 沒有資料庫：{ $reason }
no-redis = { $url } 沒有 Redis：{ $reason }
no-path = { $path } 不是路徑：{ $reason }
not-a-file = { $path } 是{ $sort ->
    [folder] 資料夾
    [link] 連結（請寫出它所指的檔案）
    [pipe] 管道
   *[device] 裝置
}，這裡只{ $act ->
    [read] 讀取
   *[written] 寫入
}檔案
no-journal = 這盤遊戲在進行中不會儲存，因為無法寫入 { $path }：{ $reason }
unwritable = 無法寫入 { $path }：{ $reason }

## Games, editions, players

no-game = 這裡沒有遊戲「{ $name }」；現有{ $games }
no-language = 沒有語言「{ $name }」的內容；現有{ $languages }
no-lesson = 沒有課程「{ $name }」；現有{ $lessons }
no-agent = 沒有電腦玩家「{ $name }」；現有{ $agents }，也可用 module:Class 指定你自己的
search-budget = 「{ $name }」沒有給出思考時間；search-0.5s 為每次選擇半秒，search-400 為400輪
value-missing = { $where }：沒有{ $names }的權重；`mulligan fit` 可寫出這個檔案
value-no-number = { $where }：{ $name }為{ $value }，不是數字
agent-no-class = { $name }：沒有類「{ $called }」{ $classes ->
    [none] { "" }
   *[other] ；現有{ $classes }
}
agent-cannot-choose = { $name }：電腦玩家須有方法 choose(seat)；寫法見 docs/agents.md
agent-broken = { $name }：{ $reason }
no-edition = { game-name }沒有版本「{ $edition }」；現有{ $editions }
no-format = { game-name }沒有賽制「{ $format }」；現有{ $formats }
no-set = { game-name }沒有系列「{ $set }」；可以開啟補充包的系列有{ $sets }
set-without-rarity = { game-name }：系列{ $set }沒有稀有度為{ $rarities }的卡，而其補充包需要
strength-no-number = { $where }：{ $card }的強度為{ $value }，不是強度值
packs-no-number = { $where }：{ $key }為{ $value }，不是一個小的數字
event-players = 一場賽事須有2到{ $most }位選手，而不是{ $count }位
event-names = 賽事的每位選手須有各自不同的名字{ $names ->
    [none] { "" }
   *[other] ；{ $names }出現了兩次
}
event-rounds = 一場賽事至多{ $most }輪，晉級人數不超過其{ $players }位選手，每次對局至多贏50盤
event-round-open = 第{ $round }輪還沒有結束：第{ $tables }桌沒有結果
event-over = 賽事已經結束
event-no-table = { $count ->
    [0] 還沒有任何一輪的配對；mulligan event pair 配對第一輪
   *[other] 這一輪沒有第{ $table }桌；共有{ $count }桌
}
event-bye = 第{ $table }桌的{ $player }輪空，不需要結果
event-score = { $score }不是有效的結果：贏{ $needed }盤即贏得對局，沒有人能更多
event-no-draw = 第{ $table }桌必須分出勝負：這是淘汰賽
event-gone = { $player }已經退賽
event-no-player = 沒有選手「{ $name }」，或不止一位；現有{ $players }
event-unreadable = { $where } 不是 Mulligan 寫出的賽事
event-of-later-version = { $where } 由更新的 Mulligan 寫出，而這個是{ $version }
event-broken = { $where }：{ $why }
event-there = 檔案 { $path } 已存在；新賽事須用新檔案
event-result = 「{ $text }」不是結果；請寫成 2-1，有平局時寫成 2-1-1
event-without-decks = 這場賽事的選手沒有卡組；請在建立時用 --deck 指定，或在牌桌上進行並報告結果
draft-seats = 輪抽可供{ $fewest }到{ $most }人進行，而不是{ $count }人
draft-packs = 輪抽時每人都要有補充包，且數量相同
draft-people = { $people }個人坐不下{ $seats }個座位，或名字有重複；每人須有各自的名字
draft-which-game = 輪抽哪個遊戲？現有{ $games }
draft-none-kept = 沒有可以繼續的輪抽
draft-busy = 有人正在用 { $path } 輪抽
draft-goes-on = 輪抽還沒有結束；結束後才能檢視所有人的選卡
draft-over = 輪抽已經結束：所有卡都已選完
draft-waits = { $player }已選好，正在等待其他人
draft-not-there = { $player }沒有拿著{ $card }；現有{ $cards }
draft-unreadable = { $where } 不是 Mulligan 寫出的輪抽
draft-of-later-version = { $where } 由更新的 Mulligan 寫出，而這個是{ $version }
draft-broken = { $where }：第{ $line }行所寫的選卡不可能發生：{ $why }
draft-misses-cards = { $where }：這裡沒有{ $cards }
no-rule = { game-name }（版本{ $edition }）沒有規則{ $number }{ $hint ->
    [none] ，也沒有含這些字詞的規則
   *[other] ；相近的有{ $hint }
}
agent-failed = 電腦玩家{ $agent }出錯：{ $error }{ $why ->
    [none] { "" }
   *[other] ：{ $why }
}；設定 MULLIGAN_DEBUG=1 並只用一個程序，可以看到它的堆疊
agent-chose-nothing = 電腦玩家{ $agent }選擇了{ $chosen }，不在其選項之中；須從 seat.options 中選擇
no-import = 還不能匯入{ game-name }的卡牌資料庫；洛卡納的可以
match-without-kind = 這盤遊戲建立時沒有指定種類；請用 mulligan.new_game 或由種類本身建立
no-switch = { $switch ->
    [by-hand] { game-name }中支付費用沒有可選擇的；請去掉 --by-hand
   *[other] { game-name }沒有可開啟的「{ $switch }」；現有{ $switches }
}
too-few-players = { $count }位玩家太少：至少需要{ $fewest }位
too-many-players = { $count }位玩家太多：一桌至多可坐{ $most }位，這是本程式的上限，規則並無此限制
players-need-decks = { $players }位玩家須有{ $players }副卡組，而不是{ $decks }副
player-without-deck = { $player }沒有卡組；每位玩家都須有自己的卡組（{ $rule }）
teams-of-players = --teams 須寫出{ $players }位玩家各自的隊伍，如 1,2,1,2
teams-for-players = 給出了{ $teams }位玩家的隊伍，但共有{ $players }位玩家
team-number = 隊伍從0開始編號，且須少於玩家人數{ $players }
player-name = 「{ $name }」不能作為玩家的名字；名字須有1到{ $most }個字，且都是可見的
players-of-one-name = 有兩位玩家都叫「{ $name }」；每人須有各自的名字
no-such-player = { $players }位玩家中沒有{ $number }號玩家
seed-too-long = 種子是不小於0的數字，至多{ $bits }位二進位制數
copies-of-card = { $count }張「{ $name }」；須為1到{ $most }張
leader-not-in-deck = 卡組{ $deck }由「{ $leader }」領導，但其中沒有這張卡
table-too-big = 一張桌子最多放得下{ $most }張卡
deck-too-big = 卡組{ $deck }的卡太多；至多{ $most }張
one-team = 所有玩家都在同一隊；一盤遊戲至少要有兩隊
few-decks = 一盤遊戲至少要有兩副卡組
agents-for-decks = { $decks }副卡組，卻有{ $agents }個電腦玩家；請只寫一個，或每副卡組寫一個

## Cards and decks

no-card = 沒有名為「{ $name }」的卡{ $hint ->
    [none] { "" }
   *[other] ；是不是「{ $hint }」？
}
card-of-several = 有多張卡名為「{ $name }」；請說明是哪一張：{ $cards }
no-card-like = 沒有名為「{ $name }」的卡{ $hint ->
    [none] { "" }
   *[other] ；是不是{ $hint }？
}
no-built-in-deck = { game-name }沒有內建卡組「{ $name }」；現有{ $decks }
no-deck = 沒有卡組「{ $name }」：既不是檔案，也不是內建卡組{ $hint ->
    [none] 。
   *[other] ；是不是「{ $hint }」？
}內建卡組有{ $decks }。
deck-of-no-game = { $path } 不是任何一個遊戲的卡組。{ $reason }
illegal-deck = { $deck }不是合法的卡組：{ $why }
deck-line = { $where }，第{ $line }行：{ $why }
deck-lines = { $where }：有{ $count }行不是卡名。{ $lines }
deck-lines-one = 第{ $line }行：{ $why }
deck-too-long = { $where }：超過{ $most }行，不是卡組
deck-too-big-file = { $where } 大於{ $most } MB，不是卡組
deck-of-unknown-kind = { $where } 是{ $kind ->
    [pdf] PDF
    [picture] 圖片
    [zip] 壓縮檔案
    [word] 文書處理文件
    [database] 資料庫
    [program] 程式
    [page] 網頁
   *[binary] 非文本檔案
}，不是卡組列表{ $kind ->
    [page] ；請將卡組本身儲存或匯出為文本
   *[other] { "" }
}
deck-xml-doctype = { $where }：不讀取帶有 DOCTYPE 或實體的 XML；卡組不需要它們
deck-xml-broken = { $where }：無法讀取的 XML：{ $reason }
deck-xml-unknown = { $where }：以「{ $root }」為根的 XML 不是卡組；可讀取 Cockatrice 的 .cod 和 Magic Online 的 .dek
deck-json-broken = { $where }：無法讀取的 JSON：{ $reason }
deck-json-unknown = { $where }：JSON 中沒有卡組：沒有帶數量的卡
deck-line-unreadable = { $where }，第{ $line }行：無法讀取「{ $text }」；一行是一個數量和一個卡名
deck-line-copies = { $where }，第{ $line }行：一張卡寫了{ $count }張；須為1到999張
deck-empty = { $where }：沒有欄位出卡；一行是一個數量和一個卡名，如「4 卡名」
too-few-to-swap = 「{ $name }」只有{ $there }張，不夠{ $count }張
no-random-deck = 未能組成{ game-name }的合法卡組；仍不符合：{ $rules }

## Choices

game-is-over = 遊戲已經結束
nobody-is-asked = 現在沒有詢問任何人
no-choice-of-seat = { $player }現在沒有選擇「{ $id }」
not-an-option = { $option }不在{ $player }依{ $rule }的{ $count }個選項之中：{ $verbs }
no-way-to-leave = 沒有給出離開的流程

## Saved games

save-file = { $where ->
    [none] 存檔
   *[other] { $where }
}
save-unreadable = { save-file } 不是已儲存的遊戲
save-too-big = { save-file } 太大，不是存檔；至多讀取{ $most } MB
save-of-first-version = { save-file } 由 Mulligan 0.1.0 儲存，而這個是{ $version }：只能讀取0.2起的存檔
save-of-later-version = { save-file } 由更新的 Mulligan 儲存，而這個是{ $version }
save-of-another-game = { save-file } 是{ $found }的遊戲，{ $wanted ->
    [none] 這裡沒有它；現有{ $games }
   *[other] 不是{ $wanted }的
}
save-incomplete = { save-file } 缺少存檔所需的內容（{ $reason }）
save-misses-cards = 無法進行 { save-file }：這裡缺少{ $count }張卡：{ $cards }{ $files ->
    [none] { "" }
   *[other] ；它們曾由 { $files } 匯入
}
save-unplayable = 無法進行 { save-file }：{ $why }
save-match = 其中關於所屬對局的內容不可能成立
save-circumstances = { $since ->
    [none] { "" }
   *[other] 。從第{ $since }次選擇起與當時不同
}{ $engine ->
    [none] { "" }
   *[other] 。它由 Mulligan { $engine } 儲存
}{ $changed ->
    [none] { "" }
   *[other] 。之後改變的有：{ $changed }
}
save-stops = { save-file } 只讀取到中斷處：{ $why }{ save-circumstances }
save-differs = { save-file } 已讀取，但進行得與當時不同{ save-circumstances }
save-choice = { $count }次選擇中的第{ $number }次已無法作出：{ $why }
save-line = 第{ $line }行不是選擇，它在第{ $count }次選擇之後
save-breaks-off = 它在第{ $count }次選擇之後中斷
chosen-after-the-end = 「{ $choice }」，但遊戲已經結束
chosen-by-nobody = 「{ $choice }」由不在遊戲中的人作出
chosen-unclear = 「{ $choice }」可能指{ $count }種選擇
chosen-not-offered = 沒有選項「{ $choice }」；{ $player }可以：{ $verbs }
no-such-step = 在應接著進行的流程的{ $steps }個步驟中，步驟{ $step }沒有恰好出現一次。
save-bytes = 這些位元組不是這次對局的存檔（{ $reason }）

## Data files, card files and card databases

data-file-unreadable = 無法讀取 { $where }：{ $reason }
data-entry = { $where }：{ $name }須為表，而不是{ $value }
data-key = { $where }{ $name ->
    [none] { "" }
   *[other] ：{ $name }
}：這裡沒有鍵「{ $key }」；{ $hint ->
    [none] 可用的鍵有{ $known }
   *[other] 是不是「{ $hint }」？
}

card-and-file = { $where ->
    [none] { $card }
   *[other] { $where }：{ $card }
}
card-wants-number = { card-and-file }：{ $key }須為整數{ $value ->
    [none] { "" }
   *[other] ，而不是{ $value }
}
card-wants-flag = { card-and-file }：{ $key }須為 true 或 false，而不是{ $value }
card-wants-word = { card-and-file }：{ $key }須為一個詞，而不是{ $value }
card-wants-words = { card-and-file }：{ $key }須為詞的列表，而不是{ $value }
card-wants-rows = { card-and-file }：{ $key }須為列表，其中每項各有{ $width }個詞
card-wants-list = { card-and-file }：{ $key }須為列表
card-not-among = { card-and-file }：「{ $word }」不在{ $key }之中；可用的有{ $known }
card-name = 「{ $card }」不能作為卡名；卡名至多{ $most }個字，且都是可見的
card-text-too-long = { $card }：文字有{ $count }個字；卡的文字至多{ $most }個字
card-too-big = { $card }：超過{ $most }個值的條目不是卡
card-too-deep = { $card }：文字結構太複雜，無法讀取
card-without-name = 有一張沒有名稱的卡
card-without-type = { card-and-file }：卡須有類別；類別有{ $known }
card-is-token = { $card }是衍生物：不是可放入卡組的卡，由咒語和異能產生
card-not-in-english = { $card }：類別或敘述是日文或中文；本遊戲按英文讀卡，請並列或改用其英文行
not-a-card-type = { card-and-file }：「{ $word }」不是卡的類別；類別有{ $known }
database-of-no-game = { $path } 不是任何一個遊戲的卡牌資料庫；用 --game GAME 可說明其中的卡有什麼問題
cards-of-unknown-kind = { $path } 中沒有卡：它似乎是{ $kind ->
    [pdf] PDF 文件
    [picture] 圖片
    [zip] 壓縮檔案；請先解壓
    [word] 文書處理文件；請存為純文字
    [database] 資料庫檔案；請先匯出為 JSON
    [program] 程式
    [page] 網頁；請下載它所顯示的 JSON 檔案
    [text] 純文字，或許是卡組列表；可用 `mulligan deck check` 讀取
   *[other] 既非文本也非 JSON 的檔案
}
cards-json-broken = { $path } { $count ->
    [0] 開頭就已損壞
   *[other] 在{ $count }張卡之後損壞{ $last ->
        [none] { "" }
       *[other] （最後一張是{ $last }）
    }
}：{ $reason }；什麼都沒有匯入
no-cards-in-file = { $path } 中沒有卡
too-many-cards = 超過{ $most }張卡；沒有遊戲有這麼多
card-nested = { $path }：有一張卡巢狀太深，無法讀取
card-twice = { $where }：檔案中已有{ $card }
card-of-two-faces = { $card }：有兩面或兩半的卡，這裡的規則都不支援
card-without-name-at = { $where }：有一張沒有名稱的卡
csv-without-names = { $path }：表格的第一列是各欄的名稱，其中須有「name」；這裡{ $columns ->
    [none] 沒有欄位
   *[other] 的欄位有{ $columns }
}
csv-too-many-cells = { $where }：{ $card ->
    [none] 有一張卡
   *[other] { $card }
}比欄數多出{ $count }個儲存格；含有逗號的文字須加引號
csv-broken = { $path }:{ $line }：不是表格：{ $reason }
collection-name = 「{ $name }」不能作為收藏的名稱；名稱由字母、數字、空格和連字元組成，資料夾須帶 /
no-such-import = 收藏中沒有匯入「{ $name }」，或不止一個；現有{ $known }
remove-what = 要移除哪個匯入？現有{ $known }
import-file-gone = 無法重新讀取{ $name }：{ $path } 已不存在
already-there = { $path } 已存在
no-decks-for = { $game }沒有賽制{ $format }的內建卡組
not-a-date = 「{ $text }」不是日期；日期如 2025-07-04
search-wants-number = 「{ $wish }」須有數字
search-unknown = 沒有卡具有「{ $key }」{ $hint ->
    [none] { "" }
   *[other] ；是不是「{ $hint }」？
}
not-a-database = 卡牌資料庫須為卡的列表，或在「cards」下有一個列表
not-a-card = 卡須為其資料的表，而不是{ $value }
card-at = { $where }：{ $why }
card-wrong = { $card }：{ $why }
card-not-an-ability = { $card }：單獨的「{ $word }」不是能力
text-language = { $card }：無法讀取語言「{ $language }」的文字；可以讀取英語和日語
text-no-such-skill = { $card }：文字提到其能力「{ $skill }」，但它沒有這個能力
skills-not-told = { $card }：能力須是一列文字，而不是{ $value }
skill-told-twice = { $card }：能力的整行文字與各欄所寫不同：「{ $line }」
text-unbound = 「{ $pronoun }」所指的東西之前沒有提到
text-not-understood = 未能讀懂：「{ $words }」
text-unclear-word = 「{ $word }」指什麼不清楚
text-refused = { $card }：文字無法編譯：「{ $sentence }」{ $why ->
    [none] { "" }
   *[other] ：{ $why }
}

## Scenarios: what does not follow the format

few-entrants = 錦標賽的卡組和電腦玩家合計須有2到{ $most }個
other-tournament = { $path } 中是另一場錦標賽的結果，或沒有結果；請換一個檔案
needs-extra = { $what }需要另行安裝：pip install 'mulligan[{ $extra }]'
agent-sideboard = { $agent }在兩盤之間把卡組換成了不合法的：{ $complaint }
no-such-action = 現在沒有行動{ $action }；須作選擇的玩家有{ $count }個選項
command-words = 「{ $command }」不是命令：{ $reason ->
    [none] 內容為空
   *[other] { $reason }
}
command-start = 無法啟動程式{ $command }：{ $reason }
command-late = 程式{ $agent }在{ $seconds }秒內沒有回答
command-ended = 程式{ $agent }沒有回答就結束了{ $code ->
    [none] { "" }
   *[other] （退出碼{ $code }）
}
command-answer = 程式{ $agent }的回答不是它的任何選項：{ $answer }；須為一行 { "{" }"choose": ID{ "}" }，其中寫選項的 id 或編號
nothing-to-exchange = 沒有可換的：換下卡組中的任何一張、換上可用的卡，都會使卡組不合法
tune-agents = 寫一個電腦玩家，由它打雙方；或寫兩個：你方和對方
no-cluster = { $address } 沒有可用的叢集：{ $reason }
cluster-version = 節點{ $worker }的 Mulligan 不同（{ $found }，這裡是{ $wanted }），打出的遊戲會不一樣
other-series = { $path } 中是另一組或好幾組遊戲；請換一個檔案，或去掉 --resume
analyse-not-over = 這盤遊戲還沒有結束；結束後才能分析，因為在那之前不能看到別人有什麼
solve-nobody-chooses = 在這個場景的牌桌上，沒有人須作選擇
scenario-none = { $where }：其中沒有場景
scenario-of-another-game = 這個場景屬於{ $found }，不屬於{ $wanted }
scenario-not-json = 不是 JSON：{ $reason }
scenario-not-an-object = 場景須為物件，而不是{ $value }
scenario-without-game = 場景須寫明其遊戲：{ $games }
scenario-without-steps = 場景須有 steps：依次發生的事的列表
scenario-wants-object = 這裡須為物件，而不是{ $value }
scenario-wants-number = 這裡須為{ $least }到{ $most }的數字，而不是{ $value }
scenario-wants-text = 這裡須為文字，而不是{ $value }
scenario-wants-yes-or-no = 這裡須為 true 或 false，而不是{ $value }
scenario-wants-list = 這裡須為列表，而不是{ $value }
scenario-legal = legal 和 illegal 須為帶有 do 及其欄位的物件
scenario-step = 每一步須有{ $known }之一：{ $step }
scenario-path = 「{ $path }」不是路徑：沒有這個別名、玩家或詞{ $hint ->
    [none] { "" }
   *[other] ；是不是「{ $hint }」？
}
scenario-alias = 別名「{ $name }」：缺少{ $key }
scenario-alias-of = { $key }：「{ $name }」不是別名；現有{ $aliases }{ $hint ->
    [none] { "" }
   *[other] ；是不是「{ $hint }」？
}
scenario-unknown = 「{ $word }」不是{ $what ->
    [key] 這裡的鍵
    [verb] 這個遊戲的動作
    [player] 玩家
    [phase] 這個遊戲的階段
    [format] 這個遊戲已實現的賽制
    [edition] 這個遊戲的版本
    [zone] 這個遊戲中玩家的區域或數值
    [state] 這個遊戲中卡的狀態
    [field] 這個遊戲中可以詢問玩家的內容
   *[value] 這裡可用的詞
}；現有{ $known }{ $hint ->
    [none] { "" }
   *[other] ；是不是「{ $hint }」？
}
scenario-unknown-card = 「{ $name }」既不是別名，也不是卡{ $hint ->
    [none] ；別名有{ $aliases }
   *[other] ；是不是「{ $hint }」？
}
scenario-unknown-ability = 這裡沒有卡具有名為「{ $name }」的能力{ $hint ->
    [none] { "" }
   *[other] ；是不是「{ $hint }」？
}
scenario-teams = 每位玩家須恰好屬於一隊
scenario-two-cards = 有兩張卡都叫「{ $alias }」
scenario-field = 「{ $name }」不是{ game-name }的卡的欄位；現有{ $known }{ $hint ->
    [none] { "" }
   *[other] ；是不是「{ $hint }」？
}
scenario-word = 這裡沒有卡具有「{ $word }」；是不是「{ $hint }」？
scenario-field-of-verb = 「{ $field }」與「{ $verb }」無關；{ $known ->
    [none] 它沒有欄位
   *[other] 它的欄位有{ $known }
}

## Scenarios: what does not go as it should

step-failed = 第{ $number }步：{ $why }
step-not-legal = { $step }不合法；{ $situation }
step-not-illegal = { $step }是合法的；{ $situation }
step-fits-many = { $step }符合{ $count }個選項；{ $situation }
step-fits-none = { $step }不在選項之中；{ $situation }
step-expects = { $path }應為{ $wanted }，實為{ $found }；{ $situation }
step-without-rules = 沒有{ $rules }
step-wrong-about = 關於{ $words }有誤
step-replay = 儲存、讀取並重放之後，遊戲不再相同
step-until = 從未到達{ $wanted }；{ $situation }
step-resolve = 堆疊從未結算到那裡；{ $situation }
step-alias = { $player }的{ $zone }中沒有「{ $name }」
story-opens = 每人開啟第{ $number }包（{ $rule }）
story-picks = { $player }從{ $count }張中選了{ $card }（{ $rule }）
story-has = { $player }打開了{ $count }張卡（{ $rule }）
situation-asked = { $player }可以：{ $options }
situation-not-asked = 沒有詢問任何人

## Many games

workers-die = 連續{ $count }個程序沒打完一盤就中斷了
bench-failed = 無法測量速度：{ $reason }
soak-no-game = 哪個遊戲？請從{ $games }中選擇
soak-no-table = 沒有這樣的牌桌：有{ $tables }
soak-no-report = --show 需要用 --report 指定要顯示的報告
soak-died = 進行它的每個程序都中斷了
bad-soak-report = { $path } 不是耐久測試的報告
soak-failed = 第{ $number }盤（{ $seats }）：{ $error }
soak-seats = { $format }，{ $players }位玩家{ $teams ->
    [none] { "" }
   *[other] ，隊伍{ $teams }
}
soak-progress = { $games }盤，{ $decisions }個決定，{ $failures }次失敗，每秒{ $pace }盤

## What must be true of every game at every moment, and is not

broken-pile = 卡{ $card }放在{ $pile }堆，卻自稱在{ $zone }區
broken-count = 卡{ $card }放在{ $count }堆中
broken-face = 卡{ $card }的卡面變了
broken-owner = 卡{ $card }的擁有者變了
broken-end = 遊戲已結束卻仍在詢問某人，或未結束卻沒有詢問任何人
broken-no-option = 依{ $rule }沒有選項
broken-asked-left = 依{ $rule }詢問了已離開的玩家
broken-option-twice = 依{ $rule }有重複的選項：{ $options }
broken-copy = { $copy ->
    [clone] 副本
   *[save] 讀取的存檔
}不是同一盤遊戲
broken-copy-equal = { $copy ->
    [clone] 副本
   *[save] 讀取的存檔
}不相等，或雜湊值不同
broken-clone-shares = 在副本中作選擇，改變了原來的遊戲
broken-copies-part = 副本與讀取的存檔之後進行得不同
broken-view = 玩家{ $player }所見的內容取決於未公開的卡
broken-imagined = 設想改變了選項
broken-refusal = 拒絕了{ $option }卻沒有說明
broken-offer = { $option }既在選項之中，又被拒絕
broken-endless = 有一盤遊戲不會結束：{ $decisions }個決定
broken-replay = 重放的不是同一盤遊戲

## Message files

bad-message-file = { $file }：無法讀取「{ $line }」
bad-message = 訊息「{ $name }」的形式「{ $form }」：{ $reason }
