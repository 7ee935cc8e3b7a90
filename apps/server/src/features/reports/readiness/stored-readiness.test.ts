import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import type pg from 'pg';
import { sql as statement } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { readinessDifferenceOf } from '#test/readiness-difference.ts';

import { computedFacts } from './computed-facts-read-model.ts';
import { refreshReadiness } from './refresh-readiness.ts';

let t: TestApp;
/** Rows by the names that the statements of this file have for them. */
let ids: Record<string, string>;
let clients: [pg.PoolClient, pg.PoolClient];

const files = ['fullForm', 'fullPicture', 'bareForm', 'barePicture'];
const names = [
  'full',
  'bare',
  'child',
  'new',
  'fullMinor',
  'fullAdult',
  'bareMinor',
  'always',
  'later',
  'payment',
  ...files,
];

/**
 * A registration with everything, one with nothing, which have an adult and a minor each, and an add-on order of the second.
 * `:name` stands for an id.
 */
const world = `
  insert into orders (id, user_id, convention_id, package_id, temp_number, registration_status, payment_status, currency, net_price,
      cad_net_price, submitted_at) values
    (:full, :fullUser, :convention, :package, 'T1', 'REG_APPROVED', 'PAYMENT_RECEIVED', 'USD', 1000, 1000, now()),
    (:bare, :bareUser, :convention, :package, 'T2', 'PENDING_REG_APPROVAL', null, 'USD', 1000, 1000, now());
  insert into orders (id, user_id, convention_id, parent_order_id, temp_number, registration_status, currency, net_price, cad_net_price,
      submitted_at) values (:child, :bareUser, :convention, :bare, 'T3', 'PENDING_REG_APPROVAL', 'USD', 0, 0, now());
  insert into people (id, first_name, last_name, dob) values (:fullMinor, 'B', 'Full', '2020-01-01'),
    (:fullAdult, 'C', 'Full', '1980-01-01'), (:bareMinor, 'B', 'Bare', '2020-01-01');
  insert into order_participants (order_id, person_id, relationship, selected, frozen) values
    (:full, :fullPerson, 'SELF', true, '{"dob": "1980-01-01"}'), (:full, :fullMinor, 'SON', true, '{"dob": "2020-01-01"}'),
    (:full, :fullAdult, 'SPOUSE', false, '{"dob": "1980-01-01"}'),
    (:bare, :barePerson, 'SELF', true, '{"dob": "1980-01-01"}'), (:bare, :bareMinor, 'SON', true, '{"dob": "2020-01-01"}');
  insert into files (id, kind, storage_key, file_name, content_type, byte_size, sha256, order_id)
    select id, kind, gen_random_uuid(), 'x.png', 'image/png', 1, '', order_id from (values
      (:fullForm, 'CONSENT_FORM', :full), (:bareForm, 'CONSENT_FORM', :bare),
      (:fullPicture, 'FAMILY_PICTURE', :full), (:barePicture, 'FAMILY_PICTURE', :bare)) as file(id, kind, order_id);
  insert into convention_questions (id, convention_id, kind, asked_of, text_en, required, asked_from) values
    (:always, :convention, 'YES_NO', 'FAMILY', 'A bus?', true, null), (:later, :convention, 'YES_NO', 'FAMILY', 'A boat?', true, '2099-01-01');
  insert into convention_answers (id, question_id, order_id, said_yes, answered_at)
    values (gen_random_uuid(), :always, :full, true, now());
  insert into consents (id, order_id, file_id, minor_id, responsible_id, state)
    values (gen_random_uuid(), :full, :fullForm, :fullMinor, :fullPerson, 'ACCEPTED');
  insert into person_cards (id, order_id, person_id, may_photograph, may_print, confirmed_at) values
    (gen_random_uuid(), :full, :fullPerson, true, true, now()), (gen_random_uuid(), :full, :fullMinor, true, true, now());
  insert into family_pictures (order_id, file_id) values (:full, :fullPicture);
  insert into travel_legs (order_id, direction, transportation_required) values (:full, 'ARRIVAL', false), (:full, 'DEPARTURE', false);
  insert into hotel_stays (order_id, confirmation_number) values (:full, 'H1');
  insert into registration_questions (id, order_id, asked_by, question, waits_until, token_expires_at)
    values (gen_random_uuid(), :full, :fullUser, 'Which parish?', now() + interval '5 days', now());
  insert into payments (id, order_id, method, state, currency, net_amount, fee_amount, due_amount, due_date)
    values (:payment, :full, 'CHASE', 'PAYMENT_RECEIVED', 'USD', 1000, 0, 1000, '2099-01-01');
  insert into payment_entries (payment_id, kind, amount) values (:payment, 'RECEIVED', 1000);`;

/** Changes of each table that facts are read from, by the trigger that marks them. Each changes a fact. */
const changes: Record<string, string> = {
  orders_inserted: `insert into orders (id, user_id, convention_id, temp_number) values (:new, :newUser, :convention, 'T4')`,
  orders_updated: `update orders set net_price = 500 where id = :child`,
  orders_deleted: `delete from orders where id = :extra`,
  order_participants_inserted: `insert into order_participants (order_id, person_id, relationship, frozen)
    values (:bare, :fullMinor, 'DAUGHTER', '{"dob": "2020-01-01"}')`,
  order_participants_updated: `update order_participants set selected = false where person_id = :bareMinor`,
  order_participants_deleted: `delete from order_participants where person_id = :bareMinor`,
  person_cards_inserted: `insert into person_cards (id, order_id, person_id, may_photograph, may_print, confirmed_at)
    select gen_random_uuid(), order_id, person_id, true, true, now() from order_participants where order_id = :bare`,
  person_cards_updated: `update person_cards set person_id = :fullAdult where person_id = :fullMinor`,
  person_cards_deleted: `delete from person_cards where person_id = :fullMinor`,
  consents_inserted: `insert into consents (id, order_id, file_id, minor_id, responsible_id)
    values (gen_random_uuid(), :bare, :bareForm, :bareMinor, :barePerson)`,
  consents_updated: `update consents set state = 'RETURNED', reason = 'Not signed' where order_id = :full`,
  consents_deleted: `delete from consents where order_id = :full`,
  convention_answers_inserted: `insert into convention_answers (id, question_id, order_id, said_yes, answered_at)
    values (gen_random_uuid(), :always, :bare, true, now())`,
  convention_answers_updated: `update convention_answers set order_id = :bare where order_id = :full`,
  convention_answers_deleted: `delete from convention_answers where order_id = :full`,
  family_pictures_inserted: `insert into family_pictures (order_id, file_id) values (:bare, :barePicture)`,
  family_pictures_updated: `update family_pictures set state = 'HIDDEN', reason = 'Too dark' where order_id = :full`,
  family_pictures_deleted: `delete from family_pictures where order_id = :full`,
  travel_legs_inserted: `insert into travel_legs (order_id, direction, transportation_required)
    values (:bare, 'ARRIVAL', false), (:bare, 'DEPARTURE', false)`,
  travel_legs_updated: `update travel_legs set order_id = :bare where order_id = :full`,
  travel_legs_deleted: `delete from travel_legs where order_id = :full and direction = 'ARRIVAL'`,
  hotel_stays_inserted: `insert into hotel_stays (order_id, needs_room) values (:bare, false)`,
  hotel_stays_updated: `update hotel_stays set confirmation_number = null where order_id = :full`,
  hotel_stays_deleted: `delete from hotel_stays where order_id = :full`,
  registration_questions_inserted: `insert into registration_questions (id, order_id, asked_by, question, waits_until, token_expires_at)
    values (gen_random_uuid(), :bare, :bareUser, 'Which parish?', now(), now())`,
  registration_questions_updated: `update registration_questions set answered_at = now() where order_id = :full`,
  registration_questions_deleted: `delete from registration_questions where order_id = :full`,
  payments_updated: `insert into payment_entries (payment_id, kind, amount) values (:payment, 'CORRECTED', -100)`,
  conventions_updated: `update conventions set start_date = '1990-01-01' where id = :convention`,
  packages_updated: `update packages set includes_room = false where id = :package`,
  convention_questions_inserted: `insert into convention_questions (id, convention_id, kind, asked_of, text_en, required)
    values (gen_random_uuid(), :convention, 'YES_NO', 'FAMILY', 'A train?', true)`,
  convention_questions_updated: `update convention_questions set required = false where id = :always`,
  convention_questions_deleted: `delete from convention_questions where id = :later`,
};

/** Changes of facts that other triggers see already, or that the database refuses. */
const seenByOthers = {
  payments_inserted: 'a new payment holds nothing yet',
  payments_deleted: 'a payment has entries, which are never deleted',
};

type Client = Pick<pg.PoolClient, 'query'>;
const run = (client: Client, text: string) =>
  client.query(text.replaceAll(/(?<!:):([a-zA-Z]+)/gu, (_, name: string) => `'${ids[name] ?? name}'::uuid`));
const differences = async (client: Client = t.database.pool) =>
  (await client.query<Record<string, unknown>>(readinessDifferenceOf(ids['convention'] ?? ''))).rows;
const marks = async (client: Client = t.database.pool) =>
  Number((await client.query<{ count: string }>('select count(*) from stale_readiness')).rows[0]?.count);

beforeAll(async () => {
  t = await buildTestApp();
  clients = [await t.database.pool.connect(), await t.database.pool.connect()];
});
beforeEach(async () => {
  const { id: convention } = await buildConvention(t.ctx);
  ids = { convention, ...Object.fromEntries([...names, 'extra'].map((name) => [name, randomUUID()])) };
  for (const [name, includesRoom] of [
    ['package', true],
    ['day', false],
  ] as const)
    ids[name] = (await buildPackage(t.ctx, { conventionId: convention, name, includesRoom })).id;
  for (const family of ['full', 'bare', 'new', 'extra']) {
    const { userId, personId } = await buildUser(t.ctx, { firstName: 'Anna', lastName: family });
    Object.assign(ids, { [`${family}User`]: userId, [`${family}Person`]: personId });
  }
  await run(t.database.pool, world);
  await run(
    t.database.pool,
    `insert into orders (id, user_id, convention_id, temp_number) values (:extra, :extraUser, :convention, 'T5')`,
  );
  await refreshReadiness(t.ctx);
});
afterEach(async () => {
  for (const client of clients) await client.query('rollback');
  // The numbers of orders are free for the next test.
  await t.database.pool.query(`update orders set temp_number = id::text where length(temp_number) < 10`);
});
afterAll(async () => {
  for (const client of clients) client.release();
  await t.close();
});

describe.each(Object.entries(changes))('%s', (name, change) => {
  const table = name.replace(/_[a-z]+$/u, '');

  it('marks what it changes, in its own transaction', async () => {
    const [client] = clients;
    expect([await marks(), await differences()]).toEqual([0, []]);
    await client.query('begin');
    await run(client, change);
    expect(await marks(client)).toBeGreaterThan(0);
    expect(await differences(client)).toEqual([]);
    expect([await marks(), await differences()]).toEqual([0, []]);
    await client.query('commit');
    expect(await differences()).toEqual([]);
    await refreshReadiness(t.ctx);
    expect([await marks(), await differences()]).toEqual([0, []]);
  });

  it('would be missed without its trigger', async () => {
    const [client] = clients;
    await client.query(`begin; alter table ${table} disable trigger ${name}_mark_readiness`);
    await run(client, change);
    expect(await differences(client)).not.toEqual([]);
  });
});

it('every table and column that facts are read from is marked by a trigger', async () => {
  const [client] = clients;
  const { sql } = new PgDialect().sqlToQuery(computedFacts(statement`true`));
  await client.query(`begin; create temp view facts as ${sql}`);
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name::text) as columns
     from information_schema.view_column_usage where view_name = 'facts' group by 1 order by 1`,
  );
  const { rows: triggers } = await client.query<{ table: string; name: string; source: string }>(
    `select tgrelid::regclass::text as table, tgname as name, prosrc as source from pg_trigger join pg_proc p on p.oid = tgfoid
     where tgname like '%_mark_readiness' order by tgname`,
  );
  const marked = triggers.map(({ name }) => name.replace('_mark_readiness', ''));
  expect(marked).toEqual(Object.keys({ ...changes, ...seenByOthers }).toSorted());
  // A convention has no registrations before it is there, nor a package.
  const ofConventions = new Set(['conventions', 'packages']);
  const events = (table: string) =>
    ofConventions.has(table) ? ['updated'] : ['deleted', 'inserted', 'updated'];
  expect(marked).toEqual(
    rows.flatMap(({ table }) => events(table).map((event) => `${table}_${event}`)).toSorted(),
  );
  // Those that mark a whole convention do so only for columns that they name.
  for (const table of [...ofConventions, 'convention_questions']) {
    const source = triggers.find(({ name }) => name === `${table}_updated_mark_readiness`)?.source ?? '';
    const named = new Set([...source.matchAll(/\bb\.([a-z_]+)/gu)].map(([, column = '']) => column));
    const read = rows.find((row) => row.table === table)?.columns.filter((column) => column !== 'id');
    expect([table, [...named].filter((column) => column !== 'id').toSorted()]).toEqual([table, read]);
  }
});

describe('while a change is not committed', () => {
  it('refreshing stores what is there without it, and keeps its mark', async () => {
    const [client] = clients;
    await client.query('begin');
    await run(client, `delete from travel_legs where order_id = :full`);
    await run(t.database.pool, `update hotel_stays set confirmation_number = null where order_id = :full`);
    expect(await refreshReadiness(t.ctx)).toBe(1);
    expect([await marks(), await differences()]).toEqual([0, []]);
    await client.query('commit');
    expect([await marks(), await differences()]).toEqual([1, []]);
  });

  it('a registration that is stored meanwhile gets the change of its package', async () => {
    const [client] = clients;
    await client.query('begin');
    await run(client, `update packages set includes_room = true where id = :day`);
    await run(t.database.pool, `update orders set package_id = :day where id = :bare`);
    expect(await refreshReadiness(t.ctx)).toBe(1);
    await client.query('commit');
    expect(await differences()).toEqual([]);
    expect(await refreshReadiness(t.ctx)).toBe(3);
    expect([await marks(), await differences()]).toEqual([0, []]);
  });

  it('of two that refresh only one does', async () => {
    const [client] = clients;
    await run(t.database.pool, `delete from travel_legs where order_id = :full`);
    await client.query(`begin; select pg_advisory_xact_lock(hashtext('sangamam.readiness'))`);
    expect([await refreshReadiness(t.ctx), await marks(), await differences()]).toEqual([0, 1, []]);
    await client.query('commit');
    expect([await refreshReadiness(t.ctx), await marks(), await differences()]).toEqual([1, 0, []]);
  });
});

/** What two processes do: each keeps to its own tables, so that neither waits for the other. */
const ofFirst = [
  `update orders set registration_status = 'REG_APPROVED' where id = :family`,
  `update orders set payment_status = 'PAYMENT_APPROVED' where id = :family`,
  `update orders set payment_status = 'PAYMENT_RECEIVED' where id = :family`,
  `update orders set registration_status = 'REG_REJECTED' where id = :family`,
  `update orders set cancelled_at = case when cancelled_at is null then now() end where id = :family`,
  `update orders set package_id = :day where id = :family`,
  `update orders set package_id = :package where id = :family`,
  `update orders set net_price = 500 - net_price where id = :child`,
  `update orders set parent_order_id = :family where id = :child`,
  `insert into payment_entries (payment_id, kind, amount) values (:payment, 'CORRECTED', -100)`,
  `update payments set state = 'PAYMENT_DECLINED' where id = :payment`,
  `update conventions set start_date = '2039-01-01', end_date = '2039-01-02', convention_deadline = '2039-01-01' where id = :convention`,
  `update registration_questions set closed_at = now() where order_id = :family`,
];
const ofSecond = [
  `update order_participants set selected = not selected where order_id = :family and relationship = 'SON'`,
  `delete from order_participants where order_id = :family and relationship = 'SON'`,
  `insert into person_cards (id, order_id, person_id, may_photograph, may_print, confirmed_at)
    select gen_random_uuid(), order_id, person_id, true, true, now() from order_participants where order_id = :family
    on conflict do nothing`,
  `delete from person_cards where order_id = :family`,
  `insert into convention_answers (id, question_id, order_id, said_yes, answered_at)
    values (gen_random_uuid(), :always, :family, true, now()) on conflict do nothing`,
  `delete from convention_answers where order_id = :family`,
  `update convention_questions set required = not required where id = :always`,
  `update packages set includes_room = not includes_room where id = :package`,
  `update packages set includes_room = not includes_room where id = :day`,
  `update consents set state = 'SENT' where order_id = :family`,
  `delete from consents where order_id = :family`,
  `delete from family_pictures where order_id = :family`,
  `insert into travel_legs (order_id, direction, transportation_required) values (:family, 'ARRIVAL', false) on conflict do nothing`,
  `insert into travel_legs (order_id, direction, transportation_required) values (:family, 'DEPARTURE', false) on conflict do nothing`,
  `delete from travel_legs where order_id = :family and direction = 'ARRIVAL'`,
  `insert into hotel_stays (order_id, needs_room) values (:family, false)
    on conflict (order_id) do update set needs_room = not hotel_stays.needs_room`,
  `delete from hotel_stays where order_id = :family`,
];
const family = fc.constantFrom('full', 'bare');
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ who: fc.constant(0 as const), does: fc.constantFrom(...ofFirst), family }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ who: fc.constant(1 as const), does: fc.constantFrom(...ofSecond), family }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      who: fc.constantFrom(0 as const, 1 as const),
      does: fc.constantFrom('commit', 'rollback', 'commit'),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ does: 'refresh' }) },
);

it('whatever two processes write, and whenever it is refreshed, what is read is what computing says', async () => {
  const found = { stored: 0, marked: 0 };
  const history = fc.array(step, { minLength: 20, maxLength: 40, size: 'max' });
  for (const [seed, steps] of fc.sample(history, { seed: 20_261_129, numRuns: 20 }).entries()) {
    for (const client of clients) await client.query('begin');
    for (const [place, one] of steps.entries()) {
      const client = 'who' in one ? clients[one.who] : t.database.pool;
      if (!('who' in one)) await refreshReadiness(t.ctx);
      else if ('family' in one) await run(client, one.does.replaceAll(':family', `:${one.family}`));
      else await client.query(`${one.does}; begin`);
      expect([seed, place, one, await differences(client)]).toEqual([seed, place, one, []]);
      found[(await marks()) === 0 ? 'stored' : 'marked'] += 1;
    }
    for (const client of clients) await client.query('commit');
    expect([seed, await differences()]).toEqual([seed, []]);
  }
  expect(Math.min(found.stored, found.marked)).toBeGreaterThan(50);
});
