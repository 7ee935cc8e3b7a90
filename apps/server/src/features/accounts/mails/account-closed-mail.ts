import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import { queueAccountMail, type Addressee } from './account-mail.ts';

/** The last mail to an account that its owner closed. */
export function mailAccountClosed(ctx: Context, to: Addressee): Promise<void> {
  return queueAccountMail(ctx, to, (values, phrases) => ({
    kind: 'account.closed',
    dedupeKey: `account.closed:${to.id}`,
    subject: phrases.accountClosedSubject(values),
    blocks: [
      paragraph(phrases.accountClosed),
      paragraph(phrases.paymentsAreKept),
      paragraph(phrases.accountClosedByOther),
      button(phrases.contactUs, `${ctx.publicUrl}${paths.contactUs}`),
    ],
  }));
}
