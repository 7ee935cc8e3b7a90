import { maxNumbersRows } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { numbersMessages } from '@sangamam/contract/hotel/numbers/numbers-messages';

import { readInThread } from '#server/adapters/threads/read-in-thread.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { createSemaphore } from '#server/http/limits/semaphore.ts';

import type { ListRow, ReadRows } from './read-rows.ts';

/** A file that takes more is refused. */
const limits = {
  longestCpuMs: 5_000,
  longestMs: 60_000,
  mostGrowthBytes: 300 * 1024 * 1024,
  mostHeapMb: 192,
};
const thread = { script: new URL('table-worker.ts', import.meta.url), name: 'hotel-numbers', limits };

const unreadable: ReadRows = { fault: 'unreadable' };

const withTableSlot = createSemaphore({ concurrency: 1, maxQueue: 10 });

/**
 * Reads a CSV file or a workbook in a thread of its own.
 *
 * @throws RQST_PARAMS_INVALID with a sentence that says what is wrong; SERVICE_UNAVAILABLE while too many wait
 */
export async function readTable(bytes: Uint8Array): Promise<ListRow[]> {
  const read = (await withTableSlot(() => readInThread<ReadRows>(bytes, thread))) ?? unreadable;
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
