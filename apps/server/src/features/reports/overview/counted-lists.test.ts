import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { getConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import {
  createDiscount,
  listDiscounts,
} from '@sangamam/contract/conventions/discounts/discount-admin-endpoints';
import { enterDiscountCode } from '@sangamam/contract/conventions/discounts/discount-endpoints';
import { createAddonOrder } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { listAddonChoices } from '@sangamam/contract/orders/registrations/registration-queue-endpoints';
import { getPlots } from '@sangamam/contract/reports/plots/plot-endpoints';
import { submitForApprovalById } from '@sangamam/contract/orders/order-endpoints';
import { reportChequePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { listPeople } from '@sangamam/contract/people/directory/people-admin-endpoints';
import {
  createAirport,
  listAdminAirports,
  listAdminOrganizations,
} from '@sangamam/contract/conventions/reference-data/reference-admin-endpoints';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import { readyFamily, type ReadyFamily } from '#test/fixtures/ready-families.ts';
import { startFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let admin: { token: string };
let conventionId: string;
let packageId: string;
let addonId: string;
/** Whose registration and add-on order hold what they took. */
let keptAccount: string;

const at = ({ orderId }: { orderId: string }) => ({ params: { orderId } });
const family = () => readyFamily(t.ctx, { conventionId, packageId, addonId });
const code = 'KERALA-10';

beforeAll(async () => {
  t = await buildTestApp();
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  const options = ['Small', 'Large'].map((key) => ({ key, price: 25, cadPrice: 34 }));
  ({ id: addonId } = await buildAddon(t.ctx, {
    conventionId,
    type: 'MULTIPLE_OPTIONS_WITH_TEXTBOX',
    options: [{ key: 'Yes', price: 40, cadPrice: 55 }, ...options],
  }));
  const body = {
    code,
    title: 'Early helpers',
    percent: 10,
    amount: null,
    cadAmount: null,
    scope: 'NET' as const,
    packageIds: [],
    validFrom: null,
    validUntil: null,
    maxUses: null,
    maxUsesPerFamily: null,
    budget: null,
    cadBudget: null,
    active: true,
  };
  await call(t, createDiscount, { params: { conventionId }, body }, admin).then(({ data }) => data);
  const sent = async () => {
    const one = await family();
    await call(t, enterDiscountCode, { ...at(one), body: { code } }, one).then(({ data }) => data);
    await submit(one);
    return one;
  };
  const kept = await sent();
  keptAccount = kept.userId;
  const [cancelled, rejected] = [await sent(), await sent()];
  const reason = { reason: 'The family moved away' };
  await call(t, desk.cancelRegistration, { ...at(cancelled), body: reason }, admin);
  await call(t, desk.rejectRegistration, { ...at(rejected), body: reason }, admin);
  const unsent = await family();
  await call(t, enterDiscountCode, { ...at(unsent), body: { code } }, unsent).then(({ data }) => data);
  await addMore(kept);
});
afterAll(() => t.close());

const submit = (one: ReadyFamily) =>
  call(t, submitForApprovalById, { ...at(one), body: {} }, one).then(({ data }) => data);

/** Sends an add-on order with two kinds of the add-on. */
async function addMore(one: ReadyFamily): Promise<void> {
  await call(t, reportChequePayment, at(one), one).then(({ data }) => data);
  const selectedAddonData = ['Small', 'Large'].map((key, place) => ({
    type: 'MULTIPLE_OPTIONS_WITH_TEXTBOX' as const,
    addonId,
    title: '',
    data: { key, value: { price: 25, quantity: place + 1 } },
  }));
  const created = await call(
    t,
    createAddonOrder,
    { query: { userId: one.userId, conventionId }, body: { selectedAddonData } },
    one,
  );
  await submit({ ...one, orderId: created.data.orderId });
}

type Filters = EndpointInput<typeof desk.listRegistrations>['query'];
const listed = async (query: Filters) => (await call(t, desk.listRegistrations, { query }, admin)).data.total;
const configuration = async () =>
  (await call(t, getConventionConfiguration, { params: { conventionId } }, admin)).data;

it('the places taken of a package are the registrations that hold it', async () => {
  const { packages } = await configuration();
  expect(packages.map(({ seatsTaken }) => seatsTaken)).toEqual([1]);
  expect(await listed({ conventionId, packageId, places: 'HELD' })).toBe(1);
  expect(await listed({ conventionId, packageId })).toBe(4);
});

it('the orders of an add-on are those that hold some of it, add-on orders too', async () => {
  const { addons } = await configuration();
  expect(addons.map(({ orders }) => orders)).toEqual([2]);
  expect(addons[0]?.options.map(({ taken }) => taken)).toEqual([1, 1, 2]);
  expect(await listed({ conventionId, addonId, places: 'HELD' })).toBe(2);
  const { data } = await call(t, listAddonChoices, { query: { conventionId } }, admin);
  expect(data.map(({ _id }) => _id)).toEqual([addonId]);
});

it('the uses of a discount code are the orders that hold it', async () => {
  const { data } = await call(t, listDiscounts, { params: { conventionId } }, admin);
  expect(data.map(({ uses }) => uses)).toEqual([1]);
  expect(await listed({ conventionId, discount: code, places: 'HELD' })).toBe(1);
  expect(await listed({ conventionId, discount: code })).toBe(4);
});

it('the families of a unit or a package in the plots are the registrations of the list', async () => {
  const { data } = await call(t, getPlots, { query: { conventionId } }, admin);
  for (const name of ['BY_UNIT', 'BY_PACKAGE'] as const) {
    const points = data.find((plot) => plot.name === name)?.points ?? [];
    expect(points.map(({ values }) => values)).toEqual([[1]]);
    for (const { list, values } of points) {
      const { view, ...query } = Object.fromEntries(new URL(list ?? '', 'http://localhost').searchParams);
      expect([view, await listed(query)]).toEqual(['all', values[0]]);
    }
  }
});

it('the registrations of an account are those of the list', async () => {
  const { data } = await call(t, listPeople, { query: { pageSize: '100' } }, admin);
  const counted = data.docs.find(({ _id }) => _id === keptAccount)?.registrations;
  expect(counted).toBe(1);
  expect(await listed({ account: keptAccount })).toBe(1);
});

it('the registrants of a unit or a parish are those of the list of people', async () => {
  await createRegistrant(t, { organization: 'ORG10025' });
  for (const type of ['LOCAL_UNIT', 'PARISH'] as const) {
    const { data } = await call(t, listAdminOrganizations, { query: { type } }, admin);
    const counted = data.filter(({ registrants }) => registrants > 0);
    expect(counted.length).toBeGreaterThan(0);
    for (const { _id, name, registrants } of data.slice(0, 40)) {
      const query = type === 'LOCAL_UNIT' ? { organization: _id } : { parish: name };
      expect((await call(t, listPeople, { query }, admin)).data.total).toBe(registrants);
    }
  }
});

it('the travel plans of an airport are the registrations whose plan names it', async () => {
  const body = { code: 'BNA', name: 'Nashville International (BNA)', active: true, position: 0 };
  await call(t, createAirport, { body }, admin).then(({ data }) => data);
  const { orderId } = await startFamily(t, conventionId);
  await t.database.pool.query(
    `insert into travel_legs (order_id, direction, transportation_required, airport_code)
      values ($1, 'ARRIVAL', true, 'BNA'), ($1, 'DEPARTURE', true, 'BNA')`,
    [orderId],
  );
  const { data } = await call(t, listAdminAirports, {}, admin);
  expect(data.find((airport) => airport.code === 'BNA')?.uses).toBe(1);
  expect(await listed({ airport: 'BNA' })).toBe(1);
});

it('an add-on order that waits for a decision holds no place of its own', async () => {
  await t.database.pool.query(
    `update orders set registration_status = case when parent_order_id is null then 'REG_APPROVED'
         else 'PENDING_REG_APPROVAL' end, net_price = 0, cad_net_price = 0
       where convention_id = $1 and user_id = $2`,
    [conventionId, keptAccount],
  );
  const of = { conventionId, account: keptAccount };
  expect(await listed(of)).toBe(2);
  expect(await listed({ ...of, places: 'HELD' })).toBe(1);
});
