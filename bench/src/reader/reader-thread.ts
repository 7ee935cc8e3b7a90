// A thread that only reads, one request after the other, so that the load generator does not slow the measurement.
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** The URL to read, the token, and the pause after each read. */
export interface Reading {
  url: string;
  token: string;
  everyMs: number;
}

/** Messages to the thread: read until told to stop, or exit. */
export type ReaderOrder = 'read' | 'enough' | 'go';

/** Reads before the first one that counts, which open the connection. */
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

/** Reports when counting begins and, at the end, the duration of each read in milliseconds. */
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
