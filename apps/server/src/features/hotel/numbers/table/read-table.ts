import { maxNumbersRows } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { numbersMessages } from '@sangamam/contract/hotel/numbers/numbers-messages';
import { Worker } from 'node:worker_threads';

import { AppError } from '#server/http/errors/app-error.ts';
import { createSemaphore } from '#server/http/limits/semaphore.ts';

import type { ListRow, ReadRows } from './read-rows.ts';

/** A file that takes longer to read, or more memory, is refused. */
const longestMs = 10_000;
const mostGrowthBytes = 300 * 1024 * 1024;
const mostHeapMb = 192;

const withTableSlot = createSemaphore({ concurrency: 1, maxQueue: 10 });

/**
 * Reads a CSV file or a workbook in a thread of its own.
 *
 * @throws RQST_PARAMS_INVALID with a sentence that says what is wrong; SERVICE_UNAVAILABLE while too many wait
 */
export async function readTable(bytes: Uint8Array): Promise<ListRow[]> {
  const read = await withTableSlot(() => readInThread(bytes));
  if ('fault' in read)
    throw refusal(
      read.fault === 'tooManyRows'
        ? numbersMessages.tooManyRows({ most: maxNumbersRows })
        : numbersMessages.unreadable,
    );
  if (read.rows.length === 0) throw refusal(numbersMessages.empty);
  return read.rows;
}

const refusal = (message: string) => new AppError('RQST_PARAMS_INVALID', { field: 'file', message });

async function readInThread(bytes: Uint8Array): Promise<ReadRows> {
  const worker = new Worker(new URL('table-worker.ts', import.meta.url), {
    name: 'hotel-numbers',
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb },
  });
  const { promise, resolve } = Promise.withResolvers<ReadRows>();
  const giveUp = () => resolve({ fault: 'unreadable' });
  worker.on('message', resolve);
  worker.on('error', giveUp);
  worker.on('exit', giveUp);
  const startedAt = performance.now();
  const memoryBefore = process.memoryUsage.rss();
  // Unpacked bytes are outside the heap that the limit of the thread counts.
  const watch = setInterval(() => {
    const isTooLong = performance.now() - startedAt > longestMs;
    if (isTooLong || process.memoryUsage.rss() - memoryBefore > mostGrowthBytes) giveUp();
  }, 50);
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}
