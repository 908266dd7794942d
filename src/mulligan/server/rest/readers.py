"""Who asks over HTTP, as far as the answer depends on it: the language that they read."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header, Query, Request

from mulligan.server.words import best_language


def reader(
    lang: Annotated[str, Query(max_length=40)] = "", accept_language: Annotated[str, Header(max_length=2000)] = ""
) -> str:
    """The language of the answer: what `lang` says, or the first that the browser accepts."""
    return best_language(lang, accept_language)


def reader_of(request: Request) -> str:
    """The same of any request, also one that was refused before it was looked into."""
    return best_language(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))


Reader = Annotated[str, Depends(reader)]
