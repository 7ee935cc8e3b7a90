import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { insertText, listLatestTexts } from './mail-text-repository.ts';

/** Copies the texts of a convention's mails, as they are now, to another that has none yet. */
export async function copyMailTexts(
  ctx: Context,
  actor: Pick<Actor, 'userId'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const { kind, language, subject, body } of await listLatestTexts(ctx.db, from)) {
    if (body === null) continue;
    await insertText(ctx.db, {
      conventionId: to,
      kind,
      language,
      version: 1,
      subject,
      body,
      changedBy: actor.userId,
      changedAt: ctx.now(),
    });
  }
}
