/** Milliseconds between samples; an overload is noticed, and over, with the next one. */
export const sampleEveryMs = 500;

/** The event loop is overloaded when a sample is this late, in milliseconds. */
const maxLagMs = 2_000;

/**
 * Least share of the processor that our own thread had during the lag. Below it, other processes had the processor:
 * refusing calls would then only add failures to the slowness.
 */
const ownShare = 0.5;

/** Decides from regular samples whether this process has more work than it can do. */
export class LoopWatch {
  #before: { now: number; cpu: number };
  #isOverloaded = false;

  /** `now` and `cpu` are the time and the processor time of the thread, in milliseconds. */
  constructor(now: number, cpu: number) {
    this.#before = { now, cpu };
  }

  get isOverloaded(): boolean {
    return this.#isOverloaded;
  }

  sample(now: number, cpu: number): void {
    const elapsed = now - this.#before.now;
    const isOurs = cpu - this.#before.cpu >= ownShare * elapsed;
    this.#isOverloaded = isOurs && elapsed - sampleEveryMs >= maxLagMs;
    this.#before = { now, cpu };
  }
}
