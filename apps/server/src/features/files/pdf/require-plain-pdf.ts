import { Worker } from 'node:worker_threads';

import { AppError } from '#server/http/errors/app-error.ts';
import { createSemaphore } from '#server/http/limits/semaphore.ts';
import { pdfMessages } from '@sangamam/contract/fields/pdf-messages';

import type { PdfFault } from './inspect-pdf.ts';

/** A file that takes longer to read, or more memory, is refused. */
const longestMs = 10_000;
const mostGrowthBytes = 400 * 1024 * 1024;
const mostHeapMb = 256;

const withPdfSlot = createSemaphore({ concurrency: 1, maxQueue: 30 });

/**
 * Inspects a PDF in a thread of its own. Refuses files that are not PDFs, need a password, or contain programs, forms
 * with scripts or other files, which staff must never open.
 *
 * @throws UNSUPPORTED_MEDIA_TYPE with a sentence that says what to do
 */
export async function requirePlainPdf(bytes: Buffer): Promise<void> {
  const fault = await withPdfSlot(() => inspectInThread(bytes));
  if (fault !== undefined) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: pdfMessages[fault] });
}

async function inspectInThread(bytes: Buffer): Promise<PdfFault | undefined> {
  const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
    name: 'pdf',
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb },
  });
  const { promise, resolve } = Promise.withResolvers<PdfFault | undefined>();
  worker.on('message', ({ fault }: { fault: PdfFault | undefined }) => resolve(fault));
  worker.on('error', () => resolve('unreadable'));
  worker.on('exit', () => resolve('unreadable'));
  const startedAt = performance.now();
  const memoryBefore = process.memoryUsage.rss();
  // Unpacked bytes are outside the heap that the limit of the thread counts.
  const watch = setInterval(() => {
    const isTooLong = performance.now() - startedAt > longestMs;
    if (isTooLong || process.memoryUsage.rss() - memoryBefore > mostGrowthBytes) resolve('unreadable');
  }, 50);
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}
