import { orderStatus, type OrderStatus } from '@sangamam/contract/orders/order-status';

import type { Context } from '#server/db/context.ts';

import { countByFacts, countWaitingForFamily, sumMoney } from './registration-count-read-model.ts';

/** A number of orders, and since when the oldest of them has been waiting. */
export interface Queue {
  count: number;
  oldest: Date | null;
}

/** The orders of the list of registrations by their status, rejected ones apart; of one convention or of all. */
export async function countRegistrations(
  ctx: Context,
  conventionId: string | undefined,
): Promise<Record<OrderStatus | 'REJECTED' | 'TO_DECIDE' | 'WAITING_FOR_FAMILY', Queue>> {
  const none = (): Queue => ({ count: 0, oldest: null });
  const queues = {
    INCOMPLETE: none(),
    SUBMITTED: none(),
    PAYMENT_NOT_DONE: none(),
    PENDING_FOR_APPROVAL: none(),
    CANCELLED: none(),
    CONFIRMED: none(),
    REJECTED: none(),
    TO_DECIDE: none(),
    WAITING_FOR_FAMILY: {
      ...none(),
      count: await countWaitingForFamily(ctx.db, { conventionId, now: ctx.now() }),
    },
  };
  const counted = await countByFacts(ctx.db, { conventionId, now: ctx.now() });
  for (const { isFree, count, waiting, oldest, ...facts } of counted) {
    const status = orderStatus({ ...facts, net: isFree ? 0 : 1 });
    const isRejected = status !== 'CANCELLED' && facts.registrationStatus === 'REG_REJECTED';
    add(queues[isRejected ? 'REJECTED' : status], { count, oldest });
    if (status !== 'CANCELLED' && facts.registrationStatus === 'PENDING_REG_APPROVAL')
      add(queues.TO_DECIDE, { count: count - waiting, oldest });
  }
  return queues;
}

function add(queue: Queue, { count, oldest }: Queue): void {
  queue.count += count;
  if (oldest !== null && (queue.oldest === null || oldest < queue.oldest)) queue.oldest = oldest;
}

/** What active registrations and add-on orders cost, and what came of it, by currency. */
export function readMoneyTotals(ctx: Context, conventionId: string | undefined) {
  return sumMoney(ctx.db, conventionId);
}
