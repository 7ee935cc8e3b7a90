import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { stepBefore } from '#test/database/earlier-steps.ts';
import { runStatement } from '#test/database/run-statement.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/database/test-database.ts';
import { heldDifference } from '#test/held-difference.ts';

import { migrate } from './migrate.ts';

const [convention, person, user, order, paid, empty] = Array.from({ length: 6 }, () => randomUUID());

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url, { upTo: stepBefore('0029_what-payments-hold') });
  await runStatement(
    database.url,
    `insert into conventions (id, name, start_date, end_date, location, time_zone, convention_deadline)
       values ('${convention}', 'Sangamam', '2026-08-06', '2026-08-09', 'Tampa', 'America/New_York', '2026-07-31');
     insert into people (id, first_name, last_name) values ('${person}', 'Anna', 'Mathew');
     insert into users (id, person_id, type) values ('${user}', '${person}', 'REGISTRANT');
     insert into orders (id, user_id, convention_id, temp_number) values ('${order}', '${user}', '${convention}', 'T1');
     insert into payments (id, order_id, method, state, currency, net_amount, fee_amount, due_amount, due_date) values
       ('${paid}', '${order}', 'CHASE', 'PAYMENT_DECLINED', 'USD', 100, 0, 100, '2026-07-01'),
       ('${empty}', '${order}', 'CHASE', 'PENDING_PAYMENT_APPROVAL', 'USD', 100, 0, 100, '2026-07-01');
     insert into payment_entries (payment_id, kind, amount) values ('${paid}', 'REPORTED', 0), ('${paid}', 'RECEIVED', 80),
       ('${paid}', 'CORRECTED', -5), ('${empty}', 'REPORTED', 0);
     delete from stale_readiness`,
  );
  await migrate(database.url);
});
afterAll(() => database.drop());

it('payments that were there hold the sum of their entries, and nothing has to be computed again', async () => {
  expect(await runStatement(database.url, 'select id, held from payments order by held')).toEqual([
    { id: empty, held: 0 },
    { id: paid, held: 75 },
  ]);
  expect(await runStatement(database.url, heldDifference)).toEqual([]);
  expect(await runStatement(database.url, 'select from stale_readiness')).toEqual([]);
});

it('the version before adds entries that count, too', async () => {
  await runStatement(
    database.url,
    `insert into payment_entries (payment_id, kind, amount) values ('${empty}', 'RECEIVED', 100)`,
  );
  expect(await runStatement(database.url, heldDifference)).toEqual([]);
  expect(await runStatement(database.url, 'select subject_id from stale_readiness')).toEqual([
    { subject_id: order },
  ]);
});
