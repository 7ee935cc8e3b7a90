import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';
import type { PageDraft } from '@sangamam/contract/content/editing/page-admin-endpoints';

import { accountOf } from '#server/http/access/actor.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { mediaOfAddresses } from '#server/features/content/media/media-of-addresses.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import { changedSections } from './changed-sections.ts';
import { lockPage, type Editor } from './lock-page.ts';
import { readPage } from './read-page.ts';
import { cleanSections, cleanTranslations } from '../clean-sections.ts';
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
 * Saves a draft of a page, finished or not: what is left to finish keeps it from being published, not from being saved.
 *
 * @throws CONFLICT when somebody else changed the page meanwhile, PAGE_SCHEDULED while the draft waits for its time
 */
export async function saveDraft(
  ctx: Context,
  editor: Editor,
  designType: DesignType,
  { revision, meta, sections, translations }: PageDraft,
): Promise<PageDetail> {
  const cleaned = { meta, sections: await cleanSections(sections) };
  const translated = translations && (await cleanTranslations(translations));
  return inTransaction(ctx, async (ctx) => {
    const { page, draft } = await lockPage(ctx, { designType, revision });
    const addresses = addressesOf(cleaned).map(({ address }) => address);
    const { ids: media } = await mediaOfAddresses(ctx, addresses);
    const before = draft ?? (await findPublished(ctx.db, designType));
    const content = { ...cleaned, translations: translated ?? contentOf(before).translations };
    const { id, version } = await storeDraft(ctx, editor, page, { draft, content, mediaIds: media });
    const change = changedSections(contentOf(before), content);
    await recordAudit(ctx, {
      actor: editor,
      action: 'page.saved',
      entityId: page.id,
      before: change.before,
      after: { ...change.after, versionId: id, version },
    });
    return readPage(ctx, designType);
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
    content: { meta, sections, translations },
    mediaIds,
  }: { draft: VersionRow | undefined; content: PageContent; mediaIds: readonly string[] },
): Promise<VersionRow> {
  if (draft?.state === 'SCHEDULED') throw new AppError('PAGE_SCHEDULED');
  const saved = { meta, sections, translations, updatedBy: accountOf(editor), updatedAt: ctx.now() };
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
