import { AppError } from '#server/http/errors/app-error.ts';

export interface SemaphoreOptions {
  /** How many do their work at a time. */
  concurrency: number;
  /** How many may wait; the next one is asked to come back. */
  maxQueue: number;
  /** Who has waited so long, in milliseconds, is asked to come back; without it they wait as long as it takes. */
  maxWaitMs?: number;
}

const nobodyLeaves = () => false;

/** Lets work through in turn. */
export interface Semaphore {
  /**
   * Does `work` when it is its turn. Work whose caller has left by then, as `isGone` says, is not done.
   *
   * @throws AppError SERVICE_UNAVAILABLE
   */
  <Result>(work: () => Promise<Result>, isGone?: () => boolean): Promise<Result>;
  /** How many work and wait now; how many were refused, and how many had left before their turn, since the start. */
  readonly load: { running: number; waiting: number; refused: number; abandoned: number };
}

export function createSemaphore({ concurrency, maxQueue, maxWaitMs }: SemaphoreOptions): Semaphore {
  /** How those who wait are let in, in their order. */
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
      // Whoever has just been let in is no longer among them.
      if (waiting.delete(enter)) reject(busy());
    }
  }

  /** Whoever leaves hands the place on; only an empty queue frees it. */
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
