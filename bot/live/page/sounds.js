// @ts-check
/** @file Three short sounds, made here; off until a person turns them on. */

/** @type {AudioContext | null} */
let audio = null;

/** Whether sounds are on. */
export const sounding = () => audio !== null;

/** Turn sounds on or off; a browser allows it after a press alone. */
export function toggleSound() {
  if (audio) void audio.close();
  audio = audio ? null : new AudioContext();
  if (audio) play("turn");
}

/** A tile on the table, one's turn, points. @param {"tile" | "turn" | "points"} name */
export function play(name) {
  if (!audio) return;
  const notes = { tile: [[190, 0]], turn: [[523, 0], [659, 0.09]], points: [[523, 0], [659, 0.07], [784, 0.14]] }[name];
  for (const [pitch, after] of notes) {
    const [tone, gain, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after];
    tone.type = name === "tile" ? "triangle" : "sine";
    tone.frequency.setValueAtTime(pitch, at);
    if (name === "tile") tone.frequency.exponentialRampToValueAtTime(70, at + 0.06);
    gain.gain.setValueAtTime(0.22, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + (name === "tile" ? 0.08 : 0.22));
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.25);
  }
}
