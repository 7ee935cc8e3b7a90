import {
  mostViews,
  type SavedView,
  type ViewedList,
} from '@sangamam/contract/casework/saved-views/saved-view';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { presentView } from './present-view.ts';
import { requireList } from './require-list.ts';
import { countViews, insertView, lockViews, type SavedViewRow } from './saved-view-repository.ts';

/** What staff say of a view. */
export type ViewDraft = Pick<SavedViewRow, 'name' | 'isShared' | 'query'>;

/**
 * Saves a view of a list. Shared ones are written into the audit log.
 *
 * @throws FORBIDDEN, TOO_MANY_VIEWS at the limit of the own or the shared ones, VIEW_NAME_TAKEN
 */
export function createView(
  ctx: Context,
  actor: Actor,
  list: ViewedList,
  draft: ViewDraft,
): Promise<SavedView> {
  requireList(actor, list);
  return inTransaction(ctx, async (ctx) => {
    await lockViews(ctx.db, list);
    const { own, shared } = await countViews(ctx.db, list, actor.userId);
    if (own >= mostViews.own || (draft.isShared && shared >= mostViews.shared))
      throw new AppError('TOO_MANY_VIEWS');
    const row = await insertView(ctx.db, { ...draft, list, ownerId: actor.userId });
    if (draft.isShared)
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: 'view.shared',
        entityId: row.id,
        after: { list, ...draft },
      });
    return presentView(actor, row, null);
  });
}
