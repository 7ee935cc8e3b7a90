import { retentionDays } from '@sangamam/contract/people/erasure/retention';

import type { Context } from '#server/db/context.ts';

import { eraseMailsBefore } from './erased-mail-repository.ts';

/** Erases the content of mails by the retention schedule, sooner for closed accounts. */
export function eraseOldMails(
  ctx: Context,
  { closedAccounts }: { closedAccounts: readonly string[] },
): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * 24 * 60 * 60_000);
  return eraseMailsBefore(ctx.db, {
    all: daysAgo(retentionDays.mailText),
    toAccounts: { userIds: closedAccounts, before: daysAgo(retentionDays.mailToClosedAccount) },
  });
}
