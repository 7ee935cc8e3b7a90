// A thread that does nothing but read, one request after the other: whoever makes the storm does not slow the watch.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What is read, with whose token, and how long each read is followed by nothing. */
export interface Reading {
  url: string;
  token: string;
  everyMs: number;
}

const { url, token, everyMs } = workerData as Reading;
const state = { isOver: false };
parentPort?.once('message', () => {
  state.isOver = true;
});

const times: number[] = [];
while (!state.isOver) {
  const start = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A read was refused with ${response.status}`);
  times.push(performance.now() - start);
  await pause(everyMs);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(times);
