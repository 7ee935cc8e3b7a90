import { adminPaths } from '@sangamam/contract/admin-paths';

import { inTransaction, type Context } from '#server/db/context.ts';
import { createSecretToken } from '#server/features/accounts/links/secret-token.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { lockRuns, updateRunRow } from './shuttle-repository.ts';

/**
 * Makes the link of a run's driver; only its hash is stored, so it is shown once. An earlier link stops working.
 *
 * @throws NOT_FOUND
 */
export function createDriverLink(ctx: Context, actor: Actor, runId: string): Promise<{ url: string }> {
  const { token, hash } = createSecretToken();
  return setLink(
    ctx,
    actor,
    { runId, linkHash: hash },
    { url: `${ctx.publicUrl}${adminPaths.driver(token)}` },
  );
}

/**
 * Revokes the link of a run's driver. Idempotent.
 *
 * @throws NOT_FOUND
 */
export function revokeDriverLink(ctx: Context, actor: Actor, runId: string): Promise<{ _id: string }> {
  return setLink(ctx, actor, { runId, linkHash: null }, { _id: runId });
}

function setLink<Answer>(
  ctx: Context,
  actor: Actor,
  { runId, linkHash }: { runId: string; linkHash: Buffer | null },
  answer: Answer,
): Promise<Answer> {
  return inTransaction(ctx, async (ctx) => {
    const [run] = await lockRuns(ctx.db, [runId]);
    if (!run) throw new AppError('NOT_FOUND');
    await updateRunRow(ctx.db, runId, { linkHash });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: linkHash ? 'shuttle.link-created' : 'shuttle.link-revoked',
      entityId: runId,
    });
    return answer;
  });
}
