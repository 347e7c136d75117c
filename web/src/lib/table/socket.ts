/** Manners of a connection: when to try again, and how to close. */

/** How long to wait before trying to connect for the n-th time, in milliseconds. */
export function backOff(attempt: number, chance: number): number {
  const longest = Math.min(15_000, 500 * 2 ** attempt);
  return Math.round(longest * (0.7 + 0.3 * chance));
}

/** As much of a WebSocket as it takes to close one. */
interface Closable {
  readonly readyState: number;
  close: () => void;
  addEventListener: (type: "open", listener: () => void) => void;
}

/** Close a socket; browsers complain when one is closed that is not open yet, so that one is closed as soon as it is. */
export function closeQuietly(socket: Closable): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => socket.close());
  else socket.close();
}
