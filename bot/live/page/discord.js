// @ts-check
/** @file The session: from the address (`boneyard try`), or from Discord, whose frame speaks by messages. */

const HANDSHAKE = 0;
const FRAME = 1;
const ORIGINS = ["https://discord.com", "https://canary.discord.com", "https://ptb.discord.com", "https://discordapp.com"];

/** Ask Discord's client for a code that tells the bot who this is (only `identify`). @param {string} frame @returns {Promise<string>} */
function authorize(frame) {
  const client = location.hostname.split(".")[0];
  const parent = window.parent.opener ?? window.parent;
  const origin = ORIGINS.find((one) => document.referrer.startsWith(one)) ?? "*";
  const nonce = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    addEventListener("message", ({ data, origin: from }) => {
      if (!Array.isArray(data) || (origin !== "*" && from !== origin) || data[0] !== FRAME) return;
      const { cmd, evt, data: answer, nonce: of } = data[1];
      if (cmd === "DISPATCH" && evt === "READY") {
        const args = { client_id: client, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
        parent.postMessage([FRAME, { cmd: "AUTHORIZE", args, nonce }], origin);
      } else if (of === nonce) {
        if (evt === "ERROR") reject(new Error(answer.message));
        else resolve(answer.code);
      }
    });
    parent.postMessage([HANDSHAKE, { v: 1, encoding: "json", client_id: client, frame_id: frame }], origin);
  });
}

/** The signed session and the table to open. Throws an `Error` with a sentence. @returns {Promise<{session: string, table: string}>} */
export async function session() {
  const query = new URLSearchParams(location.search);
  const [given, frame] = [query.get("session"), query.get("frame_id")];
  if (given !== null || frame === null) return { session: given ?? "", table: query.get("table") ?? "" };
  const asked = { code: await authorize(frame), instance: query.get("instance_id"), channel: query.get("channel_id"),
    guild: query.get("guild_id"), table: query.get("table") };
  const answer = await fetch("session", { method: "POST", body: JSON.stringify(asked),
    headers: { "Content-Type": "application/json" } });
  if (!answer.ok) throw new Error(await answer.text());
  const { session: made, table } = await answer.json();
  return { session: made, table: table ?? "" };
}
