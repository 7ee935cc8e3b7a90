import { accountOf } from '#server/http/access/actor.ts';
import type { Context } from '#server/db/context.ts';
import { mediaOfAddresses } from '#server/features/media/media-of-addresses.ts';
import { AppError, type Refusal } from '#server/http/errors/app-error.ts';
import { contentMessages as messages } from '@sangamam/contract/content/content-messages';
import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { PageDetail } from '@sangamam/contract/content/admin/page-detail';
import type { PageDraft } from '@sangamam/contract/content/admin/page-admin-endpoints';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { changedSections } from './changed-sections.ts';
import { changePage, type Editor } from './change-page.ts';
import { cleanSections } from '../clean-sections.ts';
import { contentOf, type PageContent } from '../page-content.ts';
import {
  findPublished,
  insertVersion,
  nextVersion,
  replaceUses,
  updateVersion,
  type PageRow,
  type VersionRow,
} from '../page-repository.ts';
import { addressesOf } from '../section-addresses.ts';

/**
 * Saves a draft of a page.
 *
 * @throws CONFLICT when somebody else changed the page meanwhile, PAGE_SCHEDULED while the draft waits for its time,
 * RQST_PARAMS_INVALID for files that are not in the library
 */
export async function saveDraft(
  ctx: Context,
  editor: Editor,
  designType: DesignType,
  { revision, meta, sections }: PageDraft,
): Promise<PageDetail> {
  const content = { meta, sections: await cleanSections(sections) };
  return changePage(ctx, { designType, revision }, async (ctx, page, draft) => {
    const media = await knownMedia(ctx, content);
    const before = draft ?? (await findPublished(ctx.db, designType));
    const { id, version } = await storeDraft(ctx, editor, page, { draft, content, mediaIds: media });
    const change = changedSections(contentOf(before), content);
    await recordAudit(ctx, {
      actor: editor,
      action: 'page.saved',
      entity: 'page',
      entityId: page.id,
      before: change.before,
      after: { ...change.after, versionId: id, version },
    });
  });
}

/**
 * Stores the content of the draft, and creates the draft if there is none.
 *
 * @throws PAGE_SCHEDULED
 */
export async function storeDraft(
  ctx: Context,
  editor: Editor,
  page: PageRow,
  {
    draft,
    content: { meta, sections },
    mediaIds,
  }: { draft: VersionRow | undefined; content: PageContent; mediaIds: readonly string[] },
): Promise<VersionRow> {
  if (draft?.state === 'SCHEDULED') throw new AppError('PAGE_SCHEDULED');
  const saved = { meta, sections, updatedBy: accountOf(editor), updatedAt: ctx.now() };
  const version = draft
    ? await updateVersion(ctx.db, draft.id, saved)
    : await insertVersion(ctx.db, {
        ...saved,
        pageId: page.id,
        version: await nextVersion(ctx.db, page.id),
        state: 'DRAFT',
        createdBy: accountOf(editor),
        createdAt: ctx.now(),
      });
  await replaceUses(ctx.db, version.id, mediaIds);
  return version;
}

/** Ids of the library files that the content shows. @throws RQST_PARAMS_INVALID naming each field with another one */
async function knownMedia(ctx: Context, content: PageContent): Promise<string[]> {
  const placed = addressesOf(content);
  const { ids, unknown } = await mediaOfAddresses(
    ctx,
    placed.map(({ address }) => address),
  );
  const [first, ...rest] = placed
    .filter(({ address }) => unknown.has(address))
    .map(({ field }): Refusal => ({ code: 'RQST_PARAMS_INVALID', field, message: messages.unknownMedia }));
  if (first) throw AppError.all([first, ...rest]);
  return ids;
}
