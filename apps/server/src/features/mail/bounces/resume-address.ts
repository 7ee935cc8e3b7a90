import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import { findMail } from '../outbox/outbox-repository.ts';
import { countStops, endStop, findStop } from './bounce-repository.ts';

/**
 * Lets mails to the address of a mail go on. Those that were discarded meanwhile are not sent.
 *
 * @throws NOT_FOUND for an unknown mail
 * @throws CONFLICT when mails to its address were not stopped
 */
export function resumeAddress(ctx: Context, actor: Actor, mailId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const mail = await findMail(ctx.db, mailId);
    if (mail === undefined) throw new AppError('NOT_FOUND');
    const by = { resumedAt: ctx.now(), resumedBy: actor.userId };
    if (!(await endStop(ctx.db, mail.toAddress, by))) throw new AppError('CONFLICT');
    await recordAudit(ctx, { actor, action: 'mail.address-resumed', entityId: mail.id });
  });
}

/** How many addresses get no mails, and since when. */
export function readStops(ctx: Context): Promise<{ count: number; since: Date | null }> {
  return countStops(ctx.db);
}

/** Since when no mails leave to an address; null where they do. */
export function stoppedSince(ctx: Context, address: string): Promise<Date | null> {
  return findStop(ctx.db, address);
}
