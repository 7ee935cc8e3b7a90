import type { Context } from '#server/db/context.ts';
import { paymentDecision } from '@sangamam/contract/ledger/decisions/payment-decisions';
import { heldIn } from '@sangamam/contract/ledger/entries/ledger';
import type { RemainingBooking as WireBooking } from '@sangamam/contract/bank/statements/import-endpoints';

import { decisionFactsOf } from '#server/features/ledger/payment-facts.ts';
import { listOrderNames } from './statement-read-model.ts';
import type { RemainingBooking } from './reverse-booking.ts';

/** Bookings that stay when an import is taken back, each with its payment and whether that can be reversed. */
export async function presentRemainingBookings(
  ctx: Context,
  kept: readonly RemainingBooking[],
): Promise<WireBooking[]> {
  const names = await listOrderNames(ctx.db, [...new Set(kept.map(({ locked }) => locked.order.id))]);
  return kept.map(({ allocation, message, locked }) => {
    const { payment, order, entries } = locked;
    const facts = decisionFactsOf(locked);
    return {
      amount: allocation.amount,
      message,
      payment: {
        _id: payment.id,
        orderId: order.id,
        tmpConvRegNo: order.tempNumber,
        registrantName: names.find(({ orderId }) => orderId === order.id)?.registrantName ?? '',
        method: payment.method,
        state: payment.state,
        currency: payment.currency,
        dueAmount: payment.dueAmount,
        heldAmount: heldIn(entries),
        orderIsActive: facts.orderIsActive,
      },
      canReverse: paymentDecision('reverse', facts).outcome === 'possible',
    };
  });
}
