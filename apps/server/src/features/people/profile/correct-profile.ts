import { userProfile, type UserProfile } from '@sangamam/contract/accounts/user-profile';
import type { ProfilePayload } from '@sangamam/contract/people/profile/profile-payload';

import type { Context } from '#server/db/context.ts';
import { changeAccountEmail } from '#server/features/accounts/email-address/change-account-email.ts';
import { lockActiveAccount } from '#server/features/accounts/account/lock-active-account.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { lockPerson } from '../lock-person.ts';
import { readProfileOf } from '../read-profile.ts';
import { updatePerson } from '../person-repository.ts';
import { findPersonId } from '../profile-read-model.ts';
import { profileValues } from './profile-values.ts';

interface Correction {
  profile: ProfilePayload;
  email?: string | undefined;
  reason: string;
  /** The revision that the correction started from. */
  revision: number;
}

/**
 * Corrects a registrant's profile on their behalf, in the caller's transaction; the audit log records what changed. The
 * caller has checked who may.
 *
 * @throws USER_NOT_FOUND, USER_EXIST, CONFLICT for a closed account or an older revision, RQST_PARAMS_INVALID at
 *   `organization`
 */
export async function correctProfile(
  ctx: Context,
  actor: Actor,
  userId: string,
  { profile, email, reason, revision }: Correction,
): Promise<void> {
  await lockActiveAccount(ctx, userId);
  const personId = await findPersonId(ctx.db, userId);
  requireRevision(await lockPerson(ctx, personId), revision);
  const before = await readFacts(ctx, userId);
  await changeAccountEmail(ctx, userId, email ?? before.email);
  await updatePerson(ctx.db, personId, profileValues(profile, ctx.now()));
  const after = await readFacts(ctx, userId);
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'profile.corrected',
    entityId: userId,
    ...changes(before, after),
    reason,
  });
}

/**
 * The profile's values for the audit log: without internal columns, and without the picture, whose signed address
 * differs every time.
 */
async function readFacts(ctx: Context, userId: string): Promise<Facts> {
  return facts.parse(await readProfileOf(ctx, userId));
}

/** The local unit is among them by name. */
const facts = userProfile.omit({
  signedProfilePicture: true,
  organization: true,
  localUnitId: true,
  revision: true,
});
type Facts = Omit<UserProfile, 'signedProfilePicture' | 'organization' | 'localUnitId' | 'revision'>;

/** Only what changed, as it was and as it is. */
function changes(before: Facts, after: Facts) {
  const keys = Object.keys(after) as (keyof Facts)[];
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const pick = (facts: Facts) => Object.fromEntries(changed.map((key) => [key, facts[key]]));
  return { before: pick(before), after: pick(after) };
}
