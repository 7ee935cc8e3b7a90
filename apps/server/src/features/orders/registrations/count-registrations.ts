import { orderStatus } from '@sangamam/contract/orders/order-status';
import { staffStatus, type StaffStatus } from '@sangamam/contract/orders/staff-status';

import type { Context } from '#server/db/context.ts';

import {
  countByFacts,
  countCancelAsked,
  countWaitingForFamily,
  sumMoney,
} from './registration-count-read-model.ts';

/** A number of orders, and since when the oldest of them has been waiting. */
export interface Queue {
  count: number;
  oldest: Date | null;
}

/**
 * The orders of the list of registrations by what they wait for, of one convention or of all. What waits for its family
 * is not to be decided now.
 */
export async function countRegistrations(
  ctx: Context,
  conventionId: string | undefined,
): Promise<Record<StaffStatus | 'TO_DECIDE' | 'WAITING_FOR_FAMILY' | 'CANCEL_ASKED', Queue>> {
  const none = (): Queue => ({ count: 0, oldest: null });
  const queues = {
    CANCEL_ASKED: await countCancelAsked(ctx.db, conventionId),
    INCOMPLETE: none(),
    TO_BE_DECIDED: none(),
    UNPAID: none(),
    PAYMENT_TO_CHECK: none(),
    CONFIRMED: none(),
    REJECTED: none(),
    CANCELLED: none(),
    WAITING_FOR_FAMILY: {
      ...none(),
      count: await countWaitingForFamily(ctx.db, { conventionId, now: ctx.now() }),
    },
  };
  const counted = await countByFacts(ctx.db, { conventionId, now: ctx.now() });
  for (const { isFree, count, waiting, oldest, ...facts } of counted) {
    const status = staffStatus(orderStatus({ ...facts, net: isFree ? 0 : 1 }), facts.registrationStatus);
    add(queues[status], { count: status === 'TO_BE_DECIDED' ? count - waiting : count, oldest });
  }
  return { ...queues, TO_DECIDE: queues.TO_BE_DECIDED };
}

function add(queue: Queue, { count, oldest }: Queue): void {
  queue.count += count;
  if (oldest !== null && (queue.oldest === null || oldest < queue.oldest)) queue.oldest = oldest;
}

/** What active registrations and add-on orders cost, and what came of it, by currency. */
export function readMoneyTotals(ctx: Context, conventionId: string | undefined) {
  return sumMoney(ctx.db, conventionId);
}
