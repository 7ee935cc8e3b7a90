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

/** Reads before the first one that counts: the thread's own code is warm then, and its connection open. */
const untimed = 50;

const { url, token, everyMs } = workerData as Reading;
const agent = new http.Agent({ keepAlive: true });
const state = { isOver: false };
parentPort?.once('message', () => {
  state.isOver = true;
});

for (let n = 0; n < untimed; n += 1) await read();
say('ready');
const times: number[] = [];
while (!state.isOver) {
  const start = performance.now();
  await read();
  times.push(performance.now() - start);
  await pause(everyMs);
}
agent.destroy();
say(times);

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
