import { paths } from '@sangamam/contract/paths';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import type { Context } from '#server/db/context.ts';
import { numberFact } from '#server/features/orders/mails/number-fact.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { PaymentRow } from '../payment-repository.ts';

interface Moved {
  order: OrderRow;
  payment: PaymentRow;
  /** Whole dollars of the payment's currency. */
  amount: number;
}

/** Notifies the family whose order got money; `isOneFamily` when it came from another order of theirs. */
export function mailMovedIn(
  ctx: Context,
  { order, payment, amount, isOneFamily }: Moved & { isOneFamily: boolean },
): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'payment.moved_in',
    text: isOneFamily ? 'payment-moved-in-own' : 'payment-moved-in',
    subject: phrases.movedMoney.movedInSubject(names),
    blocks: [
      paragraph(
        isOneFamily ? phrases.movedMoney.movedWithinFamily(names) : phrases.movedMoney.movedIn(names),
      ),
      facts([phrases.movedMoney.amount, formatMoney(amount, payment.currency)], numberFact(order, phrases)),
      button(phrases.movedMoney.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}

/** Notifies the family whose order no longer has money that another family's has now. Neither learns who the other is. */
export function mailMovedOut(ctx: Context, { order, payment, amount }: Moved): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'payment.moved_out',
    text: 'payment-moved-out',
    subject: phrases.movedMoney.movedOutSubject(names),
    blocks: [
      paragraph(phrases.movedMoney.movedOut(names)),
      facts([phrases.movedMoney.amount, formatMoney(amount, payment.currency)], numberFact(order, phrases)),
      paragraph(phrases.movedMoney.movedOutNext),
      button(phrases.movedMoney.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
