import { AppError } from '#server/http/errors/app-error.ts';
import type { AccountAttempt, RateLimiter } from '#server/http/limits/rate-limits.ts';

/**
 * Runs an upload whose refusals count against the account: a hostile file costs more than a good one, and is refused
 * after the work. Each is counted before, so that parallel ones do not slip through, and given back unless the file was
 * refused.
 *
 * @throws TOO_MANY_REQUESTS
 */
export async function limitRefusals<Result>(
  limiter: RateLimiter,
  attempt: AccountAttempt,
  upload: () => Promise<Result>,
): Promise<Result> {
  await limiter.consume('refused-document', attempt);
  await limiter.consumeForAccount('refused-document', attempt);
  try {
    const result = await upload();
    await limiter.refund('refused-document', attempt);
    return result;
  } catch (error) {
    const isRefusedFile = error instanceof AppError && error.status === 415;
    if (!isRefusedFile) await limiter.refund('refused-document', attempt);
    throw error;
  }
}
