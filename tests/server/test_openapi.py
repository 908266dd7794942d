"""Whatever the server's own description of itself allows is answered, and never with an error of the server.

MULLIGAN_EXAMPLES=200 pytest tests/server/test_openapi.py tries more of it.
"""

from __future__ import annotations

import os
import warnings
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

from serving import running

EXAMPLES = int(os.environ.get("MULLIGAN_EXAMPLES", "2"))


@pytest.fixture(scope="module")
def schema():
    with running() as server, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        schemathesis = pytest.importorskip("schemathesis")
        yield schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")


@pytest.mark.slow
def test_no_request_is_an_error_of_the_server(schema) -> None:
    operations = [one.ok() for one in schema.get_all_operations()]
    assert len(operations) > 18
    seen: dict[int, int] = {}
    for operation in operations:
        ask_anything(operation, seen)
    assert seen.get(200, 0) + seen.get(201, 0) > len(operations) / 3
    assert max(seen) < 500, seen


def ask_anything(operation, seen: dict[int, int]) -> None:
    """What the description allows, and what it does not."""
    import schemathesis

    for mode in schemathesis.GenerationMode:

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=EXAMPLES < 10,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )
        def ask(case) -> None:
            answer = case.call(timeout=60)
            seen[answer.status_code] = seen.get(answer.status_code, 0) + 1
            assert answer.status_code < 500, f"{operation.label}: {answer.status_code} {answer.text[:300]}"

        with suppress(Unsatisfiable):  # there is nothing that it does not allow
            ask()
