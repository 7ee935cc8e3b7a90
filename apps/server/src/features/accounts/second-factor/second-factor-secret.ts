import type { SecretBox } from '#server/adapters/secrets/secret-box.ts';
import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import type { SecondFactorRow } from './second-factor-repository.ts';

/** Where a secret belongs: a sealed secret that is moved to somebody else's row does not open. */
const placeOf = (userId: string) => `second_factors.secret:${userId}`;

/**
 * A secret as it is stored.
 *
 * @throws SECOND_FACTOR_UNAVAILABLE where the site has no key to seal it with
 */
export function sealSecret(ctx: Context, userId: string, secret: string): string {
  return boxOf(ctx).seal(secret, placeOf(userId));
}

/** The secret behind what is stored. */
export function openSecret(
  ctx: Context,
  { userId, secret }: Pick<SecondFactorRow, 'userId' | 'secret'>,
): string {
  return boxOf(ctx).open(secret, placeOf(userId));
}

function boxOf({ secrets }: Context): SecretBox {
  if (secrets === undefined) throw new AppError('SECOND_FACTOR_UNAVAILABLE');
  return secrets;
}
