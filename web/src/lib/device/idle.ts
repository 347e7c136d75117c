/** Work that is better done before somebody waits for it. */

/** Do it when there is nothing else to do; the answer calls it off. Browsers that cannot tell do it in a moment. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}
