# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
# What is said in every game. A game's own file comes first and may say any of it in its own words.

## Names of games

game-lorcana = 迪士尼洛卡納
game-cipher = 火焰之紋章Cipher
game-magic = 魔法風雲會

## Names of formats

format-constructed = 構組賽
format-limited = 限制賽
format-learning = 入門
format-two-headed-giant = 雙頭巨人
format-planechase = 競逐時空
format-archenemy = 魔王
format-commander = 指揮官
format-draft = 輪抽
format-sealed = 現開賽
format-standard = 標準賽
format-modern = 近代賽
format-core = 核心

## Help of the commands

help-mulligan = 按照規則書進行集換式卡牌遊戲，並能說明每件事依據哪條規則。
help-play = 開始一盤遊戲，預設在瀏覽器中進行。加上 --terminal，或使用 GAME 和 --no-open 以外的任何選項時，改在終端中進行；沒有給出的內容會在終端中詢問。
help-learn = 在終端中用十幾節短課學會一個遊戲。
help-option-from = 從哪一課開始，用編號或名稱指定。
help-sim = 讓電腦玩家進行許多盤遊戲，統計勝負。用 --format draft 或 sealed 且不給卡組時，模擬整晚的賽事（--games 為晚數）：補充包、卡組、各輪比賽，以及哪些卡勝率高。
help-event = 賽事：選手之間的瑞士輪或淘汰賽，可以在牌桌上進行，也可以模擬；每報告一次結果就存入檔案。
help-event-new = 建立賽事，存入 FILE。
help-event-pair = 為下一輪配對。
help-event-result = 報告結果：用桌號或選手名指定牌桌，再給出勝盤數，如 2-1；有平局時如 2-1-1。第一個數字屬於所指定的選手，或該桌列在前面的選手。
help-event-drop = 一位選手退賽。正在同桌等待的對手獲勝。
help-event-show = 顯示各輪對陣和排名。
help-event-play = 由電腦玩家打完雙方都是電腦的所有對局，一輪接一輪；可從上次中斷處繼續。
help-option-event-player = 選手的名字；每人寫一次。
help-option-event-count = 沒有自己名字的選手人數。
help-option-event-deck = 依次為各選手的卡組，內建卡組或檔案均可；只寫一個則所有人共用。現開賽或輪抽賽事不寫時，由電腦玩家組卡組。
help-option-event-agents = 模擬對局時由誰代打，如 normal,greedy；只寫一個則代打所有人；自己報告結果的選手寫 person。
help-option-knock-out = 不打瑞士輪，從第一輪起就是淘汰賽。
help-option-cut = 瑞士輪結束後，前多少名進入淘汰賽。
help-option-one-round = 只進行目前這一輪。
help-draft = 在終端中輪抽，四到八人，真人和電腦均可；然後組一副四十張的卡組，打完各輪。每次選卡後自動儲存。
help-option-draft-seats = 一桌坐多少人。
help-option-person = 坐在這台電腦前的人的名字；每人寫一次。不寫則只有你。
help-option-bots = 輪抽之後其他人由誰代打：easy、normal、hard、expert、random。
help-option-draft-file = 將輪抽存入這個檔案，各輪比賽存在旁邊。
help-option-draft-load = 繼續這個檔案中的輪抽。
help-option-draft-go-on = 繼續最近一次輪抽。
help-option-review = 逐次回顧一場已結束的輪抽，並與電腦玩家的選擇對照。
help-option-review-seat = 只看這位玩家的選卡。
help-option-sealed-play = 在終端中用你的卡池組一副卡組，與其他人打各輪比賽。
help-booster = 開啟某個系列的補充包，看看裡面有什麼。
help-sealed = 開啟現開賽的補充包：得到每位玩家的卡池，用來組四十張的卡組。
help-scenario = 執行場景檔案，並指出哪些沒有通過。
help-deck = 卡組列表：檢查、顯示、列出。
help-deck-check = 檢查卡組是否合法；若不合法，列出所有問題。
help-deck-list = 列出內建卡組。
help-deck-show = 以列表形式顯示一副卡組。
help-cards = 卡牌：顯示、搜尋、列出、檢查、匯入，或開始自製。
help-cards-show = 顯示一張卡的資料和效果。
help-cards-list = 列出所有卡的名稱。
help-cards-search = 查詢卡：名稱中的字詞、cost<=3、strength>2、ink=ruby、type=character、keyword=evasive、set=3、text:draw。須同時滿足所有條件。
help-cards-import = 將檔案中的卡加入你的收藏：由卡面文字編譯而成，並說明哪些未能讀懂。可用的檔案：LorcanaJSON、Scryfall、MTGJSON、Cipher 卡表，以及我們自己的 TOML 和 CSV（docs/collections.md）。
help-exercise = 用所有卡（包括你收藏中的卡）隨機組成卡組來進行遊戲，直到每張卡都打出過、每個能力都結算過；列出從未發生的。
help-cards-coverage = 說明能讀懂卡牌資料庫中的多少卡：按系列統計，哪些字句擋住的卡最多，以及哪些是手寫的。
help-cards-check = 指出檔案中的卡有什麼問題、在哪裡。不儲存任何內容。
help-cards-new = 寫出一個帶示例的檔案，供你自製卡牌；FILE 以 .toml 或 .csv 結尾。
help-cards-collections = 列出你收藏的內容；--update 重新讀取匯入的檔案，--remove 移除其中一個。
help-rules = 按編號或名稱顯示一條規則：內容、程式碼位置、由哪些測試證明、在其他版本中的編號。輸入其他字詞則列出含有它們的規則；不輸入則列出全部。
help-bench = 測量速度：每秒的盤數和決定數，以及複製一次的時間；編譯與未編譯分別測量。
help-soak = 長時間的耐久測試：以各種賽制和人數、隨機的合法卡組進行隨機遊戲，並全程檢查（docs/soak.md）。
help-fit = 讓引擎自己對戰，由所發生的事擬合玩家的獲勝機會，並說明它對沒見過的遊戲判斷得有多準。
help-analyse = 回顧存檔中一盤已結束的遊戲：各玩家在每個時刻的勝率、改變局勢的選擇、怎樣會更好，以及代價多大。
help-tournament = 讓各卡組、各電腦玩家互相較量，每副卡組由每個電腦玩家使用，並報告勝負：排名與區間、等級分、先手是否有利、一盤打多久、如何取勝。
help-tune = 與其他卡組對戰來嘗試換卡，所有方案運氣相同，並說明哪些確實更好；不會事後挑選結果。
help-solve = 為檔案中第一個場景裡須作選擇的玩家，尋找本回合內無人能阻止的勝法，或證明不存在，只依據該玩家所知的資訊。退出碼 0：已找到；1：不存在；3：未能確定。
help-lang = 使用的語言，如 ja 或 zh-TW；不寫則依系統設定。
help-version = 顯示 Mulligan 的版本，以及核心是否已編譯。
help-option-deck = 內建卡組或檔案；先寫你的，再寫其他人的。
help-option-opponent = 對手是誰：easy、normal、hard、expert、random、greedy、search-0.5s、module:Class，或 person（同一台電腦前的另一個人）；有多位對手時寫多次。
help-option-name = 你的名字；有多人坐在電腦前時寫多次。
help-option-edition = 使用哪一版規則書；不寫則用最新版。
help-option-format = 使用哪種賽制。
help-option-players = 玩家人數。
help-option-teams = 依次為各玩家的隊伍，如 1,2,1,2。
help-option-seed = 所有隨機的種子；種子相同，運氣相同。
help-option-match = 三盤兩勝：先贏兩盤者獲勝。
help-option-by-hand = 在遊戲本可自動支付時，由你自己決定用什麼支付。
help-option-scenario = 從這個檔案中第一個場景的局面開始。
help-option-load = 繼續一盤已儲存的遊戲。
help-option-defaults = 開始前不再詢問，全部使用預設值。
help-option-games = 進行多少盤。
help-option-agents = 各卡組由誰使用，如 normal,random：easy、normal、hard、expert、random、greedy、greedy-0.1、search-0.5s（每次選擇的秒數）或 search-400（每次選擇的輪數）；只寫一個則使用所有卡組。你自己的電腦玩家寫 module:Class，任何語言的程式寫 'command:node bot.js'（docs/agents.md）。
help-option-fit-decks = 使用的內建卡組，寫作 one,two；random 則每局用兩副隨機卡組。不寫則用全部內建卡組。
help-option-fit-out = 將權重寫入這個檔案；遊戲讀取的是 src/mulligan/data/GAME/value.toml。
help-option-imagined = 每個選擇用多少盤假想的遊戲來評估。
help-option-turning = 列出多少個轉折點，代價最大的優先。
help-option-by-card = 同時按卡統計：它在起手、被抽到、被打出、從未抽到時，該卡組的勝率；以及遊戲在何時結束。
help-option-tournament-agents = 由誰來打，如 normal,search-200；每副卡組由他們各打一遍。
help-option-form = 誰與誰交手：全部互相交手；瑞士輪中戰績相近者交手；或矩陣，其中卡組也與自己交手。
help-option-meet = 交手的雙方各打多少次對局。
help-option-swiss-rounds = 瑞士輪的輪數；不寫則打到只剩一人不敗。
help-option-best-of-three = 先贏兩盤者贏得對局；電腦玩家在兩盤之間可以使用備牌。
help-option-go-on = 每打完一次對局就寫入這個檔案；再次執行時，錦標賽從中斷處繼續。
help-option-html = 將含有全部圖表的網頁寫入這個檔案，無需其他檔案。
help-option-parquet = 將每盤遊戲以 Parquet 格式寫入這個檔案；需要 mulligan[lab]。
help-option-against = 要對抗的卡組，內建卡組或檔案；有多副時寫多次。
help-option-out-card = 可以換下的卡；有多張時寫多次；不寫則為卡組中的所有卡。
help-option-in-card = 可以換上的卡；有多張時寫多次；不寫則為備牌中的卡，沒有備牌時為所有卡組中的卡，包括增加自己已有的卡。
help-option-copies = 每次換多少張。
help-option-exchanges = 最多嘗試多少種換法；超出時隨機取一部分。越少，越快得出結論。
help-option-tune-games = 每副卡組最多打多少盤。
help-option-tune-agents = 由誰來打：雙方同一個名字，或你方和對方各一個，如 normal,easy。
help-option-interest = 小到不值得追求的勝率增幅，如 0.02；確定低於它的換法不再嘗試。
help-option-cluster = 將遊戲分給 Dask 叢集的各個節點，寫出其排程器的位址，如 tcp://192.0.2.1:8786；需要 mulligan[cluster]。
help-option-resume = 接著 --out 所指檔案中的遊戲繼續：已有的照樣計入，不再重打。
help-option-solve-seconds = 最多思考多久。
help-option-solve-states = 最多檢視多少個局面；只要時間足夠，同樣的數目在任何機器上得出同樣的答案。
help-option-first = 第一盤的編號；每個編號就是它的種子。
help-option-every = 每多少個決定仔細檢查一次。
help-option-soak-format = 只進行此賽制的遊戲；可多次給出。
help-option-soak-players = 只進行此人數的遊戲；可多次給出。
help-option-smallest = 只進行各賽制人數最少的那些遊戲。
help-option-jobs = 用多少個程序分擔；不會多於工作量或處理器核心數。
help-option-results = 每打完一盤就寫入這個檔案，每盤一行 JSON；原有內容保留。
help-option-report = 在這個檔案中記錄報告：打了哪些盤、出了什麼錯、最長的、最慢的、記憶體。再次執行時繼續。
help-option-show = 不進行遊戲，以 Markdown 格式輸出報告。
help-option-most-decisions = 一盤經過這麼多個決定後放棄，計為未結束。
help-option-out = 將卡以我們自己的格式寫入這個檔案，不加入收藏。
help-option-collection = 另一個收藏，用名稱或資料夾指定；也可用 MULLIGAN_COLLECTION 指定。
help-option-replace = 與內建的卡同名時，也採用檔案中的卡。
help-option-all = 列出每一張未能讀懂的卡，而不只是前面幾張。
help-option-remove = 從收藏中移除名為 NAME 的匯入。
help-option-update = 重新讀取名為 NAME 的匯入的檔案；不寫則全部重讀。
help-option-pool = 從補充包中得到的卡的列表，卡組由它組成。
help-option-set = 補充包所屬的系列，用代碼或名稱指定；不寫則用最新的。--sets 列出所有系列。
help-option-sets = 列出可以開啟補充包的系列。
help-option-packs = 開啟多少包。
help-option-pools = 將每位玩家的卡池寫入這個資料夾，其格式可供 deck check --pool 讀取；與 --play 同用時，為儲存當晚賽事的檔案。
help-option-seats = 用 --format draft 或 sealed 且不給卡組時：一桌坐多少人，輪抽為 4 到 8 人。
help-option-rounds = 瑞士輪的輪數；不寫則打到只剩一人不敗。
help-option-needed = 贏多少盤才贏得對局。
help-option-flat = 每隔一個座位把所有卡當作同樣強來輪抽和組卡組，並報告其他座位的勝率：由此看出強度資料有多大價值。
help-option-measure = 隨機組卡組，並將每張卡的強度寫入這個檔案；輪抽的電腦玩家讀取的是 src/mulligan/data/GAME/strength.toml。
help-option-date = 查詢禁卡和賽制的日期，如 2025-07-04；不寫則為規則版本的日期。
help-option-json = 以 JSON 格式回答。
help-option-strict = 場景中有未知的卡時，算作未通過。
help-option-verbose = 輸出每個場景的記錄及規則。
help-option-game = 哪個遊戲。
help-option-coverage = 按版本統計：條目數、規範性條目、有程式碼的、有測試的；並列出缺口。
help-option-seconds = 每項測量多少秒。
help-option-texts = 改為測量讀取卡牌資料庫所需的時間；多個檔案可重複給出。

## Errors; what they say is in errors-en.ftl

error = 錯誤：{ $message }
error-inside = Mulligan 內部出錯（{ $message }）。這是我們的錯，不是你的；請向我們報告。設定 MULLIGAN_DEBUG=1 可以查看出錯的位置。

## Version

version = mulligan { $version }（{ $state ->
    [compiled] 已編譯
   *[uncompiled] 未編譯
}，Python { $python }）

## Languages

# What stands between things in a row, between names that may have commas of their own, and between two sentences.
list-between = 、
list-between-names = ；
list-between-sentences = 。
sentence-end = 。
# What is to be known of the words of this language; nothing of most.
language-note = 繁體中文：魔法風雲會依其規則手冊與牌名；迪士尼洛卡納與火焰之紋章 Cipher 由簡體中文轉換而成。
language-now = 現在使用的語言是{ $language }。輸入 lang 和以下之一可以更改：{ $languages }

## Names of things

a-card = 一張卡
made-you = 你
made-player = 玩家{ $number }
made-guest = 訪客{ $number ->
    [0] { "" }
   *[other] { $number }
}
made-bot = 電腦{ $number }
made-learner = 你
made-teacher = 老師
made-list = 自帶套牌
made-agent = { $known ->
    [yes] { $agent }電腦
   *[no] 電腦（{ $agent }）
}{ $number ->
    [0] { "" }
   *[other] { $number }
}
agent-title-easy = 簡單
agent-title-normal = 普通
agent-title-hard = 困難
agent-title-expert = 專家
agent-title-random = 隨機
agent-title-greedy = 貪心{ $further ->
    [none] { "" }
   *[other] { $further }
}
agent-title-search = 搜尋{ $further ->
    [none] { "" }
   *[other] { $further }
}
agent-easy = easy：簡單，懂規則但常有疏漏的新手
agent-normal = normal：普通，會往前看一步
agent-hard = hard：困難，會稍想一下你可能的應對
agent-expert = expert：專家，想到你願意等為止
agent-random = random：隨機，一切交給運氣
agent-person = person：真人，坐在這台電腦前的另一個人
# A keyword and its number, on the table.
numbered-keyword = { $name } { $number }
yes = 是
no = 否
surprise = 隨機挑選

## Before a game

setup-game = 玩哪個遊戲？
setup-go-on = 要繼續之前的遊戲嗎？
setup-new = new：新的一盤
setup-left = { $game }：{ $players }，{ $when }，已作{ $choices }次選擇
setup-deck = 你用哪副卡組？
setup-deck-of = { $player }用哪副卡組？
setup-opponent = 對手是誰？
setup-name = 玩家{ $number }叫什麼名字？
setup-default = （Enter：{ $default }）
setup-again = 請輸入列表中的編號或名稱。{ $names ->
    [none] { "" }
   *[other] 是不是 { $names }？
}
setup-plays = { $you ->
    [yes] 你
   *[no] { $player }
}使用{ $deck }。
setup-begins = { $game }，版本{ $edition }{ $seed ->
    [none] { "" }
   *[other] ，種子{ $seed }
}。輸入編號或你想做的事；輸入 { $help } 檢視其他命令。

## Lessons

help-commands-lessons =
    lesson           再看一遍這一課的內容
    hint             看看課程會怎麼選
    again            重新開始這一課
    next             下一課
lesson-title = 第{ $number }課（共{ $count }課）：{ $title }
lesson-task = 你的任務：{ $task }
lesson-rules = 相關規則：{ $rules }。輸入 rule 和編號可檢視規則，輸入 hint 可看示範。
lesson-well-done = 做得好！
lesson-not-yet = 還沒有成功。
lesson-after-done = 按 Enter 進入下一課；undo：撤銷；again：重來這一課；quit：離開。
lesson-after-missed = 按 Enter 重來這一課；undo：撤銷上一個選擇；next：跳過這一課；quit：離開。
lesson-all-done = 這是最後一課。按 Enter 離開；用 mulligan play { $game } --terminal 開始完整的一盤。
lesson-next = 下一課
lesson-again = 再試一次
lesson-hint = 課程會選{ $number }號：{ $words }。
lesson-kept = 用以下命令繼續上課：{ $command }

## At the table

prompt = >
turn-line = 第{ $turn }回合 · { $phase } · { $you ->
    [yes] 你的回合
   *[no] { $player }的回合
}
team-turn-line = 第{ $turn }回合 · { $phase } · { $you ->
    [yes] 你的隊伍的回合
   *[no] { $players }的回合
}
before-turn-line = { $phase }
nothing-here = 無
hand-of-you = 你的手牌
not-a-choice = 選項中沒有「{ $text }」{ $hint ->
    [none] 。
   *[other] ；是不是「{ $hint }」？
}請輸入 1 到 { $count } 的編號，或 help。
unknown-command = 沒有命令「{ $text }」；是不是「{ $hint }」？
no-such-command = 沒有命令「{ $text }」{ $hint ->
    [none] 。
   *[other] ；是不是「{ $hint }」？
}輸入 help 檢視所有命令。
undone = 已撤銷。
nothing-to-undo = 沒有可以撤銷的選擇。
redone = 已重做。
nothing-to-redo = 沒有可以重做的選擇。
saved = 已儲存到 { $path }。用以下命令繼續：{ $command }
save-scenario-where = 將牌桌儲存到哪個檔案？例如：save as scenario puzzle.json
save-over-file = 檔案 { $path } 已存在。要覆蓋嗎？
save-over = { $path } 不是存檔。要覆蓋嗎？
kept = 這盤遊戲已儲存。用以下命令繼續：{ $command }
loaded = 已讀取 { $path }。
save-where = 儲存到哪個檔案？例如：save evening.json
load-which = 讀取哪個檔案？例如：load evening.json
card-which = 哪張卡？例如：card { $example }
card-of-no-choice = { $number }號選項不涉及任何卡。
rule-which = 哪條規則？例如：rule { $example }
deed = { $group }：{ $option }
analyse-progress = 選擇
analyse-curve = 每回合開始時，依各玩家所知的資訊，各自的獲勝機會；條形為{ $player }的。
analyse-turn = 第{ $turn }回合
analyse-won = { $player }獲勝。
analyse-drawn = 沒有人獲勝。
analyse-point = 第{ $number }次選擇，第{ $turn }回合，{ $player }：{ $chosen }（{ $chance }）。更好的是：{ $better }（{ $best }）。代價為每百盤少贏{ $cost }盤（{ $low }到{ $high }）。{ $reasons ->
    [none] { "" }
   *[other] 等其他玩家的回合過後，更好的選擇在這些方面更佔優勢：{ $reasons }。
}
analyse-player = { $player }：{ $count ->
    [0] { $choices }次選擇中，沒有一次確定有損失。
   *[other] { $choices }次選擇中，有{ $count }次確定有損失，每百盤合計少贏{ $cost }盤。
}
solve-won = { $player }本回合必勝：
solve-won-deals = 無論未知的卡如何，{ $player }本回合必勝（所有{ $deals }種有區別的分佈都已試過）：
solve-none = { $player }本回合沒有必勝法：沒有任何走法能應對所有回應和未知卡的所有可能。
solve-open = 未能確定：{ $reason ->
    [time] 思考時間已用完。
    [states] 要檢視的局面太多。
    [luck] 為{ $player }找到的勝法要靠運氣。它在{ $deals }盤假想的遊戲中成立：
    [deals] 為{ $player }找到的勝法取決於未知的卡，其分佈太多，無法全部嘗試。它在其中{ $deals }種裡成立：
   *[other] 有一個可選的行動無法推演到底。
}
solve-if = 「{ $answer }」之後：
solve-case = 如果卡的分佈如情況{ $number }：
solve-as-above = ……之後同上
solve-more = ……還有{ $number }行
solve-looked = 用{ $seconds }秒查看了{ $states }個局面。
hint-people = 只有獨自與電腦對戰時才有提示。
hint-none = 現在沒有要選擇的。
hint-sure = 經驗就足以決定：{ $option }
hint-why = 數字為選擇後你的勝率：根據你所知的資訊設想了{ $rounds }盤遊戲，一直推演到其他玩家的回合過後。試得最多的排在最前。
hint-reasons = 為什麼「{ $better }」比「{ $other }」好：平均來說，它讓你在這些方面更佔優勢：{ $reasons }。
reason = { $name }（{ $more }）
between-reasons = 、
looking-back = 正在逐個回顧這盤遊戲的選擇。按 Ctrl-C 停止。
why-not-what = 為什麼不能做什麼？例如：why not { $example }
why-not-which = 你能看到的卡中沒有「{ $text }」。可以詢問：{ $verbs }。
why-not-any = 你的哪張卡都不行
you-may = 可以：就是{ $number }號，{ $option }。
interrupted = 再按一次 Ctrl-C，或輸入 quit，即可離開。
goodbye = 再見。
game-over = 遊戲結束。
you-won = 你獲勝了！
you-lost = { $player }獲勝。
drawn = 這盤遊戲為平局。
after-game = rematch：再來一盤；analyse：分析勝負關鍵；undo：撤銷上一個選擇；save 檔名：儲存這盤遊戲；log：檢視經過；quit：離開。
after-game-of-match = swap 卡名 for 卡名：用備牌更換卡組中的卡；next：開始這次對局的下一盤。
match-none = 這裡沒有下一盤；用 mulligan play --match 進行三盤兩勝的對局。
match-not-over = 這盤遊戲還沒有結束。
match-score = 對局比分：{ $score }。
match-won = { $you ->
    [yes] 你贏得了這次對局！
   *[no] { $player }贏得了這次對局。
}
swap-what = 換什麼？例如：swap 2 卡名 for 卡名。你的備牌：{ $side ->
    [none] 無
   *[other] { $side }
}。
swapped = 換下{ $count } × { $out }，換上{ $count } × { $into }。
news-more = ……之前還有{ $number }件事：log
pages-more = ……之前還有{ $number }行：more
pages-first = 已是第一頁。
log-empty = 還沒有發生任何事。
no-open-cards = 還沒有公開的卡。
times = { $number } × { $name }
times-told = { $text }（×{ $number }）
leads-on = { $words }……（{ $number }種）
leads-to = { $group }：{ $words }……
numbers-on-board = { $first }到{ $last }，編號標在卡的旁邊
which-of-them = 是哪一個？
no-longer = 已不能再選擇{ $option }。
enter-back = （Enter：返回）
yes-or-no = （y 是 / n 否）
own-harm = { $option }：唯一的目標是你自己的{ $target }。要繼續嗎？
team-yours = 你的隊伍
team-other = 對方隊伍
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
its-own-text = 自身效果
change-more-text = 新增文字
pile-of = { $player }的{ $zone }
card-now = { $player }，{ $zone }：{ $change }
looking-at = 你正在檢視：
more-cards = 另有{ $number }張
pass-the-keyboard = 請將鍵盤交給{ $player }，由其按 Enter。
rematch = 再來一盤！
stops-none = 這個遊戲不需要設定停頓：每當你能做些什麼時，都會詢問你。
stops-are = 總是詢問你：{ $stops }；從不詢問你：{ $skips }；必要時詢問你：{ $others }。用「stop 名稱」和「skip 名稱」切換前兩項；skip 的名稱前可加 my 或 their。
stop-unknown = 沒有可以停頓的步驟「{ $stop }」。
stop-on = 從現在起，在{ $stop }會詢問你。
stop-off = 除非你能做些什麼，否則在{ $stop }不再詢問你。
skip-on = 沒有等待結算的東西時，在{ $stop }不再詢問你。
skip-off = 你能做些什麼時，在{ $stop }會再次詢問你。
pass-until-what = 讓過到什麼時候？「{ $text }」不是 turn、my turn、something happens，也不是以下之一：{ $stops }。
pass-not-now = 現在不能讓過：你須先作別的選擇。
hold-on = 你保留優先權：每次都會詢問你。再次輸入 hold 取消。
hold-off = 只在能做些什麼時詢問你。

help-commands =
    數字             選擇；可依次輸入多個數字：1 3 4
    文字             你想做的事，說清楚即可：{ $intent }
    Enter            提示符前所寫的選擇
    hint             電腦在你的位置會怎麼想：各選項及其勝率
    analyse          遊戲結束後：各玩家在每個時刻的勝率，以及哪些選擇改變了局勢
    why not …        某件事為什麼不能做、依據哪條規則：why not { $example }
    card 卡名        卡的內容；card 2 為2號選項的卡
    rule 編號        規則的內容；輸入其他字詞則列出含有它們的規則
    board            再次顯示牌桌
    piles            逐個區域列出所有公開的卡
    log, more        發生過的事及其規則，和更早的一頁；log all 為全部
    undo, redo       撤銷你的上一個選擇，以及重做
    save 檔名      儲存這盤遊戲；「load 檔名」繼續一盤遊戲
    save as scenario 檔名   儲存目前牌桌，供他人從這裡開始
    concede          認輸
    rematch          遊戲結束後再來一盤
    lang 標籤        更換語言：lang ja、lang zh-TW；單獨輸入 lang 列出全部
    quit             離開
help-commands-stops =
    pass turn        讓過到本回合結束；pass until my turn；pass until end
    pass on          讓過到有人做了什麼為止
    stops            會在哪裡詢問你；用「stop 名稱」和「skip 名稱」更改
    hold             保留優先權
help-commands-match =
    next             一盤結束後，開始這次對局的下一盤
    swap … for …     在兩盤之間用備牌更換卡組中的卡

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
   *[other] 現在選擇：{ $which }。
}{ $chosen ->
    [none] { "" }
   *[other] 已選擇：{ $chosen }。
}{ $done ->
    [yes] 選擇哪一個？或完成。
   *[no] 選擇哪一個？
}
ask-may = { $head ->
    [none] { $title }：要使用這個效果嗎？
   *[other] { $head }{ $word ->
        [unless] 要支付嗎？
       *[other] 要這樣做嗎？
    }
}
ask-mode = { $title }：選擇哪一項？
ask-player = { $head ->
    [none] { $title }：選擇哪位玩家？
   *[other] { $head }選擇哪位玩家？
}
ask-name = { $head ->
    [none] { $title }：說出哪個名稱？
   *[other] { $head }說出哪個名稱？
}
ask-put = { $head }{ $verb ->
    [order] 從上到下，下一張是哪張卡？
   *[other] { $text ->
        [none] { $done ->
            [yes] 哪張卡？或完成。
           *[no] 哪張卡？
        }
       *[other] { $card ->
            [none] 下一張是哪張卡，放到哪裡？
           *[other] { $card }放到哪裡？
        }
    }
}
ask-turn = 你的回合：要做什麼？
waits-for = 等待{ $player }選擇。

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
option-yes = 是
option-no = 否
option-done = 完成
option-pass = 讓過
option-keep = 保留
option-end = 結束回合
option-resolve = { $card }{ $ability ->
    [none] { "" }
   *[other] ：{ $ability }
}{ $target ->
    [none] { "" }
   *[other] （{ $target }）
}
option-order = { $card }
option-concede = 認輸
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
}：{ $number }
option-pay = { $card ->
    [none] { $text }
   *[other] { $card }
}

group-choose = 選擇
group-yes = 選擇
group-no = 選擇
group-done = 其他
group-pass = 其他
group-end = 其他
group-keep = 其他
group-resolve = 接著結算
group-order = 排在最前
group-play = 打出
group-use = 使用能力
group-move = 移動
group-attack = 攻擊

cannot = 不能{ $card ->
    [none] { "" }
   *[other] 用{ $card }
}這樣做（{ $verb }）
refusal = { $what }：{ $why }（規則{ $rule }，{ $edition }版）
refusal-without-rule = { $what }：{ $why }
refusal-not-your-turn = 現在不是你的回合
refusal-not-asked-now = 現在不是做這件事的時候
refusal-not-in-hand = 它不在你手上
refusal-not-in-play = 它不在場上
refusal-not-yours = 它不是你的

## Log lines that every game has

note-wins = { $you ->
    [yes] 你
   *[no] { $player }
}贏得這盤遊戲。
note-loses = { $you ->
    [yes] 你
   *[no] { $player }
}輸掉這盤遊戲。
note-leaves = { $you ->
    [yes] 你
   *[no] { $player }
}離開這盤遊戲。
note-is-drawn = 這盤遊戲為平局。
note-starts = { $you ->
    [yes] 你
   *[no] { $player }
}先手。
note-turn-begins = 第{ $number }回合：{ $you ->
    [yes] 你的回合。
   *[no] { $player }的回合。
}
note-turn-ends = { $you ->
    [yes] 你的回合結束。
   *[no] { $player }的回合結束。
}
note-draws = { $you ->
    [yes] 你
   *[no] { $player }
}抽到{ $card }。
note-shuffles = { $you ->
    [yes] 你
   *[no] { $player }
}洗卡組。
note-looks = { $you ->
    [yes] 你
   *[no] { $player }
}檢視{ $number }張卡。
note-names = { $you ->
    [yes] 你
   *[no] { $player }
}說出{ $text }。
note-triggers = { $card }觸發。
note-resolves = { $card }{ $text ->
    [none] { "" }
   *[other] ：{ $text }
}結算。
note-uses = { $you ->
    [yes] 你
   *[no] { $player }
}使用{ $card }{ $text ->
    [none] { "" }
   *[other] ：{ $text }
}。
note-is-chosen = 選擇了{ $card }。
note-is-revealed = 展示{ $card }。
note-is-discarded = { $card }被棄置。
note-goes-to-hand = { $card }置於{ $you ->
    [yes] 你
   *[no] { $player }
}手上。
note-returns-to-hand = { $card }移回{ $you ->
    [yes] 你
   *[no] { $player }
}手上。
note-deck-is-empty = { $you ->
    [yes] 你的卡組已空。
   *[no] { $player }的卡組已空。
}

## Decks

complaint-deck-not-in-pool = 卡組和備牌中合計有{ $count }張{ $card }；卡池中{ $limit ->
    [0] 沒有
   *[other] 有{ $limit }張
}
complaint-deck-beyond-packs = 有{ $count }張{ $card }；補充包中至多只可能有{ $limit }張
complaint = { $why }（規則{ $rule }，{ $edition }版）
deck-legal = { $deck }：{ $count }張卡，在{ $game }（版本{ $edition }）中合法。
deck-curve = 費用曲線：{ $curve }（平均{ $average }）
deck-colours = 顏色：{ $counts }
deck-types = 類別：{ $counts }
deck-side = 備牌：{ $count }
deck-illegal = { $deck }：{ $count }張卡，在{ $game }（版本{ $edition }）中不合法：

## Drafts

draft-begins = { $set }的輪抽，一桌{ $seats }人，儲存在 { $path }。
sealed-begins = { $set }的現開賽，{ $players }位玩家，儲存在 { $path }。
draft-page = 第{ $round }包（共{ $rounds }包），第{ $pick }次選卡：來自{ $from }，向{ $way ->
    [left] 左
   *[other] 右
}傳給{ $to }。{ $have ->
    [0] 你還沒有選過卡
   *[other] 你已有{ $have }張卡
}。
draft-several = 其中不止一張的：{ $cards }
draft-picked = 你選了{ $card }。
draft-pool = { $count ->
    [0] 你還沒有選過卡。
   *[other] 你已選{ $count }張卡：
}
draft-hint = 電腦玩家會選{ $card }。
draft-what = 「{ $text }」不是這些卡中的一張（或不止一張），也不是命令；輸入 help 檢視可用的命令
draft-help = 輸入卡的編號或名稱來選它。pool：顯示你已選的卡；card 卡名：顯示卡的全部內容；hint：顯示電腦玩家會選什麼；quit：離開。每次選卡都會儲存。
draft-left = 已儲存。用以下命令繼續：{ $command }
pool-no-card = 沒有卡「{ $text }」
build-begin = { $player }，請組一副至少四十張的卡組。你有{ $count }張卡；電腦玩家會這樣組：
build-size = 卡組中有{ $count }張卡
build-not-there = 沒有這張卡，或數量不夠：「{ $text }」
build-saved = 卡組已存入 { $path }。
build-what = 「{ $text }」不是命令；輸入 help 檢視可用的命令
build-help = add [數量] 卡名、cut [數量] 卡名：增減卡組中的卡；side：顯示卡池中剩下的卡；deck：顯示卡組；card 卡名：顯示卡的全部內容；suggest：重新開始；save 檔名、load 檔名：儲存與讀取；done：用它開始比賽；quit：離開。
review-pick = { $player }，第{ $pack }包第{ $pick }次選卡：{ $card }{ $same ->
    [yes] { "" }
   *[no] （電腦玩家會選：{ $bot }）
}{ $others ->
    [none] { "" }
   *[other] ；未選{ $others }
}
event-play = 第{ $table }桌：{ $players }

## Events

event-round = 第{ $number }輪（{ $stage ->
    [swiss] 瑞士輪
   *[other] 淘汰賽
}）
event-table = { $table }：{ $first } – { $second }{ $score ->
    [none] { "" }
   *[other] ：{ $score }
}
event-has-bye = { $table }：{ $first }輪空
event-points = 積分
event-player = 選手
event-matches = 對局戰績
event-opponents-match = 對手對局勝率
event-games = 盤勝率
event-opponents-game = 對手盤勝率
event-left = { $player }（已退賽）
event-won = { $player }贏得賽事冠軍。
event-begun = 賽事已存入 { $path }：{ $players }位選手，{ $rounds ->
    [0] 從第一輪起為淘汰賽
   *[other] { $rounds }輪
}。用 mulligan event pair 開始。
event-dropped = { $player }已退賽。
event-waits = 第{ $round }輪等待真人選手的結果：第{ $tables }桌。

## Packs

season-figures = 按卡的強度來選的一方，對不這樣做的一方，在{ $games }盤中勝率為{ $rate }（{ $low } – { $high }）。
season-progress = 晚數
season-title = { $game }，{ $form }：{ $evenings }晚，{ $games }盤，種子{ $seed }
season-card = 卡
season-drawn = 抽到的盤數
season-rate = 勝率
season-interval = 95%
season-brought = 含它的卡組的勝率
season-colours = 卡組
season-matches = 對局
season-best = 勝率最高的卡
season-worst = 勝率最低的卡
season-few = 沒有卡在{ $least }盤中被抽到過。
season-endless = { $number }盤在{ $most }個決定內沒有結束。
season-lost = 程序中斷而遺失的晚數：{ $numbers }
season-stopped = 已停止：打了{ $count }晚中的{ $played }晚。
season-measured = { $count }張卡的強度已寫入 { $path }。

pack-of = { $set }的第{ $number }包，種子{ $seed }
pool-of = { $player }：{ $count }張卡
pool-written = { $player }的卡池已寫入 { $path }。
set-cards = { $code }  { $name }：{ $count }張卡

## Cards

sheet-text = 文字
card-count = { $number }張卡
card-from = 來自 { $file }，匯入於{ $date }
cards-reading = 正在讀取 { $file }……
cards-kept = 已將{ $number }張{ $game }的卡加入你的收藏「{ $collection }」。
cards-written = 已將{ $number }張{ $game }的卡寫入 { $path }。
cards-built-in = 有{ $number }張卡是內建的，保持不變；--replace 可改用檔案中的卡。
cards-left-out = 有{ $number }行是衍生物之類，不能放入卡組，未取入。
cards-refused = 有{ $number }張卡未能讀懂；`mulligan cards coverage { $file }` 說明主要原因。
cards-more-refused = ……還有{ $number }張；--all 列出全部。
cards-right = { $number ->
    [0] 沒有正確的卡
   *[other] { $number }張卡正確
}，{ $wrong ->
    [0] 沒有錯誤。用 `mulligan cards import { $file }` 匯入後即可使用。
   *[other] { $wrong }張有錯誤。
}
cards-begun = 已寫出 { $path }，內有示例。`mulligan cards check { $path }` 會指出你寫的內容有什麼問題。
cards-coverage-title = { $game }，{ $file }
coverage-set = 系列
coverage-names = 卡名
coverage-understood = 讀懂
coverage-share = 比例
coverage-all = 全部
coverage-phrases = 擋住最多卡的字句：
coverage-by-hand = 手寫記法的內建卡：語法讀不懂的{ $refused }張，讀法不同的{ $otherwise }張（佔這些卡名的{ $share }%）。
coverage-lines = 語法共{ $lines }行；這裡用到{ $used }行，其中{ $alone }行只為一張卡。
coverage-own = 共有{ $names }個名稱（{ $share } %）以標記寫成，或需要其他卡用不到的語法行或長短語。
exercise-playing = 正在進行{ $game }……
exercise-unplayed = 從未打出：{ $card }
exercise-unresolved = 從未結算：{ $card }：{ $ability }
exercise-done = 在{ $games }盤中，打出過{ $cards }張卡中的{ $played }張，結算過{ $abilities }個能力中的{ $resolved }個。
collection-title = 收藏「{ $name }」，位於 { $folder }：
collection-line = { $name }：{ $number }張{ $game }的卡，來自 { $file }，{ $date }；系列：{ $sets }{ $replaces ->
    [yes] ；替換內建的卡
   *[no] { "" }
}
collection-empty = 還沒有匯入任何內容。用 `mulligan cards import FILE` 開始。
collection-removed = { $name }已不在收藏中：{ $number }張卡。
collection-updated = { $name }：{ $number }張卡，之前為{ $before }張。

## Simulations

sim-title = { $game }，版本{ $edition }：{ $games }盤，種子{ $seed }
fit-tempo = 輪到自己的回合
fit-auc = 在沒見過的遊戲中，所有成對的局面裡有{ $auc }判斷對了：贏了的局面評價高於輸了的（{ $positions }個局面；由{ $rows }個擬合）。
sim-progress = 盤數
sim-deck = 卡組
sim-agent = 電腦玩家
sim-wins = 勝盤
sim-rate = 勝率
sim-interval = 95%區間
sim-as-first = 先手時
language-code = zh-Hans
tune-title = { $of }種換法中的{ $tried }種，各{ $games }盤，運氣相同
tune-out = 換下
tune-in = 換上
tune-games = 盤數
tune-difference = 每百盤多贏
tune-interval = 95%區間
tune-verdict = 結論
tune-better = 更好
tune-worse = 更差
tune-alike = 幾乎沒有增益
tune-open = 尚無結論
tune-sure = { $sure ->
    [0] 沒有哪種換法確定更好。
    [1] 有1種換法確定更好。
   *[other] 有{ $sure }種換法各自確定更好；沒有試過同時採用。
}無論檢視多少次，表中哪怕有一個結論出錯的機率至多為5%。{ $undecided ->
    [0] { "" }
   *[other] 有{ $undecided }種尚無結論：多打一些盤或許能得出。它們在這裡的先後沒有多大意義。
}
tournament-progress = 對局
tournament-title = 錦標賽：{ $game }，版本{ $edition }
tournament-played = { $matches }次對局，{ $games }盤，種子{ $seed }。
tournament-standings = 排名
tournament-ratings = 等級分
tournament-ratings-why = 按 openskill 的 Plackett-Luce 模型，每人從25分起，附95%區間。
tournament-decks = 卡組對卡組
tournament-decks-why = 列中的卡組對欄中的卡組的對局勝率，以及對局次數；指向儲存格可檢視區間。
tournament-lengths = 一盤打多久
tournament-lengths-axis = 到每一回合為止已結束的盤數比例。
tournament-how = 如何取勝
tournament-matches = 對局
tournament-share = 勝率
tournament-points = 積分
tournament-rating = 等級分
tournament-endless = 未結束的盤數：{ $number }。
tournament-lost = 程序兩次中斷的對局：{ $numbers }。再次執行可重試。
tournament-timed = { $agents }：按時間思考，或是他人的程式，因此同樣的種子不一定帶來同樣的遊戲。
tournament-stopped = 已停止：打了{ $of }次對局中的{ $played }次；{ $out ->
    [none] 沒有給出 --out，因此什麼都沒有儲存。
   *[other] 用同樣的 --out 再次執行即可繼續。
}
ending = { $how ->
    [lore] 達到20點奇談
    [life] 生命降到0
    [poison] 中毒
    [main] 主人公被擊破
    [deck] 沒有卡可抽
   *[other] 其他
}
sim-cards-title = { $deck }逐張統計：勝盤 / 盤數
sim-card = 卡
sim-card-opening = 起手
sim-card-drawn = 抽到
sim-card-played = 打出
sim-card-not-drawn = 未抽到
sim-card-lift = 增幅
sim-card-turn = 回合
sim-cards-why = 增幅：抽到這張卡時比沒抽到時每百盤多贏多少盤。回合：首次打出的時間。打得久的盤會見到更多卡，所以只在同一副卡組內比較；--json 附有區間。
sim-turns-title = 已結束的盤數，以及其中各卡組贏得的盤數
sim-turn = 回合
sim-ended = 已結束
sim-first = 先手的玩家贏得{ $rate }的盤數（{ $low }到{ $high }）。
sim-draws = 平局：{ $number }。
sim-length = 長度：平均{ $mean }回合，中位數{ $median }，從{ $least }到{ $most }；每盤{ $decisions }個決定。
sim-endless = 經過{ $most }個決定仍未結束、未計入以上資料的：{ $numbers }。
sim-lost = 因程序中斷而遺失的：{ $numbers }。
sim-stopped = 已停止：打了{ $games }盤中的{ $played }盤。
sim-speed = { $seconds }秒，每秒{ $rate }盤。

soak-summary = { $games }盤，{ $decisions }個決定，{ $failures }次失敗；{ $hours }小時。
soak-sitting = 牌桌
soak-games = 盤數
soak-decisions = 決定
soak-longest = 最長的一盤
soak-longest-game = 最長的一盤：{ $turns }回合內{ $decisions }個決定（第{ $number }盤，{ $sitting }）。
soak-slowest = 最慢的一步：第{ $number }盤（{ $sitting }）第{ $decision }個決定（{ $rule }）之後{ $seconds }秒。
soak-memory = 記憶體：每個程序至多{ $most } MB；前{ $games }盤之後為{ $early } MB。
soak-seeds = 由 { $build } 進行的遊戲：{ $seeds }。

## Scenarios

scenario-failed = 未通過 { $where }：{ $id }：{ $message }
scenario-skipped = 已跳過 { $where }：{ $id }：{ $message }
scenario-log = { $id }（{ $status ->
    [passed] 通過
    [failed] 未通過
   *[skipped] 已跳過
}）
scenario-illegal = 第{ $step }步，不合法：{ $reason }
scenario-counts = 通過{ $passed }個，未通過{ $failed }個，跳過{ $skipped }個

## Rules

rule-title = { $game }，版本{ $edition }，{ $number }
rule-name = 規則
rule-none = 沒有程式碼，因為
rule-code = 程式碼
rule-tests = 測試
rule-editions = 在其他版本中
rule-below = 下屬規則
rule-no-code = 尚無
rule-no-tests = 尚無
rule-nowhere = 未提及
none-heading = 是標題
none-definition = 是定義
none-example = 是示例
none-reference = 是對其他規則的引用
none-hands = 是玩家動手做的事
none-card = 是印在卡或補充包上的內容
none-not-built = 尚未實現
coverage-title = { $game }：規則、程式碼與測試
coverage-edition = 版本
coverage-entries = 條目
coverage-normative = 規範性
coverage-with-code = 有程式碼
coverage-with-tests = 有測試
coverage-hole-code = 沒有程式碼，版本{ $edition }：
coverage-hole-tests = 沒有測試，版本{ $edition }：
coverage-whole = 沒有缺口。
coverage-unknown = 程式碼中提到、但任何規則目錄都沒有的規則：

## Speed

bench-title = { $game }，使用{ $decks }
bench-variant = 類型
bench-games = 每秒盤數
bench-decisions = 每秒決定數
bench-clone = 每次複製的微秒數
bench-wide = 從所有{ $cards }張卡中隨機組成的合法卡組：每秒{ $games }盤、{ $decisions }個決定，為上述決定數的{ $share }%。
bench-load = 載入：兩副卡組上桌用時{ $decks }毫秒，所有卡用時{ $catalog }毫秒。
bench-compiled = 已編譯
bench-uncompiled = 未編譯
bench-ratio = 編譯後的盤數為{ $ratio }倍。
bench-not-compiled = 這個 Mulligan 沒有編譯：無從比較。
bench-texts = 讀取卡牌文字，處理器用時（秒）
bench-texts-cards = 卡

## The server

help-serve = 為一群人提供瀏覽器中的牌桌：邀請連結、旁觀者、電腦玩家。
help-option-host = 監聽的位址；0.0.0.0 為這台機器的所有位址。
help-option-port = 監聽的埠；0 為任一空閒埠。
help-option-origin = 除本機位址外，人們連到伺服器所用的位址，如 https://table.example；可以寫多次。
help-option-workers = 電腦玩家用多少個程序思考；不寫則為處理器數減一。
serve-begins = Mulligan 位於 { $address }（按 Ctrl+C 結束）
server-your-list = 你的列表
server-no-language = 沒有語言「{ $name }」的內容；現有{ $languages }。
server-begun = 遊戲已經開始。
server-deck = 這副卡組不能使用。
server-engine = 遊戲本身出了錯；這個選擇沒有生效，其他一切不變。
server-hello-first = 第一條訊息必須是 hello。
server-hello-once = hello 只能作為第一條訊息傳送一次。
server-illegal = 沒有這個選項；請用 id 選擇目前決定中的選項。
server-late = 這個決定已經結束；目前決定的編號是{ $number }。
server-malformed = 無法讀取這條訊息。
server-no-deck = 沒有內建卡組「{ $name }」。
server-no-edition = 沒有這個版本；現有{ $editions }。
server-no-format = 沒有這種賽制；現有{ $formats }。
server-no-game = 這裡沒有遊戲「{ $name }」；現有{ $games }。
server-no-seat = 這個令牌不屬於這張牌桌的任何座位。
server-no-table = 沒有這張牌桌。
server-not-asked = 現在沒有詢問你。
server-not-begun = 遊戲還沒有開始。
server-not-full = 所有座位坐滿後遊戲才會開始。
server-not-over = 遊戲還沒有結束。
server-not-playing = 這裡沒有正在進行的遊戲。
server-not-watched = 這張牌桌不允許旁觀。
server-one-host = 有一個座位是你的：必須恰好有一個座位的類型為 me。
server-only-watching = 你只是這張牌桌的旁觀者。
server-players = 在這裡可供{ $fewest }到{ $most }位玩家進行。
server-players-exactly = 供{ $most }位玩家進行。
server-protocol = 這個伺服器使用協議{ $number }。
server-repeated = 這個選擇已經生效；不會再發生什麼。
server-seat-taken = 這個座位已有人。
server-too-big = 內容過大。
server-undo-hidden = 之後已有人得知新的資訊；與真人對戰時不能撤銷到那之前。
server-undo-nothing = 沒有可以撤銷的選擇。
server-undo-counted = 這盤遊戲已計入成績。
server-not-between = 只能在同一次對局的兩盤之間換卡。
server-not-brought = 你帶來的卡中沒有這麼多{ $name }。
server-chat-off = 這張牌桌的聊天已關閉。
server-muted = 桌主已將你禁言。
server-no-stop = 沒有這個步驟；現有{ $stops }。
server-only-host = 只有建立牌桌的人才能這樣做。
server-hint-unfair = 只有沒有其他人參與時才有提示。
server-storage = 無法記錄所發生的事，因此沒有執行；請再試一次。
server-moved = 另一台伺服器已接管這張牌桌；請重新連線。
server-elsewhere = 這張牌桌位於 { $address }。
server-unreadable = 這個版本的程式無法繼續這盤遊戲（{ $error }）；仍可檢視其記錄。
help-option-database = 牌桌儲存在哪裡：如 postgresql://… 的位址；不寫則為資料資料夾中的一個檔案。
server-no-such-game = 這張牌桌沒有這盤遊戲。
help-option-terminal = 在終端中進行。
help-option-no-open = 只顯示位址，不開啟瀏覽器。
play-begins = Mulligan 位於 { $address }（按 Ctrl+C 結束；--terminal 在終端中進行）
server-too-fast = 速度超出伺服器的限制；請稍等。
server-crowded = 這張牌桌的人已經太多了。
help-option-redis = 共用一個資料庫的多台伺服器在哪裡互相通訊：如 redis://… 的位址
server-nobody-answers = 負責這張牌桌的伺服器沒有回應；請稍後再試。

sorting-code = big5
list-between-lines = { "" }
label = { $name }：
percent = { $share }%
in-brackets = （{ $text }）
in-quotes = 「{ $text }」
server-no-evening = 這裡沒有這一場輪抽或現開賽。
server-not-building = 卡組須在最後一次選卡之後、第一輪之前組成。
server-late-pick = 這次選卡已經結束；你已選{ $number }張。
server-has-left = { $name }已經退出。
server-not-away = 只有桌主，或等候離開者已滿五分鐘的人，才能不等{ $name }而繼續。
server-no-match = { $name }現在沒有要進行的對局。
server-evening-goes-on = 這場對局已經結束；下一輪在輪抽的頁面上。
server-match-secret = 各人在這裡拿過的卡，要到整場對局結束後才公開。
server-evening-secret = 各人在這裡拿過的卡，要到所有輪次結束後才公開。
