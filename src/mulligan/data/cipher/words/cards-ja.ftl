### Japanese for the words of Cipher's cards, in the idiom of the official ones. docs/card-language.md tells how messages
### become a card's text. Here all words are said anew, also those that games share.
###
### Forms of effects:    the value is a clause that ends in a plain verb (敵を１体選び、移動させる); .and where it goes on (移動させ),
###                      .te (移動させて), .may (移動させてもよい), .cost as a cost (敵を１体移動させる), .bare .baremay the verb alone,
###                      .gate what must be so for it; .takes = yes if it is about what was spoken of last
### Forms of cards:      the value is which cards (他の味方), .all all of them (他のすべての味方), .obj what is done to them (〜を),
###                      .paid in a cost, .pick what is chosen (味方を), .pre what is said before a lasting effect (味方を１体選ぶ。)
###                      and .ref .them what they are called then (その味方); .noun .unit .number .theirs are their features
### Forms of traits:     the value stands before the noun, by .slot: clause, except, battle, cost, state, other, sign, row, name, main;
###                      .says .ends as what is said of cards (が前衛 + の場合); .non .nonslot .nonsays .nonends of their contrary
### Forms of conditions: .stem .ends, and from them .if (〜の場合) .not (〜でない場合) .unless (〜でなければ) .unlessnot (〜ならば)
### Forms of triggers:   the value is 〜した時, .each 〜するたび
### Forms of changes:    the value ends a sentence, .and goes on; of whom it is said the word around tells: $last-who, $last-them

## Signs

text-red = 光の剣
    .sort = symbol
text-blue = 聖痕
    .sort = symbol
text-white = 白夜
    .sort = symbol
text-black = 暗夜
    .sort = symbol
text-green = メダリオン
    .sort = symbol
text-purple = 神器
    .sort = symbol
text-yellow = 聖戦旗
    .sort = symbol
text-brown = 女神紋
    .sort = symbol
text-colorless = シンボルなし
    .sort = symbol
text-male = 男
    .sort = sign
text-female = 女
    .sort = sign
text-sword = 剣
    .sort = sign
text-lance = 槍
    .sort = sign
text-axe = 斧
    .sort = sign
text-bow = 弓
    .sort = sign
text-tome = 魔法
    .sort = sign
text-staff = 杖
    .sort = sign
text-dragonstone = 竜石
    .sort = sign
text-knife = 暗器
    .sort = sign
text-fang = 牙
    .sort = sign
text-fist = 拳
    .sort = sign
text-brawl = 格闘
    .sort = sign
text-armored = アーマー
    .sort = sign
text-beast = 獣馬
    .sort = sign
text-flier = 飛行
    .sort = sign
text-dragon = 竜
    .sort = sign
text-mirage = 幻影
    .sort = sign
text-monster = 魔物
    .sort = sign

## Units and cards of a kind

trait-list = { $form ->
    [except] { $before }で{ $next }
    [sign] { $before }で{ $next }
   *[other] { $before }{ $next }
}
except-particle = { $traits-at-except-count ->
    [0] {""}
   *[other] { $traits-at-cost-count ->
        [0] { $traits-at-sign-count ->
            [0] の
           *[other] で
        }
       *[other] で
    }
}
sign-particle = { $traits-at-sign-count ->
    [0] {""}
   *[other] の
}
noun = { $self-kind }
    .join = { trait-list }
    .further = { $traits-at-other }
    .before = { $traits-at-clause }{ $traits-at-fight }{ $traits-at-except-except }{ except-particle }{ $traits-at-cost }
    .after = { $traits-at-state }{ $traits-at-sign-sign }{ sign-particle }{ $traits-at-row }
    .ready = { $self-before }{ $traits-at-other }{ $traits-at-sign-sign }{ sign-particle }{ $traits-at-row }{ $self-tail }
    .kind = { $self-before }{ $traits-at-other }{ $self-after }{ $self-tail }
    .sans = { $self-before }{ $self-after }{ $self-tail }
    .all = { $traits-at-name-count ->
        [0] { $self-before }{ $traits-at-other }すべての{ $self-after }{ $self-tail }
       *[other] { $self-before }{ $traits-at-other }{ $self-after }{ $self-names }
    }
    .named = { $traits-at-name-count ->
        [0] no
       *[other] yes
    }
    .name = { $traits-at-name }
    .plainname = { $traits-at-name-count ->
        [1] { $traits-count ->
            [1] yes
           *[other] no
        }
       *[other] no
    }
    .either = { $traits-at-name-several }
    .othly = { $traits-at-other-count ->
        [0] {""}
       *[other] 他に
    }
    .obj = { $self-all }を
    .paid = { $self-all }を
    .pick = { $self-kind }を
    .readypick = { $self-ready }を
    .paidpick = { $self-pick }
    .ownpick = { $self-pick }
    .pre = {""}
    .ref = { $self-all }
    .them = { $self-kind }
    .user = { $self-ref }
    .number = many
    .unit = 体
    .theirs = no
    .pronoun = no
    .backed = { $self-kind }の支援に成功したカード
    .side = units
    .rest = no
    .place = field
    .several = yes

battle-kind = { $traits-at-battle-count ->
    [0] {""}
   *[other] { $traits-at-battle }以外の
}
unit-noun =
    .player = { $self-them }
    .like = noun
    .fights = { $traits-at-fight-count ->
        [1] { $traits-count ->
            [1] yes
           *[other] no
        }
       *[other] no
    }
    .kind = { $traits-at-main-count ->
        [0] { $self-fights ->
            [yes] { $self-whose }戦闘ユニット
           *[no] { $self-before }{ $self-battle }{ $traits-at-other }{ $self-after }{ $self-tail }
        }
       *[other] { $self-mainword }
    }
    .all = { $traits-at-main-count ->
        [0] { $traits-at-name-count ->
            [0] { $traits-at-except-count ->
                [0] { $self-fights ->
                    [yes] { $self-kind }
                   *[no] { $self-before }{ $self-battle }{ $traits-at-other }すべての{ $self-after }{ $self-tail }
                }
               *[other] { $traits-at-cost-count ->
                    [0] { $self-before }{ $self-battle }{ $traits-at-other }{ $self-after }すべての{ $self-tail }
                   *[other] { $self-before }{ $self-battle }{ $traits-at-other }すべての{ $self-after }{ $self-tail }
                }
            }
           *[other] { $self-before }{ $self-battle }{ $traits-at-other }{ $self-after }{ $self-names }
        }
       *[other] { $self-mainword }
    }
    .ready = { $traits-at-main-count ->
        [0] { $self-before }{ $self-battle }{ $traits-at-other }{ $traits-at-sign-sign }{ sign-particle }{ $traits-at-row }{ $self-tail }
       *[other] { $self-mainword }
    }
    .tail = { $traits-at-name-count ->
        [0] { $self-noun }
       *[other] { $self-noun }の{ $traits-at-name }
    }
    .names = { $self-noun }の{ $traits-at-name-and }
    .byname = { $traits-at-name-count ->
        [0] no
       *[other] yes
    }
    .existing = { $self-plainname ->
        [yes] { $self-noun }に{ $traits-at-name }が
       *[no] { $self-sans }が{ $self-othly }
    }
    .besides = { $traits-at-except-count ->
        [1] { $traits-at-name-count ->
            [0] yes
           *[other] no
        }
       *[other] no
    }
    .beside = { $traits-at-other-count ->
        [0] {""}
       *[other] このユニットと
    }{ $self-besidewho }の他に{ $traits-at-cost }{ $self-after }{ $self-noun }が
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
       *[other] { $traits-at-name }
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
main-signs = { $traits-at-sign-count ->
    [0] {""}
   *[other] { $traits-at-sign }の
}
word-unit =
    .like = unit-noun
    .noun = ユニット
    .besidewho = { $traits-at-except-beside }
    .mainword = お互いの主人公
    .battle = { battle-kind }
    .whose = {""}
    .counted = { $traits-count ->
        [0] 味方と敵の合計
       *[other] { $self-kind }
    }
    .side = { $traits-count ->
        [0] things
       *[other] units
    }
    .rival = { $traits-count ->
        [1] { $traits-at-sign-count ->
            [1] { $traits-at-sign-sign }
           *[other] { $traits-at-name-count ->
                [1] { $traits-at-name }
               *[other] { $traits-at-main-count ->
                    [1] 主人公
                   *[other] { $traits-at-except-signs ->
                        [yes] { $traits-at-except }
                       *[no] { $self-enemy }
                    }
                }
            }
        }
       *[other] { $self-enemy }
    }
    .anybody = { $traits-count ->
        [0] yes
       *[other] no
    }
    .enemy = { $self-before }{ $traits-at-other }{ $self-after }{ $traits-at-name-count ->
        [0] 敵
       *[other] 敵の{ $traits-at-name }
    }
word-ally =
    .like = unit-noun
    .noun = 味方
    .ownpick = あなたの{ $traits-at-main-count ->
        [0] { $self-kind }を
       *[other] 主人公を
    }
    .besidewho = { $traits-at-except-mains ->
        [yes] 自分の主人公
       *[no] { $traits-at-except-beside }
    }
    .mainword = 自分の{ main-signs }主人公
    .whose = 自分の
    .battle = { $traits-at-battle-count ->
        [0] {""}
       *[other] 自分の{ battle-kind }
    }
word-enemy =
    .like = unit-noun
    .noun = 敵
    .ownpick = 自分の{ $traits-at-main-count ->
        [0] { $self-before }{ $self-battle }{ $traits-at-other }{ $self-after }味方{ $traits-at-name-count ->
            [0] {""}
           *[other] の{ $traits-at-name }
        }を
       *[other] 主人公を
    }
    .besidewho = { $traits-at-except-mains ->
        [yes] 相手の主人公
       *[no] { $traits-at-except-beside }
    }
    .mainword = 相手の{ main-signs }主人公
    .player = { $traits-count ->
        [0] 相手
       *[other] { $self-them }
    }
    .whose = 相手の
    .theirs = field
    .battle = { $traits-at-battle-count ->
        [0] {""}
       *[other] 相手の{ battle-kind }
    }

card-noun =
    .like = noun
    .noun = カード
    .unit = 枚
    .tail = { $traits-at-name-count ->
        [0] カード
       *[other] { $traits-at-name }
    }
    .names = { $traits-at-name-and }
    .any = { $traits-count ->
        [0] yes
       *[other] no
    }
    .cardly = { $traits-at-name-count ->
        [0] { $self-kind }
       *[other] { $self-before }{ $traits-at-other }{ $self-after }{ $traits-at-name }のカード
    }
    .side = cards
    .place = cards
    .single = no
    .backed = { $self-kind }
zone-noun =
    .like = card-noun
    .theirs = { $whose-theirs }
    .in = { $whose-whose }{ $self-zone }
    .own = 自分の{ $self-zone }
    .holder = { $whose-kind }
    .all = { $self-in }にある{ $self-before }すべての{ $self-after }{ $self-tail }
    .kind = { $self-in }にある{ $self-cardkind }
    .sans = { $self-kind }
    .cardkind = { $self-before }{ $traits-at-other }{ $self-after }{ $self-tail }
    .pick = { $self-in }から{ $self-cardkind }を
    .readypick = { $self-pick }
    .ownpick = { $whose-kind ->
        [you] あなたの{ $self-zone }から{ $self-cardkind }を
       *[other] { $self-own }から{ $self-cardkind }を
    }
    .counted = { $self-in }に{ $self-cardkind }
    .zoneonly = { $self-in }
    .paidpick = { $traits-at-sign-count ->
        [1] { $traits-count ->
            [1] { $self-in }から{ $traits-at-sign-sign }を
           *[other] { $self-pick }
        }
       *[other] { $self-pick }
    }
    .frompick = { $self-zone }から{ $self-cardkind }を
    .differing = { $self-in }から{ $traits-at-clause }{ $traits-at-fight }{ $traits-at-except-except }{ $traits-at-except-count ->
        [0] {""}
       *[other] で
    }{ $traits-at-cost }{ $self-after }ユニット名が異なるカードを
word-hand =
    .like = zone-noun
    .slot = hand
    .zone = 手札
    .all = { $traits-count ->
        [0] { $self-in }
       *[other] { $self-in }にある{ $self-before }すべての{ $self-after }{ $self-tail }
    }
    .kind = { $traits-count ->
        [0] { $self-in }
       *[other] { $self-in }にある{ $self-cardkind }
    }
    .pick = { $traits-count ->
        [0] { $self-in }を{ $whose-theirs ->
            [yes] { $last-seen ->
                [yes] {""}
               *[none] 表を見ずに
            }
           *[no] {""}
        }
       *[other] { $self-in }から{ $self-cardkind }を
    }
    .ownpick = { $whose-kind ->
        [you] あなたの手札を表を見ずに
       *[other] { $traits-count ->
            [0] 自分の手札を
           *[other] 自分の手札から{ $self-cardkind }を
        }
    }
    .side = { $traits-count ->
        [0] things
       *[other] cards
    }
    .counted = { $traits-count ->
        [0] { $self-in }
       *[other] { $self-in }に{ $self-cardkind }
    }
    .obj = { $traits-count ->
        [0] { $self-in }をすべて
       *[other] { $self-all }を
    }
    .measure = 手札の枚数
word-deck =
    .like = zone-noun
    .zone = デッキ
    .measure = デッキの枚数
word-retreat =
    .like = zone-noun
    .zone = 退避エリア
    .measure = 退避エリアのカードの枚数
zone-thing =
    .like = zone-noun
    .all = { $whose-whose }{ $self-before }すべての{ $self-after }{ $self-thing }
    .kind = { $whose-whose }{ $self-before }{ $self-after }{ $self-thing }
    .sans = { $self-kind }
    .pick = { $self-kind }を
    .ownpick = { $whose-kind ->
        [you] あなたの{ $self-before }{ $self-after }{ $self-thing }を
       *[other] 自分の{ $self-before }{ $self-after }{ $self-thing }を
    }
    .side = things
    .counted = { $self-kind }
    .symbol = { $traits-at-name-count ->
        [0] no
       *[other] yes
    }
    .symbolic = { $whose-whose }{ $self-zone }に{ $self-before }{ $self-after }{ $traits-at-name }
    .thing = { $traits-at-name-count ->
        [0] { $self-zone }
       *[other] { $self-zone }の{ $traits-at-name }
    }
word-bonds =
    .like = zone-thing
    .zone = 絆カード
    .united = { $traits-count ->
        [1] { $traits-at-sign-count ->
            [1] yes
           *[other] no
        }
       *[other] no
    }
    .measure = 絆カードの枚数
    .faces = { $traits-at-face-count ->
        [0] no
       *[other] yes
    }
    .facing = { $whose-whose }{ $self-before }{ $traits-at-state }{ $traits-at-sign-sign }{ sign-particle }{ $traits-at-row }絆カード
    .after = { $traits-at-face }{ $traits-at-state }{ $traits-at-sign-sign }{ sign-particle }{ $traits-at-row }
    .face = { $traits-at-face-word }
    .symbol = { $traits-at-symbol-count ->
        [0] { $traits-at-name-count ->
            [0] no
           *[other] yes
        }
       *[other] yes
    }
    .symbolic = { $whose-whose }絆カードに{ $traits-at-symbol-count ->
        [0] { $self-before }{ $self-after }{ $traits-at-name }
       *[other] { $traits-at-symbol }
    }
word-orbs =
    .like = zone-thing
    .zone = オーブ
    .unit = つ
    .place = orbs
    .measure = オーブの数
    .after = { $traits-at-face }{ $traits-at-state }{ $traits-at-sign-sign }{ sign-particle }{ $traits-at-row }
word-supports =
    .like = zone-thing
    .zone = 支援カード
    .all = { $self-kind }
    .several = no
    .number = one

word-card =
    .like = card-noun
    .all = { $self-kind }
rest-cards = { $last-taken ->
    [yes] 残りのカード
   *[none] そのカード
}
word-revealed = { $traits-count ->
    [0] { rest-cards }
   *[other] そのカードの中の{ $self-kind }
}
    .like = card-noun
    .kind = { $self-before }{ $self-after }{ $self-tail }
    .all = { $self }
    .obj = { $traits-count ->
        [0] { rest-cards }を
       *[other] { $self }をすべて
    }
    .sets-taken = { $traits-count ->
        [0] { $last-taken ->
            [yes] yes
           *[other] no
        }
       *[other] yes
    }
    .pick = { $last-shown ->
        [none] その
       *[other] { $last-shown }
    }カードの中から{ $self-kind }を
    .ownpick = { $self-pick }
    .rest = yes
    .sole = yes
    .counted = そのカードの中に{ $self-kind }
    .side = cards
word-supporting = { $units }を支援している{ $self-before }{ $self-after }カード
    .like = card-noun
    .kind = { $units }を支援している{ $self-before }{ $self-after }{ $self-tail }
    .all = { $self-kind }
    .pre = { $traits-count ->
        [0] {""}
       *[other] { $units }を支援しているカード{ $traits-says }{ $traits-first-ends ->
            [ru] る
            [tsu] つ
           *[da] の
        }場合、
    }
    .ref = { $traits-count ->
        [0] { $units }を支援しているカード
       *[other] そのカード
    }
    .them = { $self-ref }
    .several = no
    .number = one
    .backed = { $units }の支援に成功した{ $self-before }{ $self-after }{ $self-tail }
word-below = { $units-paper }の下に重ねられている{ $traits-at-clause }{ $traits-at-sign }{ $traits-at-sign-count ->
    [0] {""}
   *[other] の
}{ $traits-at-cost }{ $traits-at-name-count ->
    [0] カード
   *[other] { $traits-at-name }
}
    .like = one-card
    .single = no
    .paidpick = { $self }を
    .unit = 枚
    .side = things
    .counted = { $self }
word-top = { $whose-whose }デッキの{ $count ->
    [1] １番上のカード
   *[other] 上からカード{ $count-n }枚
}
    .like = one-card
    .obj = { $whose-whose }デッキの{ $count ->
        [1] １番上のカードを
       *[other] 上からカードを{ $count-n }枚
    }
    .paid = { $self-obj }
    .unit = 枚
    .noun = カード
    .theirs = { $whose-theirs }
    .place = deck
    .sets-it = { $count ->
        [1] そのカード
       *[other] それらのカード
    }
    .sets-theirs = { $whose-theirs }
    .number = { $count ->
        [1] one
       *[other] many
    }

word-bottom = { $whose-whose }デッキの{ $count ->
    [1] １番下のカード
   *[other] 下からカード{ $count-n }枚
}
    .like = one-card
    .obj = { $whose-whose }デッキの{ $count ->
        [1] １番下のカードを
       *[other] 下からカードを{ $count-n }枚
    }
    .paid = { $self-obj }
    .unit = 枚
    .noun = カード
    .theirs = { $whose-theirs }
    .place = deck
    .sets-it = { $count ->
        [1] そのカード
       *[other] それらのカード
    }
    .sets-theirs = { $whose-theirs }
    .number = { $count ->
        [1] one
       *[other] many
    }

## Traits

trait =
    .slot = clause
    .says = が{ $self }
    .ends = da
    .nonslot = except
    .non = { $self }以外
    .saysall = { $self-says }
    .nonsays = { $self-says }
    .nonends = { $self-ends }
    .sign = { $self }
    .except = { $self }
    .and = { $self }
    .several = no
    .state = { $self }
    .part = { $self }
    .rest = { $self }
    .measure = { $self }
    .foe = none
word-other = 他の
    .like = trait
    .slot = other
word-another = 他の
    .like = trait
    .slot = other
word-named = 『{ $names }』
    .like = trait
    .slot = name
    .and = 『{ $names-and }』
    .join = { $form ->
        [and] { $before }』と『{ $next }
       *[other] { $before }』か『{ $next }
    }
    .several = { $names-count ->
        [1] no
       *[other] yes
    }
    .says = が『{ $names }』
    .saysall = がすべて『{ $names }』
    .nonsays = が『{ $names }』以外
    .link = 『{ $names }』
word-of = ［{ $kinds }］
    .like = trait
    .slot = sign
    .join = { $before }］か［{ $next }
    .says = が［{ $kinds }］
    .saysall = がすべて［{ $kinds }］
    .nonsays = が［{ $kinds }］以外
    .link = ［{ $kinds }］
word-of_symbol_other_than = ［{ $symbol }］以外のシンボル
    .like = trait
    .slot = symbol
    .says = が［{ $symbol }］以外のシンボルを持
    .ends = tsu
    .nonslot = clause
    .non = ［{ $symbol }］以外のシンボルを持たない
word-with_cost = 出撃コストが{ $within }の
    .like = trait
    .measure = 出撃コストが
    .part = 出撃コストが{ $within }
    .rest = { $within }の
    .slot = cost
    .says = の出撃コストが{ $within }
    .nonslot = cost
    .non = 出撃コストが{ $within }でない
word-with_support = 支援力が{ $within }の
    .like = trait
    .measure = 支援力が
    .part = 支援力が{ $within }
    .rest = { $within }の
    .slot = cost
    .says = の支援力が{ $within }
    .nonslot = cost
    .non = 支援力が{ $within }でない
word-with_attack = 戦闘力が{ $within }の
    .like = trait
    .measure = 戦闘力が
    .part = 戦闘力が{ $within }
    .rest = { $within }の
    .slot = cost
    .says = の戦闘力が{ $within }
    .nonslot = cost
    .non = 戦闘力が{ $within }でない
word-with_range = 射程{ WIDE($name) }を持つ
    .like = trait
    .slot = cost
    .says = が射程{ WIDE($name) }を持
    .ends = tsu
    .nonslot = cost
    .non = 射程{ WIDE($name) }を持たない
word-cheaper = { $than }より出撃コストが低い
    .like = trait
    .slot = cost
    .says = の出撃コストが{ $than }より低
    .ends = i
    .nonslot = cost
    .non = 出撃コストが{ $than }以上の
word-dearer = { $than }より出撃コストが高い
    .like = trait
    .slot = cost
    .says = の出撃コストが{ $than }より高
    .ends = i
    .nonslot = cost
    .non = 出撃コストが{ $than }以下の
word-weaker = { $than }より戦闘力が低い
    .like = trait
    .slot = cost
    .says = の戦闘力が{ $than }より低
    .ends = i
    .nonslot = cost
    .non = 戦闘力が{ $than }以上の
word-stronger = { $than }より戦闘力が高い
    .like = trait
    .slot = cost
    .says = の戦闘力が{ $than }より高
    .ends = i
    .nonslot = cost
    .non = 戦闘力が{ $than }以下の
holds =
    .like = trait
    .ends = tsu
    .says = が{ $self-thing }を持
    .nonslot = clause
    .non = { $self-thing }を持たない
word-cheapest = { $among }の中で最も出撃コストが低い
    .like = trait
    .slot = clause
    .says = が{ $among }の中で最も出撃コストが低
    .ends = i
    .nonslot = clause
    .non = { $among }の中で最も出撃コストが低くない
word-dearest = { $among }の中で最も出撃コストが高い
    .like = trait
    .slot = clause
    .says = が{ $among }の中で最も出撃コストが高
    .ends = i
    .nonslot = clause
    .non = { $among }の中で最も出撃コストが高くない
word-weakest = { $among }の中で最も戦闘力が低い
    .like = trait
    .slot = clause
    .says = が{ $among }の中で最も戦闘力が低
    .ends = i
    .nonslot = clause
    .non = { $among }の中で最も戦闘力が低くない
word-strongest = { $among }の中で最も戦闘力が高い
    .like = trait
    .slot = clause
    .says = が{ $among }の中で最も戦闘力が高
    .ends = i
    .nonslot = clause
    .non = { $among }の中で最も戦闘力が高くない
word-has_class_change = クラスチェンジコストを持つ
    .like = holds
    .thing = クラスチェンジコスト
word-has_support_skill = 支援スキルを持つ
    .like = holds
    .thing = 支援スキル
word-has_skill = 『{ $names }』を持つ
    .like = holds
    .thing = 『{ $names }』
    .join = { $before }』か『{ $next }
word-transforming = ［ＣＦ］を持つ
    .like = holds
    .thing = ［ＣＦ］
    .slot = cost
word-with_symbols = シンボルを{ $within-n }つ{ $within-limit }持つ
    .like = trait
    .slot = cost
    .says = がシンボルを{ $within-n }つ{ $within-limit }持
    .ends = tsu
    .nonslot = cost
    .non = シンボルを{ $within-n }つ{ $within-limit }持たない
word-with_weapons = 武器を{ $within-n }つ{ $within-limit }持つ
    .like = trait
    .slot = cost
    .says = が武器を{ $within-n }つ{ $within-limit }持
    .ends = tsu
    .nonslot = cost
    .non = 武器を{ $within-n }つ{ $within-limit }持たない
word-stack_of = 重ねられたカードの合計が{ $within-n }枚{ $within-limit }の
    .like = trait
    .slot = cost
    .says = の重ねられたカードの合計が{ $within-n }枚{ $within-limit }
    .nonslot = cost
    .non = 重ねられたカードの合計が{ $within-n }枚{ $within-limit }でない
word-one_of = { $cards }である
    .like = trait
    .says = が{ $cards }
    .non = { $cards }以外
verbal =
    .like = trait
    .ends = ru
    .says = が{ $self-doing }い
    .saysall = がすべて{ $self-doing }い
    .nonslot = clause
    .non = { $self-doing }いない
word-attacking_any = { $whom }を攻撃している
    .like = verbal
    .strikes = yes
    .foe = { $whom }と
    .doing = { $whom }を攻撃して
word-attacked_by_any = { $who }に攻撃されている
    .like = verbal
    .struck = yes
    .foe = { $who }と
    .doing = { $who }に攻撃されて
word-supported_with = { $by }に支援されている
    .like = verbal
    .doing = { $by }に支援されて
word-raised_beside = このユニットが戦場にいる間にこのターンにレベルアップか成長した
    .like = verbal
    .doing = このユニットが戦場にいる間にこのターンにレベルアップか成長して
word-tapped_for = このユニットがこのターンに『{ $skill }』のコストで行動済みにした
    .like = verbal
    .doing = このターンに『{ $skill }』のコストで行動済みになって
word-in_front = 前衛の
    .like = trait
    .slot = row
    .says = が前衛
    .saysall = がすべて前衛
    .nonslot = row
    .non = 前衛でない
    .to = 前衛
word-in_back = 後衛の
    .like = trait
    .slot = row
    .says = が後衛
    .saysall = がすべて後衛
    .nonslot = row
    .non = 後衛でない
    .to = 後衛
word-in_row_of = { $of }と同じエリアにいる
    .like = trait
    .says = が{ $of }と同じエリアにい
    .ends = ru
    .nonslot = clause
    .non = { $of }と違うエリアにいる
    .to = { $of }と同じエリア
word-same_name_as = { $of }と同じユニット名
    .like = trait
    .slot = except
    .says = が{ $of }と同じユニット名
    .nonslot = clause
    .non = { $of }と同じユニット名でない
word-of_that_name = 選んだユニット名の
    .like = trait
    .slot = state
    .says = が選んだユニット名
    .nonslot = clause
    .non = 選んだユニット名でない
word-tapped = 行動済みの
    .like = trait
    .slot = state
    .says = が行動済み
    .saysall = がすべて行動済み
    .nonslot = state
    .non = 未行動の
    .nonsays = が未行動
word-untapped = 未行動の
    .like = trait
    .slot = state
    .says = が未行動
    .saysall = がすべて未行動
    .nonslot = state
    .non = 行動済みの
    .nonsays = が行動済み
word-face_down = 裏向きの
    .like = trait
    .slot = face
    .says = が裏向き
    .saysall = がすべて裏向き
    .nonslot = face
    .non = 表向きの
    .nonsays = が表向き
    .word = 裏向き
word-face_up = 表向きの
    .like = trait
    .slot = face
    .says = が表向き
    .saysall = がすべて表向き
    .nonslot = face
    .non = 裏向きの
    .nonsays = が裏向き
    .word = 表向き
word-main = 主人公
    .like = trait
    .slot = main
    .says = が主人公
    .non = 主人公以外
    .nonsays = が主人公
word-class_changed = クラスチェンジしている
    .like = verbal
    .doing = クラスチェンジして
word-levelled_up = レベルアップしている
    .like = verbal
    .doing = レベルアップして
word-attacked_this_turn = このターンに攻撃した
    .like = verbal
    .doing = このターンに攻撃して
word-moved_this_turn = このターンに移動した
    .like = verbal
    .doing = このターンに移動して
word-deployed_this_turn = このターンに出撃した
    .like = verbal
    .doing = このターンに出撃して
word-levelled_up_this_turn = このターンにレベルアップした
    .like = verbal
    .doing = このターンにレベルアップして
word-changed_class_this_turn = このターンにクラスチェンジした
    .like = verbal
    .doing = このターンにクラスチェンジして
word-attacking = 攻撃している
    .like = verbal
    .strikes = yes
    .foe = {""}
    .doing = 攻撃して
    .nonslot = battle
    .non = 攻撃ユニット
word-defending = 攻撃されている
    .like = verbal
    .struck = yes
    .foe = {""}
    .doing = 攻撃されて
    .nonslot = battle
    .non = 防御ユニット
word-any_of = { $traits }
    .like = trait
    .join = { $prior-strikes ->
        [yes] { $next-struck ->
            [yes] { SAME($prior-foe, $next-foe) ->
                [yes] { $next-foe }戦闘している
               *[no] { $before-part }か{ $next }
            }
           *[no] { $before-part }か{ $next }
        }
       *[no] { SAME($prior-measure, $next-measure) ->
            [yes] { $before-part }か{ $next-rest }
           *[no] { $before-part }か{ $next }
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
    .ends = { $traits-first-ends }
    .sign = { $traits-sign }
    .non = { $traits-non }
    .nonslot = { $traits-first-nonslot }
word-non = { $trait-non }
    .like = trait
    .slot = { $trait-nonslot }
    .says = { $trait-nonsays }
    .ends = { $trait-nonends ->
        [da] { $trait-slot ->
            [main] notda
           *[other] { $trait-nonslot ->
                [cost] notda
                [row] notda
               *[other] da
            }
        }
        [ru] notru
        [tsu] nottsu
        [i] noti
       *[other] da
    }
    .beside = { $trait }
    .signs = { $trait-slot ->
        [sign] yes
       *[other] no
    }
    .mains = { $trait-slot ->
        [main] yes
       *[other] no
    }
    .non = { $trait }
    .nonslot = { $trait-slot }
    .nonsays = { $trait-says }
    .nonends = { $trait-ends }

## The very one

one-card =
    .further = {""}
    .all = { $self }
    .kind = { $self }
    .sans = { $self }
    .ready = { $self }
    .obj = { $self }を
    .paid = { $self }を
    .pick = { $self }を
    .readypick = { $self }を
    .ownpick = { $self }を
    .pre = {""}
    .ref = { $self }
    .them = { $self }
    .event = { $self }
    .user = { $self-ref }
    .nameonly = { $self }
    .rival = { $self }
    .number = one
    .noun = ユニット
    .unit = 体
    .theirs = no
    .pronoun = no
    .backed = { $self }の支援に成功したカード
    .paper = { $self }
    .named = no
    .single = yes
    .othly = {""}
    .side = units
    .place = field
    .counted = { $self }
    .rest = no
    .by = you
word-this = { $last-paper ->
    [yes] このカード
   *[none] このユニット
}
    .like = one-card
    .paper = このカード
    .very = yes
word-this_in_retreat = 退避エリアにあるこのカード
    .like = one-card
    .noun = カード
    .place = cards
    .side = lying
    .lying = このカードが退避エリアに
word-that_in_retreat = 退避エリアにあるそのカード
    .like = one-card
    .noun = カード
    .place = cards
word-this_in_hand = 手札にあるこのカード
    .like = one-card
    .noun = カード
    .side = lying
    .lying = このカードが手札に
word-that = その{ $last-about ->
    [none] { $last-that ->
        [none] ユニット
       *[other] { $last-that }
    }
   *[other] { $last-about }
}
    .like = one-card
    .pronoun = yes
    .noun = { $last-that ->
        [none] ユニット
       *[other] { $last-that }
    }
    .theirs = { $last-about ->
        [none] { $last-foe ->
            [none] no
           *[other] { $last-foe }
        }
       *[other] no
    }
word-it = { $last-it ->
    [paper] このカード
    [deployed] このスキルで出撃させたユニット
    [none] { $last-moved ->
        [this] そのカード
       *[other] その{ $last-that ->
                [none] ユニット
               *[other] { $last-that }
            }
    }
   *[other] { $last-it }
}
    .like = one-card
    .pronoun = yes
    .theirs = { $last-theirs ->
        [none] no
       *[other] { $last-theirs }
    }
    .place = cards
    .unit = { SAME($last-it, "それらのカード") ->
        [yes] 枚
       *[no] 体
    }
word-attacking_unit = { $last-attacker ->
    [yes] そのユニット
   *[none] { $last-side ->
        [theirs] 相手の攻撃ユニット
        [event] 相手の攻撃ユニット
        [yours] 自分の攻撃ユニット
       *[none] 攻撃ユニット
    }
}
    .like = one-card
    .sets-attacker = yes
    .sets-defender = no
word-defending_unit = { $last-defender ->
    [yes] そのユニット
   *[none] { $last-side ->
        [theirs] 自分の防御ユニット
        [yours] 相手の防御ユニット
        [event] その防御ユニット
       *[none] 防御ユニット
    }
}
    .like = one-card
    .sets-defender = yes
    .sets-attacker = no
word-failed_card = 失敗したカード
    .like = one-card
    .unit = 枚
    .place = cards
word-other_one = { $last-rival ->
    [none] もう一方のカード
   *[other] その{ $last-rival }
}
    .like = one-card
    .unit = 枚
    .place = cards
word-picked = { $last-pickedagain ->
    [none] { $last-picked ->
        [none] 選んだカード
       *[other] { $last-picked }
    }
   *[other] { $last-pickedagain }
}
    .like = one-card
    .sets-pickedagain = { $last-pickedthen }
    .several = { $last-pickedmany }
    .place = cards
word-those = このスキルで退避エリアに置かれた{ $self-before }{ $self-after }{ $self-tail }
    .like = card-noun
    .kind = { $self }
    .all = { $self }
    .happened = このスキルで{ $self-before }{ $self-after }{ $self-tail }が退避エリアに置かれ
    .side = happened
word-together = { $parts }
    .like = one-card
    .number = many
    .kind = { $parts }
    .all = { $parts-all }
    .either = { $parts-kind }
    .join = { $form ->
        [event] { $before }か{ $next }
        [pre] { $before }{ $next }
        [pick] { $before-zoneonly }か{ $next-frompick }
       *[other] { $before }と{ $next }
    }
    .pick = { $parts-pick }
    .obj = { $parts-all }を
    .pre = { $parts-pre }
    .ref = { $parts-ref }
    .them = { $parts-them }
    .ready = { $parts-ready }
    .event = { $parts-event }
    .noun = { $parts-first-noun }
    .unit = { $parts-first-unit }
    .backed = { $parts-backed }
    .user = { $parts-at-hand-count ->
        [0] { $self-ref }
       *[other] { $parts-first-theirs ->
            [no] あなた
           *[other] 相手
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
    .asked = { $by ->
        [none] { $what-pick }
       *[other] { $what-ownpick }
    }
    .obj = { $self-asked }{ $self-many }選び、
    .paid = { $what-paidpick }{ $self-many }
    .readypaid = { $what-readypick }{ $self-many }
    .pre = { $self-asked }{ $self-many }選ぶ。
    .chosen = { $self-asked }{ $self-many }選
    .pick = { $self-asked }{ $self-many }
    .ref = { $self-number ->
        [many] それらの{ $what-noun }
       *[one] その{ $what-noun }
    }
    .them = { $self-ref }
    .user = { $self-ref }
    .all = { $what }
    .kind = { $what }
    .noun = { $what-noun }
    .unit = { $what-unit }
    .number = many
    .theirs = { $by ->
        [none] { $what-theirs }
       *[other] { $what-theirs ->
            [field] field
           *[other] { $what-own ->
                [yes] yes
               *[other] no
            }
        }
    }
    .pronoun = no
    .place = { $what-place }
    .rest = no
    .names = { $what-name }
    .byname = { $what-byname }
    .named = { $what-named }
    .side = { $what-side }
    .single = no
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
    .asked = { $what-pick }ランダムに
    .paid = { $self-asked }{ $self-many }
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
        [yes] { rest-cards }を
       *[no] { $what-mainone ->
            [yes] { $what-all }を
           *[no] { SAME($count-whole, $what-counted) ->
                [yes] { $self-asked }{ $count-left }枚選んで残し、残りの{ $what-noun }を
               *[no] { $self-asked }{ $self-many }選び、
            }
        }
    }
    .pre = { $what-mainone ->
        [yes] {""}
       *[no] { $self-asked }{ $self-many }選ぶ。
    }
    .ref = { $what-mainone ->
        [yes] { $what-all }
       *[no] { $self-number ->
            [many] それらの{ $what-noun }
           *[one] その{ $what-noun }
        }
    }
    .paid = { $what-single ->
        [yes] { $what-pick }
       *[no] { $what-paidpick }{ $self-many }
    }
    .readypaid = { $what-single ->
        [yes] { $what-readypick }
       *[no] { $what-readypick }{ $self-many }
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
    .many = { $count-n }{ $what-unit }まで
word-up_to_different = { $what }
    .like = choice
    .by = you
    .asked = { $what-differing }
    .many = { $count-n }枚まで
    .theirs = { $what-theirs }
word-chosen_different = { $what }
    .like = choice
    .by = you
    .asked = { $what-differing }
    .many = { $count-n }枚
    .theirs = { $what-theirs }
word-any_number_costing = { $what }
    .like = choice
    .by = you
    .many = 出撃コストの合計が{ $total-n }以下になるように{ $what-place ->
        [field] 好きな数だけ
        [orbs] 好きな数だけ
       *[cards] 好きな枚数だけ
    }
    .theirs = { $what-theirs }
word-any_number =
    .like = choice
    .many = { $what-place ->
        [field] 好きな数だけ
        [orbs] 好きな数だけ
       *[cards] 好きな枚数だけ
    }

## Players

word-you = あなた
    .kind = you
    .whose = { $last-looker ->
        [opponent] あなたの
       *[other] 自分の
    }
    .theirs = no
    .subject = { $last-might ->
        [opponent] あなたは
       *[other] {""}
    }
word-opponents = 相手
    .kind = opponent
    .whose = 相手の
    .theirs = yes
    .subject = 相手は
word-everyone = お互い
    .kind = everybody
    .whose = お互いの
    .theirs = no
    .subject = あなたと相手はそれぞれ
word-they = そのプレイヤー
    .kind = they
    .whose = 自分の
    .theirs = no
    .subject = {""}

## Quantities

quantity =
    .n = { $self }
    .head = 1
    .per = { $self }１につき、
    .kind = other
    .rest = no
    .printed = no
    .of = { $self }
    .unit = {""}
    .sort = other
    .holder = { $self }
    .measure = { $self }
    .fixed = no
    .asmany = { $self }と同じ数だけ

word-number = { $number }
    .like = quantity
    .n = { WIDE($number) }
    .wide = { WIDE($number) }
    .head = { $number }
    .per = {""}
    .fixed = yes
word-count = { $of-counted }の{ $of-place ->
    [field] 数
    [orbs] 数
   *[cards] 枚数
}
    .like = quantity
    .n = { $self-same }
    .same = { $self }と同じ数
    .head = 1
    .per = { $of-kind }１{ $of-unit }につき、
    .kind = { $of-side }
    .held = { $of-sans }
    .counted = { $of-counted }
    .othly = { $of-othly }
    .unit = { $of-unit }
    .rest = { $of-rest }
    .faces = { $of-faces }
    .facing = { $of-facing }
    .face = { $of-face }
    .things = { $of-kind }
    .sort = { $of-measure }
    .holder = { $of-holder }
word-plus = { $one }{ $two-fixed ->
    [yes] { WIDE(SIGNED($two)) }
   *[no] ＋{ $two }
}
    .like = quantity
    .asmany = { $self }枚
    .n = { $self }
    .whole = { $one-counted }
    .left = { $two ->
        [-1] １
        [-2] ２
        [-3] ３
        [-4] ４
        [-5] ５
        [-6] ６
        [-7] ７
       *[other] {""}
    }
    .printed = { $one-printed }
    .delta = { $two-head }
    .per = { $one-printed ->
        [yes] { $two-per }
       *[no] （{ $self }）１につき、
    }
word-times = { $of }×{ WIDE($factor) }
    .like = quantity
    .n = { $self }
    .head = { $factor-head }
    .per = { $of-per }
word-this_way = このスキルで{ $last-done ->
    [none] した
   *[other] { $last-done }
}数
    .like = quantity
    .n = 同じ
    .asmany = 同じ枚数だけ
    .kind = done
    .head = 1
    .per = このスキルで{ $last-done ->
        [none] した
       *[other] { $last-done }
    }{ $last-doneunit ->
        [none] １つ
       *[other] １{ $last-doneunit }
    }につき、
word-that_much = その数
    .like = quantity
    .asmany = その数だけ
word-at_least = { WIDE($number) }以上
    .n = { WIDE($number) }
    .limit = 以上
    .before = {""}
word-at_most = { WIDE($number) }以下
    .n = { WIDE($number) }
    .limit = 以下
    .before = {""}
    .few = yes
word-exactly = { WIDE($number) }
    .n = { WIDE($number) }
    .limit = {""}
    .before = ちょうど
    .few = yes
word-attack_of = { $of }の戦闘力
    .like = quantity
    .kind = amount
    .of = { $of }
word-support_of = { $of }の支援力
    .like = quantity
    .kind = amount
    .of = { $of }
word-cost_of = { $of }の出撃コスト{ $of-number ->
    [many] の合計
   *[one] {""}
}
    .like = quantity
    .kind = amount
    .of = { $of }
word-stack_size = { $of }の重ねられたカードの合計枚数
    .like = quantity
    .kind = amount
word-weapons_of = { $of }が持つ武器の種類の数
    .like = quantity
    .kind = weapons
    .of = { $of }
word-symbols_of = { $of }のシンボルの種類の数
    .like = quantity
    .kind = symbols
    .of = { $of }
word-names_of = { $of }のユニット名の種類の数
    .like = quantity
    .kind = amount
    .of = { $of }
word-sets = { $of }を{ WIDE($size) }で割った数
    .like = quantity
    .head = 1
    .per = { $of-things }{ WIDE($size) }{ $of-unit }につき、
word-times_used = このユニットがこのターンに『{ $name }』を使用した回数
    .like = quantity
    .kind = used
    .name = { $name }
word-greater_of = { $one-wide }と{ $two-wide }のうち多い方の数
    .like = quantity
word-printed_cost = このカードに記載された出撃コスト
    .like = quantity
    .printed = yes
word-printed_class_change = このカードに記載されたクラスチェンジコスト
    .like = quantity
    .printed = yes

## Conditions

condition = { $self-if }
    .nara = { $self-stem }{ $self-ends ->
        [ru] るなら
        [notru] ないなら
        [aru] あるなら
        [tsu] つなら
        [nottsu] たないなら
        [i] いなら
        [noti] くないなら
        [ta] たなら
        [notda] でないなら
        [nai] ないなら
       *[da] なら
    }
    .if = { $self-stem }{ $self-ends ->
        [ru] る場合
        [notru] ない場合
        [aru] ある場合
        [tsu] つ場合
        [nottsu] たない場合
        [i] い場合
        [noti] くない場合
        [ta] た場合
        [notda] でない場合
        [nai] ない場合
       *[da] の場合
    }
    .not = { $self-stem }{ $self-ends ->
        [ru] ない場合
        [notru] る場合
        [aru] ない場合
        [tsu] たない場合
        [nottsu] つ場合
        [i] くない場合
        [noti] い場合
        [ta] なかった場合
        [notda] である場合
        [nai] ある場合
       *[da] でない場合
    }
    .unless = { $self-stem }{ $self-ends ->
        [ru] なければ
        [notru] るならば
        [aru] なければ
        [tsu] たなければ
        [nottsu] つならば
        [i] くなければ
        [noti] いならば
        [ta] なければ
        [notda] ならば
        [nai] あるならば
       *[da] でなければ
    }
    .unlessnot = { $self-stem }{ $self-ends ->
        [ru] るならば
        [notru] なければ
        [aru] あるならば
        [tsu] つならば
        [nottsu] たなければ
        [i] いならば
        [noti] くなければ
        [ta] たならば
        [notda] でなければ
        [nai] なければ
       *[da] ならば
    }
bound = { $within-before }{ $within-n }{ $quantity-unit }{ $within-limit }
word-is = { $self-if }
    .like = condition
    .stem = { $quantity-kind ->
        [units] { $quantity-held }が{ $quantity-othly }{ bound }{ $within-few ->
            [yes] {""}
           *[no] い
        }
        [cards] { $quantity-counted }が{ bound }
        [things] { $quantity-faces ->
            [yes] { $quantity-facing }が{ bound }{ $quantity-face }
           *[no] { $quantity-counted }が{ bound }
        }
        [weapons] { $quantity-of }が武器を{ $within-n }種類{ $within-limit }持
        [symbols] { $quantity-of }のシンボルが{ $within-n }種類{ $within-limit }
        [used] このユニットがこのターンに『{ $quantity-name }』を{ $within-n }回{ $within-limit }使用してい
        [done] { SAME($within, "０") ->
            [yes] そうしなかっ
           *[no] { $quantity }が{ $within-before }{ $within }
        }
       *[amount] { $quantity }が{ $within-before }{ $within }
    }
    .ends = { $quantity-kind ->
        [units] { $within-few ->
            [yes] da
           *[no] ru
        }
        [cards] { $within-few ->
            [yes] da
           *[no] aru
        }
        [weapons] tsu
        [used] ru
        [done] { SAME($within, "０") ->
            [yes] ta
           *[no] da
        }
       *[amount] da
    }
word-more = { $self-if }
    .like = condition
    .stem = { $one-kind ->
        [amount] { $one }が{ $than }より高
       *[other] { SAME($one-sort, $than-sort) ->
            [yes] { $one-holder ->
                [opponent] { $than }が相手より少な
               *[other] { $one-kind ->
                    [units] { $one }が{ $than }より多
                   *[other] { $one }が相手より多
                }
            }
           *[no] { $one }が{ $than }より多
        }
    }
    .ends = i
    .nomore = { $one-kind ->
        [amount] { $one }が{ $than }以下
       *[other] { SAME($one-sort, $than-sort) ->
            [yes] { $one-holder ->
                [opponent] { $than }が相手以上
               *[other] { $one-kind ->
                    [units] { $one }が{ $than }以下
                   *[other] { $one }が相手以下
                }
            }
           *[no] { $one }が{ $than }以下
        }
    }
    .not = { $self-nomore }の場合
    .unlessnot = { $self-nomore }でなければ
word-not = { $condition-not }
    .like = condition
    .if = { $condition-not }
    .nara = { $condition-not }
    .not = { $condition-if }
    .unless = { $condition-unlessnot }
    .unlessnot = { $condition-unless }
    .turn = { $condition-turn }
word-both = { $conditions-if }
    .like = condition
    .if = { $conditions-if }
    .nara = { $conditions-if }
    .not = { $conditions-not }
    .unless = { $conditions-unless }
    .unlessnot = { $conditions-unlessnot }
    .join = { $form ->
        [not] { $before }か、{ $next }
        [unless] { $before }、または{ $next }
        [listing] { $prior-lists ->
            [yes] { SAME($prior-listed, $next-listed) ->
                [yes] { $before }と{ $next-name }
               *[no] { $before-if }、{ $next }
            }
           *[no] { $before-if }、{ $next }
        }
       *[other] { $prior-lists ->
            [yes] { $next-lists ->
                [yes] { SAME($prior-listed, $next-listed) ->
                    [yes] { $before-listing }と{ $next-ending }
                   *[no] { $before }、{ $next-nara }
                }
               *[no] { $before }、{ $next-nara }
            }
           *[no] { $prior-turn ->
                [yes] { $before }、{ $next }
               *[no] { $before }、{ $next-nara }
            }
        }
    }
word-either = { $conditions-if }
    .like = condition
    .if = { $conditions-if }
    .nara = { $conditions-if }
    .not = { $conditions-not }
    .unless = { $conditions-unless }
    .unlessnot = { $conditions-unlessnot }
    .join = { $form ->
        [not] { $before }、{ $next }
        [unless] { $before }、かつ{ $next }
       *[other] { $before }か、{ $next }
    }
word-your_turn = 自分のターン中
    .like = condition
    .if = 自分のターン中
    .nara = 自分のターン中
    .turn = yes
    .not = 相手のターン中
    .unless = 自分のターンでなければ
    .unlessnot = 相手のターンでなければ
word-there_is = { $self-if }
    .like = condition
    .united = { $cards-united }
    .lists = { $cards-side ->
        [units] { $cards-plainname }
       *[other] no
    }
    .listed = { $cards-noun }
    .listing = { $cards-noun }に{ $cards-name }
    .name = { $cards-name }
    .ending = { $cards-name }がいる場合
    .stem = { $cards-side ->
        [units] { $cards-named ->
            [yes] { $cards-existing }い
           *[no] { $cards-sans }が{ $cards-othly }１体以上い
        }
        [happened] { $cards-happened }
        [lying] { $cards-lying }
        [things] { $cards-symbol ->
            [yes] { $cards-symbolic }が
           *[no] { $cards-counted }が
        }
       *[cards] { $cards-counted }が
    }
    .none = { $cards-side ->
        [units] { $cards-named ->
            [yes] { $cards-existing }い
           *[no] { $cards-besides ->
                [yes] { $cards-beside }１体もい
               *[no] { $cards-sans }が{ $cards-othly }１体もい
            }
        }
        [happened] { $cards-happened }
        [lying] { $cards-lying }
        [things] { $cards-symbol ->
            [yes] { $cards-symbolic }が
           *[no] { $cards-counted }が１{ $cards-unit }も
        }
       *[cards] { $cards-counted }が１{ $cards-unit }も
    }
    .ends = { $cards-side ->
        [units] ru
        [happened] ta
       *[cards] aru
    }
    .not = { $self-none }{ $self-ends ->
        [ta] なかった場合
       *[ru] ない場合
    }
    .unless = { $cards-side ->
        [units] { $self-stem }なければ
        [happened] { $cards-happened }なければ
       *[cards] { $self-stem }なければ
    }
word-are = { $self-if }
    .like = condition
    .stem = { $cards }{ $cards-several ->
        [yes] { $trait-saysall }
       *[no] { $trait-says }
    }
    .ends = { $trait-ends }
word-is_attacking = { $self-if }
    .like = condition
    .stem = { $who }が{ $whom ->
        [none] {""}
       *[other] { $whom-rival }を
    }攻撃してい
    .ends = ru
word-attacked_by = { $self-if }
    .like = condition
    .stem = { $who }が{ $by-anybody ->
        [yes] {""}
       *[no] { $by-rival }に
    }攻撃されてい
    .ends = ru
word-battling = { $self-if }
    .like = condition
    .stem = { $who }が{ $whom-anybody ->
        [yes] {""}
       *[no] { $whom-rival }と
    }戦闘してい
    .ends = ru
word-supported_by = { $self-if }
    .like = condition
    .stem = { $traits-at-name-count ->
        [0] { $who }を支援しているカード{ $traits-says }
       *[other] { $who }が{ $traits-link }に支援されてい
    }
    .ends = { $traits-at-name-count ->
        [0] { $traits-first-ends }
       *[other] ru
    }
    .join = { $before }、{ $next }
word-used = { $self-if }
    .like = condition
    .stem = このユニットがこのターンに『{ $name }』を使用してい
    .ends = ru
    .if = { $self-nara }
word-difference = { $one }と{ $two }の差
    .like = quantity
    .kind = amount
word-times_happened = このターンに{ $what }があった回数
    .like = quantity
    .kind = amount
word-happened = { $self-if }
    .like = condition
    .stem = このターンに{ $within ->
        [none] { $what-past }
       *[other] { $what-event }{ $within-n }回{ $within-limit }{ $what-having }い
    }
    .ends = ru
word-defender_destroyed = 防御ユニットが撃破された場合
    .like = condition
    .stem = 防御ユニットが撃破され
    .ends = ta
word-more_by = { $self-if }
    .like = condition
    .stem = { $one }が{ $than }より{ WIDE($by) }以上多
    .ends = i
word-odd = { $quantity }が奇数の場合
    .like = condition
    .stem = { $quantity }が奇数
    .ends = da
    .not = { $quantity }が偶数の場合
    .unless = { $quantity }が奇数でなければ
    .unlessnot = { $quantity }が偶数でなければ

## What limits skills

tag =
    .slot = tag
word-once = ［１ターンに１回］
    .slot = once
word-special = ［特］
    .slot = special
word-bond_skill = ［ＢＳ］
    .like = tag
word-hand_skill = ［ＨＳ］
    .like = tag
word-formation = ［ＦＳ］
    .like = tag
word-class_change = ［ＣＣＳ］
    .like = tag
word-level_up = ［ＬｖＳ{ WIDE($count) }］
    .like = tag
word-union = ［ＵＳ］
    .slot = union
    .clause = 自分の［{ $symbol }］の絆カードが{ WIDE($count) }枚以上なければ
word-transformation = ［ＣＦ］
    .slot = form
    .place = このユニットと同じエリアに『{ $name }』がいる場合、
word-only_if = { $condition-unless }
    .slot = clause

## What skills wait for

about-who =
    .each = { $who-number ->
        [many] { $self-event }{ $self-does }たび
       *[one] { $self }
    }
    .event = { $who-event }が
    .sets-that = { $who-noun }
    .sets-foe = { $who-theirs }
event = { $self-event }{ $self-did }時
    .like = about-who
    .begun = { $self-event }{ $self-did }
    .past = { $self-event }{ $self-having }い
    .ending = { $who-number ->
        [many] { $self-does }たび
       *[one] { $self-did }時
    }
word-attacks =
    .like = event
    .event = { $who-event }が{ $whom ->
        [none] {""}
       *[other] { $whom-them }を
    }
    .did = 攻撃した
    .having = 攻撃して
    .does = 攻撃する
    .opens-side = { $who-theirs ->
        [field] theirs
       *[no] yours
    }
word-is_attacked =
    .like = event
    .event = { $who-event }が{ $by ->
        [none] {""}
       *[other] { $by-them }に
    }
    .did = 攻撃された
    .having = 攻撃されて
    .does = 攻撃される
    .sets-side = { $who-theirs ->
        [field] yours
       *[no] event
    }
word-attack_ends =
    .like = event
    .event = { $who-event }の
    .each = { $self }
    .sets-attacker = yes
    .did = 攻撃終了
    .having = 攻撃が終了して
    .does = 攻撃が終了する
word-deployed =
    .like = event
    .did = 出撃した
    .having = 出撃して
    .does = 出撃する
word-deployed_from =
    .like = event
    .event = { $who-event }が自分の{ $zone ->
        [hand] 手札
        [deck] デッキ
       *[retreat] 退避エリア
    }から
    .did = 出撃した
    .having = 出撃して
    .does = 出撃する
word-deployed_by =
    .like = event
    .event = { $who-event }が{ SAME($skill, "") ->
        [yes] スキル
       *[no] 『{ $skill }』
    }で
    .did = 出撃した
    .having = 出撃して
    .does = 出撃する
word-levels_up =
    .like = event
    .did = レベルアップした
    .having = レベルアップして
    .does = レベルアップする
    .begun = { $who-event }がレベルアップ
word-changes_class =
    .like = event
    .event = { $who-very ->
        [yes] { $who }に
       *[no] { $who-event }が
    }
    .did = クラスチェンジした
    .having = クラスチェンジして
    .does = クラスチェンジする
word-nth = { $self-event }{ $self-did }時
    .like = event
    .event = { $what-event }このターンに{ WIDE($number) }回目に
    .did = { $what-did }
    .having = { $what-having }
    .does = { $what-does }
    .each = { $self }
word-destroys_by_critical =
    .like = event
    .event = { $who-event }の必殺攻撃で{ $whom ->
        [none] 敵
       *[other] { $whom-them }
    }を
    .did = 撃破した
    .having = 撃破して
    .does = 撃破する
    .sets-that = { $whom ->
        [none] 敵
       *[other] { $whom-noun }
    }
    .sets-foe = field
word-destroys =
    .like = event
    .event = { $who-event }の攻撃で{ $whom ->
        [none] 敵
       *[other] { $whom-them }
    }を
    .did = 撃破した
    .having = 撃破して
    .does = 撃破する
    .hits = yes
    .actor = { $who-event }の攻撃
    .both = { $who-event }が{ $whom ->
        [none] 敵
       *[other] { $whom-them }
    }を撃破してい
    .sets-that = { $whom ->
        [none] 敵
       *[other] { $whom-noun }
    }
    .sets-foe = field
    .sets-rival = { $who-noun }
word-destroys_with =
    .like = event
    .event = { $who-theirs ->
        [field] { $whom }が{ $who-noun }の{ SAME($skill, "") ->
            [yes] スキル
           *[no] 『{ $skill }』
        }で
       *[no] { $who-event }の{ SAME($skill, "") ->
            [yes] スキル
           *[no] 『{ $skill }』
        }で{ $whom-them }を
    }
    .did = { $who-theirs ->
        [field] 撃破された
       *[no] 撃破した
    }
    .having = { $who-theirs ->
        [field] 撃破されて
       *[no] 撃破して
    }
    .does = { $who-theirs ->
        [field] 撃破される
       *[no] 撃破する
    }
    .strikes = { $who-theirs ->
        [field] no
       *[no] { SAME($skill, "") ->
            [yes] yes
           *[no] no
        }
    }
    .means = スキルで{ $whom-them }を撃破した時
    .meaneach = スキルで{ $whom-them }を撃破{ $who-number ->
        [many] するたび
       *[one] した時
    }
    .sets-that = { $whom-noun }
    .sets-foe = { $whom-theirs }
    .sets-rival = { $who-noun }
word-is_destroyed =
    .like = event
    .did = 撃破された
    .having = 撃破されて
    .does = 撃破される
word-is_destroyed_by_attack =
    .like = event
    .event = { $who-event }が{ $by ->
        [none] 敵
       *[other] { $by-them }
    }の攻撃で
    .did = 撃破された
    .having = 撃破されて
    .does = 撃破される
    .sets-rival = { $by ->
        [none] { $who-theirs ->
            [field] 味方
           *[no] 敵
        }
       *[other] { $by-noun }
    }
word-makes_critical =
    .like = event
    .did = 必殺攻撃した
    .having = 必殺攻撃して
    .does = 必殺攻撃する
word-evades =
    .like = event
    .did = 神速回避した
    .having = 神速回避して
    .does = 神速回避する
word-moves =
    .like = event
    .event = { $who-event }が{ $to ->
        [none] {""}
       *[other] { $to-to }に
    }
    .did = 移動した
    .having = 移動して
    .does = 移動する
time =
    .each = { $self }
word-turn_starts = { $whose-whose }ターン開始時
    .like = time
    .edge = 開始時
word-turn_ends = { $whose-whose }ターン終了時
    .like = time
    .edge = 終了時
word-action_phase_starts = { $whose-whose }行動フェイズ開始時
    .like = time
word-deployment_phase_starts = { $whose-whose }出撃フェイズ開始時
    .like = time
word-bond_phase_starts = { $whose-whose }絆フェイズ開始時
    .like = time
occurrence = { $self-event }{ $self-did }時
    .each = { $self-event }{ $self-does }たび
    .past = { $self-event }{ $self-having }い
word-draws =
    .like = occurrence
    .event = { $who-kind ->
        [you] カードを
       *[other] { $who }がカードを
    }
    .did = 引いた
    .having = 引いて
    .does = 引く
word-bonded =
    .like = occurrence
    .event = { $what ->
        [none] { $by-whose }絆エリアにカード
       *[other] { $by-whose }絆エリアに{ $what }
    }が
    .did = 置かれた
    .having = 置かれて
    .does = 置かれる
    .sets-that = カード
    .sets-foe = no
word-orb_destroyed =
    .like = occurrence
    .event = { $whose-whose }オーブが
    .did = 破壊された
    .having = 破壊されて
    .does = 破壊される
word-is_tapped =
    .like = event
    .did = 行動済みになった
    .having = 行動済みになって
    .does = 行動済みになる
word-is_supported =
    .like = event
    .event = { $by ->
        [none] { $who }の支援に
       *[other] { $who }が{ $by }に
    }
    .did = { $by ->
        [none] 成功した
       *[other] 支援された
    }
    .having = { $by ->
        [none] 成功して
       *[other] 支援されて
    }
    .does = { $by ->
        [none] 成功する
       *[other] 支援される
    }
word-discarded =
    .like = occurrence
    .event = { $whose ->
        [none] { $what }が手札から
       *[other] { $whose-whose }手札から{ $what }が
    }退避エリアに
    .did = 置かれた
    .having = 置かれて
    .does = 置かれる
word-milled =
    .like = occurrence
    .event = { $whose ->
        [none] { $what }がデッキから
       *[other] { $whose-whose }デッキから{ $what }が
    }退避エリアに
    .did = 置かれた
    .having = 置かれて
    .does = 置かれる
word-retreats =
    .like = occurrence
    .event = { $what }が退避エリアに
    .did = 置かれた
    .having = 置かれて
    .does = 置かれる
    .sets-that = { $what-noun }
word-grows =
    .like = event
    .did = 成長した
    .having = 成長して
    .does = 成長する
    .begun = { $who-event }が成長
word-attack_fails =
    .like = event
    .event = { $who-event }の攻撃で{ $whom ->
        [none] 敵
       *[other] { $whom-them }
    }を
    .did = 撃破できなかった
    .having = 撃破できないで
    .does = 撃破できない
    .sets-rival = { $who-theirs ->
        [field] 味方
       *[no] 敵
    }
word-survives =
    .like = event
    .event = { $who-event }が攻撃されて
    .did = 撃破されなかった
    .having = 撃破されないで
    .does = 撃破されない
    .sets-that = { $who-theirs ->
        [field] 味方
       *[no] 敵
    }
    .sets-rival = { $who-noun }
word-breaks_orb =
    .like = event
    .event = { $who-event }の攻撃で相手のオーブを
    .did = 破壊した
    .having = 破壊して
    .does = 破壊する
word-uses =
    .like = event
    .event = { $who-event }が{ SAME($skill, "") ->
        [yes] スキル
       *[no] 『{ $skill }』
    }を
    .did = 使用した
    .having = 使用して
    .does = 使用する
word-hand_discarded =
    .like = occurrence
    .event = スキルのコストか効果によって{ $whose-whose }手札が退避エリアに
    .did = 置かれた
    .having = 置かれて
    .does = 置かれる
skill-of = { SAME($skill, "") ->
    [yes] { $by ->
        [none] スキル
       *[other] { $by }のスキル
    }
   *[no] 『{ $skill }』
}
word-untapped_by =
    .like = event
    .event = { $who-event }が{ skill-of }で
    .did = 未行動になった
    .having = 未行動になって
    .does = 未行動になる
    .sets-rival = { $by ->
        [none] 敵
       *[other] { $by-noun }
    }
word-tapped_by =
    .like = event
    .event = { $who-event }が{ skill-of }で
    .did = 行動済みになった
    .having = 行動済みになって
    .does = 行動済みになる
    .sets-rival = { $by ->
        [none] 敵
       *[other] { $by-noun }
    }
word-battle_ends =
    .like = event
    .edge = 終了時
    .event = { $who ->
        [none] {""}
       *[other] { $who-event }の
    }
    .each = { $self }
    .did = 戦闘終了
    .having = 戦闘が終了して
    .does = 戦闘が終了する
word-is_evaded =
    .like = event
    .event = { $who-event }の攻撃が{ $by ->
        [none] {""}
       *[other] { $by-them }に
    }
    .did = 神速回避された
    .having = 神速回避されて
    .does = 神速回避される
    .sets-that = 敵
    .sets-foe = field
word-moved_by_skill =
    .like = event
    .event = { $who-event }が{ $by ->
        [none] スキル
       *[other] { $by }のスキル
    }で
    .did = 移動した
    .having = 移動して
    .does = 移動する
    .sets-rival = { $by ->
        [none] 敵
       *[other] { $by-noun }
    }
word-is_untapped =
    .like = event
    .did = 未行動になった
    .having = 未行動になって
    .does = 未行動になる
word-support_fails =
    .like = event
    .event = { $card ->
        [none] {""}
       *[other] { $card }が
    }{ $who }の支援に
    .did = 失敗した
    .having = 失敗して
    .does = 失敗する
word-added_to_hand =
    .like = occurrence
    .event = { $skill ->
        [none] 自分の退避エリアから手札に{ $what }を
       *[other] このユニットの『{ $skill }』で{ $what }を手札に
    }
    .did = 加えた
    .having = 加えて
    .does = 加える
    .each = { $self }
    .sets-that = カード
    .sets-foe = no
word-put_into_retreat =
    .like = occurrence
    .event = このユニットの『{ $skill }』で{ $what }を退避エリアに
    .did = 置かせた
    .having = 置かせて
    .does = 置かせる
    .each = { $self }
    .sets-that = カード
    .sets-foe = yes
word-discarded_by_skill =
    .like = occurrence
    .event = スキルによって{ $whose-whose }手札から{ $what }が退避エリアに
    .did = 置かれた
    .having = 置かれて
    .does = 置かれる
    .sets-that = カード
word-discarded_by_opponent =
    .like = occurrence
    .event = 相手のスキルか相手のカードの支援スキルによって{ $what }が自分の手札から退避エリアに
    .did = 置かれた
    .having = 置かれて
    .does = 置かれる
    .each = { $self }
    .opens-paper = yes
    .sets-that = カード
    .sets-foe = no
word-discarded_by_you =
    .like = occurrence
    .event = 自分のスキルか自分のカードの支援スキルによって相手の手札から{ $what }が退避エリアに
    .did = 置かれた
    .having = 置かれて
    .does = 置かれる
    .sets-that = カード
    .sets-foe = yes
word-discarded_by_enemy =
    .like = occurrence
    .event = 敵のスキルか相手のカードの支援スキルによって{ $what }が自分の手札から退避エリアに
    .did = 置かれた
    .having = 置かれて
    .does = 置かれる
    .each = { $self }
    .opens-paper = yes
    .sets-that = カード
    .sets-foe = no
word-discarded_by_ally =
    .like = occurrence
    .event = 味方のスキルか自分のカードの支援スキルによって相手の手札から{ $what }が退避エリアに
    .did = 置かれた
    .having = 置かれて
    .does = 置かれる
    .sets-that = カード
    .sets-foe = yes
word-deck_revealed =
    .like = occurrence
    .event = 味方のスキルか自分のカードの支援スキルによって{ $whose }がデッキのカードを
    .did = 公開した
    .having = 公開して
    .does = 公開する
word-bond_turned_down =
    .like = occurrence
    .event = { $whose-whose }絆カードが裏向きに
    .did = なった
    .having = なって
    .does = なる
word-bond_turned_up =
    .like = occurrence
    .event = { $whose-whose }絆カードが表向きに
    .did = なった
    .having = なって
    .does = なる
word-or = { $triggers }
    .each = { $triggers-each }
    .past = { $triggers-past }
    .join = { $prior-hits ->
        [yes] { $next-strikes ->
            [yes] { $form ->
                [past] { $prior-both }
                [each] { $before-actor }か{ $next-meaneach }
               *[other] { $before-actor }か{ $next-means }
            }
           *[no] { $form ->
                [past] { $before }るか、{ $next }
               *[other] { $before }か、{ $next }
            }
        }
       *[no] { $form ->
            [past] { $before }るか、{ $next }
           *[other] { SAME($prior-event, $next-event) ->
                [yes] { $before-begun }か{ $form ->
                    [each] { $next-ending }
                   *[other] { $next-did }時
                }
               *[no] { $before }か、{ $next }
            }
        }
    }

## Kinds of skills

story-name = { $name ->
    [none] {""}
   *[other] { $name }
}
price = { $costs-count ->
    [none] {""}
    [0] {""}
   *[other] 【{ $costs }】
}
only-so = { $limits-at-union-count ->
    [0] {""}
   *[other] このスキルは{ $limits-at-union-clause }{ $self-verb }。
}{ $limits-at-clause-count ->
    [0] {""}
   *[other] このスキルは{ $limits-at-clause }{ $self-verb }。
}
signs = { $limits-at-tag }{ $limits-at-union }{ $limits-at-form }
skill =
    .line = { story-name }{ signs }{ $self-kind }{ $limits-at-once }{ price }{ $limits-at-form-place }{ $self }。{ only-so }
    .granted = { signs }{ $self-kind }{ $limits-at-once }{ price }{ $self }
    .said = { $self-kind }{ $self }
    .join = { $form ->
        [clause] { $before }、または{ $next }
        [usual] { $before }，{ $next }
       *[other] { $before }{ $next }
    }
if-paid = { $costs-count ->
    [0] { $effect }
   *[other] コストを支払うなら、{ $effect }
}
word-when = { $limits-at-once-count ->
    [0] { $costs-count ->
        [0] { $trigger-each }
       *[other] { $trigger }
    }
   *[other] { $trigger }
}、{ $if ->
    [none] {""}
   *[other] { $if-if }、
}{ if-paid }
    .edge = { $trigger-edge }
    .act = { $effect }
    .like = skill
    .kind = { $limits-at-special-count ->
        [0] ［自］
       *[other] ［特］
    }
    .verb = 発動しない
    .opens-paper = { $limits-at-special-count ->
        [0] {""}
       *[other] yes
    }
word-use = { $effect }
    .like = skill
    .kind = ［起］
    .verb = 使用できない
word-always = { $if ->
    [none] {""}
   *[other] { $if-if }、
}{ $effect-static }
    .like = skill
    .kind = { $limits-at-special-count ->
        [0] ［常］
       *[other] ［特］
    }
    .verb = 有効にならない
    .opens-paper = { $limits-at-special-count ->
        [0] {""}
       *[other] yes
    }
support =
    .like = skill
    .verb = 発動しない
word-attack_support = { if-paid }
    .like = support
    .kind = ［支援（攻）］
    .opens-style = support
    .opens-paper = yes
    .opens-side = yours
word-defence_support = { if-paid }
    .like = support
    .kind = ［支援（防）］
    .opens-style = support
    .opens-paper = yes
    .opens-side = theirs
word-support_skill = { if-paid }
    .like = support
    .kind = ［支援（攻防）］
    .opens-style = support
    .opens-paper = yes

ability =
    .line = { story-name }{ $self-kind }{ $self }。
    .kind = ［特］
    .said = { $self-kind }{ $self }
    .granted = { $self-said }
    .join = { $before }』か『{ $next }
given-that = { $if ->
    [none] {""}
   *[other] { $if-if }、
}
word-also_named = このカードのユニット名は『{ $unit }』としてもあつかう
    .like = ability
word-cannot_be_bond = このカードは絆エリアに置くことができない
    .like = ability
word-deploy_only_if = このカードは{ $condition-unless }出撃できない
    .like = ability
word-cannot_be_deployed_by_skills = このカードはスキルで出撃させることができない
    .like = ability
word-several_allowed = このカードは味方に同じユニット名のユニットがいても出撃させることができ、同じユニット名のユニットが２体以上味方にいてもよい
    .like = ability
word-any_number_in_deck = このカードと同じカード名のカードをデッキに５枚以上入れてもよい
    .like = ability
word-other_cost = このユニットが『{ $skills }』を使用する場合、そのコストを支払う代わりに{ $cost-may }
    .like = ability
    .kind = ［常］
word-flips_fewer = このユニットの『{ $skill }』のコストは{ $by-per }［絆裏返１］だけ小さくなる。ただし、コストは［絆裏返{ WIDE($least) }］より小さくならない
    .like = ability
    .kind = ［常］
word-has_sign = このカードは［{ $sign }］を持つ
    .like = ability
word-class_change_costs = { $if-united ->
    [yes] {""}
   *[other] { given-that }
}{ $cost-printed ->
    [yes] { $cost-per }手札にあるこのカードのクラスチェンジコストは{ WIDE(SIGNED($cost-delta)) }される
   *[no] このカードのクラスチェンジコストは{ $cost-n }になる
}
    .like = ability
    .line = { story-name }{ $if-united ->
        [yes] ［ＵＳ］
       *[other] {""}
    }{ $self-kind }{ $self }。{ $if-united ->
        [yes] このスキルは{ $if-unless }有効にならない。
       *[other] {""}
    }
word-deploys_for = { given-that }{ $cost-printed ->
    [yes] { $cost-per }手札にあるこのカードの出撃コストは{ WIDE(SIGNED($cost-delta)) }される
   *[no] 手札にあるこのカードの出撃コストは{ $cost-n }になる
}
    .like = ability
word-levels_up_onto = { given-that }味方の『{ $unit }』をこのカードにレベルアップさせることができる
    .like = ability

## Costs

word-tap_this = ［行動済にする］
    .may = このユニットを行動済みにしてもよい
word-tapping = { $self-whom }行動済みにする
    .whom = { $cards-count ->
        [1] { $cards-readypaid }
       *[other] { $cards-byname-kinds ->
            [1] { $cards-first-byname ->
                [yes] 味方の{ $cards-names }を
               *[no] { $cards-readypaid }
            }
           *[other] { $cards-readypaid }
        }
    }
    .join = { $form ->
        [readypaid] { $before }、{ $next }
       *[other] { $before }と{ $next }
    }
    .may = { $self-whom }行動済みにしてもよい
    .sets-picked = このスキルのコストで行動済みにした{ $cards-first-further }味方
    .sets-pickedthen = その味方
    .sets-pickedmany = { $cards-first-number ->
        [many] yes
       *[one] no
    }
word-flip = { $what ->
    [none] ［絆裏返{ $count-n }］
   *[other] { $what-pick }{ $count-n }枚裏向きにする
}
    .may = { $what ->
        [none] ［絆裏返{ $count-n }］してもよい
       *[other] { $what-pick }{ $count-n }枚裏向きにしてもよい
    }
word-discarding = { $cards-paid }退避エリアに置く
    .may = { $cards-paid }退避エリアに置いてもよい
    .sets-picked = このスキルのコストで退避エリアに置いたカード
    .sets-pickedthen = そのカード
    .sets-pickedmany = { $cards-number ->
        [many] yes
       *[one] no
    }
word-by = { $effect-cost }
    .may = { $effect-costmay }

## What holds effects together

effect =
    .and = { $self }
    .te = { $self }
    .may = { $self }
    .cost = { $self }
    .costmay = { $self-may }
    .bare = { $self }
    .baremay = { $self-may }
    .gate = {""}
    .takes = no
    .shows = no
    .looks = no
    .empty = no
    .doer = you
    .maysay = { $self-may }
    .run = { $self }
    .option = { $self }
    .pickone = { $self }
    .once = {""}
steps = { $prior-shows ->
    [yes] { $next-takes ->
        [yes] { $before-te }から{ $form ->
            [may] { $next-baremay }
           *[other] { $next-bare }
        }
       *[no] { $before-usual }。{ $next }
    }
   *[no] { $prior-looks ->
        [yes] { $next-takes ->
            [yes] { $before-te }、{ $next-bare }
           *[no] { $before-usual }。{ $next }
        }
       *[no] { $before-usual }。{ $next }
    }
}
word-seq = { $effects }
    .like = effect
    .may = { $effects-may }
    .cost = { $effects-run }
    .bare = { $effects }
    .baremay = { $effects-may }
    .empty = { $effects-count ->
        [0] yes
       *[other] no
    }
    .run = { $effects-run }
    .and = { $effects-and }
    .join = { $next-mixes ->
        [yes] { $before-into }。{ $next }
       *[no] { $form ->
            [run] { $before-and }、{ $next }
            [and] { $before-and }、{ $next }
            [may] { $prior-shows ->
                [yes] { steps }
               *[no] { $before-and }、{ $next }
            }
           *[other] { steps }
        }
    }
word-may = { $by-kind ->
    [opponent] { $effect-doer ->
        [others] { $effect-may }
       *[you] 相手は{ $effect-may }
    }
   *[you] { $effect-asks ->
        [yes] あなたは{ $effect-may }
       *[no] { $effect-maysay }
    }
}
    .like = effect
    .sets-might = { $by-kind }
    .bare = { $effect-baremay }
    .takes = { $effect-takes }
    .gate = { $effect-gate }
word-if = { $otherwise ->
    [none] { $condition-if }、{ $effect-run }
   *[other] { $otherwise-run }。{ $condition-if }、代わりに{ $effect-run }
}
    .like = effect
    .bare = { $effect-bare }
    .gate = { $condition-if }、
    .may = { $condition-if }、{ $effect-may }
word-instead = { $chosen-pre }{ $effect }。{ $replaced_if-if }、代わりに{ $by }
    .like = effect
word-for_each = { $quantity-per }{ $effect-run }
    .like = effect
    .may = { $quantity-per }{ $effect-may }
word-each = { $players-subject }{ $effect-run }
    .like = effect
    .may = { $players-subject }{ $effect-may }
    .doer = others
word-choose_one = 以下の効果から１つを選ぶ。・{ $effects }
    .like = effect
    .join = { $form ->
        [bare] { $before }か、{ $next }
       *[other] { $before }。・{ $next }
    }
    .option = { $effects-bare }
    .one = yes
word-opponent_chooses_one = 相手は以下の効果から１つを選ぶ。・{ $effects }
    .like = effect
    .apart = yes
    .join = { $before }。・{ $next }
word-pay_to = { $cost }。そうしたなら、{ $effect }
    .like = effect
    .may = { $effect-empty ->
        [yes] { $cost-may }
       *[no] { $cost-may }。そうしたなら、{ $effect-run }
    }
    .asks = yes
word-if_you_do = { $then-one ->
    [yes] { $effect-choosing ->
        [yes] { $effect-pickone }{ $then-option }
       *[no] { $effect }。そうしたなら、{ $then-run }
    }
   *[no] { $effect }。そうしたなら、{ $then-run }
}
    .like = effect
    .may = { $effect-may }。そうしたなら、{ $then-run }
    .maysay = { $effect-maysay }。そうしたなら、{ $then-run }
    .bare = { $effect-bare }。そうしたなら、{ $then-run }
    .baremay = { $effect-baremay }。そうしたなら、{ $then-run }
    .takes = { $effect-takes }

## Effects

doing = { $self-subject }{ $self-obj }{ $self-verb }
    .like = effect
    .subject = { $cards-by ->
        [opponent] 相手は
        [they] {""}
       *[you] { $cards-pronoun ->
            [yes] { $cards-theirs ->
                [yes] {""}
               *[no] {""}
            }
           *[no] {""}
        }
    }
    .obj = { $cards-obj }
    .and = { $self-subject }{ $self-obj }{ $self-verband }
    .te = { $self-subject }{ $self-obj }{ $self-verbte }
    .may = { $self-whomay }{ $self-obj }{ $self-verbte }もよい
    .maysay = { $last-style ->
        [support] { $cards-pre }{ $self-whomay }{ $cards-ref }を{ $self-verbte }もよい
       *[none] { $self-may }
    }
    .whomay = { $cards-by ->
        [opponent] 相手は
       *[you] { $cards-theirs ->
            [yes] あなたは
           *[no] {""}
        }
    }
    .cost = { $cards-paid }{ $self-verb }
    .costmay = { $cards-paid }{ $self-verbte }もよい
    .bare = { $self-verb }
    .baremay = { $self-verbte }もよい
    .takes = { $cards-pronoun }
    .doer = { $cards-by ->
        [opponent] others
       *[you] you
    }
up-to-hand = 手札が{ $count-fixed ->
    [yes] { $count-n }枚
   *[no] { $count }と同じ枚数
}になるまで、カードを
word-draw_until = { $who-subject }{ up-to-hand }引く
    .like = effect
    .and = { $who-subject }{ up-to-hand }引き
    .te = { $who-subject }{ up-to-hand }引いて
    .may = { $who-subject }{ up-to-hand }引いてもよい
    .sets-done = 引いたカード
    .sets-doneunit = 枚
    .doer = { $who-kind ->
        [you] you
       *[other] others
    }
drawn = { $count-fixed ->
    [yes] カードを{ $count-n }枚
   *[no] { $count-asmany }カードを
}
word-draw = { $who-subject }{ drawn }引く
    .like = effect
    .and = { $who-subject }{ drawn }引き
    .te = { $who-subject }{ drawn }引いて
    .may = { $who-subject }{ drawn }引いてもよい
    .maysay = { $who-kind ->
        [opponent] 相手に{ drawn }引かせてもよい
       *[you] { $self-may }
    }
    .cost = { drawn }引く
    .costmay = { drawn }引いてもよい
    .sets-done = 引いたカード
    .sets-doneunit = 枚
    .doer = { $who-kind ->
        [you] you
       *[other] others
    }
word-move =
    .like = doing
    .verb = 移動させる
    .verband = 移動させ
    .verbte = 移動させて
    .sets-done = 移動させた{ $cards-noun }
    .sets-doneunit = 体
word-destroy =
    .like = doing
    .verb = 撃破する
    .verband = 撃破し
    .verbte = 撃破して
    .sets-done = 撃破した{ $cards-noun }
    .sets-doneunit = 体
word-tap =
    .like = doing
    .verb = 行動済みにする
    .verband = 行動済みにし
    .verbte = 行動済みにして
    .sets-done = 行動済みにした{ $cards-noun }
    .sets-doneunit = 体
word-untap =
    .like = doing
    .verb = 未行動にする
    .verband = 未行動にし
    .verbte = 未行動にして
    .sets-done = 未行動にした{ $cards-noun }
    .sets-doneunit = 体
to-hand = { $cards-theirs ->
    [field] 相手の手札に
    [yes] 相手の手札に
   *[no] { $last-owned ->
        [yes] 自分の手札に
       *[none] 手札に
    }
}
word-to_hand =
    .like = doing
    .verb = { to-hand }{ $cards-place ->
        [field] 戻す
       *[cards] 加える
    }
    .verband = { to-hand }{ $cards-place ->
        [field] 戻し
       *[cards] 加え
    }
    .verbte = { to-hand }{ $cards-place ->
        [field] 戻して
       *[cards] 加えて
    }
    .sets-done = 手札に加えた{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "このユニット") ->
        [yes] this
       *[no] none
    }
word-to_retreat =
    .like = doing
    .verb = 退避エリアに{ $cards-theirs ->
        [yes] 置かせる
       *[no] 置く
    }
    .verband = 退避エリアに{ $cards-theirs ->
        [yes] 置かせ
       *[no] 置き
    }
    .verbte = 退避エリアに{ $cards-theirs ->
        [yes] 置かせて
       *[no] 置いて
    }
    .sets-done = 退避エリアに置いた{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "このユニット") ->
        [yes] this
       *[no] none
    }
to-bonds = { $cards-theirs ->
    [field] 相手の絆エリアに
    [yes] 相手の絆エリアに
   *[no] { $last-owned ->
        [yes] 自分の絆エリアに
       *[none] 絆エリアに
    }
}
word-to_bonds =
    .like = doing
    .verb = { to-bonds }置く
    .verband = { to-bonds }置き
    .verbte = { to-bonds }置いて
    .sets-done = 絆エリアに置いた{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "このユニット") ->
        [yes] this
       *[no] none
    }
word-to_bonds_face_down =
    .like = doing
    .verb = { to-bonds }裏向きで置く
    .verband = { to-bonds }裏向きで置き
    .verbte = { to-bonds }裏向きで置いて
    .sets-done = 絆エリアに置いた{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "このユニット") ->
        [yes] this
       *[no] none
    }
word-shown_to_deck_top =
    .like = doing
    .verb = 公開してからデッキの１番上に置く
    .verband = 公開してからデッキの１番上に置き
    .verbte = 公開してからデッキの１番上に置いて
    .cost = { $cards-paid }公開してデッキの１番上に置く
    .sets-done = デッキの１番上に置いた{ $cards-noun }
    .sets-doneunit = { $cards-unit }
word-to_orbs =
    .like = doing
    .verb = オーブに追加する
    .verband = オーブに追加し
    .verbte = オーブに追加して
    .sets-done = オーブに追加した{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "このユニット") ->
        [yes] this
       *[no] none
    }
word-level_up_with =
    .like = doing
    .verb = { $unit }の上に重ねてレベルアップさせる
    .verband = { $unit }の上に重ねてレベルアップさせ
    .verbte = { $unit }の上に重ねてレベルアップさせて
    .sets-done = 重ねた{ $cards-noun }
    .sets-doneunit = 枚
deck-of = { $cards-theirs ->
    [field] 相手の
    [yes] 相手の
   *[no] {""}
}
to-deck = { $cards-theirs ->
    [field] 相手のデッキの
    [yes] 相手のデッキの
   *[no] デッキの
}
any-order = { $cards-number ->
    [many] { $cards-sole ->
        [yes] {""}
       *[no] 好きな順番で
    }
   *[one] {""}
}
word-to_deck_top =
    .like = doing
    .verb = { to-deck }１番上に{ any-order }置く
    .verband = { to-deck }１番上に{ any-order }置き
    .verbte = { to-deck }１番上に{ any-order }置いて
    .into = { $self-subject }{ $self-obj }{ deck-of }デッキに加える
    .sets-done = デッキの１番上に置いた{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "このユニット") ->
        [yes] this
       *[no] none
    }
word-to_deck_bottom =
    .like = doing
    .verb = { to-deck }１番下に{ any-order }置く
    .verband = { to-deck }１番下に{ any-order }置き
    .verbte = { to-deck }１番下に{ any-order }置いて
    .sets-done = デッキの１番下に置いた{ $cards-noun }
    .sets-doneunit = { $cards-unit }
    .sets-moved = { SAME($cards, "このユニット") ->
        [yes] this
       *[no] none
    }
word-reveal =
    .like = doing
    .verb = { $cards-theirs ->
        [yes] 公開させる
       *[no] 公開する
    }
    .verband = { $cards-theirs ->
        [yes] 公開させ
       *[no] 公開し
    }
    .verbte = { $cards-theirs ->
        [yes] 公開させて
       *[no] 公開して
    }
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
    .sets-shown = 公開した
    .sets-done = 公開した{ $cards-noun }
    .sets-doneunit = { $cards-unit }
word-look_at = { $who-subject }{ $cards-obj }{ $self-verb }
    .like = doing
    .opens-looker = { $who-kind }
    .verb = { $cards-place ->
        [orbs] 表を見る
       *[other] 見る
    }
    .verband = { $cards-place ->
        [orbs] 表を見
       *[other] 見
    }
    .verbte = { $cards-place ->
        [orbs] 表を見て
       *[other] 見て
    }
    .sets-seen = yes
    .sets-shown = その
    .looks = { $cards-number ->
        [one] { $cards-place ->
            [deck] yes
           *[other] no
        }
       *[many] no
    }
word-flip_up =
    .like = doing
    .verb = 表向きにする
    .verband = 表向きにし
    .verbte = 表向きにして
    .sets-done = 表向きにした{ $cards-noun }
    .sets-doneunit = { $cards-unit }
word-flip_down =
    .like = doing
    .verb = 裏向きにする
    .verband = 裏向きにし
    .verbte = 裏向きにして
    .sets-done = 裏向きにした{ $cards-noun }
    .sets-doneunit = { $cards-unit }
word-shuffle = その後、{ $who-kind ->
    [you] { $last-theirs ->
        [yes] 自分の
       *[other] {""}
    }
   *[other] { $who-whose }
}デッキをシャッフルする
    .like = effect
    .may = { $who-subject }デッキをシャッフルしてもよい
    .mixes = yes
orb-cards = { $count ->
    [1] デッキの１番上のカードをオーブに
   *[other] デッキの上からカードを{ $count-n }枚オーブに
}
word-add_orb = { $who-subject }{ orb-cards }追加する
    .like = effect
    .and = { $who-subject }{ orb-cards }追加し
    .te = { $who-subject }{ orb-cards }追加して
    .may = { $who-subject }{ orb-cards }追加してもよい
    .sets-done = 追加したオーブ
    .sets-doneunit = つ
word-destroy_orb = { $whose-whose }オーブを{ $count-n }つ破壊する
    .like = effect
    .and = { $whose-whose }オーブを{ $count-n }つ破壊し
    .te = { $whose-whose }オーブを{ $count-n }つ破壊して
    .may = { $whose-whose }オーブを{ $count-n }つ破壊してもよい
    .sets-done = 破壊したオーブ
    .sets-doneunit = つ
stands-for = { $last-side ->
    [event] その{ $last-that }
   *[none] 防御ユニット
}
word-take_attack = { $cards-nameonly }は{ stands-for }の代わりに攻撃される
    .like = effect
    .may = { $cards-nameonly }は{ stands-for }の代わりに攻撃されてもよい
word-place_support = { $who-subject }支援カードをもう{ $count-n }枚置く
    .like = effect
    .and = { $who-subject }支援カードをもう{ $count-n }枚置き
    .te = { $who-subject }支援カードをもう{ $count-n }枚置いて
    .may = { $who-subject }支援カードをもう{ $count-n }枚置いてもよい
    .sets-done = 置いた支援カード
    .sets-doneunit = 枚
word-deploy =
    .like = doing
    .verb = 出撃させる
    .verband = 出撃させ
    .verbte = 出撃させて
    .sets-it = deployed
    .sets-done = 出撃させた{ $cards-noun }
    .sets-doneunit = 体
word-deploy_tapped =
    .like = doing
    .verb = 行動済みで出撃させる
    .verband = 行動済みで出撃させ
    .verbte = 行動済みで出撃させて
    .sets-it = deployed
    .sets-done = 出撃させた{ $cards-noun }
    .sets-doneunit = 体
word-deploy_to_front =
    .like = doing
    .verb = 前衛に出撃させる
    .verband = 前衛に出撃させ
    .verbte = 前衛に出撃させて
    .sets-it = deployed
    .sets-done = 出撃させた{ $cards-noun }
    .sets-doneunit = 体
word-deploy_to_back =
    .like = doing
    .verb = 後衛に出撃させる
    .verband = 後衛に出撃させ
    .verbte = 後衛に出撃させて
    .sets-it = deployed
    .sets-done = 出撃させた{ $cards-noun }
    .sets-doneunit = 体
word-deploy_tapped_to_front =
    .like = doing
    .verb = 前衛に行動済みで出撃させる
    .verband = 前衛に行動済みで出撃させ
    .verbte = 前衛に行動済みで出撃させて
    .sets-it = deployed
    .sets-done = 出撃させた{ $cards-noun }
    .sets-doneunit = 体
word-deploy_tapped_to_back =
    .like = doing
    .verb = 後衛に行動済みで出撃させる
    .verband = 後衛に行動済みで出撃させ
    .verbte = 後衛に行動済みで出撃させて
    .sets-it = deployed
    .sets-done = 出撃させた{ $cards-noun }
    .sets-doneunit = 体
word-deploy_beside =
    .like = doing
    .verb = { $beside }と同じエリアに出撃させる
    .verband = { $beside }と同じエリアに出撃させ
    .verbte = { $beside }と同じエリアに出撃させて
    .sets-it = deployed
    .sets-done = 出撃させた{ $cards-noun }
    .sets-doneunit = 体
word-grow =
    .like = doing
    .order = under cards
    .verb = { $under }の下に重ねて成長させる
    .verband = { $under }の下に重ねて成長させ
    .verbte = { $under }の下に重ねて成長させて
    .sets-done = 重ねた{ $cards-noun }
    .sets-doneunit = 枚
word-choose = { $cards-pick }選ぶ
    .like = effect
    .and = { $cards-pick }選び
    .may = { $cards-pick }選んでもよい
    .pickone = { $cards-pick }選び、
    .choosing = yes
    .sets-chose = { $cards-noun }
    .sets-foe = { $cards-theirs }
    .sets-picked = その{ $cards-noun }
    .sets-pickedthen = その{ $cards-noun }
    .sets-pickedmany = no
word-name_unit = ユニット名を１つ選ぶ
    .like = effect
    .and = ユニット名を１つ選び
word-copy = { $of-pre }{ $duration }このユニットのカード名と戦闘力以外は{ $of-ref }のコピーになる
    .like = effect
word-instead_of_retreat = { $effect-gate }戦闘終了時、このカードを退避エリアに置く代わりに{ $effect-bare }
    .like = effect
    .opens-it = paper

## How long

word-for_good = ゲーム終了まで、
    .short = {""}
word-this_turn = ターン終了まで、
    .time = ターン
word-this_battle = 戦闘終了まで、
    .time = 戦闘
word-until_end_of_opponents_next_turn = 次の相手のターン終了まで、
word-until_end_of_your_next_turn = 次の自分のターン終了まで、
word-until_your_next_turn = 次の自分のターン開始まで、
word-opponents_next_turn = 次の相手のターン中、
    .coming = yes
    .time = 次の相手のターン
word-your_next_turn = 次の自分のターン中、
    .coming = yes
    .time = 次の自分のターン

## What changes

change =
    .added = no
    .gained = no
    .skills = no
word-attack = { $by-per }{ $last-who }の戦闘力は{ WIDE(SIGNED($by-head)) }される
    .like = change
    .and = { $by-per }{ $last-who }の戦闘力は{ WIDE(SIGNED($by-head)) }され
    .plain = yes
word-attack_becomes = { $last-who }の戦闘力は{ $to-n }になる
    .like = change
    .and = { $last-who }の戦闘力は{ $to-n }になり
word-support_power = { $by-per }{ $last-who }の支援力は{ WIDE(SIGNED($by-head)) }される
    .like = change
    .and = { $by-per }{ $last-who }の支援力は{ WIDE(SIGNED($by-head)) }され
word-cost = { $by-per }{ $last-who }の出撃コストは{ WIDE(SIGNED($by-head)) }される
    .like = change
    .and = { $by-per }{ $last-who }の出撃コストは{ WIDE(SIGNED($by-head)) }され
word-support_becomes = { $last-who }の支援力は{ $to-n }になる
    .like = change
    .and = { $last-who }の支援力は{ $to-n }になり
word-cost_becomes = { $last-who }の出撃コストは{ $to-n }になる
    .like = change
    .and = { $last-who }の出撃コストは{ $to-n }になり
word-destroys_orbs = { $last-who }が攻撃で破壊するオーブは{ $count-n }つになる
    .like = change
    .and = { $last-who }が攻撃で破壊するオーブは{ $count-n }つになり
word-doubled = { $last-who }の戦闘力は２倍になる
    .like = change
    .and = { $last-who }の戦闘力は２倍になり
word-tripled = { $last-who }の戦闘力は３倍になる
    .like = change
    .and = { $last-who }の戦闘力は３倍になり
added-change = { $last-who }に{ $self-thing }が追加される
    .like = change
    .and = { $last-who }に{ $self-thing }が追加され
    .added = yes
    .list = { $last-who }に{ $self-thing }
    .tail = { $self-thing }が追加される
    .tailand = { $self-thing }が追加され
word-sign = { $sign-sort ->
    [symbol] { $last-who }は［{ $sign }］としてもあつかう
   *[sign] { $last-who }に［{ $sign }］が追加される
}
    .like = added-change
    .thing = ［{ $sign }］
    .and = { $sign-sort ->
        [symbol] { $last-who }は［{ $sign }］としてもあつかい
       *[sign] { $last-who }に［{ $sign }］が追加され
    }
    .added = { $sign-sort ->
        [symbol] no
       *[sign] yes
    }
word-loses_sign = { $last-who }は［{ $sign }］を失う
    .like = change
    .and = { $last-who }は［{ $sign }］を失い
    .lost = yes
    .losing = { $last-who }は［{ $sign }］
    .thing = ［{ $sign }］
    .tail = ［{ $sign }］を失う
    .tailand = ［{ $sign }］を失い
gained-change = { $last-who }は{ $cards-all }が持つ{ $self-thing }を得る
    .like = change
    .and = { $last-who }は{ $cards-all }が持つ{ $self-thing }を得
    .gained = yes
    .owning = { $last-who }は{ $cards-all }が持つ{ $self-thing }
    .tail = { $self-thing }を得る
    .tailand = { $self-thing }を得
word-weapons_of_all =
    .like = gained-change
    .thing = 武器
word-types_of_all =
    .like = gained-change
    .thing = タイプ
word-symbols_of_all =
    .like = gained-change
    .thing = シンボル
word-ranges_of_all =
    .like = gained-change
    .thing = 射程
word-range =
    .like = added-change
    .thing = 射程{ WIDE($name) }
word-loses_range = { $last-who }は射程{ WIDE($name) }を失う
    .like = change
    .and = { $last-who }は射程{ WIDE($name) }を失い
    .lost = yes
    .losing = { $last-who }は射程{ WIDE($name) }
    .thing = 射程{ WIDE($name) }
    .tail = 射程{ WIDE($name) }を失う
    .tailand = 射程{ WIDE($name) }を失い
word-range_becomes = { $last-them }の射程は{ WIDE($name) }になる
    .like = change
    .and = { $last-them }の射程は{ WIDE($name) }になり
word-cannot_attack = { $last-them }は攻撃できない
    .like = change
    .and = { $last-them }は攻撃できず
word-cannot_critical = { $last-them }は必殺攻撃できない
    .like = change
    .and = { $last-them }は必殺攻撃できず
word-cannot_evade = { $last-them }は神速回避できない
    .like = change
    .and = { $last-them }は神速回避できず
word-cannot_move = { $last-them }は移動できない
    .like = change
    .and = { $last-them }は移動できず
word-stays_tapped = { $last-them }はターン開始時に未行動にならない
    .like = change
    .and = { $last-them }はターン開始時に未行動にならず
word-cannot_untap = { $last-them }は未行動にならない
    .like = change
    .and = { $last-them }は未行動にならず
word-cannot_be_chosen_by_enemies = { $last-who }は敵のスキルで選ばれない
    .like = change
    .and = { $last-who }は敵のスキルで選ばれず
word-supported_twice = { $last-them }を支援しているカードの支援スキルは２回発動する
    .like = change
    .and = { $last-them }を支援しているカードの支援スキルは２回発動し
word-cannot_level_up = { $last-who }はレベルアップできない
    .like = change
    .and = { $last-who }はレベルアップできず
word-cannot_be_moved_by_skills = { $last-who }はスキルで移動しない
    .like = change
    .and = { $last-who }はスキルで移動せず
word-cannot_be_moved_by_enemies = { $last-who }は敵のスキルで移動しない
    .like = change
    .and = { $last-who }は敵のスキルで移動せず
word-cannot_be_tapped_by_enemies = { $last-who }は敵のスキルで行動済みにならない
    .like = change
    .and = { $last-who }は敵のスキルで行動済みにならず
word-cannot_be_destroyed_by_skills = { $last-who }はスキルで撃破されない
    .like = change
    .and = { $last-who }はスキルで撃破されず
word-cannot_be_destroyed_by_enemies = { $last-who }は敵のスキルで撃破されない
    .like = change
    .and = { $last-who }は敵のスキルで撃破されず
word-cannot_be_destroyed_by = { $last-who }は{ $who }の攻撃で撃破されない
    .like = change
    .and = { $last-who }は{ $who }の攻撃で撃破されず
word-cannot_be_evaded = { $last-who }の攻撃は神速回避されない
    .like = change
    .and = { $last-who }の攻撃は神速回避されず
    .brief = yes
    .brieftext = 攻撃は神速回避されない
    .briefand = 攻撃は神速回避されず
word-cannot_be_evaded_by = { $last-who }の攻撃は{ $who }に神速回避されない
    .like = change
    .and = { $last-who }の攻撃は{ $who }に神速回避されず
word-cannot_be_destroyed_by_attacks = { $last-who }は敵の攻撃で撃破されない
    .like = change
    .and = { $last-who }は敵の攻撃で撃破されず
word-cannot_be_destroyed = { $last-who }は撃破されない
    .like = change
    .and = { $last-who }は撃破されず
word-triple_critical = { $last-them }が必殺攻撃した場合、{ $last-them }の戦闘力を２倍にする代わりに３倍にする
    .like = change
    .and = { $last-them }が必殺攻撃した場合、{ $last-them }の戦闘力を２倍にする代わりに３倍にし
word-cannot_attack_any = { $last-who }は{ $whom }を攻撃できない
    .like = change
    .and = { $last-who }は{ $whom }を攻撃できず
word-cannot_be_attacked_by = { $who }は{ $last-them }を攻撃できない
    .like = change
    .and = { $who }は{ $last-them }を攻撃できず
word-critical_to_deck_top = { $last-them }が必殺攻撃する場合、自分の手札から{ $what }を退避エリアに置く代わりにデッキの１番上に置いてもよい
    .like = change
    .and = { $last-them }が必殺攻撃する場合、自分の手札から{ $what }を退避エリアに置く代わりにデッキの１番上に置いてもよく
word-critical_with = { $last-who }は{ $what-cardly }で必殺攻撃することができる
    .like = change
    .and = { $last-who }は{ $what-cardly }で必殺攻撃することができ
word-evades_with = { $last-who }は{ $what-cardly }で神速回避することができる
    .like = change
    .and = { $last-who }は{ $what-cardly }で神速回避することができ
word-cannot_be_discarded_by_enemies = { $last-who }は相手のスキルで退避エリアに置かれない
    .like = change
    .and = { $last-who }は相手のスキルで退避エリアに置かれず
word-class_change_cost = { $by-per }{ $last-who }のクラスチェンジコストは{ WIDE(SIGNED($by-head)) }される
    .like = change
    .and = { $by-per }{ $last-who }のクラスチェンジコストは{ WIDE(SIGNED($by-head)) }され
word-reaches = { $last-who }は射程に関係なく{ $whom }を攻撃することができる
    .like = change
    .and = { $last-who }は射程に関係なく{ $whom }を攻撃することができ
word-reached_by = { $who }は射程に関係なく{ $last-them }を攻撃することができる
    .like = change
    .and = { $who }は射程に関係なく{ $last-them }を攻撃することができ
supporter = { $what-any ->
    [yes] { $last-foe ->
        [field] 相手の支援カード
       *[other] すべてのカード
    }
   *[no] { $what-cardly }
}
word-cannot_be_supported_by = { supporter }は{ $last-them }の支援に失敗する
    .like = change
    .and = { supporter }は{ $last-them }の支援に失敗し
word-always_supported_by = { supporter }は{ $last-them }の支援に成功する
    .like = change
    .and = { supporter }は{ $last-them }の支援に成功し
word-skill = { SAME($name, "") ->
    [yes] { $last-who }は以下のスキルを得る。“{ $skill-granted }”
   *[no] { $last-who }は『{ $name }』を得る（『{ $name }』{ $skill-granted }）
}
    .like = change
    .and = { SAME($name, "") ->
        [yes] { $last-who }はスキル“{ $skill-granted }”を得
       *[no] { $last-who }は『{ $name }』を得（『{ $name }』{ $skill-granted }）
    }
    .sets-who = { $last-who }
    .sets-them = { $last-them }
word-loses_skill = { $last-who }は『{ $name }』を{ $last-own ->
    [yes] 失う
   *[other] 失い、新たに得ることもできない
}
    .like = change
    .and = { $last-who }は『{ $name }』を{ $last-own ->
        [yes] 失い
       *[other] 失い、新たに得ることもできず
    }
word-free = このユニットの『{ $name }』のコストを支払わなくてもよい
    .like = change
    .and = このユニットの『{ $name }』のコストを支払わなくてもよく
word-loses_support_skills = { $last-who }は支援スキルを失う
    .like = change
    .and = { $last-who }は支援スキルを失い
word-loses_all_skills = { $last-who }はすべてのスキルを失う
    .like = change
    .and = { $last-who }はすべてのスキルを失い
word-cannot_use = { $last-user }は『{ $name }』を使用できない
    .like = change
    .and = { $last-user }は『{ $name }』を使用できず
word-cannot_use_skills = { $last-user }はスキルを使用できない
    .like = change
    .and = { $last-user }はスキルを使用できず
word-support_instead = { $last-backed }が退避エリアに置かれる場合、代わりに{ $effect-bare }
    .like = change
    .instead = yes
    .and = { $last-backed }が退避エリアに置かれる場合、代わりに{ $effect-bare }
    .opens-it = そのカード
    .opens-that = カード
    .opens-theirs = no
    .opens-owned = yes
destroyed-one = { $last-foe ->
    [field] その敵
   *[other] { $last-them }
}
was-destroyed = { $last-foe ->
    [field] 攻撃で撃破されたなら
   *[other] 敵の攻撃で撃破された場合
}
word-destroyed_instead = { $last-them }が{ was-destroyed }、{ destroyed-one }を退避エリアに置く代わりに{ $effect-bare }
    .like = change
    .and = { $last-them }が{ was-destroyed }、{ destroyed-one }を退避エリアに置く代わりに{ $effect-bare }
    .opens-it = そのユニット
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-destroyed_anyhow_instead = { $last-them }が撃破された場合、{ destroyed-one }を退避エリアに置く代わりに{ $effect-bare }
    .like = change
    .and = { $last-them }が撃破された場合、{ destroyed-one }を退避エリアに置く代わりに{ $effect-bare }
    .opens-it = そのユニット
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-destroyed_by_skill_instead = { $last-them }がスキルで撃破された場合、{ destroyed-one }を退避エリアに置く代わりに{ $effect-bare }
    .like = change
    .and = { $last-them }がスキルで撃破された場合、{ destroyed-one }を退避エリアに置く代わりに{ $effect-bare }
    .opens-it = そのユニット
    .opens-theirs = { $last-foe }
    .opens-owned = yes
spared-one = { $last-foe ->
    [field] その敵
   *[other] その味方
}
word-spared = { $last-them }が撃破される場合、代わりに{ $effect }
    .like = change
    .and = { $last-them }が撃破される場合、代わりに{ $effect }
    .opens-it = { spared-one }
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-spared_from_attacks = { $last-them }が敵の攻撃で撃破される場合、代わりに{ $effect }
    .like = change
    .and = { $last-them }が敵の攻撃で撃破される場合、代わりに{ $effect }
    .opens-it = { spared-one }
    .opens-theirs = { $last-foe }
    .opens-owned = yes
word-spared_from_skills = { $last-them }がスキルで撃破される場合、代わりに{ $effect }
    .like = change
    .and = { $last-them }がスキルで撃破される場合、代わりに{ $effect }
    .opens-it = { spared-one }
    .opens-theirs = { $last-foe }
    .opens-owned = yes

joined-changes = { $prior-added ->
    [yes] { $next-added ->
        [yes] { $before-list }と{ $form ->
            [list] { $next-thing }
            [and] { $next-tailand }
           *[other] { $next-tail }
        }
       *[no] { $before-and }、{ $next }
    }
   *[no] { $prior-gained ->
        [yes] { $next-gained ->
            [yes] { $before-owning }と{ $form ->
                [owning] { $next-thing }
                [and] { $next-tailand }
               *[other] { $next-tail }
            }
           *[no] { $before-and }、{ $next }
        }
       *[no] { $prior-lost ->
            [yes] { $next-lost ->
                [yes] { $before-losing }と{ $form ->
                    [losing] { $next-thing }
                    [and] { $next-tailand }
                   *[other] { $next-tail }
                }
               *[no] { $before-and }、{ $next }
            }
           *[no] { $before-and }、{ $next }
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
    .and = { $who-pre }{ give-time }{ $changes-and }
    .opens-who = { $who-ref }
    .opens-own = { $who-very }
    .opens-them = { $last-players ->
        [yes] { $who-player }
       *[none] { $who-them }
    }
    .opens-user = { $who-user }
    .opens-backed = { $who-backed }
    .opens-foe = { $who-theirs }
    .join = { $next-brief ->
        [yes] { $prior-plain ->
            [yes] { $before-and }、{ $form ->
                [and] { $next-briefand }
               *[other] { $next-brieftext }
            }
           *[no] { $before-and }、{ $next }
        }
       *[no] { joined-changes }
    }
word-while = { $condition-if }、{ $effect }
    .static = { $condition-if }、{ $effect-static }
    .like = effect
    .gated = yes
barred-player = { $who-kind ->
    [you] 自分は
   *[other] { $who }は
}
word-cannot_deploy = { barred-player }{ $what-any ->
    [yes] カード
   *[no] { $what-cardly }
}を出撃させることができない
    .like = effect
    .static = { $self }
word-cannot_deploy_by_skills = { barred-player }スキルで{ $what-any ->
    [yes] カード
   *[no] { $what-cardly }
}を出撃させることができない
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
word-later_on = { $duration-time }{ $skill-edge }、{ $skill-act }
    .order = about duration skill
    .opens-about = { $about ->
        [none] none
       *[other] { $last-chose ->
            [none] { $last-that }
           *[other] { $last-chose }
        }
    }
    .like = effect
word-throughout = { $duration-long }{ $effect-static }
    .like = effect
    .opens-players = { $duration-coming ->
        [yes] no
       *[no] yes
    }
word-throughout_here = { $duration-long }{ $effect-gated ->
    [yes] {""}
   *[no] このユニットが戦場にいる間、
}{ $effect-static }
    .like = effect
