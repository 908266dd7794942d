# What can be wrong in Lorcana.

card-two-texts = { $card }：能力栏与全文的内容不一致
card-without-willpower = { $card }：{ $type }须有意志力
card-older-wordings = { $where }：{ $card }：until 须为表，按日期列出旧的文字叙述
card-ability-list = { $where }：{ $card }：奇能须为记法，或由其名称和记法组成的列表
scenario-ink = 奇墨须为一个数字，或就绪与力竭各多少
scenario-action-in-play = { $card }是行动，不会在场上

## Why a printed text cannot be compiled

text-too-short = 过早结束
text-without-word = 没有对应的词：{ $why }
text-waits-for-whom = 有期限的奇能须说明等待谁
text-how-many = 不清楚指多少
text-played-from-where = 不清楚从哪里打出卡
text-as-it-was = 对于之前发生的事，只能询问卡现在的状况
text-which-player = 不清楚指哪位玩家
text-no-location = 只有在地点才有“这里”
text-whose-pile = 卡会进入其所有者的区域，而不是你的
text-paid-by-then = 那时费用已经支付
text-which-act = 最后所做的是别的事，或之后才发生，因此“以此法”不能说明次数
text-which-card = 不清楚指哪张卡
text-instead-of-what = “改为”是替代什么？
text-otherwise-than-what = “否则”是相对什么而言？
text-if-nothing-chosen = 如果之前没有选择，就不清楚它指什么
text-chosen-for-nothing = 文字选择了一张卡，却没有用它做任何事
text-nothing-chosen = 没有选择任何东西
text-shift-not-played = “如果你使用转形”须指打出的卡
text-how-long = 持续多久？
text-damage-to-what = 向什么造成伤害？
text-for-each-what = “每有一个”须有数字
text-either-act = 二者择一的动作：不清楚哪个能执行
text-cannot-be-given = 这种静止式奇能无法赋予
text-rest-of-cards = 文字没有说明其余的卡放到哪里
