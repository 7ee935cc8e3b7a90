import type { Semaphore } from '#server/http/limits/semaphore.ts';
import { createSemaphore } from '#server/http/limits/semaphore.ts';

/** Exports that this process writes at a time. A third one waits a moment, then it is asked to come back. */
const slots = createSemaphore({ concurrency: 2, maxQueue: 4, maxWaitMs: 5_000 });

/**
 * Waits for a slot and holds it until the returned function is called.
 *
 * @throws AppError SERVICE_UNAVAILABLE with the seconds to wait
 */
export async function holdExportSlot(semaphore: Semaphore = slots): Promise<() => void> {
  const entered = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const held = semaphore(() => {
    entered.resolve();
    return over.promise;
  });
  held.catch(entered.reject);
  await entered.promise;
  return over.resolve;
}
