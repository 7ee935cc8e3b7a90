import { paths } from '@sangamam/contract/paths';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import type { Context } from '#server/db/context.ts';
import { numberFact } from '#server/features/orders/mails/number-fact.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { RefundEntity } from '../refunds/refund-repository.ts';

/** Which phrases tell of a state. */
const wordsOf = {
  SENT: { kind: 'refund.sent', subject: 'sentSubject', text: 'sent', next: 'sentNext' },
  FAILED: { kind: 'refund.failed', subject: 'failedSubject', text: 'failed', next: 'failedNext' },
  DONE: { kind: 'refund.kept', subject: 'keptSubject', text: 'kept', next: 'keptNext' },
  DONATED: { kind: 'refund.donated', subject: 'donatedSubject', text: 'donated', next: 'donatedNext' },
} as const;

/**
 * Notifies the family that a refund was sent, came back, or was given to the association, or that all of the money is
 * kept. Other states are not told.
 */
export async function mailRefund(ctx: Context, order: OrderRow, refund: RefundEntity): Promise<void> {
  const { id, state, amount, currency, keptFee, keptFeeReason, method, reference } = refund;
  const isKept = state === 'DONE' && amount === 0;
  if (state !== 'SENT' && state !== 'FAILED' && state !== 'DONATED' && !isKept) return;
  const words = wordsOf[state];
  const isSent = state !== 'DONATED' && !isKept;
  await queueOrderMail(ctx, order, (names, catalogue) => {
    const { refunds: phrases } = catalogue;
    const told = formatMoney(isKept ? keptFee : amount, currency);
    const next = paragraph(
      state === 'SENT' && method === 'PAYPAL' ? phrases.sentNextByPaypal : phrases[words.next],
    );
    return {
      kind: words.kind,
      about: id,
      values: { amount: told },
      subject: phrases[words.subject](names),
      blocks: [
        paragraph(phrases[words.text]({ ...names, amount: told })),
        facts(
          [phrases.amount, isKept ? null : formatMoney(amount, currency)],
          [phrases.sentBy, isSent ? phrases.methods[method] : null],
          [phrases.reference, isSent ? reference : null],
          [phrases.keptFee, keptFee > 0 ? formatMoney(keptFee, currency) : null],
          [phrases.keptBecause, keptFee > 0 ? keptFeeReason : null],
          numberFact(order, catalogue),
        ),
        // How soon it arrives depends on how it was sent.
        ...(state === 'SENT' ? inBlock('next', next) : [next]),
        button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
      ],
    };
  });
}
