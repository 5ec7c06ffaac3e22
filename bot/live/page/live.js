// @ts-check
/** @file The page's flow: a document comes in and is shown. */
import { renew, session } from "./discord.js";
import { $, button, el, tell, toast } from "./dom.js";
import { board, choose, focusSpot, hand, light, options, showButtons, showHand } from "./moves.js";
import { openScore, showResult } from "./score.js";
import { showPlayers, showTabs, tick } from "./seats.js";
import { drawWith } from "./shapes.js";
import { Socket } from "./socket.js";
import { play, sounding, toggleSound } from "./sounds.js";
import { isTurn, state } from "./state.js";
import { speak, t, timed } from "./words.js";

/** @typedef {import("./protocol.js").Table} Table */

const EMOJI_MS = 2500;
const CANVAS = 900;
/** The pause before the page asks again for a table that can't be shown now. */
const AGAIN_MS = 2000;
let asking = 0;
let room = 0;
let reshaped = false;
/** When table talk was last said aloud. */
let heard = 0;

/** @type {Record<string, (document: any, asked?: any) => void>} */
const hears = {
  hello(document) {
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
  },
  table(document) {
    if (state.wanted && document.id !== state.wanted) return;
    state.wanted = document.id;
    state.ahead = document.now - Date.now() / 1000;
    show(document);
  },
  done({ id, table }, asked) {
    if (table && asked && table !== asked.table && state.wanted === asked.table) return go(table);
    if (state.pending && state.pending.id === id && state.table && state.table.version > state.pending.version) settle();
  },
  refused({ id, sentence }) {
    tell(timed(sentence), true);
    showHand();  // as it was before it was arranged
    if (!state.pending || state.pending.id !== id) return;
    board.takeBack(state.pending.tile);
    settle();
    if (state.table) board.show(state.table.scene);
  },
  tables(document) {
    state.tables = document.tables;
    showTabs(go);
    if (!state.wanted) $("title").textContent = t("choose");
  },
  said({ seat, emoji }) {
    const chip = $("players").querySelector(`[data-seat="${seat}"]`);
    const bubble = el("span", emoji, { class: "bubble" });
    chip?.querySelector(".bubble")?.remove();
    chip?.append(bubble);
    setTimeout(() => bubble.remove(), EMOJI_MS);
    if (Date.now() - heard < EMOJI_MS) return;  // people who listen hear moves, not a flood
    heard = Date.now();
    if (state.table) tell(t("said", { name: state.table.players.find((one) => one.seat === seat)?.name ?? "", emoji }));
  },
  here(document) {
    state.here = document.seats;
    $("watching").textContent = t("watching", { count: document.watching });
    for (const chip of $("players").children) {
      chip.classList.toggle("here", state.here.includes(Number(chip.getAttribute("data-seat"))));
    }
  },
  over({ many }) {
    if (!many) return;
    gone(t("many"));
    tell(t("many"));
  },
  end({ table, sentence, again }) {
    if (table !== state.wanted) return;
    if (!state.gone) tell(sentence);
    gone(sentence);
    if (again) asking = setTimeout(open, AGAIN_MS);
  },
};

/** Say why there is no table, or (empty) that it is there. @param {string} sentence */
function gone(sentence) {
  clearTimeout(asking);
  if (sentence || state.gone) toast(sentence);
  state.gone = !!sentence;
  document.body.classList.toggle("gone", state.gone);
}

/** The server has made the request, or has not: the page shows its document again. */
function settle() {
  state.pending = null;
  showHand();
}

/** @param {Table} now */
function show(now) {
  gone("");
  const before = state.table?.id === now.id ? state.table : null;
  if (before && now.version < before.version) return;
  if (now.tally === undefined) now.tally = before?.tally;
  const mine = new Map(before?.hand.map(({ tile }) => [tile, hand.whereIs(tile)]) ?? []);
  const laid = before?.players.find((one) => one.turn)?.seat;
  const chip = $("players").querySelector(`[data-seat="${laid}"]`)?.getBoundingClientRect();
  const origin = (/** @type {string} */ tile) =>
    mine.get(tile) ?? (chip && chip.width ? { x: chip.x + chip.width / 2, y: chip.y + chip.height / 2, half: 8 } : null);
  state.table = now;
  state.still = now.still ?? false;
  if (state.pending && now.version > state.pending.version) state.pending = null;
  if (!before) board.scene = null;
  if (!options(state.chosen).length) state.chosen = "";
  document.body.dataset.version = String(now.version);
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
  const ended = showResult(before);
  showTabs(go);
  if (!before) reshaped = false;
  reshape();
  const turn = now.players.some((one) => one.turn && one.seat === now.seat);
  document.title = `${turn ? "● " : ""}${now.name}`;
  if (!before) tell(now.alt);
  else if (ended || now.news !== before.news || turn !== isTurn(before)) {
    tell([ended, now.news, turn && !isTurn(before) ? t("your_turn") : ""].filter(Boolean).join(" "));
    play(turn && !isTurn(before) ? "turn" : "tile");
  }
}

/** Look at another table. @param {string} id */
function go(id) {
  if (id === state.wanted) return;
  gone("");
  $("result").hidden = true;
  [state.wanted, state.chosen, state.pending, state.shownResult] = [id, "", null, 0];
  board.reset();
  open();
}

/** @param {string} emoji */
function say(emoji) {
  state.socket?.send({ do: "say", emoji });
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

// The window.

/** The board's height for a canvas 900 wide, as the window is shaped. */
function shape() {
  const box = $("board").getBoundingClientRect();
  return box.width ? Math.round((CANVAS * box.height) / box.width / 20) * 20 + 64 : 700;
}

function open() {
  room = shape();
  state.socket?.send({ do: "open", table: state.wanted, room });
}

/** Ask for another layout when the board has got another shape: once after a document, and once after a turn of the phone. */
function reshape() {
  if (!state.table || reshaped || Math.abs(shape() - room) <= 160) return;
  reshaped = true;
  open();
}

addEventListener("resize", () => {
  reshaped = false;
  reshape();
});

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  state.socket?.expect();
  open();
});

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
    const tile = state.chosen;
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

session().then(({ session: signed, table: first, at }) => {
  state.wanted = first;
  state.socket = new Socket({
    address() {
      room = shape();
      const asked = new URLSearchParams({ session: signed, table: state.wanted, room: String(room) });
      return new URL(`${at}socket?${asked}`, location.href.replace("http", "ws")).href;
    },
    hear: (document, asked) => hears[document.is]?.(document, asked),
    lost(lost) {
      if (lost && !document.body.classList.contains("lost")) tell(t("lost"));
      document.body.classList.toggle("lost", lost);
      toast(lost ? t("lost") : "");
    },
    refused: renew,
  });
}, ({ message }) => {
  tell(message);
  toast(message);
});
