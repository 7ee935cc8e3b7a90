import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { Reading, ReaderOrder } from './reader-thread.ts';

/** A client that reads while other clients load the server. */
export interface Reader {
  /** Durations of single reads in milliseconds, one after the other, for as long as `work` takes. */
  beside(work: () => Promise<unknown>): Promise<number[]>;
  leave(): void;
}

/**
 * Starts a reader in its own thread. One reader serves all measurements: a new thread would have to compile its code
 * again, which takes a core from the server under measurement.
 */
export function startReader(workerData: Reading): Reader {
  const thread = new Worker(new URL('reader-thread.ts', import.meta.url), { workerData });
  const broken = once(thread, 'exit').then(() => Promise.reject(new Error('The reader is gone')));
  broken.catch(() => undefined);
  const heard = async () => {
    const [said] = (await Promise.race([once(thread, 'message'), broken])) as ['ready' | number[]];
    return said;
  };
  const tell = (order: ReaderOrder) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(order);
  };
  return {
    beside: async (work) => {
      const ready = heard();
      tell('read');
      await ready;
      const times = heard();
      await Promise.race([work(), broken]);
      tell('enough');
      return (await times) as number[];
    },
    leave: () => {
      tell('go');
    },
  };
}
