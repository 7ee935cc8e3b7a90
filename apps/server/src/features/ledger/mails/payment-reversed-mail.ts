import { paths } from '@sangamam/contract/paths';
import type { ReversalCause } from '@sangamam/contract/ledger/decisions/reversal-causes';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import type { Context } from '#server/db/context.ts';
import { numberFact } from '#server/features/orders/mails/number-fact.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import { holdsCapacity, statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';
import type { MailPhrases } from '#server/phrases/mail-phrases.ts';

import type { PaymentRow } from '../payment-repository.ts';

/**
 * Notifies the family that money was taken out of the books again, or was given back, what that means for its registration, and how to pay
 * again while the order is active. `amount` is what was taken out, whole dollars.
 */
export function mailPaymentReversed(
  ctx: Context,
  { order, payment }: { order: OrderRow; payment: PaymentRow },
  {
    cause,
    reason,
    amount,
    orderBefore,
  }: { cause: ReversalCause | 'GIVEN_BACK'; reason: string; amount: number; orderBefore: OrderRow },
): Promise<void> {
  const canPayAgain = holdsCapacity(order);
  const wasConfirmed = statusOf(orderBefore) === 'CONFIRMED' && statusOf(order) !== 'CONFIRMED';
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'payment.reversed',
    subject: phrases.payments.reversedSubject(names),
    blocks: [
      ...inBlock('happened', paragraph(phrases.payments[whatHappened[cause]](names))),
      facts(
        [phrases.payments.amount, amount > 0 ? formatMoney(amount, payment.currency) : null],
        numberFact(order, phrases),
        [phrases.payments.reason, reason],
      ),
      ...inBlock('next', paragraph(nextStep({ names, canPayAgain, wasConfirmed }, phrases))),
      canPayAgain
        ? button(phrases.payments.payAgain, `${ctx.publicUrl}${paths.howToPay(order.id)}`)
        : button(phrases.payments.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}

const whatHappened = {
  BOUNCED: 'reversedBounced',
  BOOKED_WRONGLY: 'reversedBookedWrongly',
  GIVEN_BACK: 'reversedGivenBack',
} as const;

function nextStep(
  {
    names,
    canPayAgain,
    wasConfirmed,
  }: { names: { order: string }; canPayAgain: boolean; wasConfirmed: boolean },
  { payments: phrases }: MailPhrases,
): string {
  if (!canPayAgain) return phrases.reversedNothingToPay;
  return wasConfirmed ? phrases.reversedWasConfirmed(names) : phrases.reversedPayAgain(names);
}
