import { contentMessages as messages } from '@sangamam/contract/content/content-messages';
import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';

import { inTransaction, type Context } from '#server/db/context.ts';
import { cancelJob, enqueue } from '#server/db/queue/enqueue.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { recordAudit, type AuditedActor } from '#server/features/audit/record-audit.ts';

import { lockPage, type Editor, type SeenPage } from './lock-page.ts';
import { readPage } from './read-page.ts';
import { requireFinished } from './draft-faults.ts';
import { updateVersion, type PageRow, type VersionRow } from '../page-repository.ts';

/**
 * Schedules the draft; a scheduled one gets the new time.
 *
 * @throws CONFLICT, NOT_FOUND when there is no draft, PAGE_UNFINISHED with the faults of the draft, RQST_PARAMS_INVALID for
 * a time that has passed
 */
export function schedulePage(
  ctx: Context,
  editor: Editor,
  { publishAt, ...seen }: SeenPage & { publishAt: string },
): Promise<PageDetail> {
  const time = new Date(publishAt);
  if (time <= ctx.now()) {
    throw new AppError('RQST_PARAMS_INVALID', { field: 'publishAt', message: messages.publishAt });
  }
  return inTransaction(ctx, async (ctx) => {
    const { page, draft } = await lockPage(ctx, seen);
    if (!draft) throw new AppError('NOT_FOUND');
    await requireFinished(ctx, draft);
    await updateVersion(ctx.db, draft.id, { state: 'SCHEDULED', scheduledFor: time });
    const job = { versionId: draft.id, scheduledFor: time.toISOString() };
    await enqueue(ctx.db, 'publish-page', job, { runAt: time });
    await recordSchedule(ctx, { actor: editor }, page, { draft, scheduledFor: time });
    return readPage(ctx, seen.designType);
  });
}

/**
 * Makes a scheduled version a draft again.
 *
 * @throws CONFLICT, NOT_FOUND when none waits
 */
export function unschedulePage(ctx: Context, editor: Editor, seen: SeenPage): Promise<PageDetail> {
  return inTransaction(ctx, async (ctx) => {
    const { page, draft } = await lockPage(ctx, seen);
    if (draft?.state !== 'SCHEDULED') throw new AppError('NOT_FOUND');
    await cancelJob(ctx.db, 'publish-page', draft.id);
    await updateVersion(ctx.db, draft.id, { state: 'DRAFT', scheduledFor: null });
    await recordSchedule(ctx, { actor: editor }, page, { draft, scheduledFor: null });
    return readPage(ctx, seen.designType);
  });
}

/** Writes down that a draft waits for its time, or no longer does. */
export function recordSchedule(
  ctx: Context,
  actor: AuditedActor,
  page: PageRow,
  { draft, scheduledFor }: { draft: VersionRow; scheduledFor: Date | null },
): Promise<void> {
  return recordAudit(ctx, {
    ...actor,
    action: scheduledFor === null ? 'page.unscheduled' : 'page.scheduled',
    entityId: page.id,
    before: { version: draft.version, scheduledFor: draft.scheduledFor },
    after: { version: draft.version, scheduledFor },
  });
}
