// A thread that does nothing but read, one request after the other: whoever makes the storm does not slow the watch.
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What is read, with whose token, and how long each read is followed by nothing. */
export interface Reading {
  url: string;
  token: string;
  everyMs: number;
}

/** What the thread is told: to read until it is told that it is enough, or to go. */
export type ReaderOrder = 'read' | 'enough' | 'go';

/** Reads before the first one that counts: the connection is open then. */
const untimed = 50;

const { url, token, everyMs } = workerData as Reading;
const agent = new http.Agent({ keepAlive: true });
const state = { isReading: false };
parentPort?.on('message', (order: ReaderOrder) => {
  state.isReading = order === 'read';
  if (order === 'read') void readOn();
  if (order === 'go') {
    agent.destroy();
    parentPort?.close();
  }
});

/** Says when the reads begin to count, and at the end how long each took, in milliseconds. */
async function readOn(): Promise<void> {
  for (let n = 0; n < untimed; n += 1) await read();
  say('ready');
  const times: number[] = [];
  while (state.isReading) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
    await pause(everyMs);
  }
  say(times);
}

async function read(): Promise<void> {
  const request = http.get(url, { agent, headers: { authorization: `Bearer ${token}` } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`A read was refused with ${response.statusCode}`);
}

function say(what: 'ready' | number[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(what);
}
