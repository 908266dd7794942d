# What the lessons of Magic say, in the order of the lessons. Each has a title, what there is to learn, the task, and
# what is said when it is done or missed.

land-title = 使用地
land-learn = 你的回合开始了，你已抓了一张牌。地给你法术力，用来支付其他一切。你在自己的每个回合可以使用一张地，不需要费用。
land-task = 使用树林。
land-done = 树林每回合产生一点绿色法术力。只要手上有地，每回合都使用一张。
land-missed = 回合结束了，你没有使用地。在你的行动阶段选择手上的树林。

creature-title = 施放生物
creature-learn = 牌右上角的符号是咒语的费用：一棵树是一点绿色法术力，数字是任意种类的法术力。咒语在堆叠中等待，直到双方牌手都让过，然后结算；结算后生物便在战场上。
creature-task = 用你的两个树林施放卡隆尼亚长牙野猪，并让它结算。
creature-done = 两点法术力换来一个3/3。轰响巴洛西的费用是四点，还得等等。
creature-missed = 卡隆尼亚长牙野猪不在战场上。选择手上的它，然后让过一次，使它结算。

attack-title = 攻击
attack-learn = 在战斗中，你未横置的生物可以攻击对手，并因此横置。没有被阻挡的生物造成等同于其力量的伤害。本回合才来的生物还不能攻击。
attack-task = 用轰响巴洛西攻击。长牙野猪是本回合才来的。
attack-done = 20点生命减去4点。没有生命的牌手就输了。
attack-missed = 老师没有受到伤害。宣告攻击者时选择轰响巴洛西，然后完成。

block-title = 阻挡
block-learn = 你受到攻击时，你每个未横置的生物可以阻挡一个攻击者。于是两者互相造成伤害，而不是对你；受到的伤害达到防御力的生物死去。
block-task = 老师用2/1的珊瑚人鱼攻击。用你2/4的柱坪牛阻挡它。
block-done = 柱坪牛受到2点伤害，防御力是4：它活下来了。人鱼则没有。
block-missed = 人鱼没有被阻挡。宣告阻挡者时选择柱坪牛，再选择人鱼。

flying-title = 飞行
flying-learn = 具飞行异能的生物只能被具飞行或延势异能的生物阻挡。没有飞行的攻击者可能撞上更大的阻挡者。
flying-task = 老师有一个没有飞行的4/4。只用它不能阻挡的生物攻击。
flying-done = 从空中造成2点伤害，你的人鱼安全地留守，随时可以阻挡。
flying-missed = 只应让海鸢攻击：巴洛西不能阻挡它，却能消灭人鱼。

reach-title = 延势与死触
reach-learn = 具延势异能的生物可以阻挡具飞行异能的生物。具死触异能的生物造成的任何伤害都足以消灭生物，不论它有多大。
reach-task = 4/4且具飞行异能的撒拉天使攻击你。用能阻挡它、并能消灭它的生物来阻挡。
reach-done = 隐士的1点伤害就够了。没几个人愿意拿天使换蜘蛛。
reach-missed = 天使还活着。致命隐士两个异能都有：选择它来阻挡天使。

sorcery-title = 法术与目标
sorcery-learn = 法术在你自己的行动阶段施放，依其叙述生效一次，然后进入坟墓场。写着“目标”之处，由你在施放时选择。
sorcery-task = 对老师施放造成5点伤害的熔岩斧。
sorcery-done = 不靠生物就造成了5点伤害。留意你选择谁：你也是牌手。
sorcery-missed = 老师应当失去5点生命。选择熔岩斧，以老师为目标，并让它结算。

instant-title = 瞬间
instant-learn = 只要你有优先权就能施放瞬间：包括战斗中阻挡者已经确定之后，也包括对手的回合。它正是这样出其不意。
instant-task = 用你的长牙野猪攻击。巴洛西阻挡它之后，对长牙野猪施放变巨术。
instant-done = 直到回合结束都是6/6，巴洛西已没有退路。
instant-missed = 巴洛西还活着。用长牙野猪攻击，在阻挡之后、伤害之前对它施放变巨术。

respond-title = 回应
respond-learn = 堆叠中的咒语还没有发生。你可以用瞬间回应，它会先结算：后来者先结算。
respond-task = 老师对你的天使施放送终刀锋。用失效反击它。
respond-done = 送终刀锋还没生效就被反击，天使活下来了。
respond-missed = 天使不在了。送终刀锋在堆叠中等待时，以它为目标施放失效。

aura-title = 灵气
aura-learn = 结界会留在战场上。灵气在施放时指定目标，进战场时便结附于它，并一直生效，直到两者之一离开。
aura-task = 对老师更危险的那个生物施放和平主义。
aura-done = 一个既不能攻击也不能阻挡的7/7。
aura-missed = 贾路的兽群仍然自由。选择和平主义，以兽群为目标，并让它结算。

ability-title = 起动式异能
ability-learn = 有些永久物还能做更多：冒号之前是你要支付的，冒号之后是你得到的。弯箭头表示横置它。生物须从你的回合开始时就由你操控，才能这样做。
ability-task = 使用愈灵师的异能来获得1点生命。
ability-done = 只要它不攻击，每回合1点生命。异能和咒语一样在堆叠中等待。
ability-missed = 你没有获得生命。选择愈灵师，并让它的异能结算。

trigger-title = 触发式异能
trigger-learn = 以“当”或“每当”开头的异能会自行发生：它进入堆叠，此时由你选择其目标。要在攻击之前留意它们，而不是之后。
trigger-task = 施放抄捷径鬼怪，使柱坪牛不能阻挡，再用瑞格沙火焰猫攻击。
trigger-done = 道路畅通：4点伤害。
trigger-missed = 火焰猫没能通过。先施放鬼怪，为其异能选择柱坪牛，然后攻击。

win-title = 赢得游戏
win-learn = 生命为0的牌手输掉游戏。攻击之前算清你的一切：无法阻挡的力量，以及手上的伤害。
win-task = 老师有9点生命和一个没有飞行的4/4。在这个回合获胜。
win-done = 空中的4点加上熔岩斧的5点是9点：你赢了。需要知道的就是这些，其余的到牌桌上再学。
win-missed = 天使的4点和熔岩斧的5点正好够。用天使攻击，并在之前或之后对老师施放熔岩斧。
