# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
# What the lessons of Cipher say, in the order of the lessons. Each has a title, what there is to learn, the task, and
# what is said when it is done or missed.

bond-title = 放置羈絆卡
bond-learn = 你的回合開始了，你已抽了1張卡。在羈絆階段，你可以將1張手牌正面朝上放置到羈絆區。羈絆卡的數量和勢力決定你能讓什麼出擊。
bond-task = 放置1張羈絆卡。強大的馬爾斯先留著。
bond-done = 有1張羈絆卡了：從現在起，你每回合可以讓費用為1的光之劍單位出擊。
bond-missed = 回合結束了，卻沒有新的羈絆卡。在羈絆階段選擇1張手牌。

deploy-title = 讓單位出擊
deploy-learn = 在出擊階段，只要費用合計不超過你的羈絆卡數量，且其勢力存在於你正面朝上的羈絆卡中，你就可以讓單位出擊。每名單位由你選擇放置到前衛區還是後衛區。
deploy-task = 讓卡因出擊到前衛區。巴茲費用為2，而你只有1張羈絆卡。
deploy-done = 卡因站在馬爾斯身旁，處於未行動狀態，本回合就能攻擊。
deploy-missed = 卡因不在你的前衛區。選擇手牌中的他，再選擇前衛區。

attack-title = 攻擊
attack-learn = 攻擊時，單位轉為已行動狀態，並選擇射程內的1名敵方單位。然後雙方玩家各翻開卡組最上方的1張卡作為支援卡，將其支援力加到戰鬥力上。攻擊單位的合計不低於防禦單位時，防禦單位被擊破。
attack-task = 讓馬爾斯攻擊隆庫。看看支援夠不夠。
attack-done = 40加20對50加10：相等時，攻擊方獲勝。
attack-missed = 隆庫還在。選擇馬爾斯，再選擇攻擊，然後選擇隆庫。

orbs-title = 破壞寶玉
orbs-learn = 主人公不會輕易失去：被擊破時如果還有寶玉，其玩家改為將1顆寶玉加入手牌。寶玉就是玩家的生命。
orbs-task = 攻擊敵方的主人公庫洛姆，破壞1顆寶玉。
orbs-done = 5顆寶玉少了1顆。它成了對手的1張手牌。
orbs-missed = 5顆寶玉都還在。要攻擊主人公庫洛姆，而不是隆庫。

range-title = 射程
range-learn = 前衛區的單位，射程1能攻擊敵方的前衛區；射程2能越過前衛，攻擊敵方的後衛區。在後衛區時，射程2能攻擊敵方的前衛區。
range-task = 莉茲在後衛區。用能攻擊到她的單位攻擊她。
range-done = 哥頓的弓有射程2。馬爾斯的劍夠不到她。
range-missed = 莉茲還在。哥頓有射程2：選擇他來攻擊，再選擇莉茲。

move-title = 移動
move-learn = 未行動的單位可以不攻擊，而是移動到前衛區或後衛區中的另一邊，並轉為已行動狀態。在後衛區，射程1攻擊不到任何人，但射程1的敵方單位也攻擊不到你。
move-task = 蕾娜不能戰鬥。讓她退到後衛區，那裡安全。
move-done = 現在只有射程2的敵方單位能攻擊到她。
move-missed = 蕾娜還在前衛區。選擇她，再選擇移動。

support-title = 支援能力
support-learn = 支援卡如果有支援能力，帶來的就不只是支援力：攻擊之紋章在你攻擊時讓戰鬥力+20。有些單位在特定的夥伴支援時還會更強，比如有阿貝爾支援的卡因。
support-task = 你的卡組最上方是阿貝爾。索爾有60，用最能得到阿貝爾幫助的單位攻擊他。
support-done = 卡因的40、阿貝爾的10、紋章的20，再加上兩人羈絆的30，共100。綽綽有餘。
support-missed = 索爾還在。阿貝爾支援時，卡因的戰鬥力+30；馬爾斯則沒有。

critical-title = 必殺攻擊
critical-learn = 支援之後，你可以從手牌棄置1張與攻擊單位同單位名的卡：這就是必殺攻擊，讓戰鬥力變為2倍。
critical-task = 讓馬爾斯攻擊索爾，並用手牌中的馬爾斯進行必殺攻擊。
critical-done = 50的2倍是100。多一張主人公的卡永遠不會浪費。
critical-missed = 索爾還在。詢問是否進行必殺攻擊時，選擇手牌中的馬爾斯。

evade-title = 神速迴避
evade-learn = 被攻擊的一方可以從手牌棄置1張與防禦單位同單位名的卡：這樣，無論攻擊多強，防禦單位在這場戰鬥中都不會被擊破。
evade-task = 老師攻擊馬爾斯。進行神速迴避，保住你的5顆寶玉。
evade-done = 馬爾斯毫髮無傷，而攻擊單位白白轉為已行動狀態。
evade-missed = 攻擊命中，你失去了1顆寶玉。詢問你時，棄置手牌中的馬爾斯。

class-change-title = 轉職
class-change-learn = 同一單位的更強的卡，可以疊放在戰場上的單位上。如果它有轉職費用，這就是轉職：改為支付轉職費用，並抽1張卡。
class-change-task = 你有3張羈絆卡。將星領主疊放在你的馬爾斯上。
class-change-done = 馬爾斯現在戰鬥力為70，留在原處，而你多了1張新卡。
class-change-missed = 馬爾斯沒有轉職。在出擊階段選擇星領主，再選擇戰場上的馬爾斯。

skill-title = 能力與羈絆
skill-learn = 有費用的能力在你的行動階段使用。許多能力靠翻面羈絆卡來支付：背面朝上的羈絆卡出擊時仍算數量，但不再提供勢力，也不能再翻面。
skill-task = 琳達自己打不過隆庫。使用她的能力閃電讓戰鬥力+10，再讓她攻擊他。
skill-done = 30加10，再加20的支援，正好敵得過60。
skill-missed = 隆庫還在。在琳達攻擊之前使用能力閃電。

win-title = 贏得遊戲
win-learn = 沒有寶玉而主人公又被擊破的玩家敗北。這時其他單位都不再重要。
win-task = 對手沒有寶玉了。攻擊正確的單位，贏得遊戲。
win-done = 庫洛姆沒有寶玉可救：你贏了。需要知道的就是這些，其餘的到牌桌上再學。
win-missed = 你沒有獲勝。用馬爾斯攻擊主人公庫洛姆。
