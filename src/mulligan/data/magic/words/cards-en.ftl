### English for the words of Magic's cards. docs/card-language.md tells how messages become a card's text; the forms of
### effects, conditions, quantities, ranges and players are listed in data/cardlang/words/cards-en.ftl.
###
### Forms of cards:   the value is all of them ("all creatures", "creatures you control"), or the very one; .subject before a verb;
###                   .one any one ("a creature you control"); .each "each creature you control"; .a .some without whose they are;
###                   .kind .kinds without "a" and "other"; .aimed .aims after "target"; .noun .nouns bare
### Features of cards: .number one or many; .whose yours, theirs, opposing; .zone battlefield, stack, hand, …; .held "you control"
### Forms of traits:  the value stands by the noun, where .slot says; .is is the same as a whole predicate ("is black")
### Forms of changes: the value follows many ("get +1/+1", "gain flying"), .gets one; .have .has where it is always so
### Forms of tokens:  the value is one ("2/2 white Cat creature token"), .many several

article = { INITIAL($self-kind) ->
    [a] an
    [e] an
    [i] an
    [o] an
    [u] an
   *[other] a
}

## Cards of a kind. Traits have slots: whose, other, state, color, subtype, class, after, late, zone

noun = { $self-zone ->
    [battlefield] { $self-whose ->
        [any] all { $self-some }
       *[whose] { $self-some } { $self-held }
    }
    [stack] { $self-some } { $self-held }
   *[elsewhere] { $self-whose ->
        [any] all { $self-some } in all { $self-piles }
       *[whose] { $self-some } in { $self-place } { $traits-at-late }
    }
}
    .subject = { $self-some } { $self-held }
    .self = no
    .number = many
    .whose = { $traits-at-whose-count ->
        [0] any
       *[other] { $traits-at-whose-key }
    }
    .other = { $traits-at-other }
    .zone = { $traits-at-zone-count ->
        [0] { $self-home }
       *[other] { $traits-at-zone-key }
    }
    .home = battlefield
    .pre = { $traits-at-state } { $traits-at-color } { $traits-at-subtype } { $traits-at-class }
    .that = { $self-noun }
    .post = { $traits-at-after }
    .posts = { $traits-at-after-many }
    .around = { $self-pre } / { $self-post } / { $self-whose } / { $self-zone }
    .kind = { $self-pre } { $self-zone ->
        [battlefield] { $self-noun }
        [stack] { $self-noun }
       *[elsewhere] { $self-printed }
    } { $self-post }
    .kinds = { $self-pre } { $self-zone ->
        [battlefield] { $self-nouns }
        [stack] { $self-nouns }
       *[elsewhere] { $self-printeds }
    } { $self-posts }
    .a = { $self-other ->
        [other] another
       *[none] { article }
    } { $self-kind }
    .some = { $self-other } { $self-kinds }
    .one = { $self-a } { $self-heldone }
    .each = { $self-zone ->
        [battlefield] each { $self-other } { $self-kind } { $self-heldone }
        [stack] each { $self-other } { $self-kind } { $self-heldone }
       *[elsewhere] each { $self-other } { $self-kind } in { $self-place } { $traits-at-late }
    }
    .aimed = { $self-other ->
        [other] another target
       *[none] target
    } { $self-kind } { $self-heldone }
    .aims = { $self-other } target { $self-kinds } { $self-held }
    .target = { $self-noun }
    .targets = { $self-nouns }
    .held = { $self-zone ->
        [battlefield] { $self-holds }
        [stack] { $self-holds }
       *[elsewhere] from { $self-place } { $traits-at-late }
    }
    .heldone = { $self-whose ->
        [opposing] { $self-zone ->
            [battlefield] an opponent controls
            [stack] an opponent controls
           *[elsewhere] { $self-held }
        }
        [players] { $self-zone ->
            [battlefield] { $traits-at-whose-one }
            [stack] { $traits-at-whose-one }
           *[elsewhere] { $self-held }
        }
       *[other] { $self-held }
    }
    .holds = { $self-whose ->
        [yours] you control
        [theirs] { their-holding }
        [opposing] your opponents control
        [not-yours] you don't control
        [any] {""}
       *[players] { $traits-at-whose }
    }
    .piles = { $self-zone ->
        [hand] hands
        [library] libraries
        [graveyard] graveyards
       *[exile] exile
    }
    .place = { $self-zone ->
        [exile] exile
       *[other] { $self-whose ->
            [yours] your
            [theirs] { their-own }
            [opposing] an opponent's
            [any] a
           *[players] { $traits-at-whose-owners }
        } { $self-zone ->
            [hand] hand
            [library] library
           *[graveyard] graveyard
        }
    }
    .lain = { $self-zone ->
        [hand] in hand
        [graveyard] in your graveyard
        [library] in your library
       *[battlefield] {""}
    }
    .where = { $self-zone ->
        [battlefield] {""}
        [stack] {""}
       *[elsewhere] in { $self-place } { $traits-at-late }
    }
    .lying = { $self-zone ->
        [battlefield] { $self-whose ->
            [any] on the battlefield
           *[whose] { $self-holds }
        }
       *[elsewhere] { $self-where }
    }
    .holder = { $self-zone ->
        [battlefield] { $self-whose ->
            [any] there are
           *[whose] { $self-holds }
        }
       *[elsewhere] there are
    }
    .counted = { $self-zone ->
        [battlefield] { $self-other } { $self-kind } { $self-whose ->
            [any] on the battlefield
           *[whose] { $self-holds }
        }
       *[elsewhere] { $self-other } { $self-kind } { $self-where }
    }
    .revealer = { $traits-at-whose-who }
    .owner = its owner's
    .owners = { $self-whose ->
        [theirs] their
       *[other] their owners'
    }

whole-pile = { $self-whose ->
    [any] all { $self-piles }
   *[whose] { $self-place }
}
word-card = { $traits-at-class-count ->
    [0] { $traits-at-after-count ->
        [0] { $traits-at-color-count ->
            [0] { $traits-at-other-count ->
                [0] { $self-zone ->
                    [hand] { whole-pile }
                    [graveyard] { whole-pile }
                    [library] all { noun }
                   *[other] { noun }
                }
               *[other] { noun }
            }
           *[other] { noun }
        }
       *[other] { noun }
    }
   *[other] { noun }
}
    .like = noun
    .noun = card
    .nouns = cards
    .printed = card
    .printeds = cards
word-permanent =
    .like = noun
    .noun = permanent
    .nouns = permanents
    .one = { $traits-count ->
        [0] { $last-about ->
            [yes] that permanent
           *[other] { noun.one }
        }
       *[other] { noun.one }
    }
    .printed = permanent card
    .printeds = permanent cards
    .kind = { $traits-at-subtype-count ->
        [1] { $traits-at-state } { $traits-at-color } { $traits-at-class } { $traits-at-subtype } { $self-post }
       *[other] { noun.kind }
    }
    .kinds = { $traits-at-subtype-count ->
        [1] { $traits-at-state } { $traits-at-color } { $traits-at-class } { $traits-at-subtype-plural } { $self-posts }
       *[other] { noun.kinds }
    }
word-creature =
    .like = noun
    .noun = creature
    .nouns = creatures
    .printed = creature card
    .printeds = creature cards
word-land =
    .like = noun
    .noun = land
    .nouns = lands
    .printed = land card
    .printeds = land cards
    .kind = { $traits-at-subtype-count ->
        [1] { $traits-at-state } { $traits-at-color } { $traits-at-class } { $traits-at-subtype } { $self-post }
       *[other] { noun.kind }
    }
    .kinds = { $traits-at-subtype-count ->
        [1] { $traits-at-state } { $traits-at-color } { $traits-at-class } { $traits-at-subtype-plural } { $self-posts }
       *[other] { noun.kinds }
    }
word-artifact =
    .like = noun
    .noun = artifact
    .nouns = artifacts
    .printed = artifact card
    .printeds = artifact cards
word-enchantment =
    .like = noun
    .noun = enchantment
    .nouns = enchantments
    .printed = enchantment card
    .printeds = enchantment cards
word-planeswalker =
    .like = noun
    .noun = planeswalker
    .nouns = planeswalkers
    .printed = planeswalker card
    .printeds = planeswalker cards
word-spell =
    .like = noun
    .home = stack
    .noun = spell
    .nouns = spells
    .printed = card
    .printeds = cards
word-instant_or_sorcery =
    .like = noun
    .home = stack
    .noun = instant or sorcery spell
    .nouns = instant and sorcery spells
    .target = spell
    .targets = spells
    .printed = instant or sorcery card
    .printeds = instant and sorcery cards
word-source =
    .like = noun
    .home = stack
    .noun = source
    .nouns = sources
    .printed = source
    .printeds = sources

word-any_place = { $nouns-subject-kinds ->
    [1] { $nouns-first-subject }
   *[other] { $nouns }
}
    .like = word-either_of
word-either_of = { $nouns-subject-kinds ->
    [1] { $nouns-first-subject }
   *[other] { $nouns }
}
    .like = noun
    .subject = { $nouns-self-kinds ->
        [1] { $self-some } { $self-held }
       *[other] { $nouns-subject }
    }
    .join = { $before }, { $next }
    .last = { $form ->
        [subject] { $before } and { $next }
        [some] { $before } and { $next }
        [kinds] { $before } and { $next }
        [nouns] { $before } and { $next }
        [usual] { $before } and { $next }
        [bare] { $before } and { $next }
        [each] { $before } and { $next }
       *[other] { $before } or { $next }
    }
    .bare = { $nouns-bare }
    .each = { $nouns-each }
    .sets-it = { $nouns-first-number ->
        [one] cards
       *[other] {""}
    }
    .whose = { $nouns-whose-kinds ->
        [1] { $nouns-first-whose }
       *[other] { $nouns-first-self ->
            [yes] mine
           *[other] any
        }
    }
    .that = permanent
    .a = { $nouns-a }
    .aiming = { $nouns-first-aiming }
    .zone = { $nouns-first-zone }
    .other = { $nouns-other-kinds ->
        [1] { $nouns-first-other }
       *[other] {""}
    }
    .pre = { $nouns-first-pre }
    .post = { $nouns-first-post }
    .posts = { $nouns-first-posts }
    .noun = { $nouns-noun }
    .nouns = { $nouns-nouns }
    .printed = { $nouns-noun } card
    .printeds = { $nouns-noun } cards
    .one = { $nouns-one }
    .target = permanent
    .targets = permanents
    .kind = { $nouns-kind }
    .kinds = { $nouns-kinds }

word-any_player = { $who ->
    [none] all players
   *[other] { $who }
}
    .one = { $who ->
        [none] a player
       *[other] { $who-any }
    }
    .held = {""}
    .kind = { $who ->
        [none] player
       *[other] opponent
    }
    .kinds = players
    .noun = player
    .nouns = players
    .aimed = target player
    .aims = target players
    .target = player
    .targets = players
    .number = many
    .whose = any
    .zone = battlefield
than-those = { $other ->
    [none] {""}
   *[other] { SAME($other, "other") ->
        [yes] other than { this-card }
       *[no] { $other }
    }
}
word-creature_or_player = all creatures and players
    .one = a creature or player
    .kind = creature or player { than-those }
    .kinds = creatures and/or players
    .noun = creature or player
    .nouns = creatures and players
    .aimed = target creature or player { than-those }
    .aims = target creatures and/or players
    .target = creature or player { than-those }
    .targets = creatures and/or players
    .number = many
    .whose = any
    .zone = battlefield
word-abilities_of = activate abilities of { $what-some }
    .some = { $self }
    .abilities = yes
word-activated_ability = all activated abilities { $whose ->
    [none] {""}
   *[other] { $whose } control
}
    .one = an activated ability { $whose ->
        [none] {""}
       *[other] { $whose } control
    }
    .kind = activated ability
    .kinds = activated abilities
    .noun = activated ability
    .aimed = target activated ability { $whose ->
        [none] {""}
       *[other] { $whose } control
    }
    .target = ability
    .targets = abilities
    .number = many
word-triggered_ability = all triggered abilities { $whose ->
    [none] {""}
   *[other] { $whose } control
}
    .one = a triggered ability { $whose ->
        [none] {""}
       *[other] { $whose } control
    }
    .kind = triggered ability
    .kinds = triggered abilities
    .noun = triggered ability
    .aimed = target triggered ability { $whose ->
        [none] {""}
       *[other] { $whose } control
    }
    .target = ability
    .targets = abilities
    .number = many

## Traits

trait-whose =
    .slot = whose
trait-state =
    .lacks = that isn't { $self }
    .slot = state
    .is = is { $self }
trait-color =
    .slot = color
    .is = is { $self }
trait-type =
    .slot = class
    .is = is { INITIAL($self) ->
        [a] an
        [e] an
        [i] an
        [o] an
        [u] an
       *[other] a
    } { $self }
trait-after =
    .slot = after
    .many = { $self }
    .lacks = that isn't { $self }
    .is = is { $self }
trait-zone =
    .slot = zone
    .is = is { $self }

word-yours = you control
    .like = trait-whose
    .key = yours
    .is = is yours
word-opposing = your opponents control
    .like = trait-whose
    .key = opposing
    .is = is an opponent's
their-player = { $last-among ->
    [opponent] an opponent
    [anyone] a player
    [who] they
   *[other] that player
}
their-own = { $last-among ->
    [opponent] an opponent's
    [anyone] a player's
    [who] their
    [each] their
   *[other] that player's
}
their-holding = { $last-among ->
    [who] they control
    [each] they control
   *[other] { their-player } controls
}
word-theirs = { their-holding }
    .like = trait-whose
    .key = theirs
    .is = is theirs
word-controlled_by = { $players } { $players-person ->
    [third] controls
   *[other] control
}
    .like = trait-whose
    .key = players
    .one = { $players-any } { $players-person ->
        [third] controls
       *[other] control
    }
    .owners = { $players-whose }
    .who = { $players }
word-other = other
    .slot = other
    .is = is another one
word-apart_from = { $cards ->
    [it] other
   *[other] other than { $cards }
}
    .like = trait-after
    .slot = { $cards ->
        [it] other
       *[other] after
    }
word-face_down = face-down
    .like = trait-state
    .is = is face down
word-with_morph = with morph
    .slot = after
    .many = { $self }
word-tapped = tapped
    .like = trait-state
word-untapped = untapped
    .like = trait-state
word-attacking = attacking
    .like = trait-state
word-blocking = blocking
    .like = trait-state
word-damaged = damaged
    .like = trait-state
word-token_made = token
    .like = trait-type
word-of = { $kind }
    .like = trait-type
    .slot = subtype
    .plural = { $kind ->
        [Plains] Plains
        [Equipment] Equipment
        [Ally] Allies
        [Aurochs] Aurochs
        [Cyclops] Cyclopes
        [Dauthi] Dauthi
        [Dwarf] Dwarves
        [Eldrazi] Eldrazi
        [Elf] Elves
        [Fish] Fish
        [Fox] Foxes
        [Fungus] Fungi
        [Harpy] Harpies
        [Homunculus] Homunculi
        [Jellyfish] Jellyfish
        [Kavu] Kavu
        [Kithkin] Kithkin
        [Kor] Kor
        [Leech] Leeches
        [Mercenary] Mercenaries
        [Merfolk] Merfolk
        [Mongoose] Mongooses
        [Moonfolk] Moonfolk
        [Myr] Myr
        [Nephilim] Nephilim
        [Octopus] Octopuses
        [Ox] Oxen
        [Pegasus] Pegasi
        [Phoenix] Phoenixes
        [Samurai] Samurai
        [Sheep] Sheep
        [Slith] Slith
        [Soltari] Soltari
        [Sphinx] Sphinxes
        [Starfish] Starfish
        [Thalakos] Thalakos
        [Treefolk] Treefolk
        [Vedalken] Vedalken
        [Viashino] Viashino
        [Werewolf] Werewolves
        [Wolf] Wolves
       *[other] { $kind }s
    }
word-of_chosen_type = of the chosen type
    .like = trait-after
word-white = white
    .like = trait-color
word-blue = blue
    .like = trait-color
word-black = black
    .like = trait-color
word-red = red
    .like = trait-color
word-green = green
    .like = trait-color
word-is_colorless = colorless
    .like = trait-color
word-multicolored = multicolored
    .like = trait-color
word-is_artifact = artifact
    .like = trait-type
    .plural = artifacts
word-is_creature = creature
    .like = trait-type
    .plural = creatures
word-is_enchantment = enchantment
    .like = trait-type
    .plural = enchantments
word-is_instant = instant
    .like = trait-type
    .plural = instants
word-is_sorcery = sorcery
    .like = trait-type
word-is_instant_or_sorcery = instant or sorcery
    .like = trait-type
word-is_land = land
    .like = trait-type
    .plural = lands
word-is_planeswalker = planeswalker
    .like = trait-type
    .plural = planeswalkers
word-is_permanent_card = permanent
    .like = trait-type
word-basic = basic
    .slot = color
    .is = is basic
word-legendary = legendary
    .slot = color
    .is = is legendary
word-with = with { $keyword-word }
    .like = trait-after
    .is = has { $keyword-word }
word-without = without { $keyword-word }
    .like = trait-after
    .is = doesn't have { $keyword-word }
word-with_power = with power { $within }
    .like = trait-after
    .is = has power { $within }
word-with_toughness = with toughness { $within }
    .like = trait-after
    .is = has toughness { $within }
word-with_converted = with converted mana cost { $within-counts ->
    [no] equal to { $within }
    [yes] equal to { $within }
   *[range] { $within }
}
    .like = trait-after
    .is = has converted mana cost { $within }
word-named = named { $name }
    .like = trait-after
word-died_this_turn = that was put there from the battlefield this turn
    .slot = late
    .is = was put there from the battlefield this turn
word-wounded_by_this = dealt damage by { this-card } this turn
    .like = trait-after
    .is = was dealt damage by { this-card } this turn
word-with_counter = with a { $counter } counter on it
    .like = trait-after
    .many = with { $counter } counters on them
    .lacks = without a { $counter } counter on it
    .is = has a { $counter } counter on it
word-attached_to = attached to { $what-one }
    .like = trait-after
word-any_of = { $traits }
    .slot = { $traits-first-slot }
    .key = { $traits-first-key }
    .is = { $traits-is }
    .join = { $before }, { $next }
    .last = { $before } or { $next }
word-all_of = that are { $traits }
    .slot = after
    .many = { $self }
    .lacks = other than those that are { $traits }
    .key = { $traits-first-key }
    .is = { $traits-is }
    .join = { $before } { $next }
    .last = { $before } and { $next }
word-non = { $trait-slot ->
    [subtype] non-{ $trait }
    [class] non{ $trait }
    [color] non{ $trait }
    [whose] you don't control
   *[other] { $trait-lacks }
}
    .slot = { $trait-slot ->
        [subtype] class
        [state] after
       *[other] { $trait-slot }
    }
    .key = not-{ $trait-key }
    .is = is { $self }
    .many = { $self }
word-in_hand = in a hand
    .like = trait-zone
    .key = hand
word-in_library = in a library
    .like = trait-zone
    .key = library
word-in_graveyard = in a graveyard
    .like = trait-zone
    .key = graveyard
word-in_exile = in exile
    .like = trait-zone
    .key = exile

## The very one

one-card =
    .number = one
    .that = { $self-noun }
    .whose = any
    .owner = its owner's
    .owners = its owner's
    .held = {""}

this-card = { $last-bearer ->
    [none] { this-type }
    [it] it
    [them] it
   *[other] this { $last-bearer }
}
this-type = { $this ->
    [artifact] this artifact
    [creature] this creature
    [enchantment] this enchantment
    [land] this land
    [planeswalker] this planeswalker
    [instant] this spell
    [sorcery] this spell
    [plane] this plane
    [phenomenon] this phenomenon
    [scheme] this scheme
    [emblem] this emblem
    [permanent] this permanent
   *[card] this card
}
word-this = { $zone ->
    [none] { this-card }
   *[elsewhere] this card
}
    .like = one-card
    .self = yes
    .noun = { $this }
    .lies = { $zone ->
        [none] no
       *[elsewhere] yes
    }
    .owner = { $zone ->
        [none] its owner's
       *[elsewhere] your
    }
    .held = { $zone ->
        [none] {""}
       *[elsewhere] from your { $zone-key }
    }
that-noun = { $last-that ->
    [none] that card
   *[other] that { $last-that }
}
word-that = { $zone ->
    [none] { that-noun }
   *[elsewhere] it
}
    .like = one-card
    .noun = { $last-that }
word-that_as_it_was = { that-noun }
    .like = one-card
    .noun = { $last-that }
word-other_one = that creature
    .like = one-card
    .noun = creature
word-it = { $last-it ->
    [cards] them
   *[other] it
}
    .like = one-card
    .number = { $last-it ->
        [cards] many
       *[other] one
    }
    .subject = { $last-it ->
        [cards] they
       *[other] it
    }
    .counted = of them
    .owner = { $last-its ->
        [none] its owner's
       *[other] { $last-its }
    }
    .owners = { $last-its ->
        [none] their owners'
       *[other] { $last-its }
    }
word-enchanted = enchanted { $enchants ->
    [none] permanent
   *[other] { $enchants }
}
    .like = one-card
    .noun = { $enchants ->
        [none] permanent
       *[other] { $enchants }
    }
word-equipped = equipped creature
    .like = one-card
    .noun = creature
word-holder_of = the permanent { $of } is attached to
    .like = one-card
word-those = { $traits-count ->
    [0] { $last-rest ->
        [yes] the rest
       *[none] { $last-aside ->
            [card] it
           *[other] them
        }
    }
   *[other] { $self-untold ->
        [rest] the rest
       *[other] all { $self-some } among them
    }
}
    .untold = { $last-rest ->
        [yes] { SAME($self-some, "cards") ->
            [yes] rest
           *[no] some
        }
       *[none] some
    }
    .number = { $last-aside ->
        [card] one
       *[other] many
    }
    .subject = { $last-aside ->
        [card] it
       *[other] they
    }
    .among = yes
    .zone = those
    .whose = any
    .noun = card
    .kind = { $traits-at-color } { $traits-at-subtype } { $traits-at-class } card { $traits-at-after }
    .a = { article } { $self-kind }
    .one = { $traits-count ->
        [0] one of them
       *[other] { $self-a } from among them
    }
    .some = { $traits-at-color } { $traits-at-subtype } { $traits-at-class } cards { $traits-at-after }
    .place = among them
    .owner = { $last-its ->
        [none] its owner's
       *[other] { $last-its }
    }
    .owners = { $last-its ->
        [none] their owners'
       *[other] { $last-its }
    }
    .sets-rest = { $traits-count ->
        [0] {""}
       *[other] yes
    }
    .held = {""}
word-top = { $count ->
    [1] the top card of { top-whose } library
   *[other] the top { $count-head } cards of { top-whose } library { $count-tail }
}
    .any = { SAME(top-whose, "each player's") ->
        [yes] the top card of any player's library
       *[no] { $self }
    }
    .number = { $count ->
        [1] one
       *[other] many
    }
    .owner = { top-whose }
    .owners = { top-whose }
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-aside = { $count ->
        [1] card
       *[other] cards
    }
    .sets-its = { top-whose }
top-whose = { $whose ->
    [none] your
   *[other] { $whose-whose }
}
word-remembered = the exiled card
    .like = one-card
    .noun = card

## Targets

word-target = { $self-number ->
    [one] { $what-aimed }
   *[many] { $count-head } { $what-aims } { $count-tail }
}
    .number = { $count ->
        [none] one
        [1] one
       *[other] many
    }
    .like = aim
aim =
    .aiming = yes
    .zone = { $what-zone }
    .whose = { $what-whose }
    .noun = { $what-target }
    .owner = { $what-zone ->
        [graveyard] { $what-whose ->
            [yours] your
           *[other] its owner's
        }
       *[other] its owner's
    }
    .owners = { $what-zone ->
        [graveyard] { $what-whose ->
            [yours] your
           *[other] their owners'
        }
       *[other] their owners'
    }
    .sets-aimed = { $self-number ->
        [one] { $what-target }
       *[many] { $what-targets }
    }
    .sets-aims = { $self-number }
    .sets-it = { $self-number ->
        [one] card
       *[many] cards
    }
    .held = {""}
    .aim = yes
word-up_to_targets = { SAME($count-tail, "") ->
    [yes] { $count ->
        [99] any number of { $what-aims }
       *[other] { $least ->
            [none] up to
            [1] one to
           *[other] from { $least } to
        } { $count ->
            [1] one { $what-aimed }
            [2] two { $what-aims }
            [3] three { $what-aims }
           *[other] { $count } { $what-aims }
        }
    }
   *[no] { $least ->
        [none] up to X { $what-aims } (X is { $count })
       *[other] any number of { $what-aims }
    }
}{ $by ->
    [none] {""}
   *[other] , which { $by } chooses
}
    .number = { $count ->
        [1] one
       *[other] many
    }
    .like = aim
word-targeted = { $last-aims ->
    [many] those { $last-aimed }
    [one] that { $last-aimed }
   *[none] the target
}
    .number = { $last-aims ->
        [many] many
       *[other] one
    }
    .owner = its owner's
    .owners = their owners'
    .held = {""}
    .which = { $which }
    .noun = { $last-aims ->
        [one] { $last-aimed }
       *[other] one
    }

## Chosen ones

choice =
    .number = { $count ->
        [none] one
        [1] one
       *[other] many
    }
    .chosen = yes
    .by = { $by ->
        [none] you
       *[other] they
    }
    .zone = { $what-zone }
    .whose = { $what-whose }
    .noun = { $what-noun }
    .among = { $what-among ->
        [yes] yes
       *[other] no
    }
    .owner = { $what-whose ->
        [yours] your
       *[other] { $what-among ->
            [yes] { $what-owner }
           *[other] its owner's
        }
    }
    .owners = { $what-whose ->
        [yours] your
       *[other] { $what-among ->
            [yes] { $what-owners }
           *[other] their owners'
        }
    }
    .sets-it = { $self-number ->
        [one] card
       *[many] cards
    }
    .sets-its = { $what-whose ->
        [yours] your
       *[other] {""}
    }
    .sets-rest = { $what-among ->
        [yes] yes
       *[other] {""}
    }
    .held = {""}
word-chosen = { $self-number ->
    [one] { $what-one }
   *[many] { $count-head } { $what-some } { $what-held } { $count-tail }
}
    .like = choice
    .ofchoice = { $self } of your choice
    .bare = { $self-number ->
        [one] { $what-a }
       *[many] { $count-head } { $what-some } { $count-tail }
    }
    .free = { $what-zone ->
        [battlefield] { $self-bare }
        [hand] { $self-bare }
       *[other] { $self }
    }
word-up_to = up to { $count } { $count ->
    [1] { $what-kind }
   *[other] { $what-some }
} { $what-held }
    .like = choice
    .bare = up to { $count } { $what-some }
    .free = { $self-bare }
word-any_number = any number of { $what-some } { $what-held }
    .like = choice
    .number = many
    .bare = any number of { $what-some }
    .free = { $self }
word-at_random = { $what-aiming ->
    [yes] { $count ->
        [none] one
       *[other] { $count }
    } of { $what-subject } at random
   *[other] { $count ->
        [none] { $what-a }
        [1] { $what-a }
       *[other] { $count } { $what-some }
    } at random from { $what-place }
}
    .like = one-card

## Players

word-you = you
    .whose = your
    .person = second
    .plural = you
word-opponents = each opponent
    .any = an opponent
    .whose = each opponent's
    .person = third
    .plural = your opponents
    .aimed = target opponent
    .aims = target opponents
word-each_from_you = starting with you, each player
    .like = word-everyone
word-everyone = each player
    .any = a player
    .whose = each player's
    .person = third
    .plural = players
    .aimed = target player
    .aims = target players
word-they = { their-player }
    .themself = they
    .whose = { their-own }
    .has = { $last-among ->
        [who] they've
       *[other] { their-player } has
    }
    .person = third
    .plural = that player
word-controller_of = { $cards ->
    [it] its
   *[other] { $cards }'s
} controller
    .whose = its controller's
    .person = third
    .plural = the controller of { $cards }
word-owner_of = the owner of { $cards }
    .whose = its owner's
    .person = third
    .plural = the owner of { $cards }
word-controller_then = that player
    .whose = that player's
    .person = third
    .plural = that player
word-enchanted_player = enchanted player
    .whose = enchanted player's
    .person = third
    .plural = enchanted player
word-defending_player = defending player
    .whose = defending player's
    .person = third
    .plural = defending player
word-targeted_player = that player
    .whose = that player's
    .person = third
    .plural = that player
aim-player = { $who ->
    [none] target player
   *[other] { $who-aimed }
}
aim-players = { $who ->
    [none] target players
   *[other] { $who-aims }
}
word-target_player = { $count ->
    [none] { aim-player }
   *[other] { $count } { aim-players }
}
    .whose = { aim-player }'s
    .person = third
    .plural = { aim-player }
    .aim = yes
    .sets-aimed = player
    .sets-aims = one
word-target_players = { $most ->
    [none] any number of
   *[other] up to { $most }
} { aim-players } each
    .whose = { $most ->
        [none] any number of
       *[other] up to { $most }
    } { aim-players }'
    .person = plural
    .plural = { aim-players }
    .sets-aimed = players
    .sets-aims = many

## Quantities

word-count = the number of { $of-some } { $of-lying }
    .like = quantity
    .head = 1
    .tail = { $self-per }
    .per = for each { $of-counted }
    .counts = yes
    .holder = { $of-holder }
    .things = { $of-some } { $of-where }
word-at_least = { $number } or greater
    .many = { $number } or more

amount =
    .like = quantity
    .head = X
    .mass = X
    .tail = , where X is { $self }
    .per = X times, where X is { $self }

word-x = X
    .like = quantity
    .head = X
    .mass = X
    .tail = {""}
    .per = X times
word-power_of = the power of { $of }
    .like = amount
word-toughness_of = the toughness of { $of }
    .like = amount
word-converted_of = { $of ->
    [it] its converted mana cost
   *[other] the converted mana cost of { $of }
}
    .like = amount
counters-on = { $of ->
    [none] { this-card }
   *[other] { $of }
}
word-counters = the number of { $counter } counters on { counters-on }
    .like = amount
    .head = 1
    .mass = 1
    .tail = { $self-per }
    .per = for each { $counter } counter on { counters-on }
    .counts = yes
    .holder = there are
    .things = { $counter } counters on { counters-on }
word-life_of = { $whose ->
    [none] your
   *[other] { $whose-whose }
} life total
    .like = amount
word-starting_life = your starting life total
    .like = amount
word-life_gained = the amount of life you've gained this turn
    .like = amount
    .counts = yes
    .holder = you gained
    .things = life this turn
word-half = half { $of }, rounded down
    .like = amount
word-plus = { $two-sign ->
    [less] { $one } minus { $two-bare }
   *[other] { $one } plus { $two }
}
    .like = quantity
word-minus = minus { $of }
    .like = amount
    .sign = less
    .bare = { $of }
    .head = -{ $of-head }
    .tail = { $of-tail }

## Conditions

there-yours = { $cards-zone ->
    [hand] you have
    [graveyard] you have
    [library] you have
   *[battlefield] you control
}
word-there_is = { $cards-whose ->
    [yours] { there-yours } { $cards-a } { $cards-lain }
    [opposing] an opponent controls { $cards-a }
   *[any] there is { $cards-one }
}
    .like = condition
    .while = as long as { $self }
    .not = { $cards-whose ->
        [yours] { there-yours } no { $cards-some } { $cards-lain }
        [opposing] no opponent controls { $cards-a }
       *[any] there are no { $cards-some }
    }
word-are = { $cards-subject } { $trait-is }
    .like = condition
    .while = as long as { $self }
word-your_turn = it's your turn
    .like = condition
    .while = as long as it's your turn
    .not = it isn't your turn
word-did_so = { $last-deed ->
    [clash] you win
   *[other] { $last-doer ->
        [others] that player does
       *[other] you do
    }
}
    .like = condition
    .not = { $last-deed ->
        [clash] you don't win
       *[other] { $last-doer ->
            [others] that player doesn't
           *[other] you don't
        }
    }
word-is = { $quantity-counts ->
    [yes] { $quantity-holder } { $within-many } { $quantity-things }
   *[no] { $quantity } is { $within }
}
    .like = condition
    .while = as long as { $self }
    .who = { $quantity-did ->
        [none] for whom { $self }
       *[other] who { $quantity-did } { $within-many } { $quantity-things } this turn
    }
word-more = { $one } is greater than { $than }
    .like = condition
    .while = as long as { $self }
    .not = { $than } is greater than or equal to { $one }
    .who = for whom { $self }
word-not = { $condition-not }
    .like = condition
    .lest = { $condition-joined }
    .if = { $condition-joined ->
        [yes] unless { $condition }
       *[no] if { $self }
    }
    .while = { $condition-joined ->
        [yes] unless { $condition }
       *[no] as long as { $self }
    }
    .not = { $condition }

## What holds effects together

in-a-row = { $after-clause ->
    [sentence] { $before } and { who-next }
    [statement] { $before } and { who-next }
   *[other] { $before }, { who-next }
}
word-if = { $condition-if }, { $effect-bound }{ if-not }
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

## Keywords

keyword = { $self-word }
    .line = { CAPITAL($self-word) }
    .slot = keyword
    .gets = gains { $self-word }
    .gain = gain { $self-word }
    .have = have { $self-word }
    .has = has { $self-word }
    .token = { $self-word }

word-deathtouch = gain { $self-word }
    .like = keyword
    .word = deathtouch
word-defender = gain { $self-word }
    .like = keyword
    .word = defender
word-double_strike = gain { $self-word }
    .like = keyword
    .word = double strike
word-first_strike = gain { $self-word }
    .like = keyword
    .word = first strike
word-flash = gain { $self-word }
    .like = keyword
    .word = flash
word-flying = gain { $self-word }
    .like = keyword
    .word = flying
word-haste = gain { $self-word }
    .like = keyword
    .word = haste
word-hexproof = gain { $self-word }
    .like = keyword
    .word = hexproof
word-indestructible = gain { $self-word }
    .like = keyword
    .word = indestructible
word-intimidate = gain { $self-word }
    .like = keyword
    .word = intimidate
word-plainswalk = gain { $self-word }
    .like = keyword
    .word = plainswalk
word-islandwalk = gain { $self-word }
    .like = keyword
    .word = islandwalk
word-swampwalk = gain { $self-word }
    .like = keyword
    .word = swampwalk
word-mountainwalk = gain { $self-word }
    .like = keyword
    .word = mountainwalk
word-forestwalk = gain { $self-word }
    .like = keyword
    .word = forestwalk
word-lifelink = gain { $self-word }
    .like = keyword
    .word = lifelink
word-reach = gain { $self-word }
    .like = keyword
    .word = reach
word-trample = gain { $self-word }
    .like = keyword
    .word = trample
word-vigilance = gain { $self-word }
    .like = keyword
    .word = vigilance
word-shroud = gain { $self-word }
    .like = keyword
    .word = shroud

## What changes

change =
    .slot = change
    .have = { $self }
    .gets = { $self }
    .has = { $self-gets }
    .line = { CAPITAL($self) }.
bar =
    .like = change
    .slot = bar

power-signed = { $power-head ->
    [X] +X
   *[other] { SIGNED($power-head, $toughness-head) }
}
toughness-signed = { $toughness-head ->
    [X] +X
   *[other] { SIGNED($toughness-head, $power-head) }
}
by-pair = { power-signed }/{ toughness-signed } { $power-tail } { SAME($power-tail, $toughness-tail) ->
    [yes] {""}
   *[no] { $power-counts ->
        [yes] {""}
       *[no] { $toughness-tail }
    }
}
word-pump = get { by-pair }
    .like = change
    .gets = gets { by-pair }
becomes-pair = { $power-head }/{ $toughness-head }{ $power-tail }
word-power_becomes = become { becomes-pair }
    .like = change
    .gets = becomes { becomes-pair }
    .have = are { becomes-pair }
    .has = is { becomes-pair }
word-power_is = have power and toughness each equal to { $both }
    .like = change
    .gets = has power and toughness each equal to { $both }
word-power_and_toughness_are = have power equal to { $power } and toughness equal to { $toughness }
    .like = change
    .gets = has power equal to { $power } and toughness equal to { $toughness }
word-own_power_is = have power equal to { $number }
    .like = change
    .gets = has power equal to { $number }
word-own_toughness_is = have toughness equal to { $number }
    .like = change
    .gets = has toughness equal to { $number }
word-switched = switch power and toughness
    .like = change
    .gets = switches power and toughness
word-loses = lose { $keyword-word }
    .like = change
    .gets = loses { $keyword-word }
word-loses_all_abilities = lose all abilities
    .like = change
    .gets = loses all abilities
word-has = gain “{ CAPITAL($ability) }”
    .like = change
    .gets = gains “{ CAPITAL($ability) }”
    .have = have “{ CAPITAL($ability) }”
    .has = has “{ CAPITAL($ability) }”
    .opens-bearer = { $last-bearing }
    .sets-bearer = none
from-whom = { $whom ->
    [chosen] the chosen color
    [chosen-entering] the chosen color
   *[other] { $whom-plural }
}
word-protection = gain protection from { from-whom }
    .like = change
    .gets = gains protection from { from-whom }
    .have = have protection from { from-whom }
    .has = has protection from { from-whom }
word-protection_sparing_this = gain protection from { from-whom } that doesn't remove { this-card }
    .like = change
    .gets = gains protection from { from-whom } that doesn't remove { this-card }
    .have = have protection from { from-whom } that doesn't remove { this-card }
    .has = has protection from { from-whom } that doesn't remove { this-card }
word-no_target_of = can't be the targets of { $what-subject }
    .like = bar
    .gets = can't be the target of { $what-subject }
word-cannot_block_those = can't block { $what-subject }
    .like = bar
word-cannot_attack = can't attack
    .like = bar
word-cannot_block = can't block
    .like = bar
word-cannot_be_blocked = can't be blocked
    .like = bar
word-cannot_be_countered = can't be countered
    .like = bar
word-does_not_untap = don't untap during their controllers' untap steps
    .like = bar
    .gets = doesn't untap during its controller's untap step
word-must_attack = attack if able
    .like = bar
    .gets = attacks if able
word-must_attack_each_turn = attack each turn if able
    .like = bar
    .gets = attacks each turn if able
word-must_block_each_turn = block each turn if able
    .like = bar
    .gets = blocks each turn if able
word-must_be_blocked = must be blocked if able
word-needs_two_blockers = can't be blocked except by two or more creatures
word-lures = must be blocked by all creatures able to block it
    .like = bar
word-also_types = become { $types }s in addition to their other types
    .like = change
    .gets = becomes { INITIAL($types) ->
        [a] an
        [e] an
       *[other] a
    } { $types } in addition to its other types
    .have = are { $types }s in addition to their other types
    .has = is { INITIAL($types) ->
        [a] an
        [e] an
       *[other] a
    } { $types } in addition to its other types
word-types_become = become { $types }s
    .like = change
    .gets = becomes { INITIAL($types) ->
        [a] an
        [e] an
       *[other] a
    } { $types }
    .have = are { $types }s
    .has = is { INITIAL($types) ->
        [a] an
        [e] an
       *[other] a
    } { $types }
a-subtype = { SAME($subtypes, "*") ->
    [yes] every creature type
   *[other] the type { $subtypes }
}
word-also_subtypes = gain { a-subtype } in addition to their other types
    .like = change
    .gets = gains { a-subtype } in addition to its other types
    .have = have { a-subtype } in addition to their other types
    .has = has { a-subtype } in addition to its other types
kind-of-subtype = { $subtypes ->
    [Plains] land
    [Island] land
    [Swamp] land
    [Mountain] land
    [Forest] land
   *[other] creature
}
word-subtypes_become = have { a-subtype } and no other { kind-of-subtype } types
    .like = change
    .gets = has { a-subtype } and no other { kind-of-subtype } types
word-no_longer = are no longer { $subtypes }
    .like = change
    .gets = is no longer { INITIAL($subtypes) ->
        [a] an
        [e] an
       *[other] a
    } { $subtypes }
word-also_colors = become { $colors } in addition to their other colors
    .like = change
    .gets = becomes { $colors } in addition to its other colors
    .have = are { $colors } in addition to their other colors
    .has = is { $colors } in addition to its other colors
new-colors = { $colors ->
    [chosen] the chosen color
    [chosen-entering] the chosen color
   *[other] { TERM($colors, join: " and ") }
}
word-colors_become = become { new-colors }
    .like = change
    .gets = becomes { new-colors }
    .have = are { new-colors }
    .has = is { new-colors }
who-controls = { $by ->
    [none] your control
   *[other] { $by-whose } control
}
word-controlled = come under { who-controls }
    .like = change
    .gets = comes under { who-controls }
    .have = are under { who-controls }
    .has = is under { who-controls }

word-this_turn = until end of turn
    .turn = this turn
word-for_good = {""}
    .turn = {""}
    .long = for the rest of the game
word-while_you_control_this = for as long as you control { this-card }
    .turn = { $self }
word-until_your_next_turn = until your next turn
    .turn = { $self }
    .early = yes

## Costs

word-pay = { $mana }
    .do = pay { $mana }
    .acts = pays { $mana }
word-pay_amount = { "{" }X{ "}" } (X is { $amount })
    .do = pay { "{" }X{ "}" } (X is { $amount })
    .acts = pays { "{" }X{ "}" } (X is { $amount })
word-tapping = { "{" }T{ "}" }
    .do = tap { this-card }
    .acts = taps { this-card }
word-loyalty = { $amount ->
    [0] 0
   *[other] { SIGNED($amount) }
}
    .do = { $self }
word-sacrificing = sacrifice { $cards-free }
    .do = sacrifice { $cards-free }
    .acts = sacrifices { $cards-free }
word-sacrificing_this = sacrifice { this-card }
    .do = sacrifice { this-card }
    .acts = sacrifices { this-card }
word-discarding = discard { $cards-free }
    .do = discard { $cards-free }
    .acts = discards { $cards-free }
word-exiling = exile { $cards-free }
    .do = exile { $cards-free }
    .acts = exiles { $cards-free }
word-being_dealt = have { this-card } deal { $amount } damage to you
    .do = have { this-card } deal { $amount } damage to you
    .acts = has { this-card } deal { $amount } damage to that player
word-paying_life = pay { life }
    .do = pay { life }
    .acts = pays { life }
word-removing = remove { $count ->
    [1] a { $counter } counter
   *[other] { $count } { $counter } counters
} from { this-card }
    .do = { $self }
    .acts = removes { $count } { $counter } counters from { this-card }

## What abilities wait for

when-card = { $who-self ->
    [yes] when
   *[no] whenever
}
about-card =
    .sets-that = { $who-that }
    .sets-it = card
entering = { $who-whose ->
    [yours] enters the battlefield under your control
    [mine] enters the battlefield under your control
    [opposing] enters the battlefield under an opponent's control
   *[any] enters the battlefield
}
word-enters = { when-card } { $who-whose ->
    [yours] { $who-a }
    [mine] { $who-a }
    [opposing] { $who-a }
   *[any] { $who-one }
} { entering }
    .like = about-card
word-dies = { when-card } { $who-one } dies
    .like = about-card
word-leaves = { when-card } { $who-one } leaves the battlefield
    .like = about-card
word-casts = whenever { $by-any } { $by-person ->
    [third] casts
   *[other] cast
} { $spell-a }
    .sets-that = spell
    .sets-it = card
word-casts_nth = whenever { $by-any } { $by-person ->
    [third] casts their
   *[other] cast your
} { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} spell each turn
    .sets-that = spell
    .sets-it = card
word-attacks = whenever { $who-one } attacks
    .like = about-card
word-attacks_you = whenever { $who-one } attacks you or a planeswalker you control
    .like = about-card
word-attack_together = whenever one or more creatures { $by-person ->
    [second] you control
   *[other] { $by-any } controls
} attack
word-blocks = whenever { $who-one } blocks { $whom ->
    [none] {""}
   *[other] { $whom-one }
}
    .like = about-card
word-faces = whenever { $whom-one } becomes blocked by { $who-one }
    .like = about-card
word-becomes_blocked = whenever { $who-one } becomes blocked
    .like = about-card
to-whom = { $to-person ->
    [second] you
   *[other] { $to-any }
}
word-deals_combat_damage = whenever { $who-one } deals combat damage to { to-whom }
    .like = about-card
word-deals_damage = whenever { $who-one } deals damage to { to-whom }
    .like = about-card
word-deals_damage_to = whenever { $who-one } deals damage to { $whom-one }
    .like = about-card
word-deals_combat_damage_to = whenever { $who-one } deals combat damage to { $whom-one }
    .like = about-card
word-deals_any_damage = whenever { $who-one } deals damage
    .like = about-card
word-is_dealt_damage = whenever { $who-one } is dealt damage { $by ->
    [none] {""}
   *[other] by { $by-one }
}
    .like = about-card
    .sets-that = { $by ->
        [none] source
       *[other] { $by-that }
    }
word-gains_life = whenever { $who-any } { $who-person ->
    [third] gains
   *[other] gain
} life
word-loses_life = whenever { $who-any } { $who-person ->
    [third] loses
   *[other] lose
} life
word-draws = whenever { $who-any } { $who-person ->
    [third] draws
   *[other] draw
} a card
word-discards = whenever { $who-any } { $who-person ->
    [third] discards
   *[other] discard
} a card
word-is_sacrificed = { when-card } { $who-one } is sacrificed
    .like = about-card
word-is_targeted = { when-card } { $who-one } becomes the target of a spell or ability { $by ->
    [none] {""}
   *[other] { $by-key ->
        [yours] you control
       *[opposing] an opponent controls
    }
}
    .like = about-card
word-turned_up = whenever { $who-one } is turned face up
    .like = about-card
word-transforms = whenever { $who-one } transforms
    .like = about-card
word-is_tapped = whenever { $who-one } becomes tapped
    .like = about-card
word-is_tapped_for_mana = whenever { $by-any } { $by-person ->
    [third] taps
   *[other] tap
} { $who-one } for mana
    .like = about-card
word-upkeep = at the beginning of { $whose-whose } upkeep
word-each_upkeep = at the beginning of each upkeep
word-end_step = at the beginning of { $whose-whose } end step
word-draw_step = at the beginning of { $whose-whose } draw step
word-each_draw_step = at the beginning of each draw step
word-each_end_step = at the beginning of each end step
word-combat = at the beginning of combat on { $whose-whose } turn
word-or = { $triggers }
    .join = { $before }, { $next }
    .last = { $before } or { $next }

## Kinds of abilities

spoken =
    .like = ability
    .token = “{ CAPITAL($self) }”

where-it-lies = { $works ->
    [none] {""}
   *[other] { $effect-lies ->
        [yes] {""}
       *[other] { $works-given }
    }
}
word-when = { $trigger }, { where-it-lies } { $if ->
    [none] {""}
   *[other] { $if-if },
} { $effect }
    .like = spoken
word-from_graveyard = from your graveyard
    .given = if this card is in your graveyard,
word-does = { $effect }
    .like = ability
activated-if = { $if ->
    [none] {""}
   *[other] . Activate this ability only if { $if }
}
activated-limit = { $limit ->
    [none] {""}
   *[other] . { $limit-told }
}
word-activated = { CAPITAL($costs) }: { CAPITAL($effect) }{ activated-if }{ activated-limit }{ $works ->
    [none] {""}
   *[other] . It works { $works }
}
    .like = spoken
    .join = { $before }, { $next }
limit =
    .told = Activate this ability { $self }
word-only_as_sorcery = only any time you could cast a sorcery
    .like = limit
word-only_once_each_turn = only once each turn
    .like = limit
word-equip = equip { $cost }
    .line = Equip { $cost }
always-many = { $what-subject } { $changes-have }
always-one = { $what } { $changes-has }
word-static = { $if ->
    [none] {""}
   *[other] { $if-lest ->
        [yes] {""}
       *[no] { $if-while },
    }
} { $what-number ->
    [many] { always-many }
   *[one] { always-one }
} { $if ->
    [none] {""}
   *[other] { $if-lest ->
        [yes] { $if-if }
       *[no] {""}
    }
}
    .opens-bearing = { $what-noun }
    .of = has “{ CAPITAL($self) }”
    .like = spoken
    .join = { join-changes }
    .last = { last-changes }
join-changes = { $next-slot ->
    [keyword] { $prior-slot ->
        [keyword] { $before }, { $next-word }
       *[other] { $before }, { $next }
    }
   *[other] { $before }, { $next }
}
last-changes = { $next-slot ->
    [keyword] { $prior-slot ->
        [keyword] { $before } and { $next-word }
       *[other] { $before } and { $next }
    }
   *[other] { $before } and { $next }
}
word-enchant = enchant { $what-kind }
    .line = Enchant { $what-kind } { $what-held }
    .tells-enchants = { $what-kind }
word-additional_cost = as an additional cost to cast { this-card }, { $cost-do }
    .like = ability
word-as_enters = as { this-card } enters the battlefield, { $effect }
    .like = ability
word-enters_with = { this-card } enters the battlefield with { $count-counts ->
    [yes] { $counter } counters on it equal to { $count }
   *[no] { put-number } { $counter } { $count ->
        [1] counter
       *[other] counters
    } on it { $count-tail }
} { $if ->
    [none] {""}
   *[other] { $if-if }
}
    .like = ability
put-number = { $count-head ->
    [1] { INITIAL($counter) ->
        [a] an
        [e] an
        [i] an
        [o] an
       *[other] a
    }
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count-head }
}

## Rules that a card adds

rule =
    .like = spoken
    .of = has “{ CAPITAL($self) }”

word-cannot_cast = { $who-plural } { $self-of }
    .like = rule
    .of = can't cast { $what ->
        [none] spells
       *[other] { $what-subject }
    }
word-may_cast_top = you may cast the top card of your library if it is { $what-a }
    .like = rule
word-top_revealed = { $who-person ->
    [second] play with the top card of your library revealed
   *[other] { $who-plural } play with the top card of their libraries revealed
}
    .like = rule
word-more_lands = you may play { $count ->
    [one] an additional land
   *[other] { $count } additional lands
} each turn
    .like = rule
word-no_lands = { $who-plural } { $self-of }
    .like = rule
    .of = can't play lands
word-no_maximum_hand_size = { $who-plural } have no maximum hand size
    .like = rule
word-costs_less = { $what-subject } { $who-person ->
    [second] you cast
   *[other] {""}
} cost { "{" }{ $amount }{ "}" } less to cast
    .like = rule
word-double_damage = if { $by-one } would deal damage { $to ->
    [none] {""}
   *[other] to { $to-one }
}, it deals double that damage { $to ->
    [none] {""}
   *[other] to that { $to-kind }
} instead
    .like = rule
word-costs_more = { $what-subject } cost { "{" }{ $amount }{ "}" } more to cast
    .like = rule
word-life_times = { $factor ->
    [0] { $who-plural } can't gain life
   *[other] if { $who } would gain life, the gain is { $factor } times as much instead
}
    .like = rule
word-life_plus = if { $who-any } would gain life, { $who-person ->
    [second] you gain
   *[third] that player gains
} that much life plus { $amount } instead
    .like = rule
word-draw_times = if { $who } would draw a card, the draw is of { $count } cards instead
    .like = rule
word-draw_instead = if { $who-any } would draw a card, instead { $effect }
    .like = rule
word-may_draw_instead = if { $who-any } would draw a card, { $who-person ->
    [second] you
   *[third] that player
} may instead { $effect-do }
    .like = rule
word-enter_tapped = { $what-number ->
    [many] { $what-subject } enter the battlefield tapped
   *[one] { $what } enters the battlefield tapped
} { $if ->
    [none] {""}
   *[other] { $if-if }
}
    .like = rule
prevented-to = { $to ->
    [none] {""}
   *[other] to { $to }
}
word-prevent = prevent all damage { $by ->
    [none] that would be dealt { prevented-to }
   *[other] that { $by } would deal { prevented-to }
}
    .like = rule
    .whom = { $to }
    .then = {""}
word-prevent_combat = prevent all combat damage { $by ->
    [none] that would be dealt { prevented-to }
   *[other] that { $by } would deal { prevented-to }
}
    .like = rule
word-more_damage = if { $by-one } would deal damage to a permanent or player, it deals that much damage plus { $amount } instead
    .like = rule
word-shuffled_instead_of_graveyard = if { $what-one } would be put into a graveyard from anywhere, shuffle it into its owner's library instead
    .like = rule
word-exiled_instead_of_graveyard = if { $what-one } would be put into a graveyard from anywhere, exile it instead
    .like = rule
word-returned_instead_of_graveyard = if { $what-one } would be put into a graveyard from anywhere, put it into its owner's hand instead
    .like = rule
word-any_number_in_deck = a deck can have any number of this card
    .like = rule

## Effects: damage and life

dealt = { $amount-counts ->
    [yes] damage equal to { $amount }
   *[no] { $amount-mass } damage
}
dealt-tail = { $amount-counts ->
    [yes] {""}
   *[no] { $amount-tail }
}
dealer = { $by ->
    [none] { this-card }
   *[other] { $by }
}
word-damage = { dealer } deals { dealt } to { $to-each } { dealt-tail }
    .do = have { dealer } deal { dealt } to { $to-each } { dealt-tail }
    .acts = is dealt { dealt } by { dealer }
    .clause = sentence
dealt-besides = { SAME($amount, $amount2) ->
    [yes] { $amount-counts ->
        [yes] that much damage
       *[no] { $amount2-mass } damage
    }
   *[no] { $amount2-counts ->
        [yes] damage equal to { $amount2 }
       *[no] { $amount2-mass } damage
    }
}
word-damage_both = { this-card } deals { dealt } to { $to-each } and { dealt-besides } to { $to2-each } { dealt-tail }
    .do = have { this-card } deal { dealt } to { $to-each } and { dealt-besides } to { $to2-each } { dealt-tail }
    .clause = sentence
word-damage_divided = { this-card } deals { dealt } divided as you choose among { $among } { dealt-tail }
    .do = have { this-card } deal { dealt } divided as you choose among { $among } { dealt-tail }
    .clause = sentence
word-fight = { $one } fights { $two }
    .do = have { $one } fight { $two }
    .clause = sentence
life = { $amount-counts ->
    [yes] life equal to { $amount }
   *[no] { $amount-mass } life { $amount-tail }
}
word-gain_life = { $who ->
    [none] you gain
   *[other] { $who-person ->
        [third] { $who } gains
       *[other] { $who } gain
    }
} { life }
    .doer = { by-whom }
    .do = { have-who } gain { life }
    .acts = gains { life }
    .clause = statement
word-extra_turn = { $who ->
    [none] take
   *[other] { $who } takes
} an extra turn after this one
    .clause = sentence
word-life_becomes = { $who ->
    [none] your
   *[other] { $who-whose }
} life total becomes { $number }
    .do = have { $who ->
        [none] your
       *[other] { $who-whose }
    } life total become { $number }
    .clause = sentence
word-win_game = you win the game
    .do = win the game
    .acts = wins the game
    .clause = sentence
word-draw_game = the game is a draw
    .clause = sentence
word-lose_game = { $who ->
    [none] you lose
   *[other] { $who-person ->
        [third] { $who } loses
       *[other] { $who } lose
    }
} the game
    .doer = { by-whom }
    .do = { have-who } lose the game
    .acts = loses the game
    .clause = sentence
word-get_poison = { $who ->
    [none] you get
   *[other] { $who-person ->
        [third] { $who } gets
       *[other] { $who } get
    }
} { poison }
    .doer = { by-whom }
    .do = { have-who } get { poison }
    .acts = gets { poison }
    .clause = sentence
poison = { $count ->
    [1] a poison counter
   *[other] { $count } poison counters
}
word-lose_life = { $who ->
    [none] you lose
   *[other] { $who-person ->
        [third] { $who } loses
       *[other] { $who } lose
    }
} { life }
    .doer = { by-whom }
    .do = { have-who } lose { life }
    .acts = loses { life }
    .clause = statement

## Effects: cards

number-cards = { $count-head ->
    [1] a card
    [2] two cards
    [3] three cards
    [4] four cards
   *[other] { $count-head } cards
} { $count-tail }
# After "that player may" nothing is had done by that player.
have-who = { $who ->
    [none] {""}
   *[other] { $last-chooser ->
        [they] { $who-themself ->
            [they] {""}
           *[other] have { $who }
        }
       *[other] have { $who }
    }
}
by-whom = { $who ->
    [none] you
   *[other] { $who-person ->
        [second] you
       *[other] others
    }
}
word-draw_up_to = { $who ->
    [none] draw
   *[other] { $who-person ->
        [second] draw
        [third] { $who } draws
       *[other] { $who } draw
    }
} up to { number-cards }
    .doer = { by-whom }
    .do = { have-who } draw up to { number-cards }
    .acts = draws up to { number-cards }
    .sets-done = card drawn
word-draw = { $who ->
    [none] draw
   *[other] { $who-person ->
        [second] draw
        [third] { $who } draws
       *[other] { $who } draw
    }
} { number-cards }
    .doer = { by-whom }
    .do = { have-who } draw { number-cards }
    .acts = draws { number-cards }
    .sets-done = card drawn
word-discard = { $cards-among ->
    [yes] you choose { $cards }. That player discards that card
   *[other] discard { $cards-free }
}
    .clause = { $cards-among ->
        [yes] sentence
       *[other] action
    }
    .acts = discards { $cards-free }
    .sets-done = card discarded
word-discard_own = { $who ->
    [none] discard
   *[other] { $who-person ->
        [third] { $who } discards
       *[other] { $who } discard
    }
} { number-cards }
    .doer = { by-whom }
    .do = { have-who } discard { number-cards }
    .acts = discards { number-cards }
    .doer = { $who ->
        [none] you
       *[other] others
    }
    .sets-done = card discarded
milled = { $count ->
    [1] the top card of
   *[other] { SAME($count-head, "that many") ->
        [yes] that many cards from the top of
       *[no] the top { $count-head } cards of
    }
}
mill-whose = { $who ->
    [none] your library into your graveyard
   *[other] their library into their graveyard
}
word-mill = { $who ->
    [none] put
   *[other] { $who-person ->
        [third] { $who } puts
       *[other] { $who } put
    }
} { milled } { mill-whose } { $count-tail }
    .doer = { by-whom }
    .do = { have-who } put { milled } { mill-whose } { $count-tail }
    .acts = puts { milled } { mill-whose } { $count-tail }
    .clause = sentence
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
    .sets-aside = { $count ->
        [1] card
       *[other] cards
    }
    .sets-done = card put into a graveyard
word-look_at = look at { $cards }
    .acts = looks at { $cards }
    .clause = sentence
word-reveal = { $cards-zone ->
    [library] search your library for { $cards-bare }, reveal { found-ones }
    [hand] { $cards-whose ->
        [players] { $cards-revealer } reveals their hand
       *[other] reveal { $cards }
    }
   *[other] reveal { $cards }
}
    .clause = { $cards-zone ->
        [hand] sentence
       *[other] action
    }
    .acts = reveals { $cards }
    .sets-aside = { $cards-number ->
        [one] card
       *[many] cards
    }
found-ones = { $cards-number ->
    [many] them
   *[one] it
}
into-hand = { $cards-number ->
    [many] { $cards-owners ->
        [your] your hand
       *[other] { $cards-owners } hands
    }
   *[one] { $cards-owner } hand
}
word-to_hand = { $cards-zone ->
    [library] search your library for { $cards-bare } and put { found-ones } into { into-hand }
    [those] put { $cards } into { into-hand }
    [graveyard] return { $cards } to { into-hand }
    [battlefield] return { $cards } to { into-hand }
   *[other] { $cards-self ->
        [yes] return { $cards } { $cards-held } to { into-hand }
       *[other] put { $cards } into { into-hand }
    }
}
    .acts = puts { $cards } into { into-hand }
    .lies = { $cards-lies }
    .sets-done = card put into a hand
    .sets-it = { $cards-number ->
        [many] cards
       *[one] card
    }
into-graveyard = { $cards-number ->
    [many] { $cards-owners ->
        [your] your graveyard
       *[other] { $cards-owners } graveyards
    }
   *[one] { $cards-owner } graveyard
}
into-library = { $cards-number ->
    [many] { $cards-owners ->
        [your] your library
        [their] their library
       *[other] { $cards-owners } libraries
    }
   *[one] { $cards-owner } library
}
word-to_graveyard = put { $cards } into { into-graveyard }
    .acts = puts { $cards } into { into-graveyard }
    .sets-done = card put into a graveyard
word-exile = exile { $cards }
    .acts = exiles { $cards }
    .sets-done = card exiled
    .sets-aside = { $cards-number ->
        [many] cards
       *[one] card
    }
word-to_library_top = put { $cards } on top of { into-library }
    .acts = puts { $cards } on top of { into-library }
word-to_library_bottom = put { $cards } on the bottom of { into-library }
    .acts = puts { $cards } on the bottom of { into-library }
word-to_bottom_in_any_order = { $by ->
    [none] put
   *[other] { $by } puts
} { $cards } on the bottom of { into-library } in any order
    .acts = puts { $cards } on the bottom of { into-library } in any order
word-to_top_in_any_order = put { $cards } on top of { into-library } in any order
    .acts = puts { $cards } on top of { into-library } in any order
word-exile_until_this_leaves = exile { $cards } until { this-card } leaves the battlefield
    .acts = exiles { $cards } until { this-card } leaves the battlefield
word-exile_down = exile { $cards } face down
    .acts = exiles { $cards } face down
word-exile_down_and_remember = exile { $cards } face down
    .acts = exiles { $cards } face down
word-exile_and_remember = exile { $cards }
    .acts = exiles { $cards }
word-shuffle_into_library = shuffle { $cards } into { into-library }
    .acts = shuffles { $cards } into { into-library }
    .lies = { $cards-lies }
word-shuffle = { $who ->
    [none] shuffle your library
   *[other] { $who } shuffles their library
}
    .do = { have-who } shuffle { $who ->
        [none] your library
       *[other] their library
    }
    .acts = shuffles their library
    .doer = { $who ->
        [none] you
       *[other] others
    }

## Effects: permanents

onto-yours = { $cards-zone ->
    [graveyard] { $cards-whose ->
        [yours] {""}
       *[other] under your control
    }
   *[other] {""}
}
word-onto_battlefield = { $cards-zone ->
    [library] search your library for { $cards-bare } and put { found-ones } onto the battlefield
   *[other] put { $cards } onto the battlefield { onto-yours }
}
    .acts = puts { $cards } onto the battlefield { onto-yours }
    .sets-done = card put onto the battlefield
word-onto_battlefield_tapped = { $cards-zone ->
    [library] search your library for { $cards-bare } and put { found-ones } onto the battlefield tapped
   *[other] put { $cards } onto the battlefield tapped { onto-yours }
}
    .acts = puts { $cards } onto the battlefield tapped { onto-yours }
    .sets-done = card put onto the battlefield
under-whose = { $cards-number ->
    [many] { $cards-owners }
   *[one] { $cards-owner }
}
word-return_to_battlefield = return { $cards } to the battlefield under { under-whose } control
    .acts = returns { $cards } to the battlefield under { under-whose } control
word-return_to_battlefield_tapped = return { $cards } to the battlefield tapped under { under-whose } control
    .acts = returns { $cards } to the battlefield tapped under { under-whose } control
word-destroy = destroy { $cards }
    .acts = destroys { $cards }
    .sets-done = permanent destroyed
word-destroy_for_sure = destroy { $cards } beyond regeneration
    .acts = destroys { $cards } beyond regeneration
    .sets-done = permanent destroyed
word-remove_from_combat = remove { $cards } from combat
    .acts = removes { $cards } from combat
word-create_copy = { $who ->
    [none] create a token that's a copy of { $of }
   *[other] { $who } creates a token that's a copy of { $of }
}
    .do = create a token that's a copy of { $of }
    .acts = creates a token that's a copy of { $of }
word-sacrifice = sacrifice { $cards-free }
    .acts = sacrifices { $cards-free }
    .sets-done = permanent sacrificed
word-tap = tap { $cards }
    .acts = taps { $cards }
    .sets-done = creature tapped
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-turn_up = turn { $cards } face up
    .acts = turns { $cards } face up
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-turn_down = turn { $cards } face down
    .acts = turns { $cards } face down
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-transform = transform { $cards }
    .acts = transforms { $cards }
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-turn_over = flip { $cards }
    .acts = flips { $cards }
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-phase_out = { $cards-subject } { $cards-number ->
    [many] phase
   *[other] phases
} out
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-untap = untap { $cards }
    .acts = untaps { $cards }
    .sets-done = permanent untapped
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-regenerate = regenerate { $cards }
    .acts = regenerates { $cards }
word-attach = attach { $what ->
    [none] { this-card }
   *[other] { $what }
} to { $to }
    .acts = attaches { $what } to { $to }
copied-long = { $duration ->
    [none] until end of turn
   *[other] {""}
}
word-becomes_copy = { $cards-subject } { $cards-number ->
    [many] become
   *[one] becomes
} a copy of { $of } { copied-long }
    .do = have { $cards-subject } become a copy of { $of } { copied-long }
    .clause = sentence
word-become_copy = have { this-card } become a copy of { $of }
    .do = have it become a copy of { $of }
    .acts = becomes a copy of { $of }

## Effects: counters, tokens, emblems

counters-put = { put-number } { $counter } { $count-head ->
    [1] counter
   *[other] counters
}
word-put_counters = put { counters-put } on { $cards-each } { $count-tail }
    .acts = puts { counters-put } on { $cards-each } { $count-tail }
    .sets-it = { $cards-number ->
        [many] cards
       *[other] card
    }
word-double_counters = double the number of { $counter } counters on { $cards-each }
    .acts = doubles the number of { $counter } counters on { $cards-each }
word-distribute_counters = distribute a number of { $counter } counters equal to { $count } among any number of { $among-subject }
    .acts = distributes a number of { $counter } counters equal to { $count } among any number of { $among-subject }
made = { $count-head ->
    [1] { $token-article } { $token }
    [2] two { $token-many }
    [3] three { $token-many }
   *[other] { $count-head } { $token-many }
}
word-create = { $who ->
    [none] put { made } onto the battlefield { $count-tail } { $token-tail }
   *[other] { $who } puts { made } onto the battlefield { $count-tail } { $token-tail }
}
    .do = put { made } onto the battlefield { $count-tail } { $token-tail }
    .acts = { $who-person ->
        [second] has you put { made } onto the battlefield { $count-tail } { $token-tail }
       *[other] puts { made } onto the battlefield { $count-tail } { $token-tail }
    }
    .leads = { $who ->
        [none] you
       *[other] others
    }
    .sets-it = { $count-head ->
        [1] card
       *[other] cards
    }
word-create_tapped = { $who ->
    [none] put { made } onto the battlefield tapped { $count-tail } { $token-tail }
   *[other] { $who } puts { made } onto the battlefield tapped { $count-tail } { $token-tail }
}
    .do = put { made } onto the battlefield tapped { $count-tail } { $token-tail }
    .acts = puts { made } onto the battlefield tapped { $count-tail } { $token-tail }
    .sets-it = { $count-head ->
        [1] card
       *[other] cards
    }
token-with = { $abilities-count ->
    [0] {""}
   *[other] with { $abilities-token }
}
word-sized_token = X/X { TERM($colors, join: " and ") } { $name } { $types } token { token-with }
    .many = X/X { TERM($colors, join: " and ") } { $name } { $types } tokens { token-with }
    .article = an
    .tail = { SAME($size, "X") ->
        [yes] {""}
       *[no] , where X is { $size }
    }
    .opens-bearer = creature
    .sets-bearer = none
    .join = { $before }, { $next }
    .last = { $before } and { $next }
word-token = { $power }/{ $toughness } { TERM($colors, join: " and ") } { $name } { $types } token { token-with }
    .article = a
    .tail = {""}
    .many = { $power }/{ $toughness } { TERM($colors, join: " and ") } { $name } { $types } tokens { token-with }
    .opens-bearer = creature
    .sets-bearer = none
    .join = { $before }, { $next }
    .last = { $before } and { $next }
word-named_token = { $token } named { $name }
    .article = { $token-article }
    .tail = { $token-tail }
    .many = { $token-many } named { $name }
word-emblem = you get an emblem with { $abilities-token }
    .do = get an emblem with { $abilities-token }
    .clause = sentence
    .join = { $before }, { $next }
    .last = { $before } and { $next }

## Effects: mana, chance, choices

word-add_mana = { $who ->
    [none] add { $mana } to your mana pool
   *[other] { $who } adds { $mana } to their mana pool
}
    .do = add { $mana } to your mana pool
    .acts = adds { $mana } to their mana pool
any-mana = { $count ->
    [1] one mana of any color
    [2] two mana of any one color
    [3] three mana of any one color
   *[other] { $count } mana of any one color
}
word-add_any_color = { $who ->
    [none] add { any-mana } to your mana pool
   *[other] { $who } adds { any-mana } to their mana pool
}
    .do = add { any-mana } to your mana pool
    .acts = adds { any-mana } to their mana pool
word-flip_coin = flip a coin{ $win ->
    [none] {""}
   *[other] . If you win the flip, { $win }
}{ $lose ->
    [none] {""}
   *[other] . If you lose the flip, { $lose }
}
    .acts = flips a coin
    .clause = sentence
word-choose_color = choose a color
    .acts = chooses a color
    .clause = sentence
word-choose_color_entering = choose a color
    .acts = chooses a color
word-choose_creature_type = choose a creature type
    .acts = chooses a creature type
word-nothing = nothing happens
    .do = do nothing
    .empty = yes

## Effects that last

how-long = { $duration ->
    [none] { $changes-first-slot ->
        [bar] this turn
       *[other] until end of turn
    }
   *[other] { $duration }
}
given = { $who-number ->
    [many] { $who-subject } { $changes }
   *[one] { $who-subject } { $changes-gets }
}
word-give = { given } { how-long }
    .do = have { $who-subject } { $changes } { how-long }
    .acts = has { $who-subject } { $changes } { how-long }
    .opens-bearing = { $who-noun }
    .clause = sentence
    .join = { join-changes }
    .last = { last-changes }
more-of-those = { $more-count ->
    [0] {""}
   *[other] or { $more }
}
more-of-them = { $more-count ->
    [0] {""}
   *[other] or { $more-gets }
}
word-give_either = { $cards-subject } { $one-gets } or { $two-gets } { more-of-them } until end of turn
    .do = have { $cards-subject } { $one } or { $two } { more-of-those } until end of turn
    .join = { $before } or { $next }
    .last = { $before } or { $next }
    .clause = sentence
word-apply = { $about ->
    [none] { $regulation } this turn
   *[other] choose { $about }. { CAPITAL($regulation) } this turn
}
    .clause = sentence
word-this_turn_always = { $static } this turn
    .clause = sentence
word-prevent_next = prevent the next { $amount } damage that would be dealt to { $to } this turn
    .clause = sentence
word-skip_untap = { $cards-number ->
    [many] { $cards-subject } don't untap during { $whose ->
        [none] their controllers' next untap steps
       *[other] { $whose-whose } next untap step
    }
   *[one] { $cards-subject } doesn't untap during { $whose ->
        [none] its controller's next untap step
       *[other] { $whose-whose } next untap step
    }
}
    .do = have { $cards } not untap during { $whose ->
        [none] its controller's next untap step
       *[other] { $whose-whose } next untap step
    }
    .clause = sentence
word-later = { $later }
    .clause = sentence
word-at_end_step = at the beginning of the next end step, { $effect }
word-at_your_upkeep = at the beginning of your next upkeep, { $effect }
word-while_this_turn = { $about ->
    [none] until
   *[other] { $about-which ->
        [1] until
       *[other] choose { $about }. Until
    }
} end of turn, { $ability }
    .clause = sentence
    .order = about
    .opens-about = { $about ->
        [none] {""}
       *[other] yes
    }
    .sets-about = none
word-may_play = you may play { $cards } this turn
    .do = play { $cards } this turn
    .clause = sentence
next-more = { $changes-count ->
    [0] {""}
   *[other] . That spell { $changes }
}{ $plus ->
    [none] {""}
    [1] . That permanent enters the battlefield with an additional +1/+1 counter on it
   *[other] . That permanent enters the battlefield with { $plus } additional +1/+1 counters on it
}
word-next_spell = the next { $spell-kind } you cast this turn can be cast as though it had flash{ next-more }
    .clause = sentence
word-counter = counter { $what }
    .acts = counters { $what }
    .sets-done = spell countered
word-cast_free = you may cast { $times ->
    [none] { $cards-one } without paying its mana cost
   *[other] { $cards } { $cards-number ->
        [many] without paying their mana costs
       *[one] without paying its mana cost
    }
}
    .do = cast { $cards-one } without paying its mana cost
    .clause = sentence
word-copy_card = copy { $cards } { $count ->
    [none] {""}
    [2] twice
    [3] three times
   *[other] { $count } times
}
    .acts = copies { $cards }
    .sets-it = { $count ->
        [none] { $cards-number ->
            [many] cards
           *[one] card
        }
       *[other] cards
    }
word-copy_on_stack = { $who ->
    [none] copy { $what }. You may choose new targets for the copy
   *[other] { $who } copies { $what }. { SAME($who, "that player") ->
        [yes] That player may choose new targets for the copy
       *[no] Each of those players may choose new targets for their copy
    }
}
    .clause = sentence
word-new_targets = you may choose new targets for { $what }
    .do = choose new targets for { $what }
    .clause = sentence
word-change_target = change the target of { $what }
    .do = change the target of { $what }
word-unless = { $effect-counters ->
    [so] { $effect-plain } unless { $by-any } { $cost-acts }. { $effect-then }
   *[other] { $effect } unless { $by-any } { $cost-acts }
}
    .acts = { $effect-acts } unless { $by-any } { $cost-acts }
    .clause = sentence
word-or_else = { $effect }. If { $effect-asked ->
    [you] you don't
   *[other] that isn't done
}, { $otherwise }
    .acts = { $effect-acts }. If that player doesn't, { $otherwise }
    .clause = sentence
word-each = { $effect-leads ->
    [you] for { $players }, { $effect }
   *[other] { $effect-doer ->
        [you] for { $players }, { $effect-do }
       *[other] { $players } { $effect-acts }
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
    .sets-doer = others
word-choose_one = choose one — { $effects }
    .acts = chooses one — { $effects }
    .clause = sentence
    .join = { $before }; { $next }
    .last = { $before }; or { $next }

## Older keywords, and what else blocks, attacks or is kept from it

word-fear = gain { $self-word }
    .like = keyword
    .word = fear
word-shadow = gain { $self-word }
    .like = keyword
    .word = shadow
word-horsemanship = gain { $self-word }
    .like = keyword
    .word = horsemanship
word-infect = gain { $self-word }
    .like = keyword
    .word = infect
word-wither = gain { $self-word }
    .like = keyword
    .word = wither
word-phasing = gain { $self-word }
    .like = keyword
    .word = phasing
word-flanking = gain { $self-word }
    .like = keyword
    .word = flanking
word-not_blocked_by = can't be blocked by { $what-some } { $what-held }
    .like = bar
word-only_blocked_by = can't be blocked except by { $what-some } { $what-held }
    .like = bar
word-blocks_only = can block only { $what-some } { $what-held }
    .like = bar
word-must_block = block if able
    .like = bar
    .gets = blocks if able
word-exiled_if_leaving = are exiled instead if they would leave the battlefield
    .like = bar
    .gets = is exiled instead if it would leave the battlefield
word-exiled_if_dying = are exiled instead if they would die
    .like = bar
    .gets = is exiled instead if it would die
word-cannot_be_regenerated = can't be regenerated
    .like = bar
word-cannot_activate = can't have their activated abilities activated
    .like = bar
    .gets = can't have its activated abilities activated
word-no_combat_damage = assign no combat damage
    .like = bar
    .gets = assigns no combat damage
word-damage_by_toughness = assign combat damage equal to their toughness rather than their power
    .like = bar
    .gets = assigns combat damage equal to its toughness rather than its power
word-damage_past_blockers = may assign their combat damage as though they weren't blocked
    .like = bar
    .gets = may assign its combat damage as though it weren't blocked
word-ignores_defender = can attack as though they didn't have defender
    .like = bar
    .gets = can attack as though it didn't have defender
word-not_alone_attack = can't attack alone
    .like = bar
word-not_alone_block = can't block alone
    .like = bar
word-needs_three_blockers = can't be blocked except by three or more creatures
    .like = bar
word-chosen_type_becomes = are the chosen creature type
    .like = change
    .gets = is the chosen creature type
word-also_chosen_type = are the chosen type in addition to their other types
    .like = change
    .gets = is the chosen type in addition to its other types

## More traits and bounds

word-enchanted_one = enchanted
    .like = trait-state
word-equipped_one = equipped
    .like = trait-state
word-blocked = blocked
    .like = trait-state
word-unblocked = unblocked
    .like = trait-state
word-blocking_this = blocking { this-card }
    .like = trait-after
word-blocked_by_this = blocked by { this-card }
    .like = trait-after
word-blocking_one = blocking { $what-one }
    .like = trait-after
word-blocked_by_one = blocked by { $what-one }
    .like = trait-after
word-facing = blocking or blocked by { $what-one }
    .like = trait-after
word-of_one_owner = of one player
    .like = trait-after
word-names_differ = with different names
    .like = trait-after
word-with_any_counter = with a counter on it
    .like = trait-after
    .many = with counters on them
    .lacks = with no counters on it
    .is = has a counter on it
word-owned_by = { $players-person ->
    [second] you own
   *[third] { $players-any } owns
}
    .like = trait-after
word-monocolored = monocolored
    .like = trait-color
word-of_chosen_color = of the chosen color
    .like = trait-after
word-attacked_this_turn = that attacked this turn
    .like = trait-after
    .is = attacked this turn
word-blocked_this_combat = that blocked this combat
    .like = trait-after
    .is = blocked this combat
word-blocked_this_turn = that blocked this turn
    .like = trait-after
    .is = blocked this turn
word-attacked_this_combat = that attacked this combat
    .like = trait-after
    .is = attacked this combat
word-came_this_turn = that entered the battlefield this turn
    .like = trait-after
    .is = entered the battlefield this turn
word-came_since_upkeep = that came under its controller's control since the beginning of that player's last upkeep
    .like = trait-after
    .is = came under your control since the beginning of your last upkeep
word-was_dealt_damage = that was dealt damage this turn
    .like = trait-after
    .is = was dealt damage this turn
word-dealt_damage_to = that dealt damage to { $who-any } this turn
    .like = trait-after
    .is = dealt damage to { $who-any } this turn
word-snow = snow
    .slot = color
    .is = is snow
word-world = world
    .slot = color
    .is = is world
word-up_to_number = less than or equal to { $number }
word-below_number = less than { $number }
word-no_less_than = greater than or equal to { $number }
word-above_number = greater than { $number }
word-just_number = equal to { $number }

## What is so around

word-half_up = half { $of }, rounded up
    .like = amount
word-greatest_power = the greatest power among { $of-some } { $of-held }
    .like = amount
word-greatest_toughness = the greatest toughness among { $of-some } { $of-held }
    .like = amount
word-greatest_converted = the greatest converted mana cost among { $of-some } { $of-held }
    .like = amount
word-colors_among = the number of colors among { $of-some } { $of-held }
    .like = amount
word-basic_types = the number of basic land types among lands { $whose ->
    [none] you control
   *[other] { $whose } controls
}
    .like = amount
word-deaths_this_turn = the number of creatures that died this turn
    .like = amount
word-number_of = the number of players among { $who }
    .like = amount
word-blockers_of = the number of creatures blocking { $of }
    .like = amount
word-more_blockers_of = the number of creatures blocking { $of } beyond the first
    .like = amount
    .head = 1
    .tail = { $self-per }
    .per = for each creature blocking { $of } beyond the first
word-number_done = the number of { $traits } cards among them
    .like = amount
word-times_kicked = the number of times { this-card } was kicked
    .like = amount
    .per = for each time { this-card } was kicked
word-some_opponent = { $condition }
    .like = condition
    .while = as long as { $self }
    .opens-among = opponent
    .sets-among = none
word-was_damaged = { $who-any } was dealt damage this turn
    .like = condition
    .while = as long as { $self }
word-lost_life = { $who-any } lost life this turn
    .like = condition
    .while = as long as { $self }
word-fits = { $cards } is { $kind-a }
    .like = condition
    .while = as long as { $self }
word-on_battlefield = { $cards } is on the battlefield
    .like = condition
    .while = as long as { $self }
word-defender_controls = defending player controls { $what-a }
    .like = condition
    .while = as long as { $self }
    .not = defending player controls no { $what-some }
word-during_combat = it's combat
    .like = condition
word-during_step = it's the { $name } step
    .like = condition
word-attacked_now = you've been attacked this step
    .like = condition
word-before_attackers = attackers haven't been declared
    .like = condition
word-before_blockers = blockers haven't been declared
    .like = condition
word-kicked = { this-card } was kicked
    .like = condition
    .not = { this-card } wasn't kicked

## More costs

word-tapping_others = tap { $cards }
    .do = tap { $cards }
    .acts = taps { $cards }
word-untapping = { "{" }Q{ "}" }
    .do = untap { this-card }
    .acts = untaps { this-card }
word-untapping_others = untap { $cards }
    .do = untap { $cards }
    .acts = untaps { $cards }
word-putting_on_top = put { $cards } on top of { $cards-owner } library
    .do = put { $cards } on top of { $cards-owner } library
    .acts = puts { $cards } on top of { $cards-owner } library
word-putting_on_bottom = put { $cards } on the bottom of { $cards-owner } library
    .do = put { $cards } on the bottom of { $cards-owner } library
    .acts = puts { $cards } on the bottom of { $cards-owner } library
word-putting_on = put { $count ->
    [1] a { $counter } counter
   *[other] { $count } { $counter } counters
} on { $cards }
    .do = { $self }
    .acts = puts { $count } { $counter } counters on { $cards }
word-returning = return { $cards } to { $cards-owner } hand
    .do = return { $cards } to { $cards-owner } hand
    .acts = returns { $cards } to { $cards-owner } hand
word-milling = put the top { $count ->
    [1] card
   *[other] { $count } cards
} of your library into your graveyard
    .do = { $self }
    .acts = puts the top { $count ->
        [1] card
       *[other] { $count } cards
    } of their library into their graveyard
word-revealing = reveal { $cards-free }
    .do = reveal { $cards-free }
    .acts = reveals { $cards-free }
word-putting = put { $count ->
    [1] a { $counter } counter
   *[other] { $count } { $counter } counters
} on { this-card }
    .do = { $self }
    .acts = puts { $count } { $counter } counters on { this-card }
word-removing_from = remove a { $counter } counter from { $cards-free }
    .do = { $self }
    .acts = removes a { $counter } counter from { $cards-free }
word-pay_times = { $mana } { $times-per }
    .do = pay { $mana } { $times-per }
    .acts = pays { $mana } { $times-per }

## More events

word-is_untapped = whenever { $who-one } becomes untapped
    .like = about-card
word-is_unblocked = whenever { $who-one } attacks and isn't blocked
    .like = about-card
word-attacks_alone = whenever { $who-one } attacks alone
    .like = about-card
word-deals_any_combat = whenever { $who-one } deals combat damage
    .like = about-card
word-deals_noncombat = whenever { $to-any } is dealt noncombat damage
word-is_cycled = { $who-self ->
    [yes] when you cycle { this-card }
   *[no] whenever { $by-any } { $by-person ->
        [second] cycle
       *[third] cycles
    } { $who-a }
}
    .like = about-card
word-meets = whenever { $who-one } blocks or becomes blocked by { $whom-one }
    .like = about-card
word-main_phase = at the beginning of { $whose-whose } precombat main phase
word-each_combat = at the beginning of each combat
word-from_hand = from your hand
    .given = if this card is in your hand,

## More cards and players

word-sacrificed = the sacrificed permanent
    .like = one-card
    .noun = permanent
word-discarded_card = the discarded card
    .like = one-card
    .noun = card
word-met = that creature
    .like = one-card
    .noun = creature
word-others_than_you = each other player
    .any = another player
    .whose = each other player's
    .person = third
    .plural = other players
    .aimed = target other player
    .aims = target other players
word-until_your_next_upkeep = until your next upkeep
    .turn = { $self }
    .early = yes
word-until_end_of_combat = until end of combat

## More effects

word-fateseal = fateseal { $count }
    .do = { $self }
word-scry = scry { $count }
    .do = { $self }
word-to_library_at = put { $cards } into { $cards-owner } library { $at ->
    [2] second
    [3] third
   *[other] fourth
} from the top
    .do = { $self }
word-to_bottom_at_random = put { $cards } on the bottom of your library in a random order
    .do = { $self }
word-choose = { $cards-bychoice ->
    [yes] { $cards-chooser } chooses { $cards-chosen }
   *[other] choose { $cards }
}
    .do = { $self }
    .acts = chooses { $cards }
    .sets-picked = { $cards-number ->
        [one] card
       *[other] cards
    }
word-remove_counters = remove { $count ->
    [1] a { $counter } counter
   *[other] { $count-head } { $counter } counters
} from { $cards }
    .do = { $self }
word-move_counter = move a { $counter } counter from { $source } onto { $target }
    .do = { $self }
word-counters_divided = distribute { $amount-head } { $counter } counters among { $among } { $amount-tail }
    .do = { $self }
word-proliferate = proliferate
    .do = proliferate
word-add_much = { $who ->
    [none] add { $mana } { $times-per }
   *[other] { $who } adds { $mana } { $times-per }
}
    .do = { $self }
word-add_one_color = { $who ->
    [none] add { $count-head } mana of any one color { $count-tail }
   *[other] { $who } adds { $count-head } mana of any one color { $count-tail }
}
    .do = { $self }
word-add_mixed = { $who ->
    [none] add { $count-head } mana in any combination of { $one } and/or { $other } { $count-tail }
   *[other] { $who } adds { $count-head } mana in any combination of { $one } and/or { $other } { $count-tail }
}
    .do = { $self }
word-add_chosen_color = { $who ->
    [none] add { $count } mana of the chosen color
   *[other] { $who } adds { $count } mana of the chosen color
}
    .do = { $self }
word-pay_x = you may pay { $mana }. If you do, { $effect-do }
    .clause = statement
skip-who = { $who ->
    [none] you skip your
   *[other] { $who-person ->
        [second] you skip your
       *[third] { $who } skips their
    }
}
word-with_x = { $effect }, where X is { $number }
    .do = { $effect-do }, where X is { $number }
    .acts = { $effect-acts }, where X is { $number }
    .bound = { $effect-bound }, where X is { $number }
    .clause = sentence
word-skip_turn = { skip-who } next turn
    .clause = sentence
word-skip_step = { skip-who } next { $name } { $name ->
    [combat] phase
   *[other] step
}
    .clause = sentence
word-cannot_regenerate = { $cards-subject } can't be regenerated this turn
    .do = have { $cards } not be regenerated this turn
    .clause = sentence
word-exchange_control = exchange control of { $one } { $two ->
    [none] {""}
   *[other] and { $two }
}
    .do = { $self }
word-unattach = unattach { $cards }
    .do = { $self }
word-at_next_upkeep = at the beginning of the next turn's upkeep, { $effect }
word-at_end_of_combat = at end of combat, { $effect }

## More rules that cards add

word-hand_size_becomes = { $who-whose } maximum hand size is { $number }
    .like = rule
word-hand_size = { $who-whose } maximum hand size is changed by { $by }
    .like = rule
word-skips = { $who-person ->
    [second] skip your
   *[third] { $who } skips their
} { $step } step
    .like = rule
word-player_hexproof = you have hexproof
    .like = rule
word-player_shroud = you have shroud
    .like = rule
word-cannot_lose = you can't lose the game and your opponents can't win the game
    .like = rule
word-may_cast_fast = { $who-plural } may cast { $what-some } as though they had flash
    .like = rule
word-cast_only = cast { this-card } only if { $if }
    .like = rule
word-costs_less_itself = { this-card } costs { "{" }X{ "}" } less to cast { $if ->
    [none] {""}
   *[other] { $if-if }
}, where X is { $amount }
    .like = rule
word-no_prevention = damage can't be prevented
    .like = rule
word-hands_revealed = { $who-plural } play with their hands revealed
    .like = rule
word-reduce_damage = if { $by ->
    [none] a source
   *[other] { $by-one }
} would deal damage to { $to }, prevent { $amount } of that damage
    .like = rule
word-prevent_noncombat = prevent all noncombat damage { $by ->
    [none] that would be dealt { prevented-to }
   *[other] that { $by } would deal { prevented-to }
}
    .like = rule
word-cycling = cycling { $cost }
    .line = { $what ->
        [none] Cycling { $cost }
       *[other] { CAPITAL($what) } cycling { $cost }
    }
kicker-costs = { $costs-count ->
    [0] {" "}{ $cost }
   *[other] { SAME($cost, "{0}") ->
        [yes] —{ CAPITAL($costs) }
       *[no] —{ $cost }, { $costs }
    }
}
word-kicker = kicker{ kicker-costs }
    .line = Kicker{ kicker-costs }
    .join = { $before }, { $next }
    .last = { $before }, { $next }
word-multikicker = multikicker { $cost }
    .line = Multikicker { $cost }
word-buyback = buyback{ kicker-costs }
    .line = Buyback{ kicker-costs }
    .join = { $before }, { $next }
    .last = { $before }, { $next }
flashback-costs = { $costs-count ->
    [0] {""}
   *[other] , { $costs }
}
word-flashback = flashback { $cost }{ flashback-costs }
    .line = Flashback { $cost }{ flashback-costs }
    .join = { $before }, { $next }
    .last = { $before }, { $next }
word-show_all = reveal { $cards }
    .do = { $self }
word-tap_entering = { this-card } enters the battlefield tapped
    .clause = sentence
word-counter_exile = counter { $what }. { $self-then }
    .do = { $self }
    .counters = so
    .plain = counter { $what }
    .then = If that spell is countered this way, exile it instead of putting it into its owner's graveyard
word-counter_to_top = counter { $what }. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard
    .do = { $self }
word-counter_to_hand = counter { $what }. If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard
    .do = { $self }
word-attacks_just_you = whenever { $who-one } attacks you
    .like = about-card
word-from_stack = from the stack
    .given = {""}
word-attacks_with = whenever { $who-one } and at least { $others } other creatures attack
    .like = about-card
word-state = when { $condition }
word-counters_entering = { this-card } enters the battlefield with { $count-head } { $counter } counters on it { $count-tail }
    .clause = sentence
    .do = have { $self-entering }
    .entering = { this-card } enter the battlefield with { $count ->
        [1] a { $counter } counter
       *[other] { $count-head } { $counter } counters
    } on it { $count-tail }
word-reveal_until = { $who ->
    [none] reveal cards from the top of your library until you reveal { $count ->
        [none] { $what-a }
       *[other] { $count } { $what-some }
    }
   *[other] { $who } reveals cards from the top of their library until they reveal { $count ->
        [none] { $what-a }
       *[other] { $count } { $what-some }
    }
}
    .do = { $self }
    .sets-it = cards
word-same_name_as = with the same name as { $of }
    .like = trait-after
word-shares_color_with = that shares a color with { $of }
    .like = trait-after
    .is = shares a color with { $of }
word-shares_type_with = that shares a creature type with { $of }
    .like = trait-after
    .is = shares a creature type with { $of }
word-targets_one = that targets { $what }
    .like = trait-after
word-apply_once = the next time { $about-ofchoice } would deal damage to { $regulation-whom } this turn, prevent that damage{ $regulation-then }
    .clause = sentence
## Rules that hold for a while, opening hands, other costs, what is chosen

word-rule_while = { $condition-while }, { $rule }
    .like = rule
word-opening = if { this-card } is in your opening hand, you may begin the game with it on the battlefield
    .like = rule
word-only_so_often_each_turn = no more than { $times ->
    [2] twice
   *[other] { $times } times
} each turn
    .like = limit
word-alternative = { $if ->
    [none] {""}
   *[other] if { $if },
} you may { $costs-count ->
    [0] cast { this-card } without paying its mana cost
   *[other] { $costs-do } rather than pay { this-card }'s mana cost
}
    .like = ability
    .join = { $before }, { $next }
    .last = { $before } and { $next }
word-prowled = you dealt combat damage to a player this turn with a creature that shares a creature type with { this-card }
    .like = condition
    .not = you dealt no combat damage to a player this turn with a creature that shares a creature type with { this-card }
word-alternative_paid = it was cast for its other cost
    .like = condition
    .not = it wasn't cast for its other cost
word-activations = the number of times this ability has been activated this turn
word-all_costs = { $costs }
    .do = { $costs-do }
word-loyalty_x = -X
    .do = { $self }
word-paying_life_x = pay X life
    .do = { $self }
word-removing_all = remove all { $counter } counters from { this-card }
    .do = { $self }
word-removing_x = remove X { $counter } counters from { this-card }
    .do = { $self }
word-while_this_stays = for as long as { this-card } remains on the battlefield
    .turn = { $self }
word-while_you_control_this_tapped = for as long as you control { this-card } and { this-card } remains tapped
    .turn = { $self }
word-while_this_is_tapped = for as long as { this-card } remains tapped
    .turn = { $self }
word-may_stay_tapped = may stay tapped during your untap step
    .like = bar
word-blocks_more = can block { $count ->
    [1] an additional creature
    [99] any number of creatures
   *[other] an additional { $count } creatures
}
    .like = bar
word-attacks_only_where = can't attack unless defending player controls { $what-one }
    .like = bar
word-cannot_attack_those = can't attack { $who } or a planeswalker { $who } control
    .like = bar
word-must_attack_those = attack { $whom } if able
    .like = bar
    .gets = attacks { $whom } if able
word-no_target_from = can't be the targets of spells or abilities from { $what-subject }
    .like = bar
    .gets = can't be the target of spells or abilities from { $what-subject }
word-land_type_chosen = are the chosen type
    .like = bar
    .gets = is the chosen type
word-name_a_card = name a { $types } card
    .acts = names a { $types } card
word-chosen_name = with the chosen name
    .slot = after
    .many = { $self }
    .is = has the chosen name
    .lacks = with another name than the chosen one
word-choose_player_entering = choose { $among ->
    [none] a player
   *[other] an opponent
}
    .acts = chooses a player
word-chosen_player = the chosen player
    .whose = the chosen player's
    .person = third
    .plural = the chosen player
word-choose_land_type = choose a basic land type
    .acts = chooses a basic land type
word-no_activation = activated abilities of { $what-subject } can't be activated unless they're mana abilities
    .like = rule
word-casts_free = you may cast { $what-subject } from your hand without paying their mana costs
    .like = rule
## What happened, how cards come, what damage does

word-activates = whenever { $by-any } { $by-person ->
    [third] activates
   *[other] activate
} an ability of { $what-one } that isn't a mana ability
    .like = about-card
word-searches = whenever { $by-any } { $by-person ->
    [third] searches
   *[other] search
} a library
word-searches_own = whenever { $by-any } { $by-person ->
    [third] searches their
   *[other] search your
} library
word-plays_land = whenever { $by-one } { $by-person ->
    [second] play
   *[third] plays
} a land
whose-graveyard = { $who-whose ->
    [yours] your graveyard
    [opposing] an opponent's graveyard
   *[other] a graveyard
}
word-is_buried = { $who-zone ->
    [graveyard] whenever { $who-a }
   *[other] when { $who-one }
} is put into { whose-graveyard } from anywhere
word-is_buried_from_library = { $who-zone ->
    [graveyard] whenever { $who-a }
   *[other] when { $who-one }
} is put into { whose-graveyard } from a library
word-is_buried_from_elsewhere = { $who-zone ->
    [graveyard] whenever { $who-a }
   *[other] when { $who-one }
} is put into { whose-graveyard } from anywhere other than the battlefield
word-discards_card = whenever { $who-any } { $who-person ->
    [third] discards
   *[other] discard
} { $what-a }
word-discarded_by_opponent = { $what-self ->
    [yes] when a spell or ability an opponent controls causes you to discard { this-card }
   *[other] whenever a spell or ability an opponent controls causes you to discard { $what-a }
}
word-is_targeted_by = { when-card } { $who-one } becomes the target of { $by-a }
    .like = about-card
word-attack_in_force = whenever { $by-any } { $by-person ->
    [third] attacks
   *[other] attack
} with { $least ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $least }
} or more creatures
word-counter_put = whenever a { $counter } counter is put on { $who-one }
word-counters_put = whenever one or more { $counter } counters are put on { $who-one }
word-counter_taken = whenever a { $counter } counter is removed from { $who-one }
word-last_counter_taken = when the last { $counter } counter is removed from { $who-one }
word-spells_cast = the number of spells { $who ->
    [none] you've
   *[other] { $who-has }
} cast this turn
    .like = quantity
    .did = cast
    .things = spells
word-spells_last_turn = the number of spells { $who ->
    [none] you
   *[other] { $who }
} cast last turn
    .like = quantity
    .things = spells
word-spells_before = the number of spells cast before it this turn
    .like = amount
    .per = for each spell cast before it this turn
word-attackers_this_turn = the number of creatures { $who ->
    [none] you've
   *[other] { $who-has }
} attacked with this turn
    .like = quantity
    .did = attacked with
    .things = creatures
word-turns_taken = the number of turns you have begun
    .like = amount
word-most_of_one_owner = the greatest number of those cards that one player had
    .like = amount
word-players_who = { $among } { $condition-who }
    .whose = their
    .person = third
    .plural = { $among-plural } { $condition-who }
    .opens-among = who
    .sets-among = none
word-some_player = { $condition }
    .like = condition
    .while = as long as { $self }
    .opens-among = { $among ->
        [none] anyone
       *[other] { SAME($among, "each opponent") ->
            [yes] opponent
           *[no] anyone
        }
    }
    .sets-among = none
word-others_than = each player other than { $who }
    .whose = their
    .person = third
    .plural = players other than { $who }
word-cast_from_hand = you cast it from your hand
    .like = condition
    .not = you didn't cast it from your hand
word-was_cast_from_graveyard = { this-card } was cast from a graveyard
    .like = condition
    .not = { this-card } wasn't cast from a graveyard
word-was_cast = you cast it
    .like = condition
    .not = you didn't cast it
word-play_free = { $by ->
    [none] you may play { $cards } without paying its mana cost
   *[other] { $by } may play { $cards } without paying its mana cost
}
    .do = play { $cards } without paying its mana cost
    .clause = sentence
mana-costs = { $cards-number ->
    [many] their mana costs
   *[one] its mana cost
}
word-must_cast_free = { $by ->
    [none] cast { $cards } without paying { mana-costs } if able
   *[other] { $by } casts { $cards } without paying { mana-costs } if able
}
    .do = { $self }
word-onto_battlefield_attached = put { $cards } onto the battlefield attached to { $to }
    .do = { $self }
word-now_attacking = { $cards-subject } { $cards-number ->
    [many] are
   *[one] is
} attacking
    .clause = sentence
word-attack_in_place = { $cards } is attacking what the returned creature attacked
    .clause = sentence
word-more_combat = after this phase, there is an additional combat phase
    .clause = sentence
word-more_combat_and_main = after this main phase, there is an additional combat phase followed by an additional main phase
    .clause = sentence
word-piles = { $by-person ->
    [second] separate { $cards } into two piles
   *[other] { $by-any } separates { $cards } into two piles
}. With { $chooser ->
    [none] one pile of your choice
   *[other] the pile of { $chooser-whose } choice
}: { $one }{ $other ->
    [none] {""}
   *[other] . With the other: { $other }
}
    .clause = sentence
word-process = { $effect }
    .clause = sentence
word-repeat_process = repeat this process
    .acts = repeats this process
word-for_each_of = for each of them, { $effect }
    .clause = sentence
word-exile_until = exile cards from the top of { $who ->
    [none] your library until you exile
   *[other] { $who-whose } library until they exile
} { $what-a }
    .do = { $self }
word-next_time_this_turn = the next time this turn, { $ability }
    .clause = sentence
word-picked = { $last-picked ->
    [card] the chosen card
   *[other] the chosen cards
}
    .like = one-card
    .number = { $last-picked ->
        [card] one
       *[other] many
    }
    .owners = their owners'
    .noun = card
word-what_targets = that spell or ability
    .like = one-card
    .noun = card
word-this_gone = { this-card }
    .like = one-card
    .noun = card
word-affected = it
    .like = one-card
    .noun = card
word-prevent_and = if damage would be dealt to { $to }, prevent that damage. { CAPITAL($effect) }
    .like = rule
    .whom = { $to }
    .then = . { CAPITAL($effect) }
word-send_damage = all damage that would be dealt to { $whom } is dealt to { $to } instead
    .like = rule
word-least_life = damage that would reduce your life total to less than { $number } reduces it to { $number } instead
    .like = rule
word-exiled_instead_of_leaving = if { $what-subject } would leave the battlefield, exile it instead of putting it anywhere else
    .like = rule
word-hushed = { $what-subject } lose all abilities
    .like = rule
word-hidden = { $what-subject } can't be the targets of spells or abilities
    .like = rule
word-split_second = split second
    .line = Split second
word-splice = splice onto { $onto } { $mana }{ flashback-costs }
    .line = Splice onto { $onto } { $mana }{ flashback-costs }
    .join = { $before }, { $next }
    .last = { $before }, { $next }
word-totem_armor = totem armor
    .line = Totem armor
word-rebound = rebound
    .line = Rebound
word-damage_for_sure = { this-card } deals { $amount } damage to { $to }. The damage can't be prevented
    .clause = sentence
word-choose_some = choose { $most ->
    [2] { $least ->
        [1] one or both
       *[other] two
    }
   *[other] { $least } to { $most }
} — { $effects }
    .clause = sentence
    .join = { $before }; { $next }
    .last = { $before }; { $least ->
        [1] and/or
       *[other] or
    } { $next }
word-choose_one_or_all = choose one, or all of them if { this-card } was kicked — { $effects }
    .clause = sentence
    .join = { $before }; { $next }
    .last = { $before }; or { $next }
word-must_block_those = block { $what } if able
    .like = bar
    .gets = blocks { $what } if able
word-mana_on_x = spend only { $colors } mana on X
    .like = rule
word-not_countered_by = { $what-subject } can't be countered by { $by-subject }
    .like = rule
word-not_countered = { $what-subject } can't be countered
    .like = rule
word-no_prevention_of = damage that would be dealt by { $by-subject } can't be prevented
    .like = rule
word-enter_with = { $what-subject } enter the battlefield with { $count-counts ->
    [yes] { $counter } counters on them equal to { $count }
   *[no] { $count ->
        [1] an additional { $counter } counter on them
       *[other] { put-number } additional { $counter } counters on them
    } { $count-tail }
}
    .like = rule
word-choose_blocks = you choose which creatures block this combat and how those creatures block
    .clause = sentence
word-scramble = each of { $cards } comes under the control of a player chosen at random
    .clause = sentence
word-tap_or_untap = tap or untap { $cards }
    .acts = taps or untaps { $cards }
word-one_blocker_at_most = can't be blocked by more than one creature
    .like = bar
word-open_to_all = any player may activate this ability
    .told = Any player may activate this ability
word-clash = clash with an opponent
    .sets-deed = clash
    .acts = clashes with an opponent

## Rules for a while, and what planes and schemes were the first to say

word-in_force = { $who ->
    [none] { $duration-early ->
        [yes] { $duration }, { $rule }
       *[no] { $rule } { $duration-long }
    }
   *[other] { $who } { $rule-of } { $duration-long }
}
    .clause = sentence
word-floating = { $duration }, { $ability }
    .clause = sentence
word-while_it_has = for as long as it has a { $counter } counter on it
    .turn = { $self }
word-cannot_attack_players = can't attack { $who }
    .like = bar
word-twice_the_tokens = if { $who-any } would create one or more tokens, { $who-person ->
    [second] you create
   *[third] that player creates
} twice that many of those tokens instead
    .like = rule
word-twice_the_counters = if an effect would put one or more { $counter } counters on { $what-one }, it puts twice that many of those counters on that { $what-kind } instead
    .like = rule
word-attackers_at_most = no more than { $count ->
    [1] one creature
   *[other] { $count } creatures
} can attack each combat
    .like = rule
word-blockers_at_most = no more than { $count ->
    [1] one creature
   *[other] { $count } creatures
} can block each combat
    .like = rule
word-any_lands = you may play any number of lands on each of your turns
    .like = rule
word-may_play_tops = you may play the top card of { $whose-person ->
    [second] your
   *[other] any player's
} library
    .like = rule
word-shares_card_type_with = that share a card type with { $of-any }
    .like = trait-after
word-untap_instead = if { $what-one } would untap during your untap step, { $effect } instead
    .like = rule
    .opens-that = permanent
word-untap_at_most = { $who-plural } can't untap more than { $count } { $what-kinds } during their untap steps
    .like = rule
word-untaps_too = untap { $what } during { $who-whose } untap step
    .like = rule
word-draws_revealed = { $who-plural } reveal each card they draw
    .like = rule
word-hits_first = whenever { $who-one } deals damage to one or more players for the first time each turn
    .like = about-card
word-dealt_combat_damage_to = that dealt combat damage to { $who-any } this turn
    .like = trait-after
    .is = dealt combat damage to { $who-any } this turn
word-attacking_you = attacking you
    .like = trait-after
    .is = is attacking you
word-hit_this_combat = that dealt combat damage to a player this combat
    .like = trait-after
word-hit_by = that player
    .whose = that player's
    .person = third
    .plural = that player
word-symbols_in = the number of { $color } mana symbols in the mana costs of { $of-some } { $of-held }
    .like = amount
word-colors_spent = the number of colors of mana spent to cast { this-card }
    .like = amount
word-color_spent = { $mana } was spent to cast { this-card }
    .like = condition
    .not = { $mana } was not spent to cast { this-card }
word-damage_taken = the damage dealt to { $who ->
    [none] you
   *[other] { $who }
} this turn
    .like = amount
word-draws_card = whenever { $who-any } { $who-person ->
    [third] draws
   *[other] draw
} { $what-a }
word-cards_buried = the number of cards put into { $whose ->
    [none] your
   *[other] { $whose-whose }
} graveyard this turn from anywhere
    .like = amount
word-cast_since_your_turn = { $who-any } cast a spell since your last turn ended
    .like = condition
    .not = no opponent cast a spell since your last turn ended
word-attacks_player = whenever { $who-one } attacks a player
    .like = about-card
word-many_attack_you = when { $count } or more creatures attack you
word-you_defend = you're the defending player
    .like = condition
word-end_of_combat = at end of combat
word-alike_targets = { $count-head } { $what-aims } { $count-tail } that share a card type
    .number = many
    .like = aim
word-target_of_each = up to one target { $what-kind } from { $who-whose } { $what-zone }
    .number = many
    .like = aim
word-random_target_player = target player chosen at random
    .whose = that player's
    .person = third
    .plural = target player chosen at random
    .aim = yes
    .sets-aimed = player
    .sets-aims = one
word-opponents_but = { SAME($who, "that player") ->
    [yes] each of your other opponents
   *[no] each of your opponents other than { $who }
}
    .whose = their
    .person = third
    .plural = your opponents other than { $who }
word-you_and = you and { $who }
    .whose = their
    .person = plural
    .plural = you and { $who }
word-copies_attack_others = for each other opponent, you may create a token that's a copy of { $of }, tapped and attacking that opponent
    .clause = sentence
    .sets-it = cards
    .sets-that = token
word-create_blocking = create { $count ->
    [1] a { $token }
   *[other] { $count } { $token-many }
} that's blocking { $whom }
    .sets-it = { $count ->
        [1] card
       *[other] cards
    }
word-with_single_target = with a single target
    .like = trait-after
word-copy_for_each_target = { $who ->
    [none] copy
   *[other] { $who } copies
} { $what } for each other spell, permanent, card not on the battlefield, or player it could target. Each copy targets a different one of them
    .clause = sentence
word-have_flashback = { $what-some } in { $what-place } have flashback for their mana cost
    .like = rule
word-have_unearth = { $what-some } in { $what-place } have unearth for their mana cost
    .like = rule
word-have_rebound = { $what-subject } have rebound
    .like = rule
word-may_suspend = any time you could cast a sorcery, you may exile { $what-a } from your hand with X time counters on it, where X is its converted mana cost. If the exiled card doesn't have suspend, it gains suspend
    .like = rule
word-suspended = each suspended card { $traits }
    .number = many
word-cast_suspended = cast this card without paying its mana cost; if it's a creature, it has haste
    .clause = sentence
word-self_or_others = { $who } chooses self or others. If that player chooses self, { $one }. If the player chooses others, { $other }
    .clause = sentence
word-names_player = { $by-person ->
    [second] choose
   *[other] { $by } chooses
} { $among-any }
    .clause = sentence
word-lowest_life = the lowest life total among { $among-plural }
    .like = quantity
word-exchange_life = exchange life totals with { $who }
word-onto_battlefield_with_this = put { $cards } onto the battlefield under your control with { this-card }
    .acts = puts { $cards } onto the battlefield with { this-card }
    .sets-done = card put onto the battlefield
word-put_with_this = the creature put onto the battlefield with { this-card }
    .like = one-card
    .one = a creature put onto the battlefield with { this-card }
    .noun = creature
word-add_produced = { $who ->
    [none] add one mana of any type that permanent produced to your mana pool
   *[other] { $who } adds one mana of any type that permanent produced to their mana pool
}
    .do = add one mana of any type that permanent produced to your mana pool
    .acts = adds one mana of any type that permanent produced to their mana pool

## Planes, phenomena and schemes

word-planeswalk_to = when you planeswalk to { this-card }
word-planeswalk_away = when you planeswalk away from { this-card }
word-encounter = when you encounter { this-card }
word-chaos_rolled = whenever you roll chaos
word-die_rolled = whenever you roll the planar die
word-planeswalker_rolled = whenever you roll the planeswalker symbol
word-set_in_motion = when you set { this-card } in motion
word-abandoned = when you abandon { this-card }
word-until_planeswalk = until a player planeswalks
    .turn = { $self }
word-planeswalk = planeswalk
word-roll_planar_die = roll the planar die
word-blanks_are_chaos = each blank roll of the planar die is a chaos roll until a player planeswalks away from a plane
    .clause = sentence
word-reverse_turn_order = reverse the game's turn order
word-chaos_of_planar_top = reveal the top { $count } cards of your planar deck. Each of the revealed cards' chaos abilities triggers. Then put the revealed cards on the bottom of your planar deck in any order
    .clause = sentence
word-planar_tunnel = reveal cards from the top of your planar deck until you reveal { $count } plane cards. Put one of these on top of your planar deck, then put the rest on the bottom in a random order
    .clause = sentence
word-merge_planes = reveal cards from the top of your planar deck until you reveal { $count } plane cards. Planeswalk to all of these at once. Put the rest on the bottom of your planar deck in any order
    .clause = sentence
word-planar_glance = reveal the top card of your planar deck. You may put it on the bottom of your planar deck
    .clause = sentence
word-abandon = abandon { $cards }
word-set_scheme_in_motion = set the top scheme of your scheme deck in motion
word-extra_turn_without_schemes = take an extra turn after this one. Schemes can't be set in motion that turn
    .clause = sentence

## Turns, shields that do more, damage that is shared out, cards matched with others, what enters in its own way

word-end_turn = end the turn
    .acts = ends the turn
word-control_next_turn = you control { $who } during that player's next turn
    .clause = sentence
word-next_turn_always = during { $who ->
    [none] your
   *[other] { $who-whose }
} next turn, { $static }
    .clause = sentence
word-whose_turn = the player whose turn it is
    .whose = that player's
    .person = third
    .plural = the player whose turn it is
word-redirect_next = the next { $amount } damage that would be dealt { $by ->
    [none] {""}
   *[other] by { $by-ofchoice }
} to { $whom } { $also ->
    [none] {""}
   *[other] and/or { $also }
} this turn is dealt to { $to } instead
    .clause = sentence
word-take_next = the next { $amount } damage that would be dealt to { $whom } this turn is dealt to { $to } instead
    .clause = sentence
word-prevent_next_and = prevent the next { $amount } damage that would be dealt to { $to } this turn{ $about ->
    [none] {""}
   *[other] , and choose { $about }
}. If damage is prevented this way, { $effect }
    .clause = sentence
word-damage_evenly = { this-card } deals { dealt } divided evenly, rounded down, among { $among } { dealt-tail }
    .do = have { this-card } deal { dealt } divided evenly, rounded down, among { $among } { dealt-tail }
    .clause = sentence
word-payable_targets = any number of
    .like = quantity
    .head = any number of
    .mass = any number of
    .tail = {""}
    .per = any number of times
word-costs_more_per_target = { this-card } costs { "{" }{ $amount }{ "}" } more to cast for each target beyond the first
    .like = rule
word-damage_by_own_power = each of them deals damage equal to its power to { $to }
    .clause = sentence
word-damage_shared_now = { $by } deals damage equal to { $amount } divided as { $who ->
    [none] you choose
   *[other] { $who } chooses
} among any number of those that dealt damage to it
    .clause = sentence
word-one_for_each = for each of { $of }, up to one of { $what } with the same name
    .bare = up to one { $what-kind } with the same name as each { $of-counted }
    .number = many
    .like = choice
word-top_for_owners = from the top of each owner's library as many cards as they owned of those
    .number = many
    .sets-it = cards
word-opponents_of = each opponent of { $who }
    .any = an opponent of { $who }
    .whose = their opponents'
    .person = third
    .plural = opponents of { $who }
word-target_by = { $what-aimed } of the choice of { $by }
    .number = one
    .bychoice = yes
    .chooser = { $by }
    .chosen = { $what-aimed }
    .like = aim
word-enters_with_more = { $cards } enters the battlefield with { $count } additional +1/+1 { $count ->
    [1] counter
   *[other] counters
} on it { $if ->
    [none] {""}
   *[other] { $if-if }
}
    .clause = sentence
word-entering_with = { $effect } with { counters-put } on it { $count-tail }
    .do = { $effect-do } with { counters-put } on it { $count-tail }
    .acts = { $effect-acts } with { counters-put } on it { $count-tail }
word-enters_if_discarded = if a spell or ability an opponent controls causes you to discard { this-card }, put it onto the battlefield instead of putting it into your graveyard
    .like = rule
word-note_number = note { $number }
    .acts = notes { $number }
word-noted_number = the number noted as { this-card } entered the battlefield
    .like = amount
word-choose_form = choose one of { $count } forms
    .acts = chooses one of { $count } forms
word-in_form = form { $number } was chosen for it
    .like = condition
    .while = as long as { $self }
word-all_name_a_card = { $who } { $who-person ->
    [second] name
   *[third] names
} a card
    .clause = sentence
word-named_by_owner = with the name its owner named
    .slot = after
    .many = { $self }
    .is = has the name its owner named
word-harmed_in_combat = whenever combat damage is dealt to { $who } { $walkers ->
    [none] {""}
   *[other] or { $walkers-one }
}
word-become_copy_but = have { this-card } become a copy of { $of }, except it { copy-but }
    .do = have it become a copy of { $of }, except it { copy-but }
    .acts = becomes a copy of { $of }, except it { copy-but }
    .join = { $before }, { $next }
    .last = { $before } and { $next }
copy-but = { SAME($types, "") ->
    [yes] { SAME($subtypes, "") ->
        [yes] { copy-has }
       *[no] is also { $subtypes } { copy-and }
    }
   *[no] is also { $types } { $subtypes } { copy-and }
}
copy-has = has { $abilities-token }
copy-and = { $abilities-count ->
    [0] {""}
   *[other] and { copy-has }
}
word-remove_any_counters = remove any number of { $counter } counters from { $cards }
    .do = { $self }
    .acts = removes any number of { $counter } counters from { $cards }
word-remove_all_counters = remove all { SAME($counter, "") ->
    [yes] counters
   *[no] { $counter } counters
} from { $cards }
    .acts = removes all counters from { $cards }

## Other ways to cast a card

word-cast_from_graveyard = you may cast { this-card } from your graveyard { $costs-count ->
    [0] {""}
   *[other] if you { $costs-do } besides
} { $if ->
    [none] {""}
   *[other] { $if-if }
}
    .like = ability
    .join = { $before }, { $next }
    .last = { $before } and { $next }
word-retrace = retrace
    .line = Retrace
word-madness = madness { $cost }
    .line = Madness { $cost }
word-morph = morph{ kicker-costs }
    .line = Morph{ kicker-costs }
    .join = { $before }, { $next }
    .last = { $before }, { $next }
word-miracle = miracle { $cost }
    .line = Miracle { $cost }
word-dredge = dredge { $count }
    .line = Dredge { $count }
word-pair = pair { $one } with { $two }
word-couple = each of those creatures
    .like = one-card
    .noun = creature
word-is_paired = { this-card } is paired with another creature
    .like = condition
    .not = { this-card } isn't paired with another creature
word-unpaired = unpaired
    .like = trait-state
word-attack_tax = { $who-subject } can't attack{ $whom ->
    [none] {""}
   *[other] {" "}{ $whom }{ $walkers ->
        [none] {""}
       *[other] {" "}or planeswalkers you control
    }
} unless { $who-number ->
    [many] their controller pays { "{" }{ $amount }{ "}" } for each of those creatures
   *[one] its controller pays { "{" }{ $amount }{ "}" }
}
    .like = rule
word-block_tax = { $who-subject } can't block unless { $who-number ->
    [many] their controller pays { "{" }{ $amount }{ "}" } for each of those creatures
   *[one] its controller pays { "{" }{ $amount }{ "}" }
}
    .like = rule
word-add_color_like = add one mana of any color that { $of-one } could produce to your mana pool
word-add_type_like = add one mana of any type that { $of-one } could produce to your mana pool
word-add_mana_for = add { $mana } to your mana pool. Spend this mana only to { $what-abilities ->
    [yes] { $what-some }
   *[other] cast { $what-some }
}
word-add_any_color_for = add { $count ->
    [1] one mana of any color
   *[other] { $count } mana of any one color
} to your mana pool. Spend this mana only to { $what-abilities ->
    [yes] { $what-some }
   *[other] cast { $what-some }
}
word-convoke = convoke
    .line = Convoke
word-delve = delve
    .line = Delve
word-kickers = kicker { $one } and/or { $two }
    .line = Kicker { $one } and/or { $two }
word-kicked_with = { this-card } was kicked with its { $mana } kicker
    .like = condition
    .not = { this-card } wasn't kicked with its { $mana } kicker
word-encode = exile this spell encoded on { $on }
word-haunt = exile { this-card } haunting { $on }. It has “{ CAPITAL($ability) }”
    .clause = sentence
word-encoded = the encoded card
    .like = one-card
    .noun = card
word-suspend_this = exile { this-card } with { $count } time counters on it
    .do = { $self }
word-suspend = suspend { $count }—{ $cost }
    .line = Suspend { $count }—{ $cost }
word-overload = { $one }. Cast for its other cost: { $all }
    .clause = sentence
