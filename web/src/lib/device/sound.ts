/** Small wooden sounds, made by the browser itself; nothing is loaded, and nothing sounds unless asked for. */

let context: AudioContext | null = null;

/** A note, after so many seconds; `slides` is the frequency it ends on. */
function note(at: AudioContext, frequency: number, after: number, seconds: number, loud = 0.22, slides = frequency) {
  const start = at.currentTime + after;
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  const source = at.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(frequency, start);
  source.frequency.exponentialRampToValueAtTime(slides, start + seconds);
  source.connect(gain).connect(at.destination);
  source.start(start);
  source.stop(start + seconds);
}

type Play = (at: AudioContext) => void;
const notes =
  (frequencies: readonly number[], apart: number, seconds: number, loud?: number): Play =>
  (at) =>
    frequencies.forEach((frequency, index) => note(at, frequency, index * apart, seconds, loud));

const SOUNDS = {
  /** A piece is laid, a piece is built. */
  placed: notes([190], 0, 0.09),
  /** A pen draws. */
  drawn: notes([900, 760, 980, 800], 0.05, 0.06, 0.05),
  rolled: notes([310, 260, 340, 240, 290], 0.07, 0.05, 0.16),
  /** A pawn walks. */
  walked: notes([420, 420, 420], 0.13, 0.05, 0.12),
  /** A disc or a card is turned up. */
  turned: (at) => note(at, 520, 0, 0.12, 0.14, 780),
  /** Something is taken away from somebody. */
  taken: (at) => note(at, 420, 0, 0.22, 0.18, 160),
  defended: notes([330, 330], 0.09, 0.1),
  turn: notes([520, 660], 0.11, 0.16),
  said: notes([1050], 0, 0.07, 0.1),
  won: notes([523, 659, 784, 1047], 0.13, 0.34),
  over: notes([440, 392, 330], 0.15, 0.3),
} satisfies Record<string, Play>;

export type Sound = keyof typeof SOUNDS;

export function sound(what: Sound): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  SOUNDS[what](context);
}
