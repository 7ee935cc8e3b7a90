import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';

import { inTransaction, type Context } from '#server/db/context.ts';
import { cancelJob } from '#server/db/queue/enqueue.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import { lockPage, type Editor, type SeenPage } from './lock-page.ts';
import { readPage } from './read-page.ts';
import { contentOf } from '../page-content.ts';
import { deleteVersion } from '../page-repository.ts';

/**
 * Discards the draft; the published version stays. The audit log stores the discarded content.
 *
 * @throws CONFLICT, NOT_FOUND when there is no draft
 */
export function discardDraft(ctx: Context, editor: Editor, seen: SeenPage): Promise<PageDetail> {
  return inTransaction(ctx, async (ctx) => {
    const { page, draft } = await lockPage(ctx, seen);
    if (!draft) throw new AppError('NOT_FOUND');
    await cancelJob(ctx.db, 'publish-page', draft.id);
    await deleteVersion(ctx.db, draft.id);
    await recordAudit(ctx, {
      actor: editor,
      action: 'page.discarded',
      entityId: page.id,
      before: { version: draft.version, ...contentOf(draft) },
    });
    return readPage(ctx, seen.designType);
  });
}
