import type { Fact } from '#server/features/mail/layout/mail-blocks.ts';
import type { MailPhrases } from '#server/phrases/mail-phrases.ts';

import type { OrderRow } from '../order/order-facts.ts';

/** The number by which the family knows its order: the permanent one once it has one. */
export function numberFact({ permNumber, tempNumber }: OrderRow, { orders }: MailPhrases): Fact {
  return permNumber === null ? [orders.temporaryNumber, tempNumber] : [orders.registrationNumber, permNumber];
}
