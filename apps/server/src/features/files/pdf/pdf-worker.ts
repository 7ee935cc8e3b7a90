// Reads one PDF in a thread that ends afterwards, so that no file can harm the process.
import { parentPort, workerData } from 'node:worker_threads';

import { inspectPdf } from './inspect-pdf.ts';
import { limitObjects } from './limit-objects.ts';
import { limitUnpacked } from './limit-unpacked.ts';

limitUnpacked();
limitObjects();

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage({ fault: await inspectPdf(workerData as Uint8Array) });
