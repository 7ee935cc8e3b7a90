import { createSemaphore } from '#server/http/limits/semaphore.ts';

import type { PageAddress } from './page-address.ts';

/** Renderings at a time and in the queue; those that waited longer, in milliseconds, are refused. */
const places = { concurrency: 2, maxQueue: 20, maxWaitMs: 10_000 };

/**
 * Limits how many pages are rendered at a time. Open-ended addresses have places and a queue of their own: whoever makes
 * them up by the hundred refuses nobody the pages that everybody reads.
 *
 * @throws AppError SERVICE_UNAVAILABLE with a full queue, or after the longest wait
 */
export function createRenderPlaces(): <Result>(
  page: PageAddress,
  work: () => Promise<Result>,
) => Promise<Result> {
  const listed = createSemaphore(places);
  const openEnded = createSemaphore(places);
  return (page, work) => (page.isOpenEnded ? openEnded : listed)(work);
}
