### Simplified Chinese for the words of Lorcana's cards, in the idiom of the official cards. docs/card-language.md tells how messages
### become a card's text; the forms of effects, conditions, quantities, ranges and players are listed in
### data/cardlang/words/cards-zh-Hans.ftl.
###
### Forms of cards:    the value is all of them, as an object (你的角色, 所有角色, 所选的角色, 一张角色卡从你的弃置区); .one any one
###                    (你的一个角色), .each (你的每个角色), .plain without a number, .subject before a verb;
###                    .kind with what tells it apart but without whose it is; .foe with 对手 before it; .counted of a count
### Features of cards: .many yes or no; .whose yours, theirs, opposing; .zone play, hand, …; .self yes for this card;
###                    .dest you, they or other: whose hand, deck or inkwell they go to
### Forms of changes:  the value follows the subject (得 +2 力量); keywords are folded (善战 +2 与抵抗 +2)

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
       *[elsewhere] 张
    }
    .tail = { $self-class }{ $self-whole }
    .kind = { $self-there }{ $self-state }{ $self-mid }{ $self-tail }
    .card = { $self-state }{ $self-mid }{ $self-class }{ $self-printed }
    .played = { $self-state }{ $self-mid }{ $self-class }{ $self-noun }
    .foe = { $self-there }{ $self-state }{ $self-mid }对手{ $self-tail }
    .foes = { $self-told ->
        [yes] { $self-foe }
       *[no] { $self-there }对手的{ $self-tail }
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
                [no] 对手{ $self-middle ->
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
        [yours] 你的每个{ $self-other }{ $self-kind }
        [theirs] 其每个{ $self-other }{ $self-kind }
        [opposing] 每个{ $self-other }{ $self-foe }
       *[any] 每个{ $self-other }{ $self-kind }
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
       *[elsewhere] 一张{ $self-kind }{ $self-from }
    }
    .another = { $self-more ->
        [yes] 另一{ $self-counter }
       *[no] {""}
    }
    .pick = 所选的{ $self-pickrest }
    .pickrest = { $self-whose ->
        [yours] 你{ $self-here ->
            [yes] 在{ $self-spot }的{ $self-another }
           *[no] 的{ $self-another }
        }{ $self-mid }{ $self-close }{ $self-tail }
        [theirs] 其{ $self-another }{ $self-kind }
        [opposing] { $self-another }{ $self-foe }
       *[any] { $self-another }{ $self-there }{ $self-mid }{ $self-close }{ $self-tail }
    }
    .picks = 所选的{ $self-whose ->
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
        [opposing] 对手
       *[any] 任一
    }{ $self-zone ->
        [hand] 手上
        [deck] 卡组
        [inkwell] 奇墨池
        [under] 卡下
       *[discard] 弃置区
    }
    .from = 从{ $self-zone ->
        [hand] { $self-place }
       *[other] { $self-whose ->
            [yours] 你的
            [theirs] { their }
            [opposing] 对手的
           *[any] 任一
        }{ $self-zone ->
            [deck] 卡组中
            [inkwell] 奇墨池中
            [under] 卡下
           *[discard] 弃置区
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
           *[no] 在场上
        }
       *[hand] 手上
        [deck] 的卡组中
        [inkwell] 的奇墨池中
        [under] 的卡下
        [discard] 的弃置区中
    }
    .holder = { $self-whose ->
        [yours] 你
        [theirs] { their-name }
        [opposing] 任一对手
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
        [opposing] 所有对手
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
        [opposing] 所有对手
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
            [opposing] 对手的
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
    .same = 同一处{ $self-thing }
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
    [that] 该玩家的
   *[self] 其
}
their-name = { $last-they ->
    [none] { $last-them ->
        [self] 其
       *[that] 该玩家
    }
   *[other] { $last-they }
}

word-card =
    .like = noun
    .noun = 卡
    .printed = 卡
    .counter = 张
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
    .counter = 个
    .being = person
word-item =
    .like = noun
    .noun = 物品
    .printed = 物品卡
    .counter = 个
    .being = thing
    .pronoun = 它
word-location =
    .like = noun
    .noun = 地点
    .printed = 地点卡
    .counter = 个
    .being = thing
    .pronoun = 它
    .target = { $traits-at-other-count ->
        [0] 一处{ $self-thing }
       *[other] 另一处{ $self-thing }
    }
word-action =
    .like = noun
    .noun = 行动
    .printed = 行动卡
    .counter = 个
    .being = card
    .pronoun = 它
word-song =
    .like = noun
    .noun = 歌曲
    .printed = 歌曲卡
    .counter = 个
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
    .counter = 个
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
            }一个{ $self-played }
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
       *[other] 所选的{ $nouns-pickrest }
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
       *[other] 从{ $nouns-place }
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
word-opposing = 对手的
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
word-damaged = 受伤的
    .like = trait-state
    .short = 受伤
    .is = 上有伤害
    .isnot = 上没有伤害
    .not = 未受伤的
word-undamaged = 未受伤的
    .like = trait-state
    .short = 未受伤
    .is = 上没有伤害
    .isnot = 上有伤害
    .not = 受伤的
word-exerted = 力竭状态的
    .like = trait-state
    .is = 为力竭状态
    .isnot = 不为力竭状态
    .not = 就绪状态的
word-ready = 就绪状态的
    .like = trait-state
    .is = 为就绪状态
    .isnot = 不为就绪状态
    .not = 力竭状态的
word-of = { TERM($kind-raw, table: "classifications") }
    .like = trait-class
word-of_ink = { TERM($ink-raw, table: "inks") }
    .like = trait-class
word-is_character = 角色
    .like = trait-class
word-is_item = 物品
    .like = trait-class
word-is_location = 地点
    .like = trait-class
word-is_action = 行动
    .like = trait-class
word-is_song = 歌曲
    .like = trait-class
word-named = 名称为{ $name }的
    .like = trait-mid
    .namely = yes
    .bare = { $name }
    .is = 名称为{ $name }
    .isnot = 名称不为{ $name }
    .not = 名称不为{ $name }的
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
word-with_cost = 费用{ $within } 的
    .like = trait-number
    .bare = 费用{ $within }
word-with_strength = 力量{ $within } 的
    .like = trait-number
    .bare = 力量{ $within }
word-with_willpower = 意志力{ $within } 的
    .like = trait-number
    .bare = 意志力{ $within }
word-with_lore = 奇谈值{ $within } 的
    .like = trait-number
    .bare = 奇谈值{ $within }
word-in_total = 合计{ $trait-bare } 的
    .like = trait-number
    .bare = 合计{ $trait-bare }
word-at_location = { $which ->
    [none] 地点内的
   *[other] 在{ $self-spot }的
}
    .like = trait-there
    .spot = { $which ->
        [none] 地点内
       *[other] { $which-self ->
            [yes] 此处
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
word-challenging = 正在挑战的
    .like = trait-state
    .is = 正在挑战
    .isnot = 没有正在挑战
word-being_challenged = 受到挑战的
    .like = trait-state
    .is = 正受到挑战
    .isnot = 没有受到挑战
    .duel = yes
word-with_cards_under = 其下的卡数量{ $within } 的
    .like = trait-mid
    .is = 下的卡数量{ $within }
word-with_card_under = 其下有卡的
    .like = trait-mid
    .is = 下有卡
    .isnot = 下没有卡
word-any_of = { $traits-first-namely ->
    [yes] 名称为{ $traits-bare }的
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
word-in_deck = 卡组中的
    .like = trait-zone
    .key = deck
word-in_hand = 手上的
    .like = trait-zone
    .key = hand
word-in_inkwell = 奇墨池中的
    .like = trait-zone
    .key = inkwell
word-in_discard = 弃置区中的
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
    .per = 每有一张{ $self }
    .shown = { $self }
    .thrown = { $self }
    .his = { $self }的
    .worth = { $self }之
    .target = { $self }
    .rival = { $self }
    .dest = other
    .ofwhom = other
    .unit = 张
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
    [character] 这个角色
    [item] 这个物品
    [location] 这个地点
    [action] 这个行动
    [song] 这首歌曲
   *[card] 这张卡
}
word-this = { $zone ->
    [none] { $last-this ->
        [given] 这个角色
        [his] 这个角色
       *[other] { this-card }
    }
   *[elsewhere] 这张卡
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
    .papers = 这张卡
    .place = 你的{ $zone-key ->
        [discard] 弃置区
        [hand] 手卡
        [deck] 卡组
       *[other] 奇墨池
    }
    .target = { $this ->
        [location] 此处
       *[other] { $self }
    }
    .name = { $this ->
        [character] 角色
        [item] 物品
        [location] 地点
        [action] 行动
       *[card] 卡
    }
    .pronoun = { $this ->
        [character] 他
       *[other] 它
    }
word-that = { $zone ->
    [none] { $last-that ->
        [none] { $last-it ->
            [none] 那张卡
            [card] 那张卡
            [cards] 那些角色
            [papers] 那些卡
           *[other] 该{ $last-it }
        }
        [challenger] 发起挑战的角色
       *[other] 该{ $last-that }
    }
   *[elsewhere] 那张卡
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
word-that_song = 那个歌曲
    .like = one-card
    .again = yes
    .from = { $zone ->
        [none] {""}
       *[elsewhere] 从你的{ $zone-key ->
            [discard] 弃置区中
            [hand] 手上
           *[other] 卡组中
        }
    }
    .name = 歌曲
    .playfrom = { $self-from }
    .dest = you
word-that_location = 该地点
    .like = one-card
    .target = 该处
word-it = { $last-picked ->
    [yes] { $last-itsname }
   *[other] { $self-he }
}
    .he = { $last-it ->
        [healed] 每个以此法移去过伤害的角色
        [harmed] 每个以此法受到伤害的角色
        [none] 他们
        [cards] 他们
        [papers] 它们
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
        [healed] 每有一个以此法移去过伤害的角色
        [harmed] 每有一个以此法受到伤害的角色
       *[other] 他们每有一个
    }
    .worth = 其
    .back = { $last-lifted ->
        [yes] yes
       *[none] no
    }
    .rest = yes
    .group = { $last-it ->
        [card] 它
        [papers] 它们
       *[other] 他们
    }
word-picked = { $last-it ->
    [card] 所选的卡
   *[other] 该角色
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
    .last = { $before }与{ $next }
word-were_under = 原本在{ $top }下的卡
    .like = one-card
    .many = yes
    .per = 每有一张原本在{ $top }下的卡
word-singers = 那些角色
    .like = one-card
    .many = yes
word-rival = { $last-rival ->
    [none] 挑战中的另一个角色
   *[other] { $last-rival }
}
    .like = one-card
    .duel = yes
word-the_other = { $last-rival ->
    [none] 挑战中的另一个角色
   *[other] { $last-rival }
}
    .like = one-card
word-wherever = { $card-self ->
    [yes] 此卡
   *[other] 那张卡
}
    .like = one-card
word-among = { $of-group }中的{ $what-kind }
    .like = one-card
    .playone = { $of-group }中的一个{ $what-played }
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
    .per = { $top }下每有一张卡
word-location_of = { $who-self ->
    [yes] 该处
   *[no] 该地点
}
    .like = one-card
word-bottom = { $whose-deck }底的{ $count ->
    [1] 那张卡
   *[other] {""} { $count-n } 张卡
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
word-top = { $whose-deck }顶的{ $count ->
    [1] 那张卡
   *[other] {""} { $count-n } 张卡
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
       *[other] 该{ $what-name }
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
            [no] { $count-equal }数量的{ $what-picks }
           *[yes] { $what-more ->
                [yes] 另
               *[no] {""}
            } { $count-n } { $what-unit }{ $by ->
                [none] { $what-more ->
                    [yes] 所选的{ $what-owned }
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
        }一张{ $what-kind }{ $what-from }
       *[yes] { $count-fixed ->
            [no] 若干张{ $what-kind }{ $what-from }
           *[yes] {""} { $count-n } 张{ $what-kind }{ $what-from }
        }
    }
    .discarded = { $self-many ->
        [no] 一张{ $what-kind }
       *[yes] { $count-fixed ->
            [no] { $count-until ->
                [none] {""} 等量的{ $what-kind }
               *[other] 卡直到手卡为 { $count-until } 张
            }
           *[yes] {""} { $count-n } 张{ $what-kind }
        }
    }
    .free = { $self-many ->
        [no] 一张由你选择的{ $what-kind }
       *[yes] {""} { $count-n } 张由你选择的{ $what-kind }
    }
word-up_to =
    .like = choice
    .many = { $count ->
        [1] no
       *[other] yes
    }
    .group = 至多 { $count-n } { $what-unit }{ $what-picks }
    .fetched = 至多 { $count-n } 张{ $what-kind }{ $what-from }
    .discarded = 至多 { $count-n } 张{ $what-kind }
    .free = 至多 { $count-n } 张由你选择的{ $what-kind }
word-up_to_different =
    .like = choice
    .many = yes
    .group = 至多 { $count-n } { $what-unit }名称各不相同的{ $what-picks }
    .fetched = 至多 { $count-n } 张名称各不相同的{ $what-kind }{ $what-from }
    .discarded = 至多 { $count-n } 张名称各不相同的{ $what-kind }
word-chosen_different =
    .like = choice
    .many = yes
    .group = {""} { $count-n } { $what-unit }名称各不相同的{ $what-picks }
    .fetched = {""} { $count-n } 张名称各不相同的{ $what-kind }{ $what-from }
    .discarded = {""} { $count-n } 张名称各不相同的{ $what-kind }
word-any_number =
    .like = choice
    .many = yes
    .group = 任意数量{ $what-unit }{ $what-picks }
    .fetched = 任意数量张{ $what-kind }{ $what-from }
    .discarded = 任意数量张{ $what-kind }
    .free = 任意数量张由你选择的{ $what-kind }

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
    .deck = 你卡组
    .hand = 你手上
    .hands = 你
    .dest = you
    .each = {""}
    .any = 你
    .holder = 你
    .pick = 你
    .base = 你
word-opponents = 每位对手
    .apart = yes
    .doer = others
    .subject = 每位对手各
    .then = 每位对手各
    .whose = 对手的
    .turn = 每位对手的
    .when = 对手
    .deck = 每位对手卡组
    .hand = 所有对手手上
    .hands = 所有对手
    .dest = other
    .each = 各
    .any = 任一对手
    .holder = 每位对手
    .pick = 所选的对手
    .choose = 一位对手
    .base = 对手
word-everyone = 每位玩家
    .apart = yes
    .doer = others
    .subject = 每位玩家各
    .then = 每位玩家各
    .whose = 每位玩家的
    .turn = 每位玩家的
    .when = 任一玩家
    .deck = 每位玩家卡组
    .hand = 所有玩家手上
    .hands = 所有玩家
    .dest = other
    .each = 各
    .any = 任一玩家
    .holder = 每位玩家
    .pick = 所选的玩家
    .choose = 一位玩家
    .base = 玩家
    .all = yes
word-they = { $last-they ->
    [none] 该玩家
   *[other] { $last-they }
}
    .apart = no
    .doer = others
    .subject = { $last-them ->
        [self] { $last-doer ->
            [others] 该玩家
            [owner] 该玩家
           *[other] {""}
        }
       *[that] 该玩家
    }
    .then = 该玩家
    .whose = { $last-they ->
        [none] { their }
       *[other] { $last-they }的
    }
    .turn = { $self-whose }
    .when = { their-name }
    .deck = { $last-them ->
        [that] 该玩家卡组
       *[self] 其卡组
    }
    .hand = { their-name }手上
    .hands = { their-name }
    .dest = they
    .each = {""}
    .any = { their-name }
    .holder = { their-name }
    .pick = 该玩家
    .base = 该玩家
one-player =
    .apart = yes
    .doer = others
    .subject = { $self }
    .then = { $self }
    .whose = { $self }的
    .turn = { $self }的
    .when = { $self }
    .deck = { $self }的卡组
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
word-challenging_player = 发起挑战的玩家
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
word-with_most = { $of-owns }最多的一位或数位{ $among-base }
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
    .gain = 获得{ $self }

word-bodyguard = 护卫
    .like = keyword
word-challenger = 善战 { $number-fixed ->
    [yes] { SIGNED($number) }
   *[no] { SIGNED($number-factor) }
}
    .like = keyword
    .line = { $number-fixed ->
        [yes] { SPACED($self) }
       *[no] { SPACED($number-counted) }这个角色便获得{ SPACED($self) }
    }
    .word = 善战
    .count = { $number-counted }
    .counting = { $number-percount }
word-evasive = 灵活
    .like = keyword
word-reckless = 鲁莽
    .like = keyword
word-resist = 抵抗 { $number-fixed ->
    [yes] { SIGNED($number) }
   *[no] { SIGNED($number-factor) }
}
    .like = keyword
    .line = { $number-fixed ->
        [yes] { SPACED($self) }
       *[no] { SPACED($number-counted) }这个角色便获得{ SPACED($self) }
    }
    .word = 抵抗
    .count = { $number-counted }
    .counting = { $number-percount }
word-rush = 速击
    .like = keyword
text-- = 万能
word-shift = { $onto ->
    [none] {""}
   *[other] { SAME($onto, "*") ->
        [yes] 万能
       *[no] { TERM($onto, table: "classifications") }
    }
}转形{ $cost-fixed ->
    [yes] {" "}{ $cost-n }
    [no] {" "}{ $cost }
   *[effect] ：{ $cost }
}
    .like = keyword
    .word = 转形
word-singer = 歌手 { $cost-n }
    .like = keyword
    .word = 歌手
word-sing_together = 合唱 { $cost-n }
    .like = keyword
    .word = 合唱
word-support = 辅助
    .like = keyword
word-ward = 庇护
    .like = keyword
word-vanish = 消失
    .like = keyword
word-alert = 警觉
    .like = keyword
word-boost = 增幅 { $cost-n }
    .like = keyword
    .word = 增幅

## Quantities. .each is what begins a sentence (你在场上每有一个角色，), .counted the same or nothing for a number

word-number = { $number }
    .like = quantity
    .fixed = yes
    .n = { $number }
    .each = { $number } 次，
    .equal = { $number }
    .counted = {""}
word-count = { $of-counted }数量
    .like = quantity
    .each = { $of-per }，
    .counted = { $self-each }
    .percount = yes
    .equal = 等同于{ $of-counted }数量
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
    .equal = 等同于{ $self }
    .factor = { $factor }
    .base = { $of-base }
    .sign = { $factor ->
        [-1] minus
       *[other] plus
    }
word-this_way = 该数量
    .like = quantity
    .each = { $last-done ->
        [none] 每有一个，
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
word-highest_lore = { $of-plain }的最高奇谈值
    .like = quantity
word-highest_cost = { $of-plain }的最高费用
    .like = quantity
word-lowest_strength = { $of-plain }的最低力量
    .like = quantity
word-lowest_willpower = { $of-plain }的最低意志力
    .like = quantity
word-lowest_lore = { $of-plain }的最低奇谈值
    .like = quantity
word-lowest_cost = { $of-plain }的最低费用
    .like = quantity
word-strength_had = { $of-his }离场前的力量
    .like = quantity
    .base = { $of-worth }离场前力量
    .equal = 等同于{ $of-worth }离场前的力量
word-willpower_had = { $of-his }离场前的意志力
    .like = quantity
    .base = { $of-worth }离场前意志力
    .equal = 等同于{ $of-worth }离场前的意志力
word-damage_had = { $on-his }离场前的伤害数量
    .like = quantity
    .base = { $on-worth }离场前伤害数量
    .equal = 等同于{ $on-worth }离场前的伤害数量
    .sort = damage
word-lore_had = { $of-his }离场前的奇谈值
    .like = quantity
    .base = { $of-worth }离场前奇谈值
    .equal = 等同于{ $of-worth }离场前的奇谈值
word-lore_of = { $of-his }奇谈值
    .like = quantity
    .base = { $of-worth }奇谈值
    .equal = 等同于{ $of-worth }奇谈值
word-cost_of = { $of-his }费用
    .like = quantity
    .equal = 等同于{ $of-worth }费用
word-damage_on = { $on-plain }上的伤害数量
    .like = quantity
    .each = { $on-plain }上每有 1 点伤害，
    .late = { $on-after }
    .percount = yes
    .counted = { $self-each }
    .equal = 等同于{ $on-plain }上的伤害数量
    .sort = damage
    .holder = { $on-lastly }
word-cards_in_hand = { $whose-whose }手卡数量
    .like = quantity
    .each = { $whose-doer ->
        [you] 你手上每有一张卡，
       *[other] { $whose-hands }每有一张手卡，
    }
    .percount = yes
    .counted = { $self-each }
    .held = { $whose-holder }的手卡
    .owner = { $whose-holder }
    .owns = 手卡
    .unit = 张
    .isunit = yes
    .sort = hand
    .holder = { $whose-holder }
word-cards_in_inkwell = { $whose-whose }奇墨池中卡的数量
    .like = quantity
    .each = { $whose-hands }的奇墨池中每有一张卡，
    .percount = yes
    .counted = { $self-each }
    .held = { $whose-holder }奇墨池中的卡
    .owner = { $whose-holder }
    .owns = 奇墨池中的卡
    .unit = 张
    .isunit = yes
    .sort = inkwell
    .holder = { $whose-holder }
word-largest_hand = { $whose-base }中最多的手卡数量
    .like = quantity
    .held = { $whose-base }中最多的手卡
    .owns = 手卡
    .unit = 张
    .isunit = yes
    .sort = hand
    .holder = 手卡最多的{ $whose-base }
word-lore_gained = { $whose-holder }本回合获得的奇谈数量
    .like = quantity
    .each = { $whose-holder }本回合每获得过 1 点奇谈，
    .percount = yes
    .counted = { $self-each }
    .held = { $whose-holder }本回合获得的奇谈
    .owner = { $whose-holder }
    .owns = 本回合获得的奇谈
    .unit = 点
    .isunit = yes
    .sort = gained
word-lore_lost = { $whose-holder }本回合失去的奇谈数量
    .like = quantity
    .each = { $whose-holder }本回合每失去过 1 点奇谈，
    .percount = yes
    .counted = { $self-each }
    .held = { $whose-holder }本回合失去的奇谈
    .owner = { $whose-holder }
    .owns = 本回合失去的奇谈
    .unit = 点
    .isunit = yes
    .sort = lost
word-half = { $of }的一半（向下取整）
    .like = quantity
word-half_up = { $of }的一半（向上取整）
    .like = quantity
word-every = { $of }除以 { $number } 的数值（向下取整）
    .like = quantity
    .each = { $of }每达到 { $number }，
    .percount = yes
    .counted = { $self-each }
word-capped = { $of }（最多为 { $most }）
    .like = quantity
    .each = { $of-each }
    .percount = { $of-percount }
    .counted = { $of-counted }
word-lore_total = { $whose-whose }奇谈
    .like = quantity
    .each = { $whose-hands }每有 1 点奇谈，
    .percount = yes
    .counted = { $self-each }
    .held = { $whose-holder }的奇谈
    .owner = { $whose-holder }
    .owns = 奇谈
    .unit = 点
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
word-different_costs = { $of-holder }{ $of-where }的{ $of-things }的不同费用数量
    .like = quantity
    .each = { $of-holder }{ $of-where }每有一{ $of-unit }费用不同的{ $of-things }，
    .percount = yes
    .counted = { $self-each }
    .held = { $of-holder }{ $of-where }费用不同的{ $of-things }
    .unit = { $of-unit }
    .isunit = yes
word-different_types = { $of-holder }{ $of-where }的{ $of-things }的不同卡种类数量
    .like = quantity
    .each = { $of-holder }{ $of-where }每有一{ $of-unit }卡种类不同的{ $of-things }，
    .percount = yes
    .counted = { $self-each }
    .held = { $of-holder }{ $of-where }卡种类不同的{ $of-things }
    .unit = { $of-unit }
    .isunit = yes
word-different_inks = { $of-holder }{ $of-where }的{ $of-things }的不同奇墨类别数量
    .like = quantity
    .each = { $of-holder }{ $of-where }的{ $of-things }中每有一种不同的奇墨类别，
    .percount = yes
    .counted = { $self-each }
    .held = { $of-holder }{ $of-where }奇墨类别不同的{ $of-things }
    .unit = { $of-unit }
    .isunit = yes
word-different_names = { $of-holder }{ $of-where }的{ $of-things }的不同名称数量
    .like = quantity
    .each = { $of-holder }{ $of-where }每有一{ $of-unit }名称不同的{ $of-things }，
    .percount = yes
    .counted = { $self-each }
    .held = { $of-holder }{ $of-where }名称不同的{ $of-things }
    .unit = { $of-unit }
    .isunit = yes
word-most_of_a_name = { $of-holder }{ $of-where }名称相同的{ $of-things }的最大数量
    .like = quantity
    .held = { $of-holder }{ $of-where }名称相同的{ $of-things }
    .unit = { $of-unit }
    .isunit = yes
word-most_of_an_ink = { $of-holder }{ $of-where }奇墨类别相同的{ $of-things }的最大数量
    .like = quantity
    .held = { $of-holder }{ $of-where }奇墨类别相同的{ $of-things }
    .unit = { $of-unit }
    .isunit = yes

## Conditions

word-is = { $quantity-isunit ->
    [yes] { $quantity-sort ->
        [hand] { $within-none ->
            [yes] { $quantity-owner }没有手卡
           *[no] { $quantity-held }{ $within-count } { $quantity-unit }
        }
       *[other] { $quantity-held }{ $within-count } { $quantity-unit }
    }
   *[no] { $quantity }{ $within }
}
    .like = condition
    .not = { $quantity-isunit ->
        [yes] { $quantity-held }并非{ $within-count } { $quantity-unit }
       *[no] { $quantity }并非{ $within }
    }
    .who = { $quantity-isunit ->
        [yes] { $quantity-owns }{ $within-count } { $quantity-unit }
       *[no] { $quantity }{ $within }
    }
word-at_least = 等于或大于 { $number }
    .none = no
    .n = { $number }
    .count = 等于或超过 { $number }
    .before = {" "}{ $number } {""}
    .after = 或更多
    .times = 至少 { $number }
word-at_most = 等于或小于 { $number }
    .none = no
    .n = { $number }
    .count = 等于或少于 { $number }
    .before = 至多 { $number } {""}
    .after = {""}
    .times = 至多 { $number }
word-exactly = 等于 { $number }
    .none = { $number ->
        [0] yes
       *[other] no
    }
    .n = { $number }
    .count = 为 { $number }
    .before = 恰好 { $number } {""}
    .after = {""}
    .times = 恰好 { $number }
word-more = { $one-sort ->
    [strongest] { $one-held }高于{ $than-held }
    [strength] { $one-held }比{ than-all }高
   *[other] { $one-held }比{ than-all }多
}
    .like = condition
    .not = { $one-sort ->
        [strongest] { $one-held }不高于{ $than-held }
        [strength] { $one-held }不比{ than-all }高
       *[other] { $one-held }不比{ than-all }多
    }
    .who = { $one-owns }比{ than-all }多
word-have = { $what-self ->
    [yes] 这张卡在{ $what-place }中
   *[no] { $what-holder }{ $what-where }有{ $within ->
        [none] { $what-hold }
       *[other] { $within-before }{ $what-unit }{ $within-after }{ $what-things }
    }
}
    .like = condition
    .not = { $what-self ->
        [yes] 这张卡不在{ $what-place }中
       *[no] { $what-holder }{ $what-where }没有{ $within ->
            [none] { $what-hold }
           *[other] { $within-before }{ $what-unit }{ $within-after }{ $what-things }
        }
    }
    .who = { $what-where }有{ $within ->
        [none] { $what-hold }
       *[other] { $within-before }{ $what-unit }{ $within-after }{ $what-things }
    }
who-is = { $who-duel ->
    [yes] 挑战的另一方
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
        [yes] 其中没有{ $kind-card }
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
    .chosenif = 如果选择了{ $kind-asnoun }
    .clears = yes
    .opens-picked = no
word-your_turn = 现在是你的回合
    .like = condition
    .timely = yes
    .while = 在你的回合中，
    .so = {""}
    .not = 现在不是你的回合
word-first_turn = 现在是你的第一个回合
    .like = condition
    .timely = yes
    .while = 在你的第一个回合中，
    .so = {""}
    .not = 现在不是你的第一个回合
word-first_of_game = 现在是本局游戏的第一个回合
    .like = condition
    .timely = yes
    .while = 在本局游戏的第一个回合中，
    .so = {""}
    .not = 现在不是本局游戏的第一个回合
word-their_turn = 现在是对手的回合
    .like = condition
    .timely = yes
    .while = 在对手的回合中，
    .so = {""}
    .not = 现在不是对手的回合
word-turn_of = 现在是{ $who-whose }回合
    .like = condition
    .timely = yes
    .while = 在{ $who-whose }回合中，
    .so = {""}
    .who = 正进行其回合
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
    [others] 该玩家如此做
    [owner] 该玩家如此做
   *[you] 你如此做
}
    .like = condition
    .not = { $last-doer ->
        [others] 该玩家没有如此做
        [owner] 该玩家没有如此做
       *[you] 你没有如此做
    }

## What abilities wait for. .core is a trigger without 时

word-in_challenge = 在挑战中
    .key = in
word-while_challenging = 发起挑战并
    .key = challenging
    .sets-rival = 受到挑战的角色
word-while_challenged = 受到挑战并
    .key = challenged
    .sets-rival = 发起挑战的角色
word-for_action = 为行动
word-for_ability = 为奇能
word-for_support = 为辅助
word-from_location = 从一处地点

about-what = { $self-core }时
    .unit = 次
    .pasthead = { $self-past }
    .pasttail = {""}
    .nth = 一回合中第
    .nthend = 次{ $self-bare }
    .sets-that = { $what-name }
    .sets-owner = { $what-ofwhom }
    .counted = { $self-past }的次数
    .per = 本回合每{ $self-past }一次
about-who = { $self-core }时
    .unit = 次
    .pasthead = { $self-past }
    .pasttail = {""}
    .nth = 一回合中第
    .nthend = 次{ $self-bare }
    .sets-that = { $who-name }
    .sets-owner = { $who-ofwhom }
    .counted = { $self-past }的次数
    .per = 本回合每{ $self-past }一次
trigger = { $self-core }时
    .unit = 次
    .nth = 一回合中第
    .nthend = 次{ $self-bare }
    .pasthead = { $self-past }
    .pasttail = {""}
whenever = { $last-once ->
    [yes] 当
   *[none] 每当
}
when-what = { $what-self ->
    [yes] 当
   *[no] { whenever }
}
when-who = { $who-self ->
    [yes] 当
   *[no] { whenever }
}

word-played = { $self-core }时
    .like = about-what
    .core = { when-what }{ $self-bare }
    .bare = { $by-when }打出{ $what-playone }
    .past = { $by-any }本回合打出过{ $what-playsome }
    .pastnot = { $by-any }本回合没有打出过{ $what-playsome }
    .pasthead = { $by-any }本回合打出过
    .pasttail = { $what-playsome }
    .unit = 个
    .nth = { $by-any }打出一回合中的第
    .nthend = 个{ $what-playsome }
    .per = { $by-any }本回合每打出过一个{ $what-playsome }
word-shifted = { $self-core }时，如果{ $by-any }利用转形打出{ $what-pronoun }，则
    .like = about-what
    .ends = yes
    .core = { when-what }{ $self-bare }
    .bare = { $by-when }打出{ $what-playone }
    .past = { $by-any }本回合利用转形打出过{ $what-playsome }
    .pastnot = { $by-any }本回合没有利用转形打出过{ $what-playsome }
word-ability_used = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-when }使用{ $who-one }的奇能
    .past = { $by-any }本回合使用过{ $who-one }的奇能
    .pastnot = { $by-any }本回合没有使用过{ $who-one }的奇能
word-quests = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }探奇
    .past = { $who-plain }本回合探奇过
    .pastnot = { $who-plain }本回合没有探奇过
    .pasthead = { $who-plain }本回合探奇过
word-challenges = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }{ $whom ->
        [none] 发起挑战
       *[other] 挑战{ $whom-rival }
    }
    .sets-that = { $who-self ->
        [yes] { $who-name }
       *[no] { $whom ->
            [none] { $who-name }
           *[other] challenger
        }
    }
    .sets-rival = 受到挑战的角色
    .past = { $who-plain }本回合{ $whom ->
        [none] 发起过挑战
       *[other] 挑战过{ $whom-rival }
    }
    .pastnot = { $who-plain }本回合没有{ $whom ->
        [none] 发起过挑战
       *[other] 挑战过{ $whom-rival }
    }
    .pasthead = { $who-plain }本回合发起过
    .pasttail = 挑战
word-is_challenged = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }受到{ $by ->
        [none] {""}
       *[other] { $by-one }的
    }挑战
    .sets-that = { $who-self ->
        [yes] { $who-name }
       *[no] challenger
    }
    .sets-they = 发起挑战的玩家
    .sets-rival = 发起挑战的角色
    .past = { $who-plain }本回合受到过{ $by ->
        [none] {""}
       *[other] { $by-one }的
    }挑战
    .pastnot = { $who-plain }本回合没有受到过{ $by ->
        [none] {""}
       *[other] { $by-one }的
    }挑战
word-banished = { $self-core }时
    .like = about-who
    .core = { when-who }{ $self-bare }
    .bare = { $who-acts }{ $how ->
        [none] {""}
       *[other] { $how }
    }被驱逐
    .past = { $who-plain }本回合{ $how ->
        [none] {""}
       *[other] { $how }
    }被驱逐过
    .pastnot = { $who-plain }本回合没有{ $how ->
        [none] {""}
       *[other] { $how }
    }被驱逐
    .counted = 本回合{ $how ->
        [none] {""}
       *[other] { $how }
    }被驱逐的{ $who-plain }数量
    .per = 本回合每有一{ $who-unit }{ $who-plain }{ $how ->
        [none] {""}
       *[other] { $how }
    }被驱逐
word-banishes = { $self-core }时
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }在挑战中驱逐{ $whom-one }
    .sets-that = { $whom-name }
    .sets-owner = { $whom-ofwhom }
    .past = { $who-plain }本回合在挑战中驱逐过{ $whom-one }
    .pastnot = { $who-plain }本回合没有在挑战中驱逐过{ $whom-one }
word-banished_together = { $self-core }时
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = 一个或数个{ $who-plain }同时{ $how ->
        [none] {""}
       *[other] { $how }
    }被驱逐
word-leaves_play_together = { $self-core }时
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = 一个或数个{ $who-plain }同时离场
word-returned_to_hand_together = { $self-core }时
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = 一个或数个{ $who-plain }同时移回手上
word-leaves_play = { $self-core }时
    .like = about-who
    .core = { when-who }{ $self-bare }
    .bare = { $who-acts }离场
    .past = { $who-plain }本回合离过场
    .pastnot = { $who-plain }本回合没有离场
word-enters_play = { $self-core }时
    .like = about-who
    .core = { when-who }{ $self-bare }
    .bare = { $who-acts }进场
    .past = { $who-plain }本回合进过场
    .pastnot = { $who-plain }本回合没有进场
word-sings = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }演唱{ $what ->
        [none] 一首歌曲
       *[other] { $what-one }
    }
    .past = { $who-plain }本回合演唱过{ $what ->
        [none] 歌曲
       *[other] { $what-one }
    }
    .pastnot = { $who-plain }本回合没有演唱过{ $what ->
        [none] 歌曲
       *[other] { $what-one }
    }
    .per = 每有一{ $who-unit }演唱了{ $what ->
        [none] 歌曲
       *[other] { $what-one }
    }的{ $who-plain }
word-song_sung = { $self-core }时
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $by-when }以一个或数个角色演唱一首歌曲
    .past = { $by-any }本回合演唱过歌曲
    .pastnot = { $by-any }本回合没有演唱过歌曲
word-inks = { $self-core }时
    .core = { whenever }{ $self-bare }
    .bare = 一张卡被放进{ $by-any }的奇墨池
    .past = 本回合有卡被放进{ $by-any }的奇墨池
    .pastnot = 本回合没有卡被放进{ $by-any }的奇墨池
    .pasthead = 本回合有
    .pasttail = 卡被放进{ $by-any }的奇墨池
    .unit = 张
    .nth = 一回合中第
    .nthend = 张卡被放进{ $by-any }的奇墨池
word-moves = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }{ $how ->
        [none] {""}
       *[other] { $how }
    }移至{ $to ->
        [none] 一处地点
       *[other] { $to-target }
    }
    .past = { $who-plain }本回合移至过{ $to ->
        [none] 地点
       *[other] { $to-target }
    }
    .pastnot = { $who-plain }本回合没有移至{ $to ->
        [none] 地点
       *[other] { $to-target }
    }
word-turn_starts = { $self-core }时
    .core = 在{ $whose-turn }回合开始
word-turn_ends = { $self-core }时
    .core = 在{ $whose-turn }回合结束
word-draws = { $self-core }时
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $who-when }抽一张卡
    .past = { $who-any }本回合抽过卡
    .pastnot = { $who-any }本回合没有抽过卡
    .pasthead = { $who-any }本回合抽过
    .pasttail = 卡
    .unit = 张
word-discards = { $self-core }时
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $who-when }弃置一张{ $what ->
        [none] 卡
       *[other] { $what-card }
    }
    .past = { $who-any }本回合弃置过{ $what ->
        [none] 卡
       *[other] { $what-card }
    }
    .pastnot = { $who-any }本回合没有弃置过{ $what ->
        [none] 卡
       *[other] { $what-card }
    }
word-discards_together = { $self-core }时
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $who-when }弃置 1 张或数张卡
    .sets-thrown = yes
word-damaged_now = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $who-acts }{ $how ->
        [none] {""}
       *[other] { $how }
    }受到{ $by ->
        [none] {""}
       *[other] { $by-one }造成的
    }伤害
    .past = { $who-plain }本回合受到过{ $by ->
        [none] {""}
       *[other] { $by-one }造成的
    }伤害
    .pastnot = { $who-plain }本回合没有受到过{ $by ->
        [none] {""}
       *[other] { $by-one }造成的
    }伤害
word-healed = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-all ->
        [yes] 有 1 点或数点伤害从{ $who-one }上移去
       *[no] { $by-when }从{ $who-one }上移去 1 点或数点伤害
    }
    .past = { $by-any }本回合从{ $who-one }上移去过伤害
    .pastnot = { $by-any }本回合没有从{ $who-one }上移去过伤害
word-readied = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-when }令{ $who-one }就绪
word-is_exerted = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-all ->
        [yes] { $who-acts }力竭
       *[no] { $by-when }令{ $who-one }力竭
    }
    .past = { $by-all ->
        [yes] { $who-plain }本回合力竭过
       *[no] { $by-any }本回合令{ $who-one }力竭过
    }
    .pastnot = { $by-all ->
        [yes] { $who-plain }本回合没有力竭
       *[no] { $by-any }本回合没有令{ $who-one }力竭
    }
word-returned_to_hand = { $self-core }时
    .like = about-who
    .core = { when-who }{ $self-bare }
    .bare = { $who-acts }从场上移回{ $who-ofwhom ->
        [you] 你手上
       *[other] 其玩家的手上
    }
    .past = { $who-plain }本回合移回过手上
    .pastnot = { $who-plain }本回合没有移回手上
word-gains_lore = { $self-core }时
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $who-when }获得奇谈
    .past = { $who-any }本回合获得过奇谈
    .pastnot = { $who-any }本回合没有获得过奇谈
word-loses_lore = { $self-core }时
    .like = trigger
    .core = { whenever }{ $self-bare }
    .bare = { $who-when }失去奇谈
    .past = { $who-any }本回合失去过奇谈
    .pastnot = { $who-any }本回合没有失去过奇谈
word-is_chosen = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-all ->
        [yes] { $who-acts }{ $how ->
            [none] {""}
           *[other] { $how }
        }被选择
       *[no] { $by-when }{ $how ->
            [none] {""}
           *[other] { $how }
        }选择{ $who-one }
    }
word-card_put_under = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-when }将一张卡置于{ $who-one }下
    .past = { $by-any }本回合将卡置于过{ $who-one }下
    .pastnot = { $by-any }本回合没有将卡置于{ $who-one }下
word-cards_put_under = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by-when }将 1 张或数张卡置于{ $who-one }下
    .past = { $by-any }本回合将卡置于过{ $who-one }下
    .pastnot = { $by-any }本回合没有将卡置于{ $who-one }下
word-is_shifted_onto = { $self-core }时
    .like = about-who
    .core = { whenever }{ $self-bare }
    .bare = { $by ->
        [none] 一个角色
       *[other] { $by-one }
    }被打出并放在{ $who-one }上
word-returned_from_discard = { $self-core }时
    .like = about-what
    .core = { whenever }{ $self-bare }
    .bare = 一张{ $what-card }从{ $whose-whose }弃置区移回手上
    .past = { $what-card }本回合从{ $whose-whose }弃置区移回过手上
word-leaves_discard = { $self-core }时
    .like = about-what
    .core = { whenever }{ $self-bare }
    .bare = 一张{ $what-card }离开{ $whose-whose }弃置区
    .past = { $what-card }本回合离开过{ $whose-whose }弃置区
    .pastnot = { $what-card }本回合没有离开{ $whose-whose }弃置区
word-out_of_hand = 从手上
word-out_of_deck = 从卡组
out-of-zone = { $from ->
    [none] {""}
   *[other] { $from }
}
word-put_into_discard = { $self-core }时
    .like = about-what
    .core = { whenever }{ $self-bare }
    .bare = 一张{ $what-card }{ out-of-zone }被置于{ $whose-whose }弃置区
    .past = 本回合有{ $what-card }{ out-of-zone }被置于{ $whose-whose }弃置区
    .pastnot = 本回合没有{ $what-card }{ out-of-zone }被置于{ $whose-whose }弃置区
word-or = { $triggers-core }时
    .core = { $triggers-core }
    .join = { $before }、{ $next }
    .last = { $before }和{ $next }
word-nth = { $self-core }时
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
   *[other] { $if-if }，则{ $effect-nested }
}
    .like = ability
    .order = limit during trigger if effect
word-always = { $if ->
    [none] { $effect-static }
   *[other] { $effect-asks ->
        [if] { $if-timely ->
            [yes] { $if-while }{ $effect-static }
           *[other] { $if-if }，则{ $effect-static }
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
    [1] 一张卡
   *[other] {""} { $count-n } 张卡
}
lore-amount = { $amount-fixed ->
    [no] { $amount-equal }的奇谈
   *[yes] {""} { $amount-n } 点奇谈
}
damage-amount = { $amount-fixed ->
    [no] { $amount-evenly ->
        [yes] 等量伤害
       *[no] { $amount-equal }的伤害
    }
   *[yes] {""} { $amount-n } 点伤害
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
   *[no] 抽若干张卡，数量{ $count-equal }
}
word-draw = { $count-fixed ->
    [no] { $count-percount ->
        [yes] { $count-each }{ $who-doer ->
            [you] {""}
           *[other] { $who-then }
        }便抽{ $count-factor ->
            [1] 一张卡
           *[other] {""} { $count-factor } 张卡
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
            [yes] { $count-each }你便可以抽一张卡
           *[no] { $count-evenly ->
                [yes] { $count-each }你便可以抽一张卡
               *[no] 你可以{ drawn-cards }
            }
        }
       *[yes] 你可以{ $self-do }
    }
    .doer = { $who-doer }
    .apart = { $who-apart }
    .sets-done = 抽一张卡
so-many-in-hand = { $count-fixed ->
    [no] 手卡与{ $count-holder }一样多
   *[yes] 手上有 { $count-n } 张卡
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
            [they] 选择并弃置{ $cards-discarded }
           *[you] 弃置{ $cards-free }
        }
       *[other] 选择并弃置{ $cards-discarded }
    }
   *[no] 弃置{ $cards-thrown }
}
thrower = { $cards-by ->
    [they] { $last-them ->
        [self] {""}
       *[other] 该玩家
    }
   *[other] { $cards-whose ->
        [theirs] { $last-them ->
            [that] 该玩家
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
    .sets-done = 弃置一张卡
word-discard_at_random = { $who-subject }随机弃置{ card-count }
    .like = effect
    .mine = { $who-doer ->
        [you] yes
       *[other] no
    }
    .do = 随机弃置{ card-count }
    .acts = 随机弃置{ card-count }
    .doer = { $who-doer }
    .apart = { $who-apart }
    .sets-done = 弃置一张卡
word-deal = 向{ $to-each }{ to-each-mark }造成{ damage-amount }
    .like = effect
    .sets-done = 造成 1 点伤害
word-deal_some = 向{ $to-each }{ to-each-mark }造成{ damage-amount }
    .like = effect
    .sets-done = 造成 1 点伤害
    .sets-it = harmed
word-deal_divided = 将{ damage-amount }任意分配给{ $among-each }
    .like = effect
    .sets-done = 造成 1 点伤害
word-deal_fully = 向{ $to-each }{ to-each-mark }造成不会减少的{ damage-amount }
    .like = effect
    .sets-done = 造成 1 点伤害
word-put_damage = 在{ $on-each }上{ $on-many ->
    [yes] 各
   *[no] {""}
}放置{ $amount-fixed ->
    [no] { $amount-equal }的伤害指示物
   *[yes] {""} { $amount-n } 个伤害指示物
}
    .like = effect
word-heal = 从{ $cards-each }上{ each-mark }移去至多{ damage-amount }
    .like = effect
    .sets-done = 移去 1 点伤害
word-heal_some = 从{ $cards-each }上{ each-mark }移去至多{ damage-amount }
    .like = effect
    .sets-done = 移去 1 点伤害
    .sets-it = healed
word-heal_fully = 从{ $cards-each }上{ each-mark }移去{ $amount ->
    [none] 所有伤害
   *[other] { damage-amount }
}
    .like = effect
    .sets-done = 移去 1 点伤害
damage-moved = { $source-many ->
    [yes] 从{ $source-each }上各将{ $self-amount }伤害指示物移到{ $target-lastly }上
   *[no] 将{ $self-amount }伤害指示物从{ $source-each }移到{ $target-lastly }上
}
word-move_damage = { damage-moved }
    .amount = 至多{ $amount-fixed ->
        [no] { $amount-equal }的
       *[yes] {""} { $amount-n } 个
    }
    .like = effect
    .sets-done = 移动 1 个伤害指示物
word-move_exactly = { damage-moved }
    .amount = { $amount-fixed ->
        [no] { $amount-equal }的
       *[yes] {""} { $amount-n } 个
    }
    .like = effect
    .sets-done = 移动 1 个伤害指示物
word-move_all_damage = { damage-moved }
    .amount = 所有
    .like = effect
    .sets-done = 移动 1 个伤害指示物
word-banish = { $cards-after ->
    [yes] 将{ $cards }驱逐
   *[no] { $cards-chosen ->
        [yes] { $cards-by ->
            [they] 选择并驱逐{ $cards }
           *[you] 驱逐{ $cards }
        }
       *[no] 驱逐{ $cards }
    }
}
    .like = effect
    .then = { $cards-after }
    .short = 驱逐{ $cards-pronoun }
    .sets-done = 驱逐一张卡
hand-of = { $cards-dest ->
    [you] 你手上
    [they] 其手上
   *[other] 其玩家的手上
}
chosen-by = { $cards-chosen ->
    [yes] { $cards-by ->
        [they] 选择
       *[you] {""}
    }
   *[no] {""}
}
word-return_to_hand = { $cards-by ->
    [they] { $cards-zone ->
        [play] 选择{ $cards }并将其移回{ hand-of }
       *[elsewhere] 将{ $cards-papers }移回{ hand-of }
    }
   *[you] 将{ $cards-papers }{ $cards-moved ->
        [put] 置于
       *[return] 移回
    }{ hand-of }
}
    .like = effect
    .sets-done = 移回一张卡
word-choose = 选择{ $cards }
    .like = effect
word-exert = { $cards-by ->
    [they] 选择{ $cards }并令其力竭
   *[you] 令{ $cards }力竭
}
    .like = effect
    .do = { $cards-by ->
        [they] 选择{ $cards }并令其力竭
       *[you] 令{ $cards }力竭
    }
    .short = 令{ $cards-pronoun }力竭
    .sets-done = 令一张卡力竭
word-make_ready = { $cards-by ->
    [they] 选择{ $cards }并令其就绪
   *[you] 令{ $cards }就绪
}
    .like = effect
    .short = 令{ $cards-pronoun }就绪
    .sets-done = 令一张卡就绪
inkwell-of = { $cards-dest ->
    [you] 你的奇墨池
    [they] 其奇墨池
   *[other] 其玩家的奇墨池
}
word-into_inkwell = 将{ $cards-papers }正面朝下地放进{ inkwell-of }
    .like = effect
    .sets-done = 放进一张卡
word-into_inkwell_exerted = { $cards-by ->
    [they] { $cards-zone ->
        [play] 选择{ $cards }并将其正面朝下，并为力竭状态放进{ inkwell-of }
       *[elsewhere] 将{ $cards-papers }正面朝下，并为力竭状态放进{ inkwell-of }
    }
   *[you] 将{ $cards-papers }正面朝下，并为力竭状态放进{ inkwell-of }
}
    .like = effect
    .sets-done = 放进一张卡
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
        }便获得 1 点奇谈
       *[no] { lore-winner }获得{ lore-amount }
    }
   *[yes] { lore-winner }获得{ lore-amount }
}
    .like = effect
    .mine = { $who-doer ->
        [you] yes
       *[other] no
    }
    .do = { $amount-fixed ->
        [no] { $amount-done ->
            [yes] 获得等量的奇谈
           *[no] 获得{ lore-amount }
        }
       *[yes] 获得{ lore-amount }
    }
    .acts = 获得{ lore-amount }
    .doer = { $who-doer }
    .apart = { $who-apart }
    .sets-done = 获得 1 点奇谈
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
    .sets-done = 失去 1 点奇谈
deck-of = { $cards-dest ->
    [you] 你的卡组
    [they] { their }卡组
   *[other] 其玩家的卡组
}
in-order = { $cards-many ->
    [yes] 以任意顺序
   *[no] {""}
}
yours-by =
    .yours = { $cards-by ->
        [they] no
       *[other] yes
    }
word-shuffle_into_deck = 将{ $cards-papers }洗入{ deck-of }
    .like = effect
    .yours = { $cards-by ->
        [they] no
       *[other] yes
    }
word-shuffle_deck = { $who-doer ->
    [you] 将你的卡组洗牌
   *[other] { $who-subject }将其卡组洗牌
}
    .like = effect
    .acts = 将其卡组洗牌
word-to_top = { $cards-by ->
    [they] 选择{ $cards }并将其{ in-order }置于{ deck-of }顶
   *[you] 将{ $cards-papers }{ in-order }{ $cards-back ->
        [yes] 放回
       *[other] 置于
    }{ deck-of }顶
}
    .like = effect
    .sets-done = 置于卡组一张卡
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
    [they] 选择{ $cards }并将其{ in-order }置于{ deck-of }底
   *[you] 将{ $cards-papers }{ in-order }置于{ deck-of }底
}
    .like = effect
    .sets-done = 置于卡组一张卡
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
word-into_discard = 将{ $cards-papers }置于{ $cards-dest ->
    [you] 你的弃置区
    [they] { their }弃置区
   *[other] 其玩家的弃置区
}
    .like = effect
    .yours = { $cards-by ->
        [they] no
       *[other] yes
    }
word-bottom_instead_of_discard = 改为将那张卡置于你的卡组底而不是你的弃置区
    .like = effect
word-top_instead_of_discard = 改为将那张卡置于你的卡组顶而不是你的弃置区
    .like = effect
word-reveal = { $cards-chosen ->
    [yes] { $cards-source }展示{ $cards-discarded }
   *[no] 展示{ $cards-shown }
}
    .like = effect
    .opens-shown = yes
word-look_at_hand = 查看{ $whose-turn }手卡
    .like = effect
    .yours = yes
word-look_at_deck = 查看你的卡组
    .like = effect
    .acts = 查看其卡组
word-look_at_inkwell = 查看你奇墨池中的卡
    .like = effect
    .acts = 查看其奇墨池中的卡
word-move_to = 将{ $who }免费移至{ $who-many ->
    [yes] { $to-same }
   *[no] { $to-target }
}
    .like = effect
    .do = 将{ $who }免费移至{ $who-many ->
        [yes] { $to-same }
       *[no] { $to-target }
    }
free-play = { $what-playfrom }免费{ $what-again ->
    [yes] 再次
   *[other] {""}
}打出{ $what-playone }
word-play_for_free = { free-play }
    .like = effect
    .sets-it = { $what-key }
    .sets-that = { $what-name }
    .sets-itsdest = you
    .sets-itspronoun = { $what-pronoun }
word-shift_for_free = 利用转形{ free-play }
    .like = effect
    .sets-it = { $what-key }
    .sets-that = { $what-name }
    .sets-itsdest = you
    .sets-itspronoun = { $what-pronoun }
word-shift_for_cost = { $what-playfrom }利用转形打出{ $what-playone }
    .like = effect
    .sets-it = { $what-key }
    .sets-that = { $what-name }
    .sets-itspronoun = { $what-pronoun }
word-play_for_free_exerted = { free-play }，且{ $what-pronoun }进场时为力竭状态
    .like = effect
    .sets-it = { $what-key }
    .sets-that = { $what-name }
    .sets-itsdest = you
    .sets-itspronoun = { $what-pronoun }
word-play_several_for_free = { $what-source }免费打出{ $what-discarded }
    .like = word-play_for_free
word-play_several_for_free_exerted = { $what-source }免费打出{ $what-discarded }，且进场时为力竭状态
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
word-play_for_cost_exerted = { $what-playfrom }打出{ $what-playone }，且{ $what-pronoun }进场时为力竭状态
    .like = effect
    .sets-it = { $what-key }
    .sets-that = { $what-name }
    .sets-itspronoun = { $what-pronoun }
word-name_card = 说出一张卡的名称，然后展示你卡组顶的那张卡。如果它是该名称的卡，则{ $hit-linked }{ $miss ->
    [none] {""}
   *[other] 。否则，{ $miss }
}
    .like = effect
    .apart = yes
    .opens-it = card
    .opens-lifted = yes
    .opens-itsdest = you
word-name_type = 说出一种卡种类。{ $effect }
    .like = effect
    .apart = yes
word-of_named_type = 属于该种类的
    .like = trait-mid
word-name_class = 说出一种类别。{ $effect }
    .like = effect
    .apart = yes
word-name_number = 说出一个数字。{ $effect }
    .like = effect
    .apart = yes
word-named_number = 该数字
    .like = quantity
    .each = 该数字，
    .evenly = yes
    .equal = 等于该数字
word-of_named_class = 属于该类别的
    .like = trait-mid
word-name_first = 说出一张卡的名称。{ $effect }
    .like = effect
    .apart = yes
word-they_choose_one = 选择一项：•{ $effects }
    .like = effect
    .acts = 选择一项：•{ $effects-acts }
    .apart = yes
    .join = { $before }。•{ $next }
word-choose_players = 选择任意数量的{ $among-base }
    .like = effect
    .apart = yes
word-choose_player = { $effect-yours ->
    [yes] 选择{ $among-choose }。{ $effect }
   *[no] { $among-pick }{ $effect-acts }
}
    .like = effect
    .do = { $effect-yours ->
        [yes] 选择{ $among-choose }。{ $effect }
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
    [yes] 查看{ $players }{ $effect-unowned }
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
word-put_tops_under = 将你卡组顶的{ $count ->
    [1] 一张卡
   *[other] {""} { $count-n } 张卡
}正面朝下地分别置于{ $tops }下
    .like = effect
word-put_under = 将{ $cards-papers }正面朝下地置于{ $top }下
    .like = effect
word-at_random = 随机的 { $count-n } 张{ $what-plain }
    .like = one-card
    .many = yes
    .dest = { $what-dest }
    .papers = { $count-fixed ->
        [yes] 随机 { $count-n } 张{ $what-plain }
       *[no] { $count-until ->
            [none] 随机若干张{ $what-plain }
           *[other] 随机若干张{ $what-plain }（直到剩下 { $count-until } 张）
        }
    }
word-after_challenge = 在该次挑战后，{ $effect }
    .like = effect
    .apart = yes
word-pay_any_amount = 支付任意数量的奇墨
    .like = effect
    .sets-done = 支付 1 奇墨
word-repeat_effect = 重复此效果
    .like = effect
word-reveal_until = 从你的卡组顶开始展示卡，直到展示一张{ $what-card }
    .like = effect
    .sets-it = card
    .sets-itsdest = you
word-instead = { $effect }。{ $replaced_if-chosenif }，则改为{ $by-short }
    .like = effect
    .apart = yes
    .opens-picked = yes
    .sets-picked = no

## Looking at a deck

word-on_top = 置于{ $last-deck ->
    [none] 你的
   *[other] { $last-deck }
}卡组顶
    .again = 置于卡组顶
    .where = { $last-deck ->
        [none] 你的
       *[other] { $last-deck }
    }卡组顶
    .short = 卡组顶
    .back = 放回{ $last-deck ->
        [none] 你的
       *[other] { $last-deck }
    }卡组顶
    .ordered = yes
word-on_bottom = 置于{ $last-deck ->
    [none] 你的
   *[other] { $last-deck }
}卡组底
    .again = 置于卡组底
    .where = { $last-deck ->
        [none] 你的
       *[other] { $last-deck }
    }卡组底
    .short = 卡组底
    .back = { $self }
    .ordered = yes
word-into_hand = 置于你手上
    .again = 置于你手上
    .where = 你手上
    .short = 你手上
    .back = { $self }
    .ordered = no
word-played_free = 免费打出
    .again = 免费打出
    .instead = 免费打出它
word-played_free_exerted = 免费打出，且其进场时为力竭状态
    .again = 免费打出，且其进场时为力竭状态
    .instead = 免费打出它，且其进场时为力竭状态
word-in_the_discard = 置于{ $last-deck ->
    [none] 你的
   *[other] { $last-deck }
}弃置区
    .again = 置于弃置区
    .where = { $last-deck ->
        [none] 你的
       *[other] { $last-deck }
    }弃置区
    .short = 弃置区
    .back = { $self }
    .ordered = no
word-under_this = 正面朝下置于{ this-card }下方
    .again = 正面朝下置于{ this-card }下方
    .instead = 将它正面朝下置于{ this-card }下方
    .where = { this-card }下方（正面朝下）
    .short = { this-card }下方
    .back = { $self }
    .ordered = no
word-as_exerted_ink = 正面朝下，并为力竭状态放进你的奇墨池
    .again = 正面朝下，并为力竭状态放进你的奇墨池
    .instead = 将它正面朝下，并为力竭状态放进你的奇墨池
    .where = 你的奇墨池（正面朝下，并为力竭状态）
    .short = 奇墨池
    .back = { $self }
    .ordered = no

one-card-of = { $count ->
    [1] 一张
   *[other] {""} { $count-n } 张
}
word-put = 将{ $what ->
    [none] { one-card-of }
   *[other] 其中{ SAME($last-looked, $self-limit) ->
        [yes] 所有{ $what-card }
       *[no] { one-card-of }{ $what-card }
    }
}{ $where }
    .single = 将其{ $where }
    .two = 将一张{ $where }
    .takes = { $count }
    .limit = all { $count }
shown-and-put = { $last-shown ->
    [yes] 将一张{ $what-card }{ $where }
   *[no] 展示一张{ $what-card }并将其{ $where }
}
word-may_take = 你可以{ shown-and-put }
    .single = 如果它是{ $what-card }，则你可以{ $last-shown ->
        [yes] 将其{ $where }
       *[no] 展示它并将其{ $where }
    }
word-may_take_or = 你可以展示一张{ $what-card }并将其{ $where }。如果它是{ $if-card }，则你可以改为{ $elsewhere-instead }
    .single = 如果它是{ $what-card }，则你可以展示它并将其{ $where }。如果它是{ $if-card }，则你可以改为{ $elsewhere-instead }
so-many = { SAME($last-looked, $self-limit) ->
    [yes] 任意数量张
   *[no] 至多 { $count-n } 张
}
word-take_up_to = 你可以{ $last-shown ->
    [yes] 将{ so-many }{ $what-card }{ $where }
   *[no] 展示{ so-many }{ $what-card }并将其{ $where }
}
    .limit = all { $count }
word-put_up_to = 你可以将{ $count ->
    [1] 一张
   *[other] 至多 { $count-n } 张
}{ $where }
    .single = 你可以将其{ $where }
word-may_take_each = 你可以{ $last-shown ->
    [yes] 将所有{ $what-card }{ $where }
   *[no] 展示所有{ $what-card }并将其{ $where }
}
    .single = 如果它是{ $what-card }，则你可以将其{ $where }
word-rest = 将其余的卡{ $where-ordered ->
    [yes] 以任意顺序
   *[other] {""}
}{ $where }
    .only = 将它们{ $where-ordered ->
        [yes] 以任意顺序
       *[other] {""}
    }{ $where-back }
    .two = 另一张{ $where-again }
    .single = 否则，将其{ $where }
word-either_place = 将其中任意数量张卡以任意顺序置于{ $one-where }或{ $other-short }
    .only = { $self }
    .single = 将其置于{ $one-where }或{ $other-short }
word-may_play_found = 你可以展示一张{ $what-card }并免费打出它
top-cards-of = 卡组顶的{ $count ->
    [1] 那张卡
   *[other] { $count-fixed ->
        [no] 若干张卡（数量{ $count-equal }）
       *[yes] {""} { $count-n } 张卡
    }
}
top-cards = { $whose-deck }顶的{ $count ->
    [1] 那张卡
   *[other] { $count-fixed ->
        [no] 若干张卡（数量{ $count-equal }）
       *[yes] {""} { $count-n } 张卡
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
word-look = 查看{ top-cards }{ look-puts }
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
    .turn = 在其回合开始时
    .mine = 在你的回合开始时
    .rest = no
word-this_turn = 本回合
    .after = {""}
    .turn = 在本回合开始时
    .mine = 在本回合开始时
    .rest = yes
word-this_challenge = 在该次挑战中
    .after = {""}
    .fight = challenge
    .beyond = {""}
    .rest = no
word-their_next_turn = 在其下一个回合
    .after = {""}
    .turn = 在其下一个回合的开始时
    .mine = 在你的下一个回合的开始时
    .rest = no
word-your_next_turn = 在你的下一个回合
    .after = {""}
    .turn = 在你的下一个回合的开始时
    .mine = 在你的下一个回合的开始时
    .rest = no
word-until_your_next_turn = {""}
    .after = 直到你的下一个回合开始
    .turn = 在其回合开始时
    .mine = 在你的回合开始时
    .rest = no
word-until_their_next_turn = {""}
    .after = 直到其下一个回合开始
    .turn = 在其回合开始时
    .mine = 在你的回合开始时
    .rest = no
word-while_this_is_in_play = 只要{ this-card }在场上，便
    .after = {""}
    .turn = 只要{ this-card }在场上，便在其回合开始时
    .mine = 只要{ this-card }在场上，便在你的回合开始时
    .rest = no
word-until_end_of_your_next_turn = {""}
    .after = 直到你的下一个回合结束
    .turn = 在其回合开始时
    .mine = 在你的回合开始时
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
           *[plus] 额外得
        }等同于{ $by-base }的力量
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
           *[plus] 额外得
        }等同于{ $by-base }的意志力
    }
}
    .like = change
    .late = { $by-late }
    .count = { $by-counted }
    .counting = { $by-percount }
word-lore = { $by-fixed ->
    [yes] 得 { SIGNED($by) } 奇谈值
   *[no] { $by-percount ->
        [yes] 得 { SIGNED($by-factor) } 奇谈值
       *[no] { $by-sign ->
            [minus] 失去
           *[plus] 额外得
        }等同于{ $by-base }的奇谈值
    }
}
    .like = change
    .late = { $by-late }
    .count = { $by-counted }
    .counting = { $by-percount }
word-cost = { $by-fixed ->
    [yes] 得 { SIGNED($by) } 费用
   *[no] { $by-percount ->
        [yes] 得 { SIGNED($by-factor) } 费用
       *[no] { $by-sign ->
            [minus] 失去
           *[plus] 得
        }等同于{ $by-base }的费用
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
word-deals_fully = 造成的伤害不会减少
    .like = change
word-deals_by_willpower = 在挑战中造成等同于其意志力而非力量的伤害
    .like = change
again-not = { $last-rest ->
    [yes] 不能再
   *[other] 不能
}
word-keeps_damage = 不能移去伤害指示物
    .like = bar
word-cannot_quest = { again-not }探奇
    .like = bar
word-must_quest = 若能探奇则必须探奇
    .like = bar
word-must_challenge = 若能发起挑战则必须发起挑战
    .like = bar
word-cannot_challenge = { again-not }发起挑战
    .like = bar
word-cannot_be_used = 不能使用
    .like = bar
word-cannot_ready = 不能就绪
    .like = bar
word-cannot_ready_at_start = 不能就绪
    .like = bar
    .start = yes
word-unless_so = 除非{ $kind-board }，否则{ $change }
    .like = bar
    .start = { $change-start }
word-cannot_sing = 不能力竭来演唱歌曲
    .like = bar
word-cannot_be_exerted_for_costs = 不能力竭来支付费用
    .like = bar
word-cannot_be_challenged = 不能受到挑战
    .like = bar
word-cannot_be_challenged_by = 不能受到{ $who-plain }的挑战
    .like = bar
    .against = yes
    .attacker = { $who-plain }
word-can_challenge_ready = 能挑战就绪状态的角色
    .like = bar
    .bars = no
word-can_quest_at_once = 能在打出的回合中探奇
    .like = bar
    .bars = no
word-can_challenge = 能挑战{ $whom-plain }
    .like = bar
    .bars = no
word-no_challenge_damage = 不会在{ $last-fight ->
    [challenge] 该次
   *[other] {""}
}挑战中受到伤害
    .like = change
    .fights = yes
word-spared_once = 下一次将受到伤害时不会受到该伤害
    .like = change
word-strength_is = 力量变为{ $number-fixed ->
    [yes] {" "}{ $number }{" "}
   *[no] { $number-base }
}
    .like = change
word-willpower_is = 意志力变为{ $number-fixed ->
    [yes] {" "}{ $number }{" "}
   *[no] { $number-base }
}
    .like = change
word-lore_is = 奇谈值变为{ $number-fixed ->
    [yes] {" "}{ $number }{" "}
   *[no] { $number-base }
}
    .like = change
word-deals_more = 额外造成{ $by-fixed ->
    [yes] {" "}{ $by }{" "}
   *[no] { $by-base }
}点伤害
    .like = change
word-takes_more = 额外受到{ $by-fixed ->
    [yes] {" "}{ $by }{" "}
   *[no] { $by-base }
}点伤害
    .like = change
word-no_damage_by = 不会受到{ $who-plain }造成的伤害
    .like = change
word-no_effect_damage = 不会受到行动或能力造成的伤害
    .like = change
word-no_damage = 不会受到伤害
    .like = change
word-ability = “{ $ability }”
    .like = keyword
    .opens-this = given
    .sets-this = no
word-gains_class = 获得{ TERM($kind-raw, table: "classifications") }类别
    .like = change
word-gains_named_class = 获得该类别
    .like = change
word-loses_classes = 失去所有类别
    .like = change
word-loses_class = 失去{ TERM($kind-raw, table: "classifications") }类别
    .like = change
word-sings_as = 能视作费用 { $more-fixed ->
    [yes] { SIGNED($more) }
   *[no] { SIGNED($more-factor) }
} 来演唱歌曲
    .like = change
    .count = { $more-counted }
    .counting = { $more-percount }
word-loses = 失去{ $keyword-word }
    .like = change
    .never = 不能获得{ $keyword-word }

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
    [yes] { $who }上每有 1 点伤害，{ $who-pronoun }{ give-time }便{ give-what }
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
        [yes] { $changes-first-attacker }不能挑战{ $who-plain }
       *[other] { $self-counts ->
            [yes] { $changes-first-count }{ $who-subjectso }{ give-time }{ give-what }
           *[no] { $self-starts ->
                [yes] { $who-plain }{ give-time }均{ give-what }
               *[no] { $who-subject }{ give-time }{ give-what }
            }
        }
    }
    .so = { $changes-first-against ->
        [yes] { $changes-first-attacker }便不能挑战{ $who-plain }
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
                [keyword] { $before }与{ $next-bare }
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
    .static = { ink-each }{ $who-then }{ then-mark }{ ink-less }来打出{ $what-playsome }
    .asks = if
    .apart = yes
word-pay_less_next = { ink-each }{ $who-then }本回合打出的下一个{ $what-played }{ then-mark }{ ink-less }
    .like = effect
    .do = 令{ $self }
    .asks = if
    .apart = yes
word-next_gets = { $changes-first-count }你本回合打出的下一个{ $what-played }{ $duration }{ $changes-gain }{ $duration-after }
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
                [keyword] { $before }与{ $next-bare }
               *[other] { $before }且{ $next }
            }
           *[other] { SAME($prior-bare, $next-bare) ->
                [yes] { $before }且{ $next-never }
               *[no] { $before }且{ $next }
            }
        }
       *[other] { $before }{ $next }
    }
word-next_enters_exerted = 你本回合打出的下一个{ $what-played }进场时为力竭状态
    .like = effect
    .asks = if
    .apart = yes
word-extra_ink = { $duration }，{ $count-counted }你可以额外将{ $count-fixed ->
    [no] 一张
   *[yes] { one-card-of }
}卡从你手上正面朝下地放进你的奇墨池
    .like = effect
    .static = { $count-counted }你可以额外将{ $count-fixed ->
        [no] 一张
       *[yes] { one-card-of }
    }卡从你手上正面朝下地放进你的奇墨池
    .apart = yes
word-enters_exerted = { $what-plain }进场时{ $what-whose ->
    [opposing] 均
   *[other] {""}
}为力竭状态
    .like = effect
    .bars = yes
word-enters_damaged = { $what-plain }进场时带有 { $amount-n } 点伤害
    .like = effect
word-takes_damage_for = 如果{ $who-one }将受到伤害，则改为在{ this-card }上放置等量的伤害指示物
    .like = effect
word-skips_draw_step = 略过你的抽卡步骤
    .like = effect
word-pay_less_to_move = 你{ ink-less }来将{ $who-plain }移至{ $to-goal }
    .like = effect
    .asks = if
word-move_for_free = { $who-plain }可以免费移至{ $to-goal }
    .like = effect
    .asks = if
word-use_for_free = 你可以免费使用{ this-card }的{ $name }奇能
    .like = effect
    .asks = if
word-cannot_play = { $duration }{ $who-base }不能打出{ $what-playsome }{ $duration-after }
    .like = effect
    .static = { $who-base }不能打出{ $what-playsome }
    .so = { $who-base }便不能打出{ $what-playsome }
    .bars = yes
    .apart = yes
word-next_time = 本回合仅一次，{ $ability }
    .like = effect
    .apart = yes
word-floating = { $duration }，{ $ability }
    .like = effect
    .apart = yes
word-at_end_of_turn = 在回合结束时，{ $effect }
    .like = effect
    .apart = yes
word-at_start_of_your_turn = 在你的下一个回合开始时，{ $effect }
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
word-challenged_this_turn = 本回合曾发起挑战的
    .like = trait-mid
    .not = 本回合未曾发起挑战的
word-was_challenged_this_turn = 本回合曾受到挑战的
    .like = trait-mid
word-was_damaged_this_turn = 本回合曾受到伤害的
    .like = trait-mid
word-was_healed_this_turn = 本回合曾移去伤害的
    .like = trait-mid
word-sang_this_turn = 本回合曾演唱歌曲的
    .like = trait-mid
word-sang_this = 演唱了此歌曲的
    .like = trait-mid
word-was_at = 曾在{ $which-self ->
    [yes] 此处
   *[no] { $which-lastly }
}的
    .like = trait-mid
word-moved_this_turn = 本回合曾移动的
    .like = trait-mid

## Comparing

word-same_name_as_another = 与{ $of-one }具相同名称的
    .like = trait-mid
word-same_name_as = { $of-rest ->
    [yes] 具相同名称的
   *[other] 与{ $of }具相同名称的
}
    .like = trait-mid
    .is = 与{ $of }具相同名称
    .isnot = 与{ $of }名称不同
word-same_ink_as = 与{ $of }奇墨类别相同的
    .like = trait-mid
    .is = 与{ $of }奇墨类别相同
    .isnot = 与{ $of }奇墨类别不同
word-same_class_as = 与{ $of }具共同类别的
    .like = trait-mid
    .is = 与{ $of }具共同类别
    .isnot = 与{ $of }没有共同类别
between = { $least ->
    [none] 等于或小于{ $most-upper }
   *[other] { $most ->
        [none] 等于或大于{ $least-upper }
       *[other] { SAME($least, $most) ->
            [yes] 等于{ $least-upper }
           *[no] 从{ $least-upper }到{ $most-upper }
        }
    }
}
word-cost_within = 费用{ between }的
    .like = trait-mid
word-strength_within = 力量{ $most-less ->
    [none] { between }
   *[other] 小于{ $most-less }
}的
    .like = trait-mid
word-willpower_within = 意志力{ between }的
    .like = trait-mid
word-lore_within = 奇谈值{ between }的
    .like = trait-mid
word-with_named_name = 具该名称的
    .like = trait-mid
word-inkable = 具奇墨池符号的
    .like = trait-mid
word-being_played = 正打出的
    .like = trait-zone
    .key = play

## Rules for players

word-cannot_gain_lore = { $duration }{ $who-base }不能获得奇谈{ $duration-after }
    .like = effect
    .static = { $who-base }不能获得奇谈
    .so = { $who-base }便不能获得奇谈
    .bars = yes
    .apart = yes
word-cannot_lose_lore = { $duration }{ $who-base }不会失去奇谈{ $duration-after }
    .like = effect
    .static = { $who-base }不会失去奇谈
    .so = { $who-base }便不会失去奇谈
    .apart = yes
word-discards_nothing = { $duration }{ $who-base }不会因效果弃置卡{ $duration-after }
    .like = effect
    .static = { $who-base }不会因效果弃置卡
    .so = { $who-base }便不会因效果弃置卡
    .apart = yes
word-damage_stays = { $duration }{ $self-static }{ $duration-after }
    .like = effect
    .static = { $who-all ->
        [yes] 不能移去伤害指示物
       *[no] 不能从{ $who-base }的卡上移去伤害指示物
    }
    .apart = yes
word-cannot_draw = { $duration }{ $who-base }不能抽卡{ $duration-after }
    .like = effect
    .static = { $who-base }不能抽卡
    .so = { $who-base }便不能抽卡
    .apart = yes
word-more_lore = 如果{ $who-base }将获得奇谈，则改为多获得 { $amount } 点奇谈
    .like = effect
    .apart = yes
word-less_lore = 如果{ $who-base }将获得奇谈，则改为少获得 { $amount } 点奇谈
    .like = effect
    .apart = yes
word-more_loss = 如果{ $who-base }将失去奇谈，则改为多失去 { $amount } 点奇谈
    .like = effect
    .apart = yes
word-less_loss = 如果{ $who-base }将失去奇谈，则改为少失去 { $amount } 点奇谈
    .like = effect
    .apart = yes
word-lore_to_win = { $who-base }需要 { $number } 点奇谈才能赢得游戏
    .like = effect
    .apart = yes
word-may_play_free = 你可以{ $by ->
    [none] {""}
   *[other] { $by-do }来
}免费打出{ $what-playsome }
    .like = effect
    .asks = if
    .apart = yes
word-pay_less_to_shift = { ink-each }{ $who-then }{ then-mark }{ ink-less }来利用转形打出{ $what-playsome }
    .like = effect
    .asks = if
    .apart = yes
word-pay_less_to_boost = { ink-each }你{ then-mark }{ ink-less }来使用{ $who-each }的增幅
    .like = effect
    .asks = if
    .apart = yes
word-boost_for_free = 你可以免费使用{ $who-each }的增幅
    .like = effect
    .asks = if
word-named_for_shift = { $name ->
    [none] 你可以视作{ this-card }具有任意名称，来打出具转形的角色并放在{ this-card }上
   *[other] 你可以视作{ this-card }也具有{ $name }这一名称，来打出具转形的角色并放在{ this-card }上
}
    .like = effect
    .apart = yes
word-enters_exerted_to = { $what-self ->
    [yes] { this-card }
   *[no] { $what }
}可以为力竭状态来进场，以此{ $effect-do }
    .like = effect
    .apart = yes
would-be-banished = 如果{ $who-one }将{ $how ->
    [none] {""}
   *[other] { $how }
}被驱逐，则
word-drawn_instead = 如果{ $who-base }将抽一张卡，则改为{ $effect-do }
    .like = effect
    .apart = yes
word-may_be_drawn_instead = 如果{ $who-base }将抽一张卡，则你可以改为{ $effect-do }
    .like = effect
    .apart = yes
word-banished_instead = { would-be-banished }改为{ $effect-do }
    .like = effect
    .apart = yes
    .sets-that = { $who-name }
    .sets-owner = { $who-ofwhom }
word-may_be_banished_instead = { would-be-banished }你可以改为{ $effect-do }
    .like = effect
    .apart = yes
word-returned_instead = 如果{ $who-one }将移回手上，则改为{ $effect-do }
    .like = effect
    .apart = yes
    .sets-that = { $who-name }
    .sets-owner = { $who-ofwhom }
word-may_be_returned_instead = 如果{ $who-one }将移回手上，则你可以改为{ $effect-do }
    .like = effect
    .apart = yes
word-may_play_from_discard = 你可以从你的弃置区打出{ $what-playsome }
    .like = effect
    .asks = if
    .apart = yes
word-may_play_top = 你可以随时查看你卡组顶的那张卡，且可以从你的卡组顶打出{ $what-playsome }
    .like = effect
    .asks = if
    .apart = yes
word-top_seen = 你可以随时查看你卡组顶的那张卡
    .like = effect
    .asks = if
    .apart = yes
word-top_faceup = { $who-subject }以其卡组顶的那张卡正面朝上的状态进行游戏
    .like = effect
    .apart = yes
word-may_ink_from_discard = 你可以从你的弃置区将{ $what-playsome }置入奇墨池
    .like = effect
    .asks = if
    .apart = yes
word-ink_enters_exerted = 置入{ $who-base }奇墨池的卡以力竭状态进入
    .like = effect
    .apart = yes
word-all_inkable = 你手上的所有卡均视作具奇墨池符号
    .like = effect
    .apart = yes
