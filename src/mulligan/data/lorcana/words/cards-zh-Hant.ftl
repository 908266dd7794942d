# Made from Simplified Chinese by tools/traditional.py: not edited by hand.
### Simplified Chinese for the words of Lorcana's cards, in the idiom of the official cards. docs/card-language.md tells how messages
### become a card's text; the forms of effects, conditions, quantities, ranges and players are listed in
### data/cardlang/words/cards-zh-Hans.ftl.
###
### Forms of cards:    the value is all of them, as an object (你的角色, 所有角色, 所選的角色, 一張角色卡從你的棄置區); .one any one
###                    (你的一個角色), .each (你的每個角色), .plain without a number, .subject before a verb;
###                    .kind with what tells it apart but without whose it is; .foe with 對手 before it; .counted of a count
### Features of cards: .many yes or no; .whose yours, theirs, opposing; .zone play, hand, …; .self yes for this card;
###                    .dest you, they or other: whose hand, deck or inkwell they go to
### Forms of changes:  the value follows the subject (得 +2 力量); keywords are folded (善戰 +2 與抵抗 +2)

ability =
    .line = { story-name } { SPACED($self) }。

## Cards of a kind. Traits have slots: whose, other, there, state, mid, class, zone

noun = { $self-all }
    .whose = { $traits-at-whose-key }
    .other = { $traits-at-other }
    .more = { $traits-at-other-count ->
        [0] no
       *[other] yes
    }
    .zone = { $traits-at-zone-count ->
        [0] play
       *[other] { $traits-at-zone-key }
    }
    .there = { $traits-at-there }
    .here = { $traits-at-there-count ->
        [0] no
       *[other] yes
    }
    .spot = { $traits-at-there-spot }
    .state = { $traits-at-state }
    .close = { $traits-at-class-count ->
        [0] { $traits-at-mid-count ->
            [0] { $traits-at-state-short }
           *[other] { $traits-at-state }
        }
       *[other] { $traits-at-state-short }
    }
    .mid = { $traits-at-mid }
    .mine = { $traits-at-there-mine }
    .stated = { $traits-at-state-count ->
        [0] no
       *[other] yes
    }
    .middle = { $traits-at-mid-count ->
        [0] no
       *[other] yes
    }
    .told = { $traits-at-state-count ->
        [0] { $self-middle }
       *[other] yes
    }
    .class = { $traits-at-class }
    .many = yes
    .self = no
    .chosen = no
    .by = nobody
    .after = no
    .around = { $self-there }/{ $self-whose }/{ $self-other }/{ $self-state }/{ $self-mid }
    .whole = { $self-zone ->
        [play] { $self-noun }
       *[elsewhere] { $self-printed }
    }
    .unit = { $self-zone ->
        [play] { $self-counter }
       *[elsewhere] 張
    }
    .tail = { $self-class }{ $self-whole }
    .kind = { $self-there }{ $self-state }{ $self-mid }{ $self-tail }
    .card = { $self-state }{ $self-mid }{ $self-class }{ $self-printed }
    .played = { $self-state }{ $self-mid }{ $self-class }{ $self-noun }
    .foe = { $self-there }{ $self-state }{ $self-mid }對手{ $self-tail }
    .foes = { $self-told ->
        [yes] { $self-foe }
       *[no] { $self-there }對手的{ $self-tail }
    }
    .plain = { $self-zone ->
        [play] { $self-whose ->
            [yours] { $self-here ->
                [yes] { $self-mine ->
                    [yes] { $self-other }{ $self-kind }
                   *[other] 你在{ $self-spot }的{ $self-other }{ $self-state }{ $self-mid }{ $self-tail }
                }
               *[no] { $self-more ->
                    [yes] 你的{ $self-other }{ $self-kind }
                   *[no] { $self-stated ->
                        [no] { $self-middle ->
                            [yes] 你{ $self-kind }
                           *[no] 你的{ $self-kind }
                        }
                       *[other] 你的{ $self-kind }
                    }
                }
            }
            [theirs] { their }{ $self-other }{ $self-kind }
            [opposing] { $self-stated ->
                [no] 對手{ $self-middle ->
                    [yes] {""}
                   *[no] 的
                }{ $self-other }{ $self-mid }{ $self-tail }
               *[other] { $self-foe }
            }
           *[any] { $self-other }{ $self-kind }
        }
       *[elsewhere] { $self-inside }{ $self-kind }
    }
    .inside = { $self-zone ->
        [hand] { $self-place }的
       *[other] { $self-place }中的
    }
    .all = { $self-zone ->
        [play] { $self-whose ->
            [yours] { $self-more ->
                [yes] { $self-plain }
               *[no] { $self-middle ->
                    [yes] { $self-here ->
                        [yes] { $self-plain }
                       *[no] 你所有{ $self-kind }
                    }
                   *[no] { $traits-count ->
                        [1] 你的所有{ $self-kind }
                       *[other] { $self-plain }
                    }
                }
            }
            [theirs] { $self-plain }
            [opposing] 所有{ $self-other }{ $self-foes }
           *[any] 所有{ $self-other }{ $self-kind }
        }
       *[elsewhere] { $self-inside }所有{ $self-kind }
    }
    .subject = { $self-zone ->
        [play] { $self-whose ->
            [opposing] { $self-plain }均
           *[other] { $self-plain }
        }
       *[elsewhere] { $self-all }
    }
    .mass = { $self-whose ->
        [yours] { $self-subject }
        [theirs] { $self-subject }
        [opposing] { $self-all }
       *[any] { $self-all }
    }
    .subjectso = { $self-whose ->
        [opposing] { $self-plain }均
       *[other] { $self-subject }便
    }
    .lastly = { $self-all }
    .each = { $self-whose ->
        [yours] 你的每個{ $self-other }{ $self-kind }
        [theirs] 其每個{ $self-other }{ $self-kind }
        [opposing] 每個{ $self-other }{ $self-foe }
       *[any] 每個{ $self-other }{ $self-kind }
    }
    .one = { $self-zone ->
        [play] { $self-whose ->
            [yours] { $self-here ->
                [yes] 一{ $self-counter }{ $self-other }{ $self-kind }
               *[no] 你的一{ $self-counter }{ $self-other }{ $self-kind }
            }
            [theirs] 其一{ $self-counter }{ $self-other }{ $self-kind }
            [opposing] { $self-more ->
                [yes] 另
               *[no] {""}
            }一{ $self-counter }{ $self-foes }
           *[any] { $self-more ->
                [yes] 另
               *[no] {""}
            }一{ $self-counter }{ $self-kind }
        }
       *[elsewhere] 一張{ $self-kind }{ $self-from }
    }
    .another = { $self-more ->
        [yes] 另一{ $self-counter }
       *[no] {""}
    }
    .pick = 所選的{ $self-pickrest }
    .pickrest = { $self-whose ->
        [yours] 你{ $self-here ->
            [yes] 在{ $self-spot }的{ $self-another }
           *[no] 的{ $self-another }
        }{ $self-mid }{ $self-close }{ $self-tail }
        [theirs] 其{ $self-another }{ $self-kind }
        [opposing] { $self-another }{ $self-foe }
       *[any] { $self-another }{ $self-there }{ $self-mid }{ $self-close }{ $self-tail }
    }
    .picks = 所選的{ $self-whose ->
        [yours] 你{ $self-here ->
            [yes] 在{ $self-spot }的{ $self-other }
           *[no] 的{ $self-other }
        }{ $self-mid }{ $self-close }{ $self-tail }
        [theirs] 其{ $self-other }{ $self-kind }
        [opposing] { $self-other }{ $self-foe }
       *[any] { $self-other }{ $self-there }{ $self-mid }{ $self-close }{ $self-tail }
    }
    .place = { $self-whose ->
        [yours] 你
        [theirs] { their }
        [opposing] 對手
       *[any] 任一
    }{ $self-zone ->
        [hand] 手上
        [deck] 卡組
        [inkwell] 奇墨池
        [under] 卡下
       *[discard] 棄置區
    }
    .from = 從{ $self-zone ->
        [hand] { $self-place }
       *[other] { $self-whose ->
            [yours] 你的
            [theirs] { their }
            [opposing] 對手的
           *[any] 任一
        }{ $self-zone ->
            [deck] 卡組中
            [inkwell] 奇墨池中
            [under] 卡下
           *[discard] 棄置區
        }
    }
    .dest = { $self-whose ->
        [yours] you
        [theirs] they
       *[any] other
    }
    .where = { $self-zone ->
        [play] { $self-here ->
            [yes] 在{ $self-spot }
           *[no] 在場上
        }
       *[hand] 手上
        [deck] 的卡組中
        [inkwell] 的奇墨池中
        [under] 的卡下
        [discard] 的棄置區中
    }
    .holder = { $self-whose ->
        [yours] 你
        [theirs] { their-name }
        [opposing] 任一對手
       *[any] { $self-zone ->
            [play] {""}
           *[elsewhere] 任一玩家
        }
    }
    .heldas = { $self-holder }{ $self-where }的{ $self-things }
    .thing = { $self-state }{ $self-mid }{ $self-tail }
    .hold = { $self-more ->
        [yes] 另一{ $self-unit }
       *[no] {""}
    }{ $self-thing }
    .things = { $self-other }{ $self-thing }
    .counted = { $self-whose ->
        [yours] 你
        [theirs] { their-name }
        [opposing] 所有對手
       *[any] { $self-zone ->
            [play] {""}
           *[elsewhere] 所有玩家
        }
    }{ $self-where }{ $self-zone ->
        [play] {""}
       *[elsewhere] 的
    }{ $self-things }
    .per = { $self-whose ->
        [yours] 你
        [theirs] { their-name }
        [opposing] 所有對手
       *[any] { $self-zone ->
            [play] {""}
           *[elsewhere] 所有玩家
        }
    }{ $self-where }每有一{ $self-unit }{ $self-things }
    .name = { $self-noun }
    .key = { $self-noun }
    .playone = { $self-more ->
        [yes] 另
       *[no] {""}
    }一{ $self-counter }{ $self-played }
    .playsome = { $self-other }{ $self-played }
    .classnoun = { $self-class }{ $self-noun }
    .acts = { $self-here ->
        [yes] { $self-whose ->
            [yours] 你的
            [opposing] 對手的
           *[any] {""}
        }一{ $self-counter }{ $self-other }{ $self-state }{ $self-mid }{ $self-tail }在{ $self-spot }
       *[no] { $self-one }
    }
    .owned = { $self-whose ->
        [yours] 你的{ $self-kind }
        [opposing] { $self-foe }
       *[any] { $self-kind }
    }
    .asnoun = { $self-state }{ $self-mid }{ $self-class }{ $self-noun }
    .playfrom = { $self-zone ->
        [play] {""}
        [hand] {""}
       *[elsewhere] { $self-from }
    }
    .again = no
    .same = 同一處{ $self-thing }
    .goal = { $self-thing }
    .rest = no
    .papers = { $self-all }
    .group = { $self-all }
    .ofwhom = { $self-whose ->
        [yours] you
       *[other] { $traits-at-there-mine ->
            [yes] you
           *[other] other
        }
    }
    .rival = { $traits-count ->
        [0] { $self-being ->
            [person] 另{ $self-one }
           *[other] { $self-one }
        }
       *[other] { $self-one }
    }
    .predicate = 是{ $self-card }
    .predicatenot = 不是{ $self-card }
    .board = 是{ $self-state }{ $self-mid }{ $self-class }{ $self-noun }
    .boardnot = 不是{ $self-state }{ $self-mid }{ $self-class }{ $self-noun }
    .shown = { $self-all }
    .thrown = { $self-all }
    .his = { $self-plain }的
    .worth = { $self-plain }之
    .target = { $self-kind }
    .pronoun = 他

their = { $last-them ->
    [that] 該玩家的
   *[self] 其
}
their-name = { $last-they ->
    [none] { $last-them ->
        [self] 其
       *[that] 該玩家
    }
   *[other] { $last-they }
}

word-card =
    .like = noun
    .noun = 卡
    .printed = 卡
    .counter = 張
    .being = card
    .inhand = { $traits-count ->
        [2] { $self-zone ->
            [hand] yes
           *[other] no
        }
       *[other] no
    }
    .shown = { $self-inhand ->
        [yes] { $self-whose ->
            [yours] 你的手卡
           *[other] { their }手卡
        }
       *[no] { $self-all }
    }
    .thrown = { $self-all }
    .all = { $self-inhand ->
        [yes] { $self-whose ->
            [yours] 你的所有手卡
           *[other] { their }所有手卡
        }
       *[no] { noun.all }
    }
    .traitwise = { $traits-at-class-count ->
        [0] { $traits-at-zone-count ->
            [0] yes
           *[other] no
        }
       *[other] no
    }
    .asnoun = { $self-state }{ $self-mid }{ $self-class }{ $last-it ->
        [none] 卡
        [card] 卡
        [cards] 卡
       *[other] { $last-it }
    }
    .predicate = { $self-traitwise ->
        [yes] { $traits-is }
       *[no] { noun.predicate }
    }
    .predicatenot = { $self-traitwise ->
        [yes] { $traits-isnot }
       *[no] { noun.predicatenot }
    }
    .board = { $self-predicate }
    .boardnot = { $self-predicatenot }
word-character =
    .like = noun
    .noun = 角色
    .printed = 角色卡
    .counter = 個
    .being = person
word-item =
    .like = noun
    .noun = 物品
    .printed = 物品卡
    .counter = 個
    .being = thing
    .pronoun = 它
word-location =
    .like = noun
    .noun = 地點
    .printed = 地點卡
    .counter = 個
    .being = thing
    .pronoun = 它
    .target = { $traits-at-other-count ->
        [0] 一處{ $self-thing }
       *[other] 另一處{ $self-thing }
    }
word-action =
    .like = noun
    .noun = 行動
    .printed = 行動卡
    .counter = 個
    .being = card
    .pronoun = 它
word-song =
    .like = noun
    .noun = 歌曲
    .printed = 歌曲卡
    .counter = 個
    .being = card
    .pronoun = 它

word-either_of =
    .like = noun
    .join = { $before }、{ $next }
    .last = { $before }{ $form ->
        [plain] 和
        [all] 和
        [subject] 和
       *[other] 或
    }{ $next }
    .whose = { $nouns-whose-kinds ->
        [1] { $nouns-first-whose }
       *[other] mixed
    }
    .zone = { $nouns-first-zone }
    .other = { $nouns-first-other }
    .more = { $nouns-first-more }
    .there = { $nouns-first-there }
    .here = { $nouns-first-here }
    .spot = { $nouns-first-spot }
    .state = { $nouns-first-state }
    .close = { $nouns-first-state }
    .mid = { $nouns-first-mid }
    .middle = { $nouns-first-middle }
    .mine = { $nouns-first-mine }
    .stated = { $nouns-first-stated }
    .told = { $nouns-first-told }
    .class = {""}
    .noun = { $nouns-noun-kinds ->
        [1] { $nouns-first-noun }
       *[other] { $nouns-noun }
    }
    .printed = { $nouns-classnoun }卡
    .counter = 個
    .being = thing
    .name = 卡
    .key = { $nouns-noun-kinds ->
        [1] { $nouns-first-noun }
       *[other] 卡
    }
    .pronoun = { $nouns-first-pronoun }
    .tail = { $nouns-tail }
    .kind = { $nouns-around-kinds ->
        [1] { noun.kind }
       *[other] { $nouns-kind }
    }
    .card = { $nouns-around-kinds ->
        [1] { $nouns-first-state }{ $nouns-first-mid }{ $nouns-classnoun }卡
       *[other] { $nouns-card }
    }
    .played = { $nouns-around-kinds ->
        [1] { $nouns-noun-kinds ->
            [1] { $nouns-first-played }
           *[other] { $nouns-first-state }{ $nouns-first-mid }{ $nouns-classnoun }
        }
       *[other] { $nouns-played }
    }
    .foe = { $nouns-around-kinds ->
        [1] { noun.foe }
       *[other] { $nouns-foe }
    }
    .playone = { $nouns-around-kinds ->
        [1] { $nouns-noun-kinds ->
            [1] { $nouns-first-playone }
           *[other] { $nouns-first-more ->
                [yes] 另
               *[no] {""}
            }一個{ $self-played }
        }
       *[other] { $nouns-playone }
    }
    .acts = { $self-here ->
        [yes] { $nouns-acts }
       *[no] { $self-one }
    }
    .playsome = { $nouns-playsome }
    .thing = { $nouns-around-kinds ->
        [1] { noun.thing }
       *[other] { $nouns-thing }
    }
    .plain = { $nouns-plain }
    .all = { $nouns-all }
    .pick = { $nouns-around-kinds ->
        [1] { noun.pick }
       *[other] 所選的{ $nouns-pickrest }
    }
    .one = { $nouns-around-kinds ->
        [1] { noun.one }
       *[other] { $nouns-one }
    }
    .place = { $nouns-zone-kinds ->
        [1] { $nouns-first-place }
       *[other] { $nouns-place }
    }
    .from = { $nouns-zone-kinds ->
        [1] { $nouns-first-from }
       *[other] 從{ $nouns-place }
    }
    .playfrom = { $nouns-zone-kinds ->
        [1] { noun.playfrom }
       *[other] { $self-from }
    }

## Traits

trait =
    .is = 是{ $self }
    .isnot = 不是{ $self }
    .short = { $self }
    .not = 非{ $self }
trait-state =
    .like = trait
    .slot = state
trait-mid =
    .like = trait
    .slot = mid
trait-whose =
    .like = trait
    .slot = whose
trait-class =
    .like = trait
    .slot = class
trait-there =
    .like = trait
    .slot = there
trait-zone =
    .like = trait
    .slot = zone

word-yours = 你的
    .like = trait-whose
    .key = yours
word-opposing = 對手的
    .like = trait-whose
    .key = opposing
word-theirs = 其
    .like = trait-whose
    .key = theirs
word-other = 其他
    .slot = other
word-another = 其他
    .slot = other
word-apart_from = 其他
    .slot = other
word-damaged = 受傷的
    .like = trait-state
    .short = 受傷
    .is = 上有傷害
    .isnot = 上沒有傷害
    .not = 未受傷的
word-undamaged = 未受傷的
    .like = trait-state
    .short = 未受傷
    .is = 上沒有傷害
    .isnot = 上有傷害
    .not = 受傷的
word-exerted = 力竭狀態的
    .like = trait-state
    .is = 為力竭狀態
    .isnot = 不為力竭狀態
    .not = 就緒狀態的
word-ready = 就緒狀態的
    .like = trait-state
    .is = 為就緒狀態
    .isnot = 不為就緒狀態
    .not = 力竭狀態的
word-of = { TERM($kind-raw, table: "classifications") }
    .like = trait-class
word-of_ink = { TERM($ink-raw, table: "inks") }
    .like = trait-class
word-is_character = 角色
    .like = trait-class
word-is_item = 物品
    .like = trait-class
word-is_location = 地點
    .like = trait-class
word-is_action = 行動
    .like = trait-class
word-is_song = 歌曲
    .like = trait-class
word-named = 名稱為{ $name }的
    .like = trait-mid
    .namely = yes
    .bare = { $name }
    .is = 名稱為{ $name }
    .isnot = 名稱不為{ $name }
    .not = 名稱不為{ $name }的
word-with = 具{ $keyword-word }的
    .like = trait-mid
    .is = 具{ $keyword-word }
    .isnot = 不具{ $keyword-word }
    .not = 不具{ $keyword-word }的
word-without = 不具{ $keyword-word }的
    .like = trait-mid
    .is = 不具{ $keyword-word }
    .isnot = 具{ $keyword-word }
    .not = 具{ $keyword-word }的
trait-number =
    .like = trait
    .slot = mid
    .is = 的{ $self-bare }
    .isnot = 的{ $self-bare }不成立
    .not = 非{ $self-bare }的
word-with_cost = 費用{ $within } 的
    .like = trait-number
    .bare = 費用{ $within }
word-with_strength = 力量{ $within } 的
    .like = trait-number
    .bare = 力量{ $within }
word-with_willpower = 意志力{ $within } 的
    .like = trait-number
    .bare = 意志力{ $within }
word-with_lore = 奇談值{ $within } 的
    .like = trait-number
    .bare = 奇談值{ $within }
word-in_total = 合計{ $trait-bare } 的
    .like = trait-number
    .bare = 合計{ $trait-bare }
word-at_location = { $which ->
    [none] 地點內的
   *[other] 在{ $self-spot }的
}
    .like = trait-there
    .spot = { $which ->
        [none] 地點內
       *[other] { $which-self ->
            [yes] 此處
           *[no] { $which-lastly }
        }
    }
    .mine = { $which-self }
    .is = 在{ $self-spot }
    .isnot = 不在{ $self-spot }
    .sets-this = { $which-self ->
        [yes] no
       *[other] {""}
    }
word-challenging = 正在挑戰的
    .like = trait-state
    .is = 正在挑戰
    .isnot = 沒有正在挑戰
word-being_challenged = 受到挑戰的
    .like = trait-state
    .is = 正受到挑戰
    .isnot = 沒有受到挑戰
    .duel = yes
word-with_cards_under = 其下的卡數量{ $within } 的
    .like = trait-mid
    .is = 下的卡數量{ $within }
word-with_card_under = 其下有卡的
    .like = trait-mid
    .is = 下有卡
    .isnot = 下沒有卡
word-any_of = { $traits-first-namely ->
    [yes] 名稱為{ $traits-bare }的
   *[no] { $traits }
}
    .like = trait
    .slot = { $traits-first-slot }
    .key = { $traits-first-key }
    .join = { $before }、{ $next }
    .last = { $before }{ $last-listing ->
        [all] 和
       *[other] 或
    }{ $next }
word-non = { $trait-not }
    .like = trait
    .slot = { $trait-slot }
    .not = { $trait }
word-in_deck = 卡組中的
    .like = trait-zone
    .key = deck
word-in_hand = 手上的
    .like = trait-zone
    .key = hand
word-in_inkwell = 奇墨池中的
    .like = trait-zone
    .key = inkwell
word-in_discard = 棄置區中的
    .like = trait-zone
    .key = discard
word-under = 卡下的
    .like = trait-zone
    .key = under

## The very one

one-card = { $self }
    .many = no
    .self = no
    .chosen = no
    .by = nobody
    .after = no
    .zone = play
    .whose = any
    .subject = { $self }
    .mass = { $self-subject }
    .subjectso = { $self-subject }便
    .lastly = { $self }
    .each = { $self }
    .one = { $self }
    .plain = { $self }
    .kind = { $self }
    .counted = { $self }
    .per = 每有一張{ $self }
    .shown = { $self }
    .thrown = { $self }
    .his = { $self }的
    .worth = { $self }之
    .target = { $self }
    .rival = { $self }
    .dest = other
    .ofwhom = other
    .unit = 張
    .being = person
    .name = 角色
    .key = { $self-name }
    .moved = return
    .pronoun = 他
    .playone = { $self }
    .playsome = { $self }
    .acts = { $self-subject }
    .owned = { $self }
    .papers = { $self }
    .group = { $self }
    .playfrom = {""}
    .heldas = { $self }
    .things = { $self }
    .holder = {""}
    .again = no
    .same = { $self-target }
    .goal = { $self-target }
    .rest = no

this-card = { $this ->
    [character] 這個角色
    [item] 這個物品
    [location] 這個地點
    [action] 這個行動
    [song] 這首歌曲
   *[card] 這張卡
}
word-this = { $zone ->
    [none] { $last-this ->
        [given] 這個角色
        [his] 這個角色
       *[other] { this-card }
    }
   *[elsewhere] 這張卡
}
    .like = one-card
    .self = yes
    .subject = { $last-this ->
        [yes] { $self-pronoun }
        [his] 他
       *[other] { $self }
    }
    .dest = you
    .ofwhom = you
    .whose = yours
    .sets-this = { $zone ->
        [none] { $last-this ->
            [given] his
            [his] his
           *[other] yes
        }
       *[elsewhere] {""}
    }
    .papers = 這張卡
    .place = 你的{ $zone-key ->
        [discard] 棄置區
        [hand] 手卡
        [deck] 卡組
       *[other] 奇墨池
    }
    .target = { $this ->
        [location] 此處
       *[other] { $self }
    }
    .name = { $this ->
        [character] 角色
        [item] 物品
        [location] 地點
        [action] 行動
       *[card] 卡
    }
    .pronoun = { $this ->
        [character] 他
       *[other] 它
    }
word-that = { $zone ->
    [none] { $last-that ->
        [none] { $last-it ->
            [none] 那張卡
            [card] 那張卡
            [cards] 那些角色
            [papers] 那些卡
           *[other] 該{ $last-it }
        }
        [challenger] 發起挑戰的角色
       *[other] 該{ $last-that }
    }
   *[elsewhere] 那張卡
}
    .like = one-card
    .name = { $last-that ->
        [none] 卡
        [challenger] 角色
       *[other] { $last-that }
    }
    .dest = { $last-owner ->
        [none] other
       *[other] { $last-owner }
    }
word-that_song = 那個歌曲
    .like = one-card
    .again = yes
    .from = { $zone ->
        [none] {""}
       *[elsewhere] 從你的{ $zone-key ->
            [discard] 棄置區中
            [hand] 手上
           *[other] 卡組中
        }
    }
    .name = 歌曲
    .playfrom = { $self-from }
    .dest = you
word-that_location = 該地點
    .like = one-card
    .target = 該處
word-it = { $last-picked ->
    [yes] { $last-itsname }
   *[other] { $self-he }
}
    .he = { $last-it ->
        [healed] 每個以此法移去過傷害的角色
        [harmed] 每個以此法受到傷害的角色
        [none] 他們
        [cards] 他們
        [papers] 它們
        [card] 它
       *[thing] { $last-itspronoun ->
            [none] 他
           *[other] { $last-itspronoun }
        }
    }
    .like = one-card
    .many = { $last-it ->
        [healed] yes
        [harmed] yes
        [none] yes
        [cards] yes
        [papers] yes
       *[thing] no
    }
    .after = yes
    .key = { $last-it ->
        [none] cards
       *[other] { $last-it }
    }
    .pronoun = { $self-he }
    .each = { $self-many ->
        [yes] { $self-he }
       *[no] 其
    }
    .moved = { $last-it ->
        [card] put
       *[thing] return
    }
    .name = { $last-it ->
        [none] 角色
        [card] 卡
        [cards] 角色
        [papers] 卡
       *[other] { $last-it }
    }
    .paper = { $last-it ->
        [card] yes
        [papers] yes
       *[other] no
    }
    .dest = { $last-itsdest ->
        [none] other
       *[other] { $last-itsdest }
    }
    .his = 其
    .per = { $last-it ->
        [healed] 每有一個以此法移去過傷害的角色
        [harmed] 每有一個以此法受到傷害的角色
       *[other] 他們每有一個
    }
    .worth = 其
    .back = { $last-lifted ->
        [yes] yes
       *[none] no
    }
    .rest = yes
    .group = { $last-it ->
        [card] 它
        [papers] 它們
       *[other] 他們
    }
word-picked = { $last-it ->
    [card] 所選的卡
   *[other] 該角色
}
    .like = one-card
    .subject = 他
    .his = 前者的
    .worth = 其
word-shown = 展示的卡
    .like = one-card
word-together = { $parts-lastly }
    .like = one-card
    .many = yes
    .join = { $before }、{ $next }
    .last = { $before }與{ $next }
word-were_under = 原本在{ $top }下的卡
    .like = one-card
    .many = yes
    .per = 每有一張原本在{ $top }下的卡
word-singers = 那些角色
    .like = one-card
    .many = yes
word-rival = { $last-rival ->
    [none] 挑戰中的另一個角色
   *[other] { $last-rival }
}
    .like = one-card
    .duel = yes
word-the_other = { $last-rival ->
    [none] 挑戰中的另一個角色
   *[other] { $last-rival }
}
    .like = one-card
word-wherever = { $card-self ->
    [yes] 此卡
   *[other] 那張卡
}
    .like = one-card
word-among = { $of-group }中的{ $what-kind }
    .like = one-card
    .playone = { $of-group }中的一個{ $what-played }
    .many = yes
    .counted = 其中的{ $what-kind }
    .per = { $of-group }中每有一{ $what-unit }{ $what-kind }
word-cards_under = { $top ->
    [none] 卡下的卡
   *[other] { $top }下的所有卡
}
    .like = one-card
    .many = yes
    .counted = { $top }下的卡
    .group = { $top }下的卡
    .per = { $top }下每有一張卡
word-location_of = { $who-self ->
    [yes] 該處
   *[no] 該地點
}
    .like = one-card
word-bottom = { $whose-deck }底的{ $count ->
    [1] 那張卡
   *[other] {""} { $count-n } 張卡
}
    .like = one-card
    .many = { $count ->
        [1] no
       *[other] yes
    }
    .moved = put
    .dest = { $whose-dest }
    .sets-it = { $count ->
        [1] card
       *[other] papers
    }
word-top = { $whose-deck }頂的{ $count ->
    [1] 那張卡
   *[other] {""} { $count-n } 張卡
}
    .like = one-card
    .many = { $count ->
        [1] no
       *[other] yes
    }
    .moved = put
    .dest = { $whose-dest }
    .sets-it = { $count ->
        [1] card
       *[other] papers
    }

## Chosen ones

choice = { $what-zone ->
    [play] { $self-group }
   *[elsewhere] { $self-fetched }
}
    .chosen = yes
    .after = no
    .self = no
    .many = { $count ->
        [none] no
        [1] no
       *[other] yes
    }
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
    .unit = { $what-unit }
    .being = { $what-being }
    .name = { $what-name }
    .key = { $what-key }
    .pronoun = { $what-pronoun }
    .subject = { $self }
    .mass = { $self }
    .subjectso = { $self }便
    .lastly = { $self }
    .papers = { $self }
    .acts = { $self }
    .each = { $self }
    .one = { $self }
    .plain = { $self }
    .kind = { $what-kind }
    .his = { $self }的
    .worth = { $self }之
    .shown = { $self }
    .thrown = { $self }
    .target = { $what-target }
    .same = { $what-same }
    .goal = { $what-goal }
    .rest = no
    .again = no
    .rival = { $self }
    .dest = { $what-dest }
    .ofwhom = { $what-dest }
    .sets-it = { $self-many ->
        [no] { $what-zone ->
            [play] { $what-name }
           *[elsewhere] card
        }
       *[yes] { $what-zone ->
            [play] cards
           *[elsewhere] papers
        }
    }
    .source = { $what-from }
    .sets-itsdest = { $what-dest }
    .sets-itspronoun = { $by ->
        [none] { $what-pronoun }
       *[other] 該{ $what-name }
    }
    .sets-itsname = { $self }
word-chosen =
    .like = choice
    .digits = { $count ->
        [none] 一
       *[other] {""} { $count-n } {""}
    }
    .group = { $self-many ->
        [no] { $by ->
            [none] { $what-pick }
           *[other] { $what-one }
        }
       *[yes] { $count-fixed ->
            [no] { $count-equal }數量的{ $what-picks }
           *[yes] { $what-more ->
                [yes] 另
               *[no] {""}
            } { $count-n } { $what-unit }{ $by ->
                [none] { $what-more ->
                    [yes] 所選的{ $what-owned }
                   *[no] { $what-picks }
                }
               *[other] { $what-plain }
            }
        }
    }
    .fetched = { $self-many ->
        [no] { $what-more ->
            [yes] 另
           *[no] {""}
        }一張{ $what-kind }{ $what-from }
       *[yes] { $count-fixed ->
            [no] 若干張{ $what-kind }{ $what-from }
           *[yes] {""} { $count-n } 張{ $what-kind }{ $what-from }
        }
    }
    .discarded = { $self-many ->
        [no] 一張{ $what-kind }
       *[yes] { $count-fixed ->
            [no] { $count-until ->
                [none] {""} 等量的{ $what-kind }
               *[other] 卡直到手卡為 { $count-until } 張
            }
           *[yes] {""} { $count-n } 張{ $what-kind }
        }
    }
    .free = { $self-many ->
        [no] 一張由你選擇的{ $what-kind }
       *[yes] {""} { $count-n } 張由你選擇的{ $what-kind }
    }
word-up_to =
    .like = choice
    .many = { $count ->
        [1] no
       *[other] yes
    }
    .group = 至多 { $count-n } { $what-unit }{ $what-picks }
    .fetched = 至多 { $count-n } 張{ $what-kind }{ $what-from }
    .discarded = 至多 { $count-n } 張{ $what-kind }
    .free = 至多 { $count-n } 張由你選擇的{ $what-kind }
word-up_to_different =
    .like = choice
    .many = yes
    .group = 至多 { $count-n } { $what-unit }名稱各不相同的{ $what-picks }
    .fetched = 至多 { $count-n } 張名稱各不相同的{ $what-kind }{ $what-from }
    .discarded = 至多 { $count-n } 張名稱各不相同的{ $what-kind }
word-chosen_different =
    .like = choice
    .many = yes
    .group = {""} { $count-n } { $what-unit }名稱各不相同的{ $what-picks }
    .fetched = {""} { $count-n } 張名稱各不相同的{ $what-kind }{ $what-from }
    .discarded = {""} { $count-n } 張名稱各不相同的{ $what-kind }
word-any_number =
    .like = choice
    .many = yes
    .group = 任意數量{ $what-unit }{ $what-picks }
    .fetched = 任意數量張{ $what-kind }{ $what-from }
    .discarded = 任意數量張{ $what-kind }
    .free = 任意數量張由你選擇的{ $what-kind }

## Players

word-you = 你
    .doer = you
    .apart = no
    .subject = { $last-them ->
        [self] 你
       *[other] { $last-doer ->
            [others] 你
            [owner] 你
           *[you] {""}
        }
    }
    .then = 你
    .whose = 你的
    .turn = 你的
    .when = 你
    .deck = 你卡組
    .hand = 你手上
    .hands = 你
    .dest = you
    .each = {""}
    .any = 你
    .holder = 你
    .pick = 你
    .base = 你
word-opponents = 每位對手
    .apart = yes
    .doer = others
    .subject = 每位對手各
    .then = 每位對手各
    .whose = 對手的
    .turn = 每位對手的
    .when = 對手
    .deck = 每位對手卡組
    .hand = 所有對手手上
    .hands = 所有對手
    .dest = other
    .each = 各
    .any = 任一對手
    .holder = 每位對手
    .pick = 所選的對手
    .choose = 一位對手
    .base = 對手
word-everyone = 每位玩家
    .apart = yes
    .doer = others
    .subject = 每位玩家各
    .then = 每位玩家各
    .whose = 每位玩家的
    .turn = 每位玩家的
    .when = 任一玩家
    .deck = 每位玩家卡組
    .hand = 所有玩家手上
    .hands = 所有玩家
    .dest = other
    .each = 各
    .any = 任一玩家
    .holder = 每位玩家
    .pick = 所選的玩家
    .choose = 一位玩家
    .base = 玩家
    .all = yes
word-they = { $last-they ->
    [none] 該玩家
   *[other] { $last-they }
}
    .apart = no
    .doer = others
    .subject = { $last-them ->
        [self] { $last-doer ->
            [others] 該玩家
            [owner] 該玩家
           *[other] {""}
        }
       *[that] 該玩家
    }
    .then = 該玩家
    .whose = { $last-they ->
        [none] { their }
       *[other] { $last-they }的
    }
    .turn = { $self-whose }
    .when = { their-name }
    .deck = { $last-them ->
        [that] 該玩家卡組
       *[self] 其卡組
    }
    .hand = { their-name }手上
    .hands = { their-name }
    .dest = they
    .each = {""}
    .any = { their-name }
    .holder = { their-name }
    .pick = 該玩家
    .base = 該玩家
one-player =
    .apart = yes
    .doer = others
    .subject = { $self }
    .then = { $self }
    .whose = { $self }的
    .turn = { $self }的
    .when = { $self }
    .deck = { $self }的卡組
    .hand = { $self }手上
    .hands = { $self }
    .dest = other
    .each = {""}
    .any = { $self }
    .holder = { $self }
    .pick = { $self }
    .base = { $self }
word-player_of = 其玩家
    .like = one-player
    .doer = owner
word-challenging_player = 發起挑戰的玩家
    .like = one-player
word-those_players = 那些玩家
    .like = one-player
    .subject = 那些玩家各
    .each = 各
word-players_who = 每位{ $condition-who }的{ $among-base }
    .like = one-player
    .opens-they = {""}
    .opens-them = self
    .sets-them = none
    .subject = { $self }各
    .then = { $self }各
    .each = 各
    .when = 任一{ $condition-who }的{ $among-base }
    .any = { $condition-who }的{ $among-base }
    .base = { $condition-who }的{ $among-base }
word-with_most = { $of-owns }最多的一位或數位{ $among-base }
    .like = one-player
    .subject = { $self }各

## Keywords

keyword =
    .line = { SPACED($self) }
    .slot = keyword
    .word = { $self }
    .bare = { $self }
    .bars = no
    .counting = no
    .count = {""}
    .gain = 獲得{ $self }

word-bodyguard = 護衛
    .like = keyword
word-challenger = 善戰 { $number-fixed ->
    [yes] { SIGNED($number) }
   *[no] { SIGNED($number-factor) }
}
    .like = keyword
    .line = { $number-fixed ->
        [yes] { SPACED($self) }
       *[no] { SPACED($number-counted) }這個角色便獲得{ SPACED($self) }
    }
    .word = 善戰
    .count = { $number-counted }
    .counting = { $number-percount }
word-evasive = 靈活
    .like = keyword
word-reckless = 魯莽
    .like = keyword
word-resist = 抵抗 { $number-fixed ->
    [yes] { SIGNED($number) }
   *[no] { SIGNED($number-factor) }
}
    .like = keyword
    .line = { $number-fixed ->
        [yes] { SPACED($self) }
       *[no] { SPACED($number-counted) }這個角色便獲得{ SPACED($self) }
    }
    .word = 抵抗
    .count = { $number-counted }
    .counting = { $number-percount }
word-rush = 速擊
    .like = keyword
text-- = 萬能
word-shift = { $onto ->
    [none] {""}
   *[other] { SAME($onto, "*") ->
        [yes] 萬能
       *[no] { TERM($onto, table: "classifications") }
    }
}轉形{ $cost-fixed ->
    [yes] {" "}{ $cost-n }
    [no] {" "}{ $cost }
   *[effect] ：{ $cost }
}
    .like = keyword
    .word = 轉形
word-singer = 歌手 { $cost-n }
    .like = keyword
    .word = 歌手
word-sing_together = 合唱 { $cost-n }
    .like = keyword
    .word = 合唱
word-support = 輔助
    .like = keyword
word-ward = 庇護
    .like = keyword
word-vanish = 消失
    .like = keyword
word-alert = 警覺
    .like = keyword
word-boost = 增幅 { $cost-n }
    .like = keyword
    .word = 增幅

## Quantities. .each is what begins a sentence (你在場上每有一個角色，), .counted the same or nothing for a number

word-number = { $number }
    .like = quantity
    .fixed = yes
    .n = { $number }
    .each = { $number } 次，
    .equal = { $number }
    .counted = {""}
word-count = { $of-counted }數量
    .like = quantity
    .each = { $of-per }，
    .counted = { $self-each }
    .percount = yes
    .equal = 等同於{ $of-counted }數量
    .held = { $of-heldas }
    .owns = { $of-things }
    .unit = { $of-unit }
    .isunit = yes
    .sort = { $of-things }
    .holder = { $of-holder }
word-times = { $of }的 { $factor-n } 倍
    .like = quantity
    .each = { $of-each }
    .counted = { $of-counted }
    .percount = { $of-percount }
    .equal = 等同於{ $self }
    .factor = { $factor }
    .base = { $of-base }
    .sign = { $factor ->
        [-1] minus
       *[other] plus
    }
word-this_way = 該數量
    .like = quantity
    .each = { $last-done ->
        [none] 每有一個，
       *[other] 每以此法{ $last-done }，
    }
    .counted = { $self-each }
    .percount = yes
    .evenly = yes
    .done = yes
    .equal = 等量
word-strength_of = { $of-his }力量
    .like = quantity
    .base = { $of-worth }力量
    .sort = strength
    .holder = { $of-lastly }
word-willpower_of = { $of-his }意志力
    .like = quantity
    .base = { $of-worth }意志力
    .sort = willpower
    .holder = { $of-lastly }
word-greatest_strength = { $of-plain }的最高力量
    .like = quantity
    .sort = strongest
    .holder = { $of-plain }
word-highest_strength = { $of-plain }的最高力量
    .like = quantity
word-highest_willpower = { $of-plain }的最高意志力
    .like = quantity
word-highest_lore = { $of-plain }的最高奇談值
    .like = quantity
word-highest_cost = { $of-plain }的最高費用
    .like = quantity
word-lowest_strength = { $of-plain }的最低力量
    .like = quantity
word-lowest_willpower = { $of-plain }的最低意志力
    .like = quantity
word-lowest_lore = { $of-plain }的最低奇談值
    .like = quantity
word-lowest_cost = { $of-plain }的最低費用
    .like = quantity
word-strength_had = { $of-his }離場前的力量
    .like = quantity
    .base = { $of-worth }離場前力量
    .equal = 等同於{ $of-worth }離場前的力量
word-willpower_had = { $of-his }離場前的意志力
    .like = quantity
    .base = { $of-worth }離場前意志力
    .equal = 等同於{ $of-worth }離場前的意志力
word-damage_had = { $on-his }離場前的傷害數量
    .like = quantity
    .base = { $on-worth }離場前傷害數量
    .equal = 等同於{ $on-worth }離場前的傷害數量
    .sort = damage
word-lore_had = { $of-his }離場前的奇談值
    .like = quantity
    .base = { $of-worth }離場前奇談值
    .equal = 等同於{ $of-worth }離場前的奇談值
word-lore_of = { $of-his }奇談值
    .like = quantity
    .base = { $of-worth }奇談值
    .equal = 等同於{ $of-worth }奇談值
word-cost_of = { $of-his }費用
    .like = quantity
    .equal = 等同於{ $of-worth }費用
word-damage_on = { $on-plain }上的傷害數量
    .like = quantity
    .each = { $on-plain }上每有 1 點傷害，
    .late = { $on-after }
    .percount = yes
    .counted = { $self-each }
    .equal = 等同於{ $on-plain }上的傷害數量
    .sort = damage
    .holder = { $on-lastly }
word-cards_in_hand = { $whose-whose }手卡數量
    .like = quantity
    .each = { $whose-doer ->
        [you] 你手上每有一張卡，
       *[other] { $whose-hands }每有一張手卡，
    }
    .percount = yes
    .counted = { $self-each }
    .held = { $whose-holder }的手卡
    .owner = { $whose-holder }
    .owns = 手卡
    .unit = 張
    .isunit = yes
    .sort = hand
    .holder = { $whose-holder }
word-cards_in_inkwell = { $whose-whose }奇墨池中卡的數量
    .like = quantity
    .each = { $whose-hands }的奇墨池中每有一張卡，
    .percount = yes
    .counted = { $self-each }
    .held = { $whose-holder }奇墨池中的卡
    .owner = { $whose-holder }
    .owns = 奇墨池中的卡
    .unit = 張
    .isunit = yes
    .sort = inkwell
    .holder = { $whose-holder }
word-largest_hand = { $whose-base }中最多的手卡數量
    .like = quantity
    .held = { $whose-base }中最多的手卡
    .owns = 手卡
    .unit = 張
    .isunit = yes
    .sort = hand
    .holder = 手卡最多的{ $whose-base }
word-lore_gained = { $whose-holder }本回合獲得的奇談數量
    .like = quantity
    .each = { $whose-holder }本回合每獲得過 1 點奇談，
    .percount = yes
    .counted = { $self-each }
    .held = { $whose-holder }本回合獲得的奇談
    .owner = { $whose-holder }
    .owns = 本回合獲得的奇談
    .unit = 點
    .isunit = yes
    .sort = gained
word-lore_lost = { $whose-holder }本回合失去的奇談數量
    .like = quantity
    .each = { $whose-holder }本回合每失去過 1 點奇談，
    .percount = yes
    .counted = { $self-each }
    .held = { $whose-holder }本回合失去的奇談
    .owner = { $whose-holder }
    .owns = 本回合失去的奇談
    .unit = 點
    .isunit = yes
    .sort = lost
word-half = { $of }的一半（向下取整）
    .like = quantity
word-half_up = { $of }的一半（向上取整）
    .like = quantity
word-every = { $of }除以 { $number } 的數值（向下取整）
    .like = quantity
    .each = { $of }每達到 { $number }，
    .percount = yes
    .counted = { $self-each }
word-capped = { $of }（最多為 { $most }）
    .like = quantity
    .each = { $of-each }
    .percount = { $of-percount }
    .counted = { $of-counted }
word-lore_total = { $whose-whose }奇談
    .like = quantity
    .each = { $whose-hands }每有 1 點奇談，
    .percount = yes
    .counted = { $self-each }
    .held = { $whose-holder }的奇談
    .owner = { $whose-holder }
    .owns = 奇談
    .unit = 點
    .isunit = yes
    .sort = lore
    .holder = { $whose-holder }
word-times_happened = { $what-counted }
    .like = quantity
    .each = { $what-per }，
    .percount = yes
    .counted = { $self-each }
word-cards_that = { $what-counted }
    .like = quantity
    .each = { $what-per }，
    .percount = yes
    .counted = { $self-each }
word-different_costs = { $of-holder }{ $of-where }的{ $of-things }的不同費用數量
    .like = quantity
    .each = { $of-holder }{ $of-where }每有一{ $of-unit }費用不同的{ $of-things }，
    .percount = yes
    .counted = { $self-each }
    .held = { $of-holder }{ $of-where }費用不同的{ $of-things }
    .unit = { $of-unit }
    .isunit = yes
word-different_types = { $of-holder }{ $of-where }的{ $of-things }的不同卡種類數量
    .like = quantity
    .each = { $of-holder }{ $of-where }每有一{ $of-unit }卡種類不同的{ $of-things }，
    .percount = yes
    .counted = { $self-each }
    .held = { $of-holder }{ $of-where }卡種類不同的{ $of-things }
    .unit = { $of-unit }
    .isunit = yes
word-different_inks = { $of-holder }{ $of-where }的{ $of-things }的不同奇墨類別數量
    .like = quantity
    .each = { $of-holder }{ $of-where }的{ $of-things }中每有一種不同的奇墨類別，
    .percount = yes
    .counted = { $self-each }
    .held = { $of-holder }{ $of-where }奇墨類別不同的{ $of-things }
    .unit = { $of-unit }
    .isunit = yes
word-different_names = { $of-holder }{ $of-where }的{ $of-things }的不同名稱數量
    .like = quantity
    .each = { $of-holder }{ $of-where }每有一{ $of-unit }名稱不同的{ $of-things }，
    .percount = yes
    .counted = { $self-each }
    .held = { $of-holder }{ $of-where }名稱不同的{ $of-things }
    .unit = { $of-unit }
    .isunit = yes
word-most_of_a_name = { $of-holder }{ $of-where }名稱相同的{ $of-things }的最大數量
    .like = quantity
    .held = { $of-holder }{ $of-where }名稱相同的{ $of-things }
    .unit = { $of-unit }
    .isunit = yes
word-most_of_an_ink = { $of-holder }{ $of-where }奇墨類別相同的{ $of-things }的最大數量
    .like = quantity
    .held = { $of-holder }{ $of-where }奇墨類別相同的{ $of-things }
    .unit = { $of-unit }
    .isunit = yes

## Conditions

word-is = { $quantity-isunit ->
    [yes] { $quantity-sort ->
        [hand] { $within-none ->
            [yes] { $quantity-owner }沒有手卡
           *[no] { $quantity-held }{ $within-count } { $quantity-unit }
        }
       *[other] { $quantity-held }{ $within-count } { $quantity-unit }
    }
   *[no] { $quantity }{ $within }
}
    .like = condition
    .not = { $quantity-isunit ->
        [yes] { $quantity-held }並非{ $within-count } { $quantity-unit }
       *[no] { $quantity }並非{ $within }
    }
    .who = { $quantity-isunit ->
        [yes] { $quantity-owns }{ $within-count } { $quantity-unit }
       *[no] { $quantity }{ $within }
    }
word-at_least = 等於或大於 { $number }
    .none = no
    .n = { $number }
    .count = 等於或超過 { $number }
    .before = {" "}{ $number } {""}
    .after = 或更多
    .times = 至少 { $number }
word-at_most = 等於或小於 { $number }
    .none = no
    .n = { $number }
    .count = 等於或少於 { $number }
    .before = 至多 { $number } {""}
    .after = {""}
    .times = 至多 { $number }
word-exactly = 等於 { $number }
    .none = { $number ->
        [0] yes
       *[other] no
    }
    .n = { $number }
    .count = 為 { $number }
    .before = 恰好 { $number } {""}
    .after = {""}
    .times = 恰好 { $number }
word-more = { $one-sort ->
    [strongest] { $one-held }高於{ $than-held }
    [strength] { $one-held }比{ than-all }高
   *[other] { $one-held }比{ than-all }多
}
    .like = condition
    .not = { $one-sort ->
        [strongest] { $one-held }不高於{ $than-held }
        [strength] { $one-held }不比{ than-all }高
       *[other] { $one-held }不比{ than-all }多
    }
    .who = { $one-owns }比{ than-all }多
word-have = { $what-self ->
    [yes] 這張卡在{ $what-place }中
   *[no] { $what-holder }{ $what-where }有{ $within ->
        [none] { $what-hold }
       *[other] { $within-before }{ $what-unit }{ $within-after }{ $what-things }
    }
}
    .like = condition
    .not = { $what-self ->
        [yes] 這張卡不在{ $what-place }中
       *[no] { $what-holder }{ $what-where }沒有{ $within ->
            [none] { $what-hold }
           *[other] { $within-before }{ $what-unit }{ $within-after }{ $what-things }
        }
    }
    .who = { $what-where }有{ $within ->
        [none] { $what-hold }
       *[other] { $within-before }{ $what-unit }{ $within-after }{ $what-things }
    }
who-is = { $who-duel ->
    [yes] 挑戰的另一方
   *[other] { $who-self ->
        [yes] { $who }
       *[no] { $who-lastly }
    }
}
word-matches = { $self-among ->
    [yes] 其中有{ $kind-card }
   *[no] { who-is }{ $who-paper ->
        [yes] { $kind-predicate }
       *[other] { $kind-board }
    }
}
    .like = condition
    .not = { $self-among ->
        [yes] 其中沒有{ $kind-card }
       *[no] { who-is }{ $who-paper ->
            [yes] { $kind-predicatenot }
           *[other] { $kind-boardnot }
        }
    }
    .among = { $who-paper ->
        [yes] { $who-many ->
            [yes] yes
           *[other] no
        }
       *[other] no
    }
    .chosenif = 如果選擇了{ $kind-asnoun }
    .clears = yes
    .opens-picked = no
word-your_turn = 現在是你的回合
    .like = condition
    .timely = yes
    .while = 在你的回合中，
    .so = {""}
    .not = 現在不是你的回合
word-first_turn = 現在是你的第一個回合
    .like = condition
    .timely = yes
    .while = 在你的第一個回合中，
    .so = {""}
    .not = 現在不是你的第一個回合
word-first_of_game = 現在是本局遊戲的第一個回合
    .like = condition
    .timely = yes
    .while = 在本局遊戲的第一個回合中，
    .so = {""}
    .not = 現在不是本局遊戲的第一個回合
word-their_turn = 現在是對手的回合
    .like = condition
    .timely = yes
    .while = 在對手的回合中，
    .so = {""}
    .not = 現在不是對手的回合
word-turn_of = 現在是{ $who-whose }回合
    .like = condition
    .timely = yes
    .while = 在{ $who-whose }回合中，
    .so = {""}
    .who = 正進行其回合
word-both = { $conditions }
    .like = condition
    .not = { $conditions-not }
    .while = { $conditions-first-timely ->
        [yes] { $conditions-while }
       *[other] 只要{ $conditions }，
    }
    .if = { $conditions-first-timely ->
        [yes] { $conditions-timeif }
       *[other] 如果{ $conditions }
    }
    .join = { $form ->
        [not] { $before }或{ $next }
        [while] { $before }{ $next }
        [timeif] { $before-while }{ $next-if }
       *[other] { $before }且{ $next }
    }
word-some_player = { $condition }
    .like = condition
    .not = { $condition-not }
    .opens-they = { $last-neg ->
        [yes] { $among-holder }
       *[none] { $among-any }
    }
word-not = { $condition-not }
    .like = condition
    .opens-neg = yes
    .negative = yes
    .unless = { $condition-unless }
    .not = { $condition }
    .who = { $condition-not }
word-it_was_done = { $last-doer ->
    [others] 該玩家如此做
    [owner] 該玩家如此做
   *[you] 你如此做
}
    .like = condition
    .not = { $last-doer ->
        [others] 該玩家沒有如此做
        [owner] 該玩家沒有如此做
       *[you] 你沒有如此做
    }

## What abilities wait for. .core is a trigger without 時

word-in_challenge = 在挑戰中
    .key = in
word-while_challenging = 發起挑戰並
    .key = challenging
    .sets-rival = 受到挑戰的角色
word-while_challenged = 受到挑戰並
    .key = challenged
    .sets-rival = 發起挑戰的角色
word-for_action = 為行動
word-for_ability = 為奇能
word-for_support = 為輔助
word-from_location = 從一處地點

about-what = { $self-core }時
    .unit = 次
    .pasthead = { $self-past }
    .pasttail = {""}
    .nth = 一回合中第
    .nthend = 次{ $self-bare }
    .sets-that = { $what-name }
    .sets-owner = { $what-ofwhom }
    .counted = { $self-past }的次數
    .per = 本回合每{ $self-past }一次
about-who = { $self-core }時
    .unit = 次
    .pasthead = { $self-past }
    .pasttail = {""}
    .nth = 一回合中第
    .nthend = 次{ $self-bare }
    .sets-that = { $who-name }
    .sets-owner = { $who-ofwhom }
    .counted = { $self-past }的次數
    .per = 本回合每{ $self-past }一次
trigger = { $self-core }時
    .unit = 次
    .nth = 一回合中第
    .nthend = 次{ $self-bare }
    .pasthead = { $self-past }
    .pasttail = {""}
whenever = { $last-once ->
    [yes] 當
   *[none] 每當
}
when-what = { $what-self ->
    [yes] 當
   *[no] { whenever }
}
when-who = { $who-self ->
    [yes] 當
   *[no] { whenever }
}

word-played = { $self-core }時
    .like = about-what
    .core = { when-what }{ $self-bare }
    .bare = { $by-when }打出{ $what-playone }
    .past = { $by-any }本回合打出過{ $what-playsome }
    .pastnot = { $by-any }本回合沒有打出過{ $what-playsome }
    .pasthead = { $by-any }本回合打出過
    .pasttail = { $what-playsome }
    .unit = 個
    .nth = { $by-any }打出一回合中的第
    .nthend = 個{ $what-playsome }
    .per = { $by-any }本回合每打出過一個{ $what-playsome }
word-shifted = { $self-core }時，如果{ $by-any }利用轉形打出{ $what-pronoun }，則
    .like = about-what
    .ends = yes
    .core = { when-what }{ $self-bare }
    .bare = { $by-when }打出{ $what-playone }
    .past = { $by-any }本回合利用轉形打出過{ $what-playsome }
    .pastnot = { $by-any }本回合沒有利用轉形打出過{ $what-playsome }
word-ability_used = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-when }使用{ $who-one }的奇能
    .past = { $by-any }本回合使用過{ $who-one }的奇能
    .pastnot = { $by-any }本回合沒有使用過{ $who-one }的奇能
word-quests = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }探奇
    .past = { $who-plain }本回合探奇過
    .pastnot = { $who-plain }本回合沒有探奇過
    .pasthead = { $who-plain }本回合探奇過
word-challenges = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }{ $whom ->
        [none] 發起挑戰
       *[other] 挑戰{ $whom-rival }
    }
    .sets-that = { $who-self ->
        [yes] { $who-name }
       *[no] { $whom ->
            [none] { $who-name }
           *[other] challenger
        }
    }
    .sets-rival = 受到挑戰的角色
    .past = { $who-plain }本回合{ $whom ->
        [none] 發起過挑戰
       *[other] 挑戰過{ $whom-rival }
    }
    .pastnot = { $who-plain }本回合沒有{ $whom ->
        [none] 發起過挑戰
       *[other] 挑戰過{ $whom-rival }
    }
    .pasthead = { $who-plain }本回合發起過
    .pasttail = 挑戰
word-is_challenged = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }受到{ $by ->
        [none] {""}
       *[other] { $by-one }的
    }挑戰
    .sets-that = { $who-self ->
        [yes] { $who-name }
       *[no] challenger
    }
    .sets-they = 發起挑戰的玩家
    .sets-rival = 發起挑戰的角色
    .past = { $who-plain }本回合受到過{ $by ->
        [none] {""}
       *[other] { $by-one }的
    }挑戰
    .pastnot = { $who-plain }本回合沒有受到過{ $by ->
        [none] {""}
       *[other] { $by-one }的
    }挑戰
word-banished = { $self-core }時
    .like = about-who
    .core = { when-who }{ $self-bare }
    .bare = { $who-acts }{ $how ->
        [none] {""}
       *[other] { $how }
    }被驅逐
    .past = { $who-plain }本回合{ $how ->
        [none] {""}
       *[other] { $how }
    }被驅逐過
    .pastnot = { $who-plain }本回合沒有{ $how ->
        [none] {""}
       *[other] { $how }
    }被驅逐
    .counted = 本回合{ $how ->
        [none] {""}
       *[other] { $how }
    }被驅逐的{ $who-plain }數量
    .per = 本回合每有一{ $who-unit }{ $who-plain }{ $how ->
        [none] {""}
       *[other] { $how }
    }被驅逐
word-banishes = { $self-core }時
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }在挑戰中驅逐{ $whom-one }
    .sets-that = { $whom-name }
    .sets-owner = { $whom-ofwhom }
    .past = { $who-plain }本回合在挑戰中驅逐過{ $whom-one }
    .pastnot = { $who-plain }本回合沒有在挑戰中驅逐過{ $whom-one }
word-banished_together = { $self-core }時
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = 一個或數個{ $who-plain }同時{ $how ->
        [none] {""}
       *[other] { $how }
    }被驅逐
word-leaves_play_together = { $self-core }時
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = 一個或數個{ $who-plain }同時離場
word-returned_to_hand_together = { $self-core }時
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = 一個或數個{ $who-plain }同時移回手上
word-leaves_play = { $self-core }時
    .like = about-who
    .core = { when-who }{ $self-bare }
    .bare = { $who-acts }離場
    .past = { $who-plain }本回合離過場
    .pastnot = { $who-plain }本回合沒有離場
word-enters_play = { $self-core }時
    .like = about-who
    .core = { when-who }{ $self-bare }
    .bare = { $who-acts }進場
    .past = { $who-plain }本回合進過場
    .pastnot = { $who-plain }本回合沒有進場
word-sings = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }演唱{ $what ->
        [none] 一首歌曲
       *[other] { $what-one }
    }
    .past = { $who-plain }本回合演唱過{ $what ->
        [none] 歌曲
       *[other] { $what-one }
    }
    .pastnot = { $who-plain }本回合沒有演唱過{ $what ->
        [none] 歌曲
       *[other] { $what-one }
    }
    .per = 每有一{ $who-unit }演唱了{ $what ->
        [none] 歌曲
       *[other] { $what-one }
    }的{ $who-plain }
word-song_sung = { $self-core }時
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $by-when }以一個或數個角色演唱一首歌曲
    .past = { $by-any }本回合演唱過歌曲
    .pastnot = { $by-any }本回合沒有演唱過歌曲
word-inks = { $self-core }時
    .core = { whenever }{ $self-bare }
    .bare = 一張卡被放進{ $by-any }的奇墨池
    .past = 本回合有卡被放進{ $by-any }的奇墨池
    .pastnot = 本回合沒有卡被放進{ $by-any }的奇墨池
    .pasthead = 本回合有
    .pasttail = 卡被放進{ $by-any }的奇墨池
    .unit = 張
    .nth = 一回合中第
    .nthend = 張卡被放進{ $by-any }的奇墨池
word-moves = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }{ $how ->
        [none] {""}
       *[other] { $how }
    }移至{ $to ->
        [none] 一處地點
       *[other] { $to-target }
    }
    .past = { $who-plain }本回合移至過{ $to ->
        [none] 地點
       *[other] { $to-target }
    }
    .pastnot = { $who-plain }本回合沒有移至{ $to ->
        [none] 地點
       *[other] { $to-target }
    }
word-turn_starts = { $self-core }時
    .core = 在{ $whose-turn }回合開始
word-turn_ends = { $self-core }時
    .core = 在{ $whose-turn }回合結束
word-draws = { $self-core }時
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $who-when }抽一張卡
    .past = { $who-any }本回合抽過卡
    .pastnot = { $who-any }本回合沒有抽過卡
    .pasthead = { $who-any }本回合抽過
    .pasttail = 卡
    .unit = 張
word-discards = { $self-core }時
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $who-when }棄置一張{ $what ->
        [none] 卡
       *[other] { $what-card }
    }
    .past = { $who-any }本回合棄置過{ $what ->
        [none] 卡
       *[other] { $what-card }
    }
    .pastnot = { $who-any }本回合沒有棄置過{ $what ->
        [none] 卡
       *[other] { $what-card }
    }
word-discards_together = { $self-core }時
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $who-when }棄置 1 張或數張卡
    .sets-thrown = yes
word-damaged_now = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }{ $how ->
        [none] {""}
       *[other] { $how }
    }受到{ $by ->
        [none] {""}
       *[other] { $by-one }造成的
    }傷害
    .past = { $who-plain }本回合受到過{ $by ->
        [none] {""}
       *[other] { $by-one }造成的
    }傷害
    .pastnot = { $who-plain }本回合沒有受到過{ $by ->
        [none] {""}
       *[other] { $by-one }造成的
    }傷害
word-healed = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-all ->
        [yes] 有 1 點或數點傷害從{ $who-one }上移去
       *[no] { $by-when }從{ $who-one }上移去 1 點或數點傷害
    }
    .past = { $by-any }本回合從{ $who-one }上移去過傷害
    .pastnot = { $by-any }本回合沒有從{ $who-one }上移去過傷害
word-readied = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-when }令{ $who-one }就緒
word-is_exerted = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-all ->
        [yes] { $who-acts }力竭
       *[no] { $by-when }令{ $who-one }力竭
    }
    .past = { $by-all ->
        [yes] { $who-plain }本回合力竭過
       *[no] { $by-any }本回合令{ $who-one }力竭過
    }
    .pastnot = { $by-all ->
        [yes] { $who-plain }本回合沒有力竭
       *[no] { $by-any }本回合沒有令{ $who-one }力竭
    }
word-returned_to_hand = { $self-core }時
    .like = about-who
    .core = { when-who }{ $self-bare }
    .bare = { $who-acts }從場上移回{ $who-ofwhom ->
        [you] 你手上
       *[other] 其玩家的手上
    }
    .past = { $who-plain }本回合移回過手上
    .pastnot = { $who-plain }本回合沒有移回手上
word-gains_lore = { $self-core }時
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $who-when }獲得奇談
    .past = { $who-any }本回合獲得過奇談
    .pastnot = { $who-any }本回合沒有獲得過奇談
word-loses_lore = { $self-core }時
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $who-when }失去奇談
    .past = { $who-any }本回合失去過奇談
    .pastnot = { $who-any }本回合沒有失去過奇談
word-is_chosen = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-all ->
        [yes] { $who-acts }{ $how ->
            [none] {""}
           *[other] { $how }
        }被選擇
       *[no] { $by-when }{ $how ->
            [none] {""}
           *[other] { $how }
        }選擇{ $who-one }
    }
word-card_put_under = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-when }將一張卡置於{ $who-one }下
    .past = { $by-any }本回合將卡置於過{ $who-one }下
    .pastnot = { $by-any }本回合沒有將卡置於{ $who-one }下
word-cards_put_under = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-when }將 1 張或數張卡置於{ $who-one }下
    .past = { $by-any }本回合將卡置於過{ $who-one }下
    .pastnot = { $by-any }本回合沒有將卡置於{ $who-one }下
word-is_shifted_onto = { $self-core }時
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by ->
        [none] 一個角色
       *[other] { $by-one }
    }被打出並放在{ $who-one }上
word-returned_from_discard = { $self-core }時
    .like = about-what
    .core = { whenever }{ $self-bare }
    .bare = 一張{ $what-card }從{ $whose-whose }棄置區移回手上
    .past = { $what-card }本回合從{ $whose-whose }棄置區移回過手上
word-leaves_discard = { $self-core }時
    .like = about-what
    .core = { whenever }{ $self-bare }
    .bare = 一張{ $what-card }離開{ $whose-whose }棄置區
    .past = { $what-card }本回合離開過{ $whose-whose }棄置區
    .pastnot = { $what-card }本回合沒有離開{ $whose-whose }棄置區
word-out_of_hand = 從手上
word-out_of_deck = 從卡組
out-of-zone = { $from ->
    [none] {""}
   *[other] { $from }
}
word-put_into_discard = { $self-core }時
    .like = about-what
    .core = { whenever }{ $self-bare }
    .bare = 一張{ $what-card }{ out-of-zone }被置於{ $whose-whose }棄置區
    .past = 本回合有{ $what-card }{ out-of-zone }被置於{ $whose-whose }棄置區
    .pastnot = 本回合沒有{ $what-card }{ out-of-zone }被置於{ $whose-whose }棄置區
word-or = { $triggers-core }時
    .core = { $triggers-core }
    .join = { $before }、{ $next }
    .last = { $before }和{ $next }
word-nth = { $self-core }時
    .core = { whenever }{ $what-nth }{ $number ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
       *[other] {""} { $number } {""}
    }{ $what-nthend }

## Kinds of abilities

word-when = { $limit ->
    [none] {""}
   *[other] { $limit }，
}{ $during ->
    [none] {""}
   *[other] { $during-while }
}{ $trigger }{ $trigger-ends ->
    [yes] {""}
   *[other] ，
}{ $if ->
    [none] { $effect }
   *[other] { $if-if }，則{ $effect-nested }
}
    .like = ability
    .order = limit during trigger if effect
word-always = { $if ->
    [none] { $effect-static }
   *[other] { $effect-asks ->
        [if] { $if-timely ->
            [yes] { $if-while }{ $effect-static }
           *[other] { $if-if }，則{ $effect-static }
        }
       *[other] { $if-negative ->
            [yes] { $effect-bars ->
                [yes] { $if-unless }{ $effect-static }
               *[other] { $if-while }{ $effect-so }
            }
           *[other] { $if-timely ->
                [yes] { $if-while }{ $effect-static }
               *[other] { $if-while }{ $effect-so }
            }
        }
    }
}
    .like = ability
    .order = if effect
word-use = { $costs }～{ $effect }
    .like = ability
    .join = { $before }，{ $next }
word-does = { $effect }
    .like = ability
word-once_per_turn = 每回合一次
    .sets-once = yes
word-only_if = { $condition-if }

## Costs

word-exert_this = 力竭
    .do = 令{ this-card }力竭
word-ink = { $amount-n } 奇墨
    .do = 支付 { $amount-n } 奇墨
word-by = { $effect-do }
    .do = { $effect-do }

## Effects

card-count = { $count ->
    [1] 一張卡
   *[other] {""} { $count-n } 張卡
}
lore-amount = { $amount-fixed ->
    [no] { $amount-equal }的奇談
   *[yes] {""} { $amount-n } 點奇談
}
damage-amount = { $amount-fixed ->
    [no] { $amount-evenly ->
        [yes] 等量傷害
       *[no] { $amount-equal }的傷害
    }
   *[yes] {""} { $amount-n } 點傷害
}
each-mark = { $cards-many ->
    [yes] 各
   *[no] {""}
}
to-each-mark = { $to-many ->
    [yes] 各
   *[no] {""}
}

drawn-cards = { $count-evenly ->
    [yes] 抽等量的卡
   *[no] 抽若干張卡，數量{ $count-equal }
}
word-draw = { $count-fixed ->
    [no] { $count-percount ->
        [yes] { $count-each }{ $who-doer ->
            [you] {""}
           *[other] { $who-then }
        }便抽{ $count-factor ->
            [1] 一張卡
           *[other] {""} { $count-factor } 張卡
        }
       *[no] { $who-subject }{ drawn-cards }
    }
   *[yes] { $who-subject }抽{ card-count }
}
    .like = effect
    .mine = { $who-doer ->
        [you] yes
       *[other] no
    }
    .do = { $count-fixed ->
        [no] { drawn-cards }
       *[yes] { $who-doer ->
            [you] 抽{ card-count }
           *[other] { $last-them ->
                [self] 抽{ card-count }
               *[other] 令{ $who-subject }抽{ card-count }
            }
        }
    }
    .acts = { $count-fixed ->
        [no] { drawn-cards }
       *[yes] 抽{ card-count }
    }
    .perhaps = { $count-fixed ->
        [no] { $count-percount ->
            [yes] { $count-each }你便可以抽一張卡
           *[no] { $count-evenly ->
                [yes] { $count-each }你便可以抽一張卡
               *[no] 你可以{ drawn-cards }
            }
        }
       *[yes] 你可以{ $self-do }
    }
    .doer = { $who-doer }
    .apart = { $who-apart }
    .sets-done = 抽一張卡
so-many-in-hand = { $count-fixed ->
    [no] 手卡與{ $count-holder }一樣多
   *[yes] 手上有 { $count-n } 張卡
}
word-draw_until = { $who-subject }抽卡直到{ so-many-in-hand }
    .like = effect
    .mine = { $who-doer ->
        [you] yes
       *[other] no
    }
    .do = 抽卡直到{ so-many-in-hand }
    .acts = 抽卡直到{ so-many-in-hand }
    .doer = { $who-doer }
    .apart = { $who-apart }
discarded = { $cards-chosen ->
    [yes] { $cards-whose ->
        [theirs] { $cards-by ->
            [they] 選擇並棄置{ $cards-discarded }
           *[you] 棄置{ $cards-free }
        }
       *[other] 選擇並棄置{ $cards-discarded }
    }
   *[no] 棄置{ $cards-thrown }
}
thrower = { $cards-by ->
    [they] { $last-them ->
        [self] {""}
       *[other] 該玩家
    }
   *[other] { $cards-whose ->
        [theirs] { $last-them ->
            [that] 該玩家
           *[other] {""}
        }
       *[other] {""}
    }
}
word-discard = { thrower }{ discarded }
    .like = effect
    .do = { discarded }
    .acts = { discarded }
    .then = { $cards-chosen ->
        [yes] { $cards-whose ->
            [yours] yes
           *[other] no
        }
       *[no] no
    }
    .doer = { $cards-by ->
        [they] others
       *[you] you
    }
    .sets-done = 棄置一張卡
word-discard_at_random = { $who-subject }隨機棄置{ card-count }
    .like = effect
    .mine = { $who-doer ->
        [you] yes
       *[other] no
    }
    .do = 隨機棄置{ card-count }
    .acts = 隨機棄置{ card-count }
    .doer = { $who-doer }
    .apart = { $who-apart }
    .sets-done = 棄置一張卡
word-deal = 向{ $to-each }{ to-each-mark }造成{ damage-amount }
    .like = effect
    .sets-done = 造成 1 點傷害
word-deal_some = 向{ $to-each }{ to-each-mark }造成{ damage-amount }
    .like = effect
    .sets-done = 造成 1 點傷害
    .sets-it = harmed
word-deal_divided = 將{ damage-amount }任意分配給{ $among-each }
    .like = effect
    .sets-done = 造成 1 點傷害
word-deal_fully = 向{ $to-each }{ to-each-mark }造成不會減少的{ damage-amount }
    .like = effect
    .sets-done = 造成 1 點傷害
word-put_damage = 在{ $on-each }上{ $on-many ->
    [yes] 各
   *[no] {""}
}放置{ $amount-fixed ->
    [no] { $amount-equal }的傷害指示物
   *[yes] {""} { $amount-n } 個傷害指示物
}
    .like = effect
word-heal = 從{ $cards-each }上{ each-mark }移去至多{ damage-amount }
    .like = effect
    .sets-done = 移去 1 點傷害
word-heal_some = 從{ $cards-each }上{ each-mark }移去至多{ damage-amount }
    .like = effect
    .sets-done = 移去 1 點傷害
    .sets-it = healed
word-heal_fully = 從{ $cards-each }上{ each-mark }移去{ $amount ->
    [none] 所有傷害
   *[other] { damage-amount }
}
    .like = effect
    .sets-done = 移去 1 點傷害
damage-moved = { $source-many ->
    [yes] 從{ $source-each }上各將{ $self-amount }傷害指示物移到{ $target-lastly }上
   *[no] 將{ $self-amount }傷害指示物從{ $source-each }移到{ $target-lastly }上
}
word-move_damage = { damage-moved }
    .amount = 至多{ $amount-fixed ->
        [no] { $amount-equal }的
       *[yes] {""} { $amount-n } 個
    }
    .like = effect
    .sets-done = 移動 1 個傷害指示物
word-move_exactly = { damage-moved }
    .amount = { $amount-fixed ->
        [no] { $amount-equal }的
       *[yes] {""} { $amount-n } 個
    }
    .like = effect
    .sets-done = 移動 1 個傷害指示物
word-move_all_damage = { damage-moved }
    .amount = 所有
    .like = effect
    .sets-done = 移動 1 個傷害指示物
word-banish = { $cards-after ->
    [yes] 將{ $cards }驅逐
   *[no] { $cards-chosen ->
        [yes] { $cards-by ->
            [they] 選擇並驅逐{ $cards }
           *[you] 驅逐{ $cards }
        }
       *[no] 驅逐{ $cards }
    }
}
    .like = effect
    .then = { $cards-after }
    .short = 驅逐{ $cards-pronoun }
    .sets-done = 驅逐一張卡
hand-of = { $cards-dest ->
    [you] 你手上
    [they] 其手上
   *[other] 其玩家的手上
}
chosen-by = { $cards-chosen ->
    [yes] { $cards-by ->
        [they] 選擇
       *[you] {""}
    }
   *[no] {""}
}
word-return_to_hand = { $cards-by ->
    [they] { $cards-zone ->
        [play] 選擇{ $cards }並將其移回{ hand-of }
       *[elsewhere] 將{ $cards-papers }移回{ hand-of }
    }
   *[you] 將{ $cards-papers }{ $cards-moved ->
        [put] 置於
       *[return] 移回
    }{ hand-of }
}
    .like = effect
    .sets-done = 移回一張卡
word-choose = 選擇{ $cards }
    .like = effect
word-exert = { $cards-by ->
    [they] 選擇{ $cards }並令其力竭
   *[you] 令{ $cards }力竭
}
    .like = effect
    .do = { $cards-by ->
        [they] 選擇{ $cards }並令其力竭
       *[you] 令{ $cards }力竭
    }
    .short = 令{ $cards-pronoun }力竭
    .sets-done = 令一張卡力竭
word-make_ready = { $cards-by ->
    [they] 選擇{ $cards }並令其就緒
   *[you] 令{ $cards }就緒
}
    .like = effect
    .short = 令{ $cards-pronoun }就緒
    .sets-done = 令一張卡就緒
inkwell-of = { $cards-dest ->
    [you] 你的奇墨池
    [they] 其奇墨池
   *[other] 其玩家的奇墨池
}
word-into_inkwell = 將{ $cards-papers }正面朝下地放進{ inkwell-of }
    .like = effect
    .sets-done = 放進一張卡
word-into_inkwell_exerted = { $cards-by ->
    [they] { $cards-zone ->
        [play] 選擇{ $cards }並將其正面朝下，並為力竭狀態放進{ inkwell-of }
       *[elsewhere] 將{ $cards-papers }正面朝下，並為力竭狀態放進{ inkwell-of }
    }
   *[you] 將{ $cards-papers }正面朝下，並為力竭狀態放進{ inkwell-of }
}
    .like = effect
    .sets-done = 放進一張卡
# You, where another has lost lore just before.
lore-winner = { $who-doer ->
    [you] { $last-loser ->
        [others] 你
       *[other] { $who-subject }
    }
   *[other] { $who-subject }
}
word-gain_lore = { $amount-fixed ->
    [no] { $amount-done ->
        [yes] { $amount-each }{ $who-doer ->
            [you] {""}
           *[other] { $who-then }
        }便獲得 1 點奇談
       *[no] { lore-winner }獲得{ lore-amount }
    }
   *[yes] { lore-winner }獲得{ lore-amount }
}
    .like = effect
    .mine = { $who-doer ->
        [you] yes
       *[other] no
    }
    .do = { $amount-fixed ->
        [no] { $amount-done ->
            [yes] 獲得等量的奇談
           *[no] 獲得{ lore-amount }
        }
       *[yes] 獲得{ lore-amount }
    }
    .acts = 獲得{ lore-amount }
    .doer = { $who-doer }
    .apart = { $who-apart }
    .sets-done = 獲得 1 點奇談
word-lose_lore = { $who-subject }失去{ lore-amount }
    .like = effect
    .mine = { $who-doer ->
        [you] yes
       *[other] no
    }
    .do = { $who-doer ->
        [you] 失去{ lore-amount }
       *[other] 令{ $who-subject }失去{ lore-amount }
    }
    .acts = 失去{ lore-amount }
    .doer = { $who-doer }
    .sets-loser = { $who-doer }
    .apart = { $who-apart }
    .sets-done = 失去 1 點奇談
deck-of = { $cards-dest ->
    [you] 你的卡組
    [they] { their }卡組
   *[other] 其玩家的卡組
}
in-order = { $cards-many ->
    [yes] 以任意順序
   *[no] {""}
}
yours-by =
    .yours = { $cards-by ->
        [they] no
       *[other] yes
    }
word-shuffle_into_deck = 將{ $cards-papers }洗入{ deck-of }
    .like = effect
    .yours = { $cards-by ->
        [they] no
       *[other] yes
    }
word-shuffle_deck = { $who-doer ->
    [you] 將你的卡組洗牌
   *[other] { $who-subject }將其卡組洗牌
}
    .like = effect
    .acts = 將其卡組洗牌
word-to_top = { $cards-by ->
    [they] 選擇{ $cards }並將其{ in-order }置於{ deck-of }頂
   *[you] 將{ $cards-papers }{ in-order }{ $cards-back ->
        [yes] 放回
       *[other] 置於
    }{ deck-of }頂
}
    .like = effect
    .sets-done = 置於卡組一張卡
    .yours = { $cards-by ->
        [they] no
       *[other] yes
    }
    .then = { $cards-chosen ->
        [yes] { $cards-zone ->
            [hand] yes
           *[other] no
        }
       *[no] no
    }
word-to_bottom = { $cards-by ->
    [they] 選擇{ $cards }並將其{ in-order }置於{ deck-of }底
   *[you] 將{ $cards-papers }{ in-order }置於{ deck-of }底
}
    .like = effect
    .sets-done = 置於卡組一張卡
    .yours = { $cards-by ->
        [they] no
       *[other] yes
    }
    .then = { $cards-chosen ->
        [yes] { $cards-zone ->
            [hand] yes
           *[other] no
        }
       *[no] no
    }
word-into_discard = 將{ $cards-papers }置於{ $cards-dest ->
    [you] 你的棄置區
    [they] { their }棄置區
   *[other] 其玩家的棄置區
}
    .like = effect
    .yours = { $cards-by ->
        [they] no
       *[other] yes
    }
word-bottom_instead_of_discard = 改為將那張卡置於你的卡組底而不是你的棄置區
    .like = effect
word-top_instead_of_discard = 改為將那張卡置於你的卡組頂而不是你的棄置區
    .like = effect
word-reveal = { $cards-chosen ->
    [yes] { $cards-source }展示{ $cards-discarded }
   *[no] 展示{ $cards-shown }
}
    .like = effect
    .opens-shown = yes
word-look_at_hand = 檢視{ $whose-turn }手卡
    .like = effect
    .yours = yes
word-look_at_deck = 檢視你的卡組
    .like = effect
    .acts = 檢視其卡組
word-look_at_inkwell = 檢視你奇墨池中的卡
    .like = effect
    .acts = 檢視其奇墨池中的卡
word-move_to = 將{ $who }免費移至{ $who-many ->
    [yes] { $to-same }
   *[no] { $to-target }
}
    .like = effect
    .do = 將{ $who }免費移至{ $who-many ->
        [yes] { $to-same }
       *[no] { $to-target }
    }
free-play = { $what-playfrom }免費{ $what-again ->
    [yes] 再次
   *[other] {""}
}打出{ $what-playone }
word-play_for_free = { free-play }
    .like = effect
    .sets-it = { $what-key }
    .sets-that = { $what-name }
    .sets-itsdest = you
    .sets-itspronoun = { $what-pronoun }
word-shift_for_free = 利用轉形{ free-play }
    .like = effect
    .sets-it = { $what-key }
    .sets-that = { $what-name }
    .sets-itsdest = you
    .sets-itspronoun = { $what-pronoun }
word-shift_for_cost = { $what-playfrom }利用轉形打出{ $what-playone }
    .like = effect
    .sets-it = { $what-key }
    .sets-that = { $what-name }
    .sets-itspronoun = { $what-pronoun }
word-play_for_free_exerted = { free-play }，且{ $what-pronoun }進場時為力竭狀態
    .like = effect
    .sets-it = { $what-key }
    .sets-that = { $what-name }
    .sets-itsdest = you
    .sets-itspronoun = { $what-pronoun }
word-play_several_for_free = { $what-source }免費打出{ $what-discarded }
    .like = word-play_for_free
word-play_several_for_free_exerted = { $what-source }免費打出{ $what-discarded }，且進場時為力竭狀態
    .like = word-play_for_free_exerted
word-play_for_cost = { $what-playfrom }打出{ $what-playone }
    .like = effect
    .sets-it = { $what-key }
    .sets-that = { $what-name }
    .sets-itspronoun = { $what-pronoun }
word-play_as_from_hand = { $what-playfrom }如同在手上般打出{ $what-playone }
    .like = effect
    .sets-it = { $what-key }
    .sets-that = { $what-name }
    .sets-itspronoun = { $what-pronoun }
word-play_for_cost_exerted = { $what-playfrom }打出{ $what-playone }，且{ $what-pronoun }進場時為力竭狀態
    .like = effect
    .sets-it = { $what-key }
    .sets-that = { $what-name }
    .sets-itspronoun = { $what-pronoun }
word-name_card = 說出一張卡的名稱，然後展示你卡組頂的那張卡。如果它是該名稱的卡，則{ $hit-linked }{ $miss ->
    [none] {""}
   *[other] 。否則，{ $miss }
}
    .like = effect
    .apart = yes
    .opens-it = card
    .opens-lifted = yes
    .opens-itsdest = you
word-name_type = 說出一種卡種類。{ $effect }
    .like = effect
    .apart = yes
word-of_named_type = 屬於該種類的
    .like = trait-mid
word-name_class = 說出一種類別。{ $effect }
    .like = effect
    .apart = yes
word-name_number = 說出一個數字。{ $effect }
    .like = effect
    .apart = yes
word-named_number = 該數字
    .like = quantity
    .each = 該數字，
    .evenly = yes
    .equal = 等於該數字
word-of_named_class = 屬於該類別的
    .like = trait-mid
word-name_first = 說出一張卡的名稱。{ $effect }
    .like = effect
    .apart = yes
word-they_choose_one = 選擇一項：•{ $effects }
    .like = effect
    .acts = 選擇一項：•{ $effects-acts }
    .apart = yes
    .join = { $before }。•{ $next }
word-choose_players = 選擇任意數量的{ $among-base }
    .like = effect
    .apart = yes
word-choose_player = { $effect-yours ->
    [yes] 選擇{ $among-choose }。{ $effect }
   *[no] { $among-pick }{ $effect-acts }
}
    .like = effect
    .do = { $effect-yours ->
        [yes] 選擇{ $among-choose }。{ $effect }
       *[no] 令{ $among-pick }{ $effect-acts }
    }
    .doer = { $effect-yours ->
        [yes] you
       *[other] others
    }
    .opens-them = { $effect-yours ->
        [yes] that
       *[other] self
    }
    .apart = yes
word-each = { $effect-looks ->
    [yes] 檢視{ $players }{ $effect-unowned }
   *[other] { $effect-mine ->
        [yes] 每有一位{ $players-base }，便{ $effect-acts }
       *[no] { $players }{ $players-each }{ $effect-acts }
    }
}
    .like = effect
    .do = 令{ $players }{ $players-each }{ $effect-acts }
    .doer = others
    .opens-them = self
    .sets-them = none
word-put_tops_under = 將你卡組頂的{ $count ->
    [1] 一張卡
   *[other] {""} { $count-n } 張卡
}正面朝下地分別置於{ $tops }下
    .like = effect
word-put_under = 將{ $cards-papers }正面朝下地置於{ $top }下
    .like = effect
word-at_random = 隨機的 { $count-n } 張{ $what-plain }
    .like = one-card
    .many = yes
    .dest = { $what-dest }
    .papers = { $count-fixed ->
        [yes] 隨機 { $count-n } 張{ $what-plain }
       *[no] { $count-until ->
            [none] 隨機若干張{ $what-plain }
           *[other] 隨機若干張{ $what-plain }（直到剩下 { $count-until } 張）
        }
    }
word-after_challenge = 在該次挑戰後，{ $effect }
    .like = effect
    .apart = yes
word-pay_any_amount = 支付任意數量的奇墨
    .like = effect
    .sets-done = 支付 1 奇墨
word-repeat_effect = 重複此效果
    .like = effect
word-reveal_until = 從你的卡組頂開始展示卡，直到展示一張{ $what-card }
    .like = effect
    .sets-it = card
    .sets-itsdest = you
word-instead = { $effect }。{ $replaced_if-chosenif }，則改為{ $by-short }
    .like = effect
    .apart = yes
    .opens-picked = yes
    .sets-picked = no

## Looking at a deck

word-on_top = 置於{ $last-deck ->
    [none] 你的
   *[other] { $last-deck }
}卡組頂
    .again = 置於卡組頂
    .where = { $last-deck ->
        [none] 你的
       *[other] { $last-deck }
    }卡組頂
    .short = 卡組頂
    .back = 放回{ $last-deck ->
        [none] 你的
       *[other] { $last-deck }
    }卡組頂
    .ordered = yes
word-on_bottom = 置於{ $last-deck ->
    [none] 你的
   *[other] { $last-deck }
}卡組底
    .again = 置於卡組底
    .where = { $last-deck ->
        [none] 你的
       *[other] { $last-deck }
    }卡組底
    .short = 卡組底
    .back = { $self }
    .ordered = yes
word-into_hand = 置於你手上
    .again = 置於你手上
    .where = 你手上
    .short = 你手上
    .back = { $self }
    .ordered = no
word-played_free = 免費打出
    .again = 免費打出
    .instead = 免費打出它
word-played_free_exerted = 免費打出，且其進場時為力竭狀態
    .again = 免費打出，且其進場時為力竭狀態
    .instead = 免費打出它，且其進場時為力竭狀態
word-in_the_discard = 置於{ $last-deck ->
    [none] 你的
   *[other] { $last-deck }
}棄置區
    .again = 置於棄置區
    .where = { $last-deck ->
        [none] 你的
       *[other] { $last-deck }
    }棄置區
    .short = 棄置區
    .back = { $self }
    .ordered = no
word-under_this = 正面朝下置於{ this-card }下方
    .again = 正面朝下置於{ this-card }下方
    .instead = 將它正面朝下置於{ this-card }下方
    .where = { this-card }下方（正面朝下）
    .short = { this-card }下方
    .back = { $self }
    .ordered = no
word-as_exerted_ink = 正面朝下，並為力竭狀態放進你的奇墨池
    .again = 正面朝下，並為力竭狀態放進你的奇墨池
    .instead = 將它正面朝下，並為力竭狀態放進你的奇墨池
    .where = 你的奇墨池（正面朝下，並為力竭狀態）
    .short = 奇墨池
    .back = { $self }
    .ordered = no

one-card-of = { $count ->
    [1] 一張
   *[other] {""} { $count-n } 張
}
word-put = 將{ $what ->
    [none] { one-card-of }
   *[other] 其中{ SAME($last-looked, $self-limit) ->
        [yes] 所有{ $what-card }
       *[no] { one-card-of }{ $what-card }
    }
}{ $where }
    .single = 將其{ $where }
    .two = 將一張{ $where }
    .takes = { $count }
    .limit = all { $count }
shown-and-put = { $last-shown ->
    [yes] 將一張{ $what-card }{ $where }
   *[no] 展示一張{ $what-card }並將其{ $where }
}
word-may_take = 你可以{ shown-and-put }
    .single = 如果它是{ $what-card }，則你可以{ $last-shown ->
        [yes] 將其{ $where }
       *[no] 展示它並將其{ $where }
    }
word-may_take_or = 你可以展示一張{ $what-card }並將其{ $where }。如果它是{ $if-card }，則你可以改為{ $elsewhere-instead }
    .single = 如果它是{ $what-card }，則你可以展示它並將其{ $where }。如果它是{ $if-card }，則你可以改為{ $elsewhere-instead }
so-many = { SAME($last-looked, $self-limit) ->
    [yes] 任意數量張
   *[no] 至多 { $count-n } 張
}
word-take_up_to = 你可以{ $last-shown ->
    [yes] 將{ so-many }{ $what-card }{ $where }
   *[no] 展示{ so-many }{ $what-card }並將其{ $where }
}
    .limit = all { $count }
word-put_up_to = 你可以將{ $count ->
    [1] 一張
   *[other] 至多 { $count-n } 張
}{ $where }
    .single = 你可以將其{ $where }
word-may_take_each = 你可以{ $last-shown ->
    [yes] 將所有{ $what-card }{ $where }
   *[no] 展示所有{ $what-card }並將其{ $where }
}
    .single = 如果它是{ $what-card }，則你可以將其{ $where }
word-rest = 將其餘的卡{ $where-ordered ->
    [yes] 以任意順序
   *[other] {""}
}{ $where }
    .only = 將它們{ $where-ordered ->
        [yes] 以任意順序
       *[other] {""}
    }{ $where-back }
    .two = 另一張{ $where-again }
    .single = 否則，將其{ $where }
word-either_place = 將其中任意數量張卡以任意順序置於{ $one-where }或{ $other-short }
    .only = { $self }
    .single = 將其置於{ $one-where }或{ $other-short }
word-may_play_found = 你可以展示一張{ $what-card }並免費打出它
top-cards-of = 卡組頂的{ $count ->
    [1] 那張卡
   *[other] { $count-fixed ->
        [no] 若干張卡（數量{ $count-equal }）
       *[yes] {""} { $count-n } 張卡
    }
}
top-cards = { $whose-deck }頂的{ $count ->
    [1] 那張卡
   *[other] { $count-fixed ->
        [no] 若干張卡（數量{ $count-equal }）
       *[yes] {""} { $count-n } 張卡
    }
}
look-puts = { $puts-count ->
    [0] {""}
   *[other] 。{ $count ->
        [1] { $puts-single }
        [2] { $puts-first-takes ->
            [1] { $puts-two }
           *[other] { $puts }
        }
       *[other] { $puts-count ->
            [1] { $puts-only }
           *[other] { $puts }
        }
    }
}
word-look = 檢視{ top-cards }{ look-puts }
    .like = effect
    .unowned = { top-cards-of }{ look-puts }
    .yours = yes
    .looks = yes
    .apart = yes
    .join = { $form ->
        [two] { $before }，{ $next }
       *[other] { $before }。{ $next }
    }
    .opens-lifted = yes
    .opens-looked = all { $count }
    .opens-deck = { $whose-doer ->
        [you] 你的
       *[other] { $whose-whose }
    }
    .opens-it = { $count ->
        [1] card
       *[other] papers
    }
    .opens-itsdest = { $whose-dest }
word-reveal_top = 展示{ top-cards }{ look-puts }
    .like = effect
    .join = { $form ->
        [two] { $before }，{ $next }
       *[other] { $before }。{ $next }
    }
    .opens-shown = yes
    .opens-lifted = yes
    .opens-looked = all { $count }
    .opens-deck = { $whose-doer ->
        [you] 你的
       *[other] { $whose-whose }
    }
    .opens-it = { $count ->
        [1] card
       *[other] papers
    }
    .opens-itsdest = { $whose-dest }

## How long: before the verb, or after it

word-for_good = {""}
    .after = {""}
    .turn = 在其回合開始時
    .mine = 在你的回合開始時
    .rest = no
word-this_turn = 本回合
    .after = {""}
    .turn = 在本回合開始時
    .mine = 在本回合開始時
    .rest = yes
word-this_challenge = 在該次挑戰中
    .after = {""}
    .fight = challenge
    .beyond = {""}
    .rest = no
word-their_next_turn = 在其下一個回合
    .after = {""}
    .turn = 在其下一個回合的開始時
    .mine = 在你的下一個回合的開始時
    .rest = no
word-your_next_turn = 在你的下一個回合
    .after = {""}
    .turn = 在你的下一個回合的開始時
    .mine = 在你的下一個回合的開始時
    .rest = no
word-until_your_next_turn = {""}
    .after = 直到你的下一個回合開始
    .turn = 在其回合開始時
    .mine = 在你的回合開始時
    .rest = no
word-until_their_next_turn = {""}
    .after = 直到其下一個回合開始
    .turn = 在其回合開始時
    .mine = 在你的回合開始時
    .rest = no
word-while_this_is_in_play = 只要{ this-card }在場上，便
    .after = {""}
    .turn = 只要{ this-card }在場上，便在其回合開始時
    .mine = 只要{ this-card }在場上，便在你的回合開始時
    .rest = no
word-until_end_of_your_next_turn = {""}
    .after = 直到你的下一個回合結束
    .turn = 在其回合開始時
    .mine = 在你的回合開始時
    .rest = no

## What changes

change =
    .slot = change
    .counting = no
    .bare = { $self }
    .gain = { $self }
    .bars = no
    .count = {""}
bar =
    .slot = change
    .counting = no
    .bare = { $self }
    .gain = { $self }
    .bars = yes
    .count = {""}

word-strength = { $by-fixed ->
    [yes] 得 { SIGNED($by) } 力量
   *[no] { $by-percount ->
        [yes] 得 { SIGNED($by-factor) } 力量
       *[no] { $by-sign ->
            [minus] 失去
           *[plus] 額外得
        }等同於{ $by-base }的力量
    }
}
    .like = change
    .late = { $by-late }
    .count = { $by-counted }
    .counting = { $by-percount }
word-willpower = { $by-fixed ->
    [yes] 得 { SIGNED($by) } 意志力
   *[no] { $by-percount ->
        [yes] 得 { SIGNED($by-factor) } 意志力
       *[no] { $by-sign ->
            [minus] 失去
           *[plus] 額外得
        }等同於{ $by-base }的意志力
    }
}
    .like = change
    .late = { $by-late }
    .count = { $by-counted }
    .counting = { $by-percount }
word-lore = { $by-fixed ->
    [yes] 得 { SIGNED($by) } 奇談值
   *[no] { $by-percount ->
        [yes] 得 { SIGNED($by-factor) } 奇談值
       *[no] { $by-sign ->
            [minus] 失去
           *[plus] 額外得
        }等同於{ $by-base }的奇談值
    }
}
    .like = change
    .late = { $by-late }
    .count = { $by-counted }
    .counting = { $by-percount }
word-cost = { $by-fixed ->
    [yes] 得 { SIGNED($by) } 費用
   *[no] { $by-percount ->
        [yes] 得 { SIGNED($by-factor) } 費用
       *[no] { $by-sign ->
            [minus] 失去
           *[plus] 得
        }等同於{ $by-base }的費用
    }
}
    .like = change
    .late = { $by-late }
    .count = { $by-counted }
    .counting = { $by-percount }
word-loses_abilities = 失去所有奇能
    .like = change
word-loses_ability = 失去{ $name }奇能
    .like = change
word-deals_fully = 造成的傷害不會減少
    .like = change
word-deals_by_willpower = 在挑戰中造成等同於其意志力而非力量的傷害
    .like = change
again-not = { $last-rest ->
    [yes] 不能再
   *[other] 不能
}
word-keeps_damage = 不能移去傷害指示物
    .like = bar
word-cannot_quest = { again-not }探奇
    .like = bar
word-must_quest = 若能探奇則必須探奇
    .like = bar
word-must_challenge = 若能發起挑戰則必須發起挑戰
    .like = bar
word-cannot_challenge = { again-not }發起挑戰
    .like = bar
word-cannot_be_used = 不能使用
    .like = bar
word-cannot_ready = 不能就緒
    .like = bar
word-cannot_ready_at_start = 不能就緒
    .like = bar
    .start = yes
word-unless_so = 除非{ $kind-board }，否則{ $change }
    .like = bar
    .start = { $change-start }
word-cannot_sing = 不能力竭來演唱歌曲
    .like = bar
word-cannot_be_exerted_for_costs = 不能力竭來支付費用
    .like = bar
word-cannot_be_challenged = 不能受到挑戰
    .like = bar
word-cannot_be_challenged_by = 不能受到{ $who-plain }的挑戰
    .like = bar
    .against = yes
    .attacker = { $who-plain }
word-can_challenge_ready = 能挑戰就緒狀態的角色
    .like = bar
    .bars = no
word-can_quest_at_once = 能在打出的回合中探奇
    .like = bar
    .bars = no
word-can_challenge = 能挑戰{ $whom-plain }
    .like = bar
    .bars = no
word-no_challenge_damage = 不會在{ $last-fight ->
    [challenge] 該次
   *[other] {""}
}挑戰中受到傷害
    .like = change
    .fights = yes
word-spared_once = 下一次將受到傷害時不會受到該傷害
    .like = change
word-strength_is = 力量變為{ $number-fixed ->
    [yes] {" "}{ $number }{" "}
   *[no] { $number-base }
}
    .like = change
word-willpower_is = 意志力變為{ $number-fixed ->
    [yes] {" "}{ $number }{" "}
   *[no] { $number-base }
}
    .like = change
word-lore_is = 奇談值變為{ $number-fixed ->
    [yes] {" "}{ $number }{" "}
   *[no] { $number-base }
}
    .like = change
word-deals_more = 額外造成{ $by-fixed ->
    [yes] {" "}{ $by }{" "}
   *[no] { $by-base }
}點傷害
    .like = change
word-takes_more = 額外受到{ $by-fixed ->
    [yes] {" "}{ $by }{" "}
   *[no] { $by-base }
}點傷害
    .like = change
word-no_damage_by = 不會受到{ $who-plain }造成的傷害
    .like = change
word-no_effect_damage = 不會受到行動或能力造成的傷害
    .like = change
word-no_damage = 不會受到傷害
    .like = change
word-ability = 「{ $ability }」
    .like = keyword
    .opens-this = given
    .sets-this = no
word-gains_class = 獲得{ TERM($kind-raw, table: "classifications") }類別
    .like = change
word-gains_named_class = 獲得該類別
    .like = change
word-loses_classes = 失去所有類別
    .like = change
word-loses_class = 失去{ TERM($kind-raw, table: "classifications") }類別
    .like = change
word-sings_as = 能視作費用 { $more-fixed ->
    [yes] { SIGNED($more) }
   *[no] { SIGNED($more-factor) }
} 來演唱歌曲
    .like = change
    .count = { $more-counted }
    .counting = { $more-percount }
word-loses = 失去{ $keyword-word }
    .like = change
    .never = 不能獲得{ $keyword-word }

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
give-each = { $who-chosen ->
    [yes] { $who-many ->
        [yes] { $changes-first-bars ->
            [yes] {""}
           *[no] 各
        }
       *[no] {""}
    }
   *[no] {""}
}
give-what = { give-each }{ $changes-gain }{ $duration-after }
word-give = { $changes-first-late ->
    [yes] { $who }上每有 1 點傷害，{ $who-pronoun }{ give-time }便{ give-what }
   *[other] { $changes-first-count }{ $who-mass }{ give-time }{ $self-but }{ give-what }
}
    .like = effect
    .but = { $self-counts ->
        [yes] 便
       *[no] {""}
    }
    .counts = { $changes-first-counting }
    .do = 令{ $who-lastly }{ give-time }{ give-what }
    .perhaps = { $changes-first-counting ->
        [yes] { $changes-first-count }你便可以{ $self-do }
       *[no] 你可以{ $self-do }
    }
    .static = { $changes-first-against ->
        [yes] { $changes-first-attacker }不能挑戰{ $who-plain }
       *[other] { $self-counts ->
            [yes] { $changes-first-count }{ $who-subjectso }{ give-time }{ give-what }
           *[no] { $self-starts ->
                [yes] { $who-plain }{ give-time }均{ give-what }
               *[no] { $who-subject }{ give-time }{ give-what }
            }
        }
    }
    .so = { $changes-first-against ->
        [yes] { $changes-first-attacker }便不能挑戰{ $who-plain }
       *[other] { $self-starts ->
            [yes] { $who-plain }{ give-time }均{ give-what }
           *[no] { $changes-first-count }{ $who-subjectso }{ give-time }{ give-what }
        }
    }
    .starts = { $changes-first-start ->
        [yes] { $who-whose ->
            [opposing] yes
           *[other] no
        }
       *[other] no
    }
    .short = { $who-pronoun }{ $changes-gain }
    .bars = { $changes-first-bars }
    .apart = { $changes-first-bars ->
        [yes] yes
       *[no] no
    }
    .yours = yes
    .opens-fight = { $duration-fight }
    .opens-rest = { $who-rest ->
        [yes] { $duration-rest }
       *[other] { $who-self ->
            [yes] { $duration-rest }
           *[no] no
        }
    }
    .opens-listing = all
    .sets-listing = none
    .join = { $form ->
        [gain] { $prior-slot ->
            [keyword] { $next-slot ->
                [keyword] { $before }、{ $next-bare }
               *[other] { $before }且{ $next }
            }
           *[other] { $before }且{ $next }
        }
       *[other] { $before }{ $next }
    }
    .last = { $form ->
        [gain] { $prior-slot ->
            [keyword] { $next-slot ->
                [keyword] { $before }與{ $next-bare }
               *[other] { $before }且{ $next }
            }
           *[other] { SAME($prior-bare, $next-bare) ->
                [yes] { $before }且{ $next-never }
               *[no] { $before }且{ $next }
            }
        }
       *[other] { $before }{ $next }
    }

ink-less = { $amount-fixed ->
    [yes] { $amount ->
        [-1] 多支付 1 奇墨
        [-2] 多支付 2 奇墨
        [-3] 多支付 3 奇墨
       *[other] 少支付 { $amount-n } 奇墨
    }
   *[no] 少支付 { $amount-factor } 奇墨
}
ink-each = { $amount-fixed ->
    [yes] {""}
   *[no] { $amount-each }
}
then-mark = { $amount-fixed ->
    [yes] {""}
   *[no] 便
}
word-pay_less = { $duration }{ $self-static }{ $duration-after }
    .like = effect
    .static = { ink-each }{ $who-then }{ then-mark }{ ink-less }來打出{ $what-playsome }
    .asks = if
    .apart = yes
word-pay_less_next = { ink-each }{ $who-then }本回合打出的下一個{ $what-played }{ then-mark }{ ink-less }
    .like = effect
    .do = 令{ $self }
    .asks = if
    .apart = yes
word-next_gets = { $changes-first-count }你本回合打出的下一個{ $what-played }{ $duration }{ $changes-gain }{ $duration-after }
    .like = effect
    .asks = if
    .apart = yes
    .join = { $form ->
        [gain] { $prior-slot ->
            [keyword] { $next-slot ->
                [keyword] { $before }、{ $next-bare }
               *[other] { $before }且{ $next }
            }
           *[other] { $before }且{ $next }
        }
       *[other] { $before }{ $next }
    }
    .last = { $form ->
        [gain] { $prior-slot ->
            [keyword] { $next-slot ->
                [keyword] { $before }與{ $next-bare }
               *[other] { $before }且{ $next }
            }
           *[other] { SAME($prior-bare, $next-bare) ->
                [yes] { $before }且{ $next-never }
               *[no] { $before }且{ $next }
            }
        }
       *[other] { $before }{ $next }
    }
word-next_enters_exerted = 你本回合打出的下一個{ $what-played }進場時為力竭狀態
    .like = effect
    .asks = if
    .apart = yes
word-extra_ink = { $duration }，{ $count-counted }你可以額外將{ $count-fixed ->
    [no] 一張
   *[yes] { one-card-of }
}卡從你手上正面朝下地放進你的奇墨池
    .like = effect
    .static = { $count-counted }你可以額外將{ $count-fixed ->
        [no] 一張
       *[yes] { one-card-of }
    }卡從你手上正面朝下地放進你的奇墨池
    .apart = yes
word-enters_exerted = { $what-plain }進場時{ $what-whose ->
    [opposing] 均
   *[other] {""}
}為力竭狀態
    .like = effect
    .bars = yes
word-enters_damaged = { $what-plain }進場時帶有 { $amount-n } 點傷害
    .like = effect
word-takes_damage_for = 如果{ $who-one }將受到傷害，則改為在{ this-card }上放置等量的傷害指示物
    .like = effect
word-skips_draw_step = 略過你的抽卡步驟
    .like = effect
word-pay_less_to_move = 你{ ink-less }來將{ $who-plain }移至{ $to-goal }
    .like = effect
    .asks = if
word-move_for_free = { $who-plain }可以免費移至{ $to-goal }
    .like = effect
    .asks = if
word-use_for_free = 你可以免費使用{ this-card }的{ $name }奇能
    .like = effect
    .asks = if
word-cannot_play = { $duration }{ $who-base }不能打出{ $what-playsome }{ $duration-after }
    .like = effect
    .static = { $who-base }不能打出{ $what-playsome }
    .so = { $who-base }便不能打出{ $what-playsome }
    .bars = yes
    .apart = yes
word-next_time = 本回合僅一次，{ $ability }
    .like = effect
    .apart = yes
word-floating = { $duration }，{ $ability }
    .like = effect
    .apart = yes
word-at_end_of_turn = 在回合結束時，{ $effect }
    .like = effect
    .apart = yes
word-at_start_of_your_turn = 在你的下一個回合開始時，{ $effect }
    .like = effect
    .apart = yes

## What happened this turn

word-happened = { $within ->
    [none] { $what-past }
   *[other] { $what-pasthead }{ $within-before }{ $what-unit }{ $within-after }{ $what-pasttail }
}
    .like = condition
    .not = { $what-pastnot }
    .who = { $self }
word-played_this_turn = 本回合打出的
    .like = trait-mid
word-quested_this_turn = 本回合曾探奇的
    .like = trait-mid
    .not = 本回合未曾探奇的
word-challenged_this_turn = 本回合曾發起挑戰的
    .like = trait-mid
    .not = 本回合未曾發起挑戰的
word-was_challenged_this_turn = 本回合曾受到挑戰的
    .like = trait-mid
word-was_damaged_this_turn = 本回合曾受到傷害的
    .like = trait-mid
word-was_healed_this_turn = 本回合曾移去傷害的
    .like = trait-mid
word-sang_this_turn = 本回合曾演唱歌曲的
    .like = trait-mid
word-sang_this = 演唱了此歌曲的
    .like = trait-mid
word-was_at = 曾在{ $which-self ->
    [yes] 此處
   *[no] { $which-lastly }
}的
    .like = trait-mid
word-moved_this_turn = 本回合曾移動的
    .like = trait-mid

## Comparing

word-same_name_as_another = 與{ $of-one }具相同名稱的
    .like = trait-mid
word-same_name_as = { $of-rest ->
    [yes] 具相同名稱的
   *[other] 與{ $of }具相同名稱的
}
    .like = trait-mid
    .is = 與{ $of }具相同名稱
    .isnot = 與{ $of }名稱不同
word-same_ink_as = 與{ $of }奇墨類別相同的
    .like = trait-mid
    .is = 與{ $of }奇墨類別相同
    .isnot = 與{ $of }奇墨類別不同
word-same_class_as = 與{ $of }具共同類別的
    .like = trait-mid
    .is = 與{ $of }具共同類別
    .isnot = 與{ $of }沒有共同類別
between = { $least ->
    [none] 等於或小於{ $most-upper }
   *[other] { $most ->
        [none] 等於或大於{ $least-upper }
       *[other] { SAME($least, $most) ->
            [yes] 等於{ $least-upper }
           *[no] 從{ $least-upper }到{ $most-upper }
        }
    }
}
word-cost_within = 費用{ between }的
    .like = trait-mid
word-strength_within = 力量{ $most-less ->
    [none] { between }
   *[other] 小於{ $most-less }
}的
    .like = trait-mid
word-willpower_within = 意志力{ between }的
    .like = trait-mid
word-lore_within = 奇談值{ between }的
    .like = trait-mid
word-with_named_name = 具該名稱的
    .like = trait-mid
word-inkable = 具奇墨池符號的
    .like = trait-mid
word-being_played = 正打出的
    .like = trait-zone
    .key = play

## Rules for players

word-cannot_gain_lore = { $duration }{ $who-base }不能獲得奇談{ $duration-after }
    .like = effect
    .static = { $who-base }不能獲得奇談
    .so = { $who-base }便不能獲得奇談
    .bars = yes
    .apart = yes
word-cannot_lose_lore = { $duration }{ $who-base }不會失去奇談{ $duration-after }
    .like = effect
    .static = { $who-base }不會失去奇談
    .so = { $who-base }便不會失去奇談
    .apart = yes
word-discards_nothing = { $duration }{ $who-base }不會因效果棄置卡{ $duration-after }
    .like = effect
    .static = { $who-base }不會因效果棄置卡
    .so = { $who-base }便不會因效果棄置卡
    .apart = yes
word-damage_stays = { $duration }{ $self-static }{ $duration-after }
    .like = effect
    .static = { $who-all ->
        [yes] 不能移去傷害指示物
       *[no] 不能從{ $who-base }的卡上移去傷害指示物
    }
    .apart = yes
word-cannot_draw = { $duration }{ $who-base }不能抽卡{ $duration-after }
    .like = effect
    .static = { $who-base }不能抽卡
    .so = { $who-base }便不能抽卡
    .apart = yes
word-more_lore = 如果{ $who-base }將獲得奇談，則改為多獲得 { $amount } 點奇談
    .like = effect
    .apart = yes
word-less_lore = 如果{ $who-base }將獲得奇談，則改為少獲得 { $amount } 點奇談
    .like = effect
    .apart = yes
word-more_loss = 如果{ $who-base }將失去奇談，則改為多失去 { $amount } 點奇談
    .like = effect
    .apart = yes
word-less_loss = 如果{ $who-base }將失去奇談，則改為少失去 { $amount } 點奇談
    .like = effect
    .apart = yes
word-lore_to_win = { $who-base }需要 { $number } 點奇談才能贏得遊戲
    .like = effect
    .apart = yes
word-may_play_free = 你可以{ $by ->
    [none] {""}
   *[other] { $by-do }來
}免費打出{ $what-playsome }
    .like = effect
    .asks = if
    .apart = yes
word-pay_less_to_shift = { ink-each }{ $who-then }{ then-mark }{ ink-less }來利用轉形打出{ $what-playsome }
    .like = effect
    .asks = if
    .apart = yes
word-pay_less_to_boost = { ink-each }你{ then-mark }{ ink-less }來使用{ $who-each }的增幅
    .like = effect
    .asks = if
    .apart = yes
word-boost_for_free = 你可以免費使用{ $who-each }的增幅
    .like = effect
    .asks = if
word-named_for_shift = { $name ->
    [none] 你可以視作{ this-card }具有任意名稱，來打出具轉形的角色並放在{ this-card }上
   *[other] 你可以視作{ this-card }也具有{ $name }這一名稱，來打出具轉形的角色並放在{ this-card }上
}
    .like = effect
    .apart = yes
word-enters_exerted_to = { $what-self ->
    [yes] { this-card }
   *[no] { $what }
}可以為力竭狀態來進場，以此{ $effect-do }
    .like = effect
    .apart = yes
would-be-banished = 如果{ $who-one }將{ $how ->
    [none] {""}
   *[other] { $how }
}被驅逐，則
word-drawn_instead = 如果{ $who-base }將抽一張卡，則改為{ $effect-do }
    .like = effect
    .apart = yes
word-may_be_drawn_instead = 如果{ $who-base }將抽一張卡，則你可以改為{ $effect-do }
    .like = effect
    .apart = yes
word-banished_instead = { would-be-banished }改為{ $effect-do }
    .like = effect
    .apart = yes
    .sets-that = { $who-name }
    .sets-owner = { $who-ofwhom }
word-may_be_banished_instead = { would-be-banished }你可以改為{ $effect-do }
    .like = effect
    .apart = yes
word-returned_instead = 如果{ $who-one }將移回手上，則改為{ $effect-do }
    .like = effect
    .apart = yes
    .sets-that = { $who-name }
    .sets-owner = { $who-ofwhom }
word-may_be_returned_instead = 如果{ $who-one }將移回手上，則你可以改為{ $effect-do }
    .like = effect
    .apart = yes
word-may_play_from_discard = 你可以從你的棄置區打出{ $what-playsome }
    .like = effect
    .asks = if
    .apart = yes
word-may_play_top = 你可以隨時檢視你卡組頂的那張卡，且可以從你的卡組頂打出{ $what-playsome }
    .like = effect
    .asks = if
    .apart = yes
word-top_seen = 你可以隨時檢視你卡組頂的那張卡
    .like = effect
    .asks = if
    .apart = yes
word-top_faceup = { $who-subject }以其卡組頂的那張卡正面朝上的狀態進行遊戲
    .like = effect
    .apart = yes
word-may_ink_from_discard = 你可以從你的棄置區將{ $what-playsome }置入奇墨池
    .like = effect
    .asks = if
    .apart = yes
word-ink_enters_exerted = 置入{ $who-base }奇墨池的卡以力竭狀態進入
    .like = effect
    .apart = yes
word-all_inkable = 你手上的所有卡均視作具奇墨池符號
    .like = effect
    .apart = yes
