import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import type { SendableFile } from '#server/http/answers/send-file.ts';

import { makeInThread } from '../receipts/making/receipt-thread.ts';
import { withReceiptSlot } from '../receipts/making/receipt-slot.ts';
import type { BadgeContent } from './badge-content.ts';

/**
 * The PDF of badges, made in the thread of the receipts. It is never stored.
 *
 * @throws AppError SERVICE_UNAVAILABLE while too many documents are waiting
 */
export async function badgeFile(content: BadgeContent, fileName: string): Promise<SendableFile> {
  const bytes = Buffer.from(await withReceiptSlot(() => makeInThread({ badges: content })));
  return {
    fileName,
    contentType: 'application/pdf',
    byteSize: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    open: (range) =>
      Promise.resolve(Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])),
  };
}
