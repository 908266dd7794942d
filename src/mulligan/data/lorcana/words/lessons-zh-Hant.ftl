# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
# What the lessons of Lorcana say, in the order of the lessons. Each has a title, what there is to learn, the task, and
# what is said when it is done or missed.

ink-title = 放置奇墨
ink-learn = 你的回合開始了，你已抽了一張卡。每回合一次，你可以將一張手卡正面朝下放進奇墨池：從此它每回合都是1點可用的奇墨，直到遊戲結束。只有費用周圍帶奇墨池符號的卡才能放進去。
ink-task = 將一張暫時用不到的卡放進你的奇墨池。
ink-done = 這就是1點奇墨，這回合有，以後每回合都有。大多數玩家在最初的每個回合都會放一張。
ink-missed = 回合結束了，你的奇墨池還是空的。選擇一張手卡，再選擇放進奇墨池。

play-title = 打出卡
play-learn = 卡左上角的數字是它的費用，也就是要花多少奇墨。支付時令奇墨卡力竭，也就是橫過來放；你的下個回合開始時，它們會再次就緒。
play-task = 用你僅有的1點奇墨，打出費用為1的史迪奇。
play-done = 史迪奇在場上了。他用掉的奇墨保持力竭，到你的下個回合才會就緒。
play-missed = 回合結束了，史迪奇還在你手上。米奇費用為3，還得等等；史迪奇只要1。

quest-title = 探奇獲得奇談
quest-learn = 角色力竭來探奇，你便獲得等同於其奇談值的奇談。本回合才進場的角色奇墨未乾，要到你的下個回合才能探奇。
quest-task = 讓米奇探奇。
quest-done = 2點奇談！誰先達到20點奇談，誰就贏得遊戲。
quest-missed = 回合結束了，沒有角色探奇。選擇米奇，再選擇探奇；史迪奇還奇墨未乾。

challenge-title = 挑戰
challenge-learn = 你就緒的角色可以挑戰對手力竭的角色。雙方同時互相造成等同於各自力量的傷害；傷害達到意志力的角色被驅逐。
challenge-task = 讓米奇挑戰米妮。史迪奇是就緒的，誰都不能挑戰他。
challenge-done = 米妮只能承受3點傷害。米奇身上留下她造成的2點。
challenge-missed = 米妮還在場上。選擇米奇，再選擇挑戰，然後選擇米妮。

damage-title = 傷害會保留
damage-learn = 傷害不會在回合結束時消失，而是不斷累積。所以弱小的角色也能完成強大角色起頭的事，其他角色便可放心探奇。
damage-task = 史迪奇有8點意志力和7點傷害。用較弱的角色驅逐他，讓另一個角色探奇。
damage-done = 再有1點傷害就夠了，米奇還另外帶來2點奇談。雪寶也被驅逐了，但他是較小的損失。
damage-missed = 史迪奇只差1點傷害，雪寶的1點力量就夠了。讓雪寶挑戰，讓米奇探奇獲得2點奇談。

rush-title = 速擊
rush-learn = 具有速擊的角色不必等奇墨晾乾就能挑戰：打出的當回合就可以。探奇則和其他角色一樣要等。
rush-task = 打出拉飛奇，並立刻讓他挑戰雪寶。
rush-done = 誰也料不到剛從手上打出的角色就來挑戰。
rush-missed = 雪寶還在。用你的3點奇墨打出拉飛奇，再選擇他來挑戰。

bodyguard-title = 護衛
bodyguard-learn = 只要對手有力竭的、具有護衛的角色，你就必須先挑戰它，才能挑戰對手的其他角色。
bodyguard-task = 先驅逐辛巴，再驅逐米妮。
bodyguard-done = 護衛不在了，你的第二次挑戰就能輪到米妮。
bodyguard-missed = 兩者中還有一個在場上。米奇足以應付辛巴；米妮已有1點傷害，所以史迪奇足以應付她。

support-title = 輔助
support-learn = 具有輔助的角色探奇時，你可以將它的力量在本回合加給另一個角色。這樣，探奇就能為挑戰做準備。
support-task = 讓憨憨探奇，將他的力量加給米妮，再讓她驅逐雪寶。
support-done = 一個回合內獲得1點奇談，還驅逐了一個對手的角色。順序很重要：先探奇。
support-missed = 米妮自己只有2點力量，而雪寶有3點意志力。憨憨必須在她挑戰之前探奇來幫助她。

song-title = 演唱歌曲
song-learn = 歌曲是一種行動，有自己的支付方式：不支付奇墨，而是令你的一個角色力竭，其費用須不低於歌曲所寫的數字。奇墨未乾的角色不行。
song-task = 你沒有奇墨。讓費用為3的米奇演唱你手上的歌曲。
song-done = 沒花一點奇墨就抽了2張卡。費用為1的史迪奇不能演唱它。
song-missed = 歌曲沒有被演唱。選擇手上的歌曲，再選擇由米奇演唱。

shift-title = 轉形
shift-learn = 具有轉形的卡可以支付其轉形費用，打出在你的同名角色上面。下面的角色奇墨已乾，它也就已乾，因此能立刻行動。
shift-task = 用4點奇墨將史迪奇——搖滾巨星轉形到史迪奇——新養的小狗上，再讓他探奇。
shift-done = 打出的當回合就獲得3點奇談。
shift-missed = 你還沒有3點奇談。用轉形費用將搖滾巨星打出在場上的史迪奇上，再讓他探奇；小史迪奇不能先去探奇。

item-title = 物品與奇能
item-learn = 物品會留在場上。力竭符號之後寫著它的效果：令它力竭，就能得到效果。與角色不同，物品打出的當回合就能使用。
item-task = 打出丁零噹啷，用它移去米妮的傷害。
item-done = 米妮完好如初，而丁零噹啷下個回合還能再用。
item-missed = 米妮還有傷害。用你的1點奇墨打出丁零噹啷，再選擇它來使用，並選擇移去1點。

location-title = 地點
location-learn = 地點留在場上，在你的每個回合開始時帶來等同於其奇談值的奇談。支付移動費用，就能將角色移至該處。地點不分就緒與力竭，對手在自己的任何回合都可以挑戰它。
location-task = 打出美人魚珊瑚礁，並將史迪奇移至該處。
location-done = 史迪奇到了珊瑚礁。這個地點在你的每個回合開始時帶來1點奇談。
location-missed = 史迪奇不在珊瑚礁。用1點奇墨打出它，留下另一點來移動他。

win-title = 贏得遊戲
win-learn = 誰有20點奇談，誰就立刻獲勝。挑戰之前，先數一數你的角色探奇能帶來多少。
win-task = 你有16點奇談，對手有18點。在這個回合獲勝。
win-done = 16加3加1是20：你贏了。需要知道的就是這些，其餘的到牌桌上再學。
win-missed = 莫阿娜帶來3點奇談，史迪奇帶來1點。讓兩個都去探奇，不要挑戰。
