import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { mailWaitListNews, newsOf } from '../mails/wait-list-mails.ts';
import { lockOrder } from '../order/require-own-order.ts';
import { endEntries } from '../wait-list/locked-entries.ts';
import { lockSubject } from '../wait-list/subject.ts';
import {
  findEntry,
  firstRank,
  updateEntries,
  type WaitListEntry,
} from '../wait-list/wait-list-repository.ts';

interface OfEntry {
  entryId: string;
  reason: string;
}

/**
 * Puts a family that waits before all others of its list.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE when it does not wait any more
 */
export function moveToFront(ctx: Context, actor: Actor, { entryId, reason }: OfEntry): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const entry = await lockEntry(ctx, entryId);
    if (entry.endedAt !== null || entry.state === 'OFFERED') throw new AppError('TRANSITION_NOT_POSSIBLE');
    const first = (await firstRank(ctx.db, entry.subjectId)) ?? entry.rankedAt;
    if (entry.rankedAt <= first) return;
    const rankedAt = new Date(first.getTime() - 1);
    await updateEntries(ctx.db, [entryId], { rankedAt });
    await record(ctx, actor, entry, { action: 'order.wait-list-moved', reason });
  });
}

/**
 * Holds an offered place until so many hours from now, never shorter than it is held already.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE when no place is held for the family any more
 */
export function extendOffer(
  ctx: Context,
  actor: Actor,
  { entryId, reason, hours }: OfEntry & { hours: number },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const entry = await lockEntry(ctx, entryId);
    const { state, offeredUntil: before } = entry;
    if (state !== 'OFFERED' || before === null) throw new AppError('TRANSITION_NOT_POSSIBLE');
    const offeredUntil = new Date(ctx.now().getTime() + hours * 60 * 60_000);
    if (offeredUntil <= before) return;
    await updateEntries(ctx.db, [entryId], { offeredUntil });
    await record(ctx, actor, entry, {
      action: 'order.wait-list-extended',
      reason,
      before: { offeredUntil: before },
      after: { offeredUntil },
    });
  });
}

/**
 * Takes a family off a wait list and tells it why. A place that was held for it goes to the next one. Idempotent.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE when its wait has ended otherwise
 */
export function removeFromWaitList(ctx: Context, actor: Actor, { entryId, reason }: OfEntry): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const seen = await findEntry(ctx.db, entryId);
    if (!seen) throw new AppError('NOT_FOUND');
    // The mail refers to the order, which is locked before packages and options everywhere.
    const order = await lockOrder(ctx, seen.orderId);
    const entry = await lockEntry(ctx, entryId);
    if (entry.state === 'REMOVED') return;
    if (entry.endedAt !== null) throw new AppError('TRANSITION_NOT_POSSIBLE');
    await mailWaitListNews(ctx, order, await newsOf(ctx, order, entry, { event: 'REMOVED', reason }));
    await record(ctx, actor, entry, { action: 'order.wait-list-removed', reason });
    await endEntries(ctx, [entry], 'REMOVED');
  });
}

/** An entry under the lock of what it waits for. */
async function lockEntry(ctx: Context, entryId: string): Promise<WaitListEntry> {
  const seen = await findEntry(ctx.db, entryId);
  if (!seen) throw new AppError('NOT_FOUND');
  await lockSubject(ctx, seen.subjectId);
  return (await findEntry(ctx.db, entryId)) ?? seen;
}

function record(
  ctx: Context,
  actor: Actor,
  { orderId }: WaitListEntry,
  event: {
    action: 'order.wait-list-moved' | 'order.wait-list-extended' | 'order.wait-list-removed';
    reason: string;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
  },
): Promise<void> {
  return recordAudit(ctx, { actorId: actor.userId, entityId: orderId, ...event });
}
