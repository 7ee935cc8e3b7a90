import { readShared, type Context } from '#server/db/context.ts';

import { findLatestText, type MailTextKey } from './mail-text-repository.ts';

/** An organiser's text; `id` is its version, undefined in a preview. */
export interface MailText {
  id?: string | undefined;
  subject: string;
  body: string;
}

/** What the organiser wrote for a mail in this language; undefined where the site's own text counts. */
export async function findMailText(ctx: Context, key: MailTextKey): Promise<MailText | undefined> {
  const { mailDraft } = ctx;
  if (mailDraft) return mailDraft.kind === key.kind ? mailDraft : undefined;
  const { conventionId, kind, language } = key;
  const text = await readShared(ctx, `mail-text:${conventionId}:${kind}:${language}`, () =>
    findLatestText(ctx.db, key),
  );
  if (!text || text.subject === null || text.body === null) return undefined;
  return { id: text.id, subject: text.subject, body: text.body };
}
