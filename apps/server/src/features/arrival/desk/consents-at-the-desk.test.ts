import { openFamily, receiveConsentForm } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { listConsents } from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { buildArrivalDesk, type ArrivalDesk } from '#test/fixtures/arrivals.ts';
import { smallPdf } from '#test/fixtures/pictures.ts';
import { upload } from '#test/upload.ts';

describe('consent forms at the arrival desk', () => {
  let t: TestApp;
  let a: ArrivalDesk;
  beforeAll(async () => {
    t = await buildTestApp();
    a = await buildArrivalDesk(t);
  });
  afterAll(() => t.close());

  const minor = { dob: '2015-02-01' };
  type Family = Awaited<ReturnType<ArrivalDesk['confirmed']>>;
  const open = async ({ orderId }: Family) =>
    (await call(t, openFamily, { params: { orderId } }, a.desk)).data;
  const send = ({ orderId }: { orderId: string }, minorId: string, by = a.desk) =>
    upload(
      t,
      { ...receiveConsentForm, path: receiveConsentForm.path.replace('{orderId}', orderId) },
      { fields: { minorId }, files: [{ name: 'form.pdf', bytes: smallPdf }] },
      by,
    );

  it('that are missing are marked beside the minor, and what was said is part of the check-in', async () => {
    const family = await a.confirmed({}, minor);
    expect((await open(family)).people.map(({ lacksConsent }) => lacksConsent)).toEqual([false, true]);
    const [result] = await a.settle([
      a.eventOf(family, { personId: family.daughterId, consent: 'ADULT_HERE' }),
    ]);
    expect(result?.arrival).toMatchObject({ consent: 'ADULT_HERE', byName: 'Thomas Staff' });
    expect((await open(family)).people[1]?.arrival?.consent).toBe('ADULT_HERE');
    const { rows } = await t.database.pool.query(
      `select after from audit_log where action = 'order.checked-in' and entity_id = $1`,
      [family.orderId],
    );
    expect(rows).toMatchObject([{ after: { desk: 'Desk 1', consents: { ADULT_HERE: 1 } } }]);
    await expect(
      t.database.pool.query(
        `update arrival_events set consent = 'LATER' where order_id = '${family.orderId}'`,
      ),
    ).rejects.toThrow('append-only');
  });

  it('of a page that knows no such answer are recorded without one', async () => {
    const family = await a.confirmed({}, minor);
    const { consent: _, ...older } = a.eventOf(family, { personId: family.daughterId });
    expect(await a.settle([older as never])).toMatchObject([
      { outcome: 'APPLIED', arrival: { consent: null } },
    ]);
  });

  it('that were signed there are stored for a registrar to check, and settle the gate', async () => {
    const family = await a.confirmed({}, minor);
    const { data } = await send(family, family.daughterId);
    expect(data.people[1]).toMatchObject({ lacksConsent: false });
    expect(data.gate).toContainEqual({ topic: 'CONSENTS', state: 'ASK', actor: 'REGISTRAR' });
    const query = { search: family.tempNumber };
    const listed = await call(t, listConsents, { query }, a.registrar);
    expect(listed.data.docs).toMatchObject([{ state: 'SENT' }]);
    const record = await call(t, getRegistration, { params: { orderId: family.orderId } }, a.registrar);
    expect(record.data.history.map(({ action }) => action)).toContain('consent.received');
  });

  it('are refused for an adult, a stranger, an unknown or cancelled registration, and by other roles', async () => {
    const family = await a.confirmed({}, minor);
    const other = await a.confirmed({}, minor);
    for (const minorId of [family.selfId, other.daughterId])
      expect((await send(family, minorId)).codes).toEqual(['RQST_PARAMS_INVALID']);
    expect((await send({ orderId: a.conventionId }, family.daughterId)).codes).toEqual(['ORDER_NOT_FOUND']);
    await t.database.pool.query(`update orders set cancelled_at = now() where id = '${other.orderId}'`);
    expect((await send(other, other.daughterId)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const viewer = await a.staff('VIEWER');
    expect((await send(family, family.daughterId, viewer)).codes).toEqual(['FORBIDDEN']);
    expect((await open(family)).people[1]?.lacksConsent).toBe(true);
  });
});
