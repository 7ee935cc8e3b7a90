import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { countSettingChanges, lockSettingRows } from '../reference-data/reference-repository.ts';

/**
 * Takes settings under their locks, and refuses when they are no longer as they were at `revision`. `defaults` holds
 * the values of their rows by key, for those that nobody has changed yet.
 *
 * @throws CONFLICT
 */
export async function lockSettingsAt(
  ctx: Context,
  defaults: Readonly<Record<string, unknown>>,
  revision: number,
): Promise<void> {
  await lockSettingRows(ctx.db, defaults, ctx.now());
  const now = await countSettingChanges(ctx.db, Object.keys(defaults));
  requireRevision(now, revision);
}

/** Writes down who changed which settings. */
export function recordSettingsChange(
  ctx: Context,
  actor: Actor,
  { key, before, after }: { key: string; before: object; after: object },
): Promise<void> {
  return recordAudit(ctx, {
    actorId: actor.userId,
    action: 'settings.updated',
    entityId: key,
    before: { ...before },
    after: { ...after },
  });
}
