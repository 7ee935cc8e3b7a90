import {
  mostViews,
  type SavedView,
  type ViewedList,
} from '@sangamam/contract/casework/saved-views/saved-view';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import type { ViewDraft } from './create-view.ts';
import { mayChange, presentView } from './present-view.ts';
import { requireList } from './require-list.ts';
import {
  countViews,
  findView,
  lockViews,
  removeView,
  updateView,
  type SavedViewRow,
} from './saved-view-repository.ts';

interface Key {
  list: ViewedList;
  viewId: string;
}

/**
 * Changes name, filters or sharing of a view that is still at `revision`. What happens to shared ones is in the audit
 * log.
 *
 * @throws FORBIDDEN for somebody else's shared view, NOT_FOUND for a private one, CONFLICT, TOO_MANY_VIEWS,
 *   VIEW_NAME_TAKEN
 */
export function changeView(
  ctx: Context,
  actor: Actor,
  key: Key,
  { revision, ...draft }: ViewDraft & { revision: number },
): Promise<SavedView> {
  return inTransaction(ctx, async (ctx) => {
    const before = await requireChangeable(ctx, actor, key, revision);
    // Nobody takes a colleague's shared view away from the team by making it private.
    const isOwn = before.ownerId === actor.userId;
    if (!isOwn && !draft.isShared) throw new AppError('FORBIDDEN');
    const { shared } = await countViews(ctx.db, key.list, actor.userId);
    if (draft.isShared && !before.isShared && shared >= mostViews.shared)
      throw new AppError('TOO_MANY_VIEWS');
    const row = await updateView(ctx.db, before.id, draft, ctx.now());
    if (before.isShared || row.isShared)
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: row.isShared ? (before.isShared ? 'view.changed' : 'view.shared') : 'view.unshared',
        entityId: row.id,
        before: wordsOf(before),
        after: wordsOf(row),
      });
    return presentView(actor, row, null);
  });
}

/**
 * Deletes a view that is still at `revision`.
 *
 * @throws FORBIDDEN for somebody else's shared view, NOT_FOUND for a private one, CONFLICT
 */
export function deleteView(
  ctx: Context,
  actor: Actor,
  key: Key,
  revision: number,
): Promise<{ deleted: true }> {
  return inTransaction(ctx, async (ctx) => {
    const before = await requireChangeable(ctx, actor, key, revision);
    await removeView(ctx.db, before.id);
    if (before.isShared)
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: 'view.deleted',
        entityId: before.id,
        before: wordsOf(before),
      });
    return { deleted: true };
  });
}

async function requireChangeable(
  ctx: Context,
  actor: Actor,
  { list, viewId }: Key,
  revision: number,
): Promise<SavedViewRow> {
  requireList(actor, list);
  await lockViews(ctx.db, list);
  const row = await findView(ctx.db, { list, viewId, userId: actor.userId });
  if (!row) throw new AppError('NOT_FOUND');
  if (!mayChange(actor, row)) throw new AppError('FORBIDDEN');
  requireRevision(row.revision, revision);
  return row;
}

function wordsOf({ list, name, isShared, query }: SavedViewRow) {
  return { list, name, isShared, query };
}
