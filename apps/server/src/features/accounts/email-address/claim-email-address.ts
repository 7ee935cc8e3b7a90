import type { Context } from '#server/db/context.ts';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { clearEmailAddress } from '#server/features/people/save-person.ts';
import { mailEmailAddressClaimed } from '../mails/email-address-mails.ts';
import { lockEmailAddress, clearEmailInSnapshots } from './claimed-address-repository.ts';
import { listFamiliesOf, lockRegistrationsWith } from './claimed-address-read-model.ts';

/**
 * Removes an address that an account has just proved from family members in registrations, in the caller's transaction.
 * Each such family gets an audit entry and a mail. The entry names the person and not the address, which belongs to
 * somebody else now.
 */
export async function claimEmailAddress(ctx: Context, userId: string, email: string): Promise<void> {
  await lockRegistrationsWith(ctx.db, email);
  await lockEmailAddress(ctx.db, email);
  const carriers = await clearEmailAddress(ctx, email);
  await clearEmailInSnapshots(
    ctx.db,
    email,
    carriers.map(({ id }) => id),
  );
  for (const person of carriers) {
    for (const family of await listFamiliesOf(ctx.db, person.id)) {
      await recordAudit(ctx, {
        actorId: userId,
        action: 'participant.address-given-up',
        entityId: family.id,
        after: { participantId: person.id },
      });
      await mailEmailAddressClaimed(ctx, family, { ...person, email });
    }
  }
}
