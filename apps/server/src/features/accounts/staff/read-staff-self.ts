import { fullName } from '@sangamam/contract/fields/full-name';
import type { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { findAccount } from '#server/features/accounts/account/account-read-model.ts';

/** Name and roles of the calling member of staff. */
export async function readStaffSelf(
  ctx: Context,
  actor: Actor,
): Promise<EndpointResult<typeof getStaffSelf>> {
  const account = await findAccount(ctx.db, actor.userId);
  if (account === undefined) throw new AppError('UNAUTHORIZED');
  const { id, firstName, lastName, email } = account;
  return {
    id,
    name: fullName({ firstName, lastName }),
    email,
    roles: [...actor.roles],
    needsSecondFactor: actor.needsSecondFactor === true,
  };
}
