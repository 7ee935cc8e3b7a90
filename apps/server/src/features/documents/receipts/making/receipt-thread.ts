import { Worker } from 'node:worker_threads';

import type { ReceiptContent } from '../content/receipt-content.ts';

/** The thread's result: the PDF, or what went wrong. */
export type MadeReceipt = { bytes: Uint8Array<ArrayBuffer> } | { error: string };

interface Pending {
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
}

/** A receipt takes a tenth of a second; a thread that takes this long is stuck, and is replaced. */
const longestMs = 20_000;
const mostHeapMb = 256;

const pending = new Map<number, Pending>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Makes the PDF of a receipt in a thread of its own, which starts with the first one and again after it broke.
 *
 * @throws Error when the thread fails, breaks or takes too long
 */
export async function makeReceiptInThread(content: ReceiptContent): Promise<Uint8Array<ArrayBuffer>> {
  worker ??= start();
  worker.ref();
  lastId += 1;
  const id = lastId;
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  pending.set(id, { resolve, reject });
  const stuck = setTimeout(() => void worker?.terminate(), longestMs).unref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage({ id, content });
  return promise.finally(() => clearTimeout(stuck));
}

function start(): Worker {
  const started = new Worker(new URL('receipt-worker.ts', import.meta.url), {
    name: 'receipts',
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb },
  });
  started.on('message', ({ id, ...made }: { id: number } & MadeReceipt) => {
    const receipt = pending.get(id);
    pending.delete(id);
    // An idle thread must not keep the process alive.
    if (pending.size === 0) started.unref();
    if ('bytes' in made) receipt?.resolve(made.bytes);
    else receipt?.reject(new Error(made.error));
  });
  started.on('error', rejectAll);
  started.on('exit', () => rejectAll(new Error('The thread that makes receipts ended')));
  return started;

  function rejectAll(error: Error): void {
    if (worker !== started) return;
    worker = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }
}
