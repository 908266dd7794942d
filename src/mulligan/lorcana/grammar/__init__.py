"""The grammar of printed cards: rules text becomes a card's tree."""
