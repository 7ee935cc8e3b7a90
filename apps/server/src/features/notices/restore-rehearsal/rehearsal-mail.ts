import { adminPaths } from '@sangamam/contract/admin-paths';
import { fullName } from '@sangamam/contract/fields/full-name';

import * as phrases from '#phrases/notices/restore-rehearsal.ts';
import type { Rehearsal } from '#server/db/backup/rehearse-newest.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { readMailSite } from '#server/features/conventions/site-settings/read-mail-site.ts';
import { button, facts, note, paragraph, type MailBlock } from '#server/features/mail/layout/mail-blocks.ts';
import { composeMail } from '#server/features/mail/layout/mail-layout.ts';
import { queueMail } from '#server/features/mail/outbox/queue-mail.ts';

/** A rehearsal, or why there was none. */
export type RehearsalResult = Rehearsal | { outcome: 'FAILED'; reason: string };

interface Addressee {
  userId: string;
  email: string;
  firstName: string;
  lastName: string | null;
}

/** The key of an administrator's mail about a month, `YYYY-MM`. */
export const rehearsalKey = (month: string, { userId }: Pick<Addressee, 'userId'>) =>
  `backup.rehearsed:${month}:${userId}`;

/** Queues the mail about the month's rehearsal to one administrator; a second one is dropped. */
export async function mailRehearsal(
  ctx: Context,
  { userId, email, ...name }: Addressee,
  { month, result }: { month: string; result: RehearsalResult },
): Promise<void> {
  await inTransaction(ctx, async (ctx) =>
    queueMail(ctx, {
      to: { address: email, name: fullName(name) },
      kind: 'backup.rehearsed',
      dedupeKey: rehearsalKey(month, { userId }),
      ...composeMail({
        site: await readMailSite(ctx),
        subject: subjectOf(result),
        greeting: phrases.greeting({ name: name.firstName }),
        blocks: [...blocksOf(result), button(phrases.openSystem, `${ctx.publicUrl}${adminPaths.system}`)],
      }),
      userId,
    }),
  );
}

function subjectOf({ outcome }: RehearsalResult): string {
  return { RESTORED: phrases.restored, SEALED: phrases.sealed, FAILED: phrases.failed }[outcome];
}

function blocksOf(result: RehearsalResult): MailBlock[] {
  if (result.outcome === 'FAILED')
    return [paragraph(phrases.couldNot), facts([phrases.reasonLabel, result.reason]), note(phrases.whatToDo)];
  const of = facts(
    [phrases.backupLabel, result.folder],
    [phrases.madeLabel, `${result.createdAt.slice(0, 16).replace('T', ' ')} UTC`],
    [phrases.rowsLabel, result.rows.toLocaleString('en-US')],
    [phrases.filesLabel, result.files.toLocaleString('en-US')],
  );
  return result.outcome === 'RESTORED'
    ? [paragraph(phrases.cameBack), of]
    : [paragraph(phrases.needsKey), of, note(phrases.command(result))];
}
