import { accessNeeds, allergies, diets } from '@sangamam/contract/people/cards/card';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { conventions, orders } from '#server/db/schema/schema.ts';
import { holdsCapacity } from '#server/features/orders/order/order-facts.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { buildRandomBook } from '#test/payments/random-book.ts';

import { readNeeds } from './needs-of-convention.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
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
type Person = typeof anyPerson extends fc.Arbitrary<infer One> ? One : never;

/** Adds people to an order as it was submitted, with their cards. */
async function addPeople(orderId: string, people: readonly Person[]): Promise<void> {
  await t.database.pool.query(
    `with wanted as (
       select gen_random_uuid() as id, one from jsonb_array_elements($2::jsonb) as one
     ), person as (
       insert into people (id, first_name, last_name, dob)
       select id, 'A', 'B', (one ->> 'dob')::date from wanted returning id
     ), member as (
       insert into order_participants (order_id, person_id, relationship, selected, frozen)
       select $1, wanted.id, 'SON', (one ->> 'selected')::boolean, jsonb_build_object('dob', one ->> 'dob')
       from wanted join person using (id) returning person_id
     )
     insert into person_cards (id, order_id, person_id, diets, allergies, access_needs, food_note, access_note,
       may_photograph, may_print, confirmed_at)
     select gen_random_uuid(), $1, wanted.id, texts(one -> 'card' -> 'diets'), texts(one -> 'card' -> 'allergies'),
       texts(one -> 'card' -> 'accessNeeds'), one -> 'card' ->> 'foodNote', one -> 'card' ->> 'accessNote',
       (one -> 'card' ->> 'mayPhotograph')::boolean, (one -> 'card' ->> 'mayPrint')::boolean, now()
     from wanted join member on member.person_id = wanted.id where one -> 'card' <> 'null'::jsonb`,
    [orderId, JSON.stringify(people)],
  );
}

it('the sheet of the kitchen equals the sum over the people who attend, in drawn conventions of any state', async () => {
  await t.database.pool.query(
    `create function texts(jsonb) returns text[] language sql immutable
     as $$ select coalesce(array_agg(value), '{}') from jsonb_array_elements_text($1) as value $$`,
  );
  for (const seed of [1, 2, 3, 4]) {
    const { conventionId } = await buildRandomBook(t, { seed, families: 50 });
    await t.database.db
      .update(conventions)
      .set({ startDate: '2027-08-06', endDate: '2027-08-09' })
      .where(eq(conventions.id, conventionId));
    const all = await t.database.db.select().from(orders).where(eq(orders.conventionId, conventionId));
    const drawn = fc.sample(fc.array(anyPerson, { maxLength: 5 }), { seed, numRuns: all.length });
    for (const [index, { id }] of all.entries()) await addPeople(id, drawn[index] ?? []);

    const attending = all.flatMap((order, index) =>
      holdsCapacity(order) ? (drawn[index] ?? []).filter(({ selected }) => selected) : [],
    );
    const cards = attending.map(({ card }) => card).filter((card) => card !== null);
    const each = (values: readonly string[], of: (card: (typeof cards)[number]) => readonly string[]) =>
      Object.fromEntries(
        values.map((value) => [value, cards.filter((card) => of(card).includes(value)).length]),
      );
    const refused = (question: 'mayPhotograph' | 'mayPrint') =>
      attending.filter(({ card, dob }) =>
        card === null ? dob !== '1980-01-01' && dob !== '2009-08-06' : !card[question],
      ).length;
    expect(cards.length).toBeGreaterThan(0);
    expect(await readNeeds(t.ctx, conventionId)).toEqual({
      people: attending.length,
      cards: cards.length,
      diets: each(diets, (card) => card.diets),
      allergies: each(allergies, (card) => card.allergies),
      accessNeeds: each(accessNeeds, (card) => card.accessNeeds),
      foodNotes: cards.filter(({ foodNote }) => foodNote !== '').length,
      accessNotes: cards.filter(({ accessNote }) => accessNote !== '').length,
      notPhotographed: refused('mayPhotograph'),
      notPrinted: refused('mayPrint'),
    });
  }
});
