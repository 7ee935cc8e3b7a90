// A thread that makes receipts, badges and registration forms, one after the other, and lets requests go first.
import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { parentPort } from 'node:worker_threads';

import { makeBadges } from '../../badges/make-badges.ts';
import { makeForms } from '../../registration-forms/make-forms.ts';
import { makeReceipt } from '../template/make-receipt.ts';
import type { MadeReceipt, ThreadOrder } from './receipt-thread.ts';

/** Steps down from the process's priority. */
const stepsDown = 10;

letOthersFirst();
parentPort?.on('message', ({ id, ...order }: { id: number } & ThreadOrder) => {
  void answer(id, order);
});

async function answer(id: number, order: ThreadOrder): Promise<void> {
  const made = await attempt(order);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id, ...made }, 'bytes' in made ? [made.bytes.buffer] : []);
}

async function attempt(order: ThreadOrder): Promise<MadeReceipt> {
  try {
    return { bytes: await make(order) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : 'making a document failed' };
  }
}

function make(order: ThreadOrder): Promise<Uint8Array<ArrayBuffer>> {
  if ('forms' in order) return makeForms(order.forms);
  return 'badges' in order ? makeBadges(order.badges) : makeReceipt(order.content);
}

/** Steps this thread alone back, which Linux can; elsewhere it stays as it is. */
function letOthersFirst(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread === process.pid || !Number.isInteger(thread)) return;
    os.setPriority(thread, Math.min(19, os.getPriority() + stepsDown));
  } catch {
    // Slower reads are no reason to have no receipts.
  }
}
