# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
### Simplified Chinese for the words of Cipher's cards: the terms of the rulebook, sentences as on the Chinese cards.
### docs/card-language.md tells how messages become a card's text. Here all words are said anew, also those games share.
###
### Forms of effects:    the value is an order (選擇1名敵方單位，將其移動); .may (你可以…), .maybe the same without 你, .cost as a cost,
###                      .bare .baremay without its object, .run several as one sentence, .gate what must be so for it;
###                      .takes = yes if it is about what was spoken of last
### Forms of cards:      the value is which cards (其他我方單位), .all all of them (所有其他我方單位), .obj what is done to them (將…),
###                      .paid in a cost, .pick what is chosen (選擇1名…), .pre what is said before a lasting effect and .ref .them
###                      what they are called then (那名我方單位); .noun .that .unit .number .theirs are their features
### Forms of traits:     the value stands before the noun, by .slot: clause, except, battle, cost, state, other, sign, row, name, main;
###                      .says as what is said of cards (位於前衛區), .nosays its contrary; .non .nonslot as a trait of others
### Forms of conditions: .stem (我方戰場上存在「…」) and .nostem, its contrary; .if (…的場合, in battle …的期間), .only (…時)
### Forms of triggers:   the value is …時, .each 每次…時
### Forms of changes:    the value is a clause; of whom it is said the word around tells: $last-who, $last-them

## Signs

text-red = 光之劍
    .sort = 勢力
    .full = <光之劍>勢力
    .symbol = yes
text-blue = 聖痕
    .sort = 勢力
    .full = <聖痕>勢力
    .symbol = yes
text-white = 白夜
    .sort = 勢力
    .full = <白夜>勢力
    .symbol = yes
text-black = 暗夜
    .sort = 勢力
    .full = <暗夜>勢力
    .symbol = yes
text-green = 紋章
    .sort = 勢力
    .full = <紋章>勢力
    .symbol = yes
text-purple = 神將器
    .sort = 勢力
    .full = <神將器>勢力
    .symbol = yes
text-yellow = 聖戰旗
    .sort = 勢力
    .full = <聖戰旗>勢力
    .symbol = yes
text-brown = 女神紋
    .sort = 勢力
    .full = <女神紋>勢力
    .symbol = yes
text-colorless = 無
    .sort = 勢力
    .full = <無>勢力
    .symbol = yes
text-male = 男性
    .like = text-gender
    .full = <男性>
text-female = 女性
    .like = text-gender
    .full = <女性>
text-gender =
    .sort = {""}
text-sword = 劍
    .sort = 武器
    .full = <劍>武器
text-lance = 槍
    .sort = 武器
    .full = <槍>武器
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
text-dragonstone = 龍石
    .sort = 武器
    .full = <龍石>武器
text-knife = 暗器
    .sort = 武器
    .full = <暗器>武器
text-fang = 牙
    .sort = 武器
    .full = <牙>武器
text-fist = 拳
    .sort = 武器
    .full = <拳>武器
text-brawl = 格鬥
    .sort = 武器
    .full = <格鬥>武器
text-armored = 重甲
    .sort = 屬性
    .full = <重甲>屬性
text-beast = 獸馬
    .sort = 屬性
    .full = <獸馬>屬性
text-flier = 飛行
    .sort = 屬性
    .full = <飛行>屬性
text-dragon = 龍
    .sort = 屬性
    .full = <龍>屬性
text-mirage = 幻影
    .sort = 屬性
    .full = <幻影>屬性
text-monster = 魔物
    .sort = 屬性
    .full = <魔物>屬性

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
    .obj = 將{ $self-all }
    .paid = 將{ $self-all }
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
    .ba = 將其
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
           *[other] 除這名單位和
        }
    }{ $self-mods }{ $traits-at-name-count ->
        [0] 單位
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
       *[other] 這名單位和
    }{ $traits-at-except-except }以外沒有其他{ $traits-at-cost }{ $traits-at-state }{ $traits-at-row }{ sign-part }單位
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
    .noun = 單位
    .mainword = 主人公
    .fighter = 戰鬥單位
    .sideof = 戰場上
    .field = 戰場上
    .battle = { battle-part }
    .rival = { $traits-count ->
        [0] 敵方單位
        [1] { $traits-at-sign-count ->
            [1] { $traits-at-sign-sign }單位
           *[other] { $traits-at-name-count ->
                [1] { $traits-at-name }
               *[other] { $traits-at-main-count ->
                    [1] 主人公
                   *[other] { $self-mods }敵方單位
                }
            }
        }
       *[other] { $self-mods }敵方單位
    }
word-ally =
    .like = unit-noun
    .noun = 我方單位
    .mainword = 自己的{ sign-part }主人公
    .fighter = 自己的戰鬥單位
    .sideof = 我方
    .field = 我方戰場上
    .rival = { $self-kind }
    .battle = { $traits-at-battle-count ->
        [0] {""}
       *[other] 自己的{ battle-part }
    }
word-enemy =
    .like = unit-noun
    .noun = 敵方單位
    .mainword = 對手的{ sign-part }主人公
    .fighter = 對手的戰鬥單位
    .sideof = 敵方
    .field = 敵方戰場上
    .theirs = field
    .rival = { $self-kind }
    .battle = { $traits-at-battle-count ->
        [0] {""}
       *[other] 對手的{ battle-part }
    }

card-noun =
    .like = noun
    .noun = 卡
    .that = 那張卡
    .unit = 張
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
    .differing = { $traits-at-clause }{ $traits-at-fight }{ except-part }{ $traits-at-cost }{ sign-part }單位名不同的卡
    .in = { $whose-whose }{ $self-zone }
    .cardkind = { $traits-at-other }{ $self-mods }{ $self-tail }
    .item = { $self-cardkind }
    .kind = { $self-in }中的{ $self-cardkind }
    .sans = { $self-kind }
    .all = { $self-in }中的所有{ $self-cardkind }
    .from = 從{ $self-in }中
    .ownfrom = { $whose-kind ->
        [you] 從你的{ $self-zone }中
       *[other] 從他自己的{ $self-zone }中
    }
    .counted = { $self-in }中的{ $self-cardkind }
    .has = { $self-in }中有{ $self-cardkind }
    .hasno = { $self-in }中沒有{ $self-cardkind }
    .zoneonly = { $self-in }
    .per = { $self-in }中每有1張{ $self-cardkind }
word-hand =
    .like = zone-noun
    .slot = hand
    .zone = 手牌
    .blind = { $whose-theirs ->
        [yes] { $last-seen ->
            [yes] {""}
           *[none] 不檢視正面，
        }
       *[no] {""}
    }
    .ownblind = { $whose-kind ->
        [you] 不檢視正面，
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
       *[other] 從{ $self-in }
    }
    .ownfrom = { $traits-count ->
        [0] {""}
       *[other] 從他自己的手牌
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
        [0] { $whose-who }沒有手牌
       *[other] { $self-in }中沒有{ $self-cardkind }
    }
    .per = { $traits-count ->
        [0] { $whose-who }每有1張手牌
       *[other] { $self-in }中每有1張{ $self-cardkind }
    }
    .ba = { $traits-count ->
        [0] {""}
       *[other] 將其
    }
    .measure = 手牌數量
word-deck =
    .like = zone-noun
    .zone = 卡組
    .measure = 卡組的張數
word-retreat =
    .like = zone-noun
    .zone = 退避區
    .measure = 退避區中的卡的張數
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
    .hasno = { $whose-who }沒有{ $self-thing }
    .per = { $whose-who }每有1{ $self-unit }{ $self-thing }
word-bonds =
    .like = zone-thing
    .zone = 羈絆卡
    .measure = 羈絆卡張數
    .symbol = { $traits-at-symbol-count ->
        [0] no
       *[other] yes
    }
    .has = { $traits-at-symbol-count ->
        [0] { $whose-who }有{ $self-thing }
       *[other] { $whose-whose }羈絆卡中存在{ $traits-at-symbol }
    }
    .hasno = { $traits-at-symbol-count ->
        [0] { $whose-who }沒有{ $self-thing }
       *[other] { $whose-whose }羈絆卡中不存在{ $traits-at-symbol }
    }
word-orbs =
    .like = zone-thing
    .zone = 寶玉
    .unit = 顆
    .that = 那顆寶玉
    .place = orbs
    .measure = 寶玉數量
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
    [yes] 剩餘的卡
   *[none] 那些卡
}
word-revealed = { $traits-count ->
    [0] { rest-cards }
   *[other] 那些卡中的所有{ $self-kind }
}
    .like = card-noun
    .kind = { $self-mods }{ $self-tail }
    .all = { $self }
    .obj = 將{ $self }
    .sets-taken = { $traits-count ->
        [0] { $last-taken ->
            [yes] yes
           *[other] no
        }
       *[other] yes
    }
    .from = 從{ $last-shown ->
        [none] 那些
       *[other] { $last-shown }
    }卡中
    .ownfrom = { $self-from }
    .item = { $self-kind }
    .rest = yes
    .sole = yes
    .counted = 那些卡中的{ $self-kind }
    .has = 那些卡中有{ $self-kind }
    .hasno = 那些卡中沒有{ $self-kind }
word-supporting = 支援{ $units }的{ $self-mods }{ $self-tail }
    .like = card-noun
    .kind = 支援{ $units }的{ $self-mods }{ $self-tail }
    .all = { $self-kind }
    .pre = { $traits-count ->
        [0] {""}
       *[other] 支援{ $units }的卡{ $traits-says }的場合，
    }
    .ref = { $traits-count ->
        [0] 支援{ $units }的卡
       *[other] 那張卡
    }
    .them = { $self-ref }
    .several = no
    .number = one
    .backed = 成功支援{ $units }的{ $self-mods }{ $self-tail }
word-below = 重疊在{ $units-paper }下方的{ $traits-at-clause }{ $traits-at-cost }{ sign-part }{ $traits-at-name-count ->
    [0] 卡
   *[other] { $traits-at-name }
}
    .like = one-card
    .unit = 張
    .side = things
    .counted = { $self }
    .has = 有{ $self }
    .hasno = 沒有{ $self }
    .per = { $units-paper }下方每重疊有1張{ $traits-at-clause }{ $traits-at-cost }{ sign-part }{ $traits-at-name-count ->
        [0] 卡
       *[other] { $traits-at-name }
    }
word-top = { $whose-who }卡組最上方的{ $count-n }張卡
    .like = one-card
    .unit = 張
    .noun = 卡
    .that = 那張卡
    .theirs = { $whose-theirs }
    .place = deck
    .sets-it = { $count ->
        [1] 那張卡
       *[other] 那些卡
    }
    .sets-theirs = { $whose-theirs }
    .number = { $count ->
        [1] one
       *[other] many
    }

word-bottom = { $whose-who }卡組最下方的{ $count-n }張卡
    .like = one-card
    .unit = 張
    .noun = 卡
    .that = 那張卡
    .theirs = { $whose-theirs }
    .place = deck
    .sets-it = { $count ->
        [1] 那張卡
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
    .only = { $self-says }時
    .onlynot = { $self-nosays }時
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
    .by = { $self }單位
word-of_symbol_other_than = <{ $symbol }>以外的勢力
    .like = trait
    .slot = symbol
    .says = 具有<{ $symbol }>以外的勢力
    .nosays = 不具有<{ $symbol }>以外的勢力
    .nonslot = clause
    .non = 不具有<{ $symbol }>以外的勢力的
word-with_cost = 出擊費用{ $within }的
    .like = trait
    .measure = 出擊費用
    .part = 出擊費用{ $within }
    .rest = { $within }的
    .slot = cost
    .says = 的出擊費用{ $within-is }
    .nosays = 的出擊費用{ $within-isnot }
    .nonslot = cost
    .non = 出擊費用{ $within-isnot }的
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
word-with_attack = 戰鬥力{ $within }的
    .like = trait
    .measure = 戰鬥力
    .part = 戰鬥力{ $within }
    .rest = { $within }的
    .slot = cost
    .says = 的戰鬥力{ $within-is }
    .nosays = 的戰鬥力{ $within-isnot }
    .nonslot = cost
    .non = 戰鬥力{ $within-isnot }的
holds =
    .like = trait
    .says = 具備{ $self-thing }
    .nosays = 不具備{ $self-thing }
    .nonslot = cost
    .non = 不具備{ $self-thing }的
word-with_range = 具備射程{ $name }的
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
    .measure = 出擊費用低於{ $than }
    .nomeasure = 出擊費用不低於{ $than }
word-dearer = { $self-measure }的
    .like = compared
    .measure = 出擊費用高於{ $than }
    .nomeasure = 出擊費用不高於{ $than }
word-weaker = { $self-measure }的
    .like = compared
    .measure = 戰鬥力低於{ $than }
    .nomeasure = 戰鬥力不低於{ $than }
word-stronger = { $self-measure }的
    .like = compared
    .measure = 戰鬥力高於{ $than }
    .nomeasure = 戰鬥力不高於{ $than }
word-cheapest = { $among }中出擊費用最低的
    .like = trait
    .slot = cost
    .says = 在{ $among }中出擊費用最低
    .nosays = 在{ $among }中並非出擊費用最低
    .nonslot = cost
    .non = { $among }中並非出擊費用最低的
word-dearest = { $among }中出擊費用最高的
    .like = trait
    .slot = cost
    .says = 在{ $among }中出擊費用最高
    .nosays = 在{ $among }中並非出擊費用最高
    .nonslot = cost
    .non = { $among }中並非出擊費用最高的
word-weakest = { $among }中戰鬥力最低的
    .like = trait
    .slot = cost
    .says = 在{ $among }中戰鬥力最低
    .nosays = 在{ $among }中並非戰鬥力最低
    .nonslot = cost
    .non = { $among }中並非戰鬥力最低的
word-strongest = { $among }中戰鬥力最高的
    .like = trait
    .slot = cost
    .says = 在{ $among }中戰鬥力最高
    .nosays = 在{ $among }中並非戰鬥力最高
    .nonslot = cost
    .non = { $among }中並非戰鬥力最高的
word-has_class_change = 具備轉職費用的
    .like = holds
    .slot = cost
    .thing = 轉職費用
word-has_support_skill = 具備支援能力的
    .like = holds
    .slot = cost
    .thing = 支援能力
word-has_skill = 具備『{ $names }』的
    .like = holds
    .slot = cost
    .thing = 『{ $names }』
    .join = { $before }』或『{ $next }
word-transforming = 具備〖化形〗的
    .like = holds
    .slot = cost
    .thing = 〖化形〗
word-with_symbols = 勢力數{ $within }的
    .like = trait
    .slot = cost
    .says = 勢力數{ $within }
    .nosays = 勢力數並非{ $within }
    .nonslot = cost
    .non = 勢力數並非{ $within }的
word-with_weapons = 武器數{ $within }的
    .like = trait
    .slot = cost
    .says = 武器數{ $within }
    .nosays = 武器數並非{ $within }
    .nonslot = cost
    .non = 武器數並非{ $within }的
word-stack_of = 重疊的卡合計{ $within-count }的
    .like = trait
    .slot = cost
    .says = 重疊的卡合計{ $within-count }
    .nosays = 重疊的卡合計並非{ $within-count }
    .nonslot = cost
    .non = 重疊的卡合計並非{ $within-count }的
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
word-attacking_any = 正在攻擊{ $whom }的
    .like = verbal
    .strikes = yes
    .foe = 與{ $whom }
    .part = 正在攻擊{ $whom }
    .doing = 正在攻擊{ $whom }
    .notdoing = 沒有攻擊{ $whom }
word-attacked_by_any = 正在被{ $who }攻擊的
    .like = verbal
    .struck = yes
    .foe = 與{ $who }
    .part = 正在被{ $who }攻擊
    .doing = 正在被{ $who }攻擊
    .notdoing = 沒有被{ $who }攻擊
word-supported_with = 正在被{ $by }支援的
    .like = verbal
    .doing = 正在被{ $by }支援
    .notdoing = 沒有被{ $by }支援
word-raised_beside = 這個回合中這名單位在戰場上的期間升級或成長過的
    .like = verbal
    .doing = 在這個回合中這名單位在戰場上的期間升級或成長過
    .notdoing = 在這個回合中這名單位在戰場上的期間沒有升級或成長過
word-tapped_for = 這個回合中因『{ $skill }』的費用而橫置的
    .like = verbal
    .doing = 在這個回合中因『{ $skill }』的費用而橫置
    .notdoing = 在這個回合中沒有因『{ $skill }』的費用而橫置
word-in_front = 前衛區上的
    .like = trait
    .slot = row
    .says = 位於前衛區
    .nosays = 不位於前衛區
    .nonslot = row
    .non = 不位於前衛區的
    .to = 前衛區
word-in_back = 後衛區上的
    .like = trait
    .slot = row
    .says = 位於後衛區
    .nosays = 不位於後衛區
    .nonslot = row
    .non = 不位於後衛區的
    .to = 後衛區
word-in_row_of = 與{ $of }位於相同區域的
    .like = trait
    .says = 與{ $of }位於相同區域
    .nosays = 與{ $of }位於不同區域
    .nonslot = clause
    .non = 與{ $of }位於不同區域的
    .to = 與{ $of }相同的區域
word-same_name_as = 與{ $of }的單位名相同的
    .like = trait
    .says = 與{ $of }的單位名相同
    .nosays = 與{ $of }單位名不同
    .nonslot = clause
    .non = 與{ $of }單位名不同的
word-of_that_name = 具備所選單位名的
    .like = trait
    .slot = cost
    .says = 具備所選單位名
    .nosays = 不具備所選單位名
    .nonslot = clause
    .non = 不具備所選單位名的
word-tapped = 橫置的
    .like = trait
    .slot = state
    .says = 處於橫置狀態
    .nosays = 處於豎置狀態
    .nonslot = state
    .non = 豎置的
word-untapped = 豎置的
    .like = trait
    .slot = state
    .says = 處於豎置狀態
    .nosays = 處於橫置狀態
    .nonslot = state
    .non = 橫置的
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
word-class_changed = 經過轉職後的
    .like = verbal
    .only = 經過轉職後
    .doing = 經過轉職後
    .notdoing = 未經過轉職
word-levelled_up = 經過升級後的
    .like = verbal
    .only = 經過升級後
    .doing = 經過升級後
    .notdoing = 未經過升級
word-attacked_this_turn = 這個回合中攻擊過的
    .like = verbal
    .doing = 在這個回合中攻擊過
    .notdoing = 在這個回合中沒有攻擊過
word-moved_this_turn = 這個回合中移動過的
    .like = verbal
    .doing = 在這個回合中移動過
    .notdoing = 在這個回合中沒有移動過
word-deployed_this_turn = 這個回合中出擊的
    .like = verbal
    .doing = 在這個回合中出擊
    .notdoing = 並非在這個回合中出擊
word-levelled_up_this_turn = 這個回合中升級過的
    .like = verbal
    .doing = 在這個回合中升級過
    .notdoing = 在這個回合中沒有升級過
word-changed_class_this_turn = 這個回合中轉職過的
    .like = verbal
    .doing = 在這個回合中轉職過
    .notdoing = 在這個回合中沒有轉職過
word-attacking = 正在攻擊的
    .like = verbal
    .strikes = yes
    .foe = {""}
    .part = 正在攻擊
    .doing = 正在攻擊
    .notdoing = 沒有攻擊
    .nonslot = battle
    .non = 攻擊單位
word-defending = 正在被攻擊的
    .like = verbal
    .struck = yes
    .foe = {""}
    .part = 正在被攻擊
    .doing = 正在被攻擊
    .notdoing = 沒有被攻擊
    .nonslot = battle
    .non = 防禦單位
word-any_of = { $traits }
    .like = trait
    .join = { $form ->
        [says] { $before }或{ $next }
        [nosays] { $before }且{ $next }
       *[other] { $prior-strikes ->
            [yes] { $next-struck ->
                [yes] { SAME($prior-foe, $next-foe) ->
                    [yes] 正在{ $next-foe }戰鬥的
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
    .obj = 將{ $self }
    .paid = 將{ $self }
    .pre = {""}
    .ref = { $self }
    .them = { $self }
    .user = { $self-ref }
    .nameonly = { $self }
    .rival = { $self }
    .there = { $self }
    .field = 戰場上
    .number = one
    .noun = 單位
    .that = 那名單位
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
    .ba = 將其
    .per = { $self }
word-this = { $last-paper ->
    [yes] 這張卡
   *[none] 這名單位
}
    .like = one-card
    .paper = 這張卡
    .very = yes
word-this_in_retreat = 退避區中的這張卡
    .side = cards
    .has = 這張卡在退避區中
    .hasno = 這張卡不在退避區中
    .like = one-card
    .noun = 卡
    .unit = 張
    .place = cards
word-that_in_retreat = 退避區中的那張卡
    .like = one-card
    .noun = 卡
    .unit = 張
    .place = cards
word-this_in_hand = 手牌中的這張卡
    .side = cards
    .has = 這張卡在手牌中
    .hasno = 這張卡不在手牌中
    .like = one-card
    .noun = 卡
    .unit = 張
word-that = { $last-about ->
    [none] { $last-that ->
        [none] 那名單位
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
    [paper] 這張卡
    [deployed] 通過這個能力出擊的單位
    [none] { $last-moved ->
        [this] 那張卡
       *[other] { $last-that ->
                [none] 那名單位
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
    [yes] 那名單位
   *[none] { $last-side ->
        [theirs] 對手的攻擊單位
        [event] 對手的攻擊單位
        [yours] 我方的攻擊單位
       *[none] 攻擊單位
    }
}
    .like = one-card
    .sets-attacker = yes
word-defending_unit = { $last-defender ->
    [yes] 那名單位
   *[none] { $last-side ->
        [theirs] 自己的防禦單位
        [yours] 對手的防禦單位
        [event] 那名防禦單位
       *[none] 防禦單位
    }
}
    .like = one-card
    .sets-defender = yes
word-failed_card = 支援失敗的卡
    .like = one-card
    .unit = 張
    .place = cards
word-other_one = { $last-rival ->
    [none] 另一張卡
   *[other] 那名{ $last-rival }
}
    .like = one-card
    .unit = 張
    .place = cards
word-picked = { $last-pickedagain ->
    [none] { $last-picked ->
        [none] 被選擇的卡
       *[other] { $last-picked }
    }
   *[other] { $last-pickedagain }
}
    .like = one-card
    .sets-pickedagain = { $last-pickedthen }
    .several = { $last-pickedmany }
    .place = cards
word-those = 通過這個能力放置到退避區的{ $self-mods }{ $self-tail }
    .like = card-noun
    .kind = { $self }
    .all = { $self }
    .has = 有{ $self-mods }{ $self-tail }通過這個能力被放置到退避區
    .hasno = 沒有{ $self-mods }{ $self-tail }通過這個能力被放置到退避區
    .per = 每有1張通過這個能力放置到退避區的{ $self-mods }{ $self-tail }
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
        [from] 從{ $before-zoneonly }或{ $next-zone }中
        [ownfrom] 從{ $before-zoneonly }或{ $next-zone }中
       *[other] { $before }與{ $next }
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
    .obj = 將{ $parts-all }
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
           *[other] 對手
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
        }選擇{ $by ->
            [none] { $what-whoseit }
           *[other] { $what-ownit }
        }{ $self-many }{ $what-thing }
       *[no] { $by ->
            [none] { $what-from }
           *[other] { $what-ownfrom }
        }選擇{ $self-many }{ $what-item }
    }
    .obj = { $self-choosing }，{ $what-ba }
    .paid = { $what-bare ->
        [yes] 將{ $what-whoseit }{ $self-many }{ $what-thing }
       *[no] { $what-from }將{ $self-many }{ $what-item }
    }
    .readypaid = 將{ $self-many }{ $what-ready }
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
        [yes] 隨機選擇{ $what-whoseit }{ $self-many }{ $what-thing }
       *[no] { $what-from }隨機選擇{ $self-many }{ $what-item }
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
        [yes] 將{ rest-cards }
       *[no] { $what-mainone ->
            [yes] 將{ $what-all }
           *[no] { SAME($count-whole, $what-counted) ->
                [yes] 從{ $what }中選擇{ $count-left }張保留，將其餘的{ $what-thing }
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
        [yes] 將{ $what }
       *[no] { $what-bare ->
            [yes] 將{ $what-whoseit }{ $self-many }{ $what-thing }
           *[no] { $what-from }將{ $self-many }{ $what-item }
        }
    }
    .readypaid = { $what-single ->
        [yes] 將{ $what-ready }
       *[no] { $what-named ->
            [yes] { $count ->
                [1] 將{ $what-paidkind }
               *[other] 將{ $self-many }{ $what-ready }
            }
           *[no] 將{ $self-many }{ $what-ready }
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
    .choosing = { $what-from }選擇至多{ $count-n }張{ $what-differing }
    .many = 至多{ $count-n }張
    .theirs = { $what-theirs }
word-chosen_different = { $what }
    .like = choice
    .by = you
    .choosing = { $what-from }選擇{ $count-n }張{ $what-differing }
    .many = { $count-n }張
    .theirs = { $what-theirs }
word-any_number_costing = { $what }
    .like = choice
    .by = you
    .many = 出擊費用合計不超過{ $total-n }的任意{ $what-unit }
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
word-opponents = 對手
    .kind = opponent
    .whose = 對手的
    .who = 對手
    .theirs = yes
    .subject = 對手
word-everyone = 雙方
    .kind = everybody
    .whose = 雙方的
    .who = 雙方
    .theirs = no
    .subject = 你和對手分別
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
    .asmany = 與{ $self }相同數量的

word-number = { $number }
    .like = quantity
    .n = { $number }
    .head = { $number }
    .per = {""}
    .fixed = yes
word-count = { $of-counted }的{ $of-place ->
    [field] 數量
    [orbs] 數量
   *[cards] 張數
}
    .like = quantity
    .n = 與{ $self }相同數量
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
    .asmany = （{ $self }）張
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
word-this_way = 通過這個能力{ $last-done ->
    [none] 實行的
   *[other] { $last-done }的
}數量
    .like = quantity
    .n = 相同數量
    .asmany = 相同數量的
    .kind = done
    .head = 1
    .per = 每有1{ $last-doneunit ->
        [none] 次
       *[other] { $last-doneunit }
    }通過這個能力{ $last-done ->
        [none] 實行
       *[other] { $last-done }
    }，
word-that_much = 那個數量
    .like = quantity
    .asmany = 那個數量的
word-at_least = { $number }以上
    .n = { $number }
    .is = 在{ $number }以上
    .isnot = 低於{ $number }
    .count = { $number }張以上
    .kind = least
word-at_most = { $number }以下
    .n = { $number }
    .is = 在{ $number }以下
    .isnot = 高於{ $number }
    .count = { $number }張以下
    .kind = most
word-exactly = { $number }
    .n = { $number }
    .is = 為{ $number }
    .isnot = 不為{ $number }
    .count = 恰好{ $number }張
    .kind = exact
word-attack_of = { $of }的戰鬥力
    .like = quantity
    .kind = amount
    .of = { $of }
word-support_of = { $of }的支援力
    .like = quantity
    .kind = amount
    .of = { $of }
word-cost_of = { $of }的出擊費用
    .like = quantity
    .kind = amount
    .of = { $of }
word-stack_size = { $of }重疊的卡的合計張數
    .like = quantity
    .kind = amount
word-weapons_of = { $of }的武器種類數
    .like = quantity
    .kind = amount
word-symbols_of = { $of }的勢力種類數
    .like = quantity
    .kind = amount
word-names_of = { $of }的單位名種類數
    .like = quantity
    .kind = amount
word-sets = { $of }除以{ $size }的數量
    .like = quantity
    .head = 1
    .per = 每有{ $size }{ $of-unit }{ $of-things }，
word-times_used = 這名單位在這個回合中使用『{ $name }』的次數
    .like = quantity
    .kind = amount
word-greater_of = { $one }與{ $two }中較大的數量
    .like = quantity
word-printed_cost = 這張卡上記載的出擊費用
    .like = quantity
    .printed = yes
word-printed_class_change = 這張卡上記載的轉職費用
    .like = quantity
    .printed = yes

## Conditions

condition = { $self-stem }
    .if = { $self-stem }的場合
    .case = yes
    .core = { $self-stem }
    .not = { $self-nostem }的場合
    .only = { $self-stem }時
    .onlynot = { $self-nostem }時
clash =
    .like = condition
    .if = { $self-stem }的期間
    .case = no
    .core = { $self-if }
    .not = { $self-nostem }的期間
word-is = { $self-stem }
    .like = condition
    .stem = { $quantity-kind ->
        [units] { $within-kind ->
            [least] { $quantity-field }有{ $within-n }名以上{ $quantity-there }
            [most] { $quantity-field }的{ $quantity-there }在{ $within-n }名以下
           *[exact] { $quantity-field }恰好有{ $within-n }名{ $quantity-there }
        }
        [done] { $within-kind ->
            [exact] { SAME($within-is, "為0") ->
                [yes] 沒有這樣做
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
            [most] { $quantity-field }的{ $quantity-there }超過{ $within-n }名
           *[exact] { $quantity-field }的{ $quantity-there }不為{ $within-n }名
        }
        [done] 這樣做了
        [amount] { $quantity }{ $within-isnot }
       *[cards] { $within-kind ->
            [least] { $quantity-counted }不足{ $within-n }{ $quantity-unit }
            [most] { $quantity-counted }超過{ $within-n }{ $quantity-unit }
           *[exact] { $quantity-counted }不為{ $within-n }{ $quantity-unit }
        }
    }
word-more = { $self-stem }
    .like = condition
    .stem = { $one-kind ->
        [amount] { $one }高於{ $than }
       *[other] { SAME($one-sort, $than-sort) ->
            [yes] { $one-holder ->
                [opponent] 自己的{ $than-sort }比對手少
               *[other] 自己的{ $one-sort }比對手多
            }
           *[no] { $one }比{ $than }多
        }
    }
    .nostem = { $one-kind ->
        [amount] { $one }不高於{ $than }
       *[other] { SAME($one-sort, $than-sort) ->
            [yes] { $one-holder ->
                [opponent] 自己的{ $than-sort }不比對手少
               *[other] 自己的{ $one-sort }不比對手多
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
    .nostem = 在對手的回合中
    .if = 自己的回合中
    .case = no
    .core = { $self-if }
    .not = 對手的回合中
    .only = 自己的回合中
    .onlynot = 對手的回合中
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
               *[no] { $cards-field }沒有{ $cards-there }
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
        [yes] 並非全部
       *[no] {""}
    }{ $trait-nosays }
word-is_attacking = { $self-stem }
    .like = clash
    .stem = { $who }{ $whom ->
        [none] 正在攻擊
       *[other] { $whom-anybody ->
            [yes] 正在攻擊
           *[no] 攻擊{ $whom-rival }
        }
    }
    .nostem = { $who }沒有攻擊{ $whom ->
        [none] {""}
       *[other] { $whom-rival }
    }
word-attacked_by = { $self-stem }
    .like = clash
    .stem = { $who }被{ $by-anybody ->
        [yes] {""}
       *[no] { $by-rival }
    }攻擊
    .nostem = { $who }沒有被{ $by-rival }攻擊
word-battling = { $self-stem }
    .like = clash
    .stem = { $who }{ $whom-anybody ->
        [yes] 正在戰鬥
       *[no] 與{ $whom-rival }戰鬥
    }
    .nostem = { $who }沒有與{ $whom-rival }戰鬥
word-supported_by = { $self-stem }
    .like = clash
    .stem = { $traits-at-name-count ->
        [0] 支援{ $who }的卡{ $traits-says }
       *[other] { $who }被{ $traits-at-name }支援
    }
    .nostem = { $traits-at-name-count ->
        [0] 支援{ $who }的卡{ $traits-nosays }
       *[other] { $who }沒有被{ $traits-at-name }支援
    }
    .if = { $traits-at-name-count ->
        [0] { $self-stem }的場合
       *[other] { $self-stem }的期間
    }
    .join = { $before }且{ $next }
word-used = { $self-stem }
    .like = condition
    .stem = 這名單位在這個回合中使用過『{ $name }』
    .nostem = 這名單位在這個回合中沒有使用過『{ $name }』
    .if = 如果{ $self-stem }
    .case = no
    .core = { $self-if }
word-difference = { $one }與{ $two }的差
    .like = quantity
    .kind = amount
word-times_happened = 這個回合中{ $what }的次數
    .like = quantity
    .kind = amount
word-happened = { $self-stem }
    .like = condition
    .stem = 這個回合中有過{ $within ->
    [none] {""}
   *[other] { $within }次
}{ $what }
    .nostem = 這個回合中沒有過{ $within ->
    [none] {""}
   *[other] { $within }次
}{ $what }
word-defender_destroyed = 防禦單位被擊破
    .like = condition
    .stem = 防禦單位被擊破
    .nostem = 防禦單位沒有被擊破
word-more_by = { $self-stem }
    .like = condition
    .stem = { $one }比{ $than }多{ $by }以上
    .nostem = { $one }並非比{ $than }多{ $by }以上
word-odd = { $quantity }是奇數
    .like = condition
    .stem = { $quantity }是奇數
    .nostem = { $quantity }是偶數

## What limits skills

tag =
    .slot = tag
word-once = 〖1回合1次〗
    .slot = once
word-special = 【特】
    .slot = special
word-bond_skill = 〖羈絆技〗
    .like = tag
word-hand_skill = 〖手牌技〗
    .like = tag
word-formation = 〖陣型技〗
    .like = tag
word-class_change = 〖轉職技〗
    .like = tag
word-level_up = 〖升級技{ $count }〗
    .like = tag
word-union = 〖共鬥技〗
    .slot = union
    .clause = 自己的<{ $symbol }>勢力的羈絆卡有{ $count }張以上時
word-transformation = 〖化形〗
    .slot = form
    .place = 「{ $name }」與這名單位位於相同區域的場合，
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
event = { $who-event }{ $self-did }時
    .like = about-who
    .subject = { $who-event }
    .part = { $who-event }{ $self-did }
word-attacks =
    .like = event
    .did = 攻擊{ $whom ->
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
    }攻擊
    .sets-side = { $who-theirs ->
        [field] yours
       *[no] event
    }
word-attack_ends =
    .like = event
    .did = 的攻擊結束
    .each = { $self }
    .sets-attacker = yes
word-deployed =
    .like = event
    .did = 出擊
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
    .did = 從自己的{ $zone ->
        [hand] 手牌
        [deck] 卡組
       *[retreat] 退避區
    }出擊
word-deployed_by =
    .like = event
    .did = 通過{ by-skill }出擊
word-levels_up =
    .like = event
    .did = 升級
word-changes_class = { $who-very ->
    [yes] 轉職為{ $who }時
   *[no] { $who-event }轉職時
}
    .like = event
    .did = 轉職
word-nth = 這個回合中第{ $number }次{ $what }
    .like = event
    .did = { $what-did }
    .part = { $self }
    .each = { $self }
    .subject = {""}
word-destroys_by_critical =
    .like = event
    .did = 的必殺攻擊擊破{ $whom ->
        [none] 敵方單位
       *[other] { $whom-them }
    }
    .sets-that = { $whom ->
        [none] 那名敵方單位
       *[other] { $whom-that }
    }
    .sets-foe = field
word-destroys =
    .like = event
    .hitting = { $who-event }的攻擊
    .did = 的攻擊擊破{ $whom ->
        [none] 敵方單位
       *[other] { $whom-them }
    }
    .hits = yes
    .sets-that = { $whom ->
        [none] 那名敵方單位
       *[other] { $whom-that }
    }
    .sets-foe = field
    .sets-rival = { $who-noun }
word-destroys_with =
    .like = event
    .did = 的{ by-skill }擊破{ $whom-them }
    .skilled = 能力擊破{ $whom-them }時
    .strikes = { SAME($skill, "") ->
        [yes] yes
       *[no] no
    }
    .sets-that = { $whom-that }
    .sets-foe = { $whom-theirs }
    .sets-rival = { $who-noun }
word-is_destroyed =
    .like = event
    .did = 被擊破
    .each = { $who-number ->
        [many] 每次有{ $self }
       *[one] { $self }
    }
word-is_destroyed_by_attack =
    .like = event
    .did = 被{ $by ->
        [none] 敵方單位
       *[other] { $by-them }
    }的攻擊擊破
    .sets-rival = { $by ->
        [none] 敵方單位
       *[other] { $by-noun }
    }
word-makes_critical =
    .like = event
    .did = 進行必殺攻擊
word-evades =
    .like = event
    .did = 進行神速迴避
word-moves =
    .like = event
    .did = 移動{ $to ->
        [none] {""}
       *[other] 到{ $to-to }
    }
time =
    .each = { $self }
word-turn_starts = { $whose-whose }回合開始時
    .like = time
    .edge = 開始時
word-turn_ends = { $whose-whose }回合結束時
    .like = time
    .edge = 結束時
word-action_phase_starts = { $whose-whose }行動階段開始時
    .like = time
word-deployment_phase_starts = { $whose-whose }出擊階段開始時
    .like = time
word-bond_phase_starts = { $whose-whose }羈絆階段開始時
    .like = time
occurrence = { $self-event }時
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
    }被放置到{ $by-whose }羈絆區
word-orb_destroyed =
    .like = occurrence
    .event = { $whose-whose }寶玉被破壞
word-is_tapped =
    .like = event
    .did = 被橫置
word-is_supported =
    .like = event
    .did = 被{ $by ->
        [none] 成功
       *[other] { $by }
    }支援
word-discarded =
    .like = occurrence
    .event = { $what }從{ $whose ->
        [none] {""}
       *[other] { $whose-whose }
    }手牌被放置到退避區
    .sets-that = { $what-that }
word-milled =
    .like = occurrence
    .event = { $what }從{ $whose ->
        [none] {""}
       *[other] { $whose-whose }
    }卡組被放置到退避區
    .sets-that = { $what-that }
word-retreats =
    .like = occurrence
    .event = { $what }被放置到退避區
    .sets-that = { $what-that }
word-grows =
    .like = event
    .did = 成長
word-attack_fails =
    .like = event
    .did = 的攻擊沒有擊破{ $whom ->
        [none] 敵方單位
       *[other] { $whom-them }
    }
    .sets-rival = 敵方單位
word-survives =
    .like = event
    .did = 被攻擊而沒有被擊破
    .sets-that = 那名敵方單位
    .sets-rival = { $who-noun }
word-breaks_orb =
    .like = event
    .did = 的攻擊破壞對手的寶玉
word-uses =
    .like = event
    .did = 使用{ SAME($skill, "") ->
        [yes] 能力
       *[no] 『{ $skill }』
    }
word-hand_discarded =
    .like = occurrence
    .event = { $whose-whose }手牌因能力的費用或效果被放置到退避區
word-untapped_by =
    .like = event
    .did = 因{ skill-of }豎置
word-tapped_by =
    .like = event
    .did = 因{ skill-of }橫置
word-battle_ends = { $who ->
    [none] 戰鬥結束時
   *[other] { $who-event }的戰鬥結束時
}
    .like = event
    .edge = 結束時
    .did = 的戰鬥結束
    .each = { $self }
word-is_evaded =
    .like = event
    .did = 的攻擊被{ $by ->
        [none] {""}
       *[other] { $by-them }
    }神速迴避
    .sets-that = 那名敵方單位
    .sets-foe = field
word-moved_by_skill =
    .like = event
    .did = 因{ $by ->
        [none] 能力
       *[other] { $by }的能力
    }移動
    .sets-rival = { $by ->
        [none] 敵方單位
       *[other] { $by-noun }
    }
word-is_untapped =
    .like = event
    .did = 被豎置
word-support_fails = { $card ->
    [none] {""}
   *[other] { $card }
}對{ $who-event }的支援失敗時
    .like = about-who
word-added_to_hand =
    .like = occurrence
    .event = { $skill ->
        [none] { $what }從自己的退避區加入手牌
       *[other] 通過這名單位的『{ $skill }』將{ $what }加入手牌
    }
    .each = { $self }
    .sets-that = 那張卡
    .sets-foe = no
word-put_into_retreat =
    .like = occurrence
    .event = 通過這名單位的『{ $skill }』將{ $what }放置到退避區
    .each = { $self }
    .sets-that = 那張卡
    .sets-foe = yes
word-discarded_by_skill =
    .like = occurrence
    .event = { $what }因能力的效果從{ $whose-whose }手牌被放置到退避區
    .sets-that = 那張卡
word-discarded_by_opponent =
    .like = occurrence
    .event = { $what }因對手的卡的能力或支援能力從自己的手牌被放置到退避區
    .each = { $self }
    .opens-paper = yes
    .sets-that = 那張卡
    .sets-foe = no
word-discarded_by_you =
    .like = occurrence
    .event = { $what }因自己的卡的能力或支援能力從對手的手牌被放置到退避區
    .sets-that = 那張卡
    .sets-foe = yes
word-discarded_by_enemy =
    .like = occurrence
    .event = { $what }因敵方單位的能力或對手的卡的支援能力從自己的手牌被放置到退避區
    .each = { $self }
    .opens-paper = yes
    .sets-that = 那張卡
    .sets-foe = no
word-discarded_by_ally =
    .like = occurrence
    .event = { $what }因我方單位的能力或自己的卡的支援能力從對手的手牌被放置到退避區
    .sets-that = 那張卡
    .sets-foe = yes
word-deck_revealed =
    .like = occurrence
    .event = { $whose-whose }卡組的卡因我方單位的能力或自己的卡的支援能力被公開
word-bond_turned_down =
    .like = occurrence
    .event = { $whose-whose }羈絆卡被翻到背面
word-bond_turned_up =
    .like = occurrence
    .event = { $whose-whose }羈絆卡被翻到正面
word-or = { $triggers }
    .each = { $triggers-each }
    .join = { $prior-hits ->
        [yes] { $next-strikes ->
            [yes] { $before-hitting }或{ $next-skilled }
           *[no] { $before-part }或{ $next }
        }
       *[no] { SAME($prior-subject, $next-subject) ->
            [yes] { $before-part }或{ $next-did }時
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
   *[other] 這個能力僅限{ $limits-at-union-clause }{ $self-verb }。
}{ $limits-at-clause-count ->
    [0] {""}
   *[other] 這個能力僅限{ $limits-at-clause }{ $self-verb }。
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
   *[other] 你可以支付費用。如果支付，則{ $effect }
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
    .verb = 才能發動
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
    .verb = 才能發動
word-attack_support = { if-paid }
    .like = support
    .type = 〖攻擊型〗
    .opens-style = support
    .opens-paper = yes
    .opens-side = yours
word-defence_support = { if-paid }
    .like = support
    .type = 〖防禦型〗
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
word-also_named = 這張卡的單位名也當作「{ $unit }」
    .like = ability
word-cannot_be_bond = 這張卡不能放置到羈絆區
    .like = ability
word-deploy_only_if = 這張卡僅限{ $condition-only }才能出擊
    .like = ability
word-cannot_be_deployed_by_skills = 這張卡不能因能力出擊
    .like = ability
word-several_allowed = 即便我方戰場上存在單位名相同的單位，這張卡也可以出擊，我方戰場上可以存在2名以上單位名與其相同的單位
    .like = ability
word-any_number_in_deck = 你可以在卡組中加入5張以上的與這張卡的卡名相同的卡
    .like = ability
word-other_cost = 這名單位使用『{ $skills }』的場合，你可以不支付其費用，改為{ $cost-maybe }
    .like = ability
    .kind = 【常】
word-flips_fewer = { $by-per }這名單位的『{ $skill }』的費用減少〖翻面1〗。但是，費用不會低於〖翻面{ $least }〗
    .like = ability
    .kind = 【常】
word-has_sign = 這張卡具備<{ $sign }>{ $sign-sort }
    .like = ability
word-class_change_costs = { given-that }{ $cost-printed ->
    [yes] { $cost-per }手牌中的這張卡的轉職費用{ SIGNED($cost-delta) }
   *[no] 這張卡的轉職費用變為{ $cost-n }
}
    .like = ability
word-deploys_for = { given-that }{ $cost-printed ->
    [yes] { $cost-per }手牌中的這張卡的出擊費用{ SIGNED($cost-delta) }
   *[no] 手牌中的這張卡的出擊費用變為{ $cost-n }
}
    .like = ability
word-levels_up_onto = { given-that }可以將我方的「{ $unit }」升級為這張卡
    .like = ability

## Costs

word-tap_this = 橫置
    .may = 將這名單位橫置
    .maybe = 將這名單位橫置
word-tapping = { $self-whom }橫置
    .whom = { $cards-count ->
        [1] { $cards-readypaid }
       *[other] { $cards-byname-kinds ->
            [1] { $cards-first-byname ->
                [yes] 將我方的{ $cards-names }
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
    .sets-picked = 因這個能力的費用而橫置的{ $cards-first-further }我方單位
    .sets-pickedthen = 那名我方單位
    .sets-pickedmany = { $cards-first-number ->
        [many] yes
       *[one] no
    }
word-flip = { $what ->
    [none] 翻面{ $count-n }
   *[other] 將{ $what-whoseit }{ $count-n }張{ $what-thing }翻到背面
}
    .may = { $what ->
        [none] 〖翻面{ $count-n }〗
       *[other] { $self }
    }
    .maybe = { $self-may }
word-discarding = { $cards-paid }放置到退避區
    .may = { $self }
    .maybe = { $self }
    .sets-picked = 因這個能力的費用而放置到退避區的卡
    .sets-pickedthen = 那張卡
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
    .theymay = 對手可以{ $self-maybe }
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
                [yes] { $before }並{ $next-after }
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
       *[you] 對手可以{ $effect-maybe }
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
   *[other] { $otherwise-run }。{ $condition-if }，改為{ $effect-run }
}
    .like = effect
    .may = { $condition-if }，{ $effect-may }
    .bare = { $effect-bare }
    .gate = { $condition-if }，
    .instead = { $effect-instead }
    .optional = { $effect-optional }
word-instead = { $chosen-pre }{ $effect }。{ $replaced_if-if }，改為{ $by }
    .like = effect
word-for_each = { $quantity-per }{ $effect-run }
    .like = effect
word-each = { $players-subject }{ $effect-run }
    .like = effect
    .doer = others
word-choose_one = 從以下效果中選擇1項：{ $effects }
    .like = effect
    .join = { $form ->
        [after] { $before }，或者{ $next }
       *[other] { $before }；{ $next }
    }
    .option = { $effects-after }
    .one = yes
word-pay_to = { $cost }。如果這樣做了，則{ $effect-run }
    .like = effect
    .may = { $effect-empty ->
        [yes] 你可以{ $cost-may }
       *[no] 你可以{ $cost-may }。如果這樣做了，則{ $effect-run }
    }
word-if_you_do = { $then-one ->
    [yes] { $effect-choosing ->
        [yes] { $effect }，將其{ $then-option }
       *[no] { $effect }。如果這樣做了，則{ $then-run }
    }
   *[no] { $effect }。如果這樣做了，則{ $then-run }
}
    .like = effect
    .may = { $effect-may }。如果這樣做了，則{ $then-run }
    .maysay = { $effect-maysay }。如果這樣做了，則{ $then-run }
    .maybe = { $effect-maybe }。如果這樣做了，則{ $then-run }
    .takes = { $effect-takes }

## Effects

doing = { $self-subject }{ $cards-obj }{ $self-verb }
    .like = effect
    .subject = { $cards-by ->
        [opponent] 對手
       *[you] {""}
    }
    .may = { $self-whomay }{ $cards-obj }{ $self-verb }
    .theymay = 對手可以{ $cards-obj }{ $self-verb }
    .maybe = { $cards-obj }{ $self-verb }
    .whomay = { $cards-by ->
        [opponent] 對手可以
       *[you] 你可以
    }
    .maysay = { $last-style ->
        [support] { $cards-pre }你可以將{ $cards-ref }{ $self-verb }
       *[none] { $self-may }
    }
    .cost = { $cards-paid }{ $self-verb }
    .bare = { $cards-obj }{ $self-verb }
    .after = { $self-verb }
    .instead = 將其{ $self-verb }
    .takes = { $cards-pronoun }
    .doer = { $cards-by ->
        [opponent] others
       *[you] you
    }
up-to-hand = 抽卡直到手牌{ $count-fixed ->
    [yes] 有{ $count-n }張
   *[no] 數與{ $count }相同
}
word-draw_until = { $who-subject }{ up-to-hand }
    .like = effect
    .may = 你可以{ up-to-hand }
    .maybe = { up-to-hand }
    .sets-done = 抽的卡
    .sets-doneunit = 張
    .doer = { $who-kind ->
        [you] you
       *[other] others
    }
drawn = { $count-fixed ->
    [yes] 抽{ $count-n }張卡
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
    .sets-doneunit = 張
    .doer = { $who-kind ->
        [you] you
       *[other] others
    }
word-move =
    .like = doing
    .verb = 移動
    .maysay = { $last-style ->
        [support] { $cards-pre }你可以移動{ $cards-ref }
       *[none] { $self-may }
    }
    .sets-done = 移動的{ $cards-noun }
    .sets-doneunit = 名
word-destroy =
    .like = doing
    .verb = 擊破
    .sets-done = 擊破的{ $cards-noun }
    .sets-doneunit = 名
word-tap =
    .like = doing
    .verb = 橫置
    .sets-done = 橫置的{ $cards-noun }
    .sets-doneunit = 名
word-untap =
    .like = doing
    .verb = 豎置
    .sets-done = 豎置的{ $cards-noun }
    .sets-doneunit = 名
whose-part = { $cards-theirs ->
    [field] 對手的
    [yes] 對手的
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
    .sets-moved = { SAME($cards, "這名單位") ->
        [yes] this
       *[no] none
    }
word-to_retreat =
    .like = doing
    .verb = 放置到退避區
    .sets-done = 放置到退避區的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "這名單位") ->
        [yes] this
       *[no] none
    }
word-to_bonds =
    .like = doing
    .verb = 放置到{ whose-part }羈絆區
    .sets-done = 放置到羈絆區的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "這名單位") ->
        [yes] this
       *[no] none
    }
word-to_bonds_face_down =
    .like = doing
    .verb = 背面朝上放置到{ whose-part }羈絆區
    .sets-done = 放置到羈絆區的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "這名單位") ->
        [yes] this
       *[no] none
    }
word-shown_to_deck_top =
    .like = doing
    .verb = 公開並放置到卡組最上方
    .sets-done = 放置到卡組最上方的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
word-to_orbs =
    .like = doing
    .verb = 追加到寶玉區
    .sets-done = 追加到寶玉區的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "這名單位") ->
        [yes] this
       *[no] none
    }
word-level_up_with =
    .like = doing
    .verb = 重疊在{ $unit }上方，令其升級
    .sets-done = 重疊的{ $cards-noun }
    .sets-doneunit = 張
any-order = { $cards-number ->
    [many] { $cards-sole ->
        [yes] {""}
       *[no] 按任意順序
    }
   *[one] {""}
}
word-to_deck_top =
    .like = doing
    .verb = { any-order }放置到{ whose-part }卡組最上方
    .into = { $self-subject }{ $cards-obj }加入{ whose-part }卡組
    .sets-done = 放置到卡組最上方的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "這名單位") ->
        [yes] this
       *[no] none
    }
word-to_deck_bottom =
    .like = doing
    .verb = { any-order }放置到{ whose-part }卡組最下方
    .sets-done = 放置到卡組最下方的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "這名單位") ->
        [yes] this
       *[no] none
    }
word-reveal = { $self-subject }{ $self-showing }
    .like = doing
    .showing = { $cards-place ->
        [deck] 公開{ $cards }
       *[other] { $cards-chosenone ->
            [yes] { $cards-choosing }，將其公開
           *[no] { $cards-obj }公開
        }
    }
    .verb = 公開
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
    .sets-shown = 公開的
    .sets-done = 公開的{ $cards-noun }
    .sets-doneunit = { $cards-unit }
word-look_at = { $who-subject }{ $self-looking }
    .like = doing
    .opens-looker = { $who-kind }
    .looking = { $cards-place ->
        [orbs] { $cards-chosenone ->
            [yes] { $cards-choosing }，檢視其正面
           *[no] 檢視{ $cards-all }的正面
        }
       *[other] 檢視{ $cards-all }
    }
    .verb = 檢視
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
word-shuffle = 這之後，{ $who-kind ->
    [you] {""}
   *[other] { $who }
}將{ $who-kind ->
    [you] { $last-theirs ->
        [yes] 你的
       *[other] {""}
    }
   *[other] {""}
}卡組洗切
    .like = effect
    .may = 你可以將{ $who-whose }卡組洗切
    .mixes = yes
orb-cards = { $who-subject }將卡組最上方的{ $count-n }張卡追加到寶玉區
word-add_orb = { orb-cards }
    .like = effect
    .sets-done = 追加的寶玉
    .sets-doneunit = 顆
word-destroy_orb = 破壞{ $whose-whose }{ $count-n }顆寶玉
    .like = effect
    .sets-done = 破壞的寶玉
    .sets-doneunit = 顆
stands-for = { $last-side ->
    [event] { $last-that }
   *[none] 防禦單位
}
word-take_attack = { $cards-nameonly }代替{ stands-for }被攻擊
    .like = effect
    .may = 你可以令{ $cards-nameonly }代替{ stands-for }被攻擊
word-place_support = { $who-kind ->
    [you] {""}
   *[other] { $who }
}再放置{ $count-n }張支援卡
    .like = effect
    .sets-done = 放置的支援卡
    .sets-doneunit = 張
word-deploy =
    .like = doing
    .verb = 出擊
    .sets-it = deployed
    .sets-done = 出擊的{ $cards-noun }
    .sets-doneunit = 名
word-deploy_tapped =
    .like = doing
    .verb = 以橫置狀態出擊
    .instead = 以橫置狀態出擊
    .sets-it = deployed
    .sets-done = 出擊的{ $cards-noun }
    .sets-doneunit = 名
word-deploy_to_front =
    .like = doing
    .verb = 出擊到前衛區
    .sets-it = deployed
    .sets-done = 出擊的{ $cards-noun }
    .sets-doneunit = 名
word-deploy_to_back =
    .like = doing
    .verb = 出擊到後衛區
    .sets-it = deployed
    .sets-done = 出擊的{ $cards-noun }
    .sets-doneunit = 名
word-deploy_tapped_to_front =
    .like = doing
    .verb = 以橫置狀態出擊到前衛區
    .instead = 以橫置狀態出擊到前衛區
    .sets-it = deployed
    .sets-done = 出擊的{ $cards-noun }
    .sets-doneunit = 名
word-deploy_tapped_to_back =
    .like = doing
    .verb = 以橫置狀態出擊到後衛區
    .instead = 以橫置狀態出擊到後衛區
    .sets-it = deployed
    .sets-done = 出擊的{ $cards-noun }
    .sets-doneunit = 名
word-deploy_beside =
    .like = doing
    .verb = 出擊到{ $beside }所在的區域
    .sets-it = deployed
    .sets-done = 出擊的{ $cards-noun }
    .sets-doneunit = 名
word-grow =
    .like = doing
    .verb = 重疊在{ $under }下方，令其成長
    .sets-done = 重疊的{ $cards-noun }
    .sets-doneunit = 張
word-choose = { $cards-choosing }
    .like = effect
    .choosing = yes
    .sets-chose = { $cards-that }
    .sets-foe = { $cards-theirs }
    .sets-picked = { $cards-that }
    .sets-pickedthen = { $cards-that }
    .sets-pickedmany = no
word-name_unit = 選擇1個單位名
    .like = effect
word-copy = { $of-pre }{ $duration }這名單位除卡名與戰鬥力以外的資訊變為與{ $of-ref }相同
    .like = effect
word-instead_of_retreat = { $effect-gate }戰鬥結束時，{ $effect-optional ->
    [yes] 你可以
   *[no] {""}
}不將這張卡放置到退避區、改為{ $effect-instead }
    .like = effect
    .opens-it = paper

## How long

word-for_good = 直到遊戲結束為止，
    .short = {""}
word-this_turn = 直到回合結束為止，
    .time = 回合
word-this_battle = 直到戰鬥結束為止，
    .time = 戰鬥
word-until_end_of_opponents_next_turn = 直到下一次對手的回合結束為止，
word-until_end_of_your_next_turn = 直到下一次自己的回合結束為止，
word-until_your_next_turn = 直到下一次自己的回合開始為止，
word-opponents_next_turn = 下一次對手的回合中，
    .time = 下一次對手的回合
word-your_next_turn = 下一次自己的回合中，
    .time = 下一次自己的回合

## What changes

change =
    .added = no
    .gained = no
word-attack = { $by-per }{ $last-who }的戰鬥力{ SIGNED($by-head) }
    .like = change
    .plain = yes
word-attack_becomes = { $last-who }的戰鬥力變為{ $to-n }
    .like = change
word-support_power = { $by-per }{ $last-who }的支援力{ SIGNED($by-head) }
    .like = change
word-cost = { $by-per }{ $last-who }的出擊費用{ SIGNED($by-head) }
    .like = change
word-support_becomes = { $last-who }的支援力變為{ $to-n }
    .like = change
word-cost_becomes = { $last-who }的出擊費用變為{ $to-n }
    .like = change
word-destroys_orbs = { $last-who }的攻擊所將破壞的寶玉變為{ $count-n }顆
    .like = change
word-doubled = { $last-who }的戰鬥力變為2倍
    .like = change
word-tripled = { $last-who }的戰鬥力變為3倍
    .like = change
added-change = { $last-who }追加{ $self-thing }
    .like = change
    .added = yes
word-sign = { $sign-symbol ->
    [yes] { $last-who }也當作<{ $sign }>{ $sign-sort }
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
gained-change = { $last-who }獲得{ $cards-all }所具備的{ $self-thing }
    .like = change
    .gained = yes
word-weapons_of_all =
    .like = gained-change
    .thing = 武器
word-types_of_all =
    .like = gained-change
    .thing = 屬性
word-symbols_of_all =
    .like = gained-change
    .thing = 勢力
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
word-range_becomes = { $last-them }的射程變為{ $name }
    .like = change
word-cannot_attack = { $last-them }不能攻擊
    .like = change
word-cannot_critical = { $last-them }不能進行必殺攻擊
    .like = change
word-cannot_evade = { $last-them }不能進行神速迴避
    .like = change
word-cannot_move = { $last-them }不能移動
    .like = change
word-stays_tapped = { $last-them }在回合開始時不會豎置
    .like = change
word-cannot_untap = { $last-them }不能豎置
    .like = change
word-cannot_be_chosen_by_enemies = { $last-them }不能被敵方單位的能力選擇
    .like = change
word-supported_twice = 支援{ $last-them }的卡的支援能力發動2次
    .like = change
word-cannot_level_up = { $last-them }不能升級
    .like = change
word-cannot_be_moved_by_skills = { $last-who }不會因能力移動
    .like = change
word-cannot_be_moved_by_enemies = { $last-who }不會因敵方單位的能力移動
    .like = change
word-cannot_be_tapped_by_enemies = { $last-who }不會因敵方單位的能力橫置
    .like = change
word-cannot_be_destroyed_by_skills = { $last-who }不會被能力擊破
    .like = change
word-cannot_be_destroyed_by_enemies = { $last-who }不會被敵方單位的能力擊破
    .like = change
word-cannot_be_destroyed_by = { $last-who }不會被{ $who }的攻擊擊破
    .like = change
word-cannot_be_evaded = { $last-who }的攻擊不能被神速迴避
    .like = change
    .brief = yes
    .brieftext = 攻擊不能被神速迴避
word-cannot_be_evaded_by = { $last-who }的攻擊不能被{ $who }神速迴避
    .like = change
word-cannot_be_destroyed_by_attacks = { $last-who }不會被敵方單位的攻擊擊破
    .like = change
word-cannot_be_destroyed = { $last-who }不會被擊破
    .like = change
word-triple_critical = { $last-them }進行必殺攻擊的場合，不將{ $last-them }的戰鬥力變為2倍、改為變為3倍
    .like = change
word-cannot_attack_any = { $last-who }不能攻擊{ $whom }
    .like = change
word-cannot_be_attacked_by = { $who }不能攻擊{ $last-them }
    .like = change
word-critical_to_deck_top = { $last-them }進行必殺攻擊的場合，你可以不將自己手牌中的{ $what }放置到退避區、改為將其放置到卡組最上方
    .like = change
word-critical_with = { $last-who }可以用{ $what-cardly }進行必殺攻擊
    .like = change
word-evades_with = { $last-who }可以用{ $what-cardly }進行神速迴避
    .like = change
word-cannot_be_discarded_by_enemies = { $last-who }不會因對手的能力被放置到退避區
    .like = change
word-class_change_cost = { $by-per }{ $last-who }的轉職費用{ SIGNED($by-head) }
    .like = change
word-reaches = { $last-who }可以無視射程攻擊{ $whom }
    .like = change
word-reached_by = { $who }可以無視射程攻擊{ $last-them }
    .like = change
supporter = { $what-any ->
    [yes] { $last-foe ->
        [field] 對手的支援卡
       *[other] 所有卡
    }
   *[no] { $what-cardly }
}
word-cannot_be_supported_by = { supporter }對{ $last-them }的支援將會失敗
    .like = change
word-always_supported_by = { supporter }對{ $last-them }的支援將會成功
    .like = change
word-skill = { SAME($name, "") ->
    [yes] { $last-who }獲得以下能力：「{ $skill-granted }」
   *[no] { $last-who }獲得『{ $name }』（『{ $name }』{ $skill-granted }）
}
    .like = change
    .sets-who = { $last-who }
    .sets-them = { $last-them }
word-loses_skill = { $last-who }失去『{ $name }』{ $last-own ->
    [yes] {""}
   *[other] ，且不能重新獲得
}
    .like = change
word-free = 你可以不支付這名單位的『{ $name }』的費用
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
word-support_instead = { $last-backed }被放置到退避區的場合，{ optional }改為{ $effect-instead }
    .like = change
    .instead = yes
    .opens-it = 那張卡
    .opens-that = 那張卡
    .opens-theirs = no
    .opens-owned = yes
destroyed-by = { $last-foe ->
    [field] 被攻擊擊破
   *[other] 被敵方單位的攻擊擊破
}
word-destroyed_instead = { $last-them }{ destroyed-by }的場合，{ optional }不將{ $last-foe ->
    [field] 那名敵方單位
   *[other] { $last-them }
}放置到退避區、改為{ $effect-instead }
    .like = change
    .opens-it = 那名單位
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-destroyed_anyhow_instead = { $last-them }被擊破的場合，{ optional }不將{ $last-foe ->
    [field] 那名敵方單位
   *[other] { $last-them }
}放置到退避區、改為{ $effect-instead }
    .like = change
    .opens-it = 那名單位
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-destroyed_by_skill_instead = { $last-them }因能力被擊破的場合，{ optional }不將{ $last-foe ->
    [field] 那名敵方單位
   *[other] { $last-them }
}放置到退避區、改為{ $effect-instead }
    .like = change
    .opens-it = 那名單位
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-spared = { $last-them }將被擊破的場合，作為代替，{ $effect }
    .like = change
    .opens-it = 那名單位
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-spared_from_attacks = { $last-them }將被攻擊擊破的場合，作為代替，{ $effect }
    .like = change
    .opens-it = 那名單位
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-spared_from_skills = { $last-them }將被能力擊破的場合，作為代替，{ $effect }
    .like = change
    .opens-it = 那名單位
    .opens-theirs = { $last-foe }
    .opens-owned = yes

joined-changes = { $prior-added ->
    [yes] { $next-added ->
        [yes] { $before }與{ $next-thing }
       *[no] { $before }，{ $next }
    }
   *[no] { $prior-gained ->
        [yes] { $next-gained ->
            [yes] { $before }與{ $next-thing }
           *[no] { $before }，{ $next }
        }
       *[no] { $prior-lost ->
            [yes] { $next-lost ->
                [yes] { $before }與{ $next-thing }
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
}出擊
    .like = effect
    .static = { $self }
word-cannot_deploy_by_skills = { $who }不能用能力令{ $what-any ->
    [yes] 任何卡
   *[no] { $what-cardly }
}出擊
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
word-opponent_chooses_one = 對手選擇一項：•{ $effects }
    .like = effect
    .apart = yes
    .join = { $before }。•{ $next }
word-throughout = { $duration-long }{ $effect-static }
    .like = effect
word-throughout_here = { $duration-long }{ $effect-gated ->
    [yes] {""}
   *[no] 這名單位在戰場上的期間，
}{ $effect-static }
    .like = effect
