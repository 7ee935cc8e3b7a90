/** Milliseconds between two ticks, and what a tick counts for at most. */
const tickMs = 25;
const mostPerTickMs = 30;

interface Timeout {
  leftMs: number;
  onTimeout: () => void;
}

/** All timeouts share one timer: hundreds of callers may wait for a connection. */
const waiting = new Set<Timeout>();
let timer: NodeJS.Timeout | undefined;
let before = 0;

/**
 * Like `setTimeout`, but counts only time in which this process ran: a tick that comes late, because our own event loop
 * was blocked or other processes had the processor, counts as one tick. A limit for the answer of another party would
 * otherwise expire while that answer waits to be read, or while a database on the same busy machine has not had its turn.
 * On a quiet machine it takes `ms` milliseconds. `onTimeout` is called after input that has already arrived was handled.
 *
 * @returns stops the timeout
 */
export function startRunningTimeout(ms: number, onTimeout: () => void): () => void {
  const timeout = { leftMs: ms, onTimeout };
  waiting.add(timeout);
  if (timer === undefined) {
    before = performance.now();
    timer = setInterval(tick, tickMs).unref();
  }
  return () => {
    waiting.delete(timeout);
  };
}

function tick(): void {
  const now = performance.now();
  const counted = Math.min(now - before, mostPerTickMs);
  before = now;
  for (const timeout of waiting) {
    timeout.leftMs -= counted;
    // Timers come before input in a turn of the event loop, and this after it.
    if (timeout.leftMs <= 0) setImmediate(expire, timeout);
  }
  if (waiting.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

function expire(timeout: Timeout): void {
  if (waiting.delete(timeout)) timeout.onTimeout();
}
