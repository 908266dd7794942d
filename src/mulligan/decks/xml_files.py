"""Decks in XML: Cockatrice's `.cod` and Magic Online's `.dek`."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

from mulligan.decks.listed import SIDE, Listed
from mulligan.kernel.errors import BadDeck

FORBIDDEN: Final = ("<!doctype", "<!entity")  # a deck needs neither, and both can be used to do harm


def read_xml(text: str, where: str) -> Listed:
    """The deck of an XML file."""
    lower = text.lower()
    if any(word in lower for word in FORBIDDEN):
        raise BadDeck("deck-xml-doctype", where=where)
    try:
        root = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError) as error:
        raise BadDeck("deck-xml-broken", where=where, reason=str(error)) from None
    if root.tag == "cockatrice_deck":
        return cockatrice(root, where)
    if root.tag == "Deck":
        return magic_online(root, where)
    raise BadDeck("deck-xml-unknown", where=where, root=root.tag[:40])


def cockatrice(root: ElementTree.Element, where: str) -> Listed:
    """`<zone name="main"><card number="4" name="…"/></zone>`."""
    listed = Listed(where, (root.findtext("deckname") or "").strip())
    for zone in root.iter("zone"):
        for card in zone.iter("card"):
            listed.add(zone.get("name", ""), card.get("number", "1"), card.get("name"))
    return listed


def magic_online(root: ElementTree.Element, where: str) -> Listed:
    """`<Cards Quantity="4" Sideboard="false" Name="…"/>`."""
    listed = Listed(where)
    for card in root.iter("Cards"):
        section = SIDE if card.get("Sideboard", "").lower() == "true" else ""
        listed.add(section, card.get("Quantity", "1"), card.get("Name"))
    return listed
