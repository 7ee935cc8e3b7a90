import { createSemaphore } from '#server/http/limits/semaphore.ts';

/** One thread makes one document at a time. The queue is as long as five seconds. */
export const withReceiptSlot = createSemaphore({ concurrency: 1, maxQueue: 40, maxWaitMs: 10_000 });
