// @ts-check
/** @file The players with their clocks, and the tabs of the tables. */
import { $, button, el } from "./dom.js";
import { iconPicture, markPicture, playerColour } from "./shapes.js";
import { state } from "./state.js";
import { left, t } from "./words.js";

export const RING = 100;

export function showPlayers() {
  if (!state.table) return;
  $("players").replaceChildren(...state.table.players.map((one) => {
    const facts = el("span", "", { class: "count" });
    if (one.captured !== null && one.captured !== undefined) facts.textContent = `+${one.captured}`;
    else facts.append(el("i", "", { class: "glyph" }), String(one.tiles));
    const total = el("b", String(one.total).replace("-", "−"), { class: "total" });
    const name = el("span", one.name, { class: "name", dir: "auto" });
    if (one.robot || one.away) name.prepend(iconPicture("robot", "transparent"));
    if (one.marker) name.append(iconPicture("train", "transparent"));
    const clock = el("time", "", { class: "clock", ...(one.deadline && !one.robot ? { "data-until": String(one.deadline) } : {}) });
    const states = [one.robot ? t("robot") : "", one.away ? t("away") : "", one.turn ? t("turn", { name: one.name }) : ""];
    const said = [t("player", { name: one.name, tiles: one.tiles, points: one.total }), ...states.filter(Boolean)].join(", ");
    const chip = el("li", "", { "data-seat": String(one.seat) }, markPicture(one.seat), name, clock, facts, total,
      el("span", said, { class: "unseen" }));
    for (const part of [name, clock, facts, total]) part.setAttribute("aria-hidden", "true");
    chip.style.setProperty("--owner", playerColour(one.seat));
    chip.className = [one.turn && "turn", one.seat === state.table?.seat && "you", state.here.includes(one.seat) && "here"].filter(Boolean).join(" ");
    return chip;
  }));
  $("players").classList.toggle("crowd", state.table.players.length > 4);
  tick();
}

/** @param {(id: string) => void} go */
export function showTabs(go) {
  $("tabs").hidden = state.tables.length < 2;
  const next = state.tables.find((one) => one.turn && one.id !== state.wanted);
  const tabs = state.tables.map((one) => {
    const tab = button(one.name, () => go(one.id), `tab${one.turn ? " due" : ""}`);
    if (one.id === state.wanted) tab.setAttribute("aria-current", "page");
    tab.title = (one.players ?? []).join(", ");
    if (one.turn) tab.append(el("span", t("your_turn"), { class: "unseen" }));
    return tab;
  });
  $("tabs").replaceChildren(...tabs, ...(next ? [button(t("next"), () => go(next.id), "main")] : []));
}

/** Clocks and the ring of a window. */
export function tick() {
  const now = Date.now() / 1000 + state.ahead;
  for (const node of document.querySelectorAll("[data-until]")) {
    const until = Number(node.getAttribute("data-until"));
    if (node instanceof SVGElement) {
      const whole = Math.max(1, until - Number(node.getAttribute("data-from") ?? now));
      node.style.strokeDashoffset = String(RING * (1 - Math.max(0, until - now) / whole));
    } else node.textContent = left(until - now);
  }
}
