import { retentionDays } from '@sangamam/contract/people/erasure/retention';

import { inTransaction, type Context } from '#server/db/context.ts';
import { systemActor } from '#server/http/actor.ts';

import { forgetNetworks } from '#server/features/audit/forget-networks.ts';
import { deleteFiles } from '#server/features/files/delete-files.ts';

import { eraseAccount } from './erase-account.ts';
import { eraseOldMails } from './erased-letters-repository.ts';
import { erasePastMinors, eraseSubmittedMinors, listPastConsentForms } from './past-minors-repository.ts';
import { listStaleSignUps, lockStaleSignUp } from './stale-sign-up-read-model.ts';

/**
 * Applies the retention schedule: sign-ups that nobody verified, details of children after a convention, networks, and
 * what old mails said. Safe to repeat.
 */
export async function applyRetention(ctx: Context): Promise<void> {
  const before = daysAgo(ctx, retentionDays.unverifiedAccount);
  for (const { userId } of await listStaleSignUps(ctx.db, before)) {
    await inTransaction(ctx, async (ctx) => {
      const account = await lockStaleSignUp(ctx.db, before, userId);
      // Nobody proved that the address is theirs: what came from it may be somebody else's.
      if (account) await eraseAccount(ctx, systemActor('retention schedule'), { ...account, email: '' });
    });
  }
  await erasePastMinorsDetails(ctx);
  await forgetNetworks(ctx);
  await eraseOldMails(ctx.db, {
    all: daysAgo(ctx, retentionDays.mailText),
    ofClosedAccounts: daysAgo(ctx, retentionDays.mailToClosedAccount),
  });
}

/** A family that registers again within the time finds its children as they were; after it only their names are left. */
async function erasePastMinorsDetails(ctx: Context): Promise<void> {
  const day = daysAgo(ctx, retentionDays.minorsDetails).toISOString().slice(0, 10);
  await inTransaction(ctx, async (ctx) => {
    await eraseSubmittedMinors(ctx.db, day);
    await erasePastMinors(ctx.db, { day, at: ctx.now() });
    await deleteFiles(ctx, await listPastConsentForms(ctx.db, day));
  });
}

function daysAgo(ctx: Context, days: number): Date {
  return new Date(ctx.now().getTime() - days * 24 * 60 * 60_000);
}
