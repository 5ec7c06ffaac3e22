// @ts-check
/** @file One socket to the server. It connects again with growing pauses and repeats what was not answered. */

const FIRST_MS = 250;
/** So short that pages are back soon after a restart. */
const LONGEST_MS = 2000;

/** Sends documents and keeps requests until they are answered: the server makes a repeated one once. */
export class Socket {
  /** @param {{address: () => string, hear: (document: any) => void, lost: (lost: boolean) => void}} on */
  constructor(on) {
    this.on = on;
    /** @type {Map<number, object>} */
    this.asked = new Map();
    this.number = Date.now();
    this.tries = 0;
    this.over = false;
    this.timer = 0;
    addEventListener("online", () => this.connect());
    addEventListener("offline", () => this.socket?.close());
    this.connect();
  }

  connect() {
    if (this.over || (this.socket && this.socket.readyState < WebSocket.CLOSING)) return;
    clearTimeout(this.timer);
    const socket = (this.socket = new WebSocket(this.on.address()));
    socket.onopen = () => {
      this.tries = 0;
      this.on.lost(false);
      for (const document of this.asked.values()) this.send(document);
    };
    socket.onmessage = ({ data }) => {
      const document = JSON.parse(data);
      if (document.is === "end") this.over = true;
      if (document.is === "done" || document.is === "refused") this.asked.delete(document.id);
      this.on.hear(document);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.over) return;
      this.on.lost(true);
      const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.tries++);
      this.timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
    };
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
    this.send(document);
    return id;
  }
}
