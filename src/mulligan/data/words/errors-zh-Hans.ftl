# What can be wrong, in every game: what is wrong, where, by which rule, and what would be right.
# A value that there is none of is `none`. What is wrong only in one game, or in the card language, is in its own folder.

# What stands between the things of a list.
between = 、
# What stands before each line of a list of sentences.
next-line = { "\u000A  " }

game-name = { $game ->
    [lorcana] 洛卡纳
    [cipher] Cipher
    [magic] 万智牌
   *[other] { $game }
}

## Files

no-file = 没有文件 { $path }
unreadable = 无法读取 { $path }：{ $reason }
file-too-big = { $path } 太大；至多读取{ $most } MB
not-utf-8 = 无法读取 { $path }：不是 UTF-8 文本
no-port = 无法监听 { $host } 的端口{ $port }：{ $reason }
no-database = { $url } 没有数据库：{ $reason }
no-redis = { $url } 没有 Redis：{ $reason }
no-path = { $path } 不是路径：{ $reason }
not-a-file = { $path } 是{ $sort ->
    [folder] 文件夹
    [link] 链接（请写出它所指的文件）
    [pipe] 管道
   *[device] 设备
}，这里只{ $act ->
    [read] 读取
   *[written] 写入
}文件
no-journal = 这盘游戏在进行中不会保存，因为无法写入 { $path }：{ $reason }
unwritable = 无法写入 { $path }：{ $reason }

## Games, editions, players

no-game = 这里没有游戏“{ $name }”；现有{ $games }
no-language = 没有语言“{ $name }”的内容；现有{ $languages }
no-lesson = 没有课程“{ $name }”；现有{ $lessons }
no-agent = 没有电脑玩家“{ $name }”；现有{ $agents }，也可用 module:Class 指定你自己的
search-budget = “{ $name }”没有给出思考时间；search-0.5s 为每次选择半秒，search-400 为400轮
value-missing = { $where }：没有{ $names }的权重；`mulligan fit` 可写出这个文件
value-no-number = { $where }：{ $name }为{ $value }，不是数字
agent-no-class = { $name }：没有类“{ $called }”{ $classes ->
    [none] { "" }
   *[other] ；现有{ $classes }
}
agent-cannot-choose = { $name }：电脑玩家须有方法 choose(seat)；写法见 docs/agents.md
agent-broken = { $name }：{ $reason }
no-edition = { game-name }没有版本“{ $edition }”；现有{ $editions }
no-format = { game-name }没有赛制“{ $format }”；现有{ $formats }
no-set = { game-name }没有系列“{ $set }”；可以打开补充包的系列有{ $sets }
set-without-rarity = { game-name }：系列{ $set }没有稀有度为{ $rarities }的卡，而其补充包需要
strength-no-number = { $where }：{ $card }的强度为{ $value }，不是强度值
packs-no-number = { $where }：{ $key }为{ $value }，不是一个小的数字
event-players = 一场赛事须有2到{ $most }位选手，而不是{ $count }位
event-names = 赛事的每位选手须有各自不同的名字{ $names ->
    [none] { "" }
   *[other] ；{ $names }出现了两次
}
event-rounds = 一场赛事至多{ $most }轮，晋级人数不超过其{ $players }位选手，每次对局至多赢50盘
event-round-open = 第{ $round }轮还没有结束：第{ $tables }桌没有结果
event-over = 赛事已经结束
event-no-table = { $count ->
    [0] 还没有任何一轮的配对；mulligan event pair 配对第一轮
   *[other] 这一轮没有第{ $table }桌；共有{ $count }桌
}
event-bye = 第{ $table }桌的{ $player }轮空，不需要结果
event-score = { $score }不是有效的结果：赢{ $needed }盘即赢得对局，没有人能更多
event-no-draw = 第{ $table }桌必须分出胜负：这是淘汰赛
event-gone = { $player }已经退赛
event-no-player = 没有选手“{ $name }”，或不止一位；现有{ $players }
event-unreadable = { $where } 不是 Mulligan 写出的赛事
event-of-later-version = { $where } 由更新的 Mulligan 写出，而这个是{ $version }
event-broken = { $where }：{ $why }
event-there = 文件 { $path } 已存在；新赛事须用新文件
event-result = “{ $text }”不是结果；请写成 2-1，有平局时写成 2-1-1
event-without-decks = 这场赛事的选手没有卡组；请在创建时用 --deck 指定，或在牌桌上进行并报告结果
draft-seats = 轮抽可供{ $fewest }到{ $most }人进行，而不是{ $count }人
draft-packs = 轮抽时每人都要有补充包，且数量相同
draft-people = { $people }个人坐不下{ $seats }个座位，或名字有重复；每人须有各自的名字
draft-which-game = 轮抽哪个游戏？现有{ $games }
draft-none-kept = 没有可以继续的轮抽
draft-busy = 有人正在用 { $path } 轮抽
draft-goes-on = 轮抽还没有结束；结束后才能查看所有人的选卡
draft-over = 轮抽已经结束：所有卡都已选完
draft-waits = { $player }已选好，正在等待其他人
draft-not-there = { $player }没有拿着{ $card }；现有{ $cards }
draft-unreadable = { $where } 不是 Mulligan 写出的轮抽
draft-of-later-version = { $where } 由更新的 Mulligan 写出，而这个是{ $version }
draft-broken = { $where }：第{ $line }行所写的选卡不可能发生：{ $why }
draft-misses-cards = { $where }：这里没有{ $cards }
no-rule = { game-name }（版本{ $edition }）没有规则{ $number }{ $hint ->
    [none] ，也没有含这些字词的规则
   *[other] ；相近的有{ $hint }
}
agent-failed = 电脑玩家{ $agent }出错：{ $error }{ $why ->
    [none] { "" }
   *[other] ：{ $why }
}；设置 MULLIGAN_DEBUG=1 并只用一个进程，可以看到它的堆栈
agent-chose-nothing = 电脑玩家{ $agent }选择了{ $chosen }，不在其选项之中；须从 seat.options 中选择
no-import = 还不能导入{ game-name }的卡牌数据库；洛卡纳的可以
match-without-kind = 这盘游戏建立时没有指定种类；请用 mulligan.new_game 或由种类本身建立
no-switch = { $switch ->
    [by-hand] { game-name }中支付费用没有可选择的；请去掉 --by-hand
   *[other] { game-name }没有可开启的“{ $switch }”；现有{ $switches }
}
too-few-players = { $count }位玩家太少：至少需要{ $fewest }位
too-many-players = { $count }位玩家太多：一桌至多可坐{ $most }位，这是本程序的上限，规则并无此限制
players-need-decks = { $players }位玩家须有{ $players }副卡组，而不是{ $decks }副
player-without-deck = { $player }没有卡组；每位玩家都须有自己的卡组（{ $rule }）
teams-of-players = --teams 须写出{ $players }位玩家各自的队伍，如 1,2,1,2
teams-for-players = 给出了{ $teams }位玩家的队伍，但共有{ $players }位玩家
team-number = 队伍从0开始编号，且须少于玩家人数{ $players }
player-name = “{ $name }”不能作为玩家的名字；名字须有1到{ $most }个字，且都是可见的
players-of-one-name = 有两位玩家都叫“{ $name }”；每人须有各自的名字
no-such-player = { $players }位玩家中没有{ $number }号玩家
seed-too-long = 种子是不小于0的数字，至多{ $bits }位二进制数
copies-of-card = { $count }张“{ $name }”；须为1到{ $most }张
leader-not-in-deck = 卡组{ $deck }由“{ $leader }”领导，但其中没有这张卡
table-too-big = 一张桌子最多放得下{ $most }张卡
deck-too-big = 卡组{ $deck }的卡太多；至多{ $most }张
one-team = 所有玩家都在同一队；一盘游戏至少要有两队
few-decks = 一盘游戏至少要有两副卡组
agents-for-decks = { $decks }副卡组，却有{ $agents }个电脑玩家；请只写一个，或每副卡组写一个

## Cards and decks

no-card = 没有名为“{ $name }”的卡{ $hint ->
    [none] { "" }
   *[other] ；是不是“{ $hint }”？
}
card-of-several = 有多张卡名为“{ $name }”；请说明是哪一张：{ $cards }
no-card-like = 没有名为“{ $name }”的卡{ $hint ->
    [none] { "" }
   *[other] ；是不是{ $hint }？
}
no-built-in-deck = { game-name }没有内置卡组“{ $name }”；现有{ $decks }
no-deck = 没有卡组“{ $name }”：既不是文件，也不是内置卡组{ $hint ->
    [none] 。
   *[other] ；是不是“{ $hint }”？
}内置卡组有{ $decks }。
deck-of-no-game = { $path } 不是任何一个游戏的卡组。{ $reason }
illegal-deck = { $deck }不是合法的卡组：{ $why }
deck-line = { $where }，第{ $line }行：{ $why }
deck-lines = { $where }：有{ $count }行不是卡名。{ $lines }
deck-lines-one = 第{ $line }行：{ $why }
deck-too-long = { $where }：超过{ $most }行，不是卡组
deck-too-big-file = { $where } 大于{ $most } MB，不是卡组
deck-of-unknown-kind = { $where } 是{ $kind ->
    [pdf] PDF
    [picture] 图片
    [zip] 压缩文件
    [word] 文字处理文档
    [database] 数据库
    [program] 程序
    [page] 网页
   *[binary] 非文本文件
}，不是卡组列表{ $kind ->
    [page] ；请将卡组本身保存或导出为文本
   *[other] { "" }
}
deck-xml-doctype = { $where }：不读取带有 DOCTYPE 或实体的 XML；卡组不需要它们
deck-xml-broken = { $where }：无法读取的 XML：{ $reason }
deck-xml-unknown = { $where }：以“{ $root }”为根的 XML 不是卡组；可读取 Cockatrice 的 .cod 和 Magic Online 的 .dek
deck-json-broken = { $where }：无法读取的 JSON：{ $reason }
deck-json-unknown = { $where }：JSON 中没有卡组：没有带数量的卡
deck-line-unreadable = { $where }，第{ $line }行：无法读取“{ $text }”；一行是一个数量和一个卡名
deck-line-copies = { $where }，第{ $line }行：一张卡写了{ $count }张；须为1到999张
deck-empty = { $where }：没有列出卡；一行是一个数量和一个卡名，如“4 卡名”
too-few-to-swap = “{ $name }”只有{ $there }张，不够{ $count }张
no-random-deck = 未能组成{ game-name }的合法卡组；仍不符合：{ $rules }

## Choices

game-is-over = 游戏已经结束
nobody-is-asked = 现在没有询问任何人
no-choice-of-seat = { $player }现在没有选择“{ $id }”
not-an-option = { $option }不在{ $player }依{ $rule }的{ $count }个选项之中：{ $verbs }
no-way-to-leave = 没有给出离开的流程

## Saved games

save-file = { $where ->
    [none] 存档
   *[other] { $where }
}
save-unreadable = { save-file } 不是已保存的游戏
save-too-big = { save-file } 太大，不是存档；至多读取{ $most } MB
save-of-first-version = { save-file } 由 Mulligan 0.1.0 保存，而这个是{ $version }：只能读取0.2起的存档
save-of-later-version = { save-file } 由更新的 Mulligan 保存，而这个是{ $version }
save-of-another-game = { save-file } 是{ $found }的游戏，{ $wanted ->
    [none] 这里没有它；现有{ $games }
   *[other] 不是{ $wanted }的
}
save-incomplete = { save-file } 缺少存档所需的内容（{ $reason }）
save-misses-cards = 无法进行 { save-file }：这里缺少{ $count }张卡：{ $cards }{ $files ->
    [none] { "" }
   *[other] ；它们曾由 { $files } 导入
}
save-unplayable = 无法进行 { save-file }：{ $why }
save-match = 其中关于所属对局的内容不可能成立
save-circumstances = { $since ->
    [none] { "" }
   *[other] 。从第{ $since }次选择起与当时不同
}{ $engine ->
    [none] { "" }
   *[other] 。它由 Mulligan { $engine } 保存
}{ $changed ->
    [none] { "" }
   *[other] 。之后改变的有：{ $changed }
}
save-stops = { save-file } 只读取到中断处：{ $why }{ save-circumstances }
save-differs = { save-file } 已读取，但进行得与当时不同{ save-circumstances }
save-choice = { $count }次选择中的第{ $number }次已无法作出：{ $why }
save-line = 第{ $line }行不是选择，它在第{ $count }次选择之后
save-breaks-off = 它在第{ $count }次选择之后中断
chosen-after-the-end = “{ $choice }”，但游戏已经结束
chosen-by-nobody = “{ $choice }”由不在游戏中的人作出
chosen-unclear = “{ $choice }”可能指{ $count }种选择
chosen-not-offered = 没有选项“{ $choice }”；{ $player }可以：{ $verbs }
no-such-step = 在应接着进行的流程的{ $steps }个步骤中，步骤{ $step }没有恰好出现一次。
save-bytes = 这些字节不是这次对局的存档（{ $reason }）

## Data files, card files and card databases

data-file-unreadable = 无法读取 { $where }：{ $reason }
data-entry = { $where }：{ $name }须为表，而不是{ $value }
data-key = { $where }{ $name ->
    [none] { "" }
   *[other] ：{ $name }
}：这里没有键“{ $key }”；{ $hint ->
    [none] 可用的键有{ $known }
   *[other] 是不是“{ $hint }”？
}

card-and-file = { $where ->
    [none] { $card }
   *[other] { $where }：{ $card }
}
card-wants-number = { card-and-file }：{ $key }须为整数{ $value ->
    [none] { "" }
   *[other] ，而不是{ $value }
}
card-wants-flag = { card-and-file }：{ $key }须为 true 或 false，而不是{ $value }
card-wants-word = { card-and-file }：{ $key }须为一个词，而不是{ $value }
card-wants-words = { card-and-file }：{ $key }须为词的列表，而不是{ $value }
card-wants-rows = { card-and-file }：{ $key }须为列表，其中每项各有{ $width }个词
card-wants-list = { card-and-file }：{ $key }须为列表
card-not-among = { card-and-file }：“{ $word }”不在{ $key }之中；可用的有{ $known }
card-name = “{ $card }”不能作为卡名；卡名至多{ $most }个字，且都是可见的
card-text-too-long = { $card }：文字有{ $count }个字；卡的文字至多{ $most }个字
card-too-big = { $card }：超过{ $most }个值的条目不是卡
card-too-deep = { $card }：文字结构太复杂，无法读取
card-without-name = 有一张没有名称的卡
card-without-type = { card-and-file }：卡须有类别；类别有{ $known }
card-is-token = { $card }是衍生物：不是可放入卡组的卡，由咒语和异能产生
card-not-in-english = { $card }：类别或叙述是日文或中文；本游戏按英文读卡，请并列或改用其英文行
not-a-card-type = { card-and-file }：“{ $word }”不是卡的类别；类别有{ $known }
database-of-no-game = { $path } 不是任何一个游戏的卡牌数据库；用 --game GAME 可说明其中的卡有什么问题
cards-of-unknown-kind = { $path } 中没有卡：它似乎是{ $kind ->
    [pdf] PDF 文档
    [picture] 图片
    [zip] 压缩文件；请先解压
    [word] 文字处理文档；请存为纯文本
    [database] 数据库文件；请先导出为 JSON
    [program] 程序
    [page] 网页；请下载它所显示的 JSON 文件
    [text] 纯文本，或许是卡组列表；可用 `mulligan deck check` 读取
   *[other] 既非文本也非 JSON 的文件
}
cards-json-broken = { $path } { $count ->
    [0] 开头就已损坏
   *[other] 在{ $count }张卡之后损坏{ $last ->
        [none] { "" }
       *[other] （最后一张是{ $last }）
    }
}：{ $reason }；什么都没有导入
no-cards-in-file = { $path } 中没有卡
too-many-cards = 超过{ $most }张卡；没有游戏有这么多
card-nested = { $path }：有一张卡嵌套太深，无法读取
card-twice = { $where }：文件中已有{ $card }
card-of-two-faces = { $card }：有两面或两半的卡，这里的规则都不支持
card-without-name-at = { $where }：有一张没有名称的卡
csv-without-names = { $path }：表格的第一行是各列的名称，其中须有“name”；这里{ $columns ->
    [none] 没有列
   *[other] 的列有{ $columns }
}
csv-too-many-cells = { $where }：{ $card ->
    [none] 有一张卡
   *[other] { $card }
}比列数多出{ $count }个单元格；含有逗号的文字须加引号
csv-broken = { $path }:{ $line }：不是表格：{ $reason }
collection-name = “{ $name }”不能作为收藏的名称；名称由字母、数字、空格和连字符组成，文件夹须带 /
no-such-import = 收藏中没有导入“{ $name }”，或不止一个；现有{ $known }
remove-what = 要移除哪个导入？现有{ $known }
import-file-gone = 无法重新读取{ $name }：{ $path } 已不存在
already-there = { $path } 已存在
no-decks-for = { $game }没有赛制{ $format }的内置卡组
not-a-date = “{ $text }”不是日期；日期如 2025-07-04
search-wants-number = “{ $wish }”须有数字
search-unknown = 没有卡具有“{ $key }”{ $hint ->
    [none] { "" }
   *[other] ；是不是“{ $hint }”？
}
not-a-database = 卡牌数据库须为卡的列表，或在“cards”下有一个列表
not-a-card = 卡须为其数据的表，而不是{ $value }
card-at = { $where }：{ $why }
card-wrong = { $card }：{ $why }
card-not-an-ability = { $card }：单独的“{ $word }”不是能力
text-language = { $card }：无法读取语言“{ $language }”的文字；可以读取英语和日语
text-no-such-skill = { $card }：文字提到其能力“{ $skill }”，但它没有这个能力
skills-not-told = { $card }：能力须是一列文字，而不是{ $value }
skill-told-twice = { $card }：能力的整行文字与各栏所写不同：“{ $line }”
text-unbound = “{ $pronoun }”所指的东西之前没有提到
text-not-understood = 未能读懂：“{ $words }”
text-unclear-word = “{ $word }”指什么不清楚
text-refused = { $card }：文字无法编译：“{ $sentence }”{ $why ->
    [none] { "" }
   *[other] ：{ $why }
}

## Scenarios: what does not follow the format

few-entrants = 锦标赛的卡组和电脑玩家合计须有2到{ $most }个
other-tournament = { $path } 中是另一场锦标赛的结果，或没有结果；请换一个文件
needs-extra = { $what }需要另行安装：pip install 'mulligan[{ $extra }]'
agent-sideboard = { $agent }在两盘之间把卡组换成了不合法的：{ $complaint }
no-such-action = 现在没有行动{ $action }；须作选择的玩家有{ $count }个选项
command-words = “{ $command }”不是命令：{ $reason ->
    [none] 内容为空
   *[other] { $reason }
}
command-start = 无法启动程序{ $command }：{ $reason }
command-late = 程序{ $agent }在{ $seconds }秒内没有回答
command-ended = 程序{ $agent }没有回答就结束了{ $code ->
    [none] { "" }
   *[other] （退出码{ $code }）
}
command-answer = 程序{ $agent }的回答不是它的任何选项：{ $answer }；须为一行 { "{" }"choose": ID{ "}" }，其中写选项的 id 或编号
nothing-to-exchange = 没有可换的：换下卡组中的任何一张、换上可用的卡，都会使卡组不合法
tune-agents = 写一个电脑玩家，由它打双方；或写两个：你方和对方
no-cluster = { $address } 没有可用的集群：{ $reason }
cluster-version = 节点{ $worker }的 Mulligan 不同（{ $found }，这里是{ $wanted }），打出的游戏会不一样
other-series = { $path } 中是另一组或好几组游戏；请换一个文件，或去掉 --resume
analyse-not-over = 这盘游戏还没有结束；结束后才能分析，因为在那之前不能看到别人有什么
solve-nobody-chooses = 在这个场景的牌桌上，没有人须作选择
scenario-none = { $where }：其中没有场景
scenario-of-another-game = 这个场景属于{ $found }，不属于{ $wanted }
scenario-not-json = 不是 JSON：{ $reason }
scenario-not-an-object = 场景须为对象，而不是{ $value }
scenario-without-game = 场景须写明其游戏：{ $games }
scenario-without-steps = 场景须有 steps：依次发生的事的列表
scenario-wants-object = 这里须为对象，而不是{ $value }
scenario-wants-number = 这里须为{ $least }到{ $most }的数字，而不是{ $value }
scenario-wants-text = 这里须为文字，而不是{ $value }
scenario-wants-yes-or-no = 这里须为 true 或 false，而不是{ $value }
scenario-wants-list = 这里须为列表，而不是{ $value }
scenario-legal = legal 和 illegal 须为带有 do 及其字段的对象
scenario-step = 每一步须有{ $known }之一：{ $step }
scenario-path = “{ $path }”不是路径：没有这个别名、玩家或词{ $hint ->
    [none] { "" }
   *[other] ；是不是“{ $hint }”？
}
scenario-alias = 别名“{ $name }”：缺少{ $key }
scenario-alias-of = { $key }：“{ $name }”不是别名；现有{ $aliases }{ $hint ->
    [none] { "" }
   *[other] ；是不是“{ $hint }”？
}
scenario-unknown = “{ $word }”不是{ $what ->
    [key] 这里的键
    [verb] 这个游戏的动作
    [player] 玩家
    [phase] 这个游戏的阶段
    [format] 这个游戏已实现的赛制
    [edition] 这个游戏的版本
    [zone] 这个游戏中玩家的区域或数值
    [state] 这个游戏中卡的状态
    [field] 这个游戏中可以询问玩家的内容
   *[value] 这里可用的词
}；现有{ $known }{ $hint ->
    [none] { "" }
   *[other] ；是不是“{ $hint }”？
}
scenario-unknown-card = “{ $name }”既不是别名，也不是卡{ $hint ->
    [none] ；别名有{ $aliases }
   *[other] ；是不是“{ $hint }”？
}
scenario-unknown-ability = 这里没有卡具有名为“{ $name }”的能力{ $hint ->
    [none] { "" }
   *[other] ；是不是“{ $hint }”？
}
scenario-teams = 每位玩家须恰好属于一队
scenario-two-cards = 有两张卡都叫“{ $alias }”
scenario-field = “{ $name }”不是{ game-name }的卡的字段；现有{ $known }{ $hint ->
    [none] { "" }
   *[other] ；是不是“{ $hint }”？
}
scenario-word = 这里没有卡具有“{ $word }”；是不是“{ $hint }”？
scenario-field-of-verb = “{ $field }”与“{ $verb }”无关；{ $known ->
    [none] 它没有字段
   *[other] 它的字段有{ $known }
}

## Scenarios: what does not go as it should

step-failed = 第{ $number }步：{ $why }
step-not-legal = { $step }不合法；{ $situation }
step-not-illegal = { $step }是合法的；{ $situation }
step-fits-many = { $step }符合{ $count }个选项；{ $situation }
step-fits-none = { $step }不在选项之中；{ $situation }
step-expects = { $path }应为{ $wanted }，实为{ $found }；{ $situation }
step-without-rules = 没有{ $rules }
step-wrong-about = 关于{ $words }有误
step-replay = 保存、读取并重放之后，游戏不再相同
step-until = 从未到达{ $wanted }；{ $situation }
step-resolve = 堆叠从未结算到那里；{ $situation }
step-alias = { $player }的{ $zone }中没有“{ $name }”
story-opens = 每人打开第{ $number }包（{ $rule }）
story-picks = { $player }从{ $count }张中选了{ $card }（{ $rule }）
story-has = { $player }打开了{ $count }张卡（{ $rule }）
situation-asked = { $player }可以：{ $options }
situation-not-asked = 没有询问任何人

## Many games

workers-die = 连续{ $count }个进程没打完一盘就中断了
bench-failed = 无法测量速度：{ $reason }
soak-no-game = 哪个游戏？请从{ $games }中选择
soak-no-table = 没有这样的牌桌：有{ $tables }
soak-no-report = --show 需要用 --report 指定要显示的报告
soak-died = 进行它的每个进程都中断了
bad-soak-report = { $path } 不是耐久测试的报告
soak-failed = 第{ $number }盘（{ $seats }）：{ $error }
soak-seats = { $format }，{ $players }位玩家{ $teams ->
    [none] { "" }
   *[other] ，队伍{ $teams }
}
soak-progress = { $games }盘，{ $decisions }个决定，{ $failures }次失败，每秒{ $pace }盘

## What must be true of every game at every moment, and is not

broken-pile = 卡{ $card }放在{ $pile }堆，却自称在{ $zone }区
broken-count = 卡{ $card }放在{ $count }堆中
broken-face = 卡{ $card }的卡面变了
broken-owner = 卡{ $card }的拥有者变了
broken-end = 游戏已结束却仍在询问某人，或未结束却没有询问任何人
broken-no-option = 依{ $rule }没有选项
broken-asked-left = 依{ $rule }询问了已离开的玩家
broken-option-twice = 依{ $rule }有重复的选项：{ $options }
broken-copy = { $copy ->
    [clone] 副本
   *[save] 读取的存档
}不是同一盘游戏
broken-copy-equal = { $copy ->
    [clone] 副本
   *[save] 读取的存档
}不相等，或散列值不同
broken-clone-shares = 在副本中作选择，改变了原来的游戏
broken-copies-part = 副本与读取的存档之后进行得不同
broken-view = 玩家{ $player }所见的内容取决于未公开的卡
broken-imagined = 设想改变了选项
broken-refusal = 拒绝了{ $option }却没有说明
broken-offer = { $option }既在选项之中，又被拒绝
broken-endless = 有一盘游戏不会结束：{ $decisions }个决定
broken-replay = 重放的不是同一盘游戏

## Message files

bad-message-file = { $file }：无法读取“{ $line }”
bad-message = 消息“{ $name }”的形式“{ $form }”：{ $reason }
