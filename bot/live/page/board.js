// @ts-check
/** @file The board: an SVG whose tiles keep their element from one scene to the next; pan, pinch, and glowing targets. */
import { UNIT, face, needsNumerals, placeNow, reach, shapeDrawing, svg, tileDrawing } from "./shapes.js";
import { state } from "./state.js";

/** @typedef {import("./protocol.js").Scene} Scene */
/** @typedef {import("./protocol.js").Target} Target */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{node: SVGElement, place: string, drawn: string, angle: number}} Kept */
/** @typedef {{key: string, label: string, x: number, y: number, half: number, angle: number | null, turn: number, act: () => void}} Spot */

export const TITLE = 64;
const MOVE_MS = 220;
const EASE = "cubic-bezier(.2,.75,.3,1)";
/** A line between tiles, or the place of the next one, waits until they lie. */
const COMES = { opacity: [0, 0, 1] };
const FINGER = 22;
const LARGEST = 58;
const SMALLEST = 15;

const still = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether tiles change places at once. */
export const calm = () => still.matches || document.hidden || state.still;

/** @param {[string, any]} shape */
const isTitle = ([kind, f]) => (kind === "rect" && f.y === 0 && f.height === TITLE) || (kind === "text" && f.y === 33);

/** A board in an SVG element. It is also the tally, whose pegs move. */
export class Board {
  /** @param {SVGSVGElement} element @param {boolean} [plain] without pan and zoom */
  constructor(element, plain = false) {
    this.element = element;
    this.shapes = svg("g");
    this.laid = svg("g", { class: "laid" });
    this.spots = svg("g");
    this.world = svg("g", {}, this.shapes, this.laid, this.spots);
    element.replaceChildren(this.world);
    /** @type {Map<string, Kept>} */
    this.kept = new Map();
    /** @type {Scene | null} */
    this.scene = null;
    this.fit = { k: 1, x: 0, y: 0 };
    this.user = { k: 1, x: 0, y: 0 };
    /** @type {Spot[]} */
    this.open = [];
    /** @type {Target[]} Where premoves lie. */
    this.planned = [];
    /** @type {Spot | null} Where a tile lies that the server has not seen yet. */
    this.early = null;
    /** @type {Map<number, Point & {x0: number, y0: number}>} */
    this.fingers = new Map();
    this.onPan = () => {};
    /** @type {(key: string) => void} */
    this.onMiss = () => {};
    if (!plain) this.listen();
    new ResizeObserver(() => this.refit(false)).observe(element);
  }

  /**
   * Show a scene: what has moved glides, what is new comes from `origin` (in window pixels).
   * @param {Scene} scene
   * @param {(tile: string) => (Point & {half: number}) | null} [origin]
   */
  show(scene, origin = () => null) {
    const first = this.scene === null;
    const before = new Set(this.scene?.shapes.map((shape) => JSON.stringify(shape)));
    this.scene = scene;
    this.early = null;
    this.refit(!first);
    const seen = new Set();
    /** @type {Record<string, number>} */
    const count = {};
    const nodes = scene.shapes.filter((shape) => !isTitle(shape)).map(([kind, f]) => {
      const comes = (kind === "line" || f.look === "ghost") && !first && !calm() && !before.has(JSON.stringify([kind, f]));
      let node = null;
      if (["tile", "badge", "mark"].includes(kind)) {
        let key = f.look === "ghost" ? `ghost ${f.x} ${f.y}` : kind === "tile" ? face(f.first, f.second)
          : kind === "badge" ? `badge ${f.text.split("\u2009")[0]}` : `${kind} ${f.owner} ${f.hollow || ""}`;
        count[key] = (count[key] || 0) + 1;
        if (count[key] > 1) key += `/${count[key]}`;
        seen.add(key);
        node = this.keep(key, kind, f, first || !key.includes("|") ? null : origin(key));
      } else node = shapeDrawing(kind, f);
      if (comes) node.animate(COMES, MOVE_MS);
      return node;
    });
    for (const [key, { node }] of this.kept) {
      if (seen.has(key)) continue;
      this.kept.delete(key);
      if (!calm() && key.includes("|")) {
        nodes.push(node);
        node.animate({ opacity: 0 }, { duration: MOVE_MS }).onfinish = () => node.remove();
      }
    }
    this.shapes.replaceChildren(...nodes);
  }

  /**
   * The element of a shape that may move.
   * @param {string} key @param {string} kind @param {any} f @param {(Point & {half: number}) | null} from
   */
  keep(key, kind, f, from) {
    const scale = kind === "tile" ? f.half / UNIT : 1;
    const asNumerals = kind === "tile" && needsNumerals(f.half * this.fit.k);
    const place = `translate(${f.x}px, ${f.y}px) scale(${scale})`;
    const drawn = JSON.stringify({ ...f, x: 0, y: 0, key: 0, asNumerals, half: 0 });
    let kept = this.kept.get(key);
    const angle = (f.angle ?? 0) + (f.first > f.second ? 180 : 0);  // 5|2 turned by 180 looks like 2|5
    const alike = f.first === f.second ? 180 : 360;
    const turned = kept ? (((kept.angle - angle) % alike) + 1.5 * alike) % alike - alike / 2 : 0;
    const start = kept ? (turned || kept.place !== place) && placeNow(kept.node) : from && this.placeOf(from);
    if (!kept) kept = { node: svg("g", { class: kind, "data-tile": kind === "tile" ? key : null }), place, drawn: "", angle };
    if (kept.drawn !== drawn) kept.node.replaceChildren(kind === "tile" ? tileDrawing(f, asNumerals) : shapeDrawing(kind, f));
    kept.node.classList.remove("fading");
    Object.assign(kept, { place, drawn, angle });
    kept.node.style.transform = place;
    this.kept.set(key, kept);
    if (start && !calm()) {
      const steps = [{ transform: `${start} rotate(${turned}deg)` }, { transform: `${place} rotate(0deg)` }];
      kept.node.animate(steps, { duration: MOVE_MS, easing: EASE });
    }
    return kept.node;
  }

  /** A place in window pixels as one on the board. @param {Point & {half: number}} at */
  placeOf(at) {
    const { x, y } = this.toScene(at);
    return `translate(${x}px, ${y}px) scale(${at.half / this.scale / UNIT})`;
  }

  /** Put a tile down at once, before the server has answered. @param {string} tile @param {Spot} spot @param {Point & {half: number}} from */
  lay(tile, spot, from) {
    const [first, second] = tile.split("|").map(Number);
    const half = spot.angle === null ? this.usualHalf() : spot.half;
    this.early = spot;
    const f = { x: spot.x, y: spot.y, half, angle: spot.turn, first, second, ring: "last" };
    this.shapes.append(this.keep(tile, "tile", f, from));
  }

  /**
   * How a tile lies at a place before the server has laid it out: away from the nearest tile, a double across, and with
   * the half that fits first.
   * @param {string} tile @param {Target} at
   */
  facing(tile, { x, y, angle, label }) {
    const [first, second] = tile.split("|").map(Number);
    const far = (/** @type {any} */ f) => Math.hypot(f.x - x, f.y - y);
    const tiles = (this.scene?.shapes ?? []).filter(([kind, f]) => kind === "tile" && f.look !== "ghost").map(([, f]) => f);
    const near = tiles.sort((one, other) => far(one) - far(other))[0];
    const away = near ? Math.round(Math.atan2(y - near.y, x - near.x) / (Math.PI / 2)) * 90 + (first === second ? 90 : 0) : 0;
    return (angle ?? away) + (second === Number(label.split("\u2009")[1]) ? 180 : 0);
  }

  /** Take a tile back that was put down too early. @param {string} tile */
  takeBack(tile) {
    this.kept.get(tile)?.node.remove();
    this.kept.delete(tile);
  }

  /** Let tiles go at once (a capture), until the next scene. @param {number} key @param {boolean} three */
  fade(key, three) {
    for (const [kind, f] of this.scene?.shapes || []) {
      if (kind === "tile" && Math.abs(f.key - key) <= Number(three)) {
        this.kept.get(face(f.first, f.second))?.node.classList.add("fading");
      }
    }
  }

  usualHalf() {
    const halves = (this.scene?.shapes || []).filter(([kind]) => kind === "tile").map(([, f]) => f.half);
    return halves.length ? Math.max(...halves) : 60;  // a hub is smaller
  }

  /** Scene units to window pixels. */
  get scale() {
    return this.fit.k * this.user.k;
  }

  /** @param {Point} at in window pixels */
  toScene(at) {
    const corner = this.element.getBoundingClientRect();
    const { k, x, y } = this.user;
    return { x: ((at.x - corner.left - x) / k - this.fit.x) / this.fit.k, y: ((at.y - corner.top - y) / k - this.fit.y) / this.fit.k };
  }

  /** Fit the scene into the element. Tiles too small for the eye are shown larger; the rest is reached by panning. @param {boolean} glide */
  refit(glide) {
    const [wide, high] = [this.element.clientWidth, this.element.clientHeight];
    if (!this.scene || !wide || !high) return;
    const shapes = this.scene.shapes.filter((shape) => !isTitle(shape));
    const boxes = shapes.map(([kind, f]) => reach(kind, f));
    boxes.push(...[...this.open, ...this.planned, ...(this.early ? [this.early] : [])].map((spot) => reach("tile", { ...spot, angle: spot.angle || 0 })));
    if (!boxes.length) boxes.push([0, 0, 900, 300]);
    const [left, top] = [0, 1].map((at) => Math.min(...boxes.map((box) => box[at])) - 8);
    const [right, bottom] = [2, 3].map((at) => Math.max(...boxes.map((box) => box[at])) + 8);
    const halves = shapes.filter(([kind]) => kind === "tile").map(([, f]) => f.half);
    const whole = Math.min(wide / (right - left), high / (bottom - top));
    let k = Math.min(whole, LARGEST / Math.max(40, ...halves), halves.length ? 1.6 : 0.7);
    if (halves.length) k = Math.max(k, Math.min(SMALLEST / Math.min(...halves), wide / (right - left)));
    const at = { k, x: (wide - (right - left) * k) / 2 - left * k, y: (high - (bottom - top) * k) / 2 - top * k };
    if ((bottom - top) * k > high + 1) {
      const last = shapes.find(([kind, f]) => kind === "tile" && f.ring === "last")?.[1].y ?? bottom;
      at.y = Math.min(-top * k, Math.max(high - bottom * k, high / 2 - last * k));
    }
    this.overflows = (bottom - top) * k > high + 1;
    this.fit = at;
    this.turn(glide);
  }

  /** Apply pan and zoom. @param {boolean} glide */
  turn(glide) {
    const { k, x, y } = this.user;
    const place = `translate(${x + k * this.fit.x}px, ${y + k * this.fit.y}px) scale(${this.scale})`;
    const start = this.world.style.transform !== place && placeNow(this.world);
    this.world.style.transform = place;
    if (glide && start && !calm()) {
      this.world.animate([{ transform: start }, { transform: place }], { duration: MOVE_MS, easing: EASE });
    }
    this.onPan();
  }

  /** Whether the user has moved the board away from its fit. */
  get moved() {
    return this.user.k !== 1 || this.user.x !== 0 || this.user.y !== 0;
  }

  /** Show the whole board again. */
  reset() {
    this.user = { k: 1, x: 0, y: 0 };
    this.turn(true);
  }

  /** Zoom around a point of the element. @param {number} by @param {Point} at @param {Point} [to] */
  zoom(by, at, to = at) {
    const k = Math.min(4, Math.max(0.5, this.user.k * by));
    const share = k / this.user.k;
    this.user = { k, x: to.x - (at.x - this.user.x) * share, y: to.y - (at.y - this.user.y) * share };
    this.turn(false);
  }

  /**
   * Glowing places that can be pressed, dropped on and reached with the keyboard.
   * @param {Spot[]} spots
   */
  light(spots) {
    const fitted = this.open.length;
    this.open = spots;
    const small = FINGER / this.scale;
    this.spots.replaceChildren(...spots.map((spot) => {
      const half = spot.half;
      const glow = spot.angle === null
        ? svg("circle", { class: "glow", r: Math.max(half * 0.62, small * 0.9) })
        : svg("rect", { class: "glow", x: -half - 6, y: -half / 2 - 6, width: 2 * half + 12, height: half + 12, rx: half * 0.2,
          transform: `rotate(${spot.angle})` });
      const node = svg("g", { class: "spot", role: "button", tabindex: 0, "aria-label": spot.label, "data-key": spot.key,
        transform: `translate(${spot.x} ${spot.y})` }, svg("circle", { class: "finger", r: Math.max(half * 0.7, small) }), glow);
      node.addEventListener("keydown", (event) => {
        const { key } = /** @type {KeyboardEvent} */ (event);
        if (key === "Enter" || key === " ") {
          event.preventDefault();
          spot.act();
        }
      });
      node.addEventListener("click", (event) => event.detail === 0 && spot.act());  // a screen reader's click
      return node;
    }));
    if (spots.length || fitted) this.refit(true);
  }

  /** The glowing place nearest to a point of the window, at most a finger and a tile away. @param {Point} at @returns {Spot | null} */
  nearest(at) {
    const { x, y } = this.toScene(at);
    const far = (/** @type {Spot} */ spot) => Math.hypot(spot.x - x, spot.y - y);
    const reachable = this.open.filter((spot) => far(spot) * this.scale <= Math.max(1.3 * FINGER, spot.half * this.scale * 1.05));
    return reachable.sort((a, b) => far(a) - far(b))[0] || null;
  }

  /** Mark the place that a drop would choose. @param {Spot | null} spot */
  hot(spot) {
    for (const node of this.spots.children) node.classList.toggle("hot", node.getAttribute("data-key") === spot?.key);
  }

  /** Moves laid down ahead, as faint tiles. @param {{tile: string, at: Target | undefined, number: number}[]} ahead */
  ahead(ahead) {
    this.planned = ahead.flatMap(({ at }) => at ?? []);
    this.laid.replaceChildren(...ahead.flatMap(({ tile, at, number }) => {
      if (!at) return [];
      const [first, second] = tile.split("|").map(Number);
      const half = at.angle === null ? this.usualHalf() : at.half;
      const drawn = tileDrawing({ key: -1, x: 0, y: 0, half, angle: this.facing(tile, at), first, second, ring: "playable" }, false);
      return [svg("g", { transform: `translate(${at.x} ${at.y}) scale(${half / UNIT})`, "data-number": number }, drawn)];
    }));
    if (this.planned.length) this.refit(true);
  }

  /** Where a tile of the board is in the window. @param {string} tile */
  whereIs(tile) {
    return this.kept.get(tile)?.node.getBoundingClientRect() || null;
  }

  listen() {
    const { element, fingers } = this;
    const local = (/** @type {Point} */ at) => {
      const corner = element.getBoundingClientRect();
      return { x: at.x - corner.left, y: at.y - corner.top };
    };
    let tapped = true;
    element.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { ...local(event), x0: event.x, y0: event.y });
      tapped = fingers.size === 1;
    });
    element.addEventListener("pointermove", (event) => {
      const finger = fingers.get(event.pointerId);
      if (!finger) {
        if (event.pointerType === "mouse") this.hot(this.nearest(event));
        return;
      }
      if (Math.hypot(event.x - finger.x0, event.y - finger.y0) > 8) tapped = false;
      if (tapped) return;
      const now = local(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const [before, after] = [finger, now].map((one) => Math.hypot(one.x - other.x, one.y - other.y));
        const middle = (/** @type {Point} */ one) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
        this.zoom(after / Math.max(1, before), middle(finger), middle(now));
      } else {
        this.user.x += now.x - finger.x;
        this.user.y += now.y - finger.y;
        this.turn(false);
      }
      Object.assign(finger, now);
    });
    const up = (/** @type {PointerEvent} */ event) => {
      if (!fingers.delete(event.pointerId) || !tapped || event.type !== "pointerup") return;
      const spot = this.nearest(event);
      if (spot) return spot.act();
      const hit = document.elementsFromPoint(event.x, event.y).map((one) => one.closest("[data-tile]")).find(Boolean);
      this.onMiss(hit?.getAttribute("data-tile") || "");
    };
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 400), local(event));
    }, { passive: false });
    element.addEventListener("dblclick", () => this.moved && this.reset());
  }
}
