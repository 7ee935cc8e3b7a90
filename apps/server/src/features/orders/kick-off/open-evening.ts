import type { z } from 'zod';
import type {
  ClosingSheet,
  openEvening as endpoint,
} from '@sangamam/contract/orders/kick-off/kick-off-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { insertEvening, lockEvening, type EveningRow } from './kick-off-repository.ts';
import { readEvening } from './read-evening.ts';

/**
 * Opens an evening of a local unit. Several may be open at once, as units meet on one Sunday.
 *
 * @throws NOT_FOUND for an unknown convention, RQST_PARAMS_INVALID for an unknown unit
 */
export function openEvening(
  ctx: Context,
  actor: Actor,
  { conventionId, ...evening }: z.output<typeof endpoint.body>,
): Promise<ClosingSheet> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await findConvention(ctx, conventionId))) throw new AppError('NOT_FOUND');
    const { id } = await insertEvening(ctx.db, {
      ...evening,
      conventionId,
      openedBy: actor.userId,
      createdAt: ctx.now(),
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'kick-off.opened',
      entityId: id,
      after: evening,
    });
    return readEvening(ctx, id);
  });
}

/**
 * Locks an evening to add to it: others add at the same time, nobody closes it meanwhile.
 *
 * @throws NOT_FOUND, EVENING_CLOSED
 */
export async function requireOpenEvening(ctx: Context, eveningId: string): Promise<EveningRow> {
  const evening = await lockEvening(ctx.db, eveningId, 'share');
  if (!evening) throw new AppError('NOT_FOUND');
  if (evening.closedAt !== null) throw new AppError('EVENING_CLOSED');
  return evening;
}
