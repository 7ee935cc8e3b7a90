/** Milliseconds between two readings of the clock; the measured stalls are many times as long. */
export const resolution = 1;

/** The longest stall of an event loop. */
export interface LoopClock {
  /** Milliseconds since it was read before. */
  longestMs(): number;
  stop(): void;
}

/**
 * A clock on the event loop of this thread. It counts the processor time of the thread between two iterations of the loop, so that a
 * machine with other work does not look like a slow product.
 */
export function startLoopClock(): LoopClock {
  let longest = 0;
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, (now.user + now.system - before.user - before.system) / 1_000);
    before = now;
  }, resolution).unref();
  return {
    longestMs: () => {
      const was = longest;
      longest = 0;
      return was;
    },
    stop: () => clearInterval(timer),
  };
}
