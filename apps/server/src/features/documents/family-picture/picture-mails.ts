import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

/** Tells the family why its picture is not printed. `revision` is that of the picture. */
export function mailPictureHidden(
  ctx: Context,
  order: OrderRow,
  { reason, revision }: { reason: string; revision: number },
): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'family-picture.hidden',
    about: `${revision}`,
    subject: phrases.documents.pictureHiddenSubject(names),
    blocks: [
      paragraph(phrases.documents.pictureHidden(names)),
      facts([phrases.documents.why, reason]),
      paragraph(phrases.documents.sendAnother),
      button(phrases.documents.openDocuments, `${ctx.publicUrl}${paths.familyPicture(order.id)}`),
    ],
  }));
}
