// The WebSocket of a table (docs/protocol.md): what the table shows now, and a way to say things to it.
// A lost connection is made again by itself, and goes on after the last entry that was seen.

import { language, t } from "./house.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10000;
const FOR_GOOD = [4400, 4401, 4403, 4404];

/** What the server says no to over the socket; with its article where the code says so. */
export class Refusal extends Error {
  constructor(answer) {
    super(answer.sentence);
    this.cite = answer.cite ?? "";
    this.reason = answer.reason;
  }
}

export class Connection {
  constructor(id, { changed = () => {}, heard = () => {}, shut = () => {} } = {}) {
    Object.assign(this, { id, changed, heard, shut });
    Object.assign(this, { seq: null, table: null, view: null, menu: null, clock: null, canUndo: false, pending: null });
    Object.assign(this, { role: "", place: null, ahead: 0, online: false, wait: FIRST_WAIT, count: 0 });
    this.answers = new Map();
    this.open();
  }

  open() {
    const words = new URLSearchParams({ lang: language(), tell: "yes" });
    if (this.seq !== null) words.set("after", this.seq);
    this.socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/v1/tables/${this.id}?${words}`);
    this.socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    this.socket.addEventListener("close", (event) => this.lost(event.code));
  }

  close() {
    this.done = true;
    this.socket.close();
  }

  lost(code) {
    this.online = false;
    for (const { reject } of this.answers.values()) reject(new Refusal({ sentence: t("offline") }));
    this.answers.clear();
    if (this.done) return;
    if (FOR_GOOD.includes(code)) {
      this.done = true;
      this.shut(code);
      return;
    }
    this.changed();
    // Not all at once when a server comes back.
    setTimeout(() => this.open(), this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  take(message) {
    const answer = message.id ? this.answers.get(message.id) : undefined;
    if (answer) {
      this.answers.delete(message.id);
      if (message.type === "refused" || message.type === "error") answer.reject(new Refusal(message));
      else answer.resolve(message);
      return;
    }
    if (message.type === "welcome") this.welcomed(message);
    else if (message.type === "state") this.stand(message);
    else if (message.type === "happened") this.follow(message);
    this.heard(message);
    this.changed();
  }

  welcomed({ place, role, now }) {
    Object.assign(this, { place, role, online: true, wait: FIRST_WAIT, ahead: now - Date.now() / 1000 });
  }

  stand({ seq, table, view, menu, clock, can_undo, pending, missed }) {
    Object.assign(this, { seq, table, view, menu, clock, canUndo: can_undo, pending });
    for (const one of missed ?? []) this.heard(one);
  }

  /** What a message leaves out is as it was; clock, undo and what is pending are always told. */
  follow({ seq, table, view, menu, clock, can_undo, pending }) {
    Object.assign(this, { seq, clock: clock ?? null, canUndo: can_undo ?? false, pending: pending ?? null });
    if (table) this.table = table;
    if (view) Object.assign(this, { view, menu: menu ?? null });
  }

  /** Say something; the answer comes back, or a Refusal is raised. */
  send(message) {
    this.count += 1;
    const id = `${Date.now().toString(36)}-${this.count}`;
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) {
        reject(new Refusal({ sentence: t("offline") }));
        return;
      }
      this.answers.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  act(action) {
    return this.send({ type: "act", action, on: this.seq });
  }

  /** The time by the server's clock, in seconds. */
  now() {
    return Date.now() / 1000 + this.ahead;
  }
}
