import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

/** The kind of the mail. */
export const consentReminderKind = 'consents.reminder';

/** What a reminder is about: a convention that is moved begins the steps again. */
export function consentReminderAbout({ startDate, step }: { startDate: string; step: number }): string {
  return `${startDate}:${step}`;
}

/** Reminds the family of the forms that are missing, by the names of the minors. */
export function mailConsentsMissing(
  ctx: Context,
  order: OrderRow,
  {
    names: minors,
    startDate,
    about,
    blankForm,
  }: { names: readonly string[]; startDate: string; about: string; blankForm: string | null },
): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: consentReminderKind,
    about,
    subject: phrases.documents.formsMissingSubject(names),
    blocks: [
      ...inBlock(
        'next',
        paragraph(phrases.documents.formsMissing({ ...names, day: formatDate(startDate, phrases.dates) })),
      ),
      facts(
        [phrases.documents.missingFor, minors.join(', ')],
        ...(blankForm === null ? [] : [[phrases.documents.blankForm, blankForm] as [string, string]]),
      ),
      paragraph(phrases.documents.howToSendForms),
      button(phrases.documents.openDocuments, `${ctx.publicUrl}${paths.documents(order.id)}`),
    ],
  }));
}
