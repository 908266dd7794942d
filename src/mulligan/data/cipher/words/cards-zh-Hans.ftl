### Simplified Chinese for the words of Cipher's cards: the terms of the rulebook, sentences as on the Chinese cards.
### docs/card-language.md tells how messages become a card's text. Here all words are said anew, also those games share.
###
### Forms of effects:    the value is an order (选择1名敌方单位，将其移动); .may (你可以…), .maybe the same without 你, .cost as a cost,
###                      .bare .baremay without its object, .run several as one sentence, .gate what must be so for it;
###                      .takes = yes if it is about what was spoken of last
### Forms of cards:      the value is which cards (其他我方单位), .all all of them (所有其他我方单位), .obj what is done to them (将…),
###                      .paid in a cost, .pick what is chosen (选择1名…), .pre what is said before a lasting effect and .ref .them
###                      what they are called then (那名我方单位); .noun .that .unit .number .theirs are their features
### Forms of traits:     the value stands before the noun, by .slot: clause, except, battle, cost, state, other, sign, row, name, main;
###                      .says as what is said of cards (位于前卫区), .nosays its contrary; .non .nonslot as a trait of others
### Forms of conditions: .stem (我方战场上存在「…」) and .nostem, its contrary; .if (…的场合, in battle …的期间), .only (…时)
### Forms of triggers:   the value is …时, .each 每次…时
### Forms of changes:    the value is a clause; of whom it is said the word around tells: $last-who, $last-them

## Signs

text-red = 光之剑
    .sort = 势力
    .full = <光之剑>势力
    .symbol = yes
text-blue = 圣痕
    .sort = 势力
    .full = <圣痕>势力
    .symbol = yes
text-white = 白夜
    .sort = 势力
    .full = <白夜>势力
    .symbol = yes
text-black = 暗夜
    .sort = 势力
    .full = <暗夜>势力
    .symbol = yes
text-green = 纹章
    .sort = 势力
    .full = <纹章>势力
    .symbol = yes
text-purple = 神将器
    .sort = 势力
    .full = <神将器>势力
    .symbol = yes
text-yellow = 圣战旗
    .sort = 势力
    .full = <圣战旗>势力
    .symbol = yes
text-brown = 女神纹
    .sort = 势力
    .full = <女神纹>势力
    .symbol = yes
text-colorless = 无
    .sort = 势力
    .full = <无>势力
    .symbol = yes
text-male = 男性
    .like = text-gender
    .full = <男性>
text-female = 女性
    .like = text-gender
    .full = <女性>
text-gender =
    .sort = {""}
text-sword = 剑
    .sort = 武器
    .full = <剑>武器
text-lance = 枪
    .sort = 武器
    .full = <枪>武器
text-axe = 斧
    .sort = 武器
    .full = <斧>武器
text-bow = 弓
    .sort = 武器
    .full = <弓>武器
text-tome = 魔法
    .sort = 武器
    .full = <魔法>武器
text-staff = 杖
    .sort = 武器
    .full = <杖>武器
text-dragonstone = 龙石
    .sort = 武器
    .full = <龙石>武器
text-knife = 暗器
    .sort = 武器
    .full = <暗器>武器
text-fang = 牙
    .sort = 武器
    .full = <牙>武器
text-fist = 拳
    .sort = 武器
    .full = <拳>武器
text-brawl = 格斗
    .sort = 武器
    .full = <格斗>武器
text-armored = 重甲
    .sort = 属性
    .full = <重甲>属性
text-beast = 兽马
    .sort = 属性
    .full = <兽马>属性
text-flier = 飞行
    .sort = 属性
    .full = <飞行>属性
text-dragon = 龙
    .sort = 属性
    .full = <龙>属性
text-mirage = 幻影
    .sort = 属性
    .full = <幻影>属性
text-monster = 魔物
    .sort = 属性
    .full = <魔物>属性

## Units and cards of a kind

trait-list = { $form ->
    [except] { $before }和{ $next }
    [sign] { $before }且{ $next }
   *[other] { $before }{ $next }
}
except-part = { $traits-at-except-count ->
    [0] {""}
   *[other] { $traits-at-except-except }以外的
}
sign-part = { $traits-at-sign-count ->
    [0] {""}
   *[other] { $traits-at-sign-sign }的
}
noun = { $self-kind }
    .join = { trait-list }
    .further = { $traits-at-other }
    .mods = { $traits-at-clause }{ $traits-at-fight }{ except-part }{ $traits-at-cost }{ $traits-at-state }{ $traits-at-row }{ sign-part }
    .readymods = { $traits-at-clause }{ $traits-at-fight }{ except-part }{ $traits-at-cost }{ $traits-at-row }{ sign-part }
    .kind = { $traits-at-other }{ $self-mods }{ $self-tail }
    .sans = { $self-mods }{ $self-tail }
    .ready = { $traits-at-other }{ $self-readymods }{ $self-tail }
    .all = { $traits-at-name-count ->
        [0] 所有{ $self-kind }
       *[other] { $self-alltail }
    }
    .named = { $traits-at-name-count ->
        [0] no
       *[other] yes
    }
    .plainname = { $traits-at-name-count ->
        [1] { $traits-count ->
            [1] yes
           *[other] no
        }
       *[other] no
    }
    .obj = 将{ $self-all }
    .paid = 将{ $self-all }
    .pre = {""}
    .ref = { $self-all }
    .them = { $self-kind }
    .user = { $self-ref }
    .number = many
    .unit = 名
    .theirs = no
    .pronoun = no
    .backed = 成功支援{ $self-kind }的卡
    .side = units
    .rest = no
    .place = field
    .from = {""}
    .item = { $self-kind }
    .apiece = { $self-kind }
    .ba = 将其
    .nameonly = { $self-kind }
    .several = yes

battle-part = { $traits-at-battle-count ->
    [0] {""}
   *[other] { $traits-at-battle }以外的
}
unit-noun =
    .like = noun
    .mods = { $traits-at-clause }{ $traits-at-fight }{ except-part }{ $self-battle }{ $traits-at-cost }{ $traits-at-state }{ $traits-at-row }{ sign-part }
    .readymods = { $traits-at-clause }{ $traits-at-fight }{ except-part }{ $self-battle }{ $traits-at-cost }{ $traits-at-row }{ sign-part }
    .kind = { $traits-at-main-count ->
        [0] { $self-fights ->
            [yes] { $self-fighter }
           *[no] { $traits-at-other }{ $self-mods }{ $self-tail }
        }
       *[other] { $self-mainword }
    }
    .fights = { $traits-at-fight-count ->
        [1] { $traits-count ->
            [1] yes
           *[other] no
        }
       *[other] no
    }
    .all = { $traits-at-main-count ->
        [0] { $traits-at-name-count ->
            [0] { $self-fights ->
                [yes] { $self-fighter }
               *[no] { $traits-at-clause }{ $traits-at-fight }{ except-part }{ $self-battle }{ $traits-at-cost }{ $traits-at-other }所有{ $traits-at-state }{ $traits-at-row }{ sign-part }{ $self-noun }
            }
           *[other] { $traits-at-other }{ $self-mods }{ $self-sideof }的{ $traits-at-name-and }
        }
       *[other] { $self-mainword }
    }
    .ready = { $traits-at-main-count ->
        [0] { $traits-at-other }{ $self-readymods }{ $self-tail }
       *[other] { $self-mainword }
    }
    .tail = { $traits-at-name-count ->
        [0] { $self-noun }
       *[other] { $self-sideof }的{ $traits-at-name }
    }
    .there = { $traits-at-except-count ->
        [0] { $traits-at-other }
       *[other] { $traits-at-other-count ->
            [0] {""}
           *[other] 除这名单位和
        }
    }{ $self-mods }{ $traits-at-name-count ->
        [0] 单位
       *[other] { $traits-at-name }
    }
    .byname = { $traits-at-name-count ->
        [0] no
       *[other] yes
    }
    .names = { $traits-at-name-count ->
        [0] { $self-ready }
       *[other] { $traits-at-name }
    }
    .besides = { $traits-at-except-count ->
        [1] { $traits-at-name-count ->
            [0] yes
           *[other] no
        }
       *[other] no
    }
    .beside = { $self-field }除{ $traits-at-other-count ->
        [0] {""}
       *[other] 这名单位和
    }{ $traits-at-except-except }以外没有其他{ $traits-at-cost }{ $traits-at-state }{ $traits-at-row }{ sign-part }单位
    .several = { $self-fights ->
        [yes] no
       *[no] { $self-single ->
            [yes] no
           *[no] yes
        }
    }
    .mainone = { $traits-at-main-count ->
        [0] no
       *[other] yes
    }
    .number = { $traits-at-main-count ->
        [0] many
       *[other] one
    }
    .nameonly = { $traits-at-name-count ->
        [0] { $self-kind }
       *[other] { $self-sideof }的{ $traits-at-name }
    }
    .single = { $traits-at-main-count ->
        [0] { $traits-at-name-count ->
            [0] no
           *[other] { $traits-at-name-several ->
                [yes] no
               *[no] yes
            }
        }
       *[other] yes
    }
    .paidkind = { $traits-at-name-count ->
        [0] 1名{ $self-ready }
       *[other] { $self-sideof }的1名{ $traits-at-name }
    }
    .that = 那名{ $self-noun }
    .anybody = { $traits-count ->
        [0] yes
       *[other] no
    }
word-unit =
    .like = unit-noun
    .noun = 单位
    .mainword = 主人公
    .fighter = 战斗单位
    .sideof = 战场上
    .field = 战场上
    .battle = { battle-part }
    .rival = { $traits-count ->
        [0] 敌方单位
        [1] { $traits-at-sign-count ->
            [1] { $traits-at-sign-sign }单位
           *[other] { $traits-at-name-count ->
                [1] { $traits-at-name }
               *[other] { $traits-at-main-count ->
                    [1] 主人公
                   *[other] { $self-mods }敌方单位
                }
            }
        }
       *[other] { $self-mods }敌方单位
    }
word-ally =
    .like = unit-noun
    .noun = 我方单位
    .mainword = 自己的{ sign-part }主人公
    .fighter = 自己的战斗单位
    .sideof = 我方
    .field = 我方战场上
    .rival = { $self-kind }
    .battle = { $traits-at-battle-count ->
        [0] {""}
       *[other] 自己的{ battle-part }
    }
word-enemy =
    .like = unit-noun
    .noun = 敌方单位
    .mainword = 对手的{ sign-part }主人公
    .fighter = 对手的战斗单位
    .sideof = 敌方
    .field = 敌方战场上
    .theirs = field
    .rival = { $self-kind }
    .battle = { $traits-at-battle-count ->
        [0] {""}
       *[other] 对手的{ battle-part }
    }

card-noun =
    .like = noun
    .noun = 卡
    .that = 那张卡
    .unit = 张
    .tail = { $traits-at-name-count ->
        [0] 卡
       *[other] { $traits-at-name }
    }
    .alltail = { $traits-at-other }{ $self-mods }{ $traits-at-name-and }
    .cardly = { $traits-at-name-count ->
        [0] { $self-kind }
       *[other] { $self-kind }的卡
    }
    .side = cards
    .place = cards
    .single = no
    .backed = { $self-kind }
    .any = { $traits-count ->
        [0] yes
       *[other] no
    }
zone-noun =
    .like = card-noun
    .theirs = { $whose-theirs }
    .holder = { $whose-kind }
    .whoseit = { $whose-whose }
    .blind = {""}
    .ownblind = {""}
    .ownit = { $whose-kind ->
        [you] 你的
        [they] 自己的
       *[other] 他自己的
    }
    .differing = { $traits-at-clause }{ $traits-at-fight }{ except-part }{ $traits-at-cost }{ sign-part }单位名不同的卡
    .in = { $whose-whose }{ $self-zone }
    .cardkind = { $traits-at-other }{ $self-mods }{ $self-tail }
    .item = { $self-cardkind }
    .kind = { $self-in }中的{ $self-cardkind }
    .sans = { $self-kind }
    .all = { $self-in }中的所有{ $self-cardkind }
    .from = 从{ $self-in }中
    .ownfrom = { $whose-kind ->
        [you] 从你的{ $self-zone }中
       *[other] 从他自己的{ $self-zone }中
    }
    .counted = { $self-in }中的{ $self-cardkind }
    .has = { $self-in }中有{ $self-cardkind }
    .hasno = { $self-in }中没有{ $self-cardkind }
    .zoneonly = { $self-in }
    .per = { $self-in }中每有1张{ $self-cardkind }
word-hand =
    .like = zone-noun
    .slot = hand
    .zone = 手牌
    .blind = { $whose-theirs ->
        [yes] { $last-seen ->
            [yes] {""}
           *[none] 不查看正面，
        }
       *[no] {""}
    }
    .ownblind = { $whose-kind ->
        [you] 不查看正面，
       *[other] {""}
    }
    .kind = { $traits-count ->
        [0] { $self-in }
       *[other] { $self-in }中的{ $self-cardkind }
    }
    .all = { $traits-count ->
        [0] { $whose-whose }所有手牌
       *[other] { $self-in }中的所有{ $self-cardkind }
    }
    .from = { $traits-count ->
        [0] {""}
       *[other] 从{ $self-in }
    }
    .ownfrom = { $traits-count ->
        [0] {""}
       *[other] 从他自己的手牌
    }
    .bare = { $traits-count ->
        [0] yes
       *[other] no
    }
    .thing = 手牌
    .side = { $traits-count ->
        [0] things
       *[other] cards
    }
    .counted = { $self-kind }
    .has = { $traits-count ->
        [0] { $whose-who }有手牌
       *[other] { $self-in }中有{ $self-cardkind }
    }
    .hasno = { $traits-count ->
        [0] { $whose-who }没有手牌
       *[other] { $self-in }中没有{ $self-cardkind }
    }
    .per = { $traits-count ->
        [0] { $whose-who }每有1张手牌
       *[other] { $self-in }中每有1张{ $self-cardkind }
    }
    .ba = { $traits-count ->
        [0] {""}
       *[other] 将其
    }
    .measure = 手牌数量
word-deck =
    .like = zone-noun
    .zone = 卡组
    .measure = 卡组的张数
word-retreat =
    .like = zone-noun
    .zone = 退避区
    .measure = 退避区中的卡的张数
zone-thing =
    .like = zone-noun
    .bare = yes
    .thing = { $self-mods }{ $traits-at-name-count ->
        [0] { $self-zone }
       *[other] { $traits-at-name }的{ $self-zone }
    }
    .kind = { $whose-whose }{ $self-thing }
    .sans = { $self-kind }
    .all = { $whose-whose }所有{ $self-thing }
    .from = {""}
    .ownfrom = {""}
    .side = things
    .counted = { $self-kind }
    .has = { $whose-who }有{ $self-thing }
    .hasno = { $whose-who }没有{ $self-thing }
    .per = { $whose-who }每有1{ $self-unit }{ $self-thing }
word-bonds =
    .like = zone-thing
    .zone = 羁绊卡
    .measure = 羁绊卡张数
    .symbol = { $traits-at-symbol-count ->
        [0] no
       *[other] yes
    }
    .has = { $traits-at-symbol-count ->
        [0] { $whose-who }有{ $self-thing }
       *[other] { $whose-whose }羁绊卡中存在{ $traits-at-symbol }
    }
    .hasno = { $traits-at-symbol-count ->
        [0] { $whose-who }没有{ $self-thing }
       *[other] { $whose-whose }羁绊卡中不存在{ $traits-at-symbol }
    }
word-orbs =
    .like = zone-thing
    .zone = 宝玉
    .unit = 颗
    .that = 那颗宝玉
    .place = orbs
    .measure = 宝玉数量
word-supports =
    .like = zone-thing
    .zone = 支援卡
    .all = { $self-kind }
    .several = no
    .number = one

word-card =
    .like = card-noun
    .all = { $self-kind }
rest-cards = { $last-taken ->
    [yes] 剩余的卡
   *[none] 那些卡
}
word-revealed = { $traits-count ->
    [0] { rest-cards }
   *[other] 那些卡中的所有{ $self-kind }
}
    .like = card-noun
    .kind = { $self-mods }{ $self-tail }
    .all = { $self }
    .obj = 将{ $self }
    .sets-taken = { $traits-count ->
        [0] { $last-taken ->
            [yes] yes
           *[other] no
        }
       *[other] yes
    }
    .from = 从{ $last-shown ->
        [none] 那些
       *[other] { $last-shown }
    }卡中
    .ownfrom = { $self-from }
    .item = { $self-kind }
    .rest = yes
    .sole = yes
    .counted = 那些卡中的{ $self-kind }
    .has = 那些卡中有{ $self-kind }
    .hasno = 那些卡中没有{ $self-kind }
word-supporting = 支援{ $units }的{ $self-mods }{ $self-tail }
    .like = card-noun
    .kind = 支援{ $units }的{ $self-mods }{ $self-tail }
    .all = { $self-kind }
    .pre = { $traits-count ->
        [0] {""}
       *[other] 支援{ $units }的卡{ $traits-says }的场合，
    }
    .ref = { $traits-count ->
        [0] 支援{ $units }的卡
       *[other] 那张卡
    }
    .them = { $self-ref }
    .several = no
    .number = one
    .backed = 成功支援{ $units }的{ $self-mods }{ $self-tail }
word-below = 重叠在{ $units-paper }下方的{ $traits-at-clause }{ $traits-at-cost }{ sign-part }{ $traits-at-name-count ->
    [0] 卡
   *[other] { $traits-at-name }
}
    .like = one-card
    .unit = 张
    .side = things
    .counted = { $self }
    .has = 有{ $self }
    .hasno = 没有{ $self }
    .per = { $units-paper }下方每重叠有1张{ $traits-at-clause }{ $traits-at-cost }{ sign-part }{ $traits-at-name-count ->
        [0] 卡
       *[other] { $traits-at-name }
    }
word-top = { $whose-who }卡组最上方的{ $count-n }张卡
    .like = one-card
    .unit = 张
    .noun = 卡
    .that = 那张卡
    .theirs = { $whose-theirs }
    .place = deck
    .sets-it = { $count ->
        [1] 那张卡
       *[other] 那些卡
    }
    .sets-theirs = { $whose-theirs }
    .number = { $count ->
        [1] one
       *[other] many
    }

word-bottom = { $whose-who }卡组最下方的{ $count-n }张卡
    .like = one-card
    .unit = 张
    .noun = 卡
    .that = 那张卡
    .theirs = { $whose-theirs }
    .place = deck
    .sets-it = { $count ->
        [1] 那张卡
       *[other] 那些卡
    }
    .sets-theirs = { $whose-theirs }
    .number = { $count ->
        [1] one
       *[other] many
    }

## Traits

trait =
    .slot = clause
    .says = 是{ $self }
    .nosays = 不是{ $self }
    .only = { $self-says }时
    .onlynot = { $self-nosays }时
    .nonslot = except
    .non = { $self }
    .sign = { $self }
    .except = { $self }
    .and = { $self }
    .several = no
    .signs = no
    .part = { $self }
    .rest = { $self }
    .measure = { $self }
    .foe = none
word-other = 其他
    .like = trait
    .slot = other
word-another = 其他
    .like = trait
    .slot = other
word-named = 「{ $names }」
    .like = trait
    .slot = name
    .and = 「{ $names-and }」
    .join = { $form ->
        [and] { $before }」和「{ $next }
       *[other] { $before }」或「{ $next }
    }
    .several = { $names-count ->
        [1] no
       *[other] yes
    }
    .except = 「{ $names-and }」
word-of = { $kinds-sort-kinds ->
    [1] <{ $kinds }>{ $kinds-first-sort }
   *[other] { $kinds-full }
}
    .like = trait
    .slot = sign
    .join = { $form ->
        [full] { $before }或{ $next }
       *[other] { $before }>或<{ $next }
    }
    .signs = yes
    .by = { $self }单位
word-of_symbol_other_than = <{ $symbol }>以外的势力
    .like = trait
    .slot = symbol
    .says = 具有<{ $symbol }>以外的势力
    .nosays = 不具有<{ $symbol }>以外的势力
    .nonslot = clause
    .non = 不具有<{ $symbol }>以外的势力的
word-with_cost = 出击费用{ $within }的
    .like = trait
    .measure = 出击费用
    .part = 出击费用{ $within }
    .rest = { $within }的
    .slot = cost
    .says = 的出击费用{ $within-is }
    .nosays = 的出击费用{ $within-isnot }
    .nonslot = cost
    .non = 出击费用{ $within-isnot }的
word-with_support = 支援力{ $within }的
    .like = trait
    .measure = 支援力
    .part = 支援力{ $within }
    .rest = { $within }的
    .slot = cost
    .says = 的支援力{ $within-is }
    .nosays = 的支援力{ $within-isnot }
    .nonslot = cost
    .non = 支援力{ $within-isnot }的
word-with_attack = 战斗力{ $within }的
    .like = trait
    .measure = 战斗力
    .part = 战斗力{ $within }
    .rest = { $within }的
    .slot = cost
    .says = 的战斗力{ $within-is }
    .nosays = 的战斗力{ $within-isnot }
    .nonslot = cost
    .non = 战斗力{ $within-isnot }的
holds =
    .like = trait
    .says = 具备{ $self-thing }
    .nosays = 不具备{ $self-thing }
    .nonslot = cost
    .non = 不具备{ $self-thing }的
word-with_range = 具备射程{ $name }的
    .like = holds
    .slot = cost
    .thing = 射程{ $name }
compared =
    .like = trait
    .slot = cost
    .says = 的{ $self-measure }
    .nosays = 的{ $self-nomeasure }
    .nonslot = cost
    .non = { $self-nomeasure }的
word-cheaper = { $self-measure }的
    .like = compared
    .measure = 出击费用低于{ $than }
    .nomeasure = 出击费用不低于{ $than }
word-dearer = { $self-measure }的
    .like = compared
    .measure = 出击费用高于{ $than }
    .nomeasure = 出击费用不高于{ $than }
word-weaker = { $self-measure }的
    .like = compared
    .measure = 战斗力低于{ $than }
    .nomeasure = 战斗力不低于{ $than }
word-stronger = { $self-measure }的
    .like = compared
    .measure = 战斗力高于{ $than }
    .nomeasure = 战斗力不高于{ $than }
word-cheapest = { $among }中出击费用最低的
    .like = trait
    .slot = cost
    .says = 在{ $among }中出击费用最低
    .nosays = 在{ $among }中并非出击费用最低
    .nonslot = cost
    .non = { $among }中并非出击费用最低的
word-dearest = { $among }中出击费用最高的
    .like = trait
    .slot = cost
    .says = 在{ $among }中出击费用最高
    .nosays = 在{ $among }中并非出击费用最高
    .nonslot = cost
    .non = { $among }中并非出击费用最高的
word-weakest = { $among }中战斗力最低的
    .like = trait
    .slot = cost
    .says = 在{ $among }中战斗力最低
    .nosays = 在{ $among }中并非战斗力最低
    .nonslot = cost
    .non = { $among }中并非战斗力最低的
word-strongest = { $among }中战斗力最高的
    .like = trait
    .slot = cost
    .says = 在{ $among }中战斗力最高
    .nosays = 在{ $among }中并非战斗力最高
    .nonslot = cost
    .non = { $among }中并非战斗力最高的
word-has_class_change = 具备转职费用的
    .like = holds
    .slot = cost
    .thing = 转职费用
word-has_support_skill = 具备支援能力的
    .like = holds
    .slot = cost
    .thing = 支援能力
word-has_skill = 具备『{ $names }』的
    .like = holds
    .slot = cost
    .thing = 『{ $names }』
    .join = { $before }』或『{ $next }
word-transforming = 具备〖化形〗的
    .like = holds
    .slot = cost
    .thing = 〖化形〗
word-with_symbols = 势力数{ $within }的
    .like = trait
    .slot = cost
    .says = 势力数{ $within }
    .nosays = 势力数并非{ $within }
    .nonslot = cost
    .non = 势力数并非{ $within }的
word-with_weapons = 武器数{ $within }的
    .like = trait
    .slot = cost
    .says = 武器数{ $within }
    .nosays = 武器数并非{ $within }
    .nonslot = cost
    .non = 武器数并非{ $within }的
word-stack_of = 重叠的卡合计{ $within-count }的
    .like = trait
    .slot = cost
    .says = 重叠的卡合计{ $within-count }
    .nosays = 重叠的卡合计并非{ $within-count }
    .nonslot = cost
    .non = 重叠的卡合计并非{ $within-count }的
word-one_of = { $cards }
    .like = trait
    .says = 是{ $cards }
    .nosays = 不是{ $cards }
    .except = { $cards }
verbal =
    .like = trait
    .says = { $self-doing }
    .nosays = { $self-notdoing }
    .nonslot = clause
    .non = { $self-notdoing }的
word-attacking_any = 正在攻击{ $whom }的
    .like = verbal
    .strikes = yes
    .foe = 与{ $whom }
    .part = 正在攻击{ $whom }
    .doing = 正在攻击{ $whom }
    .notdoing = 没有攻击{ $whom }
word-attacked_by_any = 正在被{ $who }攻击的
    .like = verbal
    .struck = yes
    .foe = 与{ $who }
    .part = 正在被{ $who }攻击
    .doing = 正在被{ $who }攻击
    .notdoing = 没有被{ $who }攻击
word-supported_with = 正在被{ $by }支援的
    .like = verbal
    .doing = 正在被{ $by }支援
    .notdoing = 没有被{ $by }支援
word-raised_beside = 这个回合中这名单位在战场上的期间升级或成长过的
    .like = verbal
    .doing = 在这个回合中这名单位在战场上的期间升级或成长过
    .notdoing = 在这个回合中这名单位在战场上的期间没有升级或成长过
word-tapped_for = 这个回合中因『{ $skill }』的费用而横置的
    .like = verbal
    .doing = 在这个回合中因『{ $skill }』的费用而横置
    .notdoing = 在这个回合中没有因『{ $skill }』的费用而横置
word-in_front = 前卫区上的
    .like = trait
    .slot = row
    .says = 位于前卫区
    .nosays = 不位于前卫区
    .nonslot = row
    .non = 不位于前卫区的
    .to = 前卫区
word-in_back = 后卫区上的
    .like = trait
    .slot = row
    .says = 位于后卫区
    .nosays = 不位于后卫区
    .nonslot = row
    .non = 不位于后卫区的
    .to = 后卫区
word-in_row_of = 与{ $of }位于相同区域的
    .like = trait
    .says = 与{ $of }位于相同区域
    .nosays = 与{ $of }位于不同区域
    .nonslot = clause
    .non = 与{ $of }位于不同区域的
    .to = 与{ $of }相同的区域
word-same_name_as = 与{ $of }的单位名相同的
    .like = trait
    .says = 与{ $of }的单位名相同
    .nosays = 与{ $of }单位名不同
    .nonslot = clause
    .non = 与{ $of }单位名不同的
word-of_that_name = 具备所选单位名的
    .like = trait
    .slot = cost
    .says = 具备所选单位名
    .nosays = 不具备所选单位名
    .nonslot = clause
    .non = 不具备所选单位名的
word-tapped = 横置的
    .like = trait
    .slot = state
    .says = 处于横置状态
    .nosays = 处于竖置状态
    .nonslot = state
    .non = 竖置的
word-untapped = 竖置的
    .like = trait
    .slot = state
    .says = 处于竖置状态
    .nosays = 处于横置状态
    .nonslot = state
    .non = 横置的
word-face_down = 背面朝上的
    .like = trait
    .slot = state
    .says = 背面朝上
    .nosays = 正面朝上
    .nonslot = state
    .non = 正面朝上的
word-face_up = 正面朝上的
    .like = trait
    .slot = state
    .says = 正面朝上
    .nosays = 背面朝上
    .nonslot = state
    .non = 背面朝上的
word-main = 主人公
    .like = trait
    .slot = main
word-class_changed = 经过转职后的
    .like = verbal
    .only = 经过转职后
    .doing = 经过转职后
    .notdoing = 未经过转职
word-levelled_up = 经过升级后的
    .like = verbal
    .only = 经过升级后
    .doing = 经过升级后
    .notdoing = 未经过升级
word-attacked_this_turn = 这个回合中攻击过的
    .like = verbal
    .doing = 在这个回合中攻击过
    .notdoing = 在这个回合中没有攻击过
word-moved_this_turn = 这个回合中移动过的
    .like = verbal
    .doing = 在这个回合中移动过
    .notdoing = 在这个回合中没有移动过
word-deployed_this_turn = 这个回合中出击的
    .like = verbal
    .doing = 在这个回合中出击
    .notdoing = 并非在这个回合中出击
word-levelled_up_this_turn = 这个回合中升级过的
    .like = verbal
    .doing = 在这个回合中升级过
    .notdoing = 在这个回合中没有升级过
word-changed_class_this_turn = 这个回合中转职过的
    .like = verbal
    .doing = 在这个回合中转职过
    .notdoing = 在这个回合中没有转职过
word-attacking = 正在攻击的
    .like = verbal
    .strikes = yes
    .foe = {""}
    .part = 正在攻击
    .doing = 正在攻击
    .notdoing = 没有攻击
    .nonslot = battle
    .non = 攻击单位
word-defending = 正在被攻击的
    .like = verbal
    .struck = yes
    .foe = {""}
    .part = 正在被攻击
    .doing = 正在被攻击
    .notdoing = 没有被攻击
    .nonslot = battle
    .non = 防御单位
word-any_of = { $traits }
    .like = trait
    .join = { $form ->
        [says] { $before }或{ $next }
        [nosays] { $before }且{ $next }
       *[other] { $prior-strikes ->
            [yes] { $next-struck ->
                [yes] { SAME($prior-foe, $next-foe) ->
                    [yes] 正在{ $next-foe }战斗的
                   *[no] { $before-part }或{ $next }
                }
               *[no] { $before-part }或{ $next }
            }
           *[no] { SAME($prior-measure, $next-measure) ->
                [yes] { $before-part }或{ $next-rest }
               *[no] { $before-part }或{ $next }
            }
        }
    }
    .slot = { SAME($traits-first-foe, "") ->
        [yes] fight
       *[no] { $traits-first-slot ->
            [name] sign
           *[other] { $traits-first-slot }
        }
    }
    .says = { $traits-says }
    .nosays = { $traits-nosays }
    .sign = { $traits-sign }
    .non = { $traits-non }
    .nonslot = { $traits-first-nonslot }
word-non = { $trait-non }
    .like = trait
    .slot = { $trait-nonslot }
    .says = { $trait-nosays }
    .nosays = { $trait-says }
    .only = { $trait-onlynot }
    .onlynot = { $trait-only }
    .except = { $trait-except }
    .non = { $trait }
    .nonslot = { $trait-slot }

## The very one

one-card =
    .further = {""}
    .all = { $self }
    .kind = { $self }
    .sans = { $self }
    .ready = { $self }
    .obj = 将{ $self }
    .paid = 将{ $self }
    .pre = {""}
    .ref = { $self }
    .them = { $self }
    .user = { $self-ref }
    .nameonly = { $self }
    .rival = { $self }
    .there = { $self }
    .field = 战场上
    .number = one
    .noun = 单位
    .that = 那名单位
    .unit = 名
    .theirs = no
    .pronoun = no
    .backed = 成功支援{ $self }的卡
    .paper = { $self }
    .named = no
    .single = yes
    .side = units
    .place = field
    .counted = { $self }
    .rest = no
    .by = you
    .event = { $self }
    .from = {""}
    .item = { $self }
    .ba = 将其
    .per = { $self }
word-this = { $last-paper ->
    [yes] 这张卡
   *[none] 这名单位
}
    .like = one-card
    .paper = 这张卡
    .very = yes
word-this_in_retreat = 退避区中的这张卡
    .side = cards
    .has = 这张卡在退避区中
    .hasno = 这张卡不在退避区中
    .like = one-card
    .noun = 卡
    .unit = 张
    .place = cards
word-that_in_retreat = 退避区中的那张卡
    .like = one-card
    .noun = 卡
    .unit = 张
    .place = cards
word-this_in_hand = 手牌中的这张卡
    .side = cards
    .has = 这张卡在手牌中
    .hasno = 这张卡不在手牌中
    .like = one-card
    .noun = 卡
    .unit = 张
word-that = { $last-about ->
    [none] { $last-that ->
        [none] 那名单位
       *[other] { $last-that }
    }
   *[other] { $last-about }
}
    .like = one-card
    .pronoun = yes
    .that = { $self }
    .theirs = { $last-foe ->
        [none] no
       *[other] { $last-foe }
    }
word-it = { $last-it ->
    [paper] 这张卡
    [deployed] 通过这个能力出击的单位
    [none] { $last-moved ->
        [this] 那张卡
       *[other] { $last-that ->
                [none] 那名单位
               *[other] { $last-that }
            }
    }
   *[other] { $last-it }
}
    .like = one-card
    .pronoun = yes
    .that = { $self }
    .theirs = { $last-theirs ->
        [none] no
       *[other] { $last-theirs }
    }
    .place = cards
word-attacking_unit = { $last-attacker ->
    [yes] 那名单位
   *[none] { $last-side ->
        [theirs] 对手的攻击单位
        [event] 对手的攻击单位
        [yours] 我方的攻击单位
       *[none] 攻击单位
    }
}
    .like = one-card
    .sets-attacker = yes
word-defending_unit = { $last-defender ->
    [yes] 那名单位
   *[none] { $last-side ->
        [theirs] 自己的防御单位
        [yours] 对手的防御单位
        [event] 那名防御单位
       *[none] 防御单位
    }
}
    .like = one-card
    .sets-defender = yes
word-failed_card = 支援失败的卡
    .like = one-card
    .unit = 张
    .place = cards
word-other_one = { $last-rival ->
    [none] 另一张卡
   *[other] 那名{ $last-rival }
}
    .like = one-card
    .unit = 张
    .place = cards
word-picked = { $last-pickedagain ->
    [none] { $last-picked ->
        [none] 被选择的卡
       *[other] { $last-picked }
    }
   *[other] { $last-pickedagain }
}
    .like = one-card
    .sets-pickedagain = { $last-pickedthen }
    .several = { $last-pickedmany }
    .place = cards
word-those = 通过这个能力放置到退避区的{ $self-mods }{ $self-tail }
    .like = card-noun
    .kind = { $self }
    .all = { $self }
    .has = 有{ $self-mods }{ $self-tail }通过这个能力被放置到退避区
    .hasno = 没有{ $self-mods }{ $self-tail }通过这个能力被放置到退避区
    .per = 每有1张通过这个能力放置到退避区的{ $self-mods }{ $self-tail }
    .counted = { $self }
word-together = { $parts }
    .like = one-card
    .number = many
    .kind = { $parts }
    .all = { $parts-all }
    .join = { $form ->
        [event] { $before }或{ $next }
        [apiece] { $before }或{ $next }
        [pre] { $before }{ $next }
        [from] 从{ $before-zoneonly }或{ $next-zone }中
        [ownfrom] 从{ $before-zoneonly }或{ $next-zone }中
       *[other] { $before }与{ $next }
    }
    .from = { $parts-item-kinds ->
        [1] { $parts-from }
       *[other] {""}
    }
    .ownfrom = { $parts-item-kinds ->
        [1] { $parts-ownfrom }
       *[other] {""}
    }
    .item = { $parts-item-kinds ->
        [1] { $parts-first-item }
       *[other] { $parts-apiece }
    }
    .obj = 将{ $parts-all }
    .pre = { $parts-pre }
    .ref = { $parts-ref }
    .them = { $parts-them }
    .ready = { $parts-ready }
    .event = { $parts-event }
    .noun = { $parts-first-noun }
    .that = { $parts-first-that }
    .unit = { $parts-first-unit }
    .backed = { $parts-backed }
    .user = { $parts-at-hand-count ->
        [0] { $self-ref }
       *[other] { $parts-first-theirs ->
            [no] 你
           *[other] 对手
        }
    }
    .single = no
    .side = { $parts-first-side }
    .place = { $parts-first-place }
    .counted = { $parts-counted }

## Chosen ones

choice = { $what }
    .further = { $what-further }
    .by = { $by ->
        [none] you
       *[other] { $by-kind }
    }
    .choosing = { $what-bare ->
        [yes] { $by ->
            [none] { $what-blind }
           *[other] { $what-ownblind }
        }选择{ $by ->
            [none] { $what-whoseit }
           *[other] { $what-ownit }
        }{ $self-many }{ $what-thing }
       *[no] { $by ->
            [none] { $what-from }
           *[other] { $what-ownfrom }
        }选择{ $self-many }{ $what-item }
    }
    .obj = { $self-choosing }，{ $what-ba }
    .paid = { $what-bare ->
        [yes] 将{ $what-whoseit }{ $self-many }{ $what-thing }
       *[no] { $what-from }将{ $self-many }{ $what-item }
    }
    .readypaid = 将{ $self-many }{ $what-ready }
    .pre = { $self-choosing }。
    .ref = { $self-number ->
        [many] 那些{ $what-noun }
       *[one] { $what-that }
    }
    .them = { $self-ref }
    .user = { $self-ref }
    .all = { $what }
    .kind = { $what }
    .noun = { $what-noun }
    .that = { $what-that }
    .unit = { $what-unit }
    .number = many
    .theirs = { $by ->
        [none] { $what-theirs }
       *[other] { $what-theirs ->
            [field] field
           *[other] no
        }
    }
    .pronoun = no
    .chosenone = yes
    .place = { $what-place }
    .rest = no
    .named = { $what-named }
    .side = { $what-side }
    .single = no
    .names = { $what-names }
    .byname = { $what-byname }
    .sets-it = { $self-ref }
    .sets-theirs = { $self-theirs }
    .sets-taken = { $what-rest ->
        [yes] yes
       *[no] {""}
    }
word-at_random =
    .like = choice
    .by = you
    .many = { $count-fixed ->
        [yes] { $count-n }{ $what-unit }
       *[no] { $count-asmany }
    }
    .choosing = { $what-bare ->
        [yes] 随机选择{ $what-whoseit }{ $self-many }{ $what-thing }
       *[no] { $what-from }随机选择{ $self-many }{ $what-item }
    }
    .paid = { $self-choosing }
    .theirs = { $what-theirs }
    .number = { $count ->
        [1] one
       *[other] many
    }
    .opens-seen = yes
word-chosen =
    .like = choice
    .many = { $count-fixed ->
        [yes] { $count-n }{ $what-unit }
       *[no] { $count-asmany }
    }
    .rest = { $count-rest }
    .obj = { $count-rest ->
        [yes] 将{ rest-cards }
       *[no] { $what-mainone ->
            [yes] 将{ $what-all }
           *[no] { SAME($count-whole, $what-counted) ->
                [yes] 从{ $what }中选择{ $count-left }张保留，将其余的{ $what-thing }
               *[no] { $self-choosing }，{ $what-ba }
            }
        }
    }
    .pre = { $what-mainone ->
        [yes] {""}
       *[no] { $self-choosing }。
    }
    .ref = { $what-mainone ->
        [yes] { $what-all }
       *[no] { $self-number ->
            [many] 那些{ $what-noun }
           *[one] { $what-that }
        }
    }
    .paid = { $what-single ->
        [yes] 将{ $what }
       *[no] { $what-bare ->
            [yes] 将{ $what-whoseit }{ $self-many }{ $what-thing }
           *[no] { $what-from }将{ $self-many }{ $what-item }
        }
    }
    .readypaid = { $what-single ->
        [yes] 将{ $what-ready }
       *[no] { $what-named ->
            [yes] { $count ->
                [1] 将{ $what-paidkind }
               *[other] 将{ $self-many }{ $what-ready }
            }
           *[no] 将{ $self-many }{ $what-ready }
        }
    }
    .number = { $count ->
        [1] one
       *[other] many
    }
word-up_to =
    .like = choice
    .number = { $count ->
        [1] one
       *[other] many
    }
    .many = 至多{ $count-n }{ $what-unit }
word-up_to_different = { $what }
    .like = choice
    .by = you
    .choosing = { $what-from }选择至多{ $count-n }张{ $what-differing }
    .many = 至多{ $count-n }张
    .theirs = { $what-theirs }
word-chosen_different = { $what }
    .like = choice
    .by = you
    .choosing = { $what-from }选择{ $count-n }张{ $what-differing }
    .many = { $count-n }张
    .theirs = { $what-theirs }
word-any_number_costing = { $what }
    .like = choice
    .by = you
    .many = 出击费用合计不超过{ $total-n }的任意{ $what-unit }
    .theirs = { $what-theirs }
word-any_number =
    .like = choice
    .many = 任意{ $what-unit }

## Players

word-you = 你
    .kind = you
    .whose = { $last-looker ->
        [opponent] 你的
       *[other] 自己的
    }
    .who = { $last-looker ->
        [opponent] 你
       *[other] 自己
    }
    .theirs = no
    .subject = { $last-might ->
        [opponent] 你
       *[other] {""}
    }
word-opponents = 对手
    .kind = opponent
    .whose = 对手的
    .who = 对手
    .theirs = yes
    .subject = 对手
word-everyone = 双方
    .kind = everybody
    .whose = 双方的
    .who = 双方
    .theirs = no
    .subject = 你和对手分别
word-they = 那名玩家
    .kind = they
    .whose = 自己的
    .who = 自己
    .theirs = no
    .subject = {""}

## Quantities

quantity =
    .n = { $self }
    .head = 1
    .per = { $self }每有1，
    .kind = other
    .rest = no
    .printed = no
    .of = { $self }
    .unit = {""}
    .sort = other
    .holder = { $self }
    .fixed = no
    .asmany = 与{ $self }相同数量的

word-number = { $number }
    .like = quantity
    .n = { $number }
    .head = { $number }
    .per = {""}
    .fixed = yes
word-count = { $of-counted }的{ $of-place ->
    [field] 数量
    [orbs] 数量
   *[cards] 张数
}
    .like = quantity
    .n = 与{ $self }相同数量
    .head = 1
    .per = { $of-side ->
        [units] { $of-field }每有1名{ $of-there }，
       *[cards] { $of-per }，
    }
    .kind = { $of-side }
    .counted = { $of-counted }
    .field = { $of-field }
    .there = { $of-there }
    .unit = { $of-unit }
    .rest = { $of-rest }
    .sort = { $of-measure }
    .holder = { $of-holder }
    .things = { $of-kind }
word-plus = { $one }{ $two-fixed ->
    [yes] { SIGNED($two) }
   *[no] +{ $two }
}
    .like = quantity
    .n = （{ $self }）
    .asmany = （{ $self }）张
    .whole = { $one-counted }
    .left = { $two ->
        [-1] 1
        [-2] 2
        [-3] 3
        [-4] 4
        [-5] 5
        [-6] 6
        [-7] 7
       *[other] {""}
    }
    .printed = { $one-printed }
    .delta = { $two-head }
    .per = { $one-printed ->
        [yes] { $two-per }
       *[no] （{ $self }）每有1，
    }
word-times = { $of }×{ $factor }
    .like = quantity
    .n = { $self }
    .head = { $factor-head }
    .per = { $of-per }
word-this_way = 通过这个能力{ $last-done ->
    [none] 实行的
   *[other] { $last-done }的
}数量
    .like = quantity
    .n = 相同数量
    .asmany = 相同数量的
    .kind = done
    .head = 1
    .per = 每有1{ $last-doneunit ->
        [none] 次
       *[other] { $last-doneunit }
    }通过这个能力{ $last-done ->
        [none] 实行
       *[other] { $last-done }
    }，
word-that_much = 那个数量
    .like = quantity
    .asmany = 那个数量的
word-at_least = { $number }以上
    .n = { $number }
    .is = 在{ $number }以上
    .isnot = 低于{ $number }
    .count = { $number }张以上
    .kind = least
word-at_most = { $number }以下
    .n = { $number }
    .is = 在{ $number }以下
    .isnot = 高于{ $number }
    .count = { $number }张以下
    .kind = most
word-exactly = { $number }
    .n = { $number }
    .is = 为{ $number }
    .isnot = 不为{ $number }
    .count = 恰好{ $number }张
    .kind = exact
word-attack_of = { $of }的战斗力
    .like = quantity
    .kind = amount
    .of = { $of }
word-support_of = { $of }的支援力
    .like = quantity
    .kind = amount
    .of = { $of }
word-cost_of = { $of }的出击费用
    .like = quantity
    .kind = amount
    .of = { $of }
word-stack_size = { $of }重叠的卡的合计张数
    .like = quantity
    .kind = amount
word-weapons_of = { $of }的武器种类数
    .like = quantity
    .kind = amount
word-symbols_of = { $of }的势力种类数
    .like = quantity
    .kind = amount
word-names_of = { $of }的单位名种类数
    .like = quantity
    .kind = amount
word-sets = { $of }除以{ $size }的数量
    .like = quantity
    .head = 1
    .per = 每有{ $size }{ $of-unit }{ $of-things }，
word-times_used = 这名单位在这个回合中使用『{ $name }』的次数
    .like = quantity
    .kind = amount
word-greater_of = { $one }与{ $two }中较大的数量
    .like = quantity
word-printed_cost = 这张卡上记载的出击费用
    .like = quantity
    .printed = yes
word-printed_class_change = 这张卡上记载的转职费用
    .like = quantity
    .printed = yes

## Conditions

condition = { $self-stem }
    .if = { $self-stem }的场合
    .case = yes
    .core = { $self-stem }
    .not = { $self-nostem }的场合
    .only = { $self-stem }时
    .onlynot = { $self-nostem }时
clash =
    .like = condition
    .if = { $self-stem }的期间
    .case = no
    .core = { $self-if }
    .not = { $self-nostem }的期间
word-is = { $self-stem }
    .like = condition
    .stem = { $quantity-kind ->
        [units] { $within-kind ->
            [least] { $quantity-field }有{ $within-n }名以上{ $quantity-there }
            [most] { $quantity-field }的{ $quantity-there }在{ $within-n }名以下
           *[exact] { $quantity-field }恰好有{ $within-n }名{ $quantity-there }
        }
        [done] { $within-kind ->
            [exact] { SAME($within-is, "为0") ->
                [yes] 没有这样做
               *[no] { $quantity }{ $within-is }
            }
           *[other] { $quantity }{ $within-is }
        }
        [amount] { $quantity }{ $within-is }
       *[cards] { $within-kind ->
            [least] { $quantity-counted }有{ $within-n }{ $quantity-unit }以上
            [most] { $quantity-counted }在{ $within-n }{ $quantity-unit }以下
           *[exact] { $quantity-counted }恰好有{ $within-n }{ $quantity-unit }
        }
    }
    .nostem = { $quantity-kind ->
        [units] { $within-kind ->
            [least] { $quantity-field }的{ $quantity-there }不足{ $within-n }名
            [most] { $quantity-field }的{ $quantity-there }超过{ $within-n }名
           *[exact] { $quantity-field }的{ $quantity-there }不为{ $within-n }名
        }
        [done] 这样做了
        [amount] { $quantity }{ $within-isnot }
       *[cards] { $within-kind ->
            [least] { $quantity-counted }不足{ $within-n }{ $quantity-unit }
            [most] { $quantity-counted }超过{ $within-n }{ $quantity-unit }
           *[exact] { $quantity-counted }不为{ $within-n }{ $quantity-unit }
        }
    }
word-more = { $self-stem }
    .like = condition
    .stem = { $one-kind ->
        [amount] { $one }高于{ $than }
       *[other] { SAME($one-sort, $than-sort) ->
            [yes] { $one-holder ->
                [opponent] 自己的{ $than-sort }比对手少
               *[other] 自己的{ $one-sort }比对手多
            }
           *[no] { $one }比{ $than }多
        }
    }
    .nostem = { $one-kind ->
        [amount] { $one }不高于{ $than }
       *[other] { SAME($one-sort, $than-sort) ->
            [yes] { $one-holder ->
                [opponent] 自己的{ $than-sort }不比对手少
               *[other] 自己的{ $one-sort }不比对手多
            }
           *[no] { $one }不比{ $than }多
        }
    }
word-not = { $condition-nostem }
    .like = condition
    .stem = { $condition-nostem }
    .nostem = { $condition-stem }
    .if = { $condition-not }
    .case = { $condition-case }
    .core = { $condition-case ->
        [yes] { $self-stem }
       *[no] { $self-if }
    }
    .not = { $condition-if }
    .only = { $condition-onlynot }
    .onlynot = { $condition-only }
    .turn = { $condition-turn }
word-both = { $conditions-stem }
    .like = condition
    .stem = { $conditions-stem }
    .nostem = { $conditions-nostem }
    .if = { $conditions-if }
    .case = no
    .core = { $self-if }
    .not = { $conditions-not }
    .join = { $form ->
        [if] { $prior-case ->
            [yes] { $next-case ->
                [yes] { $before-core }且{ $next }
               *[no] { $before }，{ $next }
            }
           *[no] { $before }，{ $next }
        }
        [core] { $prior-case ->
            [yes] { $next-case ->
                [yes] { $before }且{ $next }
               *[no] { $before-if }，{ $next }
            }
           *[no] { $before }，{ $next }
        }
        [stem] { $before }且{ $next }
        [nostem] { $before }或{ $next }
        [not] { $before }，或者{ $next }
       *[other] { $before }，{ $next }
    }
word-either = { $conditions-stem }
    .like = condition
    .stem = { $conditions-stem }
    .nostem = { $conditions-nostem }
    .if = { $conditions-if }
    .not = { $conditions-not }
    .join = { $form ->
        [stem] { $before }或{ $next }
        [nostem] { $before }且{ $next }
        [not] { $before }，{ $next }
       *[other] { $before }，或者{ $next }
    }
word-your_turn = 自己的回合中
    .like = condition
    .stem = 在自己的回合中
    .nostem = 在对手的回合中
    .if = 自己的回合中
    .case = no
    .core = { $self-if }
    .not = 对手的回合中
    .only = 自己的回合中
    .onlynot = 对手的回合中
word-there_is = { $self-stem }
    .like = condition
    .stem = { $cards-side ->
        [units] { $cards-field }存在{ $cards-there }
       *[cards] { $cards-has }
    }
    .nostem = { $cards-side ->
        [units] { $cards-named ->
            [yes] { $cards-field }不存在{ $cards-there }
           *[no] { $cards-besides ->
                [yes] { $cards-beside }
               *[no] { $cards-field }没有{ $cards-there }
            }
        }
       *[cards] { $cards-hasno }
    }
word-are = { $self-stem }
    .like = condition
    .only = { $cards }{ $trait-only }
    .onlynot = { $cards }{ $trait-onlynot }
    .stem = { $cards }{ $cards-several ->
        [yes] 全部
       *[no] {""}
    }{ $trait-says }
    .nostem = { $cards }{ $cards-several ->
        [yes] 并非全部
       *[no] {""}
    }{ $trait-nosays }
word-is_attacking = { $self-stem }
    .like = clash
    .stem = { $who }{ $whom ->
        [none] 正在攻击
       *[other] { $whom-anybody ->
            [yes] 正在攻击
           *[no] 攻击{ $whom-rival }
        }
    }
    .nostem = { $who }没有攻击{ $whom ->
        [none] {""}
       *[other] { $whom-rival }
    }
word-attacked_by = { $self-stem }
    .like = clash
    .stem = { $who }被{ $by-anybody ->
        [yes] {""}
       *[no] { $by-rival }
    }攻击
    .nostem = { $who }没有被{ $by-rival }攻击
word-battling = { $self-stem }
    .like = clash
    .stem = { $who }{ $whom-anybody ->
        [yes] 正在战斗
       *[no] 与{ $whom-rival }战斗
    }
    .nostem = { $who }没有与{ $whom-rival }战斗
word-supported_by = { $self-stem }
    .like = clash
    .stem = { $traits-at-name-count ->
        [0] 支援{ $who }的卡{ $traits-says }
       *[other] { $who }被{ $traits-at-name }支援
    }
    .nostem = { $traits-at-name-count ->
        [0] 支援{ $who }的卡{ $traits-nosays }
       *[other] { $who }没有被{ $traits-at-name }支援
    }
    .if = { $traits-at-name-count ->
        [0] { $self-stem }的场合
       *[other] { $self-stem }的期间
    }
    .join = { $before }且{ $next }
word-used = { $self-stem }
    .like = condition
    .stem = 这名单位在这个回合中使用过『{ $name }』
    .nostem = 这名单位在这个回合中没有使用过『{ $name }』
    .if = 如果{ $self-stem }
    .case = no
    .core = { $self-if }
word-difference = { $one }与{ $two }的差
    .like = quantity
    .kind = amount
word-times_happened = 这个回合中{ $what }的次数
    .like = quantity
    .kind = amount
word-happened = { $self-stem }
    .like = condition
    .stem = 这个回合中有过{ $within ->
    [none] {""}
   *[other] { $within }次
}{ $what }
    .nostem = 这个回合中没有过{ $within ->
    [none] {""}
   *[other] { $within }次
}{ $what }
word-defender_destroyed = 防御单位被击破
    .like = condition
    .stem = 防御单位被击破
    .nostem = 防御单位没有被击破
word-more_by = { $self-stem }
    .like = condition
    .stem = { $one }比{ $than }多{ $by }以上
    .nostem = { $one }并非比{ $than }多{ $by }以上
word-odd = { $quantity }是奇数
    .like = condition
    .stem = { $quantity }是奇数
    .nostem = { $quantity }是偶数

## What limits skills

tag =
    .slot = tag
word-once = 〖1回合1次〗
    .slot = once
word-special = 【特】
    .slot = special
word-bond_skill = 〖羁绊技〗
    .like = tag
word-hand_skill = 〖手牌技〗
    .like = tag
word-formation = 〖阵型技〗
    .like = tag
word-class_change = 〖转职技〗
    .like = tag
word-level_up = 〖升级技{ $count }〗
    .like = tag
word-union = 〖共斗技〗
    .slot = union
    .clause = 自己的<{ $symbol }>势力的羁绊卡有{ $count }张以上时
word-transformation = 〖化形〗
    .slot = form
    .place = 「{ $name }」与这名单位位于相同区域的场合，
word-only_if = { $condition-only }
    .slot = clause

## What skills wait for

about-who =
    .each = { $who-number ->
        [many] 每次{ $self }
       *[one] { $self }
    }
    .sets-that = { $who-that }
    .sets-foe = { $who-theirs }
event = { $who-event }{ $self-did }时
    .like = about-who
    .subject = { $who-event }
    .part = { $who-event }{ $self-did }
word-attacks =
    .like = event
    .did = 攻击{ $whom ->
        [none] {""}
       *[other] { $whom-them }
    }
    .opens-side = { $who-theirs ->
        [field] theirs
       *[no] yours
    }
word-is_attacked =
    .like = event
    .did = 被{ $by ->
        [none] {""}
       *[other] { $by-them }
    }攻击
    .sets-side = { $who-theirs ->
        [field] yours
       *[no] event
    }
word-attack_ends =
    .like = event
    .did = 的攻击结束
    .each = { $self }
    .sets-attacker = yes
word-deployed =
    .like = event
    .did = 出击
by-skill = { SAME($skill, "") ->
    [yes] 能力
   *[no] 『{ $skill }』
}
skill-of = { SAME($skill, "") ->
    [yes] { $by ->
        [none] 能力
       *[other] { $by }的能力
    }
   *[no] 『{ $skill }』
}
word-deployed_from =
    .like = event
    .did = 从自己的{ $zone ->
        [hand] 手牌
        [deck] 卡组
       *[retreat] 退避区
    }出击
word-deployed_by =
    .like = event
    .did = 通过{ by-skill }出击
word-levels_up =
    .like = event
    .did = 升级
word-changes_class = { $who-very ->
    [yes] 转职为{ $who }时
   *[no] { $who-event }转职时
}
    .like = event
    .did = 转职
word-nth = 这个回合中第{ $number }次{ $what }
    .like = event
    .did = { $what-did }
    .part = { $self }
    .each = { $self }
    .subject = {""}
word-destroys_by_critical =
    .like = event
    .did = 的必杀攻击击破{ $whom ->
        [none] 敌方单位
       *[other] { $whom-them }
    }
    .sets-that = { $whom ->
        [none] 那名敌方单位
       *[other] { $whom-that }
    }
    .sets-foe = field
word-destroys =
    .like = event
    .hitting = { $who-event }的攻击
    .did = 的攻击击破{ $whom ->
        [none] 敌方单位
       *[other] { $whom-them }
    }
    .hits = yes
    .sets-that = { $whom ->
        [none] 那名敌方单位
       *[other] { $whom-that }
    }
    .sets-foe = field
    .sets-rival = { $who-noun }
word-destroys_with =
    .like = event
    .did = 的{ by-skill }击破{ $whom-them }
    .skilled = 能力击破{ $whom-them }时
    .strikes = { SAME($skill, "") ->
        [yes] yes
       *[no] no
    }
    .sets-that = { $whom-that }
    .sets-foe = { $whom-theirs }
    .sets-rival = { $who-noun }
word-is_destroyed =
    .like = event
    .did = 被击破
    .each = { $who-number ->
        [many] 每次有{ $self }
       *[one] { $self }
    }
word-is_destroyed_by_attack =
    .like = event
    .did = 被{ $by ->
        [none] 敌方单位
       *[other] { $by-them }
    }的攻击击破
    .sets-rival = { $by ->
        [none] 敌方单位
       *[other] { $by-noun }
    }
word-makes_critical =
    .like = event
    .did = 进行必杀攻击
word-evades =
    .like = event
    .did = 进行神速回避
word-moves =
    .like = event
    .did = 移动{ $to ->
        [none] {""}
       *[other] 到{ $to-to }
    }
time =
    .each = { $self }
word-turn_starts = { $whose-whose }回合开始时
    .like = time
    .edge = 开始时
word-turn_ends = { $whose-whose }回合结束时
    .like = time
    .edge = 结束时
word-action_phase_starts = { $whose-whose }行动阶段开始时
    .like = time
word-deployment_phase_starts = { $whose-whose }出击阶段开始时
    .like = time
word-bond_phase_starts = { $whose-whose }羁绊阶段开始时
    .like = time
occurrence = { $self-event }时
    .part = { $self-event }
    .subject = { $self-event }
    .each = 每次{ $self }
word-draws =
    .like = occurrence
    .event = { $who }抽卡
word-bonded =
    .like = occurrence
    .event = { $what ->
        [none] 卡
       *[other] { $what }
    }被放置到{ $by-whose }羁绊区
word-orb_destroyed =
    .like = occurrence
    .event = { $whose-whose }宝玉被破坏
word-is_tapped =
    .like = event
    .did = 被横置
word-is_supported =
    .like = event
    .did = 被{ $by ->
        [none] 成功
       *[other] { $by }
    }支援
word-discarded =
    .like = occurrence
    .event = { $what }从{ $whose ->
        [none] {""}
       *[other] { $whose-whose }
    }手牌被放置到退避区
    .sets-that = { $what-that }
word-milled =
    .like = occurrence
    .event = { $what }从{ $whose ->
        [none] {""}
       *[other] { $whose-whose }
    }卡组被放置到退避区
    .sets-that = { $what-that }
word-retreats =
    .like = occurrence
    .event = { $what }被放置到退避区
    .sets-that = { $what-that }
word-grows =
    .like = event
    .did = 成长
word-attack_fails =
    .like = event
    .did = 的攻击没有击破{ $whom ->
        [none] 敌方单位
       *[other] { $whom-them }
    }
    .sets-rival = 敌方单位
word-survives =
    .like = event
    .did = 被攻击而没有被击破
    .sets-that = 那名敌方单位
    .sets-rival = { $who-noun }
word-breaks_orb =
    .like = event
    .did = 的攻击破坏对手的宝玉
word-uses =
    .like = event
    .did = 使用{ SAME($skill, "") ->
        [yes] 能力
       *[no] 『{ $skill }』
    }
word-hand_discarded =
    .like = occurrence
    .event = { $whose-whose }手牌因能力的费用或效果被放置到退避区
word-untapped_by =
    .like = event
    .did = 因{ skill-of }竖置
word-tapped_by =
    .like = event
    .did = 因{ skill-of }横置
word-battle_ends = { $who ->
    [none] 战斗结束时
   *[other] { $who-event }的战斗结束时
}
    .like = event
    .edge = 结束时
    .did = 的战斗结束
    .each = { $self }
word-is_evaded =
    .like = event
    .did = 的攻击被{ $by ->
        [none] {""}
       *[other] { $by-them }
    }神速回避
    .sets-that = 那名敌方单位
    .sets-foe = field
word-moved_by_skill =
    .like = event
    .did = 因{ $by ->
        [none] 能力
       *[other] { $by }的能力
    }移动
    .sets-rival = { $by ->
        [none] 敌方单位
       *[other] { $by-noun }
    }
word-is_untapped =
    .like = event
    .did = 被竖置
word-support_fails = { $card ->
    [none] {""}
   *[other] { $card }
}对{ $who-event }的支援失败时
    .like = about-who
word-added_to_hand =
    .like = occurrence
    .event = { $skill ->
        [none] { $what }从自己的退避区加入手牌
       *[other] 通过这名单位的『{ $skill }』将{ $what }加入手牌
    }
    .each = { $self }
    .sets-that = 那张卡
    .sets-foe = no
word-put_into_retreat =
    .like = occurrence
    .event = 通过这名单位的『{ $skill }』将{ $what }放置到退避区
    .each = { $self }
    .sets-that = 那张卡
    .sets-foe = yes
word-discarded_by_skill =
    .like = occurrence
    .event = { $what }因能力的效果从{ $whose-whose }手牌被放置到退避区
    .sets-that = 那张卡
word-discarded_by_opponent =
    .like = occurrence
    .event = { $what }因对手的卡的能力或支援能力从自己的手牌被放置到退避区
    .each = { $self }
    .opens-paper = yes
    .sets-that = 那张卡
    .sets-foe = no
word-discarded_by_you =
    .like = occurrence
    .event = { $what }因自己的卡的能力或支援能力从对手的手牌被放置到退避区
    .sets-that = 那张卡
    .sets-foe = yes
word-discarded_by_enemy =
    .like = occurrence
    .event = { $what }因敌方单位的能力或对手的卡的支援能力从自己的手牌被放置到退避区
    .each = { $self }
    .opens-paper = yes
    .sets-that = 那张卡
    .sets-foe = no
word-discarded_by_ally =
    .like = occurrence
    .event = { $what }因我方单位的能力或自己的卡的支援能力从对手的手牌被放置到退避区
    .sets-that = 那张卡
    .sets-foe = yes
word-deck_revealed =
    .like = occurrence
    .event = { $whose-whose }卡组的卡因我方单位的能力或自己的卡的支援能力被公开
word-bond_turned_down =
    .like = occurrence
    .event = { $whose-whose }羁绊卡被翻到背面
word-bond_turned_up =
    .like = occurrence
    .event = { $whose-whose }羁绊卡被翻到正面
word-or = { $triggers }
    .each = { $triggers-each }
    .join = { $prior-hits ->
        [yes] { $next-strikes ->
            [yes] { $before-hitting }或{ $next-skilled }
           *[no] { $before-part }或{ $next }
        }
       *[no] { SAME($prior-subject, $next-subject) ->
            [yes] { $before-part }或{ $next-did }时
           *[no] { $before-part }或{ $next }
        }
    }

## Kinds of skills

story-name = { $name ->
    [none] {""}
   *[other] 『{ $name }』
}
price = { $costs-count ->
    [none] {""}
    [0] {""}
   *[other] [{ $costs }]
}
only-so = { $limits-at-union-count ->
    [0] {""}
   *[other] 这个能力仅限{ $limits-at-union-clause }{ $self-verb }。
}{ $limits-at-clause-count ->
    [0] {""}
   *[other] 这个能力仅限{ $limits-at-clause }{ $self-verb }。
}
signs = { $self-type }{ $limits-at-tag }{ $limits-at-union }{ $limits-at-form }
skill =
    .line = { signs }{ story-name }{ $self-kind }{ $limits-at-once }{ price }{ $limits-at-form-place }{ $self }。{ only-so }
    .granted = { $limits-at-tag }{ $self-kind }{ $limits-at-once }{ price }{ $self }
    .said = { $self-kind }{ $self }
    .type = {""}
    .join = { $form ->
        [clause] { $before }且{ $next }
        [usual] { $before }，{ $next }
       *[other] { $before }{ $next }
    }
if-paid = { $costs-count ->
    [0] { $effect }
   *[other] 你可以支付费用。如果支付，则{ $effect }
}
word-when = { $limits-at-once-count ->
    [0] { $costs-count ->
        [0] { $trigger-each }
       *[other] { $trigger }
    }
   *[other] { $trigger }
}，{ $if ->
    [none] {""}
   *[other] { $if-if }，
}{ if-paid }
    .edge = { $trigger-edge }
    .act = { $effect }
    .like = skill
    .kind = { $limits-at-special-count ->
        [0] 【自】
       *[other] 【特】
    }
    .verb = 才能发动
    .opens-paper = { $limits-at-special-count ->
        [0] {""}
       *[other] yes
    }
word-use = { $effect }
    .like = skill
    .kind = 【起】
    .verb = 才能使用
word-always = { $if ->
    [none] {""}
   *[other] { $if-if }，
}{ $effect-static }
    .like = skill
    .kind = { $limits-at-special-count ->
        [0] 【常】
       *[other] 【特】
    }
    .verb = 才有效
    .opens-paper = { $limits-at-special-count ->
        [0] {""}
       *[other] yes
    }
support =
    .like = skill
    .kind = 【支】
    .verb = 才能发动
word-attack_support = { if-paid }
    .like = support
    .type = 〖攻击型〗
    .opens-style = support
    .opens-paper = yes
    .opens-side = yours
word-defence_support = { if-paid }
    .like = support
    .type = 〖防御型〗
    .opens-style = support
    .opens-paper = yes
    .opens-side = theirs
word-support_skill = { if-paid }
    .like = support
    .type = 〖攻防型〗
    .opens-style = support
    .opens-paper = yes

ability =
    .line = { story-name }{ $self-kind }{ $self }。
    .kind = 【特】
    .said = { $self-kind }{ $self }
    .granted = { $self-said }
    .join = { $before }』或『{ $next }
given-that = { $if ->
    [none] {""}
   *[other] { $if-if }，
}
word-also_named = 这张卡的单位名也当作「{ $unit }」
    .like = ability
word-cannot_be_bond = 这张卡不能放置到羁绊区
    .like = ability
word-deploy_only_if = 这张卡仅限{ $condition-only }才能出击
    .like = ability
word-cannot_be_deployed_by_skills = 这张卡不能因能力出击
    .like = ability
word-several_allowed = 即便我方战场上存在单位名相同的单位，这张卡也可以出击，我方战场上可以存在2名以上单位名与其相同的单位
    .like = ability
word-any_number_in_deck = 你可以在卡组中加入5张以上的与这张卡的卡名相同的卡
    .like = ability
word-other_cost = 这名单位使用『{ $skills }』的场合，你可以不支付其费用，改为{ $cost-maybe }
    .like = ability
    .kind = 【常】
word-flips_fewer = { $by-per }这名单位的『{ $skill }』的费用减少〖翻面1〗。但是，费用不会低于〖翻面{ $least }〗
    .like = ability
    .kind = 【常】
word-has_sign = 这张卡具备<{ $sign }>{ $sign-sort }
    .like = ability
word-class_change_costs = { given-that }{ $cost-printed ->
    [yes] { $cost-per }手牌中的这张卡的转职费用{ SIGNED($cost-delta) }
   *[no] 这张卡的转职费用变为{ $cost-n }
}
    .like = ability
word-deploys_for = { given-that }{ $cost-printed ->
    [yes] { $cost-per }手牌中的这张卡的出击费用{ SIGNED($cost-delta) }
   *[no] 手牌中的这张卡的出击费用变为{ $cost-n }
}
    .like = ability
word-levels_up_onto = { given-that }可以将我方的「{ $unit }」升级为这张卡
    .like = ability

## Costs

word-tap_this = 横置
    .may = 将这名单位横置
    .maybe = 将这名单位横置
word-tapping = { $self-whom }横置
    .whom = { $cards-count ->
        [1] { $cards-readypaid }
       *[other] { $cards-byname-kinds ->
            [1] { $cards-first-byname ->
                [yes] 将我方的{ $cards-names }
               *[no] { $cards-readypaid }
            }
           *[other] { $cards-readypaid }
        }
    }
    .join = { $form ->
        [readypaid] { $before }，{ $next }
       *[other] { $before }和{ $next }
    }
    .may = { $self }
    .maybe = { $self }
    .sets-picked = 因这个能力的费用而横置的{ $cards-first-further }我方单位
    .sets-pickedthen = 那名我方单位
    .sets-pickedmany = { $cards-first-number ->
        [many] yes
       *[one] no
    }
word-flip = { $what ->
    [none] 翻面{ $count-n }
   *[other] 将{ $what-whoseit }{ $count-n }张{ $what-thing }翻到背面
}
    .may = { $what ->
        [none] 〖翻面{ $count-n }〗
       *[other] { $self }
    }
    .maybe = { $self-may }
word-discarding = { $cards-paid }放置到退避区
    .may = { $self }
    .maybe = { $self }
    .sets-picked = 因这个能力的费用而放置到退避区的卡
    .sets-pickedthen = 那张卡
    .sets-pickedmany = { $cards-number ->
        [many] yes
       *[one] no
    }
word-by = { $effect-cost }
    .may = { $effect-cost }
    .maybe = { $effect-cost }

## What holds effects together

effect =
    .may = 你可以{ $self }
    .maybe = { $self }
    .theymay = 对手可以{ $self-maybe }
    .cost = { $self }
    .bare = { $self }
    .baremay = { $self-may }
    .gate = {""}
    .takes = no
    .shows = no
    .empty = no
    .doer = you
    .run = { $self }
    .maysay = { $self-may }
    .option = { $self }
    .choice = { $self }
    .into = { $self }
    .static = { $self }
    .shown = { $self }
    .granted = {""}
word-seq = { $effects }
    .like = effect
    .may = 你可以{ $effects-run }
    .maybe = { $effects-run }
    .run = { $effects-run }
    .empty = { $effects-count ->
        [0] yes
       *[other] no
    }
    .join = { $next-mixes ->
        [yes] { $before-into }。{ $next }
       *[no] { $prior-shows ->
            [yes] { $next-takes ->
                [yes] { $before }并{ $next-after }
               *[no] { steps }
            }
           *[no] { steps }
        }
    }
steps = { $form ->
    [run] { $before }，{ $next }
   *[other] { $before }。{ $next }
}
word-may = { $by-kind ->
    [opponent] { $effect-doer ->
        [others] { $effect-theymay }
       *[you] 对手可以{ $effect-maybe }
    }
   *[you] { $effect-maysay }
}
    .like = effect
    .sets-might = { $by-kind }
    .may = { $self }
    .bare = 你可以{ $effect-bare }
    .baremay = 你可以{ $effect-bare }
    .takes = { $effect-takes }
    .gate = { $effect-gate }
    .optional = yes
    .instead = { $effect-instead }
word-if = { $otherwise ->
    [none] { $condition-if }，{ $effect-run }
   *[other] { $otherwise-run }。{ $condition-if }，改为{ $effect-run }
}
    .like = effect
    .may = { $condition-if }，{ $effect-may }
    .bare = { $effect-bare }
    .gate = { $condition-if }，
    .instead = { $effect-instead }
    .optional = { $effect-optional }
word-instead = { $chosen-pre }{ $effect }。{ $replaced_if-if }，改为{ $by }
    .like = effect
word-for_each = { $quantity-per }{ $effect-run }
    .like = effect
word-each = { $players-subject }{ $effect-run }
    .like = effect
    .doer = others
word-choose_one = 从以下效果中选择1项：{ $effects }
    .like = effect
    .join = { $form ->
        [after] { $before }，或者{ $next }
       *[other] { $before }；{ $next }
    }
    .option = { $effects-after }
    .one = yes
word-pay_to = { $cost }。如果这样做了，则{ $effect-run }
    .like = effect
    .may = { $effect-empty ->
        [yes] 你可以{ $cost-may }
       *[no] 你可以{ $cost-may }。如果这样做了，则{ $effect-run }
    }
word-if_you_do = { $then-one ->
    [yes] { $effect-choosing ->
        [yes] { $effect }，将其{ $then-option }
       *[no] { $effect }。如果这样做了，则{ $then-run }
    }
   *[no] { $effect }。如果这样做了，则{ $then-run }
}
    .like = effect
    .may = { $effect-may }。如果这样做了，则{ $then-run }
    .maysay = { $effect-maysay }。如果这样做了，则{ $then-run }
    .maybe = { $effect-maybe }。如果这样做了，则{ $then-run }
    .takes = { $effect-takes }

## Effects

doing = { $self-subject }{ $cards-obj }{ $self-verb }
    .like = effect
    .subject = { $cards-by ->
        [opponent] 对手
       *[you] {""}
    }
    .may = { $self-whomay }{ $cards-obj }{ $self-verb }
    .theymay = 对手可以{ $cards-obj }{ $self-verb }
    .maybe = { $cards-obj }{ $self-verb }
    .whomay = { $cards-by ->
        [opponent] 对手可以
       *[you] 你可以
    }
    .maysay = { $last-style ->
        [support] { $cards-pre }你可以将{ $cards-ref }{ $self-verb }
       *[none] { $self-may }
    }
    .cost = { $cards-paid }{ $self-verb }
    .bare = { $cards-obj }{ $self-verb }
    .after = { $self-verb }
    .instead = 将其{ $self-verb }
    .takes = { $cards-pronoun }
    .doer = { $cards-by ->
        [opponent] others
       *[you] you
    }
up-to-hand = 抽卡直到手牌{ $count-fixed ->
    [yes] 有{ $count-n }张
   *[no] 数与{ $count }相同
}
word-draw_until = { $who-subject }{ up-to-hand }
    .like = effect
    .may = 你可以{ up-to-hand }
    .maybe = { up-to-hand }
    .sets-done = 抽的卡
    .sets-doneunit = 张
    .doer = { $who-kind ->
        [you] you
       *[other] others
    }
drawn = { $count-fixed ->
    [yes] 抽{ $count-n }张卡
   *[no] 抽{ $count-asmany }卡
}
word-draw = { $who-subject }{ drawn }
    .like = effect
    .may = { $who-kind ->
        [you] 你可以{ drawn }
       *[other] { $who }可以{ drawn }
    }
    .theymay = { $who }可以{ drawn }
    .maysay = { $who-kind ->
        [you] { $self-may }
       *[other] 你可以令{ $who }{ drawn }
    }
    .maybe = { drawn }
    .sets-done = 抽的卡
    .sets-doneunit = 张
    .doer = { $who-kind ->
        [you] you
       *[other] others
    }
word-move =
    .like = doing
    .verb = 移动
    .maysay = { $last-style ->
        [support] { $cards-pre }你可以移动{ $cards-ref }
       *[none] { $self-may }
    }
    .sets-done = 移动的{ $cards-noun }
    .sets-doneunit = 名
word-destroy =
    .like = doing
    .verb = 击破
    .sets-done = 击破的{ $cards-noun }
    .sets-doneunit = 名
word-tap =
    .like = doing
    .verb = 横置
    .sets-done = 横置的{ $cards-noun }
    .sets-doneunit = 名
word-untap =
    .like = doing
    .verb = 竖置
    .sets-done = 竖置的{ $cards-noun }
    .sets-doneunit = 名
whose-part = { $cards-theirs ->
    [field] 对手的
    [yes] 对手的
   *[no] { $last-owned ->
        [yes] 自己的
       *[none] {""}
    }
}
word-to_hand =
    .like = doing
    .verb = { $cards-place ->
        [field] 返回{ whose-part }手牌
       *[cards] 加入{ whose-part }手牌
    }
    .sets-done = 加入手牌的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "这名单位") ->
        [yes] this
       *[no] none
    }
word-to_retreat =
    .like = doing
    .verb = 放置到退避区
    .sets-done = 放置到退避区的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "这名单位") ->
        [yes] this
       *[no] none
    }
word-to_bonds =
    .like = doing
    .verb = 放置到{ whose-part }羁绊区
    .sets-done = 放置到羁绊区的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "这名单位") ->
        [yes] this
       *[no] none
    }
word-to_bonds_face_down =
    .like = doing
    .verb = 背面朝上放置到{ whose-part }羁绊区
    .sets-done = 放置到羁绊区的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "这名单位") ->
        [yes] this
       *[no] none
    }
word-shown_to_deck_top =
    .like = doing
    .verb = 公开并放置到卡组最上方
    .sets-done = 放置到卡组最上方的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
word-to_orbs =
    .like = doing
    .verb = 追加到宝玉区
    .sets-done = 追加到宝玉区的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "这名单位") ->
        [yes] this
       *[no] none
    }
word-level_up_with =
    .like = doing
    .verb = 重叠在{ $unit }上方，令其升级
    .sets-done = 重叠的{ $cards-noun }
    .sets-doneunit = 张
any-order = { $cards-number ->
    [many] { $cards-sole ->
        [yes] {""}
       *[no] 按任意顺序
    }
   *[one] {""}
}
word-to_deck_top =
    .like = doing
    .verb = { any-order }放置到{ whose-part }卡组最上方
    .into = { $self-subject }{ $cards-obj }加入{ whose-part }卡组
    .sets-done = 放置到卡组最上方的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "这名单位") ->
        [yes] this
       *[no] none
    }
word-to_deck_bottom =
    .like = doing
    .verb = { any-order }放置到{ whose-part }卡组最下方
    .sets-done = 放置到卡组最下方的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "这名单位") ->
        [yes] this
       *[no] none
    }
word-reveal = { $self-subject }{ $self-showing }
    .like = doing
    .showing = { $cards-place ->
        [deck] 公开{ $cards }
       *[other] { $cards-chosenone ->
            [yes] { $cards-choosing }，将其公开
           *[no] { $cards-obj }公开
        }
    }
    .verb = 公开
    .may = { $self-whomay }{ $self-showing }
    .maybe = { $self-showing }
    .maysay = { $self-may }
    .bare = { $self-showing }
    .shows = { $cards-by ->
        [you] { $cards-pronoun ->
            [yes] no
           *[no] { $cards-place ->
                [cards] yes
               *[other] no
            }
        }
       *[other] no
    }
    .sets-shown = 公开的
    .sets-done = 公开的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
word-look_at = { $who-subject }{ $self-looking }
    .like = doing
    .opens-looker = { $who-kind }
    .looking = { $cards-place ->
        [orbs] { $cards-chosenone ->
            [yes] { $cards-choosing }，查看其正面
           *[no] 查看{ $cards-all }的正面
        }
       *[other] 查看{ $cards-all }
    }
    .verb = 查看
    .may = 你可以{ $self-looking }
    .maybe = { $self-looking }
    .maysay = { $self-may }
    .bare = { $self-looking }
    .sets-shown = 那些
    .sets-seen = yes
word-flip_up =
    .like = doing
    .verb = 翻到正面
    .sets-done = 翻到正面的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
word-flip_down =
    .like = doing
    .verb = 翻到背面
    .sets-done = 翻到背面的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
word-shuffle = 这之后，{ $who-kind ->
    [you] {""}
   *[other] { $who }
}将{ $who-kind ->
    [you] { $last-theirs ->
        [yes] 你的
       *[other] {""}
    }
   *[other] {""}
}卡组洗切
    .like = effect
    .may = 你可以将{ $who-whose }卡组洗切
    .mixes = yes
orb-cards = { $who-subject }将卡组最上方的{ $count-n }张卡追加到宝玉区
word-add_orb = { orb-cards }
    .like = effect
    .sets-done = 追加的宝玉
    .sets-doneunit = 颗
word-destroy_orb = 破坏{ $whose-whose }{ $count-n }颗宝玉
    .like = effect
    .sets-done = 破坏的宝玉
    .sets-doneunit = 颗
stands-for = { $last-side ->
    [event] { $last-that }
   *[none] 防御单位
}
word-take_attack = { $cards-nameonly }代替{ stands-for }被攻击
    .like = effect
    .may = 你可以令{ $cards-nameonly }代替{ stands-for }被攻击
word-place_support = { $who-kind ->
    [you] {""}
   *[other] { $who }
}再放置{ $count-n }张支援卡
    .like = effect
    .sets-done = 放置的支援卡
    .sets-doneunit = 张
word-deploy =
    .like = doing
    .verb = 出击
    .sets-it = deployed
    .sets-done = 出击的{ $cards-noun }
    .sets-doneunit = 名
word-deploy_tapped =
    .like = doing
    .verb = 以横置状态出击
    .instead = 以横置状态出击
    .sets-it = deployed
    .sets-done = 出击的{ $cards-noun }
    .sets-doneunit = 名
word-deploy_to_front =
    .like = doing
    .verb = 出击到前卫区
    .sets-it = deployed
    .sets-done = 出击的{ $cards-noun }
    .sets-doneunit = 名
word-deploy_to_back =
    .like = doing
    .verb = 出击到后卫区
    .sets-it = deployed
    .sets-done = 出击的{ $cards-noun }
    .sets-doneunit = 名
word-deploy_tapped_to_front =
    .like = doing
    .verb = 以横置状态出击到前卫区
    .instead = 以横置状态出击到前卫区
    .sets-it = deployed
    .sets-done = 出击的{ $cards-noun }
    .sets-doneunit = 名
word-deploy_tapped_to_back =
    .like = doing
    .verb = 以横置状态出击到后卫区
    .instead = 以横置状态出击到后卫区
    .sets-it = deployed
    .sets-done = 出击的{ $cards-noun }
    .sets-doneunit = 名
word-deploy_beside =
    .like = doing
    .verb = 出击到{ $beside }所在的区域
    .sets-it = deployed
    .sets-done = 出击的{ $cards-noun }
    .sets-doneunit = 名
word-grow =
    .like = doing
    .verb = 重叠在{ $under }下方，令其成长
    .sets-done = 重叠的{ $cards-noun }
    .sets-doneunit = 张
word-choose = { $cards-choosing }
    .like = effect
    .choosing = yes
    .sets-chose = { $cards-that }
    .sets-foe = { $cards-theirs }
    .sets-picked = { $cards-that }
    .sets-pickedthen = { $cards-that }
    .sets-pickedmany = no
word-name_unit = 选择1个单位名
    .like = effect
word-copy = { $of-pre }{ $duration }这名单位除卡名与战斗力以外的信息变为与{ $of-ref }相同
    .like = effect
word-instead_of_retreat = { $effect-gate }战斗结束时，{ $effect-optional ->
    [yes] 你可以
   *[no] {""}
}不将这张卡放置到退避区、改为{ $effect-instead }
    .like = effect
    .opens-it = paper

## How long

word-for_good = 直到游戏结束为止，
    .short = {""}
word-this_turn = 直到回合结束为止，
    .time = 回合
word-this_battle = 直到战斗结束为止，
    .time = 战斗
word-until_end_of_opponents_next_turn = 直到下一次对手的回合结束为止，
word-until_end_of_your_next_turn = 直到下一次自己的回合结束为止，
word-until_your_next_turn = 直到下一次自己的回合开始为止，
word-opponents_next_turn = 下一次对手的回合中，
    .time = 下一次对手的回合
word-your_next_turn = 下一次自己的回合中，
    .time = 下一次自己的回合

## What changes

change =
    .added = no
    .gained = no
word-attack = { $by-per }{ $last-who }的战斗力{ SIGNED($by-head) }
    .like = change
    .plain = yes
word-attack_becomes = { $last-who }的战斗力变为{ $to-n }
    .like = change
word-support_power = { $by-per }{ $last-who }的支援力{ SIGNED($by-head) }
    .like = change
word-cost = { $by-per }{ $last-who }的出击费用{ SIGNED($by-head) }
    .like = change
word-support_becomes = { $last-who }的支援力变为{ $to-n }
    .like = change
word-cost_becomes = { $last-who }的出击费用变为{ $to-n }
    .like = change
word-destroys_orbs = { $last-who }的攻击所将破坏的宝玉变为{ $count-n }颗
    .like = change
word-doubled = { $last-who }的战斗力变为2倍
    .like = change
word-tripled = { $last-who }的战斗力变为3倍
    .like = change
added-change = { $last-who }追加{ $self-thing }
    .like = change
    .added = yes
word-sign = { $sign-symbol ->
    [yes] { $last-who }也当作<{ $sign }>{ $sign-sort }
   *[no] { $last-who }追加<{ $sign }>{ $sign-sort }
}
    .like = added-change
    .thing = <{ $sign }>{ $sign-sort }
    .added = { $sign-symbol ->
        [yes] no
       *[no] yes
    }
word-loses_sign = { $last-who }失去<{ $sign }>{ $sign-sort }
    .like = change
    .lost = yes
    .thing = <{ $sign }>{ $sign-sort }
gained-change = { $last-who }获得{ $cards-all }所具备的{ $self-thing }
    .like = change
    .gained = yes
word-weapons_of_all =
    .like = gained-change
    .thing = 武器
word-types_of_all =
    .like = gained-change
    .thing = 属性
word-symbols_of_all =
    .like = gained-change
    .thing = 势力
word-ranges_of_all =
    .like = gained-change
    .thing = 射程
word-range =
    .like = added-change
    .thing = 射程{ $name }
word-loses_range = { $last-who }失去射程{ $name }
    .like = change
    .lost = yes
    .thing = 射程{ $name }
word-range_becomes = { $last-them }的射程变为{ $name }
    .like = change
word-cannot_attack = { $last-them }不能攻击
    .like = change
word-cannot_critical = { $last-them }不能进行必杀攻击
    .like = change
word-cannot_evade = { $last-them }不能进行神速回避
    .like = change
word-cannot_move = { $last-them }不能移动
    .like = change
word-stays_tapped = { $last-them }在回合开始时不会竖置
    .like = change
word-cannot_untap = { $last-them }不能竖置
    .like = change
word-cannot_be_chosen_by_enemies = { $last-them }不能被敌方单位的能力选择
    .like = change
word-supported_twice = 支援{ $last-them }的卡的支援能力发动2次
    .like = change
word-cannot_level_up = { $last-them }不能升级
    .like = change
word-cannot_be_moved_by_skills = { $last-who }不会因能力移动
    .like = change
word-cannot_be_moved_by_enemies = { $last-who }不会因敌方单位的能力移动
    .like = change
word-cannot_be_tapped_by_enemies = { $last-who }不会因敌方单位的能力横置
    .like = change
word-cannot_be_destroyed_by_skills = { $last-who }不会被能力击破
    .like = change
word-cannot_be_destroyed_by_enemies = { $last-who }不会被敌方单位的能力击破
    .like = change
word-cannot_be_destroyed_by = { $last-who }不会被{ $who }的攻击击破
    .like = change
word-cannot_be_evaded = { $last-who }的攻击不能被神速回避
    .like = change
    .brief = yes
    .brieftext = 攻击不能被神速回避
word-cannot_be_evaded_by = { $last-who }的攻击不能被{ $who }神速回避
    .like = change
word-cannot_be_destroyed_by_attacks = { $last-who }不会被敌方单位的攻击击破
    .like = change
word-cannot_be_destroyed = { $last-who }不会被击破
    .like = change
word-triple_critical = { $last-them }进行必杀攻击的场合，不将{ $last-them }的战斗力变为2倍、改为变为3倍
    .like = change
word-cannot_attack_any = { $last-who }不能攻击{ $whom }
    .like = change
word-cannot_be_attacked_by = { $who }不能攻击{ $last-them }
    .like = change
word-critical_to_deck_top = { $last-them }进行必杀攻击的场合，你可以不将自己手牌中的{ $what }放置到退避区、改为将其放置到卡组最上方
    .like = change
word-critical_with = { $last-who }可以用{ $what-cardly }进行必杀攻击
    .like = change
word-evades_with = { $last-who }可以用{ $what-cardly }进行神速回避
    .like = change
word-cannot_be_discarded_by_enemies = { $last-who }不会因对手的能力被放置到退避区
    .like = change
word-class_change_cost = { $by-per }{ $last-who }的转职费用{ SIGNED($by-head) }
    .like = change
word-reaches = { $last-who }可以无视射程攻击{ $whom }
    .like = change
word-reached_by = { $who }可以无视射程攻击{ $last-them }
    .like = change
supporter = { $what-any ->
    [yes] { $last-foe ->
        [field] 对手的支援卡
       *[other] 所有卡
    }
   *[no] { $what-cardly }
}
word-cannot_be_supported_by = { supporter }对{ $last-them }的支援将会失败
    .like = change
word-always_supported_by = { supporter }对{ $last-them }的支援将会成功
    .like = change
word-skill = { SAME($name, "") ->
    [yes] { $last-who }获得以下能力：“{ $skill-granted }”
   *[no] { $last-who }获得『{ $name }』（『{ $name }』{ $skill-granted }）
}
    .like = change
    .sets-who = { $last-who }
    .sets-them = { $last-them }
word-loses_skill = { $last-who }失去『{ $name }』{ $last-own ->
    [yes] {""}
   *[other] ，且不能重新获得
}
    .like = change
word-free = 你可以不支付这名单位的『{ $name }』的费用
    .like = change
word-loses_support_skills = { $last-who }失去支援能力
    .like = change
word-loses_all_skills = { $last-who }失去所有能力
    .like = change
word-cannot_use = { $last-user }不能使用『{ $name }』
    .like = change
word-cannot_use_skills = { $last-user }不能使用能力
    .like = change
optional = { $effect-optional ->
    [yes] 你可以
   *[no] {""}
}
word-support_instead = { $last-backed }被放置到退避区的场合，{ optional }改为{ $effect-instead }
    .like = change
    .instead = yes
    .opens-it = 那张卡
    .opens-that = 那张卡
    .opens-theirs = no
    .opens-owned = yes
destroyed-by = { $last-foe ->
    [field] 被攻击击破
   *[other] 被敌方单位的攻击击破
}
word-destroyed_instead = { $last-them }{ destroyed-by }的场合，{ optional }不将{ $last-foe ->
    [field] 那名敌方单位
   *[other] { $last-them }
}放置到退避区、改为{ $effect-instead }
    .like = change
    .opens-it = 那名单位
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-destroyed_anyhow_instead = { $last-them }被击破的场合，{ optional }不将{ $last-foe ->
    [field] 那名敌方单位
   *[other] { $last-them }
}放置到退避区、改为{ $effect-instead }
    .like = change
    .opens-it = 那名单位
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-destroyed_by_skill_instead = { $last-them }因能力被击破的场合，{ optional }不将{ $last-foe ->
    [field] 那名敌方单位
   *[other] { $last-them }
}放置到退避区、改为{ $effect-instead }
    .like = change
    .opens-it = 那名单位
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-spared = { $last-them }将被击破的场合，作为代替，{ $effect }
    .like = change
    .opens-it = 那名单位
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-spared_from_attacks = { $last-them }将被攻击击破的场合，作为代替，{ $effect }
    .like = change
    .opens-it = 那名单位
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-spared_from_skills = { $last-them }将被能力击破的场合，作为代替，{ $effect }
    .like = change
    .opens-it = 那名单位
    .opens-theirs = { $last-foe }
    .opens-owned = yes

joined-changes = { $prior-added ->
    [yes] { $next-added ->
        [yes] { $before }与{ $next-thing }
       *[no] { $before }，{ $next }
    }
   *[no] { $prior-gained ->
        [yes] { $next-gained ->
            [yes] { $before }与{ $next-thing }
           *[no] { $before }，{ $next }
        }
       *[no] { $prior-lost ->
            [yes] { $next-lost ->
                [yes] { $before }与{ $next-thing }
               *[no] { $before }，{ $next }
            }
           *[no] { $before }，{ $next }
        }
    }
}
# What is so for good of a card spoken of before needs no end.
give-time = { $who-pronoun ->
    [yes] { $duration-short }
   *[no] { $duration }
}
word-give = { $who-pre }{ give-time }{ $changes }
    .like = effect
    .static = { $changes-first-instead ->
        [yes] { $changes }
       *[no] { $who-pre }{ $changes }
    }
    .may = 你可以令{ $who-pre }{ give-time }{ $changes }
    .opens-who = { $who-ref }
    .opens-own = { $who-very }
    .opens-them = { $who-them }
    .opens-user = { $who-user }
    .opens-backed = { $who-backed }
    .opens-foe = { $who-theirs }
    .join = { $next-brief ->
        [yes] { $prior-plain ->
            [yes] { $before }，{ $next-brieftext }
           *[no] { $before }，{ $next }
        }
       *[no] { joined-changes }
    }
word-while = { $condition-if }，{ $effect }
    .like = effect
    .static = { $condition-if }，{ $effect-static }
    .gated = yes
word-cannot_deploy = { $who }不能令{ $what-any ->
    [yes] 任何卡
   *[no] { $what-cardly }
}出击
    .like = effect
    .static = { $self }
word-cannot_deploy_by_skills = { $who }不能用能力令{ $what-any ->
    [yes] 任何卡
   *[no] { $what-cardly }
}出击
    .like = effect
    .static = { $self }
word-meanwhile = { $duration-long }{ $skill }
    .order = about duration skill
    .opens-about = { $about ->
        [none] none
       *[other] { $last-chose ->
            [none] { $last-that }
           *[other] { $last-chose }
        }
    }
    .like = effect
word-later_on = { $duration-time }{ $skill-edge }，{ $skill-act }
    .order = about duration skill
    .opens-about = { $about ->
        [none] none
       *[other] { $last-chose ->
            [none] { $last-that }
           *[other] { $last-chose }
        }
    }
    .like = effect
word-opponent_chooses_one = 对手选择一项：•{ $effects }
    .like = effect
    .apart = yes
    .join = { $before }。•{ $next }
word-throughout = { $duration-long }{ $effect-static }
    .like = effect
word-throughout_here = { $duration-long }{ $effect-gated ->
    [yes] {""}
   *[no] 这名单位在战场上的期间，
}{ $effect-static }
    .like = effect
