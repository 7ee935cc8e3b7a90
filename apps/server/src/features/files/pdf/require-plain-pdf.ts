import { Worker } from 'node:worker_threads';

import { AppError } from '#server/http/errors/app-error.ts';
import { createSemaphore } from '#server/http/limits/semaphore.ts';
import { pdfMessages } from '@sangamam/contract/fields/pdf-messages';

import type { PdfFault } from './inspect-pdf.ts';

/**
 * A file that takes longer to read, or more memory, is refused. The processor's time counts, so that a busy machine
 * refuses no family's form; the other one is for a thread that gets no time at all.
 */
const longestCpuMs = 2_000;
const longestMs = 15_000;
const betweenChecksMs = 50;
const mostGrowthBytes = 400 * 1024 * 1024;
const mostHeapMb = 256;

const withPdfSlot = createSemaphore({ concurrency: 2, maxQueue: 30 });

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
  const isBeyond = async () => {
    const { user, system } = await worker.cpuUsage();
    if (user + system > longestCpuMs * 1_000 || performance.now() - startedAt > longestMs) return true;
    // Unpacked bytes are outside the heap that the limit of the thread counts.
    return process.memoryUsage.rss() - memoryBefore > mostGrowthBytes;
  };
  const watch = setInterval(() => {
    // A thread that has ended tells so itself.
    isBeyond()
      .then((stops) => stops && resolve('unreadable'))
      .catch(() => undefined);
  }, betweenChecksMs);
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}
