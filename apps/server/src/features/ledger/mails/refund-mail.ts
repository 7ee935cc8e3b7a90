import { paths } from '@sangamam/contract/paths';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import type { Context } from '#server/db/context.ts';
import { numberFact } from '#server/features/orders/mails/number-fact.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { RefundEntity } from '../refunds/refund-repository.ts';

/** Which phrases tell of a state. */
const wordsOf = {
  SENT: { kind: 'refund.sent', subject: 'sentSubject', text: 'sent', next: 'sentNext' },
  FAILED: { kind: 'refund.failed', subject: 'failedSubject', text: 'failed', next: 'failedNext' },
  DONATED: { kind: 'refund.donated', subject: 'donatedSubject', text: 'donated', next: 'donatedNext' },
} as const;

/** Notifies the family that a refund was sent, came back, or was given to the association. Other states are not told. */
export async function mailRefund(ctx: Context, order: OrderRow, refund: RefundEntity): Promise<void> {
  const { id, state, amount, currency, keptFee, keptFeeReason, method, reference } = refund;
  if (state !== 'SENT' && state !== 'FAILED' && state !== 'DONATED') return;
  const words = wordsOf[state];
  const isDonated = state === 'DONATED';
  await queueOrderMail(ctx, order, (names, catalogue) => {
    const { refunds: phrases } = catalogue;
    return {
      kind: words.kind,
      about: id,
      subject: phrases[words.subject](names),
      blocks: [
        paragraph(phrases[words.text]({ ...names, amount: formatMoney(amount, currency) })),
        facts(
          [phrases.amount, formatMoney(amount, currency)],
          [phrases.sentBy, isDonated ? null : phrases.methods[method]],
          [phrases.reference, isDonated ? null : reference],
          [phrases.keptFee, keptFee > 0 ? formatMoney(keptFee, currency) : null],
          [phrases.keptBecause, keptFee > 0 ? keptFeeReason : null],
          numberFact(order, catalogue),
        ),
        paragraph(state === 'SENT' && method === 'PAYPAL' ? phrases.sentNextByPaypal : phrases[words.next]),
        button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
      ],
    };
  });
}
