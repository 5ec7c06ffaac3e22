// @ts-check
/** @file The page's state and flow: a document comes in and is shown; a tap is answered at once and sent. */
import { Board } from "./board.js";
import { session } from "./discord.js";
import { Hand } from "./hand.js";
import { drawWith, iconPicture, markPicture, playerColour, svg } from "./shapes.js";
import { Socket } from "./socket.js";
import { play, sounding, toggleSound } from "./sounds.js";
import { countUp, left, speak, t } from "./words.js";

/** @typedef {import("./protocol.js").Table} Table */
/** @typedef {import("./protocol.js").Move} Move */
/** @typedef {import("./board.js").Spot} Spot */
/** @typedef {import("./board.js").Point} Point */

const TOAST_MS = 4000;
const EMOJI_MS = 2500;
const CANVAS = 900;
const RING = 100;

/** @param {string} id */
const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {import("./protocol.js").Hello | null} */
let hello = null;
/** @type {Table | null} */
let table = null;
/** @type {import("./protocol.js").OtherTable[]} */
let tables = [];
/** @type {Socket} */
let socket;
/** The request that the page has answered by itself. @type {{id: number, tile: string, version: number} | null} */
let pending = null;
let wanted = "";
let chosen = "";
let room = 0;
let ahead = 0;
/** Seconds that the server's clock is ahead. */
let shownResult = "";
/** @type {number[]} */
let here = [];

const board = new Board(/** @type {any} */ ($("board")));
const tally = new Board(/** @type {any} */ ($("tally")), true);
const hand = new Hand($("hand"), {
  pick,
  lift: (tile) => choose(tile),
  over: (at) => {
    const spot = at && onBoard(at) ? spotFor(at) : null;
    board.hot(spot);
    return spot?.angle ?? 90;
  },
  drop,
  arrange: (tiles) => request({ do: "arrange", hand: tiles }),
  cancel: () => choose(""),
});

/** @param {string} tag @param {string} [text] @param {Record<string, string>} [attributes] @param {(Node | string)[]} inner */
function el(tag, text = "", attributes = {}, ...inner) {
  const node = document.createElement(tag);
  node.textContent = text;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...inner);
  return node;
}

/** @param {string} label @param {() => void} act @param {string} [kind] */
function button(label, act, kind = "plain") {
  const node = /** @type {HTMLButtonElement} */ (el("button", label, { class: kind }));
  node.onclick = act;
  return node;
}

/** Say a sentence to people who listen, and show it for a moment if it is asked for. @param {string} sentence @param {boolean} [seen] */
function tell(sentence, seen = false) {
  if (!sentence) return;
  $("aloud").textContent = sentence;
  if (seen) toast(sentence, TOAST_MS);
}

let toastTimer = 0;
/** @param {string} sentence @param {number} [ms] */
function toast(sentence, ms) {
  clearTimeout(toastTimer);
  $("toast").textContent = sentence;
  $("toast").hidden = !sentence;
  if (ms) toastTimer = setTimeout(() => ($("toast").hidden = true), ms);
}

/** A request about the table as it is shown. @param {object} what */
function request(what) {
  if (!table) return 0;
  return socket.ask({ ...what, table: table.id, version: table.version });
}

// Documents.

/** @type {Record<string, (document: any) => void>} */
const hears = {
  hello(document) {
    hello = document;
    drawWith(document.drawing, document.style.numerals);
    speak(document.words, document.language);
    const root = window.document.documentElement;
    for (const [name, colour] of Object.entries(document.drawing.palette)) {
      if (typeof colour === "string") root.style.setProperty(`--${name.replace("_", "-")}`, colour);
    }
    root.classList.toggle("contrast", document.style.contrast);
    $("tools").hidden = false;
    showSound();
    $("emojis").replaceChildren(...document.emojis.map((/** @type {string} */ emoji) =>
      Object.assign(button(emoji, () => say(emoji)), { ariaLabel: t("say", { emoji }) })));
    hears.tables(document);
  },
  table(document) {
    if (wanted && document.id !== wanted) return;
    wanted = document.id;
    ahead = document.now - Date.now() / 1000;
    show(document);
  },
  done({ id }) {
    if (pending && pending.id === id && table && table.version > pending.version) settle();
  },
  refused({ id, sentence }) {
    tell(sentence, true);
    if (!pending || pending.id !== id) return;
    board.takeBack(pending.tile);
    settle();
    if (table) board.show(table.scene);
  },
  tables(document) {
    tables = document.tables;
    showTabs();
  },
  said({ seat, emoji }) {
    const chip = $("players").querySelector(`[data-seat="${seat}"]`);
    const bubble = el("span", emoji, { class: "bubble" });
    chip?.append(bubble);
    setTimeout(() => bubble.remove(), EMOJI_MS);
    if (table) tell(t("said", { name: table.players.find((one) => one.seat === seat)?.name ?? "", emoji }));
  },
  here(document) {
    here = document.seats;
    $("watching").textContent = t("watching", { count: document.watching });
    for (const chip of $("players").children) {
      chip.classList.toggle("here", here.includes(Number(chip.getAttribute("data-seat"))));
    }
  },
  end({ sentence }) {
    toast(sentence);
    tell(sentence);
  },
};

/** The server has made the request, or has not: the page shows its document again. */
function settle() {
  pending = null;
  showHand();
}

/** @param {Table} now */
function show(now) {
  const before = table?.id === now.id ? table : null;
  if (before && now.version < before.version) return;
  if (now.tally === undefined) now.tally = before?.tally;
  const mine = new Map(before?.hand.map(({ tile }) => [tile, hand.whereIs(tile)]) ?? []);
  const laid = before?.players.find((one) => one.turn)?.seat;
  const chip = $("players").querySelector(`[data-seat="${laid}"]`)?.getBoundingClientRect();
  const origin = (/** @type {string} */ tile) =>
    mine.get(tile) ?? (chip && chip.width ? { x: chip.x + chip.width / 2, y: chip.y + chip.height / 2, half: 8 } : null);
  table = now;
  if (pending && now.version > pending.version) pending = null;
  if (!before) board.scene = null;
  if (!options(chosen).length) chosen = "";
  document.body.dataset.game = now.game;
  document.body.classList.toggle("watching", now.seat === null);
  $("title").textContent = now.title || now.name;
  $("facts").textContent = (now.facts ?? []).join(" · ");
  $("alt").textContent = now.alt;
  $("news").textContent = now.news;
  showPlayers();
  showButtons();
  showHand();
  board.show(now.scene, origin);
  const target = (/** @type {string | null} */ key) => now.targets.find((one) => one.key === key);
  board.ahead(now.premoves.map(({ tile, target: key }, at) => ({ tile, at: target(key), number: at + 1 })));
  light();
  showResult(before);
  showTabs();
  const turn = now.players.some((one) => one.turn && one.seat === now.seat);
  document.title = `${turn ? "● " : ""}${now.name}`;
  if (!before) tell(now.alt);
  else if (now.news !== before.news || turn !== isTurn(before)) {
    tell([now.news, turn && !isTurn(before) ? t("your_turn") : ""].filter(Boolean).join(" "));
    play(turn && !isTurn(before) ? "turn" : "tile");
  }
}

/** @param {Table | null} [of] */
function isTurn(of = table) {
  return of !== null && of.players.some((one) => one.turn && one.seat === of.seat);
}

// Players, tabs, buttons.

function showPlayers() {
  if (!table) return;
  $("players").replaceChildren(...table.players.map((one) => {
    const owner = one.owner ?? one.seat;
    const facts = el("span", "", { class: "count" });
    if (one.captured !== null && one.captured !== undefined) facts.textContent = `+${one.captured}`;
    else facts.append(el("i", "", { class: "glyph" }), String(one.tiles));
    const total = el("b", String(one.total).replace("-", "−"), { class: "total" });
    const name = el("span", one.name, { class: "name" });
    if (one.robot || one.away) name.prepend(iconPicture("robot", "transparent"));
    if (one.marker) name.append(iconPicture("train", "transparent"));
    const clock = el("time", "", { class: "clock", ...(one.deadline && !one.robot ? { "data-until": String(one.deadline) } : {}) });
    const states = [one.robot ? t("robot") : "", one.away ? t("away") : "", one.turn ? t("turn", { name: one.name }) : ""];
    const said = [t("player", { name: one.name, tiles: one.tiles, points: one.total }), ...states.filter(Boolean)].join(", ");
    const chip = el("li", "", { "data-seat": String(one.seat) }, markPicture(owner), name, clock, facts, total,
      el("span", said, { class: "unseen" }));
    for (const part of [name, clock, facts, total]) part.setAttribute("aria-hidden", "true");
    chip.style.setProperty("--owner", playerColour(owner));
    chip.className = [one.turn && "turn", one.seat === table?.seat && "you", here.includes(one.seat) && "here"].filter(Boolean).join(" ");
    return chip;
  }));
  $("players").classList.toggle("crowd", table.players.length > 4);
  tick();
}

function showTabs() {
  $("tabs").hidden = tables.length < 2;
  const next = tables.find((one) => one.turn && one.id !== wanted);
  const tabs = tables.map((one) => {
    const tab = button(one.name, () => go(one.id), `tab${one.turn ? " due" : ""}`);
    if (one.id === wanted) tab.setAttribute("aria-current", "page");
    tab.title = (one.players ?? []).join(", ");
    if (one.turn) tab.append(el("span", t("your_turn"), { class: "unseen" }));
    return tab;
  });
  $("tabs").replaceChildren(...tabs, ...(next ? [button(t("next"), () => go(next.id), "main")] : []));
}

/** Look at another table. @param {string} id */
function go(id) {
  if (id === wanted) return;
  [wanted, chosen, pending, shownResult] = [id, "", null, ""];
  board.reset();
  open();
}

function showButtons() {
  if (!table) return;
  const made = table.buttons.map((one) => {
    const node = button(one.label, () => request({ do: "press", button: one.id }), one.tone);
    node.disabled = !one.enabled;
    return node;
  });
  if (table.premoves.length) made.push(button(t("clear_ahead"), () => request({ do: "premove", text: "" })));
  const focused = document.activeElement?.parentElement === $("buttons") ? document.activeElement.textContent : null;
  $("buttons").replaceChildren(...made);
  made.find((one) => one.textContent === focused)?.focus();
  $("score").hidden = !table.tally && !table.result;
  const asked = table.claims;
  if (asked) {
    const ring = svg("svg", { viewBox: "-22 -22 44 44", class: "ring", "aria-hidden": "true" },
      svg("circle", { r: 19, class: "rail" }),
      svg("circle", { r: 19, pathLength: RING, class: "rest", "data-from": asked.from, "data-until": asked.until }));
    const sum = (/** @type {number} */ count) => {
      const node = button(String(count), () => request({ do: "move", text: (asked.text ?? "claim {n}").replace("{n}", String(count)) }), "sum");
      node.setAttribute("aria-label", t("claim_points", { points: count }));
      return node;
    };
    ask(t("claim"), asked.counts.map(sum), asked.until ? ring : null);
  } else if (!chosen) ask("", []);
  tick();
}

/** A row of answers above the hand. @param {string} question @param {HTMLElement[]} answers @param {Element | null} [sign] */
function ask(question, answers, sign = null) {
  const row = $("ask");
  row.hidden = !answers.length;
  row.setAttribute("aria-label", question);
  const asked = el("span", question, { class: "question" });
  row.replaceChildren(...(sign ? [sign] : []), asked, el("span", "", { class: "answers" }, ...answers));
}

// The hand and the board.

/** The moves of a tile, or what may be laid down ahead. @param {string} tile @returns {Move[]} */
function options(tile) {
  const found = table?.hand.find((one) => one.tile === tile);
  return found ? (found.moves.length ? found.moves : isTurn() ? [] : found.premoves ?? []) : [];
}

function showHand() {
  if (!table) return;
  const turn = isTurn();
  const numbers = new Map(table.premoves.map(({ tile }, at) => [tile, at + 1]));
  hand.show(table.hand.filter(({ tile }) => tile !== pending?.tile).map(({ tile, moves }) => ({
    tile, playable: turn ? moves.length > 0 : !numbers.size, chosen: tile === chosen, ahead: numbers.get(tile) ?? 0,
  })));
}

/** @param {string} tile */
function choose(tile) {
  if (!tile && !chosen) return;
  chosen = tile;
  showHand();
  if (!table?.claims) ask("", []);
  light();
}

/** A tap on a tile of the hand: choose it; a second tap plays it if there is one place. @param {string} tile @param {boolean} again */
function pick(tile, again) {
  const places = spots(tile);
  if (again && places.length === 1) return places[0].act();
  if (again) return choose("");
  choose(tile);
  if (!options(tile).length && isTurn()) return tell(t("no_place", { tile }), true);
  tell(places.map((one) => one.label).join(", "));
  if (document.activeElement?.matches(":focus-visible") && places.length) focusSpot(0);
}

/** The glowing places of a tile. @param {string} tile @returns {Spot[]} */
function spots(tile) {
  const found = options(tile);
  return (table?.targets ?? []).filter((one) => found.some((move) => move.target === one.key)).map((one) => ({
    ...one, label: t(isTurn() ? "place" : "place_ahead", { tile, place: one.label.replace("\u2009", ": ") }),
    act: () => playAt(tile, one.key),
  }));
}

/** Light the places of the chosen tile, or the tiles that can be captured. */
function light() {
  if (!table) return;
  $("board").classList.toggle("later", !isTurn());
  if (chosen) return board.light(spots(chosen));
  const tiles = new Map(table.scene.shapes.filter(([kind]) => kind === "tile").map(([, f]) => [String(f.key), f]));
  const keys = [...new Set(table.captures.map((one) => String(one.key)))].filter((key) => tiles.has(key));
  board.light(keys.map((key) => {
    const { x, y, half, angle } = tiles.get(key);
    const found = table?.captures.filter((one) => String(one.key) === key) ?? [];
    return { key: `take ${key}`, label: found[0].label, x, y, half, angle, act: () => capture(key) };
  }));
}

/** @param {Point} at */
function onBoard(at) {
  const box = $("table").getBoundingClientRect();
  return at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
}

/** Where a drop would go: the nearest place, or the only one. @param {Point} at @returns {Spot | null} */
function spotFor(at) {
  return board.nearest(at) ?? (board.open.length === 1 ? board.open[0] : null);
}

/** @param {string} tile @param {Point} at @returns {boolean} whether it is played */
function drop(tile, at) {
  if (!onBoard(at)) return false;
  const spot = spotFor(at);
  if (spot) {
    spot.act();
    return true;
  }
  if (!isTurn() && options(tile).some((move) => move.target === null)) {
    playAt(tile, null);
    return true;
  }
  if (!options(tile).length && isTurn()) tell(t("no_place", { tile }), true);
  return !!options(tile).length;  // several places: the tile stays chosen and they glow
}

/** @param {string} tile @param {string | null} key */
function playAt(tile, key) {
  const found = options(tile).filter((move) => move.target === key);
  if (!found.length || pending) return;
  if (!isTurn()) {
    request({ do: "premove", text: found[0].text });
    return choose("");
  }
  if (found.length > 1) {
    const answers = found.map((move) => button(move.label ?? move.text, () => make(tile, move), "sum"));
    ask(t("how", { tile }), answers);
    answers[0].focus({ preventScroll: true });
    return;
  }
  make(tile, found[0]);
}

/** Make a move: the tile is on the table before the server knows. @param {string} tile @param {Move} move */
function make(tile, move) {
  const spot = spots(tile).find((one) => one.key === move.target);
  const from = hand.whereIs(tile);
  pending = { id: request({ do: "move", text: move.text }), tile, version: table?.version ?? 0 };
  if (spot && from) board.lay(tile, spot, from);
  play("tile");
  choose("");
}

/** @param {string} key the tile in the middle */
function capture(key) {
  const found = (table?.captures ?? []).filter((one) => String(one.key) === key);
  const take = (/** @type {import("./protocol.js").Capture} */ one) => {
    ask("", []);
    pending = { id: request({ do: "move", text: one.text }), tile: "", version: table?.version ?? 0 };
    board.fade(Number(key), one.text.endsWith("triple"));
    board.light([]);
  };
  if (pending) return;
  if (found.length > 1) ask(t("take"), found.map((one) => button(one.label, () => take(one), "sum")));
  else if (found.length) take(found[0]);
}

/** @param {number} at */
function focusSpot(at) {
  const nodes = /** @type {NodeListOf<SVGElement>} */ ($("board").querySelectorAll(".spot"));
  nodes[(at + nodes.length) % nodes.length]?.focus();
}

board.onMiss = () => choose("");
board.onPan = () => ($("fit").hidden = !board.moved);

// The end of a round, table-talk, sound.

/** @param {Table | null} before */
function showResult(before) {
  const result = table?.result ?? null;
  const key = result ? JSON.stringify(result) : "";
  if (table?.tally && (!before || !$("result").hidden)) tally.show(table.tally);
  if (key === shownResult) return;
  shownResult = key;
  $("result").hidden = !result;
  if (!result) return;
  play("points");
  $("sentence").textContent = result.sentence;
  $("receipts").replaceChildren(...result.receipts.map(({ text, points }) => {
    const gain = el("b", "", { "aria-hidden": "true" });
    countUp(gain, points);
    return el("li", "", {}, el("span", text), gain);
  }));
  openScore();
}

function openScore() {
  $("result").hidden = false;
  if (!table?.result) {
    $("sentence").textContent = t("score");
    $("receipts").replaceChildren();
  }
  $("tally").toggleAttribute("hidden", !table?.tally);
  if (!table?.tally) return;
  $("tally").style.aspectRatio = `${table.tally.width} / ${table.tally.height - 64}`;
  tally.refit(false);
  requestAnimationFrame(() => table?.tally && tally.show(table.tally));
}

/** @param {string} emoji */
function say(emoji) {
  socket.send({ do: "say", emoji });
  talk(false);
}

/** @param {boolean} on */
function talk(on) {
  $("emojis").hidden = !on;
  $("talk").setAttribute("aria-expanded", String(on));
  if (on) /** @type {HTMLElement} */ ($("emojis").firstElementChild)?.focus({ preventScroll: true });
}

function showSound() {
  $("sound").textContent = t(sounding() ? "sound_on" : "sound_off");
  $("sound").setAttribute("aria-pressed", String(sounding()));
}

/** Clocks and the ring of a window. */
function tick() {
  const now = Date.now() / 1000 + ahead;
  for (const node of document.querySelectorAll("[data-until]")) {
    const until = Number(node.getAttribute("data-until"));
    if (node instanceof SVGElement) {
      const whole = Math.max(1, until - Number(node.getAttribute("data-from") ?? now));
      node.style.strokeDashoffset = String(RING * (1 - Math.max(0, until - now) / whole));
    } else node.textContent = left(until - now);
  }
}

// The window.

/** The board's height for a canvas 900 wide, as the window is shaped. */
function shape() {
  const box = $("board").getBoundingClientRect();
  return box.width ? Math.round((CANVAS * box.height) / box.width / 20) * 20 + 64 : 700;
}

function open() {
  room = shape();
  const known = table && table.id === wanted ? { version: table.version } : {};
  socket.send({ do: "open", table: wanted, room, ...known });
}

new ResizeObserver(() => {
  if (table && Math.abs(shape() - room) > 160) open();
}).observe($("board"));

$("fit").onclick = () => board.reset();
$("score").onclick = () => ($("result").hidden ? openScore() : ($("result").hidden = true));
$("close").onclick = () => ($("result").hidden = true);
$("talk").onclick = () => talk($("emojis").hidden);
$("menu").onclick = () => /** @type {HTMLDialogElement} */ ($("more")).showModal();
$("sound").onclick = () => {
  toggleSound();
  showSound();
};
addEventListener("keydown", (event) => {
  const spot = document.activeElement?.closest(".spot");
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") {
    const tile = chosen;
    $("result").hidden = true;
    talk(false);
    choose("");
    if (tile) hand.focus(tile);
  } else if (spot && by) {
    event.preventDefault();
    focusSpot([...(spot.parentElement?.children ?? [])].indexOf(spot) + by);
  } else if (event.key === "f" && !event.ctrlKey && !event.metaKey) board.reset();
  else if (event.key === "+" || event.key === "-") {
    const box = $("board").getBoundingClientRect();
    board.zoom(event.key === "+" ? 1.25 : 0.8, { x: box.width / 2, y: box.height / 2 });
  }
});
setInterval(tick, 1000);

session().then(({ session: signed, table: first }) => {
  wanted = first;
  const address = new URL(`socket?session=${encodeURIComponent(signed)}`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  socket = new Socket(address.href, {
    hear: (document) => hears[document.is]?.(document),
    greet: open,
    lost: (lost) => {
      document.body.classList.toggle("lost", lost);
      toast(lost ? t("lost") : "");
      if (lost) tell(t("lost"));
    },
  });
}, (error) => toast(error.message));

