import type { Context } from '#server/db/context.ts';
import {
  approveRegistration,
  cancelRegistration,
  rejectRegistration,
} from '#server/features/orders/decisions/decide-registration.ts';
import { submitForApprovalById } from '#server/features/orders/submission/submit-for-approval.ts';
import {
  approvePayment,
  declinePayment,
  receivePayment,
} from '#server/features/ledger/decisions/decide-payment.ts';
import { findOpenPayment, type PaymentRow } from '#server/features/ledger/payment-repository.ts';
import { reportPayment } from '#server/features/collection/reporting/report-payment.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { daysBefore } from './clock.ts';
import type { OrderEvent } from './order-events.ts';

/** The actors in the events of an order. */
export interface EventActors {
  registrant: Actor;
  registrar: Actor;
  treasurer: Actor;
}

/** Applies events to an order one by one, each on its day and with the use case of the screens. */
export async function applyOrderEvents(
  ctx: Context,
  orderId: string,
  actors: EventActors,
  events: readonly OrderEvent[],
): Promise<void> {
  for (const [index, event] of events.entries()) {
    // Events on the same day are an hour apart.
    const { daysAgo = 0 } = event;
    await apply(daysBefore(ctx, Math.max(0, daysAgo - (index + 1) / 24)), orderId, actors, event);
  }
}

async function apply(
  ctx: Context,
  orderId: string,
  actors: EventActors,
  event: OrderEvent,
): Promise<unknown> {
  const { registrant, registrar, treasurer } = actors;
  switch (event.does) {
    case 'submit':
      return submitForApprovalById(ctx, registrant, orderId, {});
    case 'approve':
      return approveRegistration(ctx, registrar, orderId);
    case 'reject':
      return rejectRegistration(ctx, registrar, orderId, event.reason);
    case 'cancel':
      return cancelRegistration(ctx, registrar, orderId, event.reason);
    case 'pay-by-zelle':
      return reportPayment(ctx, registrant, { orderId, method: 'CHASE', payerEmail: event.from });
    case 'pay-by-cheque':
      return reportPayment(ctx, registrant, { orderId, method: 'CHEQUE' });
    case 'receive-money': {
      const { id, dueAmount } = await openPayment(ctx, orderId);
      const amount = dueAmount - (event.short ?? 0);
      return receivePayment(ctx, treasurer, id, { amount, reference: event.reference, receivedBefore: 0 });
    }
    case 'approve-payment':
      return approvePayment(ctx, treasurer, (await openPayment(ctx, orderId)).id, undefined);
    case 'decline-payment':
      return declinePayment(ctx, treasurer, (await openPayment(ctx, orderId)).id, event.reason);
  }
}

async function openPayment(ctx: Context, orderId: string): Promise<PaymentRow> {
  const payment = await findOpenPayment(ctx.db, orderId);
  if (!payment) throw new Error(`Nobody has reported a payment for order ${orderId}`);
  return payment;
}
