/** A small wooden click, made by the browser itself; nothing is loaded, and nothing sounds unless asked for. */

let context: AudioContext | null = null;

function tone(frequency: number, after: number, seconds: number): void {
  if (!context) return;
  const at = context.currentTime + after;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.22, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(frequency, at);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + seconds);
}

export function sound(what: "placed" | "turn" | "over"): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (what === "placed") tone(190, 0, 0.09);
  if (what === "turn") [520, 660].forEach((frequency, index) => tone(frequency, index * 0.11, 0.16));
  if (what === "over") [440, 550, 660].forEach((frequency, index) => tone(frequency, index * 0.14, 0.3));
}
