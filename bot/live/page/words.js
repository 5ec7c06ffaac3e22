// @ts-check
/** @file Sentences of the page in the person's language, and numbers that count up. */
import { calm } from "./board.js";

/** What is said before the server is heard, by language: `bot/live/bundle.py` fills it in. @type {Record<string, string>} */
const LOST = {};
let language = navigator.language.slice(0, 2) in LOST ? navigator.language.slice(0, 2) : "en";
/** @type {Record<string, string>} */
let sentences = { "live.lost": LOST[language] ?? "" };

/** @param {Record<string, string>} found @param {string} code */
export function speak(found, code) {
  sentences = found;
  language = code;
  document.documentElement.lang = code;
  for (const node of document.querySelectorAll("[data-word]")) node.textContent = t(node.getAttribute("data-word") || "");
  for (const node of document.querySelectorAll("[data-label]")) {
    const label = t(node.getAttribute("data-label") || "");
    node.setAttribute("aria-label", label);
    if (node instanceof HTMLButtonElement) node.title = label;
  }
}

/** A sentence, as `live.…` in bot/words. @param {string} key @param {Record<string, string | number>} [facts] */
export function t(key, facts = {}) {
  const sentence = sentences[`live.${key}`] ?? "";
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => (name in facts ? String(facts[name]) : whole));
}

/** A sentence of a message with the times in it as words. @param {string} sentence */
export function timed(sentence) {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return sentence.replace(/<t:(\d+):R>/g, (_, at) => relative.format(Math.round((at - Date.now() / 1000) / 60), "minute"));
}

/** The time that is left, short: 0:42, 12 min, 5 h, 2 d. @param {number} seconds */
export function left(seconds) {
  const rest = Math.max(0, Math.round(seconds));
  if (rest < 600) return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
  const [unit, size] = rest < 5400 ? ["minute", 60] : rest < 172800 ? ["hour", 3600] : ["day", 86400];
  const style = { style: "unit", unit, unitDisplay: "narrow" };
  return new Intl.NumberFormat(language, /** @type {any} */ (style)).format(Math.round(rest / Number(size)));
}

/** Let a number count up to its value. @param {Element} node @param {number} value */
export function countUp(node, value) {
  const start = performance.now();
  const sign = value > 0 ? "+" : value < 0 ? "−" : "";
  const step = (/** @type {number} */ now) => {
    const share = calm() ? 1 : Math.min(1, (now - start) / 600);
    node.textContent = sign + Math.round(Math.abs(value) * (1 - (1 - share) ** 3));
    if (share < 1) requestAnimationFrame(step);
  };
  step(start);
}
