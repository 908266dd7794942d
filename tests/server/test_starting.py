"""`mulligan play` and `mulligan serve` as commands."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from crowd import HOME
from mulligan import games
from mulligan.server import catalog
from serving import running


@pytest.mark.parametrize("command", [["play", "cipher", "--no-open"], ["serve", "--port", "0"]])
def test_it_says_its_address_and_answers_there(command: list[str], tmp_path: Path) -> None:
    here = {**os.environ, "PYTHONPATH": HOME, "MULLIGAN_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "mulligan", *command], env=here, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline().decode()
            address = re.search(r"http://127\.0\.0\.1:\d+/", said)
            assert address, said
            assert ("#/play/cipher" in said) == ("cipher" in command)
            for _ in range(100):
                try:
                    with urllib.request.urlopen(address[0], timeout=60) as page:
                        assert b"<html" in page.read()
                        assert "default-src 'none'" in page.headers["content-security-policy"]
                    break
                except OSError:
                    time.sleep(0.1)
            else:
                raise AssertionError("nobody answers")
        finally:
            process.terminate()
            process.wait(60)
    assert (tmp_path / "tables.sqlite").is_file()


def test_what_the_lobby_asks_for_is_read_before_anybody_is_there() -> None:
    catalog.game_row.cache_clear()
    with running():
        end = time.monotonic() + 60
        while catalog.game_row.cache_info().currsize < len(games.names()):
            assert time.monotonic() < end
            time.sleep(0.01)


def test_other_commands_do_not_wait_for_the_server_to_be_imported() -> None:
    code = "import sys, mulligan.cli.commands; print([one for one in sys.modules if one.split('.')[0] in names])"
    names = "names = ('fastapi', 'uvicorn', 'sqlalchemy', 'alembic', 'websockets', 'starlette', 'pydantic')"
    here = {**os.environ, "PYTHONPATH": HOME}
    command = [sys.executable, "-c", f"{names}; {code}"]
    told = subprocess.run(command, env=here, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_a_port_that_is_taken_and_an_unknown_game_are_told_in_a_sentence(tmp_path: Path) -> None:
    here = {**os.environ, "PYTHONPATH": HOME, "MULLIGAN_DATA": str(tmp_path)}
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for command, words in (
            (["serve", "--port", port], "nobody can listen"),
            (["play", "chess"], "no game 'chess'"),
        ):
            told = subprocess.run(
                [sys.executable, "-m", "mulligan", *command], env=here, capture_output=True, text=True, check=False
            )
            assert told.returncode == 2
            assert words in told.stderr
