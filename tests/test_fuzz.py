"""2,000 cases of broken and hostile input; `python tools/fuzz.py --cases 20000` tries more."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fuzzing import TARGETS


@pytest.mark.parametrize("what", sorted(TARGETS))
def test_whatever_is_handed_in_is_taken_or_refused_in_a_sentence(what: str) -> None:
    target, cases = TARGETS[what]

    @settings(
        max_examples=cases,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def case(data: st.DataObject) -> None:
        target(data)

    case()


def test_there_are_2000_cases() -> None:
    assert sum(cases for _, cases in TARGETS.values()) == 2000
