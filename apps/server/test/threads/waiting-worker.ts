import { parentPort } from 'node:worker_threads';

/** Answers `{ id, spin, wait }` after it has used the processor for `spin` milliseconds, and then waited for `wait` of them. */
parentPort?.on('message', ({ id, spin, wait }: { id: number; spin: number; wait: number }) => {
  const end = performance.now() + spin;
  while (performance.now() < end);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id, answered: true });
});
