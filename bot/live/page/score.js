// @ts-check
/** @file The end of a round: receipts that count up, and the tally with its pegs. */
import { Board } from "./board.js";
import { $, el } from "./dom.js";
import { play } from "./sounds.js";
import { state } from "./state.js";
import { countUp, t } from "./words.js";

const TITLE = 64;

const tally = new Board(/** @type {any} */ ($("tally")), true);

/** @param {import("./protocol.js").Table | null} before */
export function showResult(before) {
  const result = state.table?.result ?? null;
  const key = result ? JSON.stringify(result) : "";
  if (state.table?.tally && (!before || !$("result").hidden)) tally.show(state.table.tally);
  if (key === state.shownResult) return;
  state.shownResult = key;
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

export function openScore() {
  $("result").hidden = false;
  if (!state.table?.result) {
    $("sentence").textContent = t("score");
    $("receipts").replaceChildren();
  }
  $("tally").toggleAttribute("hidden", !state.table?.tally);
  if (!state.table?.tally) return;
  $("tally").style.aspectRatio = `${state.table.tally.width} / ${state.table.tally.height - TITLE}`;
  tally.refit(false);
  requestAnimationFrame(() => state.table?.tally && tally.show(state.table.tally));
}
