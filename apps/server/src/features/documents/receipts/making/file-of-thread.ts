import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import type { SendableFile } from '#server/http/answers/send-file.ts';

import { withReceiptSlot } from './receipt-slot.ts';
import { makeInThread, type ThreadOrder } from './receipt-thread.ts';

/**
 * A PDF that is made in the thread for one caller, and never stored.
 *
 * @throws AppError SERVICE_UNAVAILABLE while too many documents are waiting
 */
export async function fileOfThread(order: ThreadOrder, fileName: string): Promise<SendableFile> {
  const bytes = Buffer.from(await withReceiptSlot(() => makeInThread(order)));
  return {
    fileName,
    contentType: 'application/pdf',
    byteSize: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    open: (range) =>
      Promise.resolve(Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])),
  };
}
