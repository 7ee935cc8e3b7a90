import { parentPort, workerData } from 'node:worker_threads';

/** What reading a file does: uses the processor, waits, needs memory, or fails. Times in milliseconds. */
export interface Reading {
  spin?: number;
  wait?: number;
  growBytes?: number;
  fails?: boolean;
}

const {
  spin = 0,
  wait = 0,
  growBytes = 0,
  fails,
} = JSON.parse(String(Buffer.from(workerData as Uint8Array))) as Reading;
if (fails) throw new Error('Cannot be read');
const grown = Buffer.alloc(growBytes, 1);
const end = performance.now() + spin;
while (performance.now() < end);
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage({ grownBytes: grown.length });
