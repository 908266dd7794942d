### Japanese for the words of Lorcana's cards, in the idiom of the official cards. docs/card-language.md tells how messages become a
### card's text; the forms of effects, conditions, quantities, ranges and players are listed in data/cardlang/words/cards-ja.ftl.
###
### What is chosen is a clause of its own: キャラクター１体を選び、退場させる. So cards have forms with what follows them, and a
### choice says there that it is made: .wo (〜を, 〜を選び、), .ni (〜に), .kara (〜から), .ha (〜は), .no (〜の).
### Forms of cards:    .all all of them (あなたのキャラクター全員), .plain the same without 全員, .one any one (あなたのキャラクター１体),
###                    .thing without whose they are and where, .bare without what comes before whose they are too;
###                    .dest what stands before 手札に or デッキに; .whole the bare noun with カード where it is a card
### Features of cards: .many yes or no; .whose yours, theirs, opposing; .zone play, hand, …; .self yes for this card; .unit 体, つ, 枚
### Forms of changes:  the value ends a sentence (攻撃力＋１される), .and goes on, .act is what is done to a chosen one (＋１する);
###                    .bare a keyword before と

## Cards of a kind. Traits have slots: clause (before whose), whose, other, mid (after whose), class, there, zone

noun = { $self-all }
    .lead = { $traits-at-there }{ $traits-at-clause }
    .clause = { $traits-at-clause }
    .mid = { $traits-at-mid }
    .classes = { $traits-at-class-count ->
        [0] {""}
       *[other] { $traits-at-class }・
    }
    .join = { $before }{ $next-slot ->
        [class] ・
       *[other] {""}
    }{ $next }
    .whose = { $traits-at-whose-key }
    .other = { $traits-at-other }
    .zone = { $traits-at-zone-count ->
        [0] play
       *[other] { $traits-at-zone-key }
    }
    .here = { $traits-at-there-count ->
        [0] no
       *[other] yes
    }
    .there = { $traits-at-there-spot }
    .many = yes
    .self = no
    .by = nobody
    .after = no
    .chosen = no
    .owner = { $self-whose ->
        [yours] あなたの
        [theirs] { theirs }
        [opposing] 対戦相手の
       *[any] {""}
    }
    .around = { $self-lead }/{ $self-whose }/{ $self-other }/{ $self-mid }
    .printed = { $self-noun }・カード
    .whole = { $self-zone ->
        [play] { $self-noun }
       *[elsewhere] { $self-printed }
    }
    .unit = { $self-zone ->
        [play] { $self-counter }
       *[elsewhere] 枚
    }
    .rest = { $self-other }{ $self-mid }{ $self-classes }
    .bare = { $self-rest }{ $self-whole }
    .thing = { $self-clause }{ $self-bare }
    .loose = { $self-lead }{ $self-mid }{ $self-classes }{ $self-whole }
    .card = { $self-lead }{ $self-rest }{ $self-printed }
    .eachcard = { $self-lead }{ $self-other }{ $self-mid }各{ $self-classes }{ $self-printed }
    .plain = { $self-zone ->
        [play] { $self-lead }{ $self-owner }{ $self-bare }
       *[elsewhere] { $self-place }にある{ $self-lead }{ $self-bare }
    }
    .all = { $self-zone ->
        [play] { $self-plain }{ $self-being ->
            [person] 全員
           *[other] すべて
        }
       *[elsewhere] { $self-place }にあるすべての{ $self-lead }{ $self-bare }
    }
    .playable = { $self-plain }
    .played = { $self-lead }{ $self-rest }{ $self-noun }
    .comma = { $traits-at-mid-count ->
        [0] { $traits-at-clause-count ->
            [0] {""}
           *[other] 、
        }
       *[other] 、
    }
    .each = { $self-lead }{ $self-owner }{ $self-other }{ $self-mid }各{ $self-classes }{ $self-whole }
    .one = { $self-zone ->
        [play] { $self-plain }１{ $self-unit }
       *[elsewhere] { $self-place }から{ $self-lead }{ $self-bare }１枚
    }
    .classed = { $self-classes }{ $self-whole }
    .classnoun = { $self-classes }{ $self-noun }
    .counting = { $self-classed }１{ $self-unit }
    .wo = { $self-all }を
    .ni = { $self-each }に
    .kara = { $self-each }からそれぞれ
    .ha = { $self-all }は
    .no = { $self-plain }の
    .static = { $self-plain }は
    .vs = { $self-plain }に
    .pre = {""}
    .his = { $self-no }
    .named = { $self-plain }
    .dest = { $self-whose ->
        [yours] {""}
        [theirs] {""}
       *[any] それらのプレイヤーの
    }
    .its = { $self-being ->
        [person] そのキャラクター
        [card] そのカード
       *[other] その{ $self-noun }
    }
    .place = { $self-whose ->
        [yours] あなたの
        [theirs] { theirs }
        [opposing] 対戦相手の
       *[any] いずれかの
    }{ $self-pile }
    .pile = { $self-zone ->
        [hand] 手札
        [deck] デッキ
        [inkwell] インクウェル
        [under] カードの下
       *[discard] 捨て札
    }
    .from = { $self-place }から
    .counted = { $self-here ->
        [yes] { $self-plain }
       *[no] { $self-zone ->
            [play] { $self-whose ->
                [yours] あなたの場の{ $self-thing }
                [theirs] { theirs }場の{ $self-thing }
                [opposing] 対戦相手全員の場の{ $self-thing }
               *[any] 場の{ $self-thing }
            }
           *[elsewhere] { $self-whose ->
                [yours] { $self-plain }
                [theirs] { $self-plain }
                [opposing] { $self-plain }
               *[any] すべてのプレイヤーの{ $self-pile }にある{ $self-lead }{ $self-bare }
            }
        }
    }
    .per = { $self-counted }１{ $self-unit }
    .holder = { $self-whose ->
        [yours] あなた
        [opposing] 対戦相手全員
       *[theirs] { $last-they ->
            [none] そのプレイヤー
           *[other] { $last-they }
        }
    }
    .spot = { $self-here ->
        [yes] { $self-there }に{ $self-clause }{ $self-owner }{ $self-bare }
       *[no] { $self-zone ->
            [play] { $self-whose ->
                [yours] あなたの場に
                [theirs] { theirs }場に
                [opposing] いずれかの対戦相手の場に
               *[any] 場に
            }{ $self-thing }
           *[elsewhere] { $self-place }に{ $self-thing }
        }
    }
    .exists = { $self-zone ->
        [play] { $self-being ->
            [person] いる
           *[other] ある
        }
       *[elsewhere] ある
    }
    .existsnot = { $self-zone ->
        [play] { $self-being ->
            [person] いない
           *[other] ない
        }
       *[elsewhere] ない
    }
    .existsand = { $self-zone ->
        [play] { $self-being ->
            [person] いて
           *[other] あって
        }
       *[elsewhere] あって
    }
    .kind = { $self-noun }
    .subj = { $self-plain }
    .ga = { $self-plain }が
    .mine = { $self-whose ->
        [yours] { $self-lead }自分の{ $self-bare }１{ $self-unit }
       *[other] { $self-one }
    }
    .rival = { $traits-count ->
        [0] { $self-being ->
            [person] 他の{ $self-one }
           *[other] { $self-one }
        }
       *[other] { $self-one }
    }
    .ofwhom = { $self-whose ->
        [yours] あなたの
       *[any] { $traits-at-there-mine ->
            [yes] あなたの
           *[other] それのプレイヤーの
        }
    }
    .thrown = { $self-wo }
    .shown = { $self-wo }
    .iwo = { $self-wo }
    .cwo = { $self-wo }
    .target = { $self-thing }
    .play = { $self-zone ->
        [play] {""}
        [hand] {""}
       *[elsewhere] { $self-from }
    }{ $self-played }１枚を
    .asnoun = { $self-lead }{ $self-rest }{ $self-noun }
    .predicatewhile = { $self-card }である間
    .boardwhile = { $self-asnoun }である間
    .predicate = { $self-card }である
    .board = { $self-asnoun }である
    .predicateif = { $self-card }なら
    .boardif = { $self-asnoun }なら
    .predicatenot = { $self-card }ではない
    .boardnot = { $self-asnoun }ではない
    .predicateand = { $self-card }で
    .boardand = { $self-asnoun }で

theirs = { $last-them ->
    [self] 自分の
   *[that] そのプレイヤーの
}

word-card =
    .like = noun
    .noun = カード
    .printed = カード
    .counter = 枚
    .being = card
    .plainest = { $traits-count ->
        [2] yes
       *[other] no
    }
    .traitwise = { $traits-at-class-count ->
        [0] { $traits-at-zone-count ->
            [0] yes
           *[other] no
        }
       *[other] no
    }
    .all = { $self-plainest ->
        [yes] { $self-zone ->
            [hand] { $self-whose ->
                [theirs] 手札すべて
               *[other] あなたの手札すべて
            }
           *[other] { noun.all }
        }
       *[no] { noun.all }
    }
    .inhand = { $self-plainest ->
        [yes] { $self-zone ->
            [hand] yes
           *[other] no
        }
       *[no] no
    }
    .thrown = { $self-inhand ->
        [yes] 手札をすべて
       *[no] { $self-wo }
    }
    .shown = { $self-inhand ->
        [yes] 手札を
       *[no] { $self-wo }
    }
    .one = { $self-plainest ->
        [yes] { $self-zone ->
            [hand] { $self-place }１枚
           *[other] { noun.one }
        }
       *[no] { noun.one }
    }
    .asnoun = { $self-lead }{ $self-rest }{ $last-it ->
        [none] カード
        [card] カード
        [cards] カード
       *[other] { $last-it }
    }
    .predicate = { $self-traitwise ->
        [yes] { $traits }
       *[no] { noun.predicate }
    }
    .predicateif = { $self-traitwise ->
        [yes] { $traits-if }
       *[no] { noun.predicateif }
    }
    .predicatenot = { $self-traitwise ->
        [yes] { $traits-not }
       *[no] { noun.predicatenot }
    }
    .predicateand = { $self-traitwise ->
        [yes] { $traits-and }
       *[no] { noun.predicateand }
    }
    .predicatewhile = { $self-traitwise ->
        [yes] { $traits-while }
       *[no] { noun.predicate }間
    }
    .board = { $self-predicate }
    .boardif = { $self-predicateif }
    .boardnot = { $self-predicatenot }
    .boardand = { $self-predicateand }
    .boardwhile = { $self-predicatewhile }
word-character =
    .like = noun
    .noun = キャラクター
    .counter = 体
    .being = person
word-item =
    .like = noun
    .noun = アイテム
    .counter = つ
    .being = thing
word-location =
    .like = noun
    .noun = ロケーション
    .counter = つ
    .being = thing
word-action =
    .like = noun
    .noun = アクション
    .counter = 枚
    .being = card
word-song =
    .like = noun
    .noun = 歌
    .counter = 枚
    .being = card

word-either_of =
    .like = noun
    .loose = { $nouns-loose }
    .join = { $form ->
        [all] { $before }と、{ $next }
        [plain] { $before }と、{ $next }
        [wo] { $before }と、{ $next }
       *[other] { $before }か{ $next }
    }
    .lead = { $nouns-first-lead }
    .clause = { $nouns-first-clause }
    .mid = { $nouns-first-mid }
    .whose = { $nouns-whose-kinds ->
        [1] { $nouns-first-whose }
       *[other] mixed
    }
    .other = { $nouns-first-other }
    .zone = { $nouns-first-zone }
    .here = { $nouns-first-here }
    .there = { $nouns-first-there }
    .noun = { $nouns-noun-kinds ->
        [1] { $nouns-first-noun }
       *[other] { $nouns-noun }
    }
    .counter = { $nouns-first-counter }
    .being = { $nouns-being-kinds ->
        [1] { $nouns-first-being }
       *[other] thing
    }
    .kind = { $nouns-noun-kinds ->
        [1] { $nouns-first-noun }
       *[other] カード
    }
    .unit = { $nouns-unit-kinds ->
        [1] { $nouns-first-unit }
       *[other] つ
    }
    .its = それ
    .one = { $nouns-around-kinds ->
        [1] { $nouns-first-zone ->
            [play] { $nouns-first-lead }{ $nouns-first-owner }{ $nouns-first-other }{ $nouns-first-mid }{ $nouns-first-comma }{ $nouns-counting }
           *[elsewhere] { $nouns-zone-kinds ->
                [1] { $nouns-first-place }から{ $nouns-first-lead }{ $nouns-first-other }{ $nouns-first-mid }{ $nouns-first-comma }{ $nouns-classed }１枚
               *[other] { $nouns-place }から{ $nouns-first-bare }１枚
            }
        }
       *[other] { $nouns-one }
    }
    .bare = { $nouns-around-kinds ->
        [1] { $nouns-first-other }{ $nouns-first-mid }{ $nouns-first-comma }{ $nouns-classed }
       *[other] { $nouns-bare }
    }
    .whole = { $nouns-whole }
    .plain = { $nouns-plain }
    .thing = { $nouns-thing }
    .counted = { $nouns-counted }
    .card = { $nouns-card }
    .playable = { $nouns-playable }
    .played = { $nouns-around-kinds ->
        [1] { $nouns-noun-kinds ->
            [1] { $nouns-first-played }
           *[other] { $nouns-first-lead }{ $nouns-first-other }{ $nouns-first-mid }{ $nouns-first-comma }{ $nouns-classnoun }
        }
       *[other] { $nouns-played }
    }
    .play = { $nouns-zone-kinds ->
        [1] { noun.play }
       *[other] { $nouns-place }から{ $self-played }１枚を
    }
    .each = { $nouns-each }
    .all = { $nouns-all }
    .place = { $nouns-zone-kinds ->
        [1] { $nouns-first-place }
       *[other] { $nouns-place }
    }

## Traits

trait =
    .and = { $self }かつ
    .not = { $self }ではない
    .if = { $self }なら
    .while = { $self }間
trait-clause =
    .like = trait
    .slot = clause
trait-whose =
    .like = trait
    .slot = whose
trait-mid =
    .like = trait
    .slot = mid
    .predicate = { $self }である
trait-class =
    .like = trait
    .slot = class
trait-there =
    .like = trait
    .slot = there
trait-zone =
    .like = trait
    .slot = zone

word-yours = あなたの
    .like = trait-whose
    .key = yours
word-opposing = 対戦相手の
    .like = trait-whose
    .key = opposing
word-theirs = 自分の
    .like = trait-whose
    .key = theirs
word-other = 他の
    .slot = other
word-another = 他の
    .slot = other
word-apart_from = 他の
    .slot = other
word-damaged = ダメージを受けている
    .like = trait-clause
    .and = ダメージを受けていて
    .not = ダメージを受けていない
word-undamaged = １ダメージも受けていない
    .like = trait-clause
    .and = １ダメージも受けていなくて
    .not = ダメージを受けている
word-exerted = エグザートしている
    .like = trait-clause
    .and = エグザートしていて
    .not = エグザートしていない
word-ready = レディしている
    .like = trait-clause
    .and = レディしていて
    .not = レディしていない
word-of = { TERM($kind-raw, table: "classifications") }
    .like = trait-class
word-of_ink = { TERM($ink-raw, table: "inks") }
    .like = trait-class
word-is_character = キャラクター
    .like = trait-class
word-is_item = アイテム
    .like = trait-class
word-is_location = ロケーション
    .like = trait-class
word-is_action = アクション
    .like = trait-class
word-is_song = 歌
    .like = trait-class
word-named = 《{ $name }》という名前の
    .like = trait-mid
    .namely = yes
    .short = 《{ $name }》
    .if = 《{ $name }》という名前なら
    .while = 《{ $name }》という名前である間
    .not = 《{ $name }》という名前ではない
    .and = 《{ $name }》という名前で
word-with = { $keyword-word }を持つ
    .like = trait-clause
    .and = { $keyword-word }を持っていて
    .not = { $keyword-word }を持たない
word-without = { $keyword-word }を持たない
    .like = trait-clause
    .not = { $keyword-word }を持つ
trait-number =
    .like = trait
    .slot = mid
    .if = { $self-bare }なら
    .while = { $self-bare }である間
    .not = { $self-bare }ではない
    .and = { $self-bare }で
word-with_cost = コスト{ $within }の
    .like = trait-number
    .bare = コスト{ $within }
word-with_strength = 攻撃力{ $within }の
    .like = trait-number
    .bare = 攻撃力{ $within }
word-with_willpower = 意志力{ $within }の
    .like = trait-number
    .bare = 意志力{ $within }
word-with_lore = ロア値{ $within }の
    .like = trait-number
    .bare = ロア値{ $within }
word-in_total = 合計{ $trait-bare }の
    .like = trait-number
    .bare = 合計{ $trait-bare }
word-at_location = { $self-spot }にいる
    .like = trait-there
    .spot = { $which ->
        [none] ロケーション
       *[other] { $which-self ->
            [yes] ここ
           *[no] { $which-one }
        }
    }
    .mine = { $which-self }
    .sets-this = { $which-self ->
        [yes] no
       *[other] {""}
    }
    .and = { $self-spot }にいて
    .not = { $self-spot }にいない
word-challenging = チャレンジしている
    .like = trait-clause
    .and = チャレンジしていて
    .not = チャレンジしていない
word-being_challenged = チャレンジされている
    .like = trait-clause
    .and = チャレンジされていて
    .not = チャレンジされていない
word-with_cards_under = 下にあるカードの数が{ $within }の
    .like = trait-clause
word-with_card_under = 下にカードがある
    .like = trait-clause
    .and = 下にカードがあって
    .not = 下にカードがない
word-any_of = { $traits-first-namely ->
    [yes] { $traits-short }という名前の
   *[no] { $traits }
}
    .like = trait
    .slot = { $traits-first-slot }
    .key = { $traits-first-key }
    .if = { $traits-first-namely ->
        [yes] { $traits-short }という名前なら
       *[no] { $traits-if }
    }
    .join = { $form ->
        [short] { $before }か{ $next }
       *[other] { $next-slot ->
            [class] { $before }/{ $next }
           *[other] { $before }、または{ $next }
        }
    }
word-non = { $trait-not }
    .like = trait-clause
    .not = { $trait }
word-in_deck = デッキにある
    .like = trait-zone
    .key = deck
word-in_hand = 手札にある
    .like = trait-zone
    .key = hand
word-in_inkwell = インクウェルにある
    .like = trait-zone
    .key = inkwell
word-in_discard = 捨て札にある
    .like = trait-zone
    .key = discard
word-under = カードの下にある
    .like = trait-zone
    .key = under

## The very one

one-card = { $self }
    .many = no
    .after = no
    .by = nobody
    .self = no
    .chosen = no
    .zone = play
    .whose = any
    .all = { $self }
    .plain = { $self }
    .one = { $self }
    .each = { $self }
    .counting = { $self }
    .playable = { $self }
    .played = { $self }
    .thing = { $self }
    .bare = { $self }
    .counted = { $self }
    .wo = { $self }を
    .ni = { $self }に
    .kara = { $self }から
    .ha = { $self }は
    .no = { $self }の
    .static = { $self }は
    .dest = { $self-its }のプレイヤーの
    .its = それ
    .unit = 枚
    .counter = 枚
    .being = person
    .kind = キャラクター
    .per = { $self }１枚
    .subj = { $self }
    .ga = { $self }が
    .mine = { $self }
    .rival = { $self }
    .ofwhom = {""}
    .vs = { $self }に
    .pre = {""}
    .his = { $self-no }
    .him = { $self-its }
    .named = { $self }
    .plural = { $self }
    .cwo = { $self-wo }
    .thrown = { $self-wo }
    .shown = { $self-wo }
    .iwo = { $self-wo }
    .play = { $self-wo }
    .target = { $self }
    .moved = return
    .again = { $self }

this-card = { $this ->
    [character] このキャラクター
    [item] このアイテム
    [location] このロケーション
    [action] このアクション
    [song] この歌
   *[card] このカード
}
word-this = { $zone ->
    [none] { $last-this ->
        [yes] これ
        [given] このキャラクター
       *[other] { this-card }
    }
   *[elsewhere] このカード
}
    .like = one-card
    .self = yes
    .noun = { this-card }
    .dest = あなたの
    .whose = yours
    .ofwhom = あなたの
    .its = これ
    .cwo = このカードを
    .sets-this = { $zone ->
        [none] yes
       *[elsewhere] {""}
    }
    .target = { $this ->
        [location] ここ
       *[other] { $self }
    }
    .place = あなたの{ $zone-key ->
        [discard] 捨て札
        [hand] 手札
        [deck] デッキ
       *[other] インクウェル
    }
    .being = { $this ->
        [character] person
       *[other] thing
    }
    .kind = { $this ->
        [character] キャラクター
        [item] アイテム
        [location] ロケーション
        [action] アクション
       *[card] カード
    }

word-that = { $zone ->
    [none] { $last-that ->
        [none] { $last-it ->
            [none] そのカード
            [card] そのカード
            [cards] それらのキャラクター
            [papers] それらのカード
           *[other] その{ $last-it }
        }
        [challenger] チャレンジしたキャラクター
       *[other] その{ $last-that }
    }
   *[elsewhere] そのカード
}
    .like = one-card
    .kind = { $last-that ->
        [challenger] キャラクター
       *[other] { $last-that }
    }
    .dest = { $last-owner ->
        [none] {""}
       *[other] { $last-owner }
    }
word-that_song = その歌
    .like = one-card
    .one = { $zone ->
        [none] その歌を
       *[elsewhere] その歌をあなたの{ $zone-key ->
            [discard] 捨て札
            [hand] 手札
           *[other] デッキ
        }からもう一度
    }
    .dest = {""}
    .play = { $self-one }
word-that_location = そのロケーション
    .like = one-card
word-it = { $last-it ->
    [healed] この方法でダメージを取り除いた各キャラクター
    [harmed] この方法でダメージを与えた各キャラクター
    [none] それら
    [cards] それら
    [papers] それら
   *[thing] それ
}
    .like = one-card
    .many = { $last-it ->
        [cards] yes
        [papers] yes
        [none] yes
        [healed] yes
        [harmed] yes
       *[thing] no
    }
    .moved = { $last-it ->
        [card] put
       *[thing] return
    }
    .its = { $last-it ->
        [cards] それら
        [papers] それら
        [none] それら
        [healed] それら
        [harmed] それら
        [card] そのカード
       *[other] その{ $last-it }
    }
    .iwo = そのカードを
    .after = yes
    .ni = { $self-many ->
        [yes] それらの各キャラクターに
       *[no] { $self }に
    }
    .kara = { $self-many ->
        [yes] それらの各キャラクターからそれぞれ
       *[no] { $self }から
    }
    .kind = { $last-it ->
        [none] cards
       *[other] { $last-it }
    }
    .plural = それら
    .him = { $self-its }
    .paper = { $last-it ->
        [card] yes
        [papers] yes
       *[other] no
    }
    .named = { $last-it ->
        [healed] この方法でダメージを取り除いた各キャラクター
        [harmed] この方法でダメージを与えた各キャラクター
        [none] それらのキャラクター
        [cards] それらのキャラクター
        [papers] それらのカード
        [card] そのカード
       *[other] その{ $last-it }
    }
    .ha = { $self-named }は
    .ga = { $self-named }が
    .subj = { $last-it ->
        [card] それ
       *[other] { $self-named }
    }
    .static = { $self-named }は
    .no = { $self-named }の
    .dest = { $last-itsdest ->
        [none] {""}
       *[other] { $last-itsdest }
    }
word-picked = 選んだカード
    .like = one-card
    .ha = そのキャラクターは
    .ga = そのキャラクターが
    .no = そのキャラクターの
    .wo = そのキャラクターを
    .its = 選んだカード
    .him = そのキャラクター
    .static = そのキャラクターは
word-shown = 公開したカード
    .like = one-card
word-together = { $parts }
    .like = one-card
    .many = yes
    .wo = { $parts-one }を
    .one = { $parts-one }
    .join = { $before }と{ $next }
word-were_under = { $top-no }下にあったカード
    .like = one-card
    .many = yes
    .counted = { $self }
    .wo = { $self }を
word-singers = それらのキャラクター
    .like = one-card
    .many = yes
word-rival = { $last-rival ->
    [none] チャレンジの相手のキャラクター
   *[other] { $last-rival }
}
    .like = one-card
    .duel = yes
word-the_other = { $last-rival ->
    [none] もう１体のキャラクター
   *[other] { $last-rival }
}
    .like = one-card
word-wherever = { $card-self ->
    [yes] このカード
   *[other] そのカード
}
    .like = one-card
word-among = { $of-plural }のうちの{ $what-bare }
    .like = one-card
    .play = { $of-plural }のうちの{ $what-bare }１枚を
    .many = yes
    .counted = { $last-moved ->
        [yes] この方法で移動させた{ $what-bare }
       *[none] { $of-plural }のうちの{ $what-bare }
    }
word-cards_under = { $top ->
    [none] カードの下にあるカード
   *[other] { $top-no }下にあるカード
}
    .like = one-card
    .many = yes
    .counted = { $self }
    .all = { $self }すべて
    .wo = { $self }すべてを
word-location_of = { $who-self ->
    [yes] { $who }がいるロケーション
   *[no] { $who-ga }いるロケーション
}
    .like = one-card
word-bottom = { $count ->
    [1] { $whose-whose }デッキの一番下のカード
   *[other] { $whose-whose }デッキの下からカード{ $count-n }枚
}
    .like = one-card
    .many = { $count ->
        [1] no
       *[other] yes
    }
    .wo = { $count ->
        [1] { $whose-whose }デッキの一番下のカードを
       *[other] { $whose-whose }デッキの下からカードを{ $count-n }枚
    }
    .dest = { $whose-dest }
    .moved = put
word-top = { $count ->
    [1] { $whose-whose }デッキの一番上のカード
   *[other] { $whose-whose }デッキの上からカード{ $count-n }枚
}
    .like = one-card
    .many = { $count ->
        [1] no
       *[other] yes
    }
    .wo = { $count ->
        [1] { $whose-whose }デッキの一番上のカードを
       *[other] { $whose-whose }デッキの上からカードを{ $count-n }枚
    }
    .dest = { $whose-dest }
    .moved = put
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }

## Chosen ones

choice = { $self-one }
    .chosen = yes
    .after = no
    .many = { $count ->
        [none] no
        [1] no
       *[other] yes
    }
    .self = no
    .zone = { $what-zone }
    .whose = { $what-whose }
    .by = { $by ->
        [none] you
       *[other] they
    }
    .moved = { $what-zone ->
        [deck] put
       *[other] return
    }
    .noun = { $what-noun }
    .unit = { $what-unit }
    .counter = { $what-counter }
    .being = { $what-being }
    .kind = { $what-kind }
    .chooses = { $self-group }を
    .pick = { $self-chooses }選び、
    .pickmay = { $self-chooses }選んでもよい
    .fetch = { $self-group }を
    .wo = { $what-zone ->
        [play] { $self-pick }
       *[elsewhere] { $self-fetch }
    }
    .ni = { $self-pick }{ $self-many ->
        [yes] それぞれに
       *[no] {""}
    }
    .kara = { $self-many ->
        [yes] { $self-pick }それらの{ $what-being ->
            [person] キャラクター
           *[other] カード
        }からそれぞれ
       *[no] { $self-pick }
    }
    .its = { $self-many ->
        [yes] それらの{ $what-being ->
            [person] キャラクター
           *[other] カード
        }
       *[no] { $what-its }
    }
    .ha = { $self-pick }{ $self-its }は
    .no = { $self-pick }{ $self-its }の
    .ga = { $self-pick }{ $self-its }が
    .static = { $self-ha }
    .all = 選んだ{ $self-group }
    .plain = 選んだ{ $self-group }
    .one = 選んだ{ $self-group }
    .each = 選んだ{ $self-group }
    .pre = { $self-pick }
    .his = { $self-its }の
    .him = { $self-its }
    .named = { $self-its }
    .target = { $what-thing }１{ $what-unit }
    .thrown = { $self-wo }
    .shown = { $self-wo }
    .iwo = { $self-wo }
    .cwo = { $self-wo }
    .play = { $self-fetch }
    .subj = { $self-one }
    .owner = { $self-many ->
        [yes] それらのプレイヤーの
       *[no] { $what-its }のプレイヤーの
    }
    .dest = { $what-whose ->
        [yours] {""}
        [theirs] { $last-them ->
            [that] そのプレイヤーの
           *[other] {""}
        }
       *[any] { $what-zone ->
            [play] { $self-owner }
           *[elsewhere] そのプレイヤーの
        }
    }
    .sets-it = { $self-many ->
        [no] { $what-zone ->
            [play] { $what-kind }
           *[elsewhere] card
        }
       *[yes] { $what-zone ->
            [play] cards
           *[elsewhere] papers
        }
    }
    .sets-itsdest = { $self-dest }

word-chosen =
    .like = choice
    .alone = { $count-fixed ->
        [no] { $self }
       *[yes] { $self-group }
    }
    .digits = { $count ->
        [none] １
       *[other] { $count-n }
    }
    .group = { $count-fixed ->
        [no] { $what-zone ->
            [play] { $what-plain }を{ $count-same }だけ
           *[elsewhere] { $what-from }{ $what-lead }{ $what-bare }を{ $count-same }だけ
        }
       *[yes] { $self-many ->
            [no] { $what-one }
           *[yes] { $what-zone ->
                [play] { $what-plain }{ $self-digits }{ $what-unit }
               *[elsewhere] { $what-from }{ $what-lead }{ $what-bare }{ $self-digits }枚
            }
        }
    }
    .chooses = { $count-fixed ->
        [no] { $self-group }
       *[yes] { $self-group }を
    }
    .discarded = { $count-fixed ->
        [no] { $count-until ->
            [none] { $what-loose }を{ $count-same }だけ
           *[other] 手札が{ $count-until }枚になるまで{ $what-loose }を
        }
       *[yes] { $what-loose }を{ $self-digits }枚
    }
    .played = { $what-played }{ $self-digits }枚
word-up_to =
    .like = choice
    .many = { $count ->
        [1] no
       *[other] yes
    }
    .chooses = { $what-zone ->
        [play] { $what-playable }
       *[elsewhere] { $what-from }{ $what-lead }{ $what-bare }
    }を{ $count-n }{ $what-unit }まで
    .fetch = { $self-pick }
    .group = { $what-plain }{ $count-n }{ $what-unit }まで
    .discarded = { $what-lead }{ $what-bare }を{ $count-n }枚まで
word-up_to_different =
    .like = choice
    .many = yes
    .chooses = { $what-zone ->
        [play] 名前の異なる{ $what-plain }
       *[elsewhere] { $what-from }名前の異なる{ $what-lead }{ $what-bare }
    }を{ $count-n }{ $what-unit }まで
    .fetch = { $self-pick }
    .group = 名前の異なる{ $what-plain }{ $count-n }{ $what-unit }まで
    .discarded = 名前の異なる{ $what-bare }を{ $count-n }枚まで
word-chosen_different =
    .like = choice
    .many = yes
    .group = { $what-zone ->
        [play] 名前の異なる{ $what-plain }
       *[elsewhere] { $what-from }名前の異なる{ $what-lead }{ $what-bare }
    }{ $count-n }{ $what-unit }
    .discarded = 名前の異なる{ $what-bare }を{ $count-n }枚
word-any_number =
    .like = choice
    .many = yes
    .chooses = { $what-zone ->
        [play] { $what-plain }
       *[elsewhere] { $what-from }{ $what-lead }{ $what-bare }
    }を好きな{ $what-zone ->
        [play] 数
       *[elsewhere] 枚数
    }
    .fetch = { $self-pick }
    .group = 好きな数の{ $what-plain }
    .discarded = { $what-lead }{ $what-bare }を好きな枚数

## Players

word-you = あなた
    .doer = you
    .apart = no
    .dest = {""}
    .whose = あなたの
    .every = あなたの
    .holder = あなた
    .any = あなた
    .subject = { $last-them ->
        [self] あなたは
       *[other] { $last-doer ->
            [others] あなたは
            [owner] あなたは
           *[you] {""}
        }
    }
    .when = あなた
    .pick = あなた
    .base = あなた
word-opponents = 各対戦相手
    .doer = others
    .apart = yes
    .dest = そのプレイヤーの
    .whose = 各対戦相手の
    .every = 対戦相手全員の
    .holder = 各対戦相手
    .any = いずれかの対戦相手
    .subject = 各対戦相手は
    .when = 対戦相手
    .pick = 対戦相手１人
    .base = 対戦相手
word-everyone = 各プレイヤー
    .doer = others
    .apart = yes
    .dest = そのプレイヤーの
    .whose = 各プレイヤーの
    .every = プレイヤー全員の
    .holder = 各プレイヤー
    .all = yes
    .any = いずれかのプレイヤー
    .subject = 各プレイヤーは
    .when = いずれかのプレイヤー
    .pick = プレイヤー１人
    .base = プレイヤー
word-they = { $last-they ->
    [none] そのプレイヤー
   *[other] { $last-they }
}
    .dest = { $last-them ->
        [self] {""}
       *[that] そのプレイヤーの
    }
    .apart = no
    .doer = others
    .whose = { $last-they ->
        [none] { theirs }
       *[other] { $last-they }の
    }
    .every = { $self-whose }
    .holder = { $last-they ->
        [none] そのプレイヤー
       *[other] { $last-they }
    }
    .any = { $self }
    .subject = { $last-them ->
        [self] { $last-doer ->
            [others] そのプレイヤーは
            [owner] そのプレイヤーは
           *[other] {""}
        }
       *[that] そのプレイヤーは
    }
    .when = { $self }
    .pick = { $self }
    .base = そのプレイヤー
word-player_of = { $cards-its }のプレイヤー
    .doer = owner
    .apart = yes
    .dest = そのプレイヤーの
    .whose = { $cards-its }のプレイヤーの
    .every = { $self-whose }
    .holder = { $self }
    .any = { $self }
    .subject = { $self }は
    .when = { $self }
    .pick = { $self }
    .base = { $self }
word-challenging_player = チャレンジしたプレイヤー
    .doer = others
    .apart = yes
    .dest = そのプレイヤーの
    .whose = チャレンジしたプレイヤーの
    .every = { $self-whose }
    .holder = { $self }
    .any = { $self }
    .subject = { $self }は
    .when = { $self }
    .pick = { $self }
    .base = { $self }
word-those_players = それらの各プレイヤー
    .doer = others
    .apart = yes
    .dest = そのプレイヤーの
    .whose = { $self }の
    .every = { $self }の
    .holder = { $self }
    .any = { $self }
    .subject = { $self }は
    .when = { $self }
    .pick = { $self }
    .base = それらのプレイヤー
word-players_who = { $condition-who }{ $among }
    .doer = others
    .apart = yes
    .dest = そのプレイヤーの
    .opens-they = {""}
    .whose = { $self }の
    .every = { $self }の
    .holder = { $self }
    .any = { $condition-who }{ $among-base }
    .subject = { $self }は
    .when = { $condition-who }{ $among-when }
    .pick = { $condition-who }{ $among-pick }
    .base = { $condition-who }{ $among-base }

## Keywords

keyword =
    .line = { $self }
    .slot = keyword
    .word = { $self }
    .bare = { $self }
    .and = { $self }を得て
    .act = { $self }を得る
    .actand = { $self }を得て
    .gain = { $self }を得る
    .pre = {""}
    .numeric = no

word-bodyguard = 護衛
    .like = keyword
word-challenger = { $number-fixed ->
    [yes] 果敢{ WIDE(SIGNED($number)) }
   *[no] { $number-base }だけ果敢{ WIDE(SIGNED($number-factor)) }
}
    .like = keyword
    .word = 果敢
word-evasive = 回避
    .like = keyword
word-reckless = 暴勇
    .like = keyword
word-resist = { $number-fixed ->
    [yes] 耐久{ WIDE(SIGNED($number)) }
   *[no] { $number-base }だけ耐久{ WIDE(SIGNED($number-factor)) }
}
    .like = keyword
    .word = 耐久
word-rush = 突進
    .like = keyword
text-- = 万能
word-shift = { $onto ->
    [none] 変身
   *[other] { SAME($onto, "*") ->
        [yes] ユニバーサル
       *[no] { TERM($onto, table: "classifications") }
    }変身
}{ $cost-fixed ->
    [yes] { $cost-n }
    [no] { $cost-same }
   *[effect] ：{ $cost }
}
    .like = keyword
    .word = 変身
word-singer = 歌声{ $cost-n }
    .like = keyword
    .word = 歌声
word-sing_together = 合唱{ $cost-n }
    .like = keyword
    .word = 合唱
word-support = 支援
    .like = keyword
word-ward = 魔除
    .like = keyword
word-vanish = 消滅
    .like = keyword
    .tells-vanish = yes
word-alert = 警戒
    .like = keyword
word-boost = 増強{ $cost-n }
    .like = keyword
    .word = 増強

## Quantities

word-strength_of = { $of-no }攻撃力
    .like = quantity
    .pre = { $of-pre }
    .base = { $of-his }攻撃力と同じ数
    .whose1 = { $of-him }
    .sort = strength
    .holder = { $of }
    .about = { $of-self }
    .stat = 攻撃力
word-willpower_of = { $of-no }意志力
    .like = quantity
    .pre = { $of-pre }
    .base = { $of-his }意志力と同じ数
    .sort = willpower
    .holder = { $of }
    .about = { $of-self }
    .stat = 意志力
word-greatest_strength = { $of-plain }の最も大きい攻撃力
    .like = quantity
    .sort = strongest
    .holder = { $self }
word-highest_strength = { $of-plain }の最も大きい攻撃力
    .like = quantity
word-highest_willpower = { $of-plain }の最も大きい意志力
    .like = quantity
word-highest_lore = { $of-plain }の最も大きいロア値
    .like = quantity
word-highest_cost = { $of-plain }の最も大きいコスト
    .like = quantity
word-lowest_strength = { $of-plain }の最も小さい攻撃力
    .like = quantity
word-lowest_willpower = { $of-plain }の最も小さい意志力
    .like = quantity
word-lowest_lore = { $of-plain }の最も小さいロア値
    .like = quantity
word-lowest_cost = { $of-plain }の最も小さいコスト
    .like = quantity
word-strength_had = { $of-no }場を離れる直前の攻撃力
    .like = quantity
    .pre = { $of-pre }
    .base = { $of-his }場を離れる直前の攻撃力と同じ数
    .about = { $of-self }
    .stat = 攻撃力
word-willpower_had = { $of-no }場を離れる直前の意志力
    .like = quantity
    .pre = { $of-pre }
    .base = { $of-his }場を離れる直前の意志力と同じ数
    .about = { $of-self }
    .stat = 意志力
word-damage_had = { $on-no }場を離れる直前のダメージ
    .like = quantity
    .sort = damage
    .holder = { $on }
    .owns = 場を離れる直前のダメージ
word-lore_had = { $of-no }場を離れる直前のロア値
    .like = quantity
    .pre = { $of-pre }
    .base = { $of-his }場を離れる直前のロア値と同じ数
    .about = { $of-self }
    .stat = ロア値
word-lore_of = { $of-no }ロア値
    .like = quantity
    .pre = { $of-pre }
    .base = { $of-his }ロア値と同じ数
    .about = { $of-self }
    .stat = ロア値
word-cost_of = { $of-no }コスト
    .like = quantity
    .upper = { $of-its }
    .about = { $of-self }
    .stat = コスト
word-damage_on = { $on-ga }受けているダメージ
    .like = quantity
    .sort = damage
    .holder = { $on }
    .owns = ダメージ
word-cards_in_hand = { $whose-whose }手札の枚数
    .like = quantity
    .same = { $whose-every }手札にあるカードと同じ数
    .held = { $whose-whose }手札
    .owns = 手札
    .unit = 枚
    .sort = hand
    .holder = { $whose-holder }
word-cards_in_inkwell = { $whose-whose }インクウェルにあるカードの枚数
    .like = quantity
    .same = { $whose-every }インクウェルにあるカードと同じ数
    .held = { $whose-whose }インクウェルにあるカード
    .owns = インクウェルにあるカード
    .unit = 枚
    .sort = inkwell
    .owner = { $whose-whose }
    .holder = { $whose-holder }
word-largest_hand = { $whose-base }の最も多い手札の枚数
    .like = quantity
    .held = { $whose-base }の最も多い手札
    .owns = 手札
    .unit = 枚
    .sort = hand
    .holder = { $whose-holder }
word-lore_gained = { $whose-holder }がこのターンに得たロアの数
    .like = quantity
    .same = { $whose-holder }がこのターンに得たロアと同じ数
    .per = { $whose-holder }がこのターンに得たロア１につき
    .held = { $whose-holder }がこのターンに得たロア
    .sort = gained
word-lore_lost = { $whose-holder }がこのターンに失ったロアの数
    .like = quantity
    .same = { $whose-holder }がこのターンに失ったロアと同じ数
    .per = { $whose-holder }がこのターンに失ったロア１につき
    .held = { $whose-holder }がこのターンに失ったロア
    .sort = lost
word-half = { $of }の半分（端数切り捨て）
    .like = quantity
word-half_up = { $of }の半分（端数切り上げ）
    .like = quantity
word-every = { $of }を{ WIDE($number) }で割った数（端数切り捨て）
    .like = quantity
    .per = { $of }{ WIDE($number) }につき
word-capped = { $of }（{ WIDE($most) }まで）
    .like = quantity
    .same = { $of-same }（{ WIDE($most) }まで）
word-lore_total = { $whose-whose }ロア
    .like = quantity
    .held = { $whose-whose }ロア
    .owns = ロア
    .unit = {""}
    .sort = lore
    .holder = { $whose-holder }

## Conditions

in-inkwell = { $quantity-owner }インクウェルにカードが{ $within-n }枚{ $within-limit }
word-is = { $quantity-sort ->
    [inkwell] { in-inkwell }ある
   *[other] { measured }である
}
    .like = condition
    .if = { $quantity-sort ->
        [inkwell] { in-inkwell }ある
       *[other] { measured }
    }なら
    .not = { $quantity-sort ->
        [inkwell] { in-inkwell }あるわけ
       *[other] { measured }
    }ではない
    .and = { $quantity-sort ->
        [inkwell] { in-inkwell }あって
       *[other] { measured }で
    }
    .who = { $quantity-owns }が{ $within-n }{ $quantity-unit }{ $within-limit }の
    .about = { $quantity-about }
    .barewhile = { $quantity-stat }{ $within }である間
word-more = { $one-held }が{ than-all }より{ $one-sort ->
    [strongest] 大きい
    [strength] 大きい
    [willpower] 大きい
   *[other] 多い
}
    .like = condition
    .not = { $one-held }が{ than-all }より{ $one-sort ->
        [strongest] 大きく
        [strength] 大きく
        [willpower] 大きく
       *[other] 多く
    }ない
    .and = { $one-held }が{ than-all }より多くて
    .who = { $one-sort ->
        [lore] { than-all }より多くのロアを持つ
       *[other] { $one-owns }が{ than-all }より多い
    }
having = { $within ->
    [none] が
   *[other] が{ $within-n }{ $what-unit }{ $within-limit }
}
word-have = { $what-self ->
    [yes] このカードが{ $what-place }にある
   *[no] { $what-spot }{ having }{ $what-exists }
}
    .like = condition
    .not = { $what-self ->
        [yes] このカードが{ $what-place }にない
       *[no] { $what-spot }{ having }{ $what-existsnot }
    }
    .and = { $what-self ->
        [yes] このカードが{ $what-place }にあり、
       *[no] { $what-spot }{ having }{ $what-existsand }
    }
    .who = { $what-spot }{ having }{ $what-exists }
who-is = { $who-duel ->
    [yes] チャレンジの相手が
   *[other] { $who-subj }が
}
word-matches = { who-is }{ $who-paper ->
    [yes] { $kind-predicate }
   *[other] { $kind-board }
}
    .like = condition
    .if = { who-is }{ $who-paper ->
        [yes] { $kind-predicateif }
       *[other] { $kind-boardif }
    }
    .while = { who-is }{ $kind-boardwhile }
    .not = { who-is }{ $who-paper ->
        [yes] { $kind-predicatenot }
       *[other] { $kind-boardnot }
    }
    .unless = { who-is }{ $kind-boardnot }かぎり
    .and = { who-is }{ $who-paper ->
        [yes] { $kind-predicateand }
       *[other] { $kind-boardand }
    }
    .about = { $who-self }
    .barewhile = { $kind-boardwhile }
    .bareunless = { $kind-boardnot }かぎり
    .chosenif = { $kind-asnoun }が選ばれたなら
    .ifnamed = { $who-many ->
        [yes] その中に{ $kind-card }があるなら
       *[no] { $who-named }が{ $who-paper ->
            [yes] { $kind-predicateif }
           *[other] { $kind-boardif }
        }
    }
word-your_turn = あなたのターンである
    .like = condition
    .if = あなたのターンなら
    .while = あなたのターンの間
    .not = あなたのターンではない
    .and = あなたのターンかつ
word-first_turn = あなたの最初のターンである
    .like = condition
    .if = あなたの最初のターンなら
    .while = あなたの最初のターンの間
    .not = あなたの最初のターンではない
    .and = あなたの最初のターンかつ
word-first_of_game = ゲームの最初のターンである
    .like = condition
    .if = ゲームの最初のターンなら
    .while = ゲームの最初のターンの間
    .not = ゲームの最初のターンではない
    .and = ゲームの最初のターンかつ
word-their_turn = 対戦相手のターンである
    .like = condition
    .if = 対戦相手のターンなら
    .while = 対戦相手のターンの間
    .not = 対戦相手のターンではない
    .and = 対戦相手のターンかつ
word-some_player = { $condition }
    .like = condition
    .if = { $condition-if }
    .while = { $condition-while }
    .not = { $condition-not }
    .unless = { $condition-unless }
    .and = { $condition-and }
    .opens-they = { $last-neg ->
        [yes] { $among-holder }
       *[none] { $among-any }
    }
word-not = { $condition-not }
    .like = condition
    .opens-neg = yes
    .unlessy = yes
    .if = { $condition-not }なら
    .while = { $condition-unless }
    .about = { $condition-about }
    .barewhile = { $condition-bareunless }
    .not = { $condition }
    .unless = { $condition-while }
    .and = { $condition-not }うえ、
    .who = { $condition-not }
word-turn_of = { $who-whose }ターンである
    .like = condition
    .if = { $who-whose }ターンなら
    .while = { $who-whose }ターンの間
    .who = ターンを行っている
word-it_was_done = { $last-doer ->
    [others] そのプレイヤーがそうした
    [owner] そのプレイヤーがそうした
   *[you] そうした
}
    .like = condition
    .did = yes
    .not = { $last-doer ->
        [others] そのプレイヤーがそうしなかった
        [owner] そのプレイヤーがそうしなかった
       *[you] そうしなかった
    }
    .and = そうし、

## What abilities wait for

word-in_challenge = チャレンジ中に
    .key = in
word-while_challenging = チャレンジして
    .key = challenging
    .sets-rival = チャレンジされたキャラクター
word-while_challenged = チャレンジされて
    .key = challenged
    .sets-rival = チャレンジしたキャラクター
word-for_action = アクションのために
word-for_ability = 能力のために
word-for_support = 支援のために
word-from_location = ロケーションから

suru = { $last-once ->
    [yes] したとき
   *[none] するたび
}
okareru = { $last-once ->
    [yes] 置かれたとき
   *[none] 置かれるたび
}
utau = { $last-once ->
    [yes] 歌ったとき
   *[none] 歌うたび
}
hiku = { $last-once ->
    [yes] 引いたとき
   *[none] 引くたび
}

happening =
    .unit = 回
    .nhead = {""}
    .ntail = 回目に{ $self }
about-what =
    .ntail = 回目に{ $self }
    .sets-that = { $what-kind }
    .sets-owner = { $what-ofwhom }
    .unit = 回
    .nhead = {""}
about-who =
    .ntail = 回目に{ $self }
    .sets-that = { $who-kind }
    .sets-owner = { $who-ofwhom }
    .unit = 回
    .nhead = {""}
time-what = { $what-self ->
    [yes] とき
   *[no] たび
}
did-what = { $what-self ->
    [yes] した
   *[no] する
}
did-who = { $who-self ->
    [yes] した
   *[no] する
}
time-who = { $who-self ->
    [yes] とき
   *[no] たび
}

word-played = { $what-self ->
    [yes] { $what-playable }をプレイしたとき
   *[no] { $by-when }が{ $what-playable }をプレイ{ suru }
}
    .like = about-what
    .head = { $by-when }がこのターンに{ $what-playable }を
    .unit = 枚
    .tail = プレイしていた
    .tailnot = プレイしていない
    .nhead = { $by-when }が
    .ntail = 枚目の{ $what-playable }をプレイするたび
    .counted = { $by-when }がこのターンにプレイした{ $what-playable }
word-shifted = { $what-self ->
    [yes] { $what-playable }をプレイしたとき
   *[no] { $by-when }が{ $what-playable }をプレイ{ suru }
}、それに変身を使ったなら
    .like = about-what
    .head = { $by-when }がこのターンに変身を使って{ $what-playable }を
    .unit = 枚
    .tail = プレイしていた
    .tailnot = プレイしていない
word-ability_used = { $by-when }が{ $who-one }の能力を使用{ suru }
    .like = about-who
    .head = { $by-when }がこのターンに{ $who-one }の能力を
    .tail = 使用していた
    .tailnot = 使用していない
word-quests = { $who-one }がクエスト{ suru }
    .like = about-who
    .head = { $who-plain }がこのターンに
    .tail = クエストしていた
    .tailnot = クエストしていない
word-challenges = { $who-one }が{ $whom ->
    [none] {""}
   *[other] { $whom-rival }に
}チャレンジ{ suru }
    .like = about-who
    .sets-that = { $whom ->
        [none] { $who-kind }
       *[other] { $who-self ->
            [yes] { $who-kind }
           *[no] challenger
        }
    }
    .sets-rival = チャレンジされたキャラクター
    .head = { $who-plain }がこのターンに{ $whom ->
        [none] {""}
       *[other] { $whom-rival }に
    }
    .tail = チャレンジしていた
    .tailnot = チャレンジしていない
word-is_challenged = { $who-one }が{ $by ->
    [none] {""}
   *[other] { $by-one }に
}チャレンジされるたび
    .like = about-who
    .sets-that = { $who-self ->
        [yes] { $who-kind }
       *[no] challenger
    }
    .sets-rival = チャレンジしたキャラクター
    .head = { $who-plain }がこのターンに{ $by ->
        [none] {""}
       *[other] { $by-one }に
    }
    .tail = チャレンジされていた
    .tailnot = チャレンジされていない
word-banished = { $who-one }が{ $how ->
    [none] {""}
   *[other] { $how }
}{ $how-key ->
    [challenging] { $who-self ->
        [yes] これが
       *[no] {""}
    }
   *[other] {""}
}退場{ did-who }{ time-who }
    .like = about-who
    .head = { $who-plain }がこのターンに{ $how ->
        [none] {""}
       *[other] { $how }
    }
    .tail = 退場していた
    .tailnot = 退場していない
    .counted = このターンに{ $how ->
        [none] {""}
       *[other] { $how }
    }退場した{ $who-plain }
word-banishes = { $who-one }がチャレンジ中に{ $whom-one }を退場させるたび
    .like = happening
    .sets-that = { $whom-kind }
    .sets-owner = { $whom-ofwhom }
    .head = { $who-plain }がこのターンにチャレンジ中に{ $whom-one }を
    .unit = 回
    .tail = 退場させていた
    .tailnot = 退場させていない
word-banished_together = { $who-plain }が１つ以上、同時に{ $how ->
    [none] {""}
   *[other] { $how }
}退場するたび
    .like = happening
word-leaves_play_together = { $who-plain }が１つ以上、同時に場を離れるたび
    .like = happening
word-returned_to_hand_together = { $who-plain }が１つ以上、同時に手札に戻るたび
    .like = happening
word-leaves_play = { $who-one }が場を離れ{ $who-self ->
    [yes] たとき
   *[no] るたび
}
    .like = about-who
    .head = { $who-plain }がこのターンに
    .tail = 場を離れていた
    .tailnot = 場を離れていない
word-enters_play = { $who-one }が場に出{ $who-self ->
    [yes] たとき
   *[no] るたび
}
    .like = about-who
    .head = { $who-plain }がこのターンに
    .tail = 場に出ていた
    .tailnot = 場に出ていない
word-sings = { $who-one }が{ $what ->
    [none] 歌
   *[other] { $what-one }
}を{ utau }
    .like = about-who
    .head = { $who-plain }がこのターンに{ $what ->
        [none] 歌
       *[other] { $what-one }
    }を
    .tail = 歌っていた
    .tailnot = 歌っていない
    .counted = このターンに{ $what ->
        [none] 歌
       *[other] { $what-one }
    }を歌った{ $who-plain }
word-song_sung = { $by-when }が１体以上のキャラクターで歌を{ utau }
    .like = happening
    .sets-that = 歌
    .head = { $by-when }がこのターンに歌を
    .unit = 回
    .tail = 歌っていた
    .tailnot = 歌っていない
word-inks = { $by-when }のインクウェルにカード１枚が{ okareru }
    .head = { $by-when }のインクウェルにこのターンにカードが
    .unit = 枚
    .tail = 置かれていた
    .tailnot = 置かれていない
    .nhead = { $by-when }のインクウェルに
    .ntail = 枚目のカードが置かれるたび
word-moves = { $who-one }が{ $to ->
    [none] ロケーション
   *[other] { $to-self ->
        [yes] ここ
       *[no] { $to-one }
    }
}に{ $how ->
    [none] {""}
   *[other] { $how }
}移動{ suru }
    .like = about-who
    .head = { $who-plain }がこのターンに{ $to ->
        [none] ロケーション
       *[other] { $to-self ->
            [yes] ここ
           *[no] { $to-one }
        }
    }に
    .tail = 移動していた
    .tailnot = 移動していない
word-turn_starts = { $whose-whose }ターン開始時
    .like = happening
word-turn_ends = { $whose-whose }ターン終了時
    .like = happening
word-draws = { $who-when }がカードを１枚{ hiku }
    .like = happening
    .head = { $who-when }がこのターンにカードを
    .unit = 枚
    .tail = 引いていた
    .tailnot = 引いていない
    .sets-they = {""}
word-discards = { $who-when }が{ $what ->
    [none] カード
   *[other] { $what-card }
}を１枚捨てるたび
    .like = happening
    .head = { $who-when }がこのターンに{ $what ->
        [none] カード
       *[other] { $what-card }
    }を
    .unit = 枚
    .tail = 捨てていた
    .tailnot = 捨てていない
word-discards_together = { $who-when }がカードを１枚以上捨てるたび
    .like = happening
    .sets-done = 捨てられたカード
word-damaged_now = { $who-one }が{ $by ->
    [none] {""}
   *[other] { $by-one }から
}{ $how ->
    [none] {""}
   *[other] { $how }
}ダメージを受けるたび
    .like = about-who
    .head = { $who-plain }がこのターンに{ $by ->
        [none] {""}
       *[other] { $by-one }から
    }
    .tail = ダメージを受けていた
    .tailnot = ダメージを受けていない
word-healed = { $by-all ->
    [yes] { $who-one }から１ダメージ以上取り除かれるたび
   *[no] { $by-when }が{ $who-mine }から１ダメージ以上取り除くたび
}
    .like = about-who
    .head = { $by-when }がこのターンに{ $who-mine }から
    .tail = ダメージを取り除いていた
    .tailnot = ダメージを取り除いていない
word-readied = { $by-when }が{ $who-one }をレディ{ suru }
    .like = about-who
word-is_exerted = { $by-all ->
    [yes] { $who-one }がエグザート{ suru }
   *[no] { $by-when }が{ $who-one }をエグザート{ suru }
}
    .like = about-who
    .head = { $by-all ->
        [yes] { $who-plain }がこのターンにエグザート
       *[no] { $by-when }がこのターンに{ $who-one }をエグザート
    }
    .tail = していた
    .tailnot = していない
word-returned_to_hand = { $who-one }が場から{ $who-ofwhom }手札に戻{ $who-self ->
    [yes] ったとき
   *[no] るたび
}
    .like = about-who
    .head = { $who-plain }がこのターンに手札に
    .tail = 戻っていた
    .tailnot = 戻っていない
word-gains_lore = { $who-when }がロアを得るたび
    .like = happening
    .head = { $who-when }がこのターンにロアを
    .unit = 回
    .tail = 得ていた
    .tailnot = 得ていない
word-loses_lore = { $who-when }がロアを失うたび
    .like = happening
    .head = { $who-when }がこのターンにロアを
    .unit = 回
    .tail = 失っていた
    .tailnot = 失っていない
word-is_chosen = { $by-all ->
    [yes] { $who-one }が{ $how ->
        [none] {""}
       *[other] { $how }
    }選ばれるたび
   *[no] { $by-when }が{ $how ->
        [none] {""}
       *[other] { $how }
    }{ $who-one }を選ぶたび
}
    .like = about-who
    .vanishes = yes
word-card_put_under = { $by-when }が{ $who-one }の下にカードを１枚置くたび
    .like = about-who
    .head = { $by-when }がこのターンに{ $who-one }の下にカードを
    .unit = 枚
    .tail = 置いていた
    .tailnot = 置いていない
word-cards_put_under = { $by-when }が{ $who-one }の下にカードを１枚以上置くたび
    .like = about-who
    .head = { $by-when }がこのターンに{ $who-one }の下にカードを
    .unit = 枚
    .tail = 置いていた
    .tailnot = 置いていない
word-is_shifted_onto = { $by ->
    [none] キャラクター１体
   *[other] { $by-one }
}が{ $who-one }の上にプレイされるたび
    .like = about-who
word-returned_from_discard = { $what-card }１枚が{ $whose-when }の捨て札から手札に戻るたび
    .like = about-what
    .head = { $what-card }がこのターンに{ $whose-when }の捨て札から手札に
    .tail = 戻っていた
    .tailnot = 戻っていない
word-leaves_discard = { $what-card }１枚が{ $whose-when }の捨て札を離れるたび
    .like = about-what
    .head = { $what-card }がこのターンに{ $whose-when }の捨て札を
    .tail = 離れていた
    .tailnot = 離れていない
word-out_of_hand = 手札から
word-out_of_deck = デッキから
out-of-zone = { $from ->
    [none] {""}
   *[other] { $from }
}
word-put_into_discard = { $what-card }１枚が{ out-of-zone }{ $whose-when }の捨て札に置かれるたび
    .like = about-what
    .head = { $what-card }がこのターンに{ out-of-zone }{ $whose-when }の捨て札に
    .tail = 置かれていた
    .tailnot = 置かれていない
word-or = { $triggers }
    .join = { $before }、または{ $next }

## Kinds of abilities

word-when = { $during ->
    [none] {""}
   *[other] { $during-while }、
}{ $limit ->
    [none] {""}
   *[other] { $limit }、
}{ $trigger }、{ $if ->
    [none] {""}
   *[other] { $if-if }、
}{ $if ->
    [none] { $effect }
   *[other] { $effect-within }
}
    .like = ability
    .order = during limit trigger if effect
    .line = { $vanish ->
        [yes] { $trigger-vanishes ->
            [yes] （{ $self }。）
           *[other] { ability.line }
        }
       *[none] { ability.line }
    }
always-if = { $effect-asks ->
    [if] { $if-if }
   *[while] { $if-while }
}
word-always = { $if ->
    [none] { $effect-static }
   *[other] { $if-about ->
        [yes] { $effect-about ->
            [yes] { this-card }は{ $if-barewhile }、{ $effect-bare }
           *[no] { always-if }、{ $effect-static }
        }
       *[other] { $effect-about ->
            [yes] { $if-unlessy ->
                [yes] { this-card }は{ $if-while }、{ $effect-bare }
               *[no] { always-if }、{ $effect-static }
            }
           *[no] { always-if }、{ $effect-static }
        }
    }
}
    .like = ability
    .order = if effect
word-use = { $costs }：{ $effect }
    .like = ability
    .join = { $before }{ $prior-limits ->
        [yes] 、
       *[other] ，
    }{ $next }
word-does = { $effect }
    .like = ability
word-once_per_turn = 各ターンに一度
    .sets-once = yes
    .limits = yes
word-only_if = { $condition-while }
    .limits = yes

## Costs

word-exert_this = エグザート
    .pay = { this-card }をエグザートする
    .payte = { this-card }をエグザートして
word-ink = { $amount-n }インク
    .pay = { $amount-n }インクを支払う
    .payte = { $amount-n }インクを支払って
word-by = { $effect-flow }
    .pay = { $effect-flow }
    .payte = { $effect-te }

## Effects

card-count = { $count-fixed ->
    [no] { $count-same }のカードを
   *[yes] カードを{ $count-n }枚
}
lore-amount = { $amount-fixed ->
    [no] { $amount-same }のロアを
   *[yes] ロアを{ $amount-n }つ
}
damage-amount = { $amount-fixed ->
    [no] { $amount-same }のダメージ
   *[yes] { $amount-n }ダメージ
}

word-draw = { $who-subject }{ $self-acts }
    .like = effect
    .mine = { $who-doer ->
        [you] yes
       *[other] no
    }
    .apart = { $who-apart }
    .and = { $who-subject }{ card-count }引き
    .te = { $who-subject }{ card-count }引いて
    .acts = { card-count }引く
    .then = no
    .doer = { $who-doer }
    .sets-done = 引いたカード
so-many-in-hand = { $count-fixed ->
    [no] { $count-same }
   *[yes] { $count-n }枚
}
word-draw_until = { $who-subject }{ $self-acts }
    .like = effect
    .mine = { $who-doer ->
        [you] yes
       *[other] no
    }
    .apart = { $who-apart }
    .doer = { $who-doer }
    .acts = 手札が{ so-many-in-hand }になるまでカードを引く
    .and = { $who-subject }手札が{ so-many-in-hand }になるまでカードを引き
    .te = { $who-subject }手札が{ so-many-in-hand }になるまでカードを引いて
thrower = { $cards-by ->
    [they] { $last-them ->
        [self] {""}
       *[other] そのプレイヤーは
    }
   *[you] { $cards-whose ->
        [theirs] { $last-them ->
            [that] そのプレイヤーは
           *[other] {""}
        }
       *[other] {""}
    }
}
thrown = { $cards-chosen ->
    [yes] { $cards-whose ->
        [theirs] { $cards-by ->
            [they] { $cards-discarded }選んで
           *[you] あなたが選んだ{ $cards-discarded }
        }
       *[other] { $cards-discarded }選んで
    }
   *[no] { $cards-thrown }
}
word-discard = { thrower }{ thrown }捨てる
    .like = effect
    .acts = { $last-them ->
        [that] { thrower }{ thrown }捨てる
       *[self] { thrown }捨てる
    }
    .and = { thrower }{ thrown }捨て
    .te = { thrower }{ thrown }捨てて
    .doer = { $cards-by ->
        [they] others
       *[you] you
    }
    .then = { $cards-chosen ->
        [yes] { $cards-whose ->
            [yours] yes
           *[other] no
        }
       *[no] no
    }
    .sets-done = 捨てたカード
word-discard_at_random = { $who-subject }{ $self-acts }
    .like = effect
    .mine = { $who-doer ->
        [you] yes
       *[other] no
    }
    .apart = { $who-apart }
    .doer = { $who-doer }
    .acts = 手札を無作為に{ $count-n }枚捨てる
    .and = { $who-subject }手札を無作為に{ $count-n }枚捨て
    .te = { $who-subject }手札を無作為に{ $count-n }枚捨てて
    .sets-done = 捨てたカード
word-deal = { $to-ni }{ damage-amount }を与える
    .like = effect
    .and = { $to-ni }{ damage-amount }を与え
    .te = { $to-ni }{ damage-amount }を与えて
    .picked = { damage-amount }を与える
    .short = { damage-amount }を与える
    .sets-done = 与えたダメージ
word-deal_some = { $to-ni }{ damage-amount }を与える
    .like = effect
    .and = { $to-ni }{ damage-amount }を与え
    .te = { $to-ni }{ damage-amount }を与えて
    .picked = { damage-amount }を与える
    .short = { damage-amount }を与える
    .sets-done = 与えたダメージ
    .sets-it = harmed
word-deal_divided = { $among-ni }{ damage-amount }を好きなように割り振って与える
    .like = effect
    .and = { $among-ni }{ damage-amount }を好きなように割り振って与え
    .te = { $among-ni }{ damage-amount }を好きなように割り振って与えて
    .picked = { damage-amount }を好きなように割り振って与える
    .short = { damage-amount }を好きなように割り振って与える
    .sets-done = 与えたダメージ
word-deal_fully = { $to-ni }軽減されない{ damage-amount }を与える
    .like = effect
    .and = { $to-ni }軽減されない{ damage-amount }を与え
    .te = { $to-ni }軽減されない{ damage-amount }を与えて
    .sets-done = 与えたダメージ
counters = { $amount-fixed ->
    [no] { $amount-same }のダメージ・カウンターを
   *[yes] ダメージ・カウンターを{ $amount-n }つ
}
word-put_damage = { $on-ni }{ counters }置く
    .like = effect
    .and = { $on-ni }{ counters }置き
    .te = { $on-ni }{ counters }置いて
word-heal = { $cards-kara }{ damage-amount }まで取り除く
    .like = effect
    .and = { $cards-kara }{ damage-amount }まで取り除き
    .te = { $cards-kara }{ damage-amount }まで取り除いて
    .sets-done = 取り除いたダメージ
word-heal_some = { $cards-kara }{ damage-amount }まで取り除く
    .like = effect
    .and = { $cards-kara }{ damage-amount }まで取り除き
    .te = { $cards-kara }{ damage-amount }まで取り除いて
    .sets-done = 取り除いたダメージ
    .sets-it = healed
heal-amount = { $amount ->
    [none] すべてのダメージを
   *[other] { damage-amount }を
}
word-heal_fully = { $cards-kara }{ heal-amount }取り除く
    .like = effect
    .and = { $cards-kara }{ heal-amount }取り除き
    .te = { $cards-kara }{ heal-amount }取り除いて
    .sets-done = 取り除いたダメージ
damage-source = { $source-chosen ->
    [yes] { $source-ni }{ $source-its }から
   *[no] { $source-kara }
}
damage-up-to = { $amount-fixed ->
    [no] ダメージ・カウンターを{ $amount-same }まで
   *[yes] ダメージ・カウンターを{ $amount-n }つまで
}
damage-exactly = { $amount-fixed ->
    [no] { $amount-same }のダメージ・カウンターを
   *[yes] ダメージ・カウンター{ $amount-n }つを
}
word-move_damage = { damage-source }{ damage-up-to }、{ $target-one }に移動する
    .like = effect
    .and = { damage-source }{ damage-up-to }、{ $target-one }に移動し
    .te = { damage-source }{ damage-up-to }、{ $target-one }に移動して
    .sets-done = 移動したダメージ
word-move_exactly = { damage-source }{ damage-exactly }、{ $target-one }に移動する
    .like = effect
    .and = { damage-source }{ damage-exactly }、{ $target-one }に移動し
    .te = { damage-source }{ damage-exactly }、{ $target-one }に移動して
    .sets-done = 移動したダメージ
word-move_all_damage = { damage-source }すべてのダメージを、{ $target-one }に移動する
    .like = effect
    .and = { damage-source }すべてのダメージを、{ $target-one }に移動し
    .te = { damage-source }すべてのダメージを、{ $target-one }に移動して
    .sets-done = 移動したダメージ
word-banish = { $cards-wo }退場させる
    .like = effect
    .and = { $cards-wo }退場させ
    .te = { $cards-wo }退場させて
    .picked = 退場させる
    .short = 退場させる
    .then = { $cards-after }
    .sets-done = 退場したカード
to-hand = { $cards-cwo }{ $cards-dest }手札に{ $cards-moved ->
    [put] 加え
   *[return] 戻
}
word-return_to_hand = { to-hand }{ $cards-moved ->
    [put] る
   *[return] す
}
    .like = effect
    .and = { to-hand }{ $cards-moved ->
        [put] {""}
       *[return] し
    }
    .te = { to-hand }{ $cards-moved ->
        [put] て
       *[return] して
    }
    .sets-done = 戻したカード
word-choose = { $cards-wo }選ぶ
    .like = effect
    .and = { $cards-wo }選び
    .te = { $cards-wo }選んで
word-exert = { $cards-wo }エグザートする
    .like = effect
    .and = { $cards-wo }エグザートし
    .te = { $cards-wo }エグザートして
    .picked = エグザートする
    .short = エグザートする
    .sets-done = エグザートしたカード
word-make_ready = { $cards-wo }レディする
    .like = effect
    .and = { $cards-wo }レディし
    .te = { $cards-wo }レディして
    .picked = レディする
    .short = レディする
    .sets-done = レディしたカード
to-inkwell = { $cards-cwo }{ $cards-dest }インクウェルに
word-into_inkwell = { to-inkwell }裏向きで置く
    .like = effect
    .and = { to-inkwell }裏向きで置き
    .te = { to-inkwell }裏向きで置いて
    .sets-done = 置いたカード
word-into_inkwell_exerted = { to-inkwell }エグザートかつ裏向きで置く
    .like = effect
    .and = { to-inkwell }エグザートかつ裏向きで置き
    .te = { to-inkwell }エグザートかつ裏向きで置いて
    .sets-done = 置いたカード
# You, where another has lost lore just before.
lore-winner = { $who-doer ->
    [you] { $last-loser ->
        [others] あなたは
       *[other] { $who-subject }
    }
   *[other] { $who-subject }
}
word-gain_lore = { lore-winner }{ $self-acts }
    .like = effect
    .mine = { $who-doer ->
        [you] yes
       *[other] no
    }
    .apart = { $who-apart }
    .doer = { $who-doer }
    .and = { lore-winner }{ lore-amount }得て
    .te = { $who-subject }{ lore-amount }得て
    .acts = { lore-amount }得る
    .sets-done = 得たロア
word-lose_lore = { $who-subject }{ $self-acts }
    .like = effect
    .mine = { $who-doer ->
        [you] yes
       *[other] no
    }
    .apart = { $who-apart }
    .doer = { $who-doer }
    .and = { $who-subject }{ lore-amount }失い
    .te = { $who-subject }{ lore-amount }失って
    .acts = { lore-amount }失う
    .sets-loser = { $who-doer }
    .sets-done = 失われたロア
to-deck = { $cards-cwo }{ $cards-dest }デッキ
word-shuffle_into_deck = { to-deck }に加えてシャッフルする
    .like = effect
    .yours = { $cards-by ->
        [they] no
       *[other] yes
    }
    .and = { to-deck }に加えてシャッフルし
    .te = { to-deck }に加えてシャッフルして
word-shuffle_deck = { $who-subject }デッキをシャッフルする
    .like = effect
    .and = { $who-subject }デッキをシャッフルし
    .te = { $who-subject }デッキをシャッフルして
    .acts = デッキをシャッフルする
in-order = { $cards-many ->
    [yes] 好きな順番で
   *[no] {""}
}
onto-deck = { $cards-cwo }{ in-order }{ $cards-dest }デッキ
word-to_top = { onto-deck }の一番上に置く
    .like = effect
    .then = { $cards-chosen ->
        [yes] { $cards-zone ->
            [hand] yes
           *[other] no
        }
       *[no] no
    }
    .yours = { $cards-by ->
        [they] no
       *[other] yes
    }
    .and = { onto-deck }の一番上に置き
    .te = { onto-deck }の一番上に置いて
word-to_bottom = { onto-deck }の一番下に置く
    .like = effect
    .yours = { $cards-by ->
        [they] no
       *[other] yes
    }
    .and = { onto-deck }の一番下に置き
    .te = { onto-deck }の一番下に置いて
    .then = { $cards-chosen ->
        [yes] { $cards-zone ->
            [hand] yes
           *[other] no
        }
       *[no] no
    }
word-into_discard = { $cards-wo }捨て札に置く
    .like = effect
    .yours = { $cards-by ->
        [they] no
       *[other] yes
    }
    .and = { $cards-wo }捨て札に置き
    .te = { $cards-wo }捨て札に置いて
word-bottom_instead_of_discard = { $cards-iwo }捨て札に置く代わりにデッキの一番下に置く
    .like = effect
    .and = { $cards-iwo }捨て札に置く代わりにデッキの一番下に置き
    .te = { $cards-iwo }捨て札に置く代わりにデッキの一番下に置いて
word-top_instead_of_discard = { $cards-iwo }捨て札に置く代わりにデッキの一番上に置く
    .like = effect
    .and = { $cards-iwo }捨て札に置く代わりにデッキの一番上に置き
    .te = { $cards-iwo }捨て札に置く代わりにデッキの一番上に置いて
word-reveal = { $cards-shown }公開する
    .like = effect
    .and = { $cards-shown }公開し
    .te = { $cards-shown }公開して
    .opens-shown = yes
word-look_at_hand = { $whose-holder }の手札を見る
    .like = effect
    .and = { $whose-holder }の手札を見て
    .te = { $whose-holder }の手札を見て
    .yours = yes
word-look_at_deck = デッキを見る
    .like = effect
    .and = デッキを見て
    .te = デッキを見て
word-look_at_inkwell = インクウェルにあるカードを見る
    .like = effect
    .and = インクウェルにあるカードを見て
    .te = インクウェルにあるカードを見て
word-move_to = { $who-wo }コストを支払わずに{ $to-target }に移動させる
    .like = effect
    .and = { $who-wo }コストを支払わずに{ $to-target }に移動させ
    .te = { $who-wo }コストを支払わずに{ $to-target }に移動させて
    .sets-moved = yes
word-play_for_free = { $what-play }コストを支払わずにプレイする
    .like = effect
    .and = { $what-play }コストを支払わずにプレイし
    .te = { $what-play }コストを支払わずにプレイして
    .sets-it = { $what-kind }
    .sets-that = { $what-kind }
    .sets-itsdest = {""}
word-shift_for_free = { $what-play }コストを支払わずに変身でプレイする
    .like = effect
    .and = { $what-play }コストを支払わずに変身でプレイし
    .te = { $what-play }コストを支払わずに変身でプレイして
    .sets-it = { $what-kind }
    .sets-that = { $what-kind }
    .sets-itsdest = {""}
word-shift_for_cost = { $what-play }変身でプレイする
    .like = effect
    .and = { $what-play }変身でプレイし
    .te = { $what-play }変身でプレイして
    .sets-it = { $what-kind }
    .sets-that = { $what-kind }
exerted-then = 。それはエグザートで場に出る
word-play_for_free_exerted = { $what-play }コストを支払わずにプレイする{ exerted-then }
    .like = effect
    .and = { $what-play }コストを支払わずにプレイし
    .te = { $what-play }コストを支払わずにプレイして
    .may = 「{ $self }。」をしてもよい
    .sets-it = { $what-kind }
    .sets-that = { $what-kind }
word-play_several_for_free = { $what-play }コストを支払わずにプレイする
    .like = word-play_for_free
word-play_several_for_free_exerted = { $what-play }コストを支払わずにプレイする{ exerted-then }
    .like = word-play_for_free_exerted
word-play_for_cost = { $what-play }プレイする
    .like = effect
    .and = { $what-play }プレイし
    .te = { $what-play }プレイして
    .sets-it = { $what-kind }
    .sets-that = { $what-kind }
word-play_as_from_hand = { $what-play }手札にあるかのようにプレイする
    .like = effect
    .and = { $what-play }手札にあるかのようにプレイし
    .te = { $what-play }手札にあるかのようにプレイして
    .sets-it = { $what-kind }
    .sets-that = { $what-kind }
word-play_for_cost_exerted = { $what-play }プレイする{ exerted-then }
    .like = effect
    .and = { $what-play }プレイし
    .te = { $what-play }プレイして
    .may = 「{ $self }。」をしてもよい
    .sets-it = { $what-kind }
    .sets-that = { $what-kind }
word-name_card = カードの名前１つを指定し、その後あなたのデッキの一番上のカードを公開する。それが指定した名前のカードなら、{ $hit-within }{ $miss ->
    [none] {""}
   *[other] 。そうでないなら、{ $miss }
}
    .like = effect
    .te = カードの名前１つを指定して
    .may = 「{ $self }。」をしてもよい
    .apart = yes
    .opens-it = card
word-name_type = カード・タイプ１つを指定する。{ $effect }
    .like = effect
    .may = カード・タイプ１つを指定してもよい。{ $effect }
    .apart = yes
word-of_named_type = 指定したタイプの
    .like = trait-clause
word-name_class = クラス１つを指定する。{ $effect }
    .like = effect
    .may = クラス１つを指定してもよい。{ $effect }
    .apart = yes
word-name_number = 数１つを指定する。{ $effect }
    .like = effect
    .may = 数１つを指定してもよい。{ $effect }
    .apart = yes
word-named_number = 指定した数
    .like = quantity
    .same = 指定した数と同じ数
word-of_named_class = 指定したクラスの
    .like = trait-clause
word-name_first = カードの名前１つを指定する。{ $effect }
    .like = effect
    .may = カードの名前１つを指定してもよい。{ $effect }
    .apart = yes
word-if = { $condition-if }、{ $condition-did ->
    [yes] { $effect }
   *[no] { $effect-within }
}{ if-not }
    .like = effect
    .within = { $otherwise ->
        [none] { $self }
       *[other] { $otherwise }。{ $condition-ifnamed }、代わりに{ $effect }
    }
    .paidmay = { $otherwise ->
        [none] { $self-may }
       *[other] { $otherwise-may }。{ $condition-ifnamed }、代わりに{ $effect }
    }
    .and = { $condition-if }、{ $effect-and }
    .te = { $condition-if }、{ $effect-te }
    .may = { $condition-if }、{ $effect-may }{ $otherwise ->
        [none] {""}
       *[other] 。そうでないなら、{ $otherwise-may }
    }
    .lets = { $condition-if }、{ $effect-lets }{ if-not }
    .acts = { $condition-if }、{ $effect-acts }{ if-not }
    .apart = yes
    .yours = { $effect-doer ->
        [you] yes
       *[other] no
    }
word-they_choose_one = 以下から１つを選ぶ。・{ $effects }
    .like = effect
    .may = 以下から１つを選んでもよい。・{ $effects }
    .apart = yes
    .join = { $before }。・{ $next }
word-choose_players = { $among-base }を好きな人数選ぶ
    .like = effect
    .and = { $among-base }を好きな人数選び
    .te = { $among-base }を好きな人数選んで
    .apart = yes
player-chosen = { $among-pick }を選び、{ $effect-yours ->
    [yes] {""}
   *[other] そのプレイヤーは
}
word-choose_player = { player-chosen }{ $effect-acts }
    .like = effect
    .and = { player-chosen }{ $effect-and }
    .te = { player-chosen }{ $effect-te }
    .doer = { $effect-yours ->
        [yes] you
       *[other] others
    }
    .may = { $effect-yours ->
        [yes] { player-chosen }{ $effect-may }
       *[other] 「{ $self }。」をしてもよい
    }
    .opens-them = { $effect-yours ->
        [yes] that
       *[other] self
    }
    .apart = yes
word-each = { $effect-looks ->
    [yes] { $players }の{ $effect-unowned }
   *[other] { $effect-mine ->
        [yes] { $players-base }１人につき、{ $effect-acts }
       *[no] { $players }は{ $effect-acts }
    }
}
    .like = effect
    .and = { $players }は{ $effect-and }
    .te = { $players }は{ $effect-te }
    .doer = others
    .opens-them = self
    .sets-them = none
word-put_tops_under = あなたのデッキの{ $count ->
    [1] 一番上のカードを１枚ずつ
   *[other] 上からカードを{ $count-n }枚ずつ
}、{ $tops-no }下に裏向きで置く
    .like = effect
    .and = あなたのデッキの{ $count ->
        [1] 一番上のカードを１枚ずつ
       *[other] 上からカードを{ $count-n }枚ずつ
    }、{ $tops-no }下に裏向きで置き
    .te = あなたのデッキの{ $count ->
        [1] 一番上のカードを１枚ずつ
       *[other] 上からカードを{ $count-n }枚ずつ
    }、{ $tops-no }下に裏向きで置いて
word-put_under = { $cards-wo }{ $top-no }下に裏向きで置く
    .like = effect
    .and = { $cards-wo }{ $top-no }下に裏向きで置き
    .te = { $cards-wo }{ $top-no }下に裏向きで置いて
word-at_random = 無作為に選んだ{ $what-plain }{ $count-n }枚
    .like = one-card
    .many = yes
    .dest = {""}
    .wo = { $count-fixed ->
        [yes] { $what-plain }{ $count-n }枚を無作為に
       *[no] { $what-plain }を{ $count-same }だけ無作為に
    }
word-after_challenge = そのチャレンジの後、{ $effect }
    .like = effect
    .apart = yes
word-pay_any_amount = 好きな数のインクを支払う
    .like = effect
    .and = 好きな数のインクを支払い
    .te = 好きな数のインクを支払って
    .sets-done = 支払ったインク
word-repeat_effect = この効果を繰り返す
    .like = effect
    .and = この効果を繰り返し
    .te = この効果を繰り返して
word-reveal_until = { $what-card }が公開されるまで、あなたのデッキの上からカードを公開する
    .like = effect
    .and = { $what-card }が公開されるまで、あなたのデッキの上からカードを公開し
    .te = { $what-card }が公開されるまで、あなたのデッキの上からカードを公開して
    .sets-it = card
word-instead = { $chosen-wo }{ $effect-picked }。{ $replaced_if-chosenif }、代わりに{ $by-short }
    .like = effect
    .apart = yes
    .opens-replaced = yes

## Looking at a deck

word-on_top = デッキの一番上に
    .or = デッキの一番上か
    .again = 一番上に
    .deck = yes
word-on_bottom = デッキの一番下に
    .or = デッキの一番下か
    .again = 一番下に
    .deck = yes
word-into_hand = 手札に
    .or = 手札か
    .put = 手札に加え
    .hand = yes
    .instead = 手札に加え
word-played_free = コストを支払わずにプレイし
    .instead = 代わりにコストを支払わずにプレイし
word-played_free_exerted = コストを支払わずにエグザートでプレイし
    .instead = 代わりにコストを支払わずにプレイし、エグザートで場に出し
word-in_the_discard = 捨て札に
    .or = 捨て札か
    .again = 捨て札に
word-under_this = { this-card }の下に裏向きで
    .or = { this-card }の下に裏向きでか
    .instead = 代わりに{ this-card }の下に裏向きで置い
word-as_exerted_ink = インクウェルにエグザートかつ裏向きで
    .instead = 代わりにインクウェルにエグザートかつ裏向きで置い

word-put = { $what ->
    [none] そのうち{ $count-n }枚
   *[other] そのうち{ $what-card }{ SAME($last-looked, $self-limit) ->
        [yes] すべて
       *[no] { $count-n }枚
    }
}を{ $where-hand ->
    [yes] 手札に加える
   *[other] { $where }置く
}
    .head = { $what ->
        [none] そのうち{ $count-n }枚
       *[other] そのうち{ $what-card }{ $count-n }枚
    }を{ $where }
    .single = それを{ $where }置く
    .takes = { $count }
    .limit = all { $count-n }
    .two = { $self-head }
    .todeck = { $where-deck }
word-may_take = { $last-shown ->
    [yes] { $what-card }を１枚{ $where-hand ->
        [yes] 手札に加えてもよい
       *[other] { $where }置いてもよい
    }
   *[no] { $what-card }を１枚公開し{ $where-hand ->
        [yes] 手札に加えてもよい
       *[other] { $where }置いてもよい
    }
}
    .single = それが{ $what-card }なら、公開し{ $where-hand ->
        [yes] 手札に加えてもよい
       *[other] { $where }置いてもよい
    }
word-may_take_or = { $what-card }を１枚公開し{ $where-hand ->
    [yes] 手札に加えてもよい
   *[other] { $where }置いてもよい
}。それが{ $if-card }なら、{ $elsewhere-instead }てもよい
    .single = それが{ $what-card }なら、公開し手札に加えてもよい。それが{ $if-card }なら、{ $elsewhere-instead }てもよい
so-many = { SAME($last-looked, $self-limit) ->
    [yes] 好きな枚数
   *[no] { $count ->
        [1] １枚
       *[other] { $count-n }枚まで
    }
}
word-take_up_to = { $what-card }を{ so-many }{ $last-shown ->
    [yes] {""}
   *[no] 公開し
}{ $where-hand ->
    [yes] 手札に加えてもよい
   *[other] { $where }置いてもよい
}
    .limit = all { $count-n }
word-put_up_to = そのうち{ $count ->
    [1] １枚
   *[other] { $count-n }枚まで
}を{ $where-hand ->
    [yes] 手札に加えてもよい
   *[other] { $where }置いてもよい
}
    .single = それを{ $where-hand ->
        [yes] 手札に加えてもよい
       *[other] { $where }置いてもよい
    }
word-may_take_each = { $last-shown ->
    [yes] { $what-eachcard }を
   *[no] { $what-eachcard }を公開し
}{ $where-hand ->
    [yes] 手札に加えてもよい
   *[other] { $where }置いてもよい
}
    .single = それが{ $what-card }なら、手札に加えてもよい
word-rest = 残りを{ $where-deck ->
    [yes] 好きな順番で
   *[other] {""}
}{ $where }置く
    .only = それらを{ $where-deck ->
        [yes] 好きな順番で
       *[other] {""}
    }{ $where }置く
    .two = もう１枚を{ $where }置く
    .twoagain = もう１枚を{ $where-again }置く
    .single = そうでないなら、{ $where }置く
word-either_place = そのうち好きな枚数を好きな順番で{ $one }、残りを好きな順番で{ $other-again }置く
    .only = { $self }
    .single = それを{ $one-or }{ $other-again }置く
word-may_play_found = { $what-played }を１枚公開し、コストを支払わずにプレイしてもよい
top-cards-of = { $count ->
    [1] デッキの一番上のカードを
   *[other] デッキの上からカードを{ $count-fixed ->
        [no] { $count-same }だけ
       *[yes] { $count-n }枚
    }
}
top-cards = { $whose-whose }{ top-cards-of }
look-puts = { $puts-count ->
    [0] {""}
   *[other] 。{ $count ->
        [1] { $puts-single }
        [2] { $puts-first-takes ->
            [1] { $puts-first-todeck ->
                [yes] { $puts-twoagain }
               *[other] { $puts-two }
            }
           *[other] { $puts }
        }
       *[other] { $puts-count ->
            [1] { $puts-only }
           *[other] { $puts }
        }
    }
}
word-look = { top-cards }見る{ look-puts }
    .like = effect
    .unowned = { top-cards-of }見る{ look-puts }
    .and = { top-cards }見て
    .te = { top-cards }見て
    .may = { top-cards }見てもよい{ look-puts }
    .yours = yes
    .looks = yes
    .apart = yes
    .join = { $form ->
        [two] { $before }、{ $next }
        [twoagain] { $before-two }、{ $next }
       *[other] { $before }。{ $next }
    }
    .opens-looked = all { $count-n }
    .opens-it = { $count ->
        [1] card
       *[other] cards
    }
word-reveal_top = { $self-acts }
    .like = effect
    .acts = { top-cards }公開する{ look-puts }
    .and = { top-cards }公開し
    .te = { top-cards }公開して
    .may = { top-cards }公開してもよい{ look-puts }
    .apart = no
    .join = { $form ->
        [two] { $before }、{ $next }
        [twoagain] { $before-two }、{ $next }
       *[other] { $before }。{ $next }
    }
    .opens-shown = yes
    .opens-looked = all { $count-n }
    .opens-it = { $count ->
        [1] card
       *[other] cards
    }

## How long

word-for_good = {""}
    .forgood = yes
    .turn = それのプレイヤーのターンの始めに
    .mine = あなたのターンの始めに
word-this_turn = このターン、
    .turn = このターンの始めに
    .mine = このターンの始めに
word-this_challenge = そのチャレンジの間、
    .fight = challenge
    .beyond = {""}
word-their_next_turn = { $last-gainers ->
    [cards] それらのプレイヤーの
   *[one] それのプレイヤーの
}次のターンの間、
    .turn = { $last-gainers ->
        [cards] それらのプレイヤーの
       *[one] それのプレイヤーの
    }次のターンの始めに
    .mine = あなたの次のターンの始めに
word-your_next_turn = あなたの次のターンの間、
    .turn = あなたの次のターンの始めに
    .mine = あなたの次のターンの始めに
word-until_your_next_turn = あなたの次のターンの始めまで、
    .turn = あなたの次のターンの始めまで、それのプレイヤーのターンの始めに
    .mine = あなたの次のターンの始めまで、あなたのターンの始めに
word-until_their_next_turn = それのプレイヤーの次のターンの始めまで、
    .turn = それのプレイヤーのターンの始めに
    .mine = あなたのターンの始めに
word-while_this_is_in_play = { this-card }が場にある間、
    .turn = { this-card }が場にある間、それのプレイヤーのターンの始めに
    .mine = { this-card }が場にある間、あなたのターンの始めに
word-until_end_of_your_next_turn = あなたの次のターンの終わりまで、
    .turn = あなたの次のターンの終わりまで、それのプレイヤーのターンの始めに
    .mine = あなたの次のターンの終わりまで、あなたのターンの始めに

## What changes

change =
    .slot = change
    .pre = {""}
    .numeric = no
    .act = { $self }
    .actand = { $self-and }
    .bare = { $self }
number-change =
    .like = change
    .numeric = yes
    .and = { $self-stat }され
    .act = { $self-stat }する
    .actand = { $self-stat }し
    .bare = { $self-stat }

word-strength = { $self-stat }される
    .like = number-change
    .pre = { $by-pre }
    .stat = { $by-fixed ->
        [yes] 攻撃力{ WIDE(SIGNED($by)) }
       *[no] { $by-base }だけ攻撃力{ WIDE(SIGNED($by-factor)) }
    }
word-willpower = { $self-stat }される
    .like = number-change
    .pre = { $by-pre }
    .stat = { $by-fixed ->
        [yes] 意志力{ WIDE(SIGNED($by)) }
       *[no] { $by-base }だけ意志力{ WIDE(SIGNED($by-factor)) }
    }
word-lore = { $self-stat }される
    .like = number-change
    .pre = { $by-pre }
    .stat = { $by-fixed ->
        [yes] ロア値{ WIDE(SIGNED($by)) }
       *[no] { $by-base }だけロア値{ WIDE(SIGNED($by-factor)) }
    }
word-cost = { $self-stat }される
    .like = number-change
    .pre = { $by-pre }
    .stat = { $by-fixed ->
        [yes] コスト{ WIDE(SIGNED($by)) }
       *[no] { $by-base }だけコスト{ WIDE(SIGNED($by-factor)) }
    }
word-loses_abilities = すべての能力を失う
    .like = change
    .and = すべての能力を失い
word-loses_ability = 「{ $name }」という能力を失う
    .like = change
    .and = 「{ $name }」という能力を失い
word-deals_fully = 軽減されないダメージを与える
    .like = change
    .and = 軽減されないダメージを与え
word-deals_by_willpower = チャレンジで攻撃力の代わりに意志力と同じ値のダメージを与える
    .like = change
    .and = チャレンジで攻撃力の代わりに意志力と同じ値のダメージを与え
word-keeps_damage = ダメージを取り除けない
    .like = change
    .and = ダメージを取り除けず
    .bars = yes
word-cannot_quest = クエストできない
    .like = change
    .and = クエストできず
    .bars = yes
word-must_quest = 可能ならクエストする
    .like = change
    .and = 可能ならクエストし
    .bars = yes
word-must_challenge = 可能ならチャレンジする
    .like = change
    .and = 可能ならチャレンジし
    .bars = yes
word-cannot_challenge = チャレンジできない
    .like = change
    .and = チャレンジできず
    .bars = yes
word-cannot_be_used = 使用できない
    .like = change
    .and = 使用できず
    .bars = yes
word-cannot_ready = レディしない
    .like = change
    .and = レディせず
    .bars = yes
word-cannot_ready_at_start = レディしない
    .like = change
    .and = レディせず
    .bars = yes
    .start = yes
word-unless_so = { $kind-boardnot }かぎり{ $change }
    .like = change
    .and = { $kind-boardnot }かぎり{ $change-and }
    .bars = yes
    .start = { $change-start }
word-cannot_sing = 歌を歌うためにエグザートできない
    .like = change
    .and = 歌を歌うためにエグザートできず
    .bars = yes
word-cannot_be_exerted_for_costs = コストを支払うためにエグザートできない
    .like = change
    .and = コストを支払うためにエグザートできず
    .bars = yes
word-cannot_be_challenged = チャレンジされない
    .like = change
    .and = チャレンジされず
    .bars = yes
word-cannot_be_challenged_by = { $who-plain }にチャレンジされない
    .like = change
    .and = { $who-plain }にチャレンジされず
    .bars = yes
    .against = yes
    .attacker = { $who-plain }
word-can_challenge_ready = レディしているキャラクターにチャレンジできる
    .like = change
    .and = レディしているキャラクターにチャレンジでき
    .bars = yes
word-can_quest_at_once = プレイされたターンにクエストできる
    .like = change
    .and = プレイされたターンにクエストでき
    .bars = yes
word-can_challenge = { $whom-plain }にチャレンジできる
    .like = change
    .and = { $whom-plain }にチャレンジでき
    .bars = yes
word-no_challenge_damage = { $last-fight ->
    [challenge] そのチャレンジ
   *[other] チャレンジ
}によってダメージを受けない
    .like = change
    .and = チャレンジによってダメージを受けず
    .fights = yes
word-spared_once = 次に与えられるダメージを受けない
    .like = change
    .and = 次に与えられるダメージを受けず
word-strength_is = 攻撃力が{ $number-fixed ->
    [yes] { WIDE($number) }
   *[no] { $number-base }
}になる
    .like = change
    .and = 攻撃力が{ $number-fixed ->
        [yes] { WIDE($number) }
       *[no] { $number-base }
    }になり
word-willpower_is = 意志力が{ $number-fixed ->
    [yes] { WIDE($number) }
   *[no] { $number-base }
}になる
    .like = change
    .and = 意志力が{ $number-fixed ->
        [yes] { WIDE($number) }
       *[no] { $number-base }
    }になり
word-lore_is = ロア値が{ $number-fixed ->
    [yes] { WIDE($number) }
   *[no] { $number-base }
}になる
    .like = change
    .and = ロア値が{ $number-fixed ->
        [yes] { WIDE($number) }
       *[no] { $number-base }
    }になり
word-deals_more = 与えるダメージが{ $by-fixed ->
    [yes] { WIDE(SIGNED($by)) }
   *[no] { $by-base }だけ{ WIDE(SIGNED($by-factor)) }
}される
    .like = change
    .and = 与えるダメージが{ $by-fixed ->
        [yes] { WIDE(SIGNED($by)) }
       *[no] { $by-base }だけ{ WIDE(SIGNED($by-factor)) }
    }され
word-takes_more = 受けるダメージが{ $by-fixed ->
    [yes] { WIDE(SIGNED($by)) }
   *[no] { $by-base }だけ{ WIDE(SIGNED($by-factor)) }
}される
    .like = change
    .and = 受けるダメージが{ $by-fixed ->
        [yes] { WIDE(SIGNED($by)) }
       *[no] { $by-base }だけ{ WIDE(SIGNED($by-factor)) }
    }され
word-no_damage_by = { $who-plain }からダメージを受けない
    .like = change
    .and = { $who-plain }からダメージを受けず
word-no_effect_damage = アクションや能力によるダメージを受けない
    .like = change
    .and = アクションや能力によるダメージを受けず
word-no_damage = ダメージを受けない
    .like = change
    .and = ダメージを受けず
word-ability = 「{ $ability }。」
    .like = keyword
    .opens-this = given
    .sets-this = no
word-gains_class = { TERM($kind-raw, table: "classifications") }のクラスを得る
    .like = change
    .and = { TERM($kind-raw, table: "classifications") }のクラスを得て
word-gains_named_class = 指定したクラスを得る
    .like = change
    .and = 指定したクラスを得て
word-loses_classes = すべてのクラスを失う
    .like = change
    .and = すべてのクラスを失い
word-loses_class = { TERM($kind-raw, table: "classifications") }のクラスを失う
    .like = change
    .and = { TERM($kind-raw, table: "classifications") }のクラスを失い
word-sings_as = 歌を歌う際に{ $more-fixed ->
    [yes] コスト{ WIDE(SIGNED($more)) }
   *[no] { $more-base }だけコスト{ WIDE(SIGNED($more-factor)) }
}として扱う
    .like = change
    .and = 歌を歌う際に{ $more-fixed ->
        [yes] コスト{ WIDE(SIGNED($more)) }
       *[no] { $more-base }だけコスト{ WIDE(SIGNED($more-factor)) }
    }として扱われ
word-loses = { $keyword-word }を失う
    .like = change
    .and = { $keyword-word }を失い
    .never = { $keyword-word }を得られない

give-time = { $changes-first-start ->
    [yes] { $who-self ->
        [yes] { $duration-mine }
       *[no] { $duration-turn }
    }
   *[no] { $changes-first-fights ->
        [yes] { $duration-beyond }
       *[no] { $duration }
    }
}
word-give = { $who-chosen ->
    [yes] { $self-allnumeric ->
        [yes] { $who-pick }{ give-time }{ $who-many ->
            [yes] それぞれを
           *[no] {""}
        }{ $changes-act }
       *[no] { $who-ha }{ give-time }{ $changes-gain }
    }
   *[no] { $changes-first-pre }{ $duration-forgood ->
        [yes] { $who-static }
       *[other] { $who-ha }
    }{ give-time }{ $changes-gain }
}
    .like = effect
    .and = { $who-chosen ->
        [yes] { $self-allnumeric ->
            [yes] { $who-pick }{ give-time }{ $changes-actand }
           *[no] { $who-ha }{ give-time }{ $changes-and }
        }
       *[no] { $who-ha }{ give-time }{ $changes-and }
    }
    .te = { $self-allnumeric ->
        [yes] { $who-chosen ->
            [yes] { $who-pick }
           *[no] { $who-wo }
        }{ give-time }{ $changes-actand }て
       *[no] { $who-ha }{ give-time }{ $changes-gain }ようにして
    }
    .may = { $self-allnumeric ->
        [yes] { $self-te }もよい
       *[no] { $who-chosen ->
            [yes] { $who-pickmay }。{ $who-its }は{ give-time }{ $changes-gain }
           *[no] { $self-te }もよい
        }
    }
    .allnumeric = { $changes-numeric-kinds ->
        [1] { $changes-first-numeric }
       *[other] no
    }
    .picked = { give-time }{ $changes-act }
    .short = { $changes-act }
    .static = { $changes-first-against ->
        [yes] { $changes-first-attacker }は{ $who-vs }チャレンジできない
       *[other] { $who-static }{ give-time }{ $changes-gain }
    }
    .about = { $changes-first-against ->
        [yes] no
       *[other] { $who-self }
    }
    .bare = { give-time }{ $changes-gain }
    .yours = yes
    .opens-fight = { $duration-fight }
    .opens-gainers = { $who-many ->
        [yes] cards
       *[no] one
    }
    .apart = { $changes-first-bars ->
        [yes] yes
       *[no] no
    }
    .join = { $prior-slot ->
        [keyword] { $next-slot ->
            [keyword] { $before-bare }と{ $next }
           *[other] { $before-and }、{ $next }
        }
       *[other] { SAME($prior-bare, $next-bare) ->
            [yes] { $before-and }、{ $next-never }
           *[no] { change-next }
        }
    }
change-next = { $form ->
    [act] { $before-actand }、{ $next }
    [actand] { $before-actand }、{ $next }
   *[other] { $before-and }、{ $next }
}

ink-less = { $amount-fixed ->
    [yes] { $amount ->
        [-1] １インク増える
        [-2] ２インク増える
        [-3] ３インク増える
       *[other] { $amount-n }インク減る
    }
   *[no] { $amount-base }だけ{ WIDE($amount-factor) }インク減る
}
word-pay_less = { $duration }{ $self-static }
    .like = effect
    .static = { $what-self ->
        [yes] { $what }をプレイするコストの支払いは{ ink-less }
       *[no] { $who-holder }が{ $what-playable }をプレイするコストの支払いは{ ink-less }
    }
    .asks = if
    .apart = yes
less-ink = { $amount-fixed ->
    [yes] { $amount-n }インク減らして
   *[no] { $amount-base }だけ{ WIDE($amount-factor) }インク減らして
}
word-pay_less_next = このターン、{ $who-when }が次に{ $what-played }をプレイするコストの支払いは{ ink-less }
    .like = effect
    .te = このターン、{ $who-when }が次に{ $what-played }をプレイするコストの支払いを{ less-ink }
    .asks = if
    .apart = yes
word-next_gets = このターン、あなたが次にプレイする{ $what-played }は{ $duration }{ $changes-gain }
    .like = effect
    .asks = if
    .apart = yes
    .join = { $prior-slot ->
        [keyword] { $next-slot ->
            [keyword] { $before-bare }と{ $next }
           *[other] { $before-and }、{ $next }
        }
       *[other] { SAME($prior-bare, $next-bare) ->
            [yes] { $before-and }、{ $next-never }
           *[no] { change-next }
        }
    }
word-next_enters_exerted = このターン、あなたが次にプレイする{ $what-played }はエグザートで場に出る
    .like = effect
    .asks = if
    .apart = yes
more-ink = あなたは追加で手札を{ $count-fixed ->
    [no] { $count-base }だけ
   *[yes] { $count-n }枚
}インクウェルに裏向きで置いてもよい
word-extra_ink = { $duration }{ more-ink }
    .like = effect
    .static = { more-ink }
    .may = { $self }
    .apart = yes
word-enters_exerted = { $what-static }エグザートで場に出る
    .like = effect
    .about = { $what-self }
    .bare = エグザートで場に出る
word-enters_damaged = { $what-static }{ $amount-n }ダメージを負って場に出る
    .like = effect
word-takes_damage_for = { $who-one }にダメージが与えられるなら、代わりに{ this-card }にそのダメージと同じ数のダメージ・カウンターを置く
    .like = effect
word-skips_draw_step = あなたのドローステップを飛ばす
    .like = effect
word-pay_less_to_move = あなたが{ $who-plain }を{ $to-target }に移動させるコストの支払いは{ ink-less }
    .like = effect
    .asks = if
word-move_for_free = { $who-plain }はコストを支払わずに{ $to-target }に移動できる
    .like = effect
    .asks = if
word-use_for_free = { this-card }の「{ $name }」という能力をコストを支払わずに使用してもよい
    .like = effect
    .asks = if
word-cannot_play = { $duration }{ $who-base }は{ $what-playable }をプレイできない
    .like = effect
    .static = { $what-self ->
        [yes] { $what-playable }をプレイできない
       *[no] { $who-base }は{ $what-playable }をプレイできない
    }
    .apart = yes
word-next_time = このターンに１回だけ、{ $ability }
    .like = effect
    .apart = yes
word-floating = { $duration }{ $ability }
    .like = effect
    .apart = yes
word-at_end_of_turn = このターン終了時、{ $effect }
    .like = effect
    .apart = yes
word-at_start_of_your_turn = あなたの次のターン開始時、{ $effect }
    .like = effect
    .apart = yes

## What happened this turn

word-times_happened = { $what-counted }の数
    .like = quantity
    .same = { $what-counted }と同じ数
    .per = { $what-counted }１体につき
word-cards_that = { $what-counted }の数
    .like = quantity
    .same = { $what-counted }と同じ数
    .per = { $what-counted }１体につき
word-happened = { $what-head }{ $within ->
    [none] {""}
   *[other] { $within-n }{ $what-unit }{ $within-limit }
}{ $what-tail }
    .like = condition
    .not = { $what-head }{ $within ->
        [none] {""}
       *[other] { $within-n }{ $what-unit }{ $within-limit }
    }{ $what-tailnot }
    .while = { $self }なら
    .and = { $self }うえ、
    .who = { $self }
word-nth = 各ターン、{ $what-nhead }{ WIDE($number) }{ $what-ntail }
    .sets-that = キャラクター
word-played_this_turn = このターンにプレイされた
    .like = trait-clause
word-quested_this_turn = このターンにクエストした
    .like = trait-clause
    .not = このターンにクエストしていない
word-challenged_this_turn = このターンにチャレンジした
    .like = trait-clause
    .not = このターンにチャレンジしていない
word-was_challenged_this_turn = このターンにチャレンジされた
    .like = trait-clause
word-was_damaged_this_turn = このターンにダメージを受けた
    .like = trait-clause
word-was_healed_this_turn = このターンにダメージを取り除かれた
    .like = trait-clause
word-sang_this_turn = このターンに歌を歌った
    .like = trait-clause
word-sang_this = この歌を歌った
    .like = trait-clause
word-was_at = { $which-self ->
    [yes] ここ
   *[no] { $which-one }
}にいた
    .like = trait-clause
word-moved_this_turn = このターンに移動した
    .like = trait-clause

## Comparing

word-same_name_as_another = { $of-one }と同じ名前の
    .like = trait-clause
word-different_costs = { $of-counted }の異なるコストの数
    .like = quantity
    .same = コストの異なる{ $of-counted }と同じ数
    .held = コストの異なる{ $of-counted }
    .unit = { $of-unit }
word-different_types = { $of-counted }の異なるカード・タイプの数
    .like = quantity
    .same = カード・タイプの異なる{ $of-counted }と同じ数
    .held = カード・タイプの異なる{ $of-counted }
    .unit = { $of-unit }
word-different_inks = { $of-counted }の異なるインク・タイプの数
    .like = quantity
    .same = { $of-counted }のインク・タイプの種類と同じ数
    .held = インク・タイプの異なる{ $of-counted }
    .unit = { $of-unit }
word-different_names = { $of-counted }の異なる名前の数
    .like = quantity
    .same = 名前の異なる{ $of-counted }と同じ数
    .held = 名前の異なる{ $of-counted }
    .unit = { $of-unit }
word-most_of_a_name = 同じ名前の{ $of-counted }の最も多い数
    .like = quantity
    .held = 同じ名前の{ $of-counted }
    .unit = { $of-unit }
word-most_of_an_ink = 同じインク・タイプの{ $of-counted }の最も多い数
    .like = quantity
    .held = 同じインク・タイプの{ $of-counted }
    .unit = { $of-unit }
word-same_name_as = { $of-named }と同じ名前の
    .like = trait-clause
    .if = { $of-named }と同じ名前なら
word-same_ink_as = { $of-named }と同じインク・タイプの
    .like = trait-clause
    .if = { $of-named }と同じインク・タイプなら
word-same_class_as = { $of-named }と共通するクラスを持つ
    .like = trait-clause
    .if = { $of-named }と共通するクラスを持つなら
between = { $least ->
    [none] { $most-upper }以下
   *[other] { $most ->
        [none] { $least-upper }以上
       *[other] { SAME($least, $most) ->
            [yes] { $least-upper }と等しい値
           *[no] { $least-upper }以上{ $most-upper }以下
        }
    }
}
word-cost_within = { between }のコストの
    .like = trait-clause
word-strength_within = { $most-less ->
    [none] { between }の攻撃力の
   *[other] { $most-less }より攻撃力の小さい
}
    .like = trait-clause
word-willpower_within = { between }の意志力の
    .like = trait-clause
word-lore_within = { between }のロア値の
    .like = trait-clause
word-with_most = { $of-owns }が最も多い{ $among-base }全員
    .doer = others
    .apart = yes
    .dest = そのプレイヤーの
    .any = { $self }
    .whose = { $self }の
    .every = { $self }の
    .holder = { $self }
    .subject = { $self }は
    .when = { $self }
    .pick = { $self }
    .base = { $self }
word-with_named_name = 指定した名前の
    .like = trait-clause
word-inkable = インクウェル・シンボルを持つ
    .like = trait-clause
word-being_played = プレイされている
    .like = trait-zone
    .key = play

## Rules for players

word-cannot_gain_lore = { $duration }{ $who-base }はロアを得られない
    .like = effect
    .static = { $who-base }はロアを得られない
    .apart = yes
word-cannot_lose_lore = { $duration }{ $who-base }はロアを失わない
    .like = effect
    .static = { $who-base }はロアを失わない
    .apart = yes
word-discards_nothing = { $duration }{ $who-base }は効果によってカードを捨てない
    .like = effect
    .static = { $who-base }は効果によってカードを捨てない
    .apart = yes
word-damage_stays = { $duration }{ $self-static }
    .like = effect
    .static = { $who-all ->
        [yes] カード
       *[no] { $who-base }のカード
    }からダメージを取り除けない
    .apart = yes
word-cannot_draw = { $duration }{ $self-static }
    .like = effect
    .static = { $who-base }はカードを引けない
    .apart = yes
word-more_lore = { $who-base }がロアを得る場合、代わりに得るロアは{ WIDE($amount) }多くなる
    .like = effect
    .apart = yes
word-less_lore = { $who-base }がロアを得る場合、代わりに得るロアは{ WIDE($amount) }少なくなる
    .like = effect
    .apart = yes
word-more_loss = { $who-base }がロアを失う場合、代わりに失うロアは{ WIDE($amount) }多くなる
    .like = effect
    .apart = yes
word-less_loss = { $who-base }がロアを失う場合、代わりに失うロアは{ WIDE($amount) }少なくなる
    .like = effect
    .apart = yes
word-lore_to_win = { $who-base }がゲームに勝つにはロアが{ WIDE($number) }必要になる
    .like = effect
    .apart = yes
word-may_play_free = { $by ->
    [none] {""}
   *[other] { $by-pay }ことで
}{ $what-playable }をコストを支払わずにプレイしてもよい
    .like = effect
    .asks = if
    .apart = yes
word-pay_less_to_shift = { $what-self ->
    [yes] 変身でこのキャラクターをプレイするコストの支払いは{ ink-less }
   *[no] { $who-holder }が変身で{ $what-playable }をプレイするコストの支払いは{ ink-less }
}
    .like = effect
    .asks = if
    .apart = yes
word-pay_less_to_boost = { $who-base }の増強を使用するコストの支払いは{ ink-less }
    .like = effect
    .asks = if
    .apart = yes
word-boost_for_free = { $who-base }の増強をコストを支払わずに使用してもよい
    .like = effect
    .asks = if
word-named_for_shift = { $name ->
    [none] あなたは変身を持つキャラクターを、{ this-card }がどの名前でもあるかのようにこれの上にプレイしてもよい
   *[other] あなたは変身を持つキャラクターを、{ this-card }が《{ $name }》という名前でもあるかのようにこれの上にプレイしてもよい
}
    .like = effect
    .apart = yes
word-enters_exerted_to = { $what-self ->
    [yes] { this-card }
   *[no] { $what-plain }
}をエグザートで場に出すことで{ $effect-te }もよい
    .like = effect
    .apart = yes
would-be-banished = { $who-one }が{ $how ->
    [none] {""}
   *[other] { $how }
}退場するなら、代わりに
word-drawn_instead = { $who-base }がカードを１枚引く場合、代わりに{ $effect }
    .like = effect
    .apart = yes
word-may_be_drawn_instead = { $who-base }がカードを１枚引く場合、代わりに{ $effect-may }
    .like = effect
    .apart = yes
word-banished_instead = { would-be-banished }{ $effect }
    .like = effect
    .apart = yes
    .sets-that = { $who-kind }
    .sets-owner = { $who-ofwhom }
word-may_be_banished_instead = { would-be-banished }{ $effect-may }
    .like = effect
    .apart = yes
word-returned_instead = { $who-one }が手札に戻るなら、代わりに{ $effect }
    .like = effect
    .apart = yes
    .sets-that = { $who-kind }
    .sets-owner = { $who-ofwhom }
word-may_be_returned_instead = { $who-one }が手札に戻るなら、代わりに{ $effect-may }
    .like = effect
    .apart = yes
word-may_play_from_discard = あなたは捨て札から{ $what-playable }をプレイしてもよい
    .like = effect
    .asks = if
    .apart = yes
word-may_play_top = あなたはいつでも自分のデッキの一番上のカードを見てよく、デッキの一番上から{ $what-playable }をプレイしてもよい
    .like = effect
    .asks = if
    .apart = yes
word-top_seen = あなたはいつでも自分のデッキの一番上のカードを見てもよい
    .like = effect
    .asks = if
    .apart = yes
word-top_faceup = { $who }は自分のデッキの一番上のカードを表向きにしてプレイする
    .like = effect
    .apart = yes
word-may_ink_from_discard = あなたは捨て札から{ $what-playable }をインクウェルに置いてもよい
    .like = effect
    .asks = if
    .apart = yes
word-ink_enters_exerted = { $who-base }のインクウェルに置かれるカードはエグザート状態で置かれる
    .like = effect
    .apart = yes
word-all_inkable = あなたの手札にあるすべてのカードはインクウェル・シンボルを持つものとして扱う
    .like = effect
    .apart = yes
