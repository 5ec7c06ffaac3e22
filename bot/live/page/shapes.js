// @ts-check
/** @file Draws the shapes of a scene as SVG, as bot/pictures/render does in pixels. A tile is drawn 100 units a half. */

/** @typedef {import("./protocol.js").Drawing} Drawing */
/** @typedef {import("./protocol.js").TileShape} TileShape */

const NS = "http://www.w3.org/2000/svg";
const CAPITALS = 0.36;
export const UNIT = 100;

/** @type {Drawing} */
let drawing;
let numerals = false;

/** @param {Drawing} found @param {boolean} asNumerals */
export function drawWith(found, asNumerals) {
  drawing = found;
  numerals = asNumerals;
}

/**
 * An SVG element.
 * @param {string} name
 * @param {Record<string, string | number | null | undefined>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, ...children) {
  const made = /** @type {SVGElement} */ (document.createElementNS(NS, name));
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) made.setAttribute(key, String(value));
  }
  made.append(...children);
  return made;
}

/** The identity of a tile: each one is on a board once. @param {number} first @param {number} second */
export const face = (first, second) => `${Math.min(first, second)}|${Math.max(first, second)}`;

/** Where an element is drawn, also in the middle of a motion. @param {SVGElement} node */
export const placeNow = (node) => (node.getAnimations().length ? getComputedStyle(node).transform : node.style.transform);

/** @param {string} one @param {string} other @param {number} share */
function blend(one, other, share) {
  const part = (/** @type {string} */ text, /** @type {number} */ at) => parseInt(text.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(one, at) + (part(other, at) - part(one, at)) * share));
  return `rgb(${mixed.join(",")})`;
}

/** @param {number} owner */
export const playerColour = (owner) => drawing.palette.players[owner % drawing.palette.players.length];

/** Whether a tile needs numerals: by wish, or because its pips would be too small. @param {number} side CSS pixels */
export const needsNumerals = (side) => numerals || side < 13;

/**
 * @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius
 * @param {Record<string, string | number | undefined>} more
 */
const box = (x, y, width, height, radius, more) => svg("rect", { x, y, width, height, rx: radius, ...more });

/** The pips of a half around (x, 0); `way` is 1 for the second half. @param {number} pips @param {number} way */
function pipsOf(pips, way) {
  const r = UNIT * (pips === 1 ? 0.135 : pips < 6 ? 0.12 : pips < 10 ? 0.102 : 0.084);
  const across = UNIT * (pips < 6 ? 0.24 : 0.265);
  const down = UNIT * (pips < 6 ? 0.25 : pips < 10 ? 0.27 : 0.285);
  return drawing.pips[pips].map(([column, row]) =>
    svg("circle", { cx: way * (UNIT / 2 + row * down), cy: -way * column * across, r }));
}

/**
 * The drawing of a tile around (0, 0) at its angle.
 * @param {TileShape} tile
 * @param {boolean} asNumerals
 */
export function tileDrawing(tile, asNumerals) {
  const palette = drawing.palette;
  const { look = "normal", ring = "none", open = 0, pinned = false, owner = null, angle = 0 } = tile;
  const inset = 2.8;
  const [w, h, r] = [2 * UNIT - 2 * inset, UNIT - 2 * inset, 16];
  const frame = (/** @type {number} */ grow, /** @type {Record<string, string | number>} */ more) =>
    box(-w / 2 - grow, -h / 2 - grow, w + 2 * grow, h + 2 * grow, r + grow, more);
  const group = svg("g", { transform: `rotate(${angle})` });
  if (look === "ghost") {
    group.append(frame(-3, { fill: "none", stroke: palette.cyan, "stroke-width": 6, "stroke-dasharray": "17 18",
      "stroke-linecap": "round" }));
    return group;
  }
  const dim = look === "dimmed";
  const turn = (angle * Math.PI) / 180;
  const lower = (/** @type {number} */ by) => `translate(${by * Math.sin(turn)} ${by * Math.cos(turn)})`;
  const owned = owner === null ? null : playerColour(owner);
  const face = owned ? blend(owned, palette.face, 0.6) : dim ? palette.dim_face : palette.face;
  const lip = owned ? blend(owned, palette.shadow, 0.25) : dim ? palette.dim_lip : palette.lip;
  const edge = palette.outline ? palette.shadow : owned ? blend(owned, palette.shadow, 0.15) : lip;
  const groove = owned ? blend(owned, palette.shadow, 0.15) : dim ? palette.dim_lip : palette.groove;
  if (ring === "last" || ring === "playable") group.append(frame(9, { fill: ring === "last" ? palette.gold : palette.cyan }));
  else group.append(frame(0, { fill: palette.shadow, opacity: 0.55, transform: lower(8) }));
  group.append(frame(0, { fill: lip, transform: lower(4) }));
  group.append(frame(0, { fill: face, stroke: edge, "stroke-width": palette.outline ? 5 : 1.8 }));
  if (open) {
    const x = open === 1 ? -w / 2 : 0;
    group.append(box(x + 4, -h / 2 + 4, w / 2 - 8, h - 8, r - 3, { fill: palette.open_face, stroke: palette.open_edge,
      "stroke-width": 7.5 }));
  }
  if (!asNumerals) group.append(box(-1.3, -36, 2.6, 72, 1.3, { fill: groove }));
  if (pinned) group.append(svg("circle", { r: 11.5, fill: palette.pin, stroke: blend(palette.pin, palette.shadow, 0.55),
    "stroke-width": 3 }));
  for (const [pips, way] of [[tile.first, -1], [tile.second, 1]]) {
    if (asNumerals) {
      const ground = owned ? palette.badge_ink : palette.suits[pips];
      const ink = owned ? palette.ink : palette.numeral_ink[pips];
      group.append(box(way * 50 - 38, -39, 76, 78, 13, { fill: ground }),
        svg("text", { transform: `translate(${way * 50} 0) rotate(${-angle})`, y: 29, "font-size": pips < 10 ? 80 : 62,
          "font-weight": 700, "text-anchor": "middle", fill: ink }, String(pips)));
    } else if (pips) {
      group.append(svg("g", { fill: owned ? "#222226" : palette.suits[pips] }, ...pipsOf(pips, way)));
    }
  }
  if (owner !== null) group.append(markDrawing(owner, 30, palette.badge_ink, `rotate(${-angle})`));
  if (ring === "cover") {
    group.append(frame(2, { fill: "none", stroke: palette.warn, "stroke-width": 8, "stroke-dasharray": "17 17",
      "stroke-linecap": "round" }));
  }
  return group;
}

/** Parts of marks and icons as SVG; Pillow's names. @param {string} kind @param {number[]} at @param {number} width */
function part(kind, at, width) {
  const [x0, y0, x1, y1] = at;
  switch (kind) {
    case "ellipse":
      return svg("ellipse", { cx: (x0 + x1) / 2, cy: (y0 + y1) / 2, rx: (x1 - x0) / 2, ry: (y1 - y0) / 2 });
    case "polygon":
      return svg("polygon", { points: at.join(" ") });
    case "chord":
      return svg("path", { d: `M${x0} ${(y0 + y1) / 2}A${(x1 - x0) / 2} ${(y1 - y0) / 2} 0 0 0 ${x1} ${(y0 + y1) / 2}Z` });
    case "line":
      return svg("path", { d: `M${x0} ${y0}L${x1} ${y1}`, stroke: "currentColor", "stroke-width": width });
    default:
      return box(x0, y0, x1 - x0, y1 - y0, kind === "rounded" ? width : kind === "round" ? 2 * width : 0, {});
  }
}

/** A player's shape around (0, 0). @param {number} owner @param {number} size @param {string} [fill] @param {string} [transform] */
export function markDrawing(owner, size, fill = playerColour(owner), transform = "") {
  const parts = drawing.marks[owner % drawing.marks.length].map(([kind, at]) => part(kind, at, 0.62));
  return svg("g", { transform: `${transform} scale(${size / 2})`, fill, color: fill }, ...parts);
}

/** A player's shape as a picture of its own. @param {number} owner */
export function markPicture(owner) {
  return svg("svg", { viewBox: "-1.2 -1.2 2.4 2.4", class: "mark", "aria-hidden": "true" }, markDrawing(owner, 2));
}

/** A small icon as a picture of its own. @param {string} kind @param {string} ground */
export function iconPicture(kind, ground) {
  return svg("svg", { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" }, ...iconParts(kind, "currentColor", ground));
}

/** @param {string} kind @param {string} ink @param {string} ground */
function iconParts(kind, ink, ground) {
  return drawing.icons[kind].map(([name, inked, at]) => {
    const drawn = part(name, at, 1);
    drawn.setAttribute("fill", inked ? ink : ground);
    return drawn;
  });
}

/** A line of text; y is the middle of its capitals. @param {any} fields */
function textDrawing({ x, y, text, size, colour, bold = false, anchor = "l" }) {
  const anchors = { l: "start", m: "middle", r: "end" };
  return svg("text", { x, y: y + size * CAPITALS, "font-size": size, fill: colour, "font-weight": bold ? 700 : 500,
    "text-anchor": anchors[/** @type {"l" | "m" | "r"} */ (anchor)] }, text);
}

/** Any shape but a tile, around its own place or (0, 0) if it may move (`moves`). @param {string} kind @param {any} f */
export function shapeDrawing(kind, f) {
  switch (kind) {
    case "rect":
      return box(f.x + (f.stroke || 0) / 2, f.y + (f.stroke || 0) / 2, f.width - (f.stroke || 0), f.height - (f.stroke || 0),
        f.radius || 0, { fill: f.fill || "none", stroke: f.outline || undefined, "stroke-width": f.stroke || undefined });
    case "line":
      return svg("polyline", { points: f.points.join(" "), fill: "none", stroke: f.colour, "stroke-width": f.width,
        "stroke-linecap": "round", "stroke-linejoin": "round" });
    case "disc":
      return svg("circle", { cx: f.x, cy: f.y, r: f.radius - (f.stroke || 0) / 2, fill: f.fill || "none",
        stroke: f.outline || undefined, "stroke-width": f.stroke || undefined });
    case "text":
      return textDrawing(f);
    case "badge": {
      const ground = box(-f.width / 2, -f.height / 2, f.width, f.height, f.height / 2, { fill: f.fill });
      return svg("g", {}, ground, textDrawing({ ...f, x: 0, y: 0, colour: f.ink, bold: true, anchor: "m" }));
    }
    case "mark": {
      const edge = f.edge ? [markDrawing(f.owner, f.size + 7, drawing.palette.badge_ink)] : [];
      const hole = f.hollow ? [markDrawing(f.owner, f.size - Math.max(7, f.size * 0.36), drawing.palette.hole)] : [];
      return svg("g", {}, ...edge, markDrawing(f.owner, f.size), ...hole);
    }
    default: {
      const place = `scale(${f.size / 20}) translate(-10 -10)`;
      return svg("g", { transform: `translate(${f.x} ${f.y}) ${place}` }, ...iconParts(f.kind, f.colour, drawing.palette.table));
    }
  }
}

/** Left, top, right and bottom of a shape. @param {string} kind @param {any} f @returns {[number, number, number, number]} */
export function reach(kind, f) {
  let [wide, high] = [f.size || f.radius || 0, f.size || f.radius || 0];
  if (kind === "line") {
    const [xs, ys] = [0, 1].map((at) => f.points.map((/** @type {number[]} */ point) => point[at]));
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }
  if (kind === "rect") return [f.x, f.y, f.x + f.width, f.y + f.height];
  if (kind === "tile") {
    const [east, south] = [Math.cos, Math.sin].map((of) => Math.abs(of(((f.angle || 0) * Math.PI) / 180)));
    [wide, high] = [f.half * (east + south / 2) + 8, f.half * (south + east / 2) + 8];
  }
  if (kind === "badge") [wide, high] = [f.width / 2, f.height / 2];
  if (kind === "mark" || kind === "icon") [wide, high] = [f.size / 2, f.size / 2];
  if (kind === "text") {
    const length = f.text.length * f.size * 0.55;
    const left = f.x - { l: 0, m: 0.5, r: 1 }[/** @type {"l" | "m" | "r"} */ (f.anchor || "l")] * length;
    return [left, f.y - f.size / 2, left + length, f.y + f.size / 2];
  }
  return [f.x - wide, f.y - high, f.x + wide, f.y + high];
}
