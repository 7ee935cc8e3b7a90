import { settleEvents } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { buildArrivalDesk, type ArrivalDesk } from '#test/fixtures/arrivals.ts';
import { statementsOf } from '#test/statements-of.ts';

let t: TestApp;
let a: ArrivalDesk;

beforeAll(async () => {
  t = await buildTestApp();
  a = await buildArrivalDesk(t);
});
afterAll(() => t.close());

/** Checks in as many people of a new family in one call. */
async function checkIn(people: 1 | 2): Promise<number> {
  const family = await a.confirmed();
  const events = [family.selfId, family.daughterId]
    .slice(0, people)
    .map((personId) => a.eventOf(family, { personId }));
  const body = { desk: 'Desk 1', sentAt: t.clock.now().toISOString(), events };
  return statementsOf(t, () => call(t, settleEvents, { body }, a.desk));
}

it('check-in at the desk sends a fixed number of statements, and one more for each further person', async () => {
  // The first call of a process reads what is kept afterwards.
  await checkIn(1);
  // Exact, so that one more fails here: each costs a round trip to the database.
  expect([await checkIn(1), await checkIn(2)]).toEqual([11, 12]);
});
