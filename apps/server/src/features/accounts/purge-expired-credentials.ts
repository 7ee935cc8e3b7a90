import { questionLinkDays } from '@sangamam/contract/casework/questions/question';

import type { Context } from '#server/db/context.ts';
import { removeSpentLinks } from '#server/features/mail/outbox/remove-spent-links.ts';

import { deleteCodesExpiredBefore } from './claim/claim-code-repository.ts';
import { deleteTokensExpiredBefore } from './links/account-token-repository.ts';
import { longestLinkLife } from './links/issue-link.ts';
import { deleteExpiredChallenges } from './passkeys/passkey-repository.ts';
import { idleSince } from './sessions/session-lifetime.ts';
import { deleteExpiredSessions } from './sessions/session-repository.ts';

const day = 24 * 60 * 60_000;
const month = 30 * day;

/** Deletes sessions and challenges that are dead, and links that have been for a month; no mail keeps a link that is of no use any more. */
export async function purgeExpiredCredentials(ctx: Context): Promise<void> {
  const now = ctx.now();
  await deleteExpiredSessions(ctx.db, { now, idleSince: idleSince(now) });
  await deleteTokensExpiredBefore(ctx.db, new Date(now.getTime() - month));
  await deleteCodesExpiredBefore(ctx.db, now);
  await deleteExpiredChallenges(ctx.db, now);
  await removeSpentLinks(ctx, {
    accountLinks: new Date(now.getTime() - longestLinkLife),
    questionLinks: new Date(now.getTime() - questionLinkDays * day),
  });
}
