// @ts-check
/** @file The hand: tap a tile, drag it to the board or to another place, or use the keyboard. */
import { calm } from "./board.js";
import { el } from "./dom.js";
import { UNIT, needsNumerals, svg, tileDrawing } from "./shapes.js";
import { t } from "./words.js";

/** @typedef {import("./board.js").Point} Point */
/** @typedef {{tile: string, playable: boolean, chosen: boolean, ahead: number}} Card */

const STARTS = 8;

/** The tiles of the person who looks. */
export class Hand {
  /**
   * @param {HTMLElement} element
   * @param {{pick: (tile: string, again: boolean) => void, lift: (tile: string) => void,
   *   over: (at: Point | null) => number, drop: (tile: string, at: Point) => boolean,
   *   arrange: (tiles: string[]) => void, cancel: () => void}} on
   */
  constructor(element, on) {
    this.element = element;
    this.on = on;
    this.drawn = "";
    this.dragging = false;
    /** @type {HTMLElement | null} */
    this.lifted = null;
    /** @type {(() => void) | null} */
    this.after = null;
    element.addEventListener("keydown", (event) => this.key(event));
  }

  /** @returns {HTMLButtonElement[]} */
  get buttons() {
    return [...this.element.querySelectorAll("button")];
  }

  /** Show these tiles; a drag that is going on ends first. @param {Card[]} cards */
  show(cards) {
    if (this.dragging) {
      this.after = () => this.show(cards);
      return;
    }
    this.after = null;
    const drawn = JSON.stringify(cards);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    const focused = document.activeElement?.getAttribute("data-tile");
    const before = new Map(this.buttons.map((button) => [button.dataset.tile, button.getBoundingClientRect()]));
    this.element.style.setProperty("--count", String(Math.max(1, cards.length)));
    this.element.classList.toggle("many", cards.length > 12);
    const nodes = cards.map((card) => this.card(card));
    this.element.replaceChildren(...nodes.map((node) => {
      const item = document.createElement("li");
      item.append(node);
      return item;
    }));
    const current = nodes.find((node) => node.dataset.tile === focused);
    (current || nodes[0])?.setAttribute("tabindex", "0");
    if (current) current.focus();
    if (calm()) return;
    for (const node of nodes) {
      const [from, to] = [before.get(node.dataset.tile), node.getBoundingClientRect()];
      if (from && (from.x !== to.x || from.y !== to.y)) {
        const [x, y] = [from.left + from.right - to.left - to.right, from.top + from.bottom - to.top - to.bottom];
        const start = `translate(${x / 2}px, ${y / 2}px) scale(${from.height / to.height})`;
        node.animate([{ transform: start }, { transform: "none" }], { duration: 180, easing: "ease-out" });
      }
    }
  }

  /** @param {Card} card */
  card({ tile, playable, chosen, ahead }) {
    const [first, second] = tile.split("|").map(Number);
    const button = document.createElement("button");
    button.className = `tile${playable ? " playable" : ""}${chosen ? " chosen" : ""}`;
    button.dataset.tile = tile;
    button.tabIndex = -1;
    button.setAttribute("aria-pressed", String(chosen));
    const named = ahead ? t("tile_ahead", { tile, number: ahead }) : t(playable ? "tile_plays" : "tile", { tile });
    if (ahead) button.dataset.number = String(ahead);
    const look = playable || ahead ? "normal" : "dimmed";
    const drawing = tileDrawing({ key: 0, x: 0, y: 0, half: UNIT, angle: 90, first, second, look }, needsNumerals(34));
    button.append(svg("svg", { viewBox: `${-UNIT / 2 - 2} ${-UNIT - 2} ${UNIT + 4} ${2 * UNIT + 14}`, "aria-hidden": "true" }, drawing), el("span", named, { class: "unseen" }));
    button.addEventListener("pointerdown", (event) => this.press(event, button));
    button.addEventListener("click", (event) => event.detail === 0 && this.on.pick(tile, chosen));
    return button;
  }

  /** Where a tile of the hand, or under the finger, is in the window. @param {string} tile @returns {(Point & {half: number}) | null} */
  whereIs(tile) {
    const found = [this.lifted, ...this.buttons].find((one) => one?.dataset.tile === tile);
    const box = found?.querySelector("svg")?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2, half: Math.max(box.width, box.height) / 2 } : null;
  }

  /** Put the focus on a tile. @param {string} tile */
  focus(tile) {
    this.buttons.find((button) => button.dataset.tile === tile)?.focus();
  }

  /** A tap or a drag, by its pointer. @param {PointerEvent} down @param {HTMLButtonElement} button */
  press(down, button) {
    if (down.button || this.dragging) return;
    const tile = button.dataset.tile || "";
    const again = button.getAttribute("aria-pressed") === "true";
    const raised = down.pointerType === "mouse" ? 0 : 36;
    const { element } = this;  // the button itself moves in the document, which would end its capture
    element.setPointerCapture(down.pointerId);
    const move = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== down.pointerId) return;
      if (!this.lifted) {
        if (Math.hypot(event.x - down.x, event.y - down.y) < STARTS) return;
        const lifted = (this.lifted = /** @type {HTMLElement} */ (button.cloneNode(true)));
        lifted.className = "tile lifted";
        lifted.removeAttribute("tabindex");
        lifted.setAttribute("aria-hidden", "true");
        lifted.style.width = `${button.offsetWidth}px`;
        document.body.append(lifted);
        this.dragging = true;
        button.classList.add("away");
        this.on.lift(tile);
      }
      const at = { x: event.x, y: event.y - raised };
      const inside = this.inside(event);
      const turn = this.on.over(inside ? null : at);
      const corner = `${at.x - button.offsetWidth / 2}px, ${at.y - button.offsetHeight / 2}px`;
      this.lifted.style.transform = `translate(${corner}) rotate(${turn - 90}deg)`;
      if (inside) this.settle(button, event);
    };
    const end = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== down.pointerId) return;
      element.removeEventListener("pointermove", move);
      for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) element.removeEventListener(name, end);
      button.classList.remove("away");
      const dragged = this.dragging;
      this.dragging = false;
      if (event.type === "pointerup" && !dragged) this.on.pick(tile, again);
      else if (event.type === "pointerup" && this.inside(event)) this.arranged();
      else if (event.type !== "pointerup" || !this.on.drop(tile, { x: event.x, y: event.y - raised })) this.on.cancel();
      this.lifted?.remove();
      this.lifted = null;
      this.after?.();
      this.after = null;
    };
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
  }

  /** @param {Point} at */
  inside(at) {
    const box = this.element.getBoundingClientRect();
    return at.x > box.left && at.x < box.right && at.y > box.top - 4 && at.y < box.bottom + 30;
  }

  /** Move a dragged tile before or behind the one under the pointer. @param {HTMLElement} button @param {Point} at */
  settle(button, at) {
    const item = button.parentElement;
    const over = this.buttons.find((one) => {
      const box = one.getBoundingClientRect();
      return one !== button && at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
    })?.parentElement;
    if (!item || !over) return;
    const box = over.getBoundingClientRect();
    if (at.x < box.left + box.width / 2) over.before(item);
    else over.after(item);
  }

  arranged() {
    this.drawn = "";
    this.on.arrange(this.buttons.map((button) => button.dataset.tile || ""));
  }

  /** Arrows walk; with Shift they move the tile. @param {KeyboardEvent} event */
  key(event) {
    const buttons = this.buttons;
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") return this.on.cancel();
    if (at < 0 || (!by && event.key !== "Home" && event.key !== "End")) return;
    event.preventDefault();
    const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : at + (by || 0);
    const other = buttons[Math.max(0, Math.min(buttons.length - 1, to))];
    if (event.shiftKey && other !== buttons[at]) {
      if (to > at) other.parentElement?.after(buttons[at].parentElement || "");
      else other.parentElement?.before(buttons[at].parentElement || "");
      buttons[at].focus();
      return this.arranged();
    }
    buttons[at].tabIndex = -1;
    other.tabIndex = 0;
    other.focus();
  }
}
