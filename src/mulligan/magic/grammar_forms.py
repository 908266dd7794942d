"""Forms of speech: what a sentence says in its own order, put into the words of the card language.

Here belongs what needs no other sentence. Each subject has its module; FORMS tells what puts each form into words.
"""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.grammar import LIST, WORD, Term
from mulligan.magic.grammar_abilities import (
    animal,
    as_gift,
    as_line,
    at_event,
    at_step,
    copy_but,
    during_next_turn,
    flash_costs,
    forms,
    give_for_good,
    having,
    having_both,
    hurt,
    limited,
    lone,
    losing,
    one_of_several,
    only_blockers,
    otherwise,
    protecting,
    several_mana,
    static_if,
    still,
    whenever,
)
from mulligan.magic.grammar_acts import (
    applied,
    both_ways,
    called,
    creating,
    damage_both,
    divided,
    entering,
    everywhere_named,
    gifted,
    in_life,
    moving,
    no_spells,
    payable,
    plain_token,
    preventing,
    revealed_until,
    search,
    shown,
    skipped_untap,
    staying_tapped,
    taken,
    tapped_for,
    whole_zones,
)
from mulligan.magic.grammar_claims import all_so, compared, counted, held, said_of
from mulligan.magic.grammar_costs import milled, paid
from mulligan.magic.grammar_doing import by_player, doing, pumped, scaled, where_x
from mulligan.magic.grammar_nouns import (
    aimed,
    as_trait,
    at_random,
    by_number,
    creature_kind,
    joined,
    listed,
    lone_of,
    mine,
    more_traits,
    of_player,
    others,
    protected,
    quantified,
    sacrificer,
    so_far,
    some_source,
    some_spell,
    that_claim,
    top_cards,
    zoned,
)
from mulligan.magic.grammar_rules import enters_so, magnified, priced, rule_if, ruled, spared
from mulligan.magic.grammar_supplement import barred, in_force, lasting, waiting
from mulligan.magic.grammar_terms import spread, unclear, yours_anyway


def plain(term: Term) -> Term:
    """The term with everything in it put into plain words, from the inside out."""
    for i, (name, item) in enumerate(term.items):
        term.items[i] = (name, plain(item))
    if term.kind == LIST:
        term.items = spread(term.items)
    if term.kind != WORD:
        return term
    if term.word == "refused":
        raise unclear("that")
    if yours_anyway(term.word):
        term.items = [(name, one) for name, one in term.items if one.word != "you"]
    form = FORMS.get(term.word)
    if form is not None:
        return form(term)
    term.items = spread([(name, one) for name, one in term.items if one.word != "everywhere"])
    return term


FORMS: Final = {
    "cannot_cast": no_spells,
    "seq": lone_of,
    "moving": moving,
    "controlled_by": of_player,
    "is": compared,
    "held": held,
    "count": counted,
    "paying_life": in_life,
    "tapping_others": tapped_for,
    "all_costs": lone_of,
    "unless": payable,
    "pay_to": payable,
    "both_ways": both_ways,
    "several": one_of_several,
    "listed": listed,
    "any_of": lone_of,
    "all_of": lone_of,
    "either_of": lone_of,
    "spell": some_spell,
    "with_power": by_number,
    "with_toughness": by_number,
    "with_converted": by_number,
    "zoned": zoned,
    "top": top_cards,
    "plus_traits": more_traits,
    "mine": mine,
    "theirs": mine,
    "opposing_one": mine,
    "others": others,
    "creature_kind": creature_kind,
    "joined": joined,
    "where_x": where_x,
    "scaled": scaled,
    "pumped": pumped,
    "by": by_player,
    "doing": doing,
    "entering": entering,
    "creating": creating,
    "search": search,
    "skip_untap": skipped_untap,
    "staying_tapped": staying_tapped,
    "taken": taken,
    "shown": shown,
    "seen_of": shown,
    "divided": divided,
    "counters_divided": divided,
    "whole_zones": whole_zones,
    "preventing": preventing,
    "reveal_until": revealed_until,
    "apply": applied,
    "damage": damage_both,
    "give_for_good": give_for_good,
    "animal": animal,
    "having": having,
    "having_both": having_both,
    "losing": losing,
    "protecting": protecting,
    "as_line": as_line,
    "as_gift": as_gift,
    "only_blockers": only_blockers,
    "plain_token": plain_token,
    "gifted": gifted,
    "called": called,
    "several_mana": several_mana,
    "limited": limited,
    "static_if": static_if,
    "otherwise": otherwise,
    "at": at_event,
    "at_step": at_step,
    "copy_but": copy_but,
    "flash_costs": flash_costs,
    "lone": lone,
    "still": still,
    "everywhere_named": everywhere_named,
    "forms": forms,
    "during_next_turn": during_next_turn,
    "sacrificer": sacrificer,
    "barred": barred,
    "in_force": in_force,
    "ruled": ruled,
    "rule_if": rule_if,
    "enters_so": enters_so,
    "spared": spared,
    "magnified": magnified,
    "priced": priced,
    "paid": paid,
    "milled": milled,
    "together": all_so,
    "whenever": whenever,
    "hurt": hurt,
    "claimed": said_of,
    "that_claim": that_claim,
    "quantified": quantified,
    "aimed": aimed,
    "so_many_at_random": at_random,
    "as_trait": as_trait,
    "protected": protected,
    "so_far": so_far,
    "some_source": some_source,
    "lasting": lasting,
    "waiting": waiting,
}
