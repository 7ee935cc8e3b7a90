import { violatedConstraint } from '#server/db/constraint-errors.ts';
import { AppError } from '#server/http/app-error.ts';
import { participantMessages as say } from '@sangamam/contract/participants/participant-messages';

/**
 * Runs a statement that stores a participant. An e-mail address that is in use is refused in the participant's own
 * sentence, which says what to do about it; the catalogue has the one for signing up (SPEC §8).
 *
 * @throws USER_EXIST at `email`
 */
export async function refuseUsedEmail<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    if (violatedConstraint(error) !== 'people_email_unique') throw error;
    throw new AppError('USER_EXIST', { field: 'email', message: say.emailInUse, cause: error });
  }
}
