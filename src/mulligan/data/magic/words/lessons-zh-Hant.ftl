# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
# What the lessons of Magic say, in the order of the lessons. Each has a title, what there is to learn, the task, and
# what is said when it is done or missed.

land-title = 使用地
land-learn = 你的回合開始了，你已抽了一張牌。地給你魔法力，用來支付其他一切。你在自己的每個回合可以使用一張地，不需要費用。
land-task = 使用樹林。
land-done = 樹林每回合產生一點綠色魔法力。只要手上有地，每回合都使用一張。
land-missed = 回合結束了，你沒有使用地。在你的行動階段選擇手上的樹林。

creature-title = 施放生物
creature-learn = 牌右上角的符號是咒語的費用：一棵樹是一點綠色魔法力，數字是任意種類的魔法力。咒語在堆疊中等待，直到雙方玩家都讓過，然後結算；結算後生物便在戰場上。
creature-task = 用你的兩個樹林施放卡隆尼亞長牙野豬，並讓它結算。
creature-done = 兩點魔法力換來一個3/3。轟響巴洛西的費用是四點，還得等等。
creature-missed = 卡隆尼亞長牙野豬不在戰場上。選擇手上的它，然後讓過一次，使它結算。

attack-title = 攻擊
attack-learn = 在戰鬥中，你未橫置的生物可以攻擊對手，並因此橫置。沒有被阻擋的生物造成等同於其力量的傷害。本回合才來的生物還不能攻擊。
attack-task = 用轟響巴洛西攻擊。長牙野豬是本回合才來的。
attack-done = 20點生命減去4點。沒有生命的玩家就輸了。
attack-missed = 老師沒有受到傷害。宣告攻擊者時選擇轟響巴洛西，然後完成。

block-title = 阻擋
block-learn = 你受到攻擊時，你每個未橫置的生物可以阻擋一個攻擊者。於是兩者互相造成傷害，而不是對你；受到的傷害達到防禦力的生物死去。
block-task = 老師用2/1的珊瑚人魚攻擊。用你2/4的柱坪牛阻擋它。
block-done = 柱坪牛受到2點傷害，防禦力是4：它活下來了。人魚則沒有。
block-missed = 人魚沒有被阻擋。宣告阻擋者時選擇柱坪牛，再選擇人魚。

flying-title = 飛行
flying-learn = 具飛行異能的生物只能被具飛行或延勢異能的生物阻擋。沒有飛行的攻擊者可能撞上更大的阻擋者。
flying-task = 老師有一個沒有飛行的4/4。只用它不能阻擋的生物攻擊。
flying-done = 從空中造成2點傷害，你的人魚安全地留守，隨時可以阻擋。
flying-missed = 只應讓海鳶攻擊：巴洛西不能阻擋它，卻能消滅人魚。

reach-title = 延勢與死觸
reach-learn = 具延勢異能的生物可以阻擋具飛行異能的生物。具死觸異能的生物造成的任何傷害都足以消滅生物，不論它有多大。
reach-task = 4/4且具飛行異能的撒拉天使攻擊你。用能阻擋它、並能消滅它的生物來阻擋。
reach-done = 隱士的1點傷害就夠了。沒幾個人願意拿天使換蜘蛛。
reach-missed = 天使還活著。致命隱士兩個異能都有：選擇它來阻擋天使。

sorcery-title = 巫術與目標
sorcery-learn = 巫術在你自己的行動階段施放，依其敘述生效一次，然後進入墳墓場。寫著「目標」之處，由你在施放時選擇。
sorcery-task = 對老師施放造成5點傷害的熔岩斧。
sorcery-done = 不靠生物就造成了5點傷害。留意你選擇誰：你也是玩家。
sorcery-missed = 老師應當失去5點生命。選擇熔岩斧，以老師為目標，並讓它結算。

instant-title = 瞬間
instant-learn = 只要你有優先權就能施放瞬間：包括戰鬥中阻擋者已經確定之後，也包括對手的回合。它正是這樣出其不意。
instant-task = 用你的長牙野豬攻擊。巴洛西阻擋它之後，對長牙野豬施放變巨術。
instant-done = 直到回合結束都是6/6，巴洛西已沒有退路。
instant-missed = 巴洛西還活著。用長牙野豬攻擊，在阻擋之後、傷害之前對它施放變巨術。

respond-title = 回應
respond-learn = 堆疊中的咒語還沒有發生。你可以用瞬間回應，它會先結算：後來者先結算。
respond-task = 老師對你的天使施放送終刀鋒。用失效反擊它。
respond-done = 送終刀鋒還沒生效就被反擊，天使活下來了。
respond-missed = 天使不在了。送終刀鋒在堆疊中等待時，以它為目標施放失效。

aura-title = 靈氣
aura-learn = 結界會留在戰場上。靈氣在施放時指定目標，進戰場時便結附於它，並一直生效，直到兩者之一離開。
aura-task = 對老師更危險的那個生物施放和平主義。
aura-done = 一個既不能攻擊也不能阻擋的7/7。
aura-missed = 賈路的獸群仍然自由。選擇和平主義，以獸群為目標，並讓它結算。

ability-title = 起動式異能
ability-learn = 有些永久物還能做更多：冒號之前是你要支付的，冒號之後是你得到的。彎箭頭表示橫置它。生物須從你的回合開始時就由你操控，才能這樣做。
ability-task = 使用愈靈師的異能來獲得1點生命。
ability-done = 只要它不攻擊，每回合1點生命。異能和咒語一樣在堆疊中等待。
ability-missed = 你沒有獲得生命。選擇愈靈師，並讓它的異能結算。

trigger-title = 觸發式異能
trigger-learn = 以「當」或「每當」開頭的異能會自行發生：它進入堆疊，此時由你選擇其目標。要在攻擊之前留意它們，而不是之後。
trigger-task = 施放抄捷徑鬼怪，使柱坪牛不能阻擋，再用瑞格沙火焰貓攻擊。
trigger-done = 道路暢通：4點傷害。
trigger-missed = 火焰貓沒能通過。先施放鬼怪，為其異能選擇柱坪牛，然後攻擊。

win-title = 贏得遊戲
win-learn = 生命為0的玩家輸掉遊戲。攻擊之前算清你的一切：無法阻擋的力量，以及手上的傷害。
win-task = 老師有9點生命和一個沒有飛行的4/4。在這個回合獲勝。
win-done = 空中的4點加上熔岩斧的5點是9點：你贏了。需要知道的就是這些，其餘的到牌桌上再學。
win-missed = 天使的4點和熔岩斧的5點正好夠。用天使攻擊，並在之前或之後對老師施放熔岩斧。
