import { randomUUID } from 'node:crypto';

import { accessNeeds, allergies, diets } from '@sangamam/contract/people/cards/card';
import { needFilters } from '@sangamam/contract/people/cards/card-admin-endpoints';
import { registrationStatuses } from '@sangamam/contract/orders/order-status';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

import { listPeopleWithNeed } from './card-read-model.ts';
import { readMealNeeds } from './needs-of-meals.ts';
import { readNeeds } from './needs-of-convention.ts';

/**
 * How many conventions are drawn; a failure is shrunk to the fewest families and answers that show it. The nightly workflow draws
 * others, and more: HISTORIES_SEED=<number> DRAWN_CONVENTIONS=5000.
 */
const conventionCount = Number(process.env['DRAWN_CONVENTIONS'] ?? 250);
const seed = Number(process.env['HISTORIES_SEED'] ?? 33);
const mostOrders = 8;

let t: TestApp;
/** One for each order of a convention: an account has one registration in it. */
const userIds: string[] = [];
let templateId = '';
beforeAll(async () => {
  t = await buildTestApp();
  for (let at = 0; at < mostOrders; at += 1) userIds.push((await buildUser(t.ctx)).userId);
  const meals = served.map((moment) => {
    const [day = '', time = ''] = moment.split(' ');
    return { name: 'Meal', day, time };
  });
  templateId = (await buildConvention(t.ctx, { startDate: '2027-08-06', meals })).id;
  await t.database.pool.query(
    `create function texts(jsonb) returns text[] language sql immutable
     as $$ select coalesce(array_agg(value), '{}') from jsonb_array_elements_text($1) as value $$`,
  );
});
afterAll(() => t.close());

const some = <Value extends string>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 3 });
const anyPerson = fc.record({
  /** The convention begins on 2027-08-06: the second is grown up that day, the third the day after. */
  dob: fc.constantFrom('1980-01-01', '2009-08-06', '2009-08-07', '2020-02-29', null),
  selected: fc.constantFrom(true, true, true, false),
  card: fc.option(
    fc.record({
      diets: some(diets),
      allergies: some(allergies),
      accessNeeds: some(accessNeeds),
      foodNote: fc.constantFrom('', 'No onions'),
      accessNote: fc.constantFrom('', 'Slow on her feet'),
      mayPhotograph: fc.boolean(),
      mayPrint: fc.boolean(),
    }),
  ),
});
/** Meals of the drawn conventions, served at moments of their four days. */
const served = ['2027-08-06 18:30', '2027-08-07 08:00', '2027-08-07 12:30', '2027-08-09 12:30'];
const anyLeg = fc.option(
  fc.record({
    date: fc.constantFrom('2027-08-05', '2027-08-06', '2027-08-07', '2027-08-08', '2027-08-10', null),
    time: fc.constantFrom('08:00', '12:29', '12:30', '12:31', '23:10', null),
  }),
);
const anyOrder = fc.record({
  arrival: anyLeg,
  departure: anyLeg,
  /** `null` until it is sent. */
  status: fc.constantFrom(...registrationStatuses, ...registrationStatuses, null),
  isCancelled: fc.constantFrom(false, false, false, true),
  /** An add-on order of the first, sent. */
  isAddon: fc.constantFrom(false, false, false, false, true),
  people: fc.array(anyPerson, { maxLength: 6, size: 'max' }),
});
const anyConvention = fc.array(anyOrder, { maxLength: mostOrders, size: 'max' });
type Orders = typeof anyConvention extends fc.Arbitrary<infer Value> ? Value : never;

/** An order as it is stored: the first is never an add-on order, and one of those is always sent. */
const asStored = (orders: Orders) =>
  orders.map(({ isAddon, status, ...order }, at) => {
    const isChild = isAddon && at > 0;
    return { ...order, isChild, status: isChild ? (status ?? 'REG_APPROVED') : status };
  });

/** Stores a convention with its orders, people and cards in one statement. Returns its id. */
async function store(orders: ReturnType<typeof asStored>): Promise<string> {
  const id = randomUUID();
  const ids = orders.map(() => randomUUID());
  const rows = orders.map(({ people, ...order }, at) => ({
    ...order,
    id: ids[at],
    parent: order.isChild ? ids[0] : null,
    user: userIds[at],
    people: people.map((person) => ({ ...person, id: randomUUID() })),
  }));
  await t.database.pool.query(
    `with convention as (
       insert into conventions select (jsonb_populate_record(c, jsonb_build_object('id', $1::text))).*
       from conventions c where c.id = $2
     ), one as (
       select value as o from jsonb_array_elements($3::jsonb)
     ), sent as (
       insert into orders (id, user_id, convention_id, parent_order_id, temp_number, registration_status, submitted_at,
         cancelled_at, currency, net_price, cad_net_price)
       select (o ->> 'id')::uuid, (o ->> 'user')::uuid, $1::uuid, (o ->> 'parent')::uuid, o ->> 'id', o ->> 'status', sent_at,
         case when (o ->> 'isCancelled')::boolean then now() end, case when sent_at is not null then 'USD' end,
         case when sent_at is not null then 0 end, case when sent_at is not null then 0 end
       from one, lateral (select case when o ->> 'status' is not null then now() end as sent_at) s
     ), leg as (
       insert into travel_legs (order_id, direction, transportation_required, date, time)
       select (o ->> 'id')::uuid, direction, false, (o -> lower(direction) ->> 'date')::date,
         (o -> lower(direction) ->> 'time')::time
       from one, unnest('{ARRIVAL,DEPARTURE}'::text[]) as direction where o -> lower(direction) <> 'null'::jsonb
     ), person as (
       select (o ->> 'id')::uuid as order_id, (p ->> 'id')::uuid as id, p, p -> 'card' as card
       from one, jsonb_array_elements(o -> 'people') as p
     ), named as (
       insert into people (id, first_name, last_name, dob) select id, 'A', 'B', (p ->> 'dob')::date from person
     ), member as (
       insert into order_participants (order_id, person_id, relationship, selected, frozen)
       select order_id, id, 'SON', (p ->> 'selected')::boolean, jsonb_build_object('dob', p ->> 'dob') from person
     )
     insert into person_cards (id, order_id, person_id, diets, allergies, access_needs, food_note, access_note,
       may_photograph, may_print, confirmed_at)
     select gen_random_uuid(), order_id, id, texts(card -> 'diets'), texts(card -> 'allergies'),
       texts(card -> 'accessNeeds'), card ->> 'foodNote', card ->> 'accessNote', (card ->> 'mayPhotograph')::boolean,
       (card ->> 'mayPrint')::boolean, now()
     from person where card <> 'null'::jsonb`,
    [id, templateId, JSON.stringify(rows)],
  );
  return id;
}

type Stored = ReturnType<typeof asStored>;

/** The orders whose people attend. */
const attendingOf = (orders: Stored) =>
  orders.filter(
    ({ status, isCancelled, isChild }) =>
      status !== null && status !== 'REG_REJECTED' && !isCancelled && !isChild,
  );

/** What the sheet has to say: the sum over the people who attend, of these orders. */
function sumOf(orders: Stored) {
  const attending = attendingOf(orders).flatMap(({ people }) => people.filter(({ selected }) => selected));
  const cards = attending.map(({ card }) => card).filter((card) => card !== null);
  const each = (values: readonly string[], of: (card: (typeof cards)[number]) => readonly string[]) =>
    Object.fromEntries(
      values.map((value) => [value, cards.filter((card) => of(card).includes(value)).length]),
    );
  const refused = (question: 'mayPhotograph' | 'mayPrint') =>
    attending.filter(({ card, dob }) =>
      card === null ? dob !== '1980-01-01' && dob !== '2009-08-06' : !card[question],
    ).length;
  return {
    people: attending.length,
    cards: cards.length,
    diets: each(diets, (card) => card.diets),
    allergies: each(allergies, (card) => card.allergies),
    accessNeeds: each(accessNeeds, (card) => card.accessNeeds),
    foodNotes: cards.filter(({ foodNote }) => foodNote !== '').length,
    accessNotes: cards.filter(({ accessNote }) => accessNote !== '').length,
    notPhotographed: refused('mayPhotograph'),
    notPrinted: refused('mayPrint'),
  };
}

/** What each meal has to say: the sum over those who are there then, by the travel plan. */
function sumsOfMeals(orders: Stored) {
  return served.map((moment) => {
    const there = orders.filter(({ arrival, departure }) => {
      const arrives = arrival?.date ? `${arrival.date} ${arrival.time ?? '00:00'}` : '';
      const leaves = departure?.date ? `${departure.date} ${departure.time ?? '23:59'}` : '9999';
      return leaves < arrives || (arrives <= moment && moment <= leaves);
    });
    const { people, cards, diets: eaten, allergies: avoided, foodNotes } = sumOf(there);
    return { name: 'Meal', moment, people, cards, diets: eaten, allergies: avoided, foodNotes };
  });
}

it(
  `the sheet of the kitchen equals the sum of persons in ${conventionCount} drawn conventions, by meal and in its list of names, too`,
  async () => {
    let people = 0;
    await fc.assert(
      fc.asyncProperty(anyConvention, fc.constantFrom(...needFilters), async (drawn, need) => {
        const orders = asStored(drawn);
        const conventionId = await store(orders);
        const sheet = await readNeeds(t.ctx, conventionId);
        expect(sheet).toEqual(sumOf(orders));
        const meals = (await readMealNeeds(t.ctx, conventionId)).map(({ name, day, time, ...counted }) => ({
          name,
          moment: `${day} ${time}`,
          ...counted,
        }));
        expect(meals).toEqual(sumsOfMeals(orders));
        const counts: Readonly<Record<string, number>> = {
          ...sheet.diets,
          ...sheet.allergies,
          ...sheet.accessNeeds,
          FOOD_NOTE: sheet.foodNotes,
          ACCESS_NOTE: sheet.accessNotes,
        };
        const { total } = await listPeopleWithNeed(t.ctx.db, { conventionId, need, page: 1, pageSize: 1 });
        expect([need, total]).toEqual([need, counts[need]]);
        people += sheet.people;
      }),
      { seed, numRuns: conventionCount },
    );
    // Not everything that was drawn is empty.
    expect(people).toBeGreaterThan(2 * conventionCount);
  },
  120_000 + conventionCount * 500,
);
