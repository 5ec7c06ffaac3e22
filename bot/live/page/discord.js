// @ts-check
/** @file The session: from the address (`boneyard try`), or from Discord, whose client speaks with frames by messages. */
import { state } from "./state.js";
import { t } from "./words.js";

const HANDSHAKE = 0;
const FRAME = 1;
/** Of Discord's clients; on phones they speak from within the page. */
const ORIGINS = ["https://discord.com", "https://canary.discord.com", "https://ptb.discord.com", "https://discordapp.com",
  location.origin, "null"];
/** A session lasts an hour; the page asks for the next one a little before. */
const RENEW_MS = 59 * 60 * 1000;
const LOOK_MS = 10 * 1000;
const PATIENCE_MS = 30 * 1000;

/** Ask Discord's client for a code that tells the bot who this is (only `identify`). @param {string} frame @returns {Promise<string>} */
function authorize(frame) {
  const client = location.hostname.split(".")[0];
  const parent = window.parent.opener ?? window.parent;
  const target = document.referrer ? new URL(document.referrer).origin : "*";
  const nonce = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    addEventListener("message", ({ data, origin }) => {
      if (!ORIGINS.includes(origin) || !Array.isArray(data) || data[0] !== FRAME) return;
      const { cmd, evt, data: answer, nonce: of } = data[1];
      if (cmd === "DISPATCH" && evt === "READY") {
        const args = { client_id: client, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
        parent.postMessage([FRAME, { cmd: "AUTHORIZE", args, nonce }], target);
      } else if (of === nonce) {
        if (evt === "ERROR") reject(new Error(answer.message));
        else resolve(answer.code);
      }
    });
    parent.postMessage([HANDSHAKE, { v: 1, encoding: "json", client_id: client, frame_id: frame }], target);
  });
}

/** The path of the process that has the page. */
let path = "";
/** When the page needs another session. */
let renewal = Infinity;

/** Get another session as soon as the process answers. */
export const renew = () => (renewal = 0);

/** Load the page again, with the same table, when it needs another session: Discord's client then gives another code. */
async function reload() {
  if (Date.now() < renewal || document.querySelector(".lifted")) return;
  const answer = await fetch(`${path}session`).catch(() => null);
  if (!answer || answer.status >= 500) return;  // the page would be gone
  const next = new URL(location.href);
  next.searchParams.set("table", state.wanted);
  location.replace(next);
}

/**
 * Ask for a session. A process that doesn't have the server names its shard: the proxy knows where that is. Throws an
 * `Error` with the sentence of the bot. If that may change by itself, or a proxy answers, the page tries again.
 * @param {object} asked @returns {Promise<{session: string, table: string}>}
 */
async function enter(asked) {
  const answer = await fetch(`${path}session`, { method: "POST", body: JSON.stringify(asked),
    headers: { "Content-Type": "application/json" }, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  const told = answer?.headers.get("Content-Type")?.startsWith("text/plain");
  if (!answer?.ok) {
    if (!answer || !told || answer.status === 429 || answer.status === 503) renew();
    throw new Error(answer && told ? await answer.text() : t("lost"));
  }
  const found = await answer.json();
  if (found.shard === undefined) return found;
  path = `${found.shard}/`;
  return enter(asked);
}

/** The signed session, the table to open, and the socket's path. Throws an `Error` with a sentence. */
export async function session() {
  const query = new URLSearchParams(location.search);
  const [given, frame] = [query.get("session"), query.get("frame_id")];
  if (given !== null) return { session: given, table: query.get("table") ?? "", at: "" };
  const asked = { code: frame && await authorize(frame), instance: query.get("instance_id"),
    channel: query.get("channel_id"), guild: query.get("guild_id"), table: query.get("table") };
  setInterval(reload, LOOK_MS);
  const found = await enter(asked);
  renewal = Date.now() + RENEW_MS;
  return { ...found, at: path };
}
