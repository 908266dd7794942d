"""What the cards of Magic say in Japanese: each construction, in the idiom of the official cards of 2013."""

from __future__ import annotations

import re

import pytest

from mulligan import games
from mulligan.cardlang.nodes import Node
from mulligan.cardlang.notation import read
from mulligan.magic.words.vocabulary import MAGIC
from mulligan.speech.cards import CardMessages, card_text, renderer, words_in

JAPANESE = CardMessages("magic", "ja")
EVERYWHERE = {"self", "last", "before", "next", "prior", "form", "this", "name", "enchants"}


def text(notation: str, of: str) -> str:
    return card_text([read(notation, MAGIC)], "magic", of, "ja")[0]


def test_every_word_has_a_message_of_its_own() -> None:
    assert {f"word-{word}" for word in MAGIC.words} - words_in("magic", "ja") == set()


def test_messages_speak_only_of_what_their_word_takes() -> None:
    wrong: list[tuple[str, str, str]] = []
    for name, word in MAGIC.words.items():
        known = EVERYWHERE | {parameter.name for parameter in word.parameters}
        entry = JAPANESE.entries[f"word-{name}"]
        forms = [attribute.id.name for attribute in entry.attributes] + ([""] if entry.value is not None else [])
        for form in forms:
            spoken_of = JAPANESE.variables(f"word-{name}", form)
            wrong += [(name, form, one) for one in spoken_of if one.partition("-")[0] not in known]
    assert wrong == []


SPELLS = {
    # a target is announced first, with its measure word
    "does(destroy(target(creature(non(black)))))": "黒でないクリーチャー１体を対象とし、それを破壊する。",
    "does(destroy(target(either_of(artifact, land))))": "アーティファクト１つか土地１つを対象とし、それを破壊する。",
    "does(counter(target(spell(non(is_creature)))))": "クリーチャーでない呪文１つを対象とし、それを打ち消す。",
    "does(damage(2, target(creature_or_player)))": (
        "クリーチャー１体かプレイヤー１人を対象とする。この呪文はそれに２点のダメージを与える。"
    ),
    "does(give(target(creature), pump(2, 2)))": (
        "クリーチャー１体を対象とする。それはターン終了時まで＋２/＋２の修整を受ける。"
    ),
    "does(tap(up_to_targets(2, creature)))": "クリーチャーを最大２体まで対象とし、それらをタップする。",
    "does(draw(2, target_player))": "プレイヤー１人を対象とする。そのプレイヤーはカードを２枚引く。",
    "does(to_hand(target(card(in_graveyard, yours, is_instant_or_sorcery))))": (
        "あなたの墓地にあるインスタント・カード１枚かソーサリー・カード１枚を対象とし、それをあなたの手札に戻す。"
    ),
    "does(fight(target(creature(yours)), target(creature(non(yours)))))": (
        "あなたがコントロールするクリーチャー１体を対象とし、あなたがコントロールしていないクリーチャー１体を対象とする。"
        "その前者はその後者と格闘を行う。"
    ),
    "does(exile(card(in_graveyard, controlled_by(target_player))))": (
        "プレイヤー１人を対象とし、そのプレイヤーの墓地を追放する。"
    ),
    # all of a kind, each of a kind
    "does(destroy(permanent(non(is_creature), non(is_land))))": (
        "すべてのクリーチャーでも土地でもないパーマネントを破壊する。"
    ),
    "does(destroy(permanent(any_of(is_artifact, is_enchantment))))": (
        "すべてのアーティファクトとエンチャントを破壊する。"
    ),
    "does(damage(x, creature(with(flying))))": "この呪文は飛行を持つ各クリーチャーにそれぞれＸ点のダメージを与える。",
    # what changes for a time
    "does(give(target(creature), pump(1, 1), first_strike, vigilance))": (
        "クリーチャー１体を対象とする。それはターン終了時まで＋１/＋１の修整を受けるとともに先制攻撃と警戒を得る。"
    ),
    "does(give(target(creature), pump(-3, 0)))": (
        "クリーチャー１体を対象とする。それはターン終了時まで－３/－０の修整を受ける。"
    ),
    "does(give(creature(yours), flying, haste, lifelink))": (
        "あなたがコントロールするクリーチャーはターン終了時まで飛行、速攻、絆魂を得る。"
    ),
    "does(give(target(creature), cannot_block))": (
        "クリーチャー１体を対象とする。このターン、それではブロックできない。"
    ),
    "does(seq(give(target(creature), controlled), untap(targeted(1)), give(targeted(1), haste)))": (
        "クリーチャー１体を対象とし、ターン終了時までそれのコントロールを得る。そのクリーチャーをアンタップする。"
        "そのクリーチャーはターン終了時まで速攻を得る。"
    ),
    'does(give(target(land), also_types("creature"), colors_become("green"), power_becomes(4, 4)))': (
        "土地１つを対象とする。それはターン終了時まで他のタイプに加えて緑の４/４のクリーチャーになる。"
    ),
    # searching, looking, revealing
    "does(seq(reveal(chosen(card(in_library, yours, basic, is_land))), to_hand(it), shuffle))": (
        "あなたのライブラリーから基本土地カードを１枚探し、それを公開してあなたの手札に加え、"
        "その後あなたのライブラリーを切り直す。"
    ),
    "does(seq(look_at(top(3)), to_hand(chosen(those)), to_bottom_in_any_order(those)))": (
        "あなたのライブラリーの一番上から３枚のカードを見る。そのうち１枚をあなたの手札に加え、"
        "残りをあなたのライブラリーの一番下に望む順番で置く。"
    ),
    "does(seq(reveal(card(in_hand, controlled_by(target_player(opponents)))), discard(chosen(those(is_creature)))))": (
        "対戦相手１人を対象とする。そのプレイヤーは自分の手札を公開する。"
        "あなたはその中のクリーチャー・カードを１枚選ぶ。そのプレイヤーはそのカードを捨てる。"
    ),
    # one after the other
    "does(seq(draw(2), discard_own(1)))": "カードを２枚引き、その後カードを１枚捨てる。",
    "does(seq(destroy(target(land)), draw(1)))": "土地１つを対象とし、それを破壊する。カードを１枚引く。",
    "does(seq(lose_life(3, target_player), gain_life(3)))": (
        "プレイヤー１人を対象とする。そのプレイヤーは３点のライフを失い、あなたは３点のライフを得る。"
    ),
    "does(each(everyone, seq(discard(card(in_hand, theirs)), draw(3, they))))": (
        "各プレイヤーは自分の手札を捨て、カードを３枚引く。"
    ),
    "does(each(opponents, sacrifice(chosen(creature(theirs), by=they))))": (
        "各対戦相手はクリーチャーを１体生け贄に捧げる。"
    ),
    # may, if, unless, choose
    "does(seq(may(sacrifice(chosen(creature(yours)))), if(did_so, draw(2))))": (
        "あなたはクリーチャーを１体生け贄に捧げてもよい。そうした場合、カードを２枚引く。"
    ),
    'does(unless(counter(target(spell)), pay("{3}"), controller_of(targeted(1))))': (
        "呪文１つを対象とし、それのコントローラーが{3}を支払わないかぎり、それを打ち消す。"
    ),
    "does(choose_one(draw(1), gain_life(3)))": (
        "以下の２つから１つを選ぶ。「カードを１枚引く。」「あなたは３点のライフを得る。」"
    ),
    # amounts
    "does(each(everyone, seq(draw(1, they), lose_life(count(creature(theirs)), they))))": (
        "各プレイヤーはカードを１枚引き、自分がコントロールするクリーチャーの総数に等しい点数のライフを失う。"
    ),
    'does(damage(count(land(yours, of("Swamp"))), target(creature)))': (
        "クリーチャー１体を対象とする。この呪文はそれに、あなたがコントロールする沼の総数に等しい点数のダメージを与える。"
    ),
    "does(draw(greatest_power(creature(yours))))": (
        "あなたがコントロールするクリーチャーのパワーの中の最大値に等しい枚数のカードを引く。"
    ),
    'does(create(life_of, token("Cat", 2, 2, "white")))': (
        "白の２/２の猫・クリーチャー・トークンをＸ体戦場に出す。Ｘはあなたのライフの総量に等しい。"
    ),
    'does(create(count(land(yours, of("Forest"))), token("Wolf", 2, 2, "green")))': (
        "あなたがコントロールする森１つにつき緑の２/２の狼・クリーチャー・トークンを１体戦場に出す。"
    ),
    'does(create(2, token("Goblin Soldier", 1, 1, "red white", haste)))': (
        "速攻を持つ赤と白の１/１のゴブリン・兵士・クリーチャー・トークンを２体戦場に出す。"
    ),
    "additional_cost(discarding(chosen(card(in_hand, yours))))": (
        "この呪文を唱えるための追加コストとして、カードを１枚捨てる。"
    ),
}

CREATURES = {
    "first_strike": "先制攻撃",
    'static(this, protection("red"))': "プロテクション（赤）",
    # when and whenever
    "when(enters(this), draw(1))": "このクリーチャーが戦場に出たとき、カードを１枚引く。",
    "when(attacks(this), give(this, pump(1, 1)))": (
        "このクリーチャーが攻撃するたび、このクリーチャーはターン終了時まで＋１/＋１の修整を受ける。"
    ),
    "when(or(enters(this), attacks(this)), draw(1))": "このクリーチャーが戦場に出るか攻撃するたび、カードを１枚引く。",
    "when(dies(creature(yours)), gain_life(1))": (
        "あなたがコントロールするクリーチャーが１体死亡するたび、あなたは１点のライフを得る。"
    ),
    'when(enters(either_of(this, permanent(yours, other, of("Dragon")))), gain_life(1))': (
        "このクリーチャーか他のドラゴンが１体あなたのコントロール下で戦場に出るたび、あなたは１点のライフを得る。"
    ),
    "when(deals_combat_damage(this), discard_own(1, they))": (
        "このクリーチャーがプレイヤー１人に戦闘ダメージを与えるたび、そのプレイヤーはカードを１枚捨てる。"
    ),
    "when(casts(spell(any_of(blue, black)), opponents), draw(1))": (
        "対戦相手１人が青か黒の呪文を１つ唱えるたび、カードを１枚引く。"
    ),
    "when(upkeep, sacrifice(this), not(there_is(land(yours))))": (
        "あなたのアップキープの開始時に、あなたが土地をコントロールしていない場合、このクリーチャーを生け贄に捧げる。"
    ),
    "when(enters(this), may(destroy(target(creature(with_power(at_most(2)))))))": (
        "このクリーチャーが戦場に出たとき、パワーが２以下のクリーチャー１体を対象とする。あなたはそれを破壊してもよい。"
    ),
    "when(dies(this), may(damage(1, target(creature_or_player))))": (
        "このクリーチャーが死亡したとき、クリーチャー１体かプレイヤー１人を対象とする。"
        "あなたはこのクリーチャーがそれに１点のダメージを与えることを選んでもよい。"
    ),
    'when(dies(this), may(pay_to(pay("{1}{B}"), to_hand(that(in_graveyard)))))': (
        "このクリーチャーが死亡したとき、あなたは{1}{B}を支払ってもよい。そうした場合、それをオーナーの手札に戻す。"
    ),
    # costs
    'activated(pay("{1}"), tapping, sacrificing(chosen(creature(yours, other))), regenerate(this))': (
        "{1}, {T}, 他のクリーチャーを１体生け贄に捧げる：このクリーチャーを再生する。"
    ),
    'activated(pay("{2}"), draw(1), limit=only_as_sorcery)': (
        "{2}：カードを１枚引く。この能力は、あなたがソーサリーを唱えられるときにのみ起動できる。"
    ),
    "activated(loyalty(-2), draw(1))": "－２：カードを１枚引く。",
    'activated(removing(2, "charge"), draw(1), if=your_turn)': (
        "このクリーチャーの上から蓄積カウンターを２個取り除く：カードを１枚引く。"
        "この能力は、あなたのターンの間にのみ起動できる。"
    ),
    # what is so always
    'static(creature(yours, other, of("Elf")), pump(1, 1), flying)': (
        "あなたがコントロールする他のエルフ・クリーチャーは＋１/＋１の修整を受けるとともに飛行を持つ。"
    ),
    "static(this, cannot_attack, cannot_block)": "このクリーチャーでは攻撃したりブロックしたりできない。",
    "static(this, pump(4, 4), trample, if=is(count(land(yours)), at_least(8)))": (
        "あなたが土地を８つ以上コントロールしているかぎり、"
        "このクリーチャーは＋４/＋４の修整を受けるとともにトランプルを持つ。"
    ),
    "static(this, pump(count(artifact(yours)), 0))": (
        "このクリーチャーは、あなたがコントロールするアーティファクト１つにつき＋１/＋０の修整を受ける。"
    ),
    "static(creature(yours), has(activated(tapping, add_any_color)))": (
        "あなたがコントロールするクリーチャーは「{T}：あなたのマナ・プールに、好きな色１色のマナ１点を加える。」を持つ。"
    ),
    'enter_tapped(this, not(either(there_is(land(yours, of("Swamp"))), there_is(land(yours, of("Forest"))))))': (
        "あなたが沼か森をコントロールしていないかぎり、このクリーチャーはタップ状態で戦場に出る。"
    ),
    'enters_with(3, "+1/+1")': "このクリーチャーは＋１/＋１カウンターが３個置かれた状態で戦場に出る。",
    "as_enters(may(become_copy(chosen(creature))))": (
        "あなたはこのクリーチャーを、戦場に出ているいずれかのクリーチャーのコピーとして戦場に出してもよい。"
    ),
    "costs_less(1, spell(is_creature))": "あなたが唱えるクリーチャー呪文は、それを唱えるためのコストが{1}少なくなる。",
    "prevent_combat(by=this)": "このクリーチャーが与えるすべての戦闘ダメージを軽減する。",
    # who does it and what is meant, where another was spoken of before
    "when(is_dealt_damage(this), mill(that_much, controller_of(that_as_it_was)))": (
        "このクリーチャーがダメージを与えられるたび、その発生源のコントローラーは"
        "自分のライブラリーの一番上からその枚数のカードを自分の墓地に置く。"
    ),
    "when(deals_combat_damage(this), seq(reveal(card(in_hand, controlled_by(they))),"
    " choose(chosen(those(is_land)))))": (
        "このクリーチャーがプレイヤー１人に戦闘ダメージを与えるたび、"
        "そのプレイヤーは自分の手札を公開する。あなたはその中の土地カードを１枚選ぶ。"
    ),
    "when(dies(creature), destroy(artifact(other)))": (
        "クリーチャーが１体死亡するたび、このクリーチャー以外のすべてのアーティファクトを破壊する。"
    ),
    "when(dies(this), destroy(artifact(other)))": (
        "このクリーチャーが死亡したとき、他のすべてのアーティファクトを破壊する。"
    ),
    # a target is announced before what it hangs on
    "activated(tapping, flip_coin(seq(sacrifice(this), draw(3))))": (
        "{T}：コイン投げをする。あなたがコイン投げに勝った場合、このクリーチャーを生け贄に捧げ、カードを３枚引く。"
    ),
    "activated(tapping, flip_coin(damage(2, target(creature))))": (
        "{T}：クリーチャー１体を対象とする。コイン投げをする。"
        "あなたがコイン投げに勝った場合、このクリーチャーはそれに２点のダメージを与える。"
    ),
    "when(attacks(this), seq(may(sacrifice(chosen(land(yours)))), if(did_so, damage(2, target(creature)))))": (
        "このクリーチャーが攻撃するたび、クリーチャー１体を対象とする。あなたは土地を１つ生け贄に捧げてもよい。"
        "そうした場合、このクリーチャーはそれに２点のダメージを与える。"
    ),
    "when(attacks(this), seq(exile(target(creature(yours))), onto_battlefield(it)))": (
        "このクリーチャーが攻撃するたび、あなたがコントロールするクリーチャー１体を対象とし、"
        "それを追放し、それをあなたのコントロール下で戦場に戻す。"
    ),
}

OTHERS = {
    ("enchant(creature(yours))", "enchantment"): "エンチャント（あなたがコントロールするクリーチャー）",
    ('equip("{3}")', "artifact"): "装備{3}",
    ("when(dies(this), to_hand(that(in_graveyard)))", "enchantment"): (
        "このエンチャントが戦場から墓地に置かれたとき、それをオーナーの手札に戻す。"
    ),
    ("when(or(planeswalk_to, upkeep), scry(2))", "plane"): (
        "あなたがこの次元へプレインズウォークしたとき、またはあなたのアップキープの開始時に、占術２を行う。"
    ),
    ("when(chaos_rolled, untap(creature(yours)))", "plane"): (
        "あなたがカオスを出すたび、あなたがコントロールするすべてのクリーチャーをアンタップする。"
    ),
    ("when(encounter, each(everyone, draw(4, they)))", "phenomenon"): (
        "あなたがこの現象に遭遇したとき、各プレイヤーはカードを４枚引く。"
    ),
    ("when(set_in_motion, damage(3, opponents))", "scheme"): (
        "あなたがこの計略を実行中にしたとき、この計略は各対戦相手にそれぞれ３点のダメージを与える。"
    ),
}


@pytest.mark.parametrize("notation", SPELLS)
def test_spells(notation: str) -> None:
    assert text(notation, "sorcery") == SPELLS[notation]


@pytest.mark.parametrize("notation", CREATURES)
def test_creatures(notation: str) -> None:
    assert text(notation, "creature") == CREATURES[notation]


@pytest.mark.parametrize("pair", OTHERS)
def test_other_cards(pair: tuple[str, str]) -> None:
    assert text(*pair) == OTHERS[pair]


ALONE = {
    "target(creature(opposing))": "対戦相手１人がコントロールするクリーチャー１体",
    "target(land, 2)": "土地２つ",
    "up_to_targets(3, creature)": "クリーチャー最大３体まで",
    "target_player(opponents)": "対戦相手１人",
    "destroy(target(land))": "土地１つを対象とし、それを破壊する",
}


@pytest.mark.parametrize("notation", ALONE)
def test_a_question_names_the_target_it_is_about(notation: str) -> None:
    assert renderer("magic", "ja").text(read(notation, MAGIC), "alone", {}) == ALONE[notation]


SIGNS = re.compile(r"\{[^{}]*\}")  # mana, tapping
NUMBERS = re.compile(r"[0-9]")
ODD = re.compile(r"。。|、、|、。|をを|はは|がが|(?<!も)のの|にに|すべてのすべての|(?<!,) |それそれ")


@pytest.mark.slow
def test_no_card_of_the_catalog_says_anything_in_latin_letters_or_breaks_off() -> None:
    kind = games.kind("magic")
    names = sorted(kind.card_names(), key=len, reverse=True)
    for card in names:
        trees = [node for node in kind.card_trees(card) if isinstance(node, Node)]
        for line in card_text(trees, "magic", str(kind.card_sheet(card).get("type")), "ja"):
            told = SIGNS.sub("", line)
            for name in names if re.search("[A-Za-z]", told) else []:
                told = told.replace(name, "")  # names have their own file
            assert not re.search("[A-Za-z]", told), (card, line)
            assert not NUMBERS.search(told), (card, line)
            assert not ODD.search(told), (card, line)
            assert told.count("「") == told.count("」"), (card, line)
