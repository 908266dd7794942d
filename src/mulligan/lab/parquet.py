"""Tables as Parquet, by polars, which comes with `mulligan[lab]`."""

from __future__ import annotations

from collections.abc import Sequence

from mulligan.kernel.errors import MulliganError
from mulligan.saves.disk import PROBLEMS, path_of, reason


def write_parquet(path: str, rows: Sequence[dict[str, object]]) -> None:
    """Write rows to a file."""
    try:
        import polars
    except ImportError:
        raise MulliganError("needs-extra", what="Parquet", extra="lab") from None
    try:
        polars.DataFrame(list(rows), infer_schema_length=None).write_parquet(path_of(path))
    except PROBLEMS as error:
        raise MulliganError("unwritable", path=path, reason=reason(error)) from None
