"""The words of Japanese skill text: letters, names and signs in brackets, numbers, reminders that explain a skill."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from mulligan.cardlang.grammar import Found, Grammar, Terminal, Token, number, text
from mulligan.cardlang.spelling import Spelling
from mulligan.cipher.grammar_lexicon import CHOSEN_SIGN, lexicon
from mulligan.cipher.printed import skill_title
from mulligan.cipher.terms import RANGE_NAMES

FILES: Final = ("ja-skills", "ja-effects", "ja-conditions", "ja-nouns")
KINDS: Final = {"起": "ACT", "自": "AUTO", "常": "CONT", "特": "SPEC"}
SIGNS: Final = {
    "光の剣": "red",
    "聖痕": "blue",
    "白夜": "white",
    "暗夜": "black",
    "メダリオン": "green",
    "神器": "purple",
    "聖戦旗": "yellow",
    "女神紋": "brown",
    "男": "male",
    "女": "female",
    "剣": "sword",
    "槍": "lance",
    "斧": "axe",
    "弓": "bow",
    "魔法": "tome",
    "杖": "staff",
    "竜石": "dragonstone",
    "暗器": "knife",
    "牙": "fang",
    "拳": "fist",
    "アーマー": "armored",
    "獣馬": "beast",
    "飛行": "flier",
    "竜": "dragon",
    "幻影": "mirage",
    "魔物": "monster",
}
# How tables vary, and the one way the grammar knows.
SPELLING: Final = Spelling(
    (
        ("[−–]", "-"),
        ("，", ","),
        ("~", "〜"),
        ("全て", "すべて"),
        ("扱([いうわ])", r"あつか\1"),
        ("(?<=[るたびい])とき(?=[、に])", "時"),
        ("ほか(?=[のに])", "他"),
        ("(?:または|もしくは|あるいは|又は)(?=\\[|$)", "か"),  # before a sign, or a name in quotes
        ("(?:および|及び)(?=\\[|$)", "と"),
        ("ても良い", "てもよい"),
        ("(?<=[るい])かぎり(?=、)", "限り"),
        ("(?<=[る])間は、", "間、"),
        ("(裏|表)(?:の|になっている|向きになっている)(?=絆カード|オーブ)", r"\1向きの"),
        ("(\\d+枚)、?表を見ずに(?=選)", r"表を見ずに\1"),
        ("好きなカードを(?=\\d+枚)", "カードを"),
        ("(?<=る)事が", "ことが"),
        ("(?<=敵|方)ユニット", ""),
        ("を除く", "以外の"),
        ("(敵|味方|ユニット)(?:すべて|全員)(?=[のをはが])", r"すべての\1"),
        ("(?:(?<=\\])|^)(?:すべて|全員)(?=の(?:戦闘力|支援力|射程))", ""),  # of a sign, or of a name in quotes
        ("自分の戦?場に(\\[[^\\]]*\\])の?(?:ユニット)?(?=が)", r"味方の\1"),
        ("相手の戦?場に(\\[[^\\]]*\\])の?(?:ユニット)?(?=が)", r"敵の\1"),
        ("自分の戦?場に$", "味方に"),  # before a name in quotes
        ("相手の戦?場に$", "敵に"),
        ("(?:自分|あなた)と相手は、?それぞれ(?:自分の)?(?=手札|絆カ|オーブ|デッキ|退避)", "お互いのプレイヤーは自分の"),
        ("(?:自分|あなた)と相手は、?それぞれ(?=カードを)", "お互いのプレイヤーは"),
        ("コストを支払ってもよい。(?:そうしたなら|そうした場合|支払ったなら)、", "コストを支払うなら、"),
        ("(?<=スキル)によって(?=移動|撃破され|行動済み)", "で"),
        ("(?<=スキルで)移動(?:させられ|され)ない", "移動しない"),
        ("(?<=[敵方])は、(?=このユニットの攻撃を)", "は"),
        ("重なって(?=いるカード)", "重ねられて"),
        ("手札を公開(?=する|し|させ)", "手札をすべて公開"),
        ("その攻撃で(?=破壊するオーブ)", "攻撃で"),
        ("このターン中に", "このターンに"),
        ("ユニット名の(?=異なる)", "ユニット名が"),
        ("なら(?=(?:手札|退避エリア|絆エリア)に)", "なら、"),
        ("^このユニットが(?:戦場に)?いる(?:限り|間)、", ""),
        ("^同じエリアに", "このユニットと同じエリアに"),
        (
            "(?<=^このユニットが)(攻撃した時|攻撃された時|出撃した時|移動した時)、同じエリアに",
            r"\1、このユニットと同じエリアに",
        ),
        ("が攻撃した戦闘の?(?=終了時)", "の攻撃"),
        ("開始フェイズ(?=に未行動)", "開始時"),
        ("(?:^|(?<=[、。]))攻撃した敵", "攻撃している敵"),
        ("(?<!\\[)([男女])性の?(?=味方|敵|ユニット|カード)", r"[\1]の"),
        ("(このターンに[^、。]*して)いた(?=なら|場合)", r"\1いる"),
        ("枚数分(?:だけ)?、?(?=カードを引)", "枚数だけ"),
        ("(?<=戦闘力|支援力)(以上|以下)(?=なら、|であれば、)", r"\1の"),
        ("(?<=コスト)(以上|以下)(?=なら、)", r"\1の"),
        ("攻撃してきた敵", "攻撃している敵"),
        ("攻撃の対象に(?:選ばれ|なら)(?=ない|ず)", "攻撃され"),
        ("(?<=このユニットが)自身より(?=出撃コスト|戦闘力)", "このユニットより"),
        ("(?<=このユニットが)自分より(?=出撃コスト|戦闘力)", "このユニットより"),
        ("敵の必殺攻撃を受け(?=ない|ず)", "必殺攻撃され"),
        ("以外での(?=\\[)", "以外の"),  # before anything else a sign is missing
        ("の終わりまで", "の終了まで"),
        ("(?<=次の自分のターン)の開始時まで", "の開始まで"),
        ("この(?:方法|効果)で(?=\\S+た)", "このスキルで"),
        ("\\[起\\](?=スキル)", "起動"),
        ("(?<=攻撃)が終わった時", "終了時"),
        ("を退避させる", "を退避エリアに置く"),
        ("を退避させ(?=[てた])", "を退避エリアに置い"),
        ("(?<=から)(\\d+枚(?:まで)?|好きな枚数)を?(?=選)", r"カードを\1"),
        ("から(ランダムに|無作為に)(?:カードを)?(\\d+枚)を?(?=選|公開)", r"からカードを\1\2"),
        ("(自分の|相手の)すべての([^、。を]*?(?:絆カード|オーブ|手札))を", r"\1\2をすべて"),
    )
)
CHOSEN: Final = tuple(f"{one}{kind}" for one in ("選んだ", "その") for kind in ("シンボル", "武器", "タイプ"))
LONGEST_CHOSEN: Final = max(len(one) for one in CHOSEN)
_SKILL_SAID: Final = re.compile(r"「(\[[起自常]\][^「」]*)」")  # a skill that a text gives, in its own words
KANJI: Final = "一二三四五六七八九"
SUPPORTS: Final = {"支援(攻)": "attack", "支援(防)": "defence", "支援(攻防)": "both"}
_SKILL: Final = re.compile(
    r"(?P<name>[^\[【]*)(?P<signs>(?:\[[^\]]*\]\s*)+?)(?P<once>\[1ターンに1回\]\s*)?(?P<late>[^\[【]*(?=【))?"
    r"(?:【(?P<cost>[^】]*)】)?(?P<text>(?!\[(?:[起自常特]|支援|1ターン)).*)",
    re.DOTALL,
)
_TOKEN: Final = re.compile(r"『[^』]*』|\[[^\]]*\]|[+-]\d+|\d+(?:-\d+)?|\S")
_REMINDER: Final = re.compile(r"『[^』]*』|\((?![^()]*(?:最大|上限))[^()]*\)")
_EXPLAINED: Final = re.compile(r"\(『([^』]*)』\[([起自常特])\](.*)\)")
_PART: Final = re.compile(r"“[^”]*”|\[([起自常特])\]")
_FLIPS: Final = re.compile(r"\[絆裏返(\d+)\]")
_QUOTED: Final = re.compile("(『[^』]*』)")
_COUNTED: Final = re.compile(f"[{KANJI}](?=[枚体つ番回])")
_GRAMMARS: Final[list[Grammar]] = []
# Skills that many cards have, and that other texts speak of: a table in Japanese alone means those of the catalog too.
COMMON: Final = {
    "飛行特効": "Anti-Fliers",
    "カルネージフォーム": "Carnage Form",
    "英雄の紋章": "Hero Emblem",
    "天空の紋章": "Flying Emblem",
    "攻撃の紋章": "Attack Emblem",
    "防御の紋章": "Defense Emblem",
    "祈りの紋章": "Miracle Emblem",
    "魔術の紋章": "Magic Emblem",
    "竜人の紋章": "Dragonkin Emblem",
    "計略の紋章": "Tactical Emblem",
    "盗賊の紋章": "Thief Emblem",
    "暗闇の紋章": "Darkness Emblem",
    "歌舞の紋章": "Performance Emblem",
    "忍術の紋章": "Ninjutsu Emblem",
    "抵抗の紋章": "Resistance Emblem",
    "幻影の紋章": "Mirage Emblem",
    "運命の紋章": "Fate Emblem",
    "希望の紋章": "Hope Emblem",
}
_NAMES: Final[dict[str, str]] = {}  # unit names and names of skills, as the catalog writes them
_LESSONS: Final[list[int]] = []


def japanese_fields(line: str) -> dict[str, object]:
    """The fields of a skill on one line: its name and signs, kind, limit, cost and text."""
    skill = _SKILL.fullmatch(" ".join(unicodedata.normalize("NFKC", line).split()).replace("[ ", "["))
    if skill is None:
        return {}
    signs = [one for one in re.findall(r"\[([^\]]*)\]", skill["signs"]) if one not in KINDS]
    name, late = skill["name"].strip(), (skill["late"] or "").strip()
    if late and (name or "、" in late or "。" in late):  # no name, but a part of the text
        return {}
    fields: dict[str, object] = {
        "name": name or late or None,
        "keywords": [one for one in signs if not one.startswith("支援")],
        "once_per_turn": skill["once"] is not None,
        "cost": skill["cost"],
        "text": skill["text"],
    }
    supports = [SUPPORTS[one] for one in signs if one in SUPPORTS]
    if supports:
        return {**fields, "type": "SUPP", "support_type": supports[0]}
    kinds = [KINDS[one] for one in re.findall(r"\[([^\]]*)\]", skill["signs"]) if one in KINDS]
    return {**fields, "type": kinds[0]} if kinds else {}


def taught(names: dict[str, str]) -> None:
    """Learn how names are written in the catalog, and forget what was learnt before."""
    if names != _NAMES:
        _NAMES.clear()
        _NAMES.update(names)
        _LESSONS.append(len(_LESSONS))


def lessons() -> int:
    """How often other names have been learnt."""
    return len(_LESSONS)


def knows_names() -> bool:
    """Whether names have been learnt."""
    return bool(_NAMES)


def spaceless(name: str) -> str:
    """A name as texts write it: in plain letters, without spaces."""
    return "".join(unicodedata.normalize("NFKC", name).split())


def japanese_tidy(printed: str) -> tuple[str, list[tuple[str, str, str]]]:
    """A text without spaces and reminders; and the skills that reminders explain: name, kind and text."""
    line = "".join(unicodedata.normalize("NFKC", printed).split())
    line = _SKILL_SAID.sub(r"“\1”", one_spelling(line))
    explained: list[tuple[str, str, str]] = []
    kept: list[str] = []
    at = 0
    for match in _REMINDER.finditer(line):
        if match[0].startswith("("):
            kept.append(line[at : match.start()])
            at = match.end()
            skill = _EXPLAINED.fullmatch(match[0])
            if skill is not None:
                explained.append((catalog_name(skill[1]), KINDS[skill[2]], skill[3]))
    kept.append(line[at:])
    return "".join(kept), explained


def one_spelling(line: str) -> str:
    """A text in the one spelling that the grammar knows; what stands in quotes stays."""
    found: list[str] = []
    for i, part in enumerate(_QUOTED.split(line)):
        if i % 2 == 0:
            part = _COUNTED.sub(lambda match: str(KANJI.index(match[0]) + 1), part)
            part = SPELLING.apply(part)
        found.append(part)
    return "".join(found)


def signs_reminded(printed: str) -> list[str]:
    """The signs before a skill that its reminder tells of, where the table has lost them."""
    return re.findall(r"\(\[(CCS|FS|US|BS|LvS\d)\]は", japanese_signs(printed))


def japanese_signs(printed: str) -> str:
    """A text in one spelling, with its reminders."""
    return one_spelling(spaceless(printed))


def japanese_parts(line: str, kind: str) -> list[tuple[str, str]]:
    """The parts of a text that name their own kind, apart from what stands in quotes."""
    found: list[tuple[str, str]] = []
    at = 0
    for match in _PART.finditer(line):
        if match[1]:
            found.append((kind, line[at : match.start()]))
            kind = KINDS[match[1]]
            at = match.end()
    found.append((kind, line[at:]))
    return [one for one in found if one[1]]


def japanese_tokens(line: str) -> list[Token]:
    """The letters of a text; names, signs and numbers are one each."""
    return [Token(match[0], match.start(), match.end()) for match in _TOKEN.finditer(line)]


def japanese_grammar() -> Grammar:
    """The grammar of Japanese skills, read once."""
    if not _GRAMMARS:
        terminals: dict[str, Terminal] = {
            "name": quoted,
            "sign": sign,
            "range": reach,
            "flips": flips,
            "under": under,
            "over": over,
            "lost": lost,
        }
        kinds, _ = lexicon("ja", letters=True)
        new = Grammar(terminals, letters=True, phrases=kinds)
        new.add_files("cipher", FILES)
        _GRAMMARS.append(new)
    return _GRAMMARS[0]


def catalog_name(name: str) -> str:
    """A name as the catalog writes it; one that it does not know stays as it is."""
    plain = spaceless(name)
    return skill_title(_NAMES.get(plain) or COMMON.get(plain) or name)


def common_title(title: str) -> str:
    """The title of a skill; of one that many cards have, as the catalog writes it."""
    return COMMON.get(spaceless(title), title)


def quoted(words: list[Token], at: int) -> Found:
    """A name in brackets."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, text(catalog_name(raw[1:-1])))] if len(raw) > 2 and raw[0] == "『" else []


def sign(words: list[Token], at: int) -> Found:
    """A symbol, gender, weapon or type, or the one that was chosen."""
    raw = words[at].raw if at < len(words) else ""
    if raw in ("選", "そ"):
        told = "".join(one.raw for one in words[at : at + LONGEST_CHOSEN])
        return [(at + len(one), text(CHOSEN_SIGN)) for one in CHOSEN if told.startswith(one)]
    known = SIGNS.get(raw[1:-1]) if raw.startswith("[") else None
    return [(at + 1, text(known))] if known is not None else []


def reach(words: list[Token], at: int) -> Found:
    """A range."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, text(raw))] if raw in RANGE_NAMES and raw != "-" else []


def flips(words: list[Token], at: int) -> Found:
    """How many bonds a cost turns over."""
    match = _FLIPS.fullmatch(words[at].raw) if at < len(words) else None
    return [(at + 1, number(int(match[1])))] if match is not None else []


def lost(words: list[Token], at: int) -> Found:
    """A number without a sign, of something lost."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, number(-int(raw)))] if raw.isdigit() else []


def under(words: list[Token], at: int) -> Found:
    """The greatest number below one."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, number(int(raw) - 1))] if raw.isdigit() else []


def over(words: list[Token], at: int) -> Found:
    """The least number above one."""
    raw = words[at].raw if at < len(words) else ""
    return [(at + 1, number(int(raw) + 1))] if raw.isdigit() else []
