"""`mulligan rules`: a rule, its code, its tests, its numbers; and how much of a rulebook the project covers."""

from __future__ import annotations

import difflib
import json

import click
from rich.console import Console
from rich.table import Table

from mulligan import games
from mulligan.cli.files import find_edition
from mulligan.cli.language import in_a_row, label, say
from mulligan.cli.rule_words import entries_with, spelt_right, summary
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Kind
from mulligan.kernel.rules import Entry, Ledger, ledger
from mulligan.sim.coverage import Coverage, Pointer

MOST_TESTS = 12


@click.command(help=say("help-rules"))
@click.argument("game")
@click.argument("words", nargs=-1)
@click.option("--edition", help=say("help-option-edition"))
@click.option("--coverage", "counts", is_flag=True, help=say("help-option-coverage"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def rules(game: str, words: tuple[str, ...], edition: str | None, counts: bool, as_json: bool) -> None:
    """Show a rule, or the coverage of all."""
    kind = games.kind(game)
    if counts:
        show_coverage(kind, [find_edition(kind, edition)] if edition else kind.editions, as_json)
        return
    edition = find_edition(kind, edition)
    wanted = " ".join(words)
    rulebook = ledger(kind.name, edition)
    if as_json:
        found = find_entries(rulebook, wanted) if words else rulebook.entries
        coverage = Coverage(kind.name, kind.editions)
        rows = [rule_row(kind, edition, entry, coverage) for entry in found]
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for line in rule_lines(kind, edition, wanted, code=True) if words else short_lines(rulebook, rulebook.entries):
        click.echo(line)


def find_entries(rulebook: Ledger, wanted: str) -> list[Entry]:
    """The entry of this number, those of the rule of this name, or all that have all these words or their likes."""
    found = named_entries(rulebook, wanted) or entries_with(rulebook, wanted)
    if not found:
        near = difflib.get_close_matches(wanted, [*rulebook.by_number, *rulebook.by_rule], 3, 0.7)
        near = near or spelt_right(rulebook, wanted)
        raise MulliganError("no-rule", game=rulebook.game, edition=rulebook.edition, number=wanted, hint=near)
    return found


def named_entries(rulebook: Ledger, name: str) -> list[Entry]:
    """The entry of this number, or those of the rule of this name, in small letters or capitals."""
    name = name.rstrip(".").lower()
    return [entry for entry in rulebook.entries if entry.number.lower() == name] or [
        entry for entry in rulebook.entries if entry.rule and entry.rule.lower() == name
    ]


def short_lines(rulebook: Ledger, entries: list[Entry]) -> list[str]:
    """Rules by number, each in a line."""
    width = max((len(entry.number) for entry in entries), default=0)
    return [f"{entry.number:<{width}}  {summary(rulebook, entry)}" for entry in entries]


def rule_lines(kind: Kind, edition: str, number: str, code: bool = False) -> list[str]:
    """A rule for people; with `code` also where its code and tests are."""
    rulebook = ledger(kind.name, edition)
    found = find_entries(rulebook, number)
    if len(found) > 1 and not named_entries(rulebook, number):
        return short_lines(rulebook, found)
    coverage = Coverage(kind.name, kind.editions) if code else None
    lines: list[str] = []
    for entry in found:
        lines.append(say("rule-title", game=say(f"game-{kind.name}"), edition=edition, number=entry.number))
        lines.append(f"  {summary(rulebook, entry)}")
        if entry.rule:
            lines.append(f"  {label(say('rule-name'))}{entry.rule}")
        else:
            reason = say(f"none-{entry.none.replace(' ', '-')}") if entry.none else ""
            lines.append(f"  {label(say('rule-none'))}{reason}")
        if coverage is not None and entry.rule:
            lines += pointer_lines("rule-code", coverage.code.get(entry.rule, []), "rule-no-code")
            lines += pointer_lines("rule-tests", coverage.tests.get(entry.rule, []), "rule-no-tests")
            others = other_numbers(kind, edition, entry)
            lines += [f"  {label(say('rule-editions'))}".rstrip()] if others else []
            lines += [f"    {label(other)}{in_a_row(there) or say('rule-nowhere')}" for other, there in others.items()]
        below = [one for one in rulebook.entries if parent(one.number) == entry.number]
        if below:
            lines.append(f"  {label(say('rule-below'))}".rstrip())
            lines += [f"    {one.number:<10} {summary(rulebook, one)}" for one in below]
    return lines


def pointer_lines(name: str, pointers: list[Pointer], none: str) -> list[str]:
    """Where a rule's code or tests are."""
    if not pointers:
        return [f"  {label(say(name))}{say(none)}"]
    shown = [f"    {pointer}" for pointer in pointers[:MOST_TESTS]]
    if len(pointers) > MOST_TESTS:
        shown.append(f"    … +{len(pointers) - MOST_TESTS}")
    return [f"  {label(say(name))}".rstrip(), *shown]


def other_numbers(kind: Kind, edition: str, entry: Entry) -> dict[str, list[str]]:
    """The numbers of a rule in the other editions."""
    return {other: ledger(kind.name, other).numbers(entry.rule) for other in kind.editions if other != edition}


def parent(number: str) -> str:
    """The number of the entry that this one stands under: 4.3.6 of 4.3.6.8, 4.3 of 4.3a."""
    if number[-1:].isalpha() and number[:-1]:
        return number[:-1]
    return number.rpartition(".")[0]


def rule_row(kind: Kind, edition: str, entry: Entry, coverage: Coverage) -> dict[str, object]:
    """A rule as plain data."""
    return {
        "game": kind.name,
        "edition": edition,
        "number": entry.number,
        "summary": summary(ledger(kind.name, edition), entry),
        "rule": entry.rule,
        "none": entry.none,
        "code": [str(pointer) for pointer in coverage.code.get(entry.rule, [])],
        "tests": [str(pointer) for pointer in coverage.tests.get(entry.rule, [])],
        "editions": other_numbers(kind, edition, entry) if entry.rule else {},
    }


def show_coverage(kind: Kind, editions: list[str], as_json: bool) -> None:
    """Count per edition: entries, normative ones, with code, with tests; and list the holes."""
    coverage = Coverage(kind.name, kind.editions)
    rows: list[dict[str, object]] = []
    for edition in editions:
        normative = len(coverage.normative(edition))
        no_code, no_tests = coverage.without_code(edition), coverage.without_tests(edition)
        rows.append(
            {
                "edition": edition,
                "entries": len(coverage.ledgers[edition].entries),
                "normative": normative,
                "with_code": normative - len(no_code),
                "with_tests": normative - len(no_tests),
                "without_code": [entry.number for entry in no_code],
                "without_tests": [entry.number for entry in no_tests],
            }
        )
    if as_json:
        click.echo(json.dumps({"game": kind.name, "editions": rows, "unknown": list(coverage.unknown())}, indent=2))
        return
    table = Table(title=say("coverage-title", game=say(f"game-{kind.name}")))
    columns = ("edition", "entries", "normative", "with_code", "with_tests")
    for column in columns:
        table.add_column(
            say(f"coverage-{column.replace('_', '-')}"), justify="left" if column == "edition" else "right"
        )
    for row in rows:
        table.add_row(*[str(row[column]) for column in columns])
    Console().print(table)
    whole = True
    for edition in editions:
        for message, holes in (
            ("coverage-hole-code", coverage.without_code(edition)),
            ("coverage-hole-tests", coverage.without_tests(edition)),
        ):
            if holes:
                whole = False
                click.echo(say(message, edition=edition))
                for entry in holes:
                    click.echo(f"  {entry.number:<12} {entry.rule}")
    unknown = coverage.unknown()
    if unknown:
        click.echo(say("coverage-unknown"))
        for name, pointers in unknown.items():
            click.echo(f"  {name}  {pointers[0]}")
    elif whole:
        click.echo(say("coverage-whole"))
