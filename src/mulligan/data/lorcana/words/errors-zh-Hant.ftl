# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
# What can be wrong in Lorcana.

card-two-texts = { $card }：能力欄與全文的內容不一致
card-without-willpower = { $card }：{ $type }須有意志力
card-older-wordings = { $where }：{ $card }：until 須為表，按日期列出舊的文字敘述
card-ability-list = { $where }：{ $card }：奇能須為記法，或由其名稱和記法組成的列表
scenario-ink = 奇墨須為一個數字，或就緒與力竭各多少
scenario-action-in-play = { $card }是行動，不會在場上

## Why a printed text cannot be compiled

text-too-short = 過早結束
text-without-word = 沒有對應的詞：{ $why }
text-waits-for-whom = 有期限的奇能須說明等待誰
text-how-many = 不清楚指多少
text-played-from-where = 不清楚從哪裡打出卡
text-as-it-was = 對於之前發生的事，只能詢問卡現在的狀況
text-which-player = 不清楚指哪位玩家
text-no-location = 只有在地點才有「這裡」
text-whose-pile = 卡會進入其所有者的區域，而不是你的
text-paid-by-then = 那時費用已經支付
text-which-act = 最後所做的是別的事，或之後才發生，因此「以此法」不能說明次數
text-which-card = 不清楚指哪張卡
text-instead-of-what = 「改為」是替代什麼？
text-otherwise-than-what = 「否則」是相對什麼而言？
text-if-nothing-chosen = 如果之前沒有選擇，就不清楚它指什麼
text-chosen-for-nothing = 文字選擇了一張卡，卻沒有用它做任何事
text-nothing-chosen = 沒有選擇任何東西
text-shift-not-played = 「如果你使用轉形」須指打出的卡
text-how-long = 持續多久？
text-damage-to-what = 向什麼造成傷害？
text-for-each-what = 「每有一個」須有數字
text-either-act = 二者擇一的動作：不清楚哪個能執行
text-cannot-be-given = 這種靜止式奇能無法賦予
text-rest-of-cards = 文字沒有說明其餘的卡放到哪裡
