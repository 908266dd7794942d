"""Strength: what a negative one counts as where an ability asks for it; in a challenge it never deals damage."""

from mypy_extensions import i64


def none_below_zero(strength: i64) -> i64:
    """A strength below zero is treated as zero."""
    # rule: cards.strength-below-zero-is-zero modifiers.negative-strength-is-zero
    return max(strength, 0)


def as_it_is(strength: i64) -> i64:
    """A strength below zero deals no damage, and is itself for everything else."""
    # rule: cards.no-damage-at-zero-strength modifiers.negative-strength-deals-none
    return strength
