import * as phrases from '#phrases/notices/restore-rehearsal.ts';
import type { Context } from '#server/db/context.ts';
import { listAdministrators } from '#server/features/accounts/staff/list-administrators.ts';
import { isMailQueued } from '#server/features/mail/outbox/is-mail-queued.ts';

import { clearNotice, raiseNotice } from '../site-notices.ts';
import { mailRehearsal, rehearsalKey, type RehearsalResult } from './rehearsal-mail.ts';

/**
 * Rehearses a restoration in the first night of a calendar month (UTC) in which there is a backup, mails every
 * administrator what came of it, and shows a failure on their overview until one works. Answers what came of it;
 * undefined when it was done this month, or there was nothing to do.
 */
export async function rehearseThisMonth(
  ctx: Context,
  rehearse: () => Promise<RehearsalResult | undefined>,
): Promise<RehearsalResult | undefined> {
  const month = ctx.now().toISOString().slice(0, 7);
  const administrators = await listAdministrators(ctx);
  for (const one of administrators) if (await isMailQueued(ctx, rehearsalKey(month, one))) return undefined;
  const result = await rehearse();
  if (result === undefined) return undefined;
  if (result.outcome === 'FAILED') await raiseNotice(ctx, 'backup.not-restorable', phrases.notice(result));
  if (result.outcome === 'RESTORED') await clearNotice(ctx, 'backup.not-restorable');
  for (const one of administrators) await mailRehearsal(ctx, one, { month, result });
  return result;
}
