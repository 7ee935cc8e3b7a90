import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

/** Which decision about which form; it makes one mail. */
interface DecidedConsent {
  id: string;
  revision: number;
}

/** Tells the family that all its forms are accepted. */
export function mailConsentsAccepted(
  ctx: Context,
  order: OrderRow,
  { id, revision }: DecidedConsent,
): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'consents.accepted',
    about: `${id}:${revision}`,
    subject: phrases.documents.formsAcceptedSubject(names),
    blocks: [
      paragraph(phrases.documents.formsAccepted(names)),
      button(phrases.documents.openDocuments, `${ctx.publicUrl}${paths.documents(order.id)}`),
    ],
  }));
}

/** Tells the family why a form came back. */
export function mailConsentReturned(
  ctx: Context,
  order: OrderRow,
  {
    id,
    revision,
    minor,
    fileName,
    reason,
  }: DecidedConsent & { minor: string; fileName: string; reason: string },
): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'consent.returned',
    about: `${id}:${revision}`,
    values: { child: minor },
    subject: phrases.documents.formReturnedSubject({ ...names, minor }),
    blocks: [
      paragraph(phrases.documents.formReturned({ ...names, minor })),
      facts(
        [phrases.documents.child, minor],
        [phrases.documents.form, fileName],
        [phrases.documents.why, reason],
      ),
      paragraph(phrases.documents.sendItAgain),
      button(phrases.documents.openDocuments, `${ctx.publicUrl}${paths.documents(order.id)}`),
    ],
  }));
}
