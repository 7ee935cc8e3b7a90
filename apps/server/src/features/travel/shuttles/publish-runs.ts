import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listSeats, lockRuns, updateRunRow } from './shuttle-repository.ts';
import { tellFamilies } from './tell-families.ts';

/**
 * Publishes runs of a convention and tells their families, each in one mail. Those that are published already are left
 * alone, so that a repeated call has no effect.
 *
 * @throws NOT_FOUND for an unknown run
 */
export function publishRuns(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  runIds: readonly string[],
): Promise<{ published: number; families: number }> {
  return inTransaction(ctx, async (ctx) => {
    const ids = [...new Set(runIds)];
    const runs = (await lockRuns(ctx.db, ids)).filter((run) => run.conventionId === conventionId);
    if (runs.length !== ids.length) throw new AppError('NOT_FOUND');
    const drafts = runs.filter(({ publishedAt }) => publishedAt === null);
    const publishedAt = ctx.now();
    for (const { id } of drafts) {
      await updateRunRow(ctx.db, id, { publishedAt });
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: 'shuttle.published',
        entityId: id,
      });
    }
    const seats = await listSeats(
      ctx.db,
      drafts.map(({ id }) => id),
    );
    const orderIds = [...new Set(seats.map(({ orderId }) => orderId))];
    await tellFamilies(ctx, orderIds, { about: `published:${publishedAt.getTime()}`, isFirst: true });
    return { published: drafts.length, families: orderIds.length };
  });
}
