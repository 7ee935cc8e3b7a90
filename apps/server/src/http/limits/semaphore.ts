import { AppError } from '#server/http/errors/app-error.ts';

export interface SemaphoreOptions {
  /** Most tasks that run at a time. */
  concurrency: number;
  /** Most tasks that may wait; further ones are refused with SERVICE_UNAVAILABLE. */
  maxQueue: number;
  /** Longest wait in milliseconds; then the task is refused. Without it the wait is unlimited. */
  maxWaitMs?: number;
}

const nobodyLeaves = () => false;

/** Limits concurrency; waiting work runs in order of arrival. */
export interface Semaphore {
  /**
   * Runs `work` when a slot is free. Skips it when `isGone` says that its caller has disconnected by then.
   *
   * @throws AppError SERVICE_UNAVAILABLE
   */
  <Result>(work: () => Promise<Result>, isGone?: () => boolean): Promise<Result>;
  /** Running and waiting tasks now; refused and abandoned (caller gone before its turn) ones since the start. */
  readonly load: { running: number; waiting: number; refused: number; abandoned: number };
}

export function createSemaphore({ concurrency, maxQueue, maxWaitMs }: SemaphoreOptions): Semaphore {
  /** Starts the waiting tasks, in order of arrival. */
  const waiting = new Set<() => void>();
  const load = { running: 0, refused: 0, abandoned: 0 };

  function busy(): AppError {
    load.refused += 1;
    return new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
  }

  async function waitForTurn(): Promise<void> {
    if (waiting.size >= maxQueue) throw busy();
    const { promise, resolve: enter, reject } = Promise.withResolvers<void>();
    waiting.add(enter);
    const patience = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs).unref();
    await promise.finally(() => clearTimeout(patience));

    function giveUp(): void {
      // A task that has just started is no longer in the set.
      if (waiting.delete(enter)) reject(busy());
    }
  }

  /** Passes the slot to the next task; the slot becomes free only when nobody waits. */
  function handOn(): void {
    const [next] = waiting;
    if (next === undefined) load.running -= 1;
    else {
      waiting.delete(next);
      next();
    }
  }

  async function pass<Result>(work: () => Promise<Result>, isGone = nobodyLeaves): Promise<Result> {
    if (load.running < concurrency) load.running += 1;
    else await waitForTurn();
    try {
      if (isGone()) {
        load.abandoned += 1;
        throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
      }
      return await work();
    } finally {
      handOn();
    }
  }

  return Object.defineProperty(pass, 'load', {
    get: () => ({ ...load, waiting: waiting.size }),
  }) as Semaphore;
}
