import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';

import { inTransaction, type Context } from '#server/db/context.ts';
import { mediaOfAddresses } from '#server/features/content/media/media-of-addresses.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import { changedSections } from './changed-sections.ts';
import { lockPage, type Editor, type SeenPage } from './lock-page.ts';
import { readPage } from './read-page.ts';
import { contentOf } from '../page-content.ts';
import { findPublished, findVersion } from '../page-repository.ts';
import { storeDraft } from './save-draft.ts';
import { addressesOf, withoutAddresses } from '../section-addresses.ts';

/**
 * Copies an older version into the draft, replacing an existing one. Files deleted from the library are left out.
 *
 * @throws CONFLICT, NOT_FOUND, PAGE_SCHEDULED
 */
export function restoreVersion(
  ctx: Context,
  editor: Editor,
  { version, ...seen }: SeenPage & { version: number },
): Promise<PageDetail> {
  return inTransaction(ctx, async (ctx) => {
    const { page, draft } = await lockPage(ctx, seen);
    const old = await findVersion(ctx.db, page.id, version);
    if (!old) throw new AppError('NOT_FOUND');
    const whole = contentOf(old);
    const addresses = addressesOf(whole).map(({ address }) => address);
    const { ids, unknown } = await mediaOfAddresses(ctx, addresses);
    const content = withoutAddresses(whole, unknown);
    const before = draft ?? (await findPublished(ctx.db, seen.designType));
    await storeDraft(ctx, editor, page, { draft, content, mediaIds: ids });
    const change = changedSections(contentOf(before), content);
    await recordAudit(ctx, {
      actor: editor,
      action: 'page.restored',
      entityId: page.id,
      before: change.before,
      after: { ...change.after, fromVersion: version },
    });
    return readPage(ctx, seen.designType);
  });
}
