// @ts-check
/** @file Small helpers for the document, and what the page says aloud. */

const TOAST_MS = 4000;

/** @param {string} id */
export const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} tag @param {string} [text] @param {Record<string, string>} [attributes] @param {(Node | string)[]} inner */
export function el(tag, text = "", attributes = {}, ...inner) {
  const node = document.createElement(tag);
  node.textContent = text;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...inner);
  return node;
}

/** @param {string} label @param {() => void} act @param {string} [kind] */
export function button(label, act, kind = "plain") {
  const node = /** @type {HTMLButtonElement} */ (el("button", label, { class: kind }));
  node.onclick = act;
  return node;
}

/** Say a sentence to people who listen, and show it for a moment if it is asked for. @param {string} sentence @param {boolean} [seen] */
export function tell(sentence, seen = false) {
  if (!sentence) return;
  $("aloud").textContent = sentence;
  if (seen) toast(sentence, TOAST_MS);
}

let toastTimer = 0;
let standing = "";
/** Show a sentence until another one takes its place, or for some time in its place. @param {string} sentence @param {number} [ms] */
export function toast(sentence, ms) {
  clearTimeout(toastTimer);
  if (!ms) standing = sentence;
  $("toast").textContent = sentence;
  $("toast").hidden = !sentence;
  if (ms) toastTimer = setTimeout(() => toast(standing), ms);
}
