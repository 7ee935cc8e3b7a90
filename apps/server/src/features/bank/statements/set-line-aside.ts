import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listAlikeIds, lockLine, updateLineState } from './line-repository.ts';

/**
 * Sets a line aside once (IGNORED), with all that read like it from now on (NEVER), or takes it up again (OPEN). Lines of
 * other imports that read alike follow, except those that are booked. Answers how many lines changed.
 *
 * @throws NOT_FOUND, CONFLICT when the line was decided meanwhile
 */
export function setLineAside(
  ctx: Context,
  actor: Actor,
  statementId: string,
  { lineId, revision, state }: { lineId: string; revision: number; state: 'OPEN' | 'IGNORED' | 'NEVER' },
): Promise<{ changed: number }> {
  return inTransaction(ctx, async (ctx) => {
    const line = await lockLine(ctx.db, statementId, lineId);
    if (!line) throw new AppError('NOT_FOUND');
    if (line.state === state) return { changed: 0 };
    const isDecidable = line.state !== 'ACCEPTED' && line.state !== 'UNDONE';
    if (!isDecidable || line.revision !== revision) throw new AppError('CONFLICT');
    const spreads = state === 'NEVER' || line.state === 'NEVER';
    const alike = spreads ? await listAlikeIds(ctx.db, line) : [];
    const changed = [...new Set([lineId, ...alike])];
    await updateLineState(ctx.db, changed, { state, decidedBy: actor.userId, decidedAt: ctx.now() });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'bank-line.set-aside',
      entityId: statementId,
      before: { state: line.state },
      after: { lineId, state, lines: changed.length },
    });
    return { changed: changed.length };
  });
}
