import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consentStates } from '@sangamam/contract/documents/consents/consent-decisions';
import {
  minorsOf,
  coveredMinor,
  missingConsents,
  type ConsentOnRecord,
  type ConsentPerson,
} from '@sangamam/contract/documents/consents/missing-consents';
import { familyPictureStates } from '@sangamam/contract/documents/family-picture/family-picture';
import {
  approveRegistration,
  listRegistrations,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { getReadiness } from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';
import {
  readinessActors,
  readinessFilters,
  readinessOf,
  readinessTopics,
  type ReadinessActor,
  type ReadinessFilter,
  type ReadinessItem,
} from '@sangamam/contract/reports/readiness/readiness';
import { getOwnReadiness } from '@sangamam/contract/reports/readiness/readiness-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { participantPayload, startFamily } from '#test/fixtures/registrations.ts';
import { buildPaymentDesk } from '#test/payments/payment-desk.ts';
import { buildRandomBook } from '#test/payments/random-book.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { readinessFactsOf } from './readiness-facts.ts';
import { readinessStates } from './readiness-states-read-model.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const sql = (text: string, values: unknown[] = []) => t.database.pool.query(text, values);
const stateOf = ({ state, actor }: Pick<ReadinessItem, 'state' | 'actor'>) => `${state}:${actor ?? ''}`;

const addTravel = (orderId: string, directions: readonly string[]) =>
  sql(
    `insert into travel_legs (order_id, direction, transportation_required)
     select $1, unnest($2::text[]), false`,
    [orderId, directions],
  );
const addHotel = (orderId: string, number: string | null) =>
  sql('insert into hotel_stays (order_id, confirmation_number) values ($1, $2)', [orderId, number]);
/** A stored file of this kind; its id. */
async function addFile(orderId: string, kind: string): Promise<string> {
  const { rows } = await sql(
    `insert into files (id, kind, storage_key, file_name, content_type, byte_size, sha256, order_id)
     values (gen_random_uuid(), $2, gen_random_uuid(), 'x.png', 'image/png', 1, '', $1) returning id`,
    [orderId, kind],
  );
  return (rows as { id: string }[])[0]?.id ?? '';
}
/** A form of a person; with `minorId` null it names nobody. */
const addConsent = async (
  orderId: string,
  personId: string,
  state: string,
  minorId: string | null = personId,
) =>
  sql(
    `insert into consents (id, order_id, file_id, minor_id, responsible_id, state, reason)
     values (gen_random_uuid(), $1, $2, $5, $3, $4, case when $4 = 'RETURNED' then 'Not signed' end)`,
    [orderId, await addFile(orderId, 'CONSENT_FORM'), personId, state, minorId],
  );
const addCard = (orderId: string, personId: string) =>
  sql(
    `insert into person_cards (id, order_id, person_id, may_photograph, may_print, confirmed_at)
     values (gen_random_uuid(), $1, $2, true, true, now())`,
    [orderId, personId],
  );
/** Everybody who attends. */
const fillInCards = async (orderId: string) => {
  const { rows } = await sql(
    'select person_id as id from order_participants where order_id = $1 and selected',
    [orderId],
  );
  for (const { id } of rows as { id: string }[]) await addCard(orderId, id);
};
const addPicture = async (orderId: string, state: string) =>
  sql(
    `insert into family_pictures (order_id, file_id, state, reason)
     values ($1, $2, $3, case when $3 = 'HIDDEN' then 'Too dark' end)`,
    [orderId, await addFile(orderId, 'FAMILY_PICTURE'), state],
  );

/** A question to the family of an order, and what has become of it. */
const addQuestion = async (orderId: string, became: string) =>
  sql(
    `insert into registration_questions
       (id, order_id, asked_by, question, waits_until, token_expires_at, answered_at, closed_at)
     select gen_random_uuid(), id, user_id, 'Which parish?',
       now() + case when $2 = 'unanswered' then interval '-1 day' else interval '5 days' end, now(),
       case when $2 = 'answered' then now() end, case when $2 = 'closed' then now() end
     from orders where id = $1`,
    [orderId, became],
  );

const anyStay = fc.record({
  isAddonOrder: fc.constantFrom(true, false, false),
  question: fc.constantFrom('none', 'open', 'unanswered', 'answered', 'closed'),
  legs: fc.constantFrom([], ['ARRIVAL'], ['ARRIVAL', 'DEPARTURE']),
  hotel: fc.constantFrom('none', 'H1', null, 'elsewhere'),
  picture: fc.constantFrom('none', ...familyPictureStates),
  people: fc.array(
    fc.record({
      /** The convention begins on 2026-08-06. */
      dob: fc.constantFrom('1980-01-01', '2008-08-06', '2008-08-07', '2020-02-29'),
      selected: fc.constantFrom(true, true, false),
      forms: fc.array(fc.constantFrom(...consentStates), { maxLength: 2 }),
      areNamed: fc.constantFrom(true, true, false),
      hasCard: fc.constantFrom(true, true, false),
    }),
    { maxLength: 3 },
  ),
});

/** Orders in any combination of facts, in conventions with and without pictures, one of which is over. */
async function buildWorld(seed: number) {
  const { conventionId } = await buildRandomBook(t, { seed, families: 120 });
  const { rows } = await sql('select id from orders where convention_id = $1 order by id', [conventionId]);
  const ids = rows.map(({ id }: { id: string }) => id);
  const stays = fc.sample(anyStay, { seed, numRuns: ids.length });
  const parents = ids.filter((_, index) => stays[index]?.isAddonOrder === false);
  for (const [index, orderId] of ids.entries()) {
    const stay = stays[index];
    if (!stay) continue;
    if (stay.isAddonOrder) {
      await sql('update orders set parent_order_id = $2 where id = $1', [
        orderId,
        parents[index % parents.length],
      ]);
      continue;
    }
    await addTravel(orderId, stay.legs);
    if (stay.hotel === 'elsewhere')
      await sql('insert into hotel_stays (order_id, needs_room) values ($1, false)', [orderId]);
    else if (stay.hotel !== 'none') await addHotel(orderId, stay.hotel);
    if (stay.question !== 'none') await addQuestion(orderId, stay.question);
    if (stay.picture !== 'none') await addPicture(orderId, stay.picture);
    for (const { dob, selected, forms, areNamed, hasCard } of stay.people) {
      const { rows } = await sql(
        `with person as (insert into people (id, first_name, last_name, dob)
           values (gen_random_uuid(), 'A', 'B', $2) returning id)
         insert into order_participants (order_id, person_id, relationship, selected, frozen)
         select $1, id, 'SON', $3, jsonb_build_object('dob', $2::text) from person returning person_id as id`,
        [orderId, dob, selected],
      );
      const personId = (rows as { id: string }[])[0]?.id ?? '';
      if (hasCard) await addCard(orderId, personId);
      for (const form of forms) await addConsent(orderId, personId, form, areNamed ? personId : null);
    }
  }
  return conventionId;
}

async function childOf(orderId: string): Promise<string> {
  const { rows } = await sql(
    `select person_id as id from order_participants where order_id = $1 and relationship = 'DAUGHTER'`,
    [orderId],
  );
  return (rows as { id: string }[])[0]?.id ?? '';
}

const openTo = (items: readonly ReadinessItem[], filter: ReadinessFilter, actor?: ReadinessActor) =>
  items.some(
    (item) =>
      (filter === 'ANY' || item.topic === filter) &&
      (actor === undefined ? item.actor !== null : item.actor === actor),
  );

it.each([
  ['collects pictures', 1, true, '2026-08-06', '2099-08-09'],
  ['collects none', 2, false, '2026-08-06', '2099-08-09'],
  ['is over', 3, true, '2020-08-06', '2020-08-09'],
])(
  'the states and lists of a convention that %s are those of the contract',
  async (_name, seed, pictures, starts, ends) => {
    const conventionId = await buildWorld(seed);
    await sql(
      `update conventions set upload_family_picture = $2, start_date = $3, end_date = $4,
         convention_deadline = $3, early_bird_date = $3 where id = $1`,
      [conventionId, pictures, starts, ends],
    );
    const { rows } = await sql('select id from orders where convention_id = $1 and parent_order_id is null', [
      conventionId,
    ]);
    const facts = await readinessFactsOf(
      t.ctx,
      rows.map(({ id }: { id: string }) => id),
    );
    const expected = new Map(
      [...facts].flatMap(([id, one]) => (one.active ? [[id, readinessOf(one)] as const] : [])),
    );

    const states = readinessStates(t.ctx.db, { now: t.ctx.now(), conventionId });
    const stored = await t.ctx.db.select().from(states);
    expect(stored.length).toBe(expected.size);
    for (const row of stored)
      expect([row.orderId, ...readinessTopics.map((topic) => row[topic])]).toEqual([
        row.orderId,
        ...(expected.get(row.orderId) ?? []).map(stateOf),
      ]);

    expect(stored.map(({ APPROVAL }) => APPROVAL)).toContain('TO_DO:FAMILY');

    const registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
    for (const open of readinessFilters)
      for (const openFor of [undefined, ...readinessActors]) {
        const query = { conventionId, open, ...(openFor && { openFor }), pageSize: '100' };
        const { data } = await call(t, listRegistrations, { query }, registrar);
        const wanted = [...expected].filter(([, items]) => openTo(items, open, openFor)).map(([id]) => id);
        const found = data.docs.map(({ _id }) => _id).toSorted();
        expect([open, openFor, data.total, found]).toEqual([open, openFor, wanted.length, wanted.toSorted()]);
      }
  },
);

it('the minors without a consent form are those of the contract', async () => {
  const conventionId = await buildWorld(4);
  const startDate = '2026-08-06';
  await sql('update conventions set start_date = $2 where id = $1', [conventionId, startDate]);
  const { rows } = await sql(
    `select o.id, coalesce(jsonb_agg(jsonb_build_object('id', p.person_id, 'attends', p.selected,
        'dob', p.frozen->>'dob')) filter (where p.person_id is not null), '[]') as people,
      (select coalesce(jsonb_agg(jsonb_build_object('minorId', k.minor_id, 'state', k.state)), '[]')
        from consents k where k.order_id = o.id) as consents
     from orders o left join order_participants p on p.order_id = o.id
     where o.convention_id = $1 and o.parent_order_id is null group by o.id`,
    [conventionId],
  );
  const families = rows as { id: string; people: ConsentPerson[]; consents: ConsentOnRecord[] }[];
  const facts = await readinessFactsOf(
    t.ctx,
    families.map(({ id }) => id),
  );
  const found = families.map(({ id }) => facts.get(id)?.consents);
  const expected = families.map(({ people, consents }) => ({
    minors: minorsOf(people, startDate).length,
    missing: missingConsents({ people, consents, startDate }).length,
    toCheck: minorsOf(people, startDate).filter(({ id }) => {
      const own = new Set(
        consents
          .filter((one) => coveredMinor(one, minorsOf(people, startDate)) === id)
          .map(({ state }) => state),
      );
      return own.has('SENT') && !own.has('ACCEPTED');
    }).length,
  }));
  expect(found).toEqual(expected);
  expect(expected.some(({ missing, toCheck }) => missing > 0 && toCheck > 0)).toBe(true);
});

it('a family and the staff read the same steps, from approval to the hotel', async () => {
  const desk = await buildPaymentDesk(t);
  await sql(
    'update conventions set upload_family_picture = true, start_date = $2, end_date = $2 where id = $1',
    [desk.conventionId, addDays(t.ctx.now().toISOString().slice(0, 10), 300)],
  );
  const family = await startFamily(t, desk.conventionId);
  await call(t, addParticipant, { body: participantPayload(family, { dob: '2020-04-09' }) }, family);
  const read = async () => {
    const own = await call(t, getOwnReadiness, desk.at(family), family);
    const staff = await call(t, getReadiness, desk.at(family), desk.treasurer);
    expect(own.data).toEqual(staff.data);
    return own.data.map(stateOf);
  };
  expect(await read()).toEqual([]);

  await call(t, selectPackage, { query: { ...family.of, packageId: desk.packageId } }, family);
  await call(t, submitForApproval, { query: family.of, body: {} }, family);
  expect(await read()).toEqual([
    'WAITING:REGISTRAR',
    'WAITING:',
    'TO_DO:FAMILY',
    'WAITING:',
    'WAITING:',
    'WAITING:',
    'WAITING:',
  ]);

  await call(t, approveRegistration, desk.at(family), desk.registrar);
  const { data } = await call(t, getOwnReadiness, desk.at(family), family);
  expect([data[1]?.topic, data[1]?.state]).toEqual(['MONEY', 'TO_DO']);
  expect(data[1]?.by).toMatch(/^\d{4}-\d\d-\d\d$/u);

  await desk.reports(family);
  expect((await read())[1]).toBe('WAITING:TREASURER');
  await desk.receives(family, 1_000);
  await desk.approves(family);
  expect((await read()).slice(3)).toEqual([
    'TO_DO:FAMILY',
    'TO_DO:FAMILY',
    'TO_DO:FAMILY',
    'WAITING:HOSPITALITY',
  ]);

  await addTravel(family.orderId, ['ARRIVAL', 'DEPARTURE']);
  await addHotel(family.orderId, 'H-1');
  await addPicture(family.orderId, 'SENT');
  await addConsent(family.orderId, await childOf(family.orderId), 'ACCEPTED');
  await fillInCards(family.orderId);
  expect(await read()).toEqual(['DONE:', 'DONE:', 'DONE:', 'DONE:', 'DONE:', 'DONE:', 'DONE:']);

  await desk.cancels(family);
  expect(await read()).toEqual([]);
});

it('a picture that staff hid is no picture: the family sends another', async () => {
  const desk = await buildPaymentDesk(t);
  await sql(
    'update conventions set upload_family_picture = true, start_date = $2, end_date = $2 where id = $1',
    [desk.conventionId, addDays(t.ctx.now().toISOString().slice(0, 10), 300)],
  );
  const family = await desk.confirmedFamily();
  await addPicture(family.orderId, 'HIDDEN');
  const picture = async () =>
    (await call(t, getOwnReadiness, desk.at(family), family)).data.find(({ topic }) => topic === 'PICTURE');
  expect(await picture()).toMatchObject({ state: 'TO_DO', actor: 'FAMILY' });
  await sql(`update family_pictures set state = 'SENT', reason = null where order_id = $1`, [family.orderId]);
  expect(await picture()).toMatchObject({ state: 'DONE', actor: null });
});
