# What is said in every game. A game's own file comes first and may say any of it in its own words.

## Names of games

game-lorcana = 迪士尼洛卡纳
game-cipher = 火焰之纹章Cipher
game-magic = 万智牌

## Names of formats

format-constructed = 构组赛
format-limited = 限制赛
format-learning = 入门
format-two-headed-giant = 双头巨人
format-planechase = 竞逐时空
format-archenemy = 魔王
format-commander = 指挥官
format-draft = 轮抽
format-sealed = 现开赛
format-standard = 标准赛
format-modern = 近代赛
format-core = 核心

## Help of the commands

help-mulligan = 按照规则书进行集换式卡牌游戏，并能说明每件事依据哪条规则。
help-play = 开始一盘游戏，默认在浏览器中进行。加上 --terminal，或使用 GAME 和 --no-open 以外的任何选项时，改在终端中进行；没有给出的内容会在终端中询问。
help-learn = 在终端中用十几节短课学会一个游戏。
help-option-from = 从哪一课开始，用编号或名称指定。
help-sim = 让电脑玩家进行许多盘游戏，统计胜负。用 --format draft 或 sealed 且不给卡组时，模拟整晚的赛事（--games 为晚数）：补充包、卡组、各轮比赛，以及哪些卡胜率高。
help-event = 赛事：选手之间的瑞士轮或淘汰赛，可以在牌桌上进行，也可以模拟；每报告一次结果就存入文件。
help-event-new = 创建赛事，存入 FILE。
help-event-pair = 为下一轮配对。
help-event-result = 报告结果：用桌号或选手名指定牌桌，再给出胜盘数，如 2-1；有平局时如 2-1-1。第一个数字属于所指定的选手，或该桌列在前面的选手。
help-event-drop = 一位选手退赛。正在同桌等待的对手获胜。
help-event-show = 显示各轮对阵和排名。
help-event-play = 由电脑玩家打完双方都是电脑的所有对局，一轮接一轮；可从上次中断处继续。
help-option-event-player = 选手的名字；每人写一次。
help-option-event-count = 没有自己名字的选手人数。
help-option-event-deck = 依次为各选手的卡组，内置卡组或文件均可；只写一个则所有人共用。现开赛或轮抽赛事不写时，由电脑玩家组卡组。
help-option-event-agents = 模拟对局时由谁代打，如 normal,greedy；只写一个则代打所有人；自己报告结果的选手写 person。
help-option-knock-out = 不打瑞士轮，从第一轮起就是淘汰赛。
help-option-cut = 瑞士轮结束后，前多少名进入淘汰赛。
help-option-one-round = 只进行当前这一轮。
help-draft = 在终端中轮抽，四到八人，真人和电脑均可；然后组一副四十张的卡组，打完各轮。每次选卡后自动保存。
help-option-draft-seats = 一桌坐多少人。
help-option-person = 坐在这台电脑前的人的名字；每人写一次。不写则只有你。
help-option-bots = 轮抽之后其他人由谁代打：easy、normal、hard、expert、random。
help-option-draft-file = 将轮抽存入这个文件，各轮比赛存在旁边。
help-option-draft-load = 继续这个文件中的轮抽。
help-option-draft-go-on = 继续最近一次轮抽。
help-option-review = 逐次回顾一场已结束的轮抽，并与电脑玩家的选择对照。
help-option-review-seat = 只看这位玩家的选卡。
help-option-sealed-play = 在终端中用你的卡池组一副卡组，与其他人打各轮比赛。
help-booster = 打开某个系列的补充包，看看里面有什么。
help-sealed = 打开现开赛的补充包：得到每位玩家的卡池，用来组四十张的卡组。
help-scenario = 运行场景文件，并指出哪些没有通过。
help-deck = 卡组列表：检查、显示、列出。
help-deck-check = 检查卡组是否合法；若不合法，列出所有问题。
help-deck-list = 列出内置卡组。
help-deck-show = 以列表形式显示一副卡组。
help-cards = 卡牌：显示、搜索、列出、检查、导入，或开始自制。
help-cards-show = 显示一张卡的数据和效果。
help-cards-list = 列出所有卡的名称。
help-cards-search = 查找卡：名称中的字词、cost<=3、strength>2、ink=ruby、type=character、keyword=evasive、set=3、text:draw。须同时满足所有条件。
help-cards-import = 将文件中的卡加入你的收藏：由卡面文字编译而成，并说明哪些未能读懂。可用的文件：LorcanaJSON、Scryfall、MTGJSON、Cipher 卡表，以及我们自己的 TOML 和 CSV（docs/collections.md）。
help-exercise = 用所有卡（包括你收藏中的卡）随机组成卡组来进行游戏，直到每张卡都打出过、每个能力都结算过；列出从未发生的。
help-cards-coverage = 说明能读懂卡牌数据库中的多少卡：按系列统计，哪些字句挡住的卡最多，以及哪些是手写的。
help-cards-check = 指出文件中的卡有什么问题、在哪里。不保存任何内容。
help-cards-new = 写出一个带示例的文件，供你自制卡牌；FILE 以 .toml 或 .csv 结尾。
help-cards-collections = 列出你收藏的内容；--update 重新读取导入的文件，--remove 移除其中一个。
help-rules = 按编号或名称显示一条规则：内容、代码位置、由哪些测试证明、在其他版本中的编号。输入其他字词则列出含有它们的规则；不输入则列出全部。
help-bench = 测量速度：每秒的盘数和决定数，以及复制一次的时间；编译与未编译分别测量。
help-soak = 长时间的耐久测试：以各种赛制和人数、随机的合法卡组进行随机游戏，并全程检查（docs/soak.md）。
help-fit = 让引擎自己对战，由所发生的事拟合玩家的获胜机会，并说明它对没见过的游戏判断得有多准。
help-analyse = 回顾存档中一盘已结束的游戏：各玩家在每个时刻的胜率、改变局势的选择、怎样会更好，以及代价多大。
help-tournament = 让各卡组、各电脑玩家互相较量，每副卡组由每个电脑玩家使用，并报告胜负：排名与区间、等级分、先手是否有利、一盘打多久、如何取胜。
help-tune = 与其他卡组对战来尝试换卡，所有方案运气相同，并说明哪些确实更好；不会事后挑选结果。
help-solve = 为文件中第一个场景里须作选择的玩家，寻找本回合内无人能阻止的胜法，或证明不存在，只依据该玩家所知的信息。退出码 0：已找到；1：不存在；3：未能确定。
help-lang = 使用的语言，如 ja 或 zh-TW；不写则依系统设置。
help-version = 显示 Mulligan 的版本，以及核心是否已编译。
help-option-deck = 内置卡组或文件；先写你的，再写其他人的。
help-option-opponent = 对手是谁：easy、normal、hard、expert、random、greedy、search-0.5s、module:Class，或 person（同一台电脑前的另一个人）；有多位对手时写多次。
help-option-name = 你的名字；有多人坐在电脑前时写多次。
help-option-edition = 使用哪一版规则书；不写则用最新版。
help-option-format = 使用哪种赛制。
help-option-players = 玩家人数。
help-option-teams = 依次为各玩家的队伍，如 1,2,1,2。
help-option-seed = 所有随机的种子；种子相同，运气相同。
help-option-match = 三盘两胜：先赢两盘者获胜。
help-option-by-hand = 在游戏本可自动支付时，由你自己决定用什么支付。
help-option-scenario = 从这个文件中第一个场景的局面开始。
help-option-load = 继续一盘已保存的游戏。
help-option-defaults = 开始前不再询问，全部使用默认值。
help-option-games = 进行多少盘。
help-option-agents = 各卡组由谁使用，如 normal,random：easy、normal、hard、expert、random、greedy、greedy-0.1、search-0.5s（每次选择的秒数）或 search-400（每次选择的轮数）；只写一个则使用所有卡组。你自己的电脑玩家写 module:Class，任何语言的程序写 'command:node bot.js'（docs/agents.md）。
help-option-fit-decks = 使用的内置卡组，写作 one,two；random 则每局用两副随机卡组。不写则用全部内置卡组。
help-option-fit-out = 将权重写入这个文件；游戏读取的是 src/mulligan/data/GAME/value.toml。
help-option-imagined = 每个选择用多少盘假想的游戏来评估。
help-option-turning = 列出多少个转折点，代价最大的优先。
help-option-by-card = 同时按卡统计：它在起手、被抽到、被打出、从未抽到时，该卡组的胜率；以及游戏在何时结束。
help-option-tournament-agents = 由谁来打，如 normal,search-200；每副卡组由他们各打一遍。
help-option-form = 谁与谁交手：全部互相交手；瑞士轮中战绩相近者交手；或矩阵，其中卡组也与自己交手。
help-option-meet = 交手的双方各打多少次对局。
help-option-swiss-rounds = 瑞士轮的轮数；不写则打到只剩一人不败。
help-option-best-of-three = 先赢两盘者赢得对局；电脑玩家在两盘之间可以使用备牌。
help-option-go-on = 每打完一次对局就写入这个文件；再次运行时，锦标赛从中断处继续。
help-option-html = 将含有全部图表的网页写入这个文件，无需其他文件。
help-option-parquet = 将每盘游戏以 Parquet 格式写入这个文件；需要 mulligan[lab]。
help-option-against = 要对抗的卡组，内置卡组或文件；有多副时写多次。
help-option-out-card = 可以换下的卡；有多张时写多次；不写则为卡组中的所有卡。
help-option-in-card = 可以换上的卡；有多张时写多次；不写则为备牌中的卡，没有备牌时为所有卡组中的卡，包括增加自己已有的卡。
help-option-copies = 每次换多少张。
help-option-exchanges = 最多尝试多少种换法；超出时随机取一部分。越少，越快得出结论。
help-option-tune-games = 每副卡组最多打多少盘。
help-option-tune-agents = 由谁来打：双方同一个名字，或你方和对方各一个，如 normal,easy。
help-option-interest = 小到不值得追求的胜率增幅，如 0.02；确定低于它的换法不再尝试。
help-option-cluster = 将游戏分给 Dask 集群的各个节点，写出其调度器的地址，如 tcp://192.0.2.1:8786；需要 mulligan[cluster]。
help-option-resume = 接着 --out 所指文件中的游戏继续：已有的照样计入，不再重打。
help-option-solve-seconds = 最多思考多久。
help-option-solve-states = 最多查看多少个局面；只要时间足够，同样的数目在任何机器上得出同样的答案。
help-option-first = 第一盘的编号；每个编号就是它的种子。
help-option-every = 每多少个决定仔细检查一次。
help-option-soak-format = 只进行此赛制的游戏；可多次给出。
help-option-soak-players = 只进行此人数的游戏；可多次给出。
help-option-smallest = 只进行各赛制人数最少的那些游戏。
help-option-jobs = 用多少个进程分担；不会多于工作量或处理器核心数。
help-option-results = 每打完一盘就写入这个文件，每盘一行 JSON；原有内容保留。
help-option-report = 在这个文件中记录报告：打了哪些盘、出了什么错、最长的、最慢的、内存。再次运行时继续。
help-option-show = 不进行游戏，以 Markdown 格式输出报告。
help-option-most-decisions = 一盘经过这么多个决定后放弃，计为未结束。
help-option-out = 将卡以我们自己的格式写入这个文件，不加入收藏。
help-option-collection = 另一个收藏，用名称或文件夹指定；也可用 MULLIGAN_COLLECTION 指定。
help-option-replace = 与内置的卡同名时，也采用文件中的卡。
help-option-all = 列出每一张未能读懂的卡，而不只是前面几张。
help-option-remove = 从收藏中移除名为 NAME 的导入。
help-option-update = 重新读取名为 NAME 的导入的文件；不写则全部重读。
help-option-pool = 从补充包中得到的卡的列表，卡组由它组成。
help-option-set = 补充包所属的系列，用代码或名称指定；不写则用最新的。--sets 列出所有系列。
help-option-sets = 列出可以打开补充包的系列。
help-option-packs = 打开多少包。
help-option-pools = 将每位玩家的卡池写入这个文件夹，其格式可供 deck check --pool 读取；与 --play 同用时，为保存当晚赛事的文件。
help-option-seats = 用 --format draft 或 sealed 且不给卡组时：一桌坐多少人，轮抽为 4 到 8 人。
help-option-rounds = 瑞士轮的轮数；不写则打到只剩一人不败。
help-option-needed = 赢多少盘才赢得对局。
help-option-flat = 每隔一个座位把所有卡当作同样强来轮抽和组卡组，并报告其他座位的胜率：由此看出强度数据有多大价值。
help-option-measure = 随机组卡组，并将每张卡的强度写入这个文件；轮抽的电脑玩家读取的是 src/mulligan/data/GAME/strength.toml。
help-option-date = 查询禁卡和赛制的日期，如 2025-07-04；不写则为规则版本的日期。
help-option-json = 以 JSON 格式回答。
help-option-strict = 场景中有未知的卡时，算作未通过。
help-option-verbose = 输出每个场景的记录及规则。
help-option-game = 哪个游戏。
help-option-coverage = 按版本统计：条目数、规范性条目、有代码的、有测试的；并列出缺口。
help-option-seconds = 每项测量多少秒。
help-option-texts = 改为测量读取卡牌数据库所需的时间；多个文件可重复给出。

## Errors; what they say is in errors-en.ftl

error = 错误：{ $message }
error-inside = Mulligan 内部出错（{ $message }）。这是我们的错，不是你的；请向我们报告。设置 MULLIGAN_DEBUG=1 可以查看出错的位置。

## Version

version = mulligan { $version }（{ $state ->
    [compiled] 已编译
   *[uncompiled] 未编译
}，Python { $python }）

## Languages

# What stands between things in a row, between names that may have commas of their own, and between two sentences.
list-between = 、
list-between-names = ；
list-between-sentences = 。
sentence-end = 。
# What is to be known of the words of this language; nothing of most.
language-note = { "" }
language-now = 现在使用的语言是{ $language }。输入 lang 和以下之一可以更改：{ $languages }

## Names of things

a-card = 一张卡
made-you = 你
made-player = 玩家{ $number }
made-guest = 访客{ $number ->
    [0] { "" }
   *[other] { $number }
}
made-bot = 电脑{ $number }
made-learner = 你
made-teacher = 老师
made-list = 自带套牌
made-agent = { $known ->
    [yes] { $agent }电脑
   *[no] 电脑（{ $agent }）
}{ $number ->
    [0] { "" }
   *[other] { $number }
}
agent-title-easy = 简单
agent-title-normal = 普通
agent-title-hard = 困难
agent-title-expert = 专家
agent-title-random = 随机
agent-title-greedy = 贪心{ $further ->
    [none] { "" }
   *[other] { $further }
}
agent-title-search = 搜索{ $further ->
    [none] { "" }
   *[other] { $further }
}
agent-easy = easy：简单，懂规则但常有疏漏的新手
agent-normal = normal：普通，会往前看一步
agent-hard = hard：困难，会稍想一下你可能的应对
agent-expert = expert：专家，想到你愿意等为止
agent-random = random：随机，一切交给运气
agent-person = person：真人，坐在这台电脑前的另一个人
# A keyword and its number, on the table.
numbered-keyword = { $name } { $number }
yes = 是
no = 否
surprise = 随机挑选

## Before a game

setup-game = 玩哪个游戏？
setup-go-on = 要继续之前的游戏吗？
setup-new = new：新的一盘
setup-left = { $game }：{ $players }，{ $when }，已作{ $choices }次选择
setup-deck = 你用哪副卡组？
setup-deck-of = { $player }用哪副卡组？
setup-opponent = 对手是谁？
setup-name = 玩家{ $number }叫什么名字？
setup-default = （回车：{ $default }）
setup-again = 请输入列表中的编号或名称。{ $names ->
    [none] { "" }
   *[other] 是不是 { $names }？
}
setup-plays = { $you ->
    [yes] 你
   *[no] { $player }
}使用{ $deck }。
setup-begins = { $game }，版本{ $edition }{ $seed ->
    [none] { "" }
   *[other] ，种子{ $seed }
}。输入编号或你想做的事；输入 { $help } 查看其他命令。

## Lessons

help-commands-lessons =
    lesson           再看一遍这一课的内容
    hint             看看课程会怎么选
    again            重新开始这一课
    next             下一课
lesson-title = 第{ $number }课（共{ $count }课）：{ $title }
lesson-task = 你的任务：{ $task }
lesson-rules = 相关规则：{ $rules }。输入 rule 和编号可查看规则，输入 hint 可看示范。
lesson-well-done = 做得好！
lesson-not-yet = 还没有成功。
lesson-after-done = 按回车进入下一课；undo：撤销；again：重来这一课；quit：离开。
lesson-after-missed = 按回车重来这一课；undo：撤销上一个选择；next：跳过这一课；quit：离开。
lesson-all-done = 这是最后一课。按回车离开；用 mulligan play { $game } --terminal 开始完整的一盘。
lesson-next = 下一课
lesson-again = 再试一次
lesson-hint = 课程会选{ $number }号：{ $words }。
lesson-kept = 用以下命令继续上课：{ $command }

## At the table

prompt = >
turn-line = 第{ $turn }回合 · { $phase } · { $you ->
    [yes] 你的回合
   *[no] { $player }的回合
}
team-turn-line = 第{ $turn }回合 · { $phase } · { $you ->
    [yes] 你的队伍的回合
   *[no] { $players }的回合
}
before-turn-line = { $phase }
nothing-here = 无
hand-of-you = 你的手牌
not-a-choice = 选项中没有“{ $text }”{ $hint ->
    [none] 。
   *[other] ；是不是“{ $hint }”？
}请输入 1 到 { $count } 的编号，或 help。
unknown-command = 没有命令“{ $text }”；是不是“{ $hint }”？
no-such-command = 没有命令“{ $text }”{ $hint ->
    [none] 。
   *[other] ；是不是“{ $hint }”？
}输入 help 查看所有命令。
undone = 已撤销。
nothing-to-undo = 没有可以撤销的选择。
redone = 已重做。
nothing-to-redo = 没有可以重做的选择。
saved = 已保存到 { $path }。用以下命令继续：{ $command }
save-scenario-where = 将牌桌保存到哪个文件？例如：save as scenario puzzle.json
save-over-file = 文件 { $path } 已存在。要覆盖吗？
save-over = { $path } 不是存档。要覆盖吗？
kept = 这盘游戏已保存。用以下命令继续：{ $command }
loaded = 已读取 { $path }。
save-where = 保存到哪个文件？例如：save evening.json
load-which = 读取哪个文件？例如：load evening.json
card-which = 哪张卡？例如：card { $example }
card-of-no-choice = { $number }号选项不涉及任何卡。
rule-which = 哪条规则？例如：rule { $example }
deed = { $group }：{ $option }
analyse-progress = 选择
analyse-curve = 每回合开始时，依各玩家所知的信息，各自的获胜机会；条形为{ $player }的。
analyse-turn = 第{ $turn }回合
analyse-won = { $player }获胜。
analyse-drawn = 没有人获胜。
analyse-point = 第{ $number }次选择，第{ $turn }回合，{ $player }：{ $chosen }（{ $chance }）。更好的是：{ $better }（{ $best }）。代价为每百盘少赢{ $cost }盘（{ $low }到{ $high }）。{ $reasons ->
    [none] { "" }
   *[other] 等其他玩家的回合过后，更好的选择在这些方面更占优势：{ $reasons }。
}
analyse-player = { $player }：{ $count ->
    [0] { $choices }次选择中，没有一次确定有损失。
   *[other] { $choices }次选择中，有{ $count }次确定有损失，每百盘合计少赢{ $cost }盘。
}
solve-won = { $player }本回合必胜：
solve-won-deals = 无论未知的卡如何，{ $player }本回合必胜（所有{ $deals }种有区别的分布都已试过）：
solve-none = { $player }本回合没有必胜法：没有任何走法能应对所有回应和未知卡的所有可能。
solve-open = 未能确定：{ $reason ->
    [time] 思考时间已用完。
    [states] 要查看的局面太多。
    [luck] 为{ $player }找到的胜法要靠运气。它在{ $deals }盘假想的游戏中成立：
    [deals] 为{ $player }找到的胜法取决于未知的卡，其分布太多，无法全部尝试。它在其中{ $deals }种里成立：
   *[other] 有一个可选的行动无法推演到底。
}
solve-if = “{ $answer }”之后：
solve-case = 如果卡的分布如情况{ $number }：
solve-as-above = ……之后同上
solve-more = ……还有{ $number }行
solve-looked = 用{ $seconds }秒查看了{ $states }个局面。
hint-people = 只有独自与电脑对战时才有提示。
hint-none = 现在没有要选择的。
hint-sure = 经验就足以决定：{ $option }
hint-why = 数字为选择后你的胜率：根据你所知的信息设想了{ $rounds }盘游戏，一直推演到其他玩家的回合过后。试得最多的排在最前。
hint-reasons = 为什么“{ $better }”比“{ $other }”好：平均来说，它让你在这些方面更占优势：{ $reasons }。
reason = { $name }（{ $more }）
between-reasons = 、
looking-back = 正在逐个回顾这盘游戏的选择。按 Ctrl-C 停止。
why-not-what = 为什么不能做什么？例如：why not { $example }
why-not-which = 你能看到的卡中没有“{ $text }”。可以询问：{ $verbs }。
why-not-any = 你的哪张卡都不行
you-may = 可以：就是{ $number }号，{ $option }。
interrupted = 再按一次 Ctrl-C，或输入 quit，即可离开。
goodbye = 再见。
game-over = 游戏结束。
you-won = 你获胜了！
you-lost = { $player }获胜。
drawn = 这盘游戏为平局。
after-game = rematch：再来一盘；analyse：分析胜负关键；undo：撤销上一个选择；save 文件名：保存这盘游戏；log：查看经过；quit：离开。
after-game-of-match = swap 卡名 for 卡名：用备牌更换卡组中的卡；next：开始这次对局的下一盘。
match-none = 这里没有下一盘；用 mulligan play --match 进行三盘两胜的对局。
match-not-over = 这盘游戏还没有结束。
match-score = 对局比分：{ $score }。
match-won = { $you ->
    [yes] 你赢得了这次对局！
   *[no] { $player }赢得了这次对局。
}
swap-what = 换什么？例如：swap 2 卡名 for 卡名。你的备牌：{ $side ->
    [none] 无
   *[other] { $side }
}。
swapped = 换下{ $count } × { $out }，换上{ $count } × { $into }。
news-more = ……之前还有{ $number }件事：log
pages-more = ……之前还有{ $number }行：more
pages-first = 已是第一页。
log-empty = 还没有发生任何事。
no-open-cards = 还没有公开的卡。
times = { $number } × { $name }
times-told = { $text }（×{ $number }）
leads-on = { $words }……（{ $number }种）
leads-to = { $group }：{ $words }……
numbers-on-board = { $first }到{ $last }，编号标在卡的旁边
which-of-them = 是哪一个？
no-longer = 已不能再选择{ $option }。
enter-back = （回车：返回）
yes-or-no = （y 是 / n 否）
own-harm = { $option }：唯一的目标是你自己的{ $target }。要继续吗？
team-yours = 你的队伍
team-other = 对方队伍
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
looking-at = 你正在查看：
more-cards = 另有{ $number }张
pass-the-keyboard = 请将键盘交给{ $player }，由其按回车。
rematch = 再来一盘！
stops-none = 这个游戏不需要设置停顿：每当你能做些什么时，都会询问你。
stops-are = 总是询问你：{ $stops }；从不询问你：{ $skips }；必要时询问你：{ $others }。用“stop 名称”和“skip 名称”切换前两项；skip 的名称前可加 my 或 their。
stop-unknown = 没有可以停顿的步骤“{ $stop }”。
stop-on = 从现在起，在{ $stop }会询问你。
stop-off = 除非你能做些什么，否则在{ $stop }不再询问你。
skip-on = 没有等待结算的东西时，在{ $stop }不再询问你。
skip-off = 你能做些什么时，在{ $stop }会再次询问你。
pass-until-what = 让过到什么时候？“{ $text }”不是 turn、my turn、something happens，也不是以下之一：{ $stops }。
pass-not-now = 现在不能让过：你须先作别的选择。
hold-on = 你保留优先权：每次都会询问你。再次输入 hold 取消。
hold-off = 只在能做些什么时询问你。

help-commands =
    数字             选择；可依次输入多个数字：1 3 4
    文字             你想做的事，说清楚即可：{ $intent }
    回车             提示符前所写的选择
    hint             电脑在你的位置会怎么想：各选项及其胜率
    analyse          游戏结束后：各玩家在每个时刻的胜率，以及哪些选择改变了局势
    why not …        某件事为什么不能做、依据哪条规则：why not { $example }
    card 卡名        卡的内容；card 2 为2号选项的卡
    rule 编号        规则的内容；输入其他字词则列出含有它们的规则
    board            再次显示牌桌
    piles            逐个区域列出所有公开的卡
    log, more        发生过的事及其规则，和更早的一页；log all 为全部
    undo, redo       撤销你的上一个选择，以及重做
    save 文件名      保存这盘游戏；“load 文件名”继续一盘游戏
    save as scenario 文件名   保存当前牌桌，供他人从这里开始
    concede          认输
    rematch          游戏结束后再来一盘
    lang 标签        更换语言：lang ja、lang zh-TW；单独输入 lang 列出全部
    quit             离开
help-commands-stops =
    pass turn        让过到本回合结束；pass until my turn；pass until end
    pass on          让过到有人做了什么为止
    stops            会在哪里询问你；用“stop 名称”和“skip 名称”更改
    hold             保留优先权
help-commands-match =
    next             一盘结束后，开始这次对局的下一盘
    swap … for …     在两盘之间用备牌更换卡组中的卡

## Choices that every game has

# $title: the card that asks, whose it is, the name of its ability; $head: the same and what it would do, in words.
# $which: of several things to be chosen the one that is meant now; $chosen: what has been chosen for it already;
# $done: whether one may stop here; $card: the card that all options are about, if there is one.
ask-title = { $about }{ $ability ->
    [none] { "" }
   *[other] “{ $ability }”
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
   *[other] 现在选择：{ $which }。
}{ $chosen ->
    [none] { "" }
   *[other] 已选择：{ $chosen }。
}{ $done ->
    [yes] 选择哪一个？或完成。
   *[no] 选择哪一个？
}
ask-may = { $head ->
    [none] { $title }：要使用这个效果吗？
   *[other] { $head }{ $word ->
        [unless] 要支付吗？
       *[other] 要这样做吗？
    }
}
ask-mode = { $title }：选择哪一项？
ask-player = { $head ->
    [none] { $title }：选择哪位玩家？
   *[other] { $head }选择哪位玩家？
}
ask-name = { $head ->
    [none] { $title }：说出哪个名称？
   *[other] { $head }说出哪个名称？
}
ask-put = { $head }{ $verb ->
    [order] 从上到下，下一张是哪张卡？
   *[other] { $text ->
        [none] { $done ->
            [yes] 哪张卡？或完成。
           *[no] 哪张卡？
        }
       *[other] { $card ->
            [none] 下一张是哪张卡，放到哪里？
           *[other] { $card }放到哪里？
        }
    }
}
ask-turn = 你的回合：要做什么？
waits-for = 等待{ $player }选择。

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
option-pass = 让过
option-keep = 保留
option-end = 结束回合
option-resolve = { $card }{ $ability ->
    [none] { "" }
   *[other] ：{ $ability }
}{ $target ->
    [none] { "" }
   *[other] （{ $target }）
}
option-order = { $card }
option-concede = 认输
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

group-choose = 选择
group-yes = 选择
group-no = 选择
group-done = 其他
group-pass = 其他
group-end = 其他
group-keep = 其他
group-resolve = 接着结算
group-order = 排在最前
group-play = 打出
group-use = 使用能力
group-move = 移动
group-attack = 攻击

cannot = 不能{ $card ->
    [none] { "" }
   *[other] 用{ $card }
}这样做（{ $verb }）
refusal = { $what }：{ $why }（规则{ $rule }，{ $edition }版）
refusal-without-rule = { $what }：{ $why }
refusal-not-your-turn = 现在不是你的回合
refusal-not-asked-now = 现在不是做这件事的时候
refusal-not-in-hand = 它不在你手上
refusal-not-in-play = 它不在场上
refusal-not-yours = 它不是你的

## Log lines that every game has

note-wins = { $you ->
    [yes] 你
   *[no] { $player }
}赢得这盘游戏。
note-loses = { $you ->
    [yes] 你
   *[no] { $player }
}输掉这盘游戏。
note-leaves = { $you ->
    [yes] 你
   *[no] { $player }
}离开这盘游戏。
note-is-drawn = 这盘游戏为平局。
note-starts = { $you ->
    [yes] 你
   *[no] { $player }
}先手。
note-turn-begins = 第{ $number }回合：{ $you ->
    [yes] 你的回合。
   *[no] { $player }的回合。
}
note-turn-ends = { $you ->
    [yes] 你的回合结束。
   *[no] { $player }的回合结束。
}
note-draws = { $you ->
    [yes] 你
   *[no] { $player }
}抽到{ $card }。
note-shuffles = { $you ->
    [yes] 你
   *[no] { $player }
}洗卡组。
note-looks = { $you ->
    [yes] 你
   *[no] { $player }
}查看{ $number }张卡。
note-names = { $you ->
    [yes] 你
   *[no] { $player }
}说出{ $text }。
note-triggers = { $card }触发。
note-resolves = { $card }{ $text ->
    [none] { "" }
   *[other] ：{ $text }
}结算。
note-uses = { $you ->
    [yes] 你
   *[no] { $player }
}使用{ $card }{ $text ->
    [none] { "" }
   *[other] ：{ $text }
}。
note-is-chosen = 选择了{ $card }。
note-is-revealed = 展示{ $card }。
note-is-discarded = { $card }被弃置。
note-goes-to-hand = { $card }置于{ $you ->
    [yes] 你
   *[no] { $player }
}手上。
note-returns-to-hand = { $card }移回{ $you ->
    [yes] 你
   *[no] { $player }
}手上。
note-deck-is-empty = { $you ->
    [yes] 你的卡组已空。
   *[no] { $player }的卡组已空。
}

## Decks

complaint-deck-not-in-pool = 卡组和备牌中合计有{ $count }张{ $card }；卡池中{ $limit ->
    [0] 没有
   *[other] 有{ $limit }张
}
complaint-deck-beyond-packs = 有{ $count }张{ $card }；补充包中至多只可能有{ $limit }张
complaint = { $why }（规则{ $rule }，{ $edition }版）
deck-legal = { $deck }：{ $count }张卡，在{ $game }（版本{ $edition }）中合法。
deck-curve = 费用曲线：{ $curve }（平均{ $average }）
deck-colours = 颜色：{ $counts }
deck-types = 类别：{ $counts }
deck-side = 备牌：{ $count }
deck-illegal = { $deck }：{ $count }张卡，在{ $game }（版本{ $edition }）中不合法：

## Drafts

draft-begins = { $set }的轮抽，一桌{ $seats }人，保存在 { $path }。
sealed-begins = { $set }的现开赛，{ $players }位玩家，保存在 { $path }。
draft-page = 第{ $round }包（共{ $rounds }包），第{ $pick }次选卡：来自{ $from }，向{ $way ->
    [left] 左
   *[other] 右
}传给{ $to }。{ $have ->
    [0] 你还没有选过卡
   *[other] 你已有{ $have }张卡
}。
draft-several = 其中不止一张的：{ $cards }
draft-picked = 你选了{ $card }。
draft-pool = { $count ->
    [0] 你还没有选过卡。
   *[other] 你已选{ $count }张卡：
}
draft-hint = 电脑玩家会选{ $card }。
draft-what = “{ $text }”不是这些卡中的一张（或不止一张），也不是命令；输入 help 查看可用的命令
draft-help = 输入卡的编号或名称来选它。pool：显示你已选的卡；card 卡名：显示卡的全部内容；hint：显示电脑玩家会选什么；quit：离开。每次选卡都会保存。
draft-left = 已保存。用以下命令继续：{ $command }
pool-no-card = 没有卡“{ $text }”
build-begin = { $player }，请组一副至少四十张的卡组。你有{ $count }张卡；电脑玩家会这样组：
build-size = 卡组中有{ $count }张卡
build-not-there = 没有这张卡，或数量不够：“{ $text }”
build-saved = 卡组已存入 { $path }。
build-what = “{ $text }”不是命令；输入 help 查看可用的命令
build-help = add [数量] 卡名、cut [数量] 卡名：增减卡组中的卡；side：显示卡池中剩下的卡；deck：显示卡组；card 卡名：显示卡的全部内容；suggest：重新开始；save 文件名、load 文件名：保存与读取；done：用它开始比赛；quit：离开。
review-pick = { $player }，第{ $pack }包第{ $pick }次选卡：{ $card }{ $same ->
    [yes] { "" }
   *[no] （电脑玩家会选：{ $bot }）
}{ $others ->
    [none] { "" }
   *[other] ；未选{ $others }
}
event-play = 第{ $table }桌：{ $players }

## Events

event-round = 第{ $number }轮（{ $stage ->
    [swiss] 瑞士轮
   *[other] 淘汰赛
}）
event-table = { $table }：{ $first } – { $second }{ $score ->
    [none] { "" }
   *[other] ：{ $score }
}
event-has-bye = { $table }：{ $first }轮空
event-points = 积分
event-player = 选手
event-matches = 对局战绩
event-opponents-match = 对手对局胜率
event-games = 盘胜率
event-opponents-game = 对手盘胜率
event-left = { $player }（已退赛）
event-won = { $player }赢得赛事冠军。
event-begun = 赛事已存入 { $path }：{ $players }位选手，{ $rounds ->
    [0] 从第一轮起为淘汰赛
   *[other] { $rounds }轮
}。用 mulligan event pair 开始。
event-dropped = { $player }已退赛。
event-waits = 第{ $round }轮等待真人选手的结果：第{ $tables }桌。

## Packs

season-figures = 按卡的强度来选的一方，对不这样做的一方，在{ $games }盘中胜率为{ $rate }（{ $low } – { $high }）。
season-progress = 晚数
season-title = { $game }，{ $form }：{ $evenings }晚，{ $games }盘，种子{ $seed }
season-card = 卡
season-drawn = 抽到的盘数
season-rate = 胜率
season-interval = 95%
season-brought = 含它的卡组的胜率
season-colours = 卡组
season-matches = 对局
season-best = 胜率最高的卡
season-worst = 胜率最低的卡
season-few = 没有卡在{ $least }盘中被抽到过。
season-endless = { $number }盘在{ $most }个决定内没有结束。
season-lost = 进程中断而丢失的晚数：{ $numbers }
season-stopped = 已停止：打了{ $count }晚中的{ $played }晚。
season-measured = { $count }张卡的强度已写入 { $path }。

pack-of = { $set }的第{ $number }包，种子{ $seed }
pool-of = { $player }：{ $count }张卡
pool-written = { $player }的卡池已写入 { $path }。
set-cards = { $code }  { $name }：{ $count }张卡

## Cards

sheet-text = 文字
card-count = { $number }张卡
card-from = 来自 { $file }，导入于{ $date }
cards-reading = 正在读取 { $file }……
cards-kept = 已将{ $number }张{ $game }的卡加入你的收藏“{ $collection }”。
cards-written = 已将{ $number }张{ $game }的卡写入 { $path }。
cards-built-in = 有{ $number }张卡是内置的，保持不变；--replace 可改用文件中的卡。
cards-left-out = 有{ $number }行是衍生物之类，不能放入卡组，未取入。
cards-refused = 有{ $number }张卡未能读懂；`mulligan cards coverage { $file }` 说明主要原因。
cards-more-refused = ……还有{ $number }张；--all 列出全部。
cards-right = { $number ->
    [0] 没有正确的卡
   *[other] { $number }张卡正确
}，{ $wrong ->
    [0] 没有错误。用 `mulligan cards import { $file }` 导入后即可使用。
   *[other] { $wrong }张有错误。
}
cards-begun = 已写出 { $path }，内有示例。`mulligan cards check { $path }` 会指出你写的内容有什么问题。
cards-coverage-title = { $game }，{ $file }
coverage-set = 系列
coverage-names = 卡名
coverage-understood = 读懂
coverage-share = 比例
coverage-all = 全部
coverage-phrases = 挡住最多卡的字句：
coverage-by-hand = 手写记法的内置卡：语法读不懂的{ $refused }张，读法不同的{ $otherwise }张（占这些卡名的{ $share }%）。
coverage-lines = 语法共{ $lines }行；这里用到{ $used }行，其中{ $alone }行只为一张卡。
coverage-own = 共有{ $names }个名称（{ $share } %）以标记写成，或需要其他卡用不到的语法行或长短语。
exercise-playing = 正在进行{ $game }……
exercise-unplayed = 从未打出：{ $card }
exercise-unresolved = 从未结算：{ $card }：{ $ability }
exercise-done = 在{ $games }盘中，打出过{ $cards }张卡中的{ $played }张，结算过{ $abilities }个能力中的{ $resolved }个。
collection-title = 收藏“{ $name }”，位于 { $folder }：
collection-line = { $name }：{ $number }张{ $game }的卡，来自 { $file }，{ $date }；系列：{ $sets }{ $replaces ->
    [yes] ；替换内置的卡
   *[no] { "" }
}
collection-empty = 还没有导入任何内容。用 `mulligan cards import FILE` 开始。
collection-removed = { $name }已不在收藏中：{ $number }张卡。
collection-updated = { $name }：{ $number }张卡，之前为{ $before }张。

## Simulations

sim-title = { $game }，版本{ $edition }：{ $games }盘，种子{ $seed }
fit-tempo = 轮到自己的回合
fit-auc = 在没见过的游戏中，所有成对的局面里有{ $auc }判断对了：赢了的局面评价高于输了的（{ $positions }个局面；由{ $rows }个拟合）。
sim-progress = 盘数
sim-deck = 卡组
sim-agent = 电脑玩家
sim-wins = 胜盘
sim-rate = 胜率
sim-interval = 95%区间
sim-as-first = 先手时
language-code = zh-Hans
tune-title = { $of }种换法中的{ $tried }种，各{ $games }盘，运气相同
tune-out = 换下
tune-in = 换上
tune-games = 盘数
tune-difference = 每百盘多赢
tune-interval = 95%区间
tune-verdict = 结论
tune-better = 更好
tune-worse = 更差
tune-alike = 几乎没有增益
tune-open = 尚无结论
tune-sure = { $sure ->
    [0] 没有哪种换法确定更好。
    [1] 有1种换法确定更好。
   *[other] 有{ $sure }种换法各自确定更好；没有试过同时采用。
}无论查看多少次，表中哪怕有一个结论出错的概率至多为5%。{ $undecided ->
    [0] { "" }
   *[other] 有{ $undecided }种尚无结论：多打一些盘或许能得出。它们在这里的先后没有多大意义。
}
tournament-progress = 对局
tournament-title = 锦标赛：{ $game }，版本{ $edition }
tournament-played = { $matches }次对局，{ $games }盘，种子{ $seed }。
tournament-standings = 排名
tournament-ratings = 等级分
tournament-ratings-why = 按 openskill 的 Plackett-Luce 模型，每人从25分起，附95%区间。
tournament-decks = 卡组对卡组
tournament-decks-why = 行中的卡组对列中的卡组的对局胜率，以及对局次数；指向单元格可查看区间。
tournament-lengths = 一盘打多久
tournament-lengths-axis = 到每一回合为止已结束的盘数比例。
tournament-how = 如何取胜
tournament-matches = 对局
tournament-share = 胜率
tournament-points = 积分
tournament-rating = 等级分
tournament-endless = 未结束的盘数：{ $number }。
tournament-lost = 进程两次中断的对局：{ $numbers }。再次运行可重试。
tournament-timed = { $agents }：按时间思考，或是他人的程序，因此同样的种子不一定带来同样的游戏。
tournament-stopped = 已停止：打了{ $of }次对局中的{ $played }次；{ $out ->
    [none] 没有给出 --out，因此什么都没有保存。
   *[other] 用同样的 --out 再次运行即可继续。
}
ending = { $how ->
    [lore] 达到20点奇谈
    [life] 生命降到0
    [poison] 中毒
    [main] 主人公被击破
    [deck] 没有卡可抽
   *[other] 其他
}
sim-cards-title = { $deck }逐张统计：胜盘 / 盘数
sim-card = 卡
sim-card-opening = 起手
sim-card-drawn = 抽到
sim-card-played = 打出
sim-card-not-drawn = 未抽到
sim-card-lift = 增幅
sim-card-turn = 回合
sim-cards-why = 增幅：抽到这张卡时比没抽到时每百盘多赢多少盘。回合：首次打出的时间。打得久的盘会见到更多卡，所以只在同一副卡组内比较；--json 附有区间。
sim-turns-title = 已结束的盘数，以及其中各卡组赢得的盘数
sim-turn = 回合
sim-ended = 已结束
sim-first = 先手的玩家赢得{ $rate }的盘数（{ $low }到{ $high }）。
sim-draws = 平局：{ $number }。
sim-length = 长度：平均{ $mean }回合，中位数{ $median }，从{ $least }到{ $most }；每盘{ $decisions }个决定。
sim-endless = 经过{ $most }个决定仍未结束、未计入以上数据的：{ $numbers }。
sim-lost = 因进程中断而丢失的：{ $numbers }。
sim-stopped = 已停止：打了{ $games }盘中的{ $played }盘。
sim-speed = { $seconds }秒，每秒{ $rate }盘。

soak-summary = { $games }盘，{ $decisions }个决定，{ $failures }次失败；{ $hours }小时。
soak-sitting = 牌桌
soak-games = 盘数
soak-decisions = 决定
soak-longest = 最长的一盘
soak-longest-game = 最长的一盘：{ $turns }回合内{ $decisions }个决定（第{ $number }盘，{ $sitting }）。
soak-slowest = 最慢的一步：第{ $number }盘（{ $sitting }）第{ $decision }个决定（{ $rule }）之后{ $seconds }秒。
soak-memory = 内存：每个进程至多{ $most } MB；前{ $games }盘之后为{ $early } MB。
soak-seeds = 由 { $build } 进行的游戏：{ $seeds }。

## Scenarios

scenario-failed = 未通过 { $where }：{ $id }：{ $message }
scenario-skipped = 已跳过 { $where }：{ $id }：{ $message }
scenario-log = { $id }（{ $status ->
    [passed] 通过
    [failed] 未通过
   *[skipped] 已跳过
}）
scenario-illegal = 第{ $step }步，不合法：{ $reason }
scenario-counts = 通过{ $passed }个，未通过{ $failed }个，跳过{ $skipped }个

## Rules

rule-title = { $game }，版本{ $edition }，{ $number }
rule-name = 规则
rule-none = 没有代码，因为
rule-code = 代码
rule-tests = 测试
rule-editions = 在其他版本中
rule-below = 下属规则
rule-no-code = 尚无
rule-no-tests = 尚无
rule-nowhere = 未提及
none-heading = 是标题
none-definition = 是定义
none-example = 是示例
none-reference = 是对其他规则的引用
none-hands = 是玩家动手做的事
none-card = 是印在卡或补充包上的内容
none-not-built = 尚未实现
coverage-title = { $game }：规则、代码与测试
coverage-edition = 版本
coverage-entries = 条目
coverage-normative = 规范性
coverage-with-code = 有代码
coverage-with-tests = 有测试
coverage-hole-code = 没有代码，版本{ $edition }：
coverage-hole-tests = 没有测试，版本{ $edition }：
coverage-whole = 没有缺口。
coverage-unknown = 代码中提到、但任何规则目录都没有的规则：

## Speed

bench-title = { $game }，使用{ $decks }
bench-variant = 类型
bench-games = 每秒盘数
bench-decisions = 每秒决定数
bench-clone = 每次复制的微秒数
bench-wide = 从所有{ $cards }张卡中随机组成的合法卡组：每秒{ $games }盘、{ $decisions }个决定，为上述决定数的{ $share }%。
bench-load = 载入：两副卡组上桌用时{ $decks }毫秒，所有卡用时{ $catalog }毫秒。
bench-compiled = 已编译
bench-uncompiled = 未编译
bench-ratio = 编译后的盘数为{ $ratio }倍。
bench-not-compiled = 这个 Mulligan 没有编译：无从比较。
bench-texts = 读取卡牌文字，处理器用时（秒）
bench-texts-cards = 卡

## The server

help-serve = 为一群人提供浏览器中的牌桌：邀请链接、旁观者、电脑玩家。
help-option-host = 监听的地址；0.0.0.0 为这台机器的所有地址。
help-option-port = 监听的端口；0 为任一空闲端口。
help-option-origin = 除本机地址外，人们访问服务器所用的地址，如 https://table.example；可以写多次。
help-option-workers = 电脑玩家用多少个进程思考；不写则为处理器数减一。
serve-begins = Mulligan 位于 { $address }（按 Ctrl+C 结束）
server-your-list = 你的列表
server-no-language = 没有语言“{ $name }”的内容；现有{ $languages }。
server-begun = 游戏已经开始。
server-deck = 这副卡组不能使用。
server-engine = 游戏本身出了错；这个选择没有生效，其他一切不变。
server-hello-first = 第一条消息必须是 hello。
server-hello-once = hello 只能作为第一条消息发送一次。
server-illegal = 没有这个选项；请用 id 选择当前决定中的选项。
server-late = 这个决定已经结束；当前决定的编号是{ $number }。
server-malformed = 无法读取这条消息。
server-no-deck = 没有内置卡组“{ $name }”。
server-no-edition = 没有这个版本；现有{ $editions }。
server-no-format = 没有这种赛制；现有{ $formats }。
server-no-game = 这里没有游戏“{ $name }”；现有{ $games }。
server-no-seat = 这个令牌不属于这张牌桌的任何座位。
server-no-table = 没有这张牌桌。
server-not-asked = 现在没有询问你。
server-not-begun = 游戏还没有开始。
server-not-full = 所有座位坐满后游戏才会开始。
server-not-over = 游戏还没有结束。
server-not-playing = 这里没有正在进行的游戏。
server-not-watched = 这张牌桌不允许旁观。
server-one-host = 有一个座位是你的：必须恰好有一个座位的类型为 me。
server-only-watching = 你只是这张牌桌的旁观者。
server-players = 在这里可供{ $fewest }到{ $most }位玩家进行。
server-players-exactly = 供{ $most }位玩家进行。
server-protocol = 这个服务器使用协议{ $number }。
server-repeated = 这个选择已经生效；不会再发生什么。
server-seat-taken = 这个座位已有人。
server-too-big = 内容过大。
server-undo-hidden = 之后已有人得知新的信息；与真人对战时不能撤销到那之前。
server-undo-nothing = 没有可以撤销的选择。
server-undo-counted = 这盘游戏已计入成绩。
server-not-between = 只能在同一次对局的两盘之间换卡。
server-not-brought = 你带来的卡中没有这么多{ $name }。
server-chat-off = 这张牌桌的聊天已关闭。
server-muted = 桌主已将你禁言。
server-no-stop = 没有这个步骤；现有{ $stops }。
server-only-host = 只有建立牌桌的人才能这样做。
server-hint-unfair = 只有没有其他人参与时才有提示。
server-storage = 无法记录所发生的事，因此没有执行；请再试一次。
server-moved = 另一台服务器已接管这张牌桌；请重新连接。
server-elsewhere = 这张牌桌位于 { $address }。
server-unreadable = 这个版本的程序无法继续这盘游戏（{ $error }）；仍可查看其记录。
help-option-database = 牌桌保存在哪里：如 postgresql://… 的地址；不写则为数据文件夹中的一个文件。
server-no-such-game = 这张牌桌没有这盘游戏。
help-option-terminal = 在终端中进行。
help-option-no-open = 只显示地址，不打开浏览器。
play-begins = Mulligan 位于 { $address }（按 Ctrl+C 结束；--terminal 在终端中进行）
server-too-fast = 速度超出服务器的限制；请稍等。
server-crowded = 这张牌桌的人已经太多了。
help-option-redis = 共用一个数据库的多台服务器在哪里互相通信：如 redis://… 的地址
server-nobody-answers = 负责这张牌桌的服务器没有响应；请稍后再试。

sorting-code = gb2312
list-between-lines = { "" }
label = { $name }：
percent = { $share }%
in-brackets = （{ $text }）
in-quotes = “{ $text }”
server-no-evening = 这里没有这一场轮抽或现开赛。
server-not-building = 卡组须在最后一次选卡之后、第一轮之前组成。
server-late-pick = 这次选卡已经结束；你已选{ $number }张。
server-has-left = { $name }已经退出。
server-not-away = 只有桌主，或等候离开者已满五分钟的人，才能不等{ $name }而继续。
server-no-match = { $name }现在没有要进行的对局。
server-evening-goes-on = 这场对局已经结束；下一轮在轮抽的页面上。
server-match-secret = 各人在这里拿过的卡，要到整场对局结束后才公开。
server-evening-secret = 各人在这里拿过的卡，要到所有轮次结束后才公开。
