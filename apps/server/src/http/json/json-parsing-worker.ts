// A thread that parses large JSON bodies, one after the other.
import { parentPort } from 'node:worker_threads';

import { parseJsonBody, UnreadableBody } from './json-body.ts';
import type { ParsingResult } from './json-parsing-thread.ts';

parentPort?.on('message', ({ id, bytes }: { id: number; bytes: Uint8Array<ArrayBuffer> }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id, ...parse(Buffer.from(bytes.buffer)) });
});

function parse(bytes: Buffer): ParsingResult {
  try {
    return { value: parseJsonBody(bytes) };
  } catch (error) {
    if (error instanceof UnreadableBody) return { unreadable: error.message };
    throw error;
  }
}
