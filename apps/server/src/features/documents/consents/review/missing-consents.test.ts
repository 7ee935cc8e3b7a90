import { randomUUID } from 'node:crypto';

import { listMissingConsents } from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import { missingConsents } from '@sangamam/contract/documents/consents/missing-consents';
import { adultAge } from '@sangamam/contract/orders/participants/minors';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { listRegistrationsWithMinors } from '../minors-read-model.ts';
import { ordersMissingConsents } from './read-consents-for-staff.ts';

let t: TestApp;
let registrar: { token: string };
let conventionIds: string[];

const startDate = '2040-08-06';
const birthdays = [
  '1980-01-01',
  `${2040 - adultAge}-08-05`,
  `${2040 - adultAge}-08-06`,
  `${2040 - adultAge}-08-07`,
  '2035-01-01',
  null,
];
const anyFamily = fc.record({
  status: fc.constantFrom('REG_APPROVED', 'REG_APPROVED', 'PENDING_REG_APPROVAL', 'REG_REJECTED'),
  state: fc.constantFrom('active', 'active', 'active', 'cancelled', 'not sent'),
  people: fc.array(fc.record({ attends: fc.boolean(), dob: fc.constantFrom(...birthdays) }), {
    minLength: 1,
    maxLength: 4,
  }),
  forms: fc.array(
    fc.record({
      of: fc.constantFrom(0, 1, 2, 3, null),
      state: fc.constantFrom('SENT', 'ACCEPTED', 'RETURNED', 'RETURNED'),
    }),
    { maxLength: 3 },
  ),
});

type AnyFamily = typeof anyFamily extends fc.Arbitrary<infer Value> ? Value : never;

const run = (text: string, values: unknown[]) => t.database.pool.query(text, values);

beforeAll(async () => {
  t = await buildTestApp();
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  conventionIds = [];
  for (const name of ['Sangamam', 'Sangamam after']) {
    const { id } = await buildConvention(t.ctx, { startDate, name });
    conventionIds.push(id);
  }
  for (const [place, family] of fc.sample(anyFamily, { seed: 191, numRuns: 240 }).entries())
    await insertFamily(conventionIds[place % 2] ?? '', place, family);
});
afterAll(() => t.close());

/** `null` of a form names nobody; of a person it is a date of birth that was erased. */
async function insertFamily(
  conventionId: string,
  place: number,
  { status, state, people, forms }: AnyFamily,
): Promise<void> {
  const { userId } = await buildUser(t.ctx, { firstName: 'Anna', lastName: `Family ${place}` });
  const orderId = randomUUID();
  const members = people.map((person) => ({ id: randomUUID(), ...person }));
  await run(
    `with family as (insert into orders (id, user_id, convention_id, temp_number, registration_status, currency, net_price, cad_net_price, submitted_at, cancelled_at)
        select $1, $2, $3, $4, case when sent then $5 end, case when sent then 'USD' end, case when sent then 100 end,
          case when sent then 130 end, case when sent then now() end, case when $6 = 'cancelled' then now() end from (select $6 <> 'not sent' as sent) x returning id),
      house as (update people set family_name = $7 where id = (select person_id from users where id = $2)),
      member as (insert into people (id, first_name, last_name)
        select m.id, 'Somebody', m.id::text from jsonb_to_recordset($8) as m (id uuid) returning id)
     insert into order_participants (order_id, person_id, relationship, selected, frozen)
     select $1, m.id, 'SON', m.attends, jsonb_build_object('dob', m.dob, 'firstName', 'Child', 'lastName', m.id)
     from jsonb_to_recordset($8) as m (id uuid, attends boolean, dob text)`,
    [
      orderId,
      userId,
      conventionId,
      `T${place}`,
      status,
      state,
      `House ${place % 7}`,
      JSON.stringify(members),
    ],
  );
  for (const form of forms) {
    const minorId = form.of === null ? null : members[form.of]?.id;
    if (minorId === undefined) continue;
    await run(
      `with file as (insert into files (id, kind, storage_key, file_name, content_type, byte_size, sha256, order_id)
         values (gen_random_uuid(), 'CONSENT_FORM', gen_random_uuid(), 'x.png', 'image/png', 1, '', $1) returning id)
       insert into consents (id, order_id, file_id, minor_id, responsible_id, state, reason)
       select gen_random_uuid(), $1, file.id, $2::uuid, $3, $4, case $4 when 'RETURNED' then 'Not signed' end from file`,
      [orderId, minorId, members[0]?.id, form.state],
    );
  }
}

/** Each minor that the contract says lacks consent, in the order of the list. */
async function expected(conventionId?: string): Promise<string[]> {
  const registrations = await listRegistrationsWithMinors(t.ctx.db, { endsFrom: startDate, conventionId });
  return registrations.flatMap((one) =>
    missingConsents(one).map(({ personId, why }) => `${one.order.id} ${personId} ${why}`),
  );
}

it.each(['one', 'all'])(
  'the list of %s convention(s) has the minors that the contract says, page by page',
  async (which) => {
    const conventionId = which === 'one' ? conventionIds[0] : undefined;
    const minors = await expected(conventionId);
    expect(minors.length).toBeGreaterThan(which === 'one' ? 15 : 30);
    expect(new Set(minors.map((one) => one.split(' ')[2]))).toEqual(new Set(['NOT_SENT', 'RETURNED']));
    const found: string[] = [];
    for (let page = 1; page <= Math.ceil(minors.length / 10); page++) {
      const query = { page: String(page), pageSize: '10', ...(conventionId && { conventionId }) };
      const { data } = await call(t, listMissingConsents, { query }, registrar);
      expect(data.total).toBe(minors.length);
      found.push(...data.docs.map(({ orderId, minorId, why }) => `${orderId} ${minorId} ${why}`));
    }
    expect(found).toEqual(minors);
    const beyond = await call(
      t,
      listMissingConsents,
      { query: { page: '99', ...(conventionId && { conventionId }) } },
      registrar,
    );
    expect(beyond.data).toMatchObject({ docs: [], total: minors.length });
    const orderIds = [...new Set(minors.map((one) => one.split(' ')[0]))];
    expect(await ordersMissingConsents(t.ctx, { conventionId })).toEqual(orderIds);
  },
);
