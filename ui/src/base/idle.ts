// What can wait until there is nothing else to do.

/** Do something when the browser has nothing to do; where it does not say so, a moment later. What is returned calls it off. */
export function whenIdle(doing: () => void, timeout?: number): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(doing, 60);
    return () => clearTimeout(timer);
  }
  const number = requestIdleCallback(doing, timeout ? { timeout } : undefined);
  return () => cancelIdleCallback(number);
}
