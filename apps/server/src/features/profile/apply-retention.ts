import { retentionDays } from '@sangamam/contract/profile/retention';

import { inTransaction, type Context } from '#server/db/context.ts';

import { eraseAccount } from './erase-account.ts';
import { eraseOldMails, listStaleSignUps, lockAccount } from './erasure-repository.ts';

/** Applies the retention schedule: sign-ups that nobody verified, and what old mails said. Safe to repeat. */
export async function applyRetention(ctx: Context): Promise<void> {
  for (const account of await listStaleSignUps(ctx.db, daysAgo(ctx, retentionDays.unverifiedAccount))) {
    await inTransaction(ctx, async (ctx) => {
      await lockAccount(ctx.db, account.userId);
      await eraseAccount(ctx, null, { ...account, email: account.email ?? '' });
    });
  }
  await eraseOldMails(ctx.db, {
    all: daysAgo(ctx, retentionDays.mailText),
    ofClosedAccounts: daysAgo(ctx, retentionDays.mailToClosedAccount),
  });
}

function daysAgo(ctx: Context, days: number): Date {
  return new Date(ctx.now().getTime() - days * 24 * 60 * 60_000);
}
