import { AsyncLocalStorage } from 'node:async_hooks';

const beginnings = new AsyncLocalStorage<number>();

/**
 * Runs `work` for a call or job that began at `at`, in milliseconds of `performance.now()`: its statements go before those of
 * younger ones while all wait for a connection. What it calls within the process is as old as itself.
 */
export function asBegunAt<Result>(at: number, work: () => Result): Result {
  return beginnings.getStore() === undefined ? beginnings.run(at, work) : work();
}

/** Runs `work` whose result many calls share, such as a page that is kept for a second: its statements go before those of all calls. */
export function beforeAllCalls<Result>(work: () => Result): Result {
  return beginnings.run(-Infinity, work);
}

/** When the current call or job began; outside of both, now. */
export function beginning(): number {
  return beginnings.getStore() ?? performance.now();
}
