// @ts-check
/** @file What the page knows, and how it asks the server for something. */

/** @typedef {import("./protocol.js").Table} Table */

export const state = {
  /** @type {Table | null} */
  table: null,
  /** @type {import("./protocol.js").OtherTable[]} */
  tables: [],
  /** The request that the page has answered by itself. @type {{id: number, tile: string, version: number} | null} */
  pending: null,
  /** The table to look at. */
  wanted: "",
  /** The tile of the hand that is picked up. */
  chosen: "",
  /** @type {number[]} Seats whose people look at the page. */
  here: [],
  /** Seconds that the server's clock is ahead. */
  ahead: 0,
  /** The document came late, so nothing moves. */
  still: false,
  /** The last round whose end has been shown. */
  shownResult: 0,
  /** The wanted table can't be shown. */
  gone: false,
  /** @type {import("./socket.js").Socket | null} */
  socket: null,
};

/** A request about the table as it is shown. @param {object} what */
export function request(what) {
  if (!state.table || !state.socket) return 0;
  return state.socket.ask({ ...what, table: state.table.id, version: state.table.version });
}

/** @param {Table | null} [of] */
export function isTurn(of = state.table) {
  return of !== null && of.players.some((one) => one.turn && one.seat === of.seat);
}
