// @ts-check
/** @file The end of a round: receipts that count up, and the tally with its pegs. */
import { Board, TITLE } from "./board.js";
import { $, el } from "./dom.js";
import { play } from "./sounds.js";
import { state } from "./state.js";
import { countUp, t } from "./words.js";

const tally = new Board(/** @type {any} */ ($("tally")), true);

/** Show the end of a round when it comes, not at the first look at a table that is being played. Returns its words.
 * @param {import("./protocol.js").Table | null} before */
export function showResult(before) {
  if (!state.table) return "";
  const { result, status } = state.table;
  if (state.table.tally && (!before || !$("result").hidden)) tally.show(state.table.tally);
  const round = result ? result.round : 0;
  if (round === state.shownResult) return "";
  state.shownResult = round;
  $("result").hidden = true;
  if (!result || (!before && status === "playing")) return "";
  openScore();
  play("points");
  return [result.sentence, ...result.receipts.map(({ text }) => text)].join(" ");
}

/** Show the last round and the tally. */
export function openScore() {
  if (!state.table) return;
  const { result, tally: drawn } = state.table;
  $("result").hidden = false;
  $("sentence").textContent = result ? result.sentence : t("score");
  $("receipts").replaceChildren(...(result?.receipts ?? []).map(({ text, points }) => {
    const gain = el("b", "", { "aria-hidden": "true" });
    countUp(gain, points);
    return el("li", "", {}, el("span", text), gain);
  }));
  $("tally").toggleAttribute("hidden", !drawn);
  if (!drawn) return;
  $("tally").style.aspectRatio = `${drawn.width} / ${drawn.height - TITLE}`;
  tally.refit(false);
  requestAnimationFrame(() => state.table?.tally && tally.show(state.table.tally));
}
