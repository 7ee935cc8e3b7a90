import { ageGroupOn, ageGroups } from '@sangamam/contract/check-in/age-group';

import type { Context } from '#server/db/context.ts';
import { statusOf } from '#server/features/orders/order/order-facts.ts';

import { eventKey, listLastEvents } from './arrival-repository.ts';
import { requireConvention } from './desk-conventions.ts';
import { listArrivingOrderIds, listRegistrations, listPeopleOfFamilies } from './families-read-model.ts';

/**
 * Who is expected and who is here. Expected are those who attend with a confirmed registration, and who is here.
 *
 * @throws NOT_FOUND when there is no such convention
 */
export async function countArrivals(ctx: Context, conventionId: string) {
  const { startDate } = await requireConvention(ctx, conventionId);
  const ids = await listArrivingOrderIds(ctx.db, conventionId);
  const confirmed = new Set(
    (await listRegistrations(ctx.db, ids))
      .filter(({ order }) => statusOf(order) === 'CONFIRMED')
      .map(({ order }) => order.id),
  );
  const last = await listLastEvents(ctx.db, ids);
  const counted = (await listPeopleOfFamilies(ctx.db, ids)).map((person) => {
    const isHere = last.get(eventKey(person))?.kind === 'ARRIVED';
    return {
      ageGroup: ageGroupOn(person.dob, startDate),
      isHere,
      isExpected: isHere || (person.attending && confirmed.has(person.orderId)),
    };
  });
  const countOf = (people: typeof counted) => ({
    expected: people.filter(({ isExpected }) => isExpected).length,
    here: people.filter(({ isHere }) => isHere).length,
  });
  return {
    ...countOf(counted),
    groups: ageGroups.map((ageGroup) => ({
      ageGroup,
      ...countOf(counted.filter((person) => person.ageGroup === ageGroup)),
    })),
  };
}
