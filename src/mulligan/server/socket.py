"""One WebSocket a seat: what a client says is read, done, and answered."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

import msgspec
from fastapi import WebSocketDisconnect

from mulligan.agents.passing import MY_TURN, SOMETHING, TURN, Wishes
from mulligan.kernel.errors import MulliganError
from mulligan.server import messages
from mulligan.server.connection import Connection
from mulligan.server.hall import Elsewhere, Hall
from mulligan.server.limits import messages_of_a_connection
from mulligan.server.messages import PROTOCOL, Accepted, Because, Hello, Pong, Refused, Saying, Welcome
from mulligan.server.reasons import why_not
from mulligan.server.refusals import Malformed, Refusal
from mulligan.server.rows import WATCHING
from mulligan.server.table import Table
from mulligan.server.talking import settle, talk
from mulligan.server.wire import SocketWire, Wire
from mulligan.server.words import best_language
from mulligan.speech import sentence
from mulligan.speech.files import language_for, languages
from mulligan.version import __version__

HELLO_WITHIN: Final = 10.0  # seconds
MOST_AT_A_TABLE: Final = 200  # connections
MOST_TOO_FAST: Final = 200  # messages, before the server hangs up
SENT_WITHIN: Final = 20.0
UNTIL: Final = (SOMETHING, TURN, MY_TURN)


async def serve_socket(hall: Hall, id: str, wire: Wire) -> None:
    """Everything that happens over one WebSocket."""
    await wire.accept()
    first, language = "", best_language("", wire.languages)
    try:
        if not hall.limits.connections.take(wire.address):
            raise Refusal("too-fast", 429)
        text = await asyncio.wait_for(wire.receive(), HELLO_WITHIN)
        first = text if isinstance(text, str) else text.decode("utf-8", "replace")
        hello = read_hello(first)
        language = best_language(hello.language, wire.languages)
        table = await hall.table(id)
        seat = table.seat_of(hello.token)
        if len(table.connections) >= MOST_AT_A_TABLE:
            raise Refusal("crowded", 429)
    except Elsewhere as elsewhere:
        if hall.relay is not None and isinstance(wire, SocketWire):
            await hall.relay.hand_on(wire.socket, id, elsewhere.owner, first)
        else:
            await refuse(wire, elsewhere, language)
        return
    except Refusal as refusal:
        await refuse(wire, refusal, language)
        return
    except (WebSocketDisconnect, TimeoutError):
        with suppress(RuntimeError, WebSocketDisconnect):
            await wire.close(1008)
        return
    connection = Connection(seat, language)
    info = table.info_for(seat)
    connection.say(
        Welcome(protocol=PROTOCOL, server=__version__, table=info, seat=seat, language=language, re=hello.re)
    )
    await table.join(connection)
    sender = asyncio.create_task(send_all(wire, connection))
    try:
        await listen(table, connection, wire)
    finally:
        table.leave(connection)
        connection.close()
        with suppress(asyncio.CancelledError):
            await sender


def read_hello(text: str) -> Hello:
    """The first message; anything else is refused."""
    try:
        hello = messages.read_saying(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None
    if not isinstance(hello, Hello):
        raise Refusal("hello-first")
    if hello.protocol != PROTOCOL:
        raise Refusal("protocol", number=PROTOCOL)
    return hello


async def refuse(wire: Wire, refusal: Refusal, language: str) -> None:
    """Say why, and hang up."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await wire.send(messages.write_told(Refused(code=refusal.code, reason=refusal.sentence(language))))
        await wire.close(1008)


async def send_all(wire: Wire, connection: Connection) -> None:
    """Send what waits to be sent, until the connection is closed or nobody reads."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
        while (text := await connection.next()) is not None:
            async with asyncio.timeout(SENT_WITHIN):
                await wire.send(text)
    connection.closed = True
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await wire.close()


async def listen(table: Table, connection: Connection, wire: Wire) -> None:
    """Do what the client says, one thing after the other."""
    bucket = messages_of_a_connection()
    too_fast = 0
    while not connection.closed:
        try:
            text = await wire.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        await asyncio.sleep(0)  # however much somebody says, the others are heard in between
        if not bucket.take():
            too_fast += 1
            if too_fast > MOST_TOO_FAST:
                return
            table.hall.metrics.refused["too-fast"] += 1
            connection.say(Refused(code="too-fast", reason=Refusal("too-fast").sentence(connection.language)))
            continue
        re: int | None = None
        try:
            saying = messages.read_saying(text)
            re = saying.re
            if not bucket.take(saying.cost - 1):
                raise Refusal("too-fast", 429)
            await do(table, connection, saying)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            connection.say(Refused(code="malformed", reason=str(error)))
        except Refusal as refusal:
            table.hall.metrics.refused[refusal.code] += 1
            connection.say(Refused(code=refusal.code, reason=refusal.sentence(connection.language), re=re))
        except MulliganError as error:
            connection.say(Refused(code="illegal", reason=sentence(error, connection.language), re=re))
        except Exception as error:  # noqa: BLE001  whatever is wrong with the server, this seat is told, and goes on
            table.hall.log.trouble("socket", error, table=table.row.id)
            connection.say(Refused(code="engine", reason=Refusal("engine").sentence(connection.language), re=re))


async def do(table: Table, connection: Connection, saying: Saying) -> None:
    """Do one thing that a client says."""
    seat = connection.seat
    match saying:
        case messages.Ping():
            connection.say(Pong(re=saying.re))
            return
        case messages.Sync():
            async with table.lock:
                view = table.seen_by(connection)
            if view is not None:
                connection.say(view)
            return
        case messages.Speak(language=wish):
            language = language_for(wish)
            if language is None:
                raise Refusal("no-language", name=wish, languages=languages())
            async with table.lock:
                table.speak(connection, language)
            connection.say(Accepted(re=saying.re))
            return
        case messages.Hello():
            raise Refusal("hello-once")
    if seat == WATCHING:
        raise Refusal("only-watching", 403)
    match saying:
        case messages.Choose(decision=decision, option=option):
            begun = time.perf_counter()
            await table.choose(seat, decision, option)
            table.hall.metrics.chose(time.perf_counter() - begun)
            connection.say(Accepted(re=saying.re, decision=decision))
        case messages.Concede():
            await table.concede(seat)
            connection.say(Accepted(re=saying.re))
        case messages.Ready():
            await table.matches.is_ready(seat)
            connection.say(Accepted(re=saying.re))
        case messages.Undo(count=count, to=to):
            await table.undoing.ask(seat, count, to)
            connection.say(Accepted(re=saying.re))
        case messages.Answer(agree=agree):
            await table.undoing.answer(seat, agree)
            connection.say(Accepted(re=saying.re))
        case messages.Talk(text=text):
            talk(table, seat, text)
        case messages.Stops():
            async with table.lock:
                set_wishes(table, seat, saying)
            connection.say(Accepted(re=saying.re))
        case messages.WhyNot(card=card, target=target, verb=verb):
            async with table.lock:
                reasons = why_not(table, seat, card, target, verb)
            connection.say(Because(reasons=reasons, re=saying.re))
        case messages.Hint(agent=agent):
            hinted = await table.driving.hint(seat, agent)
            hinted.re = saying.re
            connection.say(hinted)
        case messages.Swap(cards=cards):
            await table.matches.sideboard(seat, cards)
            connection.say(Accepted(re=saying.re))
        case messages.Settle(chat=chat, mute=mute, unmute=unmute):
            muted = {seat: quiet for seat, quiet in ((mute, True), (unmute, False)) if seat >= 0}
            await settle(table, seat, chat, muted)
            connection.say(Accepted(re=saying.re))


def set_wishes(table: Table, seat: int, saying: messages.Stops) -> None:
    """Where a seat wishes to be asked from here on."""
    every = table.kind.stops()
    skips = [f"{whose}{stop}" for whose in ("", "my-", "their-") for stop in every]
    until = ["", *UNTIL, *every]
    if not set(saying.stops) <= set(every) or not set(saying.skips) <= set(skips) or saying.until not in until:
        raise Refusal("no-stop", stops=every)
    wishes = table.wished.setdefault(seat, Wishes(table.kind, seat))
    wishes.stops, wishes.skips, wishes.holding = saying.stops, saying.skips, saying.hold
    if table.session is not None:
        wishes.pass_until(table.game, saying.until)
        if table.passes(seat):
            table.tell_view(seat)
        table.driving.go_on()
