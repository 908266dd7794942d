// One seat's line to the server: a WebSocket that comes back by itself, and plain requests. See docs/protocol.md.

import { inLanguage, language } from "./language.js";

const PROTOCOL = 1;

export class Connection {
  /**
   * @param {string} table @param {string} token the token of a seat; empty for somebody who watches
   * @param {(told: any) => void} hear @param {(state: "joining" | "here" | "away") => void} changed
   */
  constructor(table, token, hear, changed) {
    this.table = table;
    this.token = token;
    this.hear = hear;
    this.changed = changed;
    this.next = 1;
    this.wait = 250;
    this.closed = false;
    /** @type {Map<number, (told: any) => void>} */
    this.answers = new Map();
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    this.open();
  }

  open() {
    this.changed("joining");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = 250;
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, token: this.token, language: language.state.tag }));
    });
    socket.addEventListener("message", (event) => {
      const told = JSON.parse(event.data);
      if (told.type === "welcome") this.changed("here");
      const answer = told.re === undefined ? undefined : this.answers.get(told.re);
      if (answer) {
        this.answers.delete(told.re);
        answer(told);
      }
      this.hear(told);
    });
    socket.addEventListener("close", () => {
      for (const answer of this.answers.values()) answer({ type: "refused", code: "away", reason: "" });
      this.answers.clear();
      if (this.closed) return;
      this.changed("away");
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, 8000);
    });
  }

  /** Say something; what comes back is the answer to it. @param {Record<string, unknown>} saying @returns {Promise<any>} */
  say(saying) {
    const re = this.next;
    this.next += 1;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        resolve({ type: "refused", code: "away", reason: "" });
        return;
      }
      this.answers.set(re, resolve);
      this.socket.send(JSON.stringify({ ...saying, re }));
    });
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }
}

export class Refused extends Error {
  /** @param {string} reason @param {number} [status] of the answer */
  constructor(reason, status = 0) {
    super(reason);
    this.status = status;
  }
}

/**
 * Ask the server for something. What it refuses is an error that says why in one sentence.
 * @param {string} path @param {unknown} [body] @param {string} [token] of the seat that asks
 */
export async function ask(path, body, token = "") {
  /** @type {Record<string, string>} */
  const headers = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const request = { method: body === undefined ? "GET" : "POST", headers, body: body === undefined ? undefined : JSON.stringify(body) };
  const answer = await fetch(`/api/${inLanguage(path)}`, request);
  const told = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(told?.reason ?? told?.error?.reason ?? `${answer.status} ${answer.statusText}`, answer.status);
  return told;
}

/** Give somebody a file. @param {string} name @param {string} text */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
