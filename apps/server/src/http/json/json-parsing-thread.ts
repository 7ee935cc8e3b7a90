import { Worker } from 'node:worker_threads';

import { UnreadableBody } from './json-body.ts';

/** The thread's result: the value, or the sentence of an UnreadableBody. */
export type ParsingResult = { value: unknown } | { unreadable: string };

interface Pending {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

const pending = new Map<number, Pending>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Parses a JSON body like `parseJsonBody`, but in a separate thread, because megabytes would block the event loop for
 * too long. The thread starts with the first body and restarts after a crash. `bytes` must not be used afterwards.
 *
 * @throws UnreadableBody
 */
export function parseJsonInThread(bytes: Buffer): Promise<unknown> {
  worker ??= start();
  worker.ref();
  lastId += 1;
  const id = lastId;
  const isWhole = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  const own = isWhole ? new Uint8Array(bytes.buffer) : Uint8Array.from(bytes);
  worker.postMessage({ id, bytes: own }, [own.buffer]);
  return new Promise((resolve, reject) => pending.set(id, { resolve, reject }));
}

function start(): Worker {
  const started = new Worker(new URL('json-parsing-worker.ts', import.meta.url), { name: 'json' });
  started.on('message', ({ id, ...result }: { id: number } & ParsingResult) => {
    const body = pending.get(id);
    pending.delete(id);
    // An idle thread must not keep the process alive.
    if (pending.size === 0) started.unref();
    if ('value' in result) body?.resolve(result.value);
    else body?.reject(new UnreadableBody(result.unreadable));
  });
  started.on('error', rejectAll);
  started.on('exit', () => rejectAll(new Error('The thread that parses JSON ended')));
  return started;

  function rejectAll(error: Error): void {
    if (worker !== started) return;
    worker = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }
}
