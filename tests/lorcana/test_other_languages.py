"""Cards in Japanese and Simplified Chinese: each construction in the idiom of the official cards, nothing in English.

The sentences are our own. How the whole catalog compares with the print is told by tools/compare_print.py.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from mulligan import games
from mulligan.cardlang.nodes import Node
from mulligan.cardlang.notation import read
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.speech.cards import CardMessages, card_text
from mulligan.speech.words import message_file
from support import parcels

LANGUAGES = ("ja", "zh-Hans")
EVERYWHERE = {
    "self",
    "last",
    "before",
    "next",
    "prior",
    "form",
    "this",
    "name",
    "vanish",
}  # variables that need no parameter
ODD = re.compile(r"[A-Za-z]|  |[、，。：；][、，。：；]|的的|のの|をを|はは|便便|均便|[{}_]")

TEXTS = {
    "does(if(have(character(in_discard)), draw(count(item(in_discard)))))": (
        "いずれかの捨て札にキャラクター・カードがあるなら、すべてのプレイヤーの捨て札にあるアイテム・カードと同じ数のカードを引く。",
        "如果任一玩家的弃置区中有角色卡，则所有玩家的弃置区中每有一张物品卡，便抽一张卡。",
    ),
    # Who gains what others have lost; whose character is at a location; what is paid less for.
    "does(seq(lose_lore(1, opponents), gain_lore(1)))": (
        "各対戦相手はロアを１つ失う。あなたはロアを１つ得る。",
        "每位对手各失去 1 点奇谈。你获得 1 点奇谈。",
    ),
    "does(seq(gain_lore(1), lose_lore(1, opponents)))": (
        "ロアを１つ得る。各対戦相手はロアを１つ失う。",
        "获得 1 点奇谈。每位对手各失去 1 点奇谈。",
    ),
    "does(make_ready(chosen(character(yours, at_location))))": (
        "ロケーションにいるあなたのキャラクター１体を選び、レディする。",
        "令所选的你在地点内的角色就绪。",
    ),
    "does(may(pay_to(ink(1), pay_less_next(2, item))))": (
        "１インクを支払うことでこのターン、あなたが次にアイテムをプレイするコストの支払いを２インク減らしてもよい。",
        "你可以支付 1 奇墨来令你本回合打出的下一个物品少支付 2 奇墨。",
    ),
    # Keywords and kinds of abilities.
    "challenger(2)": ("果敢＋２", "善战 +2"),
    "shift(4)": ("変身４", "转形 4"),
    'shift(3, "Puppy")': ("子犬変身３", "小狗转形 3"),
    "shift(discard(chosen(song(yours, in_hand, other))))": (
        "変身：歌・カードを１枚選んで捨てる",
        "转形：选择并弃置一张歌曲卡",
    ),
    "use(exert_this, ink(4), draw(1))": ("エグザート，４インク：カードを１枚引く。", "力竭，4 奇墨～抽一张卡。"),
    "use(once_per_turn, ink(2), draw(1))": (
        "各ターンに一度、２インク：カードを１枚引く。",
        "每回合一次，2 奇墨～抽一张卡。",
    ),
    "when(played(this), may(draw(2)))": (
        "このキャラクターをプレイしたとき、カードを２枚引いてもよい。",
        "当你打出这个角色时，你可以抽 2 张卡。",
    ),
    "when(or(played(this), quests(this)), gain_lore(1))": (
        "このキャラクターをプレイしたとき、またはこれがクエストするたび、ロアを１つ得る。",
        "当你打出这个角色和每当他探奇时，获得 1 点奇谈。",
    ),
    "when(moves(this), lose_lore(1, opponents), limit=once_per_turn)": (
        "各ターンに一度、このキャラクターがロケーションに移動したとき、各対戦相手はロアを１つ失う。",
        "每回合一次，当这个角色移至一处地点时，每位对手各失去 1 点奇谈。",
    ),
    "when(banishes(this, character(other)), make_ready(this), during=your_turn)": (
        "あなたのターンの間、このキャラクターがチャレンジ中に他のキャラクター１体を退場させるたび、これをレディする。",
        "在你的回合中，每当这个角色在挑战中驱逐另一个角色时，令这个角色就绪。",
    ),
    "always(give(this, evasive), if=your_turn)": (
        "あなたのターンの間、このキャラクターは回避を得る。",
        "在你的回合中，这个角色获得灵活。",
    ),
    "always(give(this, strength(2)), if=matches(this, card(at_location)))": (
        "このキャラクターはロケーションにいる間、攻撃力＋２される。",
        "只要这个角色在地点内，他便得 +2 力量。",
    ),
    "always(give(this, cannot_quest), if=not(have(item(yours))))": (
        "このキャラクターはあなたの場にアイテムがないかぎり、クエストできない。",
        "除非你在场上有物品，否则这个角色不能探奇。",
    ),
    "always(give(character(opposing), cannot_quest), if=matches(this, card(exerted)))": (
        "このキャラクターがエグザートしている間、対戦相手のキャラクターはクエストできない。",
        "只要这个角色为力竭状态，对手的角色均不能探奇。",
    ),
    "always(pay_less(1, item), if=have(character(yours, at_location(this))))": (
        "ここにあなたのキャラクターがいるなら、あなたがアイテムをプレイするコストの支払いは１インク減る。",
        "如果你在此处有角色，则你少支付 1 奇墨来打出物品。",
    ),
    # A choice is a clause of its own in Japanese; whose hand it goes to.
    "does(banish(chosen(character(opposing, damaged))))": (
        "ダメージを受けている対戦相手のキャラクター１体を選び、退場させる。",
        "驱逐所选的受伤的对手角色。",
    ),
    "does(return_to_hand(chosen(character)))": (
        "キャラクター１体を選び、そのキャラクターのプレイヤーの手札に戻す。",
        "将所选的角色移回其玩家的手上。",
    ),
    "does(return_to_hand(chosen(character(yours, other), 2)))": (
        "あなたの他のキャラクター２体を選び、手札に戻す。",
        "将另 2 个所选的你的角色移回你手上。",
    ),
    "does(return_to_hand(chosen(item(yours, in_discard))))": (
        "あなたの捨て札からアイテム・カード１枚を手札に戻す。",
        "将一张物品卡从你的弃置区移回你手上。",
    ),
    "when(banished(this, in_challenge), return_to_hand(this(in_discard)))": (
        "このキャラクターがチャレンジ中に退場したとき、このカードをあなたの手札に戻す。",
        "当这个角色在挑战中被驱逐时，将这张卡移回你手上。",
    ),
    "does(banish(chosen(either_of(character(with_cost(at_most(2))), item(with_cost(at_most(2)))))))": (
        "コスト２以下の、キャラクター１体かアイテム１つを選び、退場させる。",
        "驱逐所选的费用等于或小于 2 的角色或物品。",
    ),
    "does(give(chosen(character), strength(-2), this_turn))": (
        "キャラクター１体を選び、このターン、攻撃力－２する。",
        "所选的角色本回合得 -2 力量。",
    ),
    "does(give(up_to(2, character), strength(-1), this_turn))": (
        "キャラクターを２体まで選び、このターン、それぞれを攻撃力－１する。",
        "至多 2 个所选的角色本回合各得 -1 力量。",
    ),
    "does(give(chosen(character), rush, evasive, ward, this_turn))": (
        "キャラクター１体を選び、そのキャラクターはこのターン、突進と回避と魔除を得る。",
        "所选的角色本回合获得速击、灵活与庇护。",
    ),
    "does(give(chosen(character), strength(2), resist(1), until_your_next_turn))": (
        "キャラクター１体を選び、そのキャラクターはあなたの次のターンの始めまで、攻撃力＋２され、耐久＋１を得る。",
        "所选的角色得 +2 力量且获得抵抗 +1 直到你的下一个回合开始。",
    ),
    "does(give(chosen(character(opposing)), cannot_challenge, their_next_turn))": (
        "対戦相手のキャラクター１体を選び、そのキャラクターはそれのプレイヤーの次のターンの間、チャレンジできない。",
        "所选的对手角色在其下一个回合不能发起挑战。",
    ),
    "does(seq(exert(chosen(character)), give(it, cannot_ready_at_start, their_next_turn)))": (
        "キャラクター１体を選び、エグザートする。そのキャラクターはそれのプレイヤーの次のターンの始めにレディしない。",
        "令所选的角色力竭。他在其下一个回合的开始时不能就绪。",
    ),
    "when(quests(this), may(seq(make_ready(character(yours, other)), give(it, cannot_quest, this_turn))))": (
        "このキャラクターがクエストするたび、あなたの他のキャラクター全員をレディしてもよい。それらのキャラクターはこのターン、クエストできない。",
        "每当这个角色探奇时，你可以令你的其他角色就绪。他们本回合不能再探奇。",
    ),
    "when(played(this), may(give(chosen(character), resist(1), this_turn)))": (
        "このキャラクターをプレイしたとき、キャラクター１体を選んでもよい。そのキャラクターはこのターン、耐久＋１を得る。",
        "当你打出这个角色时，你可以令所选的角色本回合获得抵抗 +1。",
    ),
    # Damage, to one and to each.
    "does(deal(2, chosen(either_of(character, location))))": (
        "キャラクター１体かロケーション１つを選び、２ダメージを与える。",
        "向所选的角色或地点造成 2 点伤害。",
    ),
    "does(deal(1, character(opposing)))": (
        "対戦相手の各キャラクターに１ダメージを与える。",
        "向每个对手角色各造成 1 点伤害。",
    ),
    "does(heal(2, character(yours)))": (
        "あなたの各キャラクターからそれぞれ２ダメージまで取り除く。",
        "从你的每个角色上各移去至多 2 点伤害。",
    ),
    "does(move_damage(2, chosen(character), chosen(character(opposing))))": (
        "キャラクター１体を選び、そのキャラクターからダメージ・カウンターを２つまで、選んだ対戦相手のキャラクター１体に移動する。",
        "将至多 2 个伤害指示物从所选的角色移到所选的对手角色上。",
    ),
    # Several things: who does them, what "may" reaches, what is done for what.
    "when(played(this), may(seq(draw(1), discard(chosen(card(yours, in_hand))))))": (
        "このキャラクターをプレイしたとき、「カードを１枚引き、その後カードを１枚選んで捨てる。」をしてもよい。",
        "当你打出这个角色时，你可以抽一张卡，然后选择并弃置一张卡。",
    ),
    "does(seq(deal(2, chosen(character)), draw(1)))": (
        "キャラクター１体を選び、２ダメージを与える。カードを１枚引く。",
        "向所选的角色造成 2 点伤害。抽一张卡。",
    ),
    "when(played(song), may(pay_to(ink(1), draw(1))))": (
        "あなたが歌をプレイするたび、１インクを支払うことでカードを１枚引いてもよい。",
        "每当你打出一个歌曲时，你可以支付 1 奇墨来抽一张卡。",
    ),
    "does(pay_to(by(banish(chosen(item(yours)))), deal(5, chosen(character))))": (
        "あなたのアイテム１つを選び、退場させることでキャラクター１体を選び、５ダメージを与える。",
        "驱逐所选的你的物品来向所选的角色造成 5 点伤害。",
    ),
    "does(each(opponents, discard(chosen(card(theirs, in_hand), 2, they))))": (
        "各対戦相手はカードを２枚選んで捨てる。",
        "每位对手各选择并弃置 2 张卡。",
    ),
    "does(each(opponents, banish(chosen(character(theirs), by=they))))": (
        "各対戦相手は自分のキャラクター１体を選び、退場させる。",
        "每位对手各选择并驱逐其一个角色。",
    ),
    "does(each(everyone, seq(discard(card(theirs, in_hand)), draw(7, they))))": (
        "各プレイヤーは手札をすべて捨て、カードを７枚引く。",
        "每位玩家各弃置其所有手卡并抽 7 张卡。",
    ),
    "does(each(everyone, may(draw(1, they), they)))": (
        "各プレイヤーはカードを１枚引いてもよい。",
        "每位玩家各可以抽一张卡。",
    ),
    "does(choose_player(opponents, seq(reveal(card(theirs, in_hand)), discard(chosen(song(theirs, in_hand))))))": (
        "対戦相手１人を選び、そのプレイヤーは手札を公開し、あなたが選んだ歌・カードを１枚捨てる。",
        "所选的对手展示其手卡并弃置一张由你选择的歌曲卡。",
    ),
    "does(choose_player(opponents, shuffle_into_deck(up_to(3, card(theirs, in_discard)))))": (
        "対戦相手１人を選び、そのプレイヤーの捨て札からカードを３枚まで選び、そのプレイヤーのデッキに加えてシャッフルする。",
        "选择一位对手。将至多 3 张卡从该玩家的弃置区洗入该玩家的卡组。",
    ),
    "when(played(this), may(pay_to(ink(2), each(opponents, lose_lore(1, they)))))": (
        "このキャラクターをプレイしたとき、２インクを支払ってもよい。そうしたなら、各対戦相手はロアを１つ失う。",
        "当你打出这个角色时，你可以支付 2 奇墨来令每位对手各失去 1 点奇谈。",
    ),
    "does(choose_one(draw(2), gain_lore(1)))": (
        "以下から１つを選ぶ。・カードを２枚引く。・ロアを１つ得る。",
        "选择一项：•抽 2 张卡。•获得 1 点奇谈。",
    ),
    'does(instead(chosen(character), give(it, strength(2), this_turn), matches(it, character(of("Villain"))),'
    " give(it, strength(3), this_turn)))": (
        "キャラクター１体を選び、このターン、攻撃力＋２する。ヴィランズ・キャラクターが選ばれたなら、代わりに攻撃力＋３する。",
        "所选的角色本回合得 +2 力量。如果选择了反派角色，则改为他得 +3 力量。",
    ),
    # Quantities and conditions.
    'always(give(this, lore(count(character(yours, other, of("Villain"))))))': (
        "このキャラクターはあなたの場の他のヴィランズ・キャラクターと同じ数だけロア値＋１される。",
        "你在场上每有一个其他反派角色，这个角色便得 +1 奇谈值。",
    ),
    "always(give(this, strength(cards_in_hand)))": (
        "このキャラクターはあなたの手札にあるカードと同じ数だけ攻撃力＋１される。",
        "你手上每有一张卡，这个角色便得 +1 力量。",
    ),
    "does(seq(heal(3, chosen(character(yours))), draw(this_way)))": (
        "あなたのキャラクター１体を選び、３ダメージまで取り除く。この方法で取り除いたダメージと同じ数のカードを引く。",
        "从所选的你的角色上移去至多 3 点伤害。每以此法移去 1 点伤害，便抽一张卡。",
    ),
    "when(played(this), may(draw(2)), have(character(yours, other), at_least(2)))": (
        "このキャラクターをプレイしたとき、あなたの場に他のキャラクターが２体以上いるなら、カードを２枚引いてもよい。",
        "当你打出这个角色时，如果你在场上有 2 个或更多其他角色，则你可以抽 2 张卡。",
    ),
    "use(exert_this, ink(3), if(is(cards_in_hand, exactly(0)), draw(1)))": (
        "エグザート，３インク：あなたの手札が０枚なら、カードを１枚引く。",
        "力竭，3 奇墨～如果你没有手卡，则抽一张卡。",
    ),
    "when(played(this), draw(1), some_player(opponents, more(cards_in_hand(they), cards_in_hand)))": (
        "このキャラクターをプレイしたとき、いずれかの対戦相手の手札があなたより多いなら、カードを１枚引く。",
        "当你打出这个角色时，如果任一对手的手卡比你多，则抽一张卡。",
    ),
    "does(lose_lore(1, players_who(opponents, more(lore_total(they), lore_total))))": (
        "あなたより多くのロアを持つ各対戦相手はロアを１つ失う。",
        "每位奇谈比你多的对手各失去 1 点奇谈。",
    ),
    "use(exert_this, if(happened(played(action), at_least(2)), draw(1)))": (
        "エグザート：あなたがこのターンにアクションを２枚以上プレイしていたなら、カードを１枚引く。",
        "力竭～如果你本回合打出过 2 个或更多行动，则抽一张卡。",
    ),
    "when(turn_ends, banish(this), if=not(happened(played(song))))": (
        "あなたのターン終了時、あなたがこのターンに歌をプレイしていないなら、このキャラクターを退場させる。",
        "在你的回合结束时，如果你本回合没有打出过歌曲，则驱逐这个角色。",
    ),
    'always(give(character(yours, any_of(of("Prince"), of("King"))), resist(1)))': (
        "あなたのプリンス/王様・キャラクターは耐久＋１を得る。",
        "你的王子和君王角色获得抵抗 +1。",
    ),
    "when(nth(2, played(character)), draw(1))": (
        "各ターン、あなたが２枚目のキャラクターをプレイするたび、カードを１枚引く。",
        "每当你打出一回合中的第二个角色时，抽一张卡。",
    ),
    "when(nth(3, quests(character(yours))), draw(1))": (
        "各ターン、３回目にあなたのキャラクター１体がクエストするたび、カードを１枚引く。",
        "每当一回合中第三次你的一个角色探奇时，抽一张卡。",
    ),
    "does(deal(plus(count(item(yours)), 1), chosen(character)))": (
        "キャラクター１体を選び、あなたの場のアイテムの数と１の合計と同じ数のダメージを与える。",
        "向所选的角色造成等同于你在场上物品数量与 1 之和的伤害。",
    ),
    "always(give(either_of(item(yours), location(yours)), ward))": (
        "あなたのアイテムと、あなたのロケーションは魔除を得る。",
        "你的物品和你的地点获得庇护。",
    ),
    "does(return_to_hand(up_to_different(3, character(yours, in_discard))))": (
        "あなたの捨て札から名前の異なるキャラクター・カードを３枚まで選び、手札に戻す。",
        "将至多 3 张名称各不相同的角色卡从你的弃置区移回你手上。",
    ),
    "always(banished_instead(character(yours, other), heal_fully(this)))": (
        "あなたの他のキャラクター１体が退場するなら、代わりにこのキャラクターからすべてのダメージを取り除く。",
        "如果你的一个其他角色将被驱逐，则改为从这个角色上移去所有伤害。",
    ),
    # A deck, an inkwell, a play for nothing.
    "does(look(4, may_take(song), rest(on_bottom)))": (
        "あなたのデッキの上からカードを４枚見る。歌・カードを１枚公開し手札に加えてもよい。残りを好きな順番でデッキの一番下に置く。",
        "查看你卡组顶的 4 张卡。你可以展示一张歌曲卡并将其置于你手上。将其余的卡以任意顺序置于你的卡组底。",
    ),
    "does(look(2, put(1, where=on_top), rest(on_bottom)))": (
        "あなたのデッキの上からカードを２枚見る。そのうち１枚をデッキの一番上に、もう１枚を一番下に置く。",
        "查看你卡组顶的 2 张卡。将一张置于你的卡组顶，另一张置于卡组底。",
    ),
    "does(look(1, either_place(on_top, on_bottom)))": (
        "あなたのデッキの一番上のカードを見る。それをデッキの一番上か一番下に置く。",
        "查看你卡组顶的那张卡。将其置于你的卡组顶或卡组底。",
    ),
    "does(into_inkwell_exerted(top(1)))": (
        "あなたのデッキの一番上のカードをインクウェルにエグザートかつ裏向きで置く。",
        "将你卡组顶的那张卡正面朝下，并为力竭状态放进你的奇墨池。",
    ),
    "does(play_for_free(character(yours, with_cost(at_most(2)), in_discard)))": (
        "あなたの捨て札からコスト２以下のキャラクター１枚をコストを支払わずにプレイする。",
        "从你的弃置区免费打出一个费用等于或小于 2 的角色。",
    ),
    "does(pay_less_next(2, character))": (
        "このターン、あなたが次にキャラクターをプレイするコストの支払いは２インク減る。",
        "你本回合打出的下一个角色少支付 2 奇墨。",
    ),
    "does(move_to(chosen(character(yours)), chosen(location(yours))))": (
        "あなたのキャラクター１体を選び、コストを支払わずにロケーション１つに移動させる。",
        "将所选的你的角色免费移至一处地点。",
    ),
}

CHINESE = {  # what readers of Chinese stumbled over
    "when(challenges(character(damaged), character), if(is(strength_of(that), at_least(6)), draw(1)))": (
        "每当一个受伤的角色挑战另一个角色时，如果发起挑战的角色的力量等于或大于 6，则抽一张卡。"
    ),
    "use(exert_this, if(have(item(yours)), seq(gain_lore(2), draw(1)), gain_lore(1)))": (
        "力竭～如果你在场上有物品，则获得 2 点奇谈，然后抽一张卡。否则，获得 1 点奇谈。"
    ),
    "always(enters_exerted(item(opposing)))": "对手的物品进场时均为力竭状态。",
    "when(quests(this), give(this, strength(strength_of(chosen(character))), this_turn))": (
        "每当这个角色探奇时，他本回合额外得等同于所选的角色之力量的力量。"
    ),
    "does(make_ready(character(yours)))": "令你的所有角色就绪。",
    "when(turn_ends, if(have(item(yours), at_least(2)), gain_lore(5), gain_lore(2)), have(item(yours)))": (
        "在你的回合结束时，如果你在场上有物品，则获得 2 点奇谈。如果你在场上有 2 个或更多物品，则改为获得 5 点奇谈。"
    ),
}


@pytest.mark.parametrize("notation", CHINESE)
def test_what_a_reader_of_chinese_stumbled_over_is_said_plainly(notation: str) -> None:
    assert card_text([read(notation, LORCANA)], "lorcana", "character", "zh-Hans") == [CHINESE[notation]]


def text(notation: str, language: str, kind: str = "character") -> str:
    return card_text([read(notation, LORCANA)], "lorcana", kind, language)[0]


JAPANESE = {
    # Who and what is meant, where two were spoken of.
    "when(challenges(character(at_location(this)), character), if(is(strength_of(that), at_least(6)), gain_lore(3)))": (
        "ここにいるキャラクター１体が他のキャラクター１体にチャレンジするたび、"
        "チャレンジしたキャラクターの攻撃力が６以上なら、ロアを３つ得る。"
    ),
    (
        "always(give(this, lore(2)),"
        " if=more(greatest_strength(character(yours)), greatest_strength(character(opposing))))"
    ): (
        "あなたのキャラクターの最も大きい攻撃力が対戦相手のキャラクターの最も大きい攻撃力より大きい間、"
        "このキャラクターはロア値＋２される。"
    ),
    "does(seq(move_to(any_number(character(yours)), chosen(location(yours))),"
    " gain_lore(count(among(it, character)))))": (
        "あなたのキャラクターを好きな数選び、コストを支払わずにロケーション１つに移動させる。"
        "この方法で移動させたキャラクターと同じ数のロアを得る。"
    ),
    # Cards are called by their names in Japanese, not only characters.
    'does(return_to_hand(chosen(item(named("Pawpsicle"), yours, in_discard))))': (
        "あなたの捨て札から《アイスポー》という名前のアイテム・カード１枚を手札に戻す。"
    ),
    # What a condition governs is one sentence; what takes the place of something else is said after it.
    "when(turn_starts, seq(draw(1), gain_lore(1)), matches(this, card(at_location)))": (
        "あなたのターン開始時、このキャラクターがロケーションにいるなら、カードを１枚引き、ロアを１つ得る。"
    ),
    "does(if(have(item(yours)), seq(gain_lore(2), heal(2, chosen(location)))))": (
        "あなたの場にアイテムがあるなら、ロアを２つ得て、ロケーション１つを選び、２ダメージまで取り除く。"
    ),
    "when(turn_ends, if(have(item(yours), at_least(2)), gain_lore(5), gain_lore(2)), have(item(yours)))": (
        "あなたのターン終了時、あなたの場にアイテムがあるなら、ロアを２つ得る。"
        "あなたの場にアイテムが２つ以上あるなら、代わりにロアを５つ得る。"
    ),
    "does(may(pay_to(by(discard(chosen(card(yours, in_hand)))), if(matches(it, song), draw(2), draw(1)))))": (
        "カードを１枚選んで捨てることでカードを１枚引いてもよい。そのカードが歌・カードなら、代わりにカードを２枚引く。"
    ),
}


@pytest.mark.parametrize("notation", JAPANESE)
def test_what_a_reader_of_japanese_asked_for(notation: str) -> None:
    kind = "location" if "at_location(this)" in notation else "character"
    assert card_text([read(notation, LORCANA)], "lorcana", kind, "ja") == [JAPANESE[notation]]


@pytest.mark.parametrize("notation", TEXTS)
def test_a_construction_is_told_as_the_official_cards_tell_it(notation: str) -> None:
    assert tuple(text(notation, language) for language in LANGUAGES) == TEXTS[notation]


def test_an_ability_that_an_action_gives_speaks_of_characters() -> None:
    gained = 'does(give(character(yours), ability("", when(challenges(this, location), gain_lore(1))), this_turn))'
    assert [text(gained, language, "action") for language in LANGUAGES] == [
        "あなたのキャラクター全員はこのターン、「このキャラクターがロケーション１つにチャレンジするたび、ロアを１つ得る。」を得る。",
        "你的角色本回合获得“每当这个角色挑战一个地点时，获得 1 点奇谈”。",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_message_of_the_language(language: str) -> None:
    own = {
        entry.id.name
        for folder in ("cardlang", "lorcana")
        for entry in FluentResource(message_file(folder, f"cards-{language}") or "").body
        if isinstance(entry, ast.Message)
    }
    assert [word for word in LORCANA.words if f"word-{word}" not in own] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_speak_only_of_what_their_word_takes(language: str) -> None:
    messages = CardMessages("lorcana", language)
    wrong: list[tuple[str, str, str]] = []
    for name, word in LORCANA.words.items():
        known = EVERYWHERE | {parameter.name for parameter in word.parameters}
        entry = messages.entries[f"word-{name}"]
        forms = [attribute.id.name for attribute in entry.attributes] + ([""] if entry.value is not None else [])
        for form in forms:
            spoken_of = messages.variables(f"word-{name}", form)
            wrong += [(name, form, one) for one in spoken_of if one.partition("-")[0] not in known]
    assert wrong == []


def without_names(told: str, node: Node) -> str:
    """A text without the names that its tree has as texts: cards, abilities and classifications of nobody."""
    for one in node.everything():
        for _, value in one.arguments:
            if isinstance(value, str) and value:
                told = told.replace(value, "")
    return told


SHAPES = [one.splitlines() for one in (Path(__file__).parent / "shapes.txt").read_text("utf-8").split("\n\n")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shapes", parcels(SHAPES))
def test_what_later_cards_may_say_is_told_without_english(language: str, shapes: list[list[str]]) -> None:
    odd: dict[str, str] = {}
    for kind, line, notation in shapes:
        for one in notation.split(" | "):
            told = without_names(text(one, language, kind), read(one, LORCANA))
            if ODD.search(told):
                odd[line] = told
    assert odd == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_catalog_is_told_without_english(language: str) -> None:
    kind = games.kind("lorcana")
    for card in kind.card_names():
        for node in kind.card_trees(card):
            assert isinstance(node, Node)
            if getattr(node, "name", ""):  # a keyword has none
                node.name = ""
            told = card_text([node], "lorcana", str(kind.card_sheet(card).get("type")), language)[0]
            assert told, card
            assert not ODD.search(without_names(told, node)), (card, told)


def test_what_vanish_does_is_told_as_a_reminder() -> None:
    trees = [read(one, LORCANA) for one in ("vanish", "when(is_chosen(this, opponents, for_action), banish(this))")]
    told = card_text(trees, "lorcana", "character", "ja")
    assert told == ["消滅", "（対戦相手がアクションのためにこのキャラクターを選ぶたび、これを退場させる。）"]
