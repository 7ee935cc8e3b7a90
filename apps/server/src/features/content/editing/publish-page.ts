import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';
import { usedTranslations } from '@sangamam/contract/content/page-texts';
import { versionLabel } from '@sangamam/contract/content/published-page';

import { inTransaction, type Context } from '#server/db/context.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { cancelJob } from '#server/db/queue/enqueue.ts';
import { changeSiteSettings } from '#server/features/conventions/site-settings/change-site-settings.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { recordAudit, type AuditedActor } from '#server/features/audit/record-audit.ts';

import { contentOf } from '../page-content.ts';
import { lockPage, type Editor, type SeenPage } from './lock-page.ts';
import { draftFaults, requireFinished } from './draft-faults.ts';
import { mediaOf, readPage } from './read-page.ts';
import { recordSchedule } from './schedule-page.ts';
import {
  advanceAnyRevision,
  findPublished,
  findVersionById,
  replaceUses,
  updateVersion,
  type PageRow,
  type VersionRow,
} from '../page-repository.ts';

/**
 * Publishes the draft, scheduled or not.
 *
 * @throws CONFLICT, NOT_FOUND when there is no draft, PAGE_UNFINISHED with the faults of the draft
 */
export function publishPage(ctx: Context, editor: Editor, seen: SeenPage): Promise<PageDetail> {
  return inTransaction(ctx, async (ctx) => {
    const { page, draft } = await lockPage(ctx, seen);
    if (!draft) throw new AppError('NOT_FOUND');
    await requireFinished(ctx, draft);
    if (draft.state === 'SCHEDULED') await cancelJob(ctx.db, 'publish-page', draft.id);
    await publish(ctx, { actor: editor }, page, draft);
    return readPage(ctx, seen.designType);
  });
}

/**
 * Publishes a scheduled version when its time has come. Does nothing when it was published, unscheduled or rescheduled
 * meanwhile. It was finished when it was scheduled; where rules have become stricter since, it becomes a draft again.
 */
export function publishScheduled(
  ctx: Context,
  { versionId, scheduledFor }: { versionId: string; scheduledFor: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const waiting = await findVersionById(ctx.db, versionId);
    const page = waiting && (await advanceAnyRevision(ctx.db, waiting.pageId));
    // Read again: it may have changed while this transaction waited for the lock.
    const due = page && (await findVersionById(ctx.db, versionId));
    if (!page || due?.state !== 'SCHEDULED' || due.scheduledFor?.toISOString() !== scheduledFor) return;
    const actor = { actor: systemActor('publishing schedule') };
    if ((await draftFaults(ctx, contentOf(due))).length > 0) {
      await updateVersion(ctx.db, due.id, { state: 'DRAFT', scheduledFor: null });
      await recordSchedule(ctx, actor, page, { draft: due, scheduledFor: null });
      return;
    }
    await publish(ctx, actor, page, due);
  });
}

async function publish(ctx: Context, actor: AuditedActor, page: PageRow, draft: VersionRow): Promise<void> {
  const designType = page.designType as SeenPage['designType'];
  const before = await findPublished(ctx.db, designType);
  if (before) {
    await updateVersion(ctx.db, before.id, { state: 'ARCHIVED' });
    await replaceUses(ctx.db, before.id, []);
  }
  const publishedAt = ctx.now();
  const content = contentOf(draft);
  const media = await mediaOf(ctx, content);
  const { version } = await updateVersion(ctx.db, draft.id, {
    state: 'PUBLISHED',
    translations: usedTranslations({ ...content, ...media }, content.translations),
    publishedAt,
    scheduledFor: null,
  });
  // Sign-up and submission store the version that visitors can read.
  if (designType === 'TERMS_PAGE') {
    await changeSiteSettings(ctx, { termsVersion: versionLabel({ version, publishedAt }) });
  }
  await recordAudit(ctx, {
    ...actor,
    action: 'page.published',
    entityId: page.id,
    before: { version: before?.version ?? null },
    after: { version, scheduledFor: draft.scheduledFor },
  });
}
