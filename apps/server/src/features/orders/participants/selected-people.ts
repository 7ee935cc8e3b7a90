import type { Context } from '#server/db/context.ts';

import { listOrderPeople, listPeopleOfOrders, type OrderPerson } from './participant-read-model.ts';

/** The people of an order, attending or not, SELF first. */
export function everyoneOfOrder(ctx: Context, orderId: string): Promise<OrderPerson[]> {
  return listOrderPeople(ctx.db, orderId);
}

/** The people of an order who attend. */
export async function selectedPeople(ctx: Context, orderId: string): Promise<OrderPerson[]> {
  const people = await listOrderPeople(ctx.db, orderId);
  return people.filter(({ selected }) => selected);
}

/** The people of each of these orders who attend. */
export async function selectedPeopleOfEach(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, OrderPerson[]>> {
  const people = await listPeopleOfOrders(ctx.db, orderIds);
  return new Map(Array.from(people, ([orderId, all]) => [orderId, all.filter(({ selected }) => selected)]));
}

/** Their dates of birth, which decide which packages are offered. */
export async function selectedBirths(ctx: Context, orderId: string): Promise<(string | null)[]> {
  const people = await selectedPeople(ctx, orderId);
  return people.map(({ person }) => person.dob);
}
