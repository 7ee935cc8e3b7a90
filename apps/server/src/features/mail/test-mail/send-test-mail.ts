import { adminPaths } from '@sangamam/contract/admin-paths';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';
import { testMailKind, type getTestMail } from '@sangamam/contract/mail/test-mail/test-mail-endpoints';

import * as phrases from '#phrases/mail/test-mail.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { readMailSite } from '#server/features/conventions/site-settings/read-mail-site.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { button, paragraph } from '../layout/mail-blocks.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { presentMail } from '../outbox/present-mail.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { findLatestTestMail } from './test-mail-repository.ts';

type TestMail = EndpointResult<typeof getTestMail>;

/** The caller's latest test mail, and whether mail can leave at all. */
export async function readTestMail(ctx: Context, { userId }: Pick<Actor, 'userId'>): Promise<TestMail> {
  const mail = await findLatestTestMail(ctx.db, userId);
  return { canSend: ctx.mailStays !== true, mail: mail === undefined ? null : presentMail(mail, ctx.now()) };
}

/**
 * Queues a mail to the caller, which leaves before all others.
 *
 * @throws CONFLICT where no mail server is set
 */
export function sendTestMail(ctx: Context, actor: Pick<Actor, 'userId' | 'email'>): Promise<TestMail> {
  return inTransaction(ctx, async (ctx) => {
    if (ctx.mailStays === true) throw new AppError('CONFLICT');
    const site = await readMailSite(ctx);
    await queueMail(ctx, {
      ...composeMail({
        site,
        subject: phrases.subject({ siteName: site.name }),
        greeting: phrases.greeting,
        blocks: [
          paragraph(phrases.mailLeaves),
          button(phrases.openTheOutbox, `${ctx.publicUrl}${adminPaths.outbox}`),
        ],
      }),
      to: { address: actor.email },
      kind: testMailKind,
      dedupeKey: `${testMailKind}:${crypto.randomUUID()}`,
      userId: actor.userId,
    });
    const sent = await readTestMail(ctx, actor);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'mail.test-requested',
      entityId: sent.mail?._id ?? '',
      after: { kind: testMailKind },
    });
    return sent;
  });
}
