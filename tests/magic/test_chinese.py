"""Magic's card texts in Chinese: each construction as the cards of 2013 word it, for trees of our own."""

from __future__ import annotations

import re

import pytest

from mulligan import games
from mulligan.cardlang.nodes import Node
from mulligan.cardlang.notation import read
from mulligan.magic.words.vocabulary import MAGIC
from mulligan.speech.cards import CardMessages, card_text

SCRIPTS = ["zh-Hans", "zh-Hant"]
MESSAGES = {tag: CardMessages("magic", tag) for tag in SCRIPTS}


def text(notation: str, kind: str = "creature", tag: str = "zh-Hans") -> str:
    node = read(notation, MAGIC)
    assert isinstance(node, Node)
    return card_text([node], "magic", kind, tag)[0]


TEXTS = {
    # what lasts: power and keywords, how long, what is barred
    "does(give(target(creature), pump(2, 2)))": "目标生物得+2/+2直到回合结束。",
    "does(give(target(creature), pump(-3, 0)))": "目标生物得-3/-0直到回合结束。",
    "does(give(target(creature), pump(x, 0), trample, haste))": "目标生物得+X/+0且获得践踏与敏捷异能直到回合结束。",
    "does(give(target(creature), flying, first_strike, haste))": "目标生物获得飞行，先攻与敏捷异能直到回合结束。",
    "does(give(target(creature, 2), pump(1, 1)))": "两个目标生物各得+1/+1直到回合结束。",
    "does(give(target(creature), cannot_block))": "目标生物本回合不能阻挡。",
    "does(give(target(creature), pump(1, 0), cannot_be_blocked))": "直到回合结束，目标生物得+1/+0且不能被阻挡。",
    "does(give(target(creature), flying, until_your_next_turn))": "直到你的下一个回合，目标生物获得飞行异能。",
    "does(give(target(artifact), controlled, while_you_control_this))": (
        "只要你操控此生物，你便获得目标神器的操控权。"
    ),
    "does(give(target(creature), has(activated(tapping, draw(1)))))": ("直到回合结束，目标生物获得「{T}：抓一张牌。」"),
    'does(give(this, also_types("creature"), colors_become("green"), also_subtypes("Elf"), power_becomes(3, 3)))': (
        "直到回合结束，此生物成为3/3绿色妖精生物，且仍具有其原本的类别。"
    ),
    "static(enchanted, cannot_attack, cannot_block)": "所结附的永久物不能进行攻击或阻挡。",
    "static(creature(yours, other), pump(1, 1), vigilance)": "由你操控的其他生物得+1/+1且具有警戒异能。",
    "static(equipped, pump(1, 0), shroud)": "佩带此武具的生物得+1/+0且具有帷幕异能。",
    "static(this, pump(2, 2), there_is(artifact(yours)))": "只要你操控神器，此生物便得+2/+2。",
    'static(this, cannot_attack, not(there_is(land(yours, of("Island")))))': "除非你操控海岛，否则此生物不能攻击。",
    "static(this, pump(count(land(yours)), 0))": "你每操控一个地，此生物便得+1/+0。",
    "static(this, power_is(count(card(in_graveyard, yours))))": "此生物的力量与防御力各等同于你坟墓场中的牌数量。",
    'static(this, protection("red"))': "反红保护",
    'static(creature(of("Goblin")), protection("white"))': "所有鬼怪生物具有反白保护异能。",
    # what abilities wait for
    "when(enters(this), draw(2))": "当此生物进战场时，抓两张牌。",
    "when(enters(creature(yours, other)), gain_life(1))": "每当另一个生物在你的操控下进战场时，你获得1点生命。",
    "when(or(enters(this), attacks(this)), scry(1))": "每当此生物进战场或攻击时，占卜1。",
    "when(or(casts(spell(blue)), dies(creature)), draw(1))": "每当你施放蓝色咒语或每当一个生物死去时，抓一张牌。",
    "when(dies(this), damage(1, target(creature_or_player)))": "当此生物死去时，它对目标生物或牌手造成1点伤害。",
    "when(deals_combat_damage(this), discard_own(1, they))": "每当此生物对任一牌手造成战斗伤害时，该牌手弃一张牌。",
    'when(upkeep, may(put_counters(1, "+1/+1", this)))': "在你的维持开始时，你可以在此生物上放置一个+1/+1指示物。",
    "when(end_step, sacrifice(this), is(life_of, at_most(5)))": (
        "在你的结束步骤开始时，若你的总生命为5或更少，则牺牲此生物。"
    ),
    "when(upkeep, draw(1), not(is(count(card(in_hand, yours)), at_least(1))))": (
        "在你的维持开始时，若你没有手牌，则抓一张牌。"
    ),
    # costs and when they may be paid
    'activated(pay("{1}{G}"), tapping, sacrificing(chosen(creature(yours, other))), gain_life(3))': (
        "{1}{G}，{T}，牺牲另一个生物：你获得3点生命。"
    ),
    "activated(loyalty(-3), destroy(target(creature(tapped))))": "-3：消灭目标已横置的生物。",
    'activated(pay("{2}"), untap(this), limit=only_as_sorcery)': (
        "{2}：重置此生物。只可以于你能施放法术的时机下起动此异能。"
    ),
    'activated(pay("{0}"), scry(1), limit=only_once_each_turn)': "{0}：占卜1。每回合只能起动此异能一次。",
    "additional_cost(discarding(chosen(card(in_hand, yours))))": "弃一张牌，以作为施放此生物的额外费用。",
    # which cards, and where they lie
    "does(destroy(target(creature(opposing, any_of(attacking, blocking)))))": (
        "消灭目标由对手操控且进行攻击或阻挡的生物。"
    ),
    "does(destroy(target(creature(any_of(with(flying), with(reach))))))": "消灭目标具飞行或延势异能的生物。",
    "does(destroy(target(creature(with_power(at_most(2))))))": "消灭目标力量等于或小于2的生物。",
    "does(destroy(target(permanent(non(is_creature), non(is_land)))))": "消灭目标非生物且非地的永久物。",
    "does(destroy(either_of(artifact, enchantment)))": "消灭所有神器与结界。",
    "does(to_hand(target(either_of(artifact, creature))))": "将目标神器或生物移回其拥有者手上。",
    "does(to_hand(up_to_targets(2, card(in_graveyard, yours, is_creature))))": (
        "将至多两张目标生物牌从你的坟墓场移回你手上。"
    ),
    "does(exile(target(card(in_graveyard))))": "将目标牌从坟墓场放逐。",
    "does(onto_battlefield(card(in_graveyard, is_artifact)))": "将所有坟墓场中的所有神器牌在你的操控下放进战场。",
    'does(seq(reveal(chosen(card(in_library, yours, of("Forest")))), to_hand(it), shuffle))': (
        "从你的牌库中搜寻一张树林牌，展示该牌，并将它置于你手上，然后将你的牌库洗牌。"
    ),
    "does(seq(look_at(top(3)), to_hand(chosen(those)), to_bottom_in_any_order(those)))": (
        "检视你牌库顶的三张牌。将其中一张牌置于你手上，然后将其余的牌以任意顺序置于你的牌库底。"
    ),
    "does(seq(reveal(card(in_hand, controlled_by(target_player))), discard(chosen(those(is_creature)))))": (
        "目标牌手展示其手牌。你选择其中一张生物牌。该牌手弃掉该牌。"
    ),
    # who does it
    "does(mill(4, target_player))": "目标牌手将其牌库顶的四张牌置入其坟墓场。",
    "does(each(everyone, sacrifice(chosen(creature(theirs), by=they))))": "每位牌手各牺牲一个生物。",
    "does(seq(lose_life(2, target_player), gain_life(2)))": "目标牌手失去2点生命且你获得2点生命。",
    "does(seq(discard_own(1, target_player), draw(1)))": "目标牌手弃一张牌，且你抓一张牌。",
    'does(unless(counter(target(spell)), pay("{2}"), controller_of(targeted(1))))': (
        "除非其操控者支付{2}，否则反击目标咒语。"
    ),
    "does(seq(may(sacrifice(chosen(land(yours)))), if(did_so, draw(2))))": (
        "你可以牺牲一个地。若你如此作，则抓两张牌。"
    ),
    # how much
    "does(damage(2, creature(opposing)))": "此咒语对每个由对手操控的生物各造成2点伤害。",
    "does(damage_divided(4, up_to_targets(2, creature_or_player, 1)))": (
        "此咒语对一个或两个目标生物和／或牌手造成共4点伤害，你可以任意分配。"
    ),
    "does(damage(power_of(targeted(1)), target(creature(non(yours))), target(creature(yours))))": (
        "目标由你操控的生物对目标不由你操控的生物造成X点伤害，X为该生物的力量。"
    ),
    "does(gain_life(times(2, count(creature))))": "战场上每有一个生物，你便获得2点生命。",
    "does(may(draw(count(land(yours)))))": "你可以抓X张牌，X为由你操控的地数量。",
    "does(for_each(count(artifact(yours)), untap(target(land))))": "你每操控一个神器，便重置目标地。",
    "static(this, pump(count(land(yours)), count(creature(yours))))": (
        "此生物得+X/+Y，X为由你操控的地数量，Y为由你操控的生物数量。"
    ),
    "hand_size(-4, opponents)": "每位对手的手牌上限减少四张。",
    # tokens, emblems, copies, mana
    'does(create(1, token("Soldier", 1, 1, "white")))': "将一个1/1白色士兵衍生生物放进战场。",
    'does(create(2, token("Bird", 1, 1, "blue", flying)))': "将两个1/1蓝色，具飞行异能的鸟衍生生物放进战场。",
    'does(create(1, token("Golem", 3, 3, "colorless", types="artifact creature")))': (
        "将一个3/3无色魔像衍生神器生物放进战场。"
    ),
    'does(create(1, token("Elf", 1, 1, "green", activated(tapping, add_mana("{G}")))))': (
        "将一个1/1绿色妖精衍生生物放进战场。它具有「{T}：加{G}到你的法术力池中。」"
    ),
    "activated(loyalty(-6), emblem(static(creature(yours), haste)))": (
        "-6：你得到具有「由你操控的生物具有敏捷异能。」的徽记。"
    ),
    "as_enters(may(become_copy(chosen(artifact))))": "你可以使此生物当成战场上任一神器的复制品来进入战场。",
    "activated(tapping, add_any_color(2))": "{T}：加两点任意一种颜色的法术力到你的法术力池中。",
    # rules that cards add
    "costs_less(2, spell(is_artifact))": "由你施放的神器咒语减少{2}来施放。",
    "enter_tapped(this, not(there_is(land(yours, basic))))": "除非你操控基本地，否则此生物须横置进战场。",
    "does(apply(prevent_combat))": "于本回合中，防止将造成的所有战斗伤害。",
    "does(choose_one(draw(1), gain_life(4)))": "选择一项～抓一张牌；或你获得4点生命。",
    # where a card must be for what it does, what any of several has, what is so in each combat
    "when(harmed_in_combat(you, planeswalker(yours)), draw(1), works=from_graveyard)": (
        "每当你或一个由你操控的鹏洛客受到战斗伤害时，若此牌在你的坟墓场中，则抓一张牌。"
    ),
    "when(enters(land(yours)), may(to_hand(this(in_graveyard))), works=from_graveyard)": (
        "每当一个地在你的操控下进战场时，你可以将此牌从你的坟墓场移回你手上。"
    ),
    "cannot_cast(everyone, spell(shares_card_type_with(top(1, everyone))))": (
        "所有牌手都不能施放与任一牌手的牌库顶牌有共通牌类别的咒语。"
    ),
    "does(give(target(creature), must_attack_those(you), for_good))": ("目标生物每次战斗若能攻击你，则必须如此作。"),
    "when(each_upkeep, each(they, sacrifice(chosen(creature(theirs), by=they))))": (
        "在每位牌手的维持开始时，该牌手牺牲一个生物。"
    ),
    "does(seq(reveal(top(1)), if(are(those, all_of(non(is_creature), non(is_land))), draw(1))))": (
        "展示你的牌库顶牌。如果该牌不是生物牌也不是地牌，则抓一张牌。"
    ),
    # planes and schemes
    "when(chaos_rolled, planeswalk)": "每当你掷出混沌时，时空换境。",
    "when(set_in_motion, draw(1))": "当你实行此阴谋时，抓一张牌。",
}
KINDS = {"此咒语": "sorcery", "此阴谋": "scheme"}


@pytest.mark.parametrize("notation", TEXTS)
def test_cards_are_worded_as_the_chinese_cards_are(notation: str) -> None:
    kind = next((kind for name, kind in KINDS.items() if name in TEXTS[notation]), "creature")
    assert text(notation, kind) == TEXTS[notation]


def test_an_ability_alone_knows_what_the_others_on_its_card_tell_it() -> None:
    aura, alone = read("enchant(creature)", MAGIC), read('activated(pay("{R}"), give(enchanted, pump(1, 0)))', MAGIC)
    told = card_text([alone], "magic", "enchantment", "zh-Hans", besides=[aura])
    assert told == ["{R}：所结附的生物得+1/+0直到回合结束。"]


def test_traditional_chinese_has_the_terms_of_its_rulebook() -> None:
    assert text("when(enters(this), draw(2, target_player))", tag="zh-Hant") == "當此生物進戰場時，目標玩家抽兩張牌。"
    assert text('activated(tapping, add_mana("{G}"))', tag="zh-Hant") == "{T}：加{G}到你的魔法力池中。"
    token = 'does(create(1, token("Zombie", 2, 2, "black")))'
    assert text(token, tag="zh-Hant") == "將一個2/2黑色殭屍衍生生物放進戰場。"


def test_an_artifact_that_becomes_a_creature_is_said_to_be_no_longer_an_equipment() -> None:
    become = 'also_types("artifact creature"), subtypes_become("Spirit"), power_becomes(4, 4), no_longer("Equipment")'
    assert text(f"does(give(this, {become}))", "artifact") == (
        "直到回合结束，此神器成为4/4精怪神器生物，且仍具有其原本的类别，且不再是武具。"
    )


@pytest.mark.parametrize("tag", SCRIPTS)
def test_every_word_has_a_message_of_its_own(tag: str) -> None:
    english = CardMessages("magic", "en").entries
    said = MESSAGES[tag].entries
    assert [word for word in MAGIC.words if said.get(f"word-{word}") in (None, english[f"word-{word}"])] == []


SIGNS = re.compile(r"\{[^}]*\}|[XY](?=[^a-z]|$)")
ODD = re.compile(r"[A-Za-z]| |，，|。。|，。|。，|的的|则则|便便|所有所有|目标目标|异能异能|成为成为")


@pytest.mark.slow
@pytest.mark.parametrize("tag", SCRIPTS)
def test_every_card_of_the_catalog_can_be_read(tag: str) -> None:
    kind = games.kind("magic")
    names = re.compile("|".join(re.escape(name) for name in sorted(kind.card_names(), key=len, reverse=True)))
    wrong: list[tuple[str, str]] = []
    for card in kind.card_names():
        trees = [node for node in kind.card_trees(card) if isinstance(node, Node)]
        for line in card_text(trees, "magic", str(kind.card_sheet(card).get("type")), tag):
            if ODD.search(names.sub("○", SIGNS.sub("○", line))):
                wrong.append((card, line))
    assert wrong == []
