import type { UserProfile } from '@sangamam/contract/accounts/user-profile';
import { profileMessages } from '@sangamam/contract/people/profile/profile-messages';
import type { ProfilePayload } from '@sangamam/contract/people/profile/profile-payload';

import { inTransaction, type Context } from '#server/db/context.ts';
import { lockOwnAccount } from '#server/features/accounts/account/lock-active-account.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { lockPerson } from '../lock-person.ts';
import { readProfile } from '../read-profile.ts';
import { updatePerson } from '../person-repository.ts';
import { profileValues } from './profile-values.ts';

/**
 * Replaces the actor's profile. The currency of an open order is computed from the country whenever it is read; a
 * submitted order keeps its currency (DECISIONS §3).
 *
 * @throws CONFLICT when somebody changed it since `revision`, RQST_PARAMS_INVALID at `email` for another address, at
 *   `organization` for a local unit that does not exist
 */
export function updateProfile(
  ctx: Context,
  actor: Actor,
  { revision, ...payload }: ProfilePayload & { revision?: number | undefined },
): Promise<UserProfile> {
  if (payload.email !== undefined && payload.email !== actor.email) {
    throw new AppError('RQST_PARAMS_INVALID', { field: 'email', message: profileMessages.emailFixed });
  }
  return inTransaction(ctx, async (ctx) => {
    await lockOwnAccount(ctx, actor);
    requireRevision(await lockPerson(ctx, actor.personId), revision);
    await updatePerson(ctx.db, actor.personId, profileValues(payload, ctx.now()));
    return readProfile(ctx, actor, actor.userId);
  });
}
