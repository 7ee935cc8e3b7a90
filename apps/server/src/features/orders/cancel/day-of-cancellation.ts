import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import type { Context } from '#server/db/context.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { findLatestCancelRequest } from './cancel-request-repository.ts';

/**
 * The day whose terms count for a cancelled order (`YYYY-MM-DD`): the one on which its family asked for this cancellation, so
 * that nobody pays for the time that staff took, else the one on which it was cancelled. Undefined while it is not cancelled.
 */
export async function dayOfCancellation(
  ctx: Context,
  { id, cancelledAt }: OrderRow,
  timeZone: string,
): Promise<{ day: string; isAsked: boolean } | undefined> {
  if (cancelledAt === null) return undefined;
  const request = await findLatestCancelRequest(ctx.db, id);
  const isAsked = request?.outcome === 'CANCELLED' && request.closedAt?.getTime() === cancelledAt.getTime();
  return { day: calendarDateIn(timeZone, isAsked ? request.askedAt : cancelledAt), isAsked };
}
