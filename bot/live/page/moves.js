// @ts-check
/** @file Choosing and making moves: the hand, the board, and the rows of answers between them. */
import { Board } from "./board.js";
import { $, button, el, tell } from "./dom.js";
import { Hand } from "./hand.js";
import { RING, tick } from "./seats.js";
import { svg } from "./shapes.js";
import { play } from "./sounds.js";
import { isTurn, request, state } from "./state.js";
import { t } from "./words.js";

/** @typedef {import("./protocol.js").Move} Move */
/** @typedef {import("./board.js").Spot} Spot */
/** @typedef {import("./board.js").Point} Point */

/** When the page first saw a window for claims, by its end. @type {Map<number, number>} */
const began = new Map();

/** The hand is sent no more often than this, while a key is held. */
const ARRANGE_MS = 500;
let arranging = 0;
let arranged = 0;

export const board = new Board(/** @type {any} */ ($("board")));
export const hand = new Hand($("hand"), {
  pick,
  lift: (tile) => choose(tile),
  over: (at) => {
    const spot = at && onBoard(at) ? spotFor(at) : null;
    board.hot(spot);
    return spot?.turn ?? 90;
  },
  drop,
  arrange: (tiles) => {
    clearTimeout(arranging);
    arranging = setTimeout(() => {
      arranged = Date.now();
      request({ do: "arrange", hand: tiles });
    }, Math.max(0, arranged + ARRANGE_MS - Date.now()));
  },
  cancel: () => choose(""),
});

export function showButtons() {
  if (!state.table) return;
  const made = state.table.buttons.map((one) => {
    const node = button(one.label, () => request({ do: "press", button: one.id }), one.tone);
    node.disabled = !one.enabled;
    return node;
  });
  if (state.table.premoves.length) made.push(button(t("clear_ahead"), () => request({ do: "premove", text: "" })));
  const focused = document.activeElement?.parentElement === $("buttons") ? document.activeElement.textContent : null;
  $("buttons").replaceChildren(...made);
  made.find((one) => one.textContent === focused)?.focus();
  $("score").hidden = !state.table.tally && !state.table.result;
  const asked = state.table.claims;
  if (asked) {
    const until = asked.until ?? 0;
    if (!began.has(until)) began.set(until, asked.from ?? state.table.now);
    const ring = svg("svg", { viewBox: "-22 -22 44 44", class: "ring", "aria-hidden": "true" },
      svg("circle", { r: 19, class: "rail" }),
      svg("circle", { r: 19, pathLength: RING, class: "rest", "data-from": began.get(until), "data-until": asked.until }));
    const sum = (/** @type {number} */ count) => {
      const node = button(String(count), () => request({ do: "move", text: (asked.text ?? "claim {n}").replace("{n}", String(count)) }), "sum");
      node.setAttribute("aria-label", t("claim_points", { points: count }));
      return node;
    };
    ask(t("claim"), asked.counts.map(sum), asked.until ? ring : null);
  } else if (!state.chosen) ask("", []);
  tick();
}

/** A row of answers above the hand. @param {string} question @param {HTMLElement[]} answers @param {Element | null} [sign] */
export function ask(question, answers, sign = null) {
  const row = $("ask");
  row.hidden = !answers.length;
  row.setAttribute("aria-label", question);
  const asked = el("span", question, { class: "question" });
  row.replaceChildren(...(sign ? [sign] : []), asked, el("span", "", { class: "answers" }, ...answers));
}

/** The moves of a tile, or what may be laid down ahead. @param {string} tile @returns {Move[]} */
export function options(tile) {
  const found = state.table?.hand.find((one) => one.tile === tile);
  return found ? (found.moves.length ? found.moves : isTurn() ? [] : found.premoves ?? []) : [];
}

export function showHand() {
  if (!state.table) return;
  const turn = isTurn();
  const numbers = new Map(state.table.premoves.map(({ tile }, at) => [tile, at + 1]));
  hand.show(state.table.hand.filter(({ tile }) => tile !== state.pending?.tile).map(({ tile, moves }) => ({
    tile, playable: turn ? moves.length > 0 : !numbers.size, chosen: tile === state.chosen, ahead: numbers.get(tile) ?? 0,
  })));
}

/** @param {string} tile */
export function choose(tile) {
  if (!tile && !state.chosen) return;
  if (tile) $("result").hidden = true;
  state.chosen = tile;
  showHand();
  if (!state.table?.claims) ask("", []);
  light();
}

/** A tap on a tile of the hand: choose it; a second tap plays it if its places are alike. @param {string} tile @param {boolean} again */
export function pick(tile, again) {
  const places = spots(tile);
  if (again && new Set(options(tile).map((move) => move.alike)).size === 1) return places[0].act();
  if (again) return choose("");
  choose(tile);
  if (!options(tile).length && isTurn()) return tell(t("no_place", { tile }), true);
  tell(places.map((one) => one.label).join(", "));
  if (document.activeElement?.matches(":focus-visible") && places.length) focusSpot(0);
}

/** The glowing places of a tile. @param {string} tile @returns {Spot[]} */
export function spots(tile) {
  const found = options(tile);
  return (state.table?.targets ?? []).filter((one) => found.some((move) => move.target === one.key)).map((one) => ({
    ...one, label: t(isTurn() ? "place" : "place_ahead", { tile, place: one.label.replace("\u2009", ": ") }),
    turn: board.facing(tile, one), act: () => playAt(tile, one.key),
  }));
}

/** Light the places of the chosen tile, or the tiles that can be captured. */
export function light() {
  if (!state.table) return;
  $("board").classList.toggle("later", !isTurn());
  if (state.chosen) return board.light(spots(state.chosen));
  const tiles = new Map(state.table.scene.shapes.filter(([kind]) => kind === "tile").map(([, f]) => [String(f.key), f]));
  const keys = [...new Set(state.table.captures.map((one) => String(one.key)))].filter((key) => tiles.has(key));
  board.light(keys.map((key) => {
    const { x, y, half, angle } = tiles.get(key);
    const found = state.table?.captures.filter((one) => String(one.key) === key) ?? [];
    return { key: `take ${key}`, label: found.map(takes).join(", "), x, y, half, angle, turn: angle, act: () => capture(key) };
  }));
}

/** @param {Point} at */
export function onBoard(at) {
  const box = $("table").getBoundingClientRect();
  return at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
}

/** Where a drop would go: the nearest place, or the only one. @param {Point} at @returns {Spot | null} */
export function spotFor(at) {
  return board.nearest(at) ?? (board.open.length === 1 ? board.open[0] : null);
}

/** @param {string} tile @param {Point} at @returns {boolean} whether it is played */
export function drop(tile, at) {
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
  return !!options(tile).length;  // several places: the tile stays state.chosen and they glow
}

/** @param {string} tile @param {string | null} key */
export function playAt(tile, key) {
  const found = options(tile).filter((move) => move.target === key);
  if (!found.length || state.pending) return;
  if (!isTurn()) {
    request({ do: "premove", text: found[0].text });
    return choose("");
  }
  if (found.length > 1) {
    const answers = found.map((move) => button(difference(move.text), () => make(tile, move), "sum"));
    ask(t("how", { tile }), answers);
    answers[0].focus({ preventScroll: true });
    return;
  }
  make(tile, found[0]);
}

/** Make a move: the tile is on the table before the server knows. @param {string} tile @param {Move} move */
export function make(tile, move) {
  const spot = spots(tile).find((one) => one.key === move.target);
  const from = hand.whereIs(tile);
  state.pending = { id: request({ do: "move", text: move.text }), tile, version: state.table?.version ?? 0 };
  if (spot && from) board.lay(tile, spot, from);
  play("tile");
  choose("");
}

/** How a move differs from others of its tile and place: a stated count, the half that stays open, "one left". @param {string} text */
function difference(text) {
  const [count, half] = [/=(\d+)/, />(\d+)/].map((pattern) => pattern.exec(text)?.[1]);
  const parts = [count && t("claim_points", { points: count }), half && t("leave_open", { number: half })];
  return [...parts, text.endsWith("!") && t("one_left")].filter(Boolean).join(", ") || t("say_nothing");
}

/** @param {import("./protocol.js").Capture} capture */
function takes({ text, key }) {
  const middle = state.table?.scene.shapes.find(([kind, f]) => kind === "tile" && String(f.key) === String(key))?.[1];
  const tile = middle ? `${middle.first}|${middle.second}` : "";
  const three = text.endsWith("triple");
  return t(three ? "take_three" : "take_one", { tile });
}

/** @param {string} key the tile in the middle */
export function capture(key) {
  const found = (state.table?.captures ?? []).filter((one) => String(one.key) === key);
  const take = (/** @type {import("./protocol.js").Capture} */ one) => {
    ask("", []);
    state.pending = { id: request({ do: "move", text: one.text }), tile: "", version: state.table?.version ?? 0 };
    board.fade(Number(key), one.text.endsWith("triple"));
    board.light([]);
  };
  if (state.pending) return;
  if (found.length > 1) ask(t("take"), found.map((one) => button(takes(one), () => take(one), "sum")));
  else if (found.length) take(found[0]);
}

/** @param {number} at */
export function focusSpot(at) {
  const nodes = /** @type {NodeListOf<SVGElement>} */ ($("board").querySelectorAll(".spot"));
  nodes[(at + nodes.length) % nodes.length]?.focus();
}

board.onMiss = () => choose("");
board.onPan = () => ($("fit").hidden = !board.moved);
