import { createThreadCalls } from '#server/adapters/threads/thread-calls.ts';

import type { BadgeContent } from '../../badges/badge-content.ts';
import type { FormContent } from '../../registration-forms/form-content.ts';
import type { ReceiptContent } from '../content/receipt-content.ts';

/** The thread's result: the PDF, or what went wrong. */
export type MadeReceipt = { bytes: Uint8Array<ArrayBuffer> } | { error: string };

/** A receipt takes a tenth of a second of the processor, badges of a convention some seconds: beyond this, the thread is stuck. */
const longestCpuMs = 60_000;
const mostHeapMb = 256;

const callThread = createThreadCalls<MadeReceipt>({
  script: new URL('receipt-worker.ts', import.meta.url),
  name: 'receipts',
  resourceLimits: { maxOldGenerationSizeMb: mostHeapMb },
  longestCpuMs,
});

/**
 * Makes the PDF of a receipt in a thread of its own.
 *
 * @throws Error when the thread fails, breaks or takes too long
 */
export function makeReceiptInThread(content: ReceiptContent): Promise<Uint8Array<ArrayBuffer>> {
  return makeInThread({ content });
}

/** What the thread makes: a receipt, badges, or registration forms. */
export type ThreadOrder = { content: ReceiptContent } | { badges: BadgeContent } | { forms: FormContent };

/**
 * Makes a PDF in the same thread.
 *
 * @throws Error when the thread fails, breaks or takes too long
 */
export async function makeInThread(order: ThreadOrder): Promise<Uint8Array<ArrayBuffer>> {
  const made = await callThread(order);
  if ('error' in made) throw new Error(made.error);
  return made.bytes;
}
