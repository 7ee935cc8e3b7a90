// Reads one list in a thread that ends afterwards, so that no file can harm the process.
import { parentPort, workerData } from 'node:worker_threads';

import { readRows } from './read-rows.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await readRows(workerData as Uint8Array));
