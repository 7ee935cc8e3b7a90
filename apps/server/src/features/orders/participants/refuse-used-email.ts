import { violatedConstraint } from '#server/db/constraint-errors.ts';
import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { participantMessages as say } from '@sangamam/contract/orders/participants/participant-messages';

import { hasEmailInOrder } from './participant-read-model.ts';

/** An e-mail address that is about to be stored on a person of an order, who may be new. */
interface WrittenEmail {
  orderId: string;
  email: string | null | undefined;
  personId?: string | undefined;
}

/**
 * Runs the statement that stores a participant, under the lock of the order. An address that an account has proved, or
 * that somebody else of the same registration has, is refused with the sentence for participants; the catalogue has the
 * one for signing up (SPEC §8).
 *
 * @throws USER_EXIST at `email`
 */
export async function refuseUsedEmail<Result>(
  ctx: Context,
  written: WrittenEmail,
  store: () => Promise<Result>,
): Promise<Result> {
  const { email } = written;
  if (email && (await hasEmailInOrder(ctx.db, { ...written, email }))) throw emailInUse();
  try {
    return await store();
  } catch (error) {
    if (violatedConstraint(error) !== 'people_email_unique') throw error;
    throw emailInUse(error);
  }
}

function emailInUse(cause?: unknown): AppError {
  return new AppError('USER_EXIST', { field: 'email', message: say.emailInUse, cause });
}
