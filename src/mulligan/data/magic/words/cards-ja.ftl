### Japanese for the words of Magic's cards, in the idiom of the official cards of 2013. docs/card-language.md tells how
### messages become a card's text. A target is announced first and is "それ" from then on; a verb has the endings it needs.
###
### Forms of effects:    the value is a whole sentence without its stop; .tgt what it aims at ("クリーチャー１体を対象", or nothing),
###                      .aims and .aimed the same where the sentence goes on and where it ends; .subj its subject with は;
###                      .body its predicate without ending; .do .i .te .nai the predicate in four endings, .mo with "てもよい";
###                      .end what X is, .tell both; .on the value where the sentence goes on; .stop the stop after it
### Features of effects: .clause sentence (always its own), act, flow (goes on with 、) or then (goes on with その後);
###                      .doer other if the player spoken of does not do it; .by others if somebody else than you does;
###                      .light and .brief: two of them share a sentence; .leads その後 comes after it; .playerly "あなたは" may be needed
### Forms of cards:      the value is all of them or the very one; .wo .ga1 … with their particle, for the number stands after it;
###                      .full any of them, with whose they are; .kind without; .core the bare noun; .one "クリーチャー１体";
###                      .each "各クリーチャー"; .alone a target by itself, for it is "それ" in a text; .unit the measure word; .tgt see above; .owner whose zone they go to
### Forms of traits:     the value stands before the noun; .noun before "か"; .card of a card; .is a predicate, .isnot its contrary; .neg with "でない"
### Forms of changes:    the value is what is gained, .hold what is so always; .i where it goes on; .noun a keyword's name; .b… what it becomes
### Forms of quantities: the value is a noun; .n the number or Ｘ; .sort plain, per, mult, that or equal; .per "沼１つにつき"; .end what X is
### Forms of conditions: the value stands before a noun; .if .while .unless .only with what follows; .not its contrary
### Forms of events:     the value ends in とき or たび; .sub its subject; .ru a clause; .pred the value without its subject
### Forms of players:    the value is a noun; .subj with は; .any "対戦相手１人"; .whose with の; .own "自分の", of you "あなたの"

list =
    .join = { $before }{ $next }

## Lines on a card, and what effects are made of

ability =
    .line = { $self }。
spoken =
    .like = ability
    .token = 「{ $self-line }」

effect = { SAME($self-subj, "") ->
    [yes] { $self-aims }
   *[no] { $self-aimed }
}{ $self-subj }{ $self-do }{ $self-end }
    .tgt = {""}
    .aims = { SAME($self-tgt, "") ->
        [yes] {""}
       *[no] { $self-tgt }とし、
    }
    .aimed = { SAME($self-tgt, "") ->
        [yes] {""}
       *[no] { $self-tgt }とする。
    }
    .subj = {""}
    .do = { $self-body }
    .tell = { $self-do }{ $self-end }
    .i = { $self-do }
    .on = { SAME($self-subj, "") ->
        [yes] { $self-aims }
       *[no] { $self-aimed }
    }{ $self-subj }{ $self-i }
    .te = { $self-by ->
        [others] { SAME($self-subj, "") ->
            [yes] { $self-tesame }
           *[no] { $self-actor }が{ $self-do }ことを選んで
        }
       *[you] { $self-tesame }
    }
    .tesame = { $self-do }ことを選んで
    .mo = { $self-te }もよい{ $self-end }
    .end = {""}
    .sets-deed = none
    .clause = act
    .doer = same
    .stop = 。
    .lies = no
    .empty = no
    .quoted = 「{ $self }{ $self-stop }」
    .by = you
    .light = no
    .brief = no
    .late = no
    .leads = no
    .playerly = no
    .actor = { this-card }
    .shown = no
    .takes = no
    .copy = no
verb-suru =
    .like = effect
    .do = { $self-body }する
    .i = { $self-body }し
    .tesame = { $self-body }して
    .nai = { $self-body }しない
verb-ku =
    .like = effect
    .do = { $self-body }く
    .i = { $self-body }き
    .tesame = { $self-body }いて
    .nai = { $self-body }かない
verb-su =
    .like = effect
    .do = { $self-body }す
    .i = { $self-body }し
    .tesame = { $self-body }して
    .nai = { $self-body }さない
verb-ru =
    .like = effect
    .do = { $self-body }る
    .i = { $self-body }
    .tesame = { $self-body }て
    .nai = { $self-body }ない
verb-u =
    .like = effect
    .do = { $self-body }う
    .i = { $self-body }い
    .tesame = { $self-body }って
    .nai = { $self-body }わない
erb-tsu =
    .like = effect
    .do = { $self-body }つ
    .i = { $self-body }ち
    .tesame = { $self-body }って
    .nai = { $self-body }たない
verb-bu =
    .like = effect
    .do = { $self-body }ぶ
    .i = { $self-body }び
    .tesame = { $self-body }んで
    .nai = { $self-body }ばない
verb-naru =
    .like = effect
    .do = { $self-body }る
    .i = { $self-body }り
    .tesame = { $self-body }って
    .nai = { $self-body }らない
verb-nai =
    .like = effect
    .do = { $self-body }ない
    .i = { $self-body }ず

condition =
    .if = { $self }場合、
    .only = { $self }場合にのみ
    .who = { $self }
    .while = { $self }かぎり、
    .unless = { $self }場合、
    .not = { $self }のではない
    .noti = { $self-not }という状態で
    .tgt = {""}
    .aimish = no
    .chains = no

quantity =
    .n = Ｘ
    .sort = equal
    .per = { $self }に等しい回数だけ
    .signed = ＋Ｘ
    .end = 。Ｘは{ $self }に等しい
    .tgt = {""}
    .counts = no
    .beyond = none
    .did = none
    .didso = none
    .first = no
    .aimish = no

## Numbers

word-number = { $number }
    .like = quantity
    .n = { $number }
    .sort = plain
    .per = { WIDE($number) }回、
    .signed = { SIGNED($number) }
    .end = {""}
word-x = Ｘ
    .like = quantity
    .n = Ｘ
    .sort = plain
    .per = Ｘ回、
    .end = {""}
word-count = { $of-counted }の{ $of-zone ->
    [battlefield] 総数
    [stack] 総数
   *[other] 枚数
}
    .like = quantity
    .n = 1
    .sort = per
    .per = { $of-counted }１{ $of-unit }につき
    .signed = ＋１
    .end = {""}
    .counts = yes
    .tgt = { $of-tgt }
    .unit = { $of-unit }
    .bigunit = { $of-bigunit }
    .base = { $of-counted }
    .holder = { $of-holder }
    .things = { $of-things }
    .verb = { $of-verb }
    .verbnot = { $of-verbnot }
word-plus = { $two-sort ->
    [plain] { $one }{ WIDE(SIGNED($two-n)) }
   *[other] { $one }と{ $two }の合計
}
    .like = quantity
    .n = { $self-sort ->
        [per] 1
       *[other] Ｘ
    }
    .sort = { $two-n ->
        [-1] { $one-beyond ->
            [none] equal
           *[other] per
        }
       *[other] equal
    }
    .per = { $one-beyond }
    .signed = { $self-sort ->
        [per] ＋１
       *[other] ＋Ｘ
    }
    .end = { $self-sort ->
        [per] {""}
       *[other] { quantity.end }
    }
word-times = { $of }の{ WIDE($factor-n) }倍
    .like = quantity
    .n = { $factor-n }
    .sort = { $of-sort ->
        [per] mult
        [that] mult
       *[other] equal
    }
    .per = { $of-per }
    .signed = { $of-sort ->
        [equal] ＋Ｘ
       *[other] { $factor-signed }
    }
    .end = { $of-sort ->
        [equal] { quantity.end }
       *[other] {""}
    }
word-this_way = { $last-done ->
    [none] その数
   *[other] これにより{ $last-done }
}
    .like = quantity
    .n = 1
    .sort = { $last-done ->
        [none] that
       *[other] equal
    }
    .per = { $last-done ->
        [none] １つにつき
       *[other] これにより{ $last-donething }１{ $last-doneunit }につき
    }
    .signed = ＋１
word-that_much = その点数
    .like = quantity
    .sort = that
    .per = その回数だけ
big-number = { $number ->
    [10] yes
    [11] yes
    [12] yes
    [13] yes
    [15] yes
    [20] yes
    [25] yes
    [30] yes
    [40] yes
    [50] yes
    [100] yes
    [200] yes
   *[other] no
}
word-at_least = { WIDE($number) }以上
    .n = { $number }
    .kind = some
    .big = { big-number }
    .word = 以上
    .notword = 未満
word-at_most = { WIDE($number) }以下
    .n = { $number }
    .kind = some
    .big = { big-number }
    .word = 以下
    .notword = を超える数
word-exactly = { WIDE($number) }
    .n = { $number }
    .kind = { $number ->
        [0] zero
       *[other] some
    }
    .word = {""}
    .notword = 以外

amount =
    .like = quantity
word-power_of = { $of }のパワー{ $of-number ->
    [many] の合計
   *[other] {""}
}
    .like = amount
    .aimish = { $of-aim }
    .tgt = { $of-tgt }
word-toughness_of = { $of }のタフネス{ $of-number ->
    [many] の合計
   *[other] {""}
}
    .like = amount
    .aimish = { $of-aim }
    .tgt = { $of-tgt }
word-converted_of = { $of }の点数で見たマナ・コスト
    .like = amount
    .aimish = { $of-aim }
    .tgt = { $of-tgt }
counter-name = { TERM($counter, table: "counters") }カウンター
counters-on = { $of ->
    [none] { this-card }
   *[other] { $of-full }
}
word-counters = { counters-on }の上に置かれている{ counter-name }の総数
    .like = amount
    .n = 1
    .sort = per
    .per = { counters-on }の上に置かれている{ counter-name }１個につき
    .signed = ＋１
    .end = {""}
    .counts = yes
    .unit = 個
    .bigunit = 個
    .base = { counters-on }の上に置かれている{ counter-name }
    .holder = { counters-on }の上に
    .things = { counter-name }が
    .verb = 置かれている
    .verbnot = 置かれていない
word-life_of = { $whose ->
    [none] あなたの
   *[other] { $whose-whose }
}ライフの総量
    .like = amount
word-starting_life = あなたの開始時のライフの総量
    .like = amount
word-life_gained = このターンにあなたが得たライフの点数
    .like = amount
    .counts = yes
    .unit = 点
    .bigunit = 点
    .holder = このターンあなたが
    .things = のライフを
    .verb = 得た
    .verbnot = 得ていない
    .first = number
word-half = { $of }の半分（端数切り捨て）
    .like = amount
    .tgt = { $of-tgt }
word-half_up = { $of }の半分（端数切り上げ）
    .like = amount
    .tgt = { $of-tgt }
word-minus = －{ $of }
    .like = amount
    .n = { $of-n }
    .sort = { $of-sort }
    .per = { $of-per }
    .signed = { $of-sort ->
        [equal] －Ｘ
       *[other] －{ WIDE($of-n) }
    }
    .end = { $of-end }
word-greatest_power = { $of-full }のパワーの中の最大値
    .like = amount
word-greatest_toughness = { $of-full }のタフネスの中の最大値
    .like = amount
word-greatest_converted = { $of-full }の点数で見たマナ・コストの中の最大値
    .like = amount
word-colors_among = { $of-full }の中の色の数
    .like = amount
word-basic_types = { $whose ->
    [none] あなた
   *[other] { $whose }
}がコントロールする土地の中の基本土地タイプの種類数
    .like = amount
word-deaths_this_turn = このターンに死亡したクリーチャーの総数
    .like = amount
word-number_of = { $who-plural }の人数
    .like = amount
word-blockers_of = { $of }をブロックしているクリーチャーの総数
    .like = amount
    .beyond = { $of }をブロックしている２体目以降のクリーチャー１体につき
word-more_blockers_of = { $of }をブロックしている２体目以降のクリーチャーの総数
    .like = quantity
    .n = 1
    .sort = per
    .per = { $of }をブロックしている２体目以降のクリーチャー１体につき
    .signed = ＋１
    .end = {""}
word-number_done = それらのうち{ $traits }カードの枚数
    .like = amount
word-noted_number = { this-card }が戦場に出たときに記した数
    .like = amount
word-times_kicked = { this-card }がキックされた回数
    .like = amount
word-activations = このターンにこの能力が起動された回数
    .like = amount
word-spells_cast = このターンに{ $who ->
    [none] あなた
   *[other] { $who }
}が唱えた呪文の総数
    .like = amount
    .didso = このターンに{ $who ->
        [none] あなた
       *[other] { $who }
    }が呪文を唱えている
    .did = このターンに呪文を唱えた
word-spells_last_turn = 前のターンに{ $who ->
    [none] あなた
   *[other] { $who }
}が唱えた呪文の総数
    .like = amount
word-spells_before = このターンにそれより前に唱えられた呪文の総数
    .like = amount
word-attackers_this_turn = このターンに{ $who ->
    [none] あなた
   *[other] { $who }
}が攻撃に参加させたクリーチャーの総数
    .like = amount
    .didso = このターンに{ $who ->
        [none] あなた
       *[other] { $who }
    }がクリーチャーで攻撃している
    .did = このターンにクリーチャーで攻撃した
word-turns_taken = あなたが開始したターンの総数
    .like = amount
word-most_of_one_owner = { $of }のうち、同じプレイヤーがオーナーであるカードの枚数の最大値
    .like = amount
word-symbols_in = { $of-full }のマナ・コストに含まれる{ $color ->
    [white] 白
    [blue] 青
    [black] 黒
    [red] 赤
   *[green] 緑
}マナ・シンボルの総数
    .like = amount
word-colors_spent = { this-card }を唱えるために支払われたマナの色の数
    .like = amount
word-color_spent = { this-card }を唱えるために{ $mana }が支払われている
    .like = condition
    .not = { this-card }を唱えるために{ $mana }が支払われていない
word-damage_taken = このターンに{ $who ->
    [none] あなた
   *[other] { $who }
}に与えられたダメージの点数
    .like = amount
word-cards_buried = このターンにいずれかの領域から{ $whose ->
    [none] あなたの
   *[other] { $whose-whose }
}墓地に置かれたカードの枚数
    .like = amount
word-lowest_life = { $among-plural }のライフの総量の中の最小値
    .like = amount
word-payable_targets = 望む数
    .like = quantity
    .n = 望む数
    .sort = any
bound-number = { $number-sort ->
    [plain] { WIDE($number-n) }
   *[other] { $number }
}
word-up_to_number = { bound-number }以下
word-below_number = { bound-number }未満
word-no_less_than = { bound-number }以上
word-above_number = { bound-number }より大きい値
word-just_number = { bound-number }ちょうど

## Cards of a kind. Traits have slots: whose, other, state, color, subtype, class, not, after, late, zone

no-cards =
    .tgt = {""}
    .spread = {""}
    .again = no
    .self = no
    .among = no
    .other = {""}
    .rest = no
    .mortal = yes
    .vague = no
    .gaone = { $self }が
    .pronoun = それ
    .pronouns = それら
    .hands = no
    .handwo = 自分の手札を
    .by = you
    .lies = no
    .counted = { $self-full }
    .kindall = { $self-kind }
    .buriedsub = { $self-ga1 }
    .buriedwhere = 墓地
    .selfnoun = {""}
    .core = { $self-kind }
    .aim = no
    .chosen = no
    .medium = permanent
noun = { $self-zone ->
    [battlefield] { $self-held }{ $self-long }すべての{ $self-short }{ $self-coreall }
    [stack] { $self-held }{ $self-long }すべての{ $self-short }{ $self-coreall }
   *[elsewhere] { $self-whose ->
        [any] すべての{ $self-pile }にある{ $self-long }すべての{ $self-short }{ $self-coreall }
       *[whose] { $self-held }{ $self-long }すべての{ $self-short }{ $self-coreall }
    }
}
    .like = no-cards
    .tgt = { $traits-tgt }
    .subject = { $self-whose ->
        [any] { SAME($self-mods, "") ->
            [yes] すべての{ $self-kindall }
           *[no] { $self-held }{ $self-kindall }
        }
       *[whose] { $self-held }{ $self-kindall }
    }
    .number = many
    .whose = { $traits-at-whose-count ->
        [0] any
       *[other] { $traits-at-whose-key }
    }
    .zone = { $traits-at-zone-count ->
        [0] { $self-home }
       *[other] { $traits-at-zone-key }
    }
    .home = battlefield
    .measure = つ
    .unit = { $self-zone ->
        [battlefield] { $self-measure }
        [stack] つ
       *[elsewhere] 枚
    }
    .bigunit = { $self-zone ->
        [battlefield] { $self-bigmeasure }
        [stack] {""}
       *[elsewhere] 枚
    }
    .bigmeasure = {""}
    .long = { $traits-at-after }{ $traits-at-late }{ $traits-at-has }{ $traits-at-lacks }{ $traits-at-other }
    .short = { $traits-at-state }{ $traits-at-color }{ $traits-at-not }
    .mods = { $self-long }{ $self-short }
    .core = { $self-zone ->
        [battlefield] { $traits-at-subtype-before }{ $traits-at-class-before }{ $self-noun }
        [stack] { $traits-at-class-count ->
            [0] { $traits-at-subtype-spell }
           *[other] { $traits-at-subtype-before }{ $traits-at-class-spell }
        }{ $self-noun }
       *[elsewhere] { $self-printed }
    }
    .kind = { $self-mods }{ $self-core }
    .full = { $self-held }{ $self-kind }
    .kindall = { $self-mods }{ $self-coreall }
    .counted = { $self-zone ->
        [battlefield] { $self-whose ->
            [any] { SAME($self-mods, "") ->
                [yes] 戦場に出ている{ $self-kind }
               *[no] { $self-kind }
            }
           *[whose] { $self-full }
        }
       *[elsewhere] { $self-full }
    }
    .each = { $self-held }{ $self-mods }各{ $self-core }
    .spread = それぞれ
    .one = { $self-heldone }{ $self-mods }{ $self-coreone }１{ $self-unitone }
    .unitone = { $self-unit }
    .coreone = { $self-core }
    .coreall = { $self-core }
    .wo = { $self }を
    .wo1 = { $self-heldone }{ $self-kind }を１{ $self-unit }
    .ga1 = { $self-heldone }{ $self-kind }が１{ $self-unit }
    .gakind1 = { $self-kind }が１{ $self-unit }
    .gaone = { $self-one }が
    .wokind1 = { $self-kind }を１{ $self-unit }
    .freewo = { $self-wo }
    .that = { $self-noun }
    .bare = { $self-full }
    .held = { $self-zone ->
        [battlefield] { $self-holds }
        [stack] { $self-holds }
        [exile] { $self-whose ->
            [any] 追放されている
           *[other] { $self-place }にある
        }
       *[elsewhere] { $self-place }にある
    }
    .heldone = { $self-whose ->
        [opposing] { $self-zone ->
            [battlefield] 対戦相手１人がコントロールする
            [stack] 対戦相手１人がコントロールする
           *[elsewhere] 対戦相手１人の{ $self-pile }にある
        }
       *[other] { $self-held }
    }
    .holds = { $self-whose ->
        [yours] あなたがコントロールする
        [theirs] { $last-each ->
            [yes] 自分がコントロールする
           *[other] そのプレイヤーがコントロールする
        }
        [opposing] あなたの対戦相手がコントロールする
        [not-yours] あなたがコントロールしていない
        [any] {""}
       *[players] { $traits-at-whose }
    }
    .pile = { $self-zone ->
        [hand] 手札
        [library] ライブラリー
        [graveyard] 墓地
        [exile] 追放領域
       *[other] 戦場
    }
    .place = { $self-zone ->
        [exile] 追放領域
       *[other] { $self-whose ->
            [yours] あなたの
            [theirs] { $last-each ->
                [yes] 自分の
               *[other] そのプレイヤーの
            }
            [opposing] あなたの対戦相手の
            [any] いずれかの
           *[players] { $traits-at-whose-owners }
        }{ $self-pile }
    }
    .holder = { $self-zone ->
        [battlefield] { $self-whose ->
            [yours] あなたが
            [theirs] そのプレイヤーが
            [opposing] 対戦相手が
            [any] 戦場に
            [not-yours] 戦場に
           *[players] { $traits-at-whose-who }が
        }
        [stack] スタックに
       *[elsewhere] { $self-place }に
    }
    .things = { $self-whose ->
        [not-yours] { $self-full }
       *[other] { $self-kind }
    }{ $self-zone ->
        [battlefield] { $self-whose ->
            [any] が
            [not-yours] が
           *[whose] を
        }
       *[elsewhere] が
    }
    .verb = { $self-zone ->
        [battlefield] { $self-whose ->
            [any] 存在する
            [not-yours] 存在する
           *[whose] コントロールしている
        }
       *[elsewhere] ある
    }
    .verbnoti = { $self-zone ->
        [battlefield] { $self-whose ->
            [any] 存在せず
            [not-yours] 存在せず
           *[whose] コントロールしておらず
        }
       *[elsewhere] なく
    }
    .verbnot = { $self-zone ->
        [battlefield] { $self-whose ->
            [any] 存在しない
            [not-yours] 存在しない
           *[whose] コントロールしていない
        }
       *[elsewhere] ない
    }
    .revealer = { $traits-at-whose-who }
    .hands = { $self-zone ->
        [hand] { $self-whose ->
            [players] yes
            [opposing] yes
           *[other] no
        }
       *[other] no
    }
    .owner = オーナーの
    .join = { $next-slot ->
        [not] { $form ->
            [tgt] { $before }{ $next }
            [demo] { $before-demo }{ $next-demo }
           *[other] { $before-demo }{ $next-demo }ない
        }
        [lacks] { $form ->
            [tgt] { $before }{ $next }
            [lackmo] { $before }{ $next }
           *[other] { $before-lackmo }{ $next-lackmo }持たない
        }
        [has] { $form ->
            [tgt] { $before }{ $next }
           *[other] { $before-noun }と{ $next }
        }
       *[other] { SAME($before, $next) ->
            [yes] { $before }
           *[no] { $before }{ $next }
        }
    }

word-card = { $self-whole ->
    [yes] { $self-whose ->
        [any] すべての{ $self-pile }
       *[other] { $self-place }
    }
   *[no] { noun }
}
    .like = noun
    .whole = { SAME($self-mods, "") ->
        [yes] { SAME($self-core, "カード") ->
            [yes] { $self-zone ->
                [hand] yes
                [graveyard] yes
                [library] yes
               *[other] no
            }
           *[no] no
        }
       *[no] no
    }
    .buriedsub = { $self-gakind1 }
    .buriedwhere = { $self-whose ->
        [opposing] 対戦相手１人の墓地
        [yours] あなたの墓地
        [any] いずれかの墓地
       *[other] { $self-place }
    }
    .noun = カード
    .measure = 枚
    .unit = 枚
    .printed = { $traits-at-subtype-count ->
        [0] { $traits-at-class-count ->
            [0] カード
           *[other] { $traits-at-class-card }
        }
       *[other] { $traits-at-class-count ->
            [0] { $traits-at-subtype-card }
           *[other] { $traits-at-subtype-before }{ $traits-at-class-card }
        }
    }
    .core = { $self-printed }
    .coreone = { $traits-at-subtype-count ->
        [0] { $traits-at-class-count ->
            [0] カード
           *[other] { $traits-at-class-cardone }
        }
       *[other] { $self-core }
    }
    .coreall = { cards-all }
cards-all = { $traits-at-subtype-count ->
    [0] { $traits-at-class-count ->
        [0] カード
       *[other] { $traits-at-class-cardall }
    }
   *[other] { $self-core }
}
word-permanent =
    .like = noun
    .noun = パーマネント
    .mortal = { $traits-at-subtype-count ->
        [0] no
       *[other] { $traits-at-subtype-alive }
    }
    .ga1 = { $traits-count ->
        [0] { $last-about ->
            [none] { noun.ga1 }
           *[other] その{ $last-about }が
        }
       *[other] { noun.ga1 }
    }
    .gaone = { $traits-count ->
        [0] { $last-about ->
            [none] { noun.gaone }
           *[other] その{ $last-about }が
        }
       *[other] { noun.gaone }
    }
    .measure = { $traits-at-subtype-count ->
        [0] { $traits-at-class-count ->
            [1] { $traits-at-class-measure }
           *[other] つ
        }
       *[other] { $traits-at-subtype-measure }
    }
    .unitone = { $self-zone ->
        [battlefield] { $traits-at-subtype-count ->
            [0] { $traits-at-class-count ->
                [1] { $traits-at-class-lastmeasure }
               *[other] つ
            }
           *[other] { $traits-at-subtype-lastmeasure }
        }
       *[other] { $self-unit }
    }
    .core = { $self-zone ->
        [battlefield] { $traits-at-subtype-count ->
            [0] { $traits-at-class-count ->
                [1] { $traits-at-class-noun }
               *[other] { noun.core }
            }
           *[other] { $traits-at-class-before }{ $traits-at-subtype-noun }
        }
       *[other] { noun.core }
    }
    .coreone = { $traits-at-subtype-count ->
        [0] { $traits-at-class-count ->
            [1] { $traits-at-class-nounone }
           *[other] { $self-core }
        }
       *[other] { $traits-at-class-before }{ $traits-at-subtype-nounone }
    }
    .coreall = { $traits-at-subtype-count ->
        [0] { $traits-at-class-count ->
            [1] { $traits-at-class-nounall }
           *[other] { $self-core }
        }
       *[other] { $traits-at-class-before }{ $traits-at-subtype-nounall }
    }
    .that = { $traits-at-subtype-count ->
        [0] パーマネント
       *[other] { $traits-at-subtype-alive ->
            [yes] クリーチャー
           *[no] { $traits-at-subtype-noun }
        }
    }
    .printed = { $traits-at-subtype-before }パーマネント・カード
word-creature =
    .like = noun
    .noun = クリーチャー
    .measure = 体
    .bigmeasure = 体
    .printed = { $traits-at-subtype-before }{ $traits-at-class-before }クリーチャー・カード
word-land =
    .like = noun
    .mortal = no
    .noun = 土地
    .core = { $self-zone ->
        [battlefield] { $traits-at-subtype-count ->
            [0] { $traits-at-class-before }土地
           *[other] { $traits-at-subtype-noun }
        }
       *[other] { $self-printed }
    }
    .printed = { $traits-at-subtype-count ->
        [0] 土地カード
       *[other] { $traits-at-subtype-card }
    }
word-artifact =
    .like = noun
    .mortal = no
    .noun = アーティファクト
    .printed = アーティファクト・カード
word-enchantment =
    .like = noun
    .mortal = no
    .noun = エンチャント
    .printed = エンチャント・カード
word-planeswalker =
    .like = noun
    .noun = プレインズウォーカー
    .measure = 体
    .printed = プレインズウォーカー・カード
word-spell =
    .like = noun
    .home = stack
    .noun = 呪文
    .printed = カード
word-instant_or_sorcery =
    .like = noun
    .home = stack
    .noun = インスタント呪文かソーサリー呪文
    .core = { $traits-at-subtype-before }{ $self-zone ->
        [stack] インスタント呪文かソーサリー呪文
       *[elsewhere] インスタント・カードかソーサリー・カード
    }
    .coreall = { $self-zone ->
        [stack] インスタント呪文とソーサリー呪文
       *[elsewhere] インスタント・カードとソーサリー・カード
    }
    .coreone = { $self-zone ->
        [stack] インスタント呪文１つかソーサリー呪文
       *[elsewhere] インスタント・カード１枚かソーサリー・カード
    }
    .that = 呪文
    .printed = インスタント・カードかソーサリー・カード
word-source =
    .like = noun
    .home = stack
    .noun = 発生源
    .core = { $traits-at-class-count ->
        [0] { $traits-at-subtype-count ->
            [0] 発生源
           *[other] { $traits-at-subtype-noun }である発生源
        }
       *[other] { $traits-at-class-noun }である発生源
    }
    .printed = 発生源

word-any_place = { $nouns }
    .like = word-either_of
word-either_of = { $nouns }
    .like = no-cards
    .join = { $form ->
        [tgt] { join-tgt }
        [one] { $before }か{ $next }
        [kind] { $before }か{ $next }
        [noun] { $before }か{ $next }
        [that] { $before }か{ $next }
        [wo] { SAME($prior-usual, $next-usual) ->
            [yes] { $next-several }を
           *[no] { $before-usual }と{ $next-wo }
        }
        [wo1] { $before-bare }か{ $next-wo1 }
        [ga1] { $before-bare }か{ $next-ga1 }
        [gakind1] { $before-bare }か{ $next-gakind1 }
        [gaone] { $before-bare }か{ $next-gaone }
        [wokind1] { $before-kind }か{ $next-wokind1 }
        [freewo] { $before-kind }か{ $next-freewo }
        [kindwo] { $before }、{ $next }
        [bare] { $before }か{ $next }
        [each] { $before }と{ $next }
       *[other] { SAME($prior-usual, $next-usual) ->
            [yes] { $next-several }
           *[no] { $before }と{ $next }
        }
    }
    .tgt = { $nouns-tgt }
    .number = many
    .whose = { $nouns-whose-kinds ->
        [1] { $nouns-first-whose }
       *[other] { $nouns-first-self ->
            [yes] mine
           *[other] any
        }
    }
    .that = { $nouns-that-kinds ->
        [1] { $nouns-first-that }
       *[other] パーマネント
    }
    .zone = { $nouns-first-zone }
    .unit = { $nouns-first-unit }
    .noun = { $nouns-noun }
    .core = パーマネント
    .mortal = { $nouns-first-mortal }
    .subject = { $nouns-subject }
    .one = { $nouns-one }
    .kind = { $nouns-kind }
    .full = { $nouns-full }
    .bare = { $nouns-bare }
    .each = { $nouns-each }
    .spread = それぞれ
    .wo = { $nouns-wo }
    .wo1 = { $nouns-wo1 }
    .ga1 = { $nouns-ga1 }
    .gakind1 = { $nouns-gakind1 }
    .gaone = { $nouns-gaone }
    .wokind1 = { $nouns-wokind1 }
    .freewo = { $nouns-freewo }
    .kindwo = { $nouns-kindwo }
    .chosen = { $nouns-first-chosen }
    .place = { $nouns-first-place }
    .held = {""}
    .heldone = {""}
    .holder = { $nouns-first-holder }
    .things = { $nouns-things }
    .verb = { $nouns-first-verb }
    .verbnot = { $nouns-first-verbnot }
    .verbnoti = { $nouns-first-verbnoti }
    .owner = オーナーの
join-tgt = { SAME($before, "") ->
    [yes] { $next }
   *[no] { SAME($next, "") ->
        [yes] { $before }
       *[no] { $before }とし、{ $next }
    }
}

word-any_player = { $who ->
    [none] すべてのプレイヤー
   *[other] { $who }
}
    .like = no-cards
    .one = { $who ->
        [none] プレイヤー１人
       *[other] { $who-any }
    }
    .pronoun = そのプレイヤー
    .pronouns = それらのプレイヤー
    .kind = { $who ->
        [none] プレイヤー
       *[other] 対戦相手
    }
    .full = { $who ->
        [none] プレイヤー
       *[other] 対戦相手
    }
    .bare = { $who ->
        [none] プレイヤー
       *[other] 対戦相手
    }
    .noun = { $who ->
        [none] プレイヤー
       *[other] 対戦相手
    }
    .that = プレイヤー
    .each = { $who ->
        [none] 各プレイヤー
       *[other] { $who }
    }
    .unit = 人
    .wo1 = プレイヤーを１人
    .ga1 = プレイヤー１人が
    .number = many
    .whose = any
    .zone = battlefield
    .held = {""}
other-one = { $other ->
    [none] {""}
   *[other] 他の
}
word-creature_or_player = すべてのクリーチャーとプレイヤー
    .like = no-cards
    .one = クリーチャー１体かプレイヤー１人
    .kind = { other-one }クリーチャーやプレイヤー
    .full = { other-one }クリーチャーやプレイヤー
    .bare = { other-one }クリーチャーやプレイヤー
    .noun = { other-one }クリーチャーやプレイヤー
    .that = { other-one }クリーチャーかプレイヤー
    .vague = yes
    .each = 各クリーチャーと各プレイヤー
    .unit = つ
    .wo1 = { other-one }クリーチャーやプレイヤーを１つ
    .ga1 = クリーチャー１体かプレイヤー１人が
    .number = many
    .whose = any
    .zone = battlefield
    .held = {""}
ability-held = { $whose ->
    [none] {""}
   *[other] { $whose }がコントロールする
}
word-abilities_of = { $what-kind }の能力
    .like = no-cards
    .kind = { $self }
    .abilities = yes
word-activated_ability = { ability-held }すべての起動型能力
    .like = no-cards
    .one = { ability-held }起動型能力１つ
    .kind = 起動型能力
    .full = { ability-held }起動型能力
    .bare = { $self-full }
    .noun = 起動型能力
    .that = 能力
    .unit = つ
    .number = many
    .zone = stack
    .whose = any
word-triggered_ability = { ability-held }すべての誘発型能力
    .like = no-cards
    .one = { ability-held }誘発型能力１つ
    .kind = 誘発型能力
    .full = { ability-held }誘発型能力
    .bare = { $self-full }
    .noun = 誘発型能力
    .that = 能力
    .unit = つ
    .number = many
    .zone = stack
    .whose = any

## Traits

trait =
    .tgt = {""}
    .noun = { $self }
    .is = { $self }ものである
    .isnot = { $self }ものでない
    .iscard = { $self-is }
    .isnotcard = { $self-isnot }
    .ni = { $self-is }とともに
    .neg = { $self }ものでない
    .demo = { $self }ものでも
    .before = { $self }
    .spell = { $self }
    .card = { $self }
    .key = any
    .measure = つ
    .lastmeasure = { $self-measure }
    .alive = no
trait-whose =
    .like = trait
    .slot = whose
trait-state =
    .like = trait
    .slot = state
    .is = { $self-noun }である
    .isnot = { $self-noun }でない
    .neg = { $self-noun }でない
    .demo = { $self-noun }でも
trait-color =
    .like = trait
    .slot = color
    .ni = { $self-noun }であり、
    .is = { $self-noun }である
    .isnot = { $self-noun }でない
    .neg = { $self-noun }でない
    .demo = { $self-noun }でも
trait-type = { $self-noun }
    .like = trait
    .slot = class
    .is = { $self-noun }である
    .isnot = { $self-noun }でない
    .neg = { $self-noun }でない
    .demo = { $self-noun }でも
    .before = { $self-noun }・
    .card = { $self-noun }・カード
    .cardone = { $self-card }
    .cardall = { $self-card }
    .nounone = { $self-noun }
    .nounall = { $self-noun }
    .iscard = { $self-card }である
    .isnotcard = { $self-card }でない
    .ni = { $self-noun }であり、
    .spell = { $self-noun }
trait-after =
    .like = trait
    .slot = after
trait-zone =
    .like = trait
    .slot = zone

word-yours = あなたがコントロールする
    .like = trait-whose
    .key = yours
    .is = あなたがコントロールしている
    .isnot = あなたがコントロールしていない
    .neg = あなたがコントロールしていない
    .who = あなた
word-opposing = あなたの対戦相手がコントロールする
    .like = trait-whose
    .key = opposing
    .is = 対戦相手がコントロールしている
    .isnot = 対戦相手がコントロールしていない
    .neg = 対戦相手がコントロールしていない
    .who = 各対戦相手
word-theirs = { $last-each ->
    [yes] 自分
   *[other] そのプレイヤー
}がコントロールする
    .like = trait-whose
    .key = theirs
    .is = そのプレイヤーがコントロールしている
    .isnot = そのプレイヤーがコントロールしていない
    .neg = そのプレイヤーがコントロールしていない
    .who = そのプレイヤー
word-controlled_by = { $players-hold }がコントロールする
    .like = trait-whose
    .key = players
    .tgt = { $players-tgt }
    .owners = { $players-whose }
    .is = { $players-hold }がコントロールしている
    .isnot = { $players-hold }がコントロールしていない
    .neg = { $players-hold }がコントロールしていない
    .who = { $players }
word-other = { $last-eventof ->
    [that] { this-card }以外の
   *[other] 他の
}
    .like = trait
    .slot = other
    .is = 他のものである
word-apart_from = { $cards-others }
    .like = trait
    .slot = other
    .tgt = {""}
word-face_down = 裏向きの
    .like = trait-state
    .noun = 裏向き
word-with_morph = 変異を持つ
    .like = trait-state
    .noun = 変異持ち
word-tapped = タップ状態の
    .like = trait-state
    .noun = タップ状態
word-untapped = アンタップ状態の
    .like = trait-state
    .noun = アンタップ状態
word-attacking = 攻撃している
    .like = trait-state
    .noun = 攻撃している
    .is = 攻撃している
    .isnot = 攻撃していない
    .neg = 攻撃していない
word-blocking = ブロックしている
    .like = trait-state
    .noun = ブロックしている
    .is = ブロックしている
    .isnot = ブロックしていない
    .neg = ブロックしていない
word-damaged = ダメージを負っている
    .like = trait-state
    .noun = ダメージを負っている
    .is = ダメージを負っている
    .isnot = ダメージを負っていない
    .neg = ダメージを負っていない
word-token_made =
    .like = trait-type
    .noun = トークン
    .card = トークン
word-of =
    .like = trait-type
    .slot = subtype
    .noun = { TERM($kind-raw, table: "classifications", join: "・") }
    .card = { $kind-raw ->
        [Plains] 平地カード
        [Island] 島カード
        [Swamp] 沼カード
        [Mountain] 山カード
        [Forest] 森カード
        [Equipment] 装備品カード
       *[other] { $self-noun }・カード
    }
    .measure = { $kind-raw ->
        [Plains] つ
        [Island] つ
        [Swamp] つ
        [Mountain] つ
        [Forest] つ
        [Equipment] つ
        [Aura] つ
        [Curse] つ
        [Shrine] つ
        [Gate] つ
        [Desert] つ
       *[other] 体
    }
    .alive = { $kind-raw ->
        [Plains] no
        [Island] no
        [Swamp] no
        [Mountain] no
        [Forest] no
        [Equipment] no
        [Aura] no
        [Curse] no
        [Shrine] no
        [Gate] no
        [Desert] no
       *[other] yes
    }
word-of_chosen_type = 選ばれたタイプの
    .like = trait-after
    .is = 選ばれたタイプである
    .isnot = 選ばれたタイプでない
    .neg = 選ばれたタイプでない
word-white = 白の
    .like = trait-color
    .noun = 白
word-blue = 青の
    .like = trait-color
    .noun = 青
word-black = 黒の
    .like = trait-color
    .noun = 黒
word-red = 赤の
    .like = trait-color
    .noun = 赤
word-green = 緑の
    .like = trait-color
    .noun = 緑
word-is_colorless = 無色の
    .like = trait-color
    .noun = 無色
word-multicolored = 多色の
    .like = trait-color
    .noun = 多色
word-monocolored = 単色の
    .like = trait-color
    .noun = 単色
word-is_artifact =
    .like = trait-type
    .noun = アーティファクト
word-is_creature =
    .like = trait-type
    .measure = 体
    .alive = yes
    .noun = クリーチャー
word-is_enchantment =
    .like = trait-type
    .noun = エンチャント
word-is_instant =
    .like = trait-type
    .noun = インスタント
word-is_sorcery =
    .like = trait-type
    .noun = ソーサリー
word-is_instant_or_sorcery =
    .like = trait-type
    .noun = インスタントかソーサリー
    .card = インスタント・カードかソーサリー・カード
    .cardone = インスタント・カード１枚かソーサリー・カード
    .cardall = インスタント・カードとソーサリー・カード
    .spell = インスタントかソーサリーである
    .nounall = インスタントとソーサリー
word-is_land =
    .like = trait-type
    .noun = 土地
    .card = 土地カード
word-is_planeswalker =
    .like = trait-type
    .measure = 体
    .alive = yes
    .noun = プレインズウォーカー
word-is_permanent_card =
    .like = trait-type
    .noun = パーマネント
word-basic = 基本
    .like = trait-color
    .noun = 基本
    .is = 基本土地である
word-legendary = 伝説の
    .like = trait-color
    .noun = 伝説
word-snow = 氷雪
    .like = trait-color
    .noun = 氷雪
word-world = ワールド・
    .like = trait-color
    .noun = ワールド
word-with = { $keyword-word }を持つ
    .like = trait-after
    .slot = has
    .noun = { $keyword-word }
    .is = { $keyword-word }を持っている
    .isnot = { $keyword-word }を持っていない
    .neg = { $keyword-word }を持たない
word-without = { $keyword-word }を持たない
    .like = trait-after
    .slot = lacks
    .lackmo = { $keyword-word }も
    .is = { $keyword-word }を持っていない
    .isnot = { $keyword-word }を持っている
    .neg = { $keyword-word }を持つ
word-with_power = パワーが{ $within }の
    .like = trait-after
    .is = パワーが{ $within }である
    .isnot = パワーが{ $within }でない
    .neg = パワーが{ $within }でない
word-with_toughness = タフネスが{ $within }の
    .like = trait-after
    .is = タフネスが{ $within }である
    .isnot = タフネスが{ $within }でない
    .neg = タフネスが{ $within }でない
word-with_converted = 点数で見たマナ・コストが{ $within-sort ->
    [equal] { $within }に等しい
    [per] { $within }に等しい
    [that] その数に等しい
    [plain] { WIDE($within) }の
   *[range] { $within }の
}
    .like = trait-after
    .is = 点数で見たマナ・コストが{ $within-sort ->
        [equal] { $within }に等しい
        [per] { $within }に等しい
        [that] その数に等しい
        [plain] { WIDE($within) }である
       *[range] { $within }である
    }
    .isnot = 点数で見たマナ・コストが{ $within }でない
    .neg = 点数で見たマナ・コストが{ $within }でない
word-named = { CARD($name) }という名前の
    .like = trait-after
    .noun = { CARD($name) }
    .is = 名前が{ CARD($name) }である
    .isnot = 名前が{ CARD($name) }でない
    .neg = { CARD($name) }という名前でない
word-died_this_turn = このターンに戦場から墓地に置かれた
    .like = trait
    .slot = late
    .is = このターンに戦場から墓地に置かれている
word-wounded_by_this = このターン、{ this-card }によってダメージを与えられた
    .like = trait-after
    .is = このターン、{ this-card }によってダメージを与えられている
word-with_counter = { counter-name }が置かれている
    .like = trait-after
    .is = { counter-name }が置かれている
    .isnot = { counter-name }が置かれていない
    .neg = { counter-name }が置かれていない
word-attached_to = { $what-each }につけられている
    .like = trait-after
    .tgt = { $what-tgt }
    .is = { $what-one }につけられている
    .isnot = { $what-one }につけられていない
    .neg = { $what-one }につけられていない
word-any_of = { $traits }
    .like = trait
    .slot = { $traits-first-slot }
    .key = { $traits-first-key }
    .tgt = { $traits-tgt }
    .noun = { $traits-noun }
    .is = { $traits-is }
    .isnot = { $traits-isnot }
    .iscard = { $traits-iscard }
    .neg = { $traits-demo }ない
    .demo = { $traits-demo }
    .before = { $traits-noun }である
    .card = { $traits-card }
    .cardone = { $traits-cardone }
    .cardall = { $traits-cardall }
    .nounone = { $traits-nounone }
    .spell = { $traits-noun }である
    .nounall = { $traits-nounall }
    .measure = { $traits-first-measure }
    .lastmeasure = { $traits-lastmeasure }
    .alive = { $traits-first-alive }
    .join = { $form ->
        [is] { $before-noun }か{ $next }
        [isnot] { $before-demo }{ $next-demo }ない
        [demo] { $before }{ $next }
        [tgt] { $before }{ $next }
        [before] { $before-noun }か{ $next }
        [card] { $before }か{ $next }
        [iscard] { $before-card }か{ $next }
        [cardone] { $before-cardone }１枚か{ $next }
        [cardall] { $before }と{ $next }
        [nounall] { $before }と{ $next }
        [lastmeasure] { $next }
        [nounone] { $before }１{ $prior-measure }か{ $next }
       *[other] { $before-noun }か{ $next }
    }
all-are = { $next-slot ->
    [not] { $prior-slot ->
        [not] { $before-demo }{ $next-demo }ない
       *[other] { $before-ni }{ $next }
    }
   *[other] { $before-ni }{ $next }
}
word-all_of = { $traits }
    .like = trait
    .slot = after
    .key = { $traits-first-key }
    .tgt = { $traits-tgt }
    .is = { $traits-is }
    .isnot = { $traits-isnot }
    .iscard = { $traits-iscard }
    .neg = { $traits-card }以外の
    .card = { $traits-card }
    .join = { $form ->
        [is] { all-are }
        [iscard] { all-are }
        [demo] { $before }{ $next }
        [ni] { $before-ni }{ $next }
        [isnot] { $before-is }ということがなく、{ $next }
        [card] { $before-card }{ $next }
       *[other] { $before }{ $next }
    }
word-non = { $trait-neg }
    .like = trait
    .tgt = { $trait-tgt }
    .slot = { $trait-slot ->
        [subtype] not
        [class] not
        [color] not
        [state] after
       *[other] { $trait-slot }
    }
    .key = not-{ $trait-key }
    .noun = { $self }
    .is = { $trait-isnot }
    .isnot = { $trait-is }
    .iscard = { $trait-isnotcard }
    .isnotcard = { $trait-iscard }
    .neg = { $trait }
    .demo = { $trait-demo }
    .who = あなた以外のプレイヤー
word-in_hand = 手札にある
    .like = trait-zone
    .key = hand
    .is = 手札にある
    .isnot = 手札にない
word-in_library = ライブラリーにある
    .like = trait-zone
    .key = library
    .is = ライブラリーにある
    .isnot = ライブラリーにない
word-in_graveyard = 墓地にある
    .like = trait-zone
    .key = graveyard
    .is = 墓地にある
    .isnot = 墓地にない
word-in_exile = 追放されている
    .like = trait-zone
    .key = exile
    .is = 追放されている
    .isnot = 追放されていない
word-enchanted_one = エンチャントされている
    .like = trait-state
    .noun = エンチャントされている
    .is = エンチャントされている
    .isnot = エンチャントされていない
    .neg = エンチャントされていない
word-equipped_one = 装備している
    .like = trait-state
    .noun = 装備している
    .is = 装備している
    .isnot = 装備していない
    .neg = 装備していない
word-blocked = ブロックされている
    .like = trait-state
    .noun = ブロックされている
    .is = ブロックされている
    .isnot = ブロックされていない
    .neg = ブロックされていない
word-unblocked = ブロックされていない
    .like = trait-state
    .noun = ブロックされていない
    .is = ブロックされていない
    .isnot = ブロックされている
    .neg = ブロックされている
word-blocking_this = { this-card }をブロックしている
    .like = trait-after
    .is = { this-card }をブロックしている
    .isnot = { this-card }をブロックしていない
    .neg = { this-card }をブロックしていない
word-blocked_by_this = { this-card }がブロックしている
    .like = trait-after
    .is = { this-card }によってブロックされている
    .isnot = { this-card }によってブロックされていない
    .neg = { this-card }がブロックしていない
word-blocking_one = { $what-one }をブロックしている
    .like = trait-after
    .tgt = { $what-tgt }
    .is = { $what-one }をブロックしている
    .isnot = { $what-one }をブロックしていない
    .neg = { $what-one }をブロックしていない
word-blocked_by_one = { $what-one }がブロックしている
    .like = trait-after
    .tgt = { $what-tgt }
    .is = { $what-one }によってブロックされている
    .isnot = { $what-one }によってブロックされていない
    .neg = { $what-one }がブロックしていない
word-facing = { $what-one }をブロックしているか{ $what-one }がブロックしている
    .like = trait-after
    .tgt = { $what-tgt }
    .is = { $what-one }をブロックしているか{ $what-one }によってブロックされている
    .isnot = { $what-one }をブロックしておらず{ $what-one }によってブロックされてもいない
    .neg = { $what-one }をブロックしておらず{ $what-one }がブロックしてもいない
word-of_one_owner = 同じプレイヤーの
    .like = trait-after
word-names_differ = カード名の異なる
    .like = trait-after
word-with_any_counter = カウンターが置かれている
    .like = trait-after
    .is = カウンターが置かれている
    .isnot = カウンターが置かれていない
    .neg = カウンターが置かれていない
word-owned_by = { $players }がオーナーである
    .like = trait-after
    .tgt = { $players-tgt }
    .is = { $players }がオーナーである
    .isnot = { $players }がオーナーでない
    .neg = { $players }がオーナーでない
word-of_chosen_color = 選ばれた色の
    .like = trait-after
    .is = 選ばれた色である
    .isnot = 選ばれた色でない
    .neg = 選ばれた色でない
word-attacked_this_turn = このターンに攻撃した
    .like = trait-after
    .is = このターンに攻撃した
    .isnot = このターンに攻撃していない
    .neg = このターンに攻撃していない
word-blocked_this_combat = この戦闘でブロックした
    .like = trait-after
    .is = この戦闘でブロックした
    .isnot = この戦闘でブロックしていない
    .neg = この戦闘でブロックしていない
word-blocked_this_turn = このターンにブロックした
    .like = trait-after
    .is = このターンにブロックした
    .isnot = このターンにブロックしていない
    .neg = このターンにブロックしていない
word-attacked_this_combat = この戦闘で攻撃した
    .like = trait-after
    .is = この戦闘で攻撃した
    .isnot = この戦闘で攻撃していない
    .neg = この戦闘で攻撃していない
word-came_this_turn = このターンに戦場に出た
    .like = trait-after
    .is = このターンに戦場に出た
    .isnot = このターンに戦場に出ていない
    .neg = このターンに戦場に出ていない
word-came_since_upkeep = コントローラーの直前のアップキープの開始時より後にそのプレイヤーのコントロール下になった
    .like = trait-after
    .is = あなたの直前のアップキープの開始時より後にあなたのコントロール下になった
word-was_dealt_damage = このターンにダメージを与えられた
    .like = trait-after
    .is = このターンにダメージを与えられた
    .isnot = このターンにダメージを与えられていない
    .neg = このターンにダメージを与えられていない
word-dealt_damage_to = このターンに{ $who-any }にダメージを与えた
    .like = trait-after
    .is = このターンに{ $who-any }にダメージを与えた
    .isnot = このターンに{ $who-any }にダメージを与えていない
    .neg = このターンに{ $who-any }にダメージを与えていない
word-same_name_as = { $of }と同じ名前の
    .like = trait-after
    .tgt = { $of-tgt }
    .is = { $of }と同じ名前である
    .isnot = { $of }と同じ名前でない
    .neg = { $of }と異なる名前の
word-shares_color_with = { $of }と共通の色を持つ
    .like = trait-after
    .tgt = { $of-tgt }
    .is = { $of }と共通の色を持つ
    .isnot = { $of }と共通の色を持たない
    .neg = { $of }と共通の色を持たない
word-shares_type_with = { $of }と共通のクリーチャー・タイプを持つ
    .like = trait-after
    .tgt = { $of-tgt }
    .is = { $of }と共通のクリーチャー・タイプを持つ
    .isnot = { $of }と共通のクリーチャー・タイプを持たない
    .neg = { $of }と共通のクリーチャー・タイプを持たない
word-shares_card_type_with = { $of-somebody }と共通のカード・タイプを持つ
    .like = trait-after
    .is = { $of-somebody }と共通のカード・タイプを持つ
    .isnot = { $of-somebody }と共通のカード・タイプを持たない
    .neg = { $of-somebody }と共通のカード・タイプを持たない
word-targets_one = { $what-one }を対象とする
    .like = trait-after
    .is = { $what-one }を対象としている
    .isnot = { $what-one }を対象としていない
    .neg = { $what-one }を対象としない
word-with_single_target = 単一の対象をとる
    .like = trait-after
word-chosen_name = 選ばれた名前の
    .like = trait-after
    .is = 選ばれた名前である
    .isnot = 選ばれた名前でない
    .neg = 選ばれた名前でない
word-named_by_owner = 、オーナーが指定した名前の
    .like = trait-after
    .is = オーナーが指定した名前である
    .isnot = オーナーが指定した名前でない
    .neg = オーナーが指定した名前でない
word-dealt_combat_damage_to = このターンに{ $who-any }に戦闘ダメージを与えた
    .like = trait-after
    .is = このターンに{ $who-any }に戦闘ダメージを与えた
    .isnot = このターンに{ $who-any }に戦闘ダメージを与えていない
    .neg = このターンに{ $who-any }に戦闘ダメージを与えていない
word-attacking_you = あなたを攻撃している
    .like = trait-after
    .is = あなたを攻撃している
    .isnot = あなたを攻撃していない
    .neg = あなたを攻撃していない
word-hit_this_combat = この戦闘でプレイヤーに戦闘ダメージを与えた
    .like = trait-after

## The very one

one-card =
    .like = no-cards
    .number = one
    .that = { $self-noun }
    .whose = any
    .zone = battlefield
    .unit = 体
    .owner = オーナーの
    .held = {""}
    .wo = { $self }を
    .others = { $self }以外の
this-card = { $last-bearer ->
    [none] { this-type }
   *[other] この{ $last-bearer }
}
this-type = { $this ->
    [artifact] このアーティファクト
    [creature] このクリーチャー
    [enchantment] このエンチャント
    [land] この土地
    [planeswalker] このプレインズウォーカー
    [instant] この呪文
    [sorcery] この呪文
    [plane] この次元
    [phenomenon] この現象
    [scheme] この計略
    [emblem] この紋章
    [permanent] このパーマネント
   *[card] このカード
}
this-noun = { $this ->
    [artifact] アーティファクト
    [creature] クリーチャー
    [enchantment] エンチャント
    [land] 土地
    [planeswalker] プレインズウォーカー
    [instant] 呪文
    [sorcery] 呪文
    [plane] 次元
    [phenomenon] 現象
    [scheme] 計略
    [emblem] 紋章
    [permanent] パーマネント
   *[card] カード
}
particles =
    .like = one-card
    .ga1 = { $self }が
    .gakind1 = { $self }が
    .wo1 = { $self }を
    .wokind1 = { $self }を
    .freewo = { $self-wo }
word-this = { $zone ->
    [none] { this-card }
   *[elsewhere] { $zone-key ->
        [graveyard] あなたの墓地にあるこのカード
        [hand] あなたの手札にあるこのカード
        [library] あなたのライブラリーにあるこのカード
        [exile] 追放されているこのカード
       *[other] { this-card }
    }
}
    .like = particles
    .self = yes
    .mortal = { $last-bearer ->
        [none] { $this ->
            [creature] yes
           *[other] no
        }
       *[other] yes
    }
    .ga1 = { this-card }が
    .gakind1 = { this-card }が
    .lies = { $zone ->
        [none] no
       *[other] yes
    }
    .noun = { this-noun }
    .selfnoun = { this-noun }
    .zone = { $zone ->
        [none] battlefield
       *[elsewhere] { $zone-key }
    }
    .whose = { $zone ->
        [none] any
       *[elsewhere] yours
    }
    .owner = { $zone ->
        [none] オーナーの
       *[elsewhere] あなたの
    }
that-noun = { $last-that ->
    [none] それ
   *[other] その{ $last-that }
}
word-that = { $zone ->
    [none] { that-noun }
   *[elsewhere] それ
}
    .like = particles
    .noun = { $last-that }
word-that_as_it_was = { that-noun }
    .like = particles
    .noun = { $last-that }
word-other_one = そのクリーチャー
    .like = particles
    .noun = クリーチャー
word-it = { $last-it ->
    [cards] それら
   *[other] それ
}
    .like = particles
    .again = yes
    .selfnoun = { $last-itnoun ->
        [none] {""}
       *[other] { $last-itnoun }
    }
    .medium = { $last-medium }
    .exiled = { $last-exiled }
    .noun = カード
    .number = { $last-it ->
        [cards] many
       *[other] one
    }
    .each = { $last-it ->
        [cards] それら
       *[other] それ
    }
    .spread = { $last-it ->
        [cards] それぞれ
       *[other] {""}
    }
    .counted = それら
    .owner = { $last-its ->
        [none] オーナーの
       *[other] { $last-its }
    }
word-enchanted = エンチャントされている{ $enchants ->
    [none] パーマネント
   *[other] { $enchants }
}
    .like = particles
    .noun = { $enchants ->
        [none] パーマネント
       *[other] { $enchants }
    }
word-equipped = 装備しているクリーチャー
    .like = particles
    .noun = クリーチャー
word-holder_of = { $last-held ->
    [none] { $of }がつけられているパーマネント
   *[other] それ
}
    .sets-held = yes
    .like = particles
    .noun = パーマネント
word-those = { $traits-count ->
    [0] { $last-rest ->
        [yes] 残り
       *[none] { $last-aside ->
            [card] それ
           *[other] それら
        }
    }
   *[other] { $self-untold ->
        [rest] 残り
       *[other] その中のすべての{ $self-mods }{ cards-all }
    }
}
    .like = no-cards
    .untold = { $last-rest ->
        [yes] { SAME($self-kind, "カード") ->
            [yes] rest
           *[no] some
        }
       *[none] some
    }
    .holder = その中に
    .things = { $self-mods }{ cards-all }
    .verb = がある
    .verbnot = がない
    .verbnoti = がなく
    .again = yes
    .medium = card
    .rest = { $last-rest ->
        [yes] yes
       *[none] no
    }
    .number = { $last-aside ->
        [card] one
       *[other] many
    }
    .among = yes
    .zone = those
    .whose = any
    .unit = 枚
    .noun = カード
    .that = カード
    .tgt = {""}
    .mods = { $traits-at-after }{ $traits-at-has }{ $traits-at-lacks }{ $traits-at-state }{ $traits-at-color }{ $traits-at-not }
    .core = { $traits-at-subtype-count ->
        [0] { $traits-at-class-count ->
            [0] カード
           *[other] { $traits-at-class-card }
        }
       *[other] { $traits-at-class-count ->
            [0] { $traits-at-subtype-card }
           *[other] { $traits-at-subtype-before }{ $traits-at-class-card }
        }
    }
    .kind = { $self-mods }{ $self-core }
    .full = { $traits-count ->
        [0] { $self }
       *[other] その中の{ $self-kind }
    }
    .bare = { $self-full }
    .one = { $traits-count ->
        [0] そのうち１枚
       *[other] その中にある{ $self-mods }{ $self-coreone }１枚
    }
    .coreone = { $traits-at-subtype-count ->
        [0] { $traits-at-class-count ->
            [0] カード
           *[other] { $traits-at-class-cardone }
        }
       *[other] { $self-core }
    }
    .wo = { $self }を
    .freewo = { $self }を
    .wo1 = { $traits-count ->
        [0] そのうち１枚を
       *[other] その中の{ $self-kind }を１枚
    }
    .ga1 = { $self-one }が
    .place = それら
    .owner = { $last-its ->
        [none] オーナーの
       *[other] { $last-its }
    }
    .others = それら以外の
    .held = {""}
    .sets-rest = { $traits-count ->
        [0] {""}
       *[other] yes
    }
    .join = { noun.join }
top-whose = { $whose ->
    [none] あなたの
   *[other] { $whose-whose }
}
top-owner = { $whose ->
    [none] あなたの
   *[other] オーナーの
}
top-cards = ライブラリーの一番上{ $count-sort ->
    [plain] { $count ->
        [1] のカード
       *[other] から{ WIDE($count-n) }枚のカード
    }
    [that] からその枚数のカード
   *[other] から{ $count }に等しい枚数のカード
}
word-top = { top-whose }{ top-cards }
    .revealer = { $whose }
    .hands = { $whose ->
        [none] no
       *[other] { $whose-person ->
            [second] no
           *[other] yes
        }
    }
    .handwo = 自分の{ top-cards }を
    .somebody = { SAME($whose, "各プレイヤー") ->
        [yes] いずれかのプレイヤーの{ top-cards }
       *[no] { $self }
    }
    .like = particles
    .number = { $count ->
        [1] one
       *[other] many
    }
    .tgt = { $whose-tgt }
    .noun = カード
    .unit = 枚
    .full = { $self }
    .owner = { top-owner }
    .zone = top
    .medium = card
    .sets-medium = card
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-aside = { $count ->
        [1] card
       *[other] cards
    }
    .sets-its = { top-owner }
word-remembered = その追放されたカード
    .like = particles
    .zone = exile
    .noun = カード
word-sacrificed = その生け贄に捧げられたパーマネント
    .like = particles
    .noun = パーマネント
word-discarded_card = その捨てられたカード
    .like = particles
    .noun = カード
word-met = そのクリーチャー
    .like = particles
    .noun = クリーチャー
word-picked = そのカード
    .several = それらのカード
    .like = particles
    .again = yes
    .medium = card
    .noun = カード
word-what_targets = その呪文や能力
    .like = particles
    .noun = 呪文
word-this_gone = { this-card }
    .like = particles
    .gone = yes
    .noun = { this-noun }
word-affected = それ
    .like = particles
    .noun = カード
word-put_with_this = { this-card }により戦場に出たクリーチャー
    .like = particles
    .one = { this-card }により戦場に出たクリーチャー１体
    .ga1 = { this-card }により戦場に出たクリーチャーが
    .noun = クリーチャー

## Targets

aim =
    .like = no-cards
    .zone = { $what-zone }
    .whose = { $what-whose }
    .noun = { $what-that }
    .that = { $what-that }
    .unit = { $what-unit }
    .spread = { $self-number ->
        [one] {""}
       *[many] それぞれ
    }
    .wo = { $self }を
    .freewo = { $self }を
    .wo1 = { $self }を
    .ga1 = { $self }が
    .full = { $self }
    .bare = { $self }
    .owner = { $what-zone ->
        [graveyard] { $what-whose ->
            [yours] あなたの
           *[other] オーナーの
        }
       *[other] オーナーの
    }
    .others = それ以外の
    .several = それら
    .held = {""}
    .aim = yes
    .sets-aimed = { $what-that }
    .sets-medium = { $what-zone ->
        [battlefield] permanent
        [stack] permanent
       *[other] card
    }
    .sets-aims = { $what-vague ->
        [yes] { $self-number ->
            [many] vagues
           *[one] vague
        }
       *[no] { $self-number }
    }
    .sets-aimzone = { $what-zone }
    .sets-aimwhose = { $what-whose }
    .sets-it = { $self-number ->
        [one] card
       *[many] cards
    }
    .sets-aimfirst = { $last-aimfirst ->
        [none] { $what-that }
       *[other] { $last-aimfirst }
    }
    .sets-aimsecond = { $last-aimfirst ->
        [none] {""}
       *[other] { $last-aimsecond ->
            [none] { $what-that }
           *[other] { $last-aimsecond }
        }
    }
    .sets-aimthird = { $last-aimsecond ->
        [none] {""}
       *[other] yes
    }
word-target = { $self-number ->
    [one] { $what-pronoun }
   *[many] { $what-pronouns }
}
    .like = aim
    .alone = { $self-number ->
        [one] { $what-one }
       *[many] { $count-sort ->
            [plain] { $what-full }{ WIDE($count-n) }{ $what-unit }
           *[other] 望む数の{ $what-full }
        }
    }
    .number = { $count ->
        [none] one
        [1] one
       *[other] many
    }
    .tgt = { SAME($what-tgt, "") ->
        [yes] {""}
       *[no] { $what-tgt }とし、
    }{ $self-number ->
        [one] { $what-one }を対象
       *[many] { $count-sort ->
            [plain] { $what-full }{ WIDE($count-n) }{ $what-unit }を対象
            [any] { $what-full }を望む数だけ対象
           *[other] { $what-full }Ｘ{ $what-unit }を対象
        }
    }
word-up_to_targets = { $self-number ->
    [one] { $what-pronoun }
   *[many] { $what-pronouns }
}
    .like = aim
    .alone = { $count-sort ->
        [plain] { $count-n ->
            [99] 望む数の{ $what-full }
           *[other] { $what-full }{ up-to-so-many }
        }
       *[other] 望む数の{ $what-full }
    }
    .number = { $count ->
        [1] one
       *[other] many
    }
    .tgt = { SAME($what-tgt, "") ->
        [yes] {""}
       *[no] { $what-tgt }とし、
    }{ $count-sort ->
        [plain] { $what-full }を{ $count-n ->
            [99] 望む数だけ
           *[other] { up-to-so-many }
        }
       *[other] { $by ->
            [none] {""}
           *[other] { $by }が選ぶ
        }{ $what-full }を{ $least ->
            [none] 最大Ｘ{ $what-unit }まで（Ｘは{ $count }に等しい）
           *[other] 望む数だけ
        }
    }対象
up-to-so-many = { $least ->
    [none] 最大{ WIDE($count-n) }{ $what-unit }まで
   *[other] { WIDE($least) }{ $what-unit }から{ WIDE($count-n) }{ $what-unit }まで
}
word-target_by = それ
    .like = aim
    .alone = { $what-one }
    .number = one
    .tgt = { $by }が選んだ、{ $what-one }を対象
word-alike_targets = それら
    .like = aim
    .alone = 共通のカード・タイプを持つ{ $what-full }{ WIDE($count-n) }{ $what-unit }
    .number = many
    .tgt = 共通のカード・タイプを持つ{ $what-full }{ WIDE($count-n) }{ $what-unit }を対象
word-target_of_each = それら
    .like = aim
    .alone = { $who-whose }{ $what-pile }にある{ $what-kind }それぞれ最大１枚
    .number = many
    .tgt = { $who-whose }{ $what-pile }にある{ $what-kind }をそれぞれ最大１枚まで対象
targeted-one = { $which ->
    [1] { $last-aimsecond ->
        [none] { $last-aims ->
            [many] それらの{ $last-aimed }
            [one] その{ $last-aimed }
            [vagues] それら
           *[none] それ
        }
       *[other] { SAME($last-aimfirst, $last-aimsecond) ->
            [yes] { $last-aimthird ->
                [none] その前者
               *[other] その１つ目の{ $last-aimfirst }
            }
           *[no] その{ $last-aimfirst }
        }
    }
    [2] { SAME($last-aimfirst, $last-aimsecond) ->
        [yes] { $last-aimthird ->
            [none] その後者
           *[other] その２つ目の{ $last-aimsecond }
        }
       *[no] その{ $last-aimsecond }
    }
   *[other] その{ WIDE($which) }つ目の{ $last-aimed }
}
word-targeted = { targeted-one }
    .like = particles
    .number = { $last-aims ->
        [many] many
        [vagues] many
       *[other] one
    }
    .spread = { $last-aims ->
        [many] それぞれ
       *[other] {""}
    }
    .noun = { $last-aimed }
    .aim = again
    .zone = { $last-aimzone ->
        [none] battlefield
       *[other] { $last-aimzone }
    }
    .whose = { $last-aimwhose ->
        [none] any
       *[other] { $last-aimwhose }
    }
    .medium = { $last-aimzone ->
        [graveyard] card
        [exile] card
       *[other] permanent
    }
    .selfnoun = { $last-aimed }
    .others = 他の

## Chosen ones

choice =
    .like = no-cards
    .number = { $count ->
        [none] one
        [1] one
       *[other] many
    }
    .tgt = { $what-tgt }
    .chosen = yes
    .by = { $by ->
        [none] you
       *[other] they
    }
    .zone = { $what-zone }
    .whose = { $what-whose }
    .noun = { $what-noun }
    .that = { $what-that }
    .unit = { $what-unit }
    .among = { $what-among }
    .again = { $what-among }
    .place = { $what-place }
    .full = { $self }
    .bare = { $self }
    .spread = {""}
    .owner = { $what-zone ->
        [battlefield] オーナーの
       *[other] { $what-whose ->
            [yours] あなたの
            [theirs] { $last-each ->
                [yes] 自分の
               *[other] オーナーの
            }
           *[other] { $what-among ->
                [yes] { $what-owner }
               *[other] オーナーの
            }
        }
    }
    .others = それ以外の
    .held = {""}
    .freewo = { $what-zone ->
        [battlefield] { $self-kindwo }
        [hand] { $self-kindwo }
       *[other] { $self-wo }
    }
    .ga1 = { $self }が
    .sets-it = { $self-number ->
        [one] card
       *[many] cards
    }
    .sets-its = { $what-whose ->
        [yours] あなたの
       *[other] {""}
    }
    .sets-medium = { $what-zone ->
        [battlefield] permanent
        [stack] permanent
       *[other] card
    }
    .sets-rest = { $what-among ->
        [yes] yes
       *[other] {""}
    }
chosen-number = { $count ->
    [none] １
   *[other] { $count-sort ->
        [plain] { WIDE($count-n) }
       *[other] Ｘ
    }
}{ $what-unit }
word-chosen = { $self-number ->
    [one] { $what-one }
   *[many] { $what-among ->
        [yes] そのうち{ chosen-number }
       *[other] { $what-full }{ chosen-number }
    }
}
    .like = choice
    .wo = { $self-number ->
        [one] { $what-wo1 }
       *[many] { $what-among ->
            [yes] そのうち{ chosen-number }を
           *[other] { $count-sort ->
                [plain] { $what-full }を{ chosen-number }
               *[other] { $count }に等しい数の{ $what-full }を
            }
        }
    }
    .kindwo = { $count-sort ->
        [equal] { $count }に等しい数の{ $what-kind }を
        [per] { $count }に等しい数の{ $what-kind }を
        [that] その数の{ $what-kind }を
       *[plain] { $self-number ->
            [one] { $what-wokind1 }
           *[many] { $what-kind }を{ chosen-number }
        }
    }
up-to-number = { $count-sort ->
    [plain] { $count-n ->
        [99] 望む数だけ
       *[other] 最大{ WIDE($count-n) }{ $what-unit }まで
    }
   *[other] 最大で{ $count }に等しい数まで
}
word-up_to = { $what-full }{ up-to-number }
    .like = choice
    .wo = { $what-among ->
        [yes] { SAME($what-kind, "カード") ->
            [yes] そのうち{ up-to-number }を
           *[no] { $what-full }を{ up-to-number }
        }
       *[other] { $what-full }を{ up-to-number }
    }
    .kindwo = { $what-kind }を{ up-to-number }
word-any_number = 望む数の{ $what-full }
    .like = choice
    .number = many
    .wo = { $what-full }を望む数だけ
    .kindwo = { $what-kind }を望む数だけ
word-at_random = { $what-place }から無作為に選ばれた{ $what-kind }{ $count ->
    [none] １
   *[other] { WIDE($count-n) }
}{ $what-unit }
    .like = particles
    .noun = { $what-that }
    .zone = { $what-zone }
    .tgt = { $what-tgt }
    .unit = { $what-unit }
    .owner = { $what-whose ->
        [yours] あなたの
       *[other] オーナーの
    }
    .hands = { $what-hands }
    .revealer = { $what-revealer }
    .handwo = 自分の手札から{ $self-freewo }
    .wo = { $what-zone ->
        [hand] { $what-place }から{ $self-freewo }
        [graveyard] { $what-place }から無作為に選んだ{ $what-kind }を{ $count ->
            [none] １
           *[other] { WIDE($count-n) }
        }{ $what-unit }
       *[other] { $what-number ->
            [one] { $what }を
           *[other] { $what }のうち無作為に選ばれた１{ $what-unit }を
        }
    }
    .freewo = 無作為に選んだ{ $what-kind }を{ $count ->
        [none] １
       *[other] { WIDE($count-n) }
    }{ $what-unit }
word-one_for_each = { $of }それぞれについて、それと同じ名前の{ $what-full }最大１枚
    .like = choice
    .number = many
    .wo = { $of }それぞれについて、それと同じ名前の{ $what-full }を最大１枚まで
    .kindwo = { $of }それぞれについて、それと同じ名前の{ $what-kind }を最大１枚まで
word-top_for_owners = 各オーナーのライブラリーの一番上から、{ $cards }のうち自分がオーナーであったものと同じ枚数のカード
    .like = particles
    .number = many
    .noun = カード
    .unit = 枚
    .sets-it = cards
word-suspended = { $traits-at-after }待機状態の各{ $traits-at-class-count ->
    [0] カード
   *[other] { $traits-at-class-card }
}
    .like = particles
    .number = many
    .noun = カード

## Players

player = { $self }
    .tgt = {""}
    .subj = { $self }は
    .any = { $self }
    .one = { $self-any }
    .whose = { $self }の
    .own = { $self-whose }
    .plural = { $self }
    .each = { $self }
    .spread = {""}
    .person = third
    .self = no
    .unit = 人
    .full = { $self }
    .is = { $self }である
    .that = プレイヤー
    .those = そのプレイヤー
    .spreadmany = {""}
    .others = { $self }以外の
    .number = one
    .ga1 = { $self-any }が
word-you = あなた
    .like = player
    .person = second
    .aimedas = あなた
word-opponents = 各対戦相手
    .like = player
    .spread = それぞれ
    .those = それらのプレイヤー
    .any = 対戦相手１人
    .own = 自分の
    .plural = あなたの対戦相手
    .aimedas = 対戦相手
word-each_from_you = あなたから始めて、各プレイヤー
    .like = word-everyone
word-everyone = 各プレイヤー
    .like = player
    .spread = それぞれ
    .those = それらのプレイヤー
    .any = プレイヤー１人
    .own = 自分の
    .plural = プレイヤー
    .aimedas = プレイヤー
word-they = そのプレイヤー
    .like = player
    .subj = { $last-each ->
        [yes] {""}
       *[other] そのプレイヤーは
    }
    .own = 自分の
    .whose = { $last-each ->
        [yes] 自分の
       *[other] そのプレイヤーの
    }
word-controller_of = { $cards }のコントローラー
    .like = player
    .own = 自分の
    .tgt = { $cards-tgt }
word-owner_of = { $cards }のオーナー
    .like = player
    .own = 自分の
    .tgt = { $cards-tgt }
word-controller_then = そのプレイヤー
    .like = player
    .own = 自分の
word-enchanted_player = エンチャントされているプレイヤー
    .like = player
    .own = 自分の
word-defending_player = 防御プレイヤー
    .like = player
    .own = 自分の
word-targeted_player = そのプレイヤー
    .like = player
    .own = 自分の
aim-player = { $who ->
    [none] プレイヤー
   *[other] { $who-aimedas }
}
word-target_player = { $count ->
    [none] そのプレイヤー
   *[other] それらのプレイヤー
}
    .like = player
    .alone = { aim-player }{ $count ->
        [none] １
       *[other] { WIDE($count-n) }
    }人
    .own = 自分の
    .tgt = { aim-player }{ $count ->
        [none] １
       *[other] { WIDE($count-n) }
    }人を対象
    .aim = yes
    .sets-aimed = プレイヤー
    .sets-aims = one
    .sets-aimfirst = { $last-aimfirst ->
        [none] プレイヤー
       *[other] { $last-aimfirst }
    }
    .sets-aimsecond = { $last-aimfirst ->
        [none] {""}
       *[other] { $last-aimsecond ->
            [none] プレイヤー
           *[other] { $last-aimsecond }
        }
    }
word-target_players = { $most ->
    [none] それらのプレイヤー
    [1] そのプレイヤー
   *[other] それらのプレイヤー
}
    .like = player
    .alone = { $most ->
        [none] 望む数の{ aim-player }
       *[other] { aim-player }最大{ WIDE($most-n) }人
    }
    .spreadmany = それぞれ
    .spread = それぞれ
    .own = 自分の
    .tgt = { aim-player }を{ $most ->
        [none] 望む数だけ
       *[other] 最大{ WIDE($most-n) }人まで
    }対象
    .sets-aimed = プレイヤー
    .sets-aims = many
word-random_target_player = そのプレイヤー
    .like = player
    .alone = 無作為に選ばれたプレイヤー１人
    .own = 自分の
    .tgt = 無作為に選ばれたプレイヤー１人を対象
    .aim = yes
    .sets-aimed = プレイヤー
    .sets-aims = one
word-others_than_you = 他の各プレイヤー
    .like = player
    .spread = それぞれ
    .those = それらのプレイヤー
    .any = 他のプレイヤー１人
    .own = 自分の
    .plural = 他のプレイヤー
    .aimedas = 他のプレイヤー
word-others_than = { $who }以外の各プレイヤー
    .like = player
    .spread = それぞれ
    .those = それらのプレイヤー
    .own = 自分の
    .plural = { $who }以外のプレイヤー
word-opponents_of = { $who }の各対戦相手
    .like = player
    .spread = それぞれ
    .those = それらのプレイヤー
    .any = { $who }の対戦相手１人
    .hold = { $who }の対戦相手
    .own = 自分の
    .plural = { $who }の対戦相手
word-opponents_but = { SAME($who, "そのプレイヤー") ->
    [yes] あなたの他の各対戦相手
   *[no] { SAME($who, "それのコントローラー") ->
        [yes] そうしなかった各対戦相手
       *[no] { $who }以外のあなたの各対戦相手
    }
}
    .like = player
    .spread = それぞれ
    .those = それらのプレイヤー
    .own = 自分の
    .plural = あなたの他の対戦相手
word-you_and = あなたと{ $who }
    .like = player
    .own = 自分の
    .tgt = { $who-tgt }
word-chosen_player = 選ばれたプレイヤー
    .like = player
    .own = 自分の
word-players_who = { $condition-who }{ $among }
    .like = player
    .own = 自分の
    .plural = { $condition-who }{ $among-plural }
word-whose_turn = そのプレイヤー
    .like = player
    .own = 自分の
word-hit_by = そのプレイヤー
    .like = player
    .own = 自分の

## Conditions

word-there_is = { $cards-holder }{ $cards-things }{ $cards-verb }
    .like = condition
    .chains = yes
    .holder = { $cards-holder }
    .lead = { $cards-holder }{ $cards-kind }
    .rest = { $cards-things }{ $cards-verb }
    .notrest = { $cards-things }{ $cards-verbnot }
    .noti = { $cards-holder }{ $cards-things }{ $cards-verbnoti }
    .not = { $cards-holder }{ $cards-things }{ $cards-verbnot }
word-are = { $cards-bare }が{ $cards-medium ->
    [card] { $trait-iscard }
   *[other] { $trait-is }
}
    .like = condition
    .aimish = { $cards-aim }
    .not = { $cards-bare }が{ $trait-isnot }
word-your_turn = あなたのターンである
    .like = condition
    .while = あなたのターンであるかぎり、
    .only = あなたのターンの間にのみ
    .not = あなたのターンでない
word-did_so = { $last-deed ->
    [damage] これによりクリーチャーにダメージが与えられた
    [clash] あなたがその激突に勝った
   *[other] そうした
}
    .like = condition
    .late = yes
    .not = そうしなかった
within-many = { WIDE($within-n) }{ $within-big ->
    [yes] { $quantity-bigunit }
   *[no] { $quantity-unit }
}{ $within-word }
word-is = { $quantity-counts ->
    [yes] { $within-kind ->
        [zero] { $quantity-holder }{ $quantity-things }{ $quantity-verbnot }
       *[other] { $quantity-first ->
            [number] { $quantity-holder }{ within-many }{ $quantity-things }{ $quantity-verb }
           *[other] { $quantity-holder }{ $quantity-things }{ within-many }{ $quantity-verb }
        }
    }
   *[no] { $within-n ->
        [1] { $quantity-didso ->
            [none] { $quantity }が{ $within }である
           *[other] { $quantity-didso }
        }
       *[other] { $quantity }が{ $within }である
    }
}
    .like = condition
    .who = { $within-n ->
        [1] { $quantity-did ->
            [none] { $self }
           *[other] { $quantity-did }
        }
       *[other] { $self }
    }
    .aimish = { $quantity-aimish }
    .not = { $quantity-counts ->
        [yes] { $within-kind ->
            [zero] { $quantity-holder }{ $quantity-things }{ $quantity-verb }
           *[other] { $quantity-first ->
                [number] { $quantity-holder }{ within-many }{ $quantity-things }{ $quantity-verbnot }
               *[other] { $quantity-base }が{ WIDE($within-n) }{ $quantity-unit }{ $within-notword }である
            }
        }
       *[no] { $quantity }が{ WIDE($within-n) }{ $within-notword }である
    }
word-more = { $one }が{ $than }より多い
    .like = condition
    .not = { $than }が{ $one }以上である
word-not = { $condition-not }
    .like = condition
    .unless = { $condition-not }かぎり、
    .not = { $condition }
word-both = { $conditions }
    .like = condition
    .join = { $next-chains ->
        [yes] { $prior-chains ->
            [yes] { SAME($prior-holder, $next-holder) ->
                [yes] { $before-lead }と{ $next-rest }
               *[no] { $before }とともに{ $next }
            }
           *[no] { $before }とともに{ $next }
        }
       *[no] { $before }とともに{ $next }
    }
    .not = { $conditions }ということがない
either-chain = { SAME($prior-holder, $next-holder) ->
    [yes] { $form ->
        [not] { $before-lead }か{ $next-notrest }
        [lead] { $before-lead }か{ $next-rest }
       *[other] { $before-lead }か{ $next-rest }
    }
   *[no] { $form ->
        [not] { $before-noti }、{ $next }
       *[other] { $before }か、{ $next }
    }
}
either-apart = { $form ->
    [not] { $before-noti }、{ $next }
   *[other] { $before }か、{ $next }
}
word-either = { $conditions }
    .like = condition
    .not = { $conditions-not }
    .join = { $next-chains ->
        [yes] { $prior-chains ->
            [yes] { either-chain }
           *[no] { either-apart }
        }
       *[no] { either-apart }
    }
word-some_opponent = 対戦相手１人について、{ $condition }
    .like = condition
word-some_player = いずれかのプレイヤーについて、{ $condition }
    .like = condition
word-was_damaged = このターン、{ $who-any }がダメージを与えられている
    .like = condition
    .not = このターン、{ $who-any }がダメージを与えられていない
word-lost_life = このターン、{ $who-any }がライフを失っている
    .like = condition
    .not = このターン、{ $who-any }がライフを失っていない
word-fits = { $cards-bare }が{ $kind-kind }である
    .like = condition
    .not = { $cards-bare }が{ $kind-kind }でない
word-on_battlefield = { $cards-bare }が戦場に出ている
    .like = condition
    .not = { $cards-bare }が戦場に出ていない
word-defender_controls = 防御プレイヤーが{ $what-kind }をコントロールしている
    .like = condition
    .not = 防御プレイヤーが{ $what-kind }をコントロールしていない
word-during_combat = 戦闘中である
    .like = condition
    .only = 戦闘中にのみ
    .not = 戦闘中でない
step-name = { $name ->
    [untap] アンタップ・ステップ
    [upkeep] アップキープ・ステップ
    [draw] ドロー・ステップ
    [combat] 戦闘フェイズ
    [attackers] 攻撃クリーチャー指定ステップ
    [blockers] ブロック・クリーチャー指定ステップ
    [damage] 戦闘ダメージ・ステップ
    [end] 終了ステップ
   *[other] { $name }ステップ
}
word-during_step = { step-name }の間である
    .like = condition
    .only = { step-name }の間にのみ
    .not = { step-name }の間でない
word-attacked_now = このステップにあなたが攻撃されている
    .like = condition
    .not = このステップにあなたが攻撃されていない
word-before_attackers = 攻撃クリーチャーが指定される前である
    .like = condition
    .not = 攻撃クリーチャーが指定された後である
    .only = 攻撃クリーチャーが指定される前にのみ
word-before_blockers = ブロック・クリーチャーが指定される前である
    .like = condition
    .not = ブロック・クリーチャーが指定された後である
    .only = ブロック・クリーチャーが指定される前にのみ
word-kicked = { this-card }がキックされている
    .like = condition
    .not = { this-card }がキックされていない
word-prowled = あなたがこのターンに{ this-card }と共通のクリーチャー・タイプを持つクリーチャーでプレイヤーに戦闘ダメージを与えている
    .like = condition
    .not = あなたがこのターンに{ this-card }と共通のクリーチャー・タイプを持つクリーチャーでプレイヤーに戦闘ダメージを与えていない
word-alternative_paid = { this-card }の代替コストが支払われている
    .like = condition
    .not = { this-card }の代替コストが支払われていない
word-cast_from_hand = あなたがそれをあなたの手札から唱えていた
    .like = condition
    .not = あなたがそれをあなたの手札から唱えていなかった
word-was_cast_from_graveyard = { this-card }が墓地から唱えられている
    .like = condition
    .not = { this-card }が墓地から唱えられていない
word-was_cast = あなたがそれを唱えていた
    .like = condition
    .not = あなたがそれを唱えていなかった
word-in_form = { this-card }について{ WIDE($number) }番目の形が選ばれている
    .like = condition
word-cast_since_your_turn = あなたの直前のターンが終わってから{ $who-any }が呪文を唱えている
    .like = condition
    .not = あなたの直前のターンが終わってからどの対戦相手も呪文を唱えていない
word-you_defend = あなたが防御プレイヤーである
    .like = condition
    .not = あなたが防御プレイヤーでない

## Keywords

keyword = { $self-word }を得る
    .line = { $self-word }
    .slot = keyword
    .noun = { $self-word }
    .i = { $self-word }を得
    .hold = { $self-word }を持つ
    .after = { $self }
    .token = { $self-word }
    .wa = は
    .end = {""}
    .tgt = {""}
    .tari = none
word-deathtouch =
    .like = keyword
    .word = 接死
word-defender =
    .like = keyword
    .word = 防衛
word-double_strike =
    .like = keyword
    .word = 二段攻撃
word-first_strike =
    .like = keyword
    .word = 先制攻撃
word-flash =
    .like = keyword
    .word = 瞬速
word-flying =
    .like = keyword
    .word = 飛行
word-haste =
    .like = keyword
    .word = 速攻
word-hexproof =
    .like = keyword
    .word = 呪禁
word-indestructible =
    .like = keyword
    .word = 破壊不能
word-intimidate =
    .like = keyword
    .word = 威嚇
word-plainswalk =
    .like = keyword
    .word = 平地渡り
word-islandwalk =
    .like = keyword
    .word = 島渡り
word-swampwalk =
    .like = keyword
    .word = 沼渡り
word-mountainwalk =
    .like = keyword
    .word = 山渡り
word-forestwalk =
    .like = keyword
    .word = 森渡り
word-lifelink =
    .like = keyword
    .word = 絆魂
word-reach =
    .like = keyword
    .word = 到達
word-trample =
    .like = keyword
    .word = トランプル
word-vigilance =
    .like = keyword
    .word = 警戒
word-shroud =
    .like = keyword
    .word = 被覆
word-fear =
    .like = keyword
    .word = 畏怖
word-shadow =
    .like = keyword
    .word = シャドー
word-horsemanship =
    .like = keyword
    .word = 馬術
word-infect =
    .like = keyword
    .word = 感染
word-wither =
    .like = keyword
    .word = 萎縮
word-phasing =
    .like = keyword
    .word = フェイジング
word-flanking =
    .like = keyword
    .word = 側面攻撃

## What changes

change =
    .slot = change
    .noun = { $self }
    .hold = { $self }
    .after = { $self }
    .wa = は
    .de = no
    .no = no
    .end = {""}
    .tgt = {""}
    .tari = none
    .balso = {""}
    .ball = {""}
    .bcolor = {""}
    .bpt = {""}
    .bsub = {""}
    .btype = {""}
    .token = { $self-hold }
    .line = { $self-hold }。
bar =
    .like = change
    .slot = bar
bar-nai =
    .like = bar
    .i = { $self-stem }ず
bar-ru =
    .like = bar
    .i = { $self }とともに
besides-that = { $form ->
    [i] { $before-usual }とともに
   *[other] { $before }とともに
}
join-changes = { $form ->
    [end] { $before }{ $next }
    [tgt] { $before }{ $next }
    [tari] { $prior-tari ->
        [none] { $before-usual }とともに{ $next }
       *[other] { $before }{ $next }
    }
    [bcolor] { $before }{ $next }
    [ball] { $before }{ $next }
    [bpt] { $before }{ $next }
    [bsub] { $before }{ $next }
    [btype] { $before }{ $next }
    [balso] { become-also }
   *[other] { $next-slot ->
        [keyword] { $prior-slot ->
            [keyword] { $before-noun }{ $changes-at-keyword-count ->
                [2] と
               *[other] 、
            }{ $next }
            [bar] { $before-i }、{ $next }
            [loss] { $before-i }{ $next }
           *[other] { besides-that }{ $next }
        }
        [bar] { $next-tari ->
            [none] { $prior-slot ->
                [bar] { $before-i }、{ $form ->
                    [i] { $next }
                   *[other] { $next-after }
                }
               *[other] { besides-that }{ $form ->
                    [i] { $next }
                   *[other] { $next-after }
                }
            }
           *[other] { $prior-tari ->
                [none] { besides-that }{ $next }
               *[other] { $before-tari }{ $next-tari }{ $form ->
                    [i] できず
                   *[other] できない
                }
            }
        }
       *[other] { $prior-slot ->
            [loss] { $before-i }{ $next }
            [bar] { $before-i }、{ $next }
           *[other] { besides-that }{ $next }
        }
    }
}

color-name = { SAME($colors, "chosen") ->
    [yes] 選ばれた色
   *[no] { TERM($colors, join: "と") }
}
becoming =
    .like = change
    .slot = become
become-also = { SAME($before, "") ->
    [yes] { $next }
   *[no] { SAME($next, "") ->
        [yes] { $before }
       *[no] { SAME($before, $next) ->
            [yes] { $before }
           *[no] 他の色やタイプに加えて
        }
    }
}
become-noun = { $changes-at-become-balso }{ $changes-at-become-ball }{ $changes-at-become-bcolor }{ $changes-at-become-bpt }{ $changes-at-become-bsub }{ SAME($changes-at-become-btype, "") ->
    [yes] { SAME($changes-at-become-bpt, "") ->
        [yes] {""}
       *[no] { SAME($changes-at-become-bsub, "") ->
            [yes] クリーチャー
           *[no] ・クリーチャー
        }
    }
   *[no] { SAME($changes-at-become-bsub, "") ->
        [yes] { $changes-at-become-btype }
       *[no] ・{ $changes-at-become-btype }
    }
}
become-lost = { $changes-at-loss-count ->
    [0] {""}
   *[other] { $changes-at-loss-i }、
}
become-more = { $changes-at-keyword-count ->
    [0] {""}
   *[other] とともに{ $changes-at-keyword }
}{ $changes-at-change-count ->
    [0] {""}
   *[other] とともに{ $changes-at-change }
}
become-more-hold = { $changes-at-keyword-count ->
    [0] {""}
   *[other] とともに{ $changes-at-keyword-hold }
}{ $changes-at-change-count ->
    [0] {""}
   *[other] とともに{ $changes-at-change-hold }
}
gained = { $changes-at-become-count ->
    [0] { $changes }
    [1] { $changes }
   *[other] { become-lost }{ become-noun }になる{ become-more }
}
held-always = { $changes-at-become-count ->
    [0] { $changes-hold }
    [1] { $changes-hold }
   *[other] { become-lost }{ become-noun }である{ become-more-hold }
}

pump-sign = { $power-n ->
    [0] { SAME(INITIAL(SIGNED($toughness-signed)), "-") ->
        [yes] －０
       *[no] { SAME(INITIAL($toughness-signed), "－") ->
            [yes] －０
           *[no] ＋０
        }
    }
   *[other] { WIDE(SIGNED($power-signed)) }
}/{ $toughness-n ->
    [0] { SAME(INITIAL(SIGNED($power-signed)), "-") ->
        [yes] －０
       *[no] { SAME(INITIAL($power-signed), "－") ->
            [yes] －０
           *[no] ＋０
        }
    }
   *[other] { WIDE(SIGNED($toughness-signed)) }
}
pump-per = { $power-sort ->
    [per] 、{ $power-per }
    [mult] 、{ $power-per }
   *[other] { $toughness-sort ->
        [per] 、{ $toughness-per }
        [mult] 、{ $toughness-per }
       *[other] {""}
    }
}
word-pump = { pump-per }{ pump-sign }の修整を受ける
    .like = change
    .i = { pump-per }{ pump-sign }の修整を受け
    .tgt = { $power-tgt }
    .end = { $power-end }{ SAME($power-end, $toughness-end) ->
        [yes] {""}
       *[no] { SAME($power-end, "") ->
            [yes] { $toughness-end }
           *[no] {""}
        }
    }
becomes-pair = { $power-sort ->
    [plain] { WIDE($power) }
   *[other] Ｘ
}/{ $toughness-sort ->
    [plain] { WIDE($toughness) }
   *[other] Ｘ
}
word-power_becomes = { becomes-pair }になる
    .like = becoming
    .bpt = { becomes-pair }の
    .i = { becomes-pair }になり
    .hold = { becomes-pair }である
    .end = { $power-end }
word-power_is = パワーとタフネスがそれぞれ{ $both }に等しくなる
    .like = change
    .i = パワーとタフネスがそれぞれ{ $both }に等しくなり
    .wa = の
    .no = yes
    .after = それのパワーとタフネスはそれぞれ{ $both }に等しい
    .hold = パワーとタフネスはそれぞれ{ $both }に等しい
word-power_and_toughness_are = パワーは{ $power }に等しくなり、タフネスは{ $toughness }に等しくなる
    .like = change
    .wa = の
    .no = yes
    .hold = パワーは{ $power }に等しく、タフネスは{ $toughness }に等しい
word-own_power_is = パワーは{ $number }に等しくなる
    .like = change
    .wa = の
    .no = yes
    .hold = パワーは{ $number }に等しい
word-own_toughness_is = タフネスは{ $number }に等しくなる
    .like = change
    .wa = の
    .no = yes
    .hold = タフネスは{ $number }に等しい
word-switched = パワーとタフネスを入れ替える
    .like = change
    .wa = の
    .no = yes
word-loses = { $keyword-word }を失う
    .like = change
    .slot = loss
    .i = { $keyword-word }を失い
word-loses_all_abilities = すべての能力を失う
    .like = change
    .slot = loss
    .i = すべての能力を失い
word-has = { $ability-token }を得る
    .like = change
    .i = { $ability-token }を得
    .hold = { $ability-token }を持つ
    .opens-bearer = { $last-bearing }
    .sets-bearer = none
from-whom = { $whom ->
    [chosen] 選ばれた色
    [chosen-entering] 選ばれた色
   *[other] { TERM($whom-noun) }
}
word-protection = { $self-word }を得る
    .like = change
    .slot = keyword
    .word = プロテクション（{ from-whom }）
    .noun = { $self-word }
    .i = { $self-word }を得
    .hold = { $self-word }を持つ
    .token = { $self-word }
    .line = { $self-word }
word-protection_sparing_this = { $self-word }を得る
    .like = change
    .slot = keyword
    .word = { this-card }を取り除かないプロテクション（{ from-whom }）
    .noun = { $self-word }
    .i = { $self-word }を得
    .hold = { $self-word }を持つ
    .token = { $self-word }
    .line = { $self-word }
word-no_target_of = { $what-full }の対象にならない
    .like = bar-nai
    .stem = { $what-full }の対象になら
word-cannot_block_those = { $what-full }をブロックできない
    .like = bar-nai
    .stem = { $what-full }をブロックでき
    .wa = では
    .de = yes
word-cannot_attack = 攻撃できない
    .like = bar-nai
    .stem = 攻撃でき
    .tari = 攻撃したり
    .wa = では
    .de = yes
word-cannot_block = ブロックできない
    .like = bar-nai
    .stem = ブロックでき
    .tari = ブロックしたり
    .wa = では
    .de = yes
word-cannot_be_blocked = ブロックされない
    .like = bar-nai
    .stem = ブロックされ
word-cannot_be_countered = 打ち消されない
    .like = bar-nai
    .stem = 打ち消され
word-does_not_untap = それのコントローラーのアンタップ・ステップにアンタップしない
    .like = bar-nai
    .stem = それのコントローラーのアンタップ・ステップにアンタップせ
word-must_attack = { $last-lasting ->
    [yes] 可能なら攻撃する
   *[other] 可能なら各戦闘で攻撃する
}
    .like = bar-ru
word-must_attack_each_turn = 可能なら毎ターン攻撃する
    .like = bar-ru
word-must_block_each_turn = 可能なら毎ターンブロックする
    .like = bar-ru
word-must_be_blocked = 可能ならブロックされる
    .like = bar-ru
word-needs_two_blockers = ２体以上のクリーチャーによってしかブロックされない
    .like = bar-nai
    .stem = ２体以上のクリーチャーによってしかブロックされ
word-needs_three_blockers = ３体以上のクリーチャーによってしかブロックされない
    .like = bar-nai
    .stem = ３体以上のクリーチャーによってしかブロックされ
word-one_blocker_at_most = ２体以上のクリーチャーによってはブロックされない
    .like = bar-nai
    .stem = ２体以上のクリーチャーによってはブロックされ
word-lures = それをブロックできるすべてのクリーチャーによってブロックされる
    .like = bar-ru
word-also_types = 他のタイプに加えて{ TERM($types, table: "types", join: "・") }になる
    .like = becoming
    .balso = 他のタイプに加えて
    .btype = { TERM($types, table: "types", join: "・") }
    .i = 他のタイプに加えて{ TERM($types, table: "types", join: "・") }になり
    .hold = 他のタイプに加えて{ TERM($types, table: "types", join: "・") }である
word-types_become = { TERM($types, table: "types", join: "・") }になる
    .like = becoming
    .btype = { TERM($types, table: "types", join: "・") }
    .i = { TERM($types, table: "types", join: "・") }になり
    .hold = { TERM($types, table: "types", join: "・") }である
a-subtype = { SAME($subtypes, "*") ->
    [yes] すべてのクリーチャー・タイプ
   *[other] { TERM($subtypes, table: "classifications", join: "・") }
}
word-also_subtypes = { SAME($subtypes, "*") ->
    [yes] すべてのクリーチャー・タイプを得る
   *[no] 他のタイプに加えて{ a-subtype }になる
}
    .like = becoming
    .balso = { SAME($subtypes, "*") ->
        [yes] {""}
       *[no] 他のタイプに加えて
    }
    .ball = { SAME($subtypes, "*") ->
        [yes] すべてのクリーチャー・タイプを持つ
       *[no] {""}
    }
    .bsub = { SAME($subtypes, "*") ->
        [yes] {""}
       *[no] { a-subtype }
    }
    .i = { SAME($subtypes, "*") ->
        [yes] すべてのクリーチャー・タイプを得
       *[no] 他のタイプに加えて{ a-subtype }になり
    }
    .hold = { SAME($subtypes, "*") ->
        [yes] すべてのクリーチャー・タイプである
       *[no] 他のタイプに加えて{ a-subtype }である
    }
word-no_longer = { a-subtype }ではなくなる
    .like = change
    .slot = loss
    .i = { a-subtype }ではなくなり
word-subtypes_become = { a-subtype }になる
    .like = becoming
    .bsub = { a-subtype }
    .i = { a-subtype }になり
    .hold = { a-subtype }である
word-also_colors = 他の色に加えて{ color-name }になる
    .like = becoming
    .balso = 他の色に加えて
    .bcolor = { color-name }の
    .i = 他の色に加えて{ color-name }になり
    .hold = 他の色に加えて{ color-name }である
word-colors_become = { color-name }になる
    .like = becoming
    .bcolor = { color-name }の
    .i = { color-name }になり
    .hold = { color-name }である
word-controlled = コントロールを得る
    .like = change
    .slot = control
    .tgt = { $by-tgt }
    .by = { $by ->
        [none] あなた
       *[other] { $by }
    }
    .mine = { $by ->
        [none] yes
       *[other] no
    }
word-not_blocked_by = { $what-full }によってはブロックされない
    .like = bar-nai
    .stem = { $what-full }によってはブロックされ
word-only_blocked_by = { $what-full }以外によってはブロックされない
    .like = bar-nai
    .stem = { $what-full }以外によってはブロックされ
word-blocks_only = { $what-full }のみをブロックできる
    .like = bar-ru
    .wa = では
    .de = yes
word-must_block = { $last-lasting ->
    [yes] 可能ならブロックする
   *[other] 可能なら各戦闘でブロックする
}
    .like = bar-ru
word-exiled_if_leaving = 戦場を離れる場合、代わりに追放される
    .like = bar-ru
word-exiled_if_dying = 死亡する場合、代わりに追放される
    .like = bar-ru
word-cannot_be_regenerated = 再生できない
    .like = bar-nai
    .stem = 再生でき
word-cannot_activate = 起動型能力は起動できない
    .like = bar-nai
    .stem = 起動型能力は起動でき
    .after = それの起動型能力は起動できない
    .wa = の
word-no_combat_damage = 戦闘ダメージを割り振らない
    .like = bar-nai
    .stem = 戦闘ダメージを割り振ら
word-damage_by_toughness = パワーではなくタフネスに等しい点数の戦闘ダメージを割り振る
    .like = bar-ru
word-damage_past_blockers = ブロックされなかったかのように戦闘ダメージを割り振ってもよい
    .like = bar-ru
word-ignores_defender = 防衛を持たないかのように攻撃できる
    .like = bar-ru
    .wa = は
word-not_alone_attack = 単独では攻撃できない
    .like = bar-nai
    .stem = 単独では攻撃でき
    .tari = 単独では攻撃したり
word-not_alone_block = 単独ではブロックできない
    .like = bar-nai
    .stem = 単独ではブロックでき
    .tari = ブロックしたり
word-chosen_type_becomes = 選ばれたクリーチャー・タイプになる
    .like = change
    .hold = 選ばれたクリーチャー・タイプである
word-also_chosen_type = 他のタイプに加えて選ばれたタイプになる
    .like = change
    .hold = 他のタイプに加えて選ばれたタイプである
word-may_stay_tapped = あなたのアンタップ・ステップにアンタップしないことを選んでもよい
    .like = bar-ru
word-blocks_more = { $count ->
    [1] 追加で１体のクリーチャーをブロックできる
    [99] 望む数のクリーチャーをブロックできる
   *[other] 追加で{ WIDE($count) }体のクリーチャーをブロックできる
}
    .like = bar-ru
word-attacks_only_where = 防御プレイヤーが{ $what-kind }をコントロールしていないかぎり攻撃できない
    .like = bar-nai
    .stem = 防御プレイヤーが{ $what-kind }をコントロールしていないかぎり攻撃でき
    .wa = では
    .de = yes
word-cannot_attack_those = { $who-plural }や{ $who-plural }がコントロールするプレインズウォーカーを攻撃できない
    .like = bar-nai
    .stem = { $who-plural }や{ $who-plural }がコントロールするプレインズウォーカーを攻撃でき
    .wa = では
    .de = yes
word-cannot_attack_players = { $who }を攻撃できない
    .like = bar-nai
    .stem = { $who }を攻撃でき
    .wa = では
    .de = yes
word-must_attack_those = 可能なら{ $whom }を攻撃する
    .like = bar-ru
word-must_block_those = 可能なら{ $what }をブロックする
    .like = bar-ru
    .tgt = { $what-tgt }
word-no_target_from = { $what-full }からの呪文や能力の対象にならない
    .like = bar-nai
    .stem = { $what-full }からの呪文や能力の対象になら
word-land_type_chosen = 選ばれたタイプになる
    .like = change
    .hold = 選ばれたタイプである

word-this_turn = ターン終了時まで
    .mid = { $self }
    .lead = { $self }
    .turn = このターン、
    .long = このターン、
word-for_good = {""}
    .mid = {""}
    .lead = {""}
    .turn = {""}
    .long = このゲームの残りの間、
word-while_you_control_this = あなたが{ this-card }をコントロールし続けているかぎり
    .mid = 、{ $self }、
    .lead = { $self }、
    .turn = { $self }、
    .long = { $self }、
word-until_your_next_turn = あなたの次のターンまで
    .mid = { $self }
    .lead = { $self }
    .turn = { $self }、
    .long = { $self }、
word-until_your_next_upkeep = あなたの次のアップキープまで
    .mid = { $self }
    .lead = { $self }
    .turn = { $self }
word-until_end_of_combat = 戦闘終了時まで
    .mid = { $self }
    .lead = { $self }
    .turn = { $self }、
    .long = { $self }、
word-while_this_stays = { this-card }が戦場に出続けているかぎり
    .mid = 、{ $self }、
    .lead = { $self }、
    .turn = { $self }、
    .long = { $self }、
word-while_you_control_this_tapped = あなたが{ this-card }をコントロールし続け、かつ{ this-card }がタップ状態であり続けるかぎり
    .mid = 、{ $self }、
    .lead = { $self }、
    .turn = { $self }、
    .long = { $self }、
word-while_this_is_tapped = { this-card }がタップ状態であり続けるかぎり
    .mid = 、{ $self }、
    .lead = { $self }、
    .turn = { $self }、
    .long = { $self }、
word-while_it_has = それの上に{ counter-name }が置かれているかぎり
    .mid = 、{ $self }、
    .lead = { $self }、
    .turn = { $self }、
    .long = { $self }、
word-until_planeswalk = プレイヤー１人がプレインズウォークするまで
    .mid = 、{ $self }、
    .lead = { $self }、
    .turn = { $self }、
    .long = { $self }、

## Costs

word-pay = { $mana }
    .like = verb-u
    .body = { $mana }を支払
word-pay_amount = { "{" }X{ "}" }（Ｘは{ $amount }に等しい）
    .like = verb-u
    .body = { "{" }X{ "}" }を支払
word-tapping = { "{" }T{ "}" }
    .like = verb-suru
    .body = { this-card }をタップ
word-untapping = { "{" }Q{ "}" }
    .like = verb-suru
    .body = { this-card }をアンタップ
word-loyalty = { $amount ->
    [0] ０
   *[other] { WIDE(SIGNED($amount)) }
}
    .like = effect
    .do = { $self }
word-loyalty_x = －Ｘ
    .like = effect
    .do = { $self }
word-sacrificing =
    .like = verb-ru
    .body = { $cards-freewo }生け贄に捧げ
word-sacrificing_this =
    .like = verb-ru
    .body = { this-card }を生け贄に捧げ
word-discarding =
    .like = verb-ru
    .body = { $cards-freewo }捨て
word-exiling =
    .like = verb-suru
    .body = { $cards-wo }追放
word-being_dealt =
    .like = verb-u
    .body = { this-card }からの{ WIDE($amount-n) }点のダメージを負
word-paying_life =
    .like = verb-u
    .body = { $amount-sort ->
        [plain] ライフを{ WIDE($amount-n) }点支払
       *[other] { points-bare }ライフを支払
    }
word-paying_life_x =
    .like = verb-u
    .body = ライフをＸ点支払
word-removing =
    .like = verb-ku
    .body = { this-card }の上から{ counter-name }を{ WIDE($count-n) }個取り除
word-removing_all =
    .like = verb-ku
    .body = { this-card }の上からすべての{ counter-name }を取り除
word-removing_x =
    .like = verb-ku
    .body = { this-card }の上から{ counter-name }をＸ個取り除
word-removing_from =
    .like = verb-ku
    .body = { $cards }の上から{ counter-name }を１個取り除
word-tapping_others =
    .like = verb-suru
    .body = { $cards-wo }タップ
word-untapping_others =
    .like = verb-suru
    .body = { $cards-wo }アンタップ
word-putting_on_top =
    .like = verb-ku
    .body = { $cards-wo }{ $cards-owner }ライブラリーの一番上に置
word-putting_on_bottom =
    .like = verb-ku
    .body = { $cards-wo }{ $cards-owner }ライブラリーの一番下に置
word-putting_on =
    .like = verb-ku
    .body = { $cards }の上に{ counter-name }を{ WIDE($count-n) }個置
word-returning =
    .like = verb-su
    .body = { $cards-wo }{ $cards-owner }手札に戻
word-milling =
    .like = verb-ku
    .body = あなたのライブラリーの一番上{ $count ->
        [1] のカード
       *[other] から{ WIDE($count-n) }枚のカード
    }をあなたの墓地に置
word-revealing =
    .like = verb-suru
    .body = { $cards-wo }公開
word-putting =
    .like = verb-ku
    .body = { this-card }の上に{ counter-name }を{ WIDE($count-n) }個置
word-pay_times = { $times-per }{ $mana }
    .like = verb-u
    .body = { $times-per }{ $mana }を支払
word-all_costs = { $costs }
    .like = effect
    .do = { $costs-do }
    .i = { $costs-i }
    .te = { $costs-te }
    .nai = { $costs-nai }
    .join = { $form ->
        [usual] { $before }, { $next }
       *[other] { $before-i }、{ $next }
    }

## What abilities wait for

event = { $self-sub }{ $self-pred }
    .pred = { $self-once ->
        [yes] { $self-body }{ $self-past }とき
       *[no] { $self-body }{ $self-now }たび
    }
    .ru = { $self-sub }{ $self-body }{ $self-now }
    .toki = { $self-sub }{ $self-body }{ $self-past }とき
    .once = no
    .moment = no
    .sub = {""}
    .now = する
    .past = した
vent-suru =
    .like = event
event-ru =
    .like = event
    .now = る
    .past = た
about-card =
    .like = event
    .sets-that = { $who-that }
    .sets-eventof = { $who-self ->
        [yes] this
       *[other] that
    }
    .sets-it = card
    .once = no
    .sub = { $who-ga1 }
about-both =
    .like = about-card
    .sub = { $who-gaone }
about-ru =
    .like = about-card
    .now = る
    .past = た
self-suru =
    .like = about-card
    .once = { $who-self }
self-ru =
    .like = self-suru
    .now = る
    .past = た
word-enters =
    .like = self-ru
    .sub = { $who-whose ->
        [yours] { $who-gakind1 }
        [mine] { $who-gakind1 }
        [opposing] { $who-gakind1 }
       *[any] { $who-ga1 }
    }
    .body = { $who-whose ->
        [yours] あなたのコントロール下で
        [mine] あなたのコントロール下で
        [opposing] 対戦相手１人のコントロール下で
       *[any] {""}
    }戦場に出
word-dies =
    .like = self-suru
    .body = { $who-mortal ->
        [yes] 死亡
       *[no] 戦場から墓地に
    }
    .now = { $who-mortal ->
        [yes] する
       *[no] 置かれる
    }
    .past = { $who-mortal ->
        [yes] した
       *[no] 置かれた
    }
word-leaves =
    .like = self-ru
    .body = 戦場を離れ
word-casts =
    .like = event-ru
    .once = { $spell-self }
    .sub = { $by-any }が
    .body = { $spell-wokind1 }唱え
    .sets-that = 呪文
    .sets-it = card
word-casts_nth =
    .like = event-ru
    .sub = { $by-any }が
    .body = 各ターンの{ WIDE($number) }つ目の呪文を唱え
    .sets-that = 呪文
    .sets-it = card
word-attacks =
    .like = about-card
    .body = 攻撃
word-attacks_you =
    .like = about-both
    .body = あなたかあなたがコントロールするプレインズウォーカーを攻撃
word-attacks_just_you =
    .like = about-both
    .body = あなたを攻撃
word-attacks_player =
    .like = about-both
    .body = プレイヤー１人を攻撃
word-attack_together =
    .like = event
    .sub = { $by-any }がコントロールするクリーチャーが１体以上
    .body = 攻撃
word-many_attack_you = { WIDE($count) }体以上のクリーチャーがあなたを攻撃したとき
    .like = event
    .pred = { WIDE($count) }体以上のクリーチャーがあなたを攻撃したとき
    .body = { WIDE($count) }体以上のクリーチャーがあなたを攻撃
word-blocks =
    .like = about-card
    .sub = { $whom ->
        [none] { $who-ga1 }
       *[other] { $who-gaone }
    }
    .body = { $whom ->
        [none] {""}
       *[other] { $whom-wo1 }
    }ブロック
word-faces =
    .like = about-card
    .sub = { $whom-gaone }
    .body = { $who-one }によってブロックされた状態に
    .now = なる
    .past = なった
word-becomes_blocked =
    .like = about-card
    .body = ブロックされた状態に
    .now = なる
    .past = なった
word-meets =
    .like = about-both
    .body = { $whom-wo1 }ブロックするか{ $whom-one }によってブロックされた状態に
    .now = なる
    .past = なった
word-deals_combat_damage =
    .like = about-ru
    .sub = { $who-gaone }
    .body = { $to-any }に戦闘ダメージを与え
word-deals_damage =
    .like = about-ru
    .sub = { $who-gaone }
    .body = { $to-any }にダメージを与え
word-deals_damage_to =
    .like = about-ru
    .sub = { $who-gaone }
    .body = { $whom-one }にダメージを与え
word-deals_combat_damage_to =
    .like = about-ru
    .sub = { $who-gaone }
    .body = { $whom-one }に戦闘ダメージを与え
word-deals_any_damage =
    .like = about-ru
    .body = ダメージを与え
word-deals_any_combat =
    .like = about-ru
    .body = 戦闘ダメージを与え
word-deals_noncombat =
    .like = event-ru
    .sub = { $to-any }が
    .body = 戦闘ダメージでないダメージを与えられ
word-is_dealt_damage =
    .like = about-ru
    .sub = { $by ->
        [none] { $who-ga1 }
       *[other] { $who-gaone }
    }
    .body = { $by ->
        [none] {""}
       *[other] { $by-one }によって
    }ダメージを与えられ
    .sets-that = { $by ->
        [none] 発生源
       *[other] { $by-that }
    }
word-harmed_in_combat = { $who }{ $walkers ->
    [none] {""}
   *[other] か{ $walkers-full }１体
}に戦闘ダメージが与えられるたび
    .like = event
    .pred = { $self }
word-gains_life =
    .like = event-ru
    .sub = { $who-any }が
    .body = ライフを得
word-loses_life =
    .like = event
    .sub = { $who-any }が
    .body = ライフを
    .now = 失う
    .past = 失った
word-draws =
    .like = event
    .sub = { $who-any }が
    .body = カードを１枚
    .now = 引く
    .past = 引いた
word-draws_card =
    .like = event
    .sub = { $who-any }が
    .body = { $what-wokind1 }
    .now = 引く
    .past = 引いた
    .sets-that = カード
    .sets-it = card
word-discards =
    .like = event-ru
    .sub = { $who-any }が
    .body = カードを１枚捨て
word-is_sacrificed =
    .like = self-ru
    .body = 生け贄に捧げられ
word-is_targeted =
    .like = self-suru
    .sub = { $by ->
        [none] { $who-ga1 }
       *[other] { $who-gaone }
    }
    .body = { $by ->
        [none] {""}
       *[other] { $by-key ->
            [yours] あなたがコントロールする
           *[opposing] 対戦相手１人がコントロールする
        }
    }呪文や能力の対象に
    .once = { $who-self ->
        [yes] yes
       *[no] { $who-number ->
            [one] yes
           *[other] no
        }
    }
    .now = なる
    .past = なった
word-turned_up =
    .like = about-card
    .body = 表向きに
    .now = なる
    .past = なった
word-transforms =
    .like = about-card
    .body = 変身
    .now = する
    .past = した
word-is_tapped =
    .like = about-card
    .body = タップ状態に
    .now = なる
    .past = なった
word-is_untapped =
    .like = about-card
    .body = アンタップ状態に
    .now = なる
    .past = なった
word-is_tapped_for_mana =
    .like = about-card
    .sub = { $by-any }が
    .body = マナを引き出す目的で{ $who-wo1 }タップ
word-is_unblocked =
    .like = about-card
    .body = 攻撃してブロック
    .now = されない
    .past = されなかった
word-attacks_alone =
    .like = about-card
    .body = 単独で攻撃
word-attacks_with =
    .like = about-card
    .body = 他の{ WIDE($others) }体以上のクリーチャーとともに攻撃
word-hits_first = { $who-gaone }各ターンに初めて１人以上のプレイヤーにダメージを与えるたび
    .like = about-card
    .pred = { $self }
word-is_cycled =
    .like = about-card
    .sub = { $by-any }が
    .once = { $who-self }
    .body = { $who-self ->
        [yes] { this-card }を
       *[no] { $who-wokind1 }
    }サイクリング
moment =
    .like = event
    .moment = yes
    .pred = { $self }
    .ru = { $self }
word-upkeep = { $whose-whose }アップキープの開始時に
    .like = moment
word-each_upkeep = 各プレイヤーのアップキープの開始時に
    .like = moment
word-end_step = { $whose-whose }終了ステップの開始時に
    .like = moment
word-draw_step = { $whose-whose }ドロー・ステップの開始時に
    .like = moment
word-each_draw_step = 各ドロー・ステップの開始時に
    .like = moment
word-each_end_step = 各終了ステップの開始時に
    .like = moment
word-combat = { $whose-whose }ターンの戦闘の開始時に
    .like = moment
word-each_combat = 各戦闘の開始時に
    .like = moment
word-end_of_combat = 戦闘終了時に
    .like = moment
word-main_phase = { $whose-whose }戦闘前メイン・フェイズの開始時に
    .like = moment
word-or = { $triggers }
    .like = event
    .pred = { $self }
    .ru = { $triggers-ru }
    .join = { $form ->
        [ru] { $before-ru }か{ $next }
       *[other] { $next-moment ->
            [yes] { $before }、または{ $next }
           *[no] { $prior-moment ->
                [yes] { $before }、または{ $next }
               *[no] { $before-ru }か{ SAME($prior-sub, $next-sub) ->
                    [yes] { $next-pred }
                   *[no] { $next }
                }
            }
        }
    }
word-state = { $condition }とき
    .like = event
    .pred = { $self }
word-activates =
    .like = about-card
    .sub = { $by-any }が
    .body = { $what-no1 }マナ能力でない能力を１つ起動
word-searches =
    .like = event
    .sub = { $by-any }が
    .body = いずれかのライブラリーから探
    .now = す
    .past = した
word-searches_own =
    .like = event
    .sub = { $by-any }が
    .body = 自分のライブラリーから探
    .now = す
    .past = した
word-plays_land =
    .like = event
    .sub = { $by-any }が
    .body = 土地を１つプレイ
whose-graveyard = { $who-whose ->
    [yours] あなたの墓地
    [opposing] 対戦相手の墓地
   *[other] いずれかの墓地
}
word-is_buried =
    .like = event
    .sub = { $who-zone ->
        [graveyard] { $who-gakind1 }
       *[other] { $who-ga1 }
    }
    .body = いずれかの領域から{ whose-graveyard }に
    .once = { $who-self }
    .now = 置かれる
    .past = 置かれた
    .sets-that = { $who-that }
    .sets-it = card
word-is_buried_from_library =
    .like = event
    .sub = { $who-zone ->
        [graveyard] { $who-gakind1 }
       *[other] { $who-ga1 }
    }
    .body = ライブラリーから{ whose-graveyard }に
    .once = { $who-self }
    .now = 置かれる
    .past = 置かれた
    .sets-that = { $who-that }
    .sets-it = card
word-is_buried_from_elsewhere =
    .like = event
    .sub = { $who-zone ->
        [graveyard] { $who-gakind1 }
       *[other] { $who-ga1 }
    }
    .body = 戦場以外のいずれかの領域から{ whose-graveyard }に
    .once = { $who-self }
    .now = 置かれる
    .past = 置かれた
    .sets-that = { $who-that }
    .sets-it = card
word-discards_card =
    .like = event-ru
    .sub = { $who-any }が
    .body = { $what-wokind1 }捨て
    .sets-that = カード
    .sets-it = card
word-discarded_by_opponent =
    .like = event-ru
    .sub = 対戦相手がコントロールする呪文や能力によってあなたが
    .body = { $what-self ->
        [yes] { this-card }を捨て
       *[other] { $what-wokind1 }捨て
    }
    .once = { $what-self }
    .sets-that = カード
    .sets-it = card
word-is_targeted_by =
    .like = self-suru
    .sub = { $who-gaone }
    .body = { $by-one }の対象に
    .now = なる
    .past = なった
word-attack_in_force =
    .like = event
    .sub = { $by-any }がコントロールするクリーチャーが{ WIDE($least) }体以上
    .body = 攻撃
word-counter_put =
    .like = event
    .body = { $who }の上に{ counter-name }が１個
    .now = 置かれる
    .past = 置かれた
word-counters_put =
    .like = event
    .body = { $who }の上に{ counter-name }が１個以上
    .now = 置かれる
    .past = 置かれた
word-counter_taken =
    .like = event
    .body = { $who }の上から{ counter-name }が１個
    .now = 取り除かれる
    .past = 取り除かれた
word-last_counter_taken =
    .like = event
    .once = yes
    .body = { $who }の上から最後の{ counter-name }が
    .now = 取り除かれる
    .past = 取り除かれた
word-planeswalk_to =
    .like = event
    .once = yes
    .sub = あなたが
    .body = { this-card }へプレインズウォーク
word-planeswalk_away =
    .like = event
    .once = yes
    .sub = あなたが
    .body = { this-card }からプレインズウォーク
word-encounter =
    .like = event
    .once = yes
    .sub = あなたが
    .body = { this-card }に遭遇
word-chaos_rolled =
    .like = event
    .sub = あなたが
    .body = カオスを
    .now = 出す
    .past = 出した
word-die_rolled =
    .like = event
    .sub = あなたが
    .body = 次元ダイスを
    .now = 振る
    .past = 振った
word-planeswalker_rolled =
    .like = event
    .sub = あなたが
    .body = プレインズウォーカー・シンボルを
    .now = 出す
    .past = 出した
word-set_in_motion =
    .like = event
    .once = yes
    .sub = あなたが
    .body = { this-card }を実行中に
word-abandoned =
    .like = event
    .once = yes
    .sub = あなたが
    .body = { this-card }を放棄

## Kinds of abilities

word-when = { $trigger }、{ $if-if }{ $effect-lies ->
    [yes] {""}
   *[no] { $works-given }
}{ $effect }
    .order = trigger if
    .nexttime = { $trigger-toki }、{ $if-if }{ $effect }
    .like = spoken
    .slot = ability
    .line = { $self }{ $effect-stop }
word-from_graveyard = { this-card }があなたの墓地にある
    .given = { $self }場合、
word-from_hand = { this-card }があなたの手札にある
    .given = { $self }場合、
word-from_stack = { this-card }がスタックにある
    .given = {""}
word-does = { $effect }
    .like = ability
    .line = { $self }{ $effect-stop }
activated-if = { $if ->
    [none] {""}
   *[other] { $effect-stop }この能力は、{ $if-only }起動できる
}
activated-limit = { $limit ->
    [none] {""}
   *[other] { $if ->
        [none] { $effect-stop }
       *[other] 。
    }{ $limit }
}
word-activated = { $costs }：{ $effect }{ activated-if }{ activated-limit }{ $works ->
    [none] {""}
   *[other] { $effect-lies ->
        [yes] {""}
       *[no] 。この能力は、{ $works }場合にのみ起動できる
    }
}
    .like = spoken
    .slot = ability
    .line = { $self }{ $if ->
        [none] { $limit ->
            [none] { $effect-stop }
           *[other] 。
        }
       *[other] 。
    }
    .join = { $before }, { $next }
word-only_as_sorcery = この能力は、あなたがソーサリーを唱えられるときにのみ起動できる
word-only_once_each_turn = この能力は、毎ターン１回のみ起動できる
word-only_so_often_each_turn = この能力は、毎ターン{ WIDE($times) }回までしか起動できない
word-open_to_all = この能力は、どのプレイヤーも起動してよい
word-equip = 装備{ $cost }
    .line = 装備{ $cost }
    .token = 装備{ $cost }
    .slot = ability
word-static = { $if-while }{ $changes-first-slot ->
    [control] { $changes-first-by }は{ $what }をコントロールする
   *[other] { $changes-first-de ->
        [yes] { $what-bare }
       *[no] { $what-subject }
    }{ $changes-first-wa }{ held-always }{ $changes-end }
}
    .order = if
    .line = { SAME($changes-at-keyword-count, $changes-count) ->
        [yes] { $what-self ->
            [yes] { $if ->
                [none] { $changes-noun }
               *[other] { $self }。
            }
           *[no] { $self }。
        }
       *[no] { $self }。
    }
    .of = 「{ $self }。」を持つ
    .opens-bearing = { $what-noun }
    .slot = ability
    .like = spoken
    .join = { join-changes }
word-enchant = エンチャント（{ $what-full }）
    .line = エンチャント（{ $what-bare }）
    .tells-enchants = { $what-core }
word-additional_cost = { this-card }を唱えるための追加コストとして、{ $cost-do }
    .like = ability
word-as_enters = { $effect-copy ->
    [yes] { $effect }
   *[no] { this-card }が戦場に出るに際し、{ $effect }
}
    .like = spoken
    .slot = ability
word-enters_with = { $if-if }{ this-card }は{ put-many }置かれた状態で戦場に出る{ $count-sort ->
    [equal] {""}
   *[other] {""}
}
    .like = spoken
    .slot = ability
put-many = { $count-sort ->
    [plain] { counter-name }が{ WIDE($count-n) }個
    [mult] { $count-per }{ counter-name }が{ WIDE($count-n) }個
    [that] その数の{ counter-name }が
   *[other] { $count }に等しい数の{ counter-name }が
}
word-alternative = { $if-if }あなたは、{ $costs-count ->
    [0] { this-card }をそのマナ・コストを支払うことなく唱えてもよい
   *[other] { this-card }のマナ・コストを支払うのではなく、{ $costs-te }もよい
}
    .like = ability
    .join = { $before-i }、{ $next }
word-cycling = サイクリング{ $cost }
    .line = { $what ->
        [none] サイクリング{ $cost }
       *[other] { $what-noun }サイクリング{ $cost }
    }
    .token = { $self-line }
    .slot = ability
kicker-costs = { $costs-count ->
    [0] { $cost }
   *[other] { SAME($cost, "{0}") ->
        [yes] ―{ $costs }
       *[no] ―{ $cost }、{ $costs }
    }
}
word-kicker = キッカー{ kicker-costs }
    .line = キッカー{ kicker-costs }
    .join = { $before }、{ $next }
    .last = { $before }、{ $next }
word-multikicker = 多重キッカー{ $cost }
    .line = 多重キッカー{ $cost }
word-buyback = バイバック{ kicker-costs }
    .line = バイバック{ kicker-costs }
    .join = { $before }、{ $next }
    .last = { $before }、{ $next }
flashback-costs = { $costs-count ->
    [0] {""}
   *[other] 、{ $costs }
}
word-flashback = フラッシュバック{ $cost }{ flashback-costs }
    .line = フラッシュバック{ $cost }{ flashback-costs }
    .join = { $before }, { $next }
word-split_second = 刹那
    .line = 刹那
word-splice = { TERM($onto-raw, table: "classifications") }への連繋{ $mana }{ flashback-costs }
    .line = { $self }
    .join = { $before }, { $next }
word-totem_armor = 族霊鎧
    .line = 族霊鎧
word-rebound = 反復
    .line = 反復
word-cast_from_graveyard = { $if-if }あなたは{ $costs-count ->
    [0] {""}
   *[other] 追加コストとして{ $costs-te }、
}あなたの墓地から{ this-card }を唱えてもよい
    .like = ability
    .join = { $before-i }、{ $next }
word-retrace = 回顧
    .line = 回顧
word-madness = マッドネス{ $cost }
    .line = マッドネス{ $cost }
word-morph = 変異{ kicker-costs }
    .line = 変異{ kicker-costs }
    .join = { $before }、{ $next }
    .last = { $before }、{ $next }
word-miracle = 奇跡{ $cost }
    .line = 奇跡{ $cost }
word-dredge = 発掘{ WIDE($count) }
    .line = 発掘{ WIDE($count) }
word-pair =
    .like = verb-suru
    .body = { $one }と{ $two }を組に
    .clause = act
word-couple = それらのクリーチャー
    .like = particles
    .noun = クリーチャー
word-is_paired = { this-card }が他のクリーチャーと組になっている
    .like = condition
    .not = { this-card }が他のクリーチャーと組になっていない
word-unpaired = 組になっていない
    .like = trait-state
    .noun = 組になっていないもの
word-attack_tax = { $who }は、そのコントローラーがその攻撃クリーチャー１体につき{ WIDE($amount) }点のマナを支払わないかぎり、{ $whom ->
    [none] {""}
   *[other] { $whom }{ $walkers ->
        [none] {""}
       *[other] やあなたがコントロールするプレインズウォーカー
    }を
}攻撃できない
    .like = rule
word-block_tax = { $who }は、そのコントローラーがそのブロック・クリーチャー１体につき{ WIDE($amount) }点のマナを支払わないかぎり、ブロックできない
    .like = rule
word-add_color_like =
    .playerly = yes
    .like = verb-ru
    .body = あなたのマナ・プールに、{ $of-full }が生み出すことのできる色１色のマナ１点を加え
word-add_type_like =
    .playerly = yes
    .like = verb-ru
    .body = あなたのマナ・プールに、{ $of-full }が生み出すことのできるタイプのマナ１点を加え
word-add_mana_for =
    .playerly = yes
    .like = verb-ru
    .body = あなたのマナ・プールに、{ $what-kind }を{ $what-abilities ->
        [yes] 起動する
       *[other] 唱える
    }ためにのみ支払える{ $mana }を加え
word-add_any_color_for =
    .playerly = yes
    .like = verb-ru
    .body = あなたのマナ・プールに、{ $what-kind }を{ $what-abilities ->
        [yes] 起動する
       *[other] 唱える
    }ためにのみ支払える好きな色１色のマナ{ WIDE($count) }点を加え
word-convoke = 召集
    .line = 召集
word-delve = 探査
    .line = 探査
word-kickers = キッカー{ $one }および／または{ $two }
    .line = キッカー{ $one }および／または{ $two }
word-kicked_with = { this-card }が{ $mana }のキッカーでキックされている
    .like = condition
    .not = { this-card }が{ $mana }のキッカーでキックされていない
word-encode =
    .like = verb-suru
    .body = この呪文を{ $on }に暗号化した状態で追放
    .clause = act
word-haunt =
    .like = verb-suru
    .tgt = { $on-tgt }
    .body = { this-card }を{ $on }に憑依した状態で（「{ $ability }」を持つものとして）追放
    .clause = act
word-encoded = 暗号化されたカード
    .like = particles
    .noun = カード
word-suspend_this =
    .like = verb-su
    .body = { this-card }を時間カウンターが{ WIDE($count) }個置かれた状態で追放
word-suspend = 待機{ WIDE($count) }―{ $cost }
    .line = 待機{ WIDE($count) }―{ $cost }

## Rules that a card adds

rule =
    .like = spoken
    .slot = ability
    .of = 「{ $self }。」を持つ
    .tgt = {""}
    .bare = no

word-cannot_cast = { $who-plural }は{ $self-of }
    .like = rule
    .of = { $what ->
        [none] 呪文
       *[other] { $what-kind }
    }を唱えられない
word-may_cast_top = あなたのライブラリーの一番上のカードが{ $what-kind }である場合、あなたはそれを唱えてもよい
    .like = rule
word-top_revealed = { $who-person ->
    [second] あなたの
   *[other] { $who-plural }は自分の
}ライブラリーの一番上のカードを公開したままプレイする
    .like = rule
word-more_lands = { $who-person ->
    [second] あなた
   *[other] { $who }
}は、{ $who-own }各ターンに追加の土地を{ WIDE($count-n) }つプレイしてもよい
    .like = rule
word-any_lands = あなたは、あなたの各ターンに望む数の土地をプレイしてもよい
    .like = rule
word-no_lands = { $who-plural }は{ $self-of }
    .like = rule
    .of = 土地をプレイできない
word-no_maximum_hand_size = { $who-whose }手札の上限はなくなる
    .like = rule
word-costs_less = { $who-person ->
    [second] あなたが唱える
   *[other] { $what-whose ->
        [opposing] あなたの対戦相手が唱える
       *[other] {""}
    }
}{ $what-kindall }は、それを唱えるためのコストが{ "{" }{ $amount }{ "}" }少なくなる
    .like = rule
word-costs_more = { $what-whose ->
    [any] {""}
    [yours] あなたが唱える
   *[other] 対戦相手が唱える
}{ $what-kind }は、それを唱えるためのコストが{ "{" }{ $amount }{ "}" }多くなる
    .like = rule
word-costs_less_itself = { $if-if }{ this-card }を唱えるためのコストは{ "{" }X{ "}" }少なくなる。Ｘは{ $amount }に等しい
    .like = rule
word-costs_more_per_target = { this-card }を唱えるためのコストは、２つ目以降の対象１つにつき{ "{" }{ $amount }{ "}" }多くなる
    .like = rule
word-double_damage = { $by-gaone }ダメージを与える場合、代わりにそれはその２倍の点数のダメージを与える
    .like = rule
word-more_damage = { $by-gaone }パーマネント１つかプレイヤー１人にダメージを与える場合、代わりにそれはその点数に{ WIDE($amount-n) }を足した点数のダメージを与える
    .like = rule
word-life_times = { $factor ->
    [0] { $who-plural }はライフを得られない
   *[other] { life-times }
}
    .like = rule
life-times = { $who-any }がライフを得る場合、代わりに{ $who-person ->
    [second] あなた
   *[other] そのプレイヤー
}はその{ WIDE($factor) }倍の点数のライフを得る
word-life_plus = { $who-any }がライフを得る場合、代わりに{ $who-person ->
    [second] あなた
   *[other] そのプレイヤー
}はその点数に{ WIDE($amount) }を足した点数のライフを得る
    .like = rule
word-draw_times = { $who-any }がカードを１枚引く場合、代わりに{ $who-person ->
    [second] あなた
   *[other] そのプレイヤー
}はカードを{ WIDE($count) }枚引く
    .like = rule
word-draw_instead = { $who-any }がカードを１枚引く場合、代わりに{ $effect }
    .like = rule
word-may_draw_instead = { $who-any }がカードを１枚引く場合、そうする代わりに次のことを行ってもよい：{ $effect }
    .like = rule
word-enter_tapped = { $if-unless }{ $what-subject }はタップ状態で戦場に出る
    .like = rule
prevented = { $by ->
    [none] { $to ->
        [none] 与えられる
       *[other] { $to }に与えられる
    }
   *[other] { $by-full }が{ $to ->
        [none] 与える
       *[other] { $to }に与える
    }
}
prevented-bare = { $by ->
    [none] { $to ->
        [none] yes
       *[other] no
    }
   *[other] no
}
prevented-tgt = { $to-tgt }{ $by-tgt }
word-prevent = { prevented }すべてのダメージを軽減する
    .like = rule
    .bare = { prevented-bare }
    .tgt = { prevented-tgt }
    .whom = { $to }
    .then = {""}
word-prevent_combat = { prevented }すべての戦闘ダメージを軽減する
    .like = rule
    .bare = { prevented-bare }
    .tgt = { prevented-tgt }
word-prevent_noncombat = { prevented }戦闘ダメージでないすべてのダメージを軽減する
    .like = rule
    .bare = { prevented-bare }
    .tgt = { prevented-tgt }
word-prevent_and = { $by ->
    [none] {""}
   *[other] { $by-gaone }
}{ $to }にダメージ{ $by ->
    [none] が与えられる
   *[other] を与える
}場合、そのダメージを軽減する。{ $effect }
    .like = rule
    .whom = { $to }
    .then = 。{ $effect }
    .tgt = { $to-tgt }
word-reduce_damage = { $by ->
    [none] 発生源１つが
   *[other] { $by-gaone }
}{ $to }にダメージを与える場合、そのダメージを{ WIDE($amount-n) }点軽減する
    .like = rule
    .tgt = { $to-tgt }
word-send_damage = { $whom }に与えられるすべてのダメージは、代わりに{ $to }に与えられる
    .like = rule
word-least_life = あなたのライフの総量を{ WIDE($number-n) }未満に減らすダメージは、代わりにそれを{ WIDE($number-n) }にまで減らす
    .like = rule
buried = { $what-buriedsub }いずれかの領域から{ $what-buriedwhere }に置かれる場合、代わりにそれを
word-shuffled_instead_of_graveyard = { buried }公開し、それをオーナーのライブラリーに加えて切り直す
    .like = rule
word-exiled_instead_of_graveyard = { buried }追放する
    .like = rule
word-returned_instead_of_graveyard = { buried }オーナーの手札に加える
    .like = rule
word-exiled_instead_of_leaving = { $what }が戦場を離れる場合、それを他のいずれかの領域に置く代わりに追放する
    .like = rule
word-any_number_in_deck = デッキにこのカードを好きな枚数入れてもよい
    .like = rule
word-hand_size_becomes = { $who-whose }手札の上限は{ $number-sort ->
    [plain] { WIDE($number-n) }枚
   *[other] { $number }に等しい枚数
}になる
    .like = rule
word-hand_size = { $who-whose }手札の上限は{ $by-n ->
    [-7] ７枚少なくなる
    [-5] ５枚少なくなる
    [-4] ４枚少なくなる
    [-3] ３枚少なくなる
    [-2] ２枚少なくなる
    [-1] １枚少なくなる
   *[other] { $by-sort ->
        [plain] { WIDE($by-n) }枚多くなる
       *[other] { $by }に等しい枚数だけ多くなる
    }
}
    .like = rule
step-skipped = { $step ->
    [untap] アンタップ・ステップ
    [upkeep] アップキープ・ステップ
    [draw] ドロー・ステップ
    [combat] 戦闘フェイズ
   *[other] { $step }ステップ
}
word-skips = { $who-person ->
    [second] あなたは、あなたの
   *[third] { $who-plural }は、自分の
}{ step-skipped }を飛ばす
    .like = rule
word-player_hexproof = あなたは呪禁を持つ
    .like = rule
word-player_shroud = あなたは被覆を持つ
    .like = rule
word-cannot_lose = あなたはこのゲームに敗北できず、あなたの対戦相手はこのゲームに勝利できない
    .like = rule
word-may_cast_fast = { $who ->
    [none] あなた
   *[other] { $who-plural }
}は、{ $what-kind }をそれが瞬速を持つかのように唱えてもよい
    .like = rule
word-cast_only = { this-card }は、{ $if-only }唱えられる
    .like = rule
word-no_prevention = ダメージは軽減できない
    .like = rule
word-hands_revealed = { $who-plural }は、自分の手札を公開したままプレイする
    .like = rule
word-rule_while = { $condition-while }{ $rule }
    .like = rule
word-opening = { this-card }があなたのゲーム開始時の手札にある場合、あなたはこれを戦場に出した状態でゲームを開始してもよい
    .like = rule
word-no_activation = { $what-full }の起動型能力は、それがマナ能力でないかぎり起動できない
    .like = rule
word-casts_free = あなたは、あなたの手札にある{ $what-kind }をそのマナ・コストを支払うことなく唱えてもよい
    .like = rule
word-hushed = { $what-full }はすべての能力を失う
    .like = rule
word-hidden = { $what-full }は呪文や能力の対象にならない
    .like = rule
word-mana_on_x = Ｘに支払えるのは{ TERM($colors, join: "と") }マナのみである
    .like = rule
word-not_countered_by = { $what-full }は、{ $by-full }によっては打ち消されない
    .like = rule
word-not_countered = { $what-full }は打ち消されない
    .like = rule
word-no_prevention_of = { $by-full }が与えるダメージは軽減できない
    .like = rule
word-enter_with = { $what-subject }は、{ put-many }追加で置かれた状態で戦場に出る
    .like = rule
word-twice_the_tokens = { $who-any }が１体以上のトークンを戦場に出す場合、代わりに{ $who-person ->
    [second] あなた
   *[other] そのプレイヤー
}はその２倍の数のトークンを戦場に出す
    .like = rule
word-twice_the_counters = 効果が１個以上の{ $counter ->
    [none] カウンター
   *[other] { counter-name }
}を{ $what-one }の上に置く場合、代わりにその２倍の数のカウンターをそのパーマネントの上に置く
    .like = rule
word-attackers_at_most = 各戦闘で、クリーチャーは{ WIDE($count) }体までしか攻撃できない
    .like = rule
word-blockers_at_most = 各戦闘で、クリーチャーは{ WIDE($count) }体までしかブロックできない
    .like = rule
word-may_play_tops = あなたは{ $whose-person ->
    [second] あなたの
   *[other] いずれかのプレイヤーの
}ライブラリーの一番上のカードをプレイしてもよい
    .like = rule
word-untap_instead = あなたのアンタップ・ステップに{ $what-ga1 }アンタップする場合、代わりに{ $effect }
    .like = rule
    .opens-that = { $what-that }
word-untap_at_most = { $who-plural }は、自分のアンタップ・ステップに{ WIDE($count-n) }つを超える{ $what-kindall }をアンタップできない
    .like = rule
word-untaps_too = { $who-whose }アンタップ・ステップに、{ $what-wo }アンタップする
    .like = rule
word-draws_revealed = { $who-plural }は、自分が引く各カードを公開する
    .like = rule
word-have_flashback = { $what-held }{ $what-kindall }はフラッシュバックを持つ。そのフラッシュバック・コストは、それのマナ・コストに等しい
    .like = rule
word-have_unearth = { $what-held }{ $what-kindall }は蘇生を持つ。その蘇生コストは、それのマナ・コストに等しい
    .like = rule
word-have_rebound = { $what-held }{ $what-kindall }は反復を持つ
    .like = rule
word-may_suspend = あなたがソーサリーを唱えられるときならいつでも、あなたはあなたの手札にある{ $what-kind }を１枚、時間カウンターがＸ個置かれた状態で追放してもよい。Ｘはそれの点数で見たマナ・コストに等しい。その追放されたカードが待機を持っていない場合、それは待機を得る
    .like = rule
word-enters_if_discarded = 対戦相手１人がコントロールする呪文や能力があなたに{ this-card }を捨てさせる場合、それをあなたの墓地に置く代わりに戦場に出す
    .like = rule

## What holds effects together

seq-you = { $prior-by ->
    [others] { $next-playerly ->
        [yes] { SAME($next-subj, "") ->
            [yes] { SAME($next-tgt, "") ->
                [yes] あなたは
               *[no] {""}
            }
           *[no] {""}
        }
       *[no] {""}
    }
   *[you] {""}
}
seq-they = { $last-each ->
    [yes] { SAME($next-subj, "") ->
        [yes] そのプレイヤーは
       *[no] {""}
    }
   *[other] {""}
}
seq-apart = { $form ->
    [usual] { $next-late ->
        [yes] { $next-aimed }{ $before-usual }{ $prior-stop }{ $next-do }
       *[no] { $before-usual }{ $prior-stop }{ seq-you }{ $next }
    }
    [on] { $before-usual }{ $prior-stop }{ seq-you }{ $next }
    [mo] { SAME($before-mo, $prior-mo) ->
        [yes] { $before-mo }。そうした場合、{ seq-they }{ $next-subj }{ $next-tell }
       *[no] { $before-mo }。{ seq-they }{ $next-subj }{ $next-tell }
    }
   *[other] { $before-tell }。{ $next-subj }{ $next }
}
seq-next-subject = { SAME($prior-subj, $next-subj) ->
    [yes] {""}
   *[no] { seq-you }{ $next-subj }
}
seq-link = { $next-clause ->
    [then] 、その後
   *[other] { $prior-shown ->
        [yes] { $next-takes ->
            [yes] {""}
           *[no] 、
        }
       *[no] { SAME(INITIAL($next-do), "、") ->
            [yes] { SAME($prior-subj, $next-subj) ->
                [yes] {""}
               *[no] 、
            }
           *[no] 、
        }
    }
}
seq-goes-on = { $form ->
    [usual] { $before-on }{ seq-link }{ seq-next-subject }{ $next-do }{ $next-end }
    [on] { $before-on }{ seq-link }{ seq-next-subject }{ $next-i }
   *[other] { $before-i }{ seq-link }{ seq-next-subject }{ $next }
}
seq-brief = { $prior-light ->
    [yes] { $next-brief ->
        [yes] { seq-goes-on }
       *[no] { seq-apart }
    }
   *[no] { seq-apart }
}
seq-plain = { $next-clause ->
    [act] { SAME($next-tgt, "") ->
        [yes] { $prior-leads ->
            [yes] { $form ->
                [usual] { $before-on }、その後{ seq-next-subject }{ $next-do }{ $next-end }
               *[on] { $before-on }、その後{ seq-next-subject }{ $next-i }
            }
           *[no] { seq-brief }
        }
       *[no] { seq-apart }
    }
   *[other] { SAME($next-tgt, "") ->
        [yes] { $prior-by ->
            [others] { $next-by ->
                [others] { seq-goes-on }
               *[you] { seq-apart }
            }
           *[you] { seq-goes-on }
        }
       *[no] { seq-apart }
    }
}
word-seq = { $effects }
    .like = effect
    .tgt = { $effects-tgt }
    .subj = { $effects-first-subj }
    .do = { $effects-tell }
    .i = { $effects-i }
    .on = { $effects-on }
    .te = { $effects-te }
    .mo = { $effects-mo }
    .stop = { $effects-stop }
    .by = { $effects-by }
    .doer = { $effects-first-doer }
    .lies = { $effects-first-lies }
    .clause = sentence
    .empty = { $effects-count ->
        [0] yes
       *[other] no
    }
    .join = { $form ->
        [tgt] { join-tgt }
        [stop] { $next }
        [by] { $next }
       *[other] { $next-clause ->
            [sentence] { seq-apart }
           *[other] { $prior-clause ->
                [sentence] { seq-apart }
               *[other] { $form ->
                    [usual] { seq-plain }
                    [on] { seq-plain }
                   *[other] { seq-goes-on }
                }
            }
        }
    }

word-may =
    .like = effect
    .tgt = { $effect-tgt }
    .subj = { $by ->
        [none] あなたは
       *[other] { $by-subj }
    }
    .do = { SAME(INITIAL($effect-mo), "あ") ->
        [yes] 、{ $effect-mo }
       *[no] { $effect-mo }
    }
    .i = { $effect-mo }
    .mo = { $effect-mo }
    .copy = { $effect-copy }
    .lies = { $effect-lies }
    .clause = sentence
word-if = { $condition-aimish ->
    [again] { $self-aimed }{ $self-do }
   *[other] { $otherwise ->
        [none] { $condition-if }{ $effect }
       *[other] { $self-aimed }{ $self-do }
    }
}
    .like = effect
    .tgt = { SAME($effect-tgt, "") ->
        [yes] { $otherwise-tgt }
       *[no] { SAME($effect-tgt, $otherwise-tgt) ->
            [yes] { $effect-tgt }
           *[no] { SAME($otherwise-tgt, "") ->
                [yes] { $effect-tgt }
               *[no] { $effect-tgt }とし、{ $otherwise-tgt }
            }
        }
    }
    .do = { $condition-if }{ $effect-subj }{ $effect-tell }{ $otherwise ->
        [none] {""}
       *[other] 。そうでない場合、{ $otherwise-subj }{ $otherwise-tell }
    }
    .stop = { $otherwise ->
        [none] { $effect-stop }
       *[other] { $otherwise-stop }
    }
    .clause = sentence
    .late = { $condition-late ->
        [yes] { SAME($effect-tgt, "") ->
            [yes] no
           *[no] yes
        }
       *[other] no
    }
    .doer = { $effect-doer }
word-instead =
    .like = effect
    .tgt = { SAME($chosen-tgt, "") ->
        [yes] { $effect-tgt }
       *[no] { $chosen-tgt }
    }
    .subj = { $effect-subj }
    .do = { $effect-do }。{ $replaced_if-if }代わりに{ $by-subj }{ $by-tell }
    .clause = sentence
word-for_each =
    .like = effect
    .tgt = { $effect-tgt }
    .subj = { $effect-subj }
    .do = { $quantity-per }、{ $effect-do }
    .i = { $quantity-per }、{ $effect-i }
    .te = { $quantity-per }、{ $effect-te }
    .end = { $effect-end }
    .doer = { $effect-doer }
word-each = { SAME($players-tgt, "") ->
    [yes] {""}
   *[no] { $players-tgt }とする。
}{ $effect-doer ->
    [other] { $players }について、{ $effect }
   *[same] { $effect-aimed }{ $players }は{ $effect-tell }
}
    .like = effect
    .by = { $effect-doer ->
        [other] you
       *[same] others
    }
    .tgt = { $players-tgt }{ $effect-tgt }
    .subj = { $effect-doer ->
        [other] { $players }について、
       *[same] { $players }は
    }
    .do = { $effect-doer ->
        [other] { $effect-subj }{ $effect-tell }
       *[same] { $effect-tell }
    }
    .i = { $effect-doer ->
        [other] { $effect-subj }{ $effect-i }
       *[same] { $effect-i }
    }
    .te = { $effect-te }
    .stop = { $effect-stop }
    .clause = sentence
    .opens-each = { $effect-doer ->
        [other] no
       *[same] yes
    }
    .sets-each = no
choose-quoted = 以下の{ WIDE($effects-count) }つから１つを選ぶ。{ $effects-quoted }
word-choose_one = { choose-quoted }
    .like = effect
    .do = { choose-quoted }
    .te = 以下の{ WIDE($effects-count) }つから１つを選んで
    .clause = sentence
    .stop = {""}
    .join = { $before }{ $next }
choose-or-all = 以下の{ WIDE($effects-count) }つから１つを選ぶ。{ this-card }がキックされている場合、代わりにすべてを選ぶ。{ $effects-quoted }
word-choose_one_or_all = { choose-or-all }
    .like = effect
    .do = { choose-or-all }
    .clause = sentence
    .stop = {""}
    .join = { $before }{ $next }
choose-some = 以下の{ WIDE($effects-count) }つから{ SAME($least, $most) ->
    [yes] { WIDE($least) }つ
   *[no] { WIDE($least) }つか{ WIDE($most) }つ
}を選ぶ。{ $effects-quoted }
word-choose_some = { choose-some }
    .like = effect
    .do = { choose-some }
    .clause = sentence
    .stop = {""}
    .join = { $before }{ $next }
paid-they = { $last-each ->
    [yes] { SAME($effect-subj, "") ->
        [yes] そのプレイヤーは
       *[no] {""}
    }
   *[other] {""}
}
word-pay_to = { $effect-empty ->
    [yes] { $cost-do }
   *[other] { $cost-i }、{ $effect }
}
    .like = effect
    .tgt = { $effect-tgt }
    .do = { $cost-i }、{ $effect-tell }
    .mo = { $cost-te }もよい{ $effect-empty ->
        [yes] {""}
       *[no] 。そうした場合、{ paid-they }{ $effect-subj }{ $effect-tell }
    }
    .clause = sentence
    .stop = { $effect-stop }
word-pay_x =
    .like = effect
    .tgt = { $effect-tgt }
    .subj = あなたは
    .do = { $mana }を支払ってもよい。そうした場合、{ $effect-subj }{ $effect-tell }
    .clause = sentence
word-with_x =
    .like = effect
    .tgt = { $effect-tgt }
    .subj = { $effect-subj }
    .do = { $effect-tell }。Ｘは{ $number }に等しい
    .clause = sentence
word-unless =
    .order = by cost
    .like = effect
    .tgt = { $effect-tgt }
    .do = { $by-any }が{ $cost-nai }かぎり、{ $effect-subj }{ $effect-do }
    .clause = sentence
word-or_else = { $effect }。そうしなかった場合、{ $otherwise }
    .like = effect
    .do = { $effect-subj }{ $effect-do }。そうしなかった場合、{ $otherwise-subj }{ $otherwise-do }
    .clause = sentence
word-nothing =
    .empty = yes
    .like = effect
    .do = 何も起こらない
word-self_or_others =
    .like = effect
    .tgt = { $who-tgt }
    .subj = { $who }は
    .do = 自分か他のプレイヤーかを選ぶ。そのプレイヤーが自分を選んだ場合、{ $one }。そのプレイヤーが他のプレイヤーを選んだ場合、{ $other }
    .clause = sentence
word-piles =
    .like = effect
    .tgt = { SAME($by-tgt, "") ->
        [yes] { $cards-tgt }
       *[no] { $by-tgt }
    }
    .subj = { $by-any }は
    .do = { $cards-wo }２つの束に分ける。{ $chooser ->
        [none] あなた
       *[other] { $chooser }
    }が選んだ束について、{ $one }{ $other ->
        [none] {""}
       *[other] 。もう一方の束について、{ $other }
    }
    .clause = sentence
word-process = { $effect }
    .like = effect
    .do = { $self }
    .clause = sentence
word-repeat_process =
    .like = verb-u
    .body = この手順をもう一度行
word-for_each_of = それらそれぞれについて、{ $effect }
    .like = effect
    .do = { $self }
    .clause = sentence
word-overload = { $one }。それの超過コストで唱えた場合、代わりに{ $all }
    .like = effect
    .do = { $self }
    .clause = sentence

## Effects: damage and life

points = { $amount-sort ->
    [plain] { WIDE($amount-n) }点の
    [mult] 、{ $amount-per }{ WIDE($amount-n) }点の
    [that] その点数分の
   *[other] 、{ $amount }に等しい点数の
}
points-apart = { $amount-sort ->
    [plain] 、{ points }
    [that] 、{ points }
   *[other] { points }
}
points-bare = { $amount-sort ->
    [plain] { WIDE($amount-n) }点の
    [that] その点数分の
   *[other] { $amount }に等しい点数の
}
points2 = { $amount2-sort ->
    [plain] { WIDE($amount2-n) }点の
    [that] その点数分の
   *[other] { $amount2 }に等しい点数の
}
dealer = { $by ->
    [none] { this-card }
   *[other] { $by }
}
deals =
    .like = verb-ru
    .clause = sentence
    .doer = other
    .te = { $self-who }が{ $self-do }ことを選んで
    .subj = { $self-who }は
    .who = { this-card }
    .sets-done = 与えたダメージ
    .sets-deed = damage
word-damage =
    .order = by to
    .like = deals
    .tgt = { $by-tgt }{ $amount-tgt }{ $to-tgt }
    .who = { dealer }
    .body = { $to-each }に{ $to-spread }{ points }ダメージを与え
word-damage_both =
    .order = to amount to2 amount2
    .like = deals
    .tgt = { tgt-both }
    .body = { $to-each }に{ $to-spread }{ points }ダメージと、{ $to2-each }に{ $to2-spread }{ points2 }ダメージを与え
tgt-both = { SAME($to-tgt, "") ->
    [yes] { $to2-tgt }
   *[no] { SAME($to2-tgt, "") ->
        [yes] { $to-tgt }
       *[no] { $to-tgt }とし、{ $to2-tgt }
    }
}
word-damage_divided =
    .order = among
    .like = deals
    .tgt = { $among-tgt }
    .body = { $among }に{ points-apart }ダメージをあなたの好きなように分割して与え
word-damage_evenly =
    .like = deals
    .tgt = { $among-tgt }
    .body = { $among }に{ points-apart }ダメージを端数を切り捨てて均等に分割して与え
word-damage_for_sure =
    .like = deals
    .tgt = { $to-tgt }
    .do = { $to-each }に{ points }ダメージを与える。そのダメージは軽減できない
word-damage_by_own_power =
    .like = deals
    .tgt = { $to-tgt }
    .who = { $by }
    .body = { $to }にそれぞれ自身のパワーに等しい点数のダメージを与え
word-damage_shared_now =
    .like = deals
    .who = { $by }
    .body = { $among }のうち望む数のものに{ points-apart }ダメージを{ $who ->
        [none] あなた
       *[other] { $who }
    }の好きなように分割して与え
word-fight =
    .like = verb-u
    .tgt = { SAME($one-tgt, "") ->
        [yes] { $two-tgt }
       *[no] { SAME($two-tgt, "") ->
            [yes] { $one-tgt }
           *[no] { $one-tgt }とし、{ $two-tgt }
        }
    }
    .order = two one
    .subj = { $one-aim ->
        [no] { $one }
       *[yes] { $two-aim ->
            [yes] その前者
           *[no] { $one }
        }
    }は
    .body = { $one-aim ->
        [no] { $two }
       *[yes] { $two-aim ->
            [yes] その後者
           *[no] { $two }
        }
    }と格闘を行
    .clause = sentence
    .doer = other
tgt-count-who = { SAME($count-tgt, "") ->
    [yes] { $who-tgt }
   *[no] { SAME($who-tgt, "") ->
        [yes] { $count-tgt }
       *[no] { $who-tgt }とし、{ $count-tgt }
    }
}
tgt-amount-who = { SAME($amount-tgt, "") ->
    [yes] { $who-tgt }
   *[no] { SAME($who-tgt, "") ->
        [yes] { $amount-tgt }
       *[no] { $who-tgt }とし、{ $amount-tgt }
    }
}
by-who = { $who ->
    [none] you
   *[other] { $who-person ->
        [second] you
       *[other] others
    }
}
who-life = { $who ->
    [none] あなたは
   *[other] { $who-subj }
}
doer-life = { $who ->
    [none] other
   *[other] same
}
word-gain_life =
    .i = { $self-body }て
    .playerly = yes
    .actor = { $who }
    .brief = yes
    .light = yes
    .order = who
    .by = { by-who }
    .like = verb-ru
    .tgt = { tgt-amount-who }
    .subj = { who-life }
    .doer = { doer-life }
    .body = { $who-spread }{ points }ライフを得
word-lose_life =
    .actor = { $who }
    .brief = yes
    .light = yes
    .order = who
    .by = { by-who }
    .like = verb-u
    .tgt = { tgt-amount-who }
    .subj = { who-life }
    .doer = { doer-life }
    .body = { $who-spread }{ points }ライフを失
    .sets-done = 失われたライフ
word-extra_turn =
    .like = verb-u
    .tgt = { $who-tgt }
    .subj = { $who-subj }
    .body = このターンに続いて追加の１ターンを行
    .clause = sentence
word-extra_turn_without_schemes =
    .like = effect
    .do = このターンに続いて追加の１ターンを行う。そのターンの間、計略は実行中にできない
    .clause = sentence
word-life_becomes =
    .te = { $who ->
        [none] あなたの
       *[other] { $who-whose }
    }ライフの総量を{ $number-sort ->
        [plain] { WIDE($number-n) }にして
       *[other] { $number }に等しくして
    }
    .order = who
    .like = verb-naru
    .tgt = { $who-tgt }
    .subj = { $who ->
        [none] あなたの
       *[other] { $who-whose }
    }ライフの総量は
    .body = { $number-sort ->
        [plain] { WIDE($number-n) }にな
       *[other] { $number }に等しくな
    }
    .clause = sentence
    .doer = other
word-win_game =
    .like = verb-suru
    .subj = あなたは
    .body = このゲームに勝利
    .clause = sentence
word-draw_game =
    .like = verb-naru
    .subj = このゲームは
    .body = 引き分けにな
    .clause = sentence
word-lose_game =
    .actor = { $who }
    .by = { by-who }
    .like = verb-suru
    .tgt = { $who-tgt }
    .subj = { who-life }
    .body = このゲームに敗北
    .clause = sentence
word-get_poison =
    .i = { $self-body }て
    .actor = { $who }
    .by = { by-who }
    .like = verb-ru
    .tgt = { $who-tgt }
    .subj = { who-life }
    .body = 毒カウンターを{ WIDE($count-n) }個得
    .clause = sentence
word-exchange_life =
    .like = verb-suru
    .tgt = { $who-tgt }
    .body = { $who }とライフの総量を交換
word-names_player =
    .like = verb-bu
    .tgt = { $by-tgt }
    .subj = { $by }は
    .body = { $among-any }を選
    .clause = sentence

## Effects: cards

number-cards = { $count-sort ->
    [plain] カードを{ WIDE($count-n) }枚
    [mult] { $count-per }カードを{ WIDE($count-n) }枚
    [that] その枚数のカードを
   *[other] { $count }に等しい枚数のカードを
}
word-draw_up_to =
    .playerly = yes
    .actor = { $who }
    .light = yes
    .order = who
    .by = { by-who }
    .like = verb-ku
    .tgt = { tgt-count-who }
    .subj = { $who-subj }
    .body = { $who-spreadmany }カードを最大{ WIDE($count-n) }枚まで引
    .sets-done = 引かれたカードの枚数
    .sets-donething = 引かれたカード
    .sets-doneunit = 枚
word-draw =
    .playerly = yes
    .actor = { $who }
    .light = yes
    .order = who
    .by = { by-who }
    .like = verb-ku
    .tgt = { tgt-count-who }
    .subj = { $who-subj }
    .body = { $who-spreadmany }{ number-cards }引
    .sets-done = 引かれたカードの枚数
    .sets-donething = 引かれたカード
    .sets-doneunit = 枚
word-discard =
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
    .playerly = yes
    .doer = { $cards-among ->
        [yes] { $cards-by ->
            [you] other
           *[other] same
        }
       *[other] same
    }
    .like = verb-ru
    .tgt = { $cards-tgt }
    .subj = { $cards-among ->
        [yes] { $last-each ->
            [yes] {""}
           *[other] あなたは
        }
       *[other] {""}
    }
    .body = { $cards-among ->
        [yes] { $last-each ->
            [yes] { $cards-wo }捨て
           *[other] { $cards-wo }選ぶ。そのプレイヤーはそのカードを捨て
        }
       *[other] { $cards-freewo }捨て
    }
    .clause = { $cards-among ->
        [yes] sentence
       *[other] then
    }
    .sets-done = 捨てられたカードの枚数
    .sets-donething = 捨てられたカード
    .sets-doneunit = 枚
word-discard_own =
    .playerly = yes
    .actor = { $who }
    .light = yes
    .by = { by-who }
    .like = verb-ru
    .tgt = { tgt-count-who }
    .subj = { $who-subj }
    .body = { number-cards }捨て
    .clause = { $who ->
        [none] then
       *[other] act
    }
    .sets-done = 捨てられたカードの枚数
    .sets-donething = 捨てられたカード
    .sets-doneunit = 枚
whose-own = { $who ->
    [none] あなたの
   *[other] { $who-own }
}
milled = { $count-sort ->
    [plain] { $count ->
        [1] の一番上のカード
       *[other] の一番上から{ WIDE($count-n) }枚のカード
    }
    [that] の一番上からその枚数のカード
   *[other] の一番上から{ $count }に等しい枚数のカード
}
word-mill =
    .playerly = yes
    .actor = { $who }
    .order = who
    .by = { by-who }
    .like = verb-ku
    .tgt = { tgt-count-who }
    .subj = { $who-subj }
    .body = { whose-own }ライブラリー{ milled }を{ whose-own }墓地に置
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-medium = card
    .sets-aside = { $count ->
        [1] card
       *[other] cards
    }
    .sets-done = 墓地に置かれたカードの枚数
    .sets-donething = 墓地に置かれたカード
    .sets-doneunit = 枚
word-look_at =
    .like = verb-ru
    .tgt = { $cards-tgt }
    .body = { $cards-wo }見
    .clause = sentence
looked-aside = { $cards-number ->
    [one] card
   *[many] cards
}
eveal-hand = { $cards-zone ->
    [hand] { $cards-whose ->
        [players] yes
        [opposing] yes
       *[other] no
    }
   *[other] no
}
word-reveal =
    .playerly = yes
    .like = verb-suru
    .tgt = { $cards-tgt }
    .subj = { $cards-hands ->
        [yes] { $cards-revealer }は
       *[other] {""}
    }
    .body = { $cards-hands ->
        [yes] { $cards-handwo }公開
       *[other] { $cards-zone ->
            [library] { $cards-place }から{ $cards-kindwo }探し、{ $cards-number ->
                [one] それ
               *[many] それら
            }を公開
           *[other] { $cards-wo }公開
        }
    }
    .clause = { $cards-hands ->
        [yes] sentence
       *[other] act
    }
    .by = { $cards-hands ->
        [yes] others
       *[other] you
    }
    .i = { $self-body }{ $self-shown ->
        [yes] して
       *[no] し
    }
    .shown = { $cards-zone ->
        [library] yes
       *[other] no
    }
    .sets-shown = { $cards-zone ->
        [library] yes
       *[other] no
    }
    .sets-medium = card
    .sets-aside = { looked-aside }
word-show_all =
    .like = verb-suru
    .tgt = { $cards-tgt }
    .body = { $cards-wo }公開
word-reveal_until =
    .playerly = yes
    .actor = { $who }
    .by = { by-who }
    .like = verb-suru
    .tgt = { $who-tgt }
    .subj = { $who-subj }
    .body = { $count ->
        [none] { $what-kind }が１枚
       *[other] { $count-sort ->
            [plain] { $what-kind }が{ WIDE($count-n) }枚
            [that] その枚数の{ $what-kind }が
           *[equal] { $count }に等しい枚数の{ $what-kind }が
        }
    }公開されるまで、{ whose-own }ライブラリーの一番上からカードを公開
    .clause = act
    .sets-it = cards
word-exile_until =
    .like = verb-suru
    .tgt = { $who-tgt }
    .subj = { $who-subj }
    .body = { $what-kind }が１枚追放されるまで、{ whose-own }ライブラリーの一番上からカードを追放
    .sets-it = cards
on-cards =
    .like = effect
    .lies = { $cards-lies }
    .sets-shown = no
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
    .tgt = { $cards-tgt }
    .found = { $cards-chosen ->
        [yes] { $cards-zone ->
            [library] { $cards-place }から{ $cards-kindwo }探し、{ $cards-number ->
                [one] それ
               *[many] それら
            }を
           *[other] { $cards-wo }
        }
       *[no] { $cards-wo }
    }
    .clause = { $cards-again ->
        [yes] flow
       *[other] act
    }
on-suru =
    .like = on-cards
    .do = { $self-body }する
    .i = { $self-body }し
    .tesame = { $self-body }して
    .nai = { $self-body }しない
on-ku =
    .like = on-cards
    .do = { $self-body }く
    .i = { $self-body }き
    .tesame = { $self-body }いて
    .nai = { $self-body }かない
on-su =
    .like = on-cards
    .do = { $self-body }す
    .i = { $self-body }し
    .tesame = { $self-body }して
    .nai = { $self-body }さない
on-ru =
    .like = on-cards
    .do = { $self-body }る
    .i = { $self-body }
    .tesame = { $self-body }て
    .nai = { $self-body }ない
word-to_hand =
    .like = on-cards
    .takes = { $cards-again }
    .body = { $cards-again ->
        [yes] { $last-shown ->
            [yes] {""}
           *[other] { $self-found }
        }
       *[other] { $self-found }
    }{ $cards-owner }手札に
    .sets-shown = no
    .how = { $cards-zone ->
        [library] add
        [those] add
        [top] add
        [exile] add
       *[other] { $cards-again ->
            [yes] { $cards-medium ->
                [card] add
               *[other] back
            }
           *[other] back
        }
    }
    .do = { $self-body }{ $self-how ->
        [add] 加える
       *[back] 戻す
    }
    .i = { $self-body }{ $self-how ->
        [add] 加え
       *[back] 戻し
    }
    .te = { $self-body }{ $self-how ->
        [add] 加えて
       *[back] 戻して
    }
    .sets-done = 手札に加えられたカードの枚数
    .sets-donething = 手札に加えられたカード
    .sets-doneunit = 枚
    .sets-it = { $cards-number ->
        [many] cards
       *[one] card
    }
word-to_graveyard =
    .like = on-ku
    .body = { $self-found }{ $cards-owner }墓地に置
    .sets-done = 墓地に置かれたカードの枚数
    .sets-donething = 墓地に置かれたカード
    .sets-doneunit = 枚
word-exile =
    .like = on-suru
    .sets-exiled = yes
    .subj = { $cards-among ->
        [yes] { $cards-chosen ->
            [yes] あなたは
           *[other] {""}
        }
       *[other] {""}
    }
    .body = { $cards-among ->
        [yes] { $cards-chosen ->
            [yes] { $cards-wo }選び、そのカードを追放
           *[other] { $self-found }追放
        }
       *[other] { $self-found }追放
    }
    .clause = { $cards-among ->
        [yes] sentence
       *[other] { $cards-again ->
            [yes] flow
           *[other] act
        }
    }
    .sets-done = 追放されたカードの枚数
    .sets-donething = 追放されたカード
    .sets-doneunit = 枚
    .sets-aside = { $cards-number ->
        [many] cards
       *[one] card
    }
word-to_library_top =
    .like = on-ku
    .body = { $cards-wo }{ $cards-owner }ライブラリーの一番上に置
word-to_library_bottom =
    .like = on-ku
    .body = { $cards-wo }{ $cards-owner }ライブラリーの一番下に置
word-to_bottom_in_any_order =
    .like = on-ku
    .subj = { $by-subj }
    .body = { $cards-wo }{ $cards-owner }ライブラリーの一番下に望む順番で置
word-to_top_in_any_order =
    .like = on-ku
    .body = { $cards-wo }{ $cards-owner }ライブラリーの一番上に望む順番で置
word-to_bottom_at_random =
    .like = on-ku
    .body = { $cards-wo }{ $cards-owner }ライブラリーの一番下に無作為の順番で置
word-to_library_at =
    .like = on-ku
    .body = { $cards-wo }{ $cards-owner }ライブラリーの上から{ WIDE($at) }枚目に置
word-exile_until_this_leaves =
    .like = on-suru
    .body = { this-card }が戦場を離れるまで{ $cards-wo }追放
word-exile_down =
    .like = on-suru
    .body = { $self-found }裏向きに追放
word-exile_down_and_remember =
    .like = on-suru
    .body = { $self-found }裏向きに追放
word-exile_and_remember =
    .like = on-suru
    .body = { $self-found }追放
word-shuffle_into_library =
    .like = on-su
    .body = { $cards-wo }オーナーのライブラリーに加えて切り直
word-shuffle =
    .playerly = yes
    .actor = { $who }
    .by = { by-who }
    .like = verb-su
    .subj = { $who-subj }
    .body = { whose-own }ライブラリーを切り直
    .clause = { $who ->
        [none] then
       *[other] then
    }
word-choose = { $cards-aim ->
    [yes] { $self-tgt }とする
   *[other] { effect }
}
    .like = verb-bu
    .clause = { $cards-aim ->
        [yes] sentence
       *[other] act
    }
    .playerly = yes
    .tgt = { $cards-tgt }
    .body = { $cards-zone ->
        [library] { $cards-place }から{ $cards-kindwo }探
       *[other] { $cards-wo }選
    }
    .do = { $self-body }{ $cards-zone ->
        [library] す
       *[other] ぶ
    }
    .i = { $self-body }{ $cards-zone ->
        [library] し
       *[other] び
    }
    .te = { $self-body }{ $cards-zone ->
        [library] して
       *[other] んで
    }

## Effects: permanents

onto-yours = { $cards-zone ->
    [graveyard] { $cards-whose ->
        [yours] {""}
        [theirs] {""}
       *[other] あなたのコントロール下で
    }
   *[other] { $cards-exiled ->
        [yes] あなたのコントロール下で
       *[other] {""}
    }
}
onto-how = { $cards-zone ->
    [graveyard] { $cards-whose ->
        [yours] 戦場に戻
       *[other] 戦場に出
    }
   *[other] { $cards-exiled ->
        [yes] 戦場に戻
       *[other] 戦場に出
    }
}
word-onto_battlefield =
    .like = on-su
    .body = { $self-found }{ onto-yours }{ onto-how }
    .sets-done = 戦場に出たカードの枚数
    .sets-donething = 戦場に出たカード
    .sets-doneunit = 枚
word-onto_battlefield_tapped =
    .like = on-su
    .body = { $self-found }{ onto-yours }タップ状態で{ onto-how }
    .sets-done = 戦場に出たカードの枚数
    .sets-donething = 戦場に出たカード
    .sets-doneunit = 枚
word-onto_battlefield_attached =
    .tgt = { $cards-tgt }{ $to-tgt }
    .like = on-su
    .body = { $self-found }{ $to }につけられた状態で{ $cards-gone ->
        [yes] 戦場に戻
       *[other] 戦場に出
    }
word-onto_battlefield_with_this =
    .like = on-su
    .body = { $self-found }あなたのコントロール下で戦場に出
    .sets-done = 戦場に出たカードの枚数
    .sets-donething = 戦場に出たカード
    .sets-doneunit = 枚
under-owner = { $cards-owner }コントロール下で
returned = { $cards-zone ->
    [hand] {""}
    [library] {""}
    [those] {""}
    [graveyard] { $cards-whose ->
        [yours] {""}
        [theirs] {""}
       *[other] { under-owner }
    }
   *[other] { under-owner }
}
returned-how = { $cards-zone ->
    [hand] 戦場に出
    [library] 戦場に出
    [those] 戦場に出
   *[other] 戦場に戻
}
word-return_to_battlefield =
    .like = on-su
    .body = { $self-found }{ returned }{ returned-how }
word-return_to_battlefield_tapped =
    .like = on-su
    .body = { $self-found }{ returned }タップ状態で{ returned-how }
word-destroy =
    .like = on-suru
    .body = { $cards-wo }破壊
    .sets-done = 破壊されたパーマネントの総数
    .sets-donething = 破壊されたパーマネント
    .sets-doneunit = つ
word-destroy_for_sure =
    .like = on-suru
    .body = { $cards-wo }破壊
    .do = { $cards-wo }破壊する。{ $cards-number ->
        [many] それらは
       *[other] それは
    }再生できない
    .clause = sentence
    .sets-done = 破壊されたパーマネントの総数
    .sets-donething = 破壊されたパーマネント
    .sets-doneunit = つ
word-remove_from_combat =
    .like = on-ku
    .body = { $cards-wo }戦闘から取り除
word-create_copy =
    .sets-itnoun = トークン
    .sets-it = card
    .actor = { $who }
    .by = { by-who }
    .like = verb-su
    .tgt = { $of-tgt }
    .subj = { $who-subj }
    .body = { $of }のコピーであるトークンを１体戦場に出
word-copies_attack_others =
    .sets-itnoun = トークン
    .sets-that = トークン
    .like = effect
    .subj = 他の各対戦相手について、あなたは
    .do = { $of }のコピーであるトークンを１体、タップ状態でそのプレイヤーを攻撃している状態で戦場に出してもよい
    .clause = sentence
    .sets-it = cards
word-sacrifice =
    .playerly = yes
    .like = on-ru
    .body = { $cards-freewo }生け贄に捧げ
    .sets-done = 生け贄に捧げられたパーマネントの総数
    .sets-donething = 生け贄に捧げられたパーマネント
    .sets-doneunit = つ
word-tap =
    .like = on-suru
    .body = { $cards-wo }タップ
    .sets-done = タップされたクリーチャーの総数
    .sets-donething = タップされたクリーチャー
    .sets-doneunit = 体
word-turn_up =
    .like = on-suru
    .body = { $cards-wo }表向きに
    .clause = act
word-turn_down =
    .like = on-suru
    .body = { $cards-wo }裏向きに
    .clause = act
word-transform =
    .like = on-ru
    .body = { $cards-wo }変身させ
    .clause = act
word-turn_over =
    .like = on-ru
    .body = { $cards-wo }反転させ
    .clause = act
word-phase_out =
    .like = on-ru
    .body = { $cards-wo }フェイズ・アウトさせ
    .clause = act
word-untap =
    .like = on-suru
    .body = { $cards-wo }アンタップ
    .clause = act
    .sets-done = アンタップされたパーマネントの総数
    .sets-donething = アンタップされたパーマネント
    .sets-doneunit = つ
word-tap_or_untap =
    .like = on-suru
    .body = { $cards-wo }タップまたはアンタップ
word-regenerate =
    .like = on-suru
    .body = { $cards-wo }再生
word-attach =
    .like = verb-ru
    .tgt = { $what-tgt }{ $to-tgt }
    .body = { $what ->
        [none] { this-card }
       *[other] { $what }
    }を{ $to }につけ
word-unattach =
    .like = on-su
    .body = { $cards-wo }はず
word-becomes_copy =
    .like = verb-naru
    .tgt = { SAME($of-tgt, "") ->
        [yes] { $cards-tgt }
       *[no] { SAME($cards-tgt, "") ->
            [yes] { $of-tgt }
           *[no] { $cards-tgt }とし、{ $of-tgt }
        }
    }
    .subj = { $cards-subject }は
    .body = { $duration ->
        [none] ターン終了時まで
       *[other] {""}
    }{ $of }のコピーにな
word-become_copy =
    .like = verb-naru
    .copy = yes
    .te = { this-card }を、{ copied }コピーとして戦場に出して
    .subj = { this-card }は
    .body = { copied }コピーにな
copied = { $of-chosen ->
    [yes] 戦場に出ているいずれかの{ $of-that }の
   *[other] { $of }の
}
copy-but = { copied }コピーとして戦場に出してもよい。ただし、それは{ SAME($types, $subtypes) ->
    [yes] { $abilities-token }を持つ
   *[no] { copy-but-also }
}
copy-but-also = 他のタイプに加えて{ SAME($types, "") ->
    [yes] {""}
   *[no] { TERM($types, table: "types", join: "・") }{ SAME($subtypes, "") ->
        [yes] {""}
       *[no] ・
    }
}{ TERM($subtypes, table: "classifications", join: "・") }であり{ $abilities-count ->
    [0] {""}
   *[other] 、{ $abilities-token }を持つ
}
word-become_copy_but =
    .like = effect
    .copy = yes
    .do = { this-card }は{ copy-but }
    .mo = { this-card }を、{ copy-but }
    .join = { $before }と{ $next }
    .clause = sentence
word-now_attacking =
    .like = effect
    .subj = { $cards }は
    .do = 攻撃している状態になる
    .clause = sentence
word-attack_in_place =
    .like = effect
    .subj = { $cards }は
    .do = 戻したクリーチャーが攻撃していたものを攻撃している状態になる
    .clause = sentence
word-exchange_control =
    .like = verb-suru
    .tgt = { SAME($two-tgt, "") ->
        [yes] { $one-tgt }
       *[no] { SAME($one-tgt, "") ->
            [yes] { $two-tgt }
           *[no] { $one-tgt }とし、{ $two-tgt }
        }
    }
    .body = { $two ->
        [none] { $one }
       *[other] { SAME($one, $two) ->
            [yes] { $one }ら
           *[no] { $one }と{ $two }
        }
    }のコントロールを交換
    .clause = sentence
word-scramble =
    .sets-it = cards
    .like = effect
    .subj = { $cards }は
    .do = それぞれ、無作為に選ばれたプレイヤーのコントロール下になる
    .clause = sentence

## Effects: counters, tokens, emblems

counters-put = { $count-sort ->
    [plain] { counter-name }を{ $cards-spread }{ WIDE($count-n) }個
    [mult] 、{ $count-per }{ counter-name }を{ WIDE($count-n) }個
    [that] その数の{ counter-name }を
   *[other] 、{ $count }に等しい数の{ counter-name }を
}
word-put_counters =
    .light = yes
    .order = cards
    .like = on-ku
    .body = { $cards-each }の上に{ counters-put }置
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-double_counters =
    .like = on-suru
    .body = { $cards-each }の上に置かれている{ counter-name }の数を２倍に
word-distribute_counters =
    .like = verb-ku
    .tgt = { $among-tgt }
    .body = { $count }に等しい数の{ counter-name }を、望む数の{ $among-full }の上に好きなように割り振って置
word-counters_divided =
    .like = verb-ku
    .tgt = { $among-tgt }
    .body = { $amount-sort ->
        [plain] { counter-name }{ WIDE($amount-n) }個を
        [that] その数の{ counter-name }を
       *[other] { $amount }に等しい数の{ counter-name }を
    }、{ $among }の上に好きなように割り振って置
word-remove_counters =
    .like = on-ku
    .body = { $cards }の上から{ $count-sort ->
        [plain] { counter-name }を{ WIDE($count-n) }個
        [that] その数の{ counter-name }を
       *[other] { $count }に等しい数の{ counter-name }を
    }取り除
word-remove_any_counters =
    .like = on-ku
    .body = { $cards }の上から{ counter-name }を好きな数だけ取り除
word-remove_all_counters =
    .like = on-ku
    .body = { $cards }の上から{ SAME($counter, "") ->
        [yes] すべてのカウンターを
       *[no] { counter-name }をすべて
    }取り除
word-move_counter =
    .like = verb-su
    .tgt = { SAME($source-tgt, "") ->
        [yes] { $target-tgt }
       *[no] { SAME($target-tgt, "") ->
            [yes] { $source-tgt }
           *[no] { $source-tgt }とし、{ $target-tgt }
        }
    }
    .body = { $source-aim ->
        [yes] { $target-aim ->
            [yes] その前者
           *[no] { $source }
        }
       *[no] { $source }
    }の上から{ counter-name }１個を{ $source-aim ->
        [yes] { $target-aim ->
            [yes] その後者
           *[no] { $target }
        }
       *[no] { $target }
    }の上に移
word-proliferate =
    .like = verb-u
    .body = 増殖を行
made = { $count-sort ->
    [plain] { $token }を{ WIDE($count-n) }体
    [per] { $count-per }{ $token }を１体
    [mult] { $count-per }{ $token }を{ WIDE($count-n) }体
    [that] その数の{ $token }を
   *[other] { $token }をＸ体
}
made-end = { $count-sort ->
    [equal] { $count-end }
   *[other] {""}
}{ SAME($token-end, "") ->
    [yes] {""}
   *[no] 。{ $count-n ->
        [1] それは
       *[other] それらは
    }{ $token-end }
}
makes =
    .sets-itnoun = トークン
    .actor = { $who }
    .playerly = yes
    .brief = { $who-person ->
        [second] yes
       *[other] no
    }
    .by = { by-who }
    .like = verb-su
    .tgt = { tgt-count-who }
    .subj = { $who-subj }
    .doer = { $who ->
        [none] other
       *[other] { $who-person ->
            [second] other
           *[third] same
        }
    }
    .end = { made-end }
    .sets-it = { $count-n ->
        [1] card
       *[other] cards
    }
word-create =
    .like = makes
    .body = { $who-spreadmany }{ made }戦場に出
word-create_tapped =
    .like = makes
    .body = { made }タップ状態で戦場に出
word-create_blocking =
    .like = verb-su
    .tgt = { $whom-tgt }
    .body = { made }、{ $whom }をブロックしている状態で戦場に出
    .end = { made-end }
    .sets-it = { $count-n ->
        [1] card
       *[other] cards
    }
word-sized_token = { $abilities-at-keyword-count ->
    [0] {""}
   *[other] { $abilities-at-keyword-noun }を持つ
}{ TERM($colors, join: "と") }のＸ/Ｘの{ TERM($name, table: "classifications", join: "・") }・{ TERM($types, table: "types", join: "・") }・トークン{ SAME($size, "Ｘ") ->
    [yes] {""}
   *[no] （Ｘは{ $size }）
}
    .end = { $abilities-at-ability-count ->
        [0] { $abilities-at-change-count ->
            [0] {""}
           *[other] 「{ $abilities-at-change-line }」を持つ
        }
       *[other] { $abilities-at-ability-token }を持つ
    }
    .opens-bearing = クリーチャー
    .opens-bearer = クリーチャー
    .sets-bearer = none
    .join = { $before }と{ $next }
word-token = { $abilities-at-keyword-count ->
    [0] {""}
   *[other] { $abilities-at-keyword-noun }を持つ
}{ TERM($colors, join: "と") }の{ WIDE($power) }/{ WIDE($toughness) }の{ TERM($name, table: "classifications", join: "・") }・{ TERM($types, table: "types", join: "・") }・トークン
    .end = { $abilities-at-ability-count ->
        [0] { $abilities-at-change-count ->
            [0] {""}
           *[other] 「{ $abilities-at-change-line }」を持つ
        }
       *[other] { $abilities-at-ability-token }を持つ
    }
    .opens-bearing = クリーチャー
    .opens-bearer = クリーチャー
    .sets-bearer = none
    .join = { $before }と{ $next }
word-named_token = 「{ $name }」という名前の{ $token }
    .end = { $token-end }
word-emblem =
    .like = verb-ru
    .subj = あなたは
    .body = { $abilities-token }を持つ紋章を得
    .clause = sentence
    .join = { $before }と{ $next }

## Effects: mana, chance, choices

pool = { $who ->
    [none] あなたの
   *[other] { $who-whose }
}マナ・プールに
word-add_mana =
    .playerly = yes
    .like = verb-ru
    .body = { pool }{ $mana }を加え
word-add_any_color =
    .playerly = yes
    .like = verb-ru
    .body = { pool }、好きな色１色のマナ{ WIDE($count) }点を加え
word-add_one_color =
    .like = verb-ru
    .body = { pool }、{ $count-sort ->
        [plain] {""}
       *[other] { $count-per }
    }好きな色１色のマナ{ $count-sort ->
        [plain] { WIDE($count-n) }
       *[other] １
    }点を加え
word-add_mixed =
    .like = verb-ru
    .body = { pool }、{ $one }と{ $other }の好きな組み合わせのマナ{ WIDE($count-n) }点を加え
word-add_chosen_color =
    .like = verb-ru
    .body = { pool }、選ばれた色のマナ{ WIDE($count-n) }点を加え
word-add_much =
    .like = verb-ru
    .body = { pool }、{ $times-per }{ $mana }を加え
word-add_produced =
    .like = verb-ru
    .body = { pool }、そのパーマネントが生み出したタイプのうちいずれかのマナ１点を加え
word-flip_coin = { $self-aimed }{ $self-do }
    .like = effect
    .tgt = { $win-tgt }{ $lose-tgt }
    .do = コイン投げをする{ $win ->
        [none] {""}
       *[other] 。あなたがコイン投げに勝った場合、{ $win-subj }{ $win-tell }
    }{ $lose ->
        [none] {""}
       *[other] 。あなたがコイン投げに負けた場合、{ $lose-subj }{ $lose-tell }
    }
    .clause = then
word-choose_color =
    .like = verb-bu
    .body = 色を１色選
    .clause = sentence
word-choose_color_entering =
    .like = verb-bu
    .body = 色を１色選
word-choose_creature_type =
    .like = verb-bu
    .body = クリーチャー・タイプを１つ選
word-choose_land_type =
    .like = verb-bu
    .body = 基本土地タイプを１つ選
word-choose_player_entering =
    .like = verb-bu
    .body = { $among ->
        [none] プレイヤー
       *[other] 対戦相手
    }を１人選
word-note_number =
    .like = verb-su
    .body = { $number }を記
word-choose_form =
    .like = verb-bu
    .body = { WIDE($count) }つの形のうち１つを選
word-name_a_card =
    .like = verb-suru
    .subj = { $by-subj }
    .body = { $types ->
        [nonland] 土地でないカード
        [noncreature] クリーチャーでないカード
        [land] 土地カード
       *[other] { SAME($types, "") ->
            [yes] カード
           *[no] { TERM($types, table: "types", join: "・") }・カード
        }
    }名を１つ指定
word-all_name_a_card =
    .like = verb-suru
    .subj = { $who-subj }
    .body = カード名を１つ指定
    .clause = sentence
word-clash =
    .sets-deed = clash
    .like = verb-u
    .body = 対戦相手１人と激突を行
word-fateseal =
    .leads = yes
    .like = verb-u
    .body = 消術{ WIDE($count-n) }を行
    .clause = act
word-scry =
    .leads = yes
    .like = verb-u
    .body = 占術{ WIDE($count-n) }を行
    .clause = act

## Effects that last

how-long = { $duration ->
    [none] { $changes-first-slot ->
        [bar] {""}
       *[other] ターン終了時まで
    }
   *[other] { $changes-first-slot ->
        [bar] {""}
        [control] { $duration-lead }
       *[other] { $duration-mid }
    }
}
when-bar = { $changes-first-slot ->
    [bar] { $duration ->
        [none] このターン、
       *[other] { $duration-turn }
    }
   *[other] {""}
}
word-give =
    .like = effect
    .tgt = { $who-tgt }{ $changes-tgt }
    .subj = { $changes-first-slot ->
        [control] { $changes-first-mine ->
            [yes] {""}
           *[no] { $changes-first-by }は
        }
       *[other] { when-bar }{ $changes-first-no ->
            [yes] { how-long }
           *[no] {""}
        }{ $changes-first-de ->
            [yes] { $who-bare }
           *[no] { $who-subject }
        }{ $changes-first-wa }
    }
    .do = { $changes-first-slot ->
        [control] { how-long }{ $who }のコントロールを得る
       *[other] { $changes-first-no ->
            [yes] {""}
           *[no] { how-long }
        }{ gained }
    }
    .i = { $changes-first-slot ->
        [control] { how-long }{ $who }のコントロールを得て
       *[other] { $self-do }
    }
    .te = { $changes-first-slot ->
        [control] { how-long }{ $who }のコントロールを得て
       *[other] { $who-subject }が{ when-bar }{ how-long }{ gained }ことを選んで
    }
    .end = { $changes-end }
    .sets-it = { $who-number ->
        [many] cards
       *[other] card
    }
    .opens-bearing = { $who-noun }
    .opens-lasting = yes
    .sets-lasting = no
    .clause = sentence
    .doer = other
    .join = { join-changes }
word-give_either =
    .like = effect
    .tgt = { $cards-tgt }
    .subj = { $cards }は
    .do = ターン終了時まで{ $one }か{ SAME(INITIAL($two), "、") ->
        [yes] {""}
       *[no] 、
    }{ $two }{ $more-count ->
        [0] {""}
       *[other] か、{ $more }
    }
    .join = { $before }か、{ $next }
    .last = { $before }か、{ $next }
    .end = { $one-end }
    .clause = sentence
    .doer = other
word-apply =
    .like = effect
    .tgt = { $about-tgt }{ $regulation-tgt }
    .subj = { $about-chosen ->
        [yes] {""}
       *[other] { $regulation-bare ->
            [yes] このターンに
           *[other] このターン、
        }
    }
    .do = { $about-chosen ->
        [yes] { $about-wo }選ぶ。このターン、{ $regulation }
       *[other] { $regulation }
    }
    .clause = sentence
    .doer = other
word-apply_once =
    .like = effect
    .subj = このターン、
    .do = 次に{ $about }が{ $regulation-whom }にダメージを与える場合、そのダメージを軽減する{ $regulation-then }
    .clause = sentence
word-this_turn_always =
    .like = effect
    .opens-lasting = yes
    .sets-lasting = no
    .subj = このターン、
    .do = { $static }
    .clause = sentence
    .doer = other
word-next_turn_always =
    .like = effect
    .tgt = { $who-tgt }
    .subj = { $who ->
        [none] あなたの
       *[other] { $who-whose }
    }次のターンの間、
    .do = { $static }
    .clause = sentence
    .doer = other
word-in_force =
    .like = effect
    .tgt = { $who-tgt }
    .subj = { $duration-long }{ $who ->
        [none] {""}
       *[other] { $who }は
    }
    .do = { $who ->
        [none] { $rule }
       *[other] { $rule-of }
    }
    .clause = sentence
    .doer = other
word-floating =
    .like = effect
    .subj = { $duration-long }
    .do = { $ability }
    .clause = sentence
    .doer = other
word-prevent_next =
    .like = effect
    .tgt = { $to-tgt }
    .subj = このターン、
    .do = 次に{ $to }に与えられるダメージを{ WIDE($amount-n) }点軽減する
    .clause = sentence
word-prevent_next_and =
    .like = effect
    .tgt = { SAME($about-tgt, "") ->
        [yes] { $to-tgt }
       *[no] { SAME($to-tgt, "") ->
            [yes] { $about-tgt }
           *[no] { $to-tgt }とし、{ $about-tgt }
        }
    }
    .subj = このターン、
    .do = 次に{ $to }に与えられるダメージを{ WIDE($amount-n) }点軽減する。これによりダメージが軽減された場合、{ $effect }
    .clause = sentence
word-redirect_next =
    .like = effect
    .tgt = { $by-tgt }{ $whom-tgt }{ $to-tgt }
    .subj = このターン、
    .do = 次に{ $by ->
        [none] {""}
       *[other] { $by-chosen ->
            [yes] あなたが選んだ
           *[other] {""}
        }{ $by }によって
    }{ $whom }{ $also ->
        [none] {""}
       *[other] や{ $also-full }
    }に与えられる{ points-bare }ダメージは、代わりに{ $to }に与えられる
    .clause = sentence
whose-untap = { $whose ->
    [none] { $cards-number ->
        [many] それらのコントローラーの
       *[other] それのコントローラーの
    }
   *[other] { $whose-whose }
}
word-take_next =
    .like = effect
    .tgt = { $whom-tgt }
    .subj = このターン、
    .do = 次に{ $whom }に与えられる{ points-bare }ダメージは、代わりに{ $to }に与えられる
    .clause = sentence
word-skip_untap =
    .like = verb-nai
    .tgt = { $cards-tgt }
    .subj = { $cards-subject }は、
    .body = { whose-untap }次のアンタップ・ステップにアンタップし
    .clause = sentence
    .doer = other
word-later =
    .like = effect
    .opens-that = { $about-selfnoun }
    .do = { $later }
    .clause = sentence
    .doer = other
word-at_end_step = 次の終了ステップの開始時に、{ $effect }
word-at_your_upkeep = あなたの次のアップキープの開始時に、{ $effect }
word-at_next_upkeep = 次のターンのアップキープの開始時に、{ $effect }
word-at_end_of_combat = 戦闘終了時に、{ $effect }
word-while_this_turn =
    .opens-about = { $about-that }
    .sets-about = none
    .order = about
    .like = effect
    .tgt = { $about-tgt }
    .subj = このターン、
    .do = { $ability }
    .clause = sentence
    .doer = other
word-next_time_this_turn =
    .like = effect
    .subj = このターン、
    .do = 次に{ $ability-nexttime }
    .clause = sentence
    .doer = other
word-may_play =
    .like = effect
    .tgt = { $cards-tgt }
    .subj = このターン、あなたは
    .do = { $cards-wo }プレイしてもよい
    .mo = { $self-do }
    .clause = sentence
next-more = { $changes-count ->
    [0] {""}
   *[other] 。その呪文は{ $changes-hold }
}{ $plus ->
    [none] {""}
   *[other] 。そのパーマネントは、追加の＋１/＋１カウンターが{ WIDE($plus-n) }個置かれた状態で戦場に出る
}
word-next_spell =
    .like = effect
    .subj = このターン、
    .do = 次にあなたが唱える{ $spell-kind }は、それが瞬速を持つかのように唱えてもよい{ next-more }
    .clause = sentence
    .join = { join-changes }
on-what =
    .like = effect
    .tgt = { $what-tgt }
word-counter =
    .like = verb-su
    .tgt = { $what-tgt }
    .body = { $what-wo }打ち消
    .sets-done = 打ち消された呪文の総数
    .sets-donething = 打ち消された呪文
    .sets-doneunit = つ
countered = { $what-wo }打ち消す。これにより呪文が打ち消された場合、それをオーナーの墓地に置く代わりに
word-counter_exile =
    .like = on-what
    .do = { countered }追放する
word-counter_to_top =
    .like = on-what
    .do = { countered }オーナーのライブラリーの一番上に置く
word-counter_to_hand =
    .like = on-what
    .do = { countered }オーナーの手札に加える
free-of = { $cards-number ->
    [many] それらのマナ・コストを支払うことなく
   *[one] そのマナ・コストを支払うことなく
}
cards-free = { $cards-among ->
    [yes] { $cards-chosen ->
        [yes] { $cards-wo }
       *[other] { $cards-one }を
    }
   *[other] { $cards-wo1 }
}
word-cast_free =
    .like = effect
    .tgt = { $cards-tgt }
    .subj = あなたは
    .do = { $times ->
        [none] { cards-free }、そのマナ・コストを支払うことなく唱えてもよい
       *[other] { $cards-wo }{ free-of }唱えてもよい
    }
    .mo = { cards-free }{ free-of }唱えてもよい
    .clause = sentence
word-play_free =
    .like = effect
    .subj = { $by ->
        [none] あなたは
       *[other] { $by-subj }
    }
    .do = { $cards-wo }、{ free-of }プレイしてもよい
    .mo = { $self-do }
    .clause = sentence
word-must_cast_free =
    .like = verb-ru
    .subj = { $by-subj }
    .body = 可能なら{ $cards-wo }{ free-of }唱え
word-cast_suspended =
    .like = effect
    .do = このカードをそのマナ・コストを支払うことなく唱える。それがクリーチャーである場合、それは速攻を持つ
    .clause = sentence
word-copy_card =
    .like = verb-suru
    .tgt = { $cards-tgt }
    .body = { $cards-wo }{ $count ->
        [none] {""}
       *[other] 、{ WIDE($count-n) }回
    }コピー
    .sets-it = { $count ->
        [none] { $cards-number ->
            [many] cards
           *[other] card
        }
       *[other] cards
    }
word-copy_on_stack =
    .like = effect
    .tgt = { $what-tgt }
    .subj = { $who-subj }
    .do = { $what-wo }コピーする。{ $who ->
        [none] あなたは
       *[other] { $who-those }は
    }そのコピーの新しい対象を選んでもよい
    .mo = { $what-wo }コピーしてもよい。そうした場合、{ $who ->
        [none] あなたは
       *[other] { $who-those }は
    }そのコピーの新しい対象を選んでもよい
    .clause = sentence
word-copy_for_each_target =
    .like = effect
    .tgt = { $what-tgt }
    .subj = { $who-subj }
    .do = { $what }が対象にできる他の呪文やパーマネントや戦場に出ていないカードやプレイヤー１つにつき、{ $what-wo }１回コピーする。各コピーはそれらのうちの異なる１つを対象とする
    .clause = sentence
word-change_target =
    .like = effect
    .tgt = { $what-tgt }
    .do = { $what }の対象を変更する
    .clause = sentence
word-new_targets =
    .like = effect
    .tgt = { $what-tgt }
    .subj = あなたは
    .do = { $what }の新しい対象を選んでもよい
    .mo = { $self-do }
    .clause = sentence
skip-who = { $who ->
    [none] あなたは、あなたの
   *[other] { $who-subj }、{ $who-own }
}
word-skip_turn =
    .like = effect
    .tgt = { $who-tgt }
    .subj = { skip-who }
    .do = 次のターンを飛ばす
    .clause = sentence
word-skip_step =
    .like = effect
    .tgt = { $who-tgt }
    .subj = { skip-who }
    .do = 次の{ step-name }を飛ばす
    .clause = sentence
word-cannot_regenerate =
    .like = effect
    .subj = このターン、{ $cards }は
    .do = 再生できない
    .clause = sentence
    .doer = other
word-more_combat =
    .like = effect
    .do = このフェイズの後に、追加の戦闘フェイズを加える
    .clause = sentence
word-more_combat_and_main =
    .like = effect
    .do = このメイン・フェイズの後に、追加の戦闘フェイズとそれに続く追加のメイン・フェイズを加える
    .clause = sentence
word-choose_blocks =
    .like = effect
    .do = この戦闘でどのクリーチャーがどのようにブロックするかは、あなたが選ぶ
    .clause = sentence
word-tap_entering =
    .copy = yes
    .like = effect
    .subj = { this-card }は
    .do = タップ状態で戦場に出る
    .clause = sentence
word-counters_entering =
    .like = effect
    .subj = { this-card }は
    .do = { put-many }置かれた状態で戦場に出る
    .clause = sentence
    .doer = other
word-enters_with_more = { $if-if }{ $self-subj }{ $self-do }
    .like = effect
    .subj = { $cards }は、
    .do = 追加の＋１/＋１カウンターが{ WIDE($count-n) }個置かれた状態で戦場に出る
    .clause = sentence
word-entering_with =
    .like = effect
    .tgt = { $effect-tgt }
    .subj = { $effect-subj }
    .do = { put-many }置かれた状態で、{ $effect-do }
    .i = { put-many }置かれた状態で、{ $effect-i }
    .tesame = { put-many }置かれた状態で、{ $effect-tesame }
    .nai = { put-many }置かれた状態で、{ $effect-nai }
word-end_turn =
    .like = verb-suru
    .body = ターンを終了
word-control_next_turn =
    .like = effect
    .tgt = { $who-tgt }
    .subj = あなたは
    .do = そのプレイヤーの次のターンの間、そのプレイヤーをコントロールする
    .clause = sentence

## Planes, phenomena and schemes

word-planeswalk =
    .like = verb-suru
    .body = プレインズウォーク
word-roll_planar_die =
    .like = verb-naru
    .body = 次元ダイスを振
word-blanks_are_chaos =
    .like = effect
    .subj = プレイヤー１人が次元からプレインズウォークするまで、
    .do = 次元ダイスの空白の面はカオスである
    .clause = sentence
word-reverse_turn_order =
    .like = verb-suru
    .body = このゲームのターンの順番を逆に
word-chaos_of_planar_top =
    .like = effect
    .do = あなたの次元デッキの一番上から{ WIDE($count) }枚のカードを公開する。それらの公開されたカードのカオス能力はそれぞれ誘発する。その後、それらの公開されたカードをあなたの次元デッキの一番下に望む順番で置く
    .clause = sentence
planes-shown = 次元カードが{ WIDE($count) }枚公開されるまで、あなたの次元デッキの一番上からカードを公開する
word-planar_tunnel =
    .like = effect
    .do = { planes-shown }。そのうち１枚をあなたの次元デッキの一番上に置き、残りを一番下に無作為の順番で置く
    .clause = sentence
word-merge_planes =
    .like = effect
    .do = { planes-shown }。それらすべてへ同時にプレインズウォークする。残りをあなたの次元デッキの一番下に望む順番で置く
    .clause = sentence
word-planar_glance =
    .like = effect
    .do = あなたの次元デッキの一番上のカードを公開する。あなたはそれをあなたの次元デッキの一番下に置いてもよい
    .clause = sentence
word-abandon =
    .like = verb-suru
    .body = { $cards-wo }放棄
word-set_scheme_in_motion =
    .like = verb-suru
    .body = あなたの計略デッキの一番上の計略を実行中に
