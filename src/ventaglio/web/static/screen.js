// The screen of a table that is being played: what changes is drawn anew, what people typed stays.

import * as burraco from "./burraco.js";
import { card } from "./cards.js";
import { Refusal } from "./connection.js";
import { button, h, notice, show } from "./dom.js";
import { playing, t } from "./house.js";
import { referee, rulingTold } from "./referee.js";
import { result } from "./result.js";
import { talk } from "./talk.js";
import * as tressette from "./tressette.js";
import { agreed } from "./waiting.js";

const LONGEST_STORY = 300;

export class Screen {
  constructor(root, { id, codes, phrases, said, over }) {
    Object.assign(this, { id, codes, phrases, said, over });
    this.chosen = [];
    this.order = localStorage.getItem("ventaglio-order") ?? "suit";
    this.counted = null;
    this.proof = null;
    this.parts = {
      status: h("p", { class: "status", role: "status", "aria-live": "polite" }),
      clock: h("span", { class: "clock", role: "timer" }),
      head: h("div", { class: "headline" }),
      seats: h("div", { class: "seats" }),
      board: h("div", { class: "board" }),
      banners: h("div", { class: "banners" }),
      hand: h("div", { class: "hand", role: "group", "aria-label": t("your-hand") }),
      actions: h("div", { class: "actions" }),
      story: h("ol", { class: "story", "aria-label": t("story"), tabindex: "0" }),
      aside: h("div", {}),
    };
    const { status, clock, head, seats, board, banners, hand, actions, story, aside } = this.parts;
    this.talk = talk(this);
    show(
      root,
      h(
        "div",
        { class: "playing" },
        h("section", { class: "felt" }, head, seats, board),
        h("section", { class: "mine" }, h("div", { class: "line" }, status, clock), banners, hand, actions),
        h("aside", {}, h("h2", {}, t("story")), story, this.talk, aside),
      ),
    );
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** Show a table, from what its connection knows already. */
  follow(connection) {
    this.connection = connection;
    Object.assign(connection, { changed: () => this.soon(), heard: (message) => this.heard(message), shut: () => this.end() });
    setInterval(() => this.tick(), 500);
    if (["over", "closed"].includes(connection.table?.status)) this.end();
    else this.soon();
  }

  // ── What it shows ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** Draw once for all the messages that came together. */
  soon() {
    if (this.drawing) return;
    this.drawing = true;
    // A page in the background has no frames, but its title still tells whose turn it is.
    setTimeout(() => {
      this.drawing = false;
      this.draw();
    }, 0);
  }

  get game() {
    return this.connection.table.game.startsWith("burraco") ? burraco : tressette;
  }

  scene() {
    const { view, menu, pending, role, table } = this.connection;
    const game = this.game;
    const playing = role === "player" && table.status === "playing";
    const hand = game.handOf(view, this.order);
    if (this.held !== hand.join(" ")) {
      // Cards that are still there stay chosen, wherever they now lie.
      const left = this.chosen.map((at) => this.cards?.[at]);
      const taken = new Set();
      this.chosen = [];
      for (const one of left) {
        const at = hand.findIndex((held, index) => held === one && !taken.has(index));
        if (at >= 0 && hand.length >= (this.cards?.length ?? 0)) {
          taken.add(at);
          this.chosen.push(at);
        }
      }
      this.held = hand.join(" ");
    }
    this.cards = hand;
    return {
      view,
      menu,
      pending,
      hand,
      phrases: this.phrases,
      free: playing && table.game.endsWith("-live"),
      mine: playing && game.turnOf(view) === view.seat,
      chosen: this.chosen.map((at) => hand[at]),
      act: (action) => this.act(action),
      choose: (cards) => this.choose(cards),
    };
  }

  draw() {
    const { connection, parts } = this;
    const { table, view } = connection;
    if (!table || !view) {
      // Whoever sees the table later may come before there is anything to see.
      show(parts.head, h("p", {}, table ? t("looking-on-later", { number: table.policy.delay }) : t("connecting")));
      return;
    }
    const scene = this.scene();
    const dealt = view.phase !== "deal" && view.phase !== "end";
    show(parts.head, this.headline(scene));
    show(parts.seats, this.plates(scene));
    parts.seats.className = `seats n${table.chairs.length} ${table.game.startsWith("tressette") ? "cross" : ""}`;
    show(parts.board, dealt || view.melds?.length ? this.game.board(scene) : [], dealt ? [] : this.between());
    show(parts.banners, this.banners());
    show(parts.hand, this.handOf(scene));
    show(parts.actions, this.doing(scene));
    show(parts.aside, this.beside());
    parts.board.dataset.seq = connection.seq;
    this.state(scene);
    this.tick();
  }

  headline({ view }) {
    const { table, online } = this.connection;
    return [
      h("h1", {}, playing(table.game, table.headers, this.codes)),
      h("p", {}, this.game.headline(view)),
      !online && h("p", { class: "badge bad" }, t("reconnecting")),
    ];
  }

  plates({ view }) {
    const { chairs } = this.connection.table;
    const from = view.seat ?? 0;
    const game = this.game;
    const order = chairs.map((_, index) => (from + index) % chairs.length);
    return order.map((seat, index) => {
      const chair = chairs.find((one) => one.seat === seat);
      const turn = game.turnOf(view) === seat;
      const badges = [
        view.dealer === seat && t("deals"),
        ...game.badges(view, seat),
        chair.kind === "bot" && t(`level-${chair.level}`),
        chair.away && !chair.stand_in && t("away"),
        chair.stand_in && t("stood-in"),
      ].filter(Boolean);
      const where = chairs.length === 4 ? game.around[index] : "";
      return h(
        "div",
        { class: `plate ${where}${turn ? " turn" : ""}${seat === view.seat ? " me" : ""}`, "aria-current": turn ? "true" : null },
        h("b", {}, chair.name),
        view.counts[seat] !== undefined && h("span", { class: "count", title: t("cards-held") }, String(view.counts[seat])),
        badges.length > 0 && h("small", {}, badges.join(" · ")),
      );
    });
  }

  /** One line that says what is going on, read aloud when it changes. */
  state(scene) {
    const { table, role } = this.connection;
    const seat = this.game.turnOf(scene.view);
    let line;
    if (table.paused) line = t("is-paused");
    else if (scene.pending?.choices) line = t("must-settle");
    else if (scene.mine) line = `${t("your-turn")} ${this.game.prompt(scene.view)}`;
    else if (seat !== null) line = t("turn-of", { name: this.game.nameOf(scene.view, seat) });
    else line = t("between-hands");
    if (role !== "player") line = `${role === "public" ? t("looking-on-later", { number: table.policy.delay }) : t("looking-on")} ${line}`;
    if (this.parts.status.textContent !== line) this.parts.status.textContent = line;
    this.parts.status.classList.toggle("mine", scene.mine);
    document.title = `${scene.mine ? "● " : ""}${line} · Ventaglio`;
  }

  tick() {
    const { clock, table } = this.connection ?? {};
    const part = this.parts.clock;
    if (!clock || !table) {
      part.textContent = "";
      return;
    }
    const left = Math.max(0, Math.round(clock.until - this.connection.now()));
    part.textContent = `${table.chairs[clock.place].name}: ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    part.classList.toggle("bad", clock.warned || left <= 10);
  }

  // ── Between hands ─────────────────────────────────────────────────────────────────────────────────────────────────

  between() {
    const { table, role, place } = this.connection;
    const pledge = table.pledge && !table.pledge.dealt ? table.pledge : null;
    const ready = place !== null && table.chairs[place].ready;
    return [
      pledge &&
        h(
          "section",
          { class: "panel pledge" },
          h("h2", {}, t("next-deal")),
          role === "player" && !ready && h("div", { class: "row" }, button(t("i-am-ready"), () => this.ready(), { class: "main", "data-key": "ready" })),
          ready && h("p", {}, t("you-are-ready")),
          h("p", { class: "quiet" }, t("pledge-about")),
          h("dl", { class: "proof" }, h("dt", {}, t("commitment")), h("dd", {}, h("code", {}, pledge.commitment)),
            Object.entries(pledge.randomness).map(([seat, text]) => [h("dt", {}, t("randomness-of", { name: table.headers[seat] ?? seat })), h("dd", {}, h("code", {}, text))])),
        ),
      this.counted,
      this.proof,
    ];
  }

  ready() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const randomness = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    this.send({ type: "ready", randomness });
  }

  /** A hand is over: its count, and the proof of its deal. */
  async handOver({ deal, commitment, label, secret, randomness }) {
    this.proof = h(
      "details",
      { class: "panel", "data-key": "proof" },
      h("summary", {}, t("proof-of-deal", { number: deal })),
      h("p", { class: "quiet" }, t("proof-about")),
      h(
        "dl",
        { class: "proof" },
        [[t("commitment"), commitment], [t("label"), label], [t("secret"), secret],
          ...Object.entries(randomness).map(([seat, text]) => [t("randomness-of", { name: this.connection.table.headers[seat] ?? seat }), text])]
          .map(([name, text]) => [h("dt", {}, name), h("dd", {}, h("code", {}, text))]),
      ),
    );
    try {
      this.counted = await result(this.id, { whole: false });
    } catch {
      this.counted = null;
    }
    this.soon();
  }

  // ── Questions and rulings ─────────────────────────────────────────────────────────────────────────────────────────

  banners() {
    const { table, place, role } = this.connection;
    const found = [];
    const { ask: asked } = table;
    if (table.paused) found.push([t("is-paused"), role === "player" && button(t("resume"), () => this.send({ type: "resume" }), { class: "main" })]);
    if (asked) {
      const name = table.chairs[asked.place].name;
      const open = role === "player" && !asked.agreed.includes(place);
      found.push([
        t(`asks-${asked.what}`, { name }),
        open && button(t("agree"), () => this.send({ type: "answer", yes: true }), { class: "main" }),
        open && button(t("disagree"), () => this.send({ type: "answer", yes: false })),
        !open && t("waiting-for-answers"),
      ]);
    }
    for (const one of table.watchers) {
      if (role !== "player" || (one.admitted && one.place !== place)) continue;
      const answer = (yes) => () => this.send({ type: "admit", person: one.person, yes });
      const mine = one.place === place;
      found.push([
        one.admitted ? t("looks-on-with-you", { name: one.name }) : t("wants-to-look-on", { name: one.name, what: table.chairs[one.place].name }),
        mine && !one.admitted && button(t("admit"), answer(true), { "data-key": `y${one.person}` }),
        button(mine ? (one.admitted ? t("send-away") : t("decline")) : t("object"), answer(false), { "data-key": `n${one.person}` }),
      ]);
    }
    if (this.refused) found.push([h("span", {}, this.refused.message, this.refused.cite && h("cite", {}, ` ${this.refused.cite}`)), button("×", () => this.forgive(), { "aria-label": t("close") })]);
    return found.map((parts) => h("div", { class: "banner" }, parts));
  }

  forgive() {
    this.refused = null;
    this.soon();
  }

  // ── One's own cards, and what one does ────────────────────────────────────────────────────────────────────────────

  handOf(scene) {
    if (!scene.hand.length) return [];
    const may = this.game.playable(scene);
    const many = this.game === burraco;
    const pick = (at) => () => {
      const chosen = this.chosen.includes(at);
      if (many) this.chosen = chosen ? this.chosen.filter((one) => one !== at) : [...this.chosen, at];
      else this.chosen = chosen ? [] : [at];
      this.refused = null;
      this.draw();
    };
    return scene.hand.map((text, at) => {
      const gap = at > 0 && suitOf(scene.hand[at - 1]) !== suitOf(text) && this.order === "suit";
      const one = card(text, { onclick: pick(at), chosen: this.chosen.includes(at), dim: may && !may.has(text), key: `card${at}` });
      if (gap) one.classList.add("gap");
      return one;
    });
  }

  choose(cards) {
    this.chosen = [];
    for (const text of cards) {
      const at = this.cards.findIndex((one, index) => one === text && !this.chosen.includes(index));
      if (at >= 0) this.chosen.push(at);
    }
    this.draw();
  }

  doing(scene) {
    const { table, role, canUndo } = this.connection;
    if (role !== "player" || table.status !== "playing") return [];
    this.offered = this.game.actions(scene);
    const one = (offer, index) => {
      const label = [offer.label, offer.hint && h("small", {}, offer.hint), h("kbd", {}, offer.key && this.offered.findIndex((other) => other.key === offer.key) === index ? offer.key : index < 9 ? String(index + 1) : "")];
      return h("button", { type: "button", class: [offer.main && "main", offer.why && "why", offer.hint && "told"].filter(Boolean).join(" "), onclick: () => this.choice(offer), title: offer.hint, "data-key": offer.action }, label);
    };
    const at = (kind) => this.offered.map((offer, index) => (kind(offer) ? one(offer, index) : null)).filter(Boolean);
    const folded = (kind, label) => {
      const inside = at((offer) => offer[kind]);
      return inside.length > 0 && h("details", { "data-key": kind }, h("summary", {}, label(inside.length)), h("div", { class: "row" }, inside));
    };
    return [
      h("div", { class: "row" }, at((offer) => !offer.aside && !offer.extra && !offer.word)),
      folded("word", (number) => t("declarations", { number })),
      folded("extra", () => t("other-words")),
      this.game.hints(scene),
      h(
        "div",
        { class: "row minor" },
        at((offer) => offer.aside),
        canUndo && button(t("undo"), () => this.send({ type: "undo" }), { "data-key": "undo" }),
        this.game === burraco && scene.hand.length > 0 && button(this.order === "suit" ? t("sort-rank") : t("sort-suit"), () => this.sort(), { "data-key": "sort" }),
        !table.paused && button(t("pause"), () => this.send({ type: "pause" }), { "data-key": "pause" }),
        button(t("abandon"), () => window.confirm(t("abandon-sure")) && this.send({ type: "abandon" }), { "data-key": "abandon" }),
      ),
    ];
  }

  sort() {
    const kept = this.chosen.map((at) => this.cards[at]);
    this.order = this.order === "suit" ? "rank" : "suit";
    localStorage.setItem("ventaglio-order", this.order);
    this.chosen = [];
    this.held = null;
    this.draw();
    this.choose(kept);
  }

  choice(offer) {
    if (offer.sure && !window.confirm(offer.sure)) return;
    if (offer.why) this.send({ type: "why", action: offer.action });
    else this.act(offer.action);
  }

  act(action) {
    return this.send({ type: "act", action, on: this.connection.seq });
  }

  /** Say something to the table, and show why not if it is refused. */
  async send(message) {
    try {
      const answer = await this.connection.send(message);
      this.refused = null;
      if (message.type === "act") this.chosen = [];
      if (answer.type === "allowed") notice(t("is-allowed"));
      this.soon();
      return answer;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.refused = refusal;
      this.soon();
      return null;
    }
  }

  /** Everything can be done by keyboard: letters and numbers act, arrows go along the hand. */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      const cards = [...this.parts.hand.querySelectorAll("button")];
      const at = cards.indexOf(document.activeElement);
      const next = event.key === "ArrowRight" ? at + 1 : at < 0 ? cards.length - 1 : at - 1;
      cards[(next + cards.length) % cards.length]?.focus();
      event.preventDefault();
      return;
    }
    if (event.key === "Escape") {
      this.chosen = [];
      this.forgive();
      return;
    }
    const offer = (this.offered ?? []).find((one) => one.key === event.key) ?? this.offered?.[Number(event.key) - 1];
    if (offer && event.key.length === 1) {
      event.preventDefault();
      this.choice(offer);
    }
  }

  // ── Beside the table ──────────────────────────────────────────────────────────────────────────────────────────────

  beside() {
    const { table, role } = this.connection;
    this.referee ??= table.game.endsWith("-live") && role === "player" ? referee(this) : null;
    this.about ??= h(
      "details",
      { class: "about", "data-key": "about" },
      h("summary", {}, t("this-table")),
      agreed(table),
      h("p", {}, h("a", { href: "/rules#" + table.game.replace("-live", "") + ":" + table.headers.Code, target: "_blank" }, t("read-rules"))),
    );
    return [this.referee, this.about];
  }

  tell(text, kind = "") {
    const { story } = this.parts;
    const down = story.scrollHeight - story.scrollTop - story.clientHeight < 40;
    story.append(h("li", { class: kind }, text));
    while (story.children.length > LONGEST_STORY) story.firstChild.remove();
    if (down) story.scrollTop = story.scrollHeight;
  }

  heard(message) {
    if (message.type === "told") message.sentences.forEach((one) => this.tell(one));
    else if (message.type === "ruling") this.tell(rulingTold(message.told), "ruling");
    else if (message.type === "happened") this.happened(message.what);
    else if (message.type === "state" && ["over", "closed"].includes(message.table.status)) this.end();
  }

  happened(what) {
    const { table, place } = this.connection;
    const name = what.place === undefined || what.place === null ? "" : table.chairs[what.place]?.name;
    const yours = what.place === place;
    switch (what.type) {
      case "said":
        this.tell([h("b", {}, `${name}: `), what.phrase ? this.said.get(what.phrase) ?? what.phrase : what.text], "said");
        break;
      case "stood-in":
        this.tell(yours ? t("stood-in-for-you") : t("stood-in-for", { name }), "note");
        break;
      case "came":
        this.tell(yours ? t("you-are-back") : t("came-back", { name }), "note");
        break;
      case "went":
        if (!yours) this.tell(t("went-away", { name }), "note");
        break;
      case "taken-back":
        this.tell(t("took-back", { name }), "note");
        break;
      case "warned":
        this.tell(t("time-warned", { name, number: what.seconds }), "note");
        break;
      case "time-up":
        this.tell(t("time-is-up", { name }), "note");
        break;
      case "ask-ended":
        this.tell(t("ask-ended"), "note");
        break;
      case "paused":
        this.tell(t("is-paused"), "note");
        break;
      case "resumed":
        this.tell(t("goes-on"), "note");
        break;
      case "revealed":
        this.handOver(what);
        break;
      case "closed":
        this.tell(t("table-closed"), "note");
        this.end();
        break;
      case "did":
        if (table.status === "over") this.end();
        break;
      default:
    }
  }

  /** The match is over: the page shows what it came to. */
  end() {
    if (this.ended) return;
    this.ended = true;
    this.connection.close();
    this.over();
  }
}

const suitOf = (text) => (/^[a-z]/.test(text) ? text[0] : text === "*" || text[0] === "2" ? "wild" : text[1]);
