import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listAirports,
  listOrganizations,
} from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import * as adminEndpoints from '@sangamam/contract/conventions/reference-data/reference-admin-endpoints';

import { remindAndExpireOrders } from '#server/features/orders/reminders/remind-and-expire-orders.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import { startFamily } from '#test/fixtures/registrations.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let admin: { token: string };
beforeAll(async () => {
  t = await buildTestApp();
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
});
afterAll(() => t.close());

const shown = { active: true, position: 0 };
const add = (type: 'LOCAL_UNIT' | 'PARISH', name: string) =>
  call(t, adminEndpoints.createOrganization, { body: { type, name, ...shown } }, admin);
const offered = async (type: 'LOCAL_UNIT' | 'PARISH') =>
  (await call(t, listOrganizations, { query: { type, active: 'true' } })).data.map(({ name }) => name);
const auditOf = async (entityId: string) =>
  (
    await t.database.pool.query(
      'select action, before, after from audit_log where entity_id = $1 order by id',
      [entityId],
    )
  ).rows as { action: string; before: object | null; after: object | null }[];

describe('local units and parishes', () => {
  it('are added with the next code, renamed, hidden and deleted, each with an audit row', async () => {
    const { data } = await add('LOCAL_UNIT', 'Nashville');
    const again = await add('LOCAL_UNIT', 'Omaha');
    expect(Number(again.data._id.slice(3))).toBe(Number(data._id.slice(3)) + 1);
    const params = { id: data._id };
    const hidden = { name: 'Nashville, Tennessee', active: false, position: 3 };
    await call(t, adminEndpoints.updateOrganization, { params, body: { ...hidden, revision: 0 } }, admin);
    expect(await offered('LOCAL_UNIT')).not.toContain(hidden.name);
    const all = await call(
      t,
      adminEndpoints.listAdminOrganizations,
      { query: { type: 'LOCAL_UNIT' } },
      admin,
    );
    expect(all.data).toContainEqual({ _id: data._id, revision: 1, ...hidden, uses: 0, registrants: 0 });
    const removal = { params, query: { revision: '1' } };
    await call(t, adminEndpoints.deleteOrganization, removal, admin);
    expect((await call(t, adminEndpoints.deleteOrganization, removal, admin)).codes).toEqual(['NOT_FOUND']);
    expect(await auditOf(data._id)).toMatchObject([
      { action: 'organization.created', before: null, after: { name: 'Nashville' } },
      { action: 'organization.updated', before: { name: 'Nashville' }, after: { active: false } },
      { action: 'organization.deleted', before: { name: hidden.name }, after: null },
    ]);
  });

  it('are refused twice in a list, whatever their letter case', async () => {
    const { data } = await add('PARISH', 'Uzhavoor');
    const refused = await add('PARISH', 'UZHAVOOR');
    expect(refused.errors).toMatchObject([{ code: 'ALREADY_THERE', field: 'name' }]);
    const other = await add('PARISH', 'Kaduthuruthy');
    const change = { params: { id: other.data._id }, body: { name: data.name, ...shown, revision: 0 } };
    expect((await call(t, adminEndpoints.updateOrganization, change, admin)).codes).toEqual([
      'ALREADY_THERE',
    ]);
    expect((await add('PARISH', 'other')).errors).toMatchObject([{ field: 'name' }]);
  });

  it('cannot be deleted while somebody uses them', async () => {
    const { data: parish } = await add('PARISH', 'Kaipuzha');
    await createRegistrant(t, { parishInKerala: 'Kaipuzha' });
    const query = { revision: '0' };
    const refused = await call(
      t,
      adminEndpoints.deleteOrganization,
      { params: { id: parish._id }, query },
      admin,
    );
    expect(refused.codes).toEqual(['IN_USE']);
    const units = await call(
      t,
      adminEndpoints.listAdminOrganizations,
      { query: { type: 'LOCAL_UNIT' } },
      admin,
    );
    const used = units.data.find(({ uses }) => uses > 0);
    const unit = await call(
      t,
      adminEndpoints.deleteOrganization,
      { params: { id: used?._id ?? '' }, query },
      admin,
    );
    expect(unit.codes).toEqual(['IN_USE']);
    expect(await offered('PARISH')).toContain('Kaipuzha');
  });
});

describe('airports', () => {
  it('are added, hidden and deleted, but not while a travel plan names them', async () => {
    const body = { code: 'bna', name: 'Nashville International (BNA)', ...shown };
    const { data } = await call(t, adminEndpoints.createAirport, { body }, admin);
    expect(data.code).toBe('BNA');
    expect((await call(t, adminEndpoints.createAirport, { body }, admin)).errors).toMatchObject([
      { code: 'ALREADY_THERE', field: 'code' },
    ]);
    const { id: conventionId } = await buildConvention(t.ctx);
    const { orderId } = await startFamily(t, conventionId);
    await t.database.pool.query(
      `insert into travel_legs (order_id, direction, transportation_required, airport_code) values ($1, 'ARRIVAL', true, 'BNA')`,
      [orderId],
    );
    const params = { code: 'BNA' };
    const remove = (revision: string) =>
      call(t, adminEndpoints.deleteAirport, { params, query: { revision } }, admin);
    expect((await remove('0')).codes).toEqual(['IN_USE']);
    const hidden = { name: 'Nashville (BNA)', active: false, position: 9 };
    const changed = await call(
      t,
      adminEndpoints.updateAirport,
      { params, body: { ...hidden, revision: 0 } },
      admin,
    );
    expect(changed.data).toEqual({ code: 'BNA', revision: 1, ...hidden, uses: 1 });
    expect((await call(t, listAirports, {})).data).not.toContainEqual(expect.objectContaining(params));
    await t.database.pool.query(`delete from travel_legs where order_id = $1`, [orderId]);
    expect((await remove('0')).codes).toEqual(['CONFLICT']);
    expect((await remove('1')).data).toEqual(params);
  });
});

describe('site settings', () => {
  it('change fees, contact and links, with an audit row of before and after', async () => {
    const { data: before } = await call(t, adminEndpoints.getAdminSettings, {}, admin);
    const body = {
      ...before.site,
      supportEmail: 'help@example.org',
      supportPhone: '+1 (407) 555-0199',
      supportHours: 'Sundays after church',
      convenienceFee: { ...before.site.convenienceFee, PAYPAL: 3.49 },
    };
    const { data } = await call(t, adminEndpoints.updateSiteSettings, { body }, admin);
    const { revision, ...after } = body;
    expect(data.site).toMatchObject(after);
    expect(data.site.revision).toBeGreaterThan(revision);
    expect(await auditOf('site')).toMatchObject([
      { action: 'settings.updated', before: { supportEmail: before.site.supportEmail }, after },
    ]);
  });

  it.each([
    ['three decimals', { convenienceFee: { CHASE: 0, CHEQUE: 0, PAYPAL: 2.999, CREDIT_CARD: 0 } }],
    ['a link that is not https', { links: { videoChannel: 'http://example.org/' } }],
    ['other terms', { termsVersion: 'mine' }],
    ['a phone number of letters', { supportPhone: 'call us' }],
    ['hours that are a letter of their own', { supportHours: 'x'.repeat(81) }],
  ])('refuse %s', async (_name, change) => {
    const { data: before } = await call(t, adminEndpoints.getAdminSettings, {}, admin);
    const body = { ...before.site, ...change };
    const refused = await callLoosely(t, adminEndpoints.updateSiteSettings, { body }, admin);
    expect(refused.codes[0]).toBe('RQST_PARAMS_INVALID');
    expect((await call(t, adminEndpoints.getAdminSettings, {}, admin)).data).toEqual(before);
  });

  it('set when families are reminded of unfinished registrations', async () => {
    const { id: conventionId } = await buildConvention(t.ctx);
    const family = await startFamily(t, conventionId);
    const reminders = async () =>
      (await outbox(t, { to: family.account.email })).filter(({ kind }) => kind === 'order.reminder');
    t.clock.advance({ days: 2 });
    await remindAndExpireOrders(t.ctx);
    expect(await reminders()).toHaveLength(0);
    const { revision } = (await call(t, adminEndpoints.getAdminSettings, {}, admin)).data.registrations;
    const body = {
      remindAfterDays: 1,
      expireAfterDays: 9,
      unpaidChangeDays: 10,
      waitListHours: 48,
      revision,
    };
    await call(t, adminEndpoints.updateRegistrationSettings, { body }, admin);
    await remindAndExpireOrders(t.ctx);
    expect(await reminders()).toHaveLength(1);
    const wrong = {
      remindAfterDays: 9,
      expireAfterDays: 9,
      unpaidChangeDays: 10,
      waitListHours: 48,
      revision,
    };
    const refused = await call(t, adminEndpoints.updateRegistrationSettings, { body: wrong }, admin);
    expect(refused.errors).toMatchObject([{ field: 'expireAfterDays' }]);
  });
});

describe('two editors who start from the same revision', () => {
  it.each(['LOCAL_UNIT', 'PARISH'] as const)(
    'of a %s: the later one learns of it, neither overwrites nor deletes it, and the first name stands',
    async (type) => {
      const { data } = await add(type, 'Tulsa');
      const params = { id: data._id };
      const rename = (name: string, revision: number) =>
        call(t, adminEndpoints.updateOrganization, { params, body: { name, ...shown, revision } }, admin);
      const remove = (revision: number) =>
        call(t, adminEndpoints.deleteOrganization, { params, query: { revision: String(revision) } }, admin);
      expect((await rename('Tulsa, Oklahoma', data.revision)).data.revision).toBe(1);
      expect((await rename('Tulsa City', data.revision)).codes).toEqual(['CONFLICT']);
      expect((await remove(data.revision)).codes).toEqual(['CONFLICT']);
      expect(await offered(type)).toContain('Tulsa, Oklahoma');
      expect((await rename('Tulsa City', 1)).data.name).toBe('Tulsa City');
      expect((await remove(2)).data).toEqual({ _id: data._id });
    },
  );

  it('renaming and deleting a parish at the same moment: one of them is refused', async () => {
    const { data } = await add('PARISH', 'Piravom');
    const params = { id: data._id };
    const [renamed, removed] = await Promise.all([
      call(
        t,
        adminEndpoints.updateOrganization,
        { params, body: { name: 'Piravam', ...shown, revision: 0 } },
        admin,
      ),
      call(t, adminEndpoints.deleteOrganization, { params, query: { revision: '0' } }, admin),
    ]);
    const renameWon = renamed.status === 200;
    expect([...renamed.codes, ...removed.codes]).toEqual([renameWon ? 'CONFLICT' : 'NOT_FOUND']);
    expect((await offered('PARISH')).includes('Piravam')).toBe(renameWon);
  });

  it('of an airport: the later one gets CONFLICT and the first name stays', async () => {
    const { data } = await call(
      t,
      adminEndpoints.createAirport,
      { body: { code: 'TUL', name: 'Tulsa', ...shown } },
      admin,
    );
    const params = { code: data.code };
    const rename = (name: string, revision: number) =>
      call(t, adminEndpoints.updateAirport, { params, body: { name, ...shown, revision } }, admin);
    expect((await rename('Tulsa (TUL)', data.revision)).data.revision).toBe(1);
    const refused = await rename('Tulsa International', data.revision);
    expect(refused.codes).toEqual(['CONFLICT']);
    const stale = { params, query: { revision: String(data.revision) } };
    expect((await call(t, adminEndpoints.deleteAirport, stale, admin)).codes).toEqual(['CONFLICT']);
    expect((await call(t, listAirports, {})).data).toContainEqual({ code: 'TUL', name: 'Tulsa (TUL)' });
  });

  it('of the settings at the same moment: one of them is refused and stores nothing', async () => {
    const { data: before } = await call(t, adminEndpoints.getAdminSettings, {}, admin);
    const saved = await Promise.all(
      ['one@example.org', 'two@example.org'].map((supportEmail) =>
        call(t, adminEndpoints.updateSiteSettings, { body: { ...before.site, supportEmail } }, admin),
      ),
    );
    expect(saved.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
    const winner = saved.find(({ status }) => status === 200);
    const { data: after } = await call(t, adminEndpoints.getAdminSettings, {}, admin);
    expect(after).toEqual(winner?.data);
    expect(after.registrations).toEqual(before.registrations);
  });

  it('of the settings of unfinished registrations: the later one gets CONFLICT, also before anybody has set them', async () => {
    await t.database.pool.query(`delete from settings where key = 'registrations'`);
    const save = (remindAfterDays: number) =>
      call(
        t,
        adminEndpoints.updateRegistrationSettings,
        {
          body: { remindAfterDays, expireAfterDays: 30, unpaidChangeDays: 0, waitListHours: 48, revision: 0 },
        },
        admin,
      );
    const saved = await Promise.all([save(4), save(5)]);
    expect(saved.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
    const { data } = await call(t, adminEndpoints.getAdminSettings, {}, admin);
    const winner = saved.find(({ status }) => status === 200);
    expect(data.registrations).toEqual(winner?.data.registrations);
    expect(data.registrations.revision).toBe(1);
  });
});
