// @ts-check
/** @file One socket to the server. It connects again with growing pauses and repeats what was not answered. */

const FIRST_MS = 250;
/** So short that pages are back soon after a restart. */
const LONGEST_MS = 2000;
/** A connection that gives no answer for so long is dead, though it may not know. */
const ANSWER_MS = 15000;
/** So many connections in a row must fail to open before the page asks why. */
const TRIES = 3;

/** Sends documents and keeps requests until they are answered: the server makes a repeated one once. */
export class Socket {
  /** @param {{address: () => string, hear: (document: any, asked: any) => void, lost: (lost: boolean) => void,
   *   refused: () => void}} on */
  constructor(on) {
    this.on = on;
    /** @type {Map<number, any>} */
    this.asked = new Map();
    this.number = Date.now();
    this.tries = 0;
    this.known = false;
    this.over = false;
    this.timer = 0;
    this.waiting = 0;
    addEventListener("online", () => this.connect());
    addEventListener("offline", () => this.drop());
    this.connect();
  }

  connect() {
    if (this.over || (this.socket && this.socket.readyState < WebSocket.CLOSING)) return;
    clearTimeout(this.timer);
    const socket = (this.socket = new WebSocket(this.on.address()));
    this.expect();
    socket.onopen = () => {
      this.tries = 0;
      this.on.lost(false);
      for (const document of this.asked.values()) this.send(document);
    };
    socket.onmessage = ({ data }) => {
      const document = JSON.parse(data);
      const asked = this.asked.get(document.id);
      this.known = true;
      if (document.is === "over") this.over = document.many;
      if (document.is === "done" || document.is === "refused") this.asked.delete(document.id);
      clearTimeout(this.waiting);
      if (this.asked.size) this.expect();
      this.on.hear(document, asked);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.drop();
    };
  }

  /** Give up the connection, and try again a little later. */
  drop() {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
    clearTimeout(this.waiting);
    clearTimeout(this.timer);
    if (this.over) return;
    this.on.lost(true);
    if (this.known && this.tries >= TRIES) this.on.refused();
    const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** Connect if need be, and give the connection up if nothing is heard soon. */
  expect() {
    this.connect();
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.drop(), ANSWER_MS);
  }

  /** Send a document now, or not at all. @param {object} document */
  send(document) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(document));
  }

  /** Send a request that is answered by `done` or `refused`; returns its number. @param {object} request */
  ask(request) {
    const id = ++this.number;
    const document = { ...request, id };
    this.asked.set(id, document);
    if (this.asked.size === 1) this.expect();
    this.send(document);
    return id;
  }
}
