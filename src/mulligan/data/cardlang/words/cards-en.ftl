### English for the words that all games share. docs/card-language.md tells how messages become a card's text.
###
### Forms of effects:     the value is an order ("draw a card") or a clause with its own subject ("each opponent draws a card");
###                       .do follows "you may", .under another condition, .acts somebody else's name ("draws a card");
###                       .clause = sentence keeps it apart, statement too but not after "you may"; .doer = others if not you do it;
###                       .yours = yes if you do it although it is about another player; .empty = yes if nothing is done;
###                       .lies = yes if it tells where the card lies
### Forms of conditions:  the value is a clause; .if, .while and .not are what else it can be; .denies is yes if it is the opposite of another,
###                       which is .denied ("has 3 lore"), and outdone if that one is that you have more than they (.outdoing "you have more lore
###                       than"); .spares = yes if its opposite is no "unless" ("each opponent has 3 lore")
### Forms of quantities:  the value is a noun ("the number of cards"); .head .tail around a unit ("2" cards; "1" card "for each item");
###                       .mass is the head of what is not counted ("that much" lore); .per is "for each item";
###                       .counts is yes (it counts things), amount (of something that is not counted) or no;
###                       .until is how many cards of a hand are left when so many are gone
### Forms of ranges:      the value follows "cost"; .many stands before what is counted
### Forms of players:     the value is a subject; .any "an opponent"; .whose "your"; .person is second, third or plural

list =
    .join = { $before } { $next }

## Lines on a card

story-name = { $name ->
    [none] {""}
   *[other] { $name } –
}

ability =
    .line = { story-name } { CAPITAL($self) }.

condition =
    .if = if { $self }
    .while = while { $self }
    .not = it is not so that { $self }
    .who = for whom { $self }
    .has = is a player { $self-who }
    .denies = no
    .spares = no
    .outdoes = no
    .joined = no
    .lest = no

quantity =
    .head = {""}
    .mass = { $self-head }
    .tail = equal to { $self }
    .per = for each 1 of { $self }
    .counts = no
    .having = has
    .with = with
    .did = none
    .until = none

## Numbers

word-number = { $number }
    .like = quantity
    .head = { $number }
    .tail = {""}
    .per = { $number ->
        [one] once
       *[other] { $number } times
    }

word-count = the number of { $of-some } { $of-held }
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each { $of-counted }
    .counts = yes
    .holder = { $of-holder }
    .things = { $of-some } { $of-where }

word-plus = { $two ->
    [-1] { $one } minus 1
    [-2] { $one } minus 2
    [-3] { $one } minus 3
   *[other] { $one } plus { $two }
}
    .like = quantity
    .until = { $one-sort ->
        [hand] { $two ->
            [-1] 1
            [-2] 2
            [-3] 3
           *[other] none
        }
       *[other] none
    }

word-times = { $factor } times { $of }
    .like = quantity
    .head = { $factor-head }
    .tail = { $of-per }

word-this_way = that many
    .like = quantity
    .counts = done
    .head = { $last-done ->
        [none] that many
       *[other] 1
    }
    .mass = { $last-done ->
        [none] that much
       *[other] 1
    }
    .tail = { $last-done ->
        [none] {""}
       *[other] { $self-per }
    }
    .per = { $last-done ->
        [none] for each one
       *[other] for each { $last-done } this way
    }

word-that_much = that amount
    .like = quantity
    .head = that many
    .mass = that much
    .tail = {""}

word-at_least = { $number } or more
word-at_most = { $number } or less
    .many = { $number } or fewer
word-exactly = { $number }
    .many = { $number ->
        [0] no
       *[other] exactly { $number }
    }

## Conditions

word-is = { $quantity-counts ->
    [yes] { $quantity-holder } { $within-many } { $quantity-things }
    [amount] { $quantity-holder } { $within } { $quantity-things }
   *[no] { $quantity } is { $within }
}
    .like = condition
    .who = { $quantity-counts ->
        [yes] { $quantity-with } { $within-many } { $quantity-things }
       *[no] for whom { $self }
    }
    .has = { $quantity-counts ->
        [yes] { $quantity-having } { $within-many } { $quantity-things }
       *[no] is a player { $self-who }
    }

than-all = { SAME($one-sort, $than-sort) ->
    [yes] { SAME($one-holder, $than-holder) ->
        [yes] { $than-things }
       *[no] { $than-holder }
    }
   *[no] { $than-counts ->
        [yes] { $than-holder } { $than-things }
        [amount] { $than-holder } { $than-things }
       *[no] { $than }
    }
}
word-more = { $one-counts ->
    [yes] { $one-holder } more { $one-things } than { than-all }
    [amount] { $one-holder } more { $one-things } than { than-all }
   *[no] { $one } is greater than { than-all }
}
    .like = condition
    .who = { $one-counts ->
        [yes] with more { $one-things } than { than-all }
       *[no] for whom { $self }
    }
    .has = { $one-counts ->
        [yes] has more { $one-things } than { than-all }
       *[no] is a player { $self-who }
    }
    .outdoes = { SAME($one-holder, "you have") ->
        [yes] { SAME($than-holder, "they have") ->
            [yes] { SAME($one-sort, $than-sort) ->
                [yes] yes
               *[no] { SAME($one-things, $than-things) }
            }
           *[no] no
        }
       *[no] no
    }
    .outdoing = { $one-holder } more { $one-things } than

word-not = { $condition-not }
    .like = condition
    .if = { $condition-spares ->
        [yes] if { $condition-not }
       *[no] unless { $condition }
    }
    .while = { $condition-spares ->
        [yes] while { $condition-not }
       *[no] unless { $condition }
    }
    .not = { $condition }
    .denies = { $condition-outdoes ->
        [yes] outdone
       *[no] yes
    }
    .outdoing = { $condition-outdoing }
    .denied = { $condition-has }

word-both = { $conditions }
    .like = condition
    .joined = yes
    .join = { $before }, { $next }
    .last = { $before } and { $next }

word-either = { $conditions }
    .like = condition
    .joined = yes
    .join = { $before }, { $next }
    .last = { $before } or { $next }

## What holds effects together

who-next = { $form ->
    [acts] { $next }
    [do] { $next }
   *[usual] { $prior-doer ->
        [others] { $next-doer ->
            [others] { $next }
           *[you] you { $next }
        }
       *[you] { $next }
    }
}
apart = { $before }. { CAPITAL($next-usual) }
in-a-row = { $before }, { who-next }
word-seq = { $effects }
    .do = { $effects-do }
    .bound = { $effects-bound }
    .leads = { $effects-first-leads }
    .yours = { $effects-first-yours }
    .acts = { $effects-acts }
    .empty = { $effects-count ->
        [0] yes
       *[other] no
    }
    .join = { $next-clause ->
        [sentence] { apart }
        [statement] { $form ->
            [do] { $before }, { $next }
            [bound] { $before }, { $next }
           *[other] { apart }
        }
       *[action] { $prior-clause ->
            [sentence] { $form ->
                [acts] { $before }. That player { $next }
               *[other] { apart }
            }
            [statement] { $form ->
                [do] { $before }, { $next }
                [bound] { $before }, { who-next }
               *[other] { apart }
            }
           *[action] { in-a-row }
        }
    }
    .last = { $next-clause ->
        [sentence] { apart }
        [statement] { $form ->
            [do] { $before }, then { $next }
            [bound] { $before } and { $next }
           *[other] { apart }
        }
       *[action] { $prior-clause ->
            [sentence] { $form ->
                [acts] { $before }. That player { $next }
               *[other] { apart }
            }
            [statement] { $form ->
                [do] { $before }, then { $next }
                [bound] { $before } and { who-next }
               *[other] { apart }
            }
           *[action] { $before }, then { who-next }
        }
    }

word-may = { $by ->
    [none] you
   *[other] { $by }
} may { $effect-do }
    .acts = may { $effect-do }
    .asked = { $by ->
        [none] you
       *[other] others
    }
    .lies = { $effect-lies }
    .clause = sentence
    .opens-chooser = { $by-themself ->
        [they] they
       *[other] another
    }
    .sets-doer = { $by ->
        [none] you
       *[other] others
    }

if-not = { $otherwise ->
    [none] {""}
   *[other] . Otherwise, { $otherwise }
}
word-if = { $condition-if }, { $effect }{ if-not }
    .do = { $effect-do } { $condition-if }{ $otherwise ->
        [none] {""}
       *[other] ; otherwise, { $otherwise-do }
    }
    .under = { $effect } { $condition-if }{ $otherwise ->
        [none] {""}
       *[other] ; otherwise, { $otherwise }
    }
    .clause = sentence
    .yours = { $effect-doer ->
        [others] no
       *[you] yes
    }

word-instead = choose { $chosen-one }. { CAPITAL($effect) }. { CAPITAL($replaced_if-if) }, { $by } instead
    .clause = sentence

word-for_each = { $quantity-per }, { $effect }
    .do = { $effect-do } { $quantity-per }
    .acts = { $effect-acts } { $quantity-per }

word-each = { $effect-yours ->
    [yes] for { $players-doing }, { $effect }
   *[other] { $effect-leads ->
        [you] for { $players }, { $effect }
       *[other] { $effect-doer ->
            [you] for { $players }, { $effect-do }
           *[other] { $players-doing } { $effect-acts }
        }
    }
}
    .do = { $last-chooser ->
        [they] { $players-themself ->
            [they] { $effect-do }
           *[other] have { $players } { $effect-do }
        }
       *[other] have { $players } { $effect-do }
    }
    .doer = others
    .opens-among = each
    .sets-among = none

word-choose_one = choose one: { $effects }
    .acts = chooses one: { $effects }
    .clause = sentence
    .join = { $before }; { $next }
    .last = { $before }; or { $next }

word-pay_to = { $effect-empty ->
    [yes] { $cost-do }
   *[other] { $cost-do } to { $effect-do }
}
    .acts = { $cost-acts } to { $effect-do }
