"""Sentences of our own in the manner of cards of all years up to 2013 stand for the trees told below them."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulligan.kernel.errors import MulliganError
from mulligan.magic.grammar import compile_text
from own_cards import card, settle
from support import Story, in_parcels, result_of, rule


def sentences() -> list[tuple[str, str, tuple[str, ...]]]:
    """Each sentence of the file: its kind, its text (lines parted by //), and its trees."""
    found: list[tuple[str, str, list[str]]] = []
    for line in Path(__file__).with_name("sentences.txt").read_text("utf-8").splitlines():
        if line.startswith("    "):
            found[-1][2].append(line.strip())
        elif line and not line.startswith("#"):
            kind, _, text = line.partition(": ")
            found.append((kind, text.replace(" // ", "\n"), []))
    return [(kind, text, tuple(trees)) for kind, text, trees in found]


def trees_of(kind: str, text: str) -> tuple[str, ...]:
    """The trees that a text of a card of a kind stands for."""
    return tuple(compile_text(text, "Oak", kind != "P", "{X}{1}" if kind == "SX" else "{1}{G}"))


@pytest.mark.parametrize("some", in_parcels(sentences()))
def test_a_sentence_stands_for_its_trees(some: list[tuple[str, str, tuple[str, ...]]]) -> None:
    found = [(text, result_of(trees_of, kind, text), trees) for kind, text, trees in some]
    assert [one for one in found if one[1] != one[2]] == []


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Oak deals damage to target creature equal to its power.",  # whose?
        "Whenever you cast your second spell each turn, copy it.",  # with which targets?
        "{T}: Oak deals 2 damage to each creature and each planeswalker your opponents control.",  # both theirs?
        "{T}: Destroy all artifacts and all creatures you control.",
        "{T}: Repeat this process.",
        "{T}: Put target creature card from each opponent's graveyard onto the battlefield under your control.",
        "{T}: Destroy target creature, Aura, or Equipment with converted mana cost 2 or less.",
        "{T}: Return target Elf or green creature card from your graveyard to your hand.",
        "{T}: Exile target creature or creature card in a graveyard.",
        "{T}: Draw a card for each Swamp and each Island you control.",
        "{T}: Target creature gains flying and another target creature gains trample until end of turn.",
        "{T}: Destroy target creature or planeswalker with flying.",  # of which is that said?
        "{T}: Destroy target artifact or creature with indestructible.",
        "{T}: Destroy target black creature or enchantment.",
        "{T}: Destroy target basic land or creature.",
        "{T}: Destroy target creature with flying or enchantment an opponent controls.",
        "Artifact creatures and enchantments can't attack or block.",
        "Whenever a Goblin or red creature you control attacks, it gets +1/+0 until end of turn.",
        "{T}: Return target artifact or creature card with power 2 or less from your graveyard to your hand.",
        "Oak gets +1/+1 for each Elf and other Elves get +1/+1 as long as it's your turn.",
        "Enchanted creature gets +1/+1 and other creatures you control get +0/+1.",  # other than which?
        "{1}, Discard a card: Oak gains flying until end of turn. If it was a land card, draw a card.",  # no card
        "{1}, Sacrifice a creature: Draw a card. It gains haste until end of turn.",  # what was sacrificed is gone
        "{1}, Return another creature you control to its owner's hand: It gets +2/+2 until end of turn.",
        "{T}: Destroy target black and red creature.",  # of either colour, or of both?
        "Black and red creatures you control get +1/+1.",
        "Other Wolf creatures and Elf creatures you control get +1/+1.",
        "When Oak enters the battlefield, draw a card for each creature it devoured.",  # it devours none
        "Devour 1\nWhenever another creature enters the battlefield, draw a card for each creature it devoured.",
        "{T}: Destroy all creatures. You gain life equal to the greatest power among creatures destroyed this way.",
        "{T}: Choose target creature. When that creature deals damage to a player this turn, draw a card.",  # once
        "{T}: Draw a card for each 1 damage prevented this way.",
        "{T}: Oak deals 2 damage to target creature. It doesn't untap during your next untap step.",  # whose is it?
        "Whenever a Goblin blocks or becomes blocked by a creature, that creature gets -1/-1 until end of turn.",
        'Whenever Oak attacks, target creature gains "{T}: Oak deals 1 damage to target creature" until end of turn.',
        "{T}, Sacrifice Oak: Add {X} to your mana pool.",  # there is no X
        "{T}: Destroy target creature. You gain that much life.",  # one is not many
        "{T}: Oak fights target creature. It gains first strike until end of turn.",  # which of the two?
        "{T}: Oak and target creature you control gain flying until end of turn. Sacrifice it at end of combat.",
        "{T}: Draw a card. If it's a land card, you may reveal it and put it onto the battlefield.",  # what was drawn
        "Whenever Oak attacks, draw a card. It gets +1/+1 until end of turn.",
        "{T}: Each player discards his or her hand. You gain 1 life for each land card discarded this way.",
        "{T}: Discard two cards. Draw a card. You gain 1 life for each land card discarded this way.",
        "Oak gets +2/+2 as long as you've cast another spell this turn.",  # than Oak, or than one
        "{T}: Target opponent draws a card. Discard his or her hand.",
        "Whenever a creature attacks, target creature blocks it this turn if able.",
        "{T}: Tap any number of creatures you control. You gain 1 life for each land tapped this way.",  # none is
        "{T}: Destroy all artifacts and enchantments. You gain 1 life for each enchantment destroyed this way.",
        "{T}: Return all creatures to their owners' hands. Draw a card for each creature returned to your hand this way.",  # noqa: E501
        "{T}: Return another creature you control to its owner's hand. If you can't, sacrifice it.",  # nothing was
        "Each opponent may cast nonland cards from your hand without paying their mana costs.",
        "{T}, Sacrifice a creature: Destroy target creature with power less than the sacrificed creature's power.",
        "{T}: You may sacrifice a creature. If you do, tap target creature with power less than that creature's power.",
        "Whenever a creature attacks, it gets +1/+1 until end of turn for each other attacking creature.",  # than
        "Whenever another creature dies, put a +1/+1 counter on each other creature you control.",
        "{T}: Choose a color. Creatures of the chosen color can't block this turn.",  # it would be asked for later
        "{T}: Put a legendary 1/1 white Cat creature token onto the battlefield.",
        "Whenever an opponent puts a charge counter on Oak, draw a card.",
        "{T}: Put a white Cat creature token onto the battlefield.",  # of what size?
        "{T}: Put a creature you control onto the battlefield.",  # it is there
        "Creature cards in your graveyard have haste.",  # what holds elsewhere is not said by words yet
        "Put one of them into your hand.",  # of which?
        "{T}: Destroy target creature and draw a card. If you control a Forest, draw two cards instead.",  # of what?
        "{T}: You may discard a card. If you do, draw a card. Then you lose 1 life.",  # also if you do not?
        "Enchant creature\nWhenever another creature dies, put a +1/+1 counter on enchanted creature.",  # than which?
        "Creatures you control get +1/+1 for each card in target player's hand.",  # nobody chooses a target
        "Enchant creature card in a graveyard",
        "{T}: Draw a card for each charge counter removed this way.",  # none is
        "{T}: Destroy target creature. If it had flying, draw a card.",  # as it last was
        "{T}: Destroy target creature. If it was dealt damage this turn, draw a card.",
        "{T}: Counter target spell unless its controller pays {2}. If that player does, draw a card.",
        "If you would draw a card, draw a card and lose 1 life instead.",  # and for that draw?
        "If an opponent would create one or more tokens, you create twice that many of those tokens instead.",
        "If one or more -1/-1 counters would be put on a creature, twice that many are put on it instead.",
        "{T}: Target player draws two cards, then discards a card for each Swamp you control.",  # both, or the last?
        "{T}: Return target creature you control to its owner's hand. You gain 3 life. Draw that many cards.",
        "At the beginning of your upkeep, you lose 1 life and each opponent gains 1 life unless you pay {1}.",
        "{T}: Search your library for two cards. Put one into your hand and the other into your graveyard. Shuffle.",
        "Whenever a creature dies, Oak deals damage equal to its power to target player.",  # whose?
        "{T}: Target creature becomes a 0/1 Frog until end of turn and loses all abilities.",  # for how long?
        "{T}: Target creature gains haste and attacks this turn if able.",
        "{T}: Draw a card and gain 1 life if you control a Cleric.",  # both, or the last?
        "At the beginning of each end step, if a player was dealt damage this turn, that player draws a card.",
        "At the beginning of each upkeep, if an opponent has no cards in hand, that player draws a card.",  # who?
        "Whenever a player casts a spell, if an opponent controls a Forest, that player loses 1 life.",
        "{T}: Sacrifice a creature unless its controller pays {1}.",  # it is not chosen before that
        "{T}: Each creature you control fights target creature you don't control.",
        "Whenever Oak deals damage to a player, draw a card. If you control three or more Elves, draw that many cards.",
        "Whenever Oak blocks a creature, destroy it.",  # which of the two?
        "Whenever Oak becomes blocked by a creature, untap it.",
        "Whenever a creature becomes blocked by a Wolf, destroy it.",
        "Whenever a creature is dealt damage by Oak, destroy it.",
        "Whenever Oak blocks or becomes blocked by a creature, destroy it.",
        "Whenever Oak deals damage to a creature, put a +1/+1 counter on it.",
        "Whenever Oak deals damage to a creature, you gain life equal to its toughness.",
        "{T}: You may draw a card, then you lose 1 life.",  # in any case?
        "{T}: Draw a card and lose 1 life for each creature you control.",  # both, or the last?
        "{T}: Target opponent loses 1 life and you gain 1 life for each Swamp you control.",
        "{T}: Destroy target creature and you gain 2 life if you control a Swamp.",
        "{T}: Draw a card, then tap target creature and you gain 1 life unless you control a Swamp.",
        "{T}: Target player discards a card, then draws a card if he or she has no cards in hand.",  # both?
        "Whenever Oak becomes the target of a spell, its controller draws a card.",  # whose?
        "Whenever you cast a spell that targets a creature you control, that creature gets +1/+1 until end of turn.",
        "{T}: Sacrifice two creatures. If you do, draw four cards.",  # and if there is but one?
        "{T}: Each player sacrifices a creature. You gain life equal to its toughness.",  # which?
        "{T}: Each player chooses a creature. Destroy those creatures.",
        "{T}: Each player returns all creature cards from his or her graveyard to the battlefield. Sacrifice them.",
        "Whenever a creature enters the battlefield, you may sacrifice a land. If you do, it gains haste.",
        "{T}, Tap an untapped Elf you control: Target creature gets +X/+0 this turn, where X is that Elf's power.",
        "{T}: Target creature can't be blocked by creatures with lesser power this turn.",  # than whose?
        "{T}: Destroy target creature. Draw a card for each Aura attached to it.",  # as it last was
        "When Oak enters the battlefield, choose a creature you control. Other creatures you control gain flying.",
        "When Oak enters the battlefield, if you control more artifacts than target player, draw a card.",
        "Whenever Oak attacks, if target creature is tapped, draw a card.",  # asked before there is a target
        "Whenever you gain life, draw two cards. Target opponent loses that much life.",  # as drawn, or as gained?
        "When Oak dies, destroy all creatures blocking or blocked by it.",  # it was in combat, and is not
        "As Oak enters the battlefield, put a +1/+1 counter on it.",  # it is not there yet
        "Untap a creature you control: Draw a card.",  # tapped or not?
        "{T}: Attach target Aura attached to a creature to another creature.",
        "Oak gets +1/+1 for each card in an opponent's graveyard.",  # which opponent's?
        "Oak gets +1/+1 for each creature card in a graveyard.",  # in which?
        "{T}: Target creature gets +1/+1.",  # for how long?
        "{T}: Target creature gets +1/+1 until end of turn for each other creature you control.",  # than which?
        "{T}: Prevent all damage that would be dealt to you.",  # until when?
        "{T}: Prevent all damage that would be dealt to target creature this turn by a source of your choice.",
        "{T}: Target creature blocks target creature this turn if able.",  # what it blocks is not kept
        "{T}: Target player draws a card, then discards two cards unless he or she pays {1}.",  # both, or the last?
        "{T}: Target player draws a card and discards a card at the beginning of the next end step.",
        "Whenever a land enters the battlefield, it deals 3 damage divided as you choose among any number of targets.",
        "{T}: Distribute three +1/+1 counters among two target creatures.",  # and if one is gone?
        "{T}: Each opponent sacrifices a creature. If that player does, draw a card.",  # which?
        "{T}: Target player gains two cards.",
        "{T}: Target player draws 3 life.",
        "{T}: When you cast a creature spell this turn, draw a card.",  # once, or each time?
        "{T}: Exchange control of target player and target creature.",
        "{T}: Exchange life totals with target creature.",
        "Artifact cards in your graveyard have flying.",
        "{T}: Cast the copies if able without paying their mana costs.",  # nothing was copied
        "{T}: For each opponent, destroy target creature that player controls.",  # one, or one for each?
        "{T}: Destroy two target lands that share a card type.",
        "{T}: Target creature gets +1/+1 or -1/-1.",  # for how long?
        "You may cast the top card of your library.",  # also if it is a land?
        "You may cast creature cards without paying their mana costs.",  # from where?
        "{T}: Search your library for two Elf cards and put one onto the battlefield. Then shuffle your library.",
        "Oak can't be blocked this turn.",  # since when?
        "Whenever a creature card dies, draw a card.",
        "As long as you have more life, Oak has flying.",  # than who?
        "Oak can't be the target of black spells or abilities from red sources.",
        "{T}: Put a +1/+1 counter on target creature and a +1/+1 counter on a third target creature.",
        "Creatures you control have unearth {1}.",  # which works in a graveyard
        "If a creature would deal damage to a creature or player, it deals that much damage plus 1 instead.",
        "{T}: You may reveal a creature card from among them.",
        '{T}: Put a green Ooze creature token onto the battlefield. It has "This creature has flying."',
        "{T}: Draw a card. Schemes can't be set in motion that turn.",  # which turn?
        "If an opponent would gain life, you gain twice that much life instead.",
        "If a creature you control would untap during your untap step, draw a card instead.",
        "If a spell or ability an opponent controls causes you to discard Oak, exile it instead.",
        "Whenever a creature deals combat damage to one or more players for the first time each turn, draw a card.",
        "Whenever you dealt damage, draw a card.",
        "{T}: There is an additional combat phase.",  # when?
        "{T}: You control target opponent during your next turn.",
        "{T}: You control target opponent.",  # for how long?
        "{T}: Creatures get +1/+1 until a player planeswalks away from a plane.",
        "{X}, {T}: Draw X cards. X is the number of artifacts you control.",
        "{T}: Reveal the top four cards of your planar deck. You may put it on the bottom of your planar deck.",
        "Creatures you control untap during each other player's untap step and have haste.",
        "Whenever a creature put onto the battlefield with Oak attacks, draw a card.",
        "Whenever two or more other creatures attack, draw a card.",  # whose?
        "Whenever two or fewer creatures attack you, draw a card.",
        "Whenever Oak attacks, create a 1/1 green Saproling creature token that's blocked by that creature.",
        "{T}: Those players shuffle their libraries.",  # who?
        "{T}: Discard your hand, then draw cards equal to the greatest number of cards a player discarded this way.",
        "{T}: Target player reveals their hand. Choose a card from each of those hands. They discard that card.",
        "{T}: Creatures you control gain flying for as long as it has a charge counter on it.",
        "{T}: Target creature gains flying for as long as you have 10 or more life.",
        "{T}: Search target player's hand and library for all cards with the same name as that card and exile them.",
        "{T}: For each card exiled this way, search your library for a card, put it into your hand, then shuffle.",
        (
            "{T}: For each card exiled this way, search target player's library for all cards with the same name "
            "as that card and exile them. Then that player shuffles."  # none was
        ),
        "{T}: Each opponent distributes two +1/+1 counters among any number of target creatures he or she controls.",
        "{T}: Destroy all artifacts. You gain life equal to the total power of the creatures destroyed this way.",
        "{T}: The next 3 damage that would be dealt to you is dealt to target creature instead.",  # when?
        "At the beginning of your upkeep, if Oak is attached to a land, destroy that creature.",  # which?
        "{T}: Each player chooses a creature, then sacrifices the rest.",  # of whose?
        "{T}: Discard the rest.",
        "{T}: Exile a card at random.",  # from where?
        "Whenever a land enters, each opponent may have it deal 1 damage to target land of his or her choice.",
        "At the beginning of your upkeep, sacrifice a land, then draw a card. If you can't sacrifice a land, tap Oak.",
        "At the beginning of your upkeep, sacrifice a land. If you can't sacrifice a creature, tap Oak.",
        "{T}: Target opponent chooses target creature one of his or her opponents controls. Destroy that creature.",
        "{T}: Put a card you own into your hand.",  # from where?
        "{T}: Exile target creature. Put the chosen cards into your hand.",  # none was
        "Only you can cast spells.",
        "Your opponents can cast spells.",
        "Your opponents can't cast spells and attack with creatures.",  # can they?
        "{T}: Search your library for a land card and put it into your hand.",  # and never shuffle it?
        "{T}: Each opponent sacrifices a land. Then each opponent who didn't sacrifice a creature loses 2 life.",
        "{T}: Each opponent sacrifices a land. Draw a card. Each opponent who didn't sacrifice a land loses 2 life.",
        "As long as you gained life, Oak has flying.",  # when?
        "{T}: Choose target player. Draw a card.",
        "{T}: Target creature becomes your choice of a 4/1 creature or a 1/4 creature until end of turn.",
        "As Oak enters the battlefield, it becomes a 4/1 creature or a 1/4 creature.",
        "{T}: Destroy target creature that deals damage to a player.",
        "Whenever Oak deals combat damage to a player this combat, draw a card.",
        "Each player may play any number of lands on each of his or her turns.",
        "You may cast the top card of any player's library.",
        "You can't lose the game.",  # also if an opponent would win?
        "If an effect would create one or more tokens, it creates three of those tokens instead.",
        "{T}: Count the number of creatures you control. Draw a card.",
        "{T}: You gain life equal to that number.",
        "No more than two creatures you control can block each combat.",
        "Creatures can attack each combat.",
        "{T}: Reveal the top card of your planar deck. You may put it on top of your planar deck.",
        "Oak can't block unless they're mana abilities.",
        "{T}: Draw a card. They can't be prevented.",
        "{1}: For each other opponent, create a token that's a copy of Oak, tapped and attacking that opponent.",
        "{T}: For each creature you control, you may draw a card.",  # one by one, or as many as you like?
        "Oak has protection from the color of your choice.",  # nobody is asked
        "If a spell or ability you control causes you to discard Oak, put it onto the battlefield instead.",
        "{T}: Discard two cards, then draw cards equal to the number of cards discarded this turn.",
        "At the beginning of your upkeep, sacrifice a land, then draw a card. If you can't, tap Oak.",  # do which?
        "Whenever a creature dies under your control, draw a card.",
        "{T}: You gain life equal to the highest life total among your opponents.",
        # this card, or the one that entered or attacks?
        "Whenever a creature enters the battlefield, Oak deals 1 damage to you and it gains haste until end of turn.",
        "Whenever a creature attacks you, you may put a +1/+1 counter on Oak. If you do, it gains haste.",
        # sacrificed now, or then?
        "{T}: You may return Oak to your hand at the beginning of the next end step. If you do, sacrifice a land.",
    ],
)
def test_what_could_be_meant_otherwise_is_refused(text: str) -> None:
    with pytest.raises(MulliganError):
        compile_text(text, "Oak", False, "{1}{G}")


@pytest.mark.parametrize(
    "text",
    [
        "Oak is black.\nDestroy target nonblack creature.",  # before it resolves, too
        "Destroy target creature. If you control an Elf, draw that many cards instead.",  # as many as what?
        "Oak deals 2 damage to target creature. That creature's controller loses 1 life.\nOverload {4}{U}",
        (
            "Reveal cards from the top of your library until you reveal a creature card. Put that card onto the "
            "battlefield and the rest into your graveyard. It gains haste."  # the rest was moved last
        ),
        "Each player may discard a card. Each player who sacrificed a creature this way draws a card.",
        "Each player sacrifices a creature. Each player who discarded a card this way draws a card.",
    ],
)
def test_what_a_spell_could_mean_otherwise_is_refused(text: str) -> None:
    with pytest.raises(MulliganError):
        compile_text(text, "Oak", True, "{1}{U}")


@rule("magic", "stack.resolve", "keyword.haste")
def test_what_may_be_put_there_gains_what_follows_only_if_it_was() -> None:
    text = "{0}: You may put a creature card from your hand onto the battlefield. That creature gains haste."
    oak = card("Oak", *compile_text(text, "Oak", False, "{1}"), line="Artifact")
    mine = {"battlefield": [{"card": "Oak", "as": "oak"}], "hand": [{"card": "Canyon Minotaur", "as": "cow"}]}
    story = Story("magic", {"a": mine, "b": {}}, cards=[oak])
    settle(story.do("a", "activate", card="oak"))
    story.do("a", "yes").expect(cow__zone="battlefield").until(phase="declare-attackers")
    assert story.may("a", "attack", card="cow", target="b")
