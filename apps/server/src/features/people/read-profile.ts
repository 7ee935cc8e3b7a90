import type { getUser } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { signedProfilePicture } from '#server/features/files/profile-picture.ts';

import { findProfile, type ProfileRow } from './profile-read-model.ts';
import { toWirePerson } from './to-wire-person.ts';

/**
 * The actor's own profile. Another id is refused exactly like an unknown one.
 *
 * @throws USER_NOT_FOUND
 */
export async function readProfile(
  ctx: Context,
  actor: Actor,
  id: string,
): Promise<EndpointResult<typeof getUser>> {
  if (id !== actor.userId) throw new AppError('USER_NOT_FOUND');
  return readProfileOf(ctx, id);
}

/**
 * Any account's profile. The caller has checked who may read it.
 *
 * @throws USER_NOT_FOUND
 */
export async function readProfileOf(ctx: Context, userId: string): Promise<EndpointResult<typeof getUser>> {
  const [profile, picture] = await Promise.all([
    findProfile(ctx.db, userId),
    signedProfilePicture(ctx, userId),
  ]);
  if (profile === undefined) throw new AppError('USER_NOT_FOUND');
  return presentProfile(profile, picture);
}

/** An account's profile as answers carry it (SPEC §3 User profile). */
function presentProfile(
  { id, type, person, localUnitName, registeredConventions }: ProfileRow,
  signedProfilePicture: string | null,
): EndpointResult<typeof getUser> {
  return {
    _id: id,
    type,
    ...toWirePerson(person, localUnitName),
    localUnitId: person.localUnitId,
    nearByCity: person.nearByCity,
    email: person.email ?? '',
    signedProfilePicture,
    registeredConventions,
    revision: person.revision,
  };
}
