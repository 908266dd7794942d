"""Makes the Traditional Chinese files from the Simplified ones: PYTHONPATH=src python tools/traditional.py [--check]

OpenCC turns the characters and words into those of Taiwan. Then the terms of the game decide: where somebody wrote a
glossary-zh-Hant.toml by hand, its terms stand for those of glossary-zh-Hans.toml. What else is to be other than OpenCC
has it is in tools/traditional.toml. A file that was written by hand, without the head line, is left as it is.
The other way round, data/words/scripts.toml has every character that has a simpler one, so that both are found alike.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from pathlib import Path
from typing import Final, Protocol

DATA: Final = Path(__file__).parents[1] / "src" / "mulligan" / "data"
FROM, TO = "zh-Hans", "zh-Hant"
HEAD: Final = "# Made from Simplified Chinese by tools/traditional.py: not edited by hand.\n"
SCRIPTS: Final = DATA / "words" / "scripts.toml"
IDEOGRAPHS: Final = range(0x3400, 0xA000)
QUOTES: Final = str.maketrans("“”‘’", "「」『』")


class Converter(Protocol):
    """What OpenCC has."""

    def convert(self, text: str) -> str:
        """A text in other characters."""


def taiwan() -> Converter:
    """From Simplified to what is written in Taiwan, words too."""
    from opencc import OpenCC

    converter: Converter = OpenCC("s2twp")
    return converter


def own_wishes() -> dict[str, dict[str, str]]:
    """What is to be other than OpenCC has it: `words` in every file, whole `messages` by their ids."""
    found: dict[str, dict[str, str]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    return found


def is_made(path: Path) -> bool:
    """Whether a file was made, and may be made anew; also one that is not there."""
    return not path.is_file() or path.read_text("utf-8").startswith(HEAD)


def sources() -> list[Path]:
    """Every file in Simplified Chinese whose other is not written by hand."""
    found = sorted(path for path in DATA.rglob(f"words/*{FROM}.*") if path.suffix in (".ftl", ".toml"))
    return [path for path in found if is_made(other(path))]


def other(path: Path) -> Path:
    """The Traditional file of a Simplified one."""
    return path.with_name(path.name.replace(FROM, TO))


def forms(path: Path) -> dict[tuple[str, str], list[str]]:
    """The terms of a glossary, by table and English name, each with its forms."""
    tables = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    return {
        (table, key): [value] if isinstance(value, str) else list(value)
        for table, terms in tables.items()
        if table != "except"
        for key, value in terms.items()
    }


def terms(folder: Path, converter: Converter) -> dict[str, str]:
    """What the game calls otherwise than OpenCC would: by what OpenCC makes of a Simplified term."""
    theirs = folder / f"glossary-{TO}.toml"
    if is_made(theirs):
        return {}
    by_hand = forms(theirs)
    found: dict[str, set[str]] = {}
    for key, said in forms(folder / f"glossary-{FROM}.toml").items():
        if key in by_hand:
            found.setdefault(converter.convert(said[0]), set()).add(by_hand[key][0])
    return {one: min(meant) for one, meant in found.items() if len(one) > 1 and meant != {one} and len(meant) == 1}


def replaced(text: str, wishes: dict[str, str]) -> str:
    """A text with some words in place of others, the longest first, each place once."""
    if not wishes:
        return text
    pattern = re.compile("|".join(re.escape(one) for one in sorted(wishes, key=len, reverse=True)))
    return pattern.sub(lambda match: wishes[match[0]], text)


def made(path: Path, converter: Converter) -> str:
    """The Traditional text of a Simplified file."""
    own = own_wishes()
    text = converter.convert(path.read_text("utf-8")).translate(QUOTES)
    text = replaced(text, {**terms(path.parent, converter), **own["words"]})
    if path.suffix == ".ftl":
        for name, said in own["messages"].items():
            text = re.sub(rf"^{re.escape(name)} =.*(?:\n[ }}].*)*", f"{name} = {said}", text, flags=re.MULTILINE)
    return HEAD + text


def scripts() -> str:
    """Every character of Traditional Chinese that has a simpler one, with that."""
    from opencc import OpenCC

    converter: Converter = OpenCC("tw2s")
    pairs = [(one, simple) for one in map(chr, IDEOGRAPHS) if (simple := converter.convert(one)) != one]
    pairs = [(one, simple) for one, simple in pairs if len(simple) == 1]
    head = (
        "# Made by tools/traditional.py with OpenCC: characters, and which simpler one each has, at the same place.\n"
    )
    traditional, simplified = ("".join(row) for row in zip(*pairs, strict=True))
    return f'{head}traditional = "{traditional}"\nsimplified = "{simplified}"\n'


def main() -> None:
    """Make all files, or say which are not as they would be made."""
    parser = argparse.ArgumentParser(description="Makes the Traditional Chinese files from the Simplified ones.")
    parser.add_argument("--check", action="store_true", help="write nothing; tell which files are out of date")
    check = parser.parse_args().check
    converter = taiwan()
    stale = [path for path in sources() if stale_now(path, converter)]
    for path in stale:
        print(f"{'out of date' if check else 'made'}: {other(path).relative_to(DATA)}")
        if not check:
            other(path).write_text(made(path, converter), "utf-8")
    for path in leftovers():
        print(f"{'left over' if check else 'removed'}: {path.relative_to(DATA)}")
        if not check:
            path.unlink()
    pairs_stale = not SCRIPTS.is_file() or SCRIPTS.read_text("utf-8") != scripts()
    if pairs_stale:
        print(f"{'out of date' if check else 'made'}: {SCRIPTS.relative_to(DATA)}")
        if not check:
            SCRIPTS.write_text(scripts(), "utf-8")
    if check and (stale or pairs_stale or leftovers()):
        raise SystemExit(1)


def stale_now(path: Path, converter: Converter) -> bool:
    """Whether the Traditional file is not what would be made of the Simplified one now."""
    return not other(path).is_file() or other(path).read_text("utf-8") != made(path, converter)


def leftovers() -> list[Path]:
    """Files that were made from some that are gone."""
    found = [path for path in DATA.rglob(f"words/*{TO}.*") if path.read_text("utf-8").startswith(HEAD)]
    return sorted(path for path in found if not path.with_name(path.name.replace(TO, FROM)).is_file())


if __name__ == "__main__":
    main()
