"""How heavy the page is, and how long its answers take, as a browser sees it."""

from __future__ import annotations

from playwright.sync_api import Browser, Response

from browsing import Sitting

# Notes when a choice is sent, and when the frame is painted that shows a message.
CLOCK = """() => {
    window.answers = { own: [], computer: [] };
    let sent = 0, shown = 0;
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (String(text).includes('"choose"')) sent = performance.now();
        if (!this.timed) {
            this.timed = true;
            this.addEventListener("message", (event) => {
                if (!String(event.data).includes('"view"')) return;
                const own = sent, before = shown;
                sent = 0;
                requestAnimationFrame(() => setTimeout(() => {
                    shown = performance.now();
                    if (own) window.answers.own.push(shown - own);
                    else if (before) window.answers.computer.push(shown - before);
                }));
            });
        }
        return send.call(this, text);
    };
}"""


def weight(opened: Browser, address: str) -> tuple[int, float]:
    """How many bytes come over the wire until the page is there, and after how many milliseconds it is painted."""
    sizes: list[int] = []
    context = opened.new_context(viewport={"width": 1280, "height": 720})
    page = context.new_page()

    def count(response: Response) -> None:
        told = response.request.sizes()
        sizes.append(told["responseBodySize"] + told["responseHeadersSize"])

    page.on("requestfinished", lambda request: count(request.response()))
    page.goto(address)
    page.wait_for_selector(".game-choice")
    page.wait_for_load_state("networkidle")
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    context.close()
    return sum(sizes), float(painted)


def answers(opened: Browser, address: str, game: str, choices: int) -> dict[str, list[float]]:
    """Milliseconds until an answer is on the screen, in a game against the computer."""
    sitting = Sitting(opened, address)
    sitting.page.add_init_script(f"({CLOCK})()")
    sitting.page.goto(address)
    sitting.sit_down(game)
    for _ in range(choices * 3):
        sitting.wait_for_turn()
        if sitting.is_over():
            break
        sitting.click_once()
        if len(sitting.page.evaluate("window.answers.own")) >= choices:
            break
    found: dict[str, list[float]] = sitting.page.evaluate("window.answers")
    sitting.leave()
    return found
