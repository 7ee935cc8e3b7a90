import { Worker } from 'node:worker_threads';

import type { HashingJob, HashingResult } from './hashing-job.ts';

interface Waiting {
  resolve: (value: string | boolean) => void;
  reject: (error: Error) => void;
}

/** How far a thread stands back: it takes time that nobody else wants, or a little less than others. */
export type ThreadKind = 'spare' | 'steady';

/** A thread that hashes; it starts with its first job, and again after it broke. */
export interface HashingThread {
  /** Jobs that it has not answered yet. */
  readonly load: number;
  run(job: HashingJob): Promise<string | boolean>;
}

export function createHashingThread(standing: ThreadKind): HashingThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('hashing-worker.ts', import.meta.url), {
      name: 'hashing',
      workerData: standing,
    });
    started.on('message', ({ id, ...result }: { id: number } & HashingResult) => {
      const job = waiting.get(id);
      waiting.delete(id);
      // A process that has nothing else to do may end.
      if (waiting.size === 0) started.unref();
      if ('value' in result) job?.resolve(result.value);
      else job?.reject(new Error(result.error));
    });
    started.on('error', breakOff);
    started.on('exit', () => breakOff(new Error('The hashing thread ended')));
    return started;

    function breakOff(error: Error): void {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    }
  }

  return {
    get load() {
      return waiting.size;
    },
    run(job) {
      worker ??= start();
      worker.ref();
      lastId += 1;
      const id = lastId;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ id, job });
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
  };
}
