import { pdfMessages } from '@sangamam/contract/fields/pdf-messages';

import { readInThread } from '#server/adapters/threads/read-in-thread.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { createSemaphore } from '#server/http/limits/semaphore.ts';

import type { PdfFault } from './inspect-pdf.ts';

/** A file that takes more is refused. */
const limits = {
  longestCpuMs: 2_000,
  longestMs: 60_000,
  mostGrowthBytes: 400 * 1024 * 1024,
  mostHeapMb: 256,
};
const thread = { script: new URL('pdf-worker.ts', import.meta.url), name: 'pdf', limits };

const withPdfSlot = createSemaphore({ concurrency: 2, maxQueue: 30 });

/**
 * Inspects a PDF in a thread of its own. Refuses files that are not PDFs, need a password, or contain programs, forms
 * with scripts or other files, which staff must never open.
 *
 * @throws UNSUPPORTED_MEDIA_TYPE with a sentence that says what to do
 */
export async function requirePlainPdf(bytes: Buffer): Promise<void> {
  const read = await withPdfSlot(() => readInThread<{ fault: PdfFault | undefined }>(bytes, thread));
  const fault = read ? read.fault : 'unreadable';
  if (fault !== undefined) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: pdfMessages[fault] });
}
