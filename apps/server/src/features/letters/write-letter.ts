import { isDeepStrictEqual } from 'node:util';
import type { LetterAudience, LetterDraft } from '@sangamam/contract/letters/letter-draft';
import type { LetterDetail } from '@sangamam/contract/letters/letter-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { cleanRichText } from '#server/features/content/clean-rich-text.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { requireAudienceAccess } from './audience-access.ts';
import { withoutApproval } from './approval.ts';
import {
  countHandedOver,
  insertLetter,
  removeLetter,
  removeWaiting,
  updateLetter,
} from './letter-repository.ts';
import { lockLetter, type SeenLetter } from './lock-letter.ts';
import { readLetter } from './read-letters.ts';

/**
 * Writes a letter: a draft without recipients.
 *
 * @throws NOT_FOUND for an unknown convention; FORBIDDEN for a list that the actor may not see
 */
export function createLetter(ctx: Context, actor: Actor, draft: LetterDraft): Promise<LetterDetail> {
  return inTransaction(ctx, async (ctx) => {
    await requireConvention(ctx, draft.conventionId);
    requireAudienceAccess(actor, draft.audience);
    const by = { createdBy: actor.userId, changedBy: actor.userId };
    const at = { createdAt: ctx.now(), changedAt: ctx.now() };
    const { id } = await insertLetter(ctx.db, { ...cleaned(draft), ...by, ...at });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'letter.created',
      entityId: id,
      after: { subject: draft.subjectEn, conventionId: draft.conventionId },
    });
    return readLetter(ctx, actor, id);
  });
}

/**
 * Changes a draft or a letter that was stopped, which is a draft again until it is sent to those who are left. Its approval
 * ends. With another audience, or another convention, its recipients have to be found anew.
 *
 * @throws NOT_FOUND also for an unknown convention; CONFLICT; LETTER_NOT_POSSIBLE while it is on its way, and for another
 *   convention once somebody got it; FORBIDDEN for another audience of a list that the actor may not see
 */
export function changeLetter(
  ctx: Context,
  actor: Actor,
  { letterId, revision, ...draft }: LetterDraft & SeenLetter,
): Promise<LetterDetail> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockLetter(ctx, { letterId, revision }, ['DRAFT', 'WAITING', 'STOPPED']);
    await requireConvention(ctx, draft.conventionId);
    const { queued } = await countHandedOver(ctx.db, letterId);
    if (queued > 0 && draft.conventionId !== before.conventionId) throw new AppError('LETTER_NOT_POSSIBLE');
    const isSameAudience =
      draft.conventionId === before.conventionId &&
      isDeepStrictEqual(withList(draft.audience), withList(before.audience));
    if (!isSameAudience) requireAudienceAccess(actor, draft.audience);
    if (!isSameAudience) await removeWaiting(ctx.db, letterId);
    await updateLetter(ctx.db, letterId, {
      ...cleaned(draft),
      ...withoutApproval,
      state: queued > 0 ? 'STOPPED' : 'DRAFT',
      ...(!isSameAudience && { preparedAt: null }),
      sentBackBecause: '',
      changedBy: actor.userId,
      changedAt: ctx.now(),
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'letter.changed',
      entityId: letterId,
      before: { subject: before.subjectEn },
      after: { subject: draft.subjectEn, ...(!isSameAudience && { audience: draft.audience }) },
    });
    return readLetter(ctx, actor, letterId);
  });
}

/**
 * Deletes a draft that nobody got.
 *
 * @throws NOT_FOUND, CONFLICT, LETTER_NOT_POSSIBLE once somebody got it
 */
export function deleteLetter(
  ctx: Context,
  actor: Actor,
  { letterId, revision }: SeenLetter,
): Promise<{ deleted: true }> {
  return inTransaction(ctx, async (ctx) => {
    const letter = await lockLetter(ctx, { letterId, revision }, ['DRAFT']);
    await removeLetter(ctx.db, letterId);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'letter.deleted',
      entityId: letterId,
      before: { subject: letter.subjectEn },
    });
    return { deleted: true };
  });
}

/** An audience that says its list, to be compared. */
function withList(audience: LetterAudience) {
  return { list: 'REGISTRATIONS', ...audience };
}

function cleaned(draft: LetterDraft): LetterDraft {
  return { ...draft, bodyEn: cleanRichText(draft.bodyEn), bodyMl: cleanRichText(draft.bodyMl) };
}

async function requireConvention(ctx: Context, conventionId: string): Promise<void> {
  if (!(await findConvention(ctx, conventionId))) throw new AppError('NOT_FOUND');
}
