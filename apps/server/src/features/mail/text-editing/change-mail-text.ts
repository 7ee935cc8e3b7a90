import { bodyFault, faultText } from '@sangamam/contract/mail/texts/mail-text';
import type { MailTextDetail, MailTextDraft } from '@sangamam/contract/mail/texts/mail-text-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { cleanRichText } from '#server/features/content/clean-rich-text.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findLatestText, insertText, type MailTextKey } from '../texts/mail-text-repository.ts';
import { readMailText, requireConvention } from './read-mail-texts.ts';

/** The text that a change is of, and the version that it started from. */
type Change = MailTextKey & { version: number };

/**
 * Stores a text as a new version: mails that are written from then on have it. Mails of the outbox stay as they are.
 *
 * @throws NOT_FOUND; RQST_PARAMS_INVALID; CONFLICT when somebody else changed it
 */
export function saveMailText(
  ctx: Context,
  actor: Actor,
  draft: MailTextDraft & { conventionId: string },
): Promise<MailTextDetail> {
  const { subject } = draft;
  return addVersion(ctx, actor, draft, { subject, body: cleanText(draft) });
}

/**
 * Goes back to the site's own text.
 *
 * @throws NOT_FOUND; CONFLICT when somebody else changed it, and where it is the site's own already
 */
export function resetMailText(ctx: Context, actor: Actor, change: Change): Promise<MailTextDetail> {
  return addVersion(ctx, actor, change, { subject: null, body: null });
}

/**
 * The body of a text with the markup of pages only.
 *
 * @throws RQST_PARAMS_INVALID where it is at fault then
 */
export function cleanText({ kind, body }: Pick<MailTextDraft, 'kind' | 'body'>): string {
  const cleaned = cleanRichText(body);
  const fault = bodyFault(kind, cleaned);
  if (fault) throw new AppError('RQST_PARAMS_INVALID', { field: 'body', message: faultText(fault) });
  return cleaned;
}

function addVersion(
  ctx: Context,
  actor: Actor,
  { conventionId, kind, language, version }: Change,
  text: { subject: string | null; body: string | null },
): Promise<MailTextDetail> {
  return inTransaction(ctx, async (ctx) => {
    await requireConvention(ctx, conventionId);
    const key = { conventionId, kind, language };
    const before = await findLatestText(ctx.db, key);
    if ((before?.version ?? 0) !== version) throw new AppError('CONFLICT');
    if (text.body === null && (before?.body ?? null) === null) throw new AppError('CONFLICT');
    const by = { changedBy: actor.userId, changedAt: ctx.now() };
    const added = await insertText(ctx.db, { ...key, version: version + 1, ...text, ...by });
    if (!added) throw new AppError('CONFLICT');
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: text.body === null ? 'mail-text.reset' : 'mail-text.changed',
      entityId: conventionId,
      before: { mail: kind, language, subject: before?.subject ?? null },
      after: { mail: kind, language, version: added.version, subject: text.subject },
    });
    return readMailText(ctx, key);
  });
}
