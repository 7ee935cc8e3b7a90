import type { NeedGroup } from '@sangamam/contract/people/cards/card';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orderParticipants, orders, personCards, travelLegs } from '#server/db/schema/schema.ts';

import { attends, cardOfParticipant, hasNote } from './card-read-model.ts';

const arrival = alias(travelLegs, 'arrival');
const departure = alias(travelLegs, 'departure');
const arrives = sql`(${arrival.date} + coalesce(${arrival.time}, '00:00'))`;
const leaves = sql`(${departure.date} + coalesce(${departure.time}, '23:59'))`;
const served = sql`((meal ->> 'day')::date + (meal ->> 'time')::time)`;

/**
 * Whether somebody is there when a meal is served, by the travel plan. Without one, or with one that ends before it begins,
 * everybody is there all the time.
 */
const isThere = sql`(coalesce(${leaves} < ${arrives}, false)
  or (coalesce(${arrives} <= ${served}, true) and coalesce(${leaves} >= ${served}, true)))`;

/** How many eat at each meal, by its place in the list, how many of them have a card, and told something in words. */
export function countMeals(db: Executor, conventionId: string) {
  return db
    .select({
      place: sql<number>`(place - 1)::int`,
      people: sql<number>`count(*)::int`,
      cards: sql<number>`count(${personCards.id})::int`,
      foodNotes: sql<number>`(count(*) filter (where ${hasNote('foodNote')}))::int`,
    })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .leftJoin(arrival, and(eq(arrival.orderId, orders.id), eq(arrival.direction, 'ARRIVAL')))
    .leftJoin(departure, and(eq(departure.orderId, orders.id), eq(departure.direction, 'DEPARTURE')))
    .leftJoin(personCards, cardOfParticipant)
    .crossJoin(sql`jsonb_array_elements(${conventions.meals}) with ordinality as served(meal, place)`)
    .where(and(attends(conventionId), isThere))
    .groupBy(sql`place`);
}

/** How many who eat at each meal have each need. */
export function countMealNeeds(db: Executor, conventionId: string, group: Exclude<NeedGroup, 'accessNeeds'>) {
  return db
    .select({
      place: sql<number>`(place - 1)::int`,
      need: sql<string>`need`,
      count: sql<number>`count(*)::int`,
    })
    .from(personCards)
    .innerJoin(orderParticipants, cardOfParticipant)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .leftJoin(arrival, and(eq(arrival.orderId, orders.id), eq(arrival.direction, 'ARRIVAL')))
    .leftJoin(departure, and(eq(departure.orderId, orders.id), eq(departure.direction, 'DEPARTURE')))
    .crossJoin(sql`jsonb_array_elements(${conventions.meals}) with ordinality as served(meal, place)`)
    .crossJoin(sql`unnest(${personCards[group]}) as need`)
    .where(and(attends(conventionId), isThere))
    .groupBy(sql`place`, sql`need`);
}
