import { adminPaths } from '@sangamam/contract/admin-paths';
import { vouchDays } from '@sangamam/contract/casework/vouches/vouch';
import { fullName } from '@sangamam/contract/fields/full-name';

import * as phrases from '#phrases/casework/unit-mails.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { readMailSite } from '#server/features/conventions/site-settings/read-mail-site.ts';
import { button, note, paragraph } from '#server/features/mail/layout/mail-blocks.ts';
import { composeMail } from '#server/features/mail/layout/mail-layout.ts';
import { queueMail } from '#server/features/mail/outbox/queue-mail.ts';

import { countFamiliesOfUnit, listOfficers } from './vouch-read-model.ts';

/** The officer whom a mail goes to, and how many families wait for an answer. */
export interface OfficersMail {
  userId: string;
  email: string;
  firstName: string;
  lastName: string | null;
  unitName: string;
  families: number;
}

/**
 * Mails every officer of whose unit families wait without an answer, at most once in a calendar week (UTC). The mail
 * names nobody: its link leads to the list, behind the sign-in. Answers how many mails were queued.
 */
export async function mailOfficers(ctx: Context): Promise<number> {
  let sent = 0;
  for (const { email, ...officer } of await listOfficers(ctx.db, ctx.now())) {
    if (email === null) continue;
    const { unanswered } = await countFamiliesOfUnit(ctx.db, officer);
    if (unanswered === 0) continue;
    await inTransaction(ctx, (ctx) => mailOfficer(ctx, { ...officer, email, families: unanswered }));
    sent += 1;
  }
  return sent;
}

/** Queues the mail of one officer; a second one in the same week is dropped. */
export async function mailOfficer(
  ctx: Context,
  { userId, email, unitName: unit, families, ...name }: OfficersMail,
): Promise<void> {
  await queueMail(ctx, {
    to: { address: email, name: fullName(name) },
    kind: 'unit.families-wait',
    dedupeKey: `unit.families-wait:${userId}:${weekOf(ctx.now())}`,
    ...composeMail({
      site: await readMailSite(ctx),
      subject: phrases.subject({ families, unit }),
      greeting: phrases.greeting({ name: name.firstName }),
      blocks: [
        paragraph(phrases.request({ unit })),
        button(phrases.open, `${ctx.publicUrl}${adminPaths.unit}`),
        note(phrases.silence({ days: vouchDays })),
      ],
    }),
    userId,
  });
}

/** The Monday of a week, `YYYY-MM-DD`. */
function weekOf(now: Date): string {
  const monday = new Date(now);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}
